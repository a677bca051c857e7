import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Kingdom, Reaction, Region, RoyalAct } from "./kinds.js";

/** What a ruler's act costs. In gold. */
export declare function act_cost(act: RoyalAct): Int;

/** The ruler can do nothing else in the turn. */
export declare function sole_act(act: RoyalAct): boolean;

/** Chance that a region is won over. In percent. */
export declare function enamor_chance(act: RoyalAct): Int;

/** The kingdom may enamor the region. */
export declare function may_enamor(kingdom: Kingdom, region: Region, holder: Kingdom | null): boolean;

/** Reaction after a region has been won over. */
export declare function enamored(kingdom: Kingdom, region: Region, world: World): Reaction;

/** Chance that a kingdom is denigrated. In percent. */
export declare function denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region): Int;

/** Chance that a Consul denigrates a kingdom. In percent. */
export declare function consul_denigrate_chance(kingdom: Kingdom, target: Kingdom, region: Region): Int;

/** Chance that the Staff of Disdain denigrates a kingdom. In percent. */
export declare function disdain_chance(kingdom: Kingdom): Int;

/** The kingdom may denigrate the target in the region. */
export declare function may_denigrate(kingdom: Kingdom, target: Kingdom, region: Region): boolean;

/** Reaction after a kingdom has been denigrated. */
export declare function denigrated(target: Kingdom, region: Region): Reaction;

/** Chance that pulling strings helps. In percent. */
export declare function increase_chance(kingdom: Kingdom): Int;

/** Influence after strings have been pulled. In steps of 1 100 influence. */
export declare function influence_increased(kingdom: Kingdom): Int;

/** What a level of influence brings. In gold. */
export declare function sale_proceeds(kingdom: Kingdom): Int;

/** Influence after a sale. In steps of 1 100 influence. */
export declare function influence_sold(kingdom: Kingdom): Int;

/** What a jester's evening is worth. In steps of 1 100 influence. */
export declare function jest(dice: Dice): Int;
