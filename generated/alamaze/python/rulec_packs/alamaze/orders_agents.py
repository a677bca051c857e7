"""Resolvers of orders_agents.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, show

from ._kinds import (
    Agent, Artifact, DUTY_COUNTER_ESPIONAGE, DUTY_GUARD, DUTY_GUARD_PRISONERS, Figure, Group, Kingdom,
    LOOT_INGOTS, LOOT_PURSE, LOOT_SACKS, Loot, MISSION_ASSASSINATE, MISSION_BRIBE, MISSION_EARLY_TRAIL,
    MISSION_KIDNAP, MISSION_LEARN_MORALE, MISSION_POISON, MISSION_RECON, MISSION_RECON_SEA, MISSION_RESCUE,
    MISSION_SABOTAGE, MISSION_STEAL, MISSION_TRAIL, PRIVILEGE_EARLY_KIDNAP, PRIVILEGE_EARLY_RESCUE,
    PRIVILEGE_RAPID_TRAINING, Place, RANK_AREA, RANK_ARTIFACT, RANK_FOOL, RANK_GROUP, RANK_MAIDEN,
    RANK_MITHRIL, RANK_PLACE, RANK_PRIESTESS, RANK_SEA, RANK_WILD_EXCELLENT, RANK_WILD_FINE, SORT_DEMON,
    SORT_HIGH_DEMON, SORT_IMP, Target, WEAKNESS_MINES, WEAKNESS_WALLS_THEMSELVES, Weakness,
)
from ._words import DEFENSE, FOOD, GOLD, LEVEL, MITHRIL, PERCENT
from ._world import SHAPE, World
from .aftermath import saving_throw
from .gates import may_bribe, may_undertake, of_the_court, political
from .missions_run import kill, undertake
from .realm import emissary_power
from .training import greatest_level, may_train, mission_cost, training_cost
from .turn_ import going_price, taught_level

_PRIVILEGE_EARLY_KIDNAP_BIT: Final = 1 << PRIVILEGE_EARLY_KIDNAP
_PRIVILEGE_EARLY_RESCUE_BIT: Final = 1 << PRIVILEGE_EARLY_RESCUE
_PRIVILEGE_RAPID_TRAINING_BIT: Final = 1 << PRIVILEGE_RAPID_TRAINING


def secret(kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """A bribed emissary may know something.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 - Bribe Emissary",
    lines 4948-4950.
    """
    if target.kingdom is not None:
        chance = emissary_power(target.kingdom, target.rank)  # knows a skeleton
        if 10 * dice.throw('secret.knows_a_skeleton', 100) <= chance:
            world.note('scandal', target, kingdom)
            world.tell(
                kingdom,
                f"{SHAPE.name(target)} has told of a skeleton in a closet of {SHAPE.name(target.kingdom)}.",
            )
        else:
            world.tell(kingdom, f"{SHAPE.name(target)} has taken the gold, and knows nothing.")


def murder(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """A murder is tried.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", line 4978; "Artifacts", line 5856.
    """
    done = undertake(kingdom, agent, MISSION_ASSASSINATE, target, world, dice)
    if done:
        chance = saving_throw(MISSION_ASSASSINATE, target)  # escapes after all
        if dice.throw('murder.escapes_after_all', 100) <= chance:
            world.tell(kingdom, f"{SHAPE.name(agent)} struck, and {SHAPE.name(target)} is not dead.")
        else:
            home = target.kingdom
            if home is not None:
                for a in map(Artifact, members(target.artifacts)):
                    world.keep(home, "regalia")
                    home.regalia |= 1 << a
            world.tell(kingdom, f"{SHAPE.name(agent)} has killed {SHAPE.name(target)}.")
            kill(target, world)


def free_hostage(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """A hostage is brought home.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#950 - Rescue Hostage",
    lines 4984-4986.
    """
    jailer = target.captor
    done = undertake(kingdom, agent, MISSION_RESCUE, target, world, dice)
    if done:
        world.keep(target, "captor")
        target.captor = None
        world.keep(target, "place")
        target.place = kingdom.capital
        world.tell(kingdom, f"{SHAPE.name(agent)} has brought {SHAPE.name(target)} home.")
        if jailer is not None:
            world.tell(jailer, f"{SHAPE.name(target)} is no longer in the dungeon.")


def carry_off(kingdom: Kingdom, agent: Agent, target: Figure, world: World, dice: Dice) -> None:
    """Somebody is carried off.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990.
    """
    done = undertake(kingdom, agent, MISSION_KIDNAP, target, world, dice)
    if done:
        chance = saving_throw(MISSION_KIDNAP, target)  # escapes after all
        if dice.throw('carry_off.escapes_after_all', 100) <= chance:
            world.tell(kingdom, f"{SHAPE.name(target)} has slipped out of the sack.")
        else:
            home = target.kingdom
            if home is not None:
                for a in map(Artifact, members(target.artifacts)):
                    world.keep(home, "regalia")
                    home.regalia |= 1 << a
                world.tell(home, f"{SHAPE.name(target)} has vanished.")
            world.keep(target, "artifacts")
            target.artifacts = 0
            world.keep(target, "place")
            target.place = kingdom.capital
            if target.rank == RANK_FOOL or target.rank == RANK_MAIDEN or target.rank == RANK_PRIESTESS:
                world.keep(target, "kingdom")
                target.kingdom = kingdom
                world.tell(kingdom, f"{SHAPE.name(agent)} brings {SHAPE.name(target)}, who is glad to stay.")
            else:
                world.keep(target, "captor")
                target.captor = kingdom
                world.tell(kingdom, f"{SHAPE.name(agent)} brings {SHAPE.name(target)} in chains.")


def take_loot(kingdom: Kingdom, agent: Agent, target: Target, loot: Loot, world: World, dice: Dice) -> None:
    """A thief comes home with something.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#965 - Steal
    Food-Gold-Mithril", lines 5002-5004.
    """
    if target.kingdom is not None and target.place is not None:
        if loot == LOOT_PURSE:
            taken_ = min(target.place.gold_output, 2 * target.kingdom.gold) // 2
            world.keep(target.kingdom, "gold")
            target.kingdom.gold -= taken_
            world.keep(kingdom, "gold")
            kingdom.gold += taken_
            world.tell(kingdom, f"{SHAPE.name(agent)} brings {show(taken_, GOLD)}.")
        elif loot == LOOT_SACKS:
            taken__ = min(target.place.food_output, 2 * target.kingdom.food) // 2
            world.keep(target.kingdom, "food")
            target.kingdom.food -= taken__
            world.keep(kingdom, "food")
            kingdom.food += taken__
            world.tell(kingdom, f"{SHAPE.name(agent)} brings {show(taken__, FOOD)}.")
        else:
            tenth = dice.throw('take_loot.tenth', 10)
            taken___ = tenth * target.kingdom.mithril // 100
            world.keep(target.kingdom, "mithril")
            target.kingdom.mithril -= taken___
            world.keep(kingdom, "mithril")
            kingdom.mithril += taken___
            world.tell(kingdom, f"{SHAPE.name(agent)} brings {show(taken___, MITHRIL)}.")
        world.tell(target.kingdom, f"There has been a thief at {SHAPE.name(target)}.")


def look_around(kingdom: Kingdom, place: Place, world: World) -> None:
    """A scout reports.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 - Recon Area", lines
    5006-5014.
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

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018.
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

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 50 - Cancel Standing
    Order", lines 4167-4169; "Standing Orders", line 1016.
    """
    return world.agents


def needs_order_50(kingdom: Kingdom, agent: Agent, world: World) -> str | None:
    """Why it is refused when it is done: Cancel Standing Order.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 50 - Cancel Standing
    Order", lines 4167-4169; "Standing Orders", line 1016.
    """
    if agent.kingdom is not kingdom:
        return f"{SHAPE.name(agent)} does not serve {SHAPE.name(kingdom)}."
    return None


def does_order_50(kingdom: Kingdom, agent: Agent, world: World, dice: Dice) -> None:
    """Cancel Standing Order.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 50 - Cancel Standing
    Order", lines 4167-4169; "Standing Orders", line 1016.
    """
    world.note('relieved', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is relieved.")


def domain_order_53_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
    """
    return world.targets


def domain_order_53_other(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Target]:
    """What may be chosen: Guard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
    """
    return world.targets


def default_order_53_other(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Target | None:
    """What is meant where nothing is said: Guard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
    """
    return None


def open_order_53(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    other: Target | None,
    world: World,
) -> str | None:
    """Why it is refused when it is handed in: Guard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
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

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is not kingdom or other is not None and (other is None or other.kingdom is not kingdom):
        return 'An agent guards nobody but its own people.'
    if other is not None and (other is None or other.place is not target.place):
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

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 53 - Guard", lines
    4171-4173; "Agents", line 1622.
    """
    agent.duty = DUTY_GUARD
    target.watchers = (*target.watchers, agent)
    world.until('turn', target, "watchers", agent, False)
    if other is not None:
        other.watchers = (*other.watchers, agent)
        world.until('turn', other, "watchers", agent, False)


def domain_order_54_town(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Counter-Espionage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 - Counter-Espionage",
    lines 4175-4189; "Agents", line 1623.
    """
    return world.places


def open_order_54(agent: Agent, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is handed in: Counter-Espionage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 - Counter-Espionage",
    lines 4175-4189; "Agents", line 1623.
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_54(agent: Agent, kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Counter-Espionage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 - Counter-Espionage",
    lines 4175-4189; "Agents", line 1623.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if town.kingdom is not kingdom:
        return "An agent watches nothing but its own kingdom's places."
    return None


def does_order_54(agent: Agent, kingdom: Kingdom, town: Place, world: World, dice: Dice) -> None:
    """Counter-Espionage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "# 54 - Counter-Espionage",
    lines 4175-4189; "Agents", line 1623.
    """
    agent.duty = DUTY_COUNTER_ESPIONAGE
    for t in [t for t in world.targets if t.place is town and t.kingdom is kingdom]:
        t.watchers = (*t.watchers, agent)
        world.until('turn', t, "watchers", agent, False)


def open_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is handed in: Guard Prisoners.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 - Guard Prisoners",
    lines 4367-4369; "Agents", line 1625.
    """
    if world.happened('relieved', 'this', 0, agent):
        return f"{SHAPE.name(agent)} has been relieved."
    return None


def needs_order_299(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guard Prisoners.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 - Guard Prisoners",
    lines 4367-4369; "Agents", line 1625.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def does_order_299(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Guard Prisoners.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#299 - Guard Prisoners",
    lines 4367-4369; "Agents", line 1625.
    """
    agent.duty = DUTY_GUARD_PRISONERS
    for t in [t for t in world.targets if t.captor is kingdom]:
        t.watchers = (*t.watchers, agent)
        world.until('turn', t, "watchers", agent, False)


def needs_order_500(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Train To Higher Level.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 - Train To Higher
    Level", lines 4555-4561; "Agents", line 1626.
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

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 - Train To Higher
    Level", lines 4555-4561; "Agents", line 1626.
    """
    return (("gold", training_cost(agent, going_price(world))),)


def does_order_500(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Train To Higher Level.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#500 - Train To Higher
    Level", lines 4555-4561; "Agents", line 1626.
    """
    agent.level += 1
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def needs_order_501(agent: Agent, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rapid Agent Training (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#501 - Rapid Agent
    Training (Underworld only)", lines 4563-4565.
    """
    if not kingdom.privileges & _PRIVILEGE_RAPID_TRAINING_BIT:
        return 'Only the Underworld trains so fast.'
    if not 1 <= agent.level <= 3:
        return f"{SHAPE.name(agent)} is no beginner."
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    return None


def cost_order_501(agent: Agent, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rapid Agent Training (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#501 - Rapid Agent
    Training (Underworld only)", lines 4563-4565.
    """
    return (("gold", training_cost(agent, going_price(world))),)


def does_order_501(agent: Agent, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rapid Agent Training (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#501 - Rapid Agent
    Training (Underworld only)", lines 4563-4565.
    """
    agent.level = 4
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(agent)} is now at {show(agent.level, LEVEL)}.")


def domain_order_900_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Bribe Emissary.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 - Bribe Emissary",
    lines 4946-4954; "Agents", line 1632; "Skeletons In The Closet", line 2523.
    """
    return world.figures


def needs_order_900(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Bribe Emissary.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 - Bribe Emissary",
    lines 4946-4954; "Agents", line 1632; "Skeletons In The Closet", line 2523.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if not political(target):
        return f"{SHAPE.name(target)} is no political emissary."
    if not may_undertake(agent, MISSION_BRIBE):
        return f"{SHAPE.name(agent)} is too green to carry such a purse."
    if target.captor is not None and target.captor is not kingdom:
        return f"Whoever holds {SHAPE.name(target)} keeps other purses away."
    return None


def cost_order_900(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Bribe Emissary.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 - Bribe Emissary",
    lines 4946-4954; "Agents", line 1632; "Skeletons In The Closet", line 2523.
    """
    return (("gold", mission_cost(agent, MISSION_BRIBE, target, False)),)


def does_order_900(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Bribe Emissary.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#900 - Bribe Emissary",
    lines 4946-4954; "Agents", line 1632; "Skeletons In The Closet", line 2523.
    """
    if world.happened('worked', 'this', 0, target) or not may_bribe(agent, target):
        world.note('worked', agent)
        world.tell(kingdom, f"{SHAPE.name(agent)} finds no way to speak to {SHAPE.name(target)}.")
    else:
        done = undertake(kingdom, agent, MISSION_BRIBE, target, world, dice)
        if done:
            secret(kingdom, target, world, dice)


def domain_order_930_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Sabotage Popcenter.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#930 - Sabotage
    Popcenter", lines 4968-4970; "Agents", line 1634.
    """
    return world.targets


def needs_order_930(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    weakness: Weakness,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sabotage Popcenter.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#930 - Sabotage
    Popcenter", lines 4968-4970; "Agents", line 1634.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_PLACE or target.place is None:
        return f"{SHAPE.name(target)} is no population center."
    if not may_undertake(agent, MISSION_SABOTAGE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_930(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    weakness: Weakness,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Sabotage Popcenter.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#930 - Sabotage
    Popcenter", lines 4968-4970; "Agents", line 1634.
    """
    return (("gold", mission_cost(agent, MISSION_SABOTAGE, target, False)),)


def does_order_930(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    weakness: Weakness,
    world: World,
    dice: Dice,
) -> None:
    """Sabotage Popcenter.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#930 - Sabotage
    Popcenter", lines 4968-4970; "Agents", line 1634.
    """
    done = undertake(kingdom, agent, MISSION_SABOTAGE, target, world, dice)
    if done and target.place is not None:
        if weakness == WEAKNESS_WALLS_THEMSELVES:
            world.keep(target.place, "defense")
            target.place.defense = max(target.place.defense - 1000, min(target.place.defense, 0))
        elif weakness == WEAKNESS_MINES:
            world.keep(target.place, "gold_output")
            target.place.gold_output = max(target.place.gold_output - 2000, min(target.place.gold_output, 0))
        else:
            world.keep(target.place, "food_output")
            target.place.food_output = max(target.place.food_output - 2000, min(target.place.food_output, 0))
        world.tell(
            kingdom,
            f"{SHAPE.name(agent)} has done lasting damage to {SHAPE.name(target)}: "
            f"{SHAPE.title('Weakness', weakness)}.",
        )
        if target.kingdom is not None:
            world.tell(
                target.kingdom,
                f"Somebody has done lasting damage to {SHAPE.name(target)}: "
                f"{SHAPE.title('Weakness', weakness)}.",
            )


def domain_order_935_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Sabotage Seapower.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#935 - Sabotage Seapower",
    lines 4972-4974; "Agents", line 1636.
    """
    return world.targets


def needs_order_935(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Sabotage Seapower.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#935 - Sabotage Seapower",
    lines 4972-4974; "Agents", line 1636.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_SEA:
        return f"{SHAPE.name(target)} is no fleet."
    if not may_undertake(agent, MISSION_SABOTAGE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_935(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Sabotage Seapower.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#935 - Sabotage Seapower",
    lines 4972-4974; "Agents", line 1636.
    """
    return (("gold", mission_cost(agent, MISSION_SABOTAGE, target, False)),)


def does_order_935(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Sabotage Seapower.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#935 - Sabotage Seapower",
    lines 4972-4974; "Agents", line 1636.
    """
    done = undertake(kingdom, agent, MISSION_SABOTAGE, target, world, dice)
    if done:
        world.keep(target, "level")
        target.level = max(target.level - 1, min(target.level, 0))
        world.tell(kingdom, f"{SHAPE.name(agent)} has sunk part of {SHAPE.name(target)}.")
        if target.kingdom is not None:
            world.tell(target.kingdom, f"Part of {SHAPE.name(target)} lies on the bottom.")


def domain_order_940_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Assassinate Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", lines 4976-4978; "Agents", line 1637.
    """
    return world.figures


def open_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Assassinate Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", lines 4976-4978; "Agents", line 1637.
    """
    if world.month <= 1:
        return 'Nobody is murdered in the first turn.'
    return None


def needs_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", lines 4976-4978; "Agents", line 1637.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return 'A kingdom spares its own court.'
    if not of_the_court(target):
        return f"{SHAPE.name(target)} does not live at court."
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_940(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Assassinate Figure.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", lines 4976-4978; "Agents", line 1637.
    """
    return (("gold", mission_cost(agent, MISSION_ASSASSINATE, target, False)),)


def does_order_940(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Assassinate Figure.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#940 - Assassinate
    Figure", lines 4976-4978; "Agents", line 1637.
    """
    murder(kingdom, agent, target, world, dice)


def domain_order_945_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Assassinate Leader/Wizard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 - Assassinate
    Leader/Wizard", lines 4980-4982; "Agents", line 1640.
    """
    return world.figures


def open_order_945(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Assassinate Leader/Wizard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 - Assassinate
    Leader/Wizard", lines 4980-4982; "Agents", line 1640.
    """
    if world.month <= 1:
        return 'Nobody is murdered in the first turn.'
    return None


def needs_order_945(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Assassinate Leader/Wizard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 - Assassinate
    Leader/Wizard", lines 4980-4982; "Agents", line 1640.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return 'A kingdom spares its own people.'
    if of_the_court(target):
        return f"{SHAPE.name(target)} marches with no group."
    if not may_undertake(agent, MISSION_ASSASSINATE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_945(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Assassinate Leader/Wizard.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 - Assassinate
    Leader/Wizard", lines 4980-4982; "Agents", line 1640.
    """
    return (("gold", mission_cost(agent, MISSION_ASSASSINATE, target, False)),)


def does_order_945(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Assassinate Leader/Wizard.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#945 - Assassinate
    Leader/Wizard", lines 4980-4982; "Agents", line 1640.
    """
    murder(kingdom, agent, target, world, dice)


def domain_order_950_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Rescue Hostage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#950 - Rescue Hostage",
    lines 4984-4986; "Agents", line 1641.
    """
    return world.figures


def needs_order_950(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Rescue Hostage.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#950 - Rescue Hostage",
    lines 4984-4986; "Agents", line 1641.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.captor is None or target.captor is kingdom:
        return f"{SHAPE.name(target)} is nobody's prisoner."
    if not may_undertake(agent, MISSION_RESCUE):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_950(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rescue Hostage.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#950 - Rescue Hostage",
    lines 4984-4986; "Agents", line 1641.
    """
    return (("gold", mission_cost(agent, MISSION_RESCUE, target, False)),)


def does_order_950(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Rescue Hostage.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#950 - Rescue Hostage",
    lines 4984-4986; "Agents", line 1641.
    """
    free_hostage(kingdom, agent, target, world, dice)


def domain_order_955_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Kidnap Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990; "Agents", line 1642.
    """
    return world.figures


def open_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Kidnap Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990; "Agents", line 1642.
    """
    if world.month <= 1:
        return 'Nobody is carried off in the first turn.'
    return None


def needs_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Kidnap Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990; "Agents", line 1642.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return f"{SHAPE.name(target)} serves {SHAPE.name(kingdom)} already."
    if not of_the_court(target):
        return f"{SHAPE.name(target)} does not live at court."
    if target.captor is not None:
        return f"{SHAPE.name(target)} is in a dungeon already."
    if not may_undertake(agent, MISSION_KIDNAP):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_955(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Kidnap Figure.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990; "Agents", line 1642.
    """
    return (("gold", mission_cost(agent, MISSION_KIDNAP, target, False)),)


def does_order_955(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Kidnap Figure.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#955 - Kidnap Figure",
    lines 4988-4990; "Agents", line 1642.
    """
    carry_off(kingdom, agent, target, world, dice)


def domain_order_290_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Early Rescue Prisoner (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#290 - Early Rescue
    Prisoner (Underworld only)", lines 4359-4361.
    """
    return world.figures


def needs_order_290(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Rescue Prisoner (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#290 - Early Rescue
    Prisoner (Underworld only)", lines 4359-4361.
    """
    if not kingdom.privileges & _PRIVILEGE_EARLY_RESCUE_BIT:
        return 'Only the Underworld moves so early.'
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.captor is None or target.captor is kingdom:
        return f"{SHAPE.name(target)} is nobody's prisoner."
    return None


def cost_order_290(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Early Rescue Prisoner (Underworld only).

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#290 - Early Rescue
    Prisoner (Underworld only)", lines 4359-4361.
    """
    return (("gold", mission_cost(agent, MISSION_RESCUE, target, True)),)


def does_order_290(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Early Rescue Prisoner (Underworld only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#290 - Early Rescue
    Prisoner (Underworld only)", lines 4359-4361.
    """
    free_hostage(kingdom, agent, target, world, dice)


def domain_order_295_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Early Kidnap Figure (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#295 - Early Kidnap Figure
    (Underworld only)", lines 4363-4365.
    """
    return world.figures


def open_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Early Kidnap Figure (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#295 - Early Kidnap Figure
    (Underworld only)", lines 4363-4365.
    """
    if world.month <= 1:
        return 'Nobody is carried off in the first turn.'
    return None


def needs_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Early Kidnap Figure (Underworld only).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#295 - Early Kidnap Figure
    (Underworld only)", lines 4363-4365.
    """
    if not kingdom.privileges & _PRIVILEGE_EARLY_KIDNAP_BIT:
        return 'Only the Underworld moves so early.'
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return f"{SHAPE.name(target)} serves {SHAPE.name(kingdom)} already."
    if not of_the_court(target):
        return f"{SHAPE.name(target)} does not live at court."
    if target.captor is not None:
        return f"{SHAPE.name(target)} is in a dungeon already."
    return None


def cost_order_295(
    agent: Agent,
    kingdom: Kingdom,
    target: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Early Kidnap Figure (Underworld only).

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#295 - Early Kidnap Figure
    (Underworld only)", lines 4363-4365.
    """
    return (("gold", mission_cost(agent, MISSION_KIDNAP, target, True)),)


def does_order_295(agent: Agent, kingdom: Kingdom, target: Figure, world: World, dice: Dice) -> None:
    """Early Kidnap Figure (Underworld only).

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#295 - Early Kidnap Figure
    (Underworld only)", lines 4363-4365.
    """
    carry_off(kingdom, agent, target, world, dice)


def domain_order_965_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Steal Food-Gold-Mithril.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#965 - Steal
    Food-Gold-Mithril", lines 5002-5004; "Production", line 1260; "Agents", line 1644.
    """
    return world.targets


def needs_order_965(agent: Agent, kingdom: Kingdom, target: Target, loot: Loot, world: World) -> str | None:
    """Why it is refused when it is done: Steal Food-Gold-Mithril.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#965 - Steal
    Food-Gold-Mithril", lines 5002-5004; "Production", line 1260; "Agents", line 1644.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_PLACE and target.rank != RANK_MITHRIL or target.place is None:
        return f"{SHAPE.name(target)} is no population center."
    if target.kingdom is None or target.kingdom is kingdom:
        return f"There is no foreign treasure at {SHAPE.name(target)}."
    if loot == LOOT_INGOTS and target.rank != RANK_MITHRIL:
        return "Mithril lies in a capital's vault and nowhere else."
    if loot != LOOT_INGOTS and target.rank != RANK_PLACE:
        return 'There is nothing but mithril in a vault.'
    if not may_undertake(agent, MISSION_STEAL):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_965(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    loot: Loot,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Steal Food-Gold-Mithril.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#965 - Steal
    Food-Gold-Mithril", lines 5002-5004; "Production", line 1260; "Agents", line 1644.
    """
    return (("gold", mission_cost(agent, MISSION_STEAL, target, False)),)


def does_order_965(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    loot: Loot,
    world: World,
    dice: Dice,
) -> None:
    """Steal Food-Gold-Mithril.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#965 - Steal
    Food-Gold-Mithril", lines 5002-5004; "Production", line 1260; "Agents", line 1644.
    """
    done = undertake(kingdom, agent, MISSION_STEAL, target, world, dice)
    if done:
        take_loot(kingdom, agent, target, loot, world, dice)


def domain_order_960_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Steal Artifact.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#960 - Steal Artifact",
    lines 4992-4996; "Agents", line 1643.
    """
    return world.targets


def needs_order_960(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Steal Artifact.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#960 - Steal Artifact",
    lines 4992-4996; "Agents", line 1643.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.rank != RANK_ARTIFACT and target.rank != RANK_WILD_FINE and target.rank != RANK_WILD_EXCELLENT:
        return f"{SHAPE.name(target)} is no artifact."
    if target.kingdom is kingdom:
        return f"{SHAPE.name(target)} belongs to {SHAPE.name(kingdom)} already."
    if not may_undertake(agent, MISSION_STEAL):
        return f"{SHAPE.name(agent)} is not made for such work."
    return None


def cost_order_960(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Steal Artifact.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#960 - Steal Artifact",
    lines 4992-4996; "Agents", line 1643.
    """
    return (("gold", mission_cost(agent, MISSION_STEAL, target, False)),)


def does_order_960(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Steal Artifact.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#960 - Steal Artifact",
    lines 4992-4996; "Agents", line 1643.
    """
    owner = target.kingdom
    done = undertake(kingdom, agent, MISSION_STEAL, target, world, dice)
    if done:
        for a in map(Artifact, members(target.artifacts)):
            world.keep(kingdom, "regalia")
            kingdom.regalia |= 1 << a
            if owner is not None:
                world.keep(owner, "regalia")
                owner.regalia &= ~(1 << a)
        world.keep(target, "kingdom")
        target.kingdom = kingdom
        world.tell(kingdom, f"{SHAPE.name(agent)} brings {SHAPE.name(target)}.")
        if owner is not None:
            world.tell(owner, f"{SHAPE.name(target)} is gone.")


def domain_order_970_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Recon Area.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 - Recon Area", lines
    5006-5014; "Agents", line 1645.
    """
    return world.targets


def needs_order_970(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Recon Area.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 - Recon Area", lines
    5006-5014; "Agents", line 1645.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 - Recon Area", lines
    5006-5014; "Agents", line 1645.
    """
    return (("gold", mission_cost(agent, MISSION_RECON, target, False)),)


def does_order_970(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Recon Area.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#970 - Recon Area", lines
    5006-5014; "Agents", line 1645.
    """
    done = undertake(kingdom, agent, MISSION_RECON, target, world, dice)
    if done and target.place is not None:
        look_around(kingdom, target.place, world)


def domain_order_691_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Trail Group (Early).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#691 - Trail Group
    (Early)", lines 4748-4750; "Agents", line 1628.
    """
    return world.targets


def domain_order_691_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Early).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#691 - Trail Group
    (Early)", lines 4748-4750; "Agents", line 1628.
    """
    return world.groups


def needs_order_691(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Early).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#691 - Trail Group
    (Early)", lines 4748-4750; "Agents", line 1628.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#691 - Trail Group
    (Early)", lines 4748-4750; "Agents", line 1628.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#691 - Trail Group
    (Early)", lines 4748-4750; "Agents", line 1628.
    """
    done = undertake(kingdom, agent, MISSION_EARLY_TRAIL, target, world, dice)
    if done:
        report_host(kingdom, host, world)


def domain_order_971_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Trail Group (Late).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018; "Agents", line 1646.
    """
    return world.targets


def domain_order_971_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Trail Group (Late).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018; "Agents", line 1646.
    """
    return world.groups


def needs_order_971(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Trail Group (Late).

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018; "Agents", line 1646.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018; "Agents", line 1646.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#971 - Trail Group
    (Late)", lines 5016-5018; "Agents", line 1646.
    """
    done = undertake(kingdom, agent, MISSION_TRAIL, target, world, dice)
    if done:
        report_host(kingdom, host, world)


def domain_order_975_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Recon Seapower.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#975 - Recon Seapower",
    lines 5032-5034; "Agents", line 1647.
    """
    return world.targets


def needs_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Recon Seapower.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#975 - Recon Seapower",
    lines 5032-5034; "Agents", line 1647.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#975 - Recon Seapower",
    lines 5032-5034; "Agents", line 1647.
    """
    return (("gold", mission_cost(agent, MISSION_RECON_SEA, target, False)),)


def does_order_975(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Recon Seapower.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#975 - Recon Seapower",
    lines 5032-5034; "Agents", line 1647.
    """
    world.note('worked', agent)
    world.tell(kingdom, f"{SHAPE.name(target)}: {show(target.level, LEVEL)}.")


def domain_order_615_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Poison Food.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#615 - Poison Food", lines
    4719-4721; "Agents", line 1627.
    """
    return world.targets


def needs_order_615(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Poison Food.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#615 - Poison Food", lines
    4719-4721; "Agents", line 1627.
    """
    if agent.captor is not None:
        return f"{SHAPE.name(agent)} is a prisoner."
    if target.kingdom is kingdom:
        return 'Nobody poisons their own bread.'
    if target.rank != RANK_PLACE:
        return f"{SHAPE.name(target)} keeps no stores."
    if not may_undertake(agent, MISSION_POISON):
        return f"{SHAPE.name(agent)} is too green for such work."
    return None


def cost_order_615(
    agent: Agent,
    kingdom: Kingdom,
    target: Target,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Poison Food.

    Raises OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#615 - Poison Food", lines
    4719-4721; "Agents", line 1627.
    """
    return (("gold", mission_cost(agent, MISSION_POISON, target, False)),)


def does_order_615(agent: Agent, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Poison Food.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#615 - Poison Food", lines
    4719-4721; "Agents", line 1627.
    """
    done = undertake(kingdom, agent, MISSION_POISON, target, world, dice)
    if done and target.kingdom is not None:
        kept = 5 * target.kingdom.food - target.kingdom.food
        world.keep(target.kingdom, "food")
        target.kingdom.food = kept // 5
        world.tell(target.kingdom, f"There is something in the flour at {SHAPE.name(target)}.")
        world.tell(kingdom, f"{SHAPE.name(agent)} has been at the flour.")


def domain_order_692_target(agent: Agent, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Learn Group Morale/Attrition.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#692 - Learn Group
    Morale/Attrition", lines 4752-4754; "Agents", line 1629.
    """
    return world.targets


def domain_order_692_host(agent: Agent, kingdom: Kingdom, target: Target, world: World) -> Sequence[Group]:
    """What may be chosen: Learn Group Morale/Attrition.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#692 - Learn Group
    Morale/Attrition", lines 4752-4754; "Agents", line 1629.
    """
    return world.groups


def needs_order_692(agent: Agent, kingdom: Kingdom, target: Target, host: Group, world: World) -> str | None:
    """Why it is refused when it is done: Learn Group Morale/Attrition.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#692 - Learn Group
    Morale/Attrition", lines 4752-4754; "Agents", line 1629.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#692 - Learn Group
    Morale/Attrition", lines 4752-4754; "Agents", line 1629.
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
    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#692 - Learn Group
    Morale/Attrition", lines 4752-4754; "Agents", line 1629.
    """
    done = undertake(kingdom, agent, MISSION_LEARN_MORALE, target, world, dice)
    if done:
        world.tell(kingdom, f"{SHAPE.name(host)} fights with a morale of {show(host.morale, PERCENT)}.")
