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

# who claims it
VictoryBy = NewType("VictoryBy", int)
VICTORY_BY_ONE_RULER: Final = VictoryBy(0)
VICTORY_BY_ALL_PARTNERS: Final = VictoryBy(1)
VICTORY_BY_NOBODY_CLAIMS: Final = VictoryBy(2)

# who bears it
IndicatorBearer = NewType("IndicatorBearer", int)
INDICATOR_BEARER_RULER_BEARS: Final = IndicatorBearer(0)
INDICATOR_BEARER_AGENT_BEARS: Final = IndicatorBearer(1)
INDICATOR_BEARER_FIGURE_BEARS: Final = IndicatorBearer(2)

# what is improved
Improvement = NewType("Improvement", int)
IMPROVEMENT_FOOD_WORK: Final = Improvement(0)
IMPROVEMENT_GOLD_WORK: Final = Improvement(1)
IMPROVEMENT_WALL_WORK: Final = Improvement(2)

# what strikes in a stage
StageOrigin = NewType("StageOrigin", int)
STAGE_ORIGIN_PREPARATION: Final = StageOrigin(0)
STAGE_ORIGIN_TROOPS: Final = StageOrigin(1)
STAGE_ORIGIN_SPELLS: Final = StageOrigin(2)
STAGE_ORIGIN_ARTIFACTS: Final = StageOrigin(3)

# how an encounter ends
SightingEnd = NewType("SightingEnd", int)
SIGHTING_END_SIGHTING_RESOLVED: Final = SightingEnd(0)
SIGHTING_END_SIGHTING_UNRESOLVED: Final = SightingEnd(1)

# who finds encounters
SightingFinder = NewType("SightingFinder", int)
SIGHTING_FINDER_SCOUTING_AGENT: Final = SightingFinder(0)
SIGHTING_FINDER_SEARCHING_AGENT: Final = SightingFinder(1)
SIGHTING_FINDER_SEASONED_AGENT: Final = SightingFinder(2)
SIGHTING_FINDER_RAVEN: Final = SightingFinder(3)
SIGHTING_FINDER_EAGLE: Final = SightingFinder(4)
SIGHTING_FINDER_DIVINER_OF_NAMES: Final = SightingFinder(5)
SIGHTING_FINDER_DIVINER_OF_PLACES: Final = SightingFinder(6)
SIGHTING_FINDER_WANDERING_GROUP: Final = SightingFinder(7)

# what a scroll is rolled for
Crafting = NewType("Crafting", int)
CRAFTING_COINS: Final = Crafting(0)
CRAFTING_GRAIN_STORE: Final = Crafting(1)
CRAFTING_INGOTS: Final = Crafting(2)
CRAFTING_STANDING_AT_COURT: Final = Crafting(3)

# quality of a magical item
ItemHeading = NewType("ItemHeading", int)
ITEM_HEADING_FINE_ITEM: Final = ItemHeading(0)
ITEM_HEADING_EXCELLENT_ITEM: Final = ItemHeading(1)
ITEM_HEADING_SUPERIOR_ITEM: Final = ItemHeading(2)
ITEM_HEADING_SPECIAL_ITEM: Final = ItemHeading(3)

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
ARTIFACT_CLASS_KINGLY: Final = ArtifactClass(4)
ARTIFACT_CLASS_SPECIAL_CLASS: Final = ArtifactClass(5)

# quality of an artifact
Quality = NewType("Quality", int)
QUALITY_ENIGMA: Final = Quality(0)
QUALITY_FINE: Final = Quality(1)
QUALITY_EXCELLENT: Final = Quality(2)
QUALITY_SUPERIOR: Final = Quality(3)
QUALITY_QUEST: Final = Quality(4)

# to whom an artifact is of use
RelicHolder = NewType("RelicHolder", int)
RELIC_HOLDER_REALM: Final = RelicHolder(0)
RELIC_HOLDER_THRONE: Final = RelicHolder(1)
RELIC_HOLDER_COURT: Final = RelicHolder(2)
RELIC_HOLDER_SPYING_AGENT: Final = RelicHolder(3)
RELIC_HOLDER_MAGE: Final = RelicHolder(4)
RELIC_HOLDER_OWN_COMPANY: Final = RelicHolder(5)
RELIC_HOLDER_TOWN: Final = RelicHolder(6)

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
MORALE_EVENT_WON_BATTLE: Final = MoraleEvent(15)
MORALE_EVENT_LOST_BATTLE: Final = MoraleEvent(16)

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

# category of an objective
ObjectiveClass = NewType("ObjectiveClass", int)
OBJECTIVE_CLASS_TERRITORIAL: Final = ObjectiveClass(0)
OBJECTIVE_CLASS_POLITICAL: Final = ObjectiveClass(1)
OBJECTIVE_CLASS_ADVENTURE: Final = ObjectiveClass(2)
OBJECTIVE_CLASS_DEVELOPMENT: Final = ObjectiveClass(3)

# quality of an objective
GoalQuality = NewType("GoalQuality", int)
GOAL_QUALITY_MAJOR: Final = GoalQuality(0)
GOAL_QUALITY_MINOR: Final = GoalQuality(1)

# where a foretold artifact lies
ForetoldAt = NewType("ForetoldAt", int)
FORETOLD_AT_ANY_REGION: Final = ForetoldAt(0)
FORETOLD_AT_HOME_REGION: Final = ForetoldAt(1)

# who gives a command
CommandGiver = NewType("CommandGiver", int)
COMMAND_GIVER_THRONE: Final = CommandGiver(0)
COMMAND_GIVER_CONSUL: Final = CommandGiver(1)
COMMAND_GIVER_DEMON_PRINCE: Final = CommandGiver(2)
COMMAND_GIVER_ENVOY: Final = CommandGiver(3)
COMMAND_GIVER_JESTER: Final = CommandGiver(4)
COMMAND_GIVER_NOVICE: Final = CommandGiver(5)
COMMAND_GIVER_SEERESS: Final = CommandGiver(6)
COMMAND_GIVER_AGENT_OR_FANATIC: Final = CommandGiver(7)
COMMAND_GIVER_CASTER: Final = CommandGiver(8)
COMMAND_GIVER_MARCHING_GROUP: Final = CommandGiver(9)
COMMAND_GIVER_NAVY: Final = CommandGiver(10)
COMMAND_GIVER_COUNCILLOR: Final = CommandGiver(11)
COMMAND_GIVER_CROWN: Final = CommandGiver(12)

# what a number of times in a turn is counted for
CountedPer = NewType("CountedPer", int)
COUNTED_PER_WHOLE_REALM: Final = CountedPer(0)
COUNTED_PER_EACH_HOST: Final = CountedPer(1)
COUNTED_PER_EACH_CENTER: Final = CountedPer(2)
COUNTED_PER_EACH_SEA: Final = CountedPer(3)
COUNTED_PER_EACH_RELIC: Final = CountedPer(4)
COUNTED_PER_EACH_IMPROVEMENT: Final = CountedPer(5)

# what is said with a command
CommandSlot = NewType("CommandSlot", int)
COMMAND_SLOT_REPEATED_COMMAND: Final = CommandSlot(0)
COMMAND_SLOT_ONE_PRIESTESS: Final = CommandSlot(1)
COMMAND_SLOT_OWN_GROUP: Final = CommandSlot(2)
COMMAND_SLOT_HOST_OR_PLACE: Final = CommandSlot(3)
COMMAND_SLOT_RIVAL_GROUP: Final = CommandSlot(4)
COMMAND_SLOT_ONE_CASTER: Final = CommandSlot(5)
COMMAND_SLOT_CHOSEN_PLAN: Final = CommandSlot(6)
COMMAND_SLOT_POPCENTER_NAMED: Final = CommandSlot(7)
COMMAND_SLOT_COINS: Final = CommandSlot(8)
COMMAND_SLOT_BRIGADE_BREED: Final = CommandSlot(9)
COMMAND_SLOT_RATION: Final = CommandSlot(10)
COMMAND_SLOT_ONE_SEA: Final = CommandSlot(11)
COMMAND_SLOT_SOME_FLEETS: Final = CommandSlot(12)
COMMAND_SLOT_ENVOY: Final = CommandSlot(13)
COMMAND_SLOT_REALM: Final = CommandSlot(14)
COMMAND_SLOT_SLEEPING_VICTIM: Final = CommandSlot(15)
COMMAND_SLOT_ANY_FIGURE: Final = CommandSlot(16)
COMMAND_SLOT_MAP_AREA: Final = CommandSlot(17)
COMMAND_SLOT_SECRET_CODE: Final = CommandSlot(18)
COMMAND_SLOT_VOICE: Final = CommandSlot(19)
COMMAND_SLOT_SACKS: Final = CommandSlot(20)
COMMAND_SLOT_FIRST_CHOICE: Final = CommandSlot(21)
COMMAND_SLOT_SECOND_CHOICE: Final = CommandSlot(22)
COMMAND_SLOT_ONE_MAIDEN: Final = CommandSlot(23)
COMMAND_SLOT_OFFICE: Final = CommandSlot(24)
COMMAND_SLOT_WISHED_NAME: Final = CommandSlot(25)
COMMAND_SLOT_BOTTLE: Final = CommandSlot(26)
COMMAND_SLOT_IMPROVED_GOOD: Final = CommandSlot(27)
COMMAND_SLOT_MULTIPLE_ASKED: Final = CommandSlot(28)
COMMAND_SLOT_FORGED_GEAR: Final = CommandSlot(29)
COMMAND_SLOT_RAISED_BUILDING: Final = CommandSlot(30)
COMMAND_SLOT_ONE_HOSTAGE: Final = CommandSlot(31)
COMMAND_SLOT_SEA_FITTING: Final = CommandSlot(32)
COMMAND_SLOT_IDLE_GROUP: Final = CommandSlot(33)
COMMAND_SLOT_ONE_LEADER: Final = CommandSlot(34)
COMMAND_SLOT_OTHER_GROUP: Final = CommandSlot(35)
COMMAND_SLOT_ONE_RELIC: Final = CommandSlot(36)
COMMAND_SLOT_SEVERAL_AREAS: Final = CommandSlot(37)
COMMAND_SLOT_MARCHING_WAY: Final = CommandSlot(38)
COMMAND_SLOT_WANTED_ENEMY: Final = CommandSlot(39)
COMMAND_SLOT_SECOND_WANTED_ENEMY: Final = CommandSlot(40)
COMMAND_SLOT_NEW_SHIPS: Final = CommandSlot(41)
COMMAND_SLOT_SHIP_PRICE: Final = CommandSlot(42)
COMMAND_SLOT_PROVINCE: Final = CommandSlot(43)
COMMAND_SLOT_KIND_OR_SIZE: Final = CommandSlot(44)
COMMAND_SLOT_SORT_OF_RELIC: Final = CommandSlot(45)
COMMAND_SLOT_WHOSE_RELIC: Final = CommandSlot(46)
COMMAND_SLOT_BREED_TOO: Final = CommandSlot(47)
COMMAND_SLOT_RELIC_NAME: Final = CommandSlot(48)
COMMAND_SLOT_ONE_AGENT: Final = CommandSlot(49)
COMMAND_SLOT_PICKED_UP_AT: Final = CommandSlot(50)
COMMAND_SLOT_HANDED_OVER_AT: Final = CommandSlot(51)
COMMAND_SLOT_CROWN_NAME: Final = CommandSlot(52)
COMMAND_SLOT_CROWN_TITLE: Final = CommandSlot(53)
COMMAND_SLOT_GOAL_CODES: Final = CommandSlot(54)
COMMAND_SLOT_PRIZE_CODES: Final = CommandSlot(55)
COMMAND_SLOT_WISH_CODES: Final = CommandSlot(56)
COMMAND_SLOT_NEW_PRICE: Final = CommandSlot(57)

# relation
Relation = NewType("Relation", int)
RELATION_ALLY: Final = Relation(0)
RELATION_ENEMY: Final = Relation(1)
RELATION_NEUTRAL: Final = Relation(2)

# where a group rests
Quarters = NewType("Quarters", int)
QUARTERS_TOWN: Final = Quarters(0)
QUARTERS_CITY: Final = Quarters(1)

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

# how much more than others at the start
OpeningEdge = NewType("OpeningEdge", int)
OPENING_EDGE_MINOR_BOOST: Final = OpeningEdge(0)
OPENING_EDGE_SIGNIFICANT_BOOST: Final = OpeningEdge(1)

# advanced item
AdvancedItem = NewType("AdvancedItem", int)
ADVANCED_ITEM_MUSKETS: Final = AdvancedItem(0)
ADVANCED_ITEM_MATRIARCHAL_SPEARS: Final = AdvancedItem(1)
ADVANCED_ITEM_POISON_TAIL_STINGER: Final = AdvancedItem(2)
ADVANCED_ITEM_BATTLE_AXES: Final = AdvancedItem(3)
ADVANCED_ITEM_VENOMED_BLADES: Final = AdvancedItem(4)
ADVANCED_ITEM_VOODOO_DOLLS: Final = AdvancedItem(5)
ADVANCED_ITEM_DWARVEN_HAMMERS: Final = AdvancedItem(6)
ADVANCED_ITEM_ELVEN_BOWS: Final = AdvancedItem(7)
ADVANCED_ITEM_IRON_JAVELINS: Final = AdvancedItem(8)
ADVANCED_ITEM_SLINGS_OF_ACCURACY: Final = AdvancedItem(9)
ADVANCED_ITEM_VORPAL_BLADES: Final = AdvancedItem(10)
ADVANCED_ITEM_BLESSED_LANCES: Final = AdvancedItem(11)
ADVANCED_ITEM_BARBED_MACES: Final = AdvancedItem(12)

# who or what an issue is about
Topic = NewType("Topic", int)
TOPIC_ANY_KING: Final = Topic(0)
TOPIC_KING_AND_REGION: Final = Topic(1)
TOPIC_CENTERS: Final = Topic(2)
TOPIC_COUNCIL_MEMBER: Final = Topic(3)

# how the Council votes
Ballot = NewType("Ballot", int)
BALLOT_OPEN_BALLOT: Final = Ballot(0)
BALLOT_SECRET_BALLOT: Final = Ballot(1)

# regional character
RegionGroup = NewType("RegionGroup", int)
REGION_GROUP_CAPITAL_REGIONS: Final = RegionGroup(0)
REGION_GROUP_TRADING_COASTS: Final = RegionGroup(1)
REGION_GROUP_SAVAGE_REGIONS: Final = RegionGroup(2)
REGION_GROUP_FREE_STATES: Final = RegionGroup(3)

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
TERRAIN_SEA: Final = Terrain(0)
TERRAIN_MOUNTAIN: Final = Terrain(1)
TERRAIN_DESERT: Final = Terrain(2)
TERRAIN_FOREST: Final = Terrain(3)
TERRAIN_PLAINS: Final = Terrain(4)
TERRAIN_MARSH: Final = Terrain(5)
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

# what a spell is cast upon
SpellAim = NewType("SpellAim", int)
SPELL_AIM_CASTER_ONLY: Final = SpellAim(0)
SPELL_AIM_OWN_GROUP: Final = SpellAim(1)
SPELL_AIM_HOME_GROUP: Final = SpellAim(2)
SPELL_AIM_OWN_LEADER: Final = SpellAim(3)
SPELL_AIM_RIVAL_GROUP: Final = SpellAim(4)
SPELL_AIM_OWN_ENEMY_FIGURE: Final = SpellAim(5)
SPELL_AIM_POPCENTER: Final = SpellAim(6)
SPELL_AIM_ENVOY: Final = SpellAim(7)
SPELL_AIM_LIEGE: Final = SpellAim(8)
SPELL_AIM_PROVINCE: Final = SpellAim(9)
SPELL_AIM_WATERS: Final = SpellAim(10)
SPELL_AIM_MAP_SPOT: Final = SpellAim(11)
SPELL_AIM_RIVAL_REALM: Final = SpellAim(12)
SPELL_AIM_RELIC: Final = SpellAim(13)
SPELL_AIM_SIGHTING: Final = SpellAim(14)
SPELL_AIM_ROYAL_STORES: Final = SpellAim(15)

# what else is said with a spell
SpellExtra = NewType("SpellExtra", int)
SPELL_EXTRA_FOE_NAMED: Final = SpellExtra(0)
SPELL_EXTRA_KINGDOM_NAMED: Final = SpellExtra(1)
SPELL_EXTRA_LOWEST_SPELL: Final = SpellExtra(2)
SPELL_EXTRA_SLAIN: Final = SpellExtra(3)
SPELL_EXTRA_ONE_LEADER: Final = SpellExtra(4)
SPELL_EXTRA_TWO_LEADERS: Final = SpellExtra(5)
SPELL_EXTRA_TWO_BREEDS: Final = SpellExtra(6)
SPELL_EXTRA_CRAFTED: Final = SpellExtra(7)
SPELL_EXTRA_SEA_AREAS: Final = SpellExtra(8)
SPELL_EXTRA_FOUR_AREAS: Final = SpellExtra(9)
SPELL_EXTRA_SIZE_OF_GROUP: Final = SpellExtra(10)
SPELL_EXTRA_IDLE_GROUP: Final = SpellExtra(11)

# how near the caster has to be
Nearness = NewType("Nearness", int)
NEARNESS_SAME_GROUP: Final = Nearness(0)
NEARNESS_SAME_AREA: Final = Nearness(1)
NEARNESS_SAME_REGION: Final = Nearness(2)
NEARNESS_OWN_CENTER: Final = Nearness(3)
NEARNESS_AT_ANY_DISTANCE: Final = Nearness(4)

# how long magic works
Lasting = NewType("Lasting", int)
LASTING_FOR_THE_MOMENT: Final = Lasting(0)
LASTING_ONE_BATTLE: Final = Lasting(1)
LASTING_ALL_BATTLES: Final = Lasting(2)
LASTING_ALL_TURN: Final = Lasting(3)
LASTING_UNTIL_BROKEN: Final = Lasting(4)
LASTING_FOR_GOOD: Final = Lasting(5)

# how often a spell can work
SpellRepeat = NewType("SpellRepeat", int)
SPELL_REPEAT_RULER_IN_A_TURN: Final = SpellRepeat(0)
SPELL_REPEAT_REGION_IN_A_TURN: Final = SpellRepeat(1)
SPELL_REPEAT_REGIONAL_EFFECT: Final = SpellRepeat(2)
SPELL_REPEAT_SEA: Final = SpellRepeat(3)
SPELL_REPEAT_KINGDOM_EVER: Final = SpellRepeat(4)

# what a spell does nothing to
SpellSpared = NewType("SpellSpared", int)
SPELL_SPARED_FLYERS: Final = SpellSpared(0)
SPELL_SPARED_CENTERS: Final = SpellSpared(1)
SPELL_SPARED_CAPITALS: Final = SpellSpared(2)
SPELL_SPARED_UNDEAD_TROOPS: Final = SpellSpared(3)
SPELL_SPARED_STALWART_KINGDOMS: Final = SpellSpared(4)
SPELL_SPARED_WARLORDS: Final = SpellSpared(5)
SPELL_SPARED_PATROLS: Final = SpellSpared(6)
SPELL_SPARED_ALLIED_GROUPS: Final = SpellSpared(7)
SPELL_SPARED_ELITE_SHIPS: Final = SpellSpared(8)
SPELL_SPARED_MIST_SHIPS: Final = SpellSpared(9)

# class of status points
StatusClass = NewType("StatusClass", int)
STATUS_CLASS_ARTIFACT_STATUS: Final = StatusClass(0)
STATUS_CLASS_COVERT_STATUS: Final = StatusClass(1)
STATUS_CLASS_ECONOMIC_STATUS: Final = StatusClass(2)
STATUS_CLASS_MAGIC_STATUS: Final = StatusClass(3)
STATUS_CLASS_MILITARY_STATUS: Final = StatusClass(4)
STATUS_CLASS_POLITICAL_STATUS: Final = StatusClass(5)
STATUS_CLASS_REGIONAL_STATUS: Final = StatusClass(6)
STATUS_CLASS_CITIZENSHIP_STATUS: Final = StatusClass(7)
STATUS_CLASS_VICTORY_STATUS: Final = StatusClass(8)

# what earns status points
StatusItem = NewType("StatusItem", int)
STATUS_ITEM_QUEST_OR_SUPERIOR: Final = StatusItem(0)
STATUS_ITEM_EXCELLENT_ARTIFACT: Final = StatusItem(1)
STATUS_ITEM_FINE_ARTIFACT: Final = StatusItem(2)
STATUS_ITEM_AGENT_ELEVEN: Final = StatusItem(3)
STATUS_ITEM_AGENT_EIGHT: Final = StatusItem(4)
STATUS_ITEM_RULER_PRISONER: Final = StatusItem(5)
STATUS_ITEM_DEMON_PRISONER: Final = StatusItem(6)
STATUS_ITEM_PRINCE_PRISONER: Final = StatusItem(7)
STATUS_ITEM_DUKE_PRISONER: Final = StatusItem(8)
STATUS_ITEM_COUNT_PRISONER: Final = StatusItem(9)
STATUS_ITEM_BARON_PRISONER: Final = StatusItem(10)
STATUS_ITEM_GOVERNOR_PRISONER: Final = StatusItem(11)
STATUS_ITEM_AMBASSADOR_PRISONER: Final = StatusItem(12)
STATUS_ITEM_FOOL_PRISONER: Final = StatusItem(13)
STATUS_ITEM_AGENT_PRISONER: Final = StatusItem(14)
STATUS_ITEM_HIGHEST_FOOD: Final = StatusItem(15)
STATUS_ITEM_HIGHEST_GOLD: Final = StatusItem(16)
STATUS_ITEM_HIGHEST_CENSUS: Final = StatusItem(17)
STATUS_ITEM_HAS_LEGENDARY_CASTLE: Final = StatusItem(18)
STATUS_ITEM_HAS_GREATER_CASTLE: Final = StatusItem(19)
STATUS_ITEM_HAS_CASTLE: Final = StatusItem(20)
STATUS_ITEM_HAS_CITADEL: Final = StatusItem(21)
STATUS_ITEM_HAS_FORTRESS: Final = StatusItem(22)
STATUS_ITEM_HAS_GREAT_TEMPLE: Final = StatusItem(23)
STATUS_ITEM_HAS_WIZARD_TOWER: Final = StatusItem(24)
STATUS_ITEM_HAS_MAGE_TOWER: Final = StatusItem(25)
STATUS_ITEM_WIZARD_SEVEN: Final = StatusItem(26)
STATUS_ITEM_WIZARD_FIVE: Final = StatusItem(27)
STATUS_ITEM_HAS_WARLORD: Final = StatusItem(28)
STATUS_ITEM_HAS_MARSHAL: Final = StatusItem(29)
STATUS_ITEM_ELITE_BRIGADE: Final = StatusItem(30)
STATUS_ITEM_GREAT_HOST: Final = StatusItem(31)
STATUS_ITEM_STRONG_HOST: Final = StatusItem(32)
STATUS_ITEM_NAVIES: Final = StatusItem(33)
STATUS_ITEM_INFLUENCE_TWENTY: Final = StatusItem(34)
STATUS_ITEM_INFLUENCE_SEVENTEEN: Final = StatusItem(35)
STATUS_ITEM_ON_THE_COUNCIL: Final = StatusItem(36)
STATUS_ITEM_ENEMY_OF_SOMEBODY: Final = StatusItem(37)
STATUS_ITEM_ALLY_OF_SOMEBODY: Final = StatusItem(38)
STATUS_ITEM_HAS_PRINCE: Final = StatusItem(39)
STATUS_ITEM_TIGHT_REGION: Final = StatusItem(40)
STATUS_ITEM_CONTROLLED_REGION: Final = StatusItem(41)
STATUS_ITEM_SUBSTANTIAL_REGION: Final = StatusItem(42)
STATUS_ITEM_SIGNIFICANT_REGION: Final = StatusItem(43)
STATUS_ITEM_UNTIL_TWELVE: Final = StatusItem(44)
STATUS_ITEM_UNTIL_EIGHTEEN: Final = StatusItem(45)
STATUS_ITEM_UNTIL_TWENTY_FOUR: Final = StatusItem(46)
STATUS_ITEM_UNTIL_THIRTY: Final = StatusItem(47)
STATUS_ITEM_SURVIVED_ALL: Final = StatusItem(48)
STATUS_ITEM_REX_VICTORY: Final = StatusItem(49)
STATUS_ITEM_TEAM_VICTORY: Final = StatusItem(50)
STATUS_ITEM_USURPER_VICTORY: Final = StatusItem(51)

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

# game variant
CampaignVariant = NewType("CampaignVariant", int)
CAMPAIGN_VARIANT_STEEL: Final = CampaignVariant(0)
CAMPAIGN_VARIANT_PRIMEVAL: Final = CampaignVariant(1)
CAMPAIGN_VARIANT_MAGIC_ALLIANCE: Final = CampaignVariant(2)
CAMPAIGN_VARIANT_CONFEDERATION: Final = CampaignVariant(3)
CAMPAIGN_VARIANT_CONFLUENCE: Final = CampaignVariant(4)
CAMPAIGN_VARIANT_DUELING: Final = CampaignVariant(5)
CAMPAIGN_VARIANT_SLUGFEST: Final = CampaignVariant(6)
CAMPAIGN_VARIANT_TITAN: Final = CampaignVariant(7)
CAMPAIGN_VARIANT_WARLORDS: Final = CampaignVariant(8)

# way to win
Triumph = NewType("Triumph", int)
TRIUMPH_REX_VICTORY: Final = Triumph(0)
TRIUMPH_LIONS_SHARE: Final = Triumph(1)
TRIUMPH_SHARED_VICTORY: Final = Triumph(2)

# option of a campaign
CampaignOption = NewType("CampaignOption", int)
CAMPAIGN_OPTION_EXPLORATORY: Final = CampaignOption(0)
CAMPAIGN_OPTION_EXTRA_ORDERS: Final = CampaignOption(1)
CAMPAIGN_OPTION_PAGAN: Final = CampaignOption(2)
CAMPAIGN_OPTION_RANDOM_CITIES: Final = CampaignOption(3)
CAMPAIGN_OPTION_ICE_AGE_OPTION: Final = CampaignOption(4)

# item indicator
ItemIndicator = NewType("ItemIndicator", int)
ITEM_INDICATOR_CROWN: Final = ItemIndicator(0)
ITEM_INDICATOR_STAFF: Final = ItemIndicator(1)
ITEM_INDICATOR_SAVES: Final = ItemIndicator(2)
ITEM_INDICATOR_DAGGER: Final = ItemIndicator(3)
ITEM_INDICATOR_ENCHANTED_WEAPON: Final = ItemIndicator(4)
ITEM_INDICATOR_BOOSTED: Final = ItemIndicator(5)
ITEM_INDICATOR_DISGUISED: Final = ItemIndicator(6)
ITEM_INDICATOR_GUARDED_MARK: Final = ItemIndicator(7)
ITEM_INDICATOR_HIDDEN_MARK: Final = ItemIndicator(8)
ITEM_INDICATOR_GATE_WORN: Final = ItemIndicator(9)
ITEM_INDICATOR_MOUNTED: Final = ItemIndicator(10)
ITEM_INDICATOR_PROTECTED: Final = ItemIndicator(11)
ITEM_INDICATOR_CONCEALED_MARK: Final = ItemIndicator(12)
ITEM_INDICATOR_SLEPT_MARK: Final = ItemIndicator(13)
ITEM_INDICATOR_WARDED_MARK: Final = ItemIndicator(14)
ITEM_INDICATOR_BLESSED_MARK: Final = ItemIndicator(15)

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

# magical item
MagicalItem = NewType("MagicalItem", int)
MAGICAL_ITEM_CLOAK_OF_DISGUISE: Final = MagicalItem(0)
MAGICAL_ITEM_RING_OF_PROTECTION: Final = MagicalItem(1)
MAGICAL_ITEM_ROD_OF_FIRE: Final = MagicalItem(2)
MAGICAL_ITEM_SCROLL_OF_MINOR_HEALING: Final = MagicalItem(3)
MAGICAL_ITEM_SMOKE_MOJO: Final = MagicalItem(4)
MAGICAL_ITEM_WAND_OF_LIGHTNING: Final = MagicalItem(5)
MAGICAL_ITEM_CRYSTAL_OF_SEEING: Final = MagicalItem(6)
MAGICAL_ITEM_GUARDIAN_TALISMAN: Final = MagicalItem(7)
MAGICAL_ITEM_SCROLL_OF_MAJOR_HEALING: Final = MagicalItem(8)
MAGICAL_ITEM_SCROLL_OF_PURIFICATION: Final = MagicalItem(9)
MAGICAL_ITEM_PLOW_OF_THE_PROPHET: Final = MagicalItem(10)
MAGICAL_ITEM_SCROLL_OF_DEFENSE: Final = MagicalItem(11)
MAGICAL_ITEM_SCROLL_OF_ESCAPE: Final = MagicalItem(12)
MAGICAL_ITEM_SCROLL_OF_INSECT_SWARM: Final = MagicalItem(13)
MAGICAL_ITEM_SCROLL_OF_FABRICATION: Final = MagicalItem(14)
MAGICAL_ITEM_SCROLL_OF_IMMORTALITY: Final = MagicalItem(15)
MAGICAL_ITEM_SCROLL_OF_POT_LUCK: Final = MagicalItem(16)

# alchemist's item
AlchemistItem = NewType("AlchemistItem", int)
ALCHEMIST_ITEM_EXPLOSIVE_DEVICE: Final = AlchemistItem(0)
ALCHEMIST_ITEM_HEALING_SALVE: Final = AlchemistItem(1)
ALCHEMIST_ITEM_POISON_FLASK: Final = AlchemistItem(2)
ALCHEMIST_ITEM_PRESERVATION_JUG: Final = AlchemistItem(3)
ALCHEMIST_ITEM_REJUVENATION_CREAM: Final = AlchemistItem(4)

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
ARTIFACT_ADEPT_TWINS: Final = Artifact(30)
ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS: Final = Artifact(31)
ARTIFACT_ARMOR_OF_ANON: Final = Artifact(32)
ARTIFACT_BLACK_OWL_TOTEM: Final = Artifact(33)
ARTIFACT_CHAMPION_STALLIONS: Final = Artifact(34)
ARTIFACT_CLOAK_OF_DISGUISE: Final = Artifact(35)
ARTIFACT_CRYSTAL_OF_SEEING: Final = Artifact(36)
ARTIFACT_EKLAR_THE_WIZARD: Final = Artifact(37)
ARTIFACT_FIRE_OF_THE_VOID: Final = Artifact(38)
ARTIFACT_GEM_OF_PLANES: Final = Artifact(39)
ARTIFACT_GREAT_DIAMOND: Final = Artifact(40)
ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES: Final = Artifact(41)
ARTIFACT_HORN_OF_THE_INTREPID: Final = Artifact(42)
ARTIFACT_KEY_OF_THE_GEM: Final = Artifact(43)
ARTIFACT_KEY_OF_THE_MAKER: Final = Artifact(44)
ARTIFACT_KEY_OF_THE_SLAYER: Final = Artifact(45)
ARTIFACT_KEY_OF_THE_STAFF: Final = Artifact(46)
ARTIFACT_KNOWLEDGE_TOTEM: Final = Artifact(47)
ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS: Final = Artifact(48)
ARTIFACT_MARSHAL_CORA_DRACO: Final = Artifact(49)
ARTIFACT_NEMROND_THE_WIZARD: Final = Artifact(50)
ARTIFACT_ONYX_AMULET: Final = Artifact(51)
ARTIFACT_ORACLE_OF_THE_OLD_GODS: Final = Artifact(52)
ARTIFACT_PALANTIR_AMBALAR: Final = Artifact(53)
ARTIFACT_PALANTIR_CRISNIA: Final = Artifact(54)
ARTIFACT_PALANTIR_PHONIS: Final = Artifact(55)
ARTIFACT_PALANTIR_REDJAK: Final = Artifact(56)
ARTIFACT_PALANTIR_UNIKAR: Final = Artifact(57)
ARTIFACT_PLOW_OF_THE_PROPHET: Final = Artifact(58)
ARTIFACT_PRINCESS_XYNIA: Final = Artifact(59)
ARTIFACT_RED_ELK_MOUNT: Final = Artifact(60)
ARTIFACT_RING_OF_SPELLS: Final = Artifact(61)
ARTIFACT_SCRYING_MIRROR: Final = Artifact(62)
ARTIFACT_SHIELD_OF_HECTOR: Final = Artifact(63)
ARTIFACT_VALYRIAN_STEEL: Final = Artifact(64)
ARTIFACT_VERDIKAR_THE_WIZARD: Final = Artifact(65)
ARTIFACT_WHOWIE_TOTEM: Final = Artifact(66)

# means of finding population centers
Lookout = NewType("Lookout", int)
LOOKOUT_AGENT_RECON: Final = Lookout(0)
LOOKOUT_AGENT_SEARCH: Final = Lookout(1)
LOOKOUT_ADVANCED_SEARCH: Final = Lookout(2)
LOOKOUT_PRIESTESS_VISION: Final = Lookout(3)
LOOKOUT_RAVEN: Final = Lookout(4)
LOOKOUT_EAGLE: Final = Lookout(5)
LOOKOUT_UNVEILING: Final = Lookout(6)
LOOKOUT_SCRYING: Final = Lookout(7)
LOOKOUT_BLACK_OWL: Final = Lookout(8)
LOOKOUT_CRYSTAL: Final = Lookout(9)
LOOKOUT_FALCON: Final = Lookout(10)
LOOKOUT_MARCHING: Final = Lookout(11)
LOOKOUT_MARCHING_END: Final = Lookout(12)
LOOKOUT_TRUE_SEEING: Final = Lookout(13)

# what control of a region brings
Prize = NewType("Prize", int)
PRIZE_BANNERS_RAISED: Final = Prize(0)
PRIZE_WARMER_WELCOME: Final = Prize(1)
PRIZE_NEARER_VICTORY: Final = Prize(2)
PRIZE_GOVERNOR_RAISED: Final = Prize(3)
PRIZE_AMBASSADOR_RAISED: Final = Prize(4)

# power of Immortals
UndyingBoon = NewType("UndyingBoon", int)
UNDYING_BOON_NO_ASSASSINS: Final = UndyingBoon(0)
UNDYING_BOON_NO_DUNGEON: Final = UndyingBoon(1)
UNDYING_BOON_KNOWS_SUITORS: Final = UndyingBoon(2)
UNDYING_BOON_KNOWS_SCOUTS: Final = UndyingBoon(3)
UNDYING_BOON_HIGH_MAGIC: Final = UndyingBoon(4)
UNDYING_BOON_HARD_TO_CATCH: Final = UndyingBoon(5)

# map area
MapArea = NewType("MapArea", int)
MAP_AREA_TILE_AA: Final = MapArea(0)
MAP_AREA_TILE_AB: Final = MapArea(1)
MAP_AREA_TILE_AC: Final = MapArea(2)
MAP_AREA_TILE_AD: Final = MapArea(3)
MAP_AREA_TILE_AE: Final = MapArea(4)
MAP_AREA_TILE_AF: Final = MapArea(5)
MAP_AREA_TILE_AG: Final = MapArea(6)
MAP_AREA_TILE_AH: Final = MapArea(7)
MAP_AREA_TILE_AI: Final = MapArea(8)
MAP_AREA_TILE_AJ: Final = MapArea(9)
MAP_AREA_TILE_AK: Final = MapArea(10)
MAP_AREA_TILE_AL: Final = MapArea(11)
MAP_AREA_TILE_AM: Final = MapArea(12)
MAP_AREA_TILE_AN: Final = MapArea(13)
MAP_AREA_TILE_AO: Final = MapArea(14)
MAP_AREA_TILE_AP: Final = MapArea(15)
MAP_AREA_TILE_AQ: Final = MapArea(16)
MAP_AREA_TILE_AR: Final = MapArea(17)
MAP_AREA_TILE_AS: Final = MapArea(18)
MAP_AREA_TILE_AT: Final = MapArea(19)
MAP_AREA_TILE_AU: Final = MapArea(20)
MAP_AREA_TILE_AV: Final = MapArea(21)
MAP_AREA_TILE_AW: Final = MapArea(22)
MAP_AREA_TILE_AX: Final = MapArea(23)
MAP_AREA_TILE_AY: Final = MapArea(24)
MAP_AREA_TILE_AZ: Final = MapArea(25)
MAP_AREA_TILE_BA: Final = MapArea(26)
MAP_AREA_TILE_BB: Final = MapArea(27)
MAP_AREA_TILE_BC: Final = MapArea(28)
MAP_AREA_TILE_BD: Final = MapArea(29)
MAP_AREA_TILE_BE: Final = MapArea(30)
MAP_AREA_TILE_BF: Final = MapArea(31)
MAP_AREA_TILE_BG: Final = MapArea(32)
MAP_AREA_TILE_BH: Final = MapArea(33)
MAP_AREA_TILE_BI: Final = MapArea(34)
MAP_AREA_TILE_BJ: Final = MapArea(35)
MAP_AREA_TILE_BK: Final = MapArea(36)
MAP_AREA_TILE_BL: Final = MapArea(37)
MAP_AREA_TILE_BM: Final = MapArea(38)
MAP_AREA_TILE_BN: Final = MapArea(39)
MAP_AREA_TILE_BO: Final = MapArea(40)
MAP_AREA_TILE_BP: Final = MapArea(41)
MAP_AREA_TILE_BQ: Final = MapArea(42)
MAP_AREA_TILE_BR: Final = MapArea(43)
MAP_AREA_TILE_BS: Final = MapArea(44)
MAP_AREA_TILE_BT: Final = MapArea(45)
MAP_AREA_TILE_BU: Final = MapArea(46)
MAP_AREA_TILE_BV: Final = MapArea(47)
MAP_AREA_TILE_BW: Final = MapArea(48)
MAP_AREA_TILE_BX: Final = MapArea(49)
MAP_AREA_TILE_BY: Final = MapArea(50)
MAP_AREA_TILE_BZ: Final = MapArea(51)
MAP_AREA_TILE_CA: Final = MapArea(52)
MAP_AREA_TILE_CB: Final = MapArea(53)
MAP_AREA_TILE_CC: Final = MapArea(54)
MAP_AREA_TILE_CD: Final = MapArea(55)
MAP_AREA_TILE_CE: Final = MapArea(56)
MAP_AREA_TILE_CF: Final = MapArea(57)
MAP_AREA_TILE_CG: Final = MapArea(58)
MAP_AREA_TILE_CH: Final = MapArea(59)
MAP_AREA_TILE_CI: Final = MapArea(60)
MAP_AREA_TILE_CJ: Final = MapArea(61)
MAP_AREA_TILE_CK: Final = MapArea(62)
MAP_AREA_TILE_CL: Final = MapArea(63)
MAP_AREA_TILE_CM: Final = MapArea(64)
MAP_AREA_TILE_CN: Final = MapArea(65)
MAP_AREA_TILE_CO: Final = MapArea(66)
MAP_AREA_TILE_CP: Final = MapArea(67)
MAP_AREA_TILE_CQ: Final = MapArea(68)
MAP_AREA_TILE_CR: Final = MapArea(69)
MAP_AREA_TILE_CS: Final = MapArea(70)
MAP_AREA_TILE_CT: Final = MapArea(71)
MAP_AREA_TILE_CU: Final = MapArea(72)
MAP_AREA_TILE_CV: Final = MapArea(73)
MAP_AREA_TILE_CW: Final = MapArea(74)
MAP_AREA_TILE_CX: Final = MapArea(75)
MAP_AREA_TILE_CY: Final = MapArea(76)
MAP_AREA_TILE_CZ: Final = MapArea(77)
MAP_AREA_TILE_DA: Final = MapArea(78)
MAP_AREA_TILE_DB: Final = MapArea(79)
MAP_AREA_TILE_DC: Final = MapArea(80)
MAP_AREA_TILE_DD: Final = MapArea(81)
MAP_AREA_TILE_DE: Final = MapArea(82)
MAP_AREA_TILE_DF: Final = MapArea(83)
MAP_AREA_TILE_DG: Final = MapArea(84)
MAP_AREA_TILE_DH: Final = MapArea(85)
MAP_AREA_TILE_DI: Final = MapArea(86)
MAP_AREA_TILE_DJ: Final = MapArea(87)
MAP_AREA_TILE_DK: Final = MapArea(88)
MAP_AREA_TILE_DL: Final = MapArea(89)
MAP_AREA_TILE_DM: Final = MapArea(90)
MAP_AREA_TILE_DN: Final = MapArea(91)
MAP_AREA_TILE_DO: Final = MapArea(92)
MAP_AREA_TILE_DP: Final = MapArea(93)
MAP_AREA_TILE_DQ: Final = MapArea(94)
MAP_AREA_TILE_DR: Final = MapArea(95)
MAP_AREA_TILE_DS: Final = MapArea(96)
MAP_AREA_TILE_DT: Final = MapArea(97)
MAP_AREA_TILE_DU: Final = MapArea(98)
MAP_AREA_TILE_DV: Final = MapArea(99)
MAP_AREA_TILE_DW: Final = MapArea(100)
MAP_AREA_TILE_DX: Final = MapArea(101)
MAP_AREA_TILE_DY: Final = MapArea(102)
MAP_AREA_TILE_DZ: Final = MapArea(103)
MAP_AREA_TILE_EA: Final = MapArea(104)
MAP_AREA_TILE_EB: Final = MapArea(105)
MAP_AREA_TILE_EC: Final = MapArea(106)
MAP_AREA_TILE_ED: Final = MapArea(107)
MAP_AREA_TILE_EE: Final = MapArea(108)
MAP_AREA_TILE_EF: Final = MapArea(109)
MAP_AREA_TILE_EG: Final = MapArea(110)
MAP_AREA_TILE_EH: Final = MapArea(111)
MAP_AREA_TILE_EI: Final = MapArea(112)
MAP_AREA_TILE_EJ: Final = MapArea(113)
MAP_AREA_TILE_EK: Final = MapArea(114)
MAP_AREA_TILE_EL: Final = MapArea(115)
MAP_AREA_TILE_EM: Final = MapArea(116)
MAP_AREA_TILE_EN: Final = MapArea(117)
MAP_AREA_TILE_EO: Final = MapArea(118)
MAP_AREA_TILE_EP: Final = MapArea(119)
MAP_AREA_TILE_EQ: Final = MapArea(120)
MAP_AREA_TILE_ER: Final = MapArea(121)
MAP_AREA_TILE_ES: Final = MapArea(122)
MAP_AREA_TILE_ET: Final = MapArea(123)
MAP_AREA_TILE_EU: Final = MapArea(124)
MAP_AREA_TILE_EV: Final = MapArea(125)
MAP_AREA_TILE_EW: Final = MapArea(126)
MAP_AREA_TILE_EX: Final = MapArea(127)
MAP_AREA_TILE_EY: Final = MapArea(128)
MAP_AREA_TILE_EZ: Final = MapArea(129)
MAP_AREA_TILE_FA: Final = MapArea(130)
MAP_AREA_TILE_FB: Final = MapArea(131)
MAP_AREA_TILE_FC: Final = MapArea(132)
MAP_AREA_TILE_FD: Final = MapArea(133)
MAP_AREA_TILE_FE: Final = MapArea(134)
MAP_AREA_TILE_FF: Final = MapArea(135)
MAP_AREA_TILE_FG: Final = MapArea(136)
MAP_AREA_TILE_FH: Final = MapArea(137)
MAP_AREA_TILE_FI: Final = MapArea(138)
MAP_AREA_TILE_FJ: Final = MapArea(139)
MAP_AREA_TILE_FK: Final = MapArea(140)
MAP_AREA_TILE_FL: Final = MapArea(141)
MAP_AREA_TILE_FM: Final = MapArea(142)
MAP_AREA_TILE_FN: Final = MapArea(143)
MAP_AREA_TILE_FO: Final = MapArea(144)
MAP_AREA_TILE_FP: Final = MapArea(145)
MAP_AREA_TILE_FQ: Final = MapArea(146)
MAP_AREA_TILE_FR: Final = MapArea(147)
MAP_AREA_TILE_FS: Final = MapArea(148)
MAP_AREA_TILE_FT: Final = MapArea(149)
MAP_AREA_TILE_FU: Final = MapArea(150)
MAP_AREA_TILE_FV: Final = MapArea(151)
MAP_AREA_TILE_FW: Final = MapArea(152)
MAP_AREA_TILE_FX: Final = MapArea(153)
MAP_AREA_TILE_FY: Final = MapArea(154)
MAP_AREA_TILE_FZ: Final = MapArea(155)
MAP_AREA_TILE_GA: Final = MapArea(156)
MAP_AREA_TILE_GB: Final = MapArea(157)
MAP_AREA_TILE_GC: Final = MapArea(158)
MAP_AREA_TILE_GD: Final = MapArea(159)
MAP_AREA_TILE_GE: Final = MapArea(160)
MAP_AREA_TILE_GF: Final = MapArea(161)
MAP_AREA_TILE_GG: Final = MapArea(162)
MAP_AREA_TILE_GH: Final = MapArea(163)
MAP_AREA_TILE_GI: Final = MapArea(164)
MAP_AREA_TILE_GJ: Final = MapArea(165)
MAP_AREA_TILE_GK: Final = MapArea(166)
MAP_AREA_TILE_GL: Final = MapArea(167)
MAP_AREA_TILE_GM: Final = MapArea(168)
MAP_AREA_TILE_GN: Final = MapArea(169)
MAP_AREA_TILE_GO: Final = MapArea(170)
MAP_AREA_TILE_GP: Final = MapArea(171)
MAP_AREA_TILE_GQ: Final = MapArea(172)
MAP_AREA_TILE_GR: Final = MapArea(173)
MAP_AREA_TILE_GS: Final = MapArea(174)
MAP_AREA_TILE_GT: Final = MapArea(175)
MAP_AREA_TILE_GU: Final = MapArea(176)
MAP_AREA_TILE_GV: Final = MapArea(177)
MAP_AREA_TILE_GW: Final = MapArea(178)
MAP_AREA_TILE_GX: Final = MapArea(179)
MAP_AREA_TILE_GY: Final = MapArea(180)
MAP_AREA_TILE_GZ: Final = MapArea(181)
MAP_AREA_TILE_HA: Final = MapArea(182)
MAP_AREA_TILE_HB: Final = MapArea(183)
MAP_AREA_TILE_HC: Final = MapArea(184)
MAP_AREA_TILE_HD: Final = MapArea(185)
MAP_AREA_TILE_HE: Final = MapArea(186)
MAP_AREA_TILE_HF: Final = MapArea(187)
MAP_AREA_TILE_HG: Final = MapArea(188)
MAP_AREA_TILE_HH: Final = MapArea(189)
MAP_AREA_TILE_HI: Final = MapArea(190)
MAP_AREA_TILE_HJ: Final = MapArea(191)
MAP_AREA_TILE_HK: Final = MapArea(192)
MAP_AREA_TILE_HL: Final = MapArea(193)
MAP_AREA_TILE_HM: Final = MapArea(194)
MAP_AREA_TILE_HN: Final = MapArea(195)
MAP_AREA_TILE_HO: Final = MapArea(196)
MAP_AREA_TILE_HP: Final = MapArea(197)
MAP_AREA_TILE_HQ: Final = MapArea(198)
MAP_AREA_TILE_HR: Final = MapArea(199)
MAP_AREA_TILE_HS: Final = MapArea(200)
MAP_AREA_TILE_HT: Final = MapArea(201)
MAP_AREA_TILE_HU: Final = MapArea(202)
MAP_AREA_TILE_HV: Final = MapArea(203)
MAP_AREA_TILE_HW: Final = MapArea(204)
MAP_AREA_TILE_HX: Final = MapArea(205)
MAP_AREA_TILE_HY: Final = MapArea(206)
MAP_AREA_TILE_HZ: Final = MapArea(207)
MAP_AREA_TILE_IA: Final = MapArea(208)
MAP_AREA_TILE_IB: Final = MapArea(209)
MAP_AREA_TILE_IC: Final = MapArea(210)
MAP_AREA_TILE_ID: Final = MapArea(211)
MAP_AREA_TILE_IE: Final = MapArea(212)
MAP_AREA_TILE_IF: Final = MapArea(213)
MAP_AREA_TILE_IG: Final = MapArea(214)
MAP_AREA_TILE_IH: Final = MapArea(215)
MAP_AREA_TILE_II: Final = MapArea(216)
MAP_AREA_TILE_IJ: Final = MapArea(217)
MAP_AREA_TILE_IK: Final = MapArea(218)
MAP_AREA_TILE_IL: Final = MapArea(219)
MAP_AREA_TILE_IM: Final = MapArea(220)
MAP_AREA_TILE_IN: Final = MapArea(221)
MAP_AREA_TILE_IO: Final = MapArea(222)
MAP_AREA_TILE_IP: Final = MapArea(223)
MAP_AREA_TILE_IQ: Final = MapArea(224)
MAP_AREA_TILE_IR: Final = MapArea(225)
MAP_AREA_TILE_IS: Final = MapArea(226)
MAP_AREA_TILE_IT: Final = MapArea(227)
MAP_AREA_TILE_IU: Final = MapArea(228)
MAP_AREA_TILE_IV: Final = MapArea(229)
MAP_AREA_TILE_IW: Final = MapArea(230)
MAP_AREA_TILE_IX: Final = MapArea(231)
MAP_AREA_TILE_IY: Final = MapArea(232)
MAP_AREA_TILE_IZ: Final = MapArea(233)
MAP_AREA_TILE_JA: Final = MapArea(234)
MAP_AREA_TILE_JB: Final = MapArea(235)
MAP_AREA_TILE_JC: Final = MapArea(236)
MAP_AREA_TILE_JD: Final = MapArea(237)
MAP_AREA_TILE_JE: Final = MapArea(238)
MAP_AREA_TILE_JF: Final = MapArea(239)
MAP_AREA_TILE_JG: Final = MapArea(240)
MAP_AREA_TILE_JH: Final = MapArea(241)
MAP_AREA_TILE_JI: Final = MapArea(242)
MAP_AREA_TILE_JJ: Final = MapArea(243)
MAP_AREA_TILE_JK: Final = MapArea(244)
MAP_AREA_TILE_JL: Final = MapArea(245)
MAP_AREA_TILE_JM: Final = MapArea(246)
MAP_AREA_TILE_JN: Final = MapArea(247)
MAP_AREA_TILE_JO: Final = MapArea(248)
MAP_AREA_TILE_JP: Final = MapArea(249)
MAP_AREA_TILE_JQ: Final = MapArea(250)
MAP_AREA_TILE_JR: Final = MapArea(251)
MAP_AREA_TILE_JS: Final = MapArea(252)
MAP_AREA_TILE_JT: Final = MapArea(253)
MAP_AREA_TILE_JU: Final = MapArea(254)
MAP_AREA_TILE_JV: Final = MapArea(255)
MAP_AREA_TILE_JW: Final = MapArea(256)
MAP_AREA_TILE_JX: Final = MapArea(257)
MAP_AREA_TILE_JY: Final = MapArea(258)
MAP_AREA_TILE_JZ: Final = MapArea(259)
MAP_AREA_TILE_KA: Final = MapArea(260)
MAP_AREA_TILE_KB: Final = MapArea(261)
MAP_AREA_TILE_KC: Final = MapArea(262)
MAP_AREA_TILE_KD: Final = MapArea(263)
MAP_AREA_TILE_KE: Final = MapArea(264)
MAP_AREA_TILE_KF: Final = MapArea(265)
MAP_AREA_TILE_KG: Final = MapArea(266)
MAP_AREA_TILE_KH: Final = MapArea(267)
MAP_AREA_TILE_KI: Final = MapArea(268)
MAP_AREA_TILE_KJ: Final = MapArea(269)
MAP_AREA_TILE_KK: Final = MapArea(270)
MAP_AREA_TILE_KL: Final = MapArea(271)
MAP_AREA_TILE_KM: Final = MapArea(272)
MAP_AREA_TILE_KN: Final = MapArea(273)
MAP_AREA_TILE_KO: Final = MapArea(274)
MAP_AREA_TILE_KP: Final = MapArea(275)
MAP_AREA_TILE_KQ: Final = MapArea(276)
MAP_AREA_TILE_KR: Final = MapArea(277)
MAP_AREA_TILE_KS: Final = MapArea(278)
MAP_AREA_TILE_KT: Final = MapArea(279)
MAP_AREA_TILE_KU: Final = MapArea(280)
MAP_AREA_TILE_KV: Final = MapArea(281)
MAP_AREA_TILE_KW: Final = MapArea(282)
MAP_AREA_TILE_KX: Final = MapArea(283)
MAP_AREA_TILE_KY: Final = MapArea(284)
MAP_AREA_TILE_KZ: Final = MapArea(285)
MAP_AREA_TILE_LA: Final = MapArea(286)
MAP_AREA_TILE_LB: Final = MapArea(287)
MAP_AREA_TILE_LC: Final = MapArea(288)
MAP_AREA_TILE_LD: Final = MapArea(289)
MAP_AREA_TILE_LE: Final = MapArea(290)
MAP_AREA_TILE_LF: Final = MapArea(291)
MAP_AREA_TILE_LG: Final = MapArea(292)
MAP_AREA_TILE_LH: Final = MapArea(293)
MAP_AREA_TILE_LI: Final = MapArea(294)
MAP_AREA_TILE_LJ: Final = MapArea(295)
MAP_AREA_TILE_LK: Final = MapArea(296)
MAP_AREA_TILE_LL: Final = MapArea(297)
MAP_AREA_TILE_LM: Final = MapArea(298)
MAP_AREA_TILE_LN: Final = MapArea(299)
MAP_AREA_TILE_LO: Final = MapArea(300)
MAP_AREA_TILE_LP: Final = MapArea(301)
MAP_AREA_TILE_LQ: Final = MapArea(302)
MAP_AREA_TILE_LR: Final = MapArea(303)
MAP_AREA_TILE_LS: Final = MapArea(304)
MAP_AREA_TILE_LT: Final = MapArea(305)
MAP_AREA_TILE_LU: Final = MapArea(306)
MAP_AREA_TILE_LV: Final = MapArea(307)
MAP_AREA_TILE_LW: Final = MapArea(308)
MAP_AREA_TILE_LX: Final = MapArea(309)
MAP_AREA_TILE_LY: Final = MapArea(310)
MAP_AREA_TILE_LZ: Final = MapArea(311)
MAP_AREA_TILE_MA: Final = MapArea(312)
MAP_AREA_TILE_MB: Final = MapArea(313)
MAP_AREA_TILE_MC: Final = MapArea(314)
MAP_AREA_TILE_MD: Final = MapArea(315)
MAP_AREA_TILE_ME: Final = MapArea(316)
MAP_AREA_TILE_MF: Final = MapArea(317)
MAP_AREA_TILE_MG: Final = MapArea(318)
MAP_AREA_TILE_MH: Final = MapArea(319)
MAP_AREA_TILE_MI: Final = MapArea(320)
MAP_AREA_TILE_MJ: Final = MapArea(321)
MAP_AREA_TILE_MK: Final = MapArea(322)
MAP_AREA_TILE_ML: Final = MapArea(323)
MAP_AREA_TILE_MM: Final = MapArea(324)
MAP_AREA_TILE_MN: Final = MapArea(325)
MAP_AREA_TILE_MO: Final = MapArea(326)
MAP_AREA_TILE_MP: Final = MapArea(327)
MAP_AREA_TILE_MQ: Final = MapArea(328)
MAP_AREA_TILE_MR: Final = MapArea(329)
MAP_AREA_TILE_MS: Final = MapArea(330)
MAP_AREA_TILE_MT: Final = MapArea(331)
MAP_AREA_TILE_MU: Final = MapArea(332)
MAP_AREA_TILE_MV: Final = MapArea(333)
MAP_AREA_TILE_MW: Final = MapArea(334)
MAP_AREA_TILE_MX: Final = MapArea(335)
MAP_AREA_TILE_MY: Final = MapArea(336)
MAP_AREA_TILE_MZ: Final = MapArea(337)
MAP_AREA_TILE_NA: Final = MapArea(338)
MAP_AREA_TILE_NB: Final = MapArea(339)
MAP_AREA_TILE_NC: Final = MapArea(340)
MAP_AREA_TILE_ND: Final = MapArea(341)
MAP_AREA_TILE_NE: Final = MapArea(342)
MAP_AREA_TILE_NF: Final = MapArea(343)
MAP_AREA_TILE_NG: Final = MapArea(344)
MAP_AREA_TILE_NH: Final = MapArea(345)
MAP_AREA_TILE_NI: Final = MapArea(346)
MAP_AREA_TILE_NJ: Final = MapArea(347)
MAP_AREA_TILE_NK: Final = MapArea(348)
MAP_AREA_TILE_NL: Final = MapArea(349)
MAP_AREA_TILE_NM: Final = MapArea(350)
MAP_AREA_TILE_NN: Final = MapArea(351)
MAP_AREA_TILE_NO: Final = MapArea(352)
MAP_AREA_TILE_NP: Final = MapArea(353)
MAP_AREA_TILE_NQ: Final = MapArea(354)
MAP_AREA_TILE_NR: Final = MapArea(355)
MAP_AREA_TILE_NS: Final = MapArea(356)
MAP_AREA_TILE_NT: Final = MapArea(357)
MAP_AREA_TILE_NU: Final = MapArea(358)
MAP_AREA_TILE_NV: Final = MapArea(359)
MAP_AREA_TILE_NW: Final = MapArea(360)
MAP_AREA_TILE_NX: Final = MapArea(361)
MAP_AREA_TILE_NY: Final = MapArea(362)
MAP_AREA_TILE_NZ: Final = MapArea(363)
MAP_AREA_TILE_OA: Final = MapArea(364)
MAP_AREA_TILE_OB: Final = MapArea(365)
MAP_AREA_TILE_OC: Final = MapArea(366)
MAP_AREA_TILE_OD: Final = MapArea(367)
MAP_AREA_TILE_OE: Final = MapArea(368)
MAP_AREA_TILE_OF: Final = MapArea(369)
MAP_AREA_TILE_OG: Final = MapArea(370)
MAP_AREA_TILE_OH: Final = MapArea(371)
MAP_AREA_TILE_OI: Final = MapArea(372)
MAP_AREA_TILE_OJ: Final = MapArea(373)
MAP_AREA_TILE_OK: Final = MapArea(374)
MAP_AREA_TILE_OL: Final = MapArea(375)
MAP_AREA_TILE_OM: Final = MapArea(376)
MAP_AREA_TILE_ON: Final = MapArea(377)
MAP_AREA_TILE_OO: Final = MapArea(378)
MAP_AREA_TILE_OP: Final = MapArea(379)
MAP_AREA_TILE_OQ: Final = MapArea(380)
MAP_AREA_TILE_OR: Final = MapArea(381)
MAP_AREA_TILE_OS: Final = MapArea(382)
MAP_AREA_TILE_OT: Final = MapArea(383)
MAP_AREA_TILE_OU: Final = MapArea(384)
MAP_AREA_TILE_OV: Final = MapArea(385)
MAP_AREA_TILE_OW: Final = MapArea(386)
MAP_AREA_TILE_OX: Final = MapArea(387)
MAP_AREA_TILE_OY: Final = MapArea(388)
MAP_AREA_TILE_OZ: Final = MapArea(389)
MAP_AREA_TILE_PA: Final = MapArea(390)
MAP_AREA_TILE_PB: Final = MapArea(391)
MAP_AREA_TILE_PC: Final = MapArea(392)
MAP_AREA_TILE_PD: Final = MapArea(393)
MAP_AREA_TILE_PE: Final = MapArea(394)
MAP_AREA_TILE_PF: Final = MapArea(395)
MAP_AREA_TILE_PG: Final = MapArea(396)
MAP_AREA_TILE_PH: Final = MapArea(397)
MAP_AREA_TILE_PI: Final = MapArea(398)
MAP_AREA_TILE_PJ: Final = MapArea(399)
MAP_AREA_TILE_PK: Final = MapArea(400)
MAP_AREA_TILE_PL: Final = MapArea(401)
MAP_AREA_TILE_PM: Final = MapArea(402)
MAP_AREA_TILE_PN: Final = MapArea(403)
MAP_AREA_TILE_PO: Final = MapArea(404)
MAP_AREA_TILE_PP: Final = MapArea(405)
MAP_AREA_TILE_PQ: Final = MapArea(406)
MAP_AREA_TILE_PR: Final = MapArea(407)
MAP_AREA_TILE_PS: Final = MapArea(408)
MAP_AREA_TILE_PT: Final = MapArea(409)
MAP_AREA_TILE_PU: Final = MapArea(410)
MAP_AREA_TILE_PV: Final = MapArea(411)
MAP_AREA_TILE_PW: Final = MapArea(412)
MAP_AREA_TILE_PX: Final = MapArea(413)
MAP_AREA_TILE_PY: Final = MapArea(414)
MAP_AREA_TILE_PZ: Final = MapArea(415)
MAP_AREA_TILE_QA: Final = MapArea(416)
MAP_AREA_TILE_QB: Final = MapArea(417)
MAP_AREA_TILE_QC: Final = MapArea(418)
MAP_AREA_TILE_QD: Final = MapArea(419)
MAP_AREA_TILE_QE: Final = MapArea(420)
MAP_AREA_TILE_QF: Final = MapArea(421)
MAP_AREA_TILE_QG: Final = MapArea(422)
MAP_AREA_TILE_QH: Final = MapArea(423)
MAP_AREA_TILE_QI: Final = MapArea(424)
MAP_AREA_TILE_QJ: Final = MapArea(425)
MAP_AREA_TILE_QK: Final = MapArea(426)
MAP_AREA_TILE_QL: Final = MapArea(427)
MAP_AREA_TILE_QM: Final = MapArea(428)
MAP_AREA_TILE_QN: Final = MapArea(429)
MAP_AREA_TILE_QO: Final = MapArea(430)
MAP_AREA_TILE_QP: Final = MapArea(431)
MAP_AREA_TILE_QQ: Final = MapArea(432)
MAP_AREA_TILE_QR: Final = MapArea(433)
MAP_AREA_TILE_QS: Final = MapArea(434)
MAP_AREA_TILE_QT: Final = MapArea(435)
MAP_AREA_TILE_QU: Final = MapArea(436)
MAP_AREA_TILE_QV: Final = MapArea(437)
MAP_AREA_TILE_QW: Final = MapArea(438)
MAP_AREA_TILE_QX: Final = MapArea(439)
MAP_AREA_TILE_QY: Final = MapArea(440)
MAP_AREA_TILE_QZ: Final = MapArea(441)
MAP_AREA_TILE_RA: Final = MapArea(442)
MAP_AREA_TILE_RB: Final = MapArea(443)
MAP_AREA_TILE_RC: Final = MapArea(444)
MAP_AREA_TILE_RD: Final = MapArea(445)
MAP_AREA_TILE_RE: Final = MapArea(446)
MAP_AREA_TILE_RF: Final = MapArea(447)
MAP_AREA_TILE_RG: Final = MapArea(448)
MAP_AREA_TILE_RH: Final = MapArea(449)
MAP_AREA_TILE_RI: Final = MapArea(450)
MAP_AREA_TILE_RJ: Final = MapArea(451)
MAP_AREA_TILE_RK: Final = MapArea(452)
MAP_AREA_TILE_RL: Final = MapArea(453)
MAP_AREA_TILE_RM: Final = MapArea(454)
MAP_AREA_TILE_RN: Final = MapArea(455)
MAP_AREA_TILE_RO: Final = MapArea(456)
MAP_AREA_TILE_RP: Final = MapArea(457)
MAP_AREA_TILE_RQ: Final = MapArea(458)
MAP_AREA_TILE_RR: Final = MapArea(459)
MAP_AREA_TILE_RS: Final = MapArea(460)
MAP_AREA_TILE_RT: Final = MapArea(461)
MAP_AREA_TILE_RU: Final = MapArea(462)
MAP_AREA_TILE_RV: Final = MapArea(463)
MAP_AREA_TILE_RW: Final = MapArea(464)
MAP_AREA_TILE_RX: Final = MapArea(465)
MAP_AREA_TILE_RY: Final = MapArea(466)
MAP_AREA_TILE_RZ: Final = MapArea(467)
MAP_AREA_TILE_SA: Final = MapArea(468)
MAP_AREA_TILE_SB: Final = MapArea(469)
MAP_AREA_TILE_SC: Final = MapArea(470)
MAP_AREA_TILE_SD: Final = MapArea(471)
MAP_AREA_TILE_SE: Final = MapArea(472)
MAP_AREA_TILE_SF: Final = MapArea(473)
MAP_AREA_TILE_SG: Final = MapArea(474)
MAP_AREA_TILE_SH: Final = MapArea(475)
MAP_AREA_TILE_SI: Final = MapArea(476)
MAP_AREA_TILE_SJ: Final = MapArea(477)
MAP_AREA_TILE_SK: Final = MapArea(478)
MAP_AREA_TILE_SL: Final = MapArea(479)
MAP_AREA_TILE_SM: Final = MapArea(480)
MAP_AREA_TILE_SN: Final = MapArea(481)
MAP_AREA_TILE_SO: Final = MapArea(482)
MAP_AREA_TILE_SP: Final = MapArea(483)
MAP_AREA_TILE_SQ: Final = MapArea(484)
MAP_AREA_TILE_SR: Final = MapArea(485)
MAP_AREA_TILE_SS: Final = MapArea(486)
MAP_AREA_TILE_ST: Final = MapArea(487)
MAP_AREA_TILE_SU: Final = MapArea(488)
MAP_AREA_TILE_SV: Final = MapArea(489)
MAP_AREA_TILE_SW: Final = MapArea(490)
MAP_AREA_TILE_SX: Final = MapArea(491)
MAP_AREA_TILE_SY: Final = MapArea(492)
MAP_AREA_TILE_SZ: Final = MapArea(493)
MAP_AREA_TILE_TA: Final = MapArea(494)
MAP_AREA_TILE_TB: Final = MapArea(495)
MAP_AREA_TILE_TC: Final = MapArea(496)
MAP_AREA_TILE_TD: Final = MapArea(497)
MAP_AREA_TILE_TE: Final = MapArea(498)
MAP_AREA_TILE_TF: Final = MapArea(499)
MAP_AREA_TILE_TG: Final = MapArea(500)
MAP_AREA_TILE_TH: Final = MapArea(501)
MAP_AREA_TILE_TI: Final = MapArea(502)
MAP_AREA_TILE_TJ: Final = MapArea(503)
MAP_AREA_TILE_TK: Final = MapArea(504)
MAP_AREA_TILE_TL: Final = MapArea(505)
MAP_AREA_TILE_TM: Final = MapArea(506)
MAP_AREA_TILE_TN: Final = MapArea(507)
MAP_AREA_TILE_TO: Final = MapArea(508)
MAP_AREA_TILE_TP: Final = MapArea(509)
MAP_AREA_TILE_TQ: Final = MapArea(510)
MAP_AREA_TILE_TR: Final = MapArea(511)
MAP_AREA_TILE_TS: Final = MapArea(512)
MAP_AREA_TILE_TT: Final = MapArea(513)
MAP_AREA_TILE_TU: Final = MapArea(514)
MAP_AREA_TILE_TV: Final = MapArea(515)
MAP_AREA_TILE_TW: Final = MapArea(516)
MAP_AREA_TILE_TX: Final = MapArea(517)
MAP_AREA_TILE_TY: Final = MapArea(518)
MAP_AREA_TILE_TZ: Final = MapArea(519)
MAP_AREA_TILE_UA: Final = MapArea(520)
MAP_AREA_TILE_UB: Final = MapArea(521)
MAP_AREA_TILE_UC: Final = MapArea(522)
MAP_AREA_TILE_UD: Final = MapArea(523)
MAP_AREA_TILE_UE: Final = MapArea(524)
MAP_AREA_TILE_UF: Final = MapArea(525)
MAP_AREA_TILE_UG: Final = MapArea(526)
MAP_AREA_TILE_UH: Final = MapArea(527)
MAP_AREA_TILE_UI: Final = MapArea(528)
MAP_AREA_TILE_UJ: Final = MapArea(529)
MAP_AREA_TILE_UK: Final = MapArea(530)
MAP_AREA_TILE_UL: Final = MapArea(531)
MAP_AREA_TILE_UM: Final = MapArea(532)
MAP_AREA_TILE_UN: Final = MapArea(533)
MAP_AREA_TILE_UO: Final = MapArea(534)
MAP_AREA_TILE_UP: Final = MapArea(535)
MAP_AREA_TILE_UQ: Final = MapArea(536)
MAP_AREA_TILE_UR: Final = MapArea(537)
MAP_AREA_TILE_US: Final = MapArea(538)
MAP_AREA_TILE_UT: Final = MapArea(539)
MAP_AREA_TILE_UU: Final = MapArea(540)
MAP_AREA_TILE_UV: Final = MapArea(541)
MAP_AREA_TILE_UW: Final = MapArea(542)
MAP_AREA_TILE_UX: Final = MapArea(543)
MAP_AREA_TILE_UY: Final = MapArea(544)
MAP_AREA_TILE_UZ: Final = MapArea(545)
MAP_AREA_TILE_VA: Final = MapArea(546)
MAP_AREA_TILE_VB: Final = MapArea(547)
MAP_AREA_TILE_VC: Final = MapArea(548)
MAP_AREA_TILE_VD: Final = MapArea(549)
MAP_AREA_TILE_VE: Final = MapArea(550)
MAP_AREA_TILE_VF: Final = MapArea(551)
MAP_AREA_TILE_VG: Final = MapArea(552)
MAP_AREA_TILE_VH: Final = MapArea(553)
MAP_AREA_TILE_VI: Final = MapArea(554)
MAP_AREA_TILE_VJ: Final = MapArea(555)
MAP_AREA_TILE_VK: Final = MapArea(556)
MAP_AREA_TILE_VL: Final = MapArea(557)
MAP_AREA_TILE_VM: Final = MapArea(558)
MAP_AREA_TILE_VN: Final = MapArea(559)
MAP_AREA_TILE_VO: Final = MapArea(560)
MAP_AREA_TILE_VP: Final = MapArea(561)
MAP_AREA_TILE_VQ: Final = MapArea(562)
MAP_AREA_TILE_VR: Final = MapArea(563)
MAP_AREA_TILE_VS: Final = MapArea(564)
MAP_AREA_TILE_VT: Final = MapArea(565)
MAP_AREA_TILE_VU: Final = MapArea(566)
MAP_AREA_TILE_VV: Final = MapArea(567)
MAP_AREA_TILE_VW: Final = MapArea(568)
MAP_AREA_TILE_VX: Final = MapArea(569)
MAP_AREA_TILE_VY: Final = MapArea(570)
MAP_AREA_TILE_VZ: Final = MapArea(571)
MAP_AREA_TILE_WA: Final = MapArea(572)
MAP_AREA_TILE_WB: Final = MapArea(573)
MAP_AREA_TILE_WC: Final = MapArea(574)
MAP_AREA_TILE_WD: Final = MapArea(575)
MAP_AREA_TILE_WE: Final = MapArea(576)
MAP_AREA_TILE_WF: Final = MapArea(577)
MAP_AREA_TILE_WG: Final = MapArea(578)
MAP_AREA_TILE_WH: Final = MapArea(579)
MAP_AREA_TILE_WI: Final = MapArea(580)
MAP_AREA_TILE_WJ: Final = MapArea(581)
MAP_AREA_TILE_WK: Final = MapArea(582)
MAP_AREA_TILE_WL: Final = MapArea(583)
MAP_AREA_TILE_WM: Final = MapArea(584)
MAP_AREA_TILE_WN: Final = MapArea(585)
MAP_AREA_TILE_WO: Final = MapArea(586)
MAP_AREA_TILE_WP: Final = MapArea(587)
MAP_AREA_TILE_WQ: Final = MapArea(588)
MAP_AREA_TILE_WR: Final = MapArea(589)
MAP_AREA_TILE_WS: Final = MapArea(590)
MAP_AREA_TILE_WT: Final = MapArea(591)
MAP_AREA_TILE_WU: Final = MapArea(592)
MAP_AREA_TILE_WV: Final = MapArea(593)
MAP_AREA_TILE_WW: Final = MapArea(594)
MAP_AREA_TILE_WX: Final = MapArea(595)
MAP_AREA_TILE_WY: Final = MapArea(596)
MAP_AREA_TILE_WZ: Final = MapArea(597)
MAP_AREA_TILE_XA: Final = MapArea(598)
MAP_AREA_TILE_XB: Final = MapArea(599)
MAP_AREA_TILE_XC: Final = MapArea(600)
MAP_AREA_TILE_XD: Final = MapArea(601)
MAP_AREA_TILE_XE: Final = MapArea(602)
MAP_AREA_TILE_XF: Final = MapArea(603)
MAP_AREA_TILE_XG: Final = MapArea(604)
MAP_AREA_TILE_XH: Final = MapArea(605)
MAP_AREA_TILE_XI: Final = MapArea(606)
MAP_AREA_TILE_XJ: Final = MapArea(607)
MAP_AREA_TILE_XK: Final = MapArea(608)
MAP_AREA_TILE_XL: Final = MapArea(609)
MAP_AREA_TILE_XM: Final = MapArea(610)
MAP_AREA_TILE_XN: Final = MapArea(611)
MAP_AREA_TILE_XO: Final = MapArea(612)
MAP_AREA_TILE_XP: Final = MapArea(613)
MAP_AREA_TILE_XQ: Final = MapArea(614)
MAP_AREA_TILE_XR: Final = MapArea(615)
MAP_AREA_TILE_XS: Final = MapArea(616)
MAP_AREA_TILE_XT: Final = MapArea(617)
MAP_AREA_TILE_XU: Final = MapArea(618)
MAP_AREA_TILE_XV: Final = MapArea(619)
MAP_AREA_TILE_XW: Final = MapArea(620)
MAP_AREA_TILE_XX: Final = MapArea(621)
MAP_AREA_TILE_XY: Final = MapArea(622)
MAP_AREA_TILE_XZ: Final = MapArea(623)
MAP_AREA_TILE_YA: Final = MapArea(624)
MAP_AREA_TILE_YB: Final = MapArea(625)
MAP_AREA_TILE_YC: Final = MapArea(626)
MAP_AREA_TILE_YD: Final = MapArea(627)
MAP_AREA_TILE_YE: Final = MapArea(628)
MAP_AREA_TILE_YF: Final = MapArea(629)
MAP_AREA_TILE_YG: Final = MapArea(630)
MAP_AREA_TILE_YH: Final = MapArea(631)
MAP_AREA_TILE_YI: Final = MapArea(632)
MAP_AREA_TILE_YJ: Final = MapArea(633)
MAP_AREA_TILE_YK: Final = MapArea(634)
MAP_AREA_TILE_YL: Final = MapArea(635)
MAP_AREA_TILE_YM: Final = MapArea(636)
MAP_AREA_TILE_YN: Final = MapArea(637)
MAP_AREA_TILE_YO: Final = MapArea(638)
MAP_AREA_TILE_YP: Final = MapArea(639)
MAP_AREA_TILE_YQ: Final = MapArea(640)
MAP_AREA_TILE_YR: Final = MapArea(641)
MAP_AREA_TILE_YS: Final = MapArea(642)
MAP_AREA_TILE_YT: Final = MapArea(643)
MAP_AREA_TILE_YU: Final = MapArea(644)
MAP_AREA_TILE_YV: Final = MapArea(645)
MAP_AREA_TILE_YW: Final = MapArea(646)
MAP_AREA_TILE_YX: Final = MapArea(647)
MAP_AREA_TILE_YY: Final = MapArea(648)
MAP_AREA_TILE_YZ: Final = MapArea(649)
MAP_AREA_TILE_ZA: Final = MapArea(650)
MAP_AREA_TILE_ZB: Final = MapArea(651)
MAP_AREA_TILE_ZC: Final = MapArea(652)
MAP_AREA_TILE_ZD: Final = MapArea(653)
MAP_AREA_TILE_ZE: Final = MapArea(654)
MAP_AREA_TILE_ZF: Final = MapArea(655)
MAP_AREA_TILE_ZG: Final = MapArea(656)
MAP_AREA_TILE_ZH: Final = MapArea(657)
MAP_AREA_TILE_ZI: Final = MapArea(658)
MAP_AREA_TILE_ZJ: Final = MapArea(659)
MAP_AREA_TILE_ZK: Final = MapArea(660)
MAP_AREA_TILE_ZL: Final = MapArea(661)
MAP_AREA_TILE_ZM: Final = MapArea(662)
MAP_AREA_TILE_ZN: Final = MapArea(663)
MAP_AREA_TILE_ZO: Final = MapArea(664)
MAP_AREA_TILE_ZP: Final = MapArea(665)
MAP_AREA_TILE_ZQ: Final = MapArea(666)
MAP_AREA_TILE_ZR: Final = MapArea(667)
MAP_AREA_TILE_ZS: Final = MapArea(668)
MAP_AREA_TILE_ZT: Final = MapArea(669)
MAP_AREA_TILE_ZU: Final = MapArea(670)
MAP_AREA_TILE_ZV: Final = MapArea(671)
MAP_AREA_TILE_ZW: Final = MapArea(672)
MAP_AREA_TILE_ZX: Final = MapArea(673)
MAP_AREA_TILE_ZY: Final = MapArea(674)
MAP_AREA_TILE_ZZ: Final = MapArea(675)

# strategic objective
Objective = NewType("Objective", int)
OBJECTIVE_GOAL_T1: Final = Objective(0)
OBJECTIVE_GOAL_T2: Final = Objective(1)
OBJECTIVE_GOAL_T3: Final = Objective(2)
OBJECTIVE_GOAL_T4: Final = Objective(3)
OBJECTIVE_GOAL_T5: Final = Objective(4)
OBJECTIVE_GOAL_P1: Final = Objective(5)
OBJECTIVE_GOAL_P2: Final = Objective(6)
OBJECTIVE_GOAL_P3: Final = Objective(7)
OBJECTIVE_GOAL_P4: Final = Objective(8)
OBJECTIVE_GOAL_P5: Final = Objective(9)
OBJECTIVE_GOAL_A1: Final = Objective(10)
OBJECTIVE_GOAL_A2: Final = Objective(11)
OBJECTIVE_GOAL_A3: Final = Objective(12)
OBJECTIVE_GOAL_A4: Final = Objective(13)
OBJECTIVE_GOAL_A5: Final = Objective(14)
OBJECTIVE_GOAL_D1: Final = Objective(15)
OBJECTIVE_GOAL_D2: Final = Objective(16)
OBJECTIVE_GOAL_D3: Final = Objective(17)
OBJECTIVE_GOAL_D4: Final = Objective(18)
OBJECTIVE_GOAL_D5: Final = Objective(19)
OBJECTIVE_GOAL_D6: Final = Objective(20)
OBJECTIVE_GOAL_D7: Final = Objective(21)
OBJECTIVE_GOAL_D8: Final = Objective(22)

# award for an objective
Award = NewType("Award", int)
AWARD_AWARD_B1: Final = Award(0)
AWARD_AWARD_C1: Final = Award(1)
AWARD_AWARD_G1: Final = Award(2)
AWARD_AWARD_I1: Final = Award(3)
AWARD_AWARD_L4: Final = Award(4)
AWARD_AWARD_N1: Final = Award(5)
AWARD_AWARD_W1: Final = Award(6)
AWARD_AWARD_B2: Final = Award(7)
AWARD_AWARD_C2: Final = Award(8)
AWARD_AWARD_L7: Final = Award(9)
AWARD_AWARD_N2: Final = Award(10)
AWARD_AWARD_W2: Final = Award(11)
AWARD_AWARD_S1: Final = Award(12)
AWARD_AWARD_S2: Final = Award(13)
AWARD_AWARD_W3: Final = Award(14)

# customization
CustomItem = NewType("CustomItem", int)
CUSTOM_ITEM_CUSTOM_C1: Final = CustomItem(0)
CUSTOM_ITEM_CUSTOM_C2: Final = CustomItem(1)
CUSTOM_ITEM_CUSTOM_C3: Final = CustomItem(2)
CUSTOM_ITEM_CUSTOM_C4: Final = CustomItem(3)
CUSTOM_ITEM_CUSTOM_C5: Final = CustomItem(4)
CUSTOM_ITEM_CUSTOM_C6: Final = CustomItem(5)
CUSTOM_ITEM_CUSTOM_C7: Final = CustomItem(6)
CUSTOM_ITEM_CUSTOM_C8: Final = CustomItem(7)
CUSTOM_ITEM_CUSTOM_C9: Final = CustomItem(8)
CUSTOM_ITEM_CUSTOM_C10: Final = CustomItem(9)
CUSTOM_ITEM_CUSTOM_C11: Final = CustomItem(10)
CUSTOM_ITEM_CUSTOM_C12: Final = CustomItem(11)
CUSTOM_ITEM_CUSTOM_C17: Final = CustomItem(12)
CUSTOM_ITEM_CUSTOM_C18: Final = CustomItem(13)
CUSTOM_ITEM_CUSTOM_C19: Final = CustomItem(14)
CUSTOM_ITEM_CUSTOM_C20: Final = CustomItem(15)
CUSTOM_ITEM_CUSTOM_C21: Final = CustomItem(16)
CUSTOM_ITEM_CUSTOM_C22: Final = CustomItem(17)
CUSTOM_ITEM_CUSTOM_G1: Final = CustomItem(18)
CUSTOM_ITEM_CUSTOM_G2: Final = CustomItem(19)
CUSTOM_ITEM_CUSTOM_G3: Final = CustomItem(20)
CUSTOM_ITEM_CUSTOM_G5: Final = CustomItem(21)
CUSTOM_ITEM_CUSTOM_G6: Final = CustomItem(22)
CUSTOM_ITEM_CUSTOM_G7: Final = CustomItem(23)
CUSTOM_ITEM_CUSTOM_G8: Final = CustomItem(24)
CUSTOM_ITEM_CUSTOM_G9: Final = CustomItem(25)
CUSTOM_ITEM_CUSTOM_G10: Final = CustomItem(26)
CUSTOM_ITEM_CUSTOM_G11: Final = CustomItem(27)
CUSTOM_ITEM_CUSTOM_G12: Final = CustomItem(28)
CUSTOM_ITEM_CUSTOM_M1: Final = CustomItem(29)
CUSTOM_ITEM_CUSTOM_M2: Final = CustomItem(30)
CUSTOM_ITEM_CUSTOM_M3: Final = CustomItem(31)

# default of the opening
DefaultChoice = NewType("DefaultChoice", int)
DEFAULT_CHOICE_DEFAULT_CUSTOMIZATION: Final = DefaultChoice(0)
DEFAULT_CHOICE_DEFAULT_OBJECTIVES: Final = DefaultChoice(1)

# special rule
Privilege = NewType("Privilege", int)
PRIVILEGE_SUMMON_MONSTERS: Final = Privilege(0)
PRIVILEGE_EQUIP_ADVANCED_ITEM: Final = Privilege(1)
PRIVILEGE_EQUIP_MITHRIL_ITEM: Final = Privilege(2)
PRIVILEGE_SUPREME_MASKING: Final = Privilege(3)
PRIVILEGE_EVASION: Final = Privilege(4)
PRIVILEGE_VOLCANO_PHOENIX: Final = Privilege(5)
PRIVILEGE_DRAGONS_LAIR: Final = Privilege(6)
PRIVILEGE_NO_NAVY: Final = Privilege(7)
PRIVILEGE_DRUIDS_GROVE: Final = Privilege(8)
PRIVILEGE_GOLD_MINE: Final = Privilege(9)
PRIVILEGE_HIDDEN_OASIS: Final = Privilege(10)
PRIVILEGE_PIRATES_COVE: Final = Privilege(11)
PRIVILEGE_WATCHFUL_VILLAGES: Final = Privilege(12)
PRIVILEGE_SHIPS_ON_ANY_SEA: Final = Privilege(13)
PRIVILEGE_TRANSMUTE_DAMNED: Final = Privilege(14)
PRIVILEGE_TRANSMUTE_RARE_ELEMENT: Final = Privilege(15)
PRIVILEGE_ALCHEMIST_WORKSHOPS: Final = Privilege(16)
PRIVILEGE_GREEK_FIRE_DISCOUNT: Final = Privilege(17)
PRIVILEGE_PLAINS_HUNTERS: Final = Privilege(18)
PRIVILEGE_CONSUL_ENAMOR: Final = Privilege(19)
PRIVILEGE_CONSUL_DENIGRATE: Final = Privilege(20)
PRIVILEGE_CONSUL_TITLES: Final = Privilege(21)
PRIVILEGE_CONSUL_TRAVEL: Final = Privilege(22)
PRIVILEGE_CONSUL_RITES: Final = Privilege(23)
PRIVILEGE_MAIDEN_TRIBUTE: Final = Privilege(24)
PRIVILEGE_SLEEP_OF_CONSULS: Final = Privilege(25)
PRIVILEGE_LIVING_PLAGUE: Final = Privilege(26)
PRIVILEGE_VILE_PRESENCE: Final = Privilege(27)
PRIVILEGE_HOUNDS_OF_HELL: Final = Privilege(28)
PRIVILEGE_SUMMON_PIT_FIEND: Final = Privilege(29)
PRIVILEGE_MUSTER_THE_FALLEN: Final = Privilege(30)
PRIVILEGE_GRIM_MORALE: Final = Privilege(31)
PRIVILEGE_SUMMON_FALLEN_ANGEL: Final = Privilege(32)
PRIVILEGE_TORMENT_PRISONER: Final = Privilege(33)
PRIVILEGE_MORTAL_STEWARD: Final = Privilege(34)
PRIVILEGE_GATE_OF_PRINCES: Final = Privilege(35)
PRIVILEGE_SLEEP_OF_PRINCES: Final = Privilege(36)
PRIVILEGE_REGIONAL_SUBMISSION: Final = Privilege(37)
PRIVILEGE_DEMONIC_DENIGRATION: Final = Privilege(38)
PRIVILEGE_RAISE_DEAD: Final = Privilege(39)
PRIVILEGE_DWARVEN_DEFENSES: Final = Privilege(40)
PRIVILEGE_MASONS_TRIBUTE: Final = Privilege(41)
PRIVILEGE_TUNNELS_AND_TRAPS: Final = Privilege(42)
PRIVILEGE_STONECUTTERS: Final = Privilege(43)
PRIVILEGE_EAGLE_RIDERS: Final = Privilege(44)
PRIVILEGE_ROC_RIDERS: Final = Privilege(45)
PRIVILEGE_TOWERING_PARLEY: Final = Privilege(46)
PRIVILEGE_GIANT_MASONS: Final = Privilege(47)
PRIVILEGE_ELEMENTAL_SUMMONS: Final = Privilege(48)
PRIVILEGE_ELEMENTAL_MASTERY: Final = Privilege(49)
PRIVILEGE_PLENTIFUL_REINFORCEMENTS: Final = Privilege(50)
PRIVILEGE_LOST_LORE: Final = Privilege(51)
PRIVILEGE_EYE_OF_THE_BEHOLDER: Final = Privilege(52)
PRIVILEGE_ARTIFACT_KEYS: Final = Privilege(53)
PRIVILEGE_OPEN_DOORS: Final = Privilege(54)
PRIVILEGE_NOBODYS_ENEMY: Final = Privilege(55)
PRIVILEGE_MERCHANT_CAPTAINS: Final = Privilege(56)
PRIVILEGE_ADVISERS_TRIBUTE: Final = Privilege(57)
PRIVILEGE_TRADING_COMPANY: Final = Privilege(58)
PRIVILEGE_REVEAL_ALL_TRADES: Final = Privilege(59)
PRIVILEGE_SPECIAL_HIRES: Final = Privilege(60)
PRIVILEGE_DISGUISED_ENVOY: Final = Privilege(61)
PRIVILEGE_SLIPPERY_CAPTIVES: Final = Privilege(62)
PRIVILEGE_LYCANTHROPY_IN_BATTLE: Final = Privilege(63)
PRIVILEGE_LYCAN_REGENERATION: Final = Privilege(64)
PRIVILEGE_WINTER_HUNGER: Final = Privilege(65)
PRIVILEGE_LYCANTHROPY_OF_CAPTIVES: Final = Privilege(66)
PRIVILEGE_LYCANTHROPY_OF_ENVOYS: Final = Privilege(67)
PRIVILEGE_OUTCASTS: Final = Privilege(68)
PRIVILEGE_PRIZE_MONEY: Final = Privilege(69)
PRIVILEGE_DOUBLE_TREASURE: Final = Privilege(70)
PRIVILEGE_FALCONERS: Final = Privilege(71)
PRIVILEGE_PALADIN_UPKEEP: Final = Privilege(72)
PRIVILEGE_EARLY_TRIUMPH: Final = Privilege(73)
PRIVILEGE_EARLY_GREAT_TRIUMPH: Final = Privilege(74)
PRIVILEGE_BANISHED_WRAITH: Final = Privilege(75)
PRIVILEGE_AGENTS_TRIBUTE: Final = Privilege(76)
PRIVILEGE_GLOBAL_TRAINING_COST: Final = Privilege(77)
PRIVILEGE_EARLY_KIDNAP: Final = Privilege(78)
PRIVILEGE_EARLY_RESCUE: Final = Privilege(79)
PRIVILEGE_RAPID_TRAINING: Final = Privilege(80)
PRIVILEGE_LASTING_TEMPLE: Final = Privilege(81)

# sea
Sea = NewType("Sea", int)
SEA_SEA_OF_THE_FORGOTTEN: Final = Sea(0)
SEA_ENDLESS_SEA: Final = Sea(1)
SEA_TEMPEST: Final = Sea(2)
SEA_WAVES_OF_AZURE: Final = Sea(3)
SEA_SORROWS: Final = Sea(4)

# kind of population center
Settlement = NewType("Settlement", int)
SETTLEMENT_CITY: Final = Settlement(0)
SETTLEMENT_TOWN: Final = Settlement(1)
SETTLEMENT_VILLAGE: Final = Settlement(2)

# issue before the High Council
Issue = NewType("Issue", int)
ISSUE_COMMEND: Final = Issue(0)
ISSUE_CONDEMN: Final = Issue(1)
ISSUE_ENDORSE: Final = Issue(2)
ISSUE_DEGRADE: Final = Issue(3)
ISSUE_MORE_HARVEST: Final = Issue(4)
ISSUE_MORE_COIN: Final = Issue(5)
ISSUE_EXPEL: Final = Issue(6)

# health of a High Priestess
Vigor = NewType("Vigor", int)
VIGOR_GOOD_HEALTH: Final = Vigor(0)
VIGOR_WEARY: Final = Vigor(1)
VIGOR_EXHAUSTED: Final = Vigor(2)

# skeleton in the closet
ClosetSkeleton = NewType("ClosetSkeleton", int)
CLOSET_SKELETON_MAJOR_SKELETON: Final = ClosetSkeleton(0)
CLOSET_SKELETON_MINOR_SKELETON: Final = ClosetSkeleton(1)

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

# highlight of the release
Highlight = NewType("Highlight", int)
HIGHLIGHT_KINGDOMS_ADDED: Final = Highlight(0)
HIGHLIGHT_TRAIT_ADDED: Final = Highlight(1)
HIGHLIGHT_MITHRIL_ADDED: Final = Highlight(2)
HIGHLIGHT_IMMORTALITY_ADDED: Final = Highlight(3)
HIGHLIGHT_BRIGADES_ADDED: Final = Highlight(4)
HIGHLIGHT_CRAFTS_ADDED: Final = Highlight(5)
HIGHLIGHT_REFITS_ADDED: Final = Highlight(6)
HIGHLIGHT_SPELLS_ADDED: Final = Highlight(7)

# spell
Spell = NewType("Spell", int)
SPELL_PRESENCE: Final = Spell(0)
SPELL_INSTANT_SELF_TELEPORT: Final = Spell(1)
SPELL_SELF_INVISIBLE: Final = Spell(2)
SPELL_LIGHTNING_ATTACK: Final = Spell(3)
SPELL_DISPEL_MAGIC: Final = Spell(4)
SPELL_POWER_WORD_STUN: Final = Spell(5)
SPELL_ICE_TORRENT: Final = Spell(6)
SPELL_CHAIN_LIGHTNING: Final = Spell(7)
SPELL_PRISMATIC_RAYS: Final = Spell(8)
SPELL_INCENDIARY_CLOUD: Final = Spell(9)
SPELL_DISINTEGRATE: Final = Spell(10)
SPELL_ARCANE_DISJUNCTION: Final = Spell(11)
SPELL_DESTROY_UNDEAD: Final = Spell(12)
SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES: Final = Spell(13)
SPELL_WIND_STORM: Final = Spell(14)
SPELL_FLASH_FLOOD: Final = Spell(15)
SPELL_INSTANT_SUMMON_PHANTOMS: Final = Spell(16)
SPELL_PROTECT_HEROES_AND_WIZARDS: Final = Spell(17)
SPELL_STUN_LEADER: Final = Spell(18)
SPELL_KILL_LEADER_WIZARD: Final = Spell(19)
SPELL_CRACK_THE_SKY: Final = Spell(20)
SPELL_WALL_OF_FLAME: Final = Spell(21)
SPELL_SUMMON_DEATH: Final = Spell(22)
SPELL_SHIELD: Final = Spell(23)
SPELL_GUARDED_ATTACK: Final = Spell(24)
SPELL_FIRESTRIKE: Final = Spell(25)
SPELL_COMMAND_TORNADO: Final = Spell(26)
SPELL_EARTHQUAKE: Final = Spell(27)
SPELL_CHAOS: Final = Spell(28)
SPELL_FEAR: Final = Spell(29)
SPELL_VALOR: Final = Spell(30)
SPELL_ANCIENT_INTERVENTION: Final = Spell(31)
SPELL_RAISE_ZOMBIES: Final = Spell(32)
SPELL_WARD_POPULATION_CENTER: Final = Spell(33)
SPELL_LIGHT_OF_THE_EVENING_STAR: Final = Spell(34)
SPELL_BRIDGE_OF_MIST: Final = Spell(35)
SPELL_DOME_OF_INVULNERABILITY: Final = Spell(36)
SPELL_DISPEL_DOME_OF_INVULNERABILITY: Final = Spell(37)
SPELL_MIRROR_IMAGE: Final = Spell(38)
SPELL_WIZARD_ASSIST_ENCOUNTER: Final = Spell(39)
SPELL_METEOR_STRIKE: Final = Spell(40)
SPELL_DIPLOMACY: Final = Spell(41)
SPELL_CREATE_FOOD: Final = Spell(42)
SPELL_CREATE_GOLD: Final = Spell(43)
SPELL_DIRE_WOLF_FAMILIAR: Final = Spell(44)
SPELL_WARD: Final = Spell(45)
SPELL_SLEEP: Final = Spell(46)
SPELL_AUGMENT_TITLE: Final = Spell(47)
SPELL_CONCEAL_EMISSARY: Final = Spell(48)
SPELL_REVEAL_KING_S_INFLUENCE: Final = Spell(49)
SPELL_CONJURE_SCANDAL: Final = Spell(50)
SPELL_CURSE: Final = Spell(51)
SPELL_CHARM_REGION: Final = Spell(52)
SPELL_INFURIATE_POPULACE: Final = Spell(53)
SPELL_CONJURE_PRESTIGE: Final = Spell(54)
SPELL_ENHANCE_KING_S_AURA: Final = Spell(55)
SPELL_CREATE_MAGICAL_ITEM: Final = Spell(56)
SPELL_STRENGTHEN_WALLS: Final = Spell(57)
SPELL_FERTILE_FIELDS: Final = Spell(58)
SPELL_HIDDEN_ORE: Final = Spell(59)
SPELL_RAISE_POPULATION_CENTER_CENSUS: Final = Spell(60)
SPELL_SUMMON_LEVIATHAN: Final = Spell(61)
SPELL_SUMMON_KRAKEN: Final = Spell(62)
SPELL_STORM_AT_SEA: Final = Spell(63)
SPELL_DISPEL_STORM_AT_SEA: Final = Spell(64)
SPELL_SHIP_OF_MIST: Final = Spell(65)
SPELL_SPEED: Final = Spell(66)
SPELL_UNVEIL_POPULATION_CENTERS: Final = Spell(67)
SPELL_PROTECTION_FROM_REGIONAL_EFFECT: Final = Spell(68)
SPELL_DISPEL_REGIONAL_EFFECT: Final = Spell(69)
SPELL_COLD_DARKNESS_REGIONAL_EFFECT: Final = Spell(70)
SPELL_BLINDING_LIGHT_REGIONAL_EFFECT: Final = Spell(71)
SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT: Final = Spell(72)
SPELL_PLAGUE_REGIONAL_EFFECT: Final = Spell(73)
SPELL_FAMINE_REGIONAL_EFFECT: Final = Spell(74)
SPELL_BOUNTY_REGIONAL_EFFECT: Final = Spell(75)
SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT: Final = Spell(76)
SPELL_LEARN_ARTIFACT_POWER: Final = Spell(77)
SPELL_MAGIC_RESEARCH: Final = Spell(78)
SPELL_RITE_OF_THE_MAGI: Final = Spell(79)
SPELL_HEAL: Final = Spell(80)
SPELL_LESSER_MASKING: Final = Spell(81)
SPELL_GREATER_MASKING: Final = Spell(82)
SPELL_SIMULACRUM: Final = Spell(83)
SPELL_TELEPORT_SELF: Final = Spell(84)
SPELL_TELEPORT_PATROL: Final = Spell(85)
SPELL_INVISIBLE_PATROL: Final = Spell(86)
SPELL_INVISIBLE_BRIGADE: Final = Spell(87)
SPELL_INVISIBLE_DIVISION: Final = Spell(88)
SPELL_INVISIBLE_ARMY: Final = Spell(89)
SPELL_TELEPORT_BRIGADE: Final = Spell(90)
SPELL_TELEPORT_DIVISION: Final = Spell(91)
SPELL_TELEPORT_ARMY: Final = Spell(92)
SPELL_TELEPORT_ARMY_GROUP: Final = Spell(93)
SPELL_LOCATE_CHARACTER_OR_GROUP: Final = Spell(94)
SPELL_UNVEIL_GROUP_LOCATIONS: Final = Spell(95)
SPELL_SUMMON_MINOTAURS: Final = Spell(96)
SPELL_SUMMON_SKELETONS: Final = Spell(97)
SPELL_SUMMON_GHOULS: Final = Spell(98)
SPELL_SUMMON_WIGHTS: Final = Spell(99)
SPELL_SUMMON_SPECTERS: Final = Spell(100)
SPELL_SUMMON_ROCK_GOLEMS: Final = Spell(101)
SPELL_SUMMON_MUMMIES: Final = Spell(102)
SPELL_SUMMON_IRON_GOLEM: Final = Spell(103)
SPELL_SUMMON_AIR_ELEMENTAL: Final = Spell(104)
SPELL_SUMMON_EARTH_ELEMENTAL: Final = Spell(105)
SPELL_WRAITH_FORM: Final = Spell(106)
SPELL_TRANSFORM_TO_LICH: Final = Spell(107)
SPELL_SUMMON_FIRE_ELEMENTAL: Final = Spell(108)
SPELL_SUMMON_WATER_ELEMENTAL: Final = Spell(109)
SPELL_SACRIFICE: Final = Spell(110)
SPELL_TRANSFORM_TO_NAZGUL: Final = Spell(111)
SPELL_PROJECT_IMAGE_OF_GROUP: Final = Spell(112)
SPELL_EAGLE_FAMILIAR: Final = Spell(113)
SPELL_RAVEN_FAMILIAR: Final = Spell(114)
SPELL_SUMMON_MONSTER_I_TROGLODYTE: Final = Spell(115)
SPELL_SUMMON_MONSTER_II_GNOLL: Final = Spell(116)
SPELL_SUMMON_MONSTER_III_OWLBEAR: Final = Spell(117)
SPELL_SUMMON_MONSTER_IV_GARGOYLE: Final = Spell(118)
SPELL_SUMMON_MONSTER_V_MANTICORE: Final = Spell(119)
SPELL_SUMMON_MONSTER_VI_ETTIN: Final = Spell(120)
SPELL_SUMMON_MONSTER_VII_UMBER_HULK: Final = Spell(121)
SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE: Final = Spell(122)
SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND: Final = Spell(123)
SPELL_SUMMON_PIT_FIEND: Final = Spell(124)
SPELL_IMP_FAMILIAR: Final = Spell(125)
SPELL_SUMMON_DEMON: Final = Spell(126)
SPELL_SUMMON_HIGH_DEMON: Final = Spell(127)
SPELL_TRUE_SEEING: Final = Spell(128)
SPELL_REVELATION: Final = Spell(129)

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
ORDER_CREATE_STANDING_ORDER: Final = Order(0)
ORDER_SUMMON_AVENGING_ANGEL: Final = Order(1)
ORDER_WIZARD_ASSIST_ENCOUNTER: Final = Order(2)
ORDER_INVESTIGATE_ENCOUNTER: Final = Order(3)
ORDER_ATTACK_POPCENTER: Final = Order(4)
ORDER_PLUNDER_POPCENTER: Final = Order(5)
ORDER_PARLEY_POPCENTER: Final = Order(6)
ORDER_THREATEN_POPCENTER: Final = Order(7)
ORDER_SIEGE_POPCENTER: Final = Order(8)
ORDER_BID_FOR_OPEN_SEAT: Final = Order(9)
ORDER_REORGANIZE_TROOPS: Final = Order(10)
ORDER_REGENERATE_VARIOUS: Final = Order(11)
ORDER_MORALE_BONUS: Final = Order(12)
ORDER_TAX_POPCENTER: Final = Order(13)
ORDER_SELL_FLEETS: Final = Order(14)
ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY: Final = Order(15)
ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY: Final = Order(16)
ORDER_SLEEP_ANCIENT_ONES_ONLY: Final = Order(17)
ORDER_MAINTAIN_STATUS_QUO: Final = Order(18)
ORDER_STIR_UNREST: Final = Order(19)
ORDER_REBEL_POPCENTER: Final = Order(20)
ORDER_USURP_POPCENTER: Final = Order(21)
ORDER_MOVE_MITHRIL_MINERS: Final = Order(22)
ORDER_RELOCATE_CAPITAL: Final = Order(23)
ORDER_REVEAL_SKELETON: Final = Order(24)
ORDER_RECEIVE_NEW_TITLE: Final = Order(25)
ORDER_VOTE_ON_ISSUE: Final = Order(26)
ORDER_SELL_COUNCIL_SEAT: Final = Order(27)
ORDER_PURCHASE_COUNCIL_SEAT: Final = Order(28)
ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY: Final = Order(29)
ORDER_CREATE_SANCTUARY: Final = Order(30)
ORDER_ALTERNATE_CAPITAL: Final = Order(31)
ORDER_TEST_FOR_THE_GIFT: Final = Order(32)
ORDER_HIRE_NEW_FIGURE_TAVERN: Final = Order(33)
ORDER_HIRE_NEW_FIGURE_BARRACKS: Final = Order(34)
ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY: Final = Order(35)
ORDER_FALCONRY_TRAIN_RANGER_ONLY: Final = Order(36)
ORDER_TRAIN_TROOPS: Final = Order(37)
ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY: Final = Order(38)
ORDER_RECRUIT_TROOPS_POPCENTER: Final = Order(39)
ORDER_RAISE_DEAD_NECROMANCER_ONLY: Final = Order(40)
ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY: Final = Order(41)
ORDER_RECRUIT_TROOPS_COMPANIONS: Final = Order(42)
ORDER_CREATE_ALCHEMIST_ITEM_ALCHEMIST_ONLY: Final = Order(43)
ORDER_USE_POTION_ALCHEMIST_ONLY: Final = Order(44)
ORDER_DWARVEN_DEFENSES_DWARVES_ONLY: Final = Order(45)
ORDER_IMPROVE_POPCENTER: Final = Order(46)
ORDER_EQUIP_FORGED_ITEM: Final = Order(47)
ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY: Final = Order(48)
ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS: Final = Order(49)
ORDER_CONSTRUCT_FORTIFICATIONS: Final = Order(50)
ORDER_CONSTRUCT_BUILDING: Final = Order(51)
ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY: Final = Order(52)
ORDER_SEAPOWER_ENHANCEMENTS: Final = Order(53)
ORDER_CREATE_SPECIAL_LOCATION_VARIOUS: Final = Order(54)
ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY: Final = Order(55)
ORDER_SEA_PATROL: Final = Order(56)
ORDER_SEA_MOVEMENT: Final = Order(57)
ORDER_MERCHANT_TRADING_VESSEL: Final = Order(58)
ORDER_SEA_MOVEMENT_PC_SEARCH: Final = Order(59)
ORDER_TELEPORT_GROUP_ARTIFACT_ONLY: Final = Order(60)
ORDER_FIREWORKS_ALCHEMIST_ONLY: Final = Order(61)
ORDER_INCREASE_SEAPOWER: Final = Order(62)
ORDER_CREATE_ELITE_SHIP: Final = Order(63)
ORDER_DIVINE_POPCENTERS: Final = Order(64)
ORDER_DIVINE_SEAPOWER: Final = Order(65)
ORDER_DIVINE_REGIONAL_REACTIONS: Final = Order(66)
ORDER_SUMMON_LESSER_ANGEL: Final = Order(67)
ORDER_DIVINE_ARTIFACT_NAME: Final = Order(68)
ORDER_DIVINE_ARTIFACT_NAME_ARTIFACT_ONLY: Final = Order(69)
ORDER_HEAL_TROOPS: Final = Order(70)
ORDER_DIVINE_ARTIFACT_LOCATION_ARTIFACT_ONLY: Final = Order(71)
ORDER_DIVINE_ARTIFACT_LOCATION: Final = Order(72)
ORDER_RESEARCH_WIZARD_LEVEL_ARTIFACT_ONLY: Final = Order(73)
ORDER_DIVINE_MILITARY_GROUPS: Final = Order(74)
ORDER_TRANSFER_ARTIFACT: Final = Order(75)
ORDER_LEARN_REGIONAL_REACTION: Final = Order(76)
ORDER_LEARN_KING_S_INFLUENCE: Final = Order(77)
ORDER_DESTROY_ARTIFACT: Final = Order(78)
ORDER_FALCONRY_RECON_RANGER_ONLY: Final = Order(79)
ORDER_SEARCH_FOR_ENCOUNTERS: Final = Order(80)
ORDER_ADVANCED_SEARCH_ALL_TYPES: Final = Order(81)
ORDER_CHANGE_RULER_S_NAME: Final = Order(82)
ORDER_SET_ESO_CONDITIONS: Final = Order(83)
ORDER_RECEIVE_ESO_AWARDS: Final = Order(84)
ORDER_KINGDOM_CUSTOMIZATION: Final = Order(85)
ORDER_SET_GLOBAL_AGENT_TRAINING_COST: Final = Order(86)
ORDER_TEAM_VICTORY_CHECK: Final = Order(87)
ORDER_CANCEL_STANDING_ORDER: Final = Order(88)
ORDER_GUARD: Final = Order(89)
ORDER_COUNTER_ESPIONAGE: Final = Order(90)
ORDER_GUARD_PRISONERS: Final = Order(91)
ORDER_TRAIN_TO_HIGHER_LEVEL: Final = Order(92)
ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY: Final = Order(93)
ORDER_RECON_AREA: Final = Order(94)
ORDER_TRAIL_GROUP_EARLY: Final = Order(95)
ORDER_TRAIL_GROUP_LATE: Final = Order(96)
ORDER_RECON_SEAPOWER: Final = Order(97)
ORDER_POISON_FOOD: Final = Order(98)
ORDER_LEARN_GROUP_MORALE_ATTRITION: Final = Order(99)
ORDER_ATTACK_GROUP: Final = Order(100)
ORDER_ATTACK_GROUP_DELAYED: Final = Order(101)
ORDER_EVASION: Final = Order(102)
ORDER_DEFEND: Final = Order(103)
ORDER_ENTRENCHMENT: Final = Order(104)
ORDER_ESCAPE_FROM_PRISON: Final = Order(105)
ORDER_EXECUTE_HOSTAGES: Final = Order(106)
ORDER_DECLARE_ALLY_ENEMY: Final = Order(107)
ORDER_BID_FOR_NEXT_ISSUE: Final = Order(108)
ORDER_WINTERING_GROUP: Final = Order(109)
ORDER_DO_NOT_FEED: Final = Order(110)
ORDER_DO_NOT_PAY: Final = Order(111)
ORDER_REST_GROUP: Final = Order(112)
ORDER_REX_VICTORY_CHECK: Final = Order(113)
ORDER_BLESS: Final = Order(114)
ORDER_CONVERT_AGENT_TO_FANATIC: Final = Order(115)
ORDER_MAGICAL_RESEARCH: Final = Order(116)
ORDER_RITE_OF_THE_MAGI: Final = Order(117)
ORDER_TRANSFER_INACTIVE_PRE_MOVE: Final = Order(118)
ORDER_TRANSFER_TROOPS: Final = Order(119)
ORDER_TRANSFER_FIGURES: Final = Order(120)
ORDER_TRANSFER_INACTIVE_PRE_MOVE_LATER: Final = Order(121)
ORDER_LAND_MOVEMENT: Final = Order(122)
ORDER_LAND_MOVEMENT_PC_SEARCH: Final = Order(123)
ORDER_SET_AMBUSH: Final = Order(124)
ORDER_PURSUE_GROUP_PRE_INTERCEPT: Final = Order(125)
ORDER_INTERCEPT_GROUP: Final = Order(126)
ORDER_PURSUE_GROUP_POST_INTERCEPT: Final = Order(127)
ORDER_COMBINE_GROUPS: Final = Order(128)
ORDER_TRANSFER_TROOPS_POST_MOVE: Final = Order(129)
ORDER_TRANSFER_FIGURES_POST_MOVE: Final = Order(130)
ORDER_TRANSFER_INACTIVE_POST_MOVE: Final = Order(131)
ORDER_COMBINE_TROOPS: Final = Order(132)
ORDER_BRIBE_EMISSARY: Final = Order(133)
ORDER_SABOTAGE_POPCENTER: Final = Order(134)
ORDER_SABOTAGE_SEAPOWER: Final = Order(135)
ORDER_ASSASSINATE_FIGURE: Final = Order(136)
ORDER_ASSASSINATE_LEADER_WIZARD: Final = Order(137)
ORDER_RESCUE_HOSTAGE: Final = Order(138)
ORDER_KIDNAP_FIGURE: Final = Order(139)
ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY: Final = Order(140)
ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY: Final = Order(141)
ORDER_STEAL_FOOD_GOLD_MITHRIL: Final = Order(142)
ORDER_STEAL_ARTIFACT: Final = Order(143)
ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY: Final = Order(144)
ORDER_ENAMOR_REGION: Final = Order(145)
ORDER_ENAMOR_REGION_ARTIFACT_ONLY: Final = Order(146)
ORDER_DENIGRATE_KINGDOM: Final = Order(147)
ORDER_DENIGRATE_REGION_ARTIFACT_ONLY: Final = Order(148)
ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY: Final = Order(149)
ORDER_INCREASE_INFLUENCE: Final = Order(150)
ORDER_ENTERTAIN_ROYAL_COURT: Final = Order(151)
ORDER_SELL_INFLUENCE: Final = Order(152)
ORDER_OPEN_MARKET: Final = Order(153)
ORDER_TRADE_FOOD_FOR_GOLD: Final = Order(154)
ORDER_TRADE_GOLD_FOR_FOOD: Final = Order(155)
ORDER_TRADE_HOSTAGE_FOR_GOLD: Final = Order(156)
ORDER_TRADE_GOLD_FOR_HOSTAGE: Final = Order(157)
ORDER_TRADE_ARTIFACT_FOR_GOLD: Final = Order(158)
ORDER_TRADE_GOLD_FOR_ARTIFACT: Final = Order(159)
ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST: Final = Order(160)
ORDER_UNILATERAL_TRANSFER_GIFT: Final = Order(161)
ORDER_TRADE_MITHRIL_FOR_GOLD: Final = Order(162)
ORDER_TRADE_GOLD_FOR_MITHRIL: Final = Order(163)
ORDER_MOVE_EMISSARY: Final = Order(164)
ORDER_GATE_DEMON_PRINCES_ONYX_ARTIFACT: Final = Order(165)
ORDER_SEARCH_FOR_POPCENTERS: Final = Order(166)
ORDER_SEARCH_FOR_GROUPS: Final = Order(167)
ORDER_SCRY_ARTIFACT_ONLY: Final = Order(168)
ORDER_SCRY_MULTIPLE_AREAS_ARTIFACT_ONLY: Final = Order(169)
ORDER_SCRY_AREA_AS_L10_RECON_ARTIFACT_ONLY: Final = Order(170)

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

    maelstrom "Recruiting"
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

    maelstrom "Groups"
    """

    __slots__ = (
        "id", "name", "kingdom", "first", "brigades", "types", "leaders", "wizards", "morale", "artifacts",
        "area", "terrain", "region", "watchers", "camp", "footsteps", "spent", "halted", "lying_low",
        "prepared", "gear", "own_weapon", "fought", "hunger", "arrears",
    )

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
        area: MapArea | None = None,
        terrain: Terrain = TERRAIN_PLAINS,
        region: Region | None = None,
        watchers: Sequence[Agent] = (),
        camp: MapArea | None = None,
        footsteps: Sequence[MapArea] = (),
        spent: int = 0,
        halted: bool = False,
        lying_low: bool = False,
        prepared: Sequence[Cast] = (),
        gear: int = 0,
        own_weapon: bool = False,
        fought: int = 0,
        hunger: int = 0,
        arrears: int = 0,
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
        self.area: MapArea | None = area
        self.terrain: Terrain = terrain
        self.region: Region | None = region
        self.watchers: Sequence[Agent] = watchers
        self.camp: MapArea | None = camp
        self.footsteps: Sequence[MapArea] = footsteps
        self.spent: int = spent
        self.halted: bool = halted
        self.lying_low: bool = lying_low
        self.prepared: Sequence[Cast] = prepared
        self.gear: int = gear
        self.own_weapon: bool = own_weapon
        self.fought: int = fought
        self.hunger: int = hunger
        self.arrears: int = arrears


class Cast:
    """Spell cast in a battle.

    maelstrom "Magic"
    """

    __slots__ = ("id", "spell", "power", "caster")

    def __init__(
        self,
        *,
        spell: Spell,
        power: int,
        caster: Wizard | None = None,
    ) -> None:
        self.id: int = 0
        self.spell: Spell = spell
        self.power: int = power
        self.caster: Wizard | None = caster


class Side:
    """Side of a battle.

    maelstrom "Combat"
    """

    __slots__ = ("id", "group", "attacking", "ordered", "entrenched", "season", "battles", "losses", "blow", "luck", "casts", "broken_off", "brigades_lost")

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
        brigades_lost: int = 0,
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
        self.brigades_lost: int = brigades_lost


class Kingdom:
    """Kingdom.

    maelstrom "Kingdoms", "King's Influence", "Mithril"
    """

    __slots__ = (
        "id", "name", "traits", "prowess", "supreme", "mastered", "advantaged", "disadvantaged", "adverse",
        "influence", "gold", "food", "mithril", "powder", "standings", "allies", "enemies", "friends", "foes",
        "nemesis", "regalia", "places", "capital", "councillor", "crowned", "undying", "arts",
        "attack_season", "leader", "motto", "adviser", "full_style", "winged", "own_brigade", "companions",
        "homeland", "privileges", "advanced_item", "early_spells", "own_spells", "special_orders",
        "foreknown", "chance_finds", "capital_walls", "capital_people", "capital_harvest", "capital_mint",
        "capital_buildings", "hidden_villages", "recruit_experience", "first_group", "first_brigade",
        "first_brigade_experience", "consuls", "demon_lords", "marshals", "generals", "power_three",
        "power_two", "power_one", "spare_adepts", "fleets", "least_fleets", "began_as",
    )

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
        influence: int = 800,
        gold: int = 0,
        food: int = 0,
        mithril: int = 100,
        powder: int = 0,
        standings: Sequence[Foothold] = (),
        allies: Sequence[Kingdom] = (),
        enemies: Sequence[Kingdom] = (),
        friends: Sequence[Kingdom] = (),
        foes: Sequence[Kingdom] = (),
        nemesis: int | None = None,
        regalia: int = 0,
        places: Sequence[Place] = (),
        capital: Place | None = None,
        councillor: bool = False,
        crowned: Rank = RANK_KING,
        undying: int = 0,
        arts: int = 0,
        attack_season: Season | None = None,
        leader: str = '',
        motto: str = '',
        adviser: str = '',
        full_style: str = '',
        winged: bool = False,
        own_brigade: BrigadeType | None = None,
        companions: int = 0,
        homeland: Region | None = None,
        privileges: int = 0,
        advanced_item: AdvancedItem | None = None,
        early_spells: int = 0,
        own_spells: int = 0,
        special_orders: int = 0,
        foreknown: int = 0,
        chance_finds: int | None = None,
        capital_walls: OpeningEdge | None = None,
        capital_people: OpeningEdge | None = None,
        capital_harvest: OpeningEdge | None = None,
        capital_mint: OpeningEdge | None = None,
        capital_buildings: int = 0,
        hidden_villages: bool | None = None,
        recruit_experience: Experience | None = None,
        first_group: Experience | None = None,
        first_brigade: BrigadeType | None = None,
        first_brigade_experience: Experience | None = None,
        consuls: int | None = None,
        demon_lords: int | None = None,
        marshals: int | None = None,
        generals: int | None = None,
        power_three: int | None = None,
        power_two: int | None = None,
        power_one: int | None = None,
        spare_adepts: int | None = None,
        fleets: int | None = None,
        least_fleets: int | None = None,
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
        self.powder: int = powder
        self.standings: Sequence[Foothold] = standings
        self.allies: Sequence[Kingdom] = allies
        self.enemies: Sequence[Kingdom] = enemies
        self.friends: Sequence[Kingdom] = friends
        self.foes: Sequence[Kingdom] = foes
        self.nemesis: int | None = nemesis
        self.regalia: int = regalia
        self.places: Sequence[Place] = places
        self.capital: Place | None = capital
        self.councillor: bool = councillor
        self.crowned: Rank = crowned
        self.undying: int = undying
        self.arts: int = arts
        self.attack_season: Season | None = attack_season
        self.leader: str = leader
        self.motto: str = motto
        self.adviser: str = adviser
        self.full_style: str = full_style
        self.winged: bool = winged
        self.own_brigade: BrigadeType | None = own_brigade
        self.companions: int = companions
        self.homeland: Region | None = homeland
        self.privileges: int = privileges
        self.advanced_item: AdvancedItem | None = advanced_item
        self.early_spells: int = early_spells
        self.own_spells: int = own_spells
        self.special_orders: int = special_orders
        self.foreknown: int = foreknown
        self.chance_finds: int | None = chance_finds
        self.capital_walls: OpeningEdge | None = capital_walls
        self.capital_people: OpeningEdge | None = capital_people
        self.capital_harvest: OpeningEdge | None = capital_harvest
        self.capital_mint: OpeningEdge | None = capital_mint
        self.capital_buildings: int = capital_buildings
        self.hidden_villages: bool | None = hidden_villages
        self.recruit_experience: Experience | None = recruit_experience
        self.first_group: Experience | None = first_group
        self.first_brigade: BrigadeType | None = first_brigade
        self.first_brigade_experience: Experience | None = first_brigade_experience
        self.consuls: int | None = consuls
        self.demon_lords: int | None = demon_lords
        self.marshals: int | None = marshals
        self.generals: int | None = generals
        self.power_three: int | None = power_three
        self.power_two: int | None = power_two
        self.power_one: int | None = power_one
        self.spare_adepts: int | None = spare_adepts
        self.fleets: int | None = fleets
        self.least_fleets: int | None = least_fleets
        self.began_as: int = began_as

    @classmethod
    def named(cls, record: int, **given: Any) -> Self:
        """As the rules start it: `record` is one of the constants of Kingdom."""
        begun: dict[str, Any] = {**_KINGDOM_STARTS[record], "began_as": record, **given}
        return cls(**begun)


class Place:
    """Population center.

    maelstrom "Buildings"
    """

    __slots__ = ("id", "name", "kingdom", "buildings", "area", "region", "settlement", "census", "hidden", "watchers", "defense", "gold_output", "food_output")

    def __init__(
        self,
        *,
        name: str = '',
        kingdom: Kingdom | None = None,
        buildings: int = 0,
        area: MapArea | None = None,
        region: Region | None = None,
        settlement: Settlement = SETTLEMENT_TOWN,
        census: int = 0,
        hidden: bool = False,
        watchers: Sequence[Agent] = (),
        defense: int = 0,
        gold_output: int = 0,
        food_output: int = 0,
    ) -> None:
        self.id: int = 0
        self.name: str = name
        self.kingdom: Kingdom | None = kingdom
        self.buildings: int = buildings
        self.area: MapArea | None = area
        self.region: Region | None = region
        self.settlement: Settlement = settlement
        self.census: int = census
        self.hidden: bool = hidden
        self.watchers: Sequence[Agent] = watchers
        self.defense: int = defense
        self.gold_output: int = gold_output
        self.food_output: int = food_output


class Target:
    """Target.

    maelstrom "Agents"
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


class Sighting:
    """Sighting.

    maelstrom "Population Centers", "Movement"
    """

    __slots__ = ("id", "kingdom", "place", "owner", "settlement", "last_seen")

    def __init__(
        self,
        *,
        kingdom: Kingdom,
        place: Place,
        owner: Kingdom | None = None,
        settlement: Settlement,
        last_seen: int,
    ) -> None:
        self.id: int = 0
        self.kingdom: Kingdom = kingdom
        self.place: Place = place
        self.owner: Kingdom | None = owner
        self.settlement: Settlement = settlement
        self.last_seen: int = last_seen


class Challenge:
    """Attack that was ordered.

    maelstrom "#110 - Attack Group"
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

    maelstrom "#120 - Defend", "#121 - Entrenchment"
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

    maelstrom "#410 - Bid For Next Issue"
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

    maelstrom "Sequence of Events", "Recruiting"
    """

    __slots__ = ("id", "group", "breed", "due", "recurs")

    def __init__(
        self,
        *,
        group: Group,
        breed: BrigadeType,
        due: int,
        recurs: bool = False,
    ) -> None:
        self.id: int = 0
        self.group: Group = group
        self.breed: BrigadeType = breed
        self.due: int = due
        self.recurs: bool = recurs


class Foothold:
    """Standing in a region.

    maelstrom "Regions"
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

    maelstrom "Trading"
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

    maelstrom "Item Indicators"
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
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )


class Leader(Figure):
    """Leader.

    maelstrom "Recruiting"
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
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )
        self.stunned: bool = stunned


class Agent(Figure):
    """Agent.

    maelstrom "Agents"
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
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )
        self.sort: Sort = sort
        self.duty: Duty = duty


class Ruler(Figure):
    """Ruler.

    maelstrom "King's Influence", "#470 - Enamor Region"
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
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )


class Wizard(Figure):
    """Wizard.

    maelstrom "Magic"
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
        super().__init__(
            name=name, rank=rank, level=level, kingdom=kingdom, place=place, watchers=watchers,
            effects=effects, artifacts=artifacts, immortal=immortal, undead=undead, captor=captor,
        )
        self.group: Group | None = group


_KINGDOM_STARTS: dict[int, dict[str, Any]] = {
    KINGDOM_ALCHEMIST: {
        "leader": 'Lead Researcher', "motto": 'Mix It Up, Chemistry Is Toxic', "adviser": 'Prime Minister',
        "full_style": 'Experimental Studies of the Alchemist', "traits": 1 << TRAIT_FORETHOUGHT,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ALCHEMIST,
        "companions": 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "advanced_item": ADVANCED_ITEM_MUSKETS,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_TRANSMUTE_RARE_ELEMENT | 1 << PRIVILEGE_ALCHEMIST_WORKSHOPS | 1 << PRIVILEGE_GREEK_FIRE_DISCOUNT,
        "early_spells": 1 << SPELL_CREATE_GOLD | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_SUMMON_IRON_GOLEM,
        "special_orders": 1 << ORDER_TRANSMUTE_RARE_ELEMENT_ALCHEMIST | 1 << ORDER_CREATE_ALCHEMIST_ITEM_ALCHEMIST_ONLY | 1 << ORDER_USE_POTION_ALCHEMIST_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_FIREWORKS_ALCHEMIST_ONLY,
    },
    KINGDOM_AMAZONS: {
        "leader": 'Holy Mother', "motto": 'The Lioness Hunts the Prey', "adviser": 'High Councilor',
        "full_style": 'Realm of the Amazon Matriarchy',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_ARCHERS | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING, "attack_season": SEASON_SUMMER, "prowess": PROWESS_STANDARD,
        "own_brigade": BRIGADE_TYPE_AMAZONS, "mastered": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_ZEALOTS,
        "capital_buildings": 1 << BUILDING_TEMPLE, "advanced_item": ADVANCED_ITEM_MATRIARCHAL_SPEARS,
        "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_PLAINS_HUNTERS,
        "early_spells": 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_HEAL,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_BOW_OF_HERACLES | 1 << ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS,
    },
    KINGDOM_ANCIENT_ONES: {
        "leader": 'Great Archon', "motto": 'We Alone, Are Pure', "adviser": 'Prime Minister',
        "full_style": 'Secret Servants of the Ancient Ones',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_DEVOUT | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SECRETIVE | 1 << TRAIT_STALWART,
        "crowned": RANK_CONSUL, "undying": 1 << RANK_CONSUL, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_ANCIENT_ONES, "advantaged": 1 << TERRAIN_DESERT,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_SCORPIONS,
        "consuls": 3, "chance_finds": 1,
        "privileges": 1 << PRIVILEGE_CONSUL_ENAMOR | 1 << PRIVILEGE_CONSUL_DENIGRATE | 1 << PRIVILEGE_CONSUL_TITLES | 1 << PRIVILEGE_CONSUL_TRAVEL | 1 << PRIVILEGE_CONSUL_RITES | 1 << PRIVILEGE_MAIDEN_TRIBUTE | 1 << PRIVILEGE_SLEEP_OF_CONSULS,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_HEAL | 1 << SPELL_UNVEIL_POPULATION_CENTERS | 1 << SPELL_WARD_POPULATION_CENTER,
        "own_spells": 1 << SPELL_ANCIENT_INTERVENTION,
        "special_orders": 1 << ORDER_SLEEP_ANCIENT_ONES_ONLY | 1 << ORDER_CONSUL_ENAMOR_REGION_ANCIENT_ONES_ONLY | 1 << ORDER_CONSUL_DENIGRATE_REGION_ANCIENT_ONES_ONLY,
        "foreknown": 1 << ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS,
    },
    KINGDOM_ATLANTEANS: {
        "leader": 'Imperator', "motto": 'Deep Blue Water, Bright Blue Sky', "adviser": 'High Councilor',
        "full_style": 'Legendary Civilization of the Atlanteans',
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_ATLANTEANS, "mastered": 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_ROHIRRIM,
        "capital_walls": OPENING_EDGE_MINOR_BOOST, "capital_people": OPENING_EDGE_MINOR_BOOST,
        "capital_harvest": OPENING_EDGE_MINOR_BOOST, "capital_mint": OPENING_EDGE_MINOR_BOOST,
        "generals": 1, "chance_finds": 1,
        "early_spells": 1 << SPELL_FLASH_FLOOD | 1 << SPELL_STORM_AT_SEA | 1 << SPELL_SUMMON_KRAKEN,
    },
    KINGDOM_BLACK_DRAGON: {
        "leader": 'Great Khan', "motto": 'We Own the Sky', "adviser": 'Chief Thrall',
        "full_style": 'Dark Skies of the Black Dragon',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING, "undying": 1 << RANK_KING | 1 << RANK_QUEEN,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_BLACK_DRAGONS,
        "disadvantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_PHOENIX | 1 << BRIGADE_TYPE_WYVERNS,
        "winged": True, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "capital_mint": OPENING_EDGE_SIGNIFICANT_BOOST, "advanced_item": ADVANCED_ITEM_POISON_TAIL_STINGER,
        "chance_finds": 2,
        "privileges": 1 << PRIVILEGE_VOLCANO_PHOENIX | 1 << PRIVILEGE_DRAGONS_LAIR | 1 << PRIVILEGE_NO_NAVY | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_COLD_DARKNESS_REGIONAL_EFFECT,
        "special_orders": 1 << ORDER_REGENERATE_VARIOUS | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_CIMMERIANS: {
        "leader": 'King', "motto": 'To Hear the Lamentations of their Women',
        "adviser": 'Second in Command', "full_style": 'Cimmerian Nation from the North',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SEAFARING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_NIGHT | 1 << TACTIC_FIGHT_TO_THE_LAST, "attack_season": SEASON_WINTER,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_CIMMERIANS,
        "advantaged": 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_WILDLINGS,
        "recruit_experience": EXPERIENCE_REGULAR, "first_group": EXPERIENCE_VETERAN,
        "advanced_item": ADVANCED_ITEM_BATTLE_AXES, "foreknown": 1 << ARTIFACT_GREAT_AXE_OF_HURBLIND,
        "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_DIRE_WOLF_FAMILIAR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DARK_ELVES: {
        "leader": 'Great Imperator', "motto": 'To the Strong, Everything!', "adviser": 'Prime Minister',
        "full_style": 'Onyx Imperium of the Dark Elves', "nemesis": KINGDOM_ELVEN,
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_ORDER | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_DARK_ELVES,
        "mastered": 1 << TERRAIN_FOREST | 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_VENOMED_BLADES, "privileges": 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_COLD_DARKNESS_REGIONAL_EFFECT | 1 << SPELL_FAMINE_REGIONAL_EFFECT | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_SPECTERS,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DEATHKNIGHTS: {
        "leader": 'Dark Lord', "motto": 'All Will Perish', "adviser": 'Prime Minister',
        "full_style": 'Everlasting Night of the Deathknights',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_DEATHKNIGHTS,
        "companions": 1 << BRIGADE_TYPE_HELL_HOUNDS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "foreknown": 1 << ARTIFACT_MORGAL_BLADE,
        "privileges": 1 << PRIVILEGE_LIVING_PLAGUE | 1 << PRIVILEGE_VILE_PRESENCE | 1 << PRIVILEGE_HOUNDS_OF_HELL | 1 << PRIVILEGE_SUMMON_PIT_FIEND | 1 << PRIVILEGE_MUSTER_THE_FALLEN | 1 << PRIVILEGE_GRIM_MORALE | 1 << PRIVILEGE_SUMMON_FALLEN_ANGEL | 1 << PRIVILEGE_TORMENT_PRISONER,
        "early_spells": 1 << SPELL_FAMINE_REGIONAL_EFFECT | 1 << SPELL_IMP_FAMILIAR | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_SUMMON_DEATH,
        "own_spells": 1 << SPELL_SUMMON_PIT_FIEND,
        "special_orders": 1 << ORDER_MUSTER_THE_FALLEN_DEATHKNIGHTS_ONLY | 1 << ORDER_TORMENT_PRISONER_DEATHKNIGHTS_ONLY | 1 << ORDER_SUMMON_FALLEN_ANGEL_DEATHKNIGHTS_ONLY,
    },
    KINGDOM_DEMON_PRINCES: {
        "leader": 'Overlord', "motto": 'The Bell Tolls for Thee', "adviser": 'First Apostle of Hell',
        "full_style": 'Seven Hells of the Demon Princes',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SECRETIVE,
        "undying": 1 << RANK_DEMON_PRINCE, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_DEMON_PRINCES,
        "companions": 1 << BRIGADE_TYPE_DAMNED | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI,
        "demon_lords": 3, "advanced_item": ADVANCED_ITEM_VOODOO_DOLLS,
        "privileges": 1 << PRIVILEGE_MORTAL_STEWARD | 1 << PRIVILEGE_GATE_OF_PRINCES | 1 << PRIVILEGE_SLEEP_OF_PRINCES | 1 << PRIVILEGE_REGIONAL_SUBMISSION | 1 << PRIVILEGE_DEMONIC_DENIGRATION | 1 << PRIVILEGE_RAISE_DEAD | 1 << PRIVILEGE_TRANSMUTE_DAMNED | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT | 1 << SPELL_DOME_OF_INVULNERABILITY | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_SUMMON_HIGH_DEMON | 1 << SPELL_SUMMON_SPECTERS | 1 << SPELL_TRANSFORM_TO_LICH,
        "special_orders": 1 << ORDER_DEMONIC_DENIGRATION_DEMON_PRINCES_ONLY | 1 << ORDER_DEMONIC_REGIONAL_SUBMISSION_DEMON_PRINCES_ONLY | 1 << ORDER_SLEEP_ANCIENT_ONES_ONLY | 1 << ORDER_GATE_DEMON_PRINCES_ONYX_ARTIFACT | 1 << ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY | 1 << ORDER_RAISE_DEAD_NECROMANCER_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_DRUID: {
        "leader": 'Great Druid', "motto": 'Nature Always Prevails', "adviser": 'First Apprentice',
        "full_style": 'Domain of the Great Druid',
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRACKERS,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_DRUID, "mastered": 1 << TERRAIN_FOREST,
        "advantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_DRUIDS_GROVE | 1 << PRIVILEGE_WATCHFUL_VILLAGES,
        "early_spells": 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_FLASH_FLOOD | 1 << SPELL_SUMMON_MINOTAURS | 1 << SPELL_WIND_STORM,
        "special_orders": 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_DWARVEN: {
        "leader": 'Great King', "motto": 'Hewn of Stone and Iron', "adviser": 'High Councilor',
        "full_style": 'Dwarven Lords of the Mountains', "nemesis": KINGDOM_GNOME,
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_NONMAGICAL,
        "own_brigade": BRIGADE_TYPE_DWARVES, "supreme": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "mithril": 250, "advanced_item": ADVANCED_ITEM_DWARVEN_HAMMERS,
        "foreknown": 1 << ARTIFACT_AXE_OF_FARIN,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_DWARVEN_DEFENSES | 1 << PRIVILEGE_MASONS_TRIBUTE | 1 << PRIVILEGE_TUNNELS_AND_TRAPS | 1 << PRIVILEGE_GOLD_MINE | 1 << PRIVILEGE_EQUIP_MITHRIL_ITEM | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM | 1 << PRIVILEGE_STONECUTTERS,
        "early_spells": 1 << SPELL_HIDDEN_ORE | 1 << SPELL_SHIELD | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_DWARVEN_DEFENSES_DWARVES_ONLY | 1 << ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_ELVEN: {
        "leader": 'Great Lord', "motto": 'Freedom, Honor, Justice', "adviser": 'Prime Minister',
        "full_style": 'Evergreen Dominion of the High Elves', "nemesis": KINGDOM_DARK_ELVES,
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_ORATORY | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_MASTERY,
        "own_brigade": BRIGADE_TYPE_ELVES, "supreme": 1 << TERRAIN_FOREST,
        "disadvantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_GIANT_EAGLES | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_ELVEN_BOWS,
        "privileges": 1 << PRIVILEGE_EAGLE_RIDERS | 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_EQUIP_MITHRIL_ITEM | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_BOUNTY_REGIONAL_EFFECT | 1 << SPELL_INVISIBLE_BRIGADE | 1 << SPELL_UNVEIL_GROUP_LOCATIONS,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_EQUIP_MITHRIL_ITEM_DWARVEN_AND_ELVEN_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_ELEMENTALIST: {
        "leader": 'Hierophant Master', "motto": 'I Am All', "adviser": 'Prime Minister',
        "full_style": 'Chaotic Planes of the Elementalist', "traits": 1 << TRAIT_ADVENTURERS,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ELEMENTALIST,
        "companions": 1 << BRIGADE_TYPE_MEPHITS, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_ELEMENTAL_SUMMONS | 1 << PRIVILEGE_ELEMENTAL_MASTERY,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_FLASH_FLOOD | 1 << SPELL_STORM_AT_SEA | 1 << SPELL_WALL_OF_FLAME | 1 << SPELL_WIND_STORM,
        "own_spells": 1 << SPELL_SUMMON_AIR_ELEMENTAL | 1 << SPELL_SUMMON_EARTH_ELEMENTAL | 1 << SPELL_SUMMON_FIRE_ELEMENTAL | 1 << SPELL_SUMMON_WATER_ELEMENTAL,
    },
    KINGDOM_FAIRY_FOLK: {
        "leader": 'Noble Queen', "motto": 'Live Free!', "adviser": 'Prime Minister',
        "full_style": 'Encompassing Realm of the Fairy Folk',
        "traits": 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_SECRETIVE,
        "crowned": RANK_QUEEN, "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_MASTERY,
        "own_brigade": BRIGADE_TYPE_FAIRY_FOLK, "supreme": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_CHIMERA | 1 << BRIGADE_TYPE_ENTS | 1 << BRIGADE_TYPE_PIXIES | 1 << BRIGADE_TYPE_SPRITES,
        "food": 40000,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_PLENTIFUL_REINFORCEMENTS,
        "early_spells": 1 << SPELL_BOUNTY_REGIONAL_EFFECT | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_FERTILE_FIELDS | 1 << SPELL_HEAL,
        "special_orders": 1 << ORDER_EVASION,
    },
    KINGDOM_FORGOTTEN: {
        "leader": 'Lord', "motto": 'All Will Know Us Now', "adviser": 'Prime Minister',
        "full_style": 'Lost Assembly of the Forgotten',
        "traits": 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_MAGIC_IMMUNE_DEATH | 1 << TRAIT_MAGIC_IMMUNE_SLEEP | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_SECRETIVE,
        "arts": 1 << TACTIC_NIGHT, "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_FORGOTTEN,
        "companions": 1 << BRIGADE_TYPE_BEHOLDER | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SWAMPMEN,
        "first_brigade": BRIGADE_TYPE_BEHOLDER,
        "privileges": 1 << PRIVILEGE_LOST_LORE | 1 << PRIVILEGE_EYE_OF_THE_BEHOLDER | 1 << PRIVILEGE_ARTIFACT_KEYS,
        "early_spells": 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_SIMULACRUM,
        "foreknown": 1 << ARTIFACT_KEY_OF_THE_GEM | 1 << ARTIFACT_KEY_OF_THE_MAKER | 1 << ARTIFACT_KEY_OF_THE_SLAYER | 1 << ARTIFACT_KEY_OF_THE_STAFF,
    },
    KINGDOM_FREE_TRADERS: {
        "leader": 'Master Trader', "motto": 'We Ship, We Deliver, We Profit', "adviser": 'Prime Minister',
        "full_style": 'Expanse of the Free Traders',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_ORATORY | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE, "own_brigade": BRIGADE_TYPE_FREE_TRADERS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_COCKATRICES | 1 << BRIGADE_TYPE_GRIFFONS | 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_UNICORNS,
        "capital_buildings": 1 << BUILDING_BAZAAR | 1 << BUILDING_FORUM, "fleets": 1, "chance_finds": 5,
        "privileges": 1 << PRIVILEGE_OPEN_DOORS | 1 << PRIVILEGE_NOBODYS_ENEMY | 1 << PRIVILEGE_MERCHANT_CAPTAINS | 1 << PRIVILEGE_SHIPS_ON_ANY_SEA,
        "early_spells": 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_DIPLOMACY | 1 << SPELL_INFURIATE_POPULACE | 1 << SPELL_RAISE_POPULATION_CENTER_CENSUS,
    },
    KINGDOM_GIANTS: {
        "leader": 'Great Titan', "motto": 'We Crush!', "adviser": 'Prime Minister',
        "full_style": 'Giants Above The Trembling Ground',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_ARCHERS | 1 << TRAIT_DYNASTY | 1 << TRAIT_HEROIC | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_SEAFARING | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FIGHT_TO_THE_LAST | 1 << TACTIC_STOMP,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_GIANTS,
        "mastered": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_CYCLOPS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ROCS | 1 << BRIGADE_TYPE_WAR_MACHINES,
        "advanced_item": ADVANCED_ITEM_IRON_JAVELINS,
        "privileges": 1 << PRIVILEGE_ROC_RIDERS | 1 << PRIVILEGE_TOWERING_PARLEY | 1 << PRIVILEGE_GIANT_MASONS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CONJURE_PRESTIGE,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_GNOME: {
        "leader": 'Grand Councilor', "motto": 'Masters of Transmutation', "adviser": 'Prime Minister',
        "full_style": 'Golden Principality of the Gnomes', "nemesis": KINGDOM_DWARVEN,
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_RICH | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_BARRAGE, "prowess": PROWESS_MASTERY, "own_brigade": BRIGADE_TYPE_GNOMES,
        "advantaged": 1 << TERRAIN_MOUNTAIN,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "advanced_item": ADVANCED_ITEM_SLINGS_OF_ACCURACY,
        "privileges": 1 << PRIVILEGE_ADVISERS_TRIBUTE | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_HIDDEN_ORE | 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_UNVEIL_GROUP_LOCATIONS,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_ROD_OF_FIRE | 1 << ARTIFACT_PALANTIR_UNIKAR,
    },
    KINGDOM_HALFLING: {
        "leader": 'Great Leader', "motto": 'To Our Mutual Benefit', "adviser": 'Prime Minister',
        "full_style": 'Commonwealth of the Halflings',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORATORY | 1 << TRAIT_STALWART | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_SUBSTANDARD,
        "own_brigade": BRIGADE_TYPE_HALFLINGS, "advantaged": 1 << TERRAIN_MOUNTAIN,
        "disadvantaged": 1 << TERRAIN_MARSH,
        "companions": 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_ENTS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "power_three": 2, "marshals": 1, "advanced_item": ADVANCED_ITEM_SLINGS_OF_ACCURACY,
        "hidden_villages": True,
        "privileges": 1 << PRIVILEGE_TRADING_COMPANY | 1 << PRIVILEGE_REVEAL_ALL_TRADES | 1 << PRIVILEGE_SPECIAL_HIRES | 1 << PRIVILEGE_SHIPS_ON_ANY_SEA | 1 << PRIVILEGE_WATCHFUL_VILLAGES | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_FERTILE_FIELDS | 1 << SPELL_HEAL | 1 << SPELL_LESSER_MASKING | 1 << SPELL_TRUE_SEEING | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_REVEAL_ALL_TRADES_HALFLING_ONLY | 1 << ORDER_HIRE_SPECIAL_FIGURE_HALFLING_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_RING_OF_INVISIBILITY | 1 << ARTIFACT_PALANTIR_AMBALAR,
    },
    KINGDOM_ILLUSIONIST: {
        "leader": 'Grand Illusionist', "motto": 'Look Again', "adviser": 'Prime Minister',
        "full_style": 'Sphere of the Illusionist',
        "traits": 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_ILLUSIONIST,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_SAURUS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS | 1 << PRIVILEGE_DISGUISED_ENVOY | 1 << PRIVILEGE_SLIPPERY_CAPTIVES,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_CONCEAL_EMISSARY | 1 << SPELL_CREATE_GOLD | 1 << SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_MIRROR_IMAGE | 1 << SPELL_PROJECT_IMAGE_OF_GROUP,
    },
    KINGDOM_LIZARD_MEN: {
        "leader": 'Lizard King', "motto": 'We Were The First And Shall Be The Last',
        "adviser": 'Prime Minister', "full_style": 'Empire of the Lizard Kings',
        "traits": 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_EVIL | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_LIZARD_MEN, "supreme": 1 << TERRAIN_MARSH,
        "advantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_CHAMELEONS | 1 << BRIGADE_TYPE_SAURUS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_ZEALOTS,
        "power_two": 1, "power_one": 1, "capital_buildings": 1 << BUILDING_TEMPLE,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_LASTING_TEMPLE,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_PLAGUE_REGIONAL_EFFECT | 1 << SPELL_RAISE_ZOMBIES | 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_TRUE_SEEING,
        "special_orders": 1 << ORDER_EVASION,
    },
    KINGDOM_LYCANS: {
        "leader": 'Overlord', "motto": 'All Will Become Like Us', "adviser": 'Prime Minister',
        "full_style": 'Vile Culture of the Lycans',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_BATTLE | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_LYCANS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS,
        "privileges": 1 << PRIVILEGE_LYCANTHROPY_IN_BATTLE | 1 << PRIVILEGE_LYCAN_REGENERATION | 1 << PRIVILEGE_WINTER_HUNGER | 1 << PRIVILEGE_LYCANTHROPY_OF_CAPTIVES | 1 << PRIVILEGE_LYCANTHROPY_OF_ENVOYS | 1 << PRIVILEGE_OUTCASTS,
        "early_spells": 1 << SPELL_DIRE_WOLF_FAMILIAR,
    },
    KINGDOM_NECROMANCER: {
        "leader": 'Lord of the Undead', "motto": 'From Death: Eternal Life', "adviser": 'Prime Minister',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS,
        "arts": 1 << TACTIC_NIGHT, "attack_season": SEASON_WINTER, "prowess": PROWESS_SUPREMACY,
        "own_brigade": BRIGADE_TYPE_NECROMANCER,
        "companions": 1 << BRIGADE_TYPE_DAMNED | 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "privileges": 1 << PRIVILEGE_TRANSMUTE_DAMNED,
        "early_spells": 1 << SPELL_SUMMON_DEATH | 1 << SPELL_SUMMON_DEMON | 1 << SPELL_SUMMON_HIGH_DEMON | 1 << SPELL_SUMMON_GHOULS | 1 << SPELL_SUMMON_MUMMIES | 1 << SPELL_SUMMON_SKELETONS | 1 << SPELL_SUMMON_WIGHTS,
        "special_orders": 1 << ORDER_TRANSMUTE_DAMNED_TO_ZOMBIE_NECROMANCER_ONLY,
    },
    KINGDOM_NOMAD: {
        "leader": 'Emir', "motto": 'A Free Life Under a Million Stars', "adviser": 'Prime Minister',
        "full_style": 'Great Nomadic Hegemony',
        "traits": 1 << TRAIT_ARCHERS | 1 << TRAIT_CUNNING | 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_RIDERS | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "arts": 1 << TACTIC_FLANKING, "attack_season": SEASON_SUMMER, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_NOMADS, "supreme": 1 << TERRAIN_DESERT,
        "advantaged": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_ZEALOTS,
        "privileges": 1 << PRIVILEGE_SUPREME_MASKING | 1 << PRIVILEGE_EVASION | 1 << PRIVILEGE_HIDDEN_OASIS,
        "early_spells": 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_GREATER_MASKING | 1 << SPELL_LESSER_MASKING | 1 << SPELL_WIND_STORM,
        "special_orders": 1 << ORDER_EVASION | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
        "foreknown": 1 << ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES | 1 << ARTIFACT_PALANTIR_PHONIS,
    },
    KINGDOM_PIRATES: {
        "leader": 'Grand Admiral', "motto": 'Wine, Women, Song, and Plunder', "adviser": 'Prime Minister',
        "full_style": 'Pirates of Avalon and Beyond',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CHARISMA | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_RICH | 1 << TRAIT_SEAFARING | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_STANDARD, "own_brigade": BRIGADE_TYPE_PIRATES, "mastered": 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WILDLINGS,
        "least_fleets": 1,
        "privileges": 1 << PRIVILEGE_PIRATES_COVE | 1 << PRIVILEGE_PRIZE_MONEY | 1 << PRIVILEGE_DOUBLE_TREASURE,
        "early_spells": 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_IMP_FAMILIAR | 1 << SPELL_INSTANT_SUMMON_PHANTOMS | 1 << SPELL_PROJECT_IMAGE_OF_GROUP | 1 << SPELL_SUMMON_KRAKEN,
        "special_orders": 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
        "foreknown": 1 << ARTIFACT_EKLAR_THE_WIZARD | 1 << ARTIFACT_PALANTIR_REDJAK,
    },
    KINGDOM_RANGER: {
        "leader": 'First Ranger', "motto": 'Met With Steel', "adviser": 'Prime Minister',
        "full_style": 'Iron Province of the Rangers',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_CHARISMA | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_RIDERS | 1 << TRAIT_STALWART | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST, "prowess": PROWESS_ADVANTAGE,
        "own_brigade": BRIGADE_TYPE_RANGERS,
        "advantaged": 1 << TERRAIN_PLAINS | 1 << TERRAIN_FOREST | 1 << TERRAIN_MOUNTAIN | 1 << TERRAIN_MARSH | 1 << TERRAIN_DESERT | 1 << TERRAIN_SEA,
        "companions": 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WOOD_ELVES,
        "advanced_item": ADVANCED_ITEM_VORPAL_BLADES,
        "privileges": 1 << PRIVILEGE_FALCONERS | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CHARM_REGION | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_DIPLOMACY | 1 << SPELL_DIRE_WOLF_FAMILIAR | 1 << SPELL_EAGLE_FAMILIAR | 1 << SPELL_ENHANCE_KING_S_AURA | 1 << SPELL_HEAL | 1 << SPELL_STRENGTHEN_WALLS | 1 << SPELL_WARD | 1 << SPELL_WARD_POPULATION_CENTER,
        "special_orders": 1 << ORDER_FALCONRY_TRAIN_RANGER_ONLY | 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS | 1 << ORDER_FALCONRY_RECON_RANGER_ONLY,
    },
    KINGDOM_RED_DRAGON: {
        "leader": 'Great Rex', "motto": 'All Tremble Before Us', "adviser": 'Prime Minister',
        "full_style": 'Reign of Terror of the Red Dragons',
        "traits": 1 << TRAIT_ACUITY | 1 << TRAIT_EVIL | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MAGIC_RESISTANCE_SLEEP | 1 << TRAIT_RICH | 1 << TRAIT_RUTHLESS | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST,
        "undying": 1 << RANK_KING | 1 << RANK_QUEEN, "prowess": PROWESS_DISADVANTAGE,
        "own_brigade": BRIGADE_TYPE_RED_DRAGONS, "adverse": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GREAT_BATS | 1 << BRIGADE_TYPE_PHOENIX | 1 << BRIGADE_TYPE_WYVERNS,
        "winged": True, "privileges": 1 << PRIVILEGE_VOLCANO_PHOENIX | 1 << PRIVILEGE_DRAGONS_LAIR,
        "early_spells": 1 << SPELL_FIRESTRIKE | 1 << SPELL_HIDDEN_ORE | 1 << SPELL_TRUE_SEEING,
        "special_orders": 1 << ORDER_REGENERATE_VARIOUS | 1 << ORDER_CREATE_SPECIAL_LOCATION_VARIOUS,
    },
    KINGDOM_SACRED_ORDER: {
        "leader": 'The Disciple', "motto": 'Serving the One True and Jealous God',
        "adviser": 'Prime Minister', "full_style": 'Theocracy of the Sacred Order of Knights',
        "traits": 1 << TRAIT_DEVOUT | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_HEALING | 1 << TRAIT_HEROIC | 1 << TRAIT_MAGIC_RESISTANCE_DEATH | 1 << TRAIT_MILITARY_TRADITION | 1 << TRAIT_ORDER | 1 << TRAIT_RICH | 1 << TRAIT_RIDERS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_STALWART,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_FLANKING | 1 << TACTIC_FIGHT_TO_THE_LAST,
        "prowess": PROWESS_SUBSTANDARD, "own_brigade": BRIGADE_TYPE_SACRED_ORDER,
        "mastered": 1 << TERRAIN_PLAINS,
        "companions": 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_ZEALOTS,
        "first_group": EXPERIENCE_VETERAN, "first_brigade": BRIGADE_TYPE_PALADINS,
        "first_brigade_experience": EXPERIENCE_ELITE,
        "capital_buildings": 1 << BUILDING_CASTLE | 1 << BUILDING_TEMPLE,
        "advanced_item": ADVANCED_ITEM_BLESSED_LANCES,
        "privileges": 1 << PRIVILEGE_LASTING_TEMPLE | 1 << PRIVILEGE_PALADIN_UPKEEP | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_BLINDING_LIGHT_REGIONAL_EFFECT | 1 << SPELL_DESTROY_UNDEAD | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_DISPEL_MAGIC | 1 << SPELL_HEAL | 1 << SPELL_SHIELD | 1 << SPELL_VALOR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
        "foreknown": 1 << ARTIFACT_ORACLE_OF_THE_OLD_GODS,
    },
    KINGDOM_SORCERER: {
        "leader": 'Enlightened Magus', "motto": 'To Know The Unknowable', "adviser": 'Prime Minister',
        "full_style": 'Hidden Realm of the Sorcerer', "traits": 1 << TRAIT_EVIL | 1 << TRAIT_ORATORY,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_SORCERER,
        "companions": 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SAURUS | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "spare_adepts": 1, "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST,
        "early_spells": 1 << SPELL_CHARM_REGION | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_DOME_OF_INVULNERABILITY | 1 << SPELL_METEOR_STRIKE | 1 << SPELL_SUMMON_DEATH,
    },
    KINGDOM_TYRANT: {
        "leader": 'Chief Thrall', "motto": 'The Age of the Orc is at Hand', "adviser": 'Prime Minister',
        "full_style": 'Evil Reign of the Tyrant of Gor',
        "traits": 1 << TRAIT_EVIL | 1 << TRAIT_INDUSTRIOUS | 1 << TRAIT_MAGIC_SUSCEPTIBLE_BATTLE | 1 << TRAIT_ORDER | 1 << TRAIT_RUTHLESS | 1 << TRAIT_SIEGE_ENGINEERING | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRACKERS,
        "arts": 1 << TACTIC_BARRAGE | 1 << TACTIC_NIGHT, "prowess": PROWESS_SUBSTANDARD,
        "own_brigade": BRIGADE_TYPE_TYRANT, "advantaged": 1 << TERRAIN_MARSH,
        "disadvantaged": 1 << TERRAIN_FOREST,
        "companions": 1 << BRIGADE_TYPE_GOBLINS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_SWAMPMEN | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_UAK_HAI | 1 << BRIGADE_TYPE_WILDLINGS | 1 << BRIGADE_TYPE_WAR_MACHINES | 1 << BRIGADE_TYPE_WARG_RIDERS,
        "advanced_item": ADVANCED_ITEM_BARBED_MACES,
        "privileges": 1 << PRIVILEGE_EARLY_TRIUMPH | 1 << PRIVILEGE_EARLY_GREAT_TRIUMPH | 1 << PRIVILEGE_BANISHED_WRAITH | 1 << PRIVILEGE_EQUIP_ADVANCED_ITEM,
        "early_spells": 1 << SPELL_CHAOS | 1 << SPELL_DISPEL_DOME_OF_INVULNERABILITY | 1 << SPELL_IMP_FAMILIAR,
        "special_orders": 1 << ORDER_EQUIP_SPECIAL_WEAPON_VARIOUS,
    },
    KINGDOM_UNDERWORLD: {
        "leader": 'Shadow Master', "motto": 'Anything Is Possible For The Right Price',
        "adviser": 'Prime Minister', "full_style": 'Underworld Cult of Secrets',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_CUNNING | 1 << TRAIT_EVIL | 1 << TRAIT_FEUDAL | 1 << TRAIT_FOREKNOWLEDGE | 1 << TRAIT_FORETHOUGHT | 1 << TRAIT_SECRETIVE | 1 << TRAIT_SPY_NETWORK | 1 << TRAIT_TRICK_OF_THE_TRADE,
        "prowess": PROWESS_ADVANTAGE, "own_brigade": BRIGADE_TYPE_UNDERWORLD,
        "companions": 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_OGRES | 1 << BRIGADE_TYPE_TROLLS | 1 << BRIGADE_TYPE_WILDLINGS,
        "privileges": 1 << PRIVILEGE_AGENTS_TRIBUTE | 1 << PRIVILEGE_GLOBAL_TRAINING_COST | 1 << PRIVILEGE_EARLY_KIDNAP | 1 << PRIVILEGE_EARLY_RESCUE | 1 << PRIVILEGE_RAPID_TRAINING,
        "early_spells": 1 << SPELL_AUGMENT_TITLE | 1 << SPELL_CONJURE_SCANDAL | 1 << SPELL_CURSE | 1 << SPELL_LESSER_MASKING | 1 << SPELL_SUMMON_DEATH,
        "special_orders": 1 << ORDER_EARLY_RESCUE_PRISONER_UNDERWORLD_ONLY | 1 << ORDER_EARLY_KIDNAP_FIGURE_UNDERWORLD_ONLY | 1 << ORDER_RAPID_AGENT_TRAINING_UNDERWORLD_ONLY | 1 << ORDER_SET_GLOBAL_AGENT_TRAINING_COST,
        "foreknown": 1 << ARTIFACT_DEMON_BANE | 1 << ARTIFACT_PALANTIR_CRISNIA,
    },
    KINGDOM_WARLOCK: {
        "leader": 'Magus of Fire', "motto": 'Fire Cleanses; Fire Purifies', "adviser": 'Prime Minister',
        "full_style": 'Fire Realm of the Warlock',
        "traits": 1 << TRAIT_ADVENTURERS | 1 << TRAIT_FORETHOUGHT, "arts": 1 << TACTIC_NIGHT,
        "prowess": PROWESS_SUPREMACY, "own_brigade": BRIGADE_TYPE_WARLOCK,
        "companions": 1 << BRIGADE_TYPE_APES | 1 << BRIGADE_TYPE_CENTAURS | 1 << BRIGADE_TYPE_HILL_GIANTS | 1 << BRIGADE_TYPE_MAMMOTHS | 1 << BRIGADE_TYPE_ORCS | 1 << BRIGADE_TYPE_ROHIRRIM | 1 << BRIGADE_TYPE_SCORPIONS | 1 << BRIGADE_TYPE_UAK_HAI,
        "capital_walls": OPENING_EDGE_SIGNIFICANT_BOOST, "privileges": 1 << PRIVILEGE_SUMMON_MONSTERS,
        "early_spells": 1 << SPELL_CRACK_THE_SKY | 1 << SPELL_SUMMON_MINOTAURS | 1 << SPELL_TELEPORT_BRIGADE | 1 << SPELL_TELEPORT_DIVISION | 1 << SPELL_TELEPORT_ARMY | 1 << SPELL_TELEPORT_ARMY_GROUP,
    },
}
