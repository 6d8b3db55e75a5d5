import { mailTopics } from "#contract/mails/mail-admin.ts";
import type { Locale } from "#contract/values/locale.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { NotFound } from "#server/errors.ts";
import { mailGroups } from "#server/features/mails/mail-groups.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { withPicture } from "#server/features/mails/templates/payment-code.ts";
import { renderMail } from "#server/features/mails/templates/render-mail.ts";

/** A mail as its reader would get it, filled with sample data, in both languages. For people with the scope `content`. */
export async function getSample(ctx: Ctx, { publicUrl: home }: MailSettings, wanted: string) {
  requireScope(ctx, "content");
  for (const topic of mailTopics) {
    const { name, texts } = mailGroups[topic].samples.find((each) => each.name === wanted) ?? {};
    if (!name || !texts) continue;
    const show = async (locale: Locale) => {
      const content = texts[locale]();
      const rendered = await renderMail(locale, content, { home });
      return { ...rendered, html: await withPicture(rendered.html, content.code) };
    };
    return { topic, name, cs: await show("cs"), en: await show("en") };
  }
  throw new NotFound();
}
