import type { Ctx } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import type { PayloadOf } from "#server/events/topics.ts";
import { users } from "#server/features/accounts/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/templates/write-mail.ts";
import type { sellerReportEvents } from "#server/features/seller-reports/events.ts";
import { taxDetailsMail } from "./tax-details.ts";

/** Asks a seller near the thresholds for what the report would miss; the page says what it is. */
export async function writeTaxDetailsMail(
  ctx: Ctx,
  mailSettings: MailSettings,
  { userId, year }: PayloadOf<typeof sellerReportEvents.TaxDetailsWanted>,
): Promise<void> {
  const [user] = await ctx.db.select().from(users).where(eq(users.id, userId));
  if (!user) return;
  await writeMail(ctx, mailSettings, user, {
    key: `tax-details:${userId}:${year}`,
    kind: "tax-details",
    content: (addresses) => taxDetailsMail({ year, url: addresses.taxDetails() }),
  });
}
