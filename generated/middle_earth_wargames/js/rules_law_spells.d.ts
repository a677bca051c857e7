import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** A Ringwraith was forced to retreat. */
export declare function wraith_driven_off(unit: Unit, facts: Facts, world: World): boolean;

/** The Witch-King was forced to retreat. */
export declare function king_driven_off(unit: Unit, facts: Facts, world: World): boolean;

/** Gandalf was forced to retreat. */
export declare function gandalf_driven_off(unit: Unit, facts: Facts, world: World): boolean;

/** A friend cast Impress within 75 metres. */
export declare function friendly_impress(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy cast Impress within 75 metres. */
export declare function enemy_impress(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy cast a defence bolt. */
export declare function enemy_bolt(unit: Unit, facts: Facts, world: World): boolean;

/** A fire burst was seen. */
export declare function fire_burst_seen(unit: Unit, facts: Facts, world: World): boolean;

/** A friendly leader is under enemy control. */
export declare function leader_controlled(unit: Unit, facts: Facts, world: World): boolean;
