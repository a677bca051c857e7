/** The rules of withdrawal with the notes that explain them, and what has to hold for each entry. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { rallies } from "./rules_morale.js";
import { pace } from "./rules_movement.js";
import { daylight, facing_in, gait_of } from "./rules_withdrawal.js";

function why_gait_of(unit) {
  const notes = [];
  if (unit.spacing === 1 /* SPACING_OPEN_ORDER */) {
    notes.push([0, 0]);
    return [1 /* GAIT_OPEN_MARCH */, notes];
  }
  notes.push([1, 0]);
  return [0 /* GAIT_CLOSE_MARCH */, notes];
}

function guards_gait_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.spacing === 1 /* SPACING_OPEN_ORDER */)) return 0;
      break;
  }
  return -1;
}

function why_withdrawal_distance(unit, answer, ground, sky) {
  const notes = [];
  let amount, amount_;
  notes.push([0, 0]);
  let value = 0;
  if (answer === 5 /* REACTION_RETIRE */ || answer === 6 /* REACTION_RETREAT */) {
    amount = pace(unit, gait_of(unit), ground, sky, false);
    notes.push([1, amount]);
    value = value + amount;
  }
  if (answer === 7 /* REACTION_ROUT */) {
    amount_ = pace(unit, 2 /* GAIT_CHARGE_RUN */, ground, sky, false);
    notes.push([2, amount_]);
    value = value + amount_;
  }
  return [value, notes];
}

function guards_withdrawal_distance(entry, unit, answer, ground, sky) {
  switch (entry) {
    case 1:
      if (!(answer === 5 /* REACTION_RETIRE */ || answer === 6 /* REACTION_RETREAT */)) return 0;
      break;
    case 2:
      if (!(answer === 7 /* REACTION_ROUT */)) return 0;
      break;
  }
  return -1;
}

function why_facing_in(answer) {
  const notes = [];
  if (answer === 6 /* REACTION_RETREAT */ || answer === 7 /* REACTION_ROUT */) {
    notes.push([0, 0]);
    return [1 /* FACING_FROM_THE_FOE */, notes];
  }
  notes.push([1, 0]);
  return [0 /* FACING_TO_THE_FOE */, notes];
}

function guards_facing_in(entry, answer) {
  switch (entry) {
    case 0:
      if (!(answer === 6 /* REACTION_RETREAT */ || answer === 7 /* REACTION_ROUT */)) return 0;
      break;
  }
  return -1;
}

function why_hit_from_behind(answer) {
  const notes = [];
  if (facing_in(answer) !== 1 /* FACING_FROM_THE_FOE */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hit_from_behind(entry, answer) {
  switch (entry) {
    case 0:
      if (!(facing_in(answer) === 1 /* FACING_FROM_THE_FOE */)) return 0;
      break;
  }
  return -1;
}

function why_pursuit_has_impetus(answer) {
  const notes = [];
  if (answer !== 7 /* REACTION_ROUT */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_pursuit_has_impetus(entry, answer) {
  switch (entry) {
    case 0:
      if (!(answer === 7 /* REACTION_ROUT */)) return 0;
      break;
  }
  return -1;
}

function why_rout_goes_round(hindrance) {
  const notes = [];
  if (hindrance !== 0 /* HINDRANCE_HINDERING_HOUSES */ && hindrance !== 1 /* HINDRANCE_HINDERING_MELEE */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_rout_goes_round(entry, hindrance) {
  switch (entry) {
    case 0:
      if (!(hindrance === 0 /* HINDRANCE_HINDERING_HOUSES */ || hindrance === 1 /* HINDRANCE_HINDERING_MELEE */)) return 0;
      break;
  }
  return -1;
}

function why_after_rally_test(stance, score) {
  const notes = [];
  if (rallies(score)) {
    notes.push([0, 0]);
    return [0 /* STANCE_STEADY */, notes];
  }
  notes.push([1, 0]);
  return [stance, notes];
}

function guards_after_rally_test(entry, stance, score) {
  switch (entry) {
    case 0:
      if (!(rallies(score))) return 0;
      break;
  }
  return -1;
}

function why_in_the_sun(score) {
  const notes = [];
  if (score < 8) {
    notes.push([0, 0]);
    return [0 /* SUNLIGHT_ANSWER_RUNS_FOR_SHELTER */, notes];
  }
  notes.push([1, 0]);
  return [1 /* SUNLIGHT_ANSWER_BEARS_THE_SUN */, notes];
}

function guards_in_the_sun(entry, score) {
  switch (entry) {
    case 0:
      if (!(score < 8)) return 0;
      break;
  }
  return -1;
}

function why_daylight(facts, world) {
  const notes = [];
  let said = $askOutside(facts, "daylight", "Is it broad day?");
  if (said !== null) {
    notes.push([0, 0]);
    return [said, notes];
  }
  if (world.sky_now !== 3 /* SKY_FAIR_SKY */ && world.sky_now !== 4 /* SKY_HOT_SKY */ || world.at_night || world.under_ground) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_daylight(entry, facts, world) {
  switch (entry) {
    case 1:
      if (!(world.sky_now === 3 /* SKY_FAIR_SKY */ || world.sky_now === 4 /* SKY_HOT_SKY */)) return 0;
      if (!(!world.at_night)) return 1;
      if (!(!world.under_ground)) return 2;
      break;
  }
  return -1;
}

function why_turns_to_stone(unit, facts, world) {
  const notes = [];
  if (unit.struck_as !== 15 /* STRUCK_STONE_TROLL */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!daylight(facts, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_turns_to_stone(entry, unit, facts, world) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as !== 15 /* STRUCK_STONE_TROLL */)) return 0;
      break;
    case 1:
      if (!(daylight(facts, world))) return 0;
      break;
  }
  return -1;
}

function why_remnant_of(unit) {
  const notes = [];
  let unit_men = unit.men;
  let unit_began_with = unit.began_with;
  if ($mul(unit_men, 4) <= unit_began_with) {
    notes.push([0, 0]);
    return [2 /* REMNANT_BELOW_QUARTER */, notes];
  }
  if ($mul(unit_men, 2) < unit_began_with) {
    notes.push([1, 0]);
    return [1 /* REMNANT_BELOW_HALF */, notes];
  }
  notes.push([2, 0]);
  return [0 /* REMNANT_HALF_OR_MORE */, notes];
}

function guards_remnant_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!($mul(unit.men, 4) <= unit.began_with)) return 0;
      break;
    case 1:
      if (!($mul(unit.men, 2) < unit.began_with)) return 0;
      break;
  }
  return -1;
}

function why_remnant_duty(remnant, moves_since) {
  const notes = [];
  if (remnant === 0 /* REMNANT_HALF_OR_MORE */) {
    notes.push([0, 0]);
    return [0 /* REMNANT_DUTY_NOTHING_SPECIAL */, notes];
  }
  if (remnant === 2 /* REMNANT_BELOW_QUARTER */ && moves_since === 0) {
    notes.push([1, 0]);
    return [2 /* REMNANT_DUTY_LAST_THROW */, notes];
  }
  if (remnant === 1 /* REMNANT_BELOW_HALF */) {
    if (moves_since === 0) {
      notes.push([2, 0]);
      return [1 /* REMNANT_DUTY_TEST_OF_MORALE */, notes];
    }
    if (moves_since === 1) {
      notes.push([3, 0]);
      return [2 /* REMNANT_DUTY_LAST_THROW */, notes];
    }
  }
  notes.push([4, 0]);
  return [0 /* REMNANT_DUTY_NOTHING_SPECIAL */, notes];
}

function guards_remnant_duty(entry, remnant, moves_since) {
  switch (entry) {
    case 0:
      if (!(remnant === 0 /* REMNANT_HALF_OR_MORE */)) return 0;
      break;
    case 1:
      if (!(remnant === 2 /* REMNANT_BELOW_QUARTER */)) return 0;
      if (!(moves_since === 0)) return 1;
      break;
    case 2:
      if (!(remnant === 1 /* REMNANT_BELOW_HALF */)) return 0;
      if (!(moves_since === 0)) return 1;
      break;
    case 3:
      if (!(remnant === 1 /* REMNANT_BELOW_HALF */)) return 0;
      if (!(moves_since === 1)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_withdrawal = {
  gait_of: [{ verb: "case", text: "open order", den: 1 }, { verb: "otherwise", text: "close order", den: 1 }],
  withdrawal_distance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "a normal move", den: 1 }, { verb: "add", text: "a move at the charge", den: 1 }],
  facing_in: [{ verb: "case", text: "its back to the enemy", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hit_from_behind: [{ verb: "holds", text: "", den: 1 }],
  pursuit_has_impetus: [{ verb: "holds", text: "", den: 1 }],
  rout_goes_round: [{ verb: "holds", text: "", den: 1 }],
  after_rally_test: [{ verb: "case", text: "it rallies", den: 1 }, { verb: "otherwise", text: "it goes on as it did", den: 1 }],
  in_the_sun: [{ verb: "case", text: "below 8 pips", den: 1, cites: "ruling \"The score with which orcs bear the sun\"" }, { verb: "otherwise", text: "", den: 1 }],
  daylight: [{ verb: "stated", text: "Is it broad day?", den: 1 }, { verb: "holds", text: "", den: 1 }],
  turns_to_stone: [{ verb: "no", text: "no stone trolls", den: 1 }, { verb: "holds", text: "", den: 1 }],
  remnant_of: [{ verb: "case", text: "hardly anybody is left", den: 1 }, { verb: "case", text: "few are left", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  remnant_duty: [{ verb: "case", text: "strong enough", den: 1 }, { verb: "case", text: "at once, with hardly anybody left", den: 1 }, { verb: "case", text: "in the move in which it becomes weak", den: 1 }, { verb: "case", text: "in the move after", den: 1 }, { verb: "otherwise", text: "it has made up its mind", den: 1 }],
};

export { why_gait_of, guards_gait_of, why_withdrawal_distance, guards_withdrawal_distance, why_facing_in, guards_facing_in, why_hit_from_behind, guards_hit_from_behind, why_pursuit_has_impetus, guards_pursuit_has_impetus, why_rout_goes_round, guards_rout_goes_round, why_after_rally_test, guards_after_rally_test, why_in_the_sun, guards_in_the_sun, why_daylight, guards_daylight, why_turns_to_stone, guards_turns_to_stone, why_remnant_of, guards_remnant_of, why_remnant_duty, guards_remnant_duty, $labels_rules_withdrawal };
