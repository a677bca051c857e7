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

# feature
Feature = NewType("Feature", int)

# quality
Quality = NewType("Quality", int)


class Power:
    """Power.

    Diplomacy, the rulebook of 1971, "The powers"
    """

    __slots__ = ("name",)

    def __init__(
        self,
        *,
        name: str,
    ) -> None:
        self.name: str = name


class Province:
    """Province.

    Diplomacy, the rulebook of 1971, "The board"
    """

    __slots__ = ("name", "borders", "features")

    def __init__(
        self,
        *,
        name: str,
        borders: Sequence[Province] = (),
        features: int = 0,
    ) -> None:
        self.name: str = name
        self.borders: Sequence[Province] = borders
        self.features: int = features


class Army:
    """Army.

    Diplomacy, the rulebook of 1971, "The pieces"
    """

    __slots__ = ("owner", "place", "qualities")

    def __init__(
        self,
        *,
        owner: Power,
        place: Province,
        qualities: int = 0,
    ) -> None:
        self.owner: Power = owner
        self.place: Province = place
        self.qualities: int = qualities


class Move:
    """Move.

    Diplomacy, the rulebook of 1971, "Orders"
    """

    __slots__ = ("army", "goal")

    def __init__(
        self,
        *,
        army: Army,
        goal: Province,
    ) -> None:
        self.army: Army = army
        self.goal: Province = goal


class Support:
    """Support.

    Diplomacy, the rulebook of 1971, "Orders"
    """

    __slots__ = ("army", "friend", "goal")

    def __init__(
        self,
        *,
        army: Army,
        friend: Army,
        goal: Province | None = None,
    ) -> None:
        self.army: Army = army
        self.friend: Army = friend
        self.goal: Province | None = goal


class Movement:
    """All orders of a season are weighed at once.

    What was given, and for each decision the answers: above 0 yes, below 0 no.
    """

    __slots__ = ("armies", "moves", "supports", "legal", "possible", "matched", "stands", "succeeds")

    def __init__(
        self,
        armies: Sequence[Army],
        moves: Sequence[Move],
        supports: Sequence[Support],
    ) -> None:
        self.armies: Sequence[Army] = armies
        self.moves: Sequence[Move] = moves
        self.supports: Sequence[Support] = supports
        self.legal: Answers[Move] = Answers('legal', moves)
        self.possible: Answers[Support] = Answers('possible', supports)
        self.matched: Answers[Support] = Answers('matched', supports)
        self.stands: Answers[Support] = Answers('stands', supports)
        self.succeeds: Answers[Move] = Answers('succeeds', moves)
