"""Resolvers of objectives.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message, Refused
from rulec.runtime.game.shape import Holds

from ._choices import (
    Award, BrigadeType, EVERY_ARTIFACT, EVERY_AWARD, EVERY_OBJECTIVE, EVERY_REGION, EXPERIENCE_REGULAR,
    Hold, OBJECTIVE_CLASS_TERRITORIAL, OBJECTIVE_GOAL_D4, OBJECTIVE_GOAL_P5, OBJECTIVE_GOAL_T1, Objective,
    PRIVILEGE_EARLY_GREAT_TRIUMPH, PRIVILEGE_EARLY_TRIUMPH, Privilege, RANK_ADEPT, RANK_AGENT,
    RANK_COMMANDER, RANK_CONSUL, RANK_DEMON_PRINCE, RANK_DUKE, RANK_GENERAL, RANK_GRAND_MARSHAL,
    RANK_LORD_COMMANDER, RANK_MAJOR_GENERAL, RANK_MARSHAL, RANK_PRINCE, RANK_WARLORD, RANK_WIZARD, Rank,
    SETTLEMENT_CITY, SORT_AGENT, SORT_FANATIC,
)
from ._kinds import Agent, Figure, Kingdom, Leader, Ruler, Wizard
from ._tables import (
    AWARD_BARRED_KINGDOMS, AWARD_BRIGADES, AWARD_FIGURE, AWARD_FIGURE_LEVEL, AWARD_GOLD, AWARD_INFLUENCE,
    AWARD_OWNERS, OBJECTIVE_AGENTS, OBJECTIVE_AGENT_LEVEL, OBJECTIVE_ARTIFACTS_HELD,
    OBJECTIVE_BEYOND_DEFENSE, OBJECTIVE_BEYOND_GOLD, OBJECTIVE_CITIES, OBJECTIVE_COUNCIL,
    OBJECTIVE_DEMONS_COUNT, OBJECTIVE_FIGURES, OBJECTIVE_FLEETS, OBJECTIVE_GOAL_CLASS, OBJECTIVE_INFLUENCE,
    OBJECTIVE_POWER, OBJECTIVE_PRISONERS, OBJECTIVE_RANK, OBJECTIVE_REACTION, OBJECTIVE_RECOVERED,
    OBJECTIVE_REGIONS, OBJECTIVE_SEAS, OBJECTIVE_SHARE, OBJECTIVE_WIZARDS, PRIVILEGE_BRIGADE,
    PRIVILEGE_BRIGADES, PRIVILEGE_INFLUENCE_GAIN,
)
from ._words import GOLD, INFLUENCE, MERIT
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .clerks import awards_worth, goals_worth
from .hiring import christen
from .marching import kinds_in
from .politics import in_irons
from .realm import hold, influence_raised, mood, reach
from .setting_up import raise_brigades
from .victory import holds_artifact

_ONE_OF_1: Final = frozenset((RANK_MARSHAL, RANK_GRAND_MARSHAL, RANK_LORD_COMMANDER, RANK_WARLORD))
_ONE_OF_2: Final = frozenset((OBJECTIVE_GOAL_T1, OBJECTIVE_GOAL_P5))
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_BRIGADES_OF_THAT_JOIN: Final = Message((
    'Brigades of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' that join ',
    Hole(Holds("thing", 'Group'), 'g'), ': ', Hole(Holds("number"), 'times'), '.',
), 'process:award_brigades', 'brigades_of_that_join')
_SAYS_NO_GROUP_OF_HAS: Final = Message((
    'No group of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has room for ',
    Hole(Holds("choice", 'BrigadeType'), 'breed'), '.',
), 'process:award_brigades', 'no_group_of_has')
_SAYS_COMES_TO_THE_CAPITAL: Final = Message((
    Hole(Holds("text"), 'called'), ' comes to the capital: ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:award_figure', 'comes_to_the_capital')
_SAYS_JOINS: Final = Message((
    Hole(Holds("text"), 'called'), ' joins ', Hole(Holds("thing", 'Group'), 'g'), ': ',
    Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'process:award_figure', 'joins')
_SAYS_NO_GROUP_OF_HAS_2: Final = Message((
    'No group of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has room for another leader.',
), 'process:award_figure', 'no_group_of_has')
_SAYS_GOALS_ARE_SET_UNTIL: Final = Message(('Goals are set until turn 3.',), 'order:991', 'early')
_SAYS_THEY_ARE_WORTH_NEITHER: Final = Message(('They are worth neither award.',), 'order:991', 'worth')
_SAYS_A_TERRITORY_HAS_TO: Final = Message(('A territory has to be among them.',), 'order:991', 'ground')
_SAYS_EACH_CATEGORY_GIVES_A: Final = Message(('Each category gives a single goal.',), 'order:991', 'classes')
_SAYS_ONE_OF_THEM_CANNOT: Final = Message((
    'One of them cannot be reached by anybody.',
), 'order:991', 'possible')
_SAYS_THE_GOALS_ARE_SET: Final = Message((
    'The goals are set, for an award of ', Hole(Holds("number", unit=MERIT), 'goals_worth'), '.',
), 'order:991', 'the_goals_are_set')
_SAYS_NOTHING_IS_AWARDED_BEFORE: Final = Message(('Nothing is awarded before turn 10.',), 'order:992', 'due')
_SAYS_NOTHING_IS_AWARDED_AFTER: Final = Message(('Nothing is awarded after turn 15.',), 'order:992', 'late')
_SAYS_HAS_RECEIVED_ITS_AWARDS: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has received its awards.',
), 'order:992', 'fresh')
_SAYS_ONE_OF_THEM_IS: Final = Message((
    'One of them is not for ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:992', 'open_to')
_SAYS_THEY_COST_MORE_THAN: Final = Message((
    'They cost more than the goals were worth.',
), 'order:992', 'earned')
_SAYS_NOTHING_IS_GIVEN_MORE: Final = Message((
    'Nothing is given more than two times.',
), 'order:992', 'variety')
_SAYS_HAS_NOT_REACHED_ALL: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has not reached all of its goals.',
), 'order:992', 'met')
_SAYS_AN_AWARD_OF: Final = Message((
    'An award of ', Hole(Holds("number", unit=GOLD, optional=True), 'gold'), '.',
), 'order:992', 'an_award_of')
_SAYS_AN_AWARD_OF_2: Final = Message((
    'An award of ', Hole(Holds("number", unit=INFLUENCE, optional=True), 'influence'), '.',
), 'order:992', 'an_award_of_2')


def unreachable(goal: Objective, world: World) -> bool:
    """Nobody can reach "the goal".

    maelstrom "The Objectives".
    """
    if OBJECTIVE_RECOVERED[goal] is not None:
        return True  # no encounters yet
    return goal == OBJECTIVE_GOAL_D4 and world.variants & _VARIANT_ICE_AGE_BIT != 0  # ice age: no ship sails


def good_enough(figure: Figure, goal: Objective) -> bool:
    """The figure counts for "the goal".

    maelstrom "The Objectives".
    """
    if in_irons(figure):
        return False  # a prisoner
    figure_rank = figure.rank
    if (
        (figure_rank == RANK_DEMON_PRINCE or figure_rank == RANK_CONSUL)
        and OBJECTIVE_DEMONS_COUNT[goal] is not None
        and not OBJECTIVE_DEMONS_COUNT[goal]
    ):
        return False  # neither demons nor Consuls
    if OBJECTIVE_RANK[goal] is not None and figure_rank == OBJECTIVE_RANK[goal]:
        return True
    if (
        OBJECTIVE_RANK[goal] == RANK_DUKE
        and (figure_rank == RANK_PRINCE or figure_rank == RANK_DEMON_PRINCE or figure_rank == RANK_CONSUL)
    ):
        return True  # more than a Duke
    if (
        (OBJECTIVE_RANK[goal] == RANK_GENERAL or OBJECTIVE_RANK[goal] == RANK_MARSHAL)
        and figure_rank in _ONE_OF_1
    ):
        return True  # a greater leader
    return (
        OBJECTIVE_RANK[goal] == RANK_GENERAL
        and (figure_rank == RANK_MAJOR_GENERAL or figure_rank == RANK_COMMANDER)
    )  # more than a General


def reached(kingdom: Kingdom, goal: Objective, world: World) -> bool:
    """The kingdom has reached "the goal".

    Raises NoAnswer (no case fits).
    maelstrom "The Objectives", "#991 - Set ESO Conditions".
    """
    if unreachable(goal, world):
        return False
    if OBJECTIVE_REGIONS[goal] is not None:
        if not all(
            sum(1 for r in EVERY_REGION if hold(kingdom, r) >= s)
                + sum(
                    1
                    for other in map(Hold, members(OBJECTIVE_SHARE[goal]))
                    if other < s
                ) >= present(OBJECTIVE_REGIONS[goal], '')
            for s in map(Hold, members(OBJECTIVE_SHARE[goal]))
        ):
            return False  # what it holds of the regions
        if (
            OBJECTIVE_CITIES[goal] is not None
            and sum(
                1
                for r in EVERY_REGION
                if any(
                    p.kingdom is kingdom and p.settlement == SETTLEMENT_CITY and p.region == r
                    for p in world.places
                )
            ) < present(OBJECTIVE_REGIONS[goal], '')
        ):
            return False  # regions with a city of its own
    if (
        OBJECTIVE_CITIES[goal] is not None
        and sum(
            1
            for p in world.places
            if p.kingdom is kingdom and p.settlement == SETTLEMENT_CITY
        ) < present(OBJECTIVE_CITIES[goal], '')
    ):
        return False  # cities
    if (
        OBJECTIVE_REGIONS[goal] is not None
        and OBJECTIVE_REACTION[goal] is not None
        and sum(
            1
            for r in EVERY_REGION
            if mood(kingdom, r) >= present(OBJECTIVE_REACTION[goal], '')
        ) < present(OBJECTIVE_REGIONS[goal], '')
    ):
        return False  # what the regions think
    if OBJECTIVE_INFLUENCE[goal] is not None and reach(kingdom) < present(OBJECTIVE_INFLUENCE[goal], ''):
        return False  # influence
    if OBJECTIVE_COUNCIL[goal] is not None and OBJECTIVE_COUNCIL[goal] and not kingdom.councillor:
        return False  # a seat on the High Council
    if (
        OBJECTIVE_FIGURES[goal] is not None
        and sum(
            1
            for f in world.figures
            if f.kingdom is kingdom and good_enough(f, goal)
        ) < present(OBJECTIVE_FIGURES[goal], '')
    ):
        return False  # figures of rank
    if (
        OBJECTIVE_ARTIFACTS_HELD[goal] is not None
        and sum(
            1
            for a in EVERY_ARTIFACT
            if holds_artifact(kingdom, a, world)
        ) < present(OBJECTIVE_ARTIFACTS_HELD[goal], '')
    ):
        return False  # artifacts
    if (
        OBJECTIVE_PRISONERS[goal] is not None
        and sum(1 for f in world.figures if f.captor is kingdom) < present(OBJECTIVE_PRISONERS[goal], '')
    ):
        return False  # prisoners
    if (
        OBJECTIVE_AGENTS[goal] is not None
        and OBJECTIVE_AGENT_LEVEL[goal] is not None
        and sum(
            1
            for a in world.agents
            if a.kingdom is kingdom
                and (a.sort == SORT_AGENT or a.sort == SORT_FANATIC)
                and a.level >= present(OBJECTIVE_AGENT_LEVEL[goal], '')
                and not in_irons(a)
        ) < present(OBJECTIVE_AGENTS[goal], '')
    ):
        return False  # agents and fanatics
    if (
        OBJECTIVE_WIZARDS[goal] is not None
        and OBJECTIVE_POWER[goal] is not None
        and sum(
            1
            for w in world.wizards
            if w.kingdom is kingdom and w.level >= present(OBJECTIVE_POWER[goal], '') and not in_irons(w)
        ) < present(OBJECTIVE_WIZARDS[goal], '')
    ):
        return False  # wizards
    if (
        OBJECTIVE_FLEETS[goal] is not None
        and OBJECTIVE_SEAS[goal] is not None
        and sum(
            1
            for n in world.navies
            if n.kingdom is kingdom and n.fleets >= present(OBJECTIVE_FLEETS[goal], '')
        ) < present(OBJECTIVE_SEAS[goal], '')
    ):
        return False  # fleets in several seas
    return (
        OBJECTIVE_BEYOND_DEFENSE[goal] is None
        or OBJECTIVE_BEYOND_GOLD[goal] is None
        or any(
            p.kingdom is kingdom
                and (
                    p.defense > present(OBJECTIVE_BEYOND_DEFENSE[goal], '')
                    or p.gold_output > present(OBJECTIVE_BEYOND_GOLD[goal], '')
                )
            for p in world.places
        )
    )  # a rich or a strong population center


def goals_of(kingdom: Kingdom) -> Sequence[Objective]:
    """The goals of a kingdom.

    maelstrom "The Objectives", "#991 - Set ESO Conditions".
    """
    kingdom_goals = kingdom.goals
    if len(kingdom_goals) > 0:
        return kingdom_goals
    return [g for g in EVERY_OBJECTIVE if g in _ONE_OF_2]  # what is set for whoever sets nothing


def award_open(award: Award, kingdom: Kingdom) -> bool:
    """The kingdom may choose "the award".

    maelstrom "The Awards".
    """
    if any(kingdom.began_as == k for k in members(AWARD_BARRED_KINGDOMS[award])):
        return False  # not for its people
    if sum(1 for k in members(AWARD_OWNERS[award])) == 0:
        return True  # open to all
    return any(kingdom.began_as == k for k in members(AWARD_OWNERS[award]))  # for its people


def triumph_bonus(goals: Sequence[Objective]) -> Privilege:
    """The special rule that adds to awards.

    maelstrom "Tyrant".
    """
    if goals_worth(goals) >= 5:
        return PRIVILEGE_EARLY_GREAT_TRIUMPH
    return PRIVILEGE_EARLY_TRIUMPH


def award_brigades(kingdom: Kingdom, breed: BrigadeType, times: int, world: World) -> None:
    """Brigades join the first group.

    maelstrom "#992 - Receive ESO Awards".
    """
    g = min(
        (g for g in world.groups if g.kingdom is kingdom and (g.types >> breed & 1 or kinds_in(g) < 10)),
        key=lambda g: 0 if g.first else 1, default=None,
    )
    if g is not None:
        raise_brigades(g, breed, EXPERIENCE_REGULAR, times, world)
        world.note('reinforced', g)
        world.tell(kingdom, _SAYS_BRIGADES_OF_THAT_JOIN.text((breed, g, times), SHAPE), g)
    else:
        raise Refused(_SAYS_NO_GROUP_OF_HAS.text((kingdom, breed), SHAPE))


def award_figure(kingdom: Kingdom, rank: Rank, skill: int, world: World, dice: Dice) -> None:
    """Somebody enters the service of a kingdom.

    Raises OffTheTable (a table has no row).
    maelstrom "#992 - Receive ESO Awards".
    """
    called = christen(world, dice)
    if rank == RANK_AGENT:
        agent = Agent(
            name=called, rank=RANK_AGENT, sort=SORT_AGENT, level=skill, kingdom=kingdom,
            place=kingdom.capital,
        )
        world.add(agent)
        world.tell(kingdom, _SAYS_COMES_TO_THE_CAPITAL.text((called, rank), SHAPE))
    elif rank == RANK_CONSUL:
        ruler = Ruler(name=called, rank=RANK_CONSUL, level=0, kingdom=kingdom, place=kingdom.capital)
        world.add(ruler)
        world.tell(kingdom, _SAYS_COMES_TO_THE_CAPITAL.text((called, rank), SHAPE))
    elif rank == RANK_WIZARD or rank == RANK_ADEPT:
        g = min(
            (g for g in world.groups if g.kingdom is kingdom and len(g.wizards) < 3),
            key=lambda g: 0 if g.first else 1, default=None,
        )
        if g is not None:
            mage = Wizard(name=called, rank=rank, level=skill, kingdom=kingdom, group=g)
            world.add(mage)
            world.keep(g, "wizards")
            g.wizards = (*g.wizards, mage)
            world.tell(kingdom, _SAYS_JOINS.text((called, g, rank), SHAPE), g)
        else:
            wizard = Wizard(name=called, rank=rank, level=skill, kingdom=kingdom, place=kingdom.capital)
            world.add(wizard)
            world.tell(kingdom, _SAYS_COMES_TO_THE_CAPITAL.text((called, rank), SHAPE))
    elif rank == RANK_GENERAL or rank == RANK_MARSHAL:
        g = min(
            (g for g in world.groups if g.kingdom is kingdom and len(g.leaders) < 3),
            key=lambda g: 0 if g.first else 1, default=None,
        )
        if g is not None:
            boss = Leader(name=called, rank=rank, level=0, kingdom=kingdom)
            world.add(boss)
            world.keep(g, "leaders")
            g.leaders = (*g.leaders, boss)
            world.tell(kingdom, _SAYS_JOINS.text((called, g, rank), SHAPE), g)
        else:
            raise Refused(_SAYS_NO_GROUP_OF_HAS_2.text((kingdom,), SHAPE))
    else:
        figure = Figure(name=called, rank=rank, level=0, kingdom=kingdom, place=kingdom.capital)
        world.add(figure)
        world.tell(kingdom, _SAYS_COMES_TO_THE_CAPITAL.text((called, rank), SHAPE))


def domain_order_991_goals(kingdom: Kingdom, world: World) -> Sequence[Objective]:
    """What may be chosen: Set ESO Conditions.

    maelstrom "#991 - Set ESO Conditions", "Early Game Considerations".
    """
    return EVERY_OBJECTIVE


def needs_order_991(kingdom: Kingdom, goals: Sequence[Objective], world: World) -> str | None:
    """Why it is refused when it is done: Set ESO Conditions.

    maelstrom "#991 - Set ESO Conditions", "Early Game Considerations".
    """
    if world.month > 3:
        return _SAYS_GOALS_ARE_SET_UNTIL.text((), SHAPE)
    if goals_worth(goals) != 3 and goals_worth(goals) != 5:
        return _SAYS_THEY_ARE_WORTH_NEITHER.text((), SHAPE)
    if not any(OBJECTIVE_GOAL_CLASS[g] == OBJECTIVE_CLASS_TERRITORIAL for g in goals):
        return _SAYS_A_TERRITORY_HAS_TO.text((), SHAPE)
    if not all(
        sum(1 for goal in goals if OBJECTIVE_GOAL_CLASS[goal] == OBJECTIVE_GOAL_CLASS[g]) == 1
        for g in goals
    ):
        return _SAYS_EACH_CATEGORY_GIVES_A.text((), SHAPE)
    if any(unreachable(g, world) for g in goals):
        return _SAYS_ONE_OF_THEM_CANNOT.text((), SHAPE)
    return None


def does_order_991(kingdom: Kingdom, goals: Sequence[Objective], world: World, dice: Dice) -> None:
    """Set ESO Conditions.

    maelstrom "#991 - Set ESO Conditions", "Early Game Considerations".
    """
    kingdom.goals = goals
    world.tell(kingdom, _SAYS_THE_GOALS_ARE_SET.text((goals_worth(goals),), SHAPE))


def domain_order_992_awards(kingdom: Kingdom, world: World) -> Sequence[Award]:
    """What may be chosen: Receive ESO Awards.

    maelstrom "#992 - Receive ESO Awards", "Early Game Considerations".
    """
    return EVERY_AWARD


def needs_order_992(kingdom: Kingdom, awards: Sequence[Award], world: World) -> str | None:
    """Why it is refused when it is done: Receive ESO Awards.

    Raises NoAnswer (no case fits).
    maelstrom "#992 - Receive ESO Awards", "Early Game Considerations".
    """
    if world.month < 10:
        return _SAYS_NOTHING_IS_AWARDED_BEFORE.text((), SHAPE)
    if world.month > 15:
        return _SAYS_NOTHING_IS_AWARDED_AFTER.text((), SHAPE)
    if world.happened('rewarded', 'ever', 0, kingdom):
        return _SAYS_HAS_RECEIVED_ITS_AWARDS.text((kingdom,), SHAPE)
    if not all(award_open(a, kingdom) for a in awards):
        return _SAYS_ONE_OF_THEM_IS.text((kingdom,), SHAPE)
    if awards_worth(awards) > goals_worth(goals_of(kingdom)):
        return _SAYS_THEY_COST_MORE_THAN.text((), SHAPE)
    if not all(sum(1 for gift in awards if gift == a) <= 2 for a in awards):
        return _SAYS_NOTHING_IS_GIVEN_MORE.text((), SHAPE)
    if not all(reached(kingdom, g, world) for g in goals_of(kingdom)):
        return _SAYS_HAS_NOT_REACHED_ALL.text((kingdom,), SHAPE)
    return None


def does_order_992(kingdom: Kingdom, awards: Sequence[Award], world: World, dice: Dice) -> None:
    """Receive ESO Awards.

    Raises OffTheTable (a table has no row).
    maelstrom "#992 - Receive ESO Awards", "Early Game Considerations".
    """
    world.note('rewarded', kingdom)
    for a in awards:
        a_dice = dice.at(a)
        if AWARD_GOLD[a] is not None:
            world.keep(kingdom, "gold")
            kingdom.gold += present(AWARD_GOLD[a], '')
            world.tell(kingdom, _SAYS_AN_AWARD_OF.text((AWARD_GOLD[a],), SHAPE))
        if AWARD_INFLUENCE[a] is not None:
            world.keep(kingdom, "influence")
            kingdom.influence = influence_raised(kingdom, present(AWARD_INFLUENCE[a], ''))
            world.tell(kingdom, _SAYS_AN_AWARD_OF_2.text((AWARD_INFLUENCE[a],), SHAPE))
        if AWARD_BRIGADES[a] is not None and kingdom.own_brigade is not None:
            award_brigades(kingdom, kingdom.own_brigade, present(AWARD_BRIGADES[a], ''), world)
        if AWARD_FIGURE[a] is not None:
            award_figure(
                kingdom, present(AWARD_FIGURE[a], ''),
                present(AWARD_FIGURE_LEVEL[a], '') if AWARD_FIGURE_LEVEL[a] is not None else 0, world, a_dice,
            )
    bonus = triumph_bonus(goals_of(kingdom))
    if kingdom.privileges >> bonus & 1:
        if PRIVILEGE_INFLUENCE_GAIN[bonus] is not None:
            world.keep(kingdom, "influence")
            kingdom.influence = influence_raised(kingdom, present(PRIVILEGE_INFLUENCE_GAIN[bonus], ''))
        if PRIVILEGE_BRIGADE[bonus] is not None and PRIVILEGE_BRIGADES[bonus] is not None:
            award_brigades(
                kingdom, present(PRIVILEGE_BRIGADE[bonus], ''), present(PRIVILEGE_BRIGADES[bonus], ''), world,
            )
