import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Missile, Unit } from "./kinds.js";

/** The unit may shoot in this move. */
export declare function shoots_now(unit: Unit, world: World): boolean;

/** The book says what the missile does to the prey. */
export declare function shot_is_known(missile: Missile, prey: Unit): boolean;

/** The unit can shoot at the prey. */
export declare function may_be_shot(unit: Unit, missile: Missile, prey: Unit, world: World): boolean;

/** At whom a unit shoots. */
export declare function mark_of(unit: Unit, world: World): Unit | null;

/** Friends stand between them. */
export declare function over_friends(unit: Unit, prey: Unit): boolean;

/** Low troops stand between them. */
export declare function over_the_low(unit: Unit, prey: Unit): boolean;
