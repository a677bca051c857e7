import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Group, Kingdom, Place } from "./kinds.js";

/** What a group's brigades can do against walls. In strength. */
export declare function ladders_and_bows(group: Group): Int;

/** What a group fights at before walls. In percent. */
export declare function wall_readiness(group: Group): Int;

/** A group's value against population centers. In strength. */
export declare function wall_worth(group: Group): Int;

/** What a group fights at before a population center. In percent. */
export declare function siege_readiness(group: Group, place: Place): Int;

/** A group's value against a population center. In strength. */
export declare function siege_value(group: Group, place: Place): Int;

/** What a group has to be worth more than, to besiege a population center. In strength. */
export declare function walls_to_match(place: Place, world: World): Int;

/** The group is strong enough to besiege the place. */
export declare function could_besiege(group: Group, place: Place, world: World): boolean;

/** The group has tried its luck before these or other walls. */
export declare function had_its_turn(group: Group, world: World): boolean;

/** What force of arms is worth in a talk at the gate. In points. */
export declare function gate_might(group: Group, place: Place, world: World): Int;

/** What speaks for a group that stands before the gate. In percent. */
export declare function gate_words(group: Group, place: Place, world: World): Int;

/** Chance that a population center opens its gates to kind words. In percent. */
export declare function parley_chance(group: Group, place: Place, world: World): Int;

/** What a people's name adds to its threats. In points. */
export declare function dread(kingdom: Kingdom): Int;

/** Chance that a population center opens its gates to a threat. In percent. */
export declare function threat_chance(group: Group, place: Place, world: World): Int;

/** Who besieges a population center. */
export declare function besieger_of(place: Place, world: World): Group | null;

/** The place is under siege. */
export declare function besieged(place: Place, world: World): boolean;

/** What a siege leaves of a population center's production. In percent. */
export declare function siege_yield(place: Place, world: World): Int;

/** Chance that a figure is captured on the way out of a besieged place. In percent. */
export declare function leaving_risk(figure: Figure, place: Place, world: World): Int;

/** Gold that plunderers carry off. In gold. */
export declare function gold_carried_off(place: Place): Int;

/** Food that plunderers carry off. In food. */
export declare function food_carried_off(place: Place): Int;

/** A share of a region's people when a part of them is gone. In percent. */
export declare function share_of_the_rest(share: Int, part: Int): Int;
