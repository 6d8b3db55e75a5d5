import type { Locator, Page } from "@playwright/test";
import { expect, reload, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, proveIn, windowOf } from "./people.ts";
import { fillPlace, findAtAdmin, openCheckout, orderGoods as order, payGoods, putInCartOf } from "./shopping.ts";
import { wordsBehind } from "./without-window.ts";

/** Ordering goods from stock, and what the shop does with the order. */

/** Saves the document of a guest's payment, which is issued in the seconds after it, at the order's address. */
const saveDocument = async (page: Page) => {
  const documents = page.getByRole("region", { name: "Doklady" });
  await expect.poll(() => wordsBehind(page)).toContain("daňový doklad");
  await reload(page);
  await expect(documents.getByText(/daňový doklad/)).toBeVisible();
  const saved = page.waitForEvent("download");
  await documents
    .getByRole("button", { name: /Stáhnout PDF/ })
    .last()
    .click();
  expect((await saved).suggestedFilename()).toMatch(/\.pdf$/);
};

/** Chooses one order of the back office and saves its label. */
const saveLabel = async (backOffice: Page, block: Locator) => {
  await block.getByLabel(/^Vybrat: /).check();
  const saved = backOffice.waitForEvent("download");
  await backOffice.getByRole("button", { name: "Štítky (PDF): 1" }).click();
  expect((await saved).suggestedFilename()).toBe("stitky.pdf");
};

test("a guest orders by a carrier, keeps what was written over a reload, is refused at the gateway and pays the second time", async ({
  page,
  troubles,
}) => {
  troubles.expectStatus(422);
  await openCheckout(page, "Glen Corrach");
  await expectGoodLooks(page);
  const sum = page.getByRole("region", { name: "Souhrn" });
  await expect(sum).toContainText("1 090 Kč");
  await page.getByRole("radio", { name: /Osobně v prodejně/ }).check();
  await expect(sum).toContainText("Vyzvednutí v prodejně");
  await page.getByRole("radio", { name: /PPL na adresu/ }).check();
  await expect(sum).toContainText("1 199 Kč");
  await order(page);
  await expect(page.getByLabel("E-mail").first()).toBeFocused();
  await expect(page.getByText("Pole musí být vyplněno").first()).toBeVisible();
  await page.getByLabel("E-mail").first().fill("jana@kabinet.test");
  await page.getByLabel("Telefon").fill("12");
  await fillPlace(page);
  await reload(page);
  await expect(page.getByLabel("Ulice a číslo")).toHaveValue("Dlouhá 1");
  await page.getByLabel("Souhlasím").check();
  await order(page);
  await expect(page.getByText("Napište prosím telefon i s předvolbou")).toBeVisible();
  await page.getByLabel("Telefon").fill("777 111 222");
  await order(page);

  await expect(page).toHaveURL(/\/shrnuti\/\d+\/[\w-]{22}$/);
  await expect(page.getByText(/Zboží vám držíme do/)).toBeVisible();
  await expect(page.getByText(/vám pošleme e-mailem, jakmile zaplatíte/)).toBeVisible();
  await expect(page.getByRole("banner").getByRole("link", { name: /Košík/ })).not.toContainText("1");
  await page.getByRole("button", { name: /Zaplatit 1\s199\sKč/ }).click();
  await page.getByRole("button", { name: "Odmítnout platbu" }).click();
  await expect(page.getByText("Platba byla odmítnuta nebo zrušena.")).toBeVisible();
  await takenOver(page);
  await page.getByRole("button", { name: /Zaplatit 1\s199\sKč/ }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
  await expect.poll(() => wordsBehind(page)).toContain("zaplaceno, balíme");
  await reload(page);
  await expect(page.getByRole("region", { name: "Zboží a doprava" })).toContainText("zaplaceno, balíme");
  await page.getByRole("button", { name: "Odstoupit od smlouvy" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Odstoupit od smlouvy" }).click();
  await expect(page.getByRole("region", { name: "Zboží a doprava" })).toContainText("zrušeno");
  await saveDocument(page);
  await page.getByRole("button", { name: "Objednat znovu" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Košík");
  await expect(page.getByRole("main")).toContainText("Glen Corrach");
});

test("a member buys for a company and picks up in a store; the shop packs it, hands it over and takes it back", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const buyer = await makePerson("nakupuje");
  const page = await windowOf(browser, buyer, { viewport: { width: 390, height: 844 } });
  await putInCartOf(buyer, "Fairhope");
  await visit(page, "/kosik/objednavka");
  await expect(page.getByLabel("E-mail").first()).toHaveValue(buyer.email);
  await page.getByLabel("Telefon").fill("777 333 444");
  await page.getByRole("radio", { name: /Osobně v prodejně/ }).check();
  await page.getByLabel("Nakupuji na firmu").check();
  await page.getByLabel("Název firmy").fill("Sklep s.r.o.");
  await page.getByLabel("IČO").fill("12345678");
  await fillPlace(page);
  await page.getByLabel("Souhlasím").check();
  await order(page);
  await expect(page.getByText("Pole musí být vyplněno")).toBeVisible();
  await page.getByLabel("Prodejna").selectOption({ index: 1 });
  await order(page);
  await expect(page.getByLabel("IČO")).toHaveAttribute("aria-invalid", "true");
  await page.getByLabel("IČO").fill("27074358");
  await order(page);
  await expect(page).toHaveURL(/\/ucet\/shrnuti\/\d+\//);
  await expect(page.getByRole("button", { name: /Zaplatit 749\sKč/ })).toBeVisible();
  await payGoods(page);

  const operator = await makePerson("expedice", { scopes: ["shop"] });
  const backOffice = await windowOf(browser, operator, { viewport: { width: 1260, height: 900 } });
  const block = await findAtAdmin(backOffice, page);
  await expectGoodLooks(backOffice);
  await saveLabel(backOffice, block);
  await backOffice.getByRole("button", { name: "Zabaleno: 1" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Označit" }).click();
  await expect(backOffice.getByText(/^1\sz\s1\.$/)).toBeVisible();
  await expect(block).toContainText("připraveno k vyzvednutí");
  await block.getByRole("button", { name: "Předáno kupujícímu" }).click();
  if (await block.getByLabel(/Doklad jsme viděli/).isVisible()) {
    await expect(block.getByText("Potvrďte prosím, že jste u přebírajícího ověřili věk.")).toBeVisible();
    await block.getByLabel(/Doklad jsme viděli/).check();
    await block.getByRole("button", { name: "Předáno kupujícímu" }).click();
  }
  await expect(block).toHaveCount(0);
  expect(await wordsBehind(page)).toMatch(/Zboží a doprava.*vyzvednuto/);
  await backOffice.getByRole("link", { name: "Vyřízené" }).click();
  await block.getByRole("button", { name: "Vráceno" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Vráceno" }).click();
  await proveIn(backOffice);
  await expect(block).toContainText("vráceno");
  // Until it has been sent it is on its way.
  await expect.poll(() => wordsBehind(page)).toMatch(/Peníze (vám vracíme|jsme vám vrátili)/);
});

test("who keeps the shop adds a carrier, is told which line cannot be read, and takes it away; others find no back office", async ({
  browser,
}) => {
  const stranger = await makePerson("cizi");
  for (const path of ["/administrace/objednavky", "/administrace/dopravci"])
    expect((await answerFor(stranger, path)).status).toBe(404);
  const page = await windowOf(browser, await makePerson("dopravci", { scopes: ["shop"] }));
  await visit(page, "/administrace/dopravci");
  await page.getByText("Nový dopravce").click();
  const name = `Posel ${Date.now() % 1e6}`;
  const form = page.locator("details[open]");
  await form.getByLabel("Název česky").fill(name);
  // Hidden: other journeys choose among the carriers that buyers see.
  await form.getByLabel("Nabízet kupujícím").uncheck();
  await form.getByLabel("Ceník").fill("CZ 1. 1. 2027 5 kg zdarma");
  await form.getByRole("button", { name: "Přidat dopravce" }).click();
  await expect(form.getByText("Každý řádek napište jako CZ 1. 1. 2027 5 kg 99.")).toBeVisible();
  await form.getByLabel("Ceník").fill("CZ 1. 1. 2027 5 kg 99\nSK 1. 1. 2027 5 kg 199");
  await form.getByRole("button", { name: "Přidat dopravce" }).click();
  const row = page.getByRole("listitem").filter({ hasText: name });
  await expect(row).toContainText("Česko, Slovensko · skrytý");
  await row.getByText(name).click();
  await row.getByRole("button", { name: "Smazat dopravce" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Smazat", exact: true }).click();
  await expect(row).toHaveCount(0);
});
