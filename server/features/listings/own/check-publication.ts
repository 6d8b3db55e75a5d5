import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import { count, eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import { brands } from "#server/features/catalogue/table.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { fieldsOf } from "./own-listing-view.ts";
import { publicationFaults } from "./publication-rules.ts";

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
