/** The rules of clerks. */
import { $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $sum } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_WORKSHOP, AWARD_MERIT_POINTS, BUILDING_OWNERS, CAMPAIGN_VARIANT_TEAMS, CAMPAIGN_VARIANT_TEAM_KINGDOMS, CLOSET_SKELETON_INFLUENCE, CUSTOM_ITEM_MOST_CHOICES, CUSTOM_ITEM_PICK_COST, LOOKOUT_FINDS_HIDDEN, LOOKOUT_HIDDEN_LEVEL, MAGICAL_ITEM_MITHRIL_PRICE, OBJECTIVE_GOAL_CLASS, OBJECTIVE_MERIT_POINTS, ORDER_NOT_OPEN_TO, ORDER_RESTRICTED_TO, PRIVILEGE_ORDER, TRIUMPH_REGIONS, VIGOR_EXHAUSTING } from "./tables.js";
import { controls } from "./rules_realm.js";

function goals_worth(goals) {
  return $sum(goals, null, (g) => OBJECTIVE_MERIT_POINTS[g]);
}

function goals_allowed(goals) {
  let goals_worth_ = goals_worth(goals);
  if (goals_worth_ !== 3 && goals_worth_ !== 5) {
    return false;
  }
  if (!$any(goals, (g) => OBJECTIVE_GOAL_CLASS[g] === 0 /* OBJECTIVE_CLASS_TERRITORIAL */)) {
    return false;
  }
  return $all(goals, (g) => $count(goals, (goal) => OBJECTIVE_GOAL_CLASS[goal] === OBJECTIVE_GOAL_CLASS[g]) === 1);
}

function awards_worth(awards) {
  return $sum(awards, null, (a) => AWARD_MERIT_POINTS[a]);
}

function awards_allowed(awards, goals) {
  if (awards_worth(awards) > goals_worth(goals)) {
    return false;
  }
  return $all(awards, (a) => $count(awards, (gift) => gift === a) <= 2);
}

function picks_spent(items) {
  return $sum(items, null, (i) => CUSTOM_ITEM_PICK_COST[i]);
}

function customs_allowed(items) {
  if (picks_spent(items) > 10) {
    return false;
  }
  return $all(items, (i) => !(CUSTOM_ITEM_MOST_CHOICES[i] !== null) || $count(items, (choice) => choice === i) <= $present(CUSTOM_ITEM_MOST_CHOICES[i], ""));
}

function may_craft(item, power, kingdom) {
  if (power < 5) {
    return false;
  }
  return kingdom.mithril >= MAGICAL_ITEM_MITHRIL_PRICE[item];
}

function may_brew(item, kingdom) {
  if (kingdom.began_as !== ALCHEMIST_ITEM_FOLK[item]) {
    return false;
  }
  if (!$any(kingdom.places, (p) => $any($members(p.buildings), (b) => b === ALCHEMIST_ITEM_WORKSHOP[item]))) {
    return false;
  }
  if (ALCHEMIST_ITEM_BREAD[item] !== null && kingdom.food < $present(ALCHEMIST_ITEM_BREAD[item], "")) {
    return false;
  }
  return ALCHEMIST_ITEM_COIN[item] === null || kingdom.gold >= $present(ALCHEMIST_ITEM_COIN[item], "");
}

function skeleton_toll(skeleton) {
  return $mul(CLOSET_SKELETON_INFLUENCE[skeleton], -1);
}

function exhaustion_chance(vigor, kingdom) {
  let value;
  if (VIGOR_EXHAUSTING[vigor] === null) {
    value = 0;
  } else if (VIGOR_EXHAUSTING[vigor] !== null) {
    value = $present(VIGOR_EXHAUSTING[vigor], "");
  } else {
    value = 0;
  }
  if (vigor === 1 /* VIGOR_WEARY */ && (kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    value = 25;
  }
  return value;
}

function finds_hidden(lookout, grade) {
  if (LOOKOUT_FINDS_HIDDEN[lookout]) {
    return true;
  }
  return LOOKOUT_HIDDEN_LEVEL[lookout] !== null && grade >= $present(LOOKOUT_HIDDEN_LEVEL[lookout], "");
}

function thrones(variant_played) {
  let value;
  if (CAMPAIGN_VARIANT_TEAMS[variant_played] === null || CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null) {
    value = 0;
  } else if (CAMPAIGN_VARIANT_TEAMS[variant_played] !== null && CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null) {
    value = $mul($present(CAMPAIGN_VARIANT_TEAMS[variant_played], ""), $present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], ""));
  } else {
    value = 0;
  }
  return value;
}

function partners(variant_played) {
  let value;
  if (CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null) {
    value = 0;
  } else if (CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null) {
    value = $sub($present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], ""), 1);
  } else {
    value = 0;
  }
  return value;
}

function has_won(kingdom, triumph) {
  if (TRIUMPH_REGIONS[triumph] === null) {
    return false;
  }
  return TRIUMPH_REGIONS[triumph] !== null && $count(kingdom.standings, (s) => controls(kingdom, s.region)) >= $present(TRIUMPH_REGIONS[triumph], "");
}

function order_open(order, kingdom) {
  if ($any($members(ORDER_NOT_OPEN_TO[order]), (k) => kingdom.began_as === k)) {
    return false;
  }
  if ($any($members(kingdom.privileges), (p) => PRIVILEGE_ORDER[p] === order)) {
    return true;
  }
  if ($count($members(ORDER_RESTRICTED_TO[order]), null) === 0) {
    return true;
  }
  return $any($members(ORDER_RESTRICTED_TO[order]), (k) => kingdom.began_as === k);
}

function building_open(building, kingdom) {
  if ($count($members(BUILDING_OWNERS[building]), null) === 0) {
    return true;
  }
  return $any($members(BUILDING_OWNERS[building]), (k) => kingdom.began_as === k);
}

export { goals_worth, goals_allowed, awards_worth, awards_allowed, picks_spent, customs_allowed, may_craft, may_brew, skeleton_toll, exhaustion_chance, finds_hidden, thrones, partners, has_won, order_open, building_open };
