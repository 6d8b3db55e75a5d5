import { chosenDepth } from "#contract/newsletter/newsletter.ts";
import type { Ctx } from "#server/context.ts";
import { sql } from "#server/db/query.ts";
import { readCategories } from "#server/features/catalogue/read-categories.ts";
import { newsletterCategories } from "./newsletter-categories.ts";

/** A mail shows this many lots; the others are behind a link. */
const shownLots = 8;
/** New lots are counted up to this number. */
const countedLots = 200;

interface NewLot extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly priceMinor: number | null;
  readonly endsAt: Date | null;
  readonly feeTableId: number | null;
}

/**
 * NL3: A digest names up to {shownLots} lots that are new since the last one, in the chosen categories, and counts them up to
 * {countedLots}; without any, or who subscribed after it was due, gets none.
 */
export async function listNewLots(
  ctx: Ctx,
  chosen: readonly number[],
  { since, until }: { since: Date; until: Date },
): Promise<{ lots: NewLot[]; total: number }> {
  const { rows } = await ctx.db.execute<NewLot>(sql`
    select id, slug, name, name_en as "nameEn", shown_price_minor as "priceMinor", ends_at as "endsAt",
      fee_table_id as "feeTableId" from listings
    where status = 'live' and published_at >= ${since} and published_at < ${until}
      and (ends_at is null or ends_at > ${ctx.clock()}) and type = 'supply'
      and category_id = any (${sql.param(await readableCategories(ctx, chosen))}::int8[])
    order by published_at desc nulls last, id desc nulls last limit ${countedLots}`);
  return { lots: rows.slice(0, shownLots), total: rows.length };
}

async function readableCategories(ctx: Ctx, chosen: readonly number[]): Promise<number[]> {
  const allowed = await newsletterCategories(ctx);
  const wanted = new Set(chosen);
  const isWanted = (path: readonly number[]) => wanted.has(path.slice(0, chosenDepth).at(-1) ?? 0);
  const rows = [...(await readCategories(ctx)).values()];
  return rows.filter(({ id, path }) => allowed.has(id) && (wanted.size === 0 || isWanted(path))).map(({ id }) => id);
}
