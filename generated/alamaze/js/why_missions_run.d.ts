import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Mission } from "./kinds.js";

export declare function why_teaches(mission: Mission): [boolean, Notes];
export declare function guards_teaches(entry: number, mission: Mission): number | null;

export declare const $labels_rules_missions_run: { readonly [name: string]: readonly Label[] };
