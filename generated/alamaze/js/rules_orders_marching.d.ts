import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Artifact, BrigadeType, Group, HostSize, Kingdom, Leader, Wizard } from "./kinds.js";

/** The group may wake the other. */
export declare function may_wake(group: Group, other: Group, kingdom: Kingdom, breed: BrigadeType | null, leader: Leader | null, caster: Wizard | null): boolean;

/** The group may send figures to the other. */
export declare function may_send(group: Group, other: Group, kingdom: Kingdom, leader: Leader | null, second: Leader | null, caster: Wizard | null, relic: Artifact | null): boolean;

/** The group may take in the other. */
export declare function may_combine(group: Group, other: Group, kingdom: Kingdom): boolean;

/** The largest group that follows the Gem of Planes. */
export declare function gem_load(power: Int): HostSize;
