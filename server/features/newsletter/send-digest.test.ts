import { beforeAll, beforeEach, expect, test } from "vitest";
import { dayMs } from "#contract/values/durations.ts";
import { eq } from "#server/db/query.ts";
import { categories } from "#server/features/catalogue/table.ts";
import { mails } from "#server/features/mails/table.ts";
import { storeSetting } from "#server/features/settings/store-setting.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";
import { sendDigest } from "./send-digest.ts";
import { sweepSubscribers } from "./sweep-subscribers.ts";
import { subscribers } from "./table.ts";

const mailSettings = { publicUrl: "https://kabinet.test" };
const thursday = new Date("2027-03-04T15:10:00Z");
const before = (days: number) => new Date(thursday.getTime() - days * dayMs);

let site: TestApp;
let rum: number;
let cigarettes: number;
let sellerId: number;
let made = 0;

beforeAll(async () => {
  site = await createTestApp();
  site.clock.set(thursday);
  rum = (await makeCategory(site.ctx)).id;
  cigarettes = (await makeCategory(site.ctx)).id;
  await site.db
    .update(categories)
    .set({ policy: { newsletter: false } })
    .where(eq(categories.id, cigarettes));
  sellerId = (await makeUser(site.ctx)).id;
  const lot = { sellerId, endsAt: new Date(thursday.getTime() + 5 * dayMs) };
  await makeListing(site.ctx, { ...lot, categoryId: rum, name: "Rum z Demerary", publishedAt: before(2) });
  await makeListing(site.ctx, { ...lot, categoryId: rum, name: "Starý rum", publishedAt: before(9) });
  await makeListing(site.ctx, { ...lot, categoryId: cigarettes, name: "Cigarety", publishedAt: before(2) });
});
beforeEach(async () => {
  await site.db.delete(mails);
  await site.db.delete(subscribers);
  site.clock.set(thursday);
  await storeSetting(site.ctx, "newsletter", { digest: "weekly" });
});

async function subscribe(more: Partial<typeof subscribers.$inferInsert> = {}): Promise<string> {
  made += 1;
  const email = `ctenar-${made}@example.test`;
  await site.db.insert(subscribers).values({
    email,
    locale: "cs",
    key: `${made}`.repeat(30).slice(0, 30),
    confirmedAt: before(20),
    ...more,
  });
  return email;
}

test("the week's new lots come once, with a way out that needs no sign-in, and without what must not be advertised", async () => {
  const email = await subscribe();
  const sent = await Promise.all([sendDigest(site.ctx, mailSettings), sendDigest(site.ctx, mailSettings)]);
  expect(sent[0] + sent[1]).toBe(1);
  await sendDigest(site.ctx, mailSettings);
  const [mail, ...others] = await site.mails(email);
  expect(others).toEqual([]);
  expect(mail?.text).toContain("Rum z Demerary");
  expect(mail?.text).not.toContain("Starý rum");
  expect(mail?.text).not.toContain("Cigarety");
  expect(mail?.unsubscribeUrl).toMatch(/^https:\/\/kabinet\.test\/newsletter\/odhlaseni\/\d{30}$/);
});

test("NL3: nothing goes to who has not confirmed, has given it up, came after it was due, or has nothing new", async () => {
  const elsewhere = (await makeCategory(site.ctx)).id;
  await subscribe({ confirmedAt: null });
  await subscribe({ endedAt: before(1) });
  await subscribe({ confirmedAt: new Date("2027-03-04T15:05:00Z") });
  await subscribe({ categoryIds: [elsewhere] });
  expect(await sendDigest(site.ctx, mailSettings)).toBe(0);
  expect(await site.mails()).toEqual([]);
});

test("nothing goes out until the operator says so", async () => {
  await storeSetting(site.ctx, "newsletter", { digest: "off" });
  await subscribe();
  expect(await sendDigest(site.ctx, mailSettings)).toBe(0);
});

test("the next week brings only what is newer", async () => {
  const email = await subscribe();
  await sendDigest(site.ctx, mailSettings);
  site.clock.set(new Date(thursday.getTime() + 7 * dayMs));
  await makeListing(site.ctx, {
    sellerId,
    categoryId: rum,
    name: "Rum z Jamajky",
    publishedAt: new Date(thursday.getTime() + dayMs),
    endsAt: new Date(thursday.getTime() + 9 * dayMs),
  });
  await sendDigest(site.ctx, mailSettings);
  const [second] = await site.mails(email);
  expect(second?.text).toContain("Rum z Jamajky");
  expect(second?.text).not.toContain("Rum z Demerary");
});

test("RE6: what nobody confirmed goes after two weeks, what was given up after ninety days, readers stay", async () => {
  await subscribe({ confirmedAt: null, createdAt: before(15) });
  await subscribe({ endedAt: before(91) });
  const stored = [
    await subscribe({ confirmedAt: null, createdAt: before(13) }),
    await subscribe({ endedAt: before(89), createdAt: before(400) }),
    await subscribe({ createdAt: before(400) }),
  ];
  expect(await sweepSubscribers(site.ctx)).toBe(2);
  expect((await site.db.select().from(subscribers)).map(({ email }) => email).toSorted()).toEqual(stored.toSorted());
});
