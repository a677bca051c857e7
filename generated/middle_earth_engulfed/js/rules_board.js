/** The rules of board. */
import { $has } from "./runtime/numbers.js";
import { BOARD_MUSTER, BOARD_NATION, BORDERS_BORDER } from "./tables.js";

function home_nation(land) {
  return BOARD_NATION[land];
}

function muster_point_at(land) {
  return BOARD_MUSTER[land];
}

function musters_in(folk, land) {
  return muster_point_at(land) && home_nation(land) === folk;
}

function in_hands(land, side, world) {
  if (side === 0 /* SIDE_FREE */ && $has(world.free_lands, land)) {
    return true;
  }
  return side === 1 /* SIDE_SHADOW */ && $has(world.shadow_lands, land);
}

function passable(land, side, world) {
  if (side === 0 /* SIDE_FREE */ && $has(world.shadow_lands, land)) {
    return false;
  }
  return side !== 1 /* SIDE_SHADOW */ || !$has(world.free_lands, land);
}

function frontier(origin, goal) {
  return BORDERS_BORDER[origin][goal];
}

function joined(origin, goal) {
  let frontier_ = frontier(origin, goal);
  return frontier_ !== 0 /* BORDER_NO_BORDER */ && frontier_ !== 2 /* BORDER_RIDGE */;
}

function barred(origin, goal, side, world) {
  let frontier_ = frontier(origin, goal);
  if (frontier_ === 5 /* BORDER_PAST_BLACK_GATE */ && !passable(35 /* LAND_BLACK_GATE */, side, world)) {
    return true;
  }
  if (frontier_ === 6 /* BORDER_PAST_MINAS_MORGUL */ && !passable(36 /* LAND_MINAS_MORGUL */, side, world)) {
    return true;
  }
  return frontier_ === 7 /* BORDER_PAST_OSGILIATH */ && !passable(33 /* LAND_OSGILIATH */, side, world);
}

export { home_nation, muster_point_at, musters_in, in_hands, passable, frontier, joined, barred };
