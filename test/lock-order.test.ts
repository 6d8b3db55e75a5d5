import { expect, test } from "vitest";
import type { BidLine } from "#contract/bids/bids.ts";
import { sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { flushViews } from "#server/features/listings/store-views.ts";
import { createTestApp } from "./app.ts";
import { makeBidders } from "./make/auction.ts";
import { makeCategory } from "./make/category.ts";
import { makeListing } from "./make/listing.ts";
import { makePicture } from "./make/picture.ts";
import { makeUser } from "./make/user.ts";

test("everything that locks lots at once ends without a deadlock, and no bid is lost or doubled", async () => {
  const app = await createTestApp({ databaseSize: 24 });
  const seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
  const bidders = await makeBidders(app.ctx, 6);
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const { id: categoryId } = await makeCategory(app.ctx);
  const make = async (more: Parameters<typeof makeListing>[1]) => {
    const listing = await makeListing(app.ctx, { categoryId, description: "Popis.", ...more });
    await makePicture(app.ctx, listing.id);
    return listing.id;
  };
  const base = { sellerId: seller.id };
  const soon = new Date(Date.now() + 400);
  const lots: number[] = [];
  for (let index = 0; index < 8; index++) lots.push(await make(index % 2 ? { ...base, endsAt: soon } : base));
  const drafts: number[] = [];
  for (let index = 0; index < 6; index++) drafts.push(await make({ ...base, status: "draft", publishedAt: null }));
  for (let index = 0; index < 6; index++) lots.push(await make({ ...base, status: "scheduled", startsAt: new Date() }));

  const lists: string[] = [];
  for (const each of bidders) lists.push((await app.as(each).post("/api/wishlist", {})).json().temp_id);
  const guestList = (await app.as(null).post("/api/wishlist", {})).json().temp_id;
  for (const id of lots) await app.as(null).put(`/api/wishlist/${guestList}`, { productId: id });

  const lotOfBid = (index: number) => lots[(index * 3) % lots.length];
  const bid = (index: number) =>
    app
      .as(bidders[index % bidders.length] ?? null)
      .post(
        `/api/auctions/${lotOfBid(index)}/bids`,
        { maximum: 500 + index * 60 },
        { "idempotency-key": `lock-order-${index % 90}` },
      );
  const edit = (index: number) =>
    app.as(seller).patch(`/api/me/advertisements/${lots[(index * 5) % lots.length]}`, {
      startPrice: 400 + (index % 50),
      brandName: `Značka ${index % 4}`,
    });
  let retracted = 0;
  const retract = async (index: number) => {
    const bidder = app.as(bidders[index % bidders.length] ?? null);
    // The bidder retracts on the lot of the own bid in the round before.
    const history = `/api/auctions/${lotOfBid(Math.max(0, index - bidders.length))}/bids`;
    const answer = await bidder.get(history);
    const lines: BidLine[] = answer.statusCode === 200 ? answer.json().data : [];
    const own = lines.find(({ retractable }) => retractable !== null);
    if (!own) return answer;
    const done = await bidder.post(`${history}/${own.retractable}/retraction`, { reason: "Překlep" });
    if (done.statusCode === 201) retracted++;
    return done;
  };
  const publish = (index: number) =>
    app.as(seller).post(`/api/me/advertisements/${drafts[index % drafts.length]}/publication`);
  const watch = (index: number) =>
    app.as(bidders[index % bidders.length] ?? null).put(`/api/wishlist/${lists[index % lists.length]}`, {
      productId: lots[(index * 11) % lots.length],
      remove: index % 5 === 0,
    });
  let hidden = 0;
  const askAnswerAndHide = async (index: number) => {
    const key = { "idempotency-key": `lock-order-words-${index}` };
    const asked = await app
      .as(bidders[index % bidders.length] ?? null)
      .post(`/api/auctions/${lotOfBid(index)}/questions`, { text: "Je kolek celý?", isPublic: true }, key);
    if (asked.statusCode !== 201) return asked;
    const { id, conversationId } = asked.json().data;
    const answered = await app
      .as(seller)
      .post(`/api/me/conversations/${conversationId}/messages`, { text: "Je.", answers: id }, key);
    if (answered.statusCode !== 201) return answered;
    const done = await app.as(moderator).put(`/api/moderation/questions/${answered.json().data.id}/hiding`, {
      rule: "relevance",
      reason: "Netýká se položky.",
    });
    if (done.statusCode === 200) hidden++;
    return done;
  };
  const view = (index: number) => app.as(null).get(`/api/auctions/${lots[(index * 3) % lots.length]}`);

  const answers: Promise<{ statusCode: number }>[] = [];
  const chores: Promise<unknown>[] = [];
  for (let index = 0; index < 120; index++) {
    answers.push(bid(index), view(index), watch(index));
    if (index === 60) answers.push(app.as(bidders[0] ?? null).post("/api/wishlist", { tempId: guestList }));
    if (index % 3 === 0) answers.push(edit(index), askAnswerAndHide(index));
    if (index % 5 === 0) answers.push(retract(index));
    if (index % 10 === 0) {
      answers.push(publish(index));
      chores.push(closeDueAuctions(app.ctx), startDueListings(app.ctx), flushViews(app.ctx));
      await Promise.all(answers.slice(-30));
    }
  }
  const statuses = (await Promise.all(answers)).map(({ statusCode }) => statusCode);
  await Promise.all(chores);
  expect(statuses.filter((status) => status >= 500)).toEqual([]);
  expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(20);
  expect(retracted).toBeGreaterThan(2);
  expect(hidden).toBeGreaterThan(10);
  const { rows } = await app.db.execute(sql`
    select (select deadlocks from pg_stat_database where datname = current_database()) as deadlocks,
      (select count(*) from listings where bid_sequence <> (select count(*) from bids where listing_id = listings.id)) as uneven,
      (select count(*) from listings l where watcher_count <> (select count(*) from wishlist_items wi where wi.listing_id = l.id)) as miscounted,
      (select count(*) from listings l where exists (select from bids b where b.listing_id = l.id and b.price_after_minor < l.start_price_minor)) as underpriced`);
  expect(rows).toEqual([{ deadlocks: 0, uneven: 0, miscounted: 0, underpriced: 0 }]);
});
