import jsQR from "jsqr";
import sharp from "sharp";
import { expect, reload, takenOver, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { makeLotOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

/** What a banking app reads from the picture of a code. */
async function readCode(png: Buffer): Promise<string> {
  const { data, info } = await sharp(png)
    .resize({ width: 600 })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const read = jsQR(new Uint8ClampedArray(data), info.width, info.height);
  expect(read, "the code can be read").not.toBeNull();
  return read?.data ?? "";
}

test("a seller orders days at the top, pays at the gateway and sees the listing labelled", async ({
  browser,
}) => {
  const seller = await makePerson("topuje");
  const name = `Nahoře ${seller.username}`;
  await makeLotOf(seller, { name });
  const page = await windowOf(browser, seller, { viewport: { width: 390, height: 844 } });
  await visit(page, "/ucet/vase-aukce");
  await page.getByRole("link", { name: "Topovat" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Topovat nabídku");
  await expectGoodLooks(page);
  await page.getByRole("radio", { name: /7\sdní/ }).check();
  await page.getByRole("button", { name: /Objednat za 59\sKč/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
  await expectGoodLooks(page);
  const order = page.url();

  // Declined: said, and tried again.
  await page.getByRole("button", { name: /Zaplatit 59\sKč/ }).click();
  await page.getByRole("button", { name: "Odmítnout platbu" }).click();
  await expect(page).toHaveURL(order);
  await expect(page.getByText("Platba byla odmítnuta nebo zrušena.")).toBeVisible();
  await takenOver(page);
  await page.getByRole("button", { name: /Zaplatit 59\sKč/ }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Zaplatit/ })).toHaveCount(0);
  await expect(async () => {
    await page.goto("/1/lihoviny");
    const card = page.getByRole("listitem").filter({ hasText: name }).first();
    await expect(card).toContainText("Topováno", { timeout: 2_000 });
  }).toPass();

  await visit(page, "/ucet/platba");
  await expect(page.getByRole("main")).toContainText("zaplaceno");
  await expect(async () => {
    await reload(page);
    await expect(page.getByRole("region", { name: "Doklady" })).toContainText("daňový doklad", {
      timeout: 2_000,
    });
  }).toPass();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Stáhnout PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^FV\d+\.pdf$/);
  await expectGoodLooks(page);
});

test("whoever comes back before the gateway's word is told so, and the result comes without a reload", async ({
  browser,
}) => {
  const seller = await makePerson("ceka");
  const lot = await makeLotOf(seller);
  const page = await windowOf(browser, seller);
  await visit(page, `/ucet/vase-aukce/${lot.id}/topovat`);
  await page.getByRole("button", { name: /Objednat/ }).click();
  await page.getByRole("button", { name: /Zaplatit/ }).click();
  await page.getByRole("button", { name: "Zaplatit, ale obchodu nic neoznámit" }).click();
  await expect(page.getByText("Platba se ověřuje")).toBeVisible();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
});

test("the code of a transfer says what the page says, field by field", async ({ browser }) => {
  const seller = await makePerson("prevadi");
  const lot = await makeLotOf(seller);
  const page = await windowOf(browser, seller);
  await visit(page, `/ucet/vase-aukce/${lot.id}/topovat`);
  await page.getByRole("radio", { name: /14\sdní/ }).check();
  await page.getByRole("button", { name: /Objednat/ }).click();
  const box = page.getByRole("region", { name: "Platební údaje" });
  await expect(box).toContainText("1000000005/0800");
  const symbol = /Variabilní symbol\s*(\d{10})/.exec(await box.innerText())?.[1];
  const code = await readCode(await box.getByRole("img").screenshot());
  const fields = Object.fromEntries(
    code
      .split("*")
      .slice(2)
      .map((field: string) => [field.slice(0, field.indexOf(":")), field.slice(field.indexOf(":") + 1)]),
  );
  expect(fields).toEqual({
    ACC: "CZ7508000000001000000005",
    AM: "99.00",
    CC: "CZK",
    MSG: expect.stringMatching(/^KABINET TOPOVANI.*14 DNI/),
    "X-VS": symbol,
  });
});

test("another's order, and one with a wrong hash, are missing pages", async ({ browser, troubles }) => {
  troubles.expectStatus(404);
  const seller = await makePerson("cizi");
  const lot = await makeLotOf(seller);
  const page = await windowOf(browser, seller);
  await visit(page, `/ucet/vase-aukce/${lot.id}/topovat`);
  await page.getByRole("button", { name: /Objednat/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
  const order = page.url();
  const wrong = order.replace(/[^/]+$/, "A".repeat(22));
  expect((await page.goto(wrong))?.status()).toBe(404);
  expect((await page.goto(wrong.replace("/ucet", "")))?.status()).toBe(404);
  const stranger = await windowOf(browser, await makePerson("jiny"));
  expect((await stranger.goto(order))?.status()).toBe(404);
  expect((await stranger.goto(`/ucet/vase-aukce/${lot.id}/topovat`))?.status()).toBe(404);
});
