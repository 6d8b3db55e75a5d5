import { beforeEach, expect, test } from "vitest";
import { asc, sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ databaseSize: 3 });
});

/** Three listings of which the database takes no change of the second. */
async function makeThree(over: Parameters<typeof makeAuction>[1]): Promise<void> {
  await makeAuction(app.ctx, over);
  const poisonous = await makeAuction(app.ctx, over);
  await makeAuction(app.ctx, over);
  await app.db.execute(
    sql.raw(`
      create function refuse_change() returns trigger language plpgsql as $$ begin raise 'poisonous'; end $$;
      create trigger poison before update on listings for each row when (old.id = ${poisonous.id})
        execute function refuse_change()`),
  );
}
const statuses = async () => {
  const rows = await app.db.select({ status: listings.status }).from(listings).orderBy(asc(listings.id));
  return rows.map(({ status }) => status);
};

test("a lot that cannot be closed holds up no other", async () => {
  await makeThree({ endsAt: new Date(Date.now() - 1_000) });
  expect(await closeDueAuctions(app.ctx)).toBe(2);
  expect(await statuses()).toEqual(["unsold", "live", "unsold"]);
  expect(await closeDueAuctions(app.ctx)).toBe(0);
});

test("a listing that cannot begin holds up no other", async () => {
  await makeThree({ status: "scheduled", startsAt: new Date(Date.now() - 1_000) });
  expect(await startDueListings(app.ctx)).toBe(2);
  expect(await statuses()).toEqual(["live", "scheduled", "live"]);
});
