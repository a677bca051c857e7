"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

from rulec.runtime import Answers

# outcome
Outcome = NewType("Outcome", int)
OUTCOME_SUCCEEDS: Final = Outcome(0)
OUTCOME_BOUNCED: Final = Outcome(1)
OUTCOME_CUT: Final = Outcome(2)
OUTCOME_VOID: Final = Outcome(3)
OUTCOME_FAILS: Final = Outcome(4)

# feature
Feature = NewType("Feature", int)

# quality
Quality = NewType("Quality", int)


class Power:
    """Power.

    Diplomacy, the rulebook of 1971, "The powers"
    """

    __slots__ = ("id", "name")

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.id: int = 0
        self.name: str = name


class Province:
    """Province.

    Diplomacy, the rulebook of 1971, "The board"
    """

    __slots__ = ("id", "name", "sea", "borders", "shores", "features")

    def __init__(
        self,
        *,
        name: str,
        sea: bool = False,
        borders: Sequence[Province] = (),
        shores: Sequence[Shore] = (),
        features: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.sea: bool = sea
        self.borders: Sequence[Province] = borders
        self.shores: Sequence[Shore] = shores
        self.features: int = features


class Shore:
    """Coast.

    Diplomacy, the rulebook of 1971, "The board"
    """

    __slots__ = ("id", "name", "province", "near")

    def __init__(
        self,
        *,
        name: str,
        province: Province,
        near: Sequence[Shore] = (),
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.province: Province = province
        self.near: Sequence[Shore] = near


class Piece:
    """Unit.

    Diplomacy, the rulebook of 1971, "The pieces"
    """

    __slots__ = ("id", "owner", "place", "shore", "qualities")

    def __init__(
        self,
        *,
        owner: Power,
        place: Province,
        shore: Shore | None = None,
        qualities: int = 0,
    ) -> None:
        self.id: int = 0
        self.owner: Power = owner
        self.place: Province = place
        self.shore: Shore | None = shore
        self.qualities: int = qualities


class Move:
    """Move.

    Diplomacy, the rulebook of 1971, "Orders"
    """

    __slots__ = ("id", "unit", "goal", "coast", "by_sea")

    def __init__(
        self,
        *,
        unit: Piece,
        goal: Province,
        coast: Shore | None = None,
        by_sea: bool = False,
    ) -> None:
        self.id: int = 0
        self.unit: Piece = unit
        self.goal: Province = goal
        self.coast: Shore | None = coast
        self.by_sea: bool = by_sea


class Support:
    """Support.

    Diplomacy, the rulebook of 1971, "Orders"
    """

    __slots__ = ("id", "unit", "friend", "goal", "coast")

    def __init__(
        self,
        *,
        unit: Piece,
        friend: Piece,
        goal: Province | None = None,
        coast: Shore | None = None,
    ) -> None:
        self.id: int = 0
        self.unit: Piece = unit
        self.friend: Piece = friend
        self.goal: Province | None = goal
        self.coast: Shore | None = coast


class Convoy:
    """Convoy.

    Diplomacy, the rulebook of 1971, "Orders"
    """

    __slots__ = ("id", "unit", "army", "goal")

    def __init__(
        self,
        *,
        unit: Piece,
        army: Piece,
        goal: Province,
    ) -> None:
        self.id: int = 0
        self.unit: Piece = unit
        self.army: Piece = army
        self.goal: Province = goal


class Movement:
    """All orders of a season are weighed at once.

    What was given, and for each decision the answers: above 0 yes, below 0 no.
    """

    __slots__ = (
        "units", "moves", "supports", "convoys", "legal", "carries", "by_convoy", "convoy_matched",
        "possible", "matched", "stands", "succeeds", "arrives",
    )

    def __init__(
        self,
        units: Sequence[Piece],
        moves: Sequence[Move],
        supports: Sequence[Support],
        convoys: Sequence[Convoy],
    ) -> None:
        self.units: Sequence[Piece] = units
        self.moves: Sequence[Move] = moves
        self.supports: Sequence[Support] = supports
        self.convoys: Sequence[Convoy] = convoys
        self.legal: Answers[Move] = Answers('legal', moves)
        self.carries: Answers[Convoy] = Answers('carries', convoys)
        self.by_convoy: Answers[Move] = Answers('by_convoy', moves)
        self.convoy_matched: Answers[Convoy] = Answers('convoy_matched', convoys)
        self.possible: Answers[Support] = Answers('possible', supports)
        self.matched: Answers[Support] = Answers('matched', supports)
        self.stands: Answers[Support] = Answers('stands', supports)
        self.succeeds: Answers[Move] = Answers('succeeds', moves)
        self.arrives: Answers[Move] = Answers('arrives', moves)
