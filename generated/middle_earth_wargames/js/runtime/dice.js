/** Dice by address: what real dice showed, and all that dice may show. */
import { DiceFault, TooManyOutcomes } from "./faults.js";

const $LIMIT = 200000; // so many outcomes are gone through before the odds are refused

function $row(faces) {
  return typeof faces === "number" ? Array.from({ length: faces }, (_, at) => at + 1) : [...faces];
}

/** What real dice showed, in the order of the throws or by their names; each die is read once. */
class Tape {
  #row;
  #named;

  constructor(shown) {
    this.#row = Array.isArray(shown) ? [...shown] : null;
    this.#named = Array.isArray(shown) ? null : new Map(Object.entries(shown).map(([name, row]) => [name, [].concat(row)]));
  }

  /** How many dice nobody has read. */
  get left() {
    return this.#row !== null ? this.#row.length : [...this.#named.values()].reduce((sum, row) => sum + row.length, 0);
  }

  throw(address, faces, count = 1) {
    let sum = 0;
    for (let die = 0; die < count; die += 1) sum += this.#next(address, faces);
    return sum;
  }

  at() {
    return this; // they lie on one table
  }

  #next(address, faces) {
    let row = this.#row;
    if (row === null) {
      row = this.#named.get(this.#named.has(address) ? address : address.slice(address.lastIndexOf(".") + 1)) ?? [];
    }
    if (row.length === 0) throw new DiceFault(address, `it is not said what the throw \`${address}\` shows`);
    const shown = row.shift();
    if (!$row(faces).includes(shown)) throw new DiceFault(address, `the throw \`${address}\` cannot show ${shown}`);
    return shown;
  }
}

/** All that so many dice may show together, lowest first, each with the number of ways. */
function $sums(faces, count) {
  let found = new Map([[0, 1n]]);
  for (let die = 0; die < count; die += 1) {
    const further = new Map();
    for (const [total, ways] of found) {
      for (const face of $row(faces)) further.set(total + face, (further.get(total + face) ?? 0n) + ways);
    }
    found = further;
  }
  return [...found].sort((a, b) => a[0] - b[0]);
}

class $Draw {
  constructor(draws, before, total) {
    this.draws = draws;
    this.before = before === undefined ? 1n : before.ways;
    this.of = total * (before === undefined ? 1n : before.of);
    this.chosen = 0;
    this.rest = null;
    this.ways = this.before * draws[0][1];
  }

  /** Goes on to what it may show next, if there is any. */
  further() {
    this.chosen += 1;
    if (this.chosen === this.draws.length) return false;
    this.ways = this.before * this.draws[this.chosen][1];
    return true;
  }
}

/** All that comes of the rest of a run is known. */
class $KnownRest {
  constructor(found) {
    this.found = found;
  }
}

/** Goes through all that the dice may show: each run throws what comes next. A sum of equal dice is one draw. */
class $Enumerate {
  constructor(limit) {
    this.limit = limit;
    this.path = [];
    this.depth = 0;
    this.found = [];
    this.numbers = new Map();
  }

  throw(address, faces, count = 1) {
    if (this.depth === this.path.length) {
      const sides = typeof faces === "number" ? faces : faces.length;
      if (sides < 1) throw new DiceFault(address, `the die \`${address}\` never lies still`);
      this.path.push(new $Draw($sums(faces, count), this.path.at(-1), BigInt(sides) ** BigInt(count)));
    }
    const draw = this.path[this.depth];
    this.depth += 1;
    return draw.draws[draw.chosen][0];
  }

  at() {
    return this; // each throw counts, whoever throws it
  }

  /** What a repetition goes on with; ends the run where it is known what comes of that. */
  resume(what, turn, state) {
    if (this.depth === this.path.length) {
      const last = this.path.findLast((draw) => draw.rest !== null && draw.rest.what === what);
      const known = last !== undefined && turn > 1 ? last.rest.known : new Map();
      const key = [turn, ...state.map((value) => this.#key(value))].join(" ");
      if (known.has(key)) throw new $KnownRest(known.get(key));
      const draw = new $Draw([[0, 1n]], this.path.at(-1), 1n);
      draw.rest = { what, known, key, begun: this.found.length, ways: draw.ways, of: draw.of };
      this.path.push(draw);
    }
    this.depth += 1;
    return state;
  }

  #key(value) {
    if (Array.isArray(value)) return `[${value.map((each) => this.#key(each)).join(" ")}]`;
    if (value !== null && Object.getPrototypeOf(value) === Object.prototype) return this.#key(Object.values(value)); // results
    if (value === null || typeof value !== "object") return `${typeof value}${JSON.stringify(String(value))}`;
    if (!this.numbers.has(value)) this.numbers.set(value, this.numbers.size);
    return `#${this.numbers.get(value)}`;
  }

  /** Equal answers from where a repetition begins, added up. */
  #close(rest) {
    const sums = $weighed(this.found.splice(rest.begun), (value) => this.#key(value));
    this.found.push(...sums);
    rest.known.set(rest.key, sums.map(([value, ways, of]) => $lowestTerms(value, ways * rest.of, of * rest.ways)));
  }

  walk(what, run) {
    for (let outcome = 0; outcome < this.limit; outcome += 1) {
      this.depth = 0;
      let rest;
      try {
        rest = [[run(this), 1n, 1n]];
      } catch (known) {
        if (!(known instanceof $KnownRest)) throw known;
        rest = known.found;
      }
      const last = this.path.at(-1);
      const [ways, of] = last === undefined ? [1n, 1n] : [last.ways, last.of];
      for (const [value, more, total] of rest) this.found.push([value, ways * more, of * total]);
      while (this.path.length > 0 && !this.path.at(-1).further()) {
        const { rest: done } = this.path.pop();
        if (done !== null) this.#close(done);
      }
      if (this.path.length === 0) return $weighed(this.found, (value) => this.#key(value));
    }
    throw new TooManyOutcomes(what, this.limit);
  }
}

function $lowestTerms(value, ways, of) {
  let [a, b] = [ways, of];
  while (b !== 0n) [a, b] = [b, a % b];
  return [value, ways / a, of / a];
}

/** The weights of equal answers, added up; each answer stands where it came up first. */
function $weighed(found, key) {
  const sums = new Map();
  for (const [value, ways, of] of found) {
    const before = sums.get(key(value));
    if (before === undefined) sums.set(key(value), [value, ways, of]);
    else if (before[2] === of) before[1] += ways;
    else sums.set(key(value), $lowestTerms(before[0], before[1] * of + ways * before[2], before[2] * of));
  }
  return [...sums.values()].map(([value, ways, of]) => $lowestTerms(value, ways, of));
}

/** How likely each answer of `run(dice)` is: rows of an answer and its chance as a fraction, two BigInts. */
function $odds(run, limit = $LIMIT, what = "the roll") {
  return new $Enumerate(limit).walk(what, run);
}

/** What a repetition holds as a turn begins; dice that look for all odds tell no two ways apart that come to the same. */
function $goOnWith(dice, what, turn, ...state) {
  return dice.resume === undefined ? state : dice.resume(what, turn, state);
}

export { $goOnWith, $odds, Tape };
