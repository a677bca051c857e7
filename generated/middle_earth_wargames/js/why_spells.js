/** The rules of spells with the notes that explain them, and what has to hold for each entry. */
import { $cut, $floorDiv, $mul, $present } from "./runtime/numbers.js";
import { BEAM_EFFECTS_CLEARANCE, BEAM_EFFECTS_EFFECT, SPELL_SPELL_REACH, TROOP_RACE } from "./tables.js";
import { hero } from "./rules_leaders.js";
import { spell_cost } from "./rules_magic.js";
import { spell_reaches, uses_weapons } from "./rules_spells.js";

const $why_spells_1 = [51, 101, 201, 251, 1001];
const $why_spells_2 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 13 /* RACE_WOLF */, 6 /* RACE_HOBBIT */, 5 /* RACE_DWARF */]);
const $why_spells_3 = new Set([7 /* RACE_ENT */, 8 /* RACE_GREAT_EAGLE */, 9 /* RACE_BEORNING */, 13 /* RACE_WOLF */, 15 /* RACE_ELEPHANT */]);

function why_beam_effect(rider, distance) {
  const notes = [];
  notes.push([0, 0]);
  return [BEAM_EFFECTS_EFFECT[rider][$cut($why_spells_1, distance)], notes];
}

function guards_beam_effect(entry, rider, distance) {
  switch (entry) {
  }
  return -1;
}

function why_beam_clearance(rider, distance) {
  const notes = [];
  notes.push([0, 0]);
  return [BEAM_EFFECTS_CLEARANCE[rider][$cut($why_spells_1, distance)], notes];
}

function guards_beam_clearance(entry, rider, distance) {
  switch (entry) {
  }
  return -1;
}

function why_king_is_stopped(answer) {
  const notes = [];
  if (answer === 2 /* REACTION_AS_ORDERED */ || answer === 1 /* REACTION_ADVANCE_1 */ || answer === 0 /* REACTION_ADVANCE_2 */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_king_is_stopped(entry, answer) {
  switch (entry) {
    case 0:
      if (!(answer !== 2 /* REACTION_AS_ORDERED */ && answer !== 1 /* REACTION_ADVANCE_1 */ && answer !== 0 /* REACTION_ADVANCE_2 */)) return 0;
      break;
  }
  return -1;
}

function why_spell_reaches(spell, distance) {
  const notes = [];
  if (SPELL_SPELL_REACH[spell] === null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (SPELL_SPELL_REACH[spell] === null || distance > $present(SPELL_SPELL_REACH[spell], "")) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_spell_reaches(entry, spell, distance) {
  switch (entry) {
    case 0:
      if (!(SPELL_SPELL_REACH[spell] === null)) return 0;
      break;
    case 1:
      if (!(SPELL_SPELL_REACH[spell] !== null)) return 0;
      if (!(distance <= $present(SPELL_SPELL_REACH[spell], ""))) return 1;
      break;
  }
  return -1;
}

function why_portal_strength(level) {
  const notes = [];
  let value = level;
  notes.push([0, value]);
  return [value, notes];
}

function guards_portal_strength(entry, level) {
  switch (entry) {
  }
  return -1;
}

function why_fire_prey(unit) {
  const notes = [];
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 14 /* RACE_TROLL */) {
    notes.push([0, 0]);
    return [2 /* FIRE_PREY_STURDY_PREY */, notes];
  }
  if ($why_spells_2.has(TROOP_RACE[unit_troop])) {
    notes.push([1, 0]);
    return [0 /* FIRE_PREY_FURRY_PREY */, notes];
  }
  notes.push([2, 0]);
  return [1 /* FIRE_PREY_LARGER_PREY */, notes];
}

function guards_fire_prey(entry, unit) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[unit.troop] === 14 /* RACE_TROLL */)) return 0;
      break;
    case 1:
      if (!($why_spells_2.has(TROOP_RACE[unit.troop]))) return 0;
      break;
  }
  return -1;
}

function why_fire_exposed(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("fire_exposed.1", [2, 3, 3, 4, 4, 5], 1), notes];
}

function guards_fire_exposed(entry) {
  switch (entry) {
  }
  return -1;
}

function why_fire_strikes(prey, dice) {
  const notes = [];
  let face = dice.throw("fire_strikes.face", 6, 1);
  notes.push([0, face]);
  if (prey === 0 /* FIRE_PREY_FURRY_PREY */) {
    notes.push([1, 0]);
    return [face >= 3, notes];
  }
  notes.push([2, 0]);
  return [face >= 5, notes];
}

function guards_fire_strikes(entry, prey) {
  switch (entry) {
    case 1:
      if (!(prey === 0 /* FIRE_PREY_FURRY_PREY */)) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

function why_fire_harm(prey) {
  const notes = [];
  if (prey === 0 /* FIRE_PREY_FURRY_PREY */) {
    notes.push([0, 0]);
    return [0 /* FIRE_HARM_BURNS_TO_DEATH */, notes];
  }
  if (prey === 1 /* FIRE_PREY_LARGER_PREY */) {
    notes.push([1, 0]);
    return [1 /* FIRE_HARM_BRUSHES_IT_OFF */, notes];
  }
  notes.push([2, 0]);
  return [2 /* FIRE_HARM_TESTS_ITS_NERVE */, notes];
}

function guards_fire_harm(entry, prey) {
  switch (entry) {
    case 0:
      if (!(prey === 0 /* FIRE_PREY_FURRY_PREY */)) return 0;
      break;
    case 1:
      if (!(prey === 1 /* FIRE_PREY_LARGER_PREY */)) return 0;
      break;
    case 2:
      if (!(prey === 2 /* FIRE_PREY_STURDY_PREY */)) return 0;
      break;
  }
  return -1;
}

function why_fire_can_be_thrown(distance, touched) {
  const notes = [];
  if (!touched) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (distance > 80) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_fire_can_be_thrown(entry, distance, touched) {
  switch (entry) {
  }
  return -1;
}

function why_uses_weapons(unit) {
  const notes = [];
  if (unit.struck_as === 24 /* STRUCK_ELEPHANT */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($why_spells_3.has(TROOP_RACE[unit.troop])) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_uses_weapons(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.struck_as === 24 /* STRUCK_ELEPHANT */)) return 0;
      break;
    case 1:
      if (!(!$why_spells_3.has(TROOP_RACE[unit.troop]))) return 0;
      break;
  }
  return -1;
}

function why_disarmed_men(unit, against_hero, dice) {
  const notes = [];
  if (!uses_weapons(unit)) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (against_hero) {
    notes.push([1, 0]);
    return [1, notes];
  }
  notes.push([2, 0]);
  return [dice.throw("disarmed_men.1", [2, 3, 3, 4, 4, 5], 1), notes];
}

function guards_disarmed_men(entry, unit, against_hero) {
  switch (entry) {
    case 0:
      if (!(!uses_weapons(unit))) return 0;
      break;
    case 1:
      if (!(against_hero)) return 0;
      break;
  }
  return -1;
}

function why_unarmed_dies(dice) {
  const notes = [];
  let the_throw = dice.throw("unarmed_dies.1", 6, 1);
  notes.push([0, the_throw]);
  if (the_throw === 1) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_unarmed_dies(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_bolt_kills(wizard, distance, wrestler, sacrifice) {
  const notes = [];
  if (!spell_reaches(7 /* SPELL_DEFENCE_BOLT */, distance)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!wrestler) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (wizard !== 0 /* WIZARD_GANDALF */ || !sacrifice) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bolt_kills(entry, wizard, distance, wrestler, sacrifice) {
  switch (entry) {
    case 0:
      if (!(!spell_reaches(7 /* SPELL_DEFENCE_BOLT */, distance))) return 0;
      break;
    case 1:
      if (!(!wrestler)) return 0;
      break;
    case 2:
      if (!(wizard === 0 /* WIZARD_GANDALF */)) return 0;
      if (!(sacrifice)) return 1;
      break;
  }
  return -1;
}

function why_burst_fate(distance) {
  const notes = [];
  if (distance <= 10) {
    notes.push([0, 0]);
    return [0 /* BURST_FATE_KILLED_BY_BURST */, notes];
  }
  if (spell_reaches(9 /* SPELL_FIRE_BURST */, distance)) {
    notes.push([1, 0]);
    return [1 /* BURST_FATE_TRIED_BY_FIRE */, notes];
  }
  notes.push([2, 0]);
  return [2 /* BURST_FATE_BEYOND_THE_BURST */, notes];
}

function guards_burst_fate(entry, distance) {
  switch (entry) {
    case 0:
      if (!(distance <= 10)) return 0;
      break;
    case 1:
      if (!(spell_reaches(9 /* SPELL_FIRE_BURST */, distance))) return 0;
      break;
  }
  return -1;
}

function why_routs_at_command(companion, dice) {
  const notes = [];
  let face = dice.throw("routs_at_command.face", 6, 1);
  notes.push([0, face]);
  if (companion === 1 /* COMPANION_HERO_COMPANION */) {
    notes.push([1, 0]);
    return [face <= 2, notes];
  }
  if (companion === 2 /* COMPANION_HEREDITARY_COMPANION */) {
    notes.push([2, 0]);
    return [face <= 4, notes];
  }
  if (companion === 3 /* COMPANION_SPECIAL_COMPANION */) {
    notes.push([3, 0]);
    return [face <= 5, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_routs_at_command(entry, companion) {
  switch (entry) {
    case 1:
      if (!(companion === 1 /* COMPANION_HERO_COMPANION */)) return 0;
      break;
    case 2:
      if (!(companion === 2 /* COMPANION_HEREDITARY_COMPANION */)) return 0;
      break;
    case 3:
      if (!(companion === 3 /* COMPANION_SPECIAL_COMPANION */)) return 0;
      break;
  }
  return -1;
}

function why_immune_to_rout(chieftain) {
  const notes = [];
  if (!hero(chieftain)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_immune_to_rout(entry, chieftain) {
  switch (entry) {
    case 0:
      if (!(hero(chieftain))) return 0;
      break;
  }
  return -1;
}

function why_lost_with_staff(wizard, spell) {
  const notes = [];
  if (spell === 7 /* SPELL_DEFENCE_BOLT */ || spell === 11 /* SPELL_BREAK_STAFF */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (wizard === 0 /* WIZARD_GANDALF */ && (spell === 9 /* SPELL_FIRE_BURST */ || spell === 8 /* SPELL_ILLUMINATE */)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (wizard === 1 /* WIZARD_WITCH_KING */ && (spell === 10 /* SPELL_ROUT_SPELL */ || spell === 6 /* SPELL_IMPRESS */)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_lost_with_staff(entry, wizard, spell) {
  switch (entry) {
    case 0:
      if (!(spell === 7 /* SPELL_DEFENCE_BOLT */ || spell === 11 /* SPELL_BREAK_STAFF */)) return 0;
      break;
    case 1:
      if (!(wizard === 0 /* WIZARD_GANDALF */)) return 0;
      if (!(spell === 9 /* SPELL_FIRE_BURST */ || spell === 8 /* SPELL_ILLUMINATE */)) return 1;
      break;
    case 2:
      if (!(wizard === 1 /* WIZARD_WITCH_KING */)) return 0;
      if (!(spell === 10 /* SPELL_ROUT_SPELL */ || spell === 6 /* SPELL_IMPRESS */)) return 1;
      break;
  }
  return -1;
}

function why_staff_drop(wizard, level, success, world) {
  const notes = [];
  let value = spell_cost(wizard, 11 /* SPELL_BREAK_STAFF */, level, world);
  notes.push([0, value]);
  if (!success) {
    notes.push([1, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([2, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_staff_drop(entry, wizard, level, success, world) {
  switch (entry) {
    case 1:
      if (!(!success)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_spells = {
  beam_effect: [{ verb: "otherwise", text: "", den: 1 }],
  beam_clearance: [{ verb: "otherwise", text: "", den: 1 }],
  king_is_stopped: [{ verb: "holds", text: "", den: 1 }],
  spell_reaches: [{ verb: "yes", text: "no reach is given", den: 1 }, { verb: "holds", text: "", den: 1 }],
  portal_strength: [{ verb: "base", text: "the caster's energy before the spell", den: 1 }],
  fire_prey: [{ verb: "case", text: "trolls", den: 1, cites: "ruling \"Trolls and thrown fire\"" }, { verb: "case", text: "small or furry", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  fire_exposed: [{ verb: "otherwise", text: "", den: 1 }],
  fire_strikes: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "easily", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  fire_harm: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  fire_can_be_thrown: [{ verb: "needs", text: "Only what has been touched in the same move burns.", den: 1 }, { verb: "needs", text: "It is out of a javelin's range.", den: 1 }],
  uses_weapons: [{ verb: "no", text: "a beast", den: 1 }, { verb: "holds", text: "", den: 1 }],
  disarmed_men: [{ verb: "case", text: "nothing to drop", den: 1 }, { verb: "case", text: "a hero, or a figure with a magical weapon", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  unarmed_dies: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  bolt_kills: [{ verb: "no", text: "too far away", den: 1 }, { verb: "yes", text: "whoever is near", den: 1 }, { verb: "holds", text: "", den: 1 }],
  burst_fate: [{ verb: "case", text: "at its heart", den: 1 }, { verb: "case", text: "within its reach", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  routs_at_command: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "a hero", den: 1 }, { verb: "case", text: "a hereditary leader", den: 1 }, { verb: "case", text: "a special figure", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  immune_to_rout: [{ verb: "holds", text: "", den: 1 }],
  lost_with_staff: [{ verb: "yes", text: "both wizards", den: 1 }, { verb: "yes", text: "Gandalf", den: 1 }, { verb: "yes", text: "the Witch-King", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  staff_drop: [{ verb: "base", text: "the wizard's chart", den: 1 }, { verb: "times", text: "it failed", den: 2 }, { verb: "round", text: "", den: 2 }],
};

export { why_beam_effect, guards_beam_effect, why_beam_clearance, guards_beam_clearance, why_king_is_stopped, guards_king_is_stopped, why_spell_reaches, guards_spell_reaches, why_portal_strength, guards_portal_strength, why_fire_prey, guards_fire_prey, why_fire_exposed, guards_fire_exposed, why_fire_strikes, guards_fire_strikes, why_fire_harm, guards_fire_harm, why_fire_can_be_thrown, guards_fire_can_be_thrown, why_uses_weapons, guards_uses_weapons, why_disarmed_men, guards_disarmed_men, why_unarmed_dies, guards_unarmed_dies, why_bolt_kills, guards_bolt_kills, why_burst_fate, guards_burst_fate, why_routs_at_command, guards_routs_at_command, why_immune_to_rout, guards_immune_to_rout, why_lost_with_staff, guards_lost_with_staff, why_staff_drop, guards_staff_drop, $labels_rules_spells };
