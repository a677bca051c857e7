"""Resolvers of spells_region.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice, present
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    Artifact, BrigadeType, EFFECT_SIMULACRUM, EVERY_BRIGADE_TYPE, EVERY_MAP_AREA, EVERY_SEA, Experience,
    HOST_SIZE_INACTIVE, HostSize, MapArea, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT,
    SPELL_BOUNTY_REGIONAL_EFFECT, SPELL_COLD_DARKNESS_REGIONAL_EFFECT,
    SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, SPELL_DISPEL_REGIONAL_EFFECT, SPELL_DISPEL_STORM_AT_SEA,
    SPELL_FAMINE_REGIONAL_EFFECT, SPELL_GREATER_MASKING, SPELL_HEAL, SPELL_INVISIBLE_ARMY,
    SPELL_INVISIBLE_BRIGADE, SPELL_INVISIBLE_DIVISION, SPELL_INVISIBLE_PATROL, SPELL_LEARN_ARTIFACT_POWER,
    SPELL_LESSER_MASKING, SPELL_LOCATE_CHARACTER_OR_GROUP, SPELL_PLAGUE_REGIONAL_EFFECT,
    SPELL_PROTECTION_FROM_REGIONAL_EFFECT, SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, SPELL_SHIP_OF_MIST,
    SPELL_SIMULACRUM, SPELL_SPEED, SPELL_STORM_AT_SEA, SPELL_SUMMON_KRAKEN, SPELL_SUMMON_LEVIATHAN,
    SPELL_TELEPORT_ARMY, SPELL_TELEPORT_ARMY_GROUP, SPELL_TELEPORT_BRIGADE, SPELL_TELEPORT_DIVISION,
    SPELL_TELEPORT_PATROL, SPELL_TELEPORT_SELF, SPELL_UNVEIL_GROUP_LOCATIONS,
    SPELL_UNVEIL_POPULATION_CENTERS, Sea, TERRAIN_SEA,
)
from ._kinds import Group, Kingdom, RegionShelter, Target, Wizard
from ._tables import MAP_AREA_TERRAIN
from ._world import SHAPE, VARIANT_ICE_AGE, World
from .casting import is_envoy, least_power, stands_at
from .casting_eyes import land_around, locate_figure, locate_group, read_relic, unveil_centers, unveil_hosts
from .casting_forms import feed_healing
from .casting_journeys import march_by_magic, may_land, step_over, whisk_away
from .casting_regions import await_effect, change_land, trouble_land
from .casting_sea import call_beast, calm_storm, near_shore_of, raise_storm
from .casting_veils import veil
from .gates import asleep
from .map_ import within_reach
from .movement import host_size
from .orders_missions import relic_bearer, relic_keeper, relic_lies
from .orders_travel import side_by_side
from .politics import in_irons
from .sailing import at_sea_alone

_EFFECT_SIMULACRUM_BIT: Final = 1 << EFFECT_SIMULACRUM
_VARIANT_ICE_AGE_BIT: Final = 1 << VARIANT_ICE_AGE

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:658', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:658', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Leviathan.',
), 'spell:658', 'power')
_SAYS_THAT_IS_MORE_WATER: Final = Message((
    'That is more water than Summon Leviathan covers.',
), 'spell:658', 'few')
_SAYS_ONE_OF_THE_AREAS: Final = Message((
    'One of the areas is not in ', Hole(Holds("choice", 'Sea'), 'sea'), ', or is named twice.',
), 'spell:658', 'water')
_SAYS_THE_AREAS_DO_NOT: Final = Message(('The areas do not lie side by side.',), 'spell:658', 'adjoining')
_SAYS_THAT_IS_TOO_FAR: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:658', 'near')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:659', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:659', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Kraken.',
), 'spell:659', 'power')
_SAYS_NOBODY_CASTS_SUMMON_KRAKEN: Final = Message((
    'Nobody casts Summon Kraken: the seas are frozen.',
), 'spell:659', 'thaw')
_SAYS_THAT_IS_MORE_WATER_2: Final = Message((
    'That is more water than Summon Kraken covers.',
), 'spell:659', 'few')
_SAYS_ONE_OF_THE_AREAS_2: Final = Message((
    'One of the areas is not in ', Hole(Holds("choice", 'Sea'), 'sea'), ', or is named twice.',
), 'spell:659', 'water')
_SAYS_THE_AREAS_DO_NOT_2: Final = Message(('The areas do not lie side by side.',), 'spell:659', 'adjoining')
_SAYS_THAT_IS_TOO_FAR_2: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:659', 'near')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:660', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:660', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Storm at Sea.',
), 'spell:660', 'power')
_SAYS_NOBODY_CASTS_STORM_AT: Final = Message((
    'Nobody casts Storm at Sea: the seas are frozen.',
), 'spell:660', 'thaw')
_SAYS_THAT_IS_MORE_WATER_3: Final = Message((
    'That is more water than Storm at Sea covers.',
), 'spell:660', 'few')
_SAYS_ONE_OF_THE_AREAS_3: Final = Message((
    'One of the areas is not in ', Hole(Holds("choice", 'Sea'), 'sea'), ', or is named twice.',
), 'spell:660', 'water')
_SAYS_THE_AREAS_DO_NOT_3: Final = Message(('The areas do not lie side by side.',), 'spell:660', 'adjoining')
_SAYS_THAT_IS_TOO_FAR_3: Final = Message((
    'That is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:660', 'near')
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:661', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:661', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dispel Storm at Sea.',
), 'spell:661', 'power')
_SAYS_NOBODY_CASTS_DISPEL_STORM: Final = Message((
    'Nobody casts Dispel Storm at Sea: the seas are frozen.',
), 'spell:661', 'thaw')
_SAYS_IS_TOO_FAR_FROM: Final = Message((
    Hole(Holds("choice", 'Sea'), 'sea'), ' is too far from ', Hole(Holds("thing", 'Wizard'), 'caster'), '.',
), 'spell:661', 'near')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:708', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:708', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Ship of Mist.',
), 'spell:708', 'power')
_SAYS_NOBODY_CASTS_SHIP_OF: Final = Message((
    'Nobody casts Ship of Mist: the seas are frozen.',
), 'spell:708', 'thaw')
_SAYS_IS_WITH_NO_GROUP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Ship of Mist could carry.',
), 'spell:708', 'host')
_SAYS_HAS_MARCHED_ALREADY: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:708', 'first_march')
_SAYS_IS_IN_ITS_WINTER: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:708', 'camp')
_SAYS_CARRIES_A_BRIGADE_FOR: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' carries a brigade for each level, and ',
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has more.',
), 'spell:708', 'hulls')
_SAYS_THERE_IS_NO_WATER: Final = Message(('There is no water on that way.',), 'spell:708', 'water')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:718', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:718', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Speed.',
), 'spell:718', 'power')
_SAYS_IS_WITH_NO_GROUP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Speed could carry.',
), 'spell:718', 'host')
_SAYS_HAS_MARCHED_ALREADY_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:718', 'first_march')
_SAYS_IS_IN_ITS_WINTER_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:718', 'camp')
_SAYS_SPEED_CARRIES_NOBODY_FARTHER: Final = Message((
    'Speed carries nobody farther than 8 areas.',
), 'spell:718', 'short')
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:751', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:751', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Unveil Population Centers.',
), 'spell:751', 'power')
_SAYS_UNVEIL_POPULATION_CENTERS_CANNOT: Final = Message((
    'Unveil Population Centers cannot be cast before turn 4.',
), 'spell:751', 'season')
_SAYS_IS_IN_NO_REGION: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:751', 'ground')
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:778', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:778', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Protection from Regional Effect.',
), 'spell:778', 'power')
_SAYS_IS_WITH_NO_GROUP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Protection from Regional Effect could shelter.',
), 'spell:778', 'host')
_SAYS_HAS_CAST_PROTECTION_FROM: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Protection from Regional Effect for ',
    Hole(Holds("thing", 'Group'), 'group'), '.',
), 'spell:778', 'cast')
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:779', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:779', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dispel Regional Effect.',
), 'spell:779', 'power')
_SAYS_IS_IN_NO_REGION_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:779', 'ground')
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:781', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:781', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Cold Darkness (Regional Effect).',
), 'spell:781', 'power')
_SAYS_IS_IN_NO_REGION_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:781', 'ground')
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:782', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:782', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Blinding Light (Regional Effect).',
), 'spell:782', 'power')
_SAYS_IS_IN_NO_REGION_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:782', 'ground')
_SAYS_IS_A_PRISONER_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:783', 'free')
_SAYS_LIES_IN_A_SLEEP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:783', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Demonic Visions (Regional Effect).',
), 'spell:783', 'power')
_SAYS_IS_IN_NO_REGION_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:783', 'ground')
_SAYS_IS_A_PRISONER_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:784', 'free')
_SAYS_LIES_IN_A_SLEEP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:784', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Plague (Regional Effect).',
), 'spell:784', 'power')
_SAYS_IS_IN_NO_REGION_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:784', 'ground')
_SAYS_IS_A_PRISONER_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:785', 'free')
_SAYS_LIES_IN_A_SLEEP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:785', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Famine (Regional Effect).',
), 'spell:785', 'power')
_SAYS_IS_IN_NO_REGION_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:785', 'ground')
_SAYS_IS_A_PRISONER_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:786', 'free')
_SAYS_LIES_IN_A_SLEEP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:786', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Bounty (Regional Effect).',
), 'spell:786', 'power')
_SAYS_IS_IN_NO_REGION_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:786', 'ground')
_SAYS_IS_A_PRISONER_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:788', 'free')
_SAYS_LIES_IN_A_SLEEP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:788', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Raise Regional Census (Regional Effect).',
), 'spell:788', 'power')
_SAYS_IS_IN_NO_REGION_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:788', 'ground')
_SAYS_IS_A_PRISONER_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:796', 'free')
_SAYS_LIES_IN_A_SLEEP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:796', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Learn Artifact Power.',
), 'spell:796', 'power')
_SAYS_IS_NOT_IN_THE: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is not in the hands of ',
    Hole(Holds("thing", 'Kingdom'), 'kingdom'), '.',
), 'spell:796', 'ours')
_SAYS_IS_NOT_WHERE_IS: Final = Message((
    Hole(Holds("choice", 'Artifact'), 'relic'), ' is not where ', Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is.',
), 'spell:796', 'here')
_SAYS_IS_A_PRISONER_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:815', 'free')
_SAYS_LIES_IN_A_SLEEP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:815', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Heal.',
), 'spell:815', 'power')
_SAYS_IS_WITH_NO_GROUP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:815', 'host')
_SAYS_HAS_NO_SUCH_BRIGADE: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no such brigade.',
), 'spell:815', 'there')
_SAYS_HAS_NO_SUCH_SECOND: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no such second brigade.',
), 'spell:815', 'there_too', ('second_breed', 'second_skill'))
_SAYS_NOBODY_EATS_TWICE: Final = Message((
    'Nobody eats twice.',
), 'spell:815', 'another', ('second_breed', 'second_skill'))
_SAYS_HAS_CAST_HEAL_FOR: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Heal for ',
    Hole(Holds("thing", 'Group', optional=True), 'group'), '.',
), 'spell:815', 'cast')
_SAYS_IS_A_PRISONER_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:821', 'free')
_SAYS_LIES_IN_A_SLEEP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:821', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Lesser Masking.',
), 'spell:821', 'power')
_SAYS_IS_WITH_NO_GROUP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Lesser Masking could hide.',
), 'spell:821', 'host')
_SAYS_IS_TOO_LARGE_FOR: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Lesser Masking.',
), 'spell:821', 'small')
_SAYS_IS_A_PRISONER_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:822', 'free')
_SAYS_LIES_IN_A_SLEEP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:822', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Greater Masking.',
), 'spell:822', 'power')
_SAYS_IS_WITH_NO_GROUP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Greater Masking could hide.',
), 'spell:822', 'host')
_SAYS_IS_A_PRISONER_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:825', 'free')
_SAYS_LIES_IN_A_SLEEP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:825', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Simulacrum.',
), 'spell:825', 'power')
_SAYS_A_COPY_OF_IS: Final = Message((
    'A copy of ', Hole(Holds("thing", 'Wizard'), 'caster'), ' is there already.',
), 'spell:825', 'single')
_SAYS_HAS_CAST_SIMULACRUM_A: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' has cast Simulacrum; a copy goes about in plain sight.',
), 'spell:825', 'cast')
_SAYS_IS_A_PRISONER_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:830', 'free')
_SAYS_LIES_IN_A_SLEEP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:830', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Self.',
), 'spell:830', 'power')
_SAYS_IS_IN_ALREADY: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in ', Hole(Holds("thing", 'Group'), 'other'),
    ' already.',
), 'spell:830', 'another')
_SAYS_NOBODY_IS_IN: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'spell:830', 'active')
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another wizard.',
), 'spell:830', 'chair')
_SAYS_IS_A_PRISONER_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:836', 'free')
_SAYS_LIES_IN_A_SLEEP_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:836', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Patrol.',
), 'spell:836', 'power')
_SAYS_IS_WITH_NO_GROUP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Teleport Patrol could carry.',
), 'spell:836', 'host')
_SAYS_IS_TOO_LARGE_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Teleport Patrol.',
), 'spell:836', 'small')
_SAYS_HAS_MARCHED_ALREADY_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:836', 'first_march')
_SAYS_IS_IN_ITS_WINTER_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:836', 'camp')
_SAYS_HAS_RESTED_AND_NO: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has rested, and no magic moves it this turn.',
), 'spell:836', 'restless')
_SAYS_IS_WATER: Final = Message((Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.'), 'spell:836', 'dry')
_SAYS_IS_A_PRISONER_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:843', 'free')
_SAYS_LIES_IN_A_SLEEP_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:843', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Invisible Patrol.',
), 'spell:843', 'power')
_SAYS_IS_WITH_NO_GROUP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Invisible Patrol could hide.',
), 'spell:843', 'host')
_SAYS_IS_TOO_LARGE_FOR_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Invisible Patrol.',
), 'spell:843', 'small')
_SAYS_IS_A_PRISONER_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:845', 'free')
_SAYS_LIES_IN_A_SLEEP_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:845', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Invisible Brigade.',
), 'spell:845', 'power')
_SAYS_IS_WITH_NO_GROUP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Invisible Brigade could hide.',
), 'spell:845', 'host')
_SAYS_IS_TOO_LARGE_FOR_4: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Invisible Brigade.',
), 'spell:845', 'small')
_SAYS_IS_A_PRISONER_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:846', 'free')
_SAYS_LIES_IN_A_SLEEP_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:846', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Invisible Division.',
), 'spell:846', 'power')
_SAYS_IS_WITH_NO_GROUP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Invisible Division could hide.',
), 'spell:846', 'host')
_SAYS_IS_TOO_LARGE_FOR_5: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Invisible Division.',
), 'spell:846', 'small')
_SAYS_IS_A_PRISONER_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:847', 'free')
_SAYS_LIES_IN_A_SLEEP_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:847', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Invisible Army.',
), 'spell:847', 'power')
_SAYS_IS_WITH_NO_GROUP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Invisible Army could hide.',
), 'spell:847', 'host')
_SAYS_IS_TOO_LARGE_FOR_6: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Invisible Army.',
), 'spell:847', 'small')
_SAYS_IS_A_PRISONER_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:850', 'free')
_SAYS_LIES_IN_A_SLEEP_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:850', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Brigade.',
), 'spell:850', 'power')
_SAYS_IS_WITH_NO_GROUP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Teleport Brigade could carry.',
), 'spell:850', 'host')
_SAYS_IS_TOO_LARGE_FOR_7: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Teleport Brigade.',
), 'spell:850', 'small')
_SAYS_HAS_MARCHED_ALREADY_4: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:850', 'first_march')
_SAYS_IS_IN_ITS_WINTER_4: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:850', 'camp')
_SAYS_HAS_RESTED_AND_NO_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has rested, and no magic moves it this turn.',
), 'spell:850', 'restless')
_SAYS_IS_WATER_2: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.',
), 'spell:850', 'dry')
_SAYS_IS_A_PRISONER_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:851', 'free')
_SAYS_LIES_IN_A_SLEEP_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:851', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Division.',
), 'spell:851', 'power')
_SAYS_IS_WITH_NO_GROUP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Teleport Division could carry.',
), 'spell:851', 'host')
_SAYS_IS_TOO_LARGE_FOR_8: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Teleport Division.',
), 'spell:851', 'small')
_SAYS_HAS_MARCHED_ALREADY_5: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:851', 'first_march')
_SAYS_IS_IN_ITS_WINTER_5: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:851', 'camp')
_SAYS_HAS_RESTED_AND_NO_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has rested, and no magic moves it this turn.',
), 'spell:851', 'restless')
_SAYS_IS_WATER_3: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.',
), 'spell:851', 'dry')
_SAYS_IS_A_PRISONER_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:852', 'free')
_SAYS_LIES_IN_A_SLEEP_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:852', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Army.',
), 'spell:852', 'power')
_SAYS_IS_WITH_NO_GROUP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Teleport Army could carry.',
), 'spell:852', 'host')
_SAYS_IS_TOO_LARGE_FOR_9: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is too large for Teleport Army.',
), 'spell:852', 'small')
_SAYS_HAS_MARCHED_ALREADY_6: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:852', 'first_march')
_SAYS_IS_IN_ITS_WINTER_6: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:852', 'camp')
_SAYS_HAS_RESTED_AND_NO_4: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has rested, and no magic moves it this turn.',
), 'spell:852', 'restless')
_SAYS_IS_WATER_4: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.',
), 'spell:852', 'dry')
_SAYS_IS_A_PRISONER_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:853', 'free')
_SAYS_LIES_IN_A_SLEEP_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:853', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Teleport Army Group.',
), 'spell:853', 'power')
_SAYS_IS_WITH_NO_GROUP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Teleport Army Group could carry.',
), 'spell:853', 'host')
_SAYS_HAS_MARCHED_ALREADY_7: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has marched already.',
), 'spell:853', 'first_march')
_SAYS_IS_IN_ITS_WINTER_7: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' is in its winter camp.',
), 'spell:853', 'camp')
_SAYS_HAS_RESTED_AND_NO_5: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has rested, and no magic moves it this turn.',
), 'spell:853', 'restless')
_SAYS_IS_WATER_5: Final = Message((
    Hole(Holds("choice", 'MapArea'), 'goal'), ' is water.',
), 'spell:853', 'dry')
_SAYS_IS_A_PRISONER_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:855', 'free')
_SAYS_LIES_IN_A_SLEEP_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:855', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Locate Character or Group.',
), 'spell:855', 'power')
_SAYS_LOCATE_CHARACTER_OR_GROUP: Final = Message((
    'Locate Character or Group cannot be cast before turn 5.',
), 'spell:855', 'season')
_SAYS_IS_NO_EMISSARY_PRIESTESS: Final = Message((
    Hole(Holds("thing", 'Target', optional=True), 'target'), ' is no emissary, priestess or agent.',
), 'spell:855', 'envoy', ('target',))
_SAYS_IS_A_PRISONER_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:858', 'free')
_SAYS_LIES_IN_A_SLEEP_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:858', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_33: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Unveil Group Locations.',
), 'spell:858', 'power')
_SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT: Final = Message((
    'Unveil Group Locations cannot be cast before turn 4.',
), 'spell:858', 'season')
_SAYS_IS_IN_NO_REGION_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in no region.',
), 'spell:858', 'ground')
_SAYS_NOBODY_IS_IN_SUCH: Final = Message(('Nobody is in such a group.',), 'spell:858', 'somebody')


def domain_spell_658_sea(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Summon Leviathan.

    maelstrom "Spell #658 - Summon Leviathan", "Sage Advice".
    """
    return EVERY_SEA


def domain_spell_658_waters(caster: Wizard, kingdom: Kingdom, sea: Sea, world: World) -> Sequence[MapArea]:
    """What may be chosen: Summon Leviathan.

    maelstrom "Spell #658 - Summon Leviathan", "Sage Advice".
    """
    return EVERY_MAP_AREA


def needs_spell_658(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
) -> str | None:
    """Why it is refused when it is done: Summon Leviathan.

    maelstrom "Spell #658 - Summon Leviathan", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_LEVIATHAN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if len(waters) > 7:
        return _SAYS_THAT_IS_MORE_WATER.text((), SHAPE)
    if not at_sea_alone(waters, sea):
        return _SAYS_ONE_OF_THE_AREAS.text((sea,), SHAPE)
    if not side_by_side(waters):
        return _SAYS_THE_AREAS_DO_NOT.text((), SHAPE)
    if not all(within_reach(stands_at(caster), a, 8) for a in waters):
        return _SAYS_THAT_IS_TOO_FAR.text((caster,), SHAPE)
    return None


def early_spell_658_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Leviathan.

    maelstrom "Spell #658 - Summon Leviathan", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_LEVIATHAN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def does_spell_658(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Summon Leviathan.

    maelstrom "Spell #658 - Summon Leviathan", "Sage Advice".
    """
    call_beast(caster, kingdom, SPELL_SUMMON_LEVIATHAN, sea, waters, world)


def domain_spell_659_sea(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Summon Kraken.

    maelstrom "Spell #659 - Summon Kraken", "Special Option: Ice Age".
    """
    return EVERY_SEA


def domain_spell_659_waters(caster: Wizard, kingdom: Kingdom, sea: Sea, world: World) -> Sequence[MapArea]:
    """What may be chosen: Summon Kraken.

    maelstrom "Spell #659 - Summon Kraken", "Special Option: Ice Age".
    """
    return EVERY_MAP_AREA


def needs_spell_659(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
) -> str | None:
    """Why it is refused when it is done: Summon Kraken.

    maelstrom "Spell #659 - Summon Kraken", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_KRAKEN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_SUMMON_KRAKEN.text((), SHAPE)
    if len(waters) > 7:
        return _SAYS_THAT_IS_MORE_WATER_2.text((), SHAPE)
    if not at_sea_alone(waters, sea):
        return _SAYS_ONE_OF_THE_AREAS_2.text((sea,), SHAPE)
    if not side_by_side(waters):
        return _SAYS_THE_AREAS_DO_NOT_2.text((), SHAPE)
    if not all(within_reach(stands_at(caster), a, 8) for a in waters):
        return _SAYS_THAT_IS_TOO_FAR_2.text((caster,), SHAPE)
    return None


def early_spell_659_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Kraken.

    maelstrom "Spell #659 - Summon Kraken", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_KRAKEN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_SUMMON_KRAKEN.text((), SHAPE)
    return None


def does_spell_659(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Summon Kraken.

    maelstrom "Spell #659 - Summon Kraken", "Special Option: Ice Age".
    """
    call_beast(caster, kingdom, SPELL_SUMMON_KRAKEN, sea, waters, world)


def domain_spell_660_sea(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Storm at Sea.

    maelstrom "Spell #660 - Storm at Sea", "Magic", "Special Option: Ice Age".
    """
    return EVERY_SEA


def domain_spell_660_waters(caster: Wizard, kingdom: Kingdom, sea: Sea, world: World) -> Sequence[MapArea]:
    """What may be chosen: Storm at Sea.

    maelstrom "Spell #660 - Storm at Sea", "Magic", "Special Option: Ice Age".
    """
    return EVERY_MAP_AREA


def needs_spell_660(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
) -> str | None:
    """Why it is refused when it is done: Storm at Sea.

    maelstrom "Spell #660 - Storm at Sea", "Magic", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STORM_AT_SEA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_STORM_AT.text((), SHAPE)
    if len(waters) > 7:
        return _SAYS_THAT_IS_MORE_WATER_3.text((), SHAPE)
    if not at_sea_alone(waters, sea):
        return _SAYS_ONE_OF_THE_AREAS_3.text((sea,), SHAPE)
    if not side_by_side(waters):
        return _SAYS_THE_AREAS_DO_NOT_3.text((), SHAPE)
    if not all(within_reach(stands_at(caster), a, 8) for a in waters):
        return _SAYS_THAT_IS_TOO_FAR_3.text((caster,), SHAPE)
    return None


def early_spell_660_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Storm at Sea.

    maelstrom "Spell #660 - Storm at Sea", "Magic", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STORM_AT_SEA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_STORM_AT.text((), SHAPE)
    return None


def does_spell_660(
    caster: Wizard,
    kingdom: Kingdom,
    sea: Sea,
    waters: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Storm at Sea.

    maelstrom "Spell #660 - Storm at Sea", "Magic", "Special Option: Ice Age".
    """
    raise_storm(caster, kingdom, SPELL_STORM_AT_SEA, sea, waters, world)


def domain_spell_661_sea(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Sea]:
    """What may be chosen: Dispel Storm at Sea.

    maelstrom "Spell #661 - Dispel Storm at Sea", "Special Option: Ice Age".
    """
    return EVERY_SEA


def needs_spell_661(caster: Wizard, kingdom: Kingdom, sea: Sea, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Storm at Sea.

    maelstrom "Spell #661 - Dispel Storm at Sea", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_STORM_AT_SEA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_DISPEL_STORM.text((), SHAPE)
    if not near_shore_of(caster, sea, 3):
        return _SAYS_IS_TOO_FAR_FROM.text((sea, caster), SHAPE)
    return None


def early_spell_661_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Storm at Sea.

    maelstrom "Spell #661 - Dispel Storm at Sea", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_STORM_AT_SEA, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_DISPEL_STORM.text((), SHAPE)
    return None


def does_spell_661(caster: Wizard, kingdom: Kingdom, sea: Sea, world: World, dice: Dice) -> None:
    """Dispel Storm at Sea.

    maelstrom "Spell #661 - Dispel Storm at Sea", "Special Option: Ice Age".
    """
    calm_storm(caster, kingdom, SPELL_DISPEL_STORM_AT_SEA, sea, world, dice)


def domain_spell_708_way(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Ship of Mist.

    maelstrom "Spell #708 - Ship of Mist", "Sage Advice", "Special Option: Ice Age".
    """
    return EVERY_MAP_AREA


def needs_spell_708(caster: Wizard, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Ship of Mist.

    maelstrom "Spell #708 - Ship of Mist", "Sage Advice", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SHIP_OF_MIST, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_SHIP_OF.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER.text((caster.group,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > caster.level:
        return _SAYS_CARRIES_A_BRIGADE_FOR.text((caster, caster.group), SHAPE)
    if (
        caster.group is None
        or (caster.group.terrain != TERRAIN_SEA and not any(MAP_AREA_TERRAIN[a] == TERRAIN_SEA for a in way))
    ):
        return _SAYS_THERE_IS_NO_WATER.text((), SHAPE)
    return None


def early_spell_708_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Ship of Mist.

    maelstrom "Spell #708 - Ship of Mist", "Sage Advice", "Special Option: Ice Age".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SHIP_OF_MIST, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if world.variants & _VARIANT_ICE_AGE_BIT:
        return _SAYS_NOBODY_CASTS_SHIP_OF.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER.text((caster.group,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > caster.level:
        return _SAYS_CARRIES_A_BRIGADE_FOR.text((caster, caster.group), SHAPE)
    return None


def does_spell_708(
    caster: Wizard,
    kingdom: Kingdom,
    way: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Ship of Mist.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #708 - Ship of Mist", "Sage Advice", "Special Option: Ice Age".
    """
    march_by_magic(caster, kingdom, SPELL_SHIP_OF_MIST, way, world, dice)


def domain_spell_718_way(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Speed.

    maelstrom "Spell #718 - Speed".
    """
    return EVERY_MAP_AREA


def needs_spell_718(caster: Wizard, kingdom: Kingdom, way: Sequence[MapArea], world: World) -> str | None:
    """Why it is refused when it is done: Speed.

    maelstrom "Spell #718 - Speed".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SPEED, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((caster.group,), SHAPE)
    if len(way) > 8:
        return _SAYS_SPEED_CARRIES_NOBODY_FARTHER.text((), SHAPE)
    return None


def early_spell_718_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Speed.

    maelstrom "Spell #718 - Speed".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SPEED, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_2.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_2.text((caster.group,), SHAPE)
    return None


def does_spell_718(
    caster: Wizard,
    kingdom: Kingdom,
    way: Sequence[MapArea],
    world: World,
    dice: Dice,
) -> None:
    """Speed.

    Raises DividedByNothing (a divisor is 0); OffTheTable (a table has no row); TooMuchTaken (reductions
    take more than everything).
    maelstrom "Spell #718 - Speed".
    """
    march_by_magic(caster, kingdom, SPELL_SPEED, way, world, dice)


def needs_spell_751(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Population Centers.

    maelstrom "Spell #751 - Unveil Population Centers".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_UNVEIL_POPULATION_CENTERS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_POPULATION_CENTERS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION.text((caster,), SHAPE)
    return None


def does_spell_751(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Unveil Population Centers.

    maelstrom "Spell #751 - Unveil Population Centers".
    """
    unveil_centers(caster, kingdom, SPELL_UNVEIL_POPULATION_CENTERS, world)


def needs_spell_778(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Protection from Regional Effect.

    maelstrom "Spell #778 - Protection from Regional Effect", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROTECTION_FROM_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    return None


def does_spell_778(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Protection from Regional Effect.

    Raises MissingThing (something needed is not there).
    maelstrom "Spell #778 - Protection from Regional Effect", "Magic".
    """
    if caster.group is not None:
        regionshelter = RegionShelter(kingdom=kingdom, group=caster.group, turns_left=1)
        world.add(regionshelter)
        world.tell(
            kingdom,
            _SAYS_HAS_CAST_PROTECTION_FROM.text((caster, present(caster.group, "the caster's group")), SHAPE),
            caster,
            present(caster.group, "the caster's group"),
        )


def domain_spell_779_lowest(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Dispel Regional Effect.

    maelstrom "Spell #779 - Dispel Regional Effect", "Magic".
    """
    return (781, 788)


def needs_spell_779(caster: Wizard, kingdom: Kingdom, lowest: int, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Regional Effect.

    maelstrom "Spell #779 - Dispel Regional Effect", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    return None


def early_spell_779_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Regional Effect.

    maelstrom "Spell #779 - Dispel Regional Effect", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_2.text((caster,), SHAPE)
    return None


def does_spell_779(caster: Wizard, kingdom: Kingdom, lowest: int, world: World, dice: Dice) -> None:
    """Dispel Regional Effect.

    maelstrom "Spell #779 - Dispel Regional Effect", "Magic".
    """
    await_effect(caster, kingdom, SPELL_DISPEL_REGIONAL_EFFECT, lowest, world)


def needs_spell_781(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Cold Darkness (Regional Effect).

    maelstrom "Spell #781 - Cold Darkness (Regional Effect)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_COLD_DARKNESS_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_3.text((caster,), SHAPE)
    return None


def does_spell_781(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Cold Darkness (Regional Effect).

    maelstrom "Spell #781 - Cold Darkness (Regional Effect)".
    """
    trouble_land(caster, kingdom, SPELL_COLD_DARKNESS_REGIONAL_EFFECT, world, dice)


def needs_spell_782(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Blinding Light (Regional Effect).

    maelstrom "Spell #782 - Blinding Light (Regional Effect)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_BLINDING_LIGHT_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_4.text((caster,), SHAPE)
    return None


def does_spell_782(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Blinding Light (Regional Effect).

    maelstrom "Spell #782 - Blinding Light (Regional Effect)".
    """
    trouble_land(caster, kingdom, SPELL_BLINDING_LIGHT_REGIONAL_EFFECT, world, dice)


def needs_spell_783(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Demonic Visions (Regional Effect).

    maelstrom "Spell #783 - Demonic Visions (Regional Effect)", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_5.text((caster,), SHAPE)
    return None


def does_spell_783(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Demonic Visions (Regional Effect).

    maelstrom "Spell #783 - Demonic Visions (Regional Effect)", "Sage Advice".
    """
    trouble_land(caster, kingdom, SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT, world, dice)


def needs_spell_784(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Plague (Regional Effect).

    maelstrom "Spell #784 - Plague (Regional Effect)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PLAGUE_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_6.text((caster,), SHAPE)
    return None


def does_spell_784(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Plague (Regional Effect).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #784 - Plague (Regional Effect)".
    """
    change_land(caster, kingdom, SPELL_PLAGUE_REGIONAL_EFFECT, world, dice)


def needs_spell_785(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Famine (Regional Effect).

    maelstrom "Spell #785 - Famine (Regional Effect)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FAMINE_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_7.text((caster,), SHAPE)
    return None


def does_spell_785(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Famine (Regional Effect).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #785 - Famine (Regional Effect)".
    """
    change_land(caster, kingdom, SPELL_FAMINE_REGIONAL_EFFECT, world, dice)


def needs_spell_786(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Bounty (Regional Effect).

    maelstrom "Spell #786 - Bounty (Regional Effect)", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_BOUNTY_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_8.text((caster,), SHAPE)
    return None


def does_spell_786(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Bounty (Regional Effect).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #786 - Bounty (Regional Effect)", "Sage Advice".
    """
    change_land(caster, kingdom, SPELL_BOUNTY_REGIONAL_EFFECT, world, dice)


def needs_spell_788(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raise Regional Census (Regional Effect).

    maelstrom "Spell #788 - Raise Regional Census (Regional Effect)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_9.text((caster,), SHAPE)
    return None


def does_spell_788(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Raise Regional Census (Regional Effect).

    Raises TooMuchTaken (reductions take more than everything).
    maelstrom "Spell #788 - Raise Regional Census (Regional Effect)".
    """
    change_land(caster, kingdom, SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT, world, dice)


def needs_spell_796(caster: Wizard, kingdom: Kingdom, relic: Artifact, world: World) -> str | None:
    """Why it is refused when it is done: Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LEARN_ARTIFACT_POWER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if (
        not kingdom.regalia >> relic & 1
        and relic_bearer(kingdom, relic, world) is None
        and relic_keeper(kingdom, relic, world) is None
    ):
        return _SAYS_IS_NOT_IN_THE.text((relic, kingdom), SHAPE)
    maparea = stands_at(caster)
    if maparea is None or relic_lies(kingdom, relic, world) != maparea:
        return _SAYS_IS_NOT_WHERE_IS.text((relic, caster), SHAPE)
    return None


def early_spell_796_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LEARN_ARTIFACT_POWER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    return None


def does_spell_796(caster: Wizard, kingdom: Kingdom, relic: Artifact, world: World, dice: Dice) -> None:
    """Learn Artifact Power.

    maelstrom "Spell #796 - Learn Artifact Power".
    """
    read_relic(caster, kingdom, SPELL_LEARN_ARTIFACT_POWER, relic, world)


def domain_spell_815_breed(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[BrigadeType]:
    """What may be chosen: Heal.

    maelstrom "Spell #815 - Heal".
    """
    return EVERY_BRIGADE_TYPE


def domain_spell_815_second_breed(
    caster: Wizard,
    kingdom: Kingdom,
    breed: BrigadeType,
    skill: Experience,
    world: World,
) -> Sequence[BrigadeType]:
    """What may be chosen: Heal.

    maelstrom "Spell #815 - Heal".
    """
    return EVERY_BRIGADE_TYPE


def needs_spell_815(
    caster: Wizard,
    kingdom: Kingdom,
    breed: BrigadeType,
    skill: Experience,
    second_breed: BrigadeType | None,
    second_skill: Experience | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Heal.

    maelstrom "Spell #815 - Heal".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_HEAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    if (
        caster.group is None
        or not any(b.breed == breed and b.experience == skill for b in caster.group.brigades)
    ):
        return _SAYS_HAS_NO_SUCH_BRIGADE.text((caster.group,), SHAPE)
    if (
        second_breed is not None
        and (
            caster.group is None
            or not any(
                b.breed == second_breed and b.experience == second_skill
                for b in caster.group.brigades
            )
        )
    ):
        return _SAYS_HAS_NO_SUCH_SECOND.text((caster.group,), SHAPE)
    if second_breed == breed and second_skill == skill:
        return _SAYS_NOBODY_EATS_TWICE.text((), SHAPE)
    return None


def early_spell_815_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Heal.

    maelstrom "Spell #815 - Heal".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_HEAL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    return None


def early_spell_815_skill(
    caster: Wizard,
    kingdom: Kingdom,
    breed: BrigadeType,
    skill: Experience,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Heal.

    maelstrom "Spell #815 - Heal".
    """
    if (
        caster.group is None
        or not any(b.breed == breed and b.experience == skill for b in caster.group.brigades)
    ):
        return _SAYS_HAS_NO_SUCH_BRIGADE.text((caster.group,), SHAPE)
    return None


def does_spell_815(
    caster: Wizard,
    kingdom: Kingdom,
    breed: BrigadeType,
    skill: Experience,
    second_breed: BrigadeType | None,
    second_skill: Experience | None,
    world: World,
    dice: Dice,
) -> None:
    """Heal.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell #815 - Heal".
    """
    feed_healing(caster, SPELL_HEAL, breed, skill, False, world)
    if second_breed is not None and second_skill is not None:
        feed_healing(caster, SPELL_HEAL, second_breed, second_skill, True, world)
    world.tell(kingdom, _SAYS_HAS_CAST_HEAL_FOR.text((caster, caster.group), SHAPE), caster, caster.group)


def needs_spell_821(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Lesser Masking.

    maelstrom "Spell #821 - Lesser Masking".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LESSER_MASKING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_FOR.text((caster.group,), SHAPE)
    return None


def does_spell_821(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Lesser Masking.

    maelstrom "Spell #821 - Lesser Masking".
    """
    veil(caster, kingdom, SPELL_LESSER_MASKING, world)


def needs_spell_822(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Greater Masking.

    maelstrom "Spell #822 - Greater Masking".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_GREATER_MASKING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    return None


def does_spell_822(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Greater Masking.

    maelstrom "Spell #822 - Greater Masking".
    """
    veil(caster, kingdom, SPELL_GREATER_MASKING, world)


def needs_spell_825(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Simulacrum.

    maelstrom "Spell #825 - Simulacrum", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SIMULACRUM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if caster.effects & _EFFECT_SIMULACRUM_BIT:
        return _SAYS_A_COPY_OF_IS.text((caster,), SHAPE)
    return None


def does_spell_825(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Simulacrum.

    maelstrom "Spell #825 - Simulacrum", "Sage Advice".
    """
    caster.effects |= 1 << EFFECT_SIMULACRUM
    world.tell(kingdom, _SAYS_HAS_CAST_SIMULACRUM_A.text((caster,), SHAPE), caster)


def domain_spell_830_other(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Teleport Self.

    maelstrom "Spell #830 - Teleport Self".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_spell_830(caster: Wizard, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Self.

    maelstrom "Spell #830 - Teleport Self".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_SELF, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if other is caster.group:
        return _SAYS_IS_IN_ALREADY.text((caster, other), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN.text((other,), SHAPE)
    if len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR.text((other,), SHAPE)
    return None


def early_spell_830_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Self.

    maelstrom "Spell #830 - Teleport Self".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_SELF, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    return None


def does_spell_830(caster: Wizard, kingdom: Kingdom, other: Group, world: World, dice: Dice) -> None:
    """Teleport Self.

    maelstrom "Spell #830 - Teleport Self".
    """
    step_over(caster, kingdom, SPELL_TELEPORT_SELF, other, world)


def domain_spell_836_goal(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Patrol.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    return EVERY_MAP_AREA


def needs_spell_836(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Patrol.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_PATROL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 0:
        return _SAYS_IS_TOO_LARGE_FOR_2.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_3.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO.text((caster.group,), SHAPE)
    if not may_land(SPELL_TELEPORT_PATROL, goal, world):
        return _SAYS_IS_WATER.text((goal,), SHAPE)
    return None


def early_spell_836_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Patrol.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_PATROL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 0:
        return _SAYS_IS_TOO_LARGE_FOR_2.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_3.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_3.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO.text((caster.group,), SHAPE)
    return None


def does_spell_836(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Patrol.

    maelstrom "Spell #836 - Teleport Patrol".
    """
    whisk_away(caster, kingdom, SPELL_TELEPORT_PATROL, goal, world)


def needs_spell_843(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Invisible Patrol.

    maelstrom "Spell #843 - Invisible Patrol".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INVISIBLE_PATROL, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > 0:
        return _SAYS_IS_TOO_LARGE_FOR_3.text((caster.group,), SHAPE)
    return None


def does_spell_843(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Invisible Patrol.

    maelstrom "Spell #843 - Invisible Patrol".
    """
    veil(caster, kingdom, SPELL_INVISIBLE_PATROL, world)


def needs_spell_845(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Invisible Brigade.

    maelstrom "Spell #845 - Invisible Brigade".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INVISIBLE_BRIGADE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > 2:
        return _SAYS_IS_TOO_LARGE_FOR_4.text((caster.group,), SHAPE)
    return None


def does_spell_845(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Invisible Brigade.

    maelstrom "Spell #845 - Invisible Brigade".
    """
    veil(caster, kingdom, SPELL_INVISIBLE_BRIGADE, world)


def needs_spell_846(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Invisible Division.

    maelstrom "Spell #846 - Invisible Division".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INVISIBLE_DIVISION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_FOR_5.text((caster.group,), SHAPE)
    return None


def does_spell_846(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Invisible Division.

    maelstrom "Spell #846 - Invisible Division".
    """
    veil(caster, kingdom, SPELL_INVISIBLE_DIVISION, world)


def needs_spell_847(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Invisible Army.

    maelstrom "Spell #847 - Invisible Army".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INVISIBLE_ARMY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    if caster.group is None or len(caster.group.brigades) > 10:
        return _SAYS_IS_TOO_LARGE_FOR_6.text((caster.group,), SHAPE)
    return None


def does_spell_847(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Invisible Army.

    maelstrom "Spell #847 - Invisible Army".
    """
    veil(caster, kingdom, SPELL_INVISIBLE_ARMY, world)


def domain_spell_850_goal(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Brigade.

    maelstrom "Spell #850 - Teleport Brigade".
    """
    return EVERY_MAP_AREA


def needs_spell_850(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Brigade.

    maelstrom "Spell #850 - Teleport Brigade".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_BRIGADE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 2:
        return _SAYS_IS_TOO_LARGE_FOR_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_4.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_4.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_2.text((caster.group,), SHAPE)
    if not may_land(SPELL_TELEPORT_BRIGADE, goal, world):
        return _SAYS_IS_WATER_2.text((goal,), SHAPE)
    return None


def early_spell_850_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Brigade.

    maelstrom "Spell #850 - Teleport Brigade".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_BRIGADE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 2:
        return _SAYS_IS_TOO_LARGE_FOR_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_4.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_4.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_2.text((caster.group,), SHAPE)
    return None


def does_spell_850(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Brigade.

    maelstrom "Spell #850 - Teleport Brigade".
    """
    whisk_away(caster, kingdom, SPELL_TELEPORT_BRIGADE, goal, world)


def domain_spell_851_goal(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Division.

    maelstrom "Spell #851 - Teleport Division".
    """
    return EVERY_MAP_AREA


def needs_spell_851(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Division.

    maelstrom "Spell #851 - Teleport Division".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_DIVISION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_FOR_8.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_5.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_5.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_3.text((caster.group,), SHAPE)
    if not may_land(SPELL_TELEPORT_DIVISION, goal, world):
        return _SAYS_IS_WATER_3.text((goal,), SHAPE)
    return None


def early_spell_851_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Division.

    maelstrom "Spell #851 - Teleport Division".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_DIVISION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 5:
        return _SAYS_IS_TOO_LARGE_FOR_8.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_5.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_5.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_3.text((caster.group,), SHAPE)
    return None


def does_spell_851(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Division.

    maelstrom "Spell #851 - Teleport Division".
    """
    whisk_away(caster, kingdom, SPELL_TELEPORT_DIVISION, goal, world)


def domain_spell_852_goal(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Army.

    maelstrom "Spell #852 - Teleport Army".
    """
    return EVERY_MAP_AREA


def needs_spell_852(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Army.

    maelstrom "Spell #852 - Teleport Army".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_ARMY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 10:
        return _SAYS_IS_TOO_LARGE_FOR_9.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_6.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_6.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_4.text((caster.group,), SHAPE)
    if not may_land(SPELL_TELEPORT_ARMY, goal, world):
        return _SAYS_IS_WATER_4.text((goal,), SHAPE)
    return None


def early_spell_852_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Army.

    maelstrom "Spell #852 - Teleport Army".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_ARMY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) > 10:
        return _SAYS_IS_TOO_LARGE_FOR_9.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_6.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_6.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_4.text((caster.group,), SHAPE)
    return None


def does_spell_852(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Army.

    maelstrom "Spell #852 - Teleport Army".
    """
    whisk_away(caster, kingdom, SPELL_TELEPORT_ARMY, goal, world)


def domain_spell_853_goal(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[MapArea]:
    """What may be chosen: Teleport Army Group.

    maelstrom "Spell #853 - Teleport Army Group".
    """
    return EVERY_MAP_AREA


def needs_spell_853(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Army Group.

    maelstrom "Spell #853 - Teleport Army Group".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_ARMY_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_5.text((caster.group,), SHAPE)
    if not may_land(SPELL_TELEPORT_ARMY_GROUP, goal, world):
        return _SAYS_IS_WATER_5.text((goal,), SHAPE)
    return None


def early_spell_853_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Teleport Army Group.

    maelstrom "Spell #853 - Teleport Army Group".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_TELEPORT_ARMY_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if caster.group is not None and world.happened('marched', 'this', 0, caster.group):
        return _SAYS_HAS_MARCHED_ALREADY_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('wintering', 'this', 0, caster.group):
        return _SAYS_IS_IN_ITS_WINTER_7.text((caster.group,), SHAPE)
    if caster.group is not None and world.happened('rested', 'this', 0, caster.group):
        return _SAYS_HAS_RESTED_AND_NO_5.text((caster.group,), SHAPE)
    return None


def does_spell_853(caster: Wizard, kingdom: Kingdom, goal: MapArea, world: World, dice: Dice) -> None:
    """Teleport Army Group.

    maelstrom "Spell #853 - Teleport Army Group".
    """
    whisk_away(caster, kingdom, SPELL_TELEPORT_ARMY_GROUP, goal, world)


def domain_spell_855_target(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    return world.targets


def domain_spell_855_host(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    world: World,
) -> Sequence[Group]:
    """What may be chosen: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    return world.groups


def needs_spell_855(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LOCATE_CHARACTER_OR_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    if target is not None and not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS.text((target,), SHAPE)
    return None


def needs_spell_855_of(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LOCATE_CHARACTER_OR_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    return None


def needs_spell_855_of_target(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if target is not None and not is_envoy(target):
        return _SAYS_IS_NO_EMISSARY_PRIESTESS.text((target,), SHAPE)
    return None


def early_spell_855_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LOCATE_CHARACTER_OR_GROUP, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if world.month < 5:
        return _SAYS_LOCATE_CHARACTER_OR_GROUP.text((), SHAPE)
    return None


def does_spell_855(
    caster: Wizard,
    kingdom: Kingdom,
    target: Target | None,
    host: Group | None,
    world: World,
    dice: Dice,
) -> None:
    """Locate Character or Group.

    maelstrom "Spell #855 - Locate Character or Group", "Commands".
    """
    if target is not None:
        locate_figure(caster, kingdom, SPELL_LOCATE_CHARACTER_OR_GROUP, target, world)
    elif host is not None:
        locate_group(caster, kingdom, SPELL_LOCATE_CHARACTER_OR_GROUP, host, world)


def needs_spell_858(caster: Wizard, kingdom: Kingdom, size: HostSize, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Group Locations.

    maelstrom "Spell #858 - Unveil Group Locations".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_33.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_33.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_UNVEIL_GROUP_LOCATIONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_33.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_10.text((caster,), SHAPE)
    if size <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN_SUCH.text((), SHAPE)
    return None


def early_spell_858_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Unveil Group Locations.

    maelstrom "Spell #858 - Unveil Group Locations".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_33.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_33.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_UNVEIL_GROUP_LOCATIONS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_33.text((caster,), SHAPE)
    if world.month < 4:
        return _SAYS_UNVEIL_GROUP_LOCATIONS_CANNOT.text((), SHAPE)
    if land_around(caster) is None:
        return _SAYS_IS_IN_NO_REGION_10.text((caster,), SHAPE)
    return None


def does_spell_858(caster: Wizard, kingdom: Kingdom, size: HostSize, world: World, dice: Dice) -> None:
    """Unveil Group Locations.

    Raises OffTheTable (a table has no row).
    maelstrom "Spell #858 - Unveil Group Locations".
    """
    unveil_hosts(caster, kingdom, SPELL_UNVEIL_GROUP_LOCATIONS, size, world)
