import { eq } from "#server/db/query.ts";
import { openDeal } from "#server/features/deals/open-deal.ts";
import { feeTables } from "#server/features/fees/table.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsFor } from "./without-window.ts";

/** So far ahead that no other journey publishes anything under these fees. */
const day = "2031-01-01";

test("fees are set for a day to come, stand in the totals of what is published under them, and are owed after a sale", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const operator = await makePerson("sazebnik", { scopes: ["finance"] });
  const backOffice = await windowOf(browser, operator, { viewport: { width: 390, height: 844 } });
  await visit(backOffice, "/administrace/poplatky");
  await backOffice.getByText("Nový sazebník").click();
  const premium = backOffice.getByRole("group", { name: "Přirážka kupujícího" });
  const set = backOffice.getByRole("button", { name: "Vyhlásit sazebník" });
  await premium.getByLabel("Procent z ceny").fill("2,5");
  await premium.getByLabel("Nejméně (Kč)").fill("50");
  await premium.getByLabel("Nejvýše (Kč)").fill("20");
  await backOffice.getByLabel("Platí ode dne").fill(day);
  await set.click();
  await expect(backOffice.getByText("Strop nesmí být nižší než nejmenší částka.")).toBeVisible();
  await expect(backOffice.getByText("Vyhlásit nový sazebník?")).toBeHidden();
  await premium.getByLabel("Nejvýše (Kč)").fill("500");
  await set.click();
  await expect(backOffice.getByText("Vyhlásit nový sazebník?")).toBeVisible();
  await set.click();
  const table = backOffice.getByRole("listitem").filter({ hasText: "2031" });
  await expect(table).toContainText(/2,5\s%, nejméně 50\sKč, nejvýše 500\sKč/);
  await expect(table).toContainText("teprve začne");

  const ctx = await serverContext();
  const [row] = await ctx.db
    .select()
    .from(feeTables)
    .where(eq(feeTables.validFrom, new Date(`${day}T00:00:00+01:00`)));
  const [seller, buyer] = [await makePerson("provize"), await makePerson("prirazka")];
  const lot = await makeLotOf(seller, { buyNowMinor: 10_000_00, feeTableId: row?.id ?? null });
  const page = await windowOf(browser, buyer);
  await visit(page, pathOf(lot));
  const quick = page.getByRole("group", { name: "Rychlá volba částky" }).getByRole("button").first();
  await expect(quick).toContainText(/s\spřirážkou\s550\sKč/);
  await page.getByRole("button", { name: /Koupit ihned za/ }).click();
  const question = page.getByRole("dialog");
  await expect(question).toContainText(/Přirážka kupujícího.*250\sKč/);
  await expect(question).toContainText(/10\s540\sKč/);
  await question.getByRole("button", { name: "Zpět" }).click();
  await callApi(buyer, "POST", `/api/auctions/${lot.id}/bids`, { maximum: 2_000 });
  for (const path of ["/ucet/aukce", "/ucet/prehled"])
    expect(await wordsFor(buyer, path)).toMatch(new RegExp(`${lot.name}.*s přirážkou 550 Kč`));
  // 2 000 with 50 of premium and 290 of postage.
  expect(await wordsFor(buyer, "/ucet/prehled")).toContain("Kdybyste vyhráli vše: 2 340 Kč");

  await openDeal(ctx, {
    ...{ listingId: lot.id, sellerId: seller.id, buyerId: buyer.id },
    ...{ soldBy: "buy_now", priceMinor: 10_000_00 },
  });
  await visit(page, "/ucet/platba");
  await expect(page.getByRole("region", { name: "Nevyúčtované poplatky" })).toContainText(/250\sKč/);
  await expectGoodLooks(page);
});
