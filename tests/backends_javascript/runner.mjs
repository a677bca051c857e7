// Answers cases, one JSON line each, with the package in the folder that is named: the plain function, its twin, and
// conditions of entries. Whole numbers beyond 2^53 stand as {"b": "…"}, things as {"#": their place}.
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const pack = await import(pathToFileURL(`${process.argv[2]}/index.js`));
const lines = readFileSync(0, "utf8").split("\n").filter((line) => line !== "");

function answer(asked) {
  const things = asked.things.map(() => ({}));
  const places = new Map(things.map((thing, at) => [thing, at]));
  const read = (value) => {
    if (Array.isArray(value)) return value.map(read);
    if (value === null || typeof value !== "object") return value;
    return "b" in value ? BigInt(value.b) : things[value["#"]];
  };
  const told = (value) => {
    if (Array.isArray(value)) return value.map(told);
    if (typeof value === "bigint") return { b: String(value) };
    if (value === null || typeof value !== "object") return Object.is(value, -0) ? "minus nothing" : value;
    if (!places.has(value)) return Object.values(value).map(told); // all results of a roll
    return { "#": places.get(value) };
  };
  asked.things.forEach((fields, at) => {
    for (const [name, value] of Object.entries(fields)) things[at][name] = read(value);
  });
  const facts = { stated: (fact) => asked.facts[fact] ?? null, played: asked.world !== null };
  const world = asked.world === null ? null : new World(asked.world, read);
  const handed = (name, dice) =>
    (pack.takes[name] ?? []).map((word) => ({ facts, world, dice })[word]).filter((each) => each !== undefined);
  const weighed = () =>
    asked.solve === null ? [] : [pack.solves[asked.solve.name](...asked.solve.given.map(read), ...handed(asked.solve.name))];
  const given = asked.arguments.map(read);
  const tried = (run) => {
    const dice = new Shown(asked.thrown);
    try {
      const value = told(run(dice));
      return dice.left() === 0 ? { value } : { error: "dice are left" };
    } catch (fault) {
      if (fault instanceof pack.RuleFault) return { fault: fault.name, what: fault.what };
      return { error: `${fault.stack}` };
    }
  };
  const called = (table) =>
    tried((dice) => table[asked.function](...weighed(), ...given, ...handed(asked.function, dice)));
  return {
    plain: called(pack.functions),
    twin: called(pack.why),
    guards: asked.guards.map((entry) => {
      try {
        return pack.guards[asked.function](entry, ...weighed(), ...given, ...handed(asked.function));
      } catch (fault) {
        return fault instanceof pack.RuleFault ? fault.name : `${fault.stack}`;
      }
    }),
  };
}

// dice that fall as they fell elsewhere, and hear when something else is thrown
function Shown(thrown) {
  let next = 0;
  const of = (path) => ({
    throw(address, faces, count) {
      const [subject, wanted, row, many, shown] = thrown[next] ?? [];
      next += 1;
      const asked = typeof faces === "number" ? faces : faces.every((face, at) => face === at + 1) ? faces.length : faces;
      const said = JSON.stringify([path, address, asked, count]);
      if (said !== JSON.stringify([subject, wanted, row, many])) throw new Error(`thrown out of turn: ${said}`);
      return shown;
    },
    at: (subject) => of([...path, subject]),
    left: () => thrown.length - next,
  });
  return of([]);
}

class World {
  constructor({ variants, slots, events, turn }, read) {
    this.variants = variants;
    this.turn = turn;
    this.events = events.map(([event, when, about]) => [event, when, about.map(read)]);
    for (const [name, value] of Object.entries(slots)) this[name] = read(value);
  }

  happened(event, form, count, ...about) {
    const same = (a, b) => a === b || (Array.isArray(a) && Array.isArray(b) && a.length === b.length && a.every((x, at) => same(x, b[at])));
    const fits = (given) => about.every((one, at) => one === undefined || same(one, given[at]));
    const turns = this.events.filter((each) => each[0] === event && fits(each[2])).map((each) => each[1]);
    if (turns.length === 0) return false;
    if (form === "within") return turns.at(-1) > this.turn - count;
    if (form === "this") return turns.at(-1) === this.turn;
    if (form === "first") return turns[0] === this.turn;
    if (form === "last") return turns.filter((turn) => turn < this.turn).at(-1) === this.turn - 1;
    return true;
  }
}

console.log(lines.map((line) => JSON.stringify(answer(JSON.parse(line)))).join("\n"));
