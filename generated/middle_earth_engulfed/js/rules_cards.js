/** The rules of cards. */
import { $has } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { CARD_CARD_USE, CARD_CONCEALMENT, CARD_EDGE, CARD_PATRON, CARD_RELIEF } from "./tables.js";
import { keeps_ring, sanctuary } from "./rules_fellowship.js";

function permitted(card, world) {
  return $any(world.individuals, (i) => i.travels && i.hero === CARD_PATRON[card]);
}

function combat_card_counts(regiment, card, world) {
  return $has(world.in_force, card) && regiment.seat.side === 0 /* SIDE_FREE */ && $any(world.individuals, (i) => i.hero === CARD_PATRON[card] && i.place === regiment.place && !i.travels);
}

function permitted_cards(use, world) {
  return $pick([0 /* CARD_ELVEN_CLOAKS */, 1 /* CARD_RANGER_PATHS */, 2 /* CARD_HOBBIT_FEET */, 3 /* CARD_NARROW_STAIR */, 4 /* CARD_PHIAL */, 5 /* CARD_MITHRIL_MAIL */, 6 /* CARD_YOU_CANNOT_GO_ON */, 7 /* CARD_AXE_OF_THE_DWARF */, 8 /* CARD_HORN_OF_GONDOR */, 9 /* CARD_FLAME_OF_THE_WEST */, 10 /* CARD_WHITE_RIDER */, 11 /* CARD_CHARGE_OF_THE_MARK */], (c) => CARD_CARD_USE[c] === use && permitted(c, world), null);
}

function idle(individual) {
  if (individual.place === 41 /* LAND_OFF_BOARD */) {
    return false;
  }
  if (individual.travels) {
    return false;
  }
  return !individual.engaged;
}

function draws_allowed(seat, world) {
  let value = 0;
  if ($any(world.individuals, (i) => i.seat === seat && idle(i)) && value < 1) {
    value = 1;
  }
  if (sanctuary(world.ring_at) && keeps_ring(seat, world) && value < 4) {
    value = 4;
  }
  return value;
}

function own_cards(seat) {
  return $pick(seat.hand_cards, null, null);
}

function own_cards_card_use(seat, card) {
  return CARD_CARD_USE[card];
}

function own_cards_patron(seat, card) {
  return CARD_PATRON[card];
}

function own_cards_concealment(seat, card) {
  return CARD_CONCEALMENT[card];
}

function own_cards_relief(seat, card) {
  return CARD_RELIEF[card];
}

function own_cards_edge(seat, card) {
  return CARD_EDGE[card];
}

export { permitted, combat_card_counts, permitted_cards, idle, draws_allowed, own_cards, own_cards_card_use, own_cards_patron, own_cards_concealment, own_cards_relief, own_cards_edge };
