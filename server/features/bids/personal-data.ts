import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { partsOf } from "./lot-log/log-line.ts";
import { bidBudgets, bids, lotBidders } from "./table.ts";

/** Bids stay: the receipts of all bidders hang on every line of a log (decisions/0020). */
export const bidsData: PersonalData = {
  tables: ["bids", "lot_bidders", "bid_budgets"],
  files: {
    bids: (ctx, { id }) =>
      rowsOf(ctx, bids, eq(bids.bidderId, id), [
        ...(["leaderAfterId", "retractedById", "requestHash", "idempotencyKey"] as const),
        ...(["entryHash", "salt", "entryNumber"] as const),
      ]),
    /** What opens the own lines of the logs (`npm run verify-log`, decisions/0013). */
    receipts: async (ctx, { id }) => {
      const rows = await ctx.db.select().from(bids).where(eq(bids.bidderId, id));
      return rows.map(({ listingId, maximumMinor, placedAt, entryHash, salt }) => ({
        ...{ listingId, maximumMinor, placedAt },
        hash: entryHash.toString("hex"),
        salt: partsOf(salt).salt.toString("hex"),
      }));
    },
    "names-on-lots": (ctx, { id }) => rowsOf(ctx, lotBidders, eq(lotBidders.bidderId, id), ["ordinal"]),
    budget: (ctx, { id }) => rowsOf(ctx, bidBudgets, eq(bidBudgets.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(bidBudgets).where(eq(bidBudgets.userId, id));
  },
};
