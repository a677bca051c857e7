/** The rules of battle with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $members, $mul, $sub } from "./runtime/numbers.js";
import { $any, $first, $lowest, $pick, $sum } from "./runtime/lists.js";
import { BOARD_GROUND, CARD_CARD_USE, CARD_EDGE, CARD_PATRON, HEROES_LEADS, PLANS_BONUS } from "./tables.js";
import { battle_near, other_plan, own_plan, plan_bonus, plan_edge, refuge, shaken, steps_in } from "./rules_battle.js";
import { barred, in_hands, joined } from "./rules_board.js";
import { closed } from "./rules_breach.js";
import { combat_card_counts } from "./rules_cards.js";
import { apart_masters, beside_walls, enemies_in } from "./rules_movement.js";
import { one_die } from "./rules_readiness.js";

function why_plan_bonus(plan, enemy_plan) {
  const notes = [];
  let value = PLANS_BONUS[plan][enemy_plan];
  notes.push([0, value]);
  return [value, notes];
}

function guards_plan_bonus(entry, plan, enemy_plan) {
  switch (entry) {
  }
  return -1;
}

function why_own_plan(battle, side) {
  const notes = [];
  if (side === battle.attacker) {
    notes.push([0, 0]);
    return [battle.attack_plan, notes];
  }
  notes.push([1, 0]);
  return [battle.defence_plan, notes];
}

function guards_own_plan(entry, battle, side) {
  switch (entry) {
    case 0:
      if (!(side === battle.attacker)) return 0;
      break;
  }
  return -1;
}

function why_other_plan(battle, side) {
  const notes = [];
  if (side === battle.attacker) {
    notes.push([0, 0]);
    return [battle.defence_plan, notes];
  }
  notes.push([1, 0]);
  return [battle.attack_plan, notes];
}

function guards_other_plan(entry, battle, side) {
  switch (entry) {
    case 0:
      if (!(side === battle.attacker)) return 0;
      break;
  }
  return -1;
}

function why_plan_edge(battle, side) {
  const notes = [];
  let value = plan_bonus(own_plan(battle, side), other_plan(battle, side));
  notes.push([0, value]);
  return [value, notes];
}

function guards_plan_edge(entry, battle, side) {
  switch (entry) {
  }
  return -1;
}

function why_strike_score(regiment, battle, world, dice) {
  const notes = [];
  let amount;
  let value = one_die(dice);
  notes.push([0, value]);
  if (regiment.leader !== null) {
    notes.push([1, 1]);
    value = value + 1;
  }
  if (regiment.arm === 1 /* ARM_CAVALRY */ && BOARD_GROUND[battle.land] === 0 /* TERRAIN_OPEN_COUNTRY */) {
    notes.push([2, 1]);
    value = value + 1;
  }
  for (const c of $members(world.in_force)) {
    if (combat_card_counts(regiment, c, world)) {
      amount = CARD_EDGE[c];
      notes.push([3, amount]);
      value = $add(value, amount);
    }
  }
  let amount_ = plan_edge(battle, regiment.seat.side);
  notes.push([4, amount_]);
  value = $add(value, amount_);
  let battle_land = battle.land;
  if (BOARD_GROUND[battle_land] === 5 /* TERRAIN_FORTIFICATION */ && regiment.attacking) {
    notes.push([5, -1]);
    value = $sub(value, 1);
  }
  if (shaken(regiment)) {
    notes.push([6, -1]);
    value = $sub(value, 1);
  }
  return [value, notes];
}

function guards_strike_score(entry, regiment, battle, world) {
  switch (entry) {
    case 1:
      if (!(regiment.leader !== null)) return 0;
      break;
    case 2:
      if (!(regiment.arm === 1 /* ARM_CAVALRY */)) return 0;
      if (!(BOARD_GROUND[battle.land] === 0 /* TERRAIN_OPEN_COUNTRY */)) return 1;
      break;
    case 5:
      if (!(BOARD_GROUND[battle.land] === 5 /* TERRAIN_FORTIFICATION */)) return 0;
      if (!(regiment.attacking)) return 1;
      break;
    case 6:
      if (!(shaken(regiment))) return 0;
      break;
  }
  return -1;
}

function why_other_side(side) {
  const notes = [];
  if (side === 0 /* SIDE_FREE */) {
    notes.push([0, 0]);
    return [1 /* SIDE_SHADOW */, notes];
  }
  notes.push([1, 0]);
  return [0 /* SIDE_FREE */, notes];
}

function guards_other_side(entry, side) {
  switch (entry) {
    case 0:
      if (!(side === 0 /* SIDE_FREE */)) return 0;
      break;
    case 1:
      if (!(side === 1 /* SIDE_SHADOW */)) return 0;
      break;
  }
  return -1;
}

function why_morale(battle, side, world, dice) {
  const notes = [];
  let amount;
  let value = one_die(dice);
  notes.push([0, value]);
  if (side === 1 /* SIDE_SHADOW */) {
    amount = battle.courage;
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if ($any(world.individuals, (i) => i.place === battle.land && i.seat.side === side && !i.travels)) {
    notes.push([2, 1]);
    value = $add(value, 1);
  }
  return [value, notes];
}

function guards_morale(entry, battle, side, world) {
  switch (entry) {
    case 1:
      if (!(side === 1 /* SIDE_SHADOW */)) return 0;
      break;
    case 2:
      if (!($any(world.individuals, (i) => i.place === battle.land && i.seat.side === side && !i.travels))) return 0;
      break;
  }
  return -1;
}

function why_stands_alone(land, side, world) {
  const notes = [];
  if (!$any(world.regiments, (r) => r.place === land && r.seat.side === side) || enemies_in(land, side, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_stands_alone(entry, land, side, world) {
  switch (entry) {
    case 0:
      if (!($any(world.regiments, (r) => r.place === land && r.seat.side === side))) return 0;
      if (!(!enemies_in(land, side, world))) return 1;
      break;
  }
  return -1;
}

function why_shaken(regiment) {
  const notes = [];
  if (regiment.shaken_for <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_shaken(entry, regiment) {
  switch (entry) {
    case 0:
      if (!(regiment.shaken_for > 0)) return 0;
      break;
  }
  return -1;
}

function why_refuge(regiment, land, world) {
  const notes = [];
  let regiment_place = regiment.place;
  if (!joined(regiment_place, land)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (!in_hands(land, regiment_seat_side, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let regiment_folk = regiment.folk;
  if (!apart_masters(regiment_folk, land, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (regiment_folk === 4 /* FOLK_ENTS */ && land !== 20 /* LAND_FANGORN */ && land !== 18 /* LAND_ISENGARD_VALE */ && land !== 19 /* LAND_ORTHANC */) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (barred(regiment_place, land, regiment_seat_side, world)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (regiment_seat_side === 1 /* SIDE_SHADOW */ && closed(land, world)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (land === 0 /* LAND_SHIRE */ && regiment_seat_side === 0 /* SIDE_FREE */ && !world.happened("protection_tried", "ever", 0, 0 /* LAND_SHIRE */)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  if (enemies_in(land, regiment_seat_side, world)) {
    notes.push([7, 0]);
    return [false, notes];
  }
  if (BOARD_GROUND[land] === 3 /* TERRAIN_UNDERGROUND */ || BOARD_GROUND[land] === 4 /* TERRAIN_HIGH_PASS */) {
    notes.push([8, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_refuge(entry, regiment, land, world) {
  switch (entry) {
    case 3:
      if (!(regiment.folk === 4 /* FOLK_ENTS */)) return 0;
      break;
    case 5:
      if (!(regiment.seat.side === 1 /* SIDE_SHADOW */)) return 0;
      break;
    case 6:
      if (!(land === 0 /* LAND_SHIRE */)) return 0;
      if (!(regiment.seat.side === 0 /* SIDE_FREE */)) return 1;
      break;
  }
  return -1;
}

function why_way_of_retreat(regiment, world) {
  const notes = [];
  let regiment_origin = regiment.origin;
  if (regiment_origin !== null && refuge(regiment, regiment_origin, world)) {
    notes.push([0, 0]);
    return [regiment_origin, notes];
  }
  notes.push([1, 0]);
  return [$first([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => refuge(regiment, l_, world)), notes];
}

function guards_way_of_retreat(entry, regiment, world) {
  switch (entry) {
    case 0:
      if (!(regiment.origin !== null)) return 0;
      if (!(refuge(regiment, regiment.origin, world))) return 1;
      break;
  }
  return -1;
}

function why_steps_in(land, seat, world) {
  const notes = [];
  let value = $sum(world.regiments, (r) => r.place === land && r.seat === seat, (r) => r.steps_left);
  notes.push([0, value]);
  return [value, notes];
}

function guards_steps_in(entry, land, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_planner(battle, side, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.seats, (s) => s.side === side && steps_in(battle.land, s, world) > 0, (s) => [$sub(0, steps_in(battle.land, s, world))]), notes];
}

function guards_planner(entry, battle, side, world) {
  switch (entry) {
  }
  return -1;
}

function why_affordable(seat) {
  const notes = [];
  let value = seat.power;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([1, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_affordable(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_assailant(land, world) {
  const notes = [];
  if (in_hands(land, 0 /* SIDE_FREE */, world)) {
    notes.push([0, 0]);
    return [1 /* SIDE_SHADOW */, notes];
  }
  notes.push([1, 0]);
  return [0 /* SIDE_FREE */, notes];
}

function guards_assailant(entry, land, world) {
  switch (entry) {
    case 0:
      if (!(in_hands(land, 0 /* SIDE_FREE */, world))) return 0;
      break;
  }
  return -1;
}

function why_may_lead(hero, folk) {
  const notes = [];
  if (!$has(HEROES_LEADS[hero], folk)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_lead(entry, hero, folk) {
  switch (entry) {
    case 0:
      if (!($has(HEROES_LEADS[hero], folk))) return 0;
      break;
  }
  return -1;
}

function why_battle_near(land, side, world) {
  const notes = [];
  if (enemies_in(land, side, world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => beside_walls(land, area) && enemies_in(area, side, world))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_battle_near(entry, land, side, world) {
  switch (entry) {
    case 0:
      if (!(enemies_in(land, side, world))) return 0;
      break;
    case 1:
      if (!($any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => beside_walls(land, area) && enemies_in(area, side, world)))) return 0;
      break;
  }
  return -1;
}

function why_near_enemies(seat, world) {
  const notes = [];
  if (!$any(world.regiments, (r) => r.seat === seat && battle_near(r.place, seat.side, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_near_enemies(entry, seat, world) {
  switch (entry) {
    case 0:
      if (!($any(world.regiments, (r) => r.seat === seat && battle_near(r.place, seat.side, world)))) return 0;
      break;
  }
  return -1;
}

function why_combat_cards(battle, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* CARD_ELVEN_CLOAKS */, 1 /* CARD_RANGER_PATHS */, 2 /* CARD_HOBBIT_FEET */, 3 /* CARD_NARROW_STAIR */, 4 /* CARD_PHIAL */, 5 /* CARD_MITHRIL_MAIL */, 6 /* CARD_YOU_CANNOT_GO_ON */, 7 /* CARD_AXE_OF_THE_DWARF */, 8 /* CARD_HORN_OF_GONDOR */, 9 /* CARD_FLAME_OF_THE_WEST */, 10 /* CARD_WHITE_RIDER */, 11 /* CARD_CHARGE_OF_THE_MARK */], (c) => CARD_CARD_USE[c] === 2 /* CARD_USE_COMBAT */ && $any(world.individuals, (i) => i.hero === CARD_PATRON[c] && i.place === battle.land && !i.travels), null), notes];
}

function guards_combat_cards(entry, battle, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_battle = {
  plan_bonus: [{ verb: "base", text: "", den: 1 }],
  own_plan: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  other_plan: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  plan_edge: [{ verb: "base", text: "", den: 1 }],
  strike_score: [{ verb: "throw", text: "", den: 1 }, { verb: "add", text: "led by an Individual", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 23" }, { verb: "add", text: "cavalry in the open", den: 1 }, { verb: "add", text: "combat cards", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 23" }, { verb: "add", text: "the plan", den: 1 }, { verb: "subtract", text: "walls", den: 1 }, { verb: "subtract", text: "shaken", den: 1 }],
  other_side: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  morale: [{ verb: "throw", text: "", den: 1 }, { verb: "add", text: "power for morale", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 40" }, { verb: "add", text: "an Individual is with them", den: 1 }],
  stands_alone: [{ verb: "holds", text: "", den: 1 }],
  shaken: [{ verb: "holds", text: "", den: 1 }],
  refuge: [{ verb: "needs", text: "the land is too far.", den: 1 }, { verb: "needs", text: "the land is not friendly.", den: 1 }, { verb: "needs", text: "Forces of the other master are in the land.", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 111" }, { verb: "needs", text: "The Ents go no further than Isengard.", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 109" }, { verb: "needs", text: "A fortification bars the way.", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 116" }, { verb: "needs", text: "Nobody comes back to the land while its magic holds.", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"2. Activation\", line 61" }, { verb: "needs", text: "Nobody has tried the Shire yet.", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"4. Movement\", line 107" }, { verb: "needs", text: "The enemy is in the land.", den: 1 }, { verb: "needs", text: "Nobody retreats to the land.", den: 1 }],
  way_of_retreat: [{ verb: "case", text: "where it came from", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  steps_in: [{ verb: "base", text: "", den: 1 }],
  planner: [{ verb: "otherwise", text: "", den: 1 }],
  affordable: [{ verb: "base", text: "", den: 2 }, { verb: "round", text: "a part of a power buys no pip", den: 2 }],
  assailant: [{ verb: "case", text: "the land is not theirs", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  may_lead: [{ verb: "holds", text: "", den: 1 }],
  battle_near: [{ verb: "yes", text: "enemies are there", den: 1 }, { verb: "yes", text: "enemies are beyond the walls", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  near_enemies: [{ verb: "holds", text: "", den: 1 }],
  combat_cards: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_plan_bonus, guards_plan_bonus, why_own_plan, guards_own_plan, why_other_plan, guards_other_plan, why_plan_edge, guards_plan_edge, why_strike_score, guards_strike_score, why_other_side, guards_other_side, why_morale, guards_morale, why_stands_alone, guards_stands_alone, why_shaken, guards_shaken, why_refuge, guards_refuge, why_way_of_retreat, guards_way_of_retreat, why_steps_in, guards_steps_in, why_planner, guards_planner, why_affordable, guards_affordable, why_assailant, guards_assailant, why_may_lead, guards_may_lead, why_battle_near, guards_battle_near, why_near_enemies, guards_near_enemies, why_combat_cards, guards_combat_cards, $labels_rules_battle };
