import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Arm, Brigade, BrigadeType, Experience, Group, Kingdom, Rating, Terrain } from "./kinds.js";

/** How good a brigade is at a way of fighting. */
export declare function rating(breed: BrigadeType, arm: Arm): Rating;

/** What a rating is worth. In strength. */
export declare function rated_strength(rating: Rating): Int;

/** What a brigade adds in a way of fighting. In strength. */
export declare function brigade_strength(brigade: Brigade, arm: Arm): Int;

/** What the ground leaves of a way of fighting. In percent. */
export declare function ground_effect(group: Group, arm: Arm): Int;

/** The ground is too close for long shots. */
export declare function long_shot(terrain: Terrain, arm: Arm): boolean;

/** What a group's brigades are worth in a way of fighting. In strength. */
export declare function troop_value(group: Group, arm: Arm): Int;

/** What a group is worth altogether. In strength. */
export declare function group_value(group: Group): Int;

/** The group flies. */
export declare function flying(group: Group): boolean;

/** What a kingdom's feeling for the ground is worth. In points. */
export declare function adeptness(group: Group): Int;

/** How many brigades of a kind a group has. In plain numbers. */
export declare function brigades_of(group: Group, breed: BrigadeType): Int;

/** A brigade's attrition after casualties. In percent. */
export declare function worn(brigade: Brigade, casualties: Int): Int;

/** The brigade is gone. */
export declare function broken(attrition: Int): boolean;

/** Attrition that a battle leaves on a kingdom's own brigade. In points. */
export declare function battle_attrition(kingdom: Kingdom, suffered: Int): Int;

/** What a turn of training makes of a brigade. */
export declare function drilled(experience: Experience): Experience;

/** The group in which a brigade marches. */
export declare function marches_with(brigade: Brigade, world: World): Group | null;
