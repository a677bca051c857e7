"""Resolvers of spells_summoning.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BRIGADE_TYPE_AIR_ELEMENTALS, BRIGADE_TYPE_EARTH_ELEMENTALS, BRIGADE_TYPE_ETTINS,
    BRIGADE_TYPE_FIRE_ELEMENTALS, BRIGADE_TYPE_GARGOYLES, BRIGADE_TYPE_GELATINOUS_CUBES,
    BRIGADE_TYPE_GHOULS, BRIGADE_TYPE_GNOLLS, BRIGADE_TYPE_IRON_GOLEM, BRIGADE_TYPE_MANTICORES,
    BRIGADE_TYPE_MINOTAURS, BRIGADE_TYPE_MUMMIES, BRIGADE_TYPE_OWLBEARS, BRIGADE_TYPE_PIT_FIEND,
    BRIGADE_TYPE_ROCK_GOLEMS, BRIGADE_TYPE_SHAMBLING_MOUNDS, BRIGADE_TYPE_SKELETONS, BRIGADE_TYPE_SPECTERS,
    BRIGADE_TYPE_TROGLODYTES, BRIGADE_TYPE_UMBER_HULKS, BRIGADE_TYPE_WATER_ELEMENTALS, BRIGADE_TYPE_WIGHTS,
    EVERY_LOOKOUT, EVERY_MAP_AREA, HOST_SIZE_INACTIVE, MapArea, SPELL_EAGLE_FAMILIAR, SPELL_IMP_FAMILIAR,
    SPELL_PROJECT_IMAGE_OF_GROUP, SPELL_RAVEN_FAMILIAR, SPELL_REVELATION, SPELL_SACRIFICE,
    SPELL_SUMMON_AIR_ELEMENTAL, SPELL_SUMMON_DEMON, SPELL_SUMMON_EARTH_ELEMENTAL,
    SPELL_SUMMON_FIRE_ELEMENTAL, SPELL_SUMMON_GHOULS, SPELL_SUMMON_HIGH_DEMON, SPELL_SUMMON_IRON_GOLEM,
    SPELL_SUMMON_MINOTAURS, SPELL_SUMMON_MONSTER_III_OWLBEAR, SPELL_SUMMON_MONSTER_II_GNOLL,
    SPELL_SUMMON_MONSTER_IV_GARGOYLE, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND,
    SPELL_SUMMON_MONSTER_I_TROGLODYTE, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE,
    SPELL_SUMMON_MONSTER_VII_UMBER_HULK, SPELL_SUMMON_MONSTER_VI_ETTIN, SPELL_SUMMON_MONSTER_V_MANTICORE,
    SPELL_SUMMON_MUMMIES, SPELL_SUMMON_PIT_FIEND, SPELL_SUMMON_ROCK_GOLEMS, SPELL_SUMMON_SKELETONS,
    SPELL_SUMMON_SPECTERS, SPELL_SUMMON_WATER_ELEMENTAL, SPELL_SUMMON_WIGHTS, SPELL_TRANSFORM_TO_LICH,
    SPELL_TRANSFORM_TO_NAZGUL, SPELL_TRUE_SEEING, SPELL_WRAITH_FORM, TERRAIN_DESERT, TERRAIN_FOREST,
    TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA, TRAIT_EVIL,
)
from ._kinds import BaredRealm, Figure, Group, Kingdom, Leader, Wizard
from ._tables import LOOKOUT_SPELL
from ._world import SHAPE, World
from .casting import call_brigades, called_in, knows, least_power, stands_at
from .casting_court import summon_murderer
from .casting_eyes import reveal_groups, reveal_people, reveal_throne, see_truly, send_familiar
from .casting_forms import sacrifice_leader
from .casting_veils import project
from .gates import asleep, of_the_court, political
from .magic import nazgul_rank, risen_rank
from .map_ import within_reach
from .movement import host_size
from .orders_travel import side_by_side
from .politics import in_irons
from .recruiting import has_ranks_for

_ONE_OF_1: Final = frozenset((TERRAIN_MOUNTAIN, TERRAIN_FOREST))
_ONE_OF_2: Final = frozenset((TERRAIN_FOREST, TERRAIN_MARSH))
_ONE_OF_3: Final = frozenset((
    TERRAIN_MOUNTAIN, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_PLAINS, TERRAIN_MARSH,
))
_ONE_OF_4: Final = frozenset((
    TERRAIN_SEA, TERRAIN_MOUNTAIN, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_PLAINS, TERRAIN_MARSH,
))
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:860', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:860', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Minotaurs.',
), 'spell:860', 'power')
_SAYS_IS_WITH_NO_GROUP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Minotaurs could join.',
), 'spell:860', 'host')
_SAYS_SUMMON_MINOTAURS_COMES_TO: Final = Message((
    'Summon Minotaurs comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:860', 'wild')
_SAYS_SUMMON_MINOTAURS_IS_NOT: Final = Message((
    'Summon Minotaurs is not cast on such ground.',
), 'spell:860', 'ground')
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:860', 'ranks')
_SAYS_HAS_AS_MANY_MINOTAURS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Minotaurs as a group may have.',
), 'spell:860', 'few', ('power',))
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:861', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:861', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Skeletons.',
), 'spell:861', 'power')
_SAYS_SUMMON_SKELETONS_IS_FOR: Final = Message((
    'Summon Skeletons is for kingdoms that are Evil.',
), 'spell:861', 'dark')
_SAYS_IS_WITH_NO_GROUP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Skeletons could join.',
), 'spell:861', 'host')
_SAYS_HAS_NO_ROOM_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:861', 'ranks')
_SAYS_HAS_AS_MANY_SKELETONS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Skeletons as a group may have.',
), 'spell:861', 'few', ('power',))
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:862', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:862', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Ghouls.',
), 'spell:862', 'power')
_SAYS_SUMMON_GHOULS_IS_FOR: Final = Message((
    'Summon Ghouls is for kingdoms that are Evil.',
), 'spell:862', 'dark')
_SAYS_IS_WITH_NO_GROUP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Ghouls could join.',
), 'spell:862', 'host')
_SAYS_SUMMON_GHOULS_COMES_TO: Final = Message((
    'Summon Ghouls comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:862', 'wild')
_SAYS_SUMMON_GHOULS_IS_NOT: Final = Message((
    'Summon Ghouls is not cast on such ground.',
), 'spell:862', 'ground')
_SAYS_HAS_NO_ROOM_FOR_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:862', 'ranks')
_SAYS_HAS_AS_MANY_GHOULS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Ghouls as a group may have.',
), 'spell:862', 'few', ('power',))
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:863', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:863', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Wights.',
), 'spell:863', 'power')
_SAYS_SUMMON_WIGHTS_IS_FOR: Final = Message((
    'Summon Wights is for kingdoms that are Evil.',
), 'spell:863', 'dark')
_SAYS_IS_WITH_NO_GROUP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Wights could join.',
), 'spell:863', 'host')
_SAYS_SUMMON_WIGHTS_COMES_TO: Final = Message((
    'Summon Wights comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:863', 'wild')
_SAYS_SUMMON_WIGHTS_IS_NOT: Final = Message((
    'Summon Wights is not cast on such ground.',
), 'spell:863', 'ground')
_SAYS_HAS_NO_ROOM_FOR_4: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:863', 'ranks')
_SAYS_HAS_AS_MANY_WIGHTS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Wights as a group may have.',
), 'spell:863', 'few', ('power',))
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:864', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:864', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Specters.',
), 'spell:864', 'power')
_SAYS_SUMMON_SPECTERS_IS_FOR: Final = Message((
    'Summon Specters is for kingdoms that are Evil.',
), 'spell:864', 'dark')
_SAYS_IS_WITH_NO_GROUP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Specters could join.',
), 'spell:864', 'host')
_SAYS_SUMMON_SPECTERS_COMES_TO: Final = Message((
    'Summon Specters comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:864', 'wild')
_SAYS_SUMMON_SPECTERS_IS_NOT: Final = Message((
    'Summon Specters is not cast on such ground.',
), 'spell:864', 'ground')
_SAYS_HAS_NO_ROOM_FOR_5: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:864', 'ranks')
_SAYS_HAS_AS_MANY_SPECTERS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Specters as a group may have.',
), 'spell:864', 'few', ('power',))
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:865', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:865', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Rock Golems.',
), 'spell:865', 'power')
_SAYS_IS_WITH_NO_GROUP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Rock Golems could join.',
), 'spell:865', 'host')
_SAYS_SUMMON_ROCK_GOLEMS_COMES: Final = Message((
    'Summon Rock Golems comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:865', 'wild')
_SAYS_SUMMON_ROCK_GOLEMS_IS: Final = Message((
    'Summon Rock Golems is not cast on such ground.',
), 'spell:865', 'ground')
_SAYS_HAS_NO_ROOM_FOR_6: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:865', 'ranks')
_SAYS_HAS_AS_MANY_ROCK: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Rock Golems as a group may have.',
), 'spell:865', 'few', ('power',))
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:866', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:866', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Mummies.',
), 'spell:866', 'power')
_SAYS_SUMMON_MUMMIES_IS_FOR: Final = Message((
    'Summon Mummies is for kingdoms that are Evil.',
), 'spell:866', 'dark')
_SAYS_IS_WITH_NO_GROUP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Mummies could join.',
), 'spell:866', 'host')
_SAYS_SUMMON_MUMMIES_COMES_TO: Final = Message((
    'Summon Mummies comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:866', 'wild')
_SAYS_SUMMON_MUMMIES_IS_NOT: Final = Message((
    'Summon Mummies is not cast on such ground.',
), 'spell:866', 'ground')
_SAYS_HAS_NO_ROOM_FOR_7: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:866', 'ranks')
_SAYS_HAS_AS_MANY_MUMMIES: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Mummies as a group may have.',
), 'spell:866', 'few', ('power',))
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:867', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:867', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Iron Golem.',
), 'spell:867', 'power')
_SAYS_IS_WITH_NO_GROUP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Iron Golem could join.',
), 'spell:867', 'host')
_SAYS_SUMMON_IRON_GOLEM_COMES: Final = Message((
    'Summon Iron Golem comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:867', 'wild')
_SAYS_SUMMON_IRON_GOLEM_IS: Final = Message((
    'Summon Iron Golem is not cast on such ground.',
), 'spell:867', 'ground')
_SAYS_HAS_NO_ROOM_FOR_8: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:867', 'ranks')
_SAYS_HAS_AS_MANY_IRON: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Iron Golem as a group may have.',
), 'spell:867', 'few', ('power',))
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:868', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:868', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Air Elemental.',
), 'spell:868', 'power')
_SAYS_THE_WIZARDS_OF_DO: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Summon Air Elemental.',
), 'spell:868', 'art')
_SAYS_IS_WITH_NO_GROUP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Air Elemental could join.',
), 'spell:868', 'host')
_SAYS_SUMMON_AIR_ELEMENTAL_COMES: Final = Message((
    'Summon Air Elemental comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:868', 'wild')
_SAYS_SUMMON_AIR_ELEMENTAL_IS: Final = Message((
    'Summon Air Elemental is not cast on such ground.',
), 'spell:868', 'ground')
_SAYS_HAS_NO_ROOM_FOR_9: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:868', 'ranks')
_SAYS_HAS_AS_MANY_AIR: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Air Elementals as a group may have.',
), 'spell:868', 'few', ('power',))
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:869', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:869', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Earth Elemental.',
), 'spell:869', 'power')
_SAYS_THE_WIZARDS_OF_DO_2: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Summon Earth Elemental.',
), 'spell:869', 'art')
_SAYS_IS_WITH_NO_GROUP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Earth Elemental could join.',
), 'spell:869', 'host')
_SAYS_SUMMON_EARTH_ELEMENTAL_COMES: Final = Message((
    'Summon Earth Elemental comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:869', 'wild')
_SAYS_SUMMON_EARTH_ELEMENTAL_IS: Final = Message((
    'Summon Earth Elemental is not cast on such ground.',
), 'spell:869', 'ground')
_SAYS_HAS_NO_ROOM_FOR_10: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:869', 'ranks')
_SAYS_HAS_AS_MANY_EARTH: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Earth Elementals as a group may have.',
), 'spell:869', 'few', ('power',))
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:870', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:870', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Wraith Form.',
), 'spell:870', 'power')
_SAYS_WRAITH_FORM_IS_FOR: Final = Message((
    'Wraith Form is for kingdoms that are Evil.',
), 'spell:870', 'dark')
_SAYS_HAS_GIVEN_UP_LIFE: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has given up life already.',
), 'spell:870', 'alive')
_SAYS_HAS_CAST_WRAITH_FORM: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Wraith Form, and is no longer alive.',
), 'spell:870', 'cast')
_SAYS_IS_A_PRISONER_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:871', 'free')
_SAYS_LIES_IN_A_SLEEP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:871', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Transform to Lich.',
), 'spell:871', 'power')
_SAYS_TRANSFORM_TO_LICH_IS: Final = Message((
    'Transform to Lich is for kingdoms that are Evil.',
), 'spell:871', 'dark')
_SAYS_HAS_GIVEN_UP_LIFE_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has given up life already.',
), 'spell:871', 'alive')
_SAYS_HAS_CAST_TRANSFORM_TO: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Transform to Lich, and is no longer alive.',
), 'spell:871', 'cast')
_SAYS_IS_A_PRISONER_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:872', 'free')
_SAYS_LIES_IN_A_SLEEP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:872', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Fire Elemental.',
), 'spell:872', 'power')
_SAYS_THE_WIZARDS_OF_DO_3: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Summon Fire Elemental.',
), 'spell:872', 'art')
_SAYS_IS_WITH_NO_GROUP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Fire Elemental could join.',
), 'spell:872', 'host')
_SAYS_SUMMON_FIRE_ELEMENTAL_COMES: Final = Message((
    'Summon Fire Elemental comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:872', 'wild')
_SAYS_SUMMON_FIRE_ELEMENTAL_IS: Final = Message((
    'Summon Fire Elemental is not cast on such ground.',
), 'spell:872', 'ground')
_SAYS_HAS_NO_ROOM_FOR_11: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:872', 'ranks')
_SAYS_HAS_AS_MANY_FIRE: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Fire Elementals as a group may have.',
), 'spell:872', 'few', ('power',))
_SAYS_IS_A_PRISONER_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:873', 'free')
_SAYS_LIES_IN_A_SLEEP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:873', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Water Elemental.',
), 'spell:873', 'power')
_SAYS_THE_WIZARDS_OF_DO_4: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Summon Water Elemental.',
), 'spell:873', 'art')
_SAYS_IS_WITH_NO_GROUP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Water Elemental could join.',
), 'spell:873', 'host')
_SAYS_SUMMON_WATER_ELEMENTAL_COMES: Final = Message((
    'Summon Water Elemental comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:873', 'wild')
_SAYS_SUMMON_WATER_ELEMENTAL_IS: Final = Message((
    'Summon Water Elemental is not cast on such ground.',
), 'spell:873', 'ground')
_SAYS_HAS_NO_ROOM_FOR_12: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:873', 'ranks')
_SAYS_HAS_AS_MANY_WATER: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Water Elementals as a group may have.',
), 'spell:873', 'few', ('power',))
_SAYS_IS_A_PRISONER_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:875', 'free')
_SAYS_LIES_IN_A_SLEEP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:875', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Sacrifice.',
), 'spell:875', 'power')
_SAYS_AND_ARE_NOT_BOTH: Final = Message((
    Hole(Holds("thing", 'Leader'), 'given_up'), ' and ', Hole(Holds("thing", 'Leader'), 'heir'),
    ' are not both in the group of ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:875', 'beside')
_SAYS_ONE_LEADER_DIES_FOR: Final = Message(('One leader dies for another.',), 'spell:875', 'two')
_SAYS_IS_NEITHER_A_GENERAL: Final = Message((
    Hole(Holds("thing", 'Leader'), 'heir'), ' is neither a General nor a Marshal.',
), 'spell:875', 'standing')
_SAYS_AND_ARE_NOT_OF: Final = Message((
    Hole(Holds("thing", 'Leader'), 'given_up'), ' and ', Hole(Holds("thing", 'Leader'), 'heir'),
    ' are not of like standing.',
), 'spell:875', 'alike')
_SAYS_IS_A_PRISONER_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:877', 'free')
_SAYS_LIES_IN_A_SLEEP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:877', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Transform to Nazgul.',
), 'spell:877', 'power')
_SAYS_TRANSFORM_TO_NAZGUL_IS: Final = Message((
    'Transform to Nazgul is for kingdoms that are Evil.',
), 'spell:877', 'dark')
_SAYS_IS_NOT_IN_THE: Final = Message((
    Hole(Holds("thing", 'Leader'), 'leader'), ' is not in the group of ',
    Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:877', 'beside')
_SAYS_HAS_GIVEN_UP_LIFE_3: Final = Message((
    Hole(Holds("thing", 'Leader'), 'leader'), ' has given up life already.',
), 'spell:877', 'alive')
_SAYS_IS_NOT_OF_A: Final = Message((
    Hole(Holds("thing", 'Leader'), 'leader'), ' is not of a rank for which Transform to Nazgul is meant.',
), 'spell:877', 'great')
_SAYS_HAS_CAST_TRANSFORM_TO_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Transform to Nazgul: ',
    Hole(Holds("thing", 'Leader'), 'leader'), ' is a Nazgul, ', Hole(Holds("choice", 'Rank'), 'rank'), '.',
), 'spell:877', 'cast')
_SAYS_IS_A_PRISONER_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:882', 'free')
_SAYS_LIES_IN_A_SLEEP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:882', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Project Image Of Group.',
), 'spell:882', 'power')
_SAYS_SOMEBODY_IS_IN_PROJECT: Final = Message((
    'Somebody is in ', Hole(Holds("thing", 'Group'), 'shell'),
    ': Project Image Of Group needs an inactive group.',
), 'spell:882', 'idle')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'),
    '.',
), 'spell:882', 'near')
_SAYS_IS_A_PRISONER_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:887', 'free')
_SAYS_LIES_IN_A_SLEEP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:887', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Eagle Familiar.',
), 'spell:887', 'power')
_SAYS_THAT_IS_MORE_GROUND: Final = Message((
    'That is more ground than Eagle Familiar sees.',
), 'spell:887', 'few')
_SAYS_THESE_AREAS_DO_NOT: Final = Message(('These areas do not lie side by side.',), 'spell:887', 'joined')
_SAYS_THAT_IS_TOO_FAR: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:887', 'near')
_SAYS_IS_A_PRISONER_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:888', 'free')
_SAYS_LIES_IN_A_SLEEP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:888', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Raven Familiar.',
), 'spell:888', 'power')
_SAYS_THAT_IS_MORE_GROUND_2: Final = Message((
    'That is more ground than Raven Familiar sees.',
), 'spell:888', 'few')
_SAYS_THESE_AREAS_DO_NOT_2: Final = Message(('These areas do not lie side by side.',), 'spell:888', 'joined')
_SAYS_THAT_IS_TOO_FAR_2: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:888', 'near')
_SAYS_IS_A_PRISONER_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:890', 'free')
_SAYS_LIES_IN_A_SLEEP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:890', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster I (Troglodyte).',
), 'spell:890', 'power')
_SAYS_THE_WIZARDS_OF_DO_5: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster I (Troglodyte).',
), 'spell:890', 'art')
_SAYS_IS_WITH_NO_GROUP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster I (Troglodyte) could join.',
), 'spell:890', 'host')
_SAYS_SUMMON_MONSTER_I_TROGLODYTE: Final = Message((
    'Summon Monster I (Troglodyte) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:890', 'wild')
_SAYS_SUMMON_MONSTER_I_TROGLODYTE_2: Final = Message((
    'Summon Monster I (Troglodyte) is not cast on such ground.',
), 'spell:890', 'ground')
_SAYS_HAS_NO_ROOM_FOR_13: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:890', 'ranks')
_SAYS_HAS_AS_MANY_TROGLODYTES: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Troglodytes as a group may have.',
), 'spell:890', 'few', ('power',))
_SAYS_IS_A_PRISONER_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:891', 'free')
_SAYS_LIES_IN_A_SLEEP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:891', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster II (Gnoll).',
), 'spell:891', 'power')
_SAYS_THE_WIZARDS_OF_DO_6: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster II (Gnoll).',
), 'spell:891', 'art')
_SAYS_IS_WITH_NO_GROUP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster II (Gnoll) could join.',
), 'spell:891', 'host')
_SAYS_SUMMON_MONSTER_II_GNOLL: Final = Message((
    'Summon Monster II (Gnoll) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:891', 'wild')
_SAYS_SUMMON_MONSTER_II_GNOLL_2: Final = Message((
    'Summon Monster II (Gnoll) is not cast on such ground.',
), 'spell:891', 'ground')
_SAYS_HAS_NO_ROOM_FOR_14: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:891', 'ranks')
_SAYS_HAS_AS_MANY_GNOLLS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Gnolls as a group may have.',
), 'spell:891', 'few', ('power',))
_SAYS_IS_A_PRISONER_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:892', 'free')
_SAYS_LIES_IN_A_SLEEP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:892', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster III (Owlbear).',
), 'spell:892', 'power')
_SAYS_THE_WIZARDS_OF_DO_7: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster III (Owlbear).',
), 'spell:892', 'art')
_SAYS_IS_WITH_NO_GROUP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster III (Owlbear) could join.',
), 'spell:892', 'host')
_SAYS_SUMMON_MONSTER_III_OWLBEAR: Final = Message((
    'Summon Monster III (Owlbear) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:892', 'wild')
_SAYS_SUMMON_MONSTER_III_OWLBEAR_2: Final = Message((
    'Summon Monster III (Owlbear) is not cast on such ground.',
), 'spell:892', 'ground')
_SAYS_HAS_NO_ROOM_FOR_15: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:892', 'ranks')
_SAYS_HAS_AS_MANY_OWLBEARS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Owlbears as a group may have.',
), 'spell:892', 'few', ('power',))
_SAYS_IS_A_PRISONER_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:893', 'free')
_SAYS_LIES_IN_A_SLEEP_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:893', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster IV (Gargoyle).',
), 'spell:893', 'power')
_SAYS_THE_WIZARDS_OF_DO_8: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster IV (Gargoyle).',
), 'spell:893', 'art')
_SAYS_IS_WITH_NO_GROUP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster IV (Gargoyle) could join.',
), 'spell:893', 'host')
_SAYS_SUMMON_MONSTER_IV_GARGOYLE: Final = Message((
    'Summon Monster IV (Gargoyle) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:893', 'wild')
_SAYS_SUMMON_MONSTER_IV_GARGOYLE_2: Final = Message((
    'Summon Monster IV (Gargoyle) is not cast on such ground.',
), 'spell:893', 'ground')
_SAYS_HAS_NO_ROOM_FOR_16: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:893', 'ranks')
_SAYS_HAS_AS_MANY_GARGOYLES: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Gargoyles as a group may have.',
), 'spell:893', 'few', ('power',))
_SAYS_IS_A_PRISONER_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:894', 'free')
_SAYS_LIES_IN_A_SLEEP_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:894', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster V (Manticore).',
), 'spell:894', 'power')
_SAYS_THE_WIZARDS_OF_DO_9: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster V (Manticore).',
), 'spell:894', 'art')
_SAYS_IS_WITH_NO_GROUP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster V (Manticore) could join.',
), 'spell:894', 'host')
_SAYS_SUMMON_MONSTER_V_MANTICORE: Final = Message((
    'Summon Monster V (Manticore) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:894', 'wild')
_SAYS_SUMMON_MONSTER_V_MANTICORE_2: Final = Message((
    'Summon Monster V (Manticore) is not cast on such ground.',
), 'spell:894', 'ground')
_SAYS_HAS_NO_ROOM_FOR_17: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:894', 'ranks')
_SAYS_HAS_AS_MANY_MANTICORES: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Manticores as a group may have.',
), 'spell:894', 'few', ('power',))
_SAYS_IS_A_PRISONER_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:895', 'free')
_SAYS_LIES_IN_A_SLEEP_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:895', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Monster VI (Ettin).',
), 'spell:895', 'power')
_SAYS_THE_WIZARDS_OF_DO_10: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster VI (Ettin).',
), 'spell:895', 'art')
_SAYS_IS_WITH_NO_GROUP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster VI (Ettin) could join.',
), 'spell:895', 'host')
_SAYS_SUMMON_MONSTER_VI_ETTIN: Final = Message((
    'Summon Monster VI (Ettin) comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:895', 'wild')
_SAYS_SUMMON_MONSTER_VI_ETTIN_2: Final = Message((
    'Summon Monster VI (Ettin) is not cast on such ground.',
), 'spell:895', 'ground')
_SAYS_HAS_NO_ROOM_FOR_18: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:895', 'ranks')
_SAYS_HAS_AS_MANY_ETTINS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Ettins as a group may have.',
), 'spell:895', 'few', ('power',))
_SAYS_IS_A_PRISONER_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:896', 'free')
_SAYS_LIES_IN_A_SLEEP_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:896', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Summon Monster VII (Umber Hulk).',
), 'spell:896', 'power')
_SAYS_THE_WIZARDS_OF_DO_11: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster VII (Umber Hulk).',
), 'spell:896', 'art')
_SAYS_IS_WITH_NO_GROUP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster VII (Umber Hulk) could join.',
), 'spell:896', 'host')
_SAYS_SUMMON_MONSTER_VII_UMBER: Final = Message((
    'Summon Monster VII (Umber Hulk) comes to the wild alone, and ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not there.',
), 'spell:896', 'wild')
_SAYS_SUMMON_MONSTER_VII_UMBER_2: Final = Message((
    'Summon Monster VII (Umber Hulk) is not cast on such ground.',
), 'spell:896', 'ground')
_SAYS_HAS_NO_ROOM_FOR_19: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:896', 'ranks')
_SAYS_HAS_AS_MANY_UMBER: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Umber Hulks as a group may have.',
), 'spell:896', 'few', ('power',))
_SAYS_IS_A_PRISONER_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:897', 'free')
_SAYS_LIES_IN_A_SLEEP_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:897', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Summon Monster VIII (Gelatinous Cube).',
), 'spell:897', 'power')
_SAYS_THE_WIZARDS_OF_DO_12: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster VIII (Gelatinous Cube).',
), 'spell:897', 'art')
_SAYS_IS_WITH_NO_GROUP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster VIII (Gelatinous Cube) could join.',
), 'spell:897', 'host')
_SAYS_SUMMON_MONSTER_VIII_GELATINOUS: Final = Message((
    'Summon Monster VIII (Gelatinous Cube) comes to the wild alone, and ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not there.',
), 'spell:897', 'wild')
_SAYS_SUMMON_MONSTER_VIII_GELATINOUS_2: Final = Message((
    'Summon Monster VIII (Gelatinous Cube) is not cast on such ground.',
), 'spell:897', 'ground')
_SAYS_HAS_NO_ROOM_FOR_20: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:897', 'ranks')
_SAYS_HAS_AS_MANY_GELATINOUS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Gelatinous Cubes as a group may have.',
), 'spell:897', 'few', ('power',))
_SAYS_IS_A_PRISONER_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:898', 'free')
_SAYS_LIES_IN_A_SLEEP_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:898', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Summon Monster IX (Shambling Mound).',
), 'spell:898', 'power')
_SAYS_THE_WIZARDS_OF_DO_13: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'),
    ' do not know Summon Monster IX (Shambling Mound).',
), 'spell:898', 'art')
_SAYS_IS_WITH_NO_GROUP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Summon Monster IX (Shambling Mound) could join.',
), 'spell:898', 'host')
_SAYS_SUMMON_MONSTER_IX_SHAMBLING: Final = Message((
    'Summon Monster IX (Shambling Mound) comes to the wild alone, and ',
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not there.',
), 'spell:898', 'wild')
_SAYS_SUMMON_MONSTER_IX_SHAMBLING_2: Final = Message((
    'Summon Monster IX (Shambling Mound) is not cast on such ground.',
), 'spell:898', 'ground')
_SAYS_HAS_NO_ROOM_FOR_21: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:898', 'ranks')
_SAYS_HAS_AS_MANY_SHAMBLING: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Shambling Mounds as a group may have.',
), 'spell:898', 'few', ('power',))
_SAYS_IS_A_PRISONER_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:899', 'free')
_SAYS_LIES_IN_A_SLEEP_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:899', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Pit Fiend.',
), 'spell:899', 'power')
_SAYS_THE_WIZARDS_OF_DO_14: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Summon Pit Fiend.',
), 'spell:899', 'art')
_SAYS_IS_WITH_NO_GROUP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Summon Pit Fiend could join.',
), 'spell:899', 'host')
_SAYS_SUMMON_PIT_FIEND_COMES: Final = Message((
    'Summon Pit Fiend comes to the wild alone, and ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not there.',
), 'spell:899', 'wild')
_SAYS_SUMMON_PIT_FIEND_IS: Final = Message((
    'Summon Pit Fiend is not cast on such ground.',
), 'spell:899', 'ground')
_SAYS_HAS_NO_ROOM_FOR_22: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:899', 'ranks')
_SAYS_HAS_AS_MANY_PIT: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Pit Fiend as a group may have.',
), 'spell:899', 'few', ('power',))
_SAYS_NOBODY_IS_MURDERED_IN: Final = Message((
    'Nobody is murdered in the first turn.',
), 'spell:933', 'nobody_is_murdered_in')
_SAYS_IS_A_PRISONER_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:933', 'free')
_SAYS_LIES_IN_A_SLEEP_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:933', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Imp Familiar.',
), 'spell:933', 'power')
_SAYS_A_KINGDOM_SPARES_ITS: Final = Message(('A kingdom spares its own people.',), 'spell:933', 'foreign')
_SAYS_IS_NO_POLITICAL_EMISSARY: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' is no political emissary.',
), 'spell:933', 'noble')
_SAYS_NOBODY_IS_MURDERED_IN_2: Final = Message((
    'Nobody is murdered in the first turn.',
), 'spell:941', 'nobody_is_murdered_in')
_SAYS_IS_A_PRISONER_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:941', 'free')
_SAYS_LIES_IN_A_SLEEP_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:941', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Demon.',
), 'spell:941', 'power')
_SAYS_A_KINGDOM_SPARES_ITS_2: Final = Message(('A kingdom spares its own people.',), 'spell:941', 'foreign')
_SAYS_IS_NO_POLITICAL_EMISSARY_2: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' is no political emissary.',
), 'spell:941', 'noble')
_SAYS_NOBODY_IS_MURDERED_IN_3: Final = Message((
    'Nobody is murdered in the first turn.',
), 'spell:942', 'nobody_is_murdered_in')
_SAYS_IS_A_PRISONER_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:942', 'free')
_SAYS_LIES_IN_A_SLEEP_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:942', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon High Demon.',
), 'spell:942', 'power')
_SAYS_A_KINGDOM_SPARES_ITS_3: Final = Message(('A kingdom spares its own people.',), 'spell:942', 'foreign')
_SAYS_IS_NO_EMISSARY_LEADER: Final = Message((
    Hole(Holds("thing", 'Figure'), 'victim'), ' is no emissary, leader or wizard.',
), 'spell:942', 'figure')
_SAYS_IS_A_PRISONER_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:966', 'free')
_SAYS_LIES_IN_A_SLEEP_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:966', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for True Seeing.',
), 'spell:966', 'power')
_SAYS_IS_NOWHERE_ON_THE: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is nowhere on the map.',
), 'spell:966', 'ground')
_SAYS_IS_A_PRISONER_34: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:985', 'free')
_SAYS_LIES_IN_A_SLEEP_34: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:985', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_34: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Revelation.',
), 'spell:985', 'power')
_SAYS_KNOWS_ITSELF: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' knows itself.',
), 'spell:985', 'other')
_SAYS_HAS_BEEN_REVEALED_TO: Final = Message((
    Hole(Holds("thing", 'Kingdom'), 'rival'), ' has been revealed to ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' once, and will not be again.',
), 'spell:985', 'fresh')
_SAYS_HAS_CAST_REVELATION_AGAINST: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Revelation against ',
    Hole(Holds("thing", 'Kingdom'), 'rival'), '.',
), 'spell:985', 'cast')


def domain_spell_860_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Minotaurs.

    maelstrom "Spell #860 - Summon Minotaurs".
    """
    return (min(least_power(SPELL_SUMMON_MINOTAURS, kingdom), caster.level), caster.level)


def default_spell_860_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Minotaurs.

    In levels.
    maelstrom "Spell #860 - Summon Minotaurs".
    """
    return caster.level


def needs_spell_860(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Minotaurs.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #860 - Summon Minotaurs".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MINOTAURS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MINOTAURS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_SUMMON_MINOTAURS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MINOTAURS):
        return _SAYS_HAS_NO_ROOM_FOR.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MINOTAURS, power) <= 0:
        return _SAYS_HAS_AS_MANY_MINOTAURS.text((caster.group,), SHAPE)
    return None


def early_spell_860_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Minotaurs.

    maelstrom "Spell #860 - Summon Minotaurs".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MINOTAURS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MINOTAURS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_SUMMON_MINOTAURS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MINOTAURS):
        return _SAYS_HAS_NO_ROOM_FOR.text((caster.group,), SHAPE)
    return None


def does_spell_860(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Minotaurs.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #860 - Summon Minotaurs".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MINOTAURS, power, world)


def domain_spell_861_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Skeletons.

    maelstrom "Spell #861 - Summon Skeletons", "Evil".
    """
    return (min(least_power(SPELL_SUMMON_SKELETONS, kingdom), caster.level), caster.level)


def default_spell_861_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Skeletons.

    In levels.
    maelstrom "Spell #861 - Summon Skeletons", "Evil".
    """
    return caster.level


def needs_spell_861(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Skeletons.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #861 - Summon Skeletons", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_SKELETONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_SKELETONS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SKELETONS):
        return _SAYS_HAS_NO_ROOM_FOR_2.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_SKELETONS, power) <= 0:
        return _SAYS_HAS_AS_MANY_SKELETONS.text((caster.group,), SHAPE)
    return None


def early_spell_861_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Skeletons.

    maelstrom "Spell #861 - Summon Skeletons", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_SKELETONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_SKELETONS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SKELETONS):
        return _SAYS_HAS_NO_ROOM_FOR_2.text((caster.group,), SHAPE)
    return None


def does_spell_861(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Skeletons.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #861 - Summon Skeletons", "Evil".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_SKELETONS, power, world)


def domain_spell_862_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Ghouls.

    maelstrom "Spell #862 - Summon Ghouls", "Evil".
    """
    return (min(least_power(SPELL_SUMMON_GHOULS, kingdom), caster.level), caster.level)


def default_spell_862_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Ghouls.

    In levels.
    maelstrom "Spell #862 - Summon Ghouls", "Evil".
    """
    return caster.level


def needs_spell_862(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Ghouls.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #862 - Summon Ghouls", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_GHOULS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_GHOULS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_GHOULS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_2:
        return _SAYS_SUMMON_GHOULS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GHOULS):
        return _SAYS_HAS_NO_ROOM_FOR_3.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_GHOULS, power) <= 0:
        return _SAYS_HAS_AS_MANY_GHOULS.text((caster.group,), SHAPE)
    return None


def early_spell_862_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Ghouls.

    maelstrom "Spell #862 - Summon Ghouls", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_GHOULS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_GHOULS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_GHOULS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_2:
        return _SAYS_SUMMON_GHOULS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GHOULS):
        return _SAYS_HAS_NO_ROOM_FOR_3.text((caster.group,), SHAPE)
    return None


def does_spell_862(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Ghouls.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #862 - Summon Ghouls", "Evil".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_GHOULS, power, world)


def domain_spell_863_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Wights.

    maelstrom "Spell #863 - Summon Wights", "Evil".
    """
    return (min(least_power(SPELL_SUMMON_WIGHTS, kingdom), caster.level), caster.level)


def default_spell_863_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Wights.

    In levels.
    maelstrom "Spell #863 - Summon Wights", "Evil".
    """
    return caster.level


def needs_spell_863(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Wights.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #863 - Summon Wights", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_WIGHTS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_WIGHTS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_WIGHTS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_WIGHTS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_WIGHTS):
        return _SAYS_HAS_NO_ROOM_FOR_4.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_WIGHTS, power) <= 0:
        return _SAYS_HAS_AS_MANY_WIGHTS.text((caster.group,), SHAPE)
    return None


def early_spell_863_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Wights.

    maelstrom "Spell #863 - Summon Wights", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_WIGHTS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_WIGHTS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_WIGHTS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_WIGHTS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_WIGHTS):
        return _SAYS_HAS_NO_ROOM_FOR_4.text((caster.group,), SHAPE)
    return None


def does_spell_863(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Wights.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #863 - Summon Wights", "Evil".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_WIGHTS, power, world)


def domain_spell_864_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Specters.

    maelstrom "Spell #864 - Summon Specters", "Evil".
    """
    return (min(least_power(SPELL_SUMMON_SPECTERS, kingdom), caster.level), caster.level)


def default_spell_864_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Specters.

    In levels.
    maelstrom "Spell #864 - Summon Specters", "Evil".
    """
    return caster.level


def needs_spell_864(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Specters.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #864 - Summon Specters", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_SPECTERS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_SPECTERS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_SPECTERS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_3:
        return _SAYS_SUMMON_SPECTERS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SPECTERS):
        return _SAYS_HAS_NO_ROOM_FOR_5.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_SPECTERS, power) <= 0:
        return _SAYS_HAS_AS_MANY_SPECTERS.text((caster.group,), SHAPE)
    return None


def early_spell_864_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Specters.

    maelstrom "Spell #864 - Summon Specters", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_SPECTERS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_SPECTERS_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_SPECTERS_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_3:
        return _SAYS_SUMMON_SPECTERS_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SPECTERS):
        return _SAYS_HAS_NO_ROOM_FOR_5.text((caster.group,), SHAPE)
    return None


def does_spell_864(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Specters.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #864 - Summon Specters", "Evil".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_SPECTERS, power, world)


def domain_spell_865_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Rock Golems.

    maelstrom "Spell #865 - Summon Rock Golems".
    """
    return (min(least_power(SPELL_SUMMON_ROCK_GOLEMS, kingdom), caster.level), caster.level)


def default_spell_865_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Rock Golems.

    In levels.
    maelstrom "Spell #865 - Summon Rock Golems".
    """
    return caster.level


def needs_spell_865(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Rock Golems.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #865 - Summon Rock Golems".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_ROCK_GOLEMS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_ROCK_GOLEMS_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_ROCK_GOLEMS_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_ROCK_GOLEMS):
        return _SAYS_HAS_NO_ROOM_FOR_6.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_ROCK_GOLEMS, power) <= 0:
        return _SAYS_HAS_AS_MANY_ROCK.text((caster.group,), SHAPE)
    return None


def early_spell_865_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Rock Golems.

    maelstrom "Spell #865 - Summon Rock Golems".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_ROCK_GOLEMS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_ROCK_GOLEMS_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_ROCK_GOLEMS_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_ROCK_GOLEMS):
        return _SAYS_HAS_NO_ROOM_FOR_6.text((caster.group,), SHAPE)
    return None


def does_spell_865(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Rock Golems.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #865 - Summon Rock Golems".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_ROCK_GOLEMS, power, world)


def domain_spell_866_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Mummies.

    maelstrom "Spell #866 - Summon Mummies", "Brigade Special Abilities", "Evil".
    """
    return (min(least_power(SPELL_SUMMON_MUMMIES, kingdom), caster.level), caster.level)


def default_spell_866_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Mummies.

    In levels.
    maelstrom "Spell #866 - Summon Mummies", "Brigade Special Abilities", "Evil".
    """
    return caster.level


def needs_spell_866(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Mummies.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #866 - Summon Mummies", "Brigade Special Abilities", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MUMMIES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_MUMMIES_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MUMMIES_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_DESERT:
        return _SAYS_SUMMON_MUMMIES_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MUMMIES):
        return _SAYS_HAS_NO_ROOM_FOR_7.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MUMMIES, power) <= 0:
        return _SAYS_HAS_AS_MANY_MUMMIES.text((caster.group,), SHAPE)
    return None


def early_spell_866_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Mummies.

    maelstrom "Spell #866 - Summon Mummies", "Brigade Special Abilities", "Evil".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MUMMIES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_SUMMON_MUMMIES_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MUMMIES_COMES_TO.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_DESERT:
        return _SAYS_SUMMON_MUMMIES_IS_NOT.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MUMMIES):
        return _SAYS_HAS_NO_ROOM_FOR_7.text((caster.group,), SHAPE)
    return None


def does_spell_866(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Mummies.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #866 - Summon Mummies", "Brigade Special Abilities", "Evil".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MUMMIES, power, world)


def domain_spell_867_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Iron Golem.

    maelstrom "Spell #867 - Summon Iron Golem", "Brigade Special Abilities".
    """
    return (min(least_power(SPELL_SUMMON_IRON_GOLEM, kingdom), caster.level), caster.level)


def default_spell_867_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Iron Golem.

    In levels.
    maelstrom "Spell #867 - Summon Iron Golem", "Brigade Special Abilities".
    """
    return caster.level


def needs_spell_867(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Iron Golem.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #867 - Summon Iron Golem", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_IRON_GOLEM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_IRON_GOLEM_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_IRON_GOLEM_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_IRON_GOLEM):
        return _SAYS_HAS_NO_ROOM_FOR_8.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_IRON_GOLEM, power) <= 0:
        return _SAYS_HAS_AS_MANY_IRON.text((caster.group,), SHAPE)
    return None


def early_spell_867_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Iron Golem.

    maelstrom "Spell #867 - Summon Iron Golem", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_IRON_GOLEM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_IRON_GOLEM_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_IRON_GOLEM_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_IRON_GOLEM):
        return _SAYS_HAS_NO_ROOM_FOR_8.text((caster.group,), SHAPE)
    return None


def does_spell_867(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Iron Golem.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #867 - Summon Iron Golem", "Brigade Special Abilities".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_IRON_GOLEM, power, world)


def domain_spell_868_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Air Elemental.

    maelstrom "Elementalist", "Spell #868 - Summon Air Elemental", "Brigade Special Abilities".
    """
    return (min(least_power(SPELL_SUMMON_AIR_ELEMENTAL, kingdom), caster.level), caster.level)


def default_spell_868_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Air Elemental.

    In levels.
    maelstrom "Elementalist", "Spell #868 - Summon Air Elemental", "Brigade Special Abilities".
    """
    return caster.level


def needs_spell_868(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Air Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #868 - Summon Air Elemental", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_AIR_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_AIR_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_AIR_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_PLAINS:
        return _SAYS_SUMMON_AIR_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_AIR_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_9.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_AIR_ELEMENTAL, power) <= 0:
        return _SAYS_HAS_AS_MANY_AIR.text((caster.group,), SHAPE)
    return None


def early_spell_868_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Air Elemental.

    maelstrom "Elementalist", "Spell #868 - Summon Air Elemental", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_AIR_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_AIR_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_AIR_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_PLAINS:
        return _SAYS_SUMMON_AIR_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_AIR_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_9.text((caster.group,), SHAPE)
    return None


def does_spell_868(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Air Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #868 - Summon Air Elemental", "Brigade Special Abilities".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_AIR_ELEMENTAL, power, world)


def domain_spell_869_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Earth Elemental.

    maelstrom "Elementalist", "Spell #869 - Summon Earth Elemental".
    """
    return (min(least_power(SPELL_SUMMON_EARTH_ELEMENTAL, kingdom), caster.level), caster.level)


def default_spell_869_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Earth Elemental.

    In levels.
    maelstrom "Elementalist", "Spell #869 - Summon Earth Elemental".
    """
    return caster.level


def needs_spell_869(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Earth Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #869 - Summon Earth Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_EARTH_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_EARTH_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_2.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_EARTH_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_EARTH_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_EARTH_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_10.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_EARTH_ELEMENTAL, power) <= 0:
        return _SAYS_HAS_AS_MANY_EARTH.text((caster.group,), SHAPE)
    return None


def early_spell_869_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Earth Elemental.

    maelstrom "Elementalist", "Spell #869 - Summon Earth Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_EARTH_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_EARTH_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_2.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_EARTH_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_EARTH_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_EARTH_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_10.text((caster.group,), SHAPE)
    return None


def does_spell_869(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Earth Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #869 - Summon Earth Elemental".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_EARTH_ELEMENTAL, power, world)


def needs_spell_870(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Wraith Form.

    maelstrom "Spell #870 - Wraith Form", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WRAITH_FORM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_WRAITH_FORM_IS_FOR.text((), SHAPE)
    if caster.undead:
        return _SAYS_HAS_GIVEN_UP_LIFE.text((caster,), SHAPE)
    return None


def does_spell_870(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Wraith Form.

    maelstrom "Spell #870 - Wraith Form", "Magic".
    """
    caster.undead = True
    caster.level = min(caster.level, 5)
    world.tell(kingdom, _SAYS_HAS_CAST_WRAITH_FORM.text((caster,), SHAPE), caster)


def needs_spell_871(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Transform to Lich.

    maelstrom "Spell #871 - Transform to Lich", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TRANSFORM_TO_LICH, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_TRANSFORM_TO_LICH_IS.text((), SHAPE)
    if caster.undead:
        return _SAYS_HAS_GIVEN_UP_LIFE_2.text((caster,), SHAPE)
    return None


def does_spell_871(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Transform to Lich.

    maelstrom "Spell #871 - Transform to Lich", "Magic".
    """
    caster.undead = True
    caster.level = min(caster.level, 7)
    caster.study_limit = 7
    world.tell(kingdom, _SAYS_HAS_CAST_TRANSFORM_TO.text((caster,), SHAPE), caster)


def domain_spell_872_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Fire Elemental.

    maelstrom "Elementalist", "Spell #872 - Summon Fire Elemental".
    """
    return (min(least_power(SPELL_SUMMON_FIRE_ELEMENTAL, kingdom), caster.level), caster.level)


def default_spell_872_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Fire Elemental.

    In levels.
    maelstrom "Elementalist", "Spell #872 - Summon Fire Elemental".
    """
    return caster.level


def needs_spell_872(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Fire Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #872 - Summon Fire Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_FIRE_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_FIRE_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_3.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_FIRE_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_DESERT:
        return _SAYS_SUMMON_FIRE_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_FIRE_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_11.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_FIRE_ELEMENTAL, power) <= 0:
        return _SAYS_HAS_AS_MANY_FIRE.text((caster.group,), SHAPE)
    return None


def early_spell_872_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Fire Elemental.

    maelstrom "Elementalist", "Spell #872 - Summon Fire Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_FIRE_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_FIRE_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_3.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_FIRE_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_DESERT:
        return _SAYS_SUMMON_FIRE_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_FIRE_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_11.text((caster.group,), SHAPE)
    return None


def does_spell_872(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Fire Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #872 - Summon Fire Elemental".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_FIRE_ELEMENTAL, power, world)


def domain_spell_873_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Water Elemental.

    maelstrom "Elementalist", "Spell #873 - Summon Water Elemental".
    """
    return (min(least_power(SPELL_SUMMON_WATER_ELEMENTAL, kingdom), caster.level), caster.level)


def default_spell_873_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Water Elemental.

    In levels.
    maelstrom "Elementalist", "Spell #873 - Summon Water Elemental".
    """
    return caster.level


def needs_spell_873(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Water Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #873 - Summon Water Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_WATER_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_WATER_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_4.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_WATER_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MARSH:
        return _SAYS_SUMMON_WATER_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_WATER_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_12.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_WATER_ELEMENTAL, power) <= 0:
        return _SAYS_HAS_AS_MANY_WATER.text((caster.group,), SHAPE)
    return None


def early_spell_873_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Water Elemental.

    maelstrom "Elementalist", "Spell #873 - Summon Water Elemental".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_WATER_ELEMENTAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_WATER_ELEMENTAL):
        return _SAYS_THE_WIZARDS_OF_DO_4.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_WATER_ELEMENTAL_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MARSH:
        return _SAYS_SUMMON_WATER_ELEMENTAL_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_WATER_ELEMENTALS):
        return _SAYS_HAS_NO_ROOM_FOR_12.text((caster.group,), SHAPE)
    return None


def does_spell_873(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Water Elemental.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Elementalist", "Spell #873 - Summon Water Elemental".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_WATER_ELEMENTAL, power, world)


def domain_spell_875_given_up(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Leader]:
    """What may be chosen: Sacrifice.

    maelstrom "Spell #875 - Sacrifice".
    """
    return [l_ for l_ in world.leaders if l_.kingdom is kingdom]


def domain_spell_875_heir(
    caster: Wizard,
    kingdom: Kingdom,
    given_up: Leader,
    world: World,
) -> Sequence[Leader]:
    """What may be chosen: Sacrifice.

    maelstrom "Spell #875 - Sacrifice".
    """
    return [l_ for l_ in world.leaders if l_.kingdom is kingdom]


def needs_spell_875(
    caster: Wizard,
    kingdom: Kingdom,
    given_up: Leader,
    heir: Leader,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Sacrifice.

    maelstrom "Spell #875 - Sacrifice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SACRIFICE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if (
        caster.group is None
        or not any(l_ is given_up for l_ in caster.group.leaders)
        or not any(l_ is heir for l_ in caster.group.leaders)
    ):
        return _SAYS_AND_ARE_NOT_BOTH.text((given_up, heir, caster), SHAPE)
    if given_up is heir:
        return _SAYS_ONE_LEADER_DIES_FOR.text((), SHAPE)
    if risen_rank(heir.rank) is None:
        return _SAYS_IS_NEITHER_A_GENERAL.text((heir,), SHAPE)
    if risen_rank(given_up.rank) != risen_rank(heir.rank):
        return _SAYS_AND_ARE_NOT_OF.text((given_up, heir), SHAPE)
    return None


def early_spell_875_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Sacrifice.

    maelstrom "Spell #875 - Sacrifice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SACRIFICE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    return None


def does_spell_875(
    caster: Wizard,
    kingdom: Kingdom,
    given_up: Leader,
    heir: Leader,
    world: World,
    dice: Dice,
) -> None:
    """Sacrifice.

    maelstrom "Spell #875 - Sacrifice".
    """
    sacrifice_leader(caster, kingdom, SPELL_SACRIFICE, given_up, heir, world)


def domain_spell_877_leader(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Leader]:
    """What may be chosen: Transform to Nazgul.

    maelstrom "Spell #877 - Transform to Nazgul", "Magic", "Recruiting".
    """
    return [l_ for l_ in world.leaders if l_.kingdom is kingdom]


def needs_spell_877(caster: Wizard, kingdom: Kingdom, leader: Leader, world: World) -> str | None:
    """Why it is refused when it is done: Transform to Nazgul.

    maelstrom "Spell #877 - Transform to Nazgul", "Magic", "Recruiting".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TRANSFORM_TO_NAZGUL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_TRANSFORM_TO_NAZGUL_IS.text((), SHAPE)
    if caster.group is None or not any(l_ is leader for l_ in caster.group.leaders):
        return _SAYS_IS_NOT_IN_THE.text((leader, caster), SHAPE)
    if leader.undead:
        return _SAYS_HAS_GIVEN_UP_LIFE_3.text((leader,), SHAPE)
    if nazgul_rank(leader.rank) is None:
        return _SAYS_IS_NOT_OF_A.text((leader,), SHAPE)
    return None


def early_spell_877_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Transform to Nazgul.

    maelstrom "Spell #877 - Transform to Nazgul", "Magic", "Recruiting".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TRANSFORM_TO_NAZGUL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_TRANSFORM_TO_NAZGUL_IS.text((), SHAPE)
    return None


def does_spell_877(caster: Wizard, kingdom: Kingdom, leader: Leader, world: World, dice: Dice) -> None:
    """Transform to Nazgul.

    maelstrom "Spell #877 - Transform to Nazgul", "Magic", "Recruiting".
    """
    lower_rank = nazgul_rank(leader.rank)
    if lower_rank is not None:
        leader.rank = lower_rank
        leader.undead = True
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_TRANSFORM_TO_2.text((caster, leader, leader.rank), SHAPE),
            caster,
            leader,
        )


def domain_spell_882_shell(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Project Image Of Group.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def domain_spell_882_goal(caster: Wizard, kingdom: Kingdom, shell: Group, world: World) -> Sequence[MapArea]:
    """What may be chosen: Project Image Of Group.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    return EVERY_MAP_AREA


def needs_spell_882(
    caster: Wizard,
    kingdom: Kingdom,
    shell: Group,
    goal: MapArea,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Project Image Of Group.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROJECT_IMAGE_OF_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if host_size(shell) != HOST_SIZE_INACTIVE:
        return _SAYS_SOMEBODY_IS_IN_PROJECT.text((shell,), SHAPE)
    if not within_reach(stands_at(caster), goal, 3):
        return _SAYS_IS_TOO_FAR_FROM.text((goal, caster), SHAPE)
    return None


def early_spell_882_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Project Image Of Group.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROJECT_IMAGE_OF_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    return None


def early_spell_882_shell(caster: Wizard, kingdom: Kingdom, shell: Group, world: World) -> str | None:
    """Why it is refused when it is done: Project Image Of Group.

    maelstrom "Spell #882 - Project Image Of Group".
    """
    if host_size(shell) != HOST_SIZE_INACTIVE:
        return _SAYS_SOMEBODY_IS_IN_PROJECT.text((shell,), SHAPE)
    return None


def does_spell_882(
    caster: Wizard,
    kingdom: Kingdom,
    shell: Group,
    goal: MapArea,
    world: World,
    dice: Dice,
) -> None:
    """Project Image Of Group.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #882 - Project Image Of Group".
    """
    project(caster, kingdom, SPELL_PROJECT_IMAGE_OF_GROUP, shell, goal, world)


def domain_spell_887_grounds(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Eagle Familiar.

    maelstrom "Spell #887 - Eagle Familiar", "Unusual Encounters", "Sage Advice".
    """
    return EVERY_MAP_AREA


def needs_spell_887(caster: Wizard, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Eagle Familiar.

    maelstrom "Spell #887 - Eagle Familiar", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_EAGLE_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if len(grounds) > 4:
        return _SAYS_THAT_IS_MORE_GROUND.text((), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT.text((), SHAPE)
    if not all(within_reach(stands_at(caster), a, 10) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR.text((caster,), SHAPE)
    return None


def early_spell_887_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Eagle Familiar.

    maelstrom "Spell #887 - Eagle Familiar", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_EAGLE_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    return None


def does_spell_887(
    caster: Wizard,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Eagle Familiar.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #887 - Eagle Familiar", "Unusual Encounters", "Sage Advice".
    """
    means = next((means for means in EVERY_LOOKOUT if LOOKOUT_SPELL[means] == SPELL_EAGLE_FAMILIAR), None)
    if means is not None:
        for goal in grounds:
            goal_dice = dice.at(goal)
            send_familiar(caster, kingdom, SPELL_EAGLE_FAMILIAR, means, goal, world, goal_dice)


def domain_spell_888_grounds(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Raven Familiar.

    maelstrom "Spell #888 - Raven Familiar", "Unusual Encounters", "Sage Advice".
    """
    return EVERY_MAP_AREA


def needs_spell_888(caster: Wizard, kingdom: Kingdom, grounds: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Raven Familiar.

    maelstrom "Spell #888 - Raven Familiar", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAVEN_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if len(grounds) > 1:
        return _SAYS_THAT_IS_MORE_GROUND_2.text((), SHAPE)
    if not side_by_side(grounds):
        return _SAYS_THESE_AREAS_DO_NOT_2.text((), SHAPE)
    if not all(within_reach(stands_at(caster), a, 10) for a in grounds):
        return _SAYS_THAT_IS_TOO_FAR_2.text((caster,), SHAPE)
    return None


def early_spell_888_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raven Familiar.

    maelstrom "Spell #888 - Raven Familiar", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAVEN_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    return None


def does_spell_888(
    caster: Wizard,
    kingdom: Kingdom,
    grounds: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Raven Familiar.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #888 - Raven Familiar", "Unusual Encounters", "Sage Advice".
    """
    means = next((means for means in EVERY_LOOKOUT if LOOKOUT_SPELL[means] == SPELL_RAVEN_FAMILIAR), None)
    if means is not None:
        for goal in grounds:
            goal_dice = dice.at(goal)
            send_familiar(caster, kingdom, SPELL_RAVEN_FAMILIAR, means, goal, world, goal_dice)


def domain_spell_890_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster I (Troglodyte).

    maelstrom "Spell #890 - Summon Monster I (Troglodyte)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_I_TROGLODYTE, kingdom), caster.level), caster.level)


def default_spell_890_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster I (Troglodyte).

    In levels.
    maelstrom "Spell #890 - Summon Monster I (Troglodyte)".
    """
    return caster.level


def needs_spell_890(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster I (Troglodyte).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #890 - Summon Monster I (Troglodyte)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_I_TROGLODYTE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_I_TROGLODYTE):
        return _SAYS_THE_WIZARDS_OF_DO_5.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_I_TROGLODYTE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_I_TROGLODYTE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_TROGLODYTES):
        return _SAYS_HAS_NO_ROOM_FOR_13.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_I_TROGLODYTE, power) <= 0:
        return _SAYS_HAS_AS_MANY_TROGLODYTES.text((caster.group,), SHAPE)
    return None


def early_spell_890_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster I (Troglodyte).

    maelstrom "Spell #890 - Summon Monster I (Troglodyte)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_I_TROGLODYTE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_I_TROGLODYTE):
        return _SAYS_THE_WIZARDS_OF_DO_5.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_I_TROGLODYTE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_I_TROGLODYTE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_TROGLODYTES):
        return _SAYS_HAS_NO_ROOM_FOR_13.text((caster.group,), SHAPE)
    return None


def does_spell_890(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster I (Troglodyte).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #890 - Summon Monster I (Troglodyte)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_I_TROGLODYTE, power, world)


def domain_spell_891_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster II (Gnoll).

    maelstrom "Spell #891 - Summon Monster II (Gnoll)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_II_GNOLL, kingdom), caster.level), caster.level)


def default_spell_891_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster II (Gnoll).

    In levels.
    maelstrom "Spell #891 - Summon Monster II (Gnoll)".
    """
    return caster.level


def needs_spell_891(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster II (Gnoll).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #891 - Summon Monster II (Gnoll)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_II_GNOLL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_II_GNOLL):
        return _SAYS_THE_WIZARDS_OF_DO_6.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_II_GNOLL.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_II_GNOLL_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GNOLLS):
        return _SAYS_HAS_NO_ROOM_FOR_14.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_II_GNOLL, power) <= 0:
        return _SAYS_HAS_AS_MANY_GNOLLS.text((caster.group,), SHAPE)
    return None


def early_spell_891_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster II (Gnoll).

    maelstrom "Spell #891 - Summon Monster II (Gnoll)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_II_GNOLL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_II_GNOLL):
        return _SAYS_THE_WIZARDS_OF_DO_6.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_II_GNOLL.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_II_GNOLL_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GNOLLS):
        return _SAYS_HAS_NO_ROOM_FOR_14.text((caster.group,), SHAPE)
    return None


def does_spell_891(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster II (Gnoll).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #891 - Summon Monster II (Gnoll)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_II_GNOLL, power, world)


def domain_spell_892_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster III (Owlbear).

    maelstrom "Spell #892 - Summon Monster III (Owlbear)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_III_OWLBEAR, kingdom), caster.level), caster.level)


def default_spell_892_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster III (Owlbear).

    In levels.
    maelstrom "Spell #892 - Summon Monster III (Owlbear)".
    """
    return caster.level


def needs_spell_892(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster III (Owlbear).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #892 - Summon Monster III (Owlbear)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_III_OWLBEAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_III_OWLBEAR):
        return _SAYS_THE_WIZARDS_OF_DO_7.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_III_OWLBEAR.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_III_OWLBEAR_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_OWLBEARS):
        return _SAYS_HAS_NO_ROOM_FOR_15.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_III_OWLBEAR, power) <= 0:
        return _SAYS_HAS_AS_MANY_OWLBEARS.text((caster.group,), SHAPE)
    return None


def early_spell_892_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster III (Owlbear).

    maelstrom "Spell #892 - Summon Monster III (Owlbear)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_III_OWLBEAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_III_OWLBEAR):
        return _SAYS_THE_WIZARDS_OF_DO_7.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_III_OWLBEAR.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_III_OWLBEAR_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_OWLBEARS):
        return _SAYS_HAS_NO_ROOM_FOR_15.text((caster.group,), SHAPE)
    return None


def does_spell_892(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster III (Owlbear).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #892 - Summon Monster III (Owlbear)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_III_OWLBEAR, power, world)


def domain_spell_893_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster IV (Gargoyle).

    maelstrom "Spell #893 - Summon Monster IV (Gargoyle)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_IV_GARGOYLE, kingdom), caster.level), caster.level)


def default_spell_893_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster IV (Gargoyle).

    In levels.
    maelstrom "Spell #893 - Summon Monster IV (Gargoyle)".
    """
    return caster.level


def needs_spell_893(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster IV (Gargoyle).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #893 - Summon Monster IV (Gargoyle)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_IV_GARGOYLE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_IV_GARGOYLE):
        return _SAYS_THE_WIZARDS_OF_DO_8.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_16.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_IV_GARGOYLE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_IV_GARGOYLE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GARGOYLES):
        return _SAYS_HAS_NO_ROOM_FOR_16.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_IV_GARGOYLE, power) <= 0:
        return _SAYS_HAS_AS_MANY_GARGOYLES.text((caster.group,), SHAPE)
    return None


def early_spell_893_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster IV (Gargoyle).

    maelstrom "Spell #893 - Summon Monster IV (Gargoyle)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_IV_GARGOYLE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_IV_GARGOYLE):
        return _SAYS_THE_WIZARDS_OF_DO_8.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_16.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_IV_GARGOYLE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_IV_GARGOYLE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GARGOYLES):
        return _SAYS_HAS_NO_ROOM_FOR_16.text((caster.group,), SHAPE)
    return None


def does_spell_893(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster IV (Gargoyle).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #893 - Summon Monster IV (Gargoyle)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_IV_GARGOYLE, power, world)


def domain_spell_894_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster V (Manticore).

    maelstrom "Spell #894 - Summon Monster V (Manticore)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_V_MANTICORE, kingdom), caster.level), caster.level)


def default_spell_894_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster V (Manticore).

    In levels.
    maelstrom "Spell #894 - Summon Monster V (Manticore)".
    """
    return caster.level


def needs_spell_894(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster V (Manticore).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #894 - Summon Monster V (Manticore)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_V_MANTICORE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_V_MANTICORE):
        return _SAYS_THE_WIZARDS_OF_DO_9.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_17.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_V_MANTICORE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_V_MANTICORE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MANTICORES):
        return _SAYS_HAS_NO_ROOM_FOR_17.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_V_MANTICORE, power) <= 0:
        return _SAYS_HAS_AS_MANY_MANTICORES.text((caster.group,), SHAPE)
    return None


def early_spell_894_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster V (Manticore).

    maelstrom "Spell #894 - Summon Monster V (Manticore)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_V_MANTICORE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_V_MANTICORE):
        return _SAYS_THE_WIZARDS_OF_DO_9.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_17.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_V_MANTICORE.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_V_MANTICORE_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_MANTICORES):
        return _SAYS_HAS_NO_ROOM_FOR_17.text((caster.group,), SHAPE)
    return None


def does_spell_894(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster V (Manticore).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #894 - Summon Monster V (Manticore)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_V_MANTICORE, power, world)


def domain_spell_895_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster VI (Ettin).

    maelstrom "Spell #895 - Summon Monster VI (Ettin)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_VI_ETTIN, kingdom), caster.level), caster.level)


def default_spell_895_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster VI (Ettin).

    In levels.
    maelstrom "Spell #895 - Summon Monster VI (Ettin)".
    """
    return caster.level


def needs_spell_895(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VI (Ettin).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #895 - Summon Monster VI (Ettin)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VI_ETTIN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VI_ETTIN):
        return _SAYS_THE_WIZARDS_OF_DO_10.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_18.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VI_ETTIN.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VI_ETTIN_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_ETTINS):
        return _SAYS_HAS_NO_ROOM_FOR_18.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_VI_ETTIN, power) <= 0:
        return _SAYS_HAS_AS_MANY_ETTINS.text((caster.group,), SHAPE)
    return None


def early_spell_895_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VI (Ettin).

    maelstrom "Spell #895 - Summon Monster VI (Ettin)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VI_ETTIN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VI_ETTIN):
        return _SAYS_THE_WIZARDS_OF_DO_10.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_18.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VI_ETTIN.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VI_ETTIN_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_ETTINS):
        return _SAYS_HAS_NO_ROOM_FOR_18.text((caster.group,), SHAPE)
    return None


def does_spell_895(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster VI (Ettin).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #895 - Summon Monster VI (Ettin)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_VI_ETTIN, power, world)


def domain_spell_896_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster VII (Umber Hulk).

    maelstrom "Spell #896 - Summon Monster VII (Umber Hulk)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_VII_UMBER_HULK, kingdom), caster.level), caster.level)


def default_spell_896_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster VII (Umber Hulk).

    In levels.
    maelstrom "Spell #896 - Summon Monster VII (Umber Hulk)".
    """
    return caster.level


def needs_spell_896(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VII (Umber Hulk).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #896 - Summon Monster VII (Umber Hulk)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VII_UMBER_HULK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VII_UMBER_HULK):
        return _SAYS_THE_WIZARDS_OF_DO_11.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_19.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VII_UMBER.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VII_UMBER_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_UMBER_HULKS):
        return _SAYS_HAS_NO_ROOM_FOR_19.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_VII_UMBER_HULK, power) <= 0:
        return _SAYS_HAS_AS_MANY_UMBER.text((caster.group,), SHAPE)
    return None


def early_spell_896_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VII (Umber Hulk).

    maelstrom "Spell #896 - Summon Monster VII (Umber Hulk)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VII_UMBER_HULK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VII_UMBER_HULK):
        return _SAYS_THE_WIZARDS_OF_DO_11.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_19.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VII_UMBER.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VII_UMBER_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_UMBER_HULKS):
        return _SAYS_HAS_NO_ROOM_FOR_19.text((caster.group,), SHAPE)
    return None


def does_spell_896(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster VII (Umber Hulk).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #896 - Summon Monster VII (Umber Hulk)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_VII_UMBER_HULK, power, world)


def domain_spell_897_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster VIII (Gelatinous Cube).

    maelstrom "Spell #897 - Summon Monster VIII (Gelatinous Cube)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, kingdom), caster.level), caster.level)


def default_spell_897_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster VIII (Gelatinous Cube).

    In levels.
    maelstrom "Spell #897 - Summon Monster VIII (Gelatinous Cube)".
    """
    return caster.level


def needs_spell_897(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VIII (Gelatinous Cube).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #897 - Summon Monster VIII (Gelatinous Cube)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE):
        return _SAYS_THE_WIZARDS_OF_DO_12.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_20.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VIII_GELATINOUS.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VIII_GELATINOUS_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GELATINOUS_CUBES):
        return _SAYS_HAS_NO_ROOM_FOR_20.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, power) <= 0:
        return _SAYS_HAS_AS_MANY_GELATINOUS.text((caster.group,), SHAPE)
    return None


def early_spell_897_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster VIII (Gelatinous Cube).

    maelstrom "Spell #897 - Summon Monster VIII (Gelatinous Cube)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE):
        return _SAYS_THE_WIZARDS_OF_DO_12.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_20.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_VIII_GELATINOUS.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_VIII_GELATINOUS_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_GELATINOUS_CUBES):
        return _SAYS_HAS_NO_ROOM_FOR_20.text((caster.group,), SHAPE)
    return None


def does_spell_897(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster VIII (Gelatinous Cube).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #897 - Summon Monster VIII (Gelatinous Cube)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE, power, world)


def domain_spell_898_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Monster IX (Shambling Mound).

    maelstrom "Spell #898 - Summon Monster IX (Shambling Mound)".
    """
    return (min(least_power(SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, kingdom), caster.level), caster.level)


def default_spell_898_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Monster IX (Shambling Mound).

    In levels.
    maelstrom "Spell #898 - Summon Monster IX (Shambling Mound)".
    """
    return caster.level


def needs_spell_898(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster IX (Shambling Mound).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #898 - Summon Monster IX (Shambling Mound)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND):
        return _SAYS_THE_WIZARDS_OF_DO_13.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_21.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_IX_SHAMBLING.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_IX_SHAMBLING_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SHAMBLING_MOUNDS):
        return _SAYS_HAS_NO_ROOM_FOR_21.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, power) <= 0:
        return _SAYS_HAS_AS_MANY_SHAMBLING.text((caster.group,), SHAPE)
    return None


def early_spell_898_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Monster IX (Shambling Mound).

    maelstrom "Spell #898 - Summon Monster IX (Shambling Mound)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND):
        return _SAYS_THE_WIZARDS_OF_DO_13.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_21.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_MONSTER_IX_SHAMBLING.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_4:
        return _SAYS_SUMMON_MONSTER_IX_SHAMBLING_2.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_SHAMBLING_MOUNDS):
        return _SAYS_HAS_NO_ROOM_FOR_21.text((caster.group,), SHAPE)
    return None


def does_spell_898(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Monster IX (Shambling Mound).

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #898 - Summon Monster IX (Shambling Mound)".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND, power, world)


def domain_spell_899_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Summon Pit Fiend.

    maelstrom "Spell #899 - Summon Pit Fiend", "Deathknights", "Brigade Special Abilities".
    """
    return (min(least_power(SPELL_SUMMON_PIT_FIEND, kingdom), caster.level), caster.level)


def default_spell_899_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Summon Pit Fiend.

    In levels.
    maelstrom "Spell #899 - Summon Pit Fiend", "Deathknights", "Brigade Special Abilities".
    """
    return caster.level


def needs_spell_899(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Summon Pit Fiend.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #899 - Summon Pit Fiend", "Deathknights", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_PIT_FIEND, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_PIT_FIEND):
        return _SAYS_THE_WIZARDS_OF_DO_14.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_22.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_PIT_FIEND_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_PIT_FIEND_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PIT_FIEND):
        return _SAYS_HAS_NO_ROOM_FOR_22.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_SUMMON_PIT_FIEND, power) <= 0:
        return _SAYS_HAS_AS_MANY_PIT.text((caster.group,), SHAPE)
    return None


def early_spell_899_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Pit Fiend.

    maelstrom "Spell #899 - Summon Pit Fiend", "Deathknights", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_PIT_FIEND, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_SUMMON_PIT_FIEND):
        return _SAYS_THE_WIZARDS_OF_DO_14.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_22.text((caster,), SHAPE)
    if (
        caster.group is None
        or caster.group.area is None
        or any(p.area == caster.group.area for p in world.places)
    ):
        return _SAYS_SUMMON_PIT_FIEND_COMES.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain != TERRAIN_MOUNTAIN:
        return _SAYS_SUMMON_PIT_FIEND_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PIT_FIEND):
        return _SAYS_HAS_NO_ROOM_FOR_22.text((caster.group,), SHAPE)
    return None


def does_spell_899(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Summon Pit Fiend.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #899 - Summon Pit Fiend", "Deathknights", "Brigade Special Abilities".
    """
    call_brigades(caster, kingdom, SPELL_SUMMON_PIT_FIEND, power, world)


def domain_spell_933_victim(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Imp Familiar.

    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    return world.figures


def open_spell_933(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Imp Familiar.

    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN.text((), SHAPE)
    return None


def needs_spell_933(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Imp Familiar.

    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_IMP_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if victim.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS.text((), SHAPE)
    if not political(victim):
        return _SAYS_IS_NO_POLITICAL_EMISSARY.text((victim,), SHAPE)
    return None


def needs_spell_933_of(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Imp Familiar.

    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_IMP_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    return None


def early_spell_933_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Imp Familiar.

    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN.text((), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_IMP_FAMILIAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    return None


def does_spell_933(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World, dice: Dice) -> None:
    """Imp Familiar.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #933 - Imp Familiar", "Agents".
    """
    summon_murderer(caster, kingdom, SPELL_IMP_FAMILIAR, victim, world, dice)


def domain_spell_941_victim(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Summon Demon.

    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    return world.figures


def open_spell_941(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Summon Demon.

    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_2.text((), SHAPE)
    return None


def needs_spell_941(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Summon Demon.

    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if victim.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS_2.text((), SHAPE)
    if not political(victim):
        return _SAYS_IS_NO_POLITICAL_EMISSARY_2.text((victim,), SHAPE)
    return None


def needs_spell_941_of(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Summon Demon.

    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    return None


def early_spell_941_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Demon.

    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_2.text((), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    return None


def does_spell_941(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World, dice: Dice) -> None:
    """Summon Demon.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #941 - Summon Demon", "Agents".
    """
    summon_murderer(caster, kingdom, SPELL_SUMMON_DEMON, victim, world, dice)


def domain_spell_942_victim(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Figure]:
    """What may be chosen: Summon High Demon.

    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    return world.figures


def open_spell_942(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is handed in: Summon High Demon.

    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_3.text((), SHAPE)
    return None


def needs_spell_942(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Summon High Demon.

    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_HIGH_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if victim.kingdom is kingdom:
        return _SAYS_A_KINGDOM_SPARES_ITS_3.text((), SHAPE)
    if not political(victim) and of_the_court(victim):
        return _SAYS_IS_NO_EMISSARY_LEADER.text((victim,), SHAPE)
    return None


def needs_spell_942_of(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World) -> str | None:
    """Why it is refused when it is done: Summon High Demon.

    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_HIGH_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    return None


def early_spell_942_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon High Demon.

    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    if world.month <= 1:
        return _SAYS_NOBODY_IS_MURDERED_IN_3.text((), SHAPE)
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_HIGH_DEMON, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    return None


def does_spell_942(caster: Wizard, kingdom: Kingdom, victim: Figure, world: World, dice: Dice) -> None:
    """Summon High Demon.

    Raises DoesNotApply (the book says that there is no such value); OffTheTable (a table has no row).
    maelstrom "Spell #942 - Summon High Demon", "Agents".
    """
    summon_murderer(caster, kingdom, SPELL_SUMMON_HIGH_DEMON, victim, world, dice)


def needs_spell_966(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: True Seeing.

    maelstrom "Spell #966 - True Seeing", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_33.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_33.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TRUE_SEEING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_33.text((caster,), SHAPE)
    if stands_at(caster) is None:
        return _SAYS_IS_NOWHERE_ON_THE.text((caster,), SHAPE)
    return None


def does_spell_966(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """True Seeing.

    maelstrom "Spell #966 - True Seeing", "Commands".
    """
    see_truly(caster, kingdom, SPELL_TRUE_SEEING, world)


def domain_spell_985_rival(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Kingdom]:
    """What may be chosen: Revelation.

    maelstrom "Spell #985 - Revelation".
    """
    return world.kingdoms


def needs_spell_985(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Revelation.

    maelstrom "Spell #985 - Revelation".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_34.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_34.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_REVELATION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_34.text((caster,), SHAPE)
    if rival is kingdom:
        return _SAYS_KNOWS_ITSELF.text((kingdom,), SHAPE)
    if any(r.kingdom is kingdom and r.bared is rival for r in world.bared_realms):
        return _SAYS_HAS_BEEN_REVEALED_TO.text((rival, kingdom), SHAPE)
    return None


def early_spell_985_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Revelation.

    maelstrom "Spell #985 - Revelation".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_34.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_34.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_REVELATION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_34.text((caster,), SHAPE)
    return None


def does_spell_985(caster: Wizard, kingdom: Kingdom, rival: Kingdom, world: World, dice: Dice) -> None:
    """Revelation.

    Raises NoAnswer (no case fits).
    maelstrom "Spell #985 - Revelation".
    """
    baredrealm = BaredRealm(kingdom=kingdom, bared=rival)
    world.add(baredrealm)
    world.tell(kingdom, _SAYS_HAS_CAST_REVELATION_AGAINST.text((caster, rival), SHAPE), caster)
    reveal_throne(kingdom, rival, world)
    reveal_people(kingdom, rival, world)
    reveal_groups(kingdom, rival, world)
