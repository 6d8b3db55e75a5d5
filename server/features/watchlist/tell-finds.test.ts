import { beforeEach, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { watchedSearches } from "./table.ts";
import { tellFinds } from "./tell-finds.ts";

let app: TestApp;
let seller: TestUser;
let seeker: TestUser;
let categoryId: number;
const lastWeek = new Date(Date.now() - 7 * 86_400_000);

beforeEach(async () => {
  app = await createTestApp();
  [seller, seeker] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  categoryId = (await makeCategory(app.ctx)).id;
  await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    name: "Kormidelník starý",
    publishedAt: lastWeek,
    startsAt: lastWeek,
  });
});

const watch = (q: string, user = seeker) => app.as(user).post("/api/me/searches", { q });
const offer = (name: string, by = seller) =>
  makeListing(app.ctx, {
    sellerId: by.id,
    categoryId,
    name,
    publishedAt: app.clock.now(),
    startsAt: app.clock.now(),
  });
/** As though the searches had been watched, and looked for, so long before. */
const passHours = (hours: number) =>
  app.db.execute(
    sql`update watched_searches set checked_at = checked_at - make_interval(mins => ${hours * 60}::int)`,
  );

async function foundMails(user = seeker) {
  await tellFinds(app.ctx);
  await app.drainEvents();
  return (await app.mails(user.email)).filter(({ kind }) => kind === "search-found");
}

test("who watches a search gets one mail of what has come under its words, however many processes look", async () => {
  expect((await watch("kormidelník 0,7")).statusCode).toBe(201);
  await passHours(2);
  const { id } = await offer("Kormidelník 700 ml");
  await offer("Plavčík 700 ml");
  await Promise.all([tellFinds(app.ctx), tellFinds(app.ctx)]);
  const mails = await foundMails();
  expect(mails.map(({ subject }) => subject)).toEqual(["Nově v nabídce: kormidelník 0,7"]);
  expect(mails[0]?.text).toContain("Kormidelník 700 ml");
  expect(mails[0]?.text).toContain(`https://kabinet.test/${id}/`);
  expect(mails[0]?.text).toContain("https://kabinet.test/hledani?q=kormideln%C3%ADk%200%2C7");
  expect(mails[0]?.text).not.toContain("Plavčík");
  await passHours(0.5);
  await offer("Kormidelník druhý 0,7 l");
  expect(await foundMails()).toHaveLength(1);
  await passHours(0.5);
  expect(await foundMails()).toHaveLength(2);
});

test("looks for nobody whose e-mail is not confirmed, or who is suspended", async () => {
  const people = [
    await makeUser(app.ctx, { emailConfirmedAt: null }),
    await makeUser(app.ctx, { suspendedAt: new Date() }),
  ];
  for (const user of people) {
    await app.db
      .insert(watchedSearches)
      .values({ userId: user.id, q: "nikdo", createdAt: lastWeek, checkedAt: lastWeek });
  }
  expect(await tellFinds(app.ctx)).toBe(0);
  await app.db.delete(watchedSearches).where(eq(watchedSearches.q, "nikdo"));
});

test("tells neither of one's own listings, nor of what is only spelt nearly so, nor of what has gone again", async () => {
  await watch("kormidelnik");
  await watch("kormydelnyk");
  await watch("plavčík");
  await passHours(2);
  await offer("Kormidelník vlastní", seeker);
  const { id } = await offer("Plavčík");
  await tellFinds(app.ctx);
  await app.db.execute(sql`update listings set status = 'cancelled' where id = ${id}`);
  expect(await foundMails()).toEqual([]);
});

test("is listed, ended once, and nobody else's", async () => {
  const first = (await watch("Becherovka 1930")).json().data;
  expect((await watch("becherovka 1930")).json().data.id).toBe(first.id);
  await watch("fernet");
  const list = async (user = seeker) => (await app.as(user).get("/api/me/searches")).json().data;
  expect((await list()).map(({ q }: { q: string }) => q)).toEqual(["fernet", "becherovka 1930"]);
  expect(await list(seller)).toEqual([]);
  expect((await app.as(seller).delete(`/api/me/searches/${first.id}`)).statusCode).toBe(404);
  expect((await app.as(seeker).delete(`/api/me/searches/${first.id}`)).statusCode).toBe(200);
  expect((await app.as(seeker).delete(`/api/me/searches/${first.id}`)).statusCode).toBe(404);
  await passHours(2);
  await offer("Becherovka 1930");
  expect(await foundMails()).toEqual([]);
});

test("twenty at most, of two letters at least", async () => {
  const answers = await Promise.all(Array.from({ length: 25 }, (_, n) => watch(`hledání ${n}`)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "WATCHED_SEARCHES_FULL",
  });
  expect((await watch(" a ")).statusCode).toBe(422);
  expect((await watch("x".repeat(201))).statusCode).toBe(422);
  expect((await app.as(null).post("/api/me/searches", { q: "rum" })).statusCode).toBe(401);
});
