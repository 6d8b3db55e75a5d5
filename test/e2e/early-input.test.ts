import { holdScripts } from "./delayed-line.ts";
import { expect, takenOver, test } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

test("what is written and sent before the scripts arrive is kept, and the form knows it", async ({ page, browser }) => {
  let arrive = await holdScripts(page);
  await page.goto("/registrace", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("brzy@kabinet.test");
  await page.getByLabel("Uživatelské jméno").fill("b");
  await page.getByLabel(/Je mi 18\slet/).check();
  await page.getByRole("button", { name: "Vytvořit účet" }).click({ noWaitAfter: true });
  arrive();
  await takenOver(page);
  await expect(page.getByText("Vyplňte prosím minimálně 3 znaků.")).toBeVisible();
  await expect(page.getByText("Pole musí být vyplněno")).toHaveCount(1);
  await expect(page.getByText("Toto pole je nutné potvrdit.")).toHaveCount(1);
  await expect(page.getByLabel("E-mail")).toHaveValue("brzy@kabinet.test");

  const lot = await makeLotOf(await makePerson("prodejce"));
  const bidder = await windowOf(browser, await makePerson("brzy"));
  arrive = await holdScripts(bidder);
  await bidder.goto(pathOf(lot), { waitUntil: "commit" });
  await bidder.getByRole("region", { name: "Přihazování" }).getByRole("textbox").fill("750");
  arrive();
  await takenOver(bidder);
  await expect(bidder.getByRole("button", { name: "Přihodit 750 Kč" })).toBeVisible();
});
