/** The rules of powers with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { knows_hills } from "./rules_hillmen.js";
import { absent } from "./rules_powers.js";

function why_board_centres() {
  const notes = [];
  notes.push([0, 0]);
  return [36, notes];
}

function guards_board_centres(entry) {
  switch (entry) {
  }
  return -1;
}

function why_absent(power, world) {
  const notes = [];
  if ($has(world.variants, 6) && power.folk === 3 /* FOLK_DUNLENDINGS */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(world.variants, 7) && power.folk === 3 /* FOLK_DUNLENDINGS */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_absent(entry, power, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 6))) return 0;
      if (!(power.folk === 3 /* FOLK_DUNLENDINGS */)) return 1;
      break;
    case 1:
      if (!($has(world.variants, 7))) return 0;
      if (!(power.folk === 3 /* FOLK_DUNLENDINGS */)) return 1;
      break;
  }
  return -1;
}

function why_without_player(power, world) {
  const notes = [];
  if ($has(world.variants, 7) && knows_hills(power)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  notes.push([1, 0]);
  return [false, notes];
}

function guards_without_player(entry, power, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 7))) return 0;
      if (!(knows_hills(power))) return 1;
      break;
  }
  return -1;
}

function why_comes_not(unit, world) {
  const notes = [];
  let unit_owner = unit.owner;
  if (absent(unit_owner, world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($has(world.variants, 8) && knows_hills(unit_owner) && (unit.place.features & 8 /* FEATURE_LATE_MUSTER */) !== 0) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_comes_not(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(absent(unit.owner, world))) return 0;
      break;
    case 1:
      if (!($has(world.variants, 8))) return 0;
      if (!(knows_hills(unit.owner))) return 1;
      if (!((unit.place.features & 8 /* FEATURE_LATE_MUSTER */) !== 0)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_powers = {
  board_centres: [{ verb: "otherwise", text: "", den: 1 }],
  absent: [{ verb: "yes", text: "", den: 1, source: "powers" }, { verb: "yes", text: "", den: 1, source: "powers" }, { verb: "otherwise", text: "", den: 1 }],
  without_player: [{ verb: "yes", text: "", den: 1, source: "powers" }, { verb: "otherwise", text: "", den: 1 }],
  comes_not: [{ verb: "yes", text: "its power is not in the game", den: 1 }, { verb: "yes", text: "", den: 1, source: "powers" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_board_centres, guards_board_centres, why_absent, guards_absent, why_without_player, guards_without_player, why_comes_not, guards_comes_not, $labels_rules_powers };
