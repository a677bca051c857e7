import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Gust, Race, Sky, TimeOfYear, Unit, WindQuarter } from "./kinds.js";

/** Weather of the day. */
export declare function todays_sky(season: TimeOfYear, dice: Dice): Sky;

/** Share of a move that the weather leaves. In percent. */
export declare function pace_under(sky: Sky, endless_rain: boolean): Int;

/** Share of the sight that the weather leaves. In percent. */
export declare function sight_under(sky: Sky, race: Race): Int;

/** Rest between charges beyond the usual. In steps of 1 4 moves. */
export declare function longer_rest(sky: Sky): Int;

/** The unit may not fight under this sky. */
export declare function too_bright(unit: Unit, sky: Sky, world: World): boolean;

/** Strength of the wind. */
export declare function strength_of_wind(dice: Dice): Gust;

/** Where the wind comes from. */
export declare function source_of_wind(dice: Dice): WindQuarter;
