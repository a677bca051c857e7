import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Ballot, ChairOffer, Issue, Kingdom, Motion, Place, Reaction, Region, Settlement, Voice } from "./kinds.js";

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

export declare function why_council_members(kingdom: Kingdom, world: World): [ReadonlyArray<Kingdom>, Notes];
export declare function guards_council_members(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_council_members_speaks(kingdom: Kingdom, k: Kingdom, world: World): [boolean, Notes];
export declare function guards_council_members_speaks(entry: number, kingdom: Kingdom, k: Kingdom, world: World): number | null;

export declare function why_council_issue(kingdom: Kingdom, world: World): [ReadonlyArray<Motion>, Notes];
export declare function guards_council_issue(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_council_issue_issue(kingdom: Kingdom, m: Motion): [Issue, Notes];
export declare function guards_council_issue_issue(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_concerned(kingdom: Kingdom, m: Motion): [Kingdom | null, Notes];
export declare function guards_council_issue_concerned(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_region(kingdom: Kingdom, m: Motion): [Region | null, Notes];
export declare function guards_council_issue_region(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_settlement(kingdom: Kingdom, m: Motion): [Settlement | null, Notes];
export declare function guards_council_issue_settlement(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare function why_council_issue_ballot(kingdom: Kingdom, m: Motion): [Ballot, Notes];
export declare function guards_council_issue_ballot(entry: number, kingdom: Kingdom, m: Motion): number | null;

export declare const $labels_rules_council: { readonly [name: string]: readonly Label[] };
