import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";

let app: TestApp;
let user: TestUser;

beforeAll(async () => {
  app = await createTestApp();
  user = await makeUser(app.ctx);
});

test.each([
  ["/api/me/offers", 200],
  ["/api/me/contact", 200],
  ["/api/me/deals", 200],
  ["/api/auctions", 200],
  ["/api/moderation/cases", 403],
])("%s to a signed-in caller is kept by nothing between (%d)", async (url, status) => {
  const answer = await app.as(user).get(url);
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["cache-control"]).toBe("private, no-store");
});

test("an answer to a visitor stays as it was", async () => {
  const answer = await app.as(null).get("/api/auctions");
  expect(answer.headers["cache-control"]).toBeUndefined();
});
