/** The rules of trade. */
import { $floorDiv, $has, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { BARGAINS_ORDER } from "./tables.js";

function market_gives(kingdom) {
  let value = 1;
  if ($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0)) {
    value = 2;
  }
  return value;
}

function food_sold(kingdom, amount) {
  let value = amount;
  value = $mul(value, market_gives(kingdom));
  return $floorDiv(value, 3);
}

function gold_sold(kingdom, amount) {
  let value = amount;
  value = $mul(value, market_gives(kingdom));
  return $floorDiv(value, 3);
}

function market_limit(kingdom, stock) {
  let limit;
  let value = stock;
  if (value < 0) {
    value = 0;
  }
  if ($any(kingdom.places, (p) => (p.buildings & 32 /* BUILDING_HOBBIT_INC */) !== 0)) {
    limit = $sub(100000, kingdom.goods_sold);
    if (value > limit) {
      value = limit;
    }
  }
  return value;
}

function bargain_order(bargain) {
  return BARGAINS_ORDER[bargain];
}

function counterpart(bargain) {
  if (bargain === 0 /* BARGAIN_FOOD_FOR_GOLD */) {
    return 1 /* BARGAIN_GOLD_FOR_FOOD */;
  }
  if (bargain === 1 /* BARGAIN_GOLD_FOR_FOOD */) {
    return 0 /* BARGAIN_FOOD_FOR_GOLD */;
  }
  if (bargain === 2 /* BARGAIN_HOSTAGE_FOR_GOLD */) {
    return 3 /* BARGAIN_GOLD_FOR_HOSTAGE */;
  }
  if (bargain === 3 /* BARGAIN_GOLD_FOR_HOSTAGE */) {
    return 2 /* BARGAIN_HOSTAGE_FOR_GOLD */;
  }
  if (bargain === 4 /* BARGAIN_ARTIFACT_FOR_GOLD */) {
    return 5 /* BARGAIN_GOLD_FOR_ARTIFACT */;
  }
  if (bargain === 5 /* BARGAIN_GOLD_FOR_ARTIFACT */) {
    return 4 /* BARGAIN_ARTIFACT_FOR_GOLD */;
  }
  if (bargain === 6 /* BARGAIN_MITHRIL_FOR_GOLD */) {
    return 7 /* BARGAIN_GOLD_FOR_MITHRIL */;
  }
  return 6 /* BARGAIN_MITHRIL_FOR_GOLD */;
}

function at_odds(one, other) {
  if ($any(one.enemies, (k) => k === other)) {
    return true;
  }
  return $any(other.enemies, (k) => k === one);
}

function bargain_stands(seller, buyer) {
  let seller_bargain = seller.bargain;
  if (buyer.bargain !== counterpart(seller_bargain)) {
    return false;
  }
  let buyer_kingdom = buyer.kingdom;
  if (seller.partner !== buyer_kingdom || buyer.partner !== seller.kingdom) {
    return false;
  }
  let seller_kingdom = seller.kingdom;
  if (seller_kingdom === buyer_kingdom) {
    return false;
  }
  if (seller.figure !== buyer.figure) {
    return false;
  }
  if (seller.artifact !== buyer.artifact) {
    return false;
  }
  let buyer_gold = buyer.gold;
  let seller_gold = seller.gold;
  if (buyer_gold < seller_gold) {
    return false;
  }
  let seller_food = seller.food;
  if (seller_food < buyer.food) {
    return false;
  }
  let seller_mithril = seller.mithril;
  if (seller_mithril < buyer.mithril) {
    return false;
  }
  if (buyer_kingdom.gold < buyer_gold) {
    return false;
  }
  if (seller_kingdom.food < seller_food) {
    return false;
  }
  if (seller_kingdom.mithril < seller_mithril) {
    return false;
  }
  if (buyer_gold > 100000) {
    return false;
  }
  if (seller_food > 100000) {
    return false;
  }
  return (seller_bargain !== 4 /* BARGAIN_ARTIFACT_FOR_GOLD */ || seller_gold >= 10000) && (seller_bargain === 2 /* BARGAIN_HOSTAGE_FOR_GOLD */ || seller_bargain === 3 /* BARGAIN_GOLD_FOR_HOSTAGE */ || !at_odds(seller_kingdom, buyer_kingdom));
}

function gold_received(kingdom, giver, amount) {
  let value = amount;
  if ($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */) && !$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  return $floorDiv(value, 4);
}

function food_received(kingdom, giver, amount) {
  let value = amount;
  if ($has(kingdom.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */) && !$has(giver.traits, 33 /* TRAIT_TRICK_OF_THE_TRADE */)) {
    value = $mul(value, 5);
  } else {
    value = $mul(value, 4);
  }
  return $floorDiv(value, 4);
}

function announced(amount) {
  return amount >= 15000;
}

function may_give(kingdom, partner) {
  return $any(kingdom.allies, (k) => k === partner);
}

function transmuted(amount) {
  return $mul(amount, 50);
}

function powder_gold(amount) {
  return $mul(amount, 20);
}

export { market_gives, food_sold, gold_sold, market_limit, bargain_order, counterpart, at_odds, bargain_stands, gold_received, food_received, announced, may_give, transmuted, powder_gold };
