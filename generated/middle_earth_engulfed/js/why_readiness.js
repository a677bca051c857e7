/** The rules of readiness with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $mul, $sub } from "./runtime/numbers.js";
import { $any, $first, $pick } from "./runtime/lists.js";
import { ACTIVATION_ROLLS_SCORE, HEROES_ROUSES, PEOPLES_BEGINS, PEOPLES_SIDE } from "./tables.js";
import { home_nation, musters_in, passable } from "./rules_board.js";
import { apart_masters, enemies_in } from "./rules_movement.js";
import { can_rise, gathering_points, held_point, help_, next_stage, one_die, score_needed, wood_disturbed } from "./rules_readiness.js";

function why_next_stage(stage) {
  const notes = [];
  if (stage === 0 /* STAGE_PEACE */) {
    notes.push([0, 0]);
    return [1 /* STAGE_NEUTRAL */, notes];
  }
  if (stage === 1 /* STAGE_NEUTRAL */) {
    notes.push([1, 0]);
    return [2 /* STAGE_DEFENCE */, notes];
  }
  notes.push([2, 0]);
  return [3 /* STAGE_ACTIVE */, notes];
}

function guards_next_stage(entry, stage) {
  switch (entry) {
    case 0:
      if (!(stage === 0 /* STAGE_PEACE */)) return 0;
      break;
    case 1:
      if (!(stage === 1 /* STAGE_NEUTRAL */)) return 0;
      break;
    case 2:
      if (!(stage === 2 /* STAGE_DEFENCE */ || stage === 3 /* STAGE_ACTIVE */)) return 0;
      break;
  }
  return -1;
}

function why_first_stage(folk) {
  const notes = [];
  notes.push([0, 0]);
  return [PEOPLES_BEGINS[folk], notes];
}

function guards_first_stage(entry, folk) {
  switch (entry) {
  }
  return -1;
}

function why_score_needed(folk, stage) {
  const notes = [];
  notes.push([0, 0]);
  return [ACTIVATION_ROLLS_SCORE[folk][stage], notes];
}

function guards_score_needed(entry, folk, stage) {
  switch (entry) {
  }
  return -1;
}

function why_help(individual) {
  const notes = [];
  let value;
  let individual_hero = individual.hero;
  if (individual_hero === 2 /* HERO_GANDALF */ || individual_hero === 3 /* HERO_ARAGORN */) {
    notes.push([0, 2]);
    value = 2;
  } else if (individual_hero !== 2 /* HERO_GANDALF */ && individual_hero !== 3 /* HERO_ARAGORN */) {
    notes.push([1, 1]);
    value = 1;
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_help_(entry, individual) {
  switch (entry) {
    case 0:
      if (!(individual.hero === 2 /* HERO_GANDALF */ || individual.hero === 3 /* HERO_ARAGORN */)) return 0;
      break;
    case 1:
      if (!(individual.hero !== 2 /* HERO_GANDALF */ && individual.hero !== 3 /* HERO_ARAGORN */)) return 0;
      break;
  }
  return -1;
}

function why_one_die(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("one_die.1", 6, 1), notes];
}

function guards_one_die(entry) {
  switch (entry) {
  }
  return -1;
}

function why_activation(nation, world, dice) {
  const notes = [];
  let amount, amount_, amount_2;
  let value = one_die(dice);
  notes.push([0, value]);
  for (const i of world.individuals) {
    if (i.roused_nation === nation.folk) {
      amount = help_(i);
      notes.push([1, amount]);
      value = $add(value, amount);
    }
  }
  let nation_folk = nation.folk;
  if (nation_folk === 4 /* FOLK_ENTS */ && wood_disturbed(world)) {
    notes.push([2, 1]);
    value = $add(value, 1);
  }
  if (PEOPLES_SIDE[nation_folk] === 1 /* SIDE_SHADOW */) {
    amount_ = nation.pips_bought;
    notes.push([3, amount_]);
    value = $add(value, amount_);
  }
  if (PEOPLES_SIDE[nation_folk] === 0 /* SIDE_FREE */) {
    amount_2 = nation.pips_bought;
    notes.push([4, $mul(amount_2, -1)]);
    value = $sub(value, amount_2);
  }
  return [value, notes];
}

function guards_activation(entry, nation, world) {
  switch (entry) {
    case 2:
      if (!(nation.folk === 4 /* FOLK_ENTS */)) return 0;
      if (!(wood_disturbed(world))) return 1;
      break;
    case 3:
      if (!(PEOPLES_SIDE[nation.folk] === 1 /* SIDE_SHADOW */)) return 0;
      break;
    case 4:
      if (!(PEOPLES_SIDE[nation.folk] === 0 /* SIDE_FREE */)) return 0;
      break;
  }
  return -1;
}

function why_wood_disturbed(world) {
  const notes = [];
  if (!$any(world.regiments, (r) => r.seat.master === 1 /* MASTER_SARUMAN */ && (home_nation(r.place) === 0 /* FOLK_ROHAN */ || home_nation(r.place) === 4 /* FOLK_ENTS */))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wood_disturbed(entry, world) {
  switch (entry) {
    case 0:
      if (!($any(world.regiments, (r) => r.seat.master === 1 /* MASTER_SARUMAN */ && (home_nation(r.place) === 0 /* FOLK_ROHAN */ || home_nation(r.place) === 4 /* FOLK_ENTS */)))) return 0;
      break;
  }
  return -1;
}

function why_can_rise(nation) {
  const notes = [];
  let nation_stage = nation.stage;
  if (score_needed(nation.folk, next_stage(nation_stage)) === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (nation_stage >= 3 /* STAGE_ACTIVE */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (nation.earlier_stage !== null) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_rise(entry, nation) {
  switch (entry) {
  }
  return -1;
}

function why_held_point(land, folk, world) {
  const notes = [];
  if (!musters_in(folk, land) || !passable(land, PEOPLES_SIDE[folk], world) || enemies_in(land, PEOPLES_SIDE[folk], world) || !apart_masters(folk, land, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_held_point(entry, land, folk, world) {
  switch (entry) {
    case 0:
      if (!(musters_in(folk, land))) return 0;
      if (!(passable(land, PEOPLES_SIDE[folk], world))) return 1;
      if (!(!enemies_in(land, PEOPLES_SIDE[folk], world))) return 2;
      if (!(apart_masters(folk, land, world))) return 3;
      break;
  }
  return -1;
}

function why_gathering_points(nation, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => held_point(l_, nation.folk, world), null), notes];
}

function guards_gathering_points(entry, nation, world) {
  switch (entry) {
  }
  return -1;
}

function why_usual_point(nation, world) {
  const notes = [];
  let nation_musters_at = nation.musters_at;
  if (held_point(nation_musters_at, nation.folk, world)) {
    notes.push([0, 0]);
    return [nation_musters_at, notes];
  }
  notes.push([1, 0]);
  return [$first(gathering_points(nation, world), null), notes];
}

function guards_usual_point(entry, nation, world) {
  switch (entry) {
    case 0:
      if (!(held_point(nation.musters_at, nation.folk, world))) return 0;
      break;
  }
  return -1;
}

function why_waiting(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.nations, (n) => n.seat === seat && can_rise(n), null), notes];
}

function guards_waiting(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_rouse(hero, folk) {
  const notes = [];
  if (!$has(HEROES_ROUSES[hero], folk)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_rouse(entry, hero, folk) {
  switch (entry) {
    case 0:
      if (!($has(HEROES_ROUSES[hero], folk))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_readiness = {
  next_stage: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  first_stage: [{ verb: "otherwise", text: "", den: 1 }],
  score_needed: [{ verb: "otherwise", text: "", den: 1 }],
  help_: [{ verb: "base", text: "a name that all know", den: 1 }, { verb: "base", text: "a friend", den: 1 }],
  one_die: [{ verb: "otherwise", text: "", den: 1 }],
  activation: [{ verb: "throw", text: "", den: 1 }, { verb: "add", text: "Individuals on the spot", den: 1 }, { verb: "add", text: "soldiers near their wood", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 41" }, { verb: "add", text: "power for it", den: 1 }, { verb: "subtract", text: "power against it", den: 1 }],
  wood_disturbed: [{ verb: "holds", text: "", den: 1 }],
  can_rise: [{ verb: "needs", text: "the nation does not take up arms.", den: 1 }, { verb: "needs", text: "the nation is active.", den: 1 }, { verb: "needs", text: "the nation has gone home.", den: 1 }],
  held_point: [{ verb: "holds", text: "", den: 1 }],
  gathering_points: [{ verb: "otherwise", text: "", den: 1 }],
  usual_point: [{ verb: "case", text: "where it usually musters", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  waiting: [{ verb: "otherwise", text: "", den: 1 }],
  may_rouse: [{ verb: "holds", text: "", den: 1 }],
};

export { why_next_stage, guards_next_stage, why_first_stage, guards_first_stage, why_score_needed, guards_score_needed, why_help, guards_help_, why_one_die, guards_one_die, why_activation, guards_activation, why_wood_disturbed, guards_wood_disturbed, why_can_rise, guards_can_rise, why_held_point, guards_held_point, why_gathering_points, guards_gathering_points, why_usual_point, guards_usual_point, why_waiting, guards_waiting, why_may_rouse, guards_may_rouse, $labels_rules_readiness };
