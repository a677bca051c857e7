"""The resolvers of politics.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Label, Notes, members, present

from ._choices import (
    Artifact, Building, HOLD_MINOR, KINGDOM_DEMON_PRINCES, KINGDOM_FORGOTTEN, RANK_AMBASSADOR, RANK_BARON,
    RANK_COUNT, RANK_DEMON_PRINCE, RANK_DUKE, RANK_GOVERNOR, RANK_PRINCE, REACTION_FRIENDLY,
    REACTION_HOSTILE, REACTION_LOYAL, REACTION_SUSPICIOUS, Rank, Region, Settlement, TRAIT_ACUITY,
    TRAIT_CUNNING, TRAIT_ORATORY, TRAIT_ORDER, TRAIT_RUTHLESS,
)
from ._kinds import Figure, Kingdom, Place, Target
from ._tables import (
    ARTIFACT_NAMED_CHANCE, BUILDING_QUO, BUILDING_TALK_PROOF, BUILDING_UNREST, SETTLEMENT_HARDER,
)
from ._world import World
from .gates import asleep
from .politics import in_irons, persuasion, standing_quo, title_words
from .realm import controls, emissary_power, half_whispered, hold, mood

_ONE_OF_1: Final = frozenset((
    RANK_DEMON_PRINCE, RANK_PRINCE, RANK_DUKE, RANK_COUNT, RANK_BARON, RANK_GOVERNOR, RANK_AMBASSADOR,
))
_TRAIT_ACUITY_BIT: Final = 1 << TRAIT_ACUITY
_TRAIT_CUNNING_BIT: Final = 1 << TRAIT_CUNNING
_TRAIT_ORATORY_BIT: Final = 1 << TRAIT_ORATORY
_TRAIT_ORDER_BIT: Final = 1 << TRAIT_ORDER
_TRAIT_RUTHLESS_BIT: Final = 1 << TRAIT_RUTHLESS

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "quo_strength": (
        Label('base', '', 100),
        Label('add', 'speeches', 100, '', 'Oratory (trait)'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "unrest_strength": (
        Label('base', '', 100),
        Label('add', 'whispers', 100, '', 'Cunning (trait)'),
        Label('round', 'whole points', 100, 'ruling "What happens to fractions"'),
    ),
    "standing_quo": (
        Label('base', ''),
        Label('add', 'building'),
        Label('subtract', 'crowd'),
        Label('add', 'laws', 1, '', 'Order (trait)'),
        Label('add', 'fear', 1, '', 'Ruthless (trait)'),
    ),
    "title_words": (
        Label('base', '', 20),
        Label('round', 'whole points', 20, 'ruling "What happens to fractions"'),
    ),
    "persuasion": (
        Label('base', ''),
        Label('add', 'power', 2),
        Label('add', 'a friendly region', 2),
        Label('add', 'a loyal region', 2),
        Label('subtract', 'a suspicious region', 2),
        Label('subtract', 'a hostile region', 2),
        Label('subtract', 'a whisper from below', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#273 \u2013 Demonic Denigration (Demon Princes only)", line 4353'),
        Label('subtract', 'size', 2),
        Label('subtract', 'its ruler controls the region', 2),
        Label('add', 'its ruler is a minor power there', 2),
        Label('add', 'the region hates its ruler', 2),
        Label('subtract', 'the region likes its ruler', 2),
        Label('subtract', 'the region is loyal to its ruler', 2, 'ruling "How much a region that is loyal to its ruler resists"'),
        Label('subtract', 'status quo', 2),
        Label('subtract', 'fear and magic', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2959', 'Demon Princes (kingdom)'),
        Label('subtract', 'long exile', 2, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "The Forgotten", line 3177', 'The Forgotten (kingdom)'),
        Label('add', 'sharp tongues', 2, '', 'Acuity (trait)'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
    ),
    "rebel_chance": (
        Label('base', ''),
        Label('add', 'other emissaries stir or calm the people'),
        Label('add', 'whispers', 1, '', 'Cunning (trait)'),
        Label('bounds', ''),
    ),
    "usurp_chance": (
        Label('base', ''),
        Label('add', 'other emissaries stir or calm the people'),
        Label('divide by', 'somebody rules there already', 2),
        Label('add', 'speeches', 1, '', 'Oratory (trait)'),
        Label('round', 'whole points', 2, 'ruling "What happens to fractions"'),
        Label('bounds', ''),
    ),
    "open_to_talk": (
        Label('needs', 'A capital does not listen.'),
        Label('needs', 'Walls like these do not listen.'),
    ),
    "refusals_open_to_talk": (
        Label('needs', 'A capital does not listen.'),
        Label('needs', 'Walls like these do not listen.'),
    ),
    "talks_to_people": (
        Label('holds', 'title'),
    ),
    "in_irons": (
        Label('yes', "in somebody's dungeon"),
        Label('holds', 'in the cells of a place that nobody rules'),
    ),
    "at_large": (
        Label('needs', 'the figure is a prisoner.'),
        Label('needs', 'the figure lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
    ),
    "refusals_at_large": (
        Label('needs', 'the figure is a prisoner.'),
        Label('needs', 'the figure lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
    ),
    "may_act": (
        Label('needs', 'the figure is a prisoner.'),
        Label('needs', 'the figure lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
        Label('needs', 'the figure had to move in this turn, and does nothing else.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#355 \u2013 Relocate Capital", line 4423; "#240 \u2013 Tax Popcenter", line 4345'),
    ),
    "refusals_may_act": (
        Label('needs', 'the figure is a prisoner.'),
        Label('needs', 'the figure lies in a sleep from which nobody wakes.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Spell #305 \u2013 Sleep", line 5400'),
        Label('needs', 'the figure had to move in this turn, and does nothing else.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#355 \u2013 Relocate Capital", line 4423; "#240 \u2013 Tax Popcenter", line 4345'),
    ),
    "upheaval": (
        Label('base', ''),
        Label('subtract', ''),
    ),
    "arrest_chance": (
        Label('base', ''),
        Label('subtract', 'what speaks for the emissary'),
        Label('subtract', 'other emissaries stir or calm the people'),
        Label('bounds', ''),
    ),
    "name_known": (
        Label('base', ''),
        Label('at most', 'a disguise', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Artifacts", line 5797'),
    ),
}


def why_quo_strength(kingdom: Kingdom, rank: Rank) -> tuple[int, Notes]:
    """What an emissary who maintains the status quo takes from others.

    `quo_strength` with its notes: pairs of an index of LABELS['quo_strength'] and what it moved.
    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#310 - Maintain Status Quo".
    """
    notes: Notes = []
    value = 3 * emissary_power(kingdom, rank)
    notes.append((0, value))
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        notes.append((1, 1500))
        value += 1500  # Oratory (trait): speeches
    before = value
    value //= 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_unrest_strength(kingdom: Kingdom, rank: Rank) -> tuple[int, Notes]:
    """What an emissary who stirs unrest adds for others.

    `unrest_strength` with its notes: pairs of an index of LABELS['unrest_strength'] and what it moved.
    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "#315 - Stir Unrest".
    """
    notes: Notes = []
    value = 3 * emissary_power(kingdom, rank)
    notes.append((0, value))
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        notes.append((1, 1500))
        value += 1500  # Cunning (trait): whispers
    before = value
    value //= 100  # whole points
    notes.append((2, 100 * value - before))
    return value, notes


def why_standing_quo(place: Place) -> tuple[int, Notes]:
    """Status quo that nobody has to maintain.

    `standing_quo` with its notes: pairs of an index of LABELS['standing_quo'] and what it moved.
    In points.
    maelstrom "Buildings", "Order", "Ruthless".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    place_buildings = place.buildings
    for b in map(Building, members(place_buildings)):
        amount = 5 * BUILDING_QUO[b]
        notes.append((1, amount))
        value += amount  # building
    for b in map(Building, members(place_buildings)):
        amount_ = 5 * BUILDING_UNREST[b]
        notes.append((2, -1 * amount_))
        value -= amount_  # crowd
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        place_kingdom_traits = place_kingdom.traits
        if place_kingdom_traits & _TRAIT_ORDER_BIT:
            notes.append((3, 10))
            value += 10  # Order (trait): laws
        if place_kingdom_traits & _TRAIT_RUTHLESS_BIT:
            notes.append((4, 10))
            value += 10  # Ruthless (trait): fear
    return value, notes


def why_title_words(kingdom: Kingdom, rank: Rank) -> tuple[int, Notes]:
    """What the power of an emissary counts for in a population center.

    `title_words` with its notes: pairs of an index of LABELS['title_words'] and what it moved.
    In points.
    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    value = emissary_power(kingdom, rank)
    notes.append((0, value))
    before = value
    value //= 20  # whole points
    notes.append((1, 20 * value - before))
    return value, notes


def why_persuasion(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
) -> tuple[int, Notes]:
    """What speaks for an emissary in a population center.

    `persuasion` with its notes: pairs of an index of LABELS['persuasion'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter", "#330 - Usurp Popcenter", "Political Emissaries", "Population
    Centers".
    """
    notes: Notes = []
    notes.append((0, 0))
    value = 0
    amount = 2 * title_words(kingdom, rank)
    notes.append((1, amount))
    value += amount  # power
    if mood(kingdom, region) == REACTION_FRIENDLY:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-3, 0))
        else:
            notes.append((2, 30))
            value += 30  # a friendly region
    if mood(kingdom, region) == REACTION_LOYAL:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-4, 0))
        else:
            notes.append((3, 60))
            value += 60  # a loyal region
    if mood(kingdom, region) == REACTION_SUSPICIOUS:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-5, 0))
        else:
            notes.append((4, -30))
            value -= 30  # a suspicious region
    if mood(kingdom, region) == REACTION_HOSTILE:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-6, 0))
        else:
            notes.append((5, -60))
            value -= 60  # a hostile region
    if half_whispered(kingdom, region):
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-7, 0))
        else:
            notes.append((6, -15))
            value -= 15  # a whisper from below
    amount_ = 2 * SETTLEMENT_HARDER[size]
    notes.append((7, -1 * amount_))
    value -= amount_  # size
    place_kingdom = place.kingdom
    if place_kingdom is not None:
        if controls(place_kingdom, region):
            notes.append((8, -30))
            value -= 30  # its ruler controls the region
        if hold(place_kingdom, region) == HOLD_MINOR:
            notes.append((9, 30))
            value += 30  # its ruler is a minor power there
        if mood(place_kingdom, region) == REACTION_HOSTILE:
            notes.append((10, 30))
            value += 30  # the region hates its ruler
        if mood(place_kingdom, region) == REACTION_FRIENDLY:
            notes.append((11, -30))
            value -= 30  # the region likes its ruler
        if mood(place_kingdom, region) == REACTION_LOYAL:
            notes.append((12, -60))
            value -= 60  # the region is loyal to its ruler
    amount_2 = 2 * standing_quo(place)
    notes.append((13, -1 * amount_2))
    value -= amount_2  # status quo
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
        notes.append((14, -15))
        value -= 15  # Demon Princes (kingdom): fear and magic
    if kingdom_began_as == KINGDOM_FORGOTTEN:
        notes.append((15, -30))
        value -= 30  # The Forgotten (kingdom): long exile
    if kingdom.traits & _TRAIT_ACUITY_BIT:
        notes.append((16, 10))
        value += 10  # Acuity (trait): sharp tongues
    before = value
    value //= 2  # whole points
    notes.append((17, 2 * value - before))
    return value, notes


def why_rebel_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> tuple[int, Notes]:
    """Chance that a population center rebels.

    `rebel_chance` with its notes: pairs of an index of LABELS['rebel_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#320 - Rebel Popcenter".
    """
    notes: Notes = []
    value = persuasion(kingdom, rank, place, size, region)
    notes.append((0, value))
    notes.append((1, unrest))
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_CUNNING_BIT:
        notes.append((2, 15))
        value += 15  # Cunning (trait): whispers
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    elif value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_usurp_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> tuple[int, Notes]:
    """Chance that an emissary takes a population center over.

    `usurp_chance` with its notes: pairs of an index of LABELS['usurp_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "#330 - Usurp Popcenter".
    """
    notes: Notes = []
    value = persuasion(kingdom, rank, place, size, region)
    notes.append((0, value))
    notes.append((1, unrest))
    value += unrest  # other emissaries stir or calm the people
    if kingdom.traits & _TRAIT_ORATORY_BIT:
        notes.append((3, 15))
        value += 15  # Oratory (trait): speeches
    if place.kingdom is not None:
        notes.append((2, -1 * value))
        value = value  # somebody rules there already
    else:
        value *= 2
    before = value
    value //= 2  # whole points
    notes.append((4, 2 * value - before))
    if value < 0:
        notes.append((5, -1 * value))
        value = 0
    elif value > 100:
        notes.append((5, 100 - value))
        value = 100
    return value, notes


def why_open_to_talk(place: Place) -> tuple[bool, Notes]:
    """The place may be talked over.

    `open_to_talk` with its notes: pairs of an index of LABELS['open_to_talk'] and what it moved.
    maelstrom "Population Centers", "#320 - Rebel Popcenter", "Fortifications".
    """
    notes: Notes = []
    place_kingdom = place.kingdom
    if place_kingdom is not None and place_kingdom.capital is place:
        notes.append((0, 0))
        return False, notes  # A capital does not listen.
    if any(BUILDING_TALK_PROOF[b] for b in map(Building, members(place.buildings))):
        notes.append((1, 0))
        return False, notes  # Walls like these do not listen.
    return True, notes


def why_talks_to_people(figure: Target) -> tuple[bool, Notes]:
    """The figure is an emissary who talks to the people.

    `talks_to_people` with its notes: pairs of an index of LABELS['talks_to_people'] and what it moved.
    maelstrom "Political Emissaries", "Demon Princes".
    """
    notes: Notes = []
    if figure.rank not in _ONE_OF_1:
        notes.append((0, 0))
        return False, notes  # title
    return True, notes


def why_in_irons(figure: Figure) -> tuple[bool, Notes]:
    """The figure is a prisoner.

    `in_irons` with its notes: pairs of an index of LABELS['in_irons'] and what it moved.
    maelstrom "Political Emissaries".
    """
    notes: Notes = []
    if figure.captor is not None:
        notes.append((0, 0))
        return True, notes  # in somebody's dungeon
    if not figure.jailed or figure.place is None or figure.place.kingdom is not None:
        notes.append((1, 0))
        return False, notes  # in the cells of a place that nobody rules
    return True, notes


def why_at_large(figure: Figure) -> tuple[bool, Notes]:
    """The figure can be told to do something.

    `at_large` with its notes: pairs of an index of LABELS['at_large'] and what it moved.
    maelstrom "Political Emissaries", "Spell #305 - Sleep".
    """
    notes: Notes = []
    if in_irons(figure):
        notes.append((0, 0))
        return False, notes  # the figure is a prisoner.
    if asleep(figure):
        notes.append((1, 0))
        return False, notes  # the figure lies in a sleep from which nobody wakes.
    return True, notes


def why_may_act(figure: Figure, world: World) -> tuple[bool, Notes]:
    """The figure can still do something this turn.

    `may_act` with its notes: pairs of an index of LABELS['may_act'] and what it moved.
    maelstrom "#355 - Relocate Capital", "#240 - Tax Popcenter".
    """
    notes: Notes = []
    if in_irons(figure):
        notes.append((0, 0))
        return False, notes  # the figure is a prisoner.
    if asleep(figure):
        notes.append((1, 0))
        return False, notes  # the figure lies in a sleep from which nobody wakes.
    if world.happened('uprooted', 'this', 0, figure):
        notes.append((2, 0))
        return False, notes  # the figure had to move in this turn, and does nothing else.
    return True, notes


def why_upheaval(place: Place) -> tuple[int, Notes]:
    """What others have stirred up and calmed in the month.

    `upheaval` with its notes: pairs of an index of LABELS['upheaval'] and what it moved.
    In points.
    maelstrom "#310 - Maintain Status Quo", "#315 - Stir Unrest".
    """
    notes: Notes = []
    value = place.unrest
    notes.append((0, value))
    amount = place.peace
    notes.append((1, -1 * amount))
    value -= amount
    return value, notes


def why_arrest_chance(
    kingdom: Kingdom,
    rank: Rank,
    place: Place,
    size: Settlement,
    region: Region,
    unrest: int,
) -> tuple[int, Notes]:
    """Chance that an emissary who has failed is arrested.

    `arrest_chance` with its notes: pairs of an index of LABELS['arrest_chance'] and what it moved.
    In percent, 0% to 100%.
    Raises DoesNotApply (the book says that there is no such value); NoAnswer (no case fits);
    OffTheTable (a table has no row).
    maelstrom "Political Emissaries", "#320 - Rebel Popcenter", "#330 - Usurp Popcenter".
    """
    notes: Notes = []
    notes.append((0, 40))
    value = 40
    amount = persuasion(kingdom, rank, place, size, region)
    notes.append((1, -1 * amount))
    value -= amount  # what speaks for the emissary
    notes.append((2, -1 * unrest))
    value -= unrest  # other emissaries stir or calm the people
    if value < 0:
        notes.append((3, -1 * value))
        value = 0
    elif value > 100:
        notes.append((3, 100 - value))
        value = 100
    return value, notes


def why_name_known(figure: Figure) -> tuple[int, Notes]:
    """Chance that it is known who has talked to the people.

    `name_known` with its notes: pairs of an index of LABELS['name_known'] and what it moved.
    In percent.
    maelstrom "Artifacts".
    """
    notes: Notes = []
    notes.append((0, 100))
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
        notes.append((1, limit - value))
        value = limit  # a disguise
    return value, notes
