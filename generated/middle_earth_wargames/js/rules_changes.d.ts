import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** How far a unit comes by the orders with which it sets out. In metres. */
export declare function first_stretch(unit: Unit, aim: Spot, world: World): Int;

/** How far a unit comes by an order that comes in the middle of a move. In metres. */
export declare function last_stretch(unit: Unit, aim: Spot, world: World): Int;
