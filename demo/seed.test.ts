import { beforeAll, expect, test } from "vitest";
import type { SaleHead, SaleSummary } from "#contract/monthly-sales/monthly-sales.ts";
import { fewestForMedian } from "#contract/prices/prices.ts";
import { readConfig } from "#server/config.ts";
import { sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { closingOutcome, decideBid, type Lot } from "#server/features/bids/bidding-rules.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { replayLot } from "#server/features/bids/retraction/replay-rules.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { monthlySales } from "#server/features/monthly-sales/table.ts";
import { fillWithDemo } from "#server/fill-with-demo.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { buyerEmail, demoPassword, people } from "./content/people.ts";
import { createRandom } from "./random.ts";
import { seedDemo } from "./seed.ts";
import { bidderOf } from "./seeding/member.ts";
import { isWakingTime, pragueTime } from "./seeding/prague-time.ts";
import { scenesOf } from "./seeding/scenes.ts";
import { demoVoucher, influencerVoucher } from "./seeding/store-voucher.ts";

type BidRow = typeof bids.$inferSelect;
type ListingRow = typeof listings.$inferSelect;

let app: TestApp;
let seeded: Awaited<ReturnType<typeof seedDemo>>;
const lots: { row: ListingRow; opened: Lot; bids: BidRow[] }[] = [];
let all: ListingRow[];
let userIds: Map<string, number>;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.advance(pragueTime(app.clock.now(), 1, 15, 0).getTime() - app.clock.now().getTime());
  seeded = await seedDemo(app.ctx, { size: "full" });
  all = await app.db.select().from(listings);
  const terms = await readBidTerms(app.ctx);
  const byLot = Map.groupBy(await app.db.select().from(bids).orderBy(bids.sequence), (bid) => bid.listingId);
  for (const row of all) {
    const lot = lotOf(row, terms);
    if (!lot || !row.plannedEndsAt) continue;
    const unbid = { priceMinor: null, leaderId: null, leaderMaximumMinor: null, bidCount: 0 };
    const opened = { ...lot, ...unbid, status: "live" as const, endsAt: row.plannedEndsAt };
    lots.push({ row, opened, bids: byLot.get(row.id) ?? [] });
  }
  const { rows } = await app.db.execute<{ id: number; email: string }>(sql`select id, email from users`);
  userIds = new Map(rows.map(({ id, email }) => [email, id]));
}, 120_000);

test("has forty people, over 240 listings and 3 000 bids", () => {
  expect(seeded?.users).toBe(40);
  expect(seeded?.listings).toBeGreaterThanOrEqual(240);
  expect(seeded?.bids).toBeGreaterThanOrEqual(3_000);
});

test("nothing on offer stands there twice; several were sold often enough before for a median", () => {
  const running = all.filter(({ status }) => status === "live").map(({ name }) => name);
  expect(new Set(running).size).toBe(running.length);
  const sold = all.filter(({ status }) => status === "sold").map(({ name }) => name);
  const times = running.map((name) => sold.filter((other) => other === name).length);
  expect(times.filter((count) => count >= fewestForMedian).length).toBeGreaterThanOrEqual(5);
  expect(times.filter((count) => count > 0 && count < fewestForMedian).length).toBeGreaterThan(0);
});

test("shows every kind of sale and every state that a visitor can meet", () => {
  const kinds = Map.groupBy(all, ({ type, saleMode, status }) => `${type} ${saleMode} ${status}`);
  const count = (key: string) => kinds.get(key)?.length ?? 0;
  expect(count("supply auction live")).toBeGreaterThanOrEqual(100);
  expect(count("supply auction sold") + count("supply auction unsold")).toBeGreaterThanOrEqual(60);
  for (const kind of ["supply fixed_price live", "supply by_agreement live", "demand fixed_price live"]) {
    expect(count(kind), kind).toBeGreaterThanOrEqual(10);
  }
  for (const status of ["scheduled", "draft", "unsold", "cancelled"]) {
    expect(count(`supply auction ${status}`), status).toBeGreaterThanOrEqual(3);
  }
  expect(all.filter(({ duration, status }) => duration === "monthly" && status === "live").length).toBeGreaterThan(15);
  expect(all.filter(({ highlighted }) => highlighted).length).toBeGreaterThan(5);
  expect(all.filter(({ toppedUntil }) => toppedUntil).length).toBeGreaterThan(3);
});

test("questions are asked and answered under items, some wait; counts are those of what is there", async () => {
  const { rows } = await app.db.execute<{ answered: number; waiting: number; wrong: number }>(sql`
    select (select count(*)::int from messages where answers_id is not null) as answered,
      (select count(*)::int from conversation_sides where unread > 0 and side = 'owner') as waiting,
      (select count(*)::int from conversations c where c.message_count <>
        (select count(*) from messages m where m.conversation_id = c.id and m.created_at <= c.last_message_at)) as wrong`);
  expect(rows[0]?.answered).toBeGreaterThan(5);
  expect(rows[0]?.waiting).toBeGreaterThan(3);
  expect(rows[0]?.wrong).toBe(0);
});

test("a banner stands at each place, with a picture", async () => {
  const { rows } = await app.db.execute<{ place: string; status: string }>(sql`
    select b.place, m.status from banners b left join media m on m.id = b.media_id order by b.place`);
  expect(rows).toEqual(
    ["banner.popup_desktop", "banner.popup_mobile", "banner.promo"].map((place) => ({
      place,
      status: "ready",
    })),
  );
});

test("no lot ends at night, whenever the demo is filled", async () => {
  const planned = lots.map(({ row }) => row.plannedEndsAt ?? new Date(0));
  expect(planned.filter((end) => !isWakingTime(end))).toEqual([]);
  for (const hour of [0, 4, 9, 19, 21, 23]) {
    const now = pragueTime(app.clock.now(), 0, hour, 40);
    const scenes = scenesOf("full", now, createRandom(hour));
    const ends = scenes.flatMap((scene) => ("endsAt" in scene ? [scene.endsAt] : []));
    expect(
      ends.filter((end) => !isWakingTime(end)),
      `filled at ${hour}:40`,
    ).toEqual([]);
    expect(scenes.filter((scene) => scene.kind === "live" && scene.endsAt <= now)).toEqual([]);
  }
});

test("a good part of what is offered has its payment protected, and deals show each state of the money", async () => {
  const live = all.filter(({ status, type }) => status === "live" && type === "supply");
  const part = live.filter(({ isProtected }) => isProtected).length / live.length;
  expect(part).toBeGreaterThan(0.25);
  expect(part).toBeLessThan(0.55);
  const { rows } = await app.db.execute<{ state: string }>(sql`
    select distinct case when o.released_minor > 0 then 'released' when o.paid_at is not null then 'held ' || d.status
      else 'awaited' end as state
    from deals d left join orders o on o.id = d.order_id where d.is_protected order by state`);
  expect(rows.map(({ state }) => state)).toEqual(["awaited", "held paid", "held sent", "released"]);
});

test("sellers are well spoken of: nobody who offers something has fewer than 4.6 stars", async () => {
  const { rows } = await app.db.execute<{ low: number; rated: number }>(sql`
    select count(*) filter (where seller_rating_sum::numeric / seller_rating_count < 4.6)::int as low, count(*)::int as rated
    from users where seller_rating_count > 0`);
  expect(rows[0]?.low).toBe(0);
  expect(rows[0]?.rated).toBeGreaterThan(10);
});

test("the voucher that the start names takes a tenth off", async () => {
  const { rows } = await app.db.execute(sql`select code::text, percent, active from vouchers where owner_id is null`);
  expect(rows).toEqual([{ ...demoVoucher, active: true }]);
  const lines = await fillWithDemo(readConfig({}), app.ctx);
  expect(lines.join(" ")).toContain(demoVoucher.code);
});

test("the demo has an influencer with a voucher, a group with members, and goods with and without a purchase price", async () => {
  const { rows } = await app.db.execute(sql`
    select (select code::text from vouchers where owner_id is not null) as code, (select count(*)::int from group_memberships) as members,
      count(purchase_minor) > 10 as "areMostPriced", count(*) > count(purchase_minor) as "isOneNot",
      bool_and(purchase_minor < price_minor / 1.21) as "isAllSoldForMore" from products`);
  const part = { areMostPriced: true, isOneNot: true, isAllSoldForMore: true };
  expect(rows).toEqual([{ code: influencerVoucher.code, members: 3, ...part }]);
});

test("moderators find a new seller's listing to decide about, and published ones to look at", async () => {
  const { rows } = await app.db.execute<{ kind: string; status: string; published: number }>(sql`
    select i.kind, l.status, (select count(*) from listings where seller_id = l.seller_id
      and published_at is not null) as published
    from inspections i join listings l on l.id = i.listing_id`);
  const before = rows.filter(({ kind }) => kind === "before");
  expect(before.map(({ status, published }) => [status, published])).toEqual([["in_review", 0]]);
  expect(rows.filter(({ kind, status }) => kind === "after" && status === "live").length).toBeGreaterThan(2);
});

test("a dozen auctions end within the next hours, the first within ten minutes", () => {
  const now = app.clock.now().getTime();
  const ends = lots.filter(({ row }) => row.status === "live").map(({ row }) => (row.endsAt?.getTime() ?? 0) - now);
  expect(Math.min(...ends)).toBeGreaterThan(0);
  expect(ends.filter((ms) => ms < 10 * 60_000).length).toBeGreaterThanOrEqual(1);
  expect(ends.filter((ms) => ms < 2 * 3_600_000).length).toBeGreaterThanOrEqual(5);
  expect(ends.filter((ms) => ms < 24 * 3_600_000).length).toBeGreaterThanOrEqual(12);
});

test("one monthly sale is running with lots of every group, two past ones have results, numbers without gaps", async () => {
  const answer = await app.as(null).get("/api/monthly-sales");
  const { open, past } = answer.json().data as { open: SaleHead[]; past: { items: SaleSummary[] } };
  expect(Math.max(...open.map(({ groups }) => groups.length))).toBe(4);
  expect(open.reduce((sum, { lots: count }) => sum + count, 0)).toBeGreaterThanOrEqual(38);
  expect(past.items.filter(({ lots: count, sold }) => count > 8 && sold > 5).length).toBe(2);
  const sales = await app.db.select().from(monthlySales);
  for (const { closesOn, nextLotNumber } of sales) {
    const numbers = all.filter((row) => row.saleClosesOn === closesOn).map(({ lotNumber }) => lotNumber);
    expect(numbers.sort((a, b) => (a ?? 0) - (b ?? 0))).toEqual(
      Array.from({ length: nextLotNumber - 1 }, (_, index) => index + 1),
    );
  }
});

test("the log of every auction that is over holds, and has all its bids", async () => {
  const over = lots.filter(({ row }) => row.status === "sold" || row.status === "unsold");
  for (const { row, bids: played } of over) {
    const log = Buffer.from(await getLog(app.ctx, row.id));
    const finalHash = row.logHash?.toString("hex") ?? "";
    expect(verifyLog(log, { receipts: [], finalHash }).bids).toBe(played.length);
  }
  expect(all.filter(({ status, bidCount }) => status === "cancelled" && bidCount > 0)).toEqual([]);
});

test("every bid is one that the rules accept, by somebody who may, at a time that has passed", () => {
  const emails = new Map([...userIds].map(([email, id]) => [id, email]));
  const members = new Map(people.map((person) => [person.email, person]));
  const now = app.clock.now();
  for (const { row, opened, bids: played } of lots) {
    let lot = opened;
    for (const bid of played) {
      const person = members.get(emails.get(bid.bidderId) ?? "");
      if (!person) throw new Error("a bid of nobody");
      const offer = {
        bidder: bidderOf({ ...person, id: bid.bidderId }),
        maximumMinor: bid.maximumMinor,
        requirements: { ageVerified: false, accountVerified: false },
      };
      const decision = decideBid(lot, offer, bid.placedAt);
      if (!decision.accepted) throw new Error(`${row.name}, bid ${bid.sequence}: ${decision.code}`);
      expect(bid.placedAt.getTime()).toBeLessThan(now.getTime());
      expect([bid.kind, bid.priceAfterMinor, bid.leaderAfterId]).toEqual([
        decision.kind,
        decision.lot.priceMinor,
        decision.lot.leaderId,
      ]);
      lot = { ...lot, ...decision.lot };
    }
  }
});

test("each lot stands where a replay of its gapless bids brings it", () => {
  for (const { row, opened, bids: played } of lots) {
    expect(played.map(({ sequence }) => sequence)).toEqual(played.map((_, index) => index + 1));
    const status = replayLot(
      opened,
      played.map((bid) => ({ ...bid, isRetracted: bid.retractedAt !== null })),
    );
    const { priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt } = row;
    expect({ priceMinor, leaderId, leaderMaximumMinor, bidCount, endsAt }, row.name).toEqual(status);
    expect([row.bidSequence, row.bidderCount]).toEqual([
      played.length,
      new Set(played.map(({ bidderId }) => bidderId)).size,
    ]);
  }
});

test("on a few running lots the last bid has been taken back by its bidder in time", () => {
  const slips = lots.flatMap(({ row, bids: played }) =>
    played.filter(({ retractedAt }) => retractedAt).map((bid) => ({ row, bid })),
  );
  expect(slips.length).toBeGreaterThanOrEqual(2);
  for (const { row, bid } of slips) {
    expect([row.status, bid.sequence, bid.retractedById]).toEqual(["live", row.bidSequence, bid.bidderId]);
    expect(bid.retractedAt?.getTime() ?? 0).toBeLessThan(app.clock.now().getTime());
    // The log has a line for the rules, one for each bid, and one for the retraction.
    expect(row.logLength).toBe(row.bidSequence + 2);
  }
});

test("closed lots went as their bids say, all within the last year", () => {
  const now = app.clock.now().getTime();
  for (const { row, opened } of lots.filter(({ row }) => row.status === "sold" || row.status === "unsold")) {
    const { priceMinor, leaderId, leaderMaximumMinor } = row;
    const outcome = closingOutcome({ ...opened, priceMinor, leaderId, leaderMaximumMinor });
    expect(row.status).toBe(outcome.outcome);
    expect(row.finalPriceMinor).toBe(outcome.outcome === "sold" ? outcome.finalPriceMinor : null);
    expect(row.closedAt).toEqual(row.endsAt);
    expect(now - (row.closedAt?.getTime() ?? 0)).toBeLessThan(366 * 86_400_000);
  }
});

test("the demo's buyer leads somewhere, has been outbid somewhere, has won, lost and led what stayed unsold", () => {
  const buyer = userIds.get(buyerEmail);
  const mine = lots.filter(({ bids: played }) => played.some(({ bidderId }) => bidderId === buyer));
  const states = mine.map(({ row }) => `${row.status} ${row.leaderId === buyer}`);
  expect(new Set(states)).toEqual(
    new Set(["live true", "live false", "sold true", "sold false", "unsold true", "unsold false"]),
  );
});

test("nobody offers more than ten without a verified account", () => {
  const verified = new Set(people.filter((person) => person.verified).map(({ email }) => userIds.get(email)));
  const published = Map.groupBy(
    all.filter(({ publishedAt, saleMode }) => publishedAt && saleMode !== "stock"),
    ({ sellerId }) => sellerId,
  );
  for (const [sellerId, offered] of published) {
    if (!verified.has(sellerId)) expect(offered.length).toBeLessThanOrEqual(10);
  }
});

test("tells nobody of the past and signs in with the printed password", async () => {
  expect(await app.db.select().from(outbox)).toEqual([]);
  const login = await app.as(null).post("/api/auth/login", { email: buyerEmail, password: demoPassword });
  expect(login.statusCode).toBe(200);
});

test("every offered thing has two to five pictures", async () => {
  const { rows } = await app.db.execute<{ count: number }>(sql`
    select count(*) from listing_pictures group by listing_id`);
  expect(Math.min(...rows.map(({ count }) => count))).toBe(2);
  expect(Math.max(...rows.map(({ count }) => count))).toBeLessThanOrEqual(5);
  expect(rows.length).toBe(all.filter(({ type }) => type === "supply").length);
});

test("a second filling does nothing", async () => {
  expect(await seedDemo(app.ctx, { size: "full" })).toBeNull();
  expect(await app.db.$count(listings)).toBe(all.length);
});

test("the small demo has two dozen listings", async () => {
  const small = await createTestApp();
  const { listings: count } = (await seedDemo(small.ctx, { size: "small" })) ?? { listings: 0 };
  expect(count).toBeGreaterThanOrEqual(20);
  expect(count).toBeLessThanOrEqual(30);
});

test("what is on offer is watched, and each number of watchers is that of its lists", async () => {
  const { rows } = await app.db.execute<{ wrong: number; watched: number }>(sql`
    select count(*) filter (where watcher_count <> (select count(*) from wishlist_items wi where wi.listing_id = l.id)) as wrong,
      count(*) filter (where watcher_count > 0 and status = 'live') as watched from listings l`);
  expect(rows[0]?.wrong).toBe(0);
  expect(rows[0]?.watched).toBeGreaterThan(80);
});
