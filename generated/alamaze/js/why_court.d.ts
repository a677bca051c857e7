import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Figure, Kingdom, Place, Rank, Region, Target } from "./kinds.js";

export declare function why_group_slots(kingdom: Kingdom): [Int, Notes];
export declare function guards_group_slots(entry: number, kingdom: Kingdom): number | null;

export declare function why_skeletons_kept(kingdom: Kingdom): [Int, Notes];
export declare function guards_skeletons_kept(entry: number, kingdom: Kingdom): number | null;

export declare function why_opening_influence(kingdom: Kingdom, home: Region): [Int, Notes];
export declare function guards_opening_influence(entry: number, kingdom: Kingdom, home: Region): number | null;

export declare function why_figure_range(kingdom: Kingdom, world: World): [Int, Notes];
export declare function guards_figure_range(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_journey_range(kingdom: Kingdom, figure: Target, world: World): [Int, Notes];
export declare function guards_journey_range(entry: number, kingdom: Kingdom, figure: Target, world: World): number | null;

export declare function why_errand_range(kingdom: Kingdom, agent: Agent, world: World): [Int, Notes];
export declare function guards_errand_range(entry: number, kingdom: Kingdom, agent: Agent, world: World): number | null;

export declare function why_miners_range(world: World): [Int, Notes];
export declare function guards_miners_range(entry: number, world: World): number | null;

export declare function why_ore_factor(world: World): [Int, Notes];
export declare function guards_ore_factor(entry: number, world: World): number | null;

export declare function why_rush_chance(turns: Int): [Int, Notes];
export declare function guards_rush_chance(entry: number, turns: Int): number | null;

export declare function why_ore_mined(miners: Int, world: World): [Int, Notes];
export declare function guards_ore_mined(entry: number, miners: Int, world: World): number | null;

export declare function why_entry_seen(figure: Figure, place: Place): [Int, Notes];
export declare function guards_entry_seen(entry: number, figure: Figure, place: Place): number | null;

export declare function why_fall_capture(target: Target): [Int, Notes];
export declare function guards_fall_capture(entry: number, target: Target): number | null;

export declare function why_may_reign(rank: Rank): [boolean, Notes];
export declare function guards_may_reign(entry: number, rank: Rank): number | null;

export declare function why_succession_loss(rank: Rank): [Int, Notes];
export declare function guards_succession_loss(entry: number, rank: Rank): number | null;

export declare function why_law_share(kingdom: Kingdom): [Int, Notes];
export declare function guards_law_share(entry: number, kingdom: Kingdom): number | null;

export declare function why_supported_defense(place: Place): [Int, Notes];
export declare function guards_supported_defense(entry: number, place: Place): number | null;

export declare function why_mustered(turns: Int): [Int, Notes];
export declare function guards_mustered(entry: number, turns: Int): number | null;

export declare function why_gift_chance(kingdom: Kingdom): [Int, Notes];
export declare function guards_gift_chance(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_court: { readonly [name: string]: readonly Label[] };
