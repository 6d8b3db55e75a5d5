import { expect, type Page } from "@playwright/test";

/** Buttons that neither send a form nor open a native element of the browser, and fields outside any form that can be sent. */
const withoutEffect = [
  'button[type="button"]:not([popovertarget])',
  '[role="button"]',
  ...["select", "input", "textarea"].map((field) => `${field}:not(form *)`),
]
  .map((selector) => `${selector}:not([inert] *):visible`)
  .join();

/** Nothing that can be seen on a page without scripts waits for one to do anything. */
export async function expectEffects(page: Page): Promise<void> {
  const idle = await page.locator(withoutEffect).evaluateAll((found) => found.map((each) => each.outerHTML));
  expect([page.url(), page.viewportSize()?.width, idle]).toEqual([page.url(), page.viewportSize()?.width, []]);
}
