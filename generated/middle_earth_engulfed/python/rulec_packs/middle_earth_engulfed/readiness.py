"""Resolvers of readiness.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, NoAnswer
from rulec.runtime.asking import AskSpec
from rulec.runtime.messages import Hole, Message, Refusal
from rulec.runtime.order import by_lot
from rulec.runtime.shape import Holds

from ._kinds import (
    FOLK_ENTS, FOLK_SHIREFOLK, Folk, HERO_ARAGORN, HERO_GANDALF, Hero, Individual, LAND_OFF_BOARD,
    LAND_ORTHANC, Land, MASTER_SAURON, Nation, SIDE_FREE, SIDE_SHADOW, STAGE_ACTIVE, STAGE_DEFENCE,
    STAGE_NEUTRAL, STAGE_PEACE, Seat, Side, Stage,
)
from ._tables import ACTIVATION_ROLLS_SCORE, BOARD_NATION, HEROES_ROUSES, PEOPLES_BEGINS, PEOPLES_SIDE
from ._world import World
from .power import further_price

_MESSAGES: Final = (
    Message((Hole(Holds("thing", 'Nation')), ': now ', Hole(Holds("choice", 'Stage')), '.')),
    Message((Hole(Holds("thing", 'Nation')), ': no change.')),
    Message(('In which order do the nations of ', Hole(Holds("thing", 'Seat')), ' roll?')),
    Message((
        Hole(Holds("thing", 'Seat')), ' is asked: \u201cIn which order do the nations of ',
        Hole(Holds("thing", 'Seat')), ' roll?\u201d The answer: ',
        Hole(Holds("list", item=Holds("thing", 'Nation'))), '.',
    )),
    Message((Hole(Holds("thing", 'Nation')), ': ', Hole(Holds("choice", 'Stage')), '.')),
    Message((Hole(Holds("thing", 'Nation')), ' go home, and are at Peace.')),
    Message(('Only Sauron and Saruman bend a roll.',)),
    Message((Hole(Holds("thing", 'Nation')), ' does not roll.')),
    Message((
        Hole(Holds("thing", 'Nation')), ' does not listen to ', Hole(Holds("thing", 'Individual')), '.',
    )),
    Message((
        Hole(Holds("thing", 'Individual')), ' is not in a land of ', Hole(Holds("thing", 'Nation')), '.',
    )),
    Message((Hole(Holds("thing", 'Nation')), ' is not led by ', Hole(Holds("thing", 'Seat')), '.')),
    Message((Hole(Holds("choice", 'Land')), ' is no muster point of ', Hole(Holds("thing", 'Nation')), '.')),
)

_ASKS: Final = (
    AskSpec('row', Holds("list", item=Holds("thing", 'Nation')), _MESSAGES[2]),
)


def next_stage(stage: Stage) -> Stage:
    """The stage above.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    if stage == STAGE_PEACE:
        return STAGE_NEUTRAL
    if stage == STAGE_NEUTRAL:
        return STAGE_DEFENCE
    if stage == STAGE_DEFENCE or stage == STAGE_ACTIVE:
        return STAGE_ACTIVE
    raise NoAnswer('next_stage')


def first_stage(folk: Folk) -> Stage:
    """The stage at which a nation begins.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 62.
    """
    return PEOPLES_BEGINS[folk]


def score_needed(folk: Folk, stage: Stage) -> int | None:
    """The score that brings a nation to a stage.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    return ACTIVATION_ROLLS_SCORE[folk][stage]


def help_(individual: Individual) -> int:
    """What an Individual adds to a nation's roll.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 21.
    """
    individual_hero = individual.hero
    if individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN:
        value = 2  # a name that all know
    elif individual_hero != HERO_GANDALF and individual_hero != HERO_ARAGORN:
        value = 1  # a friend
    else:
        value = 0
    return value


def one_die(dice: Dice) -> int:
    """One die.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    return dice.throw('one_die.1', 6)


def activation(nation: Nation, world: World, dice: Dice) -> int:
    """The score of a nation's roll.

    In pips.
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", lines 21 and
    35; "2. Activation", line 63.
    """
    value = one_die(dice)
    for i in world.individuals:
        if i.roused_nation == nation.folk:
            value += help_(i)  # Individuals on the spot
    nation_folk = nation.folk
    if PEOPLES_SIDE[nation_folk] == SIDE_SHADOW:
        value += nation.pips_bought  # power for it
    if PEOPLES_SIDE[nation_folk] == SIDE_FREE:
        value -= nation.pips_bought  # power against it
    return value


def can_rise(nation: Nation) -> bool:
    """The nation can become readier.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 62-63
    and 67.
    """
    nation_stage = nation.stage
    if score_needed(nation.folk, next_stage(nation_stage)) is None:
        return False  # the nation does not take up arms.
    if nation_stage >= STAGE_ACTIVE:
        return False  # the nation is active.
    return nation.earlier_stage is None  # the nation has gone home.


def refusals_can_rise(nation: Nation) -> tuple[int, ...]:
    """What is lacking where this does not hold: the nation can become readier.

    Indices of LABELS['refusals_can_rise']; empty where it holds.
    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 62-63
    and 67.
    """
    notes: list[int] = []
    nation_stage = nation.stage
    if score_needed(nation.folk, next_stage(nation_stage)) is None:
        notes.append(0)
    if nation_stage >= STAGE_ACTIVE:
        notes.append(1)
    if nation.earlier_stage is not None:
        notes.append(2)
    return tuple(notes)


def waiting(seat: Seat, world: World) -> Sequence[Nation]:
    """Nations of a player that roll.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    return [n for n in world.nations if n.seat is seat and can_rise(n)]


def may_rouse(hero: Hero, folk: Folk) -> bool:
    """The hero may rouse the folk.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 21.
    """
    return HEROES_ROUSES[hero] >> folk & 1 != 0


def place_forces(nation: Nation, world: World) -> None:
    """Forces that readiness brings.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines
    63-66.
    """
    for r in [r for r in world.regiments if r.folk == nation.folk and r.place == LAND_OFF_BOARD]:
        if r.arrival is not None and r.arrival <= nation.stage:
            r.place = nation.musters_at
    for i in [i for i in world.individuals if i.folk == nation.folk and i.place == LAND_OFF_BOARD and i.absence == 0]:
        if i.arrival is not None and i.arrival <= nation.stage:
            i.place = nation.musters_at


def activate(nation: Nation, world: World, dice: Dice) -> None:
    """One roll for one nation.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    if can_rise(nation):
        score = activation(nation, world, dice)
        goal = score_needed(nation.folk, next_stage(nation.stage))
        if goal is not None and score >= goal:
            world.note('readied', nation)
            stage_of_Nation_upon_readied(nation, world)
            upon_readied_1(nation, world)
            world.tell(None, _MESSAGES[0], nation, nation.stage)
        else:
            world.tell(None, _MESSAGES[1], nation)


def activation_of(side: Side, world: World, dice: Dice) -> None:
    """A side rolls for its nations.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    for n in by_lot(
        (n for n in world.nations if PEOPLES_SIDE[n.folk] == side and can_rise(n)), dice, 'activation_of.n',
        lambda n: n.place_in_line,
    ):
        n_dice = dice.at(n.id)
        activate(n, world, n_dice)


def line_up(side: Side, world: World) -> None:
    """The order of the rolls.

    Raises NoAnswer (no case fits); NotOffered (an answer is not among what is offered); Waits (somebody
    is asked who has not answered yet).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    at_once = world.together()
    moment = world.asks.moment()
    for s in [s for s in world.seats if s.side == side]:
        with moment.of(s.id):
            if sum(1 for n in waiting(s, world)) > 1:
                row = world.asks.order(_ASKS[0], s, (s,), waiting(s, world), waiting(s, world))
                world.tell(None, _MESSAGES[3], s, s, row)
                at_once.set(s, "activation_row", row)
    moment.over()
    at_once.apply()
    for s in [s for s in world.seats if s.side == side]:
        for n in s.activation_row:
            n.place_in_line = 0
        for n in s.activation_row:
            n.place_in_line = sum(1 for w in s.activation_row if w.place_in_line > 0) + 1


def stage_of_Nation_upon_readied(n: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 59,
    63 and 67.
    """
    if n.stage == STAGE_PEACE:
        n.stage = STAGE_NEUTRAL
    elif n.stage == STAGE_NEUTRAL:
        n.stage = STAGE_DEFENCE
    elif n.stage == STAGE_DEFENCE:
        n.stage = STAGE_ACTIVE


def stage_of_Nation_upon_breach_declared(n: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 59,
    63 and 67.
    """
    if (
        (n.stage == STAGE_PEACE or n.stage == STAGE_NEUTRAL)
        and n.folk != FOLK_SHIREFOLK
        and n.earlier_stage is None
    ):
        n.stage = STAGE_DEFENCE


def stage_of_Nation_upon_went_home(n: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 59,
    63 and 67.
    """
    if n.stage == STAGE_NEUTRAL or n.stage == STAGE_DEFENCE or n.stage == STAGE_ACTIVE:
        world.keep(n, "stage")
        n.stage = STAGE_PEACE


def stage_of_Nation_upon_came_back(n: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 59,
    63 and 67.
    """
    if n.stage == STAGE_PEACE:
        n.stage = n.earlier_stage if n.earlier_stage is not None else STAGE_PEACE


def upon_readied_1(n: Nation, world: World) -> None:
    """Forces.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 63.
    """
    place_forces(n, world)


def upon_breach_declared_1(n: Nation, world: World) -> None:
    """Forces against an invasion.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", lines 59
    and 63.
    """
    if n.earlier_stage is None:
        place_forces(n, world)
        world.tell(None, _MESSAGES[4], n, n.stage)


def upon_came_back_1(n: Nation, world: World) -> None:
    """Forces that return.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 67.
    """
    place_forces(n, world)
    n.earlier_stage = None


def upon_changed_hands_1(l: Land, winner: Side, world: World) -> None:
    """The Ents go home.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 67.
    """
    if l == LAND_ORTHANC and winner == SIDE_FREE:
        for n in [n for n in world.nations if n.folk == FOLK_ENTS and n.stage > STAGE_PEACE]:
            world.keep(n, "earlier_stage")
            n.earlier_stage = n.stage
            world.note('went_home', n)
            stage_of_Nation_upon_went_home(n, world)
            for r in [r for r in world.regiments if r.folk == FOLK_ENTS]:
                world.keep(r, "place")
                r.place = LAND_OFF_BOARD
            for i in [i for i in world.individuals if i.folk == FOLK_ENTS]:
                world.keep(i, "place")
                i.place = LAND_OFF_BOARD
            world.tell(None, _MESSAGES[5], n)


def upon_breach_declared_2(n: Nation, s: Seat, world: World) -> None:
    """The Ents come back.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 67.
    """
    if n.folk == FOLK_ENTS and s.master == MASTER_SAURON and n.earlier_stage is not None:
        world.note('came_back', n)
        stage_of_Nation_upon_came_back(n, world)
        upon_came_back_1(n, world)


def domain_order_21_nation(seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Bend an Activation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    return world.nations


def domain_order_21_pips(seat: Seat, nation: Nation, world: World) -> Sequence[int]:
    """What may be chosen: Bend an Activation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    return (1, 6)


def needs_order_21(seat: Seat, nation: Nation, pips: int, world: World) -> Refusal | None:
    """Why it is refused when it is done: Bend an Activation.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    if seat.master is None:
        return Refusal(_MESSAGES[6])
    if not can_rise(nation):
        return Refusal(_MESSAGES[7], (nation,))
    return None


def cost_order_21(seat: Seat, nation: Nation, pips: int, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Bend an Activation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    return (("power", further_price(nation.pips_bought, pips)),)


def does_order_21(seat: Seat, nation: Nation, pips: int, world: World, dice: Dice) -> None:
    """Bend an Activation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 35.
    """
    nation.pips_bought += pips


def domain_order_22_nation(individual: Individual, seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Rouse a Nation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 21.
    """
    return world.nations


def needs_order_22(individual: Individual, seat: Seat, nation: Nation, world: World) -> Refusal | None:
    """Why it is refused when it is done: Rouse a Nation.

    Raises NoAnswer (no case fits).
    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 21.
    """
    if not may_rouse(individual.hero, nation.folk):
        return Refusal(_MESSAGES[8], (nation, individual))
    if BOARD_NATION[individual.place] != nation.folk:
        return Refusal(_MESSAGES[9], (individual, nation))
    if not can_rise(nation):
        return Refusal(_MESSAGES[7], (nation,))
    return None


def does_order_22(individual: Individual, seat: Seat, nation: Nation, world: World, dice: Dice) -> None:
    """Rouse a Nation.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "1. Overview", line 21.
    """
    individual.roused_nation = nation.folk
    individual.has_acted = True


def domain_order_23_nation(seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Choose a Muster Point.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 65.
    """
    return world.nations


def needs_order_23(seat: Seat, nation: Nation, land: Land, world: World) -> Refusal | None:
    """Why it is refused when it is done: Choose a Muster Point.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 65.
    """
    if nation.seat is not seat:
        return Refusal(_MESSAGES[10], (nation, seat))
    if not musters_in(nation.folk, land):
        return Refusal(_MESSAGES[11], (land, nation))
    return None


def does_order_23(seat: Seat, nation: Nation, land: Land, world: World, dice: Dice) -> None:
    """Choose a Muster Point.

    Middle Earth Engulfed, the supplement to the map-board (December 2007), "2. Activation", line 65.
    """
    nation.musters_at = land


from .board import musters_in  # noqa: E402
