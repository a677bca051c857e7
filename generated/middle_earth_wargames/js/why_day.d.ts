import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Allegiance, Barrier, Flight, GroundSort, Gust, Keg, Kindling, Organisation, Rampart, Sky, Stance, Tract, Troop, Unit, UnitErrand, Warlord, WindQuarter } from "./kinds.js";

export declare function why_still_standing(warlord: Warlord, world: World): [Int, Notes];
export declare function guards_still_standing(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_field_is_held(world: World): [boolean, Notes];
export declare function guards_field_is_held(entry: number, world: World): number | null;

export declare function why_standing_units(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_standing_units(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_standing_units_troop(warlord: Warlord, u: Unit): [Troop, Notes];
export declare function guards_standing_units_troop(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_men(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_standing_units_men(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_stands_upon(warlord: Warlord, u: Unit): [Spot, Notes];
export declare function guards_standing_units_stands_upon(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_faces_toward(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_standing_units_faces_toward(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_organisation(warlord: Warlord, u: Unit): [Organisation, Notes];
export declare function guards_standing_units_organisation(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_stance(warlord: Warlord, u: Unit): [Stance, Notes];
export declare function guards_standing_units_stance(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_duty_now(warlord: Warlord, u: Unit): [UnitErrand | null, Notes];
export declare function guards_standing_units_duty_now(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_standing_units_hears_orders(warlord: Warlord, u: Unit): [boolean | null, Notes];
export declare function guards_standing_units_hears_orders(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_hour_of_the_day_sky(warlord: Warlord, world: World): [Sky, Notes];
export declare function guards_hour_of_the_day_sky(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_hour_of_the_day_wind(warlord: Warlord, world: World): [Gust, Notes];
export declare function guards_hour_of_the_day_wind(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_hour_of_the_day_wind_from(warlord: Warlord, world: World): [WindQuarter, Notes];
export declare function guards_hour_of_the_day_wind_from(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_hour_of_the_day_moves_left(warlord: Warlord, world: World): [Int, Notes];
export declare function guards_hour_of_the_day_moves_left(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_hour_of_the_day_fallen(warlord: Warlord): [Int, Notes];
export declare function guards_hour_of_the_day_fallen(entry: number, warlord: Warlord): number | null;

export declare function why_lie_of_the_land(warlord: Warlord, world: World): [ReadonlyArray<Tract>, Notes];
export declare function guards_lie_of_the_land(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_lie_of_the_land_tract_edge(warlord: Warlord, t: Tract): [ReadonlyArray<Spot>, Notes];
export declare function guards_lie_of_the_land_tract_edge(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_lie_of_the_land_ground_sort(warlord: Warlord, t: Tract): [GroundSort, Notes];
export declare function guards_lie_of_the_land_ground_sort(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_lie_of_the_land_allegiance(warlord: Warlord, t: Tract, world: World): [Allegiance | null, Notes];
export declare function guards_lie_of_the_land_allegiance(entry: number, warlord: Warlord, t: Tract, world: World): number | null;

export declare function why_units_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_units_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_units_on_the_field_covers(warlord: Warlord, u: Unit): [ReadonlyArray<Spot>, Notes];
export declare function guards_units_on_the_field_covers(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_units_on_the_field_faces_toward(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_units_on_the_field_faces_toward(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_units_on_the_field_whose(warlord: Warlord, u: Unit): [Warlord | null, Notes];
export declare function guards_units_on_the_field_whose(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_units_on_the_field_sign(warlord: Warlord, u: Unit): [string, Notes];
export declare function guards_units_on_the_field_sign(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_walls_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Rampart>, Notes];
export declare function guards_walls_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_walls_on_the_field_built_along(warlord: Warlord, r: Rampart): [ReadonlyArray<Spot>, Notes];
export declare function guards_walls_on_the_field_built_along(entry: number, warlord: Warlord, r: Rampart): number | null;

export declare function why_walls_on_the_field_barrier(warlord: Warlord, r: Rampart): [Barrier, Notes];
export declare function guards_walls_on_the_field_barrier(entry: number, warlord: Warlord, r: Rampart): number | null;

export declare function why_walls_on_the_field_toughness(warlord: Warlord, r: Rampart): [Int, Notes];
export declare function guards_walls_on_the_field_toughness(entry: number, warlord: Warlord, r: Rampart): number | null;

export declare function why_walls_on_the_field_holes(warlord: Warlord, r: Rampart): [Int, Notes];
export declare function guards_walls_on_the_field_holes(entry: number, warlord: Warlord, r: Rampart): number | null;

export declare function why_walls_on_the_field_held_with(warlord: Warlord, r: Rampart, world: World): [Int | null, Notes];
export declare function guards_walls_on_the_field_held_with(entry: number, warlord: Warlord, r: Rampart, world: World): number | null;

export declare function why_flyers_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_flyers_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_flyers_on_the_field_stands_upon(warlord: Warlord, u: Unit): [Spot, Notes];
export declare function guards_flyers_on_the_field_stands_upon(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_flyers_on_the_field_flight(warlord: Warlord, u: Unit): [Flight, Notes];
export declare function guards_flyers_on_the_field_flight(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_flyers_on_the_field_faces_toward(warlord: Warlord, u: Unit): [Int, Notes];
export declare function guards_flyers_on_the_field_faces_toward(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_flyers_on_the_field_whose(warlord: Warlord, u: Unit): [Warlord | null, Notes];
export declare function guards_flyers_on_the_field_whose(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_flyers_on_the_field_sign(warlord: Warlord, u: Unit): [string, Notes];
export declare function guards_flyers_on_the_field_sign(entry: number, warlord: Warlord, u: Unit): number | null;

export declare function why_houses_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Tract>, Notes];
export declare function guards_houses_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_houses_on_the_field_tract_edge(warlord: Warlord, t: Tract): [ReadonlyArray<Spot>, Notes];
export declare function guards_houses_on_the_field_tract_edge(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_houses_on_the_field_built_as(warlord: Warlord, t: Tract): [Kindling, Notes];
export declare function guards_houses_on_the_field_built_as(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_houses_on_the_field_on_fire(warlord: Warlord, t: Tract): [boolean, Notes];
export declare function guards_houses_on_the_field_on_fire(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_fires_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Tract>, Notes];
export declare function guards_fires_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_fires_on_the_field_hearth(warlord: Warlord, t: Tract): [Spot, Notes];
export declare function guards_fires_on_the_field_hearth(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_fires_on_the_field_wind(warlord: Warlord, t: Tract, world: World): [Gust, Notes];
export declare function guards_fires_on_the_field_wind(entry: number, warlord: Warlord, t: Tract, world: World): number | null;

export declare function why_fires_on_the_field_sign(warlord: Warlord, t: Tract): [string, Notes];
export declare function guards_fires_on_the_field_sign(entry: number, warlord: Warlord, t: Tract): number | null;

export declare function why_powder_on_the_field(warlord: Warlord, world: World): [ReadonlyArray<Keg>, Notes];
export declare function guards_powder_on_the_field(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_powder_on_the_field_lies_upon(warlord: Warlord, k: Keg): [Spot, Notes];
export declare function guards_powder_on_the_field_lies_upon(entry: number, warlord: Warlord, k: Keg): number | null;

export declare function why_powder_on_the_field_rampart(warlord: Warlord, k: Keg): [Rampart, Notes];
export declare function guards_powder_on_the_field_rampart(entry: number, warlord: Warlord, k: Keg): number | null;

export declare const $labels_rules_day: { readonly [name: string]: readonly Label[] };
