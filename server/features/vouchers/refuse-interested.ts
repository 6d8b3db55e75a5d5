import type { Ctx } from "#server/context.ts";
import { and, eq, gt, or } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { isOwnMoney, type MoneySides } from "#server/features/payments/own-money-rules.ts";
import { vouchers } from "./table.ts";

/**
 * Refuses a voucher to whoever issued it (VOUCHER_ISSUED, rule PM13) or is rewarded for it (VOUCHER_OWN, VO1), as a guest by their
 * e-mail or telephone too.
 */
export async function refuseInterested(tx: Ctx, voucherId: number, sides: MoneySides): Promise<void> {
  const interested = await tx.db
    .select({ id: users.id, email: users.email, phone: contactDetails.phone, issuerId: vouchers.issuerId })
    .from(vouchers)
    .innerJoin(
      users,
      or(eq(users.id, vouchers.issuerId), and(eq(users.id, vouchers.ownerId), gt(vouchers.rewardPercent, 0))),
    )
    .leftJoin(contactDetails, eq(contactDetails.userId, users.id))
    .where(eq(vouchers.id, voucherId));
  const found = interested.find((person) => isOwnMoney(person, sides));
  if (!found) return;
  const code = found.id === found.issuerId ? "VOUCHER_ISSUED" : "VOUCHER_OWN";
  throw new Invalid({ voucher: [code] }, code);
}
