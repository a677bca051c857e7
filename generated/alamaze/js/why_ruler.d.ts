import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Reaction, Region, RoyalAct } from "./kinds.js";

export declare function why_act_cost(act: RoyalAct): [Int, Notes];
export declare function guards_act_cost(entry: number, act: RoyalAct): number | null;

export declare function why_sole_act(act: RoyalAct): [boolean, Notes];
export declare function guards_sole_act(entry: number, act: RoyalAct): number | null;

export declare function why_enamor_chance(act: RoyalAct): [Int, Notes];
export declare function guards_enamor_chance(entry: number, act: RoyalAct): number | null;

export declare function why_may_enamor(kingdom: Kingdom, region: Region, holder: Kingdom | null): [boolean, Notes];
export declare function guards_may_enamor(entry: number, kingdom: Kingdom, region: Region, holder: Kingdom | null): number | null;

export declare function why_enamored(kingdom: Kingdom, region: Region, world: World): [Reaction, Notes];
export declare function guards_enamored(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare function why_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region): [Int, Notes];
export declare function guards_denigrate_chance(entry: number, kingdom: Kingdom, target: Kingdom, region: Region): number | null;

export declare function why_consul_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region): [Int, Notes];
export declare function guards_consul_denigrate_chance(entry: number, kingdom: Kingdom, target: Kingdom, region: Region): number | null;

export declare function why_disdain_chance(kingdom: Kingdom): [Int, Notes];
export declare function guards_disdain_chance(entry: number, kingdom: Kingdom): number | null;

export declare function why_may_denigrate(kingdom: Kingdom, target: Kingdom, region: Region): [boolean, Notes];
export declare function guards_may_denigrate(entry: number, kingdom: Kingdom, target: Kingdom, region: Region): number | null;

export declare function why_denigrated(target: Kingdom, region: Region): [Reaction, Notes];
export declare function guards_denigrated(entry: number, target: Kingdom, region: Region): number | null;

export declare function why_increase_chance(kingdom: Kingdom): [Int, Notes];
export declare function guards_increase_chance(entry: number, kingdom: Kingdom): number | null;

export declare function why_influence_increased(kingdom: Kingdom): [Int, Notes];
export declare function guards_influence_increased(entry: number, kingdom: Kingdom): number | null;

export declare function why_sale_proceeds(kingdom: Kingdom): [Int, Notes];
export declare function guards_sale_proceeds(entry: number, kingdom: Kingdom): number | null;

export declare function why_influence_sold(kingdom: Kingdom): [Int, Notes];
export declare function guards_influence_sold(entry: number, kingdom: Kingdom): number | null;

export declare function why_jest(dice: Dice): [Int, Notes];
export declare function guards_jest(entry: number): number | null;

export declare const $labels_rules_ruler: { readonly [name: string]: readonly Label[] };
