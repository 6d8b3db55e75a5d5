import { invoiceForms } from "#contract/invoices/invoices.ts";
import type { Ctx } from "#server/context.ts";
import { desc, eq } from "#server/db/query.ts";
import { invoiceFileName } from "#server/features/invoices/invoice-file.ts";
import { invoices } from "#server/features/invoices/table.ts";
import { codeFileName } from "#server/features/mails/sending/list-attachments.ts";
import { mails } from "#server/features/mails/table.ts";
import { withPicture } from "#server/features/mails/templates/payment-code.ts";

const mostShown = 200;

export interface PostboxMail {
  readonly id: number;
  readonly to: string;
  readonly kind: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
  readonly sentAt: string | null;
  /** Addresses in the mail, in order. */
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly path: string }[];
}

/** The newest stored mails, to everybody or to one address. */
export async function listMails(ctx: Ctx, to: string | undefined): Promise<PostboxMail[]> {
  const rows = await ctx.db
    .select({ mail: mails, number: invoices.number })
    .from(mails)
    .leftJoin(invoices, eq(invoices.id, mails.invoiceId))
    .where(to ? eq(mails.recipient, to) : undefined)
    .orderBy(desc(mails.id))
    .limit(mostShown);
  const shown = rows.map(async ({ mail: row, number }) => ({
    id: row.id,
    to: row.recipient,
    kind: row.kind,
    subject: row.subject,
    text: row.text,
    html: await withPicture(row.html, row.paymentCode),
    createdAt: row.createdAt.toISOString(),
    sentAt: row.sentAt?.toISOString() ?? null,
    links: row.text.match(/https?:\/\/\S+/g) ?? [],
    attachments: [
      ...(number === null ? [] : invoiceForms.map((form) => invoiceFileName(number, form))),
      ...(row.paymentCode === null ? [] : [codeFileName]),
    ].map((name) => ({ name, path: `/_dev/posta/${row.id}/${name}` })),
  }));
  return Promise.all(shown);
}
