"""Desugaring of tallies.

A *table of conditions* has rows that count under a condition. A `tally` of it adds each row that counts to a quantity.
Each row becomes an `add` line with the row's condition, so explanations, checks, lowering and pages need no case for
tallies.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import ERROR, PLAIN, TRUTH, ErrorType, KindType, NumberType, Type
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.declare.table_declarations import text_node
from rulec.sema.model import (
    CellValue,
    Cite,
    ColumnOf,
    Contribution,
    KeySpec,
    Origin,
    Table,
    TableRow,
    Tallied,
    Tally,
    TallyRow,
)
from rulec.sema.summaries.call_graph import rings
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import Scope
from rulec.sema.typing.texts import read_words
from rulec.syntax import nodes as s
from rulec.tables.condition_tables import ALL, unknown_key
from rulec.tables.located import Cell, ConditionRow, LocatedTable, LocatedText

Reading = Callable[[Cell, ColumnOf], CellValue]
APPLIES = ("value", "unknown")  # the states of cells that count when their row holds


def lets(context: Context, row: ConditionRow) -> dict[str, t.Expr]:
    """Type the local names of a row."""
    from rulec.syntax.parser import parse_expression

    found: dict[str, t.Expr] = {}
    for name, value in row.lets:
        parsed = parse_expression(value.text, value.span, context.report)
        typed = context.typer.expr(parsed, Scope({})) if parsed is not None else t.Bad(type=ERROR, span=value.span)
        found[name.text] = typed
    return found


@dataclass
class ConditionReader:
    """The typer of the rows of a table of conditions. `cell` types a value cell of a column."""

    context: Context
    held: Held
    table: LocatedTable
    head: Tally
    cites: tuple[Cite, ...]

    def read(self, cell: Reading) -> Tally:
        """Type all rows and check the names in their `unless`."""
        rows = tuple(self._row(row, cell) for row in self.table.conditions or ())
        self._check_unless(rows)
        return replace(self.head, rows=rows)

    def _row(self, row: ConditionRow, cell: Reading) -> TallyRow:
        typer = self.context.typer
        scope = Scope(dict(self.head.params), lets=self.context.lets.get((self.table.name.text, row.name.text), {}))
        when: t.Expr | None = None
        if row.asks is not None:
            arguments = tuple(t.Variable(type=of, span=row.asks.span, name=name) for name, of in self.head.params)
            when = t.CallTo(type=TRUTH, span=row.asks.span, name=row.name.text, arguments=arguments)
        elif row.when is not None:
            when = self._expression(row.when, scope, TRUTH)
        each = self._expression(row.each, scope, PLAIN) if row.each is not None else None
        label = read_words(typer, text_node(row.label), scope)
        applies, cells = self._cells(row, cell)
        return TallyRow(
            row.name.text, label, when, each, tuple(word.text for word in row.unless), applies, cells,
            self._cite(row.line), row.line, row.asks is not None, span=row.span,
        )  # fmt: skip

    def _expression(self, text: LocatedText, scope: Scope, of: Type) -> t.Expr:
        from rulec.syntax.parser import parse_expression

        parsed = parse_expression(text.text, text.span, self.context.report)
        if parsed is None:
            return t.Bad(type=ERROR, span=text.span)
        if of == TRUTH:
            return self.context.typer.test(parsed, scope)
        typed = self.context.typer.expr(parsed, scope)
        if isinstance(typed.type, NumberType | ErrorType) and (typed.type == of or typed.type == ERROR):
            return typed
        return self.context.typer.coerce(typed, of, "what `for each` counts")

    def _cite(self, line: int | None) -> tuple[Cite, ...]:
        """Return the table's citation, narrowed to the line on which the row is printed."""
        places = [cite for cite in self.cites if cite.document]
        if line is None or not places:
            return self.cites if line is None else ()
        around = (c for c in places if c.first is not None and c.first <= line <= (c.last or c.first))
        place = next(around, places[0])
        return (replace(place, first=line, last=line),)

    def _cells(self, row: ConditionRow, cell: Reading) -> tuple[tuple[int, ...], tuple[CellValue, ...]]:
        """Return the positions of the keys that the row applies to, and a cell for each key (or value column)."""
        report = self.context.report
        if self.head.key is None:
            names = [column.name for column in self.head.values]
        else:
            names = list(self.context.symbols.members(without_none(self.head.key.type)))
        given: dict[str, Cell] = {}
        for word, found in row.cells:
            if word.text not in (*names, ALL):
                unknown_key(word, names, report)
            elif word.text in given:
                report.error(
                    "R0241", f"the row `{row.name.text}` gives `{word.text}` twice", word.span, "again here",
                    hint="take one of the two away",
                )  # fmt: skip
            given.setdefault(word.text, found)
        only = self._only(row, names)
        cells: list[CellValue] = []
        lacking: list[str] = []
        for at, name in enumerate(names):
            column = self.head.values[at] if self.head.key is None else self.head.values[0]
            found_cell = given.get(name, given.get(ALL))
            if only is not None and name not in only:
                if name in given:
                    report.error(
                        "R0244", f"the row `{row.name.text}` gives `{name}`, which `only` leaves out", given[name].span,
                        "never counts", hint=f"add `{name}` to `only`, or take the value away",
                    )  # fmt: skip
                cells.append(CellValue("none", span=row.span))
            elif found_cell is None:
                lacking.append(name)
            else:
                cells.append(cell(found_cell, column))
        if lacking:
            report.error(
                "R0241", f"the row `{row.name.text}` says nothing of {listed(f'`{n}`' for n in lacking)}",
                row.name.span, "a value is missing",
                hint="give each its value, `none` where the row does not apply, or `all` for all the others",
            )  # fmt: skip
            return (), ()
        left_out = next((c for c in cells if c.state == "left_out"), None)
        if left_out is not None:
            report.error(
                "R0241", f"the row `{row.name.text}` leaves a value out", left_out.span, "nothing stands here",
                hint="write `none` where the row does not apply, `unknown` where the source gives no value",
            )  # fmt: skip
        return tuple(at for at, one in enumerate(cells) if one.state in APPLIES), tuple(cells)

    def _only(self, row: ConditionRow, names: list[str]) -> set[str] | None:
        if not row.only:
            return None
        for word in row.only:
            if self.head.key is None or word.text not in names:
                headline = f"`only` of the row `{row.name.text}` names `{word.text}`, which is no key"
                cure = f"the keys are {listed(names) or 'none'}"
                self.context.typer.unknown("R0244", headline, word, "key", names, cure)
        return {word.text for word in row.only}

    def _check_unless(self, rows: tuple[TallyRow, ...]) -> None:
        known = {row.name: row for row in rows}
        faulty = False
        for located, row in zip(self.table.conditions or (), rows, strict=True):
            for word in located.unless:
                if word.text not in known:
                    faulty = True
                    headline = f"`when not` of the row `{row.name}` names `{word.text}`, which is no row"
                    cure = "it names other rows of the same table"
                    self.context.typer.unknown("R0242", headline, word, "row", known, cure)
        if faulty:
            return
        waits = {row.name.text: row.unless for row in self.table.conditions or ()}
        for (first, *further), way in rings({n: {w.text: w.span for w in waits[n]} for n in sorted(waits)}):
            name = first[0]
            self.context.report.error(
                "R0243", f"the row `{name}` waits for itself", waits[name][0].span, "leads back to this row",
                related=tuple(Place(known[other].span, "by way of this row") for other, _, _ in further),
                hint=f"take one `when not` out of {way}",
            )  # fmt: skip


def columns_of(tally_key: ColumnOf | None, value: ColumnOf, rows: tuple[ConditionRow, ...]) -> tuple[ColumnOf, ...]:
    """Return a column for each row, for look-ups of a single row; empty without a key."""
    if tally_key is None:
        return ()
    return tuple(
        ColumnOf(r.name.text, value.type, r.label.text, False, value.params, None, span=r.name.span) for r in rows
    )


def rows_of(tally: Tally, names: tuple[str, ...], span: Span) -> tuple[TableRow, ...]:
    """Return the transposed table: a row for each key, a cell for each condition."""
    if tally.key is None:
        return ()
    return tuple(
        TableRow((KeySpec(values=(at,), text=name),), tuple(row.cells[at] for row in tally.rows), None, span=span)
        for at, name in enumerate(names)
    )


def condition(
    tally: Tally, row: TallyRow, values: Mapping[str, t.Expr], key: t.Expr | None, names: tuple[str, ...]
) -> tuple[t.Expr, ...]:
    """Return the conjuncts under which a row counts for these arguments and this key; empty if it always counts."""
    found: list[t.Expr] = []
    if key is not None and len(row.applies) < len(names) and known_key(key) is None:
        items = tuple(_literal(key.type, at, names[at], row.span) for at in row.applies)
        found.append(t.OneOf(type=TRUTH, span=row.span, value=key, items=items, ranges=(), negated=False))
    if row.when is not None:
        found.append(t.substitute(row.when, values))
    for name in row.unless:
        other = next(one for one in tally.rows if one.name == name)
        whole = t.all_of(t.conjuncts(*condition(tally, other, values, key, names)), row.span)
        inner = whole if whole is not None else t.TruthLit(type=TRUTH, span=row.span, value=True)
        found.append(t.Not(type=TRUTH, span=row.span, value=inner))
    return tuple(found)


def known_key(key: t.Expr | None) -> int | None:
    """Return the position of a literal key, or None."""
    return key.position if isinstance(key, t.MemberLit | t.RecordLit) else None


def _literal(of: Type, at: int, name: str, span: Span) -> t.Expr:
    of = without_none(of)
    if isinstance(of, KindType):
        return t.RecordLit(type=of, span=span, kind=of.name, key=name, position=at)
    return t.MemberLit(type=of, span=span, enum=getattr(of, "name", ""), name=name, position=at)


def amount(
    table: str, tally: Tally, row: TallyRow, column: int, key: t.Expr | None, values: Mapping[str, t.Expr], held: Held
) -> t.Expr:
    """Return the amount of a row: its cell, multiplied by its `for each` count."""
    cells = [row.cells[column]] if key is None else [row.cells[at] for at in row.applies]
    fixed = [fold(c.value, held.known) if c.value is not None else None for c in cells]
    first = cells[0].value if cells else None
    given: t.Expr
    if cells and cells[0].state == "unknown" and key is None:
        given = t.UnknownLit(type=tally.values[column].type, span=cells[0].span, name=f"{row.name} in {table}")
    elif first is not None and all(f is not None and f == fixed[0] for f in fixed):
        given = replace(first, span=row.span) if isinstance(first, t.NumberLit) else first
    elif key is None:
        assert first is not None
        given = t.substitute(first, values)
    else:
        assert key is not None
        given = t.Lookup(
            type=tally.values[0].type,
            span=row.span,
            table=table,
            keys=(key,),
            column=row.name,
            arguments=tuple(values.values()),
        )
    if row.each is None:
        return given
    return t.Arith(type=given.type, span=row.span, op="*", left=given, right=t.substitute(row.each, values))


def lines(
    context: Context, held: Held, node: s.Contribution, scope: Scope, result: NumberType, origin: Origin, at: int
) -> list[Contribution]:
    """Return the lines of a tally in row order; empty after a report. `at` identifies the `tally` line."""
    if node.limit is not None or node.each is not None:
        span = node.limit.span if node.limit is not None else node.span
        context.report.error(
            "R0540", "a `tally` takes no limit and no loop", span, "stands for many lines",
            hint="give the rows `for each`, or put the tally into a quantity of its own and add that",
        )  # fmt: skip
        return []
    read = _read(context, node.amount, scope)
    if read is None:
        return []
    table, arguments, key, column = read
    tally = table.tally
    assert tally is not None
    when = context.typer.test(node.when, scope) if node.when is not None else None
    values = {name: given for (name, _), given in zip(tally.params, arguments, strict=True)}
    names = context.symbols.members(without_none(tally.key.type)) if tally.key is not None else ()
    place = next(i for i, value in enumerate(tally.values) if value.name == column)
    wanted = NumberType(result.dims, "points") if result.form == "percent" else result
    label, cites = context.words(node.label, scope), context.cite(node.cites)
    if tally.values[place].type != wanted:
        context.typer.coerce(
            t.Lookup(type=tally.values[place].type, span=node.amount.span, table=table.name, keys=(), column=column),
            wanted, "what `tally` adds",
        )  # fmt: skip
        return []
    found: list[Contribution] = []
    for row in tally.rows:
        if tally.key is None and row.cells[place].state not in APPLIES:
            continue  # it does not apply to this column
        if not row.applies or (known_key(key) is not None and known_key(key) not in row.applies):
            continue
        tests = condition(tally, row, values, key, names)
        rulings = tuple(Cite(ruling=r, span=row.span) for r in dict.fromkeys(c.ruling for c in row.cells) if r)
        use = Tallied(table.name, row.name, arguments, key, column if len(tally.values) > 1 else "", when, label,
                      cites, at, span=node.span)  # fmt: skip
        found.append(
            Contribution(
                verb="add",
                amount=amount(table.name, tally, row, place, key, values, held),
                when=t.all_of(t.conjuncts(when, *tests), row.span),
                family=node.family.text if node.family is not None else None,
                over=node.over.text if node.over is not None else None,
                label=t.substitute(row.label, values),
                cites=(*row.cites, *rulings, *cites),
                origin=origin,
                span=row.span,
                tallied=use,
            )
        )
    return found


Read = tuple[Table, tuple[t.Expr, ...], t.Expr | None, str]


def _read(context: Context, node: s.Expr, scope: Scope) -> Read | None:
    """Parse `table(things)[key].column` and check that the parts match the table."""
    typer, report = context.typer, context.report
    at: s.Expr = node
    column: s.Word | None = None
    keys: tuple[s.Expr, ...] = ()
    given: tuple[s.Argument, ...] = ()
    if isinstance(at, s.Attribute):
        column, at = at.name, at.of
    if isinstance(at, s.Index):
        keys, at = at.keys, at.of
    if isinstance(at, s.Call):
        given, at = at.arguments, at.of
    if not isinstance(at, s.Name) or at.text not in context.symbols.tables:
        shown = at.span.text
        typer.bad("R0212", f"no table `{shown}`", at.span, "unknown table", did_you_mean(shown, context.tallies)
                  or "write `tally TABLE(things)[key]`")  # fmt: skip
        return None
    signature = context.symbols.tables[at.text]
    if not signature.is_tally:
        report.error(
            "R0246", f"the table `{at.text}` has no conditions", at.span, "is read by its keys",
            hint=f"add its cell: `add {at.text}[…]`; a table with `params` and `when` in its rows can be tallied",
        )  # fmt: skip
        return None
    table = context.tallies.get(at.text)
    tally = table.tally if table is not None else None
    if table is None or tally is None:
        return None  # its faults have been told
    form = _form(table.name, tally)
    arguments = _arguments(context, at, given, tally, scope, form)
    if arguments is None:
        return None
    if len(keys) != (1 if tally.key is not None else 0):
        what = f"is read with `[{tally.key.name}]`" if tally.key is not None else "has no key"
        report.error("R0246", f"the table `{table.name}` {what}", node.span, "not so here", hint=f"write `{form}`")
        return None
    key = typer.fit(keys[0], scope, tally.key.type, f"the key `{tally.key.name}`") if tally.key is not None else None
    if key is not None and isinstance(key.type, ErrorType):
        return None
    names = [value.name for value in tally.values]
    if (column is None and len(names) > 1) or (column is not None and column.text not in names):
        span: Span = column.span if column is not None else node.span
        shown = column.text if column is not None else ""
        headline = f"no column `{shown}` in table `{table.name}`" if shown else (
            f"it is not said which column of `{table.name}` is tallied"
        )  # fmt: skip
        hint = did_you_mean(shown, names) or f"its columns are {listed(f'`{n}`' for n in names)}"
        report.error("R0213" if shown else "R0246", headline, span, "which column?", hint=hint)
        return None
    return table, arguments, key, column.text if column is not None else names[0]


def _form(name: str, tally: Tally) -> str:
    """Return the form of a tally, for hints."""
    things = f"({', '.join(param for param, _ in tally.params)})" if tally.params else ""
    key = f"[{tally.key.name}]" if tally.key is not None else ""
    return f"tally {name}{things}{key}"


def _arguments(
    context: Context, at: s.Name, given: tuple[s.Argument, ...], tally: Tally, scope: Scope, form: str
) -> tuple[t.Expr, ...] | None:
    """Type the arguments of a tally, in the order of the table's `params`."""
    plain = [a for a in given if a.value is not None and a.each is None]
    if len(plain) != len(given) or len(given) != len(tally.params):
        told = f"is told {len(tally.params)} thing{'' if len(tally.params) == 1 else 's'}, not {len(given)}"
        context.report.error("R0246", f"the table `{at.text}` {told}", at.span, "not as many as its `params`",
                             hint=f"write `{form}`")  # fmt: skip
        return None
    found: dict[str, t.Expr] = {}
    for i, argument in enumerate(plain):
        assert argument.value is not None
        name, of = tally.params[i]
        if argument.name is not None:
            match = next(((n, o) for n, o in tally.params if n == argument.name.text), None)
            if match is None or match[0] in found:
                context.report.error(
                    "R0210", f"`{at.text}` has no parameter `{argument.name.text}`", argument.name.span,
                    "unknown parameter", hint=f"write `{form}`",
                )  # fmt: skip
                return None
            name, of = match
        found[name] = context.typer.fit(argument.value, scope, of, f"the `{name}`")
    if any(isinstance(value.type, ErrorType) for value in found.values()) or len(found) != len(tally.params):
        return None
    return tuple(found[name] for name, _ in tally.params)
