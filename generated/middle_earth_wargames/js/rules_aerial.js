/** The rules of aerial. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { TROOP_RACE, air_scores_score, missile_reaches_reach } from "./tables.js";
import { twenty_sided } from "./rules_magic.js";

function flyer_hits(flyer) {
  if (flyer === 0 /* FLYER_EAGLE_PAIR */ || flyer === 1 /* FLYER_LONE_EAGLE */) {
    return 5;
  }
  if (flyer === 2 /* FLYER_HERO_EAGLE */) {
    return 6;
  }
  if (flyer === 3 /* FLYER_WINGED_WRAITH */) {
    return 6;
  }
  return 7;
}

function flyer_falls(flyer, taken) {
  return taken > flyer_hits(flyer);
}

function may_attack_in_the_air(flyer, flight) {
  if (flight === 2 /* FLIGHT_ON_THE_GROUND */) {
    return false;
  }
  return flyer !== 1 /* FLYER_LONE_EAGLE */;
}

function reaches_the_ground(flight) {
  return flight !== 1 /* FLIGHT_FLYING_HIGH */;
}

function air_strike(attacker, defender, dice) {
  let face = twenty_sided(dice);
  return face >= air_scores_score(attacker, defender);
}

function fallen_rider(moves_since) {
  if (moves_since < 2) {
    return 0 /* RIDER_PLIGHT_ONLY_DEFENDS */;
  }
  return 1 /* RIDER_PLIGHT_GOES_ON_FOOT */;
}

function upward_reach(missile, higher_ground) {
  let value = missile_reaches_reach(missile);
  if (!higher_ground) {
    value = value - 100;
  }
  if (higher_ground) {
    value = value - 75;
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function steed_score(race) {
  if (race === 4 /* RACE_ELF */) {
    return 15;
  }
  if (race === 1 /* RACE_RANGER */) {
    return 16;
  }
  return 19;
}

function shots_at_steed(race, bowmen) {
  let value;
  if (race === 4 /* RACE_ELF */) {
    value = $mul(bowmen, 2);
  } else {
    value = bowmen;
  }
  return $floorDiv(value, 2);
}

function steed_shot(race, dice) {
  let face = twenty_sided(dice);
  return face >= steed_score(race);
}

function eagle_shot_tactics(volley) {
  let value = 0;
  if (volley.at_moving_prey) {
    value = value - 1;
  }
  if ($mul(volley.shot_distance, 2) > missile_reaches_reach(volley.missile) && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */) {
    value = value - 1;
  }
  return value;
}

export { flyer_hits, flyer_falls, may_attack_in_the_air, reaches_the_ground, air_strike, fallen_rider, upward_reach, steed_score, shots_at_steed, steed_shot, eagle_shot_tactics };
