import type { Verification } from "#contract/verification/verification.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { isCodeOpen } from "#server/features/accounts/codes/code-rules.ts";
import { missingOf } from "#server/features/accounts/contact/complete-rules.ts";
import { phoneText } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { phoneCodes } from "./table.ts";

/** How far the caller is with verifying the account. */
export async function getVerification(ctx: Ctx): Promise<Verification> {
  const { userId } = requireUser(ctx);
  const [row] = await ctx.db
    .select({
      verifiedAt: users.accountVerifiedAt,
      ageVerifiedAt: users.ageVerifiedAt,
      details: contactDetails,
      code: phoneCodes,
    })
    .from(users)
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .leftJoin(phoneCodes, eq(phoneCodes.userId, users.id))
    .where(eq(users.id, userId));
  const details = row?.details ?? undefined;
  const code = row?.code ?? undefined;
  const isOpen = isCodeOpen(code, ctx.clock()) && code?.phone === details?.phone;
  return {
    verifiedAt: row?.verifiedAt?.toISOString() ?? null,
    missing: missingOf(details),
    phone: details?.phone ? phoneText(details.phone) : null,
    codeExpiresAt: isOpen ? (code?.expiresAt.toISOString() ?? null) : null,
    ageVerifiedAt: row?.ageVerifiedAt?.toISOString() ?? null,
    ageProof: ctx.ports.ageProof?.method ?? null,
  };
}
