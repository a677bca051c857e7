import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flyer, Missile, Unit } from "./kinds.js";

/** What a unit is in the air. */
export declare function flyer_of(unit: Unit): Flyer | null;

/** The unit is in the air. */
export declare function aloft(unit: Unit): boolean;

/** The unit has fallen from the sky. */
export declare function dazed(unit: Unit): boolean;

/** How far a flyer comes in a move. In metres. */
export declare function flight_length(unit: Unit, world: World): Int;

/** The steed of the unit has time to stand still. */
export declare function still_enough(unit: Unit): boolean;

/** The unit is among friends. */
export declare function among_friends(unit: Unit): boolean;

/** The unit can attack the prey in the air. */
export declare function air_attack_reaches(unit: Unit, prey: Unit, world: World): boolean;

/** Attacks that a flyer makes at once. In plain numbers. */
export declare function attacks_in_the_air(unit: Unit): Int;

/** The prey strikes back. */
export declare function strikes_back_in_the_air(prey: Unit): boolean;

/** The unit can shoot up at the prey. */
export declare function may_be_shot_above(unit: Unit, missile: Missile, prey: Unit, world: World): boolean;

/** At which flyer a unit shoots. */
export declare function mark_above(unit: Unit, world: World): Unit | null;
