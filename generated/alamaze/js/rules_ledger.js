/** The rules of ledger. */
import { $sub } from "./runtime/numbers.js";
import { $sum } from "./runtime/lists.js";

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

export { missing_gold, missing_food, missing_mithril, missing_powder, entered_gold, entered_food, entered_mithril, entered_powder };
