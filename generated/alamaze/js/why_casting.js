/** The rules of casting with the notes that explain them, and what has to hold for each entry. */
import { $has, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { SPELL_BENT, SPELL_FOLK, SPELL_FROZEN_OUT, SPELL_MOST_IN_GROUP, SPELL_OPENING_TURN, SPELL_SUMMONS } from "./tables.js";
import { brigades_of } from "./rules_brigades.js";
import { knows, least_power } from "./rules_casting.js";
import { asleep, political } from "./rules_gates.js";
import { brigades_called, casting_level } from "./rules_magic.js";
import { seat } from "./rules_map.js";
import { in_irons } from "./rules_politics.js";

const $why_casting_1 = new Set([11 /* RANK_FOOL */, 12 /* RANK_PRIESTESS */, 14 /* RANK_AGENT */, 15 /* RANK_FANATIC */]);

function why_least_power(spell, kingdom) {
  const notes = [];
  let value = casting_level(spell, kingdom.prowess, $has(kingdom.early_spells, spell));
  notes.push([0, value]);
  return [value, notes];
}

function guards_least_power(entry, spell, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_knows(kingdom, spell) {
  const notes = [];
  if ($count($members(SPELL_FOLK[spell]), null) === 0) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any($members(SPELL_FOLK[spell]), (k) => kingdom.began_as === k)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_knows(entry, kingdom, spell) {
  switch (entry) {
    case 0:
      if (!($count($members(SPELL_FOLK[spell]), null) === 0)) return 0;
      break;
    case 1:
      if (!($any($members(SPELL_FOLK[spell]), (k) => kingdom.began_as === k))) return 0;
      break;
  }
  return -1;
}

function why_can_cast(spell, caster, kingdom, world) {
  const notes = [];
  if (in_irons(caster)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (asleep(caster)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (caster.level < least_power(spell, kingdom)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (SPELL_FOLK[spell] !== 0 && !knows(kingdom, spell)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (SPELL_BENT[spell] !== null && !$has(kingdom.traits, $present(SPELL_BENT[spell], ""))) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (SPELL_OPENING_TURN[spell] !== null && world.month < $present(SPELL_OPENING_TURN[spell], "")) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if ($has(world.variants, 0) && SPELL_FROZEN_OUT[spell]) {
    notes.push([6, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_cast(entry, spell, caster, kingdom, world) {
  switch (entry) {
    case 3:
      if (!(SPELL_FOLK[spell] !== 0)) return 0;
      break;
    case 4:
      if (!(SPELL_BENT[spell] !== null)) return 0;
      break;
    case 5:
      if (!(SPELL_OPENING_TURN[spell] !== null)) return 0;
      break;
    case 6:
      if (!($has(world.variants, 0))) return 0;
      if (!(SPELL_FROZEN_OUT[spell])) return 1;
      break;
  }
  return -1;
}

function why_is_at(caster, place) {
  const notes = [];
  let caster_place = caster.place;
  if (caster_place === place) {
    notes.push([0, 0]);
    return [true, notes];
  }
  let caster_group = caster.group;
  if (caster_group !== null && caster_group.area !== null && caster_group.area === place.area) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [caster_place !== null && caster_place.area !== null && caster_place.area === place.area, notes];
}

function guards_is_at(entry, caster, place) {
  switch (entry) {
    case 0:
      if (!(caster.place === place)) return 0;
      break;
    case 1:
      if (!(caster.group !== null)) return 0;
      if (!(caster.group.area !== null)) return 1;
      if (!(caster.group.area === place.area)) return 2;
      break;
    case 2:
      if (!(caster.place !== null)) return 0;
      if (!(caster.place.area !== null)) return 1;
      if (!(caster.place.area === place.area)) return 2;
      break;
  }
  return -1;
}

function why_called_in(group, spell, power) {
  const notes = [];
  let limit;
  let value = brigades_called(spell, power);
  notes.push([0, value]);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if (SPELL_MOST_IN_GROUP[spell] !== null && SPELL_SUMMONS[spell] !== null) {
    limit = $sub($present(SPELL_MOST_IN_GROUP[spell], ""), brigades_of(group, $present(SPELL_SUMMONS[spell], "")));
    if (value > limit) {
      notes.push([1, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_called_in(entry, group, spell, power) {
  switch (entry) {
    case 1:
      if (!(SPELL_MOST_IN_GROUP[spell] !== null)) return 0;
      if (!(SPELL_SUMMONS[spell] !== null)) return 1;
      break;
  }
  return -1;
}

function why_stands_at(caster) {
  const notes = [];
  let caster_group = caster.group;
  if (caster_group !== null) {
    notes.push([0, 0]);
    return [caster_group.area, notes];
  }
  notes.push([1, 0]);
  return [seat(caster), notes];
}

function guards_stands_at(entry, caster) {
  switch (entry) {
    case 0:
      if (!(caster.group !== null)) return 0;
      break;
  }
  return -1;
}

function why_is_envoy(target) {
  const notes = [];
  if (political(target)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$why_casting_1.has(target.rank)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_is_envoy(entry, target) {
  switch (entry) {
    case 0:
      if (!(political(target))) return 0;
      break;
    case 1:
      if (!($why_casting_1.has(target.rank))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_casting = {
  least_power: [{ verb: "base", text: "", den: 1 }],
  knows: [{ verb: "yes", text: "open to all", den: 1 }, { verb: "yes", text: "its own art", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  can_cast: [{ verb: "needs", text: "the caster is a prisoner.", den: 1 }, { verb: "needs", text: "the caster lies in a sleep from which nobody wakes.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #305 \u2013 Sleep\", line 5400" }, { verb: "needs", text: "the caster is not powerful enough for the spell.", den: 1 }, { verb: "needs", text: "The wizards of the kingdom do not know the spell.", den: 1 }, { verb: "needs", text: "the spell is for kingdoms that are the spell's bent.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869" }, { verb: "needs", text: "the spell cannot be cast before turn the spell's opening turn.", den: 1 }, { verb: "needs", text: "Nobody casts the spell: the seas are frozen.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 825", source: "ice age" }],
  is_at: [{ verb: "yes", text: "at home there", den: 1 }, { verb: "yes", text: "with a group", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  called_in: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "as many as a group may have", den: 1 }, { verb: "at least", text: "", den: 1 }],
  stands_at: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  is_envoy: [{ verb: "yes", text: "an emissary", den: 1 }, { verb: "holds", text: "rank", den: 1 }],
};

export { why_least_power, guards_least_power, why_knows, guards_knows, why_can_cast, guards_can_cast, why_is_at, guards_is_at, why_called_in, guards_called_in, why_stands_at, guards_stands_at, why_is_envoy, guards_is_envoy, $labels_rules_casting };
