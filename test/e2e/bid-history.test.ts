import type { Page } from "@playwright/test";
import { databaseClock } from "#server/features/bids/database-clock.ts";
import { bidDeskOf } from "#server/features/bids/desk/bid-desk.ts";
import { house } from "./house.ts";
import { expect, test, visit } from "./journey.ts";
import { expectGoodLooks } from "./looks.ts";
import { confirmBid, type Lot, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person, windowOf } from "./people.ts";

const rowsOf = (page: Page) => page.getByRole("region", { name: "Příhozy" }).getByRole("row");

async function bid(lot: Lot, { id }: Person, czk: number): Promise<void> {
  const outcome = await bidDeskOf(await house()).place({
    listingId: lot.id,
    bidderId: id,
    maximumMinor: czk * 100,
    idempotencyKey: `journey-${lot.id}-${czk}`,
    clock: databaseClock,
  });
  expect(outcome).toHaveProperty("bid");
}

test("a bid that is outbid at once stands below the automatic bid that leads", async ({ browser }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  await bid(lot, await makePerson("vede"), 5_000);
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

test("of a long history the older lines come when they are asked for", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [one, other] = [await makePerson("prvni"), await makePerson("druhy")];
  for (let index = 0; index < 70; index++) await bid(lot, index % 2 ? other : one, 1_000 + index * 20_000);
  await visit(page, pathOf(lot));
  const section = page.getByRole("region", { name: "Příhozy" });
  await section.getByText("60 starších příhozů").click();
  await expect(section.getByRole("row", { name: /Kč/ })).toHaveCount(50);
  await section.getByRole("button", { name: "Načíst 20 dalších" }).click();
  await expect(section.getByRole("row", { name: /Kč/ })).toHaveCount(70);
  await expect(section.getByRole("button", { name: /Načíst/ })).toBeHidden();
  await expect(section.getByRole("row").last()).toContainText("500 Kč");
});
