/** The rules of special_places with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $floorDiv, $has, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { PRIVILEGE_LEAST_PEOPLE, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_MONTHLY_FOOD, PRIVILEGE_MONTHLY_GOLD, PRIVILEGE_ORDER } from "./tables.js";

function why_place_of_its_own(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest([0 /* PRIVILEGE_SUMMON_MONSTERS */, 1 /* PRIVILEGE_EQUIP_ADVANCED_ITEM */, 2 /* PRIVILEGE_EQUIP_MITHRIL_ITEM */, 3 /* PRIVILEGE_SUPREME_MASKING */, 4 /* PRIVILEGE_EVASION */, 5 /* PRIVILEGE_VOLCANO_PHOENIX */, 6 /* PRIVILEGE_DRAGONS_LAIR */, 7 /* PRIVILEGE_NO_NAVY */, 8 /* PRIVILEGE_DRUIDS_GROVE */, 9 /* PRIVILEGE_GOLD_MINE */, 10 /* PRIVILEGE_HIDDEN_OASIS */, 11 /* PRIVILEGE_PIRATES_COVE */, 12 /* PRIVILEGE_WATCHFUL_VILLAGES */, 13 /* PRIVILEGE_SHIPS_ON_ANY_SEA */, 14 /* PRIVILEGE_TRANSMUTE_DAMNED */, 15 /* PRIVILEGE_TRANSMUTE_RARE_ELEMENT */, 16 /* PRIVILEGE_ALCHEMIST_WORKSHOPS */, 17 /* PRIVILEGE_GREEK_FIRE_DISCOUNT */, 18 /* PRIVILEGE_PLAINS_HUNTERS */, 19 /* PRIVILEGE_CONSUL_ENAMOR */, 20 /* PRIVILEGE_CONSUL_DENIGRATE */, 21 /* PRIVILEGE_CONSUL_TITLES */, 22 /* PRIVILEGE_CONSUL_TRAVEL */, 23 /* PRIVILEGE_CONSUL_RITES */, 24 /* PRIVILEGE_MAIDEN_TRIBUTE */, 25 /* PRIVILEGE_SLEEP_OF_CONSULS */, 26 /* PRIVILEGE_LIVING_PLAGUE */, 27 /* PRIVILEGE_VILE_PRESENCE */, 28 /* PRIVILEGE_HOUNDS_OF_HELL */, 29 /* PRIVILEGE_SUMMON_PIT_FIEND */, 30 /* PRIVILEGE_MUSTER_THE_FALLEN */, 31 /* PRIVILEGE_GRIM_MORALE */, 32 /* PRIVILEGE_SUMMON_FALLEN_ANGEL */, 33 /* PRIVILEGE_TORMENT_PRISONER */, 34 /* PRIVILEGE_MORTAL_STEWARD */, 35 /* PRIVILEGE_GATE_OF_PRINCES */, 36 /* PRIVILEGE_SLEEP_OF_PRINCES */, 37 /* PRIVILEGE_REGIONAL_SUBMISSION */, 38 /* PRIVILEGE_DEMONIC_DENIGRATION */, 39 /* PRIVILEGE_RAISE_DEAD */, 40 /* PRIVILEGE_DWARVEN_DEFENSES */, 41 /* PRIVILEGE_MASONS_TRIBUTE */, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */, 43 /* PRIVILEGE_STONECUTTERS */, 44 /* PRIVILEGE_EAGLE_RIDERS */, 45 /* PRIVILEGE_ROC_RIDERS */, 46 /* PRIVILEGE_TOWERING_PARLEY */, 47 /* PRIVILEGE_GIANT_MASONS */, 48 /* PRIVILEGE_ELEMENTAL_SUMMONS */, 49 /* PRIVILEGE_ELEMENTAL_MASTERY */, 50 /* PRIVILEGE_PLENTIFUL_REINFORCEMENTS */, 51 /* PRIVILEGE_LOST_LORE */, 52 /* PRIVILEGE_EYE_OF_THE_BEHOLDER */, 53 /* PRIVILEGE_ARTIFACT_KEYS */, 54 /* PRIVILEGE_OPEN_DOORS */, 55 /* PRIVILEGE_NOBODYS_ENEMY */, 56 /* PRIVILEGE_MERCHANT_CAPTAINS */, 57 /* PRIVILEGE_ADVISERS_TRIBUTE */, 58 /* PRIVILEGE_TRADING_COMPANY */, 59 /* PRIVILEGE_REVEAL_ALL_TRADES */, 60 /* PRIVILEGE_SPECIAL_HIRES */, 61 /* PRIVILEGE_DISGUISED_ENVOY */, 62 /* PRIVILEGE_SLIPPERY_CAPTIVES */, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */, 64 /* PRIVILEGE_LYCAN_REGENERATION */, 65 /* PRIVILEGE_WINTER_HUNGER */, 66 /* PRIVILEGE_LYCANTHROPY_OF_CAPTIVES */, 67 /* PRIVILEGE_LYCANTHROPY_OF_ENVOYS */, 68 /* PRIVILEGE_OUTCASTS */, 69 /* PRIVILEGE_PRIZE_MONEY */, 70 /* PRIVILEGE_DOUBLE_TREASURE */, 71 /* PRIVILEGE_FALCONERS */, 72 /* PRIVILEGE_PALADIN_UPKEEP */, 73 /* PRIVILEGE_EARLY_TRIUMPH */, 74 /* PRIVILEGE_EARLY_GREAT_TRIUMPH */, 75 /* PRIVILEGE_BANISHED_WRAITH */, 76 /* PRIVILEGE_AGENTS_TRIBUTE */, 77 /* PRIVILEGE_GLOBAL_TRAINING_COST */, 78 /* PRIVILEGE_EARLY_KIDNAP */, 79 /* PRIVILEGE_EARLY_RESCUE */, 80 /* PRIVILEGE_RAPID_TRAINING */, 81 /* PRIVILEGE_LASTING_TEMPLE */], (p) => $has(kingdom.privileges, p) && PRIVILEGE_ORDER[p] === 33 /* ORDER_CREATE_SPECIAL_LOCATION_VARIOUS */, (p) => [1]), notes];
}

function guards_place_of_its_own(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_secret_gold(right) {
  const notes = [];
  let value;
  if (PRIVILEGE_MONTHLY_GOLD[right] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (PRIVILEGE_MONTHLY_GOLD[right] !== null) {
    value = $present(PRIVILEGE_MONTHLY_GOLD[right], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_secret_gold(entry, right) {
  switch (entry) {
    case 0:
      if (!(PRIVILEGE_MONTHLY_GOLD[right] === null)) return 0;
      break;
    case 1:
      if (!(PRIVILEGE_MONTHLY_GOLD[right] !== null)) return 0;
      break;
  }
  return -1;
}

function why_secret_food(right) {
  const notes = [];
  let value;
  if (PRIVILEGE_MONTHLY_FOOD[right] === null) {
    notes.push([0, 0]);
    value = 0;
  } else if (PRIVILEGE_MONTHLY_FOOD[right] !== null) {
    value = $present(PRIVILEGE_MONTHLY_FOOD[right], "");
    notes.push([1, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_secret_food(entry, right) {
  switch (entry) {
    case 0:
      if (!(PRIVILEGE_MONTHLY_FOOD[right] === null)) return 0;
      break;
    case 1:
      if (!(PRIVILEGE_MONTHLY_FOOD[right] !== null)) return 0;
      break;
  }
  return -1;
}

function why_plagued(region, curse, world) {
  const notes = [];
  if (!$any(world.groups, (g) => g.region === region && $has(g.kingdom.privileges, curse) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_plagued(entry, region, curse, world) {
  switch (entry) {
    case 0:
      if (!($any(world.groups, (g) => g.region === region && $has(g.kingdom.privileges, curse) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */)))) return 0;
      break;
  }
  return -1;
}

function why_people_left(people_, curse) {
  const notes = [];
  let points, limit;
  let value = people_;
  notes.push([0, value]);
  let share_ = 100;
  if (PRIVILEGE_LOST_PEOPLE[curse] !== null) {
    points = $present(PRIVILEGE_LOST_PEOPLE[curse], "");
    notes.push([1, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_left");
  }
  value = $mul(value, share_);
  if (PRIVILEGE_LEAST_PEOPLE[curse] !== null) {
    limit = $mul($smaller(people_, $present(PRIVILEGE_LEAST_PEOPLE[curse], "")), 100);
    if (value < limit) {
      notes.push([2, $sub(limit, value)]);
      value = limit;
    }
  }
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([3, $sub($mul(value, 100), before)]);
  return [value, notes];
}

function guards_people_left(entry, people_, curse) {
  switch (entry) {
    case 1:
      if (!(PRIVILEGE_LOST_PEOPLE[curse] !== null)) return 0;
      break;
    case 2:
      if (!(PRIVILEGE_LEAST_PEOPLE[curse] !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_special_places = {
  place_of_its_own: [{ verb: "otherwise", text: "", den: 1 }],
  secret_gold: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  secret_food: [{ verb: "base", text: "", den: 1 }, { verb: "base", text: "", den: 1 }],
  plagued: [{ verb: "holds", text: "", den: 1 }],
  people_left: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "the plague", den: 100 }, { verb: "at least", text: "those whom it spares", den: 100 }, { verb: "round", text: "whole people", den: 100 }],
};

export { why_place_of_its_own, guards_place_of_its_own, why_secret_gold, guards_secret_gold, why_secret_food, guards_secret_food, why_plagued, guards_plagued, why_people_left, guards_people_left, $labels_rules_special_places };
