import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { DiceColumn, Race, Unit } from "./kinds.js";

export declare function why_dice_column(dice_: Int): [DiceColumn, Notes];
export declare function guards_dice_column(entry: number, dice_: Int): number | null;

export declare function why_figure_attack(unit: Unit): [Int, Notes];
export declare function guards_figure_attack(entry: number, unit: Unit): number | null;

export declare function why_attack_when_held(dice_: Int, captivity: boolean): [Int, Notes];
export declare function guards_attack_when_held(entry: number, dice_: Int, captivity: boolean): number | null;

export declare function why_defence_score(hit_dice: Int, dice: Dice): [Int, Notes];
export declare function guards_defence_score(entry: number, hit_dice: Int): number | null;

export declare function why_hero_blow(attacker: Int, defender: Int, dice: Dice): [boolean, Notes];
export declare function guards_hero_blow(entry: number, attacker: Int, defender: Int): number | null;

export declare function why_wound(dice_: Int, dice: Dice): [Int, Notes];
export declare function guards_wound(entry: number, dice_: Int): number | null;

export declare function why_hero_dies(score_left: Int): [boolean, Notes];
export declare function guards_hero_dies(entry: number, score_left: Int): number | null;

export declare function why_assailants(race: Race, surrounded: boolean): [Int, Notes];
export declare function guards_assailants(entry: number, race: Race, surrounded: boolean): number | null;

export declare const $labels_rules_heroes: { readonly [name: string]: readonly Label[] };
