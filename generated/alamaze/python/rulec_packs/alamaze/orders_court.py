"""Resolvers of orders_court.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    DUTY_GUARD_PRISONERS, INFLUENCE_EVENT_ENEMY_DECLARED, INFLUENCE_EVENT_FAILED_CHECK,
    MORALE_EVENT_REST_IN_CITY, MORALE_EVENT_REST_IN_SANCTUARY, MORALE_EVENT_REST_IN_TOWN,
    PRIVILEGE_NOBODYS_ENEMY, PRIVILEGE_SLIPPERY_CAPTIVES, QUARTERS_CITY, QUARTERS_TOWN, Quarters,
    RANK_AGENT, RANK_FANATIC, RELATION_ALLY, RELATION_ENEMY, RELATION_NEUTRAL, Relation, SETTLEMENT_CITY,
    SETTLEMENT_TOWN, TRAIT_ACUITY, TRAIT_ADVENTURERS,
)
from ._kinds import Brigade, Figure, Group, Kingdom, Levy
from ._words import PERCENT
from ._world import SHAPE, World
from .realm import controls, influence_change, influence_lowered

_PRIVILEGE_NOBODYS_ENEMY_BIT: Final = 1 << PRIVILEGE_NOBODYS_ENEMY
_PRIVILEGE_SLIPPERY_CAPTIVES_BIT: Final = 1 << PRIVILEGE_SLIPPERY_CAPTIVES
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_ADVENTURERS_BIT: Final = 1 << TRAIT_ADVENTURERS

_SAYS_A_BRIGADE_OF_JOINS: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'), ' joins ',
    Hole(Holds("thing", 'Group'), 'host'), '.',
), 'process:receive', 'a_brigade_of_joins')
_SAYS_A_BRIGADE_OF_FINDS: Final = Message((
    'A brigade of ', Hole(Holds("choice", 'BrigadeType'), 'breed'),
    ' finds no group at the capital, and goes home.',
), 'process:receive', 'a_brigade_of_finds')
_SAYS_IS_NOBODY_S_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), " is nobody's prisoner.",
), 'order:385', 'captive')
_SAYS_IS_FREE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is free.',
), 'order:385', 'is_free')
_SAYS_HAS_ESCAPED: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has escaped.',
), 'order:385', 'has_escaped')
_SAYS_IS_STILL_IN_CHAINS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is still in chains.',
), 'order:385', 'is_still_in_chains')
_SAYS_IS_NO_PRISONER_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no prisoner of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:430', 'held')
_SAYS_THE_AXE_DOES_NOTHING: Final = Message((
    'The axe does nothing to ', Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'order:430', 'mortal')
_SAYS_HAS_EXECUTED_OF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has executed ', Hole(Holds("thing", 'Figure'), 'figure'),
    ' of ', Hole(Holds("thing", 'Kingdom', optional=True), 'figure_kingdom'), '.',
), 'order:430', 'has_executed_of')
_SAYS_IS_AT_PEACE_WITH: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' is at peace with itself.',
), 'order:440', 'other')
_SAYS_THERE_ARE_ENOUGH_DECLARED: Final = Message(('There are enough declared enemies.',), 'order:440', 'few')
_SAYS_NOBODY_DECLARES_AN_ENEMY: Final = Message((
    'Nobody declares ', Hole(Holds("thing", 'Kingdom'), 'target'), ' an enemy: everybody trades with them.',
), 'order:440', 'welcome')
_SAYS_HAS_NO_QUARREL_AND: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no quarrel and no pact with ',
    Hole(Holds("thing", 'Kingdom'), 'target'), ' any more.',
), 'order:440', 'has_no_quarrel_and')
_SAYS_CALLS_ITS_ALLY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' calls ', Hole(Holds("thing", 'Kingdom'), 'target'),
    ' its ally.',
), 'order:440', 'calls_its_ally')
_SAYS_CALLS_ITS_ENEMY: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' calls ', Hole(Holds("thing", 'Kingdom'), 'target'),
    ' its enemy.',
), 'order:440', 'calls_its_enemy')
_SAYS_HAS_BEEN_BUSY_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been busy already this turn, with orders or in battle.',
), 'order:194', 'idle')
_SAYS_GOES_INTO_ITS_WINTER: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' goes into its winter camp.',
), 'order:194', 'goes_into_its_winter')
_SAYS_DOES_NOT_MARCH_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not march for ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:225', 'own')
_SAYS_HAS_BEEN_GIVEN_MORE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been given more than its share, and must be fed.',
), 'order:225', 'plain')
_SAYS_DOES_NOT_MARCH_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' does not march for ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:230', 'own')
_SAYS_HAS_BEEN_GIVEN_MORE_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been given more than its share, and must be paid.',
), 'order:230', 'plain')
_SAYS_TAKES_IN_NEW_BRIGADES: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' takes in new brigades this turn, and cannot rest.',
), 'order:745', 'joined')
_SAYS_HAS_BEEN_BUSY_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has been busy already this turn, with orders or in battle.',
), 'order:745', 'idle')
_SAYS_LEADERS_WIZARDS_OR_ARTIFACTS: Final = Message((
    'Leaders, wizards or artifacts have left or joined ', Hole(Holds("thing", 'Group'), 'group'),
    ' this turn, and it cannot rest.',
), 'order:745', 'settled')
_SAYS_IS_NOT_FED_OR: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' is not fed or not paid this turn, and cannot rest.',
), 'order:745', 'fed')
_SAYS_HAS_NO_SUCH_PLACE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no such place where ',
    Hole(Holds("thing", 'Group'), 'group'), ' stands.',
), 'order:745', 'home', ('quarters',))
_SAYS_NOBODY_RESTS_WHILE_STRANGERS: Final = Message((
    'Nobody rests while strangers camp at the gate.',
), 'order:745', 'peace')
_SAYS_HAS_RESTED_ITS_MORALE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has rested; its morale is ',
    Hole(Holds("number", unit=PERCENT), 'morale'), '.',
), 'order:745', 'has_rested_its_morale')
_SAYS_IS_REX_OF_ALAMAZE: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' is Rex of Alamaze.',
), 'order:996', 'is_rex_of_alamaze')
_SAYS_THE_CLAIM_WAS_LAUGHED: Final = Message((
    'The claim was laughed at.',
), 'order:996', 'the_claim_was_laughed')


def escape_chance(figure: Figure, bribe: int) -> int:
    """Chance that a captive escapes.

    In percent.
    maelstrom "#385 - Escape From Prison".
    """
    value = 15  # chance that a captive escapes without a bribe
    if bribe >= 12000:
        value += 20  # a heavy purse
    if bribe >= 6000 and bribe < 12000:
        value += 10  # a purse
    for w in figure.watchers:
        if w.duty == DUTY_GUARD_PRISONERS:
            value -= cover(w, figure)  # prison guard
    figure_kingdom = figure.kingdom
    if figure_kingdom is not None:
        if (
            figure_kingdom.privileges & _PRIVILEGE_SLIPPERY_CAPTIVES_BIT
            and (figure.rank == RANK_AGENT or figure.rank == RANK_FANATIC)
        ):
            value += 15  # Slippery Captives (privilege): the cell is an illusion
        figure_kingdom_traits = figure_kingdom.traits
        if figure_kingdom_traits & _TRAIT_ACUITY_BIT:
            value += 15  # Acuity (trait): a loose bar
        if figure_kingdom_traits & _TRAIT_ADVENTURERS_BIT and political(figure):
            value += 10  # Adventurers (trait): daring
    if value < 0:
        value = 0
    if value < 100 and deathless(figure):
        value = 100  # time means nothing to an Immortal
    return value


def hides_with_court(group: Group) -> bool:
    """The group is in its ruler's hiding place.

    maelstrom "#455 - Create Sanctuary".
    """
    group_area = group.area
    return (
        group_area is not None
        and group.kingdom.sanctuary is not None
        and group.kingdom.sanctuary.area == group_area
    )  # inside


def has_quarters(group: Group, quarters: Quarters | None, world: World) -> bool:
    """There are quarters for the group.

    maelstrom "#745 - Rest Group".
    """
    if hides_with_court(group):
        return True  # its ruler's hiding place
    group_area = group.area
    return (
        group_area is not None
        and any(
            p.kingdom is group.kingdom
                and p.area == group_area
                and (
                    (p.settlement == SETTLEMENT_CITY and quarters != QUARTERS_TOWN)
                    or (p.settlement == SETTLEMENT_TOWN and quarters != QUARTERS_CITY)
                )
            for p in world.places
        )
    )  # a town or city of its own


def has_leisure(group: Group, world: World) -> bool:
    """The group may rest.

    maelstrom "#745 - Rest Group", "#746 - Fireworks (Alchemist only)".
    """
    if world.happened('reinforced', 'this', 0, group):
        return False  # the group takes in new brigades this turn, and cannot rest.
    if world.happened('busy', 'this', 0, group):
        return False  # the group has been busy already this turn, with orders or in battle.
    if world.happened('joined_figures', 'this', 0, group):
        # Leaders, wizards or artifacts have left or joined the group this turn, and it cannot rest.
        return False
    return (
        not world.happened('forages', 'this', 0, group)
        and not world.happened('unpaid_troops', 'this', 0, group)
    )  # the group is not fed or not paid this turn, and cannot rest.


def refusals_has_leisure(group: Group, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the group may rest.

    Indices of LABELS['refusals_has_leisure']; empty where it holds.
    maelstrom "#745 - Rest Group", "#746 - Fireworks (Alchemist only)".
    """
    notes: list[int] = []
    if world.happened('reinforced', 'this', 0, group):
        notes.append(0)
    if world.happened('busy', 'this', 0, group):
        notes.append(1)
    if world.happened('joined_figures', 'this', 0, group):
        notes.append(2)
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        notes.append(3)
    return tuple(notes)


def asked_in_turn(levy_: Levy, group: Group) -> int:
    """Which group at the capital takes scheduled brigades first.

    In plain numbers.
    maelstrom "Recruiting".
    """
    if group is levy_.group:
        return 1  # the one to which they were promised
    return 2


def receive(kingdom: Kingdom, world: World) -> None:
    """Scheduled brigades arrive.

    maelstrom "Sequence of Events", "Recruiting".
    """
    for l_ in [l_ for l_ in world.levies if l_.group.kingdom is kingdom and l_.due <= world.month]:
        host = min(
            (host for host in world.groups if host.kingdom is kingdom and at_the_capital(host)),
            key=lambda host: asked_in_turn(l_, host), default=None,
        )
        if host is not None:
            fresh = Brigade(breed=l_.breed)
            world.add(fresh)
            host.brigades = (*host.brigades, fresh)
            host.types |= 1 << l_.breed
            world.note('reinforced', host)
            world.tell(kingdom, _SAYS_A_BRIGADE_OF_JOINS.text((l_.breed, host), SHAPE), host)
        else:
            world.tell(kingdom, _SAYS_A_BRIGADE_OF_FINDS.text((l_.breed,), SHAPE))
        if l_.recurs:
            l_.due += 5
        else:
            world.drop(l_)


def domain_order_385_bribe(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Escape From Prison.

    maelstrom "#385 - Escape From Prison", "Political Emissaries".
    """
    return (0, 12000)


def needs_order_385(figure: Figure, kingdom: Kingdom, bribe: int, world: World) -> str | None:
    """Why it is refused when it is done: Escape From Prison.

    maelstrom "#385 - Escape From Prison", "Political Emissaries".
    """
    if not in_irons(figure):
        return _SAYS_IS_NOBODY_S_PRISONER.text((figure,), SHAPE)
    return None


def early_order_385_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Escape From Prison.

    maelstrom "#385 - Escape From Prison", "Political Emissaries".
    """
    if not in_irons(figure):
        return _SAYS_IS_NOBODY_S_PRISONER.text((figure,), SHAPE)
    return None


def cost_order_385(figure: Figure, kingdom: Kingdom, bribe: int, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Escape From Prison.

    maelstrom "#385 - Escape From Prison", "Political Emissaries".
    """
    return (("gold", bribe),)


def does_order_385(figure: Figure, kingdom: Kingdom, bribe: int, world: World, dice: Dice) -> None:
    """Escape From Prison.

    maelstrom "#385 - Escape From Prison", "Political Emissaries".
    """
    jailer = figure.captor
    chance = escape_chance(figure, bribe)  # escaped
    if dice.throw('order 385.escaped', 100) <= chance:
        figure.captor = None
        figure.jailed = False
        figure.place = kingdom.capital
        world.tell(kingdom, _SAYS_IS_FREE.text((figure,), SHAPE), figure)
        if jailer is not None:
            world.tell(jailer, _SAYS_HAS_ESCAPED.text((figure,), SHAPE), figure)
    else:
        world.tell(kingdom, _SAYS_IS_STILL_IN_CHAINS.text((figure,), SHAPE), figure)


def domain_order_430_figure(kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Execute Hostages.

    maelstrom "#430 - Execute Hostages", "Political Emissaries".
    """
    return world.figures


def needs_order_430(kingdom: Kingdom, figure: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Execute Hostages.

    maelstrom "#430 - Execute Hostages", "Political Emissaries".
    """
    if figure.captor is not kingdom:
        return _SAYS_IS_NO_PRISONER_OF.text((figure, kingdom), SHAPE)
    if deathless(figure):
        return _SAYS_THE_AXE_DOES_NOTHING.text((figure,), SHAPE)
    return None


def does_order_430(kingdom: Kingdom, figure: Figure, world: World, dice: Dice) -> None:
    """Execute Hostages.

    maelstrom "#430 - Execute Hostages", "Political Emissaries".
    """
    world.tell(None, _SAYS_HAS_EXECUTED_OF.text((kingdom, figure, figure.kingdom), SHAPE), figure)
    kill(figure, world)


def domain_order_440_target(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Declare Ally/Enemy.

    maelstrom "#440 - Declare Ally/Enemy", "Political Emissaries".
    """
    return world.kingdoms


def needs_order_440(kingdom: Kingdom, target: Kingdom, relation: Relation, world: World) -> str | None:
    """Why it is refused when it is done: Declare Ally/Enemy.

    maelstrom "#440 - Declare Ally/Enemy", "Political Emissaries".
    """
    if target is kingdom:
        return _SAYS_IS_AT_PEACE_WITH.text((kingdom,), SHAPE)
    if relation == RELATION_ENEMY and len(kingdom.enemies) >= 2 and target not in kingdom.enemies:
        return _SAYS_THERE_ARE_ENOUGH_DECLARED.text((), SHAPE)
    if target.privileges & _PRIVILEGE_NOBODYS_ENEMY_BIT and relation == RELATION_ENEMY:
        return _SAYS_NOBODY_DECLARES_AN_ENEMY.text((target,), SHAPE)
    return None


def early_order_440_target(kingdom: Kingdom, target: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Declare Ally/Enemy.

    maelstrom "#440 - Declare Ally/Enemy", "Political Emissaries".
    """
    if target is kingdom:
        return _SAYS_IS_AT_PEACE_WITH.text((kingdom,), SHAPE)
    return None


def does_order_440(kingdom: Kingdom, target: Kingdom, relation: Relation, world: World, dice: Dice) -> None:
    """Declare Ally/Enemy.

    maelstrom "#440 - Declare Ally/Enemy", "Political Emissaries".
    """
    kingdom.allies = taken(kingdom.allies, target)
    kingdom.enemies = taken(kingdom.enemies, target)
    target.friends = taken(target.friends, kingdom)
    target.foes = taken(target.foes, kingdom)
    if relation == RELATION_ALLY:
        kingdom.allies = (*kingdom.allies, target)
        target.friends = (*target.friends, kingdom)
    elif relation == RELATION_ENEMY:
        kingdom.enemies = (*kingdom.enemies, target)
        target.foes = (*target.foes, kingdom)
        kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_ENEMY_DECLARED))
    if relation == RELATION_NEUTRAL:
        world.tell(None, _SAYS_HAS_NO_QUARREL_AND.text((kingdom, target), SHAPE))
    elif relation == RELATION_ALLY:
        world.tell(None, _SAYS_CALLS_ITS_ALLY.text((kingdom, target), SHAPE))
    else:
        world.tell(None, _SAYS_CALLS_ITS_ENEMY.text((kingdom, target), SHAPE))


def needs_order_194(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Wintering Group.

    maelstrom "#194 - Wintering Group", "Groups".
    """
    if world.happened('busy', 'this', 0, group):
        return _SAYS_HAS_BEEN_BUSY_ALREADY.text((group,), SHAPE)
    return None


def does_order_194(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Wintering Group.

    maelstrom "#194 - Wintering Group", "Groups".
    """
    world.note('busy', group)
    world.note('wintering', group)
    world.tell(kingdom, _SAYS_GOES_INTO_ITS_WINTER.text((group,), SHAPE), group)


def domain_order_225_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Do Not Feed.

    maelstrom "#225 - Do Not Feed", "Groups".
    """
    return world.groups


def needs_order_225(kingdom: Kingdom, group: Group, world: World) -> str | None:
    """Why it is refused when it is done: Do Not Feed.

    maelstrom "#225 - Do Not Feed", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR.text((group, kingdom), SHAPE)
    if world.happened('cheered', 'this', 0, group):
        return _SAYS_HAS_BEEN_GIVEN_MORE.text((group,), SHAPE)
    return None


def does_order_225(kingdom: Kingdom, group: Group, world: World, dice: Dice) -> None:
    """Do Not Feed.

    maelstrom "#225 - Do Not Feed", "Groups".
    """
    world.note('forages', group)


def domain_order_230_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Do Not Pay.

    maelstrom "#230 - Do Not Pay", "Groups".
    """
    return world.groups


def needs_order_230(kingdom: Kingdom, group: Group, world: World) -> str | None:
    """Why it is refused when it is done: Do Not Pay.

    maelstrom "#230 - Do Not Pay", "Groups".
    """
    if group.kingdom is not kingdom:
        return _SAYS_DOES_NOT_MARCH_FOR_2.text((group, kingdom), SHAPE)
    if world.happened('cheered', 'this', 0, group):
        return _SAYS_HAS_BEEN_GIVEN_MORE_2.text((group,), SHAPE)
    return None


def does_order_230(kingdom: Kingdom, group: Group, world: World, dice: Dice) -> None:
    """Do Not Pay.

    maelstrom "#230 - Do Not Pay", "Groups".
    """
    world.note('unpaid_troops', group)


def needs_order_745(group: Group, kingdom: Kingdom, quarters: Quarters | None, world: World) -> str | None:
    """Why it is refused when it is done: Rest Group.

    maelstrom "#745 - Rest Group", "Groups".
    """
    if world.happened('reinforced', 'this', 0, group):
        return _SAYS_TAKES_IN_NEW_BRIGADES.text((group,), SHAPE)
    if world.happened('busy', 'this', 0, group):
        return _SAYS_HAS_BEEN_BUSY_ALREADY_2.text((group,), SHAPE)
    if world.happened('joined_figures', 'this', 0, group):
        return _SAYS_LEADERS_WIZARDS_OR_ARTIFACTS.text((group,), SHAPE)
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        return _SAYS_IS_NOT_FED_OR.text((group,), SHAPE)
    if not has_quarters(group, quarters, world):
        return _SAYS_HAS_NO_SUCH_PLACE.text((kingdom, group), SHAPE)
    if not all(
        g.kingdom in kingdom.allies
        for g in world.groups
        if g.kingdom is not kingdom and beside(group, g) and not hides_from(g, kingdom, 0, world)
    ):
        return _SAYS_NOBODY_RESTS_WHILE_STRANGERS.text((), SHAPE)
    return None


def early_order_745_kingdom(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rest Group.

    maelstrom "#745 - Rest Group", "Groups".
    """
    if world.happened('reinforced', 'this', 0, group):
        return _SAYS_TAKES_IN_NEW_BRIGADES.text((group,), SHAPE)
    if world.happened('busy', 'this', 0, group):
        return _SAYS_HAS_BEEN_BUSY_ALREADY_2.text((group,), SHAPE)
    if world.happened('joined_figures', 'this', 0, group):
        return _SAYS_LEADERS_WIZARDS_OR_ARTIFACTS.text((group,), SHAPE)
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        return _SAYS_IS_NOT_FED_OR.text((group,), SHAPE)
    if not all(
        g.kingdom in kingdom.allies
        for g in world.groups
        if g.kingdom is not kingdom and beside(group, g) and not hides_from(g, kingdom, 0, world)
    ):
        return _SAYS_NOBODY_RESTS_WHILE_STRANGERS.text((), SHAPE)
    return None


def does_order_745(
    group: Group,
    kingdom: Kingdom,
    quarters: Quarters | None,
    world: World,
    dice: Dice,
) -> None:
    """Rest Group.

    maelstrom "#745 - Rest Group", "Groups".
    """
    group.morale = morale_after(
        group,
        MORALE_EVENT_REST_IN_SANCTUARY
            if hides_with_court(group)
            else MORALE_EVENT_REST_IN_CITY
            if quarters != QUARTERS_TOWN and has_quarters(group, QUARTERS_CITY, world)
            else MORALE_EVENT_REST_IN_TOWN,
    )
    world.note('busy', group)
    world.tell(kingdom, _SAYS_HAS_RESTED_ITS_MORALE.text((group, group.morale), SHAPE), group)


def does_order_996(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rex Victory Check.

    maelstrom "#996 - Rex Victory Check".
    """
    if sum(1 for s in kingdom.standings if controls(kingdom, s.region)) >= 5:
        world.note('victorious', kingdom)
        world.tell(None, _SAYS_IS_REX_OF_ALAMAZE.text((kingdom,), SHAPE))
    else:
        kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_FAILED_CHECK))
        world.tell(kingdom, _SAYS_THE_CLAIM_WAS_LAUGHED.text((), SHAPE))


# at the end, for these modules use each other
from ._watch import cover  # noqa: E402
from .gates import deathless, political  # noqa: E402
from .marching import hides_from  # noqa: E402
from .missions import kill  # noqa: E402
from .morale import morale_after  # noqa: E402
from .orders_battle import beside  # noqa: E402
from .politics import in_irons  # noqa: E402
from .recruiting import at_the_capital  # noqa: E402
