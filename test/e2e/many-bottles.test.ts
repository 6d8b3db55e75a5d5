import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import iconv from "iconv-lite";
import { and, eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { house } from "./house.ts";
import { expect, reload, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, ownWindowOf, windowOf } from "./people.ts";
import { chooseFiles } from "./photographs.ts";

const bottles = 30;
/**
 * Five minutes of a seller who takes fifteen seconds for a press: reads before each, looks for the next, finds the files. How long
 * the machine takes is no part of it.
 */
const mostPresses = 20;

test("thirty bottles from a spreadsheet are live in under five minutes of their seller's time", async ({
  browser,
}, testInfo) => {
  test.setTimeout(300_000);
  const seller = await makePerson("sbirka", { accountVerifiedAt: new Date() });
  // A known seller: nobody looks at the listings first.
  for (let count = 0; count < 3; count++) await makeLotOf(seller);
  const page = await ownWindowOf(browser, seller);
  await page.addInitScript(countPresses);
  // What was there before the table has no number, so that photographs named by number pass it by.
  await makeLotOf(seller, { status: "draft", publishedAt: null, name: "Starší koncept", description: "" });
  const files = await writeFiles(testInfo.outputPath());
  await visit(page, "/ucet/vase-aukce");
  await page.getByRole("link", { name: "Více lahví najednou" }).click();

  await test.step("a table of Czech Excel is read, a row with a formula is told, nothing is stored", async () => {
    await page.getByText("Přidat lahve z tabulky").click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Vybrat soubor CSV" }).click();
    await (await chooser).setFiles(files.table);
    await expect(page.getByText(/^30\s/)).toContainText("lahví je v pořádku");
    await expect(page.getByText("Windows-1250")).toBeVisible();
    await expect(page.getByText(/Řádek 32/)).toBeVisible();
    await expect(page.getByText(/začíná jako vzorec/)).toBeVisible();
    await expect(page.getByText(/Tyto sloupce vynecháme: Regál/)).toBeVisible();
    await page.getByRole("button", { name: /^Založit 30/ }).click();
    await expect(page.getByRole("heading", { name: /Rozpracované lahve \(31\)/ })).toBeVisible();
  });

  await test.step("photographs say which rows they find by name and go there when that is confirmed; the others are dragged, or chosen for", async () => {
    await chooseFiles(page, files.photographs);
    await expect(page.getByText(/2\sfotografie čekají/)).toBeVisible();
    const choiceOf = (file: string) =>
      page.getByRole("listitem").filter({ hasText: file }).getByLabel("Patří k lahvi");
    await expect(choiceOf("30.png").locator("option:checked")).toHaveText("30. Láhev číslo 30");
    const choice = choiceOf("IMG_0001.png");
    await choice.focus();
    await choice.selectOption({ label: "1. Láhev číslo 1" });
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(0);
    await page.getByRole("button", { name: /^Nahrát 29/ }).click();
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
    const saved = page.waitForResponse((answer) => answer.request().method() === "PATCH");
    await first.getByLabel("Název").fill("Žitná čtyřletá první");
    await first.getByLabel("Název").blur();
    await saved;
    await reload(page);
    await expect(first.getByLabel("Název")).toHaveValue("Žitná čtyřletá první");
    await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(bottles);
  });

  await test.step("all are published with one press, counted off", async () => {
    await page.getByLabel(/zboží je řádně zdaněné/).check();
    await page.getByLabel(/obal nikdo neotevřel/).check();
    await page.getByRole("button", { name: /^Zveřejnit 30/ }).click();
    await expect(page.getByRole("progressbar", { name: "Zveřejnit vše" })).toBeVisible();
    await expect(page.getByText(/^30\slahví je zveřejněných/)).toBeVisible({ timeout: 120_000 });
  });
  const { db } = await house();
  const live = and(eq(listings.sellerId, seller.id), eq(listings.status, "live"));
  expect(await db.$count(listings, live)).toBe(bottles + 3);
  await expect(
    page.getByRole("listitem", { name: "Starší koncept" }).getByText(/Chybí: .*fotografie/),
  ).toBeVisible();

  const presses = await page.evaluate(() => Number(sessionStorage.getItem("presses")));
  testInfo.annotations.push({ type: "presses", description: `${presses} presses` });
  expect(presses).toBeGreaterThan(5);
  expect(presses).toBeLessThanOrEqual(mostPresses);
});

test("on a phone the bottles are cards; what is refused stays in its row; the page fits and is accessible", async ({
  browser,
  troubles,
}) => {
  troubles.expectStatus(403);
  const seller = await makePerson("novy", { accountVerifiedAt: null });
  for (let count = 0; count < 10; count++) await makeLotOf(seller);
  await makeLotOf(seller, { status: "draft", publishedAt: null, name: "Jedenáctá láhev", brandId: null });
  await makeLotOf(seller, { status: "draft", publishedAt: null, name: "X", description: "" });
  const page = await windowOf(browser, seller, { viewport: { width: 360, height: 800 } });
  await visit(page, "/ucet/vase-aukce/hromadne");
  const short = page.getByRole("listitem", { name: "2. X" });
  await expect(short.getByText(/Chybí: .*popis/)).toBeVisible();
  await expectGoodLooks(page);

  await page.getByRole("heading", { name: "Fotografie všech lahví" }).scrollIntoViewIfNeeded();
  await chooseFiles(page, {
    name: "1.png",
    mimeType: "image/png",
    buffer: await pictureBytes(40, 50, "png"),
  });
  await page.getByRole("button", { name: /^Nahrát 1/ }).click();
  // What the category needs has a field in the row.
  const bottle = page.getByRole("listitem", { name: "1. Jedenáctá láhev" });
  await expect(bottle.getByText("Chybí: značka", { exact: true })).toBeVisible({ timeout: 30_000 });
  await bottle.getByLabel("Značka").fill("Palírna Na Kopci");
  await bottle.getByLabel("Značka").blur();
  await expect(page.getByText("Připraveno ke zveřejnění")).toHaveCount(1, { timeout: 30_000 });
  await page.getByLabel(/zboží je řádně zdaněné/).check();
  await page.getByLabel(/obal nikdo neotevřel/).check();
  await page.getByRole("button", { name: /^Zveřejnit 1/ }).click();
  await expect(page.getByText(/je třeba ověřený účet/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ověřit účet" })).toBeVisible();
});

/** Counts every press of a key or a pointer, over the pages of a window. */
function countPresses(): void {
  const count = ({ isTrusted }: Event) => {
    if (isTrusted) sessionStorage.setItem("presses", String(Number(sessionStorage.getItem("presses")) + 1));
  };
  for (const kind of ["pointerdown", "keydown", "change"]) document.addEventListener(kind, count, true);
}

async function writeFiles(folder: string): Promise<{ table: string; photographs: string[] }> {
  const row = (index: number) =>
    `Láhev číslo ${index};Jamajka;Palírna Na Kopci;Ze sklepa, stála ve tmě.;0,7 l;${1_000 + index} Kč;A${index}`;
  const rows = Array.from({ length: bottles }, (_, index) => row(index + 1));
  const table = [
    "Název;Kategorie;Značka;Popis;Objem;Vyvolávací cena;Regál",
    ...rows,
    "=1+1;Jamajka;x;x;0,7 l;1;B1",
  ];
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
  const [start, end] = [await tile.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error("both ends of the way are in sight");
  await page.mouse.move(start.x + 30, start.y + 40);
  await page.mouse.down();
  await page.mouse.move(start.x + 45, start.y + 60, { steps: 3 });
  await page.mouse.move(end.x + 60, end.y + 60, { steps: 8 });
  await page.mouse.up();
  await page.setViewportSize({ width: 1260, height: 900 });
}
