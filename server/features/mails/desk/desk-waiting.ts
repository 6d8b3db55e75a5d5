import type { DeskCounts } from "#contract/listings/moderation.ts";
import type { LetterTexts } from "#server/features/mails/letters/letter.ts";

/** To moderators: how much waits for a decision. */
export const deskWaitingLetter = (waiting: DeskCounts & { url: string }): LetterTexts => ({
  cs: () => ({
    subject: `Čeká na rozhodnutí: ${totalOf(waiting)}`,
    heading: "Něco čeká na vaše rozhodnutí",
    paragraphs: ["ke zpracování čekají nabídky ke kontrole, případy k rozhodnutí nebo lidé k prověření."],
    facts: [
      ["Nabídky ke kontrole", String(waiting.inspections)],
      ["Případy", String(waiting.cases)],
      ["Podezření", String(waiting.suspicions)],
      ["Nahlášení", String(waiting.reports)],
    ],
    action: { label: "Otevřít, co čeká", url: waiting.url },
  }),
  en: () => ({
    subject: `Waiting for a decision: ${totalOf(waiting)}`,
    heading: "Something is waiting for your decision",
    paragraphs: ["There are listings to review, cases to decide or people to look into."],
    facts: [
      ["Listings to review", String(waiting.inspections)],
      ["Cases", String(waiting.cases)],
      ["Suspicions", String(waiting.suspicions)],
      ["Reports", String(waiting.reports)],
    ],
    action: { label: "Open what is waiting", url: waiting.url },
  }),
});

/** Everything that waits on the desk. */
export function totalOf({ inspections, cases, suspicions, reports }: DeskCounts): number {
  return inspections + cases + suspicions + reports;
}
