import { type Ctx, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { discardDraft } from "./discard-draft.ts";
import { lockOwnListing } from "./own-listing.ts";

/** Deletes a draft with its pictures. A published listing stays. */
export async function removeDraft(ctx: Ctx, id: number): Promise<void> {
  await transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (row.status !== "draft") throw new Conflict("NOT_A_DRAFT");
    await discardDraft(tx, id);
  });
}
