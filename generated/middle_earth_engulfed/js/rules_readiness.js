/** The rules of readiness. */
import { $add, $has, $sub } from "./runtime/numbers.js";
import { $any, $first, $pick } from "./runtime/lists.js";
import { ACTIVATION_ROLLS_SCORE, HEROES_ROUSES, PEOPLES_BEGINS, PEOPLES_SIDE } from "./tables.js";
import { home_nation, musters_in, passable } from "./rules_board.js";
import { apart_masters, enemies_in } from "./rules_movement.js";

function next_stage(stage) {
  if (stage === 0 /* STAGE_PEACE */) {
    return 1 /* STAGE_NEUTRAL */;
  }
  if (stage === 1 /* STAGE_NEUTRAL */) {
    return 2 /* STAGE_DEFENCE */;
  }
  return 3 /* STAGE_ACTIVE */;
}

function first_stage(folk) {
  return PEOPLES_BEGINS[folk];
}

function score_needed(folk, stage) {
  return ACTIVATION_ROLLS_SCORE[folk][stage];
}

function help_(individual) {
  let value;
  let individual_hero = individual.hero;
  if (individual_hero === 2 /* HERO_GANDALF */ || individual_hero === 3 /* HERO_ARAGORN */) {
    value = 2;
  } else {
    value = 1;
  }
  return value;
}

function one_die(dice) {
  return dice.throw("one_die.1", 6, 1);
}

function activation(nation, world, dice) {
  let value = one_die(dice);
  for (const i of world.individuals) {
    if (i.roused_nation === nation.folk) {
      value = $add(value, help_(i));
    }
  }
  let nation_folk = nation.folk;
  if (nation_folk === 4 /* FOLK_ENTS */ && wood_disturbed(world)) {
    value = $add(value, 1);
  }
  if (PEOPLES_SIDE[nation_folk] === 1 /* SIDE_SHADOW */) {
    value = $add(value, nation.pips_bought);
  }
  if (PEOPLES_SIDE[nation_folk] === 0 /* SIDE_FREE */) {
    value = $sub(value, nation.pips_bought);
  }
  return value;
}

function wood_disturbed(world) {
  return $any(world.regiments, (r) => r.seat.master === 1 /* MASTER_SARUMAN */ && (home_nation(r.place) === 0 /* FOLK_ROHAN */ || home_nation(r.place) === 4 /* FOLK_ENTS */));
}

function can_rise(nation) {
  let nation_stage = nation.stage;
  if (nation_stage >= 3 /* STAGE_ACTIVE */) {
    return false;
  }
  return nation.earlier_stage === null && score_needed(nation.folk, next_stage(nation_stage)) !== null;
}

function held_point(land, folk, world) {
  return musters_in(folk, land) && passable(land, PEOPLES_SIDE[folk], world) && !enemies_in(land, PEOPLES_SIDE[folk], world) && apart_masters(folk, land, world);
}

function gathering_points(nation, world) {
  return $pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => held_point(l_, nation.folk, world), null);
}

function usual_point(nation, world) {
  let nation_musters_at = nation.musters_at;
  if (held_point(nation_musters_at, nation.folk, world)) {
    return nation_musters_at;
  }
  return $first(gathering_points(nation, world), null);
}

function waiting(seat, world) {
  return $pick(world.nations, (n) => n.seat === seat && can_rise(n), null);
}

function may_rouse(hero, folk) {
  return $has(HEROES_ROUSES[hero], folk);
}

export { next_stage, first_stage, score_needed, help_, one_die, activation, wood_disturbed, can_rise, held_point, gathering_points, usual_point, waiting, may_rouse };
