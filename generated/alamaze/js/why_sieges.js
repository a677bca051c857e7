/** The rules of sieges with the notes that explain them, and what has to hold for each entry. */
import { $add, $extreme, $floorDiv, $has, $larger, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { $any, $contains, $first, $pick, $sum } from "./runtime/lists.js";
import { ARTIFACT_COMBAT_GAIN, ARTIFACT_PARLEY_GAIN, TRAIT_THREAT_BONUS, leader_bonuses_bonus, siege_turns_production } from "./tables.js";
import { brigade_strength, brigades_of } from "./rules_brigades.js";
import { can_be_seized, wings_grounded } from "./rules_conquest.js";
import { weapon_gain } from "./rules_forge.js";
import { open_to_talk, standing_quo } from "./rules_politics.js";
import { mood } from "./rules_realm.js";
import { dread, gate_might, gate_words, ladders_and_bows, siege_readiness, siege_value, wall_readiness, walls_to_match } from "./rules_sieges.js";
import { manned_walls, siege_captives, storming_gain } from "./rules_walls.js";

function why_ladders_and_bows(group) {
  const notes = [];
  let group_brigades = group.brigades;
  let value = $sum(group_brigades, null, (b) => brigade_strength(b, 6 /* ARM_STORM */));
  notes.push([0, value]);
  let amount = $sum(group_brigades, null, (b) => $add(brigade_strength(b, 0 /* ARM_LONG_RANGE */), brigade_strength(b, 1 /* ARM_SHORT_RANGE */)));
  notes.push([1, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_ladders_and_bows(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_wall_readiness(group) {
  const notes = [];
  let amount;
  notes.push([0, 100]);
  let value = 100;
  let amount_ = $sum(group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank));
  notes.push([1, amount_]);
  value = $add(value, amount_);
  if (group.first) {
    notes.push([2, 5]);
    value = $add(value, 5);
  }
  if (group.gear !== 0) {
    amount = weapon_gain(group);
    notes.push([3, amount]);
    value = $add(value, amount);
  }
  let amount_2 = $sum($members(group.artifacts), null, (a) => ARTIFACT_COMBAT_GAIN[a]);
  notes.push([4, amount_2]);
  value = $add(value, amount_2);
  let amount_3 = storming_gain(group);
  notes.push([5, amount_3]);
  value = $add(value, amount_3);
  if (value < 0) {
    notes.push([6, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_wall_readiness(entry, group) {
  switch (entry) {
    case 2:
      if (!(group.first)) return 0;
      break;
    case 3:
      if (!(group.gear !== 0)) return 0;
      break;
  }
  return -1;
}

function why_wall_worth(group) {
  const notes = [];
  let value = ladders_and_bows(group);
  notes.push([0, value]);
  let times = wall_readiness(group);
  notes.push([1, $mul(value, $sub(times, 100))]);
  value = $mul(value, times);
  let times_ = group.morale;
  notes.push([2, $mul(value, $sub(times_, 100))]);
  value = $mul(value, times_);
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([3, $sub($mul(value, 10000), before)]);
  return [value, notes];
}

function guards_wall_worth(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_siege_readiness(group, place) {
  const notes = [];
  let value = wall_readiness(group);
  notes.push([0, value]);
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && $any(group.kingdom.enemies, (k) => k === place_kingdom)) {
    notes.push([1, 5]);
    value = $add(value, 5);
  }
  let amount = wings_grounded(group, place);
  notes.push([2, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_siege_readiness(entry, group, place) {
  switch (entry) {
    case 1:
      if (!(place.kingdom !== null)) return 0;
      if (!($any(group.kingdom.enemies, (k) => k === place.kingdom))) return 1;
      break;
  }
  return -1;
}

function why_siege_value(group, place) {
  const notes = [];
  let value = ladders_and_bows(group);
  notes.push([0, value]);
  let times = siege_readiness(group, place);
  notes.push([1, $mul(value, $sub(times, 100))]);
  value = $mul(value, times);
  let times_ = group.morale;
  notes.push([2, $mul(value, $sub(times_, 100))]);
  value = $mul(value, times_);
  let before = value;
  value = $floorDiv($add(value, 5000), 10000);
  notes.push([3, $sub($mul(value, 10000), before)]);
  return [value, notes];
}

function guards_siege_value(entry, group, place) {
  switch (entry) {
  }
  return -1;
}

function why_walls_to_match(place, world) {
  const notes = [];
  let value = manned_walls(place, world);
  notes.push([0, value]);
  return [value, notes];
}

function guards_walls_to_match(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_could_besiege(group, place, world) {
  const notes = [];
  if (siege_value(group, place) <= walls_to_match(place, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_could_besiege(entry, group, place, world) {
  switch (entry) {
    case 0:
      if (!(siege_value(group, place) > walls_to_match(place, world))) return 0;
      break;
  }
  return -1;
}

function why_had_its_turn(group, world) {
  const notes = [];
  if (!world.happened("approached", "this", 0, group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_had_its_turn(entry, group, world) {
  switch (entry) {
    case 0:
      if (!(world.happened("approached", "this", 0, group))) return 0;
      break;
  }
  return -1;
}

function why_gate_might(group, place, world) {
  const notes = [];
  let value = $quotient($add($mul(siege_value(group, place), 20), $larger(1, walls_to_match(place, world))), $mul($larger(1, walls_to_match(place, world)), 2), "gate_might");
  notes.push([0, value]);
  if (value > 30) {
    notes.push([1, $sub(30, value)]);
    value = 30;
  }
  return [value, notes];
}

function guards_gate_might(entry, group, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_gate_words(group, place, world) {
  const notes = [];
  let group_kingdom, group_kingdom_, amount;
  notes.push([0, 0]);
  let value = 0;
  let amount_ = gate_might(group, place, world);
  notes.push([1, amount_]);
  value = $add(value, amount_);
  let amount_2 = $extreme($larger, [0, ...$pick(group.leaders, (l_) => !l_.stunned, (l_) => leader_bonuses_bonus(l_.rank))]);
  notes.push([2, amount_2]);
  value = $add(value, amount_2);
  let place_region = place.region;
  if (place_region !== null) {
    group_kingdom = group.kingdom;
    if (mood(group_kingdom, place_region) === 3 /* REACTION_FRIENDLY */) {
      notes.push([3, 15]);
      value = $add(value, 15);
    }
    if (mood(group_kingdom, place_region) === 4 /* REACTION_LOYAL */) {
      notes.push([4, 30]);
      value = $add(value, 30);
    }
    if (mood(group_kingdom, place_region) === 1 /* REACTION_SUSPICIOUS */) {
      notes.push([5, -15]);
      value = $sub(value, 15);
    }
    if (mood(group_kingdom, place_region) === 0 /* REACTION_HOSTILE */) {
      notes.push([6, -30]);
      value = $sub(value, 30);
    }
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null) {
    group_kingdom_ = group.kingdom;
    if ($any(group_kingdom_.friends, (k) => k === place_kingdom)) {
      notes.push([7, 15]);
      value = $add(value, 15);
    }
    if ($any(group_kingdom_.foes, (k) => k === place_kingdom)) {
      notes.push([8, -15]);
      value = $sub(value, 15);
    }
  }
  let amount_3 = $sum($members(group.artifacts), (a) => ARTIFACT_PARLEY_GAIN[a] !== null, (a) => $present(ARTIFACT_PARLEY_GAIN[a], ""));
  notes.push([9, amount_3]);
  value = $add(value, amount_3);
  let amount_4 = place.peace;
  notes.push([10, $mul(amount_4, -1)]);
  value = $sub(value, amount_4);
  let amount_5 = standing_quo(place);
  notes.push([11, $mul(amount_5, -1)]);
  value = $sub(value, amount_5);
  for (const silver_tongue of world.silver_tongues) {
    if (silver_tongue.group === group) {
      amount = silver_tongue.grace;
      notes.push([12, amount]);
      value = $add(value, amount);
    }
  }
  return [value, notes];
}

function guards_gate_words(entry, group, place, world) {
  switch (entry) {
    case 3:
      if (!(place.region !== null)) return 0;
      if (!(mood(group.kingdom, place.region) === 3 /* REACTION_FRIENDLY */)) return 1;
      break;
    case 4:
      if (!(place.region !== null)) return 0;
      if (!(mood(group.kingdom, place.region) === 4 /* REACTION_LOYAL */)) return 1;
      break;
    case 5:
      if (!(place.region !== null)) return 0;
      if (!(mood(group.kingdom, place.region) === 1 /* REACTION_SUSPICIOUS */)) return 1;
      break;
    case 6:
      if (!(place.region !== null)) return 0;
      if (!(mood(group.kingdom, place.region) === 0 /* REACTION_HOSTILE */)) return 1;
      break;
    case 7:
      if (!(place.kingdom !== null)) return 0;
      if (!($any(group.kingdom.friends, (k) => k === place.kingdom))) return 1;
      break;
    case 8:
      if (!(place.kingdom !== null)) return 0;
      if (!($any(group.kingdom.foes, (k) => k === place.kingdom))) return 1;
      break;
  }
  return -1;
}

function why_parley_chance(group, place, world) {
  const notes = [];
  let value = gate_words(group, place, world);
  notes.push([0, value]);
  let amount = $mul(brigades_of(group, 67 /* BRIGADE_TYPE_OGRES */), 10);
  notes.push([1, amount]);
  value = $add(value, amount);
  let amount_ = $mul(brigades_of(group, 97 /* BRIGADE_TYPE_WAR_MACHINES */), 10);
  notes.push([2, amount_]);
  value = $add(value, amount_);
  if ($has(group.kingdom.privileges, 46 /* PRIVILEGE_TOWERING_PARLEY */)) {
    notes.push([3, 10]);
    value = $add(value, 10);
  }
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  }
  if (place.kingdom !== null) {
    notes.push([5, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (!open_to_talk(place)) {
    notes.push([6, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([7, $sub($mul(value, 2), before)]);
  if (value < 0) {
    notes.push([8, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([8, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_parley_chance(entry, group, place, world) {
  switch (entry) {
    case 3:
      if (!($has(group.kingdom.privileges, 46 /* PRIVILEGE_TOWERING_PARLEY */))) return 0;
      if (!(true)) return 1;
      break;
    case 5:
      if (!(place.kingdom !== null)) return 0;
      break;
    case 6:
      if (!(!open_to_talk(place))) return 0;
      break;
  }
  return -1;
}

function why_dread(kingdom) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let amount = $sum($members(kingdom.traits), (t) => TRAIT_THREAT_BONUS[t] !== null, (t) => $present(TRAIT_THREAT_BONUS[t], ""));
  notes.push([1, amount]);
  value = $add(value, amount);
  return [value, notes];
}

function guards_dread(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_threat_chance(group, place, world) {
  const notes = [];
  let value = gate_words(group, place, world);
  notes.push([0, value]);
  notes.push([1, -15]);
  value = $sub(value, 15);
  let amount = dread(group.kingdom);
  notes.push([2, amount]);
  value = $add(value, amount);
  let amount_ = $mul(brigades_of(group, 67 /* BRIGADE_TYPE_OGRES */), 10);
  notes.push([3, amount_]);
  value = $add(value, amount_);
  let amount_2 = $mul(brigades_of(group, 97 /* BRIGADE_TYPE_WAR_MACHINES */), 10);
  notes.push([4, amount_2]);
  value = $add(value, amount_2);
  if (value < 0) {
    notes.push([5, $mul(value, -1)]);
    value = 0;
  }
  if (place.kingdom !== null) {
    notes.push([6, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (!open_to_talk(place)) {
    notes.push([7, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([8, $sub($mul(value, 2), before)]);
  if (value < 0) {
    notes.push([9, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([9, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_threat_chance(entry, group, place, world) {
  switch (entry) {
    case 6:
      if (!(place.kingdom !== null)) return 0;
      break;
    case 7:
      if (!(!open_to_talk(place))) return 0;
      break;
  }
  return -1;
}

function why_besieger_of(place, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.groups, (g) => $any(world.sieges, (s) => s.place === place && s.group === g)), notes];
}

function guards_besieger_of(entry, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_besieged(place, world) {
  const notes = [];
  if (!$any(world.sieges, (s) => s.place === place)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_besieged(entry, place, world) {
  switch (entry) {
    case 0:
      if (!($any(world.sieges, (s) => s.place === place))) return 0;
      break;
  }
  return -1;
}

function why_siege_yield(place, world) {
  const notes = [];
  let limit;
  notes.push([0, 100]);
  let value = 100;
  for (const s of world.sieges) {
    if (s.place === place) {
      limit = siege_turns_production(s.months_long);
      if (value > limit) {
        notes.push([1, limit - value]);
        value = limit;
      }
    }
  }
  if (world.happened("starved_out", "this", 0, place) && value > 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_siege_yield(entry, place, world) {
  switch (entry) {
    case 2:
      if (!(world.happened("starved_out", "this", 0, place))) return 0;
      break;
  }
  return -1;
}

function why_leaving_risk(figure, place, world) {
  const notes = [];
  let limit;
  notes.push([0, 0]);
  let value = 0;
  for (const s of world.sieges) {
    if (s.place === place && s.group.kingdom !== figure.kingdom && can_be_seized(figure) && !$any(world.kingdoms, (k) => k === s.group.kingdom && figure.kingdom !== null && $contains(figure.kingdom.allies, k))) {
      limit = siege_captives(s.group.kingdom, false);
      if (value < limit) {
        notes.push([1, limit - value]);
        value = limit;
      }
    }
  }
  return [value, notes];
}

function guards_leaving_risk(entry, figure, place, world) {
  switch (entry) {
  }
  return -1;
}

function why_gold_carried_off(place) {
  const notes = [];
  let value = place.gold_output;
  notes.push([0, value]);
  notes.push([1, value]);
  value = $mul(value, 3);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_gold_carried_off(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_food_carried_off(place) {
  const notes = [];
  let value = place.food_output;
  notes.push([0, value]);
  notes.push([1, value]);
  value = $mul(value, 3);
  if (value < 0) {
    notes.push([2, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([3, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_food_carried_off(entry, place) {
  switch (entry) {
  }
  return -1;
}

function why_share_of_the_rest(share_, part) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let limit = $quotient($mul(share_, 100), $larger(1, $sub(100, part)), "share_of_the_rest");
  if (value > limit) {
    notes.push([1, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_share_of_the_rest(entry, share_, part) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_sieges = {
  ladders_and_bows: [{ verb: "base", text: "on ladders", den: 1 }, { verb: "add", text: "with bows", den: 1 }],
  wall_readiness: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "leaders", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2049" }, { verb: "add", text: "the kingdom's banner", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Sage Advice\", line 2271" }, { verb: "add", text: "forged weapons", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#605 \u2013 Equip Forged Item\", line 4671" }, { verb: "add", text: "enchanted weapons", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Sage Advice\", line 2279" }, { verb: "add", text: "over the walls", den: 1 }, { verb: "at least", text: "no less than nothing", den: 1 }],
  wall_worth: [{ verb: "base", text: "its brigades", den: 1 }, { verb: "times", text: "what it fights at", den: 100 }, { verb: "times", text: "morale", den: 10000 }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  siege_readiness: [{ verb: "base", text: "before any walls", den: 1 }, { verb: "add", text: "a declared enemy", den: 1, cites: "ruling \"What a declared enemy is worth\"" }, { verb: "subtract", text: "a tower that shoots at wings", den: 1 }, { verb: "at least", text: "no less than nothing", den: 1 }],
  siege_value: [{ verb: "base", text: "its brigades", den: 1 }, { verb: "times", text: "what it fights at", den: 100 }, { verb: "times", text: "morale", den: 10000 }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  walls_to_match: [{ verb: "base", text: "", den: 1 }],
  could_besiege: [{ verb: "holds", text: "", den: 1 }],
  had_its_turn: [{ verb: "holds", text: "", den: 1 }],
  gate_might: [{ verb: "base", text: "the group's value, measured against the walls", den: 1 }, { verb: "at most", text: "a crowd is a crowd", den: 1 }],
  gate_words: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "force of arms", den: 1 }, { verb: "add", text: "the leader's rank", den: 1, cites: "ruling \"What the leader's rank is worth in a talk at the gate\"" }, { verb: "add", text: "a friendly region", den: 1 }, { verb: "add", text: "a loyal region", den: 1 }, { verb: "subtract", text: "a suspicious region", den: 1 }, { verb: "subtract", text: "a hostile region", den: 1 }, { verb: "add", text: "its ruler has declared an alliance", den: 1 }, { verb: "subtract", text: "its ruler has declared enmity", den: 1 }, { verb: "add", text: "dragons beside the herald", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5814" }, { verb: "subtract", text: "what emissaries have calmed", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#310 \u2013 Maintain Status Quo\", line 4381" }, { verb: "subtract", text: "status quo", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1124; \"#310 \u2013 Maintain Status Quo\", line 4381" }, { verb: "add", text: "Diplomacy", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #171 \u2013 Diplomacy\", line 5378", source: "silver tongues" }],
  parley_chance: [{ verb: "base", text: "what speaks for the group", den: 1 }, { verb: "add", text: "ogres", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4022" }, { verb: "add", text: "engines of war", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4041" }, { verb: "add", text: "envoys who look down upon the walls", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Giants\", line 3262" }, { verb: "at least", text: "", den: 1 }, { verb: "divide by", text: "somebody rules there already", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#170 \u2013 Parley Popcenter\", line 4257" }, { verb: "times", text: "it does not listen", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#170 \u2013 Parley Popcenter\", line 4259; \"Fortifications\", line 1155" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  dread: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "its traits", den: 1 }],
  threat_chance: [{ verb: "base", text: "what speaks for the group", den: 1 }, { verb: "subtract", text: "nobody likes to be told", den: 1, cites: "ruling \"How much less likely a threat succeeds than a parley\"" }, { verb: "add", text: "a name that is feared", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Ruthless\", line 3957" }, { verb: "add", text: "ogres", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4022" }, { verb: "add", text: "engines of war", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Brigade Special Abilities\", line 4041" }, { verb: "at least", text: "", den: 1 }, { verb: "divide by", text: "somebody rules there already", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#170 \u2013 Parley Popcenter\", line 4257" }, { verb: "times", text: "it does not listen", den: 2, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#180 \u2013 Threaten Popcenter\", line 4263; \"Fortifications\", line 1155" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
  besieger_of: [{ verb: "otherwise", text: "", den: 1 }],
  besieged: [{ verb: "holds", text: "", den: 1 }],
  siege_yield: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "the siege", den: 1 }, { verb: "at most", text: "starved out", den: 1, cites: "ruling \"What a place produces in the turn in which it falls to a siege\"" }],
  leaving_risk: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "soldiers at the gate", den: 1 }],
  gold_carried_off: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "what is hidden is found", den: 2 }, { verb: "at least", text: "", den: 2 }, { verb: "round", text: "", den: 2 }],
  food_carried_off: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "every barn is opened", den: 2 }, { verb: "at least", text: "a hungry city has none", den: 2 }, { verb: "round", text: "", den: 2 }],
  share_of_the_rest: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "of those who are left", den: 1 }],
};

export { why_ladders_and_bows, guards_ladders_and_bows, why_wall_readiness, guards_wall_readiness, why_wall_worth, guards_wall_worth, why_siege_readiness, guards_siege_readiness, why_siege_value, guards_siege_value, why_walls_to_match, guards_walls_to_match, why_could_besiege, guards_could_besiege, why_had_its_turn, guards_had_its_turn, why_gate_might, guards_gate_might, why_gate_words, guards_gate_words, why_parley_chance, guards_parley_chance, why_dread, guards_dread, why_threat_chance, guards_threat_chance, why_besieger_of, guards_besieger_of, why_besieged, guards_besieged, why_siege_yield, guards_siege_yield, why_leaving_risk, guards_leaving_risk, why_gold_carried_off, guards_gold_carried_off, why_food_carried_off, guards_food_carried_off, why_share_of_the_rest, guards_share_of_the_rest, $labels_rules_sieges };
