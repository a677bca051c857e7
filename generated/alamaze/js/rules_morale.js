/** The rules of morale. */
import { $add, $floorDiv, $has, $larger, $low, $mul } from "./runtime/numbers.js";
import { $all, $any, $count } from "./runtime/lists.js";
import { BRIGADE_TYPE_ORIGIN, BRIGADE_TYPE_UNDEAD, MORALE_CHANGES_CEILING, MORALE_CHANGES_CHANGE, REGION_SUSPECT_MORALE } from "./tables.js";
import { mood } from "./rules_realm.js";

const $rules_morale_1 = new Set([2 /* MORALE_EVENT_EXTRA_FOOD */, 3 /* MORALE_EVENT_EXTRA_GOLD */, 4 /* MORALE_EVENT_EXTRA_BOTH */, 5 /* MORALE_EVENT_REST_IN_TOWN */, 6 /* MORALE_EVENT_REST_IN_CITY */, 7 /* MORALE_EVENT_REST_IN_SANCTUARY */]);

function morale_change(group, event) {
  let value = MORALE_CHANGES_CHANGE[event];
  let group_kingdom = group.kingdom;
  let group_kingdom_privileges = $low(group_kingdom.privileges);
  if ((group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0 && $rules_morale_1.has(event)) {
    value = 0;
  }
  if (event === 15 /* MORALE_EVENT_WON_BATTLE */ && (group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  if ((group_kingdom_privileges & 2147483648 /* PRIVILEGE_GRIM_MORALE */) !== 0) {
    if (event === 16 /* MORALE_EVENT_PLUNDERED */) {
      value = $mul(value, 2);
    }
    if (value > 36) {
      value = 36;
    }
  }
  return $floorDiv(value + 1, 2);
}

function all_dead(group) {
  let group_brigades = group.brigades;
  if ($count(group_brigades, null) <= 0) {
    return false;
  }
  return $all(group_brigades, (b) => BRIGADE_TYPE_UNDEAD[b.breed]);
}

function morale_after(group, event) {
  let group_morale = group.morale;
  let value = group_morale;
  value = $add(value, morale_change(group, event));
  if (value < 0) {
    value = 0;
  }
  let group_kingdom = group.kingdom;
  let group_kingdom_traits = group_kingdom.traits;
  if ((group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0 && value < 80 && all_dead(group)) {
    value = 80;
  }
  let limit = $larger(group_morale, MORALE_CHANGES_CEILING[event]);
  if (value > limit) {
    value = limit;
  }
  if ((group_kingdom_traits & 128 /* TRAIT_EVIL */) !== 0 && value > 120 && all_dead(group)) {
    value = 120;
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
  if (holder_ !== null && (holder_.traits & 32 /* TRAIT_DEVOUT */) !== 0 && mood(group_kingdom, region) === 1 /* REACTION_SUSPICIOUS */) {
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
  if (group.morale < 100) {
    return false;
  }
  return !group.mist_borne && group.spell_haste === 0;
}

function regrowth_of(group, brigade, world) {
  let limit;
  let value = 0;
  if ((group.kingdom.traits & 4096 /* TRAIT_HEALING */) !== 0 && BRIGADE_TYPE_ORIGIN[brigade.breed] === 0 /* ORIGIN_KINGDOM_BRIGADE */ && value < 5) {
    value = 5;
  }
  let brigade_breed = brigade.breed;
  if (brigade_breed === 88 /* BRIGADE_TYPE_TROLLS */ && value < 5) {
    value = 5;
  }
  if ($any(group.brigades, (b) => b.breed === 71 /* BRIGADE_TYPE_PHOENIX */)) {
    limit = phoenix_healing(world);
    if (value < limit) {
      value = limit;
    }
  }
  return value;
}

function phoenix_healing(world) {
  let value = 5;
  if ($has(world.variants, 0)) {
    value = 10;
  }
  return value;
}

export { morale_change, all_dead, morale_after, hunger_attrition, regional_morale, may_march_hard, regrowth_of, phoenix_healing };
