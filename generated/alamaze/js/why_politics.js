/** The rules of politics with the notes that explain them, and what has to hold for each entry. */
import { $add, $extreme, $floorDiv, $members, $mul, $present, $smaller, $sub } from "./runtime/numbers.js";
import { $any, $pick } from "./runtime/lists.js";
import { ARTIFACT_NAMED_CHANCE, BUILDING_QUO, BUILDING_TALK_PROOF, BUILDING_UNREST, SETTLEMENT_HARDER } from "./tables.js";
import { asleep } from "./rules_gates.js";
import { in_irons, persuasion, standing_quo, title_words } from "./rules_politics.js";
import { controls, emissary_power, half_whispered, hold, mood } from "./rules_realm.js";

const $why_politics_1 = new Set([4 /* RANK_DEMON_PRINCE */, 5 /* RANK_PRINCE */, 6 /* RANK_DUKE */, 7 /* RANK_COUNT */, 8 /* RANK_BARON */, 9 /* RANK_GOVERNOR */, 10 /* RANK_AMBASSADOR */]);

function why_quo_strength(kingdom, rank) {
  const notes = [];
  let value = $mul(emissary_power(kingdom, rank), 3);
  notes.push([0, value]);
  if ((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
    notes.push([1, 1500]);
    value = value + 1500;
  }
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $mul(value, 100) - before]);
  return [value, notes];
}

function guards_quo_strength(entry, kingdom, rank) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_unrest_strength(kingdom, rank) {
  const notes = [];
  let value = $mul(emissary_power(kingdom, rank), 3);
  notes.push([0, value]);
  if ((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0) {
    notes.push([1, 1500]);
    value = value + 1500;
  }
  let before = value;
  value = $floorDiv(value, 100);
  notes.push([2, $mul(value, 100) - before]);
  return [value, notes];
}

function guards_unrest_strength(entry, kingdom, rank) {
  switch (entry) {
    case 1:
      if (!((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_standing_quo(place) {
  const notes = [];
  let amount, amount_, place_kingdom_traits;
  notes.push([0, 0]);
  let value = 0;
  let place_buildings = place.buildings;
  for (const b of $members(place_buildings)) {
    amount = $mul(BUILDING_QUO[b], 5);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  for (const b of $members(place_buildings)) {
    amount_ = $mul(BUILDING_UNREST[b], 5);
    notes.push([2, $mul(amount_, -1)]);
    value = $sub(value, amount_);
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    place_kingdom_traits = place_kingdom.traits;
    if ((place_kingdom_traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      notes.push([3, 10]);
      value = $add(value, 10);
    }
    if ((place_kingdom_traits & 67108864 /* TRAIT_RUTHLESS */) !== 0) {
      notes.push([4, 10]);
      value = $add(value, 10);
    }
  }
  return [value, notes];
}

function guards_standing_quo(entry, place) {
  switch (entry) {
    case 3:
      if (!(place.kingdom !== null && (place.kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0)) return 0;
      break;
    case 4:
      if (!(place.kingdom !== null && (place.kingdom.traits & 67108864 /* TRAIT_RUTHLESS */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_title_words(kingdom, rank) {
  const notes = [];
  let value = emissary_power(kingdom, rank);
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 20);
  notes.push([1, $mul(value, 20) - before]);
  return [value, notes];
}

function guards_title_words(entry, kingdom, rank) {
  switch (entry) {
  }
  return -1;
}

function why_persuasion(kingdom, rank, place, size, region) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = $mul(title_words(kingdom, rank), 2);
  notes.push([1, amount]);
  value = value + amount;
  if (mood(kingdom, region) === 3 /* REACTION_FRIENDLY */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-3, 0]);
    } else {
      notes.push([2, 30]);
      value = value + 30;
    }
  }
  if (mood(kingdom, region) === 4 /* REACTION_LOYAL */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-4, 0]);
    } else {
      notes.push([3, 60]);
      value = value + 60;
    }
  }
  if (mood(kingdom, region) === 1 /* REACTION_SUSPICIOUS */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-5, 0]);
    } else {
      notes.push([4, -30]);
      value = value - 30;
    }
  }
  if (mood(kingdom, region) === 0 /* REACTION_HOSTILE */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-6, 0]);
    } else {
      notes.push([5, -60]);
      value = value - 60;
    }
  }
  if (half_whispered(kingdom, region)) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-7, 0]);
    } else {
      notes.push([6, -15]);
      value = value - 15;
    }
  }
  let amount_ = $mul(SETTLEMENT_HARDER[size], 2);
  notes.push([7, $mul(amount_, -1)]);
  value = value - amount_;
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    if (controls(place_kingdom, region)) {
      notes.push([8, -30]);
      value = value - 30;
    }
    if (hold(place_kingdom, region) === 1 /* HOLD_MINOR */) {
      notes.push([9, 30]);
      value = value + 30;
    }
    if (mood(place_kingdom, region) === 0 /* REACTION_HOSTILE */) {
      notes.push([10, 30]);
      value = value + 30;
    }
    if (mood(place_kingdom, region) === 3 /* REACTION_FRIENDLY */) {
      notes.push([11, -30]);
      value = value - 30;
    }
    if (mood(place_kingdom, region) === 4 /* REACTION_LOYAL */) {
      notes.push([12, -60]);
      value = value - 60;
    }
  }
  let amount_2 = $mul(standing_quo(place), 2);
  notes.push([13, $mul(amount_2, -1)]);
  value = $sub(value, amount_2);
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
    notes.push([14, -15]);
    value = $sub(value, 15);
  }
  if (kingdom_began_as === 14 /* KINGDOM_FORGOTTEN */) {
    notes.push([15, -30]);
    value = $sub(value, 30);
  }
  if ((kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0) {
    notes.push([16, 10]);
    value = $add(value, 10);
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([17, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_persuasion(entry, kingdom, rank, place, size, region) {
  switch (entry) {
    case 2:
      if (!(mood(kingdom, region) === 3 /* REACTION_FRIENDLY */)) return 0;
      break;
    case 3:
      if (!(mood(kingdom, region) === 4 /* REACTION_LOYAL */)) return 0;
      break;
    case 4:
      if (!(mood(kingdom, region) === 1 /* REACTION_SUSPICIOUS */)) return 0;
      break;
    case 5:
      if (!(mood(kingdom, region) === 0 /* REACTION_HOSTILE */)) return 0;
      break;
    case 6:
      if (!(half_whispered(kingdom, region))) return 0;
      break;
    case 8:
      if (!(place.kingdom !== null)) return 0;
      if (!(controls(place.kingdom, region))) return 1;
      break;
    case 9:
      if (!(place.kingdom !== null)) return 0;
      if (!(hold(place.kingdom, region) === 1 /* HOLD_MINOR */)) return 1;
      break;
    case 10:
      if (!(place.kingdom !== null)) return 0;
      if (!(mood(place.kingdom, region) === 0 /* REACTION_HOSTILE */)) return 1;
      break;
    case 11:
      if (!(place.kingdom !== null)) return 0;
      if (!(mood(place.kingdom, region) === 3 /* REACTION_FRIENDLY */)) return 1;
      break;
    case 12:
      if (!(place.kingdom !== null)) return 0;
      if (!(mood(place.kingdom, region) === 4 /* REACTION_LOYAL */)) return 1;
      break;
    case 14:
      if (!(kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      if (!(mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */)) return 1;
      break;
    case 15:
      if (!(kingdom.began_as === 14 /* KINGDOM_FORGOTTEN */)) return 0;
      break;
    case 16:
      if (!((kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_rebel_chance(kingdom, rank, place, size, region, unrest) {
  const notes = [];
  let value = persuasion(kingdom, rank, place, size, region);
  notes.push([0, value]);
  notes.push([1, unrest]);
  value = $add(value, unrest);
  if ((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0) {
    notes.push([2, 15]);
    value = $add(value, 15);
  }
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([3, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_rebel_chance(entry, kingdom, rank, place, size, region, unrest) {
  switch (entry) {
    case 2:
      if (!((kingdom.traits & 16 /* TRAIT_CUNNING */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_usurp_chance(kingdom, rank, place, size, region, unrest) {
  const notes = [];
  let value = persuasion(kingdom, rank, place, size, region);
  notes.push([0, value]);
  notes.push([1, unrest]);
  value = $add(value, unrest);
  if ((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0) {
    notes.push([3, 15]);
    value = $add(value, 15);
  }
  if (place.kingdom !== null) {
    notes.push([2, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([4, $sub($mul(value, 2), before)]);
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([5, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_usurp_chance(entry, kingdom, rank, place, size, region, unrest) {
  switch (entry) {
    case 2:
      if (!(place.kingdom !== null)) return 0;
      break;
    case 3:
      if (!((kingdom.traits & 4194304 /* TRAIT_ORATORY */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_open_to_talk(place) {
  const notes = [];
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && place_kingdom.capital === place) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any($members(place.buildings), (b) => BUILDING_TALK_PROOF[b])) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_open_to_talk(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_talks_to_people(figure) {
  const notes = [];
  if (!$why_politics_1.has(figure.rank)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_talks_to_people(entry, figure) {
  switch (entry) {
    case 0:
      if (!($why_politics_1.has(figure.rank))) return 0;
      break;
  }
  return -1;
}

function why_in_irons(figure) {
  const notes = [];
  if (figure.captor !== null) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (!figure.jailed || figure.place === null || figure.place.kingdom !== null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_irons(entry, figure) {
  switch (entry) {
    case 0:
      if (!(figure.captor !== null)) return 0;
      break;
    case 1:
      if (!(figure.jailed)) return 0;
      if (!(figure.place !== null)) return 1;
      if (!(figure.place.kingdom === null)) return 2;
      break;
  }
  return -1;
}

function why_at_large(figure) {
  const notes = [];
  if (in_irons(figure)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (asleep(figure)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_at_large(entry, figure) {
  switch (entry) {
  }
  return -1;
}

function why_may_act(figure, world) {
  const notes = [];
  if (in_irons(figure)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (asleep(figure)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (world.happened("uprooted", "this", 0, figure)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_act(entry, figure, world) {
  switch (entry) {
  }
  return -1;
}

function why_upheaval(place) {
  const notes = [];
  let value = place.unrest;
  notes.push([0, value]);
  let amount = place.peace;
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  return [value, notes];
}

function guards_upheaval(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_arrest_chance(kingdom, rank, place, size, region, unrest) {
  const notes = [];
  notes.push([0, 40]);
  let value = 40;
  let amount = persuasion(kingdom, rank, place, size, region);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  notes.push([2, $mul(unrest, -1)]);
  value = $sub(value, unrest);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([3, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_arrest_chance(entry, kingdom, rank, place, size, region, unrest) {
  switch (entry) {
  }
  return -1;
}

function why_name_known(figure) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let limit = $extreme($smaller, [100, ...$pick($members(figure.artifacts), (a) => ARTIFACT_NAMED_CHANCE[a] !== null, (a) => $present(ARTIFACT_NAMED_CHANCE[a], ""))]);
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_name_known(entry, figure) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_politics = {
  quo_strength: [{ verb: "base", text: "", den: 100 }, { verb: "add", text: "speeches", den: 100, source: "Oratory (trait)" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  unrest_strength: [{ verb: "base", text: "", den: 100 }, { verb: "add", text: "whispers", den: 100, source: "Cunning (trait)" }, { verb: "round", text: "whole points", den: 100, cites: "ruling \"What happens to fractions\"" }],
  standing_quo: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "building", den: 1 }, { verb: "subtract", text: "crowd", den: 1 }, { verb: "add", text: "laws", den: 1, source: "Order (trait)" }, { verb: "add", text: "fear", den: 1, source: "Ruthless (trait)" }],
  title_words: [{ verb: "base", text: "", den: 20 }, { verb: "round", text: "whole points", den: 20, cites: "ruling \"What happens to fractions\"" }],
  persuasion: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "power", den: 2 }, { verb: "add", text: "a friendly region", den: 2 }, { verb: "add", text: "a loyal region", den: 2 }, { verb: "subtract", text: "a suspicious region", den: 2 }, { verb: "subtract", text: "a hostile region", den: 2 }, { verb: "subtract", text: "a whisper from below", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#273 \u2013 Demonic Denigration (Demon Princes only)\", line 4353" }, { verb: "subtract", text: "size", den: 2 }, { verb: "subtract", text: "its ruler controls the region", den: 2 }, { verb: "add", text: "its ruler is a minor power there", den: 2 }, { verb: "add", text: "the region hates its ruler", den: 2 }, { verb: "subtract", text: "the region likes its ruler", den: 2 }, { verb: "subtract", text: "the region is loyal to its ruler", den: 2, cites: "ruling \"How much a region that is loyal to its ruler resists\"" }, { verb: "subtract", text: "status quo", den: 2 }, { verb: "subtract", text: "fear and magic", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2959", source: "Demon Princes (kingdom)" }, { verb: "subtract", text: "long exile", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"The Forgotten\", line 3177", source: "The Forgotten (kingdom)" }, { verb: "add", text: "sharp tongues", den: 2, source: "Acuity (trait)" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  rebel_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "other emissaries stir or calm the people", den: 1 }, { verb: "add", text: "whispers", den: 1, source: "Cunning (trait)" }, { verb: "bounds", text: "", den: 1 }],
  usurp_chance: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "other emissaries stir or calm the people", den: 1 }, { verb: "divide by", text: "somebody rules there already", den: 2 }, { verb: "add", text: "speeches", den: 1, source: "Oratory (trait)" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  open_to_talk: [{ verb: "needs", text: "A capital does not listen.", den: 1 }, { verb: "needs", text: "Walls like these do not listen.", den: 1 }],
  talks_to_people: [{ verb: "holds", text: "title", den: 1 }],
  in_irons: [{ verb: "yes", text: "in somebody's dungeon", den: 1 }, { verb: "holds", text: "in the cells of a place that nobody rules", den: 1 }],
  at_large: [{ verb: "needs", text: "the figure is a prisoner.", den: 1 }, { verb: "needs", text: "the figure lies in a sleep from which nobody wakes.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #305 \u2013 Sleep\", line 5400" }],
  may_act: [{ verb: "needs", text: "the figure is a prisoner.", den: 1 }, { verb: "needs", text: "the figure lies in a sleep from which nobody wakes.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #305 \u2013 Sleep\", line 5400" }, { verb: "needs", text: "the figure had to move in this turn, and does nothing else.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#355 \u2013 Relocate Capital\", line 4423; \"#240 \u2013 Tax Popcenter\", line 4345" }],
  upheaval: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "", den: 1 }],
  arrest_chance: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "what speaks for the emissary", den: 1 }, { verb: "subtract", text: "other emissaries stir or calm the people", den: 1 }, { verb: "bounds", text: "", den: 1 }],
  name_known: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "a disguise", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5797" }],
};

export { why_quo_strength, guards_quo_strength, why_unrest_strength, guards_unrest_strength, why_standing_quo, guards_standing_quo, why_title_words, guards_title_words, why_persuasion, guards_persuasion, why_rebel_chance, guards_rebel_chance, why_usurp_chance, guards_usurp_chance, why_open_to_talk, guards_open_to_talk, why_talks_to_people, guards_talks_to_people, why_in_irons, guards_in_irons, why_at_large, guards_at_large, why_may_act, guards_may_act, why_upheaval, guards_upheaval, why_arrest_chance, guards_arrest_chance, why_name_known, guards_name_known, $labels_rules_politics };
