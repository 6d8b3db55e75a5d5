import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { sellerTaxDetails } from "./table.ts";

/** What was told for reports goes with the account: the year's report is made from what is known by then. */
export const sellerReportsData: PersonalData = {
  tables: ["seller_tax_details"],
  files: {
    "tax-details": (ctx, { id }) => rowsOf(ctx, sellerTaxDetails, eq(sellerTaxDetails.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(sellerTaxDetails).where(eq(sellerTaxDetails.userId, id));
  },
};
