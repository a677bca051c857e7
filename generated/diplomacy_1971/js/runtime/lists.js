/** What runs over lists: loops, orders, and ways from thing to thing. */
import { StepBelowNothing, TooManyChains } from "./faults.js";
import { $add, $same } from "./numbers.js";

const $CHAINS = 100000; // so many beginnings of chains are looked at

/** The whole numbers from one to another, both of them too. */
function $range(low, high) {
  return {
    *[Symbol.iterator]() {
      for (let number = low; number <= high; number = $add(number, 1)) yield number;
    },
  };
}

function $any(items, test) {
  for (const item of items) if (test(item)) return true;
  return false;
}

function $all(items, test) {
  for (const item of items) if (!test(item)) return false;
  return true;
}

function $count(items, test) {
  let found = 0;
  for (const item of items) if (test === null || test(item)) found += 1;
  return found;
}

function $sum(items, test, body) {
  let found = 0;
  for (const item of items) if (test === null || test(item)) found = $add(found, body(item));
  return found;
}

function $pick(items, test, body) {
  const found = [];
  for (const item of items) if (test === null || test(item)) found.push(body === null ? item : body(item));
  return found;
}

function $contains(items, value) {
  return $any(items, (item) => $same(item, value));
}

// ---- orders --------------------------------------------------------------------------------------
function $compared(a, b) {
  for (let at = 0; at < a.length; at += 1) {
    if (a[at] < b[at]) return -1;
    if (a[at] > b[at]) return 1;
  }
  return 0;
}

/** The elements by their keys, the lowest first; equals stay as they are. */
function $ordered(items, key) {
  const rows = Array.from(items, (item) => [key(item), item]);
  return rows.sort((a, b) => $compared(a[0], b[0])).map((row) => row[1]);
}

/** The first element on which a test holds, or `null`. */
function $first(items, test) {
  for (const item of items) if (test === null || test(item)) return item;
  return null;
}

/** The element with the lowest key, or `null`. */
function $lowest(items, test, key) {
  let found = null;
  let least = null;
  for (const item of items) {
    if (test !== null && !test(item)) continue;
    const here = key(item);
    if (least === null || $compared(here, least) < 0) {
      found = item;
      least = here;
    }
  }
  return found;
}

/** By their keys, lowest first; of equals a die with as many sides says which comes next. */
function $byLot(items, dice, address, key) {
  const groups = [];
  for (const item of items) {
    const here = key === null ? [] : key(item);
    const group = groups.find((each) => $compared(each[0], here) === 0);
    if (group === undefined) groups.push([here, [item]]);
    else group[1].push(item);
  }
  const found = [];
  for (const [, group] of groups.sort((a, b) => $compared(a[0], b[0]))) {
    while (group.length > 1) found.push(group.splice(dice.throw(address, group.length, 1) - 1, 1)[0]);
    found.push(...group);
  }
  return found;
}

/** The element with the lowest key, by lot among equals; `null` where there is none. */
function $firstByLot(items, dice, address, key) {
  let row = [...items];
  if (key !== null && row.length > 0) {
    const keys = row.map((item) => key(item));
    const least = keys.reduce((a, b) => ($compared(b, a) < 0 ? b : a));
    row = row.filter((_, at) => $compared(keys[at], least) === 0);
  }
  if (row.length === 0) return null;
  return row.length > 1 ? row[dice.throw(address, row.length, 1) - 1] : row[0];
}

// ---- ways ----------------------------------------------------------------------------------------
/** Whether one gets from `start` to one of the goals, going through nothing else; a thing is linked with itself. */
function $isLinked(start, goals, through, onward) {
  const wanted = new Set(goals);
  if (wanted.has(start)) return true;
  const left = new Set(through);
  const row = [start];
  for (const here of row) {
    const beyond = onward(here);
    if ($any(beyond, (there) => wanted.has(there))) return true;
    for (const there of beyond) if (left.delete(there)) row.push(there);
  }
  return false;
}

/** How many steps the shortest way to one of the goals has; `null` where there is no way. */
function $stepsBetween(start, goals, through, onward) {
  const wanted = new Set(goals);
  if (wanted.has(start)) return 0;
  const left = new Set(through);
  left.delete(start);
  let row = [start];
  for (let taken = 1; row.length > 0; taken += 1) {
    const following = [];
    for (const here of row) {
      for (const there of onward(here)) {
        if (wanted.has(there)) return taken;
        if (left.delete(there)) following.push(there);
      }
    }
    row = following;
  }
  return null;
}

/** What the cheapest way to one of the goals costs; `null` where there is no way. */
function $cheapestCost(start, goals, through, onward, entering, what) {
  const found = $cheapest(start, goals, through, onward, entering, what);
  return found === null ? null : found[0];
}

/** What the cheapest way enters, in its order, the goal last; nothing where there is no way. */
function $cheapestWay(start, goals, through, onward, entering, what) {
  const found = $cheapest(start, goals, through, onward, entering, what);
  return found === null ? [] : found[1];
}

/** Of ways that cost the same the one with the fewest steps, of those the one that turns first where they part. */
function $cheapest(start, goals, through, onward, entering, what) {
  const wanted = new Set(goals);
  const left = new Set([...wanted, ...through]);
  const prices = new Map();
  const row = [[[0, 0], []]]; // what a way costs, its steps and turns; and what it enters
  while (row.length > 0) {
    let least = 0;
    for (let at = 1; at < row.length; at += 1) if ($compared(row[at][0], row[least][0]) < 0) least = at;
    const [[total, taken, ...turns], way] = row.splice(least, 1)[0];
    const here = way.length > 0 ? way.at(-1) : start;
    if (wanted.has(here)) return [total, way];
    if (!left.delete(here) && way.length > 0) continue; // a cheaper way has been here
    let turn = 0;
    for (const there of onward(here)) {
      if (left.has(there)) {
        if (!prices.has(there)) prices.set(there, entering(there));
        const cost = prices.get(there);
        if (cost !== null && cost < 0) throw new StepBelowNothing(what);
        if (cost !== null) row.push([[$add(total, cost), taken + 1, ...turns, turn], [...way, there]]);
      }
      turn += 1;
    }
  }
  return null;
}

/** Whether `thing` is passed on a chain from `start` to a goal that has no shorter way from one link to a later one. */
function $liesOnChain(thing, start, goals, through, onward) {
  const wanted = new Set(goals);
  const open = new Set(through);
  if (!open.has(thing) || wanted.has(thing) || thing === start || wanted.has(start)) return false;
  const begun = [[start, false, new Set([start])]];
  let looked = 0;
  while (begun.length > 0) {
    looked += 1;
    if (looked > $CHAINS) throw new TooManyChains("on_chain", $CHAINS);
    const [here, met, barred] = begun.pop();
    const beyond = [...onward(here)];
    if (beyond.some((there) => wanted.has(there))) {
      if (met) return true;
      continue;
    }
    // a chain is put off with the things that its earlier links lead to: one of those would have shortened it
    const closed = new Set([...barred, ...beyond]);
    for (const there of beyond) {
      if (!barred.has(there) && open.has(there)) begun.push([there, met || there === thing, closed]);
    }
  }
  return false;
}

export { $all, $any, $byLot, $cheapestCost, $cheapestWay, $contains, $count, $first, $firstByLot, $isLinked, $liesOnChain, $lowest, $ordered, $pick, $range, $stepsBetween, $sum };
