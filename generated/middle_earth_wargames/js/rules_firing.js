/** The rules of firing. */
import { $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { MISSILE_REACHES_RANKS, TROOP_RACE, missile_reaches_reach, shots_of_law_weapon } from "./tables.js";
import { casualties, melee_dice } from "./rules_melee.js";
import { mounted } from "./rules_morale.js";

function like_missile(missile) {
  if (missile === 12 /* MISSILE_EASTERN_BOW */) {
    return 4 /* MISSILE_LONG_BOW */;
  }
  if (missile === 9 /* MISSILE_MAN_ORC_BOW */ || missile === 10 /* MISSILE_GOBLIN_BOW */ || missile === 11 /* MISSILE_URUK_BOW */) {
    return 7 /* MISSILE_COMPOSITE_BOW */;
  }
  if (missile === 13 /* MISSILE_EASTERN_HORSE_BOW */) {
    return 2 /* MISSILE_ROHAN_BOW */;
  }
  if (missile === 14 /* MISSILE_EASTERN_JAVELIN */ || missile === 15 /* MISSILE_ORC_JAVELIN */) {
    return 5 /* MISSILE_WESTERN_JAVELIN */;
  }
  if (missile === 16 /* MISSILE_EASTERN_SPEAR */) {
    return 6 /* MISSILE_WESTERN_SPEAR */;
  }
  return missile;
}

function within_reach(volley) {
  return volley.shot_distance <= missile_reaches_reach(volley.missile);
}

function may_shoot(volley) {
  if (volley.shooter.stance === 1 /* STANCE_CHARGING */) {
    return false;
  }
  if (volley.into_a_melee) {
    return false;
  }
  return within_reach(volley);
}

function bowmen_who_count(volley) {
  let value = volley.bowmen;
  let volley_shooter = volley.shooter;
  value = $sub(value, volley_shooter.unarmed);
  value = $mul(value, MISSILE_REACHES_RANKS[volley.missile]);
  if (value < 0) {
    value = 0;
  }
  let limit = $mul(volley_shooter.men, 2);
  if (value > limit) {
    value = limit;
  }
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function shot_weapon(volley) {
  return shots_of_law_weapon(like_missile(volley.missile), volley.prey.struck_as);
}

function shot_tactics(volley) {
  let value = 0;
  let volley_overhead = volley.overhead;
  if (volley_overhead && TROOP_RACE[volley.shooter.troop] === 4 /* RACE_ELF */) {
    value = value - 1;
  }
  if (volley_overhead && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */) {
    value = value - 2;
  }
  let volley_shot_distance = volley.shot_distance;
  let volley_missile = volley.missile;
  if ($mul(volley_shot_distance, 2) > missile_reaches_reach(volley_missile) && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */ && TROOP_RACE[volley.shooter.troop] !== 1 /* RACE_RANGER */) {
    value = value - 1;
  }
  if ($mul(volley_shot_distance, 2) < missile_reaches_reach(volley_missile)) {
    value = value + 1;
  }
  if (volley.over_low_troops && TROOP_RACE[volley.shooter.troop] !== 4 /* RACE_ELF */) {
    value = value - 1;
  }
  if (volley.aimed_downhill) {
    value = value + 1;
  }
  if (volley.prey_ranks >= 6 && volley.prey_depth <= 50) {
    value = value + 2;
  }
  if (volley.at_a_mass) {
    value = value + 2;
  }
  let volley_at_moving_prey = volley.at_moving_prey;
  if (volley_at_moving_prey) {
    value = value - 1;
  }
  if (volley.prey.shielded) {
    value = value - 1;
  }
  if (!volley_at_moving_prey) {
    value = value + 1;
  }
  if (volley.on_the_move && !mounted(volley.shooter)) {
    value = value - 1;
  }
  return value;
}

function shot_factor(volley, dice) {
  let value = melee_dice(dice);
  value = value + shot_weapon(volley);
  return value + shot_tactics(volley);
}

function shot_casualties(volley, dice) {
  let total = shot_factor(volley, dice);
  if (!may_shoot(volley)) {
    return 0;
  }
  return $smaller(casualties(bowmen_who_count(volley), total), volley.prey.men);
}

export { like_missile, within_reach, may_shoot, bowmen_who_count, shot_weapon, shot_tactics, shot_factor, shot_casualties };
