import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Region, Target, Wizard } from "./kinds.js";

export declare function why_by_a_wolf(target: Target, world: World): [boolean, Notes];
export declare function guards_by_a_wolf(entry: number, target: Target, world: World): number | null;

export declare function why_land_around(caster: Wizard): [Region | null, Notes];
export declare function guards_land_around(entry: number, caster: Wizard): number | null;

export declare function why_kept_from_seekers(target: Target): [boolean, Notes];
export declare function guards_kept_from_seekers(entry: number, target: Target): number | null;

export declare const $labels_rules_casting_eyes: { readonly [name: string]: readonly Label[] };
