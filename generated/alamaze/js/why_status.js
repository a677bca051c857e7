/** The rules of status with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { STATUS_POINTS_BY_UNIT, STATUS_POINTS_FINAL } from "./tables.js";
import { final_status } from "./rules_status.js";

function why_final_status(item, units_) {
  const notes = [];
  let value;
  if (!STATUS_POINTS_BY_UNIT[item]) {
    value = STATUS_POINTS_FINAL[item];
    notes.push([0, value]);
  } else if (STATUS_POINTS_BY_UNIT[item]) {
    value = $mul(units_, STATUS_POINTS_FINAL[item]);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_final_status(entry, item, units_) {
  switch (entry) {
    case 0:
      if (!(!STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
    case 1:
      if (!(STATUS_POINTS_BY_UNIT[item])) return 0;
      break;
  }
  return -1;
}

function why_status_is_due(played) {
  const notes = [];
  if (played <= 0 || $mul($floorDiv(played, 6), 6) !== played) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_status_is_due(entry, played) {
  switch (entry) {
    case 0:
      if (!(played > 0)) return 0;
      if (!($mul($floorDiv(played, 6), 6) === played)) return 1;
      break;
  }
  return -1;
}

function why_interim_status(item, units_) {
  const notes = [];
  let value = final_status(item, units_);
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([1, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_interim_status(entry, item, units_) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_status = {
  final_status: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "for each level, or for fleets times quality", den: 1 }],
  status_is_due: [{ verb: "holds", text: "", den: 1 }],
  interim_status: [{ verb: "base", text: "", den: 4 }, { verb: "round", text: "whole points", den: 4, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Status Points\", line 5887" }],
};

export { why_final_status, guards_final_status, why_status_is_due, guards_status_is_due, why_interim_status, guards_interim_status, $labels_rules_status };
