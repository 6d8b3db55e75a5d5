import { beforeAll, expect, test } from "vitest";
import { eq, inArray, sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { sendRefunds } from "#server/features/payments/refunds/send-refunds.ts";
import { refunds } from "#server/features/payments/refunds/table.ts";
import { ledgerEntries, orders, receipts } from "#server/features/payments/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let payer: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  payer = await makeUser(app.ctx);
  operator = await makeProvedUser(app.ctx, { scopes: ["finance"] });
});

const newOrder = (unitMinor = 5_900) =>
  createOrder(app.ctx, {
    userId: payer.id,
    subject: { type: "topping", id: 1 },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor }],
  });
const statusOf = async (id: number) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

let ids = 100;
const credit = (symbol: string, crowns: string, id = `${++ids}`) => `${id};24.11.2026;${crowns};CZK;${symbol};Novák`;
const statement = (...rows: string[]) => ["ID pohybu;Datum;Objem;Měna;VS;Název protiúčtu", ...rows].join("\n");
const take = (text: string, who: TestUser = operator) =>
  app.as(who).post("/api/finance/statements", { content: Buffer.from(text).toString("base64") });
const waiting = async () =>
  (await app.as(operator).get("/api/finance/receipts")).json().items as {
    id: number;
    fault: string;
    amount: number;
  }[];
const act = (path: string, body: object) => app.as(operator).post(`/api/finance/${path}`, body);

test("PM9: a statement pays what agrees, lets the rest wait, and counts each line once", async () => {
  const [right, less, more] = [await newOrder(), await newOrder(), await newOrder()];
  const text = statement(
    credit(right.variableSymbol, "59,00"),
    credit(less.variableSymbol, "50,00"),
    credit(more.variableSymbol, "60,00"),
    credit("9999999999", "59,00"),
    credit(right.variableSymbol, "59,00"),
  );
  expect((await take(text)).json().data).toMatchObject({ lines: 5, known: 0, paid: 1, waiting: 4 });
  expect((await take(text)).json().data).toMatchObject({ lines: 5, known: 5, paid: 0, waiting: 0 });
  expect([await statusOf(right.id), await statusOf(less.id), await statusOf(more.id)]).toEqual([
    "paid",
    "awaiting_payment",
    "awaiting_payment",
  ]);
  expect((await waiting()).map(({ fault }) => fault).sort()).toEqual(["amount", "amount", "no_order", "paid_already"]);
});

test("PM9: a movement that one format has told is not told again by another; what is there more often is more money", async () => {
  const { variableSymbol } = await newOrder();
  const symbol = variableSymbol.padStart(10, "0");
  const gpc = `075${"1".padStart(16, "0")}${"2".padStart(16, "0")}${"7".padStart(13, "0")}0000000059002${symbol}0008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
  expect((await take(gpc)).json().data).toMatchObject({ lines: 1, paid: 1 });
  const twice = statement(credit(variableSymbol, "59,00"), credit(variableSymbol, "59,00"));
  expect((await take(twice)).json().data).toMatchObject({ known: 1, paid: 0, waiting: 1 });
  expect((await take(twice)).json().data).toMatchObject({ known: 2, waiting: 0 });
  expect((await take(gpc)).json().data).toMatchObject({ known: 1 });
});

test("PM9: what one format has told stands for one movement of another, in whichever of its files that comes", async () => {
  const { variableSymbol } = await newOrder();
  const symbol = variableSymbol.padStart(10, "0");
  const gpc = (id: number) =>
    `075${"1".padStart(16, "0")}${"2".padStart(16, "0")}${String(id).padStart(13, "0")}0000000059002${symbol}0008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
  const table = statement(credit(variableSymbol, "59,00"));
  expect((await take(table)).json().data).toMatchObject({ paid: 1 });
  expect((await take(gpc(81))).json().data).toMatchObject({ known: 1, waiting: 0 });
  expect((await take(gpc(82))).json().data).toMatchObject({ known: 0, waiting: 1 });
  for (const again of [table, gpc(81), gpc(82)])
    expect((await take(again)).json().data).toMatchObject({ known: 1, waiting: 0 });
});

test("PM9: a movement whose symbol stands in the payer's words is not told again by another format either", async () => {
  const order = await newOrder();
  const gpc = `075${"1".padStart(16, "0")}${"2".padStart(16, "0")}${"71".padStart(13, "0")}000000005900200000000000008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126\n078za objednavku ${order.variableSymbol}`;
  expect((await take(gpc)).json().data).toMatchObject({ lines: 1, paid: 1 });
  const table = `ID pohybu;Datum;Objem;Měna;VS;Zpráva\n9901;24.11.2026;59,00;CZK;;za objednávku ${order.variableSymbol}`;
  expect((await take(table)).json().data).toMatchObject({ lines: 1, known: 1, waiting: 0 });
});

test("PM9: one name of a bank's for two movements loses neither; a third that differs later waits for a person", async () => {
  const [one, two, later] = [await newOrder(), await newOrder(), await newOrder()];
  const row = ({ variableSymbol }: { variableSymbol: string }) => credit(variableSymbol, "59,00", "batch-1");
  const both = statement(row(one), row(two), row(two));
  expect((await take(both)).json().data).toMatchObject({ lines: 3, known: 0, paid: 2, waiting: 1 });
  expect((await take(both)).json().data).toMatchObject({ lines: 3, known: 3, paid: 0, waiting: 0 });
  expect((await take(statement(row(one), row(later)))).json().data).toMatchObject({ known: 1, waiting: 1 });
  expect(await statusOf(later.id)).toBe("awaiting_payment");
  expect((await waiting()).at(-1)).toMatchObject({ fault: "other_movement", amount: 59 });
});

test("PM9: the first entry of two accounts is two movements, and one account's is not told again by the other's file", async () => {
  const [one, two] = [await newOrder(), await newOrder()];
  const camt = (iban: string, symbol: string) =>
    `<Document><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${iban}</IBAN></Id></Acct><Ntry><NtryRef>1</NtryRef><Amt Ccy="CZK">59.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><BookgDt><Dt>2026-11-24</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${symbol}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry></Stmt></BkToCstmrStmt></Document>`;
  // A number in words pays the order that has it, and no other.
  const first = await take(camt("CZ6508000000192000145399", `za ${one.variableSymbol}, 12345`));
  const second = await take(camt("CZ0708000000001019382023", `za ${two.variableSymbol}`));
  expect([first.json().data.paid, second.json().data.paid]).toEqual([1, 1]);
  const gpc = (account: string, symbol: string) =>
    `075${account}${"2".padStart(16, "0")}${"8".padStart(13, "0")}0000000059002${symbol.padStart(10, "0")}0008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
  expect((await take(gpc("0000192000145399", one.variableSymbol))).json().data).toMatchObject({ known: 1 });
  expect((await take(gpc("0000192000145399", two.variableSymbol))).json().data).toMatchObject({ waiting: 1 });
});

test("PM5: the ledger takes no account of a currency that is none", async () => {
  const entry = { credit: "unpaired", amountMinor: 1, reason: "receipt", bookedAt: new Date() };
  const book = (debit: string) => app.db.insert(ledgerEntries).values({ ...entry, debit });
  await expect(book("held:transfer:1101")).rejects.toThrow();
  await expect(book("held:transfer:GBP")).resolves.toBeDefined();
});

test("two people who take in the same statement at once take it in once", async () => {
  const made = await Promise.all(Array.from({ length: 8 }, () => newOrder()));
  const rows = made.map(({ variableSymbol }) => credit(variableSymbol, "59,00"));
  const answers = await Promise.all([take(statement(...rows)), take(statement(...rows.toReversed()))]);
  const paid = answers.map((answer) => answer.json().data.paid);
  expect(paid[0] + paid[1]).toBe(8);
});

test("a statement that cannot be read is refused with its line, and nothing of it is taken in", async () => {
  const order = await newOrder();
  const answer = await take(statement(credit(order.variableSymbol, "59,00"), "x;y"));
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({ code: "STATEMENT_MOVEMENT_UNREADABLE", details: { movement: 2 } });
  expect(await statusOf(order.id)).toBe("awaiting_payment");
});

test("PM8: money that waits is paired where it suffices; what is over waits on and is returned", async () => {
  const order = await newOrder();
  const before = (await waiting()).map(({ id }) => id);
  await take(statement(credit("8888888888", "100,00"), credit("8888888887", "10,00")));
  const [hundred, ten] = (await waiting()).filter(({ id }) => !before.includes(id));
  expect((await act(`receipts/${ten?.id}/pairing`, { orderId: order.id })).json()).toMatchObject({
    code: "RECEIPT_TOO_SMALL",
  });
  expect((await act(`receipts/${hundred?.id}/pairing`, { orderId: order.id })).statusCode).toBe(200);
  expect(await statusOf(order.id)).toBe("paid");
  const rest = (await waiting()).find(({ amount }) => amount === 41);
  expect((await act(`receipts/${rest?.id}/return`, { reason: "přeplatek" })).statusCode).toBe(200);
  expect((await act(`receipts/${rest?.id}/return`, { reason: "přeplatek" })).json()).toMatchObject({
    code: "RECEIPT_SETTLED",
  });
  expect((await act(`receipts/${hundred?.id}/pairing`, { orderId: order.id })).statusCode).toBe(409);
  const other = await newOrder();
  await act(`orders/${other.id}/receipt`, { amount: 59, way: "cash", reason: "hotově" });
  expect((await act(`receipts/${ten?.id}/pairing`, { orderId: other.id })).json()).toMatchObject({
    code: "ORDER_CLOSED",
  });
});

test("money confirmed by hand pays once, in full, and is in the audit with its reason", async () => {
  const order = await newOrder();
  const confirm = (amount: number) =>
    act(`orders/${order.id}/receipt`, { amount, way: "cash", reason: "hotově na pobočce" });
  expect((await confirm(58)).json()).toMatchObject({ code: "RECEIPT_TOO_SMALL" });
  const answers = await Promise.all([confirm(59), confirm(59)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  expect(await statusOf(order.id)).toBe("paid");
  const audited = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(order.id)));
  expect(audited).toMatchObject([{ byId: operator.id, subject: "money", after: { confirmed: "hotově na pobočce" } }]);
});

test("PM9: a transfer that was confirmed by hand is met by its line, once and in every format; more of it is more money", async () => {
  const order = await newOrder();
  const entries = () => app.db.$count(ledgerEntries);
  await act(`orders/${order.id}/receipt`, { amount: 59, way: "transfer", reason: "potvrzení z banky" });
  const before = await entries();
  const line = credit(order.variableSymbol, "59,00");
  expect((await take(statement(line))).json().data).toMatchObject({ lines: 1, known: 1, paid: 0, waiting: 0 });
  expect((await take(statement(line))).json().data).toMatchObject({ known: 1, waiting: 0 });
  const symbol = order.variableSymbol.padStart(10, "0");
  const gpc = `075${"1".padStart(16, "0")}${"3".padStart(16, "0")}${"8".padStart(13, "0")}0000000059002${symbol}0008000308${"".padStart(10, "0")}241126${"NOVAK".padEnd(20)}00203241126`;
  expect((await take(gpc)).json().data).toMatchObject({ known: 1, waiting: 0 });
  expect(await entries()).toBe(before);
  const [receipt] = await app.db.select().from(receipts).where(eq(receipts.orderId, order.id));
  expect(receipt).toMatchObject({ note: "potvrzení z banky · Novák" });
  const again = await take(statement(line, credit(order.variableSymbol, "59,00")));
  expect(again.json().data).toMatchObject({ known: 1, waiting: 1 });
});

test("money confirmed in cash is met by no line: a transfer besides is more money", async () => {
  const order = await newOrder();
  await act(`orders/${order.id}/receipt`, { amount: 59, way: "cash", reason: "hotově" });
  const text = statement(credit(order.variableSymbol, "59,00"));
  expect((await take(text)).json().data).toMatchObject({ known: 0, waiting: 1 });
});

test("PM8: a line without its symbol is paired with the order confirmed by hand for the same money, and counts once", async () => {
  const order = await newOrder();
  await act(`orders/${order.id}/receipt`, { amount: 59, way: "transfer", reason: "volal plátce" });
  const before = (await waiting()).map(({ id }) => id);
  await take(statement(credit("", "59,00"), credit("", "59,00")));
  const [first, second] = (await waiting()).filter(({ id }) => !before.includes(id));
  expect((await act(`receipts/${first?.id}/pairing`, { orderId: order.id })).statusCode).toBe(200);
  expect((await act(`receipts/${second?.id}/pairing`, { orderId: order.id })).json()).toMatchObject({
    code: "ORDER_CLOSED",
  });
  const { rows } = await app.db.execute<{ escrowed: string }>(sql`
    select sum(case when debit = 'held:transfer' then e.amount_minor else -e.amount_minor end) as escrowed
    from ledger_entries e join receipts on receipts.id = receipt_id
    where 'held:transfer' in (debit, credit) and (receipts.order_id = ${order.id} or receipts.id = ${first?.id})`);
  expect(Number(rows[0]?.escrowed)).toBe(5_900);
});

test("PM5: money of another currency has accounts of its own, until it is returned", async () => {
  const order = await newOrder();
  const balanceOf = async (account: string) =>
    Number(
      (
        await app.db.execute<{ sum: string }>(sql`
          select coalesce(sum(case when debit = ${account} then amount_minor else -amount_minor end), 0) as sum
          from ledger_entries where ${account} in (debit, credit)`)
      ).rows[0]?.sum,
    );
  const accounts = ["held:transfer", "unpaired", "held:transfer:EUR", "unpaired:EUR"];
  const balances = () => Promise.all(accounts.map(balanceOf));
  const before = await balances();
  await take(statement(credit(order.variableSymbol, "59,00").replace("CZK", "EUR")));
  expect(await balances()).toEqual([before[0], before[1], 5_900, -5_900]);
  const euros = (await waiting()).find(({ fault }) => fault === "currency");
  expect((await act(`receipts/${euros?.id}/return`, { reason: "jiná měna" })).statusCode).toBe(200);
  expect(await balances()).toEqual([before[0], before[1], 0, 0]);
});

test("a refund is made once for its key, and the list finds orders by number, symbol and payer", async () => {
  const order = await newOrder(12_100);
  await act(`orders/${order.id}/receipt`, { amount: 121, way: "transfer", reason: "hotově" });
  const refund = (amount: number) =>
    app
      .as(operator)
      .post(`/api/finance/orders/${order.id}/refund`, { amount, reason: "sleva" }, { "idempotency-key": "refund-1" });
  expect([(await refund(21)).statusCode, (await refund(21)).statusCode]).toEqual([200, 200]);
  const other = await refund(30);
  expect([other.statusCode, other.json().code]).toEqual([422, "IDEMPOTENCY_KEY_REUSED"]);
  const find = async (q: string) =>
    (await app.as(operator).get(`/api/finance/orders?q=${encodeURIComponent(q)}`)).json().items as {
      id: number;
      refunded: number;
    }[];
  expect(await find(String(order.id))).toMatchObject([{ id: order.id, refunded: 21 }]);
  expect((await find(order.variableSymbol))[0]?.id).toBe(order.id);
  expect((await find(payer.username)).length).toBeGreaterThan(5);
  expect(await find("nikdo")).toEqual([]);
});

test("a moderator without the scope sees no money", async () => {
  const moderator = await makeProvedUser(app.ctx, { scopes: ["moderation"] });
  expect((await app.as(moderator).get("/api/finance/receipts")).statusCode).toBe(403);
  expect((await take(statement(credit("1", "1,00")), moderator)).statusCode).toBe(403);
  expect(await app.db.$count(receipts, eq(receipts.variableSymbol, "1"))).toBe(0);
});

test("PM11: a refund of a transfer waits until somebody has sent it, once; what a gateway pays out is none of theirs", async () => {
  const order = await newOrder(12_100);
  await act(`orders/${order.id}/receipt`, { amount: 121, way: "transfer", reason: "hotově" });
  const key = { "idempotency-key": "refund-1" };
  const refund = { amount: 21, reason: "sleva" };
  await app.as(operator).post(`/api/finance/orders/${order.id}/refund`, refund, key);
  await sendRefunds(app.ctx);
  const toSend = async () =>
    (await app.as(operator).get("/api/finance/refunds"))
      .json()
      .items.filter(({ orderId }: { orderId: number }) => orderId === order.id);
  const [waiting] = await toSend();
  expect(waiting).toMatchObject({ amount: 21, payer: payer.username, reason: "sleva", note: "hotově" });
  const sent = () => app.as(operator).post(`/api/finance/refunds/${waiting.id}/confirmation`);
  expect((await Promise.all([sent(), sent()])).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect(await toSend()).toEqual([]);
  const owed = await app.db.execute<{ owed: string }>(sql`
    select sum(case when credit = 'refunds' then amount_minor else -amount_minor end) as owed
    from ledger_entries where order_id = ${order.id} and 'refunds' in (debit, credit)`);
  expect(Number(owed.rows[0]?.owed)).toBe(0);
  const byGateway = await newOrder();
  const paid = { source: "sandbox", reference: "at-the-gateway", amountMinor: 5_900, currency: "CZK" };
  await receiveMoney(app.ctx, { ...paid, orderId: byGateway.id });
  await app.as(operator).post(`/api/finance/orders/${byGateway.id}/refund`, { amount: 59, reason: "omyl" }, key);
  const [row] = await app.db.select().from(refunds).where(eq(refunds.orderId, byGateway.id));
  expect((await app.as(operator).post(`/api/finance/refunds/${row?.id}/confirmation`)).json()).toMatchObject({
    code: "PAID_OUT_BY_GATEWAY",
  });
});

test("PM9: a number in the payer's words is a symbol only where one order has it", async () => {
  const [one, two] = [await newOrder(), await newOrder()];
  const row = (words: string) => `${++ids};24.11.2026;59,00;CZK;;${words}`;
  const said = [`za ${one.variableSymbol} a ${two.variableSymbol}`, "faktura 9876543"];
  const table = ["ID pohybu;Datum;Objem;Měna;VS;Zpráva", ...said.map(row)].join("\n");
  expect((await take(table)).json().data).toMatchObject({ paid: 0, waiting: 2 });
  const stored = await app.db.select().from(receipts).where(inArray(receipts.note, said));
  expect(stored.map(({ fault, variableSymbol }) => [fault, variableSymbol])).toEqual([
    ["no_order", ""],
    ["no_order", ""],
  ]);
});

test("a statement of ten megabytes is taken in", async () => {
  const { variableSymbol } = await newOrder();
  const words = "x".repeat(999_000);
  const paidOut = Array.from({ length: 10 }, () => `${credit("", "-1,00")} ${words}`);
  const table = statement(credit(variableSymbol, "59,00"), ...paidOut);
  expect((await take(table)).json().data).toMatchObject({ lines: 1, paid: 1 });
});
