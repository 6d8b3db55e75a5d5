import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { askAbout, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

const asText = `Je kolek celý? <img src=x onerror="alert(1)"> javascript:alert(1)`;

test("a buyer asks, the seller hears of it at once and answers, the answer stands under the item, counts fall to zero", async ({
  browser,
  page,
  troubles,
}) => {
  troubles.expectStatus(422);
  const seller = await makePerson("odpovida");
  const buyer = await makePerson("pta-se");
  const lot = await makeLotOf(seller, { name: "Láhev s otázkou", slug: "lahev-s-otazkou" });
  const [sellerPage, buyerPage] = [await windowOf(browser, seller), await windowOf(browser, buyer)];
  const bell = (count: string) => sellerPage.getByRole("banner").getByRole("link", { name: count });

  await test.step("a guest is led to sign in, and back", async () => {
    // What happens before a page listens reaches it later, with its next look.
    const following = page.waitForResponse((answer) => /\/events(\?|$)/.test(answer.url()));
    await visit(page, pathOf(lot));
    await following;
    const questions = page.getByRole("region", { name: "Otázky" });
    await expect(questions).toContainText("Zatím se nikdo nezeptal.");
    await expect(questions.getByRole("link", { name: "Přihlásit se a zeptat se" })).toHaveAttribute(
      "href",
      `/account/index?redirect=${encodeURIComponent(pathOf(lot))}`,
    );
  });

  await test.step("nothing written is not sent; a question is, and the seller's bell says so by itself", async () => {
    const listening = sellerPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
    await visit(sellerPage, "/ucet/zpravy");
    await listening;
    await expect(sellerPage.getByRole("main")).toContainText("Zatím žádné zprávy");
    const hearing = buyerPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
    await visit(buyerPage, pathOf(lot));
    await hearing;
    const questions = buyerPage.getByRole("region", { name: "Otázky" });
    await questions.getByRole("button", { name: "Odeslat otázku" }).click();
    await expect(questions).toContainText("Napište prosím zprávu.");
    // What is too long is not cut: it stays, and the field says so.
    const text = questions.getByLabel("Vaše otázka");
    await text.fill("x".repeat(2_001));
    await questions.getByRole("button", { name: "Odeslat otázku" }).click();
    await expect(questions).toContainText(/Vyplňte prosím nejvýše 2\s000 znaků\./);
    await expect(text).toHaveValue("x".repeat(2_001));
    await text.fill(asText);
    await questions.getByRole("button", { name: "Odeslat otázku" }).click();
    await expect(questions).toContainText("Otázka je odeslaná.");
    await expect(questions.getByRole("link", { name: "Vaše zprávy k této položce" })).toBeVisible();
    await expect(bell("Zprávy 1 nová")).toBeVisible({ timeout: 8_000 });
  });

  await test.step("the seller opens it: read, the count falls to zero; what was written stays text", async () => {
    await sellerPage.getByRole("link", { name: new RegExp(buyer.username) }).click();
    const log = sellerPage.getByRole("log");
    await expect(log).toContainText(asText);
    await expect(log.locator("img, a")).toHaveCount(0);
    await expect(bell("Zprávy")).toHaveAccessibleName("Zprávy");
    await expectGoodLooks(sellerPage);
  });

  await test.step("the answer reaches the buyer's open conversation and everybody's page of the item", async () => {
    await buyerPage.getByRole("link", { name: "Vaše zprávy k této položce" }).click();
    await expect(buyerPage.getByRole("log")).toContainText("Je kolek celý?");
    await sellerPage.getByLabel("Vaše zpráva").fill("Ano, celý.\nJen roh je odchlíplý.");
    await expect(sellerPage.getByRole("checkbox", { name: "Zveřejnit u položky i s otázkou" })).toBeChecked();
    await sellerPage.getByLabel("Vaše zpráva").press("Control+Enter");
    await expect(sellerPage.getByRole("log")).toContainText("Vidí všichni u položky");
    await expect(buyerPage.getByRole("log")).toContainText("Jen roh je odchlíplý.", { timeout: 12_000 });
    await expect(page.getByRole("region", { name: "Otázky" })).toContainText("Jen roh je odchlíplý.", {
      timeout: 12_000,
    });
    await expect(page.getByRole("main")).not.toContainText(buyer.username);
    await expectGoodLooks(page);
  });

  await test.step("a thank-you in private stays between the two", async () => {
    await buyerPage.getByLabel("Vaše zpráva").fill("Děkuji, to mi stačí.");
    await buyerPage.getByRole("button", { name: "Odeslat" }).click();
    await expect(sellerPage.getByRole("log")).toContainText("Děkuji, to mi stačí.", { timeout: 8_000 });
    await visit(page, pathOf(lot));
    await expect(page.getByRole("main")).not.toContainText("Děkuji, to mi stačí.");
  });
});

test("another's conversation is no page", async ({ browser, troubles }) => {
  const lot = await makeLotOf(await makePerson("odpovida"));
  const id = await askAbout(lot, await makePerson("pta-se"), "Kde láhev ležela?");
  troubles.expectStatus(404);
  const stranger = await windowOf(browser, await makePerson("cizi"));
  await visit(stranger, `/ucet/zpravy/${id}`);
  await expect(stranger.getByText("This page could not be found")).toBeVisible();
});
