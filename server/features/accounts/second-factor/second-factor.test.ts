import { Secret, TOTP } from "otpauth";
import { beforeAll, expect, test } from "vitest";
import { requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { findActor } from "#server/features/accounts/sign-in/find-actor.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { acceptedStep, tidyRecoveryCode } from "./second-factor-rules.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const codeOf = (secret: string, at = site.clock.now()) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
const nextStep = () => site.clock.advance(30_000);
const prove = (user: TestUser, body: object = { password: testPassword }) => site.as(user).post("/api/me/proof", body);
const signIn = (user: TestUser, code?: string, password = testPassword) =>
  site.as(null).post("/api/auth/login", { email: user.email, password, code });

/** An account whose second factor is on. */
async function guarded(overrides: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(site.ctx, overrides);
  await prove(user);
  const { secret } = (await site.as(user).post("/api/me/second-factor")).json().data;
  const on = await site.as(user).put("/api/me/second-factor", { code: codeOf(secret) });
  const recoveryCodes: string[] = on.json().data.recoveryCodes;
  nextStep();
  return { user, secret: secret as string, recoveryCodes };
}

test("a code counts in its step and one around it, and never again", () => {
  const secret = new Secret({ size: 20 }).base32;
  const now = new Date("2026-11-24T12:00:15Z");
  const at = (ms: number) => codeOf(secret, new Date(now.getTime() + ms));
  const step = acceptedStep({ secret, lastStep: 0 }, at(0), now) ?? 0;
  expect(acceptedStep({ secret, lastStep: 0 }, ` ${at(0).slice(0, 3)} ${at(0).slice(3)}`, now)).toBe(step);
  expect(acceptedStep({ secret, lastStep: 0 }, at(-30_000), now)).toBe(step - 1);
  expect(acceptedStep({ secret, lastStep: 0 }, at(30_000), now)).toBe(step + 1);
  for (const ms of [-90_000, 90_000]) expect(acceptedStep({ secret, lastStep: 0 }, at(ms), now)).toBeNull();
  expect(acceptedStep({ secret, lastStep: step }, at(0), now)).toBeNull();
  for (const written of ["", "12345", "1234567", "abcdef", "１２３４５６"])
    expect(acceptedStep({ secret, lastStep: 0 }, written, now)).toBeNull();
});

test("a recovery code is read however it was copied", () => {
  expect(tidyRecoveryCode(" abcd efgh-ijkl–mnop ")).toBe("ABCD-EFGH-IJKL-MNOP");
});

test("A22: it is on once the app's first code has come; other devices are signed out, the owner is told, the secret is never told again", async () => {
  const owner = await makeUser(site.ctx);
  const elsewhere = { ...owner, token: await createToken(site.ctx, owner.id, null) };
  expect((await site.as(owner).post("/api/me/second-factor")).json().code).toBe("PASSWORD_NEEDED");
  expect((await prove(owner)).statusCode).toBe(200);
  const begun = (await site.as(owner).post("/api/me/second-factor")).json().data;
  expect(begun.uri).toContain(`secret=${begun.secret}`);
  expect((await signIn(owner)).statusCode).toBe(200);
  const wrong = await site.as(owner).put("/api/me/second-factor", { code: "000000" });
  expect([wrong.statusCode, wrong.json().code]).toEqual([422, "CODE_WRONG"]);
  const on = await site.as(owner).put("/api/me/second-factor", { code: codeOf(begun.secret) });
  expect(on.json().data.recoveryCodes).toHaveLength(10);
  expect((await site.as(elsewhere).get("/api/me")).statusCode).toBe(401);
  const state = await site.as(owner).get("/api/me/security");
  expect(state.body).not.toContain(begun.secret);
  expect(state.json().data).toMatchObject({ recoveryCodesLeft: 10 });
  expect((await site.as(owner).post("/api/me/second-factor")).json().code).toBe("SECOND_FACTOR_ON");
  await site.drainEvents();
  expect((await site.mails(owner.email)).map(({ kind }) => kind)).toEqual(["sign-in-guard-changed"]);
  const [entry] = await site.db.select().from(auditEntries).where(eq(auditEntries.byId, owner.id));
  expect(entry).toMatchObject({ subject: "second_factor", after: "on" });
});

test("signing in takes two steps, and a code signs in once", async () => {
  const { user, secret } = await guarded();
  const first = await signIn(user);
  expect([first.statusCode, first.json().code, first.json().token]).toEqual([422, "SECOND_FACTOR_NEEDED", undefined]);
  expect((await signIn(user, codeOf(secret), "hádané heslo")).json().code).toBe("LOGIN_FAILED");
  const second = await signIn(user, codeOf(secret));
  expect([second.statusCode, typeof second.json().token]).toEqual([200, "string"]);
  expect((await signIn(user, codeOf(secret))).json().code).toBe("CODE_WRONG");
  nextStep();
  const both = await Promise.all([signIn(user, codeOf(secret)), signIn(user, codeOf(secret))]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
});

test("a recovery code signs in once; new ones end the old", async () => {
  const { user, recoveryCodes } = await guarded();
  const [first = "", second = ""] = recoveryCodes;
  expect((await signIn(user, first.toLowerCase())).statusCode).toBe(200);
  expect((await signIn(user, first)).json().code).toBe("CODE_WRONG");
  expect((await site.as(user).get("/api/me/security")).json().data.recoveryCodesLeft).toBe(9);
  const renewed = await site.as(user).post("/api/me/recovery-codes");
  expect(renewed.json().data.recoveryCodes).toHaveLength(10);
  expect((await signIn(user, second)).json().code).toBe("CODE_WRONG");
  const other = await guarded();
  expect((await signIn(other.user, renewed.json().data.recoveryCodes[0])).json().code).toBe("CODE_WRONG");
});

test("LI11: codes are guessed ten times an hour at most, whether to sign in or to prove who is there", async () => {
  const { user, secret, recoveryCodes } = await guarded();
  // Codes that are stored by a plain hash have 112 bits at least (ASVS 6.5.2); a letter of base32 has five.
  for (const code of recoveryCodes) expect(code.replaceAll("-", "").length * 5).toBeGreaterThanOrEqual(112);
  for (let turn = 0; turn < 10; turn++) expect((await prove(user, { code: "000000" })).statusCode).toBe(422);
  expect((await prove(user, { code: codeOf(secret) })).statusCode).toBe(429);
  expect((await signIn(user, codeOf(secret))).statusCode).toBe(429);
});

test("a proof holds for ten minutes and for the sign-in that gave it", async () => {
  const { user, secret } = await guarded();
  const elsewhere = { ...user, token: await createToken(site.ctx, user.id, null) };
  const want = (who: TestUser, mark: string) => site.as(who).post("/api/me/email", { email: `${mark}.${user.email}` });
  site.clock.advance(11 * 60_000);
  expect((await want(user, "a")).json().code).toBe("PASSWORD_NEEDED");
  expect((await prove(user, { code: codeOf(secret) })).statusCode).toBe(200);
  expect((await want(user, "a")).statusCode).toBe(202);
  expect((await want(elsewhere, "b")).json().code).toBe("PASSWORD_NEEDED");
  site.clock.advance(9 * 60_000);
  expect((await want(user, "c")).statusCode).toBe(202);
  site.clock.advance(2 * 60_000);
  expect((await want(user, "d")).json().code).toBe("PASSWORD_NEEDED");
});

test("once a code is asked for, a stolen sign-in with the password proves nothing and changes nothing", async () => {
  const { user, recoveryCodes } = await guarded();
  site.clock.advance(11 * 60_000);
  const byPassword = await prove(user);
  expect([byPassword.statusCode, byPassword.json().code]).toEqual([422, "PASSWORD_NOT_ENOUGH"]);
  const password = testPassword;
  const acts = [
    site.as(user).delete("/api/me/second-factor"),
    site.as(user).post("/api/me/email", { email: `jiny.${user.email}`, password }),
    site.as(user).put("/api/me/password", { password, newPassword: "jiné dlouhé heslo 7" }),
    site.as(user).post("/api/me/deletion", { password }),
  ];
  for (const act of acts) expect((await act).json().code).toBe("PASSWORD_NEEDED");
  expect((await prove(user, { code: recoveryCodes[0] })).statusCode).toBe(200);
  expect((await site.as(user).delete("/api/me/second-factor")).statusCode).toBe(200);
});

test("A13: where more than a password guards an account, its first bank account needs a fresh proof too", async () => {
  const { user, recoveryCodes } = await guarded();
  site.clock.advance(11 * 60_000);
  const save = (bankAccount: string) =>
    site.as(user).put("/api/me/contact", { ...contactBody({ bankAccount }), password: testPassword });
  expect((await save("19-2000145399/0800")).json().code).toBe("PASSWORD_NEEDED");
  expect((await save("")).statusCode).toBe(200);
  expect((await save("19-2000145399/0800")).json().code).toBe("PASSWORD_NEEDED");
  expect((await prove(user, { code: recoveryCodes[0] })).statusCode).toBe(200);
  expect((await save("19-2000145399/0800")).statusCode).toBe(200);
});

test("turned off, the password is enough again, and the old codes are worth nothing", async () => {
  const { user, recoveryCodes } = await guarded();
  expect((await site.as(user).delete("/api/me/second-factor")).statusCode).toBe(200);
  expect((await signIn(user)).statusCode).toBe(200);
  expect(await site.db.$count(secondFactors, eq(secondFactors.userId, user.id))).toBe(0);
  expect((await prove(user, { code: recoveryCodes[0] })).json().code).toBe("SECOND_FACTOR_OFF");
  expect((await site.as(user).post("/api/me/recovery-codes")).json().code).toBe("SECOND_FACTOR_OFF");
});

test("where it is required, no scope counts before the second factor is on, and the refusal says so", async () => {
  const mayDecide = async (user: TestUser, isSecondFactorRequired: boolean) => {
    const actor = await findActor(site.ctx, user.token, undefined, isSecondFactorRequired);
    return requireScope({ ...site.ctx, actor }, "moderation");
  };
  const plain = await makeUser(site.ctx, { scopes: ["admin"] });
  const { user } = await guarded({ scopes: ["moderation"] });
  await expect(mayDecide(plain, true)).rejects.toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
  await expect(mayDecide(await makeUser(site.ctx), true)).rejects.toMatchObject({ code: "FORBIDDEN" });
  expect((await mayDecide(plain, false)).userId).toBe(plain.id);
  expect((await mayDecide(user, true)).userId).toBe(user.id);
});
