import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Side, Tactic } from "./kinds.js";

export declare function why_valid_tactic(side: Side, enemy: Side): [Tactic, Notes];
export declare function guards_valid_tactic(entry: number, side: Side, enemy: Side): number | null;

export declare function why_stance(side: Side, enemy: Side): [Tactic, Notes];
export declare function guards_stance(entry: number, side: Side, enemy: Side): number | null;

export declare function why_lured(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_lured(entry: number, side: Side, enemy: Side): number | null;

export declare function why_in_earnest(side: Side): [boolean, Notes];
export declare function guards_in_earnest(entry: number, side: Side): number | null;

export declare function why_commanded(group: Group): [boolean, Notes];
export declare function guards_commanded(entry: number, group: Group): number | null;

export declare function why_veteran_core(group: Group): [boolean, Notes];
export declare function guards_veteran_core(entry: number, group: Group): number | null;

export declare function why_rides_around(group: Group): [boolean, Notes];
export declare function guards_rides_around(entry: number, group: Group): number | null;

export declare function why_knows_plan(group: Group, plan: Tactic): [boolean, Notes];
export declare function guards_knows_plan(entry: number, group: Group, plan: Tactic): number | null;

export declare function why_may_flank(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_may_flank(entry: number, side: Side, enemy: Side): number | null;

export declare function why_may_strike_by_night(side: Side, enemy: Side): [boolean, Notes];
export declare function guards_may_strike_by_night(entry: number, side: Side, enemy: Side): number | null;

export declare function why_may_fight_to_the_last(side: Side): [boolean, Notes];
export declare function guards_may_fight_to_the_last(entry: number, side: Side): number | null;

export declare function why_may_stomp(side: Side): [boolean, Notes];
export declare function guards_may_stomp(entry: number, side: Side): number | null;

export declare const $labels_rules_tactics: { readonly [name: string]: readonly Label[] };
