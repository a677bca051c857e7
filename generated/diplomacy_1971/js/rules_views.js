/** The rules of views. */
import { $present } from "./runtime/numbers.js";
import { $any, $contains, $first, $pick } from "./runtime/lists.js";
import { centres_of, plays, units_of } from "./rules_calendar.js";
import { leaving, occupant, unit_in_place } from "./rules_orders.js";

function holder_of(place, world) {
  return $first(world.powers, (power) => unit_in_place(power, place, world) !== null);
}

function sign_of(unit) {
  let unit_shore_side;
  let unit_shore = unit.shore;
  if (unit_shore === null) {
    return "A";
  }
  if (unit_shore !== null) {
    unit_shore_side = unit_shore.side;
    if (unit_shore_side === 0 /* SIDE_NORTHERN */) {
      return "F/NC";
    }
    if (unit_shore_side === 1 /* SIDE_EASTERN */) {
      return "F/EC";
    }
    if (unit_shore_side === 2 /* SIDE_SOUTHERN */) {
      return "F/SC";
    }
  }
  return "F";
}

function sign_at(place, world) {
  let piece = occupant(place, world);
  if (piece !== null) {
    return sign_of(piece);
  }
  return "";
}

function outcast(place, world) {
  return $first(world.pieces, (unit) => unit.place === place && unit.expelled);
}

function outcast_sign(place, world) {
  let piece = outcast(place, world);
  if (piece !== null) {
    return sign_of(piece);
  }
  return "";
}

function ways_out(place, world) {
  let piece = outcast(place, world);
  if (piece !== null) {
    return piece.refuges;
  }
  return [];
}

function waters_out(place, world) {
  let piece = outcast(place, world);
  if (piece !== null) {
    return piece.havens;
  }
  return [];
}

function outcast_owner(place, world) {
  return $first(world.powers, (power) => leaving(power, place, world) !== null);
}

function ways_apart(place, world) {
  return $pick(world.provinces, (other) => $any(place.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_))), null);
}

function map_sign(place) {
  if (place.supply_centre) {
    return "\u2605";
  }
  if (place.sea) {
    return "~";
  }
  return "";
}

function helped_place(support) {
  let support_goal = support.goal;
  if (support_goal !== null) {
    return support_goal;
  }
  return support.friend.place;
}

function units_on_board(power, world) {
  return $pick(world.provinces, (place) => holder_of(place, world) !== null, null);
}

function units_on_board_whose(power, place, world) {
  return $present(holder_of(place, world), "");
}

function units_on_board_unit(power, place, world) {
  return sign_at(place, world);
}

function driven_out(power, world) {
  return $pick(world.provinces, (place) => outcast(place, world) !== null, null);
}

function driven_out_whose(power, place, world) {
  return outcast_owner(place, world);
}

function driven_out_unit(power, place, world) {
  return outcast_sign(place, world);
}

function driven_out_may_go(power, place, world) {
  return ways_out(place, world);
}

function driven_out_may_sail(power, place, world) {
  return waters_out(place, world);
}

function board(power, world) {
  return $pick(world.provinces, null, null);
}

function board_easting(power, place) {
  return place.easting;
}

function board_southing(power, place) {
  return place.southing;
}

function board_by_land(power, place) {
  return place.borders;
}

function board_apart(power, place, world) {
  return ways_apart(place, world);
}

function board_owner(power, place) {
  return place.owner;
}

function board_sign(power, place) {
  return map_sign(place);
}

function ordered(power, world) {
  return $pick(world.moves, null, null);
}

function ordered_from_there(power, move) {
  return move.unit.place;
}

function ordered_goal(power, move) {
  return move.goal;
}

function ordered_owner(power, move) {
  return move.unit.owner;
}

function helping(power, world) {
  return $pick(world.supports, null, null);
}

function helping_from_there(power, support) {
  return support.unit.place;
}

function helping_into(power, support) {
  return helped_place(support);
}

function helping_sign(power, support) {
  return "S";
}

function carrying(power, world) {
  return $pick(world.convoys, null, null);
}

function carrying_from_there(power, convoy) {
  return convoy.unit.place;
}

function carrying_goal(power, convoy) {
  return convoy.goal;
}

function carrying_sign(power, convoy) {
  return "C";
}

function paths(power, world) {
  return $pick(world.pieces, (unit) => unit.trail !== null, null);
}

function paths_trail(power, unit) {
  return $present(unit.trail, "");
}

function paths_place(power, unit) {
  return unit.place;
}

function paths_owner(power, unit) {
  return unit.owner;
}

function failed(power, world) {
  return $pick(world.pieces, (unit) => unit.thwarted !== null, null);
}

function failed_place(power, unit) {
  return unit.place;
}

function failed_thwarted(power, unit) {
  return $present(unit.thwarted, "");
}

function failed_sign(power, unit) {
  return "\u00d7";
}

function supply_centres(power, world) {
  return $pick(world.provinces, (place) => place.supply_centre, null);
}

function supply_centres_owner(power, place) {
  return place.owner;
}

function fortunes(power, world) {
  return $pick(world.powers, (other) => plays(other, world), null);
}

function fortunes_centres(power, other, world) {
  return centres_of(other, world);
}

function fortunes_units(power, other, world) {
  return units_of(other, world);
}

export { holder_of, sign_of, sign_at, outcast, outcast_sign, ways_out, waters_out, outcast_owner, ways_apart, map_sign, helped_place, units_on_board, units_on_board_whose, units_on_board_unit, driven_out, driven_out_whose, driven_out_unit, driven_out_may_go, driven_out_may_sail, board, board_easting, board_southing, board_by_land, board_apart, board_owner, board_sign, ordered, ordered_from_there, ordered_goal, ordered_owner, helping, helping_from_there, helping_into, helping_sign, carrying, carrying_from_there, carrying_goal, carrying_sign, paths, paths_trail, paths_place, paths_owner, failed, failed_place, failed_thwarted, failed_sign, supply_centres, supply_centres_owner, fortunes, fortunes_centres, fortunes_units };
