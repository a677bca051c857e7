"""Typing of tables: columns, keys and cells. A cell is text until the type of its column is known."""

from __future__ import annotations

import re
from fractions import Fraction

from rulec.base.diagnostics import Place
from rulec.base.records import dataclass, field, replace
from rulec.base.spans import Span
from rulec.base.text import did_you_mean
from rulec.base.types import (
    ERROR,
    TEXT,
    TRUTH,
    EnumType,
    ErrorType,
    KindType,
    NumberType,
    OptionalType,
    Type,
    amount_of,
    show_type,
)
from rulec.sema import expr as t
from rulec.sema.context import Common, Context, Home
from rulec.sema.declare.constants import Held
from rulec.sema.declare.table_declarations import cite_nodes, text_node, type_node
from rulec.sema.desugar.tallies import ConditionReader, columns_of, lets, rows_of
from rulec.sema.kept import Keeping
from rulec.sema.model import CellValue, ColumnOf, KeySpec, LeftOut, Sheet, Table, TableRow, Tally
from rulec.sema.typing.assignability import grain_of, without_none
from rulec.sema.typing.constant_folding import fold
from rulec.sema.typing.scope import GLOBAL, Scope, TableSignature
from rulec.syntax import nodes as s
from rulec.tables import located
from rulec.tables.located import Cell, Column, LocatedTable, LocatedText
from rulec.tables.yaml import first_line

_NUMBER = re.compile(r"-?([0-9]{1,3}(,[0-9]{3})+|[0-9]+)(\.[0-9]+)?\Z")
LONGEST = 40  # letters of a number in a table; no amount of a rulebook has as many
_DASHED = re.compile(r"[0-9]+(-[0-9]+)+\Z")
_CLOCK = re.compile(r"[0-9]+(:[0-9]+)+\Z")
_ZEROS = re.compile(r"-?0[0-9,]*[1-9][0-9,]*(\.[0-9]+)?\Z")
_NOUGHT = re.compile(r"-0+(\.0+)?\Z")
_KEY = re.compile(rf"[-+]?[0-9][0-9./]{{0,{LONGEST}}}\Z")  # `Fraction` alone would take `1e999999999`
_PERCENT = re.compile(r"(-?)([0-9]+(?:\.[0-9]+)?) ?%\Z")
_BAND = re.compile(r"(-?[0-9,.]+%?)\s*\.\.\s*(-?[0-9,.]+%?)\Z")
_BUT = re.compile(r"any but (\{.*\}|[A-Za-z0-9_]+)\Z")
_STRETCH = re.compile(r"([a-z]\w*)(?:\s*\.\.\s*([a-z]\w*)|\s+or\s+(more|less))\Z")
_OPEN = re.compile(r"(-?[0-9,.]+%?)\s+or\s+(more|less)\Z")


@dataclass
class Heads:
    """The located tables by name with their packs, for the second pass, and the heads of tables of conditions."""

    tables: dict[str, tuple[Home, LocatedTable]] = field(default_factory=dict)
    conditions: dict[str, Tally] = field(default_factory=dict)


def declare_tables(context: Context) -> Heads:
    """Declare the names of tables and the types of their columns."""
    heads = Heads()
    symbols = context.symbols
    for home, table in context.tables():
        name = table.name.text
        if name in heads.tables or name in symbols.functions:
            first = heads.tables[name][1].name.span if name in heads.tables else symbols.functions[name].span
            context.twice("the name", name, table.name.span, first)
            continue
        heads.tables[name] = (home, table)
        key_names = [k.text for k in table.keys]
        made = [_column(context, column, column.name.text in key_names) for column in table.columns]
        keys = tuple(next(c for c in made if c.name == k) for k in key_names)
        for key in keys:
            of = without_none(key.type)
            # else: refused
            if not isinstance(of, EnumType | NumberType | ErrorType) and not (isinstance(of, KindType) and of.listed):
                context.report.error(
                    "R0340", f"{show_type(of)} cannot be a key", key.span, "keys are names, entries or numbers"
                )
        values = tuple(c for c in made if not c.is_key)
        if table.conditions is not None:
            heads.conditions[name] = _head(context, table, keys, values)
            values = columns_of(keys[0] if keys else None, heads.conditions[name].values[0], table.conditions)
        is_tally = table.conditions is not None
        symbols.tables[name] = TableSignature(name, keys, values, table.name.span, is_tally)
    return heads


def _head(context: Context, table: LocatedTable, keys: tuple[ColumnOf, ...], values: tuple[ColumnOf, ...]) -> Tally:
    """Declare the head of a table of conditions and type the local names of its rows."""
    for row in table.conditions or ():
        context.lets[table.name.text, row.name.text] = lets(context, row)
        if row.asks is not None and row.when is not None:
            context.row_tests[table.name.text, row.name.text] = row.when
    for column in values:
        if not isinstance(column.type, NumberType | ErrorType):
            context.report.error(
                "R0245", f"the column `{column.name}` of a table of conditions gives no number", column.span,
                f"of type {show_type(column.type)}", hint="rows are added up: give the column a measure",
            )  # fmt: skip
    key = keys[0] if keys else None
    # else: refused
    if key is not None and not isinstance(without_none(key.type), EnumType | KindType | ErrorType):
        context.report.error(
            "R0245", f"the key `{key.name}` of a table of conditions is no name", key.span,
            f"of type {show_type(key.type)}", hint="the key is an `enum`, a `scale` or a listed `kind`",
        )  # fmt: skip
    params = tuple((name.text, _type(context, of)) for name, of in table.params)
    return Tally(params, key, tuple(replace(column, params=params) for column in values), ())


def _column(context: Context, column: Column, is_key: bool) -> ColumnOf:
    type_ = _type(context, column.type_text)
    if column.unit_text is not None:
        unit = _type(context, column.unit_text)
        if type_ == amount_of("number") and isinstance(unit, NumberType):
            type_ = unit
        elif unit != ERROR and type_ not in (unit, ERROR):
            context.report.error(
                "R0341",
                f"the column `{column.name.text}` is of type {show_type(type_)}, so it has no unit",
                column.unit_text.span,
                "",
                hint="a unit stands with `type: number`",
            )
    params = tuple((name.text, _type(context, of)) for name, of in column.params)
    refuses = column.refuses is not None
    if column.refuses is not None and isinstance(type_, OptionalType):
        context.report.error(
            "R0443", f"the column `{column.name.text}` may be `none`, so it refuses nobody", column.refuses.span,
            f"of type {show_type(type_)}", hint="take `none: refuse` away, or the `?` of the type",
        )  # fmt: skip
    return ColumnOf(column.name.text, type_, column.label.text, is_key, params, None, refuses, span=column.name.span)


def _type(context: Context, text: LocatedText) -> Type:
    node = type_node(text)
    if node is None:
        context.report.error("R0214", f"no type `{text.text}`", text.span, "not the name of a type")
        return ERROR
    return context.type_of(node)


def fill_tables(context: Context, heads: Heads, held: Held) -> dict[str, Table]:
    """Type all cells."""
    found: dict[str, Table] = {}
    keeping = Keeping("tables", context, held)

    def read(name: str) -> Table:
        given = (*heads.tables[name], heads.conditions.get(name))
        return keeping.unit(name, given, lambda context, held: _filled(context, held, *given))

    for name in heads.tables:
        before = len(context.report.found)
        found[name] = read(name)
        if name in heads.conditions:
            context.tallies[name] = found[name] if len(context.report.found) == before else None
    return found


def _filled(context: Context, held: Held, home: Home, table: LocatedTable, conditions: Tally | None) -> Table:
    signature = context.symbols.tables[table.name.text]
    reader = CellReader(context, held, signature)
    if conditions is not None:
        return _conditional(context, held, home, table, conditions, signature, reader)
    order = [c.name.text for c in table.columns]
    defaults = {k.text: cell for k, cell in table.defaults}
    columns = tuple(
        ColumnOf(
            c.name, c.type, c.label, False, c.params,
            reader.cell(defaults[c.name], c).value if c.name in defaults else None, c.refuses, span=c.span,
        )
        for c in signature.columns
    )  # fmt: skip
    rows = []
    for row in table.rows:
        cells = dict(zip(order, row.cells, strict=True))
        rows.append(
            TableRow(
                tuple(reader.key(cells[k.name], k) for k in signature.keys),
                tuple(reader.given(cells[c.name], c, c.name in defaults) for c in columns),
                row.line,
                span=row.span,
            )
        )
    unordered = table.pairs is not None and _are_pairs(context, table.pairs, signature)
    if unordered:
        rows += [replace(r, keys=(r.keys[1], r.keys[0]), mirrored=True) for r in rows if r.keys[0] != r.keys[1]]
    off, off_value = table.off_the_table.text, None
    if off == "nearest" and not any(_counts(k.type) for k in signature.keys):
        context.report.error(
            "R0450",
            "`nearest` in a table whose keys are all names",
            table.off_the_table.span,
            "no name is nearer than another",
            hint="`nearest` needs a key that counts something; write `refuse`",
        )
    if off not in ("refuse", "nearest"):
        off_cell = Cell(off, table.off_the_table.span)
        off_value = reader.off(off_cell, columns[0]) if len(columns) == 1 else None
        off = "value"
        if off_value is None:
            context.report.error(
                "R0450",
                "`off_the_table` is neither `refuse`, `nearest` nor a value",
                table.off_the_table.span,
                "a value needs a table with one column",
            )
    return Table(
        **_common(context, home, table),
        title=table.title.text,
        keys=signature.keys,
        columns=columns,
        rows=tuple(rows),
        off_the_table=off,
        off_value=off_value,
        complete=table.complete,
        sheet=table.sheet,
        sheets=tuple(
            Sheet(b.key.text, b.title.text if b.title is not None else b.key.text, context.cites(cite_nodes(b.cites)))
            for b in table.sheets
        ),
        grid=(table.down, table.across) if table.down is not None and table.across is not None else None,
        unordered=unordered,
        without=tuple(_left_out(reader, one, signature) for one in table.without),
    )


def _left_out(reader: CellReader, one: located.LeftOut, signature: TableSignature) -> LeftOut:
    """Type an entry of `without`: a combination of keys that has no cells."""
    given = {name.text: cells for name, cells in one.keys}
    keys = tuple(tuple(reader.key(c, k) for c in given.get(k.name, ())) for k in signature.keys)
    return LeftOut(keys, span=one.span)


def _are_pairs(context: Context, pairs: LocatedText, signature: TableSignature) -> bool:
    """Return whether both keys of a table of pairs have one type; report them otherwise."""
    first, second = signature.keys
    if first.type == second.type:
        return True
    context.report.error(
        "R0247", f"the keys of the table `{signature.name}` are no pairs", pairs.span,
        f"`{first.name}` is {show_type(first.type)}, `{second.name}` is {show_type(second.type)}",
        hint="both keys of `pairs: unordered` are of one type",
    )  # fmt: skip
    return False


def _common(context: Context, home: Home, table: LocatedTable) -> Common:
    """Return the fields common to all declarations, with the citations of changed rows."""
    about = (s.About(text_node(table.about), span=table.about.span),) if table.about is not None else ()
    items = (*cite_nodes(table.cites), *about)
    head = context.common(table.name.text, table.name.span, home, text_node(table.title), items, GLOBAL, title=True)
    head["cites"] = (*head["cites"], *context.row_cites(table.name.text))
    return head


def _conditional(
    context: Context,
    held: Held,
    home: Home,
    table: LocatedTable,
    head: Tally,
    signature: TableSignature,
    reader: CellReader,
) -> Table:
    """Type a table of conditions, and transpose it to one column per row."""
    common = _common(context, home, table)
    before = len(context.report.found)
    tally = ConditionReader(context, held, table, head, common["cites"]).read(reader.cell)
    names = context.symbols.members(without_none(head.key.type)) if head.key is not None else ()
    sound = len(context.report.found) == before
    return Table(
        **common, title=table.title.text, keys=signature.keys, columns=signature.columns,
        rows=rows_of(tally, names, table.name.span) if sound else (), off_the_table="refuse", off_value=None,
        complete=False, sheet=None, sheets=(), tally=tally,
    )  # fmt: skip


def _counts(type_: Type) -> bool:
    return isinstance(without_none(type_), NumberType | ErrorType)


class CellReader:
    """The typer of the cells of one table."""

    def __init__(self, context: Context, held: Held, signature: TableSignature) -> None:
        self.context = context
        self.held = held
        self.signature = signature

    def cell(self, cell: Cell, column: ColumnOf) -> CellValue:
        """Type a value cell."""
        ruling = cell.ruling.text if cell.ruling is not None else None
        if cell.ruling is not None and not self.context.has_ruling(cell.ruling):
            ruling = None
        if cell.text is None:
            return CellValue("left_out", None, ruling, cell.printed, span=cell.span)
        text = cell.text.strip()
        if not cell.quoted or column.type != TEXT:
            if text == "unknown":
                return CellValue("unknown", None, ruling, cell.printed, span=cell.span)
            if text == "none":
                self.none(cell.span, column)
                return CellValue("none", None, ruling, cell.printed, span=cell.span)
        return CellValue("value", self.value(cell, text, column), ruling, cell.printed, span=cell.span)

    def given(self, cell: Cell, column: ColumnOf, usual: bool) -> CellValue:
        """Type a cell of a row; with `usual`, the column has a default for missing cells."""
        if cell.text is None and not usual and not isinstance(column.type, OptionalType | ErrorType):
            at = cell.span if cell.span.start < cell.span.end else first_line(cell.span)
            self.context.report.error(
                "R0442", f"no value for `{column.name}`, and no default", at, "left out",
                hint=f"give the cell, or write `default: {{{column.name}: VALUE}}` at the head of the table",
            )  # fmt: skip
        return self.cell(cell, column)

    def off(self, cell: Cell, column: ColumnOf) -> t.Expr | None:
        """Type the value for keys outside of the table. `none` gives a literal only in an optional column."""
        read = self.cell(cell, column)
        if read.state == "none" and isinstance(column.type, OptionalType):
            return self.expression("none", cell.span, column, column.type)
        return read.value

    def none(self, span: Span, column: ColumnOf) -> None:
        """Report `none` in a column that may not hold it. In a table of conditions, `none` means that a row does not
        apply.
        """
        may_be = column.refuses or self.signature.is_tally or isinstance(column.type, OptionalType | ErrorType)
        if not may_be:
            type_ = show_type(column.type)
            self.context.report.error(
                "R0443", f"`none` in the column `{column.name}`, which always has a value", span, f"of type {type_}",
                related=(Place(column.span, "the column"),),
                hint=f"write `type: {type_}?`, and rules ask `= none`; or `none: refuse` in the column, and whoever "
                "reads the cell is refused",
            )  # fmt: skip

    def value(self, cell: Cell, text: str, column: ColumnOf) -> t.Expr:
        """Type the text of a value cell."""
        type_ = without_none(column.type)
        span = cell.span
        if isinstance(type_, ErrorType):
            return t.Bad(type=ERROR, span=span)
        if type_ == TEXT:
            return t.TextLit(type=TEXT, span=span, value=cell.text or "")
        if isinstance(type_, NumberType) and _DASHED.match(text):
            hint = "a difference is written with spaces, as `8 - 3`"
            return self.context.typer.bad(
                "R0453", f"`{text}` is no number", span, "a date, or from one to another?", hint
            )
        if isinstance(type_, NumberType) and (odd := _odd_number(text)) is not None:
            return self.context.typer.bad("R0453", f"`{text}` is no number", span, *odd)
        if isinstance(type_, NumberType) and len(text) <= LONGEST:  # what is longer is refused with the expressions
            percent = _PERCENT.match(text)
            if percent and type_.form == "percent":
                return t.NumberLit(type=type_, span=span, value=Fraction(percent[1] + percent[2]))
            if _NUMBER.match(text) and type_.form != "percent":
                return t.NumberLit(type=type_, span=span, value=Fraction(text.replace(",", "")))
            if _NUMBER.match(text):
                return self.context.typer.bad(
                    "R0451", f"`{text}` is not a percent", span, "no `%` behind it", f"write `{text}%`"
                )
        if type_ == TRUTH and not column.params and text not in ("yes", "no"):
            return self.context.typer.bad("R0452", f"`{text}` is neither `yes` nor `no`", span)
        return self.expression(text, span, column, type_)

    def expression(self, text: str, span: Span, column: ColumnOf, type_: Type) -> t.Expr:
        """Type a cell that holds an expression of the language."""
        from rulec.syntax.parser import parse_expression

        parsed = parse_expression(text, span, self.context.report)
        if parsed is None:
            return t.Bad(type=ERROR, span=span)
        scope = Scope(dict(column.params), lenient=True)
        typed = self.context.typer.fit(parsed, scope, type_, f"the cell of `{column.name}`")
        # folding drops the names, and a constant that cells alone name is used all the same
        self.held.read.update(("constant", part.name) for part in t.walk(typed) if isinstance(part, t.ConstantRef))
        return fold(typed, self.held.known) or typed

    def key(self, cell: Cell, column: ColumnOf) -> KeySpec:
        """Type a key cell."""
        text = (cell.text or "").strip()
        type_ = without_none(column.type)
        if text == "any":
            return KeySpec(any_of=True, text=text)
        if isinstance(type_, ErrorType):
            return KeySpec(text=text)
        all_but = _BUT.match(text)
        if all_but and not isinstance(type_, NumberType):
            out = self.named(all_but[1], cell.span, type_, column)
            first = -1 if isinstance(column.type, OptionalType) else 0
            rest = range(first, len(self.context.symbols.members(type_)))
            return KeySpec(values=tuple(at for at in rest if at not in out), text=text)
        if text.startswith("{") and text.endswith("}"):
            return KeySpec(values=self.named(text, cell.span, type_, column), text=text)
        if isinstance(type_, NumberType):
            ends, opened = _BAND.match(text), _OPEN.match(text)
            if ends:
                low, high = self.amount(ends[1], cell.span, type_), self.amount(ends[2], cell.span, type_)
                if low is not None and high is not None and low > high:
                    self.context.report.error(
                        "R0318", "a range from the higher to the lower end", cell.span, "empty",
                        hint=f"write the lower end first: `{ends[2]} .. {ends[1]}`",
                    )  # fmt: skip
                return KeySpec(low=low, high=high, is_range=True, text=text)
            if opened:
                end = self.amount(opened[1], cell.span, type_)
                more = opened[2] == "more"
                return KeySpec(low=end if more else None, high=None if more else end, is_range=True, text=text)
        stretch = _STRETCH.match(text)
        if stretch and isinstance(type_, EnumType) and type_.ordered:
            return self.stretch(stretch, cell.span, type_, column)
        return self.one(text, cell.span, type_, column)

    def stretch(self, match: re.Match[str], span: Span, type_: EnumType, column: ColumnOf) -> KeySpec:
        """Return the keys of `low .. high`, `low or more`, `high or less`: names of a scale."""
        one = self.one(match[1], span, type_, column).values
        other = self.one(match[2], span, type_, column).values if match[2] else ()
        if not one or (match[2] and not other):
            return KeySpec(text=match[0])
        last = len(self.context.symbols.members(type_)) - 1
        low = 0 if match[3] == "less" else one[0]
        high = other[0] if other else (last if match[3] == "more" else one[0])
        if low > high:
            self.context.report.error(
                "R0318", "a range from the higher to the lower end", span, "empty",
                hint=f"write the lower end first: `{match[2]} .. {match[1]}`",
            )  # fmt: skip
        return KeySpec(values=tuple(range(low, high + 1)), text=match[0])

    def named(self, text: str, span: Span, type_: Type, column: ColumnOf) -> tuple[int, ...]:
        """Return the keys of `{a, b}`, or of a single name."""
        words = (word.strip() for word in text.removeprefix("{").removesuffix("}").split(","))
        return tuple(value for word in words for value in self.one(word, span, type_, column).values)

    def one(self, text: str, span: Span, type_: Type, column: ColumnOf) -> KeySpec:
        """Return a single key."""
        if isinstance(type_, NumberType):
            value = self.amount(text, span, type_)
            return KeySpec(values=() if value is None else (value,), text=text)
        names = self.context.symbols.members(type_)
        if text == "none" and isinstance(column.type, OptionalType):
            return KeySpec(values=(-1,), text=text)
        if text not in names:
            self.context.report.error(
                "R0205",
                f"no `{text}` in `{show_type(type_)}`",
                span,
                "unknown name",
                hint=did_you_mean(text, names) or ("expected one of " + ", ".join(f"`{n}`" for n in names[:8])),
            )
            return KeySpec(text=text)
        return KeySpec(values=(names.index(text),), text=text)

    def amount(self, text: str, span: Span, type_: NumberType) -> int | None:
        """Return a number key in grains."""
        plain = text.replace(",", "").rstrip("%").strip()
        try:
            if not _KEY.match(plain):
                raise ValueError(plain)
            value = Fraction(plain)
        except (ValueError, ZeroDivisionError):
            self.context.report.error("R0453", f"`{text}` is no number", span, "", hint="a band is written `8 .. 9`")
            return None
        grains = value / (grain_of(self.context.symbols.measures, type_) or 1)
        if grains.denominator != 1:
            self.context.report.error("R0454", f"`{text}` is finer than the key's measure", span)
            return None
        return int(grains)


def _odd_number(text: str) -> tuple[str, str] | None:
    """Return a label and a hint for a text that is nearly a number; None for any other text."""
    plain = text.lstrip("-").lstrip("0")
    if _CLOCK.match(text):
        return "a time?", "a measure is written behind a number, as `90 minutes`"
    if _ZEROS.match(text):
        return "it begins with a nought", f"write `{'-' if text[0] == '-' else ''}{plain}`"
    if _NOUGHT.match(text):
        return "nought has no sign", "write `0`"
    return None
