import { beforeAll, expect, test } from "vitest";
import type { DealReviews } from "#contract/reviews/reviews.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { makeUser } from "#test/make/user.ts";
import { askForReviews } from "./ask-for-reviews.ts";
import { publishDueReviews } from "./publish-reviews.ts";

let site: TestApp;

beforeAll(async () => {
  site = await createTestApp();
});

const completed = (daysAgo: number): Promise<MadeDeal> =>
  makeDeal(site.ctx, {
    status: "received",
    columns: { receivedAt: new Date(Date.now() - daysAgo * dayMs) },
  });

const write = (deal: MadeDeal, side: "buyer" | "seller", stars: number, text = "Vše v pořádku.") =>
  site.as(deal[side]).put(`/api/me/deals/${deal.id}/review`, { stars, text });

const seen = async (deal: MadeDeal, side: "buyer" | "seller"): Promise<DealReviews> =>
  (await site.as(deal[side]).get(`/api/me/deals/${deal.id}/reviews`)).json().data;

async function ratingOf(user: { id: number }, as: "seller" | "buyer") {
  const [row] = await site.db.select().from(users).where(eq(users.id, user.id));
  return as === "seller"
    ? [row?.sellerRatingSum, row?.sellerRatingCount]
    : [row?.buyerRatingSum, row?.buyerRatingCount];
}

const publicReviews = async (user: { id: number }) =>
  (await site.as(null).get(`/api/users/${user.id}/reviews`)).json().items;

test("V2: a review is sealed until the other side has written; then both are public and count once", async () => {
  const deal = await completed(1);
  expect((await write(deal, "buyer", 5)).json().data).toMatchObject({ state: "waiting", mine: { stars: 5 } });
  expect(await seen(deal, "seller")).toMatchObject({ state: "open", theirs: null, theyHaveWritten: true });
  expect(await publicReviews(deal.seller)).toEqual([]);
  expect(await ratingOf(deal.seller, "seller")).toEqual([0, 0]);

  expect((await write(deal, "buyer", 2, "Přece jen ne.")).statusCode).toBe(200);
  expect((await write(deal, "seller", 4)).statusCode).toBe(200);
  expect(await seen(deal, "seller")).toMatchObject({
    state: "public",
    theirs: { stars: 2, text: "Přece jen ne." },
  });
  expect(await ratingOf(deal.seller, "seller")).toEqual([2, 1]);
  expect(await ratingOf(deal.buyer, "buyer")).toEqual([4, 1]);
  const profile = (await site.as(null).get(`/api/users/${deal.seller.id}`)).json().data;
  expect([profile.rating, profile.buyerRating, profile.distribution]).toEqual([
    { stars: 2, count: 1 },
    { stars: null, count: 0 },
    [0, 1, 0, 0, 0],
  ]);
  const other = (await site.as(null).get(`/api/users/${deal.buyer.id}`)).json().data;
  expect([other.rating, other.buyerRating]).toEqual([
    { stars: null, count: 0 },
    { stars: 4, count: 1 },
  ]);

  const late = await write(deal, "buyer", 5);
  expect([late.statusCode, late.json().code]).toEqual([409, "REVIEW_CLOSED"]);
  expect((await write(deal, "buyer", 2, "Přece jen ne.")).statusCode).toBe(200);
});

test("both writing at the same moment are published once each", async () => {
  const deal = await completed(1);
  const answers = await Promise.all([write(deal, "buyer", 5), write(deal, "seller", 5), write(deal, "buyer", 5)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  expect([await ratingOf(deal.seller, "seller"), await ratingOf(deal.buyer, "buyer")]).toEqual([
    [5, 1],
    [5, 1],
  ]);
});

test("V1: only a completed deal is reviewed, for fourteen days, by its own two sides", async () => {
  for (const status of ["awaiting_payment", "sent", "cancelled"] as const) {
    const deal = await makeDeal(site.ctx, { status });
    expect((await write(deal, "buyer", 5)).json().code).toBe("REVIEW_TOO_EARLY");
  }
  expect((await write(await completed(14), "buyer", 5)).json().code).toBe("REVIEW_CLOSED");
  const stranger = await makeUser(site.ctx);
  const deal = await completed(1);
  const answer = await site.as(stranger).put(`/api/me/deals/${deal.id}/review`, { stars: 5, text: "" });
  expect(answer.statusCode).toBe(404);
  for (const stars of [0, 6, 2.5, "5"]) {
    expect((await site.as(deal.buyer).put(`/api/me/deals/${deal.id}/review`, { stars, text: "" })).statusCode).toBe(
      422,
    );
  }
});

test("after fourteen days a lone review becomes public, however many look at once", async () => {
  const deal = await completed(13);
  await write(deal, "buyer", 3);
  expect(await publishDueReviews(site.ctx)).toBe(0);
  site.clock.advance(dayMs);
  await Promise.all([publishDueReviews(site.ctx), publishDueReviews(site.ctx)]);
  site.clock.advance(-dayMs);
  expect(await ratingOf(deal.seller, "seller")).toEqual([3, 1]);
  expect((await publicReviews(deal.seller)).length).toBe(1);
});

test("V4: whoever is reviewed replies once; nobody else does", async () => {
  const deal = await completed(1);
  await write(deal, "buyer", 4);
  await write(deal, "seller", 5);
  const [{ id }] = await publicReviews(deal.seller);
  const reply = (user: MadeDeal["buyer"], text: string) => site.as(user).put(`/api/me/reviews/${id}/reply`, { text });
  expect((await reply(deal.buyer, "Sám sobě.")).statusCode).toBe(404);
  expect((await reply(deal.seller, "Děkuji.")).json().data.reply.text).toBe("Děkuji.");
  expect((await reply(deal.seller, "Děkuji.")).statusCode).toBe(200);
  expect((await reply(deal.seller, "Ještě něco.")).json().code).toBe("REPLY_GIVEN");
});

test("V5, V6: a moderator hides a review, and the rating follows once", async () => {
  const deal = await completed(1);
  await write(deal, "buyer", 1, "Nadávky.");
  await write(deal, "seller", 5);
  const [{ id }] = await publicReviews(deal.seller);
  const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  const hide = () =>
    site.as(moderator).put(`/api/moderation/reviews/${id}/hiding`, { rule: "decency", reason: "Uráží druhé." });
  const answers = await Promise.all([hide(), hide()]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await ratingOf(deal.seller, "seller")).toEqual([0, 0]);
  expect(await publicReviews(deal.seller)).toEqual([]);
  await site.drainEvents();
  const reported = (await site.mails(deal.buyer.email)).filter(({ kind }) => kind === "review-hidden");
  expect(reported).toHaveLength(1);
  for (const part of ["Důvod: Uráží druhé.", "Pravidlo: Nikdo nikoho neuráží", "Pokud nesouhlasíte"]) {
    expect(reported[0]?.text).toContain(part);
  }
  const seen = await site.as(deal.buyer).get(`/api/me/deals/${deal.id}/reviews`);
  expect(seen.json().data.mine.hidden).toMatchObject({ rule: "decency", reason: "Uráží druhé." });
});

test("a moderator hides neither a review of themselves nor one of their own", async () => {
  const deal = await completed(1);
  await write(deal, "buyer", 1);
  await write(deal, "seller", 5);
  const [{ id }] = await publicReviews(deal.seller);
  for (const side of [deal.seller, deal.buyer]) {
    await site.db
      .update(users)
      .set({ scopes: ["moderation"] })
      .where(eq(users.id, side.id));
    const answer = await site
      .as(side)
      .put(`/api/moderation/reviews/${id}/hiding`, { rule: "decency", reason: "Vadí mi." });
    expect(answer.statusCode).toBe(403);
  }
  expect(await ratingOf(deal.seller, "seller")).toEqual([1, 1]);
});

test("V3: three days after completion each side that has not written is asked once", async () => {
  const deal = await completed(4);
  const fresh = await completed(2);
  await write(deal, "seller", 5);
  await Promise.all([askForReviews(site.ctx), askForReviews(site.ctx)]);
  await askForReviews(site.ctx);
  await site.drainEvents();
  const asked = async (user: { email: string }) =>
    (await site.mails(user.email)).filter(({ kind }) => kind === "review-wanted").length;
  expect([await asked(deal.buyer), await asked(deal.seller)]).toEqual([1, 0]);
  expect([await asked(fresh.buyer), await asked(fresh.seller)]).toEqual([0, 0]);
});

test("a review is owed from the receipt until it is written, or fourteen days have passed", async () => {
  const deal = await completed(1);
  const owed = async (who: { token: string }) => {
    const { data } = (await site.as(who).get("/api/me/reviews/owed")).json();
    return data.map(({ dealId, username }: { dealId: number; username: string }) => [dealId, username]);
  };
  expect(await owed(deal.buyer)).toEqual([[deal.id, deal.seller.username]]);
  expect(await owed(deal.seller)).toEqual([[deal.id, deal.buyer.username]]);
  await write(deal, "buyer", 5);
  expect(await owed(deal.buyer)).toEqual([]);
  expect(await owed((await completed(15)).buyer)).toEqual([]);
  expect(await owed((await makeDeal(site.ctx, { status: "sent" })).buyer)).toEqual([]);
});
