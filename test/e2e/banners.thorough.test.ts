import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { cookies, newVisitor, settled } from "./settled-visitor.ts";

/** What more there is of the promo banner and the intro popup (rules VI4, VI5) than `banners.test.ts` looks at. */

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

/** Stops the page's clock: from now on time passes by `runFor` alone, however slow the machine is. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

test.use({ ownWindow: true });

test.describe("the promo banner without scripts", () => {
  test.use({ storageState: visitor("intro-popup"), javaScriptEnabled: false });
  test("can be read and followed", async ({ page }) => {
    await page.goto("/");
    await expect(promo(page).getByRole("link")).toHaveAttribute("href", "/blog");
    await expect(promo(page).getByRole("button")).toBeHidden();
  });
});

test.describe("the intro popup", () => {
  test.use({ storageState: visitor("top-banner") });

  test("on a narrow screen its own banner leads on, which counts as seen", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await stopClock(page);
    await visit(page, "/");
    await page.clock.runFor(3_100);
    await expect(popup(page)).toBeVisible();
    // The demo's popup may have no picture.
    const pictures = popup(page).locator("img");
    if (await pictures.count()) await expect(pictures).toHaveAttribute("src", /popup-mobile/);
    await popup(page).getByRole("link").click();
    await page.clock.runFor(1_000);
    await expect(page).toHaveURL("/mesicni-aukce");
    await expect(popup(page)).toHaveCount(0);
    await visit(page, "/");
    await page.clock.runFor(10_000);
    await expect(popup(page)).toHaveCount(0);
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
