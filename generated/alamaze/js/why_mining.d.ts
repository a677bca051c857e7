import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, MapArea } from "./kinds.js";

export declare function why_pit(kingdom: Kingdom): [MapArea | null, Notes];
export declare function guards_pit(entry: number, kingdom: Kingdom): number | null;

export declare function why_mines_miners(kingdom: Kingdom): [Int, Notes];
export declare function guards_mines_miners(entry: number, kingdom: Kingdom): number | null;

export declare function why_mines_area(kingdom: Kingdom): [MapArea | null, Notes];
export declare function guards_mines_area(entry: number, kingdom: Kingdom): number | null;

export declare function why_ore(kingdom: Kingdom, world: World): [ReadonlyArray<MapArea>, Notes];
export declare function guards_ore(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_ore_digging(kingdom: Kingdom, a: MapArea): [boolean, Notes];
export declare function guards_ore_digging(entry: number, kingdom: Kingdom, a: MapArea): number | null;

export declare const $labels_rules_mining: { readonly [name: string]: readonly Label[] };
