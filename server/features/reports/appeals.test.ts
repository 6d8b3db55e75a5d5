import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import { and, eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { reviews } from "#server/features/reviews/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reportsData } from "./personal-data.ts";
import { reportAppeals, reports } from "./table.ts";

let app: TestApp;
let author: TestUser;
let reporter: TestUser;
let first: TestUser;
let second: TestUser;
let reviewId: number;
let reportId: number;

beforeAll(async () => {
  app = await createTestApp();
  first = await makeUser(app.ctx, { scopes: ["moderation"] });
  second = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  await app.db.delete(reportAppeals);
  await app.db.delete(reports);
  const deal = await makeDeal(app.ctx, { status: "received" });
  [author, reporter] = [deal.buyer, deal.seller];
  const [review] = await app.db
    .insert(reviews)
    .values({
      ...{ dealId: deal.id, authorId: author.id, subjectId: reporter.id, side: "buyer", stars: 1 },
      ...{ text: "Podvodník.", createdAt: new Date(), changedAt: new Date() },
      ...{ sealedUntil: new Date(), publishedAt: new Date() },
    })
    .returning();
  reviewId = review?.id ?? 0;
  reportId = await file("review", reviewId);
});

async function file(kind: string, id: number, who = reporter): Promise<number> {
  const body = { kind, id, reason: "insult", note: "Uráží mě.", goodFaith: true };
  return (await app.as(who).post("/api/reports", body)).json().data.id;
}
const decide = (outcome: string, more = {}, id = reportId) =>
  app.as(first).put(`/api/moderation/reports/${id}/decision`, { outcome, reason: "Prověřeno poprvé.", ...more });
const hide = () =>
  app.as(first).put(`/api/moderation/reviews/${reviewId}/hiding`, { rule: "decency", reason: "Urážka." });
async function appeal(side: "reporter" | "reported", id = reportId, text = "Není to tak, jak píšete.") {
  const [report] = await app.db.select().from(reports).where(eq(reports.id, id));
  const key = side === "reporter" ? report?.reporterKey : report?.reportedKey;
  return app.as(null).post(`/api/reports/${id}/${key}/appeal`, { text });
}
const list = async (state: string, who = second): Promise<Report[]> =>
  (await app.as(who).get(`/api/moderation/reports?state=${state}`)).json().items;
async function settle(outcome: string, more = {}, who = second) {
  const all = await app.db.select().from(reportAppeals).orderBy(reportAppeals.id);
  const id = (all.find((each) => each.outcome === null) ?? all.at(-1))?.id;
  const body = { outcome, reason: "Prověřeno podruhé.", ...more };
  return app.as(who).put(`/api/moderation/appeals/${id}/decision`, body);
}
const mailsTo = async ({ email }: TestUser, kind: string) =>
  (await app.mails(email)).filter((mail) => mail.kind === kind);

test("whom an upheld report hit appeals once, and a granted appeal shows the hidden review again", async () => {
  await hide();
  await decide("upheld", { action: "hidden" });
  const answer = await appeal("reported");
  expect(answer.statusCode).toBe(201);
  expect(answer.json().data).toMatchObject({ outcome: "upheld", appealUntil: null });
  expect((await appeal("reported")).json().code).toBe("APPEAL_NOT_POSSIBLE");
  expect(await list("appealed")).toMatchObject([{ id: reportId, mayDecide: true, outcome: "upheld" }]);
  expect((await app.as(second).get("/api/moderation/waiting")).json().data.reports).toBe(1);
  expect((await settle("granted")).statusCode).toBe(200);
  const [review] = await app.db.select().from(reviews).where(eq(reviews.id, reviewId));
  expect(review?.hiddenAt).toBeNull();
  expect(await list("appealed")).toEqual([]);
  expect((await list("closed"))[0]).toMatchObject({ outcome: "dismissed", isStillShown: true });
  const audited = await app.db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subject, "report"), eq(auditEntries.subjectId, `${reportId}/appeal`)));
  expect(audited).toMatchObject([{ byId: second.id, reason: "Prověřeno podruhé." }]);
  await app.drainEvents();
  for (const who of [author, reporter]) {
    const [reported] = await mailsTo(who, "appeal-decided");
    expect(reported?.text).toContain("Prověřeno podruhé.");
  }
  expect(await mailsTo(author, "appeal-received")).toHaveLength(1);
});

test("a moderator who has decided the report, or is a side of it, settles no appeal", async () => {
  await decide("dismissed");
  await appeal("reporter");
  expect((await list("appealed", first))[0]?.mayDecide).toBe(false);
  expect((await settle("granted", {}, first)).json().code).toBe("APPEAL_OTHER_MODERATOR");
  await app.db
    .update(users)
    .set({ scopes: ["moderation"] })
    .where(eq(users.id, author.id));
  expect((await settle("refused", {}, author)).statusCode).toBe(403);
  expect((await settle("refused")).statusCode).toBe(200);
  expect((await settle("refused")).statusCode).toBe(200);
  expect((await settle("granted")).json().code).toBe("REPORT_DECIDED");
});

test("a granted appeal of who reported names a measure that is in effect, and the other side may appeal in turn", async () => {
  await decide("dismissed");
  expect((await appeal("reported")).json().code).toBe("APPEAL_NOT_POSSIBLE");
  await appeal("reporter");
  expect((await settle("granted", { action: "hidden" })).json().code).toBe("REPORT_ACTION");
  await hide();
  expect((await settle("granted", { action: "hidden", ground: "law" })).statusCode).toBe(200);
  expect((await list("closed"))[0]).toMatchObject({
    outcome: "upheld",
    appeals: [{ side: "reporter", decision: { outcome: "granted", action: "hidden", ground: "law" } }],
  });
  await app.drainEvents();
  expect((await mailsTo(author, "appeal-decided"))[0]?.text).toContain("odvolat na téže stránce");
  expect((await appeal("reported")).statusCode).toBe(201);
  const third = await makeUser(app.ctx, { scopes: ["moderation"] });
  expect((await settle("granted")).json().code).toBe("APPEAL_OTHER_MODERATOR");
  expect((await settle("granted", {}, third)).statusCode).toBe(200);
  const [review] = await app.db.select().from(reviews).where(eq(reviews.id, reviewId));
  expect(review?.hiddenAt).toBeNull();
  expect((await appeal("reporter")).json().code).toBe("APPEAL_NOT_POSSIBLE");
});

test("whom a dismissal that stands had named is told of no appeal", async () => {
  await decide("dismissed");
  await appeal("reporter");
  await settle("refused");
  await app.drainEvents();
  expect(await mailsTo(author, "appeal-decided")).toEqual([]);
  expect((await mailsTo(reporter, "appeal-decided"))[0]?.text).not.toContain("odvolat na téže stránce");
});

test("after six months there is no appeal, nor is there one before a decision", async () => {
  expect((await appeal("reporter")).json().code).toBe("APPEAL_NOT_POSSIBLE");
  await decide("dismissed");
  const decidedAt = new Date(Date.now() - 190 * 86_400_000);
  await app.db.update(reports).set({ decidedAt }).where(eq(reports.id, reportId));
  expect((await appeal("reporter")).json().code).toBe("APPEAL_TOO_LATE");
});

test("M15: a granted appeal releases the account, unless another decision rests on the suspension", async () => {
  const suspend = () =>
    app.as(first).put(`/api/moderation/people/${author.username}/suspension`, { suspended: true, reason: "Urážky." });
  const isSuspended = async () => {
    const [person] = await app.db.select().from(users).where(eq(users.id, author.id));
    return person?.suspendedAt !== null;
  };
  expect((await suspend()).statusCode).toBe(200);
  const other = await file("profile", author.id);
  await decide("upheld", { action: "suspended" });
  await decide("upheld", { action: "suspended" }, other);
  await appeal("reported");
  expect((await settle("granted")).statusCode).toBe(200);
  expect(await isSuspended()).toBe(true);
  await appeal("reported", other);
  expect((await settle("granted")).statusCode).toBe(200);
  expect(await isSuspended()).toBe(false);
});

test("an appeal is among the data of whose it is alone", async () => {
  await decide("dismissed");
  await appeal("reporter");
  const read = ({ id, email }: TestUser) => reportsData.files?.reportAppeals?.(app.ctx, { id, email });
  expect(await read(reporter)).toMatchObject([{ text: "Není to tak, jak píšete." }]);
  expect(await read(author)).toEqual([]);
});
