"""Resolvers of politics.rules."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, members, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds
from rulec.runtime.game.world import taken

from ._choices import (
    Artifact, Building, HOLD_MINOR, KINGDOM_DEMON_PRINCES, KINGDOM_FORGOTTEN,
    PRIVILEGE_LYCANTHROPY_OF_ENVOYS, RANK_AMBASSADOR, RANK_BARON, RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE,
    RANK_GOVERNOR, RANK_PRINCE, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS,
    Rank, Region, Settlement, TRAIT_ACUITY, TRAIT_CUNNING, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RUTHLESS,
)
from ._kinds import Figure, Kingdom, Place, Target
from ._tables import (
    ARTIFACT_NAMED_CHANCE, BUILDING_FALLS_WITH_PLACE, BUILDING_QUO, BUILDING_TALK_PROOF, BUILDING_UNREST,
    SETTLEMENT_HARDER,
)
from ._world import SHAPE, World
from .map_ import remember
from .realm import controls, emissary_power, half_whispered, hold, mood

_ONE_OF_1: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_PRIVILEGE_LYCANTHROPY_OF_ENVOYS_BIT: Final = 1 << PRIVILEGE_LYCANTHROPY_OF_ENVOYS
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_ORATORY_BIT: Final = 1 << TRAIT_ORATORY
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_RUTHLESS_BIT: Final = 1 << TRAIT_RUTHLESS

_SAYS_IS_FREE_IS_YOURS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' is free: ', Hole(Holds("thing", 'Place'), 'place'), ' is yours.',
), 'process:open_cells', 'is_free_is_yours')
_SAYS_WAS_FOUND_IN_THE: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' was found in the cells of ',
    Hole(Holds("thing", 'Place'), 'place'), ', and is your prisoner.',
), 'process:open_cells', 'was_found_in_the')
_SAYS_WAS_IN_THE_CELLS: Final = Message((
    Hole(Holds("thing", 'Figure'), 'f'), ' was in the cells of ', Hole(Holds("thing", 'Place'), 'place'),
    ', and is now a prisoner of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'process:open_cells', 'was_in_the_cells')
_SAYS_HAS_BEEN_ARRESTED_AND: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has been arrested, and sits in the cells of ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:put_in_irons', 'has_been_arrested_and')
_SAYS_HAS_BEEN_BITTEN_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has been bitten in ',
    Hole(Holds("thing", 'Place'), 'place'), ', and serves ', Hole(Holds("thing", 'Kingdom'), 'lord'),
    ' now.',
), 'process:put_in_irons', 'has_been_bitten_in')
_SAYS_OF_HAS_BEEN_BITTEN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has been bitten in ', Hole(Holds("thing", 'Place'), 'place'), ', and serves you now.',
), 'process:put_in_irons', 'of_has_been_bitten')
_SAYS_HAS_BEEN_ARRESTED_IN: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' has been arrested in ',
    Hole(Holds("thing", 'Place'), 'place'), ', and is a prisoner of ',
    Hole(Holds("thing", 'Kingdom'), 'lord'), '.',
), 'process:put_in_irons', 'has_been_arrested_in')
_SAYS_OF_HAS_BEEN_ARRESTED: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has been arrested in ', Hole(Holds("thing", 'Place'), 'place'), ', and is your prisoner.',
), 'process:put_in_irons', 'of_has_been_arrested')
_SAYS_OF_HAS_TALKED_TO: Final = Message((
    Hole(Holds("thing", 'Figure'), 'figure'), ' of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' has talked to the people of ', Hole(Holds("thing", 'Place'), 'place'), '.',
), 'process:name_the_speaker', 'of_has_talked_to')
_SAYS_SOMEBODY_HAS_TALKED_TO: Final = Message((
    'Somebody has talked to the people of ', Hole(Holds("thing", 'Place'), 'place'),
    ', and nobody knows who.',
), 'process:name_the_speaker', 'somebody_has_talked_to')
_SAYS_DOES_NOT_LISTEN_TO: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' does not listen to ',
    Hole(Holds("thing", 'Figure'), 'figure'), '.',
), 'process:stumble', 'does_not_listen_to')


def quo_strength(kingdom: Kingdom, rank: Rank) -> int:
    """What an emissary who maintains the status quo takes from others.

    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#310 - Maintain Status Quo".
    """
    value = 3 * emissary_power(kingdom, rank)
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        value += 1500  # Oratory (trait): speeches
    return value // 100  # whole points


def unrest_strength(kingdom: Kingdom, rank: Rank) -> int:
    """What an emissary who stirs unrest adds for others.

    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#315 - Stir Unrest".
    """
    value = 3 * emissary_power(kingdom, rank)
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        value += 1500  # Cunning (trait): whispers
    return value // 100  # whole points


def standing_quo(place: Place) -> int:
    """Status quo that nobody has to maintain.

    In points.
    maelstrom "Buildings", "Order", "Ruthless".
    """
    value = 0
    place_buildings = place.buildings
    for b in map(Building, members(place_buildings)):
        value += 5 * BUILDING_QUO[b]  # building
    for b in map(Building, members(place_buildings)):
        value -= 5 * BUILDING_UNREST[b]  # crowd
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_traits = place_kingdom.traits
        if place_kingdom_traits & _TRAIT_ORDER_BIT:
            value += 10  # Order (trait): laws
        if place_kingdom_traits & _TRAIT_RUTHLESS_BIT:
            value += 10  # Ruthless (trait): fear
    return value


def title_words(kingdom: Kingdom, rank: Rank) -> int:
    """What the power of an emissary counts for in a population center.

    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    value = emissary_power(kingdom, rank)
    return value // 20  # whole points


def persuasion(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region) -> int:
    """What speaks for an emissary in a population center.

    In percent.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter", "#330 - Usurp Popcenter", "Political Emissaries", "Population
    Centers".
    """
    value = 2 * title_words(kingdom, rank)  # power
    mood_ = mood(kingdom, region)
    if (
        mood_ == REACTION_FRIENDLY
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value += 30  # a friendly region
    if mood_ == REACTION_LOYAL and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS):
        value += 60  # a loyal region
    if (
        mood_ == REACTION_SUSPICIOUS
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value -= 30  # a suspicious region
    if (
        mood_ == REACTION_HOSTILE
        and (kingdom.began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
    ):
        value -= 60  # a hostile region
    kingdom_began_as = kingdom.began_as
    if (
        (kingdom_began_as != KINGDOM_DEMON_PRINCES or mood_ > REACTION_SUSPICIOUS)
        and half_whispered(kingdom, region)
    ):
        value -= 15  # a whisper from below
    value -= 2 * SETTLEMENT_HARDER[size]  # size
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        if controls(place_kingdom, region):
            value -= 30  # its ruler controls the region
        if hold(place_kingdom, region) == HOLD_MINOR:
            value += 30  # its ruler is a minor power there
        if mood(place_kingdom, region) == REACTION_HOSTILE:
            value += 30  # the region hates its ruler
        if mood(place_kingdom, region) == REACTION_FRIENDLY:
            value -= 30  # the region likes its ruler
        if mood(place_kingdom, region) == REACTION_LOYAL:
            value -= 60  # the region is loyal to its ruler
    value -= 2 * standing_quo(place)  # status quo
    kingdom_began_as_ = kingdom_began_as
    if kingdom_began_as_ == KINGDOM_DEMON_PRINCES and mood_ <= REACTION_SUSPICIOUS:
        value -= 15  # Demon Princes (kingdom): fear and magic
    if kingdom_began_as_ == KINGDOM_FORGOTTEN:
        value -= 30  # The Forgotten (kingdom): long exile
    if kingdom.traits & _TRAIT_ACUITY_BIT:
        value += 10  # Acuity (trait): sharp tongues
    return value // 2  # whole points


def rebel_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> int:
    """Chance that a population center rebels.

    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter".
    """
    value = persuasion(kingdom, rank, place, size, region)
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        value += 15  # Cunning (trait): whispers
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def usurp_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> int:
    """Chance that an emissary takes a population center over.

    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#330 - Usurp Popcenter".
    """
    value = persuasion(kingdom, rank, place, size, region)
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        value += 15  # Oratory (trait): speeches
    if place.kingdom is None:
        value *= 2  # unless somebody rules there already
    value //= 2  # whole points
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def open_to_talk(place: Place) -> bool:
    """The place may be talked over.

    maelstrom "Population Centers", "#320 - Rebel Popcenter", "Fortifications".
    """
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.capital is place:
        return False  # A capital does not listen.
    # Walls like these do not listen.
    return not any(BUILDING_TALK_PROOF[b] for b in map(Building, members(place.buildings)))


def refusals_open_to_talk(place: Place) -> tuple[int, ...]:
    """What is lacking where this does not hold: the place may be talked over.

    Indices of LABELS['refusals_open_to_talk']; empty where it holds.
    maelstrom "Population Centers", "#320 - Rebel Popcenter", "Fortifications".
    """
    notes: list[int] = []
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.capital is place:
        notes.append(0)
    if any(BUILDING_TALK_PROOF[b] for b in map(Building, members(place.buildings))):
        notes.append(1)
    return tuple(notes)


def talks_to_people(figure: Target) -> bool:
    """The figure is an emissary who talks to the people.

    maelstrom "Political Emissaries", "Demon Princes".
    """
    return figure.rank in _ONE_OF_1  # title


def in_irons(figure: Figure) -> bool:
    """The figure is a prisoner.

    maelstrom "Political Emissaries".
    """
    if figure.captor is not None:
        return True  # in somebody's dungeon
    # in the cells of a place that nobody rules
    return figure.jailed and figure.place is not None and figure.place.kingdom is None


def at_large(figure: Figure) -> bool:
    """The figure can be told to do something.

    maelstrom "Political Emissaries", "Spell #305 - Sleep".
    """
    if in_irons(figure):
        return False  # the figure is a prisoner.
    return not asleep(figure)  # the figure lies in a sleep from which nobody wakes.


def refusals_at_large(figure: Figure) -> tuple[int, ...]:
    """What is lacking where this does not hold: the figure can be told to do something.

    Indices of LABELS['refusals_at_large']; empty where it holds.
    maelstrom "Political Emissaries", "Spell #305 - Sleep".
    """
    notes: list[int] = []
    if in_irons(figure):
        notes.append(0)
    if asleep(figure):
        notes.append(1)
    return tuple(notes)


def may_act(figure: Figure, world: World) -> bool:
    """The figure can still do something this turn.

    maelstrom "#355 - Relocate Capital", "#240 - Tax Popcenter".
    """
    if in_irons(figure):
        return False  # the figure is a prisoner.
    if asleep(figure):
        return False  # the figure lies in a sleep from which nobody wakes.
    # the figure had to move in this turn, and does nothing else.
    return not world.happened('uprooted', 'this', 0, figure)


def refusals_may_act(figure: Figure, world: World) -> tuple[int, ...]:
    """What is lacking where this does not hold: the figure can still do something this turn.

    Indices of LABELS['refusals_may_act']; empty where it holds.
    maelstrom "#355 - Relocate Capital", "#240 - Tax Popcenter".
    """
    notes: list[int] = []
    if in_irons(figure):
        notes.append(0)
    if asleep(figure):
        notes.append(1)
    if world.happened('uprooted', 'this', 0, figure):
        notes.append(2)
    return tuple(notes)


def upheaval(place: Place) -> int:
    """What others have stirred up and calmed in the month.

    In points.
    maelstrom "#310 - Maintain Status Quo", "#315 - Stir Unrest".
    """
    value = place.unrest
    return value - place.peace


def arrest_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> int:
    """Chance that an emissary who has failed is arrested.

    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "Political Emissaries", "#320 - Rebel Popcenter", "#330 - Usurp Popcenter".
    """
    value = 40
    value -= persuasion(kingdom, rank, place, size, region)  # what speaks for the emissary
    value -= unrest  # other emissaries stir or calm the people
    if value < 0:
        value = 0
    elif value > 100:
        value = 100
    return value


def name_known(figure: Figure) -> int:
    """Chance that it is known who has talked to the people.

    In percent.
    maelstrom "Artifacts".
    """
    value = 100
    limit = min([
        100,
        *[
            present(ARTIFACT_NAMED_CHANCE[a], '')
            for a in map(Artifact, members(figure.artifacts))
            if ARTIFACT_NAMED_CHANCE[a] is not None
        ],
    ])
    if value > limit:
        value = limit  # a disguise
    return value


def hush(world: World) -> None:
    """What was stirred up and calmed in the month before is forgotten.

    maelstrom "#310 - Maintain Status Quo".
    """
    for p in list(world.places):
        p.unrest = 0
        p.peace = 0


def shake_off(place: Place, world: World) -> None:
    """A place throws out its master.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "#320 - Rebel Popcenter", "Population Centers", "Buildings".
    """
    lord = place.kingdom
    part_ = part_of_region(place, world)
    if lord is not None:
        world.keep(lord, "places")
        lord.places = taken(lord.places, place)
        for s in [s for s in lord.standings if s.region == place.region]:
            world.keep(s, "share")
            s.share = max(s.share - part_, min(s.share, 0))
        world.keep(place, "kingdom")
        place.kingdom = None
        world.keep(place, "watchers")
        place.watchers = ()
        for b in [
            b
            for b in map(Building, members(place.buildings))
            if BUILDING_FALLS_WITH_PLACE[b] is not None
        ]:
            world.keep(place, "buildings")
            place.buildings &= ~(1 << b)
        remember(lord, place, world)


def open_cells(kingdom: Kingdom, place: Place, world: World) -> None:
    """Who sits in the cells of a place that raises a banner.

    maelstrom "Political Emissaries".
    """
    for f in [f for f in world.figures if f.jailed and f.place is place and f.captor is None]:
        world.keep(f, "jailed")
        f.jailed = False
        if f.kingdom is kingdom:
            world.tell(kingdom, _SAYS_IS_FREE_IS_YOURS.text((f, place), SHAPE), f, place)
        else:
            world.keep(f, "captor")
            f.captor = kingdom
            world.keep(f, "place")
            f.place = kingdom.capital
            world.tell(kingdom, _SAYS_WAS_FOUND_IN_THE.text((f, place), SHAPE), f, place)
            if f.kingdom is not None:
                world.tell(f.kingdom, _SAYS_WAS_IN_THE_CELLS.text((f, place, kingdom), SHAPE), f, place)


def put_in_irons(kingdom: Kingdom, figure: Figure, place: Place, world: World) -> None:
    """An emissary is arrested.

    maelstrom "Political Emissaries", "#320 - Rebel Popcenter", "Lycans".
    """
    lord = place.kingdom
    if lord is None:
        world.keep(figure, "jailed")
        figure.jailed = True
        world.tell(kingdom, _SAYS_HAS_BEEN_ARRESTED_AND.text((figure, place), SHAPE), figure, place)
    elif lord.privileges & _PRIVILEGE_LYCANTHROPY_OF_ENVOYS_BIT and not deathless(figure):
        world.keep(figure, "kingdom")
        figure.kingdom = lord
        world.keep(figure, "place")
        figure.place = lord.capital
        world.tell(kingdom, _SAYS_HAS_BEEN_BITTEN_IN.text((figure, place, lord), SHAPE), figure, place)
        world.tell(lord, _SAYS_OF_HAS_BEEN_BITTEN.text((figure, kingdom, place), SHAPE), figure, place)
    else:
        world.keep(figure, "captor")
        figure.captor = lord
        world.keep(figure, "place")
        figure.place = lord.capital
        world.tell(kingdom, _SAYS_HAS_BEEN_ARRESTED_IN.text((figure, place, lord), SHAPE), figure, place)
        world.tell(lord, _SAYS_OF_HAS_BEEN_ARRESTED.text((figure, kingdom, place), SHAPE), figure, place)


def name_the_speaker(kingdom: Kingdom, figure: Figure, place: Place, world: World, dice: Dice) -> None:
    """The ruler of a place hears who has talked to its people.

    maelstrom "Artifacts".
    """
    lord = place.kingdom
    if lord is not None:
        if name_known(figure) >= 100:
            world.tell(lord, _SAYS_OF_HAS_TALKED_TO.text((figure, kingdom, place), SHAPE), figure, place)
        else:
            chance = name_known(figure)  # known by name
            if dice.throw('name_the_speaker.known_by_name', 100) <= chance:
                world.tell(lord, _SAYS_OF_HAS_TALKED_TO.text((figure, kingdom, place), SHAPE), figure, place)
            else:
                world.tell(lord, _SAYS_SOMEBODY_HAS_TALKED_TO.text((place,), SHAPE), place)


def stumble(kingdom: Kingdom, figure: Figure, place: Place, region: Region, world: World, dice: Dice) -> None:
    """An emissary has failed.

    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "Political Emissaries", "#320 - Rebel Popcenter", "#330 - Usurp Popcenter".
    """
    chance = arrest_chance(kingdom, figure.rank, place, place.settlement, region, upheaval(place))  # arrested
    if dice.throw('stumble.arrested', 100) <= chance:
        put_in_irons(kingdom, figure, place, world)
    else:
        world.tell(kingdom, _SAYS_DOES_NOT_LISTEN_TO.text((place, figure), SHAPE), place, figure)
        name_the_speaker(kingdom, figure, place, world, dice)


# at the end, for these modules use each other
from .conquest import part_of_region  # noqa: E402
from .gates import asleep, deathless  # noqa: E402
