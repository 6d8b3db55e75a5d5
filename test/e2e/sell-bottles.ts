import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Locator, Page } from "@playwright/test";
import iconv from "iconv-lite";
import { and, eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, type Person } from "./people.ts";
import { chooseFiles } from "./photographs.ts";
import { serverContext } from "./server-context.ts";

/** So many listings make a seller known: nobody looks at the next ones first. */
const known = 3;

/** Somebody whose listings nobody looks at before they are live. */
export async function makeKnownSeller(word: string): Promise<Person> {
  const seller = await makePerson(word, { accountVerifiedAt: new Date() });
  for (let count = 0; count < known; count++) await makeLotOf(seller);
  return seller;
}

/** A known seller takes so many bottles (at least five) from a table with their photographs until they are live. */
export async function sellBottles(page: Page, seller: Person, folder: string, bottles: number): Promise<void> {
  // What was there before the table has no number, so that photographs named by number pass it by.
  await makeLotOf(seller, { status: "draft", publishedAt: null, name: "Starší koncept", description: "" });
  const files = await writeFiles(folder, bottles);
  await visit(page, "/ucet/vase-aukce/hromadne");

  await test.step("a table of Czech Excel is read, a row with a formula is told, nothing is stored", async () => {
    await page.getByText("Přidat lahve z tabulky").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Vybrat soubor CSV" }).click();
    await (await chooser).setFiles(files.table);
    await expect(page.getByText(new RegExp(`^${bottles}\\s`))).toContainText("lahví je v pořádku");
    await expect(page.getByText("Windows-1250")).toBeVisible();
    await expect(page.getByText(`Řádek ${bottles + 2}`)).toBeVisible();
    await expect(page.getByText(/začíná jako vzorec/)).toBeVisible();
    await expect(page.getByText(/Tyto sloupce vynecháme: Regál/)).toBeVisible();
    await page.getByRole("button", { name: new RegExp(`^Založit ${bottles}`) }).click();
    await expect(page.getByRole("heading", { name: `Rozpracované lahve (${bottles + 1})` })).toBeVisible();
    const older = page.getByRole("listitem", { name: "Starší koncept" });
    await expect(older.getByRole("checkbox")).not.toBeChecked();
    await expect(page.getByRole("checkbox", { name: /^Zveřejnit/, checked: true })).toHaveCount(bottles);
  });

  await test.step("photographs say which rows they find by name and go there when that is confirmed; the others are dragged, or chosen for", async () => {
    await chooseFiles(page, files.photographs);
    await expect(page.getByText(/2\sfotografie čekají/)).toBeVisible();
    const choiceOf = (file: string) => page.getByRole("listitem").filter({ hasText: file }).getByLabel("Patří k lahvi");
    await expect(choiceOf(`${bottles}.png`).locator("option:checked")).toHaveText(`${bottles}. Láhev číslo ${bottles}`);
    const choice = choiceOf("IMG_0001.png");
    await choice.focus();
    await choice.selectOption({ label: "1. Láhev číslo 1" });
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(0);
    await page.getByRole("button", { name: new RegExp(`^Nahrát ${bottles - 1}`) }).click();
    await expect(page.getByText(/^1\sfotografie čeká/)).toBeVisible();
    // A row grows when its photograph arrives, which would move the one that is dragged to.
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(bottles - 1, { timeout: 180_000 });
    await dragTo(
      page,
      page.getByText("IMG_0002.png"),
      page.getByRole("listitem", { name: "2. Láhev číslo 2", exact: true }),
    );
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(bottles, { timeout: 180_000 });
  });

  await test.step("what is written is there after the page is loaded again", async () => {
    const first = page.getByRole("listitem", { name: /^1\. / });
    const name = "Žitná čtyřletá první";
    // A photograph that has just arrived is saved the same way.
    const saved = page.waitForResponse((answer) => !!answer.request().postData()?.includes(name));
    await first.getByLabel("Název").fill(name);
    await first.getByLabel("Název").blur();
    await saved;
    await reload(page);
    await expect(first.getByLabel("Název")).toHaveValue(name);
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(bottles);
  });

  await test.step("all are published with one press, counted off", async () => {
    await page.getByLabel(/zboží je řádně zdaněné/).check();
    await page.getByLabel(/obal nikdo neotevřel/).check();
    await page.getByRole("button", { name: new RegExp(`^Zveřejnit ${bottles}`) }).click();
    // A few are through before anybody could look.
    if (bottles > 20) await expect(page.getByRole("progressbar", { name: "Zveřejnit vše" })).toBeVisible();
    await expect(page.getByText(new RegExp(`^${bottles}\\slahví je zveřejněných`))).toBeVisible({
      timeout: 120_000,
    });
  });
  const { db } = await serverContext();
  const live = and(eq(listings.sellerId, seller.id), eq(listings.status, "live"));
  expect(await db.$count(listings, live)).toBe(bottles + known);
  await expect(page.getByRole("listitem", { name: "Starší koncept" }).getByText(/Chybí: .*fotografie/)).toBeVisible();
}

async function writeFiles(folder: string, bottles: number): Promise<{ table: string; photographs: string[] }> {
  const row = (index: number) =>
    `Láhev číslo ${index};Jamajka;Palírna Na Kopci;Ze sklepa, stála ve tmě.;0,7 l;${1_000 + index} Kč;A${index}`;
  const rows = Array.from({ length: bottles }, (_, index) => row(index + 1));
  const table = ["Název;Kategorie;Značka;Popis;Objem;Vyvolávací cena;Regál", ...rows, "=1+1;Jamajka;x;x;0,7 l;1;B1"];
  const path = join(folder, "lahve.csv");
  await writeFile(path, iconv.encode(`${table.join("\r\n")}\r\n`, "win1250"));
  const names = Array.from({ length: bottles - 2 }, (_, index) => `${index + 3}.png`);
  const photographs = [...names, "IMG_0001.png", "IMG_0002.png"].map((name) => join(folder, name));
  const bytes = await pictureBytes(80, 100, "png");
  for (const photograph of photographs) await writeFile(photograph, bytes);
  return { table: path, photographs };
}

async function dragTo(
  page: Page,
  from: ReturnType<Page["getByText"]>,
  to: ReturnType<Page["getByText"]>,
): Promise<void> {
  // A window high enough for both ends of the way.
  await page.setViewportSize({ width: 1260, height: 3_000 });
  const tile = page.getByRole("listitem").filter({ has: from }).locator("img");
  const start = await placeOf(tile);
  await page.mouse.move(start.x + 30, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(start.x + 45, start.y + 60, { steps: 3 });
  // Measured now and again, since pictures that the higher window has brought may have moved it; let go once it shows that it takes it.
  await expect(async () => {
    const end = await placeOf(to);
    await page.mouse.move(end.x + 50, end.y + 50);
    await page.mouse.move(end.x + 60, end.y + 60, { steps: 4 });
    await expect(to).toHaveClass(/bg-info-tint/, { timeout: 1_000 });
  }).toPass();
  await page.mouse.up();
  await page.setViewportSize({ width: 1260, height: 900 });
}

async function placeOf(part: Locator): Promise<{ x: number; y: number }> {
  const box = await part.boundingBox();
  if (!box) throw new Error("both ends of the way are in sight");
  return box;
}
