import type { z } from "zod";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import type { RetractedBid, RetractionNarrowing, strikeAdmin } from "#contract/moderation/strike-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { and, asc, count, eq, inArray, type SQL, sql } from "#server/db/query.ts";
import { retractionsWithinMs } from "#server/features/bids/retraction/retraction-rules.ts";
import { bids } from "#server/features/bids/table.ts";
import { listings } from "#server/features/listings/table.ts";
import { personOf, readShownPeople, soughtBy } from "./shown-people.ts";

type Query = z.output<typeof strikeAdmin.retractions.query>;

const pageSize = 30;
/** A raise goes with its bid, and is no retraction of its own. */
const isRetracted = sql`${bids.retractedAt} is not null and ${bids.kind} <> 'raise'`;
const isOwn = sql`${bids.retractedById} = ${bids.bidderId}`;

/** What a suspension takes away has no reason of its own; a moderator's retraction always has one (rule R3). */
const isBy: Record<RetractedBid["by"], SQL> = {
  bidder: isOwn,
  moderator: sql`not ${isOwn} and ${bids.retractionReason} is not null`,
  suspension: sql`not ${isOwn} and ${bids.retractionReason} is null`,
};

/** Bids that were taken back, the newest first, for moderators: who, why and how often, without secret maxima (rule SD3). */
export async function listRetractions(
  ctx: Ctx,
  { page, ...narrowing }: Query,
): Promise<z.input<typeof strikeAdmin.retractions.response>> {
  requireScope(ctx, "moderation");
  const [counted] = await ctx.db.select({ total: count() }).from(bids).where(wantedOf(narrowing));
  const total = counted?.total ?? 0;
  const items = await readRetractions(ctx, narrowing, pageSize, (page - 1) * pageSize);
  return { items, total, page, pages: Math.max(1, Math.ceil(total / pageSize)) };
}

const wantedOf = ({ q, by }: RetractionNarrowing) =>
  and(
    isRetracted,
    by === "" ? undefined : isBy[by],
    q === "" ? undefined : soughtBy(q, sql`${bids.bidderId}`, sql`${bids.listingId}`),
  );

/** Bids that were taken back, in the order of the list. */
export async function readRetractions(
  ctx: Ctx,
  narrowing: RetractionNarrowing,
  limit: number,
  offset = 0,
): Promise<RetractedBid[]> {
  const rows = await ctx.db
    .select({ bid: bids, listing: { id: listings.id, slug: listings.slug, name: listings.name } })
    .from(bids)
    .innerJoin(listings, eq(listings.id, bids.listingId))
    .where(wantedOf(narrowing))
    .orderBy(sql`${bids.retractedAt} desc nulls last`, asc(bids.listingId), asc(bids.sequence))
    .limit(limit)
    .offset(offset);
  const people = await readShownPeople(
    ctx,
    rows.flatMap(({ bid }) => [bid.bidderId, bid.retractedById]),
  );
  const counts = await countOf(
    ctx,
    rows.map(({ bid }) => bid.bidderId),
  );
  return rows.map(({ bid, listing }) => {
    const who = whoseDecision(bid);
    const byId = who === "bidder" ? null : bid.retractedById;
    return {
      ...{ listing, sequence: bid.sequence, person: personOf(people, bid.bidderId) },
      at: (bid.retractedAt ?? bid.placedAt).toISOString(),
      ...{ by: who, byName: byId === null ? null : (people.get(byId)?.username ?? null) },
      ...{ reason: bid.retractionReason, rule: bid.retractionRule as SitePolicy | null },
      ...(counts.get(bid.bidderId) ?? { recent: 0, all: 0 }),
    };
  });
}

function whoseDecision({ bidderId, retractedById, retractionReason }: typeof bids.$inferSelect): RetractedBid["by"] {
  if (retractedById === bidderId) return "bidder";
  return retractionReason === null ? "suspension" : "moderator";
}

/** `recent` as the bidder's own limit counts them (rule R7). */
async function countOf(ctx: Ctx, bidderIds: readonly number[]) {
  if (bidderIds.length === 0) return new Map<number, { recent: number; all: number }>();
  const since = new Date(ctx.clock().getTime() - retractionsWithinMs);
  const rows = await ctx.db
    .select({
      id: bids.bidderId,
      recent: sql<number>`count(distinct ${bids.listingId}) filter (where ${isOwn} and ${bids.retractedAt} > ${since})::int4`,
      all: sql<number>`count(*)::int4`,
    })
    .from(bids)
    .where(and(isRetracted, inArray(bids.bidderId, [...new Set(bidderIds)])))
    .groupBy(bids.bidderId);
  return new Map(rows.map(({ id, recent, all }) => [id, { recent, all }]));
}
