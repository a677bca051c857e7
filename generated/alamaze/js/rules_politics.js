/** The rules of politics. */
import { $add, $extreme, $floorDiv, $members, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_NAMED_CHANCE, BUILDING_QUO, BUILDING_TALK_PROOF, BUILDING_UNREST, SETTLEMENT_HARDER } from "./tables.js";
import { asleep } from "./rules_gates.js";
import { controls, emissary_power, half_whispered, hold, mood } from "./rules_realm.js";

const $rules_politics_1 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);

function quo_strength(kingdom, rank) {
  let value = $mul(emissary_power(kingdom, rank), 3);
  if ((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
    value = value + 1500;
  }
  return $floorDiv(value, 100);
}

function unrest_strength(kingdom, rank) {
  let value = $mul(emissary_power(kingdom, rank), 3);
  if ((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0) {
    value = value + 1500;
  }
  return $floorDiv(value, 100);
}

function standing_quo(place) {
  let place_kingdom_traits;
  let value = 0;
  let place_buildings = place.buildings;
  for (const b of $members(place_buildings)) {
    value = $add(value, $mul(BUILDING_QUO[b], 5));
  }
  for (const b of $members(place_buildings)) {
    value = $sub(value, $mul(BUILDING_UNREST[b], 5));
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_traits = place_kingdom.traits;
    if ((place_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      value = $add(value, 10);
    }
    if ((place_kingdom_traits & 67108864 /* TRAIT_RUTHLESS */) !== 0) {
      value = $add(value, 10);
    }
  }
  return value;
}

function title_words(kingdom, rank) {
  let value = emissary_power(kingdom, rank);
  return $floorDiv(value, 20);
}

function persuasion(kingdom, rank, place, size, region) {
  let value = $mul(title_words(kingdom, rank), 2);
  let mood_ = mood(kingdom, region);
  if (mood_ === 3 /* REACTION_FRIENDLY */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value + 30;
  }
  if (mood_ === 4 /* REACTION_LOYAL */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value + 60;
  }
  if (mood_ === 1 /* REACTION_SUSPICIOUS */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value - 30;
  }
  if (mood_ === 0 /* REACTION_HOSTILE */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value - 60;
  }
  let kingdom_began_as = kingdom.began_as;
  if ((kingdom_began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */) && half_whispered(kingdom, region)) {
    value = value - 15;
  }
  value = value - $mul(SETTLEMENT_HARDER[size], 2);
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    if (controls(place_kingdom, region)) {
      value = value - 30;
    }
    if (hold(place_kingdom, region) === 1 /* HOLD_MINOR */) {
      value = value + 30;
    }
    if (mood(place_kingdom, region) === 0 /* REACTION_HOSTILE */) {
      value = value + 30;
    }
    if (mood(place_kingdom, region) === 3 /* REACTION_FRIENDLY */) {
      value = value - 30;
    }
    if (mood(place_kingdom, region) === 4 /* REACTION_LOYAL */) {
      value = value - 60;
    }
  }
  value = $sub(value, $mul(standing_quo(place), 2));
  let kingdom_began_as_ = kingdom_began_as;
  if (kingdom_began_as_ === 8 /* KINGDOM_DEMON_PRINCES */ && mood_ <= 1 /* REACTION_SUSPICIOUS */) {
    value = $sub(value, 15);
  }
  if (kingdom_began_as_ === 14 /* KINGDOM_FORGOTTEN */) {
    value = $sub(value, 30);
  }
  if ((kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0) {
    value = $add(value, 10);
  }
  return $floorDiv(value, 2);
}

function rebel_chance(kingdom, rank, place, size, region, unrest) {
  let value = persuasion(kingdom, rank, place, size, region);
  value = $add(value, unrest);
  if ((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0) {
    value = $add(value, 15);
  }
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function usurp_chance(kingdom, rank, place, size, region, unrest) {
  let value = persuasion(kingdom, rank, place, size, region);
  value = $add(value, unrest);
  if ((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
    value = $add(value, 15);
  }
  if (place.kingdom === null) {
    value = $mul(value, 2);
  }
  value = $floorDiv(value, 2);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function open_to_talk(place) {
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && place_kingdom.capital === place) {
    return false;
  }
  return !$any($members(place.buildings), (b) => BUILDING_TALK_PROOF[b]);
}

function talks_to_people(figure) {
  return $rules_politics_1.has(figure.rank);
}

function in_irons(figure) {
  if (figure.captor !== null) {
    return true;
  }
  return figure.jailed && figure.place !== null && figure.place.kingdom === null;
}

function at_large(figure) {
  if (in_irons(figure)) {
    return false;
  }
  return !asleep(figure);
}

function may_act(figure, world) {
  if (in_irons(figure)) {
    return false;
  }
  if (asleep(figure)) {
    return false;
  }
  return !world.happened("uprooted", "this", 0, figure);
}

function upheaval(place) {
  let value = place.unrest;
  return $sub(value, place.peace);
}

function arrest_chance(kingdom, rank, place, size, region, unrest) {
  let value = 40;
  value = $sub(value, persuasion(kingdom, rank, place, size, region));
  value = $sub(value, unrest);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function name_known(figure) {
  let value = 100;
  let limit = $extreme($smaller, [100, ...$pick($members(figure.artifacts), (a) => ARTIFACT_NAMED_CHANCE[a] !== null, (a) => $present(ARTIFACT_NAMED_CHANCE[a], ""))]);
  if (value > limit) {
    value = limit;
  }
  return value;
}

export { quo_strength, unrest_strength, standing_quo, title_words, persuasion, rebel_chance, usurp_chance, open_to_talk, talks_to_people, in_irons, at_large, may_act, upheaval, arrest_chance, name_known };
