import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson } from "./people.ts";

/** The header of every page: the currency that one chooses there, and how it stands out (rules FR1 to FR11). */

test("prices are shown in the chosen currency, which is remembered; what one acts on stays in crowns", async ({
  page,
}) => {
  const seller = await makePerson("smenarnik");
  const lot = await makeLotOf(seller, {
    name: "Směnečná 1970",
    slug: "smenecna",
    startPriceMinor: 24_300_00,
  });
  const search = "/hledani?q=Sm%C4%9Bne%C4%8Dn%C3%A1";
  await visit(page, search);
  const card = page.getByRole("main").getByRole("listitem").filter({ hasText: lot.name });
  await expect(card).toContainText("24\u00a0300\u00a0Kč");
  await page.getByRole("banner").getByLabel("Měna cen").selectOption("EUR");
  await expect(card).toContainText("1\u00a0000,00\u00a0€");
  const stored = (await page.context().cookies()).find(({ name }) => name === "currencyId");
  expect(stored?.value).toMatch(/^\d+$/);
  await page.reload();
  await expect(card).toContainText("1\u00a0000,00\u00a0€");
  await visit(page, pathOf(lot));
  const block = page.getByRole("region", { name: "Přihazování" });
  await expect(block).toContainText("24\u00a0300\u00a0Kč");
  await block.getByRole("button", { name: "≈\u00a01\u00a0000,00\u00a0€" }).click();
  const modal = page.getByRole("dialog", { name: "Orientační přepočet" });
  await expect(modal).toContainText("Kurz je 24,3 Kč za 1 EUR. Přihazuje se a platí vždy v korunách.");
  await expectGoodLooks(page);
  await page.keyboard.press("Escape");
  await expect(modal).toHaveCount(0);
});

test("a currency that there is not is the default one", async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: "currencyId", value: "999", url: baseURL ?? "" }]);
  await page.goto("/");
  await expect(page.getByRole("banner").getByLabel("Měna cen")).toHaveValue(/^\d+$/);
  await expect(page.getByRole("main")).not.toContainText("€");
});

test("the header stands out once scrolled past its height less 75 px, and under the pointer", async ({ page }) => {
  await visit(page, "/");
  // Before the first move some browsers place the pointer in the corner, on the header.
  await page.mouse.move(600, 600);
  const header = page.getByRole("banner");
  const ground = () => header.evaluate((element) => getComputedStyle(element).backgroundColor);
  const plain = await ground();
  const height = await header.evaluate((element) => element.getBoundingClientRect().height);
  const scrollTo = (top: number) => page.evaluate((y) => window.scrollTo({ top: y, behavior: "instant" }), top);
  await scrollTo(height - 75);
  await expect.poll(ground).toBe(plain);
  await scrollTo(height - 74);
  await expect.poll(ground).not.toBe(plain);
  await scrollTo(0);
  await expect.poll(ground).toBe(plain);
  await header.hover();
  await expect.poll(ground).not.toBe(plain);
});

test("every entry of the menus leads to the page that it names", async () => {
  const { topmenu, bottommenu } = defaultSettings;
  for (const { link, text } of [...topmenu, ...(bottommenu[0]?.links ?? [])]) {
    const html = await (await answerFor(null, link.cs, "follow")).text();
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]*>/g, "") ?? "";
    expect(heading.toLowerCase(), link.cs).toContain(text.cs.toLowerCase());
  }
});

test("a page brings the top categories alone; those below come with the menu on a phone, and can be asked for again", async ({
  page,
  troubles,
}) => {
  troubles.expectOffline();
  const below = "Absint a anýzové";
  const html = await (await answerFor(null, "/blog")).text();
  expect(html).toContain("Lihoviny");
  expect(html).not.toContain(below);
  await page.setViewportSize({ width: 360, height: 900 });
  await page.route("**/api/catalog/category/*", (route) => route.abort("connectionrefused"), { times: 1 });
  await visit(page, "/blog");
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });
  await expect(menu).toContainText("Podkategorie se nepodařilo načíst.");
  await menu.getByRole("button", { name: "Zkusit znovu" }).click();
  await menu.getByRole("button", { name: /Lihoviny/ }).click();
  await expect(menu.getByRole("link", { name: below })).toBeVisible();
});

test("at a tablet's width no entry of the menu is cut off: what does not fit stands in the menu alone, and keys unfold it", async ({
  page,
}) => {
  await page.setViewportSize({ width: 768, height: 900 });
  await visit(page, "/blog");
  const row = page.getByRole("navigation", { name: "Hlavní nabídka" });
  const seen = () =>
    row.getByRole("link").evaluateAll((links) => {
      const line = links[0]?.closest("ul")?.getBoundingClientRect();
      const boxes = links.map((link) => link.getBoundingClientRect());
      return boxes.filter(({ top }) => line && top < line.bottom).map(({ right }) => right <= 768);
    });
  const whole = await seen();
  expect(whole.length).toBeGreaterThan(6);
  expect(whole).not.toContain(false);
  await row.getByRole("link", { name: "Jak přihazovat" }).focus();
  await page.keyboard.press("Shift+Tab");
  await expect.poll(async () => (await seen()).length).toBe(await row.getByRole("link").count());
});
