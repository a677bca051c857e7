"""Things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence

from ._choices import (
    ARMOUR_LIGHT_ARMOUR, Allegiance, Armour, BARRIER_WALL, Barrier, Chieftain, FLIGHT_ON_THE_GROUND, Flight,
    GROUND_SORT_OPEN_GROUND, GroundSort, Kindling, Missile, ORGANISATION_FORMED, Organisation,
    RECRUIT_EAGLE_FIGURE, RECRUIT_MAN_WITH_BLADE, REMNANT_HALF_OR_MORE, Recruit, Remnant,
    SHELTER_NO_SHELTER, SLOPE_LEVEL_GROUND, SPACING_CLOSE_ORDER, STANCE_STEADY, STEED_NO_STEED, Shelter,
    Side, Slope, Spacing, Stance, Steed, Striker, Struck, Troop, UNIT_ERRAND_STAND_ERRAND, UnitErrand,
    WAKEFULNESS_DORMANT_WOOD, Wakefulness,
)


class Warlord:
    """Commander.

    wargames "ORDERS"
    """

    __slots__ = ("id", "name", "side", "mustered", "men_fallen", "units_gone")

    def __init__(
        self,
        *,
        name: str = 'a commander',
        side: Side,
        mustered: int = 0,
        men_fallen: int = 0,
        units_gone: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.side: Side = side
        self.mustered: int = mustered
        self.men_fallen: int = men_fallen
        self.units_gone: int = units_gone


class Tract:
    """Stretch of ground.

    wargames "EFFECTS OF TERRAIN ON MOVEMENT"
    """

    __slots__ = ("id", "name", "tract_edge", "ground_sort", "rise", "built_as", "cover_given", "screens", "allegiance", "wakefulness", "on_fire", "burnt_for", "trees_left")

    def __init__(
        self,
        *,
        name: str = 'a stretch of ground',
        tract_edge: Sequence[tuple[int, int]] = (),
        ground_sort: GroundSort = GROUND_SORT_OPEN_GROUND,
        rise: int = 0,
        built_as: Kindling | None = None,
        cover_given: Shelter = SHELTER_NO_SHELTER,
        screens: bool = False,
        allegiance: Allegiance | None = None,
        wakefulness: Wakefulness = WAKEFULNESS_DORMANT_WOOD,
        on_fire: bool = False,
        burnt_for: int = 0,
        trees_left: int = 60,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.tract_edge: Sequence[tuple[int, int]] = tract_edge
        self.ground_sort: GroundSort = ground_sort
        self.rise: int = rise
        self.built_as: Kindling | None = built_as
        self.cover_given: Shelter = cover_given
        self.screens: bool = screens
        self.allegiance: Allegiance | None = allegiance
        self.wakefulness: Wakefulness = wakefulness
        self.on_fire: bool = on_fire
        self.burnt_for: int = burnt_for
        self.trees_left: int = trees_left


class NumberedMan:
    """Man to be thrown for.

    wargames "ORCS"
    """

    __slots__ = ("id", "number")

    def __init__(
        self,
        *,
        number: int = 1,
    ) -> None:
        self.id: int = 0
        self.number: int = number


class Volley:
    """Volley.

    wargames "FIRING"
    """

    __slots__ = ("id", "shooter", "prey", "missile", "bowmen", "shot_distance", "overhead", "over_low_troops", "aimed_downhill", "prey_ranks", "prey_depth", "at_a_mass", "at_moving_prey", "on_the_move", "into_a_melee")

    def __init__(
        self,
        *,
        shooter: Unit,
        prey: Unit,
        missile: Missile,
        bowmen: int = 10,
        shot_distance: int = 100,
        overhead: bool = False,
        over_low_troops: bool = False,
        aimed_downhill: bool = False,
        prey_ranks: int = 2,
        prey_depth: int = 20,
        at_a_mass: bool = False,
        at_moving_prey: bool = False,
        on_the_move: bool = False,
        into_a_melee: bool = False,
    ) -> None:
        self.id: int = 0
        self.shooter: Unit = shooter
        self.prey: Unit = prey
        self.missile: Missile = missile
        self.bowmen: int = bowmen
        self.shot_distance: int = shot_distance
        self.overhead: bool = overhead
        self.over_low_troops: bool = over_low_troops
        self.aimed_downhill: bool = aimed_downhill
        self.prey_ranks: int = prey_ranks
        self.prey_depth: int = prey_depth
        self.at_a_mass: bool = at_a_mass
        self.at_moving_prey: bool = at_moving_prey
        self.on_the_move: bool = on_the_move
        self.into_a_melee: bool = into_a_melee


class Latecomer:
    """Unit that stands aside.

    wargames "NEUTRAL TROOP TYPES"
    """

    __slots__ = ("id", "name", "warlord", "troop", "strikes_as", "struck_as", "recruit", "chieftain", "men", "abreast", "joins_at", "looks_toward", "flight")

    def __init__(
        self,
        *,
        name: str = 'late troops',
        warlord: Warlord,
        troop: Troop,
        strikes_as: Striker,
        struck_as: Struck,
        recruit: Recruit = RECRUIT_EAGLE_FIGURE,
        chieftain: Chieftain | None = None,
        men: int = 2,
        abreast: int = 2,
        joins_at: tuple[int, int] = (0, 0),
        looks_toward: int = 0,
        flight: Flight = FLIGHT_ON_THE_GROUND,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.warlord: Warlord = warlord
        self.troop: Troop = troop
        self.strikes_as: Striker = strikes_as
        self.struck_as: Struck = struck_as
        self.recruit: Recruit = recruit
        self.chieftain: Chieftain | None = chieftain
        self.men: int = men
        self.abreast: int = abreast
        self.joins_at: tuple[int, int] = joins_at
        self.looks_toward: int = looks_toward
        self.flight: Flight = flight


class Footstep:
    """What a unit is about to do.

    wargames "ORDERS"
    """

    __slots__ = ("id", "unit", "lands_at", "faces_then", "ground_crossed")

    def __init__(
        self,
        *,
        unit: Unit,
        lands_at: tuple[int, int] = (0, 0),
        faces_then: int = 0,
        ground_crossed: GroundSort = GROUND_SORT_OPEN_GROUND,
    ) -> None:
        self.id: int = 0
        self.unit: Unit = unit
        self.lands_at: tuple[int, int] = lands_at
        self.faces_then: int = faces_then
        self.ground_crossed: GroundSort = ground_crossed


class Ram:
    """Battering ram.

    wargames "SIEGES"
    """

    __slots__ = ("id", "points_paid", "burnt", "uphill", "under_attack", "roofed", "crew", "alight")

    def __init__(
        self,
        *,
        points_paid: int = 4,
        burnt: int = 0,
        uphill: bool = False,
        under_attack: bool = False,
        roofed: bool = True,
        crew: Unit | None = None,
        alight: bool = False,
    ) -> None:
        self.id: int = 0
        self.points_paid: int = points_paid
        self.burnt: int = burnt
        self.uphill: bool = uphill
        self.under_attack: bool = under_attack
        self.roofed: bool = roofed
        self.crew: Unit | None = crew
        self.alight: bool = alight


class Rampart:
    """Wall or door.

    wargames "SIEGES"
    """

    __slots__ = ("id", "name", "barrier", "built_along", "owner", "toughness", "holes", "held_with", "oil_pots")

    def __init__(
        self,
        *,
        name: str = 'a wall',
        barrier: Barrier = BARRIER_WALL,
        built_along: Sequence[tuple[int, int]] = (),
        owner: Warlord | None = None,
        toughness: int = 0,
        holes: int = 0,
        held_with: int | None = None,
        oil_pots: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.barrier: Barrier = barrier
        self.built_along: Sequence[tuple[int, int]] = built_along
        self.owner: Warlord | None = owner
        self.toughness: int = toughness
        self.holes: int = holes
        self.held_with: int | None = held_with
        self.oil_pots: int = oil_pots


class Keg:
    """Charge of powder.

    wargames "GUNPOWDER"
    """

    __slots__ = ("id", "rampart", "lies_upon")

    def __init__(
        self,
        *,
        rampart: Rampart,
        lies_upon: tuple[int, int] = (0, 0),
    ) -> None:
        self.id: int = 0
        self.rampart: Rampart = rampart
        self.lies_upon: tuple[int, int] = lies_upon


class Unit:
    """Unit.

    wargames "CLASSIFICATION OF TROOP TYPES"
    """

    __slots__ = (
        "id", "troop", "strikes_as", "struck_as", "began_with", "men", "in_contact", "stance", "slope",
        "shelter", "shielded", "spacing", "organisation", "secure_flanks", "men_lost", "foe", "charger",
        "struck_from_behind", "remnant", "rallying", "charisma", "leaderless", "driven", "in_the_dark",
        "underground", "in_a_wood", "in_a_hostile_wood", "name", "warlord", "chieftain", "recruit", "armour",
        "steed", "missile_borne", "stands_upon", "faces_toward", "footing", "stirred", "news_around",
        "abreast", "duty_now", "march_aim", "quarry", "turning_to", "ordered_now", "marched_now",
        "charges_run", "rested_for", "shaken_now", "halted_for", "rash_for", "blows_to_feel", "men_felled",
        "shot_by", "friends_around", "foes_around", "clash_round", "beyond_rally", "split_by",
        "leader_behind", "taken_aback", "order_pending", "weak_since", "wounds", "gone_wild", "darts",
        "powder", "ladder_length", "climbed", "energy", "calm_moves", "rests_fully", "has_cast", "shines",
        "has_its_staff", "held_by", "unarmed", "shuns", "shuns_within", "shuns_for", "life_left", "winged",
        "flight", "lands_now", "flown_now", "air_prey", "air_wounds", "since_fall", "moves_away", "runs_from",
        "supplied_for", "brands", "brand_work", "makes_brands", "next_duty", "next_aim", "next_quarry",
    )

    def __init__(
        self,
        *,
        troop: Troop,
        strikes_as: Striker,
        struck_as: Struck,
        began_with: int = 20,
        men: int = 20,
        in_contact: int = 10,
        stance: Stance = STANCE_STEADY,
        slope: Slope = SLOPE_LEVEL_GROUND,
        shelter: Shelter = SHELTER_NO_SHELTER,
        shielded: bool = True,
        spacing: Spacing = SPACING_CLOSE_ORDER,
        organisation: Organisation = ORGANISATION_FORMED,
        secure_flanks: int = 0,
        men_lost: int = 0,
        foe: Unit | None = None,
        charger: Unit | None = None,
        struck_from_behind: bool = False,
        remnant: Remnant = REMNANT_HALF_OR_MORE,
        rallying: bool = False,
        charisma: int = 0,
        leaderless: bool = False,
        driven: bool = False,
        in_the_dark: bool = False,
        underground: bool = False,
        in_a_wood: bool = False,
        in_a_hostile_wood: bool = False,
        name: str = 'the unit',
        warlord: Warlord | None = None,
        chieftain: Chieftain | None = None,
        recruit: Recruit = RECRUIT_MAN_WITH_BLADE,
        armour: Armour = ARMOUR_LIGHT_ARMOUR,
        steed: Steed = STEED_NO_STEED,
        missile_borne: Missile | None = None,
        stands_upon: tuple[int, int] = (0, 0),
        faces_toward: int = 0,
        footing: Sequence[tuple[int, int]] = (),
        stirred: bool = True,
        news_around: bool = True,
        abreast: int = 10,
        duty_now: UnitErrand = UNIT_ERRAND_STAND_ERRAND,
        march_aim: tuple[int, int] | None = None,
        quarry: Unit | None = None,
        turning_to: Unit | None = None,
        ordered_now: bool = False,
        marched_now: bool = False,
        charges_run: int = 0,
        rested_for: int = 0,
        shaken_now: bool = False,
        halted_for: int = 0,
        rash_for: int = 0,
        blows_to_feel: int = 0,
        men_felled: int = 0,
        shot_by: int = 0,
        friends_around: Sequence[Unit] = (),
        foes_around: Sequence[Unit] = (),
        clash_round: int = 0,
        beyond_rally: bool = False,
        split_by: int = 0,
        leader_behind: bool = False,
        taken_aback: bool = False,
        order_pending: int = 0,
        weak_since: int = 0,
        wounds: int = 0,
        gone_wild: bool = False,
        darts: int = 0,
        powder: int = 0,
        ladder_length: int = 0,
        climbed: int = 0,
        energy: int = 0,
        calm_moves: int = 0,
        rests_fully: bool = False,
        has_cast: bool = False,
        shines: bool = False,
        has_its_staff: bool = True,
        held_by: Unit | None = None,
        unarmed: int = 0,
        shuns: Unit | None = None,
        shuns_within: int = 0,
        shuns_for: int = 0,
        life_left: int = 0,
        winged: bool = False,
        flight: Flight = FLIGHT_ON_THE_GROUND,
        lands_now: bool = False,
        flown_now: int = 0,
        air_prey: Unit | None = None,
        air_wounds: int = 0,
        since_fall: int | None = None,
        moves_away: int | None = None,
        runs_from: Unit | None = None,
        supplied_for: int = 0,
        brands: int = 0,
        brand_work: int = 0,
        makes_brands: bool = False,
        next_duty: UnitErrand | None = None,
        next_aim: tuple[int, int] | None = None,
        next_quarry: Unit | None = None,
    ) -> None:
        self.id: int = 0
        self.troop: Troop = troop
        self.strikes_as: Striker = strikes_as
        self.struck_as: Struck = struck_as
        self.began_with: int = began_with
        self.men: int = men
        self.in_contact: int = in_contact
        self.stance: Stance = stance
        self.slope: Slope = slope
        self.shelter: Shelter = shelter
        self.shielded: bool = shielded
        self.spacing: Spacing = spacing
        self.organisation: Organisation = organisation
        self.secure_flanks: int = secure_flanks
        self.men_lost: int = men_lost
        self.foe: Unit | None = foe
        self.charger: Unit | None = charger
        self.struck_from_behind: bool = struck_from_behind
        self.remnant: Remnant = remnant
        self.rallying: bool = rallying
        self.charisma: int = charisma
        self.leaderless: bool = leaderless
        self.driven: bool = driven
        self.in_the_dark: bool = in_the_dark
        self.underground: bool = underground
        self.in_a_wood: bool = in_a_wood
        self.in_a_hostile_wood: bool = in_a_hostile_wood
        self.name: str = name
        self.warlord: Warlord | None = warlord
        self.chieftain: Chieftain | None = chieftain
        self.recruit: Recruit = recruit
        self.armour: Armour = armour
        self.steed: Steed = steed
        self.missile_borne: Missile | None = missile_borne
        self.stands_upon: tuple[int, int] = stands_upon
        self.faces_toward: int = faces_toward
        self.footing: Sequence[tuple[int, int]] = footing
        self.stirred: bool = stirred
        self.news_around: bool = news_around
        self.abreast: int = abreast
        self.duty_now: UnitErrand = duty_now
        self.march_aim: tuple[int, int] | None = march_aim
        self.quarry: Unit | None = quarry
        self.turning_to: Unit | None = turning_to
        self.ordered_now: bool = ordered_now
        self.marched_now: bool = marched_now
        self.charges_run: int = charges_run
        self.rested_for: int = rested_for
        self.shaken_now: bool = shaken_now
        self.halted_for: int = halted_for
        self.rash_for: int = rash_for
        self.blows_to_feel: int = blows_to_feel
        self.men_felled: int = men_felled
        self.shot_by: int = shot_by
        self.friends_around: Sequence[Unit] = friends_around
        self.foes_around: Sequence[Unit] = foes_around
        self.clash_round: int = clash_round
        self.beyond_rally: bool = beyond_rally
        self.split_by: int = split_by
        self.leader_behind: bool = leader_behind
        self.taken_aback: bool = taken_aback
        self.order_pending: int = order_pending
        self.weak_since: int = weak_since
        self.wounds: int = wounds
        self.gone_wild: bool = gone_wild
        self.darts: int = darts
        self.powder: int = powder
        self.ladder_length: int = ladder_length
        self.climbed: int = climbed
        self.energy: int = energy
        self.calm_moves: int = calm_moves
        self.rests_fully: bool = rests_fully
        self.has_cast: bool = has_cast
        self.shines: bool = shines
        self.has_its_staff: bool = has_its_staff
        self.held_by: Unit | None = held_by
        self.unarmed: int = unarmed
        self.shuns: Unit | None = shuns
        self.shuns_within: int = shuns_within
        self.shuns_for: int = shuns_for
        self.life_left: int = life_left
        self.winged: bool = winged
        self.flight: Flight = flight
        self.lands_now: bool = lands_now
        self.flown_now: int = flown_now
        self.air_prey: Unit | None = air_prey
        self.air_wounds: int = air_wounds
        self.since_fall: int | None = since_fall
        self.moves_away: int | None = moves_away
        self.runs_from: Unit | None = runs_from
        self.supplied_for: int = supplied_for
        self.brands: int = brands
        self.brand_work: int = brand_work
        self.makes_brands: bool = makes_brands
        self.next_duty: UnitErrand | None = next_duty
        self.next_aim: tuple[int, int] | None = next_aim
        self.next_quarry: Unit | None = next_quarry


class Meeting:
    """Units of orcs near each other.

    wargames "ORCS"
    """

    __slots__ = ("id", "first_band", "second_band", "raging")

    def __init__(
        self,
        *,
        first_band: Unit,
        second_band: Unit,
        raging: bool = False,
    ) -> None:
        self.id: int = 0
        self.first_band: Unit = first_band
        self.second_band: Unit = second_band
        self.raging: bool = raging
