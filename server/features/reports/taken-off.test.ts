import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { getLog } from "#server/features/bids/lot-log/get-log.ts";
import { verifyLog } from "#server/features/bids/lot-log/verify-log.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reportAppeals, reports } from "./table.ts";

let app: TestApp;
let seller: TestUser;
let bidder: TestUser;
let reporter: TestUser;
let first: TestUser;
let second: TestUser;
let calls = 0;

beforeAll(async () => {
  app = await createTestApp();
  [seller, bidder, reporter] = [await makeUser(app.ctx), await makeUser(app.ctx), await makeUser(app.ctx)];
  first = await makeUser(app.ctx, { scopes: ["moderation"] });
  second = await makeUser(app.ctx, { scopes: ["moderation"] });
});

const bid = (id: number, maximum: number, who = bidder) =>
  app.as(who).post(`/api/auctions/${id}/bids`, { maximum }, { "idempotency-key": `restored-${++calls}` });
const takeOff = (id: number) =>
  app.as(first).put(`/api/auctions/${id}/cancellation`, { rule: "authenticity", reason: "Padělek." });
async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}

/** Reports a listing that has been taken off before, upholds that, and appeals against it. */
async function appealed(id: number, who = reporter): Promise<number> {
  const body = { kind: "listing", id, reason: "counterfeit", note: "Etiketa nesedí.", goodFaith: true };
  const reportId: number = (await app.as(who).post("/api/reports", body)).json().data.id;
  if ((await rowOf(id)).status !== "cancelled") await takeOff(id);
  const decided = { outcome: "upheld", action: "taken_off", reason: "Etiketa neodpovídá." };
  const answer = await app.as(first).put(`/api/moderation/reports/${reportId}/decision`, decided);
  expect(answer.statusCode).toBe(200);
  const [report] = await app.db.select().from(reports).where(eq(reports.id, reportId));
  const page = `/api/reports/${reportId}/${report?.reportedKey}/appeal`;
  expect((await app.as(null).post(page, { text: "Mám účtenku z obchodu." })).statusCode).toBe(201);
  return reportId;
}
async function grant(reportId: number, who = second) {
  const [appeal] = await app.db.select().from(reportAppeals).where(eq(reportAppeals.reportId, reportId));
  const body = { outcome: "granted", reason: "Účtenka to dokládá." };
  return app.as(who).put(`/api/moderation/appeals/${appeal?.id}/decision`, body);
}
async function returned(reportId: number): Promise<string | null> {
  const [appeal] = await app.db.select().from(reportAppeals).where(eq(reportAppeals.reportId, reportId));
  return appeal?.listingReturn ?? null;
}
const sellersMail = async () =>
  (await app.mails(seller.email))
    .filter(({ kind }) => kind === "appeal-decided")
    .map(({ text }) => text)
    .join();

test("a granted appeal puts the auction back without its bids, all concerned are told, and its log stays true", async () => {
  const endsAt = new Date(Date.now() + 3 * 86_400_000);
  const { id } = await makeAuction(app.ctx, { sellerId: seller.id, startPriceMinor: 500_00, endsAt });
  expect((await bid(id, 600)).statusCode).toBe(201);
  const reportId = await appealed(id);
  expect((await grant(reportId)).statusCode).toBe(200);
  expect(await returned(reportId)).toBe("back");
  expect(await rowOf(id)).toMatchObject({
    ...{ status: "live", endsAt, closedAt: null, cancelledBy: null, cancelReason: null, cancelRule: null },
    ...{ priceMinor: null, leaderId: null, bidCount: 0 },
  });
  const seen = (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  expect([seen.lot.status, seen.cancellation]).toEqual(["live", null]);
  await app.drainEvents();
  expect(await sellersMail()).toMatch(/Je zpět v\sprodeji/);
  const reported = (await app.mails(bidder.email)).find(({ kind }) => kind === "auction-restored");
  expect(reported?.text).toContain("nevracejí se");
  for (const who of [seller, bidder]) {
    const kinds = (await app.as(who).get("/api/me/notifications")).json().items;
    expect(kinds).toContainEqual(expect.objectContaining({ kind: "restored" }));
  }
  // It is an auction as before: the same bidder may bid again, and a moderator may take it off again.
  expect((await bid(id, 550)).statusCode).toBe(201);
  expect((await rowOf(id)).priceMinor).toBe(500_00);
  expect((await takeOff(id)).statusCode).toBe(200);
  await app.drainEvents();
  expect((await app.mails(bidder.email)).filter(({ kind }) => kind === "auction-cancelled")).toHaveLength(2);
  const log = Buffer.from(await getLog(app.ctx, id));
  expect(() => verifyLog(log, { receipts: [], finalHash: null })).not.toThrow();
});

test("one that was to start later waits for its start again, unseen until then", async () => {
  const startsAt = new Date(Date.now() + 86_400_000);
  const { id } = await makeAuction(app.ctx, {
    ...{ sellerId: seller.id, status: "live", startsAt: new Date() },
    endsAt: new Date(Date.now() + 8 * 86_400_000),
  });
  const reportId = await appealed(id);
  await app.db.update(listings).set({ publishedAt: null, startsAt }).where(eq(listings.id, id));
  await grant(reportId);
  expect(await rowOf(id)).toMatchObject({ status: "scheduled", startsAt, publishedAt: startsAt });
});

test("M17: what is over, held by another decision, or of a suspended seller stays off, and its seller reads why", async () => {
  const over = await makeAuction(app.ctx, { sellerId: seller.id });
  const reportOfOver = await appealed(over.id);
  await app.db
    .update(listings)
    .set({ endsAt: new Date(Date.now() - 1_000) })
    .where(eq(listings.id, over.id));
  await grant(reportOfOver);
  expect(await returned(reportOfOver)).toBe("ended");
  expect((await rowOf(over.id)).status).toBe("cancelled");
  await app.drainEvents();
  expect(await sellersMail()).toContain("konec mezitím uplynul");
  expect(await sellersMail()).toContain("Duplikovat");

  const pending = await makeAuction(app.ctx, { sellerId: seller.id });
  const other = await file(pending.id);
  const reportOfPending = await appealed(pending.id);
  const decided = { outcome: "upheld", action: "taken_off", reason: "Etiketa neodpovídá." };
  await app.as(first).put(`/api/moderation/reports/${other}/decision`, decided);
  await grant(reportOfPending);
  expect(await returned(reportOfPending)).toBe("held");

  const barred = await makeAuction(app.ctx, { sellerId: seller.id });
  const reportOfBarred = await appealed(barred.id);
  await app.db.update(users).set({ suspendedAt: new Date() }).where(eq(users.id, seller.id));
  await grant(reportOfBarred);
  expect(await returned(reportOfBarred)).toBe("account");
  await app.db.update(users).set({ suspendedAt: null }).where(eq(users.id, seller.id));
});

async function file(id: number): Promise<number> {
  const body = { kind: "listing", id, reason: "law", note: "To se nesmí.", goodFaith: true };
  return (await app.as(bidder).post("/api/reports", body)).json().data.id;
}

test("a moderator who has bid on the lot grants no appeal about it, and nothing changes", async () => {
  const { id } = await makeAuction(app.ctx, { sellerId: seller.id });
  await bid(id, 5_000, second);
  const reportId = await appealed(id);
  expect((await grant(reportId)).statusCode).toBe(403);
  expect((await rowOf(id)).status).toBe("cancelled");
  expect(await returned(reportId)).toBeNull();
});
