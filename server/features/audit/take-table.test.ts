import { beforeAll, expect, test } from "vitest";
import type { TableAnswer } from "#contract/values/table-answer.ts";
import { and, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { bids } from "#server/features/bids/table.ts";
import { dealCases } from "#server/features/deals/table.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { issueDeliveries, newsletterIssues } from "#server/features/newsletter-issues/table.ts";
import { reports } from "#server/features/reports/table.ts";
import { suspicions } from "#server/features/suspicions/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { type MadeDeal, makeDeal } from "#test/make/deal.ts";
import { issueBody } from "#test/make/newsletter-issue.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { auditEntries } from "./table.ts";

/** The lists of the desk as tables: narrowed as they are, noted, harmless in a spreadsheet (RULES.md SD5). */

const formula = "=Rum; 1980";
/** How a spreadsheet reads it as words. */
const harmless = `"'=Rum; 1980"`;

let app: TestApp;
let moderator: TestUser;
let content: TestUser;
let lot: { id: number };
let deal: MadeDeal;
let [person, other]: TestUser[] = [];
beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  content = await makeUser(app.ctx, { scopes: ["content"] });
  [person, other] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  lot = await makeAuction(app.ctx, { sellerId: person.id, name: formula });
  deal = await makeDeal(app.ctx, { status: "sent", seller: person, buyer: other });
  await app.db.update(listings).set({ name: formula }).where(eq(listings.id, deal.listingId));
});

const now = () => app.clock.now();
const take = async (path: string, who = moderator): Promise<TableAnswer & { rows: string[] }> => {
  const { data } = (await app.as(who).get(path)).json();
  return { ...data, rows: data.content.replace("\uFEFF", "").trimEnd().split("\r\n").slice(1) };
};
const notedOf = async (what: string): Promise<unknown[]> => {
  const entries = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "reading"));
  return entries.map(({ after }) => after).filter((after) => JSON.stringify(after).includes(`"${what}"`));
};
const personOf = (): TestUser & { username: string } => {
  if (!person) throw new Error("nobody was made");
  return person;
};
const otherOf = (): TestUser => {
  if (!other) throw new Error("nobody was made");
  return other;
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
  const seller = personOf();
  await app.db.insert(dealCases).values({
    ...{ dealId: deal.id, kind: "problem", problem: "damaged", filedById: otherOf().id },
    ...{ note: "Hrdlo je naštíplé.", answer: "Odešla celá.", answeredAt: now(), filedAt: now() },
  });
  const { rows, content: text } = await take(`/api/moderation/cases/table?q=${deal.id}`);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toContain(`;${deal.id};${harmless};${seller.username};${otherOf().username};1500,00;`);
  expect(rows[0]).toContain(";dorazilo poškozené;kupující;");
  expect(text).not.toMatch(/Hrdlo|celá/);
  expect((await take("/api/moderation/cases/table?answer=unanswered")).lines).toBe(0);
  expect((await take("/api/moderation/cases/table?state=closed")).lines).toBe(0);
  expect(await notedOf("case_file")).toContainEqual({
    ...{ what: "case_file", state: "open", byWords: true, lines: 1 },
  });
});

test("SD5: suspicions with the figures that made them; what was looked at apart", async () => {
  await app.db.insert(suspicions).values({
    ...{ kind: "repeated_pair", userId: otherOf().id, otherId: personOf().id, listingId: lot.id },
    ...{ facts: { kind: "repeated_pair", lots: 9, won: 1, all: 10 }, notedAt: now() },
  });
  const { rows } = await take("/api/moderation/suspicions/table");
  expect(rows).toEqual([
    expect.stringContaining(
      `;${personOf().username};ne;${lot.id};${harmless};;nabídek druhého 9 z 10, vyhráno 1;`,
    ),
  ]);
  expect((await take("/api/moderation/suspicions/table?state=closed")).lines).toBe(0);
});

test("SD5: strikes and cancellations, narrowed by person and by who decided", async () => {
  const buyer = await makeUser(app.ctx);
  const broken = await makeDeal(app.ctx, { buyer });
  await app.db.insert(dealCases).values({
    ...{ dealId: broken.id, kind: "non_payment", filedById: broken.seller.id, note: "Nepřišlo nic." },
    ...{ filedAt: now(), outcome: "upheld", reasons: "+Platba nepřišla.", decidedById: moderator.id },
    decidedAt: now(),
  });
  const strikes = await take(`/api/moderation/strikes/table?q=${buyer.username}`);
  expect(strikes.rows).toEqual([expect.stringMatching(new RegExp(`^${broken.id};.*;'\\+Platba nepřišla.;`))]);
  expect((await take(`/api/moderation/strikes/table?q=${buyer.username}&state=withdrawn`)).lines).toBe(0);

  const gone = await makeAuction(app.ctx, { sellerId: buyer.id, name: formula });
  const reason = "Prodal jsem ji jinde.";
  await app.as(buyer).put(`/api/me/advertisements/${gone.id}/cancellation`, { reason });
  const path = `/api/moderation/cancellations/table?q=${buyer.username}`;
  const cancelled = await take(path);
  expect(cancelled.rows).toEqual([expect.stringContaining(`${gone.id};${harmless};${buyer.username};ne;`)]);
  expect(cancelled.content).not.toContain("jinde");
  expect((await take(`${path}&by=moderator`)).lines).toBe(0);
});

test("SD5: retractions by whom, with their rule and reason and without amounts", async () => {
  const [rash, seller] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const bidOn = await makeAuction(app.ctx, { sellerId: seller.id, name: formula });
  const press = { "idempotency-key": "table-of-retractions" };
  await app.as(rash).post(`/api/auctions/${bidOn.id}/bids`, { maximum: 7_777 }, press);
  const [bid] = await app.db.select().from(bids).where(eq(bids.listingId, bidOn.id));
  const hash = bid?.entryHash?.toString("hex");
  const why = { rule: "mistaken_bid", reason: "Zjevný překlep." };
  const retracted = await app.as(moderator).post(`/api/auctions/${bidOn.id}/bids/${hash}/retraction`, why);
  expect(retracted.statusCode).toBe(201);
  const path = `/api/moderation/retractions/table?q=${rash.username}`;
  const { rows, content: text } = await take(path);
  expect(rows[0]).toContain(`${bidOn.id};${harmless};${rash.username};ne;`);
  expect(rows[0]).toContain(`;moderátor;${moderator.username};překlep v částce;Zjevný překlep.;0;1`);
  expect(text).not.toContain("7777");
  expect((await take(`${path}&by=bidder`)).lines).toBe(0);
});

test("SD5: reports without notes, quotes and guests' e-mails; what is decided apart", async () => {
  const filed = {
    ...{ kind: "listing", listingId: lot.id, reportedId: personOf().id, quoted: "Láhev rumu" },
    ...{ reason: "fraud", note: "Podvodník je to.", createdAt: now() },
  } as const;
  await app.db.insert(reports).values([
    { ...filed, guestName: "@Host", guestEmail: "host@jinde.test", guestLocale: "cs" },
    {
      ...{ ...filed, reporterId: otherOf().id, outcome: "upheld", action: "taken_off", ground: "law" },
      ...{ decidedReason: "Prověřeno.", decidedById: moderator.id, decidedAt: now() },
    },
  ]);
  const open = await take("/api/moderation/reports/table");
  expect(open.rows).toHaveLength(1);
  expect(open.rows[0]).toContain(`;podvod nebo pokus o něj;'@Host;${personOf().username};${lot.id};`);
  expect(open.content).not.toMatch(/Podvodník|Láhev rumu|jinde/);
  const closed = await take("/api/moderation/reports/table?state=closed");
  expect(closed.rows).toEqual([
    expect.stringMatching(/;Prověřeno\.;0;uznáno;nabídka stažena;právní předpisy$/),
  ]);
  expect((await take("/api/moderation/reports/table?state=appealed")).lines).toBe(0);
});

test("SD5: running auctions as they are now, narrowed and ordered as the list", async () => {
  const bidder = await makeUser(app.ctx);
  const press = { "idempotency-key": "table-of-auctions" };
  await app.as(bidder).post(`/api/auctions/${lot.id}/bids`, { maximum: 800 }, press);
  const { rows } = await take("/api/moderation/auctions/table?bids=with");
  const row = rows.find((each) => each.startsWith(`${lot.id};`));
  expect(row).toContain(`${lot.id};${harmless};${personOf().username};sedmidenní;500,00;1;1;`);
  expect(row).toMatch(/;1;1;0;ne$/);
  const none = await take("/api/moderation/auctions/table?bids=without");
  expect(none.content).not.toContain(`\n${lot.id};`);
  expect((await take("/api/moderation/auctions/table?order=hot")).rows[0]).toMatch(new RegExp(`^${lot.id};`));
});

test("SD5: inspections of each group", async () => {
  const listing = await makeAuction(app.ctx, { status: "in_review", sellerId: personOf().id });
  const submitted = { listingId: listing.id, sellerId: personOf().id, name: formula, submittedAt: now() };
  await app.db.insert(inspections).values([
    { ...submitted, kind: "before" },
    {
      ...{ ...submitted, kind: "change", outcome: "rejected", rule: "pictures", reason: "Neostrý snímek." },
      ...{ decidedById: moderator.id, decidedAt: now() },
    },
  ]);
  const before = await take("/api/moderation/inspections/table");
  expect(before.rows).toEqual([
    expect.stringContaining(`;${listing.id};${harmless};${personOf().username};před zveřejněním;`),
  ]);
  expect((await take("/api/moderation/inspections/table?group=after")).lines).toBe(0);
  const decided = await take("/api/moderation/inspections/table?group=decided");
  expect(decided.rows).toEqual([expect.stringMatching(/;úprava;.*;odmítnuto;.*;snímky;Neostrý snímek\.$/)]);
});

test("SD5: newsletters with what came of their mails and without addresses, for people with the scope `content` alone", async () => {
  const issue = { ...issueBody, subject: { cs: formula, en: "" }, byId: content.id };
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
  expect(rows[1]).toContain(`${sent?.id};${harmless};odesílá se;`);
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
