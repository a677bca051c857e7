"""Resolvers of orders_200.rules."""

from __future__ import annotations

from collections.abc import Sequence

from rulec.runtime import Dice, show

from ._choices import (
    BETTER_SHARE_MORE_FOOD, BETTER_SHARE_MORE_PAY, BetterShare, BrigadeType, EVERY_BRIGADE_TYPE,
    ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY, ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY,
    RANK_DEMON_PRINCE, REACTION_HOSTILE,
)
from ._kinds import Figure, Foothold, Group, Kingdom, Place
from ._words import GOLD, PERCENT
from ._world import SHAPE, World
from .clerks import order_open
from .realm import lowered, reaction


def rules_around(figure: Figure, kingdom: Kingdom, world: World) -> bool:
    """The kingdom rules a place in the region of the figure.

    maelstrom "Demon Princes".
    """
    figure_place = figure.place
    return (
        figure_place is not None
        and figure_place.region is not None
        and any(p.kingdom is kingdom and p.region == figure_place.region for p in world.places)
    )  # a place of its own


def fall_silent(world: World) -> None:
    """Whispers from below are forgotten.

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "#283 - Demonic Regional Submission
    (Demon Princes only)".
    """
    for s in list(world.footholds):
        s.bowed = 0
        s.whispered = 0


def domain_order_235_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return world.groups


def domain_order_235_breed(kingdom: Kingdom, group: Group, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    return EVERY_BRIGADE_TYPE


def needs_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World) -> str | None:
    """Why it is refused when it is done: Reorganize Troops.

    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    if group.kingdom is not kingdom:
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if not any(b.breed == breed for b in group.brigades):
        return f"There are no {SHAPE.title('BrigadeType', breed)} in {SHAPE.name(group)}."
    if breed == kingdom.own_brigade and not all(b.breed == kingdom.own_brigade for b in group.brigades):
        return "The kingdom's own troops are broken up last."
    if not others_lack(group, breed):
        return f"Nobody else in {SHAPE.name(group)} has lost anybody."
    return None


def does_order_235(kingdom: Kingdom, group: Group, breed: BrigadeType, world: World, dice: Dice) -> None:
    """Reorganize Troops.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#235 - Reorganize Troops", "Groups".
    """
    victim = min(
        (victim for victim in group.brigades if victim.breed == breed),
        key=lambda victim: -victim.attrition, default=None,
    )
    if victim is not None:
        men = 100 - victim.attrition
        muster_out(group, victim, world)
        gaps = sum(b.attrition for b in group.brigades)
        for b in group.brigades:
            world.keep(b, "attrition")
            b.attrition = closed_ranks(b, men, gaps)
        world.note('busy', group)
        world.tell(
            kingdom,
            f"A brigade of {SHAPE.title('BrigadeType', breed)} in {SHAPE.name(group)} is broken up, and "
            'fills the ranks of the others.',
        )


def needs_order_236(group: Group, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    if not any(regrowth_of(group, b, world) > 0 for b in group.brigades):
        return f"Nobody in {SHAPE.name(group)} can heal."
    return None


def does_order_236(group: Group, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Regenerate (various).

    maelstrom "#236 - Regenerate (various)".
    """
    for b in group.brigades:
        b.attrition = max(b.attrition - regrowth_of(group, b, world), min(b.attrition, 0))
    world.tell(kingdom, f"Wounds close in {SHAPE.name(group)}.")


def domain_order_238_group(kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return world.groups


def needs_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World) -> str | None:
    """Why it is refused when it is done: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    if group.kingdom is not kingdom:
        return f"{SHAPE.name(group)} does not march for {SHAPE.name(kingdom)}."
    if extra != BETTER_SHARE_MORE_PAY and ration(group, world) <= 0:
        return f"{SHAPE.name(group)} needs no food."
    if extra != BETTER_SHARE_MORE_FOOD and wage(group, world) <= 0:
        return f"{SHAPE.name(group)} needs no pay."
    return None


def cost_order_238(
    kingdom: Kingdom,
    group: Group,
    extra: BetterShare,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Morale Bonus.

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "#238 - Morale Bonus", "Groups".
    """
    return (("gold", extra_pay(group, extra, world)), ("food", extra_food(group, extra, world)))


def does_order_238(kingdom: Kingdom, group: Group, extra: BetterShare, world: World, dice: Dice) -> None:
    """Morale Bonus.

    maelstrom "#238 - Morale Bonus", "Groups".
    """
    world.note('cheered', group)
    group.morale = morale_after(group, lift(extra))
    world.tell(
        kingdom,
        f"{SHAPE.name(group)} is well provided for; its morale is {show(group.morale, PERCENT)}.",
    )


def domain_order_240_town(kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Tax Popcenter.

    maelstrom "#240 - Tax Popcenter", "Population Centers".
    """
    return kingdom.places


def needs_order_240(kingdom: Kingdom, town: Place, world: World) -> str | None:
    """Why it is refused when it is done: Tax Popcenter.

    maelstrom "#240 - Tax Popcenter", "Population Centers".
    """
    if town.kingdom is not kingdom:
        return f"{SHAPE.name(town)} does not belong to {SHAPE.name(kingdom)}."
    if kingdom.capital is not None and kingdom.capital is town:
        return 'A ruler does not rob the own capital.'
    return None


def does_order_240(kingdom: Kingdom, town: Place, world: World, dice: Dice) -> None:
    """Tax Popcenter.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "#240 - Tax Popcenter", "Population Centers".
    """
    coins = gold_produced(town, world)
    world.keep(kingdom, "gold")
    kingdom.gold += coins
    world.tell(
        kingdom,
        f"{SHAPE.name(town)} has given {show(coins, GOLD)} more, and has thrown out your people.",
    )
    for f in [
        f
        for f in world.figures
        if f.kingdom is kingdom and f.place is town and political(f) and not in_irons(f)
    ]:
        world.keep(f, "place")
        f.place = kingdom.capital
        world.note('uprooted', f)
        world.note('worked', f)
    land = town.region
    shake_off(town, world)
    if land is not None:
        chance = 50  # the region hears of it
        if dice.throw('order 240.the_region_hears_of_it', 100) <= chance:
            shift_reaction(kingdom, land, lowered(reaction(kingdom, land), REACTION_HOSTILE), world)


def domain_order_273_rival(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Demonic Denigration (Demon Princes only).

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "Demon Princes".
    """
    return world.kingdoms


def needs_order_273(figure: Figure, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Demonic Denigration (Demon Princes only).

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "Demon Princes".
    """
    if not order_open(ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY, kingdom):
        return 'Only the Demon Princes whisper so.'
    if figure.rank != RANK_DEMON_PRINCE:
        return f"{SHAPE.name(figure)} is no Demon Prince."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if rival is kingdom:
        return 'Nobody whispers against himself.'
    if not rules_around(figure, kingdom, world):
        return f"{SHAPE.name(kingdom)} rules no place in the region of {SHAPE.name(figure)}."
    return None


def cost_order_273(
    figure: Figure,
    kingdom: Kingdom,
    rival: Kingdom,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Demonic Denigration (Demon Princes only).

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "Demon Princes".
    """
    return (("gold", 3000),)


def does_order_273(figure: Figure, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Demonic Denigration (Demon Princes only).

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "Demon Princes".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        land = here.region
        if land is not None:
            s = next((s for s in rival.standings if s.region == land), None)
            if s is not None:
                s.whispered += 1
            else:
                fresh = Foothold(region=land, whispered=1)
                world.add(fresh)
                rival.standings = (*rival.standings, fresh)
            world.tell(
                kingdom,
                f"{SHAPE.name(figure)} whispers in {SHAPE.title('Region', land)} against {SHAPE.name(rival)}"
                '.',
            )


def needs_order_283(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Demonic Regional Submission (Demon Princes only).

    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)", "Demon Princes".
    """
    if not order_open(ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY, kingdom):
        return 'Only the Demon Princes speak so.'
    if figure.rank != RANK_DEMON_PRINCE:
        return f"{SHAPE.name(figure)} is no Demon Prince."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if not rules_around(figure, kingdom, world):
        return f"{SHAPE.name(kingdom)} rules no place in the region of {SHAPE.name(figure)}."
    return None


def cost_order_283(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Demonic Regional Submission (Demon Princes only).

    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)", "Demon Princes".
    """
    return (("gold", 3000),)


def does_order_283(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Demonic Regional Submission (Demon Princes only).

    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)", "Demon Princes".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        land = here.region
        if land is not None:
            s = next((s for s in kingdom.standings if s.region == land), None)
            if s is not None:
                s.bowed += 1
            else:
                fresh = Foothold(region=land, bowed=1)
                world.add(fresh)
                kingdom.standings = (*kingdom.standings, fresh)
            world.tell(kingdom, f"{SHAPE.title('Region', land)} bows to {SHAPE.name(figure)}.")


# at the end, for these modules use each other
from ._turn import gold_produced  # noqa: E402
from .gates import asleep, political  # noqa: E402
from .morale import morale_after, regrowth_of  # noqa: E402
from .orders_ruler import shift_reaction  # noqa: E402
from .politics import in_irons, shake_off  # noqa: E402
from .upkeep import closed_ranks, extra_food, extra_pay, lift, muster_out, others_lack, ration, wage  # noqa: E402
