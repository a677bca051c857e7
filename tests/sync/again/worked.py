"""Worked examples and odds by units: an example is run again when something changed that its run came by.

What a run came to is kept without words: a line says for which clause it stands, and what that is called, who brings
it and why it did not count is looked up when a page asks. So another label runs nothing again, and concerns only the
pages that print it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any, TypeVar

from rulec.backends.reference.worked import BreakdownLine, BreakdownView, WorkedExample, WorkedLine
from rulec.driver.worked import Teller, subject_words, worked_example
from rulec.ir import nodes as ir
from rulec.ir.trace import Breakdown, Line
from rulec.sema.model import Model
from tests.sync.again.running import Running, entry_key
from tests.sync.again.units import Notes, Units

if TYPE_CHECKING:
    from rulec.backends.reference.phrases import Phrases
    from rulec.ir.evaluate import Outcome

T = TypeVar("T")
_DENIED = "denied"
_NOTHING = Fraction(0)


class Runs(Teller):
    """A teller that leaves the words out: a line has the number of its entry, and what it stands for in a loop."""

    def asked(self, outcome: Outcome, speak: Phrases) -> str:
        """Nothing: pages say it by the example."""
        return ""

    def said(self, breakdown: Breakdown) -> str:
        """Whether the answer is no."""
        return _DENIED if breakdown.value is False else ""

    def called(self, breakdown: Breakdown, line: Line) -> str:
        """Which entry of the function it is, and for what."""
        return f"{line.entry.index} {line.subject}"

    def source(self, entry: ir.Entry) -> str:
        """Nothing: the entry tells it."""
        return ""

    def reason(self, function: ir.Function, line: Line) -> str:
        """Why a line did not count, as the run tells it."""
        return line.reason


class Words(Teller):
    """A teller that notes for whoever reads words what went into them, though they are worked out once."""

    def __init__(self, model: Model, functions: Mapping[str, ir.Function], notes: Notes) -> None:
        super().__init__(model)
        self.functions = functions
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

    def label_of(self, name: str, index: int) -> str:
        """What a line of a function is called."""
        return self._kept(("label", name, index), lambda: self.label(*self._entry(name, index)))

    def source_of(self, name: str, index: int) -> str:
        """Who brings it."""
        return self._kept(("source", name, index), lambda: self.source(self._entry(name, index)[1]))

    def reason_of(self, name: str, index: int, state: str, which: str) -> str:
        """Why it did not count."""

        def make() -> str:
            function, entry = self._entry(name, index)
            return self.reason(function, Line(entry, _NOTHING, _NOTHING, state, which))

        return self._kept(("reason", name, index, state, which), make)

    def _entry(self, name: str, index: int) -> tuple[ir.Function, ir.Entry]:
        """An entry of a function, of which nothing else is looked at but what its parameters are called."""
        outer, self.notes.read = self.notes.read, set()
        function = self.functions[name]
        self.notes.read = outer
        self.notes.read.add(entry_key(name, index))
        return function, next(entry for entry in function.entries if entry.index == index)


class ToldLine:
    """A line of a breakdown; its words are looked up when they are read."""

    def __init__(self, name: str, line: BreakdownLine, words: Words) -> None:
        index, _, self.subject = line.label.partition(" ")
        self.index = int(index)
        self.name = name
        self.line = line
        self.words = words
        self.amount, self.total, self.state = line.amount, line.total, line.state
        self.idle, self.near = line.idle, line.near

    @property
    def nested(self) -> ToldView | None:
        """What its amount was made from."""
        return ToldView(self.line.nested, self.words) if self.line.nested is not None else None

    @property
    def label(self) -> str:
        """What it is called."""
        return self.words.label_of(self.name, self.index) + subject_words(self.subject)

    @property
    def source(self) -> str:
        """Who brings it."""
        return self.words.source_of(self.name, self.index)

    @property
    def reason(self) -> str:
        """Why it did not count."""
        return self.words.reason_of(self.name, self.index, self.state, self.line.reason)


class ToldView:
    """How a function came to its value."""

    def __init__(self, view: BreakdownView, words: Words) -> None:
        self.function, self.value, self.adds_up = view.function, view.value, view.adds_up
        self.denied = view.title == _DENIED
        self.words = words
        self.lines = tuple(ToldLine(view.function, line, words) for line in view.lines)

    @property
    def title(self) -> str:
        """What its value is an answer to."""
        return self.words.denial(self.function) if self.denied else self.words.title(self.function)


class ToldOutcome:
    """What came out for one expectation, and how."""

    def __init__(self, line: WorkedLine, words: Words) -> None:
        self.value, self.right = line.value, line.right
        self.breakdown = ToldView(line.breakdown, words) if line.breakdown is not None else None


class ToldExample:
    """An example's result, as `WorkedExample` has it."""

    def __init__(self, example: WorkedExample, words: Words) -> None:
        self.key, self.passed = example.key, example.passed
        self.lines = tuple(ToldOutcome(line, words) for line in example.lines)


class Worked(Mapping[str, Any]):
    """What each example comes to; run when somebody asks."""

    def __init__(self, model: Model, program: ir.Program, units: Units) -> None:
        self.model = model
        self.units = units
        self.running = Running(program.functions, units.notes)
        self.program = ir.Program(self.running, program.columns, program.solves)
        self.runs = Runs(model)
        self.words = Words(model, program.functions, units.notes)
        self.known: dict[str, ToldExample] = {}

    def __getitem__(self, name: str) -> ToldExample:
        if name not in self.model.examples:
            raise KeyError(name)
        key = f"worked {name}"
        if name in self.known:
            self.units.notes.read.add(f"unit {key}")
        else:
            self.known[name] = ToldExample(self.units.get(key, lambda: self._run(name)), self.words)
        return self.known[name]

    def _run(self, name: str) -> object:
        made = worked_example(self.runs, self.program, self.model.examples[name])
        self.running.told()
        return made

    def __iter__(self) -> Iterator[str]:
        return iter(self.model.examples)

    def __len__(self) -> int:
        return len(self.model.examples)


class Odds(Mapping[str, Any]):
    """The odds of what throws, worked out when somebody asks; without a table it is None."""

    def __init__(self, model: Model, program: ir.Program, units: Units, throwing: set[str]) -> None:
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
