import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Place, Post, Rank } from "./kinds.js";

/** Nobody is called so. */
export declare function name_free(kingdom: Kingdom, called: string, world: World): boolean;

/** Gold that a new figure takes. In gold. */
export declare function hiring_gold(kingdom: Kingdom, post: Post, place: Place | null): Int;

/** The kingdom has neither priestess nor maiden. */
export declare function sees_no_visions(kingdom: Kingdom, world: World): boolean;

/** Influence that a new figure takes where it is hired. In steps of 1 100 influence. */
export declare function hiring_fame(kingdom: Kingdom, post: Post, place: Place | null, world: World): Int;

/** What somebody is who is hired. */
export declare function office(post: Post): Rank;

/** The group has room for the post. */
export declare function has_a_seat(group: Group, post: Post): boolean;

/** Figures of a kingdom that are as good as an old friend. In plain numbers. */
export declare function peers_of(kingdom: Kingdom, post: Post, world: World): Int;
