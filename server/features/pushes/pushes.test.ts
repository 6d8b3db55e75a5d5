import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { maxPushDevices } from "#contract/pushes/push.ts";
import { hourMs } from "#contract/values/durations.ts";
import { transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { publish } from "#server/events/outbox.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { watchlistEvents } from "#server/features/watchlist/events.ts";
import { createWebPush } from "#server/ports/push/web-push.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { createPushService, type PushService } from "#test/push-service.ts";
import { getPushKeys } from "./push-keys.ts";
import { sendPushes } from "./send-pushes.ts";
import { pushDevices, pushes } from "./table.ts";

let service: PushService;
let site: TestApp;
let seller: TestUser;
let leader: TestUser;
let user: TestUser;
let categoryId: number;

beforeAll(async () => {
  service = await createPushService();
  const push = createWebPush({ subject: "https://kabinet.test", alsoAllowed: service.origin });
  site = await createTestApp({ ports: { push } });
  seller = await makeUser(site.ctx);
  leader = await makeUser(site.ctx);
  categoryId = (await makeCategory(site.ctx)).id;
});
afterAll(() => service.close());
beforeEach(async () => {
  await site.db.delete(pushes);
  await site.db.delete(pushDevices);
  service.received.length = 0;
  service.status = 201;
  user = await makeUser(site.ctx);
});

const bodyOf = ({ endpoint, ...keys }: ReturnType<PushService["subscribe"]>) => ({ endpoint, keys });
const add = (who = user, device = service.subscribe()) => site.as(who).post("/api/me/push/devices", bodyOf(device));
const devicesOf = async (who: TestUser) => (await site.as(who).get("/api/me/push")).json().data.devices;

async function outbid(endsAt = new Date(site.clock.now().getTime() + 48 * hourMs)): Promise<number> {
  const lot = await makeListing(site.ctx, {
    ...{ sellerId: seller.id, categoryId, endsAt, plannedEndsAt: endsAt },
    ...{ leaderId: leader.id, leaderMaximumMinor: 900_00, priceMinor: 800_00, bidCount: 2 },
  });
  await makePicture(site.ctx, lot.id, { ownerId: seller.id });
  const bid = { listingId: lot.id, sequence: 2, bidderId: leader.id, outbidUserId: user.id };
  await transaction(site.ctx, (tx) => publish(tx, bidEvents.BidPlaced, [bid]));
  await site.drainEvents();
  return lot.id;
}
const readAll = async () => {
  const { publicKey } = await getPushKeys(site.ctx);
  return service.received.map((each) => JSON.parse(service.read(each, publicKey)));
};

test("NT13: news goes once to each device of its reader, with the lot's name, picture and address, and nowhere else", async () => {
  await add();
  await add();
  await add(leader);
  const id = await outbid();
  await Promise.all([sendPushes(site.ctx), sendPushes(site.ctx)]);
  await sendPushes(site.ctx);
  const [first, ...others] = await readAll();
  expect(others).toEqual([first]);
  expect(first).toMatchObject({ body: "Někdo vás přehodil.", tag: `lot-${id}`, lang: "cs" });
  expect(first.path).toMatch(new RegExp(`^/${id}/`));
  expect(first.icon).toMatch(/^\/media\/[\w-]+\/\d+\.webp$/);
  expect((await site.db.select().from(pushes)).map(({ payload }) => payload)).toEqual(["", ""]);
});

test("the server's key is made once and is the one that devices are told", async () => {
  const keys = await Promise.all([getPushKeys(site.ctx), getPushKeys(site.ctx)]);
  expect(keys[0]).toEqual(keys[1]);
  const answer = await site.as(user).get("/api/me/push");
  expect(answer.json().data).toEqual({ key: keys[0].publicKey, devices: [] });
  expect(answer.payload).not.toContain(keys[0].privateKey);
});

test("what was declined is not pushed, the end of a watched auction is", async () => {
  await add();
  await site.as(user).put("/api/me/preferences", { choices: { "outbid:push": false, "ending:email": false } });
  const listingId = await outbid();
  await sendPushes(site.ctx);
  expect(service.received).toEqual([]);
  const plannedEndsAt = new Date(site.clock.now().getTime() + hourMs).toISOString();
  await transaction(site.ctx, (tx) =>
    publish(tx, watchlistEvents.WatchedEndingSoon, [{ listingId, userId: user.id, plannedEndsAt }]),
  );
  await site.drainEvents();
  await sendPushes(site.ctx);
  expect(await readAll()).toMatchObject([{ body: "Sledovaná aukce do hodiny končí." }]);
});

test("quiet time holds a push until its end, unless the lot is in its last ten minutes", async () => {
  await add();
  await site.as(user).put("/api/me/preferences", { quiet: { from: "22:00", to: "07:00" } });
  const night = new Date("2026-11-27T22:00:00Z");
  site.clock.set(night);
  await outbid();
  await sendPushes(site.ctx);
  expect(service.received).toEqual([]);
  await outbid(new Date(night.getTime() + 5 * 60_000));
  await sendPushes(site.ctx);
  expect(service.received).toHaveLength(1);
  site.clock.set(new Date("2026-11-28T06:00:00Z"));
  await sendPushes(site.ctx);
  expect(service.received).toHaveLength(2);
});

test.each([404, 410])("a device whose service answers %i is forgotten", async (status) => {
  service.status = status;
  await add();
  await outbid();
  await sendPushes(site.ctx);
  expect(await devicesOf(user)).toEqual([]);
});

test("a service that is busy is asked again later, and the push goes once", async () => {
  service.status = 503;
  await add();
  await outbid();
  await sendPushes(site.ctx);
  expect(service.received).toHaveLength(1);
  service.status = 201;
  await sendPushes(site.ctx);
  expect(service.received).toHaveLength(1);
  site.clock.advance(11_000);
  await sendPushes(site.ctx);
  await sendPushes(site.ctx);
  expect(service.received).toHaveLength(2);
});

test("signing out ends the device's pushes, and another who signs in there takes it over", async () => {
  const device = service.subscribe();
  await add(user, device);
  await add(leader, device);
  expect(await devicesOf(user)).toEqual([]);
  expect(await devicesOf(leader)).toHaveLength(1);
  const guest = await makeUser(site.ctx);
  await add(guest);
  expect((await site.as(guest).get("/api/auth/logout")).statusCode).toBe(200);
  expect(await site.db.select().from(pushDevices).where(eq(pushDevices.userId, guest.id))).toEqual([]);
});

test("an account has ten devices at most; the first makes room; another's is as missing", async () => {
  for (let count = 0; count <= maxPushDevices; count++) expect((await add()).statusCode).toBe(201);
  const devices = await devicesOf(user);
  expect(devices).toHaveLength(maxPushDevices);
  expect((await site.as(leader).delete(`/api/me/push/devices/${devices[0].id}`)).statusCode).toBe(404);
  expect((await site.as(user).delete(`/api/me/push/devices/${devices[0].id}`)).statusCode).toBe(200);
  expect(await devicesOf(user)).toHaveLength(maxPushDevices - 1);
});

test("a device gets thirty pushes an hour at most", async () => {
  const device = (await add()).json().data.id;
  const now = site.clock.now();
  const row = { deviceId: device, payload: "", topic: "x", isUrgent: false, createdAt: now, doneAt: now };
  const rows = Array.from({ length: 30 }, (_, index) => ({ ...row, eventId: -1 - index }));
  await site.db.insert(pushes).values(rows.map((each) => ({ ...each, nextAttemptAt: now, expiresAt: now })));
  await outbid();
  await sendPushes(site.ctx);
  expect(service.received).toEqual([]);
});

test.each([
  ["endpoint", "https://169.254.169.254/latest"],
  ["endpoint", "http://localhost:5432/"],
  ["endpoint", "x".repeat(2_000)],
  ["p256dh", "A".repeat(87)],
  ["p256dh", "kurz"],
  ["auth", "kurz"],
])("a device with a wrong %s is refused: %s", async (field, value) => {
  expect((await add(user, { ...service.subscribe(), [field]: value })).statusCode).toBe(422);
  expect(await devicesOf(user)).toEqual([]);
});
