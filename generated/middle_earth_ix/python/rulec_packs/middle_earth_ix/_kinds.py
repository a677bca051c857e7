"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType, Self

from rulec.runtime import Answers

# outcome
Outcome = NewType("Outcome", int)
OUTCOME_SUCCEEDS: Final = Outcome(0)
OUTCOME_BOUNCED: Final = Outcome(1)
OUTCOME_CUT: Final = Outcome(2)
OUTCOME_VOID: Final = Outcome(3)

# feature
Feature = NewType("Feature", int)
FEATURE_FORT: Final = Feature(0)
FEATURE_HILL_COUNTRY: Final = Feature(1)

# quality
Quality = NewType("Quality", int)
QUALITY_DOUBLE: Final = Quality(0)
QUALITY_NOMINATED: Final = Quality(1)
PROVINCE_BCA: Final = 0
PROVINCE_CBR: Final = 1
PROVINCE_CDU: Final = 2
PROVINCE_DUN: Final = 3
PROVINCE_EKE: Final = 4
PROVINCE_ELD: Final = 5
PROVINCE_FRN: Final = 6
PROVINCE_GUN: Final = 7
PROVINCE_MAI: Final = 8
PROVINCE_NNI: Final = 9
PROVINCE_PFE: Final = 10
PROVINCE_PTE: Final = 11
PROVINCE_TFO: Final = 12
PROVINCE_THA: Final = 13
PROVINCE_WTO: Final = 14


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

    __slots__ = ("name", "borders", "features", "began_as")

    def __init__(
        self,
        *,
        name: str,
        borders: Sequence[Province] = (),
        features: int = 0,
        began_as: int = -1,
    ) -> None:
        self.name: str = name
        self.borders: Sequence[Province] = borders
        self.features: int = features
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Province."""
        return cls(**{**_PROVINCE_STARTS[record], "began_as": record, **given})


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


_PROVINCE_STARTS: dict[int, dict[str, Any]] = {
    PROVINCE_BCA: {"name": 'BCa', "features": 1 << FEATURE_FORT},
    PROVINCE_CBR: {"name": 'CBr', "features": 1 << FEATURE_FORT},
    PROVINCE_CDU: {"name": 'CDu', "features": 1 << FEATURE_FORT},
    PROVINCE_DUN: {"name": 'Dun', "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_EKE: {"name": 'Eke', "features": 1 << FEATURE_FORT},
    PROVINCE_ELD: {"name": 'Eld', "features": 1 << FEATURE_FORT},
    PROVINCE_FRN: {"name": 'Frn', "features": 1 << FEATURE_FORT},
    PROVINCE_GUN: {"name": 'Gun', "features": 1 << FEATURE_FORT},
    PROVINCE_MAI: {"name": 'Mai', "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_NNI: {"name": 'NNi', "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_PFE: {"name": 'PFe', "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_PTE: {"name": 'PTe', "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_TFO: {"name": 'TFo', "features": 1 << FEATURE_FORT},
    PROVINCE_THA: {"name": 'Tha', "features": 1 << FEATURE_FORT},
    PROVINCE_WTO: {"name": 'WTo', "features": 1 << FEATURE_FORT},
}


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
