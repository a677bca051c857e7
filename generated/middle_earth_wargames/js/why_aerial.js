/** The rules of aerial with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { TROOP_RACE, air_scores_score, missile_reaches_reach } from "./tables.js";
import { flyer_hits, steed_score } from "./rules_aerial.js";
import { twenty_sided } from "./rules_magic.js";

function why_flyer_hits(flyer) {
  const notes = [];
  if (flyer === 0 /* FLYER_EAGLE_PAIR */ || flyer === 1 /* FLYER_LONE_EAGLE */) {
    notes.push([0, 0]);
    return [5, notes];
  }
  if (flyer === 2 /* FLYER_HERO_EAGLE */) {
    notes.push([1, 0]);
    return [6, notes];
  }
  if (flyer === 3 /* FLYER_WINGED_WRAITH */) {
    notes.push([2, 0]);
    return [6, notes];
  }
  notes.push([3, 0]);
  return [7, notes];
}

function guards_flyer_hits(entry, flyer) {
  switch (entry) {
    case 0:
      if (!(flyer === 0 /* FLYER_EAGLE_PAIR */ || flyer === 1 /* FLYER_LONE_EAGLE */)) return 0;
      break;
    case 1:
      if (!(flyer === 2 /* FLYER_HERO_EAGLE */)) return 0;
      break;
    case 2:
      if (!(flyer === 3 /* FLYER_WINGED_WRAITH */)) return 0;
      break;
    case 3:
      if (!(flyer === 4 /* FLYER_WINGED_KING */)) return 0;
      break;
  }
  return -1;
}

function why_flyer_falls(flyer, taken) {
  const notes = [];
  if (taken <= flyer_hits(flyer)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_flyer_falls(entry, flyer, taken) {
  switch (entry) {
    case 0:
      if (!(taken > flyer_hits(flyer))) return 0;
      break;
  }
  return -1;
}

function why_may_attack_in_the_air(flyer, flight) {
  const notes = [];
  if (flight === 2 /* FLIGHT_ON_THE_GROUND */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (flyer === 1 /* FLYER_LONE_EAGLE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_may_attack_in_the_air(entry, flyer, flight) {
  switch (entry) {
    case 0:
      if (!(flight === 2 /* FLIGHT_ON_THE_GROUND */)) return 0;
      break;
    case 1:
      if (!(flyer === 1 /* FLYER_LONE_EAGLE */)) return 0;
      break;
  }
  return -1;
}

function why_reaches_the_ground(flight) {
  const notes = [];
  if (flight === 1 /* FLIGHT_FLYING_HIGH */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_reaches_the_ground(entry, flight) {
  switch (entry) {
    case 0:
      if (!(flight !== 1 /* FLIGHT_FLYING_HIGH */)) return 0;
      break;
  }
  return -1;
}

function why_air_strike(attacker, defender, dice) {
  const notes = [];
  let face = twenty_sided(dice);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face >= air_scores_score(attacker, defender), notes];
}

function guards_air_strike(entry, attacker, defender) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_fallen_rider(moves_since) {
  const notes = [];
  if (moves_since < 2) {
    notes.push([0, 0]);
    return [0 /* RIDER_PLIGHT_ONLY_DEFENDS */, notes];
  }
  notes.push([1, 0]);
  return [1 /* RIDER_PLIGHT_GOES_ON_FOOT */, notes];
}

function guards_fallen_rider(entry, moves_since) {
  switch (entry) {
    case 0:
      if (!(moves_since < 2)) return 0;
      break;
  }
  return -1;
}

function why_upward_reach(missile, higher_ground) {
  const notes = [];
  let value = missile_reaches_reach(missile);
  notes.push([0, value]);
  if (!higher_ground) {
    notes.push([1, -100]);
    value = value - 100;
  }
  if (higher_ground) {
    notes.push([2, -75]);
    value = value - 75;
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_upward_reach(entry, missile, higher_ground) {
  switch (entry) {
    case 1:
      if (!(!higher_ground)) return 0;
      break;
    case 2:
      if (!(higher_ground)) return 0;
      break;
  }
  return -1;
}

function why_steed_score(race) {
  const notes = [];
  if (race === 4 /* RACE_ELF */) {
    notes.push([0, 0]);
    return [15, notes];
  }
  if (race === 1 /* RACE_RANGER */) {
    notes.push([1, 0]);
    return [16, notes];
  }
  notes.push([2, 0]);
  return [19, notes];
}

function guards_steed_score(entry, race) {
  switch (entry) {
    case 0:
      if (!(race === 4 /* RACE_ELF */)) return 0;
      break;
    case 1:
      if (!(race === 1 /* RACE_RANGER */)) return 0;
      break;
  }
  return -1;
}

function why_shots_at_steed(race, bowmen) {
  const notes = [];
  let value;
  if (race === 4 /* RACE_ELF */) {
    value = $mul(bowmen, 2);
    notes.push([0, value]);
  } else if (race !== 4 /* RACE_ELF */) {
    value = bowmen;
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_shots_at_steed(entry, race, bowmen) {
  switch (entry) {
    case 0:
      if (!(race === 4 /* RACE_ELF */)) return 0;
      break;
    case 1:
      if (!(race !== 4 /* RACE_ELF */)) return 0;
      break;
  }
  return -1;
}

function why_steed_shot(race, dice) {
  const notes = [];
  let face = twenty_sided(dice);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face >= steed_score(race), notes];
}

function guards_steed_shot(entry, race) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_eagle_shot_tactics(volley) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if (volley.at_moving_prey) {
    notes.push([1, -1]);
    value = value - 1;
  }
  if ($mul(volley.shot_distance, 2) > missile_reaches_reach(volley.missile) && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */) {
    notes.push([2, -1]);
    value = value - 1;
  }
  return [value, notes];
}

function guards_eagle_shot_tactics(entry, volley) {
  switch (entry) {
    case 1:
      if (!(volley.at_moving_prey)) return 0;
      break;
    case 2:
      if (!($mul(volley.shot_distance, 2) > missile_reaches_reach(volley.missile))) return 0;
      if (!(TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_aerial = {
  flyer_hits: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  flyer_falls: [{ verb: "holds", text: "", den: 1 }],
  may_attack_in_the_air: [{ verb: "no", text: "it has landed", den: 1 }, { verb: "no", text: "it waits for another partner", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  reaches_the_ground: [{ verb: "holds", text: "", den: 1 }],
  air_strike: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  fallen_rider: [{ verb: "case", text: "still dazed", den: 1 }, { verb: "otherwise", text: "until it finds another mount", den: 1 }],
  upward_reach: [{ verb: "base", text: "its range", den: 1 }, { verb: "subtract", text: "the height", den: 1 }, { verb: "subtract", text: "the height, for archers on higher ground", den: 1 }, { verb: "at least", text: "", den: 1 }],
  steed_score: [{ verb: "case", text: "elves", den: 1 }, { verb: "case", text: "Ithilien Rangers", den: 1 }, { verb: "otherwise", text: "others", den: 1 }],
  shots_at_steed: [{ verb: "base", text: "every elf", den: 2 }, { verb: "base", text: "every pair of others", den: 2 }, { verb: "round", text: "", den: 2 }],
  steed_shot: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  eagle_shot_tactics: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "target has moved", den: 1 }, { verb: "subtract", text: "far off for the missile", den: 1, cites: "ruling \"Rangers who shoot beyond half range\"" }],
};

export { why_flyer_hits, guards_flyer_hits, why_flyer_falls, guards_flyer_falls, why_may_attack_in_the_air, guards_may_attack_in_the_air, why_reaches_the_ground, guards_reaches_the_ground, why_air_strike, guards_air_strike, why_fallen_rider, guards_fallen_rider, why_upward_reach, guards_upward_reach, why_steed_score, guards_steed_score, why_shots_at_steed, guards_shots_at_steed, why_steed_shot, guards_steed_shot, why_eagle_shot_tactics, guards_eagle_shot_tactics, $labels_rules_aerial };
