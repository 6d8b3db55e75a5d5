import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** WCAG 2.2 at level AA and everything below it. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The guards that keep the focus inside an open dialog or menu: they take the focus only to hand it on. */
const focusGuards = "[data-base-ui-focus-guard]";
/** Widths in CSS pixels at which every page is checked, and the width where the desktop layout begins. */
const widths = [360, 768, 1028, 1260, 1920];
const height = 900;

/**
 * `THOROUGH=1` (`npm run release-check`) looks at every page at a desktop's and a phone's width in every language and theme.
 * Axe takes two seconds a look, so `npm test` looks where something differs: at both widths in Czech, elsewhere once.
 */
const isThorough = process.env.THOROUGH === "1";
export const bothWidths = [1260, 360];

/** Axe finds no fault on the page at the given widths, or at the one that its window has. */
export async function expectAccessible(page: Page, at?: readonly number[]): Promise<void> {
  await expectNoViolations(page, at ?? widthsOf(page), (axe) => axe.withTags(levels));
}

/** Checks a page whose Czech twin, which differs only in words, was checked. */
export async function expectAccessibleTwin(page: Page): Promise<void> {
  if (isThorough) await expectAccessible(page, [360]);
}

/** Checks the dark colours by axe's rules of colour alone, since nothing else has changed. */
export async function expectAccessibleInDark(page: Page, at?: readonly number[]): Promise<void> {
  await darken(page);
  await expectNoViolations(page, at ?? widthsOf(page), (axe) =>
    axe.withRules(["color-contrast", "link-in-text-block"]),
  );
}

const widthsOf = (page: Page): number[] => (isThorough ? bothWidths : [page.viewportSize()?.width ?? 1260]);

async function expectNoViolations(
  page: Page,
  at: readonly number[],
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  await drawAll(page);
  for (const width of at) {
    await page.setViewportSize({ width, height });
    // Axe stays in a page once it is loaded there, and loading takes as long as a check.
    const isThere = await page.evaluate(() => "axe" in window);
    // Legacy mode spares the extra page in which axe joins the results of foreign frames, which takes seconds.
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

/** Draws parts outside the window at once, since axe would otherwise check them before they have a place. */
async function drawAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { content-visibility: visible !important }");
    document.adoptedStyleSheets.push(sheet);
  });
}

/** Turns the page to its dark theme, and waits until no colour is in transition. */
async function darken(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // An element that inherits a colour starts a frame after its parent ends, so two still frames in a row are needed.
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
 * Words of up to twenty letters that stand in two lines. A longer one may be broken where nothing else helps, and so may a
 * name with digits in it, which journeys make at random. Parts that wait far below (`content-visibility`) are left out, since
 * they still have the lines of another width.
 */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      continue;
    // A name may end in an ellipsis, and its cut-off part has no lines of its own.
    const clamp = node.parentElement.closest("[class*=line-clamp]");
    if (clamp && clamp.scrollHeight > clamp.clientHeight) continue;
    const whole = document.createRange();
    whole.selectNodeContents(node);
    if (new Set([...whole.getClientRects()].map(({ top }) => Math.round(top))).size < 2) continue;
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
