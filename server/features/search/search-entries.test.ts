import { beforeAll, describe, expect, test } from "vitest";
import { eq, sql } from "#server/db/query.ts";
import { findOrAddBrand } from "#server/features/catalogue/find-or-add-brand.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { searchEntries } from "./table.ts";

let app: TestApp;
let sellerId: number;
beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  sellerId = (await makeUser(app.ctx)).id;
});

describe("what is searched", () => {
  const entry = async (id: number) =>
    (await app.db.select().from(searchEntries).where(eq(searchEntries.listingId, id)))[0];

  test("comes with publication, follows every change, and goes with what is taken off", async () => {
    const { id } = await makeListing(app.ctx, {
      sellerId,
      categoryId: 32,
      status: "draft",
      name: "Talisker 18",
    });
    expect(await entry(id)).toBeUndefined();
    const change = (values: Partial<typeof listings.$inferInsert>) =>
      app.db.update(listings).set(values).where(eq(listings.id, id));
    await change({ status: "live" });
    expect((await entry(id))?.lexemes).toMatch(/'=talisker'.*'category:3'.*'category:32'.*'state:running'/);
    await change({ country: "Skotsko", description: "Láhve z ostrova" });
    expect((await entry(id))?.facets).toContain("country:Skotsko");
    expect((await entry(id))?.lexemes).toContain("'lahv'");
    await change({ status: "unsold", closedAt: app.clock.now() });
    expect((await entry(id))?.lexemes).toContain("'state:unsold'");
    await change({ status: "cancelled" });
    expect(await entry(id)).toBeUndefined();
  });

  test("is moved by bids, ends and closings to what it would be if it were made anew", async () => {
    const { id } = await makeListing(app.ctx, {
      ...{ sellerId, categoryId: 32, startPriceMinor: 1_000_00, saleMode: "auction", vintage: 1975 },
      ...{ name: "Pohnutý Talisker", description: "Stál a pohnul se.", country: "Skotsko", volumeMl: 700 },
    });
    const later = new Date(app.clock.now().getTime() + 3 * 86_400_000);
    const moves: Partial<typeof listings.$inferInsert>[] = [
      { priceMinor: 9_000_00, bidCount: 1 },
      { endsAt: later },
      { status: "unsold", closedAt: later },
      { status: "live", closedAt: null },
      { publishedAt: later },
    ];
    for (const move of moves) {
      await app.db.update(listings).set(move).where(eq(listings.id, id));
      const { rows } = await app.db.execute(sql`select s is not distinct from made as same
        from search_entries s join listings l on l.id = s.listing_id, search_entry_of(l) made where s.listing_id = ${id}`);
      expect(rows).toEqual([{ same: true }]);
    }
  });

  test("stays as it is while a bid moves the price within its band", async () => {
    const { id } = await makeListing(app.ctx, { sellerId, categoryId: 32, startPriceMinor: 1_000_00 });
    const version = async () =>
      (await app.db.execute(sql`select xmin::text, ctid::text from search_entries where listing_id = ${id}`)).rows[0];
    const before = await version();
    await app.db.update(listings).set({ priceMinor: 1_050_00, bidCount: 1 }).where(eq(listings.id, id));
    expect(await version()).toEqual(before);
    await app.db.update(listings).set({ priceMinor: 2_000_00 }).where(eq(listings.id, id));
    expect(await version()).not.toEqual(before);
  });
});

describe("words", () => {
  test.each([
    ["rumy", "rum"],
    ["rumů", "rum"],
    ["rumem", "rum"],
    ["láhve", "láhev"],
    ["lahví", "láhev"],
    ["slivovic", "slivovice"],
    ["slivovici", "slivovice"],
    ["pálenek", "pálenka"],
    ["doutníky", "doutník"],
    ["balíčků", "balíček"],
    ["červeného", "červené"],
    ["Jelínka", "Jelínek"],
    ["giny", "gin"],
    ["whiskies", "whisky"],
    ["bottles", "bottle"],
  ])("%s is a form of %s", async (form, word) => {
    const { rows } = await app.db.execute(sql`select f_stems(${form}) as form, f_stems(${word}) as word`);
    expect(rows[0]?.form).toEqual(rows[0]?.word);
  });

  test.each([
    ["port", "porter"],
    ["gin", "ginger"],
    ["rum", "rumunsko"],
    ["12", "1"],
    ["rye", "ryba"],
  ])("%s is another word than %s", async (one, other) => {
    const { rows } = await app.db.execute(sql`select f_stems(${one}) as one, f_stems(${other}) as other`);
    expect(rows[0]?.one).not.toEqual(rows[0]?.other);
  });
});

describe("search", () => {
  async function found(q: string) {
    const answer = await app.as(null).get(`/api/auctions?state=any&q=${encodeURIComponent(q)}`);
    expect(answer.statusCode).toBe(200);
    return answer.json<{ items: { id: number; name: string }[]; total: number; meant: string | null }>();
  }

  beforeAll(async () => {
    const brand = await findOrAddBrand(app.ctx, "Diplomático");
    const own = { sellerId, categoryId: 490 };
    await makeListing(app.ctx, { ...own, name: "Popelník", description: "K rumu Bumbu a k doutníku." });
    await makeListing(app.ctx, { ...own, name: "Sklenice na rumy Bumbu" });
    await makeListing(app.ctx, { ...own, name: "Rum Bumbu Original" });
    await makeListing(app.ctx, { ...own, name: "Reserva Exclusiva", brandId: brand?.id });
    await makeListing(app.ctx, { ...own, name: "Sklenice s popisem", description: "Nedeliminujícího skla." });
  });

  test("puts what is named just so before other forms, and both before what only mentions it", async () => {
    const { items } = await found("rum bumbu");
    expect(items.map(({ name }) => name)).toEqual(["Rum Bumbu Original", "Sklenice na rumy Bumbu", "Popelník"]);
  });

  test("leads with what is named by all words as soon as something is, let through by a moderator too", async () => {
    const own = { sellerId, categoryId: 490 };
    const names = async (q: string) => (await found(q)).items.map(({ name }) => name);
    await makeListing(app.ctx, { ...own, name: "Sklenice na absint", description: "I na kalvados." });
    await makeListing(app.ctx, { ...own, name: "Lahvička kalvadosu" });
    expect(await names("absint kalvados")).toEqual(["Sklenice na absint"]);
    const inspected = { ...own, status: "in_review", publishedAt: new Date(0) } as const;
    const { id } = await makeListing(app.ctx, { ...inspected, name: "Kalvados a absint Zvláštník" });
    expect(await names("absint kalvados")).toEqual(["Sklenice na absint"]);
    await app.db.update(listings).set({ status: "live" }).where(eq(listings.id, id));
    expect(await names("absint kalvados")).toEqual(["Kalvados a absint Zvláštník", "Sklenice na absint"]);
    expect(await names("kalvadosy absinty")).toEqual(["Kalvados a absint Zvláštník", "Sklenice na absint"]);
    expect(await names("kalvados absi")).toEqual(["Kalvados a absint Zvláštník", "Sklenice na absint"]);
    expect((await found("zvlastnik")).meant).toBeNull();
    expect((await found("zvlaztnik")).meant).toBe("zvlastnik");
  });

  test("finds brands, descriptions, and words in any form and order", async () => {
    expect((await found("diplomatico")).items[0]?.name).toBe("Reserva Exclusiva");
    expect((await found("bumbu doutníky")).items.map(({ name }) => name)).toEqual(["Popelník"]);
    expect((await found("exclusivy reservu")).total).toBe(1);
  });

  test("takes a word that nothing has for one nearly like it, and says so", async () => {
    const near = await found("diplomatiko");
    expect(near.items.map(({ name }) => name)).toEqual(["Reserva Exclusiva"]);
    expect(near.meant).toBe("diplomatico");
    expect((await found("diplomatico")).meant).toBeNull();
    expect(await found("qqxyzzy")).toMatchObject({ total: 0, meant: null });
  });

  test("knows a word by a few wrong letters, one of a short word and two of a longer one", async () => {
    await makeListing(app.ctx, { sellerId, categoryId: 490, name: "Karafa na Whisky" });
    for (const q of ["whyski", "visky", "vhisky whiksy"]) {
      expect((await found(q)).meant?.split(" ").at(-1)).toBe("whisky");
    }
    expect((await found("wiskey")).meant).toBe("whiskey");
    expect((await found("whyski")).items.map(({ name }) => name)).toContain("Karafa na Whisky");
    expect(await found("wshkyi")).toMatchObject({ total: 0, meant: null });
    expect((await found("bunbu")).meant).toBe("bumbu");
    expect((await found("bonbo")).meant).toBeNull();
  });

  test.each([
    ["exclus", ["Reserva Exclusiva"]],
    ["reserva diplomati", ["Reserva Exclusiva"]],
    ["DIPLOMÁ", ["Reserva Exclusiva"]],
    ["popeln", ["Popelník"]],
    ["nedeliminuj", ["Sklenice s popisem"]],
  ])("takes %j for the beginning of a word", async (q, names) => {
    const { items, meant } = await found(q);
    expect(items.map(({ name }) => name)).toEqual(names);
    expect(meant).toBeNull();
  });

  test("a word that something is called, in any form, stands for itself alone", async () => {
    await makeListing(app.ctx, { sellerId, categoryId: 490, name: "Rumunské kalíšky" });
    for (const q of ["rum", "rumu"]) {
      expect((await found(q)).items.map(({ name }) => name)).not.toContain("Rumunské kalíšky");
    }
    expect((await found("rumun")).items.map(({ name }) => name)).toEqual(["Rumunské kalíšky"]);
  });

  test("finds Czech forms of what is offered", async () => {
    await makeListing(app.ctx, { sellerId, categoryId: 490, name: "Stará láhev", description: "S rumem." });
    const names = async (q: string) => (await found(q)).items.map(({ name }) => name);
    expect(await names("láhve")).toContain("Stará láhev");
    expect(await names("lahví")).toContain("Stará láhev");
    expect(await names("rumy")).toEqual(expect.arrayContaining(["Rum Bumbu Original", "Stará láhev"]));
  });

  test("leads with the listing of a number, however it stands", async () => {
    const { id } = await makeListing(app.ctx, {
      sellerId,
      categoryId: 490,
      name: "Prodaná",
      status: "unsold",
      closedAt: app.clock.now(),
    });
    await makeListing(app.ctx, { sellerId, categoryId: 490, name: `Ročník ${id}` });
    for (const q of [String(id), `#${id}`, `č. ${id}`]) {
      const answer = await app.as(null).get(`/api/auctions?q=${encodeURIComponent(q)}`);
      expect(answer.json().items[0]).toMatchObject({ id });
      expect(answer.json().total).toBe(2);
    }
  });

  test.each(["\u0001\u0002", "' | 'state:running", "a:* & b", "!rum", "<script>", "\\", "(((", "x ".repeat(900), "😀"])(
    "takes %j for plain words",
    async (q) => {
      await found(q);
    },
  );
});
