/** The rules of hunt. */
import { $add, $floorDiv, $has, $members, $mul, $place, $smaller, $sub } from "./runtime/numbers.js";
import { $count, $lowest, $pick } from "./runtime/lists.js";
import { CARD_CONCEALMENT, HUNT_EFFECTS_EFFECT } from "./tables.js";
import { company_size } from "./rules_company.js";
import { area_maximum, area_peril } from "./rules_fellowship.js";
import { one_die } from "./rules_readiness.js";
import { fallen } from "./rules_victory.js";

function hunters_allowed(world) {
  let value = 1;
  if ($has(world.variants, 0)) {
    value = 2;
  }
  if ($has(world.variants, 1)) {
    value = 2;
  }
  return value;
}

function permissible_power(world) {
  let value = $smaller(area_maximum(world.ring_at), $mul(company_size(world), 2));
  value = $add(value, $mul(lost_homes(world), 2));
  for (const c of $members(world.in_force)) {
    value = $sub(value, CARD_CONCEALMENT[c]);
  }
  if (value < 0) {
    value = 0;
  }
  return value;
}

function lost_homes(world) {
  return $count([0 /* PRIZE_ROHAN_HOME */, 1 /* PRIZE_GONDOR_HOME */, 2 /* PRIZE_DWARVES_HOME */, 3 /* PRIZE_SHIRE_HOME */, 4 /* PRIZE_LORIEN_HOME */, 5 /* PRIZE_RIVENDELL_HOME */, 6 /* PRIZE_MIRKWOOD_HOME */], (p) => fallen(p, world));
}

function counting_power(bid, world) {
  let value = bid;
  let limit = permissible_power(world);
  if (value > limit) {
    value = limit;
  }
  return value;
}

function lost_power(bid, world) {
  let value = bid;
  return $sub(value, counting_power(bid, world));
}

function hunt_score(bid, world, dice) {
  let value = one_die(dice);
  value = $mul(value, 2);
  value = $add(value, counting_power(bid, world));
  value = $add(value, $mul(area_peril(world.ring_at), 2));
  if (world.walked > 1) {
    value = $add(value, $mul($sub(world.walked, 1), 2));
  }
  return $floorDiv(value, 2);
}

function hunter(world) {
  return $lowest(world.commitments, null, (c) => [$sub(0, c.power), tie_rank(c.seat)]);
}

function tie_rank(seat) {
  let value = 2;
  if (seat.master === 1 /* MASTER_SARUMAN */) {
    value = 1;
  }
  return value;
}

function hunt_effect(score) {
  return HUNT_EFFECTS_EFFECT[$place(score, 6, 9)];
}

function committed_power(seat, world) {
  return $pick(world.commitments, (c) => c.seat === seat, null);
}

function committed_power_power(seat, c) {
  return c.power;
}

export { hunters_allowed, permissible_power, lost_homes, counting_power, lost_power, hunt_score, hunter, tie_rank, hunt_effect, committed_power, committed_power_power };
