/** The rules of walls. */
import { $FLOOR, $add, $floorDiv, $members, $mul, $present, $quotient } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { BUILDING_TOUGHNESS, SURGE_RIPOSTE, seizures_defense } from "./tables.js";
import { flying } from "./rules_brigades.js";
import { controls } from "./rules_realm.js";

function walls_value(place, seizure) {
  let place_kingdom_traits, place_region;
  let value = place.defense;
  let share_ = 20;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_traits = place_kingdom.traits;
    if ((place_kingdom_traits & 2686451728) !== 0) {
      if ((place_kingdom_traits & 2147483648 /* TRAIT_STALWART */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 2097152 /* TRAIT_MILITARY_TRADITION */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
        share_ = share_ + 2;
      }
      if ((place_kingdom_traits & 16 /* TRAIT_CUNNING */) !== 0) {
        share_ = share_ + 2;
      }
    }
    place_region = place.region;
    if (place_region !== null && controls(place_kingdom, place_region)) {
      share_ = share_ + 2;
    }
    if (place_kingdom.capital === place) {
      share_ = share_ + 5;
    }
  }
  value = $mul(value, share_);
  value = $floorDiv($add(value, 10), 20);
  value = $mul(value, seizures_defense(seizure));
  return $floorDiv($add(value, 50), 100);
}

function walls_riposte(place, seizure, surge) {
  let value = walls_value(place, seizure);
  value = $mul(value, SURGE_RIPOSTE[surge]);
  return $floorDiv($add(value, 50), 100);
}

function walls_shelter(place) {
  let amount;
  let value = 150;
  let forts = $FLOOR;
  for (const b of $members(place.buildings)) {
    if (BUILDING_TOUGHNESS[b] !== null) {
      amount = $present(BUILDING_TOUGHNESS[b], "");
      if (forts < amount) {
        forts = amount;
      }
    }
  }
  if (forts > $FLOOR) {
    value = $add(value, forts);
  }
  return value;
}

function damage_taken(damage, shelter) {
  let value = damage;
  let divisor = 1;
  if (shelter > 0) {
    divisor = $mul(divisor, shelter);
    value = $mul(value, 100);
  }
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "damage_taken");
}

function walls_luck() {
  return 15;
}

function storming_gain(group) {
  let value = 0;
  if (flying(group)) {
    value = value + 20;
  }
  let group_brigades = group.brigades;
  value = $add(value, $mul($count(group_brigades, (b) => b.breed === 88 /* BRIGADE_TYPE_TROLLS */), 10));
  if ((group.kingdom.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && $any(group_brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */)) {
    value = $add(value, 15);
  }
  return value;
}

function siege_length(besieger, town) {
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0 && town) {
    return 2;
  }
  return 3;
}

function siege_captives(besieger, fallen) {
  let value = 30;
  if (fallen) {
    value = 50;
  }
  if ((besieger.traits & 536870912 /* TRAIT_SIEGE_ENGINEERING */) !== 0) {
    value = value + 20;
  }
  return value;
}

export { walls_value, walls_riposte, walls_shelter, damage_taken, walls_luck, storming_gain, siege_length, siege_captives };
