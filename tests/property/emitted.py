"""The emitted Python of a compiled pack, imported from memory, on the interpreter's own things."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rulec.driver.compile import Compiled
from rulec.runtime.dice import Dice
from rulec.runtime.facts import Facts
from rulec.runtime.faults import RuleFault
from tests.memory_loader import Loaded, load


@dataclass(frozen=True)
class Fault:
    """An answer that is a fault of the rules: its class and what it names."""

    name: str
    what: str

    @classmethod
    def of(cls, raised: RuleFault) -> Fault:
        return cls(type(raised).__name__, raised.what)


@dataclass
class Emitted:
    """A loaded package: raw answers for raw arguments; things that are handed over twice are one thing."""

    loaded: Loaded

    def call(
        self, name: str, arguments: Sequence[object], dice: Dice | None = None, facts: Facts | None = None
    ) -> object:
        """What a function answers, or the fault."""
        try:
            return _same(self.loaded.call(name, _with(arguments, dice, facts)))
        except RuleFault as fault:
            return Fault.of(fault)

    def why(
        self, name: str, arguments: Sequence[object], dice: Dice | None = None, facts: Facts | None = None
    ) -> object:
        """What a function's twin answers: the value and its notes, or the fault."""
        try:
            value, notes = self.loaded.why(name, _with(arguments, dice, facts))
            return _same(value), notes
        except RuleFault as fault:
            return Fault.of(fault)

    def forget(self) -> None:
        """Forgets the things that were handed over."""
        self.loaded.made.clear()


def _with(arguments: Sequence[object], dice: Dice | None, facts: Facts | None) -> Sequence[object]:
    """The arguments, and behind them the facts of a function that asks and the dice of one that throws."""
    return [*arguments, *([] if facts is None else [facts]), *([] if dice is None else [dice])]


def _same(value: object) -> object:
    """Sequences as the interpreter has them: emitted code may give a list for one."""
    return tuple(value) if isinstance(value, list) else value


def emitted_from(compiled: Compiled, files: dict[str, str] | None = None) -> Emitted:
    """Imports the emitted package of a compiled pack, from its outputs or as it is emitted now."""
    from rulec.backends.python import emit

    return Emitted(load(files or emit(compiled.program), compiled.program))
