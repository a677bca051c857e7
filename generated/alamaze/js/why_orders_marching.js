/** The rules of orders_marching with the notes that explain them, and what has to hold for each entry. */

function why_gem_load(power) {
  const notes = [];
  if (power < 1) {
    notes.push([0, 0]);
    return [2 /* HOST_SIZE_ONE_BRIGADE */, notes];
  }
  if (power === 1) {
    notes.push([1, 0]);
    return [3 /* HOST_SIZE_DIVISION_SIZE */, notes];
  }
  if (power === 2) {
    notes.push([2, 0]);
    return [4 /* HOST_SIZE_ARMY */, notes];
  }
  notes.push([3, 0]);
  return [5 /* HOST_SIZE_ARMY_GROUP */, notes];
}

function guards_gem_load(entry, power) {
  switch (entry) {
    case 0:
      if (!(power < 1)) return 0;
      break;
    case 1:
      if (!(power === 1)) return 0;
      break;
    case 2:
      if (!(power === 2)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_orders_marching = {
  gem_load: [{ verb: "case", text: "an adept", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
};

export { why_gem_load, guards_gem_load, $labels_rules_orders_marching };
