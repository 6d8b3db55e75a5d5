import { randomUUID } from "node:crypto";
import type { IssueBody } from "#contract/newsletter-issues/newsletter-admin.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope, transaction } from "#server/context.ts";
import { eq } from "#server/db/query.ts";
import { Conflict } from "#server/errors.ts";
import { users } from "#server/features/accounts/table.ts";
import { type MailSettings, writeMail } from "#server/features/mails/sending/write-mail.ts";
import { addressesOf } from "#server/features/mails/templates/addresses.ts";
import { renderMail } from "#server/features/mails/templates/render-mail.ts";
import { issueMail, readIssueContent } from "#server/features/newsletter-issues/issue-mail.ts";
import { checked } from "./write-issue.ts";

type Shown = IssueBody & { readonly lang: Locale };

/** An issue as its reader would see it; the link that ends newsletters leads nowhere. For people with the scope `content`. */
export async function previewIssue(
  ctx: Ctx,
  { publicUrl }: MailSettings,
  { lang, ...body }: Shown,
): Promise<{ subject: string; html: string }> {
  requireScope(ctx, "content");
  const addresses = addressesOf(publicUrl, lang);
  const content = await readIssueContent(ctx, await checked(ctx, body));
  const mail = issueMail(content)(addresses)[lang]();
  const unsubscribe = { from: "newsletter", url: addresses.home() } as const;
  const { subject, html } = await renderMail(lang, mail, { home: publicUrl, unsubscribe });
  return { subject, html };
}

/** Mails an issue to its writer's own confirmed e-mail; resolves with the e-mail. For people with the scope `content`. */
export async function testIssue(
  ctx: Ctx,
  mailSettings: MailSettings,
  { lang, ...body }: Shown,
): Promise<{ email: string }> {
  const { userId } = requireScope(ctx, "content");
  return transaction(ctx, async (tx) => {
    const [user] = await tx.db
      .select({ email: users.email, emailConfirmedAt: users.emailConfirmedAt })
      .from(users)
      .where(eq(users.id, userId));
    if (!user?.emailConfirmedAt) throw new Conflict("EMAIL_NOT_CONFIRMED");
    const content = await readIssueContent(tx, await checked(tx, body));
    await writeMail(
      tx,
      mailSettings,
      { ...user, locale: lang },
      { key: `newsletter-test:${randomUUID()}`, kind: "newsletter-test", content: issueMail(content) },
    );
    return { email: user.email };
  });
}
