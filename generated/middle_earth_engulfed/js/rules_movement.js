/** The rules of movement. */
import { $add } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { BOARD_AROUND, BOARD_GROUND, HEROES_PACE, PEOPLES_MASTER, PEOPLES_SIDE } from "./tables.js";
import { barred, frontier, home_nation, joined, passable } from "./rules_board.js";
import { closed, first_in, let_in } from "./rules_breach.js";

function allowance(regiment) {
  let value = 1;
  if (regiment.arm === 1 /* ARM_CAVALRY */) {
    value = 2;
  }
  return value;
}

function beside_walls(origin, goal) {
  return BOARD_AROUND[origin] === goal || BOARD_AROUND[goal] === origin;
}

function entry_cost(regiment, goal) {
  let value = 1;
  if (regiment.arm === 1 /* ARM_CAVALRY */ && (BOARD_GROUND[goal] === 1 /* TERRAIN_FOREST */ || BOARD_GROUND[goal] === 2 /* TERRAIN_SWAMP */) && !beside_walls(regiment.place, goal)) {
    value = 2;
  }
  let regiment_place = regiment.place;
  if (beside_walls(regiment_place, goal)) {
    value = 0;
  }
  return value;
}

function pace(individual) {
  let value = HEROES_PACE[individual.hero];
  if (individual.winged) {
    value = value + 1;
  }
  return value;
}

function pass_open(origin, goal, side, world) {
  return frontier(origin, goal) !== 3 /* BORDER_SNOW_PASS */ || passable(5 /* LAND_EREGION */, side, world) && passable(8 /* LAND_DIMRILL_DALE */, side, world);
}

function snowed_in(origin, goal, world) {
  return frontier(origin, goal) === 3 /* BORDER_SNOW_PASS */ && world.happened("snow_closed", "this", 0);
}

function enemies_in(land, side, world) {
  return land !== 41 /* LAND_OFF_BOARD */ && $any(world.regiments, (r) => r.place === land && r.seat.side !== side);
}

function forces_in(land, side, world) {
  return $pick(world.regiments, (r) => r.place === land && r.seat.side === side, null);
}

function pinned(regiment, world) {
  let regiment_place = regiment.place;
  return enemies_in(regiment_place, regiment.seat.side, world) && $any(world.battles, (b) => b.land === regiment_place);
}

function apart_masters(folk, goal, world) {
  return PEOPLES_SIDE[folk] !== 1 /* SIDE_SHADOW */ || !$any(world.regiments, (r) => r.place === goal && r.seat.side === 1 /* SIDE_SHADOW */ && PEOPLES_MASTER[r.folk] !== PEOPLES_MASTER[folk]);
}

function breach_needed(seat, goal, world) {
  return $any(world.nations, (n) => n.folk === home_nation(goal) && !let_in(seat, n, world));
}

function ring_opens(seat, goal, world) {
  return seat.side === 1 /* SIDE_SHADOW */ && world.ring_at === goal;
}

function let_through(seat, goal, world) {
  if (seat.side === 1 /* SIDE_SHADOW */ && closed(goal, world)) {
    return false;
  }
  return !breach_needed(seat, goal, world) || ring_opens(seat, goal, world) || world.happened("protection_broken", "ever", 0, goal, undefined);
}

function march_hindrance(regiment, goal, world) {
  let regiment_place = regiment.place;
  if (regiment_place === 41 /* LAND_OFF_BOARD */) {
    return 1 /* HINDRANCE_OFF_THE_MAP */;
  }
  if (frontier(regiment_place, goal) === 2 /* BORDER_RIDGE */) {
    return 3 /* HINDRANCE_OVER_RIDGES */;
  }
  if (!joined(regiment_place, goal)) {
    return 4 /* HINDRANCE_OUT_OF_TOUCH */;
  }
  if ($add(regiment.travel, entry_cost(regiment, goal)) > allowance(regiment)) {
    return 5 /* HINDRANCE_OUT_OF_REACH */;
  }
  if (pinned(regiment, world)) {
    return 6 /* HINDRANCE_BOUND_BY_FOES */;
  }
  if (BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */) {
    return 7 /* HINDRANCE_BELOW_GROUND */;
  }
  let regiment_folk = regiment.folk;
  if (regiment_folk === 4 /* FOLK_ENTS */ && goal !== 20 /* LAND_FANGORN */ && goal !== 18 /* LAND_ISENGARD_VALE */ && goal !== 19 /* LAND_ORTHANC */) {
    return 8 /* HINDRANCE_OUT_OF_WOODS */;
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (barred(regiment_place, goal, regiment_seat_side, world)) {
    return 9 /* HINDRANCE_GATE_SHUT */;
  }
  if (snowed_in(regiment_place, goal, world)) {
    return 10 /* HINDRANCE_SNOWED_UNDER */;
  }
  if (!pass_open(regiment_place, goal, regiment_seat_side, world)) {
    return 11 /* HINDRANCE_PASS_WATCHED */;
  }
  if (regiment_seat_side === 1 /* SIDE_SHADOW */ && closed(goal, world)) {
    return 12 /* HINDRANCE_MAGIC_HOLDS */;
  }
  if (!let_through(regiment_seat, goal, world)) {
    return 13 /* HINDRANCE_UNBREACHED */;
  }
  if (!first_in(regiment, goal, world)) {
    return 14 /* HINDRANCE_NOT_FOREMOST */;
  }
  if (goal === 0 /* LAND_SHIRE */ && regiment_seat_side === 0 /* SIDE_FREE */ && !world.happened("protection_tried", "ever", 0, 0 /* LAND_SHIRE */)) {
    return 15 /* HINDRANCE_UNTRIED_SHIRE */;
  }
  if (BOARD_AROUND[goal] === regiment_place && enemies_in(regiment_place, regiment_seat_side, world)) {
    return 16 /* HINDRANCE_FIELD_UNWON */;
  }
  if (!apart_masters(regiment_folk, goal, world)) {
    return 17 /* HINDRANCE_RIVALS_THERE */;
  }
  return 0 /* HINDRANCE_UNHINDERED */;
}

function may_march(regiment, goal, world) {
  return march_hindrance(regiment, goal, world) === 0 /* HINDRANCE_UNHINDERED */;
}

function second_line(regiment, world) {
  if ($any(world.battles, (b) => b.land === regiment.place && b.attacker === regiment.seat.side && regiment.origin !== b.origin && regiment.origin !== null)) {
    return true;
  }
  return regiment.helping && $any(world.battles, (b) => b.land === regiment.place && b.attacker !== regiment.seat.side);
}

function next_area(goal, crossed_area) {
  if (crossed_area !== null) {
    return crossed_area;
  }
  return goal;
}

function may_set_out(regiment, goal, crossed_area, world) {
  if (crossed_area === null && may_march(regiment, goal, world)) {
    return true;
  }
  return crossed_area !== null && (march_hindrance(regiment, crossed_area, world) === 0 /* HINDRANCE_UNHINDERED */ || march_hindrance(regiment, crossed_area, world) === 17 /* HINDRANCE_RIVALS_THERE */);
}

function attack_origins(battle, world) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => $any(world.regiments, (r) => r.place === battle.land && r.attacking && r.origin === l_), null);
}

function walk_hindrance(individual, goal, world) {
  let individual_place = individual.place;
  if (individual_place === 41 /* LAND_OFF_BOARD */) {
    return 1 /* HINDRANCE_OFF_THE_MAP */;
  }
  if (individual.travels) {
    return 2 /* HINDRANCE_WITH_THE_RING */;
  }
  if (frontier(individual_place, goal) === 2 /* BORDER_RIDGE */) {
    return 3 /* HINDRANCE_OVER_RIDGES */;
  }
  if (!joined(individual_place, goal)) {
    return 4 /* HINDRANCE_OUT_OF_TOUCH */;
  }
  if (individual.travel >= pace(individual)) {
    return 5 /* HINDRANCE_OUT_OF_REACH */;
  }
  if (BOARD_GROUND[goal] === 3 /* TERRAIN_UNDERGROUND */) {
    return 7 /* HINDRANCE_BELOW_GROUND */;
  }
  if (snowed_in(individual_place, goal, world)) {
    return 10 /* HINDRANCE_SNOWED_UNDER */;
  }
  let individual_seat = individual.seat;
  let individual_seat_side = individual_seat.side;
  if (barred(individual_place, goal, individual_seat_side, world)) {
    return 9 /* HINDRANCE_GATE_SHUT */;
  }
  if (individual_seat_side === 1 /* SIDE_SHADOW */) {
    if (closed(goal, world)) {
      return 12 /* HINDRANCE_MAGIC_HOLDS */;
    }
    if (!let_through(individual_seat, goal, world)) {
      return 13 /* HINDRANCE_UNBREACHED */;
    }
  }
  return 0 /* HINDRANCE_UNHINDERED */;
}

function may_walk(individual, goal, world) {
  return walk_hindrance(individual, goal, world) === 0 /* HINDRANCE_UNHINDERED */;
}

export { allowance, beside_walls, entry_cost, pace, pass_open, snowed_in, enemies_in, forces_in, pinned, apart_masters, breach_needed, ring_opens, let_through, march_hindrance, may_march, second_line, next_area, may_set_out, attack_origins, walk_hindrance, may_walk };
