/** The rules of casting_court. */
import { $present } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { SPELL_REPEATS_WITHIN, SPELL_SURETY } from "./tables.js";
import { stands_at } from "./rules_casting.js";
import { seat, within_reach } from "./rules_map.js";

const $rules_casting_court_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */]);

function throne_warded(kingdom, world) {
  return $any(world.figures, (r) => r.kingdom === kingdom && $rules_casting_court_1.has(r.rank) && (r.effects & 1 /* EFFECT_WARDED */) !== 0);
}

function harmed_already(spell, rival, world) {
  return SPELL_REPEATS_WITHIN[spell] === 0 /* SPELL_REPEAT_RULER_IN_A_TURN */ && world.happened("cursed", "this", 0, rival);
}

function sureness(spell) {
  let value;
  if (SPELL_SURETY[spell] === null) {
    value = 100;
  } else {
    value = $present(SPELL_SURETY[spell], "");
  }
  return value;
}

function beside_ruler(caster, praised, world) {
  let maparea = stands_at(caster);
  return maparea !== null && $any(world.figures, (r) => r.kingdom === praised && $rules_casting_court_1.has(r.rank) && seat(r) === maparea);
}

function out_of_calling(caster, target, span, world) {
  let maparea = stands_at(caster);
  if (!within_reach(maparea, seat(target), span)) {
    return true;
  }
  return $any(world.groups, (g) => ($any(g.leaders, (l_) => l_ === target) || $any(g.wizards, (w) => w === target)) && !within_reach(maparea, g.area, span));
}

export { throne_warded, harmed_already, sureness, beside_ruler, out_of_calling };
