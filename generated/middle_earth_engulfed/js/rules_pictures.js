/** The rules of pictures. */
import { $any, $pick } from "./runtime/lists.js";
import { BOARD_EASTING, BOARD_SOUTHING } from "./tables.js";
import { shaken } from "./rules_battle.js";
import { frontier, in_hands } from "./rules_board.js";
import { area_maximum, road_stretch, track_line } from "./rules_fellowship.js";
import { muster_strength } from "./rules_muster.js";
import { can_rise, next_stage, score_needed } from "./rules_readiness.js";
import { fallen } from "./rules_victory.js";

function whose_land(land, world) {
  if (in_hands(land, 0 /* SIDE_FREE */, world)) {
    return 0 /* SIDE_FREE */;
  }
  if (in_hands(land, 1 /* SIDE_SHADOW */, world)) {
    return 1 /* SIDE_SHADOW */;
  }
  return null;
}

function neighbours(land, border) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => frontier(land, area) === border, null);
}

function barred_ways(land) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => frontier(land, area) === 5 /* BORDER_PAST_BLACK_GATE */ || frontier(land, area) === 6 /* BORDER_PAST_MINAS_MORGUL */ || frontier(land, area) === 7 /* BORDER_PAST_OSGILIATH */, null);
}

function initials(hero) {
  if (hero === 0 /* HERO_FRODO_SAM */) {
    return "FS";
  }
  if (hero === 1 /* HERO_MERRY_PIPPIN */) {
    return "MP";
  }
  if (hero === 2 /* HERO_GANDALF */) {
    return "Ga";
  }
  if (hero === 3 /* HERO_ARAGORN */) {
    return "Ar";
  }
  if (hero === 4 /* HERO_BOROMIR */) {
    return "Bo";
  }
  if (hero === 5 /* HERO_LEGOLAS */) {
    return "Le";
  }
  if (hero === 6 /* HERO_GIMLI */) {
    return "Gi";
  }
  if (hero === 7 /* HERO_GOLLUM */) {
    return "Go";
  }
  if (hero === 8 /* HERO_THEODEN */) {
    return "Th";
  }
  if (hero === 9 /* HERO_EOMER */) {
    return "Eo";
  }
  if (hero === 10 /* HERO_FARAMIR */) {
    return "Fa";
  }
  if (hero === 11 /* HERO_ELROND */) {
    return "El";
  }
  if (hero === 12 /* HERO_DAIN */) {
    return "Da";
  }
  if (hero === 13 /* HERO_TREEBEARD */) {
    return "Tr";
  }
  return "Rw";
}

function roads_from(land, road) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (box) => track_line(land, box) === road, null);
}

function on_track(land) {
  return $any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (box) => track_line(land, box) !== 0 /* ROAD_UNLINKED */);
}

function war_map(seat) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], null, null);
}

function war_map_easting(seat, land) {
  return BOARD_EASTING[land];
}

function war_map_southing(seat, land) {
  return BOARD_SOUTHING[land];
}

function war_map_open_ways(seat, land) {
  return neighbours(land, 1 /* BORDER_OPEN_BORDER */);
}

function war_map_gates(seat, land) {
  return neighbours(land, 4 /* BORDER_WALLS */);
}

function war_map_high_ways(seat, land) {
  return neighbours(land, 3 /* BORDER_SNOW_PASS */);
}

function war_map_barred(seat, land) {
  return barred_ways(land);
}

function war_map_holder(seat, land, world) {
  return whose_land(land, world);
}

function hosts(seat, world) {
  return $pick(world.regiments, (regiment) => regiment.place !== 41 /* LAND_OFF_BOARD */, null);
}

function hosts_place(seat, regiment) {
  return regiment.place;
}

function hosts_folk(seat, regiment) {
  return regiment.folk;
}

function hosts_arm(seat, regiment) {
  return regiment.arm;
}

function hosts_strength(seat, regiment) {
  return regiment.steps_left;
}

function hosts_is_shaken(seat, regiment) {
  return shaken(regiment);
}

function great_ones(seat, world) {
  return $pick(world.individuals, (individual) => individual.place !== 41 /* LAND_OFF_BOARD */, null);
}

function great_ones_place(seat, individual) {
  return individual.place;
}

function great_ones_side(seat, individual) {
  return individual.seat.side;
}

function great_ones_letters(seat, individual) {
  return initials(individual.hero);
}

function great_ones_travels(seat, individual) {
  return individual.travels;
}

function ring_track(seat) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (land) => on_track(land), null);
}

function ring_track_easting(seat, land) {
  return BOARD_EASTING[land];
}

function ring_track_southing(seat, land) {
  return BOARD_SOUTHING[land];
}

function ring_track_easy(seat, land) {
  return roads_from(land, 1 /* ROAD_EASY_WAY */);
}

function ring_track_snowy(seat, land) {
  return roads_from(land, 2 /* ROAD_SNOWY_WAY */);
}

function ring_track_steep(seat, land) {
  return roads_from(land, 3 /* ROAD_STAIR_WAY */);
}

function ring_track_stretch(seat, land) {
  return road_stretch(land);
}

function ring_track_reach(seat, land) {
  return area_maximum(land);
}

function ring_bearers(seat, world) {
  return $pick(world.individuals, (individual) => individual.travels, null);
}

function ring_bearers_place(seat, individual) {
  return individual.place;
}

function ring_bearers_letters(seat, individual) {
  return initials(individual.hero);
}

function readiness_record(seat, world) {
  return $pick(world.nations, null, null);
}

function readiness_record_stage(seat, nation) {
  return nation.stage;
}

function readiness_record_next_score(seat, nation) {
  return can_rise(nation) ? score_needed(nation.folk, next_stage(nation.stage)) : null;
}

function readiness_record_raises(seat, nation, world) {
  return muster_strength(nation, world);
}

function readiness_record_points_left(seat, nation) {
  return nation.points_left;
}

function purse_left(seat) {
  return seat.power;
}

function home_record(seat) {
  return $pick([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], null, null);
}

function home_record_lost(seat, prize, world) {
  return fallen(prize, world);
}

export { whose_land, neighbours, barred_ways, initials, roads_from, on_track, war_map, war_map_easting, war_map_southing, war_map_open_ways, war_map_gates, war_map_high_ways, war_map_barred, war_map_holder, hosts, hosts_place, hosts_folk, hosts_arm, hosts_strength, hosts_is_shaken, great_ones, great_ones_place, great_ones_side, great_ones_letters, great_ones_travels, ring_track, ring_track_easting, ring_track_southing, ring_track_easy, ring_track_snowy, ring_track_steep, ring_track_stretch, ring_track_reach, ring_bearers, ring_bearers_place, ring_bearers_letters, readiness_record, readiness_record_stage, readiness_record_next_score, readiness_record_raises, readiness_record_points_left, purse_left, home_record, home_record_lost };
