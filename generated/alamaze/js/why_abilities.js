/** The rules of abilities with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { brigade_sorcery_from_turn, brigade_sorcery_later, brigade_sorcery_power } from "./tables.js";
import { death_ward } from "./rules_abilities.js";
import { felling_chance } from "./rules_magic.js";

function why_eye_power(marvel, world) {
  const notes = [];
  let limit;
  let value = brigade_sorcery_power(19 /* BRIGADE_TYPE_BEHOLDER */, marvel);
  notes.push([0, value]);
  if (brigade_sorcery_later(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null && brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null && world.month >= $present(brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel), "")) {
    limit = $present(brigade_sorcery_later(19 /* BRIGADE_TYPE_BEHOLDER */, marvel), "");
    if (value < limit) {
      notes.push([1, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_eye_power(entry, marvel, world) {
  switch (entry) {
    case 1:
      if (!(brigade_sorcery_later(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null)) return 0;
      if (!(brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null)) return 1;
      if (!(world.month >= $present(brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel), ""))) return 2;
      break;
  }
  return -1;
}

function why_fiends_fire(world) {
  const notes = [];
  notes.push([0, 25]);
  let value = 25;
  if ($has(world.variants, 0)) {
    notes.push([1, value]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv(value + 1, 2);
  notes.push([2, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_fiends_fire(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_death_ward(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0 && value < 100) {
    notes.push([1, 100 - value]);
    value = 100;
  }
  if ((kingdom_traits & 262144 /* TRAIT_MAGIC_RESISTANCE_DEATH */) !== 0 && value < 33) {
    notes.push([2, 33 - value]);
    value = 33;
  }
  return [value, notes];
}

function guards_death_ward(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0)) return 0;
      break;
    case 2:
      if (!((kingdom.traits & 262144 /* TRAIT_MAGIC_RESISTANCE_DEATH */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_death_gaze(kingdom, power, victim) {
  const notes = [];
  let value = felling_chance(19 /* SPELL_KILL_LEADER_WIZARD */, power, victim);
  notes.push([0, value]);
  let share_ = 100;
  let points = death_ward(kingdom);
  notes.push([1, $mul(value, $mul(points, -1))]);
  share_ = share_ - points;
  if (share_ < 0) {
    throw new TooMuchTaken("death_gaze");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value + 50, 100);
  notes.push([2, $mul(value, 100) - before]);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([3, 100 - value]);
    value = 100;
  }
  return [value, notes];
}

function guards_death_gaze(entry, kingdom, power, victim) {
  switch (entry) {
  }
  return -1;
}

function why_magic_proof(group) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let group_brigades = group.brigades;
  let times = $count(group_brigades, (b) => b.breed === 12 /* BRIGADE_TYPE_UNICORNS */ || b.breed === 99 /* BRIGADE_TYPE_WIGHTS */);
  notes.push([1, $mul(value, $sub(times, 1))]);
  value = $mul(value, times);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, $count(group_brigades, null)));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "magic_proof");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_magic_proof(entry, group) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_abilities = {
  eye_power: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "older eyes", den: 1 }],
  fiends_fire: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "the colder the air, the hotter the fire", den: 2, cites: "ruling \"What fire spells do in an Ice Age\"", source: "ice age" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  death_ward: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "immune", den: 1, source: "Magic Immune (Death) (trait)" }, { verb: "at least", text: "now and then", den: 1, source: "Magic Resistance (Death) (trait)" }],
  death_gaze: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "death magic slides off", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Magic Resistance (Death)\", line 3925" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  magic_proof: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "brigades that are proof", den: 1 }, { verb: "divide by", text: "of all brigades", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
};

export { why_eye_power, guards_eye_power, why_fiends_fire, guards_fiends_fire, why_death_ward, guards_death_ward, why_death_gaze, guards_death_gaze, why_magic_proof, guards_magic_proof, $labels_rules_abilities };
