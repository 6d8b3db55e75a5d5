import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeUser } from "#test/make/user.ts";
import { createMailLink } from "./mail-links/create-mail-link.ts";
import { countAttempt, limits } from "./rate-limits.ts";
import { sweepExpired } from "./sweep-expired.ts";
import { mailLinks, rateLimits, tokens } from "./table.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp();
});

test("what expired more than a day ago goes, what still holds stays", async () => {
  const user = await makeUser(site.ctx);
  await createMailLink(site.ctx, user.id, "password");
  await countAttempt(site.ctx, limits.loginAccount, "somebody");
  const left = async () => [
    await site.db.$count(tokens),
    await site.db.$count(mailLinks),
    await site.db.$count(rateLimits),
  ];
  await sweepExpired(site.ctx);
  expect(await left()).toEqual([1, 1, 1]);
  // A link that was not sent yet lives three days longer (features/accounts/mail-links/mail-link-rules.ts).
  site.clock.advance(5 * 24 * 60 * 60 * 1000);
  await sweepExpired(site.ctx);
  expect(await left()).toEqual([1, 0, 0]);
  site.clock.advance(30 * 24 * 60 * 60 * 1000);
  await sweepExpired(site.ctx);
  expect(await left()).toEqual([0, 0, 0]);
});
