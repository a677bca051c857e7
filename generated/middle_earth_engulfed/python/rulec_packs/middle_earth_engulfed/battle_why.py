"""The resolvers of battle.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, Label, Notes, members

from ._choices import (
    ARM_CAVALRY, CARD_USE_COMBAT, Card, EVERY_CARD, EVERY_LAND, FOLK_ENTS, Folk, Hero, LAND_FANGORN,
    LAND_ISENGARD_VALE, LAND_ORTHANC, LAND_SHIRE, Land, Plan, SIDE_FREE, SIDE_SHADOW, Side,
    TERRAIN_FORTIFICATION, TERRAIN_HIGH_PASS, TERRAIN_OPEN_COUNTRY, TERRAIN_UNDERGROUND,
)
from ._kinds import Battle, Regiment, Seat
from ._tables import BOARD_GROUND, CARD_CARD_USE, CARD_EDGE, CARD_PATRON, HEROES_LEADS, PLANS_BONUS
from ._world import World
from .battle import battle_near, other_plan, own_plan, plan_bonus, plan_edge, refuge, shaken, steps_in
from .board import barred, in_hands, joined
from .breach import closed
from .cards import combat_card_counts
from .movement import apart_masters, beside_walls, enemies_in
from .readiness import one_die

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "plan_bonus": (
        Label('base', ''),
    ),
    "own_plan": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "other_plan": (
        Label('case', ''),
        Label('otherwise', ''),
    ),
    "plan_edge": (
        Label('base', ''),
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
    "other_side": (
        Label('case', ''),
        Label('case', ''),
    ),
    "morale": (
        Label('throw', ''),
        Label('add', 'power for morale', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 40'),
        Label('add', 'an Individual is with them'),
    ),
    "stands_alone": (
        Label('holds', ''),
    ),
    "shaken": (
        Label('holds', ''),
    ),
    "refuge": (
        Label('needs', 'the land is too far.'),
        Label('needs', 'the land is not friendly.'),
        Label('needs', 'Forces of the other master are in the land.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 111'),
        Label('needs', 'The Ents go no further than Isengard.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 109'),
        Label('needs', 'A fortification bars the way.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116'),
        Label('needs', 'Nobody comes back to the land while its magic holds.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 61'),
        Label('needs', 'Nobody has tried the Shire yet.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 107'),
        Label('needs', 'The enemy is in the land.'),
        Label('needs', 'Nobody retreats to the land.'),
    ),
    "refusals_refuge": (
        Label('needs', 'the land is too far.'),
        Label('needs', 'the land is not friendly.'),
        Label('needs', 'Forces of the other master are in the land.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 111'),
        Label('needs', 'The Ents go no further than Isengard.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 109'),
        Label('needs', 'A fortification bars the way.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 116'),
        Label('needs', 'Nobody comes back to the land while its magic holds.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 61'),
        Label('needs', 'Nobody has tried the Shire yet.', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "4. Movement", line 107'),
        Label('needs', 'The enemy is in the land.'),
        Label('needs', 'Nobody retreats to the land.'),
    ),
    "way_of_retreat": (
        Label('case', 'where it came from'),
        Label('otherwise', ''),
    ),
    "steps_in": (
        Label('base', ''),
    ),
    "planner": (
        Label('otherwise', ''),
    ),
    "affordable": (
        Label('base', '', 2),
        Label('round', 'a part of a power buys no pip', 2),
    ),
    "assailant": (
        Label('case', 'the land is not theirs'),
        Label('otherwise', ''),
    ),
    "may_lead": (
        Label('holds', ''),
    ),
    "battle_near": (
        Label('yes', 'enemies are there'),
        Label('yes', 'enemies are beyond the walls'),
        Label('otherwise', ''),
    ),
    "near_enemies": (
        Label('holds', ''),
    ),
    "combat_cards": (
        Label('otherwise', ''),
    ),
}


def why_plan_bonus(plan: Plan, enemy_plan: Plan) -> tuple[int, Notes]:
    """What a plan is worth against another.

    `plan_bonus` with its notes: pairs of an index of LABELS['plan_bonus'] and what it moved.
    In pips.
    engulfed "5. Battle: see Appendix B".
    """
    notes: Notes = []
    value = PLANS_BONUS[plan][enemy_plan]
    notes.append((0, value))
    return value, notes


def why_own_plan(battle: Battle, side: Side) -> tuple[Plan, Notes]:
    """The plan of a side.

    `own_plan` with its notes: pairs of an index of LABELS['own_plan'] and what it moved.
    engulfed "5. Battle: see Appendix B".
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
    engulfed "5. Battle: see Appendix B".
    """
    notes: Notes = []
    if side == battle.attacker:
        notes.append((0, 0))
        return battle.defence_plan, notes
    notes.append((1, 0))
    return battle.attack_plan, notes


def why_plan_edge(battle: Battle, side: Side) -> tuple[int, Notes]:
    """What its plan is worth to a side.

    `plan_edge` with its notes: pairs of an index of LABELS['plan_edge'] and what it moved.
    In pips.
    engulfed "5. Battle: see Appendix B".
    """
    notes: Notes = []
    value = plan_bonus(own_plan(battle, side), other_plan(battle, side))
    notes.append((0, value))
    return value, notes


def why_strike_score(regiment: Regiment, battle: Battle, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of a regiment's blow.

    `strike_score` with its notes: pairs of an index of LABELS['strike_score'] and what it moved.
    In pips.
    engulfed "1. Overview", "5. Battle: see Appendix B".
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    if regiment.leader is not None:
        notes.append((1, 1))
        value += 1  # led by an Individual
    if regiment.arm == ARM_CAVALRY and BOARD_GROUND[battle.land] == TERRAIN_OPEN_COUNTRY:
        notes.append((2, 1))
        value += 1  # cavalry in the open
    for c in map(Card, members(world.in_force)):
        if combat_card_counts(regiment, c, world):
            amount = CARD_EDGE[c]
            notes.append((3, amount))
            value += amount  # combat cards
    amount_ = plan_edge(battle, regiment.seat.side)
    notes.append((4, amount_))
    value += amount_  # the plan
    battle_land = battle.land
    if BOARD_GROUND[battle_land] == TERRAIN_FORTIFICATION and regiment.attacking:
        notes.append((5, -1))
        value -= 1  # walls
    if shaken(regiment):
        notes.append((6, -1))
        value -= 1  # shaken
    return value, notes


def why_other_side(side: Side) -> tuple[Side, Notes]:
    """The other side.

    `other_side` with its notes: pairs of an index of LABELS['other_side'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if side == SIDE_FREE:
        notes.append((0, 0))
        return SIDE_SHADOW, notes
    notes.append((1, 0))
    return SIDE_FREE, notes


def why_morale(battle: Battle, side: Side, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of morale.

    `morale` with its notes: pairs of an index of LABELS['morale'] and what it moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    if side == SIDE_SHADOW:
        amount = battle.courage
        notes.append((1, amount))
        value += amount  # power for morale
    if any(i.place == battle.land and i.seat.side == side and not i.travels for i in world.individuals):
        notes.append((2, 1))
        value += 1  # an Individual is with them
    return value, notes


def why_stands_alone(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The side alone is left in the land.

    `stands_alone` with its notes: pairs of an index of LABELS['stands_alone'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if (
        not any(r.place == land and r.seat.side == side for r in world.regiments)
        or enemies_in(land, side, world)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_shaken(regiment: Regiment) -> tuple[bool, Notes]:
    """The regiment is shaken.

    `shaken` with its notes: pairs of an index of LABELS['shaken'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if regiment.shaken_for <= 0:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_refuge(regiment: Regiment, land: Land, world: World) -> tuple[bool, Notes]:
    """The regiment can retreat to the land.

    `refuge` with its notes: pairs of an index of LABELS['refuge'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    regiment_place = regiment.place
    if not joined(regiment_place, land):
        notes.append((0, 0))
        return False, notes  # the land is too far.
    regiment_seat = regiment.seat
    regiment_seat_side = regiment_seat.side
    if not in_hands(land, regiment_seat_side, world):
        notes.append((1, 0))
        return False, notes  # the land is not friendly.
    regiment_folk = regiment.folk
    if not apart_masters(regiment_folk, land, world):
        notes.append((2, 0))
        return False, notes  # Forces of the other master are in the land.
    if (
        regiment_folk == FOLK_ENTS
        and land != LAND_FANGORN
        and land != LAND_ISENGARD_VALE
        and land != LAND_ORTHANC
    ):
        notes.append((3, 0))
        return False, notes  # The Ents go no further than Isengard.
    if barred(regiment_place, land, regiment_seat_side, world):
        notes.append((4, 0))
        return False, notes  # A fortification bars the way.
    if regiment_seat_side == SIDE_SHADOW and closed(land, world):
        notes.append((5, 0))
        return False, notes  # Nobody comes back to the land while its magic holds.
    if (
        land == LAND_SHIRE
        and regiment_seat_side == SIDE_FREE
        and not world.happened('protection_tried', 'ever', 0, LAND_SHIRE)
    ):
        notes.append((6, 0))
        return False, notes  # Nobody has tried the Shire yet.
    if enemies_in(land, regiment_seat_side, world):
        notes.append((7, 0))
        return False, notes  # The enemy is in the land.
    if BOARD_GROUND[land] == TERRAIN_UNDERGROUND or BOARD_GROUND[land] == TERRAIN_HIGH_PASS:
        notes.append((8, 0))
        return False, notes  # Nobody retreats to the land.
    return True, notes


def why_way_of_retreat(regiment: Regiment, world: World) -> tuple[Land | None, Notes]:
    """Where a regiment retreats to.

    `way_of_retreat` with its notes: pairs of an index of LABELS['way_of_retreat'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    regiment_origin = regiment.origin
    if regiment_origin is not None and refuge(regiment, regiment_origin, world):
        notes.append((0, 0))
        return regiment_origin, notes  # where it came from
    notes.append((1, 0))
    return next((l_ for l_ in EVERY_LAND if refuge(regiment, l_, world)), None), notes


def why_steps_in(land: Land, seat: Seat, world: World) -> tuple[int, Notes]:
    """Steps that a player has in an area.

    `steps_in` with its notes: pairs of an index of LABELS['steps_in'] and what it moved.
    In steps.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = sum(r.steps_left for r in world.regiments if r.place == land and r.seat is seat)
    notes.append((0, value))
    return value, notes


def why_planner(battle: Battle, side: Side, world: World) -> tuple[Seat | None, Notes]:
    """Who plans for a side.

    `planner` with its notes: pairs of an index of LABELS['planner'] and what it moved.
    engulfed "7. Appendix: more than two players".
    """
    notes: Notes = []
    notes.append((0, 0))
    return min(
        (s for s in world.seats if s.side == side and steps_in(battle.land, s, world) > 0),
        key=lambda s: -steps_in(battle.land, s, world), default=None,
    ), notes


def why_affordable(seat: Seat) -> tuple[int, Notes]:
    """Pips of morale that a player can pay for.

    `affordable` with its notes: pairs of an index of LABELS['affordable'] and what it moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    value = seat.power
    notes.append((0, value))
    before = value
    value //= 2  # a part of a power buys no pip
    notes.append((1, 2 * value - before))
    return value, notes


def why_assailant(land: Land, world: World) -> tuple[Side, Notes]:
    """Who attacks in a battle that goes on.

    `assailant` with its notes: pairs of an index of LABELS['assailant'] and what it moved.
    engulfed "4. Movement".
    """
    notes: Notes = []
    if in_hands(land, SIDE_FREE, world):
        notes.append((0, 0))
        return SIDE_SHADOW, notes  # the land is not theirs
    notes.append((1, 0))
    return SIDE_FREE, notes


def why_may_lead(hero: Hero, folk: Folk) -> tuple[bool, Notes]:
    """The hero may lead regiments of the folk.

    `may_lead` with its notes: pairs of an index of LABELS['may_lead'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if not HEROES_LEADS[hero] >> folk & 1:
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_battle_near(land: Land, side: Side, world: World) -> tuple[bool, Notes]:
    """The side may have to fight in the land.

    `battle_near` with its notes: pairs of an index of LABELS['battle_near'] and what it moved.
    engulfed "1. Overview", "4. Movement".
    """
    notes: Notes = []
    if enemies_in(land, side, world):
        notes.append((0, 0))
        return True, notes  # enemies are there
    if any(beside_walls(land, area) and enemies_in(area, side, world) for area in EVERY_LAND):
        notes.append((1, 0))
        return True, notes  # enemies are beyond the walls
    notes.append((2, 0))
    return False, notes


def why_near_enemies(seat: Seat, world: World) -> tuple[bool, Notes]:
    """The seat may have to fight.

    `near_enemies` with its notes: pairs of an index of LABELS['near_enemies'] and what it moved.
    engulfed "1. Overview", "4. Movement".
    """
    notes: Notes = []
    if not any(r.seat is seat and battle_near(r.place, seat.side, world) for r in world.regiments):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_combat_cards(battle: Battle, world: World) -> tuple[Sequence[Card], Notes]:
    """Combat cards that somebody in a battle permits.

    `combat_cards` with its notes: pairs of an index of LABELS['combat_cards'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [
        c
        for c in EVERY_CARD
        if CARD_CARD_USE[c] == CARD_USE_COMBAT
            and any(
                i.hero == CARD_PATRON[c] and i.place == battle.land and not i.travels
                for i in world.individuals
            )
    ], notes
