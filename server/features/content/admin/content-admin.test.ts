import { beforeAll, expect, test } from "vitest";
import { eq } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { seedInfoPages } from "#server/features/content/seed-info-pages.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeBlogCategory } from "#test/make/article.ts";
import { pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let operator: TestUser;
let categoryId: number;
beforeAll(async () => {
  app = await createTestApp();
  operator = await makeUser(app.ctx, { scopes: ["content"], username: "Redaktorka" });
  categoryId = await makeBlogCategory(app.ctx);
  await seedInfoPages(app.ctx);
});

const none = { cs: "", en: "" };
const articleOf = (title: string, more: object = {}) => ({
  ...{ categoryId, lead: none, pictureAlt: none, author: { cs: "Redakce", en: "" } },
  ...{ title: { cs: title, en: "" }, body: { cs: `<p>${title}</p>`, en: "" } },
  publishedAt: app.clock.now().toISOString(),
  ...more,
});
const add = async (body: object) => (await app.as(operator).post("/api/admin/articles", body)).json().data;
const shown = (id: number, lang = "cs") => app.as(null).get(`/api/blog/articles/${id}?lang=${lang}`);
const versionsOf = async (kind: string, id: number) =>
  (await app.as(operator).get(`/api/admin/${kind}/${id}/versions`)).json().data;

test("an article is a draft until it is published, cleaned when stored, and its address follows its title", async () => {
  const body = { cs: `<p onclick="x()">Ahoj</p><script>alert(1)</script><h1>Nadpis</h1>`, en: "" };
  const draft = await add(articleOf("První verze", { body, publishedAt: null }));
  expect(draft).toMatchObject({ body: { cs: "<p>Ahoj</p><h2>Nadpis</h2>" }, publishedAt: null });
  expect((await shown(draft.id)).statusCode).toBe(404);
  const change = { ...articleOf("Druhá verze"), version: draft.version };
  const changed = (await app.as(operator).put(`/api/admin/articles/${draft.id}`, change)).json().data;
  expect(changed.slug.cs).toBe("druha-verze");
  expect((await shown(draft.id, "en")).json().data).toMatchObject({
    title: "Druhá verze",
    slug: "druha-verze",
  });
  const tomorrow = new Date(app.clock.now().getTime() + 86_400_000).toISOString();
  const later = { ...articleOf("Druhá verze", { publishedAt: tomorrow }), version: changed.version };
  expect((await app.as(operator).put(`/api/admin/articles/${draft.id}`, later)).statusCode).toBe(200);
  expect((await shown(draft.id)).statusCode).toBe(404);
});

test("SE7: of two who change the same article the second is told, and nothing is overwritten", async () => {
  const { id, version } = await add(articleOf("Společný"));
  const put = (title: string) => app.as(operator).put(`/api/admin/articles/${id}`, { ...articleOf(title), version });
  expect((await put("Můj")).statusCode).toBe(200);
  const second = await put("Tvůj");
  expect([second.statusCode, second.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  expect((await shown(id)).json().data.title).toBe("Můj");
});

test("SE8: what an article has said is kept, with who stored it; the audit has the change without the whole text", async () => {
  const { id, version } = await add(articleOf("Původní"));
  await app.as(operator).put(`/api/admin/articles/${id}`, { ...articleOf("Nový"), version });
  const versions = await versionsOf("articles", id);
  expect(
    versions.map(({ by, value }: { by: string; value: { title: { cs: string } } }) => [by, value.title.cs]),
  ).toEqual([
    ["Redaktorka", "Nový"],
    ["Redaktorka", "Původní"],
  ]);
  const entries = await app.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, String(id)));
  const last = entries.filter(({ subject }) => subject === "article").at(-1);
  expect(last).toMatchObject({
    byId: operator.id,
    before: { title: { cs: "Původní" } },
    after: { title: { cs: "Nový" } },
  });
  expect(JSON.stringify(last)).not.toContain("<p>");
});

test("an article of no category, without a Czech title, or one that is gone is refused", async () => {
  const missing = await app.as(operator).post("/api/admin/articles", articleOf("Bez rubriky", { categoryId: 999_999 }));
  expect([missing.statusCode, Object.keys(missing.json().errors)]).toEqual([422, ["categoryId"]]);
  expect((await app.as(operator).post("/api/admin/articles", articleOf(" "))).statusCode).toBe(422);
  const gone = { ...articleOf("Nikde"), version: "2026-01-01T00:00:00.000Z" };
  expect((await app.as(operator).put("/api/admin/articles/999999", gone)).statusCode).toBe(404);
  const reader = await makeUser(app.ctx);
  expect((await app.as(reader).post("/api/admin/articles", articleOf("Cizí"))).statusCode).toBe(403);
});

test("a picture leaves the version as it is, a new one takes its place, and both go with the article", async () => {
  const { id, version } = await add(articleOf("S obrázkem"));
  const path = `/api/admin/articles/${id}`;
  const upload = async (pictureId: string) => {
    const { payload, headers } = uploadForm(await pictureBytes(300, 200, "png"));
    const address = `${path}/picture?pictureId=${pictureId}`;
    return (await app.as(operator).post(address, payload, headers)).json().data;
  };
  const remove = (address: string) => app.as(operator).delete(`${path}${address}`);
  const first = await upload("");
  expect([first.version, first.picture.width]).toEqual([version, 300]);
  const second = await upload(first.picture.id);
  expect(second.picture.id).not.toBe(first.picture.id);
  expect(await upload(first.picture.id)).toBeUndefined();
  expect((await remove(`/picture?pictureId=${first.picture.id}`)).json().code).toBe("CHANGED_ELSEWHERE");
  const without = (await remove(`/picture?pictureId=${second.picture.id}`)).json().data;
  expect([without.picture, without.version]).toEqual([null, version]);
  expect(await app.db.$count(media, eq(media.id, second.picture.id))).toBe(0);
  const third = await upload("");
  const old = "2000-01-01T00:00:00.000Z";
  for (const seen of [`version=${version}&pictureId=`, `version=${old}&pictureId=${third.picture.id}`]) {
    expect((await remove(`?${seen}`)).json().code).toBe("CHANGED_ELSEWHERE");
  }
  expect((await remove(`?version=${version}&pictureId=${third.picture.id}`)).statusCode).toBe(200);
  expect((await shown(id)).statusCode).toBe(404);
  expect(await versionsOf("articles", id)).toEqual([]);
  expect(await app.db.$count(media, eq(media.id, third.picture.id))).toBe(0);
});

test("SE3, SE8: terms are changed under their address and brought back; a page of the site stays, an own one goes", async () => {
  const read = async (id: number) => (await app.as(operator).get(`/api/admin/info-pages/${id}`)).json().data;
  const terms = await read(1);
  const { title, description } = terms;
  const change = {
    ...{ title: { cs: "Podmínky", en: "Terms" }, description, body: { cs: "<p>Nově</p>", en: "" } },
    showsOperator: false,
  };
  await app.as(operator).put("/api/admin/info-pages/1", { ...change, version: terms.version });
  const page = async (id: number) => (await app.as(null).get(`/api/info/${id}?lang=cs`)).json().data;
  expect(await page(1)).toMatchObject({
    ...{ title: "Podmínky", slug: "obchodni-podminky", html: "<p>Nově</p>" },
    showsOperator: false,
  });
  const [, first] = await versionsOf("info-pages", 1);
  expect(first).toMatchObject({ by: null, value: { title, body: terms.body } });
  const back = { ...first.value, showsOperator: true, version: (await read(1)).version };
  expect((await app.as(operator).put("/api/admin/info-pages/1", back)).statusCode).toBe(200);
  expect((await read(1)).body).toEqual(terms.body);
  const fixed = await app.as(operator).delete(`/api/admin/info-pages/1?version=${(await read(1)).version}`);
  expect([fixed.statusCode, fixed.json().code]).toEqual([409, "PAGE_IS_FIXED"]);

  const own = (
    await app.as(operator).post("/api/admin/info-pages", { ...change, title: { cs: "Svoz lahví", en: "" } })
  ).json().data;
  expect([own.id >= 100, own.slug.cs, own.isFixed]).toEqual([true, "svoz-lahvi", false]);
  expect((await app.as(null).get("/api/info?lang=cs")).json().at(-1).title).toBe("Svoz lahví");
  const gone = (version: string) => app.as(operator).delete(`/api/admin/info-pages/${own.id}?version=${version}`);
  expect((await gone(terms.version)).json().code).toBe("CHANGED_ELSEWHERE");
  expect((await gone(own.version)).statusCode).toBe(200);
  expect((await app.as(null).get(`/api/info/${own.id}?lang=cs`)).statusCode).toBe(404);
});

test("SE9: info pages stand in the order that whoever has seen all of them gives them", async () => {
  const order = (ids: number[]) => app.as(operator).put("/api/admin/info-pages", { ids });
  const listed = async (): Promise<number[]> =>
    (await app.as(null).get("/api/info?lang=cs")).json().map(({ id }: { id: number }) => id);
  const before = await listed();
  expect((await order(before.toReversed())).statusCode).toBe(200);
  expect(await listed()).toEqual(before.toReversed());
  for (const wrong of [before.slice(1), [...before, 999], before.map(() => before[0] ?? 0)]) {
    const answer = await order(wrong);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
  }
  expect(await listed()).toEqual(before.toReversed());
});

test("a preview is clean and stores nothing", async () => {
  const body = { body: `<h2>Část</h2><img src="https://evil.test/x.png"><p>A</p>`, lang: "cs" };
  const { html } = (await app.as(operator).post("/api/admin/content/preview", body)).json().data;
  expect(html).toBe('<h2 id="s-cast">Část</h2><p>A</p>');
});
