import { beforeAll, beforeEach, expect, test } from "vitest";
import { minuteMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeSmsGateway } from "#test/make/sms-gateway.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
const gateway = makeSmsGateway();
beforeAll(async () => {
  app = await createTestApp({ ports: { sms: gateway.port } });
});
beforeEach(gateway.reset);

let numbers = 777_000_000;
async function person(details: Partial<typeof contactDetails.$inferInsert> = {}): Promise<TestUser> {
  const user = await makeUser(app.ctx, { accountVerifiedAt: null });
  numbers += 1;
  await app.db.insert(contactDetails).values({
    ...{
      userId: user.id,
      firstName: "Jana",
      lastName: "Nová",
      phone: `+420${numbers}`,
      street: "Dlouhá 1",
      city: "Praha",
    },
    ...{ zip: "11000", ...details },
  });
  return user;
}
const ask = (who: TestUser) => app.as(who).post("/api/me/verification/code");
const confirm = (who: TestUser, code: string) => app.as(who).post("/api/me/verification", { code });
const codeSent = gateway.lastCode;
const wrong = () => (codeSent() === "000000" ? "000001" : "000000");
const isVerified = async ({ id }: TestUser) =>
  (await app.db.select().from(users).where(eq(users.id, id)))[0]?.accountVerifiedAt !== null;

test("A16: complete details and the code that came verify an account, once, and the audit keeps it", async () => {
  const user = await person();
  expect((await ask(user)).statusCode).toBe(200);
  expect(gateway.sent).toHaveLength(1);
  expect((await confirm(user, wrong())).json().errors.code).toEqual(["Nesprávný kód. Zkuste to prosím znovu."]);
  const code = codeSent();
  const answers = await Promise.all([confirm(user, code), confirm(user, code)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 422]);
  expect(await isVerified(user)).toBe(true);
  expect((await app.as(user).get("/api/me")).json().data.accountVerified).toBe(true);
  const audited = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(user.id)));
  expect(audited).toMatchObject([{ subject: "verification", byId: user.id, after: { verified: true }, reason: "sms" }]);
  expect((await ask(user)).json().code).toBe("VERIFIED_ALREADY");
});

test("the page says what is missing, and no code goes out before it is filled in", async () => {
  const user = await person({ phone: null, street: null });
  const { data } = (await app.as(user).get("/api/me/verification")).json();
  expect(data).toEqual({
    verifiedAt: null,
    missing: ["phone", "street"],
    phone: null,
    codeExpiresAt: null,
    ageVerifiedAt: expect.any(String),
    ageProof: "sandbox",
  });
  expect((await ask(user)).json().code).toBe("DETAILS_NEEDED");
  expect(gateway.sent).toEqual([]);
});

test("A27: nobody lists the numbers of verified accounts: saving, looking and asking for a code say the same of a taken and a free one", async () => {
  const { phone } = await verified();
  const other = await person();
  const answersTo = async (number: string) => {
    const saved = await saveContact(other, { phone: number });
    const { data } = (await app.as(other).get("/api/me/verification")).json();
    const { statusCode } = await ask(other);
    app.clock.advance(minuteMs);
    const same = { ...data, phone: "", codeExpiresAt: "" };
    return [saved.statusCode, Object.keys(saved.json().data), same, statusCode];
  };
  app.clock.advance(minuteMs);
  const ofTaken = await answersTo(phone);
  expect(ofTaken).toEqual(await answersTo("+420601234567"));
  expect(ofTaken[0]).toBe(200);
});

test("A27: whoever reads the code that came to a taken number learns that it is taken, and keeps the rest of the details", async () => {
  const { user, phone } = await verified();
  const other = await person();
  app.clock.advance(minuteMs);
  await saveContact(other, { phone });
  expect((await ask(other)).statusCode).toBe(200);
  expect((await confirm(other, wrong())).json().code).toBe("CODE_WRONG");
  const refused = await confirm(other, codeSent());
  expect([refused.statusCode, refused.json().code]).toEqual([409, "PHONE_TAKEN"]);
  expect([await isVerified(user), await isVerified(other)]).toEqual([true, false]);
});

test("A27: of two accounts that write the codes of one number at once one is verified, and the other is told", async () => {
  const first = await person();
  const phone = `+420${numbers}`;
  await ask(first);
  const one = codeSent();
  app.clock.advance(minuteMs);
  const second = await person({ phone });
  await ask(second);
  const answers = await Promise.all([confirm(first, one), confirm(second, codeSent())]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("contact details are saved sixty times an hour at most", async () => {
  const user = await person();
  const answers = [];
  for (let index = 0; index < 61; index++) answers.push((await saveContact(user, {})).statusCode);
  expect([answers[59], answers[60]]).toEqual([200, 429]);
});

test("a code lives for ten minutes and five tries; after them its reader learns that a new one is needed", async () => {
  const user = await person();
  await ask(user);
  const code = codeSent();
  for (let index = 0; index < 5; index++) expect((await confirm(user, wrong())).statusCode).toBe(422);
  expect((await confirm(user, code)).json().errors.code).toEqual(["Kód už neplatí. Nechte si prosím poslat nový."]);
  app.clock.advance(minuteMs);
  await ask(user);
  const next = codeSent();
  app.clock.advance(10 * minuteMs);
  expect((await confirm(user, next)).statusCode).toBe(422);
  expect(await isVerified(user)).toBe(false);
});

test("spaces in a code count for nothing", async () => {
  const user = await person();
  await ask(user);
  expect((await confirm(user, codeSent().replace(/^(...)/, "$1 "))).statusCode).toBe(200);
});

test("another's code is as good as none, and a number verifies one account", async () => {
  const [first, second] = [await person(), await person()];
  await ask(first);
  const code = codeSent();
  expect((await confirm(second, code)).statusCode).toBe(422);
  await confirm(first, code);
  const [details] = await app.db.select().from(contactDetails).where(eq(contactDetails.userId, first.id));
  const third = await person({ phone: details?.phone ?? null });
  app.clock.advance(minuteMs);
  await ask(third);
  expect((await confirm(third, codeSent())).json().code).toBe("PHONE_TAKEN");
});

test("a telephone that was changed after the code went out verifies nothing", async () => {
  const user = await person();
  await ask(user);
  await app.db.update(contactDetails).set({ phone: "+420601000001" }).where(eq(contactDetails.userId, user.id));
  expect((await confirm(user, codeSent())).json().code).toBe("DETAILS_NEEDED");
  expect(await isVerified(user)).toBe(false);
});

test("ten codes a day go to an account, and to a number whatever account asks", async () => {
  const user = await person();
  for (let index = 0; index < 10; index++) {
    expect((await ask(user)).statusCode).toBe(200);
    app.clock.advance(minuteMs);
  }
  expect((await ask(user)).statusCode).toBe(429);
  const [details] = await app.db.select().from(contactDetails).where(eq(contactDetails.userId, user.id));
  const other = await person({ phone: details?.phone ?? null });
  expect((await ask(other)).statusCode).toBe(429);
});

test("a minute lies between two codes to an account, and to a number whatever account asks", async () => {
  const user = await person();
  await ask(user);
  app.clock.advance(minuteMs / 2);
  const early = await ask(user);
  expect([early.statusCode, early.headers["retry-after"], gateway.sent.length]).toEqual([429, "30", 1]);
  const [details] = await app.db.select().from(contactDetails).where(eq(contactDetails.userId, user.id));
  expect((await ask(await person({ phone: details?.phone ?? null }))).statusCode).toBe(429);
  app.clock.advance(minuteMs / 2);
  expect((await ask(user)).statusCode).toBe(200);
});

const saveContact = (who: TestUser, body: object) => app.as(who).put("/api/me/contact", contactBody(body));
async function verified(): Promise<{ user: TestUser; phone: string }> {
  const user = await person();
  await ask(user);
  expect((await confirm(user, codeSent())).statusCode).toBe(200);
  return { user, phone: `+420${numbers}` };
}

test.each([
  ["another telephone", { phone: "+420 601 000 009" }],
  ["no telephone", { phone: "" }],
  ["no address", { street: "", city: "", zip: "" }],
])("A29: %s ends a verification by a code, which its owner learns", async (_what, change) => {
  const { user, phone } = await verified();
  const same = await saveContact(user, { phone, street: "Jiná 2" });
  expect(same.json().data.verifiedPhone?.replace(/\s/g, "")).toBe(phone);
  expect(await isVerified(user)).toBe(true);
  expect((await saveContact(user, { phone, ...change })).json().data.verifiedPhone).toBeNull();
  expect(await isVerified(user)).toBe(false);
  await app.drainEvents();
  expect((await app.mails(user.email)).map(({ kind }) => kind)).toContain("verification-lapsed");
  // The number is free again, and a new code brings the verification back.
  expect((await saveContact(user, { phone })).statusCode).toBe(200);
  app.clock.advance(minuteMs);
  await ask(user);
  await confirm(user, codeSent());
  expect(await isVerified(user)).toBe(true);
});

test("A29: whom a moderator vouches for stays verified with another telephone, or none", async () => {
  const { user, phone } = await verified();
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  for (const isGranted of [false, true])
    await app.as(moderator).put(`/api/moderation/people/${user.username}/verification`, {
      ...{ kind: "account", verified: isGranted, reason: "Občanský průkaz viděn osobně." },
    });
  await saveContact(user, { phone: "" });
  expect(await isVerified(user)).toBe(true);
  expect((await saveContact(await makeUser(app.ctx), { phone })).statusCode).toBe(200);
});

test("A27: a number that a moderator vouches for is no other account's, as long as it stays in the details", async () => {
  const [user, other] = [await person(), await person()];
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const decide = (who: TestUser, isGranted: boolean) =>
    app.as(moderator).put(`/api/moderation/people/${who.username}/verification`, {
      ...{ kind: "account", verified: isGranted, reason: "Občanský průkaz viděn osobně." },
    });
  const [details] = await app.db.select().from(contactDetails).where(eq(contactDetails.userId, user.id));
  const phone = details?.phone ?? "";
  await decide(user, true);
  // The other writes it down and has its code, and still it verifies nothing.
  const tryIt = async () => {
    await saveContact(other, { phone });
    app.clock.advance(minuteMs);
    await ask(other);
    return (await confirm(other, codeSent())).json().code;
  };
  expect(await tryIt()).toBe("PHONE_TAKEN");
  expect((await saveContact(user, { phone, street: "", city: "", zip: "" })).json().data.verifiedPhone).toBeNull();
  expect(await isVerified(user)).toBe(true);
  expect(await tryIt()).toBe("PHONE_TAKEN");
  await decide(user, false);
  expect((await saveContact(other, { phone })).statusCode).toBe(200);
  // Of two with one number the first keeps it; both are vouched for.
  expect((await decide(other, true)).statusCode).toBe(200);
  expect((await decide(user, true)).statusCode).toBe(200);
  expect(await isVerified(user)).toBe(true);
});

test("where the gateway does not take the message over, that is said, and no code is open", async () => {
  const user = await person();
  gateway.isAway = true;
  const answer = await ask(user);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "SMS_AWAY"]);
  expect((await app.as(user).get("/api/me/verification")).json().data.codeExpiresAt).toBeNull();
});

test("a moderator grants and withdraws both, never for oneself; a withdrawal is told with its reason", async () => {
  const user = await person();
  const moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
  const set = (name: string, kind: string, verified: boolean, who = moderator) =>
    app.as(who).put(`/api/moderation/people/${name}/verification`, {
      kind,
      verified,
      reason: "Občanský průkaz viděn osobně.",
    });
  expect((await set(user.username, "account", true)).json().data).toMatchObject({ verified: true });
  expect(await isVerified(user)).toBe(true);
  expect((await set(user.username, "account", false)).json().data).toMatchObject({ verified: false });
  await app.drainEvents();
  const [sentMail] = await app.mails(user.email);
  expect(sentMail).toMatchObject({ kind: "verification-withdrawn", subject: "Ověření účtu jsme odebrali" });
  expect(sentMail?.text).toContain("Občanský průkaz viděn osobně.");
  expect((await set(user.username, "age", false)).json().data).toMatchObject({ adult: false });
  expect((await set(user.username, "age", true)).json().data).toMatchObject({ adult: true });
  expect((await set(moderator.username, "account", false)).statusCode).toBe(403);
});
