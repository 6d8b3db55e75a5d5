import { beforeAll, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle, makeBlogCategory } from "#test/make/article.ts";
import { seedDocuments } from "./seed-documents.ts";
import { seedInfoPages } from "./seed-info-pages.ts";
import { storeArticle } from "./store-article.ts";
import { storeDocument } from "./store-document.ts";
import { storeInfoPage } from "./store-info-page.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
  await seedInfoPages(app.ctx);
});

const get = async (url: string) => (await app.as(null).get(url)).json();

test("the terms promise no mail about changes, which nothing sends", async () => {
  const texts = [await get("/api/info/1?lang=cs"), await get("/api/info/1?lang=en")].map(({ data }) =>
    JSON.stringify(data),
  );
  expect(texts[0]).toContain("Změny oznámíme na těchto stránkách");
  expect(texts[1]).toContain("We announce changes on this site");
});

test("terms and privacy lie under their fixed addresses, in both languages", async () => {
  const pages = await get("/api/info?lang=cs");
  expect(pages.slice(0, 2)).toEqual([
    { id: 1, slug: "obchodni-podminky", title: "Obchodní podmínky" },
    { id: 2, slug: "gdpr", title: "Ochrana osobních údajů" },
  ]);
  const { data: terms } = await get("/api/info/1?lang=en");
  expect(terms).toMatchObject({
    title: "Terms and conditions",
    slugs: { cs: "obchodni-podminky", en: "terms" },
    showsOperator: true,
  });
  expect(terms.headings).toHaveLength(13);
  for (const { id } of terms.headings) expect(terms.html).toContain(`<h2 id="${id}">`);
});

test("both languages of a page of the site have the same sections, and no text is left in one of them", async () => {
  for (const { id } of await get("/api/info")) {
    const [{ data: cs }, { data: en }] = [await get(`/api/info/${id}`), await get(`/api/info/${id}?lang=en`)];
    expect(en.headings.length, en.title).toBe(cs.headings.length);
    expect(en.html).not.toBe(cs.html);
  }
});

test("seeding again keeps what the operator wrote and brings back what is missing", async () => {
  const text = { cs: "<p>Nové</p>", en: "" };
  await storeInfoPage(app.ctx, {
    id: 4,
    position: 3,
    title: { cs: "Ceník", en: "" },
    description: { cs: "", en: "" },
    body: text,
    showsOperator: false,
  });
  await app.db.execute(sql`delete from info_pages where id = 6`);
  await seedInfoPages(app.ctx);
  const pages = await get("/api/info?lang=en");
  expect(pages.map(({ id }: { id: number }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  // English falls back to Czech.
  expect(pages[3]).toEqual({ id: 4, slug: "cenik", title: "Ceník" });
  expect((await get("/api/info/4?lang=en")).data.html).toBe("<p>Nové</p>");
});

test("what came into the database by another way is cleaned where it is shown", async () => {
  const id = await makeArticle(app.ctx);
  await app.db.execute(
    sql`update articles set body = jsonb_build_object('cs', '<p onclick="x()">a<script>alert(1)</script></p>', 'en', '') where id = ${id}`,
  );
  expect((await get(`/api/blog/articles/${id}`)).data.html).toBe("<p>a</p>");
});

test("a picture in a text carries its size and files; one that is gone leaves no frame", async () => {
  const size = { width: 1024, height: 512, widths: [320, 640, 1024] };
  await app.db.insert(media).values({ id: "shelf", status: "ready", ...size });
  const body = '<p>a</p><img src="media:shelf" alt="Police"><img src="media:gone" alt="x">';
  const id = await makeArticle(app.ctx, { body: { cs: body, en: "" } });
  const { html } = (await get(`/api/blog/articles/${id}`)).data;
  expect(html.match(/<img /g)).toHaveLength(1);
  expect(html).toContain('width="1024" height="512" alt="Police"');
  expect(html).toContain("/media/shelf/640.avif 640w");
});

test("drafts and what is to come are in no list, count or page", async () => {
  const categoryId = await makeBlogCategory(app.ctx, "Skryté");
  const draft = await makeArticle(app.ctx, { categoryId, publishedAt: null });
  const later = await makeArticle(app.ctx, {
    categoryId,
    publishedAt: new Date(app.clock.now().getTime() + 60_000),
  });
  expect((await get(`/api/blog/articles?category=${categoryId}`)).total).toBe(0);
  const categories = await get("/api/blog/categories/list");
  expect(categories.some(({ id }: { id: number }) => id === categoryId)).toBe(false);
  for (const id of [draft, later]) {
    expect((await app.as(null).get(`/api/blog/articles/${id}`)).statusCode).toBe(404);
  }
  app.clock.advance(120_000);
  expect((await get(`/api/blog/articles?category=${categoryId}`)).total).toBe(1);
});

test("articles come newest first, in pages, and lead on to others of their category", async () => {
  const categoryId = await makeBlogCategory(app.ctx, "Řada");
  const days = (count: number) => new Date(app.clock.now().getTime() - count * 86_400_000);
  const ids: number[] = [];
  for (const [index, ago] of [3, 1, 2].entries()) {
    const title = { cs: `Článek ${index}`, en: "" };
    ids.push(await makeArticle(app.ctx, { categoryId, publishedAt: days(ago), title }));
  }
  const [first, second, third] = [ids[1], ids[2], ids[0]];
  const page = await get(`/api/blog/articles?category=${categoryId}&size=2`);
  expect(page).toMatchObject({ total: 3, pages: 2, page: 1 });
  expect(page.items.map(({ id }: { id: number }) => id)).toEqual([first, second]);
  const { data } = await get(`/api/blog/articles/${first}`);
  expect(data.related.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([second, third]);
  expect(data.slugs).toEqual({ cs: "clanek-1", en: "clanek-1" });
  expect((await get("/api/blog/articles?page=1000000000&category=x&size=x")).page).toBe(1);
});

test("an article counts as changed only once it has been, not when it was stored later than it came out", async () => {
  const publishedAt = new Date(app.clock.now().getTime() - 40 * 86_400_000);
  const id = await makeArticle(app.ctx, { publishedAt });
  const { data } = await get(`/api/blog/articles/${id}`);
  expect(data).toMatchObject({
    publishedAt: publishedAt.toISOString(),
    updatedAt: publishedAt.toISOString(),
  });
});

test("an article that is changed has a new address and keeps its id", async () => {
  const categoryId = await makeBlogCategory(app.ctx, "Změny");
  const id = await makeArticle(app.ctx, { categoryId });
  const nothing = { cs: "", en: "" };
  const changed = { title: { cs: "Jiný název", en: "Another name" }, body: { cs: "<p>b</p>", en: "" } };
  const rest = { categoryId, pictureId: null, pictureAlt: nothing, author: { cs: "Redakce", en: "" } };
  await storeArticle(app.ctx, {
    id,
    ...changed,
    ...rest,
    lead: nothing,
    publishedAt: app.clock.now(),
  });
  expect((await get(`/api/blog/articles/${id}?lang=en`)).data).toMatchObject({
    slug: "another-name",
    html: "<p>b</p>",
  });
});

test("who wrote an article is named in the reader's language, in Czech where that is empty", async () => {
  const id = await makeArticle(app.ctx);
  const missing = await makeArticle(app.ctx, { author: { cs: "Jan Novák", en: "" } });
  const authorOf = async (of: number, lang: string) => (await get(`/api/blog/articles/${of}?lang=${lang}`)).data.author;
  expect([await authorOf(id, "cs"), await authorOf(id, "en")]).toEqual(["Redakce", "The editors"]);
  expect(await authorOf(missing, "en")).toBe("Jan Novák");
});

test("a document is saved under its own name, in the wanted language where there is one", async () => {
  const file = (lang: "cs" | "en", fileName: string) => ({
    lang,
    fileName,
    mediaType: "text/html",
    data: Buffer.from(`<script>${lang}</script>`),
  });
  await storeDocument(app.ctx, {
    position: 0,
    title: { cs: "Řád", en: "" },
    description: { cs: "Popis", en: "" },
    files: [file("cs", "řád 1.html"), file("en", "rules.html")],
  });
  await storeDocument(app.ctx, {
    position: 1,
    title: { cs: "Jen česky", en: "" },
    description: { cs: "", en: "" },
    files: [file("cs", "a.html")],
  });
  const documents = await get("/api/documents?lang=en");
  expect(documents.map(({ fileName, lang }: { fileName: string; lang: string }) => [fileName, lang])).toEqual([
    ["rules.html", "en"],
    ["a.html", "cs"],
  ]);
  const [{ href }] = await get("/api/documents?lang=cs");
  const answer = await app.as(null).get(href);
  expect(answer.body).toBe("<script>cs</script>");
  expect(answer.headers).toMatchObject({
    "content-disposition": "attachment; filename*=UTF-8''%C5%99%C3%A1d%201.html",
    "x-content-type-options": "nosniff",
  });
  const again = await app.as(null).get(href, { "if-none-match": String(answer.headers.etag) });
  expect(again.statusCode).toBe(304);
  for (const wrong of [`${href}x`, "/dokumenty/9/cs/a.html", "/dokumenty/x/cs/a", "/dokumenty/1/de/a.html"]) {
    expect((await app.as(null).get(wrong)).statusCode).toBe(404);
  }
});

test("a fresh installation has its forms in both languages; what the operator removes stays removed", async () => {
  const fresh = await createTestApp();
  await seedDocuments(fresh.ctx);
  await seedInfoPages(fresh.ctx);
  const list = async (lang: string) => (await fresh.as(null).get(`/api/documents?lang=${lang}`)).json();
  for (const lang of ["cs", "en"]) {
    const documents = await list(lang);
    expect(documents).toHaveLength(4);
    for (const { href, lang: written } of documents) {
      expect(written).toBe(lang);
      const { body, headers } = await fresh.as(null).get(href);
      expect([headers["content-type"], body.slice(0, 6)]).toEqual(["application/rtf", "{\\rtf1"]);
    }
  }
  await fresh.db.execute(sql`delete from documents`);
  await seedDocuments(fresh.ctx);
  expect(await list("cs")).toEqual([]);
});
