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
OUTCOME_FAILS: Final = Outcome(4)

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

    __slots__ = ("id", "name", "sea", "borders", "shores", "features", "began_as")

    def __init__(
        self,
        *,
        name: str,
        sea: bool = False,
        borders: Sequence[Province] = (),
        shores: Sequence[Shore] = (),
        features: int = 0,
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.sea: bool = sea
        self.borders: Sequence[Province] = borders
        self.shores: Sequence[Shore] = shores
        self.features: int = features
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Province."""
        return cls(**{**_PROVINCE_STARTS[record], "began_as": record, **given})


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
