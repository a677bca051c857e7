// A question put to the rules: what a reader has said, what the rules then read, and what was not said and begins as the
// rules have it. What is in play stands for itself: each field that is read is looked up here, by its path.
{
  const UNSAID = Symbol("unsaid");

  const big = (value) => (typeof value === "bigint" ? value : BigInt(value));
  const normal = (value) => (value >= -9007199254740991n && value <= 9007199254740991n ? Number(value) : value);

  /** `1 1/2`, `-3`, `2.5` and `1,200` as a fraction of two BigInts; null for what is no number. */
  const fractionOf = (text) => {
    const found = /^\s*([-\u2212]?)(?:(\d[\d,]*)\s+(\d+)\/(\d+)|(\d+)\/(\d+)|(\d[\d,]*)(?:\.(\d+))?)\s*$/.exec(text);
    if (!found) return null;
    const [, sign, whole, top, bottom, alone, under, plain, decimals = ""] = found;
    let [a, b] = [0n, 1n];
    if (whole !== undefined) [a, b] = [BigInt(whole.replace(/,/g, "")) * BigInt(bottom) + BigInt(top), BigInt(bottom)];
    else if (alone !== undefined) [a, b] = [BigInt(alone), BigInt(under)];
    else [a, b] = [BigInt(plain.replace(/,/g, "") + decimals), 10n ** BigInt(decimals.length)];
    return b === 0n ? null : [sign ? -a : a, b];
  };

  /** `1,200`, `1 1/2`, `-3`. */
  const shown = (top, bottom) => {
    const less = top < 0n !== bottom < 0n && top !== 0n;
    const [a, b] = [top < 0n ? -top : top, bottom < 0n ? -bottom : bottom];
    const [whole, rest] = [a / b, a % b];
    const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, ",");
    const sign = less ? "\u2212" : "";
    if (rest === 0n) return sign + grouped;
    let [x, y] = [rest, b];
    while (y) [x, y] = [y, x % y];
    const part = `${rest / x}/${b / x}`;
    return sign + (whole ? `${grouped} ${part}` : part);
  };

  const withUnit = (text, one, many) => {
    const unit = /^[-\u2212]?(1|\d+\/\d+)$/.test(text) ? one : many;  // as `is_one` of rulec.runtime.show
    return unit === "%" ? `${text}%` : unit ? `${text} ${unit}` : text;
  };

  /** An amount in parts of its unit, with the unit. */
  site.amount = (raw, type) => site.sum(big(raw) * BigInt(type[4]), BigInt(type[3]), type);
  /** A fraction of units, with the unit. */
  site.sum = (top, bottom, type) => withUnit(shown(top, bottom), type[1], type[2]);
  /** What a step changed, in parts of a unit, with its sign. */
  site.change = (raw, den, type) => {
    const ratio = type[1] === "%" ? [type[0], "point", "points"] : type; // percentages differ by points
    return (raw > 0 ? "+" : "") + site.sum(big(raw), BigInt(den), ratio);
  };
  /** Of the odds of an answer with several results those of one, whatever the others are. */
  site.ofResult = (rows, name) => {
    const sums = new Map();
    for (const [value, ways, of] of rows) {
      const [many, total] = sums.get(value[name]) ?? [0n, 1n];
      const [top, bottom] = [many * of + ways * total, total * of];
      let [divisor, rest] = [top, bottom];
      while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
      sums.set(value[name], [top / divisor, bottom / divisor]);
    }
    return [...sums].map(([value, [ways, of]]) => [value, ways, of]);
  };

  /** A probability as `chance_text` of rulec.runtime.show renders it: `16.7%`, `<0.1%`, `>99.9%`. */
  site.chance = (ways, of) => {
    const tenths = (ways * 2000n + of) / (2n * of);
    if (ways !== 0n && tenths === 0n) return "<0.1%";
    if (ways !== of && tenths === 1000n) return ">99.9%";
    return `${tenths / 10n}${tenths % 10n ? `.${tenths % 10n}` : ""}%`;
  };

  const entriesOf = (type) => (type[0] === "enum" ? rulec.enums[type[1]].members : rulec.kinds[type[1]].entries);
  const behind = (type, at) => (type[0] === "enum" ? at : entriesOf(type)[at].behind);
  const places = (type) => new Map(entriesOf(type).map((row, at) => [row.name, behind(type, at)]));
  const titleAt = (type, value) =>
    entriesOf(type).find((row, at) => behind(type, at) === value)?.title ?? String(value);
  const membersOf = (mask) => {
    const found = [];
    for (let rest = big(mask), at = 0; rest; rest >>= 1n, at += 1) if (rest & 1n) found.push(at);
    return found;
  };
  site.entriesOf = entriesOf;
  site.membersOf = membersOf;

  /** A value of the rules in words. */
  site.told = (value, type) => {
    if (value === null || value === undefined) return "none";
    switch (type[0]) {
      case "number":
        return site.amount(value, type);
      case "truth":
        return value ? "yes" : "no";
      case "enum":
      case "entry":
        return titleAt(type, value);
      case "maybe":
        return site.told(value, type[1]);
      case "set":
        return membersOf(value).map((at) => titleAt(type[1], at)).join(", ") || "none";
      case "list":
        return value.map((each) => site.told(each, type[1])).join(", ") || "none";
      case "spot":
        return value.map((each) => shown(big(each) * BigInt(type[4]), BigInt(type[3]))).join("/");
      case "results":
        return type.slice(1).map(([name, of]) => `${name.replaceAll("_", " ")}: ${site.told(value[name], of)}`).join(", ");
      case "thing":
        return value[site.path] ?? "something";
      default:
        return String(value);
    }
  };

  /** Under this key a thing tells by which path it was read. */
  site.path = Symbol("path");

  site.Question = class Question {
    constructor(form, kinds, values) {
      this.form = form;
      this.kinds = kinds;
      this.values = values; // URLSearchParams: what was said, by path
      this.read = new Map(); // path -> {type, label, said, start, wrong}, in the order in which it was asked for
      this.things = new Map();
      this.quiet = false;
    }

    /** What the functions are handed behind their parameters. */
    handedBehind(dice) {
      const made = {
        world: () => this.world,
        facts: () => ({ stated: (fact) => this.value(`fact ${fact}`, ["maybe", ["truth"]], fact.replaceAll("_", " "), null) }),
        dice: () => dice,
      };
      return (rulec.takes[this.form.name] ?? []).map((word) => made[word]());
    }

    parameters() {
      return this.form.params.map(([name, label, type]) => this.value(name, type, label));
    }

    get world() {
      return (this.held ??= new Proxy(
        {},
        {
          get: (_, key) => {
            if (key === "variants") return this.variants();
            if (key === "happened")
              return (event) => this.value(`happened ${event}`, ["truth"], `${event.replaceAll("_", " ")} has happened`, false);
            const field = (this.kinds[""] ?? []).find(([name]) => name === key);
            if (!field || typeof key === "symbol") return undefined;
            return this.value(`world.${key}`, field[2], field[1] || key, field[2][0] === "list" ? [] : UNSAID);
          },
        },
      ));
    }

    variants() {
      const names = this.kinds.variants ?? [];
      const said = this.value("variants", ["variants", names], "under the variant", 0);
      return said;
    }

    /** The value at a path: what was said, else how it begins, else something that stands in for it and is asked for. */
    value(path, type, label, start = UNSAID) {
      const text = this.values.get(path);
      const known = text !== null && text !== "";
      let found = known ? this.parsed(path, text, type, label) : UNSAID;
      const wrong = known && found === UNSAID;
      if (found === UNSAID) found = start === UNSAID ? this.standIn(path, type, label) : start;
      if (!this.quiet && !this.read.has(path)) {
        const open = UNSAID === start && !["thing", "list", "set", "maybe"].includes(type[0]);
        this.read.set(path, { type, label, said: known, start: start === UNSAID ? found : start, open, wrong });
      }
      return found;
    }

    standIn(path, type, label) {
      switch (type[0]) {
        case "number":
          return 0;
        case "truth":
          return false;
        case "enum":
        case "entry":
          return behind(type, 0);
        case "set":
          return 0;
        case "list":
          return [];
        case "maybe":
          return null;
        case "thing":
          return this.thing(path, type[1]);
        case "spot":
          return [0, 0];
        default:
          return label;
      }
    }

    parsed(path, text, type, label) {
      switch (type[0]) {
        case "number": {
          const found = fractionOf(text);
          if (found === null) return UNSAID;
          const [top, bottom] = [found[0] * BigInt(type[3]), found[1] * BigInt(type[4])];
          return top % bottom === 0n ? normal(top / bottom) : UNSAID;
        }
        case "truth":
          return text === "yes" ? true : text === "no" ? false : UNSAID;
        case "enum":
        case "entry":
          return places(type).get(text) ?? UNSAID;
        case "variants":
          return text.split(",").reduce((mask, name) => mask | (1 << Math.max(type[1].findIndex(([key]) => key === name), 0)), 0);
        case "set": {
          const known = places(type[1]);
          let mask = 0n;
          for (const name of text.split(",")) if (known.has(name)) mask |= 1n << BigInt(known.get(name));
          return normal(mask);
        }
        case "maybe":
          if (text === "none") return null;
          return type[1][0] === "thing" ? this.thing(path, type[1][1]) : this.parsed(path, text, type[1], label);
        case "thing":
          return this.thing(path, type[1]);
        case "list": {
          if (type[1][0] !== "thing") {
            const each = text.split(",").map((one) => this.parsed(path, one.trim(), type[1], label));
            return each.includes(UNSAID) ? UNSAID : each;
          }
          const many = Math.min(Math.max(Math.trunc(Number(text)) || 0, 0), 20);
          return Array.from({ length: many }, (_, at) => this.thing(`${path}.${at + 1}`, type[1][1]));
        }
        case "spot": {
          const parts = text.split("/").map(fractionOf);
          if (parts.length !== 2 || parts.includes(null)) return UNSAID;
          return parts.map(([top, bottom]) => normal((top * BigInt(type[3])) / (bottom * BigInt(type[4]))));
        }
        default:
          return text;
      }
    }

    /** A thing in play: its fields are looked up when they are read. `=PATH` is the same thing as another. */
    thing(path, kind) {
      const text = this.values.get(path) ?? "";
      const home = text.startsWith("=") ? text.slice(1) : path;
      if (!this.things.has(home)) this.things.set(home, this.made(home, kind));
      return this.things.get(home);
    }

    made(path, kind) {
      const { fields, entries } = rulec.kinds[kind];
      const entry = () => entries.find((row) => row.name === this.values.get(path));
      return new Proxy(
        {},
        {
          get: (_, key) => {
            if (key === site.path) return entry()?.title ?? path.replaceAll(".", ", ");
            if (typeof key === "symbol") return undefined;
            if (key === "began_as") return entry()?.behind ?? -1;
            const at = fields.findIndex((field) => field.name === key);
            if (at < 0) return undefined;
            const begun = { ...fields[at], ...(entry()?.starts && key in entry().starts ? { starts: entry().starts[key] } : {}) };
            const [, label, type] = this.kinds[kind][at];
            return this.value(`${path}.${key}`, type, label || key.replaceAll("_", " "), "starts" in begun ? begun.starts : UNSAID);
          },
        },
      );
    }

    /** The answer with the notes of how it came about, or how likely each answer is, or why there is none. */
    answer() {
      const name = this.form.name;
      try {
        const given = this.parameters();
        if ((rulec.takes[name] ?? []).includes("dice")) {
          const rows = rulec.odds((dice) => rulec.functions[name](...given, ...this.handedBehind(dice)), 20000);
          return { rows };
        }
        const [value, notes] = rulec.why[name](...given, ...this.handedBehind());
        return { value, notes, reasons: this.reasons(given, notes) };
      } catch (fault) {
        if (fault instanceof rulec.faults.RuleFault) return { fault: fault.message, name: fault.name, table: fault.table };
        throw fault;
      }
    }

    /** Of each entry that did not count: the condition that failed, in words. */
    reasons(given, notes) {
      const counted = new Set(notes.map(([index]) => (index < 0 ? ~index : index)));
      this.quiet = true;
      const found = [];
      rulec.labels[this.form.name].forEach((label, at) => {
        if (counted.has(at) || ["round", "bounds", "family"].includes(label.verb)) return;
        let failed = null;
        try {
          failed = rulec.guards[this.form.name](at, ...given, ...this.handedBehind());
        } catch (fault) {
          if (!(fault instanceof rulec.faults.RuleFault)) throw fault;
        }
        found.push([at, failed === null || failed < 0 ? "" : (this.form.guards[at][failed] ?? "")]);
      });
      this.quiet = false;
      return found;
    }
  };
}
