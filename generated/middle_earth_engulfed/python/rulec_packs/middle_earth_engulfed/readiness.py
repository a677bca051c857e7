"""Resolvers of readiness.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.order import by_lot
from rulec.runtime.game.shape import Holds

from ._choices import (
    EVERY_LAND, FOLK_ENTS, FOLK_ROHAN, FOLK_SHIREFOLK, Folk, HERO_ARAGORN, HERO_GANDALF, Hero,
    LAND_OFF_BOARD, LAND_ORTHANC, Land, MASTER_SARUMAN, MASTER_SAURON, SIDE_FREE, SIDE_SHADOW, STAGE_ACTIVE,
    STAGE_DEFENCE, STAGE_NEUTRAL, STAGE_PEACE, Side, Stage,
)
from ._kinds import Individual, Nation, Seat
from ._tables import ACTIVATION_ROLLS_SCORE, BOARD_NATION, HEROES_ROUSES, PEOPLES_BEGINS, PEOPLES_SIDE
from ._words import PIP
from ._world import SHAPE, World

_SAYS_WHICH_MUSTER_PLACE_TAKES: Final = Message((
    'Which muster place takes ', Hole(Holds("thing", 'Regiment'), 'r'), '?',
), 'process:place_forces', 'where')
_SAYS_IS_ASKED_WHICH_MUSTER: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhich muster place takes ',
    Hole(Holds("thing", 'Regiment'), 'r'), '?\u201d The answer: ', Hole(Holds("choice", 'Land'), 'answer'),
    '.',
), 'process:place_forces', 'where')
_SAYS_GATHERED_IN: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'r'), ' gathered in ', Hole(Holds("choice", 'Land'), 'where'), '.',
), 'process:place_forces', 'gathered_as_answered')
_SAYS_GATHERED_IN_2: Final = Message((
    Hole(Holds("thing", 'Regiment'), 'r'), ' gathered in ', Hole(Holds("choice", 'Land'), 'usual_place'),
    '.',
), 'process:place_forces', 'gathered')
_SAYS_WHICH_MUSTER_PLACE_TAKES_2: Final = Message((
    'Which muster place takes ', Hole(Holds("thing", 'Individual'), 'i'), '?',
), 'process:place_forces', 'where_2')
_SAYS_IS_ASKED_WHICH_MUSTER_2: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhich muster place takes ',
    Hole(Holds("thing", 'Individual'), 'i'), '?\u201d The answer: ',
    Hole(Holds("choice", 'Land'), 'answer'), '.',
), 'process:place_forces', 'where')
_SAYS_CAME_TO: Final = Message((
    Hole(Holds("thing", 'Individual'), 'i'), ' came to ', Hole(Holds("choice", 'Land'), 'where'), '.',
), 'process:place_forces', 'came_as_answered')
_SAYS_CAME_TO_2: Final = Message((
    Hole(Holds("thing", 'Individual'), 'i'), ' came to ', Hole(Holds("choice", 'Land'), 'usual_place'), '.',
), 'process:place_forces', 'came')
_SAYS_NOW: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ': ', Hole(Holds("number", unit=PIP), 'score'), ', now ',
    Hole(Holds("choice", 'Stage'), 'next_stage'), '.',
), 'process:activate', 'readiness_changed')
_SAYS_NO_CHANGE: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ': ', Hole(Holds("number", unit=PIP), 'score'),
    ', no change.',
), 'process:activate', 'readiness_kept')
_SAYS_IN_WHICH_ORDER_DO: Final = Message((
    'In which order do the nations of ', Hole(Holds("thing", 'Seat'), 's'), ' roll?',
), 'process:line_up', 'row')
_SAYS_IS_ASKED_IN_WHICH: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cIn which order do the nations of ',
    Hole(Holds("thing", 'Seat'), 's'), ' roll?\u201d The answer: ',
    Hole(Holds("list", item=Holds("thing", 'Nation')), 'answer'), '.',
), 'process:line_up', 'row')
_SAYS_CAME_BACK: Final = Message((
    Hole(Holds("thing", 'Nation'), 'returned_nation'), ' came back: ',
    Hole(Holds("choice", 'Stage'), 'stage'), '.',
), 'upon:came_back', 'nation_came_back')
_SAYS_WENT_HOME: Final = Message((
    Hole(Holds("thing", 'Nation'), 'n'), ' went home: ', Hole(Holds("choice", 'Stage'), 'stage'), '.',
), 'upon:changed_hands', 'nation_went_home')
_SAYS_CANNOT_ROUSE: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' cannot rouse ',
    Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:22', 'listed')
_SAYS_MUST_BE_IN_A: Final = Message((
    Hole(Holds("thing", 'Individual'), 'individual'), ' must be in a land of ',
    Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:22', 'present')
_SAYS_IS_ACTIVE_ALREADY_NOBODY: Final = Message((
    Hole(Holds("thing", 'Nation'), 'nation'), ' is Active already; nobody can rouse it.',
), 'order:22', 'unready')
_SAYS_NO_ROLL_IS_MADE: Final = Message((
    'No roll is made for ', Hole(Holds("thing", 'Nation'), 'nation'), '.',
), 'order:22', 'waiting')

_ASKS: Final = (
    AskSpec('where', Holds("choice", 'Land'), _SAYS_WHICH_MUSTER_PLACE_TAKES),
    AskSpec('where', Holds("choice", 'Land'), _SAYS_WHICH_MUSTER_PLACE_TAKES_2),
    AskSpec('row', Holds("list", item=Holds("thing", 'Nation')), _SAYS_IN_WHICH_ORDER_DO),
)


def next_stage(stage: Stage) -> Stage:
    """The stage above.

    engulfed "2. Activation".
    """
    if stage == STAGE_PEACE:
        return STAGE_NEUTRAL
    if stage == STAGE_NEUTRAL:
        return STAGE_DEFENCE
    return STAGE_ACTIVE


def first_stage(folk: Folk) -> Stage:
    """The stage at which a nation begins.

    engulfed "2. Activation".
    """
    return PEOPLES_BEGINS[folk]


def score_needed(folk: Folk, stage: Stage) -> int | None:
    """The score that brings a nation to a stage.

    engulfed "2. Activation".
    """
    return ACTIVATION_ROLLS_SCORE[folk][stage]


def help_(individual: Individual) -> int:
    """What an Individual adds to a nation's roll.

    In pips.
    engulfed "1. Overview".
    """
    individual_hero = individual.hero
    if individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN:
        value = 2  # a name that all know
    else:
        value = 1  # a friend
    return value


def one_die(dice: Dice) -> int:
    """A die.

    In pips.
    engulfed "2. Activation".
    """
    return dice.throw('one_die.1', 6)


def activation(nation: Nation, world: World, dice: Dice) -> int:
    """The score of a nation's roll.

    In pips.
    engulfed "1. Overview", "2. Activation".
    """
    value = one_die(dice)
    for i in world.individuals:
        if i.roused_nation == nation.folk:
            value += help_(i)  # Individuals on the spot
    nation_folk = nation.folk
    if nation_folk == FOLK_ENTS and wood_disturbed(world):
        value += 1  # soldiers near their wood
    if PEOPLES_SIDE[nation_folk] == SIDE_SHADOW:
        value += nation.pips_bought  # power for it
    if PEOPLES_SIDE[nation_folk] == SIDE_FREE:
        value -= nation.pips_bought  # power against it
    return value


def wood_disturbed(world: World) -> bool:
    """Saruman's soldiers are near the Ents.

    engulfed "1. Overview".
    """
    return any(
        r.seat.master == MASTER_SARUMAN
            and (home_nation(r.place) == FOLK_ROHAN or home_nation(r.place) == FOLK_ENTS)
        for r in world.regiments
    )


def can_rise(nation: Nation) -> bool:
    """The nation can become readier.

    engulfed "2. Activation".
    """
    nation_stage = nation.stage
    if nation_stage >= STAGE_ACTIVE:
        return False  # the nation is active.
    # the nation has gone home. the nation does not take up arms.
    return nation.earlier_stage is None and score_needed(nation.folk, next_stage(nation_stage)) is not None


def refusals_can_rise(nation: Nation) -> tuple[int, ...]:
    """What is lacking where this does not hold: the nation can become readier.

    Indices of LABELS['refusals_can_rise']; empty where it holds.
    engulfed "2. Activation".
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


def held_point(land: Land, folk: Folk, world: World) -> bool:
    """The land is a free muster place of the folk.

    engulfed "2. Activation", "4. Movement".
    """
    return (
        musters_in(folk, land)
        and passable(land, PEOPLES_SIDE[folk], world)
        and not enemies_in(land, PEOPLES_SIDE[folk], world)
        and apart_masters(folk, land, world)
    )


def gathering_points(nation: Nation, world: World) -> Sequence[Land]:
    """Where forces of a nation may be placed.

    engulfed "2. Activation".
    """
    return [l_ for l_ in EVERY_LAND if held_point(l_, nation.folk, world)]


def usual_point(nation: Nation, world: World) -> Land | None:
    """Where forces are placed when nobody says so."""
    nation_musters_at = nation.musters_at
    if held_point(nation_musters_at, nation.folk, world):
        return nation_musters_at  # where it usually musters
    return next(iter(gathering_points(nation, world)), None)


def waiting(seat: Seat, world: World) -> Sequence[Nation]:
    """Nations of a player that roll.

    engulfed "2. Activation".
    """
    return [n for n in world.nations if n.seat is seat and can_rise(n)]


def may_rouse(hero: Hero, folk: Folk) -> bool:
    """The hero may rouse the folk.

    engulfed "1. Overview".
    """
    return HEROES_ROUSES[hero] >> folk & 1 != 0


def place_forces(nation: Nation, world: World) -> None:
    """Forces that readiness brings.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    if nation.stage >= STAGE_DEFENCE:
        usual_place = usual_point(nation, world)
        if usual_place is not None:
            at_once = world.together()
            moment = world.asks.moment()
            for r in [r for r in world.regiments if r.folk == nation.folk and r.place == LAND_OFF_BOARD]:
                with moment.of(r.id):
                    if r.arrival is not None and r.arrival <= nation.stage:
                        if len(gathering_points(nation, world)) > 1:
                            asked = nation.seat
                            where = world.asks.one(
                                _ASKS[0], asked, (r,), gathering_points(nation, world), usual_place,
                            )
                            world.tell(None, _SAYS_IS_ASKED_WHICH_MUSTER.text((asked, r, where), SHAPE))
                            at_once.set(r, "place", where)
                            world.tell(None, _SAYS_GATHERED_IN.text((r, where), SHAPE))
                        else:
                            at_once.set(r, "place", usual_place)
                            world.tell(None, _SAYS_GATHERED_IN_2.text((r, usual_place), SHAPE))
            moment.over()
            at_once.apply()
            at_once = world.together()
            moment_ = world.asks.moment()
            for i in [
                i
                for i in world.individuals
                if i.folk == nation.folk and i.place == LAND_OFF_BOARD and i.absence == 0
            ]:
                with moment_.of(i.id):
                    if i.arrival is not None and i.arrival <= nation.stage:
                        if len(gathering_points(nation, world)) > 1:
                            asked_ = nation.seat
                            where = world.asks.one(
                                _ASKS[1], asked_, (i,), gathering_points(nation, world), usual_place,
                            )
                            world.tell(None, _SAYS_IS_ASKED_WHICH_MUSTER_2.text((asked_, i, where), SHAPE))
                            at_once.set(i, "place", where)
                            world.tell(None, _SAYS_CAME_TO.text((i, where), SHAPE))
                        else:
                            at_once.set(i, "place", usual_place)
                            world.tell(None, _SAYS_CAME_TO_2.text((i, usual_place), SHAPE))
            moment_.over()
            at_once.apply()


def activate(nation: Nation, world: World, dice: Dice) -> None:
    """The roll of a nation.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    if can_rise(nation):
        score = activation(nation, world, dice)
        goal = score_needed(nation.folk, next_stage(nation.stage))
        if goal is not None and score >= goal:
            world.tell(None, _SAYS_NOW.text((nation, score, next_stage(nation.stage)), SHAPE))
            world.note('readied', nation)
            stage_of_Nation_upon_readied(nation, world)
            upon_readied_1(nation, world)
        else:
            world.tell(None, _SAYS_NO_CHANGE.text((nation, score), SHAPE))


def side_rolls(side: Side, world: World, dice: Dice) -> None:
    """A side rolls for its nations.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    for n in by_lot(
        (n for n in world.nations if PEOPLES_SIDE[n.folk] == side and can_rise(n)), dice, 'side_rolls.n',
        lambda n: n.place_in_line,
    ):
        n_dice = dice.at(n.id)
        activate(n, world, n_dice)


def line_up(side: Side, world: World) -> None:
    """The order of the rolls.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    at_once = world.together()
    moment = world.asks.moment()
    for s in [s for s in world.seats if s.side == side]:
        with moment.of(s.id):
            if len(waiting(s, world)) > 1:
                row = world.asks.order(_ASKS[2], s, (s,), waiting(s, world), waiting(s, world))
                world.tell(None, _SAYS_IS_ASKED_IN_WHICH.text((s, s, row), SHAPE))
                at_once.set(s, "activation_row", row)
    moment.over()
    at_once.apply()
    for s in [s for s in world.seats if s.side == side]:
        for n in s.activation_row:
            n.place_in_line = 0
        for n in s.activation_row:
            n.place_in_line = sum(1 for w in s.activation_row if w.place_in_line > 0) + 1


def stage_of_Nation_upon_readied(risen_nation: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    engulfed "2. Activation".
    """
    if risen_nation.stage == STAGE_PEACE:
        risen_nation.stage = STAGE_NEUTRAL
    elif risen_nation.stage == STAGE_NEUTRAL:
        risen_nation.stage = STAGE_DEFENCE
    elif risen_nation.stage == STAGE_DEFENCE:
        risen_nation.stage = STAGE_ACTIVE


def stage_of_Nation_upon_breach_declared(invaded_nation: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    engulfed "2. Activation".
    """
    if (
        (invaded_nation.stage == STAGE_PEACE or invaded_nation.stage == STAGE_NEUTRAL)
        and invaded_nation.folk != FOLK_SHIREFOLK
        and invaded_nation.earlier_stage is None
    ):
        world.keep(invaded_nation, "stage")
        invaded_nation.stage = STAGE_DEFENCE


def stage_of_Nation_upon_went_home(tired_nation: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    engulfed "2. Activation".
    """
    if (
        tired_nation.stage == STAGE_NEUTRAL
        or tired_nation.stage == STAGE_DEFENCE
        or tired_nation.stage == STAGE_ACTIVE
    ):
        world.keep(tired_nation, "stage")
        tired_nation.stage = STAGE_PEACE


def stage_of_Nation_upon_came_back(returned_nation: Nation, world: World) -> None:
    """What makes a nation readier, or less ready.

    engulfed "2. Activation".
    """
    if returned_nation.stage == STAGE_PEACE:
        world.keep(returned_nation, "stage")
        returned_nation.stage = (
            returned_nation.earlier_stage
            if returned_nation.earlier_stage is not None
            else STAGE_PEACE
        )


def upon_readied_1(risen_nation: Nation, world: World) -> None:
    """Forces.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    place_forces(risen_nation, world)


def upon_breach_declared_1(invaded_nation: Nation, world: World) -> None:
    """Forces against an invasion.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    if invaded_nation.earlier_stage is None:
        place_forces(invaded_nation, world)


def upon_came_back_1(returned_nation: Nation, world: World) -> None:
    """Forces that return.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    world.tell(None, _SAYS_CAME_BACK.text((returned_nation, returned_nation.stage), SHAPE))
    place_forces(returned_nation, world)
    world.keep(returned_nation, "earlier_stage")
    returned_nation.earlier_stage = None


def upon_changed_hands_1(won_land: Land, winner: Side, world: World) -> None:
    """The Ents go home.

    engulfed "2. Activation".
    """
    if won_land == LAND_ORTHANC and winner == SIDE_FREE:
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
            world.tell(None, _SAYS_WENT_HOME.text((n, n.stage), SHAPE))


def upon_breach_declared_2(invaded_nation: Nation, invader: Seat, world: World) -> None:
    """The Ents come back.

    Raises Clash (two changes that happen at once set one field); NotOffered (an answer is not among
    what is offered); Waits (somebody is asked who has not answered yet).
    engulfed "2. Activation".
    """
    if (
        invaded_nation.folk == FOLK_ENTS
        and invader.master == MASTER_SAURON
        and invaded_nation.earlier_stage is not None
    ):
        world.note('came_back', invaded_nation)
        stage_of_Nation_upon_came_back(invaded_nation, world)
        upon_came_back_1(invaded_nation, world)


def domain_order_22_nation(individual: Individual, seat: Seat, world: World) -> Sequence[Nation]:
    """What may be chosen: Rouse a Nation.

    engulfed "1. Overview".
    """
    return world.nations


def needs_order_22(individual: Individual, seat: Seat, nation: Nation, world: World) -> str | None:
    """Why it is refused when it is done: Rouse a Nation.

    engulfed "1. Overview".
    """
    if not may_rouse(individual.hero, nation.folk):
        return _SAYS_CANNOT_ROUSE.text((individual, nation), SHAPE)
    if BOARD_NATION[individual.place] != nation.folk:
        return _SAYS_MUST_BE_IN_A.text((individual, nation), SHAPE)
    if nation.stage >= STAGE_ACTIVE:
        return _SAYS_IS_ACTIVE_ALREADY_NOBODY.text((nation,), SHAPE)
    if not can_rise(nation):
        return _SAYS_NO_ROLL_IS_MADE.text((nation,), SHAPE)
    return None


def does_order_22(individual: Individual, seat: Seat, nation: Nation, world: World, dice: Dice) -> None:
    """Rouse a Nation.

    engulfed "1. Overview".
    """
    individual.roused_nation = nation.folk
    individual.engaged = True


# at the end, for these modules use each other
from .board import home_nation, musters_in, passable  # noqa: E402
from .movement import apart_masters, enemies_in  # noqa: E402
