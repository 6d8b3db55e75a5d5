import { beforeAll, beforeEach, expect, test } from "vitest";
import { auditEntries } from "#server/features/audit/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { carrierBody } from "#test/make/carrier.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;

beforeAll(async () => {
  app = await createTestApp();
});

beforeEach(async () => {
  operator = await makeUser(app.ctx, { scopes: ["shop"] });
});

const stored = async () => (await app.as(operator).get("/api/admin/carriers")).json().data;

test("whoever keeps the shop adds, changes and removes a carrier; of two who change it at once one is told, and who did it is kept", async () => {
  const added = await app.as(operator).post("/api/admin/carriers", carrierBody);
  expect([added.statusCode, added.json().data]).toMatchObject([201, { ...carrierBody, version: 0 }]);
  const { id } = added.json().data;
  const dearer = {
    ...carrierBody,
    prices: carrierBody.prices.map((row) => ({ ...row, price: row.price + 10 })),
  };
  const change = () => app.as(operator).put(`/api/admin/carriers/${id}`, { ...dearer, version: 0 });
  expect((await change()).json().data).toMatchObject({ id, ...dearer, version: 1 });
  expect([(await change()).statusCode, (await change()).json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  const remove = (version: number) => app.as(operator).delete(`/api/admin/carriers/${id}?version=${version}`);
  expect((await remove(0)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(1)).statusCode).toBe(200);
  expect(await stored()).toEqual([]);
  const entries = await app.db.select().from(auditEntries);
  expect(entries.map(({ subject, byId }) => [subject, byId])).toEqual(Array(3).fill(["carrier", operator.id]));
});

const row = carrierBody.prices[0];
test.each([
  ["no name", { name: { cs: "", en: "" } }, "name.cs"],
  ["a price below zero", { prices: [{ ...row, price: -1 }] }, "prices.0.price"],
  ["a country where the shop never sells", { prices: [{ ...row, country: "DE" }] }, "prices.0.country"],
  ["a parcel of nothing", { prices: [{ ...row, maxWeightG: 0 }] }, "prices.0.maxWeightG"],
  ["a day that no month has", { prices: [{ ...row, validFrom: "2026-02-30" }] }, "prices.0.validFrom"],
  ["a weight twice in a list", { prices: [row, row] }, "prices"],
])("%s is refused at its field, and nothing is stored", async (_what, wrong, field) => {
  const refused = await app.as(operator).post("/api/admin/carriers", { ...carrierBody, ...wrong });
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([422, [field]]);
  expect(await stored()).toEqual([]);
});
