import type { AdminCounts } from "#contract/listings/moderation.ts";
import type { MailTexts } from "#server/features/mails/templates/mail-text.ts";

/** To moderators: how much waits for a decision. */
export const adminWaitingMail = (waiting: AdminCounts & { url: string }): MailTexts => ({
  cs: () => ({
    subject: `Čeká na rozhodnutí: ${totalOf(waiting)}`,
    heading: "Něco čeká na vaše rozhodnutí",
    paragraphs: ["v administraci čekají nabídky, případy, podezření nebo nahlášení."],
    facts: [
      ["Nabídky ke kontrole", String(waiting.inspections)],
      ["Případy", String(waiting.cases)],
      ["Podezření", String(waiting.suspicions)],
      ["Nahlášení", String(waiting.reports)],
    ],
    action: { label: "Přejít k vyřízení", url: waiting.url },
  }),
  en: () => ({
    subject: `Waiting for a decision: ${totalOf(waiting)}`,
    heading: "Something is waiting for your decision",
    paragraphs: ["Listings, cases, suspicions or reports are waiting in the back office."],
    facts: [
      ["Listings to review", String(waiting.inspections)],
      ["Cases", String(waiting.cases)],
      ["Suspicions", String(waiting.suspicions)],
      ["Reports", String(waiting.reports)],
    ],
    action: { label: "Go to the back office", url: waiting.url },
  }),
});

/** Everything that waits on the back office. */
export function totalOf({ inspections, cases, suspicions, reports }: AdminCounts): number {
  return inspections + cases + suspicions + reports;
}
