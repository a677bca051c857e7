/** The rules of conquest with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";
import { ARTIFACT_SAVING_CHANCE, BUILDING_GROUNDS_FLYERS, SURGE_ARM, SURGE_ORIGIN, SURGE_RIPOSTE, TACTIC_VOLLEY } from "./tables.js";
import { flying, group_value, troop_value } from "./rules_brigades.js";
import { battle_morale, combat_bonus, loss_divider, spell_power, wand_power } from "./rules_combat.js";
import { may_barrage, surge_force, walls_answer, walls_cut, wings_grounded } from "./rules_conquest.js";
import { fall_capture } from "./rules_court.js";
import { deathless } from "./rules_gates.js";
import { knows_of } from "./rules_map.js";
import { hides_from } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";
import { commanded } from "./rules_tactics.js";
import { siege_captives, storming_gain, walls_shelter, walls_value } from "./rules_walls.js";

const $why_conquest_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */, 11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 13 /* RANK_MAIDEN */]);

function why_before_the_gates(group, place, kingdom, world) {
  const notes = [];
  if (place.sanctuary_of !== null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let group_area = group.area;
  if (group_area === null || group_area !== place.area || !knows_of(kingdom, place, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_before_the_gates(entry, group, place, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(place.sanctuary_of !== null)) return 0;
      break;
    case 1:
      if (!(group.area !== null)) return 0;
      if (!(group.area === place.area)) return 1;
      if (!(knows_of(kingdom, place, world))) return 2;
      break;
  }
  return -1;
}

function why_bars_the_gates(guard, place, kingdom, world) {
  const notes = [];
  if (world.happened("retreated", "this", 0, guard)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (hides_from(guard, kingdom, 0, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (guard.kingdom !== place.kingdom || guard.area !== place.area || host_size(guard) <= 1 /* HOST_SIZE_PATROL */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bars_the_gates(entry, guard, place, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(world.happened("retreated", "this", 0, guard))) return 0;
      break;
    case 1:
      if (!(hides_from(guard, kingdom, 0, world))) return 0;
      break;
    case 2:
      if (!(guard.kingdom === place.kingdom)) return 0;
      if (!(guard.area === place.area)) return 1;
      if (!(host_size(guard) > 1 /* HOST_SIZE_PATROL */)) return 2;
      break;
  }
  return -1;
}

function why_may_barrage(group) {
  const notes = [];
  if (!((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!commanded(group)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!$any(group.brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */ && b.experience >= 2 /* EXPERIENCE_VETERAN */)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_barrage(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_walls_cut(attacker, place) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if ((attacker.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && (place.settlement === 1 /* SETTLEMENT_TOWN */ || place.settlement === 0 /* SETTLEMENT_CITY */)) {
    notes.push([1, 10 - value]);
    value = 10;
  }
  return [value, notes];
}

function guards_walls_cut(entry, attacker, place) {
  switch (entry) {
    case 1:
      if (!((attacker.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0)) return 0;
      if (!(place.settlement === 1 /* SETTLEMENT_TOWN */ || place.settlement === 0 /* SETTLEMENT_CITY */)) return 1;
      if (!(true)) return 2;
      break;
  }
  return -1;
}

function why_walls_today(place, seizure, host, garrison, world) {
  const notes = [];
  let value = walls_value(place, seizure, world);
  notes.push([0, value]);
  let share_ = 100;
  let points = walls_cut(host.group.kingdom, place);
  notes.push([1, $mul(value, $mul(points, -1))]);
  share_ = share_ - points;
  if (share_ < 0) {
    throw new TooMuchTaken("walls_today");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([4, $sub($mul(value, 100), before)]);
  let times = battle_morale(garrison, host, world);
  notes.push([2, $mul(value, times - 100)]);
  value = $mul(value, times);
  let times_ = garrison.luck;
  notes.push([3, $mul(value, $sub(times_, 100))]);
  value = $mul(value, times_);
  let before_ = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([5, $sub($mul(value, 10000), before_)]);
  return [value, notes];
}

function guards_walls_today(entry, place, seizure, host, garrison, world) {
  switch (entry) {
  }
  return -1;
}

function why_shelter_today(place, day) {
  const notes = [];
  let value = walls_shelter(place);
  notes.push([0, value]);
  notes.push([1, $mul(value, $sub(day, 100))]);
  value = $mul(value, day);
  if (value < 10000) {
    notes.push([2, $sub(10000, value)]);
    value = 10000;
  }
  let before = value;
  value = $floorDiv($add($mul(value, 100), 5000), 10000);
  notes.push([3, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_shelter_today(entry, place, day) {
  switch (entry) {
  }
  return -1;
}

function why_wings_grounded(group, place) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (flying(group) && $any($members(place.buildings), (b) => BUILDING_GROUNDS_FLYERS[b] !== null)) {
    notes.push([1, 20]);
    value = value + 20;
  }
  return [value, notes];
}

function guards_wings_grounded(entry, group, place) {
  switch (entry) {
    case 1:
      if (!(flying(group))) return 0;
      if (!($any($members(place.buildings), (b) => BUILDING_GROUNDS_FLYERS[b] !== null))) return 1;
      break;
  }
  return -1;
}

function why_surge_force(host, garrison, place, surge, world) {
  const notes = [];
  let value, points, times, host_group, times_, times_2;
  if (SURGE_ARM[surge] !== 7 /* ARM_NO_TROOPS */) {
    value = troop_value(host.group, SURGE_ARM[surge]);
    notes.push([0, value]);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] === 2 /* STAGE_ORIGIN_SPELLS */) {
    value = spell_power(host, world);
    notes.push([1, value]);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] === 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    value = wand_power(host, world);
    notes.push([2, value]);
  } else if (SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */ && SURGE_ORIGIN[surge] !== 2 /* STAGE_ORIGIN_SPELLS */ && SURGE_ORIGIN[surge] !== 3 /* STAGE_ORIGIN_ARTIFACTS */) {
    notes.push([3, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let share_ = 100;
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    points = host.losses;
    notes.push([4, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("surge_force");
  }
  value = $mul(value, share_);
  if ((SURGE_ARM[surge] === 0 /* ARM_LONG_RANGE */ || SURGE_ARM[surge] === 1 /* ARM_SHORT_RANGE */) && may_barrage(host.group)) {
    times = TACTIC_VOLLEY[host.ordered];
    notes.push([5, $mul(value, times - 100)]);
    value = $mul(value, times);
  } else {
    value = $mul(value, 100);
  }
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([8, $sub($mul(value, 10000), before)]);
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    host_group = host.group;
    times_ = $sub($add(combat_bonus(host, garrison, world), storming_gain(host_group)), wings_grounded(host_group, place));
    notes.push([6, $mul(value, $sub(times_, 100))]);
    value = $mul(value, times_);
  } else {
    value = $mul(value, 100);
  }
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    times_2 = battle_morale(host, garrison, world);
    notes.push([7, $mul(value, times_2 - 100)]);
    value = $mul(value, times_2);
  } else {
    value = $mul(value, 100);
  }
  let before_ = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([9, $sub($mul(value, 10000), before_)]);
  return [value, notes];
}

function guards_surge_force(entry, host, garrison, place, surge, world) {
  switch (entry) {
    case 0:
      if (!(SURGE_ARM[surge] !== 7 /* ARM_NO_TROOPS */)) return 0;
      break;
    case 1:
      if (!(SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(SURGE_ORIGIN[surge] === 2 /* STAGE_ORIGIN_SPELLS */)) return 1;
      break;
    case 2:
      if (!(SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(SURGE_ORIGIN[surge] === 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 1;
      break;
    case 3:
      if (!(SURGE_ARM[surge] === 7 /* ARM_NO_TROOPS */)) return 0;
      if (!(SURGE_ORIGIN[surge] !== 2 /* STAGE_ORIGIN_SPELLS */ && SURGE_ORIGIN[surge] !== 3 /* STAGE_ORIGIN_ARTIFACTS */)) return 1;
      break;
    case 4:
      if (!(SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 5:
      if (!(SURGE_ARM[surge] === 0 /* ARM_LONG_RANGE */ || SURGE_ARM[surge] === 1 /* ARM_SHORT_RANGE */)) return 0;
      if (!(may_barrage(host.group))) return 1;
      break;
    case 6:
      if (!(SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 7:
      if (!(SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
  }
  return -1;
}

function why_breach(host, garrison, wall, surge, world) {
  const notes = [];
  let part;
  let value = surge_force(host, garrison, wall.place, surge, world);
  notes.push([0, value]);
  let before = value;
  let divider = -1;
  let divisor = 1;
  if (SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */) {
    divider = 1;
    divisor = $mul(divisor, $larger(100, wall.shelter));
    value = $mul(value, 100);
  }
  if (SURGE_ORIGIN[surge] !== 1 /* STAGE_ORIGIN_TROOPS */) {
    if (divider >= 0) {
      part = $quotient(value, divisor, "breach");
      notes.push([divider, $sub(part, before)]);
      before = part;
    }
    divider = 2;
    divisor = $mul(divisor, $larger(200, wall.shelter));
    value = $mul(value, 200);
  }
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "breach");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_breach(entry, host, garrison, wall, surge, world) {
  switch (entry) {
    case 1:
      if (!(SURGE_ORIGIN[surge] === 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
    case 2:
      if (!(SURGE_ORIGIN[surge] !== 1 /* STAGE_ORIGIN_TROOPS */)) return 0;
      break;
  }
  return -1;
}

function why_walls_answer(host, garrison, wall, surge, world) {
  const notes = [];
  let value = $mul(SURGE_RIPOSTE[surge], wall.unbroken);
  notes.push([0, value]);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 1;
  divisor = $mul(divisor, loss_divider(host, garrison, world));
  value = $mul(value, 100);
  value = $quotient($add($mul(value, 2), $mul(divisor, 100)), $mul(divisor, 200), "walls_answer");
  if (divider >= 0) {
    notes.push([divider, $sub($mul(value, 100), before)]);
  } else {
    notes.push([2, $sub($mul(value, 100), before)]);
  }
  return [value, notes];
}

function guards_walls_answer(entry, host, garrison, wall, surge, world) {
  switch (entry) {
  }
  return -1;
}

function why_toll_of_walls(host, garrison, wall, surge, world) {
  const notes = [];
  let host_group = host.group;
  let value = $quotient($add($mul(walls_answer(host, garrison, wall, surge, world), 200), $larger(1, group_value(host_group))), $mul($larger(1, group_value(host_group)), 2), "toll_of_walls");
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

function guards_toll_of_walls(entry, host, garrison, wall, surge, world) {
  switch (entry) {
  }
  return -1;
}

function why_still_standing(wall) {
  const notes = [];
  let value = $mul($quotient($mul(wall.unbroken, -100), $larger(1, wall.at_dawn), "still_standing"), -1);
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

function guards_still_standing(entry, wall) {
  switch (entry) {
  }
  return -1;
}

function why_part_of_region(place, world) {
  const notes = [];
  let value = $quotient($add($mul(place.census, 200), $larger(1, $sum(world.places, (p) => p.region === place.region, (p) => p.census))), $mul($larger(1, $sum(world.places, (p) => p.region === place.region, (p) => p.census)), 2), "part_of_region");
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

function guards_part_of_region(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_severity(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("severity.1", 11, 1) - 1, notes];
}

function guards_severity(entry) {
  switch (entry) {
  }
  return -1;
}

function why_what_stays(most, tenths) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let share_ = 1000;
  let points = $mul(tenths, most);
  notes.push([1, $mul(value, $mul(points, -1))]);
  share_ = $sub(share_, points);
  if (share_ < 0) {
    throw new TooMuchTaken("what_stays");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv($add(value, 500), 1000);
  notes.push([2, $sub($mul(value, 1000), before)]);
  return [value, notes];
}

function guards_what_stays(entry, most, tenths) {
  switch (entry) {
  }
  return -1;
}

function why_can_be_seized(figure) {
  const notes = [];
  if (!$why_conquest_1.has(figure.rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_be_seized(entry, figure) {
  switch (entry) {
    case 0:
      if (!($why_conquest_1.has(figure.rank))) return 0;
      break;
  }
  return -1;
}

function why_seizing_chance(figure, place, captor, seizure) {
  const notes = [];
  let new_, amount;
  let value = fall_capture(figure);
  notes.push([0, value]);
  let figure_rank = figure.rank;
  if (figure_rank === 0 /* RANK_KING */ || figure_rank === 1 /* RANK_QUEEN */ || figure_rank === 2 /* RANK_REGENT */) {
    new_ = $smaller(fall_capture(figure), 25);
    notes.push([2, new_ - value]);
    value = new_;
  }
  if (seizure === 4 /* SEIZURE_SIEGE_ORDER */) {
    amount = siege_captives(captor, true) - 50;
    notes.push([1, amount]);
    value = value + amount;
  }
  let place_buildings = place.buildings;
  if ((place_buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0 || deathless(figure)) {
    notes.push([3, -40]);
    value = value - 40;
  }
  if ((place_buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0 && (figure_rank === 0 /* RANK_KING */ || figure_rank === 1 /* RANK_QUEEN */ || figure_rank === 2 /* RANK_REGENT */)) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  }
  let times = $sub(100, $extreme($larger, [0, ...$pick($members(figure.artifacts), null, (a) => ARTIFACT_SAVING_CHANCE[a])]));
  notes.push([5, $mul(value, $sub(times, 100))]);
  value = $mul(value, times);
  if (value < 0) {
    notes.push([6, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 50), 100);
  notes.push([7, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_seizing_chance(entry, figure, place, captor, seizure) {
  switch (entry) {
    case 1:
      if (!(seizure === 4 /* SEIZURE_SIEGE_ORDER */)) return 0;
      break;
    case 2:
      if (!(figure.rank === 0 /* RANK_KING */ || figure.rank === 1 /* RANK_QUEEN */ || figure.rank === 2 /* RANK_REGENT */)) return 0;
      break;
    case 3:
      if (!((place.buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0 || deathless(figure))) return 0;
      if (!(true)) return 1;
      if (!(true)) return 2;
      break;
    case 4:
      if (!((place.buildings & 256 /* BUILDING_SECRET_PASSAGES */) !== 0)) return 0;
      if (!(figure.rank === 0 /* RANK_KING */ || figure.rank === 1 /* RANK_QUEEN */ || figure.rank === 2 /* RANK_REGENT */)) return 1;
      if (!(true)) return 2;
      break;
  }
  return -1;
}

function why_townsfolk_bitten(group, place) {
  const notes = [];
  let group_brigades;
  notes.push([0, 0]);
  let value = 0;
  let group_kingdom = group.kingdom;
  let group_kingdom_privileges = group_kingdom.privileges;
  if ($has(group_kingdom_privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */)) {
    group_brigades = group.brigades;
    if ($any(group_brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */) && place.settlement === 1 /* SETTLEMENT_TOWN */) {
      notes.push([1, 1]);
      value = value + 1;
    }
    if ($any(group_brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */) && place.settlement === 0 /* SETTLEMENT_CITY */) {
      notes.push([2, 2]);
      value = value + 2;
    }
  }
  return [value, notes];
}

function guards_townsfolk_bitten(entry, group, place) {
  switch (entry) {
    case 1:
      if (!($has(group.kingdom.privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */))) return 0;
      if (!($any(group.brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */))) return 1;
      if (!(place.settlement === 1 /* SETTLEMENT_TOWN */)) return 2;
      break;
    case 2:
      if (!($has(group.kingdom.privileges, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */))) return 0;
      if (!($any(group.brigades, (b) => b.breed === 57 /* BRIGADE_TYPE_LYCANS */))) return 1;
      if (!(place.settlement === 0 /* SETTLEMENT_CITY */)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_conquest = {
  before_the_gates: [{ verb: "no", text: "nobody attacks a hiding place", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#455 - Create Sanctuary\", line 4481" }, { verb: "holds", text: "", den: 1 }],
  bars_the_gates: [{ verb: "no", text: "driven off", den: 1 }, { verb: "no", text: "in hiding", den: 1 }, { verb: "holds", text: "the lord's own host", den: 1 }],
  may_barrage: [{ verb: "needs", text: "It takes engineers.", den: 1 }, { verb: "needs", text: "It takes a Marshal.", den: 1 }, { verb: "needs", text: "It takes veterans at the machines.", den: 1 }],
  walls_cut: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "engineers", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Siege Engineering\", line 3969", source: "conquest" }],
  walls_today: [{ verb: "base", text: "its defense", den: 1 }, { verb: "reduce by", text: "engineers", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Siege Engineering\", line 3969" }, { verb: "times", text: "those who stand on them", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ruthless\", line 3957" }, { verb: "times", text: "readiness of the day", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Population Centers\", line 1094" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  shelter_today: [{ verb: "base", text: "its walls", den: 100 }, { verb: "times", text: "the will of the day", den: 10000, cites: "ruling \"How far the readiness of the day varies\"" }, { verb: "at least", text: "no worse than none", den: 10000 }, { verb: "round", text: "", den: 10000 }],
  wings_grounded: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "a tower that shoots at wings", den: 1 }],
  surge_force: [{ verb: "base", text: "troops", den: 1 }, { verb: "base", text: "spells", den: 1 }, { verb: "base", text: "artifacts", den: 1, cites: "ruling \"Whether a Rod of Fire and its like strike at walls\"" }, { verb: "base", text: "nothing yet", den: 1 }, { verb: "reduce by", text: "casualties so far", den: 100, cites: "ruling \"How casualties weaken the next stages\"" }, { verb: "times", text: "battered", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tactical Maneuver Selections (TAC)\", line 2177" }, { verb: "times", text: "what it fights at", den: 100 }, { verb: "times", text: "morale", den: 10000 }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  breach: [{ verb: "base", text: "", den: 1 }, { verb: "divide by", text: "loss divider", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Population Centers\", line 1096" }, { verb: "divide by", text: "half of it against spells", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic\", line 2337" }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
  walls_answer: [{ verb: "base", text: "the stage's share", den: 100, cites: "ruling \"With what walls strike back that are half down\"" }, { verb: "divide by", text: "loss divider", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2059" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  toll_of_walls: [{ verb: "base", text: "damage, as a share of what the group is worth", den: 1, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  still_standing: [{ verb: "base", text: "", den: 1 }, { verb: "bounds", text: "", den: 1 }],
  part_of_region: [{ verb: "base", text: "its people", den: 1, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  severity: [{ verb: "otherwise", text: "tenths", den: 1 }],
  what_stays: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "lost for good", den: 1000 }, { verb: "round", text: "whole points", den: 1000, cites: "ruling \"What happens to fractions\"" }],
  can_be_seized: [{ verb: "holds", text: "", den: 1 }],
  seizing_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "a close ring", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Siege Engineering\", line 3969" }, { verb: "set to", text: "rulers slip away", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#150 \u2013 Attack Popcenter\", line 4247" }, { verb: "subtract", text: "a passage", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1129; \"Immortality\", line 1575" }, { verb: "times", text: "a passage for the throne", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1129" }, { verb: "times", text: "smoke", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#993 - Kingdom Customization\", line 5155; \"Kingdom Customization\", line 854" }, { verb: "at least", text: "", den: 100 }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  townsfolk_bitten: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "bitten in the streets", den: 1, source: "Lycanthrope In Battle (privilege)" }, { verb: "add", text: "bitten in the streets", den: 1, source: "Lycanthrope In Battle (privilege)" }],
};

export { why_before_the_gates, guards_before_the_gates, why_bars_the_gates, guards_bars_the_gates, why_may_barrage, guards_may_barrage, why_walls_cut, guards_walls_cut, why_walls_today, guards_walls_today, why_shelter_today, guards_shelter_today, why_wings_grounded, guards_wings_grounded, why_surge_force, guards_surge_force, why_breach, guards_breach, why_walls_answer, guards_walls_answer, why_toll_of_walls, guards_toll_of_walls, why_still_standing, guards_still_standing, why_part_of_region, guards_part_of_region, why_severity, guards_severity, why_what_stays, guards_what_stays, why_can_be_seized, guards_can_be_seized, why_seizing_chance, guards_seizing_chance, why_townsfolk_bitten, guards_townsfolk_bitten, $labels_rules_conquest };
