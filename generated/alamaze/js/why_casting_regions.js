/** The rules of casting_regions with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $mul, $present, $sub } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { SPELL_CENSUS_SHARE, SPELL_FOOD_SHARE, SPELL_MORALE_LOST } from "./tables.js";
import { all_dead } from "./rules_morale.js";
import { host_size } from "./rules_movement.js";

function why_people_after(people_, spell) {
  const notes = [];
  let points;
  let value = people_;
  notes.push([0, value]);
  let share_ = 100;
  if (SPELL_CENSUS_SHARE[spell] !== null) {
    points = $present(SPELL_CENSUS_SHARE[spell], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_after");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_people_after(entry, people_, spell) {
  switch (entry) {
    case 1:
      if (!(SPELL_CENSUS_SHARE[spell] !== null)) return 0;
      break;
  }
  return -1;
}

function why_harvest_after(harvest, spell) {
  const notes = [];
  let points;
  let value = harvest;
  notes.push([0, value]);
  let share_ = 100;
  if (SPELL_FOOD_SHARE[spell] !== null && harvest > 0) {
    points = $present(SPELL_FOOD_SHARE[spell], "");
    notes.push([1, $mul(value, points)]);
    share_ = $add(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("harvest_after");
  }
  value = $mul(value, share_);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_harvest_after(entry, harvest, spell) {
  switch (entry) {
    case 1:
      if (!(SPELL_FOOD_SHARE[spell] !== null)) return 0;
      if (!(harvest > 0)) return 1;
      break;
  }
  return -1;
}

function why_shaken_morale(group, spell) {
  const notes = [];
  let amount;
  let value = group.morale;
  notes.push([0, value]);
  if (SPELL_MORALE_LOST[spell] !== null) {
    amount = $present(SPELL_MORALE_LOST[spell], "");
    notes.push([1, $mul(amount, -1)]);
    value = $sub(value, amount);
  }
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if ((group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0 && all_dead(group) && value < 80) {
    notes.push([3, $sub(80, value)]);
    value = 80;
  }
  return [value, notes];
}

function guards_shaken_morale(entry, group, spell) {
  switch (entry) {
    case 1:
      if (!(SPELL_MORALE_LOST[spell] !== null)) return 0;
      break;
    case 3:
      if (!((group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(all_dead(group))) return 1;
      if (!(true)) return 2;
      break;
  }
  return -1;
}

function why_worn_down_by(group, kingdom, world) {
  const notes = [];
  if (host_size(group) <= 1 /* HOST_SIZE_PATROL */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let group_kingdom = group.kingdom;
  if (group_kingdom === kingdom) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if ($contains(kingdom.allies, group_kingdom)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (world.happened("suffered", "this", 0, group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_worn_down_by(entry, group, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(host_size(group) <= 1 /* HOST_SIZE_PATROL */)) return 0;
      break;
    case 1:
      if (!(group.kingdom === kingdom)) return 0;
      break;
    case 2:
      if (!($contains(kingdom.allies, group.kingdom))) return 0;
      break;
    case 3:
      if (!(world.happened("suffered", "this", 0, group))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_casting_regions = {
  people_after: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "the spell", den: 100 }, { verb: "round", text: "whole people", den: 100 }],
  harvest_after: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "the spell", den: 100 }, { verb: "round", text: "", den: 100 }],
  shaken_morale: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "the spell", den: 1 }, { verb: "at least", text: "no heart left", den: 1 }, { verb: "at least", text: "the dead do not despair", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3869", source: "casting regions" }],
  worn_down_by: [{ verb: "no", text: "a patrol", den: 1 }, { verb: "no", text: "its own", den: 1 }, { verb: "no", text: "an ally", den: 1 }, { verb: "no", text: "enough for a turn", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_people_after, guards_people_after, why_harvest_after, guards_harvest_after, why_shaken_morale, guards_shaken_morale, why_worn_down_by, guards_worn_down_by, $labels_rules_casting_regions };
