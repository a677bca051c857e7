import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Facing, Gait, GroundSort, Hindrance, Reaction, Remnant, RemnantDuty, Sky, Stance, SunlightAnswer, Unit } from "./kinds.js";

/** The gait of a unit that marches. */
export declare function gait_of(unit: Unit): Gait;

/** How far a unit withdraws. In metres. */
export declare function withdrawal_distance(unit: Unit, answer: Reaction, ground: GroundSort, sky: Sky): Int;

/** Which way a unit faces. */
export declare function facing_in(answer: Reaction): Facing;

/** Whoever follows up hits it from behind. */
export declare function hit_from_behind(answer: Reaction): boolean;

/** Whoever follows up strikes with impetus. */
export declare function pursuit_has_impetus(answer: Reaction): boolean;

/** A rout goes round it. */
export declare function rout_goes_round(hindrance: Hindrance): boolean;

/** What a withdrawing unit does after its test. */
export declare function after_rally_test(stance: Stance, score: Int): Stance;

/** What orcs do when the sun appears. */
export declare function in_the_sun(score: Int): SunlightAnswer;

/** It is day. */
export declare function daylight(facts: Facts, world: World): boolean;

/** The sun turns the unit to stone. */
export declare function turns_to_stone(unit: Unit, facts: Facts, world: World): boolean;

/** How much of a unit is left. */
export declare function remnant_of(unit: Unit): Remnant;

/** What a weakened unit must do. */
export declare function remnant_duty(remnant: Remnant, moves_since: Int): RemnantDuty;
