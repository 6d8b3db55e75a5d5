import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import webPush from "web-push";
import { createPushService, type PushService } from "#test/push-service.ts";
import { createWebPush } from "./web-push.ts";

let service: PushService;
beforeAll(async () => {
  service = await createPushService();
});
afterAll(() => service.close());
beforeEach(() => {
  service.status = 201;
  service.received.length = 0;
});

const keys = webPush.generateVAPIDKeys();
const push = (to: { endpoint: string; p256dh: string; auth: string }) => ({
  ...{ to, payload: "Přehozeno: Karibský rum 1970", ttl: 600, topic: "outbid-1", isUrgent: true },
});
const portTo = (alsoAllowed: string | null) =>
  createWebPush({ subject: "https://kabinet.test", alsoAllowed, patienceMs: 2_000 });

test("a push is encrypted for its device alone and signed by the server's key", async () => {
  const device = service.subscribe();
  expect(await portTo(service.origin).send(push(device), keys)).toBe("sent");
  const [got] = service.received;
  expect(got?.raw.toString("latin1")).not.toContain("rum");
  expect(service.read(got, keys.publicKey)).toBe("Přehozeno: Karibský rum 1970");
  expect(got?.headers).toMatchObject({
    ...{ ttl: "600", topic: "outbid-1", urgency: "high", "content-encoding": "aes128gcm" },
  });
  expect(got?.claims).toMatchObject({ aud: service.origin, sub: "https://kabinet.test" });
  expect(() => service.read(got, webPush.generateVAPIDKeys().publicKey)).toThrow();
});

test.each([
  [201, "sent"],
  [404, "gone"],
  [410, "gone"],
  [429, "later"],
  [503, "later"],
  [400, "refused"],
  [302, "refused"],
] as const)("a service that answers %i: %s", async (status, outcome) => {
  service.status = status;
  expect(await portTo(service.origin).send(push(service.subscribe()), keys)).toBe(outcome);
  expect(service.received).toHaveLength(1);
});

test("a service that is not there is asked again later", async () => {
  const away = { ...service.subscribe(), endpoint: "http://127.0.0.1:1/x" };
  expect(await portTo("http://127.0.0.1:1").send(push(away), keys)).toBe("later");
});

test.each([
  "https://fcm.googleapis.com/fcm/send/abc",
  "https://updates.push.services.mozilla.com/wpush/v2/abc",
  "https://web.push.apple.com/abc",
  "https://wns2-par02p.notify.windows.com/w/?token=abc",
])("%s is a push service", (endpoint) => {
  expect(portTo(null).accepts(endpoint)).toBe(true);
});

test.each([
  "http://fcm.googleapis.com/fcm/send/abc",
  "https://fcm.googleapis.com:8443/abc",
  "https://fcm.googleapis.com.evil.example/abc",
  "https://evil.example/fcm.googleapis.com",
  "https://fcm.googleapis.com@127.0.0.1/abc",
  "https://user:pass@fcm.googleapis.com/abc",
  "https://127.0.0.1/abc",
  "https://[::1]/abc",
  "https://169.254.169.254/latest/meta-data",
  "https://localhost/abc",
  "https://xnotify.windows.com/abc",
  "file:///etc/passwd",
  "not an address",
])("%s is none, and is never called", async (endpoint) => {
  expect(portTo(null).accepts(endpoint)).toBe(false);
  expect(await portTo(null).send(push({ ...service.subscribe(), endpoint }), keys)).toBe("refused");
});
