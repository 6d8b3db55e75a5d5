import { expect, test } from "vitest";
import type { ListingCard } from "#contract/listings/listings.ts";
import { minuteMs } from "#contract/values/durations.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

const toppedOnes = 5;

test("of listings at the top of a category each leads for about as many minutes as the others, and nobody else does", async () => {
  const app = await createTestApp();
  await seedCategories(app.ctx);
  const { id: sellerId } = await makeUser(app.ctx);
  const common = { sellerId, categoryId: 41, endsAt: new Date("2030-02-01T10:00:00Z") };
  const toppedUntil = common.endsAt;
  const topped: number[] = [];
  for (let index = 0; index < toppedOnes; index++) {
    topped.push((await makeListing(app.ctx, { ...common, toppedUntil })).id);
    await makeListing(app.ctx, common);
  }
  const led = new Map(topped.map((id) => [id, 0]));
  const minutes = 120;
  for (let turn = 0; turn < minutes; turn++) {
    app.clock.set(new Date(Date.parse("2030-01-01T10:00:00Z") + turn * minuteMs));
    const answer = await app.as(null).get("/api/auctions?category=41");
    const ids = answer.json<{ items: ListingCard[] }>().items.map(({ id }) => id);
    expect(
      ids.slice(0, toppedOnes).sort((a, b) => a - b),
      "all that is topped stands before all else",
    ).toEqual(topped);
    const [first = 0] = ids;
    led.set(first, (led.get(first) ?? 0) + 1);
  }
  const share = minutes / toppedOnes;
  // More than four standard deviations of chance to either side.
  for (const times of led.values()) expect(Math.abs(times - share)).toBeLessThan(share * 0.75);
});
