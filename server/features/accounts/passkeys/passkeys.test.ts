import { beforeAll, expect, test } from "vitest";
import { maxPasskeys } from "#contract/accounts/passkeys.ts";
import { requireScope } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { findActor } from "#server/features/accounts/sign-in/find-actor.ts";
import { secondFactors, users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuthenticator } from "#test/make/passkey.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";
import { passkeyChallenges, passkeys } from "./table.ts";
import { userHandleOf } from "./user-handle.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const prove = (user: TestUser) => site.as(user).post("/api/me/proof", { password: testPassword });
const begin = async (user: TestUser) => (await site.as(user).post("/api/me/passkey-challenge")).json().data;
const add = (user: TestUser, passkey: object, name = "Telefon") =>
  site.as(user).post("/api/me/passkeys", { name, passkey });
const challenge = async (): Promise<string> =>
  (await site.as(null).post("/api/auth/passkey-challenge")).json().data.challenge;
const signIn = (passkey: object) => site.as(null).post("/api/auth/passkey", { passkey });

/** An account with a passkey and the authenticator that keeps it. */
async function keyed(overrides: Parameters<typeof makeUser>[1] = {}) {
  const user = await makeUser(site.ctx, overrides);
  const authenticator = makeAuthenticator();
  await prove(user);
  const added = await add(user, authenticator.attest((await begin(user)).challenge));
  expect(added.statusCode).toBe(201);
  return { user, authenticator, passkey: added.json().data as { id: number; name: string } };
}

test("PK1: a passkey is made after a proof, asked to verify its owner and to be found by itself; the owner is told", async () => {
  const user = await makeUser(site.ctx);
  expect((await site.as(user).post("/api/me/passkey-challenge")).json().code).toBe("PASSWORD_NEEDED");
  await prove(user);
  const asked = await begin(user);
  expect(asked).toMatchObject({
    rp: { id: "kabinet.test" },
    user: { id: userHandleOf(user.id).toString("base64url"), name: user.email },
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    excludeCredentials: [],
  });
  const authenticator = makeAuthenticator();
  const added = await add(user, authenticator.attest(asked.challenge), "  Telefon ");
  expect(added.json().data).toMatchObject({ name: "Telefon", isCopied: false, lastUsedAt: null });
  const state = await site.as(user).get("/api/me/security");
  expect(state.json().data.passkeys).toEqual([added.json().data]);
  expect(state.body).not.toContain(authenticator.id);
  expect((await begin(user)).excludeCredentials).toEqual([{ id: authenticator.id, type: "public-key" }]);
  await site.drainEvents();
  expect((await site.mails(user.email)).map(({ kind }) => kind)).toEqual(["sign-in-guard-changed"]);
  const [entry] = await site.db.select().from(auditEntries).where(eq(auditEntries.byId, user.id));
  expect(entry).toMatchObject({ subject: "passkey", after: added.json().data.id });
});

test("it signs in without a name, a password and a code, also where a code is asked for", async () => {
  const { user, authenticator } = await keyed();
  const userHandle = userHandleOf(user.id).toString("base64url");
  const on = { secret: "A".repeat(32), confirmedAt: site.clock.now(), createdAt: site.clock.now() };
  await site.db.insert(secondFactors).values({ userId: user.id, ...on });
  const answer = await signIn(authenticator.assert(await challenge(), { userHandle }));
  expect(answer.statusCode).toBe(200);
  const me = await site.as({ token: answer.json().token }).get("/api/me");
  expect(me.json().data.id).toBe(user.id);
  const { data } = (await site.as(user).get("/api/me/security")).json();
  expect(data.passkeys[0].lastUsedAt).not.toBeNull();
});

test("PK2: an answer counts once, and only for what was asked in the last five minutes", async () => {
  const { user, authenticator } = await keyed();
  const signed = authenticator.assert(await challenge());
  const both = await Promise.all([signIn(signed), signIn(signed)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 422]);
  expect((await signIn(signed)).json().code).toBe("PASSKEY_ENDED");
  const late = authenticator.assert(await challenge());
  site.clock.advance(5 * 60_000 + 1);
  expect((await signIn(late)).json().code).toBe("PASSKEY_ENDED");
  expect((await signIn(authenticator.assert("madeUpByTheCaller"))).json().code).toBe("PASSKEY_ENDED");
  // What was asked to make a passkey, or to prove who is there, signs nobody in.
  await prove(user);
  expect((await signIn(authenticator.assert((await begin(user)).challenge))).json().code).toBe("PASSKEY_ENDED");
  const proof = (await site.as(user).post("/api/me/proof-challenge")).json().data.challenge;
  expect((await signIn(authenticator.assert(proof))).json().code).toBe("PASSKEY_ENDED");
});

test.each([
  ["another site's page", { origin: "https://kabinet.test.evil.example" }],
  ["the same site without encryption", { origin: "http://kabinet.test" }],
  ["another site's key", { rpId: "evil.example" }],
  ["a device that has not verified its owner", { isVerified: false }],
  ["another account's handle", { userHandle: "c29tZWJvZHkgZWxzZQ" }],
])("what comes from %s is refused, and its challenge is spent", async (_, claims) => {
  const { authenticator } = await keyed();
  const asked = await challenge();
  const refused = await signIn(authenticator.assert(asked, claims));
  expect([refused.statusCode, refused.json().code]).toEqual([422, "PASSKEY_REFUSED"]);
  expect((await signIn(authenticator.assert(asked))).json().code).toBe("PASSKEY_ENDED");
});

test("a foreign signature, an unknown key and what no browser has signed are refused", async () => {
  const { authenticator } = await keyed();
  const forged = makeAuthenticator().assert(await challenge());
  expect((await signIn(forged)).json().code).toBe("PASSKEY_UNKNOWN");
  const posing = {
    ...makeAuthenticator().assert(await challenge()),
    id: authenticator.id,
    rawId: authenticator.id,
  };
  expect((await signIn(posing)).json().code).toBe("PASSKEY_REFUSED");
  const noJson = authenticator.assert(await challenge());
  noJson.response.clientDataJSON = "bm8ganNvbg";
  expect((await signIn(noJson)).json().code).toBe("PASSKEY_REFUSED");
});

test("a count that does not grow is a copy's", async () => {
  const { authenticator } = await keyed();
  const use = async (counter: number) => signIn(authenticator.assert(await challenge(), { counter }));
  expect((await use(4)).statusCode).toBe(200);
  for (const counter of [4, 3, 0]) expect((await use(counter)).json().code).toBe("PASSKEY_REFUSED");
  expect((await use(5)).statusCode).toBe(200);
});

test("PK3: a passkey shows anew who is there, to its own account alone", async () => {
  const { user, authenticator } = await keyed();
  const other = await keyed();
  site.clock.advance(11 * 60_000);
  const want = () => site.as(user).post("/api/me/email", { email: `new.${user.email}` });
  expect((await want()).json().code).toBe("PASSWORD_NEEDED");
  const asked = async () => (await site.as(user).post("/api/me/proof-challenge")).json().data;
  expect((await asked()).allowCredentials).toEqual([{ id: authenticator.id, type: "public-key" }]);
  const show = async (passkey: object) => site.as(user).post("/api/me/proof", { passkey });
  const foreign = other.authenticator.assert((await asked()).challenge);
  expect((await show(foreign)).json().code).toBe("PASSKEY_UNKNOWN");
  const othersChallenge = (await site.as(other.user).post("/api/me/proof-challenge")).json().data.challenge;
  expect((await show(authenticator.assert(othersChallenge))).json().code).toBe("PASSKEY_ENDED");
  expect((await show(authenticator.assert((await asked()).challenge))).statusCode).toBe(200);
  expect((await want()).statusCode).toBe(202);
});

test("whoever works for the site may, signed in by a passkey, without an app of codes", async () => {
  const { user, authenticator } = await keyed({ scopes: ["moderation"] });
  const { token } = (await signIn(authenticator.assert(await challenge()))).json();
  const mayDecide = async (by: string) => {
    const actor = await findActor(site.ctx, by, undefined, true);
    return requireScope({ ...site.ctx, actor }, "moderation");
  };
  await expect(mayDecide(user.token)).rejects.toMatchObject({ code: "SECOND_FACTOR_REQUIRED" });
  expect((await mayDecide(token)).userId).toBe(user.id);
});

test("somebody suspended signs in as by the password, and may no more than that", async () => {
  const { user, authenticator } = await keyed({ scopes: ["moderation"] });
  await site.db.update(users).set({ suspendedAt: site.clock.now() }).where(eq(users.id, user.id));
  const { token } = (await signIn(authenticator.assert(await challenge()))).json();
  const me = (await site.as({ token }).get("/api/me")).json().data;
  expect(me).toMatchObject({ id: user.id, suspended: true, scope: [] });
});

test("it is renamed and removed by its owner alone; removed, it signs nobody in", async () => {
  const { user, authenticator, passkey } = await keyed();
  const stranger = await makeUser(site.ctx);
  const path = `/api/me/passkeys/${passkey.id}`;
  expect((await site.as(stranger).patch(path, { name: "Moje" })).statusCode).toBe(404);
  expect((await site.as(stranger).delete(path)).statusCode).toBe(404);
  expect((await site.as(user).patch(path, { name: "" })).statusCode).toBe(422);
  expect((await site.as(user).patch(path, { name: "Notebook" })).json().data.name).toBe("Notebook");
  site.clock.advance(11 * 60_000);
  expect((await site.as(user).delete(path)).json().code).toBe("PASSWORD_NEEDED");
  expect((await prove(user)).json().code).toBe("PASSWORD_NOT_ENOUGH");
  const asked = (await site.as(user).post("/api/me/proof-challenge")).json().data;
  await site.as(user).post("/api/me/proof", { passkey: authenticator.assert(asked.challenge) });
  expect((await site.as(user).delete(path)).statusCode).toBe(200);
  expect((await signIn(authenticator.assert(await challenge()))).json().code).toBe("PASSKEY_UNKNOWN");
  expect((await site.as(user).post("/api/me/proof-challenge")).json().code).toBe("PASSKEY_NONE");
});

test("what a device has made is refused from another page, unverified, for somebody else's challenge, or twice", async () => {
  const { user, authenticator } = await keyed();
  const other = await makeUser(site.ctx);
  await prove(other);
  const fresh = makeAuthenticator();
  const codeOf = async (made: object) => (await add(other, made)).json().code;
  for (const claims of [{ origin: "https://evil.example" }, { rpId: "evil.example" }, { isVerified: false }])
    expect(await codeOf(fresh.attest((await begin(other)).challenge, claims))).toBe("PASSKEY_REFUSED");
  await prove(user);
  expect(await codeOf(fresh.attest((await begin(user)).challenge))).toBe("PASSKEY_ENDED");
  expect(await codeOf(authenticator.attest((await begin(other)).challenge))).toBe("PASSKEY_REFUSED");
  const made = fresh.attest((await begin(other)).challenge);
  expect((await add(other, made)).statusCode).toBe(201);
  expect(await codeOf(made)).toBe("PASSKEY_ENDED");
});

test("PK4: an account keeps twenty, and a network is asked for a hundred signatures in a quarter of an hour", async () => {
  const { user } = await keyed();
  const row = { userId: user.id, publicKey: Buffer.from([1]), counter: 0, isCopied: false, name: "x" };
  const createdAt = site.clock.now();
  const asked = (await begin(user)).challenge;
  await site.db.insert(passkeys).values(
    Array.from({ length: maxPasskeys - 1 }, (_, n) => ({
      ...row,
      createdAt,
      credentialId: `k${user.id}-${n}`,
    })),
  );
  expect((await add(user, makeAuthenticator().attest(asked))).json().code).toBe("PASSKEY_LIMIT");
  expect((await site.as(user).post("/api/me/passkey-challenge")).json().code).toBe("PASSKEY_LIMIT");
  site.clock.advance(16 * 60_000);
  const statuses = new Set<number>();
  for (let turn = 0; turn < 101; turn++)
    statuses.add((await site.as(null).post("/api/auth/passkey-challenge")).statusCode);
  expect([...statuses]).toEqual([200, 429]);
  expect(await site.db.$count(passkeyChallenges)).toBeGreaterThan(0);
});
