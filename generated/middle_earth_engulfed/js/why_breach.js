/** The rules of breach with the notes that explain them, and what has to hold for each entry. */
import { $present, $sub } from "./runtime/numbers.js";
import { PEOPLES_MASTER } from "./tables.js";
import { hostile, protected_ } from "./rules_breach.js";

function why_protected(land) {
  const notes = [];
  if (land !== 9 /* LAND_LORIEN */ && land !== 4 /* LAND_RIVENDELL */ && land !== 0 /* LAND_SHIRE */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_protected(entry, land) {
  switch (entry) {
    case 0:
      if (!(land === 9 /* LAND_LORIEN */ || land === 4 /* LAND_RIVENDELL */ || land === 0 /* LAND_SHIRE */)) return 0;
      break;
  }
  return -1;
}

function why_closed(land, world) {
  const notes = [];
  if (!protected_(land)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.happened("protection_broken", "ever", 0, land, undefined)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (world.ring_at === land) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_closed(entry, land, world) {
  switch (entry) {
  }
  return -1;
}

function why_protection_breaks(pips, dice) {
  const notes = [];
  let face = dice.throw("protection_breaks.face", 6, 1);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [face > $sub(6, pips), notes];
}

function guards_protection_breaks(entry, pips) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_hostile(seat, nation) {
  const notes = [];
  if (nation.seat.side === seat.side) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hostile(entry, seat, nation) {
  switch (entry) {
    case 0:
      if (!(nation.seat.side !== seat.side)) return 0;
      break;
  }
  return -1;
}

function why_let_in(seat, nation, world) {
  const notes = [];
  if (!hostile(seat, nation)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (nation.stage === 3 /* STAGE_ACTIVE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (world.happened("breach_declared", "this", 0, nation, seat)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_let_in(entry, seat, nation, world) {
  switch (entry) {
    case 0:
      if (!(!hostile(seat, nation))) return 0;
      break;
    case 1:
      if (!(nation.stage === 3 /* STAGE_ACTIVE */)) return 0;
      break;
    case 2:
      if (!(world.happened("breach_declared", "this", 0, nation, seat))) return 0;
      break;
  }
  return -1;
}

function why_first_in(regiment, land, world) {
  const notes = [];
  if (!protected_(land) || world.ring_at === land) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (regiment.seat.side === 0 /* SIDE_FREE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (world.happened("broken_into", "ever", 0, land)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  let regiment_folk = regiment.folk;
  if (PEOPLES_MASTER[regiment_folk] !== null && world.happened("protection_broken", "ever", 0, land, $present(PEOPLES_MASTER[regiment_folk], ""))) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_first_in(entry, regiment, land, world) {
  switch (entry) {
    case 0:
      if (!(!protected_(land) || world.ring_at === land)) return 0;
      break;
    case 1:
      if (!(regiment.seat.side === 0 /* SIDE_FREE */)) return 0;
      break;
    case 2:
      if (!(world.happened("broken_into", "ever", 0, land))) return 0;
      break;
    case 3:
      if (!(PEOPLES_MASTER[regiment.folk] !== null)) return 0;
      if (!(world.happened("protection_broken", "ever", 0, land, $present(PEOPLES_MASTER[regiment.folk], "")))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_breach = {
  protected_: [{ verb: "holds", text: "", den: 1 }],
  closed: [{ verb: "needs", text: "No magic protects the land.", den: 1 }, { verb: "needs", text: "The magic of the land is broken.", den: 1 }, { verb: "needs", text: "The Fellowship is in the land, and its magic does not keep enemies out.", den: 1 }],
  protection_breaks: [{ verb: "thrown", text: "the die", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hostile: [{ verb: "holds", text: "", den: 1 }],
  let_in: [{ verb: "yes", text: "its own side", den: 1 }, { verb: "yes", text: "at war", den: 1 }, { verb: "yes", text: "a breach of this turn", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  first_in: [{ verb: "yes", text: "nothing was broken to enter", den: 1 }, { verb: "yes", text: "the land's own side", den: 1 }, { verb: "yes", text: "not the first", den: 1 }, { verb: "yes", text: "its master broke the magic", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_protected, guards_protected, why_closed, guards_closed, why_protection_breaks, guards_protection_breaks, why_hostile, guards_hostile, why_let_in, guards_let_in, why_first_in, guards_first_in, $labels_rules_breach };
