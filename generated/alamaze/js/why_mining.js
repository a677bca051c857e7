/** The rules of mining with the notes that explain them, and what has to hold for each entry. */

function why_pit(kingdom) {
  const notes = [];
  let kingdom_diggings = kingdom.diggings;
  if (kingdom_diggings !== null) {
    notes.push([0, 0]);
    return [kingdom_diggings, notes];
  }
  let kingdom_capital = kingdom.capital;
  if (kingdom_capital !== null) {
    notes.push([1, 0]);
    return [kingdom_capital.area, notes];
  }
  notes.push([2, 0]);
  return [null, notes];
}

function guards_pit(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.diggings !== null)) return 0;
      break;
    case 1:
      if (!(kingdom.capital !== null)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_mining = {
  pit: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "at the capital, until they are sent out", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_pit, guards_pit, $labels_rules_mining };
