import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Folk, Hero, Individual, Land, Nation, Seat, Stage } from "./kinds.js";

/** The stage above. */
export declare function next_stage(stage: Stage): Stage;

/** The stage at which a nation begins. */
export declare function first_stage(folk: Folk): Stage;

/** The score that brings a nation to a stage. In pips. */
export declare function score_needed(folk: Folk, stage: Stage): Int | null;

/** What an Individual adds to a nation's roll. In pips. */
export declare function help_(individual: Individual): Int;

/** A die. In pips. */
export declare function one_die(dice: Dice): Int;

/** The score of a nation's roll. In pips. */
export declare function activation(nation: Nation, world: World, dice: Dice): Int;

/** Saruman's soldiers are near the Ents. */
export declare function wood_disturbed(world: World): boolean;

/** The nation can become readier. */
export declare function can_rise(nation: Nation): boolean;

/** The land is a free muster place of the folk. */
export declare function held_point(land: Land, folk: Folk, world: World): boolean;

/** Where forces of a nation may be placed. */
export declare function gathering_points(nation: Nation, world: World): ReadonlyArray<Land>;

/** Where forces are placed when nobody says so. */
export declare function usual_point(nation: Nation, world: World): Land | null;

/** Nations of a player that roll. */
export declare function waiting(seat: Seat, world: World): ReadonlyArray<Nation>;

/** The hero may rouse the folk. */
export declare function may_rouse(hero: Hero, folk: Folk): boolean;
