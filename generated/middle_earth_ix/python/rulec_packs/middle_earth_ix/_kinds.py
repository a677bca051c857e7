"""Things in play, generated from the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from rulec.runtime import Answers, unweighed

from ._choices import (
    Arm, FEATURE_FORT, FEATURE_HILL_COUNTRY, FEATURE_LATE_MUSTER, FEATURE_RESTLESS, FOLK_ANGMAR,
    FOLK_ARTHEDAIN, FOLK_CARDOLAN, FOLK_DUNLENDINGS, FOLK_HILLMEN, Folk, POWER_ANGMAR, POWER_ARTHEDAIN,
    POWER_CARDOLAN, POWER_DUNLENDINGS, POWER_HILLMEN, PROVINCE_ANU, PROVINCE_BCA, PROVINCE_BEF,
    PROVINCE_BLD, PROVINCE_CBR, PROVINCE_CDU, PROVINCE_DUN, PROVINCE_EDA, PROVINCE_EKE, PROVINCE_ELD,
    PROVINCE_EMO, PROVINCE_ENE, PROVINCE_ERG, PROVINCE_FCH, PROVINCE_FRN, PROVINCE_GHI, PROVINCE_GND,
    PROVINCE_GUN, PROVINCE_HFE, PROVINCE_HGI, PROVINCE_LND, PROVINCE_MAG, PROVINCE_MAI, PROVINCE_MBR,
    PROVINCE_MIH, PROVINCE_NNI, PROVINCE_NWR, PROVINCE_OIO, PROVINCE_PFE, PROVINCE_PTE, PROVINCE_RIV,
    PROVINCE_SAN, PROVINCE_SDU, PROVINCE_SHI, PROVINCE_TFO, PROVINCE_TGO, PROVINCE_THA, PROVINCE_TIN,
    PROVINCE_WTO, Side,
)


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

    __slots__ = ("id", "owner", "place", "shore", "qualities", "trail", "thwarted", "commanded", "ordered_to_hold", "written_name", "expelled", "refuges", "havens")

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
        ordered_to_hold: bool = False,
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
        self.ordered_to_hold: bool = ordered_to_hold
        self.written_name: Arm | None = written_name
        self.expelled: bool = expelled
        self.refuges: Sequence[Province] = refuges
        self.havens: Sequence[Shore] = havens


class Move:
    """Move.

    rules1971 "Orders"
    """

    __slots__ = ("id", "unit", "goal", "coast", "by_sea", "route")

    def __init__(
        self,
        *,
        unit: Piece,
        goal: Province,
        coast: Shore | None = None,
        by_sea: bool = False,
        route: Sequence[Province] = (),
    ) -> None:
        self.id: int = 0
        self.unit: Piece = unit
        self.goal: Province = goal
        self.coast: Shore | None = coast
        self.by_sea: bool = by_sea
        self.route: Sequence[Province] = route


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
        "possible", "matched", "arrives", "stands", "succeeds", "convoys_by_army", "supports_by_unit",
        "moves_by_unit", "afloat", "occupants", "moves_off", "movers_into", "backers", "leaves", "landing",
        "ferries", "needed", "may_sail", "against_its_way", "onward", "afloat_set",
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
        self.convoys_by_army: Mapping[Piece, Sequence[Convoy]] = {}
        self.supports_by_unit: Mapping[Piece, Sequence[Support]] = {}
        self.moves_by_unit: Mapping[Piece, Sequence[Move]] = {}
        self.afloat: list[Shore] = []
        self.afloat_set: frozenset[Shore] = frozenset()
        self.occupants: Mapping[Province, Sequence[Piece]] = {}
        self.moves_off: set[Piece] = set()
        self.movers_into: dict[Province, list[Move]] = {}
        self.backers: dict[Piece, list[Support]] = {}
        self.leaves: set[Piece] = set()
        self.landing: dict[Move, Shore | None] = {}
        self.ferries: dict[Move, Sequence[Convoy]] = {}
        self.needed: dict[tuple[Convoy, Move], bool] = {}
        self.may_sail: dict[Move, bool] = {}
        self.against_its_way: dict[tuple[Move, Support], bool] = {}
