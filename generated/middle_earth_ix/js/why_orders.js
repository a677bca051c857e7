/** The rules of orders with the notes that explain them, and what has to hold for each entry. */
import { $any, $contains, $count, $first, $isLinked, $pick } from "./runtime/lists.js";
import { onward, reaches, ways_from } from "./rules_board.js";
import { season_of_retreats } from "./rules_calendar.js";
import { coasts_open, fleets_at_sea, leaving, named_seas, touches, unit_in_place } from "./rules_orders.js";

function why_unit_in_place(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.pieces, (unit) => unit.owner === power && unit.place === place && !unit.expelled), notes];
}

function guards_unit_in_place(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_leaving(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.pieces, (unit) => unit.owner === power && unit.place === place && unit.expelled), notes];
}

function guards_leaving(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_sort_of_unit(arm) {
  const notes = [];
  if (arm === 2 /* ARM_DOUBLE_ARMY */) {
    notes.push([0, 0]);
    return ["a double army", notes];
  }
  if (arm === 0 /* ARM_ARMY */) {
    notes.push([1, 0]);
    return ["an army", notes];
  }
  if (arm === 1 /* ARM_FLEET */) {
    notes.push([2, 0]);
    return ["a fleet", notes];
  }
  notes.push([3, 0]);
  return ["a unit", notes];
}

function guards_sort_of_unit(entry, arm) {
  switch (entry) {
    case 0:
      if (!(arm === 2 /* ARM_DOUBLE_ARMY */)) return 0;
      break;
    case 1:
      if (!(arm === 0 /* ARM_ARMY */)) return 0;
      break;
    case 2:
      if (!(arm === 1 /* ARM_FLEET */)) return 0;
      break;
  }
  return -1;
}

function why_belongs_to_it(unit, owner) {
  const notes = [];
  if (unit !== null && owner !== null && unit.owner !== owner) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_belongs_to_it(entry, unit, owner) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(owner !== null)) return 1;
      if (!(unit.owner !== owner)) return 2;
      break;
  }
  return -1;
}

function why_awaits_order(unit) {
  const notes = [];
  if (unit === null || unit.commanded) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_awaits_order(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(!unit.commanded)) return 1;
      break;
  }
  return -1;
}

function why_fleets_at_sea(world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.shore !== null && unit.place.sea, (unit) => unit.shore), notes];
}

function guards_fleets_at_sea(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_coast_named(place, side) {
  const notes = [];
  if (side !== null) {
    notes.push([0, 0]);
    return [$first(place.shores, (shore) => shore.side === side), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_coast_named(entry, place, side) {
  switch (entry) {
    case 0:
      if (!(side !== null)) return 0;
      break;
  }
  return -1;
}

function why_coasts_open(unit, goal, side) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(goal.shores, (shore) => unit.shore !== null && $contains(unit.shore.near, shore) && (side === null || shore.side === null || shore.side === side), null), notes];
}

function guards_coasts_open(entry, unit, goal, side) {
  switch (entry) {
  }
  return -1;
}

function why_can_go(unit, goal, side, world) {
  const notes = [];
  let unit_place;
  if (unit === null || unit.place === goal) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit !== null) {
    if (unit.shore === null) {
      unit_place = unit.place;
      if ($contains(ways_from(unit_place, world), goal)) {
        notes.push([1, 0]);
        return [true, notes];
      }
      if (!goal.sea && $any(unit_place.shores, (start) => $isLinked(start, goal.shores, fleets_at_sea(world), (shore) => onward(shore)))) {
        notes.push([2, 0]);
        return [true, notes];
      }
    }
    if ($count(coasts_open(unit, goal, side), null) === 1) {
      notes.push([3, 0]);
      return [true, notes];
    }
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_can_go(entry, unit, goal, side, world) {
  switch (entry) {
    case 0:
      if (!(unit === null || unit.place === goal)) return 0;
      break;
    case 1:
      if (!(unit !== null)) return 0;
      if (!(unit.shore === null)) return 1;
      if (!($contains(ways_from(unit.place, world), goal))) return 2;
      break;
    case 2:
      if (!(unit !== null)) return 0;
      if (!(unit.shore === null)) return 1;
      if (!(!goal.sea)) return 2;
      if (!($any(unit.place.shores, (start) => $isLinked(start, goal.shores, fleets_at_sea(world), (shore) => onward(shore))))) return 3;
      break;
    case 3:
      if (!(unit !== null)) return 0;
      if (!($count(coasts_open(unit, goal, side), null) === 1)) return 1;
      break;
  }
  return -1;
}

function why_within_reach(unit, world) {
  const notes = [];
  if (unit !== null && unit.shore === null) {
    notes.push([0, 0]);
    return [ways_from(unit.place, world), notes];
  }
  notes.push([1, 0]);
  return [[], notes];
}

function guards_within_reach(entry, unit, world) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(unit.shore === null)) return 1;
      break;
  }
  return -1;
}

function why_waters_within_reach(unit) {
  const notes = [];
  if (unit !== null && unit.shore !== null) {
    notes.push([0, 0]);
    return [unit.shore.near, notes];
  }
  notes.push([1, 0]);
  return [[], notes];
}

function guards_waters_within_reach(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!(unit.shore !== null)) return 1;
      break;
  }
  return -1;
}

function why_coast_is_clear(unit, goal, side) {
  const notes = [];
  if (unit !== null && $count(coasts_open(unit, goal, side), null) > 1) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_coast_is_clear(entry, unit, goal, side) {
  switch (entry) {
    case 0:
      if (!(unit !== null)) return 0;
      if (!($count(coasts_open(unit, goal, side), null) > 1)) return 1;
      break;
  }
  return -1;
}

function why_can_help(unit, friend, goal, world) {
  const notes = [];
  if (unit === null || friend === null || unit === friend) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (unit === null || !reaches(unit, goal, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_help(entry, unit, friend, goal, world) {
  switch (entry) {
    case 0:
      if (!(unit === null || friend === null || unit === friend)) return 0;
      break;
    case 1:
      if (!(unit !== null)) return 0;
      if (!(reaches(unit, goal, world))) return 1;
      break;
  }
  return -1;
}

function why_can_carry(unit, freight, goal) {
  const notes = [];
  if (unit === null || unit.shore === null || !unit.place.sea) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (freight === null || freight.shore !== null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (goal.sea || freight !== null && freight.place === goal) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_can_carry(entry, unit, freight, goal) {
  switch (entry) {
    case 0:
      if (!(unit === null || unit.shore === null || !unit.place.sea)) return 0;
      break;
    case 1:
      if (!(freight === null || freight.shore !== null)) return 0;
      break;
    case 2:
      if (!(goal.sea || freight !== null && freight.place === goal)) return 0;
      break;
  }
  return -1;
}

function why_occupant(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.pieces, (unit) => unit.place === place && !unit.expelled), notes];
}

function guards_occupant(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_carried(unit) {
  const notes = [];
  if (unit !== null && unit.shore !== null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_carried(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit === null || unit.shore === null)) return 0;
      break;
  }
  return -1;
}

function why_touches(one, other) {
  const notes = [];
  if (!$any(one.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_touches(entry, one, other) {
  switch (entry) {
    case 0:
      if (!($any(one.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_))))) return 0;
      break;
  }
  return -1;
}

function why_named_seas(crossing, second, third, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (sea) => sea === crossing || sea === second || sea === third, null), notes];
}

function guards_named_seas(entry, crossing, second, third, world) {
  switch (entry) {
  }
  return -1;
}

function why_seas_without_fleet(crossing, second, third, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(named_seas(crossing, second, third, world), (sea) => !$any(world.pieces, (unit) => unit.place === sea && unit.shore !== null), null), notes];
}

function guards_seas_without_fleet(entry, crossing, second, third, world) {
  switch (entry) {
  }
  return -1;
}

function why_route_leads(place, crossing, second, third, goal) {
  const notes = [];
  if (crossing !== null) {
    if (!touches(place, crossing)) {
      notes.push([0, 0]);
      return [false, notes];
    }
    if (second !== null && !touches(crossing, second)) {
      notes.push([1, 0]);
      return [false, notes];
    }
  }
  if (second !== null && third !== null && !touches(second, third)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (crossing === null) {
    notes.push([3, 0]);
    return [true, notes];
  }
  if (third !== null && touches(third, goal)) {
    notes.push([4, 0]);
    return [true, notes];
  }
  if (third === null && second !== null && touches(second, goal)) {
    notes.push([5, 0]);
    return [true, notes];
  }
  if (second === null && crossing !== null && touches(crossing, goal)) {
    notes.push([6, 0]);
    return [true, notes];
  }
  notes.push([7, 0]);
  return [false, notes];
}

function guards_route_leads(entry, place, crossing, second, third, goal) {
  switch (entry) {
    case 0:
      if (!(crossing !== null)) return 0;
      if (!(!touches(place, crossing))) return 1;
      break;
    case 1:
      if (!(crossing !== null)) return 0;
      if (!(second !== null)) return 1;
      if (!(!touches(crossing, second))) return 2;
      break;
    case 2:
      if (!(second !== null)) return 0;
      if (!(third !== null)) return 1;
      if (!(!touches(second, third))) return 2;
      break;
    case 3:
      if (!(crossing === null)) return 0;
      break;
    case 4:
      if (!(third !== null)) return 0;
      if (!(touches(third, goal))) return 1;
      break;
    case 5:
      if (!(third === null)) return 0;
      if (!(second !== null)) return 1;
      if (!(touches(second, goal))) return 2;
      break;
    case 6:
      if (!(second === null)) return 0;
      if (!(crossing !== null)) return 1;
      if (!(touches(crossing, goal))) return 2;
      break;
  }
  return -1;
}

function why_to_disband(power, place, world) {
  const notes = [];
  if (season_of_retreats(world)) {
    notes.push([0, 0]);
    return [leaving(power, place, world), notes];
  }
  notes.push([1, 0]);
  return [unit_in_place(power, place, world), notes];
}

function guards_to_disband(entry, power, place, world) {
  switch (entry) {
    case 0:
      if (!(season_of_retreats(world))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders = {
  unit_in_place: [{ verb: "otherwise", text: "", den: 1 }],
  leaving: [{ verb: "otherwise", text: "", den: 1 }],
  sort_of_unit: [{ verb: "case", text: "", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", lines 50-52", source: "armies" }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  belongs_to_it: [{ verb: "no", text: "somebody else's", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  awaits_order: [{ verb: "holds", text: "", den: 1 }],
  fleets_at_sea: [{ verb: "otherwise", text: "", den: 1 }],
  coast_named: [{ verb: "case", text: "the coast that is named", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  coasts_open: [{ verb: "otherwise", text: "", den: 1 }],
  can_go: [{ verb: "no", text: "it stands there", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.5\"" }, { verb: "yes", text: "by land", den: 1 }, { verb: "yes", text: "fleets could carry it", den: 1 }, { verb: "yes", text: "by water", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  within_reach: [{ verb: "case", text: "by land", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  waters_within_reach: [{ verb: "case", text: "by water", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  coast_is_clear: [{ verb: "no", text: "several coasts", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  can_help: [{ verb: "no", text: "nobody supports itself", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.8\"" }, { verb: "holds", text: "", den: 1 }],
  can_carry: [{ verb: "no", text: "only a fleet at sea can carry", den: 1 }, { verb: "no", text: "a fleet is not carried", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.7\"" }, { verb: "no", text: "no place to land", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.5\"" }, { verb: "otherwise", text: "", den: 1 }],
  occupant: [{ verb: "otherwise", text: "", den: 1 }],
  carried: [{ verb: "holds", text: "", den: 1 }],
  touches: [{ verb: "holds", text: "", den: 1 }],
  named_seas: [{ verb: "otherwise", text: "", den: 1 }],
  seas_without_fleet: [{ verb: "otherwise", text: "", den: 1 }],
  route_leads: [{ verb: "no", text: "the first sea does not touch the land", den: 1 }, { verb: "no", text: "the second does not touch the first", den: 1 }, { verb: "no", text: "the third does not touch the second", den: 1 }, { verb: "yes", text: "none is named", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  to_disband: [{ verb: "case", text: "it was driven out", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_unit_in_place, guards_unit_in_place, why_leaving, guards_leaving, why_sort_of_unit, guards_sort_of_unit, why_belongs_to_it, guards_belongs_to_it, why_awaits_order, guards_awaits_order, why_fleets_at_sea, guards_fleets_at_sea, why_coast_named, guards_coast_named, why_coasts_open, guards_coasts_open, why_can_go, guards_can_go, why_within_reach, guards_within_reach, why_waters_within_reach, guards_waters_within_reach, why_coast_is_clear, guards_coast_is_clear, why_can_help, guards_can_help, why_can_carry, guards_can_carry, why_occupant, guards_occupant, why_carried, guards_carried, why_touches, guards_touches, why_named_seas, guards_named_seas, why_seas_without_fleet, guards_seas_without_fleet, why_route_leads, guards_route_leads, why_to_disband, guards_to_disband, $labels_rules_orders };
