import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit, Warlord } from "./kinds.js";

export declare function why_host_of(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_host_of(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_enemies_of(warlord: Warlord, world: World): [ReadonlyArray<Unit>, Notes];
export declare function guards_enemies_of(entry: number, warlord: Warlord, world: World): number | null;

export declare function why_can_be_ordered(unit: Unit): [boolean, Notes];
export declare function guards_can_be_ordered(entry: number, unit: Unit): number | null;

export declare const $labels_rules_written: { readonly [name: string]: readonly Label[] };
