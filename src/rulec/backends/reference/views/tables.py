"""Render tables: their pages, printed sheets under the book's titles, grids, and condition tables."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from fractions import Fraction

from rulec.backends.reference.contents import sheet_title
from rulec.backends.reference.language import escape, values
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, joined, plural, quiet, upper_first
from rulec.backends.reference.page_context import Context
from rulec.backends.reference.page_writer import LEFT, NOTHING, RIGHT, blocks, page_of, points, section, source, table
from rulec.backends.reference.views.gathered.links import by_kind
from rulec.backends.reference.views.overrides import marked, row_changes
from rulec.base.records import dataclass, replace
from rulec.base.types import PLAIN, EnumType, KindType, NumberType, TruthType, Type
from rulec.sema.expr import NoneLit, NumberLit, TextLit
from rulec.sema.model import (
    CellValue,
    ColumnOf,
    Contribution,
    Family,
    KeySpec,
    Record,
    Table,
    TableRow,
    Tallied,
    Tally,
    TallyRow,
)
from rulec.sema.typing.assignability import without_none


@dataclass(frozen=True, slots=True)
class SheetView:
    """A printed table. *keyed* names the key values that it covers, if the book's title does not."""

    title: Md
    heads: tuple[Md, ...]
    aligns: tuple[str, ...]
    rows: tuple[tuple[Md, ...], ...]
    cites: Md = NOTHING
    keyed: Md = NOTHING


def sheet_text(sheet: SheetView, title: Md = NOTHING, *, keyed: bool = False) -> Md:
    """Return a printed table below its title; *keyed* adds the words on the key values it covers."""
    return blocks(title, sheet.keyed if keyed else NOTHING, table(sheet.heads, sheet.rows, sheet.aligns, bare=True))


def table_page(context: Context, held: Table) -> str:
    """Return the page of a table."""
    ref, page, p = context.opened(held)
    return page_of(
        context.crumbs(page, (("chapter", "tables"), "Tables"), last=held.title),
        p.marks.text(held.title),
        _intro(p, held) if held.tally is None else _tally_intro(p, held.tally),
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
    if _is_grid(table):
        return _reading(p, table)
    keys = joined([p.marks.em(column_title(k)) for k in table.keys])
    given = joined([p.marks.em(column_title(c)) for c in table.columns])
    if table.unordered:
        return Md(f"For each pair of {keys}, whichever of the two comes first, the table gives {given}.")
    return Md(f"For each {keys}, the table gives {given}.")


def settled(table: Table) -> Table:
    """Return a table without line numbers and without the printed values that rulings replace.

    Sheets use this: they serve for play rather than for checking the source.
    """
    tally = table.tally
    if tally is not None:
        tally = replace(tally, rows=tuple(replace(row, line=None, cells=_settled(row.cells)) for row in tally.rows))
    rows = tuple(replace(row, line=None, cells=_settled(row.cells)) for row in table.rows)
    return replace(table, rows=rows, tally=tally)


def _settled(cells: tuple[CellValue, ...]) -> tuple[CellValue, ...]:
    return tuple(replace(cell, printed=None) if cell.printed else cell for cell in cells)


def printed(p: Phrases, table: Table, rows: tuple[TableRow, ...] | None = None) -> tuple[SheetView, ...]:
    """Return the views of a table, or a single view of some of its rows."""
    if rows is not None:
        return (_sheet(p, table, rows),)
    if table.tally is not None:
        return (tally_sheet(p, table.tally),)
    at = next((i for i, k in enumerate(table.keys) if k.name == table.sheet), None)
    if at is None or not table.sheets:
        return (_sheet(p, table, table.printed),)
    found: list[SheetView] = []
    for sheet in table.sheets:
        rows = tuple(r for r in table.rows if r.keys[at].text == sheet.key)
        title = p.marks.text(sheet_title(sheet))
        cites = say.cite_words(p, sheet.cites) if sheet.cites != table.cites else Md("")
        column = table.keys[at]
        head = p.marks.text(upper_first(column_title(column)))
        of = _key(p, rows[0].keys[at], column) if rows else Md("")
        told = of.casefold() in title.casefold()  # the title contains the key value, as `Doors` contains `door`
        keyed = Md("") if told else Md(f"For *{head}*: {of}.")
        found.append(replace(_sheet(p, table, rows, at, title, cites), keyed=keyed))
    named = {sheet.key for sheet in table.sheets}
    # rows inserted by other packs
    for key in dict.fromkeys(r.keys[at] for r in table.printed if r.keys[at].text not in named):
        rows = tuple(r for r in table.printed if r.keys[at] == key)
        title = _upper_first(_key(p, key, table.keys[at]))
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
    if _is_grid(table):
        return _grid(p, table, rows, title, cites)
    columns = [k for i, k in enumerate(table.keys) if i != without]
    heads = [p.marks.text(upper_first(column_title(c))) for c in (*columns, *table.columns)]
    aligns = [RIGHT if _counts(c.type) else LEFT for c in (*columns, *table.columns)]
    body: list[tuple[Md, ...]] = []
    for row in rows:
        cells = [_key(p, k, c) for i, (k, c) in enumerate(zip(row.keys, table.keys, strict=True)) if i != without]
        if cells:
            cells[0] = marked(p, row.span, cells[0])
        cells += [_cell(p, cell, column) for cell, column in zip(row.cells, table.columns, strict=True)]
        body.append(tuple(cells))
    return _with_lines(SheetView(title, tuple(heads), tuple(aligns), tuple(body), cites), map(_line, rows))


def _with_lines(sheet: SheetView, lines: Iterable[str]) -> SheetView:
    """Add a column of source lines, if any row has one."""
    told = list(lines)
    if not any(told):
        return sheet
    rows = tuple((*row, Md(line)) for row, line in zip(sheet.rows, told, strict=True))
    return replace(sheet, heads=(*sheet.heads, Md("Line")), aligns=(*sheet.aligns, RIGHT), rows=rows)


def _line(row: TableRow | TallyRow) -> str:
    return str(row.line) if row.line is not None else ""


MANY_ROWS = 12
"""More rows for an entry are not summarised on its page."""


def rows_of(p: Phrases, table: Table, record: Record) -> Md:
    """Summarise a table's rows for an entry on the entry's page: `size *large*, open yes`.

    Return "" if the summary would be a table again.
    """
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
        # a text identifies the row, so a plain number that only distinguishes rows is not needed
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
        cells = ", ".join(words if bare else _labelled(column_title(column), words) for column, words in said)
        head = " ".join([*others, *about])
        found.append(
            f"{head}: {cells}"
            if head and cells and (about or not bare)
            else " ".join(part for part in (head, cells) if part)
        )
    return Md(("; " if len(table.keys) > 1 else ", ").join(found))


def amounts_of(context: Context, p: Phrases, kind: str, entries: int) -> list[tuple[Md, dict[int, Md]]]:
    """Return columns of amounts for the list of a kind, from tables keyed by its entries alone.

    Each is a heading with cells by position of the entry. Only tables read by functions count, and only columns that at
    least a third of the entries have.
    """
    found = []
    for held in p.model.tables.values():
        of = held.keys[0].type if len(held.keys) == 1 and held.tally is None else None
        if not isinstance(of, KindType) or of.name != kind:
            continue
        if not context.uses.by(("table", held.name), "function"):
            continue
        for at, column in enumerate(held.columns):
            if not _is_amount(without_none(column.type)) or column.params:
                continue
            cells = {
                row.keys[0].values[0]: _cell(p, row.cells[at], column)
                for row in held.rows
                if len(row.keys[0].values) == 1
            }
            if 3 * len(cells) >= entries:
                found.append((p.marks.text(upper_first(column_title(column))), cells))
    return found


def _is_amount(of: Type) -> bool:
    return isinstance(of, NumberType) and not of.is_plain


def _labelled(label: str, words: str) -> str:
    """Phrase `Size *large*`; a truth by its label alone; a unit once if the label contains it: `Least height 5`."""
    if words == "yes":
        return label
    amount = re.match(r"([\d,./ ]*\d) (\w+)", words)
    if amount is not None and amount[2] in (last := label.rpartition(" ")[2].lower(), plural(last)):
        words = amount[1] + words[amount.end() :]
    return f"{label} {words}"


def _key(p: Phrases, key: KeySpec, column: ColumnOf) -> Md:
    of = without_none(column.type)
    if key.any_of:
        return Md("any")
    if key.is_range:
        if key.low is None:
            return Md(f"{_key_value(p, key.high or 0, of)} or less")
        if key.high is None:
            return Md(f"{_key_value(p, key.low, of)} or more")
        low = _key_value(p, key.low, of)
        if isinstance(of, NumberType) and of.form != "percent":
            low = Md(low.split(" ", 1)[0])  # the unit follows the second number
        return Md(f"{low} to {_key_value(p, key.high, of)}")
    found = [_key_value(p, v, of, first=not at) for at, v in enumerate(key.values)]
    if len(found) > 1 and any("," in v or " or " in v for v in found):
        return Md("; ".join(found))  # titles that contain commas or `or`
    return Md(joined(found, "or"))


def _key_value(p: Phrases, value: int, of: Type, first: bool = True) -> Md:
    """Phrase a key value; the *first* in a cell is capitalised."""
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
            raise AssertionError(f"{of} is no type of a key")


def _grid_cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    return Md("?") if cell.state == "unknown" else _cell(p, cell, column)


def _cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    said = p.cell(cell, tuple(name for name, _ in column.params))
    if cell.state == "left_out":
        default = p.noun(column.default) if column.default is not None else ""
        said = Md(f"({default})" if default else "\N{EM DASH}")
    return _as_decided(p, cell, said, usual=said)


def _counts(of: Type) -> bool:
    return isinstance(without_none(of), NumberType)


def column_title(column: ColumnOf) -> str:
    """Return the title of a column."""
    return quiet(column.label or humanise(column.name))


def _notes(p: Phrases, table: Table) -> Iterator[Md]:
    printed = table.tally.rows if table.tally is not None else table.rows
    states = [cell.state for row in printed for cell in row.cells]
    left_out, usual = "left_out" in states, any(column.default is not None for column in table.columns)
    params = dict.fromkeys(item for column in table.columns for item in column.params)
    for name, of in params:
        yield Md(f"{p.marks.em(f'the {humanise(name)}')} in an entry is {p.type_words(of)}.")
    if "unknown" in states:
        mark = "A question mark" if _is_grid(table) else "*Not given*"
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


def _is_grid(table: Table) -> bool:
    """Return whether a table was written as a grid and has one value at each crossing."""
    return table.grid is not None and len(table.columns) == 1 and not table.columns[0].params


def _bare_column(column: ColumnOf) -> ColumnOf:
    """Return the column without its unit, which a grid states once."""
    of = without_none(column.type)
    return replace(column, type=PLAIN) if isinstance(of, NumberType) and of.form == PLAIN.form else column


def _reading(p: Phrases, table: Table) -> Md:
    """Phrase how to read a grid: its side, its top and its cells."""
    assert table.grid is not None
    down, across = (next(k for k in table.keys if k.name == name) for name in table.grid)
    side, top = (p.marks.em(column_title(c)) for c in (down, across))
    what = p.marks.em(column_title(table.columns[0]))
    return Md(
        f"Down the side: {side}. Along the top: {top}. In the cells: {what}{unit_words(p, table.columns[0].type)}."
    )


def unit_words(p: Phrases, of: Type) -> Md:
    """Return ` (gold)`, the unit of plain numbers, or ""."""
    of = without_none(of)
    if not isinstance(of, NumberType) or not of.dims or of.form != PLAIN.form:
        return Md("")
    return Md(f" ({p.marks.text(values.amount(Fraction(2), of, p.model).split(' ', 1)[-1])})")


def _grid(p: Phrases, table: Table, rows: tuple[TableRow, ...], title: Md, cites: Md) -> SheetView:
    """Return the grid of these rows. Missing crossings are empty; a row for several keys of a side appears at each."""
    assert table.grid is not None
    places = [next(i for i, k in enumerate(table.keys) if k.name == name) for name in table.grid]
    down, across = (table.keys[at] for at in places)
    sides, tops = (_narrow([row.keys[at] for row in rows]) for at in places)
    value = _bare_column(table.columns[0])
    body: list[tuple[Md, ...]] = []
    lines: list[str] = []
    for side in sides:
        own = [row for row in rows if _is_for(row.keys[places[0]], side)]
        whole = [row for row in own if row.keys[places[0]] == side]
        words = _short(_upper_first(_key(p, side, down)), down)
        said = marked(p, whole[0].span, words)
        cells: list[Md] = []
        for top in tops:
            row = next((row for row in own if _is_for(row.keys[places[1]], top)), None)
            cell = Md("") if row is None else _grid_cell(p, _without_unit(row.cells[0], value.type), value)
            cells.append(cell if row is None or said != words else marked(p, row.span, cell))
        body.append((said, *cells))
        lines.append(", ".join(map(str, sorted({row.line for row in own if row.line is not None}))))
    corner = p.marks.text(upper_first(column_title(down)))
    heads = (corner, *(_short(_key(p, t, across), across) for t in tops))
    aligns = (LEFT, *[RIGHT if isinstance(value.type, NumberType) else ":---:"] * len(tops))
    return _with_lines(SheetView(title, heads, aligns, tuple(body), cites), lines)


def _narrow(keys: list[KeySpec]) -> list[KeySpec]:
    """Return the keys along a side, without those that only combine others."""
    found = list(dict.fromkeys(keys))
    return [key for key in found if not any(_is_for(key, one) and not _is_for(one, key) for one in found)]


def _is_for(key: KeySpec, other: KeySpec) -> bool:
    """Return whether a row with this key applies to everything that the other key covers."""
    return key == other or key.any_of or (bool(other.values) and all(key.covers(value) for value in other.values))


def _without_unit(cell: CellValue, of: Type) -> CellValue:
    """Return the cell as a plain number, if its unit is stated elsewhere."""
    if isinstance(cell.value, NumberLit) and isinstance(of, NumberType) and of.form == PLAIN.form:
        return replace(cell, value=replace(cell.value, type=PLAIN))
    return cell


def _upper_first(words: Md) -> Md:
    """Capitalise words that do not begin with a link."""
    return words if words.startswith("[") else Md(upper_first(words))


def _short(words: Md, column: ColumnOf) -> Md:
    """Return a key without its unit: `4` for `4 gold`, `1 to 3` for `1 to 3 gold`."""
    of = without_none(column.type)
    if not isinstance(of, NumberType) or not of.dims:
        return words
    parts = words.split(" ")
    kept = [part for part in parts if part[:1].isdigit() or part[:1] == "\N{MINUS SIGN}" or part in ("to", "or")]
    tail = [part for part in parts if part in ("more", "less")]
    return Md(" ".join([*kept, *tail]))


def _speaker(p: Phrases, tally: Tally) -> Phrases:
    """Return a speaker for the conditions, which calls the table's parameters `the group`."""
    bound = {name: p.marks.text(f"the {humanise(name)}") for name, _ in tally.params}
    return replace(p, bound={**p.bound, **bound})


def _tally_intro(p: Phrases, tally: Tally) -> Md:
    """Phrase the purpose of a condition table."""
    given = joined([Md(f"{p.marks.em(column_title(column))}{unit_words(p, column.type)}") for column in tally.values])
    by = f", for each {p.marks.em(column_title(tally.key))}" if tally.key is not None else ""
    about = f" {joined([f'the {humanise(name)}' for name, _ in tally.params])}" if tally.params else " this case"
    said = f"Every line that holds for{about} counts: all of them together make {given}{by}."
    if any(row.asked for row in tally.rows):
        said += " Whoever looks on says whether a line holds that has nothing behind a colon."
    return Md(said)


def _tops(p: Phrases, tally: Tally) -> list[Md]:
    """Return the headings of the values: the keys, or the columns of a table without a key."""
    if tally.key is None:
        return [p.marks.text(upper_first(column_title(column))) for column in tally.values]
    of = without_none(tally.key.type)
    if isinstance(of, EnumType):
        return [p.marks.text(upper_first(member.title)) for member in p.model.enums[of.name].members]
    assert isinstance(of, KindType)
    return [p.record(of.name, record.name) for record in p.model.records.get(of.name, ())]


def tally_sheet(p: Phrases, tally: Tally, title: Md = NOTHING, *, shortly: bool = False) -> SheetView:
    """Return a condition table with a row for each condition, as a sentence or, *shortly*, by name."""
    inner, tops = _speaker(p, tally), _tops(p, tally)
    columns = tally.values if tally.key is None else tally.values[:1] * len(tops)
    body: list[tuple[Md, ...]] = []
    for row in tally.rows:
        said = Md(upper_first(inner.words(row.label))) if shortly else _condition(inner, tally, row)
        cells = (_tally_cell(inner, cell, column) for cell, column in zip(row.cells, columns, strict=True))
        body.append((said, *cells))
    sheet = SheetView(title, (Md("What holds"), *tops), (LEFT, *[RIGHT] * len(tops)), tuple(body))
    return _with_lines(sheet, map(_line, tally.rows))


def _condition(p: Phrases, tally: Tally, row: TallyRow) -> Md:
    said = Md(upper_first(p.words(row.label)))
    parts: list[str] = []
    if row.when is not None and not row.asked:
        parts.append(f"when {p.clause(row.when)}")
    if row.each is not None:
        parts.append(f"times {p.noun(row.each)}")
    if row.unless:
        others = [p.marks.em(p.words(next(o for o in tally.rows if o.name == n).label)) for n in row.unless]
        parts.append(f"unless {joined(others, 'or')} counts")
    if row.asked and row.when is not None:  # the question contains the condition
        return Md(", ".join([upper_first(p.clause(row.when)), *parts]))
    return Md(f"{escape.strong_words(Md(f'{said}:'))} {', '.join(parts) or 'always'}")


def _tally_cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    if cell.state == "none":
        return Md("—")
    said = p.cell(_without_unit(cell, column.type), ())
    positive = isinstance(column.type, NumberType) and cell.value is not None and not said.startswith("\N{MINUS SIGN}")
    if positive and said != "0":
        said = Md(f"+{said}")
    return _as_decided(p, cell, said)


def _as_decided(p: Phrases, cell: CellValue, said: Md, usual: str = "") -> Md:
    """Add to a cell the sign of its ruling, its printed value unless *usual*, and the sign of an override."""
    if cell.ruling is not None:
        sign, was = p.marks.ruling(cell.ruling), cell.printed or ""
        printed = f" (printed: {p.marks.text(was)})" if was.replace("-", "\N{MINUS SIGN}") not in ("", usual) else ""
        said = Md(f"{said}{sign if sign.strip() not in said else ''}{printed}")
    return marked(p, cell.span, said)


def tally_lines(p: Phrases, contributions: Iterable[Contribution], families: tuple[Family, ...] = ()) -> tuple[Md, ...]:
    """Return one sentence for each `tally`, however many rows it stands for."""
    found: dict[tuple[str, int], Md] = {}
    for contribution in contributions:
        use = contribution.tallied
        if use is not None:
            found.setdefault((use.table, use.at), _tallied(p, use, contribution, families))
    return tuple(found.values())


def _tallied(p: Phrases, use: Tallied, contribution: Contribution, families: tuple[Family, ...]) -> Md:
    table = p.model.tables[use.table]
    link = p.marks.to(("table", use.table), table.title)
    who = f" for {joined([p.noun(argument) for argument in use.arguments])}" if use.arguments else ""
    key = f", by {p.noun(use.key)}" if use.key is not None else ""
    column = f" in its column {p.marks.em(use.column)}" if use.column else ""
    when = f" when {p.clause(use.when)}" if use.when is not None else ""
    by = say.origin_words(p, contribution.origin)
    counts = say.family_tail(p, contribution, families)
    brought = f" (brought by {by})" if by else ""
    said = Md(f"add what each line of {link} gives{column} that holds{who}{key}{when}{counts}{brought}")
    return say.ended(p, Md(f"{said}{say.ruling_signs(p, use.cites, said)}"), use.label)
