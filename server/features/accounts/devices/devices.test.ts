import { beforeAll, expect, test } from "vitest";
import type { Device } from "#contract/accounts/devices.ts";
import { createToken } from "#server/features/accounts/sign-in/create-token.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { describeDevice } from "./list-devices.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const iphone =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1";

const listOf = async (user: TestUser): Promise<Device[]> => (await site.as(user).get("/api/me/devices")).json().data;
/** The same person on another device. */
const elsewhere = async (user: TestUser, userAgent: string) => ({
  ...user,
  token: await createToken(site.ctx, user.id, { network: "203.0.113.7", userAgent }),
});

test.each([
  [firefox, { browser: "Firefox 140", system: "Windows", kind: "desktop" }],
  [iphone, { browser: "Safari 18", system: "iOS", kind: "mobile" }],
  ["<script>", { browser: null, system: null, kind: null }],
  ["", { browser: null, system: null, kind: null }],
  [null, { browser: null, system: null, kind: null }],
])("a device is told by what it calls itself, however it does: %s", (userAgent, expected) => {
  expect(describeDevice(userAgent)).toEqual(expected);
});

test("an account sees each device with its network and uses, the one that asks first", async () => {
  const owner = await makeUser(site.ctx);
  await elsewhere(owner, iphone);
  await elsewhere(await makeUser(site.ctx), firefox);
  const devices = await listOf(owner);
  expect(devices).toHaveLength(2);
  expect(devices[0]).toMatchObject({ isThis: true, browser: null });
  expect(devices[1]).toMatchObject({ isThis: false, browser: "Safari 18", network: "203.0.113.7" });
});

test("a device that is signed out is a stranger from then on, and the one that asked stays", async () => {
  const owner = await makeUser(site.ctx);
  const phone = await elsewhere(owner, iphone);
  const id = (await listOf(owner)).find(({ isThis }) => !isThis)?.id;
  expect((await site.as(owner).delete(`/api/me/devices/${id}`)).statusCode).toBe(200);
  expect((await site.as(phone).get("/api/me")).statusCode).toBe(401);
  expect((await site.as(owner).delete(`/api/me/devices/${id}`)).statusCode).toBe(404);
  expect(await listOf(owner)).toHaveLength(1);
});

test("another's device counts as missing, and stays signed in", async () => {
  const [owner, other] = [await makeUser(site.ctx), await makeUser(site.ctx)];
  const [device] = await listOf(owner);
  expect((await site.as(other).delete(`/api/me/devices/${device?.id}`)).statusCode).toBe(404);
  expect((await site.as(owner).get("/api/me")).statusCode).toBe(200);
});

test("A20: all other devices are signed out at once", async () => {
  const owner = await makeUser(site.ctx);
  const others = [await elsewhere(owner, iphone), await elsewhere(owner, firefox)];
  expect((await site.as(owner).delete("/api/me/devices")).statusCode).toBe(200);
  for (const other of others) expect((await site.as(other).get("/api/me")).statusCode).toBe(401);
  expect((await listOf(owner)).map(({ isThis }) => isThis)).toEqual([true]);
});

test("a use from another network is noted with the hour", async () => {
  const owner = await makeUser(site.ctx);
  site.clock.advance(61 * 60_000);
  await site.as(owner).get("/api/me");
  expect((await listOf(owner))[0]).toMatchObject({ network: "127.0.0.1" });
});
