import type { Locale } from "#contract/values/locale.ts";
import { decisionParts, type Reasons } from "./decision.ts";
import { fillIn } from "./fill-in.ts";
import type { MailItem, MailText } from "./mail-text.ts";

/**
 * A sentence, or what it depends on: a field of the mail's data, and the sentences of each value. `""` stands for an empty value or 0,
 * `other` for all that are neither empty nor named; what is left says nothing.
 */
type Text = string | readonly Text[] | { readonly [field: string]: Choice | undefined };
type Choice = { readonly [value: string]: Text | undefined };

/** A mail in a catalogue: `{{name}}` and `{{endsAt, moment}}` are filled from its data; what comes out empty is left out. */
export interface MailTemplate {
  readonly subject: Text;
  readonly heading: Text;
  readonly paragraphs: Text;
  /** Pairs of a name and a value. */
  readonly facts?: readonly (readonly Text[])[];
  readonly items?: readonly Readonly<Record<keyof MailItem, Text>>[];
  readonly action: Text;
  readonly note?: Text;
}

/** What every mail is filled from; fields of its own are named in its sentences. */
export interface MailData {
  /** Where the button leads. */
  readonly url: string;
  /** A moderator's decision, which adds its facts and how to object. */
  readonly decision?: Reasons | null;
  /** Links and facts beside those of the catalogue. */
  readonly items?: readonly MailItem[];
  readonly facts?: MailText["facts"];
  readonly closing?: readonly MailItem[];
  readonly code?: MailText["code"];
}

/** A mail of a catalogue as its reader's language says it. */
export function composeMail(locale: Locale, template: MailTemplate, data: MailData): MailText {
  const values: Readonly<Record<string, unknown>> = { ...data };
  const all = (text: Text | undefined): string[] => {
    if (text === undefined) return [];
    if (typeof text === "string") return [fillIn(locale, text, values)].filter(Boolean);
    if (isList(text)) return text.flatMap(all);
    return Object.entries(text).flatMap(([field, choices]) => {
      const value = String(values[field] || (values[field] === false ? false : ""));
      return all(choices?.[value] ?? (value ? choices?.other : undefined));
    });
  };
  const one = (text: Text | undefined) => all(text)[0] ?? "";
  const facts = (template.facts ?? []).map(([name, value]) => [one(name), one(value)] as const);
  const items = (template.items ?? []).map(({ title, detail, url }) => ({
    ...{ title: one(title), detail: one(detail), url: one(url) },
  }));
  return {
    subject: one(template.subject),
    heading: one(template.heading),
    paragraphs: all(template.paragraphs),
    facts: [...facts.filter(([name, value]) => name && value), ...(data.facts ?? [])],
    items: [...items.filter(({ url }) => url), ...(data.items ?? [])],
    closing: data.closing ?? [],
    code: data.code ?? null,
    action: { label: one(template.action), url: data.url },
    note: one(template.note),
    ...(data.decision && decisionParts(locale, data.decision)),
  };
}

const isList = (text: object): text is readonly Text[] => Array.isArray(text);
