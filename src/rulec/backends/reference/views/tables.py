"""The pages of tables, sheets as tables of their own under the book's titles."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction

from rulec.backends.reference.contents import sheet_title
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language import values
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, joined, plural, quiet, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_writer import LEFT, NOTHING, RIGHT, blocks, page_of, points, section, source, table
from rulec.backends.reference.views import tallies
from rulec.backends.reference.views.book import grids
from rulec.backends.reference.views.gathered.links import by_kind
from rulec.backends.reference.views.overrides import marked, row_changes
from rulec.base.records import dataclass, replace
from rulec.base.types import EnumType, KindType, NumberType, OptionalType, TruthType, Type
from rulec.sema.expr import NoneLit, TextLit
from rulec.sema.model import CellValue, ColumnOf, KeySpec, Record, Table, TableRow


@dataclass(frozen=True, slots=True)
class SheetView:
    """One printed table; `keyed` says for which values of the key it holds, since the book's title may not."""

    title: Md
    heads: tuple[Md, ...]
    aligns: tuple[str, ...]
    rows: tuple[tuple[Md, ...], ...]
    cites: Md = NOTHING
    keyed: Md = NOTHING


def sheet_text(sheet: SheetView, title: Md = NOTHING, *, keyed: bool = False) -> Md:
    """A printed table below its title; `keyed`: with the words that say for what it holds."""
    return blocks(title, sheet.keyed if keyed else NOTHING, table(sheet.heads, sheet.rows, sheet.aligns, bare=True))


def table_page(context: Context, held: Table) -> str:
    """A table's page."""
    ref = ("table", held.name)
    page = context.site.page(ref)
    p = context.phrases(page)
    return page_of(
        context.crumbs(page, (("chapter", "tables"), "Tables"), last=held.title),
        p.marks.text(held.title),
        _intro(p, held) if held.tally is None else tallies.intro(p, held, held.tally),
        *context.about(held, p),
        *(
            blocks(
                sheet_text(sheet, Md(f"## {sheet.title}") if sheet.title else NOTHING, keyed=True), source(sheet.cites)
            )
            for sheet in printed(p, held)
        ),
        section("How to read the entries", points(_notes(p, held))),
        section("What takes the place of other entries", points(row_changes(p, held, _key))),
        section("Rulings in this table", points(context.rulings_of(ref))),
        *by_kind(context, "Used by", context.uses.by(ref, "function", "table"), page),
        source(say.cite_words(p, held.cites)),
    )


def _intro(p: Phrases, table: Table) -> Md:
    if grids.is_grid(table):
        return grids.reading(p, table)
    keys = joined([p.marks.em(quiet(grids.head(k))) for k in table.keys])
    given = joined([p.marks.em(quiet(grids.head(c))) for c in table.columns])
    if table.unordered:
        return Md(f"For each pair of {keys}, whichever of the two comes first, the table gives {given}.")
    return Md(f"For each {keys}, the table gives {given}.")


def settled(table: Table) -> Table:
    """A table that does not say on which lines of the book its rows stand, and what is printed where a ruling decides:
    what somebody wants at hand, and not what he looks up."""
    tally = table.tally
    if tally is not None:
        tally = replace(tally, rows=tuple(replace(row, line=None, cells=_settled(row.cells)) for row in tally.rows))
    rows = tuple(replace(row, line=None, cells=_settled(row.cells)) for row in table.rows)
    return replace(table, rows=rows, tally=tally)


def _settled(cells: tuple[CellValue, ...]) -> tuple[CellValue, ...]:
    return tuple(replace(cell, printed=None) if cell.printed else cell for cell in cells)


def printed(p: Phrases, table: Table, rows: tuple[TableRow, ...] | None = None) -> tuple[SheetView, ...]:
    """A table without its page, or some of its rows."""
    if rows is not None:
        return (_sheet(p, table, rows),)
    if table.tally is not None:
        heads, aligns = tallies.heads(p, table.tally)
        return (SheetView(Md(""), heads, aligns, tallies.rows(p, table, table.tally)),)
    at = next((i for i, k in enumerate(table.keys) if k.name == table.sheet), None)
    if at is None or not table.sheets:
        return (_sheet(p, table, table.printed),)
    found: list[SheetView] = []
    for sheet in table.sheets:
        rows = tuple(r for r in table.rows if r.keys[at].text == sheet.key)
        title = p.marks.text(sheet_title(sheet))
        cites = say.cite_words(p, sheet.cites) if sheet.cites != table.cites else Md("")
        column = table.keys[at]
        head = p.marks.text(upper_first(quiet(grids.head(column))))
        of = _key(p, rows[0].keys[at], column) if rows else Md("")
        told = of.casefold() in title.casefold()  # the title says it, as `Doors` does of a door
        keyed = Md("") if told else Md(f"For *{head}*: {of}.")
        found.append(replace(_sheet(p, table, rows, at, title, cites), keyed=keyed))
    named = {sheet.key for sheet in table.sheets}
    for key in dict.fromkeys(r.keys[at] for r in table.printed if r.keys[at].text not in named):  # put in elsewhere
        rows = tuple(r for r in table.printed if r.keys[at] == key)
        title = grids.upper_first_md(_key(p, key, table.keys[at]))
        found.append(_sheet(p, table, rows, at, title))
    return tuple(found)


def _sheet(
    p: Phrases,
    table: Table,
    rows: tuple[TableRow, ...],
    without: int | None = None,
    title: Md = NOTHING,
    cites: Md = NOTHING,
) -> SheetView:
    if grids.is_grid(table):
        return SheetView(title, *grids.grid(p, table, rows, _key, _grid_cell), cites)
    lined = any(r.line is not None for r in rows)
    columns = [k for i, k in enumerate(table.keys) if i != without]
    heads = [p.marks.text(upper_first(quiet(grids.head(c)))) for c in (*columns, *table.columns)]
    aligns = [RIGHT if _counts(c.type) else LEFT for c in (*columns, *table.columns)]
    body: list[tuple[Md, ...]] = []
    for row in rows:
        cells = [_key(p, k, c) for i, (k, c) in enumerate(zip(row.keys, table.keys, strict=True)) if i != without]
        if cells:
            cells[0] = marked(p, row.span, cells[0])
        cells += [_cell(p, cell, column) for cell, column in zip(row.cells, table.columns, strict=True)]
        if lined:
            cells.append(Md(str(row.line) if row.line is not None else ""))
        body.append(tuple(cells))
    if lined:
        heads, aligns = [*heads, Md("Line")], [*aligns, RIGHT]
    return SheetView(title, tuple(heads), tuple(aligns), tuple(body), cites)


MANY_ROWS = 12
"""More rows than these are read in the table itself."""


def rows_of(p: Phrases, table: Table, record: Record) -> Md:
    """What a table says of an entry, for the entry's own page: `size *large*, open yes`. Nothing where that
    would be a table again."""
    keys = table.keys[:1] if table.unordered else table.keys
    at = next((i for i, k in enumerate(keys) if isinstance(k.type, KindType) and k.type.name == record.kind), None)
    if at is None or table.tally is not None or len(table.keys) > 2:
        return Md("")
    rows = [row for row in table.rows if row.keys[at].values and record.position in row.keys[at].values]
    if len(rows) > MANY_ROWS or any(len(row.keys[at].values) != 1 for row in rows):
        return Md("")
    alone = len(table.columns) == 1
    found: list[str] = []
    for row in rows:
        # a text says what the row is about: then a bare number that only tells rows apart is not needed
        about = [p.marks.text(c.value.value) for c in row.cells if isinstance(c.value, TextLit)]
        others = [
            _key(p, key, column)
            for i, (key, column) in enumerate(zip(row.keys, table.keys, strict=True))
            if i != at and not (about and isinstance(column.type, NumberType) and column.type.is_plain)
        ]
        said = [
            (column, words)
            for cell, column in zip(row.cells, table.columns, strict=True)
            if not isinstance(cell.value, TextLit) and cell.state != "left_out"
            if (words := _cell(p, cell, column)) not in ("", "\N{EM DASH}", "no")
        ]
        bare = (alone and others) or (about and len(said) == 1)
        cells = ", ".join(words if bare else _labelled(quiet(grids.head(column)), words) for column, words in said)
        head = " ".join([*others, *about])
        found.append(
            f"{head}: {cells}"
            if head and cells and (about or not bare)
            else " ".join(part for part in (head, cells) if part)
        )
    return Md(("; " if len(table.keys) > 1 else ", ").join(found))


def _labelled(label: str, words: str) -> str:
    """`Size *large*`; what is so by its label alone, and a measure once where the label names it: `Least height 5`."""
    if words == "yes":
        return label
    amount = re.match(r"([\d,./ ]*\d) (\w+)", words)
    if amount is not None and amount[2] in (last := label.rpartition(" ")[2].lower(), plural(last)):
        words = amount[1] + words[amount.end() :]
    return f"{label} {words}"


def _key(p: Phrases, key: KeySpec, column: ColumnOf) -> Md:
    of = column.type.of if isinstance(column.type, OptionalType) else column.type
    if key.any_of:
        return Md("any")
    if key.is_range:
        if key.low is None:
            return Md(f"{_key_value(p, key.high or 0, of)} or less")
        if key.high is None:
            return Md(f"{_key_value(p, key.low, of)} or more")
        low = _key_value(p, key.low, of)
        if isinstance(of, NumberType) and of.form != "percent":
            low = Md(low.split(" ", 1)[0])  # the unit stands behind the second number
        return Md(f"{low} to {_key_value(p, key.high, of)}")
    found = [_key_value(p, v, of, first=not at) for at, v in enumerate(key.values)]
    if len(found) > 1 and any("," in v or " or " in v for v in found):
        return Md("; ".join(found))  # titles that are lists themselves
    return Md(joined(found, "or"))


def _key_value(p: Phrases, value: int, of: Type, first: bool = True) -> Md:
    """A value of a key; the `first` of a cell has a capital."""
    match of:
        case EnumType(name=name):
            title = p.model.enums[name].members[value].title
            return p.marks.text(upper_first(title) if first else title)
        case KindType(name=name):
            return p.record(name, p.model.records[name][value].name)
        case TruthType():
            return Md("yes" if value else "no")
        case NumberType(dims=dims):
            grain = Fraction(1)
            for name, power in dims:
                if name in p.model.measures:
                    grain *= p.model.measures[name].grain ** power
            return p.marks.text(values.amount(value * grain, of, p.model))
        case _:
            return p.marks.text(str(value))


def _grid_cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    return Md("?") if cell.state == "unknown" else _cell(p, cell, column)


def _cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    said = p.cell(cell, tuple(name for name, _ in column.params))
    if cell.state == "left_out":
        default = p.noun(column.default) if column.default is not None else ""
        said = Md(f"({default})" if default else "\N{EM DASH}")
    return tallies.as_decided(p, cell, said, usual=said)


def _counts(of: Type) -> bool:
    return isinstance(of.of if isinstance(of, OptionalType) else of, NumberType)


def _notes(p: Phrases, table: Table) -> Iterator[Md]:
    printed = table.tally.rows if table.tally is not None else table.rows
    states = [cell.state for row in printed for cell in row.cells]
    left_out, usual = "left_out" in states, any(column.default is not None for column in table.columns)
    params = dict.fromkeys(item for column in table.columns for item in column.params)
    for name, of in params:
        yield Md(f"{p.marks.em(f'the {humanise(name)}')} in an entry is {p.type_words(of)}.")
    if "unknown" in states:
        mark = "A question mark" if grids.is_grid(table) else "*Not given*"
        yield Md(f"{mark}: the book leaves this entry open, and no rule fills it.")
    if "none" in states or (left_out and not usual):
        yield Md("A dash means that the entry does not apply.")
    if left_out and usual:
        yield Md("Entries in brackets are left out in the table; what stands there is its usual value.")
    if any(k.any_of for row in table.rows for k in row.keys):
        yield Md("*Any* stands for every case.")
    if table.off_the_table == "nearest":
        yield Md("Where the table has no row, the nearest counts; of two that are as near, the first.")
    elif isinstance(table.off_value, NoneLit):
        yield Md("What is not in the table does not apply.")
    elif table.off_value is not None:
        yield Md(f"What is not in the table counts as {p.noun(table.off_value)}.")
    elif not table.complete and table.tally is None:
        yield Md("What is not in the table has no answer.")
