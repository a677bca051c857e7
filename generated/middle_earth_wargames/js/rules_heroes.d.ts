import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { DiceColumn, Race, Unit } from "./kinds.js";

/** Column of the table of heroes. */
export declare function dice_column(dice_: Int): DiceColumn;

/** Attack dice of a common figure. In steps of 1 2 attack dice. */
export declare function figure_attack(unit: Unit): Int;

/** Attack dice of a hero. In steps of 1 2 attack dice. */
export declare function attack_when_held(dice_: Int, captivity: boolean): Int;

/** Defence score of a hero. In pips. */
export declare function defence_score(hit_dice: Int, dice: Dice): Int;

/** Whether a blow hits. */
export declare function hero_blow(attacker: Int, defender: Int, dice: Dice): boolean;

/** What a hit takes from a defence score. In pips. */
export declare function wound(dice_: Int, dice: Dice): Int;

/** The figure is dead. */
export declare function hero_dies(score_left: Int): boolean;

/** How many can attack a hero at once. In men. */
export declare function assailants(race: Race, surrounded: boolean): Int;
