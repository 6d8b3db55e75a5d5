import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { bids } from "#server/features/bids/table.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { formula, takeTable } from "#test/take-table.ts";

/** What moderators look into as tables: narrowed as the lists are, harmless in a spreadsheet (rule SD5). */

let app: TestApp;
let moderator: TestUser;
let person: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  [person, other] = [await makeUser(app.ctx), await makeUser(app.ctx)];
});

const now = () => app.clock.now();
const take = (path: string) => takeTable(app, moderator, path);

test("SD5: suspicions with the figures that made them; what was looked at apart", async () => {
  const lot = await makeAuction(app.ctx, { sellerId: person.id, name: formula.name });
  await app.db.insert(suspicions).values({
    ...{ kind: "repeated_pair", userId: other.id, otherId: person.id, listingId: lot.id },
    ...{ facts: { kind: "repeated_pair", lots: 9, won: 1, all: 10 }, notedAt: now() },
  });
  const { rows } = await take("/api/moderation/suspicions/table");
  expect(rows).toEqual([
    expect.stringContaining(`;${person.username};ne;${lot.id};${formula.cell};;nabídek druhého 9 z 10, vyhráno 1;`),
  ]);
  expect((await take("/api/moderation/suspicions/table?state=closed")).lines).toBe(0);
});

test("SD5: strikes and cancellations, narrowed by person and by who decided", async () => {
  const buyer = await makeUser(app.ctx);
  const broken = await makeDeal(app.ctx, { buyer });
  await app.db.insert(dealCases).values({
    ...{ dealId: broken.id, kind: "non_payment", filedById: broken.seller.id, note: "Nepřišlo nic." },
    ...{ filedAt: now(), outcome: "upheld", reasons: "+Platba nepřišla.", decidedById: moderator.id },
    decidedAt: now(),
  });
  const strikes = await take(`/api/moderation/strikes/table?q=${buyer.username}`);
  expect(strikes.rows).toEqual([expect.stringMatching(new RegExp(`^${broken.id};.*;'\\+Platba nepřišla.;`))]);
  expect((await take(`/api/moderation/strikes/table?q=${buyer.username}&state=withdrawn`)).lines).toBe(0);

  const gone = await makeAuction(app.ctx, { sellerId: buyer.id, name: formula.name });
  const reason = "Prodal jsem ji jinde.";
  await app.as(buyer).put(`/api/me/advertisements/${gone.id}/cancellation`, { reason });
  const path = `/api/moderation/cancellations/table?q=${buyer.username}`;
  const cancelled = await take(path);
  expect(cancelled.rows).toEqual([expect.stringContaining(`${gone.id};${formula.cell};${buyer.username};ne;`)]);
  expect(cancelled.content).not.toContain("jinde");
  expect((await take(`${path}&by=moderator`)).lines).toBe(0);
});

test("SD5: retractions by whom, with their rule and reason and without amounts", async () => {
  const [rash, seller] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const bidOn = await makeAuction(app.ctx, { sellerId: seller.id, name: formula.name });
  const press = { "idempotency-key": "table-of-retractions" };
  await app.as(rash).post(`/api/auctions/${bidOn.id}/bids`, { maximum: 7_777 }, press);
  const [bid] = await app.db.select().from(bids).where(eq(bids.listingId, bidOn.id));
  const hash = bid?.entryHash?.toString("hex");
  const why = { rule: "mistaken_bid", reason: "Zjevný překlep." };
  const retracted = await app.as(moderator).post(`/api/auctions/${bidOn.id}/bids/${hash}/retraction`, why);
  expect(retracted.statusCode).toBe(201);
  const path = `/api/moderation/retractions/table?q=${rash.username}`;
  const { rows, content: text } = await take(path);
  expect(rows[0]).toContain(`${bidOn.id};${formula.cell};${rash.username};ne;`);
  expect(rows[0]).toContain(`;moderátor;${moderator.username};překlep v částce;Zjevný překlep.;0;1`);
  expect(text).not.toContain("7777");
  expect((await take(`${path}&by=bidder`)).lines).toBe(0);
});

test("SD5: inspections of each group", async () => {
  const listing = await makeAuction(app.ctx, { status: "in_review", sellerId: person.id });
  const submitted = { listingId: listing.id, sellerId: person.id, name: formula.name, submittedAt: now() };
  await app.db.insert(inspections).values([
    { ...submitted, kind: "before" },
    {
      ...{ ...submitted, kind: "change", outcome: "rejected", rule: "pictures", reason: "Neostrý snímek." },
      ...{ decidedById: moderator.id, decidedAt: now() },
    },
  ]);
  const before = await take("/api/moderation/inspections/table");
  expect(before.rows).toEqual([
    expect.stringContaining(`;${listing.id};${formula.cell};${person.username};před zveřejněním;`),
  ]);
  expect((await take("/api/moderation/inspections/table?group=after")).lines).toBe(0);
  const decided = await take("/api/moderation/inspections/table?group=decided");
  expect(decided.rows).toEqual([expect.stringMatching(/;úprava;.*;odmítnuto;.*;snímky;Neostrý snímek\.$/)]);
});
