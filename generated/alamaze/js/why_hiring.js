/** The rules of hiring with the notes that explain them, and what has to hold for each entry. */
import { TooMuchTaken } from "./runtime/faults.js";
import { $extreme, $floorDiv, $larger, $members, $mul, $present, $sub } from "./runtime/numbers.js";
import { $any, $count, $pick } from "./runtime/lists.js";
import { BUILDING_HIRE_DISCOUNT, HIRES_GOLD, TRAIT_MAIDEN_DISCOUNT } from "./tables.js";
import { below_marshal } from "./rules_after_battle.js";
import { office, sees_no_visions } from "./rules_hiring.js";
import { hiring_price } from "./rules_realm.js";

function why_name_free(kingdom, called, world) {
  const notes = [];
  if ($any(world.figures, (f) => f.kingdom === kingdom && f.name === called)) {
    notes.push([0, 0]);
    return [false, notes];
  }
  if (world.happened("buried", "ever", 0, kingdom, called)) {
    notes.push([1, 0]);
    return [false, notes];
  }
  notes.push([2, 0]);
  return [true, notes];
}

function guards_name_free(entry, kingdom, called, world) {
  switch (entry) {
    case 0:
      if (!($any(world.figures, (f) => f.kingdom === kingdom && f.name === called))) return 0;
      break;
    case 1:
      if (!(world.happened("buried", "ever", 0, kingdom, called))) return 0;
      break;
  }
  return -1;
}

function why_hiring_gold(kingdom, post, place) {
  const notes = [];
  let points, points_;
  let value = HIRES_GOLD[post];
  notes.push([0, value]);
  let share_ = 100;
  if (post === 4 /* POST_MAIDEN_POST */ && place !== null) {
    points = $extreme($larger, [0, ...$pick($members(place.buildings), (b) => BUILDING_HIRE_DISCOUNT[b] !== null, (b) => $present(BUILDING_HIRE_DISCOUNT[b], ""))]);
    notes.push([1, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("hiring_gold");
  }
  value = $mul(value, share_);
  let share_2 = 100;
  if (post === 4 /* POST_MAIDEN_POST */) {
    points_ = $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null, (t) => $present(TRAIT_MAIDEN_DISCOUNT[t], ""))]);
    notes.push([2, $mul(value, $mul(points_, -1))]);
    share_2 = $sub(share_2, points_);
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("hiring_gold");
  }
  value = $mul(value, share_2);
  let before = value;
  value = $floorDiv(value + 5000, 10000);
  notes.push([3, $mul(value, 10000) - before]);
  return [value, notes];
}

function guards_hiring_gold(entry, kingdom, post, place) {
  switch (entry) {
    case 1:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      if (!(place !== null)) return 1;
      break;
    case 2:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      break;
  }
  return -1;
}

function why_sees_no_visions(kingdom, world) {
  const notes = [];
  if ($any(world.figures, (f) => f.kingdom === kingdom && (f.rank === 12 /* RANK_PRIESTESS */ || f.rank === 13 /* RANK_MAIDEN */))) {
    notes.push([0, 0]);
    return [false, notes];
  }
  return [true, notes];
}

function guards_sees_no_visions(entry, kingdom, world) {
  switch (entry) {
    case 0:
      if (!(!$any(world.figures, (f) => f.kingdom === kingdom && (f.rank === 12 /* RANK_PRIESTESS */ || f.rank === 13 /* RANK_MAIDEN */)))) return 0;
      break;
  }
  return -1;
}

function why_hiring_fame(kingdom, post, place, world) {
  const notes = [];
  let points, points_;
  let value = hiring_price(kingdom, post);
  notes.push([0, value]);
  let share_ = 100;
  if (post === 4 /* POST_MAIDEN_POST */ && place !== null) {
    points = $extreme($larger, [0, ...$pick($members(place.buildings), (b) => BUILDING_HIRE_DISCOUNT[b] !== null, (b) => $present(BUILDING_HIRE_DISCOUNT[b], ""))]);
    notes.push([1, $mul(value, $mul(points, -1))]);
    share_ = $sub(share_, points);
  }
  if (share_ < 0) {
    throw new TooMuchTaken("hiring_fame");
  }
  value = $mul(value, share_);
  let share_2 = 100;
  if (post === 4 /* POST_MAIDEN_POST */) {
    points_ = $extreme($larger, [0, ...$pick($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null, (t) => $present(TRAIT_MAIDEN_DISCOUNT[t], ""))]);
    notes.push([2, $mul(value, $mul(points_, -1))]);
    share_2 = $sub(share_2, points_);
  }
  if (share_2 < 0) {
    throw new TooMuchTaken("hiring_fame");
  }
  value = $mul(value, share_2);
  if (post === 4 /* POST_MAIDEN_POST */ && sees_no_visions(kingdom, world) && $any($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null)) {
    notes.push([3, $mul(value, -1)]);
    value = 0;
  }
  let before = value;
  value = $floorDiv(value, 10000);
  notes.push([4, $mul(value, 10000) - before]);
  return [value, notes];
}

function guards_hiring_fame(entry, kingdom, post, place, world) {
  switch (entry) {
    case 1:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      if (!(place !== null)) return 1;
      break;
    case 2:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      break;
    case 3:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      if (!(sees_no_visions(kingdom, world))) return 1;
      if (!($any($members(kingdom.traits), (t) => TRAIT_MAIDEN_DISCOUNT[t] !== null))) return 2;
      break;
  }
  return -1;
}

function why_office(post) {
  const notes = [];
  if (post === 0 /* POST_AGENT_POST */ || post === 11 /* POST_HALFLING_AGENT */) {
    notes.push([0, 0]);
    return [14 /* RANK_AGENT */, notes];
  }
  if (post === 5 /* POST_FANATIC_POST */) {
    notes.push([1, 0]);
    return [15 /* RANK_FANATIC */, notes];
  }
  if (post === 1 /* POST_FOOL_POST */) {
    notes.push([2, 0]);
    return [11 /* RANK_FOOL */, notes];
  }
  if (post === 2 /* POST_AMBASSADOR_POST */) {
    notes.push([3, 0]);
    return [10 /* RANK_AMBASSADOR */, notes];
  }
  if (post === 3 /* POST_GOVERNOR_POST */) {
    notes.push([4, 0]);
    return [9 /* RANK_GOVERNOR */, notes];
  }
  if (post === 4 /* POST_MAIDEN_POST */) {
    notes.push([5, 0]);
    return [13 /* RANK_MAIDEN */, notes];
  }
  if (post === 7 /* POST_CENTURION_POST */) {
    notes.push([6, 0]);
    return [25 /* RANK_CENTURION */, notes];
  }
  if (post === 9 /* POST_HALFLING_MARSHAL */) {
    notes.push([7, 0]);
    return [19 /* RANK_MARSHAL */, notes];
  }
  if (post === 10 /* POST_HALFLING_WIZARD */) {
    notes.push([8, 0]);
    return [26 /* RANK_WIZARD */, notes];
  }
  notes.push([9, 0]);
  return [27 /* RANK_ADEPT */, notes];
}

function guards_office(entry, post) {
  switch (entry) {
    case 0:
      if (!(post === 0 /* POST_AGENT_POST */ || post === 11 /* POST_HALFLING_AGENT */)) return 0;
      break;
    case 1:
      if (!(post === 5 /* POST_FANATIC_POST */)) return 0;
      break;
    case 2:
      if (!(post === 1 /* POST_FOOL_POST */)) return 0;
      break;
    case 3:
      if (!(post === 2 /* POST_AMBASSADOR_POST */)) return 0;
      break;
    case 4:
      if (!(post === 3 /* POST_GOVERNOR_POST */)) return 0;
      break;
    case 5:
      if (!(post === 4 /* POST_MAIDEN_POST */)) return 0;
      break;
    case 6:
      if (!(post === 7 /* POST_CENTURION_POST */)) return 0;
      break;
    case 7:
      if (!(post === 9 /* POST_HALFLING_MARSHAL */)) return 0;
      break;
    case 8:
      if (!(post === 10 /* POST_HALFLING_WIZARD */)) return 0;
      break;
  }
  return -1;
}

function why_has_a_seat(group, post) {
  const notes = [];
  if ((office(post) === 26 /* RANK_WIZARD */ || office(post) === 27 /* RANK_ADEPT */) && $count(group.wizards, null) < 3) {
    notes.push([0, 0]);
    return [true, notes];
  }
  if (office(post) !== 26 /* RANK_WIZARD */ && office(post) !== 27 /* RANK_ADEPT */ && $count(group.leaders, null) < 3) {
    notes.push([1, 0]);
    return [true, notes];
  }
  notes.push([2, 0]);
  return [false, notes];
}

function guards_has_a_seat(entry, group, post) {
  switch (entry) {
    case 0:
      if (!(office(post) === 26 /* RANK_WIZARD */ || office(post) === 27 /* RANK_ADEPT */)) return 0;
      if (!($count(group.wizards, null) < 3)) return 1;
      break;
    case 1:
      if (!(office(post) !== 26 /* RANK_WIZARD */ && office(post) !== 27 /* RANK_ADEPT */)) return 0;
      if (!($count(group.leaders, null) < 3)) return 1;
      break;
  }
  return -1;
}

function why_peers_of(kingdom, post, world) {
  const notes = [];
  let value;
  if (post === 9 /* POST_HALFLING_MARSHAL */) {
    value = $count(world.leaders, (l_) => l_.kingdom === kingdom && !below_marshal(l_));
    notes.push([0, value]);
  } else if (post === 10 /* POST_HALFLING_WIZARD */) {
    value = $count(world.wizards, (w) => w.kingdom === kingdom && w.level >= 2);
    notes.push([1, value]);
  } else if (post !== 9 /* POST_HALFLING_MARSHAL */ && post !== 10 /* POST_HALFLING_WIZARD */) {
    value = $count(world.agents, (a) => a.kingdom === kingdom && a.level >= 7);
    notes.push([2, value]);
  } else {
    value = 0;
  }
  return [value, notes];
}

function guards_peers_of(entry, kingdom, post, world) {
  switch (entry) {
    case 0:
      if (!(post === 9 /* POST_HALFLING_MARSHAL */)) return 0;
      break;
    case 1:
      if (!(post === 10 /* POST_HALFLING_WIZARD */)) return 0;
      break;
    case 2:
      if (!(post !== 9 /* POST_HALFLING_MARSHAL */ && post !== 10 /* POST_HALFLING_WIZARD */)) return 0;
      break;
  }
  return -1;
}

const $labels_rules_hiring = {
  name_free: [{ verb: "no", text: "somebody of the kingdom bears it", den: 1 }, { verb: "no", text: "one of the dead bore it", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  hiring_gold: [{ verb: "base", text: "", den: 1 }, { verb: "reduce by", text: "a Great Temple", den: 100, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1131", source: "hiring" }, { verb: "reduce by", text: "faith", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Devout\", line 3857", source: "hiring" }, { verb: "round", text: "whole coins", den: 10000, cites: "ruling \"What happens to fractions\"" }],
  sees_no_visions: [{ verb: "holds", text: "", den: 1 }],
  hiring_fame: [{ verb: "base", text: "", den: 100 }, { verb: "reduce by", text: "a Great Temple", den: 10000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Buildings\", line 1131", source: "hiring" }, { verb: "reduce by", text: "faith", den: 1000000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Devout\", line 3857", source: "hiring" }, { verb: "times", text: "the first to be called", den: 1000000, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Devout\", line 3857", source: "hiring" }, { verb: "round", text: "", den: 1000000 }],
  office: [{ verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "case", text: "", den: 1 }, { verb: "otherwise", text: "", den: 1 }],
  has_a_seat: [{ verb: "yes", text: "room among its wizards", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2063" }, { verb: "yes", text: "room among its leaders", den: 1, cites: "Alamaze, 4th Cycle: Maelstrom, the consolidated rulebook (revision 1.8), \"Recruiting\", line 2031" }, { verb: "otherwise", text: "", den: 1 }],
  peers_of: [{ verb: "base", text: "Marshals and better", den: 1 }, { verb: "base", text: "wizards of that power and better", den: 1 }, { verb: "base", text: "agents of that level and better", den: 1 }],
};

export { why_name_free, guards_name_free, why_hiring_gold, guards_hiring_gold, why_sees_no_visions, guards_sees_no_visions, why_hiring_fame, guards_hiring_fame, why_office, guards_office, why_has_a_seat, guards_has_a_seat, why_peers_of, guards_peers_of, $labels_rules_hiring };
