import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { AlchemistItem, Award, Building, CampaignVariant, ClosetSkeleton, CustomItem, Kingdom, Lookout, MagicalItem, Objective, Order, Triumph, Vigor } from "./kinds.js";

/** What a ruler's goals are worth together. In objective points. */
export declare function goals_worth(goals: ReadonlyArray<Objective>): Int;

/** The goals may be set. */
export declare function goals_allowed(goals: ReadonlyArray<Objective>): boolean;

/** What the awards cost together. In objective points. */
export declare function awards_worth(awards: ReadonlyArray<Award>): Int;

/** The awards may be claimed. */
export declare function awards_allowed(awards: ReadonlyArray<Award>, goals: ReadonlyArray<Objective>): boolean;

/** What a ruler spends on customization. In customization points. */
export declare function picks_spent(items: ReadonlyArray<CustomItem>): Int;

/** The choice is valid. */
export declare function customs_allowed(items: ReadonlyArray<CustomItem>): boolean;

/** The wizard may craft it. */
export declare function may_craft(item: MagicalItem, power: Int, kingdom: Kingdom): boolean;

/** The Alchemist may make it. */
export declare function may_brew(item: AlchemistItem, kingdom: Kingdom): boolean;

/** What a secret costs when it is out. In steps of 1 100 influence. */
export declare function skeleton_toll(skeleton: ClosetSkeleton): Int;

/** Chance that acting exhausts a High Priestess. In percent. */
export declare function exhaustion_chance(vigor: Vigor, kingdom: Kingdom): Int;

/** A hidden population center is found so. */
export declare function finds_hidden(lookout: Lookout, grade: Int): boolean;

/** Kingdoms on the map of a team game. In plain numbers. */
export declare function thrones(variant_played: CampaignVariant): Int;

/** Other kingdoms with which a kingdom wins together. In plain numbers. */
export declare function partners(variant_played: CampaignVariant): Int;

/** The kingdom has won so. */
export declare function has_won(kingdom: Kingdom, triumph: Triumph): boolean;

/** The kingdom may give the command. */
export declare function order_open(order: Order, kingdom: Kingdom): boolean;

/** The kingdom may build it. */
export declare function building_open(building: Building, kingdom: Kingdom): boolean;
