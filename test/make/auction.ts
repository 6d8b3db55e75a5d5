import type { Ctx } from "#server/context.ts";
import type { listings } from "#server/features/listings/table.ts";
import { makeCategory } from "./category.ts";
import { makeListing } from "./listing.ts";
import { makeUser, type TestUser } from "./user.ts";

/** As `makeListing`, with a seller and a category of its own where none are given; the planned end is the end. */
export async function makeAuction(
  ctx: Ctx,
  overrides: Partial<typeof listings.$inferInsert> = {},
): ReturnType<typeof makeListing> {
  const sellerId = overrides.sellerId ?? (await makeUser(ctx)).id;
  const categoryId = overrides.categoryId ?? (await makeCategory(ctx)).id;
  const planned = overrides.endsAt ? { plannedEndsAt: overrides.endsAt } : {};
  return makeListing(ctx, { ...planned, ...overrides, sellerId, categoryId });
}

/** Stores this many users who may bid. */
export async function makeBidders(ctx: Ctx, count: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let index = 0; index < count; index++) users.push(await makeUser(ctx));
  return users;
}
