import type { Advertisement } from "#contract/advertisements.ts";
import { type Ctx, transaction } from "#server/context.ts";
import { Conflict } from "#server/errors.ts";
import { advertisementView } from "./advertisement-view.ts";
import { closeInspection } from "./close-inspection.ts";
import { lockOwnListing } from "./own-listing.ts";
import { setUnpublished } from "./set-unpublished.ts";

/** Takes one's own listing back from review: a draft again, to be changed or thrown away. Asked again, it stays one. */
export async function withdrawAdvertisement(ctx: Ctx, id: number): Promise<Advertisement> {
  return transaction(ctx, async (tx) => {
    const row = await lockOwnListing(tx, id);
    if (row.status === "draft") return advertisementView(tx, row);
    if (row.status !== "in_review") throw new Conflict("NOT_IN_REVIEW");
    await closeInspection(tx, id, { outcome: "withdrawn" });
    return advertisementView(tx, await setUnpublished(tx, id, "draft"));
  });
}
