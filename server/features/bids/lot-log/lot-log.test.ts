import { beforeAll, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { forgetSetting } from "#server/features/settings/read-setting.ts";
import { settings } from "#server/features/settings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction, makeBidders } from "#test/make/auction.ts";
import type { TestUser } from "#test/make/user.ts";
import { logActs } from "./log-acts.ts";
import { commitmentOf, nextLine } from "./log-line.ts";
import { verifyLog } from "./verify-log.ts";

let app: TestApp;
let people: TestUser[];
let key = 0;

beforeAll(async () => {
  app = await createTestApp();
  people = await makeBidders(app.ctx, 5);
});

const person = (index: number) => people[index] as TestUser;
const bid = (index: number, lot: number, maximum: number) =>
  app.as(person(index)).post(`/api/auctions/${lot}/bids`, { maximum }, { "idempotency-key": `lot-log-${++key}` });
const log = (lot: number) => app.as(null).get(`/api/auctions/${lot}/log`);

/** Ends a lot now, by a clock that shows its end. */
async function close(lot: number): Promise<void> {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, lot));
  await closeDueAuctions(app.ctx, async () => row?.endsAt ?? new Date());
}

test("N3, N4: a lot's log holds after the end, and receipts of its bidders open it; before the end it is nobody's", async () => {
  const { id } = await makeAuction(app.ctx, { reserveMinor: 2_000_00 });
  const attempts = Array.from({ length: 40 }, (_, index) => bid(index % 5, id, 500 + ((index * 137) % 60) * 50.5));
  const answers = await Promise.all(attempts);
  const placed = answers.filter(({ statusCode }) => statusCode === 201).map((answer) => answer.json().data.bid);
  expect(placed.length).toBeGreaterThan(2);
  const early = await log(id);
  expect([early.statusCode, early.json().code]).toEqual([409, "LOG_NOT_YET"]);
  expect((await app.as(null).get(`/api/auctions/${id}`)).json().data.log).toBeNull();
  await close(id);

  const file = await log(id);
  expect(file.headers["content-disposition"]).toBe(`attachment; filename="kabinet-${id}.jsonl"`);
  const receipts = placed.map(({ maximum, receipt }) => ({
    entry: null,
    maximumMinor: Math.round(maximum * 100),
    salt: Buffer.from(receipt.salt, "hex"),
    hash: receipt.hash,
  }));
  const { log: shown } = (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  const found = verifyLog(file.rawPayload, { receipts, finalHash: shown.hash });
  expect(found).toMatchObject({ lot: id, bids: placed.length, entries: shown.entries });
  expect(shown.entries).toBe(placed.length + 2);
  // The public file holds no maximum, no reserve, no salt and no name.
  const secrets = [...placed.map(({ receipt }) => receipt.salt), ...people.map(({ username }) => username)];
  expect(secrets.filter((secret) => file.body.includes(secret))).toEqual([]);
  // That there is a reserve is public, as on the page; how high it is, is not.
  expect(file.body.replaceAll('"hasReserve":true', "")).not.toMatch(/maximum|reserve|salt/i);
});

test("N6: a bidder finds the own receipts again, and nobody else's", async () => {
  const { id } = await makeAuction(app.ctx);
  const own = [(await bid(0, id, 600)).json().data.bid, (await bid(0, id, 900.5)).json().data.bid];
  await bid(1, id, 2_000);
  const of = (index: number) => app.as(person(index)).get(`/api/me/bids/${id}/receipts`);
  const { data } = (await of(0)).json();
  expect(data).toEqual(
    own.map(({ maximum, placedAt, receipt }, index) => ({
      entry: null,
      maximum,
      placedAt,
      ...receipt,
      isRaise: index > 0,
      retractable: true,
      retractedAt: null,
    })),
  );
  expect((await of(1)).json().data).toMatchObject([{ maximum: 2_000 }]);
  expect((await of(2)).json().data).toEqual([]);
});

test("while a lot runs nothing tells a bidder whether there was a raise between two own bids", async () => {
  const { id, endsAt } = await makeAuction(app.ctx);
  const first = (await bid(0, id, 600)).json().data.bid;
  const second = (await bid(0, id, 900)).json().data.bid;
  expect(Object.keys(second).sort()).toEqual(["maximum", "outcome", "placedAt", "receipt"]);
  expect(Object.keys(second.receipt).sort()).toEqual(["hash", "salt"]);
  // Nothing came between, and the bidder knows all of the line but its blind: a guess still shows nothing.
  const name = (await app.as(null).get(`/api/auctions/${id}`)).json().data.lot.leader;
  const salt = Buffer.from(second.receipt.salt, "hex");
  const before = { length: 2, hash: Buffer.from(first.receipt.hash, "hex") };
  const facts = { bidder: name, priceMinor: 500_00, leader: name, endsAt: endsAt?.toISOString() };
  const commitment = commitmentOf(salt, id, 900_00);
  const at = new Date(second.placedAt);
  const guess = nextLine(before, "raise", at, { ...facts, commitment });
  expect(guess.hash.toString("hex")).not.toBe(second.receipt.hash);
  const receipts = async () => (await app.as(person(0)).get(`/api/me/bids/${id}/receipts`)).json().data;
  expect((await receipts()).map(({ entry }: { entry: number | null }) => entry)).toEqual([null, null]);

  await close(id);
  expect((await receipts()).map(({ entry }: { entry: number | null }) => entry)).toEqual([2, 3]);
  const blind = /"kind":"raise".*"blind":"([0-9a-f]{32})"/.exec((await log(id)).body)?.[1];
  const known = nextLine(before, "raise", at, { ...facts, commitment, blind });
  expect(known.hash.toString("hex")).toBe(second.receipt.hash);
});

test("a repeated request gets the same receipt", async () => {
  const { id } = await makeAuction(app.ctx);
  const again = () =>
    app.as(person(0)).post(`/api/auctions/${id}/bids`, { maximum: 700 }, { "idempotency-key": "log-again" });
  const [first, second] = [await again(), await again()];
  expect(first.json().data.bid.receipt.hash).toMatch(/^[0-9a-f]{64}$/);
  expect(second.json().data.bid).toEqual(first.json().data.bid);
});

test("rules that change during a lot are told in its log, and it holds", async () => {
  const { id } = await makeAuction(app.ctx, { endsAt: new Date(Date.now() + 600_000) });
  await bid(0, id, 600);
  await app.db.insert(settings).values({ name: "auctions", value: { softCloseMinutes: 30 } });
  forgetSetting(app.ctx, "auctions");
  await bid(1, id, 900);
  await app.db.delete(settings).where(eq(settings.name, "auctions"));
  forgetSetting(app.ctx, "auctions");
  await close(id);
  const { rawPayload, body } = await log(id);
  expect(verifyLog(rawPayload, { receipts: [], finalHash: null }).bids).toBe(2);
  expect([...body.matchAll(/"softCloseMs":(\d+)/g)].map(([, ms]) => Number(ms))).toContain(1_800_000);
});

test("rules that change after the end are nothing for its log, and it holds", async () => {
  const { id } = await makeAuction(app.ctx);
  await bid(0, id, 600);
  await close(id);
  await app.db.insert(settings).values({ name: "auctions", value: { softCloseMinutes: 30 } });
  forgetSetting(app.ctx, "auctions");
  const at = new Date(Date.now() + 30 * 24 * 3_600_000);
  await transaction(app.ctx, (tx) => logActs(tx, [{ listingId: id, kind: "sale_voided", at }]));
  await app.db.delete(settings).where(eq(settings.name, "auctions"));
  forgetSetting(app.ctx, "auctions");
  expect(verifyLog((await log(id)).rawPayload, { receipts: [], finalHash: null }).entries).toBe(4);
});

test("a lot that nobody bid on has a log of its rules and its closing", async () => {
  const { id } = await makeAuction(app.ctx);
  await close(id);
  const { rawPayload } = await log(id);
  expect(verifyLog(rawPayload, { receipts: [], finalHash: null })).toMatchObject({ entries: 2, bids: 0 });
});

test("acts of many lots go into their logs together, several of one lot in their order", async () => {
  const lots = [await makeAuction(app.ctx), await makeAuction(app.ctx)].map(({ id }) => id);
  const [one = 0, other = 0] = lots;
  await bid(0, one, 600);
  await close(one);
  await close(other);
  const at = new Date(Date.now() + 30 * 24 * 3_600_000);
  const details = { finalPriceMinor: 600_00 };
  await transaction(app.ctx, (tx) =>
    logActs(tx, [
      { listingId: one, kind: "sale_voided", at, userId: person(0).id },
      { listingId: other, kind: "second_chance", at, userId: person(0).id, details },
      { listingId: one, kind: "second_chance", at, userId: person(0).id, details },
    ]),
  );
  const kinds = async (id: number) => [...(await log(id)).body.matchAll(/"kind":"(\w+)"/g)].map(([, kind]) => kind);
  expect(await kinds(one)).toEqual(["rules", "opening", "closing", "sale_voided", "second_chance"]);
  expect(await kinds(other)).toEqual(["rules", "closing", "second_chance"]);
  const check = async (id: number) => verifyLog((await log(id)).rawPayload, { receipts: [], finalHash: null });
  expect(await check(one)).toMatchObject({ entries: 5 });
  // No verb gives a second chance to a person who has not bid.
  await expect(check(other)).rejects.toThrow("sells to one without a bid");
  // The line has the bidder's public name, and null for a person who has not bid there.
  expect((await log(one)).body).toContain('"bidder":"u••');
  expect((await log(other)).body).toContain('"bidder":null');
});

test("what is changed in the database afterwards is found", async () => {
  const { id } = await makeAuction(app.ctx);
  const first = (await bid(0, id, 600)).json().data.bid;
  await bid(1, id, 900);
  await close(id);
  await app.db
    .update(bids)
    .set({ maximumMinor: 500_00 })
    .where(eq(bids.entryHash, Buffer.from(first.receipt.hash, "hex")));
  const { rawPayload } = await log(id);
  expect(() => verifyLog(rawPayload, { receipts: [], finalHash: null })).toThrow(/does not fit its hash/);
});

test("buying at once ends a log too", async () => {
  const { id } = await makeAuction(app.ctx, { buyNowMinor: 900_00, reserveMinor: 800_00 });
  await bid(0, id, 600);
  const headers = { "idempotency-key": `lot-log-${++key}` };
  expect((await app.as(person(1)).post(`/api/auctions/${id}/purchase`, { price: 900 }, headers)).statusCode).toBe(201);
  const { rawPayload, body } = await log(id);
  expect(verifyLog(rawPayload, { receipts: [], finalHash: null })).toMatchObject({ entries: 3, bids: 1 });
  expect(body).toMatch(/"kind":"purchase".*"bidder":null.*"finalPriceMinor":90000/);
});
