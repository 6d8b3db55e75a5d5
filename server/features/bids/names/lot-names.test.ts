import { beforeAll, expect, test } from "vitest";
import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { placeBid } from "#server/features/bids/place-bid.ts";
import { actingAs, createTestContext } from "#test/context.ts";
import { makeAuction } from "#test/make/auction.ts";
import { makeUser, type TestUser } from "#test/make/user.ts";
import { listAliases } from "./list-aliases.ts";

let ctx: Ctx;
let key = 0;

beforeAll(async () => {
  ctx = await createTestContext();
});

const bid = (user: TestUser, listingId: number, czk: number) =>
  placeBid(actingAs(ctx, user), {
    listingId,
    maximumMinor: czk * 100,
    idempotencyKey: `names-${++key}`,
  }).catch(() => null);

test("look-alikes who bid at the same moment get different names, which outlive a change of the user's name", async () => {
  const names = ["Jarek", "jirik", "Jan.Novak", "Josefik", "Ota", "Olga"];
  const people = await Promise.all(names.map((username) => makeUser(ctx, { username })));
  const { id } = await makeAuction(ctx);
  await Promise.all(people.map((user, index) => bid(user, id, 1_000 * (index + 1))));
  await Promise.all(people.map((user, index) => bid(user, id, 20_000 + 1_000 * index)));
  const given = await listAliases(ctx, id);
  const js = people.slice(0, 4).flatMap((user) => given.get(user.id) ?? []);
  expect(js.toSorted()).toEqual(["j••k", "j••k 2", "j••k 3", "j••k 4"].slice(0, js.length));
  expect(js.length).toBeGreaterThan(1);
  await ctx.db
    .update(users)
    .set({ username: "kdosi" })
    .where(eq(users.id, people[3]?.id ?? 0));
  await bid(people[3] as TestUser, id, 90_000);
  expect(await listAliases(ctx, id)).toEqual(given);
});

test("N2: a refused bid gives no name", async () => {
  const user = await makeUser(ctx);
  const { id } = await makeAuction(ctx);
  await bid(user, id, 400);
  expect(await listAliases(ctx, id)).toEqual(new Map());
});
