import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";

export declare function why_presence(power: Int, world: World): [Int, Notes];
export declare function guards_presence(entry: number, power: Int, world: World): number | null;

export declare const $labels_rules_battle_magic: { readonly [name: string]: readonly Label[] };
