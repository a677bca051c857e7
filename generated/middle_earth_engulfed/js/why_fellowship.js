/** The rules of fellowship with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { WAYS_ROAD, stops_halts, stops_maximum, stops_peril, stops_sanctuary, stops_stretch } from "./tables.js";
import { road_stretch, stretch, track_line } from "./rules_fellowship.js";

function why_keeps_ring(seat, world) {
  const notes = [];
  let seat_chair;
  if ($has(world.variants, 1)) {
    seat_chair = seat.chair;
    if (seat_chair === 1 /* CHAIR_FIRST_CHAIR */ && stretch(world) > 3 /* ROAD_REACHED_MISTY_MOUNTAINS */) {
      notes.push([0, 0]);
      return [false, notes];
    }
    if (seat_chair === 2 /* CHAIR_SECOND_CHAIR */ && stretch(world) <= 3 /* ROAD_REACHED_MISTY_MOUNTAINS */) {
      notes.push([1, 0]);
      return [false, notes];
    }
  }
  if (seat.side !== 0 /* SIDE_FREE */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_keeps_ring(entry, seat, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 1))) return 0;
      if (!(seat.chair === 1 /* CHAIR_FIRST_CHAIR */)) return 1;
      if (!(stretch(world) > 3 /* ROAD_REACHED_MISTY_MOUNTAINS */)) return 2;
      break;
    case 1:
      if (!($has(world.variants, 1))) return 0;
      if (!(seat.chair === 2 /* CHAIR_SECOND_CHAIR */)) return 1;
      if (!(stretch(world) <= 3 /* ROAD_REACHED_MISTY_MOUNTAINS */)) return 2;
      break;
    case 2:
      if (!(seat.side === 0 /* SIDE_FREE */)) return 0;
      break;
  }
  return -1;
}

function why_road_stretch(land) {
  const notes = [];
  notes.push([0, 0]);
  return [stops_stretch(land), notes];
}

function guards_road_stretch(entry, land) {
  switch (entry) {
  }
  return -1;
}

function why_halts_at(land) {
  const notes = [];
  if (!stops_halts(land)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_halts_at(entry, land) {
  switch (entry) {
    case 0:
      if (!(stops_halts(land))) return 0;
      break;
  }
  return -1;
}

function why_sanctuary(land) {
  const notes = [];
  if (!stops_sanctuary(land)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sanctuary(entry, land) {
  switch (entry) {
    case 0:
      if (!(stops_sanctuary(land))) return 0;
      break;
  }
  return -1;
}

function why_area_maximum(land) {
  const notes = [];
  let value = stops_maximum(land);
  notes.push([0, value]);
  return [value, notes];
}

function guards_area_maximum(entry, land) {
  switch (entry) {
  }
  return -1;
}

function why_area_peril(land) {
  const notes = [];
  let value = stops_peril(land);
  notes.push([0, value]);
  return [value, notes];
}

function guards_area_peril(entry, land) {
  switch (entry) {
  }
  return -1;
}

function why_track_line(origin, goal) {
  const notes = [];
  notes.push([0, 0]);
  return [WAYS_ROAD[origin][goal], notes];
}

function guards_track_line(entry, origin, goal) {
  switch (entry) {
  }
  return -1;
}

function why_stretch(world) {
  const notes = [];
  notes.push([0, 0]);
  return [road_stretch(world.ring_at), notes];
}

function guards_stretch(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_walk_limit(world) {
  const notes = [];
  notes.push([0, 3]);
  let value = 3;
  if (world.hindered && value > 1) {
    notes.push([1, 1 - value]);
    value = 1;
  }
  return [value, notes];
}

function guards_walk_limit(entry, world) {
  switch (entry) {
    case 1:
      if (!(world.hindered)) return 0;
      break;
  }
  return -1;
}

function why_face_needed(road) {
  const notes = [];
  if (road === 0 /* ROAD_UNLINKED */ || road === 1 /* ROAD_EASY_WAY */) {
    notes.push([0, 0]);
    return [1, notes];
  }
  notes.push([1, 0]);
  return [4, notes];
}

function guards_face_needed(entry, road) {
  switch (entry) {
    case 0:
      if (!(road === 0 /* ROAD_UNLINKED */ || road === 1 /* ROAD_EASY_WAY */)) return 0;
      break;
    case 1:
      if (!(road === 2 /* ROAD_SNOWY_WAY */ || road === 3 /* ROAD_STAIR_WAY */)) return 0;
      break;
  }
  return -1;
}

function why_next_boxes(world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => track_line(world.ring_at, l_) !== 0 /* ROAD_UNLINKED */, null), notes];
}

function guards_next_boxes(entry, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_fellowship = {
  keeps_ring: [{ verb: "no", text: "past the Misty Mountains the other player leads", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", lines 137-138", source: "players" }, { verb: "no", text: "as far as the Misty Mountains the other player leads", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"7. Appendix: more than two players\", line 137", source: "players" }, { verb: "holds", text: "", den: 1 }],
  road_stretch: [{ verb: "otherwise", text: "", den: 1 }],
  halts_at: [{ verb: "holds", text: "", den: 1 }],
  sanctuary: [{ verb: "holds", text: "", den: 1 }],
  area_maximum: [{ verb: "base", text: "", den: 2 }],
  area_peril: [{ verb: "base", text: "", den: 1 }],
  track_line: [{ verb: "otherwise", text: "", den: 1 }],
  stretch: [{ verb: "otherwise", text: "", den: 1 }],
  walk_limit: [{ verb: "base", text: "the longest march of the Fellowship in a turn", den: 1 }, { verb: "at most", text: "hindered", den: 1, cites: "ruling \"What comes of a hunt\"" }],
  face_needed: [{ verb: "case", text: "any throw will do", den: 1 }, { verb: "case", text: "", den: 1 }],
  next_boxes: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_keeps_ring, guards_keeps_ring, why_road_stretch, guards_road_stretch, why_halts_at, guards_halts_at, why_sanctuary, guards_sanctuary, why_area_maximum, guards_area_maximum, why_area_peril, guards_area_peril, why_track_line, guards_track_line, why_stretch, guards_stretch, why_walk_limit, guards_walk_limit, why_face_needed, guards_face_needed, why_next_boxes, guards_next_boxes, $labels_rules_fellowship };
