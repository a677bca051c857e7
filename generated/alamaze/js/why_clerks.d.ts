import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { AlchemistItem, Award, Building, CampaignVariant, ClosetSkeleton, CustomItem, Kingdom, Lookout, MagicalItem, Objective, Order, Triumph, Vigor } from "./kinds.js";

export declare function why_goals_worth(goals: ReadonlyArray<Objective>): [Int, Notes];
export declare function guards_goals_worth(entry: number, goals: ReadonlyArray<Objective>): number | null;

export declare function why_goals_allowed(goals: ReadonlyArray<Objective>): [boolean, Notes];
export declare function guards_goals_allowed(entry: number, goals: ReadonlyArray<Objective>): number | null;

export declare function why_awards_worth(awards: ReadonlyArray<Award>): [Int, Notes];
export declare function guards_awards_worth(entry: number, awards: ReadonlyArray<Award>): number | null;

export declare function why_awards_allowed(awards: ReadonlyArray<Award>, goals: ReadonlyArray<Objective>): [boolean, Notes];
export declare function guards_awards_allowed(entry: number, awards: ReadonlyArray<Award>, goals: ReadonlyArray<Objective>): number | null;

export declare function why_picks_spent(items: ReadonlyArray<CustomItem>): [Int, Notes];
export declare function guards_picks_spent(entry: number, items: ReadonlyArray<CustomItem>): number | null;

export declare function why_customs_allowed(items: ReadonlyArray<CustomItem>): [boolean, Notes];
export declare function guards_customs_allowed(entry: number, items: ReadonlyArray<CustomItem>): number | null;

export declare function why_may_craft(item: MagicalItem, power: Int, kingdom: Kingdom): [boolean, Notes];
export declare function guards_may_craft(entry: number, item: MagicalItem, power: Int, kingdom: Kingdom): number | null;

export declare function why_may_brew(item: AlchemistItem, kingdom: Kingdom): [boolean, Notes];
export declare function guards_may_brew(entry: number, item: AlchemistItem, kingdom: Kingdom): number | null;

export declare function why_skeleton_toll(skeleton: ClosetSkeleton): [Int, Notes];
export declare function guards_skeleton_toll(entry: number, skeleton: ClosetSkeleton): number | null;

export declare function why_exhaustion_chance(vigor: Vigor, kingdom: Kingdom): [Int, Notes];
export declare function guards_exhaustion_chance(entry: number, vigor: Vigor, kingdom: Kingdom): number | null;

export declare function why_finds_hidden(lookout: Lookout, grade: Int): [boolean, Notes];
export declare function guards_finds_hidden(entry: number, lookout: Lookout, grade: Int): number | null;

export declare function why_thrones(variant_played: CampaignVariant): [Int, Notes];
export declare function guards_thrones(entry: number, variant_played: CampaignVariant): number | null;

export declare function why_partners(variant_played: CampaignVariant): [Int, Notes];
export declare function guards_partners(entry: number, variant_played: CampaignVariant): number | null;

export declare function why_has_won(kingdom: Kingdom, triumph: Triumph): [boolean, Notes];
export declare function guards_has_won(entry: number, kingdom: Kingdom, triumph: Triumph): number | null;

export declare function why_order_open(order: Order, kingdom: Kingdom): [boolean, Notes];
export declare function guards_order_open(entry: number, order: Order, kingdom: Kingdom): number | null;

export declare function why_building_open(building: Building, kingdom: Kingdom): [boolean, Notes];
export declare function guards_building_open(entry: number, building: Building, kingdom: Kingdom): number | null;

export declare const $labels_rules_clerks: { readonly [name: string]: readonly Label[] };
