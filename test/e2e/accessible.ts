import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 at level AA and everything below it. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** What keeps the focus inside an open dialog or menu: it takes the focus only to hand it on. */
const focusGuards = "[data-base-ui-focus-guard]";
/** Widths every screen is looked at, in CSS pixels, and where the layout of desks begins. */
const widths = [360, 768, 1028, 1260, 1920];
const height = 900;

/** Axe finds nothing on the page as it is shown on a desk and on a phone, or at the widths asked for. */
export async function expectAccessible(page: Page, at: readonly number[] = [1260, 360]): Promise<void> {
  await expectNoViolations(page, at, (axe) => axe.withTags(levels));
}

/** A page in English, whose Czech twin was looked at on a desk as well: it differs in its words. */
export const expectAccessibleTwin = (page: Page) => expectAccessible(page, [360]);

/** The page's dark colours, on a desk and on a phone: what axe can find by colour, since nothing else has changed. */
export async function expectAccessibleInDark(page: Page): Promise<void> {
  await darken(page);
  await expectNoViolations(page, [1260, 360], (axe) =>
    axe.withRules(["color-contrast", "link-in-text-block"]),
  );
}

async function expectNoViolations(
  page: Page,
  at: readonly number[],
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await drawAll(page);
  for (const width of at) {
    await page.setViewportSize({ width, height });
    // Axe stays in a page that it has been brought to; to bring it takes as long as a look.
    const isThere = await page.evaluate(() => "axe" in window);
    // Legacy: without frames of others there is nothing to put together in a page of its own, which takes seconds.
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: "0" }) })
      .setLegacyMode(true)
      .options({ resultTypes: ["violations"] });
    const { violations } = await choose(axe).exclude(focusGuards).analyze();
    const found = violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
    }));
    expect(found, `at ${width} px, ${page.url()}`).toEqual([]);
  }
}

/** What is drawn as it comes near the window is drawn at once: axe would look at it where it has no place yet. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Turns the page to its dark theme, and waits until no colour is on its way any more. */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // What inherits a colour begins when its parent has arrived, a frame later: two still frames in a row.
    for (let still = 0, seen = 0; still < 2 && seen < 120; seen++) {
      await frame();
      still = document.getAnimations().some(({ playState }) => playState === "running") ? 0 : still + 1;
    }
  });
}

/** The page never scrolls sideways, and no word of ordinary length is broken. */
export async function expectFits(page: Page): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    const sticksOut = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(sticksOut, { message: `at ${width} px, ${page.url()}` }).toBeLessThanOrEqual(0);
    const broken = () => page.evaluate(brokenWords);
    await expect.poll(broken, { message: `broken at ${width} px, ${page.url()}` }).toEqual([]);
  }
}

/**
 * Words of up to twenty letters that stand in two lines: a longer one may be broken where nothing else helps, and so may a
 * name with digits in it, which journeys draw by lot. Of what the browser has laid out: what waits far below
 * (`content-visibility`) still has the lines of another width.
 */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    // A name that ends in an ellipsis: what is cut off has no lines of its own.
    const clamp = node.parentElement.closest("[class*=line-clamp]");
    if (clamp && clamp.scrollHeight > clamp.clientHeight) continue;
    for (const { 0: word, index } of (node as Text).data.matchAll(/[\p{L}\p{M}\p{N}._@]+/gu)) {
      if (word.length > 20 || /\p{N}/u.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = new Set(
        [...range.getClientRects()].flatMap(({ top, width }) => (width > 1 ? [Math.round(top)] : [])),
      );
      if (lines.size > 1) broken.push(word);
    }
  }
  return broken;
}
