import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { storeBody } from "#test/make/store.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  await app.empty();
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
});

const listed = async (lang = "cs") => (await app.as(null).get(`/api/stores?lang=${lang}`)).json();

test("whoever keeps the shop adds, changes and removes a store; visitors see it, and who did it is kept", async () => {
  const added = await app.as(operator).post("/api/admin/stores", storeBody);
  expect([added.statusCode, added.json().data]).toMatchObject([201, storeBody]);
  const { id } = added.json().data;
  expect(await listed("en")).toMatchObject([{ id, name: "Prodejna Vinohrady", zip: "120 00" }]);
  const changed = { ...storeBody, street: "Slezská 14", exceptions: [{ on: "2099-01-01", parts: [] }] };
  const change = () => app.as(operator).put(`/api/admin/stores/${id}`, { ...changed, version: 0 });
  expect((await change()).json().data).toEqual({ id, version: 1, ...changed });
  expect(await listed()).toMatchObject([{ street: "Slezská 14", exceptions: changed.exceptions }]);
  const remove = (version: number) => app.as(operator).delete(`/api/admin/stores/${id}?version=${version}`);
  expect((await remove(0)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(1)).statusCode).toBe(200);
  expect(await listed()).toEqual([]);
  const entries = await app.db.select().from(auditEntries);
  expect(entries.filter(({ subject }) => subject === "store").map(({ byId }) => byId)).toEqual([
    operator.id,
    operator.id,
    operator.id,
  ]);
});

test("DK4: of two who change a store the second is told, and nothing is overwritten", async () => {
  const { id, version } = (await app.as(operator).post("/api/admin/stores", storeBody)).json().data;
  const change = (more: object) => app.as(operator).put(`/api/admin/stores/${id}`, { ...storeBody, version, ...more });
  expect((await change({ phone: "+420 777 100 201" })).statusCode).toBe(200);
  const late = await change({ street: "Slezská 14" });
  expect([late.statusCode, late.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect(await listed()).toMatchObject([{ phone: "+420 777 100 201", street: storeBody.street }]);
});

test("a hidden store is the operator's alone, stores stand in their order, and days that are over are left out", async () => {
  const add = (body: object) => app.as(operator).post("/api/admin/stores", { ...storeBody, ...body });
  await add({ name: { cs: "Druhá", en: "Second" }, position: 2 });
  await add({
    name: { cs: "První", en: "First" },
    position: 1,
    exceptions: [{ on: "2020-12-24", parts: [] }],
  });
  await add({ name: { cs: "Chystaná", en: "" }, isShown: false });
  expect((await listed()).map(({ name }: { name: string }) => name)).toEqual(["První", "Druhá"]);
  expect((await listed())[0].exceptions).toEqual([]);
  const stored = (await app.as(operator).get("/api/admin/stores")).json().data;
  expect(stored.map(({ name }: { name: { cs: string } }) => name.cs)).toEqual(["Chystaná", "První", "Druhá"]);
  expect(stored[1].exceptions).toEqual([{ on: "2020-12-24", parts: [] }]);
});

test.each([
  ["no name", { name: { cs: " ", en: "" } }, "name.cs"],
  ["a postcode of four digits", { zip: "1200" }, "zip"],
  ["an e-mail without a site", { email: "vinohrady" }, "email"],
  ["a week of six days", { week: storeBody.week.slice(1) }, "week"],
  ["an hour that is none", { week: storeBody.week.with(0, [{ from: "08:60", to: "12:00" }]) }, "week.0.0.from"],
  ["an end before the beginning", { week: storeBody.week.with(2, [{ from: "18:00", to: "09:00" }]) }, "week.2"],
  [
    "parts that overlap",
    {
      week: storeBody.week.with(1, [
        { from: "09:00", to: "13:00" },
        { from: "12:00", to: "18:00" },
      ]),
    },
    "week.1",
  ],
  ["a day twice", { exceptions: [storeBody.exceptions[0], storeBody.exceptions[0]] }, "exceptions"],
  ["a day that no month has", { exceptions: [{ on: "2026-02-30", parts: [] }] }, "exceptions.0.on"],
])("%s is refused at its field, and nothing is stored", async (_what, wrong, field) => {
  const refused = await app.as(operator).post("/api/admin/stores", { ...storeBody, ...wrong });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  expect((await app.as(operator).get("/api/admin/stores")).json().data).toEqual([]);
});
