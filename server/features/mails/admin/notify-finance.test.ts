import { expect, test } from "vitest";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { receipts } from "#server/features/payments/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";
import { notifyFinance } from "./notify-finance.ts";

const mailSettings = { publicUrl: "https://kabinet.test" };

test("NT14: those who keep the money are told at once, then once an hour while some waits, and of nothing when none does", async () => {
  const site = await createTestApp();
  const operator = await makeUser(site.ctx, { scopes: ["finance"] });
  await makeUser(site.ctx, { scopes: ["moderation"] });
  expect(await notifyFinance(site.ctx, mailSettings)).toBe(0);
  for (const reference of ["one", "two"]) {
    const money = { source: "transfer", reference, amountMinor: 5_000, currency: "CZK", orderId: null };
    await receiveMoney(site.ctx, money);
  }
  await site.drainEvents();
  expect(await site.mails()).toHaveLength(1);
  expect((await site.mails(operator.email))[0]).toMatchObject({ subject: "Platby k vyřízení: 2" });
  expect(await notifyFinance(site.ctx, mailSettings)).toBe(0);
  site.clock.advance(3_600_000);
  expect(await notifyFinance(site.ctx, mailSettings)).toBe(1);
  await site.db.update(receipts).set({ resolvedAt: new Date() });
  site.clock.advance(3_600_000);
  expect(await notifyFinance(site.ctx, mailSettings)).toBe(0);
});
