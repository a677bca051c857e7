// A form made of what the rules ask for, the answer, and how it came about. The question stands in the address.
{
  const words = (text) => text.charAt(0).toUpperCase() + text.slice(1);
  const inner = (type) => (type[0] === "maybe" ? type[1] : type);

  class Calculator {
    constructor(section, form, kinds) {
      this.section = section;
      this.form = form;
      this.kinds = kinds;
      this.values = site.state().values;
      if (!this.values.has("variants") && this.played()) this.values.set("variants", this.played());
      this.fields = site.make("div", { class: "fields" });
      this.result = site.make("div", { class: "result", "aria-live": "polite" });
      section.replaceChildren(site.make("h2", {}, "Work it out"), this.fields, this.result);
      this.work();
    }

    /** The variant that is chosen for the whole site. */
    played() {
      return (this.kinds.variants ?? []).find(([, title]) => title === site.chosen("variant"))?.[0] ?? "";
    }

    say(path, text) {
      if (text === "") this.values.delete(path);
      else this.values.set(path, text);
      site.keep(this.values);
      this.work();
    }

    work() {
      this.question = new site.Question(this.form, this.kinds, this.values);
      const answer = this.question.answer();
      this.drawFields();
      this.drawAnswer(answer);
    }

    // ---- what is asked ----------------------------------------------------------------------------
    drawFields() {
      const focused = document.activeElement?.dataset?.path;
      const groups = new Map();
      for (const [path, asked] of this.question.read) {
        if (asked.type[0] === "thing" && !rulec.kinds[asked.type[1]].entries.length) continue;
        const at = path.lastIndexOf(".");
        const group = at < 0 ? "" : path.slice(0, at);
        if (!groups.has(group)) groups.set(group, []);
        groups.get(group).push(this.control(path, asked));
      }
      this.fields.replaceChildren(
        ...[...groups].map(([group, controls]) =>
          group
            ? site.make("fieldset", {}, site.make("legend", {}, this.named(group)), ...controls)
            : site.make("div", { class: "plain" }, ...controls),
        ),
      );
      if (focused) [...this.fields.querySelectorAll("[data-path]")].find((one) => one.dataset.path === focused)?.focus();
    }

    named(path) {
      if (path === "world") return "The game";
      return path.split(".").map((part) => words(part.replaceAll("_", " "))).join(" \u203a ");
    }

    control(path, asked) {
      const { type, label, said, start, open, wrong } = asked;
      const text = this.values.get(path) ?? "";
      const usual = open ? "" : this.usual(start, type);
      const made = this.input(path, type, text, usual);
      made.dataset.path = path;
      const unit = inner(type)[0] === "number" ? inner(type)[2] : "";
      return site.make(
        "label",
        { class: `ask${said ? "" : open ? " open" : " usual"}${wrong ? " wrong" : ""}` },
        site.make("span", {}, words(label)),
        made,
        unit ? site.make("span", { class: "unit" }, unit) : null,
      );
    }

    usual(start, type) {
      if (type[0] === "variants") return "none";
      if (type[0] === "list" && type[1][0] === "thing") return String((start ?? []).length);
      if (inner(type)[0] === "thing" && start) return `some ${this.kindWord(inner(type))}`;
      if (inner(type)[0] === "number" && start !== null) return site.amount(start, [...inner(type).slice(0, 1), "", "", ...inner(type).slice(3)]);
      return site.told(start, type);
    }

    input(path, type, text, usual) {
      const change = (event) => this.say(path, event.target.value);
      const of = inner(type);
      const empty = usual ? `(${usual})` : "choose";
      const select = (rows) => {
        const options = rows.map(([value, title]) => site.make("option", { value, selected: value === text }, title));
        return site.make("select", { change }, site.make("option", { value: "" }, empty), ...options);
      };
      const none = type[0] === "maybe" ? [["none", "none"]] : [];
      switch (of[0]) {
        case "truth":
          return select([["yes", "yes"], ["no", "no"]]);
        case "enum":
        case "entry":
          return select([...none, ...site.entriesOf(of).map((row) => [row.name, row.number ? `${row.number} ${row.title}` : row.title])]);
        case "variants":
          return select(of[1]);
        case "thing": {
          const rows = rulec.kinds[of[1]].entries.map((row) => [row.name, row.title]);
          const same = [...this.question.things.keys()].filter((other) => other !== path && !other.startsWith(`${path}.`));
          const others = same.filter((other) => this.kindOf(other) === of[1]).map((other) => [`=${other}`, `the same as ${this.named(other)}`]);
          return select([...none, ...(type[0] === "maybe" ? [["some", `some ${this.kindWord(of)}`]] : []), ...others, ...rows]);
        }
        case "set":
          return this.chips(path, of, text, usual);
        case "list":
          if (of[1][0] === "thing") return site.make("input", { type: "number", min: 0, max: 20, value: text, placeholder: usual, change });
          return site.make("input", { type: "text", value: text, placeholder: usual, change });
        default:
          return site.make("input", { type: "text", inputmode: of[0] === "number" ? "decimal" : "text", value: text, placeholder: usual, change });
      }
    }

    kindWord(type) {
      return rulec.kinds[type[1]].word.replaceAll("_", " ");
    }

    kindOf(path) {
      const asked = this.question.read.get(path);
      if (asked) return inner(asked.type)[1];
      const list = this.question.read.get(path.replace(/\.\d+$/, ""));
      return list && list.type[0] === "list" ? list.type[1][1] : null;
    }

    chips(path, type, text, usual) {
      const names = text ? text.split(",") : [];
      const rows = site.entriesOf(type[1]);
      const change = (event) => this.say(path, [...names, event.target.value].join(","));
      const select = site.make(
        "select",
        { change },
        site.make("option", { value: "" }, names.length ? "and \u2026" : `(${usual})`),
        ...rows.filter((row) => !names.includes(row.name)).map((row) => site.make("option", { value: row.name }, row.title)),
      );
      const made = names.map((name) => {
        const title = rows.find((row) => row.name === name)?.title ?? name;
        const click = () => this.say(path, names.filter((other) => other !== name).join(","));
        return site.make("button", { type: "button", class: "chip", click, "aria-label": `Without ${title}` }, `${title} \u00d7`);
      });
      return site.make("span", { class: "chips" }, ...made, select);
    }

    // ---- what comes of it ---------------------------------------------------------------------------
    drawAnswer(answer) {
      const open = [...this.question.read].filter(([, asked]) => asked.open && !asked.said).map(([path]) => path);
      const wrong = [...this.question.read].filter(([, asked]) => asked.wrong).map(([, asked]) => asked.label);
      const parts = [];
      if (wrong.length) parts.push(site.make("p", { class: "fault" }, `This cannot be read: ${wrong.join(", ")}.`));
      else if (open.length) parts.push(site.make("p", { class: "quiet" }, `Still to be said: ${open.map((path) => this.named(path)).join("; ")}.`));
      else if (answer.fault) parts.push(this.failed(answer));
      else if (answer.rows) parts.push(...this.odds(answer.rows));
      else parts.push(...this.told(answer));
      this.result.replaceChildren(...parts);
    }

    failed({ fault, name, table }) {
      const [title, page] = this.kinds.tables[table] ?? [];
      const says = { OffTheTable: "has nothing for this.", UnknownCell: "leaves this open.", DoesNotApply: "knows of no such case." }[name];
      if (!title || !says) return site.make("p", { class: "fault" }, `${words(fault)}.`);
      return site.make("p", { class: "fault" }, "The table ", site.make("a", { href: site.to(page) }, title), ` ${says}`);
    }

    told({ value, notes, reasons }) {
      const { result, name } = this.form;
      const share = result[0] === "number" && result[1] === "%" && value >= 0 && value <= 100 * result[3];
      const bar = share ? this.bar(Number(value) / result[3]) : null;
      const parts = [site.make("div", { class: "answer" }, site.make("strong", {}, words(site.told(value, result))), bar)];
      const labels = rulec.labels[name];
      const text = (at) => words(labels[at].text || labels[at].verb) + (labels[at].source ? `, from ${labels[at].source}` : "");
      const told = this.form.told ?? {};  // the types of what only tells something, and moves nothing
      let [top, bottom] = [0n, 1n];
      let begun = false;
      const rows = notes
        .filter(([index, delta]) => index >= 0 && !(labels[index].verb === "round" && !delta))
        .map(([index, delta]) => {
          const den = BigInt(labels[index].den);
          if (result[0] !== "number") return site.make("tr", {}, site.make("td", {}, text(index)));
          const change = BigInt(delta);
          if (told[index]) {
            const shown = told[index][0] === "number" ? site.sum(change, den, told[index]) : String(delta);
            return site.make("tr", {}, site.make("td", {}, text(index)), site.make("td", { class: "number" }, shown), site.make("td"));
          }
          [top, bottom] = [top * den + change * bottom, bottom * den];
          const first = !begun;
          begun = true;
          return site.make(
            "tr",
            {},
            site.make("td", {}, text(index)),
            site.make("td", { class: `number ${delta < 0 ? "down" : "up"}` }, first ? "" : site.change(delta, labels[index].den, result)),
            site.make("td", { class: "number" }, site.sum(top, bottom, result)),
          );
        });
      if (rows.length) parts.push(site.make("div", { class: "across" }, site.make("table", { class: "steps" }, site.make("tbody", {}, ...rows))));
      if (reasons.length) {
        const left = reasons.map(([at, why]) => site.make("li", {}, why ? `${text(at)}: only when ${why}` : text(at)));
        const many = left.length === 1 ? "One thing" : `${left.length} things`;
        parts.push(site.make("details", {}, site.make("summary", {}, `${many} did not count here`), site.make("ul", {}, ...left)));
      }
      return parts;
    }

    bar(share) {
      const filled = site.make("i");
      filled.style.width = `${Math.max(0, Math.min(share, 100))}%`;
      return site.make("div", { class: "bar-of", role: "img", "aria-label": `${share} of 100` }, filled);
    }

    /** The odds of an answer; of several results each by itself, then all of them together. */
    odds(rows) {
      const { result } = this.form;
      if (result[0] !== "results") return this.chances(rows, result);
      const headed = (said, parts) => [site.make("h3", {}, words(said)), ...parts];
      const alone = result.slice(1).flatMap(([name, of]) => headed(name.replaceAll("_", " "), this.chances(site.ofResult(rows, name), of)));
      return [...alone, ...headed("all together", this.chances(rows, result))];
    }

    chances(rows, result) {
      const sorted = [...rows].sort((a, b) => (typeof a[0] === "number" && typeof b[0] === "number" ? a[0] - b[0] : 0));
      return [
        site.make(
          "div",
          { class: "across" },
          site.make(
            "table",
            { class: "steps" },
            site.make(
              "tbody",
              {},
              ...sorted.map(([value, ways, of]) => {
                const share = Number((ways * 100000n) / of) / 1000;
                return site.make(
                  "tr",
                  {},
                  site.make("td", {}, words(site.told(value, result))),
                  site.make("td", { class: "wide" }, this.bar(share)),
                  site.make("td", { class: "number" }, `${site.chance(ways, of)} (${ways}/${of})`),
                );
              }),
            ),
          ),
        ),
      ];
    }
  }

  site.onPage.push((main) => {
    const section = main.querySelector("section.calculator");
    if (!section) return;
    const form = JSON.parse(section.querySelector("script").textContent);
    void Promise.all([site.load("kinds"), site.script("rules", "rulec")]).then(([kinds]) => {
      if (section.isConnected) site.calculator = new Calculator(section, form, kinds);
    });
  });
}
