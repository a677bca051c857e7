import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Figure, Kingdom, Place, Rank, Region, Target } from "./kinds.js";

/** Groups that a kingdom may have. In plain numbers. */
export declare function group_slots(kingdom: Kingdom): Int;

/** Skeletons in a kingdom's closet when the campaign begins. In plain numbers. */
export declare function skeletons_kept(kingdom: Kingdom): Int;

/** A ruler's influence when the campaign begins. In steps of 1 100 influence. */
export declare function opening_influence(kingdom: Kingdom, home: Region): Int;

/** Areas that an emissary, an agent or a priestess may travel. In areas. */
export declare function figure_range(kingdom: Kingdom, world: World): Int;

/** Areas that a figure may travel with what it owns. In areas. */
export declare function journey_range(kingdom: Kingdom, figure: Target, world: World): Int;

/** Areas within which an agent carries out missions. In areas. */
export declare function errand_range(kingdom: Kingdom, agent: Agent, world: World): Int;

/** Areas that miners may travel in a turn. In areas. */
export declare function miners_range(world: World): Int;

/** Times the usual mithril that miners bring home. In plain numbers. */
export declare function ore_factor(world: World): Int;

/** Chance that prospectors find ore in a turn. In percent. */
export declare function rush_chance(turns: Int): Int;

/** Mithril that miners bring home in a turn. In mithril. */
export declare function ore_mined(miners: Int, world: World): Int;

/** Chance that a ruler learns of an emissary who comes to town. In percent. */
export declare function entry_seen(figure: Figure, place: Place): Int;

/** Chance that a figure is captured when a population center falls. In percent. */
export declare function fall_capture(target: Target): Int;

/** Somebody of the rank may become Regent. */
export declare function may_reign(rank: Rank): boolean;

/** Influence that is lost when an emissary becomes Regent. In steps of 1 100 influence. */
export declare function succession_loss(rank: Rank): Int;

/** Share of its production that the Rule of Law costs in a region under control. In percent. */
export declare function law_share(kingdom: Kingdom): Int;

/** A population center's defense with its region behind it. In defense. */
export declare function supported_defense(place: Place): Int;

/** Brigades of Skeletons that the Deathknights muster. In plain numbers. */
export declare function mustered(turns: Int): Int;

/** Chance that a Noble Maiden has the gift. In percent. */
export declare function gift_chance(kingdom: Kingdom): Int;
