import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser } from "#test/make/user.ts";

test("D16: spending and earnings by month in Prague: what was paid with postage, neither what waits nor what was cancelled", async () => {
  const site = await createTestApp();
  const [me, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  site.clock.set(new Date("2026-11-24T12:00:00Z"));
  const paid = (at: string) => ({ status: "paid" as const, paidAt: new Date(at) });
  // In Prague it is November already.
  await makeDeal(site.ctx, { buyer: me, seller: other, columns: paid("2026-10-31T23:30:00Z") });
  await makeDeal(site.ctx, { buyer: me, seller: other, columns: paid("2026-10-31T22:30:00Z") });
  await makeDeal(site.ctx, { buyer: me, seller: other, columns: paid("2025-11-30T22:30:00Z") });
  await makeDeal(site.ctx, { seller: me, columns: { ...paid("2026-11-02T10:00:00Z"), shippingMinor: null } });
  await makeDeal(site.ctx, { seller: me, status: "awaiting_payment" });
  await makeDeal(site.ctx, {
    buyer: me,
    columns: { status: "cancelled", paidAt: new Date("2026-11-03T10:00:00Z"), cancelledAt: new Date() },
  });
  const months = (await site.as(me).get("/api/me/deals/months")).json().data;
  expect(months).toHaveLength(12);
  expect(months[0]).toEqual({ month: "2025-12", spent: 0, bought: 0, earned: 0, sold: 0 });
  expect(months.slice(-2)).toEqual([
    { month: "2026-10", spent: 1_690, bought: 1, earned: 0, sold: 0 },
    { month: "2026-11", spent: 1_690, bought: 1, earned: 1_500, sold: 1 },
  ]);
});
