import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Power } from "./kinds.js";

/** The supply centres on the board. In centres. */
export declare function board_centres(): Int;

/** The power is not in the game. */
export declare function absent(power: Power, world: World): boolean;

/** Nobody plays the power. */
export declare function without_player(power: Power, world: World): boolean;

/** The unit is left out. */
export declare function comes_not(unit: Piece, world: World): boolean;
