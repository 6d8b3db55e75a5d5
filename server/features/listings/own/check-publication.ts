import type { Ctx } from "#server/context.ts";
import { count, eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { policyOf } from "#server/features/catalogue/policy-of.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listingPictures } from "#server/features/listings/pictures/table.ts";
import { fieldsOf } from "./own-listing-view.ts";
import { publicationFaults } from "./publication-rules.ts";

/**
 * Refuses (422, by field) a listing that may not be published as it stands. `declared`: what its category demands has to be
 * declared; what has been published before, under other demands, is not asked again.
 */
export async function checkPublication(
  ctx: Ctx,
  row: ListingRow,
  { declared = false }: { declared?: boolean } = {},
): Promise<void> {
  const [pictures] = await ctx.db
    .select({ count: count() })
    .from(listingPictures)
    .where(eq(listingPictures.listingId, row.id));
  const faults = publicationFaults(fieldsOf(row, row.description, null), {
    policy: row.categoryId === null ? null : await policyOf(ctx, row.categoryId),
    pictureCount: pictures?.count ?? 0,
    declared,
    now: ctx.clock(),
  });
  if (faults) throw new Invalid(faults.fields, "INVALID", faults.details);
}
