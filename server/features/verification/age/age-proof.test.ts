import { beforeAll, expect, test } from "vitest";
import { eq, isNotNull } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { ageProofAttempts, ageProofs } from "#server/features/verification/table.ts";
import type { AgeProofPort } from "#server/ports/age-proof/age-proof.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});

const person = () => makeUser(app.ctx, { ageVerifiedAt: null });
/** Begins, and gives the state with which the person comes back. */
async function begin(user: TestUser, redirect: string | null = null): Promise<string> {
  const answer = await app.as(user).post("/api/me/age-proof", { redirect });
  expect(answer.statusCode).toBe(201);
  return new URL(answer.json().data.url).searchParams.get("state") ?? "";
}
const complete = (user: TestUser, state: string, code = "adult") =>
  app.as(user).post("/api/me/age-proof/answer", { query: `?${new URLSearchParams({ state, code })}` });
const isVerified = async ({ id }: TestUser) =>
  (await app.db.select().from(users).where(eq(users.id, id)))[0]?.ageVerifiedAt != null;

test("AP2: a proof stores the way, the service's name and the time, and nothing of the birth; it leads back", async () => {
  const user = await person();
  const state = await begin(user, "/1003/rum");
  expect((await complete(user, state)).json()).toEqual({ data: { redirect: "/1003/rum" } });
  expect(await isVerified(user)).toBe(true);
  const [proof] = await app.db.select().from(ageProofs).where(eq(ageProofs.userId, user.id));
  expect(proof).toEqual({
    ...{ userId: user.id, method: "sandbox", reference: "sandbox", provedAt: expect.any(Date) },
  });
  const attempts = await app.db.select().from(ageProofAttempts).where(eq(ageProofAttempts.userId, user.id));
  expect(attempts).toEqual([]);
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(user.id)));
  expect(entries.map(({ subject }) => subject)).toEqual(["verification"]);
  expect((await app.as(user).post("/api/me/age-proof", { redirect: null })).json()).toMatchObject({
    code: "AGE_VERIFIED_ALREADY",
  });
});

test.each([
  ["minor", "AGE_TOO_YOUNG"],
  ["silent", "AGE_PROOF_INVALID"],
  ["future", "AGE_PROOF_INVALID"],
  ["refuse", "AGE_PROOF_REFUSED"],
  ["something-else", "AGE_PROOF_INVALID"],
])("AP2: the answer %s is refused with %s and used up", async (code, refusal) => {
  const user = await person();
  const state = await begin(user);
  expect((await complete(user, state, code)).json()).toMatchObject({ code: refusal });
  expect((await complete(user, state)).json()).toMatchObject({ code: "AGE_PROOF_OVER" });
  expect(await isVerified(user)).toBe(false);
});

test("AP2: an answer counts for who began it, within ten minutes, and the last that was begun", async () => {
  const [user, other] = [await person(), await person()];
  const first = await begin(user);
  expect((await complete(other, first)).json()).toMatchObject({ code: "AGE_PROOF_OVER" });
  const second = await begin(user);
  expect((await complete(user, first)).json()).toMatchObject({ code: "AGE_PROOF_OVER" });
  app.clock.advance(10 * 60 * 1000 + 1);
  expect((await complete(user, second)).json()).toMatchObject({ code: "AGE_PROOF_OVER" });
  expect(await isVerified(user)).toBe(false);
  expect(await isVerified(other)).toBe(false);
});

test("AP2: of ten answers at once one counts", async () => {
  const user = await person();
  const state = await begin(user);
  const answers = await Promise.all(Array.from({ length: 10 }, () => complete(user, state)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
});

test.each(["//zle.test", "https://zle.test", "/\\zle.test", "javascript:alert(1)"])(
  "a way back to %s is forgotten",
  async (redirect) => {
    const user = await person();
    expect((await complete(user, await begin(user, redirect))).json()).toEqual({ data: { redirect: null } });
  },
);

test("where no service proves ages, that is said and the sandbox has no page", async () => {
  const bare = await createTestApp({ ports: { ageProof: null } });
  const user = await makeUser(bare.ctx, { ageVerifiedAt: null });
  expect((await bare.as(user).post("/api/me/age-proof", { redirect: null })).json()).toMatchObject({
    code: "AGE_PROOF_AWAY",
  });
  expect((await bare.as(null).get(`/_dev/vek?state=${"a".repeat(43)}`)).statusCode).toBe(404);
});

test("AP2: one identity of a bank proves one account, also at once; the other is told, and it is free again without its proof", async () => {
  let sub = "osoba-1";
  const ageProof: AgeProofPort = {
    method: "bank",
    begin: async ({ state }) => `https://bank.test/?${new URLSearchParams({ state })}`,
    finish: async () => ({ birthdate: "1980-03-14", reference: sub }),
  };
  const bank = await createTestApp({ ports: { ageProof } });
  const prove = async (user: TestUser) => {
    const { url } = (await bank.as(user).post("/api/me/age-proof", { redirect: null })).json().data;
    return bank.as(user).post("/api/me/age-proof/answer", { query: new URL(url).search });
  };
  const people = await Promise.all(Array.from({ length: 3 }, () => makeUser(bank.ctx, { ageVerifiedAt: null })));
  const answers = await Promise.all(people.map(prove));
  const codes = answers.map((answer) => (answer.statusCode === 200 ? "proved" : answer.json().code)).sort();
  expect(codes).toEqual(["AGE_PROOF_USED", "AGE_PROOF_USED", "proved"]);
  const proved = await bank.db.select().from(users).where(isNotNull(users.ageVerifiedAt));
  expect(proved).toHaveLength(1);
  const refused = people.find(({ id }) => id !== proved[0]?.id) as TestUser;
  await bank.db.delete(ageProofs).where(eq(ageProofs.userId, proved[0]?.id ?? 0));
  expect((await prove(refused)).statusCode).toBe(200);
  sub = "osoba-2";
  const third = people.find(({ id }) => id !== proved[0]?.id && id !== refused.id) as TestUser;
  expect((await prove(third)).statusCode).toBe(200);
});
