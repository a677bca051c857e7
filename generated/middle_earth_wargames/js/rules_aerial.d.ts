import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flight, Flyer, Missile, Race, RiderPlight, Volley } from "./kinds.js";

/** Hits that a flyer bears. In hits. */
export declare function flyer_hits(flyer: Flyer): Int;

/** The flyer falls. */
export declare function flyer_falls(flyer: Flyer, taken: Int): boolean;

/** The flyer may attack in the air. */
export declare function may_attack_in_the_air(flyer: Flyer, flight: Flight): boolean;

/** It can act against the ground. */
export declare function reaches_the_ground(flight: Flight): boolean;

/** Whether a blow in the air hits. */
export declare function air_strike(attacker: Flyer, defender: Flyer, dice: Dice): boolean;

/** What a rider can do whose steed has fallen. */
export declare function fallen_rider(moves_since: Int): RiderPlight;

/** How far a missile reaches into the air. In metres. */
export declare function upward_reach(missile: Missile, higher_ground: boolean): Int;

/** Score that hits a winged steed. In pips. */
export declare function steed_score(race: Race): Int;

/** Throws at a winged steed. In plain numbers. */
export declare function shots_at_steed(race: Race, bowmen: Int): Int;

/** Whether a shot hits a winged steed. */
export declare function steed_shot(race: Race, dice: Dice): boolean;

/** Tactical factor of a volley at eagles. In factors. */
export declare function eagle_shot_tactics(volley: Volley): Int;
