/** The rules of play with the notes that explain them, and what has to hold for each entry. */
import { $pick } from "./runtime/lists.js";
import { off_one_of_several } from "./rules_play.js";

function why_off_one_of_several(unit) {
  const notes = [];
  let unit_shore = unit.shore;
  if (unit_shore === null || unit_shore.side === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_off_one_of_several(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.shore !== null)) return 0;
      if (!(unit.shore.side !== null)) return 1;
      break;
  }
  return -1;
}

function why_told_to_hold(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.owner === power && unit.ordered_to_hold && !off_one_of_several(unit), (unit) => unit.place), notes];
}

function guards_told_to_hold(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_coasts_held(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.shore !== null && unit.owner === power && unit.ordered_to_hold && off_one_of_several(unit), (unit) => unit.shore), notes];
}

function guards_coasts_held(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_coasts_left_alone(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.shore !== null && unit.owner === power && !unit.commanded && off_one_of_several(unit), (unit) => unit.shore), notes];
}

function guards_coasts_left_alone(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_left_alone(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.owner === power && !unit.commanded && !off_one_of_several(unit), (unit) => unit.place), notes];
}

function guards_left_alone(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_play = {
  off_one_of_several: [{ verb: "holds", text: "", den: 1 }],
  told_to_hold: [{ verb: "otherwise", text: "", den: 1 }],
  coasts_held: [{ verb: "otherwise", text: "", den: 1 }],
  coasts_left_alone: [{ verb: "otherwise", text: "", den: 1 }],
  left_alone: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_off_one_of_several, guards_off_one_of_several, why_told_to_hold, guards_told_to_hold, why_coasts_held, guards_coasts_held, why_coasts_left_alone, guards_coasts_left_alone, why_left_alone, guards_left_alone, $labels_rules_play };
