import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Piece, Province, Retreat, Shore, Side } from "./kinds.js";

export declare function why_havens_in(unit: Piece, goal: Province, side: Side | null): [ReadonlyArray<Shore>, Notes];
export declare function guards_havens_in(entry: number, unit: Piece, goal: Province, side: Side | null): number | null;

export declare function why_may_retreat(unit: Piece | null, goal: Province, side: Side | null): [boolean, Notes];
export declare function guards_may_retreat(entry: number, unit: Piece | null, goal: Province, side: Side | null): number | null;

export declare function why_collides(retreat: Retreat, world: World): [boolean, Notes];
export declare function guards_collides(entry: number, retreat: Retreat, world: World): number | null;

export declare const $labels_rules_retreats: { readonly [name: string]: readonly Label[] };
