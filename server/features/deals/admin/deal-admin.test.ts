import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import type { CaseFile } from "#contract/deals/cases.ts";
import type { AdminDeal, DealFile } from "#contract/deals/deal-admin.ts";
import { dayMs } from "#contract/values/durations.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { type MadeDeal, madeAddress, makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { factsOf } from "../deal-row.ts";
import { receivedByOf } from "../deal-rules.ts";
import { dealCases } from "../table.ts";

/** Moderators look through deals and cases by urgency (rule SD2). */

let app: TestApp;
let moderator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  await app.db.execute(sql`update deals set status = 'cancelled', cancelled_at = now() where status <> 'cancelled'`);
  await app.db.execute(sql`update deal_cases set outcome = 'withdrawn', decided_at = now() where outcome is null`);
});

const inDays = (days: number) => new Date(app.clock.now().getTime() + days * dayMs);
const day = (days: number) => inDays(days).toISOString().slice(0, 10);
const list = async (query = ""): Promise<{ items: AdminDeal[]; total: number }> =>
  (await app.as(moderator).get(`/api/moderation/deals${query}`)).json();
const idsOf = async (query = "") => (await list(query)).items.map(({ id }) => id);
const file = (deal: MadeDeal, filedAt: Date, overrides: Partial<typeof dealCases.$inferInsert> = {}) =>
  app.db.insert(dealCases).values({
    ...{ dealId: deal.id, kind: "problem", problem: "damaged", filedById: deal.buyer.id },
    ...{ note: "Hrdlo je naštíplé.", filedAt },
    ...overrides,
  });

test("SD2: open deals stand by their next deadline, those without one last, each with what is expected of whom", async () => {
  const late = await makeDeal(app.ctx, { columns: { payBy: day(-3) } });
  const sent = await makeDeal(app.ctx, { status: "sent", columns: { sentAt: inDays(-10) } });
  const paid = await makeDeal(app.ctx, { status: "paid", columns: { delivery: madeAddress } });
  const reported = await makeDeal(app.ctx, { status: "sent", columns: { sentAt: inDays(-13) } });
  await file(reported, inDays(-5));
  await makeDeal(app.ctx, { status: "received" });
  const { items, total } = await list();
  expect(items.map(({ id }) => id)).toEqual([late.id, reported.id, sent.id, paid.id]);
  expect(total).toBe(4);
  expect(items.map(({ expected }) => expected.map(({ side, todo }) => `${side} ${todo}`))).toEqual([
    [expect.stringMatching(/^buyer (pay|choose_delivery)$/)],
    ["site decide_case", "buyer confirm_receipt", "seller answer_case"],
    ["buyer confirm_receipt"],
    ["seller send"],
  ]);
  expect(items[1]?.dueAt).toBe(inDays(2).toISOString().slice(0, 16) + items[1]?.dueAt?.slice(16));
  expect(items[3]?.dueAt).toBeNull();
});

test("SD2: the deadline of a receipt is the rule's", async () => {
  for (const columns of [
    { status: "sent", columns: { sentAt: inDays(-2) } },
    { status: "paid", handover: "in_person", columns: { paidAt: inDays(-1) } },
    { status: "sent", isProtected: true, columns: { sentAt: inDays(-2), deliveredAt: inDays(-1) } },
  ] as const) {
    const made = await makeDeal(app.ctx, columns).catch(() => null);
    if (!made) continue;
    const row = await made.row();
    const [shown] = (await list(`?q=${made.id}`)).items;
    expect(shown?.dueAt).toBe(receivedByOf(factsOf(row, null))?.toISOString());
  }
});

test("SD2: narrowed by state, deadline, age, price, number and person", async () => {
  const passed = await makeDeal(app.ctx, { columns: { payBy: day(-2), priceMinor: 9_000_00 } });
  const close = await makeDeal(app.ctx, { columns: { payBy: day(1), createdAt: inDays(-20) } });
  const far = await makeDeal(app.ctx, { columns: { payBy: day(9) } });
  const gone = await makeDeal(app.ctx, { status: "received", seller: far.seller });
  expect(await idsOf("?due=passed")).toEqual([passed.id]);
  expect(await idsOf("?due=close")).toEqual([close.id]);
  expect(await idsOf("?age=14")).toEqual([close.id]);
  expect(await idsOf("?from=8000")).toEqual([passed.id]);
  expect((await idsOf("?to=8000")).toSorted()).toEqual([close.id, far.id].toSorted());
  expect(await idsOf("?state=received")).toEqual([gone.id]);
  expect(await idsOf(`?state=any&q=${far.seller.username}`)).toEqual([gone.id, far.id]);
  expect(await idsOf(`?q=${1_000_000_000 + far.id}`)).toEqual([far.id]);
  expect(await idsOf("?state=case")).toEqual([]);
  expect(await idsOf("?q=nikdo&from=x&due=nikdy")).toEqual([]);
  await file(far, inDays(-1));
  expect(await idsOf("?state=case")).toEqual([far.id]);
});

test("SD2: narrowed by who is waited for exactly as the rules say, and ordered by age or price", async () => {
  const pays = await makeDeal(app.ctx, { columns: { delivery: madeAddress, priceMinor: 1_000_00 } });
  const sends = await makeDeal(app.ctx, {
    status: "paid",
    columns: { delivery: madeAddress, priceMinor: 3_000_00 },
  });
  const disputed = await makeDeal(app.ctx, { status: "received", columns: { priceMinor: 2_000_00 } });
  await file(disputed, inDays(-1));
  const { items } = await list();
  for (const who of ["buyer", "seller", "site"] as const)
    expect((await idsOf(`?waits=${who}&order=age`)).toSorted()).toEqual(
      items
        .filter(({ expected }) => expected.some(({ side }) => side === who))
        .map(({ id }) => id)
        .toSorted(),
    );
  expect(await idsOf("?waits=site")).toEqual([disputed.id]);
  expect(await idsOf("?order=age")).toEqual([pays.id, sends.id, disputed.id]);
  expect(await idsOf("?order=amount")).toEqual([sends.id, disputed.id, pays.id]);
  expect(await idsOf("?order=amount&state=any&to=3000&from=3000&waits=seller")).toEqual([sends.id]);
});

test("SD2: a page takes the same few questions however many deals it has", async () => {
  const asked = async () => {
    const query = vi.spyOn(app.pool, "query");
    await list();
    const { length } = query.mock.calls;
    query.mockRestore();
    return length;
  };
  await makeDeal(app.ctx);
  const few = await asked();
  for (let made = 0; made < 5; made += 1) await makeDeal(app.ctx);
  expect(await asked()).toBe(few);
});

test("SD2: in a site of many closed deals no order and no word reads them all", async () => {
  await app.pool.query(`
    insert into users (email, username, password_hash, email_confirmed_at, terms_accepted_at, adult_declared_at)
    select 'davny' || n || '@kabinet.test', 'davny' || n, '', now(), now(), now() from generate_series(1, 2000) n`);
  const { rows: made } = await app.pool.query<{ id: string }>(`
    insert into deals (listing_id, seller_id, buyer_id, sold_by, price_minor, handover, status, pay_by, cancelled_at, created_at)
    select 1000000 + n, low.id, high.id, 'auction', n * 100, 'post', 'cancelled', current_date, now(), now() - n * interval '1 minute'
    from generate_series(1, 20000) n
    join users low on low.username = 'davny' || (n % 1000 + 1) join users high on high.username = 'davny' || (n % 1000 + 1001)
    returning id`);
  await app.pool.query("analyze users");
  await app.pool.query("analyze deals");
  const query = vi.spyOn(app.pool, "query");
  for (const address of [
    "",
    "?order=amount&state=any",
    "?state=any",
    "?waits=seller",
    "?due=passed",
    `?state=any&q=${made[0]?.id}`,
    "?state=any&q=davny7",
  ])
    await list(address);
  const asked = query.mock.calls as unknown as [{ text: string }, unknown[]][];
  query.mockRestore();
  for (const [{ text }, values] of asked.filter(([each]) => /\bfound\b/.test(each.text))) {
    const { rows } = await app.pool.query<{ "QUERY PLAN": string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row["QUERY PLAN"]).join("\n");
    // What is not narrowed is counted no further than the most that are counted.
    if (!text.includes("count(*)")) expect(plan).not.toContain("Seq Scan on deals");
  }
});

test("SD2: a deal is read with its steps and cases, without addresses, and the look is noted", async () => {
  const deal = await makeDeal(app.ctx, { status: "paid", columns: { delivery: madeAddress } });
  await file(deal, inDays(-1));
  const answer = await app.as(moderator).get(`/api/moderation/deals/${deal.id}`);
  const { data } = answer.json() as { data: DealFile };
  expect(data.cases).toMatchObject([{ note: "Hrdlo je naštíplé.", filedBy: "buyer" }]);
  expect(data.steps.map(({ kind }) => kind)).toContain("opened");
  for (const secret of [madeAddress.street, madeAddress.phone, deal.buyer.email])
    expect(answer.body).not.toContain(secret);
  const noted = and(eq(auditEntries.subject, "reading"), eq(auditEntries.subjectId, String(deal.id)));
  expect(await app.db.select().from(auditEntries).where(noted)).toMatchObject([
    { byId: moderator.id, after: { what: "deal" } },
  ]);
  for (const who of [deal.seller, await makeUser(app.ctx, { scopes: ["finance", "shop", "content"] })])
    expect((await app.as(who).get(`/api/moderation/deals/${deal.id}`)).statusCode).toBe(403);
  expect((await app.as(moderator).get("/api/moderation/deals/987654321")).statusCode).toBe(404);
});

test("SD2: open cases stand by their deadline or by the price, narrowed by kind and answer", async () => {
  const cheap = await makeDeal(app.ctx, { status: "sent" });
  const dear = await makeDeal(app.ctx, { columns: { priceMinor: 90_000_00 } });
  await file(cheap, inDays(-6), { answer: "Odešla celá.", answeredAt: inDays(-5) });
  await file(dear, inDays(-1), { kind: "non_payment", problem: null, filedById: dear.seller.id });
  const cases = async (query: string): Promise<CaseFile[]> =>
    (await app.as(moderator).get(`/api/moderation/cases?${query}`)).json().items;
  const dealsOf = async (query: string) => (await cases(query)).map(({ dealId }) => dealId);
  expect(await dealsOf("")).toEqual([cheap.id, dear.id]);
  expect(await dealsOf("order=amount")).toEqual([dear.id, cheap.id]);
  expect(await dealsOf("kind=problem")).toEqual([cheap.id]);
  expect(await dealsOf("answer=unanswered")).toEqual([dear.id]);
  expect(await dealsOf(`q=${dear.id}`)).toEqual([dear.id]);
  expect(await dealsOf(`q=${cheap.seller.username.toUpperCase()}`)).toEqual([cheap.id]);
  const [first] = await cases("");
  expect(Date.parse(first?.dueAt ?? "") - Date.parse(first?.filedAt ?? "")).toBe(7 * dayMs);
});

test("SD4: the deals of a filter are taken as a table in the order of the list, and that is in the audit without words", async () => {
  const late = await makeDeal(app.ctx, { columns: { payBy: day(-3) } });
  const sent = await makeDeal(app.ctx, { status: "sent", columns: { sentAt: inDays(-1) } });
  await app.db.update(listings).set({ name: "=Rum; 1980" }).where(eq(listings.id, late.listingId));
  const take = (query: string) => app.as(moderator).get(`/api/moderation/deals/table${query}`);
  const { name, content, lines, isCut } = (await take("")).json().data;
  expect([name, lines, isCut]).toEqual([expect.stringMatching(/^obchody-\d{4}-\d\d-\d\d\.csv$/), 2, false]);
  const rows = content.replace("\uFEFF", "").trimEnd().split("\r\n");
  expect(rows[1]).toMatch(new RegExp(`^${late.id};.*čeká na platbu;"'=Rum; 1980";.*1500,00;1690,00;.*kupujícího$`));
  expect(rows[2]).toMatch(new RegExp(`^${sent.id};`));
  expect((await take(`?q=${sent.buyer.username}`)).json().data.lines).toBe(1);
  const noted = await app.db.select().from(auditEntries).where(eq(auditEntries.subjectId, "deals"));
  expect(noted.map(({ after }) => after)).toContainEqual(
    expect.objectContaining({ what: "deal_file", byWords: true, lines: 1 }),
  );
  expect(JSON.stringify(noted)).not.toContain(sent.buyer.username);
});
