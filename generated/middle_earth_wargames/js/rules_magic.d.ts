import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Resting, Spell, Wizard } from "./kinds.js";

/** The die of overdrawn spells. In pips. */
export declare function ten_sided(dice: Dice): Int;

/** The die of many sides. In pips. */
export declare function twenty_sided(dice: Dice): Int;

/** Energy at the start of the battle. In energy levels. */
export declare function full_energy(wizard: Wizard): Int;

/** Energy that a spell takes. In energy levels. */
export declare function spell_cost(wizard: Wizard, spell: Spell, level: Int, world: World): Int;

/** Energy that opens a held door. In energy levels. */
export declare function knock_cost(wizard: Wizard, level: Int, door: Int, world: World): Int;

/** Least score for an overdrawn spell. In pips. */
export declare function overdraw_score(wizard: Wizard, spell: Spell, level: Int, world: World): Int;

/** Whether an overdrawn spell works. */
export declare function overdrawn(score_needed: Int, dice: Dice): boolean;

/** Whether a spell works. */
export declare function cast_(wizard: Wizard, spell: Spell, level: Int, world: World, dice: Dice): boolean;

/** Energy after a spell. In energy levels. */
export declare function level_after(wizard: Wizard, spell: Spell, level: Int, world: World): Int;

/** Energy won back in a move. In energy levels. */
export declare function recovery(rest: Resting, quiet_moves: Int, new_rest: boolean): Int;

/** Energy won back by a move of rest. In energy levels. */
export declare function rest_gain(quiet_moves: Int): Int;

/** Energy won back by a move of semi-rest. In energy levels. */
export declare function half_rest_gain(quiet_moves: Int): Int;

/** Energy after a move of rest. In energy levels. */
export declare function level_after_rest(wizard: Wizard, level: Int, rest: Resting, quiet_moves: Int, new_rest: boolean): Int;

/** Score that bends another's will. In pips. */
export declare function will_score(assailant: Int, victim: Int): Int;

/** Whether a will is bent. */
export declare function bends_will(assailant: Int, victim: Int, dice: Dice): boolean;

/** What a struggle costs the victim. In energy levels. */
export declare function victim_drop(success: boolean, earlier_hold: boolean): Int;

/** What a struggle costs the assailant. In energy levels. */
export declare function assailant_drop(success: boolean, earlier_hold: boolean): Int;

/** The staff may be attacked. */
export declare function may_break_staff(caster: Int, victim: Int): boolean;

/** Score that breaks a staff. In pips. */
export declare function staff_score(lead: Int): Int;

/** Whether a staff breaks. */
export declare function breaks_staff(caster: Int, victim: Int, dice: Dice): boolean;
