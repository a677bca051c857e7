/** The rules of day. */
import { $present } from "./runtime/numbers.js";
import { $any, $count, $pick } from "./runtime/lists.js";
import { $blockCorners } from "./runtime/geometry_angles.js";
import { $middleSpot } from "./runtime/geometry_moves.js";
import { depth_of, front_of } from "./rules_field.js";
import { detects_magic } from "./rules_leaders.js";
import { lone_figure } from "./rules_muster.js";
import { aloft } from "./rules_skies.js";
import { can_be_ordered, host_of } from "./rules_written.js";

function still_standing(warlord, world) {
  return $count(host_of(warlord, world), (u) => (u.stance === 0 /* STANCE_STEADY */ || u.stance === 1 /* STANCE_CHARGING */) && !lone_figure(u));
}

function field_is_held(world) {
  return $any(world.warlords, (w) => still_standing(w, world) === 0);
}

function standing_units(warlord, world) {
  return $pick(world.units, null, null);
}

function standing_units_troop(warlord, u) {
  return u.troop;
}

function standing_units_men(warlord, u) {
  return u.men;
}

function standing_units_stands_upon(warlord, u) {
  return u.stands_upon;
}

function standing_units_faces_toward(warlord, u) {
  return u.faces_toward;
}

function standing_units_organisation(warlord, u) {
  return u.organisation;
}

function standing_units_stance(warlord, u) {
  return u.stance;
}

function standing_units_duty_now(warlord, u) {
  if (u.warlord === warlord) {
    return u.duty_now;
  }
  return null;
}

function standing_units_hears_orders(warlord, u) {
  if (u.warlord === warlord) {
    return can_be_ordered(u);
  }
  return null;
}

function hour_of_the_day_sky(warlord, world) {
  return world.sky_now;
}

function hour_of_the_day_wind(warlord, world) {
  return world.wind_now;
}

function hour_of_the_day_wind_from(warlord, world) {
  return world.wind_source;
}

function hour_of_the_day_moves_left(warlord, world) {
  return world.longest;
}

function hour_of_the_day_fallen(warlord) {
  return warlord.men_fallen;
}

function lie_of_the_land(warlord, world) {
  return $pick(world.tracts, (t) => t.built_as === null, null);
}

function lie_of_the_land_tract_edge(warlord, t) {
  return t.tract_edge;
}

function lie_of_the_land_ground_sort(warlord, t) {
  return t.ground_sort;
}

function lie_of_the_land_allegiance(warlord, t, world) {
  if ($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain))) {
    return t.allegiance;
  }
  return null;
}

function units_on_the_field(warlord, world) {
  return $pick(world.units, (u) => !aloft(u), null);
}

function units_on_the_field_covers(warlord, u) {
  return $blockCorners(u.stands_upon, u.faces_toward, front_of(u), depth_of(u), 360);
}

function units_on_the_field_faces_toward(warlord, u) {
  return u.faces_toward;
}

function units_on_the_field_whose(warlord, u) {
  return u.warlord;
}

function units_on_the_field_sign(warlord, u) {
  return u.name;
}

function walls_on_the_field(warlord, world) {
  return $pick(world.ramparts, null, null);
}

function walls_on_the_field_built_along(warlord, r) {
  return r.built_along;
}

function walls_on_the_field_barrier(warlord, r) {
  return r.barrier;
}

function walls_on_the_field_toughness(warlord, r) {
  return r.toughness;
}

function walls_on_the_field_holes(warlord, r) {
  return r.holes;
}

function walls_on_the_field_held_with(warlord, r, world) {
  if ($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain))) {
    return r.held_with;
  }
  return null;
}

function flyers_on_the_field(warlord, world) {
  return $pick(world.units, (u) => aloft(u), null);
}

function flyers_on_the_field_stands_upon(warlord, u) {
  return u.stands_upon;
}

function flyers_on_the_field_flight(warlord, u) {
  return u.flight;
}

function flyers_on_the_field_faces_toward(warlord, u) {
  return u.faces_toward;
}

function flyers_on_the_field_whose(warlord, u) {
  return u.warlord;
}

function flyers_on_the_field_sign(warlord, u) {
  return u.name;
}

function houses_on_the_field(warlord, world) {
  return $pick(world.tracts, (t) => t.built_as !== null, null);
}

function houses_on_the_field_tract_edge(warlord, t) {
  return t.tract_edge;
}

function houses_on_the_field_built_as(warlord, t) {
  return $present(t.built_as, "");
}

function houses_on_the_field_on_fire(warlord, t) {
  return t.on_fire;
}

function fires_on_the_field(warlord, world) {
  return $pick(world.tracts, (t) => t.on_fire, null);
}

function fires_on_the_field_hearth(warlord, t) {
  return $middleSpot(t.tract_edge);
}

function fires_on_the_field_wind(warlord, t, world) {
  return world.wind_now;
}

function fires_on_the_field_sign(warlord, t) {
  return t.name;
}

function powder_on_the_field(warlord, world) {
  return $pick(world.kegs, null, null);
}

function powder_on_the_field_lies_upon(warlord, k) {
  return k.lies_upon;
}

function powder_on_the_field_rampart(warlord, k) {
  return k.rampart;
}

export { still_standing, field_is_held, standing_units, standing_units_troop, standing_units_men, standing_units_stands_upon, standing_units_faces_toward, standing_units_organisation, standing_units_stance, standing_units_duty_now, standing_units_hears_orders, hour_of_the_day_sky, hour_of_the_day_wind, hour_of_the_day_wind_from, hour_of_the_day_moves_left, hour_of_the_day_fallen, lie_of_the_land, lie_of_the_land_tract_edge, lie_of_the_land_ground_sort, lie_of_the_land_allegiance, units_on_the_field, units_on_the_field_covers, units_on_the_field_faces_toward, units_on_the_field_whose, units_on_the_field_sign, walls_on_the_field, walls_on_the_field_built_along, walls_on_the_field_barrier, walls_on_the_field_toughness, walls_on_the_field_holes, walls_on_the_field_held_with, flyers_on_the_field, flyers_on_the_field_stands_upon, flyers_on_the_field_flight, flyers_on_the_field_faces_toward, flyers_on_the_field_whose, flyers_on_the_field_sign, houses_on_the_field, houses_on_the_field_tract_edge, houses_on_the_field_built_as, houses_on_the_field_on_fire, fires_on_the_field, fires_on_the_field_hearth, fires_on_the_field_wind, fires_on_the_field_sign, powder_on_the_field, powder_on_the_field_lies_upon, powder_on_the_field_rampart };
