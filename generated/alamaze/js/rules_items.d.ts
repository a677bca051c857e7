import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { AlchemistItem, Kingdom } from "./kinds.js";

/** How many of an item a kingdom has ready. In plain numbers. */
export declare function bottled(kingdom: Kingdom, item: AlchemistItem, world: World): Int;

/** Gold that an alchemist's item takes. In gold. */
export declare function brew_gold(item: AlchemistItem): Int;

/** Food that an alchemist's item takes. In food. */
export declare function brew_food(item: AlchemistItem): Int;

/** Gunpowder that an alchemist's item takes. In gunpowder. */
export declare function brew_powder(item: AlchemistItem): Int;
