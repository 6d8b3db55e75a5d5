import jsQR from "jsqr";
import sharp from "sharp";
import { expect, test, visit } from "./journey.ts";
import { makeLotOf } from "./lots.ts";
import { answerFor, makePerson, windowOf } from "./people.ts";
import { wordsFor } from "./without-window.ts";

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

test("a seller orders days at the top, whose code of a transfer says what the page says, pays at the gateway and sees the listing labelled", async ({
  browser,
}) => {
  const seller = await makePerson("topuje");
  const name = `Nahoře ${seller.username}`;
  const lot = await makeLotOf(seller, { name });
  const page = await windowOf(browser, seller, { viewport: { width: 390, height: 844 } });
  expect(await wordsFor(seller, "/ucet/vase-aukce")).toContain("Topovat");
  await visit(page, `/ucet/vase-aukce/${lot.id}/topovat`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Topovat nabídku");
  await page.getByRole("radio", { name: /7\sdní/ }).check();
  await page.getByRole("button", { name: /Objednat za 59\sKč/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Objednávka č.");
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
    AM: "59.00",
    CC: "CZK",
    MSG: expect.stringMatching(/^KABINET TOPOVANI.*7 DNI/),
    "X-VS": symbol,
  });

  const order = new URL(page.url()).pathname;
  const wrong = order.replace(/[^/]+$/, "A".repeat(22));
  const stranger = await makePerson("jiny");
  for (const [asking, missing] of [
    [seller, wrong],
    [null, wrong.replace("/ucet", "")],
    [stranger, order],
    [stranger, `/ucet/vase-aukce/${lot.id}/topovat`],
  ] as const)
    expect((await answerFor(asking, missing)).status, missing).toBe(404);

  await page.getByRole("button", { name: /Zaplatit 59\sKč/ }).click();
  await page.getByRole("button", { name: "Zaplatit", exact: true }).click();
  await expect(page.getByText(/Zaplaceno .* Děkujeme/)).toBeVisible();
  await expect(page.getByRole("button", { name: /Zaplatit/ })).toHaveCount(0);
  const cards = async () => (await (await answerFor(null, "/1/lihoviny")).text()).split("<li");
  const card = async () => (await cards()).find((each) => each.includes(name)) ?? "";
  await expect.poll(card).toContain("Topováno");

  await expect(async () => {
    expect(await wordsFor(seller, "/ucet/platba")).toContain("daňový doklad");
  }).toPass();
  await visit(page, "/ucet/platba");
  await expect(page.getByRole("main")).toContainText("zaplaceno");
  await expect(page.getByRole("region", { name: "Doklady" })).toContainText("daňový doklad");
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: /Stáhnout PDF/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^FV\d+\.pdf$/);
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
