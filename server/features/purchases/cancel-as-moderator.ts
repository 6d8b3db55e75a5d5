import type { z } from "zod";
import type { purchases } from "#contract/purchases/purchases.ts";
import { type Actor, type Ctx, requireScope, requireUser, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { databaseClock, type LotClock, readLotTime } from "#server/features/bids/database-clock.ts";
import { logActs } from "#server/features/bids/lot-log/log-acts.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { cancelListing } from "#server/features/listings/cancel-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { isPublic } from "#server/features/listings/visibility-rules.ts";
import { cancellationRefusal } from "./cancellation-rules.ts";
import { lockListing } from "./lock-listing.ts";

/** Takes a listing off before its end, with a reason that bidders and seller are told; safe to repeat. */
export async function cancelAsModerator(
  ctx: Ctx,
  listingId: number,
  { rule, reason }: z.output<typeof purchases.cancel.body>,
  clock: LotClock = databaseClock,
): Promise<void> {
  const { userId: byId } = await requireModerator(ctx, listingId);
  await transaction(ctx, async (tx) => {
    const row = await lockListing(tx, listingId);
    if (!(await mayModerate(tx, row))) throw new Forbidden("FORBIDDEN");
    if (row.status === "cancelled") return;
    const at = await readLotTime(tx, row, clock);
    const refusal = cancellationRefusal(row, "moderator", at);
    if (refusal) throw new Conflict(refusal);
    await cancelListing(tx, { listingId, sellerId: row.sellerId, by: "moderator", byId, rule, reason, at });
    const [from, to] = [{ status: row.status }, { status: "cancelled", rule }];
    await recordChange(tx, { subject: "listing", id: listingId, from, to, reason });
    await logActs(tx, [{ listingId, kind: "cancellation", at, details: { by: "moderator" } }]);
  });
}

/** To a caller who may not moderate, an unpublished listing is not found. */
async function requireModerator(ctx: Ctx, listingId: number): Promise<Actor> {
  const { scopes } = requireUser(ctx);
  const isModerator = scopes.includes("moderation") || scopes.includes("admin");
  const [row] = await ctx.db
    .select({ status: listings.status, publishedAt: listings.publishedAt })
    .from(listings)
    .where(eq(listings.id, listingId));
  if (!row || !(isPublic(row) || (isModerator && row.status === "scheduled"))) throw new NotFound();
  return requireScope(ctx, "moderation");
}
