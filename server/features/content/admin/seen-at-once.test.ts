import { beforeAll, expect, test } from "vitest";
import { seedInfoPages } from "#server/features/content/seed-info-pages.ts";
import { storeDocument } from "#server/features/content/store-document.ts";
import { remembered } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeArticle, makeBlogCategory } from "#test/make/article.ts";
import { uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/**
 * Whatever the operator changes of what public pages say, another server forgets what it remembers, finished pages among it, within
 * two seconds (rule SE2, decisions/0073).
 */

let here: TestApp;
let there: TestApp;
let operator: TestUser;
let categoryId: number;
beforeAll(async () => {
  const database = await createTestDatabase({ size: 8 });
  [here, there] = [await createTestApp({ database }), await createTestApp({ database })];
  await there.app.listen({ host: "127.0.0.1", port: 0 });
  operator = await makeUser(here.ctx, { scopes: ["content"] });
  categoryId = await makeBlogCategory(here.ctx);
  await seedInfoPages(here.ctx);
});

const none = { cs: "", en: "" };
const both = (cs: string) => ({ cs, en: "" });
const texts = { lead: none, body: none, pictureAlt: none, author: none };
const call = () => here.as(operator);
const versionOf = async (path: string) => (await call().get(path)).json().data.version;
const kinds: [string, () => Promise<{ statusCode: number }>][] = [
  [
    "an article",
    async () => {
      const path = `/api/admin/articles/${await makeArticle(here.ctx, { categoryId })}`;
      const article = { ...texts, categoryId, title: both("Nový"), publishedAt: null };
      return call().put(path, { ...article, version: await versionOf(path) });
    },
  ],
  [
    "an article that goes",
    async () => {
      const path = `/api/admin/articles/${await makeArticle(here.ctx, { categoryId })}`;
      return call().delete(`${path}?version=${await versionOf(path)}&pictureId=`);
    },
  ],
  [
    "an info page",
    async () => {
      const path = "/api/admin/info-pages/1";
      const page = { title: both("Podmínky"), description: none, body: none, showsOperator: true };
      return call().put(path, { ...page, version: await versionOf(path) });
    },
  ],
  ["a category of the blog", () => call().post("/api/admin/blog-categories", { name: both("Rubrika") })],
  [
    "a document's file",
    async () => {
      const document = { title: both("Řád"), description: none, position: 0, files: [] };
      const id = await storeDocument(here.ctx, document);
      const { payload, headers } = uploadForm(Buffer.from("%PDF"), { name: "rad.pdf" });
      return call().post(`/api/admin/documents/${id}/files/cs?seen=`, payload, headers);
    },
  ],
  [
    "a banner",
    () => {
      const url = { cs: "/blog", en: "/en/blog" };
      return call().post("/api/admin/banners", { place: "banner.promo", title: both("Pruh"), url });
    },
  ],
];

test.each(kinds)("%s is in force on another server within two seconds", async (name, change) => {
  let loads = 0;
  const look = () => remembered(there.ctx, `what ${name} says`, 60_000, async () => ++loads);
  await look();
  expect((await change()).statusCode).toBeLessThan(300);
  await expect.poll(look, { timeout: 2_000, interval: 50 }).toBe(2);
});
