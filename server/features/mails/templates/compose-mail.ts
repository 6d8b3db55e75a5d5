import type { i18n } from "i18next";
import { decisionParts, type Reasons } from "./decision.ts";
import type { MailText } from "./mail-text.ts";

/** What a sentence depends on: by a field of the mail's data and its value, the text or texts; none where the value is not named. */
interface Choice {
  readonly [field: string]: { readonly [value: string]: string | readonly string[] } | undefined;
}

type Text = string | Choice;

/** A mail in a catalogue: `{{name}}` and `{{endsAt, moment}}` are filled from its data. */
export interface MailTemplate {
  readonly subject: Text;
  readonly heading: Text;
  readonly paragraphs: readonly Text[];
  /** Pairs of a name and a value. */
  readonly facts?: readonly (readonly Text[])[];
  readonly action: Text;
  readonly note?: Text;
}

/** What every mail is filled from; fields of its own are named in its sentences. */
export interface MailData {
  /** Where the button leads. */
  readonly url: string;
  /** A moderator's decision, which adds its facts and how to object. */
  readonly decision?: Reasons | null;
}

/** A mail of a catalogue as its reader's language says it. */
export function composeMail(texts: i18n, name: string, template: MailTemplate, data: MailData): MailText {
  const values: Record<string, unknown> = { ...data };
  const all = (text: Text | readonly Text[] | undefined, key: string): string[] => {
    if (text === undefined) return [];
    if (typeof text === "string") return [texts.t(key, { replace: values })];
    if (isList(text)) return text.flatMap((each, at) => all(each, `${key}.${at}`));
    return Object.entries(text).flatMap(([field, choices]) => {
      const chosen = String(values[field]);
      return all(choices?.[chosen], `${key}.${field}.${chosen}`);
    });
  };
  const one = (part: "subject" | "heading" | "action" | "note") => all(template[part], `${name}.${part}`)[0];
  const note = one("note");
  return {
    subject: one("subject") ?? "",
    heading: one("heading") ?? "",
    paragraphs: all(template.paragraphs, `${name}.paragraphs`),
    ...(template.facts && {
      facts: template.facts.map((fact, at): [string, string] => {
        const [label = "", value = ""] = all(fact, `${name}.facts.${at}`);
        return [label, value];
      }),
    }),
    action: { label: one("action") ?? "", url: data.url },
    ...(note && { note }),
    ...(data.decision && decisionParts(texts.language === "en" ? "en" : "cs", data.decision)),
  };
}

const isList = (text: object): text is readonly Text[] => Array.isArray(text);
