import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** An enemy flyer falls in sight within 300 metres. */
export declare function enemy_flyer_falls(unit: Unit, facts: Facts, world: World): boolean;

/** A friendly flyer falls in sight within 300 metres. */
export declare function friendly_flyer_falls(unit: Unit, facts: Facts, world: World): boolean;

/** Gunpowder went off within 100 metres. */
export declare function powder_explodes(unit: Unit, facts: Facts, world: World): boolean;

/** Gunpowder has breached its stronghold. */
export declare function powder_breaches(unit: Unit, facts: Facts, world: World): boolean;

/** The black shadow of a Ringwraith falls from within 50 metres. */
export declare function wraith_shadow(unit: Unit, facts: Facts, world: World): boolean;

/** The black shadow of the Witch-King falls from within 50 metres. */
export declare function king_shadow(unit: Unit, facts: Facts, world: World): boolean;

/** It is the Witch-King, in the Beam of Good. */
export declare function in_the_beam(unit: Unit, facts: Facts, world: World): boolean;

/** Thrown fire has hit it, and it is too sturdy to burn. */
export declare function singed(unit: Unit, facts: Facts, world: World): boolean;
