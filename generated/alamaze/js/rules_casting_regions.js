/** The rules of casting_regions. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { SPELL_CENSUS_SHARE, SPELL_FOOD_SHARE, SPELL_MORALE_LOST } from "./tables.js";
import { all_dead } from "./rules_morale.js";
import { host_size } from "./rules_movement.js";

function people_after(people_, spell) {
  let value = people_;
  let share_ = 100;
  if (SPELL_CENSUS_SHARE[spell] !== null) {
    share_ = $add(share_, $present(SPELL_CENSUS_SHARE[spell], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_after");
  }
  value = $mul(value, share_);
  return $floorDiv(value, 100);
}

function harvest_after(harvest, spell) {
  let value = harvest;
  let share_ = 100;
  if (SPELL_FOOD_SHARE[spell] !== null && harvest > 0) {
    share_ = $add(share_, $present(SPELL_FOOD_SHARE[spell], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("harvest_after");
  }
  value = $mul(value, share_);
  return $floorDiv(value, 100);
}

function shaken_morale(group, spell) {
  let value = group.morale;
  if (SPELL_MORALE_LOST[spell] !== null) {
    value = $sub(value, $present(SPELL_MORALE_LOST[spell], ""));
  }
  if (value < 0) {
    value = 0;
  }
  if ((group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0 && value < 80 && all_dead(group)) {
    value = 80;
  }
  return value;
}

function worn_down_by(group, kingdom, world) {
  if (host_size(group) <= 1 /* HOST_SIZE_PATROL */) {
    return false;
  }
  let group_kingdom = group.kingdom;
  if (group_kingdom === kingdom) {
    return false;
  }
  if ($contains(kingdom.allies, group_kingdom)) {
    return false;
  }
  return !world.happened("suffered", "this", 0, group);
}

export { people_after, harvest_after, shaken_morale, worn_down_by };
