import type { Browser, BrowserContext, BrowserContextOptions, Page } from "@playwright/test";
import type { State } from "./settled-visitor.ts";
import { siteUrl } from "./site-url.ts";

type Size = NonNullable<BrowserContextOptions["viewport"]>;

interface Window {
  readonly page: Page;
  /** What its journey did to it goes on in the next page, so nobody else may have it. */
  isChanged: boolean;
}

/**
 * Windows that earlier journeys of this worker have left. A new one loads and compiles every script of the site anew, which
 * takes two seconds of a core; one that is handed on has them, and nothing else of its last journey.
 */
const idle: Window[] = [];
const taken: Window[] = [];
/** Contexts with settings of their own, which end with their journey. */
const others: BrowserContext[] = [];
/** What listens to all windows of the journey that runs. */
let watch: (context: BrowserContext) => void = () => undefined;

/** A document of the site without scripts, in which a window waits. */
const emptyPath = "/robots.txt";

/** What stays with a window or its context until it is closed. */
const lastingOfPage = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
];
const lastingOfContext = [
  "addInitScript",
  "clearPermissions",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "newCDPSession",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setGeolocation",
  "setOffline",
];
const lastingOfClock = ["install", "setFixedTime", "setSystemTime", "pauseAt"];

/** From now on every context that a journey opens is watched so. */
export function watchWindows(by: (context: BrowserContext) => void): void {
  watch = by;
}

/** A context with settings of its own, in place of `browser.newContext`, which nothing would watch. */
export async function openContext(
  browser: Browser,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  others.push(context);
  watch(context);
  return context;
}

/** Opens a window with the usual settings, which knows nothing but the given cookies and entries of local storage. */
export async function openWindow(browser: Browser, state: State, size: Size): Promise<Page> {
  const window = idle.pop() ?? (await newWindow(browser));
  taken.push(window);
  const { page } = window;
  watch(page.context());
  await page.setViewportSize(size);
  await page.context().addCookies(state.cookies);
  const entries = state.origins.flatMap(({ localStorage }) => localStorage);
  await page.evaluate((all) => {
    for (const { name, value } of all) localStorage.setItem(name, value);
  }, entries);
  return page;
}

/** Takes the windows of a journey back, and closes those that the next could not have as new. */
export async function takeWindowsBack(): Promise<void> {
  for (const context of others.splice(0)) await context.close();
  for (const window of taken.splice(0)) {
    if (await isEmptied(window)) idle.push(window);
    else await window.page.context().close();
  }
}

async function isEmptied(window: Window): Promise<boolean> {
  const { page } = window;
  if (window.isChanged || page.isClosed()) return false;
  page.removeAllListeners();
  page.context().removeAllListeners();
  for (const other of page.context().pages()) if (other !== page) await other.close();
  await page.goto(emptyPath);
  await page.context().clearCookies();
  await page.evaluate(async () => {
    localStorage.clear();
    sessionStorage.clear();
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name);
    for (const name of await caches.keys()) await caches.delete(name);
  });
  return true;
}

async function newWindow(browser: Browser): Promise<Window> {
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(new URL(emptyPath, siteUrl()).href);
  const window = { page, isChanged: false };
  const onChange = () => {
    window.isChanged = true;
  };
  noteCalls(page, lastingOfPage, onChange);
  noteCalls(context, lastingOfContext, onChange);
  noteCalls(context.clock, lastingOfClock, onChange);
  return window;
}

function noteCalls(of: object, names: readonly string[], onCall: () => void): void {
  for (const name of names) {
    const call: unknown = Reflect.get(of, name);
    if (typeof call !== "function") throw new Error(`no ${name} to be called`);
    Reflect.set(of, name, (...args: unknown[]) => {
      onCall();
      return call.apply(of, args);
    });
  }
}
