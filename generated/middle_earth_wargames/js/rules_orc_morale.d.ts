import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** The Witch-King is within 200 metres. */
export declare function orcs_king_far(unit: Unit, facts: Facts, world: World): boolean;

/** The Witch-King is in sight. */
export declare function orcs_king_in_sight(unit: Unit, facts: Facts, world: World): boolean;

/** It charges for the first time. */
export declare function first_charge(unit: Unit, facts: Facts, world: World): boolean;

/** It is in sunlight. */
export declare function in_sunlight(unit: Unit, facts: Facts, world: World): boolean;
