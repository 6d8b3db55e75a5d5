import type { ListingDetail } from "#contract/listings/listings.ts";
import type { Ctx } from "#server/context.ts";
import { eq, or } from "#server/db/query.ts";
import { listings } from "./table.ts";

/** The listing that offers this one again, and the one that this one offers again. */
export async function findRelistings(
  ctx: Ctx,
  { id, relistedFromId }: Pick<typeof listings.$inferSelect, "id" | "relistedFromId">,
): Promise<Pick<ListingDetail, "relistedAs" | "relistedFrom">> {
  const found = await ctx.db
    .select({ id: listings.id, slug: listings.slug, relistedFromId: listings.relistedFromId })
    .from(listings)
    .where(or(eq(listings.relistedFromId, id), eq(listings.id, relistedFromId ?? id)));
  const link = (row: (typeof found)[number] | undefined) => (row ? { id: row.id, slug: row.slug } : null);
  return {
    relistedAs: link(found.find((row) => row.relistedFromId === id)),
    relistedFrom: relistedFromId === null ? null : link(found.find((row) => row.id === relistedFromId)),
  };
}
