"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NewType, Self

from rulec.runtime import Answers, unweighed

# outcome
Outcome = NewType("Outcome", int)
OUTCOME_SUCCEEDS: Final = Outcome(0)
OUTCOME_BOUNCED: Final = Outcome(1)
OUTCOME_CUT: Final = Outcome(2)
OUTCOME_VOID: Final = Outcome(3)
OUTCOME_FAILS: Final = Outcome(4)

# kind of unit
Arm = NewType("Arm", int)
ARM_ARMY: Final = Arm(0)
ARM_FLEET: Final = Arm(1)
ARM_DOUBLE_ARMY: Final = Arm(2)

# coast
Side = NewType("Side", int)
SIDE_NORTHERN: Final = Side(0)
SIDE_EASTERN: Final = Side(1)
SIDE_SOUTHERN: Final = Side(2)

# part of the year
Phase = NewType("Phase", int)
PHASE_SPRING_MOVES: Final = Phase(0)
PHASE_SPRING_RETREATS: Final = Phase(1)
PHASE_AUTUMN_MOVES: Final = Phase(2)
PHASE_AUTUMN_RETREATS: Final = Phase(3)
PHASE_WINTER: Final = Phase(4)

# how an army goes
Passage = NewType("Passage", int)
PASSAGE_VIA: Final = Passage(0)

# people
Folk = NewType("Folk", int)
FOLK_ANGMAR: Final = Folk(0)
FOLK_ARTHEDAIN: Final = Folk(1)
FOLK_CARDOLAN: Final = Folk(2)
FOLK_DUNLENDINGS: Final = Folk(3)
FOLK_HILLMEN: Final = Folk(4)

# feature
Feature = NewType("Feature", int)
FEATURE_FORT: Final = Feature(0)
FEATURE_RESTLESS: Final = Feature(1)
FEATURE_HILL_COUNTRY: Final = Feature(2)
FEATURE_LATE_MUSTER: Final = Feature(3)

# quality
Quality = NewType("Quality", int)
QUALITY_DOUBLE: Final = Quality(0)
QUALITY_NOMINATED: Final = Quality(1)
QUALITY_RIDDEN: Final = Quality(2)

# order
Order = NewType("Order", int)
ORDER_MOVE: Final = Order(0)
ORDER_HOLD: Final = Order(1)
ORDER_SUPPORT_A_MOVE: Final = Order(2)
ORDER_SUPPORT_A_STAND: Final = Order(3)
ORDER_RETREAT: Final = Order(4)
ORDER_BUILD_A_UNIT: Final = Order(5)
ORDER_DISBAND_A_UNIT: Final = Order(6)
ORDER_WAIVE_A_UNIT: Final = Order(7)
ORDER_ASK_FOR_A_DRAW: Final = Order(8)
ORDER_THE_NAZGUL_RIDES: Final = Order(9)
ORDER_THE_NAZGUL_STAYS: Final = Order(10)
POWER_ANGMAR: Final = 0
POWER_ARTHEDAIN: Final = 1
POWER_CARDOLAN: Final = 2
POWER_DUNLENDINGS: Final = 3
POWER_HILLMEN: Final = 4
PROVINCE_ANU: Final = 0
PROVINCE_BCA: Final = 1
PROVINCE_BEF: Final = 2
PROVINCE_BLD: Final = 3
PROVINCE_CBR: Final = 4
PROVINCE_CDU: Final = 5
PROVINCE_DUN: Final = 6
PROVINCE_EDA: Final = 7
PROVINCE_EKE: Final = 8
PROVINCE_ELD: Final = 9
PROVINCE_EMO: Final = 10
PROVINCE_ENE: Final = 11
PROVINCE_ERG: Final = 12
PROVINCE_FCH: Final = 13
PROVINCE_FRN: Final = 14
PROVINCE_GHI: Final = 15
PROVINCE_GND: Final = 16
PROVINCE_GUN: Final = 17
PROVINCE_HFE: Final = 18
PROVINCE_HGI: Final = 19
PROVINCE_LND: Final = 20
PROVINCE_MAG: Final = 21
PROVINCE_MAI: Final = 22
PROVINCE_MBR: Final = 23
PROVINCE_MIH: Final = 24
PROVINCE_NNI: Final = 25
PROVINCE_NWR: Final = 26
PROVINCE_OIO: Final = 27
PROVINCE_PFE: Final = 28
PROVINCE_PTE: Final = 29
PROVINCE_RIV: Final = 30
PROVINCE_SAN: Final = 31
PROVINCE_SDU: Final = 32
PROVINCE_SHI: Final = 33
PROVINCE_TFO: Final = 34
PROVINCE_TGO: Final = 35
PROVINCE_THA: Final = 36
PROVINCE_TIN: Final = 37
PROVINCE_WTO: Final = 38


class Power:
    """Power.

    variants "MIDDLE EARTH IX"
    """

    __slots__ = ("id", "name", "own_people", "initials", "other_spelling", "for_draw", "leaderless", "folk", "began_as")

    def __init__(
        self,
        *,
        name: str = '',
        own_people: str = '',
        initials: str = '',
        other_spelling: str = '',
        for_draw: bool = False,
        leaderless: bool = False,
        folk: Folk | None = None,
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.own_people: str = own_people
        self.initials: str = initials
        self.other_spelling: str = other_spelling
        self.for_draw: bool = for_draw
        self.leaderless: bool = leaderless
        self.folk: Folk | None = folk
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Power."""
        begun: dict[str, Any] = {**_POWER_STARTS[record], "began_as": record, **given}
        return cls(**begun)


class Province:
    """Province.

    variants "MIDDLE EARTH IX"
    """

    __slots__ = ("id", "name", "sea", "supply_centre", "homeland", "owner", "borders", "fords", "shores", "easting", "southing", "features", "began_as")

    def __init__(
        self,
        *,
        name: str = '',
        sea: bool = False,
        supply_centre: bool = False,
        homeland: Power | None = None,
        owner: Power | None = None,
        borders: Sequence[Province] = (),
        fords: Sequence[Province] = (),
        shores: Sequence[Shore] = (),
        easting: int | None = None,
        southing: int | None = None,
        features: int = 0,
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.sea: bool = sea
        self.supply_centre: bool = supply_centre
        self.homeland: Power | None = homeland
        self.owner: Power | None = owner
        self.borders: Sequence[Province] = borders
        self.fords: Sequence[Province] = fords
        self.shores: Sequence[Shore] = shores
        self.easting: int | None = easting
        self.southing: int | None = southing
        self.features: int = features
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Province."""
        begun: dict[str, Any] = {**_PROVINCE_STARTS[record], "began_as": record, **given}
        return cls(**begun)


class Shore:
    """Coast.

    rules1971 "The board"
    """

    __slots__ = ("id", "name", "province", "side", "near")

    def __init__(
        self,
        *,
        name: str = '',
        province: Province,
        side: Side | None = None,
        near: Sequence[Shore] = (),
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.province: Province = province
        self.side: Side | None = side
        self.near: Sequence[Shore] = near


class Piece:
    """Unit.

    rules1971 "The pieces"
    """

    __slots__ = ("id", "owner", "place", "shore", "qualities", "trail", "thwarted", "commanded", "written_name", "expelled", "refuges", "havens")

    def __init__(
        self,
        *,
        owner: Power,
        place: Province,
        shore: Shore | None = None,
        qualities: int = 0,
        trail: Province | None = None,
        thwarted: Province | None = None,
        commanded: bool = False,
        written_name: Arm | None = None,
        expelled: bool = False,
        refuges: Sequence[Province] = (),
        havens: Sequence[Shore] = (),
    ) -> None:
        self.id: int = 0
        self.owner: Power = owner
        self.place: Province = place
        self.shore: Shore | None = shore
        self.qualities: int = qualities
        self.trail: Province | None = trail
        self.thwarted: Province | None = thwarted
        self.commanded: bool = commanded
        self.written_name: Arm | None = written_name
        self.expelled: bool = expelled
        self.refuges: Sequence[Province] = refuges
        self.havens: Sequence[Shore] = havens


class Move:
    """Move.

    rules1971 "Orders"
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

    rules1971 "Orders"
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

    rules1971 "Orders"
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


class Retreat:
    """Retreat.

    rules1971 "Retreats"
    """

    __slots__ = ("id", "unit", "goal", "coast")

    def __init__(
        self,
        *,
        unit: Piece,
        goal: Province,
        coast: Shore | None = None,
    ) -> None:
        self.id: int = 0
        self.unit: Piece = unit
        self.goal: Province = goal
        self.coast: Shore | None = coast


class Wraith:
    """Nazgul.

    variants "MIDDLE EARTH IX"
    """

    __slots__ = ("id", "owner", "place", "escort", "ride_goal", "ride_on", "commanded")

    def __init__(
        self,
        *,
        owner: Power,
        place: Province,
        escort: Piece | None = None,
        ride_goal: Province | None = None,
        ride_on: Province | None = None,
        commanded: bool = False,
    ) -> None:
        self.id: int = 0
        self.owner: Power = owner
        self.place: Province = place
        self.escort: Piece | None = escort
        self.ride_goal: Province | None = ride_goal
        self.ride_on: Province | None = ride_on
        self.commanded: bool = commanded


_POWER_STARTS: dict[int, dict[str, Any]] = {
    POWER_ANGMAR: {"folk": FOLK_ANGMAR},
    POWER_ARTHEDAIN: {"folk": FOLK_ARTHEDAIN},
    POWER_CARDOLAN: {"folk": FOLK_CARDOLAN},
    POWER_DUNLENDINGS: {"folk": FOLK_DUNLENDINGS},
    POWER_HILLMEN: {"folk": FOLK_HILLMEN},
}


_PROVINCE_STARTS: dict[int, dict[str, Any]] = {
    PROVINCE_ANU: {"supply_centre": True},
    PROVINCE_BCA: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_BEF: {"supply_centre": True, "features": 1 << FEATURE_RESTLESS},
    PROVINCE_BLD: {"supply_centre": True},
    PROVINCE_CBR: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_CDU: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_DUN: {"supply_centre": True, "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_EDA: {"supply_centre": True},
    PROVINCE_EKE: {"features": 1 << FEATURE_FORT},
    PROVINCE_ELD: {"features": 1 << FEATURE_FORT},
    PROVINCE_EMO: {"supply_centre": True, "features": 1 << FEATURE_LATE_MUSTER},
    PROVINCE_ENE: {"supply_centre": True},
    PROVINCE_ERG: {"supply_centre": True},
    PROVINCE_FCH: {},
    PROVINCE_FRN: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_GHI: {"supply_centre": True},
    PROVINCE_GND: {"supply_centre": True},
    PROVINCE_GUN: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_HFE: {"supply_centre": True},
    PROVINCE_HGI: {"supply_centre": True},
    PROVINCE_LND: {"supply_centre": True},
    PROVINCE_MAG: {"supply_centre": True},
    PROVINCE_MAI: {"supply_centre": True, "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_MBR: {"supply_centre": True},
    PROVINCE_MIH: {"supply_centre": True},
    PROVINCE_NNI: {"supply_centre": True, "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_NWR: {"supply_centre": True},
    PROVINCE_OIO: {"supply_centre": True},
    PROVINCE_PFE: {"supply_centre": True, "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_PTE: {"supply_centre": True, "features": 1 << FEATURE_HILL_COUNTRY},
    PROVINCE_RIV: {"supply_centre": True},
    PROVINCE_SAN: {"supply_centre": True},
    PROVINCE_SDU: {"supply_centre": True},
    PROVINCE_SHI: {"supply_centre": True},
    PROVINCE_TFO: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_TGO: {"supply_centre": True},
    PROVINCE_THA: {"supply_centre": True, "features": 1 << FEATURE_FORT},
    PROVINCE_TIN: {"supply_centre": True},
    PROVINCE_WTO: {"supply_centre": True, "features": 1 << FEATURE_FORT},
}


class Movement:
    """All orders of a season are weighed at once.

    What was given, and for each decision the answers: above 0 yes, below 0 no.
    """

    __slots__ = (
        "units", "moves", "supports", "convoys", "legal", "carries", "by_convoy", "convoy_matched",
        "possible", "matched", "arrives", "stands", "succeeds", "moves_by_unit", "convoys_by_unit",
        "convoys_by_army", "supports_by_unit", "afloat", "occupants", "moves_off", "movers_into", "backers",
        "leaves", "landing", "needed", "may_sail", "against_its_way", "onward", "afloat_set",
    )
    onward: Callable[[Shore], Sequence[Shore]]

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
        self.legal: dict[Move, bool] = defaultdict(unweighed('legal'))
        self.carries: dict[Convoy, bool] = defaultdict(unweighed('carries'))
        self.by_convoy: dict[Move, bool] = defaultdict(unweighed('by_convoy'))
        self.convoy_matched: dict[Convoy, bool] = defaultdict(unweighed('convoy_matched'))
        self.possible: dict[Support, bool] = defaultdict(unweighed('possible'))
        self.matched: dict[Support, bool] = defaultdict(unweighed('matched'))
        self.arrives: Answers[Move] = Answers('arrives')
        self.stands: Answers[Support] = Answers('stands')
        self.succeeds: Answers[Move] = Answers('succeeds', moves)
        self.moves_by_unit: Mapping[Piece, Sequence[Move]] = {}
        self.convoys_by_unit: Mapping[Piece, Sequence[Convoy]] = {}
        self.convoys_by_army: Mapping[Piece, Sequence[Convoy]] = {}
        self.supports_by_unit: Mapping[Piece, Sequence[Support]] = {}
        self.afloat: list[Shore] = []
        self.afloat_set: frozenset[Shore] = frozenset()
        self.occupants: Mapping[Province, Sequence[Piece]] = {}
        self.moves_off: set[Piece] = set()
        self.movers_into: dict[Province, list[Move]] = {}
        self.backers: dict[Piece, list[Support]] = {}
        self.leaves: set[Piece] = set()
        self.landing: dict[Move, Shore | None] = {}
        self.needed: dict[tuple[Convoy, Move], bool] = {}
        self.may_sail: dict[Move, bool] = {}
        self.against_its_way: dict[tuple[Move, Support], bool] = {}
