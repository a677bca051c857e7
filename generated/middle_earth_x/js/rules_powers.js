/** The rules of powers. */
import { $has } from "./runtime/numbers.js";
import { knows_hills } from "./rules_rhudaur.js";

function board_centres() {
  return 36;
}

function absent(power, world) {
  if ($has(world.variants, 6) && power.folk === 3 /* FOLK_DUNLENDINGS */) {
    return true;
  }
  return $has(world.variants, 7) && power.folk === 3 /* FOLK_DUNLENDINGS */;
}

function without_player(power, world) {
  return $has(world.variants, 7) && knows_hills(power);
}

function comes_not(unit, world) {
  let unit_owner = unit.owner;
  if (absent(unit_owner, world)) {
    return true;
  }
  return $has(world.variants, 8) && (unit.place.features & 8 /* FEATURE_LATE_MUSTER */) !== 0 && knows_hills(unit_owner);
}

export { board_centres, absent, without_player, comes_not };
