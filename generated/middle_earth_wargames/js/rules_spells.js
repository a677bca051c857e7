/** The rules of spells. */
import { $cut, $floorDiv, $mul, $present } from "./runtime/numbers.js";
import { BEAM_EFFECTS_CLEARANCE, BEAM_EFFECTS_EFFECT, SPELL_SPELL_REACH, TROOP_RACE } from "./tables.js";
import { hero } from "./rules_leaders.js";
import { spell_cost } from "./rules_magic.js";

const $rules_spells_1 = [51, 101, 201, 251, 1001];
const $rules_spells_2 = new Set([10 /* RACE_ORC */, 11 /* RACE_URUK */, 13 /* RACE_WOLF */, 6 /* RACE_HOBBIT */, 5 /* RACE_DWARF */]);
const $rules_spells_3 = new Set([7 /* RACE_ENT */, 8 /* RACE_GREAT_EAGLE */, 9 /* RACE_BEORNING */, 13 /* RACE_WOLF */, 15 /* RACE_ELEPHANT */]);

function beam_effect(rider, distance) {
  return BEAM_EFFECTS_EFFECT[rider][$cut($rules_spells_1, distance)];
}

function beam_clearance(rider, distance) {
  return BEAM_EFFECTS_CLEARANCE[rider][$cut($rules_spells_1, distance)];
}

function king_is_stopped(answer) {
  return answer !== 2 /* REACTION_AS_ORDERED */ && answer !== 1 /* REACTION_ADVANCE_1 */ && answer !== 0 /* REACTION_ADVANCE_2 */;
}

function spell_reaches(spell, distance) {
  if (SPELL_SPELL_REACH[spell] === null) {
    return true;
  }
  return SPELL_SPELL_REACH[spell] !== null && distance <= $present(SPELL_SPELL_REACH[spell], "");
}

function portal_strength(level) {
  return level;
}

function fire_prey(unit) {
  let unit_troop = unit.troop;
  if (TROOP_RACE[unit_troop] === 14 /* RACE_TROLL */) {
    return 2 /* FIRE_PREY_STURDY_PREY */;
  }
  if ($rules_spells_2.has(TROOP_RACE[unit_troop])) {
    return 0 /* FIRE_PREY_FURRY_PREY */;
  }
  return 1 /* FIRE_PREY_LARGER_PREY */;
}

function fire_exposed(dice) {
  return dice.throw("fire_exposed.1", [2, 3, 3, 4, 4, 5], 1);
}

function fire_strikes(prey, dice) {
  let face = dice.throw("fire_strikes.face", 6, 1);
  if (prey === 0 /* FIRE_PREY_FURRY_PREY */) {
    return face >= 3;
  }
  return face >= 5;
}

function fire_harm(prey) {
  if (prey === 0 /* FIRE_PREY_FURRY_PREY */) {
    return 0 /* FIRE_HARM_BURNS_TO_DEATH */;
  }
  if (prey === 1 /* FIRE_PREY_LARGER_PREY */) {
    return 1 /* FIRE_HARM_BRUSHES_IT_OFF */;
  }
  return 2 /* FIRE_HARM_TESTS_ITS_NERVE */;
}

function fire_can_be_thrown(distance, touched) {
  if (!touched) {
    return false;
  }
  return distance <= 80;
}

function uses_weapons(unit) {
  if (unit.struck_as === 24 /* STRUCK_ELEPHANT */) {
    return false;
  }
  return !$rules_spells_3.has(TROOP_RACE[unit.troop]);
}

function disarmed_men(unit, against_hero, dice) {
  if (!uses_weapons(unit)) {
    return 0;
  }
  if (against_hero) {
    return 1;
  }
  return dice.throw("disarmed_men.1", [2, 3, 3, 4, 4, 5], 1);
}

function unarmed_dies(dice) {
  let the_throw = dice.throw("unarmed_dies.1", 6, 1);
  return the_throw !== 1;
}

function bolt_kills(wizard, distance, wrestler, sacrifice) {
  if (!spell_reaches(7 /* SPELL_DEFENCE_BOLT */, distance)) {
    return false;
  }
  if (!wrestler) {
    return true;
  }
  return wizard === 0 /* WIZARD_GANDALF */ && sacrifice;
}

function burst_fate(distance) {
  if (distance <= 10) {
    return 0 /* BURST_FATE_KILLED_BY_BURST */;
  }
  if (spell_reaches(9 /* SPELL_FIRE_BURST */, distance)) {
    return 1 /* BURST_FATE_TRIED_BY_FIRE */;
  }
  return 2 /* BURST_FATE_BEYOND_THE_BURST */;
}

function routs_at_command(companion, dice) {
  let face = dice.throw("routs_at_command.face", 6, 1);
  if (companion === 1 /* COMPANION_HERO_COMPANION */) {
    return face <= 2;
  }
  if (companion === 2 /* COMPANION_HEREDITARY_COMPANION */) {
    return face <= 4;
  }
  if (companion === 3 /* COMPANION_SPECIAL_COMPANION */) {
    return face <= 5;
  }
  return true;
}

function immune_to_rout(chieftain) {
  return hero(chieftain);
}

function lost_with_staff(wizard, spell) {
  if (spell === 7 /* SPELL_DEFENCE_BOLT */ || spell === 11 /* SPELL_BREAK_STAFF */) {
    return true;
  }
  if (wizard === 0 /* WIZARD_GANDALF */ && (spell === 9 /* SPELL_FIRE_BURST */ || spell === 8 /* SPELL_ILLUMINATE */)) {
    return true;
  }
  return wizard === 1 /* WIZARD_WITCH_KING */ && (spell === 10 /* SPELL_ROUT_SPELL */ || spell === 6 /* SPELL_IMPRESS */);
}

function staff_drop(wizard, level, success, world) {
  let value = spell_cost(wizard, 11 /* SPELL_BREAK_STAFF */, level, world);
  if (success) {
    value = $mul(value, 2);
  }
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

export { beam_effect, beam_clearance, king_is_stopped, spell_reaches, portal_strength, fire_prey, fire_exposed, fire_strikes, fire_harm, fire_can_be_thrown, uses_weapons, disarmed_men, unarmed_dies, bolt_kills, burst_fate, routs_at_command, immune_to_rout, lost_with_staff, staff_drop };
