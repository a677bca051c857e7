/** The rules of orders_battle. */
import { $has } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";

function beside(one, other) {
  return one.area === other.area;
}

function victor(one, two) {
  let one_broken_off = one.broken_off;
  if (one_broken_off && !two.broken_off) {
    return two.group;
  }
  let two_broken_off = two.broken_off;
  if (two_broken_off && !one_broken_off) {
    return one.group;
  }
  let one_losses = one.losses;
  let two_losses = two.losses;
  if (one_losses < two_losses) {
    return one.group;
  }
  if (two_losses < one_losses) {
    return two.group;
  }
  return null;
}

function slips_away(attacker, foe, world) {
  if ($has(foe.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */) && foe.terrain === 1 /* TERRAIN_MOUNTAIN */ && unpressed(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world)) {
    return true;
  }
  return attacker.fought >= 1 && stands_so(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world);
}

function stands_so(group, foe, plan, world) {
  return $any(world.stands, (s) => s.group === group && s.foe === foe && s.plan === plan);
}

function unpressed(group, foe, plan, world) {
  if (!stands_so(group, foe, plan, world)) {
    return false;
  }
  return !$any(world.challenges, (c) => c.attacker === foe && c.foe === group && c.plan === 3 /* TACTIC_DETERMINED */);
}

export { beside, victor, slips_away, stands_so, unpressed };
