import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Brigade, Group, Kingdom, MoraleEvent, Region } from "./kinds.js";

/** What an event does to a group's morale. In points. */
export declare function morale_change(group: Group, event: MoraleEvent): Int;

/** Nobody in the group is alive. */
export declare function all_dead(group: Group): boolean;

/** A group's morale after an event. In percent. */
export declare function morale_after(group: Group, event: MoraleEvent): Int;

/** Attrition of a group that is not fed, or not paid, for several turns. In points. */
export declare function hunger_attrition(turns: Int): Int;

/** What a region does to the morale of a group that ends its turn there. In points. */
export declare function regional_morale(group: Group, region: Region, holder: Kingdom | null): Int;

/** The group may make a forced march. */
export declare function may_march_hard(group: Group): boolean;

/** Attrition that regeneration heals in a brigade. In points. */
export declare function regrowth_of(group: Group, brigade: Brigade, world: World): Int;

/** Attrition that a Phoenix heals in its group. In points. */
export declare function phoenix_healing(world: World): Int;
