/** The rules of casting_veils with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { SPELL_BIGGEST_GROUP, SPELL_VEIL_CAST } from "./tables.js";
import { hides_from } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";

function why_under_veil(group, status) {
  const notes = [];
  let group_veil = group.veil;
  if (group_veil === null || SPELL_VEIL_CAST[group_veil] !== status || SPELL_BIGGEST_GROUP[group_veil] !== null && $count(group.brigades, null) > $present(SPELL_BIGGEST_GROUP[group_veil], "")) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_under_veil(entry, group, status) {
  switch (entry) {
    case 0:
      if (!(group.veil !== null)) return 0;
      if (!(SPELL_VEIL_CAST[group.veil] === status)) return 1;
      if (!(SPELL_BIGGEST_GROUP[group.veil] === null || $count(group.brigades, null) <= $present(SPELL_BIGGEST_GROUP[group.veil], ""))) return 2;
      break;
  }
  return -1;
}

function why_shows_up(group, area, kingdom, grade, world) {
  const notes = [];
  if (group.kingdom === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (group.image_area === area) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (group.area !== area || host_size(group) <= 0 /* HOST_SIZE_INACTIVE */ || hides_from(group, kingdom, grade, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shows_up(entry, group, area, kingdom, grade, world) {
  switch (entry) {
    case 0:
      if (!(group.kingdom === kingdom)) return 0;
      break;
    case 1:
      if (!(group.image_area === area)) return 0;
      break;
    case 2:
      if (!(group.area === area)) return 0;
      if (!(host_size(group) > 0 /* HOST_SIZE_INACTIVE */)) return 1;
      if (!(!hides_from(group, kingdom, grade, world))) return 2;
      break;
  }
  return -1;
}

const $labels_rules_casting_veils = {
  under_veil: [{ verb: "holds", text: "", den: 1 }],
  shows_up: [{ verb: "no", text: "its own people know", den: 1 }, { verb: "yes", text: "an image", den: 1 }, { verb: "holds", text: "in plain sight", den: 1 }],
};

export { why_under_veil, guards_under_veil, why_shows_up, guards_shows_up, $labels_rules_casting_veils };
