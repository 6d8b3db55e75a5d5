import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { findPendingEdit } from "./find-pending-edit.ts";
import { joinEdits } from "./hold-rules.ts";
import { pendingEdits } from "./table.ts";

/** Keeps a change for a moderator's look, on top of what waits already. The caller has locked the row. */
export async function holdEdit(
  ctx: Ctx,
  row: ListingRow,
  change: { fields?: Partial<ListingFields>; pictures?: string[] },
): Promise<void> {
  const earlier = await findPendingEdit(ctx, row);
  const pending = {
    fields: joinEdits(earlier?.fields ?? {}, change.fields ?? {}),
    pictures: change.pictures ?? earlier?.pictures ?? null,
    pendingSince: earlier?.pendingSince ?? ctx.clock(),
  };
  await ctx.db
    .insert(pendingEdits)
    .values({ listingId: row.id, ...pending })
    .onConflictDoUpdate({ target: pendingEdits.listingId, set: pending });
  await openInspection(ctx, { ...row, name: pending.fields.name ?? row.name }, "change");
}
