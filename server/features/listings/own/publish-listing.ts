import type { OwnListing } from "#contract/listings/own-listings.ts";
import { type Ctx, requireTrader, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { findFeesInForce } from "#server/features/fees/read-fees.ts";
import { requireNothingOverdue } from "#server/features/fees/require-nothing-overdue.ts";
import type { ListingRow } from "#server/features/listings/get-listing.ts";
import { listings } from "#server/features/listings/table.ts";
import { isProtectionOffered } from "#server/features/settings/protection-setting.ts";
import { checkPublication, requireRoomToPublish } from "./check-publication.ts";
import { goOnPublishing } from "./go-on-publishing.ts";
import { orderPackage, type PackageChoice, readPackage } from "./order-package.ts";
import { lockOwnListing } from "./own-listing.ts";
import { ownListingView } from "./own-listing-view.ts";
import { givePackageBack, isPaidAlready } from "./paid-package.ts";

/**
 * Publishes a draft: live at once, or scheduled; under a package that costs something once that is paid; a new seller's first waits
 * for a moderator (decisions/0021). Of two calls at once, the second finds no draft.
 */
export async function publishListing(ctx: Ctx, id: number, choice: PackageChoice = {}): Promise<OwnListing> {
  const { userId } = requireTrader(ctx);
  return transaction(ctx, async (tx) => {
    const draft = await lockOwnListing(tx, id);
    if (draft.status !== "draft") throw new Conflict("NOT_A_DRAFT");
    await checkPublication(tx, draft, { demanded: true });
    await requireRoomToPublish(tx, userId);
    await requireNothingOverdue(tx, userId);
    const chosen = await readPackage(tx, draft, choice);
    const isPaid = await isPaidAlready(tx, draft, chosen);
    if (!isPaid) await givePackageBack(tx, draft);
    const listing = await freezeTerms(tx, draft, isPaid ? draft.packageId : (chosen?.id ?? null));
    if (isPaid || !chosen || chosen.priceMinor === 0) return ownListingView(tx, await goOnPublishing(tx, listing));
    return ownListingView(tx, await orderPackage(tx, listing, chosen, choice));
  });
}

/** Package, fees and whether payments are protected are as they are today, whenever the listing starts. */
async function freezeTerms(ctx: Ctx, draft: ListingRow, packageId: number | null): Promise<ListingRow> {
  const terms = {
    packageId,
    feeTableId: await findFeesInForce(ctx),
    isProtected: draft.isProtected && (await isProtectionOffered(ctx)),
  };
  await ctx.db.update(listings).set(terms).where(eq(listings.id, draft.id));
  return { ...draft, ...terms };
}
