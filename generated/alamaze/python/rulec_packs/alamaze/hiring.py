"""Resolvers of hiring.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, TooMuchTaken, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Building, POST_AGENT_POST, POST_AMBASSADOR_POST, POST_CENTURION_POST, POST_FANATIC_POST, POST_FOOL_POST,
    POST_GOVERNOR_POST, POST_HALFLING_AGENT, POST_HALFLING_MARSHAL, POST_HALFLING_WIZARD, POST_MAIDEN_POST,
    PRIVILEGE_MAIDEN_TRIBUTE, Post, RANK_ADEPT, RANK_AGENT, RANK_AMBASSADOR, RANK_CENTURION, RANK_FANATIC,
    RANK_FOOL, RANK_GOVERNOR, RANK_MAIDEN, RANK_MARSHAL, RANK_PRIESTESS, RANK_WIZARD, Rank, SORT_AGENT,
    SORT_FANATIC, Trait,
)
from ._kinds import Agent, Figure, Group, Kingdom, Leader, Place, Target, Wizard
from ._tables import BUILDING_HIRE_DISCOUNT, HIRES_GOLD, TRAIT_MAIDEN_DISCOUNT, person_names_called
from ._world import SHAPE, World
from .realm import hiring_price

_PRIVILEGE_MAIDEN_TRIBUTE_BIT: Final = 1 << PRIVILEGE_MAIDEN_TRIBUTE

_SAYS_IS_HIRED_IN: Final = Message((
    Hole(Holds("text"), 'called'), ' is hired in ', Hole(Holds("thing", 'Place'), 'place'), ': ',
    Hole(Holds("choice", 'Post'), 'post'), '.',
), 'process:take_office', 'is_hired_in')
_SAYS_A_MAIDEN_IS_CALLED: Final = Message((
    'A maiden is called to an altar somewhere, and 2,000 gold to you.',
), 'process:take_office', 'a_maiden_is_called')
_SAYS_JOINS: Final = Message((
    Hole(Holds("text"), 'called'), ' joins ', Hole(Holds("thing", 'Group'), 'group'), ': ',
    Hole(Holds("choice", 'Rank'), 'office'), '.',
), 'process:take_command', 'joins')
_SAYS_COMES_TO_THE_CAPITAL: Final = Message((
    Hole(Holds("text"), 'called'), ' comes to the capital: ', Hole(Holds("choice", 'Post'), 'post'), '.',
), 'process:befriend', 'comes_to_the_capital')


def name_free(kingdom: Kingdom, called: str, world: World) -> bool:
    """Nobody is called so.

    maelstrom "#510 - Hire New Figure (Tavern)".
    """
    if any(f.kingdom is kingdom and f.name == called for f in world.figures):
        return False  # somebody of the kingdom bears it
    return not world.happened('buried', 'ever', 0, kingdom, called)  # one of the dead bore it


def hiring_gold(kingdom: Kingdom, post: Post, place: Place | None) -> int:
    """Gold that a new figure takes.

    In gold.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)", "#512 - Hire
    Special Figure (Halfling only)".
    """
    value = HIRES_GOLD[post]
    share_ = 100
    if post == POST_MAIDEN_POST and place is not None:
        # hiring: a Great Temple
        share_ -= max([
            0,
            *[
                present(BUILDING_HIRE_DISCOUNT[b], '')
                for b in map(Building, members(place.buildings))
                if BUILDING_HIRE_DISCOUNT[b] is not None
            ],
        ])
    if share_ < 0:
        raise TooMuchTaken('hiring_gold')
    value *= share_
    share_2 = 100
    if post == POST_MAIDEN_POST:
        # hiring: faith
        share_2 -= max([
            0,
            *[
                present(TRAIT_MAIDEN_DISCOUNT[t], '')
                for t in map(Trait, members(kingdom.traits))
                if TRAIT_MAIDEN_DISCOUNT[t] is not None
            ],
        ])
    if share_2 < 0:
        raise TooMuchTaken('hiring_gold')
    value *= share_2
    return (value + 5000) // 10000  # whole coins


def sees_no_visions(kingdom: Kingdom, world: World) -> bool:
    """The kingdom has neither priestess nor maiden.

    maelstrom "Devout".
    """
    return not any(
        f.kingdom is kingdom and (f.rank == RANK_PRIESTESS or f.rank == RANK_MAIDEN)
        for f in world.figures
    )


def hiring_fame(kingdom: Kingdom, post: Post, place: Place | None, world: World) -> int:
    """Influence that a new figure takes where it is hired.

    In steps of 1/100 influence.
    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#510 - Hire New Figure (Tavern)", "Devout".
    """
    value = hiring_price(kingdom, post)
    share_ = 100
    if post == POST_MAIDEN_POST and place is not None:
        # hiring: a Great Temple
        share_ -= max([
            0,
            *[
                present(BUILDING_HIRE_DISCOUNT[b], '')
                for b in map(Building, members(place.buildings))
                if BUILDING_HIRE_DISCOUNT[b] is not None
            ],
        ])
    if share_ < 0:
        raise TooMuchTaken('hiring_fame')
    value *= share_
    share_2 = 100
    if post == POST_MAIDEN_POST:
        # hiring: faith
        share_2 -= max([
            0,
            *[
                present(TRAIT_MAIDEN_DISCOUNT[t], '')
                for t in map(Trait, members(kingdom.traits))
                if TRAIT_MAIDEN_DISCOUNT[t] is not None
            ],
        ])
    if share_2 < 0:
        raise TooMuchTaken('hiring_fame')
    value *= share_2
    if (
        post == POST_MAIDEN_POST
        and sees_no_visions(kingdom, world)
        and any(TRAIT_MAIDEN_DISCOUNT[t] is not None for t in map(Trait, members(kingdom.traits)))
    ):
        value = 0  # hiring: the first to be called
    return value // 10000


def office(post: Post) -> Rank:
    """What somebody is who is hired.

    maelstrom "#510 - Hire New Figure (Tavern)", "#511 - Hire New Figure (Barracks)", "#512 - Hire
    Special Figure (Halfling only)".
    """
    if post == POST_AGENT_POST or post == POST_HALFLING_AGENT:
        return RANK_AGENT
    if post == POST_FANATIC_POST:
        return RANK_FANATIC
    if post == POST_FOOL_POST:
        return RANK_FOOL
    if post == POST_AMBASSADOR_POST:
        return RANK_AMBASSADOR
    if post == POST_GOVERNOR_POST:
        return RANK_GOVERNOR
    if post == POST_MAIDEN_POST:
        return RANK_MAIDEN
    if post == POST_CENTURION_POST:
        return RANK_CENTURION
    if post == POST_HALFLING_MARSHAL:
        return RANK_MARSHAL
    if post == POST_HALFLING_WIZARD:
        return RANK_WIZARD
    return RANK_ADEPT


def has_a_seat(group: Group, post: Post) -> bool:
    """The group has room for the post.

    maelstrom "Recruiting".
    """
    office_ = office(post)
    if (office_ == RANK_WIZARD or office_ == RANK_ADEPT) and len(group.wizards) < 3:
        return True  # room among its wizards
    # room among its leaders
    return office_ != RANK_WIZARD and office_ != RANK_ADEPT and len(group.leaders) < 3


def peers_of(kingdom: Kingdom, post: Post, world: World) -> int:
    """Figures of a kingdom that are as good as an old friend.

    In plain numbers.
    Raises OffTheTable (a table has no row).
    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    if post == POST_HALFLING_MARSHAL:
        # Marshals and better
        value = sum(1 for l_ in world.leaders if l_.kingdom is kingdom and not below_marshal(l_))
    elif post == POST_HALFLING_WIZARD:
        # wizards of that power and better
        value = sum(1 for w in world.wizards if w.kingdom is kingdom and w.level >= 2)
    elif post != POST_HALFLING_MARSHAL and post != POST_HALFLING_WIZARD:
        # agents of that level and better
        value = sum(1 for a in world.agents if a.kingdom is kingdom and a.level >= 7)
    else:
        value = 0
    return value


def christen(world: World, dice: Dice) -> str:
    """A name is found by lot.

    Raises OffTheTable (a table has no row).
    maelstrom "#511 - Hire New Figure (Barracks)".
    """
    lot = dice.throw('christen.lot', 760)  # the lot
    world.keep(world, "last_named")
    world.last_named = lot
    for _ in range(1, 761):
        if all(f.name != person_names_called(world.last_named) for f in world.figures):
            break
        if world.last_named == 760:
            world.keep(world, "last_named")
            world.last_named = 1
        else:
            world.keep(world, "last_named")
            world.last_named += 1
    return person_names_called(world.last_named)


def take_office(kingdom: Kingdom, post: Post, place: Place, called: str, world: World) -> None:
    """Somebody is hired.

    maelstrom "#510 - Hire New Figure (Tavern)".
    """
    if post == POST_AGENT_POST:
        agent = Agent(name=called, rank=RANK_AGENT, sort=SORT_AGENT, level=1, kingdom=kingdom, place=place)
        world.add(agent)
        collect_fee(world)
    elif post == POST_FANATIC_POST:
        agent = Agent(
            name=called, rank=RANK_FANATIC, sort=SORT_FANATIC, level=1, kingdom=kingdom, place=place,
        )
        world.add(agent)
    else:
        figure = Figure(name=called, rank=office(post), level=0, kingdom=kingdom, place=place)
        world.add(figure)
    world.tell(kingdom, _SAYS_IS_HIRED_IN.text((called, place, post), SHAPE), place)
    if post == POST_MAIDEN_POST:
        for k in [
            k
            for k in world.kingdoms
            if k is not kingdom and k.privileges & _PRIVILEGE_MAIDEN_TRIBUTE_BIT
        ]:
            world.keep(k, "gold")
            k.gold += 2000
            world.tell(k, _SAYS_A_MAIDEN_IS_CALLED.text((), SHAPE))


def take_command(group: Group, post: Post, power: int, called: str, world: World) -> None:
    """Somebody joins a group.

    maelstrom "#511 - Hire New Figure (Barracks)", "#512 - Hire Special Figure (Halfling only)".
    """
    if office(post) == RANK_WIZARD or office(post) == RANK_ADEPT:
        mage = Wizard(name=called, rank=office(post), level=power, kingdom=group.kingdom, group=group)
        world.add(mage)
        world.keep(group, "wizards")
        group.wizards = (*group.wizards, mage)
    else:
        boss = Leader(name=called, rank=office(post), level=0, kingdom=group.kingdom)
        world.add(boss)
        world.keep(group, "leaders")
        group.leaders = (*group.leaders, boss)
    world.tell(group.kingdom, _SAYS_JOINS.text((called, group, office(post)), SHAPE), group)


def befriend(kingdom: Kingdom, post: Post, group: Group | None, called: str, world: World) -> None:
    """An old friend of the Halflings comes.

    maelstrom "#512 - Hire Special Figure (Halfling only)".
    """
    hall = kingdom.capital
    if post == POST_HALFLING_AGENT:
        agent = Agent(name=called, rank=RANK_AGENT, sort=SORT_AGENT, level=7, kingdom=kingdom, place=hall)
        world.add(agent)
        collect_fee(world)
        world.tell(kingdom, _SAYS_COMES_TO_THE_CAPITAL.text((called, post), SHAPE))
    elif group is not None:
        take_command(group, post, 2 if post == POST_HALFLING_WIZARD else 0, called, world)


def upon_slain_1(v: Target, world: World) -> None:
    """The dead keep their names.

    maelstrom "#510 - Hire New Figure (Tavern)".
    """
    if v.kingdom is not None:
        world.note('buried', v.kingdom, v.name)


# at the end, for these modules use each other
from ._after_battle import below_marshal  # noqa: E402
from .orders_agents import collect_fee  # noqa: E402
