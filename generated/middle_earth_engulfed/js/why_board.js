/** The rules of board with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { BOARD_MUSTER, BOARD_NATION, BORDERS_BORDER } from "./tables.js";
import { frontier, home_nation, muster_point_at, passable } from "./rules_board.js";

function why_home_nation(land) {
  const notes = [];
  notes.push([0, 0]);
  return [BOARD_NATION[land], notes];
}

function guards_home_nation(entry, land) {
  switch (entry) {
  }
  return -1;
}

function why_muster_point_at(land) {
  const notes = [];
  if (!BOARD_MUSTER[land]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_muster_point_at(entry, land) {
  switch (entry) {
    case 0:
      if (!(BOARD_MUSTER[land])) return 0;
      break;
  }
  return -1;
}

function why_musters_in(folk, land) {
  const notes = [];
  if (!muster_point_at(land) || home_nation(land) !== folk) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_musters_in(entry, folk, land) {
  switch (entry) {
    case 0:
      if (!(muster_point_at(land))) return 0;
      if (!(home_nation(land) === folk)) return 1;
      break;
  }
  return -1;
}

function why_in_hands(land, side, world) {
  const notes = [];
  if (side === 0 /* SIDE_FREE */ && $has(world.free_lands, land)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (side === 1 /* SIDE_SHADOW */ && $has(world.shadow_lands, land)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_in_hands(entry, land, side, world) {
  switch (entry) {
    case 0:
      if (!(side === 0 /* SIDE_FREE */)) return 0;
      if (!($has(world.free_lands, land))) return 1;
      break;
    case 1:
      if (!(side === 1 /* SIDE_SHADOW */)) return 0;
      if (!($has(world.shadow_lands, land))) return 1;
      break;
  }
  return -1;
}

function why_passable(land, side, world) {
  const notes = [];
  if (side === 0 /* SIDE_FREE */ && $has(world.shadow_lands, land)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (side === 1 /* SIDE_SHADOW */ && $has(world.free_lands, land)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_passable(entry, land, side, world) {
  switch (entry) {
    case 0:
      if (!(side === 0 /* SIDE_FREE */)) return 0;
      if (!($has(world.shadow_lands, land))) return 1;
      break;
    case 1:
      if (!(side === 1 /* SIDE_SHADOW */)) return 0;
      if (!($has(world.free_lands, land))) return 1;
      break;
  }
  return -1;
}

function why_frontier(origin, goal) {
  const notes = [];
  notes.push([0, 0]);
  return [BORDERS_BORDER[origin][goal], notes];
}

function guards_frontier(entry, origin, goal) {
  switch (entry) {
  }
  return -1;
}

function why_joined(origin, goal) {
  const notes = [];
  if (frontier(origin, goal) === 0 /* BORDER_NO_BORDER */ || frontier(origin, goal) === 2 /* BORDER_RIDGE */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_joined(entry, origin, goal) {
  switch (entry) {
    case 0:
      if (!(frontier(origin, goal) === 0 /* BORDER_NO_BORDER */ || frontier(origin, goal) === 2 /* BORDER_RIDGE */)) return 0;
      break;
  }
  return -1;
}

function why_barred(origin, goal, side, world) {
  const notes = [];
  if (frontier(origin, goal) === 5 /* BORDER_PAST_BLACK_GATE */ && !passable(35 /* LAND_BLACK_GATE */, side, world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (frontier(origin, goal) === 6 /* BORDER_PAST_MINAS_MORGUL */ && !passable(36 /* LAND_MINAS_MORGUL */, side, world)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (frontier(origin, goal) === 7 /* BORDER_PAST_OSGILIATH */ && !passable(33 /* LAND_OSGILIATH */, side, world)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_barred(entry, origin, goal, side, world) {
  switch (entry) {
    case 0:
      if (!(frontier(origin, goal) === 5 /* BORDER_PAST_BLACK_GATE */)) return 0;
      if (!(!passable(35 /* LAND_BLACK_GATE */, side, world))) return 1;
      break;
    case 1:
      if (!(frontier(origin, goal) === 6 /* BORDER_PAST_MINAS_MORGUL */)) return 0;
      if (!(!passable(36 /* LAND_MINAS_MORGUL */, side, world))) return 1;
      break;
    case 2:
      if (!(frontier(origin, goal) === 7 /* BORDER_PAST_OSGILIATH */)) return 0;
      if (!(!passable(33 /* LAND_OSGILIATH */, side, world))) return 1;
      break;
  }
  return -1;
}

const $labels_rules_board = {
  home_nation: [{ verb: "otherwise", text: "", den: 1 }],
  muster_point_at: [{ verb: "holds", text: "", den: 1 }],
  musters_in: [{ verb: "holds", text: "", den: 1 }],
  in_hands: [{ verb: "yes", text: "", den: 1 }, { verb: "yes", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  passable: [{ verb: "no", text: "", den: 1 }, { verb: "no", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  frontier: [{ verb: "otherwise", text: "", den: 1 }],
  joined: [{ verb: "no", text: "nothing that can be crossed", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  barred: [{ verb: "yes", text: "the Black Gate", den: 1 }, { verb: "yes", text: "Minas Morgul", den: 1 }, { verb: "yes", text: "Osgiliath", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_home_nation, guards_home_nation, why_muster_point_at, guards_muster_point_at, why_musters_in, guards_musters_in, why_in_hands, guards_in_hands, why_passable, guards_passable, why_frontier, guards_frontier, why_joined, guards_joined, why_barred, guards_barred, $labels_rules_board };
