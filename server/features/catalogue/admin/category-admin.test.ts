import { beforeAll, describe, expect, test } from "vitest";
import { sql } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { moveEntries } from "#server/features/search/move-entries.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { createTestDatabase } from "#test/database.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** The operator keeps the tree of categories without SQL (rules T8, T9 and T13). */

let app: TestApp;
let operator: TestUser;
let seller: TestUser;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  operator = await makeUser(app.ctx, { scopes: ["content"] });
  seller = await makeUser(app.ctx);
});

type Stored = {
  id: number;
  parentId: number | null;
  path: number[];
  slug: { cs: string; en: string };
  address: { cs: string; en: string };
  isFirst: boolean;
  listings: number;
  version: number;
};
const path = "/api/admin/categories";
const tree = async (): Promise<Stored[]> => (await app.as(operator).get(path)).json().data;
const stored = async (id: number): Promise<Stored> => {
  const found = (await tree()).find((each) => each.id === id);
  if (!found) throw new Error(`no category ${id}`);
  return found;
};
const words = (cs: string, en = "", slug = { cs: "", en: "" }) => ({
  name: { cs, en },
  slug,
  description: { cs: "", en: "" },
});
const add = async (parentId: number | null, cs: string, en = ""): Promise<Stored> =>
  (await app.as(operator).post(path, { parentId, ...words(cs, en) })).json().data;
type Place = { parentId: number | null; before: number | null };
const placeOf = async (id: number): Promise<Place> => {
  const { parentId } = await stored(id);
  const siblings = await below(parentId);
  return { parentId, before: siblings[siblings.indexOf(id) + 1] ?? null };
};
const move = async (id: number, parentId: number | null, before: number | null = null, was?: Place) =>
  app.as(operator).put(`${path}/${id}/place`, { parentId, before, was: was ?? (await placeOf(id)) });
const listed = async (category: number) =>
  (await app.as(null).get(`/api/auctions?category=${category}`)).json().items.map(({ id }: Stored) => id);
const below = async (parentId: number | null) =>
  (await tree()).filter((each) => each.parentId === parentId).map(({ id }) => id);

describe("words", () => {
  test("a slug follows the name unless it is written, and pages have both at once", async () => {
    const added = await add(null, "Destiláty & sběratelé", "Spirits & collectors");
    expect(added.address).toEqual({ cs: "destilaty-a-sberatele", en: "spirits-and-collectors" });
    expect(added).toMatchObject({ slug: { cs: "", en: "" }, path: [added.id], version: 0 });
    const renamed = await app.as(operator).put(`${path}/${added.id}`, {
      ...words("Sbírky", "Collections", { cs: "", en: "all-collections" }),
      version: 0,
    });
    expect(renamed.json().data).toMatchObject({
      slug: { cs: "", en: "all-collections" },
      address: { cs: "sbirky", en: "all-collections" },
      version: 1,
    });
    const served = (await app.as(null).get("/api/catalog/category/cs")).json();
    expect(served.at(-1)).toMatchObject({ id: added.id, name: "Sbírky", slug: "sbirky" });
    expect((await app.as(null).get(`/api/items/${added.id}`)).json().data.slugs.en).toBe("all-collections");
  });

  test("siblings have different slugs in both languages; elsewhere the same ones are fine", async () => {
    const [top, other] = [await add(null, "Horní A"), await add(null, "Horní B")];
    await add(top.id, "Stejná", "Same");
    const czech = await app.as(operator).post(path, { parentId: top.id, ...words("Stejná!", "Another") });
    expect([czech.statusCode, Object.keys(czech.json().errors)]).toEqual([422, ["slug.cs"]]);
    const english = await app.as(operator).post(path, { parentId: top.id, ...words("Jiná", "Same") });
    expect(english.json().errors).toEqual({ "slug.en": [expect.stringMatching(/jiná kategorie/)] });
    const elsewhere = await add(other.id, "Stejná", "Same");
    expect((await move(elsewhere.id, top.id)).json().code).toBe("SLUG_TAKEN");
  });

  test.each([
    ["no Czech name", words("", "Only English")],
    ["a slug with a slash", words("Kategorie", "", { cs: "a/b", en: "" })],
    ["a slug with capitals", words("Kategorie", "", { cs: "Rum", en: "" })],
    ["a name without end", words("x".repeat(81))],
  ])("%s is refused", async (_, body) => {
    expect((await app.as(operator).post(path, { parentId: null, ...body })).statusCode).toBe(422);
  });

  test("of two who change the same the second is told, and nothing is overwritten", async () => {
    const { id } = await add(null, "Souběh");
    const change = (name: string) => app.as(operator).put(`${path}/${id}`, { ...words(name), version: 0 });
    const answers = await Promise.all([change("První"), change("Druhý")]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const was = await placeOf(id);
    expect((await move(id, 1, null, was)).statusCode).toBe(200);
    expect((await move(id, 3, null, was)).json().code).toBe("CHANGED_ELSEWHERE");
    expect((await stored(id)).parentId).toBe(1);
  });

  test("each change is in the audit with what was before", async () => {
    const { id } = await add(null, "Zapsaná");
    await app.as(operator).put(`${path}/${id}`, { ...words("Přejmenovaná"), version: 0 });
    const { rows } = await app.db.execute(
      sql`select by_id as "byId", before->'name'->>'cs' as was, after->'name'->>'cs' as became from audit_entries
        where subject = 'categories' and subject_id = ${String(id)} order by id`,
    );
    expect(rows).toEqual([
      { byId: operator.id, was: null, became: "Zapsaná" },
      { byId: operator.id, was: "Zapsaná", became: "Přejmenovaná" },
    ]);
  });
});

describe("places", () => {
  test("what lies in a moved category is found under its new parents at once, and no more under the old ones", async () => {
    const [from, to] = [await add(null, "Odkud"), await add(null, "Kam")];
    const branch = await add(from.id, "Větev");
    const leaf = await add(branch.id, "List");
    const lies = { sellerId: seller.id, categoryId: leaf.id };
    const running = await makeListing(app.ctx, { ...lies, name: "Přesunutý rum" });
    const draft = await makeListing(app.ctx, { ...lies, status: "draft", publishedAt: null });
    expect(await listed(from.id)).toEqual([running.id]);
    expect((await move(branch.id, to.id)).statusCode).toBe(200);
    expect(await listed(from.id)).toEqual([]);
    for (const id of [to.id, branch.id, leaf.id]) expect(await listed(id)).toEqual([running.id]);
    expect(await stored(leaf.id)).toMatchObject({ path: [to.id, branch.id, leaf.id], listings: 2 });
    const detail = (await app.as(null).get(`/api/catalog/category/cs/${leaf.id}`)).json().data;
    expect(detail.path.map(({ id }: Stored) => id)).toEqual([to.id, branch.id, leaf.id]);
    const facets = (await app.as(null).get("/api/catalog/category/cs")).json();
    expect(facets.find(({ id }: Stored) => id === from.id).count).toBe(0);
    await app.db.execute(sql`update listings set status = 'live', published_at = now() where id = ${draft.id}`);
    expect((await listed(to.id)).toSorted()).toEqual([running.id, draft.id].toSorted());
    await entriesAreRight();
  });

  test("of more than a thousand listings the move is stored at once and they follow in batches, wherever it moves meanwhile", async () => {
    const [from, to, last] = [await add(null, "Plná"), await add(null, "Nová"), await add(null, "Poslední")];
    const branch = await add(from.id, "Velká větev");
    const leaf = await add(branch.id, "Velký list");
    const { id, name } = await makeListing(app.ctx, { sellerId: seller.id, categoryId: leaf.id });
    await app.db.execute(sql`
      insert into listings (seller_id, type, sale_mode, status, category_id, name, slug, published_at, starts_at, ends_at, start_price_minor)
      select seller_id, type, sale_mode, status, category_id, name, slug, published_at, starts_at, ends_at, start_price_minor
      from listings, generate_series(1, 1000) where id = ${id}`);
    const total = async (category: number) => {
      const match = sql`lexemes @@ ${`'category:${category}'`}::tsquery`;
      const { rows } = await app.db.execute(sql`select count(*)::int as total from search_entries where ${match}`);
      return rows[0]?.total;
    };
    expect((await move(branch.id, to.id)).statusCode).toBe(200);
    expect(await total(from.id)).toBe(1001);
    await app.db.execute(sql`select move_some_entries(300)`);
    expect([await total(from.id), await total(to.id)]).toEqual([701, 300]);
    // One of them is changed, and then all of them move on.
    await app.db.execute(sql`update listings set name = ${`${name} v krabici`} where id = ${id}`);
    expect((await move(branch.id, last.id)).statusCode).toBe(200);
    await moveEntries(app.ctx);
    const places = [from.id, to.id, last.id, branch.id, leaf.id].map(total);
    expect(await Promise.all(places)).toEqual([0, 0, 1001, 1001, 1001]);
    await entriesAreRight();
  });

  test("every server knows of a move within two seconds", async () => {
    const database = await createTestDatabase({ size: 8 });
    const [here, there] = [await createTestApp({ database }), await createTestApp({ database })];
    await there.app.listen({ host: "127.0.0.1", port: 0 });
    const who = await makeUser(here.ctx, { scopes: ["content"] });
    const [top, other] = [await makeCategory(here.ctx), await makeCategory(here.ctx)];
    const topsThere = async () =>
      (await there.as(null).get("/api/catalog/category/cs")).json().map(({ id }: Stored) => id);
    expect(await topsThere()).toEqual([top.id, other.id]);
    const was = { parentId: null, before: null };
    const body = { parentId: top.id, before: null, was };
    expect((await here.as(who).put(`${path}/${other.id}/place`, body)).statusCode).toBe(200);
    await expect.poll(topsThere, { timeout: 2_000, interval: 50 }).toEqual([top.id]);
  });

  test("siblings are put in order, and rum and whisky stay first below spirits", async () => {
    const top = await add(null, "Pořadí");
    const [a, b, c] = [await add(top.id, "A"), await add(top.id, "B"), await add(top.id, "C")];
    await move(c.id, top.id, a.id);
    expect(await below(top.id)).toEqual([c.id, a.id, b.id]);
    await move(c.id, top.id);
    expect(await below(top.id)).toEqual([a.id, b.id, c.id]);
    await move(a.id, 1, 2);
    expect((await below(1)).slice(0, 3)).toEqual([2, 3, a.id]);
    expect([(await stored(2)).isFirst, (await stored(a.id)).isFirst]).toEqual([true, false]);
    expect((await move(b.id, top.id, a.id)).json().code).toBe("CHANGED_ELSEWHERE");
  });

  test("a category lies neither under itself nor on a sixth level, and a refusal changes nothing", async () => {
    const top = await add(null, "Úrovně");
    const chain = [top];
    for (const name of ["Druhá", "Třetí", "Čtvrtá", "Pátá"]) chain.push(await add(chain.at(-1)?.id ?? 0, name));
    const [, second, third, , fifth] = chain as [Stored, Stored, Stored, Stored, Stored];
    const sixth = await app.as(operator).post(path, { parentId: fifth.id, ...words("Šestá") });
    expect([sixth.statusCode, sixth.json().code]).toEqual([409, "CATEGORY_TOO_DEEP"]);
    expect(sixth.json().message).toMatch(/nejvýše 5\u00a0úrovní/);
    expect((await move(top.id, top.id)).json().code).toBe("CATEGORY_UNDER_ITSELF");
    expect((await move(second.id, fifth.id)).json().code).toBe("CATEGORY_UNDER_ITSELF");
    const before = await tree();
    const pair = await add(null, "Dvojice");
    await add(pair.id, "Pod dvojicí");
    expect((await move(pair.id, fifth.id)).json().code).toBe("CATEGORY_TOO_DEEP");
    expect((await tree()).slice(0, before.length)).toEqual(before);
    expect((await move(third.id, null)).statusCode).toBe(200);
    expect([(await stored(third.id)).path.length, (await stored(fifth.id)).path.length]).toEqual([1, 3]);
  });

  test("moves against each other at the same moment leave a tree", async () => {
    const [a, b] = [await add(null, "Proti A"), await add(null, "Proti B")];
    const [ofA, ofB] = [await placeOf(a.id), await placeOf(b.id)];
    await Promise.all([move(a.id, b.id, null, ofA), move(b.id, a.id, null, ofB)]);
    const { rows } = await app.db.execute(sql`
      select id from categories c where cardinality(path) <> depth or path[depth] <> id
        or path[1 : depth - 1] is distinct from coalesce((select path from categories where id = c.parent_id), '{}')`);
    expect(rows).toEqual([]);
  });

  test("a listing that is published while its category moves is found in its new place", async () => {
    const [from, to] = [await add(null, "Start"), await add(null, "Cíl")];
    const branch = await add(from.id, "Stěhovaná");
    const lies = { sellerId: seller.id, categoryId: branch.id };
    const publishing = await app.pool.connect();
    await publishing.query("begin");
    const { id } = await makeListing(app.ctx, { ...lies, status: "draft", publishedAt: null });
    await publishing.query("update listings set status = 'live', published_at = now() where id = $1", [id]);
    const moved = move(branch.id, to.id);
    const waiting = () =>
      publishing.query(
        "select from pg_locks where locktype = 'advisory' and not granted and database = (select oid from pg_database where datname = current_database())",
      );
    await expect.poll(async () => (await waiting()).rowCount).toBe(1);
    await publishing.query("commit");
    publishing.release();
    expect((await moved).statusCode).toBe(200);
    expect(await listed(to.id)).toEqual([id]);
    await entriesAreRight();
  });
});

describe("taking away", () => {
  const remove = (id: number, version = 0) => app.as(operator).delete(`${path}/${id}?version=${version}`);
  const refusal = async (id: number) => (await remove(id)).json().code;

  test("what nothing lies in goes, and a start does not bring it back", async () => {
    expect((await remove(352, 1)).json().code).toBe("CHANGED_ELSEWHERE");
    expect((await remove(352)).statusCode).toBe(200);
    await seedCategories(app.ctx);
    expect((await tree()).some(({ id }) => id === 352)).toBe(false);
    expect((await remove(352)).statusCode).toBe(404);
    expect((await app.as(null).get("/api/items/352")).statusCode).toBe(404);
  });

  test("what something or somebody needs stays, and it is said what", async () => {
    const { id } = await add(null, "Potřebná");
    const child = await add(id, "Pod ní");
    expect(await refusal(id)).toBe("CATEGORY_HAS_CHILDREN");
    await remove(child.id);
    const lies = { sellerId: seller.id, categoryId: id };
    const draft = await makeListing(app.ctx, { ...lies, status: "draft", publishedAt: null });
    expect(await refusal(id)).toBe("CATEGORY_HAS_LISTINGS");
    await app.db.execute(sql`update listings set category_id = 1 where id = ${draft.id}`);
    await storeSetting(app.ctx, "categoriesMenu", [1, id]);
    expect(await refusal(id)).toBe("CATEGORY_IN_MENU");
    expect((await move(id, 1)).json().code).toBe("CATEGORY_IN_MENU");
    await storeSetting(app.ctx, "categoriesMenu", []);
    const link = { cs: `/${id}/potrebna`, en: `/en/${id}/needed` };
    await storeSetting(app.ctx, "topmenu", [{ link, text: { cs: "Odkaz", en: "" } }]);
    expect(await refusal(id)).toBe("CATEGORY_LINKED");
    await storeSetting(app.ctx, "topmenu", []);
    await app.as(seller).post("/api/me/searches", { categories: [id] });
    expect(await refusal(id)).toBe("CATEGORY_HAS_SEARCHES");
    await app.db.execute(sql`delete from watched_searches`);
    await app.db.execute(sql`insert into subscribers (email, locale, category_ids, key)
      values ('ctenar@kabinet.test', 'cs', array[${id}::int8], 'klic')`);
    const last = (await remove(id)).json();
    expect(last).toMatchObject({ code: "CATEGORY_HAS_SUBSCRIBERS", message: expect.stringContaining("(1)") });
    await app.db.execute(sql`delete from subscribers`);
    expect((await remove(id)).statusCode).toBe(200);
  });
});

test("only who keeps the content changes the tree", async () => {
  const shopOperator = await makeUser(app.ctx, { scopes: ["shop"] });
  for (const who of [seller, shopOperator]) {
    expect((await app.as(who).get(path)).statusCode).toBe(403);
    expect((await app.as(who).post(path, { parentId: null, ...words("Cizí") })).statusCode).toBe(403);
  }
});

/** No entry of the search differs from what its listing says now. */
async function entriesAreRight(): Promise<void> {
  const { rows } = await app.db.execute(sql`
    select l.id from listings l left join search_entries stored on stored.listing_id = l.id, search_entry_of(l) right_one
    where l.status in ('live', 'sold', 'unsold') and stored.lexemes is distinct from right_one.lexemes`);
  expect(rows).toEqual([]);
}
