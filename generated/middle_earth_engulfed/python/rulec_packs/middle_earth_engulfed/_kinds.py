"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NewType

# what keeps somebody from going on
Hindrance = NewType("Hindrance", int)
HINDRANCE_UNHINDERED: Final = Hindrance(0)
HINDRANCE_OFF_THE_MAP: Final = Hindrance(1)
HINDRANCE_WITH_THE_RING: Final = Hindrance(2)
HINDRANCE_OVER_RIDGES: Final = Hindrance(3)
HINDRANCE_OUT_OF_TOUCH: Final = Hindrance(4)
HINDRANCE_OUT_OF_REACH: Final = Hindrance(5)
HINDRANCE_BOUND_BY_FOES: Final = Hindrance(6)
HINDRANCE_BELOW_GROUND: Final = Hindrance(7)
HINDRANCE_OUT_OF_WOODS: Final = Hindrance(8)
HINDRANCE_GATE_SHUT: Final = Hindrance(9)
HINDRANCE_SNOWED_UNDER: Final = Hindrance(10)
HINDRANCE_PASS_WATCHED: Final = Hindrance(11)
HINDRANCE_MAGIC_HOLDS: Final = Hindrance(12)
HINDRANCE_UNBREACHED: Final = Hindrance(13)
HINDRANCE_NOT_FOREMOST: Final = Hindrance(14)
HINDRANCE_UNTRIED_SHIRE: Final = Hindrance(15)
HINDRANCE_FIELD_UNWON: Final = Hindrance(16)
HINDRANCE_RIVALS_THERE: Final = Hindrance(17)

# what keeps a regiment from being raised or refilled
Shortage = NewType("Shortage", int)
SHORTAGE_UNCHECKED: Final = Shortage(0)
SHORTAGE_RAISED_BEFORE: Final = Shortage(1)
SHORTAGE_UNRAISED: Final = Shortage(2)
SHORTAGE_BY_READINESS: Final = Shortage(3)
SHORTAGE_NO_MUSTER_PLACE: Final = Shortage(4)
SHORTAGE_BESIEGED: Final = Shortage(5)
SHORTAGE_OTHER_CAMP: Final = Shortage(6)
SHORTAGE_ENOUGH_RAISED: Final = Shortage(7)
SHORTAGE_ABROAD: Final = Shortage(8)
SHORTAGE_TOWER_ONLY: Final = Shortage(9)
SHORTAGE_OVER_WHOLE: Final = Shortage(10)

# side
Side = NewType("Side", int)
SIDE_FREE: Final = Side(0)
SIDE_SHADOW: Final = Side(1)

# master of the Shadow
Master = NewType("Master", int)
MASTER_SAURON: Final = Master(0)
MASTER_SARUMAN: Final = Master(1)

# place at the table
Chair = NewType("Chair", int)
CHAIR_ONLY_PLAYER: Final = Chair(0)
CHAIR_FIRST_CHAIR: Final = Chair(1)
CHAIR_SECOND_CHAIR: Final = Chair(2)

# people
Folk = NewType("Folk", int)
FOLK_ROHAN: Final = Folk(0)
FOLK_GONDOR: Final = Folk(1)
FOLK_ELVES: Final = Folk(2)
FOLK_DWARVES: Final = Folk(3)
FOLK_ENTS: Final = Folk(4)
FOLK_DUNEDAIN: Final = Folk(5)
FOLK_SHIREFOLK: Final = Folk(6)
FOLK_MORDOR: Final = Folk(7)
FOLK_HARADRIM: Final = Folk(8)
FOLK_EASTERLINGS: Final = Folk(9)
FOLK_ISENGARD: Final = Folk(10)
FOLK_DUNLENDING: Final = Folk(11)

# how ready a nation is
Stage = NewType("Stage", int)
STAGE_PEACE: Final = Stage(0)
STAGE_NEUTRAL: Final = Stage(1)
STAGE_DEFENCE: Final = Stage(2)
STAGE_ACTIVE: Final = Stage(3)

# Individual by name
Hero = NewType("Hero", int)
HERO_FRODO_SAM: Final = Hero(0)
HERO_MERRY_PIPPIN: Final = Hero(1)
HERO_GANDALF: Final = Hero(2)
HERO_ARAGORN: Final = Hero(3)
HERO_BOROMIR: Final = Hero(4)
HERO_LEGOLAS: Final = Hero(5)
HERO_GIMLI: Final = Hero(6)
HERO_GOLLUM: Final = Hero(7)
HERO_THEODEN: Final = Hero(8)
HERO_EOMER: Final = Hero(9)
HERO_FARAMIR: Final = Hero(10)
HERO_ELROND: Final = Hero(11)
HERO_DAIN: Final = Hero(12)
HERO_TREEBEARD: Final = Hero(13)
HERO_RINGWRAITHS: Final = Hero(14)

# arm
Arm = NewType("Arm", int)
ARM_INFANTRY: Final = Arm(0)
ARM_CAVALRY: Final = Arm(1)
ARM_ARTILLERY: Final = Arm(2)

# ground
Terrain = NewType("Terrain", int)
TERRAIN_OPEN_COUNTRY: Final = Terrain(0)
TERRAIN_FOREST: Final = Terrain(1)
TERRAIN_SWAMP: Final = Terrain(2)
TERRAIN_UNDERGROUND: Final = Terrain(3)
TERRAIN_HIGH_PASS: Final = Terrain(4)
TERRAIN_FORTIFICATION: Final = Terrain(5)
TERRAIN_NOT_ON_BOARD: Final = Terrain(6)

# what lies between areas
Border = NewType("Border", int)
BORDER_NO_BORDER: Final = Border(0)
BORDER_OPEN_BORDER: Final = Border(1)
BORDER_RIDGE: Final = Border(2)
BORDER_SNOW_PASS: Final = Border(3)
BORDER_WALLS: Final = Border(4)
BORDER_PAST_BLACK_GATE: Final = Border(5)
BORDER_PAST_MINAS_MORGUL: Final = Border(6)
BORDER_PAST_OSGILIATH: Final = Border(7)

# line between boxes of the Fellowship's track
Road = NewType("Road", int)
ROAD_UNLINKED: Final = Road(0)
ROAD_EASY_WAY: Final = Road(1)
ROAD_SNOWY_WAY: Final = Road(2)
ROAD_STAIR_WAY: Final = Road(3)

# how far the Fellowship has come
RoadReached = NewType("RoadReached", int)
ROAD_REACHED_WEST_ROAD: Final = RoadReached(0)
ROAD_REACHED_HAVEN: Final = RoadReached(1)
ROAD_REACHED_WILDERNESS: Final = RoadReached(2)
ROAD_REACHED_MISTY_MOUNTAINS: Final = RoadReached(3)
ROAD_REACHED_EAST_LANDS: Final = RoadReached(4)

# how a Fellowship is scattered
Parting = NewType("Parting", int)
PARTING_ON_THEIR_OWN: Final = Parting(0)
PARTING_WITH_HOBBITS: Final = Parting(1)

# what comes of a hunt
HuntEffect = NewType("HuntEffect", int)
HUNT_EFFECT_OUT_OF_SIGHT: Final = HuntEffect(0)
HUNT_EFFECT_HINDERED_WAY: Final = HuntEffect(1)
HUNT_EFFECT_STRUCK: Final = HuntEffect(2)
HUNT_EFFECT_SEIZED: Final = HuntEffect(3)

# use of a card
CardUse = NewType("CardUse", int)
CARD_USE_AVOIDANCE: Final = CardUse(0)
CARD_USE_RESISTANCE: Final = CardUse(1)
CARD_USE_COMBAT: Final = CardUse(2)

# battle plan
Plan = NewType("Plan", int)
PLAN_HEADLONG: Final = Plan(0)
PLAN_STEADY_LINE: Final = Plan(1)
PLAN_ENCIRCLING: Final = Plan(2)

# exchange of blows
Bout = NewType("Bout", int)
BOUT_OPENING_BLOWS: Final = Bout(0)
BOUT_LATER_BLOWS: Final = Bout(1)

# home
Prize = NewType("Prize", int)
PRIZE_ROHAN_HOME: Final = Prize(0)
PRIZE_GONDOR_HOME: Final = Prize(1)
PRIZE_DWARVES_HOME: Final = Prize(2)
PRIZE_SHIRE_HOME: Final = Prize(3)
PRIZE_LORIEN_HOME: Final = Prize(4)
PRIZE_RIVENDELL_HOME: Final = Prize(5)
PRIZE_MIRKWOOD_HOME: Final = Prize(6)

# area
Land = NewType("Land", int)
LAND_SHIRE: Final = Land(0)
LAND_BREE: Final = Land(1)
LAND_ARNOR: Final = Land(2)
LAND_ANGMAR: Final = Land(3)
LAND_RIVENDELL: Final = Land(4)
LAND_EREGION: Final = Land(5)
LAND_CARADHRAS: Final = Land(6)
LAND_MORIA: Final = Land(7)
LAND_DIMRILL_DALE: Final = Land(8)
LAND_LORIEN: Final = Land(9)
LAND_ANDUIN_VALE: Final = Land(10)
LAND_MIRKWOOD: Final = Land(11)
LAND_DOL_GULDUR: Final = Land(12)
LAND_EREBOR: Final = Land(13)
LAND_IRON_HILLS: Final = Land(14)
LAND_RHUN: Final = Land(15)
LAND_ENEDWAITH: Final = Land(16)
LAND_DUNLAND: Final = Land(17)
LAND_ISENGARD_VALE: Final = Land(18)
LAND_ORTHANC: Final = Land(19)
LAND_FANGORN: Final = Land(20)
LAND_WESTFOLD: Final = Land(21)
LAND_HELMS_DEEP: Final = Land(22)
LAND_EDORAS: Final = Land(23)
LAND_EAST_EMNET: Final = Land(24)
LAND_EMYN_MUIL: Final = Land(25)
LAND_DEAD_MARSHES: Final = Land(26)
LAND_DAGORLAD: Final = Land(27)
LAND_ANORIEN: Final = Land(28)
LAND_MINAS_TIRITH: Final = Land(29)
LAND_LEBENNIN: Final = Land(30)
LAND_DOL_AMROTH: Final = Land(31)
LAND_ITHILIEN: Final = Land(32)
LAND_OSGILIATH: Final = Land(33)
LAND_HARAD: Final = Land(34)
LAND_BLACK_GATE: Final = Land(35)
LAND_MINAS_MORGUL: Final = Land(36)
LAND_CIRITH_UNGOL: Final = Land(37)
LAND_GORGOROTH: Final = Land(38)
LAND_BARAD_DUR: Final = Land(39)
LAND_MOUNT_DOOM: Final = Land(40)
LAND_OFF_BOARD: Final = Land(41)

# card
Card = NewType("Card", int)
CARD_ELVEN_CLOAKS: Final = Card(0)
CARD_RANGER_PATHS: Final = Card(1)
CARD_HOBBIT_FEET: Final = Card(2)
CARD_NARROW_STAIR: Final = Card(3)
CARD_PHIAL: Final = Card(4)
CARD_MITHRIL_MAIL: Final = Card(5)
CARD_YOU_CANNOT_GO_ON: Final = Card(6)
CARD_AXE_OF_THE_DWARF: Final = Card(7)
CARD_HORN_OF_GONDOR: Final = Card(8)
CARD_FLAME_OF_THE_WEST: Final = Card(9)
CARD_WHITE_RIDER: Final = Card(10)
CARD_CHARGE_OF_THE_MARK: Final = Card(11)

# line that a player hands in
Order = NewType("Order", int)
ORDER_LEAD_A_REGIMENT: Final = Order(0)
ORDER_STORM_A_FORTIFICATION: Final = Order(1)
ORDER_DECLARE_A_BREACH: Final = Order(2)
ORDER_BREAK_MAGIC: Final = Order(3)
ORDER_DRAW_A_CARD: Final = Order(4)
ORDER_MARCH_SHADOW: Final = Order(5)
ORDER_MARCH_FREE_PEOPLES: Final = Order(6)
ORDER_SEND_AN_INDIVIDUAL_SHADOW: Final = Order(7)
ORDER_SEND_AN_INDIVIDUAL_FREE_PEOPLES: Final = Order(8)
ORDER_RAISE_A_REGIMENT_SHADOW: Final = Order(9)
ORDER_REFILL_A_REGIMENT_SHADOW: Final = Order(10)
ORDER_RAISE_A_REGIMENT_FREE_PEOPLES: Final = Order(11)
ORDER_REFILL_A_REGIMENT_FREE_PEOPLES: Final = Order(12)
ORDER_ROUSE_A_NATION: Final = Order(13)


class Wound:
    """Blow that has struck."""

    __slots__ = ("id", "side")

    def __init__(
        self,
        *,
        side: Side,
    ) -> None:
        self.id: int = 0
        self.side: Side = side


class Seat:
    """Seat.

    engulfed "1. Overview", "7. Appendix: more than two players"
    """

    __slots__ = ("id", "name", "side", "master", "chair", "power", "hand_cards", "activation_row", "cards_drawn")

    def __init__(
        self,
        *,
        name: str = '',
        side: Side,
        master: Master | None = None,
        chair: Chair = CHAIR_ONLY_PLAYER,
        power: int = 0,
        hand_cards: Sequence[Card] = (),
        activation_row: Sequence[Nation] = (),
        cards_drawn: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.side: Side = side
        self.master: Master | None = master
        self.chair: Chair = chair
        self.power: int = power
        self.hand_cards: Sequence[Card] = hand_cards
        self.activation_row: Sequence[Nation] = activation_row
        self.cards_drawn: int = cards_drawn


class Nation:
    """Nation.

    engulfed "2. Activation"
    """

    __slots__ = ("id", "name", "folk", "seat", "stage", "musters_at", "earlier_stage", "place_in_line", "pips_bought", "points_left")

    def __init__(
        self,
        *,
        name: str = '',
        folk: Folk,
        seat: Seat,
        stage: Stage = STAGE_PEACE,
        musters_at: Land,
        earlier_stage: Stage | None = None,
        place_in_line: int = 1,
        pips_bought: int = 0,
        points_left: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.folk: Folk = folk
        self.seat: Seat = seat
        self.stage: Stage = stage
        self.musters_at: Land = musters_at
        self.earlier_stage: Stage | None = earlier_stage
        self.place_in_line: int = place_in_line
        self.pips_bought: int = pips_bought
        self.points_left: int = points_left


class Individual:
    """Individual.

    engulfed "1. Overview"
    """

    __slots__ = ("id", "name", "hero", "seat", "place", "arrival", "folk", "travels", "roused_nation", "engaged", "winged", "travel", "absence")

    def __init__(
        self,
        *,
        name: str = '',
        hero: Hero,
        seat: Seat,
        place: Land = LAND_OFF_BOARD,
        arrival: Stage | None = None,
        folk: Folk | None = None,
        travels: bool = False,
        roused_nation: Folk | None = None,
        engaged: bool = False,
        winged: bool = False,
        travel: int = 0,
        absence: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.hero: Hero = hero
        self.seat: Seat = seat
        self.place: Land = place
        self.arrival: Stage | None = arrival
        self.folk: Folk | None = folk
        self.travels: bool = travels
        self.roused_nation: Folk | None = roused_nation
        self.engaged: bool = engaged
        self.winged: bool = winged
        self.travel: int = travel
        self.absence: int = absence


class Regiment:
    """Regiment.

    engulfed "1. Overview", "4. Movement"
    """

    __slots__ = ("id", "name", "folk", "seat", "arm", "steps_left", "full_steps", "place", "arrival", "origin", "travel", "shaken_for", "attacking", "helping", "leader")

    def __init__(
        self,
        *,
        name: str = '',
        folk: Folk,
        seat: Seat,
        arm: Arm = ARM_INFANTRY,
        steps_left: int = 1,
        full_steps: int = 4,
        place: Land = LAND_OFF_BOARD,
        arrival: Stage | None = None,
        origin: Land | None = None,
        travel: int = 0,
        shaken_for: int = 0,
        attacking: bool = False,
        helping: bool = False,
        leader: Hero | None = None,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.folk: Folk = folk
        self.seat: Seat = seat
        self.arm: Arm = arm
        self.steps_left: int = steps_left
        self.full_steps: int = full_steps
        self.place: Land = place
        self.arrival: Stage | None = arrival
        self.origin: Land | None = origin
        self.travel: int = travel
        self.shaken_for: int = shaken_for
        self.attacking: bool = attacking
        self.helping: bool = helping
        self.leader: Hero | None = leader


class Battle:
    """Battle.

    engulfed "4. Movement", "5. Battle: see Appendix B"
    """

    __slots__ = ("id", "land", "attacker", "origin", "attack_plan", "defence_plan", "courage")

    def __init__(
        self,
        *,
        land: Land,
        attacker: Side,
        origin: Land,
        attack_plan: Plan = PLAN_STEADY_LINE,
        defence_plan: Plan = PLAN_STEADY_LINE,
        courage: int = 0,
    ) -> None:
        self.id: int = 0
        self.land: Land = land
        self.attacker: Side = attacker
        self.origin: Land = origin
        self.attack_plan: Plan = attack_plan
        self.defence_plan: Plan = defence_plan
        self.courage: int = courage


class Commitment:
    """Power committed to the hunt.

    engulfed "1. Overview", "3. The Fellowship of the Ring"
    """

    __slots__ = ("id", "seat", "power")

    def __init__(
        self,
        *,
        seat: Seat,
        power: int,
    ) -> None:
        self.id: int = 0
        self.seat: Seat = seat
        self.power: int = power
