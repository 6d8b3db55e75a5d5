import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";

test.each([
  ["/api/me/frame?for=12", "/api/me/session?for=12"],
  ["/api/me/leaving", "/api/me/privacy"],
  ["/api/me/notices?page=2", "/api/me/notifications?page=2"],
])("%s leads to %s", async (before, now) => {
  const app = await createTestApp();
  const answer = await app.as(null).get(before);
  expect([answer.statusCode, answer.headers.location]).toEqual([308, now]);
  expect((await app.as(null).get(now)).statusCode).toBe(401);
});

test("what is written at an old address is led to the new one", async () => {
  const app = await createTestApp();
  const answer = await app.as(null).put("/api/me/notices/reading", { upTo: 1 });
  expect([answer.statusCode, answer.headers.location]).toEqual([308, "/api/me/notifications/reading"]);
});
