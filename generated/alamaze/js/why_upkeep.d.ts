import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BetterShare, Brigade, BrigadeType, Group, Kingdom, MoraleEvent, Region } from "./kinds.js";

export declare function why_law_gold(kingdom: Kingdom, region: Region, world: World): [Int, Notes];
export declare function guards_law_gold(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare function why_law_food(kingdom: Kingdom, region: Region, world: World): [Int, Notes];
export declare function guards_law_food(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare function why_food_eaten(kingdom: Kingdom, brigade: Brigade, world: World): [Int, Notes];
export declare function guards_food_eaten(entry: number, kingdom: Kingdom, brigade: Brigade, world: World): number | null;

export declare function why_pay_drawn(kingdom: Kingdom, brigade: Brigade): [Int, Notes];
export declare function guards_pay_drawn(entry: number, kingdom: Kingdom, brigade: Brigade): number | null;

export declare function why_ration(group: Group, world: World): [Int, Notes];
export declare function guards_ration(entry: number, group: Group, world: World): number | null;

export declare function why_wage(group: Group, world: World): [Int, Notes];
export declare function guards_wage(entry: number, group: Group, world: World): number | null;

export declare function why_food_needed(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_food_needed(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_pay_needed(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_pay_needed(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_may_desert(brigade: Brigade): [boolean, Notes];
export declare function guards_may_desert(entry: number, brigade: Brigade): number | null;

export declare function why_place_in_want(group: Group): [Int, Notes];
export declare function guards_place_in_want(entry: number, group: Group): number | null;

export declare function why_lift(extra: BetterShare): [MoraleEvent, Notes];
export declare function guards_lift(entry: number, extra: BetterShare): number | null;

export declare function why_extra_food(group: Group, extra: BetterShare, world: World): [Int, Notes];
export declare function guards_extra_food(entry: number, group: Group, extra: BetterShare, world: World): number | null;

export declare function why_extra_pay(group: Group, extra: BetterShare, world: World): [Int, Notes];
export declare function guards_extra_pay(entry: number, group: Group, extra: BetterShare, world: World): number | null;

export declare function why_others_lack(group: Group, breed: BrigadeType): [boolean, Notes];
export declare function guards_others_lack(entry: number, group: Group, breed: BrigadeType): number | null;

export declare function why_closed_ranks(brigade: Brigade, men: Int, gaps: Int): [Int, Notes];
export declare function guards_closed_ranks(entry: number, brigade: Brigade, men: Int, gaps: Int): number | null;

export declare const $labels_rules_upkeep: { readonly [name: string]: readonly Label[] };
