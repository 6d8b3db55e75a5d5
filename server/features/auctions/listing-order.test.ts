import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listingQuery, shelfSorts } from "#contract/auctions.ts";
import type { Database } from "#server/db/connect.ts";
import { createTestDatabase } from "#test/database.ts";
import { listingFilter } from "./listing-filter.ts";
import { listingOrder } from "./listing-order.ts";

let db: Database;
beforeAll(async () => {
  db = (await createTestDatabase({ size: 1 })).db;
  // A small table is sorted sooner than read by an index; what counts is that there is one.
  await db.execute(sql`set enable_sort = off`);
});

async function planOf(query: object): Promise<string> {
  const now = new Date();
  const filter = listingQuery.parse(query);
  const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
    explain select l.id from listings l where ${listingFilter(filter, now)}
    order by ${listingOrder(filter, now)} limit 48`);
  return rows.map((row) => row["QUERY PLAN"]).join("\n");
}

test.each(shelfSorts)(
  "a first page of what is live, by %s, is read in order and never sorted",
  async (sort) => {
    const plan = await planOf({ sort });
    expect(plan).toContain("Index");
    expect(plan).not.toContain("Sort");
  },
);

test("a page of a sale's catalogue is read in the order of its lots and never sorted", async () => {
  const plan = await planOf({ sale: "2026-11-29", state: "any", sort: "lot" });
  expect(plan).toContain("listings_catalogue");
  expect(plan).not.toContain("Sort");
});
