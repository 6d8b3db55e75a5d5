import type { z } from "zod";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { CancellationNarrowing, CancelledListing, strikeAdmin } from "#contract/moderation/strike-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, count, desc, eq, inArray, isNotNull, sql } from "#server/db/query.ts";
import { auditEntries } from "#server/features/audit/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { personOf, readShownPeople, soughtBy } from "./shown-people.ts";

type Query = z.output<typeof strikeAdmin.cancellations.query>;

const pageSize = 30;
const isCancelled = and(sql`${listings.status} = 'cancelled'`, isNotNull(listings.cancelledBy));

/** Listings that were taken off, the newest first, for moderators; a seller's own words are for nobody (rules L10, SD3). */
export async function listCancellations(
  ctx: Ctx,
  { page, ...narrowing }: Query,
): Promise<z.input<typeof strikeAdmin.cancellations.response>> {
  requireScope(ctx, "moderation");
  const [counted] = await ctx.db.select({ total: count() }).from(listings).where(wantedOf(narrowing));
  const total = counted?.total ?? 0;
  const items = await readCancellations(ctx, narrowing, pageSize, (page - 1) * pageSize);
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

const wantedOf = ({ q, by }: CancellationNarrowing) =>
  and(
    isCancelled,
    by === "" ? undefined : eq(listings.cancelledBy, by),
    q === "" ? undefined : soughtBy(q, sql`${listings.sellerId}`, sql`${listings.id}`),
  );

/** Listings that were taken off, in the order of the list. */
export async function readCancellations(
  ctx: Ctx,
  narrowing: CancellationNarrowing,
  limit: number,
  offset = 0,
): Promise<CancelledListing[]> {
  const { id, slug, name, sellerId, closedAt, updatedAt, cancelledBy, cancelReason, cancelRule } = listings;
  const rows = await ctx.db
    .select({ id, slug, name, sellerId, closedAt, updatedAt, cancelledBy, cancelReason, cancelRule })
    .from(listings)
    .where(wantedOf(narrowing))
    .orderBy(sql`${listings.closedAt} desc nulls last`, desc(listings.id))
    .limit(limit)
    .offset(offset);
  const deciders = await readDeciders(
    ctx,
    rows.filter((row) => row.cancelledBy === "moderator").map((row) => row.id),
  );
  const people = await readShownPeople(ctx, [...rows.map((row) => row.sellerId), ...deciders.values()]);
  const counts = await countOf(
    ctx,
    rows.map((row) => row.sellerId),
  );
  return rows.map((row) => {
    const isOfShop = row.cancelledBy === "moderator";
    const byId = deciders.get(row.id) ?? null;
    return {
      listing: { id: row.id, slug: row.slug, name: row.name },
      person: personOf(people, row.sellerId),
      at: (row.closedAt ?? row.updatedAt).toISOString(),
      by: isOfShop ? ("moderator" as const) : ("seller" as const),
      byName: byId === null ? null : (people.get(byId)?.username ?? null),
      reason: isOfShop ? row.cancelReason : null,
      rule: isOfShop ? (row.cancelRule as SitePolicy | null) : null,
      ...(counts.get(row.sellerId) ?? { bySeller: 0, byShop: 0 }),
    };
  });
}

/** Which moderator has taken a listing off is known to the audit alone. */
async function readDeciders(ctx: Ctx, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({ id: auditEntries.subjectId, byId: auditEntries.byId })
    .from(auditEntries)
    .where(
      and(
        eq(auditEntries.subject, "listing"),
        inArray(auditEntries.subjectId, ids.map(String)),
        sql`${auditEntries.after} ->> 'status' = 'cancelled'`,
      ),
    );
  return new Map(rows.flatMap(({ id, byId }) => (byId === null ? [] : [[Number(id), byId] as const])));
}

async function countOf(ctx: Ctx, sellerIds: readonly number[]) {
  if (sellerIds.length === 0) return new Map<number, { bySeller: number; byShop: number }>();
  const rows = await ctx.db
    .select({
      id: listings.sellerId,
      bySeller: sql<number>`count(*) filter (where ${listings.cancelledBy} = 'seller')::int4`,
      byShop: sql<number>`count(*) filter (where ${listings.cancelledBy} = 'moderator')::int4`,
    })
    .from(listings)
    .where(and(isCancelled, inArray(listings.sellerId, [...new Set(sellerIds)])))
    .groupBy(listings.sellerId);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}
