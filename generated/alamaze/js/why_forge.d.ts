import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Order } from "./kinds.js";

export declare function why_has_workshop(group: Group, order: Order, world: World): [boolean, Notes];
export declare function guards_has_workshop(entry: number, group: Group, order: Order, world: World): number | null;

export declare function why_weapon_gain(group: Group): [Int, Notes];
export declare function guards_weapon_gain(entry: number, group: Group): number | null;

export declare function why_armor_gain(group: Group): [Int, Notes];
export declare function guards_armor_gain(entry: number, group: Group): number | null;

export declare const $labels_rules_forge: { readonly [name: string]: readonly Label[] };
