import type { Locale } from "#contract/values/locale.ts";

/** The words of a mail before it becomes HTML and text. All of it is plain text; rendering escapes it. */
export interface Letter {
  readonly subject: string;
  readonly heading: string;
  /** After the greeting; the Czech first one goes on in lower case. */
  readonly paragraphs: readonly string[];
  /** Links under the paragraphs. */
  readonly items?: readonly LetterItem[];
  /** Name and value, such as a price and an end. */
  readonly facts?: readonly (readonly [string, string])[];
  readonly action: { readonly label: string; readonly url: string };
  /** Small print under the button. */
  readonly note?: string;
}

/** A listing with its address and some facts, such as price and end. */
export interface LetterItem {
  readonly title: string;
  readonly detail: string;
  readonly url: string;
}

/** A letter in both languages; only the recipient's is written. */
export type LetterTexts = Record<Locale, () => Letter>;
