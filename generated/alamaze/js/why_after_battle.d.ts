import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Brigade, Experience, Figure, Group, Kingdom, Leader, Side } from "./kinds.js";

export declare function why_mended(side: Side, enemy: Side, brigade: Brigade): [Int, Notes];
export declare function guards_mended(entry: number, side: Side, enemy: Side, brigade: Brigade): number | null;

export declare function why_foremost(group: Group): [Leader | null, Notes];
export declare function guards_foremost(entry: number, group: Group): number | null;

export declare function why_first_among(group: Group, figure: Figure): [boolean, Notes];
export declare function guards_first_among(entry: number, group: Group, figure: Figure): number | null;

export declare function why_mightiest(group: Group, figure: Figure): [boolean, Notes];
export declare function guards_mightiest(entry: number, group: Group, figure: Figure): number | null;

export declare function why_out_of_reach(side: Side, figure: Figure, world: World): [boolean, Notes];
export declare function guards_out_of_reach(entry: number, side: Side, figure: Figure, world: World): number | null;

export declare function why_fall_chance(side: Side, enemy: Side, figure: Figure): [Int, Notes];
export declare function guards_fall_chance(entry: number, side: Side, enemy: Side, figure: Figure): number | null;

export declare function why_left_alone(side: Side, figure: Figure): [boolean, Notes];
export declare function guards_left_alone(entry: number, side: Side, figure: Figure): number | null;

export declare function why_emergence_chance(kingdom: Kingdom): [Int, Notes];
export declare function guards_emergence_chance(entry: number, kingdom: Kingdom): number | null;

export declare function why_promotion_chance(group: Group, leader: Leader): [Int, Notes];
export declare function guards_promotion_chance(entry: number, group: Group, leader: Leader): number | null;

export declare function why_below_marshal(leader: Leader): [boolean, Notes];
export declare function guards_below_marshal(entry: number, leader: Leader): number | null;

export declare function why_may_rise(leader: Leader): [boolean, Notes];
export declare function guards_may_rise(entry: number, leader: Leader): number | null;

export declare function why_seasoned(experience: Experience): [Experience, Notes];
export declare function guards_seasoned(entry: number, experience: Experience): number | null;

export declare function why_may_learn(kingdom: Kingdom, brigade: Brigade): [boolean, Notes];
export declare function guards_may_learn(entry: number, kingdom: Kingdom, brigade: Brigade): number | null;

export declare function why_drill_chance(kingdom: Kingdom): [Int, Notes];
export declare function guards_drill_chance(entry: number, kingdom: Kingdom): number | null;

export declare function why_zombies_made(winner: Side, loser: Side): [Int, Notes];
export declare function guards_zombies_made(entry: number, winner: Side, loser: Side): number | null;

export declare function why_lycans_made(side: Side, enemy: Side): [Int, Notes];
export declare function guards_lycans_made(entry: number, side: Side, enemy: Side): number | null;

export declare const $labels_rules_after_battle: { readonly [name: string]: readonly Label[] };
