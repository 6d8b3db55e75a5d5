import { test as base, type ConsoleMessage, expect, type Page } from "@playwright/test";
import type { State } from "./settled-visitor.ts";
import { openContext, openWindow, takeWindowsBack, watchWindows } from "./windows.ts";

interface Troubles {
  /** From now on, answers with one of these statuses are expected and no fault of the page. */
  expectStatus(...statuses: number[]): void;
  /** From now on, requests that fail because a window is offline are expected. */
  expectOffline(): void;
}

/**
 * `test` of every journey: fails when any page of the journey, in whichever window, logs an error (React's hydration and
 * the content policy included), throws, or has a request that fails.
 */
export const test = base.extend<{ troubles: Troubles; ownWindow: boolean }>({
  /** Set by journeys that do to their window what cannot be undone: a clock, scripts before all others, a debugger. */
  ownWindow: [false, { option: true }],
  troubles: [
    async ({ javaScriptEnabled }, use, info) => {
      const found: string[] = [];
      const expected = new Set<number>();
      let isOfflineExpected = false;
      // A browser without JavaScript reports each script as a request that failed.
      const isReal = (trouble: string) =>
        (javaScriptEnabled || !trouble.includes(": csp for ")) && !(isOfflineExpected && cutOff.test(trouble));
      const watch = (page: Page) => watchPage(page, expected, (trouble) => isReal(trouble) && found.push(trouble));
      watchWindows((context) => {
        context.on("page", watch);
        for (const page of context.pages()) watch(page);
      });
      await use({
        expectStatus: (...statuses) => {
          for (const status of statuses) expected.add(status);
        },
        expectOffline: () => {
          isOfflineExpected = true;
        },
      });
      // After a failure the worker ends with its browser, and its windows stay as they were for the picture of them.
      if (info.status === info.expectedStatus) await takeWindowsBack();
      expect(found, "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
  page: async (
    { browser, troubles: _watched, storageState, viewport, ownWindow, javaScriptEnabled, locale, hasTouch },
    use,
  ) => {
    // A window that another journey has left has the usual settings.
    const isUsual = javaScriptEnabled !== false && locale === "cs-CZ" && !hasTouch;
    if (isUsual && !ownWindow && viewport) await use(await openWindow(browser, storageState as State, viewport));
    else await use(await (await openContext(browser)).newPage());
  },
  context: async ({ page }, use) => use(page.context()),
});

/** Chromium's errors for a connection that breaks or cannot be opened, also for a page's code. */
const cutOff =
  /net::ERR_(INTERNET_DISCONNECTED|CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE|INCOMPLETE_CHUNKED_ENCODING|SOCKET_NOT_CONNECTED)|Failed to fetch dynamically imported module|Error loading route module/;

function watchPage(page: Page, expected: ReadonlySet<number>, report: (trouble: string) => unknown): void {
  const at = () => new URL(page.url(), "http://nowhere").pathname;
  page.on("console", (message) => {
    if (message.type() === "error" && !isAnswer(message)) report(`${at()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => report(`${at()}: ${error.stack || error.message}`));
  page.on("response", (response) => {
    const status = response.status();
    if (status >= 400 && !expected.has(status)) report(`${at()}: ${status} of ${response.url()}`);
  });
  page.on("requestfailed", (request) => {
    const reason = request.failure()?.errorText ?? "";
    // The browser rightly gives up requests under way when the visitor leaves a page.
    if (reason !== "net::ERR_ABORTED") report(`${at()}: ${reason} for ${request.url()}`);
  });
}

/** Chromium logs every answer from 400 on; those are judged by their status instead. */
function isAnswer(message: ConsoleMessage): boolean {
  return message.text().startsWith("Failed to load resource: the server responded with a status of");
}

/** Opens a page and waits until its scripts have taken it over, as for a visitor who reads before pressing. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await takenOver(page);
}

/** Loads the page anew, as a visitor does, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await takenOver(page);
}

/**
 * Waits until the page's scripts, which come after the first paint, have taken it over, so that keys, clicks and checks that
 * need them work.
 */
export async function takenOver(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Parts with scripts of their own, such as the account's menu, are taken over last.
    const parts = [...document.querySelectorAll("header button, main button, footer")];
    const isTaken = (part: Element) => Object.keys(part).some((key) => key.startsWith("__reactProps"));
    return parts.length > 0 && parts.every(isTaken);
  });
}

export { expect };
