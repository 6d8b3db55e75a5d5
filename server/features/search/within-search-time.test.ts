import { expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { createTestApp } from "#test/app.ts";

test("LI15: a search whose statement takes longer than two seconds is refused, which says how it would go", async () => {
  const app = await createTestApp();
  await app.db.transaction(async (tx) => {
    // While it holds the entries, every search waits.
    await tx.execute(sql`lock table search_entries in access exclusive mode`);
    const answers = await Promise.all(
      ["auctions?q=rum", "auctions/facets?q=rum", "auctions/near?q=rum+gin", "suggestions?q=rum"].map((path) =>
        app.as(null).get(`/api/${path}`, { "accept-language": "en" }),
      ),
    );
    for (const answer of answers) {
      expect(answer.statusCode).toBe(503);
      expect(answer.json()).toMatchObject({
        code: "SEARCH_TOO_LONG",
        message: "The search took too long. Please try fewer words or a narrower selection.",
      });
    }
  });
});
