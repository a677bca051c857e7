"""Tables, their keys, rows and cells; tallies and sheets."""

from __future__ import annotations

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.base.types import Type
from rulec.sema.expr import Expr
from rulec.sema.model.vocabulary import Cite, Declared, Words


@dataclass(frozen=True, slots=True)
class KeySpec:
    """The keys that a key cell covers: positions or whole numbers in `values`, or a range (open ends are None).

    `any_of` is True for all keys. `text` is the source text.
    """

    values: tuple[int, ...] = ()
    low: int | None = None
    high: int | None = None
    is_range: bool = False
    any_of: bool = False
    text: str = ""

    def covers(self, key: int) -> bool:
        """Return whether the row covers the key (a position, or an amount in grains)."""
        if self.any_of:
            return True
        if self.is_range:
            return (self.low is None or self.low <= key) and (self.high is None or key <= self.high)
        return key in self.values


@dataclass(frozen=True, slots=True)
class CellValue(Node):
    """A value cell. `state`: value, unknown, none, left_out. `value` is the typed expression (of the column's
    parameters when it is not constant); `ruling` and `printed` are set for a ruled cell."""

    state: str
    value: Expr | None = None
    ruling: str | None = None
    printed: str | None = None


@dataclass(frozen=True, slots=True)
class ColumnOf(Node):
    """A column. Key columns hold KeySpecs; value columns CellValues over `params` (name, type)."""

    name: str
    type: Type
    label: str
    is_key: bool
    params: tuple[tuple[str, Type], ...]
    default: Expr | None
    refuses: bool = False  # a `none` in it refuses whoever reads it


@dataclass(frozen=True, slots=True)
class LeftOut(Node):
    """An entry of `without`: for each key of the table the values without a row; empty means any."""

    keys: tuple[tuple[KeySpec, ...], ...]


@dataclass(frozen=True, slots=True)
class TableRow(Node):
    """A row: its key specs in key order, its value cells in column order, the line where the book prints it."""

    keys: tuple[KeySpec, ...]
    cells: tuple[CellValue, ...]
    line: int | None
    mirrored: bool = False  # the other order of a row of a table of unordered pairs


@dataclass(frozen=True, slots=True)
class Sheet:
    """A block of rows under one key of the sheet column."""

    key: str
    title: str
    cites: tuple[Cite, ...]


@dataclass(frozen=True, slots=True)
class TallyRow(Node):
    """A row of a table of conditions, over the table's parameters.

    It counts when `when` holds and no row of `unless` counts, `each` times if set. `applies` are the positions of the
    keys that have a cell; `cells` has one for each key (or value column, without a key). `asked`: the condition is a
    fact of the row's name that a person states.
    """

    name: str
    label: Words
    when: Expr | None
    each: Expr | None
    unless: tuple[str, ...]
    applies: tuple[int, ...]
    cells: tuple[CellValue, ...]
    cites: tuple[Cite, ...]
    line: int | None
    asked: bool


@dataclass(frozen=True, slots=True)
class Tally:
    """The head and rows of a table of conditions: parameters, optional key, value columns and rows."""

    params: tuple[tuple[str, Type], ...]
    key: ColumnOf | None
    values: tuple[ColumnOf, ...]
    rows: tuple[TallyRow, ...]


@dataclass(frozen=True, slots=True)
class Table(Declared):
    """A table of the YAML sources. `off_the_table`: refuse, nearest, or the literal in `off_value`."""

    title: str
    keys: tuple[ColumnOf, ...]
    columns: tuple[ColumnOf, ...]  # value columns, in printed order
    rows: tuple[TableRow, ...]
    off_the_table: str
    off_value: Expr | None
    complete: bool
    sheet: str | None
    sheets: tuple[Sheet, ...]
    grid: tuple[str, str] | None = None  # the keys down the side and along the top, where it was written so
    tally: Tally | None = None  # set for a table of conditions: `columns` then has one for each of its rows
    unordered: bool = False  # the two keys may stand in either order
    without: tuple[LeftOut, ...] = ()

    def column(self, name: str) -> tuple[ColumnOf, list[CellValue]]:
        """Return a column and its cells, row by row."""
        at = next(at for at, column in enumerate(self.columns) if column.name == name)
        return self.columns[at], [row.cells[at] for row in self.rows]

    @property
    def printed(self) -> tuple[TableRow, ...]:
        """The rows as they are written: without the other order of pairs."""
        return tuple(row for row in self.rows if not row.mirrored)
