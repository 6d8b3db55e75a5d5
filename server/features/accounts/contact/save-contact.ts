import type { ContactDetails } from "#contract/accounts/contact.ts";
import { type Ctx, requireUser } from "#server/context.ts";
import { Invalid } from "#server/errors.ts";
import { contactDetails } from "#server/features/accounts/table.ts";
import { readContact } from "./contact-rules.ts";
import { contactView } from "./contact-view.ts";

/** Saves the caller's contact details as a whole; answers with the stored ones. */
export async function saveContact(ctx: Ctx, written: ContactDetails): Promise<ContactDetails> {
  const { userId } = requireUser(ctx);
  const read = readContact(written);
  if ("wrong" in read) throw new Invalid(read.wrong);
  const columns = { ...read.row, updatedAt: ctx.clock() };
  const [row] = await ctx.db
    .insert(contactDetails)
    .values({ userId, ...columns })
    .onConflictDoUpdate({ target: contactDetails.userId, set: columns })
    .returning();
  return contactView(row);
}
