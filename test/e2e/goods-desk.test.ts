import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { pictureBytes } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makePerson, windowOf } from "./people.ts";

const look = async (page: Page) => {
  await expectGoodLooks(page);
  await page.setViewportSize({ width: 1260, height: 900 });
};

test("who keeps the shop adds a product, its pieces and pictures, changes, hides and finds it; others find no desk", async ({
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(404, 409, 422);
  const stranger = await windowOf(browser, await makePerson("cizi"));
  for (const path of ["/administrace/zbozi", "/administrace/zbozi/nove", "/admin/products/1"])
    expect((await stranger.goto(path))?.status()).toBe(404);
  const keeper = await makePerson("zbozi", { scopes: ["shop"] });
  const page = await windowOf(browser, keeper, { viewport: { width: 1260, height: 900 } });
  const sku = `DESK-${Date.now() % 1e8}`;

  await test.step("a new product is told what it lacks, keeps what was typed, and is stored", async () => {
    await visit(page, "/administrace");
    await page
      .getByRole("navigation", { name: "Administrace" })
      .getByRole("link", { name: "Zboží", exact: true })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Zboží");
    await look(page);
    await expectGoodLooks(page);
    await page.emulateMedia({ colorScheme: "light" });
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
    await look(page);
    await page.getByRole("button", { name: "Přidat zboží" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Port Merritt Sherry Cask");
    await expect(page).toHaveURL(/\/administrace\/zbozi\/\d+$/);
  });
  const address = page.url();

  await test.step("pieces are stored against the number that was seen", async () => {
    const other = await windowOf(browser, keeper);
    await visit(other, address);
    const pieces = (where: Page) => where.getByLabel("Počet kusů: Kabinet Praha – Vinohrady");
    const save = (where: Page) =>
      where.getByRole("button", { name: "Uložit počet: Kabinet Praha – Vinohrady" }).click();
    await pieces(page).fill("3");
    await save(page);
    await expect(page.getByRole("heading", { name: /V prodejnách \(3\sks\)/ })).toBeVisible();
    await pieces(other).fill("8");
    await save(other);
    await expect(other.getByText(/prodejna má 3 ks/)).toBeVisible();
    await expect(pieces(other)).toHaveValue("8");
    await save(other);
    await expect(other.getByRole("heading", { name: /V prodejnách \(8\sks\)/ })).toBeVisible();
    await visit(page, address);
    await pieces(page).fill("2");
    await save(page);
    await expect(page.getByRole("heading", { name: /V prodejnách \(2\sks\)/ })).toBeVisible();
    await other.close();
  });

  await test.step("pictures come as those of a listing do", async () => {
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Vybrat soubory" }).click();
    await (await chooser).setFiles({
      name: "celek.jpg",
      mimeType: "image/jpeg",
      buffer: await pictureBytes(800, 1_000),
    });
    await expect(page.getByText("Nahráno snímků: 1").first()).toBeAttached({ timeout: 60_000 });
    await look(page);
  });

  await test.step("of two that change it at once the second sees the difference, and nothing is overwritten", async () => {
    const other = await windowOf(browser, keeper);
    await visit(other, address);
    await other.getByLabel("Běžná cena s DPH").fill("1 590");
    await other.getByLabel("Název", { exact: true }).fill("Port Merritt Oloroso");
    await other.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(other.getByText("Údaje jsou uložené.")).toBeVisible();
    await other.close();
    await page.getByLabel("Běžná cena s DPH").fill("1 390");
    await page.getByLabel("Zobrazovat návštěvníkům").check();
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    const notice = page.getByRole("status").filter({ hasText: "Někdo mezitím uložil jiné údaje" });
    await expect(notice).toContainText(/Uloženo: 1\s590/);
    await expect(notice).toContainText(/Tady: 1\s390/);
    await expect(page.getByLabel("Název", { exact: true })).toHaveValue("Port Merritt Oloroso");
    await expectGoodLooks(page);
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(page.getByText("Vyberte prosím nejdřív, které údaje mají platit.")).toBeVisible();
    await page.getByRole("button", { name: "Převzít uložené" }).click();
    await expect(page.getByLabel("Běžná cena s DPH")).toHaveValue(/^1\s?590$/);
    await page.getByRole("button", { name: "Uložit údaje" }).click();
    await expect(page.getByText(/V\sprodeji za\s1\s590/)).toBeVisible();
  });

  await test.step("it is found by its code, among what runs low, and is hidden and shown again", async () => {
    await page.getByLabel("Název", { exact: true }).fill("Neuložený název");
    await page.getByRole("link", { name: "Všechno zboží" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Odejít bez uložení" }).click();
    await page.getByLabel("Název, kód nebo řada").fill(sku.toLowerCase());
    await page.getByLabel("Sklad").selectOption({ label: "dochází" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(page.getByText(/^1\spoložka$/)).toBeVisible();
    const lines = page.getByRole("main").getByRole("listitem").filter({ hasText: "Port Merritt Oloroso" });
    await expect(lines).toContainText(/dochází, 2\sks/);
    await page.getByRole("button", { name: "Skrýt z prodeje: Port Merritt Oloroso" }).click();
    await expect(lines).toContainText("skryté");
    await page.getByRole("button", { name: "Vrátit zpět" }).click();
    await expect(lines).not.toContainText("skryté");
    await page.getByLabel("Stav").selectOption({ label: "skryté" });
    await page.getByRole("button", { name: "Zobrazit", exact: true }).click();
    await expect(page.getByText("Takové zboží tu není")).toBeVisible();
    await look(page);
  });

  await test.step("what visitors have seen stays, another volume that none has seen is removed", async () => {
    await visit(page, address);
    await expect(page.getByRole("heading", { name: "Údaje" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Smazat zboží" })).toHaveCount(0);
    await page.getByRole("link", { name: "Přidat jiný objem" }).click();
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

  await test.step("all goods go out as a table; what one brings is shown first, and stored by a second press", async () => {
    await visit(page, "/administrace/zbozi");
    await page.getByRole("link", { name: "Tabulka CSV" }).click();
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Uložit všechno zboží jako tabulku" }).click();
    const file = await readFile(await (await saved).path(), "utf8");
    expect(file.charCodeAt(0)).toBe(0xfeff);
    expect(file).toContain(`;${sku};Port Merritt Oloroso;Lihoviny / Rum / Karibský rum / Jamajka;`);
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
    await look(page);
    await page.getByRole("button", { name: /^Uložit 2\szměny/ }).click();
    await expect(page.getByText(/Uloženo. Nové:\s1, změněné:\s1/)).toBeVisible();
    await visit(page, `/administrace/zbozi?q=${sku}`);
    await expect(page.getByText(/^2\spoložky$/)).toBeVisible();
  });

  await test.step("the desk speaks English", async () => {
    await visit(page, "/admin/products?q=port");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Products");
    await expectGoodLooks(page);
  });
});
