import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea } from "./kinds.js";

export declare function why_pit(kingdom: Kingdom): [MapArea | null, Notes];
export declare function guards_pit(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_mining: { readonly [name: string]: readonly Label[] };
