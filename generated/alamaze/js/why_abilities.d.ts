import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group } from "./kinds.js";

export declare function why_magic_proof(group: Group): [Int, Notes];
export declare function guards_magic_proof(entry: number, group: Group): number | null;

export declare const $labels_rules_abilities: { readonly [name: string]: readonly Label[] };
