import type { Locale } from "#contract/values/locale.ts";

/** A mail's content as plain text, which rendering escapes. */
export interface MailText {
  readonly subject: string;
  /** What mail programs show beside the subject; without it the first paragraph. */
  readonly preheader?: string;
  readonly heading: string;
  /** Follow the greeting; in Czech the first one continues its sentence in lower case. */
  readonly paragraphs: readonly string[];
  /** Links under the paragraphs. */
  readonly items?: readonly MailItem[];
  /** Pairs of a name and a value, such as a price or an end. */
  readonly facts?: readonly (readonly [string, string])[];
  /** A payment code (SPAYD), shown as a picture under the facts. */
  readonly code?: string | null;
  readonly action: { readonly label: string; readonly url: string };
  /** Small print under the button. */
  readonly note?: string;
  /** Links in small print, the last thing under the button. */
  readonly closing?: readonly MailItem[];
}

/** A listing, or what else a mail leads to, with its address and some facts, such as price and end. */
export interface MailItem {
  readonly title: string;
  readonly detail: string;
  readonly url: string;
}

/** A mail in both languages, of which only the recipient's is rendered. */
export type MailTexts = Record<Locale, () => MailText>;
