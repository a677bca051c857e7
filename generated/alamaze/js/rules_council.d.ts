import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { ChairOffer, Issue, Kingdom, Place, Reaction, Voice } from "./kinds.js";

/** Empty chairs on the High Council. In plain numbers. */
export declare function empty_chairs(world: World): Int;

/** The kingdom may take a chair. */
export declare function may_take_chair(kingdom: Kingdom, world: World): boolean;

/** What a bid for an open seat counts for. In gold. */
export declare function bid_worth(kingdom: Kingdom, bid: Int): Int;

/** The sale of the chair stands. */
export declare function chair_sold(seller: ChairOffer, buyer: ChairOffer, world: World): boolean;

/** What an issue that is carried does to a ruler's influence. In steps of 1 100 influence. */
export declare function issue_influence(issue: Issue): Int;

/** What a region thinks after a decree. */
export declare function decreed_mood(issue: Issue, mood: Reaction): Reaction;

/** Gold that a population center makes after a decree. In gold. */
export declare function decreed_gold(issue: Issue, place: Place): Int;

/** Food that a population center grows after a decree. In food. */
export declare function decreed_food(issue: Issue, place: Place): Int;

/** How many members say something. In plain numbers. */
export declare function heard(voice: Voice, world: World): Int;
