import { beforeAll, beforeEach, expect, test } from "vitest";
import type { AdminSale, SaleFile, SaleLot } from "#contract/monthly-sales/sale-admin.ts";
import { desc, eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { groupClosesAt, saleAt, saleOf } from "#server/features/monthly-sales/auction-end-rules.ts";
import { joinSale } from "#server/features/monthly-sales/join-sale.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { monthlySales } from "../table.ts";

/** Moderators see and plan monthly sales (rule S5). */

let app: TestApp;
let moderator: TestUser;
let seller: TestUser;
let tops: number[];
beforeAll(async () => {
  app = await createTestApp();
  tops = [];
  for (let position = 0; position < 3; position++) tops.push((await makeCategory(app.ctx, { position })).id);
});

/** Each test has a year of its own, with people who have signed in there. */
let year = 2030;
beforeEach(async () => {
  year += 2;
  app.clock.set(new Date(`${year}-11-02T10:00:00Z`));
  forget(app.ctx);
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  seller = await makeUser(app.ctx);
});

const path = "/api/moderation/monthly-sales";
const month = () => `${year}-11`;
const list = async (who = moderator) => (await app.as(who).get(path)).json();
const file = async (of = month(), who = moderator) => {
  forget(app.ctx);
  const answer = await app.as(who).get(`${path}/${of}`);
  return answer.json() as { data: SaleFile; lots: { items: SaleLot[]; total: number } };
};
const plan = async (body: object, of = month()) =>
  app.as(moderator).put(`${path}/${of}`, {
    closesOn: saleOf(app.clock.now()).closesOn,
    time: "20:00",
    groups: tops,
    version: (await file(of)).data.version,
    ...body,
  });
const idsOf = ({ data }: { data: SaleFile }) => data.groups.map(({ category }) => category.id);

/** A lot that joins as a publication would let it. */
async function join(categoryId: number | undefined, overrides: Partial<typeof listings.$inferInsert> = {}) {
  const startsAt = overrides.startsAt ?? app.clock.now();
  const isLive = overrides.status !== "scheduled";
  const place = await joinSale(app.ctx, { startsAt, categoryId: categoryId ?? 0, isLive });
  return makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, duration: "monthly", ...place },
    plannedEndsAt: place.endsAt,
    ...overrides,
  });
}

test("S5: the calendar has twelve months ahead, what runs, and past sales with what was sold; amounts for finance alone", async () => {
  const usual = saleOf(app.clock.now());
  const sold = await join(tops[0]);
  await join(tops[1], { status: "scheduled" });
  await join(tops[0], { status: "cancelled" });
  const [first, ...further] = (await list()).coming as AdminSale[];
  expect(first).toMatchObject({
    ...{ month: month(), closesOn: usual.closesOn, isMoved: false, lastNumber: 2, total: null },
    lots: { scheduled: 1, live: 1, sold: 0, unsold: 0 },
    lastClosesAt: groupClosesAt(usual, 1).toISOString(),
  });
  expect(further).toHaveLength(11);
  expect(further.every(({ lastNumber, isMoved }) => lastNumber === 0 && !isMoved)).toBe(true);
  app.clock.set(new Date(usual.closesAt.getTime() + 3_600_000));
  expect((await list()).coming[0].month).toBe(month());
  await app.db
    .update(listings)
    .set({ status: "sold", finalPriceMinor: 1_234_50, winnerId: moderator.id, soldBy: "bid" })
    .where(eq(listings.id, sold.id));
  const treasurer = await makeUser(app.ctx, { scopes: ["moderation", "finance"] });
  const { coming, past } = await list(treasurer);
  expect(coming[0].month).toBe(`${year}-12`);
  expect(past.items[0]).toMatchObject({ month: month(), total: 1_234.5, lots: { sold: 1, scheduled: 1 } });
  expect((await list()).past.items[0].total).toBeNull();
});

test("S5: lots stand in the order in which they close, with numbers by their start", async () => {
  const second = await join(tops[1]);
  const [first, third] = [await join(tops[0]), await join(tops[1])];
  const waiting = await join(tops[1], { status: "scheduled" });
  await app.db
    .update(listings)
    .set({ endsAt: new Date((third.endsAt?.getTime() ?? 0) + 60_000) })
    .where(eq(listings.id, third.id));
  const { lots } = await file();
  expect(lots.items.map(({ place, lotNumber, id, extended }) => [place, lotNumber, id, extended])).toEqual([
    [1, 2, first.id, false],
    [2, 1, second.id, false],
    [3, 3, third.id, true],
    [4, null, waiting.id, false],
  ]);
  expect(lots.items[0]?.seller).toEqual({ id: seller.id, username: seller.username });
});

test("S5: a planned sale is stored, recorded and joined, and public with its first lot", async () => {
  const closesOn = `${year}-11-27`;
  const [one = 0, two = 0, three = 0] = tops;
  const publicDays = async () => {
    forget(app.ctx);
    const { open } = (await app.as(null).get("/api/monthly-sales")).json().data;
    return open.map((sale: { closesOn: string }) => sale.closesOn);
  };
  const answer = await plan({ closesOn, time: "18:30", groups: [three, one, two] });
  expect(answer.statusCode, answer.body).toBe(200);
  expect(idsOf(await file())).toEqual([three, one, two]);
  expect(await publicDays()).not.toContain(closesOn);
  expect((await app.as(null).get(`/api/monthly-sales/${closesOn}`)).statusCode).toBe(404);
  const next = (await app.as(null).get(`/api/monthly-sales/next?category=${one}`)).json().data;
  expect(next).toEqual({ closesOn, closesAt: groupClosesAt(saleAt(closesOn, "18:30"), 1).toISOString() });
  const lot = await join(one);
  expect([lot.saleClosesOn, lot.endsAt?.toISOString()]).toEqual([closesOn, next.closesAt]);
  expect(await publicDays()).toContain(closesOn);
  const [entry] = await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1);
  expect(entry).toMatchObject({
    ...{ subject: "monthly_sale", subjectId: month(), byId: moderator.id },
    after: { closesAt: saleAt(closesOn, "18:30").closesAt.toISOString(), groups: [three, one, two] },
  });
});

test("S5: what was announced holds, and is refused in a sentence at its field", async () => {
  const [one = 0, two = 0, three = 0] = tops;
  await join(one);
  const head = (await file()).data;
  expect([head.isDayFixed, ...head.groups.map(({ isFixed }) => isFixed)]).toEqual([true, true, false, false]);
  const moved = await plan({ closesOn: `${year}-11-15` });
  expect([moved.statusCode, moved.json().code]).toEqual([422, "SALE_DAY_ANNOUNCED"]);
  expect(moved.json().errors.closesOn[0]).toMatch(/\.$/);
  const swapped = await plan({ groups: [two, one, three] });
  expect([swapped.statusCode, swapped.json().code]).toEqual([422, "SALE_GROUP_ANNOUNCED"]);
  expect((await plan({ groups: [one, three, two] })).statusCode).toBe(200);
  expect((await join(two)).endsAt).toEqual(groupClosesAt(saleOf(app.clock.now()), 2));
});

test("S5: of two who plan, and of who plans while the first lot joins, the second is told", async () => {
  const { version } = (await file()).data;
  const [first, second] = await Promise.all([plan({ time: "19:00", version }), plan({ time: "18:00", version })]);
  expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
  const { version: seen } = (await file(`${year}-12`)).data;
  await join(tops[0], { startsAt: new Date(`${year}-12-05T10:00:00Z`), status: "scheduled" });
  expect((await plan({ version: seen }, `${year}-12`)).json().code).toBe("CHANGED_ELSEWHERE");
  const sales = await app.db.select().from(monthlySales);
  expect(new Set(sales.map(({ closesOn }) => closesOn.slice(0, 7))).size).toBe(sales.length);
});

test("S5: past months without a sale, broken months and foreign scopes find nothing", async () => {
  const status = async (of: string, who = moderator) => (await app.as(who).get(`${path}/${of}`)).statusCode;
  expect(await status(`${year}-09`)).toBe(404);
  expect(await status(`${year}-13`)).toBe(404);
  expect(await status(month(), seller)).toBe(403);
  expect((await plan({ closesOn: `${year}-11-31` })).statusCode).toBe(422);
  expect((await plan({ groups: [1, 1, 1] })).json().code).toBe("SALE_GROUPS_INCOMPLETE");
});
