"""Things in play, generated from the rules."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from rulec.runtime import Answers, unweighed

from ._choices import (
    Arm, PROVINCE_ADR, PROVINCE_AEG, PROVINCE_ALB, PROVINCE_ANK, PROVINCE_APU, PROVINCE_ARM, PROVINCE_BAL,
    PROVINCE_BAR, PROVINCE_BEL, PROVINCE_BER, PROVINCE_BLA, PROVINCE_BOH, PROVINCE_BOT, PROVINCE_BRE,
    PROVINCE_BUD, PROVINCE_BUL, PROVINCE_BUR, PROVINCE_CLY, PROVINCE_CON, PROVINCE_DEN, PROVINCE_EAS,
    PROVINCE_EDI, PROVINCE_ENG, PROVINCE_FIN, PROVINCE_GAL, PROVINCE_GAS, PROVINCE_GRE, PROVINCE_HEL,
    PROVINCE_HOL, PROVINCE_ION, PROVINCE_IRI, PROVINCE_KIE, PROVINCE_LON, PROVINCE_LVN, PROVINCE_LVP,
    PROVINCE_LYO, PROVINCE_MAO, PROVINCE_MAR, PROVINCE_MOS, PROVINCE_MUN, PROVINCE_NAF, PROVINCE_NAO,
    PROVINCE_NAP, PROVINCE_NTH, PROVINCE_NWG, PROVINCE_NWY, PROVINCE_PAR, PROVINCE_PIC, PROVINCE_PIE,
    PROVINCE_POR, PROVINCE_PRU, PROVINCE_ROM, PROVINCE_RUH, PROVINCE_RUM, PROVINCE_SER, PROVINCE_SEV,
    PROVINCE_SIL, PROVINCE_SKA, PROVINCE_SMY, PROVINCE_SPA, PROVINCE_STP, PROVINCE_SWE, PROVINCE_SYR,
    PROVINCE_TRI, PROVINCE_TUN, PROVINCE_TUS, PROVINCE_TYR, PROVINCE_TYS, PROVINCE_UKR, PROVINCE_VEN,
    PROVINCE_VIE, PROVINCE_WAL, PROVINCE_WAR, PROVINCE_WES, PROVINCE_YOR, Side,
)


class Power:
    """Power.

    rules1971 "The powers"
    """

    __slots__ = ("id", "name", "own_people", "initials", "for_draw", "leaderless")

    def __init__(
        self,
        *,
        name: str = '',
        own_people: str = '',
        initials: str = '',
        for_draw: bool = False,
        leaderless: bool = False,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.own_people: str = own_people
        self.initials: str = initials
        self.for_draw: bool = for_draw
        self.leaderless: bool = leaderless


class Province:
    """Province.

    rules1971 "The board"
    """

    __slots__ = ("id", "name", "sea", "supply_centre", "homeland", "owner", "borders", "shores", "easting", "southing", "features", "began_as")

    def __init__(
        self,
        *,
        name: str = '',
        sea: bool = False,
        supply_centre: bool = False,
        homeland: Power | None = None,
        owner: Power | None = None,
        borders: Sequence[Province] = (),
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


_PROVINCE_STARTS: dict[int, dict[str, Any]] = {
    PROVINCE_ADR: {"sea": True},
    PROVINCE_AEG: {"sea": True},
    PROVINCE_ALB: {},
    PROVINCE_ANK: {"supply_centre": True},
    PROVINCE_APU: {},
    PROVINCE_ARM: {},
    PROVINCE_BAL: {"sea": True},
    PROVINCE_BAR: {"sea": True},
    PROVINCE_BEL: {"supply_centre": True},
    PROVINCE_BER: {"supply_centre": True},
    PROVINCE_BLA: {"sea": True},
    PROVINCE_BOH: {},
    PROVINCE_BRE: {"supply_centre": True},
    PROVINCE_BUD: {"supply_centre": True},
    PROVINCE_BUL: {"supply_centre": True},
    PROVINCE_BUR: {},
    PROVINCE_CLY: {},
    PROVINCE_CON: {"supply_centre": True},
    PROVINCE_DEN: {"supply_centre": True},
    PROVINCE_EAS: {"sea": True},
    PROVINCE_EDI: {"supply_centre": True},
    PROVINCE_ENG: {"sea": True},
    PROVINCE_FIN: {},
    PROVINCE_GAL: {},
    PROVINCE_GAS: {},
    PROVINCE_GRE: {"supply_centre": True},
    PROVINCE_BOT: {"sea": True},
    PROVINCE_LYO: {"sea": True},
    PROVINCE_HEL: {"sea": True},
    PROVINCE_HOL: {"supply_centre": True},
    PROVINCE_ION: {"sea": True},
    PROVINCE_IRI: {"sea": True},
    PROVINCE_KIE: {"supply_centre": True},
    PROVINCE_LVP: {"supply_centre": True},
    PROVINCE_LVN: {},
    PROVINCE_LON: {"supply_centre": True},
    PROVINCE_MAR: {"supply_centre": True},
    PROVINCE_MAO: {"sea": True},
    PROVINCE_MOS: {"supply_centre": True},
    PROVINCE_MUN: {"supply_centre": True},
    PROVINCE_NAP: {"supply_centre": True},
    PROVINCE_NAF: {},
    PROVINCE_NAO: {"sea": True},
    PROVINCE_NTH: {"sea": True},
    PROVINCE_NWY: {"supply_centre": True},
    PROVINCE_NWG: {"sea": True},
    PROVINCE_PAR: {"supply_centre": True},
    PROVINCE_PIC: {},
    PROVINCE_PIE: {},
    PROVINCE_POR: {"supply_centre": True},
    PROVINCE_PRU: {},
    PROVINCE_ROM: {"supply_centre": True},
    PROVINCE_RUH: {},
    PROVINCE_RUM: {"supply_centre": True},
    PROVINCE_SER: {"supply_centre": True},
    PROVINCE_SEV: {"supply_centre": True},
    PROVINCE_SIL: {},
    PROVINCE_SKA: {"sea": True},
    PROVINCE_SMY: {"supply_centre": True},
    PROVINCE_SPA: {"supply_centre": True},
    PROVINCE_STP: {"supply_centre": True},
    PROVINCE_SWE: {"supply_centre": True},
    PROVINCE_SYR: {},
    PROVINCE_TRI: {"supply_centre": True},
    PROVINCE_TUN: {"supply_centre": True},
    PROVINCE_TUS: {},
    PROVINCE_TYR: {},
    PROVINCE_TYS: {"sea": True},
    PROVINCE_UKR: {},
    PROVINCE_VEN: {"supply_centre": True},
    PROVINCE_VIE: {"supply_centre": True},
    PROVINCE_WAL: {},
    PROVINCE_WAR: {"supply_centre": True},
    PROVINCE_WES: {"sea": True},
    PROVINCE_YOR: {},
}


class Movement:
    """All orders of a season are weighed at once.

    What was given, and for each decision the answers: above 0 yes, below 0 no.
    """

    __slots__ = (
        "units", "moves", "supports", "convoys", "legal", "carries", "by_convoy", "convoy_matched",
        "possible", "matched", "arrives", "stands", "succeeds", "convoys_by_army", "moves_by_unit",
        "afloat", "occupants", "moves_off", "movers_into", "backers", "leaves", "landing", "ferries",
        "needed", "may_sail", "against_its_way", "onward", "afloat_set",
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
