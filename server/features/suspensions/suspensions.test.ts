import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let moderator: TestUser;
let seller: TestUser;
let ada: TestUser;
let bob: TestUser;
let key = 0;

beforeAll(async () => {
  site = await createTestApp();
});

beforeEach(async () => {
  moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  [seller, ada, bob] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
});

const reason = "Zvedá ceny vlastních aukcí z druhého účtu.";
const suspensionOf = ({ username }: TestUser) => `/api/moderation/people/${username}/suspension`;
const decide = (user: TestUser, suspended: boolean, by = moderator) =>
  site.as(by).put(suspensionOf(user), { suspended, reason });
const bid = (user: TestUser, id: number, maximum: number) =>
  site.as(user).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `suspension-${++key}` });
const rowOf = async (id: number) =>
  (await site.db.select().from(listings).where(eq(listings.id, id)))[0] as typeof listings.$inferSelect;
const closeAll = () => closeDueAuctions(site.ctx, async () => new Date(Date.now() + 8 * dayMs));
const stateOf = async (id: number, user: TestUser | null = ada) =>
  (await site.as(user).get(`/api/auctions/${id}`)).json().data.lot;

async function checkLog(id: number): Promise<void> {
  const file = Buffer.from(await getLog(site.ctx, id));
  expect(() => verifyLog(file, { receipts: [], finalHash: null })).not.toThrow();
}

test("K13: who is suspended is signed out everywhere, told why, and audited; the same again changes nothing", async () => {
  const reported = await decide(seller, true);
  expect(reported.json().data).toMatchObject({ username: seller.username, suspension: { reason } });
  await decide(seller, true);
  expect((await site.as(seller).get("/api/me")).statusCode).toBe(401);
  await site.drainEvents();
  const [sentMail, ...more] = await site.mails(seller.email);
  expect([sentMail?.kind, sentMail?.text.includes(reason), more]).toEqual(["account-suspended", true, []]);
  const entries = await site.db.select().from(auditEntries);
  expect(entries).toMatchObject([{ byId: moderator.id, subject: "suspension", after: "suspended", reason }]);

  await decide(seller, false);
  await site.drainEvents();
  expect((await site.mails(seller.email)).map(({ kind }) => kind)).toEqual(["account-released", "account-suspended"]);
  expect(await site.db.$count(auditEntries)).toBe(2);
});

test("K13: a suspended seller's lots stand still for everybody, watchers are told, and run on after the release", async () => {
  const lot = await makeAuction(site.ctx, { sellerId: seller.id, buyNowMinor: 9_000_00 });
  const fixed = await makeAuction(site.ctx, { sellerId: seller.id, saleMode: "fixed_price", endsAt: null });
  await bid(bob, lot.id, 600);
  await bid(ada, lot.id, 800);
  await site.drainEvents();
  await decide(seller, true);

  const refused = await bid(bob, lot.id, 2_000);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "LISTING_FROZEN"]);
  const bought = await site
    .as(bob)
    .post(`/api/auctions/${fixed.id}/purchase`, { price: 500 }, { "idempotency-key": "buys-frozen" });
  expect([bought.statusCode, bought.json().code]).toEqual([409, "LISTING_FROZEN"]);
  expect(await stateOf(lot.id)).toMatchObject({
    frozen: true,
    nextMinimum: null,
    buyNow: null,
    price: 650,
    viewer: { isLeader: true, maximum: 800 },
  });
  await site.drainEvents();
  const notificationsOf = async (user: TestUser) =>
    (await site.as(user).get("/api/me/notifications")).json().items.map(({ kind }: { kind: string }) => kind);
  expect([await notificationsOf(ada), (await notificationsOf(bob))[0]]).toEqual([["frozen"], "frozen"]);

  await decide(seller, false);
  expect((await bid(bob, lot.id, 2_000)).statusCode).toBe(201);
  await site.drainEvents();
  expect(await notificationsOf(bob)).toContain("resumed");
});

test("a suspended seller edits nothing, not even a draft or its pictures", async () => {
  const draft = await makeAuction(site.ctx, { sellerId: seller.id, status: "draft", publishedAt: null });
  await site.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, seller.id));
  const path = `/api/me/advertisements/${draft.id}`;
  const answers = [
    await site.as(seller).patch(path, { name: "Jiné jméno" }),
    await site.as(seller).put(`${path}/images`, { ids: [] }),
    await site.as(seller).post(`${path}/publication`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
  expect((await rowOf(draft.id)).name).toBe(draft.name);
});

test("K13: a lot that ends while its seller is suspended is sold to nobody, and its log says why", async () => {
  const lot = await makeAuction(site.ctx, { sellerId: seller.id });
  await bid(ada, lot.id, 800);
  await decide(seller, true);
  await closeAll();
  expect(await rowOf(lot.id)).toMatchObject({ status: "unsold", winnerId: null });
  await checkLog(lot.id);
});

test("the leading bids of who is suspended are taken away with all earlier ones; the next best leads and wins", async () => {
  const lot = await makeAuction(site.ctx, { sellerId: seller.id });
  const other = await makeAuction(site.ctx, { sellerId: seller.id });
  await bid(ada, lot.id, 600);
  await bid(bob, lot.id, 1_000);
  await bid(ada, lot.id, 3_000);
  await bid(ada, lot.id, 4_000);
  await bid(ada, other.id, 700);
  await bid(bob, other.id, 900);
  await decide(ada, true);
  expect(await rowOf(lot.id)).toMatchObject({ leaderId: bob.id, priceMinor: 500_00, bidCount: 1 });
  // Where somebody else leads, what was bid stays.
  expect(await rowOf(other.id)).toMatchObject({ leaderId: bob.id, priceMinor: 750_00, bidCount: 2 });
  await site.drainEvents();
  expect((await site.mails(bob.email)).map(({ kind }) => kind)).toContain("leading-since-retraction");
  await closeAll();
  expect(await rowOf(lot.id)).toMatchObject({ status: "sold", winnerId: bob.id, finalPriceMinor: 500_00 });
  await checkLog(lot.id);
});

test("R8: a suspended leader whom the suspension missed wins nothing: the closing takes the bids away", async () => {
  const lot = await makeAuction(site.ctx, { sellerId: seller.id });
  const alone = await makeAuction(site.ctx, { sellerId: seller.id });
  await bid(bob, lot.id, 1_000);
  await bid(ada, lot.id, 3_000);
  await bid(ada, alone.id, 3_000);
  const suspended = { suspendedAt: new Date(), suspendedById: moderator.id };
  await site.db.update(users).set(suspended).where(eq(users.id, ada.id));
  await closeAll();
  expect(await rowOf(lot.id)).toMatchObject({ status: "sold", winnerId: bob.id, finalPriceMinor: 500_00 });
  expect(await rowOf(alone.id)).toMatchObject({ status: "unsold", winnerId: null, leaderId: null });
  for (const { id } of [lot, alone]) await checkLog(id);
});

test("K9: nobody decides about themselves, and only an admin about people of the staff", async () => {
  const admin = await makeUser(site.ctx, { scopes: ["admin"] });
  const statuses = [
    await decide(moderator, true),
    await decide(admin, true),
    await decide(admin, true, admin),
    await decide(moderator, true, admin),
  ].map(({ statusCode }) => statusCode);
  expect(statuses).toEqual([403, 403, 403, 200]);
  expect((await site.as(moderator).get(`/api/moderation/people/${seller.email}`)).statusCode).toBe(401);
});
