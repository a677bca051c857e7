/** The rules of abilities. */
import { $add, $larger, $mul, $quotient } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";

function magic_proof(group) {
  let value = 100;
  let group_brigades = group.brigades;
  value = $mul(value, $count(group_brigades, (b) => b.breed === 12 /* BRIGADE_TYPE_UNICORNS */ || b.breed === 99 /* BRIGADE_TYPE_WIGHTS */));
  let divisor = 1;
  divisor = $mul(divisor, $larger(1, $count(group_brigades, null)));
  return $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "magic_proof");
}

export { magic_proof };
