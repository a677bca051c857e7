/** The rules of trade with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $has, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { BARGAINS_ORDER } from "./tables.js";
import { at_odds, counterpart, market_gives } from "./rules_trade.js";

function why_market_gives(kingdom) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if ($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0)) {
    notes.push([1, 2 - value]);
    value = 2;
  }
  return [value, notes];
}

function guards_market_gives(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0))) return 0;
      break;
  }
  return -1;
}

function why_food_sold(kingdom, amount) {
  const notes = [];
  let value = amount;
  notes.push([0, value]);
  let times = market_gives(kingdom);
  notes.push([1, $mul(value, times - 1)]);
  value = $mul(value, times);
  notes.push([2, $mul(value, -2)]);
  value = value;
  let before = value;
  value = $floorDiv(value, 3);
  notes.push([3, $sub($mul(value, 3), before)]);
  return [value, notes];
}

function guards_food_sold(entry, kingdom, amount) {
  switch (entry) {
  }
  return -1;
}

function why_gold_sold(kingdom, amount) {
  const notes = [];
  let value = amount;
  notes.push([0, value]);
  let times = market_gives(kingdom);
  notes.push([1, $mul(value, times - 1)]);
  value = $mul(value, times);
  notes.push([2, $mul(value, -2)]);
  value = value;
  let before = value;
  value = $floorDiv(value, 3);
  notes.push([3, $sub($mul(value, 3), before)]);
  return [value, notes];
}

function guards_gold_sold(entry, kingdom, amount) {
  switch (entry) {
  }
  return -1;
}

function why_market_limit(kingdom, stock) {
  const notes = [];
  let limit;
  let value = stock;
  notes.push([0, value]);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if ($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0)) {
    limit = $sub(100000, kingdom.goods_sold);
    if (value > limit) {
      notes.push([1, $sub(limit, value)]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_market_limit(entry, kingdom, stock) {
  switch (entry) {
    case 1:
      if (!($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0))) return 0;
      break;
  }
  return -1;
}

function why_bargain_order(bargain) {
  const notes = [];
  let value = BARGAINS_ORDER[bargain];
  notes.push([0, value]);
  return [value, notes];
}

function guards_bargain_order(entry, bargain) {
  switch (entry) {
  }
  return -1;
}

function why_counterpart(bargain) {
  const notes = [];
  if (bargain === 0 /* BARGAIN_FOOD_FOR_GOLD */) {
    notes.push([0, 0]);
    return [1 /* BARGAIN_GOLD_FOR_FOOD */, notes];
  }
  if (bargain === 1 /* BARGAIN_GOLD_FOR_FOOD */) {
    notes.push([1, 0]);
    return [0 /* BARGAIN_FOOD_FOR_GOLD */, notes];
  }
  if (bargain === 2 /* BARGAIN_HOSTAGE_FOR_GOLD */) {
    notes.push([2, 0]);
    return [3 /* BARGAIN_GOLD_FOR_HOSTAGE */, notes];
  }
  if (bargain === 3 /* BARGAIN_GOLD_FOR_HOSTAGE */) {
    notes.push([3, 0]);
    return [2 /* BARGAIN_HOSTAGE_FOR_GOLD */, notes];
  }
  if (bargain === 4 /* BARGAIN_ARTIFACT_FOR_GOLD */) {
    notes.push([4, 0]);
    return [5 /* BARGAIN_GOLD_FOR_ARTIFACT */, notes];
  }
  if (bargain === 5 /* BARGAIN_GOLD_FOR_ARTIFACT */) {
    notes.push([5, 0]);
    return [4 /* BARGAIN_ARTIFACT_FOR_GOLD */, notes];
  }
  if (bargain === 6 /* BARGAIN_MITHRIL_FOR_GOLD */) {
    notes.push([6, 0]);
    return [7 /* BARGAIN_GOLD_FOR_MITHRIL */, notes];
  }
  notes.push([7, 0]);
  return [6 /* BARGAIN_MITHRIL_FOR_GOLD */, notes];
}

function guards_counterpart(entry, bargain) {
  switch (entry) {
    case 0:
      if (!(bargain === 0 /* BARGAIN_FOOD_FOR_GOLD */)) return 0;
      break;
    case 1:
      if (!(bargain === 1 /* BARGAIN_GOLD_FOR_FOOD */)) return 0;
      break;
    case 2:
      if (!(bargain === 2 /* BARGAIN_HOSTAGE_FOR_GOLD */)) return 0;
      break;
    case 3:
      if (!(bargain === 3 /* BARGAIN_GOLD_FOR_HOSTAGE */)) return 0;
      break;
    case 4:
      if (!(bargain === 4 /* BARGAIN_ARTIFACT_FOR_GOLD */)) return 0;
      break;
    case 5:
      if (!(bargain === 5 /* BARGAIN_GOLD_FOR_ARTIFACT */)) return 0;
      break;
    case 6:
      if (!(bargain === 6 /* BARGAIN_MITHRIL_FOR_GOLD */)) return 0;
      break;
    case 7:
      if (!(bargain === 7 /* BARGAIN_GOLD_FOR_MITHRIL */)) return 0;
      break;
  }
  return -1;
}

function why_at_odds(one, other) {
  const notes = [];
  if ($any(one.enemies, (k) => k === other)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any(other.enemies, (k) => k === one)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_at_odds(entry, one, other) {
  switch (entry) {
    case 0:
      if (!($any(one.enemies, (k) => k === other))) return 0;
      break;
    case 1:
      if (!($any(other.enemies, (k) => k === one))) return 0;
      break;
  }
  return -1;
}

function why_bargain_stands(seller, buyer) {
  const notes = [];
  let seller_bargain = seller.bargain;
  if (buyer.bargain !== counterpart(seller_bargain)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let buyer_kingdom = buyer.kingdom;
  if (seller.partner !== buyer_kingdom || buyer.partner !== seller.kingdom) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let seller_kingdom = seller.kingdom;
  if (seller_kingdom === buyer_kingdom) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (seller.figure !== buyer.figure) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (seller.artifact !== buyer.artifact) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (seller_bargain !== 2 /* BARGAIN_HOSTAGE_FOR_GOLD */ && seller_bargain !== 3 /* BARGAIN_GOLD_FOR_HOSTAGE */ && at_odds(seller_kingdom, buyer_kingdom)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  let buyer_gold = buyer.gold;
  let seller_gold = seller.gold;
  if (buyer_gold < seller_gold) {
    notes.push([6, 0]);
    return [false, notes];
  }
  let seller_food = seller.food;
  if (seller_food < buyer.food) {
    notes.push([7, 0]);
    return [false, notes];
  }
  let seller_mithril = seller.mithril;
  if (seller_mithril < buyer.mithril) {
    notes.push([8, 0]);
    return [false, notes];
  }
  if (buyer_kingdom.gold < buyer_gold) {
    notes.push([9, 0]);
    return [false, notes];
  }
  if (seller_kingdom.food < seller_food) {
    notes.push([10, 0]);
    return [false, notes];
  }
  if (seller_kingdom.mithril < seller_mithril) {
    notes.push([11, 0]);
    return [false, notes];
  }
  if (buyer_gold > 100000) {
    notes.push([12, 0]);
    return [false, notes];
  }
  if (seller_food > 100000) {
    notes.push([13, 0]);
    return [false, notes];
  }
  if (seller_bargain === 4 /* BARGAIN_ARTIFACT_FOR_GOLD */ && seller_gold < 10000) {
    notes.push([14, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_bargain_stands(entry, seller, buyer) {
  switch (entry) {
    case 5:
      if (!(seller.bargain !== 2 /* BARGAIN_HOSTAGE_FOR_GOLD */ && seller.bargain !== 3 /* BARGAIN_GOLD_FOR_HOSTAGE */)) return 0;
      break;
    case 14:
      if (!(seller.bargain === 4 /* BARGAIN_ARTIFACT_FOR_GOLD */)) return 0;
      break;
  }
  return -1;
}

function why_gold_received(kingdom, giver, amount) {
  const notes = [];
  let value = amount;
  notes.push([0, value]);
  if ($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */) && !$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    notes.push([1, value]);
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([2, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_gold_received(entry, kingdom, giver, amount) {
  switch (entry) {
    case 1:
      if (!($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */))) return 0;
      if (!(!$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */))) return 1;
      break;
  }
  return -1;
}

function why_food_received(kingdom, giver, amount) {
  const notes = [];
  let value = amount;
  notes.push([0, value]);
  if ($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */) && !$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    notes.push([1, value]);
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  let before = value;
  value = $floorDiv(value, 4);
  notes.push([2, $sub($mul(value, 4), before)]);
  return [value, notes];
}

function guards_food_received(entry, kingdom, giver, amount) {
  switch (entry) {
    case 1:
      if (!($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */))) return 0;
      if (!(!$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */))) return 1;
      break;
  }
  return -1;
}

function why_announced(amount) {
  const notes = [];
  if (amount < 15000) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_announced(entry, amount) {
  switch (entry) {
    case 0:
      if (!(amount >= 15000)) return 0;
      break;
  }
  return -1;
}

function why_may_give(kingdom, partner) {
  const notes = [];
  if (!$any(kingdom.allies, (k) => k === partner)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_give(entry, kingdom, partner) {
  switch (entry) {
  }
  return -1;
}

function why_transmuted(amount) {
  const notes = [];
  let value = $mul(amount, 50);
  notes.push([0, value]);
  return [value, notes];
}

function guards_transmuted(entry, amount) {
  switch (entry) {
  }
  return -1;
}

function why_powder_gold(amount) {
  const notes = [];
  let value = $mul(amount, 20);
  notes.push([0, value]);
  return [value, notes];
}

function guards_powder_gold(entry, amount) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_trade = {
  market_gives: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "the trading house", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1126; \"Halfling\", line 3325", source: "trade" }],
  food_sold: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "what the market gives", den: 1 }, { verb: "divide by", text: "for what it asks", den: 3 }, { verb: "round", text: "whole coins", den: 3, cites: "ruling \"What becomes of fractions in trade\"" }],
  gold_sold: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "what the market gives", den: 1 }, { verb: "divide by", text: "for what it asks", den: 3 }, { verb: "round", text: "whole sacks", den: 3, cites: "ruling \"What becomes of fractions in trade\"" }],
  market_limit: [{ verb: "base", text: "what is in store", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#200 \u2013 Open Market\", line 4275" }, { verb: "at most", text: "what the trading house can carry in a turn", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1126" }, { verb: "at least", text: "", den: 1 }],
  bargain_order: [{ verb: "base", text: "", den: 1 }],
  counterpart: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  at_odds: [{ verb: "yes", text: "declared by the one", den: 1 }, { verb: "yes", text: "declared by the other", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  bargain_stands: [{ verb: "needs", text: "The two commands are no pair.", den: 1 }, { verb: "needs", text: "They did not name each other.", den: 1 }, { verb: "needs", text: "A kingdom does not trade with itself.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#205 \u2013 Trade Artifact For Gold\", line 4295" }, { verb: "needs", text: "They do not speak of the same hostage.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#204 \u2013 Trade Gold For Hostage\", line 4291" }, { verb: "needs", text: "They do not speak of the same artifact.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#206 \u2013 Trade Gold For Artifact\", line 4299" }, { verb: "needs", text: "Enemies trade nothing but hostages.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trading\", line 2503" }, { verb: "needs", text: "The buyer offers less gold than the seller wants.", den: 1 }, { verb: "needs", text: "The seller offers less food than the buyer wants.", den: 1 }, { verb: "needs", text: "The seller offers less mithril than the buyer wants.", den: 1 }, { verb: "needs", text: "The buyer's treasury does not hold so much.", den: 1 }, { verb: "needs", text: "The seller's barns do not hold so much.", den: 1 }, { verb: "needs", text: "The seller's vault does not hold so much.", den: 1 }, { verb: "needs", text: "So much gold does not travel in a single turn.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trading\", line 2505" }, { verb: "needs", text: "So much food does not travel in a single turn.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trading\", line 2505" }, { verb: "needs", text: "Artifacts are not sold so cheaply.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trading\", line 2509; \"#205 \u2013 Trade Artifact For Gold\", line 4295" }],
  gold_received: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "a better bargain", den: 4, source: "Trick of the Trade (trait)" }, { verb: "round", text: "whole coins", den: 4, cites: "ruling \"What becomes of fractions in trade\"" }],
  food_received: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "a better bargain", den: 4, source: "Trick of the Trade (trait)" }, { verb: "round", text: "whole sacks", den: 4, cites: "ruling \"What becomes of fractions in trade\"" }],
  announced: [{ verb: "holds", text: "a large amount", den: 1 }],
  may_give: [{ verb: "needs", text: "Gifts go to declared allies alone.", den: 1 }],
  transmuted: [{ verb: "base", text: "", den: 1 }],
  powder_gold: [{ verb: "base", text: "", den: 1 }],
};

export { why_market_gives, guards_market_gives, why_food_sold, guards_food_sold, why_gold_sold, guards_gold_sold, why_market_limit, guards_market_limit, why_bargain_order, guards_bargain_order, why_counterpart, guards_counterpart, why_at_odds, guards_at_odds, why_bargain_stands, guards_bargain_stands, why_gold_received, guards_gold_received, why_food_received, guards_food_received, why_announced, guards_announced, why_may_give, guards_may_give, why_transmuted, guards_transmuted, why_powder_gold, guards_powder_gold, $labels_rules_trade };
