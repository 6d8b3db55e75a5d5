import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { transaction } from "#server/context.ts";
import { asc, eq, sql } from "#server/db/query.ts";
import { waitingMails } from "#server/features/mails/sending/mailer.ts";
import { mails } from "#server/features/mails/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import type { MailPort } from "#server/ports/mail/mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { issueCreditNotes } from "./issue-credit-notes.ts";
import { issueInvoice } from "./issue-invoice.ts";
import { invoices } from "./table.ts";

let app: TestApp;
let payer: TestUser;
beforeAll(async () => {
  app = await createTestApp({ databaseSize: 60 });
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  payer = await makeUser(app.ctx);
  await makeContact(app.ctx, payer.id, { company: "Žlutý kůň s.r.o.", companyId: "27074358" });
});

type Priced = { quantity: number; unitMinor: number };
const newOrder = (lines: readonly Priced[] = [{ quantity: 1, unitMinor: 5_900 }], userId = payer.id) =>
  createOrder(app.ctx, {
    userId,
    // A kind that nobody grants anything for.
    subject: { type: "package", id: 1 },
    lines: lines.map((line) => ({ ...line, label: { cs: "Služba", en: "Service" }, revenue: "package" })),
  });
async function payFor(order: { id: number; totalMinor: number }): Promise<void> {
  await receiveMoney(app.ctx, {
    source: "transfer",
    reference: `line-${order.id}`,
    amountMinor: order.totalMinor,
    currency: "CZK",
    orderId: order.id,
  });
}
let refunded = 0;
const giveBack = (orderId: number, amountMinor: number | null) =>
  refundOrder(app.ctx, {
    orderId,
    amountMinor,
    reason: "",
    byId: null,
    idempotencyKey: `back-${++refunded}`,
  });
const issuedOf = (orderId: number) =>
  app.db.select().from(invoices).where(eq(invoices.orderId, orderId)).orderBy(asc(invoices.id));

test("IN2: a paid order has one document, however often its payment is told, and what it says stays as it was", async () => {
  const order = await newOrder();
  expect(await issueInvoice(app.ctx, order.id)).toBeNull();
  await payFor(order);
  await app.drainEvents();
  await Promise.all(Array.from({ length: 5 }, () => issueInvoice(app.ctx, order.id)));
  const [document, ...more] = await issuedOf(order.id);
  expect(more).toEqual([]);
  expect(document).toMatchObject({
    kind: "invoice",
    totalMinor: 5_900,
    content: {
      isVatPayer: true,
      supplier: { name: "Kabinet s.r.o.", companyId: "25596641", taxId: "CZ25596641" },
      customer: { name: "Žlutý kůň s.r.o.", companyId: "27074358", street: "Veveří 9" },
      lines: [{ baseMinor: 4_876, vatMinor: 1_024, vatPercent: 21 }],
      sums: [{ baseMinor: 4_876, vatMinor: 1_024, totalMinor: 5_900 }],
      paymentMethod: "transfer",
      variableSymbol: order.variableSymbol,
    },
  });
  await expect(app.db.update(invoices).set({ totalMinor: 1 }).where(eq(invoices.orderId, order.id))).rejects.toThrow();
  await expect(app.db.delete(invoices).where(eq(invoices.orderId, order.id))).rejects.toThrow();
});

test("IN3: each refund has one credit note to whom the document was issued, also where it was told before the payment", async () => {
  const order = await newOrder([{ quantity: 2, unitMinor: 4_950 }]);
  await payFor(order);
  await giveBack(order.id, 1_000);
  await giveBack(order.id, null);
  await Promise.all([issueCreditNotes(app.ctx, order.id), issueCreditNotes(app.ctx, order.id)]);
  await app.drainEvents();
  const [document, first, second, ...more] = await issuedOf(order.id);
  expect(more).toEqual([]);
  expect([document?.kind, first?.kind, second?.kind]).toEqual(["invoice", "credit_note", "credit_note"]);
  expect([document?.totalMinor, first?.totalMinor, second?.totalMinor]).toEqual([9_900, -1_000, -8_900]);
  expect(first?.content.corrects).toMatchObject({ number: document?.number, uuid: document?.uuid });
  expect(first?.content.customer).toEqual(document?.content.customer);
});

test("IN6: a proforma is issued once, while its own order awaits payment", async () => {
  const order = await newOrder();
  const ask = (who: TestUser) => app.as(who).post(`/api/me/orders/${order.id}/proforma`);
  expect((await ask(await makeUser(app.ctx))).statusCode).toBe(404);
  const answer = await ask(payer);
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ kind: "proforma", total: 59, orderId: order.id });
  expect((await ask(payer)).json()).toEqual(answer.json());
  const late = await newOrder();
  await payFor(late);
  expect((await app.as(payer).post(`/api/me/orders/${late.id}/proforma`)).json()).toMatchObject({
    code: "ORDER_CLOSED",
  });
});

test("another's document is as missing; one's own is listed and handed out in both forms", async () => {
  const order = await newOrder();
  await payFor(order);
  await app.drainEvents();
  const { items } = (await app.as(payer).get(`/api/me/invoices?order=${order.id}`)).json();
  expect(items).toMatchObject([{ kind: "invoice", total: 59, orderId: order.id }]);
  const at = (form: string) => `/api/me/invoices/${items[0].id}/file?form=${form}`;
  const pdf = (await app.as(payer).get(at("pdf"))).json().data;
  expect(pdf).toMatchObject({ name: `${items[0].number}.pdf`, type: "application/pdf" });
  expect(Buffer.from(pdf.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  expect((await app.as(payer).get(at("pdf"))).json().data.base64 === pdf.base64).toBe(true);
  const isdoc = (await app.as(payer).get(at("isdoc"))).json().data;
  expect(Buffer.from(isdoc.base64, "base64").toString()).toContain("<DocumentType>1</DocumentType>");
  const stranger = await makeUser(app.ctx);
  expect((await app.as(stranger).get(at("pdf"))).statusCode).toBe(404);
  expect((await app.as(stranger).get("/api/me/invoices")).json().items).toEqual([]);
  expect((await app.as(null).get(at("pdf"))).statusCode).toBe(401);
  expect((await app.as(payer).get(at("docx"))).statusCode).toBe(422);
  expect(await attachedTo(items[0].id)).toEqual([pdf.base64, isdoc.base64]);
});

/** What a mail server is given with the mail of a document. */
async function attachedTo(invoiceId: number): Promise<string[]> {
  const files: string[] = [];
  const mail: MailPort = {
    kind: "smtp",
    send: async ({ attachments }) => void files.push(...attachments.map(({ data }) => data.toString("base64"))),
    close: () => {},
  };
  await app.db.update(mails).set({ sentAt: null, nextAttemptAt: sql`now()` }).where(eq(mails.invoiceId, invoiceId));
  await waitingMails(app.ctx).run({ ...app.ctx, ports: { ...app.ctx.ports, mail } }, new AbortController().signal);
  return files;
}

test("IN5: documents of random orders and refunds, of a payer of VAT and of none, add up to the ledger", async () => {
  const line = fc.record({
    quantity: fc.integer({ min: 1, max: 4 }),
    unitMinor: fc.integer({ min: 1, max: 900_000 }),
  });
  const bought = fc.record({
    lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    parts: fc.array(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    isPayer: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(bought, async ({ lines, parts, isPayer }) => {
      await makeSetting(app.ctx, "tax", { isPayer });
      const order = await newOrder(lines);
      await payFor(order);
      let rest = order.totalMinor;
      for (const part of parts) {
        const amount = Math.floor((rest * part) / 100);
        if (amount > 0) await giveBack(order.id, amount);
        rest -= amount;
      }
    }),
    { numRuns: 25 },
  );
  await makeSetting(app.ctx, "tax", { isPayer: true });
  await app.drainEvents();
  const { rows: booked } = await app.db.execute<{ account: string; sum: number }>(sql`
    select account, sum(amount)::int8 as sum from (
      select credit as account, amount_minor as amount from ledger_entries
      union all select debit, -amount_minor from ledger_entries) moved
    where account like 'revenue:%' or account like 'vat:%' group by account`);
  const balances = Object.fromEntries(booked.map(({ account, sum }) => [account, Number(sum)]));
  const { rows: documents } = await app.db.execute<{ base: number; vat: number }>(sql`
    select sum((line->>'baseMinor')::int8)::int8 as base, sum((line->>'vatMinor')::int8)::int8 as vat
    from invoices, jsonb_array_elements(content->'lines') as line where kind <> 'proforma'`);
  expect(Number(documents[0]?.base)).toBe(balances["revenue:package"]);
  expect(Number(documents[0]?.vat)).toBe(balances["vat:21"]);
});

test("IN1: numbers are unique and without a gap under fifty issues at once, of which some are killed", async () => {
  const orders = await Promise.all(Array.from({ length: 50 }, () => newOrder()));
  for (const order of orders) await payFor(order);
  // Three hold a number when their connections end.
  const killed = orders.slice(0, 3).map((order) =>
    transaction(app.ctx, async (tx) => {
      await issueInvoice(tx, order.id);
      await tx.db.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
    }).catch((error: unknown) => error),
  );
  const issued = orders.map((order) => issueInvoice(app.ctx, order.id));
  const [failures] = await Promise.all([Promise.all(killed), Promise.all(issued)]);
  expect(failures.every((failure) => failure instanceof Error)).toBe(true);
  const { rows } = await app.db.execute<{ sequence: number; last: number }>(sql`
    select sequence, last from invoices join invoice_series using (kind, year)
    where kind = 'invoice' order by sequence`);
  expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, index) => index + 1));
  expect(rows.length).toBeGreaterThanOrEqual(50);
  expect(rows[0]?.last).toBe(rows.length);
  await expect(
    app.db.execute(sql`
      insert into invoices (kind, year, sequence, number, uuid, order_id, user_id, total_minor, issued_at, content)
      select kind, year, sequence + 1000, 'FVX', gen_random_uuid(), order_id, user_id, total_minor, issued_at, content
      from invoices limit 1`),
  ).rejects.toThrow();
});
