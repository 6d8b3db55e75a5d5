import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reports } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let reader: TestUser;
let moderator: TestUser;
let listingId: number;

beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  await app.db.delete(reports);
  [seller, reader] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const categoryId = (await makeCategory(app.ctx)).id;
  const lot = { categoryId, sellerId: seller.id, name: "Rum 1970", description: "Pravý, neotevřený." };
  listingId = (await makeListing(app.ctx, lot)).id;
});

const body = (kind: string, id: number) => ({
  ...{ kind, id, reason: "counterfeit", goodFaith: true },
  note: "Etiketa je z jiného roku.",
});
const file = (who: TestUser, kind: string, id: number, more = {}) =>
  app.as(who).post("/api/reports", { ...body(kind, id), ...more });
const list = async (state = "open"): Promise<Report[]> =>
  (await app.as(moderator).get(`/api/moderation/reports?state=${state}`)).json().items;
const decide = (who: TestUser, id: number, decision: object) =>
  app.as(who).put(`/api/moderation/reports/${id}/decision`, { reason: "Doloženo snímky.", ...decision });

test("a listing is reported as it reads now, once while it is open, and its seller does not report it", async () => {
  const first = await file(reader, "listing", listingId);
  expect(first.statusCode).toBe(201);
  expect((await file(reader, "listing", listingId)).json()).toEqual(first.json());
  expect((await file(await makeUser(app.ctx), "listing", listingId)).json()).not.toEqual(first.json());
  const own = await file(seller, "listing", listingId);
  expect([own.statusCode, own.json().code]).toEqual([409, "REPORT_OWN"]);
  await app.db.update(listings).set({ name: "Něco jiného" }).where(eq(listings.id, listingId));
  expect((await list())[0]).toMatchObject({
    ...{ kind: "listing", reason: "counterfeit", note: "Etiketa je z jiného roku.", mayDecide: true },
    quoted: "Rum 1970\n\nPravý, neotevřený.",
    reported: { username: seller.username },
    isStillShown: true,
    context: [],
  });
});

test.each([
  ["an explanation of four characters", { note: "Lež." }],
  ["an explanation of 2 001 characters", { note: "x".repeat(2_001) }],
  ["no word of good faith", { goodFaith: false }],
  ["a reason of messages", { reason: "spam" }],
  ["an unknown kind", { kind: "banner" }],
])("%s is refused", async (_what, more) => {
  expect((await file(reader, "listing", listingId, more)).statusCode).toBe(422);
  expect(await list()).toEqual([]);
});

test("a draft, a hidden review and nobody's profile are not found", async () => {
  const draft = await makeListing(app.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
  const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
  const found = [
    await file(reader, "listing", draft.id),
    await file(reader, "review", 999_999_999),
    await file(reader, "profile", unconfirmed.id),
  ];
  expect(found.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
});

test("goods of the shop are reported as a product, which is nobody's", async () => {
  await app.db.update(listings).set({ saleMode: "stock" }).where(eq(listings.id, listingId));
  expect((await file(reader, "listing", listingId)).statusCode).toBe(201);
  expect((await list())[0]).toMatchObject({ kind: "product", reported: null });
});

test("a review and a profile are reported, each of its author", async () => {
  const deal = await makeDeal(app.ctx, { status: "received" });
  const [review] = await app.db
    .insert(reviews)
    .values({
      ...{ dealId: deal.id, authorId: deal.buyer.id, subjectId: deal.seller.id, side: "buyer", stars: 1 },
      ...{ text: "Podvodník.", createdAt: new Date(), changedAt: new Date() },
      ...{ sealedUntil: new Date(), publishedAt: new Date() },
    })
    .returning();
  const reviewId = review?.id ?? 0;
  expect((await file(deal.buyer, "review", reviewId)).json().code).toBe("REPORT_OWN");
  await file(deal.seller, "review", reviewId);
  await file(reader, "profile", seller.id);
  expect(await list()).toMatchObject([
    { kind: "review", reviewId, quoted: "1/5 Podvodník.", reported: { id: deal.buyer.id } },
    { kind: "profile", listing: null, quoted: seller.username, reported: { id: seller.id } },
  ]);
  const [report] = await list();
  const hidden = { outcome: "upheld", action: "hidden" };
  expect((await decide(moderator, report?.id ?? 0, hidden)).json().code).toBe("REPORT_ACTION");
  await app.as(moderator).put(`/api/moderation/reviews/${reviewId}/hiding`, { rule: "decency", reason: "Urážka." });
  expect((await decide(moderator, report?.id ?? 0, hidden)).statusCode).toBe(200);
});

test("an action is named only where it is in effect, and both sides are told the reasons and the ground", async () => {
  await file(reader, "listing", listingId);
  const id = (await list())[0]?.id ?? 0;
  const upheld = { outcome: "upheld", action: "taken_off", ground: "law" };
  expect((await decide(moderator, id, { ...upheld, action: "hidden" })).statusCode).toBe(422);
  expect((await decide(moderator, id, upheld)).json().code).toBe("REPORT_ACTION");
  expect((await decide(moderator, id, { ...upheld, action: "suspended" })).json().code).toBe("REPORT_ACTION");
  await app.as(moderator).put(`/api/auctions/${listingId}/cancellation`, { rule: "authenticity", reason: "Padělek." });
  expect((await decide(moderator, id, upheld)).statusCode).toBe(200);
  expect((await list("closed"))[0]?.decision).toMatchObject(upheld);
  await app.drainEvents();
  for (const who of [reader, seller]) {
    const reported = (await app.mails(who.email)).filter(({ kind }) => kind.startsWith("report-decided"));
    expect(reported).toHaveLength(1);
    expect(reported[0]?.text).toContain("Doloženo snímky.");
    expect(reported[0]?.text).toContain("právním předpisům");
  }
});

test("whom a dismissed report named is not told of it, and a side decides nothing", async () => {
  await app.db
    .update(users)
    .set({ scopes: ["moderation"] })
    .where(eq(users.id, seller.id));
  await file(reader, "listing", listingId);
  const id = (await list())[0]?.id ?? 0;
  expect((await decide(seller, id, { outcome: "dismissed" })).statusCode).toBe(403);
  expect((await decide(moderator, id, { outcome: "dismissed", action: "none" })).statusCode).toBe(200);
  expect((await list("closed"))[0]?.decision).toMatchObject({ action: null, ground: null });
  await app.drainEvents();
  expect(await app.mails(reader.email)).not.toEqual([]);
  expect((await app.mails(seller.email)).filter(({ kind }) => kind.startsWith("report"))).toEqual([]);
});
