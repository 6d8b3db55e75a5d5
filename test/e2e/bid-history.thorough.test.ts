import { databaseClock } from "#server/features/bids/database-clock.ts";
import { bidQueueOf } from "#server/features/bids/queue/bid-queue.ts";
import { expect, test, visit } from "./journey.ts";
import { type Lot, makeLotOf, pathOf } from "./lots.ts";
import { makePerson, type Person } from "./people.ts";
import { serverContext } from "./server-context.ts";

test("of a long history the older lines come when they are asked for", async ({ page }) => {
  const lot = await makeLotOf(await makePerson("prodejce"));
  const [one, other] = [await makePerson("prvni"), await makePerson("druhy")];
  for (let index = 0; index < 70; index++) await bid(lot, index % 2 ? other : one, 1_000 + index * 20_000);
  await visit(page, pathOf(lot));
  const section = page.getByRole("region", { name: "Příhozy" });
  await section.getByText("64 starších příhozů").click();
  await expect(section.getByRole("row", { name: /Kč/ })).toHaveCount(50);
  await section.getByRole("button", { name: "Načíst 20 dalších" }).click();
  await expect(section.getByRole("row", { name: /Kč/ })).toHaveCount(70);
  await expect(section.getByRole("button", { name: /Načíst/ })).toBeHidden();
  await expect(section.getByRole("row").last()).toContainText("500 Kč");
});

async function bid(lot: Lot, { id }: Person, czk: number): Promise<void> {
  const outcome = await bidQueueOf(await serverContext()).place({
    listingId: lot.id,
    bidderId: id,
    maximumMinor: czk * 100,
    idempotencyKey: `journey-${lot.id}-${czk}`,
    clock: databaseClock,
  });
  expect(outcome).toHaveProperty("bid");
}
