"""Resolvers of company.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.asking import AskSpec
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    HERO_ARAGORN, HERO_FRODO_SAM, HERO_GANDALF, HERO_GOLLUM, HERO_MERRY_PIPPIN, PARTING_ON_THEIR_OWN,
    PARTING_WITH_HOBBITS, Parting, ROAD_REACHED_HAVEN, SIDE_FREE,
)
from ._kinds import Individual, Seat
from ._world import SHAPE, World

_SAYS_THE_FELLOWSHIP_IS_SCATTERED: Final = Message((
    'The Fellowship is scattered.',
), 'process:scatter', 'company_scattered')
_SAYS_GOLLUM_JOINS_THE_FELLOWSHIP: Final = Message((
    'Gollum joins the Fellowship.',
), 'process:gollum_rolls', 'gollum_joins')
_SAYS_WHICH_INDIVIDUALS_OF_LEAVE: Final = Message((
    'Which Individuals of ', Hole(Holds("thing", 'Seat'), 's'), ' leave the Fellowship?',
), 'process:gather_company', 'leavers')
_SAYS_IS_ASKED_WHICH_INDIVIDUALS: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhich Individuals of ',
    Hole(Holds("thing", 'Seat'), 's'), ' leave the Fellowship?\u201d The answer: ',
    Hole(Holds("list", item=Holds("thing", 'Individual')), 'answer'), '.',
), 'process:gather_company', 'leavers')
_SAYS_GONE_FROM_THE_FELLOWSHIP: Final = Message((
    'Gone from the Fellowship: ', Hole(Holds("thing", 'Individual'), 'i'), '.',
), 'process:gather_company', 'left_company')
_SAYS_WHICH_INDIVIDUALS_OF_JOIN: Final = Message((
    'Which Individuals of ', Hole(Holds("thing", 'Seat'), 's'), ' join the Fellowship?',
), 'process:gather_company', 'joiners')
_SAYS_IS_ASKED_WHICH_INDIVIDUALS_2: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'), ' is asked: \u201cWhich Individuals of ',
    Hole(Holds("thing", 'Seat'), 's'), ' join the Fellowship?\u201d The answer: ',
    Hole(Holds("list", item=Holds("thing", 'Individual')), 'answer'), '.',
), 'process:gather_company', 'joiners')
_SAYS_NEW_IN_THE_FELLOWSHIP: Final = Message((
    'New in the Fellowship: ', Hole(Holds("thing", 'Individual'), 'i'), '.',
), 'process:gather_company', 'joined_company')
_SAYS_IS_THE_FELLOWSHIP_SCATTERED: Final = Message((
    'Is the Fellowship scattered, and who goes on?',
), 'process:gather_company', 'parting')
_SAYS_IS_ASKED_IS_THE: Final = Message((
    Hole(Holds("thing", 'Seat'), 'asked'),
    ' is asked: \u201cIs the Fellowship scattered, and who goes on?\u201d The answer: ',
    Hole(Holds("choice", 'Parting', optional=True), 'answer'), '.',
), 'process:gather_company', 'parting')

_ASKS: Final = (
    AskSpec('leavers', Holds("list", item=Holds("thing", 'Individual')), _SAYS_WHICH_INDIVIDUALS_OF_LEAVE),
    AskSpec('joiners', Holds("list", item=Holds("thing", 'Individual')), _SAYS_WHICH_INDIVIDUALS_OF_JOIN),
    AskSpec('parting', Holds("choice", 'Parting', optional=True), _SAYS_IS_THE_FELLOWSHIP_SCATTERED),
)


def company_size(world: World) -> int:
    """How large the Fellowship is.

    In pieces.
    engulfed "1. Overview", "3. The Fellowship of the Ring".
    """
    value = 0
    for i in world.individuals:
        if i.travels:
            value += 1  # each piece
    return value


def may_join(individual: Individual, world: World) -> bool:
    """The individual may join the Fellowship.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if individual.travels:
        return False  # the individual can join only once.
    if individual.place != world.ring_at:
        return False  # the individual must be where the Fellowship is.
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        return False  # Nobody asks the individual.
    if stretch(world) > ROAD_REACHED_HAVEN:
        return False  # Nobody joins beyond Rivendell.
    individual_hero = individual.hero
    return (
        individual_hero == HERO_GANDALF
        or individual_hero == HERO_ARAGORN
        or stretch(world) == ROAD_REACHED_HAVEN
    )  # the individual may join at Rivendell only.


def refusals_may_join(individual: Individual, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the individual may join the Fellowship.

    Indices of LABELS['refusals_may_join']; empty where it holds.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: list[int] = []
    if individual.travels:
        notes.append(0)
    if individual.place != world.ring_at:
        notes.append(1)
    if individual.seat.side != SIDE_FREE or individual.hero == HERO_GOLLUM:
        notes.append(2)
    if stretch(world) > ROAD_REACHED_HAVEN:
        notes.append(3)
    individual_hero = individual.hero
    if (
        individual_hero != HERO_GANDALF
        and individual_hero != HERO_ARAGORN
        and stretch(world) != ROAD_REACHED_HAVEN
    ):
        notes.append(4)
    return tuple(notes)


def may_leave(individual: Individual, world: World) -> bool:
    """The individual may leave the Fellowship.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if not individual.travels:
        return False  # not with it
    individual_hero = individual.hero
    if individual_hero == HERO_FRODO_SAM or individual_hero == HERO_GOLLUM:
        return False  # bound to the ring
    if individual_hero == HERO_MERRY_PIPPIN and world.happened('scattered', 'ever', 0):
        return False  # they chose to stay when the others went
    if (
        (individual_hero == HERO_GANDALF or individual_hero == HERO_ARAGORN)
        and stretch(world) <= ROAD_REACHED_HAVEN
    ):
        return True  # free to come and go up to Rivendell
    return stretch(world) == ROAD_REACHED_HAVEN  # at Rivendell


def may_scatter(world: World) -> bool:
    """The Fellowship may be scattered.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if world.happened('scattered', 'ever', 0):
        return False  # The Fellowship has been scattered once, and that is all.
    if world.gollum_joined:
        return False  # Gollum is with the Fellowship.
    return stretch(world) > ROAD_REACHED_HAVEN  # The Fellowship is not beyond Rivendell.


def refusals_may_scatter(world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the Fellowship may be scattered.

    Indices of LABELS['refusals_may_scatter']; empty where it holds.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: list[int] = []
    if world.happened('scattered', 'ever', 0):
        notes.append(0)
    if world.gollum_joined:
        notes.append(1)
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append(2)
    return tuple(notes)


def gollum_may_come(world: World) -> bool:
    """Gollum may come.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if world.gollum_joined:
        return False  # Gollum is with the Fellowship.
    if stretch(world) <= ROAD_REACHED_HAVEN:
        return False  # The Fellowship is not beyond Rivendell.
    return company_size(world) == 1  # Frodo and Sam are not alone.


def refusals_gollum_may_come(world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: Gollum may come.

    Indices of LABELS['refusals_gollum_may_come']; empty where it holds.
    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    notes: list[int] = []
    if world.gollum_joined:
        notes.append(0)
    if stretch(world) <= ROAD_REACHED_HAVEN:
        notes.append(1)
    if company_size(world) != 1:
        notes.append(2)
    return tuple(notes)


def gollum_comes(dice: Dice) -> bool:
    """Whether Gollum joins.

    engulfed "3. The Fellowship of the Ring".
    """
    face = dice.throw('gollum_comes.face', 6)  # Gollum's die
    return 4 <= face <= 6


def leave_takers(seat: Seat, world: World) -> Sequence[Individual]:
    """Individuals of a player that may leave.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return [i for i in world.individuals if i.seat is seat and may_leave(i, world)]


def newcomers(seat: Seat, world: World) -> Sequence[Individual]:
    """Individuals of a player that may join.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    return [i for i in world.individuals if i.seat is seat and may_join(i, world)]


def ring_keeper(world: World) -> Seat | None:
    """The player who decides for the Fellowship.

    Raises OffTheTable (a table has no row).
    engulfed "1. Overview", "7. Appendix: more than two players".
    """
    for s in world.seats:
        if keeps_ring(s, world):
            return s
    return None


def scatter(parting: Parting, world: World) -> None:
    """The Fellowship is scattered.

    engulfed "3. The Fellowship of the Ring".
    """
    for i in [i for i in world.individuals if i.travels and i.hero != HERO_FRODO_SAM]:
        if i.hero != HERO_MERRY_PIPPIN or parting == PARTING_ON_THEIR_OWN:
            i.travels = False
            i.engaged = True
    world.note('scattered')
    world.tell(None, _SAYS_THE_FELLOWSHIP_IS_SCATTERED.text((), SHAPE))


def gollum_rolls(world: World, dice: Dice) -> None:
    """Gollum's entry.

    Raises OffTheTable (a table has no row).
    engulfed "3. The Fellowship of the Ring".
    """
    if gollum_may_come(world):
        comes = gollum_comes(dice)
        if comes:
            world.gollum_joined = True
            for i in [i for i in world.individuals if i.hero == HERO_GOLLUM]:
                i.travels = True
                i.place = world.ring_at
            world.tell(None, _SAYS_GOLLUM_JOINS_THE_FELLOWSHIP.text((), SHAPE))


def gather_company(world: World) -> None:
    """Who goes with the ring.

    Raises NotOffered (an answer is not among what is offered); OffTheTable (a table has no row); Waits
    (somebody is asked who has not answered yet).
    engulfed "3. The Fellowship of the Ring".
    """
    for s in [s for s in world.seats if s.side == SIDE_FREE]:
        candidates = newcomers(s, world)
        if len(leave_takers(s, world)) > 0:
            leavers = world.asks.some(_ASKS[0], s, (s,), leave_takers(s, world), ())
            world.tell(None, _SAYS_IS_ASKED_WHICH_INDIVIDUALS.text((s, s, leavers), SHAPE))
            for i in leavers:
                i.travels = False
                i.engaged = True
                world.tell(None, _SAYS_GONE_FROM_THE_FELLOWSHIP.text((i,), SHAPE))
        if len(candidates) > 0:
            joiners = world.asks.some(_ASKS[1], s, (s,), candidates, ())
            world.tell(None, _SAYS_IS_ASKED_WHICH_INDIVIDUALS_2.text((s, s, joiners), SHAPE))
            for i in joiners:
                i.travels = True
                i.engaged = True
                world.tell(None, _SAYS_NEW_IN_THE_FELLOWSHIP.text((i,), SHAPE))
    keeper = ring_keeper(world)
    if keeper is not None and company_size(world) > 1 and may_scatter(world):
        parting = world.asks.one_or_none(
            _ASKS[2], keeper, (), (PARTING_ON_THEIR_OWN, PARTING_WITH_HOBBITS), None,
        )
        world.tell(None, _SAYS_IS_ASKED_IS_THE.text((keeper, parting), SHAPE))
        if parting is not None:
            scatter(parting, world)


# at the end, for these modules use each other
from .fellowship import keeps_ring, stretch  # noqa: E402
