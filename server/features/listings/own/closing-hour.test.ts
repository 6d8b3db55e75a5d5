import { beforeAll, expect, test } from "vitest";
import { closingMinuteOf } from "#contract/listings/closing-minute.ts";
import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import type { InspectionFile } from "#contract/moderation/moderation.ts";
import type { NextSteps } from "#contract/purchases/purchases.ts";
import { dayMs, hourMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { startDueListings } from "#server/features/listings/start-due-listings.ts";
import { listings } from "#server/features/listings/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { listingBody } from "#test/make/listing-body.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeSetting, publishWithoutInspection } from "#test/make/setting.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

const base = "/api/me/advertisements";
/** 0:21 in Prague, when a moderator approves. */
const night = new Date("2027-02-10T23:21:00Z");
let app: TestApp;
let seller: TestUser;
let moderator: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  app.clock.set(night);
  await seedCategories(app.ctx);
  await publishWithoutInspection(app.ctx);
  seller = await makeUser(app.ctx, { accountVerifiedAt: new Date() });
  moderator = await makeUser(app.ctx, { scopes: ["moderation"] });
});

async function published(changes: Partial<ListingFields>): Promise<OwnListing> {
  app.clock.set(night);
  const { id } = (await app.as(seller).post(base, listingBody(changes))).json<{ data: OwnListing }>().data;
  await makePicture(app.ctx, id);
  const answer = await app.as(seller).post(`${base}/${id}/publication`);
  expect(answer.statusCode).toBe(200);
  return answer.json<{ data: OwnListing }>().data;
}
const inPrague = new Intl.DateTimeFormat("cs", { timeStyle: "short", timeZone: "Europe/Prague" });
const timeOf = (instant: string | Date | null) => inPrague.format(new Date(instant ?? 0));
const clockTime = (minute: number) => `${Math.floor(minute / 60)}:${String(minute % 60).padStart(2, "0")}`;
const unsold = (id: number) =>
  app.db.update(listings).set({ status: "unsold", closedAt: app.clock.now() }).where(eq(listings.id, id));

test("a lot that is published at night closes at the hour that its seller chose", async () => {
  const { endsAt, startsAt } = await published({ closingMinute: 18 * 60 + 30 });
  expect(timeOf(endsAt)).toBe("18:30");
  const days = (Date.parse(endsAt ?? "") - Date.parse(startsAt ?? "")) / dayMs;
  expect(days).toBeGreaterThanOrEqual(7);
  expect(days).toBeLessThan(8);
});

test("C7: without a choice it closes in a minute of its own between 20:00 and 22:00", async () => {
  const lots = [await published({}), await published({})];
  const times = lots.map(({ endsAt }) => timeOf(endsAt));
  expect(times).toEqual(lots.map(({ id }) => clockTime(closingMinuteOf({ id, closingMinute: null }))));
  expect(new Set(times).size).toBe(2);
});

test("a moderator's approval keeps the hour", async () => {
  await makeSetting(app.ctx, "inspection", { mode: "before", firstListings: 100 });
  const { id, status } = await published({ closingMinute: 19 * 60 });
  expect(status).toBe("in_review");
  const queue = (await app.as(moderator).get("/api/moderation/inspections")).json<{
    items: InspectionFile[];
  }>();
  const file = queue.items.find(({ listing }) => listing?.id === id);
  const decided = await app
    .as(moderator)
    .put(`/api/moderation/inspections/${file?.id}/decision`, { decision: "approve" });
  expect(decided.statusCode).toBe(200);
  await publishWithoutInspection(app.ctx);
  const { data } = (await app.as(seller).get(`${base}/${id}`)).json<{ data: OwnListing }>();
  expect([data.status, timeOf(data.endsAt)]).toEqual(["live", "19:00"]);
});

test("a later start keeps it too", async () => {
  const activateAt = new Date(night.getTime() + 2 * dayMs + 5 * hourMs).toISOString();
  const { id, endsAt } = await published({ closingMinute: 21 * 60, activateAt });
  app.clock.set(new Date(Date.parse(activateAt) + 3 * hourMs));
  await startDueListings(app.ctx);
  const [row] = await app.db.select().from(listings).where(eq(listings.id, id));
  expect([row?.status, timeOf(row?.endsAt ?? null)]).toEqual(["live", "21:00"]);
  expect(row?.endsAt?.toISOString()).toBe(endsAt);
});

test("a relisting keeps it, and tells the end beforehand", async () => {
  const { id } = await published({ closingMinute: 17 * 60 });
  await unsold(id);
  const { data } = (await app.as(seller).get(`/api/me/next-steps?ids=${id}`)).json<{
    data: NextSteps[];
  }>();
  expect(timeOf(data[0]?.relistEndsAt ?? null)).toBe("17:00");
  const again = (await app.as(seller).post(`${base}/${id}/relisting`)).json<{ data: OwnListing }>().data;
  expect([again.closingMinute, again.endsAt]).toEqual([17 * 60, data[0]?.relistEndsAt]);
});

test("what left the hour to the site keeps its minute when it is offered again", async () => {
  const { id, endsAt } = await published({});
  await unsold(id);
  const again = (await app.as(seller).post(`${base}/${id}/relisting`)).json<{ data: OwnListing }>().data;
  expect(timeOf(again.endsAt)).toBe(timeOf(endsAt));
});

test("the hour cannot be changed once the lot is live", async () => {
  const { id } = await published({ closingMinute: 18 * 60 });
  const answer = await app.as(seller).patch(`${base}/${id}`, { closingMinute: 21 * 60 });
  expect([answer.statusCode, answer.json().code]).toEqual([409, "NOT_EDITABLE"]);
});
