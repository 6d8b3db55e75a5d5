import { beforeAll, expect, test } from "vitest";
import type { CategoryPolicy } from "#contract/catalogue/category-policy.ts";
import { eq, sql } from "#server/db/query.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** The administrator says what a category demands and permits (rule T10). */

let app: TestApp;
let admin: TestUser;
let seller: TestUser;
let top: { id: number; path: number[] };
let middle: { id: number; path: number[] };
let leaf: { id: number; path: number[] };
beforeAll(async () => {
  app = await createTestApp();
  admin = await makeUser(app.ctx, { scopes: ["admin"] });
  seller = await makeUser(app.ctx);
  top = await makeCategory(app.ctx, { policy: { ageVerified: true, countries: ["CZ"] } });
  middle = await makeCategory(app.ctx, { parent: top });
  leaf = await makeCategory(app.ctx, { parent: middle, policy: { topping: false } });
});

const path = (id: number) => `/api/admin/categories/${id}/policy`;
const stored = async (id: number) => (await app.as(admin).get(path(id))).json().data;
const write = async (id: number, policy: unknown, version?: number) =>
  app.as(admin).put(path(id), { policy, version: version ?? (await stored(id)).version });
const weigh = async (id: number, policy: CategoryPolicy) =>
  (await app.as(admin).post(`${path(id)}/effect`, { policy })).json().data;

test("a key is a category's own or its parent's, and what it says is in force at once", async () => {
  expect(await stored(middle.id)).toMatchObject({
    own: {},
    inherited: { ageVerified: true, countries: ["CZ"], topping: true },
  });
  const rule = { property: "volumeMl", required: true, format: "numeric" } as const;
  const policy = { ageVerified: false, saleModes: ["fixed_price"], properties: [rule] };
  expect((await write(middle.id, policy)).json().data.own).toEqual(policy);
  expect(await policyOf(app.ctx, leaf.id)).toMatchObject({ ...policy, topping: false, countries: ["CZ"] });
  const detail = (await app.as(null).get(`/api/catalog/category/cs/${leaf.id}`)).json().data;
  expect(detail.properties).toEqual([rule]);
  expect((await write(middle.id, {})).statusCode).toBe(200);
  expect(await policyOf(app.ctx, leaf.id)).toMatchObject({ ageVerified: true, properties: [] });
});

test("what it would mean is said before, for each key that changes and where nobody below says otherwise", async () => {
  const lies = { sellerId: seller.id, categoryId: leaf.id };
  await makeListing(app.ctx, { ...lies, saleMode: "auction", volumeMl: 700 });
  await makeListing(app.ctx, { ...lies, saleMode: "fixed_price", volumeMl: null });
  await makeListing(app.ctx, { ...lies, status: "draft", publishedAt: null });
  const effect = await weigh(top.id, {
    ...{ ageVerified: true, countries: ["CZ"], topping: false, accountVerified: true },
    saleModes: ["fixed_price"],
    properties: [{ property: "volumeMl", required: true, format: null }],
  });
  expect(effect.categories).toBe(3);
  expect(effect.changes).toEqual([
    { key: "saleModes", isOn: null, running: 2, against: 1 },
    { key: "accountVerified", isOn: true, running: 2, against: 0 },
    { key: "topping", isOn: false, running: 0, against: 0 },
    { key: "properties", isOn: null, running: 2, against: 1 },
  ]);
  expect(await weigh(leaf.id, { topping: false })).toEqual({ categories: 0, changes: [] });
  expect((await stored(top.id)).version).toBe(0);
});

test("of two who change the same the second is told; a change of its words is none of its policy", async () => {
  const { id } = await makeCategory(app.ctx);
  await app.as(admin).put(`/api/admin/categories/${id}`, {
    ...{ name: { cs: "Nové jméno", en: "" }, slug: { cs: "", en: "" }, description: { cs: "", en: "" } },
    version: 0,
  });
  const answers = await Promise.all([write(id, { topping: false }, 0), write(id, { newsletter: false }, 0)]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const { rows } = await app.db.execute(sql`select before->'policy' as was from audit_entries
    where subject = 'categories' and subject_id = ${String(id)} and after ? 'policy'`);
  expect(rows).toEqual([{ was: {} }]);
});

test.each([
  ["a pattern that runs away", { properties: [{ property: "brand", required: true, format: "^(a+)+$" }] }],
  ["a pattern that is none", { properties: [{ property: "brand", required: true, format: "(" }] }],
  ["a format of a choice", { properties: [{ property: "closure", required: true, format: "numeric" }] }],
  ["a property twice", { properties: ["a", "b"].map(() => ({ property: "brand", required: true, format: null })) }],
  ["no sale mode", { saleModes: [] }],
  ["goods from stock", { saleModes: ["stock"] }],
  ["a country that is none", { countries: ["XX"] }],
  ["an unknown key", { discount: true }],
])("%s is refused in a sentence", async (_, policy) => {
  const answer = await write(leaf.id, policy);
  expect(answer.statusCode).toBe(422);
  expect(Object.entries(answer.json().errors)).toEqual([
    [expect.stringMatching(/^policy\./), [expect.stringMatching(/\p{Ll}.*\.$/u)]],
  ]);
  const [row] = await app.db.select().from(categories).where(eq(categories.id, leaf.id));
  expect(row?.policy).toEqual({ topping: false });
});

test("who keeps the content alone neither sees nor writes it", async () => {
  const operator = await makeUser(app.ctx, { scopes: ["content"] });
  expect((await app.as(operator).get(path(top.id))).statusCode).toBe(403);
  expect((await app.as(operator).put(path(top.id), { policy: {}, version: 0 })).statusCode).toBe(403);
  expect((await app.as(operator).post(`${path(top.id)}/effect`, { policy: {} })).statusCode).toBe(403);
});
