import { beforeAll, expect, test } from "vitest";
import type { ContactDetails } from "#contract/accounts/contact.ts";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { contactBody } from "#test/make/contact.ts";
import { makeUser, testPassword } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const whole = contactBody({ zip: "60200", bankAccount: "CZ65 0800 0000 1920 0014 5399" });

test("what was saved is read back as people write it, and only by its owner", async () => {
  const [owner, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const saved = await site.as(owner).put("/api/me/contact", whole);
  const expected = {
    ...whole,
    zip: "602 00",
    bankAccount: "19-2000145399/0800",
    accountInForce: null,
    verifiedPhone: null,
  };
  expect([saved.statusCode, saved.json().data]).toEqual([200, expected]);
  expect((await site.as(owner).get("/api/me/contact")).json().data).toEqual(expected);
  expect((await site.as(other).get("/api/me/contact")).json().data).toMatchObject({
    firstName: "",
    phone: "",
  });
});

test("saving again replaces everything, also when it happens twice at once", async () => {
  const owner = await makeUser(site.ctx);
  const save = (more: Partial<ContactDetails>) => site.as(owner).put("/api/me/contact", { ...whole, ...more });
  await save({});
  const answers = await Promise.all([save({ phone: "" }), save({ phone: "" })]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  expect((await site.as(owner).get("/api/me/contact")).json().data.phone).toBe("");
});

test("every wrong field is told at once, in the caller's language, and nothing is stored", async () => {
  const owner = await makeUser(site.ctx);
  const wrong = { phone: "777", zip: "1", companyId: "12345678", taxId: "1", bankAccount: "1/2" };
  const answer = await site.as(owner).put("/api/me/contact", { ...whole, ...wrong }, { "accept-language": "en" });
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).toSorted()).toEqual(Object.keys(wrong).toSorted());
  expect(answer.json().errors.bankAccount[0]).toMatch(/account/i);
  expect((await site.as(owner).get("/api/me/contact")).json().data.lastName).toBe("");
});

const another = { ...whole, bankAccount: "2000145399/0800" };

test("another bank account needs the password, is told and audited, and counts for new deals after 48 hours", async () => {
  const owner = await makeUser(site.ctx);
  const save = (body: object) => site.as(owner).put("/api/me/contact", body);
  await save(whole);
  await site.drainEvents();
  const refused = [await save(another), await save({ ...another, password: "hádané heslo" })];
  expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [422, "PASSWORD_NEEDED"],
    [422, "PASSWORD_WRONG"],
  ]);
  expect((await site.as(owner).get("/api/me/contact")).json().data.bankAccount).toBe("19-2000145399/0800");

  const saved = await save({ ...another, password: testPassword });
  expect(saved.json().data).toMatchObject({
    bankAccount: "2000145399/0800",
    accountInForce: { account: "19-2000145399/0800" },
  });
  await site.drainEvents();
  const mails = await site.mails(owner.email);
  // The first one was no change, and its owner learns of it all the same.
  expect(mails.map(({ kind, subject }) => [kind, subject]).toSorted()).toEqual([
    ["bank-account-changed", "Nový bankovní účet"],
    ["bank-account-changed", "Změna bankovního účtu"],
  ]);
  const entries = await site.db.select().from(auditEntries).where(eq(auditEntries.byId, owner.id));
  expect(entries.map(({ subject, before, after }) => [subject, before, after])).toEqual([
    ["bank_account", null, "…5399"],
    ["bank_account", "…5399", "…5399"],
  ]);
  // Everything else is saved without the password, and the old account ends the change.
  expect((await save({ ...another, phone: "", street: "Jiná 7" })).json().data).toMatchObject({
    ...{ phone: "", street: "Jiná 7" },
    accountInForce: { account: "19-2000145399/0800" },
  });
  expect((await save(whole)).json().data.accountInForce).toBeNull();
});

test("taking the account away needs the password too, and guesses are counted", async () => {
  const owner = await makeUser(site.ctx);
  const save = (password: string) => site.as(owner).put("/api/me/contact", { ...whole, bankAccount: "", password });
  await site.as(owner).put("/api/me/contact", whole);
  for (let count = 0; count < 5; count++) expect((await save("hádané heslo")).statusCode).toBe(422);
  expect((await save(testPassword)).statusCode).toBe(429);
});
