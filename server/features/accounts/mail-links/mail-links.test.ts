import { beforeAll, beforeEach, expect, test } from "vitest";
import { desc, eq } from "#server/db/query.ts";
import { rateLimits, tokens } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

const minute = 60_000;
const newPassword = "jiný pomalu zrající sud";
const post = (url: string, body?: unknown, headers = {}) => site.as(null).post(url, body, headers);
const confirm = (hash: unknown, headers = {}) => post("/api/auth/confirm", { hash, password: testPassword }, headers);
const change = (hash: unknown, password: unknown = newPassword, headers = {}) =>
  post("/api/auth/password", { hash, password }, headers);
const login = (user: TestUser, password: string) => post("/api/auth/login", { email: user.email, password });

async function linkMailed(user: TestUser): Promise<string> {
  await site.drainEvents();
  const [mail] = await site.mails(user.email);
  return /(?:hash=|zmena-hesla\/)([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
async function confirmationLink(user: TestUser): Promise<string> {
  expect((await site.as(user).post("/api/auth/confirmation")).statusCode).toBe(202);
  return linkMailed(user);
}
async function passwordLink(user: TestUser): Promise<string> {
  expect((await post("/api/auth/password-reset", { email: user.email })).statusCode).toBe(202);
  return linkMailed(user);
}
const unconfirmed = () => makeUser(site.ctx, { emailConfirmedAt: null });
const isConfirmed = async (user: TestUser) => (await site.as(user).get("/api/me")).json().data.emailConfirmed;

test("the link from the mail confirms the e-mail, once", async () => {
  const user = await unconfirmed();
  const hash = await confirmationLink(user);
  const answer = await confirm(hash);
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual({ data: { email: user.email } });
  expect(await isConfirmed(user)).toBe(true);

  const again = await confirm(hash);
  expect(again.statusCode).toBe(422);
  expect(again.json()).toEqual({
    message: "Odkaz už neplatí nebo byl použit. Požádejte prosím o nový.",
    code: "LINK_INVALID",
    errors: { hash: ["Odkaz už neplatí nebo byl použit. Požádejte prosím o nový."] },
  });
  const english = await confirm(hash, { "accept-language": "en" });
  expect(english.json().errors.hash).toEqual([
    "The link is no longer valid or has been used. Please ask for a new one.",
  ]);
});

test("of two simultaneous uses of a link one succeeds", async () => {
  const user = await unconfirmed();
  const hash = await confirmationLink(user);
  const answers = await Promise.all([confirm(hash), confirm(hash), confirm(hash)]);
  expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 422, 422]);
});

test("a confirmation link lives 24 hours", async () => {
  const user = await unconfirmed();
  const hash = await confirmationLink(user);
  site.clock.advance(24 * 60 * minute);
  expect((await confirm(hash)).statusCode).toBe(422);
  expect(await isConfirmed(user)).toBe(false);
  site.clock.advance(-minute);
  expect((await confirm(hash)).statusCode).toBe(200);
});

test("A5: a new confirmation mail kills the link of the one before", async () => {
  const user = await unconfirmed();
  const first = await confirmationLink(user);
  const second = await confirmationLink(user);
  expect(second).not.toBe(first);
  expect((await confirm(first)).statusCode).toBe(422);
  expect((await confirm(second)).statusCode).toBe(200);
});

test("the confirmation mail is not sent again to nobody, to the confirmed, nor without end", async () => {
  expect((await post("/api/auth/confirmation")).statusCode).toBe(401);
  const confirmed = await site.as(await makeUser(site.ctx)).post("/api/auth/confirmation");
  expect(confirmed.statusCode).toBe(409);
  expect(confirmed.json()).toEqual({ message: "E-mail už je potvrzen.", code: "ALREADY_CONFIRMED" });
  const user = await unconfirmed();
  for (let count = 0; count < 3; count += 1) await confirmationLink(user);
  const refused = await site.as(user).post("/api/auth/confirmation");
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
});

test("A6: a new password signs out everywhere, serves at once, and the old one is gone", async () => {
  const user = await makeUser(site.ctx);
  const hash = await passwordLink(user);
  expect((await change(hash)).json()).toEqual({ data: { ok: true } });
  expect((await site.as(user).get("/api/me")).statusCode).toBe(401);
  expect(await site.db.$count(tokens, eq(tokens.userId, user.id))).toBe(0);
  expect((await login(user, testPassword)).statusCode).toBe(422);
  expect((await login(user, newPassword)).statusCode).toBe(200);

  await site.drainEvents();
  expect((await site.mails(user.email)).map((mail) => mail.kind)).toEqual(["password-changed", "new-password"]);
});

test("a password link works once and for 30 minutes", async () => {
  const user = await makeUser(site.ctx);
  const used = await passwordLink(user);
  expect((await change(used)).statusCode).toBe(200);
  expect((await change(used)).json().code).toBe("LINK_INVALID");
  const late = await passwordLink(user);
  site.clock.advance(30 * minute);
  expect((await change(late)).json().code).toBe("LINK_INVALID");
  site.clock.advance(-minute);
  expect((await change(late)).statusCode).toBe(200);
});

test("whether a password link works can be asked without using it up, and says nothing else", async () => {
  const user = await makeUser(site.ctx);
  const isValid = async (hash: string) => {
    const answer = await post("/api/auth/password-link", { hash });
    expect([answer.statusCode, Object.keys(answer.json().data)]).toEqual([200, ["valid"]]);
    return answer.json().data.valid;
  };
  const hash = await passwordLink(user);
  for (let count = 0; count < 40; count += 1) expect(await isValid(hash)).toBe(true);
  for (const wrong of ["abc", "a".repeat(43), "%ff", await confirmationLink(await unconfirmed())]) {
    expect(await isValid(wrong)).toBe(false);
  }
  site.clock.advance(30 * minute);
  expect(await isValid(hash)).toBe(false);
  site.clock.advance(-minute);
  expect((await change(hash)).statusCode).toBe(200);
  expect(await isValid(hash)).toBe(false);
});

test("a refused password leaves the link usable and the old password valid", async () => {
  const user = await makeUser(site.ctx);
  const hash = await passwordLink(user);
  const answer = await change(hash, "heslo12345");
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ password: ["Toto heslo je příliš běžné. Zvolte prosím jiné."] });
  expect((await login(user, testPassword)).statusCode).toBe(200);
  expect((await change(hash)).statusCode).toBe(200);
});

test("a link serves only what it was made for", async () => {
  expect((await change(await confirmationLink(await unconfirmed()))).json().code).toBe("LINK_INVALID");
  expect((await confirm(await passwordLink(await makeUser(site.ctx)))).json().code).toBe("LINK_INVALID");
});

test("setting a password from the mail lifts the limit on signing in", async () => {
  const user = await makeUser(site.ctx);
  for (let count = 0; count < 6; count += 1) await login(user, "zapomenuté heslo");
  expect((await login(user, testPassword)).statusCode).toBe(429);
  await change(await passwordLink(user));
  expect((await login(user, newPassword)).statusCode).toBe(200);
});

test("asking for a password does not tell whether there is an account, and mails owners alone", async () => {
  const user = await makeUser(site.ctx);
  await site.drainEvents();
  const before = (await site.mails()).length;
  const known = await post("/api/auth/password-reset", { email: user.email });
  const unknown = await post("/api/auth/password-reset", { email: "nikdo@kabinet.test" });
  expect([unknown.statusCode, unknown.payload]).toEqual([known.statusCode, known.payload]);
  await site.drainEvents();
  const mails = await site.mails();
  expect(mails.slice(0, mails.length - before).map((mail) => mail.recipient)).toEqual([user.email]);
  for (const email of [user.email, "nikdo@kabinet.test"]) {
    await post("/api/auth/password-reset", { email });
    await post("/api/auth/password-reset", { email });
    expect((await post("/api/auth/password-reset", { email })).statusCode).toBe(429);
  }
});

test.each([
  ["none", undefined, "Pole musí být vyplněno", "This field is required"],
  ["a short one", "abc", "Vyplňte prosím minimálně 20 znaků.", "Please enter at least 20 characters."],
  ["a number", 12, "Tato hodnota není platná.", "This value is not valid."],
  ["an endless one", "a".repeat(101), "Vyplňte prosím nejvýše 100 znaků.", "Please enter at most 100 characters."],
  [
    "an unknown one",
    "a".repeat(43),
    "Odkaz už neplatí nebo byl použit. Požádejte prosím o nový.",
    "The link is no longer valid or has been used. Please ask for a new one.",
  ],
])("a link that is wrong (%s) is refused by both operations in both languages", async (_, hash, czech, english) => {
  for (const send of [confirm, (value: unknown, headers = {}) => change(value, newPassword, headers)]) {
    const answer = await send(hash, {});
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ hash: [czech] });
    expect((await send(hash, { "accept-language": "en" })).json().errors).toEqual({ hash: [english] });
  }
});

test.each([
  ["none", undefined, "Pole musí být vyplněno"],
  ["a short one", "krátké", "Vyplňte prosím minimálně 10 znaků."],
  ["a number", 1234567890, "Tato hodnota není platná."],
  ["an endless one", "a".repeat(201), "Vyplňte prosím nejvýše 200 znaků."],
])("a new password that is wrong (%s) changes nothing", async (_, password, czech) => {
  const user = await makeUser(site.ctx);
  const hash = await passwordLink(user);
  const answer = await post("/api/auth/password", { hash, password });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ password: [czech] });
  expect((await site.as(user).get("/api/me")).statusCode).toBe(200);
});

test.each([
  ["none", undefined, "Pole musí být vyplněno", "This field is required"],
  ["a broken one", "@", "Pole musí obsahovat platný email.", "This field must be a valid e-mail."],
  ["an object", {}, "Tato hodnota není platná.", "This value is not valid."],
  [
    "an endless one",
    `${"a".repeat(300)}@b.cz`,
    "Vyplňte prosím nejvýše 254 znaků.",
    "Please enter at most 254 characters.",
  ],
])("an e-mail that is wrong (%s) is refused when a password is asked for", async (_, email, czech, english) => {
  const answer = await post("/api/auth/password-reset", { email });
  expect(answer.statusCode).toBe(422);
  expect(answer.json().errors).toEqual({ email: [czech] });
  const inEnglish = await post("/api/auth/password-reset", { email }, { "accept-language": "en" });
  expect(inEnglish.json().errors).toEqual({ email: [english] });
});

test("guessing links is slowed down for an address", async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 31; count += 1) statuses.push((await confirm("a".repeat(43))).statusCode);
  expect(statuses.filter((status) => status === 422)).toHaveLength(30);
  expect(statuses.at(-1)).toBe(429);
});

test("counters hold no e-mail and no address", async () => {
  const user = await makeUser(site.ctx);
  await login(user, "hádané heslo 1");
  const rows = await site.db.select().from(rateLimits).orderBy(desc(rateLimits.key));
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/kabinet\.test|127\.0\.0\.1/);
});
