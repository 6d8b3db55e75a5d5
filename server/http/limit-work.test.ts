import { expect, test } from "vitest";
import { countHere, limits } from "#server/features/accounts/rate-limits.ts";
import { seedCategories } from "#server/features/catalogue/seed-categories.ts";
import { createTestApp } from "#test/app.ts";
import { makeListing } from "#test/make/listing.ts";
import { makeUser } from "#test/make/user.ts";

test("what is dear to answer takes more of its address's budget, before its body is read; what lies ready takes nothing", async () => {
  const app = await createTestApp();
  await seedCategories(app.ctx);
  const origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const statusOf = async (path: string, init?: RequestInit) => (await fetch(origin + path, init)).status;
  const { id: sellerId } = await makeUser(app.ctx);
  const pictureOf = async () => {
    const { id } = await makeListing(app.ctx, { categoryId: 32, sellerId });
    return (await app.as(null).get(`/api/auctions/${id}?lang=cs`)).json().data.sharePicture as string;
  };
  const [drawn, undrawn] = [await pictureOf(), await pictureOf()];
  await app.as(null).get(drawn);

  await countHere(app.ctx, limits.workAddress, "127.0.0.1", limits.workAddress.points - 20);
  expect(await statusOf("/api/auctions/near?q=ardbegg")).toBe(200);
  expect(await statusOf("/api/auctions/near?q=ardbegg")).toBe(429);
  const broken = { method: "POST", headers: { "content-type": "application/json" }, body: "{" };
  expect(await statusOf("/api/auth/login", broken)).toBe(429);
  expect([await statusOf(undrawn), await statusOf(drawn)]).toEqual([429, 200]);
  expect([await statusOf("/api/auctions"), await statusOf("/health")]).toEqual([200, 200]);
});

test("whoever has a network of addresses has no budget for each", async () => {
  const app = await createTestApp();
  const origin = await app.app.listen({ host: "127.0.0.1", port: 0 });
  const statusOf = async () => (await fetch(`${origin}/api/suggestions?q=rum`)).status;
  await countHere(app.ctx, limits.workNetwork, "127.0.0.", limits.workNetwork.points - 5);
  expect([await statusOf(), await statusOf()]).toEqual([200, 429]);
});
