/** The rules of sieges. */
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $contains, $first, $pick, $sum } from "./runtime/lists.js";
import { ARTIFACT_COMBAT_GAIN, ARTIFACT_PARLEY_GAIN, TRAIT_THREAT_BONUS, leader_bonuses_bonus, siege_turns_production } from "./tables.js";
import { brigade_strength, brigades_of } from "./rules_brigades.js";
import { can_be_seized, wings_grounded } from "./rules_conquest.js";
import { weapon_gain } from "./rules_forge.js";
import { open_to_talk, standing_quo } from "./rules_politics.js";
import { mood } from "./rules_realm.js";
import { manned_walls, siege_captives, storming_gain } from "./rules_walls.js";

function ladders_and_bows(group) {
  let group_brigades = group.brigades;
  let value = $sum(group_brigades, null, (b) => brigade_strength(b, 6 /* ARM_STORM */));
  return $add(value, $sum(group_brigades, null, (b) => $add(brigade_strength(b, 0 /* ARM_LONG_RANGE */), brigade_strength(b, 1 /* ARM_SHORT_RANGE */))));
}

function wall_readiness(group) {
  let value = 100;
  value = $add(value, $sum(group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank)));
  if (group.first) {
    value = $add(value, 5);
  }
  if (group.gear !== 0) {
    value = $add(value, weapon_gain(group));
  }
  value = $add(value, $sum($members(group.artifacts), null, (a) => ARTIFACT_COMBAT_GAIN[a]));
  value = $add(value, storming_gain(group));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function wall_worth(group) {
  let value = ladders_and_bows(group);
  value = $mul(value, wall_readiness(group));
  value = $mul(value, group.morale);
  return $floorDiv($add(value, 5000), 10000);
}

function siege_readiness(group, place) {
  let value = wall_readiness(group);
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && $any(group.kingdom.enemies, (k) => k === place_kingdom)) {
    value = $add(value, 5);
  }
  value = $sub(value, wings_grounded(group, place));
  if (value < 0) {
    value = 0;
  }
  return value;
}

function siege_value(group, place) {
  let value = ladders_and_bows(group);
  value = $mul(value, siege_readiness(group, place));
  value = $mul(value, group.morale);
  return $floorDiv($add(value, 5000), 10000);
}

function walls_to_match(place, world) {
  return manned_walls(place, world);
}

function could_besiege(group, place, world) {
  return siege_value(group, place) > walls_to_match(place, world);
}

function had_its_turn(group, world) {
  return world.happened("approached", "this", 0, group);
}

function gate_might(group, place, world) {
  let value = $quotient($add($mul(siege_value(group, place), 20), $larger(1, walls_to_match(place, world))), $mul($larger(1, walls_to_match(place, world)), 2), "gate_might");
  if (value > 30) {
    value = 30;
  }
  return value;
}

function gate_words(group, place, world) {
  let group_kingdom, group_kingdom_;
  let value = gate_might(group, place, world);
  value = $add(value, $extreme($larger, [0, ...$pick(group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank))]));
  let place_region = place.region;
  if (place_region !== null) {
    group_kingdom = group.kingdom;
    if (mood(group_kingdom, place_region) === 3 /* REACTION_FRIENDLY */) {
      value = $add(value, 15);
    }
    if (mood(group_kingdom, place_region) === 4 /* REACTION_LOYAL */) {
      value = $add(value, 30);
    }
    if (mood(group_kingdom, place_region) === 1 /* REACTION_SUSPICIOUS */) {
      value = $sub(value, 15);
    }
    if (mood(group_kingdom, place_region) === 0 /* REACTION_HOSTILE */) {
      value = $sub(value, 30);
    }
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    group_kingdom_ = group.kingdom;
    if ($any(group_kingdom_.friends, (k) => k === place_kingdom)) {
      value = $add(value, 15);
    }
    if ($any(group_kingdom_.foes, (k) => k === place_kingdom)) {
      value = $sub(value, 15);
    }
  }
  value = $add(value, $sum($members(group.artifacts), (a) => ARTIFACT_PARLEY_GAIN[a] !== null, (a) => $present(ARTIFACT_PARLEY_GAIN[a], "")));
  value = $sub(value, place.peace);
  value = $sub(value, standing_quo(place));
  for (const silver_tongue of world.silver_tongues) {
    if (silver_tongue.group === group) {
      value = $add(value, silver_tongue.grace);
    }
  }
  return value;
}

function parley_chance(group, place, world) {
  let value = gate_words(group, place, world);
  value = $add(value, $mul(brigades_of(group, 67 /* BRIGADE_TYPE_OGRES */), 10));
  value = $add(value, $mul(brigades_of(group, 97 /* BRIGADE_TYPE_WAR_MACHINES */), 10));
  if ($has(group.kingdom.privileges, 46 /* PRIVILEGE_TOWERING_PARLEY */)) {
    value = $add(value, 10);
  }
  if (value < 0) {
    value = 0;
  }
  if (place.kingdom === null) {
    value = $mul(value, 2);
  }
  if (!open_to_talk(place)) {
    value = 0;
  }
  value = $floorDiv($add(value, 1), 2);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function dread(kingdom) {
  let value = 0;
  return $add(value, $sum($members(kingdom.traits), (t) => TRAIT_THREAT_BONUS[t] !== null, (t) => $present(TRAIT_THREAT_BONUS[t], "")));
}

function threat_chance(group, place, world) {
  let value = gate_words(group, place, world);
  value = $sub(value, 15);
  value = $add(value, dread(group.kingdom));
  value = $add(value, $mul(brigades_of(group, 67 /* BRIGADE_TYPE_OGRES */), 10));
  value = $add(value, $mul(brigades_of(group, 97 /* BRIGADE_TYPE_WAR_MACHINES */), 10));
  if (value < 0) {
    value = 0;
  }
  if (place.kingdom === null) {
    value = $mul(value, 2);
  }
  if (!open_to_talk(place)) {
    value = 0;
  }
  value = $floorDiv($add(value, 1), 2);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function besieger_of(place, world) {
  return $first(world.groups, (g) => $any(world.sieges, (s) => s.place === place && s.group === g));
}

function besieged(place, world) {
  return $any(world.sieges, (s) => s.place === place);
}

function siege_yield(place, world) {
  let limit;
  let value = 100;
  for (const s of world.sieges) {
    if (s.place === place) {
      limit = siege_turns_production(s.months_long);
      if (value > limit) {
        value = limit;
      }
    }
  }
  if (world.happened("starved_out", "this", 0, place) && value > 0) {
    value = 0;
  }
  return value;
}

function leaving_risk(figure, place, world) {
  let limit;
  let value = 0;
  for (const s of world.sieges) {
    if (s.place === place && s.group.kingdom !== figure.kingdom && can_be_seized(figure) && !$any(world.kingdoms, (k) => k === s.group.kingdom && figure.kingdom !== null && $contains(figure.kingdom.allies, k))) {
      limit = siege_captives(s.group.kingdom, false);
      if (value < limit) {
        value = limit;
      }
    }
  }
  return value;
}

function gold_carried_off(place) {
  let value = place.gold_output;
  value = $mul(value, 3);
  if (value < 0) {
    value = 0;
  }
  return $floorDiv(value, 2);
}

function food_carried_off(place) {
  let value = place.food_output;
  value = $mul(value, 3);
  if (value < 0) {
    value = 0;
  }
  return $floorDiv(value, 2);
}

function share_of_the_rest(share_, part) {
  let value = 100;
  let limit = $quotient($mul(share_, 100), $larger(1, $sub(100, part)), "share_of_the_rest");
  if (value > limit) {
    value = limit;
  }
  return value;
}

export { ladders_and_bows, wall_readiness, wall_worth, siege_readiness, siege_value, walls_to_match, could_besiege, had_its_turn, gate_might, gate_words, parley_chance, dread, threat_chance, besieger_of, besieged, siege_yield, leaving_risk, gold_carried_off, food_carried_off, share_of_the_rest };
