"""Resolvers of orders_agents.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, show

from ._kinds import (
    Agent, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, Group, Kingdom, MISSION_EARLY_TRAIL,
    MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA, MISSION_TRAIL,
    MORALE_EVENT_POISONED, ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, PRIVILEGE_AGENTS_TRIBUTE, Place,
    RANK_AREA, RANK_GROUP, RANK_PLACE, RANK_SEA, SORT_DEMON, SORT_HIGH_DEMON, SORT_IMP, Target,
)
from ._words import DEFENSE, FOOD, GOLD, LEVEL, PERCENT
from ._world import SHAPE, World
from ._turn import going_price, taught_level
from .clerks import order_open
from .gates import may_undertake
from .missions_run import undertake
from .morale import morale_after
from .training import greatest_level, may_train, mission_cost, training_cost

_PRIVILEGE_AGENTS_TRIBUTE_BIT: Final = 1 << PRIVILEGE_AGENTS_TRIBUTE


def collect_fee(world: World) -> None:
    """What the Underworld takes of every lesson.

    maelstrom "Underworld".
    """
    for k in [k for k in world.kingdoms if k.privileges & _PRIVILEGE_AGENTS_TRIBUTE_BIT]:
        k.gold += 1500
        world.tell(k, 'Somebody has been schooled; the fee: 1,500 gold.')


def look_around(kingdom: Kingdom, place: Place, world: World) -> None:
    """A scout reports.

    maelstrom "#970 - Recon Area".
    """
    world.tell(
        kingdom,
        f"{SHAPE.name(place)}: {show(place.defense, DEFENSE)}, {show(place.gold_output, GOLD)}, "
        f"{show(place.food_output, FOOD)}.",
    )
    for f in [f for f in world.figures if f.place is place]:
        world.tell(kingdom, f"At {SHAPE.name(place)}: {SHAPE.name(f)}, {SHAPE.title('Rank', f.rank)}.")


def report_host(kingdom: Kingdom, host: Group, world: World) -> None:
    """A scout reports on a host.

    maelstrom "#971 - Trail Group (Late)".
    """
    if host.region is not None:
        world.tell(kingdom, f"{SHAPE.name(host)} stands in {SHAPE.title('Region', host.region)}.")
    for b in host.brigades:
        world.tell(
            kingdom,
            f"In {SHAPE.name(host)}: {SHAPE.title('BrigadeType', b.breed)}, "
            f"{SHAPE.title('Experience', b.experience)}.",
        )


def domain_order_50_agent(kingdom: Kingdom, world: World) -> Sequence[Agent]:
    """What may be chosen: Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    return world.agents


def needs_order_50(kingdom: Kingdom, agent: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    if agent.kingdom is not kingdom:
        return f"{SHAPE.name(agent)} does not serve {SHAPE.name(kingdom)}."
    return None


def does_order_50(kingdom: Kingdom, agent: Agent, world: World, dice: Dice) -> None:
    """Cancel Standing Order.

    maelstrom "Standing Orders", "# 50 - Cancel Standing Order".
    """
    world.note('relieved', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is relieved.")


def domain_order_53_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def domain_order_53_other(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    return world.targets


def open_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is not kingdom or (other is not None and other.kingdom is not kingdom):
        return 'An agent guards nobody but its own people.'
    if other is not None and other.place is not target.place:
        return 'They are not at the same place.'
    return None


def does_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
    dice: Dice,
) -> None:
    """Guard.

    maelstrom "# 53 - Guard", "Agents".
    """
    agent.duty = DUTY_GUARD
    target.watchers = (*target.watchers, agent)
    world.until('turn', target, "watchers", agent, False)
    if other is not None:
        other.watchers = (*other.watchers, agent)
        world.until('turn', other, "watchers", agent, False)


def domain_order_54_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return world.places


def domain_order_54_host(agent: Agent, kingdom: Kingdom, town: Place | None, world: World) -> Sequence[Group]:
    """What may be chosen: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    return world.groups


def open_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if town is None and host is None:
        return f"Say which place, or which group, {SHAPE.name(agent)} watches."
    if town is not None and host is not None:
        return f"{SHAPE.name(agent)} watches a place or a group, not both."
    if town is not None and town.kingdom is not kingdom:
        return "An agent watches nothing but its own kingdom's places."
    if host is not None and host.kingdom is not kingdom:
        return "An agent watches nothing but its own kingdom's groups."
    return None


def does_order_54(
    agent: Agent,
    kingdom: Kingdom,
    town: Place | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Counter-Espionage.

    maelstrom "# 54 - Counter-Espionage", "Agents".
    """
    agent.duty = DUTY_COUNTER_ESPIONAGE
    if town is not None:
        for t in [t for t in world.targets if t.place is town and t.kingdom is kingdom]:
            t.watchers = (*t.watchers, agent)
            world.until('turn', t, "watchers", agent, False)
    if host is not None:
        for l_ in host.leaders:
            l_.watchers = (*l_.watchers, agent)
            world.until('turn', l_, "watchers", agent, False)
        for w in host.wizards:
            w.watchers = (*w.watchers, agent)
            world.until('turn', w, "watchers", agent, False)


def open_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is handed in: Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def does_order_299(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Guard Prisoners.

    maelstrom "#299 - Guard Prisoners", "Agents".
    """
    agent.duty = DUTY_GUARD_PRISONERS
    for t in [
        t
        for t in world.targets
        if t.captor is kingdom and t.place is not None and t.place is kingdom.capital
    ]:
        t.watchers = (*t.watchers, agent)
        world.until('turn', t, "watchers", agent, False)


def needs_order_500(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    if agent.sort == SORT_IMP or agent.sort == SORT_DEMON or agent.sort == SORT_HIGH_DEMON:
        return f"{SHAPE.name(agent)} learns nothing any more."
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if agent.level >= greatest_level(agent, taught_level(world)):
        return f"{SHAPE.name(agent)} has learned what can be taught."
    if not may_train(agent, taught_level(world)):
        return f"Only a thieves' guild could teach {SHAPE.name(agent)} more."
    return None


def cost_order_500(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    return (("gold", training_cost(agent, going_price(world))),)


def does_order_500(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Train To Higher Level.

    maelstrom "#500 - Train To Higher Level", "Agents".
    """
    agent.level += 1
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def needs_order_501(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    if not order_open(ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY, kingdom):
        return 'Only the Underworld trains so fast.'
    if not 1 <= agent.level <= 3:
        return f"{SHAPE.name(agent)} is no beginner."
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def cost_order_501(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    return (("gold", 6000),)


def does_order_501(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rapid Agent Training (Underworld only).

    maelstrom "#501 - Rapid Agent Training (Underworld only)".
    """
    agent.level = 4
    collect_fee(world)
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def domain_order_970_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    return world.targets


def needs_order_970(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Recon Area.

    maelstrom "#970 - Recon Area", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_AREA:
        return f"{SHAPE.name(target)} is no stretch of the map."
    if not may_undertake(agent, MISSION_RECON):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_970(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Area.

    Raises OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON, target, False)),)


def does_order_970(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Recon Area.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#970 - Recon Area", "Agents".
    """
    done = undertake(kingdom, agent, MISSION_RECON, target, world, dice)
    if done and target.place is not None:
        look_around(kingdom, target.place, world)


def domain_order_691_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return world.targets


def domain_order_691_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return world.groups


def needs_order_691(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Early).

    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_GROUP or target.kingdom is not host.kingdom:
        return f"{SHAPE.name(target)} is not where {SHAPE.name(host)} camps."
    if not may_undertake(agent, MISSION_EARLY_TRAIL):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_691(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Early).

    Raises OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_EARLY_TRAIL, target, False)),)


def does_order_691(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
    dice: Dice,
) -> None:
    """Trail Group (Early).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#691 - Trail Group (Early)", "Agents".
    """
    done = undertake(kingdom, agent, MISSION_EARLY_TRAIL, target, world, dice)
    if done:
        report_host(kingdom, host, world)


def domain_order_971_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return world.targets


def domain_order_971_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return world.groups


def needs_order_971(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Late).

    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_GROUP or target.kingdom is not host.kingdom:
        return f"{SHAPE.name(target)} is not where {SHAPE.name(host)} camps."
    if not may_undertake(agent, MISSION_TRAIL):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_971(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Trail Group (Late).

    Raises OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_TRAIL, target, False)),)


def does_order_971(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
    dice: Dice,
) -> None:
    """Trail Group (Late).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#971 - Trail Group (Late)", "Agents".
    """
    done = undertake(kingdom, agent, MISSION_TRAIL, target, world, dice)
    if done:
        report_host(kingdom, host, world)


def domain_order_975_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return world.targets


def needs_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_SEA:
        return f"{SHAPE.name(target)} is no fleet."
    if not may_undertake(agent, MISSION_RECON_SEA):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_975(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Recon Seapower.

    Raises OffTheTable (a table has no row).
    maelstrom "#975 - Recon Seapower", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_RECON_SEA, target, False)),)


def does_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Recon Seapower.

    maelstrom "#975 - Recon Seapower", "Agents".
    """
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(target)}: {show(target.level, LEVEL)}.")


def domain_order_615_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return world.targets


def domain_order_615_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    return world.groups


def needs_order_615(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Poison Food.

    maelstrom "#615 - Poison Food", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return 'Nobody poisons their own bread.'
    if target.rank != RANK_PLACE and target.rank != RANK_GROUP:
        return f"{SHAPE.name(target)} keeps no stores."
    if target.rank != RANK_PLACE and (host is None or host.kingdom is not target.kingdom):
        return f"Say which group camps at {SHAPE.name(target)}, and whose supplies are meant."
    if target.rank != RANK_GROUP and host is not None:
        return f"No group keeps its supplies at {SHAPE.name(target)}."
    if not may_undertake(agent, MISSION_POISON):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_615(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group | None,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Poison Food.

    Raises OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_POISON, target, False)),)


def does_order_615(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Poison Food.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#615 - Poison Food", "Agents".
    """
    done = undertake(kingdom, agent, MISSION_POISON, target, world, dice)
    if done and host is not None:
        world.keep(host, "morale")
        host.morale = morale_after(host, MORALE_EVENT_POISONED)
        world.tell(host.kingdom, f"Something is in the soup of {SHAPE.name(host)}.")
        world.tell(kingdom, f"{SHAPE.name(agent)} has been at the soup of {SHAPE.name(host)}.")
    elif done and target.kingdom is not None:
        kept = 5 * target.kingdom.food - target.kingdom.food
        world.keep(target.kingdom, "food")
        target.kingdom.food = kept // 5
        world.tell(target.kingdom, f"There is something in the flour at {SHAPE.name(target)}.")
        world.tell(kingdom, f"{SHAPE.name(agent)} has been at the flour.")


def domain_order_692_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return world.targets


def domain_order_692_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return world.groups


def needs_order_692(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Learn Group Morale/Attrition.

    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_GROUP or target.kingdom is not host.kingdom:
        return f"{SHAPE.name(target)} is not where {SHAPE.name(host)} camps."
    if not may_undertake(agent, MISSION_LEARN_MORALE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_692(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Learn Group Morale/Attrition.

    Raises OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    return (("gold", mission_cost(agent, MISSION_LEARN_MORALE, target, False)),)


def does_order_692(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    host: Group,
    world: World,
    dice: Dice,
) -> None:
    """Learn Group Morale/Attrition.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#692 - Learn Group Morale/Attrition", "Agents".
    """
    done = undertake(kingdom, agent, MISSION_LEARN_MORALE, target, world, dice)
    if done:
        world.tell(kingdom, f"{SHAPE.name(host)} fights with a morale of {show(host.morale, PERCENT)}.")
