import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BaseSort, HostPart, Side, Spacing, Troop, UnitSort } from "./kinds.js";

/** What figures stand for. In soldiers. */
export declare function soldiers_shown(figures: Int): Int;

/** Points advised for a part of an army. In steps of 1 2 points. */
export declare function advised_points(side: Side, host_part: HostPart, total: Int): Int;

/** A unit of the unit sort may have the count. */
export declare function well_sized(unit_sort: UnitSort, count: Int): boolean;

/** The side of law is losing. */
export declare function cause_is_losing(facts: Facts, world: World): boolean;

/** The troop may stand aside. */
export declare function stands_aside(troop: Troop): boolean;

/** The troop will fight. */
export declare function joins_battle(troop: Troop, facts: Facts, world: World): boolean;

/** How wide a rank is. In steps of 1 4 inches. */
export declare function frontage(base_sort: BaseSort, abreast: Int, spacing: Spacing): Int;

/** How deep a block is. In steps of 1 4 inches. */
export declare function block_depth(base_sort: BaseSort, ranks: Int): Int;

/** The troop should stand on rough bases. */
export declare function rough_base(troop: Troop): boolean;
