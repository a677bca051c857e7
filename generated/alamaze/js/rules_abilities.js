/** The rules of abilities. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $add, $floorDiv, $has, $larger, $mul, $present, $quotient } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";
import { brigade_sorcery_from_turn, brigade_sorcery_later, brigade_sorcery_power } from "./tables.js";
import { felling_chance } from "./rules_magic.js";

function eye_power(marvel, world) {
  let limit;
  let value = brigade_sorcery_power(19 /* BRIGADE_TYPE_BEHOLDER */, marvel);
  if (brigade_sorcery_later(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null && brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel) !== null && world.month >= $present(brigade_sorcery_from_turn(19 /* BRIGADE_TYPE_BEHOLDER */, marvel), "")) {
    limit = $present(brigade_sorcery_later(19 /* BRIGADE_TYPE_BEHOLDER */, marvel), "");
    if (value < limit) {
      value = limit;
    }
  }
  return value;
}

function fiends_fire(world) {
  let value = 25;
  if ($has(world.variants, 0)) {
    value = $mul(value, 3);
  } else {
    value = $mul(value, 2);
  }
  return $floorDiv(value + 1, 2);
}

function death_ward(kingdom) {
  let value = 0;
  let kingdom_traits = kingdom.traits;
  if ((kingdom_traits & 32768 /* TRAIT_MAGIC_IMMUNE_DEATH */) !== 0 && value < 100) {
    value = 100;
  }
  if ((kingdom_traits & 262144 /* TRAIT_MAGIC_RESISTANCE_DEATH */) !== 0 && value < 33) {
    value = 33;
  }
  return value;
}

function death_gaze(kingdom, power, victim) {
  let value = felling_chance(19 /* SPELL_KILL_LEADER_WIZARD */, power, victim);
  let share_ = 100;
  share_ = share_ - death_ward(kingdom);
  if (share_ < 0) {
    throw new TooMuchTaken("death_gaze");
  }
  value = $mul(value, share_);
  value = $floorDiv(value + 50, 100);
  if (value < 0) {
    value = 0;
  } else if (value > 100) {
    value = 100;
  }
  return value;
}

function magic_proof(group) {
  let value = 100;
  let group_brigades = group.brigades;
  value = $mul(value, $count(group_brigades, (b) => b.breed === 12 /* BRIGADE_TYPE_UNICORNS */ || b.breed === 99 /* BRIGADE_TYPE_WIGHTS */));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $count(group_brigades, null)));
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "magic_proof");
}

export { eye_power, fiends_fire, death_ward, death_gaze, magic_proof };
