/** The rules of realm with the notes that explain them, and what has to hold for each entry. */
import { NoAnswer } from "./runtime/faults.js";
import { $add, $between, $floorDiv, $larger, $low, $mul, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $sum } from "./runtime/lists.js";
import { HIRES_INFLUENCE, INFLUENCE_CHANGES_CHANGE, emissaries_power } from "./tables.js";
import { bent, bow_limit, bows, controls, hearsay, hold, influence_floor, levels_whispered, lowered, raised, reach, reaction, share, soured, whispers } from "./rules_realm.js";

function why_share(kingdom, region) {
  const notes = [];
  let value = $sum(kingdom.standings, (s) => s.region === region, (s) => s.share);
  notes.push([0, value]);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([1, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_share(entry, kingdom, region) {
  switch (entry) {
  }
  return -1;
}

function why_hold(kingdom, region) {
  const notes = [];
  if (share(kingdom, region) === 0) {
    notes.push([0, 0]);
    return [0 /* HOLD_UNESTABLISHED */, notes];
  }
  if ($between(1, share(kingdom, region), 19)) {
    notes.push([1, 0]);
    return [1 /* HOLD_MINOR */, notes];
  }
  if ($between(20, share(kingdom, region), 35)) {
    notes.push([2, 0]);
    return [2 /* HOLD_SIGNIFICANT */, notes];
  }
  if ($between(36, share(kingdom, region), 59)) {
    notes.push([3, 0]);
    return [3 /* HOLD_SUBSTANTIAL */, notes];
  }
  if ($between(60, share(kingdom, region), 99)) {
    notes.push([4, 0]);
    return [4 /* HOLD_CONTROL */, notes];
  }
  if (share(kingdom, region) === 100) {
    notes.push([5, 0]);
    return [5 /* HOLD_TIGHT_CONTROL */, notes];
  }
  throw new NoAnswer("hold");
}

function guards_hold(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!(share(kingdom, region) === 0)) return 0;
      break;
    case 1:
      if (!($between(1, share(kingdom, region), 19))) return 0;
      break;
    case 2:
      if (!($between(20, share(kingdom, region), 35))) return 0;
      break;
    case 3:
      if (!($between(36, share(kingdom, region), 59))) return 0;
      break;
    case 4:
      if (!($between(60, share(kingdom, region), 99))) return 0;
      break;
    case 5:
      if (!(share(kingdom, region) === 100)) return 0;
      break;
  }
  return -1;
}

function why_controls(kingdom, region) {
  const notes = [];
  if (share(kingdom, region) < 60) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_controls(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!(share(kingdom, region) >= 60)) return 0;
      break;
  }
  return -1;
}

function why_reaction(kingdom, region) {
  const notes = [];
  let kingdom_standings = kingdom.standings;
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 4 /* REACTION_LOYAL */)) {
    notes.push([0, 0]);
    return [4 /* REACTION_LOYAL */, notes];
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 3 /* REACTION_FRIENDLY */)) {
    notes.push([1, 0]);
    return [3 /* REACTION_FRIENDLY */, notes];
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 1 /* REACTION_SUSPICIOUS */)) {
    notes.push([2, 0]);
    return [1 /* REACTION_SUSPICIOUS */, notes];
  }
  if ($any(kingdom_standings, (s) => s.region === region && s.reaction === 0 /* REACTION_HOSTILE */)) {
    notes.push([3, 0]);
    return [0 /* REACTION_HOSTILE */, notes];
  }
  notes.push([4, 0]);
  return [2 /* REACTION_TOLERANT */, notes];
}

function guards_reaction(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!($any(kingdom.standings, (s) => s.region === region && s.reaction === 4 /* REACTION_LOYAL */))) return 0;
      break;
    case 1:
      if (!($any(kingdom.standings, (s) => s.region === region && s.reaction === 3 /* REACTION_FRIENDLY */))) return 0;
      break;
    case 2:
      if (!($any(kingdom.standings, (s) => s.region === region && s.reaction === 1 /* REACTION_SUSPICIOUS */))) return 0;
      break;
    case 3:
      if (!($any(kingdom.standings, (s) => s.region === region && s.reaction === 0 /* REACTION_HOSTILE */))) return 0;
      break;
  }
  return -1;
}

function why_raised(reaction_, ceiling) {
  const notes = [];
  if (reaction_ >= ceiling) {
    notes.push([0, 0]);
    return [reaction_, notes];
  }
  if (reaction_ === 0 /* REACTION_HOSTILE */) {
    notes.push([1, 0]);
    return [1 /* REACTION_SUSPICIOUS */, notes];
  }
  if (reaction_ === 1 /* REACTION_SUSPICIOUS */) {
    notes.push([2, 0]);
    return [2 /* REACTION_TOLERANT */, notes];
  }
  if (reaction_ === 2 /* REACTION_TOLERANT */) {
    notes.push([3, 0]);
    return [3 /* REACTION_FRIENDLY */, notes];
  }
  notes.push([4, 0]);
  return [4 /* REACTION_LOYAL */, notes];
}

function guards_raised(entry, reaction_, ceiling) {
  switch (entry) {
    case 0:
      if (!(reaction_ >= ceiling)) return 0;
      break;
    case 1:
      if (!(reaction_ === 0 /* REACTION_HOSTILE */)) return 0;
      break;
    case 2:
      if (!(reaction_ === 1 /* REACTION_SUSPICIOUS */)) return 0;
      break;
    case 3:
      if (!(reaction_ === 2 /* REACTION_TOLERANT */)) return 0;
      break;
  }
  return -1;
}

function why_lowered(reaction_, floor) {
  const notes = [];
  if (reaction_ <= floor) {
    notes.push([0, 0]);
    return [reaction_, notes];
  }
  if (reaction_ === 4 /* REACTION_LOYAL */) {
    notes.push([1, 0]);
    return [3 /* REACTION_FRIENDLY */, notes];
  }
  if (reaction_ === 3 /* REACTION_FRIENDLY */) {
    notes.push([2, 0]);
    return [2 /* REACTION_TOLERANT */, notes];
  }
  if (reaction_ === 2 /* REACTION_TOLERANT */) {
    notes.push([3, 0]);
    return [1 /* REACTION_SUSPICIOUS */, notes];
  }
  notes.push([4, 0]);
  return [0 /* REACTION_HOSTILE */, notes];
}

function guards_lowered(entry, reaction_, floor) {
  switch (entry) {
    case 0:
      if (!(reaction_ <= floor)) return 0;
      break;
    case 1:
      if (!(reaction_ === 4 /* REACTION_LOYAL */)) return 0;
      break;
    case 2:
      if (!(reaction_ === 3 /* REACTION_FRIENDLY */)) return 0;
      break;
    case 3:
      if (!(reaction_ === 2 /* REACTION_TOLERANT */)) return 0;
      break;
  }
  return -1;
}

function why_hearsay(kingdom, region) {
  const notes = [];
  if ($any(kingdom.friends, (k) => controls(k, region))) {
    notes.push([0, 0]);
    return [raised(reaction(kingdom, region), 3 /* REACTION_FRIENDLY */), notes];
  }
  if ($any(kingdom.foes, (k) => controls(k, region))) {
    notes.push([1, 0]);
    return [lowered(reaction(kingdom, region), 0 /* REACTION_HOSTILE */), notes];
  }
  notes.push([2, 0]);
  return [reaction(kingdom, region), notes];
}

function guards_hearsay(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!($any(kingdom.friends, (k) => controls(k, region)))) return 0;
      break;
    case 1:
      if (!($any(kingdom.foes, (k) => controls(k, region)))) return 0;
      break;
  }
  return -1;
}

function why_bows(kingdom, region) {
  const notes = [];
  let value = $sum(kingdom.standings, (s) => s.region === region, (s) => s.bowed);
  notes.push([0, value]);
  return [value, notes];
}

function guards_bows(entry, kingdom, region) {
  switch (entry) {
  }
  return -1;
}

function why_whispers(kingdom, region) {
  const notes = [];
  let value = $sum(kingdom.standings, (s) => s.region === region, (s) => s.whispered);
  notes.push([0, value]);
  return [value, notes];
}

function guards_whispers(entry, kingdom, region) {
  switch (entry) {
  }
  return -1;
}

function why_levels_whispered(kingdom, region) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = whispers(kingdom, region);
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_levels_whispered(entry, kingdom, region) {
  switch (entry) {
    case 1:
      if (!(true)) return 0;
      break;
  }
  return -1;
}

function why_half_whispered(kingdom, region) {
  const notes = [];
  if ($mul(levels_whispered(kingdom, region), 2) >= whispers(kingdom, region)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_half_whispered(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!(true)) return 0;
      if (!($mul(levels_whispered(kingdom, region), 2) < whispers(kingdom, region))) return 1;
      break;
  }
  return -1;
}

function why_bow_limit() {
  const notes = [];
  notes.push([0, 0]);
  return [3 /* REACTION_FRIENDLY */, notes];
}

function guards_bow_limit(entry) {
  switch (entry) {
    case 0:
      if (!(true)) return 0;
      break;
  }
  return -1;
}

function why_bent(reaction_, steps) {
  const notes = [];
  if (steps < 1) {
    notes.push([0, 0]);
    return [reaction_, notes];
  }
  if (steps < 2) {
    notes.push([1, 0]);
    return [raised(reaction_, bow_limit()), notes];
  }
  if (steps < 3) {
    notes.push([2, 0]);
    return [raised(raised(reaction_, bow_limit()), bow_limit()), notes];
  }
  notes.push([3, 0]);
  return [raised(raised(raised(reaction_, bow_limit()), bow_limit()), bow_limit()), notes];
}

function guards_bent(entry, reaction_, steps) {
  switch (entry) {
    case 0:
      if (!(steps < 1)) return 0;
      break;
    case 1:
      if (!(steps < 2)) return 0;
      break;
    case 2:
      if (!(steps < 3)) return 0;
      break;
  }
  return -1;
}

function why_soured(reaction_, steps) {
  const notes = [];
  if (steps < 1) {
    notes.push([0, 0]);
    return [reaction_, notes];
  }
  if (steps < 2) {
    notes.push([1, 0]);
    return [lowered(reaction_, 0 /* REACTION_HOSTILE */), notes];
  }
  notes.push([2, 0]);
  return [lowered(lowered(reaction_, 0 /* REACTION_HOSTILE */), 0 /* REACTION_HOSTILE */), notes];
}

function guards_soured(entry, reaction_, steps) {
  switch (entry) {
    case 0:
      if (!(steps < 1)) return 0;
      break;
    case 1:
      if (!(steps < 2)) return 0;
      break;
  }
  return -1;
}

function why_mood(kingdom, region) {
  const notes = [];
  notes.push([0, 0]);
  return [soured(bent(hearsay(kingdom, region), bows(kingdom, region)), levels_whispered(kingdom, region)), notes];
}

function guards_mood(entry, kingdom, region) {
  switch (entry) {
  }
  return -1;
}

function why_reaction_ceiling(kingdom, region, world) {
  const notes = [];
  if ($any(world.kingdoms, (k) => k.began_as === kingdom.nemesis && controls(k, region))) {
    notes.push([0, 0]);
    return [1 /* REACTION_SUSPICIOUS */, notes];
  }
  if (hold(kingdom, region) === 5 /* HOLD_TIGHT_CONTROL */) {
    notes.push([1, 0]);
    return [4 /* REACTION_LOYAL */, notes];
  }
  if ($any(kingdom.enemies, (k) => controls(k, region))) {
    notes.push([2, 0]);
    return [2 /* REACTION_TOLERANT */, notes];
  }
  notes.push([3, 0]);
  return [3 /* REACTION_FRIENDLY */, notes];
}

function guards_reaction_ceiling(entry, kingdom, region, world) {
  switch (entry) {
    case 0:
      if (!($any(world.kingdoms, (k) => k.began_as === kingdom.nemesis && controls(k, region)))) return 0;
      break;
    case 1:
      if (!(hold(kingdom, region) === 5 /* HOLD_TIGHT_CONTROL */)) return 0;
      break;
    case 2:
      if (!($any(kingdom.enemies, (k) => controls(k, region)))) return 0;
      break;
  }
  return -1;
}

function why_reaction_floor(kingdom, region) {
  const notes = [];
  if (controls(kingdom, region)) {
    notes.push([0, 0]);
    return [1 /* REACTION_SUSPICIOUS */, notes];
  }
  notes.push([1, 0]);
  return [0 /* REACTION_HOSTILE */, notes];
}

function guards_reaction_floor(entry, kingdom, region) {
  switch (entry) {
    case 0:
      if (!(controls(kingdom, region))) return 0;
      break;
  }
  return -1;
}

function why_influence_floor(kingdom) {
  const notes = [];
  notes.push([0, 8]);
  let value = 8;
  if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
    notes.push([1, 11 - value]);
    value = 11;
  }
  value = $mul(value, 100);
  return [value, notes];
}

function guards_influence_floor(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!(kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      break;
  }
  return -1;
}

function why_reach(kingdom) {
  const notes = [];
  let value = kingdom.influence;
  notes.push([0, value]);
  if (($low(kingdom.regalia) & 8388608 /* ARTIFACT_CROWN_OF_ANZU */) !== 0) {
    notes.push([3, 200]);
    value = $add(value, 200);
  }
  let limit = influence_floor(kingdom);
  if (value < limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  if (value > 2500) {
    notes.push([2, $sub(2500, value)]);
    value = 2500;
  }
  return [value, notes];
}

function guards_reach(entry, kingdom) {
  switch (entry) {
    case 3:
      if (!(($low(kingdom.regalia) & 8388608 /* ARTIFACT_CROWN_OF_ANZU */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_influence_raised(kingdom, gain) {
  const notes = [];
  let value = kingdom.influence;
  notes.push([0, value]);
  let new_ = $larger(value, $smaller(2500, $add(value, gain)));
  notes.push([1, $sub(new_, value)]);
  value = new_;
  return [value, notes];
}

function guards_influence_raised(entry, kingdom, gain) {
  switch (entry) {
  }
  return -1;
}

function why_influence_lowered(kingdom, loss) {
  const notes = [];
  let value = kingdom.influence;
  notes.push([0, value]);
  let new_ = $smaller(value, $larger(influence_floor(kingdom), $add(value, $mul(loss, -1))));
  notes.push([1, $sub(new_, value)]);
  value = new_;
  return [value, notes];
}

function guards_influence_lowered(entry, kingdom, loss) {
  switch (entry) {
  }
  return -1;
}

function why_may_spend(kingdom, price) {
  const notes = [];
  if ($sub(kingdom.influence, price) < influence_floor(kingdom)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_spend(entry, kingdom, price) {
  switch (entry) {
  }
  return -1;
}

function why_influence_change(event) {
  const notes = [];
  let value = INFLUENCE_CHANGES_CHANGE[event];
  notes.push([0, value]);
  return [value, notes];
}

function guards_influence_change(entry, event) {
  switch (entry) {
  }
  return -1;
}

function why_hiring_price(kingdom, post) {
  const notes = [];
  let value = HIRES_INFLUENCE[post];
  notes.push([0, value]);
  if (kingdom.began_as === 24 /* KINGDOM_PIRATES */ && (post === 2 /* POST_AMBASSADOR_POST */ || post === 3 /* POST_GOVERNOR_POST */)) {
    notes.push([2, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let limit = $mul($larger(0, $sub(kingdom.influence, influence_floor(kingdom))), 2);
  if (value > limit) {
    notes.push([1, limit - value]);
    value = limit;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([3, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_hiring_price(entry, kingdom, post) {
  switch (entry) {
    case 2:
      if (!(kingdom.began_as === 24 /* KINGDOM_PIRATES */)) return 0;
      if (!(post === 2 /* POST_AMBASSADOR_POST */ || post === 3 /* POST_GOVERNOR_POST */)) return 1;
      break;
  }
  return -1;
}

function why_emissary_power(kingdom, rank) {
  const notes = [];
  let value = $mul(emissaries_power(rank), reach(kingdom));
  notes.push([0, value]);
  let before = value;
  value = $floorDiv($mul(value, 10) + 5000, 10000);
  notes.push([1, $mul(value, 1000) - before]);
  value = $mul(value, 10);
  return [value, notes];
}

function guards_emissary_power(entry, kingdom, rank) {
  switch (entry) {
  }
  return -1;
}

function why_command_limit(kingdom) {
  const notes = [];
  let value = reach(kingdom);
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([4, $mul(value, 100) - before]);
  notes.push([1, 2]);
  value = value + 2;
  if ((kingdom.traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0) {
    notes.push([2, 1]);
    value = value + 1;
  }
  if (kingdom.struck_off && value > 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_command_limit(entry, kingdom) {
  switch (entry) {
    case 2:
      if (!((kingdom.traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0)) return 0;
      break;
    case 3:
      if (!(kingdom.struck_off)) return 0;
      break;
  }
  return -1;
}

function why_standing_limit(kingdom) {
  const notes = [];
  notes.push([0, 3]);
  let value = 3;
  let kingdom_standings = kingdom.standings;
  for (const s of kingdom_standings) {
    if (controls(kingdom, s.region)) {
      notes.push([1, 2]);
      value = $add(value, 2);
    }
  }
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0) {
    notes.push([2, 2]);
    value = $add(value, 2);
    for (const s of kingdom_standings) {
      if (controls(kingdom, s.region)) {
        notes.push([3, 1]);
        value = $add(value, 1);
      }
    }
  }
  return [value, notes];
}

function guards_standing_limit(entry, kingdom) {
  switch (entry) {
    case 2:
      if (!((kingdom.traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0)) return 0;
      break;
    case 3:
      if (!((kingdom.traits & 2048 /* TRAIT_FORETHOUGHT */) !== 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_realm = {
  share: [{ verb: "base", text: "", den: 1 }, { verb: "bounds", text: "", den: 1 }],
  hold: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  controls: [{ verb: "holds", text: "most of its people", den: 1 }],
  reaction: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "nothing to its name, good or bad", den: 1 }],
  raised: [{ verb: "case", text: "as good as it gets", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  lowered: [{ verb: "case", text: "as bad as it gets", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hearsay: [{ verb: "case", text: "its master is a friend", den: 1 }, { verb: "case", text: "its master is a foe", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  bows: [{ verb: "base", text: "", den: 1 }],
  whispers: [{ verb: "base", text: "", den: 1 }],
  levels_whispered: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "", den: 2 }, { verb: "round", text: "whole levels", den: 2 }],
  half_whispered: [{ verb: "holds", text: "a whisper from below", den: 1 }],
  bow_limit: [{ verb: "case", text: "", den: 1 }],
  bent: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  soured: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  mood: [{ verb: "otherwise", text: "", den: 1 }],
  reaction_ceiling: [{ verb: "case", text: "its natural enemy rules there", den: 1 }, { verb: "case", text: "all of its people", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1384" }, { verb: "case", text: "a declared enemy rules there", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  reaction_floor: [{ verb: "case", text: "its own master", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  influence_floor: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "no lower, whatever others do", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2960", source: "Demon Princes (kingdom)" }],
  reach: [{ verb: "base", text: "", den: 100 }, { verb: "at least", text: "the least there is", den: 100 }, { verb: "at most", text: "the most there is", den: 100 }, { verb: "add", text: "crown", den: 100, source: "Crown of Anzu (artifact)" }],
  influence_raised: [{ verb: "base", text: "", den: 100 }, { verb: "add", text: "gain", den: 100 }],
  influence_lowered: [{ verb: "base", text: "", den: 100 }, { verb: "subtract", text: "loss", den: 100 }],
  may_spend: [{ verb: "needs", text: "That would leave the ruler with too little.", den: 1 }],
  influence_change: [{ verb: "base", text: "", den: 100 }],
  hiring_price: [{ verb: "base", text: "", den: 100 }, { verb: "at most", text: "a ruler with nothing left pays nothing", den: 200, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"King's Influence\", line 1451" }, { verb: "reduce by", text: "a crew that everybody knows", den: 200, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Pirates\", line 3538", source: "Pirates (kingdom)" }, { verb: "round", text: "", den: 200 }],
  emissary_power: [{ verb: "base", text: "", den: 10000 }, { verb: "round", text: "tenths", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  command_limit: [{ verb: "base", text: "influence", den: 100 }, { verb: "add", text: "to every ruler", den: 1 }, { verb: "add", text: "forethought", den: 1, source: "Forethought (trait)" }, { verb: "at most", text: "no kingdom, no commands", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#455 - Create Sanctuary\", line 4479", source: "victory" }, { verb: "round", text: "whole levels", den: 100 }],
  standing_limit: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "controlled region", den: 1 }, { verb: "add", text: "forethought", den: 1, source: "Forethought (trait)" }, { verb: "add", text: "forethought in a controlled region", den: 1, source: "Forethought (trait)" }],
};

export { why_share, guards_share, why_hold, guards_hold, why_controls, guards_controls, why_reaction, guards_reaction, why_raised, guards_raised, why_lowered, guards_lowered, why_hearsay, guards_hearsay, why_bows, guards_bows, why_whispers, guards_whispers, why_levels_whispered, guards_levels_whispered, why_half_whispered, guards_half_whispered, why_bow_limit, guards_bow_limit, why_bent, guards_bent, why_soured, guards_soured, why_mood, guards_mood, why_reaction_ceiling, guards_reaction_ceiling, why_reaction_floor, guards_reaction_floor, why_influence_floor, guards_influence_floor, why_reach, guards_reach, why_influence_raised, guards_influence_raised, why_influence_lowered, guards_influence_lowered, why_may_spend, guards_may_spend, why_influence_change, guards_influence_change, why_hiring_price, guards_hiring_price, why_emissary_power, guards_emissary_power, why_command_limit, guards_command_limit, why_standing_limit, guards_standing_limit, $labels_rules_realm };
