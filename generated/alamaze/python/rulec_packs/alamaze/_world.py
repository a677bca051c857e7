"""What a game of these rules remembers, generated from the rules."""

from __future__ import annotations

from typing import ClassVar, Final

from rulec.runtime.shape import Choice, Field, Holds, Kind, Shape
from rulec.runtime.world import World as BaseWorld

from ._kinds import (
    Agent, Brigade, Cast, Challenge, Figure, Foothold, Group, Kingdom, Leader, Levy, Motion, Offer, Place,
    Ruler, SEASON_SPRING, Season, Side, Stand, Target, Wizard,
)
from ._words import DEFENSE, FOOD, GOLD, INFLUENCE, LEVEL, MITHRIL, PERCENT

VARIANT_ICE_AGE: Final = 0  # Ice Age
_BRIGADE_FIELDS: Final[tuple[Field, ...]] = (
    Field('breed', 'breed', Holds("choice", 'BrigadeType'), True, label='breed'),
    Field('experience', 'experience', Holds("choice", 'Experience'), label='experience'),
    Field('attrition', 'attrition', Holds("number", unit=PERCENT), label='attrition'),
)
_GROUP_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('kingdom', 'kingdom', Holds("thing", 'Kingdom'), True, label='kingdom'),
    Field('first', 'first', Holds("truth"), label="the kingdom's banner"),
    Field('brigades', 'brigades', Holds("list", item=Holds("thing", 'Brigade')), label='brigades'),
    Field('types', 'types', Holds("set", 'BrigadeType'), label='kinds of brigade in it'),
    Field('leaders', 'leaders', Holds("list", item=Holds("thing", 'Leader')), label='leaders'),
    Field('wizards', 'wizards', Holds("list", item=Holds("thing", 'Wizard')), label='wizards'),
    Field('morale', 'morale', Holds("number", unit=PERCENT), label='morale', seen=(('kingdom',),)),
    Field('artifacts', 'artifacts', Holds("set", 'Artifact'), label='artifacts'),
    Field('terrain', 'terrain', Holds("choice", 'Terrain'), label='ground'),
    Field('region', 'region', Holds("choice", 'Region', optional=True), label='region'),
    Field(
        'prepared', 'prepared', Holds("list", item=Holds("thing", 'Cast')), label='spells ready for battle',
        seen=(('kingdom',),),
    ),
    Field('fought', 'fought', Holds("number"), label='battles fought in the turn'),
)
_CAST_FIELDS: Final[tuple[Field, ...]] = (
    Field('spell', 'spell', Holds("choice", 'Spell'), True, label='spell'),
    Field('power', 'power', Holds("number", unit=LEVEL), True, label="caster's power"),
)
_SIDE_FIELDS: Final[tuple[Field, ...]] = (
    Field('group', 'group', Holds("thing", 'Group'), True, label='group'),
    Field('attacking', 'attacking', Holds("truth"), label='on the attack'),
    Field('ordered', 'ordered', Holds("choice", 'Tactic'), label='ordered tactic'),
    Field('entrenched', 'entrenched', Holds("truth"), label='dug in'),
    Field('season', 'season', Holds("choice", 'Season'), label='season'),
    Field('battles', 'battles', Holds("number"), label='battles fought earlier in the turn'),
    Field('losses', 'losses', Holds("number", unit=PERCENT), label='casualties so far'),
    Field('blow', 'blow', Holds("number", unit=PERCENT), label='casualties in this stage'),
    Field('luck', 'luck', Holds("number", unit=PERCENT), label='readiness of the day'),
    Field('casts', 'casts', Holds("list", item=Holds("thing", 'Cast')), label='battle spells'),
    Field('broken_off', 'broken_off', Holds("truth"), label='off the field'),
)
_KINGDOM_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('traits', 'traits', Holds("set", 'Trait'), label='cultural traits'),
    Field('prowess', 'prowess', Holds("choice", 'Prowess'), label='magical prowess'),
    Field('supreme', 'supreme', Holds("set", 'Terrain'), label='terrain of supremacy'),
    Field('mastered', 'mastered', Holds("set", 'Terrain'), label='mastered terrain'),
    Field('advantaged', 'advantaged', Holds("set", 'Terrain'), label='terrain of advantage'),
    Field('disadvantaged', 'disadvantaged', Holds("set", 'Terrain'), label='terrain of disadvantage'),
    Field('adverse', 'adverse', Holds("set", 'Terrain'), label='terrain of adversity'),
    Field('influence', 'influence', Holds("number", unit=INFLUENCE), label='influence'),
    Field('gold', 'gold', Holds("number", unit=GOLD), label='treasury', seen=((),)),
    Field('food', 'food', Holds("number", unit=FOOD), label='stores', seen=((),)),
    Field('mithril', 'mithril', Holds("number", unit=MITHRIL), label='mithril', seen=((),)),
    Field(
        'standings', 'standings', Holds("list", item=Holds("thing", 'Foothold')),
        label='standing in the regions',
    ),
    Field('allies', 'allies', Holds("list", item=Holds("thing", 'Kingdom')), label='declared allies'),
    Field('enemies', 'enemies', Holds("list", item=Holds("thing", 'Kingdom')), label='declared enemies'),
    Field(
        'friends', 'friends', Holds("list", item=Holds("thing", 'Kingdom')),
        label='kingdoms that have declared it an ally',
    ),
    Field(
        'foes', 'foes', Holds("list", item=Holds("thing", 'Kingdom')),
        label='kingdoms that have declared it an enemy',
    ),
    Field('nemesis', 'nemesis', Holds("thing", 'Kingdom', optional=True), label='natural enemy'),
    Field('regalia', 'regalia', Holds("set", 'Artifact'), label="artifacts in the ruler's hands"),
    Field('places', 'places', Holds("list", item=Holds("thing", 'Place')), label='population centers'),
    Field('capital', 'capital', Holds("thing", 'Place', optional=True), label='capital'),
    Field('councillor', 'councillor', Holds("truth"), label='seat on the High Council'),
    Field('undying', 'undying', Holds("truth"), label='an Immortal at court'),
    Field('arts', 'arts', Holds("set", 'Tactic'), label='special tactics'),
    Field(
        'attack_season', 'attack_season', Holds("choice", 'Season', optional=True),
        label='season of its own attacks',
    ),
)
_PLACE_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('kingdom', 'kingdom', Holds("thing", 'Kingdom', optional=True), label='ruling kingdom'),
    Field('buildings', 'buildings', Holds("set", 'Building'), label='buildings and fortifications'),
    Field('region', 'region', Holds("choice", 'Region', optional=True), label='region'),
    Field('defense', 'defense', Holds("number", unit=DEFENSE), label='defense'),
    Field('gold_output', 'gold_output', Holds("number", unit=GOLD), label='gold production'),
    Field('food_output', 'food_output', Holds("number", unit=FOOD), label='food production'),
)
_TARGET_FIELDS: Final[tuple[Field, ...]] = (
    Field('name', 'name', Holds("text"), label='name'),
    Field('rank', 'rank', Holds("choice", 'Rank'), True, label='rank'),
    Field('level', 'level', Holds("number", unit=LEVEL), True, label='level'),
    Field('kingdom', 'kingdom', Holds("thing", 'Kingdom', optional=True), label='kingdom'),
    Field('place', 'place', Holds("thing", 'Place', optional=True), label='place'),
    Field('watchers', 'watchers', Holds("list", item=Holds("thing", 'Agent')), label='posted watchers'),
    Field('effects', 'effects', Holds("set", 'Effect'), label='magical effects'),
    Field('artifacts', 'artifacts', Holds("set", 'Artifact'), label='artifacts'),
    Field('immortal', 'immortal', Holds("truth"), label='immortality'),
    Field('undead', 'undead', Holds("truth"), label='undeath'),
    Field('captor', 'captor', Holds("thing", 'Kingdom', optional=True), label='captor'),
)
_CHALLENGE_FIELDS: Final[tuple[Field, ...]] = (
    Field('attacker', 'attacker', Holds("thing", 'Group'), True, label='attacker'),
    Field('foe', 'foe', Holds("thing", 'Group'), True, label='foe'),
    Field('plan', 'plan', Holds("choice", 'Tactic'), True, label='plan'),
)
_STAND_FIELDS: Final[tuple[Field, ...]] = (
    Field('group', 'group', Holds("thing", 'Group'), True, label='group'),
    Field('foe', 'foe', Holds("thing", 'Group', optional=True), label='foe'),
    Field('plan', 'plan', Holds("choice", 'Tactic'), True, label='plan'),
)
_MOTION_FIELDS: Final[tuple[Field, ...]] = (
    Field('kingdom', 'kingdom', Holds("thing", 'Kingdom'), True, label='kingdom'),
    Field('bid', 'bid', Holds("number", unit=GOLD), True, label='bid'),
)
_LEVY_FIELDS: Final[tuple[Field, ...]] = (
    Field('group', 'group', Holds("thing", 'Group'), True, label='group'),
    Field('breed', 'breed', Holds("choice", 'BrigadeType'), True, label='brigade'),
    Field('due', 'due', Holds("number"), True, label='turn in which it arrives'),
)
_FOOTHOLD_FIELDS: Final[tuple[Field, ...]] = (
    Field('region', 'region', Holds("choice", 'Region'), True, label='region'),
    Field('share', 'share', Holds("number", unit=PERCENT), label="share of the region's people"),
    Field('reaction', 'reaction', Holds("choice", 'Reaction'), label='regional reaction'),
    Field('held', 'held', Holds("truth"), label="counted as the region's master"),
)
_OFFER_FIELDS: Final[tuple[Field, ...]] = (
    Field('kingdom', 'kingdom', Holds("thing", 'Kingdom'), True, label='kingdom'),
    Field('partner', 'partner', Holds("thing", 'Kingdom'), True, label='partner'),
    Field('bargain', 'bargain', Holds("choice", 'Bargain'), True, label='bargain'),
    Field('food', 'food', Holds("number", unit=FOOD), label='food'),
    Field('gold', 'gold', Holds("number", unit=GOLD), label='gold'),
    Field('mithril', 'mithril', Holds("number", unit=MITHRIL), label='mithril'),
    Field('figure', 'figure', Holds("thing", 'Figure', optional=True), label='hostage'),
    Field('artifact', 'artifact', Holds("choice", 'Artifact', optional=True), label='artifact'),
)
_FIGURE_FIELDS: Final[tuple[Field, ...]] = (
    *_TARGET_FIELDS,
)
_LEADER_FIELDS: Final[tuple[Field, ...]] = (
    *_FIGURE_FIELDS,
    Field('stunned', 'stunned', Holds("truth"), label='stupor'),
)
_AGENT_FIELDS: Final[tuple[Field, ...]] = (
    *_FIGURE_FIELDS,
    Field('sort', 'sort', Holds("choice", 'Sort'), label='sort'),
    Field('duty', 'duty', Holds("choice", 'Duty'), label='duty'),
)
_RULER_FIELDS: Final[tuple[Field, ...]] = (
    *_FIGURE_FIELDS,
)
_WIZARD_FIELDS: Final[tuple[Field, ...]] = (
    *_FIGURE_FIELDS,
    Field('group', 'group', Holds("thing", 'Group', optional=True), label='group'),
)

SHAPE: Final = Shape(
    kinds=(
        Kind('Brigade', Brigade, 'brigade', _BRIGADE_FIELDS, plural='brigades'),
        Kind('Group', Group, 'group', _GROUP_FIELDS, plural='groups', known_as='name'),
        Kind('Cast', Cast, 'cast', _CAST_FIELDS, plural='casts'),
        Kind('Side', Side, 'side', _SIDE_FIELDS, plural='sides'),
        Kind(
            'Kingdom', Kingdom, 'kingdom', _KINGDOM_FIELDS, plural='kingdoms', known_as='name',
            entries='Kingdom',
        ),
        Kind('Place', Place, 'place', _PLACE_FIELDS, plural='places', known_as='name'),
        Kind('Target', Target, 'target', _TARGET_FIELDS, plural='targets', known_as='name'),
        Kind('Challenge', Challenge, 'challenge', _CHALLENGE_FIELDS, plural='challenges'),
        Kind('Stand', Stand, 'stand', _STAND_FIELDS, plural='stands'),
        Kind('Motion', Motion, 'motion', _MOTION_FIELDS, plural='motions'),
        Kind('Levy', Levy, 'levy', _LEVY_FIELDS, plural='levies'),
        Kind('Foothold', Foothold, 'foothold', _FOOTHOLD_FIELDS, plural='footholds'),
        Kind('Offer', Offer, 'offer', _OFFER_FIELDS, plural='offers'),
        Kind(
            'Figure', Figure, 'figure', _FIGURE_FIELDS, plural='figures', above=('Target',),
            known_as='name',
        ),
        Kind(
            'Leader', Leader, 'leader', _LEADER_FIELDS, plural='leaders', above=('Figure', 'Target'),
            known_as='name',
        ),
        Kind(
            'Agent', Agent, 'agent', _AGENT_FIELDS, plural='agents', above=('Figure', 'Target'),
            known_as='name',
        ),
        Kind(
            'Ruler', Ruler, 'ruler', _RULER_FIELDS, plural='rulers', above=('Figure', 'Target'),
            known_as='name',
        ),
        Kind(
            'Wizard', Wizard, 'wizard', _WIZARD_FIELDS, plural='wizards', above=('Figure', 'Target'),
            known_as='name',
        ),
    ),
    choices=(
        Choice(
            'Boon',
            ('esprit', 'dismay', 'fright', 'onslaught', 'bulwark', 'group_might', 'own_might', 'rider_charge', 'missile_veil', 'charge_veil', 'peril', 'goad', 'mummy_rot', 'immolation', 'contagion', 'regrowth', 'threatening', 'parleying', 'wall_attack'),
            ('own morale in battle', "the enemy's morale, without fear", "fear: the enemy's morale", 'attack of the group', 'defense of the group', 'strength of the group', 'strength of these brigades', 'charge', "taken from the enemy's missiles", "taken from the enemy's charge", "chance of death of the enemy's leaders and wizards", 'casualties at which the enemy breaks off', 'attrition of the enemies who are left', 'damage before combat', 'census of each population center in the region, lost', 'attrition healed in a turn', 'chance to threaten a population center', 'chance of a parley', 'attack on a population center'),
            'ability',
        ),
        Choice(
            'Marvel',
            ('as_firestrike', 'as_lightning', 'as_fright', 'as_kill_wizard', 'as_stun_leader', 'as_guarded_attack', 'as_chaos', 'as_valor'),
            ('Firestrike', 'Lightning Attack', 'Fear', 'Kill Leader/Wizard, on a random wizard', 'Stun Leader', 'Guarded Attack', 'Chaos', 'Valor'),
            'what a brigade strikes as',
        ),
        Choice(
            'Knack',
            ('hidden_ranks', 'transmuting', 'carriage', 'lycanthropy', 'trample', 'fleeting', 'unscarred', 'spell_veil', 'barrage_crew', 'corpse_eating'),
            ('not shown in foreign reports', 'turned into Zombies, by the order with this number', 'carries others in flight; most brigades of such a group', 'brigades killed in battle rise as Lycans', "the enemy's losses in retreat, so many times as many", 'gone at the end of the turn', 'attrition of brigades that are left falls to this', 'keeps off spell damage by its share of the group', 'veteran brigades that let siege engineers order a barrage', 'killed enemy brigades for each new brigade of its own, after a victory'),
            'ability without a bonus',
        ),
        Choice(
            'Fate', ('dies', 'demoted', 'turned'), ('dies', 'demoted', 'turned'),
            'what becomes of a caught agent',
        ),
        Choice(
            'Rating',
            ('absent', 'not_a_factor', 'very_poor', 'below_average', 'average', 'above_average', 'good', 'very_good', 'excellent', 'superior', 'renowned', 'awesome', 'ultimate'),
            ('absent', 'not a factor', 'very poor', 'below average', 'average', 'above average', 'good', 'very good', 'excellent', 'superior', 'renowned', 'awesome', 'ultimate'),
            'rating',
        ),
        Choice(
            'Experience', ('green', 'regular', 'veteran', 'elite'),
            ('green', 'regular', 'veteran', 'elite'), 'experience',
        ),
        Choice(
            'Arm',
            ('long_range', 'short_range', 'charge', 'first_melee', 'second_melee', 'combined', 'storm', 'no_troops'),
            ('long-range missiles', 'short-range missiles', 'charge', 'first melee', 'second melee', 'combined', 'storm', 'no troops'),
            'how a brigade fights',
        ),
        Choice(
            'Origin', ('kingdom_brigade', 'companion', 'recruit', 'summon'),
            ('kingdom', 'companion', 'recruit', 'summon'), 'where a brigade comes from',
        ),
        Choice(
            'Gear', ('improved_armor', 'improved_weapons', 'mithril_armor', 'mithril_weapons'),
            ('improved armor', 'improved weaponry', 'mithril armor', 'mithril weapons'),
            'what a forge makes for a group',
        ),
        Choice(
            'StageOrigin', ('preparation', 'troops', 'spells', 'artifacts'),
            ('preparation', 'troops', 'spells', 'artifacts'), 'what strikes in a stage',
        ),
        Choice(
            'Sort', ('agent', 'fanatic', 'imp', 'demon', 'high_demon'),
            ('agent', 'fanatic', 'imp', 'demon', 'high demon'), 'who carries the mission out',
        ),
        Choice(
            'Duty', ('idle', 'guard', 'counter_espionage', 'guard_prisoners'),
            ('off duty', 'guard', 'counter-espionage', 'guarding prisoners'),
            'what an agent does for its own kingdom',
        ),
        Choice(
            'Rank',
            ('king', 'queen', 'regent', 'consul', 'demon_prince', 'prince', 'duke', 'count', 'baron', 'governor', 'ambassador', 'fool', 'priestess', 'maiden', 'agent', 'fanatic', 'warlord', 'lord_commander', 'grand_marshal', 'marshal', 'commander', 'major_general', 'general', 'captain_major', 'captain', 'centurion', 'wizard', 'adept', 'place', 'mithril', 'sea', 'artifact', 'wild_fine', 'wild_excellent', 'area', 'group', 'search'),
            ('King', 'Queen', 'Regent', 'Consul', 'Demon Prince', 'Prince', 'Duke', 'Count', 'Baron', 'Provincial Governor', 'Ambassador', 'Fool', 'High Priestess', 'Noble Maiden', 'Agent', 'Fanatic', 'Warlord', 'Lord Commander', 'Grand Marshal', 'Marshal', 'Commander', 'Major General', 'General', 'Captain Major', 'Captain', 'Centurion', 'Wizard', 'Adept', 'Food, gold or defenses', 'Mithril', 'Seapower or Elite Ship', 'Artifact (kingdom)', 'Artifact (wild, fine)', 'Artifact (wild, excellent)', 'Map area', 'Group', 'Population centers, groups or encounters'),
            'whom or what a mission is aimed at',
        ),
        Choice(
            'ArtifactClass', ('benevolent', 'covert', 'wizardly', 'weapon', 'royal'),
            ('benevolent', 'covert', 'wizardly', 'weapon', 'royal'), 'class of an artifact',
        ),
        Choice(
            'Quality', ('fine', 'excellent', 'superior', 'quest'),
            ('fine', 'excellent', 'superior', 'quest'), 'quality of an artifact',
        ),
        Choice(
            'MoraleEvent',
            ('unfed', 'unpaid', 'extra_food', 'extra_gold', 'extra_both', 'rest_in_town', 'rest_in_city', 'rest_in_sanctuary', 'fireworks', 'forced_march', 'entrenching', 'one_watch', 'two_watches', 'harassed', 'poisoned'),
            ('it is not fed', 'it is not paid', 'it gets extra food', 'it gets extra gold', 'it gets extra food and gold', 'it rests in a town', 'it rests in a city', 'it rests in a sanctuary', 'it watches fireworks', 'it makes a forced march', 'it digs in', 'it waits to intercept one target', 'it waits to intercept two targets', 'it is pursued and caught', 'its supplies are poisoned'),
            "what moves a group's morale",
        ),
        Choice(
            'WearEvent', ('regenerated', 'chased'),
            ('its people, Trolls or a Phoenix heal it', 'its group is pursued and caught'),
            "what moves a brigade's attrition",
        ),
        Choice(
            'Footing',
            ('flight', 'supremacy', 'mastery', 'advantage', 'standard', 'disadvantage', 'adversity'),
            ('Flight', 'Supremacy', 'Mastery', 'Advantage', 'Standard', 'Disadvantage', 'Adversity'),
            'feeling for the ground',
        ),
        Choice(
            'Masking', ('lesser_masking', 'greater_masking'), ('Lesser Masking', 'Greater Masking'),
            'how a group hides its size',
        ),
        Choice(
            'Gait', ('usual_march', 'hard_march', 'patrol_march', 'winged_patrol'),
            ('group with brigades', 'group with brigades, on a forced march', 'patrol', 'patrol that flies'),
            'how a group moves',
        ),
        Choice(
            'WingGift',
            ('over_the_walls', 'quake_proof', 'flood_proof', 'flame_proof', 'over_water', 'eyes_aloft', 'no_flank'),
            ('attack on a population center', 'immune to Earthquake', 'immune to Flash Flood', 'immune to Wall of Flame', 'crosses water without a fleet, and may end its movement there', 'reconnaissance of its area, as by an agent', 'cannot be flanked'),
            'what flying is worth',
        ),
        Choice(
            'HostSize', ('inactive', 'patrol', 'one_brigade', 'division_size', 'army', 'army_group'),
            ('Inactive', 'Patrol', 'Brigade', 'Division', 'Army', 'Army Group'), 'size of a group',
        ),
        Choice(
            'HostState', ('plain_sight', 'masked_size', 'ambushing', 'invisible'),
            ('Normal', 'Masked', 'Ambushing', 'Invisible'), 'status of a group',
        ),
        Choice(
            'HostLimit',
            ('groups_of_a_kingdom', 'marches_in_a_turn', 'intercept_radius', 'leaders_in_a_group', 'wizards_in_a_group', 'evading_brigades', 'brigade_types_moved', 'leaders_moved', 'wizards_or_artifacts_moved', 'prey_of_an_interception', 'brigade_types_in_a_group'),
            ('groups of a kingdom, as a rule', 'movement orders of a group in a turn', 'areas within which a group intercepts, on the average', 'leaders in a group', 'wizards in a group', 'brigades of a group that evades', 'brigade types that one order transfers', 'leaders that one order transfers', 'wizards or artifacts that one order transfers', 'targets that one interception may name', 'brigade types in a group'),
            'limit of groups',
        ),
        Choice(
            'Muster', ('townsfolk', 'wild_companions', 'reinforcement'),
            ('human troops of a city or town', 'companions from the wild', 'reinforcements at the capital'),
            'where troops come from',
        ),
        Choice('Loot', ('purse', 'sacks', 'ingots'), ('gold', 'food', 'mithril'), 'what is stolen'),
        Choice(
            'Weakness', ('walls_themselves', 'mines', 'fields'),
            ('defenses', 'gold production', 'food production'), 'what is broken',
        ),
        Choice('Relation', ('ally', 'enemy', 'neutral'), ('ally', 'enemy', 'neutral'), 'relation'),
        Choice('Quarters', ('town', 'city'), ('town', 'city'), 'where a group rests'),
        Choice('Good', ('grain', 'coin'), ('food', 'gold'), 'what the open market takes'),
        Choice(
            'Reaction', ('hostile', 'suspicious', 'tolerant', 'friendly', 'loyal'),
            ('hostile', 'suspicious', 'tolerant', 'friendly', 'loyal'), 'regional reaction',
        ),
        Choice(
            'Hold', ('unestablished', 'minor', 'significant', 'substantial', 'control', 'tight_control'),
            ('unestablished', 'minor', 'significant', 'substantial', 'control', 'tight control'),
            'regional influence',
        ),
        Choice(
            'InfluenceEvent',
            ('region_gained', 'region_lost', 'seat_gained', 'seat_lost', 'capital_lost', 'commended', 'condemned', 'title', 'enemy_declared', 'false_skeleton', 'failed_check', 'cursed', 'prestige', 'aura', 'princess', 'forum', 'port', 'great_temple', 'motte', 'fortress', 'citadel', 'castle', 'greater_castle', 'legendary_castle'),
            ('a region is gained', 'a region is lost', 'a seat on the High Council is taken', 'a seat on the High Council is lost', 'the capital is lost', 'the Council commends', 'the Council condemns', 'a title is bestowed', 'an enemy is declared', 'a skeleton is revealed that does not exist', 'a victory is claimed in vain', 'a curse', 'conjured prestige', 'an enhanced aura', 'Princess Xynia comes to court', 'a forum is built', 'a port is built', 'a great temple is built', 'a motte and bailey is built', 'a fortress is built', 'a citadel is built', 'a castle is built', 'a greater castle is built', 'a legendary castle is built'),
            "what moves a ruler's influence",
        ),
        Choice(
            'Post',
            ('agent_post', 'fool_post', 'ambassador_post', 'governor_post', 'maiden_post', 'fanatic_post', 'miners', 'centurion_post', 'adept_post', 'halfling_marshal', 'halfling_wizard', 'halfling_agent'),
            ('Agent', 'Fool', 'Ambassador', 'Governor', 'Noble Maiden', 'Fanatic', 'Mithril Miners', 'Centurion', 'Adept', 'Marshal (Halfling)', 'Power-2 Wizard (Halfling)', 'Level-7 Agent (Halfling)'),
            'whom a kingdom may hire',
        ),
        Choice(
            'Climate', ('northern', 'southern'), ('winter', 'summer'), "when a region's lean season falls",
        ),
        Choice(
            'Season', ('spring', 'summer', 'autumn', 'winter'), ('spring', 'summer', 'autumn', 'winter'),
            'season',
        ),
        Choice(
            'Terrain', ('plains', 'forest', 'mountain', 'desert', 'marsh', 'sea', 'walls'),
            ('plains', 'forest', 'mountain', 'desert', 'marsh', 'sea', 'a population center'),
            'where a battle is fought',
        ),
        Choice(
            'Prowess',
            ('supremacy', 'mastery', 'advantage', 'standard', 'substandard', 'disadvantage', 'nonmagical'),
            ('supremacy', 'mastery', 'advantage', 'standard', 'substandard', 'disadvantage', 'non-magical'),
            'magical prowess',
        ),
        Choice(
            'RoyalAct',
            ('enamor', 'consul_enamor', 'orator_enamor', 'denigrate', 'consul_denigrate', 'disdain_denigrate', 'increase', 'entertain', 'sell_influence'),
            ('enamor a region', 'enamor a region (Consul)', 'enamor a region (Staff of the Great Orator)', 'denigrate a kingdom', 'denigrate a kingdom (Consul)', 'denigrate a kingdom (Staff of Disdain)', 'increase influence', 'entertain the court', 'sell influence'),
            'what a ruler may do',
        ),
        Choice(
            'Refit',
            ('greek_fire', 'ramming_head', 'cannons', 'reinforced_hulls', 'admiral_maneuvers', 'spyglass'),
            ('Greek Fire', 'Ramming Head', 'Cannons', 'Reinforced Hulls', 'Admiral Maneuvers', 'Spyglass'),
            'sea enhancement',
        ),
        Choice(
            'SeaLimit',
            ('fleets_in_a_sea', 'fleets_per_brigade', 'superior_fleets', 'elite_ships', 'patrolled_areas', 'encounters_in_a_turn', 'merchant_areas', 'enlargements_in_a_turn', 'fleets_at_once', 'shore_distance'),
            ('fleets in a sea', 'fleets that carry one brigade', 'times as many fleets, after which a patrol stays at sea', 'elite ships in a sea', 'adjoining areas of a sea patrol', 'encounters of a fleet with patrols in a turn', 'adjoining areas of a merchant mission', 'orders to increase a seapower, in a sea and turn', 'fleets that one order builds', 'areas from the sea to the center that builds'),
            'limit at sea',
        ),
        Choice(
            'Quarry', ('passage', 'scout_passage', 'other_patrol'),
            ('a group, a merchant or a fleet that passes', 'a patrol-sized group that passes', "another kingdom's sea patrol"),
            'whom a sea patrol meets',
        ),
        Choice(
            'Bargain',
            ('food_for_gold', 'gold_for_food', 'hostage_for_gold', 'gold_for_hostage', 'artifact_for_gold', 'gold_for_artifact', 'mithril_for_gold', 'gold_for_mithril'),
            ('food for gold', 'gold for food', 'a hostage for gold', 'gold for a hostage', 'an artifact for gold', 'gold for an artifact', 'mithril for gold', 'gold for mithril'),
            'what is traded',
        ),
        Choice(
            'Seizure', ('storm_order', 'plunder_order', 'parley_order', 'threat_order', 'siege_order'),
            ('Attack Popcenter', 'Plunder Popcenter', 'Parley Popcenter', 'Threaten Popcenter', 'Siege Popcenter'),
            'how a center is taken',
        ),
        Choice(
            'Capacity', ('walls_capacity', 'yield_capacity', 'people_capacity'),
            ('defense', 'production', 'population'), 'what a center can do',
        ),
        Choice(
            'Spell',
            ('lightning_attack', 'ice_torrent', 'chain_lightning', 'prismatic_rays', 'incendiary_cloud', 'disintegrate', 'guarded_attack', 'firestrike', 'command_tornado', 'earthquake'),
            ('Lightning Attack', 'Ice Torrent', 'Chain Lightning', 'Prismatic Rays', 'Incendiary Cloud', 'Disintegrate', 'Guarded Attack', 'Firestrike', 'Command Tornado', 'Earthquake'),
            'spell',
        ),
        Choice(
            'BrigadeType',
            ('apes', 'centaurs', 'cockatrices', 'ghouls', 'goblins', 'iron_golem', 'minotaurs', 'orcs', 'rock_golems', 'rohirrim', 'scorpions', 'swampmen', 'unicorns', 'warg_riders', 'zamorans', 'alchemist', 'amazons', 'ancient_ones', 'atlanteans', 'beholder', 'black_dragons', 'chameleons', 'cimmerians', 'chimera', 'cyclops', 'dark_elves', 'demon_princes', 'deathknights', 'damned', 'druid', 'dwarves', 'air_elementals', 'earth_elementals', 'fire_elementals', 'elves', 'elementalist', 'ents', 'ettins', 'water_elementals', 'fairy_folk', 'forgotten', 'free_traders', 'gargoyles', 'gelatinous_cubes', 'giant_eagles', 'griffons', 'giants', 'gnolls', 'gnomes', 'great_bats', 'halflings', 'hell_hounds', 'hill_giants', 'huns', 'illusionist', 'knights_of_styx', 'lizard_men', 'lycans', 'mammoths', 'manticores', 'mephits', 'mummies', 'mythians', 'necromancer', 'northmen', 'nomads', 'nyvarians', 'ogres', 'owlbears', 'paladins', 'pit_fiend', 'phoenix', 'pirates', 'phantasmal_force', 'phantoms', 'pixies', 'rangers', 'rocs', 'red_dragons', 'sacred_order', 'skeletons', 'shambling_mounds', 'sorcerer', 'specters', 'sprites', 'stormgate_guard', 'saurus', 'troglodytes', 'trolls', 'tyrant', 'umber_hulks', 'underworld', 'uak_hai', 'vikings', 'warlock', 'westmen', 'wildlings', 'war_machines', 'wood_elves', 'wights', 'wyverns', 'zealots', 'zombies'),
            ('Apes', 'Centaurs', 'Cockatrices', 'Ghouls', 'Goblins', 'Iron Golem', 'Minotaurs', 'Orcs', 'Rock Golems', 'Rohirrim', 'Scorpions', 'Swampmen', 'Unicorns', 'Warg Riders', 'Zamorans', 'Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Beholder', 'Black Dragons', 'Chameleons', 'Cimmerians', 'Chimera', 'Cyclops', 'Dark Elves', 'Demon Princes', 'Deathknights', 'Damned', 'Druid', 'Dwarves', 'Air Elementals', 'Earth Elementals', 'Fire Elementals', 'Elves', 'Elementalist', 'Ents', 'Ettins', 'Water Elementals', 'Fairy Folk', 'Forgotten', 'Free Traders', 'Gargoyles', 'Gelatinous Cubes', 'Giant Eagles', 'Griffons', 'Giants', 'Gnolls', 'Gnomes', 'Great Bats', 'Halflings', 'Hell Hounds', 'Hill Giants', 'Huns', 'Illusionist', 'Knights of Styx', 'Lizard Men', 'Lycans', 'Mammoths', 'Manticores', 'Mephits', 'Mummies', 'Mythians', 'Necromancer', 'Northmen', 'Nomads', 'Nyvarians', 'Ogres', 'Owlbears', 'Paladins', 'Pit Fiend', 'Phoenix', 'Pirates', 'Phantasmal Force', 'Phantoms', 'Pixies', 'Rangers', 'Rocs', 'Red Dragons', 'Sacred Order', 'Skeletons', 'Shambling Mounds', 'Sorcerer', 'Specters', 'Sprites', 'Stormgate Guard', 'Saurus', 'Troglodytes', 'Trolls', 'Tyrant', 'Umber Hulks', 'Underworld', 'Uak Hai', 'Vikings', 'Warlock', 'Westmen', 'Wildlings', 'War Machines', 'Wood Elves', 'Wights', 'Wyverns', 'Zealots', 'Zombies'),
            'brigade_type',
        ),
        Choice(
            'Stage',
            ('pre_combat', 'far_missiles', 'near_missiles', 'first_magic', 'wands', 'first_charge', 'second_charge', 'second_magic', 'melee_one', 'melee_two', 'combined_one', 'combined_two'),
            ('Pre-Combat', 'Long-Range Missiles', 'Short-Range Missiles', 'Magic (Phase I)', 'Weapon Artifacts', 'Charge (Phase I)', 'Charge (Phase II)', 'Magic (Phase II)', 'Melee (Phase I)', 'Melee (Phase II)', 'Combined (Phase I)', 'Combined (Phase II)'),
            'stage',
        ),
        Choice(
            'Mission',
            ('assassinate', 'kidnap', 'bribe', 'rescue', 'sabotage', 'steal', 'recon', 'trail', 'early_trail', 'recon_sea', 'search_places', 'search_groups', 'search_encounters', 'search_all', 'poison', 'learn_morale'),
            ('Assassinate', 'Kidnap Figure', 'Bribe Emissary', 'Rescue Hostage', 'Sabotage', 'Steal', 'Recon Area', 'Trail Group (Late)', 'Trail Group (Early)', 'Recon Seapower', 'Search For Popcenters', 'Search For Groups', 'Search For Encounters', 'Advanced Search', 'Poison Food', 'Learn Group Morale/Attrition'),
            'mission',
        ),
        Choice(
            'Trait',
            ('acuity', 'adventurers', 'archers', 'charisma', 'cunning', 'devout', 'dynasty', 'evil', 'feudal', 'flight', 'foreknowledge', 'forethought', 'healing', 'heroic', 'industrious', 'magic_immune_death', 'magic_immune_sleep', 'magic_resistance_battle', 'magic_resistance_death', 'magic_resistance_sleep', 'magic_susceptible_battle', 'military_tradition', 'oratory', 'order', 'rich', 'riders', 'ruthless', 'seafaring', 'secretive', 'siege_engineering', 'spy_network', 'stalwart', 'trackers', 'trick_of_the_trade'),
            ('Acuity', 'Adventurers', 'Archers', 'Charisma', 'Cunning', 'Devout', 'Dynasty', 'Evil', 'Feudal', 'Flight', 'Foreknowledge', 'Forethought', 'Healing', 'Heroic', 'Industrious', 'Magic Immune (Death)', 'Magic Immune (Sleep)', 'Magic Resistance (Battle)', 'Magic Resistance (Death)', 'Magic Resistance (Sleep)', 'Magic Susceptible (Battle)', 'Military Tradition', 'Oratory', 'Order', 'Rich', 'Riders', 'Ruthless', 'Seafaring', 'Secretive', 'Siege Engineering', 'Spy Network', 'Stalwart', 'Trackers', 'Trick of the Trade'),
            'trait',
        ),
        Choice(
            'Building',
            ('apothecary', 'bazaar', 'forge', 'forum', 'granary', 'hobbit_inc', 'laboratory', 'port', 'secret_passages', 'temple', 'great_temple', 'thieves_guild', 'watch_towers', 'wizard_tower', 'great_mage_tower', 'ballista_tower', 'motte_and_bailey', 'fortress', 'citadel', 'castle', 'greater_castle', 'legendary_castle'),
            ('Apothecary', 'Bazaar', 'Forge', 'Forum', 'Granary', 'Hobbit Inc. Trading Company', 'Laboratory', 'Port', 'Secret Passages', 'Temple', 'Great Temple', 'Thieves Guild', 'Watch Towers', 'Wizard Tower', 'Great Mage Tower', 'Ballista Tower', 'Motte and Bailey', 'Fortress', 'Citadel', 'Castle', 'Greater Castle', 'Legendary Castle'),
            'building',
        ),
        Choice(
            'Effect', ('warded', 'blessed', 'slept', 'concealed', 'dire_wolf', 'simulacrum', 'escaping'),
            ('Ward', 'Bless', 'Sleep', 'Conceal Emissary', 'Dire Wolf Familiar', 'Simulacrum', 'Scroll of Escape'),
            'effect',
        ),
        Choice(
            'Artifact',
            ('amulet_of_protection', 'ring_of_protection', 'guardian_talisman', 'smoke_mojo', 'ring_of_invisibility', 'ring_of_power', 'ancient_annihilator', 'demon_bane', 'demon_death', 'ruler_eliminator', 'anglakel', 'axe_of_farin', 'bow_of_heracles', 'elan', 'golden_spear_of_lerix', 'great_axe_of_hurblind', 'green_dragon_mates', 'morgal_blade', 'morning_star_of_torag', 'narsil', 'renowned_standard', 'standard_of_valor', 'sword_of_alvinitar', 'crown_of_anzu', 'staff_of_disdain', 'staff_of_the_great_orator', 'stone_of_all_minds', 'rod_of_fire', 'wand_of_lightning', 'orb_of_anti_magic'),
            ('Amulet of Protection', 'Ring of Protection', 'Guardian Talisman', 'Smoke Mojo', 'Ring of Invisibility', 'Ring of Power', 'Ancient Annihilator', 'Demon Bane', 'Demon Death', 'Ruler Eliminator', 'Anglakel, Sword from the Sky', 'Axe of Farin', 'Bow of Heracles', 'Elan, Flaming Sword of the North', 'Golden Spear of Lerix', 'Great Axe of Hurblind', 'Green Dragon Mates', 'Morgal Blade', 'Morning Star of Torag', 'Narsil, Flame of the West', 'Renowned Standard', 'Standard of Valor', 'Sword of Alvinitar', 'Crown of Anzu', 'Staff of Disdain', 'Staff of the Great Orator', 'Stone of All Minds', 'Rod of Fire', 'Wand of Lightning', 'Orb of Anti-Magic'),
            'artifact',
        ),
        Choice(
            'Region',
            ('crown_islands', 'darkover', 'diamond_coast', 'krynn', 'triumvia', 'zanthia', 'nyvaria', 'sword_coast', 'pellinor', 'zamora', 'mythgar', 'untamed_lands', 'stormgate'),
            ('The Crown Islands', 'Darkover', 'The Diamond Coast', 'Krynn', 'Triumvia', 'Zanthia', 'Nyvaria', 'The Sword Coast', 'Pellinor', 'Zamora', 'Mythgar', 'The Untamed Lands', 'Stormgate'),
            'region',
        ),
        Choice(
            'TurnStep',
            ('standing_commands', 'group_battles', 'storming', 'production', 'trading', 'reinforcements', 'consumption', 'politics', 'ruler_step', 'council', 'building_step', 'movement', 'priestesses', 'magical_research', 'regional_control', 'agent_step', 'victory_check', 'food_spoilage'),
            ('Add/Drop Standing Orders', 'Group to Group Encounters', 'Group to Population Center Actions', 'Production', 'Trading', 'Receive Scheduled Troop Reinforcements', 'Group Consumption', 'Political Emissary Activities', "King's Actions", 'High Council Actions', 'Improve Population Center Capabilities', 'Split/Move/Combine Groups & Naval Actions', 'High Priestess Activities', 'Perform Magical Research (Wizard Activities)', 'Determine Regional Control', 'Agent Activities', 'Victory Check', 'Food Spoilage'),
            'turn_step',
        ),
        Choice(
            'Tactic',
            ('no_orders', 'probing', 'standard_plan', 'determined', 'flanking', 'night', 'barrage', 'stomp', 'organized_withdrawal', 'stand_and_defend', 'hold', 'fight_to_the_last'),
            ('No Orders', 'Probing Attack', 'Standard Battle Plan', 'Determined Attack', 'Flanking Attack', 'Night Attack', 'Barrage Attack', 'Stomp Attack', 'Organized Withdrawal', 'Stand And Defend', 'Hold At All Costs', 'Fight To The Last'),
            'tactic',
        ),
        Choice(
            'Order',
            ('cancel_standing_order', 'guard', 'counter_espionage', 'guard_prisoners', 'train_to_higher_level', 'rapid_agent_training', 'bribe_emissary', 'sabotage_popcenter', 'sabotage_seapower', 'assassinate_figure', 'assassinate_leader_wizard', 'rescue_hostage', 'kidnap_figure', 'early_rescue_prisoner', 'early_kidnap_figure', 'steal_food_gold_mithril', 'steal_artifact', 'recon_area', 'trail_group_early', 'trail_group_late', 'recon_seapower', 'poison_food', 'learn_group_morale_attrition', 'attack_group', 'attack_group_delayed', 'defend', 'entrenchment', 'escape_from_prison', 'execute_hostages', 'declare_ally_enemy', 'bid_for_next_issue', 'wintering_group', 'do_not_feed', 'do_not_pay', 'rest_group', 'rex_victory_check', 'bless', 'convert_agent_to_fanatic', 'magical_research', 'rite_of_the_magi', 'consul_enamor_region', 'enamor_region', 'enamor_region_artifact', 'denigrate_kingdom', 'denigrate_region_artifact', 'consul_denigrate_region', 'increase_influence', 'entertain_royal_court', 'sell_influence', 'open_market', 'trade_food_for_gold', 'trade_gold_for_food', 'trade_hostage_for_gold', 'trade_gold_for_hostage', 'trade_artifact_for_gold', 'trade_gold_for_artifact', 'transmute_rare_element', 'unilateral_transfer_gift', 'trade_mithril_for_gold', 'trade_gold_for_mithril'),
            ('Cancel Standing Order', 'Guard', 'Counter-Espionage', 'Guard Prisoners', 'Train To Higher Level', 'Rapid Agent Training', 'Bribe Emissary', 'Sabotage Popcenter', 'Sabotage Seapower', 'Assassinate Figure', 'Assassinate Leader/Wizard', 'Rescue Hostage', 'Kidnap Figure', 'Early Rescue Prisoner', 'Early Kidnap Figure', 'Steal Food-Gold-Mithril', 'Steal Artifact', 'Recon Area', 'Trail Group (Early)', 'Trail Group (Late)', 'Recon Seapower', 'Poison Food', 'Learn Group Morale/Attrition', 'Attack Group', 'Attack Group (Delayed)', 'Defend', 'Entrenchment', 'Escape From Prison', 'Execute Hostages', 'Declare Ally/Enemy', 'Bid For Next Issue', 'Wintering Group', 'Do Not Feed', 'Do Not Pay', 'Rest Group', 'Rex Victory Check', 'Bless', 'Convert Agent to Fanatic', 'Magical Research', 'Rite Of The Magi', 'Consul Enamor Region', 'Enamor Region', 'Enamor Region (Artifact)', 'Denigrate Kingdom', 'Denigrate Region (Artifact)', 'Consul Denigrate Region', 'Increase Influence', 'Entertain Royal Court', 'Sell Influence', 'Open Market', 'Trade Food For Gold', 'Trade Gold For Food', 'Trade Hostage For Gold', 'Trade Gold For Hostage', 'Trade Artifact For Gold', 'Trade Gold For Artifact', 'Transmute Rare Element', 'Unilateral Transfer (Gift)', 'Trade Mithril For Gold', 'Trade Gold For Mithril'),
            'order',
            printed=('50', '53', '54', '299', '500', '501', '900', '930', '935', '940', '945', '950', '955', '290', '295', '965', '960', '970', '691', '971', '975', '615', '692', '110', '111', '120', '121', '385', '430', '440', '410', '194', '225', '230', '745', '996', '302', '780', '799', '800', '465', '470', '471', '475', '476', '478', '480', '483', '490', '200', '201', '202', '203', '204', '205', '206', '212', '215', '216', '217'),
        ),
        Choice(
            'Surge',
            ('walls_prepare', 'walls_far', 'walls_magic', 'walls_wands', 'walls_near', 'walls_storm'),
            ('Pre-Combat Stage', 'Long-Range Missile Stage', 'Magic Stage', 'Weapon Artifact Stage', 'Short-Range Missile Stage', 'Storm (Phase I-XII) Stage'),
            'surge',
        ),
        Choice(
            'Kingdom',
            ('alchemist', 'amazons', 'ancient_ones', 'atlanteans', 'black_dragon', 'cimmerians', 'dark_elves', 'deathknights', 'demon_princes', 'druid', 'dwarven', 'elven', 'elementalist', 'fairy_folk', 'forgotten', 'free_traders', 'giants', 'gnome', 'halfling', 'illusionist', 'lizard_men', 'lycans', 'necromancer', 'nomad', 'pirates', 'ranger', 'red_dragon', 'sacred_order', 'sorcerer', 'tyrant', 'underworld', 'warlock'),
            ('Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Black Dragon', 'Cimmerians', 'Dark Elves', 'Deathknights', 'Demon Princes', 'Druid', 'Dwarven', 'Elven', 'Elementalist', 'Fairy Folk', 'The Forgotten', 'Free Traders', 'Giants', 'Gnome', 'Halfling', 'Illusionist', 'Lizard Men', 'Lycans', 'Necromancer', 'Nomad', 'Pirates', 'Ranger', 'Red Dragon', 'Sacred Order', 'Sorcerer', 'Tyrant', 'Underworld', 'Warlock'),
            'kingdom',
        ),
    ),
    state=(
        Field('month', 'month', Holds("number"), label='turn of the campaign'),
        Field('season', 'season', Holds("choice", 'Season'), label='season by the calendar'),
        Field('season_age', 'season_age', Holds("number"), label='turns of this season'),
        Field('price_rise', 'price_rise', Holds("number", unit=GOLD), label='rise of the price of training'),
        Field(
            'taught_more', 'taught_more', Holds("number", unit=LEVEL),
            label='levels that are taught beyond the usual',
        ),
    ),
    events={
        'worked': (Holds("thing", 'Target'),),
        'slain': (Holds("thing", 'Target'),),
        'caught': (Holds("thing", 'Agent'),),
        'relieved': (Holds("thing", 'Agent'),),
        'scandal': (Holds("thing", 'Target'), Holds("thing", 'Kingdom')),
        'retreated': (Holds("thing", 'Group'),),
        'clashed': (Holds("thing", 'Group'), Holds("thing", 'Group')),
        'speaks_next': (Holds("thing", 'Kingdom'),),
        'busy': (Holds("thing", 'Group'),),
        'victorious': (Holds("thing", 'Kingdom'),),
        'converted': (Holds("thing", 'Agent'),),
        'orated': (Holds("thing", 'Kingdom'), Holds("truth")),
    },
    variants=(
        ('ice_age', 'Ice Age'),
    ),
)


class World(BaseWorld):
    """The world of a game.

    The campaign.
    """

    __slots__ = (
        "brigades", "groups", "casts", "sides", "kingdoms", "places", "targets", "challenges", "stands",
        "motions", "levies", "footholds", "offers", "figures", "leaders", "agents", "rulers", "wizards",
        "month", "season", "season_age", "price_rise", "taught_more",
    )

    SHAPE: ClassVar[Shape] = SHAPE

    def __init__(
        self, *, seed: int | str = 0, variants: int = 0, month: int = 1, season: Season = SEASON_SPRING,
        season_age: int = 1, price_rise: int = 0, taught_more: int = 0,
    ) -> None:
        super().__init__(seed=seed, variants=variants)
        self.brigades: list[Brigade] = []
        self.groups: list[Group] = []
        self.casts: list[Cast] = []
        self.sides: list[Side] = []
        self.kingdoms: list[Kingdom] = []
        self.places: list[Place] = []
        self.targets: list[Target] = []
        self.challenges: list[Challenge] = []
        self.stands: list[Stand] = []
        self.motions: list[Motion] = []
        self.levies: list[Levy] = []
        self.footholds: list[Foothold] = []
        self.offers: list[Offer] = []
        self.figures: list[Figure] = []
        self.leaders: list[Leader] = []
        self.agents: list[Agent] = []
        self.rulers: list[Ruler] = []
        self.wizards: list[Wizard] = []
        self.month: int = month
        self.season: Season = season
        self.season_age: int = season_age
        self.price_rise: int = price_rise
        self.taught_more: int = taught_more
