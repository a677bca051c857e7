import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Navy, Refit, Sea } from "./kinds.js";

/** Fleets of a kingdom in a sea. In fleets. */
export declare function afloat(kingdom: Kingdom, sea: Sea, world: World): Int;

/** What new fleets cost a kingdom. In gold. */
export declare function fleet_bill(kingdom: Kingdom, built: Int, paid: Int): Int;

/** The kingdom can build such fleets. */
export declare function fine_ships(kingdom: Kingdom, sea: Sea, paid: Int): boolean;

/** What a sea enhancement costs a kingdom. In gold. */
export declare function refit_price(kingdom: Kingdom, refit: Refit): Int;

/** What a kingdom's merchants bring home. In gold. */
export declare function trade_gold(kingdom: Kingdom, sent: Int): Int;

/** All areas are of the sea, and each is named once. */
export declare function at_sea_alone(cruise: ReadonlyArray<MapArea>, sea: Sea): boolean;

/** The first area of a way. */
export declare function first_of(way: ReadonlyArray<MapArea>): MapArea | null;

/** The kingdom has a population center at the area. */
export declare function quay(kingdom: Kingdom, area: MapArea | null): boolean;

/** The fleets of the kingdom are on patrol in the sea. */
export declare function cruises(kingdom: Kingdom, sea: Sea, world: World): boolean;

/** An elite ship carries the group. */
export declare function aboard_elite(group: Group, sea: Sea, world: World): boolean;

/** There are ships for the group in the area. */
export declare function carried(group: Group, area: MapArea, world: World): boolean;

/** The group may put to sea. */
export declare function may_sail(group: Group, way: ReadonlyArray<MapArea>, world: World): boolean;

/** What leaders add to the ships that carry them. In percent. */
export declare function leaders_aboard(group: Group | null): Int;

/** How strong a navy is in a battle. In plain numbers. */
export declare function sea_strength(navy: Navy, convoy: Group | null): Int;

/** How strong a navy is as the wind stands. In plain numbers. */
export declare function under_sail(strength: Int, face: Int): Int;

/** Share of its fleets that a navy loses in a battle. In percent. */
export declare function share_sunk(navy: Navy, own: Int, foe: Int): Int;

/** Fleets that a navy loses in a battle. In fleets. */
export declare function fleets_sunk(navy: Navy, own: Int, foe: Int): Int;

/** The navy's kingdom watches the area. */
export declare function watches(navy: Navy, area: MapArea, world: World): boolean;

/** The navy's kingdom stops the prey at sea. */
export declare function hunts(navy: Navy, prey: Kingdom): boolean;

/** Their patrols share an area. */
export declare function share_waters(one: Navy, other: Navy, world: World): boolean;

/** Patrols meet the navy's kingdom no more in this turn. */
export declare function met_enough(navy: Navy): boolean;

/** The group is aboard ships. */
export declare function at_sea(group: Group, world: World): boolean;
