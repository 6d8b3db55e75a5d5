import { sql } from "drizzle-orm";
import type { ShelfEntry } from "#contract/auctions.ts";
import type { Category } from "#contract/catalogue.ts";
import type { Locale } from "#contract/locale.ts";
import type { Ctx } from "#server/context.ts";
import { listCategoryTree } from "#server/features/catalogue/list-category-tree.ts";
import { type PictureRow, pictureView } from "#server/features/media/picture-view.ts";

const shelfLength = 8;

/** The second-level categories in which most is on offer, in the order of the tree, each with a picture of a live lot. */
export async function listShelf(ctx: Ctx, lang: Locale): Promise<ShelfEntry[]> {
  const entries = fullest(await listCategoryTree(ctx, lang));
  const pictures = await findPictures(
    ctx,
    entries.map(({ id }) => id),
  );
  return entries.map(({ id, slug, name, count }) => {
    const picture = pictures.get(id);
    return { category: { id, slug, name }, count, picture: picture ? pictureView(picture) : null };
  });
}

function fullest(tree: readonly Category[]): Category[] {
  const candidates = tree.flatMap(({ subcategories }) => subcategories).filter(({ count }) => count > 0);
  const chosen = new Set(candidates.toSorted((a, b) => b.count - a.count).slice(0, shelfLength));
  return candidates.filter((category) => chosen.has(category));
}

/** The main picture of the most bid-for live lot below each category. */
async function findPictures(ctx: Ctx, categoryIds: readonly number[]): Promise<Map<number, PictureRow>> {
  const { rows } = await ctx.db.execute<PictureRow & { categoryId: number } & Record<string, unknown>>(sql`
    select above.id as "categoryId", shown.*
    from categories above
    cross join lateral (
      select m.id, m.status, m.role, m.width, m.height, m.widths
      from categories below
      join listings l on l.category_id = below.id and l.status = 'live'
      join listing_pictures lp on lp.listing_id = l.id
      join media m on m.id = lp.media_id
      where below.path @> array[above.id]
      order by (m.status = 'ready') desc, l.bid_count desc, l.id, lp.position limit 1) shown
    where above.id = any (${sql.param([...categoryIds])}::int8[])`);
  return new Map(rows.map(({ categoryId, ...picture }) => [categoryId, picture]));
}
