import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingCard } from "#contract/listings/listings.ts";
import type { SaleHead, SaleSummary } from "#contract/monthly-sales/monthly-sales.ts";
import { eq, sql } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { saleOf } from "./auction-end-rules.ts";
import { monthlySales } from "./table.ts";

const own = "/api/me/advertisements";
const whisky = 32;
const day = 86_400_000;
let app: TestApp;
let seller: TestUser;
let wine: number;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 24 });
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  const { rows } = await app.db.execute<{ id: number }>(sql`select id from categories where slug_cs = 'vino'`);
  wine = rows[0]?.id ?? 0;
});

/** Each test has a sale of its own, since the clock moves on by two years. */
let year = 2030;
beforeEach(async () => {
  year += 2;
  app.clock.set(new Date(`${year}-11-02T10:00:00Z`));
  forget(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
});

async function draft(changes = {}): Promise<number> {
  const answer = await app.as(seller).post(own, listingBody({ duration: "monthly", ...changes }));
  const { id } = answer.json<{ data: { id: number } }>().data;
  await makePicture(app.ctx, id);
  return id;
}
const publish = (id: number) => app.as(seller).post(`${own}/${id}/publication`);
const inDays = (days: number) => new Date(app.clock.now().getTime() + days * day).toISOString();
const rowOf = async (id: number) => {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error(`no listing ${id}`);
  return row;
};
const placeOf = async (id: number) => {
  const { saleClosesOn, lotNumber } = await rowOf(id);
  return [saleClosesOn, lotNumber];
};
const thisSale = () => saleOf(app.clock.now());
async function published(changes = {}): Promise<number> {
  const id = await draft(changes);
  expect((await publish(id)).statusCode).toBe(200);
  return id;
}
const read = async <T>(url: string): Promise<T> => {
  forget(app.ctx);
  const answer = await app.as(null).get(url);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: T }>().data;
};

describe("a lot joins the sale of its closing day", () => {
  test("S3: with the next number when it goes live", async () => {
    const { closesOn } = thisSale();
    expect(await placeOf(await published())).toEqual([closesOn, 1]);
    expect(await placeOf(await published({ categoryId: wine }))).toEqual([closesOn, 2]);
  });

  test("a scheduled one at publication, its number at the start", async () => {
    const { closesOn } = thisSale();
    const waiting = await published({ activateAt: inDays(2) });
    expect(await placeOf(waiting)).toEqual([closesOn, null]);
    expect(await placeOf(await published())).toEqual([closesOn, 1]);
    app.clock.advance(3 * day);
    await startDueListings(app.ctx);
    expect(await placeOf(waiting)).toEqual([closesOn, 2]);
    const { status, revision } = await rowOf(waiting);
    expect([status, revision]).toEqual(["live", 1]);
  });

  test("that of its start, not of its publication", async () => {
    const later = await published({ activateAt: inDays(25) });
    expect(await placeOf(later)).toEqual([saleOf(new Date(inDays(25))).closesOn, null]);
    expect((await placeOf(later))[0]).not.toBe(thisSale().closesOn);
  });

  test("moved with its start, and left when it becomes a seven-day auction", async () => {
    const id = await published({ activateAt: inDays(2) });
    const [before] = await placeOf(id);
    await app.as(seller).patch(`${own}/${id}`, { activateAt: inDays(25) });
    const [after] = await placeOf(id);
    expect([before, after]).toEqual([thisSale().closesOn, saleOf(new Date(inDays(25))).closesOn]);
    await app.as(seller).patch(`${own}/${id}`, { duration: "7d" });
    expect(await placeOf(id)).toEqual([null, null]);
    await app.as(seller).patch(`${own}/${id}`, { duration: "monthly", activateAt: null });
    expect(await placeOf(id)).toEqual([thisSale().closesOn, 1]);
  });

  test("L8: and stays in its group once it is live: another category of its top one is free, another top one is not", async () => {
    const id = await published();
    const { rows } = await app.db.execute<{ id: number }>(sql`select id from categories where slug_cs = 'rum'`);
    const rum = rows[0]?.id;
    expect((await app.as(seller).patch(`${own}/${id}`, { categoryId: rum })).statusCode).toBe(200);
    const moved = await app.as(seller).patch(`${own}/${id}`, { categoryId: wine });
    expect([moved.statusCode, moved.json().code]).toEqual([409, "SALE_GROUP_FIXED"]);
    expect((await rowOf(id)).categoryId).toBe(rum);
  });

  test("no other kind of listing lies in a sale", async () => {
    expect(await placeOf(await published({ duration: "7d" }))).toEqual([null, null]);
    const fixed = { saleMode: "fixed_price", price: 900, startPrice: null };
    expect(await placeOf(await published(fixed))).toEqual([null, null]);
  });
});

describe("numbers have neither gaps nor doubles", () => {
  test("when many publish and several processes start what is due at once", async () => {
    const { closesOn } = thisSale();
    await app.db.insert(monthlySales).values({ closesOn, closesAt: thisSale().closesAt }).onConflictDoNothing();
    const drafts: number[] = [];
    for (let index = 0; index < 12; index++) drafts.push(await draft());
    for (let index = 0; index < 40; index++) {
      await makeListing(app.ctx, {
        sellerId: seller.id,
        categoryId: whisky,
        status: "scheduled",
        duration: "monthly",
        startsAt: app.clock.now(),
        saleClosesOn: index % 4 ? closesOn : await nextSaleDay(),
      });
    }
    const answers = await Promise.all([
      ...drafts.map(publish),
      ...Array.from({ length: 4 }, () => startDueListings(app.ctx)),
    ]);
    expect(answers.filter((answer) => typeof answer !== "number" && answer.statusCode !== 200)).toEqual([]);
    await startDueListings(app.ctx);
    expect(await numbersOf(closesOn)).toEqual(Array.from({ length: 42 }, (_, index) => index + 1));
    expect(await numbersOf(await nextSaleDay())).toEqual(Array.from({ length: 10 }, (_, index) => index + 1));
    const { rows } = await app.db.execute(
      sql`select deadlocks from pg_stat_database where datname = current_database()`,
    );
    expect(rows).toEqual([{ deadlocks: 0 }]);
  });

  test("when the transaction of one is undone while another waits for the sale's row", async () => {
    const { closesOn } = thisSale();
    await published();
    const first = await app.pool.connect();
    await first.query("begin");
    await first.query("update monthly_sales set next_lot_number = next_lot_number + 1 where closes_on = $1", [
      closesOn,
    ]);
    const second = published();
    await first.query("rollback");
    first.release();
    expect(await placeOf(await second)).toEqual([closesOn, 2]);
  });

  async function nextSaleDay(): Promise<string> {
    const { closesOn, closesAt } = saleOf(new Date(thisSale().closesAt.getTime() + day));
    await app.db.insert(monthlySales).values({ closesOn, closesAt }).onConflictDoNothing();
    return closesOn;
  }
  async function numbersOf(closesOn: string): Promise<(number | null)[]> {
    const rows = await app.db.select().from(listings).where(eq(listings.saleClosesOn, closesOn));
    return rows.map(({ lotNumber }) => lotNumber).sort((a, b) => (a ?? 0) - (b ?? 0));
  }
});

test("S2: groups close ten minutes apart, as they stood when the sale opened: a category that comes to the front joins at the end", async () => {
  const { closesOn, closesAt } = thisSale();
  const spirit = await published();
  const before = (await rowOf(spirit)).endsAt;
  const front = await makeCategory(app.ctx, { position: -1, policy: { saleModes: ["auction"] } });
  const bottle = await published({ categoryId: wine });
  const stranger = await published({ categoryId: front.id });
  const minutes = async (id: number) => (((await rowOf(id)).endsAt?.getTime() ?? 0) - closesAt.getTime()) / 60_000;
  expect([await minutes(spirit), await minutes(bottle), await minutes(stranger)]).toEqual([0, 10, 40]);
  expect((await rowOf(spirit)).endsAt).toEqual(before);
  const head = await read<SaleHead>(`/api/monthly-sales/${closesOn}`);
  expect(head.groups.map(({ category, lots }) => [category.id, lots])).toEqual([
    [1, 1],
    [wine, 1],
    [front.id, 1],
  ]);
  const next = await read<{ closesAt: string }>(`/api/monthly-sales/next?category=${front.id}`);
  expect(next.closesAt).toBe((await rowOf(stranger)).endsAt?.toISOString());
  await app.db.execute(sql`update categories set position = 99 where id = ${front.id}`);
});

test("the catalogue has the lots by group and number, also those that have closed, and nothing that waits or was cancelled", async () => {
  const { closesOn } = thisSale();
  const ids = [];
  for (const categoryId of [wine, whisky, wine, whisky]) ids.push(await published({ categoryId }));
  await published({ activateAt: inDays(3) });
  const [, , third = 0, fourth = 0] = ids;
  await app.db.update(listings).set({ status: "unsold" }).where(eq(listings.id, fourth));
  await app.db.update(listings).set({ status: "cancelled" }).where(eq(listings.id, third));
  const answer = await app.as(null).get(`/api/auctions?sale=${closesOn}&state=any&sort=lot`);
  const { items } = answer.json<{ items: ListingCard[] }>();
  expect(items.map(({ lotNumber, saleClosesOn }) => [lotNumber, saleClosesOn])).toEqual([
    [2, closesOn],
    [4, closesOn],
    [1, closesOn],
  ]);
  expect((await read<SaleHead>(`/api/monthly-sales/${closesOn}`)).lots).toBe(3);
});

test("S4: an open sale becomes a past one with its results when its last lot has closed", async () => {
  const { closesOn, closesAt } = thisSale();
  const [first, second] = [await published(), await published({ categoryId: wine })];
  const list = () => read<{ open: SaleHead[]; past: { items: SaleSummary[] } }>("/api/monthly-sales");
  const openDays = async () => (await list()).open.map((sale) => sale.closesOn);
  expect(await openDays()).toEqual([closesOn]);
  app.clock.set(new Date(closesAt.getTime() + 5 * 60_000));
  const winner = await makeUser(app.ctx);
  const sold = { status: "sold", winnerId: winner.id, finalPriceMinor: 1_234_50 } as const;
  await app.db.update(listings).set(sold).where(eq(listings.id, first));
  expect(await openDays()).toEqual([closesOn]);
  await app.db.update(listings).set({ status: "unsold" }).where(eq(listings.id, second));
  const { open, past } = await list();
  expect(open).toEqual([]);
  expect(past.items[0]).toEqual({
    closesOn,
    closesAt: closesAt.toISOString(),
    isOpen: false,
    lots: 2,
    sold: 1,
    total: 1234.5,
    topPrice: 1234.5,
  });
});

test("what is no day of a sale is not found, never a fault", async () => {
  const status = async (value: string) => (await app.as(null).get(`/api/monthly-sales/${value}`)).statusCode;
  expect(await status("2026-11-28")).toBe(404);
  for (const value of ["2026-13-45", "2026-02-30", "0000-01-01", "dnes", "1"]) expect(await status(value)).toBe(404);
  const lists = ["sale=2026-02-30", "endsOn=1", "sale=x&sort=lot&state=any"];
  for (const query of lists) expect((await app.as(null).get(`/api/auctions?${query}`)).statusCode).toBe(200);
  expect((await app.as(null).get("/api/monthly-sales/next?category=x&startsAt=y")).statusCode).toBe(200);
});

test("days of closing are Prague's, of running seven-day auctions alone", async () => {
  const at = (instant: string) => new Date(instant);
  const { id: categoryId } = await makeCategory(app.ctx);
  const base = { sellerId: seller.id, categoryId };
  await makeListing(app.ctx, { ...base, endsAt: at(`${year}-11-05T22:59:59Z`) });
  await makeListing(app.ctx, { ...base, endsAt: at(`${year}-11-05T23:00:00Z`) });
  await makeListing(app.ctx, { ...base, endsAt: at(`${year}-11-06T12:00:00Z`), duration: "monthly" });
  await makeListing(app.ctx, { ...base, endsAt: at(`${year}-11-06T12:00:00Z`), status: "unsold" });
  expect(await read(`/api/auctions/days?category=${categoryId}`)).toEqual([
    { day: `${year}-11-05`, count: 1 },
    { day: `${year}-11-06`, count: 1 },
  ]);
  const ofDay = await app.as(null).get(`/api/auctions?category=${categoryId}&duration=7d&endsOn=${year}-11-05`);
  expect(ofDay.json<{ total: number }>().total).toBe(1);
  expect(await read("/api/auctions/days?category=987654321")).toEqual([]);
});
