/** The rules of views with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $any, $contains, $first, $pick } from "./runtime/lists.js";
import { centres_of, plays, units_of } from "./rules_calendar.js";
import { leaving, occupant, unit_in_place } from "./rules_orders.js";
import { helped_place, holder_of, map_sign, outcast, outcast_owner, outcast_sign, sign_at, sign_of, waters_out, ways_apart, ways_out } from "./rules_views.js";

function why_holder_of(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.powers, (power) => unit_in_place(power, place, world) !== null), notes];
}

function guards_holder_of(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_sign_of(unit) {
  const notes = [];
  let unit_shore_side;
  let unit_shore = unit.shore;
  if (unit_shore === null) {
    notes.push([0, 0]);
    return ["A", notes];
  }
  if (unit_shore !== null) {
    unit_shore_side = unit_shore.side;
    if (unit_shore_side === 0 /* SIDE_NORTHERN */) {
      notes.push([1, 0]);
      return ["F/NC", notes];
    }
    if (unit_shore_side === 1 /* SIDE_EASTERN */) {
      notes.push([2, 0]);
      return ["F/EC", notes];
    }
    if (unit_shore_side === 2 /* SIDE_SOUTHERN */) {
      notes.push([3, 0]);
      return ["F/SC", notes];
    }
  }
  notes.push([4, 0]);
  return ["F", notes];
}

function guards_sign_of(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.shore === null)) return 0;
      break;
    case 1:
      if (!(unit.shore !== null)) return 0;
      if (!(unit.shore.side === 0 /* SIDE_NORTHERN */)) return 1;
      break;
    case 2:
      if (!(unit.shore !== null)) return 0;
      if (!(unit.shore.side === 1 /* SIDE_EASTERN */)) return 1;
      break;
    case 3:
      if (!(unit.shore !== null)) return 0;
      if (!(unit.shore.side === 2 /* SIDE_SOUTHERN */)) return 1;
      break;
  }
  return -1;
}

function why_sign_at(place, world) {
  const notes = [];
  if (occupant(place, world) !== null) {
    notes.push([0, 0]);
    return [sign_of($present(occupant(place, world), "")), notes];
  }
  notes.push([1, 0]);
  return ["", notes];
}

function guards_sign_at(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(occupant(place, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_outcast(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.pieces, (unit) => unit.place === place && unit.expelled), notes];
}

function guards_outcast(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_outcast_sign(place, world) {
  const notes = [];
  if (outcast(place, world) !== null) {
    notes.push([0, 0]);
    return [sign_of($present(outcast(place, world), "")), notes];
  }
  notes.push([1, 0]);
  return ["", notes];
}

function guards_outcast_sign(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(outcast(place, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_ways_out(place, world) {
  const notes = [];
  if (outcast(place, world) !== null) {
    notes.push([0, 0]);
    return [$present(outcast(place, world), "").refuges, notes];
  }
  notes.push([1, 0]);
  return [[], notes];
}

function guards_ways_out(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(outcast(place, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_waters_out(place, world) {
  const notes = [];
  if (outcast(place, world) !== null) {
    notes.push([0, 0]);
    return [$present(outcast(place, world), "").havens, notes];
  }
  notes.push([1, 0]);
  return [[], notes];
}

function guards_waters_out(entry, place, world) {
  switch (entry) {
    case 0:
      if (!(outcast(place, world) !== null)) return 0;
      break;
  }
  return -1;
}

function why_outcast_owner(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.powers, (power) => leaving(power, place, world) !== null), notes];
}

function guards_outcast_owner(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_ways_apart(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (other) => $any(place.shores, (shore) => $any(other.shores, (next_) => $contains(shore.near, next_))), null), notes];
}

function guards_ways_apart(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_map_sign(place) {
  const notes = [];
  if (place.supply_centre) {
    notes.push([0, 0]);
    return ["\u2605", notes];
  }
  if (place.sea) {
    notes.push([1, 0]);
    return ["~", notes];
  }
  notes.push([2, 0]);
  return ["", notes];
}

function guards_map_sign(entry, place) {
  switch (entry) {
    case 0:
      if (!(place.supply_centre)) return 0;
      break;
    case 1:
      if (!(place.sea)) return 0;
      break;
  }
  return -1;
}

function why_helped_place(support) {
  const notes = [];
  let support_goal = support.goal;
  if (support_goal !== null) {
    notes.push([0, 0]);
    return [support_goal, notes];
  }
  notes.push([1, 0]);
  return [support.friend.place, notes];
}

function guards_helped_place(entry, support) {
  switch (entry) {
    case 0:
      if (!(support.goal !== null)) return 0;
      break;
  }
  return -1;
}

function why_units_on_board(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (place) => holder_of(place, world) !== null, null), notes];
}

function guards_units_on_board(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_board_whose(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(holder_of(place, world), ""), notes];
}

function guards_units_on_board_whose(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_board_unit(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [sign_at(place, world), notes];
}

function guards_units_on_board_unit(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (place) => outcast(place, world) !== null, null), notes];
}

function guards_driven_out(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out_whose(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [outcast_owner(place, world), notes];
}

function guards_driven_out_whose(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out_unit(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [outcast_sign(place, world), notes];
}

function guards_driven_out_unit(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out_may_go(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [ways_out(place, world), notes];
}

function guards_driven_out_may_go(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out_may_sail(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [waters_out(place, world), notes];
}

function guards_driven_out_may_sail(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_board(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, null, null), notes];
}

function guards_board(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_board_easting(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.easting, notes];
}

function guards_board_easting(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_board_southing(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.southing, notes];
}

function guards_board_southing(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_board_by_land(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.borders, notes];
}

function guards_board_by_land(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_board_apart(power, place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [ways_apart(place, world), notes];
}

function guards_board_apart(entry, power, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_board_owner(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.owner, notes];
}

function guards_board_owner(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_board_sign(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [map_sign(place), notes];
}

function guards_board_sign(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_ordered(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.moves, null, null), notes];
}

function guards_ordered(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_ordered_from_there(power, move) {
  const notes = [];
  notes.push([0, 0]);
  return [move.unit.place, notes];
}

function guards_ordered_from_there(entry, power, move) {
  switch (entry) {
  }
  return -1;
}

function why_ordered_goal(power, move) {
  const notes = [];
  notes.push([0, 0]);
  return [move.goal, notes];
}

function guards_ordered_goal(entry, power, move) {
  switch (entry) {
  }
  return -1;
}

function why_ordered_owner(power, move) {
  const notes = [];
  notes.push([0, 0]);
  return [move.unit.owner, notes];
}

function guards_ordered_owner(entry, power, move) {
  switch (entry) {
  }
  return -1;
}

function why_helping(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.supports, null, null), notes];
}

function guards_helping(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_helping_from_there(power, support) {
  const notes = [];
  notes.push([0, 0]);
  return [support.unit.place, notes];
}

function guards_helping_from_there(entry, power, support) {
  switch (entry) {
  }
  return -1;
}

function why_helping_into(power, support) {
  const notes = [];
  notes.push([0, 0]);
  return [helped_place(support), notes];
}

function guards_helping_into(entry, power, support) {
  switch (entry) {
  }
  return -1;
}

function why_helping_sign(power, support) {
  const notes = [];
  notes.push([0, 0]);
  return ["S", notes];
}

function guards_helping_sign(entry, power, support) {
  switch (entry) {
  }
  return -1;
}

function why_carrying(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.convoys, null, null), notes];
}

function guards_carrying(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_carrying_from_there(power, convoy) {
  const notes = [];
  notes.push([0, 0]);
  return [convoy.unit.place, notes];
}

function guards_carrying_from_there(entry, power, convoy) {
  switch (entry) {
  }
  return -1;
}

function why_carrying_goal(power, convoy) {
  const notes = [];
  notes.push([0, 0]);
  return [convoy.goal, notes];
}

function guards_carrying_goal(entry, power, convoy) {
  switch (entry) {
  }
  return -1;
}

function why_carrying_sign(power, convoy) {
  const notes = [];
  notes.push([0, 0]);
  return ["C", notes];
}

function guards_carrying_sign(entry, power, convoy) {
  switch (entry) {
  }
  return -1;
}

function why_paths(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.trail !== null, null), notes];
}

function guards_paths(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_paths_trail(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(unit.trail, ""), notes];
}

function guards_paths_trail(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_paths_place(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [unit.place, notes];
}

function guards_paths_place(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_paths_owner(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [unit.owner, notes];
}

function guards_paths_owner(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_failed(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.pieces, (unit) => unit.thwarted !== null, null), notes];
}

function guards_failed(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_failed_place(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [unit.place, notes];
}

function guards_failed_place(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_failed_thwarted(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(unit.thwarted, ""), notes];
}

function guards_failed_thwarted(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_failed_sign(power, unit) {
  const notes = [];
  notes.push([0, 0]);
  return ["\u00d7", notes];
}

function guards_failed_sign(entry, power, unit) {
  switch (entry) {
  }
  return -1;
}

function why_supply_centres(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.provinces, (place) => place.supply_centre, null), notes];
}

function guards_supply_centres(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_supply_centres_owner(power, place) {
  const notes = [];
  notes.push([0, 0]);
  return [place.owner, notes];
}

function guards_supply_centres_owner(entry, power, place) {
  switch (entry) {
  }
  return -1;
}

function why_fortunes(power, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.powers, (other) => plays(other, world), null), notes];
}

function guards_fortunes(entry, power, world) {
  switch (entry) {
  }
  return -1;
}

function why_fortunes_centres(power, other, world) {
  const notes = [];
  notes.push([0, 0]);
  return [centres_of(other, world), notes];
}

function guards_fortunes_centres(entry, power, other, world) {
  switch (entry) {
  }
  return -1;
}

function why_fortunes_units(power, other, world) {
  const notes = [];
  notes.push([0, 0]);
  return [units_of(other, world), notes];
}

function guards_fortunes_units(entry, power, other, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_views = {
  holder_of: [{ verb: "otherwise", text: "", den: 1 }],
  sign_of: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  sign_at: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  outcast: [{ verb: "otherwise", text: "", den: 1 }],
  outcast_sign: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  ways_out: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  waters_out: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  outcast_owner: [{ verb: "otherwise", text: "", den: 1 }],
  ways_apart: [{ verb: "otherwise", text: "", den: 1 }],
  map_sign: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  helped_place: [{ verb: "case", text: "a move", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  units_on_board: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_board_whose: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_board_unit: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out_whose: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out_unit: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out_may_go: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out_may_sail: [{ verb: "otherwise", text: "", den: 1 }],
  board: [{ verb: "otherwise", text: "", den: 1 }],
  board_easting: [{ verb: "otherwise", text: "", den: 1 }],
  board_southing: [{ verb: "otherwise", text: "", den: 1 }],
  board_by_land: [{ verb: "otherwise", text: "", den: 1 }],
  board_apart: [{ verb: "otherwise", text: "", den: 1 }],
  board_owner: [{ verb: "otherwise", text: "", den: 1 }],
  board_sign: [{ verb: "otherwise", text: "", den: 1 }],
  ordered: [{ verb: "otherwise", text: "", den: 1 }],
  ordered_from_there: [{ verb: "otherwise", text: "", den: 1 }],
  ordered_goal: [{ verb: "otherwise", text: "", den: 1 }],
  ordered_owner: [{ verb: "otherwise", text: "", den: 1 }],
  helping: [{ verb: "otherwise", text: "", den: 1 }],
  helping_from_there: [{ verb: "otherwise", text: "", den: 1 }],
  helping_into: [{ verb: "otherwise", text: "", den: 1 }],
  helping_sign: [{ verb: "otherwise", text: "", den: 1 }],
  carrying: [{ verb: "otherwise", text: "", den: 1 }],
  carrying_from_there: [{ verb: "otherwise", text: "", den: 1 }],
  carrying_goal: [{ verb: "otherwise", text: "", den: 1 }],
  carrying_sign: [{ verb: "otherwise", text: "", den: 1 }],
  paths: [{ verb: "otherwise", text: "", den: 1 }],
  paths_trail: [{ verb: "otherwise", text: "", den: 1 }],
  paths_place: [{ verb: "otherwise", text: "", den: 1 }],
  paths_owner: [{ verb: "otherwise", text: "", den: 1 }],
  failed: [{ verb: "otherwise", text: "", den: 1 }],
  failed_place: [{ verb: "otherwise", text: "", den: 1 }],
  failed_thwarted: [{ verb: "otherwise", text: "", den: 1 }],
  failed_sign: [{ verb: "otherwise", text: "", den: 1 }],
  supply_centres: [{ verb: "otherwise", text: "", den: 1 }],
  supply_centres_owner: [{ verb: "otherwise", text: "", den: 1 }],
  fortunes: [{ verb: "otherwise", text: "", den: 1 }],
  fortunes_centres: [{ verb: "otherwise", text: "", den: 1 }],
  fortunes_units: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_holder_of, guards_holder_of, why_sign_of, guards_sign_of, why_sign_at, guards_sign_at, why_outcast, guards_outcast, why_outcast_sign, guards_outcast_sign, why_ways_out, guards_ways_out, why_waters_out, guards_waters_out, why_outcast_owner, guards_outcast_owner, why_ways_apart, guards_ways_apart, why_map_sign, guards_map_sign, why_helped_place, guards_helped_place, why_units_on_board, guards_units_on_board, why_units_on_board_whose, guards_units_on_board_whose, why_units_on_board_unit, guards_units_on_board_unit, why_driven_out, guards_driven_out, why_driven_out_whose, guards_driven_out_whose, why_driven_out_unit, guards_driven_out_unit, why_driven_out_may_go, guards_driven_out_may_go, why_driven_out_may_sail, guards_driven_out_may_sail, why_board, guards_board, why_board_easting, guards_board_easting, why_board_southing, guards_board_southing, why_board_by_land, guards_board_by_land, why_board_apart, guards_board_apart, why_board_owner, guards_board_owner, why_board_sign, guards_board_sign, why_ordered, guards_ordered, why_ordered_from_there, guards_ordered_from_there, why_ordered_goal, guards_ordered_goal, why_ordered_owner, guards_ordered_owner, why_helping, guards_helping, why_helping_from_there, guards_helping_from_there, why_helping_into, guards_helping_into, why_helping_sign, guards_helping_sign, why_carrying, guards_carrying, why_carrying_from_there, guards_carrying_from_there, why_carrying_goal, guards_carrying_goal, why_carrying_sign, guards_carrying_sign, why_paths, guards_paths, why_paths_trail, guards_paths_trail, why_paths_place, guards_paths_place, why_paths_owner, guards_paths_owner, why_failed, guards_failed, why_failed_place, guards_failed_place, why_failed_thwarted, guards_failed_thwarted, why_failed_sign, guards_failed_sign, why_supply_centres, guards_supply_centres, why_supply_centres_owner, guards_supply_centres_owner, why_fortunes, guards_fortunes, why_fortunes_centres, guards_fortunes_centres, why_fortunes_units, guards_fortunes_units, $labels_rules_views };
