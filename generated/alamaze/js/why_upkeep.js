/** The rules of upkeep with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN, SPELL_KEEP_FOOD, SPELL_KEEP_GOLD, SPELL_SUMMONS } from "./tables.js";
import { law_share } from "./rules_court.js";
import { food_produced, gold_produced, weather } from "./rules_turn.js";
import { food_eaten, pay_drawn, ration, wage } from "./rules_upkeep.js";

function why_law_gold(kingdom, region, world) {
  const notes = [];
  let value = $mul(law_share(kingdom), $sum(world.places, (p) => p.kingdom === kingdom && p.region === region, (p) => gold_produced(p, world)));
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_law_gold(entry, kingdom, region, world) {
  switch (entry) {
  }
  return -1;
}

function why_law_food(kingdom, region, world) {
  const notes = [];
  let value = $mul(law_share(kingdom), $sum(world.places, (p) => p.kingdom === kingdom && p.region === region, (p) => food_produced(p, world)));
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_law_food(entry, kingdom, region, world) {
  switch (entry) {
  }
  return -1;
}

function why_food_eaten(kingdom, brigade, world) {
  const notes = [];
  let value;
  let brigade_breed = brigade.breed;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 3 /* ORIGIN_SUMMON */) {
    value = $sum([0 /* SPELL_PRESENCE */, 1 /* SPELL_INSTANT_SELF_TELEPORT */, 2 /* SPELL_SELF_INVISIBLE */, 3 /* SPELL_LIGHTNING_ATTACK */, 4 /* SPELL_DISPEL_MAGIC */, 5 /* SPELL_POWER_WORD_STUN */, 6 /* SPELL_ICE_TORRENT */, 7 /* SPELL_CHAIN_LIGHTNING */, 8 /* SPELL_PRISMATIC_RAYS */, 9 /* SPELL_INCENDIARY_CLOUD */, 10 /* SPELL_DISINTEGRATE */, 11 /* SPELL_ARCANE_DISJUNCTION */, 12 /* SPELL_DESTROY_UNDEAD */, 13 /* SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES */, 14 /* SPELL_WIND_STORM */, 15 /* SPELL_FLASH_FLOOD */, 16 /* SPELL_INSTANT_SUMMON_PHANTOMS */, 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */, 18 /* SPELL_STUN_LEADER */, 19 /* SPELL_KILL_LEADER_WIZARD */, 20 /* SPELL_CRACK_THE_SKY */, 21 /* SPELL_WALL_OF_FLAME */, 22 /* SPELL_SUMMON_DEATH */, 23 /* SPELL_SHIELD */, 24 /* SPELL_GUARDED_ATTACK */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */, 28 /* SPELL_CHAOS */, 29 /* SPELL_FEAR */, 30 /* SPELL_VALOR */, 31 /* SPELL_ANCIENT_INTERVENTION */, 32 /* SPELL_RAISE_ZOMBIES */, 33 /* SPELL_WARD_POPULATION_CENTER */, 34 /* SPELL_LIGHT_OF_THE_EVENING_STAR */, 35 /* SPELL_BRIDGE_OF_MIST */, 36 /* SPELL_DOME_OF_INVULNERABILITY */, 37 /* SPELL_DISPEL_DOME_OF_INVULNERABILITY */, 38 /* SPELL_MIRROR_IMAGE */, 39 /* SPELL_WIZARD_ASSIST_ENCOUNTER */, 40 /* SPELL_METEOR_STRIKE */, 41 /* SPELL_DIPLOMACY */, 42 /* SPELL_CREATE_FOOD */, 43 /* SPELL_CREATE_GOLD */, 44 /* SPELL_DIRE_WOLF_FAMILIAR */, 45 /* SPELL_WARD */, 46 /* SPELL_SLEEP */, 47 /* SPELL_AUGMENT_TITLE */, 48 /* SPELL_CONCEAL_EMISSARY */, 49 /* SPELL_REVEAL_KING_S_INFLUENCE */, 50 /* SPELL_CONJURE_SCANDAL */, 51 /* SPELL_CURSE */, 52 /* SPELL_CHARM_REGION */, 53 /* SPELL_INFURIATE_POPULACE */, 54 /* SPELL_CONJURE_PRESTIGE */, 55 /* SPELL_ENHANCE_KING_S_AURA */, 56 /* SPELL_CREATE_MAGICAL_ITEM */, 57 /* SPELL_STRENGTHEN_WALLS */, 58 /* SPELL_FERTILE_FIELDS */, 59 /* SPELL_HIDDEN_ORE */, 60 /* SPELL_RAISE_POPULATION_CENTER_CENSUS */, 61 /* SPELL_SUMMON_LEVIATHAN */, 62 /* SPELL_SUMMON_KRAKEN */, 63 /* SPELL_STORM_AT_SEA */, 64 /* SPELL_DISPEL_STORM_AT_SEA */, 65 /* SPELL_SHIP_OF_MIST */, 66 /* SPELL_SPEED */, 67 /* SPELL_UNVEIL_POPULATION_CENTERS */, 68 /* SPELL_PROTECTION_FROM_REGIONAL_EFFECT */, 69 /* SPELL_DISPEL_REGIONAL_EFFECT */, 70 /* SPELL_COLD_DARKNESS_REGIONAL_EFFECT */, 71 /* SPELL_BLINDING_LIGHT_REGIONAL_EFFECT */, 72 /* SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT */, 73 /* SPELL_PLAGUE_REGIONAL_EFFECT */, 74 /* SPELL_FAMINE_REGIONAL_EFFECT */, 75 /* SPELL_BOUNTY_REGIONAL_EFFECT */, 76 /* SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT */, 77 /* SPELL_LEARN_ARTIFACT_POWER */, 78 /* SPELL_MAGIC_RESEARCH */, 79 /* SPELL_RITE_OF_THE_MAGI */, 80 /* SPELL_HEAL */, 81 /* SPELL_LESSER_MASKING */, 82 /* SPELL_GREATER_MASKING */, 83 /* SPELL_SIMULACRUM */, 84 /* SPELL_TELEPORT_SELF */, 85 /* SPELL_TELEPORT_PATROL */, 86 /* SPELL_INVISIBLE_PATROL */, 87 /* SPELL_INVISIBLE_BRIGADE */, 88 /* SPELL_INVISIBLE_DIVISION */, 89 /* SPELL_INVISIBLE_ARMY */, 90 /* SPELL_TELEPORT_BRIGADE */, 91 /* SPELL_TELEPORT_DIVISION */, 92 /* SPELL_TELEPORT_ARMY */, 93 /* SPELL_TELEPORT_ARMY_GROUP */, 94 /* SPELL_LOCATE_CHARACTER_OR_GROUP */, 95 /* SPELL_UNVEIL_GROUP_LOCATIONS */, 96 /* SPELL_SUMMON_MINOTAURS */, 97 /* SPELL_SUMMON_SKELETONS */, 98 /* SPELL_SUMMON_GHOULS */, 99 /* SPELL_SUMMON_WIGHTS */, 100 /* SPELL_SUMMON_SPECTERS */, 101 /* SPELL_SUMMON_ROCK_GOLEMS */, 102 /* SPELL_SUMMON_MUMMIES */, 103 /* SPELL_SUMMON_IRON_GOLEM */, 104 /* SPELL_SUMMON_AIR_ELEMENTAL */, 105 /* SPELL_SUMMON_EARTH_ELEMENTAL */, 106 /* SPELL_WRAITH_FORM */, 107 /* SPELL_TRANSFORM_TO_LICH */, 108 /* SPELL_SUMMON_FIRE_ELEMENTAL */, 109 /* SPELL_SUMMON_WATER_ELEMENTAL */, 110 /* SPELL_SACRIFICE */, 111 /* SPELL_TRANSFORM_TO_NAZGUL */, 112 /* SPELL_PROJECT_IMAGE_OF_GROUP */, 113 /* SPELL_EAGLE_FAMILIAR */, 114 /* SPELL_RAVEN_FAMILIAR */, 115 /* SPELL_SUMMON_MONSTER_I_TROGLODYTE */, 116 /* SPELL_SUMMON_MONSTER_II_GNOLL */, 117 /* SPELL_SUMMON_MONSTER_III_OWLBEAR */, 118 /* SPELL_SUMMON_MONSTER_IV_GARGOYLE */, 119 /* SPELL_SUMMON_MONSTER_V_MANTICORE */, 120 /* SPELL_SUMMON_MONSTER_VI_ETTIN */, 121 /* SPELL_SUMMON_MONSTER_VII_UMBER_HULK */, 122 /* SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE */, 123 /* SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND */, 124 /* SPELL_SUMMON_PIT_FIEND */, 125 /* SPELL_IMP_FAMILIAR */, 126 /* SPELL_SUMMON_DEMON */, 127 /* SPELL_SUMMON_HIGH_DEMON */, 128 /* SPELL_TRUE_SEEING */, 129 /* SPELL_REVELATION */], (s) => SPELL_SUMMONS[s] === brigade_breed && SPELL_KEEP_FOOD[s] !== null, (s) => $present(SPELL_KEEP_FOOD[s], ""));
    notes.push([0, value]);
  } else if (BRIGADE_TYPE_ORIGIN[brigade_breed] !== 3 /* ORIGIN_SUMMON */) {
    notes.push([1, 1000]);
    value = 1000;
  } else {
    value = 0;
  }
  let share_ = 4;
  let kingdom_privileges = kingdom.privileges;
  if ($has(kingdom_privileges, 65 /* PRIVILEGE_WINTER_HUNGER */) && BRIGADE_TYPE_ORIGIN[brigade_breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && weather(world) === 3 /* SEASON_WINTER */) {
    notes.push([2, $mul(value, -2)]);
    share_ = share_ - 2;
  }
  if ($has(kingdom_privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */) && brigade_breed === 69 /* BRIGADE_TYPE_PALADINS */) {
    notes.push([3, $mul(value, -2)]);
    share_ = share_ - 2;
  }
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    notes.push([4, $mul(value, -1)]);
    share_ = share_ - 1;
  }
  if (share_ < 0) {
    throw new TooMuchTaken("food_eaten");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([5, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_food_eaten(entry, kingdom, brigade, world) {
  switch (entry) {
    case 0:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] === 3 /* ORIGIN_SUMMON */)) return 0;
      break;
    case 1:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] !== 3 /* ORIGIN_SUMMON */)) return 0;
      break;
    case 2:
      if (!($has(kingdom.privileges, 65 /* PRIVILEGE_WINTER_HUNGER */))) return 0;
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */)) return 1;
      if (!(weather(world) === 3 /* SEASON_WINTER */)) return 2;
      break;
    case 3:
      if (!($has(kingdom.privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */))) return 0;
      if (!(brigade.breed === 69 /* BRIGADE_TYPE_PALADINS */)) return 1;
      break;
    case 4:
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_pay_drawn(kingdom, brigade) {
  const notes = [];
  let value;
  let brigade_breed = brigade.breed;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 3 /* ORIGIN_SUMMON */) {
    value = $sum([0 /* SPELL_PRESENCE */, 1 /* SPELL_INSTANT_SELF_TELEPORT */, 2 /* SPELL_SELF_INVISIBLE */, 3 /* SPELL_LIGHTNING_ATTACK */, 4 /* SPELL_DISPEL_MAGIC */, 5 /* SPELL_POWER_WORD_STUN */, 6 /* SPELL_ICE_TORRENT */, 7 /* SPELL_CHAIN_LIGHTNING */, 8 /* SPELL_PRISMATIC_RAYS */, 9 /* SPELL_INCENDIARY_CLOUD */, 10 /* SPELL_DISINTEGRATE */, 11 /* SPELL_ARCANE_DISJUNCTION */, 12 /* SPELL_DESTROY_UNDEAD */, 13 /* SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES */, 14 /* SPELL_WIND_STORM */, 15 /* SPELL_FLASH_FLOOD */, 16 /* SPELL_INSTANT_SUMMON_PHANTOMS */, 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */, 18 /* SPELL_STUN_LEADER */, 19 /* SPELL_KILL_LEADER_WIZARD */, 20 /* SPELL_CRACK_THE_SKY */, 21 /* SPELL_WALL_OF_FLAME */, 22 /* SPELL_SUMMON_DEATH */, 23 /* SPELL_SHIELD */, 24 /* SPELL_GUARDED_ATTACK */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */, 28 /* SPELL_CHAOS */, 29 /* SPELL_FEAR */, 30 /* SPELL_VALOR */, 31 /* SPELL_ANCIENT_INTERVENTION */, 32 /* SPELL_RAISE_ZOMBIES */, 33 /* SPELL_WARD_POPULATION_CENTER */, 34 /* SPELL_LIGHT_OF_THE_EVENING_STAR */, 35 /* SPELL_BRIDGE_OF_MIST */, 36 /* SPELL_DOME_OF_INVULNERABILITY */, 37 /* SPELL_DISPEL_DOME_OF_INVULNERABILITY */, 38 /* SPELL_MIRROR_IMAGE */, 39 /* SPELL_WIZARD_ASSIST_ENCOUNTER */, 40 /* SPELL_METEOR_STRIKE */, 41 /* SPELL_DIPLOMACY */, 42 /* SPELL_CREATE_FOOD */, 43 /* SPELL_CREATE_GOLD */, 44 /* SPELL_DIRE_WOLF_FAMILIAR */, 45 /* SPELL_WARD */, 46 /* SPELL_SLEEP */, 47 /* SPELL_AUGMENT_TITLE */, 48 /* SPELL_CONCEAL_EMISSARY */, 49 /* SPELL_REVEAL_KING_S_INFLUENCE */, 50 /* SPELL_CONJURE_SCANDAL */, 51 /* SPELL_CURSE */, 52 /* SPELL_CHARM_REGION */, 53 /* SPELL_INFURIATE_POPULACE */, 54 /* SPELL_CONJURE_PRESTIGE */, 55 /* SPELL_ENHANCE_KING_S_AURA */, 56 /* SPELL_CREATE_MAGICAL_ITEM */, 57 /* SPELL_STRENGTHEN_WALLS */, 58 /* SPELL_FERTILE_FIELDS */, 59 /* SPELL_HIDDEN_ORE */, 60 /* SPELL_RAISE_POPULATION_CENTER_CENSUS */, 61 /* SPELL_SUMMON_LEVIATHAN */, 62 /* SPELL_SUMMON_KRAKEN */, 63 /* SPELL_STORM_AT_SEA */, 64 /* SPELL_DISPEL_STORM_AT_SEA */, 65 /* SPELL_SHIP_OF_MIST */, 66 /* SPELL_SPEED */, 67 /* SPELL_UNVEIL_POPULATION_CENTERS */, 68 /* SPELL_PROTECTION_FROM_REGIONAL_EFFECT */, 69 /* SPELL_DISPEL_REGIONAL_EFFECT */, 70 /* SPELL_COLD_DARKNESS_REGIONAL_EFFECT */, 71 /* SPELL_BLINDING_LIGHT_REGIONAL_EFFECT */, 72 /* SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT */, 73 /* SPELL_PLAGUE_REGIONAL_EFFECT */, 74 /* SPELL_FAMINE_REGIONAL_EFFECT */, 75 /* SPELL_BOUNTY_REGIONAL_EFFECT */, 76 /* SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT */, 77 /* SPELL_LEARN_ARTIFACT_POWER */, 78 /* SPELL_MAGIC_RESEARCH */, 79 /* SPELL_RITE_OF_THE_MAGI */, 80 /* SPELL_HEAL */, 81 /* SPELL_LESSER_MASKING */, 82 /* SPELL_GREATER_MASKING */, 83 /* SPELL_SIMULACRUM */, 84 /* SPELL_TELEPORT_SELF */, 85 /* SPELL_TELEPORT_PATROL */, 86 /* SPELL_INVISIBLE_PATROL */, 87 /* SPELL_INVISIBLE_BRIGADE */, 88 /* SPELL_INVISIBLE_DIVISION */, 89 /* SPELL_INVISIBLE_ARMY */, 90 /* SPELL_TELEPORT_BRIGADE */, 91 /* SPELL_TELEPORT_DIVISION */, 92 /* SPELL_TELEPORT_ARMY */, 93 /* SPELL_TELEPORT_ARMY_GROUP */, 94 /* SPELL_LOCATE_CHARACTER_OR_GROUP */, 95 /* SPELL_UNVEIL_GROUP_LOCATIONS */, 96 /* SPELL_SUMMON_MINOTAURS */, 97 /* SPELL_SUMMON_SKELETONS */, 98 /* SPELL_SUMMON_GHOULS */, 99 /* SPELL_SUMMON_WIGHTS */, 100 /* SPELL_SUMMON_SPECTERS */, 101 /* SPELL_SUMMON_ROCK_GOLEMS */, 102 /* SPELL_SUMMON_MUMMIES */, 103 /* SPELL_SUMMON_IRON_GOLEM */, 104 /* SPELL_SUMMON_AIR_ELEMENTAL */, 105 /* SPELL_SUMMON_EARTH_ELEMENTAL */, 106 /* SPELL_WRAITH_FORM */, 107 /* SPELL_TRANSFORM_TO_LICH */, 108 /* SPELL_SUMMON_FIRE_ELEMENTAL */, 109 /* SPELL_SUMMON_WATER_ELEMENTAL */, 110 /* SPELL_SACRIFICE */, 111 /* SPELL_TRANSFORM_TO_NAZGUL */, 112 /* SPELL_PROJECT_IMAGE_OF_GROUP */, 113 /* SPELL_EAGLE_FAMILIAR */, 114 /* SPELL_RAVEN_FAMILIAR */, 115 /* SPELL_SUMMON_MONSTER_I_TROGLODYTE */, 116 /* SPELL_SUMMON_MONSTER_II_GNOLL */, 117 /* SPELL_SUMMON_MONSTER_III_OWLBEAR */, 118 /* SPELL_SUMMON_MONSTER_IV_GARGOYLE */, 119 /* SPELL_SUMMON_MONSTER_V_MANTICORE */, 120 /* SPELL_SUMMON_MONSTER_VI_ETTIN */, 121 /* SPELL_SUMMON_MONSTER_VII_UMBER_HULK */, 122 /* SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE */, 123 /* SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND */, 124 /* SPELL_SUMMON_PIT_FIEND */, 125 /* SPELL_IMP_FAMILIAR */, 126 /* SPELL_SUMMON_DEMON */, 127 /* SPELL_SUMMON_HIGH_DEMON */, 128 /* SPELL_TRUE_SEEING */, 129 /* SPELL_REVELATION */], (s) => SPELL_SUMMONS[s] === brigade_breed && SPELL_KEEP_GOLD[s] !== null, (s) => $present(SPELL_KEEP_GOLD[s], ""));
    notes.push([0, value]);
  } else if (BRIGADE_TYPE_ORIGIN[brigade_breed] !== 3 /* ORIGIN_SUMMON */) {
    notes.push([1, 1500]);
    value = 1500;
  } else {
    value = 0;
  }
  let share_ = 4;
  if ($has(kingdom.privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */) && brigade_breed === 69 /* BRIGADE_TYPE_PALADINS */) {
    notes.push([2, $mul(value, -2)]);
    share_ = share_ - 2;
  }
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    notes.push([3, $mul(value, -1)]);
    share_ = share_ - 1;
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 2), 4);
  notes.push([4, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_pay_drawn(entry, kingdom, brigade) {
  switch (entry) {
    case 0:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] === 3 /* ORIGIN_SUMMON */)) return 0;
      break;
    case 1:
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] !== 3 /* ORIGIN_SUMMON */)) return 0;
      break;
    case 2:
      if (!($has(kingdom.privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */))) return 0;
      if (!(brigade.breed === 69 /* BRIGADE_TYPE_PALADINS */)) return 1;
      break;
    case 3:
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_ration(group, world) {
  const notes = [];
  let value = $sum(group.brigades, null, (b) => food_eaten(group.kingdom, b, world));
  notes.push([0, value]);
  if (world.happened("wintering", "this", 0, group)) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_ration(entry, group, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("wintering", "this", 0, group))) return 0;
      break;
  }
  return -1;
}

function why_wage(group, world) {
  const notes = [];
  let value = $sum(group.brigades, null, (b) => pay_drawn(group.kingdom, b));
  notes.push([0, value]);
  if (world.happened("wintering", "this", 0, group)) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_wage(entry, group, world) {
  switch (entry) {
    case 1:
      if (!(world.happened("wintering", "this", 0, group))) return 0;
      break;
  }
  return -1;
}

function why_food_needed(kingdom, world) {
  const notes = [];
  let value = $sum(world.groups, (g) => g.kingdom === kingdom && !world.happened("forages", "this", 0, g), (g) => ration(g, world));
  notes.push([0, value]);
  return [value, notes];
}

function guards_food_needed(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_pay_needed(kingdom, world) {
  const notes = [];
  let value = $sum(world.groups, (g) => g.kingdom === kingdom && !world.happened("unpaid_troops", "this", 0, g), (g) => wage(g, world));
  notes.push([0, value]);
  return [value, notes];
}

function guards_pay_needed(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_desert(brigade) {
  const notes = [];
  if (brigade.breed === 80 /* BRIGADE_TYPE_SKELETONS */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_may_desert(entry, brigade) {
  switch (entry) {
    case 0:
      if (!(brigade.breed === 80 /* BRIGADE_TYPE_SKELETONS */)) return 0;
      break;
  }
  return -1;
}

function why_place_in_want(group) {
  const notes = [];
  if (group.first) {
    notes.push([0, 0]);
    return [1, notes];
  }
  notes.push([1, 0]);
  return [2, notes];
}

function guards_place_in_want(entry, group) {
  switch (entry) {
    case 0:
      if (!(group.first)) return 0;
      break;
  }
  return -1;
}

function why_lift(extra) {
  const notes = [];
  if (extra === 0 /* BETTER_SHARE_MORE_FOOD */) {
    notes.push([0, 0]);
    return [2 /* MORALE_EVENT_EXTRA_FOOD */, notes];
  }
  if (extra === 1 /* BETTER_SHARE_MORE_PAY */) {
    notes.push([1, 0]);
    return [3 /* MORALE_EVENT_EXTRA_GOLD */, notes];
  }
  notes.push([2, 0]);
  return [4 /* MORALE_EVENT_EXTRA_BOTH */, notes];
}

function guards_lift(entry, extra) {
  switch (entry) {
    case 0:
      if (!(extra === 0 /* BETTER_SHARE_MORE_FOOD */)) return 0;
      break;
    case 1:
      if (!(extra === 1 /* BETTER_SHARE_MORE_PAY */)) return 0;
      break;
    case 2:
      if (!(extra === 2 /* BETTER_SHARE_MORE_OF_BOTH */)) return 0;
      break;
  }
  return -1;
}

function why_extra_food(group, extra, world) {
  const notes = [];
  let value = ration(group, world);
  notes.push([0, value]);
  if (extra === 1 /* BETTER_SHARE_MORE_PAY */) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_extra_food(entry, group, extra, world) {
  switch (entry) {
    case 1:
      if (!(extra === 1 /* BETTER_SHARE_MORE_PAY */)) return 0;
      break;
  }
  return -1;
}

function why_extra_pay(group, extra, world) {
  const notes = [];
  let value = wage(group, world);
  notes.push([0, value]);
  if (extra === 0 /* BETTER_SHARE_MORE_FOOD */) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_extra_pay(entry, group, extra, world) {
  switch (entry) {
    case 1:
      if (!(extra === 0 /* BETTER_SHARE_MORE_FOOD */)) return 0;
      break;
  }
  return -1;
}

function why_others_lack(group, breed) {
  const notes = [];
  let group_brigades = group.brigades;
  if ($any(group_brigades, (b) => b.breed !== breed && b.attrition > 0)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($count(group_brigades, (b) => b.breed === breed && b.attrition > 0) <= 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_others_lack(entry, group, breed) {
  switch (entry) {
    case 0:
      if (!($any(group.brigades, (b) => b.breed !== breed && b.attrition > 0))) return 0;
      break;
    case 1:
      if (!($count(group.brigades, (b) => b.breed === breed && b.attrition > 0) > 1)) return 0;
      break;
  }
  return -1;
}

function why_closed_ranks(brigade, men, gaps) {
  const notes = [];
  let value = brigade.attrition;
  notes.push([0, value]);
  let times = $larger(0, $sub(gaps, men));
  notes.push([1, $mul(value, $sub(times, 1))]);
  value = $mul(value, times);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, gaps));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "closed_ranks");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([4, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_closed_ranks(entry, brigade, men, gaps) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_upkeep = {
  law_gold: [{ verb: "base", text: "", den: 100 }, { verb: "at least", text: "nothing to tax", den: 100 }, { verb: "round", text: "whole coins", den: 100, cites: "ruling \"What happens to fractions\"" }],
  law_food: [{ verb: "base", text: "", den: 100 }, { verb: "at least", text: "nothing to tax", den: 100 }, { verb: "round", text: "whole sacks", den: 100, cites: "ruling \"What happens to fractions\"" }],
  food_eaten: [{ verb: "base", text: "a summoned brigade", den: 1 }, { verb: "base", text: "any other", den: 1, cites: "ruling \"What a brigade eats whose needs the book does not print\"" }, { verb: "reduce by", text: "they hunt by night", den: 4, source: "Winter Moon (privilege)" }, { verb: "reduce by", text: "vows", den: 4, source: "Paladins At Half Pay (privilege)" }, { verb: "reduce by", text: "fear is cheap", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869", source: "Evil (trait)" }, { verb: "round", text: "whole sacks", den: 4, cites: "ruling \"What happens to fractions\"" }],
  pay_drawn: [{ verb: "base", text: "a summoned brigade", den: 1 }, { verb: "base", text: "any other", den: 1, cites: "ruling \"What a brigade is paid whose needs the book does not print\"" }, { verb: "reduce by", text: "vows", den: 4, source: "Paladins At Half Pay (privilege)" }, { verb: "reduce by", text: "fear is cheap", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869", source: "Evil (trait)" }, { verb: "round", text: "whole coins", den: 4, cites: "ruling \"What happens to fractions\"" }],
  ration: [{ verb: "base", text: "its brigades", den: 1 }, { verb: "reduce by", text: "a winter camp", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#194 \u2013 Wintering Group\", line 4271" }, { verb: "round", text: "whole sacks", den: 2, cites: "ruling \"What happens to fractions\"" }],
  wage: [{ verb: "base", text: "its brigades", den: 1 }, { verb: "reduce by", text: "a winter camp", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#194 \u2013 Wintering Group\", line 4271" }, { verb: "round", text: "whole coins", den: 2, cites: "ruling \"What happens to fractions\"" }],
  food_needed: [{ verb: "base", text: "", den: 1 }],
  pay_needed: [{ verb: "base", text: "", den: 1 }],
  may_desert: [{ verb: "no", text: "nothing wears them down short of the end", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4034" }, { verb: "otherwise", text: "", den: 1 }],
  place_in_want: [{ verb: "case", text: "the kingdom's banner", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  lift: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  extra_food: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "gold alone", den: 1 }],
  extra_pay: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "food alone", den: 1 }],
  others_lack: [{ verb: "yes", text: "other kinds", den: 1 }, { verb: "holds", text: "others of the kind", den: 1 }],
  closed_ranks: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "gaps that are left", den: 1 }, { verb: "divide by", text: "all gaps", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
};

export { why_law_gold, guards_law_gold, why_law_food, guards_law_food, why_food_eaten, guards_food_eaten, why_pay_drawn, guards_pay_drawn, why_ration, guards_ration, why_wage, guards_wage, why_food_needed, guards_food_needed, why_pay_needed, guards_pay_needed, why_may_desert, guards_may_desert, why_place_in_want, guards_place_in_want, why_lift, guards_lift, why_extra_food, guards_extra_food, why_extra_pay, guards_extra_pay, why_others_lack, guards_others_lack, why_closed_ranks, guards_closed_ranks, $labels_rules_upkeep };
