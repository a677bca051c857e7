import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Kingdom, Place, Rampart, Seizure, Side, Surge } from "./kinds.js";

/** The group stands before the place. */
export declare function before_the_gates(group: Group, place: Place, kingdom: Kingdom, world: World): boolean;

/** The guard bars the way to the place. */
export declare function bars_the_gates(guard: Group, place: Place, kingdom: Kingdom, world: World): boolean;

/** The group may batter walls. */
export declare function may_barrage(group: Group): boolean;

/** What an attacker's art takes from the defense of a place. In percent. */
export declare function walls_cut(attacker: Kingdom, place: Place): Int;

/** What walls are worth on the day of a storm. In strength. */
export declare function walls_today(place: Place, seizure: Seizure, host: Side, garrison: Side, world: World): Int;

/** What damage to a place is divided by on the day. In steps of 1 100 toughness. */
export declare function shelter_today(place: Place, day: Int): Int;

/** What flying is not worth before these walls. In points. */
export declare function wings_grounded(group: Group, place: Place): Int;

/** What a host throws against walls in a stage. In strength. */
export declare function surge_force(host: Side, garrison: Side, place: Place, surge: Surge, world: World): Int;

/** What a stage takes from the walls. In strength. */
export declare function breach(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): Int;

/** What walls do to a host in a stage of a storm. In strength. */
export declare function walls_answer(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): Int;

/** Casualties of a host in a stage of a storm. In percent. */
export declare function toll_of_walls(host: Side, garrison: Side, wall: Rampart, surge: Surge, world: World): Int;

/** Share of the walls that still stands. In percent. */
export declare function still_standing(wall: Rampart): Int;

/** Share of its region's people that lives in a place. In percent. */
export declare function part_of_region(place: Place, world: World): Int;

/** How much of the most is lost. In plain numbers. */
export declare function severity(dice: Dice): Int;

/** What a capacity keeps when a place falls. In percent. */
export declare function what_stays(most: Int, tenths: Int): Int;

/** The figure may be captured when a place falls. */
export declare function can_be_seized(figure: Figure): boolean;

/** Chance that a figure is captured in a place that falls. In percent. */
export declare function seizing_chance(figure: Figure, place: Place, captor: Kingdom, seizure: Seizure): Int;

/** Brigades of a population center that join its conqueror. In plain numbers. */
export declare function townsfolk_bitten(group: Group, place: Place): Int;
