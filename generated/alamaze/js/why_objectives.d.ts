import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Award, Figure, Kingdom, Objective, Privilege } from "./kinds.js";

export declare function why_unreachable(goal: Objective, world: World): [boolean, Notes];
export declare function guards_unreachable(entry: number, goal: Objective, world: World): number | null;

export declare function why_good_enough(figure: Figure, goal: Objective): [boolean, Notes];
export declare function guards_good_enough(entry: number, figure: Figure, goal: Objective): number | null;

export declare function why_reached(kingdom: Kingdom, goal: Objective, world: World): [boolean, Notes];
export declare function guards_reached(entry: number, kingdom: Kingdom, goal: Objective, world: World): number | null;

export declare function why_goals_of(kingdom: Kingdom): [ReadonlyArray<Objective>, Notes];
export declare function guards_goals_of(entry: number, kingdom: Kingdom): number | null;

export declare function why_award_open(award: Award, kingdom: Kingdom): [boolean, Notes];
export declare function guards_award_open(entry: number, award: Award, kingdom: Kingdom): number | null;

export declare function why_triumph_bonus(goals: ReadonlyArray<Objective>): [Privilege, Notes];
export declare function guards_triumph_bonus(entry: number, goals: ReadonlyArray<Objective>): number | null;

export declare const $labels_rules_objectives: { readonly [name: string]: readonly Label[] };
