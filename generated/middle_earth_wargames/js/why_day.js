/** The rules of day with the notes that explain them, and what has to hold for each entry. */
import { $present } from "./runtime/numbers.js";
import { $any, $count, $pick } from "./runtime/lists.js";
import { $blockCorners } from "./runtime/geometry_angles.js";
import { $middleSpot } from "./runtime/geometry_moves.js";
import { still_standing } from "./rules_day.js";
import { depth_of, front_of } from "./rules_field.js";
import { detects_magic } from "./rules_leaders.js";
import { lone_figure } from "./rules_muster.js";
import { aloft } from "./rules_skies.js";
import { can_be_ordered, host_of } from "./rules_written.js";

function why_still_standing(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$count(host_of(warlord, world), (u) => !lone_figure(u) && (u.stance === 0 /* STANCE_STEADY */ || u.stance === 1 /* STANCE_CHARGING */)), notes];
}

function guards_still_standing(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_field_is_held(world) {
  const notes = [];
  if (!$any(world.warlords, (w) => still_standing(w, world) === 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_field_is_held(entry, world) {
  switch (entry) {
    case 0:
      if (!($any(world.warlords, (w) => still_standing(w, world) === 0))) return 0;
      break;
  }
  return -1;
}

function why_standing_units(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, null, null), notes];
}

function guards_standing_units(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_troop(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.troop, notes];
}

function guards_standing_units_troop(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_men(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.men, notes];
}

function guards_standing_units_men(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_stands_upon(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.stands_upon, notes];
}

function guards_standing_units_stands_upon(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_faces_toward(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.faces_toward, notes];
}

function guards_standing_units_faces_toward(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_organisation(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.organisation, notes];
}

function guards_standing_units_organisation(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_stance(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.stance, notes];
}

function guards_standing_units_stance(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_standing_units_duty_now(warlord, u) {
  const notes = [];
  if (u.warlord === warlord) {
    notes.push([0, 0]);
    return [u.duty_now, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_standing_units_duty_now(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.warlord === warlord)) return 0;
      break;
  }
  return -1;
}

function why_standing_units_hears_orders(warlord, u) {
  const notes = [];
  if (u.warlord === warlord) {
    notes.push([0, 0]);
    return [can_be_ordered(u), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_standing_units_hears_orders(entry, warlord, u) {
  switch (entry) {
    case 0:
      if (!(u.warlord === warlord)) return 0;
      break;
  }
  return -1;
}

function why_hour_of_the_day_sky(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [world.sky_now, notes];
}

function guards_hour_of_the_day_sky(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_hour_of_the_day_wind(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [world.wind_now, notes];
}

function guards_hour_of_the_day_wind(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_hour_of_the_day_wind_from(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [world.wind_source, notes];
}

function guards_hour_of_the_day_wind_from(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_hour_of_the_day_moves_left(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [world.longest, notes];
}

function guards_hour_of_the_day_moves_left(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_hour_of_the_day_fallen(warlord) {
  const notes = [];
  notes.push([0, 0]);
  return [warlord.men_fallen, notes];
}

function guards_hour_of_the_day_fallen(entry, warlord) {
  switch (entry) {
  }
  return -1;
}

function why_lie_of_the_land(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.tracts, (t) => t.built_as === null, null), notes];
}

function guards_lie_of_the_land(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_lie_of_the_land_tract_edge(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [t.tract_edge, notes];
}

function guards_lie_of_the_land_tract_edge(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_lie_of_the_land_ground_sort(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [t.ground_sort, notes];
}

function guards_lie_of_the_land_ground_sort(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_lie_of_the_land_allegiance(warlord, t, world) {
  const notes = [];
  if ($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain))) {
    notes.push([0, 0]);
    return [t.allegiance, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_lie_of_the_land_allegiance(entry, warlord, t, world) {
  switch (entry) {
    case 0:
      if (!($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain)))) return 0;
      break;
  }
  return -1;
}

function why_units_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (u) => !aloft(u), null), notes];
}

function guards_units_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_the_field_covers(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [$blockCorners(u.stands_upon, u.faces_toward, front_of(u), depth_of(u), 360), notes];
}

function guards_units_on_the_field_covers(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_the_field_faces_toward(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.faces_toward, notes];
}

function guards_units_on_the_field_faces_toward(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_the_field_whose(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.warlord, notes];
}

function guards_units_on_the_field_whose(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_units_on_the_field_sign(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.name, notes];
}

function guards_units_on_the_field_sign(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.ramparts, null, null), notes];
}

function guards_walls_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field_built_along(warlord, r) {
  const notes = [];
  notes.push([0, 0]);
  return [r.built_along, notes];
}

function guards_walls_on_the_field_built_along(entry, warlord, r) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field_barrier(warlord, r) {
  const notes = [];
  notes.push([0, 0]);
  return [r.barrier, notes];
}

function guards_walls_on_the_field_barrier(entry, warlord, r) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field_toughness(warlord, r) {
  const notes = [];
  notes.push([0, 0]);
  return [r.toughness, notes];
}

function guards_walls_on_the_field_toughness(entry, warlord, r) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field_holes(warlord, r) {
  const notes = [];
  notes.push([0, 0]);
  return [r.holes, notes];
}

function guards_walls_on_the_field_holes(entry, warlord, r) {
  switch (entry) {
  }
  return -1;
}

function why_walls_on_the_field_held_with(warlord, r, world) {
  const notes = [];
  if ($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain))) {
    notes.push([0, 0]);
    return [r.held_with, notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_walls_on_the_field_held_with(entry, warlord, r, world) {
  switch (entry) {
    case 0:
      if (!($any(host_of(warlord, world), (u) => u.chieftain !== null && detects_magic(u.chieftain)))) return 0;
      break;
  }
  return -1;
}

function why_flyers_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.units, (u) => aloft(u), null), notes];
}

function guards_flyers_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_flyers_on_the_field_stands_upon(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.stands_upon, notes];
}

function guards_flyers_on_the_field_stands_upon(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_flyers_on_the_field_flight(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.flight, notes];
}

function guards_flyers_on_the_field_flight(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_flyers_on_the_field_faces_toward(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.faces_toward, notes];
}

function guards_flyers_on_the_field_faces_toward(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_flyers_on_the_field_whose(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.warlord, notes];
}

function guards_flyers_on_the_field_whose(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_flyers_on_the_field_sign(warlord, u) {
  const notes = [];
  notes.push([0, 0]);
  return [u.name, notes];
}

function guards_flyers_on_the_field_sign(entry, warlord, u) {
  switch (entry) {
  }
  return -1;
}

function why_houses_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.tracts, (t) => t.built_as !== null, null), notes];
}

function guards_houses_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_houses_on_the_field_tract_edge(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [t.tract_edge, notes];
}

function guards_houses_on_the_field_tract_edge(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_houses_on_the_field_built_as(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [$present(t.built_as, ""), notes];
}

function guards_houses_on_the_field_built_as(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_houses_on_the_field_on_fire(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [t.on_fire, notes];
}

function guards_houses_on_the_field_on_fire(entry, warlord, t) {
  switch (entry) {
    case 0:
      if (!(t.on_fire)) return 0;
      break;
  }
  return -1;
}

function why_fires_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.tracts, (t) => t.on_fire, null), notes];
}

function guards_fires_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_fires_on_the_field_hearth(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [$middleSpot(t.tract_edge), notes];
}

function guards_fires_on_the_field_hearth(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_fires_on_the_field_wind(warlord, t, world) {
  const notes = [];
  notes.push([0, 0]);
  return [world.wind_now, notes];
}

function guards_fires_on_the_field_wind(entry, warlord, t, world) {
  switch (entry) {
  }
  return -1;
}

function why_fires_on_the_field_sign(warlord, t) {
  const notes = [];
  notes.push([0, 0]);
  return [t.name, notes];
}

function guards_fires_on_the_field_sign(entry, warlord, t) {
  switch (entry) {
  }
  return -1;
}

function why_powder_on_the_field(warlord, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.kegs, null, null), notes];
}

function guards_powder_on_the_field(entry, warlord, world) {
  switch (entry) {
  }
  return -1;
}

function why_powder_on_the_field_lies_upon(warlord, k) {
  const notes = [];
  notes.push([0, 0]);
  return [k.lies_upon, notes];
}

function guards_powder_on_the_field_lies_upon(entry, warlord, k) {
  switch (entry) {
  }
  return -1;
}

function why_powder_on_the_field_rampart(warlord, k) {
  const notes = [];
  notes.push([0, 0]);
  return [k.rampart, notes];
}

function guards_powder_on_the_field_rampart(entry, warlord, k) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_day = {
  still_standing: [{ verb: "otherwise", text: "", den: 1 }],
  field_is_held: [{ verb: "holds", text: "", den: 1 }],
  standing_units: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_troop: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_men: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_stands_upon: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_faces_toward: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_organisation: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_stance: [{ verb: "otherwise", text: "", den: 1 }],
  standing_units_duty_now: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  standing_units_hears_orders: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hour_of_the_day_sky: [{ verb: "otherwise", text: "", den: 1 }],
  hour_of_the_day_wind: [{ verb: "otherwise", text: "", den: 1 }],
  hour_of_the_day_wind_from: [{ verb: "otherwise", text: "", den: 1 }],
  hour_of_the_day_moves_left: [{ verb: "otherwise", text: "", den: 1 }],
  hour_of_the_day_fallen: [{ verb: "otherwise", text: "", den: 1 }],
  lie_of_the_land: [{ verb: "otherwise", text: "", den: 1 }],
  lie_of_the_land_tract_edge: [{ verb: "otherwise", text: "", den: 1 }],
  lie_of_the_land_ground_sort: [{ verb: "otherwise", text: "", den: 1 }],
  lie_of_the_land_allegiance: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  units_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_the_field_covers: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_the_field_faces_toward: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_the_field_whose: [{ verb: "otherwise", text: "", den: 1 }],
  units_on_the_field_sign: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field_built_along: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field_barrier: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field_toughness: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field_holes: [{ verb: "otherwise", text: "", den: 1 }],
  walls_on_the_field_held_with: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field_stands_upon: [{ verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field_flight: [{ verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field_faces_toward: [{ verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field_whose: [{ verb: "otherwise", text: "", den: 1 }],
  flyers_on_the_field_sign: [{ verb: "otherwise", text: "", den: 1 }],
  houses_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  houses_on_the_field_tract_edge: [{ verb: "otherwise", text: "", den: 1 }],
  houses_on_the_field_built_as: [{ verb: "otherwise", text: "", den: 1 }],
  houses_on_the_field_on_fire: [{ verb: "otherwise", text: "", den: 1 }],
  fires_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  fires_on_the_field_hearth: [{ verb: "otherwise", text: "", den: 1 }],
  fires_on_the_field_wind: [{ verb: "otherwise", text: "", den: 1 }],
  fires_on_the_field_sign: [{ verb: "otherwise", text: "", den: 1 }],
  powder_on_the_field: [{ verb: "otherwise", text: "", den: 1 }],
  powder_on_the_field_lies_upon: [{ verb: "otherwise", text: "", den: 1 }],
  powder_on_the_field_rampart: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_still_standing, guards_still_standing, why_field_is_held, guards_field_is_held, why_standing_units, guards_standing_units, why_standing_units_troop, guards_standing_units_troop, why_standing_units_men, guards_standing_units_men, why_standing_units_stands_upon, guards_standing_units_stands_upon, why_standing_units_faces_toward, guards_standing_units_faces_toward, why_standing_units_organisation, guards_standing_units_organisation, why_standing_units_stance, guards_standing_units_stance, why_standing_units_duty_now, guards_standing_units_duty_now, why_standing_units_hears_orders, guards_standing_units_hears_orders, why_hour_of_the_day_sky, guards_hour_of_the_day_sky, why_hour_of_the_day_wind, guards_hour_of_the_day_wind, why_hour_of_the_day_wind_from, guards_hour_of_the_day_wind_from, why_hour_of_the_day_moves_left, guards_hour_of_the_day_moves_left, why_hour_of_the_day_fallen, guards_hour_of_the_day_fallen, why_lie_of_the_land, guards_lie_of_the_land, why_lie_of_the_land_tract_edge, guards_lie_of_the_land_tract_edge, why_lie_of_the_land_ground_sort, guards_lie_of_the_land_ground_sort, why_lie_of_the_land_allegiance, guards_lie_of_the_land_allegiance, why_units_on_the_field, guards_units_on_the_field, why_units_on_the_field_covers, guards_units_on_the_field_covers, why_units_on_the_field_faces_toward, guards_units_on_the_field_faces_toward, why_units_on_the_field_whose, guards_units_on_the_field_whose, why_units_on_the_field_sign, guards_units_on_the_field_sign, why_walls_on_the_field, guards_walls_on_the_field, why_walls_on_the_field_built_along, guards_walls_on_the_field_built_along, why_walls_on_the_field_barrier, guards_walls_on_the_field_barrier, why_walls_on_the_field_toughness, guards_walls_on_the_field_toughness, why_walls_on_the_field_holes, guards_walls_on_the_field_holes, why_walls_on_the_field_held_with, guards_walls_on_the_field_held_with, why_flyers_on_the_field, guards_flyers_on_the_field, why_flyers_on_the_field_stands_upon, guards_flyers_on_the_field_stands_upon, why_flyers_on_the_field_flight, guards_flyers_on_the_field_flight, why_flyers_on_the_field_faces_toward, guards_flyers_on_the_field_faces_toward, why_flyers_on_the_field_whose, guards_flyers_on_the_field_whose, why_flyers_on_the_field_sign, guards_flyers_on_the_field_sign, why_houses_on_the_field, guards_houses_on_the_field, why_houses_on_the_field_tract_edge, guards_houses_on_the_field_tract_edge, why_houses_on_the_field_built_as, guards_houses_on_the_field_built_as, why_houses_on_the_field_on_fire, guards_houses_on_the_field_on_fire, why_fires_on_the_field, guards_fires_on_the_field, why_fires_on_the_field_hearth, guards_fires_on_the_field_hearth, why_fires_on_the_field_wind, guards_fires_on_the_field_wind, why_fires_on_the_field_sign, guards_fires_on_the_field_sign, why_powder_on_the_field, guards_powder_on_the_field, why_powder_on_the_field_lies_upon, guards_powder_on_the_field_lies_upon, why_powder_on_the_field_rampart, guards_powder_on_the_field_rampart, $labels_rules_day };
