import { beforeAll, describe, expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
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
const read = async (id: number) =>
  (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>().data;
const patch = (id: number, body: unknown) => app.as(seller).patch(`${base}/${id}`, body);
const publish = (id: number) => app.as(seller).post(`${base}/${id}/publication`);

describe("two windows with one draft", () => {
  test("what has read an earlier version does not overwrite a later one", async () => {
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

test.each(["vintage", "bottledYear"])("%s is not in the future", async (line) => {
  const year = app.clock.now().getFullYear();
  const { id } = await draft({ condition: { [line]: year + 1 } });
  const refused = await publish(id);
  expect(refused.statusCode).toBe(422);
  expect(Object.keys(refused.json().errors)).toEqual([`condition.${line}`]);
  await patch(id, { condition: { [line]: year } });
  expect((await publish(id)).statusCode).toBe(200);
});
