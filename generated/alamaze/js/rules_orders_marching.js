/** The rules of orders_marching. */
import { $add, $members } from "./runtime/numbers.js";
import { $any, $count } from "./runtime/lists.js";
import { host_size } from "./rules_movement.js";
import { beside } from "./rules_orders_battle.js";

function may_wake(group, other, kingdom, breed, leader, caster) {
  if (other.kingdom !== kingdom) {
    return false;
  }
  if (breed === null && leader === null && caster === null) {
    return false;
  }
  if (host_size(other) !== 0 /* HOST_SIZE_INACTIVE */) {
    return false;
  }
  if (breed !== null && !$any(group.brigades, (b) => b.breed === breed)) {
    return false;
  }
  if (leader !== null && !$any(group.leaders, (l_) => l_ === leader)) {
    return false;
  }
  return caster === null || $any(group.wizards, (w) => w === caster);
}

function may_send(group, other, kingdom, leader, second, caster, relic) {
  if (other.kingdom !== kingdom || other === group) {
    return false;
  }
  if (leader === null && second === null && caster === null && relic === null) {
    return false;
  }
  if (caster !== null && relic !== null || second !== null && leader === null) {
    return false;
  }
  if (!beside(group, other)) {
    return false;
  }
  if (host_size(other) <= 0 /* HOST_SIZE_INACTIVE */) {
    return false;
  }
  if (leader !== null && !$any(group.leaders, (l_) => l_ === leader) || second !== null && !$any(group.leaders, (l_) => l_ === second)) {
    return false;
  }
  if (caster !== null && !$any(group.wizards, (w) => w === caster)) {
    return false;
  }
  if (relic !== null && !$any($members(group.artifacts), (a) => a === relic)) {
    return false;
  }
  if (leader !== null && $add($count(other.leaders, null), second === null ? 1 : 2) > 3) {
    return false;
  }
  return caster === null || $count(other.wizards, null) < 3;
}

function may_combine(group, other, kingdom) {
  if (other.kingdom !== kingdom || other === group) {
    return false;
  }
  if (!beside(group, other)) {
    return false;
  }
  return host_size(group) > 0 /* HOST_SIZE_INACTIVE */ && host_size(other) > 0 /* HOST_SIZE_INACTIVE */;
}

function gem_load(power) {
  if (power < 1) {
    return 2 /* HOST_SIZE_ONE_BRIGADE */;
  }
  if (power === 1) {
    return 3 /* HOST_SIZE_DIVISION_SIZE */;
  }
  if (power === 2) {
    return 4 /* HOST_SIZE_ARMY */;
  }
  return 5 /* HOST_SIZE_ARMY_GROUP */;
}

export { may_wake, may_send, may_combine, gem_load };
