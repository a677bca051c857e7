/** The rules of clerks with the notes that explain them, and what has to hold for each entry. */
import { $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $all, $any, $count, $sum } from "./runtime/lists.js";
import { ALCHEMIST_ITEM_BREAD, ALCHEMIST_ITEM_COIN, ALCHEMIST_ITEM_FOLK, ALCHEMIST_ITEM_WORKSHOP, AWARD_MERIT_POINTS, BUILDING_OWNERS, CAMPAIGN_VARIANT_TEAMS, CAMPAIGN_VARIANT_TEAM_KINGDOMS, CLOSET_SKELETON_INFLUENCE, CUSTOM_ITEM_MOST_CHOICES, CUSTOM_ITEM_PICK_COST, LOOKOUT_FINDS_HIDDEN, LOOKOUT_HIDDEN_LEVEL, MAGICAL_ITEM_MITHRIL_PRICE, OBJECTIVE_GOAL_CLASS, OBJECTIVE_MERIT_POINTS, ORDER_NOT_OPEN_TO, ORDER_RESTRICTED_TO, PRIVILEGE_ORDER, TRIUMPH_REGIONS, VIGOR_EXHAUSTING } from "./tables.js";
import { awards_worth, goals_worth, picks_spent } from "./rules_clerks.js";
import { controls } from "./rules_realm.js";

function why_goals_worth(goals) {
  const notes = [];
  let value = $sum(goals, null, (g) => OBJECTIVE_MERIT_POINTS[g]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_goals_worth(entry, goals) {
  switch (entry) {
  }
  return -1;
}

function why_goals_allowed(goals) {
  const notes = [];
  if (goals_worth(goals) !== 3 && goals_worth(goals) !== 5) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(goals, (g) => OBJECTIVE_GOAL_CLASS[g] === 0 /* OBJECTIVE_CLASS_TERRITORIAL */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!$all(goals, (g) => $count(goals, (goal) => OBJECTIVE_GOAL_CLASS[goal] === OBJECTIVE_GOAL_CLASS[g]) === 1)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_goals_allowed(entry, goals) {
  switch (entry) {
  }
  return -1;
}

function why_awards_worth(awards) {
  const notes = [];
  let value = $sum(awards, null, (a) => AWARD_MERIT_POINTS[a]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_awards_worth(entry, awards) {
  switch (entry) {
  }
  return -1;
}

function why_awards_allowed(awards, goals) {
  const notes = [];
  if (awards_worth(awards) > goals_worth(goals)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$all(awards, (a) => $count(awards, (gift) => gift === a) <= 2)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_awards_allowed(entry, awards, goals) {
  switch (entry) {
  }
  return -1;
}

function why_picks_spent(items) {
  const notes = [];
  let value = $sum(items, null, (i) => CUSTOM_ITEM_PICK_COST[i]);
  notes.push([0, value]);
  return [value, notes];
}

function guards_picks_spent(entry, items) {
  switch (entry) {
  }
  return -1;
}

function why_customs_allowed(items) {
  const notes = [];
  if (picks_spent(items) > 10) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$all(items, (i) => !(CUSTOM_ITEM_MOST_CHOICES[i] !== null) || $count(items, (choice) => choice === i) <= $present(CUSTOM_ITEM_MOST_CHOICES[i], ""))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_customs_allowed(entry, items) {
  switch (entry) {
  }
  return -1;
}

function why_may_craft(item, power, kingdom) {
  const notes = [];
  if (power < 5) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (kingdom.mithril < MAGICAL_ITEM_MITHRIL_PRICE[item]) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_craft(entry, item, power, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_may_brew(item, kingdom) {
  const notes = [];
  if (kingdom.began_as !== ALCHEMIST_ITEM_FOLK[item]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$any(kingdom.places, (p) => $any($members(p.buildings), (b) => b === ALCHEMIST_ITEM_WORKSHOP[item]))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (ALCHEMIST_ITEM_BREAD[item] !== null && kingdom.food < $present(ALCHEMIST_ITEM_BREAD[item], "")) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (ALCHEMIST_ITEM_COIN[item] !== null && kingdom.gold < $present(ALCHEMIST_ITEM_COIN[item], "")) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_brew(entry, item, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_skeleton_toll(skeleton) {
  const notes = [];
  let value = $mul(CLOSET_SKELETON_INFLUENCE[skeleton], -1);
  notes.push([0, value]);
  return [value, notes];
}

function guards_skeleton_toll(entry, skeleton) {
  switch (entry) {
  }
  return -1;
}

function why_exhaustion_chance(vigor, kingdom) {
  const notes = [];
  let value;
  if (VIGOR_EXHAUSTING[vigor] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (VIGOR_EXHAUSTING[vigor] !== null) {
    value = $present(VIGOR_EXHAUSTING[vigor], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  if ((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0 && vigor === 1 /* VIGOR_WEARY */) {
    notes.push([2, $sub(25, value)]);
    value = 25;
  }
  return [value, notes];
}

function guards_exhaustion_chance(entry, vigor, kingdom) {
  switch (entry) {
    case 0:
      if (!(VIGOR_EXHAUSTING[vigor] === null)) return 0;
      break;
    case 1:
      if (!(VIGOR_EXHAUSTING[vigor] !== null)) return 0;
      break;
    case 2:
      if (!((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      if (!(vigor === 1 /* VIGOR_WEARY */)) return 1;
      break;
  }
  return -1;
}

function why_finds_hidden(lookout, grade) {
  const notes = [];
  if (LOOKOUT_FINDS_HIDDEN[lookout]) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (LOOKOUT_HIDDEN_LEVEL[lookout] !== null && grade >= $present(LOOKOUT_HIDDEN_LEVEL[lookout], "")) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_finds_hidden(entry, lookout, grade) {
  switch (entry) {
    case 0:
      if (!(LOOKOUT_FINDS_HIDDEN[lookout])) return 0;
      break;
    case 1:
      if (!(LOOKOUT_HIDDEN_LEVEL[lookout] !== null)) return 0;
      if (!(grade >= $present(LOOKOUT_HIDDEN_LEVEL[lookout], ""))) return 1;
      break;
  }
  return -1;
}

function why_thrones(variant_played) {
  const notes = [];
  let value;
  if (CAMPAIGN_VARIANT_TEAMS[variant_played] === null || CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (CAMPAIGN_VARIANT_TEAMS[variant_played] !== null && CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null) {
    value = $mul($present(CAMPAIGN_VARIANT_TEAMS[variant_played], ""), $present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], ""));
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_thrones(entry, variant_played) {
  switch (entry) {
    case 0:
      if (!(CAMPAIGN_VARIANT_TEAMS[variant_played] === null || CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null)) return 0;
      break;
    case 1:
      if (!(CAMPAIGN_VARIANT_TEAMS[variant_played] !== null)) return 0;
      if (!(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null)) return 1;
      break;
  }
  return -1;
}

function why_partners(variant_played) {
  const notes = [];
  let value;
  if (CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null) {
    value = $sub($present(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played], ""), 1);
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_partners(entry, variant_played) {
  switch (entry) {
    case 0:
      if (!(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] === null)) return 0;
      break;
    case 1:
      if (!(CAMPAIGN_VARIANT_TEAM_KINGDOMS[variant_played] !== null)) return 0;
      break;
  }
  return -1;
}

function why_has_won(kingdom, triumph) {
  const notes = [];
  if (TRIUMPH_REGIONS[triumph] === null) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (TRIUMPH_REGIONS[triumph] !== null && $count(kingdom.standings, (s) => controls(kingdom, s.region)) >= $present(TRIUMPH_REGIONS[triumph], "")) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_has_won(entry, kingdom, triumph) {
  switch (entry) {
    case 0:
      if (!(TRIUMPH_REGIONS[triumph] === null)) return 0;
      break;
    case 1:
      if (!(TRIUMPH_REGIONS[triumph] !== null)) return 0;
      if (!($count(kingdom.standings, (s) => controls(kingdom, s.region)) >= $present(TRIUMPH_REGIONS[triumph], ""))) return 1;
      break;
  }
  return -1;
}

function why_order_open(order, kingdom) {
  const notes = [];
  if ($any($members(ORDER_NOT_OPEN_TO[order]), (k) => kingdom.began_as === k)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any($members(kingdom.privileges), (p) => PRIVILEGE_ORDER[p] === order)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if ($count($members(ORDER_RESTRICTED_TO[order]), null) === 0) {
    notes.push([2, 0]);
    return [true, notes];
  }
  if ($any($members(ORDER_RESTRICTED_TO[order]), (k) => kingdom.began_as === k)) {
    notes.push([3, 0]);
    return [true, notes];
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_order_open(entry, order, kingdom) {
  switch (entry) {
    case 0:
      if (!($any($members(ORDER_NOT_OPEN_TO[order]), (k) => kingdom.began_as === k))) return 0;
      break;
    case 1:
      if (!($any($members(kingdom.privileges), (p) => PRIVILEGE_ORDER[p] === order))) return 0;
      break;
    case 2:
      if (!($count($members(ORDER_RESTRICTED_TO[order]), null) === 0)) return 0;
      break;
    case 3:
      if (!($any($members(ORDER_RESTRICTED_TO[order]), (k) => kingdom.began_as === k))) return 0;
      break;
  }
  return -1;
}

function why_building_open(building, kingdom) {
  const notes = [];
  if ($count($members(BUILDING_OWNERS[building]), null) === 0) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any($members(BUILDING_OWNERS[building]), (k) => kingdom.began_as === k)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_building_open(entry, building, kingdom) {
  switch (entry) {
    case 0:
      if (!($count($members(BUILDING_OWNERS[building]), null) === 0)) return 0;
      break;
    case 1:
      if (!($any($members(BUILDING_OWNERS[building]), (k) => kingdom.began_as === k))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_clerks = {
  goals_worth: [{ verb: "base", text: "", den: 1 }],
  goals_allowed: [{ verb: "needs", text: "They are worth neither award.", den: 1 }, { verb: "needs", text: "A territory has to be among them.", den: 1 }, { verb: "needs", text: "Each category gives a single goal.", den: 1 }],
  awards_worth: [{ verb: "base", text: "", den: 1 }],
  awards_allowed: [{ verb: "needs", text: "They cost more than the goals were worth.", den: 1 }, { verb: "needs", text: "Nothing is given more than two times.", den: 1 }],
  picks_spent: [{ verb: "base", text: "", den: 1 }],
  customs_allowed: [{ verb: "needs", text: "It costs more than 10 customization points.", den: 1 }, { verb: "needs", text: "Something is chosen too often.", den: 1 }],
  may_craft: [{ verb: "needs", text: "The craft takes a greater wizard.", den: 1 }, { verb: "needs", text: "It takes the item's mithril price; at hand: the kingdom's mithril.", den: 1 }],
  may_brew: [{ verb: "needs", text: "Nobody else knows how.", den: 1 }, { verb: "needs", text: "The building that it takes is missing.", den: 1 }, { verb: "needs", text: "There is not enough food.", den: 1 }, { verb: "needs", text: "There is not enough gold.", den: 1 }],
  skeleton_toll: [{ verb: "base", text: "", den: 100 }],
  exhaustion_chance: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }, { verb: "set to", text: "faith carries her", den: 1, source: "Devout (trait)" }],
  finds_hidden: [{ verb: "yes", text: "nothing stays hidden", den: 1 }, { verb: "yes", text: "sharp eyes", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  thrones: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  partners: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  has_won: [{ verb: "no", text: "nothing that a ruler could count", den: 1 }, { verb: "yes", text: "enough regions", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  order_open: [{ verb: "no", text: "barred from it", den: 1 }, { verb: "yes", text: "a special rule of its own", den: 1 }, { verb: "yes", text: "open to all", den: 1 }, { verb: "yes", text: "its own art", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  building_open: [{ verb: "yes", text: "open to all", den: 1 }, { verb: "yes", text: "its own art", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_goals_worth, guards_goals_worth, why_goals_allowed, guards_goals_allowed, why_awards_worth, guards_awards_worth, why_awards_allowed, guards_awards_allowed, why_picks_spent, guards_picks_spent, why_customs_allowed, guards_customs_allowed, why_may_craft, guards_may_craft, why_may_brew, guards_may_brew, why_skeleton_toll, guards_skeleton_toll, why_exhaustion_chance, guards_exhaustion_chance, why_finds_hidden, guards_finds_hidden, why_thrones, guards_thrones, why_partners, guards_partners, why_has_won, guards_has_won, why_order_open, guards_order_open, why_building_open, guards_building_open, $labels_rules_clerks };
