import type { Page } from "@playwright/test";
import { sql } from "#server/db/query.ts";
import { makeContact } from "#test/make/contact.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { type Lot, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, type Person, windowOf } from "./people.ts";
import { linkIn, mailTo } from "./post.ts";
import { endSoon, serverContext } from "./server-context.ts";
import { callApi, wordsFor } from "./without-window.ts";

test("a deal to its end: won, paid by a code, sent, received, in two windows", async ({ browser, troubles }) => {
  const [seller, buyer] = [await makePerson("prodava"), await makePerson("vyhrava")];
  const lot = await soldTo(buyer, seller);
  const [sellerPage, buyerPage] = [await windowOf(browser, seller), await windowOf(browser, buyer)];

  await test.step("the seller fills in a wrong account", async () => {
    troubles.expectStatus(422);
    await visit(sellerPage, "/ucet/fakturacni-a-kontaktni-udaje");
    await sellerPage.getByLabel("Jméno", { exact: true }).fill("Jan");
    await sellerPage.getByLabel("Příjmení").fill("Ořech");
    await sellerPage.getByLabel("Telefon").fill("777 123 456");
    await sellerPage.getByLabel("Číslo účtu nebo IBAN").fill("19-2000145398/0800");
    await sellerPage.getByRole("button", { name: "Uložit údaje" }).click();
  });
  await test.step("that is told at its field, a right one is saved", async () => {
    await expect(sellerPage.getByText("Toto číslo účtu není platné.")).toBeVisible();
    await sellerPage.getByLabel("Číslo účtu nebo IBAN").fill("CZ65 0800 0000 1920 0014 5399");
    await sellerPage.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(sellerPage.getByText("Údaje jsou uložené.")).toBeVisible();
    await expect(sellerPage.getByLabel("Číslo účtu nebo IBAN")).toHaveValue("19-2000145399/0800");
    await makeContact(await serverContext(), buyer.id, {
      firstName: "Klára",
      lastName: "Veselá",
      street: null,
      iban: null,
    });
  });

  await test.step("the won lot leads to the deal, which shows what to pay and where", async () => {
    await visit(buyerPage, pathOf(lot));
    await buyerPage.getByRole("link", { name: "Přejít k platbě" }).click();
    await expect(buyerPage).toHaveURL(/\/ucet\/obchody\/\d+$/);
    await expect(now(buyerPage)).toContainText("Zvolte způsob předání");
    await buyerPage.getByLabel("Jméno a příjmení").fill("Klára Veselá");
    await buyerPage.getByLabel("Ulice a číslo").fill("Na Poříčí 12");
    await buyerPage.getByLabel("PSČ").fill("1");
    await buyerPage.getByLabel("Obec").fill("Praha");
    await buyerPage.getByLabel("Telefon pro dopravce").fill("777 765 432");
    await buyerPage.getByRole("button", { name: "Potvrdit předání" }).click();
    await expect(now(buyerPage)).toContainText("Toto PSČ v dané zemi neexistuje.");
    await buyerPage.getByLabel("PSČ").fill("110 00");
    await buyerPage.getByRole("button", { name: "Potvrdit předání" }).click();
    await expect(now(buyerPage)).toContainText("Zaplaťte prodávajícímu");
    await expect(now(buyerPage)).toContainText("Na Poříčí 12");
    await expect(buyerPage.getByRole("img", { name: /QR platba na 790/ })).toBeVisible();
    await expect(now(buyerPage)).toContainText("19-2000145399/0800");
    await expect(buyerPage.getByRole("main")).toContainText("Jan Ořech");
    await expectGoodLooks(buyerPage);
  });

  const path = new URL(buyerPage.url()).pathname;
  await test.step("the seller confirms the payment and sends", async () => {
    await visit(sellerPage, path);
    await sellerPage.getByRole("button", { name: "Platba přišla" }).click();
    await sellerPage.getByRole("dialog").getByRole("button", { name: "Platba přišla" }).click();
    await expect(now(sellerPage)).toContainText("odešlete zásilku");
    await expect(sellerPage.getByRole("main")).toContainText("Na Poříčí 12");
    await expect(sellerPage.getByRole("main")).toContainText("+420 777 765 432");
    await expect(sellerPage.getByRole("button", { name: "Vzít potvrzení zpět" })).toBeVisible();
    await expectGoodLooks(sellerPage);
    await sellerPage.getByLabel("Dopravce").selectOption({ label: "Zásilkovna" });
    await sellerPage.getByLabel("Číslo zásilky").fill("Z 123 456");
    await sellerPage.getByRole("button", { name: "Potvrdit odeslání" }).click();
    await expect(now(sellerPage)).toContainText("Zásilka je na cestě");
  });

  await test.step("the buyer's open page has followed", async () => {
    await expect(now(buyerPage)).toContainText("Zásilka je na cestě");
    await expect(buyerPage.getByText(`Zásilka je na cestě: ${lot.name}`)).toBeVisible();
  });

  await test.step("the buyer is told, receives, and the deal is done for both", async () => {
    const sent = await mailTo(buyer.email, "Odesláno");
    expect(sent.text).toContain("Z 123 456");
    expect(new URL(linkIn(sent, "/ucet/obchody/"), buyerPage.url()).pathname).toBe(path);
    await buyerPage.getByRole("button", { name: "Potvrdit převzetí" }).click();
    await buyerPage.getByRole("dialog").getByRole("button", { name: "Potvrdit převzetí" }).click();
    await expect(now(buyerPage)).toContainText("Obchod je hotový");
    await expect(now(sellerPage)).toContainText("Obchod je hotový");
    expect(await wordsFor(seller, "/ucet/obchody?group=closed")).toContain(lot.name);
  });
});

test("nothing came: reported after two reminders, answered, upheld by a moderator", async ({ browser }) => {
  const [seller, buyer] = [await makePerson("ceka"), await makePerson("neplati")];
  const moderator = await makePerson("soudi", { scopes: ["moderation"] });
  const lot = await soldTo(buyer, seller);
  const { db } = await serverContext();
  const { rows } = await db.execute<{ id: string | number }>(sql`
    update deals set pay_by = current_date - 6, reminders_sent = 2, reminded_at = now() - interval '2 days'
    where listing_id = ${lot.id} returning id`);
  const path = `/ucet/obchody/${rows[0]?.id}`;
  const [sellerPage, buyerPage] = [await windowOf(browser, seller), await windowOf(browser, buyer)];

  await visit(sellerPage, path);
  await sellerPage.getByRole("button", { name: "Nahlásit nezaplacení" }).click();
  const dialog = sellerPage.getByRole("dialog", { name: "Nahlásit nezaplacení" });
  await expectGoodLooks(sellerPage);
  await dialog.getByLabel("Co se stalo").fill("Dvakrát slíbil, nikdy neposlal.");
  await dialog.getByRole("button", { name: "Odeslat hlášení" }).click();
  await expect(sellerPage.getByRole("heading", { name: "Nahlášené nezaplacení" })).toBeVisible();

  await visit(buyerPage, linkIn(await mailTo(buyer.email, "Nahlášené"), "/ucet/obchody/"));
  await buyerPage.getByLabel("Vaše vyjádření").fill("Zapomněl jsem, omlouvám se.");
  await buyerPage.getByRole("button", { name: "Odeslat vyjádření" }).click();
  await expect(buyerPage.getByRole("button", { name: "Změnit vyjádření" })).toBeVisible();

  const backOffice = await windowOf(browser, moderator);
  await visit(backOffice, "/administrace/pripady");
  const dealCase = backOffice.getByRole("listitem").filter({ hasText: lot.name });
  await expect(dealCase).toContainText("Zapomněl jsem");
  await dealCase.getByLabel("Odůvodnění").fill("Platba po dvou připomínkách nepřišla.");
  await dealCase.getByRole("button", { name: "Uznat", exact: true }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Uznat", exact: true }).click();
  await expect(backOffice.getByText("Rozhodnuto.")).toBeVisible();

  await expect(now(buyerPage)).toContainText("Obchod je zrušený");
  await expect(now(buyerPage)).toContainText("o jejich vrácení");
  for (const { email } of [seller, buyer]) {
    expect((await mailTo(email, "Rozhodnutí")).text).toContain("Platba po dvou připomínkách nepřišla.");
  }
});

test("the back office of moderators does not exist for others", async () => {
  const member = await makePerson("clen");
  for (const path of ["/administrace/pripady", "/administrace/podezreni"]) {
    const answer = await answerFor(member, path);
    const words = expect.stringContaining("This page could not be found");
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, words]);
  }
});

/** A lot that ends now, led by the buyer at 500 Kč; postage is 290 Kč. Waits until the server has opened the deal. */
async function soldTo(buyer: Person, seller: Person): Promise<Lot> {
  const { db } = await serverContext();
  const lot = await makeLotOf(seller, { name: `Láhev k obchodu ${seller.username.slice(-6)}` });
  await callApi(buyer, "POST", `/api/auctions/${lot.id}/bids`, { maximum: 500 });
  await endSoon(lot.id);
  const count = async () => (await db.execute(sql`select from deals where listing_id = ${lot.id}`)).rowCount ?? 0;
  await expect.poll(count, { timeout: 30_000 }).toBe(1);
  return lot;
}

/** The block with the next step of the deal. */
function now(page: Page) {
  return page.getByRole("region", { name: "Co je teď potřeba" });
}
