/** The columns that the rules read. */
import { DoesNotApply, OffTheTable } from "./runtime/faults.js";
import { $add, $mul, $sub } from "./runtime/numbers.js";

const ALCHEMIST_ITEM_BREAD = [null, 5000, 1000, 5000, 1000];
const ALCHEMIST_ITEM_COIN = [null, 5000, 1000, 5000, 1000];
const ALCHEMIST_ITEM_FOLK = [0, 0, 0, 0, 0];
const ALCHEMIST_ITEM_WORKSHOP = [6, 0, 0, 0, 0];
const ARTIFACT_DEADLIER = [false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false, true, true, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const ARTIFACT_PACE_GAIN = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2000];
const ARTIFACT_PATROL_PACE = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 7000, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const ARTIFACT_PROMOTES_BEARER = [false, false, false, false, false, false, false, false, false, false, true, true, true, true, true, true, false, true, true, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const ARTIFACT_SAFER = [false, false, false, false, false, true, false, false, false, false, true, true, true, true, true, true, false, true, true, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const ARTIFACT_SORT = [0, 0, 2, 0, 1, 2, 1, 1, 1, 1, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 3, 4, 4, 4, 2, 2, 2, 2, 2, 1, 0, 0, 0, 1, 1, 5, 5, 2, 0, 0, 0, 4, 4, 4, 4, 2, 0, 0, 2, 2, 1, 1, 1, 1, 1, 1, 0, 0, 0, 2, 1, 0, 0, 5, 0];
const ARTIFACT_UNHARMED = [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false];
const AWARD_MERIT_POINTS = [1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3];
const BRIGADE_TYPE_FLYER = [false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, true, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, true, false, false, true, false, true, true, false, false, false, true, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, true, true, false, false, false, true, false, true, true, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false];
const BRIGADE_TYPE_ORIGIN = [1, 1, 1, 3, 1, 3, 3, 1, 3, 1, 1, 1, 1, 1, 2, 0, 0, 0, 0, 1, 0, 1, 0, 1, 1, 0, 0, 0, 1, 0, 0, 3, 3, 3, 0, 0, 1, 3, 3, 0, 0, 0, 3, 3, 1, 1, 0, 3, 0, 1, 0, 1, 1, 2, 0, 2, 0, 0, 1, 3, 1, 3, 2, 0, 2, 0, 2, 1, 3, 2, 3, 1, 0, 3, 3, 1, 0, 1, 0, 0, 3, 3, 0, 3, 1, 2, 1, 3, 1, 0, 3, 0, 1, 2, 0, 2, 1, 1, 1, 3, 1, 1, 3];
const BRIGADE_TYPE_STALWART = [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false];
const BRIGADE_TYPE_UNDEAD = [false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true];
const BUILDING_DEFENSE = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2000, 2000, 15000, 30000, 15000, 40000, 100000];
const BUILDING_MORE_FOOD = [null, null, null, null, 25, null, null, 50, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const BUILDING_MORE_GOLD = [null, 25, null, null, null, null, null, 50, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const BUILDING_OWNERS = [1, 0, 0, 0, 0, 262144, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const BUILDING_POWDER = [null, null, null, null, null, null, 100, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const BUILDING_QUO = [0, 0, 0, 2, 1, 0, 0, 0, 0, 1, 2, 0, 0, 0, 0, 0, 1, 3, 3, 4, 7, 0];
const BUILDING_SPELL_BONUS = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, 50, null, null, null, null, null, null, null];
const BUILDING_TALK_PROOF = [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true];
const BUILDING_TOUGHNESS = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 180, 240, 270, 240, 270, 330];
const BUILDING_UNREST = [0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const CAMPAIGN_VARIANT_TEAM_KINGDOMS = [null, null, 3, 2, null, null, null, null, null];
const CAMPAIGN_VARIANT_TEAMS = [null, null, 4, null, null, null, null, null, null];
const CLOSET_SKELETON_INFLUENCE = [-200, -100];
const CUSTOM_ITEM_MOST_CHOICES = [null, null, 5, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const CUSTOM_ITEM_PICK_COST = [3, 2, 1, 2, 3, 2, 2, 4, 3, 4, 3, 2, 1, 1, 2, 2, 1, 7, 2, 2, 2, 2, 2, 2, 3, 1, 3, 3, 2, 2, 2, 2];
const ISSUE_INFLUENCE = [100, -100, null, null, null, null, null];
const LOOKOUT_FINDS_HIDDEN = [false, false, false, false, false, false, false, false, false, false, false, false, true, true];
const LOOKOUT_HIDDEN_LEVEL = [4, null, null, null, null, null, null, null, null, null, 10, null, null, null];
const MAGICAL_ITEM_MITHRIL_PRICE = [800, 1000, 1000, 250, 1000, 1000, 2000, 2000, 700, 500, 3500, 1500, 1500, 1200, 2000, 5000, 500];
const MISSION_GRADE = [1, 1, 4, 1, 1, 1, 1, 3, 1, 1, 4, 4, 4, 7, 5, 1];
const OBJECTIVE_GOAL_CLASS = [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3];
const OBJECTIVE_MERIT_POINTS = [2, 2, 2, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 2, 2, 1, 1, 1, 1, 1, 1];
const ORDER_NEEDED_BUILDINGS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 512, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 65, 0, 0, 0, 4, 4, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const ORDER_NOT_OPEN_TO = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 16, 0, 16, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const ORDER_RESTRICTED_TO = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 256, 260, 0, 0, 0, 0, 0, 256, 0, 0, 0, 0, 0, 0, 0, 262144, 0, 0, 0, 0, 0, 262144, 33554432, 0, 4194560, 0, 256, 128, 0, 1, 1, 1024, 0, 0, 3072, 705105267, 0, 0, 128, 0, 92276240, 128, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 33554432, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1073741824, 0, 0, 0, 0, 0, 0, 1073741824, 0, 0, 0, 0, 0, 0, 0, 0, 9448448, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1073741824, 1073741824, 0, 0, 4, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0];
const PRIVILEGE_ORDER = [null, 51, 50, null, 124, 44, 56, null, 56, 56, 56, 56, null, 80, 40, 167, 45, 55, null, 151, 156, 27, 22, null, 35, 17, null, null, 44, null, 43, null, 57, 54, null, 23, 17, 16, 15, 42, 47, 48, 125, 48, 44, 44, 6, 53, null, null, null, null, 44, null, null, 129, 64, 48, 53, 31, 37, null, 127, null, null, null, null, null, 9, null, null, 38, null, null, null, null, null, 108, 148, 147, 115, null];
const PRIVILEGE_SPOILAGE_FACTOR = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const REGION_CLIMATE = [0, 0, 0, 1, 0, 0, 0, 1, 1, 1, 1, 1, 1];
const REGION_GOLD_BONUS = [20, null, 20, null, null, null, null, 20, null, 20, null, null, null];
const REGION_OPENING_INFLUENCE = [0, 150, 0, 0, 150, 0, 0, 0, 100, 0, 0, 0, 0];
const REGION_RETREAT_FACTOR = [1, 1, 1, 1, 1, 2, 1, 1, 1, 1, 1, 1, 1];
const REGION_SUSPECT_MORALE = [0, 0, 0, 0, 0, -2, 0, 0, 0, 0, 0, 0, 0];
const SETTLEMENT_HARDER = [25, 0, 0];
const SPELL_AS_AGENT = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 7, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7, 14, 12, 0, 0];
const SPELL_BASE_LOSS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_CALLED_UP = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const SPELL_DAMAGE = [0, 0, 0, 1000, 0, 0, 3000, 3500, 4000, 4500, 5000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 600, 1400, 1800, 2200, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_DEATHLESS = [false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const SPELL_FADE = [0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 25, 0, 0, 0, 0, 25, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_FIRE = [false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const SPELL_FOE_CHARGE = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 75, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 25, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_FOE_MISSILES = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, 25, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 10, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_FOOD_MADE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_GOLD_MADE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_HEALS = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 15, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_HEALS_SECOND = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 9, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_KEEP_FOOD = [null, null, null, null, null, null, null, null, null, null, null, null, null, 0, null, null, 0, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 500, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2300, 0, 500, 500, 500, 500, 1000, 3000, 800, 1500, null, null, 950, 1000, null, null, null, null, null, 500, 650, 750, 850, 950, 1200, 1500, 1750, 2000, 2300, null, null, null, null, null];
const SPELL_KEEP_GOLD = [null, null, null, null, null, null, null, null, null, null, null, null, null, 0, null, null, 0, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 300, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2500, 300, 700, 1000, 1000, 1500, 2000, 3000, 1500, 2500, null, null, 2000, 2250, null, null, null, null, null, 500, 650, 750, 850, 950, 1200, 1500, 1750, 2000, 2300, null, null, null, null, null];
const SPELL_KILLED_PER_LEVEL = [null, null, null, null, null, null, null, null, null, null, null, null, 1, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_LEVELS_OVER = [null, null, null, null, null, null, null, null, null, null, null, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 5, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_LOSS_PER_LEVEL = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_LOSSES = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 25, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 25, null, null, null, null, null];
const SPELL_MORALE_GAIN = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_MORALE_LIMIT = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 25, 25, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_MORALE_LOSS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_ONLY_SPELL = [false, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true, true];
const SPELL_OWN_CHARGE = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 75, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_OWN_MISSILES = [null, null, null, null, null, null, null, null, null, null, null, null, null, null, 10, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_PER_LEVELS = [null, null, null, null, null, null, null, null, null, null, null, null, null, 2, null, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 2, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const SPELL_QUICKENS = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2500, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_RIDER_PACE = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2000, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_RISK_DIVIDER = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 3, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1];
const SPELL_ROUNDS_UP = [false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const SPELL_SHUNNED = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 12, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 0, 0, 0, 0, 32, 32, 32, 32, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_SINGULAR_SPELL = [false, false, false, true, false, false, true, true, true, true, true, false, true, false, false, false, false, false, false, false, false, false, true, true, false, true, true, true, false, true, true, false, false, false, false, false, false, false, false, false, true, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const SPELL_SPARES = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, 1, 9, 0, 0, 0, 0, 1, 48, 24, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 256, 256, 768, 0, 0, 0, 0, 0, 0, 192, 192, 192, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
const SPELL_SUMMONS = [null, null, null, null, null, null, null, null, null, null, null, null, null, 73, null, null, 74, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 102, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 6, 80, 3, 99, 83, 8, 61, 5, 31, 32, null, null, 33, 38, null, null, null, null, null, 87, 47, 68, 42, 59, 37, 90, 43, 81, 70, null, null, null, null, null];
const SPELL_SURETY = [null, null, null, null, 100, 100, null, null, null, null, null, null, null, null, null, null, null, 100, 100, 50, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, 75, 75, 66, 67, 75, 100, null, null, null, null, null, null, null, null, 100, null, null, null, null, 100, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null, null];
const STAGE_ARM = [7, 0, 1, 7, 7, 2, 2, 7, 3, 4, 5, 5];
const STAGE_ORIGIN = [0, 1, 1, 2, 3, 1, 1, 2, 1, 1, 1, 1];
const STAGE_SHARE = [100, 100, 100, 70, 100, 70, 30, 30, 40, 60, 50, 60];
const SURGE_RIPOSTE = [0, 50, 0, 0, 75, 35];
const TACTIC_RETREAT = [30, 15, 33, 55, 33, 33, 33, 55, 15, 30, 50, 90];
const TRIUMPH_REGIONS = [5, null, null];
const TURN_STEP_NUMBER = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18];
const VIGOR_EXHAUSTING = [0, 50, null];
const BARGAINS_ORDER = [201, 202, 203, 204, 205, 206, 216, 217];
const BRIBES_PRICE = [10000, 10000, 10000, 10000, 6000, 6000, 5000, 4000, 3000, 2000, 1000, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"];
const BRIGADE_SORCERY_FROM_TURN = [["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", null], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [20, 20, 20, 20, 20, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [null, "1", "1", "1", "1", null, null, "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [null, "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"]];
const BRIGADE_SORCERY_LATER = [["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", null], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [5, 5, 5, 5, 5, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [null, "1", "1", "1", "1", null, null, "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [null, "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"]];
const BRIGADE_SORCERY_POWER = [["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", 3], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [2, 2, 2, 2, 2, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [2, "1", "1", "1", "1", 2, 2, "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], [2, "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1"]];
const DEFENSE_VALUES_TOUGHNESS = ["1", "1", "1", 100, 120, 140, 160, 180, 200, 220, "1", "1", "1"];
const EMISSARIES_POWER = ["1", "1", "1", "1", 80, 80, 70, 60, 50, 30, 20, "2", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"];
const ENCOUNTER_CLASSES_LIT_BY_BRIDGE = [false, false, true, true, false];
const ENCOUNTER_CLASSES_LIT_BY_STAR = [false, false, true, false, false];
const ENCOUNTER_CLASSES_LOCKED = [false, false, false, false, true];
const ENCOUNTER_FINDERS_COVERS = [1, 4, 4, 1, 4, "1", "2", 1];
const ENCOUNTER_RISKS_RISK_SHIFT = [-25, 25];
const ENCOUNTER_TACTICS_GROUP_SHARE = ["1", -25, 0, 25, "1", "1", "1", "1", "1", "1", "1", "1"];
const EXPERIENCE_EFFECTS_EFFECT = [75, 100, 125, 175];
const FORGED_GEAR_COMBAT = ["1", 25, "2", 50];
const FORGED_GEAR_DEFENSE = [25, "1", 50, "2"];
const HIRES_INFLUENCE = [10, 10, 20, 50, 20, 20, 0, 10, 50, 0, 0, 0];
const IMPROVEMENTS_FOOD = [3000, 3000, 3000];
const IMPROVEMENTS_GOLD = [4000, 4000, 4000];
const INFLUENCE_CHANGES_CHANGE = [100, -100, 100, -100, -100, 100, -100, -30, -30, -100, -50, -100, 100, 100, 100];
const LEADER_BONUSES_BONUS = ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 25, 17, 16, 15, 12, 11, 10, 7, 6, 5, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"];
const LEADER_BONUSES_PROMOTED = ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", null, 16, 17, 18, 19, 20, 21, 22, 23, 24, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"];
const MARCH_COSTS_COST = [[2500, 2500, 3500, 2500, 2500, 2500, "1"], [3000, 4000, 5000, 4000, 4000, 3000, "1"], [3500, 5000, 6000, 5000, 5000, 3500, "1"], [4000, 6000, 7000, 6000, 6000, 4000, "1"], [5000, 7000, 8000, 7000, 7000, 5000, "1"], [5500, 8000, 9000, 8000, 8000, 5500, "1"], [6000, 9000, 10000, 9000, 9000, 6000, "1"]];
const MISSIONS_CAPTURE = [[90, 90, 90, 90, 90, 75, 65, 50, 45, 40, 35, 70, 70, 55, "2", "3", 75, 72, 70, 65, 60, 55, 50, 45, 40, 35, "4", 45, "1", "1", "1", "1", "1", "1", "1", "1", "1"], [80, 80, 80, 80, 80, 65, 55, 40, 35, 30, 25, 60, 60, 50, "5", "3", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [50, 50, 50, 50, 45, 45, 40, 35, 30, 25, 20, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 20, "1", 20, "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 20, 20, "1", 25, 35, 50, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "6", "1", "1", "1", -5, -5, "7"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 40, "1", "1", "1", "1", "1", "1", 40, "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 35, "1"]];
const MISSIONS_DANGER = [[true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, "2", false, "1", "1", "1", "1", "1", "1", "1", "1", "1"], [true, true, true, true, true, true, false, false, false, false, false, false, false, false, false, false, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [false, false, false, false, false, false, false, false, false, false, false, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", false, "1", false, "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", false, false, "1", false, false, false, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "3", "1", "1", "1", false, false, "4"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", false, "1", "1", "1", "1", "1", "1", false, "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", false, "1"]];
const MISSIONS_SUCCESS = [[-25, -25, -25, -25, -25, -20, -10, -5, 0, 15, 20, 10, 0, 15, "2", "3", 5, 10, 15, 15, 20, 20, 20, 30, 30, 30, "4", 5, "1", "1", "1", "1", "1", "1", "1", "1", "1"], [-15, -15, -15, -15, -15, -10, 0, 5, 10, 25, 30, 15, 5, 20, "5", "6", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1"], [15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15, 15], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 10, "1", 10, "1", "1", "1", "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 10, 10, "1", -20, -30, -45, "1", "1", "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "7", "1", "1", "1", 90, 90, "8"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 0, "1", "1", "1", "1", "1", "1", 0, "1"], ["1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", "1", 15, "1"]];
const MORALE_CHANGES_CEILING = [160, 160, 125, 125, 125, 120, 120, 120, 120, 160, 160, 160, 160, 160, 160, 160, 160];
const MORALE_CHANGES_CHANGE = [-10, -6, 5, 4, 7, 5, 7, 8, 8, -7, -5, -3, -5, -3, -7, 6, -3];
const PROWESS_ASSURED = [9, 7, 7, 6, 6, 5, 5];
const PROWESS_COST = [7000, 8000, 9000, 10000, 11000, 12000, 13000];
const PROWESS_RITE = [100, 90, 80, 70, 60, 50, 40];
const RATING_VALUES_STRENGTH = [0, 100, 500, 1000, 1500, 2000, 2500, 3000, 3500, 4000, 4500, 5000, 5500];
const RATINGS_CHARGE = [5, 5, 4, 3, 2, 12, 7, 4, 2, 6, 4, 3, 5, 5, 4, 4, 7, 4, 4, 2, 8, 4, 8, 8, 8, 6, 5, 6, 3, 5, 6, 5, 5, 5, 5, 4, 4, 5, 5, 2, 6, 1, 5, 5, 6, 6, 12, 5, 2, 4, 1, 3, 6, "1", 3, 10, 5, 8, 8, 5, 2, 7, 4, 4, 5, 6, 6, 5, 5, 10, 8, 8, 3, 4, 4, 2, 6, 8, 12, 11, 2, 5, 2, 4, 2, 7, 7, 5, 5, 6, 5, 2, 5, 6, 4, 5, 5, 0, 3, 5, 6, 3, 3];
const RATINGS_COMBINED = [5, 4, 5, 4, 3, 8, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 5, 5, 5, 3, 5, 4, 6, 6, 6, 5, 4, 6, 4, 4, 6, 5, 5, 5, 5, 4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 8, 5, 4, 4, 3, 4, 6, "1", 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 5, 5, 5, 6, 5, 6, 4, 4, 4, 3, 5, 6, 8, 6, 3, 5, 3, 4, 3, 8, 5, 5, 6, 5, 5, 4, 6, 5, 4, 4, 5, 2, 5, 5, 5, 4, 4];
const RATINGS_DEFENSE = [4, 5, 6, 5, 3, 9, 6, 4, 6, 5, 6, 4, 5, 5, 4, 4, 4, 5, 5, 3, 6, 4, 5, 8, 8, 5, 4, 5, 3, 4, 5, 5, 5, 5, 5, 4, 7, 5, 5, 3, 5, 5, 5, 5, 5, 5, 9, 5, 4, 4, 5, 5, 8, "1", 4, 8, 4, 5, 8, 5, 3, 8, 6, 4, 5, 4, 5, 5, 5, 8, 6, 8, 4, 4, 4, 3, 6, 8, 9, 7, 3, 5, 3, 4, 3, 8, 5, 5, 7, 4, 5, 3, 5, 6, 4, 5, 4, 3, 4, 5, 5, 3, 3];
const RATINGS_FIRST_MELEE = [5, 4, 6, 4, 4, 6, 5, 5, 5, 5, 6, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 6, 6, 6, 5, 4, 6, 3, 4, 6, 5, 5, 5, 5, 5, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 3, 3, 4, 6, "1", 4, 5, 5, 6, 6, 5, 4, 5, 4, 4, 5, 4, 4, 6, 5, 5, 4, 6, 4, 4, 4, 4, 5, 6, 6, 6, 4, 5, 4, 4, 4, 6, 5, 5, 6, 4, 5, 4, 5, 8, 5, 4, 5, 1, 4, 5, 5, 4, 4];
const RATINGS_LONG_RANGE = [2, 6, 2, 2, 6, 6, 3, 4, 3, 5, 2, 4, 2, 4, 5, 4, 6, 6, 7, 6, 5, 4, 2, 6, 6, 10, 4, 6, 3, 4, 6, 11, 11, 11, 11, 4, 3, 11, 11, 5, 6, 4, 11, 11, 4, 4, 6, 11, 4, 2, 4, 2, 6, "1", 6, 4, 3, 2, 6, 11, 6, 6, 6, 4, 4, 6, 4, 3, 11, 4, 5, 6, 6, 3, 3, 6, 8, 6, 6, 6, 3, 11, 3, 3, 6, 8, 2, 11, 3, 5, 11, 5, 5, 5, 4, 4, 3, 12, 7, 2, 4, 4, 2];
const RATINGS_SECOND_MELEE = [5, 4, 6, 4, 3, 6, 5, 5, 5, 4, 6, 5, 5, 4, 5, 4, 5, 5, 5, 3, 5, 5, 6, 5, 5, 4, 4, 6, 4, 5, 6, 5, 5, 5, 5, 4, 6, 5, 5, 4, 6, 3, 5, 5, 5, 5, 6, 5, 4, 4, 3, 4, 7, "1", 4, 5, 5, 6, 5, 5, 3, 5, 4, 4, 5, 4, 4, 6, 5, 5, 5, 5, 4, 4, 4, 3, 5, 5, 6, 5, 4, 5, 4, 4, 3, 5, 6, 5, 7, 5, 5, 4, 6, 6, 4, 5, 6, 0, 5, 5, 5, 4, 4];
const RATINGS_SHORT_RANGE = [3, 5, 4, 3, 5, 8, 3, 5, 3, 4, 4, 4, 3, 5, 6, 4, 6, 5, 5, 5, 6, 4, 4, 5, 5, 6, 4, 5, 3, 5, 5, 7, 7, 7, 7, 4, 4, 7, 7, 4, 5, 5, 7, 7, 4, 4, 8, 7, 4, 3, 5, 3, 5, "1", 5, 3, 5, 4, 5, 7, 5, 4, 7, 4, 4, 6, 4, 4, 7, 3, 6, 5, 5, 4, 4, 5, 5, 5, 8, 5, 3, 7, 4, 4, 5, 6, 5, 7, 4, 5, 7, 4, 6, 5, 4, 4, 4, 6, 6, 3, 4, 4, 2];
const RATINGS_STORM = [4, 4, 5, 4, 3, 10, 5, 4, 5, 5, 5, 4, 5, 4, 4, 4, 5, 5, 4, 3, 6, 4, 6, 6, 6, 5, 4, 5, 3, 4, 5, 5, 5, 5, 5, 4, 7, 5, 5, 4, 5, 3, 5, 5, 5, 5, 10, 5, 4, 4, 3, 4, 7, "1", 4, 6, 5, 6, 6, 5, 3, 5, 5, 4, 5, 4, 4, 5, 5, 6, 6, 6, 4, 5, 5, 3, 5, 6, 10, 5, 3, 5, 3, 5, 3, 7, 6, 5, 7, 4, 5, 4, 5, 6, 4, 4, 5, 6, 4, 5, 5, 3, 4];
const RULER_ACTS_CHANCE = [100, 76, 100, "1", "2", 75, 100, "3", 100];
const RULER_ACTS_COST = [16000, 8000, 10000, 12000, 6000, 10000, 10000, 0, 0];
const RULER_ACTS_SOLE = [true, true, false, true, true, false, true, true, true];
const SEA_ENCOUNTERS_BOTH = [80, 80, 100];
const SEA_ENCOUNTERS_PLAIN = [60, 60, 90];
const SEA_ENCOUNTERS_SEAFARING = [80, 80, 90];
const SEASON_YIELDS_FOOD = [[100, 100, 100, 25], [100, 25, 100, 100]];
const SEASON_YIELDS_GOLD = [[100, 100, 100, 50], [100, 50, 100, 100]];
const SEIZURES_DEFENSE = [100, 175, "1", 135, "2"];
const SPELL_LEVELS_FIXED = [true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const SPELL_LEVELS_LEAST = [3, 7, 2, 1, 2, 6, 5, 6, 7, 8, 9, 6, 3, 3, 2, 3, 4, 2, 1, 1, 7, 4, 6, 1, 1, 2, 3, 4, 3, 2, 2, 5, 4, 3, 2, 3, 6, 5, 2, 1, 5, 2, 1, 1, 3, 2, 3, 4, 4, 2, 4, 4, 5, 5, 4, 5, 5, 2, 2, 3, 3, 6, 4, 4, 4, 3, 2, 3, 2, 5, 4, 4, 6, 5, 5, 5, 4, 1, 1, 0, 2, 2, 4, 4, 4, 2, 2, 3, 4, 6, 3, 4, 5, 7, 3, 3, 4, 2, 3, 4, 5, 4, 5, 6, 4, 4, 6, 7, 4, 4, 5, 6, 4, 2, 1, 1, 2, 3, 4, 5, 6, 7, 8, 9, 5, 3, 5, 6, 4, 8];
const SPELL_TIERS_LATER = [-1, -1, 0, 0, 0, 1, 1];
const STATUS_POINTS_BY_UNIT = [false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, true, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false, false];
const STATUS_POINTS_FINAL = [400, 200, 100, 400, 200, 1000, 900, 800, 600, 400, 300, 200, 100, 50, 15, 800, 800, 800, 2000, 800, 400, 1200, 600, 1200, 400, 800, 600, 300, 600, 300, 400, 600, 400, 1, 400, 200, 200, 400, -400, 200, 2800, 2000, 800, 400, 200, 300, 400, 500, 1500, 6000, 3000, 3000];
const TERRAIN_ADEPTNESS_BONUS = ["1", 30, 20, 10, 0, -10, -20];
const TERRAIN_EFFECTS_ARCHERS = [100, 50, 50, 100, 100, "1", 100];
const TERRAIN_EFFECTS_CAVALRY = [100, 50, 25, 100, 50, "1", 50];
const TERRAIN_EFFECTS_INFANTRY = [100, 100, 100, 100, 100, "1", 100];

function bribes_price(key_1) {
  const cell = BRIBES_PRICE[key_1];
  return typeof cell !== "string" ? cell : bribes_price_cell(cell);
}

function bribes_price_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("bribes", "price");
}

function brigade_sorcery_from_turn(key_1, key_2) {
  const cell = BRIGADE_SORCERY_FROM_TURN[key_1][key_2];
  return typeof cell !== "string" ? cell : brigade_sorcery_from_turn_cell(cell);
}

function brigade_sorcery_from_turn_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("brigade_sorcery", "from_turn");
}

function brigade_sorcery_later(key_1, key_2) {
  const cell = BRIGADE_SORCERY_LATER[key_1][key_2];
  return typeof cell !== "string" ? cell : brigade_sorcery_later_cell(cell);
}

function brigade_sorcery_later_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("brigade_sorcery", "later");
}

function brigade_sorcery_power(key_1, key_2) {
  const cell = BRIGADE_SORCERY_POWER[key_1][key_2];
  return typeof cell !== "string" ? cell : brigade_sorcery_power_cell(cell);
}

function brigade_sorcery_power_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("brigade_sorcery", "power");
}

function defense_values_toughness(key_1) {
  const cell = DEFENSE_VALUES_TOUGHNESS[key_1];
  return typeof cell !== "string" ? cell : defense_values_toughness_cell(cell);
}

function defense_values_toughness_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("defense_values", "toughness");
}

function emissaries_power(key_1) {
  const cell = EMISSARIES_POWER[key_1];
  return typeof cell !== "string" ? cell : emissaries_power_cell(cell);
}

function emissaries_power_cell(cell) {
  switch (cell) {
    case "2": throw new DoesNotApply("emissaries", "fool", "power", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1532");
  }
  throw new OffTheTable("emissaries", "power");
}

function encounter_finders_covers(key_1) {
  const cell = ENCOUNTER_FINDERS_COVERS[key_1];
  return typeof cell !== "string" ? cell : encounter_finders_covers_cell(cell);
}

function encounter_finders_covers_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("encounter_finders", "diviner_of_names", "covers", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629");
    case "2": throw new DoesNotApply("encounter_finders", "diviner_of_places", "covers", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2629");
  }
  throw new OffTheTable("encounter_finders", "covers");
}

function encounter_tactics_group_share(key_1) {
  const cell = ENCOUNTER_TACTICS_GROUP_SHARE[key_1];
  return typeof cell !== "string" ? cell : encounter_tactics_group_share_cell(cell);
}

function encounter_tactics_group_share_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("encounter_tactics", "group_share");
}

function forged_gear_combat(key_1) {
  const cell = FORGED_GEAR_COMBAT[key_1];
  return typeof cell !== "string" ? cell : forged_gear_combat_cell(cell);
}

function forged_gear_combat_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("forged_gear", "improved_armor", "combat", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671");
    case "2": throw new DoesNotApply("forged_gear", "mithril_armor", "combat", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4675");
  }
  throw new OffTheTable("forged_gear", "combat");
}

function forged_gear_defense(key_1) {
  const cell = FORGED_GEAR_DEFENSE[key_1];
  return typeof cell !== "string" ? cell : forged_gear_defense_cell(cell);
}

function forged_gear_defense_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("forged_gear", "improved_weapons", "defense", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4671");
    case "2": throw new DoesNotApply("forged_gear", "mithril_weapons", "defense", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4677");
  }
  throw new OffTheTable("forged_gear", "defense");
}

function leader_bonuses_bonus(key_1) {
  const cell = LEADER_BONUSES_BONUS[key_1];
  return typeof cell !== "string" ? cell : leader_bonuses_bonus_cell(cell);
}

function leader_bonuses_bonus_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("leader_bonuses", "bonus");
}

function leader_bonuses_promoted(key_1) {
  const cell = LEADER_BONUSES_PROMOTED[key_1];
  return typeof cell !== "string" ? cell : leader_bonuses_promoted_cell(cell);
}

function leader_bonuses_promoted_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("leader_bonuses", "promoted");
}

function march_costs_cost(key_1, key_2) {
  const cell = MARCH_COSTS_COST[key_1][key_2];
  return typeof cell !== "string" ? cell : march_costs_cost_cell(cell);
}

function march_costs_cost_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("march_costs", "cost");
}

function missions_capture(key_1, key_2, victim) {
  const cell = MISSIONS_CAPTURE[key_1][key_2];
  return typeof cell !== "string" ? cell : missions_capture_cell(cell, victim);
}

function missions_capture_cell(cell, victim) {
  switch (cell) {
    case "2": return $add(10, $mul(victim.level, 5));
    case "3": return $add(5, $mul(victim.level, 5));
    case "4": return $add(60, $mul(victim.level, 5));
    case "5": return $mul(victim.level, 5);
    case "6": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea", "capture", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768");
    case "7": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search", "capture", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769");
  }
  throw new OffTheTable("missions", "capture");
}

function missions_danger(key_1, key_2, victim) {
  const cell = MISSIONS_DANGER[key_1][key_2];
  return typeof cell !== "string" ? cell : missions_danger_cell(cell, victim);
}

function missions_danger_cell(cell, victim) {
  switch (cell) {
    case "2": return victim.level >= 5;
    case "3": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea", "danger", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768");
    case "4": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search", "danger", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769");
  }
  throw new OffTheTable("missions", "danger");
}

function missions_success(key_1, key_2, victim) {
  const cell = MISSIONS_SUCCESS[key_1][key_2];
  return typeof cell !== "string" ? cell : missions_success_cell(cell, victim);
}

function missions_success_cell(cell, victim) {
  switch (cell) {
    case "2": return $sub(45, $mul(victim.level, 5));
    case "3": return $sub(40, $mul(victim.level, 5));
    case "4": return $mul(victim.level, -5);
    case "5": return $sub(55, $mul(victim.level, 5));
    case "6": return $sub(50, $mul(victim.level, 5));
    case "7": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, sea", "success", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1768");
    case "8": throw new DoesNotApply("missions", "{recon, trail, early_trail, recon_sea, search_places, search_groups, search_encounters, search_all}, search", "success", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 1769");
  }
  throw new OffTheTable("missions", "success");
}

function ratings_charge(key_1) {
  const cell = RATINGS_CHARGE[key_1];
  return typeof cell !== "string" ? cell : ratings_charge_cell(cell);
}

function ratings_charge_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "charge");
}

function ratings_combined(key_1) {
  const cell = RATINGS_COMBINED[key_1];
  return typeof cell !== "string" ? cell : ratings_combined_cell(cell);
}

function ratings_combined_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "combined");
}

function ratings_defense(key_1) {
  const cell = RATINGS_DEFENSE[key_1];
  return typeof cell !== "string" ? cell : ratings_defense_cell(cell);
}

function ratings_defense_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "defense");
}

function ratings_first_melee(key_1) {
  const cell = RATINGS_FIRST_MELEE[key_1];
  return typeof cell !== "string" ? cell : ratings_first_melee_cell(cell);
}

function ratings_first_melee_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "first_melee");
}

function ratings_long_range(key_1) {
  const cell = RATINGS_LONG_RANGE[key_1];
  return typeof cell !== "string" ? cell : ratings_long_range_cell(cell);
}

function ratings_long_range_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "long_range");
}

function ratings_second_melee(key_1) {
  const cell = RATINGS_SECOND_MELEE[key_1];
  return typeof cell !== "string" ? cell : ratings_second_melee_cell(cell);
}

function ratings_second_melee_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "second_melee");
}

function ratings_short_range(key_1) {
  const cell = RATINGS_SHORT_RANGE[key_1];
  return typeof cell !== "string" ? cell : ratings_short_range_cell(cell);
}

function ratings_short_range_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "short_range");
}

function ratings_storm(key_1) {
  const cell = RATINGS_STORM[key_1];
  return typeof cell !== "string" ? cell : ratings_storm_cell(cell);
}

function ratings_storm_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("ratings", "storm");
}

function ruler_acts_chance(key_1) {
  const cell = RULER_ACTS_CHANCE[key_1];
  return typeof cell !== "string" ? cell : ruler_acts_chance_cell(cell);
}

function ruler_acts_chance_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("ruler_acts", "denigrate", "chance", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4523");
    case "2": throw new DoesNotApply("ruler_acts", "consul_denigrate", "chance", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2748");
    case "3": throw new DoesNotApply("ruler_acts", "entertain", "chance", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4545");
  }
  throw new OffTheTable("ruler_acts", "chance");
}

function seizures_defense(key_1) {
  const cell = SEIZURES_DEFENSE[key_1];
  return typeof cell !== "string" ? cell : seizures_defense_cell(cell);
}

function seizures_defense_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("seizures", "parley_order", "defense", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4257");
    case "2": throw new DoesNotApply("seizures", "siege_order", "defense", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 4267");
  }
  throw new OffTheTable("seizures", "defense");
}

function terrain_adeptness_bonus(key_1) {
  const cell = TERRAIN_ADEPTNESS_BONUS[key_1];
  return typeof cell !== "string" ? cell : terrain_adeptness_bonus_cell(cell);
}

function terrain_adeptness_bonus_cell(cell) {
  switch (cell) {
  }
  throw new OffTheTable("terrain_adeptness", "bonus");
}

function terrain_effects_archers(key_1) {
  const cell = TERRAIN_EFFECTS_ARCHERS[key_1];
  return typeof cell !== "string" ? cell : terrain_effects_archers_cell(cell);
}

function terrain_effects_archers_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("terrain_effects", "sea", "archers", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029");
  }
  throw new OffTheTable("terrain_effects", "archers");
}

function terrain_effects_cavalry(key_1) {
  const cell = TERRAIN_EFFECTS_CAVALRY[key_1];
  return typeof cell !== "string" ? cell : terrain_effects_cavalry_cell(cell);
}

function terrain_effects_cavalry_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("terrain_effects", "sea", "cavalry", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029");
  }
  throw new OffTheTable("terrain_effects", "cavalry");
}

function terrain_effects_infantry(key_1) {
  const cell = TERRAIN_EFFECTS_INFANTRY[key_1];
  return typeof cell !== "string" ? cell : terrain_effects_infantry_cell(cell);
}

function terrain_effects_infantry_cell(cell) {
  switch (cell) {
    case "1": throw new DoesNotApply("terrain_effects", "sea", "infantry", "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), line 2029");
  }
  throw new OffTheTable("terrain_effects", "infantry");
}

export { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_WORKSHOP, ARTIFACT_DEADLIER, ARTIFACT_PACE_GAIN, ARTIFACT_PATROL_PACE, ARTIFACT_PROMOTES_BEARER, ARTIFACT_SAFER, ARTIFACT_SORT, ARTIFACT_UNHARMED, AWARD_MERIT_POINTS, BRIGADE_TYPE_FLYER, BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_STALWART, BRIGADE_TYPE_UNDEAD, BUILDING_DEFENSE, BUILDING_MORE_FOOD, BUILDING_MORE_GOLD, BUILDING_OWNERS, BUILDING_POWDER, BUILDING_QUO, BUILDING_SPELL_BONUS, BUILDING_TALK_PROOF, BUILDING_TOUGHNESS, BUILDING_UNREST, CAMPAIGN_VARIANT_TEAM_KINGDOMS, CAMPAIGN_VARIANT_TEAMS, CLOSET_SKELETON_INFLUENCE, CUSTOM_ITEM_MOST_CHOICES, CUSTOM_ITEM_PICK_COST, ISSUE_INFLUENCE, LOOKOUT_FINDS_HIDDEN, LOOKOUT_HIDDEN_LEVEL, MAGICAL_ITEM_MITHRIL_PRICE, MISSION_GRADE, OBJECTIVE_GOAL_CLASS, OBJECTIVE_MERIT_POINTS, ORDER_NEEDED_BUILDINGS, ORDER_NOT_OPEN_TO, ORDER_RESTRICTED_TO, PRIVILEGE_ORDER, PRIVILEGE_SPOILAGE_FACTOR, REGION_CLIMATE, REGION_GOLD_BONUS, REGION_OPENING_INFLUENCE, REGION_RETREAT_FACTOR, REGION_SUSPECT_MORALE, SETTLEMENT_HARDER, SPELL_AS_AGENT, SPELL_BASE_LOSS, SPELL_CALLED_UP, SPELL_DAMAGE, SPELL_DEATHLESS, SPELL_FADE, SPELL_FIRE, SPELL_FOE_CHARGE, SPELL_FOE_MISSILES, SPELL_FOOD_MADE, SPELL_GOLD_MADE, SPELL_HEALS, SPELL_HEALS_SECOND, SPELL_KEEP_FOOD, SPELL_KEEP_GOLD, SPELL_KILLED_PER_LEVEL, SPELL_LEVELS_OVER, SPELL_LOSS_PER_LEVEL, SPELL_LOSSES, SPELL_MORALE_GAIN, SPELL_MORALE_LIMIT, SPELL_MORALE_LOSS, SPELL_ONLY_SPELL, SPELL_OWN_CHARGE, SPELL_OWN_MISSILES, SPELL_PER_LEVELS, SPELL_QUICKENS, SPELL_RIDER_PACE, SPELL_RISK_DIVIDER, SPELL_ROUNDS_UP, SPELL_SHUNNED, SPELL_SINGULAR_SPELL, SPELL_SPARES, SPELL_SUMMONS, SPELL_SURETY, STAGE_ARM, STAGE_ORIGIN, STAGE_SHARE, SURGE_RIPOSTE, TACTIC_RETREAT, TRIUMPH_REGIONS, TURN_STEP_NUMBER, VIGOR_EXHAUSTING, BARGAINS_ORDER, BRIBES_PRICE, BRIGADE_SORCERY_FROM_TURN, BRIGADE_SORCERY_LATER, BRIGADE_SORCERY_POWER, DEFENSE_VALUES_TOUGHNESS, EMISSARIES_POWER, ENCOUNTER_CLASSES_LIT_BY_BRIDGE, ENCOUNTER_CLASSES_LIT_BY_STAR, ENCOUNTER_CLASSES_LOCKED, ENCOUNTER_FINDERS_COVERS, ENCOUNTER_RISKS_RISK_SHIFT, ENCOUNTER_TACTICS_GROUP_SHARE, EXPERIENCE_EFFECTS_EFFECT, FORGED_GEAR_COMBAT, FORGED_GEAR_DEFENSE, HIRES_INFLUENCE, IMPROVEMENTS_FOOD, IMPROVEMENTS_GOLD, INFLUENCE_CHANGES_CHANGE, LEADER_BONUSES_BONUS, LEADER_BONUSES_PROMOTED, MARCH_COSTS_COST, MISSIONS_CAPTURE, MISSIONS_DANGER, MISSIONS_SUCCESS, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, PROWESS_ASSURED, PROWESS_COST, PROWESS_RITE, RATING_VALUES_STRENGTH, RATINGS_CHARGE, RATINGS_COMBINED, RATINGS_DEFENSE, RATINGS_FIRST_MELEE, RATINGS_LONG_RANGE, RATINGS_SECOND_MELEE, RATINGS_SHORT_RANGE, RATINGS_STORM, RULER_ACTS_CHANCE, RULER_ACTS_COST, RULER_ACTS_SOLE, SEA_ENCOUNTERS_BOTH, SEA_ENCOUNTERS_PLAIN, SEA_ENCOUNTERS_SEAFARING, SEASON_YIELDS_FOOD, SEASON_YIELDS_GOLD, SEIZURES_DEFENSE, SPELL_LEVELS_FIXED, SPELL_LEVELS_LEAST, SPELL_TIERS_LATER, STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL, TERRAIN_ADEPTNESS_BONUS, TERRAIN_EFFECTS_ARCHERS, TERRAIN_EFFECTS_CAVALRY, TERRAIN_EFFECTS_INFANTRY, bribes_price, brigade_sorcery_from_turn, brigade_sorcery_later, brigade_sorcery_power, defense_values_toughness, emissaries_power, encounter_finders_covers, encounter_tactics_group_share, forged_gear_combat, forged_gear_defense, leader_bonuses_bonus, leader_bonuses_promoted, march_costs_cost, missions_capture, missions_danger, missions_success, ratings_charge, ratings_combined, ratings_defense, ratings_first_melee, ratings_long_range, ratings_second_melee, ratings_short_range, ratings_storm, ruler_acts_chance, seizures_defense, terrain_adeptness_bonus, terrain_effects_archers, terrain_effects_cavalry, terrain_effects_infantry };
