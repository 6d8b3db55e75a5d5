import { Readable } from "node:stream";
import { beforeAll, expect, test } from "vitest";
import { fromBuffer } from "yauzl";
import { documentStates } from "#contract/invoices/invoice-admin.ts";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { refundOrder } from "#server/features/payments/refunds/refund-order.ts";
import { zipOf } from "#server/zip/zip-of.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeContact } from "#test/make/contact.ts";
import { makeOperator } from "#test/make/operator.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { issueBill } from "../issue-bill.ts";
import { issueProforma } from "../issue-proforma.ts";
import { invoices } from "../table.ts";
import { documentState } from "./document-state-rules.ts";

let app: TestApp;
let payer: TestUser;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(new Date("2027-03-10T10:00:00Z"));
  await makeOperator(app.ctx);
  await makeSetting(app.ctx, "transfer", { account: "19-2000145399/0800" });
  payer = await makeUser(app.ctx);
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
  await makeContact(app.ctx, payer.id, { company: "=Žlutý kůň; s.r.o.", companyId: "27074358" });
  const [first, second, open] = [await order(5_900), await order(12_100), await order(20_000)];
  await issueProforma({ ...app.ctx, actor: actorOf(payer) }, open.id);
  await pay(first);
  await app.drainEvents();
  app.clock.set(new Date("2027-03-31T22:30:00Z"));
  await pay(second);
  await refundOrder(app.ctx, {
    ...{ orderId: second.id, amountMinor: 2_100, reason: "", byId: null, idempotencyKey: "admin-1" },
  });
  await app.drainEvents();
});

const actorOf = ({ id }: TestUser) => ({
  ...{ userId: id, username: "platce", scopes: [], withheldScopes: [], emailConfirmed: true },
  ...{ suspended: false, tokenHash: Buffer.alloc(32) },
});
const order = (unitMinor: number) =>
  createOrder(app.ctx, {
    userId: payer.id,
    subject: { type: "package", id: 1 },
    lines: [{ label: { cs: "Služba", en: "Service" }, revenue: "package", quantity: 1, unitMinor }],
  });
const pay = ({ id, totalMinor }: { id: number; totalMinor: number }) =>
  receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `line-${id}`, amountMinor: totalMinor, currency: "CZK", orderId: id },
  });
const ask = (query: string, who = operator) => app.as(who).get(`/api/finance/documents${query}`);
const numbersOf = async (query: string) =>
  (await ask(query)).json().items.map(({ number }: { number: string }) => number);

test("IN10: documents are narrowed by kind, by either day in Prague and by words, the newest first", async () => {
  const all = ["OD2027000001", "FV2027000002", "FV2027000001", "ZF2027000001"];
  expect(await numbersOf("")).toEqual(all);
  expect(await numbersOf("?kind=credit_note")).toEqual(["OD2027000001"]);
  expect(await numbersOf("?kind=bill")).toEqual([]);
  // Half past midnight of the first of April in Prague.
  expect(await numbersOf("?from=2027-03-01&to=2027-03-31")).toEqual(["FV2027000001", "ZF2027000001"]);
  expect(await numbersOf("?from=2027-04-01&to=2027-04-01")).toEqual(["OD2027000001", "FV2027000002"]);
  expect(await numbersOf("?day=taxable&to=2027-03-31")).toEqual(["FV2027000001"]);
  expect(await numbersOf("?q=zluty+FV2027000002")).toEqual(["FV2027000002"]);
  expect(await numbersOf("?q=27074358")).toEqual(all);
  expect(await numbersOf("?q=%25")).toEqual([]);
  expect((await ask("?from=2027-13-01")).statusCode).toBe(422);
});

test("IN10: each state lists exactly the documents that are shown in it", async () => {
  const { items } = (await ask("")).json();
  for (const state of documentStates) {
    const shown = items.filter((item: { state: string }) => item.state === state);
    expect(await numbersOf(`?state=${state}`), state).toEqual(shown.map(({ number }: { number: string }) => number));
  }
  expect(await numbersOf("?state=overdue&kind=proforma")).toEqual(["ZF2027000001"]);
});

test("IN10: a document tells whom it is to, base, tax and total, what it corrects and what has become of it", async () => {
  const { items } = (await ask("")).json();
  expect(items).toMatchObject([
    {
      kind: "credit_note",
      corrects: "FV2027000002",
      base: -17.36,
      tax: -3.64,
      total: -21,
      state: "to_return",
    },
    { kind: "invoice", taxableOn: "2027-04-01", base: 100, tax: 21, total: 121, state: "partly_refunded" },
    { kind: "invoice", party: { companyId: "27074358", country: "CZ" }, total: 59, state: "paid" },
    { kind: "proforma", taxableOn: null, total: 200, state: "overdue" },
  ]);
  expect(documentState({ ...bill, orderStatus: "awaiting_payment" }, "2027-04-15")).toBe("overdue");
  expect(documentState({ ...bill, orderStatus: "expired", kind: "proforma" }, "2027-04-15")).toBe("lapsed");
  expect(documentState({ ...bill, orderStatus: "refunded", kind: "proforma" }, "2027-04-15")).toBe("paid");
});
const bill = { kind: "bill", dueOn: "2027-04-14", isSent: false, isCorrected: false } as const;

test("IN11: the table has base and tax by rate, numbers below zero as numbers, and runs nothing", async () => {
  const answer = await ask("/table?from=2027-03-01&to=2027-04-30");
  expect(answer.headers).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="doklady-2027-03-01-2027-04-30.csv"',
    "cache-control": "private, no-store",
  });
  const [head, ...lines] = answer.body.trimEnd().split("\r\n");
  expect(head).toMatch(
    /^\uFEFFČíslo;Druh;Vystaveno;.*;Základ 21 %;Daň 21 %;Celkem;Částka zálohové faktury;K dokladu;Objednávka;Stav$/,
  );
  expect(lines).toHaveLength(4);
  expect(lines[3]).toMatch(
    /^OD2027000001;opravný doklad;2027-04-01;.*;-17,36;-3,64;-21,00;;FV2027000002;\d+;k vrácení$/,
  );
  // What a proforma asks for is charged by its invoice, and counts there alone.
  expect(lines.find((line) => line.startsWith("ZF"))).toMatch(/;;;;200,00;;\d+;/);
  expect(lines[1]).toContain(`;"'=Žlutý kůň; s.r.o.";27074358;`);
  const english = { "accept-language": "en" };
  const other = await app.as(operator).get("/api/finance/documents/table?from=2027-04-01&to=2027-04-01", english);
  expect(other.body).toContain(";-17.36;-3.64;-21.00;");
});

test("IN11: the archive holds each document of the period as ISDOC", async () => {
  const answer = await ask("/archive?from=2027-03-01&to=2027-04-30&day=taxable");
  const files = await unzip(answer.rawPayload);
  expect([...files.keys()]).toEqual(["FV2027000001.isdoc", "FV2027000002.isdoc", "OD2027000001.isdoc"]);
  expect(files.get("OD2027000001.isdoc")).toContain("<DocumentType>2</DocumentType>");
  const [row] = await app.db.select().from(invoices).where(eq(invoices.number, "FV2027000001"));
  const own = await app.as(payer).get(`/api/me/invoices/${row?.id}/file?form=isdoc`);
  expect(files.get("FV2027000001.isdoc")).toBe(Buffer.from(own.json().data.base64, "base64").toString());
});

test.each([
  ["", "from", "první i poslední den"],
  ["?from=2027-01-01", "to", "první i poslední den"],
  ["?from=2027-02-01&to=2027-01-01", "to", "Konec musí být až po začátku."],
  ["?from=2027-01-01&to=2028-01-02", "to", "nejvýše rok"],
])("IN11: a period %s is refused in a sentence", async (query, field, sentence) => {
  for (const form of ["table", "archive"]) {
    const answer = await ask(`/${form}${query}`);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[field][0]).toContain(sentence);
  }
});

test("a period without documents has no file; a leap year is one year", async () => {
  expect((await ask("/table?from=2028-01-01&to=2028-12-31")).json().code).toBe("NOTHING_TO_EXPORT");
  expect((await ask("/archive?from=2028-01-01&to=2028-12-31")).statusCode).toBe(409);
});

test("AU4: the list, a file and each export are noted, without what was sought", async () => {
  const [row] = await app.db.select().from(invoices).where(eq(invoices.number, "FV2027000002"));
  await ask("?q=zluty");
  await ask("/table?from=2027-03-01&to=2027-04-30");
  const pdf = (await ask(`/${row?.id}/file`)).json().data;
  expect(Buffer.from(pdf.base64, "base64").subarray(0, 5).toString()).toBe("%PDF-");
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.byId, operator.id));
  const whats = noted.map(({ subjectId, after }) => [subjectId, (after as { what: string }).what]);
  expect(whats).toEqual(
    expect.arrayContaining([
      ["documents", "documents_file"],
      ["FV2027000002", "issued_document"],
    ]),
  );
  expect(JSON.stringify(noted)).not.toContain("zluty");
});

test("pages follow each other by place, forth and back", async () => {
  const { items } = (await ask("")).json();
  const beyond = (await ask(`?before=${items[1].id}`)).json();
  expect(beyond.items).toEqual(items.slice(2));
  expect([beyond.newer, beyond.older]).toEqual([String(items[2].id), null]);
  const back = (await ask(`?after=${items[2].id}`)).json();
  expect(back.items).toEqual(items.slice(0, 2));
  expect([back.newer, back.older]).toEqual([null, String(items[1].id)]);
});

test("IN10: a collective invoice shows the fees that it gathers", async () => {
  const seller = await makeUser(app.ctx);
  await makeContact(app.ctx, seller.id);
  const bill = await createOrder(app.ctx, {
    userId: seller.id,
    subject: { type: "fees", id: 1 },
    ...{ owedSince: new Date("2027-02-28T22:59:59Z"), dueOn: "2027-04-14" },
    lines: [4_900, 10_000].map((unitMinor) => ({
      label: { cs: `Provize ${unitMinor}`, en: `Commission ${unitMinor}` },
      ...{ revenue: "seller_commission", quantity: 1, unitMinor },
    })),
  });
  await issueBill(app.ctx, {
    statementId: 1,
    orderId: bill.id,
    taxableOn: "2027-02-28",
    dueOn: "2027-04-14",
  });
  const { items } = (await ask("?kind=bill&state=awaiting")).json();
  expect(items).toMatchObject([
    {
      kind: "bill",
      taxableOn: "2027-02-28",
      total: 149,
      gathers: [{ label: "Provize 4900", total: 49 }, { total: 100 }],
    },
  ]);
  expect((await ask("?kind=invoice")).json().items[0].gathers).toEqual([]);
});

test("an archive asks for no more than is read, and for nothing once nobody reads", async () => {
  let asked = 0;
  let isLeft = false;
  async function* files() {
    try {
      for (;;)
        yield {
          name: `${++asked}.bin`,
          data: Buffer.from(Array.from({ length: 40_000 }, Math.random).join()),
        };
    } finally {
      isLeft = true;
    }
  }
  const zip = zipOf(files(), new Date());
  await new Promise((resolve) => zip.once("readable", resolve));
  for (let turn = 0; turn < 300; turn++) await new Promise(setImmediate);
  expect(asked).toBeLessThan(5);
  zip.destroy();
  await expect.poll(() => isLeft).toBe(true);
  async function* broken() {
    yield { name: "1.txt", data: Buffer.from("1") };
    throw new Error("the database is away");
  }
  await expect(Readable.from(zipOf(broken(), new Date())).toArray()).rejects.toThrow("away");
});

function unzip(data: Buffer): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  return new Promise((resolve, reject) => {
    fromBuffer(data, { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      zip.on("end", () => resolve(files));
      zip.on("entry", (entry) =>
        zip.openReadStream(entry, async (_, stream) => {
          files.set(entry.fileName, Buffer.concat(await (stream as Readable).toArray()).toString());
          zip.readEntry();
        }),
      );
      zip.readEntry();
    });
  });
}
