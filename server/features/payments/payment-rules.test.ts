import fc from "fast-check";
import { expect, test } from "vitest";
import type { OrderStatus } from "#contract/payments/orders.ts";
import { type AttemptStatus, laterStatus, receiptFault } from "./payment-rules.ts";
import { backFromLines } from "./refunds/refund-rules.ts";
import { vatWithin } from "./vat-rules.ts";

test.each([
  [null, 5_900, "CZK", "no_order"],
  ["awaiting_payment", 5_900, "CZK", null],
  ["cancelled", 5_900, "CZK", null],
  ["expired", 5_900, "CZK", null],
  ["paid", 5_900, "CZK", "paid_already"],
  ["refunded", 5_900, "CZK", "paid_already"],
  ["awaiting_payment", 5_899, "CZK", "amount"],
  ["awaiting_payment", 5_901, "CZK", "amount"],
  ["awaiting_payment", 5_900, "EUR", "currency"],
] as const)("PM1: to an order %s of 59 Kč come %i haléře of %s: %s", (status, amountMinor, currency, fault) => {
  const order = status && { status, totalMinor: 5_900, hasDiscount: false };
  expect(receiptFault(order, { amountMinor, currency })).toBe(fault);
});

test("PM1: money for an order with a discount pays it while it awaits its payment alone", () => {
  const faultOf = (status: OrderStatus) =>
    receiptFault({ status, totalMinor: 5_900, hasDiscount: true }, { amountMinor: 5_900, currency: "CZK" });
  expect([faultOf("awaiting_payment"), faultOf("expired"), faultOf("cancelled")]).toEqual([null, "lapsed", "lapsed"]);
});

test("PM2: in whatever order words about an attempt come, the one that reaches furthest holds", () => {
  const words = fc.array(fc.constantFrom<AttemptStatus[]>("created", "pending", "paid", "cancelled", "expired"));
  fc.assert(
    fc.property(words, (reported) => {
      const end = reported.reduce(laterStatus, "created");
      expect(end === "paid").toBe(reported.includes("paid"));
      expect(reported.reduce(laterStatus, end)).toBe(end);
    }),
  );
});

const paidLine = fc.record({
  totalMinor: fc.integer({ min: 1, max: 100_000 }),
  vatPercent: fc.constantFrom(null, 0, 12, 21),
});
const part = fc.record({ minor: fc.nat(80_000), named: fc.array(fc.nat(80_000), { maxLength: 4 }) });

test("PM7: refunds lose no haléř, in whatever parts they are made and whichever lines they name", () => {
  fc.assert(
    fc.property(fc.array(paidLine, { minLength: 1, maxLength: 4 }), fc.array(part), (lines, parts) => {
      const total = lines.reduce((sum, { totalMinor }) => sum + totalMinor, 0);
      const back = lines.map(() => ({ total: 0, vat: 0 }));
      let already = 0;
      for (const { minor, named } of [...parts, { minor: total, named: [] }]) {
        const amount = Math.min(minor, total - already);
        const paid = lines.map((line, position) => ({
          ...{ ...line, position, backMinor: back[position]?.total ?? 0 },
        }));
        const taken = backFromLines(paid, amount, new Map(named.entries()));
        expect(taken.reduce((sum, { totalMinor }) => sum + totalMinor, 0)).toBe(amount);
        for (const { position, totalMinor, vatMinor } of taken) {
          expect(totalMinor).toBeGreaterThan(0);
          expect(vatMinor).toBeGreaterThanOrEqual(0);
          expect(vatMinor).toBeLessThanOrEqual(totalMinor);
          const sum = back[position];
          if (!sum) throw new Error("money goes back from a line that is there");
          sum.total += totalMinor;
          sum.vat += vatMinor;
        }
        already += amount;
      }
      const earned = lines.map(({ totalMinor, vatPercent }) => ({
        ...{ total: totalMinor, vat: vatPercent === null ? 0 : vatWithin(totalMinor, vatPercent) },
      }));
      expect(back).toEqual(earned);
    }),
  );
});

test("PM7: what is named goes back from its line, what that has no longer from the first ones", () => {
  const lines = [100, 50, 30].map((totalMinor, position) => ({
    ...{ position, totalMinor, vatPercent: null, backMinor: position === 1 ? 40 : 0 },
  }));
  const from = (amountMinor: number, named: [number, number][]) =>
    backFromLines(lines, amountMinor, new Map(named)).map(({ position, totalMinor }) => [position, totalMinor]);
  expect(from(30, [[2, 30]])).toEqual([[2, 30]]);
  expect(from(25, [[1, 25]])).toEqual([
    [0, 15],
    [1, 10],
  ]);
  expect(from(120, [])).toEqual([
    [0, 100],
    [1, 10],
    [2, 10],
  ]);
});
