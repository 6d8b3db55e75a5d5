import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { reportAppeals, reports } from "./table.ts";

let app: TestApp;
let moderator: TestUser;
let reporter: TestUser;
let reported: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  [reporter, reported] = [await makeUser(app.ctx), await makeUser(app.ctx)];
});
beforeEach(async () => {
  await app.db.delete(reportAppeals);
  await app.db.delete(reports);
});

/** A report of a profile, filed and decided at these instants. */
async function store(filed: string, more: Partial<typeof reports.$inferInsert> = {}): Promise<number> {
  const [stored] = await app.db
    .insert(reports)
    .values({
      ...{ kind: "profile", profileId: reported.id, reportedId: reported.id, quoted: "x", reason: "fraud" },
      ...{ note: "Podvod.", reporterId: reporter.id, createdAt: new Date(filed), ...more },
    })
    .returning({ id: reports.id });
  return stored?.id ?? 0;
}
const decided = (outcome: "upheld" | "dismissed", at: string) => ({
  ...{ outcome, decidedReason: "Prověřeno.", decidedById: moderator.id, decidedAt: new Date(at) },
  ...(outcome === "upheld" && ({ action: "suspended", ground: "law" } as const)),
});
const publicYear = async (query = "") => app.as(null).get(`/api/reports/years${query}`);

test("M16: a year counts what fell into it in Prague, and its median time to a decision", async () => {
  const id = await store("2024-12-31T23:30:00Z", decided("upheld", "2025-01-01T05:30:00Z"));
  await store("2025-03-01T00:00:00Z", decided("dismissed", "2025-03-01T10:00:00Z"));
  await store("2025-04-01T00:00:00Z", { reporterId: null, guestEmail: "host@jinde.test", reason: "law" });
  // Half an hour before the year begins in Prague.
  await store("2024-12-31T22:30:00Z");
  await app.db.insert(reportAppeals).values({
    ...{ reportId: id, side: "reported", text: "Není to tak.", createdAt: new Date("2025-01-05T00:00:00Z") },
  });
  const { figures, years } = (await publicYear("?year=2025")).json().data;
  expect(years.at(-1)).toBe(2024);
  expect(figures).toEqual({
    year: 2025,
    notices: [
      { kind: "profile", reason: "fraud", count: 2 },
      { kind: "profile", reason: "law", count: 1 },
    ],
    sources: [
      { source: "account", count: 2 },
      { source: "guest", count: 1 },
    ],
    decisions: [
      { outcome: "dismissed", count: 1 },
      { outcome: "upheld", count: 1 },
    ],
    medianHours: 8,
    measures: [{ action: "suspended", ground: "law", count: 1 }],
    appeals: [{ side: "reported", outcome: null, count: 1 }],
    misuse: [],
    suspensions: [],
  });
});

test("the running year is for moderators alone, and a year without figures is not found", async () => {
  const year = new Date().getFullYear();
  await store(new Date().toISOString());
  expect((await publicYear()).json().data).toEqual({ years: [], figures: null });
  expect((await publicYear(`?year=${year}`)).statusCode).toBe(404);
  const backOffice = await app.as(moderator).get("/api/moderation/reports/years");
  expect(backOffice.json().data).toMatchObject({ years: [year], figures: { year, medianHours: null } });
  expect((await app.as(moderator).get(`/api/moderation/reports/years?year=${year - 1}`)).statusCode).toBe(404);
  expect((await app.as(reporter).get("/api/moderation/reports/years")).statusCode).toBe(403);
  expect((await publicYear("?year=x")).statusCode).toBe(422);
});

test("a suspension counts by who decided it", async () => {
  await store(new Date().toISOString());
  await app.as(moderator).put(`/api/moderation/people/${reported.username}/suspension`, {
    ...{ suspended: true, reason: "Podvod." },
  });
  const backOffice = await app.as(moderator).get("/api/moderation/reports/years");
  expect(backOffice.json().data.figures.suspensions).toEqual([{ cause: "moderator", count: 1 }]);
});
