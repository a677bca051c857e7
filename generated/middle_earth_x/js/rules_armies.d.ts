import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Piece } from "./kinds.js";

/** The unit is called what it is. */
export declare function rightly_called(unit: Piece | null, arm: Arm | null): boolean;

/** The sign of a double army. */
export declare function double_sign(): string;
