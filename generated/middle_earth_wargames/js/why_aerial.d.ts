import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Flight, Flyer, Missile, Race, RiderPlight, Volley } from "./kinds.js";

export declare function why_flyer_hits(flyer: Flyer): [Int, Notes];
export declare function guards_flyer_hits(entry: number, flyer: Flyer): number | null;

export declare function why_flyer_falls(flyer: Flyer, taken: Int): [boolean, Notes];
export declare function guards_flyer_falls(entry: number, flyer: Flyer, taken: Int): number | null;

export declare function why_may_attack_in_the_air(flyer: Flyer, flight: Flight): [boolean, Notes];
export declare function guards_may_attack_in_the_air(entry: number, flyer: Flyer, flight: Flight): number | null;

export declare function why_reaches_the_ground(flight: Flight): [boolean, Notes];
export declare function guards_reaches_the_ground(entry: number, flight: Flight): number | null;

export declare function why_air_strike(attacker: Flyer, defender: Flyer, dice: Dice): [boolean, Notes];
export declare function guards_air_strike(entry: number, attacker: Flyer, defender: Flyer): number | null;

export declare function why_fallen_rider(moves_since: Int): [RiderPlight, Notes];
export declare function guards_fallen_rider(entry: number, moves_since: Int): number | null;

export declare function why_upward_reach(missile: Missile, higher_ground: boolean): [Int, Notes];
export declare function guards_upward_reach(entry: number, missile: Missile, higher_ground: boolean): number | null;

export declare function why_steed_score(race: Race): [Int, Notes];
export declare function guards_steed_score(entry: number, race: Race): number | null;

export declare function why_shots_at_steed(race: Race, bowmen: Int): [Int, Notes];
export declare function guards_shots_at_steed(entry: number, race: Race, bowmen: Int): number | null;

export declare function why_steed_shot(race: Race, dice: Dice): [boolean, Notes];
export declare function guards_steed_shot(entry: number, race: Race): number | null;

export declare function why_eagle_shot_tactics(volley: Volley): [Int, Notes];
export declare function guards_eagle_shot_tactics(entry: number, volley: Volley): number | null;

export declare const $labels_rules_aerial: { readonly [name: string]: readonly Label[] };
