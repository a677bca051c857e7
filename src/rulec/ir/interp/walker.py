"""What the rooms of the interpreter ask of the walk that they are part of."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Protocol

from rulec.base.types import Type
from rulec.ir import nodes as ir
from rulec.ir.interp.breakdown import Breakdown
from rulec.ir.interp.frame import Frame
from rulec.ir.interp.play.instances import Instance
from rulec.ir.interp.play.state import Play
from rulec.runtime.dice import Dice
from rulec.runtime.facts import Stated
from rulec.runtime.faults import RuleFault
from rulec.sema.model import Model


class Walker(Protocol):
    """A walk through a program: see `machine.Interpreter`."""

    program: ir.Program
    model: Model
    trace: bool
    collect: bool
    variables: Mapping[str, Type]
    make: Callable[[str, str], Instance] | None
    missing: dict[str, tuple[str, Type, str]]
    dice: Dice | None
    facts: Stated
    shown: list[tuple[str, str, int]]
    fields_read: dict[tuple[int, str], Instance]
    world_read: dict[str, None]
    carry_out: Callable[[ir.CarryOut], None] | None

    def call(self, name: str, arguments: list[object]) -> object:
        """The raw answer of a function."""

    def run(self, name: str, arguments: list[object], frame: Frame) -> tuple[object, Breakdown | None]:
        """The same with its breakdown."""

    def quiet(self) -> Walker:
        """The same walk without breakdowns of its own."""

    def block(self, body: tuple[ir.Stmt, ...], frame: Frame, function: ir.Function) -> None:
        """Runs statements until one returns."""

    def eval(self, expr: ir.Expr, frame: Frame) -> object:
        """A raw value."""

    def whole(self, expr: ir.Expr, frame: Frame) -> int:
        """A raw value that is a whole number."""

    def elements(self, source: object, bits: str) -> Iterator[object]:
        """The elements of a list or a set."""

    def world(self) -> Play:
        """What is in play."""

    def lacks(self, path: str, of: Type, question: str) -> object:
        """Something was not given: a fault, or a stand-in where all that is missing is collected."""

    def refuse(self, fault: RuleFault, stand_in: object) -> object:
        """A fault, or a stand-in for it."""
