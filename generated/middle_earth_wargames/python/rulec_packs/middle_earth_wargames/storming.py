"""Resolvers of storming.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.ground.geometry import is_within, shapes_touch, way_between
from rulec.runtime.ground.geometry_moves import closest_spot

from ._choices import (
    BARRIER_DOOR, MARVEL_POWDER_BROKE_IN, MARVEL_POWDER_WENT_OFF, SIDE_LAW, SPELL_HOLD_PORTAL, SPELL_KNOCK,
    STANCE_CHARGING, STANCE_STEADY, UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND,
)
from ._kinds import Keg, Rampart, Unit, Warlord
from ._tables import TROOP_SIDE
from ._words import MAN, MOVE
from ._world import SHAPE, World
from .magic import cast_, knock_cost, level_after
from .powder import (
    carries_powder, charges_carried, climbing_time, keg_kills, ladder_is_held, meddling_explodes,
    oil_casualties, powder_breach, powder_mishap,
)
from .siege import breach, climb_speed, fall_kills, ladder_room, pushed_away
from .spells import portal_strength

_SAYS_POWDER_BROKE: Final = Message((
    'Powder broke ', Hole(Holds("thing", 'Rampart'), 'rampart'), '.',
), 'process:powder_goes_off', 'powder_broke')
_SAYS_POWDER_DID_NOT_BREAK: Final = Message((
    'Powder did not break ', Hole(Holds("thing", 'Rampart'), 'rampart'), '.',
), 'process:powder_goes_off', 'powder_did_not_break')
_SAYS_HAS_NO_RAM: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no ram.',
), 'order:60', 'has_no_ram')
_SAYS_IS_NOT_AT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '.',
), 'order:60', 'near')
_SAYS_HEARS_NO_ORDERS_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:60', 'free')
_SAYS_BROKE: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' broke ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:60', 'broke')
_SAYS_WITHSTOOD_THE_RAM_OF: Final = Message((
    Hole(Holds("thing", 'Rampart'), 'wall_or_door'), ' withstood the ram of ',
    Hole(Holds("thing", 'Unit'), 'unit'), '.',
), 'order:60', 'withstood_the_ram_of')
_SAYS_ONLY_ORCS_CARRY_POWDER: Final = Message((
    'Only orcs carry powder.',
), 'order:61', 'only_orcs_carry_powder')
_SAYS_HAS_NO_POWDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no powder.',
), 'order:61', 'has_no_powder')
_SAYS_IS_NOT_AT_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '.',
), 'order:61', 'near')
_SAYS_HAS_NOT_ENOUGH_HANDS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has not enough hands.',
), 'order:61', 'hands')
_SAYS_THE_POWDER_OF_WENT: Final = Message((
    'The powder of ', Hole(Holds("thing", 'Unit'), 'unit'), ' went off too early.',
), 'order:61', 'the_powder_of_went')
_SAYS_LAID_POWDER_AT: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' laid powder at ',
    Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:61', 'laid_powder_at')
_SAYS_THERE_IS_NO_POWDER: Final = Message((
    'There is no powder at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:69', 'there_is_no_powder')
_SAYS_IS_NOT_AT_3: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '.',
), 'order:69', 'near')
_SAYS_HEARS_NO_ORDERS_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' hears no orders now.',
), 'order:69', 'free')
_SAYS_THE_POWDER_AT_WENT: Final = Message((
    'The powder at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'), ' went off in the hands of ',
    Hole(Holds("thing", 'Unit'), 'unit'), '.',
), 'order:69', 'the_powder_at_went')
_SAYS_CARRIED_THE_POWDER_AWAY: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' carried the powder away from ',
    Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:69', 'carried_the_powder_away')
_SAYS_THERE_IS_NO_OIL: Final = Message((
    'There is no oil above ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:62', 'there_is_no_oil')
_SAYS_IS_NOT_BELOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'enemy'), ' is not below ',
    Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:62', 'below')
_SAYS_NOBODY_STANDS_ABOVE: Final = Message((
    'Nobody stands above ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'), '.',
), 'order:62', 'hands')
_SAYS_BOILING_OIL_FELL_ON: Final = Message((
    'Boiling oil fell on ', Hole(Holds("thing", 'Unit'), 'enemy'), ': losses ',
    Hole(Holds("number", unit=MAN), 'man'), '.',
), 'order:62', 'boiling_oil_fell_on')
_SAYS_HAS_NO_LADDER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' has no ladder.',
), 'order:63', 'has_no_ladder')
_SAYS_IS_NOT_AT_4: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' is not at ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '.',
), 'order:63', 'near')
_SAYS_NOBODY_HOLDS_THE_LADDER: Final = Message(('Nobody holds the ladder.',), 'order:63', 'held')
_SAYS_THE_LADDER_OF_WAS: Final = Message((
    'The ladder of ', Hole(Holds("thing", 'Unit'), 'unit'), ' was pushed away: losses ',
    Hole(Holds("number", unit=MAN), 'blows_to_feel'), '.',
), 'order:63', 'the_ladder_of_was')
_SAYS_CAME_OVER: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' came over ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '.',
), 'order:63', 'came_over')
_SAYS_CLIMBED_IT_NEEDS_TO: Final = Message((
    Hole(Holds("thing", 'Unit'), 'unit'), ' climbed ', Hole(Holds("thing", 'Rampart'), 'wall_or_door'),
    '; it needs ', Hole(Holds("number", unit=MOVE), 'climbing_time'), ' to the top.',
), 'order:63', 'climbed_it_needs_to')
_SAYS_IS_NO_DOOR: Final = Message((
    Hole(Holds("thing", 'Rampart'), 'gate'), ' is no door.',
), 'order:47', 'is_no_door')
_SAYS_DOES_NOT_KNOW_THIS: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:47', 'known')
_SAYS_CANNOT_CAST_IT_NOW: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:47', 'able')
_SAYS_IS_NO_DOOR_2: Final = Message((
    Hole(Holds("thing", 'Rampart'), 'gate'), ' is no door.',
), 'order:48', 'is_no_door')
_SAYS_DOES_NOT_KNOW_THIS_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' does not know this spell.',
), 'order:48', 'known')
_SAYS_CANNOT_CAST_IT_NOW_2: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'),
    ' cannot cast it now: its will is held, its staff is broken, or it has not stood still.',
), 'order:48', 'able')
_SAYS_IS_TOO_FAR_OFF: Final = Message((
    Hole(Holds("thing", 'Unit'), 'wizard'), ' is too far off.',
), 'order:48', 'near')
_SAYS_FLEW_OPEN_BEFORE: Final = Message((
    Hole(Holds("thing", 'Rampart'), 'gate'), ' flew open before ', Hole(Holds("thing", 'Unit'), 'wizard'),
    '.',
), 'order:48', 'flew_open_before')


def walls_of_others(warlord: Warlord, world: World) -> Sequence[Rampart]:
    """Walls of the enemy.

    wargames "SIEGES".
    """
    return [r for r in world.ramparts if r.owner is not warlord]


def own_walls(warlord: Warlord, world: World) -> Sequence[Rampart]:
    """Walls of a commander.

    wargames "SIEGES".
    """
    return [r for r in world.ramparts if r.owner is warlord]


def at_the_wall(unit: Unit, rampart: Rampart) -> bool:
    """The unit is at the rampart.

    wargames "SIEGES".
    """
    return is_within(unit.footing, rampart.built_along, 10)


def bars_the_way(rampart: Rampart, here: tuple[int, int], there: tuple[int, int]) -> bool:
    """The rampart bars the way.

    wargames "SIEGES".
    """
    if rampart.holes > 0:
        return False  # it is breached
    return shapes_touch((here, there), rampart.built_along)


def walled_off(here: tuple[int, int], there: tuple[int, int], world: World) -> bool:
    """A wall is between them.

    wargames "SIEGES".
    """
    return any(bars_the_way(r, here, there) for r in world.ramparts)


def defended(rampart: Rampart, world: World) -> bool:
    """The rampart is defended.

    wargames "SIEGES".
    """
    return any(
        u.warlord is rampart.owner
            and (u.stance == STANCE_STEADY or u.stance == STANCE_CHARGING)
            and is_within(u.footing, rampart.built_along, javelin_throw())
        for u in world.units
    )


def javelin_throw() -> int:
    """How far those throw who stand on a wall.

    In metres.
    wargames "FIRING GOOD v. EVIL".
    """
    return 80


def minds_ladders(unit: Unit, rampart: Rampart) -> bool:
    """The unit pushes at ladders on the rampart.

    wargames "SCALING LADDERS.".
    """
    if unit.warlord is not rampart.owner:
        return False  # it does not hold the wall
    if unit.stance != STANCE_STEADY or unit.foe is not None or aloft(unit):
        return False  # it has other worries
    if unit.missile_borne is not None and unit.duty_now == UNIT_ERRAND_SHOOT_ERRAND:
        return False  # it was told to shoot
    return is_within(unit.footing, rampart.built_along, javelin_throw())


def awaits_ladders(unit: Unit, world: World) -> bool:
    """The unit keeps its hands free for ladders.

    wargames "SCALING LADDERS.".
    """
    return any(
        minds_ladders(unit, r)
            and any(
                u.warlord is not unit.warlord and u.ladder_length > 0 and at_the_wall(u, r)
                for u in world.units
            )
        for r in world.ramparts
    )


def powder_goes_off(world: World, dice: Dice) -> None:
    """Powder goes off.

    Raises OffTheTable (a table has no row).
    wargames "GUNPOWDER".
    """
    for k in list(world.kegs):
        k_dice = dice.at(k.id)
        rampart = k.rampart
        broken = powder_breach(rampart.barrier, rampart.toughness, k_dice)
        for u in [
            u
            for u in world.units
            if TROOP_SIDE[u.troop] == SIDE_LAW and is_within(u.footing, rampart.built_along, 100)
        ]:
            world.note('marvel_seen', u, MARVEL_POWDER_WENT_OFF)
        if broken:
            rampart.holes += 1
            world.tell(None, _SAYS_POWDER_BROKE.text((rampart,), SHAPE))
            for u in [u for u in world.units if u.warlord is rampart.owner]:
                world.note('marvel_seen', u, MARVEL_POWDER_BROKE_IN)
        else:
            world.tell(None, _SAYS_POWDER_DID_NOT_BREAK.text((rampart,), SHAPE))
        world.drop(k)


def push_at_ladder(rampart: Rampart, world: World, dice: Dice) -> bool:
    """Whoever stands above pushes at a ladder.

    wargames "SCALING LADDERS.".
    """
    if any(minds_ladders(u, rampart) for u in world.units):
        return pushed_away(dice)
    else:
        return False


def domain_order_60_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Ram.

    wargames "SIEGES".
    """
    return host_of(warlord, world)


def domain_order_60_wall_or_door(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Ram.

    wargames "SIEGES".
    """
    return walls_of_others(warlord, world)


def open_order_60(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Ram.

    wargames "SIEGES".
    """
    if not any(m.crew is unit for m in world.rams):
        return _SAYS_HAS_NO_RAM.text((unit,), SHAPE)
    return None


def needs_order_60(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Ram.

    wargames "SIEGES".
    """
    if not at_the_wall(unit, wall_or_door):
        return _SAYS_IS_NOT_AT.text((unit, wall_or_door), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    return None


def early_order_60_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Ram.

    wargames "SIEGES".
    """
    if not any(m.crew is unit for m in world.rams):
        return _SAYS_HAS_NO_RAM.text((unit,), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW.text((unit,), SHAPE)
    return None


def does_order_60(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World, dice: Dice) -> None:
    """Ram.

    Raises OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)
    for m in [m for m in world.rams if m.crew is unit]:
        m_dice = dice.at(m.id)
        world.keep(m, "under_attack")
        m.under_attack = defended(wall_or_door, world)
        broken = breach(m, wall_or_door.barrier, wall_or_door.toughness, m_dice)
        if broken:
            world.keep(wall_or_door, "holes")
            wall_or_door.holes += 1
            world.tell(None, _SAYS_BROKE.text((unit, wall_or_door), SHAPE))
        else:
            world.tell(None, _SAYS_WITHSTOOD_THE_RAM_OF.text((wall_or_door, unit), SHAPE))


def domain_order_61_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Lay powder.

    wargames "GUNPOWDER".
    """
    return host_of(warlord, world)


def domain_order_61_wall_or_door(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Lay powder.

    wargames "GUNPOWDER".
    """
    return walls_of_others(warlord, world)


def open_order_61(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Lay powder.

    wargames "GUNPOWDER".
    """
    if not carries_powder(unit.troop):
        return _SAYS_ONLY_ORCS_CARRY_POWDER.text((), SHAPE)
    if unit.powder <= 0:
        return _SAYS_HAS_NO_POWDER.text((unit,), SHAPE)
    return None


def needs_order_61(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Lay powder.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(unit, wall_or_door):
        return _SAYS_IS_NOT_AT_2.text((unit, wall_or_door), SHAPE)
    if unit.powder > charges_carried(unit.men):
        return _SAYS_HAS_NOT_ENOUGH_HANDS.text((unit,), SHAPE)
    return None


def early_order_61_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Lay powder.

    wargames "GUNPOWDER".
    """
    if not carries_powder(unit.troop):
        return _SAYS_ONLY_ORCS_CARRY_POWDER.text((), SHAPE)
    if unit.powder <= 0:
        return _SAYS_HAS_NO_POWDER.text((unit,), SHAPE)
    if unit.powder > charges_carried(unit.men):
        return _SAYS_HAS_NOT_ENOUGH_HANDS.text((unit,), SHAPE)
    return None


def does_order_61(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World, dice: Dice) -> None:
    """Lay powder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "GUNPOWDER".
    """
    world.keep(unit, "powder")
    unit.powder -= 1
    early = powder_mishap(dice)
    if early:
        world.tell(None, _SAYS_THE_POWDER_OF_WENT.text((unit,), SHAPE))
        world.keep(unit, "blows_to_feel")
        unit.blows_to_feel += 1
        feel_blows(unit, world, dice)
    else:
        keg = Keg(rampart=wall_or_door, lies_upon=closest_spot(wall_or_door.built_along, unit.stands_upon))
        world.add(keg)
        world.tell(None, _SAYS_LAID_POWDER_AT.text((unit, wall_or_door), SHAPE))


def domain_order_69_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Meddle with powder.

    wargames "GUNPOWDER".
    """
    return host_of(warlord, world)


def domain_order_69_wall_or_door(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Meddle with powder.

    wargames "GUNPOWDER".
    """
    return world.ramparts


def open_order_69(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Meddle with powder.

    wargames "GUNPOWDER".
    """
    if not any(k.rampart is wall_or_door for k in world.kegs):
        return _SAYS_THERE_IS_NO_POWDER.text((wall_or_door,), SHAPE)
    return None


def needs_order_69(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Meddle with powder.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(unit, wall_or_door):
        return _SAYS_IS_NOT_AT_3.text((unit, wall_or_door), SHAPE)
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    return None


def early_order_69_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Meddle with powder.

    wargames "GUNPOWDER".
    """
    if not can_be_ordered(unit):
        return _SAYS_HEARS_NO_ORDERS_NOW_2.text((unit,), SHAPE)
    return None


def does_order_69(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World, dice: Dice) -> None:
    """Meddle with powder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "GUNPOWDER".
    """
    for k in [k for k in world.kegs if k.rampart is wall_or_door]:
        k_dice = dice.at(k.id)
        bang = meddling_explodes(k_dice)
        if bang:
            world.tell(None, _SAYS_THE_POWDER_AT_WENT.text((wall_or_door, unit), SHAPE))
            for o in [
                o
                for o in world.units
                if not lone_figure(o) and not aloft(o) and keg_kills(way_between((k.lies_upon,), o.footing))
            ]:
                o_dice = k_dice.at(o.id)
                world.keep(o, "blows_to_feel")
                o.blows_to_feel += men_caught(o, 5)
                feel_blows(o, world, o_dice)
        else:
            world.tell(None, _SAYS_CARRIED_THE_POWDER_AWAY.text((unit, wall_or_door), SHAPE))
            if carries_powder(unit.troop):
                world.keep(unit, "powder")
                unit.powder += 1
        world.drop(k)


def domain_order_62_wall_or_door(warlord: Warlord, world: World) -> Sequence[Rampart]:
    """What may be chosen: Pour oil.

    wargames "GUNPOWDER".
    """
    return own_walls(warlord, world)


def domain_order_62_enemy(warlord: Warlord, wall_or_door: Rampart, world: World) -> Sequence[Unit]:
    """What may be chosen: Pour oil.

    wargames "GUNPOWDER".
    """
    return enemies_of(warlord, world)


def open_order_62(warlord: Warlord, wall_or_door: Rampart, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Pour oil.

    wargames "GUNPOWDER".
    """
    if wall_or_door.oil_pots <= 0:
        return _SAYS_THERE_IS_NO_OIL.text((wall_or_door,), SHAPE)
    return None


def needs_order_62(warlord: Warlord, wall_or_door: Rampart, enemy: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Pour oil.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(enemy, wall_or_door):
        return _SAYS_IS_NOT_BELOW.text((enemy, wall_or_door), SHAPE)
    if not defended(wall_or_door, world):
        return _SAYS_NOBODY_STANDS_ABOVE.text((wall_or_door,), SHAPE)
    return None


def early_order_62_wall_or_door(warlord: Warlord, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Pour oil.

    wargames "GUNPOWDER".
    """
    if wall_or_door.oil_pots <= 0:
        return _SAYS_THERE_IS_NO_OIL.text((wall_or_door,), SHAPE)
    if not defended(wall_or_door, world):
        return _SAYS_NOBODY_STANDS_ABOVE.text((wall_or_door,), SHAPE)
    return None


def does_order_62(warlord: Warlord, wall_or_door: Rampart, enemy: Unit, world: World, dice: Dice) -> None:
    """Pour oil.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "GUNPOWDER".
    """
    world.keep(wall_or_door, "oil_pots")
    wall_or_door.oil_pots -= 1
    scalded = oil_casualties(enemy.spacing, dice)
    world.tell(None, _SAYS_BOILING_OIL_FELL_ON.text((enemy, min(scalded, enemy.men)), SHAPE))
    world.keep(enemy, "blows_to_feel")
    enemy.blows_to_feel += scalded
    feel_blows(enemy, world, dice)


def domain_order_63_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    return host_of(warlord, world)


def domain_order_63_wall_or_door(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    return walls_of_others(warlord, world)


def open_order_63(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    if unit.ladder_length <= 0:
        return _SAYS_HAS_NO_LADDER.text((unit,), SHAPE)
    return None


def needs_order_63(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    if not at_the_wall(unit, wall_or_door):
        return _SAYS_IS_NOT_AT_4.text((unit, wall_or_door), SHAPE)
    if not ladder_is_held(unit.men):
        return _SAYS_NOBODY_HOLDS_THE_LADDER.text((), SHAPE)
    return None


def early_order_63_unit(warlord: Warlord, unit: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    if unit.ladder_length <= 0:
        return _SAYS_HAS_NO_LADDER.text((unit,), SHAPE)
    if not ladder_is_held(unit.men):
        return _SAYS_NOBODY_HOLDS_THE_LADDER.text((), SHAPE)
    return None


def does_order_63(warlord: Warlord, unit: Unit, wall_or_door: Rampart, world: World, dice: Dice) -> None:
    """Raise a ladder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there).
    wargames "SCALING LADDERS.".
    """
    world.keep(unit, "climbed")
    unit.climbed = min(unit.climbed + climb_speed(unit.troop), max(unit.climbed, unit.ladder_length))
    pushed = push_at_ladder(wall_or_door, world, dice)
    if pushed:
        for l_ in [
            l_
            for l_ in world.numbered_men
            if l_.number <= min(ladder_room(unit.ladder_length), unit.men)
        ]:
            l__dice = dice.at(l_.id)
            killed = fall_kills(unit.climbed, l__dice)
            if killed:
                world.keep(unit, "blows_to_feel")
                unit.blows_to_feel += 1
        world.tell(None, _SAYS_THE_LADDER_OF_WAS.text((unit, unit.blows_to_feel), SHAPE))
        world.keep(unit, "climbed")
        unit.climbed = 0
        if unit.blows_to_feel > 0:
            feel_blows(unit, world, dice)
    elif unit.climbed == unit.ladder_length:
        world.tell(None, _SAYS_CAME_OVER.text((unit, wall_or_door), SHAPE))
        world.keep(wall_or_door, "holes")
        wall_or_door.holes += 1
    else:
        world.tell(
            None,
            _SAYS_CLIMBED_IT_NEEDS_TO.text(
                (unit, wall_or_door, climbing_time(unit.troop, unit.ladder_length - unit.climbed)), SHAPE,
            ),
        )


def domain_order_47_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    return wizards_of(warlord, world)


def domain_order_47_gate(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    return world.ramparts


def open_order_47(warlord: Warlord, wizard: Unit, gate: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    if gate.barrier != BARRIER_DOOR:
        return _SAYS_IS_NO_DOOR.text((gate,), SHAPE)
    return None


def needs_order_47(warlord: Warlord, wizard: Unit, gate: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    if not knows_spell(wizard, SPELL_HOLD_PORTAL):
        return _SAYS_DOES_NOT_KNOW_THIS.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_HOLD_PORTAL):
        return _SAYS_CANNOT_CAST_IT_NOW.text((wizard,), SHAPE)
    return None


def early_order_47_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    if not knows_spell(wizard, SPELL_HOLD_PORTAL):
        return _SAYS_DOES_NOT_KNOW_THIS.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_HOLD_PORTAL):
        return _SAYS_CANNOT_CAST_IT_NOW.text((wizard,), SHAPE)
    return None


def does_order_47(warlord: Warlord, wizard: Unit, gate: Rampart, world: World, dice: Dice) -> None:
    """Hold a door by magic.

    Raises OffTheTable (a table has no row).
    wargames "2. HOLD PORTAL.".
    """
    before = wizard.energy
    works = work_magic(wizard, SPELL_HOLD_PORTAL, world, dice)
    if works:
        gate.held_with = portal_strength(before)


def domain_order_48_wizard(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Open a door by magic.

    wargames "3. KNOCK.".
    """
    return wizards_of(warlord, world)


def domain_order_48_gate(warlord: Warlord, wizard: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Open a door by magic.

    wargames "3. KNOCK.".
    """
    return walls_of_others(warlord, world)


def open_order_48(warlord: Warlord, wizard: Unit, gate: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Open a door by magic.

    wargames "3. KNOCK.".
    """
    if gate.barrier != BARRIER_DOOR:
        return _SAYS_IS_NO_DOOR_2.text((gate,), SHAPE)
    return None


def needs_order_48(warlord: Warlord, wizard: Unit, gate: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Open a door by magic.

    Raises MissingThing (something needed is not there).
    wargames "3. KNOCK.".
    """
    if not knows_spell(wizard, SPELL_KNOCK):
        return _SAYS_DOES_NOT_KNOW_THIS_2.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_KNOCK):
        return _SAYS_CANNOT_CAST_IT_NOW_2.text((wizard,), SHAPE)
    if wall_gap_of(wizard, gate) > 50:
        return _SAYS_IS_TOO_FAR_OFF.text((wizard,), SHAPE)
    return None


def early_order_48_wizard(warlord: Warlord, wizard: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Open a door by magic.

    wargames "3. KNOCK.".
    """
    if not knows_spell(wizard, SPELL_KNOCK):
        return _SAYS_DOES_NOT_KNOW_THIS_2.text((wizard,), SHAPE)
    if not can_cast(wizard, SPELL_KNOCK):
        return _SAYS_CANNOT_CAST_IT_NOW_2.text((wizard,), SHAPE)
    return None


def does_order_48(warlord: Warlord, wizard: Unit, gate: Rampart, world: World, dice: Dice) -> None:
    """Open a door by magic.

    Raises OffTheTable (a table has no row).
    wargames "3. KNOCK.".
    """
    works = cast_(wizard_of(wizard), SPELL_KNOCK, wizard.energy, world, dice)
    if gate.held_with is not None:
        wizard.energy = max(
            wizard.energy - knock_cost(wizard_of(wizard), wizard.energy, gate.held_with, world),
            min(wizard.energy, 0),
        )
    else:
        wizard.energy = level_after(wizard_of(wizard), SPELL_KNOCK, wizard.energy, world)
    wizard.has_cast = True
    if works:
        gate.holes += 1
        gate.held_with = None
        world.tell(None, _SAYS_FLEW_OPEN_BEFORE.text((gate, wizard), SHAPE))


# at the end, for these modules use each other
from .muster import lone_figure  # noqa: E402
from .skies import aloft  # noqa: E402
from .vision import wall_gap_of  # noqa: E402
from .volleys import feel_blows  # noqa: E402
from .wizardry import can_cast, knows_spell, men_caught, wizard_of, wizards_of, work_magic  # noqa: E402
from .written import can_be_ordered, enemies_of, give_order, host_of  # noqa: E402
