import type { Page } from "@playwright/test";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, windowOf } from "./people.ts";
import { bidOn } from "./without-window.ts";

const rowsOf = (page: Page) => page.getByRole("region", { name: "Příhozy" }).getByRole("row");

test("a bid that is outbid at once stands below the automatic bid that leads", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  await bidOn(lot, await makePerson("vede"), 5_000);
  const page = await windowOf(browser, await makePerson("druhy"));
  await visit(page, pathOf(lot));
  const block = page.getByRole("region", { name: "Přihazování" });
  await block.getByRole("textbox").fill("10");
  await expect(block.getByRole("button", { name: "Nejméně 550 Kč" })).toBeVisible();
  await block.getByRole("textbox").fill("1000");
  await block.getByRole("button", { name: "Přihodit 1 000 Kč" }).click();
  await confirmBid(page);
  await expect(rowsOf(page)).toHaveCount(4);
  await expect(rowsOf(page).nth(1)).toContainText(/v••\S\s*vede · automatický příhoz/);
  await expect(rowsOf(page).nth(2)).toContainText(/Vy\s*přehozeno/i);
  await expect(rowsOf(page).nth(3)).not.toContainText("vede");
  await expectGoodLooks(page);
});
