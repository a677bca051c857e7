/** The rules of court with the notes that explain them, and what has to hold for each entry. */
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $pick } from "./runtime/lists.js";
import { ARTIFACT_MISSION_RANGE, ARTIFACT_MOVES_RANGE, REGION_OPENING_INFLUENCE } from "./tables.js";
import { figure_range, ore_factor } from "./rules_court.js";
import { controls } from "./rules_realm.js";

const $why_court_1 = new Set([0 /* RANK_KING */, 1 /* RANK_QUEEN */, 2 /* RANK_REGENT */, 3 /* RANK_CONSUL */, 4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */]);
const $why_court_2 = new Set([5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);

function why_group_slots(kingdom) {
  const notes = [];
  notes.push([0, 4]);
  let value = 4;
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 7 /* KINGDOM_DEATHKNIGHTS */) {
    notes.push([1, 5 - value]);
    value = 5;
  }
  if (kingdom_began_as === 16 /* KINGDOM_GIANTS */) {
    notes.push([2, 5 - value]);
    value = 5;
  }
  if (kingdom_began_as === 29 /* KINGDOM_TYRANT */) {
    notes.push([3, 6 - value]);
    value = 6;
  }
  return [value, notes];
}

function guards_group_slots(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!(kingdom.began_as === 7 /* KINGDOM_DEATHKNIGHTS */)) return 0;
      break;
    case 2:
      if (!(kingdom.began_as === 16 /* KINGDOM_GIANTS */)) return 0;
      break;
    case 3:
      if (!(kingdom.began_as === 29 /* KINGDOM_TYRANT */)) return 0;
      break;
  }
  return -1;
}

function why_skeletons_kept(kingdom) {
  const notes = [];
  notes.push([0, 3]);
  let value = 3;
  if ((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    notes.push([4, -1]);
    value = value - 1;
  }
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  if (kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if (kingdom_began_as === 14 /* KINGDOM_FORGOTTEN */) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_skeletons_kept(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!(kingdom.began_as === 2 /* KINGDOM_ANCIENT_ONES */)) return 0;
      break;
    case 2:
      if (!(kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      break;
    case 3:
      if (!(kingdom.began_as === 14 /* KINGDOM_FORGOTTEN */)) return 0;
      break;
    case 4:
      if (!((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_opening_influence(kingdom, home) {
  const notes = [];
  notes.push([0, 12]);
  let value = 1200;
  let amount = REGION_OPENING_INFLUENCE[home];
  notes.push([1, amount]);
  value = value + amount;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 12583240) !== 0) {
    if ((kingdom_traits & 8 /* TRAIT_CHARISMA */) !== 0) {
      notes.push([2, 100]);
      value = value + 100;
    }
    if ((kingdom_traits & 64 /* TRAIT_DYNASTY */) !== 0) {
      notes.push([3, 100]);
      value = value + 100;
    }
    if ((kingdom_traits & 256 /* TRAIT_FEUDAL */) !== 0) {
      notes.push([4, 100]);
      value = value + 100;
    }
    if ((kingdom_traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
      notes.push([5, 100]);
      value = value + 100;
    }
    if ((kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      notes.push([6, 200]);
      value = value + 200;
    }
  }
  return [value, notes];
}

function guards_opening_influence(entry, kingdom, home) {
  switch (entry) {
    case 2:
      if (!((kingdom.traits & 8 /* TRAIT_CHARISMA */) !== 0)) return 0;
      break;
    case 3:
      if (!((kingdom.traits & 64 /* TRAIT_DYNASTY */) !== 0)) return 0;
      break;
    case 4:
      if (!((kingdom.traits & 256 /* TRAIT_FEUDAL */) !== 0)) return 0;
      break;
    case 5:
      if (!((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0)) return 0;
      break;
    case 6:
      if (!((kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_figure_range(kingdom, world) {
  const notes = [];
  notes.push([0, 7]);
  let value = 7;
  if (kingdom.winged) {
    notes.push([1, 2]);
    value = value + 2;
  }
  if ($has(world.variants, 0)) {
    notes.push([2, -2]);
    value = value - 2;
  }
  if ((kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0) {
    notes.push([3, 1]);
    value = value + 1;
  }
  return [value, notes];
}

function guards_figure_range(entry, kingdom, world) {
  switch (entry) {
    case 1:
      if (!(kingdom.winged)) return 0;
      break;
    case 2:
      if (!($has(world.variants, 0))) return 0;
      break;
    case 3:
      if (!((kingdom.traits & 33554432 /* TRAIT_RIDERS */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_journey_range(kingdom, figure, world) {
  const notes = [];
  let value = figure_range(kingdom, world);
  notes.push([0, value]);
  let limit = $extreme($larger, [0, ...$pick($members(figure.artifacts), (a) => ARTIFACT_MOVES_RANGE[a] !== null, (a) => $present(ARTIFACT_MOVES_RANGE[a], ""))]);
  if (value < limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_journey_range(entry, kingdom, figure, world) {
  switch (entry) {
  }
  return -1;
}

function why_errand_range(kingdom, agent, world) {
  const notes = [];
  let value = figure_range(kingdom, world);
  notes.push([0, value]);
  let limit = $extreme($larger, [0, ...$pick($members(agent.artifacts), (a) => ARTIFACT_MISSION_RANGE[a] !== null, (a) => $present(ARTIFACT_MISSION_RANGE[a], ""))]);
  if (value < limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_errand_range(entry, kingdom, agent, world) {
  switch (entry) {
  }
  return -1;
}

function why_miners_range(world) {
  const notes = [];
  notes.push([0, 10]);
  let value = 10;
  if ($has(world.variants, 0)) {
    notes.push([1, 5 - value]);
    value = 5;
  }
  return [value, notes];
}

function guards_miners_range(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_ore_factor(world) {
  const notes = [];
  notes.push([0, 1]);
  let value = 1;
  if ($has(world.variants, 0)) {
    notes.push([1, 2 - value]);
    value = 2;
  }
  return [value, notes];
}

function guards_ore_factor(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

function why_rush_chance(turns) {
  const notes = [];
  notes.push([0, 10]);
  let value = 10;
  if (turns <= 5) {
    notes.push([1, value]);
    value = $mul(value, 2);
  }
  return [value, notes];
}

function guards_rush_chance(entry, turns) {
  switch (entry) {
    case 1:
      if (!(turns <= 5)) return 0;
      break;
  }
  return -1;
}

function why_ore_mined(miners, world) {
  const notes = [];
  let value = miners;
  notes.push([0, value]);
  let times = ore_factor(world);
  notes.push([1, $mul(value, times - 1)]);
  value = $mul(value, times);
  return [value, notes];
}

function guards_ore_mined(entry, miners, world) {
  switch (entry) {
  }
  return -1;
}

function why_entry_seen(figure, place) {
  const notes = [];
  notes.push([0, 25]);
  let value = 25;
  let figure_rank = figure.rank;
  if ($why_court_1.has(figure_rank)) {
    notes.push([1, 50 - value]);
    value = 50;
  }
  if (figure_rank === 14 /* RANK_AGENT */ || figure_rank === 15 /* RANK_FANATIC */) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  if ((place.buildings & 2 /* BUILDING_BAZAAR */) !== 0) {
    notes.push([4, -20]);
    value = value - 20;
  }
  let figure_kingdom = figure.kingdom;
  if (figure_kingdom !== null && figure_kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */) {
    notes.push([5, -20]);
    value = value - 20;
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_entry_seen(entry, figure, place) {
  switch (entry) {
    case 1:
      if (!($why_court_1.has(figure.rank))) return 0;
      break;
    case 2:
      if (!(figure.rank === 14 /* RANK_AGENT */ || figure.rank === 15 /* RANK_FANATIC */)) return 0;
      break;
    case 4:
      if (!((place.buildings & 2 /* BUILDING_BAZAAR */) !== 0)) return 0;
      break;
    case 5:
      if (!(figure.kingdom !== null && figure.kingdom.began_as === 19 /* KINGDOM_ILLUSIONIST */)) return 0;
      break;
  }
  return -1;
}

function why_fall_capture(target) {
  const notes = [];
  let target_kingdom_began_as;
  notes.push([0, 50]);
  let value = 50;
  let target_kingdom = target.kingdom;
  if (target_kingdom !== null) {
    target_kingdom_began_as = target_kingdom.began_as;
    if (target_kingdom_began_as === 2 /* KINGDOM_ANCIENT_ONES */ && target.rank === 3 /* RANK_CONSUL */) {
      notes.push([1, 25 - value]);
      value = 25;
    }
    if (target_kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */ && target.rank === 4 /* RANK_DEMON_PRINCE */) {
      notes.push([2, 25 - value]);
      value = 25;
    }
    if (target_kingdom_began_as === 18 /* KINGDOM_HALFLING */) {
      notes.push([3, 25 - value]);
      value = 25;
    }
    if (target_kingdom_began_as === 30 /* KINGDOM_UNDERWORLD */) {
      notes.push([4, 25 - value]);
      value = 25;
    }
  }
  return [value, notes];
}

function guards_fall_capture(entry, target) {
  switch (entry) {
    case 1:
      if (!(target.kingdom !== null && target.kingdom.began_as === 2 /* KINGDOM_ANCIENT_ONES */)) return 0;
      if (!(target.rank === 3 /* RANK_CONSUL */)) return 1;
      break;
    case 2:
      if (!(target.kingdom !== null && target.kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      if (!(target.rank === 4 /* RANK_DEMON_PRINCE */)) return 1;
      break;
    case 3:
      if (!(target.kingdom !== null && target.kingdom.began_as === 18 /* KINGDOM_HALFLING */)) return 0;
      break;
    case 4:
      if (!(target.kingdom !== null && target.kingdom.began_as === 30 /* KINGDOM_UNDERWORLD */)) return 0;
      break;
  }
  return -1;
}

function why_may_reign(rank) {
  const notes = [];
  if (!$why_court_2.has(rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_reign(entry, rank) {
  switch (entry) {
    case 0:
      if (!($why_court_2.has(rank))) return 0;
      break;
  }
  return -1;
}

function why_succession_loss(rank) {
  const notes = [];
  if (rank === 5 /* RANK_PRINCE */ || rank === 4 /* RANK_DEMON_PRINCE */) {
    notes.push([0, 0]);
    return [100, notes];
  }
  if (rank === 6 /* RANK_DUKE */) {
    notes.push([1, 0]);
    return [150, notes];
  }
  if (rank === 7 /* RANK_COUNT */) {
    notes.push([2, 0]);
    return [200, notes];
  }
  if (rank === 8 /* RANK_BARON */) {
    notes.push([3, 0]);
    return [250, notes];
  }
  notes.push([4, 0]);
  return [300, notes];
}

function guards_succession_loss(entry, rank) {
  switch (entry) {
    case 0:
      if (!(rank === 5 /* RANK_PRINCE */ || rank === 4 /* RANK_DEMON_PRINCE */)) return 0;
      break;
    case 1:
      if (!(rank === 6 /* RANK_DUKE */)) return 0;
      break;
    case 2:
      if (!(rank === 7 /* RANK_COUNT */)) return 0;
      break;
    case 3:
      if (!(rank === 8 /* RANK_BARON */)) return 0;
      break;
  }
  return -1;
}

function why_law_share(kingdom) {
  const notes = [];
  notes.push([0, 10]);
  let value = 10;
  if ((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_law_share(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_supported_defense(place) {
  const notes = [];
  let value = place.defense;
  notes.push([0, value]);
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && place.region !== null && controls(place_kingdom, place.region)) {
    notes.push([1, value]);
    value = $mul(value, 11);
  } else {
    value = $mul(value, 10);
  }
  let before = value;
  value = $floorDiv($add(value, 5), 10);
  notes.push([2, $sub($mul(value, 10), before)]);
  return [value, notes];
}

function guards_supported_defense(entry, place) {
  switch (entry) {
    case 1:
      if (!(place.kingdom !== null)) return 0;
      if (!(place.region !== null)) return 1;
      if (!(controls(place.kingdom, place.region))) return 2;
      break;
  }
  return -1;
}

function why_mustered(turns) {
  const notes = [];
  if (turns <= 0) {
    notes.push([0, 0]);
    return [0, notes];
  }
  if (1 <= turns && turns <= 10) {
    notes.push([1, 0]);
    return [2, notes];
  }
  if (11 <= turns && turns <= 20) {
    notes.push([2, 0]);
    return [4, notes];
  }
  if (21 <= turns && turns <= 30) {
    notes.push([3, 0]);
    return [6, notes];
  }
  notes.push([4, 0]);
  return [10, notes];
}

function guards_mustered(entry, turns) {
  switch (entry) {
    case 0:
      if (!(turns <= 0)) return 0;
      break;
    case 1:
      if (!(1 <= turns && turns <= 10)) return 0;
      break;
    case 2:
      if (!(11 <= turns && turns <= 20)) return 0;
      break;
    case 3:
      if (!(21 <= turns && turns <= 30)) return 0;
      break;
    case 4:
      if (!(turns >= 31)) return 0;
      break;
  }
  return -1;
}

function why_gift_chance(kingdom) {
  const notes = [];
  notes.push([0, 70]);
  let value = 70;
  if ((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    notes.push([1, 15]);
    value = value + 15;
  }
  return [value, notes];
}

function guards_gift_chance(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_court = {
  group_slots: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "a larger host", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Deathknights\", line 2921", source: "Deathknights (kingdom)" }, { verb: "set to", text: "a larger host", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Giants\", line 3266", source: "Giants (kingdom)" }, { verb: "set to", text: "a larger host", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Tyrant\", line 3702", source: "Tyrant (kingdom)" }],
  skeletons_kept: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "nothing to hide", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2758", source: "Ancient Ones (kingdom)" }, { verb: "times", text: "nothing to hide", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2960", source: "Demon Princes (kingdom)" }, { verb: "times", text: "nothing to hide", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"The Forgotten\", line 3185", source: "The Forgotten (kingdom)" }, { verb: "subtract", text: "a clear conscience, nearly", den: 1, source: "Devout (trait)" }],
  opening_influence: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "the old capitals, and Pellinor", den: 100 }, { verb: "add", text: "charm", den: 100, source: "Charisma (trait)" }, { verb: "add", text: "an old house", den: 100, source: "Dynasty (trait)" }, { verb: "add", text: "many vassals", den: 100, source: "Feudal (trait)" }, { verb: "add", text: "a golden tongue", den: 100, source: "Oratory (trait)" }, { verb: "add", text: "law and order", den: 100, source: "Order (trait)" }],
  figure_range: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "wings", den: 1 }, { verb: "subtract", text: "deep snow", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 830", source: "ice age" }, { verb: "add", text: "in the saddle", den: 1, source: "Riders (trait)" }],
  journey_range: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "a mount", den: 1 }],
  errand_range: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "a mount", den: 1 }],
  miners_range: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "deep snow", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Mithril\", line 1236; \"#352 \u2013 Move Mithril Miners\", line 4419", source: "ice age" }],
  ore_factor: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "what lies under the ice", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Mithril\", line 1236", source: "ice age" }],
  rush_chance: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "prospectors are eager at first", den: 1 }],
  ore_mined: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "an Ice Age", den: 1 }],
  entry_seen: [{ verb: "base", text: "chance that a rival learns of the arrival of somebody below a Baron", den: 1 }, { verb: "set to", text: "a Baron or higher does not travel alone", den: 1 }, { verb: "set to", text: "nobody notices a spy", den: 1 }, { verb: "at least", text: "unseen", den: 1 }, { verb: "subtract", text: "crowd", den: 1, source: "Bazaar (building)" }, { verb: "subtract", text: "who was that?", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Illusionist\", line 3370", source: "Illusionist (kingdom)" }],
  fall_capture: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "Consuls slip away", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ancient Ones\", line 2746", source: "Ancient Ones (kingdom)" }, { verb: "set to", text: "Demon Princes vanish", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2958", source: "Demon Princes (kingdom)" }, { verb: "set to", text: "small and quick", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Halfling\", line 3333", source: "Halfling (kingdom)" }, { verb: "set to", text: "back doors", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Underworld\", line 3737", source: "Underworld (kingdom)" }],
  may_reign: [{ verb: "holds", text: "", den: 1 }],
  succession_loss: [{ verb: "case", text: "born to it", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  law_share: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "no law, no bill", den: 1, source: "Evil (trait)" }],
  supported_defense: [{ verb: "base", text: "", den: 1 }, { verb: "increase by", text: "regional support", den: 10 }, { verb: "round", text: "whole points", den: 10, cites: "ruling \"What happens to fractions\"" }],
  mustered: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  gift_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "faith", den: 1, source: "Devout (trait)" }],
};

export { why_group_slots, guards_group_slots, why_skeletons_kept, guards_skeletons_kept, why_opening_influence, guards_opening_influence, why_figure_range, guards_figure_range, why_journey_range, guards_journey_range, why_errand_range, guards_errand_range, why_miners_range, guards_miners_range, why_ore_factor, guards_ore_factor, why_rush_chance, guards_rush_chance, why_ore_mined, guards_ore_mined, why_entry_seen, guards_entry_seen, why_fall_capture, guards_fall_capture, why_may_reign, guards_may_reign, why_succession_loss, guards_succession_loss, why_law_share, guards_law_share, why_supported_defense, guards_supported_defense, why_mustered, guards_mustered, why_gift_chance, guards_gift_chance, $labels_rules_court };
