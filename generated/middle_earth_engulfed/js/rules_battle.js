/** The rules of battle. */
import { $add, $floorDiv, $has, $members, $sub } from "./runtime/numbers.js";
import { $any, $first, $lowest, $pick, $sum } from "./runtime/lists.js";
import { BOARD_GROUND, CARD_CARD_USE, CARD_EDGE, CARD_PATRON, HEROES_LEADS, PLANS_BONUS } from "./tables.js";
import { barred, in_hands, joined } from "./rules_board.js";
import { closed } from "./rules_breach.js";
import { combat_card_counts } from "./rules_cards.js";
import { apart_masters, beside_walls, enemies_in } from "./rules_movement.js";
import { one_die } from "./rules_readiness.js";

function plan_bonus(plan, enemy_plan) {
  return PLANS_BONUS[plan][enemy_plan];
}

function own_plan(battle, side) {
  if (side === battle.attacker) {
    return battle.attack_plan;
  }
  return battle.defence_plan;
}

function other_plan(battle, side) {
  if (side === battle.attacker) {
    return battle.defence_plan;
  }
  return battle.attack_plan;
}

function plan_edge(battle, side) {
  return plan_bonus(own_plan(battle, side), other_plan(battle, side));
}

function strike_score(regiment, battle, world, dice) {
  let value = one_die(dice);
  if (regiment.leader !== null) {
    value = value + 1;
  }
  if (regiment.arm === 1 /* ARM_CAVALRY */ && BOARD_GROUND[battle.land] === 0 /* TERRAIN_OPEN_COUNTRY */) {
    value = value + 1;
  }
  for (const c of $members(world.in_force)) {
    if (combat_card_counts(regiment, c, world)) {
      value = $add(value, CARD_EDGE[c]);
    }
  }
  value = $add(value, plan_edge(battle, regiment.seat.side));
  let battle_land = battle.land;
  if (BOARD_GROUND[battle_land] === 5 /* TERRAIN_FORTIFICATION */ && regiment.attacking) {
    value = $sub(value, 1);
  }
  if (shaken(regiment)) {
    value = $sub(value, 1);
  }
  return value;
}

function other_side(side) {
  if (side === 0 /* SIDE_FREE */) {
    return 1 /* SIDE_SHADOW */;
  }
  return 0 /* SIDE_FREE */;
}

function morale(battle, side, world, dice) {
  let value = one_die(dice);
  if (side === 1 /* SIDE_SHADOW */) {
    value = $add(value, battle.courage);
  }
  if ($any(world.individuals, (i) => i.place === battle.land && i.seat.side === side && !i.travels)) {
    value = $add(value, 1);
  }
  return value;
}

function stands_alone(land, side, world) {
  return $any(world.regiments, (r) => r.place === land && r.seat.side === side) && !enemies_in(land, side, world);
}

function shaken(regiment) {
  return regiment.shaken_for > 0;
}

function refuge(regiment, land, world) {
  let regiment_place = regiment.place;
  if (!joined(regiment_place, land)) {
    return false;
  }
  let regiment_seat = regiment.seat;
  let regiment_seat_side = regiment_seat.side;
  if (!in_hands(land, regiment_seat_side, world)) {
    return false;
  }
  let regiment_folk = regiment.folk;
  if (!apart_masters(regiment_folk, land, world)) {
    return false;
  }
  if (regiment_folk === 4 /* FOLK_ENTS */ && land !== 20 /* LAND_FANGORN */ && land !== 18 /* LAND_ISENGARD_VALE */ && land !== 19 /* LAND_ORTHANC */) {
    return false;
  }
  if (barred(regiment_place, land, regiment_seat_side, world)) {
    return false;
  }
  if (regiment_seat_side === 1 /* SIDE_SHADOW */ && closed(land, world)) {
    return false;
  }
  if (land === 0 /* LAND_SHIRE */ && regiment_seat_side === 0 /* SIDE_FREE */ && !world.happened("protection_tried", "ever", 0, 0 /* LAND_SHIRE */)) {
    return false;
  }
  if (enemies_in(land, regiment_seat_side, world)) {
    return false;
  }
  return BOARD_GROUND[land] !== 3 /* TERRAIN_UNDERGROUND */ && BOARD_GROUND[land] !== 4 /* TERRAIN_HIGH_PASS */;
}

function way_of_retreat(regiment, world) {
  let regiment_origin = regiment.origin;
  if (regiment_origin !== null && refuge(regiment, regiment_origin, world)) {
    return regiment_origin;
  }
  return $first([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (l_) => refuge(regiment, l_, world));
}

function steps_in(land, seat, world) {
  return $sum(world.regiments, (r) => r.place === land && r.seat === seat, (r) => r.steps_left);
}

function planner(battle, side, world) {
  return $lowest(world.seats, (s) => s.side === side && steps_in(battle.land, s, world) > 0, (s) => [$sub(0, steps_in(battle.land, s, world))]);
}

function affordable(seat) {
  let value = seat.power;
  return $floorDiv(value, 2);
}

function assailant(land, world) {
  if (in_hands(land, 0 /* SIDE_FREE */, world)) {
    return 1 /* SIDE_SHADOW */;
  }
  return 0 /* SIDE_FREE */;
}

function may_lead(hero, folk) {
  return $has(HEROES_LEADS[hero], folk);
}

function battle_near(land, side, world) {
  if (enemies_in(land, side, world)) {
    return true;
  }
  return $any([0 /* LAND_SHIRE */, 1 /* LAND_BREE */, 2 /* LAND_ARNOR */, 3 /* LAND_ANGMAR */, 4 /* LAND_RIVENDELL */, 5 /* LAND_EREGION */, 6 /* LAND_CARADHRAS */, 7 /* LAND_MORIA */, 8 /* LAND_DIMRILL_DALE */, 9 /* LAND_LORIEN */, 10 /* LAND_ANDUIN_VALE */, 11 /* LAND_MIRKWOOD */, 12 /* LAND_DOL_GULDUR */, 13 /* LAND_EREBOR */, 14 /* LAND_IRON_HILLS */, 15 /* LAND_RHUN */, 16 /* LAND_ENEDWAITH */, 17 /* LAND_DUNLAND */, 18 /* LAND_ISENGARD_VALE */, 19 /* LAND_ORTHANC */, 20 /* LAND_FANGORN */, 21 /* LAND_WESTFOLD */, 22 /* LAND_HELMS_DEEP */, 23 /* LAND_EDORAS */, 24 /* LAND_EAST_EMNET */, 25 /* LAND_EMYN_MUIL */, 26 /* LAND_DEAD_MARSHES */, 27 /* LAND_DAGORLAD */, 28 /* LAND_ANORIEN */, 29 /* LAND_MINAS_TIRITH */, 30 /* LAND_LEBENNIN */, 31 /* LAND_DOL_AMROTH */, 32 /* LAND_ITHILIEN */, 33 /* LAND_OSGILIATH */, 34 /* LAND_HARAD */, 35 /* LAND_BLACK_GATE */, 36 /* LAND_MINAS_MORGUL */, 37 /* LAND_CIRITH_UNGOL */, 38 /* LAND_GORGOROTH */, 39 /* LAND_BARAD_DUR */, 40 /* LAND_MOUNT_DOOM */, 41 /* LAND_OFF_BOARD */], (area) => beside_walls(land, area) && enemies_in(area, side, world));
}

function near_enemies(seat, world) {
  return $any(world.regiments, (r) => r.seat === seat && battle_near(r.place, seat.side, world));
}

function combat_cards(battle, world) {
  return $pick([0 /* CARD_ELVEN_CLOAKS */, 1 /* CARD_RANGER_PATHS */, 2 /* CARD_HOBBIT_FEET */, 3 /* CARD_NARROW_STAIR */, 4 /* CARD_PHIAL */, 5 /* CARD_MITHRIL_MAIL */, 6 /* CARD_YOU_CANNOT_GO_ON */, 7 /* CARD_AXE_OF_THE_DWARF */, 8 /* CARD_HORN_OF_GONDOR */, 9 /* CARD_FLAME_OF_THE_WEST */, 10 /* CARD_WHITE_RIDER */, 11 /* CARD_CHARGE_OF_THE_MARK */], (c) => CARD_CARD_USE[c] === 2 /* CARD_USE_COMBAT */ && $any(world.individuals, (i) => i.hero === CARD_PATRON[c] && i.place === battle.land && !i.travels), null);
}

export { plan_bonus, own_plan, other_plan, plan_edge, strike_score, other_side, morale, stands_alone, shaken, refuge, way_of_retreat, steps_in, planner, affordable, assailant, may_lead, battle_near, near_enemies, combat_cards };
