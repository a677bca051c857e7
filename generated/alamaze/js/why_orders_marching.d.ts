import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, BrigadeType, Group, HostSize, Kingdom, Leader, Wizard } from "./kinds.js";

export declare function why_may_wake(group: Group, other: Group, kingdom: Kingdom, breed: BrigadeType | null, leader: Leader | null, caster: Wizard | null): [boolean, Notes];
export declare function guards_may_wake(entry: number, group: Group, other: Group, kingdom: Kingdom, breed: BrigadeType | null, leader: Leader | null, caster: Wizard | null): number | null;

export declare function why_may_send(group: Group, other: Group, kingdom: Kingdom, leader: Leader | null, second: Leader | null, caster: Wizard | null, relic: Artifact | null): [boolean, Notes];
export declare function guards_may_send(entry: number, group: Group, other: Group, kingdom: Kingdom, leader: Leader | null, second: Leader | null, caster: Wizard | null, relic: Artifact | null): number | null;

export declare function why_may_combine(group: Group, other: Group, kingdom: Kingdom): [boolean, Notes];
export declare function guards_may_combine(entry: number, group: Group, other: Group, kingdom: Kingdom): number | null;

export declare function why_gem_load(power: Int): [HostSize, Notes];
export declare function guards_gem_load(entry: number, power: Int): number | null;

export declare const $labels_rules_orders_marching: { readonly [name: string]: readonly Label[] };
