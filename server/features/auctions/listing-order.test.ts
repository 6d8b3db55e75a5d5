import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { listingQuery, listingSorts } from "#contract/auctions.ts";
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

test.each(listingSorts)(
  "a first page of what is live, by %s, is read in order and never sorted",
  async (sort) => {
    const now = new Date();
    const filter = listingQuery.parse({ sort });
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
    explain select l.id from listings l where ${listingFilter(filter, now)}
    order by ${listingOrder(filter, now)} limit 48`);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    expect(plan).toContain("Index");
    expect(plan).not.toContain("Sort");
  },
);
