import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Report } from "#contract/reports/report-admin.ts";
import type { TrustedFlagger } from "#contract/reports/trusted-flaggers.ts";
import { eq } from "#server/db/query.ts";
import { accountDeletions } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { reportsData } from "#server/features/reports/personal-data.ts";
import { reports, trustedFlaggers } from "#server/features/reports/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let admin: TestUser;
let moderator: TestUser;
let member: TestUser;
let reported: TestUser;
const reason = "Jmenoval ho koordinátor digitálních služeb.";

beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  await app.db.delete(reports);
  await app.db.delete(trustedFlaggers);
  [member, reported] = [await makeUser(app.ctx), await makeUser(app.ctx)];
});

const name = (who: string) =>
  app.as(admin).post("/api/admin/trusted-flaggers", { name: "Sdružení vinařů", who, reason });
const list = async (): Promise<TrustedFlagger[]> =>
  (await app.as(admin).get("/api/admin/trusted-flaggers")).json().data;
const remove = (id: number | undefined) =>
  app.as(admin).put(`/api/admin/trusted-flaggers/${id}/removal`, { reason: "Jmenování skončilo." });
const file = (who: TestUser | null, guestEmail = "nekdo@jinde.test") =>
  app.as(who).post("/api/reports", {
    ...{ kind: "profile", id: reported.id, reason: "law", note: "Prodává padělky.", goodFaith: true },
    ...(who === null && { guest: { name: "Hana", email: guestEmail } }),
  });
const open = async (): Promise<Report[]> => (await app.as(moderator).get("/api/moderation/reports")).json().items;

test("a trusted flagger's reports stand first, are marked, and are counted apart; once removed, later ones do not", async () => {
  expect((await name(member.username)).statusCode).toBe(201);
  await file(null);
  await file(member);
  expect((await open()).map(({ flagger }) => flagger)).toEqual(["Sdružení vinařů", null]);
  const [flagger] = await list();
  expect(flagger).toMatchObject({
    username: member.username,
    email: null,
    by: admin.username,
    removed: null,
  });
  expect((await remove(flagger?.id)).statusCode).toBe(200);
  expect((await remove(flagger?.id)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await list())[0]?.removed).toMatchObject({ by: admin.username, reason: "Jmenování skončilo." });
  expect((await open())[0]?.flagger).toBe("Sdružení vinařů");
  const other = await makeUser(app.ctx);
  await app.as(member).post("/api/reports", {
    ...{ kind: "profile", id: other.id, reason: "law", note: "Prodává padělky.", goodFaith: true },
  });
  expect((await open()).map(({ flagger: mark }) => mark)).toEqual(["Sdružení vinařů", null, null]);
  const { figures } = (await app.as(moderator).get("/api/moderation/reports/years")).json().data;
  expect(figures.sources).toEqual([
    { source: "account", count: 1 },
    { source: "guest", count: 1 },
    { source: "trusted", count: 1 },
  ]);
  const audited = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "trusted_flagger"));
  expect(audited.map(({ reason: why }) => why)).toEqual([reason, "Jmenování skončilo."]);
  const who = { name: "Sdružení vinařů", userId: member.id, email: null };
  expect(audited.map(({ before, after }) => [before, after])).toEqual([
    [null, who],
    [who, null],
  ]);
});

test("an organisation is known by the e-mail that its account has confirmed, and a guest who writes it is nobody", async () => {
  expect((await name("Info@Sdruzeni.test")).statusCode).toBe(201);
  expect((await name("info@sdruzeni.test")).json().code).toBe("FLAGGER_EXISTS");
  expect((await list())[0]).toMatchObject({ username: null, email: "info@sdruzeni.test" });
  await file(null, "INFO@sdruzeni.test");
  expect((await open()).map(({ flagger }) => flagger)).toEqual([null]);
  await file(await makeUser(app.ctx, { email: "Info@sdruzeni.test" }));
  expect((await open()).map(({ flagger }) => flagger)).toEqual(["Sdružení vinařů", null]);
  const who = { id: member.id, email: "info@sdruzeni.test" };
  expect(await reportsData.files?.trustedFlaggers?.(app.ctx, who)).toMatchObject([{ reason }]);
});

test("M19: accounts of the staff, and those that are suspended, unconfirmed or leave, are refused in a sentence", async () => {
  const departing = await makeUser(app.ctx);
  await app.db.insert(accountDeletions).values({ userId: departing.id, wantedAt: new Date(), dueAt: new Date() });
  const refused: [string, string][] = [
    [admin.username, "Účet obsluhy"],
    [moderator.email, "Účet obsluhy"],
    [(await makeUser(app.ctx, { suspendedAt: new Date() })).username, "pozastavený"],
    [(await makeUser(app.ctx, { emailConfirmedAt: null })).username, "potvrzený e-mail"],
    [departing.username, "smazání"],
  ];
  for (const [who, words] of refused) {
    const answer = await name(who);
    expect([answer.statusCode, answer.json().errors?.who]).toEqual([422, [expect.stringContaining(words)]]);
  }
  expect(await list()).toEqual([]);
});

test("an e-mail of an account names that account, and who is not there cannot be named", async () => {
  expect((await name(member.email)).statusCode).toBe(201);
  expect((await list())[0]?.username).toBe(member.username);
  expect((await name(member.username)).json().code).toBe("FLAGGER_EXISTS");
  for (const who of ["nikdo-takovy", "tohle@neni"]) {
    const refused = await name(who);
    expect([refused.statusCode, Object.keys(refused.json().errors ?? {})]).toEqual([422, ["who"]]);
  }
});
