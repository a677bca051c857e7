import type { Answers, Cells, Dice, Facts, Int, Label, Notes, Spot, World } from "./runtime/types.js";
import type { Card, CardUse, Hero, Individual, Regiment, Seat } from "./kinds.js";

export declare function why_permitted(card: Card, world: World): [boolean, Notes];
export declare function guards_permitted(entry: number, card: Card, world: World): number | null;

export declare function why_combat_card_counts(regiment: Regiment, card: Card, world: World): [boolean, Notes];
export declare function guards_combat_card_counts(entry: number, regiment: Regiment, card: Card, world: World): number | null;

export declare function why_permitted_cards(use: CardUse, world: World): [ReadonlyArray<Card>, Notes];
export declare function guards_permitted_cards(entry: number, use: CardUse, world: World): number | null;

export declare function why_idle(individual: Individual): [boolean, Notes];
export declare function guards_idle(entry: number, individual: Individual): number | null;

export declare function why_draws_allowed(seat: Seat, world: World): [Int, Notes];
export declare function guards_draws_allowed(entry: number, seat: Seat, world: World): number | null;

export declare function why_own_cards(seat: Seat): [ReadonlyArray<Card>, Notes];
export declare function guards_own_cards(entry: number, seat: Seat): number | null;

export declare function why_own_cards_card_use(seat: Seat, card: Card): [CardUse, Notes];
export declare function guards_own_cards_card_use(entry: number, seat: Seat, card: Card): number | null;

export declare function why_own_cards_patron(seat: Seat, card: Card): [Hero, Notes];
export declare function guards_own_cards_patron(entry: number, seat: Seat, card: Card): number | null;

export declare function why_own_cards_concealment(seat: Seat, card: Card): [Int, Notes];
export declare function guards_own_cards_concealment(entry: number, seat: Seat, card: Card): number | null;

export declare function why_own_cards_relief(seat: Seat, card: Card): [Int, Notes];
export declare function guards_own_cards_relief(entry: number, seat: Seat, card: Card): number | null;

export declare function why_own_cards_edge(seat: Seat, card: Card): [Int, Notes];
export declare function guards_own_cards_edge(entry: number, seat: Seat, card: Card): number | null;

export declare const $labels_rules_cards: { readonly [name: string]: readonly Label[] };
