import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Brigade, Experience, Figure, Group, Kingdom, Leader, Side } from "./kinds.js";

/** A brigade's attrition when the battle is over. In percent. */
export declare function mended(side: Side, enemy: Side, brigade: Brigade): Int;

/** Who leads a group. */
export declare function foremost(group: Group): Leader | null;

/** The figure is the foremost leader of the group. */
export declare function first_among(group: Group, figure: Figure): boolean;

/** The figure is the mightiest wizard of the group. */
export declare function mightiest(group: Group, figure: Figure): boolean;

/** The figure is out of reach in this battle. */
export declare function out_of_reach(side: Side, figure: Figure, world: World): boolean;

/** Chance that a leader or wizard falls in a battle. In percent. */
export declare function fall_chance(side: Side, enemy: Side, figure: Figure): Int;

/** The figure leads nobody any more. */
export declare function left_alone(side: Side, figure: Figure): boolean;

/** Chance that a new leader steps forward for one who fell. In percent. */
export declare function emergence_chance(kingdom: Kingdom): Int;

/** Chance of a leader to be promoted after a battle. In percent. */
export declare function promotion_chance(group: Group, leader: Leader): Int;

/** The leader is no Marshal yet. */
export declare function below_marshal(leader: Leader): boolean;

/** The leader may be promoted. */
export declare function may_rise(leader: Leader): boolean;

/** What a won battle may make of a brigade. */
export declare function seasoned(experience: Experience): Experience;

/** The brigade's breed may learn from a victory. */
export declare function may_learn(kingdom: Kingdom, brigade: Brigade): boolean;

/** Chance of a brigade to gain experience by a victory. In percent. */
export declare function drill_chance(kingdom: Kingdom): Int;

/** Brigades of Zombies that a victory makes. In plain numbers. */
export declare function zombies_made(winner: Side, loser: Side): Int;

/** Brigades of Lycans that a battle makes. In plain numbers. */
export declare function lycans_made(side: Side, enemy: Side): Int;
