import type { ListingFields, OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { countAttempt, limits } from "#server/features/accounts/rate-limits.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { holdEdit } from "#server/features/listings/pending/hold-edit.ts";
import { partEdit } from "#server/features/listings/pending/hold-rules.ts";
import { waitsForLook } from "#server/features/listings/pending/waits-for-look.ts";
import { appendText, changeListing, checkChange, columnsFor, writeListing } from "./change-listing.ts";
import { addedText, changedFields, editScope, fixedFields } from "./edit-rules.ts";
import { getOwnListing, lockOwnListing } from "./own-listing.ts";
import { fullDescription, ownFields, ownListingView } from "./own-listing-view.ts";

/**
 * L19: An update of a listing that names the version it was made on is refused once another window has saved a later
 * one.
 *
 * Stores a change, unless another window has saved a later version. The row is locked, so no bid comes in
 * between.
 */
export async function updateListing(
  ctx: Ctx,
  id: number,
  { version, ...patch }: Partial<ListingFields> & { version?: number | undefined },
): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  // Each change of what is published leaves a row for moderators; a draft is saved as it is written.
  const { status } = await getOwnListing(ctx, id);
  if (status !== "draft") await countAttempt(ctx, limits.changeUser, String(userId));
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (version !== undefined && version !== row.version) throw new Conflict("CHANGED_ELSEWHERE");
    const scope = editScope(row.status, row.bidSequence);
    if (scope === "nothing") throw new Conflict("NOT_EDITABLE");
    if (scope === "draft") {
      return ownListingView(tx, await writeListing(tx, id, await columnsFor(tx, row, patch)));
    }
    return ownListingView(tx, await changePublished(tx, row, patch, scope === "description"));
  });
}

/** While a seller's listings are looked at before they are published, so are changes of their words (rule I7). */
async function changePublished(
  ctx: Ctx,
  row: ListingRow,
  patch: Partial<ListingFields>,
  hasBids: boolean,
): Promise<ListingRow> {
  const changed = changedFields(await ownFields(ctx, row), patch);
  requireChangeable(row, changed, hasBids);
  if (changed.length === 0 && row.status === "live") return row;
  const { waiting, atOnce } = partEdit(patch, changed);
  if (Object.keys(waiting).length === 0 || !(await waitsForLook(ctx, row))) {
    return changeAtOnce(ctx, row, { ...waiting, ...atOnce }, hasBids);
  }
  if (hasBids) await requireAddition(ctx, row, patch);
  else await checkChange(ctx, row, await columnsFor(ctx, row, patch));
  const stored =
    Object.keys(atOnce).length > 0 ? await changeListing(ctx, row, atOnce) : await writeListing(ctx, row.id, {});
  await holdEdit(ctx, stored, { fields: waiting });
  return stored;
}

/** The public now sees a version that no moderator has looked at. */
async function changeAtOnce(
  ctx: Ctx,
  row: ListingRow,
  patch: Partial<ListingFields>,
  hasBids: boolean,
): Promise<ListingRow> {
  const stored = hasBids ? await appendText(ctx, row, patch.description ?? "") : await changeListing(ctx, row, patch);
  if (Object.keys(patch).length > 0) await openInspection(ctx, stored, "after");
  return stored;
}

function requireChangeable(row: ListingRow, changed: readonly (keyof ListingFields)[], hasBids: boolean): void {
  if (hasBids && changed.some((field) => field !== "description")) throw new Conflict("ONLY_DESCRIPTION");
  if (!hasBids && fixedFields(row.status).some((field) => changed.includes(field))) {
    throw new Conflict("NOT_EDITABLE");
  }
}

async function requireAddition(ctx: Ctx, row: ListingRow, { description }: Partial<ListingFields>): Promise<void> {
  if (addedText(await fullDescription(ctx, row), description ?? "") === null) {
    throw new Conflict("ONLY_DESCRIPTION");
  }
}
