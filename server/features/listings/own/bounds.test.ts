import { beforeAll, expect, test } from "vitest";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import { rateLimits } from "#server/features/accounts/table.ts";
import { createTestApp, type TestApp } from "#test/app.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeCategory } from "#test/make/category.ts";
import { makeListing } from "#test/make/listing.ts";
import { makePicture } from "#test/make/picture.ts";
import { makeUser } from "#test/make/user.ts";

/** What a seller may leave behind (rule LI10). */

let site: TestApp;
let categoryId: number;
beforeAll(async () => {
  site = await createTestApp();
  ({ id: categoryId } = await makeCategory(site.ctx));
});

test("what is published changes 120 times an hour at most; a draft is saved as it is written", async () => {
  const seller = await makeUser(site.ctx);
  const lot = await makeAuction(site.ctx, { sellerId: seller.id, categoryId, description: "Popis" });
  await makePicture(site.ctx, lot.id);
  const change = (id: number, name: string) =>
    site.as(seller).patch(`/api/me/advertisements/${id}`, { description: name });
  for (let time = 0; time < 118; time++) await countAttempt(site.ctx, limits.changeUser, String(seller.id));
  for (const text of ["Popis 119", "Popis 120"]) expect((await change(lot.id, text)).statusCode).toBe(200);
  expect((await change(lot.id, "Ještě jednou")).statusCode).toBe(429);
  const draft = await makeListing(site.ctx, { sellerId: seller.id, categoryId, status: "draft" });
  expect((await change(draft.id, "Rozepsaná")).statusCode).toBe(200);
  await site.db.delete(rateLimits);
});

test("two hundred drafts are kept; another is refused until one goes", async () => {
  const seller = await makeUser(site.ctx);
  const drafts: number[] = [];
  for (let count = 0; count < 200; count++)
    drafts.push((await makeListing(site.ctx, { sellerId: seller.id, categoryId, status: "draft" })).id);
  const add = () => site.as(seller).post("/api/me/advertisements", { name: "Další" });
  const refused = await add();
  expect([refused.statusCode, refused.json().code]).toEqual([409, "DRAFTS_FULL"]);
  expect((await site.as(seller).delete(`/api/me/advertisements/${drafts[0]}`)).statusCode).toBeLessThan(300);
  expect((await add()).statusCode).toBe(201);
});
