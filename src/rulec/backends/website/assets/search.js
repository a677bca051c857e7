// Search as one types: by number, name, second name and text. The index is loaded when the search is first used.
{
  const bare = (term) => term.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase() || null;
  const SETTINGS = {
    fields: ["title", "number", "names", "text"],
    storeFields: ["t", "g", "n"],
    processTerm: bare,
  };
  const QUERY = {
    boost: { title: 8, number: 20, names: 8, text: 1 },
    prefix: (term) => term.length > 1,
    fuzzy: (term) => (term.length > 4 ? 0.2 : false),
    combineWith: "AND",
    maxFuzzy: 2,
  };
  const MOST = 12;
  let index = null;
  let wanted = null;

  site.searchSettings = [SETTINGS, QUERY];

  const ready = () => {
    wanted ??= site.load("search_index").then(async (data) => {
      index = await MiniSearch.loadJSAsync(data, SETTINGS);
      site.search_index = true; // it is in the index now
      return index;
    });
    return wanted;
  };

  /** The first dozen things found. */
  site.search = async (text) => {
    await ready();
    const found = index.search(text, QUERY);
    const number = text.trim();
    const exact = found.filter((one) => one.n === number && number);
    return [...exact, ...found.filter((one) => !exact.includes(one))].slice(0, MOST);
  };

  site.startSearch = () => {
    const field = document.getElementById("search");
    const list = document.getElementById("found");
    let at = -1;
    let last = 0;

    const close = () => {
      list.hidden = true;
      at = -1;
      field.setAttribute("aria-expanded", "false");
      field.removeAttribute("aria-activedescendant");
    };
    const mark = (to) => {
      const options = [...list.querySelectorAll("[role=option]")];
      if (!options.length) return;
      at = (to + options.length) % options.length;
      options.forEach((one, n) => one.setAttribute("aria-selected", String(n === at)));
      options[at].scrollIntoView({ block: "nearest" });
      field.setAttribute("aria-activedescendant", options[at].id);
    };
    const show = (found) => {
      list.replaceChildren(
        ...found.map((one, n) =>
          site.make(
            "a",
            { role: "option", id: `found-${n}`, href: site.to(one.id), tabindex: "-1", "aria-selected": "false" },
            site.make("b", {}, one.n ? `${one.n} ${one.t}` : one.t),
            one.g ? site.make("span", {}, one.g) : null,
          ),
        ),
      );
      if (!found.length) list.replaceChildren(site.make("p", {}, "Nothing is found."));
      list.hidden = false;
      field.setAttribute("aria-expanded", "true");
      at = -1;
      if (found.length) mark(0);
    };
    const look = async () => {
      const text = field.value.trim();
      const mine = ++last;
      if (!text) return close();
      const found = await site.search(text);
      if (mine === last) show(found);
      return undefined;
    };

    if (matchMedia("(pointer: coarse)").matches) field.placeholder = "Search"; // there is no key to press
    field.addEventListener("focus", () => void ready());
    field.addEventListener("input", () => void look());
    field.addEventListener("keydown", async (event) => {
      if (event.key === "ArrowDown" || event.key === "ArrowUp") {
        event.preventDefault();
        mark(at + (event.key === "ArrowDown" ? 1 : -1));
      } else if (event.key === "Escape") {
        close();
        field.blur();
      } else if (event.key === "Enter") {
        event.preventDefault();
        await look();
        const options = list.querySelectorAll("[role=option]");
        if (options[Math.max(at, 0)]) options[Math.max(at, 0)].click();
      }
    });
    list.addEventListener("click", () => close());
    document.addEventListener("click", (event) => {
      if (!event.target.closest(".search")) close();
    });
    document.addEventListener("keydown", (event) => {
      const typing = event.target.closest?.("input, select, textarea, [contenteditable]");
      if (event.key === "/" && !typing && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault();
        field.focus();
        field.select();
      }
    });
  };
}
