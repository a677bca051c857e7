/** The rules of beasts. */
import { mounted } from "./rules_morale.js";

function beast_hits(beast) {
  if (beast === 0 /* WAR_BEAST_WAR_ELEPHANT */) {
    return 6;
  }
  return 8;
}

function may_go_wild(beast, wounds) {
  if (beast === 0 /* WAR_BEAST_WAR_ELEPHANT */ && wounds >= 3) {
    return true;
  }
  return beast === 1 /* WAR_BEAST_WAR_MUMAK */ && wounds >= 4;
}

function beast_falls(beast, wounds) {
  return wounds >= beast_hits(beast);
}

function swathe(trampled) {
  let value;
  let mounted_ = mounted(trampled);
  if (!mounted_) {
    value = 2;
  } else if (mounted_) {
    value = 1;
  } else {
    value = 0;
  }
  return value;
}

function rampage_ends(dice) {
  let the_throw = dice.throw("rampage_ends.1", 6, 1);
  return 1 <= the_throw && the_throw <= 3;
}

export { beast_hits, may_go_wild, beast_falls, swathe, rampage_ends };
