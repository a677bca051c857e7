/** The rules of watch with the notes that explain them, and what has to hold for each entry. */
import { $FLOOR, $add, $has, $low, $mul, $sub } from "./runtime/numbers.js";
import { $any, $lowest } from "./runtime/lists.js";
import { proficiency } from "./rules_agents.js";
import { flying } from "./rules_brigades.js";
import { asleep } from "./rules_gates.js";
import { host_size } from "./rules_movement.js";
import { camp_eyes, cover, on_watch } from "./rules_watch.js";

function why_cover(watcher, target) {
  const notes = [];
  let value, amount;
  let watcher_duty = watcher.duty;
  if (watcher_duty === 1 /* DUTY_GUARD */) {
    notes.push([0, 20]);
    value = 20;
  } else if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */) {
    notes.push([1, 5]);
    value = 5;
  } else if (watcher_duty === 3 /* DUTY_GUARD_PRISONERS */) {
    notes.push([2, 10]);
    value = 10;
  } else if (watcher_duty === 0 /* DUTY_IDLE */) {
    notes.push([3, 0]);
    value = 0;
  } else {
    value = 0;
  }
  if (watcher_duty !== 0 /* DUTY_IDLE */) {
    amount = $mul(proficiency(watcher), 5);
    notes.push([4, amount]);
    value = $add(value, amount);
  }
  if (watcher.sort === 1 /* SORT_FANATIC */ && watcher_duty !== 0 /* DUTY_IDLE */) {
    notes.push([5, 10]);
    value = $add(value, 10);
  }
  if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */ && watcher.place !== null && watcher.place === target.place) {
    notes.push([6, 10]);
    value = $add(value, 10);
  }
  return [value, notes];
}

function guards_cover(entry, watcher, target) {
  switch (entry) {
    case 0:
      if (!(watcher.duty === 1 /* DUTY_GUARD */)) return 0;
      break;
    case 1:
      if (!(watcher.duty === 2 /* DUTY_COUNTER_ESPIONAGE */)) return 0;
      break;
    case 2:
      if (!(watcher.duty === 3 /* DUTY_GUARD_PRISONERS */)) return 0;
      break;
    case 3:
      if (!(watcher.duty === 0 /* DUTY_IDLE */)) return 0;
      break;
    case 4:
      if (!(watcher.duty !== 0 /* DUTY_IDLE */)) return 0;
      break;
    case 5:
      if (!(watcher.sort === 1 /* SORT_FANATIC */)) return 0;
      if (!(watcher.duty !== 0 /* DUTY_IDLE */)) return 1;
      break;
    case 6:
      if (!(watcher.duty === 2 /* DUTY_COUNTER_ESPIONAGE */)) return 0;
      if (!(watcher.place !== null)) return 1;
      if (!(watcher.place === target.place)) return 2;
      break;
  }
  return -1;
}

function why_on_watch(watcher, mission, target) {
  const notes = [];
  if (asleep(watcher)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let watcher_duty = watcher.duty;
  if (watcher_duty === 2 /* DUTY_COUNTER_ESPIONAGE */) {
    notes.push([1, 0]);
    return [true, notes];
  }
  if (watcher_duty === 1 /* DUTY_GUARD */) {
    if (mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */) {
      notes.push([2, 0]);
      return [true, notes];
    }
    if (mission === 5 /* MISSION_STEAL */ && target.rank === 31 /* RANK_ARTIFACT */) {
      notes.push([3, 0]);
      return [true, notes];
    }
  }
  notes.push([4, 0]);
  return [false, notes];
}

function guards_on_watch(entry, watcher, mission, target) {
  switch (entry) {
    case 0:
      if (!(asleep(watcher))) return 0;
      break;
    case 1:
      if (!(watcher.duty === 2 /* DUTY_COUNTER_ESPIONAGE */)) return 0;
      break;
    case 2:
      if (!(watcher.duty === 1 /* DUTY_GUARD */)) return 0;
      if (!(mission === 0 /* MISSION_ASSASSINATE */ || mission === 1 /* MISSION_KIDNAP */)) return 1;
      break;
    case 3:
      if (!(watcher.duty === 1 /* DUTY_GUARD */)) return 0;
      if (!(mission === 5 /* MISSION_STEAL */)) return 1;
      if (!(target.rank === 31 /* RANK_ARTIFACT */)) return 2;
      break;
  }
  return -1;
}

function why_watch(mission, target) {
  const notes = [];
  let target_place_buildings, target_place_kingdom, amount, target_place_buildings_;
  let value = 0;
  let target_place = target.place;
  if (target_place !== null) {
    target_place_buildings = target_place.buildings;
    if ((target_place_buildings & 2 /* BUILDING_BAZAAR */) !== 0) {
      notes.push([2, -10]);
      value = value - 10;
    }
    if ((target_place_buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0) {
      notes.push([3, 20]);
      value = value + 20;
    }
    target_place_kingdom = target_place.kingdom;
    if (target_place_kingdom !== null && (target_place_kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0) {
      notes.push([11, 10]);
      value = value + 10;
    }
  }
  let watchers = $FLOOR;
  let leader = -1;
  for (const w of target.watchers) {
    if (on_watch(w, mission, target)) {
      amount = cover(w, target);
      if (watchers < amount) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        watchers = amount;
        leader = 0;
      } else {
        notes.push([-1, 0]);
      }
    }
  }
  if ((target.effects & 16 /* EFFECT_DIRE_WOLF */) !== 0) {
    if (watchers < 25) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      watchers = 25;
      leader = 10;
    } else {
      notes.push([-11, 0]);
    }
  }
  if (watchers > $FLOOR) {
    if (leader >= 0) {
      notes.push([leader, watchers]);
    }
    value = $add(value, watchers);
  }
  let walls = 0;
  let leader_ = -1;
  if (target_place !== null && (target_place.buildings & 4128768) !== 0) {
    target_place_buildings_ = target_place.buildings;
    if ((target_place_buildings_ & 65536 /* BUILDING_MOTTE_AND_BAILEY */) !== 0) {
      if (walls < 10) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 10;
        leader_ = 4;
      } else {
        notes.push([-5, 0]);
      }
    }
    if ((target_place_buildings_ & 131072 /* BUILDING_FORTRESS */) !== 0) {
      if (walls < 20) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 20;
        leader_ = 5;
      } else {
        notes.push([-6, 0]);
      }
    }
    if ((target_place_buildings_ & 262144 /* BUILDING_CITADEL */) !== 0) {
      if (walls < 20) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 20;
        leader_ = 6;
      } else {
        notes.push([-7, 0]);
      }
    }
    if ((target_place_buildings_ & 524288 /* BUILDING_CASTLE */) !== 0) {
      if (walls < 20) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 20;
        leader_ = 7;
      } else {
        notes.push([-8, 0]);
      }
    }
    if ((target_place_buildings_ & 1048576 /* BUILDING_GREATER_CASTLE */) !== 0) {
      if (walls < 30) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 30;
        leader_ = 8;
      } else {
        notes.push([-9, 0]);
      }
    }
    if ((target_place_buildings_ & 2097152 /* BUILDING_LEGENDARY_CASTLE */) !== 0) {
      if (walls < 40) {
        if (leader_ >= 0) {
          notes.push([-1 - leader_, 0]);
        }
        walls = 40;
        leader_ = 9;
      } else {
        notes.push([-10, 0]);
      }
    }
  }
  if (leader_ >= 0) {
    notes.push([leader_, walls]);
  }
  value = $add(value, walls);
  if (value < 0) {
    notes.push([1, $mul(value, -1)]);
    value = 0;
  }
  return [value, notes];
}

function guards_watch(entry, mission, target) {
  switch (entry) {
    case 2:
      if (!(target.place !== null && (target.place.buildings & 2 /* BUILDING_BAZAAR */) !== 0)) return 0;
      break;
    case 3:
      if (!(target.place !== null && (target.place.buildings & 2048 /* BUILDING_THIEVES_GUILD */) !== 0)) return 0;
      break;
    case 4:
      if (!(target.place !== null && (target.place.buildings & 65536 /* BUILDING_MOTTE_AND_BAILEY */) !== 0)) return 0;
      break;
    case 5:
      if (!(target.place !== null && (target.place.buildings & 131072 /* BUILDING_FORTRESS */) !== 0)) return 0;
      break;
    case 6:
      if (!(target.place !== null && (target.place.buildings & 262144 /* BUILDING_CITADEL */) !== 0)) return 0;
      break;
    case 7:
      if (!(target.place !== null && (target.place.buildings & 524288 /* BUILDING_CASTLE */) !== 0)) return 0;
      break;
    case 8:
      if (!(target.place !== null && (target.place.buildings & 1048576 /* BUILDING_GREATER_CASTLE */) !== 0)) return 0;
      break;
    case 9:
      if (!(target.place !== null && (target.place.buildings & 2097152 /* BUILDING_LEGENDARY_CASTLE */) !== 0)) return 0;
      break;
    case 10:
      if (!((target.effects & 16 /* EFFECT_DIRE_WOLF */) !== 0)) return 0;
      break;
    case 11:
      if (!(target.place !== null && target.place.kingdom !== null && (target.place.kingdom.traits & 8388608 /* TRAIT_ORDER */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_watcher_death(watcher, target) {
  const notes = [];
  let value = watcher.sort === 1 /* SORT_FANATIC */ ? 30 : 20;
  notes.push([0, value]);
  let amount = cover(watcher, target);
  notes.push([1, $mul(amount, -1)]);
  value = $sub(value, amount);
  if (value < 3) {
    notes.push([2, $sub(3, value)]);
    value = 3;
  } else if (value > 97) {
    notes.push([2, $sub(97, value)]);
    value = 97;
  }
  return [value, notes];
}

function guards_watcher_death(entry, watcher, target) {
  switch (entry) {
  }
  return -1;
}

function why_camp_eyes(group, world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let scouts = 0;
  let leader = -1;
  if ($has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */)) {
    if (scouts < 4) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      scouts = 4;
      leader = 1;
    } else {
      notes.push([-2, 0]);
    }
  }
  if (flying(group)) {
    if (scouts < 1) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      scouts = 1;
      leader = 2;
    } else {
      notes.push([-3, 0]);
    }
  }
  if ($has(group.artifacts, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */)) {
    if (scouts < 4) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      scouts = 4;
      leader = 3;
    } else {
      notes.push([-4, 0]);
    }
  }
  for (const camp_wolf of world.camp_wolves) {
    if (camp_wolf.group === group) {
      if (scouts < 4) {
        if (leader >= 0) {
          notes.push([-1 - leader, 0]);
        }
        scouts = 4;
        leader = 4;
      } else {
        notes.push([-5, 0]);
      }
    }
  }
  if (leader >= 0) {
    notes.push([leader, scouts]);
  }
  value = value + scouts;
  return [value, notes];
}

function guards_camp_eyes(entry, group, world) {
  switch (entry) {
    case 1:
      if (!($has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */))) return 0;
      if (!(true)) return 1;
      break;
    case 2:
      if (!(flying(group))) return 0;
      if (!(true)) return 1;
      break;
    case 3:
      if (!($has(group.artifacts, 47 /* ARTIFACT_KNOWLEDGE_TOTEM */))) return 0;
      if (!(true)) return 1;
      break;
  }
  return -1;
}

function why_town_eyes(place) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  let lookouts = 0;
  let leader = -1;
  if ((place.buildings & 4096 /* BUILDING_WATCH_TOWERS */) !== 0) {
    if (lookouts < 4) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      lookouts = 4;
      leader = 1;
    } else {
      notes.push([-2, 0]);
    }
  }
  let place_kingdom = place.kingdom;
  if (place_kingdom !== null && ($low(place_kingdom.privileges) & 4096 /* PRIVILEGE_WATCHFUL_VILLAGES */) !== 0) {
    if (lookouts < 1) {
      if (leader >= 0) {
        notes.push([-1 - leader, 0]);
      }
      lookouts = 1;
      leader = 2;
    } else {
      notes.push([-3, 0]);
    }
  }
  if (leader >= 0) {
    notes.push([leader, lookouts]);
  }
  value = value + lookouts;
  return [value, notes];
}

function guards_town_eyes(entry, place) {
  switch (entry) {
    case 1:
      if (!((place.buildings & 4096 /* BUILDING_WATCH_TOWERS */) !== 0)) return 0;
      if (!(true)) return 1;
      break;
    case 2:
      if (!(place.kingdom !== null)) return 0;
      if (!(($low(place.kingdom.privileges) & 4096 /* PRIVILEGE_WATCHFUL_VILLAGES */) !== 0)) return 1;
      if (!(true)) return 2;
      break;
  }
  return -1;
}

function why_finds_ambush(group) {
  const notes = [];
  if (!$has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_finds_ambush(entry, group) {
  switch (entry) {
    case 0:
      if (!($has(group.kingdom.traits, 32 /* TRAIT_TRACKERS */))) return 0;
      break;
  }
  return -1;
}

function why_feels_the_hidden(group) {
  const notes = [];
  if ($any(group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if ($any(group.wizards, (w) => w.level >= 5)) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_feels_the_hidden(entry, group) {
  switch (entry) {
    case 0:
      if (!(true)) return 0;
      if (!($any(group.leaders, (l_) => l_.rank === 16 /* RANK_WARLORD */))) return 1;
      break;
    case 1:
      if (!(true)) return 0;
      if (!($any(group.wizards, (w) => w.level >= 5))) return 1;
      break;
  }
  return -1;
}

function why_sharpest_scout(kingdom, area, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$lowest(world.groups, (g) => g.kingdom === kingdom && g.area === area && host_size(g) > 0 /* HOST_SIZE_INACTIVE */, (g) => [$sub(0, camp_eyes(g, world))]), notes];
}

function guards_sharpest_scout(entry, kingdom, area, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_watch = {
  cover: [{ verb: "base", text: "guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"# 53 \u2013 Guard\", line 4173" }, { verb: "base", text: "counter-espionage", den: 1 }, { verb: "base", text: "prison guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#299 \u2013 Guard Prisoners\", line 4369" }, { verb: "base", text: "off duty", den: 1 }, { verb: "add", text: "experience", den: 1, cites: "ruling \"Whether the Ring of Invisibility helps a watcher\"" }, { verb: "add", text: "zeal", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Sage Advice\", line 1781" }, { verb: "add", text: "at home", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Agents\", line 1669; \"# 54 \u2013 Counter-Espionage\", line 4181" }],
  on_watch: [{ verb: "no", text: "asleep", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #305 \u2013 Sleep\", line 5400", source: "orders emissaries" }, { verb: "yes", text: "counter-espionage", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"# 54 \u2013 Counter-Espionage\", line 4177" }, { verb: "yes", text: "guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"# 53 \u2013 Guard\", line 4173" }, { verb: "yes", text: "guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"# 53 \u2013 Guard\", line 4173" }, { verb: "otherwise", text: "", den: 1 }],
  watch: [{ verb: "add", text: "watcher", den: 1, cites: "ruling \"What several watchers are worth together\"" }, { verb: "at least", text: "no less than nothing", den: 1, cites: "ruling \"Whether a bazaar can help an intruder\"" }, { verb: "subtract", text: "crowd", den: 1, source: "Bazaar (building)" }, { verb: "add", text: "guild", den: 1, source: "Thieves Guild (building)" }, { verb: "add", text: "motte and bailey", den: 1, source: "Motte and Bailey (building)" }, { verb: "add", text: "fortress", den: 1, source: "Fortress (building)" }, { verb: "add", text: "citadel", den: 1, source: "Citadel (building)" }, { verb: "add", text: "castle", den: 1, source: "Castle (building)" }, { verb: "add", text: "greater castle", den: 1, source: "Greater Castle (building)" }, { verb: "add", text: "legendary castle", den: 1, source: "Legendary Castle (building)" }, { verb: "add", text: "dire wolf", den: 1, source: "Dire Wolf Familiar (effect)" }, { verb: "add", text: "law and order", den: 1, cites: "ruling \"Whether a place watches without any agent\"", source: "Order (trait)" }],
  watcher_death: [{ verb: "base", text: "", den: 1 }, { verb: "subtract", text: "vigilance", den: 1, cites: "ruling \"Whether vigilance keeps a watcher alive\"" }, { verb: "bounds", text: "", den: 1 }],
  camp_eyes: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "its people's skill", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trackers\", line 3981" }, { verb: "add", text: "wings", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Movement\", line 1987; \"Flight\", line 3887" }, { verb: "add", text: "Knowledge Totem", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Artifacts\", line 5823" }, { verb: "add", text: "a dire wolf", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #211 \u2013 Dire Wolf Familiar\", line 5392", source: "camp wolves" }],
  town_eyes: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "towers", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1133" }, { verb: "add", text: "watchful people", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Druid\", line 2995; \"Halfling\", line 3338" }],
  finds_ambush: [{ verb: "holds", text: "", den: 1 }],
  feels_the_hidden: [{ verb: "yes", text: "a Warlord", den: 1 }, { verb: "yes", text: "a strong wizard", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  sharpest_scout: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_cover, guards_cover, why_on_watch, guards_on_watch, why_watch, guards_watch, why_watcher_death, guards_watcher_death, why_camp_eyes, guards_camp_eyes, why_town_eyes, guards_town_eyes, why_finds_ambush, guards_finds_ambush, why_feels_the_hidden, guards_feels_the_hidden, why_sharpest_scout, guards_sharpest_scout, $labels_rules_watch };
