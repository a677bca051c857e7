/** The rules of orders_battle with the notes that explain them, and what has to hold for each entry. */
import { $has } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { stands_so, unpressed } from "./rules_orders_battle.js";

function why_beside(one, other) {
  const notes = [];
  if (one.area !== other.area) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_beside(entry, one, other) {
  switch (entry) {
    case 0:
      if (!(one.area === other.area)) return 0;
      break;
  }
  return -1;
}

function why_victor(one, two) {
  const notes = [];
  let one_broken_off = one.broken_off;
  if (one_broken_off && !two.broken_off) {
    notes.push([0, 0]);
    return [two.group, notes];
  }
  let two_broken_off = two.broken_off;
  if (two_broken_off && !one_broken_off) {
    notes.push([1, 0]);
    return [one.group, notes];
  }
  let one_losses = one.losses;
  let two_losses = two.losses;
  if (one_losses < two_losses) {
    notes.push([2, 0]);
    return [one.group, notes];
  }
  if (two_losses < one_losses) {
    notes.push([3, 0]);
    return [two.group, notes];
  }
  notes.push([4, 0]);
  return [null, notes];
}

function guards_victor(entry, one, two) {
  switch (entry) {
    case 0:
      if (!(one.broken_off)) return 0;
      if (!(!two.broken_off)) return 1;
      break;
    case 1:
      if (!(two.broken_off)) return 0;
      if (!(!one.broken_off)) return 1;
      break;
    case 2:
      if (!(one.losses < two.losses)) return 0;
      break;
    case 3:
      if (!(two.losses < one.losses)) return 0;
      break;
  }
  return -1;
}

function why_slips_away(attacker, foe, world) {
  const notes = [];
  if ($has(foe.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */) && foe.terrain === 1 /* TERRAIN_MOUNTAIN */ && unpressed(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (attacker.fought < 1 || !stands_so(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_slips_away(entry, attacker, foe, world) {
  switch (entry) {
    case 0:
      if (!($has(foe.kingdom.privileges, 42 /* PRIVILEGE_TUNNELS_AND_TRAPS */))) return 0;
      if (!(foe.terrain === 1 /* TERRAIN_MOUNTAIN */)) return 1;
      if (!(unpressed(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world))) return 2;
      break;
    case 1:
      if (!(attacker.fought >= 1)) return 0;
      if (!(stands_so(foe, attacker, 8 /* TACTIC_ORGANIZED_WITHDRAWAL */, world))) return 1;
      break;
  }
  return -1;
}

function why_stands_so(group, foe, plan, world) {
  const notes = [];
  if (!$any(world.stands, (s) => s.group === group && s.foe === foe && s.plan === plan)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_stands_so(entry, group, foe, plan, world) {
  switch (entry) {
    case 0:
      if (!($any(world.stands, (s) => s.group === group && s.foe === foe && s.plan === plan))) return 0;
      break;
  }
  return -1;
}

function why_unpressed(group, foe, plan, world) {
  const notes = [];
  if (!stands_so(group, foe, plan, world)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if ($any(world.challenges, (c) => c.attacker === foe && c.foe === group && c.plan === 3 /* TACTIC_DETERMINED */)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_unpressed(entry, group, foe, plan, world) {
  switch (entry) {
    case 0:
      if (!(stands_so(group, foe, plan, world))) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_battle = {
  beside: [{ verb: "holds", text: "one area", den: 1 }],
  victor: [{ verb: "case", text: "the other fell back", den: 1 }, { verb: "case", text: "the other fell back", den: 1 }, { verb: "case", text: "it lost less", den: 1 }, { verb: "case", text: "it lost less", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  slips_away: [{ verb: "yes", text: "tunnels", den: 1, source: "Dwarven Tunnels \u0026 Traps (privilege)" }, { verb: "holds", text: "an organized withdrawal, and a tired enemy", den: 1 }],
  stands_so: [{ verb: "holds", text: "", den: 1 }],
  unpressed: [{ verb: "holds", text: "it is ready to go", den: 1 }, { verb: "needs", text: "the foe comes with all determination.", den: 1 }],
};

export { why_beside, guards_beside, why_victor, guards_victor, why_slips_away, guards_slips_away, why_stands_so, guards_stands_so, why_unpressed, guards_unpressed, $labels_rules_orders_battle };
