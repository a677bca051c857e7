import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Hold, InfluenceEvent, Kingdom, Post, Rank, Reaction, Region } from "./kinds.js";

export declare function why_share(kingdom: Kingdom, region: Region): [Int, Notes];
export declare function guards_share(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_hold(kingdom: Kingdom, region: Region): [Hold, Notes];
export declare function guards_hold(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_controls(kingdom: Kingdom, region: Region): [boolean, Notes];
export declare function guards_controls(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_reaction(kingdom: Kingdom, region: Region): [Reaction, Notes];
export declare function guards_reaction(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_raised(reaction: Reaction, ceiling: Reaction): [Reaction, Notes];
export declare function guards_raised(entry: number, reaction: Reaction, ceiling: Reaction): number | null;

export declare function why_lowered(reaction: Reaction, floor: Reaction): [Reaction, Notes];
export declare function guards_lowered(entry: number, reaction: Reaction, floor: Reaction): number | null;

export declare function why_hearsay(kingdom: Kingdom, region: Region): [Reaction, Notes];
export declare function guards_hearsay(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_bows(kingdom: Kingdom, region: Region): [Int, Notes];
export declare function guards_bows(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_whispers(kingdom: Kingdom, region: Region): [Int, Notes];
export declare function guards_whispers(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_levels_whispered(kingdom: Kingdom, region: Region): [Int, Notes];
export declare function guards_levels_whispered(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_half_whispered(kingdom: Kingdom, region: Region): [boolean, Notes];
export declare function guards_half_whispered(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_bow_limit(): [Reaction, Notes];
export declare function guards_bow_limit(entry: number): number | null;

export declare function why_bent(reaction: Reaction, steps: Int): [Reaction, Notes];
export declare function guards_bent(entry: number, reaction: Reaction, steps: Int): number | null;

export declare function why_soured(reaction: Reaction, steps: Int): [Reaction, Notes];
export declare function guards_soured(entry: number, reaction: Reaction, steps: Int): number | null;

export declare function why_mood(kingdom: Kingdom, region: Region): [Reaction, Notes];
export declare function guards_mood(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_reaction_ceiling(kingdom: Kingdom, region: Region, world: World): [Reaction, Notes];
export declare function guards_reaction_ceiling(entry: number, kingdom: Kingdom, region: Region, world: World): number | null;

export declare function why_reaction_floor(kingdom: Kingdom, region: Region): [Reaction, Notes];
export declare function guards_reaction_floor(entry: number, kingdom: Kingdom, region: Region): number | null;

export declare function why_influence_floor(kingdom: Kingdom): [Int, Notes];
export declare function guards_influence_floor(entry: number, kingdom: Kingdom): number | null;

export declare function why_reach(kingdom: Kingdom): [Int, Notes];
export declare function guards_reach(entry: number, kingdom: Kingdom): number | null;

export declare function why_influence_raised(kingdom: Kingdom, gain: Int): [Int, Notes];
export declare function guards_influence_raised(entry: number, kingdom: Kingdom, gain: Int): number | null;

export declare function why_influence_lowered(kingdom: Kingdom, loss: Int): [Int, Notes];
export declare function guards_influence_lowered(entry: number, kingdom: Kingdom, loss: Int): number | null;

export declare function why_may_spend(kingdom: Kingdom, price: Int): [boolean, Notes];
export declare function guards_may_spend(entry: number, kingdom: Kingdom, price: Int): number | null;

export declare function why_influence_change(event: InfluenceEvent): [Int, Notes];
export declare function guards_influence_change(entry: number, event: InfluenceEvent): number | null;

export declare function why_hiring_price(kingdom: Kingdom, post: Post): [Int, Notes];
export declare function guards_hiring_price(entry: number, kingdom: Kingdom, post: Post): number | null;

export declare function why_emissary_power(kingdom: Kingdom, rank: Rank): [Int, Notes];
export declare function guards_emissary_power(entry: number, kingdom: Kingdom, rank: Rank): number | null;

export declare function why_command_limit(kingdom: Kingdom): [Int, Notes];
export declare function guards_command_limit(entry: number, kingdom: Kingdom): number | null;

export declare function why_standing_limit(kingdom: Kingdom): [Int, Notes];
export declare function guards_standing_limit(entry: number, kingdom: Kingdom): number | null;

export declare const $labels_rules_realm: { readonly [name: string]: readonly Label[] };
