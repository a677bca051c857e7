"""Resolvers of spells_battle.rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rulec.runtime import Dice
from rulec.runtime.game.messages import Hole, Message
from rulec.runtime.game.shape import Holds

from ._choices import (
    BRIGADE_TYPE_PHANTASMAL_FORCE, BRIGADE_TYPE_PHANTOMS, HOST_SIZE_INACTIVE, SPELL_ANCIENT_INTERVENTION,
    SPELL_ARCANE_DISJUNCTION, SPELL_CHAIN_LIGHTNING, SPELL_CHAOS, SPELL_COMMAND_TORNADO,
    SPELL_CRACK_THE_SKY, SPELL_DESTROY_UNDEAD, SPELL_DISINTEGRATE, SPELL_DISPEL_MAGIC, SPELL_EARTHQUAKE,
    SPELL_FEAR, SPELL_FIRESTRIKE, SPELL_FLASH_FLOOD, SPELL_GUARDED_ATTACK, SPELL_ICE_TORRENT,
    SPELL_INCENDIARY_CLOUD, SPELL_INSTANT_SELF_TELEPORT, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES,
    SPELL_INSTANT_SUMMON_PHANTOMS, SPELL_KILL_LEADER_WIZARD, SPELL_LIGHTNING_ATTACK, SPELL_POWER_WORD_STUN,
    SPELL_PRISMATIC_RAYS, SPELL_PROTECT_HEROES_AND_WIZARDS, SPELL_RAISE_ZOMBIES, SPELL_SELF_INVISIBLE,
    SPELL_SHIELD, SPELL_STUN_LEADER, SPELL_SUMMON_DEATH, SPELL_VALOR, SPELL_WALL_OF_FLAME, SPELL_WIND_STORM,
    TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_MARSH, TERRAIN_MOUNTAIN, TERRAIN_PLAINS, TERRAIN_SEA,
    TRAIT_EVIL,
)
from ._kinds import Group, Kingdom, Place, Target, Wizard
from ._world import SHAPE, World
from .casting import call_brigades, called_in, knows, least_power
from .casting_battle import cast_before, intervene, prepare, reap, strike_down, unravel
from .casting_journeys import step_over
from .gates import asleep
from .movement import host_size
from .politics import in_irons
from .recruiting import has_ranks_for

_ONE_OF_1: Final = frozenset((
    TERRAIN_SEA, TERRAIN_MOUNTAIN, TERRAIN_DESERT, TERRAIN_FOREST, TERRAIN_PLAINS, TERRAIN_MARSH,
))
_ONE_OF_2: Final = frozenset((TERRAIN_MOUNTAIN, TERRAIN_DESERT))
_TRAIT_EVIL_BIT: Final = 1 << TRAIT_EVIL

_SAYS_IS_A_PRISONER: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:71', 'free')
_SAYS_LIES_IN_A_SLEEP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:71', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Instant Self Teleport.',
), 'spell:71', 'power')
_SAYS_IS_IN_ALREADY: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is in ', Hole(Holds("thing", 'Group'), 'other'),
    ' already.',
), 'spell:71', 'another')
_SAYS_NOBODY_IS_IN: Final = Message((
    'Nobody is in ', Hole(Holds("thing", 'Group'), 'other'), '.',
), 'spell:71', 'active')
_SAYS_HAS_NO_ROOM_FOR: Final = Message((
    Hole(Holds("thing", 'Group'), 'other'), ' has no room for another wizard.',
), 'spell:71', 'chair')
_SAYS_IS_A_PRISONER_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:73', 'free')
_SAYS_LIES_IN_A_SLEEP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:73', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Self Invisible.',
), 'spell:73', 'power')
_SAYS_IS_WITH_NO_GROUP: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:73', 'host')
_SAYS_IS_A_PRISONER_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:75', 'free')
_SAYS_LIES_IN_A_SLEEP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:75', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Lightning Attack.',
), 'spell:75', 'power')
_SAYS_IS_WITH_NO_GROUP_2: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:75', 'host')
_SAYS_LIGHTNING_ATTACK_IS_FOR: Final = Message((
    'Lightning Attack is for enemies.',
), 'spell:75', 'foreign', ('foe',))
_SAYS_LIGHTNING_ATTACK_IS_FOR_2: Final = Message((
    'Lightning Attack is for enemies.',
), 'spell:75', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_LIGHTNING: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Lightning Attack a second time upon the same enemy.',
), 'spell:75', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:77', 'free')
_SAYS_LIES_IN_A_SLEEP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:77', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Dispel Magic.',
), 'spell:77', 'power')
_SAYS_IS_WITH_NO_GROUP_3: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:77', 'host')
_SAYS_DISPEL_MAGIC_IS_FOR: Final = Message(('Dispel Magic is for enemies.',), 'spell:77', 'foreign')
_SAYS_IS_A_PRISONER_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:79', 'free')
_SAYS_LIES_IN_A_SLEEP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:79', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Power Word Stun.',
), 'spell:79', 'power')
_SAYS_IS_WITH_NO_GROUP_4: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:79', 'host')
_SAYS_POWER_WORD_STUN_IS: Final = Message(('Power Word Stun is for enemies.',), 'spell:79', 'foreign')
_SAYS_IS_A_PRISONER_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:80', 'free')
_SAYS_LIES_IN_A_SLEEP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:80', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Ice Torrent.',
), 'spell:80', 'power')
_SAYS_IS_WITH_NO_GROUP_5: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:80', 'host')
_SAYS_ICE_TORRENT_IS_FOR: Final = Message(('Ice Torrent is for enemies.',), 'spell:80', 'foreign', ('foe',))
_SAYS_ICE_TORRENT_IS_FOR_2: Final = Message(('Ice Torrent is for enemies.',), 'spell:80', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_ICE: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Ice Torrent a second time upon the same enemy.',
), 'spell:80', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:81', 'free')
_SAYS_LIES_IN_A_SLEEP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:81', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Chain Lightning.',
), 'spell:81', 'power')
_SAYS_IS_WITH_NO_GROUP_6: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:81', 'host')
_SAYS_CHAIN_LIGHTNING_IS_FOR: Final = Message((
    'Chain Lightning is for enemies.',
), 'spell:81', 'foreign', ('foe',))
_SAYS_CHAIN_LIGHTNING_IS_FOR_2: Final = Message((
    'Chain Lightning is for enemies.',
), 'spell:81', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_CHAIN: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Chain Lightning a second time upon the same enemy.',
), 'spell:81', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:82', 'free')
_SAYS_LIES_IN_A_SLEEP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:82', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Prismatic Rays.',
), 'spell:82', 'power')
_SAYS_IS_WITH_NO_GROUP_7: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:82', 'host')
_SAYS_PRISMATIC_RAYS_IS_FOR: Final = Message((
    'Prismatic Rays is for enemies.',
), 'spell:82', 'foreign', ('foe',))
_SAYS_PRISMATIC_RAYS_IS_FOR_2: Final = Message((
    'Prismatic Rays is for enemies.',
), 'spell:82', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_PRISMATIC: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Prismatic Rays a second time upon the same enemy.',
), 'spell:82', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:83', 'free')
_SAYS_LIES_IN_A_SLEEP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:83', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Incendiary Cloud.',
), 'spell:83', 'power')
_SAYS_IS_WITH_NO_GROUP_8: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:83', 'host')
_SAYS_INCENDIARY_CLOUD_IS_FOR: Final = Message((
    'Incendiary Cloud is for enemies.',
), 'spell:83', 'foreign', ('foe',))
_SAYS_INCENDIARY_CLOUD_IS_FOR_2: Final = Message((
    'Incendiary Cloud is for enemies.',
), 'spell:83', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_INCENDIARY: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Incendiary Cloud a second time upon the same enemy.',
), 'spell:83', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:84', 'free')
_SAYS_LIES_IN_A_SLEEP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:84', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Disintegrate.',
), 'spell:84', 'power')
_SAYS_IS_WITH_NO_GROUP_9: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:84', 'host')
_SAYS_DISINTEGRATE_IS_FOR_ENEMIES: Final = Message((
    'Disintegrate is for enemies.',
), 'spell:84', 'foreign', ('foe',))
_SAYS_DISINTEGRATE_IS_FOR_ENEMIES_2: Final = Message((
    'Disintegrate is for enemies.',
), 'spell:84', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_DISINTEGRATE: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Disintegrate a second time upon the same enemy.',
), 'spell:84', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:85', 'free')
_SAYS_LIES_IN_A_SLEEP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:85', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Arcane Disjunction.',
), 'spell:85', 'power')
_SAYS_IS_WITH_NO_GROUP_10: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:85', 'host')
_SAYS_ARCANE_DISJUNCTION_IS_FOR: Final = Message((
    'Arcane Disjunction is for enemies.',
), 'spell:85', 'foreign')
_SAYS_IS_A_PRISONER_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:87', 'free')
_SAYS_LIES_IN_A_SLEEP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:87', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Destroy Undead.',
), 'spell:87', 'power')
_SAYS_IS_WITH_NO_GROUP_11: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:87', 'host')
_SAYS_DESTROY_UNDEAD_IS_FOR: Final = Message(('Destroy Undead is for enemies.',), 'spell:87', 'foreign')
_SAYS_NOBODY_IN_CASTS_DESTROY: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Destroy Undead a second time upon the same enemy.',
), 'spell:87', 'single')
_SAYS_IS_A_PRISONER_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:88', 'free')
_SAYS_LIES_IN_A_SLEEP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:88', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is not powerful enough for Instant Summon Phantasmal Forces.',
), 'spell:88', 'power')
_SAYS_IS_WITH_NO_GROUP_12: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'),
    ' is with no group that Instant Summon Phantasmal Forces could join.',
), 'spell:88', 'host')
_SAYS_INSTANT_SUMMON_PHANTASMAL_FORCES: Final = Message((
    'Instant Summon Phantasmal Forces is not cast on such ground.',
), 'spell:88', 'ground')
_SAYS_HAS_NO_ROOM_FOR_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:88', 'ranks')
_SAYS_HAS_AS_MANY_PHANTASMAL: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has as many Phantasmal Force as a group may have.',
), 'spell:88', 'few', ('power',))
_SAYS_IS_A_PRISONER_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:89', 'free')
_SAYS_LIES_IN_A_SLEEP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:89', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Wind Storm.',
), 'spell:89', 'power')
_SAYS_IS_WITH_NO_GROUP_13: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:89', 'host')
_SAYS_WIND_STORM_IS_FOR: Final = Message(('Wind Storm is for enemies.',), 'spell:89', 'foreign', ('foe',))
_SAYS_WIND_STORM_IS_FOR_2: Final = Message(('Wind Storm is for enemies.',), 'spell:89', 'walls', ('town',))
_SAYS_IS_A_PRISONER_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:90', 'free')
_SAYS_LIES_IN_A_SLEEP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:90', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Flash Flood.',
), 'spell:90', 'power')
_SAYS_IS_WITH_NO_GROUP_14: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:90', 'host')
_SAYS_FLASH_FLOOD_IS_FOR: Final = Message(('Flash Flood is for enemies.',), 'spell:90', 'foreign')
_SAYS_FLASH_FLOOD_IS_NOT: Final = Message(('Flash Flood is not cast on such ground.',), 'spell:90', 'ground')
_SAYS_IS_A_PRISONER_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:93', 'free')
_SAYS_LIES_IN_A_SLEEP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:93', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Instant Summon Phantoms.',
), 'spell:93', 'power')
_SAYS_IS_WITH_NO_GROUP_15: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that Instant Summon Phantoms could join.',
), 'spell:93', 'host')
_SAYS_INSTANT_SUMMON_PHANTOMS_IS: Final = Message((
    'Instant Summon Phantoms is not cast on such ground.',
), 'spell:93', 'ground')
_SAYS_HAS_NO_ROOM_FOR_3: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no room for another kind of brigade.',
), 'spell:93', 'ranks')
_SAYS_HAS_AS_MANY_PHANTOMS: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has as many Phantoms as a group may have.',
), 'spell:93', 'few', ('power',))
_SAYS_IS_A_PRISONER_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:94', 'free')
_SAYS_LIES_IN_A_SLEEP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:94', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Protect Heroes and Wizards.',
), 'spell:94', 'power')
_SAYS_IS_WITH_NO_GROUP_16: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:94', 'host')
_SAYS_PROTECT_HEROES_AND_WIZARDS: Final = Message((
    'Protect Heroes and Wizards is for enemies.',
), 'spell:94', 'foreign')
_SAYS_IS_A_PRISONER_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:95', 'free')
_SAYS_LIES_IN_A_SLEEP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:95', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Stun Leader.',
), 'spell:95', 'power')
_SAYS_IS_WITH_NO_GROUP_17: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:95', 'host')
_SAYS_STUN_LEADER_IS_FOR: Final = Message(('Stun Leader is for enemies.',), 'spell:95', 'foreign')
_SAYS_IS_A_PRISONER_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:96', 'free')
_SAYS_LIES_IN_A_SLEEP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:96', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Kill Leader/Wizard.',
), 'spell:96', 'power')
_SAYS_IS_WITH_NO_GROUP_18: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:96', 'host')
_SAYS_HAS_NO_TROOPS_WHICH: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' has no troops, which Kill Leader/Wizard needs.',
), 'spell:96', 'troops')
_SAYS_KILL_LEADER_WIZARD_IS: Final = Message(('Kill Leader/Wizard is for enemies.',), 'spell:96', 'foreign')
_SAYS_IS_A_PRISONER_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:97', 'free')
_SAYS_LIES_IN_A_SLEEP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:97', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Crack The Sky.',
), 'spell:97', 'power')
_SAYS_IS_WITH_NO_GROUP_19: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:97', 'host')
_SAYS_CRACK_THE_SKY_IS: Final = Message(('Crack The Sky is for enemies.',), 'spell:97', 'foreign', ('foe',))
_SAYS_CRACK_THE_SKY_IS_2: Final = Message(('Crack The Sky is for enemies.',), 'spell:97', 'walls', ('town',))
_SAYS_IS_A_PRISONER_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:98', 'free')
_SAYS_LIES_IN_A_SLEEP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:98', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Wall of Flame.',
), 'spell:98', 'power')
_SAYS_IS_WITH_NO_GROUP_20: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:98', 'host')
_SAYS_WALL_OF_FLAME_IS: Final = Message(('Wall of Flame is for enemies.',), 'spell:98', 'foreign')
_SAYS_IS_A_PRISONER_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:99', 'free')
_SAYS_LIES_IN_A_SLEEP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:99', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Summon Death.',
), 'spell:99', 'power')
_SAYS_IS_WITH_NO_GROUP_21: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:99', 'host')
_SAYS_HAS_NO_TROOPS_WHICH_2: Final = Message((
    Hole(Holds("thing", 'Group', optional=True), 'group'), ' has no troops, which Summon Death needs.',
), 'spell:99', 'troops')
_SAYS_SUMMON_DEATH_IS_FOR: Final = Message(('Summon Death is for enemies.',), 'spell:99', 'foreign')
_SAYS_NOBODY_IN_CASTS_SUMMON: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Summon Death a second time upon the same enemy.',
), 'spell:99', 'single')
_SAYS_IS_A_PRISONER_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:100', 'free')
_SAYS_LIES_IN_A_SLEEP_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:100', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Shield.',
), 'spell:100', 'power')
_SAYS_IS_WITH_NO_GROUP_22: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:100', 'host')
_SAYS_SHIELD_IS_FOR_ENEMIES: Final = Message(('Shield is for enemies.',), 'spell:100', 'foreign', ('foe',))
_SAYS_SHIELD_IS_FOR_ENEMIES_2: Final = Message(('Shield is for enemies.',), 'spell:100', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_SHIELD: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Shield a second time upon the same enemy.',
), 'spell:100', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:101', 'free')
_SAYS_LIES_IN_A_SLEEP_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:101', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Guarded Attack.',
), 'spell:101', 'power')
_SAYS_IS_WITH_NO_GROUP_23: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:101', 'host')
_SAYS_GUARDED_ATTACK_IS_FOR: Final = Message(('Guarded Attack is for enemies.',), 'spell:101', 'foreign')
_SAYS_IS_A_PRISONER_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:103', 'free')
_SAYS_LIES_IN_A_SLEEP_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:103', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Firestrike.',
), 'spell:103', 'power')
_SAYS_IS_WITH_NO_GROUP_24: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:103', 'host')
_SAYS_FIRESTRIKE_IS_FOR_ENEMIES: Final = Message((
    'Firestrike is for enemies.',
), 'spell:103', 'foreign', ('foe',))
_SAYS_FIRESTRIKE_IS_FOR_ENEMIES_2: Final = Message((
    'Firestrike is for enemies.',
), 'spell:103', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_FIRESTRIKE: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Firestrike a second time upon the same enemy.',
), 'spell:103', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:104', 'free')
_SAYS_LIES_IN_A_SLEEP_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:104', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Command Tornado.',
), 'spell:104', 'power')
_SAYS_IS_WITH_NO_GROUP_25: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:104', 'host')
_SAYS_COMMAND_TORNADO_IS_FOR: Final = Message((
    'Command Tornado is for enemies.',
), 'spell:104', 'foreign', ('foe',))
_SAYS_COMMAND_TORNADO_IS_FOR_2: Final = Message((
    'Command Tornado is for enemies.',
), 'spell:104', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_COMMAND: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Command Tornado a second time upon the same enemy.',
), 'spell:104', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:105', 'free')
_SAYS_LIES_IN_A_SLEEP_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:105', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Earthquake.',
), 'spell:105', 'power')
_SAYS_IS_WITH_NO_GROUP_26: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:105', 'host')
_SAYS_EARTHQUAKE_IS_FOR_ENEMIES: Final = Message((
    'Earthquake is for enemies.',
), 'spell:105', 'foreign', ('foe',))
_SAYS_EARTHQUAKE_IS_FOR_ENEMIES_2: Final = Message((
    'Earthquake is for enemies.',
), 'spell:105', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_EARTHQUAKE: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Earthquake a second time upon the same enemy.',
), 'spell:105', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:106', 'free')
_SAYS_LIES_IN_A_SLEEP_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:106', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Chaos.',
), 'spell:106', 'power')
_SAYS_IS_WITH_NO_GROUP_27: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:106', 'host')
_SAYS_CHAOS_IS_FOR_ENEMIES: Final = Message(('Chaos is for enemies.',), 'spell:106', 'foreign')
_SAYS_IS_A_PRISONER_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:107', 'free')
_SAYS_LIES_IN_A_SLEEP_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:107', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Fear.',
), 'spell:107', 'power')
_SAYS_IS_WITH_NO_GROUP_28: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:107', 'host')
_SAYS_FEAR_IS_FOR_ENEMIES: Final = Message(('Fear is for enemies.',), 'spell:107', 'foreign', ('foe',))
_SAYS_FEAR_IS_FOR_ENEMIES_2: Final = Message(('Fear is for enemies.',), 'spell:107', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_FEAR: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Fear a second time upon the same enemy.',
), 'spell:107', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:108', 'free')
_SAYS_LIES_IN_A_SLEEP_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:108', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Valor.',
), 'spell:108', 'power')
_SAYS_IS_WITH_NO_GROUP_29: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:108', 'host')
_SAYS_VALOR_IS_FOR_ENEMIES: Final = Message(('Valor is for enemies.',), 'spell:108', 'foreign', ('foe',))
_SAYS_VALOR_IS_FOR_ENEMIES_2: Final = Message(('Valor is for enemies.',), 'spell:108', 'walls', ('town',))
_SAYS_NOBODY_IN_CASTS_VALOR: Final = Message((
    'Nobody in ', Hole(Holds("thing", 'Group', optional=True), 'group'),
    ' casts Valor a second time upon the same enemy.',
), 'spell:108', 'single', ('foe', 'town'))
_SAYS_IS_A_PRISONER_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:109', 'free')
_SAYS_LIES_IN_A_SLEEP_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:109', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Ancient Intervention.',
), 'spell:109', 'power')
_SAYS_THE_WIZARDS_OF_DO: Final = Message((
    'The wizards of ', Hole(Holds("thing", 'Kingdom'), 'kingdom'), ' do not know Ancient Intervention.',
), 'spell:109', 'art')
_SAYS_IS_WITH_NO_GROUP_30: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group.',
), 'spell:109', 'host')
_SAYS_DOES_NOT_FIGHT_ITSELF: Final = Message((
    Hole(Holds("thing", 'Group'), 'one'), ' does not fight itself.',
), 'spell:109', 'two')
_SAYS_IS_A_PRISONER_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is a prisoner.',
), 'spell:112', 'free')
_SAYS_LIES_IN_A_SLEEP_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' lies in a sleep from which nobody wakes.',
), 'spell:112', 'awake')
_SAYS_IS_NOT_POWERFUL_ENOUGH_32: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is not powerful enough for Raise Zombies.',
), 'spell:112', 'power')
_SAYS_RAISE_ZOMBIES_IS_FOR: Final = Message((
    'Raise Zombies is for kingdoms that are Evil.',
), 'spell:112', 'dark')
_SAYS_IS_WITH_NO_GROUP_31: Final = Message((
    Hole(Holds("thing", 'Wizard'), 'caster'), ' is with no group that could fight.',
), 'spell:112', 'host')
_SAYS_RAISE_ZOMBIES_IS_FOR_2: Final = Message(('Raise Zombies is for enemies.',), 'spell:112', 'foreign')


def domain_spell_71_other(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    return [g for g in world.groups if g.kingdom is kingdom]


def needs_spell_71(caster: Wizard, kingdom: Kingdom, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SELF_TELEPORT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    if other is caster.group:
        return _SAYS_IS_IN_ALREADY.text((caster, other), SHAPE)
    if host_size(other) <= HOST_SIZE_INACTIVE:
        return _SAYS_NOBODY_IS_IN.text((other,), SHAPE)
    if len(other.wizards) >= 3:
        return _SAYS_HAS_NO_ROOM_FOR.text((other,), SHAPE)
    return None


def early_spell_71_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SELF_TELEPORT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH.text((caster,), SHAPE)
    return None


def does_spell_71(caster: Wizard, kingdom: Kingdom, other: Group, world: World, dice: Dice) -> None:
    """Instant Self Teleport.

    maelstrom "Spell # 71 - Instant Self Teleport".
    """
    step_over(caster, kingdom, SPELL_INSTANT_SELF_TELEPORT, other, world)


def needs_spell_73(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Self Invisible.

    maelstrom "Spell # 73 - Self Invisible", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_2.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_2.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SELF_INVISIBLE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_2.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP.text((caster,), SHAPE)
    return None


def does_spell_73(caster: Wizard, kingdom: Kingdom, world: World, dice: Dice) -> None:
    """Self Invisible.

    maelstrom "Spell # 73 - Self Invisible", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_SELF_INVISIBLE, None, None, world, dice)


def domain_spell_75_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    return world.groups


def domain_spell_75_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    return world.places


def needs_spell_75(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LIGHTNING_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_LIGHTNING_ATTACK_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_LIGHTNING_ATTACK_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_LIGHTNING_ATTACK, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_LIGHTNING.text((caster.group,), SHAPE)
    return None


def needs_spell_75_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LIGHTNING_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    return None


def needs_spell_75_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_LIGHTNING_ATTACK_IS_FOR.text((), SHAPE)
    return None


def needs_spell_75_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_LIGHTNING_ATTACK_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_75_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_3.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_3.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_LIGHTNING_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_3.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_2.text((caster,), SHAPE)
    return None


def does_spell_75(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Lightning Attack.

    maelstrom "Spell # 75 - Lightning Attack", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_LIGHTNING_ATTACK, foe, town, world, dice)


def domain_spell_77_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    return world.groups


def domain_spell_77_lowest(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> Sequence[int]:
    """What may be chosen: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    return (77, 112)


def needs_spell_77(caster: Wizard, kingdom: Kingdom, foe: Group, lowest: int, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_MAGIC, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_DISPEL_MAGIC_IS_FOR.text((), SHAPE)
    return None


def needs_spell_77_of(caster: Wizard, kingdom: Kingdom, foe: Group, lowest: int, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_MAGIC, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    return None


def early_spell_77_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_4.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_4.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISPEL_MAGIC, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_4.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_3.text((caster,), SHAPE)
    return None


def early_spell_77_foe(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    if foe.kingdom is kingdom:
        return _SAYS_DISPEL_MAGIC_IS_FOR.text((), SHAPE)
    return None


def does_spell_77(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group,
    lowest: int,
    world: World,
    dice: Dice,
) -> None:
    """Dispel Magic.

    maelstrom "Spell # 77 - Dispel Magic", "Magic".
    """
    unravel(caster, kingdom, SPELL_DISPEL_MAGIC, foe, lowest, world)


def domain_spell_79_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Power Word Stun.

    maelstrom "Spell # 79 - Power Word Stun", "Sage Advice".
    """
    return world.groups


def needs_spell_79(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Power Word Stun.

    maelstrom "Spell # 79 - Power Word Stun", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_POWER_WORD_STUN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_POWER_WORD_STUN_IS.text((), SHAPE)
    return None


def needs_spell_79_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Power Word Stun.

    maelstrom "Spell # 79 - Power Word Stun", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_POWER_WORD_STUN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    return None


def early_spell_79_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Power Word Stun.

    maelstrom "Spell # 79 - Power Word Stun", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_5.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_5.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_POWER_WORD_STUN, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_5.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_4.text((caster,), SHAPE)
    return None


def does_spell_79(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Power Word Stun.

    maelstrom "Spell # 79 - Power Word Stun", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_POWER_WORD_STUN, foe, None, world, dice)


def domain_spell_80_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    return world.groups


def domain_spell_80_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    return world.places


def needs_spell_80(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ICE_TORRENT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_ICE_TORRENT_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_ICE_TORRENT_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_ICE_TORRENT, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_ICE.text((caster.group,), SHAPE)
    return None


def needs_spell_80_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ICE_TORRENT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    return None


def needs_spell_80_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_ICE_TORRENT_IS_FOR.text((), SHAPE)
    return None


def needs_spell_80_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_ICE_TORRENT_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_80_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_6.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_6.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ICE_TORRENT, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_6.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_5.text((caster,), SHAPE)
    return None


def does_spell_80(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Ice Torrent.

    maelstrom "Spell # 80 - Ice Torrent".
    """
    prepare(caster, kingdom, SPELL_ICE_TORRENT, foe, town, world, dice)


def domain_spell_81_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    return world.groups


def domain_spell_81_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    return world.places


def needs_spell_81(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAIN_LIGHTNING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_CHAIN_LIGHTNING_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_CHAIN_LIGHTNING_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_CHAIN_LIGHTNING, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_CHAIN.text((caster.group,), SHAPE)
    return None


def needs_spell_81_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAIN_LIGHTNING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    return None


def needs_spell_81_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_CHAIN_LIGHTNING_IS_FOR.text((), SHAPE)
    return None


def needs_spell_81_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_CHAIN_LIGHTNING_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_81_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_7.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_7.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAIN_LIGHTNING, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_7.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_6.text((caster,), SHAPE)
    return None


def does_spell_81(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Chain Lightning.

    maelstrom "Spell # 81 - Chain Lightning".
    """
    prepare(caster, kingdom, SPELL_CHAIN_LIGHTNING, foe, town, world, dice)


def domain_spell_82_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    return world.groups


def domain_spell_82_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    return world.places


def needs_spell_82(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PRISMATIC_RAYS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_PRISMATIC_RAYS_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_PRISMATIC_RAYS_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_PRISMATIC_RAYS, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_PRISMATIC.text((caster.group,), SHAPE)
    return None


def needs_spell_82_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PRISMATIC_RAYS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    return None


def needs_spell_82_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_PRISMATIC_RAYS_IS_FOR.text((), SHAPE)
    return None


def needs_spell_82_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_PRISMATIC_RAYS_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_82_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_8.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_8.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PRISMATIC_RAYS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_8.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_7.text((caster,), SHAPE)
    return None


def does_spell_82(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Prismatic Rays.

    maelstrom "Spell # 82 - Prismatic Rays".
    """
    prepare(caster, kingdom, SPELL_PRISMATIC_RAYS, foe, town, world, dice)


def domain_spell_83_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    return world.groups


def domain_spell_83_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    return world.places


def needs_spell_83(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INCENDIARY_CLOUD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_INCENDIARY_CLOUD_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_INCENDIARY_CLOUD_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_INCENDIARY_CLOUD, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_INCENDIARY.text((caster.group,), SHAPE)
    return None


def needs_spell_83_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INCENDIARY_CLOUD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    return None


def needs_spell_83_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_INCENDIARY_CLOUD_IS_FOR.text((), SHAPE)
    return None


def needs_spell_83_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_INCENDIARY_CLOUD_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_83_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_9.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_9.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INCENDIARY_CLOUD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_9.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_8.text((caster,), SHAPE)
    return None


def does_spell_83(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Incendiary Cloud.

    maelstrom "Spell # 83 - Incendiary Cloud".
    """
    prepare(caster, kingdom, SPELL_INCENDIARY_CLOUD, foe, town, world, dice)


def domain_spell_84_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    return world.groups


def domain_spell_84_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    return world.places


def needs_spell_84(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISINTEGRATE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_DISINTEGRATE_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_DISINTEGRATE_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_DISINTEGRATE, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_DISINTEGRATE.text((caster.group,), SHAPE)
    return None


def needs_spell_84_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISINTEGRATE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    return None


def needs_spell_84_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_DISINTEGRATE_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_84_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_DISINTEGRATE_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_84_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_10.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_10.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DISINTEGRATE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_10.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_9.text((caster,), SHAPE)
    return None


def does_spell_84(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Disintegrate.

    maelstrom "Spell # 84 - Disintegrate".
    """
    prepare(caster, kingdom, SPELL_DISINTEGRATE, foe, town, world, dice)


def domain_spell_85_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Arcane Disjunction.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    return world.groups


def needs_spell_85(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Arcane Disjunction.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ARCANE_DISJUNCTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_ARCANE_DISJUNCTION_IS_FOR.text((), SHAPE)
    return None


def needs_spell_85_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Arcane Disjunction.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ARCANE_DISJUNCTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    return None


def early_spell_85_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Arcane Disjunction.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_11.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_11.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ARCANE_DISJUNCTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_11.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_10.text((caster,), SHAPE)
    return None


def does_spell_85(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Arcane Disjunction.

    maelstrom "Spell # 85 - Arcane Disjunction", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_ARCANE_DISJUNCTION, foe, None, world, dice)


def domain_spell_87_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Destroy Undead.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    return world.groups


def needs_spell_87(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Destroy Undead.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DESTROY_UNDEAD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_DESTROY_UNDEAD_IS_FOR.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_DESTROY_UNDEAD, foe, None, world):
        return _SAYS_NOBODY_IN_CASTS_DESTROY.text((caster.group,), SHAPE)
    return None


def needs_spell_87_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Destroy Undead.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DESTROY_UNDEAD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    return None


def early_spell_87_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Destroy Undead.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_12.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_12.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_DESTROY_UNDEAD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_12.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_11.text((caster,), SHAPE)
    return None


def does_spell_87(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Destroy Undead.

    maelstrom "Spell # 87 - Destroy Undead".
    """
    prepare(caster, kingdom, SPELL_DESTROY_UNDEAD, foe, None, world, dice)


def domain_spell_88_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Instant Summon Phantasmal Forces.

    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    return (min(least_power(SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, kingdom), caster.level), caster.level)


def default_spell_88_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Instant Summon Phantasmal Forces.

    In levels.
    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    return caster.level


def needs_spell_88(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Instant Summon Phantasmal Forces.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_INSTANT_SUMMON_PHANTASMAL_FORCES.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PHANTASMAL_FORCE):
        return _SAYS_HAS_NO_ROOM_FOR_2.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, power) <= 0:
        return _SAYS_HAS_AS_MANY_PHANTASMAL.text((caster.group,), SHAPE)
    return None


def early_spell_88_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Instant Summon Phantasmal Forces.

    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_13.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_13.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_13.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_12.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_INSTANT_SUMMON_PHANTASMAL_FORCES.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PHANTASMAL_FORCE):
        return _SAYS_HAS_NO_ROOM_FOR_2.text((caster.group,), SHAPE)
    return None


def does_spell_88(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Instant Summon Phantasmal Forces.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 88 - Instant Summon Phantasmal Forces".
    """
    call_brigades(caster, kingdom, SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES, power, world)


def domain_spell_89_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    return world.groups


def domain_spell_89_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    return world.places


def needs_spell_89(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WIND_STORM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_WIND_STORM_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_WIND_STORM_IS_FOR_2.text((), SHAPE)
    return None


def needs_spell_89_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WIND_STORM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    return None


def needs_spell_89_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_WIND_STORM_IS_FOR.text((), SHAPE)
    return None


def needs_spell_89_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_WIND_STORM_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_89_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_14.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_14.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WIND_STORM, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_14.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_13.text((caster,), SHAPE)
    return None


def does_spell_89(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Wind Storm.

    maelstrom "Spell # 89 - Wind Storm", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_WIND_STORM, foe, town, world, dice)


def domain_spell_90_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Flash Flood.

    maelstrom "Spell # 90 - Flash Flood", "Sage Advice".
    """
    return world.groups


def needs_spell_90(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Flash Flood.

    maelstrom "Spell # 90 - Flash Flood", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FLASH_FLOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_FLASH_FLOOD_IS_FOR.text((), SHAPE)
    if caster.group is not None and caster.group.terrain in _ONE_OF_2:
        return _SAYS_FLASH_FLOOD_IS_NOT.text((), SHAPE)
    return None


def needs_spell_90_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Flash Flood.

    maelstrom "Spell # 90 - Flash Flood", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FLASH_FLOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if caster.group is not None and caster.group.terrain in _ONE_OF_2:
        return _SAYS_FLASH_FLOOD_IS_NOT.text((), SHAPE)
    return None


def early_spell_90_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Flash Flood.

    maelstrom "Spell # 90 - Flash Flood", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_15.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_15.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FLASH_FLOOD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_15.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_14.text((caster,), SHAPE)
    if caster.group is not None and caster.group.terrain in _ONE_OF_2:
        return _SAYS_FLASH_FLOOD_IS_NOT.text((), SHAPE)
    return None


def does_spell_90(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Flash Flood.

    maelstrom "Spell # 90 - Flash Flood", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_FLASH_FLOOD, foe, None, world, dice)


def domain_spell_93_power(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[int]:
    """What may be chosen: Instant Summon Phantoms.

    maelstrom "Spell # 93 - Instant Summon Phantoms".
    """
    return (min(least_power(SPELL_INSTANT_SUMMON_PHANTOMS, kingdom), caster.level), caster.level)


def default_spell_93_power(caster: Wizard, kingdom: Kingdom, world: World) -> int:
    """What is meant where nothing is said: Instant Summon Phantoms.

    In levels.
    maelstrom "Spell # 93 - Instant Summon Phantoms".
    """
    return caster.level


def needs_spell_93(caster: Wizard, kingdom: Kingdom, power: int, world: World) -> str | None:
    """Why it is refused when it is done: Instant Summon Phantoms.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 93 - Instant Summon Phantoms".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SUMMON_PHANTOMS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_INSTANT_SUMMON_PHANTOMS_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PHANTOMS):
        return _SAYS_HAS_NO_ROOM_FOR_3.text((caster.group,), SHAPE)
    if caster.group is None or called_in(caster.group, SPELL_INSTANT_SUMMON_PHANTOMS, power) <= 0:
        return _SAYS_HAS_AS_MANY_PHANTOMS.text((caster.group,), SHAPE)
    return None


def early_spell_93_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Instant Summon Phantoms.

    maelstrom "Spell # 93 - Instant Summon Phantoms".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_16.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_16.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_INSTANT_SUMMON_PHANTOMS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_16.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_15.text((caster,), SHAPE)
    if caster.group is None or caster.group.terrain not in _ONE_OF_1:
        return _SAYS_INSTANT_SUMMON_PHANTOMS_IS.text((), SHAPE)
    if caster.group is None or not has_ranks_for(caster.group, BRIGADE_TYPE_PHANTOMS):
        return _SAYS_HAS_NO_ROOM_FOR_3.text((caster.group,), SHAPE)
    return None


def does_spell_93(caster: Wizard, kingdom: Kingdom, power: int, world: World, dice: Dice) -> None:
    """Instant Summon Phantoms.

    Raises DividedByNothing (a divisor is 0).
    maelstrom "Spell # 93 - Instant Summon Phantoms".
    """
    call_brigades(caster, kingdom, SPELL_INSTANT_SUMMON_PHANTOMS, power, world)


def domain_spell_94_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Protect Heroes and Wizards.

    maelstrom "Spell # 94 - Protect Heroes and Wizards", "Magic".
    """
    return world.groups


def needs_spell_94(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Protect Heroes and Wizards.

    maelstrom "Spell # 94 - Protect Heroes and Wizards", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROTECT_HEROES_AND_WIZARDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_16.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_PROTECT_HEROES_AND_WIZARDS.text((), SHAPE)
    return None


def needs_spell_94_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Protect Heroes and Wizards.

    maelstrom "Spell # 94 - Protect Heroes and Wizards", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROTECT_HEROES_AND_WIZARDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_16.text((caster,), SHAPE)
    return None


def early_spell_94_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Protect Heroes and Wizards.

    maelstrom "Spell # 94 - Protect Heroes and Wizards", "Magic".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_17.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_17.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_PROTECT_HEROES_AND_WIZARDS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_17.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_16.text((caster,), SHAPE)
    return None


def does_spell_94(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Protect Heroes and Wizards.

    maelstrom "Spell # 94 - Protect Heroes and Wizards", "Magic".
    """
    prepare(caster, kingdom, SPELL_PROTECT_HEROES_AND_WIZARDS, foe, None, world, dice)


def domain_spell_95_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Stun Leader.

    maelstrom "Spell # 95 - Stun Leader", "Sage Advice".
    """
    return world.groups


def needs_spell_95(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Stun Leader.

    maelstrom "Spell # 95 - Stun Leader", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STUN_LEADER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_17.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_STUN_LEADER_IS_FOR.text((), SHAPE)
    return None


def needs_spell_95_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Stun Leader.

    maelstrom "Spell # 95 - Stun Leader", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STUN_LEADER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_17.text((caster,), SHAPE)
    return None


def early_spell_95_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Stun Leader.

    maelstrom "Spell # 95 - Stun Leader", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_18.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_18.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_STUN_LEADER, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_18.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_17.text((caster,), SHAPE)
    return None


def does_spell_95(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Stun Leader.

    maelstrom "Spell # 95 - Stun Leader", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_STUN_LEADER, foe, None, world, dice)


def domain_spell_96_victim(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Target]:
    """What may be chosen: Kill Leader/Wizard.

    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic", "Sage Advice".
    """
    return world.targets


def needs_spell_96(caster: Wizard, kingdom: Kingdom, victim: Target, world: World) -> str | None:
    """Why it is refused when it is done: Kill Leader/Wizard.

    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_KILL_LEADER_WIZARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_18.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH.text((caster.group,), SHAPE)
    if victim.kingdom is kingdom:
        return _SAYS_KILL_LEADER_WIZARD_IS.text((), SHAPE)
    return None


def needs_spell_96_of(caster: Wizard, kingdom: Kingdom, victim: Target, world: World) -> str | None:
    """Why it is refused when it is done: Kill Leader/Wizard.

    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_KILL_LEADER_WIZARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_18.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH.text((caster.group,), SHAPE)
    return None


def early_spell_96_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Kill Leader/Wizard.

    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_19.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_19.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_KILL_LEADER_WIZARD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_19.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_18.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH.text((caster.group,), SHAPE)
    return None


def does_spell_96(caster: Wizard, kingdom: Kingdom, victim: Target, world: World, dice: Dice) -> None:
    """Kill Leader/Wizard.

    Raises DividedByNothing (a divisor is 0); TooMuchTaken (reductions take more than everything).
    maelstrom "Spell # 96 - Kill Leader/Wizard", "Magic", "Sage Advice".
    """
    strike_down(caster, kingdom, SPELL_KILL_LEADER_WIZARD, victim, world, dice)


def domain_spell_97_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    return world.groups


def domain_spell_97_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    return world.places


def needs_spell_97(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CRACK_THE_SKY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_19.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_CRACK_THE_SKY_IS.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_CRACK_THE_SKY_IS_2.text((), SHAPE)
    return None


def needs_spell_97_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CRACK_THE_SKY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_19.text((caster,), SHAPE)
    return None


def needs_spell_97_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_CRACK_THE_SKY_IS.text((), SHAPE)
    return None


def needs_spell_97_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_CRACK_THE_SKY_IS_2.text((), SHAPE)
    return None


def early_spell_97_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_20.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_20.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CRACK_THE_SKY, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_20.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_19.text((caster,), SHAPE)
    return None


def does_spell_97(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Crack The Sky.

    maelstrom "Spell # 97 - Crack The Sky".
    """
    prepare(caster, kingdom, SPELL_CRACK_THE_SKY, foe, town, world, dice)


def domain_spell_98_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Wall of Flame.

    maelstrom "Spell # 98 - Wall of Flame", "Special Option: Ice Age", "Brigade Special Abilities".
    """
    return world.groups


def needs_spell_98(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Wall of Flame.

    maelstrom "Spell # 98 - Wall of Flame", "Special Option: Ice Age", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WALL_OF_FLAME, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_20.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_WALL_OF_FLAME_IS.text((), SHAPE)
    return None


def needs_spell_98_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Wall of Flame.

    maelstrom "Spell # 98 - Wall of Flame", "Special Option: Ice Age", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WALL_OF_FLAME, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_20.text((caster,), SHAPE)
    return None


def early_spell_98_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Wall of Flame.

    maelstrom "Spell # 98 - Wall of Flame", "Special Option: Ice Age", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_21.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_21.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_WALL_OF_FLAME, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_21.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_20.text((caster,), SHAPE)
    return None


def does_spell_98(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Wall of Flame.

    maelstrom "Spell # 98 - Wall of Flame", "Special Option: Ice Age", "Brigade Special Abilities".
    """
    prepare(caster, kingdom, SPELL_WALL_OF_FLAME, foe, None, world, dice)


def domain_spell_99_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Summon Death.

    maelstrom "Spell # 99 - Summon Death", "Sage Advice", "Quick Start Guide (Sample Turn 1 Actions)".
    """
    return world.groups


def needs_spell_99(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Summon Death.

    maelstrom "Spell # 99 - Summon Death", "Sage Advice", "Quick Start Guide (Sample Turn 1 Actions)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEATH, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_21.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH_2.text((caster.group,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_SUMMON_DEATH_IS_FOR.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_SUMMON_DEATH, foe, None, world):
        return _SAYS_NOBODY_IN_CASTS_SUMMON.text((caster.group,), SHAPE)
    return None


def needs_spell_99_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Summon Death.

    maelstrom "Spell # 99 - Summon Death", "Sage Advice", "Quick Start Guide (Sample Turn 1 Actions)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEATH, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_21.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH_2.text((caster.group,), SHAPE)
    return None


def early_spell_99_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Summon Death.

    maelstrom "Spell # 99 - Summon Death", "Sage Advice", "Quick Start Guide (Sample Turn 1 Actions)".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_22.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_22.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SUMMON_DEATH, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_22.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_21.text((caster,), SHAPE)
    if caster.group is not None and len(caster.group.brigades) < 1:
        return _SAYS_HAS_NO_TROOPS_WHICH_2.text((caster.group,), SHAPE)
    return None


def does_spell_99(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Summon Death.

    maelstrom "Spell # 99 - Summon Death", "Sage Advice", "Quick Start Guide (Sample Turn 1 Actions)".
    """
    reap(caster, kingdom, SPELL_SUMMON_DEATH, foe, world, dice)


def domain_spell_100_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    return world.groups


def domain_spell_100_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    return world.places


def needs_spell_100(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SHIELD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_22.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_SHIELD_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_SHIELD_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_SHIELD, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_SHIELD.text((caster.group,), SHAPE)
    return None


def needs_spell_100_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SHIELD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_22.text((caster,), SHAPE)
    return None


def needs_spell_100_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_SHIELD_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_100_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_SHIELD_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_100_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_23.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_23.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_SHIELD, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_23.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_22.text((caster,), SHAPE)
    return None


def does_spell_100(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Shield.

    maelstrom "Spell #100 - Shield", "Magic", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_SHIELD, foe, town, world, dice)


def domain_spell_101_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Guarded Attack.

    maelstrom "Spell #101 - Guarded Attack", "Unusual Encounters", "Sage Advice".
    """
    return world.groups


def needs_spell_101(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Guarded Attack.

    maelstrom "Spell #101 - Guarded Attack", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_GUARDED_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_23.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_GUARDED_ATTACK_IS_FOR.text((), SHAPE)
    return None


def needs_spell_101_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Guarded Attack.

    maelstrom "Spell #101 - Guarded Attack", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_GUARDED_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_23.text((caster,), SHAPE)
    return None


def early_spell_101_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Guarded Attack.

    maelstrom "Spell #101 - Guarded Attack", "Unusual Encounters", "Sage Advice".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_24.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_24.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_GUARDED_ATTACK, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_24.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_23.text((caster,), SHAPE)
    return None


def does_spell_101(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Guarded Attack.

    maelstrom "Spell #101 - Guarded Attack", "Unusual Encounters", "Sage Advice".
    """
    prepare(caster, kingdom, SPELL_GUARDED_ATTACK, foe, None, world, dice)


def domain_spell_103_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    return world.groups


def domain_spell_103_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    return world.places


def needs_spell_103(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FIRESTRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_24.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_FIRESTRIKE_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_FIRESTRIKE_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_FIRESTRIKE, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_FIRESTRIKE.text((caster.group,), SHAPE)
    return None


def needs_spell_103_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FIRESTRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_24.text((caster,), SHAPE)
    return None


def needs_spell_103_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_FIRESTRIKE_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_103_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_FIRESTRIKE_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_103_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_25.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_25.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FIRESTRIKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_25.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_24.text((caster,), SHAPE)
    return None


def does_spell_103(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Firestrike.

    maelstrom "Spell #103 - Firestrike".
    """
    prepare(caster, kingdom, SPELL_FIRESTRIKE, foe, town, world, dice)


def domain_spell_104_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    return world.groups


def domain_spell_104_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    return world.places


def needs_spell_104(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_COMMAND_TORNADO, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_25.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_COMMAND_TORNADO_IS_FOR.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_COMMAND_TORNADO_IS_FOR_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_COMMAND_TORNADO, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_COMMAND.text((caster.group,), SHAPE)
    return None


def needs_spell_104_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_COMMAND_TORNADO, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_25.text((caster,), SHAPE)
    return None


def needs_spell_104_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_COMMAND_TORNADO_IS_FOR.text((), SHAPE)
    return None


def needs_spell_104_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_COMMAND_TORNADO_IS_FOR_2.text((), SHAPE)
    return None


def early_spell_104_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_26.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_26.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_COMMAND_TORNADO, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_26.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_25.text((caster,), SHAPE)
    return None


def does_spell_104(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Command Tornado.

    maelstrom "Spell #104 - Command Tornado".
    """
    prepare(caster, kingdom, SPELL_COMMAND_TORNADO, foe, town, world, dice)


def domain_spell_105_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    return world.groups


def domain_spell_105_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    return world.places


def needs_spell_105(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_EARTHQUAKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_26.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_EARTHQUAKE_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_EARTHQUAKE_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_EARTHQUAKE, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_EARTHQUAKE.text((caster.group,), SHAPE)
    return None


def needs_spell_105_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_EARTHQUAKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_26.text((caster,), SHAPE)
    return None


def needs_spell_105_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_EARTHQUAKE_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_105_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_EARTHQUAKE_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_105_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_27.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_27.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_EARTHQUAKE, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_27.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_26.text((caster,), SHAPE)
    return None


def does_spell_105(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Earthquake.

    maelstrom "Spell #105 - Earthquake", "Flight".
    """
    prepare(caster, kingdom, SPELL_EARTHQUAKE, foe, town, world, dice)


def domain_spell_106_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Chaos.

    maelstrom "Spell #106 - Chaos", "Stalwart".
    """
    return world.groups


def needs_spell_106(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Chaos.

    maelstrom "Spell #106 - Chaos", "Stalwart".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAOS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_27.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_CHAOS_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_106_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Chaos.

    maelstrom "Spell #106 - Chaos", "Stalwart".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAOS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_27.text((caster,), SHAPE)
    return None


def early_spell_106_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Chaos.

    maelstrom "Spell #106 - Chaos", "Stalwart".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_28.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_28.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_CHAOS, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_28.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_27.text((caster,), SHAPE)
    return None


def does_spell_106(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Chaos.

    maelstrom "Spell #106 - Chaos", "Stalwart".
    """
    prepare(caster, kingdom, SPELL_CHAOS, foe, None, world, dice)


def domain_spell_107_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Fear.

    maelstrom "Spell #107 - Fear".
    """
    return world.groups


def domain_spell_107_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Fear.

    maelstrom "Spell #107 - Fear".
    """
    return world.places


def needs_spell_107(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Fear.

    maelstrom "Spell #107 - Fear".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FEAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_28.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_FEAR_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_FEAR_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_FEAR, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_FEAR.text((caster.group,), SHAPE)
    return None


def needs_spell_107_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Fear.

    maelstrom "Spell #107 - Fear".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FEAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_28.text((caster,), SHAPE)
    return None


def needs_spell_107_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Fear.

    maelstrom "Spell #107 - Fear".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_FEAR_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_107_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Fear.

    maelstrom "Spell #107 - Fear".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_FEAR_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_107_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Fear.

    maelstrom "Spell #107 - Fear".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_29.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_29.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_FEAR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_29.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_28.text((caster,), SHAPE)
    return None


def does_spell_107(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Fear.

    maelstrom "Spell #107 - Fear".
    """
    prepare(caster, kingdom, SPELL_FEAR, foe, town, world, dice)


def domain_spell_108_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Valor.

    maelstrom "Spell #108 - Valor".
    """
    return world.groups


def domain_spell_108_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    world: World,
) -> Sequence[Place]:
    """What may be chosen: Valor.

    maelstrom "Spell #108 - Valor".
    """
    return world.places


def needs_spell_108(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Valor.

    maelstrom "Spell #108 - Valor".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_VALOR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_29.text((caster,), SHAPE)
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_VALOR_IS_FOR_ENEMIES.text((), SHAPE)
    if town is not None and town.kingdom is kingdom:
        return _SAYS_VALOR_IS_FOR_ENEMIES_2.text((), SHAPE)
    if cast_before(caster, kingdom, SPELL_VALOR, foe, town, world):
        return _SAYS_NOBODY_IN_CASTS_VALOR.text((caster.group,), SHAPE)
    return None


def needs_spell_108_of(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Valor.

    maelstrom "Spell #108 - Valor".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_VALOR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_29.text((caster,), SHAPE)
    return None


def needs_spell_108_of_foe(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Valor.

    maelstrom "Spell #108 - Valor".
    """
    if foe is not None and foe.kingdom is kingdom:
        return _SAYS_VALOR_IS_FOR_ENEMIES.text((), SHAPE)
    return None


def needs_spell_108_of_town(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Valor.

    maelstrom "Spell #108 - Valor".
    """
    if town is not None and town.kingdom is kingdom:
        return _SAYS_VALOR_IS_FOR_ENEMIES_2.text((), SHAPE)
    return None


def early_spell_108_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Valor.

    maelstrom "Spell #108 - Valor".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_30.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_30.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_VALOR, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_30.text((caster,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_29.text((caster,), SHAPE)
    return None


def does_spell_108(
    caster: Wizard,
    kingdom: Kingdom,
    foe: Group | None,
    town: Place | None,
    world: World,
    dice: Dice,
) -> None:
    """Valor.

    maelstrom "Spell #108 - Valor".
    """
    prepare(caster, kingdom, SPELL_VALOR, foe, town, world, dice)


def domain_spell_109_one(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    return world.groups


def domain_spell_109_other(caster: Wizard, kingdom: Kingdom, one: Group, world: World) -> Sequence[Group]:
    """What may be chosen: Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    return world.groups


def needs_spell_109(caster: Wizard, kingdom: Kingdom, one: Group, other: Group, world: World) -> str | None:
    """Why it is refused when it is done: Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ANCIENT_INTERVENTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_ANCIENT_INTERVENTION):
        return _SAYS_THE_WIZARDS_OF_DO.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_30.text((caster,), SHAPE)
    if one is other:
        return _SAYS_DOES_NOT_FIGHT_ITSELF.text((one,), SHAPE)
    return None


def needs_spell_109_of(
    caster: Wizard,
    kingdom: Kingdom,
    one: Group,
    other: Group,
    world: World,
) -> str | None:
    """Why it is refused when it is done: Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ANCIENT_INTERVENTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_ANCIENT_INTERVENTION):
        return _SAYS_THE_WIZARDS_OF_DO.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_30.text((caster,), SHAPE)
    return None


def early_spell_109_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_31.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_31.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_ANCIENT_INTERVENTION, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_31.text((caster,), SHAPE)
    if not knows(kingdom, SPELL_ANCIENT_INTERVENTION):
        return _SAYS_THE_WIZARDS_OF_DO.text((kingdom,), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_30.text((caster,), SHAPE)
    return None


def does_spell_109(
    caster: Wizard,
    kingdom: Kingdom,
    one: Group,
    other: Group,
    world: World,
    dice: Dice,
) -> None:
    """Ancient Intervention.

    maelstrom "Spell #109 - Ancient Intervention", "Ancient Ones", "Combat".
    """
    intervene(caster, kingdom, SPELL_ANCIENT_INTERVENTION, one, other, world, dice)


def domain_spell_112_foe(caster: Wizard, kingdom: Kingdom, world: World) -> Sequence[Group]:
    """What may be chosen: Raise Zombies.

    maelstrom "Spell #112 - Raise Zombies", "Evil", "Brigade Special Abilities".
    """
    return world.groups


def needs_spell_112(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Raise Zombies.

    maelstrom "Spell #112 - Raise Zombies", "Evil", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAISE_ZOMBIES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_RAISE_ZOMBIES_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_31.text((caster,), SHAPE)
    if foe.kingdom is kingdom:
        return _SAYS_RAISE_ZOMBIES_IS_FOR_2.text((), SHAPE)
    return None


def needs_spell_112_of(caster: Wizard, kingdom: Kingdom, foe: Group, world: World) -> str | None:
    """Why it is refused when it is done: Raise Zombies.

    maelstrom "Spell #112 - Raise Zombies", "Evil", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAISE_ZOMBIES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_RAISE_ZOMBIES_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_31.text((caster,), SHAPE)
    return None


def early_spell_112_kingdom(caster: Wizard, kingdom: Kingdom, world: World) -> str | None:
    """Why it is refused when it is done: Raise Zombies.

    maelstrom "Spell #112 - Raise Zombies", "Evil", "Brigade Special Abilities".
    """
    if in_irons(caster):
        return _SAYS_IS_A_PRISONER_32.text((caster,), SHAPE)
    if asleep(caster):
        return _SAYS_LIES_IN_A_SLEEP_32.text((caster,), SHAPE)
    if caster.level < least_power(SPELL_RAISE_ZOMBIES, kingdom):
        return _SAYS_IS_NOT_POWERFUL_ENOUGH_32.text((caster,), SHAPE)
    if not kingdom.traits & _TRAIT_EVIL_BIT:
        return _SAYS_RAISE_ZOMBIES_IS_FOR.text((), SHAPE)
    if caster.group is None:
        return _SAYS_IS_WITH_NO_GROUP_31.text((caster,), SHAPE)
    return None


def does_spell_112(caster: Wizard, kingdom: Kingdom, foe: Group, world: World, dice: Dice) -> None:
    """Raise Zombies.

    maelstrom "Spell #112 - Raise Zombies", "Evil", "Brigade Special Abilities".
    """
    prepare(caster, kingdom, SPELL_RAISE_ZOMBIES, foe, None, world, dice)
