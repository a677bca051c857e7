import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Card, CardUse, Hero, Individual, Regiment, Seat } from "./kinds.js";

/** The card is permitted with the Fellowship. */
export declare function permitted(card: Card, world: World): boolean;

/** The card counts for the regiment. */
export declare function combat_card_counts(regiment: Regiment, card: Card, world: World): boolean;

/** Cards that somebody with the Fellowship permits. */
export declare function permitted_cards(use: CardUse, world: World): ReadonlyArray<Card>;

/** The individual has been idle. */
export declare function idle(individual: Individual): boolean;

/** Cards that a player may draw in a turn. In plain numbers. */
export declare function draws_allowed(seat: Seat, world: World): Int;

/** The cards that you hold. */
export declare function own_cards(seat: Seat): ReadonlyArray<Card>;

/** Use. */
export declare function own_cards_card_use(seat: Seat, card: Card): CardUse;

/** Permitted by. */
export declare function own_cards_patron(seat: Seat, card: Card): Hero;

/** Concealment. In steps of 1 2 power. */
export declare function own_cards_concealment(seat: Seat, card: Card): Int;

/** Relief from the hunt. In pips. */
export declare function own_cards_relief(seat: Seat, card: Card): Int;

/** Edge in battle. In pips. */
export declare function own_cards_edge(seat: Seat, card: Card): Int;
