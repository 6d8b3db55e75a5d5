import type { ProductWatch } from "#contract/products/product-watches.ts";
import { toCzk } from "#contract/values/minor-units.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { and, eq, sql } from "#server/db/query.ts";
import { NotFound } from "#server/errors.ts";
import { type CardRow, selectCards } from "#server/features/listings/select-cards.ts";
import { pictureView } from "#server/features/media/picture-view.ts";
import { readOffered } from "./read-offered.ts";
import { productWatches } from "./table.ts";

interface Row extends CardRow {
  readonly wishedMinor: number | null;
  readonly createdAt: Date;
}

/** The goods that the caller waits for, the newest first; also what is hidden meanwhile, so that its watch can be ended. */
export async function listWatches(ctx: Ctx): Promise<ProductWatch[]> {
  const { userId } = requireUser(ctx);
  const { rows } = await ctx.db.execute<Row>(
    selectCards(
      sql`select w.product_id as id, row_number() over (order by w.created_at desc, w.product_id desc) as place,
        w.wished_minor, w.created_at from product_watches w where w.user_id = ${userId}`,
      sql`, picked.wished_minor as "wishedMinor", picked.created_at as "createdAt"`,
    ),
  );
  return rows.map(({ id, slug, name, picture, status, shownPriceMinor, inStock, wishedMinor, createdAt }) => ({
    ...{ id, slug, name },
    picture: picture && pictureView(picture),
    price: status === "live" && shownPriceMinor !== null ? toCzk(shownPriceMinor) : null,
    inStock: status === "live" && inStock,
    wishedPrice: toCzkOrNull(wishedMinor),
    createdAt: createdAt.toISOString(),
  }));
}

/** The caller's wish of one product that visitors see; null: the caller does not wait for it. */
export async function findWatch(ctx: Ctx, productId: number): Promise<{ wishedPrice: number | null } | null> {
  const { userId } = requireUser(ctx);
  const [watch] = await ctx.db
    .select({ wishedMinor: productWatches.wishedMinor })
    .from(productWatches)
    .where(and(eq(productWatches.userId, userId), eq(productWatches.productId, productId)));
  if (watch) return { wishedPrice: toCzkOrNull(watch.wishedMinor) };
  if (!(await readOffered(ctx, productId))?.isShown) throw new NotFound();
  return null;
}

const toCzkOrNull = (minor: number | null): number | null => (minor === null ? null : toCzk(minor));
