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
    Field('nemesis', 'nemesis', Holds("choice", 'Kingdom', optional=True), label='natural enemy'),
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
    Field('leader', 'leader', Holds("text"), label='leader title'),
    Field('motto', 'motto', Holds("text"), label='motto'),
    Field('adviser', 'adviser', Holds("text"), label='adviser'),
    Field('full_style', 'full_style', Holds("text"), label='full style'),
    Field('winged', 'winged', Holds("truth"), label='a kingdom that flies'),
    Field('companions', 'companions', Holds("set", 'BrigadeType'), label='companions'),
    Field('privileges', 'privileges', Holds("set", 'Privilege'), label='special rules'),
    Field(
        'advanced_item', 'advanced_item', Holds("choice", 'AdvancedItem', optional=True),
        label='advanced item',
    ),
    Field('early_spells', 'early_spells', Holds("set", 'Spell'), label='spells available earlier'),
    Field('own_spells', 'own_spells', Holds("set", 'Spell'), label='spells that no other kingdom has'),
    Field('special_orders', 'special_orders', Holds("set", 'Order'), label='special orders'),
    Field('foreknown', 'foreknown', Holds("set", 'Artifact'), label='artifacts known from the start'),
    Field(
        'chance_finds', 'chance_finds', Holds("number", optional=True),
        label='random artifacts known from the start',
    ),
    Field(
        'capital_walls', 'capital_walls', Holds("choice", 'OpeningEdge', optional=True),
        label="capital's defense at the start",
    ),
    Field(
        'capital_people', 'capital_people', Holds("choice", 'OpeningEdge', optional=True),
        label="capital's census at the start",
    ),
    Field(
        'capital_harvest', 'capital_harvest', Holds("choice", 'OpeningEdge', optional=True),
        label="capital's food production at the start",
    ),
    Field(
        'capital_mint', 'capital_mint', Holds("choice", 'OpeningEdge', optional=True),
        label="capital's gold production at the start",
    ),
    Field(
        'capital_buildings', 'capital_buildings', Holds("set", 'Building'),
        label='buildings of the capital at the start',
    ),
    Field(
        'hidden_villages', 'hidden_villages', Holds("truth", optional=True),
        label='its villages are hidden at the start',
    ),
    Field(
        'recruit_experience', 'recruit_experience', Holds("choice", 'Experience', optional=True),
        label='experience of its recruits',
    ),
    Field(
        'first_group', 'first_group', Holds("choice", 'Experience', optional=True),
        label='experience of its first group',
    ),
    Field(
        'first_brigade', 'first_brigade', Holds("choice", 'BrigadeType', optional=True),
        label='additional brigade in its first group',
    ),
    Field(
        'first_brigade_experience', 'first_brigade_experience',
        Holds("choice", 'Experience', optional=True), label='experience of that brigade',
    ),
    Field('consuls', 'consuls', Holds("number", optional=True), label='Consuls'),
    Field('demon_lords', 'demon_lords', Holds("number", optional=True), label='Demon Princes'),
    Field('marshals', 'marshals', Holds("number", optional=True), label='additional Marshals'),
    Field('generals', 'generals', Holds("number", optional=True), label='additional Generals'),
    Field(
        'power_three', 'power_three', Holds("number", optional=True),
        label='additional wizards of the third power',
    ),
    Field(
        'power_two', 'power_two', Holds("number", optional=True),
        label='additional wizards of the second power',
    ),
    Field(
        'power_one', 'power_one', Holds("number", optional=True),
        label='additional wizards of the first power',
    ),
    Field('spare_adepts', 'spare_adepts', Holds("number", optional=True), label='additional Adepts'),
    Field('fleets', 'fleets', Holds("number", optional=True), label='additional fleets in every sea'),
    Field(
        'least_fleets', 'least_fleets', Holds("number", optional=True),
        label='fleets in every sea at least',
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
            'VictoryBy', ('one_ruler', 'all_partners', 'nobody_claims'),
            ('a ruler alone', 'all rulers of a team', 'nobody: it is counted at the end'), 'who claims it',
        ),
        Choice(
            'IndicatorBearer', ('ruler_bears', 'agent_bears', 'figure_bears'),
            ('Ruler', 'Agent or fanatic', 'Figure'), 'who bears it',
        ),
        Choice(
            'Improvement', ('food_work', 'gold_work', 'wall_work'),
            ('Food production', 'Gold production', 'Defense'), 'what is improved',
        ),
        Choice(
            'StageOrigin', ('preparation', 'troops', 'spells', 'artifacts'),
            ('preparation', 'troops', 'spells', 'artifacts'), 'what strikes in a stage',
        ),
        Choice(
            'SightingEnd', ('sighting_resolved', 'sighting_unresolved'), ('resolved', 'not resolved'),
            'how an encounter ends',
        ),
        Choice(
            'SightingFinder',
            ('scouting_agent', 'searching_agent', 'seasoned_agent', 'raven', 'eagle', 'diviner_of_names', 'diviner_of_places', 'wandering_group'),
            ('an agent on reconnaissance', 'an agent who searches for encounters', 'an agent on an advanced search', 'a Raven Familiar', 'an Eagle Familiar', 'a High Priestess who divines the name of an artifact', 'a High Priestess who divines the place of an artifact', 'a group that ends its movement there'),
            'who finds encounters',
        ),
        Choice(
            'Crafting', ('coins', 'grain_store', 'ingots', 'standing_at_court'),
            ('gold', 'food', 'mithril', 'influence'), 'what a scroll is rolled for',
        ),
        Choice(
            'ItemHeading', ('fine_item', 'excellent_item', 'superior_item', 'special_item'),
            ('Fine', 'Excellent', 'Superior', 'Special'), 'quality of a magical item',
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
            'ArtifactClass', ('benevolent', 'covert', 'wizardly', 'weapon', 'kingly', 'special_class'),
            ('Benevolent', 'Covert', 'Wizard', 'Weapon', 'King', 'Special'), 'class of an artifact',
        ),
        Choice(
            'Quality', ('enigma', 'fine', 'excellent', 'superior', 'quest'),
            ('Enigma', 'Fine', 'Excellent', 'Superior', 'Quest'), 'quality of an artifact',
        ),
        Choice(
            'RelicHolder', ('realm', 'throne', 'court', 'spying_agent', 'mage', 'own_company', 'town'),
            ('a kingdom', 'a ruler', 'an emissary', 'an agent', "a wizard's group", 'a group', 'a population center'),
            'to whom an artifact is of use',
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
        Choice(
            'ObjectiveClass', ('territorial', 'political', 'adventure', 'development'),
            ('territorial', 'political', 'adventure', 'development'), 'category of an objective',
        ),
        Choice('GoalQuality', ('major', 'minor'), ('major', 'minor'), 'quality of an objective'),
        Choice(
            'ForetoldAt', ('any_region', 'home_region'),
            ('in a region by lot', 'in the region of the capital'), 'where a foretold artifact lies',
        ),
        Choice(
            'CommandGiver',
            ('throne', 'consul', 'demon_prince', 'envoy', 'jester', 'novice', 'seeress', 'agent_or_fanatic', 'caster', 'marching_group', 'navy', 'councillor', 'crown'),
            ('King, Queen or Regent', 'Consul', 'Demon Prince', 'political emissary', 'Fool', 'Noble Maiden', 'High Priestess', 'agent or fanatic', 'wizard or adept', 'group', 'fleets of a sea', 'member of the High Council', 'the kingdom'),
            'who gives a command',
        ),
        Choice(
            'CountedPer',
            ('whole_realm', 'each_host', 'each_center', 'each_sea', 'each_relic', 'each_improvement'),
            ('the kingdom', 'each group', 'each population center', 'each sea', 'each artifact', 'each of food, gold and defense at a population center'),
            'what a number of times in a turn is counted for',
        ),
        Choice(
            'CommandSlot',
            ('repeated_command', 'one_priestess', 'own_group', 'host_or_place', 'rival_group', 'one_caster', 'chosen_plan', 'popcenter_named', 'coins', 'brigade_breed', 'ration', 'one_sea', 'some_fleets', 'envoy', 'realm', 'sleeping_victim', 'any_figure', 'map_area', 'secret_code', 'voice', 'sacks', 'first_choice', 'second_choice', 'one_maiden', 'office', 'wished_name', 'bottle', 'improved_good', 'multiple_asked', 'forged_gear', 'raised_building', 'one_hostage', 'sea_fitting', 'idle_group', 'one_leader', 'other_group', 'one_relic', 'several_areas', 'marching_way', 'wanted_enemy', 'second_wanted_enemy', 'new_ships', 'ship_price', 'province', 'kind_or_size', 'sort_of_relic', 'whose_relic', 'breed_too', 'relic_name', 'one_agent', 'picked_up_at', 'handed_over_at', 'crown_name', 'crown_title', 'goal_codes', 'prize_codes', 'wish_codes', 'new_price'),
            ('a command, as it is to be repeated', 'a High Priestess, by name', 'a group of the kingdom', 'the group or population center that is struck', "another kingdom's group", 'a wizard', 'the tactical maneuver', 'a population center', 'an amount of gold', 'a type of brigade', 'food, gold, or both', 'a sea', 'a number of fleets', 'a political emissary, by name', 'a kingdom', 'an emissary, priestess or agent, by name', 'an emissary, agent or priestess, by name', 'a map area', 'the skeleton, by its code', 'yes, no or abstention', 'an amount of food', 'the population center of the first choice', 'the population center of the second choice', 'a Noble Maiden, by name', 'what is hired', 'a name', "an alchemist's item", 'food, gold or defense', 'how many times', 'armor or weapons', 'what is built', 'a prisoner, by name', 'the enhancement', 'an inactive group of the kingdom', 'a leader, by name', 'another group of the kingdom', 'an artifact, by its short name', 'map areas, side by side', 'the areas of the way', 'whom to look for', 'whom else to look for', 'new fleets', 'gold for each of them', 'a region', 'what kind or size', 'a class of artifact', "in the wild, or another kingdom's", 'a second type of brigade', 'the short name of an artifact', 'an agent, by name', 'who or what has it', 'who or what gets it', 'the new name', 'King or Queen', 'codes of objectives, by points', 'codes of awards, by points', 'codes of customization, by points', 'the new price of training'),
            'what is said with a command',
        ),
        Choice('Relation', ('ally', 'enemy', 'neutral'), ('ally', 'enemy', 'neutral'), 'relation'),
        Choice('Quarters', ('town', 'city'), ('town', 'city'), 'where a group rests'),
        Choice('Loot', ('purse', 'sacks', 'ingots'), ('gold', 'food', 'mithril'), 'what is stolen'),
        Choice(
            'Weakness', ('walls_themselves', 'mines', 'fields'),
            ('defenses', 'gold production', 'food production'), 'what is broken',
        ),
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
            ('region_gained', 'region_lost', 'seat_gained', 'seat_lost', 'capital_lost', 'commended', 'condemned', 'title', 'enemy_declared', 'false_skeleton', 'failed_check', 'cursed', 'prestige', 'aura', 'princess'),
            ('a region is gained', 'a region is lost', 'a seat on the High Council is taken', 'a seat on the High Council is lost', 'the capital is lost', 'the Council commends', 'the Council condemns', 'a title is bestowed', 'an enemy is declared', 'a skeleton is revealed that does not exist', 'a victory is claimed in vain', 'a curse', 'conjured prestige', 'an enhanced aura', 'Princess Xynia comes to court'),
            "what moves a ruler's influence",
        ),
        Choice(
            'Post',
            ('agent_post', 'fool_post', 'ambassador_post', 'governor_post', 'maiden_post', 'fanatic_post', 'miners', 'centurion_post', 'adept_post', 'halfling_marshal', 'halfling_wizard', 'halfling_agent'),
            ('Agent', 'Fool', 'Ambassador', 'Governor', 'Noble Maiden', 'Fanatic', 'Mithril Miners', 'Centurion', 'Adept', 'Marshal (Halfling)', 'Power-2 Wizard (Halfling)', 'Level-7 Agent (Halfling)'),
            'whom a kingdom may hire',
        ),
        Choice(
            'OpeningEdge', ('minor_boost', 'significant_boost'), ('minor', 'significant'),
            'how much more than others at the start',
        ),
        Choice(
            'AdvancedItem',
            ('muskets', 'matriarchal_spears', 'poison_tail_stinger', 'battle_axes', 'venomed_blades', 'voodoo_dolls', 'dwarven_hammers', 'elven_bows', 'iron_javelins', 'slings_of_accuracy', 'vorpal_blades', 'blessed_lances', 'barbed_maces'),
            ('Muskets', 'Matriarchal Spears', 'Poison Tail Stinger', 'Battle Axes', 'Venomed Blades', 'Voodoo Dolls', 'Dwarven Hammers', 'Elven Bows', 'Iron Javelins', 'Slings of Accuracy', 'Vorpal Blades', 'Blessed Lances', 'Barbed Maces'),
            'advanced item',
        ),
        Choice(
            'Topic', ('any_king', 'king_and_region', 'centers', 'council_member'),
            ('a ruler', 'a ruler in a region', 'cities, towns, or villages throughout Alamaze', 'a member of the Council'),
            'who or what an issue is about',
        ),
        Choice(
            'Ballot', ('open_ballot', 'secret_ballot'), ('open ballot', 'secret ballot'),
            'how the Council votes',
        ),
        Choice(
            'RegionGroup', ('capital_regions', 'trading_coasts', 'savage_regions', 'free_states'),
            ('The Capital Regions', 'Regions of the Trading Coasts', 'The Savage Regions', 'The Free States'),
            'regional character',
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
            'SpellAim',
            ('caster_only', 'own_group', 'home_group', 'own_leader', 'rival_group', 'own_enemy_figure', 'popcenter', 'envoy', 'liege', 'province', 'waters', 'map_spot', 'rival_realm', 'relic', 'sighting', 'royal_stores'),
            ('the caster', "the caster's own group", 'another group of the kingdom', "a leader of the caster's group", 'another group', 'a leader or wizard of another kingdom', 'a population center', 'an emissary, priestess or agent', 'a ruler', 'a region', 'a sea', 'a map area', 'another kingdom', 'an artifact', 'an unusual encounter', "the kingdom's stores"),
            'what a spell is cast upon',
        ),
        Choice(
            'SpellExtra',
            ('foe_named', 'kingdom_named', 'lowest_spell', 'slain', 'one_leader', 'two_leaders', 'two_breeds', 'crafted', 'sea_areas', 'four_areas', 'size_of_group', 'idle_group'),
            ('the enemy group or population center', 'the kingdom', 'the lowest number to be dispelled, if any', 'the leader or wizard, by name', 'the leader, by name', 'the leader who is given up and the leader who rises, by name', 'one or two types of brigade', 'the item', 'the areas of the sea, side by side', 'the areas, side by side', 'a size of group', 'an inactive group of the kingdom'),
            'what else is said with a spell',
        ),
        Choice(
            'Nearness', ('same_group', 'same_area', 'same_region', 'own_center', 'at_any_distance'),
            ("in the caster's group", 'in the same area', "in the caster's region", "in a population center of the kingdom's own", 'anywhere'),
            'how near the caster has to be',
        ),
        Choice(
            'Lasting',
            ('for_the_moment', 'one_battle', 'all_battles', 'all_turn', 'until_broken', 'for_good'),
            ('for the moment', 'for one battle', 'for all battles of the turn', 'for the turn', 'until it is destroyed', 'for good'),
            'how long magic works',
        ),
        Choice(
            'SpellRepeat',
            ('ruler_in_a_turn', 'region_in_a_turn', 'regional_effect', 'sea', 'kingdom_ever'),
            ('once a turn upon one ruler', 'once a turn in one region', 'one regional effect a turn upon one group', 'once upon one sea', 'once in the game against one kingdom'),
            'how often a spell can work',
        ),
        Choice(
            'SpellSpared',
            ('flyers', 'centers', 'capitals', 'undead_troops', 'stalwart_kingdoms', 'warlords', 'patrols', 'allied_groups', 'elite_ships', 'mist_ships'),
            ('groups that fly', 'population centers', 'capitals', 'the undead', 'kingdoms that are Stalwart', 'groups with a Warlord', 'patrols', 'groups of declared allies', 'Elite Ships', 'Ships of Mist'),
            'what a spell does nothing to',
        ),
        Choice(
            'StatusClass',
            ('artifact_status', 'covert_status', 'economic_status', 'magic_status', 'military_status', 'political_status', 'regional_status', 'citizenship_status', 'victory_status'),
            ('Artifact', 'Covert', 'Economic', 'Magic', 'Military', 'Political', 'Regional', 'Citizenship', 'Victory'),
            'class of status points',
        ),
        Choice(
            'StatusItem',
            ('quest_or_superior', 'excellent_artifact', 'fine_artifact', 'agent_eleven', 'agent_eight', 'ruler_prisoner', 'demon_prisoner', 'prince_prisoner', 'duke_prisoner', 'count_prisoner', 'baron_prisoner', 'governor_prisoner', 'ambassador_prisoner', 'fool_prisoner', 'agent_prisoner', 'highest_food', 'highest_gold', 'highest_census', 'has_legendary_castle', 'has_greater_castle', 'has_castle', 'has_citadel', 'has_fortress', 'has_great_temple', 'has_wizard_tower', 'has_mage_tower', 'wizard_seven', 'wizard_five', 'has_warlord', 'has_marshal', 'elite_brigade', 'great_host', 'strong_host', 'navies', 'influence_twenty', 'influence_seventeen', 'on_the_council', 'enemy_of_somebody', 'ally_of_somebody', 'has_prince', 'tight_region', 'controlled_region', 'substantial_region', 'significant_region', 'until_twelve', 'until_eighteen', 'until_twenty_four', 'until_thirty', 'survived_all', 'rex_victory', 'team_victory', 'usurper_victory'),
            ('Quest or Superior', 'Excellent', 'Fine', 'Agent L11+', 'Agent L8-10', 'Prisoner \u2013 Ruler', 'Prisoner \u2013 Demon Prince', 'Prisoner \u2013 Prince', 'Prisoner \u2013 Duke', 'Prisoner \u2013 Count', 'Prisoner \u2013 Baron', 'Prisoner \u2013 Governor', 'Prisoner \u2013 Ambassador', 'Prisoner \u2013 Fool', 'Prisoner \u2013 Agent (level x 15)', 'Highest Food Production', 'Highest Gold Production', 'Highest Census', 'Legendary Castle', 'Greater Castle', 'Castle', 'Citadel', 'Fortress', 'Great Temple', 'Wizard Tower', 'Great Mage Tower', 'Have a Pwr-7+ Wizard', 'Have a Pwr-5-6 Wizard', 'Have a Warlord', 'Have a Marshal', 'Have an elite brigade', 'Group > 100k vs PC', 'Group > 70k vs PC', 'Seapower (fleets x quality)', 'Have influence 20+', 'Have influence 17-19', 'Member on high council', 'Declared you as enemy', 'You declared as ally', 'Have a prince', 'Tight control in region', 'Control in region', 'Substantial in region', 'Significant in region', 'Survive until turn 12', 'Survive until turn 18', 'Survive until turn 24', 'Survive until turn 30', 'Survive until end of game', 'Standard (Rex) Victory', 'Team Victory', 'Usurper Victory'),
            'what earns status points',
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
            'BrigadeType',
            ('apes', 'centaurs', 'cockatrices', 'ghouls', 'goblins', 'iron_golem', 'minotaurs', 'orcs', 'rock_golems', 'rohirrim', 'scorpions', 'swampmen', 'unicorns', 'warg_riders', 'zamorans', 'alchemist', 'amazons', 'ancient_ones', 'atlanteans', 'beholder', 'black_dragons', 'chameleons', 'cimmerians', 'chimera', 'cyclops', 'dark_elves', 'demon_princes', 'deathknights', 'damned', 'druid', 'dwarves', 'air_elementals', 'earth_elementals', 'fire_elementals', 'elves', 'elementalist', 'ents', 'ettins', 'water_elementals', 'fairy_folk', 'forgotten', 'free_traders', 'gargoyles', 'gelatinous_cubes', 'giant_eagles', 'griffons', 'giants', 'gnolls', 'gnomes', 'great_bats', 'halflings', 'hell_hounds', 'hill_giants', 'huns', 'illusionist', 'knights_of_styx', 'lizard_men', 'lycans', 'mammoths', 'manticores', 'mephits', 'mummies', 'mythians', 'necromancer', 'northmen', 'nomads', 'nyvarians', 'ogres', 'owlbears', 'paladins', 'pit_fiend', 'phoenix', 'pirates', 'phantasmal_force', 'phantoms', 'pixies', 'rangers', 'rocs', 'red_dragons', 'sacred_order', 'skeletons', 'shambling_mounds', 'sorcerer', 'specters', 'sprites', 'stormgate_guard', 'saurus', 'troglodytes', 'trolls', 'tyrant', 'umber_hulks', 'underworld', 'uak_hai', 'vikings', 'warlock', 'westmen', 'wildlings', 'war_machines', 'wood_elves', 'wights', 'wyverns', 'zealots', 'zombies'),
            ('Apes', 'Centaurs', 'Cockatrices', 'Ghouls', 'Goblins', 'Iron Golem', 'Minotaurs', 'Orcs', 'Rock Golems', 'Rohirrim', 'Scorpions', 'Swampmen', 'Unicorns', 'Warg Riders', 'Zamorans', 'Alchemist', 'Amazons', 'Ancient Ones', 'Atlanteans', 'Beholder', 'Black Dragons', 'Chameleons', 'Cimmerians', 'Chimera', 'Cyclops', 'Dark Elves', 'Demon Princes', 'Deathknights', 'Damned', 'Druid', 'Dwarves', 'Air Elementals', 'Earth Elementals', 'Fire Elementals', 'Elves', 'Elementalist', 'Ents', 'Ettins', 'Water Elementals', 'Fairy Folk', 'Forgotten', 'Free Traders', 'Gargoyles', 'Gelatinous Cubes', 'Giant Eagles', 'Griffons', 'Giants', 'Gnolls', 'Gnomes', 'Great Bats', 'Halflings', 'Hell Hounds', 'Hill Giants', 'Huns', 'Illusionist', 'Knights of Styx', 'Lizard Men', 'Lycans', 'Mammoths', 'Manticores', 'Mephits', 'Mummies', 'Mythians', 'Necromancer', 'Northmen', 'Nomads', 'Nyvarians', 'Ogres', 'Owlbears', 'Paladins', 'Pit Fiend', 'Phoenix', 'Pirates', 'Phantasmal Force', 'Phantoms', 'Pixies', 'Rangers', 'Rocs', 'Red Dragons', 'Sacred Order', 'Skeletons', 'Shambling Mounds', 'Sorcerer', 'Specters', 'Sprites', 'Stormgate Guard', 'Saurus', 'Troglodytes', 'Trolls', 'Tyrant', 'Umber Hulks', 'Underworld', 'Uak Hai', 'Vikings', 'Warlock', 'Westmen', 'Wildlings', 'War Machines', 'Wood Elves', 'Wights', 'Wyverns', 'Zealots', 'Zombies'),
            'brigade_type',
        ),
        Choice(
            'CampaignVariant',
            ('steel', 'primeval', 'magic_alliance', 'confederation', 'confluence', 'dueling', 'slugfest', 'titan', 'warlords'),
            ('Steel', 'Primeval', 'Magic-Alliance', 'Confederation', 'Confluence', 'Duel', 'Slugfest', 'Titan', 'Warlord'),
            'campaign_variant',
        ),
        Choice(
            'Triumph', ('rex_victory', 'lions_share', 'shared_victory'),
            ('Rex Victory', "Lion's Share Victory", 'Team Victory'), 'triumph',
        ),
        Choice(
            'CampaignOption', ('exploratory', 'extra_orders', 'pagan', 'random_cities', 'ice_age_option'),
            ('Exploratory', 'Extra Orders', 'Pagan', 'Random Cities', 'Ice Age'), 'campaign_option',
        ),
        Choice(
            'ItemIndicator',
            ('crown', 'staff', 'saves', 'dagger', 'enchanted_weapon', 'boosted', 'disguised', 'guarded_mark', 'hidden_mark', 'gate_worn', 'mounted', 'protected', 'concealed_mark', 'slept_mark', 'warded_mark', 'blessed_mark'),
            ('Crown', 'Staff', 'Saves', 'Dagger', 'Enchanted Weapon', 'Boosted', 'Disguised', 'Guarded', 'Hidden', 'Gate', 'Mounted', 'Protected', 'Concealed', 'Slept', 'Warded', 'Blessed'),
            'item_indicator',
        ),
        Choice(
            'Stage',
            ('pre_combat', 'far_missiles', 'near_missiles', 'first_magic', 'wands', 'first_charge', 'second_charge', 'second_magic', 'melee_one', 'melee_two', 'combined_one', 'combined_two'),
            ('Pre-Combat Stage', 'Long-Range Missile Stage', 'Short-Range Missile Stage', 'Magic (Phase I) Stage', 'Weapon Artifact Stage', 'Charge (Phase I) Stage', 'Charge (Phase II) Stage', 'Magic (Phase II) Stage', 'Melee (Phase I) Stage', 'Melee (Phase II) Stage', 'Combined (Phase I) Stage', 'Combined (Phase II) Stage'),
            'stage',
        ),
        Choice(
            'Handbook',
            ('on_first_turn', 'on_repeating', 'on_customization', 'on_early_objectives', 'on_standing_commands', 'on_centers', 'on_harvests', 'on_mithril_trade', 'on_provinces', 'on_royal_weight', 'on_envoys', 'on_spies', 'on_seeresses', 'on_hosts', 'on_fighting', 'on_sorcery', 'on_navies', 'on_bargains', 'on_secrets', 'on_councils', 'on_sightings'),
            ('Quick Start Guide (Sample Turn 1 Actions)', 'Sage Advice: Standing Orders', 'Kingdom Customization', 'Early Strategic Objective (ESO)', 'Standing Orders', 'Population Centers', 'Production', 'Mithril', 'Regions', "King's Influence", 'Political Emissaries', 'Agents', 'High Priestess', 'Groups', 'Combat', 'Magic', 'Seapower', 'Trading', 'Skeletons In The Closet', 'High Council', 'Unusual Encounters'),
            'handbook',
        ),
        Choice(
            'Highlight',
            ('kingdoms_added', 'trait_added', 'mithril_added', 'immortality_added', 'brigades_added', 'crafts_added', 'refits_added', 'spells_added'),
            ('New Kingdoms', 'New Trait: Evil', 'New Resource: Mithril', 'New Feature: Immortality', 'New Brigades', 'New Feature: Craft Magic Items', 'New Naval Fleet Enhancements', 'New Spells'),
            'highlight',
        ),
        Choice(
            'MagicalItem',
            ('cloak_of_disguise', 'ring_of_protection', 'rod_of_fire', 'scroll_of_minor_healing', 'smoke_mojo', 'wand_of_lightning', 'crystal_of_seeing', 'guardian_talisman', 'scroll_of_major_healing', 'scroll_of_purification', 'plow_of_the_prophet', 'scroll_of_defense', 'scroll_of_escape', 'scroll_of_insect_swarm', 'scroll_of_fabrication', 'scroll_of_immortality', 'scroll_of_pot_luck'),
            ('Cloak of Disguise', 'Ring of Protection', 'Rod of Fire', 'Scroll of Minor Healing', 'Smoke Mojo', 'Wand of Lightning', 'Crystal of Seeing', 'Guardian Talisman', 'Scroll of Major Healing', 'Scroll of Purification', 'Plow of the Prophet', 'Scroll of Defense', 'Scroll of Escape', 'Scroll of Insect Swarm', 'Scroll of Fabrication', 'Scroll of Immortality', 'Scroll of Pot Luck'),
            'magical_item',
        ),
        Choice(
            'AlchemistItem',
            ('explosive_device', 'healing_salve', 'poison_flask', 'preservation_jug', 'rejuvenation_cream'),
            ('Explosive Device', 'Healing Salve', 'Poison Flask', 'Preservation Jug', 'Rejuvenation Cream'),
            'alchemist_item',
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
            ('amulet_of_protection', 'ring_of_protection', 'guardian_talisman', 'smoke_mojo', 'ring_of_invisibility', 'ring_of_power', 'ancient_annihilator', 'demon_bane', 'demon_death', 'ruler_eliminator', 'anglakel', 'axe_of_farin', 'bow_of_heracles', 'elan', 'golden_spear_of_lerix', 'great_axe_of_hurblind', 'green_dragon_mates', 'morgal_blade', 'morning_star_of_torag', 'narsil', 'renowned_standard', 'standard_of_valor', 'sword_of_alvinitar', 'crown_of_anzu', 'staff_of_disdain', 'staff_of_the_great_orator', 'stone_of_all_minds', 'rod_of_fire', 'wand_of_lightning', 'orb_of_anti_magic', 'adept_twins', 'altar_of_the_holy_ancients', 'armor_of_anon', 'black_owl_totem', 'champion_stallions', 'cloak_of_disguise', 'crystal_of_seeing', 'eklar_the_wizard', 'fire_of_the_void', 'gem_of_planes', 'great_diamond', 'great_red_bats_of_the_lost_caves', 'horn_of_the_intrepid', 'key_of_the_gem', 'key_of_the_maker', 'key_of_the_slayer', 'key_of_the_staff', 'knowledge_totem', 'last_herd_of_winged_stallions', 'marshal_cora_draco', 'nemrond_the_wizard', 'onyx_amulet', 'oracle_of_the_old_gods', 'palantir_ambalar', 'palantir_crisnia', 'palantir_phonis', 'palantir_redjak', 'palantir_unikar', 'plow_of_the_prophet', 'princess_xynia', 'red_elk_mount', 'ring_of_spells', 'scrying_mirror', 'shield_of_hector', 'valyrian_steel', 'verdikar_the_wizard', 'whowie_totem'),
            ('Amulet of Protection', 'Ring of Protection', 'Guardian Talisman', 'Smoke Mojo', 'Ring of Invisibility', 'Ring of Power', 'Ancient Annihilator', 'Demon Bane', 'Demon Death', 'Ruler Eliminator', 'Anglakel, Sword from the Sky', 'Axe of Farin', 'Bow of Heracles', 'Elan, Flaming Sword of the North', 'Golden Spear of Lerix', 'Great Axe of Hurblind', 'Green Dragon Mates', 'Morgal Blade', 'Morning Star of Torag', 'Narsil, Flame of the West', 'Renowned Standard', 'Standard of Valor', 'Sword of Alvinitar', 'Crown of Anzu', 'Staff of Disdain', 'Staff of the Great Orator', 'Stone of All Minds', 'Rod of Fire', 'Wand of Lightning', 'Orb of Anti-Magic', 'Adept Twins', 'Altar of the Holy Ancients', 'Armor of Anon', 'Black Owl Totem', 'Champion Stallions', 'Cloak of Disguise', 'Crystal of Seeing', 'Eklar the Wizard', 'Fire of the Void', 'Gem of Planes', 'Great Diamond', 'Great Red Bats of the Lost Caves', 'Horn of the Intrepid', 'Key of the Gem', 'Key of the Maker', 'Key of the Slayer', 'Key of the Staff', 'Knowledge Totem', 'Last Herd of Winged Stallions', 'Marshal Cora Draco', 'Nemrond the Wizard', 'Onyx Amulet', 'Oracle of the Old Gods', 'Palantir Ambalar', 'Palantir Crisnia', 'Palantir Phonis', 'Palantir Redjak', 'Palantir Unikar', 'Plow of the Prophet', 'Princess Xynia', 'Red Elk Mount', 'Ring of Spells', 'Scrying Mirror', 'Shield of Hector', 'Valyrian Steel', 'Verdikar the Wizard', 'Whowie Totem'),
            'artifact',
        ),
        Choice(
            'Lookout',
            ('agent_recon', 'agent_search', 'advanced_search', 'priestess_vision', 'raven', 'eagle', 'unveiling', 'scrying', 'black_owl', 'crystal', 'falcon', 'marching', 'marching_end', 'true_seeing'),
            ('Recon by an agent', 'Search for population centers', 'Advanced search', 'Divination by a High Priestess', 'Raven Familiar', 'Eagle Familiar', 'Unveil Population Centers', 'Palantir or Scrying Mirror', 'Black Owl Totem', 'Crystal of Seeing', 'Falcon', 'A group that passes or stops', 'A group that ends its movement there', 'True Seeing'),
            'lookout',
        ),
        Choice(
            'Prize',
            ('banners_raised', 'warmer_welcome', 'nearer_victory', 'governor_raised', 'ambassador_raised'),
            ('Neutral population centers', "The region's reaction", 'Victory', 'A Provincial Governor becomes a Baron', 'An Ambassador becomes a Provincial Governor'),
            'prize',
        ),
        Choice(
            'UndyingBoon',
            ('no_assassins', 'no_dungeon', 'knows_suitors', 'knows_scouts', 'high_magic', 'hard_to_catch'),
            ('No assassin', 'No dungeon', 'Knows who woos its regions', 'Knows who was looking', 'High magic', 'Hard to catch'),
            'undying_boon',
        ),
        Choice(
            'Objective',
            ('goal_t1', 'goal_t2', 'goal_t3', 'goal_t4', 'goal_t5', 'goal_p1', 'goal_p2', 'goal_p3', 'goal_p4', 'goal_p5', 'goal_a1', 'goal_a2', 'goal_a3', 'goal_a4', 'goal_a5', 'goal_d1', 'goal_d2', 'goal_d3', 'goal_d4', 'goal_d5', 'goal_d6', 'goal_d7', 'goal_d8'),
            ('Control a region', 'Substantial & Significant in regions', 'Two cities in 2 different regions', 'Substantial in a region', 'Significant in 2 regions', 'Influence of 17+ & 2 Princes (not Demon Princes)', 'High Council & Tolerant or better in 6 regions', 'High Council & Influence 15+', 'Friendly reactions in 3 regions', '3 Emissaries at Duke+ (not Demon Prince/Consul)', 'Recover 4 Artifacts from Unusual Encounters', '7 Prisoners', 'Control 2 Artifacts', '4 Prisoners', 'Warlord', '3 or more Level 10+ Agents or Fanatics', '3 or more Power-5+ Wizards', '3 or more Marshals', 'Total 7+ Fleets in each of 2+ Seas', 'Popcenter with > 35,000 defense or gold production', '3 or more Level 7+ Agents or Fanatics', '3 or more Power-4+ Wizards', '6 or more Generals or higher-ranking leaders'),
            'objective',
        ),
        Choice(
            'Award',
            ('award_b1', 'award_c1', 'award_g1', 'award_i1', 'award_l4', 'award_n1', 'award_w1', 'award_b2', 'award_c2', 'award_l7', 'award_n2', 'award_w2', 'award_s1', 'award_s2', 'award_w3'),
            ('Kingdom-named brigade (not Giant or Red Dragon, see B2)', 'General', '20,000 gold', 'Point of Influence', 'Level 4 Agent', 'Baron', 'Adept', 'Giant or Red Dragon brigade', 'Marshal', 'Level 7 Agent', 'Duke', 'Power-1 Wizard', 'Demon Prince (Demon Prince kingdom only)', 'Consul (Ancient Ones kingdom only)', 'Power-2 Wizard'),
            'award',
        ),
        Choice(
            'CustomItem',
            ('custom_c1', 'custom_c2', 'custom_c3', 'custom_c4', 'custom_c5', 'custom_c6', 'custom_c7', 'custom_c8', 'custom_c9', 'custom_c10', 'custom_c11', 'custom_c12', 'custom_c17', 'custom_c18', 'custom_c19', 'custom_c20', 'custom_c21', 'custom_c22', 'custom_g1', 'custom_g2', 'custom_g3', 'custom_g5', 'custom_g6', 'custom_g7', 'custom_g8', 'custom_g9', 'custom_g10', 'custom_g11', 'custom_g12', 'custom_m1', 'custom_m2', 'custom_m3'),
            ('Cloak of Disguise', 'Red Elk Mount', '8,000 Gold', 'Smoke Mojo', 'New Governor', 'Scrying Mirror', '+1 Influence', 'New Baron', 'Amulet of Protection', 'Onyx Amulet', 'Guardian Talisman', 'Glyph of Protection', 'Raise Ambassador to Governor', 'Raise Agent L2 to L4', 'New Bazaar', 'New Temple', 'New Agent L2', 'New Prince', 'Champion Stallions', 'Valyrian Steel', 'Knowledge Totem', 'Kingdom Brigade (Non-Flying, Green)', 'Renowned Standard', 'Whowie Totem', 'New Adept', 'New Captain', 'Wizard Pwr-1 to Pwr-2', 'Black Owl Totem', 'Kingdom Brigade (Upgrade)', 'Foreknowledge (Excellent, Random)', 'Fleet Quality (All Seas +2)', 'Foreknowledge (Fine, Capital)'),
            'custom_item',
        ),
        Choice(
            'DefaultChoice', ('default_customization', 'default_objectives'),
            ('Default Selection: Customization', 'Default Selection: Objectives'), 'default_choice',
        ),
        Choice(
            'Privilege',
            ('summon_monsters', 'equip_advanced_item', 'equip_mithril_item', 'supreme_masking', 'evasion', 'volcano_phoenix', 'dragons_lair', 'no_navy', 'druids_grove', 'gold_mine', 'hidden_oasis', 'pirates_cove', 'watchful_villages', 'ships_on_any_sea', 'transmute_damned', 'transmute_rare_element', 'alchemist_workshops', 'greek_fire_discount', 'plains_hunters', 'consul_enamor', 'consul_denigrate', 'consul_titles', 'consul_travel', 'consul_rites', 'maiden_tribute', 'sleep_of_consuls', 'living_plague', 'vile_presence', 'hounds_of_hell', 'summon_pit_fiend', 'muster_the_fallen', 'grim_morale', 'summon_fallen_angel', 'torment_prisoner', 'mortal_steward', 'gate_of_princes', 'sleep_of_princes', 'regional_submission', 'demonic_denigration', 'raise_dead', 'dwarven_defenses', 'masons_tribute', 'tunnels_and_traps', 'stonecutters', 'eagle_riders', 'roc_riders', 'towering_parley', 'giant_masons', 'elemental_summons', 'elemental_mastery', 'plentiful_reinforcements', 'lost_lore', 'eye_of_the_beholder', 'artifact_keys', 'open_doors', 'nobodys_enemy', 'merchant_captains', 'advisers_tribute', 'trading_company', 'reveal_all_trades', 'special_hires', 'disguised_envoy', 'slippery_captives', 'lycanthropy_in_battle', 'lycan_regeneration', 'winter_hunger', 'lycanthropy_of_captives', 'lycanthropy_of_envoys', 'outcasts', 'prize_money', 'double_treasure', 'falconers', 'paladin_upkeep', 'early_triumph', 'early_great_triumph', 'banished_wraith', 'agents_tribute', 'global_training_cost', 'early_kidnap', 'early_rescue', 'rapid_training', 'lasting_temple'),
            ('Summon Monster I-IX', 'Equip Advanced Item', 'Equip Mithril Item', 'Masked In Its Own Terrain', 'Evasion', 'Phoenix', "Create Dragon's Lair", 'No Navy', "Create Druid's Grove", 'Create Gold Mine', 'Create Hidden Oasis', "Create Pirate's Cove", 'Intrinsic Reconnaissance', 'Elite Ships On Any Sea', 'Transmute Damned to Zombie', 'Transmute Rare Element', 'Apothecary and Laboratory', 'Greek Fire At Half Cost', 'Hunting Prowess', 'Consul Enamor Region', 'Consul Denigrate Region', 'Titles In The Presence Of A Consul', 'Consuls On The Road', 'Consuls As High Priestesses', 'Tribute For Noble Maidens', 'Sleep', 'Plague', 'Vile Presence', 'Hell Hounds', 'Summon Pit Fiend', 'Muster The Fallen', 'Conquest Alone Lifts Them', 'Summon Fallen Angel', 'Torment Prisoner', 'A Mortal On The Throne', 'Gate', 'Sleep', 'Regional Submission', 'Demonic Denigration', 'Raise Dead', 'Dwarven Defenses', 'Tribute For Walls', 'Dwarven Tunnels & Traps', 'Improvements At A Discount', 'Giant Eagles', 'Rocs', 'Towering Envoys', 'Master Craftsmen', 'Summoned From The Elemental Planes', 'Masters Of The Elements', 'Reinforcements In Great Number', 'Fewer Spells Than Their Rank', 'Beholder', 'Knowledge Of All Keys', 'Tolerated Everywhere', "Nobody's Enemy", 'Merchant Captains', "Advisers' Tribute", 'Establish a Hobbit Inc. Trading Company', 'Reveal All Trades', 'Hire New Figure', 'Cloak of Disguise At The Start', 'Slippery Captives', 'Lycanthrope In Battle', 'Lycan Regeneration', 'Winter Moon', 'Lycanthrope Of Captives', 'Lycanthrope Of Envoys', 'No Seat On The High Council', 'Prize Money', 'Double Treasure', 'Falconry', 'Paladins At Half Pay', 'Bonus For The Lesser Objective', 'Bonus For The Greater Objective', 'Banished Wraith', 'Tribute For Agents', 'Set Global Agent Training Cost', 'Early Kidnap Figure', 'Early Rescue Prisoner', 'Rapid Agent Training', 'Temple At The Capital'),
            'privilege',
        ),
        Choice(
            'Sea', ('sea_of_the_forgotten', 'endless_sea', 'tempest', 'waves_of_azure', 'sorrows'),
            ('Sea of the Forgotten', 'The Endless Sea', 'The Tempest', 'Waves of Azure', 'The Sorrows'),
            'sea',
        ),
        Choice('Settlement', ('city', 'town', 'village'), ('City', 'Town', 'Village'), 'settlement'),
        Choice(
            'Issue', ('commend', 'condemn', 'endorse', 'degrade', 'more_harvest', 'more_coin', 'expel'),
            ('Commend', 'Condemn', 'Endorse', 'Degrade', 'Increase Food Production', 'Increase Gold Production', 'Expel'),
            'issue',
        ),
        Choice('Vigor', ('good_health', 'weary', 'exhausted'), ('Good', 'Weary', 'Exhausted'), 'vigor'),
        Choice(
            'ClosetSkeleton', ('major_skeleton', 'minor_skeleton'), ('Major skeleton', 'Minor skeleton'),
            'closet_skeleton',
        ),
        Choice(
            'Region',
            ('crown_islands', 'darkover', 'diamond_coast', 'krynn', 'triumvia', 'zanthia', 'nyvaria', 'sword_coast', 'pellinor', 'zamora', 'mythgar', 'untamed_lands', 'stormgate'),
            ('The Crown Islands', 'Darkover', 'The Diamond Coast', 'Krynn', 'Triumvia', 'Zanthia', 'Nyvaria', 'The Sword Coast', 'Pellinor', 'Zamora', 'Mythgar', 'The Untamed Lands', 'Stormgate'),
            'region',
        ),
        Choice(
            'Spell',
            ('presence', 'instant_self_teleport', 'self_invisible', 'lightning_attack', 'dispel_magic', 'power_word_stun', 'ice_torrent', 'chain_lightning', 'prismatic_rays', 'incendiary_cloud', 'disintegrate', 'arcane_disjunction', 'destroy_undead', 'instant_summon_phantasmal_forces', 'wind_storm', 'flash_flood', 'instant_summon_phantoms', 'protect_heroes_and_wizards', 'stun_leader', 'kill_leader_wizard', 'crack_the_sky', 'wall_of_flame', 'summon_death', 'shield', 'guarded_attack', 'firestrike', 'command_tornado', 'earthquake', 'chaos', 'fear', 'valor', 'ancient_intervention', 'raise_zombies', 'ward_population_center', 'light_of_the_evening_star', 'bridge_of_mist', 'dome_of_invulnerability', 'dispel_dome_of_invulnerability', 'mirror_image', 'wizard_assist_encounter', 'meteor_strike', 'diplomacy', 'create_food', 'create_gold', 'dire_wolf_familiar', 'ward', 'sleep', 'augment_title', 'conceal_emissary', 'reveal_king_s_influence', 'conjure_scandal', 'curse', 'charm_region', 'infuriate_populace', 'conjure_prestige', 'enhance_king_s_aura', 'create_magical_item', 'strengthen_walls', 'fertile_fields', 'hidden_ore', 'raise_population_center_census', 'summon_leviathan', 'summon_kraken', 'storm_at_sea', 'dispel_storm_at_sea', 'ship_of_mist', 'speed', 'unveil_population_centers', 'protection_from_regional_effect', 'dispel_regional_effect', 'cold_darkness_regional_effect', 'blinding_light_regional_effect', 'demonic_visions_regional_effect', 'plague_regional_effect', 'famine_regional_effect', 'bounty_regional_effect', 'raise_regional_census_regional_effect', 'learn_artifact_power', 'magic_research', 'rite_of_the_magi', 'heal', 'lesser_masking', 'greater_masking', 'simulacrum', 'teleport_self', 'teleport_patrol', 'invisible_patrol', 'invisible_brigade', 'invisible_division', 'invisible_army', 'teleport_brigade', 'teleport_division', 'teleport_army', 'teleport_army_group', 'locate_character_or_group', 'unveil_group_locations', 'summon_minotaurs', 'summon_skeletons', 'summon_ghouls', 'summon_wights', 'summon_specters', 'summon_rock_golems', 'summon_mummies', 'summon_iron_golem', 'summon_air_elemental', 'summon_earth_elemental', 'wraith_form', 'transform_to_lich', 'summon_fire_elemental', 'summon_water_elemental', 'sacrifice', 'transform_to_nazgul', 'project_image_of_group', 'eagle_familiar', 'raven_familiar', 'summon_monster_i_troglodyte', 'summon_monster_ii_gnoll', 'summon_monster_iii_owlbear', 'summon_monster_iv_gargoyle', 'summon_monster_v_manticore', 'summon_monster_vi_ettin', 'summon_monster_vii_umber_hulk', 'summon_monster_viii_gelatinous_cube', 'summon_monster_ix_shambling_mound', 'summon_pit_fiend', 'imp_familiar', 'summon_demon', 'summon_high_demon', 'true_seeing', 'revelation'),
            ('Presence', 'Instant Self Teleport', 'Self Invisible', 'Lightning Attack', 'Dispel Magic', 'Power Word Stun', 'Ice Torrent', 'Chain Lightning', 'Prismatic Rays', 'Incendiary Cloud', 'Disintegrate', 'Arcane Disjunction', 'Destroy Undead', 'Instant Summon Phantasmal Forces', 'Wind Storm', 'Flash Flood', 'Instant Summon Phantoms', 'Protect Heroes and Wizards', 'Stun Leader', 'Kill Leader/Wizard', 'Crack The Sky', 'Wall of Flame', 'Summon Death', 'Shield', 'Guarded Attack', 'Firestrike', 'Command Tornado', 'Earthquake', 'Chaos', 'Fear', 'Valor', 'Ancient Intervention', 'Raise Zombies', 'Ward Population Center', 'Light Of The Evening Star', 'Bridge of Mist', 'Dome of Invulnerability', 'Dispel Dome of Invulnerability', 'Mirror Image', 'Wizard Assist Encounter', 'Meteor Strike', 'Diplomacy', 'Create Food', 'Create Gold', 'Dire Wolf Familiar', 'Ward', 'Sleep', 'Augment Title', 'Conceal Emissary', "Reveal King's Influence", 'Conjure Scandal', 'Curse', 'Charm Region', 'Infuriate Populace', 'Conjure Prestige', "Enhance King's Aura", 'Create Magical Item', 'Strengthen Walls', 'Fertile Fields', 'Hidden Ore', 'Raise Population Center Census', 'Summon Leviathan', 'Summon Kraken', 'Storm at Sea', 'Dispel Storm at Sea', 'Ship of Mist', 'Speed', 'Unveil Population Centers', 'Protection from Regional Effect', 'Dispel Regional Effect', 'Cold Darkness (Regional Effect)', 'Blinding Light (Regional Effect)', 'Demonic Visions (Regional Effect)', 'Plague (Regional Effect)', 'Famine (Regional Effect)', 'Bounty (Regional Effect)', 'Raise Regional Census (Regional Effect)', 'Learn Artifact Power', 'Magic Research', 'Rite of the Magi', 'Heal', 'Lesser Masking', 'Greater Masking', 'Simulacrum', 'Teleport Self', 'Teleport Patrol', 'Invisible Patrol', 'Invisible Brigade', 'Invisible Division', 'Invisible Army', 'Teleport Brigade', 'Teleport Division', 'Teleport Army', 'Teleport Army Group', 'Locate Character or Group', 'Unveil Group Locations', 'Summon Minotaurs', 'Summon Skeletons', 'Summon Ghouls', 'Summon Wights', 'Summon Specters', 'Summon Rock Golems', 'Summon Mummies', 'Summon Iron Golem', 'Summon Air Elemental', 'Summon Earth Elemental', 'Wraith Form', 'Transform to Lich', 'Summon Fire Elemental', 'Summon Water Elemental', 'Sacrifice', 'Transform to Nazgul', 'Project Image Of Group', 'Eagle Familiar', 'Raven Familiar', 'Summon Monster I (Troglodyte)', 'Summon Monster II (Gnoll)', 'Summon Monster III (Owlbear)', 'Summon Monster IV (Gargoyle)', 'Summon Monster V (Manticore)', 'Summon Monster VI (Ettin)', 'Summon Monster VII (Umber Hulk)', 'Summon Monster VIII (Gelatinous Cube)', 'Summon Monster IX (Shambling Mound)', 'Summon Pit Fiend', 'Imp Familiar', 'Summon Demon', 'Summon High Demon', 'True Seeing', 'Revelation'),
            'spell',
            printed=('0', '71', '73', '75', '77', '79', '80', '81', '82', '83', '84', '85', '87', '88', '89', '90', '93', '94', '95', '96', '97', '98', '99', '100', '101', '103', '104', '105', '106', '107', '108', '109', '112', '130', '132', '133', '135', '136', '138', '139', '155', '171', '208', '209', '211', '301', '305', '308', '349', '370', '381', '386', '472', '477', '481', '482', '525', '601', '602', '603', '610', '658', '659', '660', '661', '708', '718', '751', '778', '779', '781', '782', '783', '784', '785', '786', '788', '796', '799', '800', '815', '821', '822', '825', '830', '836', '843', '845', '846', '847', '850', '851', '852', '853', '855', '858', '860', '861', '862', '863', '864', '865', '866', '867', '868', '869', '870', '871', '872', '873', '875', '877', '882', '887', '888', '890', '891', '892', '893', '894', '895', '896', '897', '898', '899', '933', '941', '942', '966', '985'),
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
            ('create_standing_order', 'summon_avenging_angel', 'evasion', 'wizard_assist_encounter', 'investigate_encounter', 'attack_popcenter', 'plunder_popcenter', 'parley_popcenter', 'threaten_popcenter', 'siege_popcenter', 'bid_for_open_seat', 'reorganize_troops', 'regenerate_various', 'morale_bonus', 'tax_popcenter', 'sell_fleets', 'demonic_denigration_demon_princes_only', 'demonic_regional_submission_demon_princes_only', 'sleep_ancient_ones_only', 'maintain_status_quo', 'stir_unrest', 'rebel_popcenter', 'usurp_popcenter', 'move_emissary', 'gate_demon_princes_onyx_artifact', 'move_mithril_miners', 'relocate_capital', 'reveal_skeleton', 'receive_new_title', 'vote_on_issue', 'sell_council_seat', 'purchase_council_seat', 'reveal_all_trades_halfling_only', 'create_sanctuary', 'alternate_capital', 'test_for_the_gift', 'hire_new_figure_tavern', 'hire_new_figure_barracks', 'hire_special_figure_halfling_only', 'falconry_train_ranger_only', 'train_troops', 'transmute_damned_to_zombie_necromancer_only', 'recruit_troops_popcenter', 'raise_dead_necromancer_only', 'muster_the_fallen_deathknights_only', 'recruit_troops_companions', 'create_alchemist_item_alchemist_only', 'use_potion_alchemist_only', 'dwarven_defenses_dwarves_only', 'improve_popcenter', 'equip_forged_item', 'equip_mithril_item_dwarven_and_elven_only', 'equip_special_weapon_various', 'construct_fortifications', 'construct_building', 'torment_prisoner_deathknights_only', 'seapower_enhancements', 'create_special_location_various', 'summon_fallen_angel_deathknights_only', 'transfer_inactive_pre_move', 'transfer_troops', 'transfer_figures', 'transfer_inactive_pre_move_later', 'sea_patrol', 'sea_movement', 'merchant_trading_vessel', 'sea_movement_pc_search', 'land_movement', 'land_movement_pc_search', 'teleport_group_artifact_only', 'set_ambush', 'pursue_group_pre_intercept', 'intercept_group', 'pursue_group_post_intercept', 'combine_groups', 'transfer_troops_post_move', 'transfer_figures_post_move', 'transfer_inactive_post_move', 'combine_troops', 'fireworks_alchemist_only', 'increase_seapower', 'create_elite_ship', 'divine_popcenters', 'divine_seapower', 'divine_regional_reactions', 'summon_lesser_angel', 'divine_artifact_name', 'divine_artifact_name_artifact_only', 'heal_troops', 'divine_artifact_location_artifact_only', 'divine_artifact_location', 'research_wizard_level_artifact_only', 'divine_military_groups', 'transfer_artifact', 'learn_regional_reaction', 'learn_king_s_influence', 'destroy_artifact', 'scry_artifact_only', 'scry_multiple_areas_artifact_only', 'falconry_recon_ranger_only', 'search_for_popcenters', 'search_for_groups', 'search_for_encounters', 'advanced_search_all_types', 'scry_area_as_l10_recon_artifact_only', 'change_ruler_s_name', 'set_eso_conditions', 'receive_eso_awards', 'kingdom_customization', 'set_global_agent_training_cost', 'team_victory_check', 'cancel_standing_order', 'guard', 'counter_espionage', 'guard_prisoners', 'train_to_higher_level', 'rapid_agent_training_underworld_only', 'recon_area', 'trail_group_early', 'trail_group_late', 'recon_seapower', 'poison_food', 'learn_group_morale_attrition', 'attack_group', 'attack_group_delayed', 'defend', 'entrenchment', 'escape_from_prison', 'execute_hostages', 'declare_ally_enemy', 'bid_for_next_issue', 'wintering_group', 'do_not_feed', 'do_not_pay', 'rest_group', 'rex_victory_check', 'bless', 'convert_agent_to_fanatic', 'magical_research', 'rite_of_the_magi', 'bribe_emissary', 'sabotage_popcenter', 'sabotage_seapower', 'assassinate_figure', 'assassinate_leader_wizard', 'rescue_hostage', 'kidnap_figure', 'early_rescue_prisoner_underworld_only', 'early_kidnap_figure_underworld_only', 'steal_food_gold_mithril', 'steal_artifact', 'consul_enamor_region_ancient_ones_only', 'enamor_region', 'enamor_region_artifact_only', 'denigrate_kingdom', 'denigrate_region_artifact_only', 'consul_denigrate_region_ancient_ones_only', 'increase_influence', 'entertain_royal_court', 'sell_influence', 'open_market', 'trade_food_for_gold', 'trade_gold_for_food', 'trade_hostage_for_gold', 'trade_gold_for_hostage', 'trade_artifact_for_gold', 'trade_gold_for_artifact', 'transmute_rare_element_alchemist', 'unilateral_transfer_gift', 'trade_mithril_for_gold', 'trade_gold_for_mithril'),
            ('Create Standing Order', 'Summon Avenging Angel', 'Evasion', 'Wizard Assist Encounter', 'Investigate Encounter', 'Attack Popcenter', 'Plunder Popcenter', 'Parley Popcenter', 'Threaten Popcenter', 'Siege Popcenter', 'Bid For Open Seat', 'Reorganize Troops', 'Regenerate (various)', 'Morale Bonus', 'Tax Popcenter', 'Sell Fleets', 'Demonic Denigration (Demon Princes only)', 'Demonic Regional Submission (Demon Princes only)', 'Sleep (Ancient Ones only)', 'Maintain Status Quo', 'Stir Unrest', 'Rebel Popcenter', 'Usurp Popcenter', 'Move Emissary', 'Gate (Demon Princes, Onyx Artifact)', 'Move Mithril Miners', 'Relocate Capital', 'Reveal Skeleton', 'Receive New Title', 'Vote On Issue', 'Sell Council Seat', 'Purchase Council Seat', 'Reveal All Trades (Halfling only)', 'Create Sanctuary', 'Alternate Capital', 'Test For The Gift', 'Hire New Figure (Tavern)', 'Hire New Figure (Barracks)', 'Hire Special Figure (Halfling only)', 'Falconry Train (Ranger only)', 'Train Troops', 'Transmute Damned to Zombie (Necromancer only)', 'Recruit Troops (Popcenter)', 'Raise Dead (Necromancer only)', 'Muster The Fallen (Deathknights only)', 'Recruit Troops (Companions)', 'Create Alchemist Item (Alchemist only)', 'Use Potion (Alchemist only)', 'Dwarven Defenses (Dwarves only)', 'Improve Popcenter', 'Equip Forged Item', 'Equip Mithril Item (Dwarven and Elven only)', 'Equip Special Weapon (various)', 'Construct Fortifications', 'Construct Building', 'Torment Prisoner (Deathknights only)', 'Seapower Enhancements', 'Create Special Location (various)', 'Summon Fallen Angel (Deathknights only)', 'Transfer Inactive (Pre-Move)', 'Transfer Troops', 'Transfer Figures', 'Transfer Inactive (Pre-Move, Later)', 'Sea Patrol', 'Sea Movement', 'Merchant Trading Vessel', 'Sea Movement (PC Search)', 'Land Movement', 'Land Movement (PC Search)', 'Teleport Group (Artifact only)', 'Set Ambush', 'Pursue Group (Pre-Intercept)', 'Intercept Group', 'Pursue Group (Post-Intercept)', 'Combine Groups', 'Transfer Troops (Post-Move)', 'Transfer Figures (Post-Move)', 'Transfer Inactive (Post-Move)', 'Combine Troops', 'Fireworks (Alchemist only)', 'Increase Seapower', 'Create Elite Ship', 'Divine Popcenters', 'Divine Seapower', 'Divine Regional Reactions', 'Summon Lesser Angel', 'Divine Artifact Name', 'Divine Artifact Name (Artifact only)', 'Heal Troops', 'Divine Artifact Location (Artifact only)', 'Divine Artifact Location', 'Research Wizard Level (Artifact only)', 'Divine Military Groups', 'Transfer Artifact', 'Learn Regional Reaction', "Learn King's Influence", 'Destroy Artifact', 'Scry (Artifact only)', 'Scry Multiple Areas (Artifact only)', 'Falconry Recon (Ranger only)', 'Search For Popcenters', 'Search For Groups', 'Search For Encounters', 'Advanced Search (All Types)', 'Scry Area As L10 Recon (Artifact only)', "Change Ruler's Name", 'Set ESO Conditions', 'Receive ESO Awards', 'Kingdom Customization', 'Set Global Agent Training Cost', 'Team Victory Check', 'Cancel Standing Order', 'Guard', 'Counter-Espionage', 'Guard Prisoners', 'Train To Higher Level', 'Rapid Agent Training (Underworld only)', 'Recon Area', 'Trail Group (Early)', 'Trail Group (Late)', 'Recon Seapower', 'Poison Food', 'Learn Group Morale/Attrition', 'Attack Group', 'Attack Group (Delayed)', 'Defend', 'Entrenchment', 'Escape From Prison', 'Execute Hostages', 'Declare Ally/Enemy', 'Bid For Next Issue', 'Wintering Group', 'Do Not Feed', 'Do Not Pay', 'Rest Group', 'Rex Victory Check', 'Bless', 'Convert Agent to Fanatic', 'Magical Research', 'Rite Of The Magi', 'Bribe Emissary', 'Sabotage Popcenter', 'Sabotage Seapower', 'Assassinate Figure', 'Assassinate Leader/Wizard', 'Rescue Hostage', 'Kidnap Figure', 'Early Rescue Prisoner (Underworld only)', 'Early Kidnap Figure (Underworld only)', 'Steal Food-Gold-Mithril', 'Steal Artifact', 'Consul Enamor Region (Ancient Ones only)', 'Enamor Region', 'Enamor Region (Artifact only)', 'Denigrate Kingdom', 'Denigrate Region (Artifact only)', 'Consul Denigrate Region (Ancient Ones only)', 'Increase Influence', 'Entertain Royal Court', 'Sell Influence', 'Open Market', 'Trade Food For Gold', 'Trade Gold For Food', 'Trade Hostage For Gold', 'Trade Gold For Hostage', 'Trade Artifact For Gold', 'Trade Gold For Artifact', 'Transmute Rare Element (Alchemist)', 'Unilateral Transfer (Gift)', 'Trade Mithril For Gold', 'Trade Gold For Mithril'),
            'order',
            printed=('60', '86', '118', '139', '140', '150', '160', '170', '180', '190', '210', '235', '236', '238', '240', '245', '273', '283', '306', '310', '315', '320', '330', '350', '351', '352', '355', '380', '390', '400', '411', '412', '425', '455', '495', '509', '510', '511', '512', '520', '550', '551', '560', '563', '564', '565', '585', '586', '599', '600', '605', '606', '607', '609', '611', '620', '630', '650', '666', '699', '700', '701', '702', '705', '710', '711', '715', '720', '725', '729', '730', '731', '732', '735', '740', '741', '742', '743', '744', '746', '748', '749', '750', '755', '765', '775', '790', '791', '793', '794', '795', '801', '857', '910', '913', '914', '963', '972', '973', '974', '976', '977', '978', '979', '982', '990', '991', '992', '993', '994', '997', '50', '53', '54', '299', '500', '501', '970', '691', '971', '975', '615', '692', '110', '111', '120', '121', '385', '430', '440', '410', '194', '225', '230', '745', '996', '302', '780', '799', '800', '900', '930', '935', '940', '945', '950', '955', '290', '295', '965', '960', '465', '470', '471', '475', '476', '478', '480', '483', '490', '200', '201', '202', '203', '204', '205', '206', '212', '215', '216', '217'),
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
        'retreated': (Holds("thing", 'Group'),),
        'clashed': (Holds("thing", 'Group'), Holds("thing", 'Group')),
        'speaks_next': (Holds("thing", 'Kingdom'),),
        'busy': (Holds("thing", 'Group'),),
        'victorious': (Holds("thing", 'Kingdom'),),
        'converted': (Holds("thing", 'Agent'),),
        'scandal': (Holds("thing", 'Target'), Holds("thing", 'Kingdom')),
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
