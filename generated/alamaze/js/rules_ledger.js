/** The rules of ledger. */
import { $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";

function missing_gold(kingdom, world) {
  return $sub(kingdom.gold, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.gold));
}

function missing_food(kingdom, world) {
  return $sub(kingdom.food, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.food));
}

function missing_mithril(kingdom, world) {
  return $sub(kingdom.mithril, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.mithril));
}

function missing_powder(kingdom, world) {
  return $sub(kingdom.powder, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.powder));
}

function entered_gold(kingdom, booked_reason, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.gold);
}

function entered_food(kingdom, booked_reason, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.food);
}

function entered_mithril(kingdom, booked_reason, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.mithril);
}

function entered_powder(kingdom, booked_reason, world) {
  return $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.powder);
}

function ledger(kingdom, world) {
  return $pick([0 /* BOOKED_REASON_OPENING_STAND */, 1 /* BOOKED_REASON_RESERVES_BOOKED */, 2 /* BOOKED_REASON_BATTLES_BOOKED */, 3 /* BOOKED_REASON_TOWNS_BOOKED */, 4 /* BOOKED_REASON_PRODUCTION_BOOKED */, 5 /* BOOKED_REASON_MARKET_BOOKED */, 6 /* BOOKED_REASON_CRUCIBLE_BOOKED */, 7 /* BOOKED_REASON_GIFTS_BOOKED */, 8 /* BOOKED_REASON_BARGAINS_BOOKED */, 9 /* BOOKED_REASON_TROOPS_BOOKED */, 10 /* BOOKED_REASON_LAW_BOOKED */, 11 /* BOOKED_REASON_RATIONS_BOOKED */, 12 /* BOOKED_REASON_PAY_BOOKED */, 13 /* BOOKED_REASON_EMISSARIES_BOOKED */, 14 /* BOOKED_REASON_THRONE_BOOKED */, 15 /* BOOKED_REASON_COUNCIL_BOOKED */, 16 /* BOOKED_REASON_WORKS_BOOKED */, 17 /* BOOKED_REASON_MARCHES_BOOKED */, 18 /* BOOKED_REASON_PRIESTESSES_BOOKED */, 19 /* BOOKED_REASON_WIZARDS_BOOKED */, 20 /* BOOKED_REASON_CONTROL_BOOKED */, 21 /* BOOKED_REASON_MISSIONS_BOOKED */, 22 /* BOOKED_REASON_THEFT_BOOKED */, 23 /* BOOKED_REASON_END_BOOKED */, 24 /* BOOKED_REASON_SPOILAGE_BOOKED */, 25 /* BOOKED_REASON_CLOSING_STAND */], (h) => $any(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === h), null);
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
