/** The rules of movement with the notes that explain them, and what has to hold for each entry. */
import { $add, $has } from "./runtime/numbers.js";
import { $any, $contains, $count, $first, $isLinked, $liesOnChain, $pick, $sum } from "./runtime/lists.js";
import { onward, reaches, strength, ways_from } from "./rules_board.js";
import { afloat, against_its_way, aim, attack, attacks, backers, backing, bound, came_from, can_cross, contested, convoy_lost, defence, dislodged, ferried, ferries, first_given, foreign_help, head_on, hold, kept_back, landing, landings, leaves, may_sail, movers_into, moves_off, needed, occupants, on_route, oncoming, open_to, prevention, resistance, sails, same_coast, sea_meant, taken_, waters_near } from "./rules_movement.js";

function why_landings(weighed, move) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(move.goal.shores, (shore) => move.unit.shore !== null && $contains(move.unit.shore.near, shore), null), notes];
}

function guards_landings(entry, weighed, move) {
  switch (entry) {
  }
  return -1;
}

function why_landing(weighed, move) {
  const notes = [];
  let move_coast = move.coast;
  if (move_coast !== null) {
    notes.push([0, 0]);
    return [$first(landings(weighed, move), (shore) => shore === move_coast), notes];
  }
  if ($count(landings(weighed, move), null) === 1) {
    notes.push([1, 0]);
    return [$first(landings(weighed, move), null), notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_landing(entry, weighed, move) {
  switch (entry) {
    case 0:
      if (!(move.coast !== null)) return 0;
      break;
    case 1:
      if (!($count(landings(weighed, move), null) === 1)) return 0;
      break;
  }
  return -1;
}

function why_afloat(weighed) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(weighed.units, (unit) => unit.shore !== null && unit.place.sea, (unit) => unit.shore), notes];
}

function guards_afloat(entry, weighed) {
  switch (entry) {
  }
  return -1;
}

function why_can_cross(weighed, move) {
  const notes = [];
  let move_unit = move.unit;
  if (move_unit.shore !== null || move.goal.sea) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(move_unit.place.shores, (start) => $isLinked(start, move.goal.shores, afloat(weighed), (shore) => onward(shore)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_can_cross(entry, weighed, move) {
  switch (entry) {
    case 0:
      if (!(move.unit.shore !== null || move.goal.sea)) return 0;
      break;
    case 1:
      if (!($any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, afloat(weighed), (shore) => onward(shore))))) return 0;
      break;
  }
  return -1;
}

function why_legal(weighed, move, world) {
  const notes = [];
  let move_unit = move.unit;
  if ($first(weighed.moves, (other) => other.unit === move_unit) !== move) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let move_goal = move.goal;
  let move_unit_place = move_unit.place;
  if (move_goal === move_unit_place) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let move_unit_shore = move_unit.shore;
  if (move_unit_shore !== null && landing(weighed, move) === null) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (move_unit_shore === null && !$contains(ways_from(move_unit_place, world), move_goal) && !can_cross(weighed, move)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_legal(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!($first(weighed.moves, (other) => other.unit === move.unit) !== move)) return 0;
      break;
    case 1:
      if (!(move.goal === move.unit.place)) return 0;
      break;
    case 2:
      if (!(move.unit.shore !== null)) return 0;
      if (!(landing(weighed, move) === null)) return 1;
      break;
    case 3:
      if (!(move.unit.shore === null)) return 0;
      if (!(!$contains(ways_from(move.unit.place, world), move.goal))) return 1;
      if (!(!can_cross(weighed, move))) return 2;
      break;
  }
  return -1;
}

function why_carries(weighed, convoy) {
  const notes = [];
  let convoy_unit = convoy.unit;
  if ($first(weighed.convoys, (other) => other.unit === convoy_unit) !== convoy) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (moves_off(weighed, convoy_unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (convoy_unit.shore === null || !convoy_unit.place.sea) {
    notes.push([2, 0]);
    return [false, notes];
  }
  let convoy_army = convoy.army;
  if (convoy_army.shore !== null) {
    notes.push([3, 0]);
    return [false, notes];
  }
  let convoy_goal = convoy.goal;
  if (convoy_goal.sea || convoy_goal === convoy_army.place) {
    notes.push([4, 0]);
    return [false, notes];
  }
  notes.push([5, 0]);
  return [true, notes];
}

function guards_carries(entry, weighed, convoy) {
  switch (entry) {
    case 0:
      if (!($first(weighed.convoys, (other) => other.unit === convoy.unit) !== convoy)) return 0;
      break;
    case 1:
      if (!(moves_off(weighed, convoy.unit))) return 0;
      break;
    case 2:
      if (!(convoy.unit.shore === null || !convoy.unit.place.sea)) return 0;
      break;
    case 3:
      if (!(convoy.army.shore !== null)) return 0;
      break;
    case 4:
      if (!(convoy.goal.sea || convoy.goal === convoy.army.place)) return 0;
      break;
  }
  return -1;
}

function why_ferries(weighed, move) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(weighed.convoys, (convoy) => convoy.army === move.unit && convoy.goal === move.goal && weighed.carries.get(convoy) > 0 && on_route(weighed, convoy, move), null), notes];
}

function guards_ferries(entry, weighed, move) {
  switch (entry) {
  }
  return -1;
}

function why_bound(weighed, move) {
  const notes = [];
  if ($count(move.route, null) <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bound(entry, weighed, move) {
  switch (entry) {
    case 0:
      if (!($count(move.route, null) > 0)) return 0;
      break;
  }
  return -1;
}

function why_on_route(weighed, convoy, move) {
  const notes = [];
  if (bound(weighed, move) && !$contains(move.route, convoy.unit.place)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_on_route(entry, weighed, convoy, move) {
  switch (entry) {
    case 0:
      if (!(!bound(weighed, move) || $contains(move.route, convoy.unit.place))) return 0;
      break;
  }
  return -1;
}

function why_needed(weighed, convoy, move) {
  const notes = [];
  if (!on_route(weighed, convoy, move)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let convoy_unit = convoy.unit;
  let convoy_unit_shore = convoy_unit.shore;
  if (convoy_unit_shore === null || !$any(move.unit.place.shores, (start) => $liesOnChain(convoy_unit_shore, start, move.goal.shores, afloat(weighed), (shore) => onward(shore)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_needed(entry, weighed, convoy, move) {
  switch (entry) {
    case 0:
      if (!(!on_route(weighed, convoy, move))) return 0;
      break;
    case 1:
      if (!(convoy.unit.shore !== null)) return 0;
      if (!($any(move.unit.place.shores, (start) => $liesOnChain(convoy.unit.shore, start, move.goal.shores, afloat(weighed), (shore) => onward(shore))))) return 1;
      break;
  }
  return -1;
}

function why_by_convoy(weighed, move, world) {
  const notes = [];
  let move_unit = move.unit;
  if (move_unit.shore !== null || !(weighed.legal.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$contains(ways_from(move_unit.place, world), move.goal)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (bound(weighed, move)) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if (sea_meant(weighed, move, world)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_by_convoy(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(move.unit.shore !== null || !(weighed.legal.get(move) > 0))) return 0;
      break;
    case 1:
      if (!(!$contains(ways_from(move.unit.place, world), move.goal))) return 0;
      break;
    case 2:
      if (!(bound(weighed, move))) return 0;
      break;
    case 3:
      if (!(sea_meant(weighed, move, world))) return 0;
      break;
  }
  return -1;
}

function why_sea_meant(weighed, move, world) {
  const notes = [];
  if ($has(world.variants, 2)) {
    if (move.by_sea) {
      notes.push([0, 0]);
      return [true, notes];
    }
    if ($any(ferries(weighed, move), (convoy) => convoy.unit.owner === move.unit.owner && needed(weighed, convoy, move))) {
      notes.push([1, 0]);
      return [true, notes];
    }
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_sea_meant(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 2))) return 0;
      if (!(move.by_sea)) return 1;
      break;
    case 1:
      if (!($has(world.variants, 2))) return 0;
      if (!($any(ferries(weighed, move), (convoy) => convoy.unit.owner === move.unit.owner && needed(weighed, convoy, move)))) return 1;
      break;
  }
  return -1;
}

function why_may_sail(weighed, move, world) {
  const notes = [];
  if ($has(world.variants, 2) && !sea_meant(weighed, move, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (weighed.by_convoy.get(move) > 0 || !(weighed.legal.get(move) > 0) || move.unit.shore !== null || $count(ferries(weighed, move), null) <= 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_sail(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 2))) return 0;
      if (!(!sea_meant(weighed, move, world))) return 1;
      break;
    case 1:
      if (!(!(weighed.by_convoy.get(move) > 0))) return 0;
      if (!(weighed.legal.get(move) > 0)) return 1;
      if (!(move.unit.shore === null)) return 2;
      if (!($count(ferries(weighed, move), null) > 0)) return 3;
      break;
  }
  return -1;
}

function why_convoy_matched(weighed, convoy, world) {
  const notes = [];
  if (!(weighed.carries.get(convoy) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && (weighed.by_convoy.get(move) > 0 || may_sail(weighed, move, world)) && needed(weighed, convoy, move))) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_convoy_matched(entry, weighed, convoy, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.carries.get(convoy) > 0))) return 0;
      break;
    case 1:
      if (!($any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && (weighed.by_convoy.get(move) > 0 || may_sail(weighed, move, world)) && needed(weighed, convoy, move)))) return 0;
      break;
  }
  return -1;
}

function why_aim(weighed, support) {
  const notes = [];
  notes.push([0, 0]);
  let support_goal = support.goal;
  return [support_goal !== null ? support_goal : support.friend.place, notes];
}

function guards_aim(entry, weighed, support) {
  switch (entry) {
  }
  return -1;
}

function why_first_given(weighed, support) {
  const notes = [];
  let support_unit = support.unit;
  if ((support_unit.qualities & 1 /* QUALITY_DOUBLE */) !== 0 && $any(weighed.supports, (other) => other !== support && other.unit === support_unit)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let weighed_supports = weighed.supports;
  if ($first(weighed_supports, (other) => other.unit === support_unit) !== support) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_first_given(entry, weighed, support) {
  switch (entry) {
    case 0:
      if (!((support.unit.qualities & 1 /* QUALITY_DOUBLE */) !== 0)) return 0;
      if (!($any(weighed.supports, (other) => other !== support && other.unit === support.unit))) return 1;
      break;
    case 1:
      if (!($first(weighed.supports, (other) => other.unit === support.unit) === support)) return 0;
      break;
  }
  return -1;
}

function why_possible(weighed, support, world) {
  const notes = [];
  if (!first_given(weighed, support)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let support_unit = support.unit;
  if (moves_off(weighed, support_unit)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (support.friend === support_unit) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!reaches(support_unit, aim(weighed, support), world)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_possible(entry, weighed, support, world) {
  switch (entry) {
    case 0:
      if (!(!first_given(weighed, support))) return 0;
      break;
    case 1:
      if (!(moves_off(weighed, support.unit))) return 0;
      break;
    case 2:
      if (!(support.friend === support.unit)) return 0;
      break;
    case 3:
      if (!(!reaches(support.unit, aim(weighed, support), world))) return 0;
      break;
  }
  return -1;
}

function why_matched(weighed, support) {
  const notes = [];
  if (!(weighed.possible.get(support) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let support_goal = support.goal;
  if (support_goal === null && !moves_off(weighed, support.friend)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (support_goal !== null && $any(movers_into(weighed, aim(weighed, support)), (move) => move.unit === support.friend && same_coast(weighed, support, move))) {
    notes.push([2, 0]);
    return [true, notes];
  }
  notes.push([3, 0]);
  return [false, notes];
}

function guards_matched(entry, weighed, support) {
  switch (entry) {
    case 0:
      if (!(!(weighed.possible.get(support) > 0))) return 0;
      break;
    case 1:
      if (!(support.goal === null)) return 0;
      if (!(!moves_off(weighed, support.friend))) return 1;
      break;
    case 2:
      if (!(support.goal !== null)) return 0;
      if (!($any(movers_into(weighed, aim(weighed, support)), (move) => move.unit === support.friend && same_coast(weighed, support, move)))) return 1;
      break;
  }
  return -1;
}

function why_same_coast(weighed, support, move) {
  const notes = [];
  let support_coast = support.coast;
  if (support_coast !== null && landing(weighed, move) !== null && landing(weighed, move) !== support_coast) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [true, notes];
}

function guards_same_coast(entry, weighed, support, move) {
  switch (entry) {
    case 0:
      if (!(support.coast !== null)) return 0;
      if (!(landing(weighed, move) !== null)) return 1;
      if (!(landing(weighed, move) !== support.coast)) return 2;
      break;
  }
  return -1;
}

function why_moves_off(weighed, unit) {
  const notes = [];
  if (!$any(weighed.moves, (move) => move.unit === unit && weighed.legal.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_moves_off(entry, weighed, unit) {
  switch (entry) {
    case 0:
      if (!($any(weighed.moves, (move) => move.unit === unit && weighed.legal.get(move) > 0))) return 0;
      break;
  }
  return -1;
}

function why_movers_into(weighed, province) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(weighed.moves, (move) => move.goal === province && weighed.legal.get(move) > 0, null), notes];
}

function guards_movers_into(entry, weighed, province) {
  switch (entry) {
  }
  return -1;
}

function why_oncoming(weighed, move) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(movers_into(weighed, move.unit.place), (other) => other.unit.place === move.goal, null), notes];
}

function guards_oncoming(entry, weighed, move) {
  switch (entry) {
  }
  return -1;
}

function why_occupants(weighed, province) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(weighed.units, (unit) => unit.place === province, null), notes];
}

function guards_occupants(entry, weighed, province) {
  switch (entry) {
  }
  return -1;
}

function why_backers(weighed, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(weighed.supports, (support) => support.friend === unit && weighed.matched.get(support) > 0, null), notes];
}

function guards_backers(entry, weighed, unit) {
  switch (entry) {
  }
  return -1;
}

function why_arrives(weighed, move, world) {
  const notes = [];
  if (weighed.arrives.byCircle(move) === 0) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (weighed.arrives.byCircle(move) === 2) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (!(weighed.legal.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!(weighed.by_convoy.get(move) > 0)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (convoy_lost(weighed, move, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [ferried(weighed, move), notes];
}

function guards_arrives(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.legal.get(move) > 0))) return 0;
      break;
    case 1:
      if (!(!(weighed.by_convoy.get(move) > 0))) return 0;
      break;
    case 2:
      if (!(convoy_lost(weighed, move, world))) return 0;
      break;
    case 3:
      if (!(ferried(weighed, move))) return 0;
      break;
  }
  return -1;
}

function why_ferried(weighed, move) {
  const notes = [];
  if ($any(move.route, (sea) => !$any(ferries(weighed, move), (convoy) => convoy.unit.place === sea && !dislodged(weighed, convoy.unit)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore && !dislodged(weighed, convoy.unit)), null), (shore) => onward(shore)))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_ferried(entry, weighed, move) {
  switch (entry) {
    case 0:
      if (!($any(move.route, (sea) => !$any(ferries(weighed, move), (convoy) => convoy.unit.place === sea && !dislodged(weighed, convoy.unit))))) return 0;
      break;
    case 1:
      if (!($any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore && !dislodged(weighed, convoy.unit)), null), (shore) => onward(shore))))) return 0;
      break;
  }
  return -1;
}

function why_convoy_lost(weighed, move, world) {
  const notes = [];
  if ($has(world.variants, 0) && ferried(weighed, move)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(ferries(weighed, move), (convoy) => dislodged(weighed, convoy.unit) && needed(weighed, convoy, move))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_convoy_lost(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 0))) return 0;
      if (!(ferried(weighed, move))) return 1;
      break;
    case 1:
      if (!($any(ferries(weighed, move), (convoy) => dislodged(weighed, convoy.unit) && needed(weighed, convoy, move)))) return 0;
      break;
  }
  return -1;
}

function why_sails(weighed, move, world) {
  const notes = [];
  if (weighed.by_convoy.get(move) > 0) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!may_sail(weighed, move, world) || convoy_lost(weighed, move, world) || !ferried(weighed, move)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sails(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(weighed.by_convoy.get(move) > 0)) return 0;
      break;
    case 1:
      if (!(may_sail(weighed, move, world))) return 0;
      if (!(!convoy_lost(weighed, move, world))) return 1;
      if (!(ferried(weighed, move))) return 2;
      break;
  }
  return -1;
}

function why_head_on(weighed, move, other, world) {
  const notes = [];
  if (sails(weighed, move, world) || sails(weighed, other, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_head_on(entry, weighed, move, other, world) {
  switch (entry) {
    case 0:
      if (!(!sails(weighed, move, world))) return 0;
      if (!(!sails(weighed, other, world))) return 1;
      break;
  }
  return -1;
}

function why_succeeds(weighed, move, world) {
  const notes = [];
  if (weighed.succeeds.byCircle(move) === 1) {
    notes.push([4, 0]);
    return [true, notes];
  }
  if (weighed.succeeds.byCircle(move) === 2) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (!(weighed.arrives.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (attack(weighed, move, world) <= resistance(weighed, move, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if ($any(movers_into(weighed, move.goal), (other) => other !== move && attack(weighed, move, world) <= prevention(weighed, other, world))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_succeeds(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.arrives.get(move) > 0))) return 0;
      break;
    case 1:
      if (!(attack(weighed, move, world) <= resistance(weighed, move, world))) return 0;
      break;
    case 2:
      if (!($any(movers_into(weighed, move.goal), (other) => other !== move && attack(weighed, move, world) <= prevention(weighed, other, world)))) return 0;
      break;
  }
  return -1;
}

function why_stands(weighed, support, world) {
  const notes = [];
  if (weighed.stands.byCircle(support) === 2) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (!(weighed.matched.get(support) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let support_unit = support.unit;
  let support_unit_place = support_unit.place;
  if ($any(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if ($any(movers_into(weighed, support_unit_place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) > 0)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_stands(entry, weighed, support, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.matched.get(support) > 0))) return 0;
      break;
    case 1:
      if (!($any(movers_into(weighed, support.unit.place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world)))) return 0;
      break;
    case 2:
      if (!($any(movers_into(weighed, support.unit.place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) > 0))) return 0;
      break;
  }
  return -1;
}

function why_cut_by(weighed, support, world) {
  const notes = [];
  let support_unit = support.unit;
  let support_unit_place = support_unit.place;
  if ($any(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world))) {
    notes.push([0, 0]);
    return [$first(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world)), notes];
  }
  notes.push([1, 0]);
  return [$first(movers_into(weighed, support_unit_place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) > 0), notes];
}

function guards_cut_by(entry, weighed, support, world) {
  switch (entry) {
    case 0:
      if (!($any(movers_into(weighed, support.unit.place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world)))) return 0;
      break;
  }
  return -1;
}

function why_attacks(weighed, move, support, world) {
  const notes = [];
  let move_unit = move.unit;
  let support_unit = support.unit;
  if (move_unit.owner === support_unit.owner) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (move_unit.place === aim(weighed, support)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (against_its_way(weighed, move, support, world)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if ($has(world.variants, 5) && (support_unit.place.features & 1 /* FEATURE_FORT */) !== 0) {
    notes.push([3, 0]);
    return [false, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_attacks(entry, weighed, move, support, world) {
  switch (entry) {
    case 0:
      if (!(move.unit.owner === support.unit.owner)) return 0;
      break;
    case 1:
      if (!(move.unit.place === aim(weighed, support))) return 0;
      break;
    case 2:
      if (!(against_its_way(weighed, move, support, world))) return 0;
      break;
    case 3:
      if (!($has(world.variants, 5))) return 0;
      if (!((support.unit.place.features & 1 /* FEATURE_FORT */) !== 0)) return 1;
      break;
  }
  return -1;
}

function why_against_its_way(weighed, move, support, world) {
  const notes = [];
  if ($has(world.variants, 0) && !bound(weighed, move) && $any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => shore.province !== aim(weighed, support) && $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore), null), (shore) => onward(shore)))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($has(world.variants, 1) && weighed.by_convoy.get(move) > 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!(weighed.by_convoy.get(move) > 0) || support.goal === null || !$any(ferries(weighed, move), (convoy) => convoy.unit.place === aim(weighed, support) && needed(weighed, convoy, move))) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_against_its_way(entry, weighed, move, support, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 0))) return 0;
      if (!(!bound(weighed, move))) return 1;
      if (!($any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => shore.province !== aim(weighed, support) && $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore), null), (shore) => onward(shore))))) return 2;
      break;
    case 1:
      if (!($has(world.variants, 1))) return 0;
      if (!(weighed.by_convoy.get(move) > 0)) return 1;
      break;
    case 2:
      if (!(weighed.by_convoy.get(move) > 0)) return 0;
      if (!(support.goal !== null)) return 1;
      if (!($any(ferries(weighed, move), (convoy) => convoy.unit.place === aim(weighed, support) && needed(weighed, convoy, move)))) return 2;
      break;
  }
  return -1;
}

function why_leaves(weighed, unit) {
  const notes = [];
  if (!$any(weighed.moves, (move) => move.unit === unit && weighed.succeeds.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_leaves(entry, weighed, unit) {
  switch (entry) {
    case 0:
      if (!($any(weighed.moves, (move) => move.unit === unit && weighed.succeeds.get(move) > 0))) return 0;
      break;
  }
  return -1;
}

function why_dislodged(weighed, unit) {
  const notes = [];
  if (leaves(weighed, unit) || !$any(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_dislodged(entry, weighed, unit) {
  switch (entry) {
    case 0:
      if (!(!leaves(weighed, unit))) return 0;
      if (!($any(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0))) return 1;
      break;
  }
  return -1;
}

function why_kept_back(weighed, move, unit, world) {
  const notes = [];
  if (leaves(weighed, unit) && !$any(oncoming(weighed, move), (other) => other.unit === unit && head_on(weighed, move, other, world))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_kept_back(entry, weighed, move, unit, world) {
  switch (entry) {
    case 0:
      if (!(!leaves(weighed, unit) || $any(oncoming(weighed, move), (other) => other.unit === unit && head_on(weighed, move, other, world)))) return 0;
      break;
  }
  return -1;
}

function why_backing(weighed, unit) {
  const notes = [];
  let amount;
  let value = strength(unit);
  notes.push([0, value]);
  for (const support of backers(weighed, unit)) {
    if (weighed.stands.get(support) > 0) {
      amount = strength(support.unit);
      notes.push([1, amount]);
      value = $add(value, amount);
    }
  }
  return [value, notes];
}

function guards_backing(entry, weighed, unit) {
  switch (entry) {
  }
  return -1;
}

function why_defence(weighed, unit) {
  const notes = [];
  let value = backing(weighed, unit);
  notes.push([0, value]);
  if ((unit.place.features & 1 /* FEATURE_FORT */) !== 0) {
    notes.push([1, 1]);
    value = $add(value, 1);
  }
  return [value, notes];
}

function guards_defence(entry, weighed, unit) {
  switch (entry) {
    case 1:
      if (!((unit.place.features & 1 /* FEATURE_FORT */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_hold(weighed, province) {
  const notes = [];
  if (!$any(occupants(weighed, province), (unit) => !leaves(weighed, unit))) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if ($any(occupants(weighed, province), (unit) => moves_off(weighed, unit))) {
    notes.push([1, 0]);
    return [$sum(occupants(weighed, province), null, (unit) => strength(unit)), notes];
  }
  notes.push([2, 0]);
  return [$sum(occupants(weighed, province), null, (unit) => defence(weighed, unit)), notes];
}

function guards_hold(entry, weighed, province) {
  switch (entry) {
    case 0:
      if (!(!$any(occupants(weighed, province), (unit) => !leaves(weighed, unit)))) return 0;
      break;
    case 1:
      if (!($any(occupants(weighed, province), (unit) => moves_off(weighed, unit)))) return 0;
      break;
  }
  return -1;
}

function why_resistance(weighed, move, world) {
  const notes = [];
  if ($any(oncoming(weighed, move), (other) => head_on(weighed, move, other, world))) {
    notes.push([0, 0]);
    return [$sum(oncoming(weighed, move), (other) => head_on(weighed, move, other, world), (other) => backing(weighed, other.unit)), notes];
  }
  notes.push([1, 0]);
  return [hold(weighed, move.goal), notes];
}

function guards_resistance(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!($any(oncoming(weighed, move), (other) => head_on(weighed, move, other, world)))) return 0;
      break;
  }
  return -1;
}

function why_attack(weighed, move, world) {
  const notes = [];
  if (!(weighed.arrives.get(move) > 0)) {
    notes.push([0, 0]);
    return [0, notes];
  }
  let move_goal = move.goal;
  if (!$any(occupants(weighed, move_goal), (unit) => kept_back(weighed, move, unit, world))) {
    notes.push([1, 0]);
    return [backing(weighed, move.unit), notes];
  }
  if ($any(occupants(weighed, move_goal), (unit) => unit.owner === move.unit.owner)) {
    notes.push([2, 0]);
    return [0, notes];
  }
  notes.push([3, 0]);
  let move_unit = move.unit;
  return [$add(strength(move_unit), foreign_help(weighed, move)), notes];
}

function guards_attack(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.arrives.get(move) > 0))) return 0;
      break;
    case 1:
      if (!(!$any(occupants(weighed, move.goal), (unit) => kept_back(weighed, move, unit, world)))) return 0;
      break;
    case 2:
      if (!($any(occupants(weighed, move.goal), (unit) => unit.owner === move.unit.owner))) return 0;
      break;
  }
  return -1;
}

function why_foreign_help(weighed, move) {
  const notes = [];
  notes.push([0, 0]);
  return [$sum(backers(weighed, move.unit), (support) => weighed.stands.get(support) > 0 && !$any(occupants(weighed, move.goal), (unit) => unit.owner === support.unit.owner), (support) => strength(support.unit)), notes];
}

function guards_foreign_help(entry, weighed, move) {
  switch (entry) {
  }
  return -1;
}

function why_prevention(weighed, move, world) {
  const notes = [];
  if (!(weighed.arrives.get(move) > 0)) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if ($any(oncoming(weighed, move), (other) => weighed.succeeds.get(other) > 0 && head_on(weighed, move, other, world))) {
    notes.push([1, 0]);
    return [0, notes];
  }
  notes.push([2, 0]);
  return [backing(weighed, move.unit), notes];
}

function guards_prevention(entry, weighed, move, world) {
  switch (entry) {
    case 0:
      if (!(!(weighed.arrives.get(move) > 0))) return 0;
      break;
    case 1:
      if (!($any(oncoming(weighed, move), (other) => weighed.succeeds.get(other) > 0 && head_on(weighed, move, other, world)))) return 0;
      break;
  }
  return -1;
}

function why_outcome_of_move(weighed, move) {
  const notes = [];
  if (!(weighed.legal.get(move) > 0)) {
    notes.push([0, 0]);
    return [3 /* OUTCOME_VOID */, notes];
  }
  if (weighed.succeeds.get(move) > 0) {
    notes.push([1, 0]);
    return [0 /* OUTCOME_SUCCEEDS */, notes];
  }
  if (!(weighed.arrives.get(move) > 0)) {
    notes.push([2, 0]);
    return [4 /* OUTCOME_FAILS */, notes];
  }
  notes.push([3, 0]);
  return [1 /* OUTCOME_BOUNCED */, notes];
}

function guards_outcome_of_move(entry, weighed, move) {
  switch (entry) {
    case 0:
      if (!(!(weighed.legal.get(move) > 0))) return 0;
      break;
    case 1:
      if (!(weighed.succeeds.get(move) > 0)) return 0;
      break;
    case 2:
      if (!(!(weighed.arrives.get(move) > 0))) return 0;
      break;
  }
  return -1;
}

function why_outcome_of_support(weighed, support) {
  const notes = [];
  if (!(weighed.matched.get(support) > 0)) {
    notes.push([0, 0]);
    return [3 /* OUTCOME_VOID */, notes];
  }
  if (weighed.stands.get(support) > 0) {
    notes.push([1, 0]);
    return [0 /* OUTCOME_SUCCEEDS */, notes];
  }
  notes.push([2, 0]);
  return [2 /* OUTCOME_CUT */, notes];
}

function guards_outcome_of_support(entry, weighed, support) {
  switch (entry) {
    case 0:
      if (!(!(weighed.matched.get(support) > 0))) return 0;
      break;
    case 1:
      if (!(weighed.stands.get(support) > 0)) return 0;
      break;
  }
  return -1;
}

function why_outcome_of_convoy(weighed, convoy) {
  const notes = [];
  if (!(weighed.convoy_matched.get(convoy) > 0)) {
    notes.push([0, 0]);
    return [3 /* OUTCOME_VOID */, notes];
  }
  if (dislodged(weighed, convoy.unit)) {
    notes.push([1, 0]);
    return [4 /* OUTCOME_FAILS */, notes];
  }
  if ($any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && !(weighed.arrives.get(move) > 0))) {
    notes.push([2, 0]);
    return [4 /* OUTCOME_FAILS */, notes];
  }
  notes.push([3, 0]);
  return [0 /* OUTCOME_SUCCEEDS */, notes];
}

function guards_outcome_of_convoy(entry, weighed, convoy) {
  switch (entry) {
    case 0:
      if (!(!(weighed.convoy_matched.get(convoy) > 0))) return 0;
      break;
    case 1:
      if (!(dislodged(weighed, convoy.unit))) return 0;
      break;
    case 2:
      if (!($any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && !(weighed.arrives.get(move) > 0)))) return 0;
      break;
  }
  return -1;
}

function why_contested(weighed, province, world) {
  const notes = [];
  if (!$any(movers_into(weighed, province), (move) => !(weighed.succeeds.get(move) > 0) && prevention(weighed, move, world) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_contested(entry, weighed, province, world) {
  switch (entry) {
    case 0:
      if (!($any(movers_into(weighed, province), (move) => !(weighed.succeeds.get(move) > 0) && prevention(weighed, move, world) > 0))) return 0;
      break;
  }
  return -1;
}

function why_taken(weighed, province) {
  const notes = [];
  if (!$any(occupants(weighed, province), (unit) => !leaves(weighed, unit)) && !$any(movers_into(weighed, province), (move) => weighed.succeeds.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_taken_(entry, weighed, province) {
  switch (entry) {
    case 0:
      if (!($any(occupants(weighed, province), (unit) => !leaves(weighed, unit)) || $any(movers_into(weighed, province), (move) => weighed.succeeds.get(move) > 0))) return 0;
      break;
  }
  return -1;
}

function why_open_to(weighed, unit, province, world) {
  const notes = [];
  if (!dislodged(weighed, unit) || taken_(weighed, province) || contested(weighed, province, world) || came_from(weighed, unit, province, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_open_to(entry, weighed, unit, province, world) {
  switch (entry) {
    case 0:
      if (!(dislodged(weighed, unit))) return 0;
      if (!(!taken_(weighed, province))) return 1;
      if (!(!contested(weighed, province, world))) return 2;
      if (!(!came_from(weighed, unit, province, world))) return 3;
      break;
  }
  return -1;
}

function why_came_from(weighed, unit, province, world) {
  const notes = [];
  if ($has(world.variants, 3) && $any(movers_into(weighed, unit.place), (move) => move.unit.place === province && sails(weighed, move, world) && weighed.succeeds.get(move) > 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let unit_place = unit.place;
  if (!$any(movers_into(weighed, unit_place), (move) => move.unit.place === province && weighed.succeeds.get(move) > 0)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_came_from(entry, weighed, unit, province, world) {
  switch (entry) {
    case 0:
      if (!($has(world.variants, 3))) return 0;
      if (!($any(movers_into(weighed, unit.place), (move) => move.unit.place === province && sails(weighed, move, world) && weighed.succeeds.get(move) > 0))) return 1;
      break;
    case 1:
      if (!($any(movers_into(weighed, unit.place), (move) => move.unit.place === province && weighed.succeeds.get(move) > 0))) return 0;
      break;
  }
  return -1;
}

function why_driven_out_from(weighed, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0 && dislodged(weighed, unit), (move) => move.unit.place), notes];
}

function guards_driven_out_from(entry, weighed, unit) {
  switch (entry) {
  }
  return -1;
}

function why_driven_out_by(weighed, unit) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0 && dislodged(weighed, unit)), notes];
}

function guards_driven_out_by(entry, weighed, unit) {
  switch (entry) {
  }
  return -1;
}

function why_coast_aimed_at(weighed, support) {
  const notes = [];
  let support_coast = support.coast;
  if (support_coast !== null) {
    notes.push([0, 0]);
    return [support_coast, notes];
  }
  if (support.goal !== null) {
    notes.push([1, 0]);
    return [$first(aim(weighed, support).shores, (shore) => $any(movers_into(weighed, aim(weighed, support)), (move) => move.unit === support.friend && landing(weighed, move) === shore)), notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_coast_aimed_at(entry, weighed, support) {
  switch (entry) {
    case 0:
      if (!(support.coast !== null)) return 0;
      break;
    case 1:
      if (!(support.goal !== null)) return 0;
      break;
  }
  return -1;
}

function why_land_retreats(weighed, unit, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(ways_from(unit.place, world), (province) => unit.shore === null && open_to(weighed, unit, province, world), null), notes];
}

function guards_land_retreats(entry, weighed, unit, world) {
  switch (entry) {
  }
  return -1;
}

function why_fleet_retreats(weighed, unit, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(waters_near(weighed, unit), (shore) => open_to(weighed, unit, shore.province, world), null), notes];
}

function guards_fleet_retreats(entry, weighed, unit, world) {
  switch (entry) {
  }
  return -1;
}

function why_waters_near(weighed, unit) {
  const notes = [];
  let unit_shore = unit.shore;
  if (unit_shore !== null) {
    notes.push([0, 0]);
    return [unit_shore.near, notes];
  }
  notes.push([1, 0]);
  return [[], notes];
}

function guards_waters_near(entry, weighed, unit) {
  switch (entry) {
    case 0:
      if (!(unit.shore !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_movement = {
  landings: [{ verb: "otherwise", text: "", den: 1 }],
  landing: [{ verb: "case", text: "the coast that is named", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.B.3\"" }, { verb: "case", text: "there is no other", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  afloat: [{ verb: "otherwise", text: "", den: 1 }],
  can_cross: [{ verb: "no", text: "only an army can be carried, and only to land", den: 1 }, { verb: "holds", text: "", den: 1 }],
  legal: [{ verb: "case", text: "it has an order already", den: 1, cites: "ruling \"Two orders for one unit\"" }, { verb: "case", text: "it stands there already", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.5\"" }, { verb: "case", text: "no coast there, or several", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.B.1\"" }, { verb: "case", text: "the provinces do not touch", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.1\"" }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  carries: [{ verb: "case", text: "it has an order already", den: 1, cites: "ruling \"Two orders for one unit\"" }, { verb: "case", text: "it has an order to move", den: 1 }, { verb: "case", text: "only a fleet at sea can carry", den: 1 }, { verb: "case", text: "a fleet is not carried", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.7\"" }, { verb: "case", text: "no place to land", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.5\"" }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  ferries: [{ verb: "otherwise", text: "", den: 1 }],
  bound: [{ verb: "holds", text: "", den: 1 }],
  on_route: [{ verb: "holds", text: "", den: 1 }],
  needed: [{ verb: "no", text: "another route is named", den: 1 }, { verb: "holds", text: "", den: 1 }],
  by_convoy: [{ verb: "case", text: "no army on its way", den: 1 }, { verb: "case", text: "no way by land", den: 1 }, { verb: "case", text: "its route is named", den: 1, cites: "ruling \"An army that names the seas over which it goes\"" }, { verb: "case", text: "it was meant so", den: 1 }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  sea_meant: [{ verb: "yes", text: "it was ordered so", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.G.8\"", source: "movement" }, { verb: "yes", text: "a fleet of its own is to carry it", den: 1, source: "movement" }, { verb: "otherwise", text: "", den: 1 }],
  may_sail: [{ verb: "no", text: "it walks", den: 1, source: "movement" }, { verb: "holds", text: "", den: 1 }],
  convoy_matched: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "the army sets out", den: 1 }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  aim: [{ verb: "otherwise", text: "", den: 1 }],
  first_given: [{ verb: "no", text: "its support cannot be divided", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", lines 53-54", source: "armies" }, { verb: "holds", text: "", den: 1 }],
  possible: [{ verb: "case", text: "it has an order already", den: 1 }, { verb: "case", text: "it has an order to move", den: 1 }, { verb: "case", text: "nobody supports itself", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.8\"" }, { verb: "case", text: "it could not go there itself", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.10\"" }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  matched: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "it is held where it stands", den: 1 }, { verb: "case", text: "its move is supported", den: 1 }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  same_coast: [{ verb: "no", text: "another coast", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.B.9\"" }, { verb: "otherwise", text: "", den: 1 }],
  moves_off: [{ verb: "holds", text: "", den: 1 }],
  movers_into: [{ verb: "otherwise", text: "", den: 1 }],
  oncoming: [{ verb: "otherwise", text: "", den: 1 }],
  occupants: [{ verb: "otherwise", text: "", den: 1 }],
  backers: [{ verb: "otherwise", text: "", den: 1 }],
  arrives: [{ verb: "case", text: "void", den: 1 }, { verb: "case", text: "it need not go by sea", den: 1 }, { verb: "case", text: "its convoy is broken", den: 1 }, { verb: "otherwise", text: "its fleets carry it", den: 1 }, { verb: "circle", text: "A convoy that hangs on itself", den: 1, cites: "ruling \"Convoys that hang on each other in a ring\"" }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  ferried: [{ verb: "no", text: "a sea of its route carries it no further", den: 1, cites: "ruling \"An army that names the seas over which it goes\"" }, { verb: "holds", text: "", den: 1 }],
  convoy_lost: [{ verb: "no", text: "another way is left", den: 1, source: "movement" }, { verb: "holds", text: "", den: 1 }],
  sails: [{ verb: "yes", text: "it has to", den: 1 }, { verb: "holds", text: "fleets carry it", den: 1 }],
  head_on: [{ verb: "holds", text: "", den: 1 }],
  succeeds: [{ verb: "case", text: "no way", den: 1 }, { verb: "case", text: "too weak against the defence", den: 1 }, { verb: "case", text: "stood off", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.A.11\"" }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "A ring of moves", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.C.2\"" }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  stands: [{ verb: "case", text: "void", den: 1 }, { verb: "case", text: "driven out", den: 1 }, { verb: "case", text: "cut", den: 1 }, { verb: "otherwise", text: "", den: 1 }, { verb: "circle", text: "Any other ring", den: 1, cites: "ruling \"Rings of orders that are neither moves alone nor convoys\"" }],
  cut_by: [{ verb: "case", text: "it is driven out", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  attacks: [{ verb: "no", text: "nobody cuts support of the same power", den: 1 }, { verb: "no", text: "it comes from where the support goes", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.D.21\"; \"6.G.13\"" }, { verb: "no", text: "it comes over the fleet that the support is against", den: 1 }, { verb: "no", text: "the walls", den: 1, source: "armies" }, { verb: "otherwise", text: "", den: 1 }],
  against_its_way: [{ verb: "no", text: "the army does not need that fleet", den: 1, source: "movement" }, { verb: "no", text: "it hangs on itself, and is settled otherwise", den: 1, source: "movement" }, { verb: "holds", text: "", den: 1 }],
  leaves: [{ verb: "holds", text: "", den: 1 }],
  dislodged: [{ verb: "holds", text: "", den: 1 }],
  kept_back: [{ verb: "holds", text: "", den: 1 }],
  backing: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "support", den: 1 }],
  defence: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the walls", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", line 86", source: "Fort (feature)" }],
  hold: [{ verb: "case", text: "nobody stays", den: 1 }, { verb: "case", text: "the unit there tried to leave", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  resistance: [{ verb: "case", text: "they meet head on", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  attack: [{ verb: "case", text: "it does not get that far", den: 1 }, { verb: "case", text: "nobody is in its way", den: 1 }, { verb: "case", text: "nobody drives out its own side", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.E.3\"" }, { verb: "otherwise", text: "", den: 1 }],
  foreign_help: [{ verb: "otherwise", text: "", den: 1 }],
  prevention: [{ verb: "case", text: "it does not get that far", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.F.8\"" }, { verb: "case", text: "driven back where it came from", den: 1, cites: "Published adjudication cases (version 3.0 numbering), \"6.E.1\"" }, { verb: "otherwise", text: "", den: 1 }],
  outcome_of_move: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  outcome_of_support: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  outcome_of_convoy: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "the fleet is driven out", den: 1 }, { verb: "case", text: "the army stays", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  contested: [{ verb: "holds", text: "", den: 1 }],
  taken_: [{ verb: "holds", text: "", den: 1 }],
  open_to: [{ verb: "holds", text: "", den: 1 }],
  came_from: [{ verb: "no", text: "it came by sea", den: 1, source: "movement" }, { verb: "holds", text: "", den: 1 }],
  driven_out_from: [{ verb: "otherwise", text: "", den: 1 }],
  driven_out_by: [{ verb: "otherwise", text: "", den: 1 }],
  coast_aimed_at: [{ verb: "case", text: "the coast that is named", den: 1 }, { verb: "case", text: "that of the move", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  land_retreats: [{ verb: "otherwise", text: "", den: 1 }],
  fleet_retreats: [{ verb: "otherwise", text: "", den: 1 }],
  waters_near: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_landings, guards_landings, why_landing, guards_landing, why_afloat, guards_afloat, why_can_cross, guards_can_cross, why_legal, guards_legal, why_carries, guards_carries, why_ferries, guards_ferries, why_bound, guards_bound, why_on_route, guards_on_route, why_needed, guards_needed, why_by_convoy, guards_by_convoy, why_sea_meant, guards_sea_meant, why_may_sail, guards_may_sail, why_convoy_matched, guards_convoy_matched, why_aim, guards_aim, why_first_given, guards_first_given, why_possible, guards_possible, why_matched, guards_matched, why_same_coast, guards_same_coast, why_moves_off, guards_moves_off, why_movers_into, guards_movers_into, why_oncoming, guards_oncoming, why_occupants, guards_occupants, why_backers, guards_backers, why_arrives, guards_arrives, why_ferried, guards_ferried, why_convoy_lost, guards_convoy_lost, why_sails, guards_sails, why_head_on, guards_head_on, why_succeeds, guards_succeeds, why_stands, guards_stands, why_cut_by, guards_cut_by, why_attacks, guards_attacks, why_against_its_way, guards_against_its_way, why_leaves, guards_leaves, why_dislodged, guards_dislodged, why_kept_back, guards_kept_back, why_backing, guards_backing, why_defence, guards_defence, why_hold, guards_hold, why_resistance, guards_resistance, why_attack, guards_attack, why_foreign_help, guards_foreign_help, why_prevention, guards_prevention, why_outcome_of_move, guards_outcome_of_move, why_outcome_of_support, guards_outcome_of_support, why_outcome_of_convoy, guards_outcome_of_convoy, why_contested, guards_contested, why_taken, guards_taken_, why_open_to, guards_open_to, why_came_from, guards_came_from, why_driven_out_from, guards_driven_out_from, why_driven_out_by, guards_driven_out_by, why_coast_aimed_at, guards_coast_aimed_at, why_land_retreats, guards_land_retreats, why_fleet_retreats, guards_fleet_retreats, why_waters_near, guards_waters_near, $labels_rules_movement };
