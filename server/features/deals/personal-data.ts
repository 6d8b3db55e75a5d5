import { eq, inArray, or, sql } from "#server/db/query.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { dealCases, dealSteps, deals } from "./table.ts";

/** Deals stay, with the address and the account they were done with, as long as claims can be made (rule RE12). */
export const dealsData: PersonalData = {
  tables: ["deals", "deal_steps", "deal_cases"],
  files: {
    deals: async (ctx, { id }) => {
      const isOwn = or(eq(deals.sellerId, id), eq(deals.buyerId, id));
      const own = ctx.db.select({ id: deals.id }).from(deals).where(isOwn);
      const rows = await rowsOf(ctx, deals, isOwn);
      return {
        // The other side is not named by number: its name is the other's.
        deals: rows.map(({ sellerId, buyerId: _, ...deal }) => ({
          side: sellerId === id ? "seller" : "buyer",
          ...deal,
          iban: openAccount(ctx, Number(sellerId), deal.iban as string | null),
        })),
        steps: await ctx.db
          .select({
            dealId: dealSteps.dealId,
            kind: dealSteps.kind,
            note: dealSteps.note,
            at: dealSteps.at,
            isOwn: sql<boolean>`coalesce(${dealSteps.byUserId} = ${id}, false)`,
          })
          .from(dealSteps)
          .where(inArray(dealSteps.dealId, own)),
        cases: await rowsOf(ctx, dealCases, inArray(dealCases.dealId, own), [
          "decidedById",
          "filedById",
          "strikeWithdrawnById",
        ]),
      };
    },
  },
  forgetDeals: async (ctx, { id }) => {
    await ctx.db.update(deals).set({ delivery: null, paymentReference: null }).where(eq(deals.buyerId, id));
    await ctx.db.update(deals).set({ iban: null, trackingNumber: null }).where(eq(deals.sellerId, id));
    await ctx.db.update(dealSteps).set({ note: null }).where(eq(dealSteps.byUserId, id));
    await ctx.db.update(dealCases).set({ note: removed }).where(eq(dealCases.filedById, id));
  },
};

const removed = "—";
