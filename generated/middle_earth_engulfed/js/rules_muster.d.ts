import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Land, Nation, Regiment, Shortage } from "./kinds.js";

/** A muster place or fortress of the nation is in enemy hands. */
export declare function some_lost(nation: Nation, world: World): boolean;

/** All muster places and fortresses of the nation are in enemy hands. */
export declare function all_lost(nation: Nation, world: World): boolean;

/** Muster points of a turn. In steps of 1 2 muster points. */
export declare function muster_strength(nation: Nation, world: World): Int;

/** Steps that are paid for. In plain numbers. */
export declare function steps_paid(regiment: Regiment, new_steps: Int): Int;

/** What steps cost the Shadow. In steps of 1 2 power. */
export declare function power_price(regiment: Regiment, new_steps: Int): Int;

/** What steps cost the Free Peoples. In steps of 1 2 muster points. */
export declare function supply_price(regiment: Regiment, new_steps: Int): Int;

/** What keeps a regiment from being raised. */
export declare function raising_shortage(regiment: Regiment, land: Land, world: World): Shortage;

/** The regiment may be raised in the land. */
export declare function may_raise(regiment: Regiment, land: Land, world: World): boolean;

/** What keeps a regiment from being refilled. */
export declare function refilling_shortage(regiment: Regiment, new_steps: Int): Shortage;

/** The regiment may be refilled. */
export declare function may_refill(regiment: Regiment, new_steps: Int): boolean;
