/** The rules of beasts with the notes that explain them, and what has to hold for each entry. */
import { beast_hits } from "./rules_beasts.js";
import { mounted } from "./rules_morale.js";

function why_beast_hits(beast) {
  const notes = [];
  if (beast === 0 /* WAR_BEAST_WAR_ELEPHANT */) {
    notes.push([0, 0]);
    return [6, notes];
  }
  notes.push([1, 0]);
  return [8, notes];
}

function guards_beast_hits(entry, beast) {
  switch (entry) {
    case 0:
      if (!(beast === 0 /* WAR_BEAST_WAR_ELEPHANT */)) return 0;
      break;
    case 1:
      if (!(beast === 1 /* WAR_BEAST_WAR_MUMAK */)) return 0;
      break;
  }
  return -1;
}

function why_may_go_wild(beast, wounds) {
  const notes = [];
  if (beast === 0 /* WAR_BEAST_WAR_ELEPHANT */ && wounds >= 3) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (beast === 1 /* WAR_BEAST_WAR_MUMAK */ && wounds >= 4) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_may_go_wild(entry, beast, wounds) {
  switch (entry) {
    case 0:
      if (!(beast === 0 /* WAR_BEAST_WAR_ELEPHANT */)) return 0;
      if (!(wounds >= 3)) return 1;
      break;
    case 1:
      if (!(beast === 1 /* WAR_BEAST_WAR_MUMAK */)) return 0;
      if (!(wounds >= 4)) return 1;
      break;
  }
  return -1;
}

function why_beast_falls(beast, wounds) {
  const notes = [];
  if (wounds < beast_hits(beast)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beast_falls(entry, beast, wounds) {
  switch (entry) {
    case 0:
      if (!(wounds >= beast_hits(beast))) return 0;
      break;
  }
  return -1;
}

function why_swathe(trampled) {
  const notes = [];
  let value;
  if (!mounted(trampled)) {
    notes.push([0, 2]);
    value = 2;
  } else if (mounted(trampled)) {
    notes.push([1, 1]);
    value = 1;
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_swathe(entry, trampled) {
  switch (entry) {
    case 0:
      if (!(!mounted(trampled))) return 0;
      break;
    case 1:
      if (!(mounted(trampled))) return 0;
      break;
  }
  return -1;
}

function why_rampage_ends(dice) {
  const notes = [];
  let the_throw = dice.throw("rampage_ends.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 3) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_rampage_ends(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

const $labels_rules_beasts = {
  beast_hits: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  may_go_wild: [{ verb: "yes", text: "an elephant", den: 1 }, { verb: "yes", text: "a mumak", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  beast_falls: [{ verb: "holds", text: "", den: 1 }],
  swathe: [{ verb: "base", text: "through foot", den: 1 }, { verb: "base", text: "through horse", den: 1 }],
  rampage_ends: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
};

export { why_beast_hits, guards_beast_hits, why_may_go_wild, guards_may_go_wild, why_beast_falls, guards_beast_falls, why_swathe, guards_swathe, why_rampage_ends, guards_rampage_ends, $labels_rules_beasts };
