import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid } from "./lots.ts";
import { answerFor, makePerson, newName, windowOf } from "./people.ts";
import { chooseFiles, writePhotographs } from "./photographs.ts";
import { linkIn, mailTo } from "./post.ts";
import { moveEnd } from "./server-context.ts";
import { bidOn, wordsBehind, wordsFor } from "./without-window.ts";

const password = "tichy-sklep-plny-sudu";

test("a visitor registers, offers a bottle, a moderator lets it through, two people bid, one wins, all are told", async ({
  page,
  browser,
}, testInfo) => {
  test.setTimeout(240_000);
  const seller = newName("sberatel");
  const name = `Cayo Perdido gran reserva ${seller.username.slice(-6)}`;
  const nameEn = `Cayo Perdido of an old cellar ${seller.username.slice(-6)}`;

  await test.step("registers and confirms the e-mail", async () => {
    await visit(page, "/registrace");
    await page.getByLabel("E-mail").fill(seller.email);
    await page.getByLabel("Uživatelské jméno").fill(seller.username);
    await page.getByLabel("Heslo", { exact: true }).fill(password);
    await page.getByLabel(/Souhlasím\ss\sobchodními podmínkami/).check();
    await page.getByLabel(/Je mi 18\slet/).check();
    await page.getByRole("button", { name: "Vytvořit účet" }).click();
    await expect(page).toHaveURL("/registrace/dekujeme");
    await expect(page.getByText(`E-mail jsme poslali na ${seller.email}.`)).toBeVisible();

    await visit(page, linkIn(await mailTo(seller.email, "Potvrďte"), "/registrace/dekujeme"));
    await page.getByRole("main").getByLabel("Heslo", { exact: true }).fill(password);
    await page.getByRole("button", { name: "Potvrdit e-mail" }).click();
    await expect(page.getByRole("heading", { name: "E-mail je potvrzen" })).toBeVisible();
    await page.getByRole("link", { name: "Přejít na přehled účtu" }).click();
    await expect(page).toHaveURL("/ucet/prehled");
    await expect(page.getByRole("heading", { level: 1 })).toContainText(seller.username);
  });

  await test.step("offers a bottle, step by step", async () => {
    const files = await writePhotographs(testInfo.outputPath());
    await page.getByRole("banner").getByRole("link", { name: "Přidat aukci" }).click();
    await expect(page).toHaveURL(/\/ucet\/vase-aukce\/pridat/);
    await page.getByRole("combobox", { name: "Kategorie" }).fill("lagavulin");
    await expect(page.getByRole("option", { name: /^Islay/ })).toBeVisible();
    await page.getByRole("combobox", { name: "Kategorie" }).fill("kuba");
    await page.getByRole("option", { name: /Kuba/ }).first().click();
    await page.getByLabel("Značka").fill("Cayo Perdido");
    await page.getByLabel("Název", { exact: true }).fill(name);
    await page.getByLabel("Název anglicky").fill(nameEn);
    await page.getByRole("button", { name: "Pokračovat na stav a popis" }).click();

    await page.getByLabel("Objem").fill("700");
    await page.getByLabel("Síla").fill("43,5");
    await page.getByLabel("Ročník").fill("1978");
    await page.getByLabel("Hladina").selectOption({ label: "v hrdle" });
    await page.getByLabel("Uzávěr", { exact: true }).selectOption({ label: "korek" });
    await page.getByLabel("Kolek").selectOption({ label: "ano, historický" });
    await page.getByLabel("Popis").fill("Z pozůstalosti, stála ve tmě.\n\nKorek drží.");
    await page.getByRole("button", { name: "Pokračovat na fotografie" }).click();

    await chooseFiles(page, [files.label, files.turned]);
    await expect(page.getByText(/nahráno$/)).toHaveCount(2, { timeout: 90_000 });
    const ordered = page.waitForResponse((answer) => answer.request().method() === "PUT");
    await page.getByRole("button", { name: "Snímek 2 dopředu" }).click();
    await ordered;
    await page.getByRole("button", { name: "Pokračovat na cenu" }).click();

    await page.getByLabel("Vyvolávací cena").fill("1000");
    await page.getByLabel("Pojištěná doprava").fill("290");
    await page.getByRole("button", { name: "Pokračovat na souhrn" }).click();
    await expect(page.getByRole("main")).toContainText(name);
    await page.getByRole("button", { name: "Poslat ke kontrole" }).click();
    await expect(page.getByText("Bez těchto prohlášení nabídku v této kategorii zveřejnit nelze.")).toBeVisible();
    await expect(page.getByLabel(/zboží je řádně zdaněné/)).toBeFocused();
    await page.getByLabel(/zboží je řádně zdaněné/).check();
    await page.getByLabel(/obal nikdo neotevřel/).check();
    await page.getByRole("button", { name: "Poslat ke kontrole" }).click();
    await expect(page).toHaveURL(/^[^?]*\/ucet\/vase-aukce\/potvrzeni\?id=\d+$/);
    await expect(page.getByRole("heading", { level: 1, name: "Čeká na kontrolu" })).toBeVisible();
    await expect(page.getByRole("main")).toContainText(name);
  });

  await page.getByRole("link", { name: /^Zobrazit/ }).click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
  const lotPath = new URL(page.url()).pathname;
  const lotId = Number(lotPath.split("/")[1]);

  const second = await makePerson("druhy");
  const backOffice = await windowOf(browser, await makePerson("moderuje", { scopes: ["moderation"] }));
  const file = backOffice.getByRole("listitem").filter({ has: backOffice.getByRole("heading", { level: 2, name }) });

  await test.step("a moderator returns it with reasons; the seller mends it and submits it again", async () => {
    await visit(backOffice, "/administrace/kontrola");
    await expect(backOffice.getByRole("navigation", { name: "Administrace" })).toContainText(
      /Kontrola nabídek\s*[1-9]/,
    );
    await expect(file).toContainText("Korek drží.");
    await expect(file).toContainText(nameEn);
    await expect(file).toContainText(seller.username);
    await file.getByRole("button", { name: "Vrátit k úpravě" }).focus();
    await backOffice.keyboard.press("z");
    await expect(backOffice.locator(".yarl__portal_open").getByRole("img").first()).toBeVisible();
    await backOffice.keyboard.press("Escape");
    await expect(backOffice.locator(".yarl__portal_open")).toHaveCount(0);
    await file.getByRole("button", { name: "Vrátit k úpravě" }).click();
    const dialog = backOffice.getByRole("dialog");
    await dialog.getByRole("button", { name: "Vrátit k úpravě" }).click();
    await expect(dialog.getByLabel("Pravidlo")).toHaveAttribute("aria-invalid", "true");
    await expectGoodLooks(backOffice);
    await dialog.getByLabel("Pravidlo").selectOption({ label: "Popis neodpovídá věci nebo nestačí" });
    await dialog.getByLabel("Důvod").fill("Doplňte prosím, odkud láhev je.");
    await dialog.getByRole("button", { name: "Vrátit k úpravě" }).click();
    await expect(file).toHaveCount(0);

    const mail = await mailTo(seller.email, "Vráceno k úpravě");
    expect(mail.text).toContain("Doplňte prosím, odkud láhev je.");
    await visit(page, linkIn(mail, `/ucet/vase-aukce/${lotId}/upravit`));
    await expect(page.getByRole("main")).toContainText("Doplňte prosím, odkud láhev je.");
    const steps = page.getByRole("navigation", { name: "Kroky" });
    await steps.getByRole("button", { name: "Stav a popis" }).click();
    await page.getByLabel("Popis").fill("Z pozůstalosti po dědovi, stála ve tmě.\n\nKorek drží.");
    await steps.getByRole("button", { name: "Souhrn" }).click();
    await page.getByRole("button", { name: "Poslat ke kontrole" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Čeká na kontrolu" })).toBeVisible();
    expect(await wordsBehind(page, "/ucet/vase-aukce")).toContain("čeká na kontrolu");
  });

  await test.step("a moderator lets it through, and it is live", async () => {
    await visit(backOffice, "/administrace/kontrola");
    await expect(file).toContainText("Z pozůstalosti po dědovi");
    await expect(file).toContainText("Doplňte prosím, odkud láhev je.");
    await file.getByRole("button", { name: "Schválit a zveřejnit" }).click();
    await expect(file).toHaveCount(0);
    await visit(page, linkIn(await mailTo(seller.email, "Zveřejněno"), `/${lotId}/`));
  });

  await test.step("sees the listing as it was written, its pictures upright; nobody else sees the back office", async () => {
    expect((await answerFor(second, "/administrace/kontrola")).status).toBe(404);
    await expect(page.getByText("Na vlastní položku přihazovat nelze.")).toBeVisible();
    await expect(page.getByRole("region", { name: "Stav" })).toContainText("1978");
    await expect(page.getByRole("region", { name: "Popis" })).toContainText("Korek drží.");
    const shape = () =>
      page.locator("#picture-1 img").evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight);
    await expect.poll(shape, { timeout: 30_000 }).toBeCloseTo(0.75, 2);
  });

  const third = await makePerson("treti");
  const secondPage = await windowOf(browser, second);

  await test.step("a second person finds it by search and leads", async () => {
    const found = await answerFor(second, `/hledani?q=${encodeURIComponent(name.toLowerCase())}`);
    expect(await found.text()).toContain(`href="${lotPath}"`);
    expect(await wordsFor(second, `/en${lotPath}`)).toContain(nameEn);
    expect(await wordsFor(second, lotPath)).not.toContain(nameEn);
    await visit(secondPage, lotPath);
    await bid(secondPage, "1500", "Přihodit 1 500 Kč");
    await expect(band(secondPage)).toContainText("Vedete");
    await expect(band(secondPage)).toContainText("Vaše maximum je 1 500 Kč.");
    await expect(band(secondPage)).toContainText("1 000 Kč");
  });

  await test.step("a third bids higher; the second is told by the page and by mail", async () => {
    await bidOn({ id: lotId }, third, 2_000);
    await expect(band(secondPage)).toContainText("Někdo vás přehodil", { timeout: 20_000 });
    const mail = await mailTo(second.email, "Přehozeno");
    expect(mail.text).toContain(name);
    expect(mail.text).not.toContain("2 000");
    expect(new URL(linkIn(mail, `/${lotId}/`)).pathname).toBe(lotPath);
    await expect(band(secondPage)).toContainText("Aktuální cena");
    await expect(band(secondPage)).toContainText("1 600 Kč");
  });

  await test.step("the lot ends: each page says what it means to its reader", async () => {
    await moveEnd(lotId, 1_000);
    await expect(band(secondPage)).toContainText("Aukce skončila, zvítězil jiný přihazující", {
      timeout: 20_000,
    });
    await expect(band(page)).toContainText("Prodáno", { timeout: 20_000 });
  });

  await test.step("winner and seller get each other's address by mail", async () => {
    const won = await mailTo(third.email, "Vyhráno");
    expect(won.text).toContain(name);
    expect(won.text.replaceAll("\u00a0", " ")).toContain("1 600 Kč");
    expect(won.text).toContain(seller.email);
    const sold = await mailTo(seller.email, "Prodáno");
    expect(sold.text).toContain(third.email);
    const deal = await wordsFor(third, linkIn(won, "/ucet/obchody/"));
    expect(deal).toContain(name);
    expect(deal).toContain("Splatnost je");
  });

  await test.step("the account of each shows how it ended", async () => {
    expect(await wordsFor(third, "/ucet/aukce?group=won")).toContain(name);
    expect(await wordsFor(second, "/ucet/aukce?group=lost")).toContain(name);
    expect(await wordsBehind(page, "/ucet/vase-aukce?group=ended")).toContain("prodáno");
  });
});

async function bid(page: Page, amount: string, button: string): Promise<void> {
  await band(page).getByRole("textbox").fill(amount);
  await band(page).getByRole("button", { name: button }).click();
  await confirmBid(page);
}

/** The bid block: the band with the bidder's standing, the price, the form. */
function band(page: Page) {
  return page.getByRole("region", { name: "Přihazování" });
}
