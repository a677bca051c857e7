/** The rules of orders. */
import { $any, $contains, $count, $first, $isLinked, $pick } from "./runtime/lists.js";
import { arm_of, onward, reaches, ways_from } from "./rules_board.js";
import { season_of_retreats } from "./rules_calendar.js";

function unit_in_place(power, place, world) {
  return $first(world.pieces, (unit) => unit.owner === power && unit.place === place && !unit.expelled);
}

function leaving(power, place, world) {
  return $first(world.pieces, (unit) => unit.owner === power && unit.place === place && unit.expelled);
}

function sort_of_unit(arm) {
  if (arm === 0 /* ARM_ARMY */) {
    return "an army";
  }
  if (arm === 1 /* ARM_FLEET */) {
    return "a fleet";
  }
  return "a unit";
}

function rightly_called(unit, arm) {
  return unit === null || arm === null || arm === arm_of(unit);
}

function belongs_to_it(unit, owner) {
  return unit === null || owner === null || unit.owner === owner;
}

function awaits_order(unit) {
  return unit !== null && !unit.commanded;
}

function fleets_at_sea(world) {
  return $pick(world.pieces, (unit) => unit.shore !== null && unit.place.sea, (unit) => unit.shore);
}

function coast_named(place, side) {
  if (side !== null) {
    return $first(place.shores, (shore) => shore.side === side);
  }
  return null;
}

function coasts_open(unit, goal, side) {
  return $pick(goal.shores, (shore) => unit.shore !== null && $contains(unit.shore.near, shore) && (side === null || shore.side === null || shore.side === side), null);
}

function can_go(unit, goal, side, world) {
  let unit_place;
  if (unit === null || unit.place === goal) {
    return false;
  }
  if (unit !== null && unit.shore === null) {
    unit_place = unit.place;
    if ($contains(ways_from(unit_place), goal)) {
      return true;
    }
    if (!goal.sea && $any(unit_place.shores, (start) => $isLinked(start, goal.shores, fleets_at_sea(world), (shore) => onward(shore)))) {
      return true;
    }
  }
  return unit !== null && $count(coasts_open(unit, goal, side), null) === 1;
}

function within_reach(unit) {
  if (unit !== null && unit.shore === null) {
    return ways_from(unit.place);
  }
  return [];
}

function waters_within_reach(unit) {
  if (unit !== null && unit.shore !== null) {
    return unit.shore.near;
  }
  return [];
}

function coast_is_clear(unit, goal, side) {
  return unit === null || $count(coasts_open(unit, goal, side), null) <= 1;
}

function can_help(unit, friend, goal) {
  if (unit === null || friend === null || unit === friend) {
    return false;
  }
  return unit !== null && reaches(unit, goal);
}

function can_carry(unit, freight, goal) {
  if (unit === null || unit.shore === null || !unit.place.sea) {
    return false;
  }
  if (freight === null || freight.shore !== null) {
    return false;
  }
  return !goal.sea && (freight === null || freight.place !== goal);
}

function occupant(place, world) {
  return $first(world.pieces, (unit) => unit.place === place && !unit.expelled);
}

function carried(unit) {
  return unit === null || unit.shore === null;
}

function touches(one, other) {
  return $any(one.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_)));
}

function named_seas(crossing, second, third, world) {
  return $pick(world.provinces, (sea) => sea === crossing || sea === second || sea === third, null);
}

function seas_without_fleet(crossing, second, third, world) {
  return $pick(named_seas(crossing, second, third, world), (sea) => !$any(world.pieces, (unit) => unit.place === sea && unit.shore !== null), null);
}

function route_leads(place, crossing, second, third, goal) {
  if (crossing !== null) {
    if (!touches(place, crossing)) {
      return false;
    }
    if (second !== null && !touches(crossing, second)) {
      return false;
    }
  }
  if (second !== null && third !== null && !touches(second, third)) {
    return false;
  }
  if (crossing === null) {
    return true;
  }
  if (third !== null && touches(third, goal)) {
    return true;
  }
  if (third === null && second !== null && touches(second, goal)) {
    return true;
  }
  return second === null && crossing !== null && touches(crossing, goal);
}

function to_disband(power, place, world) {
  if (season_of_retreats(world)) {
    return leaving(power, place, world);
  }
  return unit_in_place(power, place, world);
}

export { unit_in_place, leaving, sort_of_unit, rightly_called, belongs_to_it, awaits_order, fleets_at_sea, coast_named, coasts_open, can_go, within_reach, waters_within_reach, coast_is_clear, can_help, can_carry, occupant, carried, touches, named_seas, seas_without_fleet, route_leads, to_disband };
