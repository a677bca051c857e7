/** The rules of wraiths with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $smaller, $sub } from "./runtime/numbers.js";

function why_darts_thrown(darts_wanted, darts_left) {
  const notes = [];
  let value = $smaller(darts_wanted, darts_left);
  notes.push([0, value]);
  if (value > 10) {
    notes.push([1, $sub(10, value)]);
    value = 10;
  }
  return [value, notes];
}

function guards_darts_thrown(entry, darts_wanted, darts_left) {
  switch (entry) {
  }
  return -1;
}

function why_dart_hits(dice) {
  const notes = [];
  let face = dice.throw("dart_hits.face", 6, 1);
  notes.push([0, face]);
  let twin = dice.throw("dart_hits.twin", [2, 3, 3, 4, 4, 5], 1);
  notes.push([1, twin]);
  notes.push([2, 0]);
  return [face === twin, notes];
}

function guards_dart_hits(entry) {
  switch (entry) {
    case 2: return null;
  }
  return -1;
}

function why_dart_kills(saving_throw, dice) {
  const notes = [];
  let face = dice.throw("dart_kills.face", 6, 1);
  notes.push([0, face]);
  if (!saving_throw) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [face <= 3, notes];
}

function guards_dart_kills(entry, saving_throw) {
  switch (entry) {
    case 1:
      if (!(!saving_throw)) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

function why_darts_replenished(moves_there, host_engaged) {
  const notes = [];
  if (host_engaged) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (moves_there < 12) {
    notes.push([1, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_darts_replenished(entry, moves_there, host_engaged) {
  switch (entry) {
    case 0:
      if (!(host_engaged)) return 0;
      break;
    case 1:
      if (!(moves_there >= 12)) return 0;
      break;
  }
  return -1;
}

function why_steed_flight(casting, landing) {
  const notes = [];
  notes.push([0, 2000]);
  let value = 2000;
  if (casting) {
    notes.push([1, $mul($floorDiv(value, 2), -1)]);
    value = $floorDiv(value, 2);
  }
  if (landing) {
    notes.push([2, -500]);
    value = value - 500;
  }
  return [value, notes];
}

function guards_steed_flight(entry, casting, landing) {
  switch (entry) {
    case 1:
      if (!(casting)) return 0;
      break;
    case 2:
      if (!(landing)) return 0;
      break;
  }
  return -1;
}

function why_safe_from_eagles(flight, among_friends_) {
  const notes = [];
  if (flight !== 2 /* FLIGHT_ON_THE_GROUND */ || !among_friends_) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_safe_from_eagles(entry, flight, among_friends_) {
  switch (entry) {
    case 0:
      if (!(flight === 2 /* FLIGHT_ON_THE_GROUND */)) return 0;
      if (!(among_friends_)) return 1;
      break;
  }
  return -1;
}

function why_wraith_may_return(moves_away) {
  const notes = [];
  if (moves_away < 12) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_wraith_may_return(entry, moves_away) {
  switch (entry) {
    case 0:
      if (!(moves_away >= 12)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_wraiths = {
  darts_thrown: [{ verb: "base", text: "", den: 1 }, { verb: "at most", text: "no more are carried", den: 1 }],
  dart_hits: [{ verb: "thrown", text: "a normal die", den: 1 }, { verb: "thrown", text: "an average die", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  dart_kills: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "whoever else is hit", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  darts_replenished: [{ verb: "no", text: "the unit is fighting", den: 1 }, { verb: "holds", text: "", den: 1 }],
  steed_flight: [{ verb: "base", text: "as eagles", den: 1, cites: "ruling \"How fast winged steeds fly\"" }, { verb: "times", text: "motionless while its rider casts", den: 1 }, { verb: "subtract", text: "landing", den: 1 }],
  safe_from_eagles: [{ verb: "holds", text: "", den: 1 }],
  wraith_may_return: [{ verb: "holds", text: "", den: 1 }],
};

export { why_darts_thrown, guards_darts_thrown, why_dart_hits, guards_dart_hits, why_dart_kills, guards_dart_kills, why_darts_replenished, guards_darts_replenished, why_steed_flight, guards_steed_flight, why_safe_from_eagles, guards_safe_from_eagles, why_wraith_may_return, guards_wraith_may_return, $labels_rules_wraiths };
