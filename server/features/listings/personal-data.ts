import { and, eq, inArray } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { inspections } from "./inspections/table.ts";
import { discardDraft } from "./own/discard-draft.ts";
import { pendingEdits } from "./pending/table.ts";
import { listingPictures } from "./pictures/table.ts";
import { listingAdditions, listings } from "./table.ts";

/** Published listings stay in the archive, without their seller's place (rule RE12). */
export const listingsData: PersonalData = {
  tables: ["listings", "listing_additions", "listing_pictures", "pending_edits", "inspections"],
  files: {
    listings: async (ctx, { id }) => {
      const own = ctx.db.select({ id: listings.id }).from(listings).where(eq(listings.sellerId, id));
      return {
        // Who leads, and up to where, is another's.
        listings: await rowsOf(ctx, listings, eq(listings.sellerId, id), [
          "leaderId",
          "leaderMaximumMinor",
          "winnerId",
          "logHash",
          "logRules",
        ]),
        additions: await rowsOf(ctx, listingAdditions, inArray(listingAdditions.listingId, own)),
        pictures: await rowsOf(ctx, listingPictures, inArray(listingPictures.listingId, own)),
        pendingChanges: await rowsOf(ctx, pendingEdits, inArray(pendingEdits.listingId, own)),
        inspections: await rowsOf(ctx, inspections, eq(inspections.sellerId, id), ["decidedById"]),
      };
    },
  },
  forget: async (ctx, { id }) => {
    const drafts = await ctx.db
      .select({ id: listings.id })
      .from(listings)
      .where(and(eq(listings.sellerId, id), eq(listings.status, "draft")));
    for (const draft of drafts) await discardDraft(ctx, draft.id);
    await ctx.db.update(listings).set({ place: null }).where(eq(listings.sellerId, id));
  },
};
