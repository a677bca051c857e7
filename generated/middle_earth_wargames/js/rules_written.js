/** The rules of written. */
import { $pick } from "./runtime/lists.js";
import { side_of } from "./rules_field.js";
import { dazed } from "./rules_skies.js";

function host_of(warlord, world) {
  return $pick(world.units, (u) => u.warlord === warlord, (u) => u);
}

function enemies_of(warlord, world) {
  return $pick(world.units, (u) => side_of(u) !== warlord.side, (u) => u);
}

function can_be_ordered(unit) {
  let unit_stance = unit.stance;
  if (unit_stance === 2 /* STANCE_RETIRING */ || unit_stance === 3 /* STANCE_RETREATING */ || unit_stance === 4 /* STANCE_ROUTING */) {
    return false;
  }
  if (unit.halted_for > 0) {
    return false;
  }
  if (unit.rash_for > 0) {
    return false;
  }
  return unit.moves_away === null && !dazed(unit);
}

export { host_of, enemies_of, can_be_ordered };
