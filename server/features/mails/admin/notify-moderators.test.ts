import { beforeAll, expect, test } from "vitest";
import { hourMs } from "#contract/values/durations.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { notifyModerators } from "./notify-moderators.ts";

const mailSettings = { publicUrl: "https://kabinet.test" };
let site: TestApp;
let moderator: TestUser;

beforeAll(async () => {
  site = await createTestApp();
  moderator = await makeUser(site.ctx, { scopes: ["moderation"] });
  await makeUser(site.ctx, { scopes: ["admin"], suspendedAt: new Date() });
  await makeUser(site.ctx);
});

test("NT8: moderators are told once an hour while something waits, and of nothing when nothing does", async () => {
  expect(await notifyModerators(site.ctx, mailSettings)).toBe(0);
  const { id: sellerId } = await makeUser(site.ctx);
  const { id: listingId } = await makeListing(site.ctx, {
    sellerId,
    categoryId: (await makeCategory(site.ctx)).id,
    status: "in_review",
  });
  const waiting = { listingId, sellerId, name: "Rum 1970", kind: "before" as const, submittedAt: new Date() };
  await site.db.insert(inspections).values(waiting);
  expect(await notifyModerators(site.ctx, mailSettings)).toBe(1);
  expect(await notifyModerators(site.ctx, mailSettings)).toBe(0);
  const [mail] = await site.mails(moderator.email);
  expect(mail).toMatchObject({ kind: "desk-waiting", subject: "Čeká na rozhodnutí: 1" });
  expect(mail?.text).toContain("https://kabinet.test/administrace/");
  site.clock.advance(hourMs);
  expect(await notifyModerators(site.ctx, mailSettings)).toBe(1);
  await site.db.delete(inspections);
  site.clock.advance(hourMs);
  expect(await notifyModerators(site.ctx, mailSettings)).toBe(0);
});
