import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeBranch, order } from "./category-tree.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { serverContext } from "./server-context.ts";
import { wordsFor } from "./without-window.ts";

/** The operator keeps the catalogue: categories, brands, packages (rules T8 to T13, TP6). */

const path = "/administrace/kategorie";
test("by keyboard a category is moved up, down and under another one, and taken back; a new name is in a guest's menu within two seconds, and the old address leads on", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(409, 422);
  const { names, ids } = await makeBranch();
  const backOffice = await windowOf(browser, await makePerson("strom", { scopes: ["content"] }));
  await visit(backOffice, path);
  const all = Object.values(names);
  const up = backOffice.getByRole("button", { name: `${names.c} výš`, exact: true });
  await up.focus();
  await backOffice.keyboard.press("Enter");
  await expect.poll(() => order(backOffice, all)).toEqual([names.top, names.a, names.c, names.b]);
  await expect(up).toBeFocused();
  await backOffice.keyboard.press("Enter");
  await expect.poll(() => order(backOffice, all)).toEqual([names.top, names.c, names.a, names.b]);
  await expect(up).toBeDisabled();
  await expect(backOffice.getByRole("button", { name: `${names.c} níž`, exact: true })).toBeFocused();

  await backOffice.getByRole("button", { name: `Přesunout pod…: ${names.c}` }).press("Enter");
  const dialog = backOffice.getByRole("dialog");
  const parent = dialog.getByLabel("Nadřazená kategorie");
  await expect(parent.getByRole("option", { name: `${names.top} › ${names.c}` })).toHaveCount(0);
  await parent.selectOption({ label: `${names.top} › ${names.b}` });
  await expectGoodLooks(backOffice);
  await dialog.getByRole("button", { name: "Přesunout" }).press("Enter");
  await expect.poll(() => order(backOffice, all)).toEqual([names.top, names.a, names.b, names.c]);
  await backOffice.getByRole("button", { name: "Vrátit" }).press("Enter");
  await expect.poll(() => order(backOffice, all)).toEqual([names.top, names.c, names.a, names.b]);

  await backOffice.getByRole("main").getByRole("link", { name: names.top }).first().click();
  // The server reads categories that others have stored anew after a moment.
  const addressed = async () => (await answerFor(null, `/${ids.top}/cokoli`)).headers.get("location");
  await expect.poll(addressed).toContain(`/${ids.top}/`);
  const old = (await addressed()) ?? "";

  await test.step("renamed, and seen", async () => {
    await backOffice.getByLabel("Název česky").fill("");
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Pole musí být vyplněno")).toBeVisible();
    await backOffice.getByLabel("Název česky").fill(`Nový ${names.top}`);
    await backOffice.getByLabel("Adresa česky").fill(`novy-strom-${ids.top}`);
    await backOffice.getByRole("button", { name: "Uložit" }).click();
    await expect(backOffice.getByText("Uloženo, na webu už to platí.")).toBeVisible();
    const storedMs = Date.now();
    const menu = async () => (await answerFor(null, "/")).text();
    await expect.poll(menu, { intervals: [100], timeout: 4_000 }).toContain(`Nový ${names.top}`);
    expect(Date.now() - storedMs).toBeLessThan(2_000);
    // The finished page at the old address is served until it is rendered anew.
    const leadsTo = async () => {
      const answer = await answerFor(null, old);
      return [answer.status, answer.headers.get("location")];
    };
    await expect.poll(leadsTo).toEqual([301, `/${ids.top}/novy-strom-${ids.top}`]);
  });

  const ask = async () => {
    await backOffice.getByRole("button", { name: "Odebrat kategorii" }).click();
    await backOffice.getByRole("dialog").getByRole("button", { name: "Odebrat" }).click();
  };
  await test.step("what something lies in stays", async () => {
    await ask();
    await expect(backOffice.getByText(/V kategorii jsou podkategorie \(3\)/)).toBeVisible();
    await backOffice.keyboard.press("Escape");
    await expect(backOffice.getByRole("dialog")).toHaveCount(0);
  });

  await test.step("an empty one goes", async () => {
    await visit(backOffice, `${path}/${ids.c}`);
    await ask();
    await expect(backOffice).toHaveURL(new RegExp(`${path}$`));
    await expect(backOffice.getByRole("link", { name: names.c })).toHaveCount(0);
  });
});

test("terms of sale are inherited or a category's own, and what they mean is said before they are stored", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const { ids } = await makeBranch();
  const ctx = await serverContext();
  const seller = await makePerson("prodava");
  await makeListing(ctx, { sellerId: seller.id, categoryId: ids.a });
  const admin = await makePerson("spravce", { scopes: ["admin"] });
  expect(await wordsFor(admin, `${path}/${ids.top}`)).toContain("Podmínky prodeje");
  const operator = await makePerson("obsah", { scopes: ["content"] });
  expect(await wordsFor(operator, `${path}/${ids.top}`)).not.toContain("Podmínky prodeje");

  const backOffice = await windowOf(browser, admin);
  await visit(backOffice, `${path}/${ids.top}`);
  await backOffice.getByLabel("Ověřený účet kupujícího").selectOption({ label: "ano" });
  await backOffice.getByLabel("výchozí: CZ, SK").uncheck();
  await backOffice.getByLabel("Kódy zemí").fill("cz, xx");
  const save = backOffice.getByRole("button", { name: "Uložit" }).last();
  await save.click();
  await expect(backOffice.getByText("Tato hodnota není platná")).toBeVisible();
  await backOffice.getByLabel("Kódy zemí").fill("cz");
  await backOffice.getByLabel("výchozí: nic").last().uncheck();
  await backOffice.getByLabel("Objem: vyplnit povinně").check();
  await save.click();
  const dialog = backOffice.getByRole("dialog");
  await expect(dialog.getByText(/Něco se změní ve\s4\skategoriích/)).toBeVisible();
  await expect(dialog.getByText(/ověřený\súčet:\s1\./)).toBeVisible();
  await expectGoodLooks(backOffice);
  await dialog.getByRole("button", { name: "Uložit podmínky" }).click();
  await expect(backOffice.getByText("Podmínky jsou uložené a platí.")).toBeVisible();
  const below = await wordsFor(admin, `${path}/${ids.a}`);
  for (const words of ["podle nadřazené: ano", /podle nadřazené: CZ(?!,)/]) expect(below).toMatch(words);
});

test("two spellings of a brand become one, and the list keeps its state in the address", async ({ browser }) => {
  const ctx = await serverContext();
  const word = `Lisovna${process.pid}`;
  const seller = await makePerson("znacky");
  const [wrong, right] = [await findOrAddBrand(ctx, `${word} Koceg`), await findOrAddBrand(ctx, `${word} Kotec`)];
  await findOrAddBrand(ctx, `${word} prázdná`);
  const { ids } = await makeBranch();
  for (const brand of [wrong, wrong, right])
    await makeListing(ctx, { sellerId: seller.id, categoryId: ids.a, brandId: brand?.id ?? null });
  const backOffice = await windowOf(browser, await makePerson("spojuje", { scopes: ["content"] }));
  await visit(backOffice, "/administrace/znacky");
  await backOffice.getByLabel("Část názvu").fill(word);
  await backOffice.getByLabel("Řadit").selectOption({ label: "nejvíc položek" });
  await backOffice.getByRole("button", { name: "Zobrazit" }).click();
  await expect(backOffice).toHaveURL(new RegExp(`q=${word}&sort=most$`));
  const line = (name: string) => backOffice.locator("summary").filter({ hasText: name });
  await expect(line(word).first()).toContainText("Koceg");
  await line("Koceg").click();
  await backOffice.getByRole("button", { name: `Sloučit do jiné: ${word} Koceg` }).click();
  const dialog = backOffice.getByRole("dialog");
  await expect(dialog.getByText(/Přesunou se 2\spoložky/)).toBeVisible();
  await dialog.getByLabel("Hledat značku, která zůstane").fill("Kotec");
  await dialog.getByRole("radio", { name: new RegExp(`${word} Kotec`) }).check();
  await expectGoodLooks(backOffice);
  await dialog.getByRole("button", { name: "Sloučit" }).click();
  await expect(backOffice.getByText(new RegExp(`2\\spoložky mají teď značku ${word}\\sKotec`))).toBeVisible();
  await expect(line("Kotec")).toContainText(/3\spoložky/);
  await expect(line("Koceg")).toHaveCount(0);
  await line("prázdná").click();
  await backOffice.getByRole("button", { name: `Odebrat značku ${word} prázdná` }).click();
  await dialog.getByRole("button", { name: "Odebrat" }).click();
  await expect(line("prázdná")).toHaveCount(0);
  expect(await wordsFor(null, `/hledani?brand=${right?.id}`)).toContain(`${word} Kotec`);
});

test("a package is changed for later publications", async ({ browser }) => {
  const name = `Zlatý ${process.pid}`;
  const backOffice = await windowOf(browser, await makePerson("balicky", { scopes: ["finance"] }));
  await visit(backOffice, "/administrace/balicky");
  await backOffice.locator("summary").filter({ hasText: "Nový balíček" }).click();
  const add = backOffice.locator("form").filter({ has: backOffice.getByRole("button", { name: "Přidat balíček" }) });
  await add.getByLabel("Název česky").fill(name);
  await add.getByLabel("Cena s DPH (Kč)").fill("99,50");
  await add.getByLabel("Dní nahoře v kategorii").fill("4");
  await add.getByLabel("Nabízet při vystavení").uncheck();
  await add.getByRole("button", { name: "Přidat balíček" }).click();
  const row = backOffice.getByRole("listitem").filter({ has: backOffice.locator("summary", { hasText: name }) });
  await expect(row).toContainText(/99,50\sKč · 4\sdny nahoře · nenabízí se/);
  await row.locator("summary").click();
  await row.getByLabel("Dní nahoře v kategorii").fill("2");
  await row.getByRole("button", { name: "Uložit" }).click();
  await expect(backOffice.getByText("Uloženo, platí to pro další vystavení.")).toBeVisible();
  await expect(row).toContainText(/99,50\sKč · 2\sdny nahoře/);
  await row.getByRole("button", { name: "Odebrat balíček" }).click();
  await backOffice.getByRole("dialog").getByRole("button", { name: "Odebrat" }).click();
  await expect(row).toHaveCount(0);
});
