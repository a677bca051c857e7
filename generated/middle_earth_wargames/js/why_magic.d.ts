import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Resting, Spell, Wizard } from "./kinds.js";

export declare function why_ten_sided(dice: Dice): [Int, Notes];
export declare function guards_ten_sided(entry: number): number | null;

export declare function why_twenty_sided(dice: Dice): [Int, Notes];
export declare function guards_twenty_sided(entry: number): number | null;

export declare function why_full_energy(wizard: Wizard): [Int, Notes];
export declare function guards_full_energy(entry: number, wizard: Wizard): number | null;

export declare function why_spell_cost(wizard: Wizard, spell: Spell, level: Int, world: World): [Int, Notes];
export declare function guards_spell_cost(entry: number, wizard: Wizard, spell: Spell, level: Int, world: World): number | null;

export declare function why_knock_cost(wizard: Wizard, level: Int, door: Int, world: World): [Int, Notes];
export declare function guards_knock_cost(entry: number, wizard: Wizard, level: Int, door: Int, world: World): number | null;

export declare function why_overdraw_score(wizard: Wizard, spell: Spell, level: Int, world: World): [Int, Notes];
export declare function guards_overdraw_score(entry: number, wizard: Wizard, spell: Spell, level: Int, world: World): number | null;

export declare function why_overdrawn(score_needed: Int, dice: Dice): [boolean, Notes];
export declare function guards_overdrawn(entry: number, score_needed: Int): number | null;

export declare function why_cast(wizard: Wizard, spell: Spell, level: Int, world: World, dice: Dice): [boolean, Notes];
export declare function guards_cast_(entry: number, wizard: Wizard, spell: Spell, level: Int, world: World): number | null;

export declare function why_level_after(wizard: Wizard, spell: Spell, level: Int, world: World): [Int, Notes];
export declare function guards_level_after(entry: number, wizard: Wizard, spell: Spell, level: Int, world: World): number | null;

export declare function why_recovery(rest: Resting, quiet_moves: Int, new_rest: boolean): [Int, Notes];
export declare function guards_recovery(entry: number, rest: Resting, quiet_moves: Int, new_rest: boolean): number | null;

export declare function why_rest_gain(quiet_moves: Int): [Int, Notes];
export declare function guards_rest_gain(entry: number, quiet_moves: Int): number | null;

export declare function why_half_rest_gain(quiet_moves: Int): [Int, Notes];
export declare function guards_half_rest_gain(entry: number, quiet_moves: Int): number | null;

export declare function why_level_after_rest(wizard: Wizard, level: Int, rest: Resting, quiet_moves: Int, new_rest: boolean): [Int, Notes];
export declare function guards_level_after_rest(entry: number, wizard: Wizard, level: Int, rest: Resting, quiet_moves: Int, new_rest: boolean): number | null;

export declare function why_will_score(assailant: Int, victim: Int): [Int, Notes];
export declare function guards_will_score(entry: number, assailant: Int, victim: Int): number | null;

export declare function why_bends_will(assailant: Int, victim: Int, dice: Dice): [boolean, Notes];
export declare function guards_bends_will(entry: number, assailant: Int, victim: Int): number | null;

export declare function why_victim_drop(success: boolean, earlier_hold: boolean): [Int, Notes];
export declare function guards_victim_drop(entry: number, success: boolean, earlier_hold: boolean): number | null;

export declare function why_assailant_drop(success: boolean, earlier_hold: boolean): [Int, Notes];
export declare function guards_assailant_drop(entry: number, success: boolean, earlier_hold: boolean): number | null;

export declare function why_may_break_staff(caster: Int, victim: Int): [boolean, Notes];
export declare function guards_may_break_staff(entry: number, caster: Int, victim: Int): number | null;

export declare function why_staff_score(lead: Int): [Int, Notes];
export declare function guards_staff_score(entry: number, lead: Int): number | null;

export declare function why_breaks_staff(caster: Int, victim: Int, dice: Dice): [boolean, Notes];
export declare function guards_breaks_staff(entry: number, caster: Int, victim: Int): number | null;

export declare const $labels_rules_magic: { readonly [name: string]: readonly Label[] };
