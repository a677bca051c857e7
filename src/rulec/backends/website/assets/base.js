// What all parts of the site's script share: making elements, loading data, and the state in the address.
// A page's address may hold a state behind its `#`: `#?sort=Cost&f.Class=plain`. In the one-file site the page itself
// stands there too: `#/guards/index.html?sort=Cost`.
"use strict";
const site = (globalThis.rulecSite ??= {});

site.whole = document.documentElement.dataset.whole !== undefined; // all pages in one file
site.onPage = []; // called with `main` whenever a page is shown

/** An element: `site.make("a", { href: "x", class: "y" }, "text", child)`; a function is heard as an event. */
site.make = (name, attributes = {}, ...children) => {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) {
    if (typeof value === "function") made.addEventListener(key, value);
    else if (value === true) made.setAttribute(key, "");
    else if (value !== false && value !== null && value !== undefined) made.setAttribute(key, value);
  }
  made.append(...children.filter((child) => child !== null && child !== undefined));
  return made;
};

/** The page that is shown, as a path from the site's root. */
site.here = () => document.documentElement.dataset.page;

/** A link to a page of the site, from the one that is shown. */
site.to = (path) => (site.whole ? `#/${path.replace("#", "!")}` : document.documentElement.dataset.root + path);

/** The path of the page to which a link of this page leads, with its anchor; null where it leads elsewhere. */
site.target = (link) => {
  const href = link.getAttribute("href");
  if (!href) return null;
  if (href.startsWith("#/")) return href.slice(2).split("?")[0].replace("!", "#");
  if (href.startsWith("#?")) return null;
  const found = new URL(href, `site:///${site.here()}`);
  if (found.protocol !== "site:") return null;
  return decodeURI(found.pathname.slice(1)) + found.hash;
};

/** A text that was packed into the one file. */
site.unpacked = (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"))).text();
};

/** Data that pages need only now and then: a promise of `site[name]`. */
site.load = (name) => {
  if (site[name] !== undefined) return Promise.resolve(site[name]);
  const inside = document.getElementById(`data-${name}`);
  if (inside) {
    site[name] = JSON.parse(inside.textContent);
    return Promise.resolve(site[name]);
  }
  return site.script(name).then(() => site[name]);
};

/** A script of the site's that pages need only now and then; `made` is what it puts on the window. */
site.script = (name, made) => {
  if (made && globalThis[made] !== undefined) return Promise.resolve();
  const loading = `loading ${name}`;
  site[loading] ??= new Promise((done, failed) => {
    const source = `${document.documentElement.dataset.root}assets/${name}.js`;
    document.head.append(site.make("script", { src: source, load: done, error: () => failed(new Error(source)) }));
  });
  return site[loading];
};

/** What stands behind the `#` of the address: page, anchor and state. */
site.state = () => {
  const [front, query = ""] = decodeURI(location.hash.slice(1)).split("?");
  const [page, anchor] = front.startsWith("/") ? front.slice(1).split("!") : [site.here(), front];
  return { page, anchor, values: new URLSearchParams(query) };
};

/** Puts a state behind the `#`, without a new entry in the history. */
site.keep = (values) => {
  const query = values.toString();
  const front = site.whole ? `/${site.here()}` : "";
  const hash = query ? `#${front}?${query}` : `#${front}`;
  if (location.hash !== hash && !(hash === "#" && !location.hash)) history.replaceState(null, "", hash);
};

/** What a reader has chosen, kept from page to page. */
site.chosen = (key, value) => {
  try {
    if (value !== undefined) localStorage.setItem(`rulec ${key}`, value);
    return localStorage.getItem(`rulec ${key}`) ?? "";
  } catch {
    return value ?? "";
  }
};
