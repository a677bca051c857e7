import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rampart, Side, Tract, Unit } from "./kinds.js";

/** The unit is the Witch-King. */
export declare function is_the_king(unit: Unit): boolean;

/** The unit is a Ringwraith. */
export declare function is_a_wraith(unit: Unit): boolean;

/** The tract is cover for the unit. */
export declare function friendly_cover_in(unit: Unit, tract: Tract): boolean;

/** The tract is cover for the enemies of the unit. */
export declare function unfriendly_cover_in(unit: Unit, tract: Tract): boolean;

/** The unit is surrounded within the reach. */
export declare function beset(unit: Unit, reach: Int): boolean;

/** What a side still has in the field. In steps of 1 2 points. */
export declare function points_in_field(side: Side, world: World): Int;

/** Points for a unit of the battle. In steps of 1 2 points. */
export declare function worth_of(unit: Unit): Int;

/** How far units stand apart. In metres. */
export declare function gap_between(one: Unit, other: Unit): Int;

/** How far it is to a place. In metres. */
export declare function gap_to(unit: Unit, tract: Tract): Int;

/** How far it is to a wall. In metres. */
export declare function wall_gap_of(unit: Unit, rampart: Rampart): Int;

/** A place behind a unit. */
export declare function place_behind(unit: Unit): Spot;
