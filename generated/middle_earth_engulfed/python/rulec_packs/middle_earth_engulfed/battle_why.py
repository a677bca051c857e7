"""The resolvers of battle.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, Label, Notes, members

from ._kinds import (
    ARM_CAVALRY, Battle, Card, GROUND_FORTIFICATION, GROUND_OPEN_COUNTRY, Land, Plan, Regiment, SIDE_SHADOW,
    Side,
)
from ._tables import CARD_STRIKES, LANDS_GROUND, PLANS_BONUS
from ._world import World
from .battle import other_plan, plan_bonus, plan_of
from .cards import combat_card_counts
from .movement import enemies_in
from .readiness import one_die

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "plan_bonus": (
        Label('base', ''),
    ),
    "plan_of": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "other_plan": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "strike_score": (
        Label('throw', ''),
        Label('add', 'led by an Individual', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23'),
        Label('add', 'cavalry in the open'),
        Label('add', 'combat cards', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23'),
        Label('add', 'the plan'),
        Label('subtract', 'walls'),
        Label('subtract', 'shaken'),
    ),
    "morale": (
        Label('throw', ''),
        Label('add', 'power for morale', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40'),
        Label('add', 'an Individual is with them'),
    ),
    "stands_alone": (
        Label('holds', ''),
    ),
}


def why_plan_bonus(mine: Plan, theirs: Plan) -> tuple[int, Notes]:
    """What a plan is worth against another.

    `plan_bonus` with its notes: pairs of an index of LABELS['plan_bonus'] and what it moved.
    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    notes: Notes = []
    value = PLANS_BONUS[mine][theirs]
    notes.append((0, value))
    return value, notes


def why_plan_of(battle: Battle, side: Side) -> tuple[Plan, Notes]:
    """The plan of a side.

    `plan_of` with its notes: pairs of an index of LABELS['plan_of'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    notes: Notes = []
    if side == battle.attacker:
        notes.append((0, 0))
        return battle.attack_plan, notes
    notes.append((1, 0))
    return battle.defence_plan, notes


def why_other_plan(battle: Battle, side: Side) -> tuple[Plan, Notes]:
    """The plan of the other side.

    `other_plan` with its notes: pairs of an index of LABELS['other_plan'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    notes: Notes = []
    if side == battle.attacker:
        notes.append((0, 0))
        return battle.defence_plan, notes
    notes.append((1, 0))
    return battle.attack_plan, notes


def why_strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of a regiment's blow.

    `strike_score` with its notes: pairs of an index of LABELS['strike_score'] and what it moved.
    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 23;
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "5. Battle: see Appendix B",
    line 122.
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    if regiment.led_by is not None:
        notes.append((1, 1))
        value += 1  # led by an Individual
    if regiment.arm == ARM_CAVALRY and LANDS_GROUND[battle.land] == GROUND_OPEN_COUNTRY:
        notes.append((2, 1))
        value += 1  # cavalry in the open
    for c in map(Card, members(world.in_force)):
        if combat_card_counts(regiment, c, world):
            amount = CARD_STRIKES[c]
            notes.append((3, amount))
            value += amount  # combat cards
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    amount_ = plan_bonus(plan_of(battle, regiment_seat_side), other_plan(battle, regiment_seat_side))
    notes.append((4, amount_))
    value += amount_  # the plan
    battle_land = battle.land
    if LANDS_GROUND[battle_land] == GROUND_FORTIFICATION and regiment.attacking:
        notes.append((5, -1))
        value -= 1  # walls
    if regiment.shaken:
        notes.append((6, -1))
        value -= 1  # shaken
    return value, notes


def why_morale(battle: Battle, side: Side, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of morale.

    `morale` with its notes: pairs of an index of LABELS['morale'] and what it moved.
    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40.
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    if side == SIDE_SHADOW:
        amount = battle.stiffened
        notes.append((1, amount))
        value += amount  # power for morale
    if any(i.at == battle.land and i.seat.side == side and not i.travels for i in world.individuals):
        notes.append((2, 1))
        value += 1  # an Individual is with them
    return value, notes


def why_stands_alone(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The side alone is left in the land.

    `stands_alone` with its notes: pairs of an index of LABELS['stands_alone'] and what it moved.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 105.
    """
    notes: Notes = []
    if (
        not any(r.at == land and r.seat.side == side for r in world.regiments)
        or enemies_in(land, side, world)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes
