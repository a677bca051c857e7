"""Resolvers of spells_realm.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    HOST_SIZE_PATROL, RANK_KING, RANK_PRINCE, RANK_QUEEN, RANK_REGENT, SPELL_AUGMENT_TITLE,
    SPELL_CHARM_REGION, SPELL_CONCEAL_EMISSARY, SPELL_CONJURE_PRESTIGE, SPELL_CONJURE_SCANDAL,
    SPELL_CREATE_FOOD, SPELL_CREATE_GOLD, SPELL_CURSE, SPELL_DIPLOMACY, SPELL_DIRE_WOLF_FAMILIAR,
    SPELL_DISPEL_DOME_OF_INVULNERABILITY, SPELL_DOME_OF_INVULNERABILITY, SPELL_ENHANCE_KING_S_AURA,
    SPELL_FERTILE_FIELDS, SPELL_HIDDEN_ORE, SPELL_INFURIATE_POPULACE, SPELL_METEOR_STRIKE,
    SPELL_RAISE_POPULATION_CENTER_CENSUS, SPELL_REVEAL_KING_S_INFLUENCE, SPELL_SLEEP,
    SPELL_STRENGTHEN_WALLS, SPELL_WARD, SPELL_WARD_POPULATION_CENTER,
)
from ._kinds import CampWolf, Dome, Figure, Kingdom, Place, PlaceWard, Target, Wizard
from ._tables import leader_bonuses_bonus
from ._words import INFLUENCE
from ._world import SHAPE, World
from .casting import improve_by_magic, is_at, is_envoy, lay_magic, least_power, make_stores
from .casting_court import (
    augment_title, beside_ruler, charm_region, harm_ruler, infuriate_region, praise_ruler,
)
from .casting_eyes import land_around
from .casting_places import blast, charm_gates, in_land_of, open_dome
from .conquest import bars_the_gates, before_the_gates
from .gates import asleep
from .map_ import knows_of
from .movement import host_size
from .orders_emissaries import next_title
from .politics import in_irons, open_to_talk
from .sieges import had_its_turn

_ONE_OF_1: Final = frozenset((RANK_KING, RANK_QUEEN, RANK_REGENT, RANK_PRINCE))

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:130', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:130', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Ward Population Center.',
), 'spell:130', 'power')
_SAYS_IS_NOT_IN_THE: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not in the region of ',
    Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:130', 'land')
_SAYS_HAS_CAST_WARD_POPULATION: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Ward Population Center upon ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'spell:130', 'cast')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:135', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:135', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dome of Invulnerability.',
), 'spell:135', 'power')
_SAYS_IS_NOT_IN_THE_2: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not in the region of ',
    Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:135', 'land')
_SAYS_HAS_CAST_DOME_OF: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Dome of Invulnerability over ',
    Hole(Holds("thing", 'Place'), 'place'), '.',
), 'spell:135', 'cast')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:136', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:136', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dispel Dome of Invulnerability.',
), 'spell:136', 'power')
_SAYS_IS_NOT_IN_THE_3: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not in the region of ',
    Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:136', 'land')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:155', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:155', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Meteor Strike.',
), 'spell:155', 'power')
_SAYS_IS_WITH_NO_GROUP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:155', 'host')
_SAYS_METEOR_STRIKE_TAKES_A: Final = Message((
    'Meteor Strike takes a brigade beside ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:155', 'troops')
_SAYS_IS_NOT_WHERE_IS: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is not where ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is.',
), 'spell:155', 'near')
_SAYS_METEOR_STRIKE_HAS_FALLEN: Final = Message((
    'Meteor Strike has fallen upon ', Hole(Holds("thing", 'Place'), 'place'), ' already, by ',
    Hole(Holds("thing", 'Group', optional=True), 'group'), '.',
), 'spell:155', 'single')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:171', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:171', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Diplomacy.',
), 'spell:171', 'power')
_SAYS_IS_WITH_NO_TROOPS: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no troops that could impress anybody.',
), 'spell:171', 'host')
_SAYS_IT_TAKES_A_LEADER: Final = Message((
    'It takes a leader of some rank to be heard.',
), 'spell:171', 'rank')
_SAYS_LISTENS_TO_NOBODY_NEITHER: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'),
    ' listens to nobody: neither capitals nor walls out of legend do.',
), 'spell:171', 'listeners')
_SAYS_IS_YOURS_ALREADY: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is yours already.',
), 'spell:171', 'foreign')
_SAYS_IS_NOWHERE_NEAR: Final = Message((
    Hole(Holds("thing", 'Place'), 'place'), ' is nowhere near ', Hole(Holds("thing", 'Group'), 'group'),
    '.',
), 'spell:171', 'near')
_SAYS_HAS_TRIED_ITS_LUCK: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has tried its luck this turn.',
), 'spell:171', 'fresh')
_SAYS_HAS_FALLEN_BACK_AND: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' has fallen back, and goes before no walls any more.',
), 'spell:171', 'ground')
_SAYS_STANDS_ON_THE_DEFENSIVE: Final = Message((
    Hole(Holds("thing", 'Group'), 'group'), ' stands on the defensive this turn.',
), 'spell:171', 'forward')
_SAYS_BEFORE_STANDS_A_HOST: Final = Message((
    'Before ', Hole(Holds("thing", 'Place'), 'place'), ' stands a host of those who hold it.',
), 'spell:171', 'open')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:208', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:208', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Create Food.',
), 'spell:208', 'power')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:209', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:209', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Create Gold.',
), 'spell:209', 'power')
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:211', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:211', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dire Wolf Familiar.',
), 'spell:211', 'power')
_SAYS_IS_WITH_NO_GROUP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that a wolf could guard.',
), 'spell:211', 'host')
_SAYS_A_WOLF_RUNS_WITH: Final = Message((
    'A wolf runs with ', Hole(Holds("thing", 'Group', optional=True), 'group'), ' already.',
), 'spell:211', 'single')
_SAYS_HAS_CAST_DIRE_WOLF: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Dire Wolf Familiar; a dire wolf runs with ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'spell:211', 'cast')
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:301', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:301', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Ward.',
), 'spell:301', 'power')
_SAYS_IS_NO_EMISSARY_PRIESTESS: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' is no emissary, priestess or agent.',
), 'spell:301', 'envoy')
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:305', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:305', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Sleep.',
), 'spell:305', 'power')
_SAYS_IS_NO_EMISSARY_PRIESTESS_2: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' is no emissary, priestess or agent.',
), 'spell:305', 'envoy')
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:308', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:308', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Augment Title.',
), 'spell:308', 'power')
_SAYS_AUGMENT_TITLE_IS_NOT: Final = Message((
    'Augment Title is not cast upon somebody who is ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'spell:308', 'lower')
_SAYS_NO_TITLE_IS_LEFT: Final = Message((
    'No title is left for ', Hole(Holds("thing", 'Figure'), 'noble'), '.',
), 'spell:308', 'more')
_SAYS_IS_NOT_IN_THE_4: Final = Message((
    Hole(Holds("thing", 'Figure'), 'noble'), ' is not in the region of ',
    Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:308', 'around')
_SAYS_IS_A_PRISONER_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:349', 'free')
_SAYS_LIES_IN_A_SLEEP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:349', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Conceal Emissary.',
), 'spell:349', 'power')
_SAYS_CONCEAL_EMISSARY_CANNOT_BE: Final = Message((
    'Conceal Emissary cannot be cast before turn 4.',
), 'spell:349', 'season')
_SAYS_IS_NO_EMISSARY_PRIESTESS_3: Final = Message((
    Hole(Holds("thing", 'Target'), 'target'), ' is no emissary, priestess or agent.',
), 'spell:349', 'envoy')
_SAYS_CONCEAL_EMISSARY_IS_FOR: Final = Message((
    "Conceal Emissary is for emissaries of one's own.",
), 'spell:349', 'own')
_SAYS_IS_A_PRISONER_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:370', 'free')
_SAYS_LIES_IN_A_SLEEP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:370', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), " is not powerful enough for Reveal King's Influence.",
), 'spell:370', 'power')
_SAYS_HAS_CAST_REVEAL_KING: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), " has cast Reveal King's Influence: ",
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' has ', Hole(Holds("number", unit=INFLUENCE), 'influence'),
    '.',
), 'spell:370', 'cast')
_SAYS_IS_A_PRISONER_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:381', 'free')
_SAYS_LIES_IN_A_SLEEP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:381', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Conjure Scandal.',
), 'spell:381', 'power')
_SAYS_NOBODY_CASTS_CONJURE_SCANDAL: Final = Message((
    'Nobody casts Conjure Scandal upon the own throne.',
), 'spell:381', 'other')
_SAYS_IS_A_PRISONER_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:386', 'free')
_SAYS_LIES_IN_A_SLEEP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:386', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Curse.',
), 'spell:386', 'power')
_SAYS_NOBODY_CASTS_CURSE_UPON: Final = Message((
    'Nobody casts Curse upon the own throne.',
), 'spell:386', 'other')
_SAYS_IS_A_PRISONER_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:472', 'free')
_SAYS_LIES_IN_A_SLEEP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:472', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Charm Region.',
), 'spell:472', 'power')
_SAYS_IS_IN_NO_REGION: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:472', 'ground')
_SAYS_IS_A_PRISONER_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:477', 'free')
_SAYS_LIES_IN_A_SLEEP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:477', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Infuriate Populace.',
), 'spell:477', 'power')
_SAYS_IS_IN_NO_REGION_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:477', 'ground')
_SAYS_NOBODY_CASTS_INFURIATE_POPULACE: Final = Message((
    'Nobody casts Infuriate Populace upon the own throne.',
), 'spell:477', 'other')
_SAYS_IS_A_PRISONER_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:481', 'free')
_SAYS_LIES_IN_A_SLEEP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:481', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Conjure Prestige.',
), 'spell:481', 'power')
_SAYS_IS_A_PRISONER_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:482', 'free')
_SAYS_LIES_IN_A_SLEEP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:482', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), " is not powerful enough for Enhance King's Aura.",
), 'spell:482', 'power')
_SAYS_THE_RULER_OF_IS: Final = Message((
    'The ruler of ', Hole(Holds("thing", 'Kingdom'), 'praised'), ' is not where ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is.',
), 'spell:482', 'beside', ('praised',))
_SAYS_IS_A_PRISONER_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:601', 'free')
_SAYS_LIES_IN_A_SLEEP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:601', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Strengthen Walls.',
), 'spell:601', 'power')
_SAYS_STRENGTHEN_WALLS_NEEDS_A: Final = Message((
    'Strengthen Walls needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is in none.',
), 'spell:601', 'town')
_SAYS_IS_A_PRISONER_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:602', 'free')
_SAYS_LIES_IN_A_SLEEP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:602', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Fertile Fields.',
), 'spell:602', 'power')
_SAYS_FERTILE_FIELDS_NEEDS_A: Final = Message((
    'Fertile Fields needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is in none.',
), 'spell:602', 'town')
_SAYS_IS_A_PRISONER_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:603', 'free')
_SAYS_LIES_IN_A_SLEEP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:603', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Hidden Ore.',
), 'spell:603', 'power')
_SAYS_HIDDEN_ORE_NEEDS_A: Final = Message((
    'Hidden Ore needs a population center, and ', Hole(Holds("thing", 'Wizard'), 'caster'), ' is in none.',
), 'spell:603', 'town')
_SAYS_IS_A_PRISONER_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:610', 'free')
_SAYS_LIES_IN_A_SLEEP_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:610', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Raise Population Center Census.',
), 'spell:610', 'power')
_SAYS_RAISE_POPULATION_CENTER_CENSUS: Final = Message((
    'Raise Population Center Census needs a population center, and ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in none.',
), 'spell:610', 'town')


def domain_spell_130_place(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Ward Population Center.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_spell_130(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Ward Population Center.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD_POPULATION_CENTER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if not in_land_of(caster, place):
        return _SAYS_IS_NOT_IN_THE.text((place, caster), SHAPE)
    return None


def needs_spell_130_of(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Ward Population Center.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD_POPULATION_CENTER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def early_spell_130_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Ward Population Center.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD_POPULATION_CENTER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def does_spell_130(caster: Wizard, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Ward Population Center.

    maelstrom "Spell #130 - Ward Population Center", "Magic".
    """
    placeward = PlaceWard(kingdom=kingdom, place=place, turns_left=1)
    world.add(placeward)
    world.tell(kingdom, _SAYS_HAS_CAST_WARD_POPULATION.text((caster, place), SHAPE), caster, place)


def domain_spell_135_place(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Dome of Invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability", "Magic", "Sage Advice".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_spell_135(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dome of Invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if not in_land_of(caster, place):
        return _SAYS_IS_NOT_IN_THE_2.text((place, caster), SHAPE)
    return None


def needs_spell_135_of(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dome of Invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    return None


def early_spell_135_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dome of Invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    return None


def does_spell_135(caster: Wizard, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Dome of Invulnerability.

    maelstrom "Spell #135 - Dome of Invulnerability", "Magic", "Sage Advice".
    """
    dome = Dome(kingdom=kingdom, place=place, turns_left=1)
    world.add(dome)
    world.tell(kingdom, _SAYS_HAS_CAST_DOME_OF.text((caster, place), SHAPE), caster, place)


def domain_spell_136_place(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Dispel Dome of Invulnerability.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def needs_spell_136(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Dome of Invulnerability.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if not in_land_of(caster, place):
        return _SAYS_IS_NOT_IN_THE_3.text((place, caster), SHAPE)
    return None


def needs_spell_136_of(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Dome of Invulnerability.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    return None


def early_spell_136_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Dome of Invulnerability.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_DOME_OF_INVULNERABILITY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    return None


def does_spell_136(caster: Wizard, kingdom: Kingdom, place: Place, world: World, dice: Dice) -> None:
    """Dispel Dome of Invulnerability.

    maelstrom "Spell #136 - Dispel Dome of Invulnerability".
    """
    open_dome(caster, kingdom, SPELL_DISPEL_DOME_OF_INVULNERABILITY, place, world)


def domain_spell_155_place(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_spell_155_power(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> Sequence[int]:
    """What may be chosen: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    return (min(least_power(SPELL_METEOR_STRIKE, kingdom), caster.level), caster.level)


def default_spell_155_power(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> int:
    """What is meant where nothing is said: Meteor Strike.

    In levels.
    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    return caster.level


def needs_spell_155(caster: Wizard, kingdom: Kingdom, place: Place, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_METEOR_STRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_METEOR_STRIKE_TAKES_A.text((caster,), SHAPE)
    if caster.group is not None and not before_the_gates(caster.group, place, kingdom, world):
        return _SAYS_IS_NOT_WHERE_IS.text((place, caster), SHAPE)
    if caster.group is not None and world.happened('blasted', 'this', 0, caster.group, place):
        return _SAYS_METEOR_STRIKE_HAS_FALLEN.text((place, caster.group), SHAPE)
    return None


def needs_spell_155_of(
    caster: Wizard,
    kingdom: Kingdom,
    place: Place,
    power: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_METEOR_STRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_METEOR_STRIKE_TAKES_A.text((caster,), SHAPE)
    return None


def early_spell_155_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_METEOR_STRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_METEOR_STRIKE_TAKES_A.text((caster,), SHAPE)
    return None


def early_spell_155_place(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Meteor Strike.

    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    if caster.group is not None and not before_the_gates(caster.group, place, kingdom, world):
        return _SAYS_IS_NOT_WHERE_IS.text((place, caster), SHAPE)
    if caster.group is not None and world.happened('blasted', 'this', 0, caster.group, place):
        return _SAYS_METEOR_STRIKE_HAS_FALLEN.text((place, caster.group), SHAPE)
    return None


def does_spell_155(
    caster: Wizard,
    kingdom: Kingdom,
    place: Place,
    power: int,
    world: World,
    dice: Dice,
) -> None:
    """Meteor Strike.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #155 - Meteor Strike", "Special Option: Ice Age", "Magic", "Siege".
    """
    blast(caster, kingdom, SPELL_METEOR_STRIKE, place, power, world, dice)


def domain_spell_171_place(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Place]:
    """What may be chosen: Diplomacy.

    maelstrom "Spell #171 - Diplomacy".
    """
    return [p for p in world.places if knows_of(kingdom, p, world)]


def domain_spell_171_power(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> Sequence[int]:
    """What may be chosen: Diplomacy.

    maelstrom "Spell #171 - Diplomacy".
    """
    return (min(least_power(SPELL_DIPLOMACY, kingdom), caster.level), caster.level)


def default_spell_171_power(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> int:
    """What is meant where nothing is said: Diplomacy.

    In levels.
    maelstrom "Spell #171 - Diplomacy".
    """
    return caster.level


def needs_spell_171(caster: Wizard, kingdom: Kingdom, place: Place, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Diplomacy.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DIPLOMACY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None or host_size(caster.group) <= HOST_SIZE_PATROL:
        return _SAYS_IS_WITH_NO_TROOPS.text((caster,), SHAPE)
    if (
        caster.group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster.group.leaders)
    ):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    if not open_to_talk(place):
        return _SAYS_LISTENS_TO_NOBODY_NEITHER.text((place,), SHAPE)
    if caster.group is not None and place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY.text((place,), SHAPE)
    if caster.group is not None and not before_the_gates(caster.group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR.text((place, present(caster.group, "the caster's group")), SHAPE)
    if caster.group is not None and had_its_turn(caster.group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('retreated', 'this', 0, caster.group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('stood_ready', 'this', 0, caster.group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST.text((place,), SHAPE)
    return None


def needs_spell_171_of(
    caster: Wizard,
    kingdom: Kingdom,
    place: Place,
    power: int,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Diplomacy.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DIPLOMACY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None or host_size(caster.group) <= HOST_SIZE_PATROL:
        return _SAYS_IS_WITH_NO_TROOPS.text((caster,), SHAPE)
    if (
        caster.group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster.group.leaders)
    ):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    if caster.group is not None and had_its_turn(caster.group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('retreated', 'this', 0, caster.group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('stood_ready', 'this', 0, caster.group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((present(caster.group, "the caster's group"),), SHAPE)
    return None


def early_spell_171_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Diplomacy.

    Raises MissingThing (something needed is not there); OffTheTable (a table has no row).
    maelstrom "Spell #171 - Diplomacy".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DIPLOMACY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None or host_size(caster.group) <= HOST_SIZE_PATROL:
        return _SAYS_IS_WITH_NO_TROOPS.text((caster,), SHAPE)
    if (
        caster.group is not None
        and not any(leader_bonuses_bonus(l_.rank) >= 10 for l_ in caster.group.leaders)
    ):
        return _SAYS_IT_TAKES_A_LEADER.text((), SHAPE)
    if caster.group is not None and had_its_turn(caster.group, world):
        return _SAYS_HAS_TRIED_ITS_LUCK.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('retreated', 'this', 0, caster.group):
        return _SAYS_HAS_FALLEN_BACK_AND.text((present(caster.group, "the caster's group"),), SHAPE)
    if caster.group is not None and world.happened('stood_ready', 'this', 0, caster.group):
        return _SAYS_STANDS_ON_THE_DEFENSIVE.text((present(caster.group, "the caster's group"),), SHAPE)
    return None


def early_spell_171_place(caster: Wizard, kingdom: Kingdom, place: Place, world: World) -> str | None:
    """Why it is refused when it is done: Diplomacy.

    Raises MissingThing (something needed is not there).
    maelstrom "Spell #171 - Diplomacy".
    """
    if not open_to_talk(place):
        return _SAYS_LISTENS_TO_NOBODY_NEITHER.text((place,), SHAPE)
    if caster.group is not None and place.kingdom is kingdom:
        return _SAYS_IS_YOURS_ALREADY.text((place,), SHAPE)
    if caster.group is not None and not before_the_gates(caster.group, place, kingdom, world):
        return _SAYS_IS_NOWHERE_NEAR.text((place, present(caster.group, "the caster's group")), SHAPE)
    if caster.group is not None and any(bars_the_gates(g, place, kingdom, world) for g in world.groups):
        return _SAYS_BEFORE_STANDS_A_HOST.text((place,), SHAPE)
    return None


def does_spell_171(
    caster: Wizard,
    kingdom: Kingdom,
    place: Place,
    power: int,
    world: World,
    dice: Dice,
) -> None:
    """Diplomacy.

    Raises DividedByNothing (a divisor is 0); DoesNotApply (the book says that there is no such value);
    OffTheTable (a table has no row); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #171 - Diplomacy".
    """
    charm_gates(caster, kingdom, SPELL_DIPLOMACY, place, power, world, dice)


def domain_spell_208_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    return (min(least_power(SPELL_CREATE_FOOD, kingdom), caster.level), caster.level)


def default_spell_208_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Create Food.

    In levels.
    maelstrom "Spell #208 - Create Food".
    """
    return caster.level


def needs_spell_208(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CREATE_FOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    return None


def early_spell_208_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CREATE_FOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    return None


def does_spell_208(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Create Food.

    maelstrom "Spell #208 - Create Food".
    """
    make_stores(caster, kingdom, SPELL_CREATE_FOOD, power, world)


def domain_spell_209_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    return (min(least_power(SPELL_CREATE_GOLD, kingdom), caster.level), caster.level)


def default_spell_209_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Create Gold.

    In levels.
    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    return caster.level


def needs_spell_209(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CREATE_GOLD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    return None


def early_spell_209_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CREATE_GOLD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    return None


def does_spell_209(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Create Gold.

    maelstrom "Spell #209 - Create Gold", "Sage Advice".
    """
    make_stores(caster, kingdom, SPELL_CREATE_GOLD, power, world)


def needs_spell_211(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dire Wolf Familiar.

    maelstrom "Spell #211 - Dire Wolf Familiar".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DIRE_WOLF_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if caster.group is not None and any(camp_wolf.group is caster.group for camp_wolf in world.camp_wolves):
        return _SAYS_A_WOLF_RUNS_WITH.text((caster.group,), SHAPE)
    return None


def does_spell_211(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Dire Wolf Familiar.

    Raises MissingThing (something needed is not there).
    maelstrom "Spell #211 - Dire Wolf Familiar".
    """
    if caster.group is not None:
        campwolf = CampWolf(group=caster.group, turns_left=1)
        world.add(campwolf)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_DIRE_WOLF.text((caster, present(caster.group, "the caster's group")), SHAPE),
            caster,
            present(caster.group, "the caster's group"),
        )


def domain_spell_301_target(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Ward.

    maelstrom "Spell #301 - Ward", "Magic", "Sage Advice".
    """
    return world.targets


def needs_spell_301(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Ward.

    maelstrom "Spell #301 - Ward", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS.text((target,), SHAPE)
    return None


def needs_spell_301_of(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Ward.

    maelstrom "Spell #301 - Ward", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    return None


def early_spell_301_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Ward.

    maelstrom "Spell #301 - Ward", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    return None


def does_spell_301(caster: Wizard, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Ward.

    maelstrom "Spell #301 - Ward", "Magic", "Sage Advice".
    """
    lay_magic(caster, kingdom, SPELL_WARD, target, world)


def domain_spell_305_target(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Sleep.

    maelstrom "Spell #305 - Sleep".
    """
    return world.targets


def needs_spell_305(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Sleep.

    maelstrom "Spell #305 - Sleep".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SLEEP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS_2.text((target,), SHAPE)
    return None


def needs_spell_305_of(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Sleep.

    maelstrom "Spell #305 - Sleep".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SLEEP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    return None


def early_spell_305_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sleep.

    maelstrom "Spell #305 - Sleep".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SLEEP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    return None


def does_spell_305(caster: Wizard, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Sleep.

    maelstrom "Spell #305 - Sleep".
    """
    lay_magic(caster, kingdom, SPELL_SLEEP, target, world)


def domain_spell_308_noble(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Augment Title.

    maelstrom "Spell #308 - Augment Title".
    """
    return [f for f in world.figures if f.kingdom is kingdom]


def needs_spell_308(caster: Wizard, kingdom: Kingdom, noble: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Augment Title.

    maelstrom "Spell #308 - Augment Title".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_AUGMENT_TITLE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if noble.rank in _ONE_OF_1:
        return _SAYS_AUGMENT_TITLE_IS_NOT.text((noble.rank,), SHAPE)
    if next_title(noble.rank) == noble.rank:
        return _SAYS_NO_TITLE_IS_LEFT.text((noble,), SHAPE)
    if noble.place is None or noble.place.region is None or noble.place.region != land_around(caster):
        return _SAYS_IS_NOT_IN_THE_4.text((noble, caster), SHAPE)
    return None


def early_spell_308_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Augment Title.

    maelstrom "Spell #308 - Augment Title".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_AUGMENT_TITLE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    return None


def does_spell_308(caster: Wizard, kingdom: Kingdom, noble: Figure, world: World, dice: Dice) -> None:
    """Augment Title.

    maelstrom "Spell #308 - Augment Title".
    """
    augment_title(caster, kingdom, SPELL_AUGMENT_TITLE, noble, world)


def domain_spell_349_target(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Conceal Emissary.

    maelstrom "Spell #349 - Conceal Emissary", "Sage Advice".
    """
    return world.targets


def needs_spell_349(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Conceal Emissary.

    maelstrom "Spell #349 - Conceal Emissary", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONCEAL_EMISSARY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_CONCEAL_EMISSARY_CANNOT_BE.text((), SHAPE)
    if not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS_3.text((target,), SHAPE)
    if target.kingdom is not kingdom:
        return _SAYS_CONCEAL_EMISSARY_IS_FOR.text((), SHAPE)
    return None


def needs_spell_349_of(caster: Wizard, kingdom: Kingdom, target: Target, world: World) -> str | None:
    """Why it is refused when it is done: Conceal Emissary.

    maelstrom "Spell #349 - Conceal Emissary", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONCEAL_EMISSARY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_CONCEAL_EMISSARY_CANNOT_BE.text((), SHAPE)
    return None


def early_spell_349_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Conceal Emissary.

    maelstrom "Spell #349 - Conceal Emissary", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONCEAL_EMISSARY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_CONCEAL_EMISSARY_CANNOT_BE.text((), SHAPE)
    return None


def does_spell_349(caster: Wizard, kingdom: Kingdom, target: Target, world: World, dice: Dice) -> None:
    """Conceal Emissary.

    maelstrom "Spell #349 - Conceal Emissary", "Sage Advice".
    """
    lay_magic(caster, kingdom, SPELL_CONCEAL_EMISSARY, target, world)


def domain_spell_370_rival(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Reveal King's Influence.

    maelstrom "Spell #370 - Reveal King's Influence".
    """
    return world.kingdoms


def needs_spell_370(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Reveal King's Influence.

    maelstrom "Spell #370 - Reveal King's Influence".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_REVEAL_KING_S_INFLUENCE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    return None


def early_spell_370_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Reveal King's Influence.

    maelstrom "Spell #370 - Reveal King's Influence".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_REVEAL_KING_S_INFLUENCE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    return None


def does_spell_370(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Reveal King's Influence.

    maelstrom "Spell #370 - Reveal King's Influence".
    """
    world.tell(kingdom, _SAYS_HAS_CAST_REVEAL_KING.text((caster, rival, rival.influence), SHAPE), caster)


def domain_spell_381_rival(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Conjure Scandal.

    maelstrom "Spell #381 - Conjure Scandal", "High Council", "Magic".
    """
    return world.kingdoms


def needs_spell_381(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Conjure Scandal.

    maelstrom "Spell #381 - Conjure Scandal", "High Council", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONJURE_SCANDAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if rival is kingdom:
        return _SAYS_NOBODY_CASTS_CONJURE_SCANDAL.text((), SHAPE)
    return None


def early_spell_381_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Conjure Scandal.

    maelstrom "Spell #381 - Conjure Scandal", "High Council", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONJURE_SCANDAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    return None


def does_spell_381(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Conjure Scandal.

    maelstrom "Spell #381 - Conjure Scandal", "High Council", "Magic".
    """
    harm_ruler(caster, kingdom, SPELL_CONJURE_SCANDAL, rival, world, dice)


def domain_spell_386_rival(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Curse.

    maelstrom "Spell #386 - Curse", "Magic".
    """
    return world.kingdoms


def needs_spell_386(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Curse.

    maelstrom "Spell #386 - Curse", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CURSE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if rival is kingdom:
        return _SAYS_NOBODY_CASTS_CURSE_UPON.text((), SHAPE)
    return None


def early_spell_386_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Curse.

    maelstrom "Spell #386 - Curse", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CURSE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    return None


def does_spell_386(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Curse.

    maelstrom "Spell #386 - Curse", "Magic".
    """
    harm_ruler(caster, kingdom, SPELL_CURSE, rival, world, dice)


def needs_spell_472(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Charm Region.

    maelstrom "Spell #472 - Charm Region".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHARM_REGION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION.text((caster,), SHAPE)
    return None


def does_spell_472(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Charm Region.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #472 - Charm Region".
    """
    charm_region(caster, kingdom, SPELL_CHARM_REGION, world, dice)


def domain_spell_477_rival(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Infuriate Populace.

    maelstrom "Spell #477 - Infuriate Populace".
    """
    return world.kingdoms


def needs_spell_477(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Infuriate Populace.

    maelstrom "Spell #477 - Infuriate Populace".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INFURIATE_POPULACE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    if rival is kingdom:
        return _SAYS_NOBODY_CASTS_INFURIATE_POPULACE.text((), SHAPE)
    return None


def early_spell_477_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Infuriate Populace.

    maelstrom "Spell #477 - Infuriate Populace".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INFURIATE_POPULACE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    return None


def does_spell_477(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Infuriate Populace.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #477 - Infuriate Populace".
    """
    infuriate_region(caster, kingdom, SPELL_INFURIATE_POPULACE, rival, world, dice)


def needs_spell_481(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Conjure Prestige.

    maelstrom "Spell #481 - Conjure Prestige".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CONJURE_PRESTIGE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    return None


def does_spell_481(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Conjure Prestige.

    maelstrom "Spell #481 - Conjure Prestige".
    """
    praise_ruler(caster, kingdom, SPELL_CONJURE_PRESTIGE, kingdom, world, dice)


def domain_spell_482_praised(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Enhance King's Aura.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    return world.kingdoms


def default_spell_482_praised(caster: Wizard, kingdom: Kingdom, world: World) -> Kingdom:
    """What is meant where nothing is said: Enhance King's Aura.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    return kingdom


def needs_spell_482(caster: Wizard, kingdom: Kingdom, praised: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Enhance King's Aura.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ENHANCE_KING_S_AURA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if praised is kingdom and not beside_ruler(caster, praised, world):
        return _SAYS_THE_RULER_OF_IS.text((praised, caster), SHAPE)
    return None


def early_spell_482_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Enhance King's Aura.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ENHANCE_KING_S_AURA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    return None


def does_spell_482(caster: Wizard, kingdom: Kingdom, praised: Kingdom, world: World, dice: Dice) -> None:
    """Enhance King's Aura.

    maelstrom "Spell #482 - Enhance King's Aura".
    """
    praise_ruler(caster, kingdom, SPELL_ENHANCE_KING_S_AURA, praised, world, dice)


def needs_spell_601(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STRENGTHEN_WALLS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_STRENGTHEN_WALLS_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_601(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Strengthen Walls.

    maelstrom "Spell #601 - Strengthen Walls".
    """
    improve_by_magic(caster, kingdom, SPELL_STRENGTHEN_WALLS, world)


def needs_spell_602(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FERTILE_FIELDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_FERTILE_FIELDS_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_602(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Fertile Fields.

    maelstrom "Spell #602 - Fertile Fields", "Sage Advice".
    """
    improve_by_magic(caster, kingdom, SPELL_FERTILE_FIELDS, world)


def needs_spell_603(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_HIDDEN_ORE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_HIDDEN_ORE_NEEDS_A.text((caster,), SHAPE)
    return None


def does_spell_603(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Hidden Ore.

    maelstrom "Spell #603 - Hidden Ore", "Sage Advice".
    """
    improve_by_magic(caster, kingdom, SPELL_HIDDEN_ORE, world)


def needs_spell_610(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAISE_POPULATION_CENTER_CENSUS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if not any(is_at(caster, p) for p in world.places):
        return _SAYS_RAISE_POPULATION_CENTER_CENSUS.text((caster,), SHAPE)
    return None


def does_spell_610(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Raise Population Center Census.

    maelstrom "Spell #610 - Raise Population Center Census".
    """
    improve_by_magic(caster, kingdom, SPELL_RAISE_POPULATION_CENTER_CENSUS, world)
