import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { HostSize } from "./kinds.js";

export declare function why_gem_load(power: Int): [HostSize, Notes];
export declare function guards_gem_load(entry: number, power: Int): number | null;

export declare const $labels_rules_orders_marching: { readonly [name: string]: readonly Label[] };
