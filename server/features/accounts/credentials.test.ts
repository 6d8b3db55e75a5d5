import { beforeAll, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeProvedUser, makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { createToken } from "./sign-in/create-token.ts";
import { formerUsernames, users } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const rename = (user: TestUser, username: string) => site.as(user).put("/api/me/username", { username });
/** The names were given up so many days earlier than they were. */
const age = async (user: TestUser, days: number) => {
  const leftAt = new Date(site.ctx.clock().getTime() - days * dayMs);
  await site.db.update(formerUsernames).set({ leftAt }).where(eq(formerUsernames.userId, user.id));
};
const codeOf = async (email: string) => /\b\d{6}\b/.exec((await site.mails(email)).at(-1)?.subject ?? "")?.[0];
const wantEmail = (user: TestUser, email: string, password = testPassword) =>
  site.as(user).post("/api/me/email", { email, password });
const writeCode = (user: TestUser, code: string | undefined) => site.as(user).put("/api/me/email", { code });

test("a user name changes once in 30 days, is audited, and says when it may change again", async () => {
  const owner = await makeUser(site.ctx, { username: "stary-koren" });
  const changed = await rename(owner, "novy-koren");
  expect([changed.statusCode, changed.json().data.username]).toEqual([200, "novy-koren"]);
  expect(changed.json().data.usernameFrom).not.toBeNull();
  const again = await rename(owner, "treti-koren");
  expect([again.statusCode, again.json().code]).toEqual([409, "USERNAME_TOO_SOON"]);
  const [entry] = await site.db.select().from(auditEntries).where(eq(auditEntries.byId, owner.id));
  expect(entry).toMatchObject({ subject: "username", before: "stary-koren", after: "novy-koren" });
  await age(owner, 31);
  expect((await rename(owner, "treti-koren")).statusCode).toBe(200);
});

test("A18: for a year nobody else gets a name that was given up, or one that looks like it; its owner may take it back", async () => {
  const [owner, other] = [await makeUser(site.ctx, { username: "hrdina1" }), await makeUser(site.ctx)];
  expect((await rename(owner, "poutnik1")).statusCode).toBe(200);
  for (const name of ["hrdina1", "HRDINA1", "hrdinal"])
    expect((await rename(other, name)).json().code).toBe("USERNAME_TAKEN");
  await age(owner, 40);
  expect((await rename(owner, "hrdina1")).statusCode).toBe(200);
  await age(owner, 366);
  expect((await rename(other, "poutnik1")).statusCode).toBe(200);
});

test("of two who want one name at once one gets it", async () => {
  const people = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const answers = await Promise.all(people.map((user) => rename(user, "jedinecny")));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test("another password needs the one there is, signs out every other device and is told", async () => {
  const owner = await makeUser(site.ctx);
  const elsewhere = { ...owner, token: await createToken(site.ctx, owner.id, null) };
  const change = (password: string, newPassword: string) =>
    site.as(owner).put("/api/me/password", { password, newPassword });
  expect((await change("hádané heslo", "nove-dlouhe-heslo-7")).json().errors).toHaveProperty("password");
  expect((await change(testPassword, owner.email)).json().errors).toHaveProperty("newPassword");
  const same = await change(testPassword, testPassword);
  expect([same.statusCode, same.json().errors]).toEqual([
    422,
    { newPassword: ["Toto je vaše dosavadní heslo. Zvolte prosím jiné."] },
  ]);
  expect((await site.as(elsewhere).get("/api/me")).statusCode).toBe(200);
  expect((await change(testPassword, "nove-dlouhe-heslo-7")).statusCode).toBe(200);
  expect((await site.as(elsewhere).get("/api/me")).statusCode).toBe(401);
  expect((await site.as(owner).get("/api/me")).statusCode).toBe(200);
  await site.drainEvents();
  expect((await site.mails(owner.email)).map(({ kind }) => kind)).toEqual(["password-changed"]);
});

test("another e-mail counts once its code is written: the old address is told, other devices are signed out", async () => {
  const owner = await makeUser(site.ctx);
  const elsewhere = { ...owner, token: await createToken(site.ctx, owner.id, null) };
  const next = `novy.${owner.email}`;
  expect((await wantEmail(owner, next, "hádané heslo")).statusCode).toBe(422);
  const wanted = await wantEmail(owner, next);
  expect([wanted.statusCode, wanted.json().data.email]).toEqual([202, owner.email]);
  expect(wanted.json().data.emailWanted.email).toBe(next);
  await site.drainEvents();
  const code = await codeOf(next);
  expect((await writeCode(owner, code === "000000" ? "000001" : "000000")).json().code).toBe("CODE_WRONG");
  const changed = await writeCode(owner, code);
  expect([changed.statusCode, changed.json().data]).toMatchObject([200, { email: next, emailWanted: null }]);
  expect((await writeCode(owner, code)).json().code).toBe("CODE_ENDED");
  expect((await site.as(elsewhere).get("/api/me")).statusCode).toBe(401);
  await site.drainEvents();
  expect((await site.mails(owner.email)).map(({ kind }) => kind)).toEqual(["email-changed"]);
});

test("five wrong codes end it, and so does an hour", async () => {
  const owner = await makeUser(site.ctx);
  const next = `peti.${owner.email}`;
  await wantEmail(owner, next);
  await site.drainEvents();
  const code = await codeOf(next);
  for (let count = 0; count < 5; count++) await writeCode(owner, "nic");
  expect((await writeCode(owner, code)).json().code).toBe("CODE_ENDED");
});

test("A19: whether another account has the e-mail is not said: the answers are the same, its owner alone gets a word, and nobody a code", async () => {
  const [owner, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const free = await wantEmail(await makeUser(site.ctx), `volny.${owner.email}`);
  const taken = await wantEmail(owner, other.email.toUpperCase());
  expect([taken.statusCode, Object.keys(taken.json().data)]).toEqual([free.statusCode, Object.keys(free.json().data)]);
  await site.drainEvents();
  const [mail] = await site.mails(other.email);
  expect([mail?.kind, mail?.html]).toEqual(["email-code", expect.not.stringMatching(/>\d{6}</)]);
  expect((await writeCode(owner, "123456")).json().code).toBe("CODE_WRONG");
  for (let count = 1; count < 5; count++) await wantEmail(owner, other.email);
  expect((await wantEmail(owner, other.email)).statusCode).toBe(429);
  // Nor does anybody else fill that reader's box.
  expect((await wantEmail(await makeUser(site.ctx), other.email)).statusCode).toBe(429);
});

test("an account asks for five e-mails a day, whichever they are", async () => {
  const owner = await makeProvedUser(site.ctx);
  const want = (email: string) => site.as(owner).post("/api/me/email", { email });
  const asked = [];
  for (let count = 0; count < 6; count++) asked.push((await want(`${count}.${owner.email}`)).statusCode);
  expect(asked).toEqual([202, 202, 202, 202, 202, 429]);
});

test("an account made with the e-mail before its code is written into a mail is told instead", async () => {
  const owner = await makeUser(site.ctx);
  const next = `drive.${owner.email}`;
  await wantEmail(owner, next);
  await makeUser(site.ctx, { email: next });
  await site.drainEvents();
  const [mail] = await site.mails(next);
  expect([mail?.kind, mail?.html]).toEqual(["email-code", expect.not.stringMatching(/>\d{6}</)]);
});

test("an account made with the e-mail after the code was sent keeps it", async () => {
  const owner = await makeUser(site.ctx);
  const next = `zavod.${owner.email}`;
  await wantEmail(owner, next);
  await site.drainEvents();
  const code = await codeOf(next);
  await makeUser(site.ctx, { email: next });
  const refused = await writeCode(owner, code);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "EMAIL_TAKEN"]);
  const [row] = await site.db.select().from(users).where(eq(users.id, owner.id));
  expect(row?.email).toBe(owner.email);
});
