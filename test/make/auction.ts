import { sql } from "drizzle-orm";
import type { Ctx } from "#server/context.ts";
import { listings } from "#server/features/auctions/table.ts";
import type { CategoryPolicy } from "#server/features/catalogue/table.ts";
import { makeUser, type TestUser } from "./user.ts";

const day = 24 * 60 * 60 * 1000;

export type AuctionRow = typeof listings.$inferSelect;

let made = 0;

/** Stores a live auction that began an hour ago and ends in a day: start 500 Kč, no reserve, a seller of its own. */
export async function makeAuction(
  ctx: Ctx,
  overrides: Partial<typeof listings.$inferInsert> = {},
): Promise<AuctionRow> {
  made += 1;
  const now = Date.now();
  const endsAt = overrides.endsAt ?? new Date(now + day);
  const [row] = await ctx.db
    .insert(listings)
    .values({
      sellerId: overrides.sellerId ?? (await makeUser(ctx)).id,
      type: "supply",
      saleMode: "auction",
      status: "live",
      categoryId: overrides.categoryId ?? (await makeCategory(ctx)),
      name: `Lahev ${made}`,
      slug: `lahev-${made}`,
      startPriceMinor: 500_00,
      publishedAt: new Date(now - day / 24),
      startsAt: new Date(now - day / 24),
      plannedEndsAt: endsAt,
      ...overrides,
      endsAt,
    })
    .returning();
  if (!row) throw new Error("an insert returns its row");
  return row;
}

/** Stores a top category with a policy; returns its id. */
export async function makeCategory(ctx: Ctx, policy: CategoryPolicy = {}): Promise<number> {
  made += 1;
  const { rows } = await ctx.db.execute<{ id: number }>(sql`
    insert into categories (id, depth, position, name_cs, name_en, slug_cs, slug_en, policy, path)
    select id, 1, ${made}, 'Kategorie', 'Category', 'kategorie-' || id, 'category-' || id, ${policy}, array[id]
    from (select nextval('item_ids') as id) as drawn
    returning id`);
  const [row] = rows;
  if (!row) throw new Error("an insert returns its row");
  return row.id;
}

/** Stores that many users who may bid. */
export async function makeBidders(ctx: Ctx, count: number): Promise<TestUser[]> {
  const users: TestUser[] = [];
  for (let index = 0; index < count; index++) users.push(await makeUser(ctx));
  return users;
}
