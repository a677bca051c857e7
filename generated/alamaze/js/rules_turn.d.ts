import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Climate, Kingdom, Place, Privilege, Season } from "./kinds.js";

/** Price of an agent's training. In gold. */
export declare function going_price(world: World): Int;

/** Level to which agents are usually trained. In levels. */
export declare function taught_level(world: World): Int;

/** Food that a kingdom is given when the campaign begins. In food. */
export declare function opening_gift(world: World): Int;

/** Season in force. */
export declare function weather(world: World): Season;

/** Season that follows. */
export declare function next_season(now: Season): Season;

/** The place is in its lean season. */
export declare function starved(place: Place, world: World): boolean;

/** The season in which a population center goes short. */
export declare function lean_climate(place: Place, world: World): Climate;

/** What a season leaves of a population center's gold. In percent. */
export declare function gold_season(place: Place, world: World): Int;

/** What a season leaves of a population center's food. In percent. */
export declare function food_season(place: Place, world: World): Int;

/** Gold that a population center produces. In gold. */
export declare function gold_produced(place: Place, world: World): Int;

/** What a season makes of a city's hunger. In percent. */
export declare function lean_hunger(place: Place, world: World): Int;

/** Food that a population center produces. In food. */
export declare function food_produced(place: Place, world: World): Int;

/** Gunpowder that a kingdom's laboratories make. In gunpowder. */
export declare function powder_made(kingdom: Kingdom, world: World): Int;

/** The curse lies on the capital of the kingdom. */
export declare function befouled(kingdom: Kingdom, curse: Privilege, world: World): boolean;

/** Share of the stores that spoils. In percent. */
export declare function spoilage(kingdom: Kingdom, world: World): Int;
