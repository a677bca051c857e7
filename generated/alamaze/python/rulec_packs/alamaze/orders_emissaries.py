"""Resolvers of orders_emissaries.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

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

_SAYS_DOES_NOT_BELONG_TO: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' does not belong to ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:240', 'own')
_SAYS_A_RULER_DOES_NOT: Final = Message(('A ruler does not rob the own capital.',), 'order:240', 'province')
_SAYS_HAS_GIVEN_MORE_AND: Final = Message((
    Hole(Holds("thing", 'Place'), 'town'), ' has given ', Hole(Holds("number", unit=GOLD), 'coins'),
    ' more, and has thrown out your people.',
), 'order:240', 'has_given_more_and')
_SAYS_ONLY_THE_DEMON_PRINCES: Final = Message(('Only the Demon Princes whisper so.',), 'order:273', 'people')
_SAYS_IS_NO_DEMON_PRINCE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no Demon Prince.',
), 'order:273', 'demon')
_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:273', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:273', 'awake')
_SAYS_NOBODY_WHISPERS_AGAINST_HIMSELF: Final = Message((
    'Nobody whispers against himself.',
), 'order:273', 'other')
_SAYS_RULES_NO_PLACE_IN: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' rules no place in the region of ',
    Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'order:273', 'ground')
_SAYS_WHISPERS_IN_AGAINST: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' whispers in ', Hole(Holds("choice", 'Region'), 'land'),
    ' against ', Hole(Holds("thing", 'Kingdom'), 'rival'), '.',
), 'order:273', 'whispers_in_against')
_SAYS_ONLY_THE_DEMON_PRINCES_2: Final = Message(('Only the Demon Princes speak so.',), 'order:283', 'people')
_SAYS_IS_NO_DEMON_PRINCE_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no Demon Prince.',
), 'order:283', 'demon')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:283', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:283', 'awake')
_SAYS_RULES_NO_PLACE_IN_2: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' rules no place in the region of ',
    Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'order:283', 'ground')
_SAYS_BOWS_TO: Final = Message((
    Hole(Holds("choice", 'Region'), 'land'), ' bows to ', Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'order:283', 'bows_to')
_SAYS_ONLY_CONSULS_AND_DEMON: Final = Message((
    'Only Consuls and Demon Princes send others to sleep.',
), 'order:306', 'people')
_SAYS_IS_NEITHER_CONSUL_NOR: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is neither Consul nor Demon Prince.',
), 'order:306', 'caster')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:306', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:306', 'awake')
_SAYS_HAD_TO_MOVE_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:306', 'settled')
_SAYS_NOBODY_SINGS_HIMSELF_TO: Final = Message(('Nobody sings himself to sleep.',), 'order:306', 'other')
_SAYS_HAS_NOT_FOUND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has not found ', Hole(Holds("thing", 'Figure'), 'victim'),
    '.',
), 'order:306', 'has_not_found')
_SAYS_HAS_SUNG_AND_SLEEP: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has sung, and sleep has come over ',
    Hole(Holds("thing", 'Figure'), 'victim'), '.',
), 'order:306', 'has_sung_and_sleep')
_SAYS_A_HEAVY_SLEEP_HAS: Final = Message((
    'A heavy sleep has come over ', Hole(Holds("thing", 'Figure'), 'victim'), '.',
), 'order:306', 'a_heavy_sleep_has')
_SAYS_HAS_SUNG_AND_IS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has sung, and ', Hole(Holds("thing", 'Figure'), 'victim'),
    ' is awake.',
), 'order:306', 'has_sung_and_is')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:310', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:310', 'awake')
_SAYS_HAD_TO_MOVE_IN_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:310', 'settled')
_SAYS_IS_NO_EMISSARY_WHO: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary who talks to the people.',
), 'order:310', 'noble')
_SAYS_IS_IN_NO_PLACE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no place.',
), 'order:310', 'somewhere')
_SAYS_KEEPS_THE_PEOPLE_OF: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' keeps the people of ',
    Hole(Holds("thing", 'Place'), 'here'), ' quiet, which counts ',
    Hole(Holds("number", unit=POINTS), 'quo_strength'), '.',
), 'order:310', 'keeps_the_people_of')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:315', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:315', 'awake')
_SAYS_HAD_TO_MOVE_IN_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:315', 'settled')
_SAYS_IS_NO_EMISSARY_WHO_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary who talks to the people.',
), 'order:315', 'noble')
_SAYS_IS_IN_NO_PLACE_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no place.',
), 'order:315', 'somewhere')
_SAYS_GOES_ABOUT_IN_AND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' goes about in ', Hole(Holds("thing", 'Place'), 'here'),
    ', and the people begin to grumble, which counts ',
    Hole(Holds("number", unit=POINTS), 'unrest_strength'), '.',
), 'order:315', 'goes_about_in_and')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:320', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:320', 'awake')
_SAYS_HAD_TO_MOVE_IN_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:320', 'settled')
_SAYS_IS_NO_EMISSARY_WHO_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary who talks to the people.',
), 'order:320', 'noble')
_SAYS_IS_IN_NO_PLACE_3: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no place.',
), 'order:320', 'somewhere')
_SAYS_NOBODY_RULES_WHERE_IS: Final = Message((
    'Nobody rules where ', Hole(Holds("thing", 'Figure'), 'figure'), ' is.',
), 'order:320', 'master')
_SAYS_WHERE_IS_RULES: Final = Message((
    'Where ', Hole(Holds("thing", 'Figure'), 'figure'), ' is, ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' rules.',
), 'order:320', 'foreign')
_SAYS_SPEAKS_AGAINST_THE_MASTER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' speaks against the master of ',
    Hole(Holds("thing", 'Place'), 'here'), '. The chance is ',
    Hole(Holds("number", unit=PERCENT), 'rebel_chance'), ': ',
    Hole(Holds("number", unit=POINTS), 'title_words'), ' for the title, ',
    Hole(Holds("number", unit=PERCENT), 'persuasion'), ' with the region, the place and its master, then ',
    Hole(Holds("number", unit=POINTS), 'upheaval'), ' by what other emissaries have stirred up or calmed.',
), 'order:320', 'speaks_against_the_master')
_SAYS_HAS_THROWN_OUT_ITS: Final = Message((
    Hole(Holds("thing", 'Place'), 'here'), ' has thrown out its master, and belongs to nobody.',
), 'order:320', 'has_thrown_out_its')
_SAYS_HAS_THROWN_OUT_YOUR: Final = Message((
    Hole(Holds("thing", 'Place'), 'here'), ' has thrown out your people, and belongs to nobody.',
), 'order:320', 'has_thrown_out_your')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:330', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:330', 'awake')
_SAYS_HAD_TO_MOVE_IN_5: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:330', 'settled')
_SAYS_IS_NO_EMISSARY_WHO_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is no emissary who talks to the people.',
), 'order:330', 'noble')
_SAYS_IS_IN_NO_PLACE_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is in no place.',
), 'order:330', 'somewhere')
_SAYS_NOBODY_LIVES_WHERE_IS: Final = Message((
    'Nobody lives where ', Hole(Holds("thing", 'Figure'), 'figure'), ' is.',
), 'order:330', 'no_hideout')
_SAYS_WHERE_IS_RULES_2: Final = Message((
    'Where ', Hole(Holds("thing", 'Figure'), 'figure'), ' is, ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' rules.',
), 'order:330', 'foreign')
_SAYS_SPEAKS_FOR_YOUR_BANNER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' speaks for your banner in ',
    Hole(Holds("thing", 'Place'), 'here'), '. The chance is ',
    Hole(Holds("number", unit=PERCENT), 'usurp_chance'), ': ',
    Hole(Holds("number", unit=POINTS), 'title_words'), ' for the title, ',
    Hole(Holds("number", unit=PERCENT), 'persuasion'), ' with the region, the place and its master, then ',
    Hole(Holds("number", unit=POINTS), 'upheaval'), ' by what other emissaries have stirred up or calmed.',
), 'order:330', 'speaks_for_your_banner')
_SAYS_RAISES_YOUR_BANNER: Final = Message((
    Hole(Holds("thing", 'Place'), 'here'), ' raises your banner.',
), 'order:330', 'raises_your_banner')
_SAYS_HAS_RAISED_THE_BANNER: Final = Message((
    Hole(Holds("thing", 'Place'), 'here'), ' has raised the banner of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'order:330', 'has_raised_the_banner')
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' is a prisoner.',
), 'order:390', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' lies in a sleep from which nobody wakes.',
), 'order:390', 'awake')
_SAYS_HAD_TO_MOVE_IN_6: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' had to move in this turn, and does nothing else.',
), 'order:390', 'settled')
_SAYS_NO_TITLE_IS_LEFT: Final = Message((
    'No title is left for ', Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'order:390', 'climbs')
_SAYS_TITLES_ARE_NOT_BESTOWED: Final = Message((
    'Titles are not bestowed where ', Hole(Holds("thing", 'Figure'), 'figure'), ' is.',
), 'order:390', 'court')
_SAYS_HAS_NO_INFLUENCE_TO: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' has no influence to give away.',
), 'order:390', 'land')
_SAYS_NO_CONSUL_IS_AT: Final = Message(('No Consul is at the capital.',), 'order:390', 'consul')
_SAYS_HAS_A_NEW_TITLE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has a new title: ', Hole(Holds("choice", 'Rank'), 'rank'),
    '.',
), 'order:390', 'has_a_new_title')


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
        return _SAYS_DOES_NOT_BELONG_TO.text((town, kingdom), SHAPE)
    if kingdom.capital is not None and kingdom.capital is town:
        return _SAYS_A_RULER_DOES_NOT.text((), SHAPE)
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
    world.tell(kingdom, _SAYS_HAS_GIVEN_MORE_AND.text((town, coins), SHAPE), town)
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
        return _SAYS_ONLY_THE_DEMON_PRINCES.text((), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NO_DEMON_PRINCE.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if rival is kingdom:
        return _SAYS_NOBODY_WHISPERS_AGAINST_HIMSELF.text((), SHAPE)
    if not rules_around(figure, kingdom, world):
        return _SAYS_RULES_NO_PLACE_IN.text((kingdom, figure), SHAPE)
    return None


def early_order_273_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Demonic Denigration (Demon Princes only).

    maelstrom "#273 - Demonic Denigration (Demon Princes only)", "Demon Princes".
    """
    if not order_open(ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY, kingdom):
        return _SAYS_ONLY_THE_DEMON_PRINCES.text((), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NO_DEMON_PRINCE.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP.text((figure,), SHAPE)
    if not rules_around(figure, kingdom, world):
        return _SAYS_RULES_NO_PLACE_IN.text((kingdom, figure), SHAPE)
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
            world.tell(kingdom, _SAYS_WHISPERS_IN_AGAINST.text((figure, land, rival), SHAPE), figure)


def needs_order_283(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Demonic Regional Submission (Demon Princes only).

    maelstrom "#283 - Demonic Regional Submission (Demon Princes only)", "Demon Princes".
    """
    if not order_open(ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY, kingdom):
        return _SAYS_ONLY_THE_DEMON_PRINCES_2.text((), SHAPE)
    if figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NO_DEMON_PRINCE_2.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_2.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_2.text((figure,), SHAPE)
    if not rules_around(figure, kingdom, world):
        return _SAYS_RULES_NO_PLACE_IN_2.text((kingdom, figure), SHAPE)
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
            world.tell(kingdom, _SAYS_BOWS_TO.text((land, figure), SHAPE), figure)


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
        return _SAYS_ONLY_CONSULS_AND_DEMON.text((), SHAPE)
    if figure.rank != RANK_CONSUL and figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NEITHER_CONSUL_NOR.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    if victim is figure:
        return _SAYS_NOBODY_SINGS_HIMSELF_TO.text((), SHAPE)
    return None


def needs_order_306_of(figure: Figure, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    if not order_open(ORDER_SLEEP_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_CONSULS_AND_DEMON.text((), SHAPE)
    if figure.rank != RANK_CONSUL and figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NEITHER_CONSUL_NOR.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
    return None


def early_order_306_kingdom(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sleep (Ancient Ones only).

    maelstrom "#306 - Sleep (Ancient Ones only)", "Ancient Ones", "Demon Princes".
    """
    if not order_open(ORDER_SLEEP_ANCIENT_ONES_ONLY, kingdom):
        return _SAYS_ONLY_CONSULS_AND_DEMON.text((), SHAPE)
    if figure.rank != RANK_CONSUL and figure.rank != RANK_DEMON_PRINCE:
        return _SAYS_IS_NEITHER_CONSUL_NOR.text((figure,), SHAPE)
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_3.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_3.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN.text((figure,), SHAPE)
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
        world.tell(kingdom, _SAYS_HAS_NOT_FOUND.text((figure, victim), SHAPE), figure, victim)
    else:
        chance = lulled(kingdom, victim)  # asleep
        if dice.throw('order 306.asleep', 100) <= chance:
            world.keep(victim, "effects")
            victim.effects |= 1 << EFFECT_SLEPT
            world.until('turn', victim, "effects", EFFECT_SLEPT, True)
            world.tell(kingdom, _SAYS_HAS_SUNG_AND_SLEEP.text((figure, victim), SHAPE), figure, victim)
            if home is not None:
                world.tell(home, _SAYS_A_HEAVY_SLEEP_HAS.text((victim,), SHAPE), victim)
        else:
            world.tell(kingdom, _SAYS_HAS_SUNG_AND_IS.text((figure, victim), SHAPE), figure, victim)


def needs_order_310(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Maintain Status Quo.

    maelstrom "#310 - Maintain Status Quo", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_4.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_4.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_2.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO.text((figure,), SHAPE)
    if figure.place is None:
        return _SAYS_IS_IN_NO_PLACE.text((figure,), SHAPE)
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
            _SAYS_KEEPS_THE_PEOPLE_OF.text((figure, here, quo_strength(kingdom, figure.rank)), SHAPE),
            figure,
            here,
        )


def needs_order_315(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Stir Unrest.

    maelstrom "#315 - Stir Unrest", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_5.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_5.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_3.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO_2.text((figure,), SHAPE)
    if figure.place is None:
        return _SAYS_IS_IN_NO_PLACE_2.text((figure,), SHAPE)
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
            _SAYS_GOES_ABOUT_IN_AND.text((figure, here, unrest_strength(kingdom, figure.rank)), SHAPE),
            figure,
            here,
        )


def needs_order_320(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Rebel Popcenter.

    maelstrom "#320 - Rebel Popcenter", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_6.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_6.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_4.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO_3.text((figure,), SHAPE)
    if figure.place is None:
        return _SAYS_IS_IN_NO_PLACE_3.text((figure,), SHAPE)
    if figure.place is not None and figure.place.kingdom is None:
        return _SAYS_NOBODY_RULES_WHERE_IS.text((figure,), SHAPE)
    if figure.place is not None and figure.place.kingdom is kingdom:
        return _SAYS_WHERE_IS_RULES.text((figure, kingdom), SHAPE)
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
                _SAYS_SPEAKS_AGAINST_THE_MASTER.text(
                    (
                        figure, here,
                        rebel_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here)),
                        title_words(kingdom, figure.rank),
                        persuasion(kingdom, figure.rank, here, here.settlement, land), upheaval(here),
                    ),
                    SHAPE,
                ),
                figure,
                here,
            )
            # rebellion
            chance = rebel_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here))
            if dice.throw('order 320.rebellion', 100) <= chance:
                lord = here.kingdom
                world.tell(kingdom, _SAYS_HAS_THROWN_OUT_ITS.text((here,), SHAPE), here)
                if lord is not None:
                    world.tell(lord, _SAYS_HAS_THROWN_OUT_YOUR.text((here,), SHAPE), here)
                name_the_speaker(kingdom, figure, here, world, dice)
                shake_off(here, world)
            else:
                stumble(kingdom, figure, here, land, world, dice)


def needs_order_330(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Usurp Popcenter.

    maelstrom "#330 - Usurp Popcenter", "Political Emissaries".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_7.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_7.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_5.text((figure,), SHAPE)
    if not talks_to_people(figure):
        return _SAYS_IS_NO_EMISSARY_WHO_4.text((figure,), SHAPE)
    if figure.place is None:
        return _SAYS_IS_IN_NO_PLACE_4.text((figure,), SHAPE)
    if figure.place is not None and figure.place.sanctuary_of is not None:
        return _SAYS_NOBODY_LIVES_WHERE_IS.text((figure,), SHAPE)
    if figure.place is not None and figure.place.kingdom is kingdom:
        return _SAYS_WHERE_IS_RULES_2.text((figure, kingdom), SHAPE)
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
                _SAYS_SPEAKS_FOR_YOUR_BANNER.text(
                    (
                        figure, here,
                        usurp_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here)),
                        title_words(kingdom, figure.rank),
                        persuasion(kingdom, figure.rank, here, here.settlement, land), upheaval(here),
                    ),
                    SHAPE,
                ),
                figure,
                here,
            )
            # usurped
            chance = usurp_chance(kingdom, figure.rank, here, here.settlement, land, upheaval(here))
            if dice.throw('order 330.usurped', 100) <= chance:
                lord = here.kingdom
                world.tell(kingdom, _SAYS_RAISES_YOUR_BANNER.text((here,), SHAPE), here)
                if lord is not None:
                    world.tell(lord, _SAYS_HAS_RAISED_THE_BANNER.text((here, kingdom), SHAPE), here)
                    name_the_speaker(kingdom, figure, here, world, dice)
                raise_banner(kingdom, here, world)
            else:
                stumble(kingdom, figure, here, land, world, dice)


def needs_order_390(figure: Figure, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Receive New Title.

    maelstrom "#390 - Receive New Title".
    """
    if in_irons(figure):
        return _SAYS_IS_A_PRISONER_8.text((figure,), SHAPE)
    if asleep(figure):
        return _SAYS_LIES_IN_A_SLEEP_8.text((figure,), SHAPE)
    if world.happened('uprooted', 'this', 0, figure):
        return _SAYS_HAD_TO_MOVE_IN_6.text((figure,), SHAPE)
    if next_title(figure.rank) == figure.rank:
        return _SAYS_NO_TITLE_IS_LEFT.text((figure,), SHAPE)
    if figure.place is None or not bestows(figure.place, kingdom):
        return _SAYS_TITLES_ARE_NOT_BESTOWED.text((figure,), SHAPE)
    if not may_spend(kingdom, -1 * influence_change(INFLUENCE_EVENT_TITLE)):
        return _SAYS_HAS_NO_INFLUENCE_TO.text((kingdom,), SHAPE)
    if (
        kingdom.privileges & _PRIVILEGE_CONSUL_TITLES_BIT
        and not any(
            r.kingdom is kingdom and r.rank == RANK_CONSUL and not in_irons(r) and r.place is kingdom.capital
            for r in world.rulers
        )
    ):
        return _SAYS_NO_CONSUL_IS_AT.text((), SHAPE)
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
    world.tell(kingdom, _SAYS_HAS_A_NEW_TITLE.text((figure, figure.rank), SHAPE), figure)


# at the end, for these modules use each other
from ._turn import gold_produced  # noqa: E402
from .conquest import raise_banner  # noqa: E402
from .gates import asleep, political  # noqa: E402
from .orders_ruler import shift_reaction  # noqa: E402
from .orders_travel import travel_price  # noqa: E402
from .politics import in_irons, name_the_speaker, open_to_talk, persuasion, put_in_irons, quo_strength, rebel_chance, shake_off, stumble, talks_to_people, title_words, unrest_strength, upheaval, usurp_chance  # noqa: E402
