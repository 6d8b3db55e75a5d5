import { gunzipSync } from "node:zlib";
import { beforeAll, expect, test, vi } from "vitest";
import { sql } from "#server/db/query.ts";
import { defaultSettings } from "#server/features/settings/default-settings.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeArticle } from "#test/make/article.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeSetting } from "#test/make/setting.ts";
import { makeUser } from "#test/make/user.ts";
import { seedInfoPages } from "./seed-info-pages.ts";
import { idsInPart } from "./sitemap/read-items.ts";

let app: TestApp;
let categoryId: number;
let sellerId: number;
const ids: Record<string, number> = {};

beforeAll(async () => {
  app = await createTestApp();
  await seedInfoPages(app.ctx);
  categoryId = (await makeCategory(app.ctx, { nameCs: "Rumy & spol." })).id;
  sellerId = (await makeUser(app.ctx)).id;
  const winnerId = (await makeUser(app.ctx)).id;
  const days = (count: number) => new Date(app.clock.now().getTime() - count * 86_400_000);
  for (const [status, ago] of [
    ["live", 1],
    ["sold", 9],
    ["unsold", 8],
    ["draft", 2],
    ["cancelled", 3],
    ["in_review", 2],
  ] as const) {
    const columns = {
      status,
      publishedAt: days(ago),
      name: `Láhev <${status}> & "co"`,
      slug: `lahev-${status}`,
    };
    const sale = status === "sold" && { winnerId, finalPriceMinor: 900_00, soldBy: "bid" as const };
    ids[status] = (await makeListing(app.ctx, { sellerId, categoryId, ...columns, ...sale })).id;
  }
});

const get = (url: string, headers?: Record<string, string>) => app.as(null).get(url, headers);

test("robots are shown the sitemap under the public address, which lists all parts", async () => {
  expect((await get("/robots.txt")).body).toContain("\nSitemap: https://kabinet.test/sitemap.xml\n");
  const { body, headers } = await get("/sitemap.xml");
  expect(headers["content-type"]).toBe("application/xml; charset=utf-8");
  const part = Math.floor((ids.live ?? 0) / idsInPart);
  expect([...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
    "https://kabinet.test/sitemaps/pages.xml",
    `https://kabinet.test/sitemaps/items-${part}.xml`,
  ]);
});

test("security.txt names the operator's contact and never grows stale (RFC 9116)", async () => {
  const read = async () => Object.fromEntries((await get(path)).body.split("\n").map((line) => line.split(/: (.*)/)));
  const path = "/.well-known/security.txt";
  const { headers } = await get(path);
  expect(headers).toMatchObject({
    "content-type": "text/plain; charset=utf-8",
    "cache-control": "public, max-age=86400",
  });
  expect(await read()).toMatchObject({
    Contact: "https://kabinet.test/en/info/5/contact",
    Canonical: `https://kabinet.test${path}`,
    "Preferred-Languages": "cs, en",
  });
  app.clock.advance(400 * 86_400_000);
  const days = (Date.parse((await read()).Expires) - app.clock.now().getTime()) / 86_400_000;
  app.clock.set(new Date());
  expect(days).toBeGreaterThan(178);
  expect(days).toBeLessThan(366);
  await makeSetting(app.ctx, "contacts", { ...defaultSettings.contacts, email: "dum@obchod.example\nPolicy: x" });
  expect((await get(path)).body).toContain("Contact: mailto:dum@obchod.example%0APolicy:%20x\n");
});

test("PA7: listings and the archive are in it in both languages with their alternatives; drafts and what was taken off are not", async () => {
  const part = Math.floor((ids.live ?? 0) / idsInPart);
  const { body } = await get(`/sitemaps/items-${part}.xml`);
  const locs = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  const both = (status: string) => ["", "/en"].map((en) => `https://kabinet.test${en}/${ids[status]}/lahev-${status}`);
  expect(locs).toEqual([...both("live"), ...both("sold"), ...both("unsold")]);
  expect(body).toContain(
    `<xhtml:link rel="alternate" hreflang="x-default" href="https://kabinet.test/${ids.live}/lahev-live"/>`,
  );
  expect(body.match(/<lastmod>/g)).toHaveLength(6);
});

test("a part of several batches has every listing once, a part without any is a 404", async () => {
  const first = 3 * idsInPart;
  await app.db.transaction(async (tx) => {
    // Nobody searches for them.
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into listings (id, seller_id, type, sale_mode, status, category_id, name, slug, published_at, starts_at)
      select ${first} + n * 3, ${sellerId}, 'supply', 'by_agreement', 'live', ${categoryId}, 'Sklep', 'sklep', now(), now()
      from generate_series(0, 2100) n`);
  });
  const { body } = await get("/sitemaps/items-3.xml");
  const locs = [...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc);
  expect([locs.length, new Set(locs).size]).toEqual([4_202, 4_202]);
  expect((await get("/sitemap.xml")).body).toContain("/sitemaps/items-3.xml");
  await app.db.execute(sql`delete from listings where id >= ${first}`);
  forget(app.ctx);
  for (const wrong of ["items-3", "items-x", "items-", "nothing", "items-999999999"])
    expect((await get(`/sitemaps/${wrong}.xml`)).statusCode, wrong).toBe(404);
});

test("a part that lies finished reads and writes nothing for the next crawler, zipped or not", async () => {
  const path = `/sitemaps/items-${Math.floor((ids.live ?? 0) / idsInPart)}.xml`;
  const { body } = await get(path);
  const execute = vi.spyOn(app.db, "execute");
  const [plain, zipped] = [await get(path), await get(path, { "accept-encoding": "gzip" })];
  const reads = execute.mock.calls.length;
  execute.mockRestore();
  expect(reads).toBe(0);
  expect([plain.body, gunzipSync(zipped.rawPayload).toString()]).toEqual([body, body]);
});

test("pages of the site are in it, zipped for whoever takes that", async () => {
  const article = await makeArticle(app.ctx);
  const answer = await get("/sitemaps/pages.xml", { "accept-encoding": "gzip" });
  expect(answer.headers["content-encoding"]).toBe("gzip");
  const body = gunzipSync(answer.rawPayload).toString();
  for (const path of ["/", "/en", "/info/1/obchodni-podminky", "/en/info/2/gdpr", "/denni-aukce", "/dokumenty"])
    expect(body).toContain(`<loc>https://kabinet.test${path}</loc>`);
  expect(body).toContain(`<loc>https://kabinet.test/blog/${article}/hladina-a-stari</loc>`);
});

test("PA13: a feed tells of running lots, the newest first, under names that stay", async () => {
  const { body, headers } = await get(`/atom?category=${categoryId}`);
  expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
  expect(body).toContain('<feed xmlns="http://www.w3.org/2005/Atom">');
  expect(body.match(/<entry>/g)).toHaveLength(1);
  expect(body).toContain(`<id>tag:kabinet.test,2026:lot-${ids.live}</id>`);
  expect(body).toContain(`href="https://kabinet.test/${ids.live}/lahev-live"`);
  expect(body).toContain(`<link rel="self" href="https://kabinet.test/atom?lang=cs&amp;category=${categoryId}"/>`);
  // A title of type html: the name's own signs are text within it.
  expect(body).toContain('<title type="html"><![CDATA[Láhev &lt;live&gt; &amp; &quot;co&quot;]]></title>');
  const english = await get(`/atom?category=${categoryId}&lang=en`);
  expect(english.body).toContain(`href="https://kabinet.test/en/${ids.live}/lahev-live"`);
});

test("a feed that is known already is not sent again, a changed one is", async () => {
  const url = `/atom?category=${categoryId}`;
  const { headers } = await get(url);
  const { etag, "last-modified": modified } = headers as Record<string, string>;
  expect((await get(url, { "if-none-match": etag ?? "" })).statusCode).toBe(304);
  expect((await get(url, { "if-modified-since": modified ?? "" })).statusCode).toBe(304);
  expect((await get(url, { "if-none-match": '"x"', "if-modified-since": modified ?? "" })).statusCode).toBe(200);
  await makeListing(app.ctx, {
    sellerId,
    categoryId,
    status: "live",
    publishedAt: app.clock.now(),
    name: "Nová",
  });
  expect((await get(url, { "if-none-match": etag ?? "" })).statusCode).toBe(200);
});

test.each([
  ["words with markup", "q=%3Cscript%3Ealert(1)%3C/script%3E%26%5D%5D%3E"],
  ["control characters", "q=a%01%0B%1Fb%EF%BF%BF"],
  ["an endless query", `q=${"a".repeat(3_000)}`],
  ["two of a kind", "q=a&q=b&lang=de&category=x"],
])("%s make a feed that is well-formed and harmless", async (_, query) => {
  const { body, statusCode } = await get(`/atom?${query}`);
  expect(statusCode).toBe(200);
  expect(body).not.toContain("<script>");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the characters XML forbids
  expect(body).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/);
  expect(body.match(/<!\[CDATA\[/g)?.length ?? 0).toBe(body.match(/\]\]>/g)?.length ?? 0);
});

test("a feed that has nothing to tell yet is as old as the day", async () => {
  const { body } = await get("/atom?q=takova-lahev-tu-neni");
  expect(body).not.toContain("<entry>");
  expect(body).toContain(`<updated>${app.clock.now().toISOString().slice(0, 10)}T00:00:00.000Z</updated>`);
});

test("a feed of words tells of what has them, not of what is spelt nearly so", async () => {
  const { id } = await makeListing(app.ctx, { sellerId, categoryId, name: "Hallowby", status: "live" });
  expect((await get("/atom?q=hallowby")).body).toContain(`lot-${id}<`);
  expect((await get("/atom?q=hallovby")).body).not.toContain("<entry>");
});

test("a category that there is not has no feed", async () => {
  expect((await get("/atom?category=999999999")).statusCode).toBe(404);
});
