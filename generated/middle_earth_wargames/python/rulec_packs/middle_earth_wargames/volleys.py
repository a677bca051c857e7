"""Resolvers of volleys.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken
from rulec.runtime.ground.geometry import is_within, shapes_overlap, spots_apart, way_between

from ._choices import (
    Missile, RACE_DWARF, RACE_HOBBIT, RACE_ORC, SPACING_CLOSE_ORDER, STANCE_CHARGING, STANCE_STEADY,
    STRUCK_CHARIOT, STRUCK_ELEPHANT, STRUCK_GOBLIN, STRUCK_HEAVY_FOOT, STRUCK_HEAVY_HORSE,
    STRUCK_HILL_TROLL, STRUCK_LIGHT_FOOT, STRUCK_LIGHT_HORSE, STRUCK_MAN_ORC, STRUCK_MEDIUM_FOOT,
    STRUCK_MEDIUM_HORSE, STRUCK_STONE_TROLL, STRUCK_URUK, STRUCK_WARG, STRUCK_WILD_MAN, STRUCK_WOLF,
    STRUCK_WOLF_RIDER, UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND,
)
from ._kinds import Unit, Volley
from ._tables import MISSILE_REACHES_REACH, SHOTS_OF_LAW_WEAPON, TROOP_RACE, missile_reaches_reach
from ._words import MAN, METRE
from ._world import SHAPE, World
from .firing import like_missile, shot_casualties
from .leaders import leader_at_risk
from .melee import leader_falls
from .weather import too_bright

_ONE_OF_1: Final = frozenset((
    STRUCK_HILL_TROLL, STRUCK_STONE_TROLL, STRUCK_MAN_ORC, STRUCK_URUK, STRUCK_GOBLIN, STRUCK_WOLF,
    STRUCK_WARG, STRUCK_WOLF_RIDER, STRUCK_WILD_MAN, STRUCK_HEAVY_HORSE, STRUCK_MEDIUM_HORSE,
    STRUCK_LIGHT_HORSE, STRUCK_HEAVY_FOOT, STRUCK_MEDIUM_FOOT, STRUCK_LIGHT_FOOT, STRUCK_CHARIOT,
    STRUCK_ELEPHANT,
))

_SAYS_SHOT_AT_AWAY_LOSSES: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' shot at ', Hole(Holds("thing", 'Unit'), 'prey'), ', ',
    Hole(Holds("number", unit=METRE), 'shot_distance'), ' away: losses ',
    Hole(Holds("number", unit=MAN), 'fallen'), '.',
), 'process:shoot_all', 'shot_at_away_losses')
_SAYS_HAD_NOBODY_TO_SHOOT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' had nobody to shoot at before them.',
), 'process:shoot_all', 'had_nobody_to_shoot')
_SAYS_THE_LEADER_OF_WAS: Final = Message((
    'The leader of ', Hole(Holds("thing", 'Unit'), 'unit'), ' was killed.',
), 'process:lose_men', 'the_leader_of_was')
_SAYS_NOBODY_WAS_LEFT_OF: Final = Message((
    'Nobody was left of ', Hole(Holds("thing", 'Unit'), 'unit'), '.',
), 'process:lose_men', 'nobody_was_left_of')


def shoots_now(unit: Unit, world: World) -> bool:
    """The unit may shoot in this move.

    wargames "ORDERS", "FIRING".
    """
    if unit.missile_borne is None:
        return False  # it has nothing to shoot with
    if unit.foe is not None or unit.stance != STANCE_STEADY or unit.halted_for > 0:
        return False  # it has other worries
    if world.happened('charge_was_made', 'this', 0, unit):
        return False  # it has charged in this move
    if too_bright(unit, world.sky_now, world):
        return False  # the light hurts it
    if unit.makes_brands:
        return False  # it makes brands
    if without_weapons(unit):
        return False  # it has no weapons
    # it minds the ladders
    return unit.duty_now == UNIT_ERRAND_SHOOT_ERRAND or not awaits_ladders(unit, world)


def shot_is_known(missile: Missile, prey: Unit) -> bool:
    """The book says what the missile does to the prey.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        return False  # Its range is lost.
    prey_struck_as = prey.struck_as
    if prey_struck_as not in _ONE_OF_1:
        return False  # It is not on the chart.
    return SHOTS_OF_LAW_WEAPON[like_missile(missile)][prey_struck_as] >= FLOOR  # The number is lost.


def refusals_shot_is_known(missile: Missile, prey: Unit) -> tuple[int, ...]:
    """What is lacking where this does not hold: the book says what the missile does to the prey.

    Indices of LABELS['refusals_shot_is_known']; empty where it holds.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING GOOD v. EVIL".
    """
    notes: list[int] = []
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        notes.append(0)
    prey_struck_as = prey.struck_as
    if prey_struck_as not in _ONE_OF_1:
        notes.append(1)
    if not SHOTS_OF_LAW_WEAPON[like_missile(missile)][prey_struck_as] >= FLOOR:
        notes.append(2)
    return tuple(notes)


def may_be_shot(unit: Unit, missile: Missile, prey: Unit, world: World) -> bool:
    """The unit can shoot at the prey.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    if aloft(prey):
        return False  # It is in the air.
    if prey.foe is not None:
        return False  # Nobody shoots into a melee.
    if lone_figure(prey):
        return False  # Nobody takes aim at a leader who stands alone.
    shot_is_known_ = shot_is_known(missile, prey)
    if not shot_is_known_:
        return False  # The book has lost the number.
    if not shot_is_known_ or not is_within(unit.footing, prey.footing, missile_reaches_reach(missile)):
        return False  # It is out of range.
    if not in_front_of(unit, prey):
        return False  # It is not before them.
    return sees(unit, prey, world)  # It is out of sight.


def refusals_may_be_shot(unit: Unit, missile: Missile, prey: Unit, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the unit can shoot at the prey.

    Indices of LABELS['refusals_may_be_shot']; empty where it holds.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    notes: list[int] = []
    if aloft(prey):
        notes.append(0)
    if prey.foe is not None:
        notes.append(1)
    if lone_figure(prey):
        notes.append(2)
    if not shot_is_known(missile, prey):
        notes.append(3)
    if (
        not shot_is_known(missile, prey)
        or not is_within(unit.footing, prey.footing, missile_reaches_reach(missile))
    ):
        notes.append(4)
    if not in_front_of(unit, prey):
        notes.append(5)
    if not sees(unit, prey, world):
        notes.append(6)
    return tuple(notes)


def mark_of(unit: Unit, world: World) -> Unit | None:
    """At whom a unit shoots.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "ORDERS".
    """
    unit_missile_borne = unit.missile_borne
    if unit_missile_borne is None:
        return None
    unit_quarry = unit.quarry
    if (
        unit_quarry is not None
        and unit_missile_borne is not None
        and not picks_own_target(unit.duty_now)
        and may_be_shot(unit, unit_missile_borne, unit_quarry, world)
    ):
        return unit_quarry  # whom its order names
    return min(
        (
            f
            for f in unit.foes_around
            if unit_missile_borne is not None and may_be_shot(unit, unit_missile_borne, f, world)
        ),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    )


def over_friends(unit: Unit, prey: Unit) -> bool:
    """Friends stand between them.

    wargames "FIRING".
    """
    return any(shapes_overlap((unit.stands_upon, prey.stands_upon), f.footing) for f in unit.friends_around)


def over_the_low(unit: Unit, prey: Unit) -> bool:
    """Low troops stand between them.

    wargames "FIRING".
    """
    return any(
        (
                TROOP_RACE[f.troop] == RACE_DWARF
                or TROOP_RACE[f.troop] == RACE_HOBBIT
                or TROOP_RACE[f.troop] == RACE_ORC
            )
            and shapes_overlap((unit.stands_upon, prey.stands_upon), f.footing)
        for f in unit.friends_around
    )


def shoot_all(world: World, dice: Dice) -> None:
    """Volleys.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "FIRING".
    """
    for u in [u for u in world.units if shoots_now(u, world)]:
        u_dice = dice.at(u.id)
        prey = mark_of(u, world)
        if prey is not None and u.missile_borne is not None:
            v = Volley(
                shooter=u, prey=prey, missile=u.missile_borne, bowmen=files_of(u),
                shot_distance=way_between(u.footing, prey.footing), overhead=over_friends(u, prey),
                over_low_troops=over_the_low(u, prey), aimed_downhill=higher(u, prey, world),
                prey_ranks=ranks_of(prey), prey_depth=depth_of(prey),
                at_a_mass=prey.spacing == SPACING_CLOSE_ORDER and ranks_of(prey) > 2,
                at_moving_prey=prey.marched_now, on_the_move=u.marched_now,
            )
            world.add(v)
            fallen = shot_casualties(v, u_dice)
            world.tell(None, _SAYS_SHOT_AT_AWAY_LOSSES.text((u, prey, v.shot_distance, fallen), SHAPE))
            prey.blows_to_feel += fallen
            prey.shot_by += files_of(u)
            world.note('was_shot_at', prey)
            world.drop(v)
        elif u.duty_now == UNIT_ERRAND_SHOOT_ERRAND and u.warlord is not None:
            world.fail('order', '14', u, u.warlord, _SAYS_HAD_NOBODY_TO_SHOOT.text((u,), SHAPE))
    for u in [u for u in world.units if u.blows_to_feel > 0]:
        u_dice = dice.at(u.id)
        feel_blows(u, world, u_dice)


def feel_blows(unit: Unit, world: World, dice: Dice) -> None:
    """Men or beasts feel the blows.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "MELEE.", "ELEPHANTS AND MUMAKIL".
    """
    if unit.struck_as == STRUCK_ELEPHANT:
        wound_beast(unit, unit.blows_to_feel, world, dice)
    elif lone_figure(unit) and unit.blows_to_feel > 0:
        world.keep(unit, "blows_to_feel")
        unit.blows_to_feel = 0
        figure_is_killed(unit, world, dice)
    else:
        lose_men(unit, world, dice)


def lose_men(unit: Unit, world: World, dice: Dice) -> None:
    """Men fall.

    wargames "MELEE.", "DEATH OF LEADERS.".
    """
    fallen = min(unit.blows_to_feel, unit.men)
    exposed = min(files_of(unit), unit.men)
    world.keep(unit, "men")
    unit.men -= fallen
    world.keep(unit, "men_lost")
    unit.men_lost += fallen
    world.keep(unit, "blows_to_feel")
    unit.blows_to_feel = 0
    if unit.unarmed > unit.men:
        world.keep(unit, "unarmed")
        unit.unarmed = unit.men
    if unit.warlord is not None:
        world.keep(unit.warlord, "men_fallen")
        unit.warlord.men_fallen += fallen
    if not unit.leaderless and leader_at_risk(not unit.leader_behind, True):
        dead = leader_falls(exposed, fallen, dice)
        if dead:
            world.keep(unit, "leaderless")
            unit.leaderless = True
            world.tell(None, _SAYS_THE_LEADER_OF_WAS.text((unit,), SHAPE))
    if unit.men == 0:
        world.tell(None, _SAYS_NOBODY_WAS_LEFT_OF.text((unit,), SHAPE))
        leave_field(unit, world)


def leave_field(unit: Unit, world: World) -> None:
    """A unit is gone.

    wargames "RALLYING".
    """
    for o in [
        o
        for o in world.units
        if o.foe is unit
            or o.charger is unit
            or o.quarry is unit
            or o.held_by is unit
            or o.air_prey is unit
            or o.next_quarry is unit
            or o.turning_to is unit
            or o.shuns is unit
    ]:
        if o.air_prey is unit:
            world.keep(o, "air_prey")
            o.air_prey = None
        if o.next_quarry is unit:
            world.keep(o, "next_quarry")
            o.next_quarry = None
            world.keep(o, "next_duty")
            o.next_duty = None
        if o.turning_to is unit:
            world.keep(o, "turning_to")
            o.turning_to = None
        if o.shuns is unit:
            world.keep(o, "shuns")
            o.shuns = None
        if o.foe is unit:
            world.keep(o, "foe")
            o.foe = None
            world.keep(o, "clash_round")
            o.clash_round = 0
            if o.stance == STANCE_CHARGING:
                world.keep(o, "stance")
                o.stance = STANCE_STEADY
        if o.charger is unit:
            world.keep(o, "charger")
            o.charger = None
        if o.quarry is unit:
            world.keep(o, "quarry")
            o.quarry = None
            world.keep(o, "duty_now")
            o.duty_now = UNIT_ERRAND_STAND_ERRAND
        if o.held_by is unit:
            world.keep(o, "held_by")
            o.held_by = None
    for o in unit.friends_around:
        world.keep(o, "friends_around")
        o.friends_around = taken(o.friends_around, unit)
        world.keep(o, "news_around")
        o.news_around = True
    for o in unit.foes_around:
        world.keep(o, "foes_around")
        o.foes_around = taken(o.foes_around, unit)
    for m in [m for m in world.rams if m.crew is unit]:
        world.keep(m, "crew")
        m.crew = None
    if unit.warlord is not None:
        world.keep(unit.warlord, "units_gone")
        unit.warlord.units_gone += 1
    world.drop(unit)


# at the end, for these modules use each other
from .field import depth_of, files_of, higher, in_front_of, ranks_of, sees  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .orders import picks_own_target  # noqa: E402
from .skies import aloft  # noqa: E402
from .storming import awaits_ladders  # noqa: E402
from .wild import wound_beast  # noqa: E402
from .wizardry import figure_is_killed, without_weapons  # noqa: E402
