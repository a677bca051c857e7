/** The rules of skeletons. */
import { $has } from "./runtime/numbers.js";

function secret_code(dice) {
  return dice.throw("secret_code.1", 900, 1) + 99;
}

function told_in_torment(kingdom) {
  let value = 0;
  if ($has(kingdom.privileges, 33 /* PRIVILEGE_TORMENT_PRISONER */)) {
    value = 100;
  }
  return value;
}

export { secret_code, told_in_torment };
