import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Missile, Volley } from "./kinds.js";

export declare function why_like_missile(missile: Missile): [Missile, Notes];
export declare function guards_like_missile(entry: number, missile: Missile): number | null;

export declare function why_within_reach(volley: Volley): [boolean, Notes];
export declare function guards_within_reach(entry: number, volley: Volley): number | null;

export declare function why_may_shoot(volley: Volley): [boolean, Notes];
export declare function guards_may_shoot(entry: number, volley: Volley): number | null;

export declare function why_bowmen_who_count(volley: Volley): [Int, Notes];
export declare function guards_bowmen_who_count(entry: number, volley: Volley): number | null;

export declare function why_shot_weapon(volley: Volley): [Int, Notes];
export declare function guards_shot_weapon(entry: number, volley: Volley): number | null;

export declare function why_shot_tactics(volley: Volley): [Int, Notes];
export declare function guards_shot_tactics(entry: number, volley: Volley): number | null;

export declare function why_shot_factor(volley: Volley, dice: Dice): [Int, Notes];
export declare function guards_shot_factor(entry: number, volley: Volley): number | null;

export declare function why_shot_casualties(volley: Volley, dice: Dice): [Int, Notes];
export declare function guards_shot_casualties(entry: number, volley: Volley): number | null;

export declare const $labels_rules_firing: { readonly [name: string]: readonly Label[] };
