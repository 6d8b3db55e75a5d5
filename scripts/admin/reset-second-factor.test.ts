import { expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { passkeys } from "#server/features/accounts/passkeys/table.ts";
import { makeRecoveryCodes } from "#server/features/accounts/second-factor/recovery-codes.ts";
import { secondFactors } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeUser, testPassword } from "#test/make/user.ts";
import { WrongInput } from "../wrong-input.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

test("A28: whoever lost the app and the codes signs in by the password again; sign-ins end, the owner and the audit know", async () => {
  const app = await createTestApp();
  const user = await makeUser(app.ctx);
  const now = app.clock.now();
  const on = { userId: user.id, secret: "A".repeat(32), createdAt: now, confirmedAt: now };
  await app.db.insert(secondFactors).values(on);
  const codes = await makeRecoveryCodes(app.ctx, user.id);
  const signIn = (code?: string) =>
    app.as(null).post("/api/auth/login", { email: user.email, password: testPassword, code });
  expect((await signIn()).json().code).toBe("SECOND_FACTOR_NEEDED");
  await resetSecondFactor(app.ctx, user.email.toUpperCase());
  expect((await app.as(user).get("/api/me")).statusCode).toBe(401);
  const { token } = (await signIn()).json();
  expect((await app.as({ token }).get("/api/me/security")).json().data).toMatchObject({
    secondFactorSince: null,
    recoveryCodesLeft: 0,
  });
  const proof = await app.as({ token }).post("/api/me/proof", { code: codes[0] });
  expect(proof.json().code).toBe("SECOND_FACTOR_OFF");
  await app.drainEvents();
  expect((await app.mails(user.email)).map(({ kind }) => kind)).toEqual(["sign-in-guard-changed"]);
  const [entry] = await app.db.select().from(auditEntries).where(eq(auditEntries.subject, "second_factor"));
  expect(entry).toMatchObject({ byId: null, subjectId: String(user.id), before: "on" });
  await expect(resetSecondFactor(app.ctx, user.email)).rejects.toThrow(WrongInput);
  await expect(resetSecondFactor(app.ctx, "nikdo@kabinet.test")).rejects.toThrow(WrongInput);
});

test("whoever lost the only device with a passkey proves by the password again", async () => {
  const app = await createTestApp();
  const user = await makeUser(app.ctx);
  const key = {
    userId: user.id,
    credentialId: "jediny-klic",
    publicKey: Buffer.from("klic"),
    name: "Telefon",
  };
  await app.db
    .insert(passkeys)
    .values({ ...key, name: "Telefon", counter: 0, isCopied: false, createdAt: app.clock.now() });
  const prove = (token: string) => app.as({ token }).post("/api/me/proof", { password: testPassword });
  expect((await prove(user.token)).json().code).toBe("PASSWORD_NOT_ENOUGH");
  await resetSecondFactor(app.ctx, user.email);
  const signedIn = await app.as(null).post("/api/auth/login", { email: user.email, password: testPassword });
  expect((await prove(signedIn.json().token)).statusCode).toBe(200);
  await app.drainEvents();
  expect((await app.mails(user.email)).map(({ kind }) => kind)).toEqual(["sign-in-guard-changed"]);
});
