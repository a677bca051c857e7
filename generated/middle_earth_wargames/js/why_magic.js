/** The rules of magic with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $mul, $sub } from "./runtime/numbers.js";
import { energy_depletion_drop } from "./tables.js";
import { full_energy, half_rest_gain, may_break_staff, overdraw_score, overdrawn, recovery, rest_gain, spell_cost, staff_score, ten_sided, twenty_sided, will_score } from "./rules_magic.js";

function why_ten_sided(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("ten_sided.1", 10, 1), notes];
}

function guards_ten_sided(entry) {
  switch (entry) {
  }
  return -1;
}

function why_twenty_sided(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("twenty_sided.1", 20, 1), notes];
}

function guards_twenty_sided(entry) {
  switch (entry) {
  }
  return -1;
}

function why_full_energy(wizard) {
  const notes = [];
  if (wizard === 0 /* WIZARD_GANDALF */) {
    notes.push([0, 0]);
    return [10, notes];
  }
  notes.push([1, 0]);
  return [12, notes];
}

function guards_full_energy(entry, wizard) {
  switch (entry) {
    case 0:
      if (!(wizard === 0 /* WIZARD_GANDALF */)) return 0;
      break;
    case 1:
      if (!(wizard === 1 /* WIZARD_WITCH_KING */)) return 0;
      break;
  }
  return -1;
}

function why_spell_cost(wizard, spell, level, world) {
  const notes = [];
  let value = energy_depletion_drop(wizard, spell, level);
  notes.push([0, value]);
  if ($has(world.variants, 0) && spell === 8 /* SPELL_ILLUMINATE */) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_spell_cost(entry, wizard, spell, level, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      if (!(spell === 8 /* SPELL_ILLUMINATE */)) return 1;
      break;
  }
  return -1;
}

function why_knock_cost(wizard, level, door, world) {
  const notes = [];
  let amount;
  let value = spell_cost(wizard, 3 /* SPELL_KNOCK */, level, world);
  notes.push([0, value]);
  if (door > level) {
    amount = $sub(door, level);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_knock_cost(entry, wizard, level, door, world) {
  switch (entry) {
    case 1:
      if (!(door > level)) return 0;
      break;
  }
  return -1;
}

function why_overdraw_score(wizard, spell, level, world) {
  const notes = [];
  let amount;
  notes.push([0, 1]);
  let value = 1;
  if (spell_cost(wizard, spell, level, world) > level) {
    amount = $sub(spell_cost(wizard, spell, level, world), level);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_overdraw_score(entry, wizard, spell, level, world) {
  switch (entry) {
    case 1:
      if (!(spell_cost(wizard, spell, level, world) > level)) return 0;
      break;
  }
  return -1;
}

function why_overdrawn(score_needed, dice) {
  const notes = [];
  let face = ten_sided(dice);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face >= score_needed, notes];
}

function guards_overdrawn(entry, score_needed) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_cast(wizard, spell, level, world, dice) {
  const notes = [];
  if (spell_cost(wizard, spell, level, world) <= level) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (spell === 1 /* SPELL_HOLD_PORTAL */ || spell === 3 /* SPELL_KNOCK */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [overdrawn(overdraw_score(wizard, spell, level, world), dice), notes];
}

function guards_cast_(entry, wizard, spell, level, world) {
  switch (entry) {
    case 0:
      if (!(spell_cost(wizard, spell, level, world) <= level)) return 0;
      break;
    case 1:
      if (!(spell === 1 /* SPELL_HOLD_PORTAL */ || spell === 3 /* SPELL_KNOCK */)) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

function why_level_after(wizard, spell, level, world) {
  const notes = [];
  let value = level;
  notes.push([0, value]);
  let amount = spell_cost(wizard, spell, level, world);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_level_after(entry, wizard, spell, level, world) {
  switch (entry) {
  }
  return -1;
}

function why_recovery(rest, quiet_moves, new_rest) {
  const notes = [];
  let value;
  if (rest === 0 /* RESTING_FULL_REST */) {
    value = rest_gain(quiet_moves);
    notes.push([0, value]);
  } else if (rest === 1 /* RESTING_HALF_REST */) {
    value = half_rest_gain(quiet_moves);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (new_rest && rest === 0 /* RESTING_FULL_REST */) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_recovery(entry, rest, quiet_moves, new_rest) {
  switch (entry) {
    case 0:
      if (!(rest === 0 /* RESTING_FULL_REST */)) return 0;
      break;
    case 1:
      if (!(rest === 1 /* RESTING_HALF_REST */)) return 0;
      break;
    case 2:
      if (!(new_rest)) return 0;
      if (!(rest === 0 /* RESTING_FULL_REST */)) return 1;
      break;
  }
  return -1;
}

function why_rest_gain(quiet_moves) {
  const notes = [];
  if (quiet_moves <= 1) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (quiet_moves === 2) {
    notes.push([1, 0]);
    return [1, notes];
  }
  notes.push([2, 0]);
  return [2, notes];
}

function guards_rest_gain(entry, quiet_moves) {
  switch (entry) {
    case 0:
      if (!(quiet_moves <= 1)) return 0;
      break;
    case 1:
      if (!(quiet_moves === 2)) return 0;
      break;
    case 2:
      if (!(quiet_moves >= 3)) return 0;
      break;
  }
  return -1;
}

function why_half_rest_gain(quiet_moves) {
  const notes = [];
  if (quiet_moves <= 2) {
    notes.push([0, 0]);
    return [0, notes];
  }
  notes.push([1, 0]);
  return [1, notes];
}

function guards_half_rest_gain(entry, quiet_moves) {
  switch (entry) {
    case 0:
      if (!(quiet_moves <= 2)) return 0;
      break;
    case 1:
      if (!(quiet_moves >= 3)) return 0;
      break;
  }
  return -1;
}

function why_level_after_rest(wizard, level, rest, quiet_moves, new_rest) {
  const notes = [];
  let value = level;
  notes.push([0, value]);
  let amount = recovery(rest, quiet_moves, new_rest);
  notes.push([1, amount]);
  value = $add(value, amount);
  let limit = full_energy(wizard);
  if (value > limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_level_after_rest(entry, wizard, level, rest, quiet_moves, new_rest) {
  switch (entry) {
  }
  return -1;
}

function why_will_score(assailant, victim) {
  const notes = [];
  notes.push([0, 20]);
  let value = 20;
  let amount = $sub(assailant, victim);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value > 20) {
    notes.push([2, $sub(20, value)]);
    value = 20;
  }
  return [value, notes];
}

function guards_will_score(entry, assailant, victim) {
  switch (entry) {
  }
  return -1;
}

function why_bends_will(assailant, victim, dice) {
  const notes = [];
  let face = twenty_sided(dice);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face >= will_score(assailant, victim), notes];
}

function guards_bends_will(entry, assailant, victim) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_victim_drop(success, earlier_hold) {
  const notes = [];
  if (!success) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (earlier_hold) {
    notes.push([1, 0]);
    return [1, notes];
  }
  notes.push([2, 0]);
  return [4, notes];
}

function guards_victim_drop(entry, success, earlier_hold) {
  switch (entry) {
    case 0:
      if (!(!success)) return 0;
      break;
    case 1:
      if (!(earlier_hold)) return 0;
      break;
  }
  return -1;
}

function why_assailant_drop(success, earlier_hold) {
  const notes = [];
  if (!success) {
    notes.push([0, 0]);
    return [3, notes];
  }
  if (earlier_hold) {
    notes.push([1, 0]);
    return [0, notes];
  }
  notes.push([2, 0]);
  return [2, notes];
}

function guards_assailant_drop(entry, success, earlier_hold) {
  switch (entry) {
    case 0:
      if (!(!success)) return 0;
      break;
    case 1:
      if (!(earlier_hold)) return 0;
      break;
  }
  return -1;
}

function why_may_break_staff(caster, victim) {
  const notes = [];
  if (victim > 3) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (caster <= victim) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_break_staff(entry, caster, victim) {
  switch (entry) {
  }
  return -1;
}

function why_staff_score(lead) {
  const notes = [];
  if (lead <= 1) {
    notes.push([0, 0]);
    return [20, notes];
  }
  if (2 <= lead && lead <= 3) {
    notes.push([1, 0]);
    return [19, notes];
  }
  if (4 <= lead && lead <= 5) {
    notes.push([2, 0]);
    return [17, notes];
  }
  if (6 <= lead && lead <= 7) {
    notes.push([3, 0]);
    return [15, notes];
  }
  notes.push([4, 0]);
  return [12, notes];
}

function guards_staff_score(entry, lead) {
  switch (entry) {
    case 0:
      if (!(lead <= 1)) return 0;
      break;
    case 1:
      if (!(2 <= lead && lead <= 3)) return 0;
      break;
    case 2:
      if (!(4 <= lead && lead <= 5)) return 0;
      break;
    case 3:
      if (!(6 <= lead && lead <= 7)) return 0;
      break;
    case 4:
      if (!(lead >= 8)) return 0;
      break;
  }
  return -1;
}

function why_breaks_staff(caster, victim, dice) {
  const notes = [];
  let face = twenty_sided(dice);
  notes.push([0, face]);
  if (!may_break_staff(caster, victim)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [face >= staff_score($sub(caster, victim)), notes];
}

function guards_breaks_staff(entry, caster, victim) {
  switch (entry) {
    case 1:
      if (!(!may_break_staff(caster, victim))) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

const $labels_rules_magic = {
  ten_sided: [{ verb: "otherwise", text: "", den: 1 }],
  twenty_sided: [{ verb: "otherwise", text: "", den: 1 }],
  full_energy: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  spell_cost: [{ verb: "base", text: "the wizard's chart", den: 1 }, { verb: "set to", text: "light is free", den: 1, source: "magic" }],
  knock_cost: [{ verb: "base", text: "the wizard's chart", den: 1 }, { verb: "add", text: "the door is stronger than the caster", den: 1, cites: "ruling \"What a held door adds to the price\"" }],
  overdraw_score: [{ verb: "base", text: "added to whatever is missing", den: 1 }, { verb: "add", text: "levels that are missing", den: 1 }],
  overdrawn: [{ verb: "thrown", text: "the die of overdrawn spells", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  cast_: [{ verb: "case", text: "enough energy is left", den: 1 }, { verb: "case", text: "such spells never fail", den: 1, cites: "ruling \"Whether Hold Portal and Knock can fail when overdrawn\"" }, { verb: "otherwise", text: "", den: 1 }],
  level_after: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "the spell", den: 1 }, { verb: "at least", text: "an overdrawn wizard is drained, no more", den: 1 }],
  recovery: [{ verb: "base", text: "a rest", den: 1 }, { verb: "base", text: "a semi-rest", den: 1 }, { verb: "set to", text: "the first move of rest after semi-rest", den: 1 }],
  rest_gain: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  half_rest_gain: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  level_after_rest: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "what the move gives back", den: 1 }, { verb: "at most", text: "no more than at the start", den: 1, cites: "ruling \"Whether rest may raise a wizard above the level he began with\"" }],
  will_score: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "the assailant's lead", den: 1 }, { verb: "at most", text: "nobody ever needs more", den: 1 }],
  bends_will: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  victim_drop: [{ verb: "case", text: "the victim stood", den: 1 }, { verb: "case", text: "held for another move", den: 1 }, { verb: "otherwise", text: "bent for the first time", den: 1 }],
  assailant_drop: [{ verb: "case", text: "the victim stood", den: 1 }, { verb: "case", text: "held for another move", den: 1 }, { verb: "otherwise", text: "bent for the first time", den: 1 }],
  may_break_staff: [{ verb: "needs", text: "The victim has too much energy left.", den: 1 }, { verb: "needs", text: "The caster has no lead in energy.", den: 1 }],
  staff_score: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  breaks_staff: [{ verb: "thrown", text: "the die of many sides", den: 1 }, { verb: "case", text: "it may not be tried", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_ten_sided, guards_ten_sided, why_twenty_sided, guards_twenty_sided, why_full_energy, guards_full_energy, why_spell_cost, guards_spell_cost, why_knock_cost, guards_knock_cost, why_overdraw_score, guards_overdraw_score, why_overdrawn, guards_overdrawn, why_cast, guards_cast_, why_level_after, guards_level_after, why_recovery, guards_recovery, why_rest_gain, guards_rest_gain, why_half_rest_gain, guards_half_rest_gain, why_level_after_rest, guards_level_after_rest, why_will_score, guards_will_score, why_bends_will, guards_bends_will, why_victim_drop, guards_victim_drop, why_assailant_drop, guards_assailant_drop, why_may_break_staff, guards_may_break_staff, why_staff_score, guards_staff_score, why_breaks_staff, guards_breaks_staff, $labels_rules_magic };
