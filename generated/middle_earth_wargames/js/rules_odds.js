/** The rules of odds. */
import { $add } from "./runtime/numbers.js";
import { siege_letters_letter } from "./tables.js";
import { casualties, melee_dice } from "./rules_melee.js";
import { morale_dice, reaction } from "./rules_morale.js";
import { breached, letter_at, letter_number } from "./rules_siege.js";

function class_reaction(class_, sum_of_factors, dice) {
  let luck = morale_dice(class_, dice);
  return reaction($add(sum_of_factors, luck));
}

function round_losses(men_who_strike, sum_of_factors, dice) {
  let luck = melee_dice(dice);
  return casualties(men_who_strike, $add(sum_of_factors, luck));
}

function ram_blow(ram_points, barrier, strength, letters_worse, dice) {
  return breached(letter_at($add(letter_number(siege_letters_letter(barrier, ram_points, strength)), letters_worse)), dice);
}

export { class_reaction, round_losses, ram_blow };
