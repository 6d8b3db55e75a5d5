import type { Ctx } from "#server/context.ts";
import { listInvoiceFiles } from "#server/features/invoices/invoice-file.ts";
import { codeId, codePicture } from "#server/features/mails/templates/payment-code.ts";
import { type Attachment, Refused } from "#server/ports/mail/mail.ts";

interface Attached {
  readonly invoiceId: number | null;
  readonly paymentCode: string | null;
}

/** The name of the picture of a payment code, which banking apps also read from a file. */
export const codeFileName = "qr-platba.png";

/** What goes along with a mail. Where it cannot be made, this mail alone waits: the mail server has nothing to do with it. */
export async function listAttachments(ctx: Ctx, { invoiceId, paymentCode }: Attached): Promise<readonly Attachment[]> {
  try {
    const files = invoiceId === null ? [] : await listInvoiceFiles(ctx, invoiceId);
    if (paymentCode === null) return files;
    return [...files, { name: codeFileName, type: "image/png", data: await codePicture(paymentCode), id: codeId }];
  } catch (error) {
    throw new Refused("the attachments could not be made", { cause: error });
  }
}
