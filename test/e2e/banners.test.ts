import type { BrowserContext, Page } from "@playwright/test";
import { countShifts } from "./count-shifts.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { cookies, newVisitor } from "./settled-visitor.ts";

/** The promo banner above the pages and the intro popup (rules VI4, VI5). The demo has one of each. */

const promo = (page: Page) => page.getByRole("complementary", { name: "Upozornění" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Měsíční aukce" });

/** Remaining life of a cookie in seconds, by the clock of this machine; undefined where there is no such cookie. */
async function lifetime(context: BrowserContext, name: string): Promise<number | undefined> {
  const stored = (await context.cookies()).find((cookie) => cookie.name === name);
  return stored && stored.expires - Date.now() / 1_000;
}

test.use({
  ownWindow: true,
  storageState: {
    ...newVisitor,
    cookies: cookies("localhost", { adult: "yes", "cookies-show": "hidden", "intro-popup": "hidden" }),
  },
});

test("the promo banner hides itself after 30 s, or goes by its button; the intro popup comes 3 s after the page, is closed by Escape, and each stays away for its time", async ({
  page,
  context,
}) => {
  const shifts = await countShifts(page);
  // From now on time passes by `runFor` alone, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);

  await test.step("the promo banner hides itself after 30 s, for a day, and moves nothing", async () => {
    await visit(page, "/hledani");
    await expect(promo(page)).toBeVisible();
    const top = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().top);
    const before = await top();
    await page.clock.runFor(29_000);
    await expect(promo(page)).toBeVisible();
    expect(await lifetime(context, "top-banner")).toBeUndefined();
    await page.clock.runFor(1_500);
    await expect(promo(page)).toBeHidden();
    expect(await top()).toBe(before);
    expect(await lifetime(context, "top-banner")).toBeCloseTo(24 * 3_600, -2);
    await page.getByRole("link", { name: "Denní aukce" }).first().click();
    await expect(page).toHaveURL("/denni-aukce");
    await expect.poll(top).toBe(0);
    await visit(page, "/hledani");
    await expect(promo(page)).toHaveCount(0);
    expect(await top()).toBe(0);
    expect(await shifts()).toBeLessThan(0.01);
  });

  await test.step("while the focus is in it, it stays, fits every screen and is accessible; its button closes it at once", async () => {
    await context.clearCookies({ name: "top-banner" });
    await visit(page, "/");
    const close = promo(page).getByRole("button", { name: "Zavřít upozornění" });
    await close.focus();
    await page.clock.runFor(60_000);
    await expect(promo(page)).toBeVisible();
    // Axe needs a running clock.
    await page.clock.resume();
    await expectGoodLooks(page);
    await close.press("Enter");
    await expect(promo(page)).toHaveCount(0);
    await expect(page.getByRole("banner").getByRole("link", { name: "Kabinet, úvod" })).toBeFocused();
    expect(await lifetime(context, "top-banner")).toBeCloseTo(24 * 3_600, -2);
  });

  await test.step("the intro popup comes 3 s after the page; closed by Escape it gives the focus back and stays away for 14 days", async () => {
    await context.clearCookies({ name: "intro-popup" });
    await page.clock.pauseAt(Date.now() + 600_000);
    await visit(page, "/");
    await page.getByRole("link", { name: "Kabinet, úvod" }).first().focus();
    await page.clock.runFor(2_500);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(popup(page)).toBeVisible();
    expect(await shifts()).toBeLessThan(0.01);
    // The demo's popup may have no picture.
    const pictures = popup(page).locator("img");
    if (await pictures.count()) await expect(pictures).toHaveAttribute("src", /popup-desktop/);
    // Axe needs a running clock.
    await page.clock.resume();
    await expectGoodLooks(page);
    expect(await lifetime(context, "intro-popup")).toBeUndefined();
    await page.keyboard.press("Escape");
    await page.clock.runFor(1_000);
    await expect(popup(page)).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Kabinet, úvod" }).first()).toBeFocused();
    expect(await lifetime(context, "intro-popup")).toBeCloseTo(14 * 24 * 3_600, -2);
    await visit(page, "/");
    await page.clock.runFor(10_000);
    await expect(popup(page)).toHaveCount(0);
  });
});
