import { type MailLine, mailTopics } from "#contract/mails/mail-admin.ts";
import { type Ctx, requireScope } from "#server/context.ts";
import { mailGroups } from "#server/features/mails/mail-groups.ts";

/** Every mail with the subject and heading of its sample. For people with the scope `content`. */
export function listSamples(ctx: Ctx): MailLine[] {
  requireScope(ctx, "content");
  return mailTopics.flatMap((topic) =>
    mailGroups[topic].samples.map(({ name, texts }) => {
      const [cs, en] = [texts.cs(), texts.en()];
      const heading = { cs: cs.heading, en: en.heading };
      return { topic, name, subject: { cs: cs.subject, en: en.subject }, heading };
    }),
  );
}
