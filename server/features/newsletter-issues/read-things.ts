import type { IssueThing } from "#contract/newsletter-issues/newsletter-admin.ts";
import type { LocalizedText } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { type SQL, sql } from "#server/db/query.ts";
import { newsletterCategories } from "#server/features/newsletter/newsletter-categories.ts";

/** An article that an issue shows. */
export interface ShownArticle extends Record<string, unknown> {
  readonly id: number;
  readonly title: LocalizedText;
  readonly slug: LocalizedText;
  readonly lead: LocalizedText;
  readonly isPublished: boolean;
}

/** A lot that an issue shows. */
export interface ShownLot extends Record<string, unknown> {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly nameEn: string | null;
  readonly categoryId: number;
  readonly priceMinor: number | null;
  readonly endsAt: Date | null;
  readonly feeTableId: number | null;
  readonly isRunning: boolean;
}

/** Articles by their numbers, in that order; those that are gone are left out. */
export async function readArticles(ctx: Ctx, ids: readonly number[]): Promise<ShownArticle[]> {
  return inOrder(ids, await selectArticles(ctx, isAmong(ids), ids.length));
}

/** Published articles whose title or number is as sought, the newest first. */
export function seekArticles(ctx: Ctx, words: string, limit: number): Promise<ShownArticle[]> {
  const like = `%${words.replace(/[\\%_]/g, "\\$&")}%`;
  const isMeant = words === "" ? sql`true` : sql`(title->>'cs' ilike ${like} or title->>'en' ilike ${like})`;
  return selectArticles(ctx, sql`${isMeant} and published_at <= ${ctx.clock()}`, limit);
}

async function selectArticles(ctx: Ctx, where: SQL, limit: number): Promise<ShownArticle[]> {
  const { rows } = await ctx.db.execute<ShownArticle>(sql`
    select id, title, slug, lead, coalesce(published_at <= ${ctx.clock()}, false) as "isPublished"
    from articles where ${where} order by published_at desc nulls last, id desc limit ${limit}`);
  return rows;
}

/** Lots by their numbers, in that order; those that are gone are left out. */
export async function readLots(ctx: Ctx, ids: readonly number[]): Promise<ShownLot[]> {
  const { rows } = await ctx.db.execute<ShownLot>(sql`
    select id, slug, name, name_en as "nameEn", category_id as "categoryId", shown_price_minor as "priceMinor", ends_at as "endsAt",
      fee_table_id as "feeTableId",
      status = 'live' and type = 'supply' and (ends_at is null or ends_at > ${ctx.clock()}) as "isRunning"
    from listings where ${isAmong(ids)}`);
  return inOrder(ids, rows);
}

export const thingOfArticle = ({ id, title, isPublished }: ShownArticle): IssueThing => ({
  ...{ id, name: title },
  fault: isPublished ? null : "over",
});

/** Lots as an issue may show them, each with what stands against it (rule NL8). */
export async function thingsOfLots(ctx: Ctx, lots: readonly ShownLot[]): Promise<IssueThing[]> {
  const allowed = await newsletterCategories(ctx);
  const faultOf = ({ categoryId, isRunning }: ShownLot) => {
    if (!allowed.has(categoryId)) return "unadvertised";
    return isRunning ? null : "over";
  };
  return lots.map((lot) => ({
    id: lot.id,
    name: { cs: lot.name, en: lot.nameEn ?? "" },
    fault: faultOf(lot),
  }));
}

const isAmong = (ids: readonly number[]) => sql`id = any (${sql.param([...ids])}::int8[])`;

function inOrder<Thing extends { readonly id: number }>(ids: readonly number[], things: readonly Thing[]): Thing[] {
  return ids.flatMap((id) => things.find((thing) => thing.id === id) ?? []);
}
