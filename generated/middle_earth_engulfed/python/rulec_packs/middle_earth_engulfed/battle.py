"""Resolvers of battle.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members
from rulec.runtime.messages import Hole, Message, Refusal
from rulec.runtime.order import first_by_lot
from rulec.runtime.shape import Holds

from ._kinds import (
    ARM_CAVALRY, Battle, CARD_USE_COMBAT, Card, GROUND_FORTIFICATION, GROUND_OPEN_COUNTRY, HERO_RINGWRAITHS,
    Hit, Individual, LAND_OFF_BOARD, Land, Plan, Regiment, SIDE_FREE, SIDE_SHADOW, Seat, Side,
)
from ._tables import (
    AIDS_LEADS, CARD_NEEDS_HERO, CARD_STRIKES, CARD_USE, LANDS_AROUND, LANDS_GROUND, PLANS_BONUS,
)
from ._world import World
from .board import occupy
from .cards import combat_card_counts, play
from .movement import enemies_in, hop, may_march, second_line, upon_dispersed_1
from .readiness import one_die

_MESSAGES: Final = (
    Message((Hole(Holds("thing", 'Regiment')), ' is no more.')),
    Message(('In ', Hole(Holds("choice", 'Land')), ' hearts fail.')),
    Message(('No battle is joined in ', Hole(Holds("choice", 'Land')), '.')),
    Message((Hole(Holds("thing", 'Seat')), ' has nobody in ', Hole(Holds("choice", 'Land')), '.')),
    Message(('Only Sauron and Saruman can.',)),
    Message((Hole(Holds("thing", 'Seat')), ' does not fight in ', Hole(Holds("choice", 'Land')), '.')),
    Message((Hole(Holds("thing", 'Individual')), ' is not with ', Hole(Holds("thing", 'Regiment')), '.')),
    Message((Hole(Holds("thing", 'Individual')), ' goes with the Fellowship.')),
    Message((Hole(Holds("thing", 'Individual')), ' may not lead ', Hole(Holds("thing", 'Regiment')), '.')),
    Message((Hole(Holds("thing", 'Regiment')), ' has a leader.')),
    Message((Hole(Holds("choice", 'Card')), ' is no combat card.')),
    Message(('Nobody who permits ', Hole(Holds("choice", 'Card')), ' is in a battle.')),
    Message((
        Hole(Holds("choice", 'Land')), ' does not stand where ', Hole(Holds("thing", 'Regiment')), ' is.',
    )),
    Message((Hole(Holds("thing", 'Regiment')), ' may not go in.')),
)


def plan_bonus(mine: Plan, theirs: Plan) -> int:
    """What a plan is worth against another.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    value = PLANS_BONUS[mine][theirs]
    return value


def plan_of(battle: Battle, side: Side) -> Plan:
    """The plan of a side.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    if side == battle.attacker:
        return battle.attack_plan
    return battle.defence_plan


def other_plan(battle: Battle, side: Side) -> Plan:
    """The plan of the other side.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    if side == battle.attacker:
        return battle.defence_plan
    return battle.attack_plan


def strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice) -> int:
    """The score of a regiment's blow.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23;
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    value = one_die(dice)
    if regiment.led_by is not None:
        value += 1  # led by an Individual
    if regiment.arm == ARM_CAVALRY and LANDS_GROUND[battle.land] == GROUND_OPEN_COUNTRY:
        value += 1  # cavalry in the open
    for c in map(Card, members(world.in_force)):
        if combat_card_counts(regiment, c, world):
            value += CARD_STRIKES[c]  # combat cards
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    # the plan
    value += plan_bonus(plan_of(battle, regiment_seat_side), other_plan(battle, regiment_seat_side))
    battle_land = battle.land
    if LANDS_GROUND[battle_land] == GROUND_FORTIFICATION and regiment.attacking:
        value -= 1  # walls
    if regiment.shaken:
        value -= 1  # shaken
    return value


def morale(battle: Battle, side: Side, world: World, dice: Dice) -> int:
    """The score of morale.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    value = one_die(dice)
    if side == SIDE_SHADOW:
        value += battle.stiffened  # power for morale
    if any(i.at == battle.land and i.seat.side == side and not i.travels for i in world.individuals):
        value += 1  # an Individual is with them
    return value


def stands_alone(land: Land, side: Side, world: World) -> bool:
    """The side alone is left in the land.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 105.
    """
    return (
        any(r.at == land and r.seat.side == side for r in world.regiments)
        and not enemies_in(land, side, world)
    )


def lose_step(land: Land, side: Side, world: World, dice: Dice) -> None:
    """A side loses a step.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 39.
    """
    r = first_by_lot(
        (r for r in world.regiments if r.at == land and r.seat.side == side), dice, 'lose_step.r',
        lambda r: -r.steps,
    )
    if r is not None:
        r.steps -= 1
        if r.steps == 0:
            r.at = LAND_OFF_BOARD
            r.arrives = None
            r.shaken = False
            world.tell(None, _MESSAGES[0], r)


def exchange(battle: Battle, late: bool, world: World, dice: Dice) -> None:
    """An exchange of blows.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", lines
    102-104.
    """
    for r in [r for r in world.regiments if r.at == battle.land and (late or not second_line(r, world))]:
        r_dice = dice.at(r.id)
        blow = strike_score(r, battle, world, r_dice)
        if blow >= 5:
            hit = Hit(side=r.seat.side)
            world.add(hit)
    for h in list(world.hits):
        h_dice = dice.at(h.id)
        lose_step(battle.land, SIDE_SHADOW if h.side == SIDE_FREE else SIDE_FREE, world, h_dice)
        world.note('step_lost', battle.land, SIDE_SHADOW if h.side == SIDE_FREE else SIDE_FREE)
        world.drop(h)


def test_morale(battle: Battle, side: Side, world: World, dice: Dice) -> None:
    """Morale is tested.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    heart = morale(battle, side, world, dice)
    if heart < 4:
        for r in [r for r in world.regiments if r.at == battle.land and r.seat.side == side]:
            r.shaken = True
            if r.came_from is not None:
                r.at = r.came_from
        world.tell(None, _MESSAGES[1], battle.land)


def settle(battle: Battle, world: World) -> None:
    """A battle is over.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 105.
    """
    if stands_alone(battle.land, SIDE_SHADOW, world):
        occupy(battle.land, SIDE_SHADOW, world)
    if stands_alone(battle.land, SIDE_FREE, world):
        occupy(battle.land, SIDE_FREE, world)
        for i in [i for i in world.individuals if i.at == battle.land and i.hero == HERO_RINGWRAITHS]:
            world.note('dispersed', i)
            upon_dispersed_1(i, world)
    world.drop(battle)


def fight(battle: Battle, world: World, dice: Dice) -> None:
    """A battle is fought.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23;
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40;
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", lines
    102-105.
    """
    exchange(battle, False, world, dice)
    if enemies_in(battle.land, SIDE_FREE, world) and enemies_in(battle.land, SIDE_SHADOW, world):
        exchange(battle, True, world, dice)
        if world.happened('step_lost', 'this', 0, battle.land, SIDE_SHADOW):
            test_morale(battle, SIDE_SHADOW, world, dice)
        if world.happened('step_lost', 'this', 0, battle.land, SIDE_FREE):
            test_morale(battle, SIDE_FREE, world, dice)
    settle(battle, world)


def needs_command_70(seat: Seat, land: Land, plan: Plan, world: World) -> Refusal | None:
    """Why it is refused when it is done: Plan a Battle.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    if not any(b.land == land for b in world.battles):
        return Refusal(_MESSAGES[2], (land,))
    if not any(r.at == land and r.seat is seat for r in world.regiments):
        return Refusal(_MESSAGES[3], (seat, land))
    return None


def does_command_70(seat: Seat, land: Land, plan: Plan, world: World, dice: Dice) -> None:
    """Plan a Battle.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    for b in [b for b in world.battles if b.land == land]:
        if b.attacker == seat.side:
            b.attack_plan = plan
        else:
            b.defence_plan = plan


def domain_command_71_pips(seat: Seat, land: Land, world: World) -> Sequence[int]:
    """What may be chosen: Stiffen Morale.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    return (1, 6)


def needs_command_71(seat: Seat, land: Land, pips: int, world: World) -> Refusal | None:
    """Why it is refused when it is done: Stiffen Morale.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    if seat.master is None:
        return Refusal(_MESSAGES[4])
    if (
        not any(b.land == land for b in world.battles)
        or not any(r.at == land and r.seat is seat for r in world.regiments)
    ):
        return Refusal(_MESSAGES[5], (seat, land))
    return None


def cost_command_71(seat: Seat, land: Land, pips: int, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Stiffen Morale.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    return (("power", 2 * pips),)


def does_command_71(seat: Seat, land: Land, pips: int, world: World, dice: Dice) -> None:
    """Stiffen Morale.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    for b in [b for b in world.battles if b.land == land]:
        b.stiffened += pips


def domain_command_72_regiment(individual: Individual, seat: Seat, world: World) -> Sequence[Regiment]:
    """What may be chosen: Lead a Regiment.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    return world.regiments


def needs_command_72(individual: Individual, seat: Seat, regiment: Regiment, world: World) -> Refusal | None:
    """Why it is refused when it is done: Lead a Regiment.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    if regiment.at != individual.at or regiment.seat.side != seat.side:
        return Refusal(_MESSAGES[6], (individual, regiment))
    if individual.travels:
        return Refusal(_MESSAGES[7], (individual,))
    if not AIDS_LEADS[individual.hero] >> regiment.people & 1:
        return Refusal(_MESSAGES[8], (individual, regiment))
    if regiment.led_by is not None:
        return Refusal(_MESSAGES[9], (regiment,))
    return None


def does_command_72(individual: Individual, seat: Seat, regiment: Regiment, world: World, dice: Dice) -> None:
    """Lead a Regiment.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    regiment.led_by = individual.hero
    individual.busy = True


def domain_command_73_card(seat: Seat, world: World) -> Sequence[Card]:
    """What may be chosen: Play a Combat Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    return seat.hand


def needs_command_73(seat: Seat, card: Card, world: World) -> Refusal | None:
    """Why it is refused when it is done: Play a Combat Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    if CARD_USE[card] != CARD_USE_COMBAT:
        return Refusal(_MESSAGES[10], (card,))
    if not any(i.hero == CARD_NEEDS_HERO[card] and not i.travels and any(b.land == i.at for b in world.battles) for i in world.individuals):
        return Refusal(_MESSAGES[11], (card,))
    return None


def does_command_73(seat: Seat, card: Card, world: World, dice: Dice) -> None:
    """Play a Combat Card.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23.
    """
    play(seat, card, world)


def needs_command_75(regiment: Regiment, seat: Seat, goal: Land, world: World) -> Refusal | None:
    """Why it is refused when it is done: Storm a Fortification.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 115.
    """
    if LANDS_AROUND[goal] != regiment.at:
        return Refusal(_MESSAGES[12], (goal, regiment))
    if not may_march(regiment, goal, world):
        return Refusal(_MESSAGES[13], (regiment,))
    return None


def does_command_75(regiment: Regiment, seat: Seat, goal: Land, world: World, dice: Dice) -> None:
    """Storm a Fortification.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 115.
    """
    hop(regiment, goal, world)
