/** The rules of ruler. */
import { $add, $larger, $mul, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { RULER_ACTS_COST, RULER_ACTS_SOLE, ruler_acts_chance } from "./tables.js";
import { half_whispered, hold, lowered, mood, raised, reach, reaction, reaction_ceiling, reaction_floor, share } from "./rules_realm.js";

function act_cost(act) {
  return RULER_ACTS_COST[act];
}

function sole_act(act) {
  return RULER_ACTS_SOLE[act];
}

function enamor_chance(act) {
  return ruler_acts_chance(act);
}

function may_enamor(kingdom, region, holder_) {
  let kingdom_traits = kingdom.traits;
  if (!((kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) && holder_ !== null && (holder_.traits & 128 /* TRAIT_EVIL */) !== 0 && reaction(holder_, region) === 4 /* REACTION_LOYAL */) {
    return false;
  }
  return !((kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) || kingdom === holder_ || holder_ === null || (holder_.traits & 128 /* TRAIT_EVIL */) !== 0 || reaction(holder_, region) !== 4 /* REACTION_LOYAL */;
}

function enamored(kingdom, region, world) {
  return raised(reaction(kingdom, region), reaction_ceiling(kingdom, region, world));
}

function denigrate_chance(kingdom, target, region) {
  let value = 50;
  value = $mul(value, reach(kingdom));
  value = $mul(value, share(kingdom, region));
  let divisor = 1;
  divisor = $mul(divisor, reach(target));
  value = $mul(value, 100);
  divisor = $mul(divisor, $larger(1, share(target, region)));
  value = $mul(value, 100);
  value = $quotient($mul(value, 2) + $mul(divisor, 10000), $mul(divisor, 20000), "denigrate_chance");
  let mood_ = mood(kingdom, region);
  if (mood_ >= 3 /* REACTION_FRIENDLY */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value + 20;
  }
  if (mood_ === 1 /* REACTION_SUSPICIOUS */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value - 10;
  }
  if (mood_ === 0 /* REACTION_HOSTILE */ && (kingdom.began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */)) {
    value = value - 20;
  }
  let kingdom_began_as = kingdom.began_as;
  if ((kingdom_began_as !== 8 /* KINGDOM_DEMON_PRINCES */ || mood_ > 1 /* REACTION_SUSPICIOUS */) && half_whispered(kingdom, region)) {
    value = value - 5;
  }
  let kingdom_began_as_ = kingdom_began_as;
  if (kingdom_began_as_ === 8 /* KINGDOM_DEMON_PRINCES */ && mood_ <= 1 /* REACTION_SUSPICIOUS */) {
    value = value - 5;
  }
  if (value < 10) {
    value = 10;
  } else if (value > 90) {
    value = 90;
  }
  return value;
}

function consul_denigrate_chance(kingdom, target, region) {
  let value = denigrate_chance(kingdom, target, region);
  if (value < 35) {
    value = 35;
  }
  return value;
}

function disdain_chance(kingdom) {
  return 75;
}

function may_denigrate(kingdom, target, region) {
  if (kingdom === target) {
    return false;
  }
  return hold(target, region) !== 5 /* HOLD_TIGHT_CONTROL */;
}

function denigrated(target, region) {
  return lowered(reaction(target, region), reaction_floor(target, region));
}

function increase_chance(kingdom) {
  let value = 100;
  if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && kingdom.influence >= 1800) {
    value = 66;
  }
  return value;
}

function influence_increased(kingdom) {
  let value = kingdom.influence;
  return $larger(value, $smaller(2000, $add(value, 100)));
}

function sale_proceeds(kingdom) {
  return 10000;
}

function influence_sold(kingdom) {
  let value = kingdom.influence;
  return $sub(value, 100);
}

function jest(dice) {
  let the_throw = dice.throw("jest.1", 4, 1);
  if (the_throw === 1) {
    return 0;
  }
  if (the_throw === 2) {
    return 10;
  }
  if (the_throw === 3) {
    return 20;
  }
  return 30;
}

export { act_cost, sole_act, enamor_chance, may_enamor, enamored, denigrate_chance, consul_denigrate_chance, disdain_chance, may_denigrate, denigrated, increase_chance, influence_increased, sale_proceeds, influence_sold, jest };
