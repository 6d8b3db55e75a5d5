import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { accountInForce } from "#server/features/accounts/contact/bank-change-rules.ts";
import { fullNameOf } from "#server/features/accounts/contact/contact-view.ts";
import { contactDetails, users } from "#server/features/accounts/table.ts";
import { payouts } from "./table.ts";

type Payout = typeof payouts.$inferSelect;

/** A payout with its seller as he is now. */
export interface Payee {
  readonly payout: Payout;
  readonly username: string;
  /** By the contact details; without them the name of the account. */
  readonly name: string;
  readonly isSuspended: boolean;
  /** Where it goes, sealed; null: nowhere yet. */
  readonly iban: string | null;
}

/** Payouts with their sellers, to be narrowed, ordered and locked by the caller. */
export function selectPayees(ctx: Ctx) {
  return ctx.db
    .select({ payout: payouts, user: users, contact: contactDetails })
    .from(payouts)
    .innerJoin(users, eq(users.id, payouts.userId))
    .leftJoin(contactDetails, eq(contactDetails.userId, payouts.userId))
    .$dynamic();
}

export function payeeOf(ctx: Ctx, { payout, user, contact }: Awaited<ReturnType<typeof selectPayees>>[number]): Payee {
  return {
    payout,
    username: user.username,
    name: contact?.company || fullNameOf(contact) || user.username,
    isSuspended: user.suspendedAt !== null,
    iban: payout.iban ?? (contact && accountInForce(contact, ctx.clock())),
  };
}
