import { expect, test, visit } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { callApi, wordsFor } from "./without-window.ts";

const withoutBids = { startPriceMinor: null, endsAt: null, plannedEndsAt: null } as const;

test("a demand is answered with an offer; the one who seeks accepts it", async ({ browser }) => {
  const seeker = await makePerson("hleda");
  const holder = await makePerson("ma");
  const demand = await makeLotOf(seeker, {
    ...withoutBids,
    type: "demand",
    saleMode: "fixed_price",
    askedPriceMinor: 9_000_00,
    name: "Hledám předválečnou slivovici",
  });
  expect(await wordsFor(null, pathOf(demand))).toContain("Přihlásit se a nabídnout");

  const holderPage = await windowOf(browser, holder);
  const block = holderPage.getByRole("region", { name: "Poptávka" });
  await test.step("an offer without a price is not sent; with one it is", async () => {
    await visit(holderPage, pathOf(demand));
    await block.getByRole("button", { name: "Poslat nabídku" }).click();
    await expect(block).toContainText("Napište prosím cenu v korunách.");
    await block.getByLabel("Za kolik prodáte").fill("8500");
    await block.getByLabel("Zpráva").fill("Mám jednu, hladina v hrdle.");
    await block.getByRole("button", { name: "Poslat nabídku" }).click();
    await expect(block).toContainText("Čeká na odpověď");
    await expect(block.getByRole("button", { name: "Vzít zpět" })).toBeVisible();
  });

  await test.step("nobody else sees it", async () => {
    // The page in the other language, which nobody has asked for yet, comes from no memory.
    const english = await wordsFor(null, `/en${pathOf(demand)}`);
    expect(english).toContain(demand.name);
    expect(english).not.toMatch(/8.500/);
  });

  await test.step("it waits in the account of the one who seeks, who accepts it after one question", async () => {
    expect(await wordsFor(seeker, "/ucet/prehled")).toContain("Nabídka 8 500 Kč čeká na vaši odpověď.");
    const seekerPage = await windowOf(browser, seeker);
    await visit(seekerPage, "/ucet/nabidky");
    await expect(seekerPage.getByRole("main")).toContainText("Mám jednu, hladina v hrdle.");
    await seekerPage.getByRole("button", { name: "Přijmout za 8 500 Kč" }).click();
    await expect(seekerPage.getByRole("dialog")).toContainText("Přijetí je závazné");
    await seekerPage.getByRole("button", { name: "Závazně přijmout za 8 500 Kč" }).click();
    await expect(seekerPage.getByRole("main")).toContainText("Přijata");
  });

  await test.step("both sides get each other's contact, and the demand is over", async () => {
    expect((await mailTo(seeker.email, "Koupeno")).text).toContain(holder.email);
    expect((await mailTo(holder.email, "Prodáno")).text).toContain(seeker.email);
    // A page from memory is a few seconds older.
    await expect.poll(() => wordsFor(null, pathOf(demand))).toContain("Koupeno za");
    expect(await wordsFor(null, pathOf(demand))).not.toContain("Přihlásit se a nabídnout");
  });
});

test("by agreement: a price is offered, another one proposed, and that one accepted", async ({ browser }) => {
  const seller = await makePerson("prodava");
  const buyer = await makePerson("kupuje");
  const lot = await makeLotOf(seller, { ...withoutBids, saleMode: "by_agreement", name: "Karafa dohodou" });
  // The form is the one that answers a demand.
  await callApi(buyer, "POST", `/api/auctions/${lot.id}/offers`, { price: 3_000 });

  const sellerPage = await windowOf(browser, seller);
  await visit(sellerPage, pathOf(lot));
  const received = sellerPage.getByRole("region", { name: "Nabídky" });
  await expect(received).toContainText("3 000 Kč");
  await received.getByRole("button", { name: "Navrhnout jinou cenu" }).click();
  await sellerPage.getByRole("dialog").getByLabel("Vaše cena").fill("3600");
  await sellerPage.getByRole("button", { name: "Poslat návrh" }).click();
  await expect(received).toContainText("Čeká na druhou stranu");
  await expect(received.getByRole("button", { name: /Přijmout/ })).toHaveCount(0);

  await mailTo(buyer.email, "Jiná cena");
  const buyerPage = await windowOf(browser, buyer);
  const block = buyerPage.getByRole("region", { name: "Nabídka dohodou" });
  await visit(buyerPage, pathOf(lot));
  await expect(block).toContainText("Rozhodnutí je na vás");
  await block.getByRole("button", { name: "Přijmout za 3 600 Kč" }).click();
  await buyerPage.getByRole("button", { name: "Závazně přijmout za 3 600 Kč" }).click();
  await expect(block).toContainText("Položka je vaše");
  await expect(block).toContainText("3 600 Kč");
});
