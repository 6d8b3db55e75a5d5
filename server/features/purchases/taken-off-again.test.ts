import { beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

let site: TestApp;
beforeAll(async () => {
  site = await createTestApp({ databaseSize: 16 });
});

test("taking off and offering again stays within five a day, however many calls go at once (rule P4)", async () => {
  const seller = await makeUser(site.ctx);
  const { id: categoryId } = await makeCategory(site.ctx);
  const unsold = { status: "unsold", closedAt: new Date(), description: "Popis" } as const;
  const first = await makeAuction(site.ctx, { sellerId: seller.id, categoryId, ...unsold });
  await makePicture(site.ctx, first.id);
  const relist = (id: number) => site.as(seller).post(`/api/me/advertisements/${id}/relisting`);
  let id: number = (await relist(first.id)).json().data.id;
  let taken = 0;
  for (let round = 0; round < 8; round++) {
    const off = site.as(seller).put(`/api/me/advertisements/${id}/cancellation`, {});
    const answers = await Promise.all([off, relist(id), relist(id), relist(id)]);
    const again = answers.slice(1).find(({ statusCode }) => statusCode < 300) ?? (await relist(id));
    if (again.statusCode === 429) {
      expect(Number(again.headers["retry-after"])).toBeGreaterThan(23 * 3_600);
      break;
    }
    expect(again.statusCode).toBeLessThan(300);
    id = again.json().data.id;
    taken += 1;
  }
  expect(taken).toBe(5);
  site.clock.advance(24 * 3_600_000);
  expect((await relist(id)).statusCode).toBeLessThan(300);
});
