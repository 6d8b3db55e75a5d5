import { beforeAll, beforeEach, expect, test } from "vitest";
import { asc, eq, ne } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeStocked } from "#test/make/product.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Decisions that have records of their own stand in the audit too (rule AU3). */

const reason = "Snímek je z internetu.";
let app: TestApp;
let moderator: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(() => app.db.delete(auditEntries));

/** What was recorded, without looks. */
const recorded = async () =>
  (
    await app.db.select().from(auditEntries).where(ne(auditEntries.subject, "reading")).orderBy(asc(auditEntries.id))
  ).map(({ byId, subject, subjectId, before, after, reason }) => ({
    ...{ byId, subject, subjectId, before, after, reason },
  }));
const put = async (path: string, body?: unknown, as = moderator) => {
  const answer = await app.as(as).put(path, body);
  expect(answer.statusCode).toBe(200);
};

test("a cancelled listing, once", async () => {
  const lot = await makeAuction(app.ctx);
  const cancel = () => put(`/api/auctions/${lot.id}/cancellation`, { rule: "pictures", reason });
  await cancel();
  await cancel();
  const to = { status: "cancelled", rule: "pictures" };
  expect(await recorded()).toEqual([
    {
      byId: moderator.id,
      subject: "listing",
      subjectId: String(lot.id),
      before: { status: "live" },
      after: to,
      reason,
    },
  ]);
});

test("a listing that was looked at: approved, and cancelled by a look as a cancellation alone", async () => {
  for (const decision of ["approve", "reject"] as const) {
    const lot = await makeAuction(app.ctx);
    const [row] = await app.db.select().from(listings).where(eq(listings.id, lot.id));
    if (row) await openInspection(app.ctx, row, "after");
    const [open] = await app.db.select().from(inspections).where(eq(inspections.listingId, lot.id));
    const more = decision === "reject" && { rule: "pictures", reason };
    await put(`/api/moderation/inspections/${open?.id}/decision`, { decision, ...more });
  }
  expect((await recorded()).map(({ subject, after }) => [subject, after])).toEqual([
    ["listing", { status: "live", inspectionId: expect.any(Number), look: "after", outcome: "approved" }],
    ["listing", { status: "cancelled", rule: "pictures" }],
  ]);
});

test("a moderator's retraction; the bidder's own is none of the site's", async () => {
  const lot = await makeAuction(app.ctx);
  const bidders = [await makeUser(app.ctx), await makeUser(app.ctx)];
  for (const [place, bidder] of bidders.entries()) {
    const key = { "idempotency-key": `audited-bid-${place}` };
    await app.as(bidder).post(`/api/auctions/${lot.id}/bids`, { maximum: 600 + 400 * place }, key);
  }
  const [first, second] = await app.db
    .select()
    .from(bids)
    .where(eq(bids.listingId, lot.id))
    .orderBy(asc(bids.sequence));
  const path = (bid: typeof first) => `/api/auctions/${lot.id}/bids/${bid?.entryHash?.toString("hex")}/retraction`;
  const own = await app.as(bidders[1] ?? null).post(path(second), { reason: "Přepsal jsem se o nulu." });
  const theirs = await app.as(moderator).post(path(first), { reason, rule: "shill_bid" });
  expect([own.statusCode, theirs.statusCode]).toEqual([201, 201]);
  expect(await recorded()).toMatchObject([
    {
      subject: "bid",
      subjectId: `${lot.id}/${first?.sequence}`,
      after: { status: "retracted", rule: "shill_bid" },
      reason,
    },
  ]);
});

test("a hidden review and a suspicion that was looked at, each once", async () => {
  const deal = await makeDeal(app.ctx, {
    status: "received",
    columns: { receivedAt: new Date(Date.now() - 86_400_000) },
  });
  const review = { stars: 1, text: "Nadávky." };
  await put(`/api/me/deals/${deal.id}/review`, review, deal.buyer);
  await put(`/api/me/deals/${deal.id}/review`, review, deal.seller);
  const [{ id: reviewId }] = (await app.as(null).get(`/api/users/${deal.seller.id}/reviews`)).json().items;
  const pair = { userId: deal.seller.id, otherId: deal.buyer.id, listingId: deal.listingId };
  const [suspicion] = await app.db
    .insert(suspicions)
    .values({ kind: "related_review", ...pair, notedAt: new Date() })
    .returning();
  for (let twice = 0; twice < 2; twice += 1) {
    await put(`/api/moderation/reviews/${reviewId}/hiding`, { rule: "decency", reason });
    await put(`/api/moderation/suspicions/${suspicion?.id}/look`);
  }
  expect((await recorded()).map(({ subject, subjectId, after }) => [subject, subjectId, after])).toEqual([
    ["review", String(reviewId), { rule: "decency", isShown: false }],
    ["suspicion", String(suspicion?.id), "closed"],
  ]);
});

test("pictures of goods from stock, in their old order and their new one; a seller's own are not the site's", async () => {
  await makeOperator(app.ctx);
  const operator = await makeUser(app.ctx, { scopes: ["shop"] });
  const categoryId = (await makeCategory(app.ctx)).id;
  const { id } = await makeStocked(app, operator, { categoryId, pieces: 0 });
  const ids = [(await makePicture(app.ctx, id)).id, (await makePicture(app.ctx, id, { position: 1 })).id] as const;
  await app.db.delete(auditEntries);
  await put(`/api/me/advertisements/${id}/images`, { ids: ids.toReversed() }, operator);
  expect(await recorded()).toMatchObject([
    {
      byId: operator.id,
      subject: "product",
      before: { pictures: ids },
      after: { pictures: ids.toReversed() },
    },
  ]);
});
