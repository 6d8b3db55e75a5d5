import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { purchases, secondChances, voidedSales } from "./table.ts";

export const purchasesData: PersonalData = {
  tables: ["purchases", "second_chances", "voided_sales"],
  files: {
    purchases: async (ctx, { id }) => ({
      purchases: await rowsOf(ctx, purchases, eq(purchases.buyerId, id), ["requestHash", "idempotencyKey"]),
      secondChances: await rowsOf(ctx, secondChances, eq(secondChances.bidderId, id)),
      voidedSales: await rowsOf(ctx, voidedSales, eq(voidedSales.buyerId, id)),
    }),
  },
};
