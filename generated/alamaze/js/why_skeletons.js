/** The rules of skeletons with the notes that explain them, and what has to hold for each entry. */

function why_secret_code(dice) {
  const notes = [];
  notes.push([0, 0]);
  return [dice.throw("secret_code.1", 900, 1) + 99, notes];
}

function guards_secret_code(entry) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_skeletons = {
  secret_code: [{ verb: "otherwise", text: "three figures", den: 1 }],
};

export { why_secret_code, guards_secret_code, $labels_rules_skeletons };
