import { beforeAll, describe, expect, test } from "vitest";
import type { OwnListing } from "#contract/listings/own-listings.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { outbox } from "#server/events/table.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
let app: TestApp;
let seller: TestUser;
let stranger: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  // Verified, so that the limit of ten is met only where it is tested.
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
  stranger = await makeUser(app.ctx);
});

type Answer = { data: OwnListing };
async function draft(changes = {}, { user = seller, pictures = 1 } = {}): Promise<OwnListing> {
  const answer = await app.as(user).post(base, listingBody(changes));
  expect(answer.statusCode).toBe(201);
  const { data } = answer.json<Answer>();
  for (let position = 0; position < pictures; position++) await makePicture(app.ctx, data.id, { position });
  return data;
}
const publish = (id: number | string, user: TestUser | null = seller) => app.as(user).post(`${base}/${id}/publication`);
const patch = (id: number | string, body: unknown, user: TestUser | null = seller) =>
  app.as(user).patch(`${base}/${id}`, body);
const rowOf = async (id: number) =>
  (await app.db.select().from(listings).where(eq(listings.id, id)))[0] as typeof listings.$inferSelect;
const eventsOf = async (id: number) =>
  (
    await app.db
      .select()
      .from(outbox)
      .where(sql`payload->>'listingId' = ${String(id)}`)
  ).map(({ topic }) => topic);
const soon = (days: number) => new Date(app.clock.now().getTime() + days * dayMs).toISOString();
const putBid = (id: number) =>
  app.db
    .update(listings)
    .set({
      priceMinor: 1_500_00,
      leaderId: stranger.id,
      leaderMaximumMinor: 2_000_00,
      bidCount: 1,
      bidSequence: 1,
    })
    .where(eq(listings.id, id));

describe("POST /api/me/advertisements", () => {
  test("starts a draft from nothing at all", async () => {
    const { data } = (await app.as(seller).post(base, {})).json<Answer>();
    expect(data).toMatchObject({
      type: "supply",
      saleMode: "auction",
      status: "draft",
      name: "",
      categoryId: null,
    });
  });

  test("keeps every field as it was sent, amounts in CZK", async () => {
    const body = listingBody({
      reservePrice: 2_000.5,
      buyNowPrice: 2_500,
      shippingPrice: 0,
      place: "Brno",
      handover: "both",
      activateAt: "2027-01-01T10:00:00.000Z",
      duration: "monthly",
    });
    const { id } = (await app.as(seller).post(base, body)).json<Answer>().data;
    const { data } = (await app.as(seller).get(`${base}/${id}`)).json<Answer>();
    expect(data).toMatchObject({ ...body, slug: "ardbeg-uigeadail-2011", brand: { name: "Ardbeg" } });
    expect(await rowOf(id)).toMatchObject({
      startPriceMinor: 1_500_00,
      reserveMinor: 2_000_50,
      sellerId: seller.id,
    });
  });

  test.each<[string, unknown, string]>([
    ["an unknown type", { type: "gift" }, "type"],
    ["a name that is too long", { name: "x".repeat(161) }, "name"],
    ["an English name that is too long", { nameEn: "x".repeat(161) }, "nameEn"],
    ["NUL in the English name", { nameEn: "a\u0000b" }, "nameEn"],
    ["a name that is a number", { name: 5 }, "name"],
    ["a description that is too long", { description: "x".repeat(10_001) }, "description"],
    ["a third decimal", { startPrice: 1.005 }, "startPrice"],
    ["a price of nothing", { startPrice: 0 }, "startPrice"],
    ["a price of next to nothing", { startPrice: 1e-7 }, "startPrice"],
    ["a negative price", { price: -1 }, "price"],
    ["a price as text", { price: "100" }, "price"],
    ["more than ten digits", { price: 1e10 }, "price"],
    ["a category that is not there", { categoryId: 999_999 }, "categoryId"],
    ["half a category", { categoryId: 1.5 }, "categoryId"],
    ["a demand as an auction", { type: "demand", saleMode: "auction" }, "saleMode"],
    ["a start that is no instant", { activateAt: "tomorrow" }, "activateAt"],
    ["a strength above 100 %", { condition: { strengthPercent: 101 } }, "condition.strengthPercent"],
    ["an unknown closure", { condition: { closure: "glue" } }, "condition.closure"],
    ["NUL in the name", { name: "a\u0000b" }, "name"],
    ["NUL in the condition", { condition: { storage: "\u0000" } }, "condition.storage"],
    ["NUL in the brand", { brandName: "\u0000x" }, "brandName"],
    ["half a character in the name", { name: "a\ud800b" }, "name"],
    ["half a character in the condition", { condition: { storage: "\udc00" } }, "condition.storage"],
    ["a list for a body", [1], "_"],
  ])("L16: refuses %s by its field and stores nothing", async (_, body, field) => {
    const before = await app.db.$count(listings);
    const answer = await app.as(seller).post(base, body);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors).toEqual({ [field]: [expect.any(String)] });
    expect(await app.db.$count(listings)).toBe(before);
  });

  test.each([
    [-1, "Částka musí být větší než nula."],
    [0, "Částka musí být větší než nula."],
    [1.005, "Částka může mít nejvýše dvě desetinná místa."],
    [1e10, "Největší možná hodnota je 9\u00a0999\u00a0999\u00a0999."],
  ])("tells the one true reason against a price of %d", async (price, reason) => {
    const answer = await app.as(seller).post(base, { price });
    expect(answer.json().errors).toEqual({ price: [reason] });
  });

  test("L6: is for those who are signed in, confirmed and not suspended", async () => {
    expect((await app.as(null).post(base, {})).statusCode).toBe(401);
    const unconfirmed = await makeUser(app.ctx, { emailConfirmedAt: null });
    const suspended = await makeUser(app.ctx, { suspendedAt: new Date() });
    expect((await app.as(unconfirmed).post(base, {})).json()).toMatchObject({ code: "EMAIL_NOT_CONFIRMED" });
    expect((await app.as(suspended).post(base, {})).statusCode).toBe(403);
  });

  test("L3: makes a demand by agreement unless it says how", async () => {
    const { data } = (await app.as(seller).post(base, { type: "demand" })).json<Answer>();
    expect(data.saleMode).toBe("by_agreement");
  });
});

describe("another's, a missing and a malformed listing look alike", () => {
  test.each([
    ["GET", ""],
    ["PATCH", ""],
    ["DELETE", ""],
    ["POST", "/publication"],
    ["PUT", "/images"],
    ["DELETE", "/images/x"],
  ] as const)("to %s %s", async (method, path) => {
    const { id } = await draft();
    const payload = method === "PUT" ? { ids: [] } : method === "PATCH" ? { name: "Cizí" } : undefined;
    const send = (which: unknown, user: TestUser | null) =>
      app.app.inject({
        method,
        url: `${base}/${which}${path}`,
        ...(payload && { payload }),
        ...(user && { headers: { authorization: `Bearer ${user.token}` } }),
      });
    const before = await rowOf(id);
    const others = await send(id, stranger);
    const missing = await send(999_999_999, stranger);
    expect([others.statusCode, others.body]).toEqual([404, missing.body]);
    for (const wrong of ["0", "-3", "1.5", "abc", "1e3", "9007199254740993", "%00", "%F0"]) {
      expect((await send(wrong, stranger)).statusCode, wrong).toBeLessThanOrEqual(404);
      expect((await send(wrong, stranger)).statusCode, wrong).toBeGreaterThanOrEqual(400);
    }
    expect((await send(id, null)).statusCode).toBe(401);
    expect(await rowOf(id)).toEqual(before);
  });
});

describe("publication", () => {
  test("makes a complete draft live at once, ending in seven days at the same Prague time", async () => {
    const { id } = await draft({ price: 99 });
    const { data } = (await publish(id)).json<Answer>();
    expect(data).toMatchObject({ status: "live", price: null, startPrice: 1_500 });
    const row = await rowOf(id);
    expect(row.plannedEndsAt).toEqual(row.endsAt);
    expect((row.endsAt?.getTime() ?? 0) - (row.startsAt?.getTime() ?? 0)).toBeGreaterThan(6.9 * dayMs);
    expect(await eventsOf(id)).toEqual(["ListingPublished"]);
    expect((await app.as(null).get(`/api/auctions/${id}`)).statusCode).toBe(200);
  });

  test("twice at once happens once", async () => {
    const { id } = await draft();
    const answers = await Promise.all([publish(id), publish(id), publish(id)]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
    expect(await eventsOf(id)).toEqual(["ListingPublished"]);
    expect((await publish(id)).json()).toMatchObject({ code: "NOT_A_DRAFT" });
  });

  test("L1: of an empty draft names everything that is missing", async () => {
    const { id } = (await app.as(seller).post(base, {})).json<Answer>().data;
    const answer = await publish(id);
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors).sort()).toEqual([
      "categoryId",
      "description",
      "name",
      "pictures",
      "startPrice",
    ]);
    expect((await rowOf(id)).status).toBe("draft");
  });

  test.each<[string, object, string, RegExp]>([
    ["a reserve no higher than the start", { reservePrice: 1_500 }, "reservePrice", /higher/],
    ["buy now below 1.3 × the start", { buyNowPrice: 1_949.99 }, "buyNowPrice", /1\s950/],
    ["a start more than 30 days ahead", { activateAt: "2099-01-01T00:00:00Z" }, "activateAt", /30\u00a0days/],
    ["a fixed price without a price", { saleMode: "fixed_price" }, "price", /required/],
    ["an auction of cigarettes", { categoryId: 351 }, "saleMode", /category/],
    ["a name of two letters", { name: "ab" }, "name", /3/],
    ["hand-over in person nowhere", { handover: "in_person" }, "place", /required/],
  ])("refuses %s", async (_, changes, field, sentence) => {
    const { id } = await draft(changes);
    const answer = await app.as(seller).post(`${base}/${id}/publication`, undefined, { "accept-language": "en" });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect(answer.json().errors[field][0]).toMatch(sentence);
    expect(await rowOf(id)).toMatchObject({ status: "draft", publishedAt: null });
    expect(await eventsOf(id)).toEqual([]);
  });

  test("T6: allows buy now at exactly 1.3 × the start and cigarettes at a fixed price", async () => {
    expect((await publish((await draft({ buyNowPrice: 1_950 })).id)).statusCode).toBe(200);
    const cigarettes = await draft({ categoryId: 351, saleMode: "fixed_price", price: 150 });
    const { data } = (await publish(cigarettes.id)).json<Answer>();
    expect(data).toMatchObject({ status: "live", endsAt: null, startPrice: null, price: 150 });
  });

  test("C5: takes a demand without a picture and without a price, and gives it no end", async () => {
    const { id } = await draft({ type: "demand", saleMode: "by_agreement", startPrice: null }, { pictures: 0 });
    expect((await publish(id)).json<Answer>().data).toMatchObject({ status: "live", endsAt: null });
  });

  test("is not for the unconfirmed or the suspended, whatever they drafted before", async () => {
    const user = await makeUser(app.ctx);
    const { id } = await draft({}, { user });
    await app.db.execute(sql`update users set suspended_at = now() where id = ${user.id}`);
    expect((await publish(id, user)).json()).toMatchObject({ code: "SUSPENDED" });
    expect((await rowOf(id)).status).toBe("draft");
  });

  test("L5: of the eleventh needs a verified account, also where two tenth ones race", async () => {
    const user = await makeUser(app.ctx, { accountVerifiedAt: null });
    for (let n = 0; n < 9; n++) await makeListing(app.ctx, { sellerId: user.id, categoryId: 32, status: "unsold" });
    const drafts = [await draft({}, { user }), await draft({}, { user })];
    const answers = await Promise.all(drafts.map(({ id }) => publish(id, user)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 403]);
    const refused = answers.find(({ statusCode }) => statusCode === 403);
    expect(refused?.json()).toMatchObject({ code: "VERIFICATION_NEEDED", details: { limit: 10 } });
    await app.db.execute(sql`update users set account_verified_at = now() where id = ${user.id}`);
    const left = drafts[answers.findIndex(({ statusCode }) => statusCode === 403)];
    expect((await publish(left?.id ?? 0, user)).statusCode).toBe(200);
  });

  test("C4: joins the monthly sale, the groups ten minutes apart by top category", async () => {
    const whisky = (await publish((await draft({ duration: "monthly" })).id)).json<Answer>().data;
    const glass = (await publish((await draft({ duration: "monthly", categoryId: 452 })).id)).json<Answer>().data;
    expect(Date.parse(glass.endsAt ?? "") - Date.parse(whisky.endsAt ?? "")).toBe(30 * 60_000);
  });
});

describe("a scheduled listing", () => {
  test("L4: stays its seller's until its time, then goes live once, whoever asks how often", async () => {
    const activateAt = soon(2);
    const { id } = await draft({ activateAt });
    expect((await publish(id)).json<Answer>().data).toMatchObject({
      status: "scheduled",
      startsAt: activateAt,
    });
    expect((await app.as(null).get(`/api/auctions/${id}`)).statusCode).toBe(404);
    expect((await app.as(stranger).get(`/api/auctions/${id}`)).statusCode).toBe(404);
    expect((await app.as(seller).get(`/api/auctions/${id}`)).statusCode).toBe(200);
    expect(await startDueListings(app.ctx)).toBe(0);
    const later = { ...app.ctx, clock: () => new Date(Date.parse(activateAt)) };
    const started = await Promise.all([startDueListings(later), startDueListings(later)]);
    expect(started[0] + started[1]).toBe(1);
    expect((await rowOf(id)).status).toBe("live");
    expect(await eventsOf(id)).toEqual(["ListingPublished", "ListingStarted"]);
    expect(await startDueListings(later)).toBe(0);
  });

  test("may be moved, and its end moves with it", async () => {
    const { id } = await draft({ activateAt: soon(2) });
    const before = (await publish(id)).json<Answer>().data;
    const { data } = (await patch(id, { activateAt: soon(5) })).json<Answer>();
    expect(Date.parse(data.endsAt ?? "") - Date.parse(before.endsAt ?? "")).toBeGreaterThan(2.9 * dayMs);
    expect((await patch(id, { activateAt: soon(31) })).statusCode).toBe(422);
    expect((await patch(id, { saleMode: "fixed_price" })).json()).toMatchObject({ code: "NOT_EDITABLE" });
  });
});

describe("PATCH", () => {
  test("of a draft changes only what it names and tolerates what is incomplete", async () => {
    const { id } = await draft();
    const { data } = (await patch(id, { condition: { boxState: "good" }, startPrice: null })).json<Answer>();
    expect(data).toMatchObject({ startPrice: null, name: "Ardbeg Uigeadail 2011" });
    expect(data.condition).toMatchObject({ boxState: "good", volumeMl: 700 });
  });

  test("L7: of a live listing without bids changes all but type, mode and time, and only to something publishable", async () => {
    const { id } = await draft();
    const live = (await publish(id)).json<Answer>().data;
    // A form sends all its fields, and an equal value is no change.
    expect((await patch(id, { ...listingBody(), name: "Ardbeg Uigeadail (2011)" })).statusCode).toBe(200);
    expect((await patch(id, { startPrice: 1_000, reservePrice: 1_200 })).statusCode).toBe(200);
    expect(await rowOf(id)).toMatchObject({ startPriceMinor: 1_000_00, name: "Ardbeg Uigeadail (2011)" });
    for (const body of [
      { type: "demand" },
      { saleMode: "by_agreement" },
      { duration: "monthly" },
      { activateAt: soon(3) },
    ]) {
      const answer = await patch(id, body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "NOT_EDITABLE"]);
    }
    for (const body of [
      { name: "" },
      { startPrice: null },
      { reservePrice: 900 },
      { categoryId: null },
      { categoryId: 351 },
    ]) {
      expect((await patch(id, body)).statusCode).toBe(422);
    }
    const after = await rowOf(id);
    expect(after.endsAt?.toISOString()).toBe(live.endsAt);
    expect(after).toMatchObject({ startPriceMinor: 1_000_00, reserveMinor: 1_200_00, categoryId: 32 });
  });

  test("adds to a description that is as long as may be, and shows it all", async () => {
    const description = "x".repeat(9_999);
    const { id } = await draft({ description });
    await publish(id);
    await putBid(id);
    expect((await patch(id, { description: `${description}y` })).statusCode).toBe(200);
    const { data } = (await app.as(seller).get(`${base}/${id}`)).json<Answer>();
    expect(data.description).toBe(`${description}\n\ny`);
  });

  test("after the first bid only adds to the description", async () => {
    const { id, description } = await draft();
    await publish(id);
    await putBid(id);
    for (const body of [
      { startPrice: 1 },
      { name: "Jiná" },
      { description: "Jiný popis" },
      { condition: { volumeMl: 500 } },
    ]) {
      const answer = await patch(id, body);
      expect([answer.statusCode, answer.json().code]).toEqual([409, "ONLY_DESCRIPTION"]);
    }
    const { revision } = (await app.as(null).get(`/api/auctions/${id}`)).json().data.lot;
    const first = await patch(id, {
      ...listingBody(),
      description: `${description}\n\nKolek je celý.`,
    });
    expect(first.json<Answer>().data.description).toBe(`${description}\n\nKolek je celý.`);
    const second = await patch(id, {
      description: `${first.json<Answer>().data.description} A krabice také.`,
    });
    expect(second.statusCode).toBe(200);
    expect((await patch(id, { description: second.json<Answer>().data.description })).statusCode).toBe(200);
    const { data } = (await app.as(null).get(`/api/auctions/${id}`)).json();
    expect(data.description).toBe(description);
    expect(data.additions.map(({ text }: { text: string }) => text)).toEqual(["Kolek je celý.", "A krabice také."]);
    // Open pages learn of each addition, and of nothing else.
    expect(data.lot.revision).toBe(revision + 2);
    expect((await app.as(seller).delete(`${base}/${id}`)).statusCode).toBe(409);
  });

  test("pictures of a published listing are a change of it that open pages and moderators learn of", async () => {
    const { id } = await draft({}, { pictures: 2 });
    await publish(id);
    const asked = () => app.db.$count(inspections, eq(inspections.listingId, id));
    const before = { ...(await rowOf(id)), asked: await asked() };
    const order = (wanted: string[]) => app.as(seller).put(`${base}/${id}/images`, { ids: wanted });
    const shown = (await app.as(seller).get(`${base}/${id}`)).json<Answer>().data.pictures.map((each) => each.id);
    expect((await order(shown)).statusCode).toBe(200);
    expect((await rowOf(id)).revision).toBe(before.revision);
    expect((await order(shown.toReversed())).statusCode).toBe(200);
    expect((await app.as(seller).delete(`${base}/${id}/images/${shown[0]}`)).statusCode).toBe(200);
    expect([(await rowOf(id)).revision, await asked()]).toEqual([before.revision + 2, before.asked + 2]);
  });

  test("of what has ended changes nothing", async () => {
    for (const status of ["unsold", "cancelled"] as const) {
      const { id } = await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32, status });
      expect((await patch(id, { name: "Nové" })).json()).toMatchObject({ code: "NOT_EDITABLE" });
    }
  });

  test("refuses bad fields by name and stores nothing", async () => {
    const { id } = await draft();
    const before = await rowOf(id);
    for (const body of [
      { name: 1 },
      { price: "x" },
      { name: "x\u0000" },
      { description: "x".repeat(10_001) },
      "text",
      [],
    ]) {
      expect((await patch(id, body)).statusCode).toBe(422);
    }
    expect(await rowOf(id)).toEqual(before);
  });
});

describe("DELETE", () => {
  test("throws a draft away with its pictures, once", async () => {
    const { id } = await draft({}, { pictures: 2 });
    expect((await app.as(seller).delete(`${base}/${id}`)).json()).toEqual({ data: { ok: true } });
    expect(await rowOf(id)).toBeUndefined();
    const { rows } = await app.db.execute(sql`select count(*) as n from listing_pictures where listing_id = ${id}`);
    expect(rows).toEqual([{ n: 0 }]);
    expect((await app.as(seller).delete(`${base}/${id}`)).statusCode).toBe(404);
  });

  test("leaves what has been published", async () => {
    const { id } = await draft();
    await publish(id);
    expect((await app.as(seller).delete(`${base}/${id}`)).json()).toMatchObject({ code: "NOT_A_DRAFT" });
    const last = await app.as(seller).get(`${base}/${id}`);
    const picture = last.json<Answer>().data.pictures[0]?.id;
    const answer = await app.as(seller).delete(`${base}/${id}/images/${picture}`);
    expect([answer.statusCode, answer.json().code]).toEqual([409, "PICTURE_NEEDED"]);
  });
});

describe("one's own listings", () => {
  test("are counted and listed by what waits for their owner, others' not among them", async () => {
    const user = await makeUser(app.ctx);
    const states = ["draft", "scheduled", "live", "live", "unsold", "cancelled"] as const;
    for (const [n, status] of states.entries()) {
      const createdAt = new Date(Date.UTC(2026, 0, 1 + n));
      // Those created later end sooner.
      const endsAt = new Date(Date.UTC(2026, 5, 28 - n));
      const row = { categoryId: 32, status, name: `L${n}`, createdAt, endsAt };
      await makeListing(app.ctx, { sellerId: user.id, ...row });
    }
    const list = async (query: string) => {
      const { items, total } = (await app.as(user).get(`${base}?${query}`)).json();
      return [items.map(({ name }: { name: string }) => name), total];
    };
    expect(await list("")).toEqual([["L0", "L1", "L3", "L2", "L4", "L5"], 6]);
    expect(await list("group=draft")).toEqual([["L0"], 1]);
    expect(await list("group=running")).toEqual([["L3", "L2"], 2]);
    expect(await list("group=scheduled")).toEqual([["L1"], 1]);
    expect(await list("group=ended")).toEqual([["L4", "L5"], 2]);
    expect(await list("group=nonsense&page=1000000000")).toEqual([["L0", "L1", "L3", "L2", "L4", "L5"], 6]);
    expect(await list("page=100000")).toEqual([[], 6]);
    expect((await app.as(user).get(`${base}/statistics`)).json()).toEqual({
      active: 3,
      started: 2,
      total: 6,
    });
    expect((await app.as(null).get(base)).statusCode).toBe(401);
    expect((await app.as(null).get(`${base}/statistics`)).statusCode).toBe(401);
  });
});
