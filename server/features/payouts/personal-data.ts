import { eq } from "#server/db/query.ts";
import { openAccount } from "#server/features/accounts/contact/sealed-account.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { payouts } from "./table.ts";

/** Payouts stay with the orders whose money they are (rule RE12). */
export const payoutsData: PersonalData = {
  tables: ["payouts"],
  files: {
    payouts: async (ctx, { id }) => {
      const rows = await rowsOf(ctx, payouts, eq(payouts.userId, id), ["paidById", "batchId"]);
      return rows.map((row) => ({ ...row, iban: openAccount(ctx, id, row.iban as string | null) }));
    },
  },
};
