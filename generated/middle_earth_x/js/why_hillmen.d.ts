import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece } from "./kinds.js";

export declare function why_may_be_nominated(unit: Piece): [boolean, Notes];
export declare function guards_may_be_nominated(entry: number, unit: Piece): number | null;

export declare function why_named_double(unit: Piece): [boolean, Notes];
export declare function guards_named_double(entry: number, unit: Piece): number | null;

export declare function why_nominee(world: World): [Piece | null, Notes];
export declare function guards_nominee(entry: number, world: World): number | null;

export declare const $labels_rules_hillmen: { readonly [name: string]: readonly Label[] };
