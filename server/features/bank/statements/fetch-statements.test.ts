import { mkdir, mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { pragueDay } from "#contract/values/prague-day.ts";
import { eq, sql } from "#server/db/query.ts";
import { findTroubles } from "#server/features/alarms/find-troubles.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { statementReads } from "#server/features/bank/table.ts";
import { createOrder } from "#server/features/payments/create-order.ts";
import { orders, receipts } from "#server/features/payments/table.ts";
import { createFio } from "#server/ports/statements/fio.ts";
import { createFolderSource } from "#server/ports/statements/folder-source.ts";
import { watchOutside } from "#server/watch-outside.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { fioStatement } from "#test/make/bank-statement.ts";
import { type FioBank, makeFioBank } from "#test/make/fio-bank.ts";
import { makeProvedUser, makeUser, type TestUser } from "#test/make/user.ts";
import { fetchStatements } from "./fetch-statements.ts";

let bank: FioBank;
let app: TestApp;
let folder: string;
let operator: TestUser;
let day: string;
beforeAll(async () => {
  bank = await makeFioBank();
  folder = await mkdtemp(join(tmpdir(), "kabinet-statements-"));
  const fio = createFio({ token: bank.token, address: bank.url, restMs: 0, patienceMs: 300 });
  app = await createTestApp({ ports: { statementSources: [fio, createFolderSource({ folder })] } });
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  await app.empty();
  await rm(folder, { recursive: true });
  await mkdir(folder);
  Object.assign(bank, { movements: [], token: "fio".padEnd(64, "0"), isSilent: false, instead: null });
  operator = await makeProvedUser(app.ctx, { scopes: ["admin"] });
  day = pragueDay(app.ctx.clock());
});

const newOrder = async () =>
  createOrder(app.ctx, {
    ...{ userId: (await makeUser(app.ctx)).id, subject: { type: "topping" as const, id: 1 } },
    lines: [{ label: { cs: "Topování", en: "Topping" }, revenue: "topping", quantity: 1, unitMinor: 5_900 }],
  });
const statusOf = async (id: number) => (await app.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;
/** As in a server, whose services are watched. */
const fetchWatched = () => fetchStatements({ ...app.ctx, ports: watchOutside(app.ctx, app.ctx.ports) });
const put = async (name: string, content: string) => {
  await writeFile(join(folder, name), content);
  const at = new Date(Date.now() - 600_000);
  await utimes(join(folder, name), at, at);
};
const waits = async () => {
  const overview = (await app.as(operator).get("/api/admin/overview")).json().data.waits;
  return overview.find(({ kind }: { kind: string }) => kind === "lateStatement").count as number;
};

test("PM20: what the bank tells pays its order by itself, once however often the days overlap", async () => {
  const order = await newOrder();
  bank.movements = [{ id: 1, day, amount: 59, symbol: order.variableSymbol, account: "19-2000145399/0800" }];
  expect(await fetchStatements(app.ctx)).toBe(1);
  expect(await statusOf(order.id)).toBe("paid");
  const audited = await app.db.$count(auditEntries, eq(auditEntries.subjectId, "statement"));
  expect([await fetchStatements(app.ctx), await fetchStatements(app.ctx)]).toEqual([0, 0]);
  expect(await app.db.$count(receipts)).toBe(1);
  expect(await app.db.$count(auditEntries, eq(auditEntries.subjectId, "statement")), "nothing new, nothing noted").toBe(
    audited,
  );
  const asked = bank.asked.slice(-2).map((days) => days.split(" ")[0]);
  expect(asked).toEqual([4, 4].map((days) => pragueDay(new Date(app.ctx.clock().getTime() - days * dayMs))));
  // The same statement by hand is known as well.
  const content = Buffer.from(fioStatement(bank.movements)).toString("base64");
  expect((await app.as(operator).post("/api/finance/statements", { content })).json().data).toMatchObject({ known: 1 });
});

test("PM20: after a long silence no more is asked for than the bank gives out", async () => {
  const readAt = new Date(app.ctx.clock().getTime() - 200 * dayMs);
  await app.db.insert(statementReads).values({ source: "fio", readAt });
  await fetchStatements(app.ctx);
  expect(bank.asked.at(-1)?.split(" ")[0]).toBe(pragueDay(new Date(app.ctx.clock().getTime() - 89 * dayMs)));
});

test("PM20: a token that was withdrawn is said on the overview and as a trouble, until the bank answers", async () => {
  bank.token = "another".padEnd(64, "0");
  expect(await fetchWatched()).toBe(0);
  expect(await waits()).toBe(1);
  const troubles = await findTroubles(app.ctx, app.dataDir);
  expect(troubles.map(({ kind, name }) => [kind, name])).toContainEqual(["service", "bank"]);
  const { outside } = (await app.as(operator).get("/api/admin/health")).json().data;
  expect(outside).toMatchObject([{ service: "bank", error: expect.stringContaining("token") }]);
  const sources = (await app.as(operator).get("/api/finance/statement-sources")).json().data;
  expect(sources).toMatchObject([
    { kind: "fio", fault: expect.stringContaining("token") },
    { kind: "folder", readAt: null, fault: null },
  ]);
  bank.token = "fio".padEnd(64, "0");
  await fetchWatched();
  expect(await waits()).toBe(0);
});

test("PM20: a day without an answer is said too, whatever the reason", async () => {
  await fetchStatements(app.ctx);
  await app.db.execute(sql`update statement_reads set read_at = now() - interval '25 hours'`);
  expect(await waits()).toBe(1);
  expect((await findTroubles(app.ctx, app.dataDir)).map(({ kind }) => kind)).toContain("statements");
});

test("PM20: a folder's statement is taken, what is none is refused and said until somebody takes it away", async () => {
  const order = await newOrder();
  await put("vypis.csv", `ID pohybu;Datum;Objem;VS;Protiúčet\n1;${day};59,00;${order.variableSymbol};`);
  await put("obrazek.pdf", "%PDF-1.7");
  await expect(fetchStatements(app.ctx)).rejects.toThrow("obrazek.pdf");
  expect(await statusOf(order.id)).toBe("paid");
  await expect(fetchStatements(app.ctx), "it still lies there").rejects.toThrow("obrazek.pdf");
  await rm(join(folder, "refused", "obrazek.pdf"));
  expect(await fetchStatements(app.ctx)).toBe(0);
});

test("PM20: an answer that is no statement takes nothing in, and holds up no other source", async () => {
  bank.instead = { json: { error: "maintenance" } };
  const order = await newOrder();
  await put("vypis.csv", `ID pohybu;Datum;Objem;VS;Protiúčet\n1;${day};59,00;${order.variableSymbol};`);
  await expect(fetchStatements(app.ctx)).rejects.toThrow("Fio");
  expect(await statusOf(order.id)).toBe("paid");
});
