import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Allegiance, MoraleClass, Side, Unit, Wakefulness } from "./kinds.js";

/** What fire makes of a magical wood. */
export declare function after_burning(wakefulness: Wakefulness): Wakefulness;

/** The wood hates them. */
export declare function hostile_wood(side: Side, allegiance: Allegiance): boolean;

/** Whether a figure survives a move in a magical wood. */
export declare function survives_wood(class_: MoraleClass, allegiance: Allegiance, wakefulness: Wakefulness, straying: boolean, dice: Dice): boolean;

/** The unit must test morale before the wood. */
export declare function horses_shy(unit: Unit, distance: Int): boolean;
