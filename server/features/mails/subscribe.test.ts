import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { outbox } from "#server/events/table.ts";
import type { Topic } from "#server/events/topics.ts";
import { accountEvents } from "#server/features/accounts/events.ts";
import { mailLinks, users } from "#server/features/accounts/table.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { deals } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { mails } from "./table.ts";

let site: TestApp;
let seller: TestUser;
let buyer: TestUser;
let categoryId: number;
beforeAll(async () => {
  site = await createTestApp();
  seller = await makeUser(site.ctx);
  buyer = await makeUser(site.ctx, { locale: "en" });
  const shelf = { nameCs: "Rumy", nameEn: "Rum", slugCs: "rumy-zkouska", slugEn: "rum-trial" };
  const [category] = await site.db
    .insert(categories)
    .values({ ...shelf, depth: 1, position: 1, path: [] })
    .returning({ id: categories.id });
  categoryId = category?.id ?? 0;
});
beforeEach(() => site.db.delete(mails));

const end = new Date("2026-11-29T19:00:00Z");
const nbsp = "\u00a0";

async function makeLot(more: Partial<typeof listings.$inferInsert> = {}): Promise<number> {
  const [lot] = await site.db
    .insert(listings)
    .values({
      sellerId: seller.id,
      type: "supply",
      saleMode: "auction",
      status: "live",
      categoryId,
      name: "Karibský rum 1970",
      slug: "karibsky-rum-1970",
      startPriceMinor: 500_00,
      priceMinor: 27_000_00,
      leaderId: buyer.id,
      leaderMaximumMinor: 31_337_00,
      bidCount: 3,
      startsAt: new Date("2026-11-22T19:00:00Z"),
      endsAt: end,
      ...more,
    })
    .returning({ id: listings.id });
  return lot?.id ?? 0;
}
const notify = <Payload extends object>(topic: Topic<string, Payload>, ...payloads: NoInfer<Payload>[]) =>
  transaction(site.ctx, (tx) => publish(tx, topic, payloads)).then(site.drainEvents);
const { AuctionClosed, BidPlaced } = bidEvents;
const { ConfirmationWanted, PasswordResetWanted } = accountEvents;
const outbid = (listingId: number, outbidUserId: number | null) => ({
  ...{ listingId, sequence: 3, bidderId: buyer.id, outbidUserId },
});
const sold = (listingId: number, finalPriceMinor: number) =>
  ({ listingId, outcome: "sold", winnerId: buyer.id, finalPriceMinor }) as const;
const unsold = (listingId: number) =>
  ({ listingId, outcome: "unsold", winnerId: null, finalPriceMinor: null }) as const;
const request = (userId: number) => ({ userId, requestId: randomUUID() });

test("a mail in English calls a lot by its English name", async () => {
  const leader = await makeUser(site.ctx);
  const id = await makeLot({ nameEn: "Caribbean rum 1970", leaderId: leader.id });
  await notify(BidPlaced, outbid(id, buyer.id));
  const [mail] = await site.mails(buyer.email);
  expect(mail?.subject).toContain("Caribbean rum 1970");
});

test("NT1: whoever lost the lead is told price and end, in Prague time, and never a maximum", async () => {
  const loser = await makeUser(site.ctx);
  const id = await makeLot();
  await notify(BidPlaced, outbid(id, loser.id));
  const [mail, ...others] = await site.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({
    recipient: loser.email,
    kind: "outbid",
    subject: "Přehozeno: Karibský rum 1970",
  });
  expect(mail?.text).toContain(`Aktuální cena: 27${nbsp}000${nbsp}Kč`);
  expect(mail?.text).toContain(`29.${nbsp}listopadu${nbsp}2026 ve${nbsp}20:00`);
  expect(mail?.text).toContain(`https://kabinet.test/${id}/karibsky-rum-1970`);
  expect(mail?.html).toContain(`27${nbsp}000${nbsp}Kč`);
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/31.?337/);
});

test("the same bid told twice is one mail, the next one another", async () => {
  const loser = await makeUser(site.ctx);
  const id = await makeLot();
  await notify(BidPlaced, outbid(id, loser.id), outbid(id, loser.id));
  await notify(BidPlaced, outbid(id, loser.id));
  expect(await site.mails(loser.email)).toHaveLength(1);
  await notify(BidPlaced, { ...outbid(id, loser.id), sequence: 4 });
  expect(await site.mails(loser.email)).toHaveLength(2);
});

test("nobody is told of being outbid when nobody was, when leading again, or after the end", async () => {
  const loser = await makeUser(site.ctx);
  await notify(BidPlaced, outbid(await makeLot(), null));
  await notify(BidPlaced, outbid(await makeLot({ leaderId: loser.id }), loser.id));
  await notify(BidPlaced, outbid(await makeLot({ status: "unsold" }), loser.id));
  expect(await site.mails()).toEqual([]);
});

test("at a sale each side is told the price and how to reach the other, each in their language", async () => {
  const closed = { status: "sold", winnerId: buyer.id, finalPriceMinor: 27_000_50, closedAt: end } as const;
  const id = await makeLot(closed);
  await notify(AuctionClosed, sold(id, 27_000_50));
  const [toBuyer] = await site.mails(buyer.email);
  expect(toBuyer).toMatchObject({ kind: "auction-won", subject: "Won: Karibský rum 1970" });
  expect(toBuyer?.text).toContain(`Winning price: 27${nbsp}000,50${nbsp}Kč`);
  expect(toBuyer?.text).toContain(seller.email);
  const [deal] = await site.db.select().from(deals).where(eq(deals.listingId, id));
  expect(toBuyer?.text).toContain(`https://kabinet.test/en/ucet/obchody/${deal?.id}`);
  const [toSeller] = await site.mails(seller.email);
  expect(toSeller).toMatchObject({ kind: "auction-sold", subject: "Prodáno: Karibský rum 1970" });
  expect(toSeller?.text).toContain(`Cena: 27${nbsp}000,50${nbsp}Kč`);
  expect(toSeller?.text).toContain(buyer.email);
  expect(toSeller?.text).toContain(`https://kabinet.test/ucet/obchody/${deal?.id}`);
  expect(await site.mails()).toHaveLength(2);
});

test("a lot that is offered again and closes again is told again", async () => {
  const id = await makeLot({ status: "unsold", closedAt: end });
  await notify(AuctionClosed, unsold(id), unsold(id));
  expect(await site.mails()).toHaveLength(1);
  await site.db
    .update(listings)
    .set({ closedAt: new Date("2026-12-06T19:00:00Z") })
    .where(eq(listings.id, id));
  await notify(AuctionClosed, unsold(id));
  expect(await site.mails()).toHaveLength(2);
});

test.each([
  [0, "nikdo nepřihodil"],
  [3, "nedosáhly vaší minimální ceny"],
])("the seller of a lot without a sale reads why (%i bids)", async (bidCount, words) => {
  const id = await makeLot({ status: "unsold", bidCount, closedAt: end });
  await notify(AuctionClosed, unsold(id));
  const [mail, ...others] = await site.mails();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: seller.email, kind: "auction-unsold" });
  expect(mail?.text).toContain(words);
});

const payloads = [
  `<script>alert(1)</script>`,
  `"><img src=x onerror=alert(1)>`,
  `' onmouseover='alert(1)`,
  `[[url]] $& $' <svg/onload=alert(1)>`,
  `</title></style><iframe srcdoc="x">`,
];
test.each(payloads)("what a seller named %s stays text in every mail", async (name) => {
  const loser = await makeUser(site.ctx);
  const id = await makeLot({ name });
  await notify(BidPlaced, outbid(id, loser.id));
  const closed = { status: "sold", winnerId: buyer.id, finalPriceMinor: 27_000_00, closedAt: end } as const;
  const soldId = await makeLot({ name, ...closed });
  await notify(AuctionClosed, sold(soldId, 27_000_00));
  await notify(AuctionClosed, unsold(await makeLot({ name, status: "unsold", closedAt: end })));
  const written = await site.mails();
  expect(written).toHaveLength(4);
  for (const mail of written) {
    expect(mail.html).not.toMatch(/<script|<img|<svg|<iframe|'\s*onmouseover='/);
    expect(mail.text).toContain(name);
    expect(mail.subject).toContain(name);
  }
  // The postbox, too, shows the markup as text.
  const page = await site.as(null).get("/_dev/posta");
  expect(page.payload).not.toMatch(/<script|<img|<svg|<iframe srcdoc/);
});

test("NT4: a link in a mail is made once, however often its event comes", async () => {
  const user = await makeUser(site.ctx, { emailConfirmedAt: null });
  const event = request(user.id);
  await notify(ConfirmationWanted, event);
  await notify(ConfirmationWanted, event);
  const written = await site.mails(user.email);
  expect(written).toHaveLength(1);
  const hash = /hash=([\w-]+)/.exec(written[0]?.text ?? "")?.[1];
  expect((await site.as(null).post("/api/auth/confirm", { hash, password: testPassword })).statusCode).toBe(200);
});

test("an event whose mail cannot be written leaves neither link nor mail, and is tried again", async () => {
  const user = await makeUser(site.ctx);
  await notify(PasswordResetWanted, request(user.id));
  const links = await site.db.$count(mailLinks, eq(mailLinks.userId, user.id));
  const broken = { ...sold(await makeLot(), 27_000_00), winnerId: null };
  await expect(notify(AuctionClosed, broken)).rejects.toThrow("AuctionClosed was not handled");
  expect(await site.db.$count(mailLinks, eq(mailLinks.userId, user.id))).toBe(links);
  expect(await site.mails()).toHaveLength(1);
  await site.db.delete(outbox).where(eq(outbox.topic, "AuctionClosed"));
});

test("no event carries an e-mail, a name or a secret", async () => {
  const user = await makeUser(site.ctx);
  await notify(PasswordResetWanted, request(user.id));
  const events = JSON.stringify(await site.db.select({ payload: outbox.payload }).from(outbox));
  expect(events).not.toContain(user.email);
  const links = await site.db.select().from(mailLinks).innerJoin(users, eq(users.id, mailLinks.userId));
  expect(links.length).toBeGreaterThan(0);
});
