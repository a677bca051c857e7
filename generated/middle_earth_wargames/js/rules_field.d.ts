import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BaseSort, EntryWay, Shelter, Side, Slope, Tract, Unit } from "./kinds.js";

/** What it stands on. */
export declare function base_of(unit: Unit): BaseSort;

/** Figures abreast. In plain numbers. */
export declare function files_of(unit: Unit): Int;

/** Ranks. In steps of 1 2 ranks. */
export declare function ranks_of(unit: Unit): Int;

/** How wide its front is. In metres. */
export declare function front_of(unit: Unit): Int;

/** How deep it stands. In metres. */
export declare function depth_of(unit: Unit): Int;

/** The other is within the reach of the one. */
export declare function within(one: Unit, other: Unit, reach: Int): boolean;

/** Whose it is. */
export declare function side_of(unit: Unit): Side;

/** The tract hides the other from the one. */
export declare function hidden_by(tract: Tract, one: Unit, other: Unit): boolean;

/** How far a unit sees. In metres. */
export declare function sight_of(unit: Unit, world: World): Int;

/** The one sees the other. */
export declare function sees(one: Unit, other: Unit, world: World): boolean;

/** How high a place lies. In metres. */
export declare function height_at(place: Spot, world: World): Int;

/** The cover that a place gives. */
export declare function shelter_at(place: Spot, world: World): Shelter;

/** It is wooded. */
export declare function wooded_at(place: Spot, world: World): boolean;

/** The trees hate them. */
export declare function hated_at(place: Spot, side: Side, world: World): boolean;

/** The other stands before the unit. */
export declare function in_front_of(unit: Unit, other: Unit): boolean;

/** The other stands behind the unit. */
export declare function behind_of(unit: Unit, other: Unit): boolean;

/** From where somebody comes at a unit. */
export declare function comes_from(unit: Unit, other: Unit): EntryWay;

/** Somebody or something holds the flank at the corner. */
export declare function flank_held(unit: Unit, corner: Spot, world: World): boolean;

/** The left end of its front. */
export declare function left_end(unit: Unit): Spot;

/** The right end of its front. */
export declare function right_end(unit: Unit): Spot;

/** Secure flanks. In plain numbers. */
export declare function flanks_held(unit: Unit, world: World): Int;

/** How far its charge reaches. In metres. */
export declare function charge_range(unit: Unit, world: World): Int;

/** The book says how far the unit goes. */
export declare function pace_is_known(unit: Unit): boolean;

/** The unit could charge the other. */
export declare function charge_near(unit: Unit, other: Unit, world: World): boolean;

/** The one stands higher than the other. */
export declare function higher(one: Unit, other: Unit, world: World): boolean;

/** The lie of the land between a unit and another. */
export declare function slope_toward(unit: Unit, other: Unit, world: World): Slope;

/** The other is near the unit. */
export declare function near(unit: Unit, other: Unit): boolean;

/** Everybody not far off. */
export declare function nearby(unit: Unit, world: World): ReadonlyArray<Unit>;
