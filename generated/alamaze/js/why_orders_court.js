/** The rules of orders_court with the notes that explain them, and what has to hold for each entry. */
import { $add, $has, $mul, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { deathless, political } from "./rules_gates.js";
import { hides_with_court } from "./rules_orders_court.js";
import { cover } from "./rules_watch.js";

function why_escape_chance(figure, bribe) {
  const notes = [];
  let amount, figure_kingdom_traits;
  notes.push([0, 15]);
  let value = 15;
  if (bribe >= 12000) {
    notes.push([1, 20]);
    value = value + 20;
  }
  if (bribe >= 6000 && bribe < 12000) {
    notes.push([2, 10]);
    value = value + 10;
  }
  for (const w of figure.watchers) {
    if (w.duty === 3 /* DUTY_GUARD_PRISONERS */) {
      amount = cover(w, figure);
      notes.push([3, $mul(amount, -1)]);
      value = $sub(value, amount);
    }
  }
  let figure_kingdom = figure.kingdom;
  if (figure_kingdom !== null) {
    if ($has(figure_kingdom.privileges, 62 /* PRIVILEGE_SLIPPERY_CAPTIVES */) && (figure.rank === 14 /* RANK_AGENT */ || figure.rank === 15 /* RANK_FANATIC */)) {
      notes.push([6, 15]);
      value = $add(value, 15);
    }
    figure_kingdom_traits = figure_kingdom.traits;
    if ((figure_kingdom_traits & 1 /* TRAIT_ACUITY */) !== 0) {
      notes.push([7, 15]);
      value = $add(value, 15);
    }
    if ((figure_kingdom_traits & 2 /* TRAIT_ADVENTURERS */) !== 0 && political(figure)) {
      notes.push([8, 10]);
      value = $add(value, 10);
    }
  }
  if (value < 0) {
    notes.push([4, $mul(value, -1)]);
    value = 0;
  }
  if (deathless(figure) && value < 100) {
    notes.push([5, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_escape_chance(entry, figure, bribe) {
  switch (entry) {
    case 1:
      if (!(bribe >= 12000)) return 0;
      break;
    case 2:
      if (!(bribe >= 6000)) return 0;
      if (!(bribe < 12000)) return 1;
      break;
    case 5:
      if (!(deathless(figure))) return 0;
      break;
    case 6:
      if (!(figure.kingdom !== null && $has(figure.kingdom.privileges, 62 /* PRIVILEGE_SLIPPERY_CAPTIVES */))) return 0;
      if (!(figure.rank === 14 /* RANK_AGENT */ || figure.rank === 15 /* RANK_FANATIC */)) return 1;
      break;
    case 7:
      if (!(figure.kingdom !== null && (figure.kingdom.traits & 1 /* TRAIT_ACUITY */) !== 0)) return 0;
      break;
    case 8:
      if (!(figure.kingdom !== null && (figure.kingdom.traits & 2 /* TRAIT_ADVENTURERS */) !== 0)) return 0;
      if (!(political(figure))) return 1;
      break;
  }
  return -1;
}

function why_hides_with_court(group) {
  const notes = [];
  let group_area = group.area;
  if (group_area === null || group.kingdom.sanctuary === null || group.kingdom.sanctuary.area !== group_area) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_hides_with_court(entry, group) {
  switch (entry) {
    case 0:
      if (!(group.area !== null)) return 0;
      if (!(group.kingdom.sanctuary !== null)) return 1;
      if (!(group.kingdom.sanctuary.area === group.area)) return 2;
      break;
  }
  return -1;
}

function why_has_quarters(group, quarters, world) {
  const notes = [];
  if (hides_with_court(group)) {
    notes.push([0, 0]);
    return [true, notes];
  }
  let group_area = group.area;
  if (group_area === null || !$any(world.places, (p) => p.kingdom === group.kingdom && p.area === group_area && (p.settlement === 0 /* SETTLEMENT_CITY */ && quarters !== 0 /* QUARTERS_TOWN */ || p.settlement === 1 /* SETTLEMENT_TOWN */ && quarters !== 1 /* QUARTERS_CITY */))) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_quarters(entry, group, quarters, world) {
  switch (entry) {
    case 0:
      if (!(hides_with_court(group))) return 0;
      break;
    case 1:
      if (!(group.area !== null)) return 0;
      if (!($any(world.places, (p) => p.kingdom === group.kingdom && p.area === group.area && (p.settlement === 0 /* SETTLEMENT_CITY */ && quarters !== 0 /* QUARTERS_TOWN */ || p.settlement === 1 /* SETTLEMENT_TOWN */ && quarters !== 1 /* QUARTERS_CITY */)))) return 1;
      break;
  }
  return -1;
}

function why_has_leisure(group, world) {
  const notes = [];
  if (world.happened("reinforced", "this", 0, group)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.happened("busy", "this", 0, group)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (world.happened("joined_figures", "this", 0, group)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (world.happened("forages", "this", 0, group) || world.happened("unpaid_troops", "this", 0, group)) {
    notes.push([3, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_has_leisure(entry, group, world) {
  switch (entry) {
  }
  return -1;
}

function why_asked_in_turn(levy, group) {
  const notes = [];
  if (group === levy.group) {
    notes.push([0, 0]);
    return [1, notes];
  }
  notes.push([1, 0]);
  return [2, notes];
}

function guards_asked_in_turn(entry, levy, group) {
  switch (entry) {
    case 0:
      if (!(group === levy.group)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_court = {
  escape_chance: [{ verb: "base", text: "chance that a captive escapes without a bribe", den: 1 }, { verb: "add", text: "a heavy purse", den: 1 }, { verb: "add", text: "a purse", den: 1 }, { verb: "subtract", text: "prison guard", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#299 \u2013 Guard Prisoners\", line 4369" }, { verb: "at least", text: "", den: 1 }, { verb: "at least", text: "time means nothing to an Immortal", den: 1 }, { verb: "add", text: "the cell is an illusion", den: 1, source: "Slippery Captives (privilege)" }, { verb: "add", text: "a loose bar", den: 1, source: "Acuity (trait)" }, { verb: "add", text: "daring", den: 1, source: "Adventurers (trait)" }],
  hides_with_court: [{ verb: "holds", text: "inside", den: 1 }],
  has_quarters: [{ verb: "yes", text: "its ruler's hiding place", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#455 - Create Sanctuary\", line 4501" }, { verb: "holds", text: "a town or city of its own", den: 1 }],
  has_leisure: [{ verb: "needs", text: "the group takes in new brigades this turn, and cannot rest.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#745 \u2013 Rest Group\", line 4862" }, { verb: "needs", text: "the group has been busy already this turn, with orders or in battle.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#745 \u2013 Rest Group\", line 4862" }, { verb: "needs", text: "Leaders, wizards or artifacts have left or joined the group this turn, and it cannot rest.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#745 \u2013 Rest Group\", line 4862" }, { verb: "needs", text: "the group is not fed or not paid this turn, and cannot rest.", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"#745 \u2013 Rest Group\", line 4862" }],
  asked_in_turn: [{ verb: "case", text: "the one to which they were promised", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_escape_chance, guards_escape_chance, why_hides_with_court, guards_hides_with_court, why_has_quarters, guards_has_quarters, why_has_leisure, guards_has_leisure, why_asked_in_turn, guards_asked_in_turn, $labels_rules_orders_court };
