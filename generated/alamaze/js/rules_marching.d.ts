import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BrigadeType, Group, HostState, Kingdom, MapArea, Region } from "./kinds.js";

/** How far a group gets at most. In steps of 1 1000 movement points. */
export declare function greatest_march(group: Group): Int;

/** The group crosses water by itself. */
export declare function over_water(group: Group, world: World): boolean;

/** What a way costs a group, area by area. In steps of 1 1000 movement points. */
export declare function way_cost(group: Group, way: ReadonlyArray<MapArea>, world: World): Int;

/** The group is in the field. */
export declare function afield(group: Group, world: World): boolean;

/** The group may set out. */
export declare function free_to_march(group: Group, world: World): boolean;

/** The prey was where the group stood. */
export declare function starts_beside(group: Group, prey: Group, world: World): boolean;

/** How far a group goes to meet an enemy. In areas. */
export declare function intercept_range(kingdom: Kingdom): Int;

/** The group may ride out to meet the prey. */
export declare function may_meet(group: Group, prey: Group, world: World): boolean;

/** How many areas lie between two groups. In areas. */
export declare function steps_between_(one: Group, other: Group): Int;

/** A glyph hides the hosts of the kingdom in the area. */
export declare function glyph_over(kingdom: Kingdom, area: MapArea | null, world: World): boolean;

/** A glyph hides the group. */
export declare function under_glyph(group: Group, world: World): boolean;

/** How a group keeps out of sight. */
export declare function guise(group: Group, world: World): HostState;

/** The group lies hidden. */
export declare function hides_from(group: Group, kingdom: Kingdom, grade: Int, world: World): boolean;

/** Somebody unseen has left traces in the area. */
export declare function traces_left(area: MapArea, kingdom: Kingdom, grade: Int, world: World): boolean;

/** The kingdom that controls a region. */
export declare function master_of(region: Region, world: World): Kingdom | null;

/** How many kinds of brigade a group has. In plain numbers. */
export declare function kinds_in(group: Group): Int;

/** The group has room for these kinds of brigade. */
export declare function has_room(group: Group, breed: BrigadeType, second: BrigadeType | null): boolean;
