/** The rules of morale with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $larger, $mul, $sub } from "./runtime/numbers.js";
import { MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, REGION_SUSPECT_MORALE } from "./tables.js";
import { mood } from "./rules_realm.js";

function why_morale_after(group, event) {
  const notes = [];
  let group_morale = group.morale;
  let value = group_morale;
  notes.push([0, value]);
  let amount = MORALE_CHANGES_CHANGE[event];
  notes.push([1, amount]);
  value = $add(value, amount);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  let limit = $larger(group_morale, MORALE_CHANGES_CEILING[event]);
  if (value > limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  return [value, notes];
}

function guards_morale_after(entry, group, event) {
  switch (entry) {
  }
  return -1;
}

function why_hunger_attrition(turns) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  if (turns >= 2) {
    amount = $mul(turns, 5);
    notes.push([1, amount]);
    value = $add(value, amount);
  }
  return [value, notes];
}

function guards_hunger_attrition(entry, turns) {
  switch (entry) {
    case 1:
      if (!(turns >= 2)) return 0;
      break;
  }
  return -1;
}

function why_regional_morale(group, region, holder_) {
  const notes = [];
  let amount;
  notes.push([0, 0]);
  let value = 0;
  let group_kingdom = group.kingdom;
  if (mood(group_kingdom, region) === 4 /* REACTION_LOYAL */) {
    notes.push([1, 3]);
    value = value + 3;
  }
  if (mood(group_kingdom, region) === 3 /* REACTION_FRIENDLY */) {
    notes.push([2, 2]);
    value = value + 2;
  }
  if (mood(group_kingdom, region) === 0 /* REACTION_HOSTILE */) {
    if (holder_ === null || !((holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0)) {
      notes.push([3, -3]);
      value = value - 3;
    }
    if (holder_ !== null && (holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      notes.push([4, -5]);
      value = value - 5;
    }
  }
  if (mood(group_kingdom, region) === 1 /* REACTION_SUSPICIOUS */ && holder_ !== null && (holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    notes.push([5, -2]);
    value = value - 2;
  }
  if (mood(group_kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
    amount = REGION_SUSPECT_MORALE[region];
    notes.push([6, amount]);
    value = value + amount;
  }
  if (group_kingdom.began_as === 7 /* KINGDOM_DEATHKNIGHTS */) {
    notes.push([7, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_regional_morale(entry, group, region, holder_) {
  switch (entry) {
    case 1:
      if (!(mood(group.kingdom, region) === 4 /* REACTION_LOYAL */)) return 0;
      break;
    case 2:
      if (!(mood(group.kingdom, region) === 3 /* REACTION_FRIENDLY */)) return 0;
      break;
    case 3:
      if (!(mood(group.kingdom, region) === 0 /* REACTION_HOSTILE */)) return 0;
      if (!(holder_ === null || !((holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0))) return 1;
      break;
    case 4:
      if (!(mood(group.kingdom, region) === 0 /* REACTION_HOSTILE */)) return 0;
      if (!(holder_ !== null)) return 1;
      if (!((holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 2;
      break;
    case 5:
      if (!(mood(group.kingdom, region) === 1 /* REACTION_SUSPICIOUS */)) return 0;
      if (!(holder_ !== null)) return 1;
      if (!((holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0)) return 2;
      break;
    case 6:
      if (!(mood(group.kingdom, region) <= 1 /* REACTION_SUSPICIOUS */)) return 0;
      break;
    case 7:
      if (!(group.kingdom.began_as === 7 /* KINGDOM_DEATHKNIGHTS */)) return 0;
      break;
  }
  return -1;
}

function why_may_march_hard(group) {
  const notes = [];
  if (group.morale < 100) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_march_hard(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_phoenix_healing(world) {
  const notes = [];
  notes.push([0, 5]);
  let value = 5;
  if ($has(world.variants, 0)) {
    notes.push([1, 10 - value]);
    value = 10;
  }
  return [value, notes];
}

function guards_phoenix_healing(entry, world) {
  switch (entry) {
    case 1:
      if (!($has(world.variants, 0))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_morale = {
  morale_after: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "change", den: 1 }, { verb: "at most", text: "as far as such a thing can lift it", den: 1 }, { verb: "at least", text: "no heart left", den: 1 }],
  hunger_attrition: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "desertion", den: 1 }],
  regional_morale: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "among its own", den: 1, cites: "ruling \"What loyalty does for morale\"" }, { verb: "add", text: "among friends", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1385; \"#720 \u2013 Land Movement\", line 4798" }, { verb: "subtract", text: "hated", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1388; \"#720 \u2013 Land Movement\", line 4798" }, { verb: "subtract", text: "hated by the faithful", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1388" }, { verb: "subtract", text: "suspected by the faithful", den: 1, cites: "ruling \"What suspicion costs where the Devout rule\"" }, { verb: "add", text: "savage country", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1365" }, { verb: "times", text: "nobody's opinion", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Deathknights\", line 2918", source: "Deathknights (kingdom)" }],
  may_march_hard: [{ verb: "needs", text: "Its heart is not in it.", den: 1 }],
  phoenix_healing: [{ verb: "base", text: "what regeneration heals", den: 1 }, { verb: "set to", text: "fire creatures", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 829", source: "ice age" }],
};

export { why_morale_after, guards_morale_after, why_hunger_attrition, guards_hunger_attrition, why_regional_morale, guards_regional_morale, why_may_march_hard, guards_may_march_hard, why_phoenix_healing, guards_phoenix_healing, $labels_rules_morale };
