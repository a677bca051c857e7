/** The rules of board with the notes that explain them, and what has to hold for each entry. */
import { $any, $contains, $pick } from "./runtime/lists.js";
import { ways_from } from "./rules_board.js";

function why_strength(unit) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  return [value, notes];
}

function guards_strength(entry, unit) {
  switch (entry) {
  }
  return -1;
}

function why_ways_from(place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.borders, notes];
}

function guards_ways_from(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_arm_of(unit) {
  const notes = [];
  if (unit.shore === null) {
    notes.push([0, 0]);
    return [0 /* ARM_ARMY */, notes];
  }
  notes.push([1, 0]);
  return [1 /* ARM_FLEET */, notes];
}

function guards_arm_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.shore === null)) return 0;
      break;
  }
  return -1;
}

function why_coast_note(shore) {
  const notes = [];
  let shore_side;
  if (shore === null || shore.side === null) {
    notes.push([0, 0]);
    return ["", notes];
  }
  if (shore !== null) {
    shore_side = shore.side;
    if (shore_side === 0 /* SIDE_NORTHERN */) {
      notes.push([1, 0]);
      return [" (north coast)", notes];
    }
    if (shore_side === 1 /* SIDE_EASTERN */) {
      notes.push([2, 0]);
      return [" (east coast)", notes];
    }
  }
  notes.push([3, 0]);
  return [" (south coast)", notes];
}

function guards_coast_note(entry, shore) {
  switch (entry) {
    case 0:
      if (!(shore === null || shore.side === null)) return 0;
      break;
    case 1:
      if (!(shore !== null)) return 0;
      if (!(shore.side === 0 /* SIDE_NORTHERN */)) return 1;
      break;
    case 2:
      if (!(shore !== null)) return 0;
      if (!(shore.side === 1 /* SIDE_EASTERN */)) return 1;
      break;
  }
  return -1;
}

function why_onward(shore) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(shore.near, (next_) => next_.province.sea || shore.province.sea, null), notes];
}

function guards_onward(entry, shore) {
  switch (entry) {
  }
  return -1;
}

function why_reaches(unit, province) {
  const notes = [];
  let unit_shore = unit.shore;
  if (unit_shore === null && $contains(ways_from(unit.place), province)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (unit_shore !== null && $any(province.shores, (shore) => $contains(unit_shore.near, shore))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_reaches(entry, unit, province) {
  switch (entry) {
    case 0:
      if (!(unit.shore === null)) return 0;
      if (!($contains(ways_from(unit.place), province))) return 1;
      break;
    case 1:
      if (!(unit.shore !== null)) return 0;
      if (!($any(province.shores, (shore) => $contains(unit.shore.near, shore)))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_board = {
  strength: [{ verb: "base", text: "what a unit counts for", den: 1 }],
  ways_from: [{ verb: "otherwise", text: "", den: 1 }],
  arm_of: [{ verb: "case", text: "it stands on land", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  coast_note: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  onward: [{ verb: "otherwise", text: "", den: 1 }],
  reaches: [{ verb: "yes", text: "by land", den: 1 }, { verb: "yes", text: "by water", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_strength, guards_strength, why_ways_from, guards_ways_from, why_arm_of, guards_arm_of, why_coast_note, guards_coast_note, why_onward, guards_onward, why_reaches, guards_reaches, $labels_rules_board };
