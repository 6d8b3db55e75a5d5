import { beforeAll, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { listings } from "#server/features/listings/table.ts";
import { seedPackages } from "#server/features/packages/seed-packages.ts";
import { receiveMoney } from "#server/features/payments/receive-money.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Packages are kept without SQL, for later publications alone (rule TP6). */

let app: TestApp;
let operator: TestUser;
let seller: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  await publishWithoutInspection(app.ctx);
  await seedPackages(app.ctx);
  operator = await makeUser(app.ctx, { scopes: ["finance"] });
  seller = await makeUser(app.ctx);
  categoryId = (await makeCategory(app.ctx)).id;
});

const path = "/api/admin/packages";
const list = async () => (await app.as(operator).get(path)).json().data;
const stored = async (key: string) => (await list()).find((each: { key: string }) => each.key === key);
const change = async (key: string, patch: object) => {
  const { key: _, ...body } = await stored(key);
  return app.as(operator).put(`${path}/${key}`, { ...body, ...patch });
};
const offered = async () =>
  (await app.as(null).get("/api/packages?lang=cs")).json().data.map(({ key }: { key: string }) => key);
const gold = {
  ...{ name: { cs: "Zlatý", en: "" }, price: 99.5, topDays: 5 },
  ...{ highlighted: true, active: true, position: 0 },
};

test("a package is added, put in order, no longer offered, and recorded", async () => {
  expect(await offered()).toEqual(["basic", "standard", "premium"]);
  const added = (await app.as(operator).post(path, gold)).json().data;
  expect(added).toEqual({ ...gold, key: "zlaty", version: 0 });
  expect((await app.as(operator).post(path, gold)).json().data.key).toBe("zlaty-2");
  const remove = (version: number) => app.as(operator).delete(`${path}/zlaty-2?version=${version}`);
  expect((await remove(1)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(0)).statusCode).toBe(200);
  await change("basic", { position: 9 });
  expect(await offered()).toEqual(["standard", "zlaty", "premium", "basic"]);
  await change("zlaty", { active: false });
  expect(await offered()).toEqual(["standard", "premium", "basic"]);
  await change("basic", { position: 0 });
  const { rows } = await app.db.execute(sql`select before->>'active' as was, after->>'active' as became
    from audit_entries where subject = 'package' and subject_id = 'zlaty' order by id`);
  expect(rows).toEqual([
    { was: null, became: "true" },
    { was: "true", became: "false" },
  ]);
});

test("what waits for its payment brings what was ordered, though the package has changed since", async () => {
  const { id } = await makeListing(app.ctx, {
    ...{ sellerId: seller.id, categoryId, description: "Popis", status: "draft" },
    ...{ publishedAt: null, startsAt: null, endsAt: null, plannedEndsAt: null },
  });
  await makePicture(app.ctx, id);
  const publish = (body: object) => app.as(seller).post(`/api/me/advertisements/${id}/publication`, body);
  const { orderId } = (await publish({ package: "premium" })).json().data.payment;
  const answer = await change("premium", { topDays: 1, highlighted: false, price: 10 });
  expect(answer.json().data).toMatchObject({ key: "premium", topDays: 1, price: 10, version: 1 });
  await receiveMoney(app.ctx, {
    ...{ source: "transfer", reference: `p-${orderId}`, amountMinor: 14_900, currency: "CZK", orderId },
  });
  await app.drainEvents();
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  const days = ((row?.toppedUntil?.getTime() ?? 0) - (row?.startsAt?.getTime() ?? 0)) / 86_400_000;
  expect([row?.status, row?.highlighted, days]).toEqual(["live", true, 7]);
  expect((await list()).filter(({ key }: { key: string }) => key === "premium")).toHaveLength(1);
  expect((await app.as(operator).delete(`${path}/premium?version=1`)).json().code).toBe("PACKAGE_USED");
});

test("of two who change the same the second is told, also where the package was used", async () => {
  const { version } = await stored("premium");
  const answers = await Promise.all([
    change("premium", { topDays: 3, version }),
    change("premium", { topDays: 4, version }),
  ]);
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect((await change("premium", { price: 1, version })).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await list()).filter(({ key }: { key: string }) => key === "premium")).toHaveLength(1);
});

test.each([
  ["a negative price", { price: -1 }],
  ["parts of a haléř", { price: 1.005 }],
  ["too many days", { topDays: 91 }],
  ["no name", { name: { cs: "", en: "x" } }],
])("%s is refused", async (_, patch) => {
  expect((await app.as(operator).post(path, { ...gold, ...patch })).statusCode).toBe(422);
});

test("only who keeps the money changes them", async () => {
  const other = await makeUser(app.ctx, { scopes: ["content"] });
  expect((await app.as(other).get(path)).statusCode).toBe(403);
  expect((await app.as(other).post(path, gold)).statusCode).toBe(403);
});
