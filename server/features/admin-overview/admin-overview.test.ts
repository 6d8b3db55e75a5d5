import { beforeAll, beforeEach, expect, test } from "vitest";
import type { DashboardDay, WaitKind } from "#contract/admin-overview/overview.ts";
import { asc, desc, eq, sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { watchWork } from "#server/failing-work.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { noteBackup } from "#server/features/backups/note-backup.ts";
import { backups } from "#server/features/backups/table.ts";
import { storeMail } from "#server/features/mails/sending/write-mail.ts";
import { mails } from "#server/features/mails/table.ts";
import { sweepFailures } from "#server/jobs/note-failure.ts";
import { failingWork } from "#server/jobs/table.ts";
import { forget } from "#server/remembered.ts";
import { watchOutside } from "#server/watch-outside.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeDeal } from "#test/make/deal.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let admin: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
});
beforeEach(async () => {
  forget(app.ctx);
  await app.db.delete(outbox);
  await app.db.delete(failingWork);
});

async function overviewOf(user: TestUser) {
  const answer = await app.as(user).get("/api/admin/overview");
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data as {
    waits: { kind: WaitKind; count: number; oldestAt: string | null }[];
    days: DashboardDay[];
  };
}
const health = async () => (await app.as(admin).get("/api/admin/health")).json().data;
const putOff = async (error = "the fuse has blown") => {
  const [event] = await app.db
    .insert(outbox)
    .values({
      topic: "LotClosed",
      payload: {},
      attempts: 3,
      lastError: error,
      nextAttemptAt: sql`now() + interval '1 hour'`,
    })
    .returning();
  if (!event) throw new Error("no event");
  return event.id;
};

test("DK1: each scope sees what waits for it, with the age of the oldest; who has none sees nothing", async () => {
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const operator = await makeUser(app.ctx, { scopes: ["shop"] });
  const stranger = await makeUser(app.ctx);
  const [lot, older] = [
    await makeAuction(app.ctx, { sellerId: stranger.id }),
    await makeAuction(app.ctx, { sellerId: stranger.id }),
  ];
  await app.db.execute(sql`
    insert into inspections (listing_id, seller_id, name, kind, submitted_at)
    values (${lot.id}, ${stranger.id}, 'Lahev', 'after', '2026-01-05T10:00:00Z'),
      (${older.id}, ${stranger.id}, 'Lahev', 'after', '2026-01-04T10:00:00Z')`);
  const seen = await overviewOf(moderator);
  expect(seen.waits).toEqual([
    { kind: "inspections", count: 2, oldestAt: "2026-01-04T10:00:00.000Z" },
    ...["reports", "cases", "suspicions"].map((kind) => ({ kind, count: 0, oldestAt: null })),
  ]);
  expect((await overviewOf(operator)).waits.map(({ kind }) => kind)).toEqual(["ordersToHandOver", "ordersComingBack"]);
  expect((await overviewOf(admin)).waits).toHaveLength(16);
  expect((await app.as(stranger).get("/api/admin/overview")).statusCode).toBe(403);
  expect((await app.as(operator).get("/api/admin/health")).statusCode).toBe(403);
});

test("DK1: thirty days in Prague to today; amounts with the scope finance alone", async () => {
  const before = (await overviewOf(admin)).days;
  forget(app.ctx);
  await makeDeal(app.ctx);
  const after = (await overviewOf(admin)).days;
  expect(after).toHaveLength(30);
  const today = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Prague" }).format(app.clock.now());
  expect(after.at(-1)?.day).toBe(today);
  const sum = (days: DashboardDay[], key: "sales" | "turnover") =>
    days.reduce((total, day) => total + (day[key] ?? 0), 0);
  expect(sum(after, "sales") - sum(before, "sales")).toBe(1);
  expect(sum(after, "turnover") - sum(before, "turnover")).toBe(1_500);
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const withoutMoney = (await overviewOf(moderator)).days;
  expect(withoutMoney.every(({ turnover, income }) => turnover === null && income === null)).toBe(true);
  expect(sum(withoutMoney, "sales")).toBe(sum(after, "sales"));
});

test("DK2: an event that was put off is tried again at once, which the audit has; one that is handled is missing", async () => {
  const id = await putOff();
  expect((await health()).putOff).toMatchObject([{ id, topic: "LotClosed", attempts: 3, error: "the fuse has blown" }]);
  expect((await app.as(admin).post(`/api/admin/events/${id}/attempts`)).statusCode).toBe(200);
  const due = await app.db.execute(
    sql`select from outbox where id = ${id} and next_attempt_at <= now() and handled_at is null`,
  );
  expect(due.rowCount).toBe(1);
  await app.db.update(outbox).set({ handledAt: new Date() }).where(eq(outbox.id, id));
  expect((await app.as(admin).post(`/api/admin/events/${id}/attempts`)).statusCode).toBe(404);
  const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "event"));
  expect(entry).toMatchObject({ subjectId: String(id), byId: admin.id, reason: null });
});

test("DK2: an event is given up with a reason and never without one", async () => {
  const id = await putOff();
  const drop = (reason: string) => app.as(admin).post(`/api/admin/events/${id}/dismissal`, { reason });
  expect((await drop("  ")).statusCode).toBe(422);
  expect((await health()).putOff).toHaveLength(1);
  expect((await drop("Položka už neexistuje.")).statusCode).toBe(200);
  expect(await health()).toMatchObject({ putOff: [], events: { waiting: 0, oldestAt: null } });
  expect((await drop("Položka už neexistuje.")).statusCode).toBe(404);
  const [entry] = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subject, "event"))
    .orderBy(desc(auditEntries.id));
  expect(entry).toMatchObject({ reason: "Položka už neexistuje.", after: { isGivenUp: true } });
});

test("DK2: an event that was never put off is none of the back office's business", async () => {
  const [event] = await app.db.insert(outbox).values({ topic: "LotClosed", payload: {} }).returning();
  expect(
    (await app.as(admin).post(`/api/admin/events/${event?.id}/dismissal`, { reason: "nechci ji" })).statusCode,
  ).toBe(404);
});

test("DK2: mails given up are told without the address that the server's words repeat", async () => {
  await storeMail(app.ctx, {
    key: "k1",
    kind: "auction-won",
    recipient: "nikdo@example.com",
    subject: "",
    html: "",
    text: "",
  });
  await app.db
    .update(mails)
    .set({ givenUpAt: new Date(), lastError: "550 5.1.1 <nikdo@example.com>: no such user" })
    .where(eq(mails.key, "k1"));
  const { mailsGivenUp } = await health();
  expect(mailsGivenUp).toMatchObject([{ kind: "auction-won", error: "550 5.1.1 <…>: no such user" }]);
  expect(JSON.stringify(mailsGivenUp)).not.toContain("nikdo");
  expect((await overviewOf(admin)).waits).toContainEqual(expect.objectContaining({ kind: "mailsGivenUp", count: 1 }));
});

test("DK2: regular work that fails is shown until an attempt succeeds, and not for ever when its process is gone", async () => {
  const { run } = watchWork(app.ctx, "regular work failed", "tellSearchAlerts");
  await run(() => Promise.reject(new Error("no space left")));
  await run(() => Promise.reject(new Error("still none")));
  expect((await health()).failingWork).toMatchObject([{ work: "tellSearchAlerts", error: "still none" }]);
  await run(async () => {});
  expect((await health()).failingWork).toEqual([]);
  await run(() => Promise.reject(new Error("again")));
  await app.db.update(failingWork).set({ lastAt: sql`now() - interval '25 hours'` });
  await sweepFailures(app.ctx);
  expect(await app.db.select().from(failingWork).orderBy(asc(failingWork.work))).toEqual([]);
});

test("DK2: mails that wait for a server that did not take them are shown as its failure, with since when, in the overview too", async () => {
  await app.db.delete(mails);
  expect((await health()).outside).toEqual([]);
  const sentMail = {
    kind: "auction-won" as const,
    recipient: "nikdo@example.com",
    subject: "",
    html: "",
    text: "",
  };
  for (const key of ["w1", "w2"]) await storeMail(app.ctx, { key, ...sentMail });
  expect((await health()).outside).toEqual([]);
  await app.db
    .update(mails)
    .set({ lastError: "421 <nikdo@example.com>: not now", createdAt: new Date("2026-01-05T10:00:00Z") })
    .where(eq(mails.key, "w1"));
  expect((await health()).outside).toEqual([
    { service: "mail", since: "2026-01-05T10:00:00.000Z", error: "421 <…>: not now" },
  ]);
  forget(app.ctx);
  const { waits } = await overviewOf(admin);
  expect(waits).toContainEqual({ kind: "failingWork", count: 1, oldestAt: "2026-01-05T10:00:00.000Z" });
  await app.db.update(mails).set({ sentAt: new Date() });
  expect((await health()).outside).toEqual([]);
});

test("DK2: a service of others is shown from its first failed call until one succeeds, whichever process has seen it fail", async () => {
  let isAway = true;
  const answer = async () => {
    if (isAway) throw new Error("connect ECONNREFUSED");
  };
  const { sms, gateways, ...others } = app.ctx.ports;
  const [gateway] = gateways;
  if (!gateway) throw new Error("the sandbox has a gateway");
  const ports = { ...others, sms: { ...sms, send: answer }, gateways: [{ ...gateway, refund: answer }] };
  const watched = watchOutside(app.ctx, ports);
  const call = async ({ sms, gateways }: typeof watched) => [
    await sms.send({ to: "+420777123456", text: "" }).catch(String),
    await gateways[0]?.refund("r", { amountMinor: 1, key: "k", earlierMinor: 0 }).catch(String),
  ];
  expect(await call(watched)).toEqual(["Error: connect ECONNREFUSED", "Error: connect ECONNREFUSED"]);
  const shown = await health();
  expect(shown.failingWork).toEqual([]);
  const failure = { error: "connect ECONNREFUSED", since: expect.any(String) };
  expect(shown.outside).toEqual([
    { service: "sms", ...failure },
    { service: "sandbox", ...failure },
  ]);
  isAway = false;
  await app.db.update(failingWork).set({ place: "a process that has ended" });
  await call(watchOutside(app.ctx, ports));
  expect((await health()).outside).toEqual([]);
});

test("BK4: in production a backup that is missing, old, not proven or cannot be restored waits on the overview", async () => {
  const late = async () => (await overviewOf(admin)).waits.find(({ kind }) => kind === "lateBackup")?.count;
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000);
  const saved = (columns: object) =>
    app.db.update(backups).set({ savedAt: ago(1), provenAt: ago(1), fault: null, ...columns });
  await app.db.execute(sql`delete from drizzle.mode`);
  expect(await late()).toBe(0);
  await app.db.execute(sql`insert into drizzle.mode (mode) values ('production')`);
  expect(await late()).toBe(1);
  expect((await health()).backup).toBeNull();
  await noteBackup(app.ctx, ago(1));
  expect(await late()).toBe(1);
  await noteBackup(app.ctx, ago(1), { faults: [] });
  expect(await late()).toBe(0);
  for (const columns of [{ savedAt: ago(27) }, { provenAt: ago(24 * 9 + 1) }, { fault: "bids are missing" }]) {
    await saved(columns);
    expect(await late(), JSON.stringify(columns)).toBe(1);
  }
  expect((await health()).backup).toMatchObject({ fault: "bids are missing" });
  await app.db.execute(sql`delete from drizzle.mode`);
});
