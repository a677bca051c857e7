"""Worked examples and odds by units: an example is run again when something changed that its run came by."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeVar

from rulec.driver.again.running import Running
from rulec.driver.again.units import Notes, Units
from rulec.driver.worked import Teller, worked_example
from rulec.ir.nodes import Entry, Program
from rulec.ir.trace import Breakdown, Line
from rulec.sema.model import Model

T = TypeVar("T")


class NotedTeller(Teller):
    """A teller that notes for each example what went into words that were worked out for an earlier one."""

    def __init__(self, model: Model, notes: Notes) -> None:
        super().__init__(model)
        self.notes = notes
        self.kept: dict[tuple[object, ...], tuple[str, set[str]]] = {}

    def _kept(self, key: tuple[object, ...], make: Callable[[], str]) -> str:
        found = self.kept.get(key)
        if found is None:
            outer, self.notes.read = self.notes.read, set()
            try:
                text = make()
            finally:
                read, self.notes.read = self.notes.read, outer
            found = self.kept[key] = (text, read)
        self.notes.read |= found[1]
        return found[0]

    def title(self, name: str) -> str:
        """A function's sentence, or its name."""
        return self._kept(("title", name), lambda: Teller.title(self, name))

    def denial(self, name: str) -> str:
        """What a fact says when it is not so."""
        return self._kept(("denial", name), lambda: Teller.denial(self, name))

    def label(self, breakdown: Breakdown, entry: Entry) -> str:
        """What a clause is called."""
        key = ("label", breakdown.function.name, entry.index)
        return self._kept(key, lambda: Teller.label(self, breakdown, entry))

    def reason(self, breakdown: Breakdown, line: Line) -> str:
        """Why a line did not count."""
        key = ("reason", breakdown.function.name, line.entry.index, line.state, line.reason)
        return self._kept(key, lambda: Teller.reason(self, breakdown, line))


class Worked(Mapping[str, Any]):
    """What each example comes to; run when somebody asks."""

    def __init__(self, model: Model, program: Program, units: Units) -> None:
        self.model = model
        self.units = units
        self.running = Running(program.functions, units.notes)
        self.program = Program(self.running, program.columns, program.solves)
        self.teller = NotedTeller(model, units.notes)
        self.known: dict[str, Any] = {}

    def __getitem__(self, name: str) -> Any:
        if name not in self.model.examples:
            raise KeyError(name)
        key = f"worked {name}"
        if name in self.known:
            self.units.notes.read.add(f"unit {key}")
        else:
            self.known[name] = self.units.get(key, lambda: self._run(name))
        return self.known[name]

    def _run(self, name: str) -> object:
        made = worked_example(self.teller, self.program, self.model.examples[name])
        self.running.told()
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self.model.examples)

    def __len__(self) -> int:
        return len(self.model.examples)


class Odds(Mapping[str, Any]):
    """The odds of what throws, worked out when somebody asks; without a table it is None."""

    def __init__(self, model: Model, program: Program, units: Units, throwing: set[str]) -> None:
        self.model = model
        self.program = program
        self.units = units
        self.throwing = throwing
        self.parts = dict(model.odds_of_sheets())

    def __getitem__(self, name: str) -> Any:
        part = self.parts.get(name)
        if part is None and name not in self.throwing:
            raise KeyError(name)
        table = self.units.get(f"odds of {name}", lambda: self._table(name, part))
        if table is None:
            raise KeyError(name)
        return table

    def _table(self, name: str, part: Any) -> Any:
        from rulec.driver.odds import odds_table, sheet_odds

        if part is not None:
            return sheet_odds(self.model, self.program, part)
        return odds_table(self.model, self.program, self.program.functions[name])

    def __iter__(self) -> Iterator[str]:
        return iter([*sorted(self.throwing), *self.parts])

    def __len__(self) -> int:
        return len(self.throwing) + len(self.parts)
