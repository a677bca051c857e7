/** The rules of orders_court. */
import { $add, $has, $sub } from "./runtime/numbers.js";
import { $any } from "./runtime/lists.js";
import { deathless, political } from "./rules_gates.js";
import { cover } from "./rules_watch.js";

function escape_chance(figure, bribe) {
  let figure_kingdom_traits;
  let value = 15;
  if (bribe >= 12000) {
    value = value + 20;
  }
  if (bribe >= 6000 && bribe < 12000) {
    value = value + 10;
  }
  for (const w of figure.watchers) {
    if (w.duty === 3 /* DUTY_GUARD_PRISONERS */) {
      value = $sub(value, cover(w, figure));
    }
  }
  let figure_kingdom = figure.kingdom;
  if (figure_kingdom !== null) {
    if ($has(figure_kingdom.privileges, 62 /* PRIVILEGE_SLIPPERY_CAPTIVES */) && (figure.rank === 14 /* RANK_AGENT */ || figure.rank === 15 /* RANK_FANATIC */)) {
      value = $add(value, 15);
    }
    figure_kingdom_traits = figure_kingdom.traits;
    if ((figure_kingdom_traits & 1 /* TRAIT_ACUITY */) !== 0) {
      value = $add(value, 15);
    }
    if ((figure_kingdom_traits & 2 /* TRAIT_ADVENTURERS */) !== 0 && political(figure)) {
      value = $add(value, 10);
    }
  }
  if (value < 0) {
    value = 0;
  }
  if (value < 100 && deathless(figure)) {
    value = 100;
  }
  return value;
}

function hides_with_court(group) {
  let group_area = group.area;
  return group_area !== null && group.kingdom.sanctuary !== null && group.kingdom.sanctuary.area === group_area;
}

function has_quarters(group, quarters, world) {
  if (hides_with_court(group)) {
    return true;
  }
  let group_area = group.area;
  return group_area !== null && $any(world.places, (p) => p.kingdom === group.kingdom && p.area === group_area && (p.settlement === 0 /* SETTLEMENT_CITY */ && quarters !== 0 /* QUARTERS_TOWN */ || p.settlement === 1 /* SETTLEMENT_TOWN */ && quarters !== 1 /* QUARTERS_CITY */));
}

function has_leisure(group, world) {
  if (world.happened("reinforced", "this", 0, group)) {
    return false;
  }
  if (world.happened("busy", "this", 0, group)) {
    return false;
  }
  if (world.happened("joined_figures", "this", 0, group)) {
    return false;
  }
  return !world.happened("forages", "this", 0, group) && !world.happened("unpaid_troops", "this", 0, group);
}

function asked_in_turn(levy, group) {
  if (group === levy.group) {
    return 1;
  }
  return 2;
}

export { escape_chance, hides_with_court, has_quarters, has_leisure, asked_in_turn };
