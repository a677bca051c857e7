import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Artifact, Figure, Group, Kingdom, MapArea, Rank, Target } from "./kinds.js";

/** Chance that an idle emissary knows a skeleton in its ruler's closet. In percent. */
export declare function skeleton_known(rank: Rank): Int;

/** The target sits in the dungeon of another kingdom. */
export declare function held_abroad(kingdom: Kingdom, target: Figure): boolean;

/** The group that carries a kingdom's artifact. */
export declare function relic_bearer(kingdom: Kingdom, relic: Artifact, world: World): Group | null;

/** Whoever keeps a kingdom's artifact, or the place where it lies. */
export declare function relic_keeper(kingdom: Kingdom, relic: Artifact, world: World): Target | null;

/** Where a kingdom's artifact is. */
export declare function relic_lies(kingdom: Kingdom, relic: Artifact, world: World): MapArea | null;

/** How far around an area an agent searches for a camp. In areas. */
export declare function search_radius(agent: Agent): Int;

/** The target is not where the agent searches. */
export declare function outside_search(agent: Agent, target: Target, around: MapArea | null, world: World): boolean;
