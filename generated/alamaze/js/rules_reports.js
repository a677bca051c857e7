/** The rules of reports. */
import { $add, $members, $present, $sub } from "./runtime/numbers.js";
import { $any, $contains, $count, $first, $lowest, $pick } from "./runtime/lists.js";
import { ARTIFACT_QUALITY, ARTIFACT_SORT, MAP_AREA_TERRAIN, OBJECTIVE_CODE } from "./tables.js";
import { marches_with } from "./rules_brigades.js";
import { of_the_court } from "./rules_gates.js";
import { bottled } from "./rules_items.js";
import { entered_food, entered_gold, entered_mithril, entered_powder } from "./rules_ledger.js";
import { square } from "./rules_map.js";
import { pit } from "./rules_mining.js";
import { host_size } from "./rules_movement.js";
import { goals_of, reached } from "./rules_objectives.js";
import { relic_bearer, relic_keeper, relic_lies } from "./rules_orders_missions.js";
import { in_irons } from "./rules_politics.js";
import { command_limit, hold, mood, share, standing_limit } from "./rules_realm.js";
import { research_cost } from "./rules_research.js";
import { wall_worth } from "./rules_sieges.js";
import { secret_food, secret_gold } from "./rules_special_places.js";
import { weather } from "./rules_turn.js";
import { holds_artifact } from "./rules_victory.js";

function next_levy(kingdom, world) {
  return $lowest(world.levies, (l_) => l_.group.kingdom === kingdom, (l_) => [l_.due]);
}

function led_by(leader, world) {
  return $first(world.groups, (g) => $contains(g.leaders, leader));
}

function calendar_turn(kingdom, world) {
  return world.month;
}

function calendar_season(kingdom, world) {
  return weather(world);
}

function calendar_season_turns(kingdom, world) {
  return $add($sub(3, world.season_age), 1);
}

function calendar_commands(kingdom) {
  return command_limit(kingdom);
}

function calendar_standing_commands(kingdom) {
  return standing_limit(kingdom);
}

function calendar_reinforcement(kingdom, world) {
  let levy = next_levy(kingdom, world);
  if (levy !== null) {
    return levy.due;
  }
  return null;
}

function treasury_gold(kingdom) {
  return kingdom.gold;
}

function treasury_food(kingdom) {
  return kingdom.food;
}

function treasury_mithril(kingdom) {
  return kingdom.mithril;
}

function treasury_powder(kingdom) {
  let kingdom_powder = kingdom.powder;
  if (kingdom_powder > 0) {
    return kingdom_powder;
  }
  return null;
}

function treasury_influence(kingdom) {
  return kingdom.influence;
}

function treasury_sanctuary(kingdom) {
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary !== null) {
    return kingdom_sanctuary;
  }
  return null;
}

function ledger(kingdom, world) {
  return $pick([0 /* BOOKED_REASON_OPENING_STAND */, 1 /* BOOKED_REASON_RESERVES_BOOKED */, 2 /* BOOKED_REASON_BATTLES_BOOKED */, 3 /* BOOKED_REASON_TOWNS_BOOKED */, 4 /* BOOKED_REASON_PRODUCTION_BOOKED */, 5 /* BOOKED_REASON_MARKET_BOOKED */, 6 /* BOOKED_REASON_CRUCIBLE_BOOKED */, 7 /* BOOKED_REASON_GIFTS_BOOKED */, 8 /* BOOKED_REASON_BARGAINS_BOOKED */, 9 /* BOOKED_REASON_TROOPS_BOOKED */, 10 /* BOOKED_REASON_LAW_BOOKED */, 11 /* BOOKED_REASON_RATIONS_BOOKED */, 12 /* BOOKED_REASON_PAY_BOOKED */, 13 /* BOOKED_REASON_EMISSARIES_BOOKED */, 14 /* BOOKED_REASON_THRONE_BOOKED */, 15 /* BOOKED_REASON_COUNCIL_BOOKED */, 16 /* BOOKED_REASON_WORKS_BOOKED */, 17 /* BOOKED_REASON_MARCHES_BOOKED */, 18 /* BOOKED_REASON_PRIESTESSES_BOOKED */, 19 /* BOOKED_REASON_WIZARDS_BOOKED */, 20 /* BOOKED_REASON_CONTROL_BOOKED */, 21 /* BOOKED_REASON_MISSIONS_BOOKED */, 22 /* BOOKED_REASON_THEFT_BOOKED */, 23 /* BOOKED_REASON_END_BOOKED */, 24 /* BOOKED_REASON_SPOILAGE_BOOKED */, 25 /* BOOKED_REASON_CLOSING_STAND */], (h) => $any(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === h), null);
}

function ledger_gold(kingdom, h, world) {
  return entered_gold(kingdom, h, world);
}

function ledger_food(kingdom, h, world) {
  return entered_food(kingdom, h, world);
}

function ledger_mithril(kingdom, h, world) {
  return entered_mithril(kingdom, h, world);
}

function ledger_powder(kingdom, h, world) {
  let entered_powder_ = entered_powder(kingdom, h, world);
  if (entered_powder_ !== 0) {
    return entered_powder_;
  }
  return null;
}

function realm_places(kingdom, world) {
  return $pick(world.places, (p) => p.kingdom === kingdom, null);
}

function realm_places_area(kingdom, p) {
  return p.area;
}

function realm_places_region(kingdom, p) {
  return p.region;
}

function realm_places_settlement(kingdom, p) {
  return p.settlement;
}

function realm_places_census(kingdom, p) {
  return p.census;
}

function realm_places_defense(kingdom, p) {
  return p.defense;
}

function realm_places_gold_output(kingdom, p) {
  return p.gold_output;
}

function realm_places_food_output(kingdom, p) {
  return p.food_output;
}

function realm_places_hidden(kingdom, p) {
  return p.hidden;
}

function mines_miners(kingdom) {
  return kingdom.miners;
}

function mines_area(kingdom) {
  return pit(kingdom);
}

function secret_places(kingdom, world) {
  return $pick(world.special_places, (s) => s.kingdom === kingdom, null);
}

function secret_places_area(kingdom, s) {
  return s.area;
}

function secret_places_gold(kingdom, s) {
  let s_privilege = s.privilege;
  if (secret_gold(s_privilege) > 0) {
    return secret_gold(s_privilege);
  }
  return null;
}

function secret_places_food(kingdom, s) {
  let s_privilege = s.privilege;
  if (secret_food(s_privilege) > 0) {
    return secret_food(s_privilege);
  }
  return null;
}

function shelf(kingdom, world) {
  return $pick([0 /* ALCHEMIST_ITEM_EXPLOSIVE_DEVICE */, 1 /* ALCHEMIST_ITEM_HEALING_SALVE */, 2 /* ALCHEMIST_ITEM_POISON_FLASK */, 3 /* ALCHEMIST_ITEM_PRESERVATION_JUG */, 4 /* ALCHEMIST_ITEM_REJUVENATION_CREAM */], (i) => bottled(kingdom, i, world) > 0, null);
}

function shelf_ready(kingdom, i, world) {
  return bottled(kingdom, i, world);
}

function hosts(kingdom, world) {
  return $pick(world.groups, (g) => g.kingdom === kingdom, null);
}

function hosts_area(kingdom, g) {
  return g.area;
}

function hosts_region(kingdom, g) {
  return g.region;
}

function hosts_size(kingdom, g) {
  return host_size(g);
}

function hosts_morale(kingdom, g) {
  return g.morale;
}

function hosts_strength(kingdom, g) {
  return $count(g.brigades, null);
}

function hosts_against_walls(kingdom, g) {
  if (host_size(g) > 1 /* HOST_SIZE_PATROL */) {
    return wall_worth(g);
  }
  return null;
}

function hosts_hunger(kingdom, g) {
  let g_hunger = g.hunger;
  if (g_hunger > 0) {
    return g_hunger;
  }
  return null;
}

function hosts_arrears(kingdom, g) {
  let g_arrears = g.arrears;
  if (g_arrears > 0) {
    return g_arrears;
  }
  return null;
}

function hosts_spells(kingdom, g) {
  return $count(g.prepared, null);
}

function due_brigades(kingdom, world) {
  return $pick(world.levies, (l_) => l_.group.kingdom === kingdom, null);
}

function due_brigades_breed(kingdom, l_) {
  return l_.breed;
}

function due_brigades_due(kingdom, l_) {
  return l_.due;
}

function due_brigades_again(kingdom, l_) {
  return l_.recurs;
}

function due_brigades_group(kingdom, l_) {
  return l_.group;
}

function ranks(kingdom, world) {
  return $pick(world.brigades, (b) => $any(world.groups, (g) => g.kingdom === kingdom && $contains(g.brigades, b)), null);
}

function ranks_group(kingdom, b, world) {
  return marches_with(b, world);
}

function ranks_breed(kingdom, b) {
  return b.breed;
}

function ranks_experience(kingdom, b) {
  return b.experience;
}

function ranks_attrition(kingdom, b) {
  return b.attrition;
}

function chiefs(kingdom, world) {
  return $pick(world.leaders, (l_) => l_.kingdom === kingdom, null);
}

function chiefs_rank(kingdom, l_) {
  return l_.rank;
}

function chiefs_group(kingdom, l_, world) {
  return led_by(l_, world);
}

function chiefs_captor(kingdom, l_) {
  let l_captor = l_.captor;
  if (l_captor !== null) {
    return l_captor;
  }
  return null;
}

function own_navies(kingdom, world) {
  return $pick(world.navies, (n) => n.kingdom === kingdom && (n.fleets > 0 || n.cutter !== null), null);
}

function own_navies_sea(kingdom, n) {
  return n.sea;
}

function own_navies_fleets(kingdom, n) {
  return n.fleets;
}

function own_navies_quality(kingdom, n) {
  return n.quality;
}

function own_navies_naval_duty(kingdom, n) {
  return n.naval_duty;
}

function own_navies_refits(kingdom, n) {
  return n.refits;
}

function own_navies_cutter(kingdom, n) {
  let n_cutter = n.cutter;
  if (n_cutter !== null) {
    return n_cutter;
  }
  return null;
}

function sieges_in_sight(kingdom, world) {
  return $pick(world.sieges, (s) => s.group.kingdom === kingdom || s.place.kingdom === kingdom, null);
}

function sieges_in_sight_place(kingdom, s) {
  return s.place;
}

function sieges_in_sight_group(kingdom, s) {
  return s.group;
}

function sieges_in_sight_months_long(kingdom, s) {
  return s.months_long;
}

function people(kingdom, world) {
  return $pick(world.figures, (f) => f.kingdom === kingdom && f.rank !== 14 /* RANK_AGENT */ && f.rank !== 15 /* RANK_FANATIC */ && of_the_court(f), null);
}

function people_rank(kingdom, f) {
  return f.rank;
}

function people_place(kingdom, f) {
  return f.place;
}

function people_captor(kingdom, f) {
  let f_captor = f.captor;
  if (f_captor !== null) {
    return f_captor;
  }
  return null;
}

function people_jailed(kingdom, f) {
  let in_irons_ = in_irons(f);
  if (in_irons_ && f.captor === null) {
    return in_irons_;
  }
  return null;
}

function mages(kingdom, world) {
  return $pick(world.wizards, (w) => w.kingdom === kingdom, null);
}

function mages_level(kingdom, w) {
  return w.level;
}

function mages_group(kingdom, w) {
  return w.group;
}

function mages_place(kingdom, w) {
  return w.place;
}

function mages_captor(kingdom, w) {
  let w_captor = w.captor;
  if (w_captor !== null) {
    return w_captor;
  }
  return null;
}

function mages_next(kingdom, w, world) {
  return research_cost(w, world);
}

function secret_service(kingdom, world) {
  return $pick(world.agents, (a) => a.kingdom === kingdom, null);
}

function secret_service_level(kingdom, a) {
  return a.level;
}

function secret_service_place(kingdom, a) {
  return a.place;
}

function secret_service_duty(kingdom, a) {
  return a.duty;
}

function secret_service_captor(kingdom, a) {
  let a_captor = a.captor;
  if (a_captor !== null) {
    return a_captor;
  }
  return null;
}

function prisoners(kingdom, world) {
  return $pick(world.figures, (f) => f.captor === kingdom, null);
}

function prisoners_rank(kingdom, f) {
  return f.rank;
}

function prisoners_kingdom(kingdom, f) {
  return f.kingdom;
}

function prisoners_captor(kingdom, f) {
  return f.captor;
}

function relics(kingdom, world) {
  return $pick([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => holds_artifact(kingdom, a, world), null);
}

function relics_bearer(kingdom, a, world) {
  return relic_bearer(kingdom, a, world);
}

function relics_keeper(kingdom, a, world) {
  return relic_keeper(kingdom, a, world);
}

function relics_area(kingdom, a, world) {
  return relic_lies(kingdom, a, world);
}

function standing_in_regions(kingdom) {
  return $pick([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], null, null);
}

function standing_in_regions_reaction(kingdom, r) {
  return mood(kingdom, r);
}

function standing_in_regions_hold(kingdom, r) {
  return hold(kingdom, r);
}

function standing_in_regions_share(kingdom, r) {
  return share(kingdom, r);
}

function council_members(kingdom, world) {
  return $pick(world.kingdoms, (k) => k.councillor, null);
}

function council_members_speaks(kingdom, k, world) {
  return $any(world.motions, (m) => m.debated && m.kingdom === k);
}

function council_issue(kingdom, world) {
  return $pick(world.motions, (m) => m.debated, null);
}

function council_issue_issue(kingdom, m) {
  return m.issue;
}

function council_issue_concerned(kingdom, m) {
  let m_concerned = m.concerned;
  if (m_concerned !== null) {
    return m_concerned;
  }
  return null;
}

function council_issue_region(kingdom, m) {
  let m_region = m.region;
  if (m_region !== null) {
    return m_region;
  }
  return null;
}

function council_issue_settlement(kingdom, m) {
  let m_settlement = m.settlement;
  if (m_settlement !== null) {
    return m_settlement;
  }
  return null;
}

function council_issue_ballot(kingdom, m) {
  return m.ballot;
}

function charted(kingdom, world) {
  return $pick(world.sightings, (s) => s.kingdom === kingdom, null);
}

function charted_place(kingdom, s) {
  return s.place;
}

function charted_area(kingdom, s) {
  return s.place.area;
}

function charted_owner(kingdom, s) {
  return s.owner;
}

function charted_settlement(kingdom, s) {
  return s.settlement;
}

function charted_last_seen(kingdom, s) {
  return s.last_seen;
}

function unusual(kingdom, world) {
  return $pick(world.found_encounters, (d) => d.kingdom === kingdom, null);
}

function unusual_area(kingdom, d) {
  return d.area;
}

function unusual_quality(kingdom, d) {
  return d.quality;
}

function unusual_last_seen(kingdom, d) {
  return d.last_seen;
}

function ore(kingdom, world) {
  return $pick([0 /* MAP_AREA_TILE_AA */, 1 /* MAP_AREA_TILE_AB */, 2 /* MAP_AREA_TILE_AC */, 3 /* MAP_AREA_TILE_AD */, 4 /* MAP_AREA_TILE_AE */, 5 /* MAP_AREA_TILE_AF */, 6 /* MAP_AREA_TILE_AG */, 7 /* MAP_AREA_TILE_AH */, 8 /* MAP_AREA_TILE_AI */, 9 /* MAP_AREA_TILE_AJ */, 10 /* MAP_AREA_TILE_AK */, 11 /* MAP_AREA_TILE_AL */, 12 /* MAP_AREA_TILE_AM */, 13 /* MAP_AREA_TILE_AN */, 14 /* MAP_AREA_TILE_AO */, 15 /* MAP_AREA_TILE_AP */, 16 /* MAP_AREA_TILE_AQ */, 17 /* MAP_AREA_TILE_AR */, 18 /* MAP_AREA_TILE_AS */, 19 /* MAP_AREA_TILE_AT */, 20 /* MAP_AREA_TILE_AU */, 21 /* MAP_AREA_TILE_AV */, 22 /* MAP_AREA_TILE_AW */, 23 /* MAP_AREA_TILE_AX */, 24 /* MAP_AREA_TILE_AY */, 25 /* MAP_AREA_TILE_AZ */, 26 /* MAP_AREA_TILE_BA */, 27 /* MAP_AREA_TILE_BB */, 28 /* MAP_AREA_TILE_BC */, 29 /* MAP_AREA_TILE_BD */, 30 /* MAP_AREA_TILE_BE */, 31 /* MAP_AREA_TILE_BF */, 32 /* MAP_AREA_TILE_BG */, 33 /* MAP_AREA_TILE_BH */, 34 /* MAP_AREA_TILE_BI */, 35 /* MAP_AREA_TILE_BJ */, 36 /* MAP_AREA_TILE_BK */, 37 /* MAP_AREA_TILE_BL */, 38 /* MAP_AREA_TILE_BM */, 39 /* MAP_AREA_TILE_BN */, 40 /* MAP_AREA_TILE_BO */, 41 /* MAP_AREA_TILE_BP */, 42 /* MAP_AREA_TILE_BQ */, 43 /* MAP_AREA_TILE_BR */, 44 /* MAP_AREA_TILE_BS */, 45 /* MAP_AREA_TILE_BT */, 46 /* MAP_AREA_TILE_BU */, 47 /* MAP_AREA_TILE_BV */, 48 /* MAP_AREA_TILE_BW */, 49 /* MAP_AREA_TILE_BX */, 50 /* MAP_AREA_TILE_BY */, 51 /* MAP_AREA_TILE_BZ */, 52 /* MAP_AREA_TILE_CA */, 53 /* MAP_AREA_TILE_CB */, 54 /* MAP_AREA_TILE_CC */, 55 /* MAP_AREA_TILE_CD */, 56 /* MAP_AREA_TILE_CE */, 57 /* MAP_AREA_TILE_CF */, 58 /* MAP_AREA_TILE_CG */, 59 /* MAP_AREA_TILE_CH */, 60 /* MAP_AREA_TILE_CI */, 61 /* MAP_AREA_TILE_CJ */, 62 /* MAP_AREA_TILE_CK */, 63 /* MAP_AREA_TILE_CL */, 64 /* MAP_AREA_TILE_CM */, 65 /* MAP_AREA_TILE_CN */, 66 /* MAP_AREA_TILE_CO */, 67 /* MAP_AREA_TILE_CP */, 68 /* MAP_AREA_TILE_CQ */, 69 /* MAP_AREA_TILE_CR */, 70 /* MAP_AREA_TILE_CS */, 71 /* MAP_AREA_TILE_CT */, 72 /* MAP_AREA_TILE_CU */, 73 /* MAP_AREA_TILE_CV */, 74 /* MAP_AREA_TILE_CW */, 75 /* MAP_AREA_TILE_CX */, 76 /* MAP_AREA_TILE_CY */, 77 /* MAP_AREA_TILE_CZ */, 78 /* MAP_AREA_TILE_DA */, 79 /* MAP_AREA_TILE_DB */, 80 /* MAP_AREA_TILE_DC */, 81 /* MAP_AREA_TILE_DD */, 82 /* MAP_AREA_TILE_DE */, 83 /* MAP_AREA_TILE_DF */, 84 /* MAP_AREA_TILE_DG */, 85 /* MAP_AREA_TILE_DH */, 86 /* MAP_AREA_TILE_DI */, 87 /* MAP_AREA_TILE_DJ */, 88 /* MAP_AREA_TILE_DK */, 89 /* MAP_AREA_TILE_DL */, 90 /* MAP_AREA_TILE_DM */, 91 /* MAP_AREA_TILE_DN */, 92 /* MAP_AREA_TILE_DO */, 93 /* MAP_AREA_TILE_DP */, 94 /* MAP_AREA_TILE_DQ */, 95 /* MAP_AREA_TILE_DR */, 96 /* MAP_AREA_TILE_DS */, 97 /* MAP_AREA_TILE_DT */, 98 /* MAP_AREA_TILE_DU */, 99 /* MAP_AREA_TILE_DV */, 100 /* MAP_AREA_TILE_DW */, 101 /* MAP_AREA_TILE_DX */, 102 /* MAP_AREA_TILE_DY */, 103 /* MAP_AREA_TILE_DZ */, 104 /* MAP_AREA_TILE_EA */, 105 /* MAP_AREA_TILE_EB */, 106 /* MAP_AREA_TILE_EC */, 107 /* MAP_AREA_TILE_ED */, 108 /* MAP_AREA_TILE_EE */, 109 /* MAP_AREA_TILE_EF */, 110 /* MAP_AREA_TILE_EG */, 111 /* MAP_AREA_TILE_EH */, 112 /* MAP_AREA_TILE_EI */, 113 /* MAP_AREA_TILE_EJ */, 114 /* MAP_AREA_TILE_EK */, 115 /* MAP_AREA_TILE_EL */, 116 /* MAP_AREA_TILE_EM */, 117 /* MAP_AREA_TILE_EN */, 118 /* MAP_AREA_TILE_EO */, 119 /* MAP_AREA_TILE_EP */, 120 /* MAP_AREA_TILE_EQ */, 121 /* MAP_AREA_TILE_ER */, 122 /* MAP_AREA_TILE_ES */, 123 /* MAP_AREA_TILE_ET */, 124 /* MAP_AREA_TILE_EU */, 125 /* MAP_AREA_TILE_EV */, 126 /* MAP_AREA_TILE_EW */, 127 /* MAP_AREA_TILE_EX */, 128 /* MAP_AREA_TILE_EY */, 129 /* MAP_AREA_TILE_EZ */, 130 /* MAP_AREA_TILE_FA */, 131 /* MAP_AREA_TILE_FB */, 132 /* MAP_AREA_TILE_FC */, 133 /* MAP_AREA_TILE_FD */, 134 /* MAP_AREA_TILE_FE */, 135 /* MAP_AREA_TILE_FF */, 136 /* MAP_AREA_TILE_FG */, 137 /* MAP_AREA_TILE_FH */, 138 /* MAP_AREA_TILE_FI */, 139 /* MAP_AREA_TILE_FJ */, 140 /* MAP_AREA_TILE_FK */, 141 /* MAP_AREA_TILE_FL */, 142 /* MAP_AREA_TILE_FM */, 143 /* MAP_AREA_TILE_FN */, 144 /* MAP_AREA_TILE_FO */, 145 /* MAP_AREA_TILE_FP */, 146 /* MAP_AREA_TILE_FQ */, 147 /* MAP_AREA_TILE_FR */, 148 /* MAP_AREA_TILE_FS */, 149 /* MAP_AREA_TILE_FT */, 150 /* MAP_AREA_TILE_FU */, 151 /* MAP_AREA_TILE_FV */, 152 /* MAP_AREA_TILE_FW */, 153 /* MAP_AREA_TILE_FX */, 154 /* MAP_AREA_TILE_FY */, 155 /* MAP_AREA_TILE_FZ */, 156 /* MAP_AREA_TILE_GA */, 157 /* MAP_AREA_TILE_GB */, 158 /* MAP_AREA_TILE_GC */, 159 /* MAP_AREA_TILE_GD */, 160 /* MAP_AREA_TILE_GE */, 161 /* MAP_AREA_TILE_GF */, 162 /* MAP_AREA_TILE_GG */, 163 /* MAP_AREA_TILE_GH */, 164 /* MAP_AREA_TILE_GI */, 165 /* MAP_AREA_TILE_GJ */, 166 /* MAP_AREA_TILE_GK */, 167 /* MAP_AREA_TILE_GL */, 168 /* MAP_AREA_TILE_GM */, 169 /* MAP_AREA_TILE_GN */, 170 /* MAP_AREA_TILE_GO */, 171 /* MAP_AREA_TILE_GP */, 172 /* MAP_AREA_TILE_GQ */, 173 /* MAP_AREA_TILE_GR */, 174 /* MAP_AREA_TILE_GS */, 175 /* MAP_AREA_TILE_GT */, 176 /* MAP_AREA_TILE_GU */, 177 /* MAP_AREA_TILE_GV */, 178 /* MAP_AREA_TILE_GW */, 179 /* MAP_AREA_TILE_GX */, 180 /* MAP_AREA_TILE_GY */, 181 /* MAP_AREA_TILE_GZ */, 182 /* MAP_AREA_TILE_HA */, 183 /* MAP_AREA_TILE_HB */, 184 /* MAP_AREA_TILE_HC */, 185 /* MAP_AREA_TILE_HD */, 186 /* MAP_AREA_TILE_HE */, 187 /* MAP_AREA_TILE_HF */, 188 /* MAP_AREA_TILE_HG */, 189 /* MAP_AREA_TILE_HH */, 190 /* MAP_AREA_TILE_HI */, 191 /* MAP_AREA_TILE_HJ */, 192 /* MAP_AREA_TILE_HK */, 193 /* MAP_AREA_TILE_HL */, 194 /* MAP_AREA_TILE_HM */, 195 /* MAP_AREA_TILE_HN */, 196 /* MAP_AREA_TILE_HO */, 197 /* MAP_AREA_TILE_HP */, 198 /* MAP_AREA_TILE_HQ */, 199 /* MAP_AREA_TILE_HR */, 200 /* MAP_AREA_TILE_HS */, 201 /* MAP_AREA_TILE_HT */, 202 /* MAP_AREA_TILE_HU */, 203 /* MAP_AREA_TILE_HV */, 204 /* MAP_AREA_TILE_HW */, 205 /* MAP_AREA_TILE_HX */, 206 /* MAP_AREA_TILE_HY */, 207 /* MAP_AREA_TILE_HZ */, 208 /* MAP_AREA_TILE_IA */, 209 /* MAP_AREA_TILE_IB */, 210 /* MAP_AREA_TILE_IC */, 211 /* MAP_AREA_TILE_ID */, 212 /* MAP_AREA_TILE_IE */, 213 /* MAP_AREA_TILE_IF */, 214 /* MAP_AREA_TILE_IG */, 215 /* MAP_AREA_TILE_IH */, 216 /* MAP_AREA_TILE_II */, 217 /* MAP_AREA_TILE_IJ */, 218 /* MAP_AREA_TILE_IK */, 219 /* MAP_AREA_TILE_IL */, 220 /* MAP_AREA_TILE_IM */, 221 /* MAP_AREA_TILE_IN */, 222 /* MAP_AREA_TILE_IO */, 223 /* MAP_AREA_TILE_IP */, 224 /* MAP_AREA_TILE_IQ */, 225 /* MAP_AREA_TILE_IR */, 226 /* MAP_AREA_TILE_IS */, 227 /* MAP_AREA_TILE_IT */, 228 /* MAP_AREA_TILE_IU */, 229 /* MAP_AREA_TILE_IV */, 230 /* MAP_AREA_TILE_IW */, 231 /* MAP_AREA_TILE_IX */, 232 /* MAP_AREA_TILE_IY */, 233 /* MAP_AREA_TILE_IZ */, 234 /* MAP_AREA_TILE_JA */, 235 /* MAP_AREA_TILE_JB */, 236 /* MAP_AREA_TILE_JC */, 237 /* MAP_AREA_TILE_JD */, 238 /* MAP_AREA_TILE_JE */, 239 /* MAP_AREA_TILE_JF */, 240 /* MAP_AREA_TILE_JG */, 241 /* MAP_AREA_TILE_JH */, 242 /* MAP_AREA_TILE_JI */, 243 /* MAP_AREA_TILE_JJ */, 244 /* MAP_AREA_TILE_JK */, 245 /* MAP_AREA_TILE_JL */, 246 /* MAP_AREA_TILE_JM */, 247 /* MAP_AREA_TILE_JN */, 248 /* MAP_AREA_TILE_JO */, 249 /* MAP_AREA_TILE_JP */, 250 /* MAP_AREA_TILE_JQ */, 251 /* MAP_AREA_TILE_JR */, 252 /* MAP_AREA_TILE_JS */, 253 /* MAP_AREA_TILE_JT */, 254 /* MAP_AREA_TILE_JU */, 255 /* MAP_AREA_TILE_JV */, 256 /* MAP_AREA_TILE_JW */, 257 /* MAP_AREA_TILE_JX */, 258 /* MAP_AREA_TILE_JY */, 259 /* MAP_AREA_TILE_JZ */, 260 /* MAP_AREA_TILE_KA */, 261 /* MAP_AREA_TILE_KB */, 262 /* MAP_AREA_TILE_KC */, 263 /* MAP_AREA_TILE_KD */, 264 /* MAP_AREA_TILE_KE */, 265 /* MAP_AREA_TILE_KF */, 266 /* MAP_AREA_TILE_KG */, 267 /* MAP_AREA_TILE_KH */, 268 /* MAP_AREA_TILE_KI */, 269 /* MAP_AREA_TILE_KJ */, 270 /* MAP_AREA_TILE_KK */, 271 /* MAP_AREA_TILE_KL */, 272 /* MAP_AREA_TILE_KM */, 273 /* MAP_AREA_TILE_KN */, 274 /* MAP_AREA_TILE_KO */, 275 /* MAP_AREA_TILE_KP */, 276 /* MAP_AREA_TILE_KQ */, 277 /* MAP_AREA_TILE_KR */, 278 /* MAP_AREA_TILE_KS */, 279 /* MAP_AREA_TILE_KT */, 280 /* MAP_AREA_TILE_KU */, 281 /* MAP_AREA_TILE_KV */, 282 /* MAP_AREA_TILE_KW */, 283 /* MAP_AREA_TILE_KX */, 284 /* MAP_AREA_TILE_KY */, 285 /* MAP_AREA_TILE_KZ */, 286 /* MAP_AREA_TILE_LA */, 287 /* MAP_AREA_TILE_LB */, 288 /* MAP_AREA_TILE_LC */, 289 /* MAP_AREA_TILE_LD */, 290 /* MAP_AREA_TILE_LE */, 291 /* MAP_AREA_TILE_LF */, 292 /* MAP_AREA_TILE_LG */, 293 /* MAP_AREA_TILE_LH */, 294 /* MAP_AREA_TILE_LI */, 295 /* MAP_AREA_TILE_LJ */, 296 /* MAP_AREA_TILE_LK */, 297 /* MAP_AREA_TILE_LL */, 298 /* MAP_AREA_TILE_LM */, 299 /* MAP_AREA_TILE_LN */, 300 /* MAP_AREA_TILE_LO */, 301 /* MAP_AREA_TILE_LP */, 302 /* MAP_AREA_TILE_LQ */, 303 /* MAP_AREA_TILE_LR */, 304 /* MAP_AREA_TILE_LS */, 305 /* MAP_AREA_TILE_LT */, 306 /* MAP_AREA_TILE_LU */, 307 /* MAP_AREA_TILE_LV */, 308 /* MAP_AREA_TILE_LW */, 309 /* MAP_AREA_TILE_LX */, 310 /* MAP_AREA_TILE_LY */, 311 /* MAP_AREA_TILE_LZ */, 312 /* MAP_AREA_TILE_MA */, 313 /* MAP_AREA_TILE_MB */, 314 /* MAP_AREA_TILE_MC */, 315 /* MAP_AREA_TILE_MD */, 316 /* MAP_AREA_TILE_ME */, 317 /* MAP_AREA_TILE_MF */, 318 /* MAP_AREA_TILE_MG */, 319 /* MAP_AREA_TILE_MH */, 320 /* MAP_AREA_TILE_MI */, 321 /* MAP_AREA_TILE_MJ */, 322 /* MAP_AREA_TILE_MK */, 323 /* MAP_AREA_TILE_ML */, 324 /* MAP_AREA_TILE_MM */, 325 /* MAP_AREA_TILE_MN */, 326 /* MAP_AREA_TILE_MO */, 327 /* MAP_AREA_TILE_MP */, 328 /* MAP_AREA_TILE_MQ */, 329 /* MAP_AREA_TILE_MR */, 330 /* MAP_AREA_TILE_MS */, 331 /* MAP_AREA_TILE_MT */, 332 /* MAP_AREA_TILE_MU */, 333 /* MAP_AREA_TILE_MV */, 334 /* MAP_AREA_TILE_MW */, 335 /* MAP_AREA_TILE_MX */, 336 /* MAP_AREA_TILE_MY */, 337 /* MAP_AREA_TILE_MZ */, 338 /* MAP_AREA_TILE_NA */, 339 /* MAP_AREA_TILE_NB */, 340 /* MAP_AREA_TILE_NC */, 341 /* MAP_AREA_TILE_ND */, 342 /* MAP_AREA_TILE_NE */, 343 /* MAP_AREA_TILE_NF */, 344 /* MAP_AREA_TILE_NG */, 345 /* MAP_AREA_TILE_NH */, 346 /* MAP_AREA_TILE_NI */, 347 /* MAP_AREA_TILE_NJ */, 348 /* MAP_AREA_TILE_NK */, 349 /* MAP_AREA_TILE_NL */, 350 /* MAP_AREA_TILE_NM */, 351 /* MAP_AREA_TILE_NN */, 352 /* MAP_AREA_TILE_NO */, 353 /* MAP_AREA_TILE_NP */, 354 /* MAP_AREA_TILE_NQ */, 355 /* MAP_AREA_TILE_NR */, 356 /* MAP_AREA_TILE_NS */, 357 /* MAP_AREA_TILE_NT */, 358 /* MAP_AREA_TILE_NU */, 359 /* MAP_AREA_TILE_NV */, 360 /* MAP_AREA_TILE_NW */, 361 /* MAP_AREA_TILE_NX */, 362 /* MAP_AREA_TILE_NY */, 363 /* MAP_AREA_TILE_NZ */, 364 /* MAP_AREA_TILE_OA */, 365 /* MAP_AREA_TILE_OB */, 366 /* MAP_AREA_TILE_OC */, 367 /* MAP_AREA_TILE_OD */, 368 /* MAP_AREA_TILE_OE */, 369 /* MAP_AREA_TILE_OF */, 370 /* MAP_AREA_TILE_OG */, 371 /* MAP_AREA_TILE_OH */, 372 /* MAP_AREA_TILE_OI */, 373 /* MAP_AREA_TILE_OJ */, 374 /* MAP_AREA_TILE_OK */, 375 /* MAP_AREA_TILE_OL */, 376 /* MAP_AREA_TILE_OM */, 377 /* MAP_AREA_TILE_ON */, 378 /* MAP_AREA_TILE_OO */, 379 /* MAP_AREA_TILE_OP */, 380 /* MAP_AREA_TILE_OQ */, 381 /* MAP_AREA_TILE_OR */, 382 /* MAP_AREA_TILE_OS */, 383 /* MAP_AREA_TILE_OT */, 384 /* MAP_AREA_TILE_OU */, 385 /* MAP_AREA_TILE_OV */, 386 /* MAP_AREA_TILE_OW */, 387 /* MAP_AREA_TILE_OX */, 388 /* MAP_AREA_TILE_OY */, 389 /* MAP_AREA_TILE_OZ */, 390 /* MAP_AREA_TILE_PA */, 391 /* MAP_AREA_TILE_PB */, 392 /* MAP_AREA_TILE_PC */, 393 /* MAP_AREA_TILE_PD */, 394 /* MAP_AREA_TILE_PE */, 395 /* MAP_AREA_TILE_PF */, 396 /* MAP_AREA_TILE_PG */, 397 /* MAP_AREA_TILE_PH */, 398 /* MAP_AREA_TILE_PI */, 399 /* MAP_AREA_TILE_PJ */, 400 /* MAP_AREA_TILE_PK */, 401 /* MAP_AREA_TILE_PL */, 402 /* MAP_AREA_TILE_PM */, 403 /* MAP_AREA_TILE_PN */, 404 /* MAP_AREA_TILE_PO */, 405 /* MAP_AREA_TILE_PP */, 406 /* MAP_AREA_TILE_PQ */, 407 /* MAP_AREA_TILE_PR */, 408 /* MAP_AREA_TILE_PS */, 409 /* MAP_AREA_TILE_PT */, 410 /* MAP_AREA_TILE_PU */, 411 /* MAP_AREA_TILE_PV */, 412 /* MAP_AREA_TILE_PW */, 413 /* MAP_AREA_TILE_PX */, 414 /* MAP_AREA_TILE_PY */, 415 /* MAP_AREA_TILE_PZ */, 416 /* MAP_AREA_TILE_QA */, 417 /* MAP_AREA_TILE_QB */, 418 /* MAP_AREA_TILE_QC */, 419 /* MAP_AREA_TILE_QD */, 420 /* MAP_AREA_TILE_QE */, 421 /* MAP_AREA_TILE_QF */, 422 /* MAP_AREA_TILE_QG */, 423 /* MAP_AREA_TILE_QH */, 424 /* MAP_AREA_TILE_QI */, 425 /* MAP_AREA_TILE_QJ */, 426 /* MAP_AREA_TILE_QK */, 427 /* MAP_AREA_TILE_QL */, 428 /* MAP_AREA_TILE_QM */, 429 /* MAP_AREA_TILE_QN */, 430 /* MAP_AREA_TILE_QO */, 431 /* MAP_AREA_TILE_QP */, 432 /* MAP_AREA_TILE_QQ */, 433 /* MAP_AREA_TILE_QR */, 434 /* MAP_AREA_TILE_QS */, 435 /* MAP_AREA_TILE_QT */, 436 /* MAP_AREA_TILE_QU */, 437 /* MAP_AREA_TILE_QV */, 438 /* MAP_AREA_TILE_QW */, 439 /* MAP_AREA_TILE_QX */, 440 /* MAP_AREA_TILE_QY */, 441 /* MAP_AREA_TILE_QZ */, 442 /* MAP_AREA_TILE_RA */, 443 /* MAP_AREA_TILE_RB */, 444 /* MAP_AREA_TILE_RC */, 445 /* MAP_AREA_TILE_RD */, 446 /* MAP_AREA_TILE_RE */, 447 /* MAP_AREA_TILE_RF */, 448 /* MAP_AREA_TILE_RG */, 449 /* MAP_AREA_TILE_RH */, 450 /* MAP_AREA_TILE_RI */, 451 /* MAP_AREA_TILE_RJ */, 452 /* MAP_AREA_TILE_RK */, 453 /* MAP_AREA_TILE_RL */, 454 /* MAP_AREA_TILE_RM */, 455 /* MAP_AREA_TILE_RN */, 456 /* MAP_AREA_TILE_RO */, 457 /* MAP_AREA_TILE_RP */, 458 /* MAP_AREA_TILE_RQ */, 459 /* MAP_AREA_TILE_RR */, 460 /* MAP_AREA_TILE_RS */, 461 /* MAP_AREA_TILE_RT */, 462 /* MAP_AREA_TILE_RU */, 463 /* MAP_AREA_TILE_RV */, 464 /* MAP_AREA_TILE_RW */, 465 /* MAP_AREA_TILE_RX */, 466 /* MAP_AREA_TILE_RY */, 467 /* MAP_AREA_TILE_RZ */, 468 /* MAP_AREA_TILE_SA */, 469 /* MAP_AREA_TILE_SB */, 470 /* MAP_AREA_TILE_SC */, 471 /* MAP_AREA_TILE_SD */, 472 /* MAP_AREA_TILE_SE */, 473 /* MAP_AREA_TILE_SF */, 474 /* MAP_AREA_TILE_SG */, 475 /* MAP_AREA_TILE_SH */, 476 /* MAP_AREA_TILE_SI */, 477 /* MAP_AREA_TILE_SJ */, 478 /* MAP_AREA_TILE_SK */, 479 /* MAP_AREA_TILE_SL */, 480 /* MAP_AREA_TILE_SM */, 481 /* MAP_AREA_TILE_SN */, 482 /* MAP_AREA_TILE_SO */, 483 /* MAP_AREA_TILE_SP */, 484 /* MAP_AREA_TILE_SQ */, 485 /* MAP_AREA_TILE_SR */, 486 /* MAP_AREA_TILE_SS */, 487 /* MAP_AREA_TILE_ST */, 488 /* MAP_AREA_TILE_SU */, 489 /* MAP_AREA_TILE_SV */, 490 /* MAP_AREA_TILE_SW */, 491 /* MAP_AREA_TILE_SX */, 492 /* MAP_AREA_TILE_SY */, 493 /* MAP_AREA_TILE_SZ */, 494 /* MAP_AREA_TILE_TA */, 495 /* MAP_AREA_TILE_TB */, 496 /* MAP_AREA_TILE_TC */, 497 /* MAP_AREA_TILE_TD */, 498 /* MAP_AREA_TILE_TE */, 499 /* MAP_AREA_TILE_TF */, 500 /* MAP_AREA_TILE_TG */, 501 /* MAP_AREA_TILE_TH */, 502 /* MAP_AREA_TILE_TI */, 503 /* MAP_AREA_TILE_TJ */, 504 /* MAP_AREA_TILE_TK */, 505 /* MAP_AREA_TILE_TL */, 506 /* MAP_AREA_TILE_TM */, 507 /* MAP_AREA_TILE_TN */, 508 /* MAP_AREA_TILE_TO */, 509 /* MAP_AREA_TILE_TP */, 510 /* MAP_AREA_TILE_TQ */, 511 /* MAP_AREA_TILE_TR */, 512 /* MAP_AREA_TILE_TS */, 513 /* MAP_AREA_TILE_TT */, 514 /* MAP_AREA_TILE_TU */, 515 /* MAP_AREA_TILE_TV */, 516 /* MAP_AREA_TILE_TW */, 517 /* MAP_AREA_TILE_TX */, 518 /* MAP_AREA_TILE_TY */, 519 /* MAP_AREA_TILE_TZ */, 520 /* MAP_AREA_TILE_UA */, 521 /* MAP_AREA_TILE_UB */, 522 /* MAP_AREA_TILE_UC */, 523 /* MAP_AREA_TILE_UD */, 524 /* MAP_AREA_TILE_UE */, 525 /* MAP_AREA_TILE_UF */, 526 /* MAP_AREA_TILE_UG */, 527 /* MAP_AREA_TILE_UH */, 528 /* MAP_AREA_TILE_UI */, 529 /* MAP_AREA_TILE_UJ */, 530 /* MAP_AREA_TILE_UK */, 531 /* MAP_AREA_TILE_UL */, 532 /* MAP_AREA_TILE_UM */, 533 /* MAP_AREA_TILE_UN */, 534 /* MAP_AREA_TILE_UO */, 535 /* MAP_AREA_TILE_UP */, 536 /* MAP_AREA_TILE_UQ */, 537 /* MAP_AREA_TILE_UR */, 538 /* MAP_AREA_TILE_US */, 539 /* MAP_AREA_TILE_UT */, 540 /* MAP_AREA_TILE_UU */, 541 /* MAP_AREA_TILE_UV */, 542 /* MAP_AREA_TILE_UW */, 543 /* MAP_AREA_TILE_UX */, 544 /* MAP_AREA_TILE_UY */, 545 /* MAP_AREA_TILE_UZ */, 546 /* MAP_AREA_TILE_VA */, 547 /* MAP_AREA_TILE_VB */, 548 /* MAP_AREA_TILE_VC */, 549 /* MAP_AREA_TILE_VD */, 550 /* MAP_AREA_TILE_VE */, 551 /* MAP_AREA_TILE_VF */, 552 /* MAP_AREA_TILE_VG */, 553 /* MAP_AREA_TILE_VH */, 554 /* MAP_AREA_TILE_VI */, 555 /* MAP_AREA_TILE_VJ */, 556 /* MAP_AREA_TILE_VK */, 557 /* MAP_AREA_TILE_VL */, 558 /* MAP_AREA_TILE_VM */, 559 /* MAP_AREA_TILE_VN */, 560 /* MAP_AREA_TILE_VO */, 561 /* MAP_AREA_TILE_VP */, 562 /* MAP_AREA_TILE_VQ */, 563 /* MAP_AREA_TILE_VR */, 564 /* MAP_AREA_TILE_VS */, 565 /* MAP_AREA_TILE_VT */, 566 /* MAP_AREA_TILE_VU */, 567 /* MAP_AREA_TILE_VV */, 568 /* MAP_AREA_TILE_VW */, 569 /* MAP_AREA_TILE_VX */, 570 /* MAP_AREA_TILE_VY */, 571 /* MAP_AREA_TILE_VZ */, 572 /* MAP_AREA_TILE_WA */, 573 /* MAP_AREA_TILE_WB */, 574 /* MAP_AREA_TILE_WC */, 575 /* MAP_AREA_TILE_WD */, 576 /* MAP_AREA_TILE_WE */, 577 /* MAP_AREA_TILE_WF */, 578 /* MAP_AREA_TILE_WG */, 579 /* MAP_AREA_TILE_WH */, 580 /* MAP_AREA_TILE_WI */, 581 /* MAP_AREA_TILE_WJ */, 582 /* MAP_AREA_TILE_WK */, 583 /* MAP_AREA_TILE_WL */, 584 /* MAP_AREA_TILE_WM */, 585 /* MAP_AREA_TILE_WN */, 586 /* MAP_AREA_TILE_WO */, 587 /* MAP_AREA_TILE_WP */, 588 /* MAP_AREA_TILE_WQ */, 589 /* MAP_AREA_TILE_WR */, 590 /* MAP_AREA_TILE_WS */, 591 /* MAP_AREA_TILE_WT */, 592 /* MAP_AREA_TILE_WU */, 593 /* MAP_AREA_TILE_WV */, 594 /* MAP_AREA_TILE_WW */, 595 /* MAP_AREA_TILE_WX */, 596 /* MAP_AREA_TILE_WY */, 597 /* MAP_AREA_TILE_WZ */, 598 /* MAP_AREA_TILE_XA */, 599 /* MAP_AREA_TILE_XB */, 600 /* MAP_AREA_TILE_XC */, 601 /* MAP_AREA_TILE_XD */, 602 /* MAP_AREA_TILE_XE */, 603 /* MAP_AREA_TILE_XF */, 604 /* MAP_AREA_TILE_XG */, 605 /* MAP_AREA_TILE_XH */, 606 /* MAP_AREA_TILE_XI */, 607 /* MAP_AREA_TILE_XJ */, 608 /* MAP_AREA_TILE_XK */, 609 /* MAP_AREA_TILE_XL */, 610 /* MAP_AREA_TILE_XM */, 611 /* MAP_AREA_TILE_XN */, 612 /* MAP_AREA_TILE_XO */, 613 /* MAP_AREA_TILE_XP */, 614 /* MAP_AREA_TILE_XQ */, 615 /* MAP_AREA_TILE_XR */, 616 /* MAP_AREA_TILE_XS */, 617 /* MAP_AREA_TILE_XT */, 618 /* MAP_AREA_TILE_XU */, 619 /* MAP_AREA_TILE_XV */, 620 /* MAP_AREA_TILE_XW */, 621 /* MAP_AREA_TILE_XX */, 622 /* MAP_AREA_TILE_XY */, 623 /* MAP_AREA_TILE_XZ */, 624 /* MAP_AREA_TILE_YA */, 625 /* MAP_AREA_TILE_YB */, 626 /* MAP_AREA_TILE_YC */, 627 /* MAP_AREA_TILE_YD */, 628 /* MAP_AREA_TILE_YE */, 629 /* MAP_AREA_TILE_YF */, 630 /* MAP_AREA_TILE_YG */, 631 /* MAP_AREA_TILE_YH */, 632 /* MAP_AREA_TILE_YI */, 633 /* MAP_AREA_TILE_YJ */, 634 /* MAP_AREA_TILE_YK */, 635 /* MAP_AREA_TILE_YL */, 636 /* MAP_AREA_TILE_YM */, 637 /* MAP_AREA_TILE_YN */, 638 /* MAP_AREA_TILE_YO */, 639 /* MAP_AREA_TILE_YP */, 640 /* MAP_AREA_TILE_YQ */, 641 /* MAP_AREA_TILE_YR */, 642 /* MAP_AREA_TILE_YS */, 643 /* MAP_AREA_TILE_YT */, 644 /* MAP_AREA_TILE_YU */, 645 /* MAP_AREA_TILE_YV */, 646 /* MAP_AREA_TILE_YW */, 647 /* MAP_AREA_TILE_YX */, 648 /* MAP_AREA_TILE_YY */, 649 /* MAP_AREA_TILE_YZ */, 650 /* MAP_AREA_TILE_ZA */, 651 /* MAP_AREA_TILE_ZB */, 652 /* MAP_AREA_TILE_ZC */, 653 /* MAP_AREA_TILE_ZD */, 654 /* MAP_AREA_TILE_ZE */, 655 /* MAP_AREA_TILE_ZF */, 656 /* MAP_AREA_TILE_ZG */, 657 /* MAP_AREA_TILE_ZH */, 658 /* MAP_AREA_TILE_ZI */, 659 /* MAP_AREA_TILE_ZJ */, 660 /* MAP_AREA_TILE_ZK */, 661 /* MAP_AREA_TILE_ZL */, 662 /* MAP_AREA_TILE_ZM */, 663 /* MAP_AREA_TILE_ZN */, 664 /* MAP_AREA_TILE_ZO */, 665 /* MAP_AREA_TILE_ZP */, 666 /* MAP_AREA_TILE_ZQ */, 667 /* MAP_AREA_TILE_ZR */, 668 /* MAP_AREA_TILE_ZS */, 669 /* MAP_AREA_TILE_ZT */, 670 /* MAP_AREA_TILE_ZU */, 671 /* MAP_AREA_TILE_ZV */, 672 /* MAP_AREA_TILE_ZW */, 673 /* MAP_AREA_TILE_ZX */, 674 /* MAP_AREA_TILE_ZY */, 675 /* MAP_AREA_TILE_ZZ */], (a) => $any(world.deposits, (d) => d.area === a), null);
}

function ore_digging(kingdom, a) {
  return pit(kingdom) === a;
}

function legends(kingdom) {
  return $pick($members(kingdom.foreknown), null, null);
}

function legends_sort(kingdom, a) {
  return ARTIFACT_SORT[a];
}

function legends_quality(kingdom, a) {
  return ARTIFACT_QUALITY[a];
}

function strategic_goals(kingdom, world) {
  return $pick(goals_of(kingdom), (g) => world.month <= 15, null);
}

function strategic_goals_code(kingdom, g) {
  return OBJECTIVE_CODE[g];
}

function strategic_goals_met(kingdom, g, world) {
  return reached(kingdom, g, world);
}

function atlas(kingdom) {
  return $pick([0 /* MAP_AREA_TILE_AA */, 1 /* MAP_AREA_TILE_AB */, 2 /* MAP_AREA_TILE_AC */, 3 /* MAP_AREA_TILE_AD */, 4 /* MAP_AREA_TILE_AE */, 5 /* MAP_AREA_TILE_AF */, 6 /* MAP_AREA_TILE_AG */, 7 /* MAP_AREA_TILE_AH */, 8 /* MAP_AREA_TILE_AI */, 9 /* MAP_AREA_TILE_AJ */, 10 /* MAP_AREA_TILE_AK */, 11 /* MAP_AREA_TILE_AL */, 12 /* MAP_AREA_TILE_AM */, 13 /* MAP_AREA_TILE_AN */, 14 /* MAP_AREA_TILE_AO */, 15 /* MAP_AREA_TILE_AP */, 16 /* MAP_AREA_TILE_AQ */, 17 /* MAP_AREA_TILE_AR */, 18 /* MAP_AREA_TILE_AS */, 19 /* MAP_AREA_TILE_AT */, 20 /* MAP_AREA_TILE_AU */, 21 /* MAP_AREA_TILE_AV */, 22 /* MAP_AREA_TILE_AW */, 23 /* MAP_AREA_TILE_AX */, 24 /* MAP_AREA_TILE_AY */, 25 /* MAP_AREA_TILE_AZ */, 26 /* MAP_AREA_TILE_BA */, 27 /* MAP_AREA_TILE_BB */, 28 /* MAP_AREA_TILE_BC */, 29 /* MAP_AREA_TILE_BD */, 30 /* MAP_AREA_TILE_BE */, 31 /* MAP_AREA_TILE_BF */, 32 /* MAP_AREA_TILE_BG */, 33 /* MAP_AREA_TILE_BH */, 34 /* MAP_AREA_TILE_BI */, 35 /* MAP_AREA_TILE_BJ */, 36 /* MAP_AREA_TILE_BK */, 37 /* MAP_AREA_TILE_BL */, 38 /* MAP_AREA_TILE_BM */, 39 /* MAP_AREA_TILE_BN */, 40 /* MAP_AREA_TILE_BO */, 41 /* MAP_AREA_TILE_BP */, 42 /* MAP_AREA_TILE_BQ */, 43 /* MAP_AREA_TILE_BR */, 44 /* MAP_AREA_TILE_BS */, 45 /* MAP_AREA_TILE_BT */, 46 /* MAP_AREA_TILE_BU */, 47 /* MAP_AREA_TILE_BV */, 48 /* MAP_AREA_TILE_BW */, 49 /* MAP_AREA_TILE_BX */, 50 /* MAP_AREA_TILE_BY */, 51 /* MAP_AREA_TILE_BZ */, 52 /* MAP_AREA_TILE_CA */, 53 /* MAP_AREA_TILE_CB */, 54 /* MAP_AREA_TILE_CC */, 55 /* MAP_AREA_TILE_CD */, 56 /* MAP_AREA_TILE_CE */, 57 /* MAP_AREA_TILE_CF */, 58 /* MAP_AREA_TILE_CG */, 59 /* MAP_AREA_TILE_CH */, 60 /* MAP_AREA_TILE_CI */, 61 /* MAP_AREA_TILE_CJ */, 62 /* MAP_AREA_TILE_CK */, 63 /* MAP_AREA_TILE_CL */, 64 /* MAP_AREA_TILE_CM */, 65 /* MAP_AREA_TILE_CN */, 66 /* MAP_AREA_TILE_CO */, 67 /* MAP_AREA_TILE_CP */, 68 /* MAP_AREA_TILE_CQ */, 69 /* MAP_AREA_TILE_CR */, 70 /* MAP_AREA_TILE_CS */, 71 /* MAP_AREA_TILE_CT */, 72 /* MAP_AREA_TILE_CU */, 73 /* MAP_AREA_TILE_CV */, 74 /* MAP_AREA_TILE_CW */, 75 /* MAP_AREA_TILE_CX */, 76 /* MAP_AREA_TILE_CY */, 77 /* MAP_AREA_TILE_CZ */, 78 /* MAP_AREA_TILE_DA */, 79 /* MAP_AREA_TILE_DB */, 80 /* MAP_AREA_TILE_DC */, 81 /* MAP_AREA_TILE_DD */, 82 /* MAP_AREA_TILE_DE */, 83 /* MAP_AREA_TILE_DF */, 84 /* MAP_AREA_TILE_DG */, 85 /* MAP_AREA_TILE_DH */, 86 /* MAP_AREA_TILE_DI */, 87 /* MAP_AREA_TILE_DJ */, 88 /* MAP_AREA_TILE_DK */, 89 /* MAP_AREA_TILE_DL */, 90 /* MAP_AREA_TILE_DM */, 91 /* MAP_AREA_TILE_DN */, 92 /* MAP_AREA_TILE_DO */, 93 /* MAP_AREA_TILE_DP */, 94 /* MAP_AREA_TILE_DQ */, 95 /* MAP_AREA_TILE_DR */, 96 /* MAP_AREA_TILE_DS */, 97 /* MAP_AREA_TILE_DT */, 98 /* MAP_AREA_TILE_DU */, 99 /* MAP_AREA_TILE_DV */, 100 /* MAP_AREA_TILE_DW */, 101 /* MAP_AREA_TILE_DX */, 102 /* MAP_AREA_TILE_DY */, 103 /* MAP_AREA_TILE_DZ */, 104 /* MAP_AREA_TILE_EA */, 105 /* MAP_AREA_TILE_EB */, 106 /* MAP_AREA_TILE_EC */, 107 /* MAP_AREA_TILE_ED */, 108 /* MAP_AREA_TILE_EE */, 109 /* MAP_AREA_TILE_EF */, 110 /* MAP_AREA_TILE_EG */, 111 /* MAP_AREA_TILE_EH */, 112 /* MAP_AREA_TILE_EI */, 113 /* MAP_AREA_TILE_EJ */, 114 /* MAP_AREA_TILE_EK */, 115 /* MAP_AREA_TILE_EL */, 116 /* MAP_AREA_TILE_EM */, 117 /* MAP_AREA_TILE_EN */, 118 /* MAP_AREA_TILE_EO */, 119 /* MAP_AREA_TILE_EP */, 120 /* MAP_AREA_TILE_EQ */, 121 /* MAP_AREA_TILE_ER */, 122 /* MAP_AREA_TILE_ES */, 123 /* MAP_AREA_TILE_ET */, 124 /* MAP_AREA_TILE_EU */, 125 /* MAP_AREA_TILE_EV */, 126 /* MAP_AREA_TILE_EW */, 127 /* MAP_AREA_TILE_EX */, 128 /* MAP_AREA_TILE_EY */, 129 /* MAP_AREA_TILE_EZ */, 130 /* MAP_AREA_TILE_FA */, 131 /* MAP_AREA_TILE_FB */, 132 /* MAP_AREA_TILE_FC */, 133 /* MAP_AREA_TILE_FD */, 134 /* MAP_AREA_TILE_FE */, 135 /* MAP_AREA_TILE_FF */, 136 /* MAP_AREA_TILE_FG */, 137 /* MAP_AREA_TILE_FH */, 138 /* MAP_AREA_TILE_FI */, 139 /* MAP_AREA_TILE_FJ */, 140 /* MAP_AREA_TILE_FK */, 141 /* MAP_AREA_TILE_FL */, 142 /* MAP_AREA_TILE_FM */, 143 /* MAP_AREA_TILE_FN */, 144 /* MAP_AREA_TILE_FO */, 145 /* MAP_AREA_TILE_FP */, 146 /* MAP_AREA_TILE_FQ */, 147 /* MAP_AREA_TILE_FR */, 148 /* MAP_AREA_TILE_FS */, 149 /* MAP_AREA_TILE_FT */, 150 /* MAP_AREA_TILE_FU */, 151 /* MAP_AREA_TILE_FV */, 152 /* MAP_AREA_TILE_FW */, 153 /* MAP_AREA_TILE_FX */, 154 /* MAP_AREA_TILE_FY */, 155 /* MAP_AREA_TILE_FZ */, 156 /* MAP_AREA_TILE_GA */, 157 /* MAP_AREA_TILE_GB */, 158 /* MAP_AREA_TILE_GC */, 159 /* MAP_AREA_TILE_GD */, 160 /* MAP_AREA_TILE_GE */, 161 /* MAP_AREA_TILE_GF */, 162 /* MAP_AREA_TILE_GG */, 163 /* MAP_AREA_TILE_GH */, 164 /* MAP_AREA_TILE_GI */, 165 /* MAP_AREA_TILE_GJ */, 166 /* MAP_AREA_TILE_GK */, 167 /* MAP_AREA_TILE_GL */, 168 /* MAP_AREA_TILE_GM */, 169 /* MAP_AREA_TILE_GN */, 170 /* MAP_AREA_TILE_GO */, 171 /* MAP_AREA_TILE_GP */, 172 /* MAP_AREA_TILE_GQ */, 173 /* MAP_AREA_TILE_GR */, 174 /* MAP_AREA_TILE_GS */, 175 /* MAP_AREA_TILE_GT */, 176 /* MAP_AREA_TILE_GU */, 177 /* MAP_AREA_TILE_GV */, 178 /* MAP_AREA_TILE_GW */, 179 /* MAP_AREA_TILE_GX */, 180 /* MAP_AREA_TILE_GY */, 181 /* MAP_AREA_TILE_GZ */, 182 /* MAP_AREA_TILE_HA */, 183 /* MAP_AREA_TILE_HB */, 184 /* MAP_AREA_TILE_HC */, 185 /* MAP_AREA_TILE_HD */, 186 /* MAP_AREA_TILE_HE */, 187 /* MAP_AREA_TILE_HF */, 188 /* MAP_AREA_TILE_HG */, 189 /* MAP_AREA_TILE_HH */, 190 /* MAP_AREA_TILE_HI */, 191 /* MAP_AREA_TILE_HJ */, 192 /* MAP_AREA_TILE_HK */, 193 /* MAP_AREA_TILE_HL */, 194 /* MAP_AREA_TILE_HM */, 195 /* MAP_AREA_TILE_HN */, 196 /* MAP_AREA_TILE_HO */, 197 /* MAP_AREA_TILE_HP */, 198 /* MAP_AREA_TILE_HQ */, 199 /* MAP_AREA_TILE_HR */, 200 /* MAP_AREA_TILE_HS */, 201 /* MAP_AREA_TILE_HT */, 202 /* MAP_AREA_TILE_HU */, 203 /* MAP_AREA_TILE_HV */, 204 /* MAP_AREA_TILE_HW */, 205 /* MAP_AREA_TILE_HX */, 206 /* MAP_AREA_TILE_HY */, 207 /* MAP_AREA_TILE_HZ */, 208 /* MAP_AREA_TILE_IA */, 209 /* MAP_AREA_TILE_IB */, 210 /* MAP_AREA_TILE_IC */, 211 /* MAP_AREA_TILE_ID */, 212 /* MAP_AREA_TILE_IE */, 213 /* MAP_AREA_TILE_IF */, 214 /* MAP_AREA_TILE_IG */, 215 /* MAP_AREA_TILE_IH */, 216 /* MAP_AREA_TILE_II */, 217 /* MAP_AREA_TILE_IJ */, 218 /* MAP_AREA_TILE_IK */, 219 /* MAP_AREA_TILE_IL */, 220 /* MAP_AREA_TILE_IM */, 221 /* MAP_AREA_TILE_IN */, 222 /* MAP_AREA_TILE_IO */, 223 /* MAP_AREA_TILE_IP */, 224 /* MAP_AREA_TILE_IQ */, 225 /* MAP_AREA_TILE_IR */, 226 /* MAP_AREA_TILE_IS */, 227 /* MAP_AREA_TILE_IT */, 228 /* MAP_AREA_TILE_IU */, 229 /* MAP_AREA_TILE_IV */, 230 /* MAP_AREA_TILE_IW */, 231 /* MAP_AREA_TILE_IX */, 232 /* MAP_AREA_TILE_IY */, 233 /* MAP_AREA_TILE_IZ */, 234 /* MAP_AREA_TILE_JA */, 235 /* MAP_AREA_TILE_JB */, 236 /* MAP_AREA_TILE_JC */, 237 /* MAP_AREA_TILE_JD */, 238 /* MAP_AREA_TILE_JE */, 239 /* MAP_AREA_TILE_JF */, 240 /* MAP_AREA_TILE_JG */, 241 /* MAP_AREA_TILE_JH */, 242 /* MAP_AREA_TILE_JI */, 243 /* MAP_AREA_TILE_JJ */, 244 /* MAP_AREA_TILE_JK */, 245 /* MAP_AREA_TILE_JL */, 246 /* MAP_AREA_TILE_JM */, 247 /* MAP_AREA_TILE_JN */, 248 /* MAP_AREA_TILE_JO */, 249 /* MAP_AREA_TILE_JP */, 250 /* MAP_AREA_TILE_JQ */, 251 /* MAP_AREA_TILE_JR */, 252 /* MAP_AREA_TILE_JS */, 253 /* MAP_AREA_TILE_JT */, 254 /* MAP_AREA_TILE_JU */, 255 /* MAP_AREA_TILE_JV */, 256 /* MAP_AREA_TILE_JW */, 257 /* MAP_AREA_TILE_JX */, 258 /* MAP_AREA_TILE_JY */, 259 /* MAP_AREA_TILE_JZ */, 260 /* MAP_AREA_TILE_KA */, 261 /* MAP_AREA_TILE_KB */, 262 /* MAP_AREA_TILE_KC */, 263 /* MAP_AREA_TILE_KD */, 264 /* MAP_AREA_TILE_KE */, 265 /* MAP_AREA_TILE_KF */, 266 /* MAP_AREA_TILE_KG */, 267 /* MAP_AREA_TILE_KH */, 268 /* MAP_AREA_TILE_KI */, 269 /* MAP_AREA_TILE_KJ */, 270 /* MAP_AREA_TILE_KK */, 271 /* MAP_AREA_TILE_KL */, 272 /* MAP_AREA_TILE_KM */, 273 /* MAP_AREA_TILE_KN */, 274 /* MAP_AREA_TILE_KO */, 275 /* MAP_AREA_TILE_KP */, 276 /* MAP_AREA_TILE_KQ */, 277 /* MAP_AREA_TILE_KR */, 278 /* MAP_AREA_TILE_KS */, 279 /* MAP_AREA_TILE_KT */, 280 /* MAP_AREA_TILE_KU */, 281 /* MAP_AREA_TILE_KV */, 282 /* MAP_AREA_TILE_KW */, 283 /* MAP_AREA_TILE_KX */, 284 /* MAP_AREA_TILE_KY */, 285 /* MAP_AREA_TILE_KZ */, 286 /* MAP_AREA_TILE_LA */, 287 /* MAP_AREA_TILE_LB */, 288 /* MAP_AREA_TILE_LC */, 289 /* MAP_AREA_TILE_LD */, 290 /* MAP_AREA_TILE_LE */, 291 /* MAP_AREA_TILE_LF */, 292 /* MAP_AREA_TILE_LG */, 293 /* MAP_AREA_TILE_LH */, 294 /* MAP_AREA_TILE_LI */, 295 /* MAP_AREA_TILE_LJ */, 296 /* MAP_AREA_TILE_LK */, 297 /* MAP_AREA_TILE_LL */, 298 /* MAP_AREA_TILE_LM */, 299 /* MAP_AREA_TILE_LN */, 300 /* MAP_AREA_TILE_LO */, 301 /* MAP_AREA_TILE_LP */, 302 /* MAP_AREA_TILE_LQ */, 303 /* MAP_AREA_TILE_LR */, 304 /* MAP_AREA_TILE_LS */, 305 /* MAP_AREA_TILE_LT */, 306 /* MAP_AREA_TILE_LU */, 307 /* MAP_AREA_TILE_LV */, 308 /* MAP_AREA_TILE_LW */, 309 /* MAP_AREA_TILE_LX */, 310 /* MAP_AREA_TILE_LY */, 311 /* MAP_AREA_TILE_LZ */, 312 /* MAP_AREA_TILE_MA */, 313 /* MAP_AREA_TILE_MB */, 314 /* MAP_AREA_TILE_MC */, 315 /* MAP_AREA_TILE_MD */, 316 /* MAP_AREA_TILE_ME */, 317 /* MAP_AREA_TILE_MF */, 318 /* MAP_AREA_TILE_MG */, 319 /* MAP_AREA_TILE_MH */, 320 /* MAP_AREA_TILE_MI */, 321 /* MAP_AREA_TILE_MJ */, 322 /* MAP_AREA_TILE_MK */, 323 /* MAP_AREA_TILE_ML */, 324 /* MAP_AREA_TILE_MM */, 325 /* MAP_AREA_TILE_MN */, 326 /* MAP_AREA_TILE_MO */, 327 /* MAP_AREA_TILE_MP */, 328 /* MAP_AREA_TILE_MQ */, 329 /* MAP_AREA_TILE_MR */, 330 /* MAP_AREA_TILE_MS */, 331 /* MAP_AREA_TILE_MT */, 332 /* MAP_AREA_TILE_MU */, 333 /* MAP_AREA_TILE_MV */, 334 /* MAP_AREA_TILE_MW */, 335 /* MAP_AREA_TILE_MX */, 336 /* MAP_AREA_TILE_MY */, 337 /* MAP_AREA_TILE_MZ */, 338 /* MAP_AREA_TILE_NA */, 339 /* MAP_AREA_TILE_NB */, 340 /* MAP_AREA_TILE_NC */, 341 /* MAP_AREA_TILE_ND */, 342 /* MAP_AREA_TILE_NE */, 343 /* MAP_AREA_TILE_NF */, 344 /* MAP_AREA_TILE_NG */, 345 /* MAP_AREA_TILE_NH */, 346 /* MAP_AREA_TILE_NI */, 347 /* MAP_AREA_TILE_NJ */, 348 /* MAP_AREA_TILE_NK */, 349 /* MAP_AREA_TILE_NL */, 350 /* MAP_AREA_TILE_NM */, 351 /* MAP_AREA_TILE_NN */, 352 /* MAP_AREA_TILE_NO */, 353 /* MAP_AREA_TILE_NP */, 354 /* MAP_AREA_TILE_NQ */, 355 /* MAP_AREA_TILE_NR */, 356 /* MAP_AREA_TILE_NS */, 357 /* MAP_AREA_TILE_NT */, 358 /* MAP_AREA_TILE_NU */, 359 /* MAP_AREA_TILE_NV */, 360 /* MAP_AREA_TILE_NW */, 361 /* MAP_AREA_TILE_NX */, 362 /* MAP_AREA_TILE_NY */, 363 /* MAP_AREA_TILE_NZ */, 364 /* MAP_AREA_TILE_OA */, 365 /* MAP_AREA_TILE_OB */, 366 /* MAP_AREA_TILE_OC */, 367 /* MAP_AREA_TILE_OD */, 368 /* MAP_AREA_TILE_OE */, 369 /* MAP_AREA_TILE_OF */, 370 /* MAP_AREA_TILE_OG */, 371 /* MAP_AREA_TILE_OH */, 372 /* MAP_AREA_TILE_OI */, 373 /* MAP_AREA_TILE_OJ */, 374 /* MAP_AREA_TILE_OK */, 375 /* MAP_AREA_TILE_OL */, 376 /* MAP_AREA_TILE_OM */, 377 /* MAP_AREA_TILE_ON */, 378 /* MAP_AREA_TILE_OO */, 379 /* MAP_AREA_TILE_OP */, 380 /* MAP_AREA_TILE_OQ */, 381 /* MAP_AREA_TILE_OR */, 382 /* MAP_AREA_TILE_OS */, 383 /* MAP_AREA_TILE_OT */, 384 /* MAP_AREA_TILE_OU */, 385 /* MAP_AREA_TILE_OV */, 386 /* MAP_AREA_TILE_OW */, 387 /* MAP_AREA_TILE_OX */, 388 /* MAP_AREA_TILE_OY */, 389 /* MAP_AREA_TILE_OZ */, 390 /* MAP_AREA_TILE_PA */, 391 /* MAP_AREA_TILE_PB */, 392 /* MAP_AREA_TILE_PC */, 393 /* MAP_AREA_TILE_PD */, 394 /* MAP_AREA_TILE_PE */, 395 /* MAP_AREA_TILE_PF */, 396 /* MAP_AREA_TILE_PG */, 397 /* MAP_AREA_TILE_PH */, 398 /* MAP_AREA_TILE_PI */, 399 /* MAP_AREA_TILE_PJ */, 400 /* MAP_AREA_TILE_PK */, 401 /* MAP_AREA_TILE_PL */, 402 /* MAP_AREA_TILE_PM */, 403 /* MAP_AREA_TILE_PN */, 404 /* MAP_AREA_TILE_PO */, 405 /* MAP_AREA_TILE_PP */, 406 /* MAP_AREA_TILE_PQ */, 407 /* MAP_AREA_TILE_PR */, 408 /* MAP_AREA_TILE_PS */, 409 /* MAP_AREA_TILE_PT */, 410 /* MAP_AREA_TILE_PU */, 411 /* MAP_AREA_TILE_PV */, 412 /* MAP_AREA_TILE_PW */, 413 /* MAP_AREA_TILE_PX */, 414 /* MAP_AREA_TILE_PY */, 415 /* MAP_AREA_TILE_PZ */, 416 /* MAP_AREA_TILE_QA */, 417 /* MAP_AREA_TILE_QB */, 418 /* MAP_AREA_TILE_QC */, 419 /* MAP_AREA_TILE_QD */, 420 /* MAP_AREA_TILE_QE */, 421 /* MAP_AREA_TILE_QF */, 422 /* MAP_AREA_TILE_QG */, 423 /* MAP_AREA_TILE_QH */, 424 /* MAP_AREA_TILE_QI */, 425 /* MAP_AREA_TILE_QJ */, 426 /* MAP_AREA_TILE_QK */, 427 /* MAP_AREA_TILE_QL */, 428 /* MAP_AREA_TILE_QM */, 429 /* MAP_AREA_TILE_QN */, 430 /* MAP_AREA_TILE_QO */, 431 /* MAP_AREA_TILE_QP */, 432 /* MAP_AREA_TILE_QQ */, 433 /* MAP_AREA_TILE_QR */, 434 /* MAP_AREA_TILE_QS */, 435 /* MAP_AREA_TILE_QT */, 436 /* MAP_AREA_TILE_QU */, 437 /* MAP_AREA_TILE_QV */, 438 /* MAP_AREA_TILE_QW */, 439 /* MAP_AREA_TILE_QX */, 440 /* MAP_AREA_TILE_QY */, 441 /* MAP_AREA_TILE_QZ */, 442 /* MAP_AREA_TILE_RA */, 443 /* MAP_AREA_TILE_RB */, 444 /* MAP_AREA_TILE_RC */, 445 /* MAP_AREA_TILE_RD */, 446 /* MAP_AREA_TILE_RE */, 447 /* MAP_AREA_TILE_RF */, 448 /* MAP_AREA_TILE_RG */, 449 /* MAP_AREA_TILE_RH */, 450 /* MAP_AREA_TILE_RI */, 451 /* MAP_AREA_TILE_RJ */, 452 /* MAP_AREA_TILE_RK */, 453 /* MAP_AREA_TILE_RL */, 454 /* MAP_AREA_TILE_RM */, 455 /* MAP_AREA_TILE_RN */, 456 /* MAP_AREA_TILE_RO */, 457 /* MAP_AREA_TILE_RP */, 458 /* MAP_AREA_TILE_RQ */, 459 /* MAP_AREA_TILE_RR */, 460 /* MAP_AREA_TILE_RS */, 461 /* MAP_AREA_TILE_RT */, 462 /* MAP_AREA_TILE_RU */, 463 /* MAP_AREA_TILE_RV */, 464 /* MAP_AREA_TILE_RW */, 465 /* MAP_AREA_TILE_RX */, 466 /* MAP_AREA_TILE_RY */, 467 /* MAP_AREA_TILE_RZ */, 468 /* MAP_AREA_TILE_SA */, 469 /* MAP_AREA_TILE_SB */, 470 /* MAP_AREA_TILE_SC */, 471 /* MAP_AREA_TILE_SD */, 472 /* MAP_AREA_TILE_SE */, 473 /* MAP_AREA_TILE_SF */, 474 /* MAP_AREA_TILE_SG */, 475 /* MAP_AREA_TILE_SH */, 476 /* MAP_AREA_TILE_SI */, 477 /* MAP_AREA_TILE_SJ */, 478 /* MAP_AREA_TILE_SK */, 479 /* MAP_AREA_TILE_SL */, 480 /* MAP_AREA_TILE_SM */, 481 /* MAP_AREA_TILE_SN */, 482 /* MAP_AREA_TILE_SO */, 483 /* MAP_AREA_TILE_SP */, 484 /* MAP_AREA_TILE_SQ */, 485 /* MAP_AREA_TILE_SR */, 486 /* MAP_AREA_TILE_SS */, 487 /* MAP_AREA_TILE_ST */, 488 /* MAP_AREA_TILE_SU */, 489 /* MAP_AREA_TILE_SV */, 490 /* MAP_AREA_TILE_SW */, 491 /* MAP_AREA_TILE_SX */, 492 /* MAP_AREA_TILE_SY */, 493 /* MAP_AREA_TILE_SZ */, 494 /* MAP_AREA_TILE_TA */, 495 /* MAP_AREA_TILE_TB */, 496 /* MAP_AREA_TILE_TC */, 497 /* MAP_AREA_TILE_TD */, 498 /* MAP_AREA_TILE_TE */, 499 /* MAP_AREA_TILE_TF */, 500 /* MAP_AREA_TILE_TG */, 501 /* MAP_AREA_TILE_TH */, 502 /* MAP_AREA_TILE_TI */, 503 /* MAP_AREA_TILE_TJ */, 504 /* MAP_AREA_TILE_TK */, 505 /* MAP_AREA_TILE_TL */, 506 /* MAP_AREA_TILE_TM */, 507 /* MAP_AREA_TILE_TN */, 508 /* MAP_AREA_TILE_TO */, 509 /* MAP_AREA_TILE_TP */, 510 /* MAP_AREA_TILE_TQ */, 511 /* MAP_AREA_TILE_TR */, 512 /* MAP_AREA_TILE_TS */, 513 /* MAP_AREA_TILE_TT */, 514 /* MAP_AREA_TILE_TU */, 515 /* MAP_AREA_TILE_TV */, 516 /* MAP_AREA_TILE_TW */, 517 /* MAP_AREA_TILE_TX */, 518 /* MAP_AREA_TILE_TY */, 519 /* MAP_AREA_TILE_TZ */, 520 /* MAP_AREA_TILE_UA */, 521 /* MAP_AREA_TILE_UB */, 522 /* MAP_AREA_TILE_UC */, 523 /* MAP_AREA_TILE_UD */, 524 /* MAP_AREA_TILE_UE */, 525 /* MAP_AREA_TILE_UF */, 526 /* MAP_AREA_TILE_UG */, 527 /* MAP_AREA_TILE_UH */, 528 /* MAP_AREA_TILE_UI */, 529 /* MAP_AREA_TILE_UJ */, 530 /* MAP_AREA_TILE_UK */, 531 /* MAP_AREA_TILE_UL */, 532 /* MAP_AREA_TILE_UM */, 533 /* MAP_AREA_TILE_UN */, 534 /* MAP_AREA_TILE_UO */, 535 /* MAP_AREA_TILE_UP */, 536 /* MAP_AREA_TILE_UQ */, 537 /* MAP_AREA_TILE_UR */, 538 /* MAP_AREA_TILE_US */, 539 /* MAP_AREA_TILE_UT */, 540 /* MAP_AREA_TILE_UU */, 541 /* MAP_AREA_TILE_UV */, 542 /* MAP_AREA_TILE_UW */, 543 /* MAP_AREA_TILE_UX */, 544 /* MAP_AREA_TILE_UY */, 545 /* MAP_AREA_TILE_UZ */, 546 /* MAP_AREA_TILE_VA */, 547 /* MAP_AREA_TILE_VB */, 548 /* MAP_AREA_TILE_VC */, 549 /* MAP_AREA_TILE_VD */, 550 /* MAP_AREA_TILE_VE */, 551 /* MAP_AREA_TILE_VF */, 552 /* MAP_AREA_TILE_VG */, 553 /* MAP_AREA_TILE_VH */, 554 /* MAP_AREA_TILE_VI */, 555 /* MAP_AREA_TILE_VJ */, 556 /* MAP_AREA_TILE_VK */, 557 /* MAP_AREA_TILE_VL */, 558 /* MAP_AREA_TILE_VM */, 559 /* MAP_AREA_TILE_VN */, 560 /* MAP_AREA_TILE_VO */, 561 /* MAP_AREA_TILE_VP */, 562 /* MAP_AREA_TILE_VQ */, 563 /* MAP_AREA_TILE_VR */, 564 /* MAP_AREA_TILE_VS */, 565 /* MAP_AREA_TILE_VT */, 566 /* MAP_AREA_TILE_VU */, 567 /* MAP_AREA_TILE_VV */, 568 /* MAP_AREA_TILE_VW */, 569 /* MAP_AREA_TILE_VX */, 570 /* MAP_AREA_TILE_VY */, 571 /* MAP_AREA_TILE_VZ */, 572 /* MAP_AREA_TILE_WA */, 573 /* MAP_AREA_TILE_WB */, 574 /* MAP_AREA_TILE_WC */, 575 /* MAP_AREA_TILE_WD */, 576 /* MAP_AREA_TILE_WE */, 577 /* MAP_AREA_TILE_WF */, 578 /* MAP_AREA_TILE_WG */, 579 /* MAP_AREA_TILE_WH */, 580 /* MAP_AREA_TILE_WI */, 581 /* MAP_AREA_TILE_WJ */, 582 /* MAP_AREA_TILE_WK */, 583 /* MAP_AREA_TILE_WL */, 584 /* MAP_AREA_TILE_WM */, 585 /* MAP_AREA_TILE_WN */, 586 /* MAP_AREA_TILE_WO */, 587 /* MAP_AREA_TILE_WP */, 588 /* MAP_AREA_TILE_WQ */, 589 /* MAP_AREA_TILE_WR */, 590 /* MAP_AREA_TILE_WS */, 591 /* MAP_AREA_TILE_WT */, 592 /* MAP_AREA_TILE_WU */, 593 /* MAP_AREA_TILE_WV */, 594 /* MAP_AREA_TILE_WW */, 595 /* MAP_AREA_TILE_WX */, 596 /* MAP_AREA_TILE_WY */, 597 /* MAP_AREA_TILE_WZ */, 598 /* MAP_AREA_TILE_XA */, 599 /* MAP_AREA_TILE_XB */, 600 /* MAP_AREA_TILE_XC */, 601 /* MAP_AREA_TILE_XD */, 602 /* MAP_AREA_TILE_XE */, 603 /* MAP_AREA_TILE_XF */, 604 /* MAP_AREA_TILE_XG */, 605 /* MAP_AREA_TILE_XH */, 606 /* MAP_AREA_TILE_XI */, 607 /* MAP_AREA_TILE_XJ */, 608 /* MAP_AREA_TILE_XK */, 609 /* MAP_AREA_TILE_XL */, 610 /* MAP_AREA_TILE_XM */, 611 /* MAP_AREA_TILE_XN */, 612 /* MAP_AREA_TILE_XO */, 613 /* MAP_AREA_TILE_XP */, 614 /* MAP_AREA_TILE_XQ */, 615 /* MAP_AREA_TILE_XR */, 616 /* MAP_AREA_TILE_XS */, 617 /* MAP_AREA_TILE_XT */, 618 /* MAP_AREA_TILE_XU */, 619 /* MAP_AREA_TILE_XV */, 620 /* MAP_AREA_TILE_XW */, 621 /* MAP_AREA_TILE_XX */, 622 /* MAP_AREA_TILE_XY */, 623 /* MAP_AREA_TILE_XZ */, 624 /* MAP_AREA_TILE_YA */, 625 /* MAP_AREA_TILE_YB */, 626 /* MAP_AREA_TILE_YC */, 627 /* MAP_AREA_TILE_YD */, 628 /* MAP_AREA_TILE_YE */, 629 /* MAP_AREA_TILE_YF */, 630 /* MAP_AREA_TILE_YG */, 631 /* MAP_AREA_TILE_YH */, 632 /* MAP_AREA_TILE_YI */, 633 /* MAP_AREA_TILE_YJ */, 634 /* MAP_AREA_TILE_YK */, 635 /* MAP_AREA_TILE_YL */, 636 /* MAP_AREA_TILE_YM */, 637 /* MAP_AREA_TILE_YN */, 638 /* MAP_AREA_TILE_YO */, 639 /* MAP_AREA_TILE_YP */, 640 /* MAP_AREA_TILE_YQ */, 641 /* MAP_AREA_TILE_YR */, 642 /* MAP_AREA_TILE_YS */, 643 /* MAP_AREA_TILE_YT */, 644 /* MAP_AREA_TILE_YU */, 645 /* MAP_AREA_TILE_YV */, 646 /* MAP_AREA_TILE_YW */, 647 /* MAP_AREA_TILE_YX */, 648 /* MAP_AREA_TILE_YY */, 649 /* MAP_AREA_TILE_YZ */, 650 /* MAP_AREA_TILE_ZA */, 651 /* MAP_AREA_TILE_ZB */, 652 /* MAP_AREA_TILE_ZC */, 653 /* MAP_AREA_TILE_ZD */, 654 /* MAP_AREA_TILE_ZE */, 655 /* MAP_AREA_TILE_ZF */, 656 /* MAP_AREA_TILE_ZG */, 657 /* MAP_AREA_TILE_ZH */, 658 /* MAP_AREA_TILE_ZI */, 659 /* MAP_AREA_TILE_ZJ */, 660 /* MAP_AREA_TILE_ZK */, 661 /* MAP_AREA_TILE_ZL */, 662 /* MAP_AREA_TILE_ZM */, 663 /* MAP_AREA_TILE_ZN */, 664 /* MAP_AREA_TILE_ZO */, 665 /* MAP_AREA_TILE_ZP */, 666 /* MAP_AREA_TILE_ZQ */, 667 /* MAP_AREA_TILE_ZR */, 668 /* MAP_AREA_TILE_ZS */, 669 /* MAP_AREA_TILE_ZT */, 670 /* MAP_AREA_TILE_ZU */, 671 /* MAP_AREA_TILE_ZV */, 672 /* MAP_AREA_TILE_ZW */, 673 /* MAP_AREA_TILE_ZX */, 674 /* MAP_AREA_TILE_ZY */, 675 /* MAP_AREA_TILE_ZZ */], null, null);
}

function atlas_outline(kingdom, a) {
  return square(a);
}

function atlas_terrain(kingdom, a) {
  return MAP_AREA_TERRAIN[a];
}

function marches_on_map(kingdom, world) {
  return $pick(world.groups, (g) => g.kingdom === kingdom && g.camp !== null && g.camp !== g.area, null);
}

function marches_on_map_camp(kingdom, g) {
  return $present(g.camp, "");
}

function marches_on_map_area(kingdom, g) {
  return g.area;
}

export { next_levy, led_by, calendar_turn, calendar_season, calendar_season_turns, calendar_commands, calendar_standing_commands, calendar_reinforcement, treasury_gold, treasury_food, treasury_mithril, treasury_powder, treasury_influence, treasury_sanctuary, ledger, ledger_gold, ledger_food, ledger_mithril, ledger_powder, realm_places, realm_places_area, realm_places_region, realm_places_settlement, realm_places_census, realm_places_defense, realm_places_gold_output, realm_places_food_output, realm_places_hidden, mines_miners, mines_area, secret_places, secret_places_area, secret_places_gold, secret_places_food, shelf, shelf_ready, hosts, hosts_area, hosts_region, hosts_size, hosts_morale, hosts_strength, hosts_against_walls, hosts_hunger, hosts_arrears, hosts_spells, due_brigades, due_brigades_breed, due_brigades_due, due_brigades_again, due_brigades_group, ranks, ranks_group, ranks_breed, ranks_experience, ranks_attrition, chiefs, chiefs_rank, chiefs_group, chiefs_captor, own_navies, own_navies_sea, own_navies_fleets, own_navies_quality, own_navies_naval_duty, own_navies_refits, own_navies_cutter, sieges_in_sight, sieges_in_sight_place, sieges_in_sight_group, sieges_in_sight_months_long, people, people_rank, people_place, people_captor, people_jailed, mages, mages_level, mages_group, mages_place, mages_captor, mages_next, secret_service, secret_service_level, secret_service_place, secret_service_duty, secret_service_captor, prisoners, prisoners_rank, prisoners_kingdom, prisoners_captor, relics, relics_bearer, relics_keeper, relics_area, standing_in_regions, standing_in_regions_reaction, standing_in_regions_hold, standing_in_regions_share, council_members, council_members_speaks, council_issue, council_issue_issue, council_issue_concerned, council_issue_region, council_issue_settlement, council_issue_ballot, charted, charted_place, charted_area, charted_owner, charted_settlement, charted_last_seen, unusual, unusual_area, unusual_quality, unusual_last_seen, ore, ore_digging, legends, legends_sort, legends_quality, strategic_goals, strategic_goals_code, strategic_goals_met, atlas, atlas_outline, atlas_terrain, marches_on_map, marches_on_map_camp, marches_on_map_area };
