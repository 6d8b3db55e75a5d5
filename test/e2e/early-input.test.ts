import type { Page } from "@playwright/test";
import { expect, takenOver, test } from "./journey.ts";
import { makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";

test("what is written and sent before the scripts arrive is kept, and the form knows it", async ({
  page,
  browser,
}) => {
  let arrive = await holdScripts(page);
  await page.goto("/registrace", { waitUntil: "commit" });
  await page.getByLabel("E-mail").fill("brzy@kabinet.test");
  await page.getByLabel("Uživatelské jméno").fill("b");
  await page.getByLabel(/je 18\slet/).check();
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

test("an e-mail for the newsletter that was sent before the scripts arrive is asked what it is to be about", async ({
  page,
}) => {
  const arrive = await holdScripts(page);
  await page.goto("/blog", { waitUntil: "commit" });
  await page.getByLabel("Adresa pro novinky").fill("brzy@kabinet.test");
  await page.getByRole("button", { name: "Vybrat kategorie" }).click({ noWaitAfter: true });
  arrive();
  await takenOver(page);
  await expect(page.getByRole("dialog")).toContainText("brzy@kabinet.test");
});

/** Opens a page whose scripts wait until the returned function is called, as on a slow line. */
async function holdScripts(page: Page): Promise<() => void> {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await arrived;
    await route.continue();
  });
  return () => arrive();
}
