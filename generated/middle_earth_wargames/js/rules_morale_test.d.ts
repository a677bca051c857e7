import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { MoraleClass, Reaction, Unit } from "./kinds.js";

/** What the dice give for morale. In pips. */
export declare function morale_throw(unit: Unit, dice: Dice): Int;

/** What orcs make of their leader's death. In pips. */
export declare function fallen_chief(dice: Dice): Int;

/** Morale score. In pips. */
export declare function morale_test(unit: Unit, facts: Facts, world: World, dice: Dice): Int;

/** What better cavalry behind it is worth. In pips. */
export declare function cajoled(class_: MoraleClass): Int;

/** What a unit does when its morale is tested. */
export declare function morale_reaction(unit: Unit, facts: Facts, world: World, dice: Dice): Reaction;
