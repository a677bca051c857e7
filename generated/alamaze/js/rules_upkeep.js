/** The rules of upkeep. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $count, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN, SPELL_KEEP_FOOD, SPELL_KEEP_GOLD, SPELL_SUMMONS } from "./tables.js";
import { law_share } from "./rules_court.js";
import { food_produced, gold_produced, weather } from "./rules_turn.js";

function law_gold(kingdom, region, world) {
  let value = $mul(law_share(kingdom), $sum(world.places, (p) => p.kingdom === kingdom && p.region === region, (p) => gold_produced(p, world)));
  if (value < 0) {
    value = 0;
  }
  return $floorDiv($add(value, 50), 100);
}

function law_food(kingdom, region, world) {
  let value = $mul(law_share(kingdom), $sum(world.places, (p) => p.kingdom === kingdom && p.region === region, (p) => food_produced(p, world)));
  if (value < 0) {
    value = 0;
  }
  return $floorDiv($add(value, 50), 100);
}

function food_eaten(kingdom, brigade, world) {
  let value;
  let brigade_breed = brigade.breed;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 3 /* ORIGIN_SUMMON */) {
    value = $sum([0 /* SPELL_PRESENCE */, 1 /* SPELL_INSTANT_SELF_TELEPORT */, 2 /* SPELL_SELF_INVISIBLE */, 3 /* SPELL_LIGHTNING_ATTACK */, 4 /* SPELL_DISPEL_MAGIC */, 5 /* SPELL_POWER_WORD_STUN */, 6 /* SPELL_ICE_TORRENT */, 7 /* SPELL_CHAIN_LIGHTNING */, 8 /* SPELL_PRISMATIC_RAYS */, 9 /* SPELL_INCENDIARY_CLOUD */, 10 /* SPELL_DISINTEGRATE */, 11 /* SPELL_ARCANE_DISJUNCTION */, 12 /* SPELL_DESTROY_UNDEAD */, 13 /* SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES */, 14 /* SPELL_WIND_STORM */, 15 /* SPELL_FLASH_FLOOD */, 16 /* SPELL_INSTANT_SUMMON_PHANTOMS */, 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */, 18 /* SPELL_STUN_LEADER */, 19 /* SPELL_KILL_LEADER_WIZARD */, 20 /* SPELL_CRACK_THE_SKY */, 21 /* SPELL_WALL_OF_FLAME */, 22 /* SPELL_SUMMON_DEATH */, 23 /* SPELL_SHIELD */, 24 /* SPELL_GUARDED_ATTACK */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */, 28 /* SPELL_CHAOS */, 29 /* SPELL_FEAR */, 30 /* SPELL_VALOR */, 31 /* SPELL_ANCIENT_INTERVENTION */, 32 /* SPELL_RAISE_ZOMBIES */, 33 /* SPELL_WARD_POPULATION_CENTER */, 34 /* SPELL_LIGHT_OF_THE_EVENING_STAR */, 35 /* SPELL_BRIDGE_OF_MIST */, 36 /* SPELL_DOME_OF_INVULNERABILITY */, 37 /* SPELL_DISPEL_DOME_OF_INVULNERABILITY */, 38 /* SPELL_MIRROR_IMAGE */, 39 /* SPELL_WIZARD_ASSIST_ENCOUNTER */, 40 /* SPELL_METEOR_STRIKE */, 41 /* SPELL_DIPLOMACY */, 42 /* SPELL_CREATE_FOOD */, 43 /* SPELL_CREATE_GOLD */, 44 /* SPELL_DIRE_WOLF_FAMILIAR */, 45 /* SPELL_WARD */, 46 /* SPELL_SLEEP */, 47 /* SPELL_AUGMENT_TITLE */, 48 /* SPELL_CONCEAL_EMISSARY */, 49 /* SPELL_REVEAL_KING_S_INFLUENCE */, 50 /* SPELL_CONJURE_SCANDAL */, 51 /* SPELL_CURSE */, 52 /* SPELL_CHARM_REGION */, 53 /* SPELL_INFURIATE_POPULACE */, 54 /* SPELL_CONJURE_PRESTIGE */, 55 /* SPELL_ENHANCE_KING_S_AURA */, 56 /* SPELL_CREATE_MAGICAL_ITEM */, 57 /* SPELL_STRENGTHEN_WALLS */, 58 /* SPELL_FERTILE_FIELDS */, 59 /* SPELL_HIDDEN_ORE */, 60 /* SPELL_RAISE_POPULATION_CENTER_CENSUS */, 61 /* SPELL_SUMMON_LEVIATHAN */, 62 /* SPELL_SUMMON_KRAKEN */, 63 /* SPELL_STORM_AT_SEA */, 64 /* SPELL_DISPEL_STORM_AT_SEA */, 65 /* SPELL_SHIP_OF_MIST */, 66 /* SPELL_SPEED */, 67 /* SPELL_UNVEIL_POPULATION_CENTERS */, 68 /* SPELL_PROTECTION_FROM_REGIONAL_EFFECT */, 69 /* SPELL_DISPEL_REGIONAL_EFFECT */, 70 /* SPELL_COLD_DARKNESS_REGIONAL_EFFECT */, 71 /* SPELL_BLINDING_LIGHT_REGIONAL_EFFECT */, 72 /* SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT */, 73 /* SPELL_PLAGUE_REGIONAL_EFFECT */, 74 /* SPELL_FAMINE_REGIONAL_EFFECT */, 75 /* SPELL_BOUNTY_REGIONAL_EFFECT */, 76 /* SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT */, 77 /* SPELL_LEARN_ARTIFACT_POWER */, 78 /* SPELL_MAGIC_RESEARCH */, 79 /* SPELL_RITE_OF_THE_MAGI */, 80 /* SPELL_HEAL */, 81 /* SPELL_LESSER_MASKING */, 82 /* SPELL_GREATER_MASKING */, 83 /* SPELL_SIMULACRUM */, 84 /* SPELL_TELEPORT_SELF */, 85 /* SPELL_TELEPORT_PATROL */, 86 /* SPELL_INVISIBLE_PATROL */, 87 /* SPELL_INVISIBLE_BRIGADE */, 88 /* SPELL_INVISIBLE_DIVISION */, 89 /* SPELL_INVISIBLE_ARMY */, 90 /* SPELL_TELEPORT_BRIGADE */, 91 /* SPELL_TELEPORT_DIVISION */, 92 /* SPELL_TELEPORT_ARMY */, 93 /* SPELL_TELEPORT_ARMY_GROUP */, 94 /* SPELL_LOCATE_CHARACTER_OR_GROUP */, 95 /* SPELL_UNVEIL_GROUP_LOCATIONS */, 96 /* SPELL_SUMMON_MINOTAURS */, 97 /* SPELL_SUMMON_SKELETONS */, 98 /* SPELL_SUMMON_GHOULS */, 99 /* SPELL_SUMMON_WIGHTS */, 100 /* SPELL_SUMMON_SPECTERS */, 101 /* SPELL_SUMMON_ROCK_GOLEMS */, 102 /* SPELL_SUMMON_MUMMIES */, 103 /* SPELL_SUMMON_IRON_GOLEM */, 104 /* SPELL_SUMMON_AIR_ELEMENTAL */, 105 /* SPELL_SUMMON_EARTH_ELEMENTAL */, 106 /* SPELL_WRAITH_FORM */, 107 /* SPELL_TRANSFORM_TO_LICH */, 108 /* SPELL_SUMMON_FIRE_ELEMENTAL */, 109 /* SPELL_SUMMON_WATER_ELEMENTAL */, 110 /* SPELL_SACRIFICE */, 111 /* SPELL_TRANSFORM_TO_NAZGUL */, 112 /* SPELL_PROJECT_IMAGE_OF_GROUP */, 113 /* SPELL_EAGLE_FAMILIAR */, 114 /* SPELL_RAVEN_FAMILIAR */, 115 /* SPELL_SUMMON_MONSTER_I_TROGLODYTE */, 116 /* SPELL_SUMMON_MONSTER_II_GNOLL */, 117 /* SPELL_SUMMON_MONSTER_III_OWLBEAR */, 118 /* SPELL_SUMMON_MONSTER_IV_GARGOYLE */, 119 /* SPELL_SUMMON_MONSTER_V_MANTICORE */, 120 /* SPELL_SUMMON_MONSTER_VI_ETTIN */, 121 /* SPELL_SUMMON_MONSTER_VII_UMBER_HULK */, 122 /* SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE */, 123 /* SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND */, 124 /* SPELL_SUMMON_PIT_FIEND */, 125 /* SPELL_IMP_FAMILIAR */, 126 /* SPELL_SUMMON_DEMON */, 127 /* SPELL_SUMMON_HIGH_DEMON */, 128 /* SPELL_TRUE_SEEING */, 129 /* SPELL_REVELATION */], (s) => SPELL_SUMMONS[s] === brigade_breed && SPELL_KEEP_FOOD[s] !== null, (s) => $present(SPELL_KEEP_FOOD[s], ""));
  } else {
    value = 1000;
  }
  let share_ = 4;
  let kingdom_privileges = kingdom.privileges;
  if ($has(kingdom_privileges, 65 /* PRIVILEGE_WINTER_HUNGER */) && BRIGADE_TYPE_ORIGIN[brigade_breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && weather(world) === 3 /* SEASON_WINTER */) {
    share_ = share_ - 2;
  }
  if (brigade_breed === 69 /* BRIGADE_TYPE_PALADINS */ && $has(kingdom_privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */)) {
    share_ = share_ - 2;
  }
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    share_ = share_ - 1;
  }
  if (share_ < 0) {
    throw new TooMuchTaken("food_eaten");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 2), 4);
}

function pay_drawn(kingdom, brigade) {
  let value;
  let brigade_breed = brigade.breed;
  if (BRIGADE_TYPE_ORIGIN[brigade_breed] === 3 /* ORIGIN_SUMMON */) {
    value = $sum([0 /* SPELL_PRESENCE */, 1 /* SPELL_INSTANT_SELF_TELEPORT */, 2 /* SPELL_SELF_INVISIBLE */, 3 /* SPELL_LIGHTNING_ATTACK */, 4 /* SPELL_DISPEL_MAGIC */, 5 /* SPELL_POWER_WORD_STUN */, 6 /* SPELL_ICE_TORRENT */, 7 /* SPELL_CHAIN_LIGHTNING */, 8 /* SPELL_PRISMATIC_RAYS */, 9 /* SPELL_INCENDIARY_CLOUD */, 10 /* SPELL_DISINTEGRATE */, 11 /* SPELL_ARCANE_DISJUNCTION */, 12 /* SPELL_DESTROY_UNDEAD */, 13 /* SPELL_INSTANT_SUMMON_PHANTASMAL_FORCES */, 14 /* SPELL_WIND_STORM */, 15 /* SPELL_FLASH_FLOOD */, 16 /* SPELL_INSTANT_SUMMON_PHANTOMS */, 17 /* SPELL_PROTECT_HEROES_AND_WIZARDS */, 18 /* SPELL_STUN_LEADER */, 19 /* SPELL_KILL_LEADER_WIZARD */, 20 /* SPELL_CRACK_THE_SKY */, 21 /* SPELL_WALL_OF_FLAME */, 22 /* SPELL_SUMMON_DEATH */, 23 /* SPELL_SHIELD */, 24 /* SPELL_GUARDED_ATTACK */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */, 28 /* SPELL_CHAOS */, 29 /* SPELL_FEAR */, 30 /* SPELL_VALOR */, 31 /* SPELL_ANCIENT_INTERVENTION */, 32 /* SPELL_RAISE_ZOMBIES */, 33 /* SPELL_WARD_POPULATION_CENTER */, 34 /* SPELL_LIGHT_OF_THE_EVENING_STAR */, 35 /* SPELL_BRIDGE_OF_MIST */, 36 /* SPELL_DOME_OF_INVULNERABILITY */, 37 /* SPELL_DISPEL_DOME_OF_INVULNERABILITY */, 38 /* SPELL_MIRROR_IMAGE */, 39 /* SPELL_WIZARD_ASSIST_ENCOUNTER */, 40 /* SPELL_METEOR_STRIKE */, 41 /* SPELL_DIPLOMACY */, 42 /* SPELL_CREATE_FOOD */, 43 /* SPELL_CREATE_GOLD */, 44 /* SPELL_DIRE_WOLF_FAMILIAR */, 45 /* SPELL_WARD */, 46 /* SPELL_SLEEP */, 47 /* SPELL_AUGMENT_TITLE */, 48 /* SPELL_CONCEAL_EMISSARY */, 49 /* SPELL_REVEAL_KING_S_INFLUENCE */, 50 /* SPELL_CONJURE_SCANDAL */, 51 /* SPELL_CURSE */, 52 /* SPELL_CHARM_REGION */, 53 /* SPELL_INFURIATE_POPULACE */, 54 /* SPELL_CONJURE_PRESTIGE */, 55 /* SPELL_ENHANCE_KING_S_AURA */, 56 /* SPELL_CREATE_MAGICAL_ITEM */, 57 /* SPELL_STRENGTHEN_WALLS */, 58 /* SPELL_FERTILE_FIELDS */, 59 /* SPELL_HIDDEN_ORE */, 60 /* SPELL_RAISE_POPULATION_CENTER_CENSUS */, 61 /* SPELL_SUMMON_LEVIATHAN */, 62 /* SPELL_SUMMON_KRAKEN */, 63 /* SPELL_STORM_AT_SEA */, 64 /* SPELL_DISPEL_STORM_AT_SEA */, 65 /* SPELL_SHIP_OF_MIST */, 66 /* SPELL_SPEED */, 67 /* SPELL_UNVEIL_POPULATION_CENTERS */, 68 /* SPELL_PROTECTION_FROM_REGIONAL_EFFECT */, 69 /* SPELL_DISPEL_REGIONAL_EFFECT */, 70 /* SPELL_COLD_DARKNESS_REGIONAL_EFFECT */, 71 /* SPELL_BLINDING_LIGHT_REGIONAL_EFFECT */, 72 /* SPELL_DEMONIC_VISIONS_REGIONAL_EFFECT */, 73 /* SPELL_PLAGUE_REGIONAL_EFFECT */, 74 /* SPELL_FAMINE_REGIONAL_EFFECT */, 75 /* SPELL_BOUNTY_REGIONAL_EFFECT */, 76 /* SPELL_RAISE_REGIONAL_CENSUS_REGIONAL_EFFECT */, 77 /* SPELL_LEARN_ARTIFACT_POWER */, 78 /* SPELL_MAGIC_RESEARCH */, 79 /* SPELL_RITE_OF_THE_MAGI */, 80 /* SPELL_HEAL */, 81 /* SPELL_LESSER_MASKING */, 82 /* SPELL_GREATER_MASKING */, 83 /* SPELL_SIMULACRUM */, 84 /* SPELL_TELEPORT_SELF */, 85 /* SPELL_TELEPORT_PATROL */, 86 /* SPELL_INVISIBLE_PATROL */, 87 /* SPELL_INVISIBLE_BRIGADE */, 88 /* SPELL_INVISIBLE_DIVISION */, 89 /* SPELL_INVISIBLE_ARMY */, 90 /* SPELL_TELEPORT_BRIGADE */, 91 /* SPELL_TELEPORT_DIVISION */, 92 /* SPELL_TELEPORT_ARMY */, 93 /* SPELL_TELEPORT_ARMY_GROUP */, 94 /* SPELL_LOCATE_CHARACTER_OR_GROUP */, 95 /* SPELL_UNVEIL_GROUP_LOCATIONS */, 96 /* SPELL_SUMMON_MINOTAURS */, 97 /* SPELL_SUMMON_SKELETONS */, 98 /* SPELL_SUMMON_GHOULS */, 99 /* SPELL_SUMMON_WIGHTS */, 100 /* SPELL_SUMMON_SPECTERS */, 101 /* SPELL_SUMMON_ROCK_GOLEMS */, 102 /* SPELL_SUMMON_MUMMIES */, 103 /* SPELL_SUMMON_IRON_GOLEM */, 104 /* SPELL_SUMMON_AIR_ELEMENTAL */, 105 /* SPELL_SUMMON_EARTH_ELEMENTAL */, 106 /* SPELL_WRAITH_FORM */, 107 /* SPELL_TRANSFORM_TO_LICH */, 108 /* SPELL_SUMMON_FIRE_ELEMENTAL */, 109 /* SPELL_SUMMON_WATER_ELEMENTAL */, 110 /* SPELL_SACRIFICE */, 111 /* SPELL_TRANSFORM_TO_NAZGUL */, 112 /* SPELL_PROJECT_IMAGE_OF_GROUP */, 113 /* SPELL_EAGLE_FAMILIAR */, 114 /* SPELL_RAVEN_FAMILIAR */, 115 /* SPELL_SUMMON_MONSTER_I_TROGLODYTE */, 116 /* SPELL_SUMMON_MONSTER_II_GNOLL */, 117 /* SPELL_SUMMON_MONSTER_III_OWLBEAR */, 118 /* SPELL_SUMMON_MONSTER_IV_GARGOYLE */, 119 /* SPELL_SUMMON_MONSTER_V_MANTICORE */, 120 /* SPELL_SUMMON_MONSTER_VI_ETTIN */, 121 /* SPELL_SUMMON_MONSTER_VII_UMBER_HULK */, 122 /* SPELL_SUMMON_MONSTER_VIII_GELATINOUS_CUBE */, 123 /* SPELL_SUMMON_MONSTER_IX_SHAMBLING_MOUND */, 124 /* SPELL_SUMMON_PIT_FIEND */, 125 /* SPELL_IMP_FAMILIAR */, 126 /* SPELL_SUMMON_DEMON */, 127 /* SPELL_SUMMON_HIGH_DEMON */, 128 /* SPELL_TRUE_SEEING */, 129 /* SPELL_REVELATION */], (s) => SPELL_SUMMONS[s] === brigade_breed && SPELL_KEEP_GOLD[s] !== null, (s) => $present(SPELL_KEEP_GOLD[s], ""));
  } else {
    value = 1500;
  }
  let share_ = 4;
  if (brigade_breed === 69 /* BRIGADE_TYPE_PALADINS */ && $has(kingdom.privileges, 72 /* PRIVILEGE_PALADIN_UPKEEP */)) {
    share_ = share_ - 2;
  }
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    share_ = share_ - 1;
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 2), 4);
}

function ration(group, world) {
  let value = $sum(group.brigades, null, (b) => food_eaten(group.kingdom, b, world));
  if (!world.happened("wintering", "this", 0, group)) {
    value = $mul(value, 2);
  }
  return $floorDiv($add(value, 1), 2);
}

function wage(group, world) {
  let value = $sum(group.brigades, null, (b) => pay_drawn(group.kingdom, b));
  if (!world.happened("wintering", "this", 0, group)) {
    value = $mul(value, 2);
  }
  return $floorDiv($add(value, 1), 2);
}

function food_needed(kingdom, world) {
  return $sum(world.groups, (g) => g.kingdom === kingdom && !world.happened("forages", "this", 0, g), (g) => ration(g, world));
}

function pay_needed(kingdom, world) {
  return $sum(world.groups, (g) => g.kingdom === kingdom && !world.happened("unpaid_troops", "this", 0, g), (g) => wage(g, world));
}

function may_desert(brigade) {
  return brigade.breed !== 80 /* BRIGADE_TYPE_SKELETONS */;
}

function place_in_want(group) {
  if (group.first) {
    return 1;
  }
  return 2;
}

function lift(extra) {
  if (extra === 0 /* BETTER_SHARE_MORE_FOOD */) {
    return 2 /* MORALE_EVENT_EXTRA_FOOD */;
  }
  if (extra === 1 /* BETTER_SHARE_MORE_PAY */) {
    return 3 /* MORALE_EVENT_EXTRA_GOLD */;
  }
  return 4 /* MORALE_EVENT_EXTRA_BOTH */;
}

function extra_food(group, extra, world) {
  let value = ration(group, world);
  if (extra === 1 /* BETTER_SHARE_MORE_PAY */) {
    value = 0;
  }
  return value;
}

function extra_pay(group, extra, world) {
  let value = wage(group, world);
  if (extra === 0 /* BETTER_SHARE_MORE_FOOD */) {
    value = 0;
  }
  return value;
}

function others_lack(group, breed) {
  let group_brigades = group.brigades;
  if ($any(group_brigades, (b) => b.breed !== breed && b.attrition > 0)) {
    return true;
  }
  return $count(group_brigades, (b) => b.breed === breed && b.attrition > 0) > 1;
}

function closed_ranks(brigade, men, gaps) {
  let value = brigade.attrition;
  value = $mul(value, $larger(0, $sub(gaps, men)));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, gaps));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "closed_ranks");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

export { law_gold, law_food, food_eaten, pay_drawn, ration, wage, food_needed, pay_needed, may_desert, place_in_want, lift, extra_food, extra_pay, others_lack, closed_ranks };
