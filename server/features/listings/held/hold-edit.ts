import type { ListingFields } from "#contract/listings/own-listings.ts";
import type { Ctx } from "#server/context.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { openInspection } from "#server/features/listings/inspections/open-inspection.ts";
import { findHeld } from "./find-held.ts";
import { joinEdits } from "./hold-rules.ts";
import { heldEdits } from "./table.ts";

/** Keeps a change for a moderator's look, on top of what waits already. The caller has locked the row. */
export async function holdEdit(
  ctx: Ctx,
  row: ListingRow,
  change: { fields?: Partial<ListingFields>; pictures?: string[] },
): Promise<void> {
  const earlier = await findHeld(ctx, row);
  const held = {
    fields: joinEdits(earlier?.fields ?? {}, change.fields ?? {}),
    pictures: change.pictures ?? earlier?.pictures ?? null,
    heldAt: earlier?.heldAt ?? ctx.clock(),
  };
  await ctx.db
    .insert(heldEdits)
    .values({ listingId: row.id, ...held })
    .onConflictDoUpdate({ target: heldEdits.listingId, set: held });
  await openInspection(ctx, { ...row, name: held.fields.name ?? row.name }, "change");
}
