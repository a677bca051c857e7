import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Folk, Hero, Individual, Land, Nation, Seat, Stage } from "./kinds.js";

export declare function why_next_stage(stage: Stage): [Stage, Notes];
export declare function guards_next_stage(entry: number, stage: Stage): number | null;

export declare function why_first_stage(folk: Folk): [Stage, Notes];
export declare function guards_first_stage(entry: number, folk: Folk): number | null;

export declare function why_score_needed(folk: Folk, stage: Stage): [Int | null, Notes];
export declare function guards_score_needed(entry: number, folk: Folk, stage: Stage): number | null;

export declare function why_help(individual: Individual): [Int, Notes];
export declare function guards_help_(entry: number, individual: Individual): number | null;

export declare function why_one_die(dice: Dice): [Int, Notes];
export declare function guards_one_die(entry: number): number | null;

export declare function why_activation(nation: Nation, world: World, dice: Dice): [Int, Notes];
export declare function guards_activation(entry: number, nation: Nation, world: World): number | null;

export declare function why_wood_disturbed(world: World): [boolean, Notes];
export declare function guards_wood_disturbed(entry: number, world: World): number | null;

export declare function why_can_rise(nation: Nation): [boolean, Notes];
export declare function guards_can_rise(entry: number, nation: Nation): number | null;

export declare function why_held_point(land: Land, folk: Folk, world: World): [boolean, Notes];
export declare function guards_held_point(entry: number, land: Land, folk: Folk, world: World): number | null;

export declare function why_gathering_points(nation: Nation, world: World): [ReadonlyArray<Land>, Notes];
export declare function guards_gathering_points(entry: number, nation: Nation, world: World): number | null;

export declare function why_usual_point(nation: Nation, world: World): [Land | null, Notes];
export declare function guards_usual_point(entry: number, nation: Nation, world: World): number | null;

export declare function why_waiting(seat: Seat, world: World): [ReadonlyArray<Nation>, Notes];
export declare function guards_waiting(entry: number, seat: Seat, world: World): number | null;

export declare function why_may_rouse(hero: Hero, folk: Folk): [boolean, Notes];
export declare function guards_may_rouse(entry: number, hero: Hero, folk: Folk): number | null;

export declare const $labels_rules_readiness: { readonly [name: string]: readonly Label[] };
