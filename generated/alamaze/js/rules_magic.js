/** The rules of magic. */
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { SPELL_AS_AGENT, SPELL_BASE_LOSS, SPELL_CALLED_UP, SPELL_FADE, SPELL_FIRE, SPELL_FOOD_MADE, SPELL_GOLD_MADE, SPELL_HEALS, SPELL_HEALS_SECOND, SPELL_KILLED_PER_LEVEL, SPELL_LEVELS_FIXED, SPELL_LEVELS_LEAST, SPELL_LEVELS_OVER, SPELL_LOSSES, SPELL_LOSS_PER_LEVEL, SPELL_MORALE_GAIN, SPELL_MORALE_LIMIT, SPELL_MORALE_LOSS, SPELL_ONLY_SPELL, SPELL_PER_LEVELS, SPELL_QUICKENS, SPELL_RIDER_PACE, SPELL_ROUNDS_UP, SPELL_SINGULAR_SPELL, SPELL_SUMMONS, SPELL_SURETY, SPELL_TIERS_LATER } from "./tables.js";
import { rated_strength, rating } from "./rules_brigades.js";
import { spell_damage } from "./rules_combat.js";

function may_cast_more(spell, spent) {
  if (!SPELL_ONLY_SPELL[spell]) {
    return true;
  }
  return spent < 1;
}

function may_be_cast_again(spell, same_target) {
  return !SPELL_SINGULAR_SPELL[spell] || !same_target;
}

function casting_level(spell, prowess, earlier_access) {
  let value = SPELL_LEVELS_LEAST[spell];
  if (!SPELL_LEVELS_FIXED[spell]) {
    value = value + SPELL_TIERS_LATER[prowess];
  }
  if (earlier_access) {
    value = value - 1;
  }
  if (spell !== 79 /* SPELL_RITE_OF_THE_MAGI */ && value < 1) {
    value = 1;
  }
  return value;
}

function familiar_level(spell) {
  return SPELL_AS_AGENT[spell];
}

function conjured_food(spell, power) {
  return $mul(SPELL_FOOD_MADE[spell], power);
}

function conjured_gold(spell, power) {
  return $mul(SPELL_GOLD_MADE[spell], power);
}

function brigades_called(spell, power) {
  let value;
  if (SPELL_SUMMONS[spell] === null && SPELL_PER_LEVELS[spell] === null) {
    value = 0;
  } else if (SPELL_SUMMONS[spell] !== null && SPELL_PER_LEVELS[spell] === null) {
    value = SPELL_CALLED_UP[spell];
  } else if (SPELL_PER_LEVELS[spell] !== null) {
    value = SPELL_ROUNDS_UP[spell] ? $mul($quotient($mul(power, -1), $present(SPELL_PER_LEVELS[spell], ""), "brigades_called"), -1) : $quotient(power, $present(SPELL_PER_LEVELS[spell], ""), "brigades_called");
  } else {
    value = 0;
  }
  return value;
}

function defense_destroyed(spell, power, world) {
  let value = SPELL_BASE_LOSS[spell];
  if (SPELL_LEVELS_OVER[spell] !== null) {
    value = $add(value, $mul(SPELL_LOSS_PER_LEVEL[spell], $larger(0, $sub(power, $present(SPELL_LEVELS_OVER[spell], "")))));
  }
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  return $floorDiv($add(value, 1), 2);
}

function brigades_felled(spell, power) {
  let value = 0;
  if (SPELL_KILLED_PER_LEVEL[spell] !== null && SPELL_LEVELS_OVER[spell] !== null) {
    value = $add(value, $mul($present(SPELL_KILLED_PER_LEVEL[spell], ""), $larger(0, $sub(power, $present(SPELL_LEVELS_OVER[spell], "")))));
  }
  return value;
}

function losses_dealt(spell, world) {
  let value;
  if (SPELL_LOSSES[spell] === null) {
    value = 0;
  } else {
    value = $present(SPELL_LOSSES[spell], "");
  }
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  return $floorDiv($add(value, 1), 2);
}

function called_strength(spell, power, arm) {
  let value;
  if (SPELL_SUMMONS[spell] === null) {
    value = 0;
  } else {
    value = $mul(brigades_called(spell, power), rated_strength(rating($present(SPELL_SUMMONS[spell], ""), arm)));
  }
  return value;
}

function leader_level(rank) {
  if (rank === 16 /* RANK_WARLORD */) {
    return 4;
  }
  if (rank === 17 /* RANK_LORD_COMMANDER */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 19 /* RANK_MARSHAL */) {
    return 3;
  }
  if (rank === 20 /* RANK_COMMANDER */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 22 /* RANK_GENERAL */) {
    return 2;
  }
  if (rank === 23 /* RANK_CAPTAIN_MAJOR */ || rank === 24 /* RANK_CAPTAIN */ || rank === 25 /* RANK_CENTURION */) {
    return 1;
  }
  return 0;
}

function felling_chance(spell, caster, victim) {
  let value;
  if (SPELL_SURETY[spell] === null) {
    value = 0;
  } else {
    value = $present(SPELL_SURETY[spell], "");
  }
  value = $mul(value, caster);
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, victim));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "felling_chance");
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function unravelling(spell, caster, other) {
  let value;
  if (SPELL_SURETY[spell] === null) {
    value = 0;
  } else {
    value = $present(SPELL_SURETY[spell], "");
  }
  value = $sub(value, $mul(SPELL_FADE[spell], $larger(0, $sub(other, caster))));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function morale_swing(spell, power) {
  let value, limit;
  if (SPELL_MORALE_LOSS[spell] > 0) {
    value = $mul(SPELL_MORALE_LOSS[spell], power);
  } else if (SPELL_MORALE_LOSS[spell] === 0) {
    value = $mul(SPELL_MORALE_GAIN[spell], power);
  } else {
    value = 0;
  }
  if (SPELL_MORALE_LIMIT[spell] !== null) {
    limit = $present(SPELL_MORALE_LIMIT[spell], "");
    if (value > limit) {
      value = limit;
    }
  }
  return value;
}

function pace_gained(spell, power, riders) {
  let value = $mul(SPELL_QUICKENS[spell], power);
  if (riders) {
    value = $add(value, SPELL_RIDER_PACE[spell]);
  }
  return value;
}

function healed(spell, brigades, second) {
  let value = 0;
  if (SPELL_HEALS[spell] !== null && !second) {
    value = $add(value, $present(SPELL_HEALS[spell], ""));
  }
  if (SPELL_HEALS_SECOND[spell] !== null && second) {
    value = $add(value, $present(SPELL_HEALS_SECOND[spell], ""));
  }
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, brigades));
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "healed");
}

function nazgul_rank(rank) {
  if (rank === 16 /* RANK_WARLORD */) {
    return 17 /* RANK_LORD_COMMANDER */;
  }
  if (rank === 17 /* RANK_LORD_COMMANDER */) {
    return 18 /* RANK_GRAND_MARSHAL */;
  }
  if (rank === 18 /* RANK_GRAND_MARSHAL */) {
    return 19 /* RANK_MARSHAL */;
  }
  return null;
}

function risen_rank(rank) {
  if (rank === 22 /* RANK_GENERAL */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 20 /* RANK_COMMANDER */) {
    return 19 /* RANK_MARSHAL */;
  }
  if (rank === 19 /* RANK_MARSHAL */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 17 /* RANK_LORD_COMMANDER */) {
    return 16 /* RANK_WARLORD */;
  }
  return null;
}

function adepts_for_hire(wizards, turn_reached) {
  if (turn_reached < 10) {
    return false;
  }
  return wizards < 4;
}

function presence(power, world) {
  let value;
  if (power >= 3) {
    value = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, power, world);
  } else {
    value = 0;
  }
  return $floorDiv($add(value, 1), 2);
}

export { may_cast_more, may_be_cast_again, casting_level, familiar_level, conjured_food, conjured_gold, brigades_called, defense_destroyed, brigades_felled, losses_dealt, called_strength, leader_level, felling_chance, unravelling, morale_swing, pace_gained, healed, nazgul_rank, risen_rank, adepts_for_hire, presence };
