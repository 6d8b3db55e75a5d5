import { defaultLocale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { notInArray, sql } from "#server/db/query.ts";
import { readPhone } from "#server/features/accounts/contact/contact-rules.ts";
import type { MailSettings } from "#server/features/mails/sending/write-mail.ts";
import { addressesOf } from "#server/features/mails/templates/addresses.ts";
import { readPlainSetting } from "#server/features/settings/read-plain-setting.ts";
import { formatMoment } from "#server/messages/formats.ts";
import { message } from "#server/messages/messages.ts";
import { dueAlarms, subjectOf, type Trouble } from "./alarm-rules.ts";
import { findTroubles } from "./find-troubles.ts";
import { alarms } from "./table.ts";

/**
 * Tells the operator of what burns (rule DK5), and forgets what is over, so that it is told again when it comes back. Neither the queue of
 * mails nor anything of the database's events stands between; what went by neither way is tried again in a minute.
 */
export async function raiseAlarms(ctx: Ctx, settings: MailSettings & { readonly dataDir: string }): Promise<void> {
  const troubles = await findTroubles(ctx, settings.dataDir);
  const subjects = troubles.map(subjectOf);
  await ctx.db.delete(alarms).where(subjects.length > 0 ? notInArray(alarms.subject, subjects) : undefined);
  const raised = new Map((await ctx.db.select().from(alarms)).map(({ subject, raisedAt }) => [subject, raisedAt]));
  const news = dueAlarms(troubles, raised, ctx.clock());
  if (news.length === 0 || !(await send(ctx, settings, news))) return;
  const raisedAt = ctx.clock();
  await ctx.db
    .insert(alarms)
    .values(news.map((trouble) => ({ subject: subjectOf(trouble), raisedAt })))
    .onConflictDoUpdate({ target: alarms.subject, set: { raisedAt: sql`excluded.raised_at` } });
}

/** Whether one of the two ways took it over. */
async function send(ctx: Ctx, { publicUrl }: MailSettings, news: readonly Trouble[]): Promise<boolean> {
  const { email, phone } = await readPlainSetting(ctx, "alarm");
  const say = (key: Parameters<typeof message>[1], details = {}) => message(defaultLocale, key, details);
  const lines = news.map(({ kind, since, name }) =>
    say(`alarm.${kind}`, { name, since: formatMoment(defaultLocale, since) }),
  );
  const subject = say("alarm.subject", { site: new URL(publicUrl).host });
  const see = say("alarm.see", { url: addressesOf(publicUrl, defaultLocale).adminHealth() });
  const text = [...lines, see].join("\n");
  const number = readPhone(phone);
  const id = `alarm.${ctx.clock().getTime()}`;
  const ways = [
    ...(email
      ? [
          ctx.ports.mail.send({
            id,
            to: email,
            subject,
            text,
            html: asHtml(text),
            unsubscribeUrl: null,
            attachments: [],
          }),
        ]
      : []),
    ...(number ? [ctx.ports.sms.send({ to: number, text: withoutAccents(`${subject}. ${text}`).slice(0, 300) })] : []),
  ];
  const ends = await Promise.allSettled(ways);
  for (const end of ends) if (end.status === "rejected") ctx.log.error({ err: end.reason }, "an alarm did not go");
  return ends.some(({ status }) => status === "fulfilled");
}

const asHtml = (text: string) =>
  text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`).replaceAll("\n", "<br>\n");

/** Without accents and no-break spaces more of it fits one text message. */
const withoutAccents = (text: string) => text.normalize("NFKD").replace(/\p{M}/gu, "");
