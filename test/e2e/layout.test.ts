import type { Page } from "@playwright/test";
import type { HomeSection } from "#contract/settings/settings.ts";
import { expect, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";
import { withSetting } from "./with-setting.ts";

/** The frame of every page as its settings say (rules FR1 to FR11). */

const both = (text: string) => ({ cs: text, en: text });

test("menus come from the settings; what begins with http opens in a new tab and learns nothing of us", async ({
  page,
}) => {
  const link = both("https://example.com/radce");
  const entry = { link, text: { cs: "Rádce sběratele", en: "" } };
  await withSetting("topmenu", [entry], () =>
    withSetting("bottommenu", [{ title: both("Čtení"), links: [entry] }], async () => {
      await expect(async () => {
        await page.goto("/en");
        await expect(page.getByRole("link", { name: "Rádce sběratele" })).toHaveCount(2, { timeout: 1_000 });
      }).toPass();
      for (const found of await page.getByRole("link", { name: "Rádce sběratele" }).all()) {
        await expect(found).toHaveAttribute("target", "_blank");
        await expect(found).toHaveAttribute("rel", /noopener/);
        await expect(found).toHaveAttribute("href", link.cs);
      }
    }),
  );
});

test("the operator composes the home page: sections are switched off and put in another order while people read", async ({
  page,
}) => {
  const headings = () => page.getByRole("main").getByRole("heading", { level: 2 }).allTextContents();
  const homeOf = (sections: readonly HomeSection[]) => ({
    sections,
    title: both("Láhve pod klíčem"),
    text: both("Na zkoušku."),
    freeDeliveryOver: 2_000,
  });
  await visit(page, "/");
  const [before] = await headings();
  expect(before).toBeDefined();
  await withSetting("home", homeOf(["delivery", "articles"]), async () => {
    await expect(async () => {
      await page.goto("/");
      expect(await headings()).toEqual(["Doprava zdarma nad 2\u00a0000\u00a0Kč", "Z\u00a0blogu"]);
    }).toPass();
    // The page keeps its heading although the section that shows it is off.
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Láhve pod klíčem");
    await visit(page, "/blog");
    await page.getByRole("link", { name: "Kabinet, úvod" }).first().click();
    await expect.poll(headings).toHaveLength(2);
  });
  await withSetting("home", homeOf([]), async () => {
    await expect(async () => {
      await page.goto("/");
      expect(await headings()).toEqual([]);
    }).toPass();
    const size = page.viewportSize();
    await expectGoodLooks(page);
    // On a phone goods come before the promises.
    if (size) await page.setViewportSize(size);
  });
  await expect(async () => {
    await page.goto("/");
    expect((await headings())[0]).toBe(before);
  }).toPass();
});

test("in maintenance everybody is sent to the page that says so; signing in and the back office stay open", async ({
  page,
  browser,
  troubles,
}) => {
  troubles.expectStatus(503);
  const operator = await windowOf(browser, await makePerson("spravce", { scopes: ["admin"] }));
  await visit(page, "/hledani");
  await withSetting("maintenance", { is_enabled: true }, async () => {
    await expect(async () => {
      const answer = await page.goto("/hledani?q=rum");
      expect([answer?.status(), new URL(page.url()).pathname]).toEqual([503, "/mimo-provoz"]);
      expect(answer?.headers()["retry-after"]).toBe("600");
    }).toPass();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Právě probíhá údržba");
    await expect(page.getByText("Vraťte se prosím později.")).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Hlavní nabídka" })).toHaveCount(0);
    // The earlier page may be shown for a few seconds more, as every finished page.
    await expect(async () => {
      await page.goto("/en");
      await expect(page).toHaveURL("/maintenance", { timeout: 1_000 });
    }).toPass();
    await page.goto("/account/index");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Přihlášení");
    await visit(operator, "/administrace/kontrola");
    await expect(operator.getByRole("heading", { level: 1 })).toBeVisible();
    await visit(operator, "/hledani");
    await expect(operator).toHaveURL("/hledani");
  });
  await expect(async () => {
    await page.goto("/hledani");
    await expect(page).toHaveURL("/hledani", { timeout: 1_000 });
  }).toPass();
});

/** Presses a link on home, once the server shows it. */
async function followFromHome(page: Page, name: string): Promise<void> {
  const link = page.getByRole("link", { name });
  await expect(async () => {
    await page.goto("/");
    await expect(link).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await visit(page, "/");
  await link.click();
}

test("a link within the site with a slash at its end leads to the address without, query and hash kept", async ({
  page,
}) => {
  const entry = { link: both("/denni-aukce/?type=supply#content"), text: both("Lomítko") };
  await withSetting("topmenu", [entry], async () => {
    await followFromHome(page, "Lomítko");
    await expect(page).toHaveURL("/denni-aukce?type=supply#content");
    await page.goto("/mesicni-aukce/?page=1#content");
    await expect(page).toHaveURL("/mesicni-aukce?page=1#content");
  });
});

test("a link to a page in the other language opens a document of its own, in that language throughout", async ({
  page,
}) => {
  const there = { link: both("/en/denni-aukce?type=supply#content"), text: both("Tam") };
  const back = { link: both("/hledani?q=rum"), text: both("Back") };
  await withSetting("topmenu", [there, back], async () => {
    await followFromHome(page, "Tam");
    await expect(page).toHaveURL("/en/denni-aukce?type=supply#content");
    await expect(page.locator("html")).toHaveAttribute("lang", "en");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeAttached();
    await takenOver(page);
    await page.getByRole("link", { name: "Back" }).click();
    await expect(page).toHaveURL("/hledani?q=rum");
    await expect(page.locator("html")).toHaveAttribute("lang", "cs");
  });
});
