/** The rules of melee with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { TROOP_RACE, TROOP_SIDE, casualty_chart_fallen, fighting_ranks_ranks, weapons_of_evil_weapon, weapons_of_law_weapon } from "./tables.js";
import { casualties, combat_factor, fighters, ground_tactics, melee_dice, tactical_factor, weapon_factor } from "./rules_melee.js";
import { night_folk } from "./rules_vocabulary.js";

const $why_melee_1 = new Set([3 /* STRUCK_LIGHT_HORSE */, 4 /* STRUCK_MEDIUM_HORSE */, 5 /* STRUCK_HEAVY_HORSE */, 2 /* STRUCK_HEAVY_FOOT */]);

function why_melee_dice(dice) {
  const notes = [];
  let die_added = dice.throw("melee_dice.die_added", [2, 3, 3, 4, 4, 5], 1);
  notes.push([0, die_added]);
  let die_taken_away = dice.throw("melee_dice.die_taken_away", [2, 3, 3, 4, 4, 5], 1);
  notes.push([1, die_taken_away]);
  notes.push([2, 0]);
  return [die_added - die_taken_away, notes];
}

function guards_melee_dice(entry) {
  switch (entry) {
  }
  return -1;
}

function why_weapon_factor(attacker, defender) {
  const notes = [];
  let value;
  let attacker_troop = attacker.troop;
  if (TROOP_SIDE[attacker_troop] === 1 /* SIDE_EVIL */) {
    value = weapons_of_evil_weapon(attacker.strikes_as, defender.struck_as);
    notes.push([0, value]);
  } else if (TROOP_SIDE[attacker_troop] === 0 /* SIDE_LAW */) {
    value = weapons_of_law_weapon(attacker.strikes_as, defender.struck_as);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_weapon_factor(entry, attacker, defender) {
  switch (entry) {
    case 0:
      if (!(TROOP_SIDE[attacker.troop] === 1 /* SIDE_EVIL */)) return 0;
      break;
    case 1:
      if (!(TROOP_SIDE[attacker.troop] === 0 /* SIDE_LAW */)) return 0;
      break;
  }
  return -1;
}

function why_combat_factor(attacker, defender, dice) {
  const notes = [];
  let value = melee_dice(dice);
  notes.push([0, value]);
  let amount = weapon_factor(attacker, defender);
  notes.push([1, amount]);
  value = value + amount;
  let amount_ = tactical_factor(attacker, defender);
  notes.push([2, amount_]);
  value = value + amount_;
  return [value, notes];
}

function guards_combat_factor(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_tactical_factor(attacker, defender) {
  const notes = [];
  let attacker_slope;
  let value = ground_tactics(attacker, defender);
  notes.push([0, value]);
  let attacker_stance = attacker.stance;
  if (attacker_stance === 1 /* STANCE_CHARGING */) {
    attacker_slope = attacker.slope;
    if (attacker_slope !== 1 /* SLOPE_UPHILL */) {
      notes.push([1, 2]);
      value = value + 2;
    }
    if (attacker_slope === 1 /* SLOPE_UPHILL */) {
      notes.push([2, 1]);
      value = value + 1;
    }
  }
  return [value, notes];
}

function guards_tactical_factor(entry, attacker, defender) {
  switch (entry) {
    case 1:
      if (!(attacker.stance === 1 /* STANCE_CHARGING */)) return 0;
      if (!(attacker.slope !== 1 /* SLOPE_UPHILL */)) return 1;
      break;
    case 2:
      if (!(attacker.stance === 1 /* STANCE_CHARGING */)) return 0;
      if (!(attacker.slope === 1 /* SLOPE_UPHILL */)) return 1;
      break;
  }
  return -1;
}

function why_ground_tactics(attacker, defender) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let attacker_in_the_dark = attacker.in_the_dark;
  if (attacker_in_the_dark && night_folk(attacker)) {
    notes.push([1, 2]);
    value = value + 2;
  }
  if (attacker_in_the_dark && TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */) {
    notes.push([2, 1]);
    value = value + 1;
  }
  if (attacker_in_the_dark && TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */ && !night_folk(attacker)) {
    notes.push([3, -2]);
    value = value - 2;
  }
  let attacker_in_a_wood = attacker.in_a_wood;
  if (attacker_in_a_wood && TROOP_RACE[attacker.troop] === 4 /* RACE_ELF */) {
    notes.push([4, 1]);
    value = value + 1;
  }
  if (attacker_in_a_wood && TROOP_RACE[attacker.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[attacker.troop] !== 1 /* RACE_RANGER */) {
    notes.push([5, -2]);
    value = value - 2;
  }
  let defender_shelter = defender.shelter;
  if (defender_shelter === 2 /* SHELTER_HARD */) {
    notes.push([6, -3]);
    value = value - 3;
  }
  if (defender_shelter === 1 /* SHELTER_SOFT */) {
    notes.push([7, -2]);
    value = value - 2;
  }
  if (!defender.shielded && $why_melee_1.has(defender.struck_as)) {
    notes.push([8, 1]);
    value = value + 1;
  }
  let attacker_underground = attacker.underground;
  if (attacker_underground && night_folk(attacker)) {
    notes.push([9, 2]);
    value = value + 2;
  }
  if (attacker_underground && TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */) {
    notes.push([10, 1]);
    value = value + 1;
  }
  if (attacker_underground && TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */ && !night_folk(attacker)) {
    notes.push([11, -3]);
    value = value - 3;
  }
  let attacker_stance = attacker.stance;
  if (attacker_stance === 3 /* STANCE_RETREATING */) {
    notes.push([12, -1]);
    value = value - 1;
  }
  if (attacker_stance === 4 /* STANCE_ROUTING */) {
    notes.push([13, -3]);
    value = value - 3;
  }
  if (defender.stance === 4 /* STANCE_ROUTING */) {
    notes.push([14, 5]);
    value = value + 5;
  }
  if (attacker.in_a_hostile_wood) {
    notes.push([15, -2]);
    value = value - 2;
  }
  return [value, notes];
}

function guards_ground_tactics(entry, attacker, defender) {
  switch (entry) {
    case 1:
      if (!(attacker.in_the_dark)) return 0;
      if (!(night_folk(attacker))) return 1;
      break;
    case 2:
      if (!(attacker.in_the_dark)) return 0;
      if (!(TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */)) return 1;
      break;
    case 3:
      if (!(attacker.in_the_dark)) return 0;
      if (!(TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */)) return 1;
      if (!(!night_folk(attacker))) return 2;
      break;
    case 4:
      if (!(attacker.in_a_wood)) return 0;
      if (!(TROOP_RACE[attacker.troop] === 4 /* RACE_ELF */)) return 1;
      break;
    case 5:
      if (!(attacker.in_a_wood)) return 0;
      if (!(TROOP_RACE[attacker.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[attacker.troop] !== 1 /* RACE_RANGER */)) return 1;
      break;
    case 6:
      if (!(defender.shelter === 2 /* SHELTER_HARD */)) return 0;
      break;
    case 7:
      if (!(defender.shelter === 1 /* SHELTER_SOFT */)) return 0;
      break;
    case 8:
      if (!(!defender.shielded)) return 0;
      if (!($why_melee_1.has(defender.struck_as))) return 1;
      break;
    case 9:
      if (!(attacker.underground)) return 0;
      if (!(night_folk(attacker))) return 1;
      break;
    case 10:
      if (!(attacker.underground)) return 0;
      if (!(TROOP_RACE[attacker.troop] === 5 /* RACE_DWARF */)) return 1;
      break;
    case 11:
      if (!(attacker.underground)) return 0;
      if (!(TROOP_RACE[attacker.troop] !== 5 /* RACE_DWARF */)) return 1;
      if (!(!night_folk(attacker))) return 2;
      break;
    case 12:
      if (!(attacker.stance === 3 /* STANCE_RETREATING */)) return 0;
      break;
    case 13:
      if (!(attacker.stance === 4 /* STANCE_ROUTING */)) return 0;
      break;
    case 14:
      if (!(defender.stance === 4 /* STANCE_ROUTING */)) return 0;
      break;
    case 15:
      if (!(attacker.in_a_hostile_wood)) return 0;
      break;
  }
  return -1;
}

function why_fighters(attacker) {
  const notes = [];
  let value = attacker.in_contact;
  notes.push([0, value]);
  let amount = attacker.unarmed;
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  let times = fighting_ranks_ranks(TROOP_SIDE[attacker.troop], attacker.strikes_as);
  notes.push([2, $mul(value, times - 2)]);
  value = $mul(value, times);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  let limit = $mul(attacker.men, 2);
  if (value > limit) {
    notes.push([4, $sub(limit, value)]);
    value = limit;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([5, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_fighters(entry, attacker) {
  switch (entry) {
  }
  return -1;
}

function why_casualties(fighters_, total) {
  const notes = [];
  let amount;
  let value = casualty_chart_fallen(total, fighters_);
  notes.push([0, value]);
  if (fighters_ < 1) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if (fighters_ > 25) {
    amount = casualty_chart_fallen(total, $sub(fighters_, 25));
    notes.push([1, amount]);
    value = value + amount;
  }
  return [value, notes];
}

function guards_casualties(entry, fighters_, total) {
  switch (entry) {
    case 1:
      if (!(fighters_ > 25)) return 0;
      break;
    case 2:
      if (!(fighters_ < 1)) return 0;
      break;
  }
  return -1;
}

function why_melee_casualties(attacker, defender, dice) {
  const notes = [];
  let total = combat_factor(attacker, defender, dice);
  notes.push([0, total]);
  notes.push([1, 0]);
  return [$smaller(casualties(fighters(attacker), total), defender.men), notes];
}

function guards_melee_casualties(entry, attacker, defender) {
  switch (entry) {
  }
  return -1;
}

function why_melee_outcome(first_fallen, second_fallen) {
  const notes = [];
  if (first_fallen > second_fallen) {
    notes.push([0, 0]);
    return [0 /* LOSER_FIRST_LOSES */, notes];
  }
  if (second_fallen > first_fallen) {
    notes.push([1, 0]);
    return [1 /* LOSER_SECOND_LOSES */, notes];
  }
  notes.push([2, 0]);
  return [2 /* LOSER_NOBODY_LOSES */, notes];
}

function guards_melee_outcome(entry, first_fallen, second_fallen) {
  switch (entry) {
    case 0:
      if (!(first_fallen > second_fallen)) return 0;
      break;
    case 1:
      if (!(second_fallen > first_fallen)) return 0;
      break;
  }
  return -1;
}

function why_leader_falls(exposed, hit, dice) {
  const notes = [];
  let face = dice.throw("leader_falls.face", 20, 1);
  notes.push([0, face]);
  if (hit < 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (hit > exposed) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [$mul(face, exposed) < $mul(hit, 20), notes];
}

function guards_leader_falls(entry, exposed, hit) {
  switch (entry) {
    case 1:
      if (!(hit < 1)) return 0;
      break;
    case 2:
      if (!(hit > exposed)) return 0;
      break;
    case 3: return null;
  }
  return -1;
}

function why_impetus_bonus(unit) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let unit_struck_as = unit.struck_as;
  if (unit_struck_as === 5 /* STRUCK_HEAVY_HORSE */) {
    notes.push([1, 2]);
    value = value + 2;
  }
  if (unit_struck_as === 4 /* STRUCK_MEDIUM_HORSE */) {
    notes.push([2, 1]);
    value = value + 1;
  }
  if (unit_struck_as === 2 /* STRUCK_HEAVY_FOOT */) {
    notes.push([3, 2]);
    value = value + 2;
  }
  if (unit_struck_as === 1 /* STRUCK_MEDIUM_FOOT */) {
    notes.push([4, 1]);
    value = value + 1;
  }
  let unit_slope = unit.slope;
  if (unit_slope === 2 /* SLOPE_DOWNHILL */) {
    notes.push([5, 2]);
    value = value + 2;
  }
  if (unit_slope === 1 /* SLOPE_UPHILL */) {
    notes.push([6, -1]);
    value = value - 1;
  }
  return [value, notes];
}

function guards_impetus_bonus(entry, unit) {
  switch (entry) {
    case 1:
      if (!(unit.struck_as === 5 /* STRUCK_HEAVY_HORSE */)) return 0;
      break;
    case 2:
      if (!(unit.struck_as === 4 /* STRUCK_MEDIUM_HORSE */)) return 0;
      break;
    case 3:
      if (!(unit.struck_as === 2 /* STRUCK_HEAVY_FOOT */)) return 0;
      break;
    case 4:
      if (!(unit.struck_as === 1 /* STRUCK_MEDIUM_FOOT */)) return 0;
      break;
    case 5:
      if (!(unit.slope === 2 /* SLOPE_DOWNHILL */)) return 0;
      break;
    case 6:
      if (!(unit.slope === 1 /* SLOPE_UPHILL */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_melee = {
  melee_dice: [{ verb: "thrown", text: "the die that is added", den: 1 }, { verb: "thrown", text: "the die that is taken away", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  weapon_factor: [{ verb: "base", text: "weapon factor chart I", den: 1 }, { verb: "base", text: "weapon factor chart II", den: 1 }],
  combat_factor: [{ verb: "throw", text: "the dice", den: 1 }, { verb: "add", text: "the weapon", den: 1 }, { verb: "add", text: "the tactics", den: 1 }],
  tactical_factor: [{ verb: "base", text: "light, ground, cover and flight", den: 1 }, { verb: "add", text: "charging", den: 1 }, { verb: "add", text: "charging uphill", den: 1 }],
  ground_tactics: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "orcs and their kin in the dark", den: 1, cites: "ruling \"Who the other creatures are that fight well in the dark\"" }, { verb: "add", text: "dwarves in the dark", den: 1 }, { verb: "subtract", text: "anybody else in the dark", den: 1 }, { verb: "add", text: "elves in a wood", den: 1 }, { verb: "subtract", text: "fighting in a wood", den: 1 }, { verb: "subtract", text: "the enemy has hard cover", den: 1 }, { verb: "subtract", text: "the enemy has soft cover", den: 1 }, { verb: "add", text: "cavalry or heavy infantry without shields", den: 1, cites: "ruling \"Whose missing shields add a factor\"" }, { verb: "add", text: "orcs and their kin underground", den: 1, cites: "ruling \"Who the other creatures are that fight well in the dark\"" }, { verb: "add", text: "dwarves underground", den: 1 }, { verb: "subtract", text: "anybody else underground", den: 1 }, { verb: "subtract", text: "its back to the enemy", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"DEFINITIONS OF REACTIONS\", line 531" }, { verb: "subtract", text: "running", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"DEFINITIONS OF REACTIONS\", line 533" }, { verb: "add", text: "the enemy runs", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"DEFINITIONS OF REACTIONS\", line 533" }, { verb: "subtract", text: "a wood that hates it", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"GOOD WOODS.\", line 1117" }],
  fighters: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "those who have no weapons", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"5. LIMITED COMMAND.\", line 868" }, { verb: "times", text: "ranks that reach the enemy", den: 2 }, { verb: "at least", text: "", den: 2 }, { verb: "at most", text: "no more than there are", den: 2 }, { verb: "round", text: "part of a man counts as a man", den: 2, cites: "ruling \"Half a man in the second rank\"" }],
  casualties: [{ verb: "base", text: "the chart", den: 1 }, { verb: "add", text: "the men beyond the chart", den: 1, cites: "ruling \"More men than the casualty chart counts\"" }, { verb: "set to", text: "nobody strikes", den: 1 }],
  melee_casualties: [{ verb: "thrown", text: "combat factor", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  melee_outcome: [{ verb: "case", text: "the greater losses", den: 1 }, { verb: "case", text: "the greater losses", den: 1 }, { verb: "otherwise", text: "as many on both sides", den: 1, cites: "ruling \"A round in which both lose as many\"" }],
  leader_falls: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "case", text: "nobody was hit", den: 1 }, { verb: "case", text: "more were hit than could be", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  impetus_bonus: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "heavy cavalry", den: 1 }, { verb: "add", text: "medium cavalry", den: 1 }, { verb: "add", text: "heavy infantry", den: 1 }, { verb: "add", text: "medium infantry", den: 1 }, { verb: "add", text: "charging downhill", den: 1 }, { verb: "subtract", text: "charging uphill", den: 1 }],
};

export { why_melee_dice, guards_melee_dice, why_weapon_factor, guards_weapon_factor, why_combat_factor, guards_combat_factor, why_tactical_factor, guards_tactical_factor, why_ground_tactics, guards_ground_tactics, why_fighters, guards_fighters, why_casualties, guards_casualties, why_melee_casualties, guards_melee_casualties, why_melee_outcome, guards_melee_outcome, why_leader_falls, guards_leader_falls, why_impetus_bonus, guards_impetus_bonus, $labels_rules_melee };
