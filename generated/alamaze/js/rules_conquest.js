/** The rules of conquest. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";
import { ARTIFACT_SAVING_CHANCE, BUILDING_GROUNDS_FLYERS, SURGE_ARM, SURGE_ORIGIN, SURGE_RIPOSTE, TACTIC_VOLLEY } from "./tables.js";
import { flying, group_value, troop_value } from "./rules_brigades.js";
import { battle_morale, combat_bonus, loss_divider, spell_power, wand_power } from "./rules_combat.js";
import { fall_capture } from "./rules_court.js";
import { deathless } from "./rules_gates.js";
import { knows_of } from "./rules_map.js";
import { hides_from } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";
import { commanded } from "./rules_tactics.js";
import { siege_captives, storming_gain, walls_shelter, walls_value } from "./rules_walls.js";

const $rules_conquest_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */, 11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 13 /* RANK_MAIDEN */]);

function before_the_gates(group, place, kingdom, world) {
  if (place.sanctuary_of !== null) {
    return false;
  }
  let group_area = group.area;
  return group_area !== null && group_area === place.area && knows_of(kingdom, place, world);
}

function bars_the_gates(guard, place, kingdom, world) {
  if (world.happened("retreated", "this", 0, guard)) {
    return false;
  }
  if (hides_from(guard, kingdom, 0, world)) {
    return false;
  }
  return guard.kingdom === place.kingdom && guard.area === place.area && host_size(guard) > 1 /* HOST_SIZE_PATROL */;
}

function may_barrage(group) {
  if (!((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) {
    return false;
  }
  if (!commanded(group)) {
    return false;
  }
  return $any(group.brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */ && b.experience >= 2 /* EXPERIENCE_VETERAN */);
}

function walls_cut(attacker, place) {
  let value = 0;
  if ((attacker.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && (place.settlement === 1 /* SETTLEMENT_TOWN */ || place.settlement === 0 /* SETTLEMENT_CITY */)) {
    value = 10;
  }
  return value;
}

function walls_today(place, seizure, host, garrison, world) {
  let value = walls_value(place, seizure, world);
  let share_ = 100;
  share_ = share_ - walls_cut(host.group.kingdom, place);
  if (share_ < 0) {
    throw new TooMuchTaken("walls_today");
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 50), 100);
  value = $mul(value, battle_morale(garrison, host, world));
  value = $mul(value, garrison.luck);
  return $floorDiv($add(value, 5000), 10000);
}

function shelter_today(place, day) {
  let value = walls_shelter(place);
  value = $mul(value, day);
  if (value < 10000) {
    value = 10000;
  }
  return $floorDiv($add($mul(value, 100), 5000), 10000);
}

function wings_grounded(group, place) {
  let value = 0;
  if (flying(group) && $any($members(place.buildings), (b) => BUILDING_GROUNDS_FLYERS[b] !== null)) {
    value = value + 20;
  }
  return value;
}

function surge_force(host, garrison, place, surge, world) {
  let value, host_group;
  if (SURGE_ARM[surge] !== 7 /* ARM_NO_TROOPS */) {
    value = troop_value(host.group, SURGE_ARM[surge]);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] === 2 /* STAGE_ORIGIN_SPELLS */) {
    value = spell_power(host, world);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = wand_power(host, world);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] !== 2 /* STAGE_ORIGIN_SPELLS */ && SURGE_ORIGIN[surge] !== 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = 0;
  } else {
    value = 0;
  }
  let share_ = 100;
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    share_ = $sub(share_, host.losses);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("surge_force");
  }
  value = $mul(value, share_);
  if ((SURGE_ARM[surge] === 0 /* ARM_LONG_RANGE */ || SURGE_ARM[surge] === 1 /* ARM_SHORT_RANGE */) && may_barrage(host.group)) {
    value = $mul(value, TACTIC_VOLLEY[host.ordered]);
  } else {
    value = $mul(value, 100);
  }
  value = $floorDiv($add(value, 5000), 10000);
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    host_group = host.group;
    value = $mul(value, $sub($add(combat_bonus(host, garrison, world), storming_gain(host_group)), wings_grounded(host_group, place)));
  } else {
    value = $mul(value, 100);
  }
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    value = $mul(value, battle_morale(host, garrison, world));
  } else {
    value = $mul(value, 100);
  }
  return $floorDiv($add(value, 5000), 10000);
}

function breach(host, garrison, wall, surge, world) {
  let value = surge_force(host, garrison, wall.place, surge, world);
  let divisor = 1;
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    divisor = $mul(divisor, $larger(100, wall.shelter));
    value = $mul(value, 100);
  }
  if (SURGE_ORIGIN[surge] !== 1 /* STAGE_ORIGIN_TROOPS */) {
    divisor = $mul(divisor, $larger(200, wall.shelter));
    value = $mul(value, 200);
  }
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "breach");
}

function walls_answer(host, garrison, wall, surge, world) {
  let value = $mul(SURGE_RIPOSTE[surge], wall.unbroken);
  let divisor = 1;
  divisor = $mul(divisor, loss_divider(host, garrison, world));
  value = $mul(value, 100);
  return $quotient($add($mul(value, 2), $mul(divisor, 100)), $mul(divisor, 200), "walls_answer");
}

function toll_of_walls(host, garrison, wall, surge, world) {
  let host_group = host.group;
  let value = $quotient($add($mul(walls_answer(host, garrison, wall, surge, world), 200), $larger(1, group_value(host_group))), $mul($larger(1, group_value(host_group)), 2), "toll_of_walls");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function still_standing(wall) {
  let value = $mul($quotient($mul(wall.unbroken, -100), $larger(1, wall.at_dawn), "still_standing"), -1);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function part_of_region(place, world) {
  let value = $quotient($add($mul(place.census, 200), $larger(1, $sum(world.places, (p) => p.region === place.region, (p) => p.census))), $mul($larger(1, $sum(world.places, (p) => p.region === place.region, (p) => p.census)), 2), "part_of_region");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function severity(dice) {
  return dice.throw("severity.1", 11, 1) - 1;
}

function what_stays(most, tenths) {
  let value = 100;
  let share_ = 1000;
  share_ = $sub(share_, $mul(tenths, most));
  if (share_ < 0) {
    throw new TooMuchTaken("what_stays");
  }
  value = $mul(value, share_);
  return $floorDiv($add(value, 500), 1000);
}

function can_be_seized(figure) {
  return $rules_conquest_1.has(figure.rank);
}

function seizing_chance(figure, place, captor, seizure) {
  let fall_capture_ = fall_capture(figure);
  let value = fall_capture_;
  let figure_rank = figure.rank;
  if (figure_rank === 0 /* RANK_KING */ || figure_rank === 1 /* RANK_QUEEN */ || figure_rank === 2 /* RANK_REGENT */) {
    value = $smaller(fall_capture_, 25);
  }
  if (seizure === 4 /* SEIZURE_SIEGE_ORDER */) {
    value = value + (siege_captives(captor, true) - 50);
  }
  let place_buildings = place.buildings;
  if ((place_buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0 || deathless(figure)) {
    value = value - 40;
  }
  if ((figure_rank === 0 /* RANK_KING */ || figure_rank === 1 /* RANK_QUEEN */ || figure_rank === 2 /* RANK_REGENT */) && (place_buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0) {
    value = 0;
  }
  value = $mul(value, $sub(100, $extreme($larger, [0, ...$pick($members(figure.artifacts), null, (a) => ARTIFACT_SAVING_CHANCE[a])])));
  if (value < 0) {
    value = 0;
  }
  return $floorDiv($add(value, 50), 100);
}

function townsfolk_bitten(group, place) {
  let group_brigades;
  let value = 0;
  let group_kingdom = group.kingdom;
  let group_kingdom_privileges = group_kingdom.privileges;
  if ($has(group_kingdom_privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */)) {
    group_brigades = group.brigades;
    if ($any(group_brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */) && place.settlement === 1 /* SETTLEMENT_TOWN */) {
      value = value + 1;
    }
    if ($any(group_brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */) && place.settlement === 0 /* SETTLEMENT_CITY */) {
      value = value + 2;
    }
  }
  return value;
}

export { before_the_gates, bars_the_gates, may_barrage, walls_cut, walls_today, shelter_today, wings_grounded, surge_force, breach, walls_answer, toll_of_walls, still_standing, part_of_region, severity, what_stays, can_be_seized, seizing_chance, townsfolk_bitten };
