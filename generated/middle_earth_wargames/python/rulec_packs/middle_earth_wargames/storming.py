"""Resolvers of storming.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, show
from rulec.runtime.geometry import is_within, shapes_touch, way_between
from rulec.runtime.geometry_moves import closest_spot

from ._kinds import (
    BARRIER_DOOR, Keg, MARVEL_POWDER_BROKE_IN, MARVEL_POWDER_WENT_OFF, Rampart, SIDE_LAW, SPELL_HOLD_PORTAL,
    SPELL_KNOCK, STANCE_CHARGING, STANCE_STEADY, UNIT_ERRAND_SHOOT_ERRAND, UNIT_ERRAND_STAND_ERRAND, Unit,
    Warlord,
)
from ._tables import TROOP_SIDE
from ._words import MAN
from ._world import SHAPE, World
from .magic import cast_, knock_cost, level_after
from .powder import (
    carries_powder, charges_carried, climbing_time, keg_kills, ladder_is_held, meddling_explodes,
    oil_casualties, powder_breach, powder_mishap,
)
from .siege import breach, climb_speed, fall_kills, ladder_room, pushed_away
from .spells import portal_strength


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

    Raises NoAnswer (no case fits); OffTheTable (a table has no row).
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
            world.tell(None, f"Powder broke {SHAPE.name(rampart)}.")
            for u in [u for u in world.units if u.warlord is rampart.owner]:
                world.note('marvel_seen', u, MARVEL_POWDER_BROKE_IN)
        else:
            world.tell(None, f"Powder did not break {SHAPE.name(rampart)}.")
        world.drop(k)


def push_at_ladder(rampart: Rampart, world: World, dice: Dice) -> bool:
    """Whoever stands above pushes at a ladder.

    Raises NoAnswer (no case fits).
    wargames "SCALING LADDERS.".
    """
    if any(minds_ladders(u, rampart) for u in world.units):
        pushed = pushed_away(dice)
        return pushed
    else:
        return False


def domain_order_60_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Ram.

    wargames "SIEGES".
    """
    return host_of(warlord, world)


def domain_order_60_rampart(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Ram.

    wargames "SIEGES".
    """
    return walls_of_others(warlord, world)


def open_order_60(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Ram.

    wargames "SIEGES".
    """
    if not any(m.crew is unit for m in world.rams):
        return f"{SHAPE.name(unit)} has no ram."
    return None


def needs_order_60(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Ram.

    wargames "SIEGES".
    """
    if not at_the_wall(unit, rampart):
        return f"{SHAPE.name(unit)} is not at {SHAPE.name(rampart)}."
    if not can_be_ordered(unit):
        return f"{SHAPE.name(unit)} hears no orders now."
    return None


def does_order_60(warlord: Warlord, unit: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Ram.

    Raises NoAnswer (no case fits); OffTheTable (a table has no row).
    wargames "SIEGES".
    """
    give_order(unit, UNIT_ERRAND_STAND_ERRAND, world)
    for m in [m for m in world.rams if m.crew is unit]:
        m_dice = dice.at(m.id)
        world.keep(m, "under_attack")
        m.under_attack = defended(rampart, world)
        broken = breach(m, rampart.barrier, rampart.toughness, m_dice)
        if broken:
            world.keep(rampart, "holes")
            rampart.holes += 1
            world.tell(None, f"{SHAPE.name(unit)} broke {SHAPE.name(rampart)}.")
        else:
            world.tell(None, f"{SHAPE.name(rampart)} withstood the ram of {SHAPE.name(unit)}.")


def domain_order_61_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Lay powder.

    wargames "GUNPOWDER".
    """
    return host_of(warlord, world)


def domain_order_61_rampart(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Lay powder.

    wargames "GUNPOWDER".
    """
    return walls_of_others(warlord, world)


def open_order_61(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Lay powder.

    wargames "GUNPOWDER".
    """
    if not carries_powder(unit.troop):
        return 'Only orcs carry powder.'
    if unit.powder <= 0:
        return f"{SHAPE.name(unit)} has no powder."
    return None


def needs_order_61(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Lay powder.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(unit, rampart):
        return f"{SHAPE.name(unit)} is not at {SHAPE.name(rampart)}."
    if unit.powder > charges_carried(unit.men):
        return f"{SHAPE.name(unit)} has not enough hands."
    return None


def does_order_61(warlord: Warlord, unit: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Lay powder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); NoAnswer (no
    case fits).
    wargames "GUNPOWDER".
    """
    world.keep(unit, "powder")
    unit.powder -= 1
    early = powder_mishap(dice)
    if early:
        world.tell(None, f"The powder of {SHAPE.name(unit)} went off too early.")
        world.keep(unit, "blows_to_feel")
        unit.blows_to_feel += 1
        feel_blows(unit, world, dice)
    else:
        keg = Keg(rampart=rampart, lies_upon=closest_spot(rampart.built_along, unit.stands_upon))
        world.add(keg)
        world.tell(None, f"{SHAPE.name(unit)} laid powder at {SHAPE.name(rampart)}.")


def domain_order_69_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Meddle with powder.

    wargames "GUNPOWDER".
    """
    return host_of(warlord, world)


def domain_order_69_rampart(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Meddle with powder.

    wargames "GUNPOWDER".
    """
    return world.ramparts


def open_order_69(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Meddle with powder.

    wargames "GUNPOWDER".
    """
    if not any(k.rampart is rampart for k in world.kegs):
        return f"There is no powder at {SHAPE.name(rampart)}."
    return None


def needs_order_69(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Meddle with powder.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(unit, rampart):
        return f"{SHAPE.name(unit)} is not at {SHAPE.name(rampart)}."
    if not can_be_ordered(unit):
        return f"{SHAPE.name(unit)} hears no orders now."
    return None


def does_order_69(warlord: Warlord, unit: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Meddle with powder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); NoAnswer (no
    case fits).
    wargames "GUNPOWDER".
    """
    for k in [k for k in world.kegs if k.rampart is rampart]:
        k_dice = dice.at(k.id)
        bang = meddling_explodes(k_dice)
        if bang:
            world.tell(
                None,
                f"The powder at {SHAPE.name(rampart)} went off in the hands of {SHAPE.name(unit)}.",
            )
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
            world.tell(None, f"{SHAPE.name(unit)} carried the powder away from {SHAPE.name(rampart)}.")
            if carries_powder(unit.troop):
                world.keep(unit, "powder")
                unit.powder += 1
        world.drop(k)


def domain_order_62_rampart(warlord: Warlord, world: World) -> Sequence[Rampart]:
    """What may be chosen: Pour oil.

    wargames "GUNPOWDER".
    """
    return own_walls(warlord, world)


def domain_order_62_prey(warlord: Warlord, rampart: Rampart, world: World) -> Sequence[Unit]:
    """What may be chosen: Pour oil.

    wargames "GUNPOWDER".
    """
    return enemies_of(warlord, world)


def open_order_62(warlord: Warlord, rampart: Rampart, prey: Unit, world: World) -> str | None:
    """Why it is refused when it is handed in: Pour oil.

    wargames "GUNPOWDER".
    """
    if rampart.oil_pots <= 0:
        return f"There is no oil above {SHAPE.name(rampart)}."
    return None


def needs_order_62(warlord: Warlord, rampart: Rampart, prey: Unit, world: World) -> str | None:
    """Why it is refused when it is done: Pour oil.

    wargames "GUNPOWDER".
    """
    if not at_the_wall(prey, rampart):
        return f"{SHAPE.name(prey)} is not below {SHAPE.name(rampart)}."
    if not defended(rampart, world):
        return f"Nobody stands above {SHAPE.name(rampart)}."
    return None


def does_order_62(warlord: Warlord, rampart: Rampart, prey: Unit, world: World, dice: Dice) -> None:
    """Pour oil.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); NoAnswer (no
    case fits).
    wargames "GUNPOWDER".
    """
    world.keep(rampart, "oil_pots")
    rampart.oil_pots -= 1
    scalded = oil_casualties(prey.spacing, dice)
    world.tell(None, f"Boiling oil fell on {SHAPE.name(prey)}: losses {show(min(scalded, prey.men), MAN)}.")
    world.keep(prey, "blows_to_feel")
    prey.blows_to_feel += scalded
    feel_blows(prey, world, dice)


def domain_order_63_unit(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    return host_of(warlord, world)


def domain_order_63_rampart(warlord: Warlord, unit: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    return walls_of_others(warlord, world)


def open_order_63(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    if unit.ladder_length <= 0:
        return f"{SHAPE.name(unit)} has no ladder."
    return None


def needs_order_63(warlord: Warlord, unit: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Raise a ladder.

    wargames "SCALING LADDERS.".
    """
    if not at_the_wall(unit, rampart):
        return f"{SHAPE.name(unit)} is not at {SHAPE.name(rampart)}."
    if not ladder_is_held(unit.men):
        return 'Nobody holds the ladder.'
    return None


def does_order_63(warlord: Warlord, unit: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Raise a ladder.

    Raises DividedByNothing (a divisor is 0); MissingThing (something needed is not there); NoAnswer (no
    case fits).
    wargames "SCALING LADDERS.".
    """
    world.keep(unit, "climbed")
    unit.climbed = min(unit.climbed + climb_speed(unit.troop), max(unit.climbed, unit.ladder_length))
    pushed = push_at_ladder(rampart, world, dice)
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
        world.tell(
            None,
            f"The ladder of {SHAPE.name(unit)} was pushed away: losses {show(unit.blows_to_feel, MAN)}.",
        )
        world.keep(unit, "climbed")
        unit.climbed = 0
        if unit.blows_to_feel > 0:
            feel_blows(unit, world, dice)
    elif unit.climbed == unit.ladder_length:
        world.tell(None, f"{SHAPE.name(unit)} came over {SHAPE.name(rampart)}.")
        world.keep(rampart, "holes")
        rampart.holes += 1
    else:
        world.tell(
            None,
            f"{SHAPE.name(unit)} climbed {SHAPE.name(rampart)}; moves to the top: "
            f"{(climbing_time(unit.troop, unit.ladder_length - unit.climbed)):,}.",
        )


def domain_order_47_caster(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    return wizards_of(warlord, world)


def domain_order_47_rampart(warlord: Warlord, caster: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    return world.ramparts


def open_order_47(warlord: Warlord, caster: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    if rampart.barrier != BARRIER_DOOR:
        return f"{SHAPE.name(rampart)} is no door."
    return None


def needs_order_47(warlord: Warlord, caster: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Hold a door by magic.

    wargames "2. HOLD PORTAL.".
    """
    if not knows_spell(caster, SPELL_HOLD_PORTAL):
        return f"{SHAPE.name(caster)} does not know this spell."
    if not can_cast(caster, SPELL_HOLD_PORTAL):
        return (
            f"{SHAPE.name(caster)} cannot cast it now: its will is held, its staff is broken, or it has not "
            'stood still.'
        )
    return None


def does_order_47(warlord: Warlord, caster: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Hold a door by magic.

    Raises OffTheTable (a table has no row).
    wargames "2. HOLD PORTAL.".
    """
    before = caster.energy
    works = work_magic(caster, SPELL_HOLD_PORTAL, world, dice)
    if works:
        rampart.held_with = portal_strength(before)


def domain_order_48_caster(warlord: Warlord, world: World) -> Sequence[Unit]:
    """What may be chosen: Open a door by magic.

    wargames "3. KNOCK.".
    """
    return wizards_of(warlord, world)


def domain_order_48_rampart(warlord: Warlord, caster: Unit, world: World) -> Sequence[Rampart]:
    """What may be chosen: Open a door by magic.

    wargames "3. KNOCK.".
    """
    return walls_of_others(warlord, world)


def open_order_48(warlord: Warlord, caster: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is handed in: Open a door by magic.

    wargames "3. KNOCK.".
    """
    if rampart.barrier != BARRIER_DOOR:
        return f"{SHAPE.name(rampart)} is no door."
    return None


def needs_order_48(warlord: Warlord, caster: Unit, rampart: Rampart, world: World) -> str | None:
    """Why it is refused when it is done: Open a door by magic.

    Raises MissingThing (something needed is not there).
    wargames "3. KNOCK.".
    """
    if not knows_spell(caster, SPELL_KNOCK):
        return f"{SHAPE.name(caster)} does not know this spell."
    if not can_cast(caster, SPELL_KNOCK):
        return (
            f"{SHAPE.name(caster)} cannot cast it now: its will is held, its staff is broken, or it has not "
            'stood still.'
        )
    if wall_gap_of(caster, rampart) > 50:
        return f"{SHAPE.name(caster)} is too far off."
    return None


def does_order_48(warlord: Warlord, caster: Unit, rampart: Rampart, world: World, dice: Dice) -> None:
    """Open a door by magic.

    Raises OffTheTable (a table has no row).
    wargames "3. KNOCK.".
    """
    works = cast_(wizard_of(caster), SPELL_KNOCK, caster.energy, world, dice)
    if rampart.held_with is not None:
        caster.energy = max(
            caster.energy - knock_cost(wizard_of(caster), caster.energy, rampart.held_with, world),
            min(caster.energy, 0),
        )
    else:
        caster.energy = level_after(wizard_of(caster), SPELL_KNOCK, caster.energy, world)
    caster.has_cast = True
    if works:
        rampart.holes += 1
        rampart.held_with = None
        world.tell(None, f"{SHAPE.name(rampart)} flew open before {SHAPE.name(caster)}.")


# at the end, for these modules use each other
from .muster import lone_figure  # noqa: E402
from .skies import aloft  # noqa: E402
from .vision import wall_gap_of  # noqa: E402
from .volleys import feel_blows  # noqa: E402
from .wizardry import can_cast, knows_spell, men_caught, wizard_of, wizards_of, work_magic  # noqa: E402
from .written import can_be_ordered, enemies_of, give_order, host_of  # noqa: E402
