import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { ChairOffer, Issue, Kingdom, Place, Reaction, Voice } from "./kinds.js";

export declare function why_empty_chairs(world: World): [Int, Notes];
export declare function guards_empty_chairs(entry: number, world: World): number | null;

export declare function why_may_take_chair(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_may_take_chair(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_bid_worth(kingdom: Kingdom, bid: Int): [Int, Notes];
export declare function guards_bid_worth(entry: number, kingdom: Kingdom, bid: Int): number | null;

export declare function why_chair_sold(seller: ChairOffer, buyer: ChairOffer, world: World): [boolean, Notes];
export declare function guards_chair_sold(entry: number, seller: ChairOffer, buyer: ChairOffer, world: World): number | null;

export declare function why_issue_influence(issue: Issue): [Int, Notes];
export declare function guards_issue_influence(entry: number, issue: Issue): number | null;

export declare function why_decreed_mood(issue: Issue, mood: Reaction): [Reaction, Notes];
export declare function guards_decreed_mood(entry: number, issue: Issue, mood: Reaction): number | null;

export declare function why_decreed_gold(issue: Issue, place: Place): [Int, Notes];
export declare function guards_decreed_gold(entry: number, issue: Issue, place: Place): number | null;

export declare function why_decreed_food(issue: Issue, place: Place): [Int, Notes];
export declare function guards_decreed_food(entry: number, issue: Issue, place: Place): number | null;

export declare function why_heard(voice: Voice, world: World): [Int, Notes];
export declare function guards_heard(entry: number, voice: Voice, world: World): number | null;

export declare const $labels_rules_council: { readonly [name: string]: readonly Label[] };
