/** New spots and shapes, and how far a shape can go before it meets another. */
import { MissingThing } from "./faults.js";
import { $Area, $areaOf, $asArea, $equalSpots, $inOrder, $isRightOf, $least, $meet, $most, $overlap, $scaled, $squareBetween, $toEdge, $where } from "./geometry.js";
import { $bigAhead, $bigSpot, $plainSpot } from "./geometry_angles.js";
import { $floorDivBig, $normal } from "./numbers.js";

/** The mean of the corners, rounded. */
function $middleSpot(shape) {
  if (shape.length === 0) throw new MissingThing("a shape with a spot");
  const spots = Array.from(shape, $bigSpot);
  const many = BigInt(spots.length);
  const mean = (at) => $floorDivBig(2n * spots.reduce((sum, spot) => sum + spot[at], 0n) + many, 2n * many);
  return $plainSpot(mean(0), mean(1));
}

/** The place of a shape that is nearest to a spot, rounded. */
function $closestSpot(shape, spot) {
  const area = $areaOf(shape);
  const [x, y] = $bigSpot(spot);
  if ($where(x, y, area) >= 0) return $plainSpot(x, y);
  let [best, part, found] = [$squareBetween(x, y, ...area.corners[0]), 1n, area.corners[0]];
  for (const edge of area.edges) {
    const [square, under] = $toEdge(x, y, edge);
    if (square * part >= best * under) continue;
    [best, part] = [square, under];
    const [ax, ay, bx, by] = edge;
    const [ux, uy] = [bx - ax, by - ay];
    const long = ux * ux + uy * uy;
    const along = $least([$most([ux * (x - ax) + uy * (y - ay), 0n]), long]);
    found = [
      x + $floorDivBig(2n * ((ax - x) * long + ux * along) + long, 2n * long),
      y + $floorDivBig(2n * ((ay - y) * long + uy * along) + long, 2n * long),
    ];
  }
  return $plainSpot(...found);
}

function $hull(shape) {
  const spots = [...shape].sort((a, b) => (a[0] < b[0] ? -1 : a[0] > b[0] ? 1 : a[1] < b[1] ? -1 : a[1] > b[1] ? 1 : 0));
  const each = spots.filter((spot, at) => at === 0 || !$equalSpots(spot, spots[at - 1]));
  if (each.length < 3) return each;
  const sides = [each, [...each].reverse()].map((row) => {
    const kept = [];
    for (const spot of row) {
      while (kept.length > 1 && !$isRightOf(spot, kept.at(-2), kept.at(-1))) kept.pop();
      kept.push(spot);
    }
    return kept.slice(0, -1);
  });
  return sides.flat();
}

/** The smallest area without dents that holds both shapes. */
function $hullCorners(one, two) {
  return $hull([...Array.from(one, $bigSpot), ...Array.from(two, $bigSpot)]).map((corner) => $plainSpot(...corner));
}

function $moved(shape, by) {
  return shape.map(([x, y]) => [x + by[0], y + by[1]]);
}

/** How far a shape can go straight ahead before it would overlap another, at most so far, in whole grains. */
function $roomAhead(shape, toward, far, other, whole) {
  const [heading, length, turn] = [BigInt(toward), BigInt(far), BigInt(whole)];
  if (length <= 0n || shape.length === 0 || other.length === 0) return $normal($most([length, 0n]));
  const [at, still] = [$asArea(shape), $areaOf(other)];
  const moving = Array.from(shape, $bigSpot);
  const step = $bigAhead([0n, 0n], heading, length, turn);
  if ($overlap(at, still)) return 0;
  const stays = step[0] === 0n && step[1] === 0n;
  if (stays || !$meet(new $Area($hull([...moving, ...$moved(moving, step)])), still)) return $normal(length);
  const [top, under] = $contact(at, still, step);
  let found = (top * length) / under;
  while (found > 0n && $overlap(new $Area($moved(moving, $bigAhead([0n, 0n], heading, found, turn))), still)) found -= 1n;
  return $normal(found);
}

/** Of the way `step`, the part after which one shape begins to overlap the other; all of it where it does not. */
function $contact(a, b, step) {
  if (a.sides.length > 0 && b.sides.length > 0) return $contactOfSides(a, b, step);
  const cuts = [[0n, 1n], [1n, 1n]];
  for (const [one, other, sign] of [[a, b, 1n], [b, a, -1n]]) {
    const [sx, sy] = [sign * step[0], sign * step[1]];
    for (const [x, y] of one.corners) {
      for (const [ax, ay, bx, by] of other.edges) {
        const [ux, uy] = [bx - ax, by - ay];
        const under = sx * uy - sy * ux;
        // where the line of the edge is met; beyond its ends is no harm
        if (under !== 0n) cuts.push([(ax - x) * uy - (ay - y) * ux, under]);
      }
      // a corner that passes the end of an edge along it
      for (const [ax, ay] of other.corners) cuts.push([(ax - x) * sx + (ay - y) * sy, sx * sx + sy * sy]);
    }
  }
  const ordered = $inOrder(cuts);
  for (let at = 1; at < ordered.length; at += 1) {
    const [[p, q], [r, s]] = [ordered[at - 1], ordered[at]];
    for (const [top, under] of [[p, q], [p * s + r * q, 2n * q * s]]) {
      const there = new $Area(a.corners.map(([x, y]) => [x * under + step[0] * top, y * under + step[1] * top]));
      if ($overlap(there, $scaled(b, under))) return [p, q];
    }
  }
  return [1n, 1n];
}

/** The same for areas without dents: they overlap while they do along each normal. */
function $contactOfSides(a, b, step) {
  let [begins, ends] = [[0n, 1n], [1n, 1n]];
  for (const [x, y] of [...a.sides, ...b.sides]) {
    const ours = a.corners.map(([across, down]) => x * down - y * across);
    const theirs = b.corners.map(([across, down]) => x * down - y * across);
    let pace = x * step[1] - y * step[0];
    let [first, last] = [$least(theirs) - $most(ours), $most(theirs) - $least(ours)]; // moved by so much they begin, and end
    if (pace === 0n) {
      if (first >= 0n || last <= 0n) return [1n, 1n];
      continue;
    }
    if (pace < 0n) [first, last, pace] = [-last, -first, -pace];
    if (first * begins[1] > begins[0] * pace) begins = [first, pace];
    if (last * ends[1] < ends[0] * pace) ends = [last, pace];
  }
  return begins[0] * ends[1] < ends[0] * begins[1] ? begins : [1n, 1n];
}

export { $closestSpot, $hullCorners, $middleSpot, $roomAhead };
