import type { LetterItem, LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To somebody who watches a search: what is newly listed under its words. */
export const searchFoundLetter = (found: {
  q: string;
  items: Readonly<Record<"cs" | "en", readonly LetterItem[]>>;
  /** The page of the search. */
  url: string;
  /** The page on which watching it ends. */
  watchedUrl: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Nově v nabídce: ${found.q}`,
    heading: "Objevilo se, co hledáte",
    paragraphs: [`hledání „${found.q}“, které pro vás hlídáme, má nové položky.`],
    items: found.items.cs,
    action: { label: "Otevřít hledání", url: found.url },
    note: `Píšeme nejvýš jednou za hodinu. Hlídání ukončíte na stránce ${found.watchedUrl}`,
  }),
  en: () => ({
    subject: `Newly listed: ${found.q}`,
    heading: "What you are looking for has turned up",
    paragraphs: [`The search “${found.q}”, which we keep for you, has new items.`],
    items: found.items.en,
    action: { label: "Open the search", url: found.url },
    note: `We write once an hour at most. To stop it, go to ${found.watchedUrl}`,
  }),
});
