import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, Building, Figure, Kingdom, Rank, StatusItem } from "./kinds.js";

/** The figure can sit on a throne. */
export declare function fit_to_rule(figure: Figure): boolean;

/** The kingdom cannot go on. */
export declare function is_lost(kingdom: Kingdom, world: World): boolean;

/** The kingdom has no player. */
export declare function vacant(kingdom: Kingdom): boolean;

/** Regions that a kingdom controls. In plain numbers. */
export declare function regions_of(kingdom: Kingdom): Int;

/** Food that a kingdom's population centers produce. In food. */
export declare function harvest_of(kingdom: Kingdom, world: World): Int;

/** Gold that a kingdom's population centers produce. In gold. */
export declare function mint_of(kingdom: Kingdom, world: World): Int;

/** Census of a kingdom's population centers. In census. */
export declare function people_of(kingdom: Kingdom, world: World): Int;

/** The kingdom has the artifact. */
export declare function holds_artifact(kingdom: Kingdom, artifact: Artifact, world: World): boolean;

/** How many buildings of a kind a kingdom has. In plain numbers. */
export declare function works_of(kingdom: Kingdom, building: Building, world: World): Int;

/** How many of a rank a kingdom holds prisoner. In plain numbers. */
export declare function captives_of(kingdom: Kingdom, rank: Rank, world: World): Int;

/** The figure is of these levels. */
export declare function of_power(figure: Figure, least_level: Int, most_level: Int): boolean;

/** How often a kingdom earns status points for something. In plain numbers. */
export declare function earned(kingdom: Kingdom, item: StatusItem, world: World): Int;

/** Turn until which one has survived for the points of it. In plain numbers. */
export declare function survived(item: StatusItem): Int;

/** What something earns between times. In status points. */
export declare function part_earned(kingdom: Kingdom, item: StatusItem, world: World): Int;

/** What something earns when the campaign ends. In status points. */
export declare function whole_earned(kingdom: Kingdom, item: StatusItem, world: World): Int;

/** Regions that the kingdoms of a team control. In plain numbers. */
export declare function team_regions(team: Int, world: World): Int;

/** The partners have won. */
export declare function team_wins(kingdom: Kingdom, world: World): boolean;

/** The campaign is decided. */
export declare function decided(world: World): boolean;

/** The kingdom has the most status points. */
export declare function best_remembered(kingdom: Kingdom, world: World): boolean;
