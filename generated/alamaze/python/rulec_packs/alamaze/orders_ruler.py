"""Resolvers of orders_ruler.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, show

from ._choices import (
    ARTIFACT_STAFF_OF_DISDAIN, ARTIFACT_STAFF_OF_THE_GREAT_ORATOR, HOLD_SUBSTANTIAL, HOLD_TIGHT_CONTROL,
    ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY,
    RANK_CONSUL, RANK_FOOL, ROYAL_ACT_CONSUL_DENIGRATE, ROYAL_ACT_CONSUL_ENAMOR, ROYAL_ACT_DENIGRATE,
    ROYAL_ACT_DISDAIN_DENIGRATE, ROYAL_ACT_ENAMOR, ROYAL_ACT_INCREASE, ROYAL_ACT_ORATOR_ENAMOR, Reaction,
    Region,
)
from ._kinds import Figure, Foothold, Kingdom, Ruler
from ._words import GOLD, INFLUENCE
from ._world import SHAPE, World
from .clerks import order_open
from .realm import controls, hold, influence_raised, may_spend
from .ruler import (
    act_cost, consul_denigrate_chance, denigrate_chance, denigrated, disdain_chance, enamor_chance,
    enamored, increase_chance, influence_increased, influence_sold, jest, may_enamor, sale_proceeds,
)

_ARTIFACT_STAFF_OF_DISDAIN_BIT: Final = 1 << ARTIFACT_STAFF_OF_DISDAIN
_ARTIFACT_STAFF_OF_THE_GREAT_ORATOR_BIT: Final = 1 << ARTIFACT_STAFF_OF_THE_GREAT_ORATOR


def holder(region: Region, world: World) -> Kingdom | None:
    """Kingdom that controls a region.

    maelstrom "Regions".
    """
    for k in world.kingdoms:
        if controls(k, region):
            return k
    return None


def hears_suitors(kingdom: Kingdom, region: Region, world: World) -> bool:
    """The kingdom hears who courts the region.

    Raises NoAnswer (no case fits).
    maelstrom "Immortality".
    """
    return (
        hold(kingdom, region) >= HOLD_SUBSTANTIAL
        and any(f.kingdom is kingdom and deathless(f) and not in_irons(f) for f in world.figures)
    )  # an Immortal at court, and much of the region


def shift_reaction(kingdom: Kingdom, region: Region, mood_: Reaction, world: World) -> None:
    """A region thinks otherwise of a kingdom.

    maelstrom "#470 - Enamor Region".
    """
    s = next((s for s in kingdom.standings if s.region == region), None)
    if s is not None:
        world.keep(s, "reaction")
        s.reaction = mood_
    else:
        stranger = Foothold(region=region, reaction=mood_)
        world.add(stranger)
        world.keep(kingdom, "standings")
        kingdom.standings = (*kingdom.standings, stranger)
    world.tell(
        kingdom,
        f"{SHAPE.title('Region', region)} is now {SHAPE.title('Reaction', mood_)} towards "
        f"{SHAPE.name(kingdom)}.",
    )


def warn_immortals(kingdom: Kingdom, region: Region, world: World) -> None:
    """Immortals hear who courts a region.

    Raises NoAnswer (no case fits).
    maelstrom "Immortality".
    """
    for k in [k for k in world.kingdoms if k is not kingdom and hears_suitors(k, region, world)]:
        world.tell(k, f"{SHAPE.name(kingdom)} courts {SHAPE.title('Region', region)}.")


def win_over(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> None:
    """A region is won over.

    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region", "#465 - Consul Enamor Region (Ancient Ones only)".
    """
    warn_immortals(kingdom, region, world)
    shift_reaction(target, region, enamored(target, region, world), world)
    if target is not kingdom:
        world.tell(
            kingdom,
            f"{SHAPE.title('Region', region)} listens, and thinks better of {SHAPE.name(target)}.",
        )


def speak_ill(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> None:
    """A kingdom is denigrated.

    maelstrom "#475 - Denigrate Kingdom".
    """
    shift_reaction(target, region, denigrated(target, region), world)
    world.tell(kingdom, f"{SHAPE.title('Region', region)} believes what is said about {SHAPE.name(target)}.")
    world.tell(
        target,
        f"Somebody speaks ill of {SHAPE.name(target)} in {SHAPE.title('Region', region)}, and is believed.",
    )


def raise_staff(kingdom: Kingdom, world: World) -> None:
    """The staff is raised.

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    if world.happened('orated', 'this', 0, kingdom):
        world.note('orated_again', kingdom)
    else:
        world.note('orated', kingdom)


def domain_order_465_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    return world.kingdoms


def needs_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return f"{SHAPE.name(ruler)} is no Consul."
    if not order_open(ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY, kingdom):
        return 'Only the Ancient Ones are ruled by Consuls.'
    if not may_enamor(kingdom if target is None else target, region, holder(region, world)):
        return f"{SHAPE.title('Region', region)} is loyal to another kind of throne."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def cost_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Consul Enamor Region (Ancient Ones only).

    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    return (("gold", act_cost(ROYAL_ACT_CONSUL_ENAMOR)),)


def does_order_465(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom | None,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Consul Enamor Region (Ancient Ones only).

    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits).
    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)", "Ancient Ones".
    """
    chance = enamor_chance(ROYAL_ACT_CONSUL_ENAMOR)  # won over
    if dice.throw('order 465.won_over', 100) <= chance:
        win_over(kingdom, kingdom if target is None else target, region, world)
    else:
        warn_immortals(kingdom, region, world)
        world.tell(kingdom, f"{SHAPE.title('Region', region)} does not listen to {SHAPE.name(ruler)}.", ruler)


def needs_order_470(ruler: Ruler, kingdom: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Enamor Region.

    maelstrom "#470 - Enamor Region", "Regions".
    """
    if not may_enamor(kingdom, region, holder(region, world)):
        return f"{SHAPE.title('Region', region)} is loyal to another kind of throne."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def cost_order_470(
    ruler: Ruler,
    kingdom: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Enamor Region.

    maelstrom "#470 - Enamor Region", "Regions".
    """
    return (("gold", act_cost(ROYAL_ACT_ENAMOR)),)


def does_order_470(ruler: Ruler, kingdom: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Enamor Region.

    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region", "Regions".
    """
    win_over(kingdom, kingdom, region, world)


def needs_order_471(kingdom: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Enamor Region (Artifact only).

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_STAFF_OF_THE_GREAT_ORATOR_BIT:
        return f"{SHAPE.name(kingdom)} does not hold the Staff of the Great Orator."
    if world.happened('orated_again', 'this', 0, kingdom):
        return 'The staff has spoken as often as it may.'
    if not may_enamor(kingdom, region, holder(region, world)):
        return f"{SHAPE.title('Region', region)} is loyal to another kind of throne."
    return None


def cost_order_471(kingdom: Kingdom, region: Region, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Enamor Region (Artifact only).

    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    return (("gold", act_cost(ROYAL_ACT_ORATOR_ENAMOR)),)


def does_order_471(kingdom: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Enamor Region (Artifact only).

    Raises NoAnswer (no case fits).
    maelstrom "#471 - Enamor Region (Artifact only)".
    """
    raise_staff(kingdom, world)
    win_over(kingdom, kingdom, region, world)


def domain_order_475_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    return world.kingdoms


def needs_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Denigrate Kingdom.

    Raises NoAnswer (no case fits).
    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    if target is kingdom:
        return 'A kingdom cannot denigrate itself.'
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return f"Everybody in {SHAPE.title('Region', region)} stands behind {SHAPE.name(target)}."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def cost_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Denigrate Kingdom.

    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    return (("gold", act_cost(ROYAL_ACT_DENIGRATE)),)


def does_order_475(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Denigrate Kingdom.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#475 - Denigrate Kingdom", "Regions".
    """
    chance = denigrate_chance(kingdom, target, region)  # believed
    if dice.throw('order 475.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, f"Nobody in {SHAPE.title('Region', region)} believes it of {SHAPE.name(target)}.")


def domain_order_476_target(kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    return world.kingdoms


def needs_order_476(kingdom: Kingdom, target: Kingdom, region: Region, world: World) -> str | None:
    """Why it is refused when it is done: Denigrate Region (Artifact only).

    Raises NoAnswer (no case fits).
    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    if not kingdom.regalia & _ARTIFACT_STAFF_OF_DISDAIN_BIT:
        return f"{SHAPE.name(kingdom)} does not hold the Staff of Disdain."
    if target is kingdom:
        return 'A kingdom cannot denigrate itself.'
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return f"Everybody in {SHAPE.title('Region', region)} stands behind {SHAPE.name(target)}."
    return None


def cost_order_476(
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    return (("gold", act_cost(ROYAL_ACT_DISDAIN_DENIGRATE)),)


def does_order_476(kingdom: Kingdom, target: Kingdom, region: Region, world: World, dice: Dice) -> None:
    """Denigrate Region (Artifact only).

    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    chance = disdain_chance(kingdom)  # believed
    if dice.throw('order 476.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, f"Nobody in {SHAPE.title('Region', region)} believes it of {SHAPE.name(target)}.")


def domain_order_478_target(ruler: Ruler, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    return world.kingdoms


def needs_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Consul Denigrate Region (Ancient Ones only).

    Raises NoAnswer (no case fits).
    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    if ruler.rank != RANK_CONSUL:
        return f"{SHAPE.name(ruler)} is no Consul."
    if not order_open(ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY, kingdom):
        return 'Only the Ancient Ones are ruled by Consuls.'
    if target is kingdom:
        return 'A kingdom cannot denigrate itself.'
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        return f"Everybody in {SHAPE.title('Region', region)} stands behind {SHAPE.name(target)}."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def cost_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Consul Denigrate Region (Ancient Ones only).

    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    return (("gold", act_cost(ROYAL_ACT_CONSUL_DENIGRATE)),)


def does_order_478(
    ruler: Ruler,
    kingdom: Kingdom,
    target: Kingdom,
    region: Region,
    world: World,
    dice: Dice,
) -> None:
    """Consul Denigrate Region (Ancient Ones only).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#478 - Consul Denigrate Region (Ancient Ones only)", "Ancient Ones".
    """
    chance = consul_denigrate_chance(kingdom, target, region)  # believed
    if dice.throw('order 478.believed', 100) <= chance:
        speak_ill(kingdom, target, region, world)
    else:
        world.tell(kingdom, f"Nobody in {SHAPE.title('Region', region)} believes it of {SHAPE.name(target)}.")


def needs_order_480(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    if kingdom.influence >= 2000:
        return f"No strings are left that {SHAPE.name(ruler)} could pull."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def cost_order_480(ruler: Ruler, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    return (("gold", act_cost(ROYAL_ACT_INCREASE)),)


def does_order_480(ruler: Ruler, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Increase Influence.

    maelstrom "#480 - Increase Influence", "King's Influence".
    """
    chance = increase_chance(kingdom)  # strings hold
    if dice.throw('order 480.strings_hold', 100) <= chance:
        kingdom.influence = influence_increased(kingdom)
        world.tell(kingdom, f"{SHAPE.name(kingdom)} now has {show(kingdom.influence, INFLUENCE)}.")
    else:
        world.tell(kingdom, f"The strings that {SHAPE.name(ruler)} pulled were tied to nothing.", ruler)


def needs_order_483(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Entertain Royal Court.

    maelstrom "#483 - Entertain Royal Court", "King's Influence", "Political Emissaries".
    """
    if figure.rank != RANK_FOOL:
        return f"{SHAPE.name(figure)} is no Fool."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    return None


def does_order_483(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Entertain Royal Court.

    maelstrom "#483 - Entertain Royal Court", "King's Influence", "Political Emissaries".
    """
    laughter = jest(dice)
    kingdom.influence = influence_raised(kingdom, laughter)
    world.tell(
        kingdom,
        f"{SHAPE.name(figure)} has played before the court; {SHAPE.name(kingdom)} now has "
        f"{show(kingdom.influence, INFLUENCE)}.",
        figure,
    )


def needs_order_490(ruler: Ruler, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sell Influence.

    maelstrom "#490 - Sell Influence", "King's Influence".
    """
    if not may_spend(kingdom, 100):
        return f"{SHAPE.name(kingdom)} has no influence to spare."
    if in_irons(ruler):
        return f"{SHAPE.name(ruler)} is a prisoner."
    if asleep(ruler):
        return f"{SHAPE.name(ruler)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, ruler):
        return f"{SHAPE.name(ruler)} had to move in this turn, and does nothing else."
    return None


def does_order_490(ruler: Ruler, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Sell Influence.

    maelstrom "#490 - Sell Influence", "King's Influence".
    """
    coins = sale_proceeds(kingdom)
    kingdom.influence = influence_sold(kingdom)
    kingdom.gold += coins
    world.tell(kingdom, f"{SHAPE.name(ruler)} has sold titles for {show(coins, GOLD)}.", ruler)


# at the end, for these modules use each other
from .gates import asleep, deathless  # noqa: E402
from .politics import in_irons  # noqa: E402
