import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { sweepExpired } from "#server/features/accounts/sweep-expired.ts";
import { contactDetails, rateLimits, tokens, users } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeUser } from "#test/make/user.ts";

/** Whoever registers an e-mail need not be its owner (rule A14). */

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

const strangers = "heslo cizího člověka 1";
const owners = "heslo majitele e-mailu 2";
const post = (url: string, body: unknown) => site.as(null).post(url, body);
const login = (email: string, password: string) => post("/api/auth/login", { email, password });
const stored = async (email: string) => (await site.db.select().from(users).where(eq(users.email, email)))[0];

let made = 0;
async function register({ email = "", username = "", password = strangers } = {}) {
  made += 1;
  const wanted = {
    email: email || `cizi${made}@kabinet.test`,
    username: username || `cizi${made}`,
    password,
  };
  const answer = await post("/api/auth/register", { ...wanted, terms: true, adult: true });
  return { ...wanted, answer };
}
async function linkTo(email: string): Promise<string> {
  await site.drainEvents();
  const mail = (await site.mails(email)).find(({ kind }) => kind === "confirm-email");
  return (
    /welcome\?hash=([\w-]+)|dekujeme\?hash=([\w-]+)/
      .exec(mail?.text ?? "")
      ?.slice(1)
      .find(Boolean) ?? ""
  );
}

test("the link alone confirms nothing: the registration's password is asked for", async () => {
  const { email, password } = await register();
  const hash = await linkTo(email);
  const alone = await post("/api/auth/confirm", { hash });
  expect([alone.statusCode, alone.json().errors]).toEqual([422, { password: ["Pole musí být vyplněno"] }]);
  const guessed = await post("/api/auth/confirm", { hash, password: owners });
  expect([guessed.statusCode, guessed.json().code]).toEqual([422, "PASSWORD_WRONG"]);
  expect((await stored(email))?.emailConfirmedAt).toBeNull();
  expect((await post("/api/auth/confirm", { hash, password })).json()).toEqual({ data: { email } });
  expect((await stored(email))?.emailConfirmedAt).not.toBeNull();
});

test("an owner who did not register takes the account over: the stranger is out, with everything left in it", async () => {
  const { email, password } = await register();
  const token: string = (await login(email, password)).json().token;
  const contact = contactBody({ bankAccount: "19-2000145399/0800" });
  expect((await site.as({ token }).put("/api/me/contact", contact)).statusCode).toBe(200);
  const hash = await linkTo(email);

  const common = await post("/api/auth/confirm", { hash, newPassword: "heslo123456" });
  expect(common.json().errors).toEqual({ newPassword: ["Toto heslo je příliš běžné. Zvolte prosím jiné."] });
  const body = { hash, newPassword: owners, username: "Pravá.majitelka" };
  expect((await post("/api/auth/confirm", body)).statusCode).toBe(200);

  const account = await stored(email);
  expect(account?.username).toBe("Pravá.majitelka");
  expect(await site.db.$count(tokens, eq(tokens.userId, account?.id ?? 0))).toBe(0);
  expect(await site.db.$count(contactDetails, eq(contactDetails.userId, account?.id ?? 0))).toBe(0);
  expect((await login(email, strangers)).statusCode).toBe(422);
  expect((await login(email, owners)).statusCode).toBe(200);
});

test.each([
  ["registering", (email: string) => register({ email, password: owners })],
  ["asking for a password", (email: string) => post("/api/auth/password-reset", { email })],
])("%s, the owner of an e-mail that a stranger registered gets the link that confirms it", async (_, act) => {
  const { email } = await register();
  await site.drainEvents();
  await act(email);
  const hash = await linkTo(email);
  expect((await site.mails(email)).map(({ kind }) => kind)).toEqual(["confirm-email", "confirm-email"]);
  expect((await post("/api/auth/confirm", { hash, newPassword: owners })).statusCode).toBe(200);
  expect((await login(email, owners)).statusCode).toBe(200);
  expect((await post("/api/auth/password", { hash, password: strangers })).json().code).toBe("LINK_INVALID");
});

test("a name belongs to the first who confirms; the other names another, with the same link", async () => {
  const first = await register({ username: "Vzácné.jméno" });
  const second = await register({ username: "vzácné.JMÉNO" });
  expect([first.answer.statusCode, second.answer.statusCode]).toEqual([201, 201]);
  const link = await linkTo(first.email);
  const late = await linkTo(second.email);
  expect((await post("/api/auth/confirm", { hash: link, password: strangers })).statusCode).toBe(200);

  const refused = await post("/api/auth/confirm", { hash: late, password: strangers });
  expect([refused.statusCode, refused.json().code]).toEqual([422, "USERNAME_TAKEN"]);
  expect(refused.json().errors).toEqual({ username: ["Toto uživatelské jméno už někdo má."] });
  const renamed = { hash: late, password: strangers, username: "Jiné.jméno" };
  expect((await post("/api/auth/confirm", renamed)).statusCode).toBe(200);
  expect((await register({ username: "VZÁCNÉ.jméno" })).answer.json().code).toBe("USERNAME_TAKEN");
});

test("a name that looks like a confirmed one is refused, when it is wished for and when it is claimed", async () => {
  const early = await register({ username: "b0hous" });
  const hash = await linkTo(early.email);
  const first = await register({ username: "Bohous" });
  const link = await linkTo(first.email);
  expect((await post("/api/auth/confirm", { hash: link, password: strangers })).statusCode).toBe(200);
  const late = (await post("/api/auth/confirm", { hash, password: strangers })).json();
  expect(late).toMatchObject({
    code: "USERNAME_SIMILAR",
    errors: { username: ["Jméno, které vypadá stejně, už někdo má. Zvolte prosím jiné."] },
  });
  expect((await register({ username: "boh0us" })).answer.json().code).toBe("USERNAME_SIMILAR");
  expect((await register({ username: "bоhous" })).answer.json().code).toBe("USERNAME_SCRIPTS");
  for (const username of ["Kabinet.cz", "podpora", "adm1n"]) {
    expect((await register({ username })).answer.json().code).toBe("USERNAME_RESERVED");
    const renamed = await post("/api/auth/confirm", { hash, password: strangers, username });
    expect(renamed.json().code).toBe("USERNAME_RESERVED");
  }
});

test("of two who confirm one name at once one gets it", async () => {
  const both = [await register({ username: "Souběh" }), await register({ username: "souběh" })];
  const links = [];
  for (const { email } of both) links.push(await linkTo(email));
  const answers = await Promise.all(links.map((hash) => post("/api/auth/confirm", { hash, password: strangers })));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
});

test("trying a name twice does not tell whether an e-mail has an account", async () => {
  const owner = await makeUser(site.ctx);
  const answers = [];
  for (const email of [owner.email, "nikdo-nema@kabinet.test"]) {
    const username = `zkouška${email.length}`;
    await register({ email, username });
    answers.push((await register({ username })).answer.statusCode);
  }
  expect(answers).toEqual([201, 201]);
});

test("a link tells its holder which name it would claim, and nothing once it is used", async () => {
  const { email, username } = await register();
  const hash = await linkTo(email);
  const read = async (link: string) => (await post("/api/auth/confirmation-link", { hash: link })).json();
  expect(await read(hash)).toEqual({ data: { valid: true, username } });
  await post("/api/auth/confirm", { hash, password: strangers });
  for (const link of [hash, "a".repeat(43), "x"]) {
    expect(await read(link)).toEqual({ data: { valid: false, username: null } });
  }
});

test("RE4: an account that nobody confirms goes after 14 days with its sign-ins; confirmed ones stay", async () => {
  const { email } = await register();
  await login(email, strangers);
  const confirmed = await makeUser(site.ctx);
  site.clock.advance(14 * dayMs - 60_000);
  await sweepExpired(site.ctx);
  expect(await stored(email)).toBeDefined();
  site.clock.advance(120_000);
  await sweepExpired(site.ctx);
  expect(await stored(email)).toBeUndefined();
  expect(await stored(confirmed.email)).toBeDefined();
  site.clock.advance(-14 * dayMs - 60_000);
});
