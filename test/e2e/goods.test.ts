import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor } from "./people.ts";
import { wordsFor } from "./without-window.ts";

/** What the demo's operator sells from stock. */

test("new goods stand newest first, are ordered and narrowed; the same thing in another volume is one press away, and what no store has says how it can be had", async ({
  page,
}) => {
  const newest = await wordsFor(null, "/produkty/novinky");
  expect(newest).toContain("E-shop");
  // Other journeys add goods of their own, so the demo's newest are looked for by their names.
  expect(newest).toMatch(/Quinta do Salgueiral.*skladem.*Cascina Morello/);
  const cards = page.getByRole("main").locator("li.card");
  await visit(page, "/produkty/novinky?sort=price_asc");
  await expect(cards.first()).toContainText("Señorita Clara");
  await page.getByRole("checkbox", { name: /^Port Merritt/ }).check();
  await expect(cards.filter({ hasNotText: "Port Merritt" })).toHaveCount(0);
  await expect(cards.filter({ hasText: "Jamaica Reserve" })).toHaveCount(2);
  await expect(page).toHaveURL(/sort=price_asc/);

  await cards
    .getByRole("link", { name: /Magnum/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Zboží z obchodu" }).getByRole("link", { name: /0,7 l/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Reserve 8\sYO$/);
  const found = await (await answerFor(null, "/hledani?q=Ballinroe")).text();
  expect(found).toMatch(/<main.*Ballinroe.*není skladem/s);
  const [, path = ""] = /<main.*?<a [^>]*href="(\/\d+\/[^"]*ballinroe[^"]*)"/s.exec(found) ?? [];
  expect(await wordsFor(null, path)).toContain("Na objednávku k vyzvednutí v prodejně do 10 dnů.");
});

test("what is reduced says the usual price and the lowest one of thirty days; its page, search engines and the last viewed know it", async ({
  page,
}) => {
  await visit(page, "/produkty/akce");
  const card = page.getByRole("main").locator("li.card").filter({ hasText: "Glen Corrach" });
  await expect(card).toContainText("1 090 Kč");
  await expect(card.locator("s")).toContainText("1 290 Kč");
  await expect(card).toContainText("nejnižší cena 30 dní před slevou 1 290 Kč");
  await card.getByRole("link").first().click();
  const block = page.getByRole("region", { name: "Zboží z obchodu" });
  await expect(block).toContainText("Skladem");
  await expect(block).toContainText("včetně DPH 21 %");
  await expect(block).toContainText("Nejnižší cena za 30 dní před slevou 1 290 Kč");
  await expect(page.getByRole("heading", { name: "Vývoj ceny" })).toHaveCount(0);
  await expect(block).toContainText("Kabinet Praha – Vinohrady");
  await expectGoodLooks(page);
  const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem("last_viewed_products") ?? "null"));
  await expect
    .poll(async () => (await stored())?.cs[0])
    .toMatchObject({ is_price_sale_active: true, tax_rate: 21, original_price: 1_290, price: 1_090 });
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain("https://schema.org/InStock");
});
