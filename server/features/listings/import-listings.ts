import { type Ctx, transaction } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { slugOf } from "#server/features/catalogue/slugs.ts";

/** An item of an imported catalogue. */
export interface CatalogueItem {
  /** Its key in the source: the same key means the same listing. */
  readonly importKey: string;
  readonly categoryId: number;
  readonly brandId: number | null;
  readonly name: string;
  readonly description: string;
  readonly volumeMl: number | null;
  readonly strengthPercent: number | null;
  readonly vintage: number | null;
  readonly ageYears: number | null;
  /** Asked price in haléře. */
  readonly askedPriceMinor: number;
}

export interface ImportCounts {
  added: number;
  /** Known items whose price has changed. */
  repriced: number;
  unchanged: number;
}

/**
 * L15: An imported catalogue goes live at once at fixed prices; again only changed prices follow, and nobody is told.
 *
 * A batch goes in as a whole or not at all.
 */
export async function importListings(
  ctx: Ctx,
  sellerId: number,
  items: readonly CatalogueItem[],
): Promise<ImportCounts> {
  if (items.length === 0) return { added: 0, repriced: 0, unchanged: 0 };
  return transaction(ctx, async (tx) => {
    const known = await findKnownKeys(tx, items);
    const fresh = items.filter(({ importKey }) => !known.has(importKey));
    const added = (await insertImported(tx, sellerId, "fixed_price", fresh)).length;
    const repriced = await reprice(
      tx,
      items.filter(({ importKey }) => known.has(importKey)),
    );
    return { added, repriced, unchanged: items.length - added - repriced };
  });
}

async function findKnownKeys(ctx: Ctx, items: readonly CatalogueItem[]): Promise<Set<string>> {
  const keys = sql.param(items.map(({ importKey }) => importKey));
  const { rows } = await ctx.db.execute<{ key: string }>(
    sql`select import_key as key from listings where import_key = any (${keys}::text[])`,
  );
  return new Set(rows.map(({ key }) => key));
}

/** Puts items on offer; returns their ids by their keys. Within the caller's transaction. */
export async function insertImported(
  ctx: Ctx,
  sellerId: number,
  saleMode: "fixed_price" | "stock",
  items: readonly CatalogueItem[],
): Promise<readonly { id: number; importKey: string }[]> {
  if (items.length === 0) return [];
  const now = ctx.clock();
  const given = JSON.stringify(items.map((item) => ({ ...item, slug: slugOf(item.name, "cs") })));
  // Another import may have added the same key meanwhile; the row then counts as known.
  const { rows } = await ctx.db.execute<{ id: number; importKey: string }>(sql`
    insert into listings (seller_id, type, sale_mode, status, category_id, brand_id, name, slug, description,
      volume_ml, strength_percent, vintage, age_years, asked_price_minor, import_key,
      handover, created_at, updated_at, published_at, starts_at)
    select ${sellerId}, 'supply', ${saleMode}, 'live', s."categoryId", s."brandId", s.name, s.slug, s.description,
      s."volumeMl", s."strengthPercent", s.vintage, s."ageYears", s."askedPriceMinor", s."importKey",
      ${saleMode === "stock" ? "both" : "post"}, ${now}, ${now}, ${now}, ${now}
    from jsonb_to_recordset(${given}::jsonb) as s("categoryId" int8, "brandId" int8, name text, slug text,
      description text, "volumeMl" int, "strengthPercent" numeric, vintage int, "ageYears" int,
      "askedPriceMinor" int8, "importKey" text)
    on conflict (import_key) where import_key is not null do nothing
    returning id, import_key as "importKey"`);
  return rows;
}

/** A listing that has been sold or cancelled keeps its price. */
async function reprice(ctx: Ctx, items: readonly CatalogueItem[]): Promise<number> {
  if (items.length === 0) return 0;
  const { rows } = await ctx.db.execute(sql`
    update listings l set asked_price_minor = s."askedPriceMinor", updated_at = ${ctx.clock()}
    from jsonb_to_recordset(${JSON.stringify(items)}::jsonb) as s("askedPriceMinor" int8, "importKey" text)
    where l.import_key = s."importKey" and l.status = 'live'
      and l.asked_price_minor is distinct from s."askedPriceMinor"
    returning l.id`);
  return rows.length;
}
