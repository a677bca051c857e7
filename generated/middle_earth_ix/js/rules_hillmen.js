/** The rules of hillmen. */
import { $count, $first } from "./runtime/lists.js";

function knows_hills(power) {
  return power.folk === 4 /* FOLK_HILLMEN */;
}

function may_be_nominated(unit) {
  if (!((unit.place.features & 4 /* FEATURE_HILL_COUNTRY */) !== 0)) {
    return false;
  }
  let unit_qualities = unit.qualities;
  if ((unit_qualities & 1 /* QUALITY_DOUBLE */) !== 0) {
    return false;
  }
  return !((unit_qualities & 2 /* QUALITY_NOMINATED */) !== 0) && knows_hills(unit.owner);
}

function named_double(unit) {
  return unit.written_name === 2 /* ARM_DOUBLE_ARMY */ && may_be_nominated(unit);
}

function nominee(world) {
  if ($count(world.pieces, (unit) => named_double(unit)) === 1) {
    return $first(world.pieces, (unit) => named_double(unit));
  }
  return null;
}

export { knows_hills, may_be_nominated, named_double, nominee };
