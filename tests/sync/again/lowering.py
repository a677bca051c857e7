"""Lowers with notes: what each function and each column read of the model."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, MutableMapping
from typing import TYPE_CHECKING, Any

from rulec.base.diagnostics import Report
from rulec.base.later import later
from rulec.base.records import field
from rulec.ir import nodes as ir
from rulec.ir.lower_expr import Lowering
from rulec.sema.model import Model
from tests.sync.again.codec import happening_key
from tests.sync.again.units import Notes

if TYPE_CHECKING:
    from dataclasses import dataclass

    from rulec.ir.lower import asking, lower_function, order
    from rulec.ir.lower_happening import happening, lower_deed
    from rulec.ir.lower_solve import lower_solves
    from rulec.ir.reach import settle
else:
    from rulec.base.records import dataclass

    happening = later("rulec.ir.lower_happening", "happening")
    lower_deed = later("rulec.ir.lower_happening", "lower_deed")
    lower_solves = later("rulec.ir.lower_solve", "lower_solves")
    settle = later("rulec.ir.reach", "settle")
    asking = later("rulec.ir.lower", "asking")
    lower_function = later("rulec.ir.lower", "lower_function")
    order = later("rulec.ir.lower", "order")


class Columns(MutableMapping[str, ir.Column]):
    """Columns as they are built; who reads one that is there already notes its name."""

    def __init__(self, notes: Notes, known: Mapping[str, ir.Column] | None = None) -> None:
        self.notes = notes
        self.known: Mapping[str, ir.Column] = known if known is not None else {}
        self.built: dict[str, ir.Column] = {}
        self.reads: dict[str, set[str]] = {}

    def __getitem__(self, name: str) -> ir.Column:
        self.notes.read.add(f"column {name}")
        return self.built[name] if name in self.built else self.known[name]

    def frame(self, name: str) -> ir.Column:
        """The column, for whoever looks at nothing of its cells."""
        self.notes.read.add(f"frame {name}")
        return self.built[name] if name in self.built else self.known[name]

    def __setitem__(self, name: str, column: ir.Column) -> None:
        self.built[name] = column
        self.reads[name] = {key for key in self.notes.read if key != f"column {name}"}

    def __delitem__(self, name: str) -> None:
        del self.built[name]

    def __contains__(self, name: object) -> bool:
        return name in self.built or name in self.known

    def __iter__(self) -> Iterator[str]:
        return iter({**self.known, **self.built})

    def __len__(self) -> int:
        return len({**self.known, **self.built})


@dataclass
class Lowered:
    """A program and what its parts read: `reads` by the names that readers note, without the notes' sort."""

    functions: dict[str, ir.Function] = field(default_factory=dict)
    columns: dict[str, ir.Column] = field(default_factory=dict)
    solves: dict[str, ir.Solve] = field(default_factory=dict)
    reads: dict[str, set[str]] = field(default_factory=dict)  # by `lowered NAME`, `column NAME` and `solved NAME`


def lower_noted(model: Model, report: Report, notes: Notes) -> Lowered:
    """What `ir.lower` gives, in its order, with notes."""
    made = Lowered()
    columns = Columns(notes)
    for table in model.tables:
        for column in model.tables[table].columns:
            build_column(model, report, columns, notes, f"{table}.{column.name}")
    for kind in model.kinds.values():
        if kind.listed and model.records.get(kind.name):
            for each in kind.fields:
                build_column(model, report, columns, notes, f"{kind.name}.{each.name}")
    for sort, name in order(model):
        if sort != "table":
            notes.read = set()
            for function in lower_function(model, model.function(name), report, columns):
                made.functions[function.name] = function
                made.reads[f"lowered {function.name}"] = notes.read
    if model.deeds is not None:
        for declared in happening(model):
            notes.read = {" ".join(happening_key(declared) or ())}
            for function in lower_deed(model, declared, report, columns):
                made.functions[function.name] = function
                made.reads[f"lowered {function.name}"] = notes.read
        made.functions = settle(made.functions.values())
    notes.read = set()
    made.functions = asking(model, made.functions)
    _solves(model, report, made, columns, notes)
    made.columns = dict(sorted(columns.built.items()))
    made.reads.update((f"column {name}", read) for name, read in columns.reads.items())
    return made


def _solves(model: Model, report: Report, made: Lowered, columns: Columns, notes: Notes) -> None:
    """All solves and what weighs their decisions. They are lowered together, so all of them read what any reads."""
    seen = _Seen(made.functions, notes)
    notes.read = set()
    made.solves = lower_solves(model, seen, columns, report)
    added = [name for name in seen if name not in made.functions]
    read = notes.read - {f"lowered {name}" for name in added}
    notes.read = set()
    made.functions.update((name, seen[name]) for name in added)
    made.reads.update((f"lowered {name}", read) for name in added)
    made.reads.update((f"solved {name}", read) for name in made.solves)


class _Seen(dict[str, ir.Function]):
    """Lowered functions; who reads one notes its name."""

    def __init__(self, functions: Mapping[str, ir.Function], notes: Notes) -> None:
        super().__init__(functions)
        self.notes = notes

    def __getitem__(self, name: str) -> ir.Function:
        self.notes.read.add(f"lowered {name}")
        return super().__getitem__(name)

    def get(self, name: str, default: Any = None) -> Any:
        """The function of that name, or the default."""
        return self[name] if name in self else default  # noqa: SIM401 - `dict.get` does not note


def build_column(model: Model, report: Report, columns: Columns, notes: Notes, name: str) -> ir.Column:
    """A column of a table, or of a field of a listed kind."""
    notes.read = set()
    owner, _, column = name.partition(".")
    lowering = Lowering(model, report, columns, owner)
    if owner in model.tables:
        return lowering.column(owner, column)
    kind = model.kinds[owner]
    span = next(each.span for each in kind.fields if each.name == column)
    lowering.entries(kind, column, span)
    return columns[name]


class Known(Mapping[str, Any]):
    """The columns that are as they were."""

    def __init__(self, names: set[str], part: Any) -> None:
        self.names = names
        self.part = part

    def __getitem__(self, name: str) -> Any:
        return self.part("column", name)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def __iter__(self) -> Iterator[str]:
        return iter(sorted(self.names))

    def __len__(self) -> int:
        return len(self.names)
