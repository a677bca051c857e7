/** The rules of woods with the notes that explain them, and what has to hold for each entry. */
import { mounted } from "./rules_morale.js";

function why_after_burning(wakefulness) {
  const notes = [];
  if (wakefulness === 0 /* WAKEFULNESS_DORMANT_WOOD */ || wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */) {
    notes.push([0, 0]);
    return [2 /* WAKEFULNESS_ACTIVE_WOOD */, notes];
  }
  notes.push([1, 0]);
  return [2 /* WAKEFULNESS_ACTIVE_WOOD */, notes];
}

function guards_after_burning(entry, wakefulness) {
  switch (entry) {
    case 0:
      if (!(wakefulness === 0 /* WAKEFULNESS_DORMANT_WOOD */ || wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */)) return 0;
      break;
    case 1:
      if (!(wakefulness === 2 /* WAKEFULNESS_ACTIVE_WOOD */)) return 0;
      break;
  }
  return -1;
}

function why_hostile_wood(side, allegiance) {
  const notes = [];
  if (side === 1 /* SIDE_EVIL */ && allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (side === 0 /* SIDE_LAW */ && allegiance === 1 /* ALLEGIANCE_EVIL_WOOD */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_hostile_wood(entry, side, allegiance) {
  switch (entry) {
    case 0:
      if (!(side === 1 /* SIDE_EVIL */)) return 0;
      if (!(allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */)) return 1;
      break;
    case 1:
      if (!(side === 0 /* SIDE_LAW */)) return 0;
      if (!(allegiance === 1 /* ALLEGIANCE_EVIL_WOOD */)) return 1;
      break;
  }
  return -1;
}

function why_survives_wood(class_, allegiance, wakefulness, straying, dice) {
  const notes = [];
  let face = dice.throw("survives_wood.face", 6, 1);
  notes.push([0, face]);
  if (allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */ && class_ === 5 /* MORALE_CLASS_O */) {
    if (wakefulness === 2 /* WAKEFULNESS_ACTIVE_WOOD */) {
      notes.push([1, 0]);
      return [false, notes];
    }
    if (wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */) {
      notes.push([2, 0]);
      return [face >= 4, notes];
    }
  }
  if (allegiance === 2 /* ALLEGIANCE_NEUTRAL_WOOD */ && straying) {
    notes.push([3, 0]);
    return [face >= 3, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_survives_wood(entry, class_, allegiance, wakefulness, straying) {
  switch (entry) {
    case 1:
      if (!(allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */)) return 0;
      if (!(class_ === 5 /* MORALE_CLASS_O */)) return 1;
      if (!(wakefulness === 2 /* WAKEFULNESS_ACTIVE_WOOD */)) return 2;
      break;
    case 2:
      if (!(allegiance === 0 /* ALLEGIANCE_GOOD_WOOD */)) return 0;
      if (!(class_ === 5 /* MORALE_CLASS_O */)) return 1;
      if (!(wakefulness === 1 /* WAKEFULNESS_SLUGGISH_WOOD */)) return 2;
      break;
    case 3:
      if (!(allegiance === 2 /* ALLEGIANCE_NEUTRAL_WOOD */)) return 0;
      if (!(straying)) return 1;
      break;
  }
  return -1;
}

function why_horses_shy(unit, distance) {
  const notes = [];
  if (!mounted(unit) || distance > 75) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_horses_shy(entry, unit, distance) {
  switch (entry) {
    case 0:
      if (!(mounted(unit))) return 0;
      if (!(distance <= 75)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_woods = {
  after_burning: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  hostile_wood: [{ verb: "yes", text: "evil in a good wood", den: 1 }, { verb: "yes", text: "law in an evil wood", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  survives_wood: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "it is awake", den: 1 }, { verb: "case", text: "it stirs", den: 1 }, { verb: "case", text: "off the path", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  horses_shy: [{ verb: "holds", text: "", den: 1 }],
};

export { why_after_burning, guards_after_burning, why_hostile_wood, guards_hostile_wood, why_survives_wood, guards_survives_wood, why_horses_shy, guards_horses_shy, $labels_rules_woods };
