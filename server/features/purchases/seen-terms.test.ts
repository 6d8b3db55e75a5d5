import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

/** Nobody is bound to what the seller wrote after they looked (rule P12). */

let app: TestApp;
let seller: TestUser;
let buyer: TestUser;
let categoryId: number;
let keys = 0;
/** A published listing cannot be changed without a picture. */
const pictured = new Set<number>();

beforeAll(async () => {
  app = await createTestApp();
  await publishWithoutInspection(app.ctx);
  [seller, buyer] = [await makeUser(app.ctx), await makeUser(app.ctx)];
  ({ id: categoryId } = await makeCategory(app.ctx));
});

const termsOf = async (id: number): Promise<number> =>
  (await app.as(buyer).get(`/api/auctions/${id}`)).json().data.termsRevision;
const send = (who: TestUser, path: string, body: object) => {
  keys += 1;
  return app.as(who).post(path, body, { "idempotency-key": `seen-terms-${keys}` });
};
const buy = (id: number, termsRevision?: number) =>
  send(buyer, `/api/auctions/${id}/purchase`, { price: 900, termsRevision });
const bid = (id: number, maximum: number, termsRevision?: number, who = buyer) =>
  send(who, `/api/auctions/${id}/bids`, { maximum, termsRevision });
const change = async (id: number, patch: object) => {
  if (!pictured.has(id)) await makePicture(app.ctx, id);
  pictured.add(id);
  const { version } = (await app.as(seller).get(`/api/me/advertisements/${id}`)).json().data;
  const answer = await app.as(seller).patch(`/api/me/advertisements/${id}`, { ...patch, version });
  expect(answer.statusCode, answer.body).toBe(200);
};

test("a purchase is for the postage that was seen", async () => {
  const { id } = await makeListing(app.ctx, {
    sellerId: seller.id,
    categoryId,
    saleMode: "fixed_price",
    askedPriceMinor: 900_00,
    shippingMinor: 99_00,
    description: "Plná láhev.",
  });
  const seen = await termsOf(id);
  await change(id, { shippingPrice: 9_000 });
  const refused = await buy(id, seen);
  expect([refused.statusCode, refused.json()]).toMatchObject([
    409,
    {
      code: "TERMS_CHANGED",
      message: "Prodávající nabídku mezitím změnil. Než se rozhodnete, podívejte se na ni prosím znovu.",
    },
  ]);
  expect((await buy(id, await termsOf(id))).statusCode).toBe(201);
});

test("a first bid is for the words that were seen; what is added after it stops nobody", async () => {
  const { id } = await makeAuction(app.ctx, { sellerId: seller.id, categoryId, description: "Plná láhev." });
  const seen = await termsOf(id);
  await change(id, { description: "Prázdná láhev." });
  const refused = await bid(id, 700, seen);
  expect([refused.statusCode, refused.json().code]).toEqual([409, "TERMS_CHANGED"]);
  const now = await termsOf(id);
  expect((await bid(id, 700, now)).statusCode).toBe(201);
  await change(id, { description: "Prázdná láhev.\n\nBez krabice." });
  expect(await termsOf(id)).toBe(now);
  expect((await bid(id, 5_000, now, await makeUser(app.ctx))).statusCode).toBe(201);
});

test("whoever names no terms means those that hold", async () => {
  const { id } = await makeAuction(app.ctx, { sellerId: seller.id, categoryId });
  await change(id, { description: "Jinak popsaná láhev." });
  expect((await bid(id, 700)).statusCode).toBe(201);
});

test.each([-1, 1.5, "7", 2 ** 31])("terms that cannot be any are refused: %s", async (termsRevision) => {
  const { id } = await makeAuction(app.ctx, { sellerId: seller.id, categoryId });
  expect((await bid(id, 700, termsRevision as number)).statusCode).toBe(422);
});
