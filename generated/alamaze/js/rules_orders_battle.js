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
  if ($has(foe.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */) && foe.terrain === 1 /* TERRAIN_MOUNTAIN */ && $any(world.stands, (s) => s.group === foe && s.foe === attacker && s.plan === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */) && $any(world.challenges, (c) => c.attacker === attacker && c.foe === foe && c.plan !== 3 /* TACTIC_DETERMINED */)) {
    return true;
  }
  return attacker.fought >= 1 && $any(world.stands, (s) => s.group === foe && s.foe === attacker && s.plan === 8 /* TACTIC_ORGANIZED_WITHDRAWAL */);
}

export { beside, victor, slips_away };
