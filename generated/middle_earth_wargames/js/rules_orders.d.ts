import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Obedience, OrderBreadth, Reaction, Unit, UnitErrand } from "./kinds.js";

/** How long an order that is changed still holds. In steps of 1 4 moves. */
export declare function old_orders_last(): Int;

/** How long a new order holds in its first move. In steps of 1 4 moves. */
export declare function new_orders_last(): Int;

/** The unit picks its target. */
export declare function picks_own_target(errand: UnitErrand): boolean;

/** The unit has carried out its order. */
export declare function order_carried_out(unit: Unit, facts: Facts, world: World): boolean;

/** The unit takes the command. */
export declare function takes_order(unit: Unit, command: OrderBreadth, facts: Facts, world: World): boolean;

/** The unit is under stress. */
export declare function under_stress(unit: Unit, facts: Facts, world: World): boolean;

/** The unit throws for obedience. */
export declare function must_be_asked(unit: Unit, facts: Facts, world: World): boolean;

/** How a throw for obedience comes out. */
export declare function obedience_throw(unit: Unit, facts: Facts, world: World, dice: Dice): Obedience;

/** What becomes of an order. */
export declare function obeys_order(unit: Unit, facts: Facts, world: World, dice: Dice): Obedience;

/** What a unit does that does not obey. */
export declare function after_balking(outcome: Reaction): Reaction;

/** The driver can drive the follower. */
export declare function may_drive(driver: Unit, follower: Unit): boolean;
