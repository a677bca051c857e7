/** The rules of combat. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $FLOOR, $add, $extreme, $floorDiv, $has, $larger, $low, $meets, $mul, $present, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $pick, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_STALWART, BRIGADE_TYPE_UNDEAD, BUILDING_SPELL_BONUS, REGION_CLIMATE, REGION_RETREAT_FACTOR, SPELL_DAMAGE, SPELL_FIRE, SPELL_FOE_CHARGE, SPELL_FOE_MISSILES, SPELL_MORALE_GAIN, SPELL_MORALE_LOSS, SPELL_OWN_CHARGE, SPELL_OWN_MISSILES, SPELL_SHUNNED, SPELL_SPARES, STAGE_ARM, STAGE_ORIGIN, STAGE_SHARE, TACTIC_ORDERLY, TACTIC_RETREAT, defense_values_toughness, leader_bonuses_bonus, ratings_defense } from "./tables.js";
import { eye_power, fiends_fire, magic_proof } from "./rules_abilities.js";
import { adeptness, brigades_of, flying, group_value, troop_value } from "./rules_brigades.js";
import { crossing_losses } from "./rules_casting_battle.js";
import { armor_gain, weapon_gain } from "./rules_forge.js";
import { morale_swing, presence } from "./rules_magic.js";
import { all_dead } from "./rules_morale.js";
import { controls } from "./rules_realm.js";
import { in_earnest, lured, stance } from "./rules_tactics.js";

const $rules_combat_1 = new Set([3 /* SPELL_LIGHTNING_ATTACK */, 21 /* SPELL_WALL_OF_FLAME */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */]);

function surprised(side) {
  if (side.entrenched) {
    return false;
  }
  if ((side.group.kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0) {
    return false;
  }
  return !side.attacking && side.ordered === 0 /* TACTIC_NO_ORDERS */;
}

function leader_bonus(side, enemy) {
  let value = $sum(side.group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank));
  let share_ = 100;
  if (surprised(side)) {
    share_ = share_ - 50;
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    share_ = share_ - 33;
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 50), 100);
}

function declared(side, enemy) {
  return $any(side.group.kingdom.enemies, (k) => k === enemy.group.kingdom);
}

function combat_bonus(side, enemy, world) {
  let value = 100;
  value = $add(value, leader_bonus(side, enemy));
  let declared_ = declared(side, enemy);
  if (declared_) {
    value = $add(value, 5);
  }
  let side_group = side.group;
  if (side_group.first) {
    value = $add(value, 5);
  }
  if (!side.attacking && side.ordered !== 0 /* TACTIC_NO_ORDERS */ && !side.entrenched) {
    value = $add(value, 10);
  }
  value = $add(value, adeptness(side_group));
  if (seasonal_attack(side, world)) {
    value = $add(value, 20);
  }
  value = $sub(value, $mul(side.battles, 15));
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 1 /* BRIGADE_TYPE_APES */) !== 0 && side_group.terrain === 3 /* TERRAIN_FOREST */) {
    value = $add(value, $mul($count(side_group.brigades, (b) => b.breed === 0 /* BRIGADE_TYPE_APES */ && b.experience >= 1 /* EXPERIENCE_REGULAR */), 10));
  }
  let side_group_artifacts = $low(side_group.artifacts);
  if ((side_group_artifacts & 5176320) !== 0) {
    if ((side_group_artifacts & 1024 /* ARTIFACT_ANGLAKEL */) !== 0) {
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 2048 /* ARTIFACT_AXE_OF_FARIN */) !== 0) {
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 4096 /* ARTIFACT_BOW_OF_HERACLES */) !== 0) {
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 8192 /* ARTIFACT_ELAN */) !== 0) {
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 16384 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */) !== 0) {
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 32768 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */) !== 0) {
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 131072 /* ARTIFACT_MORGAL_BLADE */) !== 0) {
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 262144 /* ARTIFACT_MORNING_STAR_OF_TORAG */) !== 0) {
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 524288 /* ARTIFACT_NARSIL */) !== 0) {
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 4194304 /* ARTIFACT_SWORD_OF_ALVINITAR */) !== 0) {
      value = $add(value, 15);
    }
  }
  if ($has(side_group_types, 96 /* BRIGADE_TYPE_WILDLINGS */) && feels(side, 3 /* SEASON_WINTER */, world)) {
    value = $add(value, $mul(brigades_of(side_group, 96 /* BRIGADE_TYPE_WILDLINGS */), 5));
  }
  if (side_group.gear !== 0) {
    value = $add(value, weapon_gain(side_group));
  }
  if (side_group.kingdom.began_as === 21 /* KINGDOM_LYCANS */ && declared_) {
    value = $add(value, 5);
  }
  if ($has(side_group_types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */)) {
    value = $mul(value, 11);
  } else {
    value = $mul(value, 10);
  }
  let share_ = 10;
  if (surprised(side)) {
    share_ = share_ - 3;
  }
  let side_entrenched = side.entrenched;
  if (side_entrenched) {
    share_ = share_ - 1;
  }
  value = $mul(value, share_);
  if (value < 0) {
    value = 0;
  }
  return $floorDiv($add(value, 50), 100);
}

function lean(region, now, world) {
  if (REGION_CLIMATE[region] === 0 /* CLIMATE_NORTHERN */ && now === 3 /* SEASON_WINTER */) {
    return true;
  }
  if (REGION_CLIMATE[region] === 1 /* CLIMATE_SOUTHERN */ && now === 1 /* SEASON_SUMMER */) {
    return true;
  }
  return now === 3 /* SEASON_WINTER */ && $has(world.variants, 0);
}

function feels(side, time_of_year, world) {
  let side_season = side.season;
  return side_season === time_of_year && side.group.region !== null && lean(side.group.region, side_season, world);
}

function seasonal_attack(side, world) {
  if (!side.attacking) {
    return false;
  }
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_attack_season = side_group_kingdom.attack_season;
  if (side_group_kingdom_attack_season === null || side_group_kingdom_attack_season !== side.season) {
    return false;
  }
  let side_group_region = side_group.region;
  return side_group_region !== null && lean(side_group_region, side.season, world);
}

function immune_to_fear(side) {
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  if ($count(side_group_brigades, null) > 0 && $all(side_group_brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed])) {
    return true;
  }
  return (side_group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0;
}

function fear_felt(side) {
  let value;
  if (immune_to_fear(side)) {
    value = 0;
  } else {
    value = 100;
  }
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  if ($any(side_group_brigades, (b) => BRIGADE_TYPE_STALWART[b.breed])) {
    value = $mul(value, $count(side_group_brigades, (b) => !BRIGADE_TYPE_STALWART[b.breed]));
  }
  let divisor = 1;
  if ($any(side_group_brigades, (b) => BRIGADE_TYPE_STALWART[b.breed])) {
    divisor = $mul(divisor, $larger(1, $count(side_group_brigades, null)));
  }
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "fear_felt");
}

function battle_morale(side, enemy, world) {
  let amount, amount_, amount_2, amount_3, amount_4, amount_5, amount_6, amount_7, amount_8;
  let side_group = side.group;
  let value = side_group.morale;
  value = $mul(value, 100);
  if (side.attacking && $any(side_group.kingdom.allies, (k) => k === enemy.group.kingdom)) {
    value = $sub(value, 1000);
  }
  let enemy_group = enemy.group;
  let enemy_group_types = enemy_group.types;
  if (($low(enemy_group_types) & 32 /* BRIGADE_TYPE_IRON_GOLEM */) !== 0) {
    value = $sub(value, 2500);
  }
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 128 /* BRIGADE_TYPE_ORCS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 7 /* BRIGADE_TYPE_ORCS */) > 4) {
    value = $add(value, $mul($smaller(35, $mul($sub($count(side_group.brigades, (b) => b.breed === 7 /* BRIGADE_TYPE_ORCS */), 4), 5)), 100));
  }
  let side_group_artifacts = side_group.artifacts;
  if ($has(side_group_artifacts, 34 /* ARTIFACT_CHAMPION_STALLIONS */)) {
    value = $add(value, 500);
  }
  if ($meets(side_group_types, 289910292480)) {
    if (($low(side_group_types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0 && side_group.terrain === 4 /* TERRAIN_PLAINS */) {
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */) && side_group.terrain === 1 /* TERRAIN_MOUNTAIN */) {
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */) && side_group.terrain === 2 /* TERRAIN_DESERT */) {
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */) && side_group.terrain === 5 /* TERRAIN_MARSH */) {
      value = $add(value, 1000);
    }
  }
  if ($has(enemy_group_types, 61 /* BRIGADE_TYPE_MUMMIES */)) {
    value = $sub(value, 500);
  }
  let fear = $FLOOR;
  if (seasonal_attack(enemy, world) && in_earnest(enemy)) {
    amount = $mul(fear_felt(side), 10);
    if (fear < amount) {
      fear = amount;
    }
  }
  let enemy_casts = enemy.casts;
  if ($count(enemy_casts, null) !== 0) {
    amount_ = $mul($extreme($larger, [0, ...$pick(enemy_casts, (c) => SPELL_MORALE_LOSS[c.spell] > 0, (c) => morale_swing(c.spell, c.power))]), fear_felt(side));
    if (fear < amount_) {
      fear = amount_;
    }
  }
  if ($meets(enemy_group_types, 9671406849651009177255944n)) {
    if (($low(enemy_group_types) & 8 /* BRIGADE_TYPE_GHOULS */) !== 0 && $count(enemy_group.brigades, (b) => b.breed === 3 /* BRIGADE_TYPE_GHOULS */) >= 2) {
      amount_2 = $mul(fear_felt(side), 10);
      if (fear < amount_2) {
        fear = amount_2;
      }
    }
    if (($low(enemy_group_types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0) {
      amount_3 = $mul(morale_swing(29 /* SPELL_FEAR */, eye_power(2 /* MARVEL_AS_FRIGHT */, world)), fear_felt(side));
      if (fear < amount_3) {
        fear = amount_3;
      }
    }
    if ($has(enemy_group_types, 52 /* BRIGADE_TYPE_HILL_GIANTS */) && brigades_of(enemy_group, 52 /* BRIGADE_TYPE_HILL_GIANTS */) >= 2) {
      amount_4 = $mul(fear_felt(side), 10);
      if (fear < amount_4) {
        fear = amount_4;
      }
    }
    if ($has(enemy_group_types, 58 /* BRIGADE_TYPE_MAMMOTHS */)) {
      amount_5 = $mul(fear_felt(side), 10);
      if (fear < amount_5) {
        fear = amount_5;
      }
    }
    if ($has(enemy_group_types, 83 /* BRIGADE_TYPE_SPECTERS */)) {
      amount_6 = $mul(fear_felt(side), 10);
      if (fear < amount_6) {
        fear = amount_6;
      }
    }
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    amount_7 = $mul(fear_felt(side), 10);
    if (fear < amount_7) {
      fear = amount_7;
    }
  }
  if ((enemy_group.kingdom.traits & 67108864 /* TRAIT_RUTHLESS */) !== 0) {
    amount_8 = $mul(fear_felt(side), 10);
    if (fear < amount_8) {
      fear = amount_8;
    }
  }
  if (fear > $FLOOR) {
    value = $sub(value, fear);
  }
  let valor = 0;
  let side_casts = side.casts;
  if ($count(side_casts, null) !== 0) {
    valor = $add(valor, $mul($extreme($larger, [0, ...$pick(side_casts, (c) => SPELL_MORALE_GAIN[c.spell] > 0, (c) => morale_swing(c.spell, c.power))]), 100));
  }
  if (($low(side_group_types) & 64 /* BRIGADE_TYPE_MINOTAURS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 6 /* BRIGADE_TYPE_MINOTAURS */) >= 2) {
    valor = $add(valor, 1500);
  }
  if (($low(side_group_types) & 16384 /* BRIGADE_TYPE_ZAMORANS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 14 /* BRIGADE_TYPE_ZAMORANS */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
    valor = $add(valor, 1000);
  }
  if (($low(side_group_artifacts) & 1048576 /* ARTIFACT_RENOWNED_STANDARD */) !== 0) {
    valor = $add(valor, $mul(morale_swing(30 /* SPELL_VALOR */, 2), 100));
  }
  if (valor > 2500) {
    valor = 2500;
  }
  value = $add(value, valor);
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
    if (value < 8000 && all_dead(side_group)) {
      value = 8000;
    }
    if (value > 12000 && all_dead(side_group)) {
      value = 12000;
    }
  }
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 160) {
    value = 160;
  }
  return value;
}

function steadiness(side, enemy, world) {
  let value = leader_bonus(side, enemy);
  if (seasonal_attack(side, world)) {
    value = $add(value, 20);
  }
  return value;
}

function loss_divider(side, enemy, world) {
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  let value = $sum(side_group_brigades, null, (b) => defense_values_toughness(ratings_defense(b.breed)));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $count(side_group_brigades, null)));
  value = $quotient($add($mul(value, 200), $mul(divisor, 100)), $mul(divisor, 200), "loss_divider");
  let share_ = 100;
  share_ = $add(share_, steadiness(side, enemy, world));
  if ($count(side.casts, null) !== 0 || $count(side_group.wizards, null) !== 0) {
    share_ = $add(share_, shielding(side));
  }
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 1 /* BRIGADE_TYPE_APES */) !== 0 && side_group.terrain === 3 /* TERRAIN_FOREST */) {
    share_ = $add(share_, $mul($count(side_group_brigades, (b) => b.breed === 0 /* BRIGADE_TYPE_APES */ && b.experience >= 1 /* EXPERIENCE_REGULAR */), 10));
  }
  if (($low(side_group_types) & 256 /* BRIGADE_TYPE_ROCK_GOLEMS */) !== 0 && side_group.terrain === 1 /* TERRAIN_MOUNTAIN */) {
    share_ = $add(share_, $mul($count(side_group_brigades, (b) => b.breed === 8 /* BRIGADE_TYPE_ROCK_GOLEMS */), 10));
  }
  if (($low(side_group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0) {
    share_ = $add(share_, 30);
  }
  if ($meets(side_group_types, 118842243789843250468320444416n)) {
    if ($has(side_group_types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */)) {
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 64 /* BRIGADE_TYPE_NORTHMEN */) && feels(side, 3 /* SEASON_WINTER */, world) && brigades_of(side_group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2) {
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 95 /* BRIGADE_TYPE_WESTMEN */) && $count(side_group_brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 96 /* BRIGADE_TYPE_WILDLINGS */) && feels(side, 3 /* SEASON_WINTER */, world)) {
      share_ = $add(share_, $mul(brigades_of(side_group, 96 /* BRIGADE_TYPE_WILDLINGS */), 5));
    }
  }
  if (side_group.gear !== 0) {
    share_ = $add(share_, armor_gain(side_group));
  }
  if (stance(side, enemy) === 11 /* TACTIC_FIGHT_TO_THE_LAST */) {
    share_ = $add(share_, 15);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("loss_divider");
  }
  value = $mul(value, share_);
  value = $mul(value, side.luck);
  if (value < 1000000) {
    value = 1000000;
  }
  return $floorDiv($add($mul(value, 100), 500000), 1000000);
}

function shielding(side) {
  let w_level;
  let value = $extreme($larger, [0, ...$pick(side.casts, (c) => c.spell === 23 /* SPELL_SHIELD */, (c) => $mul(c.power, 10))]);
  for (const w of side.group.wizards) {
    w_level = w.level;
    if (w_level >= 3) {
      value = $add(value, $mul(w_level, 5));
    }
  }
  return value;
}

function spell_shelter(side, enemy, world) {
  let value = loss_divider(side, enemy, world);
  if (value < 200) {
    value = 200;
  }
  return $floorDiv($add($mul(value, 100), 100), 200);
}

function magic_taken(side) {
  let value = 100;
  let side_group = side.group;
  value = $sub(value, magic_proof(side_group));
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 1048576 /* TRAIT_MAGIC_SUSCEPTIBLE_BATTLE */) !== 0) {
    value = $add(value, 33);
  }
  if ((side_group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    value = $sub(value, 25);
  }
  if (!(($low(side_group.artifacts) & 536870912 /* ARTIFACT_ORB_OF_ANTI_MAGIC */) !== 0)) {
    value = $mul(value, 2);
  }
  if (value < 0) {
    value = 0;
  }
  return $floorDiv($add(value, 1), 2);
}

function magic_resistance(side) {
  let value = 0;
  if ((side.group.kingdom.traits & 131072 /* TRAIT_MAGIC_RESISTANCE_BATTLE */) !== 0) {
    value = 33;
  }
  return value;
}

function spell_damage(spell, power, world) {
  let value = $mul(SPELL_DAMAGE[spell], power);
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  return $floorDiv($add(value, 1), 2);
}

function spell_power(side, world) {
  let side_casts = side.casts;
  let value = $sum(side_casts, null, (c) => spell_damage(c.spell, c.power, world));
  value = $mul(value, 4);
  let side_group = side.group;
  let side_group_types = side_group.types;
  if ($meets(side_group_types, 2251799822598144)) {
    if (($low(side_group_types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0) {
      value = $add(value, $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, eye_power(0 /* MARVEL_AS_FIRESTRIKE */, world), world), 4));
      value = $add(value, $mul(spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, eye_power(1 /* MARVEL_AS_LIGHTNING */, world), world), 4));
    }
    if (($low(side_group_types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0) {
      value = $add(value, $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world), 4));
      value = $add(value, $mul(spell_damage(24 /* SPELL_GUARDED_ATTACK */, 2, world), 4));
    }
    if ($has(side_group_types, 51 /* BRIGADE_TYPE_HELL_HOUNDS */)) {
      value = $add(value, $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world), 4));
    }
  }
  value = $add(value, $mul($sum(side_group.wizards, null, (w) => presence(w.level, world)), 4));
  if ($has(side_group.kingdom.privileges, 49 /* PRIVILEGE_ELEMENTAL_MASTERY */)) {
    value = $add(value, $sum(side_casts, (c) => $rules_combat_1.has(c.spell), (c) => spell_damage(c.spell, c.power, world)));
  }
  let share_ = 100;
  share_ = $add(share_, tower_gain(side));
  if (share_ < 0) {
    throw new TooMuchTaken("spell_power");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 200), 400);
}

function wasted_power(side, enemy, world) {
  let value = 0;
  if (flying(enemy.group)) {
    value = $add(value, $sum(side.casts, (c) => (SPELL_SPARES[c.spell] & 1 /* SPELL_SPARED_FLYERS */) !== 0, (c) => spell_damage(c.spell, c.power, world)));
  }
  let share_ = 100;
  share_ = $add(share_, tower_gain(side));
  if (share_ < 0) {
    throw new TooMuchTaken("wasted_power");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 50), 100);
}

function tower_gain(side) {
  let limit;
  let value = 0;
  for (const b of [0 /* BUILDING_APOTHECARY */, 1 /* BUILDING_BAZAAR */, 2 /* BUILDING_FORGE */, 3 /* BUILDING_FORUM */, 4 /* BUILDING_GRANARY */, 5 /* BUILDING_HOBBIT_INC */, 6 /* BUILDING_LABORATORY */, 7 /* BUILDING_PORT */, 8 /* BUILDING_SECRET_PASSAGES */, 9 /* BUILDING_TEMPLE */, 10 /* BUILDING_GREAT_TEMPLE */, 11 /* BUILDING_THIEVES_GUILD */, 12 /* BUILDING_WATCH_TOWERS */, 13 /* BUILDING_WIZARD_TOWER */, 14 /* BUILDING_GREAT_MAGE_TOWER */, 15 /* BUILDING_BALLISTA_TOWER */, 16 /* BUILDING_MOTTE_AND_BAILEY */, 17 /* BUILDING_FORTRESS */, 18 /* BUILDING_CITADEL */, 19 /* BUILDING_CASTLE */, 20 /* BUILDING_GREATER_CASTLE */, 21 /* BUILDING_LEGENDARY_CASTLE */]) {
    if (BUILDING_SPELL_BONUS[b] !== null && $any(side.group.wizards, (w) => w.place !== null && $has(w.place.buildings, b))) {
      limit = $present(BUILDING_SPELL_BONUS[b], "");
      if (value < limit) {
        value = limit;
      }
    }
  }
  return value;
}

function wand_power(side, world) {
  let value = 0;
  let side_group = side.group;
  let side_group_artifacts = $low(side_group.artifacts);
  if ((side_group_artifacts & 402718720) !== 0) {
    if ((side_group_artifacts & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0) {
      value = $add(value, spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, 2, world));
    }
    if ((side_group_artifacts & 134217728 /* ARTIFACT_ROD_OF_FIRE */) !== 0 && $any(side_group.wizards, (w) => w.level >= 2)) {
      value = $add(value, spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world));
    }
    if ((side_group_artifacts & 268435456 /* ARTIFACT_WAND_OF_LIGHTNING */) !== 0 && $any(side_group.wizards, (w) => w.level >= 2)) {
      value = $add(value, spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, 2, world));
    }
  }
  return value;
}

function stage_force(side, enemy, stage, world) {
  let value;
  if (STAGE_ARM[stage] !== 7 /* ARM_NO_TROOPS */) {
    value = troop_value(side.group, STAGE_ARM[stage]);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */) {
    value = spell_power(side, world);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = wand_power(side, world);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] !== 2 /* STAGE_ORIGIN_SPELLS */ && STAGE_ORIGIN[stage] !== 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = 0;
  } else {
    value = 0;
  }
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ && flying(enemy.group)) {
    value = $sub(value, wasted_power(side, enemy, world));
  }
  let share_ = 100;
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    share_ = $sub(share_, side.losses);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("stage_force");
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 50), 100);
  let share_2 = 100;
  let enemy_group = enemy.group;
  let enemy_group_types = enemy_group.types;
  if (($low(enemy_group_types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0 && (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) {
    share_2 = share_2 - 10;
  }
  if ($has(enemy_group_types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */) && STAGE_ARM[stage] === 2 /* ARM_CHARGE */) {
    share_2 = share_2 - 25;
  }
  let side_group = side.group;
  if ($has(side_group.types, 64 /* BRIGADE_TYPE_NORTHMEN */) && STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && feels(side, 3 /* SEASON_WINTER */, world) && brigades_of(side_group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2) {
    share_2 = share_2 + 10;
  }
  if ($has(enemy_group_types, 95 /* BRIGADE_TYPE_WESTMEN */) && (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && $count(enemy_group.brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
    share_2 = share_2 - 10;
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */) && ($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) {
    share_2 = share_2 - veiled(side, enemy, stage);
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    share_2 = share_2 - 75;
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && stance(side, enemy) === 5 /* TACTIC_NIGHT */) {
    share_2 = share_2 - 33;
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("stage_force");
  }
  value = $mul(value, share_2);
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    value = $mul(value, combat_bonus(side, enemy, world));
  } else {
    value = $mul(value, 100);
  }
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    value = $mul(value, battle_morale(side, enemy, world));
  } else {
    value = $mul(value, 100);
  }
  if (STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && stance(side, enemy) === 4 /* TACTIC_FLANKING */) {
    value = $mul(value, 7);
  } else {
    value = $mul(value, 4);
  }
  value = $floorDiv($add(value, 2000000), 4000000);
  value = $mul(value, STAGE_SHARE[stage]);
  return $floorDiv($add(value, 50), 100);
}

function veiled(side, enemy, stage) {
  let value;
  if (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) {
    value = $mul($smaller(100, $add($extreme($larger, [0, ...$pick(enemy.casts, (c) => SPELL_FOE_MISSILES[c.spell] !== null, (c) => $present(SPELL_FOE_MISSILES[c.spell], ""))]), $extreme($larger, [0, ...$pick(side.casts, (c) => SPELL_OWN_MISSILES[c.spell] !== null, (c) => $present(SPELL_OWN_MISSILES[c.spell], ""))]))), 2);
  } else if (STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && !flying(side.group)) {
    value = $smaller(200, $add($mul($extreme($larger, [0, ...$pick(enemy.casts, (c) => SPELL_FOE_CHARGE[c.spell] !== null && !$has(SPELL_SHUNNED[c.spell], enemy.group.terrain), (c) => $present(SPELL_FOE_CHARGE[c.spell], ""))]), 2), $extreme($larger, [0, ...$pick(side.casts, (c) => SPELL_OWN_CHARGE[c.spell] !== null && !$has(SPELL_SHUNNED[c.spell], side.group.terrain), (c) => $present(SPELL_OWN_CHARGE[c.spell], ""))])));
  } else if (STAGE_ARM[stage] !== 0 /* ARM_LONG_RANGE */ && STAGE_ARM[stage] !== 1 /* ARM_SHORT_RANGE */ && STAGE_ARM[stage] !== 2 /* ARM_CHARGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && flying(side.group)) {
    value = 0;
  } else {
    value = 0;
  }
  value = $floorDiv(value + 1, 2);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function stage_damage(side, enemy, stage, world) {
  let value = stage_force(side, enemy, stage, world);
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = $mul(value, magic_taken(enemy));
  } else {
    value = $mul(value, 100);
  }
  value = $floorDiv($add(value, 50), 100);
  let divisor = 1;
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    divisor = $mul(divisor, loss_divider(enemy, side, world));
    value = $mul(value, 100);
  }
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    divisor = $mul(divisor, spell_shelter(enemy, side, world));
    value = $mul(value, 100);
  }
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "stage_damage");
}

function casualties(side, enemy, stage, world) {
  let side_group = side.group;
  let value = $quotient($add($mul(stage_damage(enemy, side, stage, world), 200), $larger(1, group_value(side_group))), $mul($larger(1, group_value(side_group)), 2), "casualties");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function early_losses(side, enemy, world) {
  let limit;
  let value = 0;
  if (side.ordered === 3 /* TACTIC_DETERMINED */ && ($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) {
    value = value + crossing_losses(side, enemy, world);
  }
  let enemy_group = enemy.group;
  if ($has(enemy_group.types, 70 /* BRIGADE_TYPE_PIT_FIEND */) && !flying(side.group)) {
    limit = fiends_fire(world);
    if (value < limit) {
      value = limit;
    }
  }
  if ($has(enemy_group.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */) && enemy_group.terrain === 1 /* TERRAIN_MOUNTAIN */ && value < 25 && lured(side, enemy)) {
    value = 25;
  }
  return value;
}

function befuddled(side, enemy) {
  if (immune_to_chaos(side)) {
    return false;
  }
  if (stance(enemy, side) === 7 /* TACTIC_STOMP */) {
    return true;
  }
  if ($any(enemy.casts, (c) => c.spell === 28 /* SPELL_CHAOS */)) {
    return true;
  }
  return ($low(enemy.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0;
}

function immune_to_chaos(side) {
  let side_group = side.group;
  if ($any(side_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */ && !l_.stunned)) {
    return true;
  }
  return (side_group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0;
}

function confusion(side, enemy) {
  let value = 0;
  if (befuddled(side, enemy)) {
    value = value + 20;
  }
  if ($any(side.group.leaders, (l_) => l_.rank === 19 /* RANK_MARSHAL */ && !l_.stunned)) {
    value = $floorDiv(value, 2);
  }
  return value;
}

function retreat_threshold(side, enemy) {
  let value = TACTIC_RETREAT[stance(side, enemy)];
  let enemy_group = enemy.group;
  if (($low(enemy_group.types) & 16 /* BRIGADE_TYPE_GOBLINS */) !== 0 && $count(enemy_group.brigades, (b) => b.breed === 4 /* BRIGADE_TYPE_GOBLINS */) > 3) {
    value = $larger(value, $smaller(35, $add(value, $mul($sub($count(enemy_group.brigades, (b) => b.breed === 4 /* BRIGADE_TYPE_GOBLINS */), 3), 5))));
  }
  if (befuddled(side, enemy)) {
    value = value + confusion(side, enemy);
  }
  if (value > 100) {
    value = 100;
  }
  return value;
}

function withdraws(side, enemy) {
  return side.losses >= retreat_threshold(side, enemy);
}

function suffered(side, enemy, stage, world) {
  let limit;
  let value = casualties(side, enemy, stage, world);
  if (TACTIC_ORDERLY[stance(side, enemy)]) {
    limit = $larger(0, $sub(retreat_threshold(side, enemy), side.losses));
    if (value > limit) {
      value = limit;
    }
  }
  return value;
}

function retreat_losses(side, enemy) {
  let value;
  let tactic = stance(side, enemy);
  if (!TACTIC_ORDERLY[tactic]) {
    value = 10;
  } else {
    value = 0;
  }
  let side_group = side.group;
  if (!(($low(side_group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0)) {
    value = $mul(value, 4);
  }
  let enemy_group = enemy.group;
  if ($has(enemy_group.types, 58 /* BRIGADE_TYPE_MAMMOTHS */) && brigades_of(enemy_group, 58 /* BRIGADE_TYPE_MAMMOTHS */) >= 2) {
    value = $mul(value, 2);
  }
  let side_group_region = side_group.region;
  if (side_group_region !== null && !controls(side_group.kingdom, side_group_region)) {
    value = $mul(value, REGION_RETREAT_FACTOR[side_group_region]);
  }
  let stance_ = stance(enemy, side);
  if (stance_ === 4 /* TACTIC_FLANKING */) {
    value = $mul(value, 3);
  }
  if (tactic === 4 /* TACTIC_FLANKING */) {
    value = $mul(value, 2);
  }
  if (stance_ === 5 /* TACTIC_NIGHT */) {
    value = $mul(value, 2);
  }
  let side_group_kingdom = side_group.kingdom;
  if (!((side_group_kingdom.traits & 4 /* TRAIT_ARCHERS */) !== 0)) {
    value = $mul(value, 2);
  }
  return $floorDiv(value + 4, 8);
}

function death_chance(side, enemy) {
  let value = side.losses;
  let enemy_group = enemy.group;
  let enemy_group_types = $low(enemy_group.types);
  if ((enemy_group_types & 4 /* BRIGADE_TYPE_COCKATRICES */) !== 0) {
    value = $add(value, $mul($count(enemy_group.brigades, (b) => b.breed === 2 /* BRIGADE_TYPE_COCKATRICES */), 10));
  }
  if ((enemy_group_types & 1024 /* BRIGADE_TYPE_SCORPIONS */) !== 0) {
    value = $add(value, $mul($count(enemy_group.brigades, (b) => b.breed === 10 /* BRIGADE_TYPE_SCORPIONS */), 10));
  }
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  if (side_group_kingdom.began_as === 16 /* KINGDOM_GIANTS */) {
    value = $sub(value, 15);
  }
  if (($low(enemy_group.kingdom.privileges) & 2 /* PRIVILEGE_EQUIP_ADVANCED_ITEM */) !== 0 && enemy_group.own_weapon) {
    value = $add(value, 20);
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    value = $add(value, 10);
  }
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    value = $sub(value, 10);
  }
  if ((side_group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    value = $sub(value, 15);
  }
  if ((side_group_kingdom_traits & 4096 /* TRAIT_HEALING */) !== 0) {
    value = $mul(value, 67);
  } else {
    value = $mul(value, 100);
  }
  value = $floorDiv($add(value, 50), 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function may_fall(figure) {
  return !figure.undead;
}

function readiness(dice) {
  return 85 + (dice.throw("readiness.1", 31, 1) - 1);
}

export { surprised, leader_bonus, declared, combat_bonus, lean, feels, seasonal_attack, immune_to_fear, fear_felt, battle_morale, steadiness, loss_divider, shielding, spell_shelter, magic_taken, magic_resistance, spell_damage, spell_power, wasted_power, tower_gain, wand_power, stage_force, veiled, stage_damage, casualties, early_losses, befuddled, immune_to_chaos, confusion, retreat_threshold, withdraws, suffered, retreat_losses, death_chance, may_fall, readiness };
