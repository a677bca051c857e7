/** The rules of council. */
import { $add, $present, $sub } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { ISSUE_FOOD, ISSUE_GOLD, ISSUE_INFLUENCE, ISSUE_REACTION, SETTLEMENT_EATS_MORE } from "./tables.js";
import { lowered, raised } from "./rules_realm.js";
import { at_odds } from "./rules_trade.js";

function empty_chairs(world) {
  let value = 5;
  return $sub(value, $count(world.kingdoms, (k) => k.councillor));
}

function may_take_chair(kingdom, world) {
  if (kingdom.councillor) {
    return false;
  }
  return !world.happened("unseated", "within", 2, kingdom);
}

function bid_worth(kingdom, bid) {
  let value = bid;
  if ((kingdom.traits & 8 /* TRAIT_CHARISMA */) !== 0) {
    value = $add(value, 10000);
  }
  return value;
}

function chair_sold(seller, buyer, world) {
  if (!seller.selling || buyer.selling) {
    return false;
  }
  let buyer_kingdom = buyer.kingdom;
  if (seller.partner !== buyer_kingdom || buyer.partner !== seller.kingdom) {
    return false;
  }
  let seller_kingdom = seller.kingdom;
  if (!seller_kingdom.councillor) {
    return false;
  }
  if (!may_take_chair(buyer_kingdom, world)) {
    return false;
  }
  let buyer_gold = buyer.gold;
  if (buyer_gold < seller.gold || buyer.food < seller.food) {
    return false;
  }
  return buyer_kingdom.gold >= buyer_gold && buyer_kingdom.food >= buyer.food && !at_odds(seller_kingdom, buyer_kingdom);
}

function issue_influence(issue) {
  let value;
  if (ISSUE_INFLUENCE[issue] === null) {
    value = 0;
  } else {
    value = $present(ISSUE_INFLUENCE[issue], "");
  }
  return value;
}

function decreed_mood(issue, mood_) {
  if (ISSUE_REACTION[issue] !== null) {
    if ($present(ISSUE_REACTION[issue], "") > 0) {
      return raised(mood_, 3 /* REACTION_FRIENDLY */);
    }
    if ($present(ISSUE_REACTION[issue], "") < 0) {
      return lowered(mood_, 0 /* REACTION_HOSTILE */);
    }
  }
  return mood_;
}

function decreed_gold(issue, place) {
  let value = place.gold_output;
  if (ISSUE_GOLD[issue] !== null) {
    value = $add(value, $present(ISSUE_GOLD[issue], ""));
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function decreed_food(issue, place) {
  let value = place.food_output;
  if (ISSUE_FOOD[issue] !== null) {
    value = $add(value, $present(ISSUE_FOOD[issue], ""));
  }
  if (SETTLEMENT_EATS_MORE[place.settlement] === null && value < 0) {
    value = 0;
  }
  return value;
}

function heard(voice, world) {
  return $count(world.votes, (v) => v.voice === voice && v.kingdom.councillor);
}

export { empty_chairs, may_take_chair, bid_worth, chair_sold, issue_influence, decreed_mood, decreed_gold, decreed_food, heard };
