import { expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makePicture } from "#test/make/picture.ts";
import { sweepDrafts } from "./sweep-drafts.ts";

test("RE7: a draft untouched for a year goes with its pictures; a younger one and what was published stay", async () => {
  const app = await createTestApp();
  const ago = (days: number) => new Date(Date.now() - days * dayMs);
  const stale = await makeAuction(app.ctx, { status: "draft", publishedAt: null, updatedAt: ago(366) });
  const young = await makeAuction(app.ctx, { status: "draft", publishedAt: null, updatedAt: ago(364) });
  const published = await makeAuction(app.ctx, { status: "unsold", closedAt: ago(700), updatedAt: ago(800) });
  for (const { id } of [stale, young, published]) await makePicture(app.ctx, id);
  const swept = await Promise.all([sweepDrafts(app.ctx), sweepDrafts(app.ctx)]);
  expect(swept.reduce((sum, count) => sum + count, 0)).toBe(1);
  expect(await app.db.$count(listings, eq(listings.id, stale.id))).toBe(0);
  expect([await app.db.$count(listings), await app.db.$count(media)]).toEqual([2, 2]);
});
