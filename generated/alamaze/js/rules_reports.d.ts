import type { Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Duty, Group, Kingdom, Place, Region } from "./kinds.js";

/** Treasury. In gold. */
export declare function treasury_gold(kingdom: Kingdom): Int;

/** Stores. In food. */
export declare function treasury_food(kingdom: Kingdom): Int;

/** Mithril. In mithril. */
export declare function treasury_mithril(kingdom: Kingdom): Int;

/** Gunpowder. In gunpowder. */
export declare function treasury_powder(kingdom: Kingdom): Int | null;

/** Influence. In steps of 1 100 influence. */
export declare function treasury_influence(kingdom: Kingdom): Int;

/** The kingdom's groups. */
export declare function hosts(kingdom: Kingdom, world: World): ReadonlyArray<Group>;

/** Region. */
export declare function hosts_region(kingdom: Kingdom, g: Group): Region | null;

/** Morale. In percent. */
export declare function hosts_morale(kingdom: Kingdom, g: Group): Int;

/** Brigades. In plain numbers. */
export declare function hosts_strength(kingdom: Kingdom, g: Group): Int;

/** Turns without food. In plain numbers. */
export declare function hosts_hunger(kingdom: Kingdom, g: Group): Int | null;

/** Turns without pay. In plain numbers. */
export declare function hosts_arrears(kingdom: Kingdom, g: Group): Int | null;

/** Spells ready for battle. In plain numbers. */
export declare function hosts_spells(kingdom: Kingdom, g: Group): Int;

/** The kingdom's agents. */
export declare function secret_service(kingdom: Kingdom, world: World): ReadonlyArray<Agent>;

/** Level. In levels. */
export declare function secret_service_level(kingdom: Kingdom, a: Agent): Int;

/** Place. */
export declare function secret_service_place(kingdom: Kingdom, a: Agent): Place | null;

/** Duty. */
export declare function secret_service_duty(kingdom: Kingdom, a: Agent): Duty;

/** In the prison of. */
export declare function secret_service_captor(kingdom: Kingdom, a: Agent): Kingdom | null;
