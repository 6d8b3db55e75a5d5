import { expect, test } from "vitest";
import { rateLimits } from "#server/features/accounts/table.ts";
import { createTestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";

test("steps on deals that are not there leave no counters", async () => {
  const site = await createTestApp();
  const user = await makeUser(site.ctx);
  for (let count = 0; count < 10; count++) {
    const answer = await site.as(user).put(`/api/me/deals/${900_000 + count}/payment`);
    expect(answer.statusCode).toBe(404);
  }
  expect(await site.db.$count(rateLimits)).toBe(0);
});
