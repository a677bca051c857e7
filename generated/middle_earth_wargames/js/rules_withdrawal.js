/** The rules of withdrawal. */
import { $askOutside, $mul } from "./runtime/numbers.js";
import { rallies } from "./rules_morale.js";
import { pace } from "./rules_movement.js";

function gait_of(unit) {
  if (unit.spacing === 1 /* SPACING_OPEN_ORDER */) {
    return 1 /* GAIT_OPEN_MARCH */;
  }
  return 0 /* GAIT_CLOSE_MARCH */;
}

function withdrawal_distance(unit, answer, ground, sky) {
  let value = 0;
  if (answer === 5 /* REACTION_RETIRE */ || answer === 6 /* REACTION_RETREAT */) {
    value = value + pace(unit, gait_of(unit), ground, sky, false);
  }
  if (answer === 7 /* REACTION_ROUT */) {
    value = value + pace(unit, 2 /* GAIT_CHARGE_RUN */, ground, sky, false);
  }
  return value;
}

function facing_in(answer) {
  if (answer === 6 /* REACTION_RETREAT */ || answer === 7 /* REACTION_ROUT */) {
    return 1 /* FACING_FROM_THE_FOE */;
  }
  return 0 /* FACING_TO_THE_FOE */;
}

function hit_from_behind(answer) {
  return facing_in(answer) === 1 /* FACING_FROM_THE_FOE */;
}

function pursuit_has_impetus(answer) {
  return answer === 7 /* REACTION_ROUT */;
}

function rout_goes_round(hindrance) {
  return hindrance === 0 /* HINDRANCE_HINDERING_HOUSES */ || hindrance === 1 /* HINDRANCE_HINDERING_MELEE */;
}

function after_rally_test(stance, score) {
  if (rallies(score)) {
    return 0 /* STANCE_STEADY */;
  }
  return stance;
}

function in_the_sun(score) {
  if (score < 8) {
    return 0 /* SUNLIGHT_ANSWER_RUNS_FOR_SHELTER */;
  }
  return 1 /* SUNLIGHT_ANSWER_BEARS_THE_SUN */;
}

function daylight(facts, world) {
  let said = $askOutside(facts, "daylight", "Is it broad day?");
  if (said !== null) {
    return said;
  }
  return (world.sky_now === 3 /* SKY_FAIR_SKY */ || world.sky_now === 4 /* SKY_HOT_SKY */) && !world.at_night && !world.under_ground;
}

function turns_to_stone(unit, facts, world) {
  if (unit.struck_as !== 15 /* STRUCK_STONE_TROLL */) {
    return false;
  }
  return daylight(facts, world);
}

function remnant_of(unit) {
  let unit_men = unit.men;
  let unit_began_with = unit.began_with;
  if ($mul(unit_men, 4) <= unit_began_with) {
    return 2 /* REMNANT_BELOW_QUARTER */;
  }
  if ($mul(unit_men, 2) < unit_began_with) {
    return 1 /* REMNANT_BELOW_HALF */;
  }
  return 0 /* REMNANT_HALF_OR_MORE */;
}

function remnant_duty(remnant, moves_since) {
  if (remnant === 0 /* REMNANT_HALF_OR_MORE */) {
    return 0 /* REMNANT_DUTY_NOTHING_SPECIAL */;
  }
  if (remnant === 2 /* REMNANT_BELOW_QUARTER */ && moves_since === 0) {
    return 2 /* REMNANT_DUTY_LAST_THROW */;
  }
  if (remnant === 1 /* REMNANT_BELOW_HALF */) {
    if (moves_since === 0) {
      return 1 /* REMNANT_DUTY_TEST_OF_MORALE */;
    }
    if (moves_since === 1) {
      return 2 /* REMNANT_DUTY_LAST_THROW */;
    }
  }
  return 0 /* REMNANT_DUTY_NOTHING_SPECIAL */;
}

export { gait_of, withdrawal_distance, facing_in, hit_from_behind, pursuit_has_impetus, rout_goes_round, after_rally_test, in_the_sun, daylight, turns_to_stone, remnant_of, remnant_duty };
