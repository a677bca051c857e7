/** The rules of ruler with the notes that explain them, and what has to hold for each entry. */
import { $add, $larger, $mul, $quotient, $smaller, $sub } from "./runtime/numbers.js";
import { RULER_ACTS_COST, RULER_ACTS_SOLE, ruler_acts_chance } from "./tables.js";
import { half_whispered, hold, lowered, mood, raised, reach, reaction, reaction_ceiling, reaction_floor, share } from "./rules_realm.js";
import { denigrate_chance } from "./rules_ruler.js";

function why_act_cost(act) {
  const notes = [];
  let value = RULER_ACTS_COST[act];
  notes.push([0, value]);
  return [value, notes];
}

function guards_act_cost(entry, act) {
  switch (entry) {
  }
  return -1;
}

function why_sole_act(act) {
  const notes = [];
  if (!RULER_ACTS_SOLE[act]) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sole_act(entry, act) {
  switch (entry) {
    case 0:
      if (!(RULER_ACTS_SOLE[act])) return 0;
      break;
  }
  return -1;
}

function why_enamor_chance(act) {
  const notes = [];
  let value = ruler_acts_chance(act);
  notes.push([0, value]);
  return [value, notes];
}

function guards_enamor_chance(entry, act) {
  switch (entry) {
  }
  return -1;
}

function why_may_enamor(kingdom, region, holder_) {
  const notes = [];
  let kingdom_traits = kingdom.traits;
  if (!((kingdom_traits & 128 /* TRAIT_EVIL */) !== 0) && holder_ !== null && (holder_.traits & 128 /* TRAIT_EVIL */) !== 0 && reaction(holder_, region) === 4 /* REACTION_LOYAL */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ((kingdom_traits & 128 /* TRAIT_EVIL */) !== 0 && kingdom !== holder_ && holder_ !== null && !((holder_.traits & 128 /* TRAIT_EVIL */) !== 0) && reaction(holder_, region) === 4 /* REACTION_LOYAL */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_enamor(entry, kingdom, region, holder_) {
  switch (entry) {
    case 0:
      if (!(!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0))) return 0;
      break;
    case 1:
      if (!((kingdom.traits & 128 /* TRAIT_EVIL */) !== 0)) return 0;
      if (!(kingdom !== holder_)) return 1;
      break;
  }
  return -1;
}

function why_enamored(kingdom, region, world) {
  const notes = [];
  notes.push([0, 0]);
  return [raised(reaction(kingdom, region), reaction_ceiling(kingdom, region, world)), notes];
}

function guards_enamored(entry, kingdom, region, world) {
  switch (entry) {
  }
  return -1;
}

function why_denigrate_chance(kingdom, target, region) {
  const notes = [];
  let part;
  notes.push([0, 50]);
  let value = 50;
  let times = reach(kingdom);
  notes.push([1, $mul(value, times - 100)]);
  value = $mul(value, times);
  let times_ = share(kingdom, region);
  notes.push([3, $mul(value, times_ - 100)]);
  value = $mul(value, times_);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, reach(target));
  value = $mul(value, 100);
  if (divider >= 0) {
    part = $quotient(value, divisor, "denigrate_chance");
    notes.push([divider, part - before]);
    before = part;
  }
  divider = 4;
  divisor = $mul(divisor, $larger(1, share(target, region)));
  value = $mul(value, 100);
  value = $quotient($mul(value, 2) + $mul(divisor, 10000), $mul(divisor, 20000), "denigrate_chance");
  if (divider >= 0) {
    notes.push([divider, $mul(value, 10000) - before]);
  } else {
    notes.push([10, $mul(value, 10000) - before]);
  }
  if (mood(kingdom, region) >= 3 /* REACTION_FRIENDLY */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-6, 0]);
    } else {
      notes.push([5, 20]);
      value = value + 20;
    }
  }
  if (mood(kingdom, region) === 1 /* REACTION_SUSPICIOUS */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-7, 0]);
    } else {
      notes.push([6, -10]);
      value = value - 10;
    }
  }
  if (mood(kingdom, region) === 0 /* REACTION_HOSTILE */) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-8, 0]);
    } else {
      notes.push([7, -20]);
      value = value - 20;
    }
  }
  if (half_whispered(kingdom, region)) {
    if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
      notes.push([-9, 0]);
    } else {
      notes.push([8, -5]);
      value = value - 5;
    }
  }
  let kingdom_began_as = kingdom.began_as;
  if (kingdom_began_as === 8 /* KINGDOM_DEMON_PRINCES */ && mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */) {
    notes.push([9, -5]);
    value = value - 5;
  }
  if (value < 10) {
    notes.push([11, 10 - value]);
    value = 10;
  } else if (value > 90) {
    notes.push([11, 90 - value]);
    value = 90;
  }
  return [value, notes];
}

function guards_denigrate_chance(entry, kingdom, target, region) {
  switch (entry) {
    case 5:
      if (!(mood(kingdom, region) >= 3 /* REACTION_FRIENDLY */)) return 0;
      break;
    case 6:
      if (!(mood(kingdom, region) === 1 /* REACTION_SUSPICIOUS */)) return 0;
      break;
    case 7:
      if (!(mood(kingdom, region) === 0 /* REACTION_HOSTILE */)) return 0;
      break;
    case 8:
      if (!(half_whispered(kingdom, region))) return 0;
      break;
    case 9:
      if (!(kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      if (!(mood(kingdom, region) <= 1 /* REACTION_SUSPICIOUS */)) return 1;
      break;
  }
  return -1;
}

function why_consul_denigrate_chance(kingdom, target, region) {
  const notes = [];
  let value = denigrate_chance(kingdom, target, region);
  notes.push([0, value]);
  if (value < 35) {
    notes.push([1, 35 - value]);
    value = 35;
  }
  return [value, notes];
}

function guards_consul_denigrate_chance(entry, kingdom, target, region) {
  switch (entry) {
  }
  return -1;
}

function why_disdain_chance(kingdom) {
  const notes = [];
  notes.push([0, 75]);
  let value = 75;
  return [value, notes];
}

function guards_disdain_chance(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_may_denigrate(kingdom, target, region) {
  const notes = [];
  if (kingdom === target) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (hold(target, region) === 5 /* HOLD_TIGHT_CONTROL */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_denigrate(entry, kingdom, target, region) {
  switch (entry) {
  }
  return -1;
}

function why_denigrated(target, region) {
  const notes = [];
  notes.push([0, 0]);
  return [lowered(reaction(target, region), reaction_floor(target, region)), notes];
}

function guards_denigrated(entry, target, region) {
  switch (entry) {
  }
  return -1;
}

function why_increase_chance(kingdom) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  if (kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */ && kingdom.influence >= 1800) {
    notes.push([1, 66 - value]);
    value = 66;
  }
  return [value, notes];
}

function guards_increase_chance(entry, kingdom) {
  switch (entry) {
    case 1:
      if (!(kingdom.began_as === 8 /* KINGDOM_DEMON_PRINCES */)) return 0;
      if (!(kingdom.influence >= 1800)) return 1;
      break;
  }
  return -1;
}

function why_influence_increased(kingdom) {
  const notes = [];
  let value = kingdom.influence;
  notes.push([0, value]);
  let new_ = $larger(value, $smaller(2000, $add(value, 100)));
  notes.push([1, $sub(new_, value)]);
  value = new_;
  return [value, notes];
}

function guards_influence_increased(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_sale_proceeds(kingdom) {
  const notes = [];
  notes.push([0, 10000]);
  let value = 10000;
  return [value, notes];
}

function guards_sale_proceeds(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_influence_sold(kingdom) {
  const notes = [];
  let value = kingdom.influence;
  notes.push([0, value]);
  notes.push([1, -100]);
  value = $sub(value, 100);
  return [value, notes];
}

function guards_influence_sold(entry, kingdom) {
  switch (entry) {
  }
  return -1;
}

function why_jest(dice) {
  const notes = [];
  let the_throw = dice.throw("jest.1", 4, 1);
  notes.push([0, the_throw]);
  if (the_throw === 1) {
    notes.push([1, 0]);
    return [0, notes];
  }
  if (the_throw === 2) {
    notes.push([2, 0]);
    return [10, notes];
  }
  if (the_throw === 3) {
    notes.push([3, 0]);
    return [20, notes];
  }
  notes.push([4, 0]);
  return [30, notes];
}

function guards_jest(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
    case 3: return null;
    case 4: return null;
  }
  return -1;
}

const $labels_rules_ruler = {
  act_cost: [{ verb: "base", text: "", den: 1 }],
  sole_act: [{ verb: "holds", text: "sole action", den: 1 }],
  enamor_chance: [{ verb: "base", text: "", den: 1 }],
  may_enamor: [{ verb: "needs", text: "The people there are bound to an Evil throne.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3871" }, { verb: "needs", text: "The people there are loyal to a better throne.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Evil\", line 3871" }],
  enamored: [{ verb: "otherwise", text: "", den: 1 }],
  denigrate_chance: [{ verb: "base", text: "an even chance", den: 1 }, { verb: "times", text: "own influence", den: 100 }, { verb: "divide by", text: "their influence", den: 10000 }, { verb: "times", text: "own share of the people", den: 10000 }, { verb: "divide by", text: "their share of the people", den: 10000, cites: "ruling \"What happens to a target who holds nothing in the region\"" }, { verb: "add", text: "well liked", den: 1, cites: "ruling \"What loyalty is worth to a ruler who denigrates\"" }, { verb: "subtract", text: "eyed with suspicion", den: 1 }, { verb: "subtract", text: "hated", den: 1 }, { verb: "subtract", text: "a whisper from below", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#273 \u2013 Demonic Denigration (Demon Princes only)\", line 4353" }, { verb: "subtract", text: "fear and magic", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2959", source: "Demon Princes (kingdom)" }, { verb: "round", text: "whole points", den: 10000, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "never hopeless, never certain", den: 1 }],
  consul_denigrate_chance: [{ verb: "base", text: "", den: 1 }, { verb: "at least", text: "a Consul's voice", den: 1 }],
  disdain_chance: [{ verb: "base", text: "", den: 1 }],
  may_denigrate: [{ verb: "needs", text: "A kingdom cannot denigrate itself.", den: 1, cites: "ruling \"Whether a kingdom may denigrate itself\"" }, { verb: "needs", text: "Everybody there stands behind that throne.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Regions\", line 1392" }],
  denigrated: [{ verb: "otherwise", text: "", den: 1 }],
  increase_chance: [{ verb: "base", text: "", den: 1 }, { verb: "set to", text: "few strings are left", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Demon Princes\", line 2960", source: "Demon Princes (kingdom)" }],
  influence_increased: [{ verb: "base", text: "", den: 100 }, { verb: "add", text: "strings", den: 100 }],
  sale_proceeds: [{ verb: "base", text: "what a level of influence brings when it is sold", den: 1 }],
  influence_sold: [{ verb: "base", text: "", den: 100 }, { verb: "subtract", text: "sold", den: 100 }],
  jest: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "silence", den: 1 }, { verb: "case", text: "a chuckle", den: 1 }, { verb: "case", text: "laughter", den: 1 }, { verb: "case", text: "the whole hall roars", den: 1 }],
};

export { why_act_cost, guards_act_cost, why_sole_act, guards_sole_act, why_enamor_chance, guards_enamor_chance, why_may_enamor, guards_may_enamor, why_enamored, guards_enamored, why_denigrate_chance, guards_denigrate_chance, why_consul_denigrate_chance, guards_consul_denigrate_chance, why_disdain_chance, guards_disdain_chance, why_may_denigrate, guards_may_denigrate, why_denigrated, guards_denigrated, why_increase_chance, guards_increase_chance, why_influence_increased, guards_influence_increased, why_sale_proceeds, guards_sale_proceeds, why_influence_sold, guards_influence_sold, why_jest, guards_jest, $labels_rules_ruler };
