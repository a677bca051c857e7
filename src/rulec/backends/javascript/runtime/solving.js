/**
 * Weighs decisions that hang on each other: sweeps what is open until nothing closes, then breaks the first ring by a
 * circle of the rules. A decision is closed when its lines say yes for sure, or cannot say yes any more, whatever comes
 * of what is still open. Nothing is ever guessed and taken back.
 */
import { NotWeighed, Undecided } from "./faults.js";

const $YES = 1;
const $OPEN = 0;
const $NO = -1;
const $FEW = 8; // so many open decisions are tried out all together, to learn which of them matter

/** What is decided about each thing: 1 yes, -1 no, 0 not yet. */
class $Answers {
  constructor(name, things) {
    this.name = name;
    this.now = new Map(things.map((thing) => [thing, $OPEN]));
    this.circles = new Map(); // which circle answered: its number in the rules
    this.overruled = []; // where its answer is not the one that the lines of the decision come to
    this.heard = null; // told which of the open ones is read
  }

  get(thing) {
    const found = this.now.get(thing);
    if (found === undefined) throw new NotWeighed(this.name);
    if (found === $OPEN && this.heard !== null) this.heard(this, thing);
    return found;
  }

  /** The number of the circle that answered, or -1. */
  byCircle(thing) {
    if (!this.now.has(thing)) throw new NotWeighed(this.name);
    return this.circles.get(thing) ?? -1;
  }
}

const $answers = (name, things) => new $Answers(name, things);

/**
 * Decides all that the parts ask: each is its answers and the tests whether one is yes for sure, and whether it may be
 * (the same where nothing is open).
 * A circle is what it asks of a ring (`some` or `only` of the decisions among it), whom it answers, and the answer.
 */
function $weigh(parts, circles) {
  const rows = parts.map(([answers, sure, may = sure]) => ({ answers, sure, may, left: [...answers.now.keys()] }));
  $sweep(rows);
  if (rows.every((row) => row.left.length === 0)) return;
  while (rows.some((row) => row.left.length > 0)) {
    $breakRing(rows, circles);
    $sweep(rows);
  }
  for (const { answers, sure } of rows) {
    for (const thing of answers.circles.keys()) {
      if (sure(thing) !== (answers.get(thing) === $YES)) answers.overruled.push(thing);
    }
  }
}

function $sweep(rows) {
  let closing = true;
  while (closing) {
    closing = false;
    for (const row of rows) {
      const still = [];
      for (const thing of row.left) {
        if (row.sure(thing)) row.answers.now.set(thing, $YES);
        else if (row.may === row.sure || !row.may(thing)) row.answers.now.set(thing, $NO);
        else still.push(thing);
      }
      if (still.length !== row.left.length) closing = true;
      row.left = still;
    }
  }
}

/** Answers the first ring that hangs on nothing outside itself. */
function $breakRing(rows, circles) {
  const cells = rows.flatMap((row) => row.left.map((thing) => ({ row, thing })));
  const hangs = new Map(cells.map((cell) => [cell, $hangsOn(cells, cell)]));
  const ring = $closedRing(cells, hangs);
  const [first] = ring;
  if (ring.length === 1 && hangs.get(first).length === 0) {
    // its lines read what is open, and say the same whatever comes of it
    $settle(first, $tried(first, $openReads(cells, first))[0][0]);
    return;
  }
  const names = new Set(ring.map((cell) => cell.row.answers.name));
  const number = circles.findIndex((circle) => $fits(circle, names));
  if (number < 0) throw new Undecided([...names].sort().join(", "));
  const [, , then, answer] = circles[number];
  for (const cell of ring) {
    if (then === "" || then === cell.row.answers.name) {
      cell.row.answers.circles.set(cell.thing, number);
      $settle(cell, answer);
    }
  }
}

function $fits([quantifier, among, then], names) {
  if (then !== "" && !names.has(then)) return false;
  if (quantifier === "some") return among.some((name) => names.has(name));
  return quantifier !== "only" || [...names].every((name) => among.includes(name));
}

function $settle({ row, thing }, answer) {
  row.answers.now.set(thing, answer ? $YES : $NO);
  row.left = row.left.filter((each) => each !== thing);
}

/** The open decisions that the lines of one read. */
function $openReads(cells, cell) {
  const found = new Set();
  const heard = (answers, thing) =>
    found.add(cells.find((each) => each.row.answers === answers && each.thing === thing));
  const all = new Set(cells.map((each) => each.row.answers));
  for (const answers of all) answers.heard = heard;
  try {
    cell.row.sure(cell.thing);
    cell.row.may(cell.thing);
  } finally {
    for (const answers of all) answers.heard = null;
  }
  return [...found];
}

/** The open decisions that can change what the lines of one say; where they are many, all that are read. */
function $hangsOn(cells, cell) {
  const read = $openReads(cells, cell);
  if (read.length > $FEW) return read;
  const said = $tried(cell, read);
  const differs = (way, other) => said[way][0] !== said[other][0] || said[way][1] !== said[other][1];
  return read.filter((_, at) => said.some((_, way) => differs(way, way ^ (1 << at))));
}

/** What the lines of a decision say, for sure and perhaps, for each outcome of those that they read: bit by bit of the
 * place, 0 for yes. */
function $tried({ row, thing }, read) {
  const said = [];
  try {
    for (let way = 0; way < 2 ** read.length; way += 1) {
      read.forEach((other, at) => other.row.answers.now.set(other.thing, (way >> at) & 1 ? $NO : $YES));
      said.push([row.sure(thing), row.may(thing)]);
    }
  } finally {
    for (const other of read) other.row.answers.now.set(other.thing, $OPEN);
  }
  return said;
}

/** The first set of cells that reach each other and nothing else, in the order of the cells. */
function $closedRing(cells, hangs) {
  const reach = new Map();
  for (const cell of cells) {
    const found = new Set();
    const todo = [cell];
    while (todo.length > 0) {
      for (const other of hangs.get(todo.pop())) {
        if (!found.has(other)) {
          found.add(other);
          todo.push(other);
        }
      }
    }
    reach.set(cell, found);
  }
  const first = cells.find((cell) => [...reach.get(cell)].every((other) => reach.get(other).has(cell)));
  return cells.filter((other) => other === first || reach.get(first).has(other));
}

export { $answers, $weigh };
