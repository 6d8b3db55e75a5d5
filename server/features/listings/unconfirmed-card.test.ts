import { expect, test } from "vitest";
import { createTestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";

test("an account that is not confirmed has a card for its owner alone: its name is only wished for", async () => {
  const site = await createTestApp();
  const [user, other] = [await makeUser(site.ctx, { emailConfirmedAt: null }), await makeUser(site.ctx)];
  const card = (who: typeof user | null) => site.as(who).get(`/api/users/${user.id}`);
  expect((await card(null)).statusCode).toBe(404);
  expect((await card(other)).statusCode).toBe(404);
  expect((await card(user)).statusCode).toBe(200);
});
