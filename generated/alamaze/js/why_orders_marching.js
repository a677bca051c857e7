/** The rules of orders_marching with the notes that explain them, and what has to hold for each entry. */
import { $add, $members } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { host_size } from "./rules_movement.js";
import { beside } from "./rules_orders_battle.js";

function why_may_wake(group, other, kingdom, breed, leader, caster) {
  const notes = [];
  if (other.kingdom !== kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (breed === null && leader === null && caster === null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (host_size(other) !== 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (breed !== null && !$any(group.brigades, (b) => b.breed === breed)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (leader !== null && !$any(group.leaders, (l_) => l_ === leader)) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (caster !== null && !$any(group.wizards, (w) => w === caster)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_wake(entry, group, other, kingdom, breed, leader, caster) {
  switch (entry) {
  }
  return -1;
}

function why_may_send(group, other, kingdom, leader, second, caster, relic) {
  const notes = [];
  if (other.kingdom !== kingdom || other === group) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (leader === null && second === null && caster === null && relic === null) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (caster !== null && relic !== null || second !== null && leader === null) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (!beside(group, other)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  if (host_size(other) <= 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([4, 0]);
    return [false, notes];
  }
  if (leader !== null && !$any(group.leaders, (l_) => l_ === leader) || second !== null && !$any(group.leaders, (l_) => l_ === second)) {
    notes.push([5, 0]);
    return [false, notes];
  }
  if (caster !== null && !$any(group.wizards, (w) => w === caster)) {
    notes.push([6, 0]);
    return [false, notes];
  }
  if (relic !== null && !$any($members(group.artifacts), (a) => a === relic)) {
    notes.push([7, 0]);
    return [false, notes];
  }
  if (leader !== null && $add($count(other.leaders, null), second === null ? 1 : 2) > 3) {
    notes.push([8, 0]);
    return [false, notes];
  }
  if (caster !== null && $count(other.wizards, null) >= 3) {
    notes.push([9, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_send(entry, group, other, kingdom, leader, second, caster, relic) {
  switch (entry) {
  }
  return -1;
}

function why_may_combine(group, other, kingdom) {
  const notes = [];
  if (other.kingdom !== kingdom || other === group) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!beside(group, other)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (host_size(group) <= 0 /* HOST_SIZE_INACTIVE */ || host_size(other) <= 0 /* HOST_SIZE_INACTIVE */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_combine(entry, group, other, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_gem_load(power) {
  const notes = [];
  if (power < 1) {
    notes.push([0, 0]);
    return [2 /* HOST_SIZE_ONE_BRIGADE */, notes];
  }
  if (power === 1) {
    notes.push([1, 0]);
    return [3 /* HOST_SIZE_DIVISION_SIZE */, notes];
  }
  if (power === 2) {
    notes.push([2, 0]);
    return [4 /* HOST_SIZE_ARMY */, notes];
  }
  notes.push([3, 0]);
  return [5 /* HOST_SIZE_ARMY_GROUP */, notes];
}

function guards_gem_load(entry, power) {
  switch (entry) {
    case 0:
      if (!(power < 1)) return 0;
      break;
    case 1:
      if (!(power === 1)) return 0;
      break;
    case 2:
      if (!(power === 2)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_marching = {
  may_wake: [{ verb: "needs", text: "the other does not serve the kingdom.", den: 1 }, { verb: "needs", text: "Say what the group gives to the other.", den: 1 }, { verb: "needs", text: "the other has somebody in it already.", den: 1 }, { verb: "needs", text: "There are none of these in the group.", den: 1 }, { verb: "needs", text: "Nobody of that name leads in the group.", den: 1 }, { verb: "needs", text: "No wizard of that name is in the group.", den: 1 }],
  may_send: [{ verb: "needs", text: "the group gives nothing to the other.", den: 1 }, { verb: "needs", text: "Say what the group sends to the other.", den: 1 }, { verb: "needs", text: "That is too much for one command.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#701 \u2013 Transfer Figures\", line 4766" }, { verb: "needs", text: "the other is nowhere near the group.", den: 1 }, { verb: "needs", text: "Nobody is in the other.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#699 \u2013 Transfer Inactive (Pre-Move)\", line 4758" }, { verb: "needs", text: "Nobody of that name leads in the group.", den: 1 }, { verb: "needs", text: "No wizard of that name is in the group.", den: 1 }, { verb: "needs", text: "There is no such artifact in the group.", den: 1 }, { verb: "needs", text: "the other has no room for more leaders.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2031" }, { verb: "needs", text: "the other has no room for another wizard.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2063" }],
  may_combine: [{ verb: "needs", text: "the group does not combine with the other.", den: 1 }, { verb: "needs", text: "the other is nowhere near the group.", den: 1 }, { verb: "needs", text: "Nobody is in one of them.", den: 1 }],
  gem_load: [{ verb: "case", text: "an adept", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_may_wake, guards_may_wake, why_may_send, guards_may_send, why_may_combine, guards_may_combine, why_gem_load, guards_gem_load, $labels_rules_orders_marching };
