/**
 * Whole numbers without end: a Number as far as every whole number is one, a BigInt beyond, and never the other way.
 * So equal numbers are `===`, `<` works across both. Sets are such numbers too, a bit for each member.
 */
import { DividedByNothing, MissingThing, NotStated, UnknownCell } from "./faults.js";

const $MOST = Number.MAX_SAFE_INTEGER;
const $MOST_BIG = BigInt($MOST);
const $FLOOR = -1e15; // below every amount
const $WIDE = new BigInt64Array([1n]);
const $HALVES = new Int32Array($WIDE.buffer); // the same bits
const $LOWER = $HALVES[0] === 1 ? 0 : 1;

function $normal(big) {
  return big <= $MOST_BIG && big >= -$MOST_BIG ? Number(big) : big;
}

// the quick ways are short, and name nothing but what is called, so that engines take them into whoever calls them; no
// BigInt is as small as what they let through
function $add(a, b) {
  return a < 1073741824 && a > -1073741824 && b < 1073741824 && b > -1073741824 ? a + b : $addWide(a, b);
}

function $sub(a, b) {
  return a < 1073741824 && a > -1073741824 && b < 1073741824 && b > -1073741824 ? a - b : $subWide(a, b);
}

function $mul(a, b) {
  return a < 67108864 && a > -67108864 && b < 67108864 && b > -67108864 ? a * b + 0 : $mulWide(a, b); // never -0
}

/** The greatest whole number that is not above `a / b`; of safe numbers the quotient never comes to the next one. */
function $floorDiv(a, b) {
  return a < 1073741824 && a > -1073741824 && b < 1073741824 && b > -1073741824 ? Math.floor(a / b) + 0 : $floorDivWide(a, b);
}

function $addWide(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    const found = a + b;
    if (found <= $MOST && found >= -$MOST) return found;
  }
  return $normal(BigInt(a) + BigInt(b));
}

function $subWide(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    const found = a - b;
    if (found <= $MOST && found >= -$MOST) return found;
  }
  return $normal(BigInt(a) - BigInt(b));
}

function $mulWide(a, b) {
  if (typeof a === "number" && typeof b === "number") {
    const found = a * b;
    if (found <= $MOST && found >= -$MOST) return found + 0;
  }
  return $normal(BigInt(a) * BigInt(b));
}

function $floorDivWide(a, b) {
  if (typeof a === "number" && typeof b === "number") return Math.floor(a / b) + 0;
  return $normal($floorDivBig(BigInt(a), BigInt(b)));
}

function $floorDivBig(a, b) {
  const found = a / b;
  return a % b !== 0n && a < 0n !== b < 0n ? found - 1n : found;
}

function $quotient(a, b, what) {
  if (b === 0) throw new DividedByNothing(what);
  return $floorDiv(a, b);
}

function $smaller(a, b) {
  return b < a ? b : a;
}

function $larger(a, b) {
  return b > a ? b : a;
}

/** The greatest, or the least, of values and of the elements of lists. */
function $extreme(pick, values) {
  if (values.length === 0) throw new RangeError("nothing to compare");
  return values.reduce(pick);
}

function $between(low, value, high) {
  return low <= value && value <= high;
}

/** Whether two values are the same: spots and lists by what they hold, things by being one. */
function $same(a, b) {
  if (a === b) return true;
  if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
  return a.every((each, at) => $same(each, b[at]));
}

/** The whole part of a square root. */
function $squareRoot(value) {
  if (value < 0x10000000000000n) {
    let found = BigInt(Math.floor(Math.sqrt(Number(value))));
    while (found * found > value) found -= 1n;
    while ((found + 1n) * (found + 1n) <= value) found += 1n;
    return found;
  }
  let found = 1n << BigInt(Math.ceil(value.toString(2).length / 2));
  for (;;) {
    const nearer = (found + value / found) >> 1n;
    if (nearer >= found) return found;
    found = nearer;
  }
}

/** The whole part of a root, or the next whole number; of less than nothing it is 0. */
function $root(given, index, up) {
  const value = BigInt(given);
  if (value <= 0n) return 0;
  const by = BigInt(index);
  let found = index === 2 ? $squareRoot(value) : 1n << BigInt(Math.ceil(value.toString(2).length / index));
  while (index !== 2) {
    const nearer = ((by - 1n) * found + value / found ** (by - 1n)) / by;
    if (nearer >= found) break;
    found = nearer;
  }
  return $normal(up && found ** by < value ? found + 1n : found);
}

// ---- sets ----------------------------------------------------------------------------------------
function $has(mask, at) {
  if (typeof mask !== "number") return ((mask >> BigInt(at)) & 1n) === 1n;
  return at < 32 ? ((mask >>> at) & 1) === 1 : Math.floor(mask / 2 ** at) % 2 === 1;
}

/** The first 32 members of a set, for signs that look at no more. */
function $low(mask) {
  return typeof mask === "number" ? mask : $lowWide(mask);
}

function $lowWide(mask) {
  $WIDE[0] = mask; // its last 64 bits
  return $HALVES[$LOWER];
}

function $meets(mask, other) {
  if (typeof mask === "number" && typeof other === "number") {
    if ((mask & other) !== 0) return true;
    return mask >= 4294967296 && other >= 4294967296 && (Math.floor(mask / 4294967296) & Math.floor(other / 4294967296)) !== 0;
  }
  return (BigInt(mask) & BigInt(other)) !== 0n;
}

/** A set of members. */
function $bits(...found) {
  let mask = 0n;
  for (const at of found) mask |= 1n << BigInt(at);
  return $normal(mask);
}

/** The members of a set, in declared order. */
function $members(mask) {
  const found = [];
  const digits = mask.toString(2);
  for (let at = digits.length - 1; at >= 0; at -= 1) if (digits[at] === "1") found.push(digits.length - 1 - at);
  return found;
}

// ---- cells ---------------------------------------------------------------------------------------
/** Where a key stands among `size` places from `low` on, held within them. */
function $place(key, low, size) {
  return key <= low ? 0 : key >= low + size - 1 ? size - 1 : Number(key) - low;
}

/** How many of the cuts are at or below a key. */
function $cut(cuts, key) {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cuts[middle] <= key) low = middle + 1;
    else high = middle;
  }
  return low;
}

function $present(value, what) {
  if (value === null) throw new MissingThing(what);
  return value;
}

function $unknown(what) {
  throw new UnknownCell("", "", what, "");
}

// ---- facts ---------------------------------------------------------------------------------------
/** A fact that has to be stated; nothing stands for an answer that was not given, unless nothing else holds. */
function $ask(facts, fact, question, ...about) {
  let said = facts.stated(fact, ...about);
  if (said === null) said = facts.stated("anything_else");
  if (said === null) throw new NotStated(fact, question);
  return said;
}

/** A fact that can be seen from what is in play: `null` where a game is played and nobody states it. */
function $askOutside(facts, fact, question, ...about) {
  return facts.played === true ? facts.stated(fact, ...about) : $ask(facts, fact, question, ...about);
}

export { $FLOOR, $add, $ask, $askOutside, $between, $bits, $cut, $extreme, $floorDiv, $floorDivBig, $has, $larger, $low, $meets, $members, $mul, $normal, $place, $present, $quotient, $root, $same, $smaller, $squareRoot, $sub, $unknown };
