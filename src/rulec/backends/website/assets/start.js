// Begins when the page is there. In the one-file site it also shows the pages, one after the other.
{
  const shown = () => {
    const main = document.getElementById("main");
    main.classList.toggle("parted", main.querySelector(":scope > .contents") !== null);
    if (innerWidth < 1280) main.querySelector(".contents details")?.removeAttribute("open");
    for (const each of site.onPage) each(main);
  };

  let turns = 0;
  const turn = async () => {
    const { page, anchor } = site.state();
    const path = page || "index.html";
    const mine = ++turns;
    if (document.documentElement.dataset.page !== path || !document.getElementById("main").childElementCount) {
      const held = document.getElementById(`page-${path}`) ?? document.getElementById("page-index.html");
      const text = await site.unpacked(held.textContent);
      if (mine !== turns) return; // another page was asked for meanwhile
      document.documentElement.dataset.page = held.id.slice("page-".length);
      const main = document.getElementById("main");
      main.innerHTML = text; // from this very file, made by the same hand
      document.title = `${main.querySelector("h1").textContent} · ${document.documentElement.dataset.whole}`;
      for (const link of document.querySelectorAll("nav.side a")) {
        if (site.target(link) === site.here()) link.setAttribute("aria-current", "page");
        else if (site.target(link) === site.here().replace(/[^/]*$/, "index.html")) link.setAttribute("aria-current", "true");
        else link.removeAttribute("aria-current");
      }
      scrollTo(0, 0);
      shown();
    }
    if (anchor) document.getElementById(anchor)?.scrollIntoView();
  };

  if (site.whole) {
    document.addEventListener("click", (event) => {
      const link = event.target.closest?.("a[href]");
      if (!link || event.defaultPrevented || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const target = site.target(link);
      if (!target || link.getAttribute("href").startsWith("#/")) return;
      event.preventDefault();
      location.hash = `#/${target.replace("#", "!")}`;
    });
    addEventListener("hashchange", () => void turn());
  }
  site.startSearch();
  site.startPreviews();
  if (site.whole) void turn();
  else shown();
  void site.startChoices();
}
