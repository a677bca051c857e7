import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Hold, InfluenceEvent, Kingdom, Post, Rank, Reaction, Region } from "./kinds.js";

/** Share of a region's people under a kingdom. In percent. */
export declare function share(kingdom: Kingdom, region: Region): Int;

/** Regional influence that a share amounts to. */
export declare function hold(kingdom: Kingdom, region: Region): Hold;

/** The kingdom controls the region. */
export declare function controls(kingdom: Kingdom, region: Region): boolean;

/** How a region thinks of a kingdom. */
export declare function reaction(kingdom: Kingdom, region: Region): Reaction;

/** A reaction improved by a level. */
export declare function raised(reaction: Reaction, ceiling: Reaction): Reaction;

/** A reaction worsened by a level. */
export declare function lowered(reaction: Reaction, floor: Reaction): Reaction;

/** The reaction, friends and foes counted. */
export declare function hearsay(kingdom: Kingdom, region: Region): Reaction;

/** Levels by which a region bows to demons in the month. In plain numbers. */
export declare function bows(kingdom: Kingdom, region: Region): Int;

/** Whispers from below against a kingdom in the month. In plain numbers. */
export declare function whispers(kingdom: Kingdom, region: Region): Int;

/** Whole levels that whispers from below take from a reaction. In plain numbers. */
export declare function levels_whispered(kingdom: Kingdom, region: Region): Int;

/** The region thinks half a level worse of the kingdom. */
export declare function half_whispered(kingdom: Kingdom, region: Region): boolean;

/** As far as a region bows to demons. */
export declare function bow_limit(): Reaction;

/** A reaction that bows by some levels. */
export declare function bent(reaction: Reaction, steps: Int): Reaction;

/** A reaction that is worse by some levels. */
export declare function soured(reaction: Reaction, steps: Int): Reaction;

/** The reaction in force, friends, foes and whispers counted. */
export declare function mood(kingdom: Kingdom, region: Region): Reaction;

/** The best that a region may come to think of a kingdom. */
export declare function reaction_ceiling(kingdom: Kingdom, region: Region, world: World): Reaction;

/** The worst to which a region can be talked. */
export declare function reaction_floor(kingdom: Kingdom, region: Region): Reaction;

/** Influence below which a ruler never falls. In steps of 1 100 influence. */
export declare function influence_floor(kingdom: Kingdom): Int;

/** Influence that counts. In steps of 1 100 influence. */
export declare function reach(kingdom: Kingdom): Int;

/** Influence after a gain. In steps of 1 100 influence. */
export declare function influence_raised(kingdom: Kingdom, gain: Int): Int;

/** Influence after a loss. In steps of 1 100 influence. */
export declare function influence_lowered(kingdom: Kingdom, loss: Int): Int;

/** The kingdom has the price to give away. */
export declare function may_spend(kingdom: Kingdom, price: Int): boolean;

/** What an event does to a ruler's influence. In steps of 1 100 influence. */
export declare function influence_change(event: InfluenceEvent): Int;

/** Influence that a new figure takes. In steps of 1 100 influence. */
export declare function hiring_price(kingdom: Kingdom, post: Post): Int;

/** Power of a political emissary. In steps of 1 100 influence. */
export declare function emissary_power(kingdom: Kingdom, rank: Rank): Int;

/** Orders that a kingdom may give in a turn. In commands. */
export declare function command_limit(kingdom: Kingdom): Int;

/** Standing orders that a kingdom may have. In commands. */
export declare function standing_limit(kingdom: Kingdom): Int;
