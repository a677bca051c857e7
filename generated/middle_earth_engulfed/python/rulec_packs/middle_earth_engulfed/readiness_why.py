"""The resolvers of readiness.rules with the notes that explain them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, Label, Notes

from ._choices import (
    EVERY_LAND, FOLK_ENTS, FOLK_ROHAN, Folk, HERO_ARAGORN, HERO_GANDALF, Hero, Land, MASTER_SARUMAN,
    SIDE_FREE, SIDE_SHADOW, STAGE_ACTIVE, STAGE_DEFENCE, STAGE_NEUTRAL, STAGE_PEACE, Stage,
)
from ._kinds import Individual, Nation, Seat
from ._tables import ACTIVATION_ROLLS_SCORE, HEROES_ROUSES, PEOPLES_BEGINS, PEOPLES_SIDE
from ._world import World
from .board import home_nation, musters_in, passable
from .movement import apart_masters, enemies_in
from .readiness import (
    can_rise, gathering_points, held_point, help_, next_stage, one_die, score_needed, wood_disturbed,
)

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "next_stage": (
        Label('case', ''),
        Label('case', ''),
        Label('case', ''),
    ),
    "first_stage": (
        Label('otherwise', ''),
    ),
    "score_needed": (
        Label('otherwise', ''),
    ),
    "help_": (
        Label('base', 'a name that all know'),
        Label('base', 'a friend'),
    ),
    "one_die": (
        Label('otherwise', ''),
    ),
    "activation": (
        Label('throw', ''),
        Label('add', 'Individuals on the spot'),
        Label('add', 'soldiers near their wood', 1, 'Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 41'),
        Label('add', 'power for it'),
        Label('subtract', 'power against it'),
    ),
    "wood_disturbed": (
        Label('holds', ''),
    ),
    "can_rise": (
        Label('needs', 'the nation does not take up arms.'),
        Label('needs', 'the nation is active.'),
        Label('needs', 'the nation has gone home.'),
    ),
    "refusals_can_rise": (
        Label('needs', 'the nation does not take up arms.'),
        Label('needs', 'the nation is active.'),
        Label('needs', 'the nation has gone home.'),
    ),
    "held_point": (
        Label('holds', ''),
    ),
    "gathering_points": (
        Label('otherwise', ''),
    ),
    "usual_point": (
        Label('case', 'where it usually musters'),
        Label('otherwise', ''),
    ),
    "waiting": (
        Label('otherwise', ''),
    ),
    "may_rouse": (
        Label('holds', ''),
    ),
}


def why_next_stage(stage: Stage) -> tuple[Stage, Notes]:
    """The stage above.

    `next_stage` with its notes: pairs of an index of LABELS['next_stage'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    if stage == STAGE_PEACE:
        notes.append((0, 0))
        return STAGE_NEUTRAL, notes
    if stage == STAGE_NEUTRAL:
        notes.append((1, 0))
        return STAGE_DEFENCE, notes
    notes.append((2, 0))
    return STAGE_ACTIVE, notes


def why_first_stage(folk: Folk) -> tuple[Stage, Notes]:
    """The stage at which a nation begins.

    `first_stage` with its notes: pairs of an index of LABELS['first_stage'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return PEOPLES_BEGINS[folk], notes


def why_score_needed(folk: Folk, stage: Stage) -> tuple[int | None, Notes]:
    """The score that brings a nation to a stage.

    `score_needed` with its notes: pairs of an index of LABELS['score_needed'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return ACTIVATION_ROLLS_SCORE[folk][stage], notes


def why_help(individual: Individual) -> tuple[int, Notes]:
    """What an Individual adds to a nation's roll.

    `help_` with its notes: pairs of an index of LABELS['help_'] and what it moved.
    In pips.
    engulfed "1. Overview".
    """
    notes: Notes = []
    individual_hero = individual.hero
    if individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN:
        notes.append((0, 2))
        value = 2  # a name that all know
    elif individual_hero != HERO_GANDALF and individual_hero != HERO_ARAGORN:
        notes.append((1, 1))
        value = 1  # a friend
    else:
        value = 0
    return value, notes


def why_one_die(dice: Dice) -> tuple[int, Notes]:
    """A die.

    `one_die` with its notes: pairs of an index of LABELS['one_die'] and what it moved.
    In pips.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return dice.throw('one_die.1', 6), notes


def why_activation(nation: Nation, world: World, dice: Dice) -> tuple[int, Notes]:
    """The score of a nation's roll.

    `activation` with its notes: pairs of an index of LABELS['activation'] and what it moved.
    In pips.
    engulfed "1. Overview", "2. Activation".
    """
    notes: Notes = []
    value = one_die(dice)
    notes.append((0, value))
    for i in world.individuals:
        if i.roused_nation == nation.folk:
            amount = help_(i)
            notes.append((1, amount))
            value += amount  # Individuals on the spot
    nation_folk = nation.folk
    if nation_folk == FOLK_ENTS and wood_disturbed(world):
        notes.append((2, 1))
        value += 1  # soldiers near their wood
    if PEOPLES_SIDE[nation_folk] == SIDE_SHADOW:
        amount_ = nation.pips_bought
        notes.append((3, amount_))
        value += amount_  # power for it
    if PEOPLES_SIDE[nation_folk] == SIDE_FREE:
        amount_2 = nation.pips_bought
        notes.append((4, -1 * amount_2))
        value -= amount_2  # power against it
    return value, notes


def why_wood_disturbed(world: World) -> tuple[bool, Notes]:
    """Saruman's soldiers are near the Ents.

    `wood_disturbed` with its notes: pairs of an index of LABELS['wood_disturbed'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if not any(
        r.seat.master == MASTER_SARUMAN
            and (home_nation(r.place) == FOLK_ROHAN or home_nation(r.place) == FOLK_ENTS)
        for r in world.regiments
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_can_rise(nation: Nation) -> tuple[bool, Notes]:
    """The nation can become readier.

    `can_rise` with its notes: pairs of an index of LABELS['can_rise'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    nation_stage = nation.stage
    if score_needed(nation.folk, next_stage(nation_stage)) is None:
        notes.append((0, 0))
        return False, notes  # the nation does not take up arms.
    if nation_stage >= STAGE_ACTIVE:
        notes.append((1, 0))
        return False, notes  # the nation is active.
    if nation.earlier_stage is not None:
        notes.append((2, 0))
        return False, notes  # the nation has gone home.
    return True, notes


def why_held_point(land: Land, folk: Folk, world: World) -> tuple[bool, Notes]:
    """The land is a free muster place of the folk.

    `held_point` with its notes: pairs of an index of LABELS['held_point'] and what it moved.
    engulfed "2. Activation", "4. Movement".
    """
    notes: Notes = []
    if (
        not musters_in(folk, land)
        or not passable(land, PEOPLES_SIDE[folk], world)
        or enemies_in(land, PEOPLES_SIDE[folk], world)
        or not apart_masters(folk, land, world)
    ):
        notes.append((0, 0))
        return False, notes
    return True, notes


def why_gathering_points(nation: Nation, world: World) -> tuple[Sequence[Land], Notes]:
    """Where forces of a nation may be placed.

    `gathering_points` with its notes: pairs of an index of LABELS['gathering_points'] and what it
    moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [l_ for l_ in EVERY_LAND if held_point(l_, nation.folk, world)], notes


def why_usual_point(nation: Nation, world: World) -> tuple[Land | None, Notes]:
    """Where forces are placed when nobody says so.

    `usual_point` with its notes: pairs of an index of LABELS['usual_point'] and what it moved.
    """
    notes: Notes = []
    nation_musters_at = nation.musters_at
    if held_point(nation_musters_at, nation.folk, world):
        notes.append((0, 0))
        return nation_musters_at, notes  # where it usually musters
    notes.append((1, 0))
    return next(iter(gathering_points(nation, world)), None), notes


def why_waiting(seat: Seat, world: World) -> tuple[Sequence[Nation], Notes]:
    """Nations of a player that roll.

    `waiting` with its notes: pairs of an index of LABELS['waiting'] and what it moved.
    engulfed "2. Activation".
    """
    notes: Notes = []
    notes.append((0, 0))
    return [n for n in world.nations if n.seat is seat and can_rise(n)], notes


def why_may_rouse(hero: Hero, folk: Folk) -> tuple[bool, Notes]:
    """The hero may rouse the folk.

    `may_rouse` with its notes: pairs of an index of LABELS['may_rouse'] and what it moved.
    engulfed "1. Overview".
    """
    notes: Notes = []
    if not HEROES_ROUSES[hero] >> folk & 1:
        notes.append((0, 0))
        return False, notes
    return True, notes
