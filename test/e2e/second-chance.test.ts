import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { endSoon, serverContext } from "./server-context.ts";
import { bidOn, callApi, wordsFor } from "./without-window.ts";

test("a lot below its reserve is offered to its highest bidder, then to the next, who takes it", async ({
  browser,
}) => {
  const seller = await makePerson("nabizi");
  const high = await makePerson("vysoky");
  const low = await makePerson("nizky");
  const lot = await makeLotOf(seller, { name: "Rum pod minimální cenou", reserveMinor: 5_000_00 });
  await bidOn(lot, low, 700);
  await bidOn(lot, high, 900);
  const highPage = await windowOf(browser, high);
  await visit(highPage, pathOf(lot));
  const status = highPage.getByRole("region", { name: "Přihazování" });
  await expect(status).toContainText("Vedete, ale pod minimální cenou");
  await endSoon(lot.id);
  await mailTo(seller.email, "Neprodáno");

  await test.step("the highest declines", async () => {
    const sellerPage = await windowOf(browser, seller);
    await visit(sellerPage, "/ucet/vase-aukce?group=ended");
    await sellerPage.getByRole("button", { name: "Nabídnout přihazujícímu" }).click();
    await sellerPage.getByRole("dialog").getByRole("button", { name: "Odeslat nabídku" }).click();
    await expect(sellerPage.getByRole("main")).toContainText(/nabídnuto přihazujícímu/i);
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
    await callApi(seller, "POST", `/api/me/advertisements/${lot.id}/second-chance`, {});
    const sellersWords = await wordsFor(seller, "/ucet/vase-aukce?group=ended");
    expect(sellersWords).toMatch(/nabídnuto přihazujícímu/i);
    expect(sellersWords).not.toContain("700 Kč");
    const lowPage = await windowOf(browser, low);
    await visit(lowPage, "/ucet/aukce");
    await lowPage.getByRole("button", { name: "Přijmout za 700 Kč" }).click();
    await lowPage.getByRole("dialog").getByRole("button", { name: "Závazně koupit za 700 Kč" }).click();
    await expect(lowPage.getByText("Položka je vaše. Podrobnosti jsme vám poslali e-mailem.")).toBeVisible();
    await expect(lowPage.getByRole("button", { name: /^Přijmout/ })).toHaveCount(0);
    expect(await wordsFor(low, "/ucet/aukce?group=won")).toContain(lot.name);
    expect((await mailTo(low.email, "Koupeno")).text).toContain(seller.email);
    expect((await mailTo(seller.email, "Prodáno")).text).toContain(low.email);
  });
});

test("a seller takes an offer back before it is answered, and goes on", async ({ browser }) => {
  const { seller, bidder, lot } = await offerAfterAuction({
    seller: "odvolava",
    bidder: "vaha",
    lot: "Rum odvolaný",
  });
  const sellerPage = await windowOf(browser, seller);
  await visit(sellerPage, pathOf(lot));
  await expect(sellerPage.getByRole("main")).toContainText(/nabídnuto přihazujícímu za 900\sKč/i);
  await mailTo(bidder.email, "Nabídka po aukci");
  await sellerPage.getByRole("button", { name: "Vzít nabídku zpět" }).click();
  await expectGoodLooks(sellerPage);
  await sellerPage.getByRole("dialog").getByRole("button", { name: "Vzít nabídku zpět" }).click();
  await expect(sellerPage.getByText("Nabídka je odvolaná.")).toBeVisible();
  await expect(sellerPage.getByRole("main")).toContainText(/nabídku přihazujícímu za 900\sKč jste odvolali/i);
  await expect(sellerPage.getByRole("button", { name: "Nabídnout znovu" })).toBeVisible();
  await mailTo(bidder.email, "Nabídka odvolána");
  expect(await offersTo(bidder)).toEqual([]);
});

test("an offer that nobody answers runs out, and the seller goes on", async () => {
  const { seller, bidder, lot } = await offerAfterAuction({
    seller: "nabizi",
    bidder: "mlci",
    lot: "Rum bez odpovědi",
  });
  const sellersWords = () => wordsFor(seller, "/ucet/vase-aukce?group=ended");
  expect(await sellersWords()).toMatch(/nabídnuto přihazujícímu/i);
  expect(await sellersWords()).not.toContain("Nabídnout znovu");
  const { db } = await serverContext();
  await db.execute(sql`update second_chances set expires_at = now() where listing_id = ${lot.id}`);
  await mailTo(seller.email, "Nabídka nepřijata");
  expect(await offersTo(bidder)).toEqual([]);
  expect(await sellersWords()).toContain("Nabídnout znovu");
});

/** The offers after auctions that wait for an answer of this person, as every page of theirs reads them. */
function offersTo(person: Person): Promise<unknown[]> {
  return callApi<unknown[]>(person, "GET", "/api/me/second-chances");
}

/** A lot that ended below its reserve, with one bid of 900 Kč, has just been offered to its bidder. */
async function offerAfterAuction(names: { seller: string; bidder: string; lot: string }) {
  const seller = await makePerson(names.seller);
  const bidder = await makePerson(names.bidder);
  const lot = await makeLotOf(seller, { name: names.lot, reserveMinor: 5_000_00 });
  await bidOn(lot, bidder, 900);
  await endSoon(lot.id);
  await mailTo(seller.email, "Neprodáno");
  await callApi(seller, "POST", `/api/me/advertisements/${lot.id}/second-chance`, {});
  expect(await offersTo(bidder)).toHaveLength(1);
  return { seller, bidder, lot };
}
