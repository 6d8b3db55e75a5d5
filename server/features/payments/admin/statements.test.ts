import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { ledgerEntries, orders } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
let payer: TestUser;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  payer = await makeUser(app.ctx);
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
});

const newOrder = (unitMinor = 5_900) =>
  createOrder(app.ctx, {
    userId: payer.id,
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor }],
  });
const take = async (text: string) =>
  (await app.as(operator).post("/api/finance/statements", { content: Buffer.from(text).toString("base64") })).json()
    .data as { lines: number; known: number; paid: number; waiting: number };
const waiting = async () =>
  (await app.as(operator).get("/api/finance/receipts")).json().items as {
    id: number;
    fault: string;
    amount: number;
    suggestion: { id: number } | null;
  }[];
const statusOf = async (id: number) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

const escrowedMinor = async () => {
  const { rows } = await app.db.execute<{ sum: string }>(sql`
    select sum(case when debit = 'held:transfer' then amount_minor else -amount_minor end) as sum
    from ledger_entries where 'held:transfer' in (debit, credit)`);
  return Number(rows[0]?.sum);
};

/** A movement in GPC; `from` is the payer's account, nought where the bank does not name it. */
const gpc = ({ from = "0", id = 1, kind = "2", symbol = "", minor = 5_900 } = {}) =>
  `075${"1".padStart(16, "0")}${from.padStart(16, "0")}${String(id).padStart(13, "0")}${String(minor).padStart(12, "0")}${kind}${symbol.padStart(10, "0")}0008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
const table = (...rows: string[]) => ["ID pohybu;Datum;Objem;VS;Protiúčet", ...rows].join("\n");
const row = (from: string, id: number, symbol = "") => `${id};24.11.2026;59,00;${symbol};${from}`;
const entry = (reference: string, payments: string, { amount = "59.00", more = "CRDT" } = {}) =>
  `<Ntry>${reference}<Amt Ccy="CZK">${amount}</Amt><CdtDbtInd>${more}</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls>${payments}</NtryDtls></Ntry>`;
const payment = (symbol: string, amount = "59.00", from = "") =>
  `<TxDtls><Refs><EndToEndId>VS:${symbol}</EndToEndId></Refs><Amt Ccy="CZK">${amount}</Amt><RltdPties><DbtrAcct><Id><Othr><Id>${from}</Id></Othr></Id></DbtrAcct></RltdPties></TxDtls>`;
const camt = (id: string, ...entries: string[]) =>
  `<Document><BkToCstmrStmt><Stmt><Id>${id}</Id>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;

test("PM9: another payer's payment of the same money is none that another format has told", async () => {
  expect(await take(gpc({ from: "190000001111" }))).toMatchObject({ waiting: 1 });
  const [a, b] = [row("19-1111/0800", 1), row("2222/0100", 2)];
  expect(await take(table(b))).toMatchObject({ known: 0, waiting: 1 });
  expect(await take(table(a, b))).toMatchObject({ known: 2, waiting: 0 });
});

test("PM9: of equal money each line meets its own payer's first, and what a format does not name another adds", async () => {
  await take(table(row("", 1), row("1111/0800", 2)));
  // The first of these could be either; the second is the one of its account.
  expect(await take([gpc({ id: 1 }), gpc({ id: 2, from: "1111" })].join("\n"))).toMatchObject({ known: 2 });
  await app.empty();
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
  await take(table(row("", 1)));
  expect(await take(gpc({ from: "1111" }))).toMatchObject({ known: 1 });
  const other = camt("1", entry("<AcctSvcrRef>A</AcctSvcrRef>", payment("", "59.00", "2222/0100")));
  expect(await take(other)).toMatchObject({ known: 0, waiting: 1 });
});

test("PM9: a numbered entry that comes under another statement's name waits for a person; the same file is known", async () => {
  const [order, next] = [await newOrder(), await newOrder()];
  const part = (id: string, symbol = order.variableSymbol) => camt(id, entry("<NtryRef>1</NtryRef>", payment(symbol)));
  expect(await take(part("2026-11-24-1"))).toMatchObject({ paid: 1 });
  expect(await take(part("2026-11-24-2"))).toMatchObject({ known: 0, waiting: 1 });
  expect(await take(part("2026-11-24-2", next.variableSymbol))).toMatchObject({ paid: 0, waiting: 1 });
  expect((await waiting()).map(({ fault }) => fault)).toEqual(["other_movement", "other_movement"]);
  for (const id of ["2026-11-24-1", "2026-11-24-2"])
    expect(await take(part(id))).toMatchObject({ known: 1, waiting: 0 });
});

test("PM9: the sum of a batch whose payments are known is no more money, once in each format", async () => {
  const [one, two] = [await newOrder(1_900), await newOrder(4_000)];
  const parts = payment(one.variableSymbol, "19.00", "1111") + payment(two.variableSymbol, "40.00", "2222");
  const batch = camt("1", entry("<AcctSvcrRef>B</AcctSvcrRef>", parts));
  expect(await take(batch)).toMatchObject({ lines: 2, paid: 2 });
  // Another's account, or another order's symbol, makes a payment of its own.
  const third = await newOrder();
  expect(await take(gpc({ from: "3333", id: 5 }))).toMatchObject({ known: 0, waiting: 1 });
  expect(await take(gpc({ symbol: third.variableSymbol, id: 6 }))).toMatchObject({ known: 0, paid: 1 });
  expect(await take(gpc({ id: 7 }))).toMatchObject({ known: 1 });
  expect(await take(table(row("", 1)))).toMatchObject({ known: 1 });
  // The second is the money of the other account, a third is more.
  expect(await take(table(row("", 2)))).toMatchObject({ known: 1 });
  expect(await take(table(row("", 3)))).toMatchObject({ known: 0, waiting: 1 });
  for (const again of [batch, gpc({ id: 7 }), table(row("", 1))])
    expect(await take(again)).toMatchObject({ paid: 0, waiting: 0 });
});

test("PM9: payments of a batch that one format has told each are not told again by their sum's line", async () => {
  const [one, two] = [await newOrder(1_900), await newOrder(4_000)];
  const parts = payment(one.variableSymbol, "19.00") + payment(two.variableSymbol, "40.00");
  await take(camt("1", entry("<AcctSvcrRef>B</AcctSvcrRef>", parts)));
  const each = [
    gpc({ id: 1, symbol: one.variableSymbol, minor: 1_900 }),
    gpc({ id: 2, symbol: two.variableSymbol, minor: 4_000 }),
  ];
  expect(await take(each.join("\n"))).toMatchObject({ known: 2 });
  expect(await take(gpc({ id: 3 }))).toMatchObject({ known: 0, waiting: 1 });
});

test("PM9: the payments of a batch take the place of their sum that waits, and are told by one that is decided", async () => {
  const [one, two] = [await newOrder(1_900), await newOrder(4_000)];
  const batchOf = (reference: string) => {
    const parts = payment(one.variableSymbol, "19.00") + payment(two.variableSymbol, "40.00");
    return camt("1", entry(`<AcctSvcrRef>${reference}</AcctSvcrRef>`, parts));
  };
  expect(await take(gpc({ id: 1 }))).toMatchObject({ waiting: 1 });
  expect(await take(batchOf("B"))).toMatchObject({ lines: 2, known: 0, paid: 2 });
  expect([await waiting(), await statusOf(two.id), await escrowedMinor()]).toEqual([[], "paid", 5_900]);
  for (const again of [gpc({ id: 1 }), batchOf("B"), table(row("", 1))])
    expect(await take(again)).toMatchObject({ paid: 0, waiting: 0 });
  expect(await take(table(row("", 2)))).toMatchObject({ known: 0, waiting: 1 });
  const [sum] = await waiting();
  await app.as(operator).post(`/api/finance/receipts/${sum?.id}/return`, { reason: "vráceno" });
  for (let time = 0; time < 2; time++)
    expect(await take(batchOf("C"))).toMatchObject({ known: 2, paid: 0, waiting: 0 });
  expect(await take(batchOf("D"))).toMatchObject({ known: 0, waiting: 2 });
});

test("PM9: payments that one format has told each are known by their sum in a third", async () => {
  const [one, two] = [await newOrder(1_900), await newOrder(4_000)];
  await take(
    [
      gpc({ id: 1, symbol: one.variableSymbol, minor: 1_900 }),
      gpc({ id: 2, symbol: two.variableSymbol, minor: 4_000 }),
    ].join("\n"),
  );
  const parts = payment(one.variableSymbol, "19.00") + payment(two.variableSymbol, "40.00");
  expect(await take(camt("1", entry("<AcctSvcrRef>B</AcctSvcrRef>", parts)))).toMatchObject({ known: 2 });
  expect(await take(table(row("", 1)))).toMatchObject({ known: 1 });
});

test("PM15: a credit that the bank takes back waits for a person once, books nothing, and pays for nothing", async () => {
  const order = await newOrder();
  const symbol = order.variableSymbol;
  expect(await take(gpc({ symbol }))).toMatchObject({ paid: 1 });
  const booked = await app.db.$count(ledgerEntries);
  const back = gpc({ symbol, kind: "5" });
  expect(await take([gpc({ symbol }), back].join("\n"))).toMatchObject({ lines: 2, known: 1, waiting: 1 });
  expect(await take(back)).toMatchObject({ known: 1, waiting: 0 });
  const reversal = entry("<AcctSvcrRef>R</AcctSvcrRef><RvslInd>true</RvslInd>", payment(symbol), {
    more: "DBIT",
  });
  expect(await take(camt("1", reversal))).toMatchObject({ known: 1, waiting: 0 });
  // The credit itself in that format is still the one that is known.
  expect(await take(table(row("", 1, symbol)))).toMatchObject({ known: 1 });
  const [cancelled, ...others] = await waiting();
  expect(others).toEqual([]);
  expect(cancelled).toMatchObject({ fault: "cancelled", amount: 59, suggestion: { id: order.id } });
  expect(await statusOf(order.id)).toBe("paid");
  const act = (path: string, body: object) =>
    app.as(operator).post(`/api/finance/receipts/${cancelled?.id}/${path}`, body);
  expect((await act("pairing", { orderId: (await newOrder()).id })).json()).toMatchObject({
    code: "RECEIPT_TOO_SMALL",
  });
  expect((await act("return", { reason: "objednávka zrušena" })).statusCode).toBe(200);
  expect([await app.db.$count(ledgerEntries), await waiting()]).toEqual([booked, []]);
  const { rows } = await app.db.execute(sql`select 1 from outbox where topic = 'MoneyUnpaired'`);
  expect(rows).toHaveLength(1);
});
