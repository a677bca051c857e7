/** The rules of sanctuary with the notes that explain them, and what has to hold for each entry. */

function why_in_hiding(kingdom) {
  const notes = [];
  let kingdom_sanctuary = kingdom.sanctuary;
  if (kingdom_sanctuary === null || kingdom.capital !== kingdom_sanctuary) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_in_hiding(entry, kingdom) {
  switch (entry) {
    case 0:
      if (!(kingdom.sanctuary !== null)) return 0;
      if (!(kingdom.capital === kingdom.sanctuary)) return 1;
      break;
  }
  return -1;
}

const $labels_rules_sanctuary = {
  in_hiding: [{ verb: "holds", text: "", den: 1 }],
};

export { why_in_hiding, guards_in_hiding, $labels_rules_sanctuary };
