// What holds for the whole site: an entry of one's own, the variant that is played, light or dark.
{
  let data = null;

  const select = (label, options, chosen, change) =>
    site.make(
      "select",
      { "aria-label": label, change: (event) => change(event.target.value) },
      ...options.map(([value, text]) => site.make("option", { value, selected: value === chosen }, text)),
    );

  const marked = (main) => {
    if (!data) return;
    const own = data.entries.find(([title]) => title === site.chosen("own"));
    const pages = new Set(own ? [own[1], ...own[2]] : []);
    const variant = data.variants.find(([title]) => title === site.chosen("variant"));
    const variants = new Set(data.variants.map(([, page]) => page));
    for (const line of pages.size || variants.size || data.wasMarked ? main.querySelectorAll("li, tr") : []) {
      line.classList.remove("mine", "added", "gone", "other");
      const goesOn = line.cells && !line.cells[0].hasChildNodes() && !line.closest(".list"); // with what the row above is about
      if (goesOn && line.previousElementSibling?.classList.contains("mine")) line.classList.add("mine");
      for (const link of line.querySelectorAll("a[href]")) {
        if (link.closest("li, tr") !== line) continue;
        const target = site.target(link)?.split("#")[0];
        if (pages.has(target)) line.classList.add("mine");
        if (!variants.has(target) || variants.has(site.here())) continue;
        const behind = (link.nextSibling?.textContent ?? "").trimStart();
        const without = /^is not played/.test(behind);
        if (!without && !/^is played/.test(behind)) continue;
        const played = variant && target === variant[1];
        line.classList.add(played ? (without ? "gone" : "added") : without ? "same" : "other");
      }
    }
    for (const list of site.lists) {
      list.mineBox.hidden = !own;
      if (own) list.mineBox.querySelector("span").textContent = `Only ${own[0]}`;
      else list.mine = list.mineBox.input.checked = false;
      list.apply();
    }
    data.wasMarked = pages.size > 0;
    document.documentElement.dataset.variant = variant ? "on" : "";
  };

  const themed = (theme) => {
    if (theme) document.documentElement.dataset.theme = theme;
    else delete document.documentElement.dataset.theme;
  };

  themed(site.chosen("theme"));

  site.startChoices = async () => {
    const bar = document.getElementById("choices");
    const dark = () =>
      (document.documentElement.dataset.theme || (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light")) === "dark";
    const button = site.make("button", { type: "button", class: "theme" });
    const named = () => {
      button.textContent = dark() ? "☀" : "☾";
      button.setAttribute("aria-label", dark() ? "Light" : "Dark");
    };
    button.addEventListener("click", () => {
      themed(site.chosen("theme", dark() ? "light" : "dark"));
      named();
    });
    named();
    bar.append(button);
    site.onPage.push(marked);
    data = await site.load("choices");
    const again = (key) => (value) => {
      site.chosen(key, value);
      marked(document.getElementById("main"));
      if (key === "variant" && site.calculator?.section.isConnected) site.calculator.say("variants", site.calculator.played());
    };
    if (data.variants.length) {
      const options = [["", "As printed"], ...data.variants.map(([title]) => [title, title])];
      bar.prepend(select("Variant that is played", options, site.chosen("variant"), again("variant")));
    }
    if (data.entries.length) {
      const options = [["", `My ${data.own}`], ...data.entries.map(([title]) => [title, title])];
      bar.prepend(select(`My ${data.own}`, options, site.chosen("own"), again("own")));
    }
    marked(document.getElementById("main"));
  };
}
