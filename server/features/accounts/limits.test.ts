import { beforeAll, beforeEach, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { limits } from "./limits.ts";
import { rateLimits } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});
beforeEach(() => site.db.delete(rateLimits));

let made = 0;
const email = () => {
  made += 1;
  return `nova${made}@kabinet.test`;
};
const send = (url: string, payload: object, remoteAddress: string) =>
  site.app.inject({ method: "POST", url, payload, remoteAddress });

test.each([
  [
    "registering",
    limits.registerAddress.points,
    "/api/auth/register",
    () => ({
      email: email(),
      username: `nova${made}`,
      password: "pomalu zrající sud",
      terms: true,
      adult: true,
    }),
  ],
  [
    "asking for passwords",
    limits.resetAddress.points,
    "/api/auth/password-reset",
    () => ({ email: email() }),
  ],
  [
    "signing in",
    limits.loginAddress.points,
    "/api/auth/login",
    () => ({ email: email(), password: "hádané heslo 1" }),
  ],
])(
  "%s for ever new accounts is slowed down for an address, not for its neighbours",
  async (_, points, url, body) => {
    expect((await send(url, body(), "2001:db8:1:1::1")).statusCode).not.toBe(429);
    await site.db.update(rateLimits).set({ points });
    // The same subscriber from another address of the same network.
    const refused = await send(url, body(), "2001:db8:1:1::2");
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect(refused.json().message).toMatch(/^Příliš mnoho pokusů\./);
    expect((await send(url, body(), "2001:db8:1:2::1")).statusCode).not.toBe(429);
  },
);

test("X-Forwarded-For does not make another caller of one where no proxy is trusted", async () => {
  const attempt = (from: string) =>
    site.app.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: "jana@kabinet.test", password: "hádané heslo 1" },
      headers: { "x-forwarded-for": from },
    });
  for (let count = 0; count < 5; count += 1)
    expect((await attempt(`203.0.113.${count}`)).statusCode).toBe(422);
  expect((await attempt("203.0.113.77")).statusCode).toBe(429);
});
