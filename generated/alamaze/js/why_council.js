/** The rules of council with the notes that explain them, and what has to hold for each entry. */
import { $add, $mul, $present, $sub } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { ISSUE_FOOD, ISSUE_GOLD, ISSUE_INFLUENCE, ISSUE_REACTION, SETTLEMENT_EATS_MORE } from "./tables.js";
import { may_take_chair } from "./rules_council.js";
import { lowered, raised } from "./rules_realm.js";
import { at_odds } from "./rules_trade.js";

function why_empty_chairs(world) {
  const notes = [];
  notes.push([0, 5]);
  let value = 5;
  let amount = $count(world.kingdoms, (k) => k.councillor);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  return [value, notes];
}

function guards_empty_chairs(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_take_chair(kingdom, world) {
  const notes = [];
  if (kingdom.councillor) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.happened("unseated", "within", 2, kingdom)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_take_chair(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_bid_worth(kingdom, bid) {
  const notes = [];
  let value = bid;
  notes.push([0, value]);
  if ((kingdom.traits & 8 /* TRAIT_CHARISMA */) !== 0) {
    notes.push([1, 10000]);
    value = $add(value, 10000);
  }
  return [value, notes];
}

function guards_bid_worth(entry, kingdom, bid) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 8 /* TRAIT_CHARISMA */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_chair_sold(seller, buyer, world) {
  const notes = [];
  if (!seller.selling || buyer.selling) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let buyer_kingdom = buyer.kingdom;
  if (seller.partner !== buyer_kingdom || buyer.partner !== seller.kingdom) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let seller_kingdom = seller.kingdom;
  if (!seller_kingdom.councillor) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!may_take_chair(buyer_kingdom, world)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (at_odds(seller_kingdom, buyer_kingdom)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  let buyer_gold = buyer.gold;
  if (buyer_gold < seller.gold || buyer.food < seller.food) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (buyer_kingdom.gold < buyer_gold || buyer_kingdom.food < buyer.food) {
    notes.push([6, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_chair_sold(entry, seller, buyer, world) {
  switch (entry) {
  }
  return -1;
}

function why_issue_influence(issue) {
  const notes = [];
  let value;
  if (ISSUE_INFLUENCE[issue] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (ISSUE_INFLUENCE[issue] !== null) {
    value = $present(ISSUE_INFLUENCE[issue], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_issue_influence(entry, issue) {
  switch (entry) {
    case 0:
      if (!(ISSUE_INFLUENCE[issue] === null)) return 0;
      break;
    case 1:
      if (!(ISSUE_INFLUENCE[issue] !== null)) return 0;
      break;
  }
  return -1;
}

function why_decreed_mood(issue, mood_) {
  const notes = [];
  if (ISSUE_REACTION[issue] !== null) {
    if ($present(ISSUE_REACTION[issue], "") > 0) {
      notes.push([0, 0]);
      return [raised(mood_, 3 /* REACTION_FRIENDLY */), notes];
    }
    if ($present(ISSUE_REACTION[issue], "") < 0) {
      notes.push([1, 0]);
      return [lowered(mood_, 0 /* REACTION_HOSTILE */), notes];
    }
  }
  notes.push([2, 0]);
  return [mood_, notes];
}

function guards_decreed_mood(entry, issue, mood_) {
  switch (entry) {
    case 0:
      if (!(ISSUE_REACTION[issue] !== null)) return 0;
      if (!($present(ISSUE_REACTION[issue], "") > 0)) return 1;
      break;
    case 1:
      if (!(ISSUE_REACTION[issue] !== null)) return 0;
      if (!($present(ISSUE_REACTION[issue], "") < 0)) return 1;
      break;
  }
  return -1;
}

function why_decreed_gold(issue, place) {
  const notes = [];
  let amount;
  let value = place.gold_output;
  notes.push([0, value]);
  if (ISSUE_GOLD[issue] !== null) {
    amount = $present(ISSUE_GOLD[issue], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_decreed_gold(entry, issue, place) {
  switch (entry) {
    case 1:
      if (!(ISSUE_GOLD[issue] !== null)) return 0;
      break;
  }
  return -1;
}

function why_decreed_food(issue, place) {
  const notes = [];
  let amount;
  let value = place.food_output;
  notes.push([0, value]);
  if (ISSUE_FOOD[issue] !== null) {
    amount = $present(ISSUE_FOOD[issue], "");
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  if (SETTLEMENT_EATS_MORE[place.settlement] === null && value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_decreed_food(entry, issue, place) {
  switch (entry) {
    case 1:
      if (!(ISSUE_FOOD[issue] !== null)) return 0;
      break;
    case 2:
      if (!(SETTLEMENT_EATS_MORE[place.settlement] === null)) return 0;
      break;
  }
  return -1;
}

function why_heard(voice, world) {
  const notes = [];
  let value = $count(world.votes, (v) => v.voice === voice && v.kingdom.councillor);
  notes.push([0, value]);
  return [value, notes];
}

function guards_heard(entry, voice, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_council = {
  empty_chairs: [{ verb: "base", text: "chairs on the High Council", den: 1 }, { verb: "subtract", text: "", den: 1 }],
  may_take_chair: [{ verb: "needs", text: "the kingdom has a chair on the High Council.", den: 1 }, { verb: "needs", text: "the kingdom has just lost its chair.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#210 \u2013 Bid For Open Seat\", line 4303" }],
  bid_worth: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "charm", den: 1, source: "Charisma (trait)" }],
  chair_sold: [{ verb: "needs", text: "The two commands are no pair.", den: 1 }, { verb: "needs", text: "They did not name each other.", den: 1 }, { verb: "needs", text: "The seller has no chair.", den: 1 }, { verb: "needs", text: "The buyer may not take a chair.", den: 1 }, { verb: "needs", text: "Enemies sell each other no chairs.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trading\", line 2503" }, { verb: "needs", text: "The buyer offers less than the seller wants.", den: 1 }, { verb: "needs", text: "The buyer has not so much.", den: 1 }],
  issue_influence: [{ verb: "base", text: "", den: 100 }, { verb: "base", text: "", den: 100 }],
  decreed_mood: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  decreed_gold: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the decree", den: 1 }, { verb: "at least", text: "no more than all of it", den: 1 }],
  decreed_food: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the decree", den: 1 }, { verb: "at least", text: "no more than all of it", den: 1 }],
  heard: [{ verb: "base", text: "", den: 1 }],
};

export { why_empty_chairs, guards_empty_chairs, why_may_take_chair, guards_may_take_chair, why_bid_worth, guards_bid_worth, why_chair_sold, guards_chair_sold, why_issue_influence, guards_issue_influence, why_decreed_mood, guards_decreed_mood, why_decreed_gold, guards_decreed_gold, why_decreed_food, guards_decreed_food, why_heard, guards_heard, $labels_rules_council };
