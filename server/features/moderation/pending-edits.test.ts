import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import type { InspectionFile } from "#contract/moderation/moderation.ts";
import { eq } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { lapseInspections } from "#server/features/listings/inspections/lapse-inspections.ts";
import { listings } from "#server/features/listings/table.ts";
import { media } from "#server/features/media/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture, pictureBytes, uploadForm } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
const queue = "/api/moderation/inspections";
const rejection = { decision: "reject", rule: "description", reason: "Odkaz do popisu nepatří." };
let app: TestApp;
let moderator: TestUser;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});
beforeEach(async () => {
  seller = await makeUser(app.ctx);
});

const own = async (id: number) => (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>().data;
const seen = async (id: number) => (await app.as(null).get(`/api/auctions/${id}`)).json().data;
const patch = (id: number, body: unknown) => app.as(seller).patch(`${base}/${id}`, body);
async function openOf(listingId: number): Promise<InspectionFile> {
  const { items } = (await app.as(moderator).get(queue)).json<{ items: InspectionFile[] }>();
  const found = items.find(({ listing }) => listing?.id === listingId);
  if (!found) throw new Error(`listing ${listingId} does not wait`);
  return found;
}
async function decide(listingId: number, body: unknown = { decision: "approve" }): Promise<void> {
  const { id } = await openOf(listingId);
  const answer = await app.as(moderator).put(`${queue}/${id}/decision`, body);
  expect([answer.statusCode, answer.json().code]).toEqual([200, undefined]);
}
/** The first listing of a new seller, approved and live. */
async function approved(changes = {}): Promise<number> {
  const { id } = (await app.as(seller).post(base, listingBody(changes))).json<{ data: OwnListing }>().data;
  await makePicture(app.ctx, id);
  await app.as(seller).post(`${base}/${id}/publication`);
  await decide(id);
  return id;
}
async function upload(id: number): Promise<string> {
  const { payload, headers } = uploadForm(await pictureBytes(64, 80));
  const answer = await app.app.inject({
    method: "POST",
    url: `${base}/${id}/images`,
    payload,
    headers: { ...headers, authorization: `Bearer ${seller.token}` },
  });
  expect(answer.statusCode).toBe(201);
  return answer.json().data.id;
}
const putBid = (id: number) =>
  app.db
    .update(listings)
    .set({
      priceMinor: 1_500_00,
      leaderId: moderator.id,
      leaderMaximumMinor: 2_000_00,
      bidCount: 1,
      bidSequence: 1,
    })
    .where(eq(listings.id, id));
const pictureIds = ({ pictures }: { pictures: { id: string }[] }) => pictures.map(({ id }) => id);

describe("while a seller's first listings are looked at before they are published", () => {
  test("I7: changed words wait: the public sees the approved ones until a moderator has looked", async () => {
    const id = await approved({ description: "Schválený popis." });
    const answer = await patch(id, { name: "Volejte 777 123 456", description: "Pište na web.test" });
    expect(answer.json().data).toMatchObject({
      name: "Volejte 777 123 456",
      waiting: ["name", "description"],
    });
    expect(await seen(id)).toMatchObject({ name: "Ardbeg Uigeadail 2011", description: "Schválený popis." });
    const file = await openOf(id);
    expect([file.kind, file.listing?.description]).toEqual(["change", "Pište na web.test"]);
    await decide(id);
    expect(await seen(id)).toMatchObject({ name: "Volejte 777 123 456", description: "Pište na web.test" });
    expect((await own(id)).waiting).toEqual([]);
  });

  test("a changed English name waits as the name does", async () => {
    const id = await approved({ nameEn: "Ardbeg, first owner" });
    const called = async () => (await app.as(null).get(`/api/auctions/${id}?lang=en`)).json().data.name;
    const answer = await patch(id, { nameEn: "Call 777 123 456" });
    expect(answer.json().data).toMatchObject({ nameEn: "Call 777 123 456", waiting: ["nameEn"] });
    expect(await called()).toBe("Ardbeg, first owner");
    expect((await openOf(id)).listing?.nameEn).toBe("Call 777 123 456");
    await decide(id);
    expect(await called()).toBe("Call 777 123 456");
  });

  test("a refused change leaves the listing as it was, and its seller is told why", async () => {
    const id = await approved();
    await patch(id, { description: "Pište na web.test" });
    await decide(id, rejection);
    expect(await seen(id)).toMatchObject({ description: listingBody().description, status: "live" });
    expect(await own(id)).toMatchObject({
      description: listingBody().description,
      waiting: [],
      returned: { rule: "description", reason: rejection.reason },
    });
    await app.drainEvents();
    const [mail] = await app.mails(seller.email);
    expect([mail?.subject, mail?.text.includes(rejection.reason)]).toEqual([
      "Úprava neschválena: Ardbeg Uigeadail 2011",
      true,
    ]);
  });

  test("prices change at once", async () => {
    const id = await approved();
    await patch(id, { startPrice: 900, description: "Jiný popis." });
    expect(await seen(id)).toMatchObject({ price: 900, description: listingBody().description });
  });

  test("a new picture waits, a removed one stays to be seen, and a refusal forgets both", async () => {
    const id = await approved();
    const before = pictureIds(await seen(id));
    const added = await upload(id);
    await app.as(seller).delete(`${base}/${id}/images/${before[0]}`);
    expect(pictureIds(await own(id))).toEqual([added]);
    expect(pictureIds(await seen(id))).toEqual(before);
    await decide(id, { ...rejection, rule: "pictures" });
    expect([pictureIds(await own(id)), pictureIds(await seen(id))]).toEqual([before, before]);
    expect(await app.db.$count(media, eq(media.id, added))).toBe(0);
  });

  test("an approved picture is public, in the seller's order", async () => {
    const id = await approved();
    const [first = ""] = pictureIds(await seen(id));
    const added = await upload(id);
    await app.as(seller).put(`${base}/${id}/images`, { ids: [added, first] });
    await decide(id);
    expect(pictureIds(await seen(id))).toEqual([added, first]);
  });

  test("what is added to the description after the first bid waits too", async () => {
    const id = await approved({ description: "Schválený popis." });
    await putBid(id);
    await patch(id, { description: "Schválený popis.\n\nVolejte 777 123 456" });
    expect((await seen(id)).additions).toEqual([]);
    await decide(id);
    expect((await seen(id)).additions).toMatchObject([{ text: "Volejte 777 123 456" }]);
  });

  test("a change that a bid has overtaken adds what may be added, and nothing else", async () => {
    const id = await approved({ description: "Schválený popis." });
    await patch(id, { name: "Jiný název", description: "Schválený popis. A víc." });
    await putBid(id);
    await decide(id);
    expect(await seen(id)).toMatchObject({ name: "Ardbeg Uigeadail 2011", additions: [{ text: "A víc." }] });
  });

  test("words that a bid has overtaken and that say something else fall away, and their pictures are added", async () => {
    const id = await approved({ description: "Schválený popis." });
    await patch(id, { description: "Úplně jiný popis." });
    const picture = await upload(id);
    await putBid(id);
    await decide(id);
    const shown = await seen(id);
    expect(shown).toMatchObject({ description: "Schválený popis.", additions: [] });
    expect(shown.pictures.map(({ id: each }: { id: string }) => each)).toContain(picture);
  });

  test("what is sold or over first is forgotten, with its pictures, and asks for no look", async () => {
    const id = await approved();
    const added = await upload(id);
    await patch(id, { description: "Pište na web.test" });
    await app.db.update(listings).set({ status: "unsold", closedAt: app.clock.now() }).where(eq(listings.id, id));
    await lapseInspections(app.ctx);
    expect(await own(id)).toMatchObject({ description: listingBody().description, waiting: [] });
    expect(await app.db.$count(media, eq(media.id, added))).toBe(0);
    await expect(openOf(id)).rejects.toThrow();
  });

  test("sending the waiting words once more does not make them public", async () => {
    const id = await approved();
    await patch(id, { description: "Pište na web.test" });
    await patch(id, { description: "Pište na web.test", startPrice: 900 });
    expect(await seen(id)).toMatchObject({ description: listingBody().description, price: 900 });
    expect((await own(id)).waiting).toEqual(["description"]);
  });
});

test("after three published listings changes are public at once, and looked at afterwards", async () => {
  const ids = [await approved(), await approved(), await approved()];
  await patch(ids[0] ?? 0, { description: "Zkušenější popis." });
  expect(await seen(ids[0] ?? 0)).toMatchObject({ description: "Zkušenější popis." });
});
