"""The resolvers of ruler.rules with the notes that explain them."""

from __future__ import annotations

from typing import Final

from rulec.runtime import Dice, FLOOR, Label, Notes, quotient

from ._choices import (
    HOLD_TIGHT_CONTROL, KINGDOM_DEMON_PRINCES, REACTION_FRIENDLY, REACTION_HOSTILE, REACTION_LOYAL,
    REACTION_SUSPICIOUS, Reaction, Region, RoyalAct, TRAIT_EVIL,
)
from ._kinds import Kingdom
from ._tables import RULER_ACTS_CHANCE, RULER_ACTS_COST, RULER_ACTS_SOLE, ruler_acts_chance_cell
from ._world import World
from .realm import (
    half_whispered, hold, lowered, mood, raised, reach, reaction, reaction_ceiling, reaction_floor, share,
)
from .ruler import denigrate_chance

_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

LABELS: Final[dict[str, tuple[Label, ...]]] = {
    "act_cost": (
        Label('base', ''),
    ),
    "sole_act": (
        Label('holds', 'sole action'),
    ),
    "enamor_chance": (
        Label('base', ''),
    ),
    "may_enamor": (
        Label('needs', 'The people there are bound to an Evil throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3871'),
        Label('needs', 'The people there are loyal to a better throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3871'),
    ),
    "refusals_may_enamor": (
        Label('needs', 'The people there are bound to an Evil throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3871'),
        Label('needs', 'The people there are loyal to a better throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Evil", line 3871'),
    ),
    "enamored": (
        Label('otherwise', ''),
    ),
    "denigrate_chance": (
        Label('base', 'an even chance'),
        Label('times', 'own influence', 100),
        Label('divide by', 'their influence', 10000),
        Label('times', 'own share of the people', 10000),
        Label('divide by', 'their share of the people', 10000, 'ruling "What happens to a target who holds nothing in the region"'),
        Label('add', 'well liked', 1, 'ruling "What loyalty is worth to a ruler who denigrates"'),
        Label('subtract', 'eyed with suspicion'),
        Label('subtract', 'hated'),
        Label('subtract', 'a whisper from below', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#273 \u2013 Demonic Denigration (Demon Princes only)", line 4353'),
        Label('subtract', 'fear and magic', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2959', 'Demon Princes (kingdom)'),
        Label('round', 'whole points', 10000, 'ruling "What happens to fractions"'),
        Label('bounds', 'never hopeless, never certain'),
    ),
    "consul_denigrate_chance": (
        Label('base', ''),
        Label('at least', "a Consul's voice"),
    ),
    "disdain_chance": (
        Label('base', ''),
    ),
    "may_denigrate": (
        Label('needs', 'A kingdom cannot denigrate itself.', 1, 'ruling "Whether a kingdom may denigrate itself"'),
        Label('needs', 'Everybody there stands behind that throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1392'),
    ),
    "refusals_may_denigrate": (
        Label('needs', 'A kingdom cannot denigrate itself.', 1, 'ruling "Whether a kingdom may denigrate itself"'),
        Label('needs', 'Everybody there stands behind that throne.', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", line 1392'),
    ),
    "denigrated": (
        Label('otherwise', ''),
    ),
    "increase_chance": (
        Label('base', ''),
        Label('set to', 'few strings are left', 1, 'Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Demon Princes", line 2960', 'Demon Princes (kingdom)'),
    ),
    "influence_increased": (
        Label('base', '', 100),
        Label('add', 'strings', 100),
    ),
    "sale_proceeds": (
        Label('base', 'what a level of influence brings when it is sold'),
    ),
    "influence_sold": (
        Label('base', '', 100),
        Label('subtract', 'sold', 100),
    ),
    "jest": (
        Label('thrown', ''),
        Label('case', 'silence'),
        Label('case', 'a chuckle'),
        Label('case', 'laughter'),
        Label('case', 'the whole hall roars'),
    ),
}


def why_act_cost(act: RoyalAct) -> tuple[int, Notes]:
    """What a ruler's act costs.

    `act_cost` with its notes: pairs of an index of LABELS['act_cost'] and what it moved.
    In gold.
    maelstrom "#470 - Enamor Region".
    """
    notes: Notes = []
    value = RULER_ACTS_COST[act]
    notes.append((0, value))
    return value, notes


def why_sole_act(act: RoyalAct) -> tuple[bool, Notes]:
    """The ruler can do nothing else in the turn.

    `sole_act` with its notes: pairs of an index of LABELS['sole_act'] and what it moved.
    maelstrom "#470 - Enamor Region", "#471 - Enamor Region (Artifact only)".
    """
    notes: Notes = []
    if not RULER_ACTS_SOLE[act]:
        notes.append((0, 0))
        return False, notes  # sole action
    return True, notes


def why_enamor_chance(act: RoyalAct) -> tuple[int, Notes]:
    """Chance that a region is won over.

    `enamor_chance` with its notes: pairs of an index of LABELS['enamor_chance'] and what it moved.
    In percent.
    Raises DoesNotApply (the book says that there is no such value).
    maelstrom "#465 - Consul Enamor Region (Ancient Ones only)".
    """
    notes: Notes = []
    value = RULER_ACTS_CHANCE[act]
    if value < FLOOR:
        value = ruler_acts_chance_cell(value)
    notes.append((0, value))
    return value, notes


def why_may_enamor(kingdom: Kingdom, region: Region, holder_: Kingdom | None) -> tuple[bool, Notes]:
    """The kingdom may enamor the region.

    `may_enamor` with its notes: pairs of an index of LABELS['may_enamor'] and what it moved.
    maelstrom "#470 - Enamor Region".
    """
    notes: Notes = []
    kingdom_traits = kingdom.traits
    if (
        not kingdom_traits & _TRAIT_EVIL_BIT
        and holder_ is not None
        and holder_.traits & _TRAIT_EVIL_BIT
        and reaction(holder_, region) == REACTION_LOYAL
    ):
        notes.append((0, 0))
        return False, notes  # The people there are bound to an Evil throne.
    if (
        kingdom_traits & _TRAIT_EVIL_BIT
        and kingdom is not holder_
        and holder_ is not None
        and not holder_.traits & _TRAIT_EVIL_BIT
        and reaction(holder_, region) == REACTION_LOYAL
    ):
        notes.append((1, 0))
        return False, notes  # The people there are loyal to a better throne.
    return True, notes


def why_enamored(kingdom: Kingdom, region: Region, world: World) -> tuple[Reaction, Notes]:
    """Reaction after a region has been won over.

    `enamored` with its notes: pairs of an index of LABELS['enamored'] and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "#470 - Enamor Region".
    """
    notes: Notes = []
    notes.append((0, 0))
    return raised(reaction(kingdom, region), reaction_ceiling(kingdom, region, world)), notes


def why_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region) -> tuple[int, Notes]:
    """Chance that a kingdom is denigrated.

    `denigrate_chance` with its notes: pairs of an index of LABELS['denigrate_chance'] and what it
    moved.
    In percent, 10% to 90%.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: Notes = []
    notes.append((0, 50))
    value = 50  # an even chance
    times = reach(kingdom)
    notes.append((1, value * (times - 100)))
    value *= times  # own influence
    times_ = share(kingdom, region)
    notes.append((3, value * (times_ - 100)))
    value *= times_  # own share of the people
    before = value
    divider = -1
    divisor = 1
    divider = 2
    divisor *= reach(target)  # their influence
    value *= 100
    if divider >= 0:
        part_ = quotient(value, divisor, 'denigrate_chance')
        notes.append((divider, part_ - before))
        before = part_
    divider = 4
    divisor *= max(1, share(target, region))  # their share of the people
    value *= 100
    value = quotient(2 * value + 10000 * divisor, 20000 * divisor, 'denigrate_chance')  # whole points
    if divider >= 0:
        notes.append((divider, 10000 * value - before))
    else:
        notes.append((10, 10000 * value - before))
    if mood(kingdom, region) >= REACTION_FRIENDLY:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-6, 0))
        else:
            notes.append((5, 20))
            value += 20  # well liked
    if mood(kingdom, region) == REACTION_SUSPICIOUS:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-7, 0))
        else:
            notes.append((6, -10))
            value -= 10  # eyed with suspicion
    if mood(kingdom, region) == REACTION_HOSTILE:
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-8, 0))
        else:
            notes.append((7, -20))
            value -= 20  # hated
    if half_whispered(kingdom, region):
        if kingdom.began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
            notes.append((-9, 0))
        else:
            notes.append((8, -5))
            value -= 5  # a whisper from below
    kingdom_began_as = kingdom.began_as
    if kingdom_began_as == KINGDOM_DEMON_PRINCES and mood(kingdom, region) <= REACTION_SUSPICIOUS:
        notes.append((9, -5))
        value -= 5  # Demon Princes (kingdom): fear and magic
    if value < 10:
        notes.append((11, 10 - value))
        value = 10  # never hopeless, never certain
    elif value > 90:
        notes.append((11, 90 - value))
        value = 90  # never hopeless, never certain
    return value, notes


def why_consul_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region) -> tuple[int, Notes]:
    """Chance that a Consul denigrates a kingdom.

    `consul_denigrate_chance` with its notes: pairs of an index of LABELS['consul_denigrate_chance'] and
    what it moved.
    In percent.
    Raises DividedByNothing (a divisor is 0).
    maelstrom "Ancient Ones", "#478 - Consul Denigrate Region (Ancient Ones only)".
    """
    notes: Notes = []
    value = denigrate_chance(kingdom, target, region)
    notes.append((0, value))
    if value < 35:
        notes.append((1, 35 - value))
        value = 35  # a Consul's voice
    return value, notes


def why_disdain_chance(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that the Staff of Disdain denigrates a kingdom.

    `disdain_chance` with its notes: pairs of an index of LABELS['disdain_chance'] and what it moved.
    In percent.
    maelstrom "#476 - Denigrate Region (Artifact only)".
    """
    notes: Notes = []
    notes.append((0, 75))
    value = 75
    return value, notes


def why_may_denigrate(kingdom: Kingdom, target: Kingdom, region: Region) -> tuple[bool, Notes]:
    """The kingdom may denigrate the target in the region.

    `may_denigrate` with its notes: pairs of an index of LABELS['may_denigrate'] and what it moved.
    Raises NoAnswer (no case fits).
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: Notes = []
    if kingdom is target:
        notes.append((0, 0))
        return False, notes  # A kingdom cannot denigrate itself.
    if hold(target, region) == HOLD_TIGHT_CONTROL:
        notes.append((1, 0))
        return False, notes  # Everybody there stands behind that throne.
    return True, notes


def why_denigrated(target: Kingdom, region: Region) -> tuple[Reaction, Notes]:
    """Reaction after a kingdom has been denigrated.

    `denigrated` with its notes: pairs of an index of LABELS['denigrated'] and what it moved.
    maelstrom "#475 - Denigrate Kingdom".
    """
    notes: Notes = []
    notes.append((0, 0))
    return lowered(reaction(target, region), reaction_floor(target, region)), notes


def why_increase_chance(kingdom: Kingdom) -> tuple[int, Notes]:
    """Chance that pulling strings helps.

    `increase_chance` with its notes: pairs of an index of LABELS['increase_chance'] and what it moved.
    In percent.
    maelstrom "#480 - Increase Influence".
    """
    notes: Notes = []
    notes.append((0, 100))
    value = 100
    if kingdom.began_as == KINGDOM_DEMON_PRINCES and kingdom.influence >= 1800:
        notes.append((1, 66 - value))
        value = 66  # Demon Princes (kingdom): few strings are left
    return value, notes


def why_influence_increased(kingdom: Kingdom) -> tuple[int, Notes]:
    """Influence after strings have been pulled.

    `influence_increased` with its notes: pairs of an index of LABELS['influence_increased'] and what it
    moved.
    In steps of 1/100 influence.
    maelstrom "#480 - Increase Influence".
    """
    notes: Notes = []
    value = kingdom.influence
    notes.append((0, value))
    new = max(value, min(2000, value + 100))
    notes.append((1, new - value))
    value = new  # strings
    return value, notes


def why_sale_proceeds(kingdom: Kingdom) -> tuple[int, Notes]:
    """What a level of influence brings.

    `sale_proceeds` with its notes: pairs of an index of LABELS['sale_proceeds'] and what it moved.
    In gold.
    maelstrom "#490 - Sell Influence".
    """
    notes: Notes = []
    notes.append((0, 10000))
    value = 10000  # what a level of influence brings when it is sold
    return value, notes


def why_influence_sold(kingdom: Kingdom) -> tuple[int, Notes]:
    """Influence after a sale.

    `influence_sold` with its notes: pairs of an index of LABELS['influence_sold'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "#490 - Sell Influence".
    """
    notes: Notes = []
    value = kingdom.influence
    notes.append((0, value))
    notes.append((1, -100))
    value -= 100  # sold
    return value, notes


def why_jest(dice: Dice) -> tuple[int, Notes]:
    """What a jester's evening is worth.

    `jest` with its notes: pairs of an index of LABELS['jest'] and what it moved.
    In steps of 1/100 influence.
    maelstrom "#483 - Entertain Royal Court".
    """
    notes: Notes = []
    the_throw = dice.throw('jest.1', 4)
    notes.append((0, the_throw))
    if the_throw == 1:
        notes.append((1, 0))
        return 0, notes  # silence
    if the_throw == 2:
        notes.append((2, 0))
        return 10, notes  # a chuckle
    if the_throw == 3:
        notes.append((3, 0))
        return 20, notes  # laughter
    notes.append((4, 0))
    return 30, notes  # the whole hall roars
