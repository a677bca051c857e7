import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { HostPart, Troop, Unit, UnitSort, Warlord } from "./kinds.js";

/** The unit is a figure of its own. */
export declare function lone_figure(unit: Unit): boolean;

/** The best leader with a name who stands with a unit. */
export declare function leader_with(unit: Unit): Unit | null;

/** Charisma of whoever leads a unit. In pips. */
export declare function charisma_over(unit: Unit): Int;

/** Line of the sizes of units. */
export declare function sort_of_unit(unit: Unit): UnitSort | null;

/** Part of the army. */
export declare function part_of_host(unit: Unit): HostPart;

/** Points in a part of an army. In steps of 1 2 points. */
export declare function points_of_part(warlord: Warlord, host_part: HostPart, world: World): Int;

/** Points in rams and oil. In steps of 1 2 points. */
export declare function engine_points(warlord: Warlord, world: World): Int;

/** Points of an army. In steps of 1 2 points. */
export declare function points_mustered(warlord: Warlord, world: World): Int;

/** Your army. */
export declare function army_list(warlord: Warlord, world: World): ReadonlyArray<Unit>;

/** Troop type. */
export declare function army_list_troop(warlord: Warlord, u: Unit): Troop;

/** Men left. In men. */
export declare function army_list_men(warlord: Warlord, u: Unit): Int;

/** Army list stands for. In soldiers. */
export declare function army_list_stands_for(warlord: Warlord, u: Unit): Int;

/** Army list worth. In steps of 1 2 points. */
export declare function army_list_worth(warlord: Warlord, u: Unit): Int;

/** Of a usual size. */
export declare function army_list_usual_size(warlord: Warlord, u: Unit): boolean | null;

/** Army list rough. */
export declare function army_list_rough(warlord: Warlord, u: Unit): boolean;

/** Army list charm. In pips. */
export declare function army_list_charm(warlord: Warlord, u: Unit): Int;

/** Defence score that is left. In pips. */
export declare function army_list_life_left(warlord: Warlord, u: Unit): Int | null;

/** Energy. In energy levels. */
export declare function army_list_energy(warlord: Warlord, u: Unit): Int | null;

/** Darts. In plain numbers. */
export declare function army_list_darts(warlord: Warlord, u: Unit): Int | null;

/** Fire brands. In plain numbers. */
export declare function army_list_brands(warlord: Warlord, u: Unit): Int | null;

/** Charges of powder. In plain numbers. */
export declare function army_list_powder(warlord: Warlord, u: Unit): Int | null;

/** Men without weapons. In men. */
export declare function army_list_unarmed(warlord: Warlord, u: Unit): Int | null;
