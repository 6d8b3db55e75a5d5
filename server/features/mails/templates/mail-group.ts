import type { Locale } from "#contract/values/locale.ts";
import type { Ctx } from "#server/context.ts";
import { on, type Subscriber } from "#server/events/subscriber.ts";
import type { Topic } from "#server/events/topics.ts";
import type { Named } from "#server/features/listings/shown-name.ts";
import { type Mail, type MailSettings, type Recipient, writeMail } from "#server/features/mails/sending/write-mail.ts";
import type { Addresses } from "./addresses.ts";
import { composeMail, type MailData, type MailTemplate } from "./compose-mail.ts";
import type { MailKind } from "./mail-kinds.ts";
import type { MailText, MailTexts } from "./mail-text.ts";

/** What a mail is filled from, as its sample has it, beside what every mail may have. */
type DataOf<Sample> = Omit<Sample, Given> & Partial<Omit<MailData, "url">> & { readonly name?: string };
type Given = "name" | keyof MailData;

type Asked<Name, Sample> = Omit<Mail, "content" | "kind" | "key"> & {
  readonly url: (to: Addresses) => string;
  /** `{{name}}` is its name, as its reader's pages show it. */
  readonly lot?: Named;
} & (Name extends MailKind ? { readonly kind?: MailKind } : { readonly kind: MailKind }) &
  (keyof Omit<Sample, Given> extends never
    ? { readonly data?: DataOf<Sample> }
    : {
        readonly data: DataOf<Sample> | ((to: Addresses, nameOf: (listing: Named) => string) => DataOf<Sample>);
      });

/** A mail that waits for the settings of the installation to be written. */
type Writing = (ctx: Ctx, mailSettings: MailSettings) => Promise<void>;

/** The mails of a feature in one language; `shared` stands where a mail says nothing else. */
type Catalogue<Name extends PropertyKey> = Record<Name, Partial<MailTemplate> & Pick<MailTemplate, Own>> & {
  readonly shared?: Partial<MailTemplate>;
};
type Own = "subject" | "heading" | "paragraphs";

/**
 * Joins a feature's catalogues of mails, the numbers of the business that they name, and a sample of each mail's data: a mail
 * without a text in both languages, or without a sample, does not compile.
 */
export function mailGroup<Samples extends Record<keyof Samples, object>>(group: {
  readonly texts: Readonly<Record<Locale, Catalogue<keyof Samples>>>;
  readonly rules?: Readonly<Record<string, number>>;
  readonly samples: Samples;
}) {
  type Name = keyof Samples & string;
  const { texts, rules, samples } = group;
  const fill = (name: Name, data: MailData): MailTexts => {
    const compose = (locale: Locale) => (): MailText => {
      const { shared, [name]: template } = texts[locale];
      return composeMail(locale, { action: "", ...shared, ...template }, { ...rules, ...data });
    };
    return { cs: compose("cs"), en: compose("en") };
  };
  return {
    texts,
    /** The mail to somebody, once by its key. Its kind is its name, where the two are not told apart. */
    mail:
      <Of extends Name>(name: Of, to: Recipient, key: string, asked: Asked<Of, Samples[Of]>): Writing =>
      (ctx, mailSettings) => {
        const { url, lot, data, kind, ...mail } = asked;
        const content: Mail["content"] = (addresses, nameOf) =>
          fill(name, {
            ...(typeof data === "function" ? data(addresses, nameOf) : data),
            ...(lot && { name: nameOf(lot) }),
            url: url(addresses),
          });
        return writeMail(ctx, mailSettings, to, { ...mail, key, kind: kind ?? (name as MailKind), content });
      },
    samples: (Object.keys(samples) as Name[]).map((name) => {
      const shown = { name: "Becherovka 1935", url: "https://kabinet.example/", ...samples[name] };
      return { name, texts: fill(name, shown) };
    }),
  };
}

type Asking = Writing | null | undefined | false;

/** Has an event write the mails that `ask` names, in the event's transaction. */
export function mailsOn<Name extends string, Payload extends object>(
  topic: Topic<Name, Payload>,
  ask: (ctx: Ctx, payload: Payload) => Promise<Asking | readonly Asking[]>,
): (mailSettings: MailSettings) => Subscriber {
  return (mailSettings) =>
    on(topic, async (ctx, payload) => {
      for (const write of [await ask(ctx, payload)].flat()) if (write) await write(ctx, mailSettings);
    });
}
