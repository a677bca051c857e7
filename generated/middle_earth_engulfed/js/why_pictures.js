/** The rules of pictures with the notes that explain them, and what has to hold for each entry. */
import { $any, $pick } from "./runtime/lists.js";
import { BOARD_EASTING, BOARD_SOUTHING } from "./tables.js";
import { shaken } from "./rules_battle.js";
import { frontier, in_hands } from "./rules_board.js";
import { area_maximum, road_stretch, track_line } from "./rules_fellowship.js";
import { muster_strength } from "./rules_muster.js";
import { barred_ways, initials, neighbours, on_track, roads_from, whose_land } from "./rules_pictures.js";
import { can_rise, next_stage, score_needed } from "./rules_readiness.js";
import { fallen } from "./rules_victory.js";

function why_whose_land(land, world) {
  const notes = [];
  if (in_hands(land, 0 /* SIDE_FREE */, world)) {
    notes.push([0, 0]);
    return [0 /* SIDE_FREE */, notes];
  }
  if (in_hands(land, 1 /* SIDE_SHADOW */, world)) {
    notes.push([1, 0]);
    return [1 /* SIDE_SHADOW */, notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_whose_land(entry, land, world) {
  switch (entry) {
    case 0:
      if (!(in_hands(land, 0 /* SIDE_FREE */, world))) return 0;
      break;
    case 1:
      if (!(in_hands(land, 1 /* SIDE_SHADOW */, world))) return 0;
      break;
  }
  return -1;
}

function why_neighbours(land, border) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => frontier(land, area) === border, null), notes];
}

function guards_neighbours(entry, land, border) {
  switch (entry) {
  }
  return -1;
}

function why_barred_ways(land) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => frontier(land, area) === 5 /* BORDER_PAST_BLACK_GATE */ || frontier(land, area) === 6 /* BORDER_PAST_MINAS_MORGUL */ || frontier(land, area) === 7 /* BORDER_PAST_OSGILIATH */, null), notes];
}

function guards_barred_ways(entry, land) {
  switch (entry) {
  }
  return -1;
}

function why_initials(hero) {
  const notes = [];
  if (hero === 0 /* HERO_FRODO_SAM */) {
    notes.push([0, 0]);
    return ["FS", notes];
  }
  if (hero === 1 /* HERO_MERRY_PIPPIN */) {
    notes.push([1, 0]);
    return ["MP", notes];
  }
  if (hero === 2 /* HERO_GANDALF */) {
    notes.push([2, 0]);
    return ["Ga", notes];
  }
  if (hero === 3 /* HERO_ARAGORN */) {
    notes.push([3, 0]);
    return ["Ar", notes];
  }
  if (hero === 4 /* HERO_BOROMIR */) {
    notes.push([4, 0]);
    return ["Bo", notes];
  }
  if (hero === 5 /* HERO_LEGOLAS */) {
    notes.push([5, 0]);
    return ["Le", notes];
  }
  if (hero === 6 /* HERO_GIMLI */) {
    notes.push([6, 0]);
    return ["Gi", notes];
  }
  if (hero === 7 /* HERO_GOLLUM */) {
    notes.push([7, 0]);
    return ["Go", notes];
  }
  if (hero === 8 /* HERO_THEODEN */) {
    notes.push([8, 0]);
    return ["Th", notes];
  }
  if (hero === 9 /* HERO_EOMER */) {
    notes.push([9, 0]);
    return ["Eo", notes];
  }
  if (hero === 10 /* HERO_FARAMIR */) {
    notes.push([10, 0]);
    return ["Fa", notes];
  }
  if (hero === 11 /* HERO_ELROND */) {
    notes.push([11, 0]);
    return ["El", notes];
  }
  if (hero === 12 /* HERO_DAIN */) {
    notes.push([12, 0]);
    return ["Da", notes];
  }
  if (hero === 13 /* HERO_TREEBEARD */) {
    notes.push([13, 0]);
    return ["Tr", notes];
  }
  notes.push([14, 0]);
  return ["Rw", notes];
}

function guards_initials(entry, hero) {
  switch (entry) {
    case 0:
      if (!(hero === 0 /* HERO_FRODO_SAM */)) return 0;
      break;
    case 1:
      if (!(hero === 1 /* HERO_MERRY_PIPPIN */)) return 0;
      break;
    case 2:
      if (!(hero === 2 /* HERO_GANDALF */)) return 0;
      break;
    case 3:
      if (!(hero === 3 /* HERO_ARAGORN */)) return 0;
      break;
    case 4:
      if (!(hero === 4 /* HERO_BOROMIR */)) return 0;
      break;
    case 5:
      if (!(hero === 5 /* HERO_LEGOLAS */)) return 0;
      break;
    case 6:
      if (!(hero === 6 /* HERO_GIMLI */)) return 0;
      break;
    case 7:
      if (!(hero === 7 /* HERO_GOLLUM */)) return 0;
      break;
    case 8:
      if (!(hero === 8 /* HERO_THEODEN */)) return 0;
      break;
    case 9:
      if (!(hero === 9 /* HERO_EOMER */)) return 0;
      break;
    case 10:
      if (!(hero === 10 /* HERO_FARAMIR */)) return 0;
      break;
    case 11:
      if (!(hero === 11 /* HERO_ELROND */)) return 0;
      break;
    case 12:
      if (!(hero === 12 /* HERO_DAIN */)) return 0;
      break;
    case 13:
      if (!(hero === 13 /* HERO_TREEBEARD */)) return 0;
      break;
    case 14:
      if (!(hero === 14 /* HERO_RINGWRAITHS */)) return 0;
      break;
  }
  return -1;
}

function why_roads_from(land, road) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (box) => track_line(land, box) === road, null), notes];
}

function guards_roads_from(entry, land, road) {
  switch (entry) {
  }
  return -1;
}

function why_on_track(land) {
  const notes = [];
  if (!$any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (box) => track_line(land, box) !== 0 /* ROAD_UNLINKED */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_on_track(entry, land) {
  switch (entry) {
    case 0:
      if (!($any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (box) => track_line(land, box) !== 0 /* ROAD_UNLINKED */))) return 0;
      break;
  }
  return -1;
}

function why_war_map(seat) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], null, null), notes];
}

function guards_war_map(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_easting(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [BOARD_EASTING[land], notes];
}

function guards_war_map_easting(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_southing(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [BOARD_SOUTHING[land], notes];
}

function guards_war_map_southing(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_open_ways(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [neighbours(land, 1 /* BORDER_OPEN_BORDER */), notes];
}

function guards_war_map_open_ways(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_gates(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [neighbours(land, 4 /* BORDER_WALLS */), notes];
}

function guards_war_map_gates(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_high_ways(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [neighbours(land, 3 /* BORDER_SNOW_PASS */), notes];
}

function guards_war_map_high_ways(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_barred(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [barred_ways(land), notes];
}

function guards_war_map_barred(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_war_map_holder(seat, land, world) {
  const notes = [];
  notes.push([0, 0]);
  return [whose_land(land, world), notes];
}

function guards_war_map_holder(entry, seat, land, world) {
  switch (entry) {
  }
  return -1;
}

function why_hosts(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.regiments, (regiment) => regiment.place !== 41 /* LAND_OFF_BOARD */, null), notes];
}

function guards_hosts(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_place(seat, regiment) {
  const notes = [];
  notes.push([0, 0]);
  return [regiment.place, notes];
}

function guards_hosts_place(entry, seat, regiment) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_folk(seat, regiment) {
  const notes = [];
  notes.push([0, 0]);
  return [regiment.folk, notes];
}

function guards_hosts_folk(entry, seat, regiment) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_arm(seat, regiment) {
  const notes = [];
  notes.push([0, 0]);
  return [regiment.arm, notes];
}

function guards_hosts_arm(entry, seat, regiment) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_strength(seat, regiment) {
  const notes = [];
  notes.push([0, 0]);
  return [regiment.steps_left, notes];
}

function guards_hosts_strength(entry, seat, regiment) {
  switch (entry) {
  }
  return -1;
}

function why_hosts_is_shaken(seat, regiment) {
  const notes = [];
  notes.push([0, 0]);
  return [shaken(regiment), notes];
}

function guards_hosts_is_shaken(entry, seat, regiment) {
  switch (entry) {
    case 0:
      if (!(shaken(regiment))) return 0;
      break;
  }
  return -1;
}

function why_great_ones(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.individuals, (individual) => individual.place !== 41 /* LAND_OFF_BOARD */, null), notes];
}

function guards_great_ones(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_great_ones_place(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [individual.place, notes];
}

function guards_great_ones_place(entry, seat, individual) {
  switch (entry) {
  }
  return -1;
}

function why_great_ones_side(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [individual.seat.side, notes];
}

function guards_great_ones_side(entry, seat, individual) {
  switch (entry) {
  }
  return -1;
}

function why_great_ones_letters(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [initials(individual.hero), notes];
}

function guards_great_ones_letters(entry, seat, individual) {
  switch (entry) {
  }
  return -1;
}

function why_great_ones_travels(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [individual.travels, notes];
}

function guards_great_ones_travels(entry, seat, individual) {
  switch (entry) {
    case 0:
      if (!(individual.travels)) return 0;
      break;
  }
  return -1;
}

function why_ring_track(seat) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (land) => on_track(land), null), notes];
}

function guards_ring_track(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_easting(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [BOARD_EASTING[land], notes];
}

function guards_ring_track_easting(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_southing(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [BOARD_SOUTHING[land], notes];
}

function guards_ring_track_southing(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_easy(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [roads_from(land, 1 /* ROAD_EASY_WAY */), notes];
}

function guards_ring_track_easy(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_snowy(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [roads_from(land, 2 /* ROAD_SNOWY_WAY */), notes];
}

function guards_ring_track_snowy(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_steep(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [roads_from(land, 3 /* ROAD_STAIR_WAY */), notes];
}

function guards_ring_track_steep(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_stretch(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [road_stretch(land), notes];
}

function guards_ring_track_stretch(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_track_reach(seat, land) {
  const notes = [];
  notes.push([0, 0]);
  return [area_maximum(land), notes];
}

function guards_ring_track_reach(entry, seat, land) {
  switch (entry) {
  }
  return -1;
}

function why_ring_bearers(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.individuals, (individual) => individual.travels, null), notes];
}

function guards_ring_bearers(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_ring_bearers_place(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [individual.place, notes];
}

function guards_ring_bearers_place(entry, seat, individual) {
  switch (entry) {
  }
  return -1;
}

function why_ring_bearers_letters(seat, individual) {
  const notes = [];
  notes.push([0, 0]);
  return [initials(individual.hero), notes];
}

function guards_ring_bearers_letters(entry, seat, individual) {
  switch (entry) {
  }
  return -1;
}

function why_readiness_record(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.nations, null, null), notes];
}

function guards_readiness_record(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_readiness_record_stage(seat, nation) {
  const notes = [];
  notes.push([0, 0]);
  return [nation.stage, notes];
}

function guards_readiness_record_stage(entry, seat, nation) {
  switch (entry) {
  }
  return -1;
}

function why_readiness_record_next_score(seat, nation) {
  const notes = [];
  notes.push([0, 0]);
  return [can_rise(nation) ? score_needed(nation.folk, next_stage(nation.stage)) : null, notes];
}

function guards_readiness_record_next_score(entry, seat, nation) {
  switch (entry) {
  }
  return -1;
}

function why_readiness_record_raises(seat, nation, world) {
  const notes = [];
  notes.push([0, 0]);
  return [muster_strength(nation, world), notes];
}

function guards_readiness_record_raises(entry, seat, nation, world) {
  switch (entry) {
  }
  return -1;
}

function why_readiness_record_points_left(seat, nation) {
  const notes = [];
  notes.push([0, 0]);
  return [nation.points_left, notes];
}

function guards_readiness_record_points_left(entry, seat, nation) {
  switch (entry) {
  }
  return -1;
}

function why_purse_left(seat) {
  const notes = [];
  notes.push([0, 0]);
  return [seat.power, notes];
}

function guards_purse_left(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_home_record(seat) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], null, null), notes];
}

function guards_home_record(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_home_record_lost(seat, prize, world) {
  const notes = [];
  notes.push([0, 0]);
  return [fallen(prize, world), notes];
}

function guards_home_record_lost(entry, seat, prize, world) {
  switch (entry) {
    case 0:
      if (!(fallen(prize, world))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_pictures = {
  whose_land: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  neighbours: [{ verb: "otherwise", text: "", den: 1 }],
  barred_ways: [{ verb: "otherwise", text: "", den: 1 }],
  initials: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  roads_from: [{ verb: "otherwise", text: "", den: 1 }],
  on_track: [{ verb: "holds", text: "", den: 1 }],
  war_map: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_easting: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_southing: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_open_ways: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_gates: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_high_ways: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_barred: [{ verb: "otherwise", text: "", den: 1 }],
  war_map_holder: [{ verb: "otherwise", text: "", den: 1 }],
  hosts: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_place: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_folk: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_arm: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_strength: [{ verb: "otherwise", text: "", den: 1 }],
  hosts_is_shaken: [{ verb: "otherwise", text: "", den: 1 }],
  great_ones: [{ verb: "otherwise", text: "", den: 1 }],
  great_ones_place: [{ verb: "otherwise", text: "", den: 1 }],
  great_ones_side: [{ verb: "otherwise", text: "", den: 1 }],
  great_ones_letters: [{ verb: "otherwise", text: "", den: 1 }],
  great_ones_travels: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_easting: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_southing: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_easy: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_snowy: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_steep: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_stretch: [{ verb: "otherwise", text: "", den: 1 }],
  ring_track_reach: [{ verb: "otherwise", text: "", den: 1 }],
  ring_bearers: [{ verb: "otherwise", text: "", den: 1 }],
  ring_bearers_place: [{ verb: "otherwise", text: "", den: 1 }],
  ring_bearers_letters: [{ verb: "otherwise", text: "", den: 1 }],
  readiness_record: [{ verb: "otherwise", text: "", den: 1 }],
  readiness_record_stage: [{ verb: "otherwise", text: "", den: 1 }],
  readiness_record_next_score: [{ verb: "otherwise", text: "", den: 1 }],
  readiness_record_raises: [{ verb: "otherwise", text: "", den: 1 }],
  readiness_record_points_left: [{ verb: "otherwise", text: "", den: 1 }],
  purse_left: [{ verb: "otherwise", text: "", den: 1 }],
  home_record: [{ verb: "otherwise", text: "", den: 1 }],
  home_record_lost: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_whose_land, guards_whose_land, why_neighbours, guards_neighbours, why_barred_ways, guards_barred_ways, why_initials, guards_initials, why_roads_from, guards_roads_from, why_on_track, guards_on_track, why_war_map, guards_war_map, why_war_map_easting, guards_war_map_easting, why_war_map_southing, guards_war_map_southing, why_war_map_open_ways, guards_war_map_open_ways, why_war_map_gates, guards_war_map_gates, why_war_map_high_ways, guards_war_map_high_ways, why_war_map_barred, guards_war_map_barred, why_war_map_holder, guards_war_map_holder, why_hosts, guards_hosts, why_hosts_place, guards_hosts_place, why_hosts_folk, guards_hosts_folk, why_hosts_arm, guards_hosts_arm, why_hosts_strength, guards_hosts_strength, why_hosts_is_shaken, guards_hosts_is_shaken, why_great_ones, guards_great_ones, why_great_ones_place, guards_great_ones_place, why_great_ones_side, guards_great_ones_side, why_great_ones_letters, guards_great_ones_letters, why_great_ones_travels, guards_great_ones_travels, why_ring_track, guards_ring_track, why_ring_track_easting, guards_ring_track_easting, why_ring_track_southing, guards_ring_track_southing, why_ring_track_easy, guards_ring_track_easy, why_ring_track_snowy, guards_ring_track_snowy, why_ring_track_steep, guards_ring_track_steep, why_ring_track_stretch, guards_ring_track_stretch, why_ring_track_reach, guards_ring_track_reach, why_ring_bearers, guards_ring_bearers, why_ring_bearers_place, guards_ring_bearers_place, why_ring_bearers_letters, guards_ring_bearers_letters, why_readiness_record, guards_readiness_record, why_readiness_record_stage, guards_readiness_record_stage, why_readiness_record_next_score, guards_readiness_record_next_score, why_readiness_record_raises, guards_readiness_record_raises, why_readiness_record_points_left, guards_readiness_record_points_left, why_purse_left, guards_purse_left, why_home_record, guards_home_record, why_home_record_lost, guards_home_record_lost, $labels_rules_pictures };
