import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { noteSuspicion } from "#server/features/suspicions/note-suspicion.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Nobody of the site decides where they would gain by it (rules K9, B20). */

let site: TestApp;
let categoryId: number;
let moderator: TestUser;
let calls = 0;
beforeAll(async () => {
  site = await createTestApp();
  ({ id: categoryId } = await makeCategory(site.ctx));
  moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
});

const bid = async (user: TestUser, id: number, maximum: number) => {
  calls += 1;
  const key = { "idempotency-key": `own-stake-${calls}` };
  expect((await site.as(user).post(`/api/auctions/${id}/bids`, { maximum }, key)).statusCode).toBe(201);
};

test("a moderator who has bid on a lot does not undo its sale", async () => {
  const [seller, buyer] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const lot = await makeAuction(site.ctx, { sellerId: seller.id, categoryId });
  await bid(moderator, lot.id, 900);
  await bid(buyer, lot.id, 2_000);
  await site.db.execute(sql`update listings set ends_at = now() - interval '1 second' where id = ${lot.id}`);
  await closeDueAuctions(site.ctx);
  await site.drainEvents();
  const [deal] = await site.db.select().from(deals).where(eq(deals.listingId, lot.id));
  const note = { kind: "no_contact", note: "Neozývá se." };
  const filed = await site.as(seller).post(`/api/me/deals/${deal?.id}/problem`, note);
  expect(filed.statusCode, filed.body).toBe(201);
  const path = `/api/moderation/cases/${filed.json().data.cases[0].id}/decision`;
  const decision = { decision: "uphold", reasons: "Kupující se neozval." };
  expect((await site.as(moderator).put(path, decision)).statusCode).toBe(403);
  const other = await makeUser(site.ctx, { scopes: ["moderation"] });
  expect((await site.as(other).put(path, decision)).statusCode).toBe(200);
});

test("a moderator who has bought without a bid does not decide about the case", async () => {
  const seller = await makeUser(site.ctx);
  const deal = await makeDeal(site.ctx, { seller, buyer: moderator });
  const note = { kind: "no_contact", note: "Neozývá se." };
  const filed = await site.as(seller).post(`/api/me/deals/${deal.id}/problem`, note);
  const path = `/api/moderation/cases/${filed.json().data.cases[0].id}/decision`;
  const decision = { decision: "reject", reasons: "Ozval se." };
  expect((await site.as(moderator).put(path, decision)).statusCode).toBe(403);
  const other = await makeUser(site.ctx, { scopes: ["moderation"] });
  expect((await site.as(other).put(path, decision)).statusCode).toBe(200);
});

test("a moderator does not decide about the case of an account with their bank account", async () => {
  const [seller, second] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const another = await makeUser(site.ctx, { scopes: ["moderation"] });
  for (const { id } of [another, second]) await makeContact(site.ctx, id, { phone: null });
  const deal = await makeDeal(site.ctx, { seller, buyer: second });
  const note = { kind: "no_contact", note: "Neozývá se." };
  const filed = await site.as(seller).post(`/api/me/deals/${deal.id}/problem`, note);
  const path = `/api/moderation/cases/${filed.json().data.cases[0].id}/decision`;
  const decision = { decision: "reject", reasons: "Ozval se." };
  expect((await site.as(another).put(path, decision)).statusCode).toBe(403);
  expect((await site.as(moderator).put(path, decision)).statusCode).toBe(200);
});

test("a moderator who bids does not take the lead by suspending the leader", async () => {
  const otherBidder = await makeUser(site.ctx);
  const lot = await makeAuction(site.ctx, { categoryId });
  await bid(moderator, lot.id, 900);
  await bid(otherBidder, lot.id, 2_000);
  const people = `/api/moderation/people/${encodeURIComponent(otherBidder.username)}`;
  expect((await site.as(moderator).get(people)).json().data.mayDecide).toBe(false);
  const suspension = { suspended: true, reason: "Podezřelé příhozy." };
  const refused = await site.as(moderator).put(`${people}/suspension`, suspension);
  expect(refused.statusCode).toBe(403);
  const [row] = await site.db.select().from(listings).where(eq(listings.id, lot.id));
  expect(row?.leaderId).toBe(otherBidder.id);
  const other = await makeUser(site.ctx, { scopes: ["moderation"] });
  expect((await site.as(other).put(`${people}/suspension`, suspension)).statusCode).toBe(200);
});

test("a moderator does not close what is noted about the moderator", async () => {
  const other = await makeUser(site.ctx);
  const { id: listingId } = await makeAuction(site.ctx, { categoryId });
  const pair = { kind: "related_review", userId: moderator.id, otherId: other.id, listingId } as const;
  await noteSuspicion(site.ctx, { ...pair, shared: ["device"] });
  const [noted] = (await site.as(moderator).get("/api/moderation/suspicions?state=open")).json().items;
  const look = (who: TestUser) => site.as(who).put(`/api/moderation/suspicions/${noted.id}/look`);
  expect((await look(moderator)).statusCode).toBe(403);
  expect((await look(await makeUser(site.ctx, { scopes: ["moderation"] }))).statusCode).toBe(200);
});
