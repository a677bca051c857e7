"""Resolvers of orders_emissaries.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present, show

from ._choices import (
    Artifact, Building, EFFECT_SLEPT, INFLUENCE_EVENT_TITLE, ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY,
    ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY, ORDER_SLEEP_ANCIENT_ONES_ONLY,
    PRIVILEGE_CONSUL_TITLES, PRIVILEGE_SLEEP_OF_CONSULS, PRIVILEGE_SLEEP_OF_PRINCES, RANK_AGENT,
    RANK_AMBASSADOR, RANK_BARON, RANK_CONSUL, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_FANATIC,
    RANK_GOVERNOR, RANK_PRIESTESS, RANK_PRINCE, REACTION_HOSTILE, Rank, Trait,
)
from ._kinds import Figure, Foothold, Kingdom, Place, Target
from ._tables import ARTIFACT_SLEEP_PROOF, BUILDING_BESTOWS_TITLES, TRAIT_SLEEP_RESISTANCE
from ._words import GOLD, PERCENT, POINTS
from ._world import SHAPE, World
from .clerks import order_open
from .map_ import seat, within_reach
from .realm import influence_change, influence_lowered, lowered, may_spend, reaction

_PRIVILEGE_CONSUL_TITLES_BIT: Final = 1 << PRIVILEGE_CONSUL_TITLES
_PRIVILEGE_SLEEP_OF_CONSULS_BIT: Final = 1 << PRIVILEGE_SLEEP_OF_CONSULS
_PRIVILEGE_SLEEP_OF_PRINCES_BIT: Final = 1 << PRIVILEGE_SLEEP_OF_PRINCES


def lulled(kingdom: Kingdom, victim: Target) -> int:
    """Chance that somebody is sent to sleep.

    In percent.
    maelstrom "#306 - Sleep (Ancient Ones only)".
    """
    value = 0
    kingdom_privileges = kingdom.privileges
    if kingdom_privileges & _PRIVILEGE_SLEEP_OF_CONSULS_BIT:
        value = 70  # Sleep (privilege): a song
    if kingdom_privileges & _PRIVILEGE_SLEEP_OF_PRINCES_BIT:
        value = 70  # Sleep (privilege): a song
    # the best charm
    value *= 100 - max([
        0,
        *[
            present(ARTIFACT_SLEEP_PROOF[a], '')
            for a in map(Artifact, members(victim.artifacts))
            if ARTIFACT_SLEEP_PROOF[a] is not None
        ],
    ])
    victim_kingdom = victim.kingdom
    if victim_kingdom is not None:
        value *= 100 - sleep_ward(victim_kingdom)  # their nature
    else:
        value *= 100
    return (value + 5000) // 10000  # whole points


def sleep_ward(kingdom: Kingdom) -> int:
    """Chance that sleep does nothing to somebody of a kingdom.

    In percent.
    maelstrom "Magic Resistance (Sleep)".
    """
    return max([
        0,
        *[
            present(TRAIT_SLEEP_RESISTANCE[t], '')
            for t in map(Trait, members(kingdom.traits))
            if TRAIT_SLEEP_RESISTANCE[t] is not None
        ],
    ])


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


def next_title(rank: Rank) -> Rank:
    """The title that follows upon another.

    maelstrom "Political Emissaries", "#390 - Receive New Title".
    """
    if rank == RANK_DUKE:
        return RANK_PRINCE
    if rank == RANK_COUNT:
        return RANK_DUKE
    if rank == RANK_BARON:
        return RANK_COUNT
    if rank == RANK_GOVERNOR:
        return RANK_BARON
    if rank == RANK_AMBASSADOR:
        return RANK_GOVERNOR
    return rank


def bestows(place: Place, kingdom: Kingdom) -> bool:
    """Titles of the kingdom are bestowed at the place.

    maelstrom "#390 - Receive New Title", "Buildings".
    """
    if kingdom.capital is place:
        return True  # its capital
    return (
        place.kingdom is kingdom
        and any(BUILDING_BESTOWS_TITLES[b] is not None for b in map(Building, members(place.buildings)))
    )  # a Forum of its own


def fall_silent(world: World) -> None:
    """Whispers from below are forgotten.

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "#283 - Demonic Regional Submission
    (Demon Princes only)".
    """
    for s in list(world.footholds):
        s.bowed = 0
        s.whispered = 0


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
        town,
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
                figure,
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
            world.tell(kingdom, f"{SHAPE.title('Region', land)} bows to {SHAPE.name(figure)}.", figure)


def domain_order_306_victim(figure: Figure, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    return world.figures


def needs_order_306(figure: Figure, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    if not order_open(ORDER_SLEEP_ANCIENT_ONES_ONLY, kingdom):
        return 'Only Consuls and Demon Princes send others to sleep.'
    if figure.rank != RANK_CONSUL and figure.rank != RANK_DEMON_PRINCE:
        return f"{SHAPE.name(figure)} is neither Consul nor Demon Prince."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if victim is figure:
        return 'Nobody sings himself to sleep.'
    return None


def needs_order_306_of(figure: Figure, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    if not order_open(ORDER_SLEEP_ANCIENT_ONES_ONLY, kingdom):
        return 'Only Consuls and Demon Princes send others to sleep.'
    if figure.rank != RANK_CONSUL and figure.rank != RANK_DEMON_PRINCE:
        return f"{SHAPE.name(figure)} is neither Consul nor Demon Prince."
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    return None


def cost_order_306(
    figure: Figure,
    kingdom: Kingdom,
    victim: Figure,
    world: World,
) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    return (("gold", 0),)


def does_order_306(figure: Figure, kingdom: Kingdom, victim: Figure, world: World, dice: Dice) -> None:
    """Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    world.note('worked', figure)
    home = victim.kingdom
    if (
        (
            not political(victim)
            and victim.rank != RANK_PRIESTESS
            and victim.rank != RANK_AGENT
            and victim.rank != RANK_FANATIC
        )
        or not within_reach(seat(figure), seat(victim), 10)
    ):
        world.tell(kingdom, f"{SHAPE.name(figure)} has not found {SHAPE.name(victim)}.", figure, victim)
    else:
        chance = lulled(kingdom, victim)  # asleep
        if dice.throw('order 306.asleep', 100) <= chance:
            world.keep(victim, "effects")
            victim.effects |= 1 << EFFECT_SLEPT
            world.until('turn', victim, "effects", EFFECT_SLEPT, True)
            world.tell(
                kingdom,
                f"{SHAPE.name(figure)} has sung, and sleep has come over {SHAPE.name(victim)}.",
                figure,
                victim,
            )
            if home is not None:
                world.tell(home, f"A heavy sleep has come over {SHAPE.name(victim)}.", victim)
        else:
            world.tell(
                kingdom,
                f"{SHAPE.name(figure)} has sung, and {SHAPE.name(victim)} is awake.",
                figure,
                victim,
            )


def needs_order_310(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Maintain Status Quo.

    maelstrom "#310 - Maintain Status Quo", "Political Emissaries".
    """
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if not talks_to_people(figure):
        return f"{SHAPE.name(figure)} is no emissary who talks to the people."
    if figure.place is None:
        return f"{SHAPE.name(figure)} is in no place."
    return None


def cost_order_310(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Maintain Status Quo.

    Raises OffTheTable (a table has no row).
    maelstrom "#310 - Maintain Status Quo", "Political Emissaries".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_310(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Maintain Status Quo.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#310 - Maintain Status Quo", "Political Emissaries".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        world.keep(here, "peace")
        here.peace += quo_strength(kingdom, figure.rank)
        world.tell(
            kingdom,
            f"{SHAPE.name(figure)} keeps the people of {SHAPE.name(here)} quiet, which counts "
            f"{show(quo_strength(kingdom, figure.rank), POINTS)}.",
            figure,
            here,
        )


def needs_order_315(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Stir Unrest.

    maelstrom "#315 - Stir Unrest", "Political Emissaries".
    """
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if not talks_to_people(figure):
        return f"{SHAPE.name(figure)} is no emissary who talks to the people."
    if figure.place is None:
        return f"{SHAPE.name(figure)} is in no place."
    return None


def cost_order_315(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Stir Unrest.

    Raises OffTheTable (a table has no row).
    maelstrom "#315 - Stir Unrest", "Political Emissaries".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_315(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Stir Unrest.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#315 - Stir Unrest", "Political Emissaries".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        world.keep(here, "unrest")
        here.unrest += unrest_strength(kingdom, figure.rank)
        world.tell(
            kingdom,
            f"{SHAPE.name(figure)} goes about in {SHAPE.name(here)}, and the people begin to grumble, which "
            f"counts {show(unrest_strength(kingdom, figure.rank), POINTS)}.",
            figure,
            here,
        )


def needs_order_320(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rebel Popcenter.

    maelstrom "#320 - Rebel Popcenter", "Political Emissaries".
    """
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if not talks_to_people(figure):
        return f"{SHAPE.name(figure)} is no emissary who talks to the people."
    if figure.place is None:
        return f"{SHAPE.name(figure)} is in no place."
    if figure.place is not None and figure.place.kingdom is None:
        return f"Nobody rules where {SHAPE.name(figure)} is."
    if figure.place is not None and figure.place.kingdom is kingdom:
        return f"Where {SHAPE.name(figure)} is, {SHAPE.name(kingdom)} rules."
    return None


def cost_order_320(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Rebel Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter", "Political Emissaries".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_320(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Rebel Popcenter.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter", "Political Emissaries".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        land = here.region
        if not open_to_talk(here):
            put_in_irons(kingdom, figure, here, world)
        elif land is not None:
            world.tell(
                kingdom,
                f"{SHAPE.name(figure)} speaks against the master of {SHAPE.name(here)}. The chance is "
                f"{show(rebel_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here)), PERCENT)}"
                f": {show(title_words(kingdom, figure.rank), POINTS)} for the title, "
                f"{show(persuasion(kingdom, figure.rank, here, here.settlement, land), PERCENT)} with the "
                f"region, the place and its master, then {show(upheaval(here), POINTS)} by what other "
                'emissaries have stirred up or calmed.',
                figure,
                here,
            )
            # rebellion
            chance = rebel_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here))
            if dice.throw('order 320.rebellion', 100) <= chance:
                lord = here.kingdom
                world.tell(
                    kingdom,
                    f"{SHAPE.name(here)} has thrown out its master, and belongs to nobody.",
                    here,
                )
                if lord is not None:
                    world.tell(
                        lord,
                        f"{SHAPE.name(here)} has thrown out your people, and belongs to nobody.",
                        here,
                    )
                name_the_speaker(kingdom, figure, here, world, dice)
                shake_off(here, world)
            else:
                stumble(kingdom, figure, here, land, world, dice)


def needs_order_330(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Usurp Popcenter.

    maelstrom "#330 - Usurp Popcenter", "Political Emissaries".
    """
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if not talks_to_people(figure):
        return f"{SHAPE.name(figure)} is no emissary who talks to the people."
    if figure.place is None:
        return f"{SHAPE.name(figure)} is in no place."
    if figure.place is not None and figure.place.sanctuary_of is not None:
        return f"Nobody lives where {SHAPE.name(figure)} is."
    if figure.place is not None and figure.place.kingdom is kingdom:
        return f"Where {SHAPE.name(figure)} is, {SHAPE.name(kingdom)} rules."
    return None


def cost_order_330(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Usurp Popcenter.

    Raises OffTheTable (a table has no row).
    maelstrom "#330 - Usurp Popcenter", "Political Emissaries".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_330(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Usurp Popcenter.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    NoAnswer (no case fits); OffTheTable (a table has no row).
    maelstrom "#330 - Usurp Popcenter", "Political Emissaries".
    """
    world.note('worked', figure)
    here = figure.place
    if here is not None:
        land = here.region
        if not open_to_talk(here):
            put_in_irons(kingdom, figure, here, world)
        elif land is not None:
            world.tell(
                kingdom,
                f"{SHAPE.name(figure)} speaks for your banner in {SHAPE.name(here)}. The chance is "
                f"{show(usurp_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here)), PERCENT)}"
                f": {show(title_words(kingdom, figure.rank), POINTS)} for the title, "
                f"{show(persuasion(kingdom, figure.rank, here, here.settlement, land), PERCENT)} with the "
                f"region, the place and its master, then {show(upheaval(here), POINTS)} by what other "
                'emissaries have stirred up or calmed.',
                figure,
                here,
            )
            # usurped
            chance = usurp_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here))
            if dice.throw('order 330.usurped', 100) <= chance:
                lord = here.kingdom
                world.tell(kingdom, f"{SHAPE.name(here)} raises your banner.", here)
                if lord is not None:
                    world.tell(
                        lord,
                        f"{SHAPE.name(here)} has raised the banner of {SHAPE.name(kingdom)}.",
                        here,
                    )
                    name_the_speaker(kingdom, figure, here, world, dice)
                raise_banner(kingdom, here, world)
            else:
                stumble(kingdom, figure, here, land, world, dice)


def needs_order_390(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Receive New Title.

    maelstrom "#390 - Receive New Title".
    """
    if in_irons(figure):
        return f"{SHAPE.name(figure)} is a prisoner."
    if asleep(figure):
        return f"{SHAPE.name(figure)} lies in a sleep from which nobody wakes."
    if world.happened('uprooted', 'this', 0, figure):
        return f"{SHAPE.name(figure)} had to move in this turn, and does nothing else."
    if next_title(figure.rank) == figure.rank:
        return f"No title is left for {SHAPE.name(figure)}."
    if figure.place is None or not bestows(figure.place, kingdom):
        return f"Titles are not bestowed where {SHAPE.name(figure)} is."
    if not may_spend(kingdom, -1 * influence_change(INFLUENCE_EVENT_TITLE)):
        return f"{SHAPE.name(kingdom)} has no influence to give away."
    if (
        kingdom.privileges & _PRIVILEGE_CONSUL_TITLES_BIT
        and not any(
            r.kingdom is kingdom and r.rank == RANK_CONSUL and not in_irons(r) and r.place is kingdom.capital
            for r in world.rulers
        )
    ):
        return 'No Consul is at the capital.'
    return None


def cost_order_390(figure: Figure, kingdom: Kingdom, world: World) -> tuple[tuple[str, int], ...]:
    """What it takes from who orders it: Receive New Title.

    Raises OffTheTable (a table has no row).
    maelstrom "#390 - Receive New Title".
    """
    return (("gold", travel_price(figure.rank)),)


def does_order_390(figure: Figure, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Receive New Title.

    maelstrom "#390 - Receive New Title".
    """
    world.note('worked', figure)
    figure.rank = next_title(figure.rank)
    kingdom.influence = influence_lowered(kingdom, -1 * influence_change(INFLUENCE_EVENT_TITLE))
    world.tell(kingdom, f"{SHAPE.name(figure)} has a new title: {SHAPE.title('Rank', figure.rank)}.", figure)


# at the end, for these modules use each other
from ._turn import gold_produced  # noqa: E402
from .conquest import raise_banner  # noqa: E402
from .gates import asleep, political  # noqa: E402
from .orders_ruler import shift_reaction  # noqa: E402
from .orders_travel import travel_price  # noqa: E402
from .politics import in_irons, name_the_speaker, open_to_talk, persuasion, put_in_irons, quo_strength, rebel_chance, shake_off, stumble, talks_to_people, title_words, unrest_strength, upheaval, usurp_chance  # noqa: E402
