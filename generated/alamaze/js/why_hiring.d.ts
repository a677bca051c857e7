import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, Place, Post, Rank } from "./kinds.js";

export declare function why_name_free(kingdom: Kingdom, called: string, world: World): [boolean, Notes];
export declare function guards_name_free(entry: number, kingdom: Kingdom, called: string, world: World): number | null;

export declare function why_hiring_gold(kingdom: Kingdom, post: Post, place: Place | null): [Int, Notes];
export declare function guards_hiring_gold(entry: number, kingdom: Kingdom, post: Post, place: Place | null): number | null;

export declare function why_sees_no_visions(kingdom: Kingdom, world: World): [boolean, Notes];
export declare function guards_sees_no_visions(entry: number, kingdom: Kingdom, world: World): number | null;

export declare function why_hiring_fame(kingdom: Kingdom, post: Post, place: Place | null, world: World): [Int, Notes];
export declare function guards_hiring_fame(entry: number, kingdom: Kingdom, post: Post, place: Place | null, world: World): number | null;

export declare function why_office(post: Post): [Rank, Notes];
export declare function guards_office(entry: number, post: Post): number | null;

export declare function why_has_a_seat(group: Group, post: Post): [boolean, Notes];
export declare function guards_has_a_seat(entry: number, group: Group, post: Post): number | null;

export declare function why_peers_of(kingdom: Kingdom, post: Post, world: World): [Int, Notes];
export declare function guards_peers_of(entry: number, kingdom: Kingdom, post: Post, world: World): number | null;

export declare const $labels_rules_hiring: { readonly [name: string]: readonly Label[] };
