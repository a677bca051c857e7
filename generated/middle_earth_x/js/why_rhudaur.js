/** The rules of rhudaur with the notes that explain them, and what has to hold for each entry. */

function why_knows_hills(power) {
  const notes = [];
  if (power.folk !== 4 /* FOLK_RHUDAUR */) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_knows_hills(entry, power) {
  switch (entry) {
    case 0:
      if (!(power.folk === 4 /* FOLK_RHUDAUR */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_rhudaur = {
  knows_hills: [{ verb: "holds", text: "", den: 1, cites: "Middle Earth IX (ta0605) and X (ta07/05), the variants' rules, \"MIDDLE EARTH X\", line 151" }],
};

export { why_knows_hills, guards_knows_hills, $labels_rules_rhudaur };
