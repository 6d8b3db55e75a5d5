import type { Ctx } from "#server/context.ts";
import { listInvoiceFiles } from "#server/features/invoices/invoice-file.ts";
import { type Attachment, Refused } from "#server/ports/mail/mail.ts";

/** What goes along with a mail. Where it cannot be made, this mail alone waits: the mail server has nothing to do with it. */
export async function listAttachments(ctx: Ctx, invoiceId: number | null): Promise<readonly Attachment[]> {
  if (invoiceId === null) return [];
  try {
    return await listInvoiceFiles(ctx, invoiceId);
  } catch (error) {
    throw new Refused("the attachments could not be made", { cause: error });
  }
}
