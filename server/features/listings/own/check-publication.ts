import type { ListingFields } from "#contract/listings/own-listings.ts";
import { freeListings } from "#contract/listings/publication-limits.ts";
import type { Ctx } from "#server/context.ts";
import { count, eq, sql } from "#server/db/query.ts";
import { Forbidden, Invalid } from "#server/errors.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { brands } from "#server/features/catalogue/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { fieldsOf } from "./own-listing-view.ts";
import { isRoomToPublish, publicationFaults } from "./publication-rules.ts";

/**
 * Refuses (422, by field) a listing that may not be published as it stands. `demanded`: what its category demands is asked
 * for; of what has been published before, under other demands, it is not, but a change of it (`replaces`) takes nothing needed away.
 */
export async function checkPublication(
  ctx: Ctx,
  row: ListingRow,
  { demanded = false, replaces }: { demanded?: boolean; replaces?: ListingRow } = {},
): Promise<void> {
  const [pictures] = await ctx.db
    .select({ count: count() })
    .from(listingPictures)
    .where(eq(listingPictures.listingId, row.id));
  const faults = publicationFaults(await fieldsToCheck(ctx, row), {
    policy: row.categoryId === null ? null : await policyOf(ctx, row.categoryId),
    pictureCount: pictures?.count ?? 0,
    demanded,
    replaces: replaces ? await fieldsToCheck(ctx, replaces) : null,
    now: ctx.clock(),
  });
  if (faults) throw new Invalid(faults.fields, "INVALID", faults.details);
}

async function fieldsToCheck(ctx: Ctx, row: ListingRow): Promise<ListingFields> {
  const [brand] = row.brandId === null ? [] : await ctx.db.select().from(brands).where(eq(brands.id, row.brandId));
  return fieldsOf(row, row.description, brand?.name ?? null);
}

/** The user's row is locked, so that two calls cannot both publish the last one. */
export async function requireRoomToPublish(ctx: Ctx, userId: number): Promise<void> {
  const { rows } = await ctx.db.execute<{ verified: boolean; suspended: boolean }>(
    sql`select account_verified_at is not null as verified, suspended_at is not null as suspended
      from users where id = ${userId} for no key update`,
  );
  if (rows[0]?.suspended) throw new Forbidden("SUSPENDED");
  if (rows[0]?.verified) return;
  const counted = await ctx.db.execute<{ published: number }>(
    sql`select count(*) as published from listings
      where seller_id = ${userId} and relisted_from_id is null
        and (published_at is not null or status in ('in_review', 'awaiting_payment'))`,
  );
  if (!isRoomToPublish(counted.rows[0]?.published ?? 0)) {
    throw new Forbidden("VERIFICATION_NEEDED", { limit: freeListings });
  }
}
