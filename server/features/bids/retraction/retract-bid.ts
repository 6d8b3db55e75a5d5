import type { Retraction } from "#contract/bids/bids.ts";
import type { SitePolicy } from "#contract/moderation/decisions.ts";
import { type Ctx, hasScope, requireUser, transaction } from "#server/context.ts";
import { asc, eq } from "#server/db/query.ts";
import { Conflict, Forbidden, Invalid, NotFound } from "#server/errors.ts";
import { lotChanged } from "#server/events/lot-changed.ts";
import { publish } from "#server/events/outbox.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { readBidTerms } from "#server/features/bids/bid-terms.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { bidEvents } from "#server/features/bids/events.ts";
import { lotOf } from "#server/features/bids/lot/lot-row.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import type { BidRow } from "#server/features/bids/placed-bid.ts";
import { bids } from "#server/features/bids/table.ts";
import { getVisibleListing } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { noteSecretSeen } from "#server/features/suspicions/note-secret-seen.ts";
import { countOwnRetractions } from "./count-own-retractions.ts";
import { mayRetract } from "./retraction-rules.ts";
import { storeRetraction } from "./store-retraction.ts";

/** Which bid, by its sequence among all of the lot, and why. */
export interface RetractionOrder {
  readonly listingId: number;
  readonly sequence: number;
  readonly reason: string;
  /** The site rule that a moderator's retraction rests on. */
  readonly rule?: SitePolicy | undefined;
}

/**
 * R2: A moderator may retract anybody's bid until the end, naming a rule of the site and the facts (DSA, Art. 17).
 *
 * Retracts a bid and replays the remaining ones (rules R1 to R5, R7), under the lot's lock and by its clock. A bid that is
 * already retracted stays so and gets the same answer.
 */
export async function retractBid(
  ctx: Ctx,
  order: RetractionOrder,
  clock: LotClock = databaseClock,
): Promise<Retraction> {
  const actor = requireUser(ctx);
  await getVisibleListing(ctx, order.listingId);
  const terms = await readBidTerms(ctx);
  return transaction(ctx, async (tx) => {
    const [row] = await tx.db.select().from(listings).where(eq(listings.id, order.listingId)).for("update");
    const lot = row && lotOf(row, terms);
    const stored = await listBids(tx, order.listingId);
    const bid = stored.find(({ sequence }) => sequence === order.sequence);
    const isBidder = bid?.bidderId === actor.userId;
    if (!row || !lot || !bid || !(isBidder || hasScope(actor, "moderation"))) throw new NotFound();
    const isModerator = await mayModerate(tx, row);
    if (!isBidder && !isModerator) throw new Forbidden("FORBIDDEN");
    if (bid.retractedAt) return retraction(bid, bid.retractedAt);
    const now = await readLotTime(tx, row, clock);
    // The bidder's row, locked after the lot's as everywhere, lets two retractions on two lots count one another.
    await tx.db.select().from(users).where(eq(users.id, bid.bidderId)).for("no key update");
    const own = await countOwnRetractions(tx, bid.bidderId, row.id, now);
    const decision = mayRetract(lot, { isBidder, isModerator, placedAt: bid.placedAt, own }, now);
    if ("refusal" in decision) throw new Conflict(decision.refusal);
    if (decision.by === null) throw new NotFound();

    const { by } = decision;
    if (by === "moderator" && !order.rule) throw new Invalid({ rule: ["field.required"] });
    const rule = by === "moderator" ? (order.rule ?? null) : null;
    const { replayed, isPublic } = await storeRetraction(tx, {
      row,
      lot,
      stored,
      bid,
      by,
      byId: actor.userId,
      reason: order.reason,
      rule,
      now,
    });
    if (by === "moderator") {
      const { listingId, sequence, reason } = order;
      const state = { from: { status: "placed" }, to: { status: "retracted", rule } };
      await recordChange(tx, { subject: "bid", id: `${listingId}/${sequence}`, ...state, reason });
    }
    if (isPublic) lotChanged(tx, [row.id]);
    const newLeaderId = replayed.leaderId === row.leaderId ? null : replayed.leaderId;
    const { sequence, bidderId } = bid;
    if (by === "bidder" && row.leaderId === bidderId && replayed.leaderId !== bidderId) {
      const shown = { userId: bidderId, otherId: replayed.leaderId ?? row.sellerId };
      await noteSecretSeen(tx, { ...shown, listingId: row.id, afterSequence: stored.length });
    }
    const retracted = { listingId: row.id, sequence, bidderId, by, newLeaderId, isPublic };
    await publish(tx, bidEvents.BidRetracted, retracted);
    return retraction({ ...bid, retractedById: actor.userId }, now);
  });
}

function listBids(ctx: Ctx, listingId: number): Promise<BidRow[]> {
  return ctx.db.select().from(bids).where(eq(bids.listingId, listingId)).orderBy(asc(bids.sequence));
}

function retraction({ bidderId, retractedById }: BidRow, retractedAt: Date): Retraction {
  const by = retractedById === bidderId ? "bidder" : "moderator";
  return { retractedAt: retractedAt.toISOString(), by };
}
