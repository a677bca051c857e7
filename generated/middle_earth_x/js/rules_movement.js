/** The rules of movement. */
import { $add, $has, $larger, $smaller } from "./runtime/numbers.js";
import { $any, $contains, $count, $first, $isLinked, $liesOnChain, $pick, $sum } from "./runtime/lists.js";
import { $answers, $weigh } from "./runtime/solving.js";
import { onward, reaches, strength, ways_from } from "./rules_board.js";

function landings(weighed, move) {
  return $pick(move.goal.shores, (shore) => move.unit.shore !== null && $contains(move.unit.shore.near, shore), null);
}

function landing(weighed, move) {
  let move_coast = move.coast;
  if (move_coast !== null) {
    return $first(landings(weighed, move), (shore) => shore === move_coast);
  }
  let landings_ = landings(weighed, move);
  if ($count(landings_, null) === 1) {
    return $first(landings_, null);
  }
  return null;
}

function afloat(weighed) {
  return $pick(weighed.units, (unit) => unit.shore !== null && unit.place.sea, (unit) => unit.shore);
}

function can_cross(weighed, move) {
  let move_unit = move.unit;
  if (move_unit.shore !== null || move.goal.sea) {
    return false;
  }
  return $any(move_unit.place.shores, (start) => $isLinked(start, move.goal.shores, afloat(weighed), (shore) => onward(shore)));
}

function legal(weighed, move) {
  return weighed.legal.get(move) > 0;
}

function carries(weighed, convoy) {
  return weighed.carries.get(convoy) > 0;
}

function ferries(weighed, move) {
  return $pick(weighed.convoys, (convoy) => convoy.army === move.unit && convoy.goal === move.goal && weighed.carries.get(convoy) > 0 && on_route(weighed, convoy, move), null);
}

function bound(weighed, move) {
  return $count(move.route, null) > 0;
}

function on_route(weighed, convoy, move) {
  return !bound(weighed, move) || $contains(move.route, convoy.unit.place);
}

function needed(weighed, convoy, move) {
  if (!on_route(weighed, convoy, move)) {
    return false;
  }
  let convoy_unit = convoy.unit;
  let convoy_unit_shore = convoy_unit.shore;
  return convoy_unit_shore !== null && $any(move.unit.place.shores, (start) => $liesOnChain(convoy_unit_shore, start, move.goal.shores, afloat(weighed), (shore) => onward(shore)));
}

function by_convoy(weighed, move) {
  return weighed.by_convoy.get(move) > 0;
}

function sea_meant(weighed, move, world) {
  if ($has(world.variants, 2) && move.by_sea) {
    return true;
  }
  return $has(world.variants, 2) && $any(ferries(weighed, move), (convoy) => convoy.unit.owner === move.unit.owner && needed(weighed, convoy, move));
}

function may_sail(weighed, move, world) {
  if ($has(world.variants, 2) && !sea_meant(weighed, move, world)) {
    return false;
  }
  return !(weighed.by_convoy.get(move) > 0) && weighed.legal.get(move) > 0 && move.unit.shore === null && $count(ferries(weighed, move), null) > 0;
}

function convoy_matched(weighed, convoy) {
  return weighed.convoy_matched.get(convoy) > 0;
}

function aim(weighed, support) {
  let support_goal = support.goal;
  return support_goal !== null ? support_goal : support.friend.place;
}

function first_given(weighed, support) {
  let support_unit = support.unit;
  if ((support_unit.qualities & 1 /* QUALITY_DOUBLE */) !== 0 && $any(weighed.supports, (other) => other !== support && other.unit === support_unit)) {
    return false;
  }
  let weighed_supports = weighed.supports;
  return $first(weighed_supports, (other) => other.unit === support_unit) === support;
}

function possible(weighed, support) {
  return weighed.possible.get(support) > 0;
}

function matched(weighed, support) {
  return weighed.matched.get(support) > 0;
}

function same_coast(weighed, support, move) {
  let support_coast = support.coast;
  return support_coast === null || landing(weighed, move) === null || landing(weighed, move) === support_coast;
}

function moves_off(weighed, unit) {
  return $any(weighed.moves, (move) => move.unit === unit && weighed.legal.get(move) > 0);
}

function movers_into(weighed, province) {
  return $pick(weighed.moves, (move) => move.goal === province && weighed.legal.get(move) > 0, null);
}

function oncoming(weighed, move) {
  return $pick(movers_into(weighed, move.unit.place), (other) => other.unit.place === move.goal, null);
}

function occupants(weighed, province) {
  return $pick(weighed.units, (unit) => unit.place === province, null);
}

function backers(weighed, unit) {
  return $pick(weighed.supports, (support) => support.friend === unit && weighed.matched.get(support) > 0, null);
}

function arrives(weighed, move) {
  return weighed.arrives.get(move) > 0;
}

function ferried(weighed, move) {
  if ($any(move.route, (sea) => !$any(ferries(weighed, move), (convoy) => convoy.unit.place === sea && !dislodged(weighed, convoy.unit)))) {
    return false;
  }
  return $any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore && !dislodged(weighed, convoy.unit)), null), (shore) => onward(shore)));
}

function convoy_lost(weighed, move, world) {
  if ($has(world.variants, 0) && ferried(weighed, move)) {
    return false;
  }
  return $any(ferries(weighed, move), (convoy) => dislodged(weighed, convoy.unit) && needed(weighed, convoy, move));
}

function sails(weighed, move, world) {
  if (weighed.by_convoy.get(move) > 0) {
    return true;
  }
  return may_sail(weighed, move, world) && !convoy_lost(weighed, move, world) && ferried(weighed, move);
}

function head_on(weighed, move, other, world) {
  return !sails(weighed, move, world) && !sails(weighed, other, world);
}

function succeeds(weighed, move) {
  return weighed.succeeds.get(move) > 0;
}

function stands(weighed, support) {
  return weighed.stands.get(support) > 0;
}

function cut_by(weighed, support, world) {
  let support_unit = support.unit;
  let support_unit_place = support_unit.place;
  if ($any(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world))) {
    return $first(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world));
  }
  return $first(movers_into(weighed, support_unit_place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) > 0);
}

function attacks(weighed, move, support, world) {
  let move_unit = move.unit;
  let support_unit = support.unit;
  if (move_unit.owner === support_unit.owner) {
    return false;
  }
  if (move_unit.place === aim(weighed, support)) {
    return false;
  }
  if (against_its_way(weighed, move, support, world)) {
    return false;
  }
  return !$has(world.variants, 5) || !((support_unit.place.features & 1 /* FEATURE_FORT */) !== 0);
}

function against_its_way(weighed, move, support, world) {
  if ($has(world.variants, 0) && !bound(weighed, move) && $any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => shore.province !== aim(weighed, support) && $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore), null), (shore) => onward(shore)))) {
    return false;
  }
  if ($has(world.variants, 1) && weighed.by_convoy.get(move) > 0) {
    return false;
  }
  return weighed.by_convoy.get(move) > 0 && support.goal !== null && $any(ferries(weighed, move), (convoy) => convoy.unit.place === aim(weighed, support) && needed(weighed, convoy, move));
}

function leaves(weighed, unit) {
  return $any(weighed.moves, (move) => move.unit === unit && weighed.succeeds.get(move) > 0);
}

function dislodged(weighed, unit) {
  return !leaves(weighed, unit) && $any(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0);
}

function kept_back(weighed, move, unit, world) {
  return !leaves(weighed, unit) || $any(oncoming(weighed, move), (other) => other.unit === unit && head_on(weighed, move, other, world));
}

function backing(weighed, unit) {
  let value = strength(unit);
  for (const support of backers(weighed, unit)) {
    if (weighed.stands.get(support) > 0) {
      value = $add(value, strength(support.unit));
    }
  }
  return value;
}

function defence(weighed, unit) {
  let value = backing(weighed, unit);
  if ((unit.place.features & 1 /* FEATURE_FORT */) !== 0) {
    value = $add(value, 1);
  }
  return value;
}

function hold(weighed, province) {
  let occupants_ = occupants(weighed, province);
  if (!$any(occupants_, (unit) => !leaves(weighed, unit))) {
    return 0;
  }
  if ($any(occupants_, (unit) => moves_off(weighed, unit))) {
    return $sum(occupants_, null, (unit) => strength(unit));
  }
  return $sum(occupants_, null, (unit) => defence(weighed, unit));
}

function resistance(weighed, move, world) {
  let oncoming_ = oncoming(weighed, move);
  if ($any(oncoming_, (other) => head_on(weighed, move, other, world))) {
    return $sum(oncoming_, (other) => head_on(weighed, move, other, world), (other) => backing(weighed, other.unit));
  }
  return hold(weighed, move.goal);
}

function attack(weighed, move, world) {
  if (!(weighed.arrives.get(move) > 0)) {
    return 0;
  }
  let move_goal = move.goal;
  if (!$any(occupants(weighed, move_goal), (unit) => kept_back(weighed, move, unit, world))) {
    return backing(weighed, move.unit);
  }
  if ($any(occupants(weighed, move_goal), (unit) => unit.owner === move.unit.owner)) {
    return 0;
  }
  let move_unit = move.unit;
  return $add(strength(move_unit), foreign_help(weighed, move));
}

function foreign_help(weighed, move) {
  return $sum(backers(weighed, move.unit), (support) => weighed.stands.get(support) > 0 && !$any(occupants(weighed, move.goal), (unit) => unit.owner === support.unit.owner), (support) => strength(support.unit));
}

function prevention(weighed, move, world) {
  if (!(weighed.arrives.get(move) > 0)) {
    return 0;
  }
  if ($any(oncoming(weighed, move), (other) => weighed.succeeds.get(other) > 0 && head_on(weighed, move, other, world))) {
    return 0;
  }
  return backing(weighed, move.unit);
}

function outcome_of_move(weighed, move) {
  if (!(weighed.legal.get(move) > 0)) {
    return 3 /* OUTCOME_VOID */;
  }
  if (weighed.succeeds.get(move) > 0) {
    return 0 /* OUTCOME_SUCCEEDS */;
  }
  if (!(weighed.arrives.get(move) > 0)) {
    return 4 /* OUTCOME_FAILS */;
  }
  return 1 /* OUTCOME_BOUNCED */;
}

function outcome_of_support(weighed, support) {
  if (!(weighed.matched.get(support) > 0)) {
    return 3 /* OUTCOME_VOID */;
  }
  if (weighed.stands.get(support) > 0) {
    return 0 /* OUTCOME_SUCCEEDS */;
  }
  return 2 /* OUTCOME_CUT */;
}

function outcome_of_convoy(weighed, convoy) {
  if (!(weighed.convoy_matched.get(convoy) > 0)) {
    return 3 /* OUTCOME_VOID */;
  }
  if (dislodged(weighed, convoy.unit)) {
    return 4 /* OUTCOME_FAILS */;
  }
  if ($any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && !(weighed.arrives.get(move) > 0))) {
    return 4 /* OUTCOME_FAILS */;
  }
  return 0 /* OUTCOME_SUCCEEDS */;
}

function contested(weighed, province, world) {
  return $any(movers_into(weighed, province), (move) => !(weighed.succeeds.get(move) > 0) && prevention(weighed, move, world) > 0);
}

function taken_(weighed, province) {
  return $any(occupants(weighed, province), (unit) => !leaves(weighed, unit)) || $any(movers_into(weighed, province), (move) => weighed.succeeds.get(move) > 0);
}

function open_to(weighed, unit, province, world) {
  return dislodged(weighed, unit) && !taken_(weighed, province) && !contested(weighed, province, world) && !came_from(weighed, unit, province, world);
}

function came_from(weighed, unit, province, world) {
  if ($has(world.variants, 3) && $any(movers_into(weighed, unit.place), (move) => move.unit.place === province && sails(weighed, move, world) && weighed.succeeds.get(move) > 0)) {
    return false;
  }
  let unit_place = unit.place;
  return $any(movers_into(weighed, unit_place), (move) => move.unit.place === province && weighed.succeeds.get(move) > 0);
}

function driven_out_from(weighed, unit) {
  return $pick(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0 && dislodged(weighed, unit), (move) => move.unit.place);
}

function driven_out_by(weighed, unit) {
  return $first(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0 && dislodged(weighed, unit));
}

function coast_aimed_at(weighed, support) {
  let support_coast = support.coast;
  if (support_coast !== null) {
    return support_coast;
  }
  if (support.goal !== null) {
    return $first(aim(weighed, support).shores, (shore) => $any(movers_into(weighed, aim(weighed, support)), (move) => move.unit === support.friend && landing(weighed, move) === shore));
  }
  return null;
}

function land_retreats(weighed, unit, world) {
  return $pick(ways_from(unit.place, world), (province) => unit.shore === null && open_to(weighed, unit, province, world), null);
}

function fleet_retreats(weighed, unit, world) {
  return $pick(waters_near(weighed, unit), (shore) => open_to(weighed, unit, shore.province, world), null);
}

function waters_near(weighed, unit) {
  let unit_shore = unit.shore;
  if (unit_shore !== null) {
    return unit_shore.near;
  }
  return [];
}

function _decide_legal(weighed, move, world) {
  let move_unit = move.unit;
  if ($first(weighed.moves, (other) => other.unit === move_unit) !== move) {
    return false;
  }
  let move_goal = move.goal;
  let move_unit_place = move_unit.place;
  if (move_goal === move_unit_place) {
    return false;
  }
  let move_unit_shore = move_unit.shore;
  if (move_unit_shore !== null && landing(weighed, move) === null) {
    return false;
  }
  return move_unit_shore !== null || $contains(ways_from(move_unit_place, world), move_goal) || can_cross(weighed, move);
}

function _decide_carries(weighed, convoy) {
  let convoy_unit = convoy.unit;
  if ($first(weighed.convoys, (other) => other.unit === convoy_unit) !== convoy) {
    return false;
  }
  if (moves_off(weighed, convoy_unit)) {
    return false;
  }
  if (convoy_unit.shore === null || !convoy_unit.place.sea) {
    return false;
  }
  let convoy_army = convoy.army;
  if (convoy_army.shore !== null) {
    return false;
  }
  let convoy_goal = convoy.goal;
  return !convoy_goal.sea && convoy_goal !== convoy_army.place;
}

function _decide_by_convoy(weighed, move, world) {
  let move_unit = move.unit;
  if (move_unit.shore !== null || !(weighed.legal.get(move) > 0)) {
    return false;
  }
  if (!$contains(ways_from(move_unit.place, world), move.goal)) {
    return true;
  }
  if (bound(weighed, move)) {
    return true;
  }
  return sea_meant(weighed, move, world);
}

function _decide_convoy_matched(weighed, convoy, world) {
  if (!(weighed.carries.get(convoy) > 0)) {
    return false;
  }
  return $any(movers_into(weighed, convoy.goal), (move) => move.unit === convoy.army && (weighed.by_convoy.get(move) > 0 || may_sail(weighed, move, world)) && needed(weighed, convoy, move));
}

function _decide_possible(weighed, support, world) {
  if (!first_given(weighed, support)) {
    return false;
  }
  let support_unit = support.unit;
  if (moves_off(weighed, support_unit)) {
    return false;
  }
  if (support.friend === support_unit) {
    return false;
  }
  return reaches(support_unit, aim(weighed, support), world);
}

function _decide_matched(weighed, support) {
  if (!(weighed.possible.get(support) > 0)) {
    return false;
  }
  let support_goal = support.goal;
  if (support_goal === null && !moves_off(weighed, support.friend)) {
    return true;
  }
  return support_goal !== null && $any(movers_into(weighed, aim(weighed, support)), (move) => move.unit === support.friend && same_coast(weighed, support, move));
}

function _sure_sails(weighed, move, world) {
  if (weighed.by_convoy.get(move) > 0) {
    return true;
  }
  return may_sail(weighed, move, world) && !_may_convoy_lost(weighed, move, world) && _sure_ferried(weighed, move);
}

function _may_sails(weighed, move, world) {
  if (weighed.by_convoy.get(move) > 0) {
    return true;
  }
  return may_sail(weighed, move, world) && !_sure_convoy_lost(weighed, move, world) && _may_ferried(weighed, move);
}

function _sure_head_on(weighed, move, other, world) {
  return !_may_sails(weighed, move, world) && !_may_sails(weighed, other, world);
}

function _may_head_on(weighed, move, other, world) {
  return !_sure_sails(weighed, move, world) && !_sure_sails(weighed, other, world);
}

function _sure_kept_back(weighed, move, unit, world) {
  return !_may_leaves(weighed, unit) || $any(oncoming(weighed, move), (other) => other.unit === unit && _sure_head_on(weighed, move, other, world));
}

function _may_kept_back(weighed, move, unit, world) {
  return !_sure_leaves(weighed, unit) || $any(oncoming(weighed, move), (other) => other.unit === unit && _may_head_on(weighed, move, other, world));
}

function _sure_stands(weighed, support, world) {
  if (!(weighed.matched.get(support) > 0)) {
    return false;
  }
  let support_unit = support.unit;
  let support_unit_place = support_unit.place;
  if ($any(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) >= 0 && !against_its_way(weighed, other, support, world))) {
    return false;
  }
  return !$any(movers_into(weighed, support_unit_place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) >= 0);
}

function _may_stands(weighed, support, world) {
  if (!(weighed.matched.get(support) > 0)) {
    return false;
  }
  let support_unit = support.unit;
  let support_unit_place = support_unit.place;
  if ($any(movers_into(weighed, support_unit_place), (other) => weighed.succeeds.get(other) > 0 && !against_its_way(weighed, other, support, world))) {
    return false;
  }
  return !$any(movers_into(weighed, support_unit_place), (other) => attacks(weighed, other, support, world) && weighed.arrives.get(other) > 0);
}

function _least_backing(weighed, unit) {
  let value = strength(unit);
  for (const support of backers(weighed, unit)) {
    if (weighed.stands.get(support) > 0) {
      value = $add(value, strength(support.unit));
    }
  }
  return value;
}

function _most_backing(weighed, unit) {
  let value = strength(unit);
  for (const support of backers(weighed, unit)) {
    if (weighed.stands.get(support) >= 0) {
      value = $add(value, strength(support.unit));
    }
  }
  return value;
}

function _least_foreign_help(weighed, move) {
  return $sum(backers(weighed, move.unit), (support) => weighed.stands.get(support) > 0 && !$any(occupants(weighed, move.goal), (unit) => unit.owner === support.unit.owner), (support) => strength(support.unit));
}

function _most_foreign_help(weighed, move) {
  return $sum(backers(weighed, move.unit), (support) => weighed.stands.get(support) >= 0 && !$any(occupants(weighed, move.goal), (unit) => unit.owner === support.unit.owner), (support) => strength(support.unit));
}

function _least_attack(weighed, move, world) {
  let so_far = 1000000000000000;
  if (!(weighed.arrives.get(move) > 0)) {
    return 0;
  }
  let move_goal = move.goal;
  if (!$any(occupants(weighed, move_goal), (unit) => _may_kept_back(weighed, move, unit, world))) {
    return _least_backing(weighed, move.unit);
  }
  if (!$any(occupants(weighed, move_goal), (unit) => _sure_kept_back(weighed, move, unit, world))) {
    so_far = _least_backing(weighed, move.unit);
  }
  if ($any(occupants(weighed, move_goal), (unit) => unit.owner === move.unit.owner)) {
    return 0;
  }
  let move_unit = move.unit;
  return $smaller(so_far, $add(strength(move_unit), _least_foreign_help(weighed, move)));
}

function _most_attack(weighed, move, world) {
  let so_far = 0;
  if (!(weighed.arrives.get(move) >= 0)) {
    return 0;
  }
  let move_goal = move.goal;
  if (!$any(occupants(weighed, move_goal), (unit) => _may_kept_back(weighed, move, unit, world))) {
    return _most_backing(weighed, move.unit);
  }
  if (!$any(occupants(weighed, move_goal), (unit) => _sure_kept_back(weighed, move, unit, world))) {
    so_far = _most_backing(weighed, move.unit);
  }
  if ($any(occupants(weighed, move_goal), (unit) => unit.owner === move.unit.owner)) {
    return so_far;
  }
  let move_unit = move.unit;
  return $larger(so_far, $add(strength(move_unit), _most_foreign_help(weighed, move)));
}

function _least_defence(weighed, unit) {
  let value = _least_backing(weighed, unit);
  if ((unit.place.features & 1 /* FEATURE_FORT */) !== 0) {
    value = $add(value, 1);
  }
  return value;
}

function _most_defence(weighed, unit) {
  let value = _most_backing(weighed, unit);
  if ((unit.place.features & 1 /* FEATURE_FORT */) !== 0) {
    value = $add(value, 1);
  }
  return value;
}

function _least_hold(weighed, province) {
  let occupants_ = occupants(weighed, province);
  if (!$any(occupants_, (unit) => !_may_leaves(weighed, unit))) {
    return 0;
  }
  if ($any(occupants_, (unit) => moves_off(weighed, unit))) {
    return $sum(occupants_, null, (unit) => strength(unit));
  }
  return $sum(occupants_, null, (unit) => _least_defence(weighed, unit));
}

function _most_hold(weighed, province) {
  let occupants_ = occupants(weighed, province);
  if (!$any(occupants_, (unit) => !_sure_leaves(weighed, unit))) {
    return 0;
  }
  if ($any(occupants_, (unit) => moves_off(weighed, unit))) {
    return $sum(occupants_, null, (unit) => strength(unit));
  }
  return $sum(occupants_, null, (unit) => _most_defence(weighed, unit));
}

function _least_resistance(weighed, move, world) {
  let so_far = 1000000000000000;
  let oncoming_ = oncoming(weighed, move);
  if ($any(oncoming_, (other) => _sure_head_on(weighed, move, other, world))) {
    return $sum(oncoming_, (other) => _sure_head_on(weighed, move, other, world), (other) => _least_backing(weighed, other.unit));
  }
  if ($any(oncoming_, (other) => _may_head_on(weighed, move, other, world))) {
    so_far = $sum(oncoming_, (other) => _sure_head_on(weighed, move, other, world), (other) => _least_backing(weighed, other.unit));
  }
  return $smaller(so_far, _least_hold(weighed, move.goal));
}

function _most_resistance(weighed, move, world) {
  let so_far = 0;
  let oncoming_ = oncoming(weighed, move);
  if ($any(oncoming_, (other) => _sure_head_on(weighed, move, other, world))) {
    return $sum(oncoming_, (other) => _may_head_on(weighed, move, other, world), (other) => _most_backing(weighed, other.unit));
  }
  if ($any(oncoming_, (other) => _may_head_on(weighed, move, other, world))) {
    so_far = $sum(oncoming_, (other) => _may_head_on(weighed, move, other, world), (other) => _most_backing(weighed, other.unit));
  }
  return $larger(so_far, _most_hold(weighed, move.goal));
}

function _least_prevention(weighed, move, world) {
  if (!(weighed.arrives.get(move) > 0)) {
    return 0;
  }
  if ($any(oncoming(weighed, move), (other) => weighed.succeeds.get(other) >= 0 && _may_head_on(weighed, move, other, world))) {
    return 0;
  }
  return _least_backing(weighed, move.unit);
}

function _most_prevention(weighed, move, world) {
  if (!(weighed.arrives.get(move) >= 0)) {
    return 0;
  }
  if ($any(oncoming(weighed, move), (other) => weighed.succeeds.get(other) > 0 && _sure_head_on(weighed, move, other, world))) {
    return 0;
  }
  return _most_backing(weighed, move.unit);
}

function _sure_succeeds(weighed, move, world) {
  if (!(weighed.arrives.get(move) > 0)) {
    return false;
  }
  if (_least_attack(weighed, move, world) <= _most_resistance(weighed, move, world)) {
    return false;
  }
  return !$any(movers_into(weighed, move.goal), (other) => other !== move && _least_attack(weighed, move, world) <= _most_prevention(weighed, other, world));
}

function _may_succeeds(weighed, move, world) {
  if (!(weighed.arrives.get(move) >= 0)) {
    return false;
  }
  if (_most_attack(weighed, move, world) <= _least_resistance(weighed, move, world)) {
    return false;
  }
  return !$any(movers_into(weighed, move.goal), (other) => other !== move && _most_attack(weighed, move, world) <= _least_prevention(weighed, other, world));
}

function _sure_leaves(weighed, unit) {
  return $any(weighed.moves, (move) => move.unit === unit && weighed.succeeds.get(move) > 0);
}

function _may_leaves(weighed, unit) {
  return $any(weighed.moves, (move) => move.unit === unit && weighed.succeeds.get(move) >= 0);
}

function _sure_dislodged(weighed, unit) {
  return !_may_leaves(weighed, unit) && $any(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) > 0);
}

function _may_dislodged(weighed, unit) {
  return !_sure_leaves(weighed, unit) && $any(movers_into(weighed, unit.place), (move) => weighed.succeeds.get(move) >= 0);
}

function _sure_ferried(weighed, move) {
  if ($any(move.route, (sea) => !$any(ferries(weighed, move), (convoy) => convoy.unit.place === sea && !_may_dislodged(weighed, convoy.unit)))) {
    return false;
  }
  return $any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore && !_may_dislodged(weighed, convoy.unit)), null), (shore) => onward(shore)));
}

function _may_ferried(weighed, move) {
  if ($any(move.route, (sea) => !$any(ferries(weighed, move), (convoy) => convoy.unit.place === sea && !_sure_dislodged(weighed, convoy.unit)))) {
    return false;
  }
  return $any(move.unit.place.shores, (start) => $isLinked(start, move.goal.shores, $pick(afloat(weighed), (shore) => $any(ferries(weighed, move), (convoy) => convoy.unit.shore === shore && !_sure_dislodged(weighed, convoy.unit)), null), (shore) => onward(shore)));
}

function _sure_convoy_lost(weighed, move, world) {
  if ($has(world.variants, 0) && _may_ferried(weighed, move)) {
    return false;
  }
  return $any(ferries(weighed, move), (convoy) => _sure_dislodged(weighed, convoy.unit) && needed(weighed, convoy, move));
}

function _may_convoy_lost(weighed, move, world) {
  if ($has(world.variants, 0) && _sure_ferried(weighed, move)) {
    return false;
  }
  return $any(ferries(weighed, move), (convoy) => _may_dislodged(weighed, convoy.unit) && needed(weighed, convoy, move));
}

function _sure_arrives(weighed, move, world) {
  if (!(weighed.legal.get(move) > 0)) {
    return false;
  }
  if (!(weighed.by_convoy.get(move) > 0)) {
    return true;
  }
  if (_may_convoy_lost(weighed, move, world)) {
    return false;
  }
  return _sure_ferried(weighed, move);
}

function _may_arrives(weighed, move, world) {
  if (!(weighed.legal.get(move) > 0)) {
    return false;
  }
  if (!(weighed.by_convoy.get(move) > 0)) {
    return true;
  }
  if (_sure_convoy_lost(weighed, move, world)) {
    return false;
  }
  return _may_ferried(weighed, move);
}

function movement(units_, moves, supports, convoys, world) {
  const weighed = { units: units_, moves, supports, convoys };
  weighed.legal = $answers("legal", moves);
  $weigh([
    [weighed.legal, (each) => _decide_legal(weighed, each, world)],
  ], []);
  weighed.carries = $answers("carries", convoys);
  $weigh([
    [weighed.carries, (each) => _decide_carries(weighed, each)],
  ], []);
  weighed.by_convoy = $answers("by_convoy", moves);
  $weigh([
    [weighed.by_convoy, (each) => _decide_by_convoy(weighed, each, world)],
  ], []);
  weighed.convoy_matched = $answers("convoy_matched", convoys);
  $weigh([
    [weighed.convoy_matched, (each) => _decide_convoy_matched(weighed, each, world)],
  ], []);
  weighed.possible = $answers("possible", supports);
  $weigh([
    [weighed.possible, (each) => _decide_possible(weighed, each, world)],
  ], []);
  weighed.matched = $answers("matched", supports);
  $weigh([
    [weighed.matched, (each) => _decide_matched(weighed, each)],
  ], []);
  weighed.arrives = $answers("arrives", moves);
  weighed.stands = $answers("stands", supports);
  weighed.succeeds = $answers("succeeds", moves);
  $weigh([
    [weighed.arrives, (each) => _sure_arrives(weighed, each, world), (each) => _may_arrives(weighed, each, world)],
    [weighed.stands, (each) => _sure_stands(weighed, each, world), (each) => _may_stands(weighed, each, world)],
    [weighed.succeeds, (each) => _sure_succeeds(weighed, each, world), (each) => _may_succeeds(weighed, each, world)],
  ], [["some", ["arrives"], "arrives", false], ["only", ["succeeds"], "succeeds", true], ["", [], "", false]]);
  return weighed;
}

export { landings, landing, afloat, can_cross, legal, carries, ferries, bound, on_route, needed, by_convoy, sea_meant, may_sail, convoy_matched, aim, first_given, possible, matched, same_coast, moves_off, movers_into, oncoming, occupants, backers, arrives, ferried, convoy_lost, sails, head_on, succeeds, stands, cut_by, attacks, against_its_way, leaves, dislodged, kept_back, backing, defence, hold, resistance, attack, foreign_help, prevention, outcome_of_move, outcome_of_support, outcome_of_convoy, contested, taken_, open_to, came_from, driven_out_from, driven_out_by, coast_aimed_at, land_retreats, fleet_retreats, waters_near, _decide_legal, _decide_carries, _decide_by_convoy, _decide_convoy_matched, _decide_possible, _decide_matched, _sure_sails, _may_sails, _sure_head_on, _may_head_on, _sure_kept_back, _may_kept_back, _sure_stands, _may_stands, _least_backing, _most_backing, _least_foreign_help, _most_foreign_help, _least_attack, _most_attack, _least_defence, _most_defence, _least_hold, _most_hold, _least_resistance, _most_resistance, _least_prevention, _most_prevention, _sure_succeeds, _may_succeeds, _sure_leaves, _may_leaves, _sure_dislodged, _may_dislodged, _sure_ferried, _may_ferried, _sure_convoy_lost, _may_convoy_lost, _sure_arrives, _may_arrives, movement };
