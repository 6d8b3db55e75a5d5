import { beforeAll, expect, test } from "vitest";
import { type Address, type AddressBody, mostAddresses } from "#contract/accounts/addresses.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { addressOf } from "#test/make/address.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const path = "/api/me/addresses";
const list = async (who: TestUser): Promise<Address[]> => (await site.as(who).get(path)).json().data;
const add = async (who: TestUser, more: Partial<AddressBody> = {}) => site.as(who).post(path, addressOf(more));
const defaults = async (who: TestUser) =>
  (await list(who)).filter(({ isDefault }) => isDefault).map(({ name }) => name);

test("A21: an address goes to any country of the list and comes back as people write it", async () => {
  const owner = await makeUser(site.ctx);
  const us = { name: "Ann Lee", street: "5 Main St", city: "Austin", zip: "78701", country: "US" };
  const added = await add(owner, us);
  expect([added.statusCode, added.json().data]).toMatchObject([201, { ...us, isDefault: true }]);
  const company = { company: "Alza.cz a.s.", companyId: "27082440", taxId: "CZ27082440" };
  const second = await add(owner, { ...company, zip: "17000" });
  expect(second.json().data).toMatchObject({ ...company, zip: "170 00", isDefault: false });
  const codes = (await site.as(null).get("/api/lists/countries/cs")).json().map(({ code }: { code: string }) => code);
  for (const country of codes.filter((code: string) => !["CZ", "SK"].includes(code)).slice(0, 3))
    expect((await add(owner, { country })).statusCode).toBe(201);
  expect((await add(owner, { country: "XX" })).json().errors).toHaveProperty("country");
});

test("every wrong field is told at once, a wrong check digit of an IČO among them, and nothing is stored", async () => {
  const owner = await makeUser(site.ctx);
  const wrong = { zip: "80200", companyId: "27082441", taxId: "27082440" };
  const answer = await add(owner, wrong);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors).sort()).toEqual(["company", "companyId", "taxId", "zip"]);
  expect((await add(owner, { name: "", street: "\u200f" })).json().errors).toMatchObject({
    name: expect.any(Array),
    street: expect.any(Array),
  });
  expect(await list(owner)).toEqual([]);
});

test("one address is the default, also when several are made it at once and after it is deleted", async () => {
  const owner = await makeUser(site.ctx);
  for (const name of ["První", "Druhá", "Třetí"]) await add(owner, { name });
  expect(await defaults(owner)).toEqual(["První"]);
  const [, second, third] = await list(owner);
  const make = (one: Address | undefined) =>
    site.as(owner).put(`${path}/${one?.id}`, addressOf({ name: one?.name ?? "", isDefault: true }));
  const answers = await Promise.all([make(second), make(third)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const [first] = await list(owner);
  expect(await defaults(owner)).toHaveLength(1);
  // Saved without the mark, it stays the default: there is always one.
  await site.as(owner).put(`${path}/${first?.id}`, addressOf({ name: "Zůstává" }));
  expect(await defaults(owner)).toEqual(["Zůstává"]);
  expect((await site.as(owner).delete(`${path}/${first?.id}`)).statusCode).toBe(200);
  expect(await defaults(owner)).toEqual(["První"]);
});

test("another's address is as missing", async () => {
  const [owner, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const { id } = (await add(owner)).json().data;
  const answers = [
    await site.as(other).put(`${path}/${id}`, addressOf()),
    await site.as(other).put(`${path}/${id}`, addressOf({ zip: "?" })),
    await site.as(other).delete(`${path}/${id}`),
    await site.as(owner).delete(`${path}/999999999`),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  expect([await list(owner), await list(other)]).toMatchObject([[{ id }], []]);
});

test(`an account keeps ${mostAddresses} addresses, however many are added at once`, async () => {
  const owner = await makeUser(site.ctx);
  for (let count = 0; count < mostAddresses - 2; count++) await add(owner);
  const answers = await Promise.all([add(owner), add(owner), add(owner), add(owner)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 201, 409, 409]);
  expect(await list(owner)).toHaveLength(mostAddresses);
});
