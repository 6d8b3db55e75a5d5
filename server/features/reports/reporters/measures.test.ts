import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { reportsData } from "#server/features/reports/personal-data.ts";
import { reporterMeasures, reports } from "#server/features/reports/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let moderator: TestUser;
let reporter: TestUser;
let reported: TestUser;
let guest = { name: "Hana Hostová", email: "" };
let guests = 0;

beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  await app.db.delete(reporterMeasures);
  await app.db.delete(reports);
  // An e-mail is taken five reports from within an hour.
  guest = { ...guest, email: `Hana${++guests}@jinde.test` };
  [reporter, reported] = [await makeUser(app.ctx), await makeUser(app.ctx)];
});

const file = (who: TestUser | null, more = {}) =>
  app.as(who).post("/api/reports", {
    ...{ kind: "profile", id: reported.id, reason: "fraud", note: "Zase on.", goodFaith: true },
    ...(who === null && { guest }),
    ...more,
  });
/** Files a report and dismisses it. */
async function dismissed(who: TestUser | null = reporter): Promise<number> {
  const id: number = (await file(who)).json().data.id;
  const body = { outcome: "dismissed", reason: "Nic takového." };
  await app.as(moderator).put(`/api/moderation/reports/${id}/decision`, body);
  return id;
}
const measure = (id: number, kind: string, more = {}, who = moderator) =>
  app.as(who).post(`/api/moderation/reports/${id}/reporter/measures`, {
    ...{ kind, reason: "Stále totéž bez důkazů.", ...more },
  });
const withdraw = (id: number) =>
  app.as(moderator).put(`/api/moderation/reporter-measures/${id}/withdrawal`, { reason: "Šlo o omyl." });
const closed = async (): Promise<Report[]> =>
  (await app.as(moderator).get("/api/moderation/reports?state=closed")).json().items;

async function warned(who: TestUser | null = reporter): Promise<number> {
  await dismissed(who);
  await dismissed(who);
  const id = await dismissed(who);
  expect((await measure(id, "warning")).statusCode).toBe(201);
  return id;
}

test("a pause comes after a warning and another dismissed report, refuses until its end with the reason, and is undone", async () => {
  const id = await dismissed();
  expect((await measure(id, "warning")).json().code).toBe("REPORTER_NOT_OFTEN");
  await app.db.delete(reports);
  const last = await warned();
  expect((await measure(last, "warning")).json().code).toBe("REPORTER_WARNED");
  expect((await measure(last, "pause")).json().code).toBe("REPORTER_HEEDED");
  const after = await dismissed();
  expect((await closed())[0]?.reporterHistory).toMatchObject({ filed: 4, dismissed: 4, may: "pause" });
  expect((await measure(after, "pause", { days: 8 })).statusCode).toBe(422);
  expect((await measure(after, "pause", { days: 30 })).statusCode).toBe(201);
  expect((await measure(after, "pause", { days: 30 })).json().code).toBe("REPORTER_PAUSED");
  const refused = await file(reporter);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "REPORTS_PAUSED"]);
  expect(refused.json().message).toMatch(/do\s\d+\..+Důvod: Stále totéž bez důkazů\./);
  const [pause] = (await closed())[0]?.reporterHistory.measures ?? [];
  expect(pause).toMatchObject({ kind: "pause", by: moderator.username, withdrawn: null });
  await app.drainEvents();
  const kinds = (await app.mails(reporter.email)).map(({ kind }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(["reporter-warning", "reporter-pause"]));
  const reported = (await app.mails(reporter.email)).find(({ kind }) => kind === "reporter-pause");
  expect(reported?.text).toContain("odpovězte na tento e-mail");
  expect((await withdraw(pause?.id ?? 0)).statusCode).toBe(200);
  expect((await withdraw(pause?.id ?? 0)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await file(reporter)).statusCode).toBe(201);
  await app.drainEvents();
  expect((await app.mails(reporter.email)).some(({ kind }) => kind === "reporter-freed")).toBe(true);
  const audited = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, `${after}/reporter`));
  expect(audited).toHaveLength(2);
  const year = (await app.as(moderator).get("/api/moderation/reports/years")).json().data.figures;
  expect(year.misuse).toEqual([
    { kind: "pause", count: 1 },
    { kind: "warning", count: 1 },
  ]);
});

test("a guest is paused by e-mail, as an account of that e-mail too, and reads the reason by mail alone", async () => {
  await warned(null);
  expect((await measure(await dismissed(null), "pause")).statusCode).toBe(201);
  const refused = await file(null);
  expect(refused.json().code).toBe("REPORTS_PAUSED_GUEST");
  expect(refused.json().message).not.toContain("Stále totéž");
  expect((await file(null, { guest: { ...guest, email: "jiny@jinde.test" } })).statusCode).toBe(201);
  const account = await makeUser(app.ctx);
  await app.db.update(users).set({ email: guest.email.toLowerCase() }).where(eq(users.id, account.id));
  expect((await file(account)).json().code).toBe("REPORTS_PAUSED");
  await app.drainEvents();
  const reported = await app.mails(guest.email.toLowerCase());
  expect(reported.find(({ kind }) => kind === "reporter-pause")?.text).toContain("Stále totéž bez důkazů.");
});

test("a pause ends by itself, and so does a paused account's for a guest of its e-mail", async () => {
  await warned();
  await measure(await dismissed(), "pause");
  const guestAs = { guest: { ...guest, email: reporter.email } };
  expect((await file(null, guestAs)).json().code).toBe("REPORTS_PAUSED_GUEST");
  await app.db.update(reporterMeasures).set({ until: new Date() }).where(eq(reporterMeasures.kind, "pause"));
  expect((await file(null, guestAs)).statusCode).toBe(201);
});

test("a moderator who is a side of the report takes no measure, and whoever is forgotten leaves none", async () => {
  const id = await warned(null);
  const [scopes, where] = [["moderation"], eq(users.id, reported.id)];
  await app.db.update(users).set({ scopes }).where(where);
  expect((await measure(id, "warning", {}, reported)).statusCode).toBe(403);
  const who = { id: reporter.id, email: guest.email };
  expect(await reportsData.files?.reporterMeasures?.(app.ctx, who)).toMatchObject([{ kind: "warning" }]);
  await reportsData.forget?.(app.ctx, who as never);
  expect((await app.db.select().from(reporterMeasures))[0]).toMatchObject({ email: null, userId: null });
  expect((await measure(id, "warning")).statusCode).toBe(404);
});
