import { beforeAll, beforeEach, expect, test } from "vitest";
import type { EditableIssue, IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import { hourMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { mails } from "#server/features/mails/table.ts";
import { subscribers } from "#server/features/newsletter/table.ts";
import { readIssue } from "#server/features/newsletter-issues/read-issue.ts";
import { issueDeliveries } from "#server/features/newsletter-issues/table.ts";
import { type MailPort, Undeliverable } from "#server/ports/mail/mail.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { issueBody } from "#test/make/newsletter-issue.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { sendIssues } from "./send-issues.ts";
import { sweepDeliveries } from "./sweep-deliveries.ts";

/** Each address gets an issue once, whatever happens meanwhile (rules NL9 to NL12). */

const url = "/api/admin/newsletters";
const mailSettings = { publicUrl: "https://kabinet.test" };
let app: TestApp;
let operator: TestUser;
let gone: string[];
/** Addresses whose mailbox does not exist. */
let missing: string[];
let isAway: boolean;

beforeAll(async () => {
  const mail: MailPort = {
    kind: "smtp",
    send: async ({ to }) => {
      if (isAway) throw new Error("connect ECONNREFUSED");
      if (missing.includes(to)) throw new Undeliverable("550 5.1.1 no such mailbox");
      gone.push(to);
    },
    close: () => {},
  };
  app = await createTestApp({ ports: { mail } });
});
beforeEach(async () => {
  [gone, missing, isAway] = [[], [], false];
  await app.empty();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});

const address = (number: number) => `ctenar-${String(number).padStart(4, "0")}@example.test`;
async function subscribe(count: number, more: Partial<typeof subscribers.$inferInsert> = {}): Promise<void> {
  const rows = Array.from({ length: count }, (_, index) => ({
    ...{ email: address(index), locale: "cs" as const, key: `klic-${index}`.padEnd(30, "x") },
    ...{ confirmedAt: new Date(), createdAt: new Date(Date.now() - hourMs), ...more },
  }));
  await app.db.insert(subscribers).values(rows);
}
async function begin(more: Partial<IssueBody> = {}, at: string | null = null): Promise<number> {
  const { id, version }: EditableIssue = (await app.as(operator).post(url, { ...issueBody, ...more })).json().data;
  const planned = await app.as(operator).post(`${url}/${id}/sending`, { version, at });
  expect(planned.statusCode).toBe(200);
  return id;
}
const issueOf = async (id: number): Promise<EditableIssue> => (await app.as(operator).get(`${url}/${id}`)).json().data;
async function sendAll(): Promise<void> {
  for (let round = 0; round < 12; round++) {
    await sendIssues(app.ctx, mailSettings);
    await app.drainEvents();
  }
}

test("an issue reaches each address once, with the headers that end it, and says how far it has come", async () => {
  await subscribe(2);
  await app.db
    .update(subscribers)
    .set({ locale: "en" })
    .where(eq(subscribers.email, address(1)));
  const id = await begin();
  await sendIssues(app.ctx, mailSettings);
  expect(await issueOf(id)).toMatchObject({ status: "sending", progress: { total: 2, sent: 0 } });
  const written = await app.mails();
  expect(written.map(({ subject }) => subject).toSorted()).toEqual(["Autumn cellar", "Podzimní sklep"]);
  expect(written).toMatchObject([
    { subscription: "newsletter", unsubscribeUrl: expect.stringMatching(/\/newsletter\/odhlaseni\/klic-/) },
    { kind: "newsletter-issue" },
  ]);
  await sendAll();
  expect(gone.toSorted()).toEqual([address(0), address(1)]);
  expect(await issueOf(id)).toMatchObject({
    status: "sent",
    progress: { total: 2, sent: 2, bounced: 0, failed: 0 },
  });
});

test("a batch that is cut off in the middle is written anew, and nobody gets it twice", async () => {
  await subscribe(250);
  const id = await begin();
  // The last of the first batch cannot be written: all of it is rolled back, as after a crash.
  await app.db.execute(sql`create function cut() returns trigger language plpgsql as
    $$ begin if new.recipient = ${sql.raw(`'${address(99)}'`)} then raise 'cut off'; end if; return new; end $$`);
  await app.db.execute(sql`create trigger cut before insert on mails for each row execute function cut()`);
  await expect(sendIssues(app.ctx, mailSettings)).rejects.toThrow();
  expect(await app.db.select().from(mails)).toEqual([]);
  await app.db.execute(sql`drop trigger cut on mails`);
  await Promise.all([sendIssues(app.ctx, mailSettings), sendIssues(app.ctx, mailSettings)]);
  await sendAll();
  expect(gone.length).toBe(250);
  expect(new Set(gone).size).toBe(250);
  expect(await issueOf(id)).toMatchObject({ status: "sent", progress: { total: 250, sent: 250 } });
});

test("whoever leaves and comes back while it is sent gets it once", async () => {
  await subscribe(3);
  await begin();
  await sendAll();
  await app.db.delete(subscribers);
  await subscribe(3);
  await sendAll();
  expect(gone.length).toBe(3);
});

test("a stop takes back what waits for the mail server, and says how many have gone", async () => {
  await subscribe(5);
  const id = await begin();
  await sendAll();
  await app.db.update(subscribers).set({ createdAt: new Date(Date.now() - hourMs) });
  isAway = true;
  const second = await begin();
  await sendIssues(app.ctx, mailSettings);
  await app.drainEvents();
  const stopped = await app.as(operator).delete(`${url}/${second}/sending`);
  expect(stopped.json().data).toMatchObject({ status: "stopped", progress: { total: 5, sent: 0 } });
  isAway = false;
  await app.db.execute(sql`update mails set next_attempt_at = now() where sent_at is null`);
  await sendAll();
  expect(gone.length).toBe(5);
  app.clock.advance(hourMs);
  await sendAll();
  expect(await issueOf(second)).toMatchObject({
    status: "stopped",
    progress: { total: 5, sent: 0, failed: 0 },
  });
  expect(await issueOf(id)).toMatchObject({ status: "sent" });
});

test("what is stopped in the middle goes no further, however many are still to be written to", async () => {
  await subscribe(450);
  isAway = true;
  const id = await begin();
  await sendIssues(app.ctx, mailSettings);
  expect((await app.db.select().from(mails)).length).toBe(400);
  await app.as(operator).delete(`${url}/${id}/sending`);
  isAway = false;
  await sendAll();
  expect(gone).toEqual([]);
});

test("a planned issue waits for its time, and who subscribes later does not get it", async () => {
  await subscribe(1);
  const id = await begin({}, new Date(Date.now() + hourMs).toISOString());
  await sendAll();
  expect(gone).toEqual([]);
  app.clock.advance(hourMs + 1_000);
  const late = new Date(app.clock.now().getTime() + hourMs);
  await app.db.insert(subscribers).values({
    ...{ email: "pozde@example.test", locale: "cs", key: "p".repeat(30), confirmedAt: late, createdAt: late },
  });
  await sendAll();
  expect(gone).toEqual([address(0)]);
  expect((await issueOf(id)).status).toBe("sent");
});

test("a mailbox that does not exist is counted, gets no further newsletters, and its account is told why", async () => {
  const reader = await makeUser(app.ctx);
  await app.as(reader).post("/api/subscriber/preferences", { selectedCategories: [] });
  missing = [reader.email];
  app.clock.advance(1_000);
  const id = await begin();
  await sendAll();
  expect(await issueOf(id)).toMatchObject({
    status: "sent",
    progress: { total: 1, sent: 0, bounced: 1, failed: 0 },
  });
  const own = (await app.as(reader).get("/api/subscriber/get")).json();
  expect(own).toEqual({ selectedCategories: [], subscribed: false, endedBecause: "bounce" });
  const again = await app.as(reader).post("/api/subscriber/preferences", { selectedCategories: [] });
  expect(again.json()).toEqual({ selectedCategories: [], subscribed: true });
  await app.as(reader).delete("/api/subscriber/preferences");
  expect((await app.as(reader).get("/api/subscriber/get")).json()).not.toHaveProperty("endedBecause");
});

test("after 90 days the numbers stay, and to whom it went is gone", async () => {
  await subscribe(2);
  const id = await begin();
  await sendAll();
  app.clock.advance(91 * 24 * hourMs);
  expect(await sweepDeliveries(app.ctx)).toBe(1);
  expect(await app.db.select().from(issueDeliveries)).toEqual([]);
  expect(await readIssue(app.ctx, id)).toMatchObject({ status: "sent", progress: { total: 2, sent: 2 } });
});
