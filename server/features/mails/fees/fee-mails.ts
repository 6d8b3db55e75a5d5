import { eq } from "#server/db/query.ts";
import { users } from "#server/features/accounts/table.ts";
import { feeEvents } from "#server/features/fees/events.ts";
import { feeStatements } from "#server/features/fees/table.ts";
import { mailGroup, mailsOn } from "#server/features/mails/templates/mail-group.ts";
import { sampleCode } from "#server/features/mails/templates/payment-code.ts";
import { readTransfer } from "#server/features/payments/read-transfer.ts";
import { orders } from "#server/features/payments/table.ts";
import cs from "./cs.json" with { type: "json" };
import en from "./en.json" with { type: "json" };

export const feeMails = mailGroup({
  texts: { cs, en },
  samples: {
    /** To whoever has a bill of fees past its day; the third time is the last. */
    "fees-reminder": {
      ...{ number: 3, totalMinor: 120_000, dueOn: "2026-11-15" },
      ...{ account: "19-2000145399/0800" as string | null, variableSymbol: "2026000123" as string | null },
      code: sampleCode,
    },
  },
});

export const onFeeEvents = [
  mailsOn(feeEvents.FeesReminded, async (ctx, { statementId, number }) => {
    const [found] = await ctx.db
      .select({ statement: feeStatements, order: orders, user: users })
      .from(feeStatements)
      .innerJoin(orders, eq(orders.id, feeStatements.orderId))
      .innerJoin(users, eq(users.id, feeStatements.userId))
      .where(eq(feeStatements.id, statementId));
    // The event may come late.
    if (found?.order.status !== "awaiting_payment") return null;
    const { statement, order, user } = found;
    const transfer = await readTransfer({ ...ctx, locale: user.locale }, order);
    return feeMails.mail("fees-reminder", user, `fees-reminder:${statementId}:${number}`, {
      url: (to) => to.order(order),
      data: {
        ...{ number, totalMinor: order.totalMinor, dueOn: statement.dueOn },
        ...{ account: transfer?.account ?? null, variableSymbol: transfer?.variableSymbol ?? null },
        code: transfer?.spayd ?? null,
      },
    });
  }),
];
