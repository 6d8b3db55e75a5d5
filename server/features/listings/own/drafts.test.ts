import { beforeAll, describe, expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { askProperties } from "#server/features/catalogue/ask-properties.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
let app: TestApp;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
});

async function draft(changes = {}): Promise<OwnListing> {
  const { data } = (await app.as(seller).post(base, listingBody(changes))).json<{ data: OwnListing }>();
  await makePicture(app.ctx, data.id);
  return data;
}
const read = async (id: number) => (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>().data;
const patch = (id: number, body: unknown) => app.as(seller).patch(`${base}/${id}`, body);
const publish = (id: number) => app.as(seller).post(`${base}/${id}/publication`);

describe("two windows with one draft", () => {
  test("L19: what has read an earlier version does not overwrite a later one", async () => {
    const { id, version } = await draft();
    const first = await patch(id, { name: "Z prvního okna", version });
    expect(first.statusCode).toBe(200);
    const second = await patch(id, { name: "Ze druhého okna", version });
    expect([second.statusCode, second.json().code]).toEqual([409, "CHANGED_ELSEWHERE"]);
    const stored = await read(id);
    expect(stored).toMatchObject({ name: "Z prvního okna", version: first.json().data.version });
    expect((await patch(id, { name: "Ze druhého okna", version: stored.version })).statusCode).toBe(200);
  });

  test("of two at once one is stored, the other refused", async () => {
    const { id, version } = await draft();
    const answers = await Promise.all(["a", "b"].map((place) => patch(id, { place, version })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test("who names no version overwrites", async () => {
    const { id } = await draft();
    await patch(id, { name: "Jednou" });
    expect((await patch(id, { name: "Podruhé" })).statusCode).toBe(200);
  });
});

describe("what the category demands", () => {
  test("is asked before publication, and told to the form", async () => {
    const { id, declarationsNeeded } = await draft({ declarations: [] });
    expect(declarationsNeeded).toEqual(["excise_stamp", "sealed"]);
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().errors]).toMatchObject([422, { declarations: [{}] }]);
    await patch(id, { declarations: ["sealed"] });
    expect((await publish(id)).statusCode).toBe(422);
    await patch(id, { declarations: ["sealed", "excise_stamp"] });
    expect((await publish(id)).statusCode).toBe(200);
  });

  test("is not asked of who seeks", async () => {
    const { id } = await draft({
      declarations: [],
      type: "demand",
      saleMode: "by_agreement",
      startPrice: null,
    });
    expect((await publish(id)).statusCode).toBe(200);
  });
});

test.each(["vintage", "bottledYear"])("L17: %s is not in the future", async (line) => {
  const year = app.clock.now().getFullYear();
  const { id } = await draft({ condition: { [line]: year + 1 } });
  const refused = await publish(id);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual([`condition.${line}`]);
  await patch(id, { condition: { [line]: year } });
  expect((await publish(id)).statusCode).toBe(200);
});

describe("the properties that a category asks for", () => {
  const rules = [
    { property: "brand", required: true, format: null },
    { property: "volumeMl", required: true, format: "numeric" },
    { property: "strengthPercent", required: false, format: "numeric" },
    { property: "storage", required: false, format: "regex" },
  ] as const;
  const inWine = { categoryId: 211, brandName: null, condition: {} };

  beforeAll(async () => {
    await askProperties(app.ctx, 200, rules);
    forget(app.ctx);
  });

  test("are told with the category, with what is inherited, and to the form", async () => {
    const category = (await app.as(null).get("/api/catalog/category/cs/211")).json();
    expect(category.data.properties).toEqual(rules);
    expect((await app.as(null).get("/api/catalog/category/cs/32")).json().data.properties).toEqual([]);
    expect(await draft(inWine)).toMatchObject({ propertyRules: rules });
  });

  test("L18: are asked for at their fields before a supply is published", async () => {
    const condition = { strengthPercent: 13.5, storage: "sklep, naležato" };
    const { id } = await draft({ ...inWine, condition });
    const refused = await publish(id);
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      {
        brandName: ["Pole musí být vyplněno"],
        "condition.volumeMl": ["Pole musí být vyplněno"],
        "condition.strengthPercent": ["Pole musí obsahovat pouze číslice."],
        "condition.storage": ["Pole musí obsahovat pouze alfanumerické znaky s tečkou."],
      },
    ]);
    await patch(id, {
      brandName: "Pétrus",
      condition: { volumeMl: 750, strengthPercent: 13, storage: "sklep.2" },
    });
    expect((await publish(id)).statusCode).toBe(200);
  });

  test("L22: may not be taken away from what is published, and are not asked of what was published without", async () => {
    const { id } = await draft({ ...inWine, brandName: "Pétrus", condition: { volumeMl: 750 } });
    await publish(id);
    const emptied = await patch(id, { brandName: null });
    expect([emptied.statusCode, Object.keys(emptied.json().errors)]).toEqual([422, ["brandName"]]);
    const { id: whisky } = await draft({ brandName: null });
    await publish(whisky);
    await askProperties(app.ctx, 1, rules);
    forget(app.ctx);
    expect((await patch(whisky, { place: "Brno" })).statusCode).toBe(200);
    await askProperties(app.ctx, 1, []);
    forget(app.ctx);
  });

  test("are asked of no seeker", async () => {
    const { id } = await draft({
      ...inWine,
      ...{ type: "demand", saleMode: "by_agreement", startPrice: null, declarations: [] },
    });
    expect((await publish(id)).statusCode).toBe(200);
  });

  test("stand among what a row of the table of bottles lacks", async () => {
    const { id } = await draft(inWine);
    const { data } = (await app.as(seller).get(`${base}/drafts`)).json();
    expect(data.find((row: { id: number }) => row.id === id)).toMatchObject({
      propertyRules: rules,
      missing: { brandName: ["Pole musí být vyplněno"], "condition.volumeMl": ["Pole musí být vyplněno"] },
    });
  });
});
