import { createInstance } from "i18next";
import { type Case, countedCzech, countedEnglish, type Unit } from "#contract/values/counted.ts";
import type { Locale } from "#contract/values/locale.ts";
import { formatCount } from "#contract/values/written-amounts.ts";
import { formatDay, formatDeadline, formatMoment, formatPrice } from "#server/messages/formats.ts";
import { type Priced, priceWithPremium } from "./price-with-premium.ts";

const i18n = createInstance({
  interpolation: { escapeValue: false },
  initAsync: false,
  missingInterpolationHandler: (text, [placeholder]: RegExpExecArray) => {
    throw new Error(`A mail has no value for ${placeholder} in "${text}".`);
  },
});
void i18n.init();

/** How a value is written: `{{endsAt, moment}}`, `{{hours, counted(unit: hour; case: locative)}}`. */
const formats: Record<string, (locale: Locale, value: never, options: never) => string> = {
  moment: (locale, at: Date) => formatMoment(locale, at),
  deadline: (locale, at: Date) => formatDeadline(locale, at),
  day: (locale, day: string) => formatDay(locale, day),
  count: (locale, count: number) => formatCount(count, locale),
  price: (_, minor: number) => formatPrice(minor),
  premium: (locale, price: Priced) => priceWithPremium(locale, price),
  counted: (locale, count: number, { unit, case: inCase }: { unit: Unit; case?: Case }) =>
    locale === "cs" ? countedCzech(count, unit, inCase) : countedEnglish(count, unit),
};
for (const [name, format] of Object.entries(formats))
  i18n.services.formatter?.add(name, (value, locale, options) =>
    value == null ? value : format(locale as Locale, value as never, options as never),
  );

/** A sentence of a catalogue with its values, which are not searched for placeholders in turn. */
export function fillIn(locale: Locale, text: string, values: Readonly<Record<string, unknown>>): string {
  return i18n.services.interpolator.interpolate(text, values, locale, {});
}
