import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Agent, Group, Kingdom, MapArea, Mission, Place, Target } from "./kinds.js";

/** What a watcher takes from an intruder's chance. In points. */
export declare function cover(watcher: Agent, target: Target): Int;

/** The watcher stands in the way. */
export declare function on_watch(watcher: Agent, mission: Mission, target: Target): boolean;

/** What an intruder must get past. In points. */
export declare function watch(mission: Mission, target: Target): Int;

/** Chance that a watcher dies when an intruder succeeds. In percent. */
export declare function watcher_death(watcher: Agent, target: Target): Int;

/** How well a group sees what is around its camp. In levels. */
export declare function camp_eyes(group: Group, world: World): Int;

/** How well a population center sees what comes near. In levels. */
export declare function town_eyes(place: Place): Int;

/** The scouts of the group find an ambush. */
export declare function finds_ambush(group: Group): boolean;

/** Somebody in the group feels what hides. */
export declare function feels_the_hidden(group: Group): boolean;

/** Of a kingdom's groups in an area the one that sees most. */
export declare function sharpest_scout(kingdom: Kingdom, area: MapArea, world: World): Group | null;
