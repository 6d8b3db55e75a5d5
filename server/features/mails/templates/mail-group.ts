import { createInstance, type i18n, type ResourceLanguage } from "i18next";
import { type Case, countedCzech, countedEnglish, type Unit } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatMoment, formatPrice } from "#server/messages/formats.ts";
import { composeMail, type MailData, type MailTemplate } from "./compose-mail.ts";
import type { MailTexts } from "./mail-text.ts";
import { type Priced, priceWithPremium } from "./price-with-premium.ts";

/** Mails of one feature, by the name of their text. */
export interface MailGroup<Mails> {
  /** The mail filled with what its sentences name. */
  readonly write: <Name extends keyof Mails & string>(name: Name, data: Mails[Name]) => MailTexts;
  /** Each mail as its sample fills it. */
  readonly samples: readonly { readonly name: string; readonly texts: MailTexts }[];
}

/**
 * Joins a feature's catalogues of mails, the numbers of the business that they name, and a sample of each mail's data: a mail
 * without a text in both languages, or without a sample, does not compile.
 */
export function mailGroup<Mails extends Record<keyof Mails, MailData>>(group: {
  readonly texts: Readonly<Record<Locale, Readonly<Record<keyof Mails, MailTemplate>>>>;
  readonly rules?: Readonly<Record<string, number>>;
  readonly samples: Mails;
}): MailGroup<Mails> {
  const { texts, rules = {}, samples } = group;
  const i18ns = { cs: catalogue("cs", texts.cs, rules), en: catalogue("en", texts.en, rules) };
  const write = <Name extends keyof Mails & string>(name: Name, data: Mails[Name]): MailTexts => ({
    cs: () => composeMail(i18ns.cs, name, texts.cs[name], data),
    en: () => composeMail(i18ns.en, name, texts.en[name], data),
  });
  const names = Object.keys(samples) as (keyof Mails & string)[];
  return { write, samples: names.map((name) => ({ name, texts: write(name, samples[name]) })) };
}

function catalogue(locale: Locale, texts: object, rules: Readonly<Record<string, number>>): i18n {
  const instance = createInstance({
    lng: locale,
    resources: { [locale]: { mails: texts as ResourceLanguage } },
    fallbackLng: false,
    defaultNS: "mails",
    interpolation: { escapeValue: false, defaultVariables: { ...rules } },
    initAsync: false,
    missingInterpolationHandler: (text, [placeholder]: RegExpExecArray) => {
      throw new Error(`A mail has no value for ${placeholder} in "${text}".`);
    },
  });
  void instance.init();
  for (const [name, format] of Object.entries(formats)) {
    instance.services.formatter?.add(name, (value, _, options) =>
      format(locale, value as never, options as never),
    );
  }
  return instance;
}

/** How a value is written: `{{endsAt, moment}}`, `{{hours, counted(unit: hour; case: locative)}}`. */
const formats: Record<string, (locale: Locale, value: never, options: never) => string> = {
  moment: (locale, at: Date) => formatMoment(locale, at),
  price: (_, minor: number) => formatPrice(minor),
  premium: (locale, price: Priced) => priceWithPremium(locale, price),
  counted: (locale, count: number, { unit, case: inCase }: { unit: Unit; case?: Case }) =>
    locale === "cs" ? countedCzech(count, unit, inCase) : countedEnglish(count, unit),
};
