/**
 * Spots, lines and areas: how they lie to each other is decided exactly. One spot is a spot, two are the ends of a line,
 * more are the corners of an area in turn, either way round; an area counts with its edges. Lengths are rounded up.
 */
import { MissingThing } from "./faults.js";
import { $abs, $bigSpot } from "./geometry_angles.js";
import { $floorDivBig, $normal, $squareRoot } from "./numbers.js";

const $least = (values) => values.reduce((a, b) => (b < a ? b : a));
const $most = (values) => values.reduce((a, b) => (b > a ? b : a));
const $equalSpots = (one, two) => one[0] === two[0] && one[1] === two[1];

/** A shape as it is worked with: no corner twice in a row, its box, its edges, and of an area without dents its sides. */
class $Area {
  constructor(shape) {
    const corners = shape.filter((spot, at) => at === 0 || !$equalSpots(spot, shape[at - 1]));
    while (corners.length > 1 && $equalSpots(corners[0], corners.at(-1))) corners.pop();
    this.corners = corners;
    const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    [this.left, this.right, this.low, this.high] = [$least(across), $most(across), $least(down), $most(down)];
    const behind = corners.length > 2 ? [...corners.slice(1), corners[0]] : corners.slice(1);
    this.edges = behind.map((corner, at) => [...corners[at], ...corner]);
    this.ground = corners.length > 2 && this.edges.reduce((sum, [ax, ay, bx, by]) => sum + ax * by - ay * bx, 0n) !== 0n;
    this.sides = this.ground ? this.#sides() : [];
  }

  #sides() {
    const ways = this.edges.map(([ax, ay, bx, by]) => [bx - ax, by - ay]);
    const bends = ways.map(([ux, uy], at) => {
      const [vx, vy] = ways[(at + 1) % ways.length];
      return ux * vy - uy * vx;
    });
    if (ways.length > 8 || !(bends.every((bend) => bend > 0n) || bends.every((bend) => bend < 0n))) return [];
    return ways.map(([x, y]) => {
      const values = this.corners.map(([across, down]) => x * down - y * across);
      return [x, y, $least(values), $most(values)];
    });
  }
}

function $asArea(shape) {
  return new $Area(Array.from(shape, $bigSpot));
}

/** A shape as it is worked with; one without a spot is nowhere, and no length or spot can be told of it. */
function $areaOf(shape) {
  if (shape.length === 0) throw new MissingThing("a shape with a spot");
  return $asArea(shape);
}

// ---- lengths -------------------------------------------------------------------------------------
/** The square root of a fraction, rounded up. */
function $rootUp(square, part) {
  const whole = -$floorDivBig(-square, part);
  const root = $squareRoot(whole);
  return root * root === whole ? root : root + 1n;
}

function $squareBetween(ax, ay, bx, by) {
  return (bx - ax) * (bx - ax) + (by - ay) * (by - ay);
}

/** The shortest way between two shapes, rounded up; 0 where they touch. */
function $wayBetween(one, two) {
  const a = $areaOf(one);
  return $normal($rootUp(...$gap(a, $areaOf(two))));
}

/** Whether the shortest way between two shapes is no longer than this. */
function $isWithin(one, two, far) {
  const length = BigInt(far);
  if (length < 0n || one.length === 0 || two.length === 0) return false;
  const [square, part] = $gap($asArea(one), $asArea(two));
  return square <= length * length * part;
}

/** How long a path is, each stretch rounded up. */
function $pathLength(path) {
  const spots = Array.from(path, $bigSpot);
  return $normal(spots.slice(1).reduce((sum, spot, at) => sum + $rootUp($squareBetween(...spots[at], ...spot), 1n), 0n));
}

/** The way between two spots, rounded up. */
function $spotsApart(one, two) {
  return $normal($rootUp($squareBetween(...$bigSpot(one), ...$bigSpot(two)), 1n));
}

/** Whether the way between two spots is no longer than this. */
function $spotsNear(one, two, far) {
  const length = BigInt(far);
  return length >= 0n && $squareBetween(...$bigSpot(one), ...$bigSpot(two)) <= length * length;
}

/** The square of the shortest way between two shapes, as a fraction. */
function $gap(a, b) {
  if ($meet(a, b)) return [0n, 1n];
  let [best, part] = [$least(a.corners.flatMap((one) => b.corners.map((two) => $squareBetween(...one, ...two)))), 1n];
  for (const [corners, edges] of [[a.corners, b.edges], [b.corners, a.edges]]) {
    for (const [ax, ay, bx, by] of edges) {
      const [ux, uy] = [bx - ax, by - ay];
      const long = ux * ux + uy * uy;
      for (const [x, y] of corners) {
        const [vx, vy] = [x - ax, y - ay];
        const along = ux * vx + uy * vy;
        if (along <= 0n || along >= long) continue; // one of its ends is nearest
        const aside = ux * vy - uy * vx;
        if (aside * aside * part < best * long) [best, part] = [aside * aside, long];
      }
    }
  }
  return [best, part];
}

/** The square of the way from a spot to an edge, as a fraction. */
function $toEdge(x, y, [ax, ay, bx, by]) {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, x - ax, y - ay];
  const [along, long] = [ux * vx + uy * vy, ux * ux + uy * uy];
  if (along <= 0n) return [vx * vx + vy * vy, 1n];
  if (along >= long) return [$squareBetween(x, y, bx, by), 1n];
  const aside = ux * vy - uy * vx;
  return [aside * aside, long];
}

// ---- how they lie --------------------------------------------------------------------------------
function $isRightOf(spot, one, two) {
  return (two[0] - one[0]) * (spot[1] - one[1]) - (two[1] - one[1]) * (spot[0] - one[0]) > 0n;
}

/** Whether a spot lies to the right of the line from one spot to another. */
function $liesRightOf(spot, one, two) {
  return $isRightOf($bigSpot(spot), $bigSpot(one), $bigSpot(two));
}

/** Whether two shapes share a place. */
function $shapesTouch(one, two) {
  return one.length > 0 && two.length > 0 && $meet($asArea(one), $asArea(two));
}

function $areApartByBox(a, b) {
  return a.left > b.right || b.left > a.right || a.low > b.high || b.low > a.high;
}

function $meet(a, b) {
  if ($areApartByBox(a, b)) return false;
  if (a.corners.length === 1) return $where(...a.corners[0], b) >= 0;
  if ($where(...a.corners[0], b) >= 0 || $where(...b.corners[0], a) >= 0) return true;
  return a.edges.some((one) => b.edges.some((two) => $crossed(one, two) !== null));
}

/** 1: a spot lies within an area; 0: on its edge (on the line, on the spot); -1: outside. */
function $where(x, y, area) {
  if (area.edges.length === 0) return $equalSpots([x, y], area.corners[0]) ? 0 : -1;
  if (x < area.left || x > area.right || y < area.low || y > area.high) return -1;
  let inside = -1;
  for (const [ax, ay, bx, by] of area.edges) {
    if ((ay <= y && y < by) || (by <= y && y < ay)) {
      const aside = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (aside === 0n) return 0;
      if (aside > 0n === by > ay) inside = -inside;
    } else if (
      (y === by && (x === bx || (ay === by && ((ax <= x && x <= bx) || (bx <= x && x <= ax))))) ||
      (x === ax && y === ay)
    ) {
      return 0;
    }
  }
  return area.corners.length > 2 ? inside : -1;
}

/** `true` where two edges cross within both, `false` where they only share a place, `null` where they do not. */
function $crossed([ax, ay, bx, by], [cx, cy, dx, dy]) {
  const [ux, uy, vx, vy] = [bx - ax, by - ay, dx - cx, dy - cy];
  const [c, d] = [ux * (cy - ay) - uy * (cx - ax), ux * (dy - ay) - uy * (dx - ax)];
  if ((c > 0n && d > 0n) || (c < 0n && d < 0n)) return null;
  const [a, b] = [vx * (ay - cy) - vy * (ax - cx), vx * (by - cy) - vy * (bx - cx)];
  if ((a > 0n && b > 0n) || (a < 0n && b < 0n)) return null;
  if (a !== 0n && b !== 0n && c !== 0n && d !== 0n) return true;
  if (a === 0n && b === 0n) {
    // both on one line
    if ($most([ax, bx]) < $least([cx, dx]) || $most([cx, dx]) < $least([ax, bx])) return null;
    if ($most([ay, by]) < $least([cy, dy]) || $most([cy, dy]) < $least([ay, by])) return null;
  }
  return false;
}

/** Whether two shapes do more than touch: areas share ground, a line runs within an area, lines cross or share a stretch,
 * a spot lies within an area or a line. */
function $shapesOverlap(one, two) {
  return one.length > 0 && two.length > 0 && $overlap($asArea(one), $asArea(two));
}

function $overlap(first, second) {
  if ($areApartByBox(first, second)) return false;
  const [a, b] = first.corners.length > second.corners.length ? [second, first] : [first, second];
  if (a.corners.length === 1) {
    const spot = a.corners[0];
    if (b.edges.length === 0) return b.corners.length === 1 && $equalSpots(spot, b.corners[0]);
    const found = $where(...spot, b);
    return found > 0 || (found === 0 && b.corners.length === 2 && !b.corners.some((end) => $equalSpots(spot, end)));
  }
  if (b.corners.length === 2) return $linesOverlap(a.edges[0], b.edges[0]);
  if (!b.ground || (a.corners.length > 2 && !a.ground)) return false;
  if (a.corners.some((spot) => $where(...spot, b) > 0)) return true;
  if (a.corners.length > 2 && b.corners.some((spot) => $where(...spot, a) > 0)) return true;
  const met = a.edges.flatMap((x) => b.edges.map((y) => $crossed(x, y)));
  if (met.includes(true)) return true;
  if (!met.includes(false)) return false;
  const [ofA, ofB] = [$stretches(a, b), a.corners.length > 2 ? $stretches(b, a) : null];
  if (ofA.some((found) => found > 0) || (ofB !== null && ofB.some((found) => found > 0))) return true;
  return ofB !== null && ofA.every((found) => found === 0) && ofB.every((found) => found === 0);
}

/** Whether two lines cross, or share more than one place. */
function $linesOverlap(one, two) {
  const met = $crossed(one, two);
  if (met !== false) return met === true;
  const [[ax, ay, bx, by], [cx, cy, dx, dy]] = [one, two];
  if ((bx - ax) * (dy - cy) !== (by - ay) * (dx - cx)) return false;
  const shared = (a, b, c, d) => $least([$most([a, b]), $most([c, d])]) > $most([$least([a, b]), $least([c, d])]);
  return shared(ax, bx, cx, dx) || shared(ay, by, cy, dy);
}

/** Whether a shape lies within another, edges included. */
function $shapeInside(one, two) {
  if (one.length === 0 || two.length === 0) return false;
  const [a, b] = [$asArea(one), $asArea(two)];
  if (a.corners.some((spot) => $where(...spot, b) < 0)) return false;
  if (b.corners.length < 3) return true;
  const met = a.edges.flatMap((x) => b.edges.map((y) => $crossed(x, y)));
  return !met.includes(true) && (!met.includes(false) || !$stretches(a, b).some((found) => found < 0));
}

/** Of each stretch of the edges of `a` between the places where they meet edges of `b`: where it lies. */
function $stretches(a, b) {
  const found = [];
  for (const [ax, ay, bx, by] of a.edges) {
    const [ux, uy] = [bx - ax, by - ay];
    const cuts = [[0n, 1n], [1n, 1n]];
    for (const [cx, cy, dx, dy] of b.edges) {
      const [vx, vy] = [dx - cx, dy - cy];
      const under = ux * vy - uy * vx;
      const long = ux * ux + uy * uy;
      if (under !== 0n) cuts.push([(cx - ax) * vy - (cy - ay) * vx, under]);
      else cuts.push([(cx - ax) * ux + (cy - ay) * uy, long], [(dx - ax) * ux + (dy - ay) * uy, long]);
    }
    const ordered = $inOrder(cuts);
    for (let at = 1; at < ordered.length; at += 1) {
      const [[p, q], [r, s]] = [ordered[at - 1], ordered[at]];
      const [top, under] = [p * s + r * q, 2n * q * s]; // halfway between p/q and r/s
      found.push($where(ax * under + ux * top, ay * under + uy * top, $scaled(b, under)));
    }
  }
  return found;
}

/** Fractions from 0 to 1, each once, the least first; their lower parts are above 0. */
function $inOrder(cuts) {
  const plain = cuts.map(([top, under]) => (under < 0n ? [-top, -under] : [top, under]));
  const kept = plain.filter(([top, under]) => top >= 0n && top <= under);
  kept.sort((one, two) => Number($signOf(one[0] * two[1] - two[0] * one[1])));
  return kept.filter((cut, at) => at === 0 || cut[0] * kept[at - 1][1] !== kept[at - 1][0] * cut[1]);
}

function $signOf(value) {
  return value === 0n ? 0n : value / $abs(value);
}

function $scaled(area, by) {
  return new $Area(area.corners.map(([x, y]) => [x * by, y * by]));
}

export { $Area, $areaOf, $asArea, $equalSpots, $inOrder, $isRightOf, $isWithin, $least, $liesRightOf, $meet, $most, $overlap, $pathLength, $scaled, $shapeInside, $shapesOverlap, $shapesTouch, $spotsApart, $spotsNear, $squareBetween, $toEdge, $wayBetween, $where };
