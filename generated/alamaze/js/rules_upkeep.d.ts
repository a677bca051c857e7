import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { BetterShare, Brigade, BrigadeType, Group, Kingdom, MoraleEvent, Region } from "./kinds.js";

/** Gold that the Rule of Law takes in a region. In gold. */
export declare function law_gold(kingdom: Kingdom, region: Region, world: World): Int;

/** Food that the Rule of Law takes in a region. In food. */
export declare function law_food(kingdom: Kingdom, region: Region, world: World): Int;

/** What a brigade eats in a turn. In food. */
export declare function food_eaten(kingdom: Kingdom, brigade: Brigade, world: World): Int;

/** What a brigade is paid in a turn. In gold. */
export declare function pay_drawn(kingdom: Kingdom, brigade: Brigade): Int;

/** What a group eats in a turn. In food. */
export declare function ration(group: Group, world: World): Int;

/** What a group is paid in a turn. In gold. */
export declare function wage(group: Group, world: World): Int;

/** What the groups of a kingdom eat that do not forage. In food. */
export declare function food_needed(kingdom: Kingdom, world: World): Int;

/** What the groups of a kingdom are paid that are not left out. In gold. */
export declare function pay_needed(kingdom: Kingdom, world: World): Int;

/** The brigade's breed may run away. */
export declare function may_desert(brigade: Brigade): boolean;

/** Which group goes without first when the stores do not reach. In plain numbers. */
export declare function place_in_want(group: Group): Int;

/** What more than its share does to a group. */
export declare function lift(extra: BetterShare): MoraleEvent;

/** Food that an extra ration takes. In food. */
export declare function extra_food(group: Group, extra: BetterShare, world: World): Int;

/** Gold that an extra pay takes. In gold. */
export declare function extra_pay(group: Group, extra: BetterShare, world: World): Int;

/** Others in the group have lost soldiers. */
export declare function others_lack(group: Group, breed: BrigadeType): boolean;

/** A brigade's attrition when others have filled its ranks. In percent. */
export declare function closed_ranks(brigade: Brigade, men: Int, gaps: Int): Int;
