import type { Page } from "@playwright/test";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { makeContact } from "#test/make/contact.ts";
import { type MadeDeal, madeAddress, makeDeal } from "#test/make/deal.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf } from "./lots.ts";
import { makePerson, proveIn, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";
import { serverContext } from "./server-context.ts";
import { callApi, wordsFor } from "./without-window.ts";

const phone = { viewport: { width: 390, height: 844 } };
const now = (page: Page) => page.getByRole("region", { name: "Co je teď potřeba" });

const parcel = { carrier: "zasilkovna", trackingNumber: "Z 123 456" };

/** A deal whose money is to be held. */
async function escrowedDeal(): Promise<MadeDeal> {
  const [seller, buyer] = [await makePerson("posila"), await makePerson("plati")];
  const ctx = await serverContext();
  await makeContact(ctx, seller.id);
  const categoryId = await categoryOf("jamajka");
  const sides = { seller, buyer, categoryId, columns: { delivery: madeAddress } };
  return makeDeal(ctx, { ...sides, isProtected: true });
}

/** The buyer pays the deal, and its seller sends it. */
async function payAndSend({ id, seller, buyer }: MadeDeal): Promise<void> {
  const order = await callApi<{ id: number }>(buyer, "PUT", `/api/me/deals/${id}/order`);
  const money = { source: "transfer", reference: `held-${id}`, amountMinor: 1_690_00, currency: "CZK" };
  await receiveMoney(await serverContext(), { ...money, orderId: order.id });
  await mailTo(seller.email, "Zaplaceno, můžete odeslat");
  await callApi(seller, "PUT", `/api/me/deals/${id}/dispatch`, parcel);
}

test("money is held, and released by the receipt", async ({ browser }) => {
  const { id, seller, buyer } = await escrowedDeal();
  const path = `/ucet/obchody/${id}`;
  const buyerPage = await windowOf(browser, buyer, phone);
  await visit(buyerPage, path);
  await expect(now(buyerPage)).toContainText("prodávající je dostane, až věc převezmete");
  await expect(buyerPage.getByRole("button", { name: "Oznámit platbu" })).toHaveCount(0);
  await now(buyerPage)
    .getByRole("button", { name: /Zaplatit 1\s690\sKč/ })
    .click();
  await expect(buyerPage.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
  await buyerPage.getByRole("button", { name: /Zaplatit 1\s690\sKč/ }).click();
  await buyerPage.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(buyerPage.getByText(/Peníze držíme\sa\suvolníme\sje/)).toBeVisible();
  await mailTo(seller.email, "Zaplaceno, můžete odeslat");
  await mailTo(buyer.email, "Zaplaceno, peníze držíme");
  expect(await wordsFor(seller, path)).toContain("V úschově je pro vás 1 690 Kč");
  await callApi(seller, "PUT", `/api/me/deals/${id}/dispatch`, parcel);
  expect(await wordsFor(seller, path)).toContain("Doručení můžete ohlásit");
  await visit(buyerPage, path);
  await buyerPage.getByRole("button", { name: "Potvrdit převzetí" }).click();
  await buyerPage.getByRole("dialog").getByRole("button", { name: "Potvrdit převzetí" }).click();
  await expect(now(buyerPage)).toContainText("Peníze jsme uvolnili prodávajícímu");
  await expect(now(buyerPage)).not.toContainText("Vaše peníze drží");
  await mailTo(seller.email, "Převzato, peníze jsou uvolněné");
});

test("the site sends the money that is released to the seller", async ({ browser, troubles }) => {
  troubles.expectStatus(422);
  const made = await escrowedDeal();
  const { id, seller, buyer } = made;
  await payAndSend(made);
  await callApi(buyer, "PUT", `/api/me/deals/${id}/receipt`);
  await mailTo(seller.email, "Převzato, peníze jsou uvolněné");

  const operator = await makePerson("pokladna", { scopes: ["finance"] });
  const backOffice = await windowOf(browser, operator, phone);
  await visit(backOffice, "/administrace/penize?group=sellers");
  const payout = backOffice.getByRole("listitem").filter({ hasText: seller.username });
  await expect(payout).toContainText("19-2000145399/0800");
  await expectGoodLooks(backOffice);
  await payout.getByRole("button", { name: "Označit jako odeslané" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Označit jako odeslané" }).click();
  await proveIn(backOffice);
  await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  await expect(payout).toHaveCount(0);
  await mailTo(seller.email, "Peníze odešly");
  expect(await wordsFor(seller, `/ucet/obchody/${id}`)).toContain("Na váš účet jsme odeslali 1 690 Kč");
});

test("of money that is held a case gives a part back, and the seller gets the rest", async ({ browser, troubles }) => {
  troubles.expectStatus(422);
  const made = await escrowedDeal();
  const { id, seller, buyer } = made;
  await payAndSend(made);
  const path = `/ucet/obchody/${id}`;
  const problem = { kind: "damaged", note: `Krabice je promáčknutá, ${path}.` };
  await callApi(buyer, "POST", `/api/me/deals/${id}/problem`, problem);
  const buyersWords = await wordsFor(buyer, path);
  expect(buyersWords).toContain("Nahlášený problém");
  expect(buyersWords).not.toContain("Potvrdit převzetí");

  const moderator = await makePerson("soudi", { scopes: ["moderation"] });
  const backOffice = await windowOf(browser, moderator, phone);
  await visit(backOffice, "/administrace/pripady");
  const dealCase = backOffice.getByRole("listitem").filter({ hasText: path });
  await dealCase.getByLabel("Odůvodnění").fill("Poškození dokládají fotografie.");
  await dealCase.getByLabel("Kolik vrátit kupujícímu").fill("400");
  await expectGoodLooks(backOffice);
  await dealCase.getByRole("button", { name: "Uznat a část vrátit" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Uznat a část vrátit" }).click();
  await proveIn(backOffice);
  // What lies behind a dialog has no role either.
  await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  await expect(dealCase).toHaveCount(0);

  expect(await wordsFor(buyer, path)).toContain("Vracíme vám 400 Kč");
  await callApi(buyer, "PUT", `/api/me/deals/${id}/receipt`);
  expect(await wordsFor(seller, path)).toContain("uvolněné, 1 290 Kč vám pošleme");
});
