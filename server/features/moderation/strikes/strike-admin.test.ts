import { beforeAll, expect, test, vi } from "vitest";
import type { CancelledListing, RetractedBid, Strike } from "#contract/moderation/strike-admin.ts";
import { and, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** What people have broken off, for moderators, and strikes withdrawn (rules SD3, K12). */

let app: TestApp;
let moderator: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  other = await makeUser(app.ctx, { scopes: ["moderation"] });
});

const overdue = { payBy: "2026-11-02", remindersSent: 2, remindedAt: new Date("2026-11-04T09:00:00Z") };
const reason = "Platba přišla, jen na jiný účet.";
const list = async <Item>(kind: string, query = ""): Promise<{ items: Item[]; total: number }> =>
  (await app.as(moderator).get(`/api/moderation/${kind}${query}`)).json();
const withdraw = (id: number | undefined, why = reason, by = moderator) =>
  app.as(by).put(`/api/moderation/strikes/${id}/withdrawal`, { reason: why });
const tradingStatusOf = async ({ id }: TestUser) => {
  const [row] = await app.db.select().from(users).where(eq(users.id, id));
  return [row?.strikes, row?.suspendedAt !== null];
};

async function strike(buyer: TestUser, seller?: TestUser): Promise<{ deal: MadeDeal; id: number }> {
  const deal = await makeDeal(app.ctx, { buyer, columns: overdue, ...(seller && { seller }) });
  await app.as(deal.seller).post(`/api/me/deals/${deal.id}/non-payment`, { note: "Nepřišlo nic." });
  const [dealCase] = await app.db.select().from(dealCases).where(eq(dealCases.dealId, deal.id));
  const id = dealCase?.id ?? 0;
  await app.as(other).put(`/api/moderation/cases/${id}/decision`, { decision: "uphold", reasons: "Platba nepřišla." });
  return { deal, id };
}

test("SD3: strikes with person, lot, reason, count and what they have come to; narrowed by person, listing and state", async () => {
  const buyer = await makeUser(app.ctx);
  const first = await strike(buyer);
  const second = await strike(buyer);
  const { items, total } = await list<Strike>("strikes", `?q=${buyer.username}`);
  expect(total).toBe(2);
  expect(items).toMatchObject([
    { id: second.id, person: { username: buyer.username, suspended: false }, strikes: 2, withdrawn: null },
    { id: first.id, dealId: first.deal.id, by: other.username, reason: "Platba nepřišla.", price: 1500 },
  ]);
  expect((await list<Strike>("strikes", `?q=${first.deal.listingId}`)).items.map(({ id }) => id)).toContain(first.id);
  expect((await withdraw(first.id)).statusCode).toBe(200);
  const ids = async (state: string) =>
    (await list<Strike>("strikes", `?q=${buyer.email}&state=${state}`)).items.map(({ id }) => id);
  expect([await ids("standing"), await ids("withdrawn")]).toEqual([[second.id], [first.id]]);
});

test("K12: a withdrawn strike counts no more, is audited with its reason, once; the second moderator is told", async () => {
  const buyer = await makeUser(app.ctx);
  const { id, deal } = await strike(buyer);
  const answer = await withdraw(id);
  expect(answer.json().data).toMatchObject({
    strikes: 0,
    withdrawn: { by: moderator.username, reason },
  });
  expect(await tradingStatusOf(buyer)).toEqual([0, false]);
  expect((await withdraw(id)).statusCode).toBe(200);
  expect(await tradingStatusOf(buyer)).toEqual([0, false]);
  await app.drainEvents();
  const reported = (await app.mails(buyer.email)).filter(({ kind }) => kind === "strike-withdrawn");
  expect(reported).toHaveLength(1);
  expect(reported[0]?.text).toContain(reason);
  expect(reported[0]?.text).toContain("Zbývá záznamů: 0");
  const late = await withdraw(id, "Omyl.", other);
  expect([late.statusCode, late.json().code]).toEqual([409, "STRIKE_WITHDRAWN"]);
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, "strike"), eq(auditEntries.subjectId, String(id))));
  expect(entries).toMatchObject([
    { byId: moderator.id, before: { strikes: 1 }, after: { strikes: 0, dealId: deal.id }, reason },
  ]);
  expect((await deal.row()).status).toBe("cancelled");
});

test("K12: the third strike withdrawn releases the account; a suspension for another reason stays", async () => {
  const [struck, suspended] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  await strike(struck);
  await strike(struck);
  const third = await strike(struck);
  expect(await tradingStatusOf(struck)).toEqual([3, true]);
  const [shown] = (await list<Strike>("strikes", `?q=${struck.username}`)).items;
  expect(shown).toMatchObject({ suspends: true, person: { suspended: true } });
  await withdraw(third.id);
  expect(await tradingStatusOf(struck)).toEqual([2, false]);
  await app.drainEvents();
  expect((await app.mails(struck.email)).map(({ kind }) => kind)).toContain("account-released");

  const { id } = await strike(suspended);
  await app.as(other).put(`/api/moderation/people/${suspended.username}/suspension`, { suspended: true, reason });
  await withdraw(id);
  expect(await tradingStatusOf(suspended)).toEqual([0, true]);
});

test("K12: two strikes of a person withdrawn at once are both taken off, and the account is released", async () => {
  const buyer = await makeUser(app.ctx);
  const made = [await strike(buyer), await strike(buyer), await strike(buyer)];
  await app.db.update(users).set({ strikes: 4 }).where(eq(users.id, buyer.id));
  const codes = await Promise.all(
    made.slice(0, 2).map(async ({ id }, index) => (await withdraw(id, reason, [moderator, other][index])).statusCode),
  );
  expect(codes).toEqual([200, 200]);
  expect(await tradingStatusOf(buyer)).toEqual([2, false]);
});

test("K12: not by the deal's seller, not about oneself, and no other case", async () => {
  const bySeller = await strike(await makeUser(app.ctx), moderator);
  expect((await withdraw(bySeller.id)).statusCode).toBe(403);
  const own = await strike(moderator);
  expect((await withdraw(own.id)).statusCode).toBe(403);
  expect((await withdraw(own.id, reason, await makeUser(app.ctx))).statusCode).toBe(403);
  const deal = await makeDeal(app.ctx, { status: "sent" });
  const [rejected] = await app.db
    .insert(dealCases)
    .values({
      ...{ dealId: deal.id, kind: "problem", problem: "other", filedById: deal.buyer.id, note: "Nic." },
      ...{ filedAt: new Date(), outcome: "upheld", decidedAt: new Date() },
    })
    .returning();
  expect((await withdraw(rejected?.id)).statusCode).toBe(404);
  expect((await withdraw(bySeller.id, " ")).statusCode).toBe(422);
});

test("SD3: bids taken back by bidder, moderator and suspension, with counts and without maxima", async () => {
  const [fickle, rash, gone] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  const lot = await makeAuction(app.ctx, { endsAt: new Date(Date.now() + 5 * 86_400_000) });
  let key = 0;
  const bid = async (who: TestUser, maximum: number) =>
    app.as(who).post(`/api/auctions/${lot.id}/bids`, { maximum }, { "idempotency-key": `strike-admin-${++key}` });
  for (const [who, maximum] of [
    [fickle, 1_111],
    [rash, 2_222],
    [gone, 7_777],
  ] as const)
    expect((await bid(who, maximum)).json()).toMatchObject({ data: {} });
  const retract = async (by: TestUser, whose: TestUser, body: object) => {
    const [row] = await app.db
      .select()
      .from(bids)
      .where(and(eq(bids.listingId, lot.id), eq(bids.bidderId, whose.id)));
    const hash = row?.entryHash.toString("hex");
    return app.as(by).post(`/api/auctions/${lot.id}/bids/${hash}/retraction`, body);
  };
  expect((await retract(fickle, fickle, { reason: "Spletl jsem se." })).statusCode).toBe(201);
  expect((await retract(moderator, rash, { reason: "Zvedá cenu.", rule: "shill_bid" })).statusCode).toBe(201);
  await app.as(moderator).put(`/api/moderation/people/${gone.username}/suspension`, { suspended: true, reason });
  const answer = await app.as(moderator).get(`/api/moderation/retractions?q=${lot.id}`);
  const items = answer.json().items as RetractedBid[];
  expect(items.map(({ person, by, byName, rule, recent, all }) => [person.id, by, byName, rule, recent, all])).toEqual([
    [gone.id, "suspension", moderator.username, null, 0, 1],
    [rash.id, "moderator", moderator.username, "shill_bid", 0, 1],
    [fickle.id, "bidder", null, null, 1, 1],
  ]);
  for (const secret of ["7777", "2222", "777700", "1111"]) expect(answer.body).not.toContain(`:${secret}`);
  const only = async (by: string) =>
    (await list<RetractedBid>("retractions", `?q=${lot.id}&by=${by}`)).items.map(({ person }) => person.id);
  expect([await only("bidder"), await only("moderator"), await only("suspension")]).toEqual([
    [fickle.id],
    [rash.id],
    [gone.id],
  ]);
});

test("SD3: listings taken off by seller and moderator; the seller's own words are for nobody", async () => {
  const seller = await makeUser(app.ctx);
  const [own, taken] = [
    await makeAuction(app.ctx, { sellerId: seller.id }),
    await makeAuction(app.ctx, { sellerId: seller.id }),
  ];
  await app.as(seller).put(`/api/me/advertisements/${own.id}/cancellation`, { reason: "Prodal jsem ji jinde." });
  await app
    .as(moderator)
    .put(`/api/auctions/${taken.id}/cancellation`, { rule: "forbidden_goods", reason: "Tohle ne." });
  const answer = await app.as(moderator).get(`/api/moderation/cancellations?q=${seller.username}`);
  expect(answer.json()).toMatchObject({
    total: 2,
    items: [
      {
        listing: { id: taken.id },
        by: "moderator",
        byName: moderator.username,
        reason: "Tohle ne.",
        bySeller: 1,
        byShop: 1,
      },
      { listing: { id: own.id }, by: "seller", byName: null, reason: null, rule: null },
    ],
  });
  expect(answer.body).not.toContain("jinde");
  const { items } = await list<CancelledListing>("cancellations", `?q=${seller.username}&by=seller`);
  expect(items.map(({ listing }) => listing.id)).toEqual([own.id]);
});

test("SD3: each list takes the same few questions however long it is, and finds its order in an index", async () => {
  for (const kind of ["strikes", "retractions", "cancellations"]) {
    const query = vi.spyOn(app.pool, "query");
    await list(kind);
    const asked = query.mock.calls as unknown as [{ text: string }, unknown[]][];
    query.mockRestore();
    expect(asked.length).toBeLessThan(10);
    const [page, values] = asked.find(([each]) => / limit /.test(each.text) && /desc nulls last/.test(each.text)) ?? [];
    // A list this short is read whole, unless that is forbidden.
    const line = await app.pool.connect();
    await line.query("set enable_seqscan = off");
    const { rows } = await line.query<{ "QUERY PLAN": string }>(`explain ${page?.text}`, values);
    line.release(true);
    expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).toMatch(
      /deal_cases_strikes|bids_retracted|listings_cancelled/,
    );
  }
});
