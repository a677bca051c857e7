/** The rules of effects with the notes that explain them, and what has to hold for each entry. */

function why_unseen(figure, kingdom, grade) {
  const notes = [];
  if (figure.kingdom === kingdom) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (grade >= 10) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (!((figure.effects & 8 /* EFFECT_CONCEALED */) !== 0)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_unseen(entry, figure, kingdom, grade) {
  switch (entry) {
    case 0:
      if (!(figure.kingdom === kingdom)) return 0;
      break;
    case 1:
      if (!(grade >= 10)) return 0;
      break;
    case 2:
      if (!((figure.effects & 8 /* EFFECT_CONCEALED */) !== 0)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_effects = {
  unseen: [{ verb: "no", text: "its own people know", den: 1 }, { verb: "no", text: "a master's eyes", den: 1 }, { verb: "holds", text: "a disguise", den: 1 }],
};

export { why_unseen, guards_unseen, $labels_rules_effects };
