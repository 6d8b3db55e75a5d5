import { pictureBytes } from "#test/make/picture.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { chooseFiles } from "./photographs.ts";
import { makeKnownSeller, sellBottles } from "./sell-bottles.ts";
import { wordsFor } from "./without-window.ts";

test("bottles from a spreadsheet get their photographs by name, by choice and by hand, and are live after one press", async ({
  browser,
}, testInfo) => {
  const seller = await makeKnownSeller("sbirka");
  expect(await wordsFor(seller, "/ucet/vase-aukce")).toContain("Více lahví najednou");
  await sellBottles(await windowOf(browser, seller), seller, testInfo.outputPath(), 5);
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
  // What was not just added is published only if somebody says so.
  await expect(bottle.getByRole("checkbox")).not.toBeChecked();
  await bottle.getByRole("checkbox").check();
  await page.getByLabel(/zboží je řádně zdaněné/).check();
  await page.getByLabel(/obal nikdo neotevřel/).check();
  await page.getByRole("button", { name: /^Zveřejnit 1/ }).click();
  await expect(page.getByText(/je třeba ověřený účet/)).toBeVisible();
  await expect(page.getByRole("link", { name: "Ověřit účet" })).toBeVisible();
});
