"""Resolvers of skies.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, FLOOR, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within, spots_apart, spots_near
from rulec.runtime.ground.geometry_angles import bearing_to, spot_ahead, spot_toward
from rulec.runtime.ground.geometry_moves import closest_spot

from ._choices import (
    CHIEFTAIN_GWAIHIR, FLIGHT_FIGHTING_HEIGHT, FLIGHT_FLYING_HIGH, FLIGHT_ON_THE_GROUND, FLYER_EAGLE_PAIR,
    FLYER_HERO_EAGLE, FLYER_LONE_EAGLE, FLYER_WINGED_KING, FLYER_WINGED_WRAITH, Flyer,
    GROUND_SORT_OPEN_GROUND, MARVEL_ENEMY_FLYER_FELL, MARVEL_FRIENDLY_FLYER_FELL, Missile,
    RIDER_PLIGHT_ONLY_DEFENDS, STRUCK_GREAT_EAGLE, STRUCK_HEAVY_HORSE, STRUCK_LIGHT_FOOT,
    STRUCK_LIGHT_HORSE, STRUCK_MEDIUM_HORSE, UNIT_ERRAND_STAND_ERRAND,
)
from ._kinds import Unit, Volley, Warlord
from ._tables import MISSILE_REACHES_REACH, TROOP_RACE
from ._words import FACTOR, HIT
from ._world import SHAPE, World
from .aerial import (
    air_strike, eagle_shot_tactics, fallen_rider, flyer_falls, may_attack_in_the_air, shots_at_steed,
    steed_shot, upward_reach,
)
from .heroes import defence_score
from .movement import pace
from .withdrawal import gait_of
from .wraiths import darts_replenished, safe_from_eagles, steed_flight, wraith_may_return

_SAYS_ATTACKED_IN_THE_AIR: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' attacked ', Hole(Holds("thing", 'Unit'), 'prey'), ' in the air.',
), 'process:fight_in_the_air', 'attacked_in_the_air')
_SAYS_COULD_NOT_GET_AT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' could not get at ', Hole(Holds("thing", 'Unit'), 'prey'),
    ' in the air.',
), 'process:fight_in_the_air', 'could_not_get_at')
_SAYS_HIT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hit ', Hole(Holds("thing", 'Unit'), 'prey'), ': ',
    Hole(Holds("number", unit=HIT), 'air_wounds'), '.',
), 'process:blows_in_the_air', 'hit')
_SAYS_THE_STEED_OF_FELL: Final = Message((
    'The steed of ', Hole(Holds("thing", 'Unit'), 'unit'), ' fell from the sky.',
), 'process:wound_flyer', 'the_steed_of_fell')
_SAYS_AN_EAGLE_OF_FELL: Final = Message((
    'An eagle of ', Hole(Holds("thing", 'Unit'), 'unit'), ' fell from the sky.',
), 'process:wound_flyer', 'an_eagle_of_fell')
_SAYS_SHOT_UP_AT_WITH: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' shot up at ', Hole(Holds("thing", 'Unit'), 'prey'),
    ', with a tactical factor of ', Hole(Holds("number", unit=FACTOR), 'eagle_shot_tactics'),
    '; what their missiles are worth against eagles, nobody can read any more.',
), 'process:shoot_above', 'shot_up_at_with')
_SAYS_SHOT_UP_AT_THE: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' shot up at the steed of ', Hole(Holds("thing", 'Unit'), 'prey'),
    ': ', Hole(Holds("number"), 'shots_at_steed'), ' throws.',
), 'process:shoot_at_steed', 'shot_up_at_the')
_SAYS_THE_STEED_OF_WAS: Final = Message((
    'The steed of ', Hole(Holds("thing", 'Unit'), 'prey'), ' was hit.',
), 'process:shoot_at_steed', 'the_steed_of_was')
_SAYS_WAS_BEATEN_AND_WITHDREW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' was beaten, and withdrew.',
), 'process:go_away', 'was_beaten_and_withdrew')
_SAYS_CAME_BACK: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' came back.',
), 'process:nazgul_rest', 'came_back')
_SAYS_TOOK_NEW_DARTS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'u'), ' took new darts.',
), 'process:nazgul_rest', 'took_new_darts')
_SAYS_HAS_NO_WINGS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no wings.',
), 'order:20', 'has_no_wings')
_SAYS_HEARS_NO_ORDERS_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:20', 'free')
_SAYS_IS_FIGHTING: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is fighting.',
), 'order:20', 'apart')
_SAYS_TOOK_TO_THE_AIR: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' took to the air.',
), 'order:20', 'took_to_the_air')
_SAYS_HAS_NO_WINGS_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no wings.',
), 'order:21', 'has_no_wings')
_SAYS_HEARS_NO_ORDERS_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:21', 'free')
_SAYS_IS_FIGHTING_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is fighting.',
), 'order:21', 'apart')
_SAYS_FLEW_HIGH_OUT_OF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' flew high, out of all reach.',
), 'order:21', 'flew_high_out_of')
_SAYS_HAS_NO_WINGS_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no wings.',
), 'order:22', 'has_no_wings')
_SAYS_HEARS_NO_ORDERS_NOW_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:22', 'free')
_SAYS_IS_ON_THE_GROUND: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is on the ground.',
), 'order:22', 'up')
_SAYS_HAS_NO_WINGS_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no wings.',
), 'order:23', 'has_no_wings')
_SAYS_HAS_NO_WINGS_5: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' has no wings.',
), 'order:23', 'has_no_wings_2')
_SAYS_HEARS_NO_ORDERS_NOW_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:23', 'free')
_SAYS_HAS_LOST_NO_MOUNT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has lost no mount.',
), 'order:24', 'has_lost_no_mount')
_SAYS_HEARS_NO_ORDERS_NOW_5: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:24', 'free')
_SAYS_HAS_NO_HORSE_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'riders'), ' has no horse to spare.',
), 'order:24', 'horse')
_SAYS_IS_TOO_FAR_OFF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'riders'), ' is too far off.',
), 'order:24', 'near')
_SAYS_GAVE_A_HORSE_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'riders'), ' gave a horse to ', Hole(Holds("thing", 'Unit'), 'unit'), '.',
), 'order:24', 'gave_a_horse_to')


def flyer_of(unit: Unit) -> Flyer | None:
    """What a unit is in the air.

    wargames "AERIAL COMBAT".
    """
    unit_winged = unit.winged
    if unit_winged and is_the_king(unit):
        return FLYER_WINGED_KING
    if unit_winged:
        return FLYER_WINGED_WRAITH
    if unit.chieftain == CHIEFTAIN_GWAIHIR:
        return FLYER_HERO_EAGLE
    unit_struck_as = unit.struck_as
    if unit_struck_as == STRUCK_GREAT_EAGLE:
        if unit.men >= 2:
            return FLYER_EAGLE_PAIR  # in company
        return FLYER_LONE_EAGLE
    return None


def aloft(unit: Unit) -> bool:
    """The unit is in the air.

    wargames "AERIAL COMBAT".
    """
    return unit.flight != FLIGHT_ON_THE_GROUND


def dazed(unit: Unit) -> bool:
    """The unit has fallen from the sky.

    wargames "AERIAL COMBAT".
    """
    unit_since_fall = unit.since_fall
    return unit_since_fall is not None and fallen_rider(unit_since_fall) == RIDER_PLIGHT_ONLY_DEFENDS


def flight_length(unit: Unit, world: World) -> int:
    """How far a flyer comes in a move.

    In metres.
    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "MOVEMENT", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not unit.winged:
        value = pace(unit, gait_of(unit), GROUND_SORT_OPEN_GROUND, world.sky_now, False)  # an eagle
    else:
        value = steed_flight(False, unit.lands_now)  # a winged steed
    return value


def still_enough(unit: Unit) -> bool:
    """The steed of the unit has time to stand still.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not unit.winged or not aloft(unit):
        return True  # no wings
    return unit.flown_now <= steed_flight(True, unit.lands_now)


def among_friends(unit: Unit) -> bool:
    """The unit is among friends.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return any(not lone_figure(f) and not aloft(f) and within(unit, f, 50) for f in unit.friends_around)


def air_attack_reaches(unit: Unit, prey: Unit, world: World) -> bool:
    """The unit can attack the prey in the air.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "AERIAL COMBAT", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    flyer_of_ = flyer_of(unit)
    if flyer_of_ is None or flyer_of(prey) is None:
        return False  # Without wings nobody fights in the air.
    if unit.winged == prey.winged:
        return False  # Both are of the same kind.
    if flyer_of_ is None or not may_attack_in_the_air(present(flyer_of_, ''), unit.flight):
        return False  # It cannot attack in the air.
    if safe_from_eagles(prey.flight, among_friends(prey)):
        return False  # Friends stand around it.
    prey_stands_upon = prey.stands_upon
    if not spots_near(unit.stands_upon, prey_stands_upon, flight_length(unit, world)):
        return False  # It is too far.
    return not light_bars(unit, prey_stands_upon)  # A wizard's light holds it off.


def refusals_air_attack_reaches(unit: Unit, prey: Unit, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the unit can attack the prey in the air.

    Indices of LABELS['refusals_air_attack_reaches']; empty where it holds.
    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); UnknownCell (the book
    does not give a value).
    wargames "AERIAL COMBAT", "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    notes: list[int] = []
    if flyer_of(unit) is None or flyer_of(prey) is None:
        notes.append(0)
    if unit.winged == prey.winged:
        notes.append(1)
    if flyer_of(unit) is None or not may_attack_in_the_air(present(flyer_of(unit), ''), unit.flight):
        notes.append(2)
    if safe_from_eagles(prey.flight, among_friends(prey)):
        notes.append(3)
    prey_stands_upon = prey.stands_upon
    if not spots_near(unit.stands_upon, prey_stands_upon, flight_length(unit, world)):
        notes.append(4)
    if light_bars(unit, prey_stands_upon):
        notes.append(5)
    return tuple(notes)


def attacks_in_the_air(unit: Unit) -> int:
    """Attacks that a flyer makes at once.

    In plain numbers.
    wargames "AERIAL COMBAT".
    """
    value = 2  # it strikes alone
    if flyer_of(unit) == FLYER_EAGLE_PAIR:
        value = unit.men  # each pair
    return value // 2


def strikes_back_in_the_air(prey: Unit) -> bool:
    """The prey strikes back.

    wargames "AERIAL COMBAT".
    """
    return not prey.ordered_now and not prey.marched_now and prey.air_prey is None and not dazed(prey)


def may_be_shot_above(unit: Unit, missile: Missile, prey: Unit, world: World) -> bool:
    """The unit can shoot up at the prey.

    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    if prey.flight != FLIGHT_FIGHTING_HEIGHT:
        return False  # It is not at the height from which it fights.
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        return False  # The range of the missile is lost.
    if (
        not MISSILE_REACHES_REACH[missile] >= FLOOR
        or not spots_near(
            unit.stands_upon, prey.stands_upon, upward_reach(missile, higher(unit, prey, world)),
        )
    ):
        return False  # It is out of range.
    if not in_front_of(unit, prey):
        return False  # It is not before them.
    return sees(unit, prey, world)  # It is out of sight.


def refusals_may_be_shot_above(unit: Unit, missile: Missile, prey: Unit, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the unit can shoot up at the prey.

    Indices of LABELS['refusals_may_be_shot_above']; empty where it holds.
    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    notes: list[int] = []
    if prey.flight != FLIGHT_FIGHTING_HEIGHT:
        notes.append(0)
    if not MISSILE_REACHES_REACH[missile] >= FLOOR:
        notes.append(1)
    if (
        not MISSILE_REACHES_REACH[missile] >= FLOOR
        or not spots_near(
            unit.stands_upon, prey.stands_upon, upward_reach(missile, higher(unit, prey, world)),
        )
    ):
        notes.append(2)
    if not in_front_of(unit, prey):
        notes.append(3)
    if not sees(unit, prey, world):
        notes.append(4)
    return tuple(notes)


def mark_above(unit: Unit, world: World) -> Unit | None:
    """At which flyer a unit shoots.

    Raises UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    unit_missile_borne = unit.missile_borne
    if unit_missile_borne is None:
        return None
    return min(
        (
            f
            for f in unit.foes_around
            if unit_missile_borne is not None and may_be_shot_above(unit, unit_missile_borne, f, world)
        ),
        key=lambda f: spots_apart(unit.stands_upon, f.stands_upon), default=None,
    )


def fight_in_the_air(world: World, dice: Dice) -> None:
    """Combat in the air.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); OffTheTable
    (a table has no row); UnknownCell (the book does not give a value).
    wargames "AERIAL COMBAT".
    """
    for u in [u for u in world.units if u.air_prey is not None]:
        u_dice = dice.at(u.id)
        prey = present(u.air_prey, '')
        if u in world.units and prey in world.units:
            if air_attack_reaches(u, prey, world):
                u.flown_now = spots_apart(u.stands_upon, prey.stands_upon)
                u.stands_upon = spot_toward(prey.stands_upon, u.stands_upon, 50)
                u.faces_toward = bearing_to(u.stands_upon, prey.stands_upon, 360)
                u.flight = FLIGHT_FIGHTING_HEIGHT
                u.marched_now = True
                plant(u, world)
                world.tell(None, _SAYS_ATTACKED_IN_THE_AIR.text((u, prey), SHAPE))
                blows_in_the_air(u, prey, world, u_dice)
                if u in world.units and prey in world.units and strikes_back_in_the_air(prey):
                    blows_in_the_air(prey, u, world, u_dice)
            else:
                world.tell(None, _SAYS_COULD_NOT_GET_AT.text((u, prey), SHAPE))
    for u in list(world.units):
        u.air_prey = None
    take_stock(world)


def blows_in_the_air(unit: Unit, prey: Unit, world: World, dice: Dice) -> None:
    """A flyer strikes.

    Raises OffTheTable (a table has no row).
    wargames "AERIAL COMBAT".
    """
    for l_ in [l_ for l_ in world.numbered_men if l_.number <= attacks_in_the_air(unit)]:
        l__dice = dice.at(l_.id)
        if unit in world.units and prey in world.units:
            striker = flyer_of(unit)
            struck = flyer_of(prey)
            if striker is not None and struck is not None and striker != FLYER_LONE_EAGLE:
                hits = air_strike(striker, struck, l__dice)
                if hits:
                    world.tell(None, _SAYS_HIT.text((unit, prey, prey.air_wounds + 1), SHAPE))
                    wound_flyer(prey, world, l__dice)


def wound_flyer(unit: Unit, world: World, dice: Dice) -> None:
    """A flyer is hit.

    wargames "AERIAL COMBAT".
    """
    flyer = flyer_of(unit)
    unit.air_wounds += 1
    if flyer is not None and flyer_falls(flyer, unit.air_wounds):
        unit.air_wounds = 0
        for o in [
            o
            for o in world.units
            if o is not unit and sees(o, unit, world) and spots_near(o.stands_upon, unit.stands_upon, 300)
        ]:
            if side_of(o) == side_of(unit):
                world.note('marvel_seen', o, MARVEL_FRIENDLY_FLYER_FELL)
            else:
                world.note('marvel_seen', o, MARVEL_ENEMY_FLYER_FELL)
        if unit.winged:
            world.tell(None, _SAYS_THE_STEED_OF_FELL.text((unit,), SHAPE))
            unit.winged = False
            unit.flight = FLIGHT_ON_THE_GROUND
            unit.struck_as = STRUCK_LIGHT_FOOT
            unit.since_fall = 0
            unit.march_aim = None
            unit.quarry = None
            unit.duty_now = UNIT_ERRAND_STAND_ERRAND
        elif lone_figure(unit):
            hero_falls(unit, world)
        else:
            world.tell(None, _SAYS_AN_EAGLE_OF_FELL.text((unit,), SHAPE))
            unit.blows_to_feel += 1
            lose_men(unit, world, dice)


def shoot_above(world: World, dice: Dice) -> None:
    """Volleys at flyers.

    Raises OffTheTable (a table has no row); UnknownCell (the book does not give a value).
    wargames "GROUND TO AIR FIRING".
    """
    for u in [u for u in world.units if not aloft(u) and shoots_now(u, world) and mark_of(u, world) is None]:
        u_dice = dice.at(u.id)
        prey = mark_above(u, world)
        if prey is not None and u in world.units and u.missile_borne is not None:
            world.note('was_shot_at', prey)
            prey.shot_by += files_of(u)
            if prey.winged:
                shoot_at_steed(u, prey, world, u_dice)
            elif u.missile_borne is not None:
                v = Volley(
                    shooter=u, prey=prey, missile=u.missile_borne,
                    shot_distance=spots_apart(u.stands_upon, prey.stands_upon),
                    at_moving_prey=prey.marched_now,
                )
                world.add(v)
                world.tell(None, _SAYS_SHOT_UP_AT_WITH.text((u, prey, eagle_shot_tactics(v)), SHAPE))
                world.drop(v)


def shoot_at_steed(unit: Unit, prey: Unit, world: World, dice: Dice) -> None:
    """A volley at a winged steed.

    wargames "GROUND TO AIR FIRING".
    """
    world.tell(
        None,
        _SAYS_SHOT_UP_AT_THE.text(
            (unit, prey, shots_at_steed(TROOP_RACE[unit.troop], files_of(unit))), SHAPE,
        ),
    )
    for l_ in [
        l_
        for l_ in world.numbered_men
        if l_.number <= shots_at_steed(TROOP_RACE[unit.troop], files_of(unit))
    ]:
        l__dice = dice.at(l_.id)
        if prey.winged:
            struck = steed_shot(TROOP_RACE[unit.troop], l__dice)
            if struck:
                world.tell(None, _SAYS_THE_STEED_OF_WAS.text((prey,), SHAPE))
                wound_flyer(prey, world, l__dice)


def go_away(unit: Unit, world: World, dice: Dice) -> None:
    """A beaten Nazgul withdraws.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    chief = unit.chieftain
    if chief is not None:
        life = defence_score(hit_dice_of(chief), dice)
        world.keep(unit, "life_left")
        unit.life_left = life
    world.tell(None, _SAYS_WAS_BEATEN_AND_WITHDREW.text((unit,), SHAPE))
    break_contact(unit, world)
    world.keep(unit, "moves_away")
    unit.moves_away = 0
    world.keep(unit, "duty_now")
    unit.duty_now = UNIT_ERRAND_STAND_ERRAND
    world.keep(unit, "march_aim")
    unit.march_aim = None
    world.keep(unit, "quarry")
    unit.quarry = None
    keep_away(unit, world)


def keep_away(unit: Unit, world: World) -> None:
    """A beaten Nazgul keeps its distance.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    foe = nearest_foe(unit, world)
    if foe is not None and spots_near(unit.stands_upon, foe.stands_upon, 499):
        world.keep(unit, "stands_upon")
        unit.stands_upon = closest_spot(
            world.field_edge,
            spot_ahead(foe.stands_upon, bearing_to(foe.stands_upon, unit.stands_upon, 360), 500, 360),
        )
        plant(unit, world)


def nazgul_rest(world: World) -> None:
    """Nazgul come back, and fetch darts.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    for u in [u for u in world.units if is_a_wraith(u) or is_the_king(u)]:
        away = u.moves_away
        if away is not None:
            if wraith_may_return(away):
                u.moves_away = None
                world.tell(None, _SAYS_CAME_BACK.text((u,), SHAPE))
            else:
                u.moves_away = away + 4
                keep_away(u, world)
        if u.darts < 10 and among_friends(u) and not u.marched_now:
            u.supplied_for += 4
            host_fights = u.foe is not None or all(
                f.foe is not None
                for f in u.friends_around
                if not lone_figure(f) and within(u, f, 50)
            )
            if darts_replenished(u.supplied_for, host_fights):
                u.darts = 10
                u.supplied_for = 0
                world.tell(None, _SAYS_TOOK_NEW_DARTS.text((u,), SHAPE))
        else:
            u.supplied_for = 0
    for u in [u for u in world.units if u.since_fall is not None]:
        u.since_fall = present(u.since_fall, '') + 1


def domain_order_20_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Take to the air.

    wargames "AERIAL COMBAT".
    """
    return host_of(warlord, world)


def open_order_20(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Take to the air.

    wargames "AERIAL COMBAT".
    """
    if flyer_of(unit) is None:
        return _SAYS_HAS_NO_WINGS.text((unit,), SHAPE)
    return None


def needs_order_20(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Take to the air.

    wargames "AERIAL COMBAT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING.text((unit,), SHAPE)
    return None


def does_order_20(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Take to the air.

    wargames "AERIAL COMBAT".
    """
    if unit.flight != FLIGHT_FIGHTING_HEIGHT:
        unit.flight = FLIGHT_FIGHTING_HEIGHT
        world.tell(None, _SAYS_TOOK_TO_THE_AIR.text((unit,), SHAPE))


def domain_order_21_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Fly out of all reach.

    wargames "AERIAL COMBAT".
    """
    return host_of(warlord, world)


def open_order_21(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Fly out of all reach.

    wargames "AERIAL COMBAT".
    """
    if flyer_of(unit) is None:
        return _SAYS_HAS_NO_WINGS_2.text((unit,), SHAPE)
    return None


def needs_order_21(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Fly out of all reach.

    wargames "AERIAL COMBAT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    if unit.foe is not None:
        return _SAYS_IS_FIGHTING_2.text((unit,), SHAPE)
    return None


def does_order_21(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Fly out of all reach.

    wargames "AERIAL COMBAT".
    """
    if unit.flight != FLIGHT_FLYING_HIGH:
        unit.flight = FLIGHT_FLYING_HIGH
        world.tell(None, _SAYS_FLEW_HIGH_OUT_OF.text((unit,), SHAPE))


def domain_order_22_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Land.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    return host_of(warlord, world)


def open_order_22(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Land.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if flyer_of(unit) is None:
        return _SAYS_HAS_NO_WINGS_3.text((unit,), SHAPE)
    return None


def needs_order_22(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Land.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_3.text((unit,), SHAPE)
    if not aloft(unit):
        return _SAYS_IS_ON_THE_GROUND.text((unit,), SHAPE)
    return None


def does_order_22(warlord: Warlord, unit: Unit, world: World, dice: Dice) -> None:
    """Land.

    wargames "RINGWRAITHS AND THE WITCH-KING OF ANGMAR".
    """
    unit.lands_now = True


def domain_order_23_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Attack in the air.

    wargames "AERIAL COMBAT".
    """
    return host_of(warlord, world)


def domain_order_23_enemy(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Attack in the air.

    wargames "AERIAL COMBAT".
    """
    return enemies_of(warlord, world)


def open_order_23(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Attack in the air.

    wargames "AERIAL COMBAT".
    """
    if flyer_of(unit) is None:
        return _SAYS_HAS_NO_WINGS_4.text((unit,), SHAPE)
    if flyer_of(enemy) is None:
        return _SAYS_HAS_NO_WINGS_5.text((enemy,), SHAPE)
    return None


def needs_order_23(warlord: Warlord, unit: Unit, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Attack in the air.

    wargames "AERIAL COMBAT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_4.text((unit,), SHAPE)
    return None


def early_order_23_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Attack in the air.

    wargames "AERIAL COMBAT".
    """
    if flyer_of(unit) is None:
        return _SAYS_HAS_NO_WINGS_4.text((unit,), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_4.text((unit,), SHAPE)
    return None


def does_order_23(warlord: Warlord, unit: Unit, enemy: Unit, world: World, dice: Dice) -> None:
    """Attack in the air.

    wargames "AERIAL COMBAT".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)
    unit.air_prey = enemy


def domain_order_24_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Find another mount.

    wargames "AERIAL COMBAT".
    """
    return host_of(warlord, world)


def domain_order_24_riders(warlord: Warlord, unit: Unit, world: World) -> Sequence[Unit]:
    """What may be chosen: Find another mount.

    wargames "AERIAL COMBAT".
    """
    return host_of(warlord, world)


def open_order_24(warlord: Warlord, unit: Unit, riders: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Find another mount.

    wargames "AERIAL COMBAT".
    """
    if unit.since_fall is None:
        return _SAYS_HAS_LOST_NO_MOUNT.text((unit,), SHAPE)
    return None


def needs_order_24(warlord: Warlord, unit: Unit, riders: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Find another mount.

    wargames "AERIAL COMBAT".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_5.text((unit,), SHAPE)
    if (
        (
            riders.struck_as != STRUCK_LIGHT_HORSE
            and riders.struck_as != STRUCK_MEDIUM_HORSE
            and riders.struck_as != STRUCK_HEAVY_HORSE
        )
        or lone_figure(riders)
    ):
        return _SAYS_HAS_NO_HORSE_TO.text((riders,), SHAPE)
    if not is_within(unit.footing, riders.footing, 50):
        return _SAYS_IS_TOO_FAR_OFF.text((riders,), SHAPE)
    return None


def early_order_24_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Find another mount.

    wargames "AERIAL COMBAT".
    """
    if unit.since_fall is None:
        return _SAYS_HAS_LOST_NO_MOUNT.text((unit,), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_5.text((unit,), SHAPE)
    return None


def does_order_24(warlord: Warlord, unit: Unit, riders: Unit, world: World, dice: Dice) -> None:
    """Find another mount.

    wargames "AERIAL COMBAT".
    """
    unit.struck_as = riders.struck_as
    unit.since_fall = None
    world.tell(None, _SAYS_GAVE_A_HORSE_TO.text((riders, unit), SHAPE))


# at the end, for these modules use each other
from .field import files_of, higher, in_front_of, plant, sees, side_of, take_stock, within  # noqa: E402
from .fray import hero_falls, hit_dice_of  # noqa: E402
from .marching import nearest_foe  # noqa: E402
from .muster import lone_figure  # noqa: E402
from .nerves import break_contact  # noqa: E402
from .vision import is_a_wraith, is_the_king  # noqa: E402
from .volleys import lose_men, mark_of, shoots_now  # noqa: E402
from .wizardry import light_bars  # noqa: E402
from .written import can_be_ordered, enemies_of, give_order, host_of  # noqa: E402
