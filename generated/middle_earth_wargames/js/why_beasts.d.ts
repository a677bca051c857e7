import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit, WarBeast } from "./kinds.js";

export declare function why_beast_hits(beast: WarBeast): [Int, Notes];
export declare function guards_beast_hits(entry: number, beast: WarBeast): number | null;

export declare function why_may_go_wild(beast: WarBeast, wounds: Int): [boolean, Notes];
export declare function guards_may_go_wild(entry: number, beast: WarBeast, wounds: Int): number | null;

export declare function why_beast_falls(beast: WarBeast, wounds: Int): [boolean, Notes];
export declare function guards_beast_falls(entry: number, beast: WarBeast, wounds: Int): number | null;

export declare function why_swathe(trampled: Unit): [Int, Notes];
export declare function guards_swathe(entry: number, trampled: Unit): number | null;

export declare function why_rampage_ends(dice: Dice): [boolean, Notes];
export declare function guards_rampage_ends(entry: number): number | null;

export declare const $labels_rules_beasts: { readonly [name: string]: readonly Label[] };
