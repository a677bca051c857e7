/** The rules of casting_veils. */
import { $present } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { SPELL_BIGGEST_GROUP, SPELL_VEIL_CAST } from "./tables.js";
import { hides_from } from "./rules_marching.js";
import { host_size } from "./rules_movement.js";

function under_veil(group, status) {
  let group_veil = group.veil;
  return group_veil !== null && SPELL_VEIL_CAST[group_veil] === status && (SPELL_BIGGEST_GROUP[group_veil] === null || $count(group.brigades, null) <= $present(SPELL_BIGGEST_GROUP[group_veil], ""));
}

function shows_up(group, area, kingdom, grade, world) {
  if (group.kingdom === kingdom) {
    return false;
  }
  if (group.image_area === area) {
    return true;
  }
  return group.area === area && host_size(group) > 0 /* HOST_SIZE_INACTIVE */ && !hides_from(group, kingdom, grade, world);
}

export { under_veil, shows_up };
