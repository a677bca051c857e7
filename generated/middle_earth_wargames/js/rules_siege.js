/** The rules of siege. */
import { $floorDiv, $mul } from "./runtime/numbers.js";
import { $contains } from "./runtime/lists.js";
import { BREACH_FACES_FACES, TROOP_RACE, siege_letters_letter } from "./tables.js";

function built_strength(dice) {
  return dice.throw("built_strength.1", [2, 3, 3, 4, 4, 5], 1) + dice.throw("built_strength.2", [2, 3, 3, 4, 4, 5], 1) + dice.throw("built_strength.3", [2, 3, 3, 4, 4, 5], 1);
}

function ram_strength(ram) {
  let value = ram.points_paid;
  let ram_burnt = ram.burnt;
  if (ram_burnt >= 4 && ram_burnt < 8) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 4);
  }
  if (ram_burnt < 8 || ram_burnt >= 12) {
    value = $mul(value, 2);
  }
  if (ram_burnt >= 12) {
    value = 0;
  }
  if (value > 192) {
    value = 192;
  }
  value = $mul($floorDiv($mul(value, -1), 32), -1);
  return $mul(value, 4);
}

function letter_number(letter) {
  if (letter === 0 /* BREACH_LETTER_A */) {
    return 1;
  }
  if (letter === 1 /* BREACH_LETTER_B */) {
    return 2;
  }
  if (letter === 2 /* BREACH_LETTER_C */) {
    return 3;
  }
  if (letter === 3 /* BREACH_LETTER_D */) {
    return 4;
  }
  if (letter === 4 /* BREACH_LETTER_E */) {
    return 5;
  }
  return 6;
}

function letter_at(place) {
  if (place <= 1) {
    return 0 /* BREACH_LETTER_A */;
  }
  if (place === 2) {
    return 1 /* BREACH_LETTER_B */;
  }
  if (place === 3) {
    return 2 /* BREACH_LETTER_C */;
  }
  if (place === 4) {
    return 3 /* BREACH_LETTER_D */;
  }
  if (place === 5) {
    return 4 /* BREACH_LETTER_E */;
  }
  return 5 /* BREACH_LETTER_F */;
}

function breach_place(ram, barrier, strength) {
  let value = letter_number(siege_letters_letter(barrier, ram_strength(ram), strength));
  if (ram.uphill) {
    value = value + 1;
  }
  if (ram.under_attack) {
    value = value + 1;
  }
  if (!ram.roofed) {
    value = value + 3;
  }
  return value;
}

function breach_letter(ram, barrier, strength) {
  return letter_at(breach_place(ram, barrier, strength));
}

function breached(letter, dice) {
  let face = dice.throw("breached.face", 6, 1);
  return $contains(BREACH_FACES_FACES[letter], face);
}

function breach(ram, barrier, strength, dice) {
  if (ram_strength(ram) < 4) {
    return false;
  }
  return breached(breach_letter(ram, barrier, strength), dice);
}

function climb_speed(troop) {
  let value;
  if (TROOP_RACE[troop] === 10 /* RACE_ORC */ || TROOP_RACE[troop] === 11 /* RACE_URUK */) {
    value = 6;
  } else {
    value = 4;
  }
  return value;
}

function ladder_cost(length) {
  let value = length;
  return $mul($floorDiv($mul(value, -1), 2), -1);
}

function ladder_room(length) {
  let value = length;
  return $floorDiv(value, 2);
}

function pushed_away(dice) {
  let the_throw = dice.throw("pushed_away.1", 6, 1);
  return !(1 <= the_throw && the_throw <= 3);
}

function fall_kills(height, dice) {
  let face = dice.throw("fall_kills.face", 6, 1);
  if (height >= 4) {
    return true;
  }
  return face >= 5;
}

export { built_strength, ram_strength, letter_number, letter_at, breach_place, breach_letter, breached, breach, climb_speed, ladder_cost, ladder_room, pushed_away, fall_kills };
