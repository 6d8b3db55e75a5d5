import fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { trustedProxies } from "./trusted-proxies.ts";

const addressOf = async (setting: false | number | string, forwarded: string) => {
  const app = fastify({ trustProxy: trustedProxies(setting) });
  onTestFinished(() => app.close());
  app.get("/", async ({ ip }) => ip);
  return (await app.inject({ url: "/", headers: { "x-forwarded-for": forwarded } })).body;
};

test("what a visitor writes before the proxies' own entries is nobody's address", async () => {
  const forged = "1.1.1.1, 203.0.113.7";
  expect(await addressOf(false, forged)).toBe("127.0.0.1");
  expect(await addressOf(1, forged)).toBe("203.0.113.7");
  expect(await addressOf(2, "1.1.1.1, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
  expect(await addressOf("127.0.0.0/8, 10.0.0.0/8", "1.1.1.1, 203.0.113.7, 10.0.0.2")).toBe("203.0.113.7");
});
