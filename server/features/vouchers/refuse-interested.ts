import type { Ctx } from "#server/context.ts";
import { and, eq, gt, or } from "#server/db/query.ts";
import { Invalid } from "#server/errors.ts";
import { listAccountsOf } from "#server/features/accounts/contact/list-accounts-of.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { isOwnMoney, type MoneySides } from "#server/features/payments/own-money-rules.ts";
import { vouchers } from "./table.ts";

/**
 * Refuses a voucher to whoever issued it (VOUCHER_ISSUED, rule PM13) or is rewarded for it (VOUCHER_OWN, VO1), by another account
 * of theirs or as a guest too.
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
  for (const person of interested) {
    if (!isOwnMoney({ ...person, ids: await listAccountsOf(tx, person.id) }, sides)) continue;
    const code = person.id === person.issuerId ? "VOUCHER_ISSUED" : "VOUCHER_OWN";
    throw new Invalid({ voucher: [code] }, code);
  }
}
