import { readFile } from "node:fs/promises";
import type { EditableProduct } from "#contract/products/products.ts";
import { productBody } from "#test/make/product.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { categoryOf } from "./lots.ts";
import { answerFor, makePerson, type Person, windowOf } from "./people.ts";
import { callApi, wordsFor } from "./without-window.ts";

const backOffice = "/administrace/zbozi";
const store = "Kabinet Praha – Vinohrady";
let made = 0;
const newSku = () => `ADMIN-${Date.now() % 1e8}-${++made}`;

/** Shown goods that cost 1 590 Kč, of which a store has two pieces. */
async function makeGoods(operator: Person, sku: string): Promise<number> {
  const body = productBody(await categoryOf("jamajka"), { sku, name: "Port Merritt Oloroso", price: 1_590 });
  const data = await callApi<EditableProduct>(operator, "POST", "/api/admin/products", body);
  await setPieces(operator, data, 2);
  return data.id;
}

/** Sets the pieces of a store that has had none. */
async function setPieces(operator: Person, { id, stock }: EditableProduct, pieces: number): Promise<void> {
  const storeId = stock.find(({ storeName }) => storeName === store)?.storeId;
  await callApi(operator, "PUT", `/api/admin/products/${id}/stock/${storeId}`, { pieces, seen: 0 });
}

test("who keeps the shop adds a product and its pieces; what another writes at the same time is not overwritten", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const operator = await makePerson("zbozi", { scopes: ["shop"] });
  const page = await windowOf(browser, operator);
  const sku = newSku();

  await test.step("a new product is told what it lacks, keeps what was typed, and is stored", async () => {
    await visit(page, backOffice);
    await expect(
      page.getByRole("navigation", { name: "Administrace" }).getByRole("link", { name: "Zboží", exact: true }),
    ).toHaveAttribute("aria-current", "page");
    await page.getByRole("link", { name: "Nové zboží" }).click();
    await page.getByLabel("Název", { exact: true }).fill("Port Merritt Sherry Cask");
    await page.getByLabel("Kód").fill(sku);
    await page.getByLabel("Běžná cena s DPH").fill("1 490");
    await page.getByLabel("Cena po slevě").fill("1 690");
    await page.getByRole("button", { name: "Přidat zboží" }).click();
    await expect(page.getByRole("combobox", { name: "Kategorie" })).toBeFocused();
    await page.getByRole("combobox", { name: "Kategorie" }).fill("jamajka");
    await page
      .getByRole("option", { name: /Jamajka/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Přidat zboží" }).click();
    await expect(page.getByText("Snížená cena musí být nižší než běžná.")).toBeVisible();
    await expect(page.getByLabel("Název", { exact: true })).toHaveValue("Port Merritt Sherry Cask");
    await page.getByLabel("Cena po slevě").fill("");
    await page.getByLabel("Objem").fill("700");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Přidat zboží" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Port Merritt Sherry Cask");
    await expect(page).toHaveURL(/\/administrace\/zbozi\/\d+$/);
  });
  const own = `/api/admin/products/${/\d+$/.exec(page.url())?.[0]}`;
  const stored = async () => callApi<EditableProduct>(operator, "GET", own);

  await test.step("pieces are stored against the number that was seen", async () => {
    await setPieces(operator, await stored(), 3);
    const pieces = page.getByLabel(`Počet kusů: ${store}`);
    const save = () => page.getByRole("button", { name: `Uložit počet: ${store}` }).click();
    await pieces.fill("8");
    await save();
    await expect(page.getByText(/prodejna má 3 ks/)).toBeVisible();
    await expect(pieces).toHaveValue("8");
    await save();
    await expect(page.getByRole("heading", { name: /V prodejnách \(8\sks\)/ })).toBeVisible();
  });

  await test.step("PD9: of two that change it at once the second sees the difference, and nothing is overwritten", async () => {
    await callApi(operator, "PUT", own, { ...(await stored()), price: 1_590, name: "Port Merritt Oloroso" });
    await page.getByLabel("Běžná cena s DPH").fill("1 390");
    await page.getByLabel("Zobrazovat návštěvníkům").check();
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    const notification = page.getByRole("status").filter({ hasText: "Někdo mezitím uložil jiné údaje" });
    await expect(notification).toContainText(/Uloženo: 1\s590/);
    await expect(notification).toContainText(/Tady: 1\s390/);
    await expect(page.getByLabel("Název", { exact: true })).toHaveValue("Port Merritt Oloroso");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(page.getByText("Vyberte prosím nejdřív, které údaje mají platit.")).toBeVisible();
    await page.getByRole("button", { name: "Převzít uložené" }).click();
    await expect(page.getByLabel("Běžná cena s DPH")).toHaveValue(/^1\s?590$/);
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(page.getByText(/V\sprodeji za\s1\s590/)).toBeVisible();
  });
});

test("what visitors have seen stays, another volume that none has seen is removed; goods are found by their code, hidden and shown again; all go out as a table, and what one brings is shown first and stored by a second press", async ({
  browser,
}) => {
  const operator = await makePerson("hleda.zbozi", { scopes: ["shop"] });
  const sku = newSku();
  const id = await makeGoods(operator, sku);
  const page = await windowOf(browser, operator);

  await test.step("what is not stored is asked about before it is left", async () => {
    await visit(page, `${backOffice}/${id}`);
    await expect(page.getByRole("heading", { name: "Údaje" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Smazat zboží" })).toHaveCount(0);
    await page.getByLabel("Název", { exact: true }).fill("Neuložený název");
    await page.getByRole("link", { name: "Přidat jiný objem" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Odejít bez uložení" }).click();
  });

  await test.step("another volume that none has seen is removed", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nové zboží");
    await expect(page.getByLabel("Název", { exact: true })).toHaveValue("Port Merritt Oloroso");
    await page.getByLabel("Kód").fill(`${sku}-L`);
    await page.getByLabel("Běžná cena s DPH").fill("2890");
    await page.getByRole("button", { name: "Přidat zboží" }).click();
    await expect(page).not.toHaveURL(/nove/);
    await page.getByRole("button", { name: "Smazat zboží" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Smazat" }).click();
    await expect(page).toHaveURL(/\/administrace\/zbozi$/);
    await expect(page.getByText("Port Merritt Oloroso je smazané.")).toBeVisible();
  });

  await test.step("it is found by its code, among what runs low, and is hidden and shown again", async () => {
    await page.getByLabel("Název, kód nebo řada").fill(sku.toLowerCase());
    await page.getByLabel("Sklad").selectOption({ label: "dochází" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(page.getByText(/^1\spoložka$/)).toBeVisible();
    const lines = page.getByRole("main").getByRole("row").filter({ hasText: "Port Merritt Oloroso" });
    await expect(lines).toContainText(/dochází, 2\sks/);
    await page.getByRole("button", { name: "Skrýt z prodeje: Port Merritt Oloroso" }).click();
    await expect(lines).toContainText("skryté");
    await page.getByRole("button", { name: "Vrátit zpět" }).click();
    await expect(lines).not.toContainText("skryté");
    await page.getByLabel("Stav").selectOption({ label: "skryté" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(page.getByText("Takové zboží tu není")).toBeVisible();
  });

  await test.step("all goods are saved", async () => {
    await page.getByRole("link", { name: "Tabulka CSV" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Uložit všechno zboží jako tabulku" }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(file.charCodeAt(0)).toBe(0xfeff);
    expect(file).toContain(`;${sku};Port Merritt Oloroso;Lihoviny / Rum / Karibský rum / Jamajka;`);
  });

  await test.step("a table that one brings", async () => {
    const rows = [
      "Kód;Název;Kategorie;Běžná cena;Sklad: Kabinet Brno",
      `${sku};Port Merritt Oloroso;Jamajka;1 490;4`,
      `${sku}-CSV;Port Merritt z tabulky;Jamajka;890;6`,
      `${sku}-X;=1+1;Jamajka;890;`,
      `${sku}-Y;Port Merritt odjinud;Atlantida;890;`,
    ];
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Vybrat soubor CSV" }).click();
    const buffer = Buffer.from(rows.join("\r\n"));
    await (await chooser).setFiles({ name: "zbozi.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText(/Nové:\s1 · změněné:\s1 · beze změny:\s0 · odmítnuté:\s2/)).toBeVisible();
    await expect(page.getByText(/Běžná cena: 1590 → 1490/)).toBeVisible();
    await expect(page.getByText(/Sklad: Kabinet Brno: 0 → 4/)).toBeVisible();
    await expect(page.getByText(/Kategorii „Atlantida“ neznáme/)).toBeVisible();
    await expect(page.getByText(/začíná jako vzorec/)).toBeVisible();
    await expectGoodLooks(page);
    await page.getByRole("button", { name: /^Uložit 2\szměny/ }).click();
    await expect(page.getByText(/Uloženo. Nové:\s1, změněné:\s1/)).toBeVisible();
    expect(await wordsFor(operator, `${backOffice}?q=${sku}`)).toContain("2 položky");
  });
});

test("who does not keep the shop finds no back office of goods", async () => {
  const stranger = await makePerson("cizi");
  for (const path of [backOffice, `${backOffice}/nove`, "/admin/products/1"]) {
    expect((await answerFor(stranger, path)).status, path).toBe(404);
  }
});
