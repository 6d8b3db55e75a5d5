import type { Browser } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { endSoon, house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";

test("a lot below its reserve is offered to its highest bidder, then to the next, who takes it", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const seller = await makePerson("nabizi");
  const high = await makePerson("vysoky");
  const low = await makePerson("nizky");
  const lot = await makeLotOf(seller, { name: "Rum pod minimální cenou", reserveMinor: 5_000_00 });
  const [sellerPage, highPage, lowPage] = [
    await windowOf(browser, seller),
    await windowOf(browser, high),
    await windowOf(browser, low),
  ];
  for (const [page, amount] of [
    [lowPage, "700"],
    [highPage, "900"],
  ] as const) {
    await visit(page, pathOf(lot));
    const block = page.getByRole("region", { name: "Přihazování" });
    await block.getByRole("textbox").fill(amount);
    await block.getByRole("button", { name: `Přihodit ${amount} Kč` }).click();
    await confirmBid(page);
    await expect(block).toContainText("Vedete, ale pod minimální cenou");
  }
  await endSoon(lot.id);
  await mailTo(seller.email, "Neprodáno");

  const offer = async () => {
    await visit(sellerPage, "/ucet/vase-aukce?group=ended");
    await sellerPage.getByRole("button", { name: "Nabídnout přihazujícímu" }).click();
    await sellerPage.getByRole("dialog").getByRole("button", { name: "Odeslat nabídku" }).click();
    await expect(sellerPage.getByRole("main")).toContainText(/nabídnuto přihazujícímu/i);
  };

  await test.step("the highest declines", async () => {
    await offer();
    const mail = await mailTo(high.email, "Nabídka po aukci");
    await visit(highPage, linkIn(mail, `/${lot.id}/`));
    await expect(highPage.getByRole("main")).toContainText("Za 900 Kč, nikdy ne víc než vaše maximum.");
    await highPage.getByRole("button", { name: "Odmítnout" }).click();
    await highPage.getByRole("dialog").getByRole("button", { name: "Odmítnout nabídku" }).click();
    await expect(highPage.getByText("Nabídka je odmítnutá.")).toBeVisible();
    await expect(highPage.getByRole("button", { name: /^Přijmout/ })).toHaveCount(0);
    await mailTo(seller.email, "Nabídka nepřijata");
  });

  await test.step("the next finds the offer among the own bids and takes it", async () => {
    await offer();
    await expect(sellerPage.getByRole("main")).not.toContainText("700");
    await visit(lowPage, "/ucet/aukce");
    await lowPage.getByRole("button", { name: "Přijmout za 700 Kč" }).click();
    await lowPage.getByRole("dialog").getByRole("button", { name: "Závazně koupit za 700 Kč" }).click();
    await expect(lowPage.getByText("Položka je vaše. Podrobnosti jsme vám poslali e-mailem.")).toBeVisible();
    await expect(lowPage.getByRole("button", { name: /^Přijmout/ })).toHaveCount(0);
    await visit(lowPage, pathOf(lot));
    const block = lowPage.getByRole("region", { name: "Přihazování" });
    await expect(block).toContainText("Láhev je vaše");
    await expect(block).toContainText("990 Kč");
    expect((await mailTo(low.email, "Koupeno")).text).toContain(seller.email);
    expect((await mailTo(seller.email, "Prodáno")).text).toContain(low.email);
  });
});

test("a seller takes an offer back before it is answered, and goes on", async ({ browser }) => {
  const { bidder, lot, bidderPage, sellerPage } = await offerAfterAuction(browser, {
    seller: "odvolava",
    bidder: "vaha",
    lot: "Rum odvolaný",
  });
  await mailTo(bidder.email, "Nabídka po aukci");
  await sellerPage.getByRole("button", { name: "Vzít nabídku zpět" }).click();
  await expectGoodLooks(sellerPage);
  await sellerPage.getByRole("dialog").getByRole("button", { name: "Vzít nabídku zpět" }).click();
  await expect(sellerPage.getByText("Nabídka je odvolaná.")).toBeVisible();
  await expect(sellerPage.getByRole("main")).toContainText(/nabídku přihazujícímu za 900\sKč jste odvolali/i);
  await expect(sellerPage.getByRole("button", { name: "Nabídnout znovu" })).toBeVisible();
  await mailTo(bidder.email, "Nabídka odvolána");
  await visit(bidderPage, pathOf(lot));
  await expect(bidderPage.getByRole("button", { name: /^Přijmout/ })).toHaveCount(0);
});

test("an offer that nobody answers runs out, and the seller goes on", async ({ browser }) => {
  const { seller, lot, bidderPage, sellerPage } = await offerAfterAuction(browser, {
    seller: "nabizi",
    bidder: "mlci",
    lot: "Rum bez odpovědi",
  });
  await expect(sellerPage.getByRole("main")).toContainText(/nabídnuto přihazujícímu za 900\sKč/i);
  const { db } = await house();
  await db.execute(sql`update second_chances set expires_at = now() where listing_id = ${lot.id}`);
  await mailTo(seller.email, "Nabídka nepřijata");
  await visit(bidderPage, pathOf(lot));
  await expect(bidderPage.getByRole("button", { name: /^Přijmout/ })).toHaveCount(0);
  await visit(sellerPage, pathOf(lot));
  await expect(sellerPage.getByRole("button", { name: "Nabídnout znovu" })).toBeVisible();
  await expect(sellerPage.getByRole("main")).toContainText("neodpověděl");
});

/** A lot that ended below its reserve, with one bid of 900 Kč, has just been offered to its bidder; both have a window open. */
async function offerAfterAuction(browser: Browser, names: { seller: string; bidder: string; lot: string }) {
  const seller = await makePerson(names.seller);
  const bidder = await makePerson(names.bidder);
  const lot = await makeLotOf(seller, { name: names.lot, reserveMinor: 5_000_00 });
  const bidderPage = await windowOf(browser, bidder);
  await visit(bidderPage, pathOf(lot));
  const block = bidderPage.getByRole("region", { name: "Přihazování" });
  await block.getByRole("textbox").fill("900");
  await block.getByRole("button", { name: "Přihodit 900 Kč" }).click();
  await confirmBid(bidderPage);
  await expect(block).toContainText("Vedete");
  await endSoon(lot.id);
  await mailTo(seller.email, "Neprodáno");
  const sellerPage = await windowOf(browser, seller);
  await visit(sellerPage, pathOf(lot));
  await sellerPage.getByRole("button", { name: "Nabídnout přihazujícímu" }).click();
  await sellerPage.getByRole("dialog").getByRole("button", { name: "Odeslat nabídku" }).click();
  return { seller, bidder, lot, bidderPage, sellerPage };
}
