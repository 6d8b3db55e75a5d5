import { beforeAll, expect, test } from "vitest";
import type { Deal } from "#contract/deals/deal.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { addressOf } from "#test/make/address.ts";
import { makeContact } from "#test/make/contact.ts";
import { type MadeDeal, madeAddress, makeDeal } from "#test/make/deal.ts";
import { makeUser } from "#test/make/user.ts";
import { receiveSilentDeals } from "./receive-silent-deals.ts";
import { dealSteps, deals } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const path = ({ id }: MadeDeal, rest = "") => `/api/me/deals/${id}${rest}`;
const seen = async (made: MadeDeal, side: "buyer" | "seller"): Promise<Deal> =>
  (await site.as(made[side]).get(path(made))).json().data;
const choose = (made: MadeDeal, body: object) => site.as(made.buyer).put(path(made, "/delivery"), body);
const byPost = { handover: "post", address: madeAddress };
const byHand = { handover: "in_person" };
const change = (made: MadeDeal, columns: Partial<typeof deals.$inferInsert>) =>
  site.db.update(deals).set(columns).where(eq(deals.id, made.id));

test("where both ways are offered the buyer chooses, and sum, code and what waits follow", async () => {
  const made = await makeDeal(site.ctx, { handover: "both" });
  await makeContact(site.ctx, made.seller.id);
  expect(await seen(made, "buyer")).toMatchObject({
    handover: "both",
    todo: "choose_delivery",
    payment: null,
    total: 1_690,
  });
  const handed = (await choose(made, byHand)).json().data;
  expect(handed).toMatchObject({
    handover: "in_person",
    todo: "pay",
    total: 1_500,
    payment: { amount: 1_500 },
  });
  // Two who have to meet may call each other.
  expect(handed.contact.phone).toBe("+420 777 123 456");
  const sent = (await choose(made, byPost)).json().data;
  expect(sent).toMatchObject({
    handover: "post",
    total: 1_690,
    payment: { amount: 1_690 },
    delivery: madeAddress,
  });
  await choose(made, byPost);
  expect(await site.db.$count(dealSteps, sql`deal_id = ${made.id} and kind = 'delivery_chosen'`)).toBe(2);
  await site.drainEvents();
  expect((await site.mails(made.seller.email)).map(({ kind }) => kind)).toContain("deal-delivery-chosen");
});

test("the address in the buyer's contact details is the first proposal; without one the buyer is asked", async () => {
  const buyer = await makeUser(site.ctx);
  await makeContact(site.ctx, buyer.id);
  const known = await makeDeal(site.ctx, { buyer, columns: { delivery: sql`delivery` as never } });
  expect(await seen(known, "buyer")).toMatchObject({ delivery: { street: "Veveří 9" }, todo: "pay" });
  await site.as(buyer).post("/api/me/addresses", addressOf({ street: "5 Main St", zip: "78701", country: "US" }));
  const next = await makeDeal(site.ctx, { buyer, columns: { delivery: sql`delivery` as never } });
  expect(await seen(next, "buyer")).toMatchObject({ delivery: { street: "5 Main St", country: "US" } });
  const unknown = await makeDeal(site.ctx, { columns: { delivery: null } });
  expect((await seen(unknown, "buyer")).todo).toBe("choose_delivery");
  await site.as(unknown.seller).put(path(unknown, "/payment"));
  const parcel = { carrier: "ppl", trackingNumber: "" };
  const refused = await site.as(unknown.seller).put(path(unknown, "/dispatch"), parcel);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "DELIVERY_NEEDED"]);
  expect((await seen(unknown, "seller")).todo).toBeNull();
  await choose(unknown, byPost);
  expect((await site.as(unknown.seller).put(path(unknown, "/dispatch"), parcel)).statusCode).toBe(200);
});

test("an address that no parcel would reach is refused field by field", async () => {
  const made = await makeDeal(site.ctx);
  const answer = await choose(made, {
    ...byPost,
    address: { ...madeAddress, zip: "1", phone: "777", city: "" },
  });
  expect(answer.statusCode).toBe(422);
  const wrong = await choose(made, { ...byPost, address: { ...madeAddress, zip: "1", phone: "777" } });
  expect(Object.keys(wrong.json().errors).toSorted()).toEqual(["address.phone", "address.zip"]);
  expect((await seen(made, "buyer")).delivery).toEqual(madeAddress);
});

test("D13: a deal is paid to the account it began with, whatever the seller writes later", async () => {
  const seller = await makeUser(site.ctx);
  await makeContact(site.ctx, seller.id);
  const made = await makeDeal(site.ctx, { seller });
  const iban = "CZ9455000000001011038930";
  await site.db.update(contactDetails).set({ iban }).where(eq(contactDetails.userId, seller.id));
  expect((await seen(made, "buyer")).payment?.account).toBe("19-2000145399/0800");
});

test("postage is declined three times in 90 days at most: each time the goods have stood still for another", async () => {
  const first = await makeDeal(site.ctx, { shippingMinor: null });
  const { buyer } = first;
  const decline = async (made: MadeDeal) => {
    await site.as(made.seller).put(path(made, "/shipping"), { amount: 300 });
    return site.as(buyer).delete(path(made, "/shipping"));
  };
  expect((await decline(first)).statusCode).toBe(200);
  for (let time = 2; time <= 3; time++)
    expect((await decline(await makeDeal(site.ctx, { shippingMinor: null, buyer }))).statusCode).toBe(200);
  const fourth = await decline(await makeDeal(site.ctx, { shippingMinor: null, buyer }));
  expect([fourth.statusCode, fourth.json().code]).toEqual([409, "DECLINES_USED"]);
});

test("D14: postage that was left open has a bound, and the buyer may decline it within 48 hours without blame", async () => {
  const made = await makeDeal(site.ctx, { shippingMinor: null });
  const name = (amount: number) => site.as(made.seller).put(path(made, "/shipping"), { amount });
  const refused = await name(9_999_999_999);
  expect([refused.statusCode, refused.json().code]).toEqual([422, "SHIPPING_TOO_HIGH"]);
  expect((await seen(made, "seller")).shippingMost).toBe(1_000);
  expect((await name(900)).statusCode).toBe(200);
  const reported = await seen(made, "buyer");
  expect(reported.actions).toContain("decline_shipping");
  expect(reported.declineUntil).not.toBeNull();
  const declined = await site.as(made.buyer).delete(path(made, "/shipping"));
  expect([declined.statusCode, declined.json().data.status]).toEqual([200, "cancelled"]);
  await site.as(made.buyer).delete(path(made, "/shipping"));
  const [row] = await site.db.select().from(listings).where(eq(listings.id, made.listingId));
  expect(row).toMatchObject({ status: "unsold", winnerId: null });
  const [buyer] = await site.db.select().from(users).where(eq(users.id, made.buyer.id));
  expect(buyer?.strikes).toBe(0);
  await site.drainEvents();
  expect((await site.mails(made.seller.email))[0]?.text).toContain("nepřijal cenu dopravy");
});

test("postage named more than 48 hours ago, or by the listing, stands", async () => {
  const made = await makeDeal(site.ctx, { shippingMinor: null });
  await site.as(made.seller).put(path(made, "/shipping"), { amount: 300 });
  await change(made, { shippingNamedAt: new Date(Date.now() - 2 * dayMs - 1_000) });
  const late = await site.as(made.buyer).delete(path(made, "/shipping"));
  expect([late.statusCode, late.json().code]).toEqual([409, "SHIPPING_ACCEPTED"]);
  const fixed = await makeDeal(site.ctx);
  expect((await site.as(fixed.buyer).delete(path(fixed, "/shipping"))).json().code).toBe("SHIPPING_FIXED");
});

test("what was paid and handed over is complete after 14 days of silence, once", async () => {
  const paidAt = new Date(Date.now() - 14 * dayMs - 1_000);
  const made = await makeDeal(site.ctx, { status: "paid", handover: "in_person", columns: { paidAt } });
  const fresh = await makeDeal(site.ctx, { status: "paid", handover: "in_person" });
  const post = await makeDeal(site.ctx, { status: "paid", columns: { paidAt } });
  expect(await receiveSilentDeals(site.ctx)).toBe(1);
  expect(await receiveSilentDeals(site.ctx)).toBe(0);
  expect((await made.row()).status).toBe("received");
  expect([(await fresh.row()).status, (await post.row()).status]).toEqual(["paid", "paid"]);
});

test("going from post to a meeting and back keeps the postage that was named, its times and the time to pay", async () => {
  const made = await makeDeal(site.ctx, { handover: "both", shippingMinor: null });
  await choose(made, byPost);
  const name = (amount: number) => site.as(made.seller).put(path(made, "/shipping"), { amount });
  expect((await name(100)).statusCode).toBe(200);
  const named = new Date(Date.now() - 3 * dayMs);
  await change(made, { shippingNamedAt: named, payBy: "2026-11-02", remindersSent: 2, remindedAt: named });
  expect((await choose(made, byHand)).json().data.total).toBe(1_500);
  expect((await choose(made, byPost)).json().data).toMatchObject({
    total: 1_600,
    shipping: 100,
    isOverdue: true,
  });
  expect(await made.row()).toMatchObject({ shippingNamedAt: named, payBy: "2026-11-02", remindersSent: 2 });
  expect((await site.as(made.buyer).delete(path(made, "/shipping"))).json().code).toBe("SHIPPING_ACCEPTED");
  expect((await name(550)).json().code).toBe("SHIPPING_NOT_RAISED");
  expect((await seen(made, "seller")).actions).toContain("file_non_payment");
});
