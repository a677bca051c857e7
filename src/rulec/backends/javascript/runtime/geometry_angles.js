/**
 * Headings: sines that are rounded correctly, directions compared exactly. A heading is counted clockwise from the way
 * up the map, in grains of which `turn` make a whole turn. Inside, all is BigInt; spots and lengths come and go as
 * whole numbers of any size.
 */
import { $floorDivBig, $normal, $squareRoot } from "./numbers.js";

const $FINE = 128n; // bits behind the point of a sine at first; there are more where these leave a doubt
const $SINES = new Map();
const $EIGHTHS = [[0n, 1n], [1n, 1n], [1n, 0n], [1n, -1n], [0n, -1n], [-1n, -1n], [-1n, 0n], [-1n, 1n]];

function $bigSpot(spot) {
  return [BigInt(spot[0]), BigInt(spot[1])];
}

function $plainSpot(across, down) {
  return [$normal(across), $normal(down)];
}

function $abs(value) {
  return value < 0n ? -value : value;
}

function $modulo(a, b) {
  return a - b * $floorDivBig(a, b);
}

// ---- sines ---------------------------------------------------------------------------------------
/** The number pi by Machin's formula, a few units in the last of some spare places off. */
function $pi(bits) {
  const spare = bits + 32n;
  const arcCotangent = (of) => {
    let term = (1n << spare) / of;
    let [total, number, sign] = [term, 3n, -1n];
    while (term !== 0n) {
      term /= of * of;
      total += sign * (term / number);
      [number, sign] = [number + 2n, -sign];
    }
    return total;
  };
  return (4n * (4n * arcCotangent(5n) - arcCotangent(239n))) >> 32n;
}

/** Sine and cosine of a part of a turn, below a quarter of it. */
function $series(part, whole, bits) {
  const spare = bits + 32n;
  const arc = (2n * $pi(spare) * part) / whole;
  const square = (arc * arc) >> spare;
  let [sine, cosine, term, number, below] = [arc, 1n << spare, arc, 1n, 1n << spare];
  while (term !== 0n || below !== 0n) {
    below = ((below * square) / (number * (number + 1n))) >> spare;
    term = ((term * square) / ((number + 1n) * (number + 2n))) >> spare;
    const sign = number % 4n === 1n ? -1n : 1n;
    cosine += sign * below;
    sine += sign * term;
    number += 2n;
  }
  return [sine >> 32n, cosine >> 32n];
}

/** Sine and cosine with so many bits behind the point, and by how much each may be off: not at all, or by less than 1. */
function $sines(heading, turn, bits) {
  const key = `${heading}/${turn}/${bits}`;
  const known = $SINES.get(key);
  if (known !== undefined) return known;
  const [quarter, rest] = [(4n * heading) / turn, (4n * heading) % turn];
  const one = 1n << bits;
  const rootOfThree = () => $squareRoot(3n << (2n * bits)) >> 1n;
  let found;
  if (rest === 0n) found = [0n, one, 0n, 0n];
  else if (3n * rest === turn) found = [one >> 1n, rootOfThree(), 0n, 1n];
  else if (3n * rest === 2n * turn) found = [rootOfThree(), one >> 1n, 1n, 0n];
  else found = [...$series(rest, 4n * turn, bits), 1n, 1n];
  for (let at = 0n; at < quarter % 4n; at += 1n) found = [found[1], -found[0], found[3], found[2]];
  if ($SINES.size > 8192) $SINES.clear();
  $SINES.set(key, found);
  return found;
}

/** The sign of `ofSine * sine + ofCosine * cosine`. */
function $sign(ofSine, ofCosine, heading, turn) {
  const bound = $abs(ofSine) + $abs(ofCosine);
  for (let bits = $FINE; ; bits *= 2n) {
    const [sine, cosine] = $sines(heading, turn, bits);
    const total = ofSine * sine + ofCosine * cosine;
    if (total > bound) return 1;
    if (total < -bound) return -1;
    if ((8n * heading) % turn === 0n || bound === 0n) {
      const [plainSine, plainCosine] = $EIGHTHS[Number((8n * heading) / turn)];
      const exact = ofSine * plainSine + ofCosine * plainCosine;
      return exact > 0n ? 1 : exact < 0n ? -1 : 0;
    }
  }
}

/** `ofSine * sine + ofCosine * cosine`, or the half of it, rounded. */
function $parts(ofSine, ofCosine, given, turn, halves = 0n) {
  const heading = $modulo(given, turn);
  for (let bits = $FINE; ; bits *= 2n) {
    const [sine, cosine, doubtSine, doubtCosine] = $sines(heading, turn, bits);
    const doubt = $abs(ofSine) * doubtSine + $abs(ofCosine) * doubtCosine;
    const raised = ofSine * sine + ofCosine * cosine + (1n << (bits + halves - 1n));
    const down = bits + halves;
    if (doubt === 0n || (raised - doubt) >> down === (raised + doubt) >> down) return raised >> down;
  }
}

/** Above 0 where a direction lies to the right of a heading, below 0 to the left, 0 on its line. */
function $side(across, down, heading, turn) {
  return $sign(down, across, $modulo(heading, turn), turn);
}

/** Above 0 where a direction lies before a heading, below 0 behind it, 0 across it. */
function $fore(across, down, heading, turn) {
  return $sign(across, -down, $modulo(heading, turn), turn);
}

// ---- headings ------------------------------------------------------------------------------------
function $bearing(one, two, turn) {
  const [across, down] = [two[0] - one[0], two[1] - one[1]];
  if (across === 0n && down === 0n) return 0n;
  const early = $side(across, down, 0n, 1n) > 0 || (across === 0n && down < 0n);
  const [low, high] = early ? [0n, turn] : [turn, 2n * turn];
  let [first, last] = [low / 2n, high / 2n];
  while (first < last) {
    const middle = (first + last) / 2n;
    const boundary = 2n * middle + 1n;
    const passed = boundary < low || $side(across, down, boundary, 2n * turn) >= 0;
    if (boundary < high && passed) first = middle + 1n;
    else last = middle;
  }
  return first % turn;
}

/** The heading from one spot to another, from 0 to below `turn`; 0 where they are the same. */
function $bearingTo(one, two, turn) {
  return $normal($bearing($bigSpot(one), $bigSpot(two), BigInt(turn)));
}

/** How far to the right of a heading a spot lies: over minus half a turn, up to half a turn. */
function $angleTo(at, heading, goal, whole) {
  const turn = BigInt(whole);
  const [from, to] = [$bigSpot(at), $bigSpot(goal)];
  if (from[0] === to[0] && from[1] === to[1]) return 0;
  const found = $modulo($bearing(from, to, turn) - BigInt(heading), turn);
  return $normal(2n * found > turn ? found - turn : found);
}

/** Whether a spot lies in the arc that goes clockwise from `heading + left` to `heading + right`, with its ends. */
function $liesInArc(at, given, before, behind, goal, whole) {
  const [turn, heading, left, right] = [BigInt(whole), BigInt(given), BigInt(before), BigInt(behind)];
  const [from, to] = [$bigSpot(at), $bigSpot(goal)];
  const [across, down] = [to[0] - from[0], to[1] - from[1]];
  if (right - left >= turn || (across === 0n && down === 0n)) return true;
  const wide = $modulo(right - left, turn);
  const begins = $side(across, down, heading + left, turn);
  const ends = $side(across, down, heading + right, turn);
  if (wide === 0n) return begins === 0 && $fore(across, down, heading + left, turn) > 0;
  return 2n * wide <= turn ? begins >= 0 && ends <= 0 : begins >= 0 || ends <= 0;
}

// ---- new spots -----------------------------------------------------------------------------------
function $bigAhead(spot, heading, length, turn) {
  return [spot[0] + $parts(length, 0n, heading, turn), spot[1] + $parts(0n, -length, heading, turn)];
}

/** The spot so far from another on a heading. */
function $spotAhead(spot, heading, length, turn) {
  return $plainSpot(...$bigAhead($bigSpot(spot), BigInt(heading), BigInt(length), BigInt(turn)));
}

/** A spot turned to the right about another. */
function $spotTurned(spot, around, by, turn) {
  const [one, about] = [$bigSpot(spot), $bigSpot(around)];
  const [across, down] = [one[0] - about[0], one[1] - about[1]];
  return $plainSpot(
    about[0] + $parts(-down, across, BigInt(by), BigInt(turn)),
    about[1] + $parts(across, down, BigInt(by), BigInt(turn)),
  );
}

/** A shape turned to the right about a spot. */
function $shapeTurned(shape, around, by, turn) {
  return shape.map((corner) => $spotTurned(corner, around, by, turn));
}

/** A rectangle whose front edge has its middle at a spot: its left end, the right end, and behind them right and left. */
function $blockCorners(spot, heading, front, deep, turn) {
  const [across, down] = $bigSpot(spot);
  const [half, behind] = [BigInt(front), 2n * BigInt(deep)];
  return [[-half, 0n], [half, 0n], [half, behind], [-half, behind]].map(([x, y]) =>
    $plainSpot(
      across + $parts(-y, x, BigInt(heading), BigInt(turn), 1n),
      down + $parts(x, y, BigInt(heading), BigInt(turn), 1n),
    ),
  );
}

/** `amount / sqrt(square)`, rounded. */
function $share(amount, square) {
  const doubled = 4n * amount * amount;
  let root = $squareRoot(doubled / square);
  if (amount >= 0n) return (root + 1n) / 2n;
  if (root * root * square < doubled) root += 1n;
  return -(root / 2n);
}

/** The spot so far from one toward another, and no further than that. */
function $spotToward(spot, goal, far) {
  const [one, two, length] = [$bigSpot(spot), $bigSpot(goal), BigInt(far)];
  const [across, down] = [two[0] - one[0], two[1] - one[1]];
  const square = across * across + down * down;
  if (square === 0n || length * $abs(length) >= square) return $plainSpot(...two);
  return $plainSpot(one[0] + $share(length * across, square), one[1] + $share(length * down, square));
}

export { $abs, $angleTo, $bearingTo, $bigAhead, $bigSpot, $blockCorners, $liesInArc, $plainSpot, $shapeTurned, $spotAhead, $spotToward, $spotTurned };
