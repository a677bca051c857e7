// Lists that sort and filter by any column, with the state in the address, and two entries side by side.
{
  const FEW = 14; // so many different cells are offered as a choice
  const AT_ONCE = 40; // so many rows are laid out in one go; the others follow in such pieces
  const BY_ITSELF = 400; // up to here they come by themselves

  const words = (cell) => cell.textContent.trim();
  const numberIn = (text) => {
    const found = /^[+\u2212-]?\d[\d,]*(?:\.\d+)?(?: (\d+)\/(\d+))?/.exec(text);
    if (!found) return null;
    const whole = Number(found[0].replace(/ .*/, "").replace(/,/g, "").replace("\u2212", "-"));
    return found[1] ? whole + (Number(found[1]) / Number(found[2])) * (whole < 0 ? -1 : 1) : whole;
  };

  /** What a filter asks of a cell: `> 5`, `2..4`, or words that stand in it. */
  const asked = (text) => {
    const range = /^\s*(-?\d+)\s*\.\.\s*(-?\d+)\s*$/.exec(text);
    const than = /^\s*(<=|>=|<|>|=)\s*(-?[\d.]+)\s*$/.exec(text);
    if (range) return (cell) => numberIn(cell) !== null && numberIn(cell) >= +range[1] && numberIn(cell) <= +range[2];
    if (than) {
      const end = Number(than[2]);
      const holds = { "<": (n) => n < end, ">": (n) => n > end, "<=": (n) => n <= end, ">=": (n) => n >= end, "=": (n) => n === end };
      return (cell) => numberIn(cell) !== null && holds[than[1]](numberIn(cell));
    }
    const parts = text.toLowerCase().split(/\s+/).filter(Boolean);
    return (cell) => parts.every((part) => cell.toLowerCase().includes(part));
  };

  const compared = (one, other) => {
    const [a, b] = [numberIn(one), numberIn(other)];
    if (a !== null && b !== null && a !== b) return a - b;
    if (!one !== !other) return one ? -1 : 1; // empty cells last
    return one.localeCompare(other, "en");
  };

  class List {
    constructor(table, more) {
      this.table = table;
      this.body = table.tBodies[0];
      this.rows = [...this.body.rows];
      this.more = more;
      this.filters = new Map(); // by column title
      this.sort = null; // [title, 1 or -1]
      this.ticked = [];
      this.mine = false;
      this.text = "";
      this.all = false;
      this.build();
      this.restore();
    }

    get heads() {
      return [...this.table.tHead.rows[0].cells].slice(1).map((cell) => cell.dataset.title);
    }

    column(title) {
      return this.heads.indexOf(title) + 1; // in front stands the tick
    }

    build() {
      const head = this.table.tHead.rows[0];
      [...head.cells].forEach((cell) => this.headed(cell, words(cell)));
      head.prepend(site.make("td", { class: "tick" }));
      for (const row of this.rows) {
        row.querySelector("a")?.closest("td").classList.add("name");
        row.insertCell(0).className = "tick";
        row.className = "later";
      }
      this.table.classList.add("piecewise");
      this.filterRow = this.table.tHead.insertRow();
      this.filterRow.className = "filters";
      this.count = site.make("output", { class: "count", "aria-live": "polite" });
      this.field = site.make("input", {
        type: "search",
        placeholder: "Filter this list",
        "aria-label": "Filter this list",
        input: () => {
          this.text = this.field.value;
          this.apply();
        },
      });
      this.allBox = this.box("All fields", (on) => this.showAll(on));
      this.mineBox = this.box("", (on) => {
        this.mine = on;
        this.apply();
      });
      this.mineBox.hidden = true;
      this.compare = site.make("button", { type: "button", click: () => this.sideBySide(), hidden: true }, "Side by side");
      const bar = site.make("div", { class: "bar" }, this.field, this.more ? this.allBox : null, this.mineBox, this.compare, this.count);
      this.table.parentElement.before(bar);
      this.end = site.make("div");
      this.table.parentElement.after(this.end);
      // a head that stays in sight, where the table is no wider than the page
      const across = this.table.parentElement;
      new ResizeObserver(() => across.classList.toggle("fits", this.table.offsetWidth <= across.clientWidth)).observe(this.table);
      this.near = new IntersectionObserver((found) => found.some((one) => one.isIntersecting) && this.piece(), { rootMargin: "1500px" });
    }

    box(label, write) {
      const input = site.make("input", { type: "checkbox", change: () => write(input.checked) });
      const made = site.make("label", { class: "box" }, input, site.make("span", {}, label));
      made.input = input;
      return made;
    }

    headed(cell, title) {
      cell.dataset.title = title;
      cell.setAttribute("scope", "col");
      cell.replaceChildren(site.make("button", { type: "button", class: "sort", click: () => this.sortBy(title) }, title));
    }

    /** Shows the rows that fit: some now, the others piece by piece. */
    lay() {
      const fitting = (this.sorted ?? this.rows).filter((row) => !row.hidden);
      if (fitting.length === this.fitting?.length && fitting.every((row, at) => row === this.fitting[at])) return;
      this.fitting = fitting;
      this.laid = 0;
      for (const row of fitting.slice(AT_ONCE)) row.classList.add("later");
      this.piece();
    }

    /** The next rows; of very long lists only what a reader comes near. */
    piece() {
      clearTimeout(this.laying);
      this.near.disconnect();
      for (const row of this.fitting.slice(this.laid, this.laid + AT_ONCE)) {
        if (!row.cells[0].firstChild) row.cells[0].append(this.tick(row));
        row.classList.remove("later");
      }
      this.laid += AT_ONCE;
      if (this.laid >= this.fitting.length) return;
      if (this.laid < BY_ITSELF) this.laying = setTimeout(() => this.piece(), 20);
      else this.near.observe(this.end);
    }

    tick(row) {
      const name = words(row.querySelector("a") ?? row.cells[1]);
      const input = site.make("input", { type: "checkbox", "aria-label": `Put ${name} beside another` });
      input.addEventListener("change", () => {
        this.ticked = this.ticked.filter((one) => one !== row);
        if (input.checked) this.ticked.push(row);
        while (this.ticked.length > 2) this.ticked.shift().querySelector(".tick input").checked = false;
        this.compare.hidden = this.ticked.length !== 2;
      });
      return input;
    }

    filtersOf() {
      this.filterRow.replaceChildren(site.make("td", { class: "tick" }));
      this.heads.forEach((title) => {
        const at = this.column(title);
        const texts = new Set(this.rows.map((row) => words(row.cells[at])));
        const label = `Filter by ${title}`;
        const value = this.filters.get(title) ?? "";
        const change = (event) => {
          this.filters.set(title, event.target.value);
          this.apply();
        };
        let field;
        if (texts.size <= FEW) {
          const choices = [...texts].sort(compared).map((text) => site.make("option", { value: `=${text}`, selected: `=${text}` === value }, text || "(as usual)"));
          field = site.make("select", { "aria-label": label, change }, site.make("option", { value: "" }, "any"), ...choices);
        } else {
          const placeholder = [...texts].every((text) => numberIn(text) !== null) ? "> 5, 2..4" : null;
          field = site.make("input", { type: "text", "aria-label": label, value, placeholder, input: change });
        }
        this.filterRow.append(site.make("td", {}, field));
      });
    }

    /** Puts in the columns that are shown only when they are asked for. */
    showAll(on) {
      this.all = on;
      this.allBox.input.checked = on;
      const head = this.table.tHead.rows[0];
      if (on && !this.widened) {
        this.widened = true;
        this.more.labels.forEach((label, at) => {
          const cell = site.make("th", { class: "more" }, label);
          head.append(cell);
          this.headed(cell, label);
          this.rows.forEach((row, n) => {
            const made = site.make("td", { class: "more" });
            made.innerHTML = this.more.rows[n][at] ?? ""; // from the page itself, made by the same hand
            row.append(made);
          });
        });
        this.filtersOf();
      }
      this.table.classList.toggle("narrow", !on);
      this.apply();
    }

    sortBy(title) {
      const turned = this.sort && this.sort[0] === title ? -this.sort[1] : 1;
      this.sort = [title, turned];
      this.apply();
    }

    apply() {
      const asks = [...this.filters].filter(([title, text]) => text && this.column(title) > 0);
      const tests = asks.map(([title, text]) => {
        const at = this.column(title);
        if (this.filterRow.cells[at].firstChild.nodeName === "SELECT") return (row) => `=${words(row.cells[at])}` === text;
        const test = asked(text);
        return (row) => test(words(row.cells[at]));
      });
      if (this.text) {
        const test = asked(this.text);
        tests.push((row) => test(row.textContent));
      }
      if (this.mine) tests.push((row) => row.classList.contains("mine"));
      let shown = 0;
      for (const row of this.rows) {
        row.hidden = !tests.every((test) => test(row));
        shown += row.hidden ? 0 : 1;
      }
      if (this.sort && this.column(this.sort[0]) > 0) {
        const at = this.column(this.sort[0]);
        this.sorted = [...this.rows].sort((a, b) => this.sort[1] * compared(words(a.cells[at]), words(b.cells[at])));
        this.body.append(...this.sorted);
      }
      for (const cell of [...this.table.tHead.rows[0].cells].slice(1)) {
        const on = this.sort && this.sort[0] === cell.dataset.title;
        if (on) cell.setAttribute("aria-sort", this.sort[1] > 0 ? "ascending" : "descending");
        else cell.removeAttribute("aria-sort");
      }
      this.count.textContent = `${shown} of ${this.rows.length}`;
      this.lay();
      this.keep();
    }

    keep() {
      const values = new URLSearchParams();
      if (this.sort) values.set("sort", (this.sort[1] < 0 ? "-" : "") + this.sort[0]);
      if (this.text) values.set("q", this.text);
      if (this.all) values.set("all", "1");
      if (this.mine) values.set("mine", "1");
      for (const [title, text] of this.filters) if (text) values.set(`f.${title}`, text);
      if (this.restored) site.keep(values);
    }

    restore() {
      const { values } = site.state();
      const sort = values.get("sort");
      if (sort) this.sort = sort.startsWith("-") ? [sort.slice(1), -1] : [sort, 1];
      this.text = this.field.value = values.get("q") ?? "";
      this.mine = this.mineBox.input.checked = values.get("mine") === "1";
      for (const [key, value] of values) if (key.startsWith("f.")) this.filters.set(key.slice(2), value);
      this.filtersOf();
      if (values.get("all") === "1" && this.more) this.showAll(true);
      this.restored = true;
      this.apply();
    }

    sideBySide() {
      const [one, other] = this.ticked.map((row) => this.rows.indexOf(row));
      const titles = [...this.heads, ...(this.more && !this.widened ? this.more.labels : [])];
      const cell = (n, title) => {
        const at = this.column(title);
        if (at > 0) return this.rows[n].cells[at].innerHTML;
        return this.more.rows[n][this.more.labels.indexOf(title)] ?? "";
      };
      const rows = titles
        .map((title) => [title, cell(one, title), cell(other, title)])
        .filter(([, a, b]) => a || b)
        .map(([title, a, b]) => {
          const named = this.column(title) === this.rows[one].querySelector(".name")?.cellIndex;
          const [left, right] = [a, b].map((shown) => {
            const made = named ? site.make("th", { scope: "col" }) : site.make("td");
            made.innerHTML = shown || "—";
            return made;
          });
          return site.make("tr", { class: a === b || named ? "" : "differs" }, site.make("th", { scope: "row" }, title), left, right);
        });
      const box = site.make(
        "dialog",
        { class: "compare", "aria-label": "Side by side", close: () => box.remove() },
        site.make("table", {}, site.make("tbody", {}, ...rows)),
        site.make("button", { type: "button", click: () => box.close() }, "Close"),
      );
      document.body.append(box);
      box.showModal();
    }
  }

  site.lists = [];
  site.onPage.push((main) => {
    site.lists = [...main.querySelectorAll("table.list")].map((table) => {
      const data = table.parentElement.nextElementSibling;
      const more = data?.matches("script.more-columns") ? JSON.parse(data.textContent) : null;
      return new List(table, more && more.labels.length ? more : null);
    });
  });
}
