/** The rules of morale. */
import { $add, $has, $larger, $mul } from "./runtime/numbers.js";
import { MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, REGION_SUSPECT_MORALE } from "./tables.js";
import { mood } from "./rules_realm.js";

function morale_after(group, event) {
  let group_morale = group.morale;
  let value = group_morale;
  value = $add(value, MORALE_CHANGES_CHANGE[event]);
  if (value < 0) {
    value = 0;
  }
  let limit = $larger(group_morale, MORALE_CHANGES_CEILING[event]);
  if (value > limit) {
    value = limit;
  }
  return value;
}

function hunger_attrition(turns) {
  let value = 0;
  if (turns >= 2) {
    value = $add(value, $mul(turns, 5));
  }
  return value;
}

function regional_morale(group, region, holder_) {
  let value = 0;
  let group_kingdom = group.kingdom;
  if (mood(group_kingdom, region) === 4 /* REACTION_LOYAL */) {
    value = value + 3;
  }
  if (mood(group_kingdom, region) === 3 /* REACTION_FRIENDLY */) {
    value = value + 2;
  }
  if (mood(group_kingdom, region) === 0 /* REACTION_HOSTILE */) {
    if (holder_ === null || !((holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0)) {
      value = value - 3;
    }
    if (holder_ !== null && (holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
      value = value - 5;
    }
  }
  if (mood(group_kingdom, region) === 1 /* REACTION_SUSPICIOUS */ && holder_ !== null && (holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0) {
    value = value - 2;
  }
  if (mood(group_kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
    value = value + REGION_SUSPECT_MORALE[region];
  }
  if (group_kingdom.began_as === 7 /* KINGDOM_DEATHKNIGHTS */) {
    value = 0;
  }
  return value;
}

function may_march_hard(group) {
  return group.morale >= 100;
}

function phoenix_healing(world) {
  let value = 5;
  if ($has(world.variants, 0)) {
    value = 10;
  }
  return value;
}

export { morale_after, hunger_attrition, regional_morale, may_march_hard, phoenix_healing };
