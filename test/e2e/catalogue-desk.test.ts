import type { Page } from "@playwright/test";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { expectAccessible, expectAccessibleInDark, expectAccessibleTwin, expectFits } from "./accessible.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";

/** The operator keeps the catalogue: categories, brands, packages (RULES.md T8, T9). */

const path = "/administrace/kategorie";
const threeWidths = [360, 768, 1260];
let made = 0;

/** A top category with three below it, under names of its own. */
async function makeBranch() {
  const word = `${process.pid}${made++}`;
  const names = { top: `Strom ${word}`, a: `Alfa ${word}`, b: `Beta ${word}`, c: `Gama ${word}` };
  const ctx = await house();
  const top = await makeCategory(ctx, { nameCs: names.top, position: 900 });
  const under = (nameCs: string, position: number) => makeCategory(ctx, { nameCs, position, parent: top });
  const [a, b, c] = [await under(names.a, 0), await under(names.b, 1), await under(names.c, 2)];
  return { names, ids: { top: top.id, a: a.id, b: b.id, c: c.id } };
}

const order = (page: Page, names: readonly string[]) =>
  page
    .getByRole("main")
    .getByRole("link")
    .filter({ hasText: new RegExp(names.join("|")) })
    .allInnerTexts();

test("by keyboard a category is moved up, down and under another one, and taken back", async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { names } = await makeBranch();
  const desk = await windowOf(browser, await makePerson("strom", { scopes: ["content"] }));
  await visit(desk, path);
  const all = Object.values(names);
  const up = desk.getByRole("button", { name: `${names.c} výš`, exact: true });
  await up.focus();
  await desk.keyboard.press("Enter");
  await expect.poll(() => order(desk, all)).toEqual([names.top, names.a, names.c, names.b]);
  await expect(up).toBeFocused();
  await desk.keyboard.press("Enter");
  await expect.poll(() => order(desk, all)).toEqual([names.top, names.c, names.a, names.b]);
  await expect(up).toBeDisabled();
  await expect(desk.getByRole("button", { name: `${names.c} níž`, exact: true })).toBeFocused();

  await desk.getByRole("button", { name: `Přesunout pod…: ${names.c}` }).press("Enter");
  const dialog = desk.getByRole("dialog");
  const parent = dialog.getByLabel("Nadřazená kategorie");
  await expect(parent.getByRole("option", { name: `${names.top} › ${names.c}` })).toHaveCount(0);
  await parent.selectOption({ label: `${names.top} › ${names.b}` });
  await expectAccessible(desk);
  await dialog.getByRole("button", { name: "Přesunout" }).press("Enter");
  await expect.poll(() => order(desk, all)).toEqual([names.top, names.a, names.b, names.c]);
  await desk.getByRole("button", { name: "Vrátit" }).press("Enter");
  await expect.poll(() => order(desk, all)).toEqual([names.top, names.c, names.a, names.b]);
});

test("a category is dragged onto another one and beside it", async ({ browser }) => {
  const { names, ids } = await makeBranch();
  const desk = await windowOf(browser, await makePerson("tahne", { scopes: ["content"] }), {
    viewport: { width: 1260, height: 900 },
  });
  await visit(desk, path);
  const handle = (id: number) => desk.locator(`[data-handle="${id}"]`);
  const drag = async (id: number, onto: number, share: number) => {
    await handle(onto).scrollIntoViewIfNeeded();
    const [from, to] = [await handle(id).boundingBox(), await handle(onto).locator("..").boundingBox()];
    if (!from || !to) throw new Error("both rows are on the page");
    await desk.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await desk.mouse.down();
    await desk.mouse.move(to.x + 40, to.y + to.height / 2, { steps: 8 });
    await desk.mouse.move(to.x + 40, to.y + to.height * share, { steps: 4 });
    await desk.mouse.up();
  };
  await drag(ids.c, ids.a, 0.1);
  await expect.poll(() => order(desk, Object.values(names))).toEqual([names.top, names.c, names.a, names.b]);
  await drag(ids.a, ids.b, 0.5);
  await expect(desk.getByText(`${names.a} je teď v kategorii ${names.b}.`)).toBeVisible();
  await expect.poll(() => order(desk, Object.values(names))).toEqual([names.top, names.c, names.b, names.a]);
});

test("a new name is in a guest's menu within two seconds, and the old address leads on", async ({
  page,
  browser,
  troubles,
}) => {
  test.setTimeout(180_000);
  troubles.expectStatus(409, 422);
  const { names, ids } = await makeBranch();
  const desk = await windowOf(browser, await makePerson("jmenuje", { scopes: ["content"] }));
  const other = await windowOf(browser, await makePerson("jiny", { scopes: ["content"] }));
  for (const each of [desk, other]) await visit(each, `${path}/${ids.top}`);
  await visit(page, `/${ids.top}/cokoli`);
  const old = new URL(page.url()).pathname;

  await test.step("renamed, and seen", async () => {
    await desk.getByLabel("Název česky").fill("");
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByText("Pole musí být vyplněno")).toBeVisible();
    await desk.getByLabel("Název česky").fill(`Nový ${names.top}`);
    await desk.getByLabel("Adresa česky").fill(`novy-strom-${ids.top}`);
    await desk.getByRole("button", { name: "Uložit" }).click();
    await expect(desk.getByText("Uloženo, na webu už to platí.")).toBeVisible();
    const storedMs = Date.now();
    const menu = async () => (await page.request.get("/")).text();
    await expect.poll(menu, { intervals: [100], timeout: 4_000 }).toContain(`Nový ${names.top}`);
    expect(Date.now() - storedMs).toBeLessThan(2_000);
    // The finished page at the old address is served until it is rendered anew.
    const leadsTo = async () => {
      const answer = await page.request.get(old, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
    };
    await expect.poll(leadsTo).toEqual([301, `/${ids.top}/novy-strom-${ids.top}`]);
  });

  await test.step("the second to change it is told", async () => {
    await other.getByLabel("Název anglicky").fill("Another tree");
    await other.getByRole("button", { name: "Uložit" }).click();
    await expect(other.getByText("Mezitím to změnil někdo jiný")).toBeVisible();
    await expect(other.getByText(`Název česky: Nový ${names.top}`)).toBeVisible();
    await expectAccessible(other);
    await other.getByRole("button", { name: "Načíst uložené" }).click();
    await expect(other.getByLabel("Název česky")).toHaveValue(`Nový ${names.top}`);
  });

  await test.step("what something lies in stays, an empty one goes", async () => {
    const ask = async () => {
      await desk.getByRole("button", { name: "Odebrat kategorii" }).click();
      await desk.getByRole("dialog").getByRole("button", { name: "Odebrat" }).click();
    };
    await ask();
    await expect(desk.getByText(/V kategorii jsou podkategorie \(3\)/)).toBeVisible();
    await visit(desk, `${path}/${ids.c}`);
    await ask();
    await expect(desk).toHaveURL(new RegExp(`${path}$`));
    await expect(desk.getByRole("link", { name: names.c })).toHaveCount(0);
  });
});

test("terms of sale are inherited or a category's own, and what they mean is said before they are stored", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(422);
  const { ids } = await makeBranch();
  const ctx = await house();
  const seller = await makePerson("prodava");
  await makeListing(ctx, { sellerId: seller.id, categoryId: ids.a });
  const keeper = await windowOf(browser, await makePerson("obsah", { scopes: ["content"] }));
  await visit(keeper, `${path}/${ids.top}`);
  await expect(keeper.getByRole("heading", { name: "Podmínky prodeje" })).toHaveCount(0);

  const desk = await windowOf(browser, await makePerson("spravce", { scopes: ["admin"] }));
  await visit(desk, `${path}/${ids.top}`);
  await desk.getByLabel("Ověřený účet kupujícího").selectOption({ label: "ano" });
  await desk.getByLabel("podle nadřazené: CZ, SK").uncheck();
  await desk.getByLabel("Kódy zemí").fill("cz, xx");
  const save = desk.getByRole("button", { name: "Uložit" }).last();
  await save.click();
  await expect(desk.getByText("Tuto hodnotu neumíme přijmout")).toBeVisible();
  await desk.getByLabel("Kódy zemí").fill("cz");
  await desk.getByLabel("podle nadřazené: nic").last().uncheck();
  await desk.getByLabel("Objem: vyplnit povinně").check();
  await save.click();
  const dialog = desk.getByRole("dialog");
  await expect(dialog.getByText(/Něco se změní ve\s4\skategoriích/)).toBeVisible();
  await expect(dialog.getByText(/k dalšímu příhozu nebo koupi potřeba ověřený účet: 1\./)).toBeVisible();
  await expectAccessible(desk);
  await dialog.getByRole("button", { name: "Uložit podmínky" }).click();
  await expect(desk.getByText("Podmínky jsou uložené a platí.")).toBeVisible();
  await visit(desk, `${path}/${ids.a}`);
  await expect(desk.getByLabel("Ověřený účet kupujícího")).toContainText("podle nadřazené: ano");
  await expect(desk.getByLabel("podle nadřazené: CZ", { exact: true })).toBeChecked();
});

test("the tree and a category are for everybody at every width, in both languages", async ({ browser }) => {
  test.setTimeout(180_000);
  const { ids } = await makeBranch();
  const desk = await windowOf(browser, await makePerson("vzhled", { scopes: ["admin"] }));
  for (const at of [path, `${path}/${ids.a}`]) {
    await visit(desk, at);
    await expectAccessible(desk, threeWidths);
    await expectAccessibleInDark(desk);
    await expectFits(desk);
    await visit(desk, at.replace("administrace/kategorie", "admin/categories"));
    await expectAccessibleTwin(desk);
    await expectFits(desk);
  }
});
