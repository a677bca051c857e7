/** The rules of casting_court with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { SPELL_REPEATS_WITHIN, SPELL_SURETY } from "./tables.js";
import { stands_at } from "./rules_casting.js";
import { seat, within_reach } from "./rules_map.js";

const $why_casting_court_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function why_throne_warded(kingdom, world) {
  const notes = [];
  if (!$any(world.figures, (r) => r.kingdom === kingdom && $why_casting_court_1.has(r.rank) && (r.effects & 1 /* EFFECT_WARDED */) !== 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_throne_warded(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!($any(world.figures, (r) => r.kingdom === kingdom && $why_casting_court_1.has(r.rank) && (r.effects & 1 /* EFFECT_WARDED */) !== 0))) return 0;
      break;
  }
  return -1;
}

function why_harmed_already(spell, rival, world) {
  const notes = [];
  if (SPELL_REPEATS_WITHIN[spell] !== 0 /* SPELL_REPEAT_RULER_IN_A_TURN */ || !world.happened("cursed", "this", 0, rival)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_harmed_already(entry, spell, rival, world) {
  switch (entry) {
    case 0:
      if (!(SPELL_REPEATS_WITHIN[spell] === 0 /* SPELL_REPEAT_RULER_IN_A_TURN */)) return 0;
      if (!(world.happened("cursed", "this", 0, rival))) return 1;
      break;
  }
  return -1;
}

function why_sureness(spell) {
  const notes = [];
  let value;
  if (SPELL_SURETY[spell] === null) {
    notes.push([0, 100]);
    value = 100;
  } else if (SPELL_SURETY[spell] !== null) {
    value = $present(SPELL_SURETY[spell], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_sureness(entry, spell) {
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

function why_beside_ruler(caster, praised, world) {
  const notes = [];
  if (stands_at(caster) === null || !$any(world.figures, (r) => r.kingdom === praised && $why_casting_court_1.has(r.rank) && seat(r) === stands_at(caster))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beside_ruler(entry, caster, praised, world) {
  switch (entry) {
    case 0:
      if (!(stands_at(caster) !== null)) return 0;
      if (!($any(world.figures, (r) => r.kingdom === praised && $why_casting_court_1.has(r.rank) && seat(r) === stands_at(caster)))) return 1;
      break;
  }
  return -1;
}

function why_out_of_calling(caster, target, span, world) {
  const notes = [];
  if (!within_reach(stands_at(caster), seat(target), span)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!$any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(stands_at(caster), g.area, span))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_out_of_calling(entry, caster, target, span, world) {
  switch (entry) {
    case 0:
      if (!(!within_reach(stands_at(caster), seat(target), span))) return 0;
      break;
    case 1:
      if (!($any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(stands_at(caster), g.area, span)))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_casting_court = {
  throne_warded: [{ verb: "holds", text: "a ward on the ruler", den: 1 }],
  harmed_already: [{ verb: "holds", text: "", den: 1 }],
  sureness: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  beside_ruler: [{ verb: "holds", text: "", den: 1 }],
  out_of_calling: [{ verb: "yes", text: "too far away", den: 1 }, { verb: "holds", text: "", den: 1 }],
};

export { why_throne_warded, guards_throne_warded, why_harmed_already, guards_harmed_already, why_sureness, guards_sureness, why_beside_ruler, guards_beside_ruler, why_out_of_calling, guards_out_of_calling, $labels_rules_casting_court };
