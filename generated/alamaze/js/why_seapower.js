/** The rules of seapower with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $larger, $members, $mul, $present, $quotient, $sub } from "./runtime/numbers.js";
import { SEA_ENCOUNTERS_CHANCE, TRAIT_QUIET_SAILING } from "./tables.js";
import { fleet_price_paid } from "./rules_seapower.js";

function why_first_fleets(built) {
  const notes = [];
  let value = $mul(built, 8000);
  notes.push([0, value]);
  return [value, notes];
}

function guards_first_fleets(entry, built) {
  switch (entry) {
  }
  return -1;
}

function why_fleet_price_paid(paid) {
  const notes = [];
  let value = paid;
  notes.push([0, value]);
  if (value < 4000) {
    notes.push([1, $sub(4000, value)]);
    value = 4000;
  } else if (value > 16000) {
    notes.push([1, $sub(16000, value)]);
    value = 16000;
  }
  return [value, notes];
}

function guards_fleet_price_paid(entry, paid) {
  switch (entry) {
  }
  return -1;
}

function why_new_quality(initial, paid) {
  const notes = [];
  let value = initial;
  notes.push([0, value]);
  value = $mul(value, 100);
  let amount = fleet_price_paid(paid) - 8000;
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  value = $floorDiv($add($mul(value, 10), 500), 1000);
  notes.push([2, $sub($mul(value, 100), before)]);
  if (value < 40) {
    notes.push([3, $sub(40, value)]);
    value = 40;
  } else if (value > 160) {
    notes.push([3, $sub(160, value)]);
    value = 160;
  }
  return [value, notes];
}

function guards_new_quality(entry, initial, paid) {
  switch (entry) {
  }
  return -1;
}

function why_sea_quality(old, quality, built, made) {
  const notes = [];
  let value = $mul(quality, old);
  notes.push([0, value]);
  let amount = $mul(made, built);
  notes.push([1, amount]);
  value = $add(value, amount);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, $add(old, built)));
  value = $quotient($add($mul(value, 20), $mul(divisor, 10)), $mul(divisor, 20), "sea_quality");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_sea_quality(entry, old, quality, built, made) {
  switch (entry) {
  }
  return -1;
}

function why_fleet_sale(sold, quality) {
  const notes = [];
  let value = $mul($mul(quality, 100), sold);
  notes.push([0, value]);
  notes.push([1, $mul($floorDiv(value, 2), -1)]);
  value = $floorDiv(value, 2);
  return [value, notes];
}

function guards_fleet_sale(entry, sold, quality) {
  switch (entry) {
  }
  return -1;
}

function why_merchant_gold(sent) {
  const notes = [];
  let value = $mul(sent, 1500);
  notes.push([0, value]);
  return [value, notes];
}

function guards_merchant_gold(entry, sent) {
  switch (entry) {
  }
  return -1;
}

function why_interdiction(hunter, other, prey, refits) {
  const notes = [];
  let points;
  let value = SEA_ENCOUNTERS_CHANCE[prey];
  notes.push([0, value]);
  let hunter_traits = hunter.traits;
  if ((hunter_traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && value < 80) {
    notes.push([1, 80 - value]);
    value = 80;
  }
  if (prey === 3 /* QUARRY_OTHER_PATROL */ && (hunter_traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && (other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0 && value < 100) {
    notes.push([2, 100 - value]);
    value = 100;
  }
  if ((refits & 32 /* REFIT_SPYGLASS */) !== 0) {
    notes.push([3, 10]);
    value = value + 10;
  }
  let share_ = 100;
  if (prey === 0 /* QUARRY_PASSAGE */ || prey === 1 /* QUARRY_SCOUT_PASSAGE */) {
    for (const t of $members(other.traits)) {
      if (TRAIT_QUIET_SAILING[t] !== null) {
        points = $present(TRAIT_QUIET_SAILING[t], "");
        notes.push([4, $mul(value, $mul(points, -1))]);
        share_ = $sub(share_, points);
      }
    }
  }
  if (share_ < 0) {
    throw new TooMuchTaken("interdiction");
  }
  value = $mul(value, share_);
  if (prey === 1 /* QUARRY_SCOUT_PASSAGE */ && (other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0) {
    notes.push([5, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  let before = value;
  value = $floorDiv($add(value, 100), 200);
  notes.push([6, $sub($mul(value, 200), before)]);
  if (value < 0) {
    notes.push([7, $mul(value, -1)]);
    value = 0;
  } else if (value > 100) {
    notes.push([7, $sub(100, value)]);
    value = 100;
  }
  return [value, notes];
}

function guards_interdiction(entry, hunter, other, prey, refits) {
  switch (entry) {
    case 1:
      if (!((hunter.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) return 0;
      if (!(true)) return 1;
      break;
    case 2:
      if (!(prey === 3 /* QUARRY_OTHER_PATROL */)) return 0;
      if (!((hunter.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) return 1;
      if (!((other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) return 2;
      break;
    case 3:
      if (!((refits & 32 /* REFIT_SPYGLASS */) !== 0)) return 0;
      break;
    case 4:
      if (!(prey === 0 /* QUARRY_PASSAGE */ || prey === 1 /* QUARRY_SCOUT_PASSAGE */)) return 0;
      break;
    case 5:
      if (!(prey === 1 /* QUARRY_SCOUT_PASSAGE */)) return 0;
      if (!((other.traits & 134217728 /* TRAIT_SEAFARING */) !== 0)) return 1;
      if (!(true)) return 2;
      break;
  }
  return -1;
}

const $labels_rules_seapower = {
  first_fleets: [{ verb: "base", text: "for each fleet", den: 1 }],
  fleet_price_paid: [{ verb: "base", text: "what is offered", den: 1 }, { verb: "bounds", text: "", den: 1 }],
  new_quality: [{ verb: "base", text: "the kingdom's own quality", den: 10 }, { verb: "add", text: "for what was spent above or below the usual price", den: 1000 }, { verb: "round", text: "", den: 1000 }, { verb: "bounds", text: "", den: 10 }],
  sea_quality: [{ verb: "base", text: "the fleets that were there", den: 10 }, { verb: "add", text: "the new ones", den: 10 }, { verb: "divide by", text: "the mean of all fleets", den: 10 }, { verb: "round", text: "", den: 10 }],
  fleet_sale: [{ verb: "base", text: "quality and number", den: 1 }, { verb: "reduce by", text: "they are merchants", den: 1 }],
  merchant_gold: [{ verb: "base", text: "for each fleet", den: 1 }],
  interdiction: [{ verb: "base", text: "a patrol", den: 1 }, { verb: "at least", text: "a patrol that knows the sea", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seafaring\", line 3961" }, { verb: "at least", text: "both know the sea", den: 1 }, { verb: "add", text: "spyglass", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seapower\", line 2465" }, { verb: "reduce by", text: "the back door", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Trick of the Trade\", line 3985" }, { verb: "times", text: "scouts of a seafaring people slip by", den: 200, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Seafaring\", line 3961" }, { verb: "round", text: "whole points", den: 200, cites: "ruling \"What happens to fractions\"" }, { verb: "bounds", text: "", den: 1 }],
};

export { why_first_fleets, guards_first_fleets, why_fleet_price_paid, guards_fleet_price_paid, why_new_quality, guards_new_quality, why_sea_quality, guards_sea_quality, why_fleet_sale, guards_fleet_sale, why_merchant_gold, guards_merchant_gold, why_interdiction, guards_interdiction, $labels_rules_seapower };
