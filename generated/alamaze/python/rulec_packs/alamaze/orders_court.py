"""Resolvers of orders_court.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, show
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


def escape_chance(figure: Figure, bribe: int) -> int:
    """Chance that a captive escapes.

    In percent.
    maelstrom "#385 - Escape From Prison".
    """
    value = 15
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
            world.tell(
                kingdom,
                f"A brigade of {SHAPE.title('BrigadeType', l_.breed)} joins {SHAPE.name(host)}.",
                host,
            )
        else:
            world.tell(
                kingdom,
                f"A brigade of {SHAPE.title('BrigadeType', l_.breed)} finds no group at the capital, and "
                'goes home.',
            )
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
        return f"{SHAPE.name(figure)} is nobody's prisoner."
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
        world.tell(kingdom, f"{SHAPE.name(figure)} is free.", figure)
        if jailer is not None:
            world.tell(jailer, f"{SHAPE.name(figure)} has escaped.", figure)
    else:
        world.tell(kingdom, f"{SHAPE.name(figure)} is still in chains.", figure)


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
        return f"{SHAPE.name(figure)} is no prisoner of {SHAPE.name(kingdom)}."
    if deathless(figure):
        return f"The axe does nothing to {SHAPE.name(figure)}."
    return None


def does_order_430(kingdom: Kingdom, figure: Figure, world: World, dice: Dice) -> None:
    """Execute Hostages.

    maelstrom "#430 - Execute Hostages", "Political Emissaries".
    """
    world.tell(
        None,
        f"{SHAPE.name(kingdom)} has executed {SHAPE.name(figure)} of {SHAPE.name(figure.kingdom)}.",
        figure,
    )
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
        return f"{SHAPE.name(kingdom)} is at peace with itself."
    if relation == RELATION_ENEMY and len(kingdom.enemies) >= 2 and target not in kingdom.enemies:
        return 'There are enough declared enemies.'
    if target.privileges & _PRIVILEGE_NOBODYS_ENEMY_BIT and relation == RELATION_ENEMY:
        return f"Nobody declares {SHAPE.name(target)} an enemy: everybody trades with them."
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
        world.tell(
            None,
            f"{SHAPE.name(kingdom)} has no quarrel and no pact with {SHAPE.name(target)} any more.",
        )
    elif relation == RELATION_ALLY:
        world.tell(None, f"{SHAPE.name(kingdom)} calls {SHAPE.name(target)} its ally.")
    else:
        world.tell(None, f"{SHAPE.name(kingdom)} calls {SHAPE.name(target)} its enemy.")


def needs_order_194(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Wintering Group.

    maelstrom "#194 - Wintering Group", "Groups".
    """
    if world.happened('busy', 'this', 0, group):
        return f"{SHAPE.name(group)} has been busy already this turn, with orders or in battle."
    return None


def does_order_194(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Wintering Group.

    maelstrom "#194 - Wintering Group", "Groups".
    """
    world.note('busy', group)
    world.note('wintering', group)
    world.tell(kingdom, f"{SHAPE.name(group)} goes into its winter camp.", group)


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
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if world.happened('cheered', 'this', 0, group):
        return f"{SHAPE.name(group)} has been given more than its share, and must be fed."
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
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if world.happened('cheered', 'this', 0, group):
        return f"{SHAPE.name(group)} has been given more than its share, and must be paid."
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
        return f"{SHAPE.name(group)} takes in new brigades this turn, and cannot rest."
    if world.happened('busy', 'this', 0, group):
        return f"{SHAPE.name(group)} has been busy already this turn, with orders or in battle."
    if world.happened('joined_figures', 'this', 0, group):
        return (
            f"Leaders, wizards or artifacts have left or joined {SHAPE.name(group)} this turn, and it "
            'cannot rest.'
        )
    if world.happened('forages', 'this', 0, group) or world.happened('unpaid_troops', 'this', 0, group):
        return f"{SHAPE.name(group)} is not fed or not paid this turn, and cannot rest."
    if not has_quarters(group, quarters, world):
        return f"{SHAPE.name(kingdom)} has no such place where {SHAPE.name(group)} stands."
    if not all(
        g.kingdom in kingdom.allies
        for g in world.groups
        if g.kingdom is not kingdom and beside(group, g) and not hides_from(g, kingdom, 0, world)
    ):
        return 'Nobody rests while strangers camp at the gate.'
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
    world.tell(
        kingdom,
        f"{SHAPE.name(group)} has rested; its morale is {show(group.morale, PERCENT)}.",
        group,
    )


def does_order_996(kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rex Victory Check.

    maelstrom "#996 - Rex Victory Check".
    """
    if sum(1 for s in kingdom.standings if controls(kingdom, s.region)) >= 5:
        world.note('victorious', kingdom)
        world.tell(None, f"{SHAPE.name(kingdom)} is Rex of Alamaze.")
    else:
        kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_FAILED_CHECK))
        world.tell(kingdom, 'The claim was laughed at.')


# at the end, for these modules use each other
from ._watch import cover  # noqa: E402
from .gates import deathless, political  # noqa: E402
from .marching import hides_from  # noqa: E402
from .missions import kill  # noqa: E402
from .morale import morale_after  # noqa: E402
from .orders_battle import beside  # noqa: E402
from .politics import in_irons  # noqa: E402
from .recruiting import at_the_capital  # noqa: E402
