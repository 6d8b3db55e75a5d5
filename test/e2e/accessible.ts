import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 at level AA and everything below it. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What keeps the focus inside an open dialog or menu: it takes the focus only to hand it on. */
const focusGuards = "[data-base-ui-focus-guard]";
/** Widths every screen is looked at, in CSS pixels. */
const widths = [360, 768, 1260, 1920];
const height = 900;

/** Axe finds nothing on the page as it is shown on a phone and on a desk. */
export async function expectAccessible(page: Page): Promise<void> {
  for (const width of [1260, 360]) {
    await page.setViewportSize({ width, height });
    const { violations } = await new AxeBuilder({ page }).withTags(levels).exclude(focusGuards).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found, `at ${width} px, ${page.url()}`).toEqual([]);
  }
}

/** The page never scrolls sideways. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(sticksOut, { message: `at ${width} px, ${page.url()}` }).toBeLessThanOrEqual(0);
  }
}
