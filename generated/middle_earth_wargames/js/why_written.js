/** The rules of written with the notes that explain them, and what has to hold for each entry. */
import { $pick } from "./runtime/lists.js";
import { side_of } from "./rules_field.js";
import { dazed } from "./rules_skies.js";

function why_host_of(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (u) => u.warlord === warlord, (u) => u), notes];
}

function guards_host_of(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_enemies_of(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (u) => side_of(u) !== warlord.side, (u) => u), notes];
}

function guards_enemies_of(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_can_be_ordered(unit) {
  const notes = [];
  let unit_stance = unit.stance;
  if (unit_stance === 2 /* STANCE_RETIRING */ || unit_stance === 3 /* STANCE_RETREATING */ || unit_stance === 4 /* STANCE_ROUTING */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit.halted_for > 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (unit.rash_for > 0) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (dazed(unit)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (unit.moves_away !== null) {
    notes.push([4, 0]);
    return [false, notes];
  }
  notes.push([5, 0]);
  return [true, notes];
}

function guards_can_be_ordered(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.stance === 2 /* STANCE_RETIRING */ || unit.stance === 3 /* STANCE_RETREATING */ || unit.stance === 4 /* STANCE_ROUTING */)) return 0;
      break;
    case 1:
      if (!(unit.halted_for > 0)) return 0;
      break;
    case 2:
      if (!(unit.rash_for > 0)) return 0;
      break;
    case 3:
      if (!(dazed(unit))) return 0;
      break;
    case 4:
      if (!(unit.moves_away !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_written = {
  host_of: [{ verb: "otherwise", text: "", den: 1 }],
  enemies_of: [{ verb: "otherwise", text: "", den: 1 }],
  can_be_ordered: [{ verb: "no", text: "it withdraws", den: 1 }, { verb: "no", text: "it halts", den: 1 }, { verb: "no", text: "it cannot be held", den: 1 }, { verb: "no", text: "it has fallen from the sky", den: 1 }, { verb: "no", text: "it is beaten", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_host_of, guards_host_of, why_enemies_of, guards_enemies_of, why_can_be_ordered, guards_can_be_ordered, $labels_rules_written };
