/** The rules of victory. */
import { $add, $floorDiv, $has, $mul } from "./runtime/numbers.js";
import { $all, $any, $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_QUALITY, STATUS_POINTS_BY_UNIT } from "./tables.js";
import { in_irons } from "./rules_politics.js";
import { controls, hold, reach } from "./rules_realm.js";
import { wall_worth } from "./rules_sieges.js";
import { final_status, interim_status } from "./rules_status.js";
import { food_produced, gold_produced } from "./rules_turn.js";

const $rules_victory_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $rules_victory_2 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);
const $rules_victory_3 = new Set([44 /* STATUS_ITEM_UNTIL_TWELVE */, 45 /* STATUS_ITEM_UNTIL_EIGHTEEN */, 46 /* STATUS_ITEM_UNTIL_TWENTY_FOUR */, 47 /* STATUS_ITEM_UNTIL_THIRTY */]);

function fit_to_rule(figure) {
  return $rules_victory_1.has(figure.rank) && !in_irons(figure);
}

function is_lost(kingdom, world) {
  if (kingdom.sanctuary === null && $all(world.places, (p) => p.kingdom !== kingdom)) {
    return true;
  }
  return $all(world.figures, (f) => f.kingdom !== kingdom || !fit_to_rule(f));
}

function vacant(kingdom) {
  return kingdom.silence >= 3;
}

function regions_of(kingdom) {
  return $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => controls(kingdom, r));
}

function harvest_of(kingdom, world) {
  return $sum(world.places, (p) => p.kingdom === kingdom, (p) => food_produced(p, world));
}

function mint_of(kingdom, world) {
  return $sum(world.places, (p) => p.kingdom === kingdom, (p) => gold_produced(p, world));
}

function people_of(kingdom, world) {
  return $sum(world.places, (p) => p.kingdom === kingdom, (p) => p.census);
}

function holds_artifact(kingdom, artifact, world) {
  return $has(kingdom.regalia, artifact) || $any(world.targets, (t) => t.kingdom === kingdom && $has(t.artifacts, artifact)) || $any(world.groups, (g) => g.kingdom === kingdom && $has(g.artifacts, artifact));
}

function works_of(kingdom, building, world) {
  return $count(world.places, (p) => p.kingdom === kingdom && $has(p.buildings, building));
}

function captives_of(kingdom, rank, world) {
  return $count(world.figures, (f) => f.captor === kingdom && f.rank === rank);
}

function of_power(figure, least_level, most_level) {
  let figure_level = figure.level;
  return figure_level >= least_level && figure_level <= most_level;
}

function earned(kingdom, item, world) {
  let value = 0;
  if (item === 0 /* STATUS_ITEM_QUEST_OR_SUPERIOR */) {
    value = $add(value, $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] >= 3 /* QUALITY_SUPERIOR */ && holds_artifact(kingdom, a, world)));
  }
  if (item === 1 /* STATUS_ITEM_EXCELLENT_ARTIFACT */) {
    value = $add(value, $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] === 2 /* QUALITY_EXCELLENT */ && holds_artifact(kingdom, a, world)));
  }
  if (item === 2 /* STATUS_ITEM_FINE_ARTIFACT */) {
    value = $add(value, $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] === 1 /* QUALITY_FINE */ && holds_artifact(kingdom, a, world)));
  }
  if (item === 3 /* STATUS_ITEM_AGENT_ELEVEN */) {
    value = $add(value, $count(world.agents, (a) => a.kingdom === kingdom && a.captor === null && a.level >= 11));
  }
  if (item === 4 /* STATUS_ITEM_AGENT_EIGHT */) {
    value = $add(value, $count(world.agents, (a) => a.kingdom === kingdom && a.captor === null && of_power(a, 8, 10)));
  }
  if (item === 5 /* STATUS_ITEM_RULER_PRISONER */) {
    value = $add(value, $count(world.figures, (f) => f.captor === kingdom && $rules_victory_2.has(f.rank)));
  }
  if (item === 6 /* STATUS_ITEM_DEMON_PRISONER */) {
    value = $add(value, captives_of(kingdom, 4 /* RANK_DEMON_PRINCE */, world));
  }
  if (item === 7 /* STATUS_ITEM_PRINCE_PRISONER */) {
    value = $add(value, captives_of(kingdom, 5 /* RANK_PRINCE */, world));
  }
  if (item === 8 /* STATUS_ITEM_DUKE_PRISONER */) {
    value = $add(value, captives_of(kingdom, 6 /* RANK_DUKE */, world));
  }
  if (item === 9 /* STATUS_ITEM_COUNT_PRISONER */) {
    value = $add(value, captives_of(kingdom, 7 /* RANK_COUNT */, world));
  }
  if (item === 10 /* STATUS_ITEM_BARON_PRISONER */) {
    value = $add(value, captives_of(kingdom, 8 /* RANK_BARON */, world));
  }
  if (item === 11 /* STATUS_ITEM_GOVERNOR_PRISONER */) {
    value = $add(value, captives_of(kingdom, 9 /* RANK_GOVERNOR */, world));
  }
  if (item === 12 /* STATUS_ITEM_AMBASSADOR_PRISONER */) {
    value = $add(value, captives_of(kingdom, 10 /* RANK_AMBASSADOR */, world));
  }
  if (item === 13 /* STATUS_ITEM_FOOL_PRISONER */) {
    value = $add(value, captives_of(kingdom, 11 /* RANK_FOOL */, world));
  }
  if (item === 14 /* STATUS_ITEM_AGENT_PRISONER */) {
    value = $add(value, $sum(world.figures, (f) => f.captor === kingdom && f.rank === 14 /* RANK_AGENT */, (f) => f.level));
  }
  if (item === 15 /* STATUS_ITEM_HIGHEST_FOOD */ && harvest_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => harvest_of(k, world) <= harvest_of(kingdom, world))) {
    value = $add(value, 1);
  }
  if (item === 16 /* STATUS_ITEM_HIGHEST_GOLD */ && mint_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => mint_of(k, world) <= mint_of(kingdom, world))) {
    value = $add(value, 1);
  }
  if (item === 17 /* STATUS_ITEM_HIGHEST_CENSUS */ && people_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => people_of(k, world) <= people_of(kingdom, world))) {
    value = $add(value, 1);
  }
  if (item === 18 /* STATUS_ITEM_HAS_LEGENDARY_CASTLE */) {
    value = $add(value, works_of(kingdom, 21 /* BUILDING_LEGENDARY_CASTLE */, world));
  }
  if (item === 19 /* STATUS_ITEM_HAS_GREATER_CASTLE */) {
    value = $add(value, works_of(kingdom, 20 /* BUILDING_GREATER_CASTLE */, world));
  }
  if (item === 20 /* STATUS_ITEM_HAS_CASTLE */) {
    value = $add(value, works_of(kingdom, 19 /* BUILDING_CASTLE */, world));
  }
  if (item === 21 /* STATUS_ITEM_HAS_CITADEL */) {
    value = $add(value, works_of(kingdom, 18 /* BUILDING_CITADEL */, world));
  }
  if (item === 22 /* STATUS_ITEM_HAS_FORTRESS */) {
    value = $add(value, works_of(kingdom, 17 /* BUILDING_FORTRESS */, world));
  }
  if (item === 23 /* STATUS_ITEM_HAS_GREAT_TEMPLE */) {
    value = $add(value, works_of(kingdom, 10 /* BUILDING_GREAT_TEMPLE */, world));
  }
  if (item === 24 /* STATUS_ITEM_HAS_WIZARD_TOWER */) {
    value = $add(value, works_of(kingdom, 13 /* BUILDING_WIZARD_TOWER */, world));
  }
  if (item === 25 /* STATUS_ITEM_HAS_MAGE_TOWER */) {
    value = $add(value, works_of(kingdom, 14 /* BUILDING_GREAT_MAGE_TOWER */, world));
  }
  if (item === 26 /* STATUS_ITEM_WIZARD_SEVEN */ && $any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && w.level >= 7)) {
    value = $add(value, 1);
  }
  if (item === 27 /* STATUS_ITEM_WIZARD_FIVE */ && $any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && of_power(w, 5, 6))) {
    value = $add(value, 1);
  }
  if (item === 28 /* STATUS_ITEM_HAS_WARLORD */ && $any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 16 /* RANK_WARLORD */)) {
    value = $add(value, 1);
  }
  if (item === 29 /* STATUS_ITEM_HAS_MARSHAL */ && $any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 19 /* RANK_MARSHAL */)) {
    value = $add(value, 1);
  }
  if (item === 30 /* STATUS_ITEM_ELITE_BRIGADE */ && $any(world.groups, (g) => g.kingdom === kingdom && $any(g.brigades, (b) => b.experience === 3 /* EXPERIENCE_ELITE */))) {
    value = $add(value, 1);
  }
  if (item === 31 /* STATUS_ITEM_GREAT_HOST */) {
    value = $add(value, $count(world.groups, (g) => g.kingdom === kingdom && wall_worth(g) > 100000));
  }
  if (item === 32 /* STATUS_ITEM_STRONG_HOST */) {
    value = $add(value, $count(world.groups, (g) => g.kingdom === kingdom && wall_worth(g) > 70000 && wall_worth(g) <= 100000));
  }
  if (item === 33 /* STATUS_ITEM_NAVAL_MIGHT */) {
    value = $add(value, $floorDiv($sum(world.navies, (n) => n.kingdom === kingdom, (n) => $mul(n.fleets, n.quality)), 10));
  }
  if (item === 34 /* STATUS_ITEM_INFLUENCE_TWENTY */ && reach(kingdom) >= 2000) {
    value = $add(value, 1);
  }
  if (item === 35 /* STATUS_ITEM_INFLUENCE_SEVENTEEN */ && reach(kingdom) >= 1700 && reach(kingdom) < 2000) {
    value = $add(value, 1);
  }
  if (item === 36 /* STATUS_ITEM_ON_THE_COUNCIL */ && kingdom.councillor) {
    value = $add(value, 1);
  }
  if (item === 37 /* STATUS_ITEM_ENEMY_OF_SOMEBODY */) {
    value = $add(value, $count(kingdom.foes, null));
  }
  if (item === 38 /* STATUS_ITEM_ALLY_OF_SOMEBODY */) {
    value = $add(value, $count(kingdom.allies, null));
  }
  if (item === 39 /* STATUS_ITEM_HAS_PRINCE */ && $any(world.figures, (f) => f.kingdom === kingdom && f.captor === null && f.rank === 5 /* RANK_PRINCE */)) {
    value = $add(value, 1);
  }
  if (item === 40 /* STATUS_ITEM_TIGHT_REGION */) {
    value = $add(value, $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 5 /* HOLD_TIGHT_CONTROL */));
  }
  if (item === 41 /* STATUS_ITEM_CONTROLLED_REGION */) {
    value = $add(value, $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 4 /* HOLD_CONTROL */));
  }
  if (item === 42 /* STATUS_ITEM_SUBSTANTIAL_REGION */) {
    value = $add(value, $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 3 /* HOLD_SUBSTANTIAL */));
  }
  if (item === 43 /* STATUS_ITEM_SIGNIFICANT_REGION */) {
    value = $add(value, $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 2 /* HOLD_SIGNIFICANT */));
  }
  return value;
}

function survived(item) {
  let value;
  if (!$rules_victory_3.has(item)) {
    value = 0;
  } else if (item === 44 /* STATUS_ITEM_UNTIL_TWELVE */) {
    value = 12;
  } else if (item === 45 /* STATUS_ITEM_UNTIL_EIGHTEEN */) {
    value = 18;
  } else if (item === 46 /* STATUS_ITEM_UNTIL_TWENTY_FOUR */) {
    value = 24;
  } else if (item === 47 /* STATUS_ITEM_UNTIL_THIRTY */) {
    value = 30;
  } else {
    value = 0;
  }
  return value;
}

function part_earned(kingdom, item, world) {
  let value;
  if (STATUS_POINTS_BY_UNIT[item]) {
    value = interim_status(item, earned(kingdom, item, world));
  } else {
    value = $mul(earned(kingdom, item, world), interim_status(item, 1));
  }
  let survived_ = survived(item);
  if (survived_ > 0 && survived_ === world.month) {
    value = $add(value, interim_status(item, 1));
  }
  return value;
}

function whole_earned(kingdom, item, world) {
  let value;
  if (STATUS_POINTS_BY_UNIT[item]) {
    value = final_status(item, earned(kingdom, item, world));
  } else {
    value = $mul(earned(kingdom, item, world), final_status(item, 1));
  }
  let survived_ = survived(item);
  if (survived_ > 0 && survived_ <= world.month) {
    value = $add(value, final_status(item, 1));
  }
  if (item === 48 /* STATUS_ITEM_SURVIVED_ALL */) {
    value = $add(value, final_status(item, 1));
  }
  if (item === 49 /* STATUS_ITEM_REX_VICTORY */ && world.happened("victorious", "this", 0, kingdom)) {
    value = $add(value, final_status(item, 1));
  }
  if (item === 50 /* STATUS_ITEM_TEAM_VICTORY */ && world.happened("won_together", "this", 0, kingdom)) {
    value = $add(value, final_status(item, 1));
  }
  return value;
}

function team_regions(team, world) {
  return $sum(world.kingdoms, (k) => k.team === team, (k) => regions_of(k));
}

function team_wins(kingdom, world) {
  let kingdom_team = kingdom.team;
  if (kingdom_team <= 0) {
    return false;
  }
  if (!$all(world.kingdoms, (k) => k.team !== kingdom_team || k.struck_off || vacant(k) || world.happened("spoken_for", "this", 0, k))) {
    return false;
  }
  return team_regions(kingdom_team, world) >= 5;
}

function decided(world) {
  if ($any(world.kingdoms, (k) => world.happened("victorious", "this", 0, k))) {
    return true;
  }
  if ($any(world.kingdoms, (k) => world.happened("won_together", "this", 0, k))) {
    return true;
  }
  if (world.month >= world.last_turn) {
    return true;
  }
  return $any(world.kingdoms, (k) => k.struck_off) && $all(world.kingdoms, (k) => $all(world.kingdoms, (o) => k.struck_off || o.struck_off || k === o || k.team === o.team && k.team > 0));
}

function best_remembered(kingdom, world) {
  return !kingdom.struck_off && !vacant(kingdom) && $all(world.kingdoms, (k) => k.struck_off || vacant(k) || k.fame <= kingdom.fame);
}

export { fit_to_rule, is_lost, vacant, regions_of, harvest_of, mint_of, people_of, holds_artifact, works_of, captives_of, of_power, earned, survived, part_earned, whole_earned, team_regions, team_wins, decided, best_remembered };
