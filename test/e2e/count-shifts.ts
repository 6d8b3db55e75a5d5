import type { Page } from "@playwright/test";

/** Counts the layout shift of the open page as browsers do; to be called before the page is opened. */
export async function countShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shift = String(
          Number(document.documentElement.dataset.shift ?? 0) + entry.value,
        );
    }).observe({ type: "layout-shift", buffered: true });
  });
  return async () => Number(await page.evaluate(() => document.documentElement.dataset.shift ?? 0));
}
