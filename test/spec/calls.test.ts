import { beforeAll, expect, test } from "vitest";
import { api } from "#contract/api.ts";
import type { RouteSpec } from "#contract/route.ts";
import { seedCurrencies } from "#server/features/currencies/seed-currencies.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle } from "#test/make/article.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser, testPassword } from "#test/make/user.ts";

/** Every promised call with its payload and the fields of its answer, on which outside clients rely. */

let app: TestApp;
let user: TestUser;
let productId: number;

beforeAll(async () => {
  app = await createTestApp();
  await seedCurrencies(app.ctx);
  user = await makeUser(app.ctx);
  const seller = await makeUser(app.ctx);
  const { id: categoryId } = await makeCategory(app.ctx);
  productId = (await makeListing(app.ctx, { sellerId: seller.id, categoryId })).id;
});

const fields = (value: object) => Object.keys(value).sort();
const guestList = async (): Promise<string> => (await app.as(null).post("/api/wishlist", {})).json().temp_id;

test("POST /api/auth/login: email and password, response field token", async () => {
  const { email } = await makeUser(app.ctx);
  const answer = await app.as(null).post("/api/auth/login", { email, password: testPassword });
  expect(answer.json().token).toEqual(expect.any(String));
});

test("GET /api/auth/logout: no payload", async () => {
  expect((await app.as(await makeUser(app.ctx)).get("/api/auth/logout")).statusCode).toBe(200);
});

test("GET /api/me: response field data holds the user", async () => {
  const { data } = (await app.as(user).get("/api/me")).json();
  expect(data).toMatchObject({ username: user.username, avatar_file_name: null, scope: [] });
  expect(data).toHaveProperty("group");
});

test("GET /api/lists/currencies: list of currencies", async () => {
  const list = (await app.as(null).get("/api/lists/currencies")).json();
  expect(fields(list[0])).toEqual(["code", "decimals", "id", "is_default", "rate", "symbol_after", "symbol_before"]);
  expect(list.filter((each: { is_default: boolean }) => each.is_default)).toHaveLength(1);
});

test("GET /api/lists/countries/{locale}: list of countries", async () => {
  const list = (await app.as(null).get("/api/lists/countries/cs")).json();
  expect(JSON.stringify(list)).toContain("Česk");
});

test("GET /api/catalog/category/{locale}: category tree", async () => {
  const [top] = (await app.as(null).get("/api/catalog/category/cs")).json();
  expect(top).toMatchObject({ id: expect.any(Number), slug: expect.any(String), name: expect.any(String) });
  expect(top.subcategories).toEqual(expect.any(Array));
});

test("GET /api/settings?lang={locale}: list of name/value entries", async () => {
  const list = (await app.as(null).get("/api/settings?lang=cs")).json();
  for (const entry of list) expect(fields(entry)).toEqual(["name", "value"]);
  expect(list.map(({ name }: { name: string }) => name)).toEqual(
    expect.arrayContaining(["contacts", "intropopup", "topmenu", "bottommenu", "maintenance", "categoriesMenu", "bid"]),
  );
});

test("GET /api/blog/categories/list: blog categories", async () => {
  await makeArticle(app.ctx);
  const [first] = (await app.as(null).get("/api/blog/categories/list")).json();
  expect(first).toMatchObject({ id: expect.any(Number), name: expect.any(String) });
});

test("GET /api/message?counter=1: total, new, system", async () => {
  const counts = (await app.as(user).get("/api/message?counter=1")).json();
  expect(counts).toMatchObject({ total: 0, new: 0, system: [] });
});

test("GET /api/me/advertisements/statistics: active, started, total", async () => {
  const counts = (await app.as(user).get("/api/me/advertisements/statistics")).json();
  expect(counts).toMatchObject({ active: 0, started: 0, total: 0 });
});

const ofWishlist = ["id", "items", "site_id", "temp_id", "user_id"];

test("GET /api/wishlist/{locale}: logged in; id, site_id, user_id, temp_id, items", async () => {
  expect(fields((await app.as(user).get("/api/wishlist/cs")).json())).toEqual(ofWishlist);
  expect((await app.as(null).get("/api/wishlist/cs")).statusCode).toBe(401);
});

test("GET /api/wishlist/anonymous/{locale}/{tempId or 0}: guests; same shape", async () => {
  for (const id of ["0", await guestList()]) {
    const list = (await app.as(null).get(`/api/wishlist/anonymous/cs/${id}`)).json();
    expect(fields(list)).toEqual(ofWishlist);
  }
});

test("POST /api/wishlist: creates a wishlist", async () => {
  const made = await app.as(null).post("/api/wishlist", {});
  expect([made.statusCode, fields(made.json())]).toEqual([201, ofWishlist]);
  const bare = await app.app.inject({ method: "POST", url: "/api/wishlist" });
  expect([bare.statusCode, fields(bare.json())]).toEqual([201, ofWishlist]);
});

test("DELETE /api/wishlist/{tempId}: deletes", async () => {
  const id = await guestList();
  expect((await app.as(null).delete(`/api/wishlist/${id}`)).statusCode).toBe(200);
  expect((await app.as(null).get(`/api/wishlist/anonymous/cs/${id}`)).statusCode).toBe(404);
});

test("PUT /api/wishlist/{tempId}: productId and optional note to add; productId and remove=true to remove", async () => {
  const id = await guestList();
  const added = await app.as(null).put(`/api/wishlist/${id}`, { productId, note: "K narozeninám" });
  expect(added.json().items).toMatchObject([{ product: { id: productId }, note: "K narozeninám" }]);
  expect(added.json().items[0].product.categories).toEqual(expect.any(Array));
  const removed = await app.as(null).put(`/api/wishlist/${id}`, { productId, remove: true });
  expect(removed.json().items).toEqual([]);
});

test("POST /api/subscriber/save: email, selectedCategories", async () => {
  const body = { email: "odberatel@nobody.test", selectedCategories: [] };
  expect((await app.as(null).post("/api/subscriber/save", body)).statusCode).toBe(200);
});

test("GET /api/subscriber/get: returns selectedCategories, by default an empty list", async () => {
  expect((await app.as(user).get("/api/subscriber/get")).json()).toMatchObject({ selectedCategories: [] });
});

test("POST /api/subscriber/preferences: selectedCategories in and out", async () => {
  const [top] = (await app.as(null).get("/api/subscriber/categories/cs")).json().data;
  const selectedCategories = top ? [top.id] : [];
  const answer = await app.as(user).post("/api/subscriber/preferences", { selectedCategories });
  expect(answer.json()).toMatchObject({ selectedCategories });
});

test("GET /api/poster?lang={locale}: banners grouped by key", async () => {
  const shownBanners = (await app.as(null).get("/api/poster?lang=cs")).json();
  expect(fields(shownBanners)).toEqual(["banner.popup_desktop", "banner.popup_mobile", "banner.promo"]);
});

test("every call is documented in OpenAPI", async () => {
  const { paths } = (await app.as(null).get("/api/openapi.json")).json();
  const specs = Object.values(api).flatMap((feature) => Object.values(feature) as RouteSpec[]);
  for (const { path, method } of specs) {
    expect([path, Object.keys(paths[path] ?? {})]).toEqual([path, expect.arrayContaining([method.toLowerCase()])]);
  }
});

test("HTTP 422: the errors field maps a field to its messages", async () => {
  const answer = await app.as(null).post("/api/subscriber/save", { email: "nikdo", selectedCategories: [] });
  expect([answer.statusCode, answer.json().errors.email]).toEqual([422, [expect.any(String)]]);
});

test("newsletter save, error value already_exists", async () => {
  await app.as(user).post("/api/subscriber/preferences", { selectedCategories: [] });
  const body = { email: user.email, selectedCategories: [] };
  const answer = await app.as(null).post("/api/subscriber/save", body);
  expect([answer.statusCode, answer.json().code]).toEqual([409, "already_exists"]);
});

test("login: a failed one is refused with errors; e-mail and password are required", async () => {
  const wrong = await app.as(null).post("/api/auth/login", { email: user.email, password: "ne" });
  expect([wrong.statusCode, wrong.json().errors.login]).toEqual([422, [expect.any(String)]]);
  const empty = await app.as(null).post("/api/auth/login", { email: "", password: "" });
  const required = ["Pole musí být vyplněno"];
  expect([empty.statusCode, empty.json().errors]).toEqual([422, { email: required, password: required }]);
  const nothing = await app.as(null).post("/api/subscriber/save", { email: " " });
  expect([nothing.statusCode, nothing.json().errors.email]).toEqual([422, required]);
});
