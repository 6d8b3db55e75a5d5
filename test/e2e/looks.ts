import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { pageOfLooks, showCopy } from "./copy-of-page.ts";
import { misfits } from "./misfits.ts";

/** WCAG 2.2 at level AA and everything below it. */
const levels = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** The guards that keep the focus inside an open dialog or menu: they take the focus only to hand it on. */
const focusGuards = "[data-base-ui-focus-guard]";
/** Widths in CSS pixels at which every page is checked, and the width where the desktop layout begins. */
const widths = [360, 768, 1028, 1260, 1920];
const desktopAndPhone = [1260, 360];
const height = 900;

/** `npm run release-check` sets `THOROUGH`: every look is taken at a desktop's and a phone's width, in both themes and languages. */
export const isThorough = Boolean(process.env.THOROUGH);

interface Look {
  /** Axe looks at a desktop's and a phone's width, in place of the one that the window has. */
  readonly atBothWidths?: boolean;
  /** Axe looks at the dark colours too. */
  readonly inDark?: boolean;
}

/**
 * Axe finds no fault on the page as it is now, and at every width it neither scrolls sideways nor breaks a word. What is looked
 * at is a copy, so that the journey goes on in its window as it was.
 */
export async function expectGoodLooks(
  page: Page,
  { atBothWidths = isThorough, inDark = isThorough }: Look = {},
): Promise<void> {
  const copy = await pageOfLooks(page);
  const own = page.viewportSize()?.width ?? 1260;
  await copy.setViewportSize({ width: own, height });
  await showCopy(page, copy);
  for (const width of atBothWidths ? desktopAndPhone : [own]) {
    await copy.setViewportSize({ width, height });
    await expectNoViolations(copy, page.url(), (axe) => axe.withTags(levels));
  }
  if (inDark) await expectGoodColoursInDark(copy, page.url());
  for (const width of widths) {
    await copy.setViewportSize({ width, height });
    // Right after a change of width the old one may still be measured, so what is wrong is measured again.
    const found = () => copy.evaluate(misfits);
    await expect.poll(found, { message: `at ${width} px, ${page.url()}`, timeout: 5_000 }).toEqual([]);
  }
}

/** Checks a page whose twin in the other language, which differs only in words, has been looked at. */
export async function expectGoodTwin(page: Page): Promise<void> {
  if (isThorough) await expectGoodLooks(page);
}

/** Axe's rules of colour alone, since nothing else differs in the dark theme. */
async function expectGoodColoursInDark(copy: Page, url: string): Promise<void> {
  await copy.emulateMedia({ colorScheme: "dark" });
  await copy.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  await expectNoViolations(copy, `in the dark, ${url}`, (axe) =>
    axe.withRules(["color-contrast", "link-in-text-block"]),
  );
  await copy.emulateMedia({ colorScheme: "light" });
}

async function expectNoViolations(
  copy: Page,
  url: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
): Promise<void> {
  // Axe is in the page already. Legacy mode spares the extra page in which it joins the results of foreign frames.
  const axe = new AxeBuilder({ page: copy, axeSource: "0" })
    .setLegacyMode(true)
    .options({ resultTypes: ["violations"] });
  const { violations } = await choose(axe).exclude(focusGuards).analyze();
  const found = violations.map(({ id, nodes }) => ({
    id,
    nodes: nodes.map(({ html, failureSummary }) => `${html}\n${failureSummary}`),
  }));
  expect(found, `at ${copy.viewportSize()?.width} px, ${url}`).toEqual([]);
}
