/** The rules of play with the notes that explain them, and what has to hold for each entry. */
import { $pick } from "./runtime/lists.js";

function why_told_to_hold(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.owner === power && unit.ordered_to_hold, (unit) => unit.place), notes];
}

function guards_told_to_hold(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_left_alone(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.owner === power && !unit.commanded, (unit) => unit.place), notes];
}

function guards_left_alone(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_play = {
  told_to_hold: [{ verb: "otherwise", text: "", den: 1 }],
  left_alone: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_told_to_hold, guards_told_to_hold, why_left_alone, guards_left_alone, $labels_rules_play };
