/** The rules of ledger. */
import { $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";

function missing_gold(kingdom, world) {
  return $sub(kingdom.gold, $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading !== 25 /* HEADING_CLOSING_STAND */, (b) => b.gold));
}

function missing_food(kingdom, world) {
  return $sub(kingdom.food, $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading !== 25 /* HEADING_CLOSING_STAND */, (b) => b.food));
}

function missing_mithril(kingdom, world) {
  return $sub(kingdom.mithril, $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading !== 25 /* HEADING_CLOSING_STAND */, (b) => b.mithril));
}

function missing_powder(kingdom, world) {
  return $sub(kingdom.powder, $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading !== 25 /* HEADING_CLOSING_STAND */, (b) => b.powder));
}

function entered_gold(kingdom, heading, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading === heading, (b) => b.gold);
}

function entered_food(kingdom, heading, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading === heading, (b) => b.food);
}

function entered_mithril(kingdom, heading, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading === heading, (b) => b.mithril);
}

function entered_powder(kingdom, heading, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.heading === heading, (b) => b.powder);
}

function ledger(kingdom, world) {
  return $pick([0 /* HEADING_OPENING_STAND */, 1 /* HEADING_RESERVES_BOOKED */, 2 /* HEADING_BATTLES_BOOKED */, 3 /* HEADING_TOWNS_BOOKED */, 4 /* HEADING_PRODUCTION_BOOKED */, 5 /* HEADING_MARKET_BOOKED */, 6 /* HEADING_CRUCIBLE_BOOKED */, 7 /* HEADING_GIFTS_BOOKED */, 8 /* HEADING_BARGAINS_BOOKED */, 9 /* HEADING_TROOPS_BOOKED */, 10 /* HEADING_LAW_BOOKED */, 11 /* HEADING_RATIONS_BOOKED */, 12 /* HEADING_PAY_BOOKED */, 13 /* HEADING_EMISSARIES_BOOKED */, 14 /* HEADING_THRONE_BOOKED */, 15 /* HEADING_COUNCIL_BOOKED */, 16 /* HEADING_WORKS_BOOKED */, 17 /* HEADING_MARCHES_BOOKED */, 18 /* HEADING_PRIESTESSES_BOOKED */, 19 /* HEADING_WIZARDS_BOOKED */, 20 /* HEADING_CONTROL_BOOKED */, 21 /* HEADING_MISSIONS_BOOKED */, 22 /* HEADING_THEFT_BOOKED */, 23 /* HEADING_END_BOOKED */, 24 /* HEADING_SPOILAGE_BOOKED */, 25 /* HEADING_CLOSING_STAND */], (h) => $any(world.bookings, (b) => b.kingdom === kingdom && b.heading === h), null);
}

function ledger_gold(kingdom, h, world) {
  return entered_gold(kingdom, h, world);
}

function ledger_food(kingdom, h, world) {
  return entered_food(kingdom, h, world);
}

function ledger_mithril(kingdom, h, world) {
  return entered_mithril(kingdom, h, world);
}

function ledger_powder(kingdom, h, world) {
  if (entered_powder(kingdom, h, world) !== 0) {
    return entered_powder(kingdom, h, world);
  }
  return null;
}

export { missing_gold, missing_food, missing_mithril, missing_powder, entered_gold, entered_food, entered_mithril, entered_powder, ledger, ledger_gold, ledger_food, ledger_mithril, ledger_powder };
