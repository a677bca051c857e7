import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** It has no support. */
export declare function unsupported(unit: Unit, facts: Facts, world: World): boolean;

/** Its parts are split by more than 500 metres. */
export declare function widely_split(unit: Unit, facts: Facts, world: World): boolean;

/** It is outnumbered. */
export declare function outnumbered(unit: Unit, facts: Facts, world: World): boolean;

/** It is surrounded by enemies within 100 metres. */
export declare function surrounded_far(unit: Unit, facts: Facts, world: World): boolean;

/** It is surrounded by enemies within 50 metres. */
export declare function surrounded_near(unit: Unit, facts: Facts, world: World): boolean;

/** It is ordered to charge or close while outnumbered. */
export declare function bold_order(unit: Unit, facts: Facts, world: World): boolean;

/** Friends nearby routed lately. */
export declare function friends_routed_lately(unit: Unit, facts: Facts, world: World): boolean;
