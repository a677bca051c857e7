/** The rules of firing with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { MISSILE_REACHES_RANKS, TROOP_RACE, missile_reaches_reach, shots_of_law_weapon } from "./tables.js";
import { bowmen_who_count, like_missile, may_shoot, shot_factor, shot_tactics, shot_weapon, within_reach } from "./rules_firing.js";
import { casualties, melee_dice } from "./rules_melee.js";
import { mounted } from "./rules_morale.js";

function why_like_missile(missile) {
  const notes = [];
  if (missile === 12 /* MISSILE_EASTERN_BOW */) {
    notes.push([0, 0]);
    return [4 /* MISSILE_LONG_BOW */, notes];
  }
  if (missile === 9 /* MISSILE_MAN_ORC_BOW */ || missile === 10 /* MISSILE_GOBLIN_BOW */ || missile === 11 /* MISSILE_URUK_BOW */) {
    notes.push([1, 0]);
    return [7 /* MISSILE_COMPOSITE_BOW */, notes];
  }
  if (missile === 13 /* MISSILE_EASTERN_HORSE_BOW */) {
    notes.push([2, 0]);
    return [2 /* MISSILE_ROHAN_BOW */, notes];
  }
  if (missile === 14 /* MISSILE_EASTERN_JAVELIN */ || missile === 15 /* MISSILE_ORC_JAVELIN */) {
    notes.push([3, 0]);
    return [5 /* MISSILE_WESTERN_JAVELIN */, notes];
  }
  if (missile === 16 /* MISSILE_EASTERN_SPEAR */) {
    notes.push([4, 0]);
    return [6 /* MISSILE_WESTERN_SPEAR */, notes];
  }
  notes.push([5, 0]);
  return [missile, notes];
}

function guards_like_missile(entry, missile) {
  switch (entry) {
    case 0:
      if (!(missile === 12 /* MISSILE_EASTERN_BOW */)) return 0;
      break;
    case 1:
      if (!(missile === 9 /* MISSILE_MAN_ORC_BOW */ || missile === 10 /* MISSILE_GOBLIN_BOW */ || missile === 11 /* MISSILE_URUK_BOW */)) return 0;
      break;
    case 2:
      if (!(missile === 13 /* MISSILE_EASTERN_HORSE_BOW */)) return 0;
      break;
    case 3:
      if (!(missile === 14 /* MISSILE_EASTERN_JAVELIN */ || missile === 15 /* MISSILE_ORC_JAVELIN */)) return 0;
      break;
    case 4:
      if (!(missile === 16 /* MISSILE_EASTERN_SPEAR */)) return 0;
      break;
  }
  return -1;
}

function why_within_reach(volley) {
  const notes = [];
  if (volley.shot_distance > missile_reaches_reach(volley.missile)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_within_reach(entry, volley) {
  switch (entry) {
    case 0:
      if (!(volley.shot_distance <= missile_reaches_reach(volley.missile))) return 0;
      break;
  }
  return -1;
}

function why_may_shoot(volley) {
  const notes = [];
  if (volley.shooter.stance === 1 /* STANCE_CHARGING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (volley.into_a_melee) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!within_reach(volley)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_shoot(entry, volley) {
  switch (entry) {
  }
  return -1;
}

function why_bowmen_who_count(volley) {
  const notes = [];
  let value = volley.bowmen;
  notes.push([0, value]);
  let amount = volley.shooter.unarmed;
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  let times = MISSILE_REACHES_RANKS[volley.missile];
  notes.push([2, $mul(value, times - 2)]);
  value = $mul(value, times);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  let limit = $mul(volley.shooter.men, 2);
  if (value > limit) {
    notes.push([4, $sub(limit, value)]);
    value = limit;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([5, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_bowmen_who_count(entry, volley) {
  switch (entry) {
  }
  return -1;
}

function why_shot_weapon(volley) {
  const notes = [];
  let value = shots_of_law_weapon(like_missile(volley.missile), volley.prey.struck_as);
  notes.push([0, value]);
  return [value, notes];
}

function guards_shot_weapon(entry, volley) {
  switch (entry) {
  }
  return -1;
}

function why_shot_tactics(volley) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let volley_overhead = volley.overhead;
  if (volley_overhead && TROOP_RACE[volley.shooter.troop] === 4 /* RACE_ELF */) {
    notes.push([1, -1]);
    value = value - 1;
  }
  if (volley_overhead && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */) {
    notes.push([2, -2]);
    value = value - 2;
  }
  let volley_shot_distance = volley.shot_distance;
  let volley_missile = volley.missile;
  if ($mul(volley_shot_distance, 2) > missile_reaches_reach(volley_missile) && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */) {
    notes.push([3, -1]);
    value = value - 1;
  }
  if ($mul(volley_shot_distance, 2) < missile_reaches_reach(volley_missile)) {
    notes.push([4, 1]);
    value = value + 1;
  }
  if (volley.over_low_troops && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */) {
    notes.push([5, -1]);
    value = value - 1;
  }
  if (volley.aimed_downhill) {
    notes.push([6, 1]);
    value = value + 1;
  }
  if (volley.prey_ranks >= 6 && volley.prey_depth <= 50) {
    notes.push([7, 2]);
    value = value + 2;
  }
  if (volley.at_a_mass) {
    notes.push([8, 2]);
    value = value + 2;
  }
  let volley_at_moving_prey = volley.at_moving_prey;
  if (volley_at_moving_prey) {
    notes.push([9, -1]);
    value = value - 1;
  }
  if (volley.prey.shielded) {
    notes.push([10, -1]);
    value = value - 1;
  }
  if (!volley_at_moving_prey) {
    notes.push([11, 1]);
    value = value + 1;
  }
  if (volley.on_the_move && !mounted(volley.shooter)) {
    notes.push([12, -1]);
    value = value - 1;
  }
  return [value, notes];
}

function guards_shot_tactics(entry, volley) {
  switch (entry) {
    case 1:
      if (!(volley.overhead)) return 0;
      if (!(TROOP_RACE[volley.shooter.troop] === 4 /* RACE_ELF */)) return 1;
      break;
    case 2:
      if (!(volley.overhead)) return 0;
      if (!(TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */)) return 1;
      break;
    case 3:
      if (!($mul(volley.shot_distance, 2) > missile_reaches_reach(volley.missile))) return 0;
      if (!(TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */)) return 1;
      break;
    case 4:
      if (!($mul(volley.shot_distance, 2) < missile_reaches_reach(volley.missile))) return 0;
      break;
    case 5:
      if (!(volley.over_low_troops)) return 0;
      if (!(TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */)) return 1;
      break;
    case 6:
      if (!(volley.aimed_downhill)) return 0;
      break;
    case 7:
      if (!(volley.prey_ranks >= 6)) return 0;
      if (!(volley.prey_depth <= 50)) return 1;
      break;
    case 8:
      if (!(volley.at_a_mass)) return 0;
      break;
    case 9:
      if (!(volley.at_moving_prey)) return 0;
      break;
    case 10:
      if (!(volley.prey.shielded)) return 0;
      break;
    case 11:
      if (!(!volley.at_moving_prey)) return 0;
      break;
    case 12:
      if (!(volley.on_the_move)) return 0;
      if (!(!mounted(volley.shooter))) return 1;
      break;
  }
  return -1;
}

function why_shot_factor(volley, dice) {
  const notes = [];
  let value = melee_dice(dice);
  notes.push([0, value]);
  let amount = shot_weapon(volley);
  notes.push([1, amount]);
  value = value + amount;
  let amount_ = shot_tactics(volley);
  notes.push([2, amount_]);
  value = value + amount_;
  return [value, notes];
}

function guards_shot_factor(entry, volley) {
  switch (entry) {
  }
  return -1;
}

function why_shot_casualties(volley, dice) {
  const notes = [];
  let total = shot_factor(volley, dice);
  notes.push([0, total]);
  if (!may_shoot(volley)) {
    notes.push([1, 0]);
    return [0, notes];
  }
  notes.push([2, 0]);
  return [$smaller(casualties(bowmen_who_count(volley), total), volley.prey.men), notes];
}

function guards_shot_casualties(entry, volley) {
  switch (entry) {
    case 1:
      if (!(!may_shoot(volley))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_firing = {
  like_missile: [{ verb: "case", text: "a man's bow", den: 1 }, { verb: "case", text: "an orc's bow", den: 1 }, { verb: "case", text: "a rider's bow", den: 1 }, { verb: "case", text: "a javelin", den: 1 }, { verb: "case", text: "a spear", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  within_reach: [{ verb: "holds", text: "", den: 1 }],
  may_shoot: [{ verb: "needs", text: "Nobody charges and shoots in the same move.", den: 1 }, { verb: "needs", text: "Nobody shoots into a melee.", den: 1 }, { verb: "needs", text: "The target is out of range.", den: 1 }],
  bowmen_who_count: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "those who have no weapons", den: 1, cites: "MiddleEarth Wargames Rules, First Part: Mordor \u0026 the West (Skytrex, 1976), \"5. LIMITED COMMAND.\", line 868" }, { verb: "times", text: "ranks that can shoot", den: 2 }, { verb: "at least", text: "", den: 2 }, { verb: "at most", text: "no more than there are", den: 2 }, { verb: "round", text: "", den: 2 }],
  shot_weapon: [{ verb: "base", text: "weapon factor chart II, firing", den: 1 }],
  shot_tactics: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "elves shoot over friends", den: 1 }, { verb: "subtract", text: "others shoot over friends", den: 1 }, { verb: "subtract", text: "far off for the missile", den: 1, cites: "ruling \"Rangers who shoot beyond half range\"" }, { verb: "add", text: "close for the missile", den: 1, cites: "ruling \"A shot at just half of the range\"" }, { verb: "subtract", text: "over low troops", den: 1 }, { verb: "add", text: "target downhill", den: 1 }, { verb: "add", text: "target three ranks deep", den: 1 }, { verb: "add", text: "target massed in close order", den: 1 }, { verb: "subtract", text: "target has moved", den: 1 }, { verb: "subtract", text: "target has shields", den: 1 }, { verb: "add", text: "target stands still", den: 1 }, { verb: "subtract", text: "shooting on the move", den: 1, cites: "ruling \"Horse archers who shoot on the move\"" }],
  shot_factor: [{ verb: "throw", text: "the dice", den: 1, cites: "ruling \"The dice of a volley\"" }, { verb: "add", text: "the weapon", den: 1 }, { verb: "add", text: "the tactics", den: 1 }],
  shot_casualties: [{ verb: "thrown", text: "combat factor", den: 1 }, { verb: "case", text: "no shot may be taken", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_like_missile, guards_like_missile, why_within_reach, guards_within_reach, why_may_shoot, guards_may_shoot, why_bowmen_who_count, guards_bowmen_who_count, why_shot_weapon, guards_shot_weapon, why_shot_tactics, guards_shot_tactics, why_shot_factor, guards_shot_factor, why_shot_casualties, guards_shot_casualties, $labels_rules_firing };
