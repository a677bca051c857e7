import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { GroundSort, Rampart, Tract, Unit } from "./kinds.js";

/** Where a unit wants to go. */
export declare function walks_toward(unit: Unit, world: World): Spot | null;

/** The nearest enemy. */
export declare function nearest_foe(unit: Unit, world: World): Unit | null;

/** The ground that slows a unit most on its way. */
export declare function worst_ground(unit: Unit, way: ReadonlyArray<Spot>, world: World): GroundSort;

/** The stretch of ground that slows a unit most. */
export declare function slowest_tract(unit: Unit, way: ReadonlyArray<Spot>, world: World): Tract | null;

/** The book says how the unit crosses it. */
export declare function ground_is_known(unit: Unit, ground: GroundSort): boolean;

/** How far a unit comes in this move. In metres. */
export declare function march_length(unit: Unit, aim: Spot, world: World): Int;

/** The wall that bars a unit's way. */
export declare function first_wall(unit: Unit, aim: Spot, world: World): Rampart | null;

/** How far it is to the wall. In metres. */
export declare function way_to_wall(unit: Unit, aim: Spot, world: World): Int;

/** The unit has to turn about. */
export declare function turns_about(unit: Unit, aim: Spot): boolean;

/** How far the way is free of enemies. In metres. */
export declare function free_way(unit: Unit, aim: Spot, world: World): Int;

/** The foe comes toward the unit. */
export declare function comes_to_meet(foe: Unit, unit: Unit, world: World): boolean;

/** How far a unit may come toward an enemy. In metres. */
export declare function room_before(unit: Unit, aim: Spot, foe: Unit, world: World): Int;
