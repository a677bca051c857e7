/** The rules of casting_eyes with the notes that explain them, and what has to hold for each entry. */
import { $any } from "./runtime/lists.js";

function why_by_a_wolf(target, world) {
  const notes = [];
  if (!$any(world.camp_wolves, (w) => $any(w.group.leaders, (l_) => l_ === target) || $any(w.group.wizards, (m) => m === target))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_by_a_wolf(entry, target, world) {
  switch (entry) {
    case 0:
      if (!($any(world.camp_wolves, (w) => $any(w.group.leaders, (l_) => l_ === target) || $any(w.group.wizards, (m) => m === target)))) return 0;
      break;
  }
  return -1;
}

function why_land_around(caster) {
  const notes = [];
  let caster_group = caster.group;
  if (caster_group !== null) {
    notes.push([0, 0]);
    return [caster_group.region, notes];
  }
  let caster_place = caster.place;
  if (caster_place !== null) {
    notes.push([1, 0]);
    return [caster_place.region, notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_land_around(entry, caster) {
  switch (entry) {
    case 0:
      if (!(caster.group !== null)) return 0;
      break;
    case 1:
      if (!(caster.place !== null)) return 0;
      break;
  }
  return -1;
}

function why_kept_from_seekers(target) {
  const notes = [];
  if ((target.effects & 1 /* EFFECT_WARDED */) !== 0) {
    notes.push([0, 0]);
    return [true, notes];
  }
  let target_place = target.place;
  if (target_place === null || !target_place.hidden || target_place.sanctuary_of !== null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_kept_from_seekers(entry, target) {
  switch (entry) {
    case 0:
      if (!((target.effects & 1 /* EFFECT_WARDED */) !== 0)) return 0;
      break;
    case 1:
      if (!(target.place !== null)) return 0;
      if (!(target.place.hidden)) return 1;
      if (!(target.place.sanctuary_of === null)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_casting_eyes = {
  by_a_wolf: [{ verb: "holds", text: "", den: 1 }],
  land_around: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "at home", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  kept_from_seekers: [{ verb: "yes", text: "a ward", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Spell #301 \u2013 Ward\", line 5396" }, { verb: "holds", text: "a glyph", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Population Centers\", line 1108; \"#455 - Create Sanctuary\", line 4495" }],
};

export { why_by_a_wolf, guards_by_a_wolf, why_land_around, guards_land_around, why_kept_from_seekers, guards_kept_from_seekers, $labels_rules_casting_eyes };
