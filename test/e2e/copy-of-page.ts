import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Page } from "@playwright/test";
import { siteUrl } from "./site-url.ts";

/** Parts of a page that stand above all others, as no attribute says. */
const topAttribute = "data-top-layer";

let opened: Promise<Page> | null = null;

/**
 * The window of this worker in which copies of pages are looked at. Axe is loaded there once, since loading it takes longer
 * than a look, and its first look several times as long as the next.
 */
export function pageOfLooks(page: Page): Promise<Page> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has a browser");
  opened ??= open(browser);
  return opened;
}

async function open(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ reducedMotion: "reduce", locale: "cs-CZ", baseURL: siteUrl() });
  // A page of the site's origin without its content policy, and routes off again since they switch off the browser's cache.
  await page.route("/looks", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html>" }));
  await page.goto("/looks");
  await page.unroute("/looks");
  await page.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return page;
}

/** Shows what the page shows, without its scripts. */
export async function showCopy(page: Page, copy: Page): Promise<void> {
  const html = await page.evaluate(serialise, topAttribute);
  await copy.evaluate(show, { html, topAttribute, url: page.url() });
}

/** The document with what its fields hold and which parts are open, as attributes. */
function serialise(topAttribute: string): string {
  const root = document.documentElement.cloneNode(true) as HTMLElement;
  const twins = (selector: string) =>
    [...document.querySelectorAll(selector)].map(
      (each, index) => [each, root.querySelectorAll(selector)[index]] as const,
    );
  for (const [field, twin] of twins("input")) {
    const { value, checked, type } = field as HTMLInputElement;
    if (type !== "file") twin?.setAttribute("value", value);
    twin?.toggleAttribute("checked", checked);
  }
  for (const [field, twin] of twins("textarea"))
    if (twin) twin.textContent = (field as HTMLTextAreaElement).value;
  for (const [option, twin] of twins("option"))
    twin?.toggleAttribute("selected", (option as HTMLOptionElement).selected);
  for (const [part, twin] of twins("dialog, [popover]"))
    if (part.matches(":modal, :popover-open")) twin?.setAttribute(topAttribute, "");
  for (const each of root.querySelectorAll("script, noscript, link[rel=modulepreload], link[rel=preload]"))
    each.remove();
  return root.outerHTML;
}

async function show({
  html,
  topAttribute,
  url,
}: {
  html: string;
  topAttribute: string;
  url: string;
}): Promise<void> {
  history.replaceState(null, "", url);
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  document.replaceChild(document.adoptNode(documentElement), document.documentElement);
  for (const part of document.querySelectorAll<HTMLElement>(`[${topAttribute}]`)) {
    if (!(part instanceof HTMLDialogElement)) part.showPopover();
    else if (part.open) {
      part.close();
      part.showModal();
    }
  }
  const sheet = new CSSStyleSheet();
  // Parts outside the window are drawn at once, since they would otherwise be checked before they have a place.
  sheet.replaceSync("* { content-visibility: visible !important }");
  document.adoptedStyleSheets = [sheet];
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(
    sheets.map((link) => link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve))),
  );
  await document.fonts.ready;
}
