import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Allegiance, Barrier, Flight, GroundSort, Gust, Keg, Kindling, Organisation, Rampart, Sky, Stance, Tract, Troop, Unit, UnitErrand, Warlord, WindQuarter } from "./kinds.js";

/** Units that still stand. In plain numbers. */
export declare function still_standing(warlord: Warlord, world: World): Int;

/** A single side holds the field. */
export declare function field_is_held(world: World): boolean;

/** Units in the field. */
export declare function standing_units(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** Troop type. */
export declare function standing_units_troop(warlord: Warlord, u: Unit): Troop;

/** Men left. In men. */
export declare function standing_units_men(warlord: Warlord, u: Unit): Int;

/** Place. */
export declare function standing_units_stands_upon(warlord: Warlord, u: Unit): Spot;

/** Facing. In degrees. */
export declare function standing_units_faces_toward(warlord: Warlord, u: Unit): Int;

/** Organisation. */
export declare function standing_units_organisation(warlord: Warlord, u: Unit): Organisation;

/** What it is doing. */
export declare function standing_units_stance(warlord: Warlord, u: Unit): Stance;

/** Order (your own). */
export declare function standing_units_duty_now(warlord: Warlord, u: Unit): UnitErrand | null;

/** Hears orders (your own). */
export declare function standing_units_hears_orders(warlord: Warlord, u: Unit): boolean | null;

/** Weather. */
export declare function hour_of_the_day_sky(warlord: Warlord, world: World): Sky;

/** Wind. */
export declare function hour_of_the_day_wind(warlord: Warlord, world: World): Gust;

/** Side from which the wind blows. */
export declare function hour_of_the_day_wind_from(warlord: Warlord, world: World): WindQuarter;

/** Moves until night falls. In plain numbers. */
export declare function hour_of_the_day_moves_left(warlord: Warlord, world: World): Int;

/** Men lost. In men. */
export declare function hour_of_the_day_fallen(warlord: Warlord): Int;

/** The field. */
export declare function lie_of_the_land(warlord: Warlord, world: World): ReadonlyArray<Tract>;

/** Corners. */
export declare function lie_of_the_land_tract_edge(warlord: Warlord, t: Tract): ReadonlyArray<Spot>;

/** Ground. */
export declare function lie_of_the_land_ground_sort(warlord: Warlord, t: Tract): GroundSort;

/** Heroes tell whose wood it is. */
export declare function lie_of_the_land_allegiance(warlord: Warlord, t: Tract, world: World): Allegiance | null;

/** Where units stand. */
export declare function units_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** Units on the field covers. */
export declare function units_on_the_field_covers(warlord: Warlord, u: Unit): ReadonlyArray<Spot>;

/** Facing. In degrees. */
export declare function units_on_the_field_faces_toward(warlord: Warlord, u: Unit): Int;

/** Commander. */
export declare function units_on_the_field_whose(warlord: Warlord, u: Unit): Warlord | null;

/** Name. */
export declare function units_on_the_field_sign(warlord: Warlord, u: Unit): string;

/** Walls and doors. */
export declare function walls_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Rampart>;

/** Course. */
export declare function walls_on_the_field_built_along(warlord: Warlord, r: Rampart): ReadonlyArray<Spot>;

/** What it is. */
export declare function walls_on_the_field_barrier(warlord: Warlord, r: Rampart): Barrier;

/** Strength. In pips. */
export declare function walls_on_the_field_toughness(warlord: Warlord, r: Rampart): Int;

/** Breaches. In plain numbers. */
export declare function walls_on_the_field_holes(warlord: Warlord, r: Rampart): Int;

/** Heroes feel what holds a door. In energy levels. */
export declare function walls_on_the_field_held_with(warlord: Warlord, r: Rampart, world: World): Int | null;

/** In the air. */
export declare function flyers_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** Place. */
export declare function flyers_on_the_field_stands_upon(warlord: Warlord, u: Unit): Spot;

/** Height of flight. */
export declare function flyers_on_the_field_flight(warlord: Warlord, u: Unit): Flight;

/** Facing. In degrees. */
export declare function flyers_on_the_field_faces_toward(warlord: Warlord, u: Unit): Int;

/** Commander. */
export declare function flyers_on_the_field_whose(warlord: Warlord, u: Unit): Warlord | null;

/** Name. */
export declare function flyers_on_the_field_sign(warlord: Warlord, u: Unit): string;

/** Houses. */
export declare function houses_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Tract>;

/** Corners. */
export declare function houses_on_the_field_tract_edge(warlord: Warlord, t: Tract): ReadonlyArray<Spot>;

/** Building. */
export declare function houses_on_the_field_built_as(warlord: Warlord, t: Tract): Kindling;

/** Burning. */
export declare function houses_on_the_field_on_fire(warlord: Warlord, t: Tract): boolean;

/** Fires. */
export declare function fires_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Tract>;

/** Fires on the field hearth. */
export declare function fires_on_the_field_hearth(warlord: Warlord, t: Tract): Spot;

/** Wind. */
export declare function fires_on_the_field_wind(warlord: Warlord, t: Tract, world: World): Gust;

/** Name. */
export declare function fires_on_the_field_sign(warlord: Warlord, t: Tract): string;

/** Charges of powder. */
export declare function powder_on_the_field(warlord: Warlord, world: World): ReadonlyArray<Keg>;

/** Place. */
export declare function powder_on_the_field_lies_upon(warlord: Warlord, k: Keg): Spot;

/** Where it lies. */
export declare function powder_on_the_field_rampart(warlord: Warlord, k: Keg): Rampart;
