import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { watchedSearches } from "./table.ts";

let app: TestApp;
let seeker: TestUser;
let seller: TestUser;
let top: number;
let below: number;

beforeAll(async () => {
  app = await createTestApp();
  [seeker, seller] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  const outer = await makeCategory(app.ctx);
  top = outer.id;
  below = (await makeCategory(app.ctx, { parent: outer })).id;
});

const watch = (body: unknown, user = seeker) => app.as(user).post("/api/me/searches", body);
const list = async (user = seeker) => (await app.as(user).get("/api/me/searches")).json().data;

test("the same search in another order or case is one, told as often as asked for last", async () => {
  const user = await makeUser(app.ctx);
  const first = (await watch({ q: "Becherovka  1930", volume: ["700", "500"] }, user)).json().data;
  const again = await watch({ volume: ["500", "700"], q: "becherovka 1930", pace: "daily" }, user);
  expect(again.json().data).toMatchObject({ id: first.id, pace: "daily" });
  await watch({ seller: seller.id }, user);
  expect((await list(user)).map(({ filters }: { filters: unknown }) => filters)).toEqual([
    { seller: seller.id },
    { q: "Becherovka 1930", volume: ["500", "700"] },
  ]);
  expect((await list(user))[0].seller).toEqual({ id: seller.id, username: seller.username });
});

test("SF3: of categories that lie in one another the innermost counts; it may be widened later", async () => {
  const user = await makeUser(app.ctx);
  const { id, filters } = (await watch({ categories: [top, below] }, user)).json().data;
  expect(filters).toEqual({ categories: [below] });
  const changed = await app.as(user).patch(`/api/me/searches/${id}`, { categories: [top] });
  expect(changed.json().data.filters).toEqual({ categories: [top] });
  const other = (await watch({ categories: [below] }, user)).json().data;
  const same = await app.as(user).patch(`/api/me/searches/${other.id}`, { categories: [top] });
  expect(same.json()).toMatchObject({ code: "SEARCH_WATCHED" });
  // Of nothing at all nobody is told.
  expect((await app.as(user).patch(`/api/me/searches/${id}`, { categories: [] })).statusCode).toBe(422);
});

test.each([
  [{}, "q"],
  [{ q: " a " }, "q"],
  [{ q: "%%" }, "q"],
  [{ q: "%%%%%a" }, "q"],
  [{ q: "x".repeat(201) }, "q"],
  [{ categories: [999_999_999] }, "categories"],
  [{ seller: 999_999_999 }, "seller"],
  [{ brand: ["999999999"] }, "brand"],
  [{ q: "rum", volume: ["333"] }, "volume"],
  [{ q: "rum", priceFrom: -1 }, "priceFrom"],
  [{ q: "rum", pace: "hourly" }, "pace"],
])("what cannot be watched is refused at its field: %j", async (body, field) => {
  const answer = await watch(body);
  expect(answer.statusCode).toBe(422);
  expect(Object.keys(answer.json().errors)).toEqual([field]);
});

test("SF1: nobody follows themselves, and another's search is as missing", async () => {
  expect((await watch({ seller: seeker.id })).json().errors).toHaveProperty("seller");
  const { id } = (await watch({ q: "fernet" })).json().data;
  const other = app.as(seller);
  expect((await other.delete(`/api/me/searches/${id}`)).statusCode).toBe(404);
  expect((await other.patch(`/api/me/searches/${id}`, { pace: "daily" })).statusCode).toBe(404);
  expect((await other.get(`/api/me/searches/${id}/finds`)).statusCode).toBe(404);
  expect((await app.as(seeker).delete(`/api/me/searches/${id}`)).statusCode).toBe(200);
  expect((await app.as(seeker).delete(`/api/me/searches/${id}`)).statusCode).toBe(404);
  expect((await app.as(null).post("/api/me/searches", { q: "rum" })).statusCode).toBe(401);
});

test("a hundred at most, however many are asked for at once", async () => {
  const user = await makeUser(app.ctx);
  const at = app.clock.now();
  await app.db.insert(watchedSearches).values(
    Array.from({ length: 98 }, (_, n) => ({
      ...{ userId: user.id, key: `${n}`, filters: {}, checkedAt: at, createdAt: at, seenAt: at },
    })),
  );
  const answers = await Promise.all(Array.from({ length: 5 }, (_, n) => watch({ q: `hledání ${n}` }, user)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 201, 409, 409, 409]);
  expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
    code: "WATCHED_SEARCHES_FULL",
  });
});
