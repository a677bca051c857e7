import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** An enemy is within 100 metres. */
export declare function enemy_near(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is within 300 metres. */
export declare function enemy_far(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is in sight. */
export declare function enemy_in_sight(unit: Unit, facts: Facts, world: World): boolean;

/** At least 50% of its own number shoot at it. */
export declare function shot_at(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is behind flank or rear within reach of a charge. */
export declare function enemy_behind(unit: Unit, facts: Facts, world: World): boolean;

/** Enemy cavalry is behind flank or rear within reach of a charge. */
export declare function cavalry_behind(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is higher up within 100 metres. */
export declare function enemy_above_near(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is higher up within 300 metres. */
export declare function enemy_above_far(unit: Unit, facts: Facts, world: World): boolean;

/** A friend retires within 100 metres. */
export declare function friend_retiring_near(unit: Unit, facts: Facts, world: World): boolean;

/** A friend retires within 300 metres. */
export declare function friend_retiring_far(unit: Unit, facts: Facts, world: World): boolean;

/** A friend routs within 100 metres. */
export declare function friend_routing_near(unit: Unit, facts: Facts, world: World): boolean;

/** A friend routs within 300 metres. */
export declare function friend_routing_far(unit: Unit, facts: Facts, world: World): boolean;

/** Unfriendly cover is within 100 metres. */
export declare function unfriendly_cover(unit: Unit, facts: Facts, world: World): boolean;

/** Its animals are within 100 metres of a fire. */
export declare function animals_by_fire(unit: Unit, facts: Facts, world: World): boolean;

/** It is taken by surprise. */
export declare function surprised(unit: Unit, facts: Facts, world: World): boolean;

/** Its horses are within 100 metres of elephants. */
export declare function horses_by_elephants(unit: Unit, facts: Facts, world: World): boolean;

/** Its betters rout within 100 metres. */
export declare function betters_routing(unit: Unit, facts: Facts, world: World): boolean;

/** Its parts are split by 100 metres. */
export declare function split(unit: Unit, facts: Facts, world: World): boolean;

/** A melee was lost lately. */
export declare function lost_melee(unit: Unit, facts: Facts, world: World): boolean;

/** A hero was killed in sight. */
export declare function hero_killed(unit: Unit, facts: Facts, world: World): boolean;

/** Its leader is not in the front rank. */
export declare function leader_not_in_front(unit: Unit, facts: Facts, world: World): boolean;
