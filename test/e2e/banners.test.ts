import type { BrowserContext, Page } from "@playwright/test";
import { countShifts } from "./count-shifts.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { cookies, newVisitor, settled } from "./settled-visitor.ts";

/** The promo banner above the pages and the intro popup (RULES.md VI4, VI5). The demo has one of each. */

const isOfAge = { adult: "yes", "cookies-show": "hidden" };
const visitor = (...seen: ("intro-popup" | "top-banner")[]) => ({
  ...newVisitor,
  cookies: cookies("localhost", {
    ...isOfAge,
    ...Object.fromEntries(seen.map((name) => [name, settled[name]])),
  }),
});

const promo = (page: Page) => page.getByRole("complementary", { name: "Upozornění" });
const popup = (page: Page) => page.getByRole("dialog", { name: "Měsíční aukce" });

/** Remaining life of a cookie in seconds, by the clock of this machine; undefined where there is no such cookie. */
async function lifetime(context: BrowserContext, name: string): Promise<number | undefined> {
  const kept = (await context.cookies()).find((cookie) => cookie.name === name);
  return kept && kept.expires - Date.now() / 1_000;
}

/** Stops the page's clock: from now on time passes by `runFor` alone, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

/** The demo's popup may have no picture. */
async function expectPicture(page: Page, source: RegExp): Promise<void> {
  const pictures = popup(page).locator("img");
  if (await pictures.count()) await expect(pictures).toHaveAttribute("src", source);
}

test.use({ ownWindow: true });

test.describe("the promo banner", () => {
  test.use({ storageState: visitor("intro-popup") });

  test("hides itself after 30 s, for a day, and moves nothing", async ({ page, context }) => {
    const shifts = await countShifts(page);
    await stopClock(page);
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

  test("fits every screen, is accessible and stays while the focus is in it; closed by its button, it goes at once", async ({
    page,
    context,
  }) => {
    await stopClock(page);
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

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    test("can be read and followed", async ({ page }) => {
      await page.goto("/");
      await expect(promo(page).getByRole("link")).toHaveAttribute("href", "/blog");
      await expect(promo(page).getByRole("button")).toBeHidden();
    });
  });
});

test.describe("the intro popup", () => {
  test.use({ storageState: visitor("top-banner") });

  test("comes 3 s after the page; closed by Escape it gives the focus back and stays away for 14 days", async ({
    page,
    context,
  }) => {
    const shifts = await countShifts(page);
    await stopClock(page);
    await visit(page, "/");
    await page.getByRole("link", { name: "Kabinet, úvod" }).first().focus();
    await page.clock.runFor(2_500);
    await expect(popup(page)).toHaveCount(0);
    await page.clock.runFor(600);
    await expect(popup(page)).toBeVisible();
    expect(await shifts()).toBeLessThan(0.01);
    await expectPicture(page, /popup-desktop/);
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

  test("on a narrow screen its own banner leads on, which counts as seen", async ({ page, context }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await stopClock(page);
    await visit(page, "/");
    await page.clock.runFor(3_100);
    await expect(popup(page)).toBeVisible();
    await expectPicture(page, /popup-mobile/);
    await popup(page).getByRole("link").click();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL("/mesicni-aukce");
    await expect(popup(page)).toHaveCount(0);
    expect(await lifetime(context, "intro-popup")).toBeCloseTo(14 * 24 * 3_600, -2);
  });

  test("never stands before a lot or a registration; it comes 3 s after the next list", async ({ page }) => {
    const lot = await makeLotOf(await makePerson("nerusit"), { name: "Nerušená 1970", slug: "nerusena" });
    await stopClock(page);
    for (const path of [pathOf(lot), "/registrace"]) {
      await visit(page, path);
      await page.clock.runFor(20_000);
      await expect(popup(page)).toHaveCount(0);
    }
    await page.getByRole("link", { name: "Denní aukce" }).first().click();
    await expect(page).toHaveURL("/denni-aukce");
    await page.clock.runFor(4_000);
    await expect(popup(page)).toBeVisible();
  });

  test.describe("for somebody new", () => {
    test.use({ storageState: newVisitor });
    test("waits for the question of age, then for the cookie bar", async ({ page }) => {
      await stopClock(page);
      await visit(page, "/");
      await page.clock.runFor(5_000);
      await expect(popup(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Ano, je mi 18 nebo více" }).click();
      await page.clock.runFor(5_000);
      await expect(page.getByRole("form", { name: "Cookies" })).toBeVisible();
      await expect(popup(page)).toHaveCount(0);
      await page.getByRole("button", { name: "Odmítnout vše" }).click();
      // As long after the last answer as otherwise after the page.
      await page.clock.runFor(2_500);
      await expect(popup(page)).toHaveCount(0);
      await page.clock.runFor(2_000);
      await expect(popup(page)).toBeVisible();
    });
  });
});
