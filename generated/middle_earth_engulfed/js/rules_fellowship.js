/** The rules of fellowship. */
import { $has } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { WAYS_ROAD, stops_halts, stops_maximum, stops_peril, stops_sanctuary, stops_stretch } from "./tables.js";

function keeps_ring(seat, world) {
  let seat_chair;
  if ($has(world.variants, 1)) {
    seat_chair = seat.chair;
    if (seat_chair === 1 /* CHAIR_FIRST_CHAIR */ && stretch(world) > 3 /* ROAD_REACHED_MISTY_MOUNTAINS */) {
      return false;
    }
    if (seat_chair === 2 /* CHAIR_SECOND_CHAIR */ && stretch(world) <= 3 /* ROAD_REACHED_MISTY_MOUNTAINS */) {
      return false;
    }
  }
  return seat.side === 0 /* SIDE_FREE */;
}

function road_stretch(land) {
  return stops_stretch(land);
}

function halts_at(land) {
  return stops_halts(land);
}

function sanctuary(land) {
  return stops_sanctuary(land);
}

function area_maximum(land) {
  return stops_maximum(land);
}

function area_peril(land) {
  return stops_peril(land);
}

function track_line(origin, goal) {
  return WAYS_ROAD[origin][goal];
}

function stretch(world) {
  return road_stretch(world.ring_at);
}

function walk_limit(world) {
  let value = 3;
  if (world.hindered && value > 1) {
    value = 1;
  }
  return value;
}

function face_needed(road) {
  if (road === 0 /* ROAD_UNLINKED */ || road === 1 /* ROAD_EASY_WAY */) {
    return 1;
  }
  return 4;
}

function next_boxes(world) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => track_line(world.ring_at, l_) !== 0 /* ROAD_UNLINKED */, null);
}

export { keeps_ring, road_stretch, halts_at, sanctuary, area_maximum, area_peril, track_line, stretch, walk_limit, face_needed, next_boxes };
