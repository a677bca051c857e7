import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Group, Kingdom, MapArea, Place, Settlement, Sighting, Target, Terrain } from "./kinds.js";

/** How many areas lie from one to another. In areas. */
export declare function gap(one: MapArea, other: MapArea): Int;

/** The area lies on a coast. */
export declare function coastal(area: MapArea): boolean;

/** The there is not too far from the here. */
export declare function within_reach(here: MapArea | null, there: MapArea | null, reach: Int): boolean;

/** Where somebody stays. */
export declare function seat(figure: Target): MapArea | null;

/** The kingdom knows of the place. */
export declare function knows_of(kingdom: Kingdom, place: Place, world: World): boolean;

/** The ground of an area, for the picture of the map. */
export declare function square(area: MapArea): ReadonlyArray<Spot>;

/** The map of Alamaze. */
export declare function atlas(kingdom: Kingdom): ReadonlyArray<MapArea>;

/** Outline. */
export declare function atlas_outline(kingdom: Kingdom, a: MapArea): ReadonlyArray<Spot>;

/** Ground. */
export declare function atlas_terrain(kingdom: Kingdom, a: MapArea): Terrain;

/** Population centers that the kingdom has seen. */
export declare function charted(kingdom: Kingdom, world: World): ReadonlyArray<Sighting>;

/** Population center. */
export declare function charted_place(kingdom: Kingdom, s: Sighting): Place;

/** Map area. */
export declare function charted_area(kingdom: Kingdom, s: Sighting): MapArea | null;

/** Ruled by. */
export declare function charted_owner(kingdom: Kingdom, s: Sighting): Kingdom | null;

/** Size. */
export declare function charted_settlement(kingdom: Kingdom, s: Sighting): Settlement;

/** Seen in month. In plain numbers. */
export declare function charted_last_seen(kingdom: Kingdom, s: Sighting): Int;

/** Where the kingdom's groups have marched. */
export declare function marches_on_map(kingdom: Kingdom, world: World): ReadonlyArray<Group>;

/** Where it stood when the month's marches began. */
export declare function marches_on_map_camp(kingdom: Kingdom, g: Group): MapArea;

/** Map area. */
export declare function marches_on_map_area(kingdom: Kingdom, g: Group): MapArea | null;
