import type { Locale } from "./locale.ts";

type Forms = { readonly other: string } & Partial<Readonly<Record<Intl.LDMLPluralRule, string>>>;

/** The form of words that a number asks for: one lahev, few lahve, other lahví. */
export function formFor(locale: Locale, count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
