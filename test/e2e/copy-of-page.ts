import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Browser, Frame, Page } from "@playwright/test";
import { siteUrl } from "./site-url.ts";

/** Parts of a page that stand above all others, as no attribute says. */
const topAttribute = "data-top-layer";

let opened: Promise<Frame> | null = null;

/**
 * A frame of the given width that shows what the page shows, without its scripts. Axe is loaded there once a worker, since
 * loading it takes longer than a look, and its first look several times as long as the next; a frame has another width at once.
 */
export async function copyOf(page: Page, width: number): Promise<Frame> {
  const browser = page.context().browser();
  if (!browser) throw new Error("the page has a browser");
  return frameWith(browser, await page.evaluate(serialise, topAttribute), width);
}

/** The same frame with a page as the server has rendered it. */
export async function frameWith(browser: Browser, html: string, width: number): Promise<Frame> {
  opened ??= open(browser);
  const frame = await opened;
  await frame.evaluate(show, { html, topAttribute, width });
  return frame;
}

async function open(browser: Browser): Promise<Frame> {
  const page = await browser.newPage({
    reducedMotion: "reduce",
    locale: "cs-CZ",
    baseURL: siteUrl(),
    viewport: { width: 1920, height: 900 },
  });
  // A page of the site's origin without its content policy, and routes off again since they switch off the browser's cache.
  // The frame lies beside the window, where the browser lays it out without painting it.
  const body = `<!doctype html><iframe height="900" style="position: fixed; left: 100vw" srcdoc="<!doctype html>"></iframe>`;
  await page.route("/looks", (route) => route.fulfill({ contentType: "text/html", body }));
  await page.goto("/looks");
  await page.unroute("/looks");
  const frame = page.frames()[1];
  if (!frame) throw new Error("the window of looks has a frame");
  await frame.evaluate(await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8"));
  return frame;
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
  for (const [field, twin] of twins("textarea")) if (twin) twin.textContent = (field as HTMLTextAreaElement).value;
  for (const [option, twin] of twins("option"))
    twin?.toggleAttribute("selected", (option as HTMLOptionElement).selected);
  for (const [part, twin] of twins("dialog, [popover]"))
    if (part.matches(":modal, :popover-open")) twin?.setAttribute(topAttribute, "");
  return root.outerHTML;
}

async function show({
  html,
  topAttribute,
  width,
}: {
  html: string;
  topAttribute: string;
  width: number;
}): Promise<void> {
  (window.frameElement as HTMLIFrameElement).style.width = `${width}px`;
  const { documentElement } = new DOMParser().parseFromString(html, "text/html");
  for (const each of documentElement.querySelectorAll("script, noscript, link[rel$=preload]")) each.remove();
  document.replaceChild(document.adoptNode(documentElement), document.documentElement);
  for (const part of document.querySelectorAll<HTMLElement>(`[${topAttribute}]`)) {
    if (!(part instanceof HTMLDialogElement)) part.showPopover();
    else if (part.open) {
      part.close();
      part.showModal();
    }
  }
  const sheet = new CSSStyleSheet();
  // Parts outside the window have a place at once, and colours are what they come to.
  sheet.replaceSync("* { content-visibility: visible !important; transition: none !important }");
  document.adoptedStyleSheets = [sheet];
  const sheets = [...document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")];
  await Promise.all(
    sheets.map((link) => link.sheet ?? new Promise((resolve) => link.addEventListener("load", resolve))),
  );
  await document.fonts.ready;
}
