"""What a table file says, with places, before anything is typed: the output of this folder."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.base.spans import Span


@dataclass(frozen=True, slots=True)
class LocatedText:
    """A text of a YAML file and where it stands."""

    text: str
    span: Span = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class LocatedCite:
    """One place of `manual "Prices" 1691 .. 1766`; of a single line, `last` equals `first`."""

    document: LocatedText
    heading: LocatedText
    first: int | None
    last: int | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LocatedRulingCite:
    """`ruling lost_bars`: a table that stands on a ruling."""

    name: LocatedText
    span: Span = field(compare=False, repr=False)


AnyCite = LocatedCite | LocatedRulingCite


@dataclass(frozen=True, slots=True)
class Column:
    """`{name: price, type: number, unit: gold, label: Price, params: {buyer: Group}}`, nothing parsed.

    `refuses` is the `refuse` of `none: refuse`: whoever reads a cell that does not apply is refused. `declares` is
    `enum` or `scale` where the cells of a key say which names its type has.
    """

    name: LocatedText
    type_text: LocatedText
    unit_text: LocatedText | None
    label: LocatedText
    params: tuple[tuple[LocatedText, LocatedText], ...] = ()
    refuses: LocatedText | None = None
    declares: LocatedText | None = None
    span: Span = field(compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class LeftOut:
    """An entry of `without`: the values of some keys, each with any of the other keys, that have no row."""

    keys: tuple[tuple[LocatedText, tuple[Cell, ...]], ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Cell:
    """One cell: the text to be typed by its column, or None when it is left out.

    `[a, b]` and `{a, b}` both have the text `{a, b}`. A ruled cell carries its `ruling` and what is
    `printed`; where it gives no `reads`, its text is `ruling NAME`, the value that the ruling holds.
    """

    text: str | None
    span: Span = field(compare=False, repr=False)
    quoted: bool = False
    ruling: LocatedText | None = None
    printed: str | None = None
    title: LocatedText | None = None  # of a name that the table declares: `keep "The Keep"`


@dataclass(frozen=True, slots=True)
class Row:
    """One row, its cells in column order; `line` is where it is printed, `key` and `title` name a record."""

    cells: tuple[Cell, ...]
    line: int | None
    key: LocatedText | None = None
    title: LocatedText | None = None
    span: Span = field(compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class ConditionRow:
    """A row of a table of conditions: when it holds, and its cells by the words in front of them."""

    name: LocatedText
    label: LocatedText
    denial: LocatedText | None
    when: LocatedText | None
    each: LocatedText | None
    asks: LocatedText | None
    unless: tuple[LocatedText, ...]
    only: tuple[LocatedText, ...]
    lets: tuple[tuple[LocatedText, LocatedText], ...]  # figures of the row's own, by name
    cells: tuple[tuple[LocatedText, Cell], ...]
    line: int | None
    span: Span = field(compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Sheet:
    """One of several printed parts of a table: the value of the sheet's column, its title and citations."""

    key: LocatedText
    title: LocatedText | None
    cites: tuple[AnyCite, ...] = ()


@dataclass(frozen=True, slots=True)
class LocatedTable:
    """A table as its file gives it. Grids and sheets are plain rows here; `down`, `across` and `sheet` tell
    how it is printed."""

    name: LocatedText
    title: LocatedText
    about: LocatedText | None
    cites: tuple[AnyCite, ...]
    keys: tuple[LocatedText, ...]
    columns: tuple[Column, ...]
    off_the_table: LocatedText
    complete: bool
    defaults: tuple[tuple[LocatedText, Cell], ...]
    sheet: str | None
    sheets: tuple[Sheet, ...]
    down: str | None
    across: str | None
    rows: tuple[Row, ...]
    span: Span = field(compare=False, repr=False)
    params: tuple[tuple[LocatedText, LocatedText], ...] = ()
    conditions: tuple[ConditionRow, ...] | None = None  # set for a table of conditions, whose `rows` are empty
    pairs: LocatedText | None = None  # `unordered`: a row is for its two keys in either order
    without: tuple[LeftOut, ...] = ()  # the keys that an incomplete table says to leave out
