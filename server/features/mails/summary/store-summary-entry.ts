import type { Ctx } from "#server/context.ts";
import { nextSummaryAt, type Wishes } from "#server/features/accounts/preferences/news-rules.ts";
import { summaryEntries } from "#server/features/mails/table.ts";
import type { MailText } from "#server/features/mails/templates/mail-text.ts";

/** Keeps a mail's subject, first sentence and link for its reader's next daily summary; once per key. */
export async function storeSummaryEntry(
  ctx: Ctx,
  reader: Wishes & { readonly id: number },
  key: string,
  { subject, paragraphs, action }: MailText,
): Promise<void> {
  const createdAt = ctx.clock();
  const detail = paragraphs[0] ?? "";
  await ctx.db
    .insert(summaryEntries)
    .values({
      key,
      userId: reader.id,
      title: subject.replace(/\s+/g, " ").trim(),
      detail: detail.charAt(0).toUpperCase() + detail.slice(1),
      url: action.url,
      dueAt: nextSummaryAt(reader, createdAt),
      createdAt,
    })
    .onConflictDoNothing({ target: summaryEntries.key });
}
