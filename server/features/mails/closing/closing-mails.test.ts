import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { closeDueAuctions } from "#server/features/bids/closing/close-due-auctions.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
let [seller, winner, loser]: TestUser[] = [];
const nbsp = "\u00a0";

beforeAll(async () => {
  site = await createTestApp();
});

beforeEach(async () => {
  [seller, winner, loser] = [await makeUser(site.ctx), await makeUser(site.ctx), await makeUser(site.ctx)];
});

async function bid(who: TestUser | undefined, id: number, maximum: number): Promise<void> {
  const key = { "idempotency-key": `bid-${who?.id}-${maximum}` };
  const answer = await site.as(who ?? null).post(`/api/auctions/${id}/bids`, { maximum }, key);
  expect(answer.statusCode).toBe(201);
}
async function close(id: number): Promise<void> {
  await site.db
    .update(listings)
    .set({ endsAt: new Date(Date.now() - 1_000) })
    .where(eq(listings.id, id));
  await closeDueAuctions(site.ctx);
  await site.drainEvents();
}
const mailsTo = async (who: TestUser | undefined) =>
  (await site.mails(who?.email)).filter(({ kind }) => kind.startsWith("auction-"));
const notificationsOf = async (who: TestUser | undefined) =>
  (await site.as(who ?? null).get("/api/me/notifications")).json().items.map(({ kind }: { kind: string }) => kind);

test("the winner's mail says what is due and until when, the others hear what it was sold for", async () => {
  const { id } = await makeAuction(site.ctx, { sellerId: seller?.id, shippingMinor: 129_00 });
  await bid(loser, id, 1_000);
  await bid(winner, id, 2_000);
  await close(id);
  const [won] = await mailsTo(winner);
  expect(won?.text).toContain(`1${nbsp}100${nbsp}Kč`);
  expect(won?.text).toMatch(/Celkem k zaplacení: 1.229.Kč/);
  expect(won?.text).toMatch(/Zaplatit do/);
  const lost = await mailsTo(loser);
  expect(lost).toMatchObject([{ kind: "auction-lost", subject: expect.stringContaining("Aukce skončila") }]);
  expect(lost[0]?.text).toContain(`1${nbsp}100${nbsp}Kč`);
  await site.drainEvents();
  expect(await mailsTo(loser)).toHaveLength(1);
});

test("bidders of a lot that was not sold are told so, and nobody else", async () => {
  const { id } = await makeAuction(site.ctx, { sellerId: seller?.id, reserveMinor: 9_000_00 });
  await bid(loser, id, 1_000);
  await close(id);
  expect(await mailsTo(loser)).toMatchObject([{ kind: "auction-lost", subject: expect.stringContaining("Neprodáno") }]);
  expect((await mailsTo(loser))[0]?.text).not.toMatch(/9.000/);
  expect(await mailsTo(winner)).toEqual([]);
});

test("the seller hears of the first bid and of the reserve met, once each", async () => {
  const { id } = await makeAuction(site.ctx, { sellerId: seller?.id, reserveMinor: 1_500_00 });
  await bid(loser, id, 1_000);
  await site.drainEvents();
  expect(await notificationsOf(seller)).toEqual(["first_bid"]);
  await bid(winner, id, 1_200);
  await site.drainEvents();
  expect(await notificationsOf(seller)).toEqual(["first_bid"]);
  await bid(loser, id, 3_000);
  await bid(winner, id, 4_000);
  await site.drainEvents();
  expect(await notificationsOf(seller)).toEqual(["reserve_met", "first_bid"]);
});
