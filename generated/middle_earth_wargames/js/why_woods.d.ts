import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Allegiance, MoraleClass, Side, Unit, Wakefulness } from "./kinds.js";

export declare function why_after_burning(wakefulness: Wakefulness): [Wakefulness, Notes];
export declare function guards_after_burning(entry: number, wakefulness: Wakefulness): number | null;

export declare function why_hostile_wood(side: Side, allegiance: Allegiance): [boolean, Notes];
export declare function guards_hostile_wood(entry: number, side: Side, allegiance: Allegiance): number | null;

export declare function why_survives_wood(class_: MoraleClass, allegiance: Allegiance, wakefulness: Wakefulness, straying: boolean, dice: Dice): [boolean, Notes];
export declare function guards_survives_wood(entry: number, class_: MoraleClass, allegiance: Allegiance, wakefulness: Wakefulness, straying: boolean): number | null;

export declare function why_horses_shy(unit: Unit, distance: Int): [boolean, Notes];
export declare function guards_horses_shy(entry: number, unit: Unit, distance: Int): number | null;

export declare const $labels_rules_woods: { readonly [name: string]: readonly Label[] };
