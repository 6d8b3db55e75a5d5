import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { vouchers, voucherUses } from "./table.ts";

export const vouchersData: PersonalData = {
  tables: ["vouchers", "voucher_uses"],
  files: {
    vouchers: async (ctx, { id }) => ({
      own: await rowsOf(ctx, vouchers, eq(vouchers.ownerId, id)),
      used: await rowsOf(ctx, voucherUses, eq(voucherUses.userId, id)),
    }),
  },
  // One for this e-mail alone helps nobody any more; without the e-mail it would help everybody.
  forget: async (ctx, { email }) => {
    await ctx.db.update(vouchers).set({ active: false, email: "@deleted.invalid" }).where(eq(vouchers.email, email));
  },
};
