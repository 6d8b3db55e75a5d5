import { type Browser, expect, type Frame, type Page } from "@playwright/test";
import { copyOf, frameWith } from "./copy-of-page.ts";
import { type Faults, findFaults, type Wanted } from "./find-faults.ts";

/** WCAG 2.2 at level AA and everything below it. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Nothing else differs in the dark theme. */
const rulesOfColour = ["color-contrast", "link-in-text-block"];
/** Widths in CSS pixels at which every page is laid out, and the width where the desktop layout begins. */
const widths = [360, 768, 1028, 1260, 1920];
const desktopAndPhone = [1260, 360];

/** `npm run release-check` sets `THOROUGH`: every look is taken at a desktop's and a phone's width, in both themes and languages. */
export const isThorough = process.env.THOROUGH === "1";

interface Look {
  /** Axe looks at a desktop's and a phone's width, in place of the one that the window has. */
  readonly atBothWidths?: boolean;
  /** Axe looks at the dark colours too. */
  readonly inDark?: boolean;
  /** Something is open that a script has placed for the window's own width, so it is laid out at that width alone. */
  readonly atOwnWidth?: boolean;
}

/**
 * Axe finds no fault on the page as it is now, and at every width it neither scrolls sideways nor breaks a word. What is looked
 * at is a copy, so that the journey goes on in its window as it was.
 */
export async function expectGoodLooks(page: Page, look: Look = {}): Promise<void> {
  // A list that waits for its next state is faded until then.
  await expect(page.locator("[aria-busy=true]:not(button)")).toHaveCount(0);
  const width = page.viewportSize()?.width ?? 1260;
  await expectNoFaults(await copyOf(page, width), page.url(), width, look);
}

/** The same of a page as the server renders it, at a desktop's width. */
export async function expectGoodRendering(
  browser: Browser,
  { address, html }: { address: string; html: string },
  look: Look,
): Promise<void> {
  // As the inline scripts would: whoever has seen the promo banner has the page without it.
  const settled = html.replace("<html ", '<html class="promo-seen" ');
  await expectNoFaults(await frameWith(browser, settled, 1260), address, 1260, look);
}

/** A page as the server renders it neither scrolls sideways nor breaks a word at any width; axe has looked at it in the other language. */
export async function expectToFit(browser: Browser, { address, html }: { address: string; html: string }) {
  const settled = html.replace("<html ", '<html class="promo-seen with-script" ');
  const copy = await frameWith(browser, settled, 1260);
  const faults = await copy.evaluate(findFaults, { tags: levels, axeWidths: [], widths } satisfies Wanted);
  expect(faults, address).toEqual({});
}

async function expectNoFaults(
  copy: Frame,
  address: string,
  own: number,
  { atBothWidths = isThorough, inDark = isThorough, atOwnWidth = false }: Look,
): Promise<void> {
  const axeWidths = atBothWidths && !atOwnWidth ? desktopAndPhone : [own];
  const look = (wanted: Wanted): Promise<Faults> => copy.evaluate(findFaults, wanted);
  expect(await look({ tags: levels, axeWidths, widths: atOwnWidth ? [own] : widths }), address).toEqual({});
  if (!inDark) return;
  await copy.page().emulateMedia({ colorScheme: "dark" });
  const inTheDark = await look({ rules: rulesOfColour, axeWidths: [own], widths: [] });
  await copy.page().emulateMedia({ colorScheme: "light" });
  expect(inTheDark, `in the dark, ${address}`).toEqual({});
}
