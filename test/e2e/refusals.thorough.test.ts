import { sql } from "#server/db/query.ts";
import { expect, test, visit } from "./journey.ts";
import { makePerson, windowOf } from "./people.ts";
import { chooseFiles, writeSmallPictures, writeWrongFiles } from "./photographs.ts";
import { serverContext } from "./server-context.ts";

test("a picture that is cut off is refused, the place for it stays, and the thirteenth has none", async ({
  browser,
  troubles,
}, testInfo) => {
  troubles.expectStatus(422);
  const wrong = await writeWrongFiles(testInfo.outputPath());
  const page = await windowOf(browser, await makePerson("nahrava"));
  await visit(page, "/ucet/vase-aukce/pridat");
  await page.getByLabel("Název", { exact: true }).fill("Láhev se snímky");
  await page.getByRole("navigation", { name: "Kroky" }).getByRole("button", { name: "Fotografie" }).click();
  await chooseFiles(page, wrong.truncated);
  const unreadable = "Tento soubor není obrázek, který umíme otevřít (JPEG, HEIC, PNG, WebP).";
  await expect(page.getByText(unreadable)).toBeVisible();
  await page.getByRole("button", { name: "Odebrat useknuta.jpg" }).click();
  await expect(page.getByText(unreadable)).toHaveCount(0);

  await chooseFiles(page, await writeSmallPictures(testInfo.outputPath(), 13));
  await expect(page.getByText("snimek-13.png se už nevešel, snímků může být nejvýše 12.")).toBeVisible();
  await expect(page.getByText(/nahráno$/)).toHaveCount(12, { timeout: 60_000 });
  await expect(page.getByText("Snímků může být nejvýše 12, další už přidat nelze.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Vybrat soubory" })).toBeDisabled();
});

test("a listing keeps its pictures when the connection goes: they wait, go on by themselves, and none is sent twice", async ({
  browser,
}, testInfo) => {
  const seller = await makePerson("vlak");
  const page = await windowOf(browser, seller);
  await visit(page, "/ucet/vase-aukce/pridat");
  await page.getByLabel("Název", { exact: true }).fill("Láhev z vlaku");
  await page.getByRole("navigation", { name: "Kroky" }).getByRole("button", { name: "Fotografie" }).click();
  // The first picture arrives but its answer is lost; the others do not arrive at all.
  await page.evaluate(() => {
    const { send } = XMLHttpRequest.prototype;
    let isFirst = true;
    XMLHttpRequest.prototype.send = function (body) {
      const lose = () => this.onerror?.(new ProgressEvent("error"));
      if (!isFirst) return void setTimeout(lose);
      isFirst = false;
      this.onload = lose;
      send.call(this, body);
    };
    window.addEventListener("online", () => Object.assign(XMLHttpRequest.prototype, { send }), {
      once: true,
    });
  });
  await chooseFiles(page, await writeSmallPictures(testInfo.outputPath(), 3));
  await expect(page.getByText("čeká na spojení")).toHaveCount(3);
  await expect(page.getByText("Čeká na spojení. Jakmile se obnoví")).toBeVisible();

  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(page.getByText("Nahráno snímků: 3")).toBeAttached({ timeout: 20_000 });
  await expect(page.getByRole("button", { name: /^Odebrat snímek/ })).toHaveCount(3);
  const { db } = await serverContext();
  const stored = await db.execute(sql`
    select from listing_pictures where listing_id in (select id from listings where seller_id = ${seller.id})`);
  expect(stored.rowCount).toBe(3);
});
