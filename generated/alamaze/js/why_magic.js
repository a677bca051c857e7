/** The rules of magic with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { SPELL_AS_AGENT, SPELL_BASE_LOSS, SPELL_CALLED_UP, SPELL_FADE, SPELL_FIRE, SPELL_FOOD_MADE, SPELL_GOLD_MADE, SPELL_HEALS, SPELL_HEALS_SECOND, SPELL_KILLED_PER_LEVEL, SPELL_LEVELS_FIXED, SPELL_LEVELS_LEAST, SPELL_LEVELS_OVER, SPELL_LOSSES, SPELL_LOSS_PER_LEVEL, SPELL_MORALE_GAIN, SPELL_MORALE_LIMIT, SPELL_MORALE_LOSS, SPELL_ONLY_SPELL, SPELL_PER_LEVELS, SPELL_QUICKENS, SPELL_RIDER_PACE, SPELL_ROUNDS_UP, SPELL_SINGULAR_SPELL, SPELL_SUMMONS, SPELL_SURETY, SPELL_TIERS_LATER } from "./tables.js";
import { rated_strength, rating } from "./rules_brigades.js";
import { spell_damage } from "./rules_combat.js";
import { brigades_called } from "./rules_magic.js";

function why_may_cast_more(spell, spent) {
  const notes = [];
  if (!SPELL_ONLY_SPELL[spell]) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (spent >= 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_cast_more(entry, spell, spent) {
  switch (entry) {
    case 0:
      if (!(!SPELL_ONLY_SPELL[spell])) return 0;
      break;
  }
  return -1;
}

function why_may_be_cast_again(spell, same_target) {
  const notes = [];
  if (SPELL_SINGULAR_SPELL[spell] && same_target) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_may_be_cast_again(entry, spell, same_target) {
  switch (entry) {
    case 0:
      if (!(SPELL_SINGULAR_SPELL[spell])) return 0;
      if (!(same_target)) return 1;
      break;
  }
  return -1;
}

function why_casting_level(spell, prowess, earlier_access) {
  const notes = [];
  let amount;
  let value = SPELL_LEVELS_LEAST[spell];
  notes.push([0, value]);
  if (!SPELL_LEVELS_FIXED[spell]) {
    amount = SPELL_TIERS_LATER[prowess];
    notes.push([1, amount]);
    value = value + amount;
  }
  if (earlier_access) {
    notes.push([2, -1]);
    value = value - 1;
  }
  if (spell !== 79 /* SPELL_RITE_OF_THE_MAGI */ && value < 1) {
    notes.push([3, 1 - value]);
    value = 1;
  }
  return [value, notes];
}

function guards_casting_level(entry, spell, prowess, earlier_access) {
  switch (entry) {
    case 1:
      if (!(!SPELL_LEVELS_FIXED[spell])) return 0;
      break;
    case 2:
      if (!(earlier_access)) return 0;
      break;
    case 3:
      if (!(spell !== 79 /* SPELL_RITE_OF_THE_MAGI */)) return 0;
      break;
  }
  return -1;
}

function why_familiar_level(spell) {
  const notes = [];
  let value = SPELL_AS_AGENT[spell];
  notes.push([0, value]);
  return [value, notes];
}

function guards_familiar_level(entry, spell) {
  switch (entry) {
  }
  return -1;
}

function why_conjured_food(spell, power) {
  const notes = [];
  let value = $mul(SPELL_FOOD_MADE[spell], power);
  notes.push([0, value]);
  return [value, notes];
}

function guards_conjured_food(entry, spell, power) {
  switch (entry) {
  }
  return -1;
}

function why_conjured_gold(spell, power) {
  const notes = [];
  let value = $mul(SPELL_GOLD_MADE[spell], power);
  notes.push([0, value]);
  return [value, notes];
}

function guards_conjured_gold(entry, spell, power) {
  switch (entry) {
  }
  return -1;
}

function why_brigades_called(spell, power) {
  const notes = [];
  let value;
  if (SPELL_SUMMONS[spell] === null && SPELL_PER_LEVELS[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_SUMMONS[spell] !== null && SPELL_PER_LEVELS[spell] === null) {
    value = SPELL_CALLED_UP[spell];
    notes.push([1, value]);
  } else if (SPELL_PER_LEVELS[spell] !== null) {
    value = SPELL_ROUNDS_UP[spell] ? $mul($quotient($mul(power, -1), $present(SPELL_PER_LEVELS[spell], ""), "brigades_called"), -1) : $quotient(power, $present(SPELL_PER_LEVELS[spell], ""), "brigades_called");
    notes.push([2, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_brigades_called(entry, spell, power) {
  switch (entry) {
    case 0:
      if (!(SPELL_SUMMONS[spell] === null)) return 0;
      if (!(SPELL_PER_LEVELS[spell] === null)) return 1;
      break;
    case 1:
      if (!(SPELL_SUMMONS[spell] !== null)) return 0;
      if (!(SPELL_PER_LEVELS[spell] === null)) return 1;
      break;
    case 2:
      if (!(SPELL_PER_LEVELS[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_defense_destroyed(spell, power, world) {
  const notes = [];
  let amount;
  let value = SPELL_BASE_LOSS[spell];
  notes.push([0, value]);
  if (SPELL_LEVELS_OVER[spell] !== null) {
    amount = $mul(SPELL_LOSS_PER_LEVEL[spell], $larger(0, $sub(power, $present(SPELL_LEVELS_OVER[spell], ""))));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    notes.push([2, value]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_defense_destroyed(entry, spell, power, world) {
  switch (entry) {
    case 1:
      if (!(SPELL_LEVELS_OVER[spell] !== null)) return 0;
      break;
    case 2:
      if (!($has(world.variants, 0))) return 0;
      if (!(SPELL_FIRE[spell])) return 1;
      break;
  }
  return -1;
}

function why_brigades_felled(spell, power) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (SPELL_KILLED_PER_LEVEL[spell] !== null && SPELL_LEVELS_OVER[spell] !== null) {
    amount = $mul($present(SPELL_KILLED_PER_LEVEL[spell], ""), $larger(0, $sub(power, $present(SPELL_LEVELS_OVER[spell], ""))));
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_brigades_felled(entry, spell, power) {
  switch (entry) {
    case 1:
      if (!(SPELL_KILLED_PER_LEVEL[spell] !== null)) return 0;
      if (!(SPELL_LEVELS_OVER[spell] !== null)) return 1;
      break;
  }
  return -1;
}

function why_losses_dealt(spell, world) {
  const notes = [];
  let value;
  if (SPELL_LOSSES[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_LOSSES[spell] !== null) {
    value = $present(SPELL_LOSSES[spell], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if ($has(world.variants, 0) && SPELL_FIRE[spell]) {
    notes.push([2, value]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_losses_dealt(entry, spell, world) {
  switch (entry) {
    case 0:
      if (!(SPELL_LOSSES[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_LOSSES[spell] !== null)) return 0;
      break;
    case 2:
      if (!($has(world.variants, 0))) return 0;
      if (!(SPELL_FIRE[spell])) return 1;
      break;
  }
  return -1;
}

function why_called_strength(spell, power, arm) {
  const notes = [];
  let value;
  if (SPELL_SUMMONS[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_SUMMONS[spell] !== null) {
    value = $mul(brigades_called(spell, power), rated_strength(rating($present(SPELL_SUMMONS[spell], ""), arm)));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_called_strength(entry, spell, power, arm) {
  switch (entry) {
    case 0:
      if (!(SPELL_SUMMONS[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_SUMMONS[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_leader_level(rank) {
  const notes = [];
  if (rank === 16 /* RANK_WARLORD */) {
    notes.push([0, 0]);
    return [4, notes];
  }
  if (rank === 17 /* RANK_LORD_COMMANDER */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 19 /* RANK_MARSHAL */) {
    notes.push([1, 0]);
    return [3, notes];
  }
  if (rank === 20 /* RANK_COMMANDER */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 22 /* RANK_GENERAL */) {
    notes.push([2, 0]);
    return [2, notes];
  }
  if (rank === 23 /* RANK_CAPTAIN_MAJOR */ || rank === 24 /* RANK_CAPTAIN */ || rank === 25 /* RANK_CENTURION */) {
    notes.push([3, 0]);
    return [1, notes];
  }
  notes.push([4, 0]);
  return [0, notes];
}

function guards_leader_level(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 16 /* RANK_WARLORD */)) return 0;
      break;
    case 1:
      if (!(rank === 17 /* RANK_LORD_COMMANDER */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 19 /* RANK_MARSHAL */)) return 0;
      break;
    case 2:
      if (!(rank === 20 /* RANK_COMMANDER */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 22 /* RANK_GENERAL */)) return 0;
      break;
    case 3:
      if (!(rank === 23 /* RANK_CAPTAIN_MAJOR */ || rank === 24 /* RANK_CAPTAIN */ || rank === 25 /* RANK_CENTURION */)) return 0;
      break;
  }
  return -1;
}

function why_felling_chance(spell, caster, victim) {
  const notes = [];
  let value;
  if (SPELL_SURETY[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_SURETY[spell] !== null) {
    value = $present(SPELL_SURETY[spell], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  notes.push([2, $mul(value, $sub(caster, 1))]);
  value = $mul(value, caster);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 3;
  divisor = $mul(divisor, $larger(1, victim));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "felling_chance");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([4, $sub(value, before)]);
  }
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([5, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_felling_chance(entry, spell, caster, victim) {
  switch (entry) {
    case 0:
      if (!(SPELL_SURETY[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_SURETY[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_unravelling(spell, caster, other) {
  const notes = [];
  let value;
  if (SPELL_SURETY[spell] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (SPELL_SURETY[spell] !== null) {
    value = $present(SPELL_SURETY[spell], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  let amount = $mul(SPELL_FADE[spell], $larger(0, $sub(other, caster)));
  notes.push([2, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_unravelling(entry, spell, caster, other) {
  switch (entry) {
    case 0:
      if (!(SPELL_SURETY[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_SURETY[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_morale_swing(spell, power) {
  const notes = [];
  let value, limit;
  if (SPELL_MORALE_LOSS[spell] > 0) {
    value = $mul(SPELL_MORALE_LOSS[spell], power);
    notes.push([0, value]);
  } else if (SPELL_MORALE_LOSS[spell] === 0) {
    value = $mul(SPELL_MORALE_GAIN[spell], power);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if (SPELL_MORALE_LIMIT[spell] !== null) {
    limit = $present(SPELL_MORALE_LIMIT[spell], "");
    if (value > limit) {
      notes.push([2, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_morale_swing(entry, spell, power) {
  switch (entry) {
    case 0:
      if (!(SPELL_MORALE_LOSS[spell] > 0)) return 0;
      break;
    case 1:
      if (!(SPELL_MORALE_LOSS[spell] === 0)) return 0;
      break;
    case 2:
      if (!(SPELL_MORALE_LIMIT[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_pace_gained(spell, power, riders) {
  const notes = [];
  let amount;
  let value = $mul(SPELL_QUICKENS[spell], power);
  notes.push([0, value]);
  if (riders) {
    amount = SPELL_RIDER_PACE[spell];
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_pace_gained(entry, spell, power, riders) {
  switch (entry) {
    case 1:
      if (!(riders)) return 0;
      break;
  }
  return -1;
}

function why_healed(spell, brigades, second) {
  const notes = [];
  let amount, amount_;
  notes.push([0, 0]);
  let value = 0;
  if (SPELL_HEALS[spell] !== null && !second) {
    amount = $present(SPELL_HEALS[spell], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if (SPELL_HEALS_SECOND[spell] !== null && second) {
    amount_ = $present(SPELL_HEALS_SECOND[spell], "");
    notes.push([2, amount_]);
    value = $add(value, amount_);
  }
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 3;
  divisor = $mul(divisor, $larger(1, brigades));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "healed");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([4, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_healed(entry, spell, brigades, second) {
  switch (entry) {
    case 1:
      if (!(SPELL_HEALS[spell] !== null)) return 0;
      if (!(!second)) return 1;
      break;
    case 2:
      if (!(SPELL_HEALS_SECOND[spell] !== null)) return 0;
      if (!(second)) return 1;
      break;
  }
  return -1;
}

function why_nazgul_rank(rank) {
  const notes = [];
  if (rank === 16 /* RANK_WARLORD */) {
    notes.push([0, 0]);
    return [17 /* RANK_LORD_COMMANDER */, notes];
  }
  if (rank === 17 /* RANK_LORD_COMMANDER */) {
    notes.push([1, 0]);
    return [18 /* RANK_GRAND_MARSHAL */, notes];
  }
  if (rank === 18 /* RANK_GRAND_MARSHAL */) {
    notes.push([2, 0]);
    return [19 /* RANK_MARSHAL */, notes];
  }
  notes.push([3, 0]);
  return [null, notes];
}

function guards_nazgul_rank(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 16 /* RANK_WARLORD */)) return 0;
      break;
    case 1:
      if (!(rank === 17 /* RANK_LORD_COMMANDER */)) return 0;
      break;
    case 2:
      if (!(rank === 18 /* RANK_GRAND_MARSHAL */)) return 0;
      break;
  }
  return -1;
}

function why_risen_rank(rank) {
  const notes = [];
  if (rank === 22 /* RANK_GENERAL */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 20 /* RANK_COMMANDER */) {
    notes.push([0, 0]);
    return [19 /* RANK_MARSHAL */, notes];
  }
  if (rank === 19 /* RANK_MARSHAL */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 17 /* RANK_LORD_COMMANDER */) {
    notes.push([1, 0]);
    return [16 /* RANK_WARLORD */, notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_risen_rank(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 22 /* RANK_GENERAL */ || rank === 21 /* RANK_MAJOR_GENERAL */ || rank === 20 /* RANK_COMMANDER */)) return 0;
      break;
    case 1:
      if (!(rank === 19 /* RANK_MARSHAL */ || rank === 18 /* RANK_GRAND_MARSHAL */ || rank === 17 /* RANK_LORD_COMMANDER */)) return 0;
      break;
  }
  return -1;
}

function why_adepts_for_hire(wizards, turn_reached) {
  const notes = [];
  if (turn_reached < 10) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (wizards >= 4) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_adepts_for_hire(entry, wizards, turn_reached) {
  switch (entry) {
  }
  return -1;
}

function why_presence(power, world) {
  const notes = [];
  let value;
  if (power >= 3) {
    value = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, power, world);
    notes.push([0, value]);
  } else if (power < 3) {
    notes.push([1, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_presence(entry, power, world) {
  switch (entry) {
    case 0:
      if (!(power >= 3)) return 0;
      break;
    case 1:
      if (!(power < 3)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_magic = {
  may_cast_more: [{ verb: "yes", text: "it comes by itself", den: 1 }, { verb: "needs", text: "Nobody has the breath for more than one a turn.", den: 1 }],
  may_be_cast_again: [{ verb: "no", text: "once upon each group or center", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  casting_level: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "prowess", den: 1 }, { verb: "subtract", text: "a spell of the kingdom's own", den: 1 }, { verb: "at least", text: "wizards, not adepts", den: 1 }],
  familiar_level: [{ verb: "base", text: "", den: 1 }],
  conjured_food: [{ verb: "base", text: "", den: 1 }],
  conjured_gold: [{ verb: "base", text: "", den: 1 }],
  brigades_called: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  defense_destroyed: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "levels that count", den: 1 }, { verb: "times", text: "the colder the air, the hotter the fire", den: 2, cites: "ruling \"What fire spells do in an Ice Age\"", source: "ice age" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  brigades_felled: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "levels that count", den: 1 }],
  losses_dealt: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "times", text: "the colder the air, the hotter the fire", den: 2, cites: "ruling \"What fire spells do in an Ice Age\"", source: "ice age" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  called_strength: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  leader_level: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell # 95 \u2013 Stun Leader\", line 5284" }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  felling_chance: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "times", text: "the caster's level", den: 1 }, { verb: "divide by", text: "the victim's level", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  unravelling: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "subtract", text: "a greater wizard", den: 1 }, { verb: "at least", text: "", den: 1 }],
  morale_swing: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "at most", text: "as much as there is", den: 1 }],
  pace_gained: [{ verb: "base", text: "", den: 1000 }, { verb: "add", text: "Riders", den: 1000 }],
  healed: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "first type", den: 1 }, { verb: "add", text: "second type", den: 1 }, { verb: "divide by", text: "brigades of the type", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
  nazgul_rank: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  risen_rank: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  adepts_for_hire: [{ verb: "needs", text: "It is too early in the campaign.", den: 1 }, { verb: "needs", text: "There are wizards enough.", den: 1 }],
  presence: [{ verb: "base", text: "a small bolt for every level", den: 2 }, { verb: "base", text: "too weak to be felt", den: 2 }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
};

export { why_may_cast_more, guards_may_cast_more, why_may_be_cast_again, guards_may_be_cast_again, why_casting_level, guards_casting_level, why_familiar_level, guards_familiar_level, why_conjured_food, guards_conjured_food, why_conjured_gold, guards_conjured_gold, why_brigades_called, guards_brigades_called, why_defense_destroyed, guards_defense_destroyed, why_brigades_felled, guards_brigades_felled, why_losses_dealt, guards_losses_dealt, why_called_strength, guards_called_strength, why_leader_level, guards_leader_level, why_felling_chance, guards_felling_chance, why_unravelling, guards_unravelling, why_morale_swing, guards_morale_swing, why_pace_gained, guards_pace_gained, why_healed, guards_healed, why_nazgul_rank, guards_nazgul_rank, why_risen_rank, guards_risen_rank, why_adepts_for_hire, guards_adepts_for_hire, why_presence, guards_presence, $labels_rules_magic };
