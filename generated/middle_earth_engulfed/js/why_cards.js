/** The rules of cards with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { CARD_CARD_USE, CARD_CONCEALMENT, CARD_EDGE, CARD_PATRON, CARD_RELIEF } from "./tables.js";
import { idle, permitted } from "./rules_cards.js";
import { keeps_ring, sanctuary } from "./rules_fellowship.js";

function why_permitted(card, world) {
  const notes = [];
  if ($any(world.individuals, (i) => i.travels && i.hero === CARD_PATRON[card])) {
    notes.push([0, 0]);
    return [true, notes];
  }
  notes.push([1, 0]);
  return [false, notes];
}

function guards_permitted(entry, card, world) {
  switch (entry) {
    case 0:
      if (!($any(world.individuals, (i) => i.travels && i.hero === CARD_PATRON[card]))) return 0;
      break;
  }
  return -1;
}

function why_combat_card_counts(regiment, card, world) {
  const notes = [];
  if (!$has(world.in_force, card) || regiment.seat.side !== 0 /* SIDE_FREE */ || !$any(world.individuals, (i) => i.hero === CARD_PATRON[card] && i.place === regiment.place && !i.travels)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_combat_card_counts(entry, regiment, card, world) {
  switch (entry) {
    case 0:
      if (!($has(world.in_force, card))) return 0;
      if (!(regiment.seat.side === 0 /* SIDE_FREE */)) return 1;
      if (!($any(world.individuals, (i) => i.hero === CARD_PATRON[card] && i.place === regiment.place && !i.travels))) return 2;
      break;
  }
  return -1;
}

function why_permitted_cards(use, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* CARD_ELVEN_CLOAKS */, 1 /* CARD_RANGER_PATHS */, 2 /* CARD_HOBBIT_FEET */, 3 /* CARD_NARROW_STAIR */, 4 /* CARD_PHIAL */, 5 /* CARD_MITHRIL_MAIL */, 6 /* CARD_YOU_CANNOT_GO_ON */, 7 /* CARD_AXE_OF_THE_DWARF */, 8 /* CARD_HORN_OF_GONDOR */, 9 /* CARD_FLAME_OF_THE_WEST */, 10 /* CARD_WHITE_RIDER */, 11 /* CARD_CHARGE_OF_THE_MARK */], (c) => CARD_CARD_USE[c] === use && permitted(c, world), null), notes];
}

function guards_permitted_cards(entry, use, world) {
  switch (entry) {
  }
  return -1;
}

function why_idle(individual) {
  const notes = [];
  if (individual.place === 41 /* LAND_OFF_BOARD */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (individual.travels) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (individual.engaged) {
    notes.push([2, 0]);
    return [false, notes];
  }
  notes.push([3, 0]);
  return [true, notes];
}

function guards_idle(entry, individual) {
  switch (entry) {
    case 0:
      if (!(individual.place === 41 /* LAND_OFF_BOARD */)) return 0;
      break;
    case 1:
      if (!(individual.travels)) return 0;
      break;
    case 2:
      if (!(individual.engaged)) return 0;
      break;
  }
  return -1;
}

function why_draws_allowed(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  if ($any(world.individuals, (i) => idle(i) && i.seat === seat) && value < 1) {
    notes.push([1, 1 - value]);
    value = 1;
  }
  if (sanctuary(world.ring_at) && keeps_ring(seat, world) && value < 4) {
    notes.push([2, 4 - value]);
    value = 4;
  }
  return [value, notes];
}

function guards_draws_allowed(entry, seat, world) {
  switch (entry) {
    case 1:
      if (!($any(world.individuals, (i) => idle(i) && i.seat === seat))) return 0;
      break;
    case 2:
      if (!(sanctuary(world.ring_at))) return 0;
      if (!(keeps_ring(seat, world))) return 1;
      break;
  }
  return -1;
}

function why_own_cards(seat) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(seat.hand_cards, null, null), notes];
}

function guards_own_cards(entry, seat) {
  switch (entry) {
  }
  return -1;
}

function why_own_cards_card_use(seat, card) {
  const notes = [];
  notes.push([0, 0]);
  return [CARD_CARD_USE[card], notes];
}

function guards_own_cards_card_use(entry, seat, card) {
  switch (entry) {
  }
  return -1;
}

function why_own_cards_patron(seat, card) {
  const notes = [];
  notes.push([0, 0]);
  return [CARD_PATRON[card], notes];
}

function guards_own_cards_patron(entry, seat, card) {
  switch (entry) {
  }
  return -1;
}

function why_own_cards_concealment(seat, card) {
  const notes = [];
  notes.push([0, 0]);
  return [CARD_CONCEALMENT[card], notes];
}

function guards_own_cards_concealment(entry, seat, card) {
  switch (entry) {
  }
  return -1;
}

function why_own_cards_relief(seat, card) {
  const notes = [];
  notes.push([0, 0]);
  return [CARD_RELIEF[card], notes];
}

function guards_own_cards_relief(entry, seat, card) {
  switch (entry) {
  }
  return -1;
}

function why_own_cards_edge(seat, card) {
  const notes = [];
  notes.push([0, 0]);
  return [CARD_EDGE[card], notes];
}

function guards_own_cards_edge(entry, seat, card) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_cards = {
  permitted: [{ verb: "yes", text: "somebody who permits it is with the Fellowship", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  combat_card_counts: [{ verb: "holds", text: "", den: 1 }],
  permitted_cards: [{ verb: "otherwise", text: "", den: 1 }],
  idle: [{ verb: "no", text: "not in play", den: 1 }, { verb: "no", text: "with the Fellowship", den: 1 }, { verb: "no", text: "has acted", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  draws_allowed: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "somebody is idle", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"1. Overview\", line 24" }, { verb: "at least", text: "the Fellowship is in a Sanctuary", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"6. Muster\", line 128" }],
  own_cards: [{ verb: "otherwise", text: "", den: 1 }],
  own_cards_card_use: [{ verb: "otherwise", text: "", den: 1 }],
  own_cards_patron: [{ verb: "otherwise", text: "", den: 1 }],
  own_cards_concealment: [{ verb: "otherwise", text: "", den: 1 }],
  own_cards_relief: [{ verb: "otherwise", text: "", den: 1 }],
  own_cards_edge: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_permitted, guards_permitted, why_combat_card_counts, guards_combat_card_counts, why_permitted_cards, guards_permitted_cards, why_idle, guards_idle, why_draws_allowed, guards_draws_allowed, why_own_cards, guards_own_cards, why_own_cards_card_use, guards_own_cards_card_use, why_own_cards_patron, guards_own_cards_patron, why_own_cards_concealment, guards_own_cards_concealment, why_own_cards_relief, guards_own_cards_relief, why_own_cards_edge, guards_own_cards_edge, $labels_rules_cards };
