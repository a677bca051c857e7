/** The rules of abilities with the notes that explain them, and what has to hold for each entry. */
import { $add, $larger, $mul, $quotient, $sub } from "./runtime/numbers.js";
import { $count } from "./runtime/lists.js";

function why_magic_proof(group) {
  const notes = [];
  notes.push([0, 100]);
  let value = 100;
  let group_brigades = group.brigades;
  let times = $count(group_brigades, (b) => b.breed === 12 /* BRIGADE_TYPE_UNICORNS */ || b.breed === 99 /* BRIGADE_TYPE_WIGHTS */);
  notes.push([1, $mul(value, $sub(times, 1))]);
  value = $mul(value, times);
  let before = value;
  let divider = -1;
  let divisor = 1;
  divider = 2;
  divisor = $mul(divisor, $larger(1, $count(group_brigades, null)));
  value = $quotient($add($mul(value, 2), divisor), $mul(divisor, 2), "magic_proof");
  if (divider >= 0) {
    notes.push([divider, $sub(value, before)]);
  } else {
    notes.push([3, $sub(value, before)]);
  }
  return [value, notes];
}

function guards_magic_proof(entry, group) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_abilities = {
  magic_proof: [{ verb: "base", text: "", den: 1 }, { verb: "times", text: "brigades that are proof", den: 1 }, { verb: "divide by", text: "of all brigades", den: 1 }, { verb: "round", text: "whole points", den: 1, cites: "ruling \"What happens to fractions\"" }],
};

export { why_magic_proof, guards_magic_proof, $labels_rules_abilities };
