import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { addPictureTo, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { endSoon, serverContext } from "./server-context.ts";
import { bidOn, callApi, wordsFor } from "./without-window.ts";

test("an auction that nobody bid in is offered again in one click, the old page leads to the new one", async ({
  browser,
}) => {
  const seller = await makePerson("nabizi");
  const lot = await makeLotOf(seller, { name: "Rum, který nikdo nechtěl" });
  await addPictureTo(lot);
  const sellerPage = await windowOf(browser, seller);
  await endSoon(lot.id);
  await mailTo(seller.email, "Neprodáno");

  await visit(sellerPage, "/ucet/vase-aukce?group=ended");
  await sellerPage.getByRole("button", { name: "Nabídnout znovu" }).click();
  const question = sellerPage.getByRole("dialog", { name: "Nabídnout znovu?" });
  await expect(question).toContainText(/Skončí \S+\s\S+ \d/);
  await question.getByRole("button", { name: "Nabídnout znovu" }).click();
  await expect(sellerPage).not.toHaveURL(/vase-aukce/);
  await expect(sellerPage.getByRole("heading", { level: 1, name: lot.name })).toBeVisible();
  await expect(sellerPage.getByRole("region", { name: "Přihazování" })).toContainText("Toto je vaše aukce");
  const again = new URL(sellerPage.url()).pathname;
  expect(again).not.toBe(pathOf(lot));

  await sellerPage.getByRole("link", { name: "Předchozí aukce" }).click();
  await expect(sellerPage).toHaveURL(pathOf(lot));
  await sellerPage.getByRole("link", { name: "Přejít na novou nabídku" }).click();
  await expect(sellerPage).toHaveURL(again);
  expect(await wordsFor(seller, "/ucet/vase-aukce?group=ended")).toContain("nabízeno znovu");
});

test("a listing that was to be offered again by itself is", async () => {
  const seller = await makePerson("nabizi");
  const lot = await makeLotOf(seller, { name: "Rum na podruhé", automaticRelists: 1 });
  await addPictureTo(lot);
  await endSoon(lot.id);
  const mail = await mailTo(seller.email, "Neprodáno");
  expect(mail.text).toContain("Podle vašeho přání položku nabízíme znovu.");
  const { db } = await serverContext();
  const relistings = async () =>
    (await db.execute(sql`select from listings where relisted_from_id = ${lot.id} and status = 'live'`)).rowCount;
  await expect.poll(relistings).toBe(1);
  expect(await wordsFor(null, pathOf(lot))).toContain("Přejít na novou nabídku");
});

test("a seller takes a listing off before the first bid; a moderator another one after it, saying why", async ({
  browser,
}) => {
  const seller = await makePerson("nabizi");
  const bidder = await makePerson("prihazuje");
  const moderator = await makePerson("moderuje", { scopes: ["moderation"] });
  const own = await makeLotOf(seller, { name: "Rum stažený prodejcem" });
  const sellerPage = await windowOf(browser, seller);
  await visit(sellerPage, "/ucet/vase-aukce");
  await sellerPage.getByRole("button", { name: `Zrušit ${own.name}` }).click();
  await sellerPage.getByRole("dialog").getByRole("button", { name: "Zrušit nabídku" }).click();
  await expect(sellerPage.getByRole("main")).toContainText("zrušeno");

  const other = await makeLotOf(seller, { name: "Rum s padělanou etiketou" });
  await bidOn(other, bidder, 800);
  const bidderPage = await windowOf(browser, bidder);
  await visit(bidderPage, pathOf(other));
  await expect(bidderPage.getByRole("region", { name: "Přihazování" })).toContainText("Vedete");
  await expect(bidderPage.getByRole("button", { name: "Moderátor" })).toHaveCount(0);

  const moderatorPage = await windowOf(browser, moderator);
  await visit(moderatorPage, pathOf(other));
  await moderatorPage.getByRole("button", { name: "Moderátor" }).click();
  await moderatorPage.getByRole("menuitem", { name: "Zrušit nabídku" }).click();
  const dialog = moderatorPage.getByRole("dialog");
  await dialog.getByRole("button", { name: "Zrušit nabídku" }).click();
  await expect(dialog).toContainText("Vyberte prosím pravidlo.");
  await dialog.getByLabel("Pravidlo").selectOption({ label: "Pravost věci je v pochybnosti" });
  await dialog.getByLabel("Důvod").fill("Etiketa je padělek.");
  await dialog.getByRole("button", { name: "Zrušit nabídku" }).click();
  await expect(moderatorPage.getByRole("region", { name: "Přihazování" })).toContainText("Aukce je zrušená");
  // The open page shows it without a reload; a page from memory is a few seconds older.
  await expect(bidderPage.getByRole("main")).toContainText("Nabídku zrušil moderátor");
  await expect.poll(() => wordsFor(null, pathOf(other))).toContain("Nabídku zrušil moderátor");
  expect(await wordsFor(null, pathOf(other))).not.toContain("Etiketa je padělek.");
  await expect(bidderPage.getByRole("main")).toContainText("Etiketa je padělek.");
  expect((await mailTo(bidder.email, "Zrušeno")).text).toContain("Etiketa je padělek.");
  expect((await mailTo(seller.email, "Zrušeno")).text).toContain("Etiketa je padělek.");
});

test("a relisting that its seller took off can be offered once more, and a similar one started", async ({
  browser,
}) => {
  const seller = await makePerson("nabizi");
  const terms = { name: "Rum stažený napotřetí", place: "Brno", handover: "both" } as const;
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  const ended = { endsAt: yesterday, plannedEndsAt: yesterday, closedAt: yesterday };
  const first = await makeLotOf(seller, { ...terms, ...ended, status: "unsold" });
  const takenOff = { status: "cancelled", cancelledBy: "seller", closedAt: new Date() } as const;
  const lot = await makeLotOf(seller, { ...terms, ...takenOff, relistedFromId: first.id });
  await addPictureTo(lot);
  expect(await wordsFor(seller, "/ucet/vase-aukce?group=ended")).toContain("Nabídnout znovu");
  await callApi(seller, "POST", `/api/me/advertisements/${lot.id}/relisting`, {});

  const page = await windowOf(browser, seller);
  await visit(page, "/ucet/vase-aukce?group=running");
  await page.getByRole("button", { name: `Duplikovat bez fotografií: ${lot.name}` }).click();
  await expect(page).toHaveURL(/\/upravit$/);
  await expect(page.getByLabel("Název", { exact: true })).toHaveValue(lot.name);
  await visit(page, "/ucet/vase-aukce/pridat?step=price");
  await expect(page.getByLabel("Obec")).toHaveValue("Brno");
  await expect(page.getByLabel("Pojištěná doprava")).toHaveValue("290");
});
