/** The rules of special_places. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $floorDiv, $has, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { PRIVILEGE_LEAST_PEOPLE, PRIVILEGE_LOST_PEOPLE, PRIVILEGE_MONTHLY_FOOD, PRIVILEGE_MONTHLY_GOLD, PRIVILEGE_ORDER } from "./tables.js";

function place_of_its_own(kingdom) {
  return $lowest([0 /* PRIVILEGE_SUMMON_MONSTERS */, 1 /* PRIVILEGE_EQUIP_ADVANCED_ITEM */, 2 /* PRIVILEGE_EQUIP_MITHRIL_ITEM */, 3 /* PRIVILEGE_SUPREME_MASKING */, 4 /* PRIVILEGE_EVASION */, 5 /* PRIVILEGE_VOLCANO_PHOENIX */, 6 /* PRIVILEGE_DRAGONS_LAIR */, 7 /* PRIVILEGE_NO_NAVY */, 8 /* PRIVILEGE_DRUIDS_GROVE */, 9 /* PRIVILEGE_GOLD_MINE */, 10 /* PRIVILEGE_HIDDEN_OASIS */, 11 /* PRIVILEGE_PIRATES_COVE */, 12 /* PRIVILEGE_WATCHFUL_VILLAGES */, 13 /* PRIVILEGE_SHIPS_ON_ANY_SEA */, 14 /* PRIVILEGE_TRANSMUTE_DAMNED */, 15 /* PRIVILEGE_TRANSMUTE_RARE_ELEMENT */, 16 /* PRIVILEGE_ALCHEMIST_WORKSHOPS */, 17 /* PRIVILEGE_GREEK_FIRE_DISCOUNT */, 18 /* PRIVILEGE_PLAINS_HUNTERS */, 19 /* PRIVILEGE_CONSUL_ENAMOR */, 20 /* PRIVILEGE_CONSUL_DENIGRATE */, 21 /* PRIVILEGE_CONSUL_TITLES */, 22 /* PRIVILEGE_CONSUL_TRAVEL */, 23 /* PRIVILEGE_CONSUL_RITES */, 24 /* PRIVILEGE_MAIDEN_TRIBUTE */, 25 /* PRIVILEGE_SLEEP_OF_CONSULS */, 26 /* PRIVILEGE_LIVING_PLAGUE */, 27 /* PRIVILEGE_VILE_PRESENCE */, 28 /* PRIVILEGE_HOUNDS_OF_HELL */, 29 /* PRIVILEGE_SUMMON_PIT_FIEND */, 30 /* PRIVILEGE_MUSTER_THE_FALLEN */, 31 /* PRIVILEGE_GRIM_MORALE */, 32 /* PRIVILEGE_SUMMON_FALLEN_ANGEL */, 33 /* PRIVILEGE_TORMENT_PRISONER */, 34 /* PRIVILEGE_MORTAL_STEWARD */, 35 /* PRIVILEGE_GATE_OF_PRINCES */, 36 /* PRIVILEGE_SLEEP_OF_PRINCES */, 37 /* PRIVILEGE_REGIONAL_SUBMISSION */, 38 /* PRIVILEGE_DEMONIC_DENIGRATION */, 39 /* PRIVILEGE_RAISE_DEAD */, 40 /* PRIVILEGE_DWARVEN_DEFENSES */, 41 /* PRIVILEGE_MASONS_TRIBUTE */, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */, 43 /* PRIVILEGE_STONECUTTERS */, 44 /* PRIVILEGE_EAGLE_RIDERS */, 45 /* PRIVILEGE_ROC_RIDERS */, 46 /* PRIVILEGE_TOWERING_PARLEY */, 47 /* PRIVILEGE_GIANT_MASONS */, 48 /* PRIVILEGE_ELEMENTAL_SUMMONS */, 49 /* PRIVILEGE_ELEMENTAL_MASTERY */, 50 /* PRIVILEGE_PLENTIFUL_REINFORCEMENTS */, 51 /* PRIVILEGE_LOST_LORE */, 52 /* PRIVILEGE_EYE_OF_THE_BEHOLDER */, 53 /* PRIVILEGE_ARTIFACT_KEYS */, 54 /* PRIVILEGE_OPEN_DOORS */, 55 /* PRIVILEGE_NOBODYS_ENEMY */, 56 /* PRIVILEGE_MERCHANT_CAPTAINS */, 57 /* PRIVILEGE_ADVISERS_TRIBUTE */, 58 /* PRIVILEGE_TRADING_COMPANY */, 59 /* PRIVILEGE_REVEAL_ALL_TRADES */, 60 /* PRIVILEGE_SPECIAL_HIRES */, 61 /* PRIVILEGE_DISGUISED_ENVOY */, 62 /* PRIVILEGE_SLIPPERY_CAPTIVES */, 63 /* PRIVILEGE_LYCANTHROPY_IN_BATTLE */, 64 /* PRIVILEGE_LYCAN_REGENERATION */, 65 /* PRIVILEGE_WINTER_HUNGER */, 66 /* PRIVILEGE_LYCANTHROPY_OF_CAPTIVES */, 67 /* PRIVILEGE_LYCANTHROPY_OF_ENVOYS */, 68 /* PRIVILEGE_OUTCASTS */, 69 /* PRIVILEGE_PRIZE_MONEY */, 70 /* PRIVILEGE_DOUBLE_TREASURE */, 71 /* PRIVILEGE_FALCONERS */, 72 /* PRIVILEGE_PALADIN_UPKEEP */, 73 /* PRIVILEGE_EARLY_TRIUMPH */, 74 /* PRIVILEGE_EARLY_GREAT_TRIUMPH */, 75 /* PRIVILEGE_BANISHED_WRAITH */, 76 /* PRIVILEGE_AGENTS_TRIBUTE */, 77 /* PRIVILEGE_GLOBAL_TRAINING_COST */, 78 /* PRIVILEGE_EARLY_KIDNAP */, 79 /* PRIVILEGE_EARLY_RESCUE */, 80 /* PRIVILEGE_RAPID_TRAINING */, 81 /* PRIVILEGE_LASTING_TEMPLE */], (p) => $has(kingdom.privileges, p) && PRIVILEGE_ORDER[p] === 33 /* ORDER_CREATE_SPECIAL_LOCATION_VARIOUS */, (p) => [1]);
}

function secret_gold(right) {
  let value;
  if (PRIVILEGE_MONTHLY_GOLD[right] === null) {
    value = 0;
  } else {
    value = $present(PRIVILEGE_MONTHLY_GOLD[right], "");
  }
  return value;
}

function secret_food(right) {
  let value;
  if (PRIVILEGE_MONTHLY_FOOD[right] === null) {
    value = 0;
  } else {
    value = $present(PRIVILEGE_MONTHLY_FOOD[right], "");
  }
  return value;
}

function plagued(region, curse, world) {
  return $any(world.groups, (g) => g.region === region && $has(g.kingdom.privileges, curse) && $any(g.brigades, (b) => b.breed === 27 /* BRIGADE_TYPE_DEATHKNIGHTS */));
}

function people_left(people_, curse) {
  let limit;
  let value = people_;
  let share_ = 100;
  if (PRIVILEGE_LOST_PEOPLE[curse] !== null) {
    share_ = $sub(share_, $present(PRIVILEGE_LOST_PEOPLE[curse], ""));
  }
  if (share_ < 0) {
    throw new TooMuchTaken("people_left");
  }
  value = $mul(value, share_);
  if (PRIVILEGE_LEAST_PEOPLE[curse] !== null) {
    limit = $mul($smaller(people_, $present(PRIVILEGE_LEAST_PEOPLE[curse], "")), 100);
    if (value < limit) {
      value = limit;
    }
  }
  return $floorDiv(value, 100);
}

export { place_of_its_own, secret_gold, secret_food, plagued, people_left };
