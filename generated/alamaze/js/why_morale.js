/** The rules of morale with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $has, $larger, $low, $mul, $sub } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, REGION_SUSPECT_MORALE } from "./tables.js";
import { all_dead, morale_change, phoenix_healing } from "./rules_morale.js";
import { mood } from "./rules_realm.js";

const $why_morale_1 = new Set([2 /* MORALE_EVENT_EXTRA_FOOD */, 3 /* MORALE_EVENT_EXTRA_GOLD */, 4 /* MORALE_EVENT_EXTRA_BOTH */, 5 /* MORALE_EVENT_REST_IN_TOWN */, 6 /* MORALE_EVENT_REST_IN_CITY */, 7 /* MORALE_EVENT_REST_IN_SANCTUARY */]);

function why_morale_change(group, event) {
  const notes = [];
  let value = MORALE_CHANGES_CHANGE[event];
  notes.push([0, value]);
  let group_kingdom = group.kingdom;
  let group_kingdom_privileges = $low(group_kingdom.privileges);
  if ((group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0 && $why_morale_1.has(event)) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  if ((group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0 && event === 15 /* MORALE_EVENT_WON_BATTLE */) {
    notes.push([2, value]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  if ((group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0) {
    if (event === 16 /* MORALE_EVENT_PLUNDERED */) {
      notes.push([3, value]);
      value = $mul(value, 2);
    }
    if (value > 36) {
      notes.push([4, 36 - value]);
      value = 36;
    }
  }
  let before = value;
  value = $floorDiv(value + 1, 2);
  notes.push([5, $mul(value, 2) - before]);
  return [value, notes];
}

function guards_morale_change(entry, group, event) {
  switch (entry) {
    case 1:
      if (!(($low(group.kingdom.privileges) & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0)) return 0;
      if (!($why_morale_1.has(event))) return 1;
      break;
    case 2:
      if (!(($low(group.kingdom.privileges) & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0)) return 0;
      if (!(event === 15 /* MORALE_EVENT_WON_BATTLE */)) return 1;
      break;
    case 3:
      if (!(($low(group.kingdom.privileges) & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0)) return 0;
      if (!(event === 16 /* MORALE_EVENT_PLUNDERED */)) return 1;
      break;
    case 4:
      if (!(($low(group.kingdom.privileges) & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_all_dead(group) {
  const notes = [];
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) <= 0) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!$all(group_brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed])) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_all_dead(entry, group) {
  switch (entry) {
    case 0:
      if (!($count(group.brigades, null) > 0)) return 0;
      break;
    case 1:
      if (!($all(group.brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed]))) return 0;
      break;
  }
  return -1;
}

function why_morale_after(group, event) {
  const notes = [];
  let group_morale = group.morale;
  let value = group_morale;
  notes.push([0, value]);
  let amount = morale_change(group, event);
  notes.push([1, amount]);
  value = $add(value, amount);
  if (value < 0) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0 && all_dead(group) && value < 80) {
    notes.push([4, $sub(80, value)]);
    value = 80;
  }
  let limit = $larger(group_morale, MORALE_CHANGES_CEILING[event]);
  if (value > limit) {
    notes.push([2, $sub(limit, value)]);
    value = limit;
  }
  if ((group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0 && all_dead(group) && value > 120) {
    notes.push([5, $sub(120, value)]);
    value = 120;
  }
  return [value, notes];
}

function guards_morale_after(entry, group, event) {
  switch (entry) {
    case 4:
      if (!((group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(all_dead(group))) return 1;
      break;
    case 5:
      if (!((group.kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(all_dead(group))) return 1;
      break;
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
  if (group.mist_borne || group.spell_haste !== 0) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_march_hard(entry, group) {
  switch (entry) {
  }
  return -1;
}

function why_regrowth_of(group, brigade, world) {
  const notes = [];
  let limit;
  notes.push([0, 0]);
  let value = 0;
  if ((group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0 && BRIGADE_TYPE_ORIGIN[brigade.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && value < 5) {
    notes.push([1, 5 - value]);
    value = 5;
  }
  let brigade_breed = brigade.breed;
  if (brigade_breed === 88 /* BRIGADE_TYPE_TROLLS */ && value < 5) {
    notes.push([2, 5 - value]);
    value = 5;
  }
  if ($any(group.brigades, (b) => b.breed === 71 /* BRIGADE_TYPE_PHOENIX */)) {
    limit = phoenix_healing(world);
    if (value < limit) {
      notes.push([3, limit - value]);
      value = limit;
    }
  }
  return [value, notes];
}

function guards_regrowth_of(entry, group, brigade, world) {
  switch (entry) {
    case 1:
      if (!((group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0)) return 0;
      if (!(BRIGADE_TYPE_ORIGIN[brigade.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */)) return 1;
      break;
    case 2:
      if (!(brigade.breed === 88 /* BRIGADE_TYPE_TROLLS */)) return 0;
      break;
    case 3:
      if (!($any(group.brigades, (b) => b.breed === 71 /* BRIGADE_TYPE_PHOENIX */))) return 0;
      break;
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
  morale_change: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "no gift cheers them", den: 1, source: "Conquest Alone Lifts Them (privilege)" }, { verb: "times", text: "victory", den: 2, source: "Conquest Alone Lifts Them (privilege)" }, { verb: "times", text: "plunder", den: 2, source: "Conquest Alone Lifts Them (privilege)" }, { verb: "at most", text: "no more than that", den: 2, source: "Conquest Alone Lifts Them (privilege)" }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
  all_dead: [{ verb: "holds", text: "troops", den: 1 }, { verb: "holds", text: "the dead alone", den: 1 }],
  morale_after: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "change", den: 1 }, { verb: "at most", text: "as far as such a thing can lift it", den: 1 }, { verb: "at least", text: "no heart left", den: 1 }, { verb: "at least", text: "the dead do not despair", den: 1, source: "Evil (trait)" }, { verb: "at most", text: "nor do they cheer", den: 1, source: "Evil (trait)" }],
  hunger_attrition: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "desertion", den: 1 }],
  regional_morale: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "among its own", den: 1, cites: "ruling \"What loyalty does for morale\"" }, { verb: "add", text: "among friends", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1385; \"#720 \u2013 Land Movement\", line 4798" }, { verb: "subtract", text: "hated", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1388; \"#720 \u2013 Land Movement\", line 4798" }, { verb: "subtract", text: "hated by the faithful", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1388" }, { verb: "subtract", text: "suspected by the faithful", den: 1, cites: "ruling \"What suspicion costs where the Devout rule\"" }, { verb: "add", text: "savage country", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1365" }, { verb: "times", text: "nobody's opinion", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Deathknights\", line 2918", source: "Deathknights (kingdom)" }],
  may_march_hard: [{ verb: "needs", text: "Its heart is not in it.", den: 1 }, { verb: "needs", text: "A spell carries it.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #708 \u2013 Ship of Mist\", line 5512; \"Spell #718 \u2013 Speed\", line 5516" }],
  regrowth_of: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "healers", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Healing\", line 3901" }, { verb: "at least", text: "Trolls grow together", den: 1, cites: "ruling \"How much attrition Trolls heal, and whose\"" }, { verb: "at least", text: "a Phoenix", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#236 \u2013 Regenerate (various)\", line 4335" }],
  phoenix_healing: [{ verb: "base", text: "what regeneration heals", den: 1 }, { verb: "set to", text: "fire creatures", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Special Option: Ice Age\", line 829", source: "ice age" }],
};

export { why_morale_change, guards_morale_change, why_all_dead, guards_all_dead, why_morale_after, guards_morale_after, why_hunger_attrition, guards_hunger_attrition, why_regional_morale, guards_regional_morale, why_may_march_hard, guards_may_march_hard, why_regrowth_of, guards_regrowth_of, why_phoenix_healing, guards_phoenix_healing, $labels_rules_morale };
