"""Tables of conditions on pages: their own page with a sentence a row, and the line of a quantity that tallies one."""

from __future__ import annotations

from collections.abc import Iterable

from rulec.backends.reference.language import escape
from rulec.backends.reference.language import sentences as say
from rulec.backends.reference.language.escape import Md
from rulec.backends.reference.language.phrases import Phrases
from rulec.backends.reference.language.words import humanise, joined, quiet, upper_first
from rulec.backends.reference.page_writer import LEFT, RIGHT
from rulec.backends.reference.views.book import grids
from rulec.backends.reference.views.overrides import marked
from rulec.base.records import replace
from rulec.base.types import EnumType, KindType, NumberType, OptionalType
from rulec.sema.model import CellValue, ColumnOf, Contribution, Family, Table, Tallied, Tally, TallyRow


def named(p: Phrases, tally: Tally) -> Phrases:
    """A speaker for the conditions: the table's parameters are `the group`, of nobody in particular."""
    bound = {name: p.marks.text(f"the {humanise(name)}") for name, _ in tally.params}
    return replace(p, bound={**p.bound, **bound})


def intro(p: Phrases, table: Table, tally: Tally) -> Md:
    """What the table is for."""
    given = joined(
        [Md(f"{p.marks.em(quiet(grids.head(column)))}{grids.unit(p, column.type)}") for column in tally.values]
    )
    by = f", for each {p.marks.em(quiet(grids.head(tally.key)))}" if tally.key is not None else ""
    about = f" {joined([f'the {humanise(name)}' for name, _ in tally.params])}" if tally.params else " this case"
    said = f"Every line that holds for{about} counts: all of them together make {given}{by}."
    if any(row.asked for row in tally.rows):
        said += " Whoever looks on says whether a line holds that has nothing behind a colon."
    return Md(said)


def heads(p: Phrases, tally: Tally) -> tuple[tuple[Md, ...], tuple[str, ...]]:
    """The headings of the printed table and how its columns are aligned."""
    tops = _tops(p, tally)
    lined = [Md("Line")] if any(row.line is not None for row in tally.rows) else []
    return (Md("What holds"), *tops, *lined), (LEFT, *[RIGHT] * len((*tops, *lined)))


def _tops(p: Phrases, tally: Tally) -> list[Md]:
    """What stands over the values: the keys, or the columns of a table without one."""
    if tally.key is None:
        return [p.marks.text(upper_first(quiet(grids.head(column)))) for column in tally.values]
    of = tally.key.type.of if isinstance(tally.key.type, OptionalType) else tally.key.type
    if isinstance(of, EnumType):
        return [p.marks.text(upper_first(member.title)) for member in p.model.enums[of.name].members]
    assert isinstance(of, KindType)
    return [p.record(of.name, record.name) for record in p.model.records.get(of.name, ())]


def rows(p: Phrases, table: Table, tally: Tally, shortly: bool = False) -> tuple[tuple[Md, ...], ...]:
    """A printed line for each row: what has to hold as a sentence, or `shortly` by its name; then what it gives."""
    inner = named(p, tally)
    lined = any(row.line is not None for row in tally.rows)
    found: list[tuple[Md, ...]] = []
    for row in tally.rows:
        cells = [_cell(inner, cell, tally.values[at if tally.key is None else 0]) for at, cell in enumerate(row.cells)]
        line = [Md(str(row.line) if row.line is not None else "")] if lined else []
        said = Md(upper_first(inner.words(row.label))) if shortly else _sentence(inner, table, tally, row)
        found.append((said, *cells, *line))
    return tuple(found)


def _sentence(p: Phrases, table: Table, tally: Tally, row: TallyRow) -> Md:
    said = Md(upper_first(p.words(row.label)))
    parts: list[str] = []
    if row.when is not None and not row.asked:
        parts.append(f"when {p.clause(row.when)}")
    if row.each is not None:
        parts.append(f"times {p.noun(row.each)}")
    if row.unless:
        others = [p.marks.em(p.words(next(o for o in tally.rows if o.name == n).label)) for n in row.unless]
        parts.append(f"unless {joined(others, 'or')} counts")
    if row.asked and row.when is not None:  # what is asked says itself what has to be so
        return Md(", ".join([upper_first(p.clause(row.when)), *parts]))
    return Md(f"{escape.strong_words(Md(f'{said}:'))} {', '.join(parts) or 'always'}")


def _cell(p: Phrases, cell: CellValue, column: ColumnOf) -> Md:
    if cell.state == "none":
        return Md("—")
    said = p.cell(grids.without_unit(cell, column.type), ())
    positive = isinstance(column.type, NumberType) and cell.value is not None and not said.startswith("\N{MINUS SIGN}")
    if positive and said != "0":
        said = Md(f"+{said}")
    return as_decided(p, cell, said)


def as_decided(p: Phrases, cell: CellValue, said: Md, usual: str = "") -> Md:
    """What a cell holds, with the sign of the ruling behind it, what is printed there unless that is `usual`, and the
    sign of a change."""
    if cell.ruling is not None:
        sign, was = p.marks.ruling(cell.ruling), cell.printed or ""
        printed = f" (printed: {p.marks.text(was)})" if was.replace("-", "\N{MINUS SIGN}") not in ("", usual) else ""
        said = Md(f"{said}{sign if sign.strip() not in said else ''}{printed}")
    return marked(p, cell.span, said)


# ---- the quantity's page ---------------------------------------------------------------------------
def own_lines(p: Phrases, contributions: Iterable[Contribution], families: tuple[Family, ...] = ()) -> tuple[Md, ...]:
    """One sentence for each `tally`, however many rows it stands for."""
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
