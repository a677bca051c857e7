/** The rules of walls. */
import { $FLOOR, $add, $floorDiv, $has, $meets, $members, $mul, $present, $quotient } from "./runtime/numbers.js";
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
    if ($meets(place_kingdom_traits, 2686451728)) {
      if ($has(place_kingdom_traits, 31 /* TRAIT_STALWART */)) {
        share_ = $add(share_, 2);
      }
      if ($has(place_kingdom_traits, 21 /* TRAIT_MILITARY_TRADITION */)) {
        share_ = $add(share_, 2);
      }
      if ($has(place_kingdom_traits, 29 /* TRAIT_SIEGE_ENGINEERING */)) {
        share_ = $add(share_, 2);
      }
      if ($has(place_kingdom_traits, 4 /* TRAIT_CUNNING */)) {
        share_ = $add(share_, 2);
      }
    }
    place_region = place.region;
    if (place_region !== null && controls(place_kingdom, place_region)) {
      share_ = $add(share_, 2);
    }
    if (place_kingdom.capital === place) {
      share_ = $add(share_, 5);
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
    value = $add(value, 20);
  }
  let group_brigades = group.brigades;
  value = $add(value, $mul($count(group_brigades, (b) => b.breed === 88 /* BRIGADE_TYPE_TROLLS */), 10));
  if ($has(group.kingdom.traits, 29 /* TRAIT_SIEGE_ENGINEERING */) && $any(group_brigades, (b) => b.breed === 97 /* BRIGADE_TYPE_WAR_MACHINES */)) {
    value = $add(value, 15);
  }
  return value;
}

function siege_length(besieger, town) {
  if ($has(besieger.traits, 29 /* TRAIT_SIEGE_ENGINEERING */) && town) {
    return 2;
  }
  return 3;
}

function siege_captives(besieger, fallen) {
  let value = 30;
  if (fallen) {
    value = 50;
  }
  if ($has(besieger.traits, 29 /* TRAIT_SIEGE_ENGINEERING */)) {
    value = $add(value, 20);
  }
  return value;
}

export { walls_value, walls_riposte, walls_shelter, damage_taken, walls_luck, storming_gain, siege_length, siege_captives };
