import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { sweepExpired } from "#server/features/accounts/sweep-expired.ts";
import { accountDeletions, users } from "#server/features/accounts/table.ts";
import { dealSteps, deals } from "#server/features/deals/table.ts";
import { storePicture } from "#server/features/media/store-picture.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { contactBody } from "#test/make/contact.ts";
import { madeAddress, makeDeal } from "#test/make/deal.ts";
import { pictureBytes } from "#test/make/picture.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { makeExports } from "../exports/make-exports.ts";
import { deleteDueAccounts } from "./delete-due-accounts.ts";
import { finishDeletions } from "./finish-deletions.ts";
import { remindOfDeletions } from "./remind-of-deletions.ts";

const mailSettings = { publicUrl: "https://kabinet.test" };
let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const ask = (user: TestUser, password = testPassword) => app.as(user).post("/api/me/deletion", { password });
const login = (email: string, password = testPassword) => app.as(null).post("/api/auth/login", { email, password });
const obstaclesOf = async (user: TestUser) => (await app.as(user).get("/api/me/privacy")).json().data.obstacles;
const rowOf = async ({ id }: TestUser) => (await app.db.select().from(users).where(eq(users.id, id)))[0];

async function deleteNow(user: TestUser): Promise<void> {
  expect((await ask(user)).statusCode).toBe(202);
  await app.db
    .update(accountDeletions)
    .set({ dueAt: new Date(Date.now() - dayMs) })
    .where(eq(accountDeletions.userId, user.id));
  expect(await deleteDueAccounts(app.ctx, mailSettings)).toBe(1);
}

test("LV3: a deletion needs the password, signs out everywhere, is told and audited", async () => {
  const user = await makeUser(app.ctx);
  expect((await ask(user, "wrong")).json().errors).toHaveProperty("password");
  const answer = await ask(user);
  expect(answer.statusCode).toBe(202);
  const days = (Date.parse(answer.json().data.dueAt) - app.clock.now().getTime()) / dayMs;
  expect(days).toBeCloseTo(14, 2);
  expect((await app.as(user).get("/api/me")).statusCode).toBe(401);
  expect((await app.mails(user.email)).map(({ kind }) => kind)).toEqual(["deletion-wanted"]);
  const { rows } = await app.db.execute(
    sql`select subject from audit_entries where subject_id = ${String(user.id)} and subject = 'deletion'`,
  );
  expect(rows).toHaveLength(1);
  expect(await deleteDueAccounts(app.ctx, mailSettings)).toBe(0);
});

test("whoever signs in within the fourteen days keeps the account and is told so, and is reminded once before", async () => {
  const user = await makeUser(app.ctx);
  await ask(user);
  expect(await remindOfDeletions(app.ctx, mailSettings)).toBe(0);
  const soon = { dueAt: new Date(Date.now() + 2 * dayMs) };
  await app.db.update(accountDeletions).set(soon).where(eq(accountDeletions.userId, user.id));
  expect(await remindOfDeletions(app.ctx, mailSettings)).toBe(1);
  expect(await remindOfDeletions(app.ctx, mailSettings)).toBe(0);
  expect((await app.mails(user.email))[0]).toMatchObject({ kind: "deletion-soon" });
  expect((await login(user.email)).json()).toMatchObject({ deletionCancelled: true });
  expect((await login(user.email)).json()).toMatchObject({ deletionCancelled: false });
  await app.drainEvents();
  expect((await app.mails(user.email)).map(({ kind }) => kind)).toContain("deletion-cancelled");
  expect(await app.db.$count(accountDeletions, eq(accountDeletions.userId, user.id))).toBe(0);
  app.clock.advance(15 * dayMs);
  expect(await deleteDueAccounts(app.ctx, mailSettings)).toBe(1); // that of the test before
  app.clock.advance(-15 * dayMs);
  expect(await rowOf(user)).toMatchObject({ email: user.email });
});

test("LV2: running listings, leading bids, open deals and rights of the site stand against it, each in its word", async () => {
  const seller = await makeUser(app.ctx);
  const auction = await makeAuction(app.ctx, { sellerId: seller.id });
  const bidder = await makeUser(app.ctx);
  const bid = await app
    .as(bidder)
    .post(`/api/auctions/${auction.id}/bids`, { maximum: 900 }, { "idempotency-key": "leading-bid" });
  expect(bid.statusCode).toBe(201);
  const deal = await makeDeal(app.ctx);
  const admin = await makeUser(app.ctx, { scopes: ["admin"] });
  expect(await obstaclesOf(seller)).toEqual(["LISTINGS_RUNNING"]);
  expect(await obstaclesOf(bidder)).toEqual(["BIDS_LEADING"]);
  expect(await obstaclesOf(deal.buyer)).toEqual(["DEALS_OPEN"]);
  expect(await obstaclesOf(deal.seller)).toEqual(["DEALS_OPEN"]);
  expect(await obstaclesOf(admin)).toEqual(["WORKS_HERE"]);
  expect((await ask(deal.buyer)).json().code).toBe("DELETION_REFUSED");
  expect((await app.as(deal.buyer).get("/api/me")).statusCode).toBe(200);
});

test("what comes up within the fourteen days is waited for", async () => {
  const deal = await makeDeal(app.ctx, { status: "received" });
  expect((await ask(deal.buyer)).statusCode).toBe(202);
  await app.db
    .update(accountDeletions)
    .set({ dueAt: new Date(Date.now() - dayMs) })
    .where(eq(accountDeletions.userId, deal.buyer.id));
  const open = { status: "sent" as const, receivedAt: null };
  await app.db.update(deals).set(open).where(eq(deals.id, deal.id));
  expect(await deleteDueAccounts(app.ctx, mailSettings)).toBe(0);
  const done = { status: "received" as const, receivedAt: new Date() };
  await app.db.update(deals).set(done).where(eq(deals.id, deal.id));
  expect(await deleteDueAccounts(app.ctx, mailSettings)).toBe(1);
});

/** Where words of a deleted person still stand, and why (the page's table, rule RE12). */
const retained = new Set([
  "former_usernames.username",
  "former_usernames.skeleton",
  // The last letter, for 30 days.
  "mails.recipient",
  // Claims, and the report of who sold, for four years.
  "deals.delivery",
  "deals.iban",
  "deal_steps.note",
  "messages.text",
  "seller_tax_details.left_contact",
  "seller_report_records.record",
  // What was sent to the tax office, for ten years.
  "seller_report_files.content",
  // Handled events go after 14 days.
  "outbox.payload",
]);

test("RE11: after a deletion no text of the database names the person, but where it is said to; public pages show the pseudonym", async () => {
  const marks = ["zdislava", "zmizel", "777123456", "777 123 456", "2000145399"];
  const user = await makeUser(app.ctx, {
    email: "zdislava@kabinet.test",
    username: "zdislava.z",
  });
  const named = { firstName: "Zdislava", lastName: "Zmizelá", street: "Zdislavina 7", city: "Zdislavov" };
  expect((await app.as(user).put("/api/me/contact", contactBody(named))).statusCode).toBe(200);
  await app.as(user).put("/api/me/username", { username: "zdislava.y" });
  await storePicture(app.ctx, { id: "avatar-z", data: await pictureBytes(50, 50), ownerId: user.id });
  await app.db.update(users).set({ avatarMediaId: "avatar-z" }).where(eq(users.id, user.id));
  const address = { ...madeAddress, name: "Zdislava Zmizelá" };
  const deal = await makeDeal(app.ctx, { buyer: user, status: "received", columns: { delivery: address } });
  const step = { kind: "payment_said" as const, byUserId: user.id, note: "Zdislava", at: new Date() };
  await app.db.insert(dealSteps).values({ dealId: deal.id, ...step });
  const sold = await makeDeal(app.ctx, { seller: user, status: "received" });
  await app.as(user).post("/api/me/exports");
  await makeExports(app.ctx, mailSettings);
  expect((await app.as(user).post("/api/me/searches", { q: "Zdislavova slivovice" })).statusCode).toBe(201);
  await login(user.email, "wrong");
  await app.drainEvents();
  await deleteNow(user);
  await app.drainEvents();

  const places = (await Promise.all(marks.map((mark) => placesOf(app, mark)))).flat();
  expect(places.filter((place) => !retained.has(place))).toEqual([]);
  expect(places).toContain("former_usernames.username");
  const pseudonym = `Smazaný uživatel ${user.id}`;
  expect(await rowOf(user)).toMatchObject({ username: pseudonym, avatarMediaId: null, scopes: [] });
  const page = (await app.as(null).get(`/api/auctions/${sold.listingId}`)).json();
  expect(JSON.stringify(page)).toContain(pseudonym);
  expect((await app.mails("zdislava@kabinet.test")).map(({ kind }) => kind)).toEqual(["deletion-done"]);
});

test("LV4: for a year nobody gets the e-mail or the name, and nobody signs in any more", async () => {
  const user = await makeUser(app.ctx, { email: "rok@kabinet.test", username: "rok.pryc" });
  await deleteNow(user);
  expect((await login("rok@kabinet.test")).statusCode).toBe(422);
  const register = (email: string, username: string) =>
    app.as(null).post("/api/auth/register", {
      ...{ email, username, password: "jantarova-sova-74", terms: true, adult: true },
    });
  const before = await app.db.$count(users);
  const again = await register("Rok@kabinet.test", "docela.jiny");
  expect(again.statusCode).toBe(201);
  expect(await app.db.$count(users)).toBe(before);
  await app.drainEvents();
  expect((await app.mails("Rok@kabinet.test"))[0]).toMatchObject({ kind: "email-kept" });
  expect((await register("jiny@kabinet.test", "rok.pryc")).json().errors).toHaveProperty("username");
  app.clock.advance(366 * dayMs);
  await sweepExpired(app.ctx);
  expect((await register("rok@kabinet.test", "rok.pryc")).statusCode).toBe(201);
  expect(await app.db.$count(users)).toBe(before + 1);
  app.clock.advance(-366 * dayMs);
});

test("four years later the addresses of deals and the texts of messages go too", async () => {
  const deal = await makeDeal(app.ctx, { status: "received" });
  await deleteNow(deal.buyer);
  expect((await deal.row()).delivery).not.toBeNull();
  expect(await finishDeletions(app.ctx)).toBe(0);
  app.clock.advance(4 * 366 * dayMs + dayMs);
  expect(await finishDeletions(app.ctx)).toBeGreaterThan(0);
  expect((await deal.row()).delivery).toBeNull();
  app.clock.advance(-(4 * 366 * dayMs + dayMs));
});

/** `table.column` of every text in the database that holds the word, whatever its case. */
async function placesOf({ db }: TestApp, word: string): Promise<string[]> {
  const { rows } = await db.execute<{ table: string; column: string }>(sql`
    select c.table_name as "table", c.column_name as "column" from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and (c.data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying') or c.udt_name in ('citext', 'tsvector'))`);
  const found: string[] = [];
  for (const { table, column } of rows) {
    const { rows: hits } = await db.execute(
      sql.raw(`select 1 from "${table}" where "${column}"::text ilike '%${word}%' limit 1`),
    );
    if (hits.length > 0) found.push(`${table}.${column}`);
  }
  return found;
}
