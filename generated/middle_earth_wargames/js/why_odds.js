/** The rules of odds with the notes that explain them, and what has to hold for each entry. */
import { $add } from "./runtime/numbers.js";
import { siege_letters_letter } from "./tables.js";
import { casualties, melee_dice } from "./rules_melee.js";
import { morale_dice, reaction } from "./rules_morale.js";
import { breached, letter_at, letter_number } from "./rules_siege.js";

function why_class_reaction(class_, sum_of_factors, dice) {
  const notes = [];
  let luck = morale_dice(class_, dice);
  notes.push([0, luck]);
  notes.push([1, 0]);
  return [reaction($add(sum_of_factors, luck)), notes];
}

function guards_class_reaction(entry, class_, sum_of_factors) {
  switch (entry) {
  }
  return -1;
}

function why_round_losses(men_who_strike, sum_of_factors, dice) {
  const notes = [];
  let luck = melee_dice(dice);
  notes.push([0, luck]);
  notes.push([1, 0]);
  return [casualties(men_who_strike, $add(sum_of_factors, luck)), notes];
}

function guards_round_losses(entry, men_who_strike, sum_of_factors) {
  switch (entry) {
  }
  return -1;
}

function why_ram_blow(ram_points, barrier, strength, letters_worse, dice) {
  const notes = [];
  notes.push([0, 0]);
  return [breached(letter_at($add(letter_number(siege_letters_letter(barrier, ram_points, strength)), letters_worse)), dice), notes];
}

function guards_ram_blow(entry, ram_points, barrier, strength, letters_worse) {
  switch (entry) {
    case 0: return null;
  }
  return -1;
}

const $labels_rules_odds = {
  class_reaction: [{ verb: "thrown", text: "the morale throw", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  round_losses: [{ verb: "thrown", text: "the dice of a melee", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  ram_blow: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_class_reaction, guards_class_reaction, why_round_losses, guards_round_losses, why_ram_blow, guards_ram_blow, $labels_rules_odds };
