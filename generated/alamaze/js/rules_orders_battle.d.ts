import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Side, Tactic } from "./kinds.js";

/** The one and the other stand in the same area. */
export declare function beside(one: Group, other: Group): boolean;

/** Which group has won a battle. */
export declare function victor(one: Side, two: Side): Group | null;

/** The foe is gone before the attacker comes up. */
export declare function slips_away(attacker: Group, foe: Group, world: World): boolean;

/** The group stands by that plan. */
export declare function stands_so(group: Group, foe: Group, plan: Tactic | null, world: World): boolean;

/** The group is not pressed. */
export declare function unpressed(group: Group, foe: Group, plan: Tactic | null, world: World): boolean;
