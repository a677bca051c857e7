"""Enumerations, entries and things in play, generated from the rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NewType, Self

# ability
Boon = NewType("Boon", int)
BOON_ESPRIT: Final = Boon(0)
BOON_DISMAY: Final = Boon(1)
BOON_FRIGHT: Final = Boon(2)
BOON_ONSLAUGHT: Final = Boon(3)
BOON_BULWARK: Final = Boon(4)
BOON_GROUP_MIGHT: Final = Boon(5)
BOON_OWN_MIGHT: Final = Boon(6)
BOON_RIDER_CHARGE: Final = Boon(7)
BOON_MISSILE_VEIL: Final = Boon(8)
BOON_CHARGE_VEIL: Final = Boon(9)
BOON_PERIL: Final = Boon(10)
BOON_GOAD: Final = Boon(11)
BOON_MUMMY_ROT: Final = Boon(12)
BOON_IMMOLATION: Final = Boon(13)
BOON_CONTAGION: Final = Boon(14)
BOON_REGROWTH: Final = Boon(15)
BOON_THREATENING: Final = Boon(16)
BOON_PARLEYING: Final = Boon(17)
BOON_WALL_ATTACK: Final = Boon(18)

# what a brigade strikes as
Marvel = NewType("Marvel", int)
MARVEL_AS_FIRESTRIKE: Final = Marvel(0)
MARVEL_AS_LIGHTNING: Final = Marvel(1)
MARVEL_AS_FRIGHT: Final = Marvel(2)
MARVEL_AS_KILL_WIZARD: Final = Marvel(3)
MARVEL_AS_STUN_LEADER: Final = Marvel(4)
MARVEL_AS_GUARDED_ATTACK: Final = Marvel(5)
MARVEL_AS_CHAOS: Final = Marvel(6)
MARVEL_AS_VALOR: Final = Marvel(7)

# ability without a bonus
Knack = NewType("Knack", int)
KNACK_HIDDEN_RANKS: Final = Knack(0)
KNACK_TRANSMUTING: Final = Knack(1)
KNACK_CARRIAGE: Final = Knack(2)
KNACK_LYCANTHROPY: Final = Knack(3)
KNACK_TRAMPLE: Final = Knack(4)
KNACK_FLEETING: Final = Knack(5)
KNACK_UNSCARRED: Final = Knack(6)
KNACK_SPELL_VEIL: Final = Knack(7)
KNACK_BARRAGE_CREW: Final = Knack(8)
KNACK_CORPSE_EATING: Final = Knack(9)

# what becomes of a caught agent
Fate = NewType("Fate", int)
FATE_DIES: Final = Fate(0)
FATE_DEMOTED: Final = Fate(1)
FATE_TURNED: Final = Fate(2)

# rating
Rating = NewType("Rating", int)
RATING_ABSENT: Final = Rating(0)
RATING_NOT_A_FACTOR: Final = Rating(1)
RATING_VERY_POOR: Final = Rating(2)
RATING_BELOW_AVERAGE: Final = Rating(3)
RATING_AVERAGE: Final = Rating(4)
RATING_ABOVE_AVERAGE: Final = Rating(5)
RATING_GOOD: Final = Rating(6)
RATING_VERY_GOOD: Final = Rating(7)
RATING_EXCELLENT: Final = Rating(8)
RATING_SUPERIOR: Final = Rating(9)
RATING_RENOWNED: Final = Rating(10)
RATING_AWESOME: Final = Rating(11)
RATING_ULTIMATE: Final = Rating(12)

# experience
Experience = NewType("Experience", int)
EXPERIENCE_GREEN: Final = Experience(0)
EXPERIENCE_REGULAR: Final = Experience(1)
EXPERIENCE_VETERAN: Final = Experience(2)
EXPERIENCE_ELITE: Final = Experience(3)

# how a brigade fights
Arm = NewType("Arm", int)
ARM_LONG_RANGE: Final = Arm(0)
ARM_SHORT_RANGE: Final = Arm(1)
ARM_CHARGE: Final = Arm(2)
ARM_FIRST_MELEE: Final = Arm(3)
ARM_SECOND_MELEE: Final = Arm(4)
ARM_COMBINED: Final = Arm(5)
ARM_STORM: Final = Arm(6)
ARM_NO_TROOPS: Final = Arm(7)

# where a brigade comes from
Origin = NewType("Origin", int)
ORIGIN_KINGDOM_BRIGADE: Final = Origin(0)
ORIGIN_COMPANION: Final = Origin(1)
ORIGIN_RECRUIT: Final = Origin(2)
ORIGIN_SUMMON: Final = Origin(3)

# what a forge makes for a group
Gear = NewType("Gear", int)
GEAR_IMPROVED_ARMOR: Final = Gear(0)
GEAR_IMPROVED_WEAPONS: Final = Gear(1)
GEAR_MITHRIL_ARMOR: Final = Gear(2)
GEAR_MITHRIL_WEAPONS: Final = Gear(3)

# what strikes in a stage
StageOrigin = NewType("StageOrigin", int)
STAGE_ORIGIN_PREPARATION: Final = StageOrigin(0)
STAGE_ORIGIN_TROOPS: Final = StageOrigin(1)
STAGE_ORIGIN_SPELLS: Final = StageOrigin(2)
STAGE_ORIGIN_ARTIFACTS: Final = StageOrigin(3)

# who carries the mission out
Sort = NewType("Sort", int)
SORT_AGENT: Final = Sort(0)
SORT_FANATIC: Final = Sort(1)
SORT_IMP: Final = Sort(2)
SORT_DEMON: Final = Sort(3)
SORT_HIGH_DEMON: Final = Sort(4)

# what an agent does for its own kingdom
Duty = NewType("Duty", int)
DUTY_IDLE: Final = Duty(0)
DUTY_GUARD: Final = Duty(1)
DUTY_COUNTER_ESPIONAGE: Final = Duty(2)
DUTY_GUARD_PRISONERS: Final = Duty(3)

# whom or what a mission is aimed at
Rank = NewType("Rank", int)
RANK_KING: Final = Rank(0)
RANK_QUEEN: Final = Rank(1)
RANK_REGENT: Final = Rank(2)
RANK_CONSUL: Final = Rank(3)
RANK_DEMON_PRINCE: Final = Rank(4)
RANK_PRINCE: Final = Rank(5)
RANK_DUKE: Final = Rank(6)
RANK_COUNT: Final = Rank(7)
RANK_BARON: Final = Rank(8)
RANK_GOVERNOR: Final = Rank(9)
RANK_AMBASSADOR: Final = Rank(10)
RANK_FOOL: Final = Rank(11)
RANK_PRIESTESS: Final = Rank(12)
RANK_MAIDEN: Final = Rank(13)
RANK_AGENT: Final = Rank(14)
RANK_FANATIC: Final = Rank(15)
RANK_WARLORD: Final = Rank(16)
RANK_LORD_COMMANDER: Final = Rank(17)
RANK_GRAND_MARSHAL: Final = Rank(18)
RANK_MARSHAL: Final = Rank(19)
RANK_COMMANDER: Final = Rank(20)
RANK_MAJOR_GENERAL: Final = Rank(21)
RANK_GENERAL: Final = Rank(22)
RANK_CAPTAIN_MAJOR: Final = Rank(23)
RANK_CAPTAIN: Final = Rank(24)
RANK_CENTURION: Final = Rank(25)
RANK_WIZARD: Final = Rank(26)
RANK_ADEPT: Final = Rank(27)
RANK_PLACE: Final = Rank(28)
RANK_MITHRIL: Final = Rank(29)
RANK_SEA: Final = Rank(30)
RANK_ARTIFACT: Final = Rank(31)
RANK_WILD_FINE: Final = Rank(32)
RANK_WILD_EXCELLENT: Final = Rank(33)
RANK_AREA: Final = Rank(34)
RANK_GROUP: Final = Rank(35)
RANK_SEARCH: Final = Rank(36)

# class of an artifact
ArtifactClass = NewType("ArtifactClass", int)
ARTIFACT_CLASS_BENEVOLENT: Final = ArtifactClass(0)
ARTIFACT_CLASS_COVERT: Final = ArtifactClass(1)
ARTIFACT_CLASS_WIZARDLY: Final = ArtifactClass(2)
ARTIFACT_CLASS_WEAPON: Final = ArtifactClass(3)
ARTIFACT_CLASS_ROYAL: Final = ArtifactClass(4)

# quality of an artifact
Quality = NewType("Quality", int)
QUALITY_FINE: Final = Quality(0)
QUALITY_EXCELLENT: Final = Quality(1)
QUALITY_SUPERIOR: Final = Quality(2)
QUALITY_QUEST: Final = Quality(3)

# what moves a group's morale
MoraleEvent = NewType("MoraleEvent", int)
MORALE_EVENT_UNFED: Final = MoraleEvent(0)
MORALE_EVENT_UNPAID: Final = MoraleEvent(1)
MORALE_EVENT_EXTRA_FOOD: Final = MoraleEvent(2)
MORALE_EVENT_EXTRA_GOLD: Final = MoraleEvent(3)
MORALE_EVENT_EXTRA_BOTH: Final = MoraleEvent(4)
MORALE_EVENT_REST_IN_TOWN: Final = MoraleEvent(5)
MORALE_EVENT_REST_IN_CITY: Final = MoraleEvent(6)
MORALE_EVENT_REST_IN_SANCTUARY: Final = MoraleEvent(7)
MORALE_EVENT_FIREWORKS: Final = MoraleEvent(8)
MORALE_EVENT_FORCED_MARCH: Final = MoraleEvent(9)
MORALE_EVENT_ENTRENCHING: Final = MoraleEvent(10)
MORALE_EVENT_ONE_WATCH: Final = MoraleEvent(11)
MORALE_EVENT_TWO_WATCHES: Final = MoraleEvent(12)
MORALE_EVENT_HARASSED: Final = MoraleEvent(13)
MORALE_EVENT_POISONED: Final = MoraleEvent(14)

# what moves a brigade's attrition
WearEvent = NewType("WearEvent", int)
WEAR_EVENT_REGENERATED: Final = WearEvent(0)
WEAR_EVENT_CHASED: Final = WearEvent(1)

# feeling for the ground
Footing = NewType("Footing", int)
FOOTING_FLIGHT: Final = Footing(0)
FOOTING_SUPREMACY: Final = Footing(1)
FOOTING_MASTERY: Final = Footing(2)
FOOTING_ADVANTAGE: Final = Footing(3)
FOOTING_STANDARD: Final = Footing(4)
FOOTING_DISADVANTAGE: Final = Footing(5)
FOOTING_ADVERSITY: Final = Footing(6)

# how a group hides its size
Masking = NewType("Masking", int)
MASKING_LESSER_MASKING: Final = Masking(0)
MASKING_GREATER_MASKING: Final = Masking(1)

# how a group moves
Gait = NewType("Gait", int)
GAIT_USUAL_MARCH: Final = Gait(0)
GAIT_HARD_MARCH: Final = Gait(1)
GAIT_PATROL_MARCH: Final = Gait(2)
GAIT_WINGED_PATROL: Final = Gait(3)

# what flying is worth
WingGift = NewType("WingGift", int)
WING_GIFT_OVER_THE_WALLS: Final = WingGift(0)
WING_GIFT_QUAKE_PROOF: Final = WingGift(1)
WING_GIFT_FLOOD_PROOF: Final = WingGift(2)
WING_GIFT_FLAME_PROOF: Final = WingGift(3)
WING_GIFT_OVER_WATER: Final = WingGift(4)
WING_GIFT_EYES_ALOFT: Final = WingGift(5)
WING_GIFT_NO_FLANK: Final = WingGift(6)

# size of a group
HostSize = NewType("HostSize", int)
HOST_SIZE_INACTIVE: Final = HostSize(0)
HOST_SIZE_PATROL: Final = HostSize(1)
HOST_SIZE_ONE_BRIGADE: Final = HostSize(2)
HOST_SIZE_DIVISION_SIZE: Final = HostSize(3)
HOST_SIZE_ARMY: Final = HostSize(4)
HOST_SIZE_ARMY_GROUP: Final = HostSize(5)

# status of a group
HostState = NewType("HostState", int)
HOST_STATE_PLAIN_SIGHT: Final = HostState(0)
HOST_STATE_MASKED_SIZE: Final = HostState(1)
HOST_STATE_AMBUSHING: Final = HostState(2)
HOST_STATE_INVISIBLE: Final = HostState(3)

# limit of groups
HostLimit = NewType("HostLimit", int)
HOST_LIMIT_GROUPS_OF_A_KINGDOM: Final = HostLimit(0)
HOST_LIMIT_MARCHES_IN_A_TURN: Final = HostLimit(1)
HOST_LIMIT_INTERCEPT_RADIUS: Final = HostLimit(2)
HOST_LIMIT_LEADERS_IN_A_GROUP: Final = HostLimit(3)
HOST_LIMIT_WIZARDS_IN_A_GROUP: Final = HostLimit(4)
HOST_LIMIT_EVADING_BRIGADES: Final = HostLimit(5)
HOST_LIMIT_BRIGADE_TYPES_MOVED: Final = HostLimit(6)
HOST_LIMIT_LEADERS_MOVED: Final = HostLimit(7)
HOST_LIMIT_WIZARDS_OR_ARTIFACTS_MOVED: Final = HostLimit(8)
HOST_LIMIT_PREY_OF_AN_INTERCEPTION: Final = HostLimit(9)
HOST_LIMIT_BRIGADE_TYPES_IN_A_GROUP: Final = HostLimit(10)

# where troops come from
Muster = NewType("Muster", int)
MUSTER_TOWNSFOLK: Final = Muster(0)
MUSTER_WILD_COMPANIONS: Final = Muster(1)
MUSTER_REINFORCEMENT: Final = Muster(2)

# what is stolen
Loot = NewType("Loot", int)
LOOT_PURSE: Final = Loot(0)
LOOT_SACKS: Final = Loot(1)
LOOT_INGOTS: Final = Loot(2)

# what is broken
Weakness = NewType("Weakness", int)
WEAKNESS_WALLS_THEMSELVES: Final = Weakness(0)
WEAKNESS_MINES: Final = Weakness(1)
WEAKNESS_FIELDS: Final = Weakness(2)

# relation
Relation = NewType("Relation", int)
RELATION_ALLY: Final = Relation(0)
RELATION_ENEMY: Final = Relation(1)
RELATION_NEUTRAL: Final = Relation(2)

# where a group rests
Quarters = NewType("Quarters", int)
QUARTERS_TOWN: Final = Quarters(0)
QUARTERS_CITY: Final = Quarters(1)

# what the open market takes
Good = NewType("Good", int)
GOOD_GRAIN: Final = Good(0)
GOOD_COIN: Final = Good(1)

# regional reaction
Reaction = NewType("Reaction", int)
REACTION_HOSTILE: Final = Reaction(0)
REACTION_SUSPICIOUS: Final = Reaction(1)
REACTION_TOLERANT: Final = Reaction(2)
REACTION_FRIENDLY: Final = Reaction(3)
REACTION_LOYAL: Final = Reaction(4)

# regional influence
Hold = NewType("Hold", int)
HOLD_UNESTABLISHED: Final = Hold(0)
HOLD_MINOR: Final = Hold(1)
HOLD_SIGNIFICANT: Final = Hold(2)
HOLD_SUBSTANTIAL: Final = Hold(3)
HOLD_CONTROL: Final = Hold(4)
HOLD_TIGHT_CONTROL: Final = Hold(5)

# what moves a ruler's influence
InfluenceEvent = NewType("InfluenceEvent", int)
INFLUENCE_EVENT_REGION_GAINED: Final = InfluenceEvent(0)
INFLUENCE_EVENT_REGION_LOST: Final = InfluenceEvent(1)
INFLUENCE_EVENT_SEAT_GAINED: Final = InfluenceEvent(2)
INFLUENCE_EVENT_SEAT_LOST: Final = InfluenceEvent(3)
INFLUENCE_EVENT_CAPITAL_LOST: Final = InfluenceEvent(4)
INFLUENCE_EVENT_COMMENDED: Final = InfluenceEvent(5)
INFLUENCE_EVENT_CONDEMNED: Final = InfluenceEvent(6)
INFLUENCE_EVENT_TITLE: Final = InfluenceEvent(7)
INFLUENCE_EVENT_ENEMY_DECLARED: Final = InfluenceEvent(8)
INFLUENCE_EVENT_FALSE_SKELETON: Final = InfluenceEvent(9)
INFLUENCE_EVENT_FAILED_CHECK: Final = InfluenceEvent(10)
INFLUENCE_EVENT_CURSED: Final = InfluenceEvent(11)
INFLUENCE_EVENT_PRESTIGE: Final = InfluenceEvent(12)
INFLUENCE_EVENT_AURA: Final = InfluenceEvent(13)
INFLUENCE_EVENT_PRINCESS: Final = InfluenceEvent(14)
INFLUENCE_EVENT_FORUM: Final = InfluenceEvent(15)
INFLUENCE_EVENT_PORT: Final = InfluenceEvent(16)
INFLUENCE_EVENT_GREAT_TEMPLE: Final = InfluenceEvent(17)
INFLUENCE_EVENT_MOTTE: Final = InfluenceEvent(18)
INFLUENCE_EVENT_FORTRESS: Final = InfluenceEvent(19)
INFLUENCE_EVENT_CITADEL: Final = InfluenceEvent(20)
INFLUENCE_EVENT_CASTLE: Final = InfluenceEvent(21)
INFLUENCE_EVENT_GREATER_CASTLE: Final = InfluenceEvent(22)
INFLUENCE_EVENT_LEGENDARY_CASTLE: Final = InfluenceEvent(23)

# whom a kingdom may hire
Post = NewType("Post", int)
POST_AGENT_POST: Final = Post(0)
POST_FOOL_POST: Final = Post(1)
POST_AMBASSADOR_POST: Final = Post(2)
POST_GOVERNOR_POST: Final = Post(3)
POST_MAIDEN_POST: Final = Post(4)
POST_FANATIC_POST: Final = Post(5)
POST_MINERS: Final = Post(6)
POST_CENTURION_POST: Final = Post(7)
POST_ADEPT_POST: Final = Post(8)
POST_HALFLING_MARSHAL: Final = Post(9)
POST_HALFLING_WIZARD: Final = Post(10)
POST_HALFLING_AGENT: Final = Post(11)

# when a region's lean season falls
Climate = NewType("Climate", int)
CLIMATE_NORTHERN: Final = Climate(0)
CLIMATE_SOUTHERN: Final = Climate(1)

# season
Season = NewType("Season", int)
SEASON_SPRING: Final = Season(0)
SEASON_SUMMER: Final = Season(1)
SEASON_AUTUMN: Final = Season(2)
SEASON_WINTER: Final = Season(3)

# where a battle is fought
Terrain = NewType("Terrain", int)
TERRAIN_PLAINS: Final = Terrain(0)
TERRAIN_FOREST: Final = Terrain(1)
TERRAIN_MOUNTAIN: Final = Terrain(2)
TERRAIN_DESERT: Final = Terrain(3)
TERRAIN_MARSH: Final = Terrain(4)
TERRAIN_SEA: Final = Terrain(5)
TERRAIN_WALLS: Final = Terrain(6)

# magical prowess
Prowess = NewType("Prowess", int)
PROWESS_SUPREMACY: Final = Prowess(0)
PROWESS_MASTERY: Final = Prowess(1)
PROWESS_ADVANTAGE: Final = Prowess(2)
PROWESS_STANDARD: Final = Prowess(3)
PROWESS_SUBSTANDARD: Final = Prowess(4)
PROWESS_DISADVANTAGE: Final = Prowess(5)
PROWESS_NONMAGICAL: Final = Prowess(6)

# what a ruler may do
RoyalAct = NewType("RoyalAct", int)
ROYAL_ACT_ENAMOR: Final = RoyalAct(0)
ROYAL_ACT_CONSUL_ENAMOR: Final = RoyalAct(1)
ROYAL_ACT_ORATOR_ENAMOR: Final = RoyalAct(2)
ROYAL_ACT_DENIGRATE: Final = RoyalAct(3)
ROYAL_ACT_CONSUL_DENIGRATE: Final = RoyalAct(4)
ROYAL_ACT_DISDAIN_DENIGRATE: Final = RoyalAct(5)
ROYAL_ACT_INCREASE: Final = RoyalAct(6)
ROYAL_ACT_ENTERTAIN: Final = RoyalAct(7)
ROYAL_ACT_SELL_INFLUENCE: Final = RoyalAct(8)

# sea enhancement
Refit = NewType("Refit", int)
REFIT_GREEK_FIRE: Final = Refit(0)
REFIT_RAMMING_HEAD: Final = Refit(1)
REFIT_CANNONS: Final = Refit(2)
REFIT_REINFORCED_HULLS: Final = Refit(3)
REFIT_ADMIRAL_MANEUVERS: Final = Refit(4)
REFIT_SPYGLASS: Final = Refit(5)

# limit at sea
SeaLimit = NewType("SeaLimit", int)
SEA_LIMIT_FLEETS_IN_A_SEA: Final = SeaLimit(0)
SEA_LIMIT_FLEETS_PER_BRIGADE: Final = SeaLimit(1)
SEA_LIMIT_SUPERIOR_FLEETS: Final = SeaLimit(2)
SEA_LIMIT_ELITE_SHIPS: Final = SeaLimit(3)
SEA_LIMIT_PATROLLED_AREAS: Final = SeaLimit(4)
SEA_LIMIT_ENCOUNTERS_IN_A_TURN: Final = SeaLimit(5)
SEA_LIMIT_MERCHANT_AREAS: Final = SeaLimit(6)
SEA_LIMIT_ENLARGEMENTS_IN_A_TURN: Final = SeaLimit(7)
SEA_LIMIT_FLEETS_AT_ONCE: Final = SeaLimit(8)
SEA_LIMIT_SHORE_DISTANCE: Final = SeaLimit(9)

# whom a sea patrol meets
Quarry = NewType("Quarry", int)
QUARRY_PASSAGE: Final = Quarry(0)
QUARRY_SCOUT_PASSAGE: Final = Quarry(1)
QUARRY_OTHER_PATROL: Final = Quarry(2)

# what is traded
Bargain = NewType("Bargain", int)
BARGAIN_FOOD_FOR_GOLD: Final = Bargain(0)
BARGAIN_GOLD_FOR_FOOD: Final = Bargain(1)
BARGAIN_HOSTAGE_FOR_GOLD: Final = Bargain(2)
BARGAIN_GOLD_FOR_HOSTAGE: Final = Bargain(3)
BARGAIN_ARTIFACT_FOR_GOLD: Final = Bargain(4)
BARGAIN_GOLD_FOR_ARTIFACT: Final = Bargain(5)
BARGAIN_MITHRIL_FOR_GOLD: Final = Bargain(6)
BARGAIN_GOLD_FOR_MITHRIL: Final = Bargain(7)

# how a center is taken
Seizure = NewType("Seizure", int)
SEIZURE_STORM_ORDER: Final = Seizure(0)
SEIZURE_PLUNDER_ORDER: Final = Seizure(1)
SEIZURE_PARLEY_ORDER: Final = Seizure(2)
SEIZURE_THREAT_ORDER: Final = Seizure(3)
SEIZURE_SIEGE_ORDER: Final = Seizure(4)

# what a center can do
Capacity = NewType("Capacity", int)
CAPACITY_WALLS_CAPACITY: Final = Capacity(0)
CAPACITY_YIELD_CAPACITY: Final = Capacity(1)
CAPACITY_PEOPLE_CAPACITY: Final = Capacity(2)

# spell
Spell = NewType("Spell", int)
SPELL_LIGHTNING_ATTACK: Final = Spell(0)
SPELL_ICE_TORRENT: Final = Spell(1)
SPELL_CHAIN_LIGHTNING: Final = Spell(2)
SPELL_PRISMATIC_RAYS: Final = Spell(3)
SPELL_INCENDIARY_CLOUD: Final = Spell(4)
SPELL_DISINTEGRATE: Final = Spell(5)
SPELL_GUARDED_ATTACK: Final = Spell(6)
SPELL_FIRESTRIKE: Final = Spell(7)
SPELL_COMMAND_TORNADO: Final = Spell(8)
SPELL_EARTHQUAKE: Final = Spell(9)

# brigade
BrigadeType = NewType("BrigadeType", int)
BRIGADE_TYPE_APES: Final = BrigadeType(0)
BRIGADE_TYPE_CENTAURS: Final = BrigadeType(1)
BRIGADE_TYPE_COCKATRICES: Final = BrigadeType(2)
BRIGADE_TYPE_GHOULS: Final = BrigadeType(3)
BRIGADE_TYPE_GOBLINS: Final = BrigadeType(4)
BRIGADE_TYPE_IRON_GOLEM: Final = BrigadeType(5)
BRIGADE_TYPE_MINOTAURS: Final = BrigadeType(6)
BRIGADE_TYPE_ORCS: Final = BrigadeType(7)
BRIGADE_TYPE_ROCK_GOLEMS: Final = BrigadeType(8)
BRIGADE_TYPE_ROHIRRIM: Final = BrigadeType(9)
BRIGADE_TYPE_SCORPIONS: Final = BrigadeType(10)
BRIGADE_TYPE_SWAMPMEN: Final = BrigadeType(11)
BRIGADE_TYPE_UNICORNS: Final = BrigadeType(12)
BRIGADE_TYPE_WARG_RIDERS: Final = BrigadeType(13)
BRIGADE_TYPE_ZAMORANS: Final = BrigadeType(14)
BRIGADE_TYPE_ALCHEMIST: Final = BrigadeType(15)
BRIGADE_TYPE_AMAZONS: Final = BrigadeType(16)
BRIGADE_TYPE_ANCIENT_ONES: Final = BrigadeType(17)
BRIGADE_TYPE_ATLANTEANS: Final = BrigadeType(18)
BRIGADE_TYPE_BEHOLDER: Final = BrigadeType(19)
BRIGADE_TYPE_BLACK_DRAGONS: Final = BrigadeType(20)
BRIGADE_TYPE_CHAMELEONS: Final = BrigadeType(21)
BRIGADE_TYPE_CIMMERIANS: Final = BrigadeType(22)
BRIGADE_TYPE_CHIMERA: Final = BrigadeType(23)
BRIGADE_TYPE_CYCLOPS: Final = BrigadeType(24)
BRIGADE_TYPE_DARK_ELVES: Final = BrigadeType(25)
BRIGADE_TYPE_DEMON_PRINCES: Final = BrigadeType(26)
BRIGADE_TYPE_DEATHKNIGHTS: Final = BrigadeType(27)
BRIGADE_TYPE_DAMNED: Final = BrigadeType(28)
BRIGADE_TYPE_DRUID: Final = BrigadeType(29)
BRIGADE_TYPE_DWARVES: Final = BrigadeType(30)
BRIGADE_TYPE_AIR_ELEMENTALS: Final = BrigadeType(31)
BRIGADE_TYPE_EARTH_ELEMENTALS: Final = BrigadeType(32)
BRIGADE_TYPE_FIRE_ELEMENTALS: Final = BrigadeType(33)
BRIGADE_TYPE_ELVES: Final = BrigadeType(34)
BRIGADE_TYPE_ELEMENTALIST: Final = BrigadeType(35)
BRIGADE_TYPE_ENTS: Final = BrigadeType(36)
BRIGADE_TYPE_ETTINS: Final = BrigadeType(37)
BRIGADE_TYPE_WATER_ELEMENTALS: Final = BrigadeType(38)
BRIGADE_TYPE_FAIRY_FOLK: Final = BrigadeType(39)
BRIGADE_TYPE_FORGOTTEN: Final = BrigadeType(40)
BRIGADE_TYPE_FREE_TRADERS: Final = BrigadeType(41)
BRIGADE_TYPE_GARGOYLES: Final = BrigadeType(42)
BRIGADE_TYPE_GELATINOUS_CUBES: Final = BrigadeType(43)
BRIGADE_TYPE_GIANT_EAGLES: Final = BrigadeType(44)
BRIGADE_TYPE_GRIFFONS: Final = BrigadeType(45)
BRIGADE_TYPE_GIANTS: Final = BrigadeType(46)
BRIGADE_TYPE_GNOLLS: Final = BrigadeType(47)
BRIGADE_TYPE_GNOMES: Final = BrigadeType(48)
BRIGADE_TYPE_GREAT_BATS: Final = BrigadeType(49)
BRIGADE_TYPE_HALFLINGS: Final = BrigadeType(50)
BRIGADE_TYPE_HELL_HOUNDS: Final = BrigadeType(51)
BRIGADE_TYPE_HILL_GIANTS: Final = BrigadeType(52)
BRIGADE_TYPE_HUNS: Final = BrigadeType(53)
BRIGADE_TYPE_ILLUSIONIST: Final = BrigadeType(54)
BRIGADE_TYPE_KNIGHTS_OF_STYX: Final = BrigadeType(55)
BRIGADE_TYPE_LIZARD_MEN: Final = BrigadeType(56)
BRIGADE_TYPE_LYCANS: Final = BrigadeType(57)
BRIGADE_TYPE_MAMMOTHS: Final = BrigadeType(58)
BRIGADE_TYPE_MANTICORES: Final = BrigadeType(59)
BRIGADE_TYPE_MEPHITS: Final = BrigadeType(60)
BRIGADE_TYPE_MUMMIES: Final = BrigadeType(61)
BRIGADE_TYPE_MYTHIANS: Final = BrigadeType(62)
BRIGADE_TYPE_NECROMANCER: Final = BrigadeType(63)
BRIGADE_TYPE_NORTHMEN: Final = BrigadeType(64)
BRIGADE_TYPE_NOMADS: Final = BrigadeType(65)
BRIGADE_TYPE_NYVARIANS: Final = BrigadeType(66)
BRIGADE_TYPE_OGRES: Final = BrigadeType(67)
BRIGADE_TYPE_OWLBEARS: Final = BrigadeType(68)
BRIGADE_TYPE_PALADINS: Final = BrigadeType(69)
BRIGADE_TYPE_PIT_FIEND: Final = BrigadeType(70)
BRIGADE_TYPE_PHOENIX: Final = BrigadeType(71)
BRIGADE_TYPE_PIRATES: Final = BrigadeType(72)
BRIGADE_TYPE_PHANTASMAL_FORCE: Final = BrigadeType(73)
BRIGADE_TYPE_PHANTOMS: Final = BrigadeType(74)
BRIGADE_TYPE_PIXIES: Final = BrigadeType(75)
BRIGADE_TYPE_RANGERS: Final = BrigadeType(76)
BRIGADE_TYPE_ROCS: Final = BrigadeType(77)
BRIGADE_TYPE_RED_DRAGONS: Final = BrigadeType(78)
BRIGADE_TYPE_SACRED_ORDER: Final = BrigadeType(79)
BRIGADE_TYPE_SKELETONS: Final = BrigadeType(80)
BRIGADE_TYPE_SHAMBLING_MOUNDS: Final = BrigadeType(81)
BRIGADE_TYPE_SORCERER: Final = BrigadeType(82)
BRIGADE_TYPE_SPECTERS: Final = BrigadeType(83)
BRIGADE_TYPE_SPRITES: Final = BrigadeType(84)
BRIGADE_TYPE_STORMGATE_GUARD: Final = BrigadeType(85)
BRIGADE_TYPE_SAURUS: Final = BrigadeType(86)
BRIGADE_TYPE_TROGLODYTES: Final = BrigadeType(87)
BRIGADE_TYPE_TROLLS: Final = BrigadeType(88)
BRIGADE_TYPE_TYRANT: Final = BrigadeType(89)
BRIGADE_TYPE_UMBER_HULKS: Final = BrigadeType(90)
BRIGADE_TYPE_UNDERWORLD: Final = BrigadeType(91)
BRIGADE_TYPE_UAK_HAI: Final = BrigadeType(92)
BRIGADE_TYPE_VIKINGS: Final = BrigadeType(93)
BRIGADE_TYPE_WARLOCK: Final = BrigadeType(94)
BRIGADE_TYPE_WESTMEN: Final = BrigadeType(95)
BRIGADE_TYPE_WILDLINGS: Final = BrigadeType(96)
BRIGADE_TYPE_WAR_MACHINES: Final = BrigadeType(97)
BRIGADE_TYPE_WOOD_ELVES: Final = BrigadeType(98)
BRIGADE_TYPE_WIGHTS: Final = BrigadeType(99)
BRIGADE_TYPE_WYVERNS: Final = BrigadeType(100)
BRIGADE_TYPE_ZEALOTS: Final = BrigadeType(101)
BRIGADE_TYPE_ZOMBIES: Final = BrigadeType(102)

# stage of combat
Stage = NewType("Stage", int)
STAGE_PRE_COMBAT: Final = Stage(0)
STAGE_FAR_MISSILES: Final = Stage(1)
STAGE_NEAR_MISSILES: Final = Stage(2)
STAGE_FIRST_MAGIC: Final = Stage(3)
STAGE_WANDS: Final = Stage(4)
STAGE_FIRST_CHARGE: Final = Stage(5)
STAGE_SECOND_CHARGE: Final = Stage(6)
STAGE_SECOND_MAGIC: Final = Stage(7)
STAGE_MELEE_ONE: Final = Stage(8)
STAGE_MELEE_TWO: Final = Stage(9)
STAGE_COMBINED_ONE: Final = Stage(10)
STAGE_COMBINED_TWO: Final = Stage(11)

# mission
Mission = NewType("Mission", int)
MISSION_ASSASSINATE: Final = Mission(0)
MISSION_KIDNAP: Final = Mission(1)
MISSION_BRIBE: Final = Mission(2)
MISSION_RESCUE: Final = Mission(3)
MISSION_SABOTAGE: Final = Mission(4)
MISSION_STEAL: Final = Mission(5)
MISSION_RECON: Final = Mission(6)
MISSION_TRAIL: Final = Mission(7)
MISSION_EARLY_TRAIL: Final = Mission(8)
MISSION_RECON_SEA: Final = Mission(9)
MISSION_SEARCH_PLACES: Final = Mission(10)
MISSION_SEARCH_GROUPS: Final = Mission(11)
MISSION_SEARCH_ENCOUNTERS: Final = Mission(12)
MISSION_SEARCH_ALL: Final = Mission(13)
MISSION_POISON: Final = Mission(14)
MISSION_LEARN_MORALE: Final = Mission(15)

# trait
Trait = NewType("Trait", int)
TRAIT_ACUITY: Final = Trait(0)
TRAIT_ADVENTURERS: Final = Trait(1)
TRAIT_ARCHERS: Final = Trait(2)
TRAIT_CHARISMA: Final = Trait(3)
TRAIT_CUNNING: Final = Trait(4)
TRAIT_DEVOUT: Final = Trait(5)
TRAIT_DYNASTY: Final = Trait(6)
TRAIT_EVIL: Final = Trait(7)
TRAIT_FEUDAL: Final = Trait(8)
TRAIT_FLIGHT: Final = Trait(9)
TRAIT_FOREKNOWLEDGE: Final = Trait(10)
TRAIT_FORETHOUGHT: Final = Trait(11)
TRAIT_HEALING: Final = Trait(12)
TRAIT_HEROIC: Final = Trait(13)
TRAIT_INDUSTRIOUS: Final = Trait(14)
TRAIT_MAGIC_IMMUNE_DEATH: Final = Trait(15)
TRAIT_MAGIC_IMMUNE_SLEEP: Final = Trait(16)
TRAIT_MAGIC_RESISTANCE_BATTLE: Final = Trait(17)
TRAIT_MAGIC_RESISTANCE_DEATH: Final = Trait(18)
TRAIT_MAGIC_RESISTANCE_SLEEP: Final = Trait(19)
TRAIT_MAGIC_SUSCEPTIBLE_BATTLE: Final = Trait(20)
TRAIT_MILITARY_TRADITION: Final = Trait(21)
TRAIT_ORATORY: Final = Trait(22)
TRAIT_ORDER: Final = Trait(23)
TRAIT_RICH: Final = Trait(24)
TRAIT_RIDERS: Final = Trait(25)
TRAIT_RUTHLESS: Final = Trait(26)
TRAIT_SEAFARING: Final = Trait(27)
TRAIT_SECRETIVE: Final = Trait(28)
TRAIT_SIEGE_ENGINEERING: Final = Trait(29)
TRAIT_SPY_NETWORK: Final = Trait(30)
TRAIT_STALWART: Final = Trait(31)
TRAIT_TRACKERS: Final = Trait(32)
TRAIT_TRICK_OF_THE_TRADE: Final = Trait(33)

# building
Building = NewType("Building", int)
BUILDING_APOTHECARY: Final = Building(0)
BUILDING_BAZAAR: Final = Building(1)
BUILDING_FORGE: Final = Building(2)
BUILDING_FORUM: Final = Building(3)
BUILDING_GRANARY: Final = Building(4)
BUILDING_HOBBIT_INC: Final = Building(5)
BUILDING_LABORATORY: Final = Building(6)
BUILDING_PORT: Final = Building(7)
BUILDING_SECRET_PASSAGES: Final = Building(8)
BUILDING_TEMPLE: Final = Building(9)
BUILDING_GREAT_TEMPLE: Final = Building(10)
BUILDING_THIEVES_GUILD: Final = Building(11)
BUILDING_WATCH_TOWERS: Final = Building(12)
BUILDING_WIZARD_TOWER: Final = Building(13)
BUILDING_GREAT_MAGE_TOWER: Final = Building(14)
BUILDING_BALLISTA_TOWER: Final = Building(15)
BUILDING_MOTTE_AND_BAILEY: Final = Building(16)
BUILDING_FORTRESS: Final = Building(17)
BUILDING_CITADEL: Final = Building(18)
BUILDING_CASTLE: Final = Building(19)
BUILDING_GREATER_CASTLE: Final = Building(20)
BUILDING_LEGENDARY_CASTLE: Final = Building(21)

# effect
Effect = NewType("Effect", int)
EFFECT_WARDED: Final = Effect(0)
EFFECT_BLESSED: Final = Effect(1)
EFFECT_SLEPT: Final = Effect(2)
EFFECT_CONCEALED: Final = Effect(3)
EFFECT_DIRE_WOLF: Final = Effect(4)
EFFECT_SIMULACRUM: Final = Effect(5)
EFFECT_ESCAPING: Final = Effect(6)

# artifact
Artifact = NewType("Artifact", int)
ARTIFACT_AMULET_OF_PROTECTION: Final = Artifact(0)
ARTIFACT_RING_OF_PROTECTION: Final = Artifact(1)
ARTIFACT_GUARDIAN_TALISMAN: Final = Artifact(2)
ARTIFACT_SMOKE_MOJO: Final = Artifact(3)
ARTIFACT_RING_OF_INVISIBILITY: Final = Artifact(4)
ARTIFACT_RING_OF_POWER: Final = Artifact(5)
ARTIFACT_ANCIENT_ANNIHILATOR: Final = Artifact(6)
ARTIFACT_DEMON_BANE: Final = Artifact(7)
ARTIFACT_DEMON_DEATH: Final = Artifact(8)
ARTIFACT_RULER_ELIMINATOR: Final = Artifact(9)
ARTIFACT_ANGLAKEL: Final = Artifact(10)
ARTIFACT_AXE_OF_FARIN: Final = Artifact(11)
ARTIFACT_BOW_OF_HERACLES: Final = Artifact(12)
ARTIFACT_ELAN: Final = Artifact(13)
ARTIFACT_GOLDEN_SPEAR_OF_LERIX: Final = Artifact(14)
ARTIFACT_GREAT_AXE_OF_HURBLIND: Final = Artifact(15)
ARTIFACT_GREEN_DRAGON_MATES: Final = Artifact(16)
ARTIFACT_MORGAL_BLADE: Final = Artifact(17)
ARTIFACT_MORNING_STAR_OF_TORAG: Final = Artifact(18)
ARTIFACT_NARSIL: Final = Artifact(19)
ARTIFACT_RENOWNED_STANDARD: Final = Artifact(20)
ARTIFACT_STANDARD_OF_VALOR: Final = Artifact(21)
ARTIFACT_SWORD_OF_ALVINITAR: Final = Artifact(22)
ARTIFACT_CROWN_OF_ANZU: Final = Artifact(23)
ARTIFACT_STAFF_OF_DISDAIN: Final = Artifact(24)
ARTIFACT_STAFF_OF_THE_GREAT_ORATOR: Final = Artifact(25)
ARTIFACT_STONE_OF_ALL_MINDS: Final = Artifact(26)
ARTIFACT_ROD_OF_FIRE: Final = Artifact(27)
ARTIFACT_WAND_OF_LIGHTNING: Final = Artifact(28)
ARTIFACT_ORB_OF_ANTI_MAGIC: Final = Artifact(29)

# region
Region = NewType("Region", int)
REGION_CROWN_ISLANDS: Final = Region(0)
REGION_DARKOVER: Final = Region(1)
REGION_DIAMOND_COAST: Final = Region(2)
REGION_KRYNN: Final = Region(3)
REGION_TRIUMVIA: Final = Region(4)
REGION_ZANTHIA: Final = Region(5)
REGION_NYVARIA: Final = Region(6)
REGION_SWORD_COAST: Final = Region(7)
REGION_PELLINOR: Final = Region(8)
REGION_ZAMORA: Final = Region(9)
REGION_MYTHGAR: Final = Region(10)
REGION_UNTAMED_LANDS: Final = Region(11)
REGION_STORMGATE: Final = Region(12)

# step of the turn
TurnStep = NewType("TurnStep", int)
TURN_STEP_STANDING_COMMANDS: Final = TurnStep(0)
TURN_STEP_GROUP_BATTLES: Final = TurnStep(1)
TURN_STEP_STORMING: Final = TurnStep(2)
TURN_STEP_PRODUCTION: Final = TurnStep(3)
TURN_STEP_TRADING: Final = TurnStep(4)
TURN_STEP_REINFORCEMENTS: Final = TurnStep(5)
TURN_STEP_CONSUMPTION: Final = TurnStep(6)
TURN_STEP_POLITICS: Final = TurnStep(7)
TURN_STEP_RULER_STEP: Final = TurnStep(8)
TURN_STEP_COUNCIL: Final = TurnStep(9)
TURN_STEP_BUILDING_STEP: Final = TurnStep(10)
TURN_STEP_MOVEMENT: Final = TurnStep(11)
TURN_STEP_PRIESTESSES: Final = TurnStep(12)
TURN_STEP_MAGICAL_RESEARCH: Final = TurnStep(13)
TURN_STEP_REGIONAL_CONTROL: Final = TurnStep(14)
TURN_STEP_AGENT_STEP: Final = TurnStep(15)
TURN_STEP_VICTORY_CHECK: Final = TurnStep(16)
TURN_STEP_FOOD_SPOILAGE: Final = TurnStep(17)

# tactic
Tactic = NewType("Tactic", int)
TACTIC_NO_ORDERS: Final = Tactic(0)
TACTIC_PROBING: Final = Tactic(1)
TACTIC_STANDARD_PLAN: Final = Tactic(2)
TACTIC_DETERMINED: Final = Tactic(3)
TACTIC_FLANKING: Final = Tactic(4)
TACTIC_NIGHT: Final = Tactic(5)
TACTIC_BARRAGE: Final = Tactic(6)
TACTIC_STOMP: Final = Tactic(7)
TACTIC_ORGANIZED_WITHDRAWAL: Final = Tactic(8)
TACTIC_STAND_AND_DEFEND: Final = Tactic(9)
TACTIC_HOLD: Final = Tactic(10)
TACTIC_FIGHT_TO_THE_LAST: Final = Tactic(11)

# order
Order = NewType("Order", int)
ORDER_CANCEL_STANDING_ORDER: Final = Order(0)
ORDER_GUARD: Final = Order(1)
ORDER_COUNTER_ESPIONAGE: Final = Order(2)
ORDER_GUARD_PRISONERS: Final = Order(3)
ORDER_TRAIN_TO_HIGHER_LEVEL: Final = Order(4)
ORDER_RAPID_AGENT_TRAINING: Final = Order(5)
ORDER_BRIBE_EMISSARY: Final = Order(6)
ORDER_SABOTAGE_POPCENTER: Final = Order(7)
ORDER_SABOTAGE_SEAPOWER: Final = Order(8)
ORDER_ASSASSINATE_FIGURE: Final = Order(9)
ORDER_ASSASSINATE_LEADER_WIZARD: Final = Order(10)
ORDER_RESCUE_HOSTAGE: Final = Order(11)
ORDER_KIDNAP_FIGURE: Final = Order(12)
ORDER_EARLY_RESCUE_PRISONER: Final = Order(13)
ORDER_EARLY_KIDNAP_FIGURE: Final = Order(14)
ORDER_STEAL_FOOD_GOLD_MITHRIL: Final = Order(15)
ORDER_STEAL_ARTIFACT: Final = Order(16)
ORDER_RECON_AREA: Final = Order(17)
ORDER_TRAIL_GROUP_EARLY: Final = Order(18)
ORDER_TRAIL_GROUP_LATE: Final = Order(19)
ORDER_RECON_SEAPOWER: Final = Order(20)
ORDER_POISON_FOOD: Final = Order(21)
ORDER_LEARN_GROUP_MORALE_ATTRITION: Final = Order(22)
ORDER_ATTACK_GROUP: Final = Order(23)
ORDER_ATTACK_GROUP_DELAYED: Final = Order(24)
ORDER_DEFEND: Final = Order(25)
ORDER_ENTRENCHMENT: Final = Order(26)
ORDER_ESCAPE_FROM_PRISON: Final = Order(27)
ORDER_EXECUTE_HOSTAGES: Final = Order(28)
ORDER_DECLARE_ALLY_ENEMY: Final = Order(29)
ORDER_BID_FOR_NEXT_ISSUE: Final = Order(30)
ORDER_WINTERING_GROUP: Final = Order(31)
ORDER_DO_NOT_FEED: Final = Order(32)
ORDER_DO_NOT_PAY: Final = Order(33)
ORDER_REST_GROUP: Final = Order(34)
ORDER_REX_VICTORY_CHECK: Final = Order(35)
ORDER_BLESS: Final = Order(36)
ORDER_CONVERT_AGENT_TO_FANATIC: Final = Order(37)
ORDER_MAGICAL_RESEARCH: Final = Order(38)
ORDER_RITE_OF_THE_MAGI: Final = Order(39)
ORDER_CONSUL_ENAMOR_REGION: Final = Order(40)
ORDER_ENAMOR_REGION: Final = Order(41)
ORDER_ENAMOR_REGION_ARTIFACT: Final = Order(42)
ORDER_DENIGRATE_KINGDOM: Final = Order(43)
ORDER_DENIGRATE_REGION_ARTIFACT: Final = Order(44)
ORDER_CONSUL_DENIGRATE_REGION: Final = Order(45)
ORDER_INCREASE_INFLUENCE: Final = Order(46)
ORDER_ENTERTAIN_ROYAL_COURT: Final = Order(47)
ORDER_SELL_INFLUENCE: Final = Order(48)
ORDER_OPEN_MARKET: Final = Order(49)
ORDER_TRADE_FOOD_FOR_GOLD: Final = Order(50)
ORDER_TRADE_GOLD_FOR_FOOD: Final = Order(51)
ORDER_TRADE_HOSTAGE_FOR_GOLD: Final = Order(52)
ORDER_TRADE_GOLD_FOR_HOSTAGE: Final = Order(53)
ORDER_TRADE_ARTIFACT_FOR_GOLD: Final = Order(54)
ORDER_TRADE_GOLD_FOR_ARTIFACT: Final = Order(55)
ORDER_TRANSMUTE_RARE_ELEMENT: Final = Order(56)
ORDER_UNILATERAL_TRANSFER_GIFT: Final = Order(57)
ORDER_TRADE_MITHRIL_FOR_GOLD: Final = Order(58)
ORDER_TRADE_GOLD_FOR_MITHRIL: Final = Order(59)

# stage of an attack on a population center
Surge = NewType("Surge", int)
SURGE_WALLS_PREPARE: Final = Surge(0)
SURGE_WALLS_FAR: Final = Surge(1)
SURGE_WALLS_MAGIC: Final = Surge(2)
SURGE_WALLS_WANDS: Final = Surge(3)
SURGE_WALLS_NEAR: Final = Surge(4)
SURGE_WALLS_STORM: Final = Surge(5)
KINGDOM_ALCHEMIST: Final = 0
KINGDOM_AMAZONS: Final = 1
KINGDOM_ANCIENT_ONES: Final = 2
KINGDOM_ATLANTEANS: Final = 3
KINGDOM_BLACK_DRAGON: Final = 4
KINGDOM_CIMMERIANS: Final = 5
KINGDOM_DARK_ELVES: Final = 6
KINGDOM_DEATHKNIGHTS: Final = 7
KINGDOM_DEMON_PRINCES: Final = 8
KINGDOM_DRUID: Final = 9
KINGDOM_DWARVEN: Final = 10
KINGDOM_ELVEN: Final = 11
KINGDOM_ELEMENTALIST: Final = 12
KINGDOM_FAIRY_FOLK: Final = 13
KINGDOM_FORGOTTEN: Final = 14
KINGDOM_FREE_TRADERS: Final = 15
KINGDOM_GIANTS: Final = 16
KINGDOM_GNOME: Final = 17
KINGDOM_HALFLING: Final = 18
KINGDOM_ILLUSIONIST: Final = 19
KINGDOM_LIZARD_MEN: Final = 20
KINGDOM_LYCANS: Final = 21
KINGDOM_NECROMANCER: Final = 22
KINGDOM_NOMAD: Final = 23
KINGDOM_PIRATES: Final = 24
KINGDOM_RANGER: Final = 25
KINGDOM_RED_DRAGON: Final = 26
KINGDOM_SACRED_ORDER: Final = 27
KINGDOM_SORCERER: Final = 28
KINGDOM_TYRANT: Final = 29
KINGDOM_UNDERWORLD: Final = 30
KINGDOM_WARLOCK: Final = 31


class Brigade:
    """Brigade in a group.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", lines
    2010-2016 and 2057
    """

    __slots__ = ("id", "breed", "experience", "attrition")

    def __init__(
        self,
        *,
        breed: BrigadeType,
        experience: Experience = EXPERIENCE_REGULAR,
        attrition: int = 0,
    ) -> None:
        self.id: int = 0
        self.breed: BrigadeType = breed
        self.experience: Experience = experience
        self.attrition: int = attrition


class Group:
    """Group.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Groups", lines 1922-1930;
    ruling "What rivals know of a kingdom's stores and of the heart of its hosts"
    """

    __slots__ = ("id", "name", "kingdom", "first", "brigades", "types", "leaders", "wizards", "morale", "artifacts", "terrain", "region", "prepared", "fought")

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom,
        first: bool = False,
        brigades: Sequence[Brigade] = (),
        types: int = 0,
        leaders: Sequence[Leader] = (),
        wizards: Sequence[Wizard] = (),
        morale: int = 100,
        artifacts: int = 0,
        terrain: Terrain = TERRAIN_PLAINS,
        region: Region | None = None,
        prepared: Sequence[Cast] = (),
        fought: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom = kingdom
        self.first: bool = first
        self.brigades: Sequence[Brigade] = brigades
        self.types: int = types
        self.leaders: Sequence[Leader] = leaders
        self.wizards: Sequence[Wizard] = wizards
        self.morale: int = morale
        self.artifacts: int = artifacts
        self.terrain: Terrain = terrain
        self.region: Region | None = region
        self.prepared: Sequence[Cast] = prepared
        self.fought: int = fought


class Cast:
    """Spell cast in a battle.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", line 2321
    """

    __slots__ = ("id", "spell", "power")

    def __init__(
        self,
        *,
        spell: Spell,
        power: int,
    ) -> None:
        self.id: int = 0
        self.spell: Spell = spell
        self.power: int = power


class Side:
    """Side of a battle.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Combat", lines 2127-2165
    """

    __slots__ = ("id", "group", "attacking", "ordered", "entrenched", "season", "battles", "losses", "blow", "luck", "casts", "broken_off")

    def __init__(
        self,
        *,
        group: Group,
        attacking: bool = False,
        ordered: Tactic = TACTIC_NO_ORDERS,
        entrenched: bool = False,
        season: Season = SEASON_SPRING,
        battles: int = 0,
        losses: int = 0,
        blow: int = 0,
        luck: int = 100,
        casts: Sequence[Cast] = (),
        broken_off: bool = False,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.attacking: bool = attacking
        self.ordered: Tactic = ordered
        self.entrenched: bool = entrenched
        self.season: Season = season
        self.battles: int = battles
        self.losses: int = losses
        self.blow: int = blow
        self.luck: int = luck
        self.casts: Sequence[Cast] = casts
        self.broken_off: bool = broken_off


class Kingdom:
    """Kingdom.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Kingdoms", line 2655;
    "King's Influence", line 1445; "Mithril", line 1215; ruling "What rivals know of a kingdom's stores
    and of the heart of its hosts"
    """

    __slots__ = ("id", "name", "traits", "prowess", "supreme", "mastered", "advantaged", "disadvantaged", "adverse", "influence", "gold", "food", "mithril", "standings", "allies", "enemies", "friends", "foes", "nemesis", "regalia", "places", "capital", "councillor", "undying", "arts", "attack_season", "began_as")

    def __init__(
        self,
        *,
        name: str = '',
        traits: int = 0,
        prowess: Prowess = PROWESS_STANDARD,
        supreme: int = 0,
        mastered: int = 0,
        advantaged: int = 0,
        disadvantaged: int = 0,
        adverse: int = 0,
        influence: int = 80,
        gold: int = 0,
        food: int = 0,
        mithril: int = 100,
        standings: Sequence[Foothold] = (),
        allies: Sequence[Kingdom] = (),
        enemies: Sequence[Kingdom] = (),
        friends: Sequence[Kingdom] = (),
        foes: Sequence[Kingdom] = (),
        nemesis: Kingdom | None = None,
        regalia: int = 0,
        places: Sequence[Place] = (),
        capital: Place | None = None,
        councillor: bool = False,
        undying: bool = False,
        arts: int = 0,
        attack_season: Season | None = None,
        began_as: int = -1,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.traits: int = traits
        self.prowess: Prowess = prowess
        self.supreme: int = supreme
        self.mastered: int = mastered
        self.advantaged: int = advantaged
        self.disadvantaged: int = disadvantaged
        self.adverse: int = adverse
        self.influence: int = influence
        self.gold: int = gold
        self.food: int = food
        self.mithril: int = mithril
        self.standings: Sequence[Foothold] = standings
        self.allies: Sequence[Kingdom] = allies
        self.enemies: Sequence[Kingdom] = enemies
        self.friends: Sequence[Kingdom] = friends
        self.foes: Sequence[Kingdom] = foes
        self.nemesis: Kingdom | None = nemesis
        self.regalia: int = regalia
        self.places: Sequence[Place] = places
        self.capital: Place | None = capital
        self.councillor: bool = councillor
        self.undying: bool = undying
        self.arts: int = arts
        self.attack_season: Season | None = attack_season
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Kingdom."""
        return cls(**{**_KINGDOM_STARTS[record], "began_as": record, **given})


class Place:
    """Population center.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Buildings", line 1114
    """

    __slots__ = ("id", "name", "kingdom", "buildings", "region", "defense", "gold_output", "food_output")

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom | None = None,
        buildings: int = 0,
        region: Region | None = None,
        defense: int = 0,
        gold_output: int = 0,
        food_output: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom | None = kingdom
        self.buildings: int = buildings
        self.region: Region | None = region
        self.defense: int = defense
        self.gold_output: int = gold_output
        self.food_output: int = food_output


class Target:
    """Target.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", line 1691; ruling
    "Which level of a wizard counts"
    """

    __slots__ = ("id", "name", "rank", "level", "kingdom", "place", "watchers", "effects", "artifacts", "immortal", "undead", "captor")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.rank: Rank = rank
        self.level: int = level
        self.kingdom: Kingdom | None = kingdom
        self.place: Place | None = place
        self.watchers: Sequence[Agent] = watchers
        self.effects: int = effects
        self.artifacts: int = artifacts
        self.immortal: bool = immortal
        self.undead: bool = undead
        self.captor: Kingdom | None = captor


class Challenge:
    """Attack that was ordered.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#110 - Attack Group", line
    4203
    """

    __slots__ = ("id", "attacker", "foe", "plan")

    def __init__(
        self,
        *,
        attacker: Group,
        foe: Group,
        plan: Tactic,
    ) -> None:
        self.id: int = 0
        self.attacker: Group = attacker
        self.foe: Group = foe
        self.plan: Tactic = plan


class Stand:
    """Defense that was ordered.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#120 - Defend", line 4223;
    "#121 - Entrenchment", line 4229
    """

    __slots__ = ("id", "group", "foe", "plan")

    def __init__(
        self,
        *,
        group: Group,
        foe: Group | None = None,
        plan: Tactic,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.foe: Group | None = foe
        self.plan: Tactic = plan


class Motion:
    """Bid for the floor of the Council.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "#410 - Bid For Next
    Issue", lines 4445-4447
    """

    __slots__ = ("id", "kingdom", "bid")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        bid: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.bid: int = bid


class Levy:
    """Scheduled brigade.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Sequence of Events", line
    990
    """

    __slots__ = ("id", "group", "breed", "due")

    def __init__(
        self,
        *,
        group: Group,
        breed: BrigadeType,
        due: int,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.breed: BrigadeType = breed
        self.due: int = due


class Foothold:
    """Standing in a region.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Regions", lines 1382-1397;
    ruling "How a region thinks of a kingdom that it has never met"
    """

    __slots__ = ("id", "region", "share", "reaction", "held")

    def __init__(
        self,
        *,
        region: Region,
        share: int = 0,
        reaction: Reaction = REACTION_TOLERANT,
        held: bool = False,
    ) -> None:
        self.id: int = 0
        self.region: Region = region
        self.share: int = share
        self.reaction: Reaction = reaction
        self.held: bool = held


class Offer:
    """Offer.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Trading", lines 2494-2509
    """

    __slots__ = ("id", "kingdom", "partner", "bargain", "food", "gold", "mithril", "figure", "artifact")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        partner: Kingdom,
        bargain: Bargain,
        food: int = 0,
        gold: int = 0,
        mithril: int = 0,
        figure: Figure | None = None,
        artifact: Artifact | None = None,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.partner: Kingdom = partner
        self.bargain: Bargain = bargain
        self.food: int = food
        self.gold: int = gold
        self.mithril: int = mithril
        self.figure: Figure | None = figure
        self.artifact: Artifact | None = artifact


class Figure(Target):
    """Figure.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Item Indicators", lines
    1577-1598
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
    ) -> None:
        super().__init__(name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor)


class Leader(Figure):
    """Leader.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Recruiting", lines
    2031-2049
    """

    __slots__ = ("stunned",)

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        stunned: bool = False,
    ) -> None:
        super().__init__(name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor)
        self.stunned: bool = stunned


class Agent(Figure):
    """Agent.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Agents", lines 1653-1665
    """

    __slots__ = ("sort", "duty")

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        sort: Sort = SORT_AGENT,
        duty: Duty = DUTY_IDLE,
    ) -> None:
        super().__init__(name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor)
        self.sort: Sort = sort
        self.duty: Duty = duty


class Ruler(Figure):
    """Ruler.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "King's Influence", line
    1445; "#470 - Enamor Region", line 4511
    """

    __slots__ = ()

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
    ) -> None:
        super().__init__(name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor)


class Wizard(Figure):
    """Wizard.

    Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), "Magic", lines 2298-2319;
    ruling "Which level of a wizard counts"
    """

    __slots__ = ("group",)

    def __init__(
        self,
        *,
        name: str = '',
        rank: Rank,
        level: int,
        kingdom: Kingdom | None = None,
        place: Place | None = None,
        watchers: Sequence[Agent] = (),
        effects: int = 0,
        artifacts: int = 0,
        immortal: bool = False,
        undead: bool = False,
        captor: Kingdom | None = None,
        group: Group | None = None,
    ) -> None:
        super().__init__(name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers, effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor)
        self.group: Group | None = group


_KINGDOM_STARTS: dict[int, dict[str, Any]] = {
    KINGDOM_ALCHEMIST: {"traits": 1 << TRAIT_FORETHOUGHT, "prowess": PROWESS_SUPREMACY},
    KINGDOM_AMAZONS: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_ARCHERS | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "attack_season": SEASON_SUMMER, "prowess": PROWESS_STANDARD, "mastered": 1 << TERRAIN_PLAINS,
    },
    KINGDOM_ANCIENT_ONES: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SECRETIVE | 1 << TRAIT_STALWART,
        "undying": True, "prowess": PROWESS_ADVANTAGE, "advantaged": 1 << TERRAIN_DESERT,
    },
    KINGDOM_ATLANTEANS: {
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE,
        "prowess": PROWESS_STANDARD, "mastered": 1 << TERRAIN_SEA,
    },
    KINGDOM_BLACK_DRAGON: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_TRACKERS,
        "undying": True, "prowess": PROWESS_STANDARD, "disadvantaged": 1 << TERRAIN_FOREST,
    },
    KINGDOM_CIMMERIANS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SEAFARING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_NIGHT | 1 << TACTIC_FIGHT_TO_THE_LAST, "attack_season": SEASON_WINTER,
        "prowess": PROWESS_SUBSTANDARD,
        "advantaged": 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_SEA,
    },
    KINGDOM_DARK_ELVES: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORDER | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_MASTERY, "mastered": 1 << TERRAIN_FOREST | 1 << TERRAIN_MARSH,
    },
    KINGDOM_DEATHKNIGHTS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "prowess": PROWESS_MASTERY,
    },
    KINGDOM_DEMON_PRINCES: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SECRETIVE,
        "undying": True, "prowess": PROWESS_ADVANTAGE,
    },
    KINGDOM_DRUID: {
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_SUPREMACY, "mastered": 1 << TERRAIN_FOREST, "advantaged": 1 << TERRAIN_MARSH,
    },
    KINGDOM_DWARVEN: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_NONMAGICAL,
        "supreme": 1 << TERRAIN_MOUNTAIN,
    },
    KINGDOM_ELVEN: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": True, "prowess": PROWESS_MASTERY, "supreme": 1 << TERRAIN_FOREST,
        "disadvantaged": 1 << TERRAIN_MARSH,
    },
    KINGDOM_ELEMENTALIST: {"traits": 1 << TRAIT_ADVENTURERS, "prowess": PROWESS_SUPREMACY},
    KINGDOM_FAIRY_FOLK: {
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_SECRETIVE,
        "undying": True, "prowess": PROWESS_MASTERY, "supreme": 1 << TERRAIN_FOREST,
    },
    KINGDOM_FORGOTTEN: {
        "traits": 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_SECRETIVE,
        "arts": 1 << TACTIC_NIGHT, "prowess": PROWESS_MASTERY,
    },
    KINGDOM_FREE_TRADERS: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
    },
    KINGDOM_GIANTS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_DYNASTY | 1 << TRAIT_HEROIC | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SEAFARING | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST | 1 << TACTIC_STOMP, "prowess": PROWESS_SUBSTANDARD,
        "mastered": 1 << TERRAIN_MOUNTAIN,
    },
    KINGDOM_GNOME: {
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_MASTERY, "advantaged": 1 << TERRAIN_MOUNTAIN,
    },
    KINGDOM_HALFLING: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORATORY | 1 << TRAIT_STALWART | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_SUBSTANDARD,
        "advantaged": 1 << TERRAIN_MOUNTAIN, "disadvantaged": 1 << TERRAIN_MARSH,
    },
    KINGDOM_ILLUSIONIST: {
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_SUPREMACY,
    },
    KINGDOM_LIZARD_MEN: {
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": True, "prowess": PROWESS_ADVANTAGE, "supreme": 1 << TERRAIN_MARSH,
        "advantaged": 1 << TERRAIN_FOREST,
    },
    KINGDOM_LYCANS: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER, "prowess": PROWESS_STANDARD,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
    },
    KINGDOM_NECROMANCER: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS,
        "arts": 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER, "prowess": PROWESS_SUPREMACY,
    },
    KINGDOM_NOMAD: {
        "traits": 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_RIDERS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "attack_season": SEASON_SUMMER, "prowess": PROWESS_ADVANTAGE, "supreme": 1 << TERRAIN_DESERT,
        "advantaged": 1 << TERRAIN_PLAINS,
    },
    KINGDOM_PIRATES: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_STANDARD, "mastered": 1 << TERRAIN_SEA,
    },
    KINGDOM_RANGER: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_ADVANTAGE,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
    },
    KINGDOM_RED_DRAGON: {
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "undying": True, "prowess": PROWESS_DISADVANTAGE,
        "adverse": 1 << TERRAIN_FOREST,
    },
    KINGDOM_SACRED_ORDER: {
        "traits": 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_ORDER | 1 << TRAIT_RICH | 1 << TRAIT_RIDERS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_SUBSTANDARD,
        "mastered": 1 << TERRAIN_PLAINS,
    },
    KINGDOM_SORCERER: {"traits": 1 << TRAIT_EVIL | 1 << TRAIT_ORATORY, "prowess": PROWESS_SUPREMACY},
    KINGDOM_TYRANT: {
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_SUSCEPTIBLE_BATTLE | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_NIGHT, "prowess": PROWESS_SUBSTANDARD, "advantaged": 1 << TERRAIN_MARSH,
        "disadvantaged": 1 << TERRAIN_FOREST,
    },
    KINGDOM_UNDERWORLD: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE,
    },
    KINGDOM_WARLOCK: {
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FORETHOUGHT, "arts": 1 << TACTIC_NIGHT,
        "prowess": PROWESS_SUPREMACY,
    },
}
