/** The rules of hillmen with the notes that explain them, and what has to hold for each entry. */
import { $count, $first } from "./runtime/lists.js";
import { may_be_nominated, named_double } from "./rules_hillmen.js";
import { knows_hills } from "./rules_rhudaur.js";

function why_may_be_nominated(unit) {
  const notes = [];
  if (!knows_hills(unit.owner)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (!((unit.place.features & 4 /* FEATURE_HILL_COUNTRY */) !== 0)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  let unit_qualities = unit.qualities;
  if ((unit_qualities & 1 /* QUALITY_DOUBLE */) !== 0) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if ((unit_qualities & 2 /* QUALITY_NOMINATED */) !== 0) {
    notes.push([3, 0]);
    return [false, notes];
  }
  notes.push([4, 0]);
  return [true, notes];
}

function guards_may_be_nominated(entry, unit) {
  switch (entry) {
    case 0:
      if (!(!knows_hills(unit.owner))) return 0;
      break;
    case 1:
      if (!(!((unit.place.features & 4 /* FEATURE_HILL_COUNTRY */) !== 0))) return 0;
      break;
    case 2:
      if (!((unit.qualities & 1 /* QUALITY_DOUBLE */) !== 0)) return 0;
      break;
    case 3:
      if (!((unit.qualities & 2 /* QUALITY_NOMINATED */) !== 0)) return 0;
      break;
  }
  return -1;
}

function why_named_double(unit) {
  const notes = [];
  if (unit.written_name !== 2 /* ARM_DOUBLE_ARMY */ || !may_be_nominated(unit)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_named_double(entry, unit) {
  switch (entry) {
    case 0:
      if (!(unit.written_name === 2 /* ARM_DOUBLE_ARMY */)) return 0;
      if (!(may_be_nominated(unit))) return 1;
      break;
  }
  return -1;
}

function why_nominee(world) {
  const notes = [];
  if ($count(world.pieces, (unit) => named_double(unit)) === 1) {
    notes.push([0, 0]);
    return [$first(world.pieces, (unit) => named_double(unit)), notes];
  }
  notes.push([1, 0]);
  return [null, notes];
}

function guards_nominee(entry, world) {
  switch (entry) {
    case 0:
      if (!($count(world.pieces, (unit) => named_double(unit)) === 1)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_hillmen = {
  may_be_nominated: [{ verb: "no", text: "its power does not know the hills", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", line 102" }, { verb: "no", text: "it does not begin in the hills", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH IX\", line 102" }, { verb: "no", text: "it is a double army anyhow", den: 1 }, { verb: "no", text: "it was nominated last", den: 1, cites: "ruling \"The same army in two seasons running\"" }, { verb: "otherwise", text: "", den: 1 }],
  named_double: [{ verb: "holds", text: "", den: 1 }],
  nominee: [{ verb: "case", text: "an army is named, and no other", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_may_be_nominated, guards_may_be_nominated, why_named_double, guards_named_double, why_nominee, guards_nominee, $labels_rules_hillmen };
