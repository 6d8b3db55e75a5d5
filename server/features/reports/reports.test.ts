import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import { and, eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reports } from "./table.ts";

let app: TestApp;
let owner: TestUser;
let asker: TestUser;
let moderator: TestUser;
let conversationId: number;
let messageId: number;
let keys = 0;
const key = () => ({ "idempotency-key": `report-key-${++keys}` });

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.db.delete(reports);
  owner = await makeUser(app.ctx);
  asker = await makeUser(app.ctx);
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const categoryId = (await makeCategory(app.ctx)).id;
  const listing = await makeListing(app.ctx, { categoryId, sellerId: owner.id });
  const ask = (text: string) => app.as(asker).post(`/api/auctions/${listing.id}/questions`, { text }, key());
  for (let nth = 1; nth <= 11; nth++) await ask(`Dotaz ${nth}`);
  const last = await ask("Pošlete mi peníze předem.");
  ({ id: messageId, conversationId } = last.json().data);
  await ask("A ještě něco, co se nikoho netýká.");
});

const file = (who: TestUser, body: object) =>
  app.as(who).post(`/api/me/conversations/${conversationId}/reports`, { reason: "fraud", ...body });
const list = async (state = "open"): Promise<Report[]> =>
  (await app.as(moderator).get(`/api/moderation/reports?state=${state}`)).json().items;
const decide = (who: TestUser, id: number, outcome: string) =>
  app.as(who).put(`/api/moderation/reports/${id}/decision`, { outcome, reason: "Platba předem." });

test("M12: a moderator reads the reported message and ten messages up to it, and nothing that came later", async () => {
  expect((await file(owner, { messageId, note: "Podezřelé" })).statusCode).toBe(201);
  const [report] = await list();
  expect(report).toMatchObject({
    reason: "fraud",
    note: "Podezřelé",
    quoted: "Pošlete mi peníze předem.",
    reporter: { username: owner.username },
    reported: { username: asker.username },
    decision: null,
  });
  expect(report?.context).toHaveLength(10);
  expect(report?.context.at(-1)).toMatchObject({ id: messageId, isReported: true, author: asker.username });
  const waiting = await app.as(moderator).get("/api/moderation/waiting");
  expect(waiting.json().data.reports).toBe(1);
});

test("reported many times at once it is one report; another may follow once that is decided", async () => {
  await Promise.all(Array.from({ length: 6 }, () => file(owner, { messageId })));
  await file(owner, {});
  expect(await list()).toHaveLength(2);
  const [first] = await list();
  await decide(moderator, first?.id ?? 0, "dismissed");
  await file(owner, { messageId });
  expect(await list()).toHaveLength(2);
});

test("what was reported is kept when its author takes it back", async () => {
  await file(owner, { messageId });
  expect((await app.as(asker).delete(`/api/me/messages/${messageId}`)).statusCode).toBe(200);
  const [report] = await list();
  expect(report?.quoted).toBe("Pošlete mi peníze předem.");
  expect(report?.context.some(({ isReported }) => isReported)).toBe(false);
});

test("one's own message, another conversation's and a stranger's report are not found", async () => {
  const stranger = await makeUser(app.ctx);
  expect((await file(stranger, {})).statusCode).toBe(404);
  expect((await file(asker, { messageId })).statusCode).toBe(404);
  expect((await file(owner, { messageId: 999_999_999 })).statusCode).toBe(404);
  expect(await list()).toEqual([]);
});

test("M14: a decision is made once by who is neither side, audited, and told with its reason to who reported", async () => {
  await file(owner, { messageId });
  const [report] = await list();
  const id = report?.id ?? 0;
  expect((await decide(owner, id, "upheld")).statusCode).toBe(403);
  expect((await decide(moderator, id, "upheld")).statusCode).toBe(200);
  expect((await decide(moderator, id, "upheld")).statusCode).toBe(200);
  const colleague = await makeUser(app.ctx, { scopes: ["moderation"] });
  expect((await decide(colleague, id, "upheld")).json().code).toBe("REPORT_DECIDED");
  const other = await decide(moderator, id, "dismissed");
  expect([other.statusCode, other.json().code]).toEqual([409, "REPORT_DECIDED"]);
  expect(await list("closed")).toMatchObject([{ id, decision: { outcome: "upheld" } }]);
  const entries = and(eq(auditEntries.subject, "report"), eq(auditEntries.subjectId, String(id)));
  expect(await app.db.$count(auditEntries, entries)).toBe(1);
  await app.drainEvents();
  const written = await app.mails(owner.email);
  expect(written.filter((mail) => JSON.stringify(mail).includes("Platba předem."))).toHaveLength(1);
});

test("a moderator who is one of the two does not decide", async () => {
  await app.db.update(reports).set({ note: "" });
  await file(owner, { messageId });
  const [report] = await list();
  await app.db
    .update(reports)
    .set({ reporterId: moderator.id })
    .where(eq(reports.id, report?.id ?? 0));
  expect((await decide(moderator, report?.id ?? 0, "upheld")).statusCode).toBe(403);
});
