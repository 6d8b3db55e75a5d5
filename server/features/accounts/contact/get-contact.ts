import type { ContactOfOwner } from "#contract/accounts/contact.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { contactView } from "./contact-view.ts";
import { findVerifiedPhone } from "./find-verified-phone.ts";
import { openAccounts } from "./sealed-account.ts";

export async function getContact(ctx: Ctx): Promise<ContactOfOwner> {
  const { userId } = requireUser(ctx);
  const [[row], phone] = await Promise.all([
    ctx.db.select().from(contactDetails).where(eq(contactDetails.userId, userId)),
    findVerifiedPhone(ctx, userId),
  ]);
  return contactView(row && openAccounts(ctx, row), phone, ctx.clock());
}
