import { beforeAll, beforeEach, expect, test } from "vitest";
import type { RunningLot } from "#contract/bids/running-admin.ts";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { actingAs } from "#test/context.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { placeBid } from "../place-bid.ts";

/** Moderators follow auctions while they run (rule SD1). */

let app: TestApp;
let moderator: TestUser;
let bidders: TestUser[];
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  bidders = await makeBidders(app.ctx, 2);
});
beforeEach(async () => {
  await app.db.execute(sql`update listings set status = 'cancelled' where status = 'live'`);
});

const inMinutes = (minutes: number) => new Date(app.clock.now().getTime() + minutes * 60_000);
const list = async (query = "") => (await app.as(moderator).get(`/api/moderation/auctions${query}`)).json();
const idsOf = async (query = "") => (await list(query)).items.map(({ id }: RunningLot) => id);
let made = 0;
const bid = (listingId: number, bidder: TestUser | undefined, maximumMinor: number) => {
  if (!bidder) throw new Error("no bidder");
  made += 1;
  return placeBid(actingAs(app.ctx, bidder), { listingId, maximumMinor, idempotencyKey: `running-${made}` });
};

test("SD1: what ends first leads, narrowed by end, length and bids; what does not run or takes no bids is not listed", async () => {
  const soon = await makeAuction(app.ctx, { endsAt: inMinutes(30) });
  const later = await makeAuction(app.ctx, { endsAt: inMinutes(600), duration: "monthly", bidCount: 3 });
  const week = await makeAuction(app.ctx, { endsAt: inMinutes(9_000) });
  await makeAuction(app.ctx, { saleMode: "fixed_price" });
  await makeAuction(app.ctx, { status: "unsold" });
  expect(await idsOf()).toEqual([soon.id, later.id, week.id]);
  expect(await idsOf("?within=hour")).toEqual([soon.id]);
  expect(await idsOf("?within=day")).toEqual([soon.id, later.id]);
  expect(await idsOf("?duration=monthly")).toEqual([later.id]);
  expect(await idsOf("?bids=with")).toEqual([later.id]);
  expect(await idsOf("?bids=without&within=day")).toEqual([soon.id]);
  expect(await idsOf("?within=never&order=none&page=x")).toHaveLength(3);
});

test("SD1: bids of the last minutes and moves of the end are counted without raises and retracted ones; no reserve is told", async () => {
  const seller = await makeUser(app.ctx, { username: "Hodinar" });
  const lot = await makeAuction(app.ctx, {
    ...{ sellerId: seller.id, reserveMinor: 2_345_67, endsAt: inMinutes(3) },
  });
  const quiet = await makeAuction(app.ctx, { endsAt: inMinutes(900) });
  await bid(lot.id, bidders[0], 600_00);
  await bid(lot.id, bidders[0], 650_00);
  await bid(lot.id, bidders[1], 900_00);
  await bid(quiet.id, bidders[0], 600_00);
  await app.db.execute(
    sql`update bids set placed_at = placed_at - interval '5 minutes' where listing_id = ${lot.id} and sequence = 1`,
  );
  await app.db.execute(sql`update bids set placed_at = placed_at - interval '1 hour' where listing_id = ${quiet.id}`);
  const [first, ...rest] = (await list("?order=hot")).items as RunningLot[];
  expect(first).toMatchObject({
    id: lot.id,
    seller: { id: seller.id, username: "Hodinar" },
    ...{
      bidCount: 2,
      bidderCount: 2,
      lastMinute: 1,
      lastTenMinutes: 2,
      extensions: 2,
      reserve: "not_met",
      frozen: false,
    },
  });
  expect(Date.parse(first?.endsAt ?? "")).toBeGreaterThan(inMinutes(4).getTime());
  expect(rest.map(({ id, lastTenMinutes }) => [id, lastTenMinutes])).toEqual([[quiet.id, 0]]);
  expect(JSON.stringify((await list()).items)).not.toMatch(/2345/);
  await app.db
    .update(listings)
    .set({ lastActAt: inMinutes(-60) })
    .where(eq(listings.id, quiet.id));
  expect(await idsOf("?order=hot")).toEqual([lot.id]);
});

test("SD1: pages follow each other, and who keeps no order sees nothing", async () => {
  const ids: number[] = [];
  const { sellerId, categoryId } = await makeAuction(app.ctx, { status: "draft" });
  for (let index = 0; index < 26; index++)
    ids.push((await makeAuction(app.ctx, { sellerId, categoryId, endsAt: inMinutes(60 + index) } as never)).id);
  const first = await list();
  expect([first.total, first.pages]).toEqual([26, 2]);
  expect([...first.items.map(({ id }: RunningLot) => id), ...(await idsOf("?page=2"))]).toEqual(ids);
  const operator = await makeUser(app.ctx, { scopes: ["shop", "content", "finance"] });
  expect((await app.as(operator).get("/api/moderation/auctions")).statusCode).toBe(403);
});
