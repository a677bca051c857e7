/** The rules of ledger with the notes that explain them, and what has to hold for each entry. */
import { $sub } from "./runtime/numbers.js";
import { $any, $pick, $sum } from "./runtime/lists.js";
import { entered_food, entered_gold, entered_mithril, entered_powder } from "./rules_ledger.js";

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

function why_ledger(kingdom, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick([0 /* BOOKED_REASON_OPENING_STAND */, 1 /* BOOKED_REASON_RESERVES_BOOKED */, 2 /* BOOKED_REASON_BATTLES_BOOKED */, 3 /* BOOKED_REASON_TOWNS_BOOKED */, 4 /* BOOKED_REASON_PRODUCTION_BOOKED */, 5 /* BOOKED_REASON_MARKET_BOOKED */, 6 /* BOOKED_REASON_CRUCIBLE_BOOKED */, 7 /* BOOKED_REASON_GIFTS_BOOKED */, 8 /* BOOKED_REASON_BARGAINS_BOOKED */, 9 /* BOOKED_REASON_TROOPS_BOOKED */, 10 /* BOOKED_REASON_LAW_BOOKED */, 11 /* BOOKED_REASON_RATIONS_BOOKED */, 12 /* BOOKED_REASON_PAY_BOOKED */, 13 /* BOOKED_REASON_EMISSARIES_BOOKED */, 14 /* BOOKED_REASON_THRONE_BOOKED */, 15 /* BOOKED_REASON_COUNCIL_BOOKED */, 16 /* BOOKED_REASON_WORKS_BOOKED */, 17 /* BOOKED_REASON_MARCHES_BOOKED */, 18 /* BOOKED_REASON_PRIESTESSES_BOOKED */, 19 /* BOOKED_REASON_WIZARDS_BOOKED */, 20 /* BOOKED_REASON_CONTROL_BOOKED */, 21 /* BOOKED_REASON_MISSIONS_BOOKED */, 22 /* BOOKED_REASON_THEFT_BOOKED */, 23 /* BOOKED_REASON_END_BOOKED */, 24 /* BOOKED_REASON_SPOILAGE_BOOKED */, 25 /* BOOKED_REASON_CLOSING_STAND */], (h) => $any(world.bookings, (b) => b.kingdom === kingdom && b.booked_reason === h), null), notes];
}

function guards_ledger(entry, kingdom, world) {
  switch (entry) {
  }
  return -1;
}

function why_ledger_gold(kingdom, h, world) {
  const notes = [];
  notes.push([0, 0]);
  return [entered_gold(kingdom, h, world), notes];
}

function guards_ledger_gold(entry, kingdom, h, world) {
  switch (entry) {
  }
  return -1;
}

function why_ledger_food(kingdom, h, world) {
  const notes = [];
  notes.push([0, 0]);
  return [entered_food(kingdom, h, world), notes];
}

function guards_ledger_food(entry, kingdom, h, world) {
  switch (entry) {
  }
  return -1;
}

function why_ledger_mithril(kingdom, h, world) {
  const notes = [];
  notes.push([0, 0]);
  return [entered_mithril(kingdom, h, world), notes];
}

function guards_ledger_mithril(entry, kingdom, h, world) {
  switch (entry) {
  }
  return -1;
}

function why_ledger_powder(kingdom, h, world) {
  const notes = [];
  if (entered_powder(kingdom, h, world) !== 0) {
    notes.push([0, 0]);
    return [entered_powder(kingdom, h, world), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_ledger_powder(entry, kingdom, h, world) {
  switch (entry) {
    case 0:
      if (!(entered_powder(kingdom, h, world) !== 0)) return 0;
      break;
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
  ledger: [{ verb: "otherwise", text: "", den: 1 }],
  ledger_gold: [{ verb: "otherwise", text: "", den: 1 }],
  ledger_food: [{ verb: "otherwise", text: "", den: 1 }],
  ledger_mithril: [{ verb: "otherwise", text: "", den: 1 }],
  ledger_powder: [{ verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_missing_gold, guards_missing_gold, why_missing_food, guards_missing_food, why_missing_mithril, guards_missing_mithril, why_missing_powder, guards_missing_powder, why_entered_gold, guards_entered_gold, why_entered_food, guards_entered_food, why_entered_mithril, guards_entered_mithril, why_entered_powder, guards_entered_powder, why_ledger, guards_ledger, why_ledger_gold, guards_ledger_gold, why_ledger_food, guards_ledger_food, why_ledger_mithril, guards_ledger_mithril, why_ledger_powder, guards_ledger_powder, $labels_rules_ledger };
