import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Nation, Regiment, Shortage } from "./kinds.js";

export declare function why_some_lost(nation: Nation, world: World): [boolean, Notes];
export declare function guards_some_lost(entry: number, nation: Nation, world: World): number | null;

export declare function why_all_lost(nation: Nation, world: World): [boolean, Notes];
export declare function guards_all_lost(entry: number, nation: Nation, world: World): number | null;

export declare function why_muster_strength(nation: Nation, world: World): [Int, Notes];
export declare function guards_muster_strength(entry: number, nation: Nation, world: World): number | null;

export declare function why_steps_paid(regiment: Regiment, new_steps: Int): [Int, Notes];
export declare function guards_steps_paid(entry: number, regiment: Regiment, new_steps: Int): number | null;

export declare function why_power_price(regiment: Regiment, new_steps: Int): [Int, Notes];
export declare function guards_power_price(entry: number, regiment: Regiment, new_steps: Int): number | null;

export declare function why_supply_price(regiment: Regiment, new_steps: Int): [Int, Notes];
export declare function guards_supply_price(entry: number, regiment: Regiment, new_steps: Int): number | null;

export declare function why_raising_shortage(regiment: Regiment, land: Land, world: World): [Shortage, Notes];
export declare function guards_raising_shortage(entry: number, regiment: Regiment, land: Land, world: World): number | null;

export declare function why_may_raise(regiment: Regiment, land: Land, world: World): [boolean, Notes];
export declare function guards_may_raise(entry: number, regiment: Regiment, land: Land, world: World): number | null;

export declare function why_refilling_shortage(regiment: Regiment, new_steps: Int): [Shortage, Notes];
export declare function guards_refilling_shortage(entry: number, regiment: Regiment, new_steps: Int): number | null;

export declare function why_may_refill(regiment: Regiment, new_steps: Int): [boolean, Notes];
export declare function guards_may_refill(entry: number, regiment: Regiment, new_steps: Int): number | null;

export declare const $labels_rules_muster: { readonly [name: string]: readonly Label[] };
