import type { ItemAddress } from "#contract/catalogue/catalogue.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { type CategoryRow, categoryTexts, readCategories } from "./read-categories.ts";
import { slugOf } from "./slugs.ts";

/** The category or listing that an id of the shared sequence stands for; to the public a listing that was never published is none. */
export async function getItemAddress(ctx: Ctx, id: number): Promise<ItemAddress> {
  const categories = await readCategories(ctx);
  const category = categories.get(id);
  if (category) return { id, kind: "category", slugs: slugsOf(category), categorySlugs: null };

  const { rows } = await ctx.db.execute<{ slug: string; categoryId: number | null }>(sql`
    select slug, category_id as "categoryId" from listings
    where id = ${id} and (status in ('live', 'sold', 'unsold')
      or (status = 'cancelled' and published_at is not null)
      or seller_id = ${ctx.actor?.userId ?? null})`);
  const listing = rows[0];
  if (!listing) throw new NotFound();
  // A draft without a name has no slug of its own yet.
  const slug = listing.slug || slugOf("", "cs");
  const lies = categories.get(listing.categoryId ?? 0);
  return {
    id,
    kind: "listing",
    slugs: { cs: slug, en: slug },
    categorySlugs: lies ? slugsOf(lies) : null,
  };
}

function slugsOf(row: CategoryRow) {
  return { cs: categoryTexts(row, "cs").slug, en: categoryTexts(row, "en").slug };
}
