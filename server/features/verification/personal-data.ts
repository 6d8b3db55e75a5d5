import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { phoneCodes, verifiedPhones } from "./table.ts";

export const verificationData: PersonalData = {
  tables: ["phone_codes", "verified_phones"],
  files: {
    "verified-phone": (ctx, { id }) => rowsOf(ctx, verifiedPhones, eq(verifiedPhones.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(phoneCodes).where(eq(phoneCodes.userId, id));
    await ctx.db.delete(verifiedPhones).where(eq(verifiedPhones.userId, id));
  },
};
