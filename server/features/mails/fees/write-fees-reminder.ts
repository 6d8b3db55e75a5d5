import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import type { feeEvents } from "#server/features/fees/events.ts";
import { feeStatements } from "#server/features/fees/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import { orders } from "#server/features/payments/table.ts";
import { feesReminderMail } from "./fees-reminder.ts";

/** Asks for a bill while it is not paid, since the event may come late. */
export async function writeFeesReminder(
  ctx: Ctx,
  mailSettings: MailSettings,
  { statementId, number }: PayloadOf<typeof feeEvents.FeesReminded>,
): Promise<void> {
  const [found] = await ctx.db
    .select({ statement: feeStatements, order: orders, user: users })
    .from(feeStatements)
    .innerJoin(orders, eq(orders.id, feeStatements.orderId))
    .innerJoin(users, eq(users.id, feeStatements.userId))
    .where(eq(feeStatements.id, statementId));
  if (found?.order.status !== "awaiting_payment") return;
  const { statement, order, user } = found;
  await writeMail(ctx, mailSettings, user, {
    key: `fees-reminder:${statementId}:${number}`,
    kind: "fees-reminder",
    content: (addresses) =>
      feesReminderMail(number, {
        totalMinor: order.totalMinor,
        dueOn: statement.dueOn,
        url: addresses.order(order),
      }),
  });
}
