import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Chair, Master, Prize, Seat } from "./kinds.js";

export declare function why_fallen(prize: Prize, world: World): [boolean, Notes];
export declare function guards_fallen(entry: number, prize: Prize, world: World): number | null;

export declare function why_points_lost(chair: Chair, world: World): [Int, Notes];
export declare function guards_points_lost(entry: number, chair: Chair, world: World): number | null;

export declare function why_points_won(master: Master, world: World): [Int, Notes];
export declare function guards_points_won(entry: number, master: Master, world: World): number | null;

export declare function why_better_friend(world: World): [Chair, Notes];
export declare function guards_better_friend(entry: number, world: World): number | null;

export declare function why_greater_master(world: World): [Master, Notes];
export declare function guards_greater_master(entry: number, world: World): number | null;

export declare function why_friends_divided(world: World): [boolean, Notes];
export declare function guards_friends_divided(entry: number, world: World): number | null;

export declare function why_shadow_divided(world: World): [boolean, Notes];
export declare function guards_shadow_divided(entry: number, world: World): number | null;

export declare function why_wins(seat: Seat, world: World): [boolean, Notes];
export declare function guards_wins(entry: number, seat: Seat, world: World): number | null;

export declare const $labels_rules_victory: { readonly [name: string]: readonly Label[] };
