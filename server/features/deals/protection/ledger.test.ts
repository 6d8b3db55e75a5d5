import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { cancelVoidedDeal } from "#server/features/deals/cancel-deal.ts";
import { deals } from "#server/features/deals/table.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { sendRefunds } from "#server/features/payments/refunds/send-refunds.ts";
import { orders } from "#server/features/payments/table.ts";
import { payouts } from "#server/features/payouts/table.ts";
import type { PaymentGateway } from "#server/ports/payment/payment-gateway.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type MadeDeal, madeAddress, makeDeal } from "#test/make/deal.ts";
import { makeProvedUser, type TestUser } from "#test/make/user.ts";
import { holdEscrow } from "./hold-escrow.ts";

const events = [
  ...["order", "by_hand", "by_post", "pay", "pay", "pay_again", "pay_less", "pay_former", "told_again"],
  ...["send", "send", "delivered", "receive", "receive", "report", "uphold", "part", "reject", "cancel"],
  ...["refunds", "pay_out"],
] as const;
type Event = (typeof events)[number];

/** A gateway that pays back whatever it is asked to. */
const gateway: PaymentGateway = {
  kind: "comgate",
  leastMinor: 100,
  start: async () => ({ reference: "none", url: "https://gateway.test" }),
  look: async () => null,
  refund: async () => {},
  readWebhook: () => null,
};
let app: TestApp;
let operator: TestUser;
let moderator: TestUser;
let references = 0;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 12, ports: { gateways: [gateway] } });
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  moderator = await makeProvedUser(app.ctx, { scopes: ["moderation"] });
});

const ordersOf = ({ id }: MadeDeal) =>
  app.db.select().from(orders).where(sql`subject_type = 'deal' and subject_id = ${id}`).orderBy(orders.id);

/** Does what an event says, or is refused: only what comes of it counts. */
async function happen(made: MadeDeal, event: Event): Promise<unknown> {
  const path = `/api/me/deals/${made.id}`;
  const [buyer, seller] = [app.as(made.buyer), app.as(made.seller)];
  const all = await ordersOf(made);
  const latest = all.at(-1);
  const take = (order: typeof latest, amountMinor: number) =>
    order &&
    receiveMoney(app.ctx, {
      ...{ source: "comgate", reference: `${order.id}-${++references}`, currency: "CZK" },
      ...{ amountMinor, orderId: order.id },
    });
  switch (event) {
    case "order":
      return buyer.put(`${path}/order`);
    case "by_hand":
      return buyer.put(`${path}/delivery`, { handover: "in_person" });
    case "by_post":
      return buyer.put(`${path}/delivery`, { handover: "post", address: madeAddress });
    case "pay":
    case "pay_again":
      return take(latest, latest?.totalMinor ?? 0);
    case "pay_less":
      return take(latest, (latest?.totalMinor ?? 0) - 1);
    case "pay_former":
      return take(all[0], all[0]?.totalMinor ?? 0);
    case "told_again":
      return latest?.paidAt && holdEscrow(app.ctx, made.id, latest.id);
    case "send":
      return seller.put(`${path}/dispatch`, { carrier: "ppl", trackingNumber: "1" });
    case "delivered":
      return seller.put(`${path}/delivery-note`);
    case "receive":
      return buyer.put(`${path}/receipt`);
    case "report":
      return buyer.post(`${path}/problem`, { kind: "damaged", note: "Rozbitá láhev." });
    case "uphold":
    case "part":
    case "reject":
      return decide(made, event);
    case "cancel":
      return cancelVoidedDeal(app.ctx, { listingId: made.listingId, buyerId: made.buyer.id });
    case "refunds":
      return sendRefunds(app.ctx);
    case "pay_out":
      return payOut(made);
  }
}

async function decide(made: MadeDeal, event: "uphold" | "part" | "reject") {
  const { cases } = (await app.as(made.buyer).get(`/api/me/deals/${made.id}`)).json().data;
  const open = cases.find(({ outcome }: { outcome: string | null }) => outcome === null);
  const decision = event === "reject" ? "reject" : "uphold";
  const body = { decision, reasons: "Fotografie.", refund: event === "part" ? 100 : null };
  return open && app.as(moderator).put(`/api/moderation/cases/${open.id}/decision`, body);
}

async function payOut(made: MadeDeal) {
  const [found] = await app.db.select().from(payouts).where(eq(payouts.userId, made.seller.id));
  if (!found) return;
  await app.db.update(payouts).set({ iban: "CZ6508000000192000145399" }).where(eq(payouts.id, found.id));
  return Promise.all([1, 2].map(() => app.as(operator).put(`/api/finance/payouts/${found.id}/payment`)));
}

/** Each account of the ledger beside what the other tables say should lie there. */
async function expectBalance(): Promise<void> {
  const { rows } = await app.db.execute<Record<string, string>>(sql`
    with moved as (
      select debit as account, amount_minor as amount from ledger_entries
      union all select credit, -amount_minor from ledger_entries
    ), of as (select account, -sum(amount) as sum from moved group by account)
    select (select coalesce(sum(sum), 0) from of) as zero,
      coalesce((select sum from of where account = 'escrow'), 0) as escrow,
      (select coalesce(sum(total_minor - refunded_minor - released_minor), 0) from orders where paid_at is not null) as escrowed,
      coalesce((select sum from of where account = 'payouts'), 0) as payouts,
      (select coalesce(sum(amount_minor), 0) from payouts where paid_at is null) as promised,
      coalesce((select sum from of where account = 'refunds'), 0) as refunds,
      (select coalesce(sum(amount_minor), 0) from refunds where sent_at is null) as unsent,
      coalesce((select sum from of where account = 'unpaired'), 0) as unpaired,
      (select coalesce(sum(amount_minor), 0) from receipts where order_id is null) as waiting,
      (select coalesce(-sum(sum), 0) from of where account like 'held:%') as there,
      (select coalesce(sum(amount_minor), 0) from receipts)
        - (select coalesce(sum(amount_minor), 0) from refunds where sent_at is not null)
        - (select coalesce(sum(amount_minor), 0) from payouts where paid_at is not null) as came`);
  const {
    zero,
    escrow,
    escrowed,
    payouts: owed,
    promised,
    refunds,
    unsent,
    unpaired,
    waiting,
    there,
    came,
  } = rows[0] ?? {};
  expect({ zero, escrow, owed, refunds, unpaired, there }).toEqual({
    ...{ zero: "0", escrow: escrowed, owed: promised, refunds: unsent },
    ...{ unpaired: waiting, there: came },
  });
}

/** Where a deal has ended, all of its money has gone one way. */
async function expectRight(made: MadeDeal): Promise<void> {
  const [deal] = await app.db.select().from(deals).where(eq(deals.id, made.id));
  const paid = (await ordersOf(made)).filter(({ paidAt }) => paidAt !== null);
  for (const { id, totalMinor, refundedMinor, releasedMinor } of paid) {
    const isIts = deal?.orderId === id;
    if (!isIts || deal.status === "cancelled") {
      expect([refundedMinor, releasedMinor]).toEqual([totalMinor, 0]);
    } else if (deal.status === "received") {
      expect(refundedMinor + releasedMinor).toBe(totalMinor);
    } else {
      expect(releasedMinor).toBe(0);
      expect(deal.status).not.toBe("awaiting_payment");
    }
    const promised = await app.db.select().from(payouts).where(eq(payouts.orderId, id));
    expect(promised.reduce((sum, { amountMinor }) => sum + amountMinor, 0)).toBe(releasedMinor);
  }
}

test("PP3: whatever happens in whatever order, no haléř is lost, doubled or stays behind", {
  timeout: 240_000,
}, async () => {
  const plan = fc.array(fc.constantFrom(...events), { minLength: 4, maxLength: 14 });
  // Some orders of events are likely enough to be wrong to begin with.
  const begun: Event[] = ["by_post", "order", "pay"];
  await fc.assert(
    fc.asyncProperty(plan, fc.boolean(), fc.boolean(), async (happenings, isBegun, isAtOnce) => {
      const made = await makeDeal(app.ctx, { isProtected: true, handover: "both" });
      if (isBegun) for (const event of begun) await happen(made, event);
      await app.drainEvents();
      if (isAtOnce) await Promise.all(happenings.map((event) => happen(made, event)));
      else
        for (const event of happenings) {
          await happen(made, event);
          await app.drainEvents();
        }
      await app.drainEvents();
      await expectRight(made);
      await expectBalance();
    }),
    { numRuns: 30 },
  );
});
