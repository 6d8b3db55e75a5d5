import { beforeAll, expect, test } from "vitest";
import { and, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { issueDeliveries, newsletterIssues } from "#server/features/newsletter-issues/table.ts";
import { reports } from "#server/features/reports/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { issueBody } from "#test/make/newsletter-issue.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { formula, takeTable } from "#test/take-table.ts";
import { auditEntries } from "./table.ts";
import { takeTable as makeTable, mostTaken } from "./take-table.ts";

/** The lists of the back office as tables: narrowed as they are, noted, harmless in a spreadsheet (rule SD5). */

let app: TestApp;
let moderator: TestUser;
let content: TestUser;
let lot: { id: number };
let deal: MadeDeal;
let person: TestUser;
let other: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  content = await makeUser(app.ctx, { scopes: ["content"] });
  [person, other] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  lot = await makeAuction(app.ctx, { sellerId: person.id, name: formula.name });
  deal = await makeDeal(app.ctx, { status: "sent", seller: person, buyer: other });
  await app.db.update(listings).set({ name: formula.name }).where(eq(listings.id, deal.listingId));
});

const now = () => app.clock.now();
const take = (path: string, who = moderator) => takeTable(app, who, path);
const notedOf = async (what: string): Promise<unknown[]> => {
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "reading"));
  return entries.map(({ after }) => after).filter((after) => JSON.stringify(after).includes(`"${what}"`));
};

test("SD5: people by words and state, the newest first; the words are not noted", async () => {
  const [first, second] = [
    await makeUser(app.ctx, { username: "Tabulkova1" }),
    await makeUser(app.ctx, { username: "Tabulkova2", suspendedAt: now() }),
  ];
  await app.db.update(users).set({ strikes: 2 }).where(eq(users.id, second.id));
  const { name, rows, lines, isCut } = await take("/api/moderation/people-table?q=tabulkova");
  expect([name, lines, isCut]).toEqual([expect.stringMatching(/^lide-\d{4}-\d\d-\d\d\.csv$/), 2, false]);
  expect(rows[0]).toMatch(new RegExp(`^${second.id};.*;Tabulkova2;.*;ano;2;ne$`));
  expect(rows[1]).toMatch(new RegExp(`^${first.id};.*;ne;0;ne$`));
  expect((await take("/api/moderation/people-table?q=tabulkova&state=suspended")).lines).toBe(1);
  const noted = await notedOf("people_file");
  expect(noted).toEqual([
    { what: "people_file", byWords: true, lines: 2 },
    { what: "people_file", byWords: true, state: "suspended", lines: 1 },
  ]);
  expect((await app.as(moderator).get("/api/moderation/people-table?q=a")).statusCode).toBe(422);
});

test("SD5: the head and the values speak the reader's language", async () => {
  const path = "/api/moderation/people-table?q=tabulkova2";
  const { data } = (await app.as(moderator).get(path, { "accept-language": "en" })).json();
  expect(data.name).toMatch(/^people-/);
  expect(data.content).toMatch(/^\uFEFFNumber;Registered;/);
  expect(data.content).toMatch(/;yes;2;no\r\n$/);
});

test("SD5: cases in the order of the list, without what the sides wrote", async () => {
  const seller = person;
  await app.db.insert(dealCases).values({
    ...{ dealId: deal.id, kind: "problem", problem: "damaged", filedById: other.id },
    ...{ note: "Hrdlo je naštíplé.", answer: "Odešla celá.", answeredAt: now(), filedAt: now() },
  });
  const { rows, content: text } = await take(`/api/moderation/cases/table?q=${deal.id}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`;${deal.id};${formula.cell};${seller.username};${other.username};1500,00;`);
  expect(rows[0]).toContain(";dorazilo poškozené;kupující;");
  expect(text).not.toMatch(/Hrdlo|celá/);
  expect((await take("/api/moderation/cases/table?answer=unanswered")).lines).toBe(0);
  expect((await take("/api/moderation/cases/table?state=closed")).lines).toBe(0);
  expect(await notedOf("case_file")).toContainEqual({
    ...{ what: "case_file", state: "open", byWords: true, lines: 1 },
  });
});

test("SD5: reports without notes, quotes and guests' e-mails; what is decided apart", async () => {
  const filed = {
    kind: "listing",
    listingId: lot.id,
    reportedId: person.id,
    quoted: "Láhev rumu",
    reason: "fraud",
    note: "Podvodník je to.",
    createdAt: now(),
  } as const;
  await app.db.insert(reports).values([
    { ...filed, guestName: "@Host", guestEmail: "host@jinde.test", guestLocale: "cs" },
    {
      ...{ ...filed, reporterId: other.id, outcome: "upheld", action: "taken_off", ground: "law" },
      ...{ decidedReason: "Prověřeno.", decidedById: moderator.id, decidedAt: now() },
    },
  ]);
  const open = await take("/api/moderation/reports/table");
  expect(open.rows).toHaveLength(1);
  expect(open.rows[0]).toContain(`;podvod nebo pokus o něj;'@Host;${person.username};${lot.id};`);
  expect(open.content).not.toMatch(/Podvodník|Láhev rumu|jinde/);
  const closed = await take("/api/moderation/reports/table?state=closed");
  expect(closed.rows).toEqual([expect.stringMatching(/;Prověřeno\.;0;uznáno;nabídka stažena;právní předpisy$/)]);
  expect((await take("/api/moderation/reports/table?state=appealed")).lines).toBe(0);
});

test("SD5: running auctions as they are now, narrowed and ordered as the list", async () => {
  const bidder = await makeUser(app.ctx);
  const press = { "idempotency-key": "table-of-auctions" };
  await app.as(bidder).post(`/api/auctions/${lot.id}/bids`, { maximum: 800 }, press);
  const { rows } = await take("/api/moderation/auctions/table?bids=with");
  const row = rows.find((each) => each.startsWith(`${lot.id};`));
  expect(row).toContain(`${lot.id};${formula.cell};${person.username};sedmidenní;500,00;1;1;`);
  expect(row).toMatch(/;1;1;0;ne$/);
  const none = await take("/api/moderation/auctions/table?bids=without");
  expect(none.content).not.toContain(`\n${lot.id};`);
  expect((await take("/api/moderation/auctions/table?order=hot")).rows[0]).toMatch(new RegExp(`^${lot.id};`));
});

test("SD5: newsletters with what came of their mails and without addresses, for people with the scope `content` alone", async () => {
  const issue = { ...issueBody, subject: { cs: formula.name, en: "" }, byId: content.id };
  const [sent] = await app.db
    .insert(newsletterIssues)
    .values({ ...issue, status: "sending", plannedAt: now(), startedAt: now(), total: 3 })
    .returning();
  await app.db.insert(newsletterIssues).values(issue);
  const outcomes = ["sent", "bounced", "failed"] as const;
  await app.db.insert(issueDeliveries).values(
    outcomes.map((outcome) => ({
      ...{ issueId: sent?.id ?? 0, outcome, mailKey: outcome, email: `${outcome}@schranka.test` },
    })),
  );
  const { rows, content: text } = await take("/api/admin/newsletters/table", content);
  expect(rows[0]).toMatch(/;koncept;;;;;;;$/);
  expect(rows[1]).toContain(`${sent?.id};${formula.cell};odesílá se;`);
  expect(rows[1]).toMatch(/;;3;1;1;1$/);
  expect(text).not.toContain("schranka");
  const noted = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, "reading"), eq(auditEntries.byId, content.id)));
  expect(noted).toEqual([]);
});

test("SD5: whoever may not read a list gets no table of it", async () => {
  const moderators = [
    ...["people-table", "cases/table", "suspicions/table", "strikes/table", "retractions/table"],
    ...["cancellations/table", "reports/table", "auctions/table", "inspections/table"],
  ].map((path) => `/api/moderation/${path}`);
  for (const path of moderators) expect((await app.as(content).get(path)).statusCode).toBe(403);
  for (const path of ["newsletters", "goods-orders"])
    expect((await app.as(moderator).get(`/api/admin/${path}/table`)).statusCode).toBe(403);
});

test("SD5: a table takes ten thousand lines, and says that there are more", async () => {
  const table = { file: "radky", columns: ["Číslo"], cellsOf: (row: number) => [String(row)], noted: null };
  const rows = Array.from({ length: mostTaken }, (_, index) => index);
  const cut = await makeTable(app.ctx, { ...table, rows });
  expect([cut.lines, cut.isCut, cut.content.endsWith("\r\n9999\r\n")]).toEqual([10_000, true, true]);
  expect(await makeTable(app.ctx, { ...table, rows: rows.slice(1) })).toMatchObject({ isCut: false });
});
