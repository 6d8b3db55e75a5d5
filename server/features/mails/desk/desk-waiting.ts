import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To moderators: how much waits for a decision. */
export const deskWaitingLetter = (waiting: {
  inspections: number;
  cases: number;
  url: string;
}): LetterTexts => ({
  cs: () => ({
    subject: `Čeká na rozhodnutí: ${waiting.inspections + waiting.cases}`,
    heading: "Něco čeká na vaše rozhodnutí",
    paragraphs: ["na stole moderátorů čekají nabídky ke kontrole nebo případy k rozhodnutí."],
    facts: [
      ["Nabídky ke kontrole", String(waiting.inspections)],
      ["Případy", String(waiting.cases)],
    ],
    action: { label: "Otevřít, co čeká", url: waiting.url },
  }),
  en: () => ({
    subject: `Waiting for a decision: ${waiting.inspections + waiting.cases}`,
    heading: "Something is waiting for your decision",
    paragraphs: ["There are listings to check or cases to decide on the moderators' desk."],
    facts: [
      ["Listings to check", String(waiting.inspections)],
      ["Cases", String(waiting.cases)],
    ],
    action: { label: "Open what is waiting", url: waiting.url },
  }),
});
