/** The rules of company with the notes that explain them, and what has to hold for each entry. */
import { $add } from "./runtime/numbers.js";
import { $first, $pick } from "./runtime/lists.js";
import { company_size, may_join, may_leave } from "./rules_company.js";
import { keeps_ring, stretch } from "./rules_fellowship.js";

function why_company_size(world) {
  const notes = [];
  notes.push([0, 0]);
  let value = 0;
  for (const i of world.individuals) {
    if (i.travels) {
      notes.push([1, 1]);
      value = $add(value, 1);
    }
  }
  return [value, notes];
}

function guards_company_size(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_may_join(individual, world) {
  const notes = [];
  if (individual.travels) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (individual.place !== world.ring_at) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (individual.seat.side !== 0 /* SIDE_FREE */ || individual.hero === 7 /* HERO_GOLLUM */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if (stretch(world) > 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([3, 0]);
    return [false, notes];
  }
  let individual_hero = individual.hero;
  if (individual_hero !== 2 /* HERO_GANDALF */ && individual_hero !== 3 /* HERO_ARAGORN */ && stretch(world) !== 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([4, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_join(entry, individual, world) {
  switch (entry) {
    case 4:
      if (!(individual.hero !== 2 /* HERO_GANDALF */ && individual.hero !== 3 /* HERO_ARAGORN */)) return 0;
      break;
  }
  return -1;
}

function why_may_leave(individual, world) {
  const notes = [];
  if (!individual.travels) {
    notes.push([0, 0]);
    return [false, notes];
  }
  let individual_hero = individual.hero;
  if (individual_hero === 0 /* HERO_FRODO_SAM */ || individual_hero === 7 /* HERO_GOLLUM */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (individual_hero === 1 /* HERO_MERRY_PIPPIN */ && world.happened("scattered", "ever", 0)) {
    notes.push([2, 0]);
    return [false, notes];
  }
  if ((individual_hero === 2 /* HERO_GANDALF */ || individual_hero === 3 /* HERO_ARAGORN */) && stretch(world) <= 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([3, 0]);
    return [true, notes];
  }
  if (stretch(world) === 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([4, 0]);
    return [true, notes];
  }
  notes.push([5, 0]);
  return [false, notes];
}

function guards_may_leave(entry, individual, world) {
  switch (entry) {
    case 0:
      if (!(!individual.travels)) return 0;
      break;
    case 1:
      if (!(individual.hero === 0 /* HERO_FRODO_SAM */ || individual.hero === 7 /* HERO_GOLLUM */)) return 0;
      break;
    case 2:
      if (!(individual.hero === 1 /* HERO_MERRY_PIPPIN */)) return 0;
      if (!(world.happened("scattered", "ever", 0))) return 1;
      break;
    case 3:
      if (!(individual.hero === 2 /* HERO_GANDALF */ || individual.hero === 3 /* HERO_ARAGORN */)) return 0;
      if (!(stretch(world) <= 1 /* ROAD_REACHED_HAVEN */)) return 1;
      break;
    case 4:
      if (!(stretch(world) === 1 /* ROAD_REACHED_HAVEN */)) return 0;
      break;
  }
  return -1;
}

function why_may_scatter(world) {
  const notes = [];
  if (world.happened("scattered", "ever", 0)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.gollum_joined) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (stretch(world) <= 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_may_scatter(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_gollum_may_come(world) {
  const notes = [];
  if (world.gollum_joined) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (stretch(world) <= 1 /* ROAD_REACHED_HAVEN */) {
    notes.push([1, 0]);
    return [false, notes];
  }
  if (company_size(world) !== 1) {
    notes.push([2, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_gollum_may_come(entry, world) {
  switch (entry) {
  }
  return -1;
}

function why_gollum_comes(dice) {
  const notes = [];
  let face = dice.throw("gollum_comes.face", 6, 1);
  notes.push([0, face]);
  notes.push([1, 0]);
  return [4 <= face && face <= 6, notes];
}

function guards_gollum_comes(entry) {
  switch (entry) {
    case 1: return null;
  }
  return -1;
}

function why_leave_takers(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.individuals, (i) => i.seat === seat && may_leave(i, world), null), notes];
}

function guards_leave_takers(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_newcomers(seat, world) {
  const notes = [];
  notes.push([0, 0]);
  return [$pick(world.individuals, (i) => i.seat === seat && may_join(i, world), null), notes];
}

function guards_newcomers(entry, seat, world) {
  switch (entry) {
  }
  return -1;
}

function why_ring_keeper(world) {
  const notes = [];
  notes.push([0, 0]);
  return [$first(world.seats, (s) => keeps_ring(s, world)), notes];
}

function guards_ring_keeper(entry, world) {
  switch (entry) {
  }
  return -1;
}

const $labels_rules_company = {
  company_size: [{ verb: "base", text: "", den: 1 }, { verb: "add", text: "each piece", den: 1 }],
  may_join: [{ verb: "needs", text: "the individual can join only once.", den: 1 }, { verb: "needs", text: "the individual must be where the Fellowship is.", den: 1 }, { verb: "needs", text: "Nobody asks the individual.", den: 1 }, { verb: "needs", text: "Nobody joins beyond Rivendell.", den: 1 }, { verb: "needs", text: "the individual may join at Rivendell only.", den: 1 }],
  may_leave: [{ verb: "no", text: "not with it", den: 1 }, { verb: "no", text: "bound to the ring", den: 1 }, { verb: "no", text: "they chose to stay when the others went", den: 1, cites: "Middle Earth Engulfed, the supplement to the map-board (December 2007), \"3. The Fellowship of the Ring\", line 78" }, { verb: "yes", text: "free to come and go up to Rivendell", den: 1 }, { verb: "yes", text: "at Rivendell", den: 1, cites: "ruling \"Who may leave at Rivendell\"" }, { verb: "otherwise", text: "it would have to be scattered", den: 1 }],
  may_scatter: [{ verb: "needs", text: "The Fellowship has been scattered once, and that is all.", den: 1 }, { verb: "needs", text: "Gollum is with the Fellowship.", den: 1 }, { verb: "needs", text: "The Fellowship is not beyond Rivendell.", den: 1, cites: "ruling \"Where a Fellowship may be scattered\"" }],
  gollum_may_come: [{ verb: "needs", text: "Gollum is with the Fellowship.", den: 1 }, { verb: "needs", text: "The Fellowship is not beyond Rivendell.", den: 1 }, { verb: "needs", text: "Frodo and Sam are not alone.", den: 1 }],
  gollum_comes: [{ verb: "thrown", text: "Gollum's die", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  leave_takers: [{ verb: "otherwise", text: "", den: 1 }],
  newcomers: [{ verb: "otherwise", text: "", den: 1 }],
  ring_keeper: [{ verb: "otherwise", text: "", den: 1 }],
};

export { why_company_size, guards_company_size, why_may_join, guards_may_join, why_may_leave, guards_may_leave, why_may_scatter, guards_may_scatter, why_gollum_may_come, guards_gollum_may_come, why_gollum_comes, guards_gollum_comes, why_leave_takers, guards_leave_takers, why_newcomers, guards_newcomers, why_ring_keeper, guards_ring_keeper, $labels_rules_company };
