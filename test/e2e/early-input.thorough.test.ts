import { holdScripts } from "./delayed-line.ts";
import { expect, takenOver, test } from "./journey.ts";

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
