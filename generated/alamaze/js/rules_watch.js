/** The rules of watch. */
import { $FLOOR, $add, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { proficiency } from "./rules_agents.js";
import { flying } from "./rules_brigades.js";
import { asleep } from "./rules_gates.js";
import { host_size } from "./rules_movement.js";

function cover(watcher, target) {
  let value;
  let watcher_duty = watcher.duty;
  if (watcher_duty === 1 /* DUTY_GUARD */) {
    value = 20;
  } else if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */) {
    value = 5;
  } else if (watcher_duty === 3 /* DUTY_GUARD_PRISONERS */) {
    value = 10;
  } else if (watcher_duty === 0 /* DUTY_IDLE */) {
    value = 0;
  } else {
    value = 0;
  }
  if (watcher_duty !== 0 /* DUTY_IDLE */) {
    value = $add(value, $mul(proficiency(watcher), 5));
  }
  if (watcher.sort === 1 /* SORT_FANATIC */ && watcher_duty !== 0 /* DUTY_IDLE */) {
    value = $add(value, 10);
  }
  if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */ && watcher.place !== null && watcher.place === target.place) {
    value = $add(value, 10);
  }
  return value;
}

function on_watch(watcher, mission, target) {
  let watcher_duty = watcher.duty;
  if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */) {
    return !asleep(watcher);
  }
  if (watcher_duty === 1 /* DUTY_GUARD */ && (mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) {
    return !asleep(watcher);
  }
  return watcher_duty === 1 /* DUTY_GUARD */ && mission === 5 /* MISSION_STEAL */ && target.rank === 31 /* RANK_ARTIFACT */ && !asleep(watcher);
}

function watch(mission, target) {
  let target_place_buildings, target_place_kingdom, amount, target_place_buildings_;
  let value = 0;
  let target_place = target.place;
  if (target_place !== null) {
    target_place_buildings = target_place.buildings;
    if ((target_place_buildings & 2 /* BUILDING_BAZAAR */) !== 0) {
      value = value - 10;
    }
    if ((target_place_buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
      value = value + 20;
    }
    target_place_kingdom = target_place.kingdom;
    if (target_place_kingdom !== null && (target_place_kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      value = value + 10;
    }
  }
  let watchers = $FLOOR;
  for (const w of target.watchers) {
    if (on_watch(w, mission, target)) {
      amount = cover(w, target);
      if (watchers < amount) {
        watchers = amount;
      }
    }
  }
  if ((target.effects & 16 /* EFFECT_DIRE_WOLF */) !== 0 && watchers < 25) {
    watchers = 25;
  }
  if (watchers > $FLOOR) {
    value = $add(value, watchers);
  }
  if (target_place !== null && (target_place.buildings & 4128768) !== 0) {
    target_place_buildings_ = target_place.buildings;
    if ((target_place_buildings_ & 2097152 /* BUILDING_LEGENDARY_CASTLE */) !== 0) {
      value = $add(value, 40);
    } else if ((target_place_buildings_ & 1048576 /* BUILDING_GREATER_CASTLE */) !== 0) {
      value = $add(value, 30);
    } else if ((target_place_buildings_ & 917504) !== 0) {
      value = $add(value, 20);
    } else if ((target_place_buildings_ & 65536 /* BUILDING_MOTTE_AND_BAILEY */) !== 0) {
      value = $add(value, 10);
    }
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function watcher_death(watcher, target) {
  let value = watcher.sort === 1 /* SORT_FANATIC */ ? 30 : 20;
  value = $sub(value, cover(watcher, target));
  if (value < 3) {
    value = 3;
  } else if (value > 97) {
    value = 97;
  }
  return value;
}

function camp_eyes(group, world) {
  let value = 0;
  let scouts = 0;
  if ($has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */) && scouts < 4) {
    scouts = 4;
  }
  if (scouts < 1 && flying(group)) {
    scouts = 1;
  }
  if ($has(group.artifacts, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */) && scouts < 4) {
    scouts = 4;
  }
  for (const camp_wolf of world.camp_wolves) {
    if (camp_wolf.group === group && scouts < 4) {
      scouts = 4;
    }
  }
  return value + scouts;
}

function town_eyes(place) {
  let value = 0;
  let lookouts = 0;
  if ((place.buildings & 4096 /* BUILDING_WATCH_TOWERS */) !== 0 && lookouts < 4) {
    lookouts = 4;
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && ($low(place_kingdom.privileges) & 4096 /* PRIVILEGE_WATCHFUL_VILLAGES */) !== 0 && lookouts < 1) {
    lookouts = 1;
  }
  return value + lookouts;
}

function finds_ambush(group) {
  return $has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */);
}

function feels_the_hidden(group) {
  if ($any(group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */)) {
    return true;
  }
  return $any(group.wizards, (w) => w.level >= 5);
}

function sharpest_scout(kingdom, area, world) {
  return $lowest(world.groups, (g) => g.kingdom === kingdom && g.area === area && host_size(g) > 0 /* HOST_SIZE_INACTIVE */, (g) => [$sub(0, camp_eyes(g, world))]);
}

export { cover, on_watch, watch, watcher_death, camp_eyes, town_eyes, finds_ambush, feels_the_hidden, sharpest_scout };
