/** The rules of magic. */
import { $add, $has, $sub } from "./runtime/numbers.js";
import { energy_depletion_drop } from "./tables.js";

function ten_sided(dice) {
  return dice.throw("ten_sided.1", 10, 1);
}

function twenty_sided(dice) {
  return dice.throw("twenty_sided.1", 20, 1);
}

function full_energy(wizard) {
  if (wizard === 0 /* WIZARD_GANDALF */) {
    return 10;
  }
  return 12;
}

function spell_cost(wizard, spell, level, world) {
  let value = energy_depletion_drop(wizard, spell, level);
  if (spell === 8 /* SPELL_ILLUMINATE */ && $has(world.variants, 0)) {
    value = 0;
  }
  return value;
}

function knock_cost(wizard, level, door, world) {
  let value = spell_cost(wizard, 3 /* SPELL_KNOCK */, level, world);
  if (door > level) {
    value = $add(value, $sub(door, level));
  }
  return value;
}

function overdraw_score(wizard, spell, level, world) {
  let value = 1;
  let spell_cost_ = spell_cost(wizard, spell, level, world);
  if (spell_cost_ > level) {
    value = $add(value, $sub(spell_cost_, level));
  }
  return value;
}

function overdrawn(score_needed, dice) {
  let face = ten_sided(dice);
  return face >= score_needed;
}

function cast_(wizard, spell, level, world, dice) {
  if (spell_cost(wizard, spell, level, world) <= level) {
    return true;
  }
  if (spell === 1 /* SPELL_HOLD_PORTAL */ || spell === 3 /* SPELL_KNOCK */) {
    return true;
  }
  return overdrawn(overdraw_score(wizard, spell, level, world), dice);
}

function level_after(wizard, spell, level, world) {
  let value = level;
  value = $sub(value, spell_cost(wizard, spell, level, world));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function recovery(rest, quiet_moves, new_rest) {
  let value;
  if (rest === 0 /* RESTING_FULL_REST */) {
    value = rest_gain(quiet_moves);
  } else if (rest === 1 /* RESTING_HALF_REST */) {
    value = half_rest_gain(quiet_moves);
  } else {
    value = 0;
  }
  if (rest === 0 /* RESTING_FULL_REST */ && new_rest) {
    value = 0;
  }
  return value;
}

function rest_gain(quiet_moves) {
  if (quiet_moves <= 1) {
    return 0;
  }
  if (quiet_moves === 2) {
    return 1;
  }
  return 2;
}

function half_rest_gain(quiet_moves) {
  if (quiet_moves <= 2) {
    return 0;
  }
  return 1;
}

function level_after_rest(wizard, level, rest, quiet_moves, new_rest) {
  let value = level;
  value = $add(value, recovery(rest, quiet_moves, new_rest));
  let limit = full_energy(wizard);
  if (value > limit) {
    value = limit;
  }
  return value;
}

function will_score(assailant, victim) {
  let value = 20;
  value = $sub(value, $sub(assailant, victim));
  if (value > 20) {
    value = 20;
  }
  return value;
}

function bends_will(assailant, victim, dice) {
  let face = twenty_sided(dice);
  return face >= will_score(assailant, victim);
}

function victim_drop(success, earlier_hold) {
  if (!success) {
    return 0;
  }
  if (earlier_hold) {
    return 1;
  }
  return 4;
}

function assailant_drop(success, earlier_hold) {
  if (!success) {
    return 3;
  }
  if (earlier_hold) {
    return 0;
  }
  return 2;
}

function may_break_staff(caster, victim) {
  if (victim > 3) {
    return false;
  }
  return caster > victim;
}

function staff_score(lead) {
  if (lead <= 1) {
    return 20;
  }
  if (2 <= lead && lead <= 3) {
    return 19;
  }
  if (4 <= lead && lead <= 5) {
    return 17;
  }
  if (6 <= lead && lead <= 7) {
    return 15;
  }
  return 12;
}

function breaks_staff(caster, victim, dice) {
  let face = twenty_sided(dice);
  if (!may_break_staff(caster, victim)) {
    return false;
  }
  return face >= staff_score($sub(caster, victim));
}

export { ten_sided, twenty_sided, full_energy, spell_cost, knock_cost, overdraw_score, overdrawn, cast_, level_after, recovery, rest_gain, half_rest_gain, level_after_rest, will_score, bends_will, victim_drop, assailant_drop, may_break_staff, staff_score, breaks_staff };
