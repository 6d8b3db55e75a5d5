import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { payouts } from "./table.ts";

/** Payouts stay with the orders whose money they are (rule RE12). */
export const payoutsData: PersonalData = {
  tables: ["payouts"],
  files: {
    payouts: (ctx, { id }) => rowsOf(ctx, payouts, eq(payouts.userId, id), ["paidById", "batchId"]),
  },
};
