import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Artifact, ArtifactClass, Duty, Figure, Group, Hold, HostSize, Kingdom, MapArea, Place, Quality, Rank, Reaction, Region, Settlement } from "./kinds.js";

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

/** Sanctuary. */
export declare function treasury_sanctuary(kingdom: Kingdom): Place | null;

/** The kingdom's groups. */
export declare function hosts(kingdom: Kingdom, world: World): ReadonlyArray<Group>;

/** Map area. */
export declare function hosts_area(kingdom: Kingdom, g: Group): MapArea | null;

/** Region. */
export declare function hosts_region(kingdom: Kingdom, g: Group): Region | null;

/** Size. */
export declare function hosts_size(kingdom: Kingdom, g: Group): HostSize;

/** Morale. In percent. */
export declare function hosts_morale(kingdom: Kingdom, g: Group): Int;

/** Brigades. In plain numbers. */
export declare function hosts_strength(kingdom: Kingdom, g: Group): Int;

/** Value against population centers. In strength. */
export declare function hosts_against_walls(kingdom: Kingdom, g: Group): Int | null;

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

/** The kingdom's population centers. */
export declare function realm_places(kingdom: Kingdom, world: World): ReadonlyArray<Place>;

/** Map area. */
export declare function realm_places_area(kingdom: Kingdom, p: Place): MapArea | null;

/** Region. */
export declare function realm_places_region(kingdom: Kingdom, p: Place): Region | null;

/** Size. */
export declare function realm_places_settlement(kingdom: Kingdom, p: Place): Settlement;

/** Census. In census. */
export declare function realm_places_census(kingdom: Kingdom, p: Place): Int;

/** Defense. In defense. */
export declare function realm_places_defense(kingdom: Kingdom, p: Place): Int;

/** Gold production. In gold. */
export declare function realm_places_gold_output(kingdom: Kingdom, p: Place): Int;

/** Food production. In food. */
export declare function realm_places_food_output(kingdom: Kingdom, p: Place): Int;

/** Hidden. */
export declare function realm_places_hidden(kingdom: Kingdom, p: Place): boolean;

/** The kingdom's people at court and abroad. */
export declare function people(kingdom: Kingdom, world: World): ReadonlyArray<Figure>;

/** Rank. */
export declare function people_rank(kingdom: Kingdom, f: Figure): Rank;

/** Place. */
export declare function people_place(kingdom: Kingdom, f: Figure): Place | null;

/** In the prison of. */
export declare function people_captor(kingdom: Kingdom, f: Figure): Kingdom | null;

/** Arrested where nobody rules. */
export declare function people_jailed(kingdom: Kingdom, f: Figure): boolean | null;

/** The kingdom's prisoners. */
export declare function prisoners(kingdom: Kingdom, world: World): ReadonlyArray<Figure>;

/** Rank. */
export declare function prisoners_rank(kingdom: Kingdom, f: Figure): Rank;

/** Of. */
export declare function prisoners_kingdom(kingdom: Kingdom, f: Figure): Kingdom | null;

/** Held by. */
export declare function prisoners_captor(kingdom: Kingdom, f: Figure): Kingdom | null;

/** What the regions think of the kingdom. */
export declare function standing_in_regions(kingdom: Kingdom): ReadonlyArray<Region>;

/** Reaction. */
export declare function standing_in_regions_reaction(kingdom: Kingdom, r: Region): Reaction;

/** Regional influence. */
export declare function standing_in_regions_hold(kingdom: Kingdom, r: Region): Hold;

/** Share. In percent. */
export declare function standing_in_regions_share(kingdom: Kingdom, r: Region): Int;

/** Artifacts of which the kingdom has heard. */
export declare function legends(kingdom: Kingdom): ReadonlyArray<Artifact>;

/** Class. */
export declare function legends_sort(kingdom: Kingdom, a: Artifact): ArtifactClass;

/** Quality. */
export declare function legends_quality(kingdom: Kingdom, a: Artifact): Quality;
