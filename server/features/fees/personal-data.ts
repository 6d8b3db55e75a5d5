import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { feeCharges, feeStatements } from "./table.ts";

/** Fees stay with the documents that bill them (rule RE12). */
export const feesData: PersonalData = {
  tables: ["fee_charges", "fee_statements"],
  files: {
    fees: async (ctx, { id }) => ({
      charges: await rowsOf(ctx, feeCharges, eq(feeCharges.userId, id)),
      bills: await rowsOf(ctx, feeStatements, eq(feeStatements.userId, id)),
    }),
  },
};
