import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Order } from "./kinds.js";

/** The group stands where the work can be done. */
export declare function has_workshop(group: Group, order: Order, world: World): boolean;

/** What forged weapons are worth in battle. In points. */
export declare function weapon_gain(group: Group): Int;

/** What forged armor adds to a host's defense. In percent. */
export declare function armor_gain(group: Group): Int;
