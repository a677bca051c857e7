"""Resolvers of orders_battle.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, show
from rulec.runtime.world import taken

from ._kinds import (
    Challenge, Group, HOST_SIZE_PATROL, Kingdom, MORALE_EVENT_ENTRENCHING, STAGE_COMBINED_ONE,
    STAGE_COMBINED_TWO, STAGE_FAR_MISSILES, STAGE_FIRST_CHARGE, STAGE_FIRST_MAGIC, STAGE_MELEE_ONE,
    STAGE_MELEE_TWO, STAGE_NEAR_MISSILES, STAGE_SECOND_CHARGE, STAGE_SECOND_MAGIC, STAGE_WANDS, Side, Stage,
    Stand, TACTIC_NO_ORDERS, TACTIC_ORGANIZED_WITHDRAWAL, TACTIC_STANDARD_PLAN, TACTIC_STAND_AND_DEFEND,
    Tactic,
)
from ._tables import SPELL_DAMAGE, TACTIC_ATTACK
from ._words import PERCENT
from ._world import SHAPE, World
from .brigades import broken, worn
from .capitals import spoils
from .combat import casualties, death_chance, magic_resistance, may_fall, readiness, retreat_losses, withdraws
from .morale import morale_after
from .movement import host_size
from .tactics import knows_plan, stance


def beside(one: Group, other: Group) -> bool:
    """The one and the other stand in the same area.

    maelstrom "#110 - Attack Group", "#120 - Defend".
    """
    return one.area == other.area  # one area


def victor(one: Side, two: Side) -> Group | None:
    """Which group has won a battle.

    maelstrom "Combat Stages".
    """
    one_broken_off = one.broken_off
    if one_broken_off and not two.broken_off:
        return two.group  # the other fell back
    two_broken_off = two.broken_off
    if two_broken_off and not one_broken_off:
        return one.group  # the other fell back
    one_losses = one.losses
    two_losses = two.losses
    if one_losses < two_losses:
        return one.group  # it lost less
    if two_losses < one_losses:
        return two.group  # it lost less
    return None


def slips_away(attacker: Group, foe: Group, world: World) -> bool:
    """The foe is gone before the attacker comes up.

    maelstrom "Combat".
    """
    return (
        attacker.fought >= 1
        and any(
            s.group is foe and s.foe is attacker and s.plan == TACTIC_ORGANIZED_WITHDRAWAL
            for s in world.stands
        )
    )  # an organized withdrawal, and a tired enemy


def leave(side: Side, enemy: Side, world: World) -> None:
    """A side breaks off.

    maelstrom "Combat".
    """
    side.losses = min(side.losses + retreat_losses(side, enemy), max(side.losses, 100))
    side.broken_off = True
    world.note('retreated', side.group)
    world.tell(
        side.group.kingdom,
        f"{SHAPE.name(side.group)} has fallen back; losses: {show(side.losses, PERCENT)}.",
    )
    world.tell(enemy.group.kingdom, f"{SHAPE.name(side.group)} has fallen back.")


def blows(one: Side, two: Side, stage: Stage, world: World) -> None:
    """A stage of a battle.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row); TooMuchTaken (reductions take more than
    everything).
    maelstrom "Combat Stages".
    """
    if one.broken_off or two.broken_off:
        return
    at_once = world.together()
    at_once.set(one, "blow", casualties(one, two, stage, world))
    at_once.set(two, "blow", casualties(two, one, stage, world))
    at_once.apply()
    one.losses = min(one.losses + one.blow, max(one.losses, 100))
    two.losses = min(two.losses + two.blow, max(two.losses, 100))
    one_runs = withdraws(one, two)
    two_runs = withdraws(two, one)
    if one_runs:
        leave(one, two, world)
    if two_runs:
        leave(two, one, world)


def fall(side: Side, enemy: Side, world: World, dice: Dice) -> None:
    """Who fell in a battle.

    maelstrom "Recruiting".
    """
    for b in side.group.brigades:
        b.attrition = worn(b, side.losses)
        if broken(b.attrition):
            world.tell(
                side.group.kingdom,
                f"{SHAPE.title('BrigadeType', b.breed)} are no more in {SHAPE.name(side.group)}.",
            )
            muster_out(side.group, b, world)
    for l_ in [l_ for l_ in side.group.leaders if may_fall(l_)]:
        l__dice = dice.at(l_.id)
        chance = death_chance(side, enemy)  # falls
        if l__dice.throw('fall.falls', 100) <= chance:
            side.group.leaders = taken(side.group.leaders, l_)
            kill(l_, world)
    for w in [w for w in side.group.wizards if may_fall(w)]:
        w_dice = dice.at(w.id)
        chance_ = death_chance(side, enemy)  # falls
        if w_dice.throw('fall.falls_2', 100) <= chance_:
            side.group.wizards = taken(side.group.wizards, w)
            kill(w, world)
    side.group.fought += 1


def own_up(side: Side, enemy: Side, world: World) -> None:
    """A plan that cannot be carried out.

    maelstrom "Tactical Maneuver Selections (TAC)", "Amazons".
    """
    if stance(side, enemy) != side.ordered:
        world.tell(
            side.group.kingdom,
            f"{SHAPE.name(side.group)} cannot carry this out: {SHAPE.title('Tactic', side.ordered)}. It "
            f"fights so: {SHAPE.title('Tactic', stance(side, enemy))}.",
        )


def shrug_off(caster: Side, target: Side, world: World, dice: Dice) -> None:
    """Battle spells that do nothing.

    maelstrom "Magic Resistance (Battle)".
    """
    if magic_resistance(target) > 0:
        for c in [c for c in caster.casts if SPELL_DAMAGE[c.spell] > 0]:
            c_dice = dice.at(c.id)
            chance = magic_resistance(target)  # it slides off
            if c_dice.throw('shrug_off.it_slides_off', 100) <= chance:
                caster.casts = taken(caster.casts, c)
                world.tell(
                    caster.group.kingdom,
                    f"{SHAPE.title('Spell', c.spell)} does nothing to {SHAPE.name(target.group)}.",
                )
                world.tell(
                    target.group.kingdom,
                    f"{SHAPE.title('Spell', c.spell)} does nothing to {SHAPE.name(target.group)}.",
                )


def battle(one: Side, two: Side, world: World, dice: Dice) -> None:
    """Groups fight.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row); TooMuchTaken (reductions take more than
    everything).
    maelstrom "Combat Stages".
    """
    world.tell(one.group.kingdom, f"{SHAPE.name(one.group)} meets {SHAPE.name(two.group)}.")
    world.tell(two.group.kingdom, f"{SHAPE.name(two.group)} is attacked by {SHAPE.name(one.group)}.")
    first_luck = readiness(dice)  # the attacker's day
    second_luck = readiness(dice)  # the defender's day
    one.luck = first_luck
    two.luck = second_luck
    shrug_off(one, two, world, dice)
    shrug_off(two, one, world, dice)
    blows(one, two, STAGE_FAR_MISSILES, world)
    blows(one, two, STAGE_NEAR_MISSILES, world)
    blows(one, two, STAGE_FIRST_MAGIC, world)
    blows(one, two, STAGE_WANDS, world)
    blows(one, two, STAGE_FIRST_CHARGE, world)
    blows(one, two, STAGE_SECOND_CHARGE, world)
    blows(one, two, STAGE_SECOND_MAGIC, world)
    blows(one, two, STAGE_MELEE_ONE, world)
    blows(one, two, STAGE_MELEE_TWO, world)
    blows(one, two, STAGE_COMBINED_ONE, world)
    blows(one, two, STAGE_COMBINED_TWO, world)
    one_ = one.group
    other = two.group
    world.note('clashed', one_, other)
    upon_clashed_1(one_, other, world)
    world.note('busy', one.group)
    world.note('busy', two.group)
    fall(one, two, world, dice)
    fall(two, one, world, dice)
    world.tell(
        one.group.kingdom,
        f"{SHAPE.name(one.group)} has lost {show(one.losses, PERCENT)}; {SHAPE.name(two.group)} has lost "
        f"{show(two.losses, PERCENT)}.",
    )
    world.tell(
        two.group.kingdom,
        f"{SHAPE.name(two.group)} has lost {show(two.losses, PERCENT)}; {SHAPE.name(one.group)} has lost "
        f"{show(one.losses, PERCENT)}.",
    )
    winner = victor(one, two)
    if winner is not None:
        world.tell(one.group.kingdom, f"The day belongs to {SHAPE.name(winner)}.")
        world.tell(two.group.kingdom, f"The day belongs to {SHAPE.name(winner)}.")
    else:
        world.tell(one.group.kingdom, 'Nobody has won the day.')
        world.tell(two.group.kingdom, 'Nobody has won the day.')


def meet(attacker: Group, foe: Group, plan: Tactic, world: World, dice: Dice) -> None:
    """An attack is answered.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row); TooMuchTaken (reductions take more than
    everything).
    maelstrom "Combat".
    """
    one = Side(
        group=attacker, attacking=True, ordered=plan, season=weather(world), battles=attacker.fought,
        casts=attacker.prepared,
    )
    world.add(one)
    two = Side(group=foe, season=weather(world), battles=foe.fought, casts=foe.prepared)
    world.add(two)
    back = next((back for back in world.challenges if back.attacker is foe and back.foe is attacker), None)
    if back is not None:
        two.attacking = True
        two.ordered = back.plan
    else:
        wall = next((wall for wall in world.stands if wall.group is foe and wall.foe is attacker), None)
        if wall is not None:
            two.ordered = wall.plan
        else:
            trench = next(
                (trench for trench in world.stands if trench.group is foe and trench.foe is None), None,
            )
            if trench is not None:
                two.entrenched = True
                two.ordered = trench.plan
    own_up(one, two, world)
    own_up(two, one, world)
    battle(one, two, world, dice)
    world.drop(one)
    world.drop(two)
    if (
        sum(1 for b in attacker.brigades) == 0
        and sum(1 for l_ in attacker.leaders) == 0
        and sum(1 for w in attacker.wizards) == 0
    ):
        world.tell(None, f"{SHAPE.name(attacker)} is no more.")
        spoils(attacker, foe, world)
        world.drop(attacker)
    if (
        sum(1 for b in foe.brigades) == 0
        and sum(1 for l_ in foe.leaders) == 0
        and sum(1 for w in foe.wizards) == 0
    ):
        world.tell(None, f"{SHAPE.name(foe)} is no more.")
        spoils(foe, attacker, world)
        world.drop(foe)


def settle_battles(world: World, dice: Dice) -> None:
    """Attacks are carried out.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row); TooMuchTaken (reductions take more than
    everything).
    maelstrom "Sequence of Events", "#111 - Attack Group (Delayed)", "Combat".
    """
    for c in list(world.challenges):
        c_dice = dice.at(c.id)
        if (
            not world.happened('retreated', 'this', 0, c.attacker)
            and not world.happened('retreated', 'this', 0, c.foe)
            and not world.happened('clashed', 'this', 0, c.foe, c.attacker)
        ):
            if slips_away(c.attacker, c.foe, world):
                world.note('retreated', c.foe)
                world.tell(
                    c.foe.kingdom,
                    f"{SHAPE.name(c.foe)} has withdrawn before {SHAPE.name(c.attacker)} came up.",
                )
                world.tell(
                    c.attacker.kingdom,
                    f"{SHAPE.name(c.attacker)} comes too late: {SHAPE.name(c.foe)} has withdrawn.",
                )
            else:
                meet(c.attacker, c.foe, c.plan, world, c_dice)
        elif world.happened('retreated', 'this', 0, c.attacker):
            world.tell(
                c.attacker.kingdom,
                f"{SHAPE.name(c.attacker)} has fallen back, and attacks nobody any more.",
            )
        elif world.happened('clashed', 'this', 0, c.foe, c.attacker):
            world.tell(
                c.attacker.kingdom,
                f"{SHAPE.name(c.attacker)} and {SHAPE.name(c.foe)} have fought already.",
            )
        else:
            world.tell(c.attacker.kingdom, f"{SHAPE.name(c.attacker)} finds nobody to fight.")
    for c in list(world.challenges):
        world.drop(c)
    for s in list(world.stands):
        world.drop(s)
    for g in list(world.groups):
        g.fought = 0


def domain_order_110_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    return world.groups


def default_order_110_plan(group: Group, kingdom: Kingdom, foe: Group, world: World) -> Tactic:
    """What is meant where nothing is said: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    return TACTIC_STANDARD_PLAN


def needs_order_110(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    if foe.kingdom is kingdom:
        return 'A group does not attack its own side.'
    if not TACTIC_ATTACK[plan]:
        return f"{SHAPE.title('Tactic', plan)} is for defenders."
    if not knows_plan(group, plan):
        return f"Nobody in {SHAPE.name(group)} has learned this: {SHAPE.title('Tactic', plan)}."
    if not beside(group, foe) or hides_from(foe, kingdom, 0):
        return f"{SHAPE.name(foe)} is nowhere near {SHAPE.name(group)}."
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return f"{SHAPE.name(group)} attacks {SHAPE.name(foe)} already."
    if host_size(group) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(group)} has no troops to attack with."
    if host_size(foe) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(foe)} has no troops: nobody comes to grips with it."
    return None


def does_order_110(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Group.

    maelstrom "#110 - Attack Group", "Combat".
    """
    world.note('busy', group)
    challenge = Challenge(attacker=group, foe=foe, plan=plan)
    world.add(challenge)


def domain_order_111_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    return world.groups


def default_order_111_plan(group: Group, kingdom: Kingdom, foe: Group, world: World) -> Tactic:
    """What is meant where nothing is said: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    return TACTIC_STANDARD_PLAN


def needs_order_111(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    if foe.kingdom is kingdom:
        return 'A group does not attack its own side.'
    if not TACTIC_ATTACK[plan]:
        return f"{SHAPE.title('Tactic', plan)} is for defenders."
    if not knows_plan(group, plan):
        return f"Nobody in {SHAPE.name(group)} has learned this: {SHAPE.title('Tactic', plan)}."
    if not beside(group, foe) or hides_from(foe, kingdom, 0):
        return f"{SHAPE.name(foe)} is nowhere near {SHAPE.name(group)}."
    if any(c.attacker is group and c.foe is foe for c in world.challenges):
        return f"{SHAPE.name(group)} attacks {SHAPE.name(foe)} already."
    if host_size(group) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(group)} has no troops to attack with."
    if host_size(foe) <= HOST_SIZE_PATROL:
        return f"{SHAPE.name(foe)} has no troops: nobody comes to grips with it."
    return None


def does_order_111(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Attack Group (Delayed).

    maelstrom "#111 - Attack Group (Delayed)", "Combat".
    """
    world.note('busy', group)
    challenge = Challenge(attacker=group, foe=foe, plan=plan)
    world.add(challenge)


def domain_order_120_foe(group: Group, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Defend.

    maelstrom "#120 - Defend", "Combat".
    """
    return world.groups


def default_order_120_plan(group: Group, kingdom: Kingdom, foe: Group, world: World) -> Tactic:
    """What is meant where nothing is said: Defend.

    maelstrom "#120 - Defend", "Combat".
    """
    return TACTIC_STAND_AND_DEFEND


def needs_order_120(group: Group, kingdom: Kingdom, foe: Group, plan: Tactic, world: World) -> str | None:
    """Why it is refused when it is done: Defend.

    maelstrom "#120 - Defend", "Combat".
    """
    if foe.kingdom is kingdom:
        return f"{SHAPE.name(foe)} is no threat to {SHAPE.name(group)}."
    if TACTIC_ATTACK[plan] or plan == TACTIC_NO_ORDERS:
        return f"{SHAPE.title('Tactic', plan)} is for attackers."
    if not knows_plan(group, plan):
        return f"Nobody in {SHAPE.name(group)} has learned this: {SHAPE.title('Tactic', plan)}."
    if not beside(group, foe):
        return f"{SHAPE.name(foe)} is nowhere near {SHAPE.name(group)}."
    return None


def does_order_120(
    group: Group,
    kingdom: Kingdom,
    foe: Group,
    plan: Tactic,
    world: World,
    dice: Dice,
) -> None:
    """Defend.

    maelstrom "#120 - Defend", "Combat".
    """
    world.note('busy', group)
    stand = Stand(group=group, foe=foe, plan=plan)
    world.add(stand)


def does_order_121(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Entrenchment.

    maelstrom "#121 - Entrenchment", "Combat".
    """
    world.note('busy', group)
    group.morale = morale_after(group, MORALE_EVENT_ENTRENCHING)
    stand = Stand(group=group, plan=TACTIC_STAND_AND_DEFEND)
    world.add(stand)


# at the end, for these modules use each other
from ._turn import weather  # noqa: E402
from .marching import hides_from, upon_clashed_1  # noqa: E402
from .missions_run import kill  # noqa: E402
from .upkeep import muster_out  # noqa: E402
