import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** A friend with more than 50% of its strength is within 100 metres. */
export declare function strong_friend_near(unit: Unit, facts: Facts, world: World): boolean;

/** A friend with more than 50% of its strength is within 300 metres. */
export declare function strong_friend_far(unit: Unit, facts: Facts, world: World): boolean;

/** A friend is in sight. */
export declare function friend_in_sight(unit: Unit, facts: Facts, world: World): boolean;

/** A friend advances within 100 metres. */
export declare function friend_advancing(unit: Unit, facts: Facts, world: World): boolean;

/** A friend charges within 100 metres. */
export declare function friend_charging(unit: Unit, facts: Facts, world: World): boolean;

/** Support stands to its rear. */
export declare function support_behind(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy retires within 100 metres. */
export declare function enemy_retiring_near(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy retires within 300 metres. */
export declare function enemy_retiring_far(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy shows flank or rear within reach of a charge. */
export declare function enemy_open_near(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy shows flank or rear beyond reach of a charge. */
export declare function enemy_open_far(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is lower down within 100 metres. */
export declare function enemy_below_near(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy is lower down within 200 metres. */
export declare function enemy_below_far(unit: Unit, facts: Facts, world: World): boolean;

/** Friendly cover is within 100 metres. */
export declare function friendly_cover(unit: Unit, facts: Facts, world: World): boolean;

/** An enemy routs within 100 metres. */
export declare function enemy_routing(unit: Unit, facts: Facts, world: World): boolean;

/** A melee was won lately. */
export declare function won_melee(unit: Unit, facts: Facts, world: World): boolean;

/** A special leader is with it. */
export declare function special_leader(unit: Unit, facts: Facts, world: World): boolean;
