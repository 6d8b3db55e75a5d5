import type { Category } from "#contract/catalogue/catalogue.ts";
import type { ShelfEntry } from "#contract/listings/listings.ts";
import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { listCategoryTree } from "#server/features/catalogue/list-category-tree.ts";
import { type PictureRow, pictureView } from "#server/features/media/picture-view.ts";
import { remembered } from "#server/remembered.ts";

const shelfLength = 8;
/** The number of lots of a category searched for a picture: enough that one has it even while others are being processed. */
const candidates = 24;
const ttlMs = 5_000;

/**
 * F13: The shelf on home has the {shelfLength} second-level categories in which most is offered.
 *
 * The second-level categories in which most is on offer, in the order of the tree, each with a picture of a live lot;
 * at most five seconds old.
 */
export function listShelf(ctx: Ctx, lang: Locale): Promise<ShelfEntry[]> {
  return remembered(ctx, `shelf ${lang}`, ttlMs, () => readShelf(ctx, lang));
}

async function readShelf(ctx: Ctx, lang: Locale): Promise<ShelfEntry[]> {
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
  const offered = tree.flatMap(({ subcategories }) => subcategories).filter(({ count }) => count > 0);
  const chosen = new Set(offered.toSorted((a, b) => b.count - a.count).slice(0, shelfLength));
  return offered.filter((category) => chosen.has(category));
}

/** The main picture of the live lot with the most bids below each category. */
async function findPictures(ctx: Ctx, categoryIds: readonly number[]): Promise<Map<number, PictureRow>> {
  const { rows } = await ctx.db.execute<PictureRow & { categoryId: number } & Record<string, unknown>>(sql`
    select above.id as "categoryId", shown.*
    from categories above
    cross join lateral (
      select m.id, m.status, m.role, m.width, m.height, m.widths
      from (
        select l.id, l.bid_count from categories below
        join listings l on l.category_id = below.id and l.status = 'live'
        where below.path @> array[above.id] and exists (select from listing_pictures where listing_id = l.id)
        order by l.bid_count desc, l.id limit ${candidates}) l
      join listing_pictures lp on lp.listing_id = l.id
      join media m on m.id = lp.media_id
      order by (m.status = 'ready') desc, l.bid_count desc, l.id, lp.position limit 1) shown
    where above.id = any (${sql.param([...categoryIds])}::int8[])`);
  return new Map(rows.map(({ categoryId, ...picture }) => [categoryId, picture]));
}
