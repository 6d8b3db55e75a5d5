import { eq } from "#server/db/query.ts";
import { type PersonalData, rowsOf } from "#server/personal-data.ts";
import { ageProofAttempts, ageProofs, phoneCodes } from "./table.ts";

export const verificationData: PersonalData = {
  tables: ["phone_codes", "age_proof_attempts", "age_proofs"],
  files: {
    "proved-age": (ctx, { id }) => rowsOf(ctx, ageProofs, eq(ageProofs.userId, id)),
  },
  forget: async (ctx, { id }) => {
    await ctx.db.delete(phoneCodes).where(eq(phoneCodes.userId, id));
    await ctx.db.delete(ageProofAttempts).where(eq(ageProofAttempts.userId, id));
    await ctx.db.delete(ageProofs).where(eq(ageProofs.userId, id));
  },
};
