import { beforeAll, describe, expect, test } from "vitest";
import type { Deal, DealCard } from "#contract/deals/deal.ts";
import { dayMs } from "#contract/values/durations.ts";
import { transaction } from "#server/context.ts";
import { count, eq, sql } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { outbox } from "#server/events/table.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { users } from "#server/features/accounts/table.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeContact } from "#test/make/contact.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { receiveSilentDeals } from "./receive-silent-deals.ts";
import { remindBuyers } from "./remind-buyers.ts";
import { dealCases, dealSteps, deals } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ databaseSize: 16 });
});

const note = "Ani po druhé připomínce nic nepřišlo.";
const path = ({ id }: MadeDeal, rest = "") => `/api/me/deals/${id}${rest}`;
const seen = async (made: MadeDeal, side: "buyer" | "seller"): Promise<Deal> =>
  (await site.as(made[side]).get(path(made))).json().data;
const stepsOf = async ({ id }: MadeDeal) =>
  (await site.db.select().from(dealSteps).where(eq(dealSteps.dealId, id)).orderBy(dealSteps.id)).map(
    ({ kind }) => kind,
  );
const eventsOf = async (topic: string, { id }: MadeDeal) =>
  site.db.$count(outbox, sql`topic = ${topic} and (payload->>'dealId')::int8 = ${id}`);
const overdue = { payBy: "2026-11-02", remindersSent: 2, remindedAt: new Date("2026-11-04T09:00:00Z") };

describe("opening", () => {
  test("D1: a closed auction opens one deal, however often its event comes", async () => {
    const buyer = await makeUser(site.ctx);
    const lot = await makeAuction(site.ctx, {
      status: "sold",
      winnerId: buyer.id,
      finalPriceMinor: 700_00,
      soldBy: "bid",
      shippingMinor: 120_00,
    });
    const sale = { outcome: "sold", winnerId: buyer.id, finalPriceMinor: 700_00 } as const;
    const closed = { listingId: lot.id, ...sale };
    await transaction(site.ctx, (tx) => publish(tx, bidEvents.AuctionClosed, [closed, closed]));
    await site.drainEvents();
    const rows = await site.db.select().from(deals).where(eq(deals.listingId, lot.id));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      sellerId: lot.sellerId,
      buyerId: buyer.id,
      priceMinor: 700_00,
      shippingMinor: 120_00,
      soldBy: "bid",
      status: "awaiting_payment",
    });
    expect(rows[0]?.variableSymbol).toMatch(/^[1-9]\d{9}$/);
  });

  test("an unsold auction opens none", async () => {
    const lot = await makeAuction(site.ctx, { status: "unsold" });
    const closed = { listingId: lot.id, outcome: "unsold", winnerId: null, finalPriceMinor: null } as const;
    await transaction(site.ctx, (tx) => publish(tx, bidEvents.AuctionClosed, closed));
    await site.drainEvents();
    expect(await site.db.$count(deals, eq(deals.listingId, lot.id))).toBe(0);
  });

  test("a sale to the owner of a demand has the sides that the event names; a voided one ends its deal", async () => {
    const [owner, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
    const listing = await makeAuction(site.ctx, {
      sellerId: owner.id,
      type: "demand",
      saleMode: "fixed_price",
      startPriceMinor: null,
      askedPriceMinor: 900_00,
      endsAt: null,
    });
    const sides = { listingId: listing.id, sellerId: other.id, buyerId: owner.id };
    const sold = { ...sides, soldBy: "offer", finalPriceMinor: 800_00 } as const;
    const voided = { listingId: listing.id, buyerId: owner.id, cause: "problem" } as const;
    await transaction(site.ctx, (tx) => publish(tx, listingEvents.ListingSold, sold));
    await site.drainEvents();
    const rows = () => site.db.select().from(deals).where(eq(deals.listingId, listing.id));
    expect(await rows()).toMatchObject([{ sellerId: other.id, buyerId: owner.id, soldBy: "offer" }]);
    await transaction(site.ctx, async (tx) => {
      await publish(tx, listingEvents.SaleVoided, [voided, voided]);
      await publish(tx, listingEvents.ListingSold, sold);
    });
    await site.drainEvents();
    expect(await rows()).toMatchObject([{ status: "cancelled" }]);
  });
});

describe("a deal to its end", () => {
  test("D10: paid, sent, received: each by its side, told to the other, completed once", async () => {
    const made = await makeDeal(site.ctx);
    await makeContact(site.ctx, made.seller.id, { firstName: "Jana", lastName: "Hrubá" });
    await makeContact(site.ctx, made.buyer.id, { firstName: "Petr", lastName: "Malý", iban: null });

    const toPay = await seen(made, "buyer");
    expect(toPay).toMatchObject({ todo: "pay", total: 1_690, price: 1_500, shipping: 190 });
    expect(toPay.payment).toMatchObject({ account: "19-2000145399/0800", amount: 1_690 });
    expect(toPay.payment?.spayd).toContain(`*AM:1690.00*CC:CZK*MSG:KABINET ${made.id} LAHEV`);
    expect(toPay.contact).toMatchObject({ name: "Jana Hrubá", phone: null, address: null });

    const waiting = await seen(made, "seller");
    expect(waiting.payment).toBeNull();
    expect(waiting.contact).toMatchObject({ name: "Petr Malý", phone: null, address: null });
    expect(JSON.stringify(waiting)).not.toContain("2000145399");

    expect((await site.as(made.seller).put(path(made, "/payment"))).json().data).toMatchObject({
      todo: "send",
      contact: { phone: "+420 777 765 432", address: ["Petra Malá", "Lidická 12", "602 00 Brno"] },
    });
    const parcel = { carrier: "ppl", trackingNumber: "40 123" };
    expect((await site.as(made.seller).put(path(made, "/dispatch"), parcel)).statusCode).toBe(200);
    expect(await seen(made, "buyer")).toMatchObject({
      todo: "confirm_receipt",
      payment: null,
      carrier: "ppl",
      trackingNumber: "40 123",
    });
    expect((await site.as(made.buyer).put(path(made, "/receipt"))).json().data).toMatchObject({
      status: "received",
      todo: null,
    });
    expect(await stepsOf(made)).toEqual(["opened", "paid", "sent", "received"]);
    expect(await eventsOf("DealCompleted", made)).toBe(1);

    await site.drainEvents();
    expect((await site.mails(made.buyer.email)).map(({ kind }) => kind)).toEqual(["deal-sent", "deal-paid"]);
    expect((await site.mails(made.seller.email)).map(({ kind }) => kind)).toEqual(["deal-received"]);
  });

  test("without an account of the seller there is nothing to pay to by code", async () => {
    const made = await makeDeal(site.ctx);
    expect((await seen(made, "buyer")).payment).toBeNull();
  });

  test("a step taken back is as though it had not been, and told as such", async () => {
    const made = await makeDeal(site.ctx);
    await site.as(made.seller).put(path(made, "/payment"));
    expect((await seen(made, "seller")).undoUntil).not.toBeNull();
    await site.as(made.seller).put(path(made, "/dispatch"), { carrier: "other", trackingNumber: "" });
    expect((await site.as(made.seller).delete(path(made, "/payment"))).json().code).toBe("DEAL_MOVED_ON");
    await site.as(made.seller).delete(path(made, "/dispatch"));
    await site.as(made.seller).delete(path(made, "/payment"));
    expect(await made.row()).toMatchObject({
      status: "awaiting_payment",
      paidAt: null,
      sentAt: null,
      carrier: null,
    });
    const late = await makeDeal(site.ctx, {
      status: "paid",
      columns: { paidAt: new Date(site.clock.now().getTime() - 6 * 60_000) },
    });
    expect((await site.as(late.seller).delete(path(late, "/payment"))).json().code).toBe("UNDO_TOO_LATE");
  });

  test("D8: postage by agreement: nobody can pay before it is named, and the days begin with it", async () => {
    const made = await makeDeal(site.ctx, { shippingMinor: null, columns: overdue });
    expect(await seen(made, "buyer")).toMatchObject({ shipping: null, payment: null, todo: null });
    expect((await seen(made, "seller")).todo).toBe("set_shipping");
    const named = await site.as(made.seller).put(path(made, "/shipping"), { amount: 249.5 });
    expect(named.json().data).toMatchObject({ shipping: 249.5, total: 1_749.5 });
    expect(await made.row()).toMatchObject({ remindersSent: 0, remindedAt: null });
    expect((await made.row()).payBy > "2026-11-02").toBe(true);
    await site.db.update(deals).set(overdue).where(eq(deals.id, made.id));
    const raised = await site.as(made.seller).put(path(made, "/shipping"), { amount: 250 });
    expect([raised.statusCode, raised.json().code]).toEqual([409, "SHIPPING_NOT_RAISED"]);
    const lowered = await site.as(made.seller).put(path(made, "/shipping"), { amount: 150 });
    expect(lowered.json().data).toMatchObject({ shipping: 150, payBy: overdue.payBy });
    await site.drainEvents();
    const [reported] = await site.mails(made.buyer.email);
    expect(reported?.subject).toMatch(/^Nižší doprava: /);
    expect(reported?.text).toMatch(/Celkem: 1\s650\sKč/);
    await site.as(made.buyer).post(path(made, "/problem"), { kind: "other", note });
    const disputed = await site.as(made.seller).put(path(made, "/shipping"), { amount: 100 });
    expect([disputed.statusCode, disputed.json().code]).toEqual([409, "CASE_OPEN"]);
    expect(await made.row()).toMatchObject({ shippingMinor: 150_00, remindersSent: 2 });
    const fixed = await makeDeal(site.ctx);
    const refused = await site.as(fixed.seller).put(path(fixed, "/shipping"), { amount: 1 });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "SHIPPING_FIXED"]);
  });
});

describe("at once and twice", () => {
  test("the same step many times at once is one step", async () => {
    const made = await makeDeal(site.ctx);
    const confirm = () => site.as(made.seller).put(path(made, "/payment"));
    const answers = await Promise.all(Array.from({ length: 8 }, confirm));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(await stepsOf(made)).toEqual(["opened", "paid"]);
    expect(await eventsOf("DealStepTaken", made)).toBe(1);
  });

  test("a receipt and a dispatch taken back at the same moment leave one of the two", async () => {
    const made = await makeDeal(site.ctx, { status: "sent" });
    const [received, undone] = await Promise.all([
      site.as(made.buyer).put(path(made, "/receipt")),
      site.as(made.seller).delete(path(made, "/dispatch")),
    ]);
    const { status, sentAt } = await made.row();
    if (status === "received")
      expect([received.statusCode, undone.json().code, sentAt !== null]).toEqual([200, "DEAL_MOVED_ON", true]);
    else expect([status, undone.statusCode, received.json().code]).toEqual(["paid", 200, "DEAL_NOT_SENT"]);
  });

  test("reported and paid at the same moment: no case stays open on a paid deal", async () => {
    const made = await makeDeal(site.ctx, { columns: overdue });
    await Promise.all([
      site.as(made.seller).post(path(made, "/non-payment"), { note }),
      site.as(made.seller).put(path(made, "/payment")),
    ]);
    expect((await made.row()).status).toBe("paid");
    const open = await site.db.$count(dealCases, sql`deal_id = ${made.id} and outcome is null`);
    expect(open).toBe(0);
  });

  test("carrier and number can be corrected on the way, the same again is no step", async () => {
    const made = await makeDeal(site.ctx, { status: "sent" });
    const parcel = { carrier: "dpd", trackingNumber: "1" };
    await site.as(made.seller).put(path(made, "/dispatch"), parcel);
    await site.as(made.seller).put(path(made, "/dispatch"), parcel);
    expect(await stepsOf(made)).toEqual(["opened", "tracking_corrected"]);
  });
});

describe("time", () => {
  test("two reminders at their times, one mail each, however many processes remind", async () => {
    const made = await makeDeal(site.ctx, { columns: { payBy: "2026-11-25" } });
    const remindAt = async (at: string) => {
      const clock = () => new Date(at);
      const ctx = { ...site.ctx, clock };
      await Promise.all([remindBuyers(ctx), remindBuyers(ctx), remindBuyers(ctx)]);
      await site.drainEvents();
      return (await site.mails(made.buyer.email)).map(({ subject }) => subject.split(":")[0]);
    };
    expect(await remindAt("2026-11-25T07:00:00Z")).toEqual([]);
    expect(await remindAt("2026-11-25T09:00:00Z")).toEqual(["Dnes k zaplacení"]);
    expect(await remindAt("2026-11-26T09:00:00Z")).toHaveLength(1);
    expect(await remindAt("2026-11-27T09:01:00Z")).toEqual(["Stále nezaplaceno", "Dnes k zaplacení"]);
    expect(await remindAt("2026-12-27T09:00:00Z")).toHaveLength(2);
    expect(await made.row()).toMatchObject({ remindersSent: 2 });
  });

  test("what was sent 14 days ago and nobody complained about is received, once", async () => {
    const sentAt = new Date(site.clock.now().getTime() - 14 * dayMs - 1);
    const silent = await makeDeal(site.ctx, { status: "sent", columns: { sentAt } });
    const disputed = await makeDeal(site.ctx, { status: "sent", columns: { sentAt } });
    await site.as(disputed.buyer).post(path(disputed, "/problem"), { kind: "damaged", note });
    await Promise.all([receiveSilentDeals(site.ctx), receiveSilentDeals(site.ctx)]);
    expect([(await silent.row()).status, (await disputed.row()).status]).toEqual(["received", "sent"]);
    expect(await eventsOf("DealCompleted", silent)).toBe(1);
    const steps = (await seen(silent, "buyer")).steps;
    expect(steps.at(-1)).toMatchObject({ kind: "received", by: "site" });
  });
});

describe("cases", () => {
  test("K4: non-payment: the buyer is told and answers, a moderator upholds, sale and deal end with a strike", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const made = await makeDeal(site.ctx, { columns: overdue });
    const early = await makeDeal(site.ctx);
    const refused = await site.as(early.seller).post(path(early, "/non-payment"), { note });
    expect([refused.statusCode, refused.json().code]).toEqual([409, "NON_PAYMENT_TOO_EARLY"]);

    const file = () => site.as(made.seller).post(path(made, "/non-payment"), { note });
    expect((await Promise.all([file(), file()])).map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(await site.db.$count(dealCases, eq(dealCases.dealId, made.id))).toBe(1);
    expect((await seen(made, "buyer")).todo).toBe("answer_case");
    const answer = "Peníze jsem posílal minulý týden.";
    expect((await site.as(made.seller).put(path(made, "/answer"), { note: answer })).statusCode).toBe(403);
    await site.as(made.buyer).put(path(made, "/answer"), { note: answer });

    const open = (await site.as(moderator).get("/api/moderation/cases")).json();
    const dealCase = open.items.find(({ dealId }: { dealId: number }) => dealId === made.id);
    expect(dealCase).toMatchObject({ kind: "non_payment", note, answer, filedBy: "seller", carrier: null });
    const decision = `/api/moderation/cases/${dealCase.id}/decision`;
    const verdict = { decision: "uphold", reasons: "Doklad o platbě kupující nedoložil." };
    expect((await site.as(made.seller).put(decision, verdict)).statusCode).toBe(403);
    const decided = await Promise.all([1, 2].map(() => site.as(moderator).put(decision, verdict)));
    expect(decided.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    const other = await site.as(moderator).put(decision, { ...verdict, decision: "reject" });
    expect([other.statusCode, other.json().code]).toEqual([409, "CASE_CLOSED"]);
    const colleague = await makeUser(site.ctx, { scopes: ["moderation"] });
    expect((await site.as(colleague).put(decision, verdict)).json().code).toBe("CASE_CLOSED");

    expect((await made.row()).status).toBe("cancelled");
    const [lot] = await site.db.select().from(listings).where(eq(listings.id, made.listingId));
    expect([lot?.status, lot?.winnerId]).toEqual(["unsold", null]);
    expect(await strikesOf(made.buyer.id)).toEqual({ strikes: 1, suspended: false });
    expect(await eventsOf("NonPaymentUpheld", made)).toBe(1);
    await site.drainEvents();
    const reported = (await site.mails(moderator.email)).filter(
      ({ key }) => key === `case-waiting:${dealCase.id}:${moderator.id}`,
    );
    expect(reported.map(({ kind }) => kind)).toEqual(["case-waiting"]);
    expect(reported[0]?.text).toContain("/administrace/pripady");
    expect(reported[0]?.text).not.toContain(note);
    for (const { email } of [made.seller, made.buyer]) {
      const mail = (await site.mails(email)).find(({ kind }) => kind === "case-decided");
      expect(mail?.text).toContain(verdict.reasons);
      expect(mail?.text).toMatch(/do 6.měsíců/);
    }
  });

  test("K6: the third strike suspends, and its owner is told why; the first two do not", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["admin"] });
    const buyer = await makeUser(site.ctx);
    const states: unknown[] = [];
    for (let index = 0; index < 3; index++) {
      const made = await makeDeal(site.ctx, { buyer, columns: overdue });
      await site.as(made.seller).post(path(made, "/non-payment"), { note });
      const [dealCase] = await site.db.select().from(dealCases).where(eq(dealCases.dealId, made.id));
      await site
        .as(moderator)
        .put(`/api/moderation/cases/${dealCase?.id}/decision`, { decision: "uphold", reasons: note });
      states.push(await strikesOf(buyer.id));
    }
    expect(states).toEqual([
      { strikes: 1, suspended: false },
      { strikes: 2, suspended: false },
      { strikes: 3, suspended: true },
    ]);
    await site.drainEvents();
    expect((await site.mails(buyer.email)).map(({ kind }) => kind)).toContain("account-suspended");
    const lot = await makeAuction(site.ctx);
    // The suspension has ended every sign-in.
    const token = await createToken(site.ctx, buyer.id, null);
    const bid = await site
      .as({ token })
      .post(`/api/auctions/${lot.id}/bids`, { maximum: 600 }, { "idempotency-key": "after-the-third" });
    expect(bid.statusCode).toBe(403);
  });

  test("paid after all: the report is withdrawn and nobody can decide it any more", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const made = await makeDeal(site.ctx, { columns: overdue });
    await site.as(made.seller).post(path(made, "/non-payment"), { note });
    await site.as(made.seller).put(path(made, "/payment"));
    const [dealCase] = await site.db.select().from(dealCases).where(eq(dealCases.dealId, made.id));
    expect(dealCase?.outcome).toBe("withdrawn");
    const late = await site
      .as(moderator)
      .put(`/api/moderation/cases/${dealCase?.id}/decision`, { decision: "uphold", reasons: note });
    expect(late.statusCode).toBe(409);
    expect(await strikesOf(made.buyer.id)).toEqual({ strikes: 0, suspended: false });
  });

  test("a buyer who reports again and again holds off neither the reminders nor the report of non-payment", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const made = await makeDeal(site.ctx, { columns: { payBy: "2026-11-02" } });
    const report = () => site.as(made.buyer).post(path(made, "/problem"), { kind: "no_contact", note });
    const reject = () => rejectOpenCase(made, moderator);
    const remind = async () => {
      await remindBuyers(site.ctx);
      return (await made.row()).remindersSent;
    };
    expect((await report()).statusCode).toBe(201);
    expect(await remind()).toBe(0);
    await reject();
    const again = await report();
    expect([again.statusCode, again.json().code]).toEqual([409, "CASE_REJECTED"]);
    expect((await seen(made, "buyer")).actions).not.toContain("report_problem");
    expect(await remind()).toBe(1);
    site.clock.advance(dayMs);
    expect(await remind()).toBe(2);
    site.clock.advance(dayMs);
    expect((await report()).statusCode).toBe(409);
    const filed = await site.as(made.seller).post(path(made, "/non-payment"), { note });
    expect(filed.statusCode).toBe(201);
    site.clock.advance(-2 * dayMs);
  });

  test("what a step of the deal has followed may be reported again, and so may it after a week", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const made = await makeDeal(site.ctx, { status: "paid" });
    const report = async () => {
      const answer = await site.as(made.buyer).post(path(made, "/problem"), { kind: "not_delivered", note });
      return answer.statusCode;
    };
    const reject = () => rejectOpenCase(made, moderator);
    expect(await report()).toBe(201);
    await reject();
    expect(await report()).toBe(409);
    await site.as(made.seller).put(path(made, "/dispatch"), { carrier: "ppl", trackingNumber: "" });
    expect(await report()).toBe(201);
    await reject();
    expect(await report()).toBe(409);
    site.clock.advance(7 * dayMs);
    expect(await report()).toBe(201);
    site.clock.advance(-7 * dayMs);
  });

  test("what is taken back at once, or costs a haléř, does not clear the way for another report", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const made = await makeDeal(site.ctx, { shippingMinor: null });
    const report = async () =>
      (await site.as(made.seller).post(path(made, "/problem"), { kind: "no_contact", note })).statusCode;
    expect(await report()).toBe(201);
    await rejectOpenCase(made, moderator);
    await site.as(made.seller).put(path(made, "/payment"));
    await site.as(made.seller).delete(path(made, "/payment"));
    expect(await report()).toBe(409);
    await site.as(made.seller).put(path(made, "/shipping"), { amount: 0.01 });
    expect(await report()).toBe(409);
  });

  test("K5: a problem upheld ends deal and sale; a rejected one lets them go on; nobody decides an own case", async () => {
    const moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
    const decide = async (made: MadeDeal, decision: string) => {
      await site.as(made.buyer).post(path(made, "/problem"), { kind: "damaged", note });
      const [dealCase] = await site.db.select().from(dealCases).where(eq(dealCases.dealId, made.id));
      return site.as(moderator).put(`/api/moderation/cases/${dealCase?.id}/decision`, { decision, reasons: note });
    };
    const [upheld, rejected, received] = [
      await makeDeal(site.ctx, { status: "sent" }),
      await makeDeal(site.ctx, { status: "sent" }),
      await makeDeal(site.ctx, { status: "received" }),
    ];
    await decide(upheld, "uphold");
    const file = (await site.as(moderator).get("/api/moderation/cases?state=closed")).json().items[0];
    expect(file).toMatchObject({ carrier: "zasilkovna", trackingNumber: "Z 123 4567 890" });
    await decide(rejected, "reject");
    await decide(received, "uphold");
    const states = await Promise.all(
      [upheld, rejected, received].map(async (made) => [(await made.row()).status, (await listingOf(made)).status]),
    );
    expect(states).toEqual([
      ["cancelled", "unsold"],
      ["sent", "sold"],
      ["received", "sold"],
    ]);
    expect(await strikesOf(upheld.buyer.id)).toEqual({ strikes: 0, suspended: false });
    expect(await eventsOf("NonPaymentUpheld", upheld)).toBe(0);
    await site.drainEvents();
    const reported = (await site.mails(upheld.seller.email)).find(({ kind }) => kind === "sale-voided");
    expect(reported?.text).toContain("tak rozhodl moderátor");
    expect(reported?.text).toContain("Můžete ji nabídnout znovu");
    expect(reported?.text).not.toContain("nezaplatil");
    const relisting = await site.as(upheld.seller).get(`/api/me/next-steps?ids=${upheld.listingId}`);
    expect(relisting.json().data[0]).toMatchObject({ canRelist: true });
    const own = await makeDeal(site.ctx, { status: "sent", seller: moderator });
    expect((await decide(own, "reject")).statusCode).toBe(403);
  });
});

describe("lists", () => {
  test("what waits for whom is the same in the database as in the rules, over every state", async () => {
    const [seller, buyer] = [await makeUser(site.ctx), await makeUser(site.ctx)];
    const both = { seller, buyer };
    for (const status of ["awaiting_payment", "paid", "sent", "received", "cancelled"] as const) {
      for (const handover of ["post", "in_person", "both"] as const) {
        for (const shippingMinor of [190_00, null]) {
          await makeDeal(site.ctx, { ...both, status, handover, shippingMinor });
          await makeDeal(site.ctx, { ...both, status, handover, shippingMinor, columns: { delivery: null } });
          const disputed = await makeDeal(site.ctx, { ...both, status, handover, shippingMinor });
          if (status !== "cancelled") await site.as(seller).post(path(disputed, "/problem"), { kind: "other", note });
        }
      }
    }
    for (const user of [seller, buyer]) {
      const read = async (query: string): Promise<DealCard[]> => {
        const first = (await site.as(user).get(`/api/me/deals?${query}`)).json();
        const more = Array.from({ length: first.pages - 1 }, (_, index) =>
          site.as(user).get(`/api/me/deals?${query}&page=${index + 2}`),
        );
        return [first, ...(await Promise.all(more)).map((answer) => answer.json())].flatMap(({ items }) => items);
      };
      const all = await read("state=all");
      expect(all).toHaveLength(90);
      const waiting = all.filter(({ todo }) => todo !== null).map(({ id }) => id);
      expect((await read("state=waiting")).map(({ id }) => id)).toEqual(waiting);
    }
    const one = await site.db.select({ listingId: deals.listingId }).from(deals).limit(1).orderBy(sql`id desc`);
    const found = await site.as(buyer).get(`/api/me/deals?listing=${one[0]?.listingId}&side=buyer`);
    expect(found.json().total).toBe(1);
  });

  test("a stranger finds neither the deal nor any step of it", async () => {
    const made = await makeDeal(site.ctx);
    const stranger = site.as(await makeUser(site.ctx));
    const answers = [
      await stranger.get(path(made)),
      await stranger.put(path(made, "/payment")),
      await stranger.put(path(made, "/receipt")),
      await stranger.post(path(made, "/problem"), { kind: "other", note }),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    const [{ value } = { value: -1 }] = await site.db
      .select({ value: count() })
      .from(dealSteps)
      .where(eq(dealSteps.dealId, made.id));
    expect(value).toBe(1);
  });
});

async function listingOf({ listingId }: MadeDeal) {
  const [row] = await site.db.select().from(listings).where(eq(listings.id, listingId));
  if (!row) throw new Error("the listing is gone");
  return row;
}

async function rejectOpenCase({ id }: MadeDeal, moderator: TestUser): Promise<void> {
  const [dealCase] = await site.db.select().from(dealCases).where(sql`deal_id = ${id} and outcome is null`);
  const decision = { decision: "reject", reasons: note };
  await site.as(moderator).put(`/api/moderation/cases/${dealCase?.id}/decision`, decision);
}

async function strikesOf(userId: number) {
  const [user] = await site.db.select().from(users).where(eq(users.id, userId));
  return { strikes: user?.strikes, suspended: user?.suspendedAt !== null };
}

test("a problem that only the other side can have is refused", async () => {
  const made = await makeDeal(site.ctx, { status: "sent" });
  const note = "Zásilku si kupující nevyzvedl na poště.";
  const report = async (side: "buyer" | "seller", kind: string) =>
    (await site.as(made[side]).post(`/api/me/deals/${made.id}/problem`, { kind, note })).statusCode;
  expect(await report("buyer", "not_picked_up")).toBe(409);
  expect(await report("seller", "not_delivered")).toBe(409);
  expect(await report("seller", "not_picked_up")).toBeLessThan(300);
});
