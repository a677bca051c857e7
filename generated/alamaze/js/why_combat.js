/** The rules of combat with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $FLOOR, $add, $extreme, $floorDiv, $has, $larger, $low, $meets, $mul, $present, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $pick, $sum } from "./runtime/lists.js";
import { BRIGADE_TYPE_STALWART, BRIGADE_TYPE_UNDEAD, BUILDING_SPELL_BONUS, REGION_CLIMATE, REGION_RETREAT_FACTOR, SPELL_DAMAGE, SPELL_FIRE, SPELL_FOE_CHARGE, SPELL_FOE_MISSILES, SPELL_MORALE_GAIN, SPELL_MORALE_LOSS, SPELL_OWN_CHARGE, SPELL_OWN_MISSILES, SPELL_SHUNNED, SPELL_SPARES, STAGE_ARM, STAGE_ORIGIN, STAGE_SHARE, TACTIC_ORDERLY, TACTIC_RETREAT, defense_values_toughness, leader_bonuses_bonus, ratings_defense } from "./tables.js";
import { eye_power, fiends_fire, magic_proof } from "./rules_abilities.js";
import { adeptness, brigades_of, flying, group_value, troop_value } from "./rules_brigades.js";
import { crossing_losses } from "./rules_casting_battle.js";
import { battle_morale, befuddled, casualties, combat_bonus, confusion, declared, fear_felt, feels, immune_to_chaos, immune_to_fear, leader_bonus, lean, loss_divider, magic_taken, retreat_threshold, seasonal_attack, shielding, spell_damage, spell_power, spell_shelter, stage_damage, stage_force, steadiness, surprised, tower_gain, veiled, wand_power, wasted_power } from "./rules_combat.js";
import { armor_gain, weapon_gain } from "./rules_forge.js";
import { morale_swing, presence } from "./rules_magic.js";
import { all_dead } from "./rules_morale.js";
import { controls } from "./rules_realm.js";
import { in_earnest, lured, stance } from "./rules_tactics.js";

const $why_combat_1 = new Set([3 /* SPELL_LIGHTNING_ATTACK */, 21 /* SPELL_WALL_OF_FLAME */, 25 /* SPELL_FIRESTRIKE */, 26 /* SPELL_COMMAND_TORNADO */, 27 /* SPELL_EARTHQUAKE */]);

function why_surprised(side) {
  const notes = [];
  if (side.entrenched) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ((side.group.kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (side.attacking || side.ordered !== 0 /* TACTIC_NO_ORDERS */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_surprised(entry, side) {
  switch (entry) {
    case 0:
      if (!(side.entrenched)) return 0;
      break;
    case 1:
      if (!((side.group.kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0)) return 0;
      break;
    case 2:
      if (!(!side.attacking)) return 0;
      if (!(side.ordered === 0 /* TACTIC_NO_ORDERS */)) return 1;
      break;
  }
  return -1;
}

function why_leader_bonus(side, enemy) {
  const notes = [];
  let value = $sum(side.group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank));
  notes.push([0, value]);
  let share_ = 100;
  if (surprised(side)) {
    notes.push([1, $mul(value, -50)]);
    share_ = share_ - 50;
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    notes.push([2, $mul(value, -33)]);
    share_ = share_ - 33;
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([3, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_leader_bonus(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!(surprised(side))) return 0;
      break;
    case 2:
      if (!(stance(enemy, side) === 5 /* TACTIC_NIGHT */)) return 0;
      break;
  }
  return -1;
}

function why_declared(side, enemy) {
  const notes = [];
  if (!$any(side.group.kingdom.enemies, (k) => k === enemy.group.kingdom)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_declared(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!($any(side.group.kingdom.enemies, (k) => k === enemy.group.kingdom))) return 0;
      break;
  }
  return -1;
}

function why_combat_bonus(side, enemy, world) {
  const notes = [];
  let amount, amount_, amount_2;
  notes.push([0, 100]);
  let value = 100;
  let amount_3 = leader_bonus(side, enemy);
  notes.push([1, amount_3]);
  value = $add(value, amount_3);
  if (declared(side, enemy)) {
    notes.push([2, 5]);
    value = $add(value, 5);
  }
  let side_group = side.group;
  if (side_group.first) {
    notes.push([3, 5]);
    value = $add(value, 5);
  }
  if (!side.attacking && side.ordered !== 0 /* TACTIC_NO_ORDERS */ && !side.entrenched) {
    notes.push([4, 10]);
    value = $add(value, 10);
  }
  let amount_4 = adeptness(side_group);
  notes.push([5, amount_4]);
  value = $add(value, amount_4);
  if (seasonal_attack(side, world)) {
    notes.push([6, 20]);
    value = $add(value, 20);
  }
  let amount_5 = $mul(side.battles, 15);
  notes.push([7, $mul(amount_5, -1)]);
  value = $sub(value, amount_5);
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 1 /* BRIGADE_TYPE_APES */) !== 0 && side_group.terrain === 3 /* TERRAIN_FOREST */) {
    amount = $mul($count(side_group.brigades, (b) => b.breed === 0 /* BRIGADE_TYPE_APES */ && b.experience >= 1 /* EXPERIENCE_REGULAR */), 10);
    notes.push([8, amount]);
    value = $add(value, amount);
  }
  let side_group_artifacts = $low(side_group.artifacts);
  if ((side_group_artifacts & 5176320) !== 0) {
    if ((side_group_artifacts & 1024 /* ARTIFACT_ANGLAKEL */) !== 0) {
      notes.push([9, 25]);
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 2048 /* ARTIFACT_AXE_OF_FARIN */) !== 0) {
      notes.push([10, 10]);
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 4096 /* ARTIFACT_BOW_OF_HERACLES */) !== 0) {
      notes.push([11, 10]);
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 8192 /* ARTIFACT_ELAN */) !== 0) {
      notes.push([12, 25]);
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 16384 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */) !== 0) {
      notes.push([13, 10]);
      value = $add(value, 10);
    }
    if ((side_group_artifacts & 32768 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */) !== 0) {
      notes.push([14, 15]);
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 131072 /* ARTIFACT_MORGAL_BLADE */) !== 0) {
      notes.push([15, 15]);
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 262144 /* ARTIFACT_MORNING_STAR_OF_TORAG */) !== 0) {
      notes.push([16, 15]);
      value = $add(value, 15);
    }
    if ((side_group_artifacts & 524288 /* ARTIFACT_NARSIL */) !== 0) {
      notes.push([17, 25]);
      value = $add(value, 25);
    }
    if ((side_group_artifacts & 4194304 /* ARTIFACT_SWORD_OF_ALVINITAR */) !== 0) {
      notes.push([18, 15]);
      value = $add(value, 15);
    }
  }
  if ($has(side_group_types, 96 /* BRIGADE_TYPE_WILDLINGS */) && feels(side, 3 /* SEASON_WINTER */, world)) {
    amount_ = $mul(brigades_of(side_group, 96 /* BRIGADE_TYPE_WILDLINGS */), 5);
    notes.push([20, amount_]);
    value = $add(value, amount_);
  }
  if (side_group.gear !== 0) {
    amount_2 = weapon_gain(side_group);
    notes.push([21, amount_2]);
    value = $add(value, amount_2);
  }
  if (side_group.kingdom.began_as === 21 /* KINGDOM_LYCANS */ && declared(side, enemy)) {
    notes.push([22, 5]);
    value = $add(value, 5);
  }
  if ($has(side_group_types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */)) {
    notes.push([19, value]);
    value = $mul(value, 11);
  } else {
    value = $mul(value, 10);
  }
  let share_ = 10;
  if (surprised(side)) {
    notes.push([23, $mul(value, -3)]);
    share_ = share_ - 3;
  }
  let side_entrenched = side.entrenched;
  if (side_entrenched) {
    notes.push([24, $mul(value, -1)]);
    share_ = share_ - 1;
  }
  value = $mul(value, share_);
  if (value < 0) {
    notes.push([25, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([26, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_combat_bonus(entry, side, enemy, world) {
  switch (entry) {
    case 2:
      if (!(declared(side, enemy))) return 0;
      break;
    case 3:
      if (!(side.group.first)) return 0;
      break;
    case 4:
      if (!(!side.attacking)) return 0;
      if (!(side.ordered !== 0 /* TACTIC_NO_ORDERS */)) return 1;
      if (!(!side.entrenched)) return 2;
      break;
    case 6:
      if (!(seasonal_attack(side, world))) return 0;
      break;
    case 8:
      if (!(($low(side.group.types) & 1 /* BRIGADE_TYPE_APES */) !== 0)) return 0;
      if (!(side.group.terrain === 3 /* TERRAIN_FOREST */)) return 1;
      break;
    case 9:
      if (!(($low(side.group.artifacts) & 1024 /* ARTIFACT_ANGLAKEL */) !== 0)) return 0;
      break;
    case 10:
      if (!(($low(side.group.artifacts) & 2048 /* ARTIFACT_AXE_OF_FARIN */) !== 0)) return 0;
      break;
    case 11:
      if (!(($low(side.group.artifacts) & 4096 /* ARTIFACT_BOW_OF_HERACLES */) !== 0)) return 0;
      break;
    case 12:
      if (!(($low(side.group.artifacts) & 8192 /* ARTIFACT_ELAN */) !== 0)) return 0;
      break;
    case 13:
      if (!(($low(side.group.artifacts) & 16384 /* ARTIFACT_GOLDEN_SPEAR_OF_LERIX */) !== 0)) return 0;
      break;
    case 14:
      if (!(($low(side.group.artifacts) & 32768 /* ARTIFACT_GREAT_AXE_OF_HURBLIND */) !== 0)) return 0;
      break;
    case 15:
      if (!(($low(side.group.artifacts) & 131072 /* ARTIFACT_MORGAL_BLADE */) !== 0)) return 0;
      break;
    case 16:
      if (!(($low(side.group.artifacts) & 262144 /* ARTIFACT_MORNING_STAR_OF_TORAG */) !== 0)) return 0;
      break;
    case 17:
      if (!(($low(side.group.artifacts) & 524288 /* ARTIFACT_NARSIL */) !== 0)) return 0;
      break;
    case 18:
      if (!(($low(side.group.artifacts) & 4194304 /* ARTIFACT_SWORD_OF_ALVINITAR */) !== 0)) return 0;
      break;
    case 19:
      if (!($has(side.group.types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */))) return 0;
      break;
    case 20:
      if (!($has(side.group.types, 96 /* BRIGADE_TYPE_WILDLINGS */))) return 0;
      if (!(feels(side, 3 /* SEASON_WINTER */, world))) return 1;
      break;
    case 21:
      if (!(side.group.gear !== 0)) return 0;
      break;
    case 22:
      if (!(side.group.kingdom.began_as === 21 /* KINGDOM_LYCANS */)) return 0;
      if (!(declared(side, enemy))) return 1;
      break;
    case 23:
      if (!(surprised(side))) return 0;
      break;
    case 24:
      if (!(side.entrenched)) return 0;
      break;
  }
  return -1;
}

function why_lean(region, now, world) {
  const notes = [];
  if (REGION_CLIMATE[region] === 0 /* CLIMATE_NORTHERN */ && now === 3 /* SEASON_WINTER */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (REGION_CLIMATE[region] === 1 /* CLIMATE_SOUTHERN */ && now === 1 /* SEASON_SUMMER */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if ($has(world.variants, 0) && now === 3 /* SEASON_WINTER */) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_lean(entry, region, now, world) {
  switch (entry) {
    case 0:
      if (!(REGION_CLIMATE[region] === 0 /* CLIMATE_NORTHERN */)) return 0;
      if (!(now === 3 /* SEASON_WINTER */)) return 1;
      break;
    case 1:
      if (!(REGION_CLIMATE[region] === 1 /* CLIMATE_SOUTHERN */)) return 0;
      if (!(now === 1 /* SEASON_SUMMER */)) return 1;
      break;
    case 2:
      if (!($has(world.variants, 0))) return 0;
      if (!(now === 3 /* SEASON_WINTER */)) return 1;
      break;
  }
  return -1;
}

function why_feels(side, time_of_year, world) {
  const notes = [];
  let side_season = side.season;
  if (side_season !== time_of_year || side.group.region === null || !lean(side.group.region, side_season, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_feels(entry, side, time_of_year, world) {
  switch (entry) {
    case 0:
      if (!(side.season === time_of_year)) return 0;
      if (!(side.group.region !== null)) return 1;
      if (!(lean(side.group.region, side.season, world))) return 2;
      break;
  }
  return -1;
}

function why_seasonal_attack(side, world) {
  const notes = [];
  if (!side.attacking) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_attack_season = side_group_kingdom.attack_season;
  if (side_group_kingdom_attack_season === null || side_group_kingdom_attack_season !== side.season) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let side_group_region = side_group.region;
  if (side_group_region === null || !lean(side_group_region, side.season, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_seasonal_attack(entry, side, world) {
  switch (entry) {
  }
  return -1;
}

function why_immune_to_fear(side) {
  const notes = [];
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  if ($count(side_group_brigades, null) > 0 && $all(side_group_brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed])) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ((side_group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_immune_to_fear(entry, side) {
  switch (entry) {
    case 0:
      if (!($count(side.group.brigades, null) > 0)) return 0;
      if (!($all(side.group.brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed]))) return 1;
      break;
    case 1:
      if (!((side.group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_fear_felt(side) {
  const notes = [];
  let value, times;
  if (immune_to_fear(side)) {
    notes.push([0, 0]);
    value = 0;
  } else if (!immune_to_fear(side)) {
    notes.push([1, 100]);
    value = 100;
  } else {
    value = 0;
  }
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  if ($any(side_group_brigades, (b) => BRIGADE_TYPE_STALWART[b.breed])) {
    times = $count(side_group_brigades, (b) => !BRIGADE_TYPE_STALWART[b.breed]);
    notes.push([2, $mul(value, $sub(times, 1))]);
    value = $mul(value, times);
  }
  let before = value;
  let divider = -1;
  let divisor = 1;
  if ($any(side_group_brigades, (b) => BRIGADE_TYPE_STALWART[b.breed])) {
    divider = 3;
    divisor = $mul(divisor, $larger(1, $count(side_group_brigades, null)));
  }
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "fear_felt");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([4, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_fear_felt(entry, side) {
  switch (entry) {
    case 0:
      if (!(immune_to_fear(side))) return 0;
      break;
    case 1:
      if (!(!immune_to_fear(side))) return 0;
      break;
    case 2:
      if (!($any(side.group.brigades, (b) => BRIGADE_TYPE_STALWART[b.breed]))) return 0;
      break;
    case 3:
      if (!($any(side.group.brigades, (b) => BRIGADE_TYPE_STALWART[b.breed]))) return 0;
      break;
  }
  return -1;
}

function why_battle_morale(side, enemy, world) {
  const notes = [];
  let amount, amount_, amount_2, amount_3, amount_4, amount_5, amount_6, amount_7, amount_8, amount_9, amount_10, amount_11;
  let side_group = side.group;
  let value = side_group.morale;
  notes.push([0, value]);
  value = $mul(value, 100);
  if (side.attacking && $any(side_group.kingdom.allies, (k) => k === enemy.group.kingdom)) {
    notes.push([4, -1000]);
    value = $sub(value, 1000);
  }
  let enemy_group = enemy.group;
  let enemy_group_types = enemy_group.types;
  if (($low(enemy_group_types) & 32 /* BRIGADE_TYPE_IRON_GOLEM */) !== 0) {
    notes.push([6, -2500]);
    value = $sub(value, 2500);
  }
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 128 /* BRIGADE_TYPE_ORCS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 7 /* BRIGADE_TYPE_ORCS */) > 4) {
    amount = $mul($smaller(35, $mul($sub($count(side_group.brigades, (b) => b.breed === 7 /* BRIGADE_TYPE_ORCS */), 4), 5)), 100);
    notes.push([8, amount]);
    value = $add(value, amount);
  }
  let side_group_artifacts = side_group.artifacts;
  if ($has(side_group_artifacts, 34 /* ARTIFACT_CHAMPION_STALLIONS */)) {
    notes.push([11, 500]);
    value = $add(value, 500);
  }
  if ($meets(side_group_types, 289910292480)) {
    if (($low(side_group_types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0 && side_group.terrain === 4 /* TERRAIN_PLAINS */) {
      notes.push([13, 1000]);
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */) && side_group.terrain === 1 /* TERRAIN_MOUNTAIN */) {
      notes.push([14, 1000]);
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */) && side_group.terrain === 2 /* TERRAIN_DESERT */) {
      notes.push([15, 1000]);
      value = $add(value, 1000);
    }
    if ($has(side_group_types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */) && side_group.terrain === 5 /* TERRAIN_MARSH */) {
      notes.push([16, 1000]);
      value = $add(value, 1000);
    }
  }
  if ($has(enemy_group_types, 61 /* BRIGADE_TYPE_MUMMIES */)) {
    notes.push([19, -500]);
    value = $sub(value, 500);
  }
  let fear = $FLOOR;
  let leader = -1;
  if (seasonal_attack(enemy, world) && in_earnest(enemy)) {
    amount_ = $mul(fear_felt(side), 10);
    if (fear < amount_) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      fear = amount_;
      leader = 1;
    } else {
      notes.push([-2, 0]);
    }
  }
  let enemy_casts = enemy.casts;
  if ($count(enemy_casts, null) !== 0) {
    amount_2 = $mul($extreme($larger, [0, ...$pick(enemy_casts, (c) => SPELL_MORALE_LOSS[c.spell] > 0, (c) => morale_swing(c.spell, c.power))]), fear_felt(side));
    if (fear < amount_2) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      fear = amount_2;
      leader = 2;
    } else {
      notes.push([-3, 0]);
    }
  }
  if ($meets(enemy_group_types, 9671406849651009177255944n)) {
    if (($low(enemy_group_types) & 8 /* BRIGADE_TYPE_GHOULS */) !== 0 && $count(enemy_group.brigades, (b) => b.breed === 3 /* BRIGADE_TYPE_GHOULS */) >= 2) {
      amount_3 = $mul(fear_felt(side), 10);
      if (fear < amount_3) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        fear = amount_3;
        leader = 5;
      } else {
        notes.push([-6, 0]);
      }
    }
    if (($low(enemy_group_types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0) {
      amount_4 = $mul(morale_swing(29 /* SPELL_FEAR */, eye_power(2 /* MARVEL_AS_FRIGHT */, world)), fear_felt(side));
      if (fear < amount_4) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        fear = amount_4;
        leader = 12;
      } else {
        notes.push([-13, 0]);
      }
    }
    if ($has(enemy_group_types, 52 /* BRIGADE_TYPE_HILL_GIANTS */) && brigades_of(enemy_group, 52 /* BRIGADE_TYPE_HILL_GIANTS */) >= 2) {
      amount_5 = $mul(fear_felt(side), 10);
      if (fear < amount_5) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        fear = amount_5;
        leader = 17;
      } else {
        notes.push([-18, 0]);
      }
    }
    if ($has(enemy_group_types, 58 /* BRIGADE_TYPE_MAMMOTHS */)) {
      amount_6 = $mul(fear_felt(side), 10);
      if (fear < amount_6) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        fear = amount_6;
        leader = 18;
      } else {
        notes.push([-19, 0]);
      }
    }
    if ($has(enemy_group_types, 83 /* BRIGADE_TYPE_SPECTERS */)) {
      amount_7 = $mul(fear_felt(side), 10);
      if (fear < amount_7) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        fear = amount_7;
        leader = 20;
      } else {
        notes.push([-21, 0]);
      }
    }
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    amount_8 = $mul(fear_felt(side), 10);
    if (fear < amount_8) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      fear = amount_8;
      leader = 21;
    } else {
      notes.push([-22, 0]);
    }
  }
  if ((enemy_group.kingdom.traits & 67108864 /* TRAIT_RUTHLESS */) !== 0) {
    amount_9 = $mul(fear_felt(side), 10);
    if (fear < amount_9) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      fear = amount_9;
      leader = 24;
    } else {
      notes.push([-25, 0]);
    }
  }
  if (fear > $FLOOR) {
    if (leader >= 0) {
      notes.push([leader, $mul(fear, -1)]);
    }
    value = $sub(value, fear);
  }
  let valor = 0;
  let side_casts = side.casts;
  if ($count(side_casts, null) !== 0) {
    amount_10 = $mul($extreme($larger, [0, ...$pick(side_casts, (c) => SPELL_MORALE_GAIN[c.spell] > 0, (c) => morale_swing(c.spell, c.power))]), 100);
    notes.push([3, amount_10]);
    valor = $add(valor, amount_10);
  }
  if (($low(side_group_types) & 64 /* BRIGADE_TYPE_MINOTAURS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 6 /* BRIGADE_TYPE_MINOTAURS */) >= 2) {
    notes.push([7, 1500]);
    valor = $add(valor, 1500);
  }
  if (($low(side_group_types) & 16384 /* BRIGADE_TYPE_ZAMORANS */) !== 0 && $count(side_group.brigades, (b) => b.breed === 14 /* BRIGADE_TYPE_ZAMORANS */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
    notes.push([9, 1000]);
    valor = $add(valor, 1000);
  }
  if (($low(side_group_artifacts) & 1048576 /* ARTIFACT_RENOWNED_STANDARD */) !== 0) {
    amount_11 = $mul(morale_swing(30 /* SPELL_VALOR */, 2), 100);
    notes.push([10, amount_11]);
    valor = $add(valor, amount_11);
  }
  if (valor > 2500) {
    notes.push([25, $sub(2500, valor)]);
    valor = 2500;
  }
  value = $add(value, valor);
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) {
    if (all_dead(side_group) && value < 8000) {
      notes.push([22, $sub(8000, value)]);
      value = 8000;
    }
    if (all_dead(side_group) && value > 12000) {
      notes.push([23, $sub(12000, value)]);
      value = 12000;
    }
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([26, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([27, $mul(value, -1)]);
    value = 0;
  } else if (value > 160) {
    notes.push([27, $sub(160, value)]);
    value = 160;
  }
  return [value, notes];
}

function guards_battle_morale(entry, side, enemy, world) {
  switch (entry) {
    case 1:
      if (!(seasonal_attack(enemy, world))) return 0;
      if (!(in_earnest(enemy))) return 1;
      break;
    case 2:
      if (!($count(enemy.casts, null) !== 0)) return 0;
      break;
    case 3:
      if (!($count(side.casts, null) !== 0)) return 0;
      break;
    case 4:
      if (!(side.attacking)) return 0;
      if (!($any(side.group.kingdom.allies, (k) => k === enemy.group.kingdom))) return 1;
      break;
    case 5:
      if (!(($low(enemy.group.types) & 8 /* BRIGADE_TYPE_GHOULS */) !== 0)) return 0;
      if (!($count(enemy.group.brigades, (b) => b.breed === 3 /* BRIGADE_TYPE_GHOULS */) >= 2)) return 1;
      break;
    case 6:
      if (!(($low(enemy.group.types) & 32 /* BRIGADE_TYPE_IRON_GOLEM */) !== 0)) return 0;
      break;
    case 7:
      if (!(($low(side.group.types) & 64 /* BRIGADE_TYPE_MINOTAURS */) !== 0)) return 0;
      if (!($count(side.group.brigades, (b) => b.breed === 6 /* BRIGADE_TYPE_MINOTAURS */) >= 2)) return 1;
      break;
    case 8:
      if (!(($low(side.group.types) & 128 /* BRIGADE_TYPE_ORCS */) !== 0)) return 0;
      if (!($count(side.group.brigades, (b) => b.breed === 7 /* BRIGADE_TYPE_ORCS */) > 4)) return 1;
      break;
    case 9:
      if (!(($low(side.group.types) & 16384 /* BRIGADE_TYPE_ZAMORANS */) !== 0)) return 0;
      if (!($count(side.group.brigades, (b) => b.breed === 14 /* BRIGADE_TYPE_ZAMORANS */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3)) return 1;
      break;
    case 10:
      if (!(($low(side.group.artifacts) & 1048576 /* ARTIFACT_RENOWNED_STANDARD */) !== 0)) return 0;
      break;
    case 11:
      if (!($has(side.group.artifacts, 34 /* ARTIFACT_CHAMPION_STALLIONS */))) return 0;
      break;
    case 12:
      if (!(($low(enemy.group.types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0)) return 0;
      break;
    case 13:
      if (!(($low(side.group.types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0)) return 0;
      if (!(side.group.terrain === 4 /* TERRAIN_PLAINS */)) return 1;
      break;
    case 14:
      if (!($has(side.group.types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */))) return 0;
      if (!(side.group.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      break;
    case 15:
      if (!($has(side.group.types, 33 /* BRIGADE_TYPE_FIRE_ELEMENTALS */))) return 0;
      if (!(side.group.terrain === 2 /* TERRAIN_DESERT */)) return 1;
      break;
    case 16:
      if (!($has(side.group.types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */))) return 0;
      if (!(side.group.terrain === 5 /* TERRAIN_MARSH */)) return 1;
      break;
    case 17:
      if (!($has(enemy.group.types, 52 /* BRIGADE_TYPE_HILL_GIANTS */))) return 0;
      if (!(brigades_of(enemy.group, 52 /* BRIGADE_TYPE_HILL_GIANTS */) >= 2)) return 1;
      break;
    case 18:
      if (!($has(enemy.group.types, 58 /* BRIGADE_TYPE_MAMMOTHS */))) return 0;
      break;
    case 19:
      if (!($has(enemy.group.types, 61 /* BRIGADE_TYPE_MUMMIES */))) return 0;
      break;
    case 20:
      if (!($has(enemy.group.types, 83 /* BRIGADE_TYPE_SPECTERS */))) return 0;
      break;
    case 21:
      if (!(stance(enemy, side) === 5 /* TACTIC_NIGHT */)) return 0;
      break;
    case 22:
      if (!((side.group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(all_dead(side.group))) return 1;
      break;
    case 23:
      if (!((side.group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(all_dead(side.group))) return 1;
      break;
    case 24:
      if (!((enemy.group.kingdom.traits & 67108864 /* TRAIT_RUTHLESS */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_steadiness(side, enemy, world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = leader_bonus(side, enemy);
  notes.push([1, amount]);
  value = $add(value, amount);
  if (seasonal_attack(side, world)) {
    notes.push([2, 20]);
    value = $add(value, 20);
  }
  return [value, notes];
}

function guards_steadiness(entry, side, enemy, world) {
  switch (entry) {
    case 2:
      if (!(seasonal_attack(side, world))) return 0;
      break;
  }
  return -1;
}

function why_loss_divider(side, enemy, world) {
  const notes = [];
  let points, points_, points_2, points_3, points_4;
  let side_group = side.group;
  let side_group_brigades = side_group.brigades;
  let value = $sum(side_group_brigades, null, (b) => defense_values_toughness(ratings_defense(b.breed)));
  notes.push([0, value]);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 1;
  divisor = $mul(divisor, $larger(1, $count(side_group_brigades, null)));
  value = $quotient($add($mul(value, 200), $mul(divisor, 100)), $mul(divisor, 200), "loss_divider");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([15, $sub(value, before)]);
  }
  let share_ = 100;
  let points_5 = steadiness(side, enemy, world);
  notes.push([2, $mul(value, points_5)]);
  share_ = $add(share_, points_5);
  if ($count(side.casts, null) !== 0 || $count(side_group.wizards, null) !== 0) {
    points = shielding(side);
    notes.push([3, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  let side_group_types = side_group.types;
  if (($low(side_group_types) & 1 /* BRIGADE_TYPE_APES */) !== 0 && side_group.terrain === 3 /* TERRAIN_FOREST */) {
    points_ = $mul($count(side_group_brigades, (b) => b.breed === 0 /* BRIGADE_TYPE_APES */ && b.experience >= 1 /* EXPERIENCE_REGULAR */), 10);
    notes.push([6, $mul(value, points_)]);
    share_ = $add(share_, points_);
  }
  if (($low(side_group_types) & 256 /* BRIGADE_TYPE_ROCK_GOLEMS */) !== 0 && side_group.terrain === 1 /* TERRAIN_MOUNTAIN */) {
    points_2 = $mul($count(side_group_brigades, (b) => b.breed === 8 /* BRIGADE_TYPE_ROCK_GOLEMS */), 10);
    notes.push([7, $mul(value, points_2)]);
    share_ = $add(share_, points_2);
  }
  if (($low(side_group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0) {
    notes.push([8, $mul(value, 30)]);
    share_ = $add(share_, 30);
  }
  if ($meets(side_group_types, 118842243789843250468320444416n)) {
    if ($has(side_group_types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */)) {
      notes.push([9, $mul(value, 10)]);
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 64 /* BRIGADE_TYPE_NORTHMEN */) && feels(side, 3 /* SEASON_WINTER */, world) && brigades_of(side_group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2) {
      notes.push([10, $mul(value, 10)]);
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 95 /* BRIGADE_TYPE_WESTMEN */) && $count(side_group_brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
      notes.push([11, $mul(value, 10)]);
      share_ = $add(share_, 10);
    }
    if ($has(side_group_types, 96 /* BRIGADE_TYPE_WILDLINGS */) && feels(side, 3 /* SEASON_WINTER */, world)) {
      points_3 = $mul(brigades_of(side_group, 96 /* BRIGADE_TYPE_WILDLINGS */), 5);
      notes.push([12, $mul(value, points_3)]);
      share_ = $add(share_, points_3);
    }
  }
  if (side_group.gear !== 0) {
    points_4 = armor_gain(side_group);
    notes.push([13, $mul(value, points_4)]);
    share_ = $add(share_, points_4);
  }
  if (stance(side, enemy) === 11 /* TACTIC_FIGHT_TO_THE_LAST */) {
    notes.push([14, $mul(value, 15)]);
    share_ = $add(share_, 15);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("loss_divider");
  }
  value = $mul(value, share_);
  let times = side.luck;
  notes.push([4, $mul(value, $sub(times, 100))]);
  value = $mul(value, times);
  if (value < 1000000) {
    notes.push([5, $sub(1000000, value)]);
    value = 1000000;
  }
  let before_ = value;
  value = $floorDiv($add($mul(value, 100), 500000), 1000000);
  notes.push([16, $sub($mul(value, 10000), before_)]);
  return [value, notes];
}

function guards_loss_divider(entry, side, enemy, world) {
  switch (entry) {
    case 3:
      if (!($count(side.casts, null) !== 0 || $count(side.group.wizards, null) !== 0)) return 0;
      break;
    case 6:
      if (!(($low(side.group.types) & 1 /* BRIGADE_TYPE_APES */) !== 0)) return 0;
      if (!(side.group.terrain === 3 /* TERRAIN_FOREST */)) return 1;
      break;
    case 7:
      if (!(($low(side.group.types) & 256 /* BRIGADE_TYPE_ROCK_GOLEMS */) !== 0)) return 0;
      if (!(side.group.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      break;
    case 8:
      if (!(($low(side.group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0)) return 0;
      break;
    case 9:
      if (!($has(side.group.types, 32 /* BRIGADE_TYPE_EARTH_ELEMENTALS */))) return 0;
      break;
    case 10:
      if (!($has(side.group.types, 64 /* BRIGADE_TYPE_NORTHMEN */))) return 0;
      if (!(feels(side, 3 /* SEASON_WINTER */, world))) return 1;
      if (!(brigades_of(side.group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2)) return 2;
      break;
    case 11:
      if (!($has(side.group.types, 95 /* BRIGADE_TYPE_WESTMEN */))) return 0;
      if (!($count(side.group.brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3)) return 1;
      break;
    case 12:
      if (!($has(side.group.types, 96 /* BRIGADE_TYPE_WILDLINGS */))) return 0;
      if (!(feels(side, 3 /* SEASON_WINTER */, world))) return 1;
      break;
    case 13:
      if (!(side.group.gear !== 0)) return 0;
      break;
    case 14:
      if (!(stance(side, enemy) === 11 /* TACTIC_FIGHT_TO_THE_LAST */)) return 0;
      break;
  }
  return -1;
}

function why_shielding(side) {
  const notes = [];
  let w_level, amount;
  notes.push([0, 0]);
  let value = 0;
  let amount_ = $extreme($larger, [0, ...$pick(side.casts, (c) => c.spell === 23 /* SPELL_SHIELD */, (c) => $mul(c.power, 10))]);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  for (const w of side.group.wizards) {
    w_level = w.level;
    if (w_level >= 3) {
      amount = $mul(w_level, 5);
      notes.push([2, amount]);
      value = $add(value, amount);
    }
  }
  return [value, notes];
}

function guards_shielding(entry, side) {
  switch (entry) {
  }
  return -1;
}

function why_spell_shelter(side, enemy, world) {
  const notes = [];
  let value = loss_divider(side, enemy, world);
  notes.push([0, value]);
  notes.push([1, $mul(value, -1)]);
  value = value;
  if (value < 200) {
    notes.push([2, 200 - value]);
    value = 200;
  }
  let before = value;
  value = $floorDiv($add($mul(value, 100), 100), 200);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_spell_shelter(entry, side, enemy, world) {
  switch (entry) {
  }
  return -1;
}

function why_magic_taken(side) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let side_group = side.group;
  let amount = magic_proof(side_group);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  let side_group_kingdom = side_group.kingdom;
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 1048576 /* TRAIT_MAGIC_SUSCEPTIBLE_BATTLE */) !== 0) {
    notes.push([4, 33]);
    value = $add(value, 33);
  }
  if ((side_group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([5, -25]);
    value = $sub(value, 25);
  }
  if (($low(side_group.artifacts) & 536870912 /* ARTIFACT_ORB_OF_ANTI_MAGIC */) !== 0) {
    notes.push([3, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([6, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_magic_taken(entry, side) {
  switch (entry) {
    case 3:
      if (!(($low(side.group.artifacts) & 536870912 /* ARTIFACT_ORB_OF_ANTI_MAGIC */) !== 0)) return 0;
      break;
    case 4:
      if (!((side.group.kingdom.traits & 1048576 /* TRAIT_MAGIC_SUSCEPTIBLE_BATTLE */) !== 0)) return 0;
      break;
    case 5:
      if (!((side.group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_magic_resistance(side) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if ((side.group.kingdom.traits & 131072 /* TRAIT_MAGIC_RESISTANCE_BATTLE */) !== 0) {
    notes.push([1, 33 - value]);
    value = 33;
  }
  return [value, notes];
}

function guards_magic_resistance(entry, side) {
  switch (entry) {
    case 1:
      if (!((side.group.kingdom.traits & 131072 /* TRAIT_MAGIC_RESISTANCE_BATTLE */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_spell_damage(spell, power, world) {
  const notes = [];
  let value = $mul(SPELL_DAMAGE[spell], power);
  notes.push([0, value]);
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    notes.push([1, value]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_spell_damage(entry, spell, power, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      if (!(SPELL_FIRE[spell])) return 1;
      break;
  }
  return -1;
}

function why_spell_power(side, world) {
  const notes = [];
  let amount, amount_, amount_2, amount_3, amount_4, amount_5;
  let side_casts = side.casts;
  let value = $sum(side_casts, null, (c) => spell_damage(c.spell, c.power, world));
  notes.push([0, value]);
  value = $mul(value, 4);
  let side_group = side.group;
  let side_group_types = side_group.types;
  if ($meets(side_group_types, 2251799822598144)) {
    if (($low(side_group_types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0) {
      amount = $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, eye_power(0 /* MARVEL_AS_FIRESTRIKE */, world), world), 4);
      notes.push([2, amount]);
      value = $add(value, amount);
      amount_ = $mul(spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, eye_power(1 /* MARVEL_AS_LIGHTNING */, world), world), 4);
      notes.push([3, amount_]);
      value = $add(value, amount_);
    }
    if (($low(side_group_types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0) {
      amount_2 = $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world), 4);
      notes.push([4, amount_2]);
      value = $add(value, amount_2);
      amount_3 = $mul(spell_damage(24 /* SPELL_GUARDED_ATTACK */, 2, world), 4);
      notes.push([5, amount_3]);
      value = $add(value, amount_3);
    }
    if ($has(side_group_types, 51 /* BRIGADE_TYPE_HELL_HOUNDS */)) {
      amount_4 = $mul(spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world), 4);
      notes.push([6, amount_4]);
      value = $add(value, amount_4);
    }
  }
  let amount_6 = $mul($sum(side_group.wizards, null, (w) => presence(w.level, world)), 4);
  notes.push([7, amount_6]);
  value = $add(value, amount_6);
  if ($has(side_group.kingdom.privileges, 49 /* PRIVILEGE_ELEMENTAL_MASTERY */)) {
    amount_5 = $sum(side_casts, (c) => $why_combat_1.has(c.spell), (c) => spell_damage(c.spell, c.power, world));
    notes.push([8, amount_5]);
    value = $add(value, amount_5);
  }
  let share_ = 100;
  let points = tower_gain(side);
  notes.push([1, $mul(value, points)]);
  share_ = $add(share_, points);
  if (share_ < 0) {
    throw new TooMuchTaken("spell_power");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 200), 400);
  notes.push([9, $sub($mul(value, 400), before)]);
  return [value, notes];
}

function guards_spell_power(entry, side, world) {
  switch (entry) {
    case 2:
      if (!(($low(side.group.types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0)) return 0;
      break;
    case 3:
      if (!(($low(side.group.types) & 524288 /* BRIGADE_TYPE_BEHOLDER */) !== 0)) return 0;
      break;
    case 4:
      if (!(($low(side.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0)) return 0;
      break;
    case 5:
      if (!(($low(side.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0)) return 0;
      break;
    case 6:
      if (!($has(side.group.types, 51 /* BRIGADE_TYPE_HELL_HOUNDS */))) return 0;
      break;
    case 8:
      if (!($has(side.group.kingdom.privileges, 49 /* PRIVILEGE_ELEMENTAL_MASTERY */))) return 0;
      break;
  }
  return -1;
}

function why_wasted_power(side, enemy, world) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (flying(enemy.group)) {
    amount = $sum(side.casts, (c) => (SPELL_SPARES[c.spell] & 1 /* SPELL_SPARED_FLYERS */) !== 0, (c) => spell_damage(c.spell, c.power, world));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  let share_ = 100;
  let points = tower_gain(side);
  notes.push([2, $mul(value, points)]);
  share_ = $add(share_, points);
  if (share_ < 0) {
    throw new TooMuchTaken("wasted_power");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([3, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_wasted_power(entry, side, enemy, world) {
  switch (entry) {
    case 1:
      if (!(flying(enemy.group))) return 0;
      break;
  }
  return -1;
}

function why_tower_gain(side) {
  const notes = [];
  let limit;
  notes.push([0, 0]);
  let value = 0;
  for (const b of [0 /* BUILDING_APOTHECARY */, 1 /* BUILDING_BAZAAR */, 2 /* BUILDING_FORGE */, 3 /* BUILDING_FORUM */, 4 /* BUILDING_GRANARY */, 5 /* BUILDING_HOBBIT_INC */, 6 /* BUILDING_LABORATORY */, 7 /* BUILDING_PORT */, 8 /* BUILDING_SECRET_PASSAGES */, 9 /* BUILDING_TEMPLE */, 10 /* BUILDING_GREAT_TEMPLE */, 11 /* BUILDING_THIEVES_GUILD */, 12 /* BUILDING_WATCH_TOWERS */, 13 /* BUILDING_WIZARD_TOWER */, 14 /* BUILDING_GREAT_MAGE_TOWER */, 15 /* BUILDING_BALLISTA_TOWER */, 16 /* BUILDING_MOTTE_AND_BAILEY */, 17 /* BUILDING_FORTRESS */, 18 /* BUILDING_CITADEL */, 19 /* BUILDING_CASTLE */, 20 /* BUILDING_GREATER_CASTLE */, 21 /* BUILDING_LEGENDARY_CASTLE */]) {
    if (BUILDING_SPELL_BONUS[b] !== null && $any(side.group.wizards, (w) => w.place !== null && $has(w.place.buildings, b))) {
      limit = $present(BUILDING_SPELL_BONUS[b], "");
      if (value < limit) {
        notes.push([1, $sub(limit, value)]);
        value = limit;
      }
    }
  }
  return [value, notes];
}

function guards_tower_gain(entry, side) {
  switch (entry) {
  }
  return -1;
}

function why_wand_power(side, world) {
  const notes = [];
  let amount, amount_, amount_2;
  notes.push([0, 0]);
  let value = 0;
  let side_group = side.group;
  let side_group_artifacts = $low(side_group.artifacts);
  if ((side_group_artifacts & 402718720) !== 0) {
    if ((side_group_artifacts & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0) {
      amount = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, 2, world);
      notes.push([1, amount]);
      value = $add(value, amount);
    }
    if ((side_group_artifacts & 134217728 /* ARTIFACT_ROD_OF_FIRE */) !== 0 && $any(side_group.wizards, (w) => w.level >= 2)) {
      amount_ = spell_damage(25 /* SPELL_FIRESTRIKE */, 2, world);
      notes.push([2, amount_]);
      value = $add(value, amount_);
    }
    if ((side_group_artifacts & 268435456 /* ARTIFACT_WAND_OF_LIGHTNING */) !== 0 && $any(side_group.wizards, (w) => w.level >= 2)) {
      amount_2 = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, 2, world);
      notes.push([3, amount_2]);
      value = $add(value, amount_2);
    }
  }
  return [value, notes];
}

function guards_wand_power(entry, side, world) {
  switch (entry) {
    case 1:
      if (!(($low(side.group.artifacts) & 65536 /* ARTIFACT_GREEN_DRAGON_MATES */) !== 0)) return 0;
      break;
    case 2:
      if (!(($low(side.group.artifacts) & 134217728 /* ARTIFACT_ROD_OF_FIRE */) !== 0)) return 0;
      if (!($any(side.group.wizards, (w) => w.level >= 2))) return 1;
      break;
    case 3:
      if (!(($low(side.group.artifacts) & 268435456 /* ARTIFACT_WAND_OF_LIGHTNING */) !== 0)) return 0;
      if (!($any(side.group.wizards, (w) => w.level >= 2))) return 1;
      break;
  }
  return -1;
}

function why_stage_force(side, enemy, stage, world) {
  const notes = [];
  let value, amount, points, points_, times, times_;
  if (STAGE_ARM[stage] !== 7 /* ARM_NO_TROOPS */) {
    value = troop_value(side.group, STAGE_ARM[stage]);
    notes.push([0, value]);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */) {
    value = spell_power(side, world);
    notes.push([1, value]);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = wand_power(side, world);
    notes.push([2, value]);
  } else if (STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */ && STAGE_ORIGIN[stage] !== 2 /* STAGE_ORIGIN_SPELLS */ && STAGE_ORIGIN[stage] !== 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    notes.push([3, 0]);
    value = 0;
  } else {
    value = 0;
  }
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ && flying(enemy.group)) {
    amount = wasted_power(side, enemy, world);
    notes.push([4, $mul(amount, -1)]);
    value = $sub(value, amount);
  }
  let share_ = 100;
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    points = side.losses;
    notes.push([5, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("stage_force");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([17, $sub($mul(value, 100), before)]);
  let share_2 = 100;
  let enemy_group = enemy.group;
  let enemy_group_types = enemy_group.types;
  if (($low(enemy_group_types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0 && (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) {
    notes.push([8, $mul(value, -10)]);
    share_2 = share_2 - 10;
  }
  if ($has(enemy_group_types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */) && STAGE_ARM[stage] === 2 /* ARM_CHARGE */) {
    notes.push([9, $mul(value, -25)]);
    share_2 = share_2 - 25;
  }
  let side_group = side.group;
  if ($has(side_group.types, 64 /* BRIGADE_TYPE_NORTHMEN */) && STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && feels(side, 3 /* SEASON_WINTER */, world) && brigades_of(side_group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2) {
    notes.push([10, $mul(value, 10)]);
    share_2 = share_2 + 10;
  }
  if ($has(enemy_group_types, 95 /* BRIGADE_TYPE_WESTMEN */) && (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && $count(enemy_group.brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3) {
    notes.push([11, $mul(value, -10)]);
    share_2 = share_2 - 10;
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */) && ($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) {
    points_ = veiled(side, enemy, stage);
    notes.push([12, $mul(value, $mul(points_, -1))]);
    share_2 = share_2 - points_;
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    notes.push([14, $mul(value, -75)]);
    share_2 = share_2 - 75;
  }
  if ((STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) && stance(side, enemy) === 5 /* TACTIC_NIGHT */) {
    notes.push([15, $mul(value, -33)]);
    share_2 = share_2 - 33;
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("stage_force");
  }
  value = $mul(value, share_2);
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    times = combat_bonus(side, enemy, world);
    notes.push([6, $mul(value, $sub(times, 100))]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    times_ = battle_morale(side, enemy, world);
    notes.push([7, $mul(value, times_ - 100)]);
    value = $mul(value, times_);
  } else {
    value = $mul(value, 100);
  }
  if (STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && stance(side, enemy) === 4 /* TACTIC_FLANKING */) {
    notes.push([13, $mul(value, 3)]);
    value = $mul(value, 7);
  } else {
    value = $mul(value, 4);
  }
  let before_ = value;
  value = $floorDiv($add(value, 2000000), 4000000);
  notes.push([18, $sub($mul(value, 4000000), before_)]);
  let times_2 = STAGE_SHARE[stage];
  notes.push([16, $mul(value, times_2 - 100)]);
  value = $mul(value, times_2);
  let before_2 = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([19, $sub($mul(value, 100), before_2)]);
  return [value, notes];
}

function guards_stage_force(entry, side, enemy, stage, world) {
  switch (entry) {
    case 0:
      if (!(STAGE_ARM[stage] !== 7 /* ARM_NO_TROOPS */)) return 0;
      break;
    case 1:
      if (!(STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */)) return 1;
      break;
    case 2:
      if (!(STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 1;
      break;
    case 3:
      if (!(STAGE_ARM[stage] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(STAGE_ORIGIN[stage] !== 2 /* STAGE_ORIGIN_SPELLS */ && STAGE_ORIGIN[stage] !== 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 1;
      break;
    case 4:
      if (!(STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */)) return 0;
      if (!(flying(enemy.group))) return 1;
      break;
    case 5:
      if (!(STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 6:
      if (!(STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 7:
      if (!(STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 8:
      if (!(($low(enemy.group.types) & 2147483648 /* BRIGADE_TYPE_AIR_ELEMENTALS */) !== 0)) return 0;
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) return 1;
      break;
    case 9:
      if (!($has(enemy.group.types, 38 /* BRIGADE_TYPE_WATER_ELEMENTALS */))) return 0;
      if (!(STAGE_ARM[stage] === 2 /* ARM_CHARGE */)) return 1;
      break;
    case 10:
      if (!($has(side.group.types, 64 /* BRIGADE_TYPE_NORTHMEN */))) return 0;
      if (!(STAGE_ARM[stage] === 2 /* ARM_CHARGE */)) return 1;
      if (!(feels(side, 3 /* SEASON_WINTER */, world))) return 2;
      if (!(brigades_of(side.group, 64 /* BRIGADE_TYPE_NORTHMEN */) >= 2)) return 3;
      break;
    case 11:
      if (!($has(enemy.group.types, 95 /* BRIGADE_TYPE_WESTMEN */))) return 0;
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) return 1;
      if (!($count(enemy.group.brigades, (b) => b.breed === 95 /* BRIGADE_TYPE_WESTMEN */ && b.experience >= 1 /* EXPERIENCE_REGULAR */) >= 3)) return 2;
      break;
    case 12:
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */)) return 0;
      if (!($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) return 1;
      break;
    case 13:
      if (!(STAGE_ARM[stage] === 2 /* ARM_CHARGE */)) return 0;
      if (!(stance(side, enemy) === 4 /* TACTIC_FLANKING */)) return 1;
      break;
    case 14:
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) return 0;
      if (!(stance(enemy, side) === 5 /* TACTIC_NIGHT */)) return 1;
      break;
    case 15:
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) return 0;
      if (!(stance(side, enemy) === 5 /* TACTIC_NIGHT */)) return 1;
      break;
  }
  return -1;
}

function why_veiled(side, enemy, stage) {
  const notes = [];
  let value;
  if (STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */) {
    value = $mul($smaller(100, $add($extreme($larger, [0, ...$pick(enemy.casts, (c) => SPELL_FOE_MISSILES[c.spell] !== null, (c) => $present(SPELL_FOE_MISSILES[c.spell], ""))]), $extreme($larger, [0, ...$pick(side.casts, (c) => SPELL_OWN_MISSILES[c.spell] !== null, (c) => $present(SPELL_OWN_MISSILES[c.spell], ""))]))), 2);
    notes.push([0, value]);
  } else if (STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && !flying(side.group)) {
    value = $smaller(200, $add($mul($extreme($larger, [0, ...$pick(enemy.casts, (c) => SPELL_FOE_CHARGE[c.spell] !== null && !$has(SPELL_SHUNNED[c.spell], enemy.group.terrain), (c) => $present(SPELL_FOE_CHARGE[c.spell], ""))]), 2), $extreme($larger, [0, ...$pick(side.casts, (c) => SPELL_OWN_CHARGE[c.spell] !== null && !$has(SPELL_SHUNNED[c.spell], side.group.terrain), (c) => $present(SPELL_OWN_CHARGE[c.spell], ""))])));
    notes.push([1, value]);
  } else if (STAGE_ARM[stage] !== 0 /* ARM_LONG_RANGE */ && STAGE_ARM[stage] !== 1 /* ARM_SHORT_RANGE */ && STAGE_ARM[stage] !== 2 /* ARM_CHARGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && flying(side.group)) {
    notes.push([2, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let before = value;
  value = $floorDiv(value + 1, 2);
  notes.push([3, $mul(value, 2) - before]);
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([4, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_veiled(entry, side, enemy, stage) {
  switch (entry) {
    case 0:
      if (!(STAGE_ARM[stage] === 0 /* ARM_LONG_RANGE */ || STAGE_ARM[stage] === 1 /* ARM_SHORT_RANGE */)) return 0;
      break;
    case 1:
      if (!(STAGE_ARM[stage] === 2 /* ARM_CHARGE */)) return 0;
      if (!(!flying(side.group))) return 1;
      break;
    case 2:
      if (!(STAGE_ARM[stage] !== 0 /* ARM_LONG_RANGE */ && STAGE_ARM[stage] !== 1 /* ARM_SHORT_RANGE */ && STAGE_ARM[stage] !== 2 /* ARM_CHARGE */ || STAGE_ARM[stage] === 2 /* ARM_CHARGE */ && flying(side.group))) return 0;
      break;
  }
  return -1;
}

function why_stage_damage(side, enemy, stage, world) {
  const notes = [];
  let times, part;
  let value = stage_force(side, enemy, stage, world);
  notes.push([0, value]);
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    times = magic_taken(enemy);
    notes.push([1, $mul(value, $sub(times, 100))]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([4, $sub($mul(value, 100), before)]);
  let before_ = value;
  let divider = -1;
  let divisor = 1;
  if (STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */) {
    divider = 2;
    divisor = $mul(divisor, loss_divider(enemy, side, world));
    value = $mul(value, 100);
  }
  if (STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    if (divider >= 0) {
      part = $quotient(value, divisor, "stage_damage");
      notes.push([divider, $sub(part, before_)]);
      before_ = part;
    }
    divider = 3;
    divisor = $mul(divisor, spell_shelter(enemy, side, world));
    value = $mul(value, 100);
  }
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "stage_damage");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before_)]);
  } else {
    notes.push([5, $sub(value, before_)]);
  }
  return [value, notes];
}

function guards_stage_damage(entry, side, enemy, stage, world) {
  switch (entry) {
    case 1:
      if (!(STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 0;
      break;
    case 2:
      if (!(STAGE_ORIGIN[stage] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 3:
      if (!(STAGE_ORIGIN[stage] === 2 /* STAGE_ORIGIN_SPELLS */ || STAGE_ORIGIN[stage] === 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 0;
      break;
  }
  return -1;
}

function why_casualties(side, enemy, stage, world) {
  const notes = [];
  let side_group = side.group;
  let value = $quotient($add($mul(stage_damage(enemy, side, stage, world), 200), $larger(1, group_value(side_group))), $mul($larger(1, group_value(side_group)), 2), "casualties");
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([1, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_casualties(entry, side, enemy, stage, world) {
  switch (entry) {
  }
  return -1;
}

function why_early_losses(side, enemy, world) {
  const notes = [];
  let amount, limit;
  notes.push([0, 0]);
  let value = 0;
  if (side.ordered === 3 /* TACTIC_DETERMINED */ && ($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) {
    amount = crossing_losses(side, enemy, world);
    notes.push([2, amount]);
    value = value + amount;
  }
  let enemy_group = enemy.group;
  if ($has(enemy_group.types, 70 /* BRIGADE_TYPE_PIT_FIEND */) && !flying(side.group)) {
    limit = fiends_fire(world);
    if (value < limit) {
      notes.push([1, limit - value]);
      value = limit;
    }
  }
  if ($has(enemy_group.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */) && enemy_group.terrain === 1 /* TERRAIN_MOUNTAIN */ && lured(side, enemy) && value < 25) {
    notes.push([3, 25 - value]);
    value = 25;
  }
  return [value, notes];
}

function guards_early_losses(entry, side, enemy, world) {
  switch (entry) {
    case 1:
      if (!($has(enemy.group.types, 70 /* BRIGADE_TYPE_PIT_FIEND */))) return 0;
      if (!(!flying(side.group))) return 1;
      break;
    case 2:
      if (!(side.ordered === 3 /* TACTIC_DETERMINED */)) return 0;
      if (!($count(side.casts, null) !== 0 || $count(enemy.casts, null) !== 0)) return 1;
      break;
    case 3:
      if (!($has(enemy.group.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */))) return 0;
      if (!(enemy.group.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      if (!(lured(side, enemy))) return 2;
      break;
  }
  return -1;
}

function why_befuddled(side, enemy) {
  const notes = [];
  if (immune_to_chaos(side)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (stance(enemy, side) === 7 /* TACTIC_STOMP */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if ($any(enemy.casts, (c) => c.spell === 28 /* SPELL_CHAOS */)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (($low(enemy.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_befuddled(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(immune_to_chaos(side))) return 0;
      break;
    case 1:
      if (!(stance(enemy, side) === 7 /* TACTIC_STOMP */)) return 0;
      break;
    case 2:
      if (!($any(enemy.casts, (c) => c.spell === 28 /* SPELL_CHAOS */))) return 0;
      break;
    case 3:
      if (!(($low(enemy.group.types) & 8388608 /* BRIGADE_TYPE_CHIMERA */) !== 0)) return 0;
      if (!(true)) return 1;
      break;
  }
  return -1;
}

function why_immune_to_chaos(side) {
  const notes = [];
  let side_group = side.group;
  if ($any(side_group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */ && !l_.stunned)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ((side_group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_immune_to_chaos(entry, side) {
  switch (entry) {
    case 0:
      if (!($any(side.group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */ && !l_.stunned))) return 0;
      break;
    case 1:
      if (!((side.group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_confusion(side, enemy) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (befuddled(side, enemy)) {
    notes.push([1, 20]);
    value = value + 20;
  }
  if ($any(side.group.leaders, (l_) => l_.rank === 19 /* RANK_MARSHAL */ && !l_.stunned)) {
    notes.push([2, $mul($floorDiv(value, 2), -1)]);
    value = $floorDiv(value, 2);
  }
  return [value, notes];
}

function guards_confusion(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!(befuddled(side, enemy))) return 0;
      break;
    case 2:
      if (!($any(side.group.leaders, (l_) => l_.rank === 19 /* RANK_MARSHAL */ && !l_.stunned))) return 0;
      break;
  }
  return -1;
}

function why_retreat_threshold(side, enemy) {
  const notes = [];
  let new_, amount;
  let value = TACTIC_RETREAT[stance(side, enemy)];
  notes.push([0, value]);
  let enemy_group = enemy.group;
  if (($low(enemy_group.types) & 16 /* BRIGADE_TYPE_GOBLINS */) !== 0 && $count(enemy_group.brigades, (b) => b.breed === 4 /* BRIGADE_TYPE_GOBLINS */) > 3) {
    new_ = $larger(value, $smaller(35, $add(value, $mul($sub($count(enemy_group.brigades, (b) => b.breed === 4 /* BRIGADE_TYPE_GOBLINS */), 3), 5))));
    notes.push([1, new_ - value]);
    value = new_;
  }
  if (befuddled(side, enemy)) {
    amount = confusion(side, enemy);
    notes.push([2, amount]);
    value = value + amount;
  }
  if (value > 100) {
    notes.push([3, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_retreat_threshold(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!(($low(enemy.group.types) & 16 /* BRIGADE_TYPE_GOBLINS */) !== 0)) return 0;
      if (!($count(enemy.group.brigades, (b) => b.breed === 4 /* BRIGADE_TYPE_GOBLINS */) > 3)) return 1;
      break;
    case 2:
      if (!(befuddled(side, enemy))) return 0;
      break;
  }
  return -1;
}

function why_withdraws(side, enemy) {
  const notes = [];
  if (side.losses < retreat_threshold(side, enemy)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_withdraws(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(side.losses >= retreat_threshold(side, enemy))) return 0;
      break;
  }
  return -1;
}

function why_suffered(side, enemy, stage, world) {
  const notes = [];
  let limit;
  let value = casualties(side, enemy, stage, world);
  notes.push([0, value]);
  if (TACTIC_ORDERLY[stance(side, enemy)]) {
    limit = $larger(0, $sub(retreat_threshold(side, enemy), side.losses));
    if (value > limit) {
      notes.push([1, limit - value]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_suffered(entry, side, enemy, stage, world) {
  switch (entry) {
    case 1:
      if (!(TACTIC_ORDERLY[stance(side, enemy)])) return 0;
      break;
  }
  return -1;
}

function why_retreat_losses(side, enemy) {
  const notes = [];
  let value, times;
  if (!TACTIC_ORDERLY[stance(side, enemy)]) {
    notes.push([0, 10]);
    value = 10;
  } else if (TACTIC_ORDERLY[stance(side, enemy)]) {
    notes.push([1, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let side_group = side.group;
  if (($low(side_group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0) {
    notes.push([2, $mul(value, -3)]);
    value = value;
  } else {
    value = $mul(value, 4);
  }
  let enemy_group = enemy.group;
  if ($has(enemy_group.types, 58 /* BRIGADE_TYPE_MAMMOTHS */) && brigades_of(enemy_group, 58 /* BRIGADE_TYPE_MAMMOTHS */) >= 2) {
    notes.push([3, value]);
    value = $mul(value, 2);
  }
  let side_group_region = side_group.region;
  if (side_group_region !== null && !controls(side_group.kingdom, side_group_region)) {
    times = REGION_RETREAT_FACTOR[side_group_region];
    notes.push([4, $mul(value, times - 1)]);
    value = $mul(value, times);
  }
  if (stance(enemy, side) === 4 /* TACTIC_FLANKING */) {
    notes.push([5, $mul(value, 2)]);
    value = $mul(value, 3);
  }
  if (stance(side, enemy) === 4 /* TACTIC_FLANKING */) {
    notes.push([6, value]);
    value = $mul(value, 2);
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    notes.push([7, value]);
    value = $mul(value, 2);
  }
  let side_group_kingdom = side_group.kingdom;
  if ((side_group_kingdom.traits & 4 /* TRAIT_ARCHERS */) !== 0) {
    notes.push([8, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv(value + 4, 8);
  notes.push([9, $mul(value, 8) - before]);
  return [value, notes];
}

function guards_retreat_losses(entry, side, enemy) {
  switch (entry) {
    case 0:
      if (!(!TACTIC_ORDERLY[stance(side, enemy)])) return 0;
      break;
    case 1:
      if (!(TACTIC_ORDERLY[stance(side, enemy)])) return 0;
      break;
    case 2:
      if (!(($low(side.group.artifacts) & 2097152 /* ARTIFACT_STANDARD_OF_VALOR */) !== 0)) return 0;
      break;
    case 3:
      if (!($has(enemy.group.types, 58 /* BRIGADE_TYPE_MAMMOTHS */))) return 0;
      if (!(brigades_of(enemy.group, 58 /* BRIGADE_TYPE_MAMMOTHS */) >= 2)) return 1;
      break;
    case 4:
      if (!(side.group.region !== null)) return 0;
      if (!(!controls(side.group.kingdom, side.group.region))) return 1;
      break;
    case 5:
      if (!(stance(enemy, side) === 4 /* TACTIC_FLANKING */)) return 0;
      break;
    case 6:
      if (!(stance(side, enemy) === 4 /* TACTIC_FLANKING */)) return 0;
      break;
    case 7:
      if (!(stance(enemy, side) === 5 /* TACTIC_NIGHT */)) return 0;
      break;
    case 8:
      if (!((side.group.kingdom.traits & 4 /* TRAIT_ARCHERS */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_death_chance(side, enemy) {
  const notes = [];
  let amount, amount_;
  let value = side.losses;
  notes.push([0, value]);
  let enemy_group = enemy.group;
  let enemy_group_types = $low(enemy_group.types);
  if ((enemy_group_types & 4 /* BRIGADE_TYPE_COCKATRICES */) !== 0) {
    amount = $mul($count(enemy_group.brigades, (b) => b.breed === 2 /* BRIGADE_TYPE_COCKATRICES */), 10);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if ((enemy_group_types & 1024 /* BRIGADE_TYPE_SCORPIONS */) !== 0) {
    amount_ = $mul($count(enemy_group.brigades, (b) => b.breed === 10 /* BRIGADE_TYPE_SCORPIONS */), 10);
    notes.push([2, amount_]);
    value = $add(value, amount_);
  }
  let side_group = side.group;
  let side_group_kingdom = side_group.kingdom;
  if (side_group_kingdom.began_as === 16 /* KINGDOM_GIANTS */) {
    notes.push([3, -15]);
    value = $sub(value, 15);
  }
  if (($low(enemy_group.kingdom.privileges) & 2 /* PRIVILEGE_EQUIP_ADVANCED_ITEM */) !== 0 && enemy_group.own_weapon) {
    notes.push([4, 20]);
    value = $add(value, 20);
  }
  if (stance(enemy, side) === 5 /* TACTIC_NIGHT */) {
    notes.push([5, 10]);
    value = $add(value, 10);
  }
  let side_group_kingdom_traits = side_group_kingdom.traits;
  if ((side_group_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
    notes.push([7, -10]);
    value = $sub(value, 10);
  }
  if ((side_group_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
    notes.push([8, -15]);
    value = $sub(value, 15);
  }
  if ((side_group_kingdom_traits & 4096 /* TRAIT_HEALING */) !== 0) {
    notes.push([6, $mul(value, -33)]);
    value = $mul(value, 67);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([9, $sub($mul(value, 100), before)]);
  if (value < 0) {
    notes.push([10, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([10, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_death_chance(entry, side, enemy) {
  switch (entry) {
    case 1:
      if (!(($low(enemy.group.types) & 4 /* BRIGADE_TYPE_COCKATRICES */) !== 0)) return 0;
      break;
    case 2:
      if (!(($low(enemy.group.types) & 1024 /* BRIGADE_TYPE_SCORPIONS */) !== 0)) return 0;
      break;
    case 3:
      if (!(side.group.kingdom.began_as === 16 /* KINGDOM_GIANTS */)) return 0;
      break;
    case 4:
      if (!(($low(enemy.group.kingdom.privileges) & 2 /* PRIVILEGE_EQUIP_ADVANCED_ITEM */) !== 0)) return 0;
      if (!(enemy.group.own_weapon)) return 1;
      break;
    case 5:
      if (!(stance(enemy, side) === 5 /* TACTIC_NIGHT */)) return 0;
      break;
    case 6:
      if (!((side.group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0)) return 0;
      break;
    case 7:
      if (!((side.group.kingdom.traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0)) return 0;
      break;
    case 8:
      if (!((side.group.kingdom.traits & 2147483648 /* TRAIT_STALWART */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_may_fall(figure) {
  const notes = [];
  if (figure.undead) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_may_fall(entry, figure) {
  switch (entry) {
    case 0:
      if (!(figure.undead)) return 0;
      break;
  }
  return -1;
}

function why_readiness(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [85 + (dice.throw("readiness.1", 31, 1) - 1), notes];
}

function guards_readiness(entry) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_combat = {
  surprised: [{ verb: "no", text: "dug in", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2161" }, { verb: "no", text: "never off their guard", den: 1, source: "Acuity (trait)" }, { verb: "holds", text: "nobody gave an order against it", den: 1 }],
  leader_bonus: [{ verb: "base", text: "leaders", den: 1 }, { verb: "reduce by", text: "caught unprepared", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2149" }, { verb: "reduce by", text: "orders lost in the dark", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  declared: [{ verb: "holds", text: "declared an enemy", den: 1 }],
  combat_bonus: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "leaders", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2049" }, { verb: "add", text: "a declared enemy", den: 1, cites: "ruling \"What a declared enemy is worth\"" }, { verb: "add", text: "the kingdom's banner", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Sage Advice\", line 2271" }, { verb: "add", text: "a prepared position", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#120 \u2013 Defend\", line 4223" }, { verb: "add", text: "the ground", den: 1 }, { verb: "add", text: "the season", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", lines 2163-2165" }, { verb: "subtract", text: "earlier battles in the turn", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2151" }, { verb: "add", text: "apes in the trees", den: 1, source: "Apes (brigade type)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Anglakel, Sword from the Sky (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Axe of Farin (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Bow of Heracles (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Elan, Flaming Sword of the North (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Golden Spear of Lerix (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Great Axe of Hurblind (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Morgal Blade (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Morning Star of Torag (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Narsil, Flame of the West (artifact)" }, { verb: "add", text: "enchanted weapon", den: 1, source: "Sword of Alvinitar (artifact)" }, { verb: "increase by", text: "a fire in the ranks", den: 10, source: "Fire Elementals (brigade type)" }, { verb: "add", text: "snow", den: 1, source: "Wildlings (brigade type)" }, { verb: "add", text: "forged weapons", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#605 \u2013 Equip Forged Item\", line 4671", source: "forge" }, { verb: "add", text: "ferocity", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Lycans\", line 3434", source: "Lycans (kingdom)" }, { verb: "reduce by", text: "surprised", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2149" }, { verb: "reduce by", text: "dug in", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", line 2161" }, { verb: "at least", text: "no less than nothing", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  lean: [{ verb: "yes", text: "winter", den: 1 }, { verb: "yes", text: "summer", den: 1 }, { verb: "yes", text: "the whole map lies in snow", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 814", source: "ice age" }, { verb: "otherwise", text: "", den: 1 }],
  feels: [{ verb: "holds", text: "the season is felt there", den: 1 }],
  seasonal_attack: [{ verb: "needs", text: "It must attack.", den: 1 }, { verb: "needs", text: "It is not that people's season.", den: 1 }, { verb: "needs", text: "The region does not feel the season.", den: 1 }],
  immune_to_fear: [{ verb: "yes", text: "the dead fear nothing", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #107 \u2013 Fear\", line 5328" }, { verb: "yes", text: "they do not scare", den: 1, source: "Stalwart (trait)" }, { verb: "otherwise", text: "", den: 1 }],
  fear_felt: [{ verb: "base", text: "fearless", den: 1 }, { verb: "base", text: "frightened", den: 1 }, { verb: "times", text: "brigades that can be frightened", den: 1 }, { verb: "divide by", text: "of all brigades", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
  battle_morale: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "an attack out of the storm", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", lines 2163-2165" }, { verb: "subtract", text: "a spell of dread", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #107 \u2013 Fear\", line 5328" }, { verb: "add", text: "a spell of courage", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #108 \u2013 Valor\", line 5332" }, { verb: "subtract", text: "against an ally", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#110 \u2013 Attack Group\", line 4209" }, { verb: "subtract", text: "ghouls", den: 100, source: "Ghouls (brigade type)" }, { verb: "subtract", text: "poisonous gas", den: 100, source: "Iron Golem (brigade type)" }, { verb: "add", text: "bellowing", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #108 \u2013 Valor\", line 5332", source: "Minotaurs (brigade type)" }, { verb: "add", text: "a horde", den: 100, cites: "ruling \"Whether the Orcs' courage is a rush like others\"", source: "Orcs (brigade type)" }, { verb: "add", text: "Zamoran pride", den: 100, source: "Zamorans (brigade type)" }, { verb: "add", text: "standard", den: 100, source: "Renowned Standard (artifact)" }, { verb: "add", text: "stallions", den: 100, source: "Champion Stallions (artifact)" }, { verb: "subtract", text: "an eye of dread", den: 100, source: "Beholder (brigade type)" }, { verb: "add", text: "wind over open country", den: 100, source: "Air Elementals (brigade type)" }, { verb: "add", text: "stone under foot", den: 100, source: "Earth Elementals (brigade type)" }, { verb: "add", text: "hot sand", den: 100, source: "Fire Elementals (brigade type)" }, { verb: "add", text: "wet ground", den: 100, source: "Water Elementals (brigade type)" }, { verb: "subtract", text: "giants", den: 100, source: "Hill Giants (brigade type)" }, { verb: "subtract", text: "tusks", den: 100, source: "Mammoths (brigade type)" }, { verb: "subtract", text: "rot", den: 100, source: "Mummies (brigade type)" }, { verb: "subtract", text: "something cold", den: 100, source: "Specters (brigade type)" }, { verb: "subtract", text: "terror in the night", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "at least", text: "the dead do not despair", den: 100, source: "Evil (trait)" }, { verb: "at most", text: "nor do they cheer", den: 100, source: "Evil (trait)" }, { verb: "subtract", text: "dread banners", den: 100, source: "Ruthless (trait)" }, { verb: "family", text: "a rush of courage", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "the highest morale", den: 1 }],
  steadiness: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "leaders keep the ranks together", den: 1, cites: "ruling \"How much leaders improve a group's loss divider\"" }, { verb: "add", text: "the season", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Combat\", lines 2163-2165" }],
  loss_divider: [{ verb: "base", text: "brigades", den: 100 }, { verb: "divide by", text: "mean of all", den: 100 }, { verb: "increase by", text: "leaders and season", den: 10000, cites: "ruling \"How much leaders improve a group's loss divider\"" }, { verb: "increase by", text: "shields of magic", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #100 \u2013 Shield\", line 5304" }, { verb: "times", text: "readiness of the day", den: 1000000, cites: "ruling \"How far the readiness of the day varies\"" }, { verb: "at least", text: "no worse than none", den: 1000000 }, { verb: "increase by", text: "apes in the trees", den: 10000, source: "Apes (brigade type)" }, { verb: "increase by", text: "rock golems", den: 10000, source: "Rock Golems (brigade type)" }, { verb: "increase by", text: "standard", den: 10000, source: "Standard of Valor (artifact)" }, { verb: "increase by", text: "walls of clay", den: 10000, source: "Earth Elementals (brigade type)" }, { verb: "increase by", text: "snow", den: 10000, source: "Northmen (brigade type)" }, { verb: "increase by", text: "large shields", den: 10000, source: "Westmen (brigade type)" }, { verb: "increase by", text: "snow", den: 10000, source: "Wildlings (brigade type)" }, { verb: "increase by", text: "forged armor", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#605 \u2013 Equip Forged Item\", line 4671", source: "forge" }, { verb: "increase by", text: "to the last", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tactical Maneuver Selections (TAC)\", line 2185", source: "tactics" }, { verb: "round", text: "", den: 100 }, { verb: "round", text: "", den: 1000000 }],
  shielding: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "a shield", den: 1, cites: "ruling \"How much a Shield adds to the loss divider\"" }, { verb: "add", text: "presence", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2325; \"Spell # 0 \u2013 Presence\", line 5212", source: "magic" }],
  spell_shelter: [{ verb: "base", text: "", den: 100 }, { verb: "times", text: "less against spells", den: 200 }, { verb: "at least", text: "no worse than none", den: 200, cites: "ruling \"Whether a thin army doubles a spell\"" }, { verb: "round", text: "", den: 200 }],
  magic_taken: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "brigades that spells slide past", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", lines 4040 and 4045" }, { verb: "at least", text: "spared", den: 2 }, { verb: "reduce by", text: "orb", den: 2, source: "Orb of Anti-Magic (artifact)" }, { verb: "add", text: "susceptible", den: 1, source: "Magic Susceptible (Battle) (trait)" }, { verb: "subtract", text: "they do not flinch", den: 1, source: "Stalwart (trait)" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  magic_resistance: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "resistance", den: 1, source: "Magic Resistance (Battle) (trait)" }],
  spell_damage: [{ verb: "base", text: "damage of every level", den: 1 }, { verb: "times", text: "the colder the air, the hotter the fire", den: 2, cites: "ruling \"What fire spells do in an Ice Age\"", source: "ice age" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  spell_power: [{ verb: "base", text: "spells", den: 1 }, { verb: "increase by", text: "a tower behind them", den: 400, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1136" }, { verb: "add", text: "an eye of fire", den: 4, source: "Beholder (brigade type)" }, { verb: "add", text: "an eye of lightning", den: 4, source: "Beholder (brigade type)" }, { verb: "add", text: "the dragon's head", den: 4, source: "Chimera (brigade type)" }, { verb: "add", text: "the lion's head", den: 4, source: "Chimera (brigade type)" }, { verb: "add", text: "burning breath", den: 4, source: "Hell Hounds (brigade type)" }, { verb: "add", text: "presence", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2325", source: "magic" }, { verb: "add", text: "masters of the elements", den: 4, source: "Masters Of The Elements (privilege)" }, { verb: "round", text: "whole points", den: 400, cites: "ruling \"What happens to fractions\"" }],
  wasted_power: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "they are in the air", den: 1 }, { verb: "increase by", text: "a tower behind them", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1136" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  tower_gain: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "the tower", den: 1 }],
  wand_power: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "acid", den: 1, cites: "ruling \"How strong the Green Dragon Mates' acid is\"", source: "Green Dragon Mates (artifact)" }, { verb: "add", text: "rod of fire", den: 1, source: "Rod of Fire (artifact)" }, { verb: "add", text: "wand of lightning", den: 1, source: "Wand of Lightning (artifact)" }],
  stage_force: [{ verb: "base", text: "troops", den: 1 }, { verb: "base", text: "spells", den: 1 }, { verb: "base", text: "artifacts", den: 1 }, { verb: "base", text: "nothing yet", den: 1 }, { verb: "subtract", text: "spells that flyers look down upon", den: 1, cites: "ruling \"Who is safe from an Earthquake\"" }, { verb: "reduce by", text: "casualties so far", den: 100, cites: "ruling \"How casualties weaken the next stages\"" }, { verb: "times", text: "what it fights at", den: 10000 }, { verb: "times", text: "morale", den: 1000000 }, { verb: "reduce by", text: "whirlwinds", den: 100, source: "Air Elementals (brigade type)" }, { verb: "reduce by", text: "horses up to the belly", den: 100, source: "Water Elementals (brigade type)" }, { verb: "increase by", text: "snow", den: 100, source: "Northmen (brigade type)" }, { verb: "reduce by", text: "large shields", den: 100, source: "Westmen (brigade type)" }, { verb: "reduce by", text: "called weather", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 89 \u2013 Wind Storm\", line 5268; \"Spell # 90 \u2013 Flash Flood\", line 5272", source: "combat" }, { verb: "times", text: "flanking", den: 4000000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tactical Maneuver Selections (TAC)\", line 2175", source: "tactics" }, { verb: "reduce by", text: "shooting into the dark", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "reduce by", text: "shooting from the dark", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "times", text: "share", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "round", text: "whole points", den: 4000000, cites: "ruling \"What happens to fractions\"" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  veiled: [{ verb: "base", text: "storms", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 89 \u2013 Wind Storm\", line 5268" }, { verb: "base", text: "floods", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 90 \u2013 Flash Flood\", line 5272" }, { verb: "base", text: "neither wind nor water matters", den: 2 }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  stage_damage: [{ verb: "base", text: "force", den: 1 }, { verb: "times", text: "resistance", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Stalwart\", line 3977" }, { verb: "divide by", text: "loss divider", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2059" }, { verb: "divide by", text: "the loss divider against spells", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2337" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
  casualties: [{ verb: "base", text: "damage, as a share of what the group is worth", den: 1, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  early_losses: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "the fiend burns", den: 1, source: "Pit Fiend (brigade type)" }, { verb: "add", text: "a wall of flame", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 98 \u2013 Wall of Flame\", line 5296", source: "casting battle" }, { verb: "at least", text: "traps", den: 1, cites: "ruling \"What Dwarven traps cost\"", source: "Dwarven Tunnels \u0026 Traps (privilege)" }],
  befuddled: [{ verb: "no", text: "nothing confuses them", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #106 \u2013 Chaos\", line 5324; \"Stalwart\", line 3977" }, { verb: "yes", text: "the ground shakes", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tactical Maneuver Selections (TAC)\", line 2178; \"Giants\", line 3258" }, { verb: "yes", text: "a spell of chaos", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #106 \u2013 Chaos\", line 5324" }, { verb: "yes", text: "the goat's gaze", den: 1, source: "Chimera (brigade type)" }, { verb: "otherwise", text: "", den: 1 }],
  immune_to_chaos: [{ verb: "yes", text: "a Warlord shouts louder", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #106 \u2013 Chaos\", line 5324; \"Recruiting\", line 2045" }, { verb: "yes", text: "calm", den: 1, source: "Stalwart (trait)" }, { verb: "otherwise", text: "", den: 1 }],
  confusion: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "confused", den: 1 }, { verb: "times", text: "a Marshal keeps some order", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #106 \u2013 Chaos\", line 5324" }],
  retreat_threshold: [{ verb: "base", text: "its plan", den: 1 }, { verb: "add", text: "goblin swarm", den: 1, cites: "ruling \"What the Goblins' limit limits\"", source: "Goblins (brigade type)" }, { verb: "add", text: "confusion", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #106 \u2013 Chaos\", line 5324" }, { verb: "at most", text: "", den: 1 }],
  withdraws: [{ verb: "holds", text: "too many have fallen", den: 1 }],
  suffered: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "it goes before more fall", den: 1, cites: "ruling \"What an organized withdrawal costs\"" }],
  retreat_losses: [{ verb: "base", text: "the way out", den: 1 }, { verb: "base", text: "in good order", den: 1, cites: "ruling \"What an organized withdrawal costs\"" }, { verb: "reduce by", text: "a line that holds", den: 4, source: "Standard of Valor (artifact)" }, { verb: "times", text: "trampled", den: 4, source: "Mammoths (brigade type)" }, { verb: "times", text: "savage country", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1365", source: "combat" }, { verb: "times", text: "flanked", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tactical Maneuver Selections (TAC)\", line 2175", source: "tactics" }, { verb: "times", text: "caught while flanking", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Amazons\", line 2714", source: "tactics" }, { verb: "times", text: "fleeing in the dark", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "times", text: "rear-guard", den: 8, source: "Archers (trait)" }, { verb: "round", text: "whole points", den: 8, cites: "ruling \"What happens to fractions\"" }],
  death_chance: [{ verb: "base", text: "as the troops", den: 1 }, { verb: "add", text: "petrifying gaze", den: 1, source: "Cockatrices (brigade type)" }, { verb: "add", text: "stings", den: 1, source: "Scorpions (brigade type)" }, { verb: "subtract", text: "too large to fall", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Giants\", line 3263", source: "Giants (kingdom)" }, { verb: "add", text: "own weapons", den: 1, source: "Equip Advanced Item (privilege)" }, { verb: "add", text: "knives in the dark", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Cimmerians\", line 2850", source: "tactics" }, { verb: "reduce by", text: "wounds that close", den: 100, source: "Healing (trait)" }, { verb: "subtract", text: "schooled to survive", den: 1, source: "Military Tradition (trait)" }, { verb: "subtract", text: "hard to kill", den: 1, source: "Stalwart (trait)" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  may_fall: [{ verb: "no", text: "undead", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2053; \"Magic\", line 2331" }, { verb: "otherwise", text: "", den: 1 }],
  readiness: [{ verb: "otherwise", text: "the day's luck", den: 1 }],
};

export { why_surprised, guards_surprised, why_leader_bonus, guards_leader_bonus, why_declared, guards_declared, why_combat_bonus, guards_combat_bonus, why_lean, guards_lean, why_feels, guards_feels, why_seasonal_attack, guards_seasonal_attack, why_immune_to_fear, guards_immune_to_fear, why_fear_felt, guards_fear_felt, why_battle_morale, guards_battle_morale, why_steadiness, guards_steadiness, why_loss_divider, guards_loss_divider, why_shielding, guards_shielding, why_spell_shelter, guards_spell_shelter, why_magic_taken, guards_magic_taken, why_magic_resistance, guards_magic_resistance, why_spell_damage, guards_spell_damage, why_spell_power, guards_spell_power, why_wasted_power, guards_wasted_power, why_tower_gain, guards_tower_gain, why_wand_power, guards_wand_power, why_stage_force, guards_stage_force, why_veiled, guards_veiled, why_stage_damage, guards_stage_damage, why_casualties, guards_casualties, why_early_losses, guards_early_losses, why_befuddled, guards_befuddled, why_immune_to_chaos, guards_immune_to_chaos, why_confusion, guards_confusion, why_retreat_threshold, guards_retreat_threshold, why_withdraws, guards_withdraws, why_suffered, guards_suffered, why_retreat_losses, guards_retreat_losses, why_death_chance, guards_death_chance, why_may_fall, guards_may_fall, why_readiness, guards_readiness, $labels_rules_combat };
