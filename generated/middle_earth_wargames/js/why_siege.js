/** The rules of siege with the notes that explain them, and what has to hold for each entry. */
import { $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { BREACH_FACES_FACES, TROOP_RACE, siege_letters_letter } from "./tables.js";
import { breach_letter, breach_place, breached, letter_at, letter_number, ram_strength } from "./rules_siege.js";

function why_built_strength(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("built_strength.1", [2, 3, 3, 4, 4, 5], 1) + dice.throw("built_strength.2", [2, 3, 3, 4, 4, 5], 1) + dice.throw("built_strength.3", [2, 3, 3, 4, 4, 5], 1), notes];
}

function guards_built_strength(entry) {
  switch (entry) {
  }
  return -1;
}

function why_ram_strength(ram) {
  const notes = [];
  let value = ram.points_paid;
  notes.push([0, value]);
  let ram_burnt = ram.burnt;
  if (ram_burnt >= 4 && ram_burnt < 8) {
    notes.push([1, $mul(value, -1)]);
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  if (ram_burnt >= 8 && ram_burnt < 12) {
    notes.push([2, $mul(value, -1)]);
    value = value;
  } else {
    value = $mul(value, 2);
  }
  if (ram_burnt >= 12) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  if (value > 192) {
    notes.push([4, $sub(192, value)]);
    value = 192;
  }
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 32), -1);
  notes.push([5, $sub($mul(value, 32), before)]);
  value = $mul(value, 4);
  return [value, notes];
}

function guards_ram_strength(entry, ram) {
  switch (entry) {
    case 1:
      if (!(ram.burnt >= 4)) return 0;
      if (!(ram.burnt < 8)) return 1;
      break;
    case 2:
      if (!(ram.burnt >= 8)) return 0;
      if (!(ram.burnt < 12)) return 1;
      break;
    case 3:
      if (!(ram.burnt >= 12)) return 0;
      break;
  }
  return -1;
}

function why_letter_number(letter) {
  const notes = [];
  if (letter === 0 /* BREACH_LETTER_A */) {
    notes.push([0, 0]);
    return [1, notes];
  }
  if (letter === 1 /* BREACH_LETTER_B */) {
    notes.push([1, 0]);
    return [2, notes];
  }
  if (letter === 2 /* BREACH_LETTER_C */) {
    notes.push([2, 0]);
    return [3, notes];
  }
  if (letter === 3 /* BREACH_LETTER_D */) {
    notes.push([3, 0]);
    return [4, notes];
  }
  if (letter === 4 /* BREACH_LETTER_E */) {
    notes.push([4, 0]);
    return [5, notes];
  }
  notes.push([5, 0]);
  return [6, notes];
}

function guards_letter_number(entry, letter) {
  switch (entry) {
    case 0:
      if (!(letter === 0 /* BREACH_LETTER_A */)) return 0;
      break;
    case 1:
      if (!(letter === 1 /* BREACH_LETTER_B */)) return 0;
      break;
    case 2:
      if (!(letter === 2 /* BREACH_LETTER_C */)) return 0;
      break;
    case 3:
      if (!(letter === 3 /* BREACH_LETTER_D */)) return 0;
      break;
    case 4:
      if (!(letter === 4 /* BREACH_LETTER_E */)) return 0;
      break;
    case 5:
      if (!(letter === 5 /* BREACH_LETTER_F */)) return 0;
      break;
  }
  return -1;
}

function why_letter_at(place) {
  const notes = [];
  if (place <= 1) {
    notes.push([0, 0]);
    return [0 /* BREACH_LETTER_A */, notes];
  }
  if (place === 2) {
    notes.push([1, 0]);
    return [1 /* BREACH_LETTER_B */, notes];
  }
  if (place === 3) {
    notes.push([2, 0]);
    return [2 /* BREACH_LETTER_C */, notes];
  }
  if (place === 4) {
    notes.push([3, 0]);
    return [3 /* BREACH_LETTER_D */, notes];
  }
  if (place === 5) {
    notes.push([4, 0]);
    return [4 /* BREACH_LETTER_E */, notes];
  }
  notes.push([5, 0]);
  return [5 /* BREACH_LETTER_F */, notes];
}

function guards_letter_at(entry, place) {
  switch (entry) {
    case 0:
      if (!(place <= 1)) return 0;
      break;
    case 1:
      if (!(place === 2)) return 0;
      break;
    case 2:
      if (!(place === 3)) return 0;
      break;
    case 3:
      if (!(place === 4)) return 0;
      break;
    case 4:
      if (!(place === 5)) return 0;
      break;
    case 5:
      if (!(place >= 6)) return 0;
      break;
  }
  return -1;
}

function why_breach_place(ram, barrier, strength) {
  const notes = [];
  let value = letter_number(siege_letters_letter(barrier, ram_strength(ram), strength));
  notes.push([0, value]);
  if (ram.uphill) {
    notes.push([1, 1]);
    value = value + 1;
  }
  if (ram.under_attack) {
    notes.push([2, 1]);
    value = value + 1;
  }
  if (!ram.roofed) {
    notes.push([3, 3]);
    value = value + 3;
  }
  return [value, notes];
}

function guards_breach_place(entry, ram, barrier, strength) {
  switch (entry) {
    case 1:
      if (!(ram.uphill)) return 0;
      break;
    case 2:
      if (!(ram.under_attack)) return 0;
      break;
    case 3:
      if (!(!ram.roofed)) return 0;
      break;
  }
  return -1;
}

function why_breach_letter(ram, barrier, strength) {
  const notes = [];
  notes.push([0, 0]);
  return [letter_at(breach_place(ram, barrier, strength)), notes];
}

function guards_breach_letter(entry, ram, barrier, strength) {
  switch (entry) {
  }
  return -1;
}

function why_breached(letter, dice) {
  const notes = [];
  let face = dice.throw("breached.face", 6, 1);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [$contains(BREACH_FACES_FACES[letter], face), notes];
}

function guards_breached(entry, letter) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_breach(ram, barrier, strength, dice) {
  const notes = [];
  if (ram_strength(ram) < 4) {
    notes.push([0, 0]);
    return [false, notes];
  }
  notes.push([1, 0]);
  return [breached(breach_letter(ram, barrier, strength), dice), notes];
}

function guards_breach(entry, ram, barrier, strength) {
  switch (entry) {
    case 0:
      if (!(ram_strength(ram) < 4)) return 0;
      break;
    case 1: return null;
  }
  return -1;
}

function why_climb_speed(troop) {
  const notes = [];
  let value;
  if (TROOP_RACE[troop] === 10 /* RACE_ORC */ || TROOP_RACE[troop] === 11 /* RACE_URUK */) {
    notes.push([0, 6]);
    value = 6;
  } else if (TROOP_RACE[troop] !== 10 /* RACE_ORC */ && TROOP_RACE[troop] !== 11 /* RACE_URUK */) {
    notes.push([1, 4]);
    value = 4;
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_climb_speed(entry, troop) {
  switch (entry) {
    case 0:
      if (!(TROOP_RACE[troop] === 10 /* RACE_ORC */ || TROOP_RACE[troop] === 11 /* RACE_URUK */)) return 0;
      break;
    case 1:
      if (!(TROOP_RACE[troop] !== 10 /* RACE_ORC */ && TROOP_RACE[troop] !== 11 /* RACE_URUK */)) return 0;
      break;
  }
  return -1;
}

function why_ladder_cost(length) {
  const notes = [];
  let value = length;
  notes.push([0, value]);
  let before = value;
  value = $mul($floorDiv($mul(value, -1), 2), -1);
  notes.push([1, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_ladder_cost(entry, length) {
  switch (entry) {
  }
  return -1;
}

function why_ladder_room(length) {
  const notes = [];
  let value = length;
  notes.push([0, value]);
  let before = value;
  value = $floorDiv(value, 2);
  notes.push([1, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_ladder_room(entry, length) {
  switch (entry) {
  }
  return -1;
}

function why_pushed_away(dice) {
  const notes = [];
  let the_throw = dice.throw("pushed_away.1", 6, 1);
  notes.push([0, the_throw]);
  if (1 <= the_throw && the_throw <= 3) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_pushed_away(entry) {
  switch (entry) {
    case 1: return null;
    case 2: return null;
  }
  return -1;
}

function why_fall_kills(height, dice) {
  const notes = [];
  let face = dice.throw("fall_kills.face", 6, 1);
  notes.push([0, face]);
  if (height >= 4) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [face >= 5, notes];
}

function guards_fall_kills(entry, height) {
  switch (entry) {
    case 1:
      if (!(height >= 4)) return 0;
      break;
    case 2: return null;
  }
  return -1;
}

const $labels_rules_siege = {
  built_strength: [{ verb: "otherwise", text: "", den: 1 }],
  ram_strength: [{ verb: "base", text: "", den: 4 }, { verb: "times", text: "scorched", den: 16 }, { verb: "times", text: "charred", den: 32 }, { verb: "times", text: "burnt out", den: 32 }, { verb: "at most", text: "the table ends here", den: 32, cites: "ruling \"Rams heavier than the table\"" }, { verb: "round", text: "rounded up", den: 32, cites: "ruling \"Half a man in the second rank\"" }],
  letter_number: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  letter_at: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "no letter is worse", den: 1, cites: "ruling \"Letters worse than the last\"" }],
  breach_place: [{ verb: "base", text: "the table", den: 1 }, { verb: "add", text: "ramming uphill", den: 1 }, { verb: "add", text: "under attack from above", den: 1 }, { verb: "add", text: "no roof", den: 1 }],
  breach_letter: [{ verb: "otherwise", text: "", den: 1 }],
  breached: [{ verb: "thrown", text: "the ram's die", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  breach: [{ verb: "case", text: "no strength is left", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  climb_speed: [{ verb: "base", text: "orcs", den: 1 }, { verb: "base", text: "others", den: 1 }],
  ladder_cost: [{ verb: "base", text: "", den: 2 }, { verb: "round", text: "", den: 2 }],
  ladder_room: [{ verb: "base", text: "room on the rungs", den: 2 }, { verb: "round", text: "", den: 2 }],
  pushed_away: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }],
  fall_kills: [{ verb: "thrown", text: "", den: 1 }, { verb: "case", text: "too high", den: 1, cites: "ruling \"A fall from exactly four metres\"" }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_built_strength, guards_built_strength, why_ram_strength, guards_ram_strength, why_letter_number, guards_letter_number, why_letter_at, guards_letter_at, why_breach_place, guards_breach_place, why_breach_letter, guards_breach_letter, why_breached, guards_breached, why_breach, guards_breach, why_climb_speed, guards_climb_speed, why_ladder_cost, guards_ladder_cost, why_ladder_room, guards_ladder_room, why_pushed_away, guards_pushed_away, why_fall_kills, guards_fall_kills, $labels_rules_siege };
