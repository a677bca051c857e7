import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Side, Tactic } from "./kinds.js";

/** What an ordered plan turns into. */
export declare function valid_tactic(side: Side, enemy: Side): Tactic;

/** The plan that a side fights by. */
export declare function stance(side: Side, enemy: Side): Tactic;

/** The side presses on behind the enemy. */
export declare function lured(side: Side, enemy: Side): boolean;

/** The side attacks in earnest. */
export declare function in_earnest(side: Side): boolean;

/** A Marshal or better commands the group. */
export declare function commanded(group: Group): boolean;

/** The group has a core of veterans. */
export declare function veteran_core(group: Group): boolean;

/** The group can ride around an army. */
export declare function rides_around(group: Group): boolean;

/** The group knows the plan. */
export declare function knows_plan(group: Group, plan: Tactic): boolean;

/** The side may flank the enemy. */
export declare function may_flank(side: Side, enemy: Side): boolean;

/** The side may strike the enemy by night. */
export declare function may_strike_by_night(side: Side, enemy: Side): boolean;

/** The side may fight to the last. */
export declare function may_fight_to_the_last(side: Side): boolean;

/** The side may stomp. */
export declare function may_stomp(side: Side): boolean;
