import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import type { InspectionFile, InspectionGroup } from "#contract/moderation/moderation.ts";
import { dayMs } from "#contract/values/durations.ts";
import { eq, sql } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { lapseInspections } from "#server/features/listings/inspections/lapse-inspections.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { settings } from "#server/features/settings/table.ts";
import { forget } from "#server/remembered.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
const queue = "/api/moderation/inspections";
const rejection = { decision: "reject", rule: "pictures", reason: "Snímek je z internetu." };
let app: TestApp;
let moderator: TestUser;
let seller: TestUser;

beforeAll(async () => {
  app = await createTestApp({ databaseSize: 16 });
  await seedCategories(app.ctx);
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});

beforeEach(async () => {
  await app.db.delete(settings);
  forget(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: null });
});

async function draft(changes: Partial<ListingFields> = {}, user = seller): Promise<number> {
  const { id } = (await app.as(user).post(base, listingBody(changes))).json().data;
  await makePicture(app.ctx, id);
  return id;
}
const publish = (id: number, user = seller) => app.as(user).post(`${base}/${id}/publication`);
const withdraw = (id: number, user = seller) => app.as(user).delete(`${base}/${id}/publication`);
const decide = (id: number, body: unknown = { decision: "approve" }, user = moderator) =>
  app.as(user).put(`${queue}/${id}/decision`, body);
const inQueue = async (group: InspectionGroup = "before"): Promise<InspectionFile[]> => {
  const pages: InspectionFile[] = [];
  for (let page = 1, last = 1; page <= last; page++) {
    const answer = (await app.as(moderator).get(`${queue}?group=${group}&page=${page}`)).json();
    pages.push(...answer.items);
    last = answer.pages;
  }
  return pages;
};
async function openOf(listingId: number, group: InspectionGroup = "before"): Promise<InspectionFile> {
  const found = (await inQueue(group)).find(({ listing }) => listing?.id === listingId);
  if (!found) throw new Error(`listing ${listingId} does not wait`);
  return found;
}
async function submitted(changes: Partial<ListingFields> = {}, user = seller) {
  const listingId = await draft(changes, user);
  expect((await publish(listingId, user)).json().data.status).toBe("in_review");
  return { listingId, id: (await openOf(listingId)).id };
}
async function published(changes: Partial<ListingFields> = {}) {
  await publishWithoutInspection(app.ctx);
  const listingId = await draft(changes);
  expect((await publish(listingId)).json().data.status).toBe("live");
  return { listingId, id: (await openOf(listingId, "after")).id };
}
async function rowOf(id: number) {
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  if (!row) throw new Error("the listing is gone");
  return row;
}
const own = async (id: number): Promise<OwnListing> => (await app.as(seller).get(`${base}/${id}`)).json().data;
const statuses = (answers: { statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b);

describe("before publishing", () => {
  test("a new seller's listing waits, unseen by anybody but its seller, then runs from its approval", async () => {
    const { listingId, id } = await submitted();
    expect((await app.as(null).get(`/api/auctions/${listingId}`)).statusCode).toBe(404);
    expect((await app.as(moderator).get(`/api/auctions/${listingId}`)).statusCode).toBe(404);
    expect((await app.as(seller).get(`/api/auctions/${listingId}`)).json().data.lot.status).toBe("in_review");
    app.clock.advance(3 * dayMs);
    expect((await decide(id)).statusCode).toBe(200);
    const row = await rowOf(listingId);
    expect(row.status).toBe("live");
    expect(Math.abs((row.startsAt?.getTime() ?? 0) - app.clock.now().getTime())).toBeLessThan(5_000);
    expect((row.endsAt?.getTime() ?? 0) - (row.startsAt?.getTime() ?? 0)).toBeGreaterThan(6.9 * dayMs);
    expect((await app.as(null).get(`/api/auctions/${listingId}`)).statusCode).toBe(200);
    await app.drainEvents();
    const [mail] = await app.mails(seller.email);
    expect([mail?.kind, mail?.subject]).toEqual(["listing-approved", "Zveřejněno: Ardbeg Uigeadail 2011"]);
  });

  test("I1, I2: three published ones later a seller is not new any more; what a moderator took off does not count", async () => {
    for (let index = 0; index < 2; index++) await makeListing(app.ctx, { sellerId: seller.id, categoryId: 32 });
    await makeListing(app.ctx, {
      sellerId: seller.id,
      status: "cancelled",
      cancelledBy: "moderator",
      closedAt: new Date(),
    });
    expect((await publish(await draft())).json().data.status).toBe("in_review");
    await makeListing(app.ctx, {
      sellerId: seller.id,
      status: "sold",
      finalPriceMinor: 1,
      winnerId: moderator.id,
    });
    expect((await publish(await draft())).json().data.status).toBe("live");
  });

  test("what waits counts among the ten free ones", async () => {
    for (let index = 0; index < 10; index++)
      await makeListing(app.ctx, { sellerId: seller.id, status: "in_review", publishedAt: null });
    expect((await publish(await draft())).json().code).toBe("VERIFICATION_NEEDED");
  });

  test("a start that is still ahead is kept, one that has passed meanwhile is now", async () => {
    const start = new Date(app.clock.now().getTime() + 2 * dayMs).toISOString();
    const early = await submitted({ activateAt: start });
    const late = await submitted({ activateAt: start });
    await decide(early.id);
    expect([(await rowOf(early.listingId)).status, (await own(early.listingId)).startsAt]).toEqual([
      "scheduled",
      start,
    ]);
    app.clock.advance(3 * dayMs);
    await startDueListings(app.ctx);
    expect((await rowOf(early.listingId)).status).toBe("live");
    await decide(late.id);
    const row = await rowOf(late.listingId);
    expect([row.status, (row.startsAt?.getTime() ?? 0) > Date.parse(start)]).toEqual(["live", true]);
  });

  test("the monthly sale is joined at the approval", async () => {
    const { listingId, id } = await submitted({ duration: "monthly" });
    expect((await rowOf(listingId)).saleClosesOn).toBeNull();
    await decide(id);
    expect((await rowOf(listingId)).saleClosesOn).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect((await rowOf(listingId)).lotNumber).toBeGreaterThan(0);
  });

  test("the longest waiting is first; nothing in it is a secret of the seller", async () => {
    const first = await submitted({ reservePrice: 2_345 });
    const second = await submitted();
    const ids = (await inQueue()).map(({ id }) => id);
    expect(ids.indexOf(first.id)).toBeLessThan(ids.indexOf(second.id));
    const answer = await app.as(moderator).get(queue);
    expect(answer.body).not.toContain("2345");
    const file = await openOf(first.listingId);
    expect(file).toMatchObject({
      mayDecide: true,
      seller: { username: seller.username, listings: 0 },
      listing: { description: "Z prvního majitele, uloženo ve sklepě.", startPrice: 1_500 },
    });
    expect(file.listing?.pictures).toHaveLength(1);
    expect(file.listing?.categoryPath.length).toBeGreaterThan(0);
    const waiting = (await app.as(moderator).get("/api/moderation/waiting")).json().data;
    expect(waiting.inspections).toBe((await inQueue()).length + (await inQueue("after")).length);
  });
});

describe("returned to its seller", () => {
  test("with reason, rule and how to object; mended, it waits again", async () => {
    const { listingId, id } = await submitted();
    expect((await decide(id, rejection)).statusCode).toBe(200);
    const returned = await own(listingId);
    expect([returned.status, returned.returned]).toMatchObject([
      "draft",
      { rule: "pictures", reason: rejection.reason },
    ]);
    const [row] = (await app.as(seller).get(`${base}?group=draft`)).json().items;
    expect(row.isReturned).toBe(true);
    await app.drainEvents();
    const [mail] = await app.mails(seller.email);
    expect(mail?.kind).toBe("listing-returned");
    for (const part of ["Snímek je z internetu.", "Snímky ukazují", "Pokud nesouhlasíte", `/${listingId}/upravit`])
      expect(mail?.text).toContain(part);
    await app.as(seller).patch(`${base}/${listingId}`, { description: "Vlastní snímky." });
    expect((await publish(listingId)).json().data.status).toBe("in_review");
    const again = await openOf(listingId);
    expect(again.id).not.toBe(id);
    expect(again.earlier).toMatchObject([{ rule: "pictures", reason: rejection.reason }]);
    await decide(again.id);
    expect((await own(listingId)).returned).toBeNull();
  });

  test("the reason stays when the draft is thrown away", async () => {
    const { listingId, id } = await submitted();
    await decide(id, rejection);
    expect((await app.as(seller).delete(`${base}/${listingId}`)).statusCode).toBe(200);
    const decided = (await inQueue("decided")).find((each) => each.id === id);
    expect(decided).toMatchObject({ listing: null, name: "Ardbeg Uigeadail 2011", outcome: "rejected" });
    await app.drainEvents();
    expect((await app.mails(seller.email))[0]?.text).toContain("/ucet/vase-aukce");
  });

  test("I5: not without facts and a rule", async () => {
    const { listingId, id } = await submitted();
    for (const body of [
      { decision: "reject", reason: rejection.reason },
      { decision: "reject", rule: "pictures", reason: " " },
      { decision: "reject", rule: "earnest_bid", reason: rejection.reason },
      { decision: "maybe" },
    ]) {
      expect((await decide(id, body)).statusCode).toBe(422);
    }
    expect((await rowOf(listingId)).status).toBe("in_review");
  });
});

describe("while it waits", () => {
  test("I3: its seller changes nothing in it, but takes it back, and then nobody decides about the old one", async () => {
    const { listingId, id } = await submitted();
    const change = { description: "Něco jiného." };
    expect((await app.as(seller).patch(`${base}/${listingId}`, change)).json().code).toBe("NOT_EDITABLE");
    expect((await app.as(seller).delete(`${base}/${listingId}`)).json().code).toBe("NOT_A_DRAFT");
    expect((await publish(listingId)).json().code).toBe("NOT_A_DRAFT");
    expect((await withdraw(listingId)).json().data.status).toBe("draft");
    expect((await withdraw(listingId)).statusCode).toBe(200);
    expect((await decide(id)).json().code).toBe("INSPECTION_CLOSED");
    expect((await app.as(seller).patch(`${base}/${listingId}`, change)).statusCode).toBe(200);
    await publish(listingId);
    expect((await decide(id)).json().code).toBe("INSPECTION_CLOSED");
    expect((await rowOf(listingId)).status).toBe("in_review");
  });

  test("what runs cannot be taken back, nor anybody else's", async () => {
    const { listingId } = await published();
    expect((await withdraw(listingId)).json().code).toBe("NOT_IN_REVIEW");
    expect((await withdraw(listingId, await makeUser(app.ctx))).statusCode).toBe(404);
  });

  test("nobody decides about their own, however many scopes they have", async () => {
    const both = await makeUser(app.ctx, { scopes: ["moderation", "admin"] });
    const { listingId, id } = await submitted({}, both);
    expect((await decide(id, { decision: "approve" }, both)).statusCode).toBe(403);
    const seen = (await app.as(both).get(`${queue}?page=99`)).json();
    expect(seen.waiting.before).toBeGreaterThan(0);
    expect((await rowOf(listingId)).status).toBe("in_review");
    expect((await decide(id)).statusCode).toBe(200);
  });

  test("I6: the seller's suspension stops the publication", async () => {
    const { listingId, id } = await submitted();
    await app.db.execute(sql`update users set suspended_at = now() where id = ${seller.id}`);
    expect((await decide(id)).json().code).toBe("SELLER_SUSPENDED");
    expect((await rowOf(listingId)).status).toBe("in_review");
    expect((await decide(id, rejection)).statusCode).toBe(200);
  });
});

describe("at once", () => {
  test("of two moderators who say the same one decides; the other changes nothing", async () => {
    const other = await makeUser(app.ctx, { scopes: ["moderation"] });
    const { listingId, id } = await submitted({ duration: "monthly" });
    const answers = await Promise.all([decide(id), decide(id, undefined, other), decide(id)]);
    expect(statuses(answers)).toEqual([200, 200, 200]);
    const { rows } = await app.db.execute(
      sql`select from outbox where topic = 'ListingApproved' and (payload ->> 'listingId')::int8 = ${listingId}`,
    );
    expect(rows).toHaveLength(1);
  });

  test("of two who differ one is told that it is decided", async () => {
    const other = await makeUser(app.ctx, { scopes: ["moderation"] });
    const { id } = await submitted();
    const answers = await Promise.all([decide(id), decide(id, rejection, other)]);
    expect(statuses(answers)).toEqual([200, 409]);
  });

  test("approved and taken back end in one state, whoever is first", async () => {
    const { listingId, id } = await submitted();
    const [approved, taken] = await Promise.all([decide(id), withdraw(listingId)]);
    const status = (await rowOf(listingId)).status;
    expect([approved.statusCode, taken.statusCode, status]).toEqual(
      status === "live" ? [200, 409, "live"] : [409, 200, "draft"],
    );
  });
});

describe("after publishing", () => {
  test("a listing runs and stands in the queue until somebody finds it fine", async () => {
    const { listingId, id } = await published();
    expect((await decide(id)).statusCode).toBe(200);
    expect((await rowOf(listingId)).status).toBe("live");
    await expect(openOf(listingId, "after")).rejects.toThrow("does not wait");
    await app.drainEvents();
    expect(await app.mails(seller.email)).toEqual([]);
  });

  test("not fine, it is cancelled with reasons; cancelled from its page, it leaves the queue as well", async () => {
    const { listingId, id } = await published();
    expect((await decide(id, rejection)).statusCode).toBe(200);
    expect((await decide(id, rejection)).statusCode).toBe(200);
    const row = await rowOf(listingId);
    expect([row.status, row.cancelledBy, row.cancelRule]).toEqual(["cancelled", "moderator", "pictures"]);
    await app.drainEvents();
    expect((await app.mails(seller.email)).map(({ kind }) => kind)).toEqual(["listing-cancelled"]);

    const second = await published();
    const { rule, reason } = rejection;
    await app.as(moderator).put(`/api/auctions/${second.listingId}/cancellation`, { rule, reason });
    const decided = (await inQueue("decided")).find((each) => each.id === second.id);
    expect(decided).toMatchObject({ outcome: "rejected", rejection: { rule, reason } });
  });

  test("I4: a changed one is looked at again, in its old place", async () => {
    const { listingId, id } = await published();
    const before = await openOf(listingId, "after");
    await app.as(seller).patch(`${base}/${listingId}`, { name: "Ardbeg Uigeadail" });
    expect((await decide(id)).json().code).toBe("INSPECTION_CLOSED");
    const again = await openOf(listingId, "after");
    expect(again.submittedAt).toBe(before.submittedAt);
    await decide(again.id);
    await app.as(seller).patch(`${base}/${listingId}`, { name: "Ardbeg Uigeadail" });
    await expect(openOf(listingId, "after")).rejects.toThrow("does not wait");
    await app.as(seller).patch(`${base}/${listingId}`, { name: "Ardbeg" });
    expect((await openOf(listingId, "after")).name).toBe("Ardbeg");
  });

  test("what ended before anybody looked is no work any more", async () => {
    const { listingId, id } = await published();
    await app.db.update(listings).set({ status: "unsold" }).where(eq(listings.id, listingId));
    await expect(openOf(listingId, "after")).rejects.toThrow("does not wait");
    await lapseInspections(app.ctx);
    const [row] = await app.db.select().from(inspections).where(eq(inspections.id, id));
    expect(row?.outcome).toBe("lapsed");
  });
});
