import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** The Witch-King is within 100 metres. */
export declare function king_near(unit: Unit, facts: Facts, world: World): boolean;

/** The Witch-King is within 300 metres. */
export declare function king_far(unit: Unit, facts: Facts, world: World): boolean;

/** A Ringwraith is within 100 metres. */
export declare function wraith_near(unit: Unit, facts: Facts, world: World): boolean;

/** A Ringwraith is within 300 metres. */
export declare function wraith_far(unit: Unit, facts: Facts, world: World): boolean;
