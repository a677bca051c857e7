"""The lines that a `tally` stands for: one `add` for each row of a table of conditions."""

from __future__ import annotations

from rulec.base.spans import Span
from rulec.base.text import did_you_mean, listed
from rulec.base.types import ErrorType, NumberType
from rulec.sema import expr as t
from rulec.sema.context import Context
from rulec.sema.declare.constants import Held
from rulec.sema.desugar import tallies
from rulec.sema.model import Cite, Contribution, Origin, Table, Tallied, Tally
from rulec.sema.typing.assignability import without_none
from rulec.sema.typing.scope import Scope
from rulec.syntax import nodes as s


def lines(
    context: Context, held: Held, node: s.Contribution, scope: Scope, result: NumberType, origin: Origin, at: int
) -> list[Contribution]:
    """All of them, in the order of the rows; empty when something was reported. `at` tells this `tally` from others."""
    if node.limit is not None or node.each is not None:
        span = node.limit.span if node.limit is not None else node.span
        context.report.error(
            "R0540", "a `tally` takes no limit and no loop", span, "stands for many lines",
            hint="give the rows `each`, or put the tally into a quantity of its own and add that",
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
        if tally.key is None and row.cells[place].state not in tallies.APPLIES:
            continue  # it does not apply to this column
        if not row.applies or (tallies.known_key(key) is not None and tallies.known_key(key) not in row.applies):
            continue
        tests = tallies.condition(tally, row, values, key, names)
        rulings = tuple(Cite(ruling=r, span=row.span) for r in dict.fromkeys(c.ruling for c in row.cells) if r)
        use = Tallied(table.name, row.name, arguments, key, column if len(tally.values) > 1 else "", when, label,
                      cites, at, span=node.span)  # fmt: skip
        found.append(
            Contribution(
                verb="add",
                amount=tallies.amount(table.name, tally, row, place, key, values, held),
                limit=None,
                each=None,
                when=tallies.joined((*((when,) if when is not None else ()), *tests), row.span),
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
    """`table(things)[key].column`, with what the table needs and no more."""
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
    """How the tally of a table is written."""
    things = f"({', '.join(param for param, _ in tally.params)})" if tally.params else ""
    key = f"[{tally.key.name}]" if tally.key is not None else ""
    return f"tally {name}{things}{key}"


def _arguments(
    context: Context, at: s.Name, given: tuple[s.Argument, ...], tally: Tally, scope: Scope, form: str
) -> tuple[t.Expr, ...] | None:
    """What the conditions are about: all of it is named, in the order of the table's `params`."""
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
