import { beforeAll, beforeEach, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { verifyPassword } from "#server/features/accounts/passwords/password-hash.ts";
import { mailLinks, rateLimits, users } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

const wanted = {
  email: "nova@kabinet.test",
  username: "Nová.duše",
  password: "pomalu zrající sud",
  terms: true,
  adult: true,
};
let made = 0;
const fresh = () => {
  made += 1;
  return { ...wanted, email: `nova${made}@kabinet.test`, username: `nova${made}` };
};
const register = (body: unknown, headers = {}) => site.as(null).post("/api/auth/register", body, headers);
const stored = (email: string) => site.db.select().from(users).where(eq(users.email, email));

test("a registration creates an unconfirmed account in the caller's language and sends one confirmation mail", async () => {
  const answer = await register(wanted, { "accept-language": "en-GB,en;q=0.9" });
  expect(answer.statusCode).toBe(201);
  expect(answer.json()).toEqual({ data: { email: wanted.email } });

  const [user] = await stored(wanted.email);
  expect(user).toMatchObject({ username: "Nová.duše", locale: "en", emailConfirmedAt: null, scopes: [] });
  expect(user?.adultDeclaredAt).toBeInstanceOf(Date);
  expect(user?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  await expect(verifyPassword(wanted.password, user?.passwordHash ?? null)).resolves.toBe(true);

  await site.drainEvents();
  const mails = await site.mails(wanted.email);
  expect(mails.map(({ kind, subject }) => ({ kind, subject }))).toEqual([
    { kind: "confirm-email", subject: "Please confirm your e-mail" },
  ]);
  expect(mails[0]?.text).toMatch(/https:\/\/kabinet\.test\/register\/welcome\?hash=[\w-]{43}/);
});

test("the mailed link leads back to the page that one registered from, also where the e-mail was registered before", async () => {
  const visitor = fresh();
  for (const redirect of ["/3/cayo-perdido", "/en/4/%C4%8Daj"]) {
    expect((await register({ ...visitor, redirect, query: "q=starý+rum&brand=3" })).statusCode).toBe(201);
    await site.drainEvents();
    const [mail] = await site.mails(visitor.email);
    const link = new URL(/https:\S+hash=\S+/.exec(mail?.text ?? "")?.[0] ?? "");
    expect(link.searchParams.get("redirect")).toBe(redirect);
    expect(link.searchParams.get("query")).toBe("q=starý+rum&brand=3");
    expect(link.searchParams.get("hash")).toMatch(/^[\w-]{43}$/);
  }
});

test.each(["https://evil.example", "//evil.example", "/%2f%2fevil.example", "/a?b=c", `/${"a".repeat(500)}`])(
  "a mail leads to no other place than a page of ours: %s",
  async (redirect) => {
    const visitor = fresh();
    const answer = await register({ ...visitor, redirect });
    expect([answer.statusCode, Object.keys(answer.json().errors)]).toEqual([422, ["redirect"]]);
    expect(await stored(visitor.email)).toEqual([]);
  },
);

test("a known e-mail gets the same answer, changes nothing, and only its owner is told", async () => {
  const owner = await makeUser(site.ctx);
  const before = await stored(owner.email);
  const unknown = await register(fresh());
  const known = await register({ ...fresh(), email: owner.email.toUpperCase() });
  expect(known.statusCode).toBe(unknown.statusCode);
  expect(Object.keys(known.json())).toEqual(Object.keys(unknown.json()));
  expect(known.json()).toEqual({ data: { email: owner.email.toUpperCase() } });
  expect(await stored(owner.email)).toEqual(before);

  await site.drainEvents();
  const mails = await site.mails(owner.email);
  expect(mails.map((mail) => mail.kind)).toEqual(["account-exists"]);
  expect(mails[0]?.text).not.toContain("hash=");
});

test("a taken username is refused openly, whatever its case", async () => {
  const other = await makeUser(site.ctx);
  const body = { ...fresh(), username: other.username.toUpperCase() };
  const answer = await register(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json()).toMatchObject({
    code: "USERNAME_TAKEN",
    errors: { username: ["Toto uživatelské jméno už někdo má."] },
  });
  expect(await stored(body.email)).toEqual([]);
});

test("of two simultaneous registrations of one e-mail one account comes out, and both get the same answer", async () => {
  const first = fresh();
  const second = { ...fresh(), email: first.email };
  const answers = await Promise.all([register(first), register(second)]);
  expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
  expect(await stored(first.email)).toHaveLength(1);
  await site.drainEvents();
  const kinds = (await site.mails(first.email)).map((mail) => mail.kind);
  expect(kinds).toEqual(["confirm-email", "confirm-email"]);
});

test.each([
  ["a listed one", "qwertyuiop12"],
  ["a Czech word with digits", "tajneheslo1"],
  ["the e-mail", "jedna@kabinet.test"],
  ["one piece repeated", "kolokolokolo"],
])("A7: a password that is %s is refused in both languages and stores nothing", async (_, password) => {
  const body = { ...fresh(), email: "jedna@kabinet.test", password };
  const answer = await register(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({
    password: ["Toto heslo je příliš běžné. Zvolte prosím jiné."],
  });
  const english = await register(body, { "accept-language": "en" });
  expect(english.json().errors.password).toEqual(["This password is too common. Please choose another."]);
  expect(await stored(body.email)).toEqual([]);
});

test.each<[string, Record<string, unknown>, string, string, string]>([
  ["no e-mail", { email: undefined }, "email", "Pole musí být vyplněno", "This field is required"],
  [
    "a broken e-mail",
    { email: "nova@" },
    "email",
    "Pole musí obsahovat platný email.",
    "This field must be a valid e-mail.",
  ],
  [
    "an endless e-mail",
    { email: `${"a".repeat(300)}@kabinet.test` },
    "email",
    "Vyplňte prosím nejvýše 254 znaků.",
    "Please enter at most 254 characters.",
  ],
  ["a number for a username", { username: 7 }, "username", "Tato hodnota není platná.", "This value is not valid."],
  [
    "a short username",
    { username: "ab" },
    "username",
    "Vyplňte prosím minimálně 3 znaků.",
    "Please enter at least 3 characters.",
  ],
  [
    "markup for a username",
    { username: "<b>jan</b>" },
    "username",
    "Použijte písmena, číslice, tečku, podtržítko nebo pomlčku.",
    "Use letters, digits, dot, underscore or hyphen.",
  ],
  [
    "a short password",
    { password: "krátké" },
    "password",
    "Vyplňte prosím minimálně 10 znaků.",
    "Please enter at least 10 characters.",
  ],
  [
    "an endless password",
    { password: "dlouhé ".repeat(100) },
    "password",
    "Vyplňte prosím nejvýše 200 znaků.",
    "Please enter at most 200 characters.",
  ],
  ["terms not agreed to", { terms: false }, "terms", "Toto pole je nutné potvrdit.", "Please tick this box to agree."],
  [
    "no declaration of age",
    { adult: undefined },
    "adult",
    "Toto pole je nutné potvrdit.",
    "Please tick this box to agree.",
  ],
])("%s is refused in both languages and stores nothing", async (_, wrong, field, czech, english) => {
  const body = { ...fresh(), ...wrong };
  const answer = await register(body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toMatchObject({ [field]: [czech] });
  const inEnglish = await register(body, { "accept-language": "en" });
  expect(inEnglish.json().errors).toMatchObject({ [field]: [english] });
  const names = (await site.db.select().from(users)).map((user) => user.username);
  expect(names).not.toContain(body.username);
});

test("a body that is no object, no JSON or too large is refused without a trace", async () => {
  const events = () => site.db.$count(outbox);
  const before = await events();
  const type = { "content-type": "application/json" };
  expect((await register("[]", type)).statusCode).toBe(422);
  expect((await register("{", type)).statusCode).toBe(400);
  expect((await register("", type)).statusCode).toBe(422);
  expect((await register(JSON.stringify({ a: "x".repeat(2_000_000) }), type)).statusCode).toBe(413);
  expect(await events()).toBe(before);
});

test("LI2: registering over and over for one e-mail is slowed down, known or not", async () => {
  const owner = await makeUser(site.ctx);
  for (const email of [owner.email, "nikdo@kabinet.test"]) {
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect((await register({ ...fresh(), email })).statusCode).toBe(201);
    }
    const refused = await register({ ...fresh(), email });
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_000);
  }
});

test("links are stored hashed, never as they stand in the mail", async () => {
  const body = fresh();
  await register(body);
  await site.drainEvents();
  const [mail] = await site.mails(body.email);
  const plain = /hash=([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
  expect(plain).toHaveLength(43);
  const links = await site.db.select().from(mailLinks);
  expect(links.length).toBeGreaterThan(0);
  expect(links.map(({ hash }) => hash.length)).toEqual(links.map(() => 32));
  expect(JSON.stringify([links, await site.db.select().from(outbox)])).not.toContain(plain);
});

test("the password of made users is the one that tests sign in with", async () => {
  const user = await makeUser(site.ctx);
  const answer = await site.as(null).post("/api/auth/login", { email: user.email, password: testPassword });
  expect(answer.statusCode).toBe(200);
});
