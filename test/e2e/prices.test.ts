import { dayMs } from "#contract/values/durations.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { bidOn } from "./without-window.ts";

test("how the price came about and what the same thing was sold for: graph, table by keyboard, earlier sales", async ({
  page,
}) => {
  const [seller, bidder] = [await makePerson("prodava"), await makePerson("prihazuje")];
  const brand = await findOrAddBrand(await serverContext(), `Palírna ${seller.username}`);
  const thing = { brandId: brand?.id ?? null, ageYears: 12, name: "Rum dvanáctiletý" };
  const soldBefore = (name: string, days: number, minor: number) =>
    makeLotOf(seller, {
      ...thing,
      name,
      slug: "rum-dvanactilety-drive",
      status: "sold",
      soldBy: "bid",
      winnerId: bidder.id,
      priceMinor: minor,
      finalPriceMinor: minor,
      closedAt: new Date(Date.now() - days * dayMs),
    });
  const earlier = await soldBefore("Rum dvanáctiletý, dříve", 30, 1_400_00);
  for (const days of [90, 180]) await soldBefore("Rum dvanáctiletý, dávno", days, 1_200_00 + days * 100);
  const lot = await makeLotOf(seller, thing);
  await bidOn(lot, bidder, 800);

  const section = page.getByRole("region", { name: "Vývoj ceny" });
  // A page from memory may be a few seconds older than the bid.
  await expect(async () => {
    await visit(page, pathOf(lot));
    await expect(section.getByRole("img", { name: /v aukci/ })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await test.step("each graph says what it is to who does not see it", async () => {
    await expect(section.getByRole("img", { name: `Vývoj ceny v aukci: ${lot.name}` })).toBeVisible();
    await expect(section.getByRole("img", { name: `Dosažené ceny za 12 měsíců: ${lot.name}` })).toBeVisible();
    await expect(section).toContainText("prodala 3krát, od 1 290 Kč do 1 400 Kč");
  });

  await test.step("the numbers open by keyboard and tell no maximum", async () => {
    const table = section.getByRole("table", { name: "Cena v této aukci, Kč" });
    await expect(table).toBeHidden();
    await section.locator("summary").first().focus();
    await page.keyboard.press("Enter");
    await expect(table).toBeVisible();
    await expect(table.getByRole("row").last()).toContainText("500 Kč");
    await expect(table).not.toContainText("800 Kč");
  });

  await test.step("what was sold before leads to its page", async () => {
    await page.getByRole("region", { name: "Prodáno dříve" }).getByRole("link", { name: earlier.name }).click();
    await expect(page).toHaveURL(new RegExp(`/${earlier.id}/`));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Rum dvanáctiletý, dříve");
  });
});
