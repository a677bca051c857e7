"""Syntax nodes of worked examples: givens, actions, dice and expectations."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulec.base.records import dataclass
from rulec.base.tree import Node
from rulec.syntax.nodes.expressions import Expr, Text, Word
from rulec.syntax.nodes.vocabulary import About, Citation, Face

if TYPE_CHECKING:
    from rulec.syntax.deeds.statements import Statement


@dataclass(frozen=True, slots=True)
class Does(Node):
    """`does` and its statements. In an example without statements: the act itself."""

    body: tuple[Statement, ...]


@dataclass(frozen=True, slots=True)
class GivenPair(Node):
    """`picker.practice: 10` in a `given` line."""

    target: Expr
    value: Expr


@dataclass(frozen=True, slots=True)
class Given(Node):
    """`given a: E, b.f: E`."""

    pairs: tuple[GivenPair, ...]


@dataclass(frozen=True, slots=True)
class ThrownFace(Node):
    """`5` or `a: 5` in a `thrown` line."""

    name: Word | None
    face: Face


@dataclass(frozen=True, slots=True)
class Thrown(Node):
    """`thrown 5, 2` or `thrown a: 1, b: 3`: the faces shown, in rolling order."""

    faces: tuple[ThrownFace, ...]


@dataclass(frozen=True, slots=True)
class AnsweredOne(Node):
    """`x: E` in an `answered` line."""

    name: Word
    value: Expr


@dataclass(frozen=True, slots=True)
class Answered(Node):
    """`answered x: E, x: E`: the players' answers, for each name in the order of the questions."""

    answers: tuple[AnsweredOne, ...]


@dataclass(frozen=True, slots=True)
class StatedFact(Node):
    """`lame(horse)`, `not lame(horse)`, or `lame` for all arguments, in a `stated` line."""

    fact: Expr
    negated: bool


@dataclass(frozen=True, slots=True)
class Stated(Node):
    """`stated lame(horse), not fed(horse)`: facts stated by a person."""

    facts: tuple[StatedFact, ...]


@dataclass(frozen=True, slots=True)
class Expect(Node):
    """`expect harvest(picker, fruit) = 25 baskets`."""

    test: Expr


@dataclass(frozen=True, slots=True)
class ExpectRefused(Node):
    """`expect refused "…"`: the action is refused with this sentence."""

    text: Text


@dataclass(frozen=True, slots=True)
class Under(Node):
    """`under ice_age, long_game`: variants under which the example is played."""

    names: tuple[Word, ...]


@dataclass(frozen=True, slots=True)
class ExampleDecl(Node):
    """`example "Ten years in the sun"`. The `does` line precedes the expectations."""

    label: Text
    items: tuple[Given | Stated | Thrown | Answered | Under | Does | Expect | ExpectRefused | Citation | About, ...]
