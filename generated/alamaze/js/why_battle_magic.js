/** The rules of battle_magic with the notes that explain them, and what has to hold for each entry. */
import { $add, $floorDiv, $mul, $sub } from "./runtime/numbers.js";
import { spell_damage } from "./rules_combat.js";

function why_presence(power, world) {
  const notes = [];
  let value;
  if (power >= 3) {
    value = spell_damage(3 /* SPELL_LIGHTNING_ATTACK */, power, world);
    notes.push([0, value]);
  } else if (power < 3) {
    notes.push([1, 0]);
    value = 0;
  } else {
    value = 0;
  }
  let before = value;
  value = $floorDiv($add(value, 1), 2);
  notes.push([2, $sub($mul(value, 2), before)]);
  return [value, notes];
}

function guards_presence(entry, power, world) {
  switch (entry) {
    case 0:
      if (!(power >= 3)) return 0;
      break;
    case 1:
      if (!(power < 3)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_battle_magic = {
  presence: [{ verb: "base", text: "a small bolt for every level", den: 2 }, { verb: "base", text: "too weak to be felt", den: 2 }, { verb: "round", text: "whole points", den: 2, cites: "ruling \"What happens to fractions\"" }],
};

export { why_presence, guards_presence, $labels_rules_battle_magic };
