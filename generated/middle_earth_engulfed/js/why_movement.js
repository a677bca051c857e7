/** The rules of movement with the notes that explain them, and what has to hold for each entry. */
import { $add, $mul } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { BOARD_AROUND, BOARD_GROUND, HEROES_PACE, PEOPLES_MASTER, PEOPLES_SIDE } from "./tables.js";
import { barred, frontier, home_nation, joined, passable } from "./rules_board.js";
import { closed, first_in, let_in } from "./rules_breach.js";
import { allowance, apart_masters, beside_walls, breach_needed, enemies_in, entry_cost, let_through, march_hindrance, may_march, pace, pass_open, pinned, ring_opens, snowed_in, walk_hindrance } from "./rules_movement.js";

function why_allowance(regiment) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if (regiment.arm === 1 /* ARM_CAVALRY */) {
    notes.push([1, 2 - value]);
    value = 2;
  }
  return [value, notes];
}

function guards_allowance(entry, regiment) {
  switch (entry) {
    case 1:
      if (!(regiment.arm === 1 /* ARM_CAVALRY */)) return 0;
      break;
  }
  return -1;
}

function why_beside_walls(origin, goal) {
  const notes = [];
  if (BOARD_AROUND[origin] !== goal && BOARD_AROUND[goal] !== origin) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beside_walls(entry, origin, goal) {
  switch (entry) {
    case 0:
      if (!(BOARD_AROUND[origin] === goal || BOARD_AROUND[goal] === origin)) return 0;
      break;
  }
  return -1;
}

function why_entry_cost(regiment, goal) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if (regiment.arm === 1 /* ARM_CAVALRY */ && (BOARD_GROUND[goal] === 1 /* TERRAIN_FOREST */ || BOARD_GROUND[goal] === 2 /* TERRAIN_SWAMP */) && !beside_walls(regiment.place, goal)) {
    notes.push([1, 2 - value]);
    value = 2;
  }
  let regiment_place = regiment.place;
  if (beside_walls(regiment_place, goal)) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_entry_cost(entry, regiment, goal) {
  switch (entry) {
    case 1:
      if (!(regiment.arm === 1 /* ARM_CAVALRY */)) return 0;
      if (!(BOARD_GROUND[goal] === 1 /* TERRAIN_FOREST */ || BOARD_GROUND[goal] === 2 /* TERRAIN_SWAMP */)) return 1;
      if (!(!beside_walls(regiment.place, goal))) return 2;
      break;
    case 2:
      if (!(beside_walls(regiment.place, goal))) return 0;
      break;
  }
  return -1;
}

function why_pace(individual) {
  const notes = [];
  let value = HEROES_PACE[individual.hero];
  notes.push([0, value]);
  if (individual.winged) {
    notes.push([1, 1]);
    value = value + 1;
  }
  return [value, notes];
}

function guards_pace(entry, individual) {
  switch (entry) {
    case 1:
      if (!(individual.winged)) return 0;
      break;
  }
  return -1;
}

function why_pass_open(origin, goal, side, world) {
  const notes = [];
  if (frontier(origin, goal) === 3 /* BORDER_SNOW_PASS */ && (!passable(5 /* LAND_EREGION */, side, world) || !passable(8 /* LAND_DIMRILL_DALE */, side, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_pass_open(entry, origin, goal, side, world) {
  switch (entry) {
    case 0:
      if (!(frontier(origin, goal) !== 3 /* BORDER_SNOW_PASS */ || passable(5 /* LAND_EREGION */, side, world) && passable(8 /* LAND_DIMRILL_DALE */, side, world))) return 0;
      break;
  }
  return -1;
}

function why_snowed_in(origin, goal, world) {
  const notes = [];
  if (frontier(origin, goal) !== 3 /* BORDER_SNOW_PASS */ || !world.happened("snow_closed", "this", 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_snowed_in(entry, origin, goal, world) {
  switch (entry) {
    case 0:
      if (!(frontier(origin, goal) === 3 /* BORDER_SNOW_PASS */)) return 0;
      if (!(world.happened("snow_closed", "this", 0))) return 1;
      break;
  }
  return -1;
}

function why_enemies_in(land, side, world) {
  const notes = [];
  if (land === 41 /* LAND_OFF_BOARD */ || !$any(world.regiments, (r) => r.place === land && r.seat.side !== side)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_enemies_in(entry, land, side, world) {
  switch (entry) {
    case 0:
      if (!(land !== 41 /* LAND_OFF_BOARD */)) return 0;
      if (!($any(world.regiments, (r) => r.place === land && r.seat.side !== side))) return 1;
      break;
  }
  return -1;
}

function why_forces_in(land, side, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.regiments, (r) => r.place === land && r.seat.side === side, null), notes];
}

function guards_forces_in(entry, land, side, world) {
  switch (entry) {
  }
  return -1;
}

function why_pinned(regiment, world) {
  const notes = [];
  let regiment_place = regiment.place;
  if (!enemies_in(regiment_place, regiment.seat.side, world) || !$any(world.battles, (b) => b.land === regiment_place)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_pinned(entry, regiment, world) {
  switch (entry) {
    case 0:
      if (!(enemies_in(regiment.place, regiment.seat.side, world))) return 0;
      if (!($any(world.battles, (b) => b.land === regiment.place))) return 1;
      break;
  }
  return -1;
}

function why_apart_masters(folk, goal, world) {
  const notes = [];
  if (PEOPLES_SIDE[folk] === 1 /* SIDE_SHADOW */ && $any(world.regiments, (r) => r.place === goal && r.seat.side === 1 /* SIDE_SHADOW */ && PEOPLES_MASTER[r.folk] !== PEOPLES_MASTER[folk])) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_apart_masters(entry, folk, goal, world) {
  switch (entry) {
    case 0:
      if (!(PEOPLES_SIDE[folk] === 1 /* SIDE_SHADOW */)) return 0;
      if (!($any(world.regiments, (r) => r.place === goal && r.seat.side === 1 /* SIDE_SHADOW */ && PEOPLES_MASTER[r.folk] !== PEOPLES_MASTER[folk]))) return 1;
      break;
  }
  return -1;
}

function why_breach_needed(seat, goal, world) {
  const notes = [];
  if (!$any(world.nations, (n) => n.folk === home_nation(goal) && !let_in(seat, n, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_breach_needed(entry, seat, goal, world) {
  switch (entry) {
    case 0:
      if (!($any(world.nations, (n) => n.folk === home_nation(goal) && !let_in(seat, n, world)))) return 0;
      break;
  }
  return -1;
}

function why_ring_opens(seat, goal, world) {
  const notes = [];
  if (seat.side !== 1 /* SIDE_SHADOW */ || world.ring_at !== goal) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_ring_opens(entry, seat, goal, world) {
  switch (entry) {
    case 0:
      if (!(seat.side === 1 /* SIDE_SHADOW */)) return 0;
      if (!(world.ring_at === goal)) return 1;
      break;
  }
  return -1;
}

function why_let_through(seat, goal, world) {
  const notes = [];
  if (seat.side === 1 /* SIDE_SHADOW */ && closed(goal, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (breach_needed(seat, goal, world) && !ring_opens(seat, goal, world) && !world.happened("protection_broken", "ever", 0, goal, undefined)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_let_through(entry, seat, goal, world) {
  switch (entry) {
    case 0:
      if (!(seat.side === 1 /* SIDE_SHADOW */)) return 0;
      if (!(closed(goal, world))) return 1;
      break;
    case 1:
      if (!(breach_needed(seat, goal, world))) return 0;
      if (!(!ring_opens(seat, goal, world))) return 1;
      if (!(!world.happened("protection_broken", "ever", 0, goal, undefined))) return 2;
      break;
  }
  return -1;
}

function why_march_hindrance(regiment, goal, world) {
  const notes = [];
  let regiment_place = regiment.place;
  if (regiment_place === 41 /* LAND_OFF_BOARD */) {
    notes.push([0, 0]);
    return [1 /* HINDRANCE_OFF_THE_MAP */, notes];
  }
  if (frontier(regiment_place, goal) === 2 /* BORDER_RIDGE */) {
    notes.push([1, 0]);
    return [3 /* HINDRANCE_OVER_RIDGES */, notes];
  }
  if (!joined(regiment_place, goal)) {
    notes.push([2, 0]);
    return [4 /* HINDRANCE_OUT_OF_TOUCH */, notes];
  }
  if ($add(regiment.travel, entry_cost(regiment, goal)) > allowance(regiment)) {
    notes.push([3, 0]);
    return [5 /* HINDRANCE_OUT_OF_REACH */, notes];
  }
  if (pinned(regiment, world)) {
    notes.push([4, 0]);
    return [6 /* HINDRANCE_BOUND_BY_FOES */, notes];
  }
  if (BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */) {
    notes.push([5, 0]);
    return [7 /* HINDRANCE_BELOW_GROUND */, notes];
  }
  let regiment_folk = regiment.folk;
  if (regiment_folk === 4 /* FOLK_ENTS */ && goal !== 20 /* LAND_FANGORN */ && goal !== 18 /* LAND_ISENGARD_VALE */ && goal !== 19 /* LAND_ORTHANC */) {
    notes.push([6, 0]);
    return [8 /* HINDRANCE_OUT_OF_WOODS */, notes];
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (barred(regiment_place, goal, regiment_seat_side, world)) {
    notes.push([7, 0]);
    return [9 /* HINDRANCE_GATE_SHUT */, notes];
  }
  if (snowed_in(regiment_place, goal, world)) {
    notes.push([8, 0]);
    return [10 /* HINDRANCE_SNOWED_UNDER */, notes];
  }
  if (!pass_open(regiment_place, goal, regiment_seat_side, world)) {
    notes.push([9, 0]);
    return [11 /* HINDRANCE_PASS_WATCHED */, notes];
  }
  if (regiment_seat_side === 1 /* SIDE_SHADOW */ && closed(goal, world)) {
    notes.push([10, 0]);
    return [12 /* HINDRANCE_MAGIC_HOLDS */, notes];
  }
  if (!let_through(regiment_seat, goal, world)) {
    notes.push([11, 0]);
    return [13 /* HINDRANCE_UNBREACHED */, notes];
  }
  if (!first_in(regiment, goal, world)) {
    notes.push([12, 0]);
    return [14 /* HINDRANCE_NOT_FOREMOST */, notes];
  }
  if (goal === 0 /* LAND_SHIRE */ && regiment_seat_side === 0 /* SIDE_FREE */ && !world.happened("protection_tried", "ever", 0, 0 /* LAND_SHIRE */)) {
    notes.push([13, 0]);
    return [15 /* HINDRANCE_UNTRIED_SHIRE */, notes];
  }
  if (BOARD_AROUND[goal] === regiment_place && enemies_in(regiment_place, regiment_seat_side, world)) {
    notes.push([14, 0]);
    return [16 /* HINDRANCE_FIELD_UNWON */, notes];
  }
  if (!apart_masters(regiment_folk, goal, world)) {
    notes.push([15, 0]);
    return [17 /* HINDRANCE_RIVALS_THERE */, notes];
  }
  notes.push([16, 0]);
  return [0 /* HINDRANCE_UNHINDERED */, notes];
}

function guards_march_hindrance(entry, regiment, goal, world) {
  switch (entry) {
    case 0:
      if (!(regiment.place === 41 /* LAND_OFF_BOARD */)) return 0;
      break;
    case 1:
      if (!(frontier(regiment.place, goal) === 2 /* BORDER_RIDGE */)) return 0;
      break;
    case 2:
      if (!(!joined(regiment.place, goal))) return 0;
      break;
    case 3:
      if (!($add(regiment.travel, entry_cost(regiment, goal)) > allowance(regiment))) return 0;
      break;
    case 4:
      if (!(pinned(regiment, world))) return 0;
      break;
    case 5:
      if (!(BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */)) return 0;
      break;
    case 6:
      if (!(regiment.folk === 4 /* FOLK_ENTS */)) return 0;
      if (!(goal !== 20 /* LAND_FANGORN */ && goal !== 18 /* LAND_ISENGARD_VALE */ && goal !== 19 /* LAND_ORTHANC */)) return 1;
      break;
    case 7:
      if (!(barred(regiment.place, goal, regiment.seat.side, world))) return 0;
      break;
    case 8:
      if (!(snowed_in(regiment.place, goal, world))) return 0;
      break;
    case 9:
      if (!(!pass_open(regiment.place, goal, regiment.seat.side, world))) return 0;
      break;
    case 10:
      if (!(regiment.seat.side === 1 /* SIDE_SHADOW */)) return 0;
      if (!(closed(goal, world))) return 1;
      break;
    case 11:
      if (!(!let_through(regiment.seat, goal, world))) return 0;
      break;
    case 12:
      if (!(!first_in(regiment, goal, world))) return 0;
      break;
    case 13:
      if (!(goal === 0 /* LAND_SHIRE */)) return 0;
      if (!(regiment.seat.side === 0 /* SIDE_FREE */)) return 1;
      if (!(!world.happened("protection_tried", "ever", 0, 0 /* LAND_SHIRE */))) return 2;
      break;
    case 14:
      if (!(BOARD_AROUND[goal] === regiment.place)) return 0;
      if (!(enemies_in(regiment.place, regiment.seat.side, world))) return 1;
      break;
    case 15:
      if (!(!apart_masters(regiment.folk, goal, world))) return 0;
      break;
  }
  return -1;
}

function why_may_march(regiment, goal, world) {
  const notes = [];
  if (march_hindrance(regiment, goal, world) !== 0 /* HINDRANCE_UNHINDERED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_march(entry, regiment, goal, world) {
  switch (entry) {
    case 0:
      if (!(march_hindrance(regiment, goal, world) === 0 /* HINDRANCE_UNHINDERED */)) return 0;
      break;
  }
  return -1;
}

function why_second_line(regiment, world) {
  const notes = [];
  if ($any(world.battles, (b) => b.land === regiment.place && b.attacker === regiment.seat.side && regiment.origin !== b.origin && regiment.origin !== null)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (regiment.helping && $any(world.battles, (b) => b.land === regiment.place && b.attacker !== regiment.seat.side)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_second_line(entry, regiment, world) {
  switch (entry) {
    case 0:
      if (!($any(world.battles, (b) => b.land === regiment.place && b.attacker === regiment.seat.side && regiment.origin !== b.origin && regiment.origin !== null))) return 0;
      break;
    case 1:
      if (!(regiment.helping)) return 0;
      if (!($any(world.battles, (b) => b.land === regiment.place && b.attacker !== regiment.seat.side))) return 1;
      break;
  }
  return -1;
}

function why_next_area(goal, crossed_area) {
  const notes = [];
  if (crossed_area !== null) {
    notes.push([0, 0]);
    return [crossed_area, notes];
  }
  notes.push([1, 0]);
  return [goal, notes];
}

function guards_next_area(entry, goal, crossed_area) {
  switch (entry) {
    case 0:
      if (!(crossed_area !== null)) return 0;
      break;
  }
  return -1;
}

function why_may_set_out(regiment, goal, crossed_area, world) {
  const notes = [];
  if (crossed_area === null && may_march(regiment, goal, world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (crossed_area !== null && (march_hindrance(regiment, crossed_area, world) === 0 /* HINDRANCE_UNHINDERED */ || march_hindrance(regiment, crossed_area, world) === 17 /* HINDRANCE_RIVALS_THERE */)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_may_set_out(entry, regiment, goal, crossed_area, world) {
  switch (entry) {
    case 0:
      if (!(crossed_area === null)) return 0;
      if (!(may_march(regiment, goal, world))) return 1;
      break;
    case 1:
      if (!(crossed_area !== null)) return 0;
      if (!(march_hindrance(regiment, crossed_area, world) === 0 /* HINDRANCE_UNHINDERED */ || march_hindrance(regiment, crossed_area, world) === 17 /* HINDRANCE_RIVALS_THERE */)) return 1;
      break;
  }
  return -1;
}

function why_attack_origins(battle, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => $any(world.regiments, (r) => r.place === battle.land && r.attacking && r.origin === l_), null), notes];
}

function guards_attack_origins(entry, battle, world) {
  switch (entry) {
  }
  return -1;
}

function why_walk_hindrance(individual, goal, world) {
  const notes = [];
  let individual_place = individual.place;
  if (individual_place === 41 /* LAND_OFF_BOARD */) {
    notes.push([0, 0]);
    return [1 /* HINDRANCE_OFF_THE_MAP */, notes];
  }
  if (individual.travels) {
    notes.push([1, 0]);
    return [2 /* HINDRANCE_WITH_THE_RING */, notes];
  }
  if (frontier(individual_place, goal) === 2 /* BORDER_RIDGE */) {
    notes.push([2, 0]);
    return [3 /* HINDRANCE_OVER_RIDGES */, notes];
  }
  if (!joined(individual_place, goal)) {
    notes.push([3, 0]);
    return [4 /* HINDRANCE_OUT_OF_TOUCH */, notes];
  }
  if (individual.travel >= pace(individual)) {
    notes.push([4, 0]);
    return [5 /* HINDRANCE_OUT_OF_REACH */, notes];
  }
  if (BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */) {
    notes.push([5, 0]);
    return [7 /* HINDRANCE_BELOW_GROUND */, notes];
  }
  if (snowed_in(individual_place, goal, world)) {
    notes.push([6, 0]);
    return [10 /* HINDRANCE_SNOWED_UNDER */, notes];
  }
  let individual_seat = individual.seat;
  let individual_seat_side = individual_seat.side;
  if (barred(individual_place, goal, individual_seat_side, world)) {
    notes.push([7, 0]);
    return [9 /* HINDRANCE_GATE_SHUT */, notes];
  }
  if (individual_seat_side === 1 /* SIDE_SHADOW */) {
    if (closed(goal, world)) {
      notes.push([8, 0]);
      return [12 /* HINDRANCE_MAGIC_HOLDS */, notes];
    }
    if (!let_through(individual_seat, goal, world)) {
      notes.push([9, 0]);
      return [13 /* HINDRANCE_UNBREACHED */, notes];
    }
  }
  notes.push([10, 0]);
  return [0 /* HINDRANCE_UNHINDERED */, notes];
}

function guards_walk_hindrance(entry, individual, goal, world) {
  switch (entry) {
    case 0:
      if (!(individual.place === 41 /* LAND_OFF_BOARD */)) return 0;
      break;
    case 1:
      if (!(individual.travels)) return 0;
      break;
    case 2:
      if (!(frontier(individual.place, goal) === 2 /* BORDER_RIDGE */)) return 0;
      break;
    case 3:
      if (!(!joined(individual.place, goal))) return 0;
      break;
    case 4:
      if (!(individual.travel >= pace(individual))) return 0;
      break;
    case 5:
      if (!(BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */)) return 0;
      break;
    case 6:
      if (!(snowed_in(individual.place, goal, world))) return 0;
      break;
    case 7:
      if (!(barred(individual.place, goal, individual.seat.side, world))) return 0;
      break;
    case 8:
      if (!(individual.seat.side === 1 /* SIDE_SHADOW */)) return 0;
      if (!(closed(goal, world))) return 1;
      break;
    case 9:
      if (!(individual.seat.side === 1 /* SIDE_SHADOW */)) return 0;
      if (!(!let_through(individual.seat, goal, world))) return 1;
      break;
  }
  return -1;
}

function why_may_walk(individual, goal, world) {
  const notes = [];
  if (walk_hindrance(individual, goal, world) !== 0 /* HINDRANCE_UNHINDERED */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_walk(entry, individual, goal, world) {
  switch (entry) {
    case 0:
      if (!(walk_hindrance(individual, goal, world) === 0 /* HINDRANCE_UNHINDERED */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_movement = {
  allowance: [{ verb: "base", text: "the march of infantry and artillery", den: 1 }, { verb: "set to", text: "cavalry", den: 1 }],
  beside_walls: [{ verb: "holds", text: "", den: 1 }],
  entry_cost: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "cavalry in forest or swamp", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 99" }, { verb: "set to", text: "into or out of the walls", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 115" }],
  pace: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "winged steeds", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 100" }],
  pass_open: [{ verb: "holds", text: "", den: 1 }],
  snowed_in: [{ verb: "holds", text: "", den: 1 }],
  enemies_in: [{ verb: "holds", text: "", den: 1 }],
  forces_in: [{ verb: "otherwise", text: "", den: 1 }],
  pinned: [{ verb: "holds", text: "", den: 1 }],
  apart_masters: [{ verb: "no", text: "the other master is there", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  breach_needed: [{ verb: "holds", text: "", den: 1 }],
  ring_opens: [{ verb: "holds", text: "", den: 1 }],
  let_through: [{ verb: "no", text: "magic", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 110" }, { verb: "no", text: "no breach has been declared", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 59" }, { verb: "otherwise", text: "", den: 1 }],
  march_hindrance: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 114" }, { verb: "case", text: "", den: 1, cites: "ruling \"The map-board\"" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 99" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 101" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 112" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 67; \"4. Movement\", line 109" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 116" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 114" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 114" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 110" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 59" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 60" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 107" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 115" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 111" }, { verb: "otherwise", text: "", den: 1 }],
  may_march: [{ verb: "holds", text: "", den: 1 }],
  second_line: [{ verb: "yes", text: "it attacked from elsewhere", den: 1 }, { verb: "yes", text: "it came to help the defender", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  next_area: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  may_set_out: [{ verb: "yes", text: "it goes straight there", den: 1 }, { verb: "yes", text: "it may go as far as the area between", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  attack_origins: [{ verb: "otherwise", text: "", den: 1 }],
  walk_hindrance: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 20" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 114" }, { verb: "case", text: "", den: 1, cites: "ruling \"The map-board\"" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 22; \"4. Movement\", line 100" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 112" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 114" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 116" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 110" }, { verb: "case", text: "", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 59; \"4. Movement\", line 110" }, { verb: "otherwise", text: "", den: 1 }],
  may_walk: [{ verb: "holds", text: "", den: 1 }],
};

export { why_allowance, guards_allowance, why_beside_walls, guards_beside_walls, why_entry_cost, guards_entry_cost, why_pace, guards_pace, why_pass_open, guards_pass_open, why_snowed_in, guards_snowed_in, why_enemies_in, guards_enemies_in, why_forces_in, guards_forces_in, why_pinned, guards_pinned, why_apart_masters, guards_apart_masters, why_breach_needed, guards_breach_needed, why_ring_opens, guards_ring_opens, why_let_through, guards_let_through, why_march_hindrance, guards_march_hindrance, why_may_march, guards_may_march, why_second_line, guards_second_line, why_next_area, guards_next_area, why_may_set_out, guards_may_set_out, why_attack_origins, guards_attack_origins, why_walk_hindrance, guards_walk_hindrance, why_may_walk, guards_may_walk, $labels_rules_movement };
