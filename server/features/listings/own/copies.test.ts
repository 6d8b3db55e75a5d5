import { beforeAll, expect, test } from "vitest";
import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { eq } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { listings } from "#server/features/listings/table.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture, pictureBytes, uploadForm } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
const terms = { handover: "both", place: "Brno", shippingPrice: 249 } as const;
let app: TestApp;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
});

async function published(changes: Partial<ListingFields> = {}, user = seller): Promise<number> {
  const { id } = (await app.as(user).post(base, listingBody(changes))).json<{ data: OwnListing }>().data;
  await makePicture(app.ctx, id);
  expect((await app.as(user).post(`${base}/${id}/publication`)).statusCode).toBe(200);
  return id;
}

test("a copy is a draft with the words, prices and terms of its listing, without its pictures and declarations", async () => {
  const id = await published({ ...terms, reservePrice: 2_000, closingMinute: 1_170 });
  const answer = await app.as(seller).post(`${base}/${id}/copy`);
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json<{ data: OwnListing }>();
  const { declarations, ...written } = listingBody();
  expect(data).toMatchObject({
    ...written,
    ...terms,
    reservePrice: 2_000,
    closingMinute: 1_170,
    status: "draft",
    pictures: [],
    declarations: [],
  });
  expect(data.id).not.toBe(id);
  expect((await app.as(await makeUser(app.ctx)).post(`${base}/${id}/copy`)).statusCode).toBe(404);
});

test("a copy takes the pictures along in their order when asked, and the listing keeps them", async () => {
  const id = await published();
  await makePicture(app.ctx, id);
  const before = (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>().data.pictures;
  const answer = await app.as(seller).post(`${base}/${id}/copy?pictures=with`);
  const copy = answer.json<{ data: OwnListing }>().data;
  const idsOf = (pictures: OwnListing["pictures"]) => pictures.map((picture) => picture.id);
  expect(idsOf(copy.pictures)).toEqual(idsOf(before));
  expect(copy.declarations).toEqual([]);
  expect((await app.as(seller).delete(`${base}/${copy.id}/images/${before[0]?.id}`)).statusCode).toBe(200);
  const stored = (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>().data.pictures;
  expect(idsOf(stored)).toEqual(idsOf(before));
  expect((await app.as(seller).post(`${base}/${id}/copy?pictures=yes`)).statusCode).toBe(422);
});

test("L21: a new draft begins with hand-over, place and postage of the last one published", async () => {
  const user = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
  await published(terms, user);
  expect((await app.as(user).get(`${base}/remembered`)).json().data).toEqual(terms);
  expect((await app.as(user).post(base, { name: "Další" })).json().data).toMatchObject(terms);
  const said = { handover: "post", place: null, shippingPrice: 0 };
  expect((await app.as(user).post(base, said)).json().data).toMatchObject(said);
});

test("throwing a relisting's or a copy's draft away takes no picture from others", async () => {
  const id = await published();
  const copy = (await app.as(seller).post(`${base}/${id}/copy`)).json<{ data: OwnListing }>().data;
  expect((await app.as(seller).delete(`${base}/${copy.id}`)).statusCode).toBe(200);
  const { pictures } = (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  expect(await app.db.$count(media, eq(media.id, pictures[0].id))).toBe(1);
});

test("PI3: a lot with bids takes further pictures, dated, and none of its own is moved or taken away", async () => {
  const id = await published();
  await app.db
    .update(listings)
    .set({
      priceMinor: 1_500_00,
      leaderId: (await makeUser(app.ctx)).id,
      leaderMaximumMinor: 2_000_00,
      bidCount: 1,
      bidSequence: 1,
    })
    .where(eq(listings.id, id));
  const before = app.clock.now();
  const { payload, headers } = uploadForm(await pictureBytes(64, 80));
  const added = await app.app.inject({
    method: "POST",
    url: `${base}/${id}/images`,
    payload,
    headers: { ...headers, authorization: `Bearer ${seller.token}` },
  });
  expect(added.statusCode).toBe(201);
  const { pictures } = (await app.as(null).get(`/api/auctions/${id}`)).json().data;
  expect(pictures).toMatchObject([{}, { id: added.json().data.id }]);
  expect(pictures[0].addedAt).toBeUndefined();
  expect(Date.parse(pictures[1].addedAt)).toBeGreaterThanOrEqual(before.getTime());
  const ids = pictures.map((picture: { id: string }) => picture.id);
  const refusals = [
    await app.as(seller).delete(`${base}/${id}/images/${ids[1]}`),
    await app.as(seller).put(`${base}/${id}/images`, { ids: ids.toReversed() }),
  ];
  expect(refusals.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
    [409, "ONLY_DESCRIPTION"],
    [409, "ONLY_DESCRIPTION"],
  ]);
});
