"""State of an evaluation, shared by all modules of the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Self

from rulec.base.records import dataclass, field, replace
from rulec.base.types import (
    EnumType,
    ErrorType,
    KindType,
    ListType,
    NoneType,
    NumberType,
    OptionalType,
    ResultsType,
    SetType,
    SpotType,
    TextType,
    TruthType,
    Type,
)
from rulec.ir import nodes as ir
from rulec.ir.interp.breakdown import Breakdown, NeedsInput
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import Play
from rulec.runtime.dice import Dice
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.runtime.symbolic_dice import Number
from rulec.sema.model import Model


@dataclass
class Walker:
    """Evaluation of a program's functions. `trace`: keep breakdowns.

    `collect`: if an input is missing, list it in `missing` and go on with a stand-in, instead of raising at the first.
    """

    program: ir.Program
    model: Model
    trace: bool = False
    collect: bool = False
    variables: Mapping[str, Type] = field(default_factory=dict)
    make: Callable[[str, str], Instance] | None = None  # (kind, path) -> a fresh instance
    missing: dict[str, tuple[str, Type, str]] = field(default_factory=dict)
    breakdowns: list[Breakdown] = field(default_factory=list)
    dice: Dice | None = None
    facts: Stated = field(default_factory=Stated)
    shown: list[tuple[str, str, int]] = field(default_factory=list)  # in a trace: (address, dice, result)
    fields_read: dict[tuple[int, str], Instance] = field(default_factory=dict)  # in a trace that collects
    world_read: dict[str, None] = field(default_factory=dict)  # likewise: fields of the game, and plurals of kinds
    listed: set[str] = field(default_factory=set)  # kinds whose list of things in play was read
    play: Play | None = None
    carry_out: Callable[[ir.CarryOut], None] | None = None  # handler of `CarryOut` while a turn is played

    def call(self, name: str, arguments: list[object]) -> object:
        """Return the raw result of a function. Its breakdown goes to `breakdowns`."""
        raise NotImplementedError

    def run(self, name: str, arguments: list[object]) -> tuple[object, Breakdown | None]:
        """Return the raw result of a function, and its breakdown."""
        raise NotImplementedError

    def block(self, body: tuple[ir.Stmt, ...], frame: Frame, function: ir.Function) -> None:
        """Run statements until one returns."""
        raise NotImplementedError

    def eval(self, expr: ir.Expr, frame: Frame) -> object:
        """Return the raw value of an expression."""
        raise NotImplementedError

    def quiet(self) -> Self:
        """Return a copy that keeps no breakdowns of its own."""
        return replace(self, trace=False, missing=self.missing, breakdowns=[], shown=[])

    def world(self) -> Play:
        """Return the world, creating an empty one if there is none."""
        if self.play is None:
            self.play = Play(self.model)
        return self.play

    def elements(self, source: object, bits: str) -> Iterator[object]:
        """Yield the elements that a loop runs over."""
        if bits:
            assert isinstance(source, int)
            yield from (at for at in range(source.bit_length()) if source >> at & 1)
        else:
            assert isinstance(source, tuple | list)
            yield from source

    def whole(self, expr: ir.Expr, frame: Frame) -> int:
        """Return the raw value of a numeric expression, which may be a symbolic number."""
        value = self.eval(expr, frame)
        assert isinstance(value, (int, Number)), f"{expr} is no number"
        return value  # type: ignore[return-value]  # symbolic numbers compute like ints

    def lacks(self, path: str, of: Type, question: str) -> object:
        """Return a stand-in for a missing input, or raise `NeedsInput` unless inputs are collected."""
        if isinstance(of, KindType) and not of.listed and self.make is not None:
            return self.make(of.name, path)
        need = (path, of, question)
        if not self.collect:
            raise NeedsInput((need,))
        self.missing.setdefault(path, need)
        match of:
            case NumberType() | EnumType() | KindType() | SetType():
                return 0
            case TruthType():
                return False
            case ListType():
                return ()
            case SpotType():
                return 0, 0
            case ResultsType(parts=parts):
                return tuple(self.lacks(path, part, question) for _, part in parts)
            case OptionalType():
                return None
            case TextType():
                return ""
            case NoneType() | ErrorType():
                raise AssertionError(f"nothing is of the type {of}")

    def refuse(self, fault: RuleFault, stand_in: object) -> object:
        """Raise a fault, or return a stand-in if it may be a consequence of missing inputs."""
        if self.collect and self.missing:
            return stand_in
        raise fault
