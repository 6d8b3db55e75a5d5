import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let payer: TestUser;
let operator: TestUser;
let orderId: number;
beforeAll(async () => {
  app = await createTestApp();
  // Half an hour after midnight of the first of April in Prague.
  app.clock.set(new Date("2027-03-31T22:30:00Z"));
  payer = await makeUser(app.ctx);
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  const order = await createOrder(app.ctx, {
    userId: payer.id,
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });
  orderId = order.id;
  const money = { source: "transfer", variableSymbol: order.variableSymbol } as const;
  await receiveMoney(app.ctx, {
    ...money,
    reference: "line-1",
    amountMinor: 5_900,
    currency: "CZK",
    orderId,
  });
  await receiveMoney(app.ctx, {
    ...{
      ...money,
      orderId: null,
      reference: "line-2",
      amountMinor: 700,
      currency: "EUR",
      note: "=SUM(1); Novák",
    },
  });
  app.clock.set(new Date("2027-04-02T10:00:00Z"));
  await refundOrder(app.ctx, {
    ...{ orderId, amountMinor: 900, reason: "", byId: null, idempotencyKey: "movements-1" },
  });
  const [back] = await app.db.select().from(refunds).where(eq(refunds.orderId, orderId));
  expect((await app.as(operator).post(`/api/finance/refunds/${back?.id}/confirmation`)).statusCode).toBe(200);
});

const ask = (path: string, headers?: Record<string, string>) => app.as(operator).get(`/api/finance/${path}`, headers);
const linesOf = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");

test("PM12: payments of a period tell what came and what went, each in its currency", async () => {
  const answer = await ask("payments/table?from=2027-04-01&to=2027-04-30");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="platby-2027-04-01-2027-04-30.csv"',
  });
  const [head, ...lines] = linesOf(answer.body);
  expect(head).toMatch(/^Zápis;Kdy;Kde;Částka;Měna;Důvod;Objednávka;/);
  expect(lines).toEqual([
    expect.stringMatching(
      new RegExp(`^\\d+;2027-04-01 00:30;transfer;59,00;CZK;příjem;\\d*;\\d+;${payer.username};line-1;$`),
    ),
    expect.stringMatching(/^\d+;2027-04-01 00:30;transfer;7,00;EUR;příjem;;\d+;;line-2;"'=SUM\(1\); Novák"$/),
    expect.stringMatching(
      new RegExp(`^\\d+;2027-04-02 12:00;transfer;-9,00;CZK;vrácení;${orderId};\\d+;${payer.username};;$`),
    ),
  ]);
});

test("PM12: the ledger of a period has every entry, both its accounts and an amount above zero", async () => {
  const lines = linesOf((await ask("ledger/table?from=2027-04-01&to=2027-04-01")).body);
  expect(lines.slice(1).map((line) => line.split(";").slice(2, 7).join(";"))).toEqual([
    "held:transfer;unpaired;59,00;CZK;příjem",
    expect.stringMatching(/^unpaired;revenue:topping;\d+,\d\d;CZK;úhrada objednávky$/),
    ...(lines.length > 4 ? [expect.stringMatching(/^unpaired;vat:21;\d+,\d\d;CZK;úhrada objednávky$/)] : []),
    "held:transfer:EUR;unpaired:EUR;7,00;EUR;příjem",
  ]);
  const english = await ask("ledger/table?from=2027-04-02&to=2027-04-02", { "accept-language": "en" });
  expect(english.headers["content-disposition"]).toContain("ledger-2027-04-02-2027-04-02.csv");
  expect(english.body).toContain(";refunds;held:transfer;9.00;CZK;refund;");
});

test("PM12: a period that is open or empty has no file; each file is noted", async () => {
  for (const part of ["payments", "ledger"]) {
    expect((await ask(`${part}/table`)).statusCode).toBe(422);
    expect((await ask(`${part}/table?from=2027-05-01&to=2027-05-31`)).json().code).toBe("NOTHING_TO_EXPORT");
  }
  await ask("payments/table?from=2027-04-01&to=2027-04-30");
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.byId, operator.id));
  expect(noted.map(({ after }) => after)).toContainEqual({
    ...{ what: "payments_file", from: "2027-04-01", to: "2027-04-30" },
  });
});
