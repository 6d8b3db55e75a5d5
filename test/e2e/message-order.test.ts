import type { Conversation } from "#contract/messages/messages.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { askAbout, makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { callApi, wordsFor } from "./without-window.ts";

test("one's own messages are searched, one is taken back, one is sent only after a warning, one is reported to a moderator, and a person is blocked and unblocked", async ({
  browser,
}) => {
  const seller = await makePerson("bere-zpet");
  const buyer = await makePerson("cte-zpravy");
  const lot = await makeLotOf(seller, { name: "Láhev s kontaktem", slug: "lahev-s-kontaktem" });
  const asked = "Nebyla náhodou přelévaná do karafy? Peníze předem, pište na sber@sklep.example.";
  const talkId = await askAbout(lot, buyer, asked);
  const page = await windowOf(browser, seller);
  await page.setViewportSize({ width: 360, height: 800 });
  const log = page.getByRole("log");

  await test.step("found without diacritics, and marked", async () => {
    await visit(page, "/ucet/zpravy");
    await page.getByLabel("Hledat ve zprávách").fill("PRELEVANA");
    await page.getByRole("button", { name: "Hledat", exact: true }).last().click();
    const results = page.getByRole("region", { name: "Nalezené zprávy" });
    await expect(results.locator("mark")).toHaveText(["přelévaná"]);
    await expectGoodLooks(page);
    await results.getByRole("link", { name: new RegExp(buyer.username) }).click();
    await expect(log).toContainText("přelévaná do karafy");
  });

  await test.step("who receives contact details reads a quiet warning", async () => {
    await expect(log).toContainText("Mimo Kabinet neplaťte");
  });

  await test.step("warned of the own telephone number, then sent anyway", async () => {
    await page.getByLabel("Vaše zpráva").fill("Zavolejte na 777 123 456.");
    await page.getByRole("button", { name: "Odeslat", exact: true }).click();
    await expect(page.getByRole("status").filter({ hasText: "Ve zprávě je telefon" })).toBeVisible();
    await expect(log).not.toContainText("777 123 456");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Odeslat i tak" }).click();
    await expect(log).toContainText("777 123 456");
  });

  await test.step("taken back within its minute: who has read it sees that there was one", async () => {
    const api = `/api/me/conversations/${talkId}`;
    const data = await callApi<Conversation>(buyer, "GET", api);
    await callApi(buyer, "PUT", `${api}/reading`, { upTo: data.messages.at(-1)?.id });
    await page.getByRole("button", { name: "Vzít zpět" }).click();
    await expect(page.getByText("Zprávu jsme vzali zpět.")).toBeVisible();
    await expect(log).not.toContainText("777 123 456");
    await expect(log).toContainText("Zpráva byla vzata zpět");
  });

  await test.step("reported, and decided by a moderator with its context before them", async () => {
    const note = `Chce peníze předem, ${buyer.username}.`;
    await page.getByRole("button", { name: `Nahlásit zprávu od ${buyer.username}` }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Poznámka (nepovinné)").fill(note);
    await expectGoodLooks(page);
    await dialog.getByRole("button", { name: "Odeslat nahlášení" }).click();
    await expect(page.getByText("Nahlášení jsme předali moderátorům.")).toBeVisible();

    const moderator = await makePerson("rozhoduje", { scopes: ["moderation"] });
    const backOffice = await windowOf(browser, moderator);
    await visit(backOffice, "/administrace/nahlaseni");
    const report = backOffice.getByRole("main").getByRole("listitem").filter({ hasText: note });
    await expect(report).toContainText(asked);
    await report.getByLabel("Důvod").fill("Platba předem mimo obchod.");
    await report.getByRole("button", { name: "Uznat" }).click();
    await expect(backOffice.getByText("Rozhodnutí je uložené.")).toBeVisible();
    expect(await wordsFor(moderator, "/administrace/nahlaseni?group=closed")).toContain("Platba předem mimo obchod.");
  });

  await test.step("blocked, told so, and unblocked from the list", async () => {
    await page.getByRole("button", { name: `Blokovat uživatele ${buyer.username}` }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Blokovat" }).click();
    await expect(page.getByText("Než mu napíšete, blokování prosím zrušte.")).toBeVisible();
    const theirs = await wordsFor(buyer, `/ucet/zpravy/${talkId}`);
    expect(theirs).toContain("od vás zprávy nepřijímá");
    expect(theirs).not.toContain("Vaše zpráva");
    await visit(page, "/ucet/zpravy");
    await page.getByText("Blokovaní uživatelé (1)").click();
    await expectGoodLooks(page);
    await page.getByRole("button", { name: `Zrušit blokování uživatele ${buyer.username}` }).click();
    await expect(page.getByText("Blokovaní uživatelé")).toHaveCount(0);
  });
});
