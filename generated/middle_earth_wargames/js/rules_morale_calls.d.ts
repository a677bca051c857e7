import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Unit } from "./kinds.js";

/** A hero is with the unit. */
export declare function hero_close(unit: Unit, facts: Facts, world: World): boolean;

/** Gandalf is with the unit. */
export declare function gandalf_close(unit: Unit, facts: Facts, world: World): boolean;

/** The shadow over the unit comes from the ground. */
export declare function shadow_grounded(unit: Unit, facts: Facts, world: World): boolean;

/** The unit enters a magical wood. */
export declare function enters_magical_wood(unit: Unit, facts: Facts, world: World): boolean;

/** The unit enters an evil wood. */
export declare function enters_evil_wood(unit: Unit, facts: Facts, world: World): boolean;

/** The wind blows from the east or south-east. */
export declare function wind_from_the_east(facts: Facts, world: World): boolean;

/** The wind blows from the west or north-west. */
export declare function wind_from_the_west(facts: Facts, world: World): boolean;

/** It rains. */
export declare function raining(facts: Facts, world: World): boolean;

/** The unit is shot at for the first time. */
export declare function shot_at_first(unit: Unit, facts: Facts, world: World): boolean;

/** The unit has no friends near. */
export declare function all_alone(unit: Unit, facts: Facts, world: World): boolean;

/** Friends rout near the unit. */
export declare function friends_rout_nearby(unit: Unit, facts: Facts, world: World): boolean;

/** The opposing general asks for a test of the unit. */
export declare function test_called_for(unit: Unit, facts: Facts, world: World): boolean;

/** The unit is under unfriendly magic. */
export declare function under_magic(unit: Unit, facts: Facts, world: World): boolean;

/** The horses of the unit have come near a neutral wood. */
export declare function wood_shied(unit: Unit, facts: Facts, world: World): boolean;

/** The unit must test its morale. */
export declare function must_test(unit: Unit, facts: Facts, world: World): boolean;
