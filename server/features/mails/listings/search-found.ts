import type { LetterItem, LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To somebody who watches a search: what is newly listed under its words. */
export const searchFoundLetter = (found: {
  q: string;
  items: readonly LetterItem[];
  /** The page of the search. */
  url: string;
  /** The page on which watching it ends. */
  watchedUrl: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Nově v nabídce: ${found.q}`,
    heading: "Objevilo se, co hledáte",
    paragraphs: [`hledání „${found.q}“, které pro vás hlídáme, má nové položky.`],
    items: found.items,
    action: { label: "Otevřít hledání", url: found.url },
    note: `Píšeme nejvýš jednou za hodinu. Hlídání ukončíte na stránce ${found.watchedUrl}`,
  }),
  en: () => ({
    subject: `Newly listed: ${found.q}`,
    heading: "What you are looking for has turned up",
    paragraphs: [`Your saved search “${found.q}” has new items.`],
    items: found.items,
    action: { label: "Open the search", url: found.url },
    note: `We write at most once an hour. To stop these e-mails, go to ${found.watchedUrl}`,
  }),
});
