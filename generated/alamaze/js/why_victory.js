/** The rules of victory with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $mul } from "./runtime/numbers.js";
import { $all, $any, $count, $sum } from "./runtime/lists.js";
import { ARTIFACT_QUALITY, STATUS_POINTS_BY_UNIT } from "./tables.js";
import { in_irons } from "./rules_politics.js";
import { controls, hold, reach } from "./rules_realm.js";
import { wall_worth } from "./rules_sieges.js";
import { final_status, interim_status } from "./rules_status.js";
import { food_produced, gold_produced } from "./rules_turn.js";
import { captives_of, earned, fit_to_rule, harvest_of, holds_artifact, mint_of, of_power, people_of, regions_of, survived, team_regions, vacant, works_of } from "./rules_victory.js";

const $why_victory_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);
const $why_victory_2 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);
const $why_victory_3 = new Set([44 /* STATUS_ITEM_UNTIL_TWELVE */, 45 /* STATUS_ITEM_UNTIL_EIGHTEEN */, 46 /* STATUS_ITEM_UNTIL_TWENTY_FOUR */, 47 /* STATUS_ITEM_UNTIL_THIRTY */]);

function why_fit_to_rule(figure) {
  const notes = [];
  if (in_irons(figure) || !$why_victory_1.has(figure.rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fit_to_rule(entry, figure) {
  switch (entry) {
    case 0:
      if (!(!in_irons(figure))) return 0;
      if (!($why_victory_1.has(figure.rank))) return 1;
      break;
  }
  return -1;
}

function why_is_lost(kingdom, world) {
  const notes = [];
  if (kingdom.sanctuary === null && $all(world.places, (p) => p.kingdom !== kingdom)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($all(world.figures, (f) => f.kingdom !== kingdom || !fit_to_rule(f))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_is_lost(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(kingdom.sanctuary === null)) return 0;
      if (!($all(world.places, (p) => p.kingdom !== kingdom))) return 1;
      break;
    case 1:
      if (!($all(world.figures, (f) => f.kingdom !== kingdom || !fit_to_rule(f)))) return 0;
      break;
  }
  return -1;
}

function why_vacant(kingdom) {
  const notes = [];
  if (kingdom.silence < 3) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_vacant(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.silence >= 3)) return 0;
      break;
  }
  return -1;
}

function why_regions_of(kingdom) {
  const notes = [];
  let value = $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => controls(kingdom, r));
  notes.push([0, value]);
  return [value, notes];
}

function guards_regions_of(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_harvest_of(kingdom, world) {
  const notes = [];
  let value = $sum(world.places, (p) => p.kingdom === kingdom, (p) => food_produced(p, world));
  notes.push([0, value]);
  return [value, notes];
}

function guards_harvest_of(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_mint_of(kingdom, world) {
  const notes = [];
  let value = $sum(world.places, (p) => p.kingdom === kingdom, (p) => gold_produced(p, world));
  notes.push([0, value]);
  return [value, notes];
}

function guards_mint_of(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_people_of(kingdom, world) {
  const notes = [];
  let value = $sum(world.places, (p) => p.kingdom === kingdom, (p) => p.census);
  notes.push([0, value]);
  return [value, notes];
}

function guards_people_of(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_holds_artifact(kingdom, artifact, world) {
  const notes = [];
  if (!$has(kingdom.regalia, artifact) && !$any(world.targets, (t) => t.kingdom === kingdom && $has(t.artifacts, artifact)) && !$any(world.groups, (g) => g.kingdom === kingdom && $has(g.artifacts, artifact))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_holds_artifact(entry, kingdom, artifact, world) {
  switch (entry) {
    case 0:
      if (!($has(kingdom.regalia, artifact) || $any(world.targets, (t) => t.kingdom === kingdom && $has(t.artifacts, artifact)) || $any(world.groups, (g) => g.kingdom === kingdom && $has(g.artifacts, artifact)))) return 0;
      break;
  }
  return -1;
}

function why_works_of(kingdom, building, world) {
  const notes = [];
  let value = $count(world.places, (p) => p.kingdom === kingdom && $has(p.buildings, building));
  notes.push([0, value]);
  return [value, notes];
}

function guards_works_of(entry, kingdom, building, world) {
  switch (entry) {
  }
  return -1;
}

function why_captives_of(kingdom, rank, world) {
  const notes = [];
  let value = $count(world.figures, (f) => f.captor === kingdom && f.rank === rank);
  notes.push([0, value]);
  return [value, notes];
}

function guards_captives_of(entry, kingdom, rank, world) {
  switch (entry) {
  }
  return -1;
}

function why_of_power(figure, least_level, most_level) {
  const notes = [];
  let figure_level = figure.level;
  if (figure_level < least_level || figure_level > most_level) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_of_power(entry, figure, least_level, most_level) {
  switch (entry) {
    case 0:
      if (!(figure.level >= least_level)) return 0;
      if (!(figure.level <= most_level)) return 1;
      break;
  }
  return -1;
}

function why_earned(kingdom, item, world) {
  const notes = [];
  let amount, amount_, amount_2, amount_3, amount_4, amount_5, amount_6, amount_7, amount_8, amount_9, amount_10, amount_11, amount_12, amount_13, amount_14, amount_15, amount_16, amount_17, amount_18, amount_19, amount_20, amount_21, amount_22, amount_23, amount_24, amount_25, amount_26, amount_27, amount_28, amount_29, amount_30, amount_31;
  notes.push([0, 0]);
  let value = 0;
  if (item === 0 /* STATUS_ITEM_QUEST_OR_SUPERIOR */) {
    amount = $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] >= 3 /* QUALITY_SUPERIOR */ && holds_artifact(kingdom, a, world));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if (item === 1 /* STATUS_ITEM_EXCELLENT_ARTIFACT */) {
    amount_ = $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] === 2 /* QUALITY_EXCELLENT */ && holds_artifact(kingdom, a, world));
    notes.push([2, amount_]);
    value = $add(value, amount_);
  }
  if (item === 2 /* STATUS_ITEM_FINE_ARTIFACT */) {
    amount_2 = $count([0 /* ARTIFACT_AMULET_OF_PROTECTION */, 1 /* ARTIFACT_RING_OF_PROTECTION */, 2 /* ARTIFACT_GUARDIAN_TALISMAN */, 3 /* ARTIFACT_SMOKE_MOJO */, 4 /* ARTIFACT_RING_OF_INVISIBILITY */, 5 /* ARTIFACT_RING_OF_POWER */, 6 /* ARTIFACT_ANCIENT_ANNIHILATOR */, 7 /* ARTIFACT_DEMON_BANE */, 8 /* ARTIFACT_DEMON_DEATH */, 9 /* ARTIFACT_RULER_ELIMINATOR */, 10 /* ARTIFACT_ANGLAKEL */, 11 /* ARTIFACT_AXE_OF_FARIN */, 12 /* ARTIFACT_BOW_OF_HERACLES */, 13 /* ARTIFACT_ELAN */, 14 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */, 15 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */, 16 /* ARTIFACT_GREEN_DRAGON_MATES */, 17 /* ARTIFACT_MORGAL_BLADE */, 18 /* ARTIFACT_MORNING_STAR_OF_TORAG */, 19 /* ARTIFACT_NARSIL */, 20 /* ARTIFACT_RENOWNED_STANDARD */, 21 /* ARTIFACT_STANDARD_OF_VALOR */, 22 /* ARTIFACT_SWORD_OF_ALVINITAR */, 23 /* ARTIFACT_CROWN_OF_ANZU */, 24 /* ARTIFACT_STAFF_OF_DISDAIN */, 25 /* ARTIFACT_STAFF_OF_THE_GREAT_ORATOR */, 26 /* ARTIFACT_STONE_OF_ALL_MINDS */, 27 /* ARTIFACT_ROD_OF_FIRE */, 28 /* ARTIFACT_WAND_OF_LIGHTNING */, 29 /* ARTIFACT_ORB_OF_ANTI_MAGIC */, 30 /* ARTIFACT_ADEPT_TWINS */, 31 /* ARTIFACT_ALTAR_OF_THE_HOLY_ANCIENTS */, 32 /* ARTIFACT_ARMOR_OF_ANON */, 33 /* ARTIFACT_BLACK_OWL_TOTEM */, 34 /* ARTIFACT_CHAMPION_STALLIONS */, 35 /* ARTIFACT_CLOAK_OF_DISGUISE */, 36 /* ARTIFACT_CRYSTAL_OF_SEEING */, 37 /* ARTIFACT_EKLAR_THE_WIZARD */, 38 /* ARTIFACT_FIRE_OF_THE_VOID */, 39 /* ARTIFACT_GEM_OF_PLANES */, 40 /* ARTIFACT_GREAT_DIAMOND */, 41 /* ARTIFACT_GREAT_RED_BATS_OF_THE_LOST_CAVES */, 42 /* ARTIFACT_HORN_OF_THE_INTREPID */, 43 /* ARTIFACT_KEY_OF_THE_GEM */, 44 /* ARTIFACT_KEY_OF_THE_MAKER */, 45 /* ARTIFACT_KEY_OF_THE_SLAYER */, 46 /* ARTIFACT_KEY_OF_THE_STAFF */, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */, 48 /* ARTIFACT_LAST_HERD_OF_WINGED_STALLIONS */, 49 /* ARTIFACT_MARSHAL_CORA_DRACO */, 50 /* ARTIFACT_NEMROND_THE_WIZARD */, 51 /* ARTIFACT_ONYX_AMULET */, 52 /* ARTIFACT_ORACLE_OF_THE_OLD_GODS */, 53 /* ARTIFACT_PALANTIR_AMBALAR */, 54 /* ARTIFACT_PALANTIR_CRISNIA */, 55 /* ARTIFACT_PALANTIR_PHONIS */, 56 /* ARTIFACT_PALANTIR_REDJAK */, 57 /* ARTIFACT_PALANTIR_UNIKAR */, 58 /* ARTIFACT_PLOW_OF_THE_PROPHET */, 59 /* ARTIFACT_PRINCESS_XYNIA */, 60 /* ARTIFACT_RED_ELK_MOUNT */, 61 /* ARTIFACT_RING_OF_SPELLS */, 62 /* ARTIFACT_SCRYING_MIRROR */, 63 /* ARTIFACT_SHIELD_OF_HECTOR */, 64 /* ARTIFACT_VALYRIAN_STEEL */, 65 /* ARTIFACT_VERDIKAR_THE_WIZARD */, 66 /* ARTIFACT_WHOWIE_TOTEM */], (a) => ARTIFACT_QUALITY[a] === 1 /* QUALITY_FINE */ && holds_artifact(kingdom, a, world));
    notes.push([3, amount_2]);
    value = $add(value, amount_2);
  }
  if (item === 3 /* STATUS_ITEM_AGENT_ELEVEN */) {
    amount_3 = $count(world.agents, (a) => a.kingdom === kingdom && a.captor === null && a.level >= 11);
    notes.push([4, amount_3]);
    value = $add(value, amount_3);
  }
  if (item === 4 /* STATUS_ITEM_AGENT_EIGHT */) {
    amount_4 = $count(world.agents, (a) => a.kingdom === kingdom && a.captor === null && of_power(a, 8, 10));
    notes.push([5, amount_4]);
    value = $add(value, amount_4);
  }
  if (item === 5 /* STATUS_ITEM_RULER_PRISONER */) {
    amount_5 = $count(world.figures, (f) => f.captor === kingdom && $why_victory_2.has(f.rank));
    notes.push([6, amount_5]);
    value = $add(value, amount_5);
  }
  if (item === 6 /* STATUS_ITEM_DEMON_PRISONER */) {
    amount_6 = captives_of(kingdom, 4 /* RANK_DEMON_PRINCE */, world);
    notes.push([7, amount_6]);
    value = $add(value, amount_6);
  }
  if (item === 7 /* STATUS_ITEM_PRINCE_PRISONER */) {
    amount_7 = captives_of(kingdom, 5 /* RANK_PRINCE */, world);
    notes.push([8, amount_7]);
    value = $add(value, amount_7);
  }
  if (item === 8 /* STATUS_ITEM_DUKE_PRISONER */) {
    amount_8 = captives_of(kingdom, 6 /* RANK_DUKE */, world);
    notes.push([9, amount_8]);
    value = $add(value, amount_8);
  }
  if (item === 9 /* STATUS_ITEM_COUNT_PRISONER */) {
    amount_9 = captives_of(kingdom, 7 /* RANK_COUNT */, world);
    notes.push([10, amount_9]);
    value = $add(value, amount_9);
  }
  if (item === 10 /* STATUS_ITEM_BARON_PRISONER */) {
    amount_10 = captives_of(kingdom, 8 /* RANK_BARON */, world);
    notes.push([11, amount_10]);
    value = $add(value, amount_10);
  }
  if (item === 11 /* STATUS_ITEM_GOVERNOR_PRISONER */) {
    amount_11 = captives_of(kingdom, 9 /* RANK_GOVERNOR */, world);
    notes.push([12, amount_11]);
    value = $add(value, amount_11);
  }
  if (item === 12 /* STATUS_ITEM_AMBASSADOR_PRISONER */) {
    amount_12 = captives_of(kingdom, 10 /* RANK_AMBASSADOR */, world);
    notes.push([13, amount_12]);
    value = $add(value, amount_12);
  }
  if (item === 13 /* STATUS_ITEM_FOOL_PRISONER */) {
    amount_13 = captives_of(kingdom, 11 /* RANK_FOOL */, world);
    notes.push([14, amount_13]);
    value = $add(value, amount_13);
  }
  if (item === 14 /* STATUS_ITEM_AGENT_PRISONER */) {
    amount_14 = $sum(world.figures, (f) => f.captor === kingdom && f.rank === 14 /* RANK_AGENT */, (f) => f.level);
    notes.push([15, amount_14]);
    value = $add(value, amount_14);
  }
  if (item === 15 /* STATUS_ITEM_HIGHEST_FOOD */ && harvest_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => harvest_of(k, world) <= harvest_of(kingdom, world))) {
    notes.push([16, 1]);
    value = $add(value, 1);
  }
  if (item === 16 /* STATUS_ITEM_HIGHEST_GOLD */ && mint_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => mint_of(k, world) <= mint_of(kingdom, world))) {
    notes.push([17, 1]);
    value = $add(value, 1);
  }
  if (item === 17 /* STATUS_ITEM_HIGHEST_CENSUS */ && people_of(kingdom, world) > 0 && $all(world.kingdoms, (k) => people_of(k, world) <= people_of(kingdom, world))) {
    notes.push([18, 1]);
    value = $add(value, 1);
  }
  if (item === 18 /* STATUS_ITEM_HAS_LEGENDARY_CASTLE */) {
    amount_15 = works_of(kingdom, 21 /* BUILDING_LEGENDARY_CASTLE */, world);
    notes.push([19, amount_15]);
    value = $add(value, amount_15);
  }
  if (item === 19 /* STATUS_ITEM_HAS_GREATER_CASTLE */) {
    amount_16 = works_of(kingdom, 20 /* BUILDING_GREATER_CASTLE */, world);
    notes.push([20, amount_16]);
    value = $add(value, amount_16);
  }
  if (item === 20 /* STATUS_ITEM_HAS_CASTLE */) {
    amount_17 = works_of(kingdom, 19 /* BUILDING_CASTLE */, world);
    notes.push([21, amount_17]);
    value = $add(value, amount_17);
  }
  if (item === 21 /* STATUS_ITEM_HAS_CITADEL */) {
    amount_18 = works_of(kingdom, 18 /* BUILDING_CITADEL */, world);
    notes.push([22, amount_18]);
    value = $add(value, amount_18);
  }
  if (item === 22 /* STATUS_ITEM_HAS_FORTRESS */) {
    amount_19 = works_of(kingdom, 17 /* BUILDING_FORTRESS */, world);
    notes.push([23, amount_19]);
    value = $add(value, amount_19);
  }
  if (item === 23 /* STATUS_ITEM_HAS_GREAT_TEMPLE */) {
    amount_20 = works_of(kingdom, 10 /* BUILDING_GREAT_TEMPLE */, world);
    notes.push([24, amount_20]);
    value = $add(value, amount_20);
  }
  if (item === 24 /* STATUS_ITEM_HAS_WIZARD_TOWER */) {
    amount_21 = works_of(kingdom, 13 /* BUILDING_WIZARD_TOWER */, world);
    notes.push([25, amount_21]);
    value = $add(value, amount_21);
  }
  if (item === 25 /* STATUS_ITEM_HAS_MAGE_TOWER */) {
    amount_22 = works_of(kingdom, 14 /* BUILDING_GREAT_MAGE_TOWER */, world);
    notes.push([26, amount_22]);
    value = $add(value, amount_22);
  }
  if (item === 26 /* STATUS_ITEM_WIZARD_SEVEN */ && $any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && w.level >= 7)) {
    notes.push([27, 1]);
    value = $add(value, 1);
  }
  if (item === 27 /* STATUS_ITEM_WIZARD_FIVE */ && $any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && of_power(w, 5, 6))) {
    notes.push([28, 1]);
    value = $add(value, 1);
  }
  if (item === 28 /* STATUS_ITEM_HAS_WARLORD */ && $any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 16 /* RANK_WARLORD */)) {
    notes.push([29, 1]);
    value = $add(value, 1);
  }
  if (item === 29 /* STATUS_ITEM_HAS_MARSHAL */ && $any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 19 /* RANK_MARSHAL */)) {
    notes.push([30, 1]);
    value = $add(value, 1);
  }
  if (item === 30 /* STATUS_ITEM_ELITE_BRIGADE */ && $any(world.groups, (g) => g.kingdom === kingdom && $any(g.brigades, (b) => b.experience === 3 /* EXPERIENCE_ELITE */))) {
    notes.push([31, 1]);
    value = $add(value, 1);
  }
  if (item === 31 /* STATUS_ITEM_GREAT_HOST */) {
    amount_23 = $count(world.groups, (g) => g.kingdom === kingdom && wall_worth(g) > 100000);
    notes.push([32, amount_23]);
    value = $add(value, amount_23);
  }
  if (item === 32 /* STATUS_ITEM_STRONG_HOST */) {
    amount_24 = $count(world.groups, (g) => g.kingdom === kingdom && wall_worth(g) > 70000 && wall_worth(g) <= 100000);
    notes.push([33, amount_24]);
    value = $add(value, amount_24);
  }
  if (item === 33 /* STATUS_ITEM_NAVAL_MIGHT */) {
    amount_25 = $floorDiv($sum(world.navies, (n) => n.kingdom === kingdom, (n) => $mul(n.fleets, n.quality)), 10);
    notes.push([34, amount_25]);
    value = $add(value, amount_25);
  }
  if (item === 34 /* STATUS_ITEM_INFLUENCE_TWENTY */ && reach(kingdom) >= 2000) {
    notes.push([35, 1]);
    value = $add(value, 1);
  }
  if (item === 35 /* STATUS_ITEM_INFLUENCE_SEVENTEEN */ && reach(kingdom) >= 1700 && reach(kingdom) < 2000) {
    notes.push([36, 1]);
    value = $add(value, 1);
  }
  if (item === 36 /* STATUS_ITEM_ON_THE_COUNCIL */ && kingdom.councillor) {
    notes.push([37, 1]);
    value = $add(value, 1);
  }
  if (item === 37 /* STATUS_ITEM_ENEMY_OF_SOMEBODY */) {
    amount_26 = $count(kingdom.foes, null);
    notes.push([38, amount_26]);
    value = $add(value, amount_26);
  }
  if (item === 38 /* STATUS_ITEM_ALLY_OF_SOMEBODY */) {
    amount_27 = $count(kingdom.allies, null);
    notes.push([39, amount_27]);
    value = $add(value, amount_27);
  }
  if (item === 39 /* STATUS_ITEM_HAS_PRINCE */ && $any(world.figures, (f) => f.kingdom === kingdom && f.captor === null && f.rank === 5 /* RANK_PRINCE */)) {
    notes.push([40, 1]);
    value = $add(value, 1);
  }
  if (item === 40 /* STATUS_ITEM_TIGHT_REGION */) {
    amount_28 = $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 5 /* HOLD_TIGHT_CONTROL */);
    notes.push([41, amount_28]);
    value = $add(value, amount_28);
  }
  if (item === 41 /* STATUS_ITEM_CONTROLLED_REGION */) {
    amount_29 = $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 4 /* HOLD_CONTROL */);
    notes.push([42, amount_29]);
    value = $add(value, amount_29);
  }
  if (item === 42 /* STATUS_ITEM_SUBSTANTIAL_REGION */) {
    amount_30 = $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 3 /* HOLD_SUBSTANTIAL */);
    notes.push([43, amount_30]);
    value = $add(value, amount_30);
  }
  if (item === 43 /* STATUS_ITEM_SIGNIFICANT_REGION */) {
    amount_31 = $count([0 /* REGION_CROWN_ISLANDS */, 1 /* REGION_DARKOVER */, 2 /* REGION_DIAMOND_COAST */, 3 /* REGION_KRYNN */, 4 /* REGION_TRIUMVIA */, 5 /* REGION_ZANTHIA */, 6 /* REGION_NYVARIA */, 7 /* REGION_SWORD_COAST */, 8 /* REGION_PELLINOR */, 9 /* REGION_ZAMORA */, 10 /* REGION_MYTHGAR */, 11 /* REGION_UNTAMED_LANDS */, 12 /* REGION_STORMGATE */], (r) => hold(kingdom, r) === 2 /* HOLD_SIGNIFICANT */);
    notes.push([44, amount_31]);
    value = $add(value, amount_31);
  }
  return [value, notes];
}

function guards_earned(entry, kingdom, item, world) {
  switch (entry) {
    case 1:
      if (!(item === 0 /* STATUS_ITEM_QUEST_OR_SUPERIOR */)) return 0;
      break;
    case 2:
      if (!(item === 1 /* STATUS_ITEM_EXCELLENT_ARTIFACT */)) return 0;
      break;
    case 3:
      if (!(item === 2 /* STATUS_ITEM_FINE_ARTIFACT */)) return 0;
      break;
    case 4:
      if (!(item === 3 /* STATUS_ITEM_AGENT_ELEVEN */)) return 0;
      break;
    case 5:
      if (!(item === 4 /* STATUS_ITEM_AGENT_EIGHT */)) return 0;
      break;
    case 6:
      if (!(item === 5 /* STATUS_ITEM_RULER_PRISONER */)) return 0;
      break;
    case 7:
      if (!(item === 6 /* STATUS_ITEM_DEMON_PRISONER */)) return 0;
      break;
    case 8:
      if (!(item === 7 /* STATUS_ITEM_PRINCE_PRISONER */)) return 0;
      break;
    case 9:
      if (!(item === 8 /* STATUS_ITEM_DUKE_PRISONER */)) return 0;
      break;
    case 10:
      if (!(item === 9 /* STATUS_ITEM_COUNT_PRISONER */)) return 0;
      break;
    case 11:
      if (!(item === 10 /* STATUS_ITEM_BARON_PRISONER */)) return 0;
      break;
    case 12:
      if (!(item === 11 /* STATUS_ITEM_GOVERNOR_PRISONER */)) return 0;
      break;
    case 13:
      if (!(item === 12 /* STATUS_ITEM_AMBASSADOR_PRISONER */)) return 0;
      break;
    case 14:
      if (!(item === 13 /* STATUS_ITEM_FOOL_PRISONER */)) return 0;
      break;
    case 15:
      if (!(item === 14 /* STATUS_ITEM_AGENT_PRISONER */)) return 0;
      break;
    case 16:
      if (!(item === 15 /* STATUS_ITEM_HIGHEST_FOOD */)) return 0;
      if (!(harvest_of(kingdom, world) > 0)) return 1;
      if (!($all(world.kingdoms, (k) => harvest_of(k, world) <= harvest_of(kingdom, world)))) return 2;
      break;
    case 17:
      if (!(item === 16 /* STATUS_ITEM_HIGHEST_GOLD */)) return 0;
      if (!(mint_of(kingdom, world) > 0)) return 1;
      if (!($all(world.kingdoms, (k) => mint_of(k, world) <= mint_of(kingdom, world)))) return 2;
      break;
    case 18:
      if (!(item === 17 /* STATUS_ITEM_HIGHEST_CENSUS */)) return 0;
      if (!(people_of(kingdom, world) > 0)) return 1;
      if (!($all(world.kingdoms, (k) => people_of(k, world) <= people_of(kingdom, world)))) return 2;
      break;
    case 19:
      if (!(item === 18 /* STATUS_ITEM_HAS_LEGENDARY_CASTLE */)) return 0;
      break;
    case 20:
      if (!(item === 19 /* STATUS_ITEM_HAS_GREATER_CASTLE */)) return 0;
      break;
    case 21:
      if (!(item === 20 /* STATUS_ITEM_HAS_CASTLE */)) return 0;
      break;
    case 22:
      if (!(item === 21 /* STATUS_ITEM_HAS_CITADEL */)) return 0;
      break;
    case 23:
      if (!(item === 22 /* STATUS_ITEM_HAS_FORTRESS */)) return 0;
      break;
    case 24:
      if (!(item === 23 /* STATUS_ITEM_HAS_GREAT_TEMPLE */)) return 0;
      break;
    case 25:
      if (!(item === 24 /* STATUS_ITEM_HAS_WIZARD_TOWER */)) return 0;
      break;
    case 26:
      if (!(item === 25 /* STATUS_ITEM_HAS_MAGE_TOWER */)) return 0;
      break;
    case 27:
      if (!(item === 26 /* STATUS_ITEM_WIZARD_SEVEN */)) return 0;
      if (!($any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && w.level >= 7))) return 1;
      break;
    case 28:
      if (!(item === 27 /* STATUS_ITEM_WIZARD_FIVE */)) return 0;
      if (!($any(world.wizards, (w) => w.kingdom === kingdom && w.captor === null && of_power(w, 5, 6)))) return 1;
      break;
    case 29:
      if (!(item === 28 /* STATUS_ITEM_HAS_WARLORD */)) return 0;
      if (!($any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 16 /* RANK_WARLORD */))) return 1;
      break;
    case 30:
      if (!(item === 29 /* STATUS_ITEM_HAS_MARSHAL */)) return 0;
      if (!($any(world.leaders, (l_) => l_.kingdom === kingdom && l_.captor === null && l_.rank === 19 /* RANK_MARSHAL */))) return 1;
      break;
    case 31:
      if (!(item === 30 /* STATUS_ITEM_ELITE_BRIGADE */)) return 0;
      if (!($any(world.groups, (g) => g.kingdom === kingdom && $any(g.brigades, (b) => b.experience === 3 /* EXPERIENCE_ELITE */)))) return 1;
      break;
    case 32:
      if (!(item === 31 /* STATUS_ITEM_GREAT_HOST */)) return 0;
      break;
    case 33:
      if (!(item === 32 /* STATUS_ITEM_STRONG_HOST */)) return 0;
      break;
    case 34:
      if (!(item === 33 /* STATUS_ITEM_NAVAL_MIGHT */)) return 0;
      break;
    case 35:
      if (!(item === 34 /* STATUS_ITEM_INFLUENCE_TWENTY */)) return 0;
      if (!(reach(kingdom) >= 2000)) return 1;
      break;
    case 36:
      if (!(item === 35 /* STATUS_ITEM_INFLUENCE_SEVENTEEN */)) return 0;
      if (!(reach(kingdom) >= 1700)) return 1;
      if (!(reach(kingdom) < 2000)) return 2;
      break;
    case 37:
      if (!(item === 36 /* STATUS_ITEM_ON_THE_COUNCIL */)) return 0;
      if (!(kingdom.councillor)) return 1;
      break;
    case 38:
      if (!(item === 37 /* STATUS_ITEM_ENEMY_OF_SOMEBODY */)) return 0;
      break;
    case 39:
      if (!(item === 38 /* STATUS_ITEM_ALLY_OF_SOMEBODY */)) return 0;
      break;
    case 40:
      if (!(item === 39 /* STATUS_ITEM_HAS_PRINCE */)) return 0;
      if (!($any(world.figures, (f) => f.kingdom === kingdom && f.captor === null && f.rank === 5 /* RANK_PRINCE */))) return 1;
      break;
    case 41:
      if (!(item === 40 /* STATUS_ITEM_TIGHT_REGION */)) return 0;
      break;
    case 42:
      if (!(item === 41 /* STATUS_ITEM_CONTROLLED_REGION */)) return 0;
      break;
    case 43:
      if (!(item === 42 /* STATUS_ITEM_SUBSTANTIAL_REGION */)) return 0;
      break;
    case 44:
      if (!(item === 43 /* STATUS_ITEM_SIGNIFICANT_REGION */)) return 0;
      break;
  }
  return -1;
}

function why_survived(item) {
  const notes = [];
  let value;
  if (!$why_victory_3.has(item)) {
    notes.push([0, 0]);
    value = 0;
  } else if (item === 44 /* STATUS_ITEM_UNTIL_TWELVE */) {
    notes.push([1, 12]);
    value = 12;
  } else if (item === 45 /* STATUS_ITEM_UNTIL_EIGHTEEN */) {
    notes.push([2, 18]);
    value = 18;
  } else if (item === 46 /* STATUS_ITEM_UNTIL_TWENTY_FOUR */) {
    notes.push([3, 24]);
    value = 24;
  } else if (item === 47 /* STATUS_ITEM_UNTIL_THIRTY */) {
    notes.push([4, 30]);
    value = 30;
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_survived(entry, item) {
  switch (entry) {
    case 0:
      if (!(!$why_victory_3.has(item))) return 0;
      break;
    case 1:
      if (!(item === 44 /* STATUS_ITEM_UNTIL_TWELVE */)) return 0;
      break;
    case 2:
      if (!(item === 45 /* STATUS_ITEM_UNTIL_EIGHTEEN */)) return 0;
      break;
    case 3:
      if (!(item === 46 /* STATUS_ITEM_UNTIL_TWENTY_FOUR */)) return 0;
      break;
    case 4:
      if (!(item === 47 /* STATUS_ITEM_UNTIL_THIRTY */)) return 0;
      break;
  }
  return -1;
}

function why_part_earned(kingdom, item, world) {
  const notes = [];
  let value, amount;
  if (STATUS_POINTS_BY_UNIT[item]) {
    value = interim_status(item, earned(kingdom, item, world));
    notes.push([0, value]);
  } else if (!STATUS_POINTS_BY_UNIT[item]) {
    value = $mul(earned(kingdom, item, world), interim_status(item, 1));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (survived(item) > 0 && survived(item) === world.month) {
    amount = interim_status(item, 1);
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_part_earned(entry, kingdom, item, world) {
  switch (entry) {
    case 0:
      if (!(STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
    case 1:
      if (!(!STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
    case 2:
      if (!(survived(item) > 0)) return 0;
      if (!(survived(item) === world.month)) return 1;
      break;
  }
  return -1;
}

function why_whole_earned(kingdom, item, world) {
  const notes = [];
  let value, amount, amount_, amount_2, amount_3;
  if (STATUS_POINTS_BY_UNIT[item]) {
    value = final_status(item, earned(kingdom, item, world));
    notes.push([0, value]);
  } else if (!STATUS_POINTS_BY_UNIT[item]) {
    value = $mul(earned(kingdom, item, world), final_status(item, 1));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (survived(item) > 0 && survived(item) <= world.month) {
    amount = final_status(item, 1);
    notes.push([2, amount]);
    value = $add(value, amount);
  }
  if (item === 48 /* STATUS_ITEM_SURVIVED_ALL */) {
    amount_ = final_status(item, 1);
    notes.push([3, amount_]);
    value = $add(value, amount_);
  }
  if (item === 49 /* STATUS_ITEM_REX_VICTORY */ && world.happened("victorious", "this", 0, kingdom)) {
    amount_2 = final_status(item, 1);
    notes.push([4, amount_2]);
    value = $add(value, amount_2);
  }
  if (item === 50 /* STATUS_ITEM_TEAM_VICTORY */ && world.happened("won_together", "this", 0, kingdom)) {
    amount_3 = final_status(item, 1);
    notes.push([5, amount_3]);
    value = $add(value, amount_3);
  }
  return [value, notes];
}

function guards_whole_earned(entry, kingdom, item, world) {
  switch (entry) {
    case 0:
      if (!(STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
    case 1:
      if (!(!STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
    case 2:
      if (!(survived(item) > 0)) return 0;
      if (!(survived(item) <= world.month)) return 1;
      break;
    case 3:
      if (!(item === 48 /* STATUS_ITEM_SURVIVED_ALL */)) return 0;
      break;
    case 4:
      if (!(item === 49 /* STATUS_ITEM_REX_VICTORY */)) return 0;
      if (!(world.happened("victorious", "this", 0, kingdom))) return 1;
      break;
    case 5:
      if (!(item === 50 /* STATUS_ITEM_TEAM_VICTORY */)) return 0;
      if (!(world.happened("won_together", "this", 0, kingdom))) return 1;
      break;
  }
  return -1;
}

function why_team_regions(team, world) {
  const notes = [];
  let value = $sum(world.kingdoms, (k) => k.team === team, (k) => regions_of(k));
  notes.push([0, value]);
  return [value, notes];
}

function guards_team_regions(entry, team, world) {
  switch (entry) {
  }
  return -1;
}

function why_team_wins(kingdom, world) {
  const notes = [];
  let kingdom_team = kingdom.team;
  if (kingdom_team <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$all(world.kingdoms, (k) => k.team !== kingdom_team || k.struck_off || vacant(k) || world.happened("spoken_for", "this", 0, k))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (team_regions(kingdom_team, world) < 5) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_team_wins(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_decided(world) {
  const notes = [];
  if ($any(world.kingdoms, (k) => world.happened("victorious", "this", 0, k))) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any(world.kingdoms, (k) => world.happened("won_together", "this", 0, k))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (world.month >= world.last_turn) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if ($any(world.kingdoms, (k) => k.struck_off) && $all(world.kingdoms, (k) => $all(world.kingdoms, (o) => k.struck_off || o.struck_off || k === o || k.team === o.team && k.team > 0))) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_decided(entry, world) {
  switch (entry) {
    case 0:
      if (!($any(world.kingdoms, (k) => world.happened("victorious", "this", 0, k)))) return 0;
      break;
    case 1:
      if (!($any(world.kingdoms, (k) => world.happened("won_together", "this", 0, k)))) return 0;
      break;
    case 2:
      if (!(world.month >= world.last_turn)) return 0;
      break;
    case 3:
      if (!($any(world.kingdoms, (k) => k.struck_off))) return 0;
      if (!($all(world.kingdoms, (k) => $all(world.kingdoms, (o) => k.struck_off || o.struck_off || k === o || k.team === o.team && k.team > 0)))) return 1;
      break;
  }
  return -1;
}

function why_best_remembered(kingdom, world) {
  const notes = [];
  if (kingdom.struck_off || vacant(kingdom) || !$all(world.kingdoms, (k) => k.struck_off || vacant(k) || k.fame <= kingdom.fame)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_best_remembered(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(!kingdom.struck_off)) return 0;
      if (!(!vacant(kingdom))) return 1;
      if (!($all(world.kingdoms, (k) => k.struck_off || vacant(k) || k.fame <= kingdom.fame))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_victory = {
  fit_to_rule: [{ verb: "holds", text: "", den: 1 }],
  is_lost: [{ verb: "yes", text: "no population center, and no sanctuary", den: 1 }, { verb: "yes", text: "nobody to sit on the throne", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  vacant: [{ verb: "holds", text: "", den: 1 }],
  regions_of: [{ verb: "base", text: "", den: 1 }],
  harvest_of: [{ verb: "base", text: "", den: 1 }],
  mint_of: [{ verb: "base", text: "", den: 1 }],
  people_of: [{ verb: "base", text: "", den: 1 }],
  holds_artifact: [{ verb: "holds", text: "", den: 1 }],
  works_of: [{ verb: "base", text: "", den: 1 }],
  captives_of: [{ verb: "base", text: "", den: 1 }],
  of_power: [{ verb: "holds", text: "", den: 1 }],
  earned: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5874" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5875" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5876" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5877" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5878" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5879" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5880" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5881" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5882" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5883" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5884" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5885" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5886" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5887" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5888" }, { verb: "add", text: "", den: 1, cites: "ruling \"Who is counted for the highest production when several have the same\"" }, { verb: "add", text: "", den: 1, cites: "ruling \"Who is counted for the highest production when several have the same\"" }, { verb: "add", text: "", den: 1, cites: "ruling \"Who is counted for the highest production when several have the same\"" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5892" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5893" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5894" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5895" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5896" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5897" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5898" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5899" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5900" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5901" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5902" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5903" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5904" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5906" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5907" }, { verb: "add", text: "fleets, by their quality", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5908" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5909" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5910" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5911" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5912" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5913" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5914" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5915" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5916" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5917" }, { verb: "add", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5918" }],
  survived: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5919" }, { verb: "base", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5920" }, { verb: "base", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5921" }, { verb: "base", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5922" }],
  part_earned: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "add", text: "the turn is reached", den: 1, cites: "ruling \"When the points for having survived until a turn are awarded between times\"" }],
  whole_earned: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "add", text: "survived until then", den: 1 }, { verb: "add", text: "survived until the end", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5923" }, { verb: "add", text: "Rex", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5924" }, { verb: "add", text: "with its partners", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5925" }],
  team_regions: [{ verb: "base", text: "", den: 1 }],
  team_wins: [{ verb: "needs", text: "There are no partners.", den: 1 }, { verb: "needs", text: "A partner is silent.", den: 1 }, { verb: "needs", text: "A region is missing.", den: 1 }],
  decided: [{ verb: "yes", text: "a Rex", den: 1 }, { verb: "yes", text: "a team", den: 1 }, { verb: "yes", text: "the last turn", den: 1 }, { verb: "yes", text: "nobody is left to fight", den: 1, cites: "ruling \"What happens when one ruler alone, or one team, is left\"" }, { verb: "otherwise", text: "", den: 1 }],
  best_remembered: [{ verb: "holds", text: "", den: 1 }],
};

export { why_fit_to_rule, guards_fit_to_rule, why_is_lost, guards_is_lost, why_vacant, guards_vacant, why_regions_of, guards_regions_of, why_harvest_of, guards_harvest_of, why_mint_of, guards_mint_of, why_people_of, guards_people_of, why_holds_artifact, guards_holds_artifact, why_works_of, guards_works_of, why_captives_of, guards_captives_of, why_of_power, guards_of_power, why_earned, guards_earned, why_survived, guards_survived, why_part_earned, guards_part_earned, why_whole_earned, guards_whole_earned, why_team_regions, guards_team_regions, why_team_wins, guards_team_wins, why_decided, guards_decided, why_best_remembered, guards_best_remembered, $labels_rules_victory };
