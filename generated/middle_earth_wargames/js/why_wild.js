/** The rules of wild with the notes that explain them, and what has to hold for each entry. */
import { $any, $lowest } from "./runtime/lists.js";
import { $wayBetween } from "./runtime/geometry.js";
import { within } from "./rules_field.js";

function why_near_each_other(one, other) {
  const notes = [];
  if (!within(one, other, 50)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_near_each_other(entry, one, other) {
  switch (entry) {
    case 0:
      if (!(within(one, other, 50))) return 0;
      break;
  }
  return -1;
}

function why_have_met(one, other, world) {
  const notes = [];
  if (!$any(world.meetings, (m) => m.first_band === one && m.second_band === other || m.first_band === other && m.second_band === one)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_have_met(entry, one, other, world) {
  switch (entry) {
    case 0:
      if (!($any(world.meetings, (m) => m.first_band === one && m.second_band === other || m.first_band === other && m.second_band === one))) return 0;
      break;
  }
  return -1;
}

function why_beast_of(unit) {
  const notes = [];
  if (unit.strikes_as === 10 /* STRIKER_MUMAK */) {
    notes.push([0, 0]);
    return [1 /* WAR_BEAST_WAR_MUMAK */, notes];
  }
  notes.push([1, 0]);
  return [0 /* WAR_BEAST_WAR_ELEPHANT */, notes];
}

function guards_beast_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.strikes_as === 10 /* STRIKER_MUMAK */)) return 0;
      break;
  }
  return -1;
}

function why_turn_of(course) {
  const notes = [];
  if (course === 0 /* COURSE_STRAIGHT_ON */) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (course === 4 /* COURSE_FORWARD_RIGHT */) {
    notes.push([1, 0]);
    return [45, notes];
  }
  if (course === 2 /* COURSE_SIDEWAYS_RIGHT */) {
    notes.push([2, 0]);
    return [90, notes];
  }
  if (course === 6 /* COURSE_BACK_RIGHT */) {
    notes.push([3, 0]);
    return [135, notes];
  }
  if (course === 1 /* COURSE_STRAIGHT_BACK */) {
    notes.push([4, 0]);
    return [180, notes];
  }
  if (course === 7 /* COURSE_BACK_LEFT */) {
    notes.push([5, 0]);
    return [225, notes];
  }
  if (course === 3 /* COURSE_SIDEWAYS_LEFT */) {
    notes.push([6, 0]);
    return [270, notes];
  }
  notes.push([7, 0]);
  return [315, notes];
}

function guards_turn_of(entry, course) {
  switch (entry) {
    case 0:
      if (!(course === 0 /* COURSE_STRAIGHT_ON */)) return 0;
      break;
    case 1:
      if (!(course === 4 /* COURSE_FORWARD_RIGHT */)) return 0;
      break;
    case 2:
      if (!(course === 2 /* COURSE_SIDEWAYS_RIGHT */)) return 0;
      break;
    case 3:
      if (!(course === 6 /* COURSE_BACK_RIGHT */)) return 0;
      break;
    case 4:
      if (!(course === 1 /* COURSE_STRAIGHT_BACK */)) return 0;
      break;
    case 5:
      if (!(course === 7 /* COURSE_BACK_LEFT */)) return 0;
      break;
    case 6:
      if (!(course === 3 /* COURSE_SIDEWAYS_LEFT */)) return 0;
      break;
    case 7:
      if (!(course === 5 /* COURSE_FORWARD_LEFT */)) return 0;
      break;
  }
  return -1;
}

function why_nearest_shade(unit, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.tracts, (t) => t.ground_sort === 7 /* GROUND_SORT_THICK_WOOD */ || t.ground_sort === 8 /* GROUND_SORT_THIN_WOOD */, (t) => [$wayBetween([unit.stands_upon], t.tract_edge)]), notes];
}

function guards_nearest_shade(entry, unit, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_wild = {
  near_each_other: [{ verb: "holds", text: "", den: 1 }],
  have_met: [{ verb: "holds", text: "", den: 1 }],
  beast_of: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  turn_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  nearest_shade: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_near_each_other, guards_near_each_other, why_have_met, guards_have_met, why_beast_of, guards_beast_of, why_turn_of, guards_turn_of, why_nearest_shade, guards_nearest_shade, $labels_rules_wild };
