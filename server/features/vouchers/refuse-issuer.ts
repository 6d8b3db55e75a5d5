import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { isOwnMoney, type MoneySides } from "#server/features/payments/own-money-rules.ts";
import { vouchers } from "./table.ts";

/** Refuses a voucher to whoever issued it, as a guest by their e-mail or telephone too (RULES.md PM13); VOUCHER_ISSUED. */
export async function refuseIssuer(tx: Ctx, voucherId: number, sides: MoneySides): Promise<void> {
  const [issuer] = await tx.db
    .select({ id: users.id, email: users.email, phone: contactDetails.phone })
    .from(vouchers)
    .innerJoin(users, eq(users.id, vouchers.issuerId))
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(vouchers.id, voucherId));
  if (issuer && isOwnMoney(issuer, sides))
    throw new Invalid({ voucher: ["VOUCHER_ISSUED"] }, "VOUCHER_ISSUED");
}
