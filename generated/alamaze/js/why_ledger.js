/** The rules of ledger with the notes that explain them, and what has to hold for each entry. */
import { $sub } from "./runtime/numbers.js";
import { $sum } from "./runtime/lists.js";

function why_missing_gold(kingdom, world) {
  const notes = [];
  let value = $sub(kingdom.gold, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.gold));
  notes.push([0, value]);
  return [value, notes];
}

function guards_missing_gold(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_missing_food(kingdom, world) {
  const notes = [];
  let value = $sub(kingdom.food, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.food));
  notes.push([0, value]);
  return [value, notes];
}

function guards_missing_food(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_missing_mithril(kingdom, world) {
  const notes = [];
  let value = $sub(kingdom.mithril, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.mithril));
  notes.push([0, value]);
  return [value, notes];
}

function guards_missing_mithril(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_missing_powder(kingdom, world) {
  const notes = [];
  let value = $sub(kingdom.powder, $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason !== 25 /* BOOKED_REASON_CLOSING_STAND */, (b) => b.powder));
  notes.push([0, value]);
  return [value, notes];
}

function guards_missing_powder(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_entered_gold(kingdom, booked_reason, world) {
  const notes = [];
  let value = $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.gold);
  notes.push([0, value]);
  return [value, notes];
}

function guards_entered_gold(entry, kingdom, booked_reason, world) {
  switch (entry) {
  }
  return -1;
}

function why_entered_food(kingdom, booked_reason, world) {
  const notes = [];
  let value = $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.food);
  notes.push([0, value]);
  return [value, notes];
}

function guards_entered_food(entry, kingdom, booked_reason, world) {
  switch (entry) {
  }
  return -1;
}

function why_entered_mithril(kingdom, booked_reason, world) {
  const notes = [];
  let value = $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.mithril);
  notes.push([0, value]);
  return [value, notes];
}

function guards_entered_mithril(entry, kingdom, booked_reason, world) {
  switch (entry) {
  }
  return -1;
}

function why_entered_powder(kingdom, booked_reason, world) {
  const notes = [];
  let value = $sum(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === booked_reason, (b) => b.powder);
  notes.push([0, value]);
  return [value, notes];
}

function guards_entered_powder(entry, kingdom, booked_reason, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_ledger = {
  missing_gold: [{ verb: "base", text: "", den: 1 }],
  missing_food: [{ verb: "base", text: "", den: 1 }],
  missing_mithril: [{ verb: "base", text: "", den: 1 }],
  missing_powder: [{ verb: "base", text: "", den: 1 }],
  entered_gold: [{ verb: "base", text: "", den: 1 }],
  entered_food: [{ verb: "base", text: "", den: 1 }],
  entered_mithril: [{ verb: "base", text: "", den: 1 }],
  entered_powder: [{ verb: "base", text: "", den: 1 }],
};

export { why_missing_gold, guards_missing_gold, why_missing_food, guards_missing_food, why_missing_mithril, guards_missing_mithril, why_missing_powder, guards_missing_powder, why_entered_gold, guards_entered_gold, why_entered_food, guards_entered_food, why_entered_mithril, guards_entered_mithril, why_entered_powder, guards_entered_powder, $labels_rules_ledger };
