import type { z } from "zod";
import type { moderation } from "#contract/moderation/moderation.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict, Forbidden, NotFound } from "#server/errors.ts";
import { publish } from "#server/events/outbox.ts";
import { users } from "#server/features/accounts/table.ts";
import { recordChange } from "#server/features/audit/record-change.ts";
import { mayModerate } from "#server/features/bids/may-moderate.ts";
import { listingEvents } from "#server/features/listings/events.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { closeInspection } from "#server/features/listings/inspections/close-inspection.ts";
import { inspections } from "#server/features/listings/inspections/table.ts";
import { checkPublication } from "#server/features/listings/own/check-publication.ts";
import { setUnpublished } from "#server/features/listings/own/set-unpublished.ts";
import { applyPendingEdit } from "#server/features/listings/pending/apply-pending-edit.ts";
import { dropPendingEdit } from "#server/features/listings/pending/drop-pending-edit.ts";
import { runListing } from "#server/features/listings/run-listing.ts";
import { cancelAsModerator } from "#server/features/purchases/cancel-as-moderator.ts";
import { lockListing } from "#server/features/purchases/lock-listing.ts";

type Decision = z.output<typeof moderation.decideInspection.body>;
type InspectionRow = typeof inspections.$inferSelect;

/**
 * A moderator's decision about a listing (decisions/0021), under its row's lock: a waiting listing is published or goes back to its
 * seller, a running one stays or is cancelled, a change of one is made public or dropped. The same decision again changes nothing.
 */
export async function decideInspection(ctx: Ctx, id: number, decision: Decision): Promise<void> {
  const { userId } = requireScope(ctx, "moderation");
  const { listingId } = await getInspection(ctx, id);
  if (listingId === null) throw new Conflict("INSPECTION_CLOSED");
  await transaction(ctx, async (tx) => {
    const row = await lockListing(tx, listingId);
    if (!(await mayModerate(tx, row))) throw new Forbidden("FORBIDDEN");
    const inspection = await getInspection(tx, id);
    if (inspection.outcome === (decision.decision === "approve" ? "approved" : "rejected")) return;
    if (inspection.outcome !== null) throw new Conflict("INSPECTION_CLOSED");
    if (decision.decision === "approve") await approve(tx, inspection, row, userId);
    else await reject(tx, inspection, row, { ...decision, byId: userId });
    await recordDecision(tx, inspection, row, decision);
  });
}

/** A cancellation is recorded as one, by the verb that cancels. */
async function recordDecision(ctx: Ctx, { id, kind }: InspectionRow, row: ListingRow, decision: Decision) {
  const isRejected = decision.decision === "reject";
  if (isRejected && kind === "after") return;
  await recordChange(ctx, {
    subject: "listing",
    id: row.id,
    from: { status: row.status },
    to: {
      status: row.status,
      inspectionId: id,
      look: kind,
      outcome: isRejected ? "rejected" : "approved",
      ...(isRejected && { rule: decision.rule }),
    },
    reason: isRejected ? decision.reason : null,
  });
}

async function approve(ctx: Ctx, { kind }: InspectionRow, row: ListingRow, byId: number): Promise<void> {
  if (kind === "change") await applyPendingEdit(ctx, row);
  if (kind === "before") {
    await requireSeller(ctx, row.sellerId);
    // The category's policy may have changed meanwhile.
    await checkPublication(ctx, row);
    await runListing(ctx, row);
    await publish(ctx, listingEvents.ListingApproved, { listingId: row.id, sellerId: row.sellerId });
  }
  await closeInspection(ctx, row.id, { outcome: "approved", byId });
}

async function reject(
  ctx: Ctx,
  { id, kind }: InspectionRow,
  row: ListingRow,
  { rule, reason, byId }: Extract<Decision, { decision: "reject" }> & { byId: number },
): Promise<void> {
  // Every cancellation takes the listing out of the queue.
  if (kind === "after") return cancelAsModerator(ctx, row.id, { rule, reason });
  if (kind === "change") await dropPendingEdit(ctx, row.id);
  else await setUnpublished(ctx, row.id, "draft");
  await closeInspection(ctx, row.id, { outcome: "rejected", byId, rule, reason });
  const returned = { listingId: row.id, sellerId: row.sellerId, inspectionId: id, change: kind === "change" };
  await publish(ctx, listingEvents.ListingReturned, returned);
}

/** I6: A suspended seller's listing cannot be approved. */
async function requireSeller(ctx: Ctx, sellerId: number): Promise<void> {
  const [seller] = await ctx.db
    .select({ suspendedAt: users.suspendedAt })
    .from(users)
    .where(eq(users.id, sellerId))
    .for("no key update");
  if (seller?.suspendedAt) throw new Conflict("SELLER_SUSPENDED");
}

async function getInspection(ctx: Ctx, id: number): Promise<InspectionRow> {
  const [row] = await ctx.db.select().from(inspections).where(eq(inspections.id, id));
  if (!row) throw new NotFound();
  return row;
}
