import { beforeAll, expect, test } from "vitest";
import { type ListingQuery, listingQuery, shelfSorts } from "#contract/search/listing-query.ts";
import type { Database } from "#server/db/connect.ts";
import { sql } from "#server/db/query.ts";
import { createTestDatabase } from "#test/database.ts";
import { listParts } from "./list-parts.ts";
import { matchOf } from "./listing-filter.ts";

let db: Database;
beforeAll(async () => {
  db = (await createTestDatabase({ size: 1 })).db;
  // PostgreSQL would sort a small table rather than read its index, and the test is about the index.
  await db.execute(sql`set enable_sort = off`);
});

async function plansOf(query: object): Promise<string[]> {
  const filter: ListingQuery = listingQuery.parse(query);
  const parts = listParts(filter, matchOf(filter, new Date(), null), null);
  const plans: string[] = [];
  for (const { conditions, order } of parts) {
    const { rows } = await db.execute<{ "QUERY PLAN": string }>(sql`
      explain select l.id from listings l where ${sql.join([...conditions], sql` and `)} order by ${order} limit 48`);
    plans.push(rows.map((row) => row["QUERY PLAN"]).join("\n"));
  }
  return plans;
}

test.each(
  (["running", "ended", "sold", "any"] as const).flatMap((state) => shelfSorts.map((sort) => [state, sort] as const)),
)("every part of a list of %s by %s is read in order and never sorted", async (state, sort) => {
  for (const plan of await plansOf({ state, sort })) {
    expect(plan).toContain("Index");
    expect(plan).not.toContain("Sort");
  }
});

test("a page of a sale's catalogue is read in the order of its lots and never sorted", async () => {
  const plans = await plansOf({ sale: "2026-11-29", state: "any", sort: "lot" });
  expect(plans).toHaveLength(1);
  expect(plans[0]).toContain("listings_catalogue");
  expect(plans[0]).not.toContain("Sort");
});
