/** The rules of realm. */
import { NoAnswer } from "./runtime/faults.js";
import { $add, $floorDiv, $larger, $low, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { HIRES_INFLUENCE, INFLUENCE_CHANGES_CHANGE, emissaries_power } from "./tables.js";

function share(kingdom, region) {
  let value = $sum(kingdom.standings, (s) => s.region === region, (s) => s.share);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function hold(kingdom, region) {
  let share_ = share(kingdom, region);
  if (share_ === 0) {
    return 0 /* HOLD_UNESTABLISHED */;
  }
  if (1 <= share_ && share_ <= 19) {
    return 1 /* HOLD_MINOR */;
  }
  if (20 <= share_ && share_ <= 35) {
    return 2 /* HOLD_SIGNIFICANT */;
  }
  if (36 <= share_ && share_ <= 59) {
    return 3 /* HOLD_SUBSTANTIAL */;
  }
  if (60 <= share_ && share_ <= 99) {
    return 4 /* HOLD_CONTROL */;
  }
  if (share_ === 100) {
    return 5 /* HOLD_TIGHT_CONTROL */;
  }
  throw new NoAnswer("hold");
}

function controls(kingdom, region) {
  return share(kingdom, region) >= 60;
}

function reaction(kingdom, region) {
  let kingdom_standings = kingdom.standings;
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 4 /* REACTION_LOYAL */)) {
    return 4 /* REACTION_LOYAL */;
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 3 /* REACTION_FRIENDLY */)) {
    return 3 /* REACTION_FRIENDLY */;
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 1 /* REACTION_SUSPICIOUS */)) {
    return 1 /* REACTION_SUSPICIOUS */;
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 0 /* REACTION_HOSTILE */)) {
    return 0 /* REACTION_HOSTILE */;
  }
  return 2 /* REACTION_TOLERANT */;
}

function raised(reaction_, ceiling) {
  if (reaction_ >= ceiling) {
    return reaction_;
  }
  if (reaction_ === 0 /* REACTION_HOSTILE */) {
    return 1 /* REACTION_SUSPICIOUS */;
  }
  if (reaction_ === 1 /* REACTION_SUSPICIOUS */) {
    return 2 /* REACTION_TOLERANT */;
  }
  if (reaction_ === 2 /* REACTION_TOLERANT */) {
    return 3 /* REACTION_FRIENDLY */;
  }
  return 4 /* REACTION_LOYAL */;
}

function lowered(reaction_, floor) {
  if (reaction_ <= floor) {
    return reaction_;
  }
  if (reaction_ === 4 /* REACTION_LOYAL */) {
    return 3 /* REACTION_FRIENDLY */;
  }
  if (reaction_ === 3 /* REACTION_FRIENDLY */) {
    return 2 /* REACTION_TOLERANT */;
  }
  if (reaction_ === 2 /* REACTION_TOLERANT */) {
    return 1 /* REACTION_SUSPICIOUS */;
  }
  return 0 /* REACTION_HOSTILE */;
}

function hearsay(kingdom, region) {
  if ($any(kingdom.friends, (k) => controls(k, region))) {
    return raised(reaction(kingdom, region), 3 /* REACTION_FRIENDLY */);
  }
  if ($any(kingdom.foes, (k) => controls(k, region))) {
    return lowered(reaction(kingdom, region), 0 /* REACTION_HOSTILE */);
  }
  return reaction(kingdom, region);
}

function bows(kingdom, region) {
  return $sum(kingdom.standings, (s) => s.region === region, (s) => s.bowed);
}

function whispers(kingdom, region) {
  return $sum(kingdom.standings, (s) => s.region === region, (s) => s.whispered);
}

function levels_whispered(kingdom, region) {
  let value = whispers(kingdom, region);
  return $floorDiv(value, 2);
}

function half_whispered(kingdom, region) {
  return $mul(levels_whispered(kingdom, region), 2) < whispers(kingdom, region);
}

function bow_limit() {
  return 3 /* REACTION_FRIENDLY */;
}

function bent(reaction_, steps) {
  if (steps < 1) {
    return reaction_;
  }
  if (steps < 2) {
    return raised(reaction_, bow_limit());
  }
  if (steps < 3) {
    return raised(raised(reaction_, bow_limit()), bow_limit());
  }
  return raised(raised(raised(reaction_, bow_limit()), bow_limit()), bow_limit());
}

function soured(reaction_, steps) {
  if (steps < 1) {
    return reaction_;
  }
  if (steps < 2) {
    return lowered(reaction_, 0 /* REACTION_HOSTILE */);
  }
  return lowered(lowered(reaction_, 0 /* REACTION_HOSTILE */), 0 /* REACTION_HOSTILE */);
}

function mood(kingdom, region) {
  return soured(bent(hearsay(kingdom, region), bows(kingdom, region)), levels_whispered(kingdom, region));
}

function reaction_ceiling(kingdom, region, world) {
  if ($any(world.kingdoms, (k) => k.began_as === kingdom.nemesis && controls(k, region))) {
    return 1 /* REACTION_SUSPICIOUS */;
  }
  if (hold(kingdom, region) === 5 /* HOLD_TIGHT_CONTROL */) {
    return 4 /* REACTION_LOYAL */;
  }
  if ($any(kingdom.enemies, (k) => controls(k, region))) {
    return 2 /* REACTION_TOLERANT */;
  }
  return 3 /* REACTION_FRIENDLY */;
}

function reaction_floor(kingdom, region) {
  if (controls(kingdom, region)) {
    return 1 /* REACTION_SUSPICIOUS */;
  }
  return 0 /* REACTION_HOSTILE */;
}

function influence_floor(kingdom) {
  let value = 8;
  if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
    value = 11;
  }
  return $mul(value, 100);
}

function reach(kingdom) {
  let value = kingdom.influence;
  if (($low(kingdom.regalia) & 8388608 /* ARTIFACT_CROWN_OF_ANZU */) !== 0) {
    value = $add(value, 200);
  }
  let limit = influence_floor(kingdom);
  if (value < limit) {
    value = limit;
  }
  if (value > 2500) {
    value = 2500;
  }
  return value;
}

function influence_raised(kingdom, gain) {
  let value = kingdom.influence;
  return $larger(value, $smaller(2500, $add(value, gain)));
}

function influence_lowered(kingdom, loss) {
  let value = kingdom.influence;
  return $smaller(value, $larger(influence_floor(kingdom), $add(value, $mul(loss, -1))));
}

function may_spend(kingdom, price) {
  return $sub(kingdom.influence, price) >= influence_floor(kingdom);
}

function influence_change(event) {
  return INFLUENCE_CHANGES_CHANGE[event];
}

function hiring_price(kingdom, post) {
  let value = HIRES_INFLUENCE[post];
  if (kingdom.began_as !== 24 /* KINGDOM_PIRATES */ || post !== 2 /* POST_AMBASSADOR_POST */ && post !== 3 /* POST_GOVERNOR_POST */) {
    value = $mul(value, 2);
  }
  let limit = $mul($larger(0, $sub(kingdom.influence, influence_floor(kingdom))), 2);
  if (value > limit) {
    value = limit;
  }
  return $floorDiv(value, 2);
}

function emissary_power(kingdom, rank) {
  let value = $mul(emissaries_power(rank), reach(kingdom));
  value = $floorDiv($mul(value, 10) + 5000, 10000);
  return $mul(value, 10);
}

function command_limit(kingdom) {
  let value = reach(kingdom);
  value = $floorDiv(value, 100);
  value = value + 2;
  if ((kingdom.traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0) {
    value = value + 1;
  }
  if (kingdom.struck_off && value > 0) {
    value = 0;
  }
  return value;
}

function standing_limit(kingdom) {
  let value = 3;
  let kingdom_standings = kingdom.standings;
  for (const s of kingdom_standings) {
    if (controls(kingdom, s.region)) {
      value = $add(value, 2);
    }
  }
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0) {
    value = $add(value, 2);
    for (const s of kingdom_standings) {
      if (controls(kingdom, s.region)) {
        value = $add(value, 1);
      }
    }
  }
  return value;
}

export { share, hold, controls, reaction, raised, lowered, hearsay, bows, whispers, levels_whispered, half_whispered, bow_limit, bent, soured, mood, reaction_ceiling, reaction_floor, influence_floor, reach, influence_raised, influence_lowered, may_spend, influence_change, hiring_price, emissary_power, command_limit, standing_limit };
