"""The parsed content of table files, untyped, with locations: the output of this package."""

from __future__ import annotations

from rulec.base.records import dataclass, field
from rulec.base.spans import Span


@dataclass(frozen=True, slots=True)
class LocatedText:
    """A text in a YAML file with its location."""

    text: str
    span: Span = field(compare=False, repr=False)

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class LocatedCite:
    """A place in `manual "Prices" 1691 .. 1766`. For a single line, `last` equals `first`."""

    document: LocatedText
    heading: LocatedText
    first: int | None
    last: int | None
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class LocatedRulingCite:
    """`ruling lost_bars`: a table based on a ruling."""

    name: LocatedText
    span: Span = field(compare=False, repr=False)


AnyCite = LocatedCite | LocatedRulingCite


@dataclass(frozen=True, slots=True)
class Column:
    """A column `{name: price, type: number, unit: gold, label: Price, params: {buyer: Group}}`, unparsed.

    `refuses` is the `refuse` of `none: refuse`: reading an inapplicable cell is an error. `declares` is `enum` or
    `scale` if the cells of a key declare the members of its type.
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
    """An entry of `without`: values of some keys that have no rows, in combination with any other keys."""

    keys: tuple[tuple[LocatedText, tuple[Cell, ...]], ...]
    span: Span = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell: the text to be typed by its column, or None if it is omitted.

    `[a, b]` and `{a, b}` both have the text `{a, b}`. A ruled cell has its `ruling` and the `printed` text. Without
    `reads` its text is `ruling NAME`, the value of the ruling.
    """

    text: str | None
    span: Span = field(compare=False, repr=False)
    quoted: bool = False
    ruling: LocatedText | None = None
    printed: str | None = None
    title: LocatedText | None = None  # title of a declared name: `keep "The Keep"`


@dataclass(frozen=True, slots=True)
class Row:
    """A row with cells in column order. `line` is its source line; `key` and `title` name an entry."""

    cells: tuple[Cell, ...]
    line: int | None
    key: LocatedText | None = None
    title: LocatedText | None = None
    span: Span = field(compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class ConditionRow:
    """A row of a condition table: its condition, and its cells by key."""

    name: LocatedText
    label: LocatedText
    denial: LocatedText | None
    when: LocatedText | None
    each: LocatedText | None
    asks: LocatedText | None
    unless: tuple[LocatedText, ...]
    only: tuple[LocatedText, ...]
    lets: tuple[tuple[LocatedText, LocatedText], ...]  # local values, by name
    cells: tuple[tuple[LocatedText, Cell], ...]
    line: int | None
    span: Span = field(compare=False, repr=False, kw_only=True)


@dataclass(frozen=True, slots=True)
class Sheet:
    """A printed sheet of a table: its value of the sheet column, title and citations."""

    key: LocatedText
    title: LocatedText | None
    cites: tuple[AnyCite, ...] = ()


@dataclass(frozen=True, slots=True)
class LocatedTable:
    """A table as parsed. Grids and sheets become plain rows; `down`, `across` and `sheet` record the printed layout."""

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
    conditions: tuple[ConditionRow, ...] | None = None  # rows of a condition table, whose `rows` are empty
    pairs: LocatedText | None = None  # `unordered`: each row applies to its two keys in either order
    without: tuple[LeftOut, ...] = ()  # keys that an incomplete table declares as missing
