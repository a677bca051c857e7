import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Ballot, ChairOffer, Issue, Kingdom, Motion, Place, Reaction, Region, Settlement, Voice } from "./kinds.js";

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

/** Who sits on the High Council. */
export declare function council_members(kingdom: Kingdom, world: World): ReadonlyArray<Kingdom>;

/** Lays the issue before it. */
export declare function council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World): boolean;

/** What the High Council votes on. */
export declare function council_issue(kingdom: Kingdom, world: World): ReadonlyArray<Motion>;

/** Issue. */
export declare function council_issue_issue(kingdom: Kingdom, m: Motion): Issue;

/** Ruler whom it is about. */
export declare function council_issue_concerned(kingdom: Kingdom, m: Motion): Kingdom | null;

/** Region where. */
export declare function council_issue_region(kingdom: Kingdom, m: Motion): Region | null;

/** Size of the population centers. */
export declare function council_issue_settlement(kingdom: Kingdom, m: Motion): Settlement | null;

/** Ballot. */
export declare function council_issue_ballot(kingdom: Kingdom, m: Motion): Ballot;
