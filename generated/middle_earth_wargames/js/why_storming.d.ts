import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Rampart, Unit, Warlord } from "./kinds.js";

export declare function why_walls_of_others(warlord: Warlord, world: World): [ReadonlyArray<Rampart>, Notes];
export declare function guards_walls_of_others(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_own_walls(warlord: Warlord, world: World): [ReadonlyArray<Rampart>, Notes];
export declare function guards_own_walls(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_at_the_wall(unit: Unit, rampart: Rampart): [boolean, Notes];
export declare function guards_at_the_wall(entry: number, unit: Unit, rampart: Rampart): number | null;

export declare function why_bars_the_way(rampart: Rampart, here: Spot, there: Spot): [boolean, Notes];
export declare function guards_bars_the_way(entry: number, rampart: Rampart, here: Spot, there: Spot): number | null;

export declare function why_walled_off(here: Spot, there: Spot, world: World): [boolean, Notes];
export declare function guards_walled_off(entry: number, here: Spot, there: Spot, world: World): number | null;

export declare function why_defended(rampart: Rampart, world: World): [boolean, Notes];
export declare function guards_defended(entry: number, rampart: Rampart, world: World): number | null;

export declare function why_javelin_throw(): [Int, Notes];
export declare function guards_javelin_throw(entry: number): number | null;

export declare function why_minds_ladders(unit: Unit, rampart: Rampart): [boolean, Notes];
export declare function guards_minds_ladders(entry: number, unit: Unit, rampart: Rampart): number | null;

export declare function why_awaits_ladders(unit: Unit, world: World): [boolean, Notes];
export declare function guards_awaits_ladders(entry: number, unit: Unit, world: World): number | null;

export declare const $labels_rules_storming: { readonly [name: string]: readonly Label[] };
