import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Brigade, Group, Kingdom, MoraleEvent, Region } from "./kinds.js";

export declare function why_morale_change(group: Group, event: MoraleEvent): [Int, Notes];
export declare function guards_morale_change(entry: number, group: Group, event: MoraleEvent): number | null;

export declare function why_all_dead(group: Group): [boolean, Notes];
export declare function guards_all_dead(entry: number, group: Group): number | null;

export declare function why_morale_after(group: Group, event: MoraleEvent): [Int, Notes];
export declare function guards_morale_after(entry: number, group: Group, event: MoraleEvent): number | null;

export declare function why_hunger_attrition(turns: Int): [Int, Notes];
export declare function guards_hunger_attrition(entry: number, turns: Int): number | null;

export declare function why_regional_morale(group: Group, region: Region, holder: Kingdom | null): [Int, Notes];
export declare function guards_regional_morale(entry: number, group: Group, region: Region, holder: Kingdom | null): number | null;

export declare function why_may_march_hard(group: Group): [boolean, Notes];
export declare function guards_may_march_hard(entry: number, group: Group): number | null;

export declare function why_regrowth_of(group: Group, brigade: Brigade, world: World): [Int, Notes];
export declare function guards_regrowth_of(entry: number, group: Group, brigade: Brigade, world: World): number | null;

export declare function why_phoenix_healing(world: World): [Int, Notes];
export declare function guards_phoenix_healing(entry: number, world: World): number | null;

export declare const $labels_rules_morale: { readonly [name: string]: readonly Label[] };
