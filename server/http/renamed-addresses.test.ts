import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

test.each([
  ["/api/me/frame?for=12", "/api/me/session?for=12"],
  ["/api/me/leaving", "/api/me/privacy"],
])("%s leads to %s", async (before, now) => {
  const app = await createTestApp();
  const answer = await app.as(null).get(before);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, now]);
  expect((await app.as(null).get(now)).statusCode).toBe(401);
});
