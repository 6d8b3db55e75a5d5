import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, siteUrl, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

test("of two people at the same lot, one buys it at once; the other and the seller see it", async ({ browser }) => {
  const seller = await makePerson("prodava");
  const first = await makePerson("prvni");
  const second = await makePerson("druhy");
  const lot = await makeLotOf(seller, { name: "Karibský rum na hned", buyNowMinor: 1_200_00 });
  const firstPage = await windowOf(browser, first);
  const secondPage = await windowOf(browser, second);
  const blockOf = (page: typeof firstPage) => page.getByRole("region", { name: "Přihazování" });
  for (const each of [firstPage, secondPage]) await visit(each, pathOf(lot));

  await test.step("the question names the price, the delivery and that it binds; going back buys nothing", async () => {
    await blockOf(firstPage).getByRole("button", { name: "Koupit ihned za 1 200 Kč" }).click();
    const dialog = firstPage.getByRole("dialog");
    await expect(dialog).toContainText("Celkem k úhradě");
    await expect(dialog).toContainText("1 490 Kč");
    await expect(dialog).toContainText("Koupě je závazná");
    await dialog.getByRole("button", { name: "Zpět" }).click();
    await expect(blockOf(firstPage)).toContainText("Aukce probíhá");
  });

  await test.step("Enter held down or pressed twice opens the question and answers nothing", async () => {
    await blockOf(firstPage).getByRole("button", { name: "Koupit ihned za 1 200 Kč" }).focus();
    await firstPage.keyboard.down("Enter");
    const confirm = firstPage.getByRole("button", { name: "Závazně koupit za 1 490 Kč" });
    await expect(firstPage.getByRole("dialog")).toBeFocused();
    for (let press = 0; press < 20; press++) await firstPage.keyboard.down("Enter");
    await firstPage.keyboard.up("Enter");
    await firstPage.keyboard.press("Enter");
    await expect(confirm).toBeVisible();
    await firstPage.keyboard.press("Tab");
    await expect(confirm).toBeFocused();
    await firstPage.keyboard.press("Escape");
    await expect(blockOf(firstPage)).toContainText("Aukce probíhá");
  });

  await test.step("the first buys", async () => {
    await blockOf(firstPage).getByRole("button", { name: "Koupit ihned za 1 200 Kč" }).click();
    await firstPage.getByRole("button", { name: "Závazně koupit za 1 490 Kč" }).click();
    await expect(blockOf(firstPage)).toContainText("Láhev je vaše");
    await expect(blockOf(firstPage)).toContainText("Kupní cena");
    await expect(blockOf(firstPage)).toContainText("1 490 Kč");
  });

  await test.step("the second, a moment later, sees that it is gone", async () => {
    await expect(blockOf(secondPage)).toContainText("Aukce skončila", { timeout: 20_000 });
    await expect(blockOf(secondPage).getByRole("button", { name: /Koupit ihned/ })).toHaveCount(0);
  });

  await test.step("both sides get their mail, the buyer finds it among what was won", async () => {
    const bought = await mailTo(first.email, "Koupeno");
    expect(bought.text).toContain(seller.email);
    const sold = await mailTo(seller.email, "Prodáno");
    expect(sold.text).toContain(first.email);
    const { pathname } = new URL(linkIn(bought, "/ucet/obchody/"), siteUrl());
    expect(await wordsFor(first, pathname)).toContain("1 490 Kč");
    expect(await wordsFor(first, "/ucet/aukce?group=won")).toContain("Karibský rum na hned");
  });
});

test("a fixed price is bought after signing in; a price that has changed meanwhile is asked about anew", async ({
  browser,
  troubles,
}) => {
  const seller = await makePerson("prodava");
  const buyer = await makePerson("kupuje");
  const lot = await makeLotOf(seller, {
    name: "Rum za pevnou cenu",
    saleMode: "fixed_price",
    startPriceMinor: null,
    endsAt: null,
    plannedEndsAt: null,
    askedPriceMinor: 2_000_00,
  });
  expect(await wordsFor(null, pathOf(lot))).toContain("Přihlásit se a koupit");

  const buyerPage = await windowOf(browser, buyer);
  const block = buyerPage.getByRole("region", { name: /za pevnou cenu/ });
  await visit(buyerPage, pathOf(lot));
  await block.getByRole("button", { name: "Koupit za 2 000 Kč" }).click();

  await reprice(lot.id, 1_900_00);
  troubles.expectStatus(409);
  const dialog = buyerPage.getByRole("dialog");
  await dialog.getByRole("button", { name: "Závazně koupit za 2 290 Kč" }).click();
  await expect(dialog).toContainText("Cena se mezitím změnila, teď je 1 900 Kč.");
  await dialog.getByRole("button", { name: "Závazně koupit za 2 190 Kč" }).click();
  await expect(block).toContainText("Položka je vaše");
  await expect(block).toContainText("2 190 Kč");
});

async function reprice(listingId: number, askedPriceMinor: number): Promise<void> {
  const { db } = await serverContext();
  await db.execute(sql`update listings set asked_price_minor = ${askedPriceMinor} where id = ${listingId}`);
}
