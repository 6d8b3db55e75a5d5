import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle } from "#test/make/article.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let keeper: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  keeper = await makeUser(app.ctx, { scopes: ["content"] });
});

const path = "/api/admin/blog-categories";
const add = async (cs: string) => (await app.as(keeper).post(path, { name: { cs, en: "" } })).json().data;
const named = async (lang = "cs") =>
  (await app.as(null).get(`/api/blog/categories/list?lang=${lang}`))
    .json()
    .map(({ name }: { name: string }) => name);

test("categories are added, renamed in both languages and put in order; of two who rename one the second is told", async () => {
  const [first, second] = [await add("Lahve"), await add("Sklepy")];
  for (const { id } of [first, second]) await makeArticle(app.ctx, { categoryId: id });
  expect(await named()).toEqual(["Lahve", "Sklepy"]);
  const rename = (cs: string, en: string) =>
    app.as(keeper).put(`${path}/${first.id}`, { name: { cs, en }, version: first.version });
  expect((await rename("Staré lahve", "Old bottles")).json().data).toMatchObject({ articles: 1 });
  expect((await rename("Jinak", "")).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await app.as(keeper).put(path, { ids: [second.id, first.id] })).statusCode).toBe(200);
  expect(await named("en")).toEqual(["Sklepy", "Old bottles"]);
  expect((await app.as(keeper).put(path, { ids: [first.id] })).json().code).toBe("CHANGED_ELSEWHERE");
});

test("a category with articles, drafts among them, stays; an empty one goes", async () => {
  const { id } = await add("Koncepty");
  const empty = await add("Prázdná");
  await makeArticle(app.ctx, { categoryId: id, publishedAt: null });
  const refused = await app.as(keeper).delete(`${path}/${id}`);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "CATEGORY_HAS_ARTICLES"]);
  expect((await app.as(keeper).delete(`${path}/${empty.id}`)).statusCode).toBe(200);
  expect((await app.as(keeper).delete(`${path}/${empty.id}`)).statusCode).toBe(404);
});
