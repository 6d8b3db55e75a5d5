import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import { fromOwnNetwork } from "./network-address.ts";
import type { State } from "./settled-visitor.ts";
import { siteUrl } from "./site-url.ts";

type Size = NonNullable<BrowserContextOptions["viewport"]>;

/**
 * Windows that earlier journeys of this worker have left. A new one loads and compiles every script of the site anew, which
 * takes two seconds of a core; one that is handed on has them, and nothing else of its last journey.
 */
const idle: Page[] = [];
const taken: Page[] = [];
/** Contexts with settings of their own, which end with their journey. */
const others: BrowserContext[] = [];
/** What listens to all windows of the journey that runs. */
let watch: (context: BrowserContext) => void = () => undefined;

/** A document of the site without scripts, in which a window waits. */
const emptyPath = "/robots.txt";

/** What journeys listen to. */
const heard = [
  "console",
  "dialog",
  "domcontentloaded",
  "download",
  "page",
  "pageerror",
  "request",
  "requestfailed",
  "response",
  "websocket",
];

/** From now on every context that a journey opens is watched so. */
export function watchWindows(by: (context: BrowserContext) => void): void {
  watch = by;
}

/** A context with settings of its own, in place of `browser.newContext`, which nothing would watch. */
export async function openContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await newContext(browser, options);
  others.push(context);
  watch(context);
  return context;
}

/** Opens a window with the usual settings, which knows nothing but the given cookies and entries of local storage. */
export async function openWindow(browser: Browser, state: State, size: Size): Promise<Page> {
  const page = idle.pop() ?? (await newWindow(browser));
  taken.push(page);
  watch(page.context());
  await page.context().setExtraHTTPHeaders(fromOwnNetwork());
  await page.setViewportSize(size);
  await page.context().addCookies(state.cookies);
  const entries = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
  return page;
}

/** Takes the windows of a journey back. */
export async function takeWindowsBack(): Promise<void> {
  for (const context of others.splice(0)) await context.close();
  for (const page of taken.splice(0)) {
    if (page.isClosed()) await page.context().close();
    else {
      await empty(page);
      idle.push(page);
    }
  }
}

/** Undoes what a journey can do to a window; `windows.test.ts` names what cannot be undone. */
async function empty(page: Page): Promise<void> {
  const context = page.context();
  // Playwright itself listens to some others, such as the end of a context.
  for (const event of heard) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  for (const other of context.pages()) if (other !== page) await other.close();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.unrouteAll({ behavior: "ignoreErrors" });
  await context.setOffline(false);
  await context.clearPermissions();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: "reduce" });
  await page.goto(emptyPath);
  await context.clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
}

/** A context whose line says that data are to be saved: fetching the code of further pages ahead takes as long as the visit. */
async function newContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext({ extraHTTPHeaders: fromOwnNetwork(), ...options });
  await context.addInitScript(setLine, { saveData: true });
  return context;
}

/** Runs in a page before its scripts, which read there what the line of their visitor allows. */
export function setLine(line: { saveData?: boolean; effectiveType?: string }): void {
  Object.defineProperty(navigator, "connection", { value: line, configurable: true });
}

async function newWindow(browser: Browser): Promise<Page> {
  const context = await newContext(browser, { storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(new URL(emptyPath, siteUrl()).href);
  return page;
}
