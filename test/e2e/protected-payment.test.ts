import type { Browser, Page } from "@playwright/test";
import { makeContact } from "#test/make/contact.ts";
import { madeAddress, makeDeal } from "#test/make/deal.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";
import { mailTo } from "./post.ts";

const phone = { viewport: { width: 390, height: 844 } };
const now = (page: Page) => page.getByRole("region", { name: "Co je teď potřeba" });

interface Held {
  readonly path: string;
  readonly seller: Person;
  readonly sellerPage: Page;
  readonly buyerPage: Page;
}

/** A deal whose buyer pays it at the gateway, in two windows. */
async function paidAndHeld(browser: Browser): Promise<Held> {
  const [seller, buyer] = [await makePerson("posila"), await makePerson("plati")];
  const ctx = await house();
  await makeContact(ctx, seller.id);
  const categoryId = await categoryOf("jamajka");
  const sides = { seller, buyer, categoryId, columns: { delivery: madeAddress } };
  const { id } = await makeDeal(ctx, { ...sides, isProtected: true });
  const path = `/ucet/obchody/${id}`;
  const [sellerPage, buyerPage] = [await windowOf(browser, seller), await windowOf(browser, buyer, phone)];
  await visit(buyerPage, path);
  await expect(now(buyerPage)).toContainText("prodávající je dostane, až věc převezmete");
  await expect(buyerPage.getByRole("button", { name: "Oznámit platbu" })).toHaveCount(0);
  await expectGoodLooks(buyerPage);
  await now(buyerPage)
    .getByRole("button", { name: /Zaplatit 1\s690\sKč/ })
    .click();
  await expect(buyerPage.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
  await buyerPage.getByRole("button", { name: /Zaplatit 1\s690\sKč/ }).click();
  await buyerPage.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(buyerPage.getByText(/Peníze držíme\sa\suvolníme\sje/)).toBeVisible();
  await mailTo(seller.email, "Zaplaceno, můžete odeslat");
  await mailTo(buyer.email, "Zaplaceno, peníze držíme");
  await visit(sellerPage, path);
  await expect(now(sellerPage)).toContainText(/Peníze:\sv\súschově, 1\s690\sKč\spro\svás/);
  await sellerPage.getByLabel("Dopravce").selectOption({ label: "Zásilkovna" });
  await sellerPage.getByLabel("Číslo zásilky").fill("Z 123 456");
  await sellerPage.getByRole("button", { name: "Potvrdit odeslání" }).click();
  await expect(now(sellerPage)).toContainText("Doručení můžete ohlásit");
  await visit(buyerPage, path);
  return { path, seller, sellerPage, buyerPage };
}

test("money is held, released by the receipt, and sent to the seller", async ({ browser }) => {
  test.setTimeout(240_000);
  const { path, seller, sellerPage, buyerPage } = await paidAndHeld(browser);
  await buyerPage.getByRole("button", { name: "Potvrdit převzetí" }).click();
  await buyerPage.getByRole("dialog").getByRole("button", { name: "Potvrdit převzetí" }).click();
  await expect(now(buyerPage)).toContainText("Peníze: uvolněné prodávajícímu");
  await mailTo(seller.email, "Převzato, peníze jsou uvolněné");

  const keeper = await makePerson("pokladna", { scopes: ["finance"] });
  const desk = await windowOf(browser, keeper, phone);
  await visit(desk, "/administrace/penize?group=sellers");
  const payout = desk.getByRole("listitem").filter({ hasText: seller.username });
  await expect(payout).toContainText("19-2000145399/0800");
  await expectGoodLooks(desk);
  await payout.getByRole("button", { name: "Označit jako odeslané" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Označit jako odeslané" }).click();
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(payout).toHaveCount(0);
  await mailTo(seller.email, "Peníze odešly");
  await visit(sellerPage, path);
  await expect(now(sellerPage)).toContainText(/Peníze:\sodeslané\sna\sváš\súčet, 1\s690\sKč/);
  await expectGoodLooks(sellerPage);
});

test("of money that is held a case gives a part back, and the seller gets the rest", async ({ browser }) => {
  test.setTimeout(240_000);
  const { path, sellerPage, buyerPage } = await paidAndHeld(browser);
  await buyerPage.getByRole("button", { name: "Nahlásit problém" }).click();
  const dialog = buyerPage.getByRole("dialog");
  await dialog.getByLabel("O co jde").selectOption({ label: "Dorazilo poškozené" });
  await dialog.getByRole("textbox").fill(`Krabice je promáčknutá, ${path}.`);
  await dialog.getByRole("button", { name: "Odeslat hlášení" }).click();
  await expect(buyerPage.getByRole("heading", { name: "Nahlášený problém" })).toBeVisible();
  await expect(buyerPage.getByRole("button", { name: "Potvrdit převzetí" })).toHaveCount(0);

  const moderator = await makePerson("soudi", { scopes: ["moderation"] });
  const desk = await windowOf(browser, moderator, phone);
  await visit(desk, "/administrace/pripady");
  const matter = desk.getByRole("listitem").filter({ hasText: path });
  await matter.getByLabel("Odůvodnění").fill("Poškození dokládají fotografie.");
  await matter.getByLabel("Kolik vrátit kupujícímu").fill("400");
  await expectGoodLooks(desk);
  await matter.getByRole("button", { name: "Uznat a část vrátit" }).click();
  await desk.getByRole("dialog").getByRole("button", { name: "Uznat a část vrátit" }).click();
  // What lies behind a dialog has no role either.
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await expect(matter).toHaveCount(0);

  await visit(buyerPage, path);
  await expect(now(buyerPage)).toContainText(/Vracíme\svám\s400\sKč/);
  await buyerPage.getByRole("button", { name: "Potvrdit převzetí" }).click();
  await buyerPage.getByRole("dialog").getByRole("button", { name: "Potvrdit převzetí" }).click();
  await expect(buyerPage.getByRole("dialog")).toHaveCount(0);
  await visit(sellerPage, path);
  await expect(now(sellerPage)).toContainText(/uvolněné, 1\s290\sKč\svám\spošleme/);
});
