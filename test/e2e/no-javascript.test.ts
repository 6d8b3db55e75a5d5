import { expect, test } from "./journey.ts";
import { categoryOf, makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { expectEffects } from "./without-effect.ts";

test.use({ javaScriptEnabled: false });

test("browsing: from the home page through a search without accents and a category to a bottle; nothing waits for a script", async ({
  page,
}) => {
  const categoryId = await categoryOf("trinidad");
  const lot = await makeLotOf(await makePerson("ticho"), {
    categoryId,
    name: "Láhev bez skriptů",
    slug: "lahev-bez-skriptu",
    vintage: 1966,
  });
  await page.goto("/");
  await expectEffects(page);
  await page.getByRole("searchbox", { name: "Hledat na Kabinetu" }).fill("lahev bez skriptu");
  await page.getByRole("button", { name: "Hledat" }).first().click();
  await expect(page).toHaveURL("/hledani?q=lahev+bez+skriptu");
  await expect(page.getByRole("link", { name: lot.name })).toBeVisible();
  await page.getByRole("navigation", { name: "Hlavní nabídka" }).getByRole("link", { name: "Lihoviny" }).click();
  await expect(page).toHaveURL("/1/lihoviny");
  await page.goto(`/${categoryId}/trinidad`);
  await expectEffects(page);
  await page.getByRole("link", { name: "Láhev bez skriptů" }).first().click();
  await expect(page).toHaveURL(pathOf(lot));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Láhev bez skriptů");
  await expectEffects(page);
  await expect(page.getByRole("region", { name: "Stav" })).toContainText("1966");
  await expect(page.getByRole("region", { name: "Popis" })).toContainText("Láhev ze sbírky");
  await expect(page.getByRole("region", { name: "Přihazování" })).toContainText("500 Kč");
  await expect(page.getByRole("link", { name: "Přihlásit se a přihodit" })).toHaveAttribute(
    "href",
    `/account/index?redirect=${encodeURIComponent(pathOf(lot))}`,
  );
});
