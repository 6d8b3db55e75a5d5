import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { askAbout, makeLotOf, pathOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { callApi, wordsFor } from "./without-window.ts";

const asText = `Je kolek celý? <img src=x onerror="alert(1)"> javascript:alert(1)`;

test("a guest is led to sign in; nothing written is not sent, what is too long stays, and a question leads to its conversation", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const lot = await makeLotOf(await makePerson("odpovida"));
  const guests = (await (await answerFor(null, pathOf(lot))).text()).replaceAll("\u00a0", " ");
  expect(guests).toContain("Zatím se nikdo nezeptal.");
  const signIn = `/account/index?redirect=${encodeURIComponent(pathOf(lot))}`;
  const [, link] = /<a ([^>]*)>Přihlásit se a zeptat se</.exec(guests) ?? [];
  expect(link).toContain(`href="${signIn}"`);

  const page = await windowOf(browser, await makePerson("pta-se"));
  const hearing = page.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(page, pathOf(lot));
  await hearing;
  const questions = page.getByRole("region", { name: "Otázky" });
  await questions.getByRole("button", { name: "Odeslat otázku" }).click();
  await expect(questions.getByRole("alert")).toContainText("Napište prosím zprávu.");
  // What is too long is not cut: it stays, and the field says so.
  const text = questions.getByLabel("Vaše otázka");
  await text.fill("x".repeat(2_001));
  await questions.getByRole("button", { name: "Odeslat otázku" }).click();
  await expect(questions).toContainText(/Vyplňte prosím nejvýše 2\s000 znaků\./);
  await expect(text).toHaveValue("x".repeat(2_001));
  await text.fill("Je kolek celý?");
  await questions.getByRole("button", { name: "Odeslat otázku" }).click();
  await expect(questions).toContainText("Otázka je odeslaná.");
  await questions.getByRole("link", { name: "Vaše zprávy k této položce" }).click();
  await expect(page.getByRole("log")).toContainText("Je kolek celý?");
  await page.getByLabel("Vaše zpráva").fill("Ještě něco.");
  await page.getByRole("button", { name: "Odeslat" }).click();
  await expect(page.getByRole("log")).toContainText("Ještě něco.");
});

test("the seller hears of a question at once and answers, the answer stands under the item, counts fall to zero", async ({
  browser,
  page,
}) => {
  const [seller, buyer] = [await makePerson("odpovida"), await makePerson("pta-se")];
  const lot = await makeLotOf(seller, { name: "Láhev s otázkou", slug: "lahev-s-otazkou" });
  const sellerPage = await windowOf(browser, seller);
  const log = sellerPage.getByRole("log");
  const bell = (count: string) => sellerPage.getByRole("banner").getByRole("link", { name: count });
  // What happens before a page listens reaches it later, with its next look.
  const following = page.waitForResponse((answer) => /\/events(\?|$)/.test(answer.url()));
  await visit(page, pathOf(lot));
  await following;
  const listening = sellerPage.waitForResponse((answer) => answer.url().endsWith("/api/me/events"));
  await visit(sellerPage, "/ucet/zpravy");
  await listening;
  await expect(sellerPage.getByRole("main")).toContainText("Zatím žádné zprávy");
  const talkId = await askAbout(lot, buyer, asText);
  await expect(bell("Zprávy 1 nová")).toBeVisible({ timeout: 8_000 });

  await test.step("the seller opens it: read, the count falls to zero; what was written stays text", async () => {
    await sellerPage.getByRole("link", { name: new RegExp(buyer.username) }).click();
    await expect(log).toContainText(asText);
    await expect(log.locator("img, a")).toHaveCount(0);
    await expect(bell("Zprávy")).toHaveAccessibleName("Zprávy");
  });

  await test.step("the answer reaches everybody's page of the item", async () => {
    await sellerPage.getByLabel("Vaše zpráva").fill("Ano, celý.\nJen roh je odchlíplý.");
    await expect(sellerPage.getByRole("checkbox", { name: "Zveřejnit u položky i s otázkou" })).toBeChecked();
    await sellerPage.getByLabel("Vaše zpráva").press("Control+Enter");
    await expect(log).toContainText("Vidí všichni u položky");
    await expect(page.getByRole("region", { name: "Otázky" })).toContainText("Jen roh je odchlíplý.", {
      timeout: 12_000,
    });
    await expect(page.getByRole("main")).not.toContainText(buyer.username);
    await expectGoodLooks(page);
  });

  await test.step("a thank-you in private reaches the open conversation, and stays between the two", async () => {
    await callApi(buyer, "POST", `/api/me/conversations/${talkId}/messages`, {
      text: "Děkuji, to mi stačí.",
    });
    await expect(log).toContainText("Děkuji, to mi stačí.", { timeout: 8_000 });
    // The page in the other language, which nobody has asked for yet, comes from no memory.
    const everybodys = await wordsFor(null, `/en${pathOf(lot)}`);
    expect(everybodys).toContain("Jen roh je odchlíplý.");
    expect(everybodys).not.toContain("Děkuji, to mi stačí.");
  });
});

test("another's conversation is no page", async () => {
  const lot = await makeLotOf(await makePerson("odpovida"));
  const id = await askAbout(lot, await makePerson("pta-se"), "Kde láhev ležela?");
  expect((await answerFor(await makePerson("cizi"), `/ucet/zpravy/${id}`)).status).toBe(404);
});
