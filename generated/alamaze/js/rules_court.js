/** The rules of court. */
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $present } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { ARTIFACT_MISSION_RANGE, ARTIFACT_MOVES_RANGE, REGION_OPENING_INFLUENCE } from "./tables.js";
import { controls } from "./rules_realm.js";

const $rules_court_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */]);
const $rules_court_2 = new Set([5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);

function group_slots(kingdom) {
  let value = 4;
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 7 /* KINGDOM_DEATHKNIGHTS */) {
    value = 5;
  }
  if (kingdom_began_as === 16 /* KINGDOM_GIANTS */) {
    value = 5;
  }
  if (kingdom_began_as === 29 /* KINGDOM_TYRANT */) {
    value = 6;
  }
  return value;
}

function skeletons_kept(kingdom) {
  let value = 3;
  if ((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    value = value - 1;
  }
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */) {
    value = 0;
  }
  if (kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
    value = 0;
  }
  if (kingdom_began_as === 14 /* KINGDOM_FORGOTTEN */) {
    value = 0;
  }
  return value;
}

function opening_influence(kingdom, home) {
  let value = 1200;
  value = value + REGION_OPENING_INFLUENCE[home];
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 12583240) !== 0) {
    if ((kingdom_traits & 8 /* TRAIT_CHARISMA */) !== 0) {
      value = value + 100;
    }
    if ((kingdom_traits & 64 /* TRAIT_DYNASTY */) !== 0) {
      value = value + 100;
    }
    if ((kingdom_traits & 256 /* TRAIT_FEUDAL */) !== 0) {
      value = value + 100;
    }
    if ((kingdom_traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
      value = value + 100;
    }
    if ((kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      value = value + 200;
    }
  }
  return value;
}

function figure_range(kingdom, world) {
  let value = 7;
  if (kingdom.winged) {
    value = value + 2;
  }
  if ($has(world.variants, 0)) {
    value = value - 2;
  }
  if ((kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    value = value + 1;
  }
  return value;
}

function journey_range(kingdom, figure, world) {
  let value = figure_range(kingdom, world);
  let limit = $extreme($larger, [0, ...$pick($members(figure.artifacts), (a) => ARTIFACT_MOVES_RANGE[a] !== null, (a) => $present(ARTIFACT_MOVES_RANGE[a], ""))]);
  if (value < limit) {
    value = limit;
  }
  return value;
}

function errand_range(kingdom, agent, world) {
  let value = figure_range(kingdom, world);
  let limit = $extreme($larger, [0, ...$pick($members(agent.artifacts), (a) => ARTIFACT_MISSION_RANGE[a] !== null, (a) => $present(ARTIFACT_MISSION_RANGE[a], ""))]);
  if (value < limit) {
    value = limit;
  }
  return value;
}

function miners_range(world) {
  let value = 10;
  if ($has(world.variants, 0)) {
    value = 5;
  }
  return value;
}

function ore_factor(world) {
  let value = 1;
  if ($has(world.variants, 0)) {
    value = 2;
  }
  return value;
}

function rush_chance(turns) {
  let value = 10;
  if (turns <= 5) {
    value = $mul(value, 2);
  }
  return value;
}

function ore_mined(miners, world) {
  let value = miners;
  return $mul(value, ore_factor(world));
}

function entry_seen(figure, place) {
  let value = 25;
  let figure_rank = figure.rank;
  if ($rules_court_1.has(figure_rank)) {
    value = 50;
  }
  if (figure_rank === 14 /* RANK_AGENT */ || figure_rank === 15 /* RANK_FANATIC */) {
    value = 0;
  }
  if ((place.buildings & 2 /* BUILDING_BAZAAR */) !== 0) {
    value = value - 20;
  }
  let figure_kingdom = figure.kingdom;
  if (figure_kingdom !== null && figure_kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */) {
    value = value - 20;
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function fall_capture(target) {
  let target_kingdom_began_as;
  let value = 50;
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null) {
    target_kingdom_began_as = target_kingdom.began_as;
    if (target_kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */ && target.rank === 3 /* RANK_CONSUL */) {
      value = 25;
    }
    if (target_kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */ && target.rank === 4 /* RANK_DEMON_PRINCE */) {
      value = 25;
    }
    if (target_kingdom_began_as === 18 /* KINGDOM_HALFLING */) {
      value = 25;
    }
    if (target_kingdom_began_as === 30 /* KINGDOM_UNDERWORLD */) {
      value = 25;
    }
  }
  return value;
}

function may_reign(rank) {
  return $rules_court_2.has(rank);
}

function succession_loss(rank) {
  if (rank === 5 /* RANK_PRINCE */ || rank === 4 /* RANK_DEMON_PRINCE */) {
    return 100;
  }
  if (rank === 6 /* RANK_DUKE */) {
    return 150;
  }
  if (rank === 7 /* RANK_COUNT */) {
    return 200;
  }
  if (rank === 8 /* RANK_BARON */) {
    return 250;
  }
  return 300;
}

function law_share(kingdom) {
  let value = 10;
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    value = 0;
  }
  return value;
}

function supported_defense(place) {
  let value = place.defense;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && place.region !== null && controls(place_kingdom, place.region)) {
    value = $mul(value, 11);
  } else {
    value = $mul(value, 10);
  }
  return $floorDiv($add(value, 5), 10);
}

function mustered(turns) {
  if (turns <= 0) {
    return 0;
  }
  if (1 <= turns && turns <= 10) {
    return 2;
  }
  if (11 <= turns && turns <= 20) {
    return 4;
  }
  if (21 <= turns && turns <= 30) {
    return 6;
  }
  return 10;
}

function gift_chance(kingdom) {
  let value = 70;
  if ((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    value = value + 15;
  }
  return value;
}

export { group_slots, skeletons_kept, opening_influence, figure_range, journey_range, errand_range, miners_range, ore_factor, rush_chance, ore_mined, entry_seen, fall_capture, may_reign, succession_loss, law_share, supported_defense, mustered, gift_chance };
