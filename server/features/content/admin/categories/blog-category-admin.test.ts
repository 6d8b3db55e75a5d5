import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle } from "#test/make/article.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"] });
});

const path = "/api/admin/blog-categories";
const add = async (cs: string) => (await app.as(operator).post(path, { name: { cs, en: "" } })).json().data;
const named = async (lang = "cs") =>
  (await app.as(null).get(`/api/blog/categories/list?lang=${lang}`)).json().map(({ name }: { name: string }) => name);

test("categories are added, renamed in both languages and put in order; of two who rename one the second is told", async () => {
  const [first, second] = [await add("Lahve"), await add("Sklepy")];
  for (const { id } of [first, second]) await makeArticle(app.ctx, { categoryId: id });
  expect(await named()).toEqual(["Lahve", "Sklepy"]);
  const rename = (cs: string, en: string) =>
    app.as(operator).put(`${path}/${first.id}`, { name: { cs, en }, version: first.version });
  expect((await rename("Staré lahve", "Old bottles")).json().data).toMatchObject({ articles: 1 });
  expect((await rename("Jinak", "")).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await app.as(operator).put(path, { ids: [second.id, first.id] })).statusCode).toBe(200);
  expect(await named("en")).toEqual(["Sklepy", "Old bottles"]);
  expect((await app.as(operator).put(path, { ids: [first.id] })).json().code).toBe("CHANGED_ELSEWHERE");
});

test("a category with articles, drafts among them, stays; an empty one goes", async () => {
  const { id, version } = await add("Koncepty");
  const empty = await add("Prázdná");
  await makeArticle(app.ctx, { categoryId: id, publishedAt: null });
  const remove = (id: number, version: string) => app.as(operator).delete(`${path}/${id}?version=${version}`);
  const refused = await remove(id, version);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "CATEGORY_HAS_ARTICLES"]);
  expect((await remove(empty.id, "2026-01-01T10:00:00.000Z")).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await remove(empty.id, empty.version)).statusCode).toBe(200);
  expect((await remove(empty.id, empty.version)).statusCode).toBe(404);
});
