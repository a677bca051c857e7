import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Warlord } from "./kinds.js";

export declare function why_worth_waiting(warlord: Warlord, world: World): [Int, Notes];
export declare function guards_worth_waiting(entry: number, warlord: Warlord, world: World): number | null;

export declare const $labels_rules_latecomers: { readonly [name: string]: readonly Label[] };
