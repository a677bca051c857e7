import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Figure, Kingdom, Place, Rank, Region, Settlement, Target } from "./kinds.js";

/** What an emissary who maintains the status quo takes from others. In points. */
export declare function quo_strength(kingdom: Kingdom, rank: Rank): Int;

/** What an emissary who stirs unrest adds for others. In points. */
export declare function unrest_strength(kingdom: Kingdom, rank: Rank): Int;

/** Status quo that nobody has to maintain. In points. */
export declare function standing_quo(place: Place): Int;

/** What the power of an emissary counts for in a population center. In points. */
export declare function title_words(kingdom: Kingdom, rank: Rank): Int;

/** What speaks for an emissary in a population center. In percent. */
export declare function persuasion(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region): Int;

/** Chance that a population center rebels. In percent. */
export declare function rebel_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): Int;

/** Chance that an emissary takes a population center over. In percent. */
export declare function usurp_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): Int;

/** The place may be talked over. */
export declare function open_to_talk(place: Place): boolean;

/** The figure is an emissary who talks to the people. */
export declare function talks_to_people(figure: Target): boolean;

/** The figure is a prisoner. */
export declare function in_irons(figure: Figure): boolean;

/** The figure can be told to do something. */
export declare function at_large(figure: Figure): boolean;

/** The figure can still do something this turn. */
export declare function may_act(figure: Figure, world: World): boolean;

/** What others have stirred up and calmed in the month. In points. */
export declare function upheaval(place: Place): Int;

/** Chance that an emissary who has failed is arrested. In percent. */
export declare function arrest_chance(kingdom: Kingdom, rank: Rank, place: Place, size: Settlement, region: Region, unrest: Int): Int;

/** Chance that it is known who has talked to the people. In percent. */
export declare function name_known(figure: Figure): Int;
