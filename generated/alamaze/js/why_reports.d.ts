import type { Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Duty, Group, Kingdom, Place, Region } from "./kinds.js";

export declare function why_treasury_gold(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_gold(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_food(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_food(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_mithril(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_mithril(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_powder(kingdom: Kingdom): [Int | null, Notes];
export declare function guards_treasury_powder(entry: number, kingdom: Kingdom): number | null;

export declare function why_treasury_influence(kingdom: Kingdom): [Int, Notes];
export declare function guards_treasury_influence(entry: number, kingdom: Kingdom): number | null;

export declare function why_hosts(kingdom: Kingdom, world: World): [ReadonlyArray<Group>, Notes];
export declare function guards_hosts(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_hosts_region(kingdom: Kingdom, g: Group): [Region | null, Notes];
export declare function guards_hosts_region(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_morale(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_morale(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_strength(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_strength(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_hunger(kingdom: Kingdom, g: Group): [Int | null, Notes];
export declare function guards_hosts_hunger(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_arrears(kingdom: Kingdom, g: Group): [Int | null, Notes];
export declare function guards_hosts_arrears(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_hosts_spells(kingdom: Kingdom, g: Group): [Int, Notes];
export declare function guards_hosts_spells(entry: number, kingdom: Kingdom, g: Group): number | null;

export declare function why_secret_service(kingdom: Kingdom, world: World): [ReadonlyArray<Agent>, Notes];
export declare function guards_secret_service(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_secret_service_level(kingdom: Kingdom, a: Agent): [Int, Notes];
export declare function guards_secret_service_level(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_place(kingdom: Kingdom, a: Agent): [Place | null, Notes];
export declare function guards_secret_service_place(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_duty(kingdom: Kingdom, a: Agent): [Duty, Notes];
export declare function guards_secret_service_duty(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare function why_secret_service_captor(kingdom: Kingdom, a: Agent): [Kingdom | null, Notes];
export declare function guards_secret_service_captor(entry: number, kingdom: Kingdom, a: Agent): number | null;

export declare const $labels_rules_reports: { readonly [name: string]: readonly Label[] };
