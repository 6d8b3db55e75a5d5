import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let admin: TestUser;
let operator: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, {
    scopes: ["admin"],
    username: "Spravce",
    email: "spravce@obchod.example",
  });
  operator = await makeUser(app.ctx, { scopes: ["content"], username: "Redaktor" });
});
beforeEach(() => app.db.delete(auditEntries));

const list = async (query: Record<string, string> = {}) =>
  (await app.as(admin).get(`/api/admin/audit?${new URLSearchParams(query)}`)).json();
/** What was found, without the looks themselves. */
const found = async (query: Record<string, string> = {}): Promise<string[]> =>
  (await list(query)).items
    .filter(({ kind }: { kind: string }) => kind !== "reading")
    .map(({ subjectId }: { subjectId: string }) => subjectId);
const record = (id: string, change: Partial<Parameters<typeof recordChange>[1]> = {}, byId = operator.id) =>
  recordChange(app.ctx, { subject: "setting", from: null, to: { text: id }, ...change, id }, byId);
const readings = () => app.db.select().from(auditEntries).where(eq(auditEntries.subject, "reading"));

test("AU1: an administrator sees who changed what, from what to what and why, the newest first", async () => {
  const seller = await makeUser(app.ctx, { username: "Prodavajici" });
  const lot = await makeAuction(app.ctx, { sellerId: seller.id, name: "Ardbeg 1974" });
  const reason = "Nabízel lahve, které nemá.";
  await record("bid", { from: { step: 5 }, to: { step: 10 } });
  await record(String(seller.id), { subject: "suspension", to: "suspended", reason });
  await record(`${lot.id}/3`, { subject: "bid", from: { status: "placed" }, to: { status: "retracted" } });
  const { items, older, newer } = await list();
  expect(items).toMatchObject([
    { kind: "bid", subjectId: `${lot.id}/3`, name: "Ardbeg 1974", slug: lot.slug },
    {
      kind: "suspension",
      name: "Prodavajici",
      reason,
      changes: [{ field: "", from: null, to: "suspended" }],
    },
    { kind: "setting", subjectId: "bid", name: null, changes: [{ field: "step", from: 5, to: 10 }] },
  ]);
  expect(items[0].by).toEqual({ id: operator.id, username: "Redaktor" });
  expect([older, newer]).toEqual([null, null]);
});

test("AU1: by person, kind, thing, day in Prague and words, alone and together", async () => {
  await record("one", { to: { text: "Příliš žluťoučký" } });
  await record("two", { subject: "banner", reason: "100% jistota" }, admin.id);
  await record("three", {}, admin.id);
  await app.db
    .update(auditEntries)
    // Half past midnight in Prague, the evening before in UTC.
    .set({ at: new Date("2026-03-09T23:30:00Z") })
    .where(eq(auditEntries.subjectId, "three"));
  for (const by of ["Spravce", "spravce@obchod.example", String(admin.id)])
    expect(await found({ by })).toEqual(["two", "three"]);
  expect(await found({ kind: "banner" })).toEqual(["two"]);
  expect(await found({ id: "one" })).toEqual(["one"]);
  expect(await found({ q: "ZLUTOUCKY" })).toEqual(["one"]);
  expect(await found({ q: "100% j" })).toEqual(["two"]);
  expect(await found({ from: "2026-03-10", to: "2026-03-10" })).toEqual(["three"]);
  expect(await found({ to: "2026-03-09" })).toEqual([]);
  expect(await found({ by: "Spravce", q: "jistota", from: "2026-03-11" })).toEqual(["two"]);
  expect(await list({ by: "Nikdo" })).toEqual({ items: [], older: null, newer: null, isPersonKnown: false });
});

test("AU1: what cannot be asked is refused by its field", async () => {
  for (const [field, value] of [
    ["q", "ab"],
    ["from", "včera"],
  ] as const) {
    const refused = await app.as(admin).get(`/api/admin/audit?${new URLSearchParams({ [field]: value })}`);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  }
});

test("AU1: older and newer pages meet without a gap or a repetition, entries of one instant too", async () => {
  const ids = Array.from({ length: 120 }, (_, at) => String(at));
  await app.db
    .insert(auditEntries)
    .values(ids.map((subjectId) => ({ byId: operator.id, subject: "stock", subjectId, at: new Date() })));
  const pages: string[][] = [];
  const ways: (string | null)[] = [];
  for (let before: string | null = ""; before !== null; before = ways.at(-1) ?? null) {
    const { items, older } = await list({ kind: "stock", before });
    pages.push(items.map(({ subjectId }: { subjectId: string }) => subjectId));
    ways.push(older);
  }
  expect(pages.map(({ length }) => length)).toEqual([50, 50, 20]);
  expect(pages.flat()).toEqual(ids.toReversed());
  const last = await list({ kind: "stock", before: ways[1] ?? "" });
  const back = await list({ kind: "stock", after: last.newer });
  expect(back.items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(pages[1]);
  const first = await list({ kind: "stock", after: back.newer });
  expect(first.items.map(({ subjectId }: { subjectId: string }) => subjectId)).toEqual(pages[0]);
  expect(first.newer).toBeNull();
});

test("AU1: every page is read along an index, however many entries there are", async () => {
  await app.db.execute(sql`
    insert into audit_entries (at, by_id, subject, subject_id, after)
    select now() - n * interval '1 minute', n % 50, case n % 4 when 0 then 'product' else 'stock' end, (n % 5000)::text,
      jsonb_build_object('text', md5(n::text))
    from generate_series(1, 30000) n`);
  await app.db.execute(sql`analyze audit_entries`);
  const plan = async (where: string) => {
    const { rows } = await app.pool.query<{ "QUERY PLAN": string }>(
      `explain select * from audit_entries e where ${where} order by e.at desc, e.id desc limit 51`,
    );
    return rows.map((row) => row["QUERY PLAN"]).join("\n");
  };
  const spot = "(e.at, e.id) < (now() - interval '15 days', 9999999::int8)";
  for (const [where, index] of [
    [spot, "audit_entries_at"],
    [`e.by_id = 7 and ${spot}`, "audit_entries_by"],
    [`e.subject = 'setting' and ${spot}`, "audit_entries_kind"],
    [`e.subject_id = '77' and ${spot}`, "audit_entries_thing"],
    [`audit_words(e.before, e.after, e.reason) like '%c4ca4238a0b9%'`, "audit_entries_words"],
  ] as const) {
    const reported = await plan(where);
    expect(reported).toContain(index);
    expect(reported).not.toContain("Seq Scan");
  }
});

test("AU4: a look is noted once an hour for the same question, whatever the page, and holds no words that were sought", async () => {
  await record("one");
  const queries: Record<string, string>[] = [{}, {}, { before: "2020-01-01T00:00:00.000000Z~1" }];
  for (const query of queries) await list(query);
  expect(await readings()).toMatchObject([{ byId: admin.id, subjectId: "audit", after: { what: "audit" } }]);
  await list({ q: "tajemství", by: "Redaktor" });
  const [, second, ...more] = await readings();
  expect([second?.after, more]).toEqual([{ what: "audit", doneBy: operator.id, byWords: true }, []]);
  await app.db.update(auditEntries).set({ at: sql`now() - interval '61 minutes'` });
  await list();
  expect(await readings()).toHaveLength(3);
});

test("AU4: a person's card leaves a look at that person, one for each who looks", async () => {
  const person = await makeUser(app.ctx);
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  for (const user of [moderator, moderator, admin])
    expect((await app.as(user).get(`/api/moderation/people/${person.username}`)).statusCode).toBe(200);
  expect((await readings()).map(({ byId, subjectId, after }) => [byId, subjectId, after])).toEqual([
    [moderator.id, String(person.id), { what: "person" }],
    [admin.id, String(person.id), { what: "person" }],
  ]);
  await app.as(moderator).get("/api/moderation/people/nikdo-takovy");
  expect(await readings()).toHaveLength(2);
});

test("AU5: the file has what the list has, runs nothing in a spreadsheet, and is noted each time", async () => {
  await record("bid", { from: { text: "=1+1" }, to: { text: "@SUM(A1)" }, reason: '-2; "prý"' });
  const { data } = (await app.as(admin).get("/api/admin/audit/table?kind=setting")).json();
  const [head, line, ...more] = data.content.slice(1).split("\r\n");
  expect(data.content.charCodeAt(0)).toBe(0xfeff);
  expect(head).toBe("Kdy;Kdo;Kód;Čeho;Název;Co se změnilo;Důvod");
  expect(line).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d;Redaktor;setting;bid;;text: =1\+1 → @SUM\(A1\);"'-2; ""prý"""$/);
  expect([more, data.lines, data.isCut]).toEqual([[""], 1, false]);
  const [noted] = await readings();
  expect(noted?.after).toEqual({ what: "audit_file", kind: "setting", lines: 1 });
});

test("AU5: a file takes the newest ten thousand entries and says that there are more", async () => {
  await app.db.execute(sql`
    insert into audit_entries (at, by_id, subject, subject_id) select now() - n * interval '1 second', 1, 'stock', n::text
    from generate_series(1, 10001) n`);
  const { data } = (await app.as(admin).get("/api/admin/audit/table")).json();
  expect([data.lines, data.isCut]).toEqual([10_000, true]);
  expect(data.content).toContain(";stock;1;");
  expect(data.content).not.toContain(";stock;10001;");
});

test.each(["content", "moderation", "shop", "finance", "support"])(
  "the log is closed to the scope %s",
  async (scope) => {
    const user = await makeUser(app.ctx, { scopes: [scope] });
    for (const path of ["/api/admin/audit", "/api/admin/audit/table"])
      expect((await app.as(user).get(path)).statusCode).toBe(403);
    expect(await readings()).toEqual([]);
  },
);
