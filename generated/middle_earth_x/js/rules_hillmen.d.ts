import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece } from "./kinds.js";

/** The unit may be nominated. */
export declare function may_be_nominated(unit: Piece): boolean;

/** The unit is called a double army in its order. */
export declare function named_double(unit: Piece): boolean;

/** The army that is nominated this season. */
export declare function nominee(world: World): Piece | null;
