import { type Ctx, transaction } from "#server/context.ts";
import { and, asc, eq } from "#server/db/query.ts";
import { releaseAccount, type Suspension, suspendAccount } from "#server/features/accounts/status/set-suspended.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { retractAllOf } from "#server/features/bids/retraction/retract-all-of.ts";
import { freezeListings } from "#server/features/listings/freeze-listings.ts";
import { listings } from "#server/features/listings/table.ts";

/**
 * K13: A person who is suspended is signed out everywhere and notified, and the change is audited. Meanwhile the
 * person's listings stand still: nobody bids, buys or offers there, bidders and watchers are told, ends stay, and what
 * ends is sold to nobody.
 *
 * Suspends an account. In one transaction; a bid decided in the same instant is caught by the closing (R8).
 * Safe to repeat.
 */
export async function suspendPerson(ctx: Ctx, suspension: Suspension, clock: LotClock = databaseClock): Promise<void> {
  const { userId, byId } = suspension;
  await transaction(ctx, async (tx) => {
    // Listings are locked before users, as everywhere.
    await freezeListings(tx, userId, true);
    const led = await tx.db
      .select({ id: listings.id, lastActAt: listings.lastActAt, endsAt: listings.endsAt })
      .from(listings)
      .where(and(eq(listings.leaderId, userId), eq(listings.status, "live")))
      .orderBy(asc(listings.id))
      .for("update");
    for (const lot of led) {
      const at = await readLotTime(tx, lot, clock);
      // A lot that is over is the closing's.
      if (lot.endsAt && at >= lot.endsAt) continue;
      await retractAllOf(tx, { listingId: lot.id, userId, byId, at });
    }
    await suspendAccount(tx, suspension);
    // What was published while this waited for the person's row; from now on publishing sees the suspension.
    await freezeListings(tx, userId, true);
  });
}

/** Releases a person: what is left of the listings runs on to its end; bids that were taken away stay away. Safe to repeat. */
export async function releasePerson(ctx: Ctx, release: Suspension): Promise<void> {
  await transaction(ctx, async (tx) => {
    await freezeListings(tx, release.userId, false);
    await releaseAccount(tx, release);
  });
}
